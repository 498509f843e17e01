"""A deal played again by others: the same order whatever is played, never of a game under way, results side by side."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, cast

import httpx
import msgspec
import pytest

from demesne.games.base import Turn
from demesne.games.registry import GAMES, make_game
from demesne.server.afterwards.branches import branched
from demesne.server.afterwards.duplicates import Deals, _is_seen, check_duplicate, dealt_again
from demesne.server.afterwards.reviewed import learned_of, version_of
from demesne.server.protocol import Join, Opened, Problem, SeatWish
from demesne.server.registry import family_of
from demesne.server.review_messages import Cards, Learned
from demesne.server.store.stored import KeptReview, Stored
from demesne.server.table.arriving import begun, joined
from demesne.server.table.dealing import Shuffled
from demesne.server.table.leaving import freed
from demesne.server.table.restore import seating_of, table_of
from demesne.server.table.shuffles import shuffle_of
from demesne.server.table.table import Chair, Table
from demesne.server.table.view import summary
from demesne.server.wire.branch_messages import PlayOn
from demesne.server.wire.company_messages import USUAL
from demesne.server.wire.log import Entry, Told
from demesne.server.wire.refusals import Refusal
from demesne.server.wire.result_messages import DuplicateWish
from tests.server.client import Site
from tests.server.kit import ADA, BO, MemoryStore, going, hub, play, run, table

RATED = msgspec.structs.replace(USUAL, rated=True, hints=False)
YOU, BOT, OPEN = SeatWish("you", "Ada"), SeatWish("bot", bot="random"), SeatWish("open")
SEED, SALTS = "ab" * 32, ("pepper", "thyme")


def played(of: Table, dice: int) -> Table:
    """*of* to its end, as *dice* fall."""
    rng = Random(dice)
    while going(of):
        play(of, str(rng.choice(of.state.legal_moves())))
    return of


def original(game: str = "kingdomino", dice: int = 1, players: int = 2, seed: str | None = SEED) -> Table:
    """A game that is over, between people who have each added a word to its shuffle."""
    words = [(name, salt) for name, salt in zip(("Ada", "Bo", "Cy", "Di"), (*SALTS, "", "sage"), strict=True)]
    chairs = [Chair("here", name, None, name, salt) for name, salt in words[:players]]
    made = make_game(game, players, GAMES[game].lay_out({}, Random(3)))
    of = Table("o" * 26, made, family_of(game), chairs, Shuffled(seed or ""))
    of.take(begun(of))
    return played(of, dice)


def again(source: Table, *seats: SeatWish) -> Table:
    made = dealt_again("d" * 26, source, DuplicateWish(list(seats or (YOU, BOT))), ADA)
    made.take(begun(made))
    return made


def deals(of: Table) -> dict[str, list[str]]:
    """What was dealt, in order, by what kind of thing it is."""
    found: dict[str, list[str]] = {}
    for move in (str(step.move) for step in of.steps if step.before.to_move is Turn.CHANCE):
        found.setdefault(move.split()[0], []).append(move)
    return found


def code(asked: Any) -> str:
    with pytest.raises(Refusal) as refusal:
        asked()
    return refusal.value.reason.code


@pytest.mark.parametrize("game", GAMES)
def test_everything_comes_in_the_same_order_whatever_is_played(game: str) -> None:
    players = GAMES[game].players[0]
    source = original(game, 1, players)
    other = played(again(source, YOU, *[BOT] * (players - 1)), 2)
    assert other.game.options == source.game.options
    one, two = deals(source), deals(other)
    assert one.keys() == two.keys()
    for kind, things in one.items():
        shared = min(len(things), len(two[kind]))
        assert things[:shared] == two[kind][:shared]
    assert [str(step.move) for step in source.steps] != [str(step.move) for step in other.steps]


def test_it_is_told_and_kept_as_the_deal_of_the_first_table() -> None:
    source = original()
    of = again(source)
    assert (summary(of, None, ()).duplicate, summary(source, None, ()).duplicate) == (source.id, None)
    assert [entry.told.code for entry in of.log[:2]] == ["duplicate", "started"]
    third = again(played(of, 3))
    assert summary(third, None, ()).duplicate == source.id
    kept = Stored(seating_of(third, third.game.options, None), third.status, tuple(third.log))
    assert kept.seating.deal == f"again:{source.id}"
    back = table_of(kept, Random(9))
    assert deals(played(back, 4)) == deals(played(third, 4)) == deals(source)


def test_its_shuffle_is_checked_with_the_words_of_the_first_table() -> None:
    source = original()
    told, first = shuffle_of(played(again(source), 2), ADA), shuffle_of(source, ADA)
    assert (told.seed, told.salts, told.of) == (SEED, list(SALTS), source.id)
    assert [pile.seed for pile in told.piles] == [pile.seed for pile in first.piles]


def test_a_game_under_way_or_given_up_is_not_dealt_again() -> None:
    chairs = [Chair("you", "Ada", None, ADA), Chair("here", "Bo", None, BO)]
    of = Table("o" * 26, make_game("kingdomino", 2, {}), family_of("kingdomino"), chairs, Shuffled(SEED))
    of.take(begun(of))
    assert code(lambda: check_duplicate(of, ADA)) == "duplicate.running"
    of.company.note(Entry(of.seq + 1, Told("ended", None, {"how": "agreed"})))
    assert of.status == "over"
    assert code(lambda: check_duplicate(of, ADA)) == "duplicate.running"


def test_what_has_no_order_of_its_own_is_not_dealt_again() -> None:
    source = original()
    branch = branched("b" * 26, source, PlayOn(9, [YOU, BOT]), ADA, Random(1), "cd" * 32)
    branch.take(begun(branch))
    for of in (played(branch, 1), played(table(ADA, BO, name="kingdomino"), 1), original(seed="today:2026-11-23:x")):
        assert code(lambda of=of: check_duplicate(of, ADA)) == "duplicate.none"
    check_duplicate(source, None)


@pytest.mark.parametrize("seats", [(YOU,), (YOU, BOT, BOT), (BOT, BOT), (OPEN, OPEN)])
def test_it_has_the_seats_of_the_game_and_one_is_ones_own(seats: Sequence[SeatWish]) -> None:
    assert code(lambda: dealt_again("d" * 26, original(), DuplicateWish(list(seats)), ADA)) == "branch.seats"


def report(*luck: float) -> str:
    """What a review knows of the margins of the sides."""
    none = {"mean": 0, "se": 0}
    margins = [
        {"against": 0, "luck": {"mean": mean, "se": 1}, "own": none, "others": none, "result": 0} for mean in luck
    ]
    return msgspec.json.encode({"seconds": 1.0, "margins": margins}).decode()


class Kept(MemoryStore):
    """A store with a review of each game that *reviews* names."""

    def __init__(self) -> None:
        super().__init__()
        self.reviews: dict[str, KeptReview] = {}

    async def load_review(self, name: str, cards: Cards = "known") -> KeptReview | None:  # noqa: ARG002
        return self.reviews.get(name)

    def keep(self, of: Table) -> Table:
        self.kept[of.id] = Stored(seating_of(of, of.game.options, None), of.status, tuple(of.log))
        return of


async def _story() -> None:
    store = Kept()
    of, source = hub(store), store.keep(original())
    deals_of = Deals(store, of.table, of.lay, of.ring)
    with pytest.raises(Refusal) as refusal:
        await deals_of.open(source, DuplicateWish([YOU, OPEN], RATED), "x")
    assert refusal.value.reason.code == "duplicate.rated"
    opened = await deals_of.open(source, DuplicateWish([YOU, OPEN], msgspec.structs.replace(USUAL, hints=False)), "x")
    assert opened.invite
    assert opened.key != "x"
    with pytest.raises(Refusal):
        await of.successors.fewer(opened.table, opened.key)
    await of.join(opened.table, Join(opened.invite, "Eve", salt="of-no-account"))
    begun = await of.table(opened.table)
    assert begun.salts == list(SALTS)
    assert not begun.company.customs.hints
    assert deals(begun)["deal"] == deals(source)["deal"][: len(deals(begun)["deal"])]
    assert [game.table for game in (await deals_of.told(source, None)).games] == [source.id]

    other = store.keep(played(table_of(store.kept[opened.table], Random(1)), 2))
    store.reviews[other.id] = KeptReview(version_of(other), 1000, over=True, report=report(3.25, -3.25))
    store.reviews[source.id] = KeptReview("of another judge", 1000, over=True, report=report(9, -9))
    for asked in (source, other):
        told = await deals_of.told(asked, None)
        assert (told.of, [game.table for game in told.games], told.link) == (
            source.id,
            [source.id, other.id],
            source.id,
        )
    first, second = told.games
    assert (first.names, second.names) == (["Ada", "Bo"], ["Ada", "Eve"])
    assert [side.luck for side in first.sides] == [None, None]
    assert [side.luck for side in second.sides] == [3.2, -3.2]
    outcome = other.state.outcome()
    assert outcome is not None
    for side, of_side in zip(second.sides, outcome.sides, strict=True):
        assert side.total == side.rounds[-1] == of_side.sheet.total
    assert second.sides[0].lead == second.sides[0].total - second.sides[1].total == -second.sides[1].lead

    await store.delete(source.id)
    left = await deals_of.told(other, None)
    assert ([game.table for game in left.games], left.link) == ([other.id], other.id)
    other.company.customs = msgspec.structs.replace(USUAL, watchers=False)
    assert (await deals_of.told(other, other.chairs[0].owner)).link is None  # to others it would be refused


def test_friends_come_to_it_and_the_games_of_the_deal_lie_side_by_side() -> None:
    run(_story())


def test_the_game_that_one_comes_from_is_listed_however_often_the_deal_has_been_played_since() -> None:
    async def story() -> None:
        store = Kept()
        of, source = hub(store), store.keep(original())
        deals_of = Deals(store, of.table, of.lay, of.ring)
        others = []
        for letter in "abcdefghijklmn":
            made = again(source)
            made.id = letter * 26
            others.append(store.keep(played(made, ord(letter))))
        first, *_, latest = others
        for asked, wanted in ((first, [source, first, latest]), (latest, [source, latest, others[-2]])):
            told = [game.table for game in (await deals_of.told(asked, None)).games]
            assert told[:3] == [each.id for each in wanted]
            assert len(set(told)) == len(told) <= 14

    run(story())


class Knowing:
    """Reviews that know so much of every game."""

    def __init__(self, known: bytes) -> None:
        self._known = known

    async def known(self, name: str, version: str) -> bytes:  # noqa: ARG002 - as reviews do
        return self._known


def test_what_a_review_says_of_ones_own_margin_is_told_to_whoever_sat_there() -> None:
    of, none = original(), b"null"
    margin = {"against": 0, "luck": {"mean": 2.26, "se": 1}, "own": {"mean": -4.04, "se": 1}}
    margins = [{**margin, "others": {"mean": 0, "se": 1}, "result": -2}] * 2
    ledgers: dict[str, Any] = {"win": [], "points": [], "score": []}
    whole = {"version": 1, "game": "kingdomino", "players": 2, "seconds": 1, "settled": 1, "ledgers": ledgers}
    lists: dict[str, list[Any]] = {name: [] for name in ("values", "events", "choices", "given_away", "puzzles")}
    known = msgspec.json.encode({**whole, **lists, "margins": margins})
    asked = [(known, "Bo", Learned(2.3, -4.0)), (known, "a stranger", Learned()), (none, "Bo", Learned())]
    for told, owner, expected in asked:
        assert run(learned_of(of, owner, cast("Any", Knowing(told)))) == expected


def test_a_freed_seat_keeps_its_word() -> None:
    of = dealt_again("d" * 26, original(), DuplicateWish([YOU, OPEN]), ADA)
    chairs, change = joined(of, 1, "Eve", BO, "of-no-account")
    assert change.status == "playing"
    of.chairs[1] = chairs[1]
    assert of.salts == list(SALTS)
    of.chairs[1] = freed(of, 1, ADA, ())[0][1]
    assert (of.chairs[1].taken, of.salts) == (False, list(SALTS))


def test_it_is_asked_for_over_http(site: Site) -> None:
    def refused(answer: httpx.Response) -> tuple[int, str]:
        return answer.status_code, msgspec.json.decode(answer.content, type=Problem).reason.code

    answer = site.post("/api/tables", {"game": "kingdomino", "seats": [YOU, SeatWish("here", "Bo")]})
    opened = msgspec.json.decode(answer.content, type=Opened)
    path = f"/api/tables/{opened.table}/duplicates"
    assert refused(site.post(path, DuplicateWish([YOU, BOT]))) == (409, "duplicate.running")
    assert refused(site.http.get(path)) == (409, "duplicate.running")
    assert refused(site.http.get(f"/api/tables/{'x' * 26}/duplicates")) == (404, "table.unknown")


def test_a_game_that_lets_nobody_watch_is_listed_for_those_who_played_it_alone() -> None:
    closed = table(ADA, BO, name="kingdomino")
    while going(closed):
        play(closed)
    closed.company.customs = msgspec.structs.replace(USUAL, watchers=False)
    assert [_is_seen(closed, who) for who in (ADA, BO, "somebody else", None)] == [True, True, False, False]


def test_a_side_for_which_a_bot_has_moved_says_so() -> None:
    store = Kept()
    of, source = hub(store), original(players=3)
    source.company.for_people = {ply: "random" for ply, step in enumerate(source.steps) if step.before.to_move == 1}
    [told] = run(Deals(store, of.table, of.lay, of.ring).told(source, None)).games
    assert [side.lent for side in told.sides] == [False, True, False]
