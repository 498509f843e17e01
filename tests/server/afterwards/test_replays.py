"""A game walked through: act by act as it was, and nothing in it that the asker may not know."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
import pytest

from demesne.games.base import Seat
from demesne.games.domaine.tiles import PLAIN_LAYOUT
from demesne.games.queendomino.moves import Place
from demesne.server.afterwards.replays import MOST, positions_of, replay_of
from demesne.server.domaine.shapes import DomaineView
from demesne.server.protocol import Positions, Replay, SideResult, Undo
from demesne.server.queendomino.shapes import QueendominoView, RulesView
from demesne.server.table.arriving import begun
from demesne.server.table.table import Table
from demesne.server.table.view import summary
from demesne.server.wire.company_messages import USUAL
from demesne.server.wire.refusals import Refusal
from tests.server.client import Site
from tests.server.court import Dealer, court, play_court
from tests.server.kit import ADA, BO, going, play, run, table, wish
from tests.server.twins import THREE, twin_of, written_story


def told_replay(of: Table, owner: str | None) -> Replay:
    return run(replay_of(of, owner))


def told_positions(of: Table, owner: str | None, first: int, count: int) -> Positions:
    return run(positions_of(of, owner, first, count))


def played(of: Table) -> Table:
    while going(of):
        play(of)
    return of


def everything(of: Table, owner: str | None) -> bytes:
    """All that *owner* is told of the game, position by position."""
    replay = told_replay(of, owner)
    parts = range(0, len(replay.moments), MOST)
    return msgspec.json.encode([replay, *(told_positions(of, owner, first, MOST) for first in parts)])


def test_a_summary_tells_how_each_side_ended_once_the_game_is_over() -> None:
    of = table(ADA, BO, name="kingdomino")
    play(of)
    assert summary(of, ADA, ()).results == []
    outcome = played(of).state.outcome()
    assert outcome is not None
    told = [
        SideResult([seat], side.rank, side.sheet.total, side.sheet.points()) for seat, side in enumerate(outcome.sides)
    ]
    assert summary(of, ADA, ()).results == told
    assert sorted(side.rank for side in told) in ([1, 1], [1, 2])
    assert summary(of, None, ()).results == told
    of.company.customs = msgspec.structs.replace(USUAL, watchers=False)
    assert (summary(of, None, ()).results, summary(of, ADA, ()).results) == ([], told)


def test_every_act_has_its_place_and_the_points_it_left() -> None:
    of = played(table(ADA, BO, name="kingdomino"))
    replay = told_replay(of, ADA)
    moments = replay.moments
    assert all(seat.online for seat in replay.view.seats), "who is away now was not when it was played"
    assert moments[0].seat is None
    assert [moment.round for moment in moments] == sorted(moment.round for moment in moments)
    assert moments[-1].round == 6
    places = [(moment.round, moment.turn, moment.act) for moment in moments]
    assert len(set(places)) == len(places)
    assert [place for place in places if place[0] == 3] == [(3, turn, act) for turn in (1, 2, 3, 4) for act in (1, 2)]
    end = of.family.points(of.state)
    assert moments[-1].points == end
    assert sum(1 for moment in moments for event in moment.events if event.code == "claim") == 24
    numbers = [event.seq for moment in moments for event in moment.events]
    assert numbers == list(range(1, len(numbers) + 1))


def test_the_positions_are_those_that_were_seen_live() -> None:
    of = table(ADA, BO, begun=False)
    of.take(begun(of))
    seen = [of.family.view(of.state, of.steps, (0,))]
    while going(of):
        play(of)
        seen.append(of.family.view(of.state, of.steps, (0,)))
    told = [found for first in range(0, len(seen), MOST) for found in told_positions(of, ADA, first, MOST).positions]
    assert told == seen
    assert told_positions(of, ADA, len(seen), 4).positions == []


def test_what_was_taken_back_is_not_walked_through() -> None:
    of = table(ADA, BO)
    while not isinstance(of.steps[-1].move, Place):
        play(of)
    before = len(told_replay(of, ADA).moments)
    seat = of.to_move
    assert seat is not None
    of.take(of.undo(of.chairs[seat].owner, Undo(of.seq, "message-undo")))
    assert len(told_replay(of, ADA).moments) == before - 1


def test_the_rounds_of_a_dynasty_go_on_from_game_to_game_with_each_set_up_as_one() -> None:
    """The page tells game and round by that."""
    of = played(table(ADA, BO, name="kingdomino", options={"dynasty": True}))
    replay = told_replay(of, ADA)
    places = [moment.round for moment in replay.moments]
    assert sorted(set(places)) == list(range(21))
    assert isinstance(replay.view.rules, RulesView)
    for place, view in zip(places[1:], shown_before(of), strict=True):
        assert divmod(place, replay.view.rules.rounds + 1) == (view.game - 1, view.round)


def shown_before(of: Table) -> list[QueendominoView]:
    """The table as it was before each act of the game."""
    count = len(told_replay(of, ADA).moments)
    shown = [each for first in range(0, count, MOST) for each in told_positions(of, ADA, first, MOST).positions]
    return [view for view in shown[:-1] if isinstance(view, QueendominoView)]


def test_a_game_without_rounds_begins_one_with_its_first_mover() -> None:
    of = play_court(court("a", "b", "c"), 60)
    moments = told_replay(of, None).moments[1:]
    assert moments[0].round == 1
    opener = moments[0].seat
    assert {moment.seat for moment in moments if moment.turn == 1} == {opener}
    assert moments[-1].round > 3


@pytest.mark.parametrize("viewer", [*THREE, "watcher"])
def test_twins_are_walked_through_alike_while_the_game_runs(viewer: str) -> None:
    story = written_story(THREE, 66, 1)
    twin = twin_of(story, viewer)
    key = None if viewer == "watcher" else f"key of {viewer}"
    assert everything(retold(story.seating, story.draws, story.moves), key) == everything(
        retold(twin.seating, twin.draws, twin.moves), key
    )


def test_the_holder_of_the_cards_sees_them_again_and_a_shared_screen_none() -> None:
    of = play_court(court("a", "a", "b"), 66)
    assert hands(of, "b", 40) == [2]
    assert hands(of, "a", 40) == []


def test_at_the_end_nothing_is_hidden_from_anybody() -> None:
    of = play_court(court("a", "b"), 10_000)
    assert of.status == "over"
    assert hands(of, None, 30) == [0, 1]
    drawn = [event for moment in told_replay(of, None).moments for event in moment.events if event.code == "draw"]
    assert all(event.args.get("card") for event in drawn)


def test_a_table_that_waits_or_is_not_watched_is_not_walked_through() -> None:
    with pytest.raises(Refusal) as waiting:
        told_replay(table(ADA, BO, begun=False), ADA)
    assert waiting.value.reason.code == "table.waiting"
    closed = table(ADA, BO, begun=False)
    closed.take(begun(closed, msgspec.structs.replace(USUAL, watchers=False)))
    assert told_replay(closed, ADA).moments
    for ask in (told_replay, lambda of, owner: told_positions(of, owner, 0, 1)):
        with pytest.raises(Refusal) as refused:
            ask(closed, None)
        assert refused.value.reason.code == "watch.closed"


def test_it_is_asked_for_over_http(site: Site) -> None:
    path = f"/api/tables/{site.open(wish('you', 'bot', game='kingdomino')).table}/replay"
    replay = msgspec.json.decode(site.http.get(path).content, type=Replay)
    assert replay.view.game == "kingdomino"
    few = msgspec.json.decode(site.http.get(f"{path}/0?count=3").content, type=Positions)
    assert 1 <= len(few.positions) <= 3
    assert site.http.get(f"{path}/0?count=many").status_code == 422
    assert site.http.get("/api/tables/nothing/replay").status_code == 404


def hands(of: Table, owner: str | None, at: int) -> list[Seat]:
    """Whose hands are shown after that act."""
    (found,) = told_positions(of, owner, at, 1).positions
    assert isinstance(found, DomaineView)
    return [hand.seat for hand in found.hands]


def retold(seating: Sequence[str], draws: Sequence[str], moves: Sequence[tuple[Seat, str]]) -> Table:
    """The story played by the table alone."""
    of = court(*(f"key of {name}" for name in seating), rng=Dealer(draws), layout=PLAIN_LAYOUT)
    for _, move in moves:
        play(of, move)
    return of
