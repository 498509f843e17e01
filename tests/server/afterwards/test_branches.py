"""Playing on from a moment of a game: what was played precedes it, what was hidden is dealt anew, and it is marked."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, cast

import httpx
import msgspec
import pytest

from demesne.games.base import Turn
from demesne.games.domaine.moves import Draw
from demesne.games.domaine.state import State
from demesne.records.jsonl import format_jsonl, parse_jsonl
from demesne.records.record import check
from demesne.records.text import format_text
from demesne.server.afterwards.branches import branched, check_branch
from demesne.server.afterwards.brought import brought, kept
from demesne.server.afterwards.replays import replay_of
from demesne.server.afterwards.reviewed import review_of
from demesne.server.family import Step
from demesne.server.protocol import Join, Opened, Problem, SeatWish, Summary, Undo
from demesne.server.store.stored import Stored
from demesne.server.table.arriving import begun
from demesne.server.table.dealing import new_seed
from demesne.server.table.records import record_of
from demesne.server.table.restore import seating_of, table_of
from demesne.server.table.shuffles import shuffle_of
from demesne.server.table.table import Table
from demesne.server.table.view import summary
from demesne.server.wire.branch_messages import Branch, BranchInfo, BroughtPlayOn, PlayOn
from demesne.server.wire.http_messages import KeepRecord
from demesne.server.wire.refusals import Refusal
from tests.server.client import Site
from tests.server.court import court, play_court, state_of
from tests.server.kit import ADA, BO, MemoryStore, going, hub, play, run, table

YOU, BOT, OPEN = SeatWish("you", "Ada"), SeatWish("bot", bot="random"), SeatWish("open")


def finished(name: str = "kingdomino", seed: int = 1) -> Table:
    of = table(ADA, BO, name=name, seed=seed)
    while going(of):
        play(of)
    return of


@pytest.fixture(scope="module")
def kingdoms() -> Table:
    """A finished game of Kingdomino."""
    return finished()


@pytest.fixture(scope="module")
def hands() -> Table:
    """A finished game of Domaine."""
    return play_court(court(ADA, BO, seed=3), 2000)


def went_on(source: Table, moment: int, *seats: SeatWish, seed: int = 1, shuffle: str | None = None) -> Table:
    wish = PlayOn(moment, list(seats or (YOU, BOT)))
    made = branched("b" * 26, source, wish, ADA, Random(seed), shuffle)
    made.take(begun(made))
    return made


def moves(of: Table) -> list[str]:
    return [str(step.move) for step in of.steps]


def middle(of: Table) -> int:
    return len(run(replay_of(of, None)).moments) // 2


def test_a_branch_begins_at_the_position_of_its_moment_with_its_course_before_it(kingdoms: Table) -> None:
    moment = middle(kingdoms)
    of = went_on(kingdoms, moment)
    assert moves(of) == moves(kingdoms)[: len(of.steps)]
    here, there = run(replay_of(of, ADA)), run(replay_of(kingdoms, None))
    assert here.moments == there.moments[: moment + 1]
    at = here.moments[-1]
    assert here.view.branch == Branch(kingdoms.id, f"{at.round}.{at.turn}.{at.act}")
    assert [entry.told.code for entry in of.log[-2:]] == ["branched", "started"]
    assert summary(of, None, ()).branch == here.view.branch
    assert summary(kingdoms, None, ()).branch is None


def test_every_moment_but_the_last_can_be_played_on_from(kingdoms: Table) -> None:
    last = len(run(replay_of(kingdoms, None)).moments) - 1
    for moment in range(last):
        assert went_on(kingdoms, moment).status == "playing"
    assert refused(kingdoms, last) == "branch.over"
    assert refused(kingdoms, last + 1) == refused(kingdoms, -1) == "branch.moment"


@pytest.mark.parametrize("seats", [(YOU,), (YOU, BOT, BOT), (BOT, BOT), (OPEN, OPEN)])
def test_its_seats_are_those_of_the_game_and_one_is_ones_own(kingdoms: Table, seats: Sequence[SeatWish]) -> None:
    assert refused(kingdoms, 3, *seats) == "branch.seats"


def test_a_game_that_is_not_over_is_not_continued() -> None:
    of = table(ADA, BO, name="kingdomino")
    with pytest.raises(Refusal) as refusal:
        check_branch(of, ADA)
    assert refusal.value.reason.code == "branch.running"


def test_what_is_dealt_after_it_is_another_deal_that_can_be_checked() -> None:
    source = finished("queendomino")
    moment, seeds = middle(source), [new_seed(Random(seed)) for seed in (1, 2)]
    dealt = []
    for seed in seeds:
        of = went_on(source, moment, shuffle=seed)
        begun = len(of.steps)
        while going(of):
            play(of)
        told = shuffle_of(of, None)
        later = [str(step.move) for step in of.steps[begun:] if step.before.to_move is Turn.CHANCE]
        assert sorted(name for pile in told.piles for name in pile.dealt) == sorted(later)
        earlier = {str(step.move) for step in of.steps[:begun] if str(step.move).startswith("deal")}
        assert not earlier.intersection(later)
        dealt.append(later)
    assert dealt[0] != dealt[1]


def test_what_was_played_before_it_is_not_taken_back(kingdoms: Table) -> None:
    for moment in range(middle(kingdoms)):
        of = went_on(kingdoms, moment, YOU, SeatWish("here", "Bo"))
        begun = len(of.steps)
        assert not of.can_undo(ADA)
        play(of)
        while of.can_undo(ADA):
            of.take(of.undo(ADA, Undo(of.seq, f"undone-{of.seq}")))
        assert len(of.steps) >= begun


@pytest.mark.slow
def test_hands_that_one_could_not_know_are_dealt_anew_and_nothing_else(hands: Table) -> None:
    changed = 0
    for moment in range(4, len(run(replay_of(hands, None)).moments) - 1, 9):
        for seat in (0, 1):
            seats = [BOT, BOT]
            seats[seat] = YOU
            of = went_on(hands, moment, *seats, seed=moment)
            source = hands.steps[: len(of.steps)]
            before, after = source[-1].after, of.state
            assert str(before.observe(seat)) == str(after.observe(seat))
            known = [str(step.before.redact(step.move, seat)) for step in source]
            assert known == [str(step.before.redact(step.move, seat)) for step in of.steps]
            changed += before != after
    assert changed > 20


def seen_by_all(step: Step[Any]) -> str:
    """The move as everybody saw it: of a card that is drawn, its back."""
    return f"draw {step.move.card[0]}" if isinstance(step.move, Draw) else str(step.move)


def cards_of(state: State) -> list[int]:
    """How many cards everybody holds."""
    return [len(hand) for hand in state.hands]


@pytest.mark.slow
def test_where_a_friend_comes_neither_plays_with_a_hand_that_the_finished_game_shows(hands: Table) -> None:
    anew = [0, 0]
    for moment in range(4, len(run(replay_of(hands, None)).moments) - 1, 9):
        of = went_on(hands, moment, YOU, OPEN, seed=moment)
        source = hands.steps[: len(of.steps)]
        before, after = cast("State", source[-1].after), state_of(of)
        assert list(map(seen_by_all, source)) == list(map(seen_by_all, of.steps))
        assert cards_of(before) == cards_of(after)
        for seat in (0, 1):
            anew[seat] += before.hands[seat] != after.hands[seat]
    assert min(anew) > 20


def test_what_was_shown_later_is_no_more_likely_to_be_held(hands: Table) -> None:
    """Over many branches, other cards come into the hand than the one that was held."""
    held = set()
    for seed in range(40):
        of = went_on(hands, 12, YOU, BOT, seed=seed)
        held |= set(state_of(of).hands[1])
    first = {step.move.card[0] for step in hands.steps[:20] if isinstance(step.move, Draw)}
    assert first == {"A"}
    assert len(held) > 6


def test_its_record_is_whole_and_says_where_it_begins(hands: Table, kingdoms: Table) -> None:
    for source in (hands, kingdoms):
        of = went_on(source, middle(source))
        begun = len(of.steps)
        play(of)
        record = record_of(of)
        assert record.branch == begun
        for read in (parse_jsonl(format_jsonl(record)), record):
            assert read.branch == begun
        assert record_of(source).branch is None
    while going(of):
        play(of)
    assert check(parse_jsonl(format_jsonl(record_of(of)))) is None


def test_a_record_of_a_branch_that_is_brought_says_so_too(kingdoms: Table) -> None:
    of = went_on(kingdoms, 9)
    play(of)
    there = brought(format_text(record_of(of)))
    assert of.branch is not None
    assert there.branch == Branch(None, of.branch.at)
    assert brought(format_text(record_of(kingdoms))).branch is None


def test_a_branch_that_is_brought_and_stored_has_the_same_record_to_the_byte(kingdoms: Table) -> None:
    """Where it begins is its own: the same file leaves another server as came to it."""
    first = went_on(kingdoms, 9, shuffle=new_seed(Random(1)))
    while going(first):
        play(first)
    second = went_on(first, 20, shuffle=new_seed(Random(2)))
    while going(second):
        play(second)
    for of in (first, second):
        text = format_text(record_of(of))
        there = kept("t" * 26, KeepRecord(text, "Ada"), "c" * 64)
        stored = Stored(seating_of(there, there.game.options, None), "over", tuple(there.log))
        assert [format_text(record_of(each)) for each in (there, table_of(stored, Random(0)))] == [text, text]


def test_it_is_the_same_after_the_server_starts_again(hands: Table) -> None:
    of = went_on(hands, middle(hands), shuffle=new_seed(Random(1)))
    play(of)
    seating = seating_of(of, of.game.options, None)
    again = table_of(Stored(seating, of.status, tuple(of.log)), Random(9))
    assert (again.state, again.branch, again.dealer.since) == (of.state, of.branch, of.dealer.since)
    for _ in range(12):
        play(of)
        play(again)
    assert moves(again) == moves(of)


def test_it_is_not_reviewed_as_if_all_of_it_had_been_played_there() -> None:
    source = finished()
    of = went_on(source, 30)
    while going(of):
        play(of)
    with pytest.raises(Refusal) as refusal:
        run(review_of(of, None, cast("Any", None), 0))
    assert refusal.value.reason.code == "review.branch"


async def _story() -> None:
    store = MemoryStore()
    of = hub(store)
    source = finished()
    store.kept[source.id] = Stored(seating_of(source, source.game.options, None), "over", tuple(source.log))
    opened = await of.successors.play_on(source, PlayOn(20, [YOU, OPEN]), "ada's key")
    assert opened.key == "ada's key"
    assert opened.invite
    waiting = await of.table(opened.table)
    assert waiting.status == "waiting"
    [listed] = await of.successors.branches(source.id, None)
    assert (listed.table, listed.status, listed.names) == (opened.table, "waiting", ["Ada", ""])
    with pytest.raises(Refusal):
        await of.successors.fewer(opened.table, opened.key)
    await of.join(opened.table, Join(opened.invite, "Bo"))
    begun = await of.table(opened.table)
    assert begun.status == "playing"
    assert moves(begun) == moves(source)[: len(begun.steps)]
    seat = begun.to_move
    assert seat is not None
    stranger = await of.successors.play_on(source, PlayOn(20, [YOU, BOT]), "a stranger's key")
    assert stranger.key != "a stranger's key"
    assert [each.table for each in await of.successors.branches(source.id, None)] == [stranger.table, opened.table]


def test_friends_come_by_an_invitation_and_the_game_lists_what_was_played_on() -> None:
    run(_story())


def posted(site: Site, path: str, body: object) -> Opened:
    answer = site.post(path, body)
    assert answer.status_code == 201, answer.text
    return msgspec.json.decode(answer.content, type=Opened)


def code(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, msgspec.json.decode(answer.content, type=Problem).reason.code


def test_a_record_is_continued_over_http_and_kept(site: Site, hands: Table) -> None:
    text = format_text(record_of(hands))
    opened = posted(site, "/api/branches", BroughtPlayOn(text, 30, [YOU, BOT]))
    told = msgspec.json.decode(site.http.get(f"/api/tables/{opened.table}").content, type=Summary)
    assert told.branch is not None
    assert told.branch.of is None
    with site.line(opened.table, opened.key) as line:
        assert line.update is not None
        assert line.update.view.branch == told.branch
    assert code(site.post(f"/api/tables/{opened.table}/branches", PlayOn(3, [YOU, BOT]))) == (409, "branch.running")
    assert code(site.post("/api/branches", BroughtPlayOn("x", 3, [YOU, BOT]))) == (422, "record.unreadable")
    listed = site.http.get(f"/api/tables/{opened.table}/branches")
    assert msgspec.json.decode(listed.content, type=list[BranchInfo]) == []


def refused(source: Table, moment: int, *seats: SeatWish) -> str:
    with pytest.raises(Refusal) as refusal:
        went_on(source, moment, *seats)
    return refusal.value.reason.code
