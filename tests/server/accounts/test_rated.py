"""Rated games: what a table must be for one, what its end counts for, and that it is written down once."""

from __future__ import annotations

import sqlite3
from contextlib import ExitStack, closing
from pathlib import Path
from typing import Any, Literal

import msgspec
import pytest
from sqlalchemy import select

from demesne.server.accounts.results import ratings_of, replayed, settle
from demesne.server.accounts.skill import FIRM, MEAN, Rating, after
from demesne.server.guard.keyring import owner_of
from demesne.server.programs.tokens import Tokens
from demesne.server.store import schema
from demesne.server.store.store import Store
from demesne.server.table.arriving import begun
from demesne.server.table.dealing import Shuffled
from demesne.server.table.rated import Result, check_arranged, check_laid, check_seated, mode_of, player_at, result_of
from demesne.server.table.table import BOT, Chair, Table
from demesne.server.table.view import summary
from demesne.server.wire.company_messages import USUAL, Act, Ended, Stint
from demesne.server.wire.http_messages import NewTable, SeatWish
from demesne.server.wire.refusals import Refusal
from tests.server.accounts.test_accounts import code, hasty, signed_up
from tests.server.client import Site
from tests.server.kit import known, play, run, table
from tests.server.program import Program, code_of
from tests.server.sitting import Sitting

ADA, BO, CLEO, DORA = map(owner_of, ("ada", "bo", "cleo", "dora"))
RATED = msgspec.structs.replace(USUAL, rated=True, hints=False)
TEAMS = {"teams": True}


def rated_table(*owners: str, name: str = "kingdomino", over: bool = True) -> Table:
    """A rated game of *owners*, played to its end by first moves."""
    made = table(*owners, name=name)
    made.company.customs = RATED
    while over and made.to_move is not None:
        play(made)
    return made


# --- what it counts for -----------------------------------------------------------------------------


def test_everybody_begins_alike_and_a_victory_counts() -> None:
    both = {"a": Rating(), "b": Rating()}
    then = after(Result([["a"], ["b"]], [1, 2]), both)
    assert then["a"].mu > MEAN > then["b"].mu
    assert then["a"].mu - MEAN == pytest.approx(MEAN - then["b"].mu)
    assert then["a"].sigma < Rating().sigma
    assert (then["a"].games, Rating().value) == (1, 1500)
    draw = after(Result([["a"], ["b"]], [1, 1]), both)
    assert draw["a"].mu == pytest.approx(MEAN)


def test_the_stronger_player_is_rated_higher_among_two_three_and_in_teams() -> None:
    for sides in ([["a"], ["b"]], [["a"], ["b"], ["c"]], [["a", "c"], ["b", "d"]]):
        now = {each: Rating() for side in sides for each in side}
        for _ in range(40):
            now |= after(Result(sides, list(range(1, len(sides) + 1))), now)
        assert now["a"].value > 1600 > 1400 > now[sides[-1][0]].value
        assert now["a"].sure < Rating().sure * 0.9
        assert now["a"].games == 40 > FIRM


def test_eight_players_are_rated() -> None:
    sides = [[str(number)] for number in range(8)]
    then = after(Result(sides, list(range(1, 9))), {str(number): Rating() for number in range(8)})
    values = [then[str(number)].mu for number in range(8)]
    assert values == sorted(values, reverse=True)


def test_the_end_of_a_game_ranks_its_sides() -> None:
    over = rated_table(ADA, BO, CLEO)
    result = result_of(over)
    outcome = over.state.outcome()
    assert result is not None
    assert outcome is not None
    assert result.sides == [[ADA], [BO], [CLEO]]
    assert result.ranks == [next(side.rank for side in outcome.sides if seat in side.seats) for seat in range(3)]
    assert (mode_of(over), player_at(over, 1)) == ("group", BO)
    over.company.customs = USUAL
    assert result_of(over) is None


def test_a_game_that_was_broken_off_counts_for_nobody() -> None:
    for how in ("agreed", "closed"):
        halfway = rated_table(ADA, BO, over=False)
        halfway.company.ended = Ended(how, None)
        assert result_of(halfway) is None


def broken_off(how: Literal["agreed", "closed"], *gone: tuple[int, Stint], helped: int | None = None) -> Result | None:
    """What it counts for that a game of Ada, Bo and Cleo was *how* ended, by Ada; a bot has moved for *helped*."""
    halfway = rated_table(ADA, BO, CLEO, over=False)
    while len({step.before.to_move for step in halfway.steps} & {0, 1, 2}) < 3:
        play(halfway)
    halfway.company.stints.update(gone)
    halfway.company.for_people = {
        ply: "greedy" for ply, step in enumerate(halfway.steps) if helped is not None and step.before.to_move == helped
    }
    halfway.company.ended = Ended(how, 0 if how == "closed" else None)
    return result_of(halfway)


AWAY, UP = Stint("greedy", "away"), Stint("greedy", "resigned")
SIDES = [[ADA], [BO], [CLEO]]


def test_a_host_who_closes_a_game_that_others_play_has_lost_it() -> None:
    """Else whoever opens rated tables never has to lose."""
    assert broken_off("closed") == Result(SIDES, [2, 1, 1], [ADA])
    assert broken_off("closed", (1, AWAY), helped=1) == Result(SIDES, [2, 2, 1], [ADA, BO])


def test_a_host_may_close_a_game_that_nobody_else_plays_any_more() -> None:
    assert broken_off("closed", (1, UP), (2, AWAY), helped=2) == Result(SIDES, [1, 2, 2], [BO, CLEO])
    gone = rated_table(ADA, BO, over=False)
    gone.company.away[1] = 1_000_000  # and no bot has been wanted
    gone.company.ended = Ended("closed", 0)
    assert result_of(gone) is None


def test_those_who_agree_to_end_lose_nothing_and_those_who_have_left_were_not_asked() -> None:
    assert broken_off("agreed", helped=1) is None  # who is back, and has agreed
    assert broken_off("agreed", (1, AWAY), helped=1) == Result(SIDES, [1, 2, 1], [BO])
    assert broken_off("agreed", (1, UP)) == Result(SIDES, [1, 2, 1], [BO])
    assert broken_off("agreed", (1, AWAY)) is None  # no bot has had to play yet


def test_a_table_that_is_closed_before_the_game_counts_for_nobody() -> None:
    waiting = table(ADA, BO, begun=False)
    waiting.company.customs = RATED
    waiting.company.ended = Ended("closed", 0)
    assert result_of(waiting) is None


def test_giving_up_among_two_is_a_loss() -> None:
    halfway = rated_table(ADA, BO, over=False)
    halfway.company.stints[0] = Stint("greedy", "resigned")
    halfway.company.ended = Ended("resigned", 0)
    assert result_of(halfway) == Result([[ADA], [BO]], [2, 1])


def given_up(*order: str, name: str = "kingdomino", options: dict[str, Any] | None = None) -> Result | None:
    """What it counts for that the last of *order* has ended a game by giving up, before any bot has moved."""
    at = Sitting(*sorted(order), name=name, options=options)
    at.take(begun(at.table, RATED))
    for owner in order:
        at.act(owner, "resign")
    assert at.table.company.ended == Ended("resigned", at.table.seats_of(order[-1])[0])
    return result_of(at.table)


def test_of_several_who_give_up_the_first_one_comes_last() -> None:
    """They had the choice one after the other, and whoever stays longer has beaten those who went before."""
    assert given_up(BO, CLEO, ADA) == Result(SIDES, [1, 3, 2])
    assert given_up(ADA, BO, CLEO) == Result(SIDES, [3, 2, 1])


def test_one_who_has_only_left_has_not_given_up() -> None:
    """Ada may come back as long as no bot has moved for her."""
    at = Sitting(ADA, BO)
    at.take(begun(at.table, RATED))
    at.act(ADA, "leave")
    at.act(BO, "resign")
    assert result_of(at.table) == Result([[ADA], [BO]], [1, 2])


def test_a_side_has_given_up_once_both_partners_have() -> None:
    """The first to give up has a partner who stays longest."""
    people = [owner_of(letter) for letter in "abcdef"]
    first, second, third = Sitting(*people, name="royal-wedding", options=TEAMS).table.game.sides
    order = [people[seat] for seat in (first[0], *second, *third, first[1])]
    result = given_up(*order, name="royal-wedding", options=TEAMS)
    assert result is not None
    assert result.ranks == [1, 3, 2]


def test_a_take_over_counts_as_a_defeat_for_those_who_left_and_not_at_all_for_others() -> None:
    over = rated_table(ADA, BO, CLEO)
    ply = next(ply for ply, step in enumerate(over.steps) if step.before.to_move == 1)
    over.company.for_people = {ply: "greedy"}
    result = result_of(over)
    assert result == Result([[ADA], [BO], [CLEO]], [1, 2, 1], [BO])
    before = {ADA: Rating(), BO: Rating(1700.0, 60.0, 30), CLEO: Rating()}
    assert result is not None
    then = after(result, before)
    assert then.keys() == {BO}
    assert then[BO].mu < 1700


def test_leaving_never_pays_whatever_one_is_worth() -> None:
    for mu in (900.0, 1500.0, 2400.0):
        then = after(
            Result([["a"], ["b"], ["c"]], [2, 2, 1], ["a", "b"]), {"a": Rating(mu), "b": Rating(), "c": Rating()}
        )
        assert then["a"].mu <= mu


@pytest.mark.parametrize("players", range(2, 9))
def test_to_leave_costs_what_the_last_place_does_however_many_play(players: int) -> None:
    """Else whoever is about to come last among eight would lose less by leaving."""
    names = [str(number) for number in range(players)]
    before = {name: Rating(1700.0 - 20 * number, 90.0, 20) for number, name in enumerate(names)}
    sides, last = [[name] for name in names], names[-1]
    played = after(Result(sides, [*range(1, players + 1)]), before)[last]
    assert after(Result(sides, [1] * (players - 1) + [2], [last]), before) == {last: played}


def test_two_who_leave_share_the_last_place() -> None:
    before = {name: Rating(mu, 90.0, 20) for name, mu in (("a", 1600.0), ("b", 1650.0), ("c", 1400.0), ("d", 1500.0))}
    sides = [[name] for name in before]
    left = after(Result(sides, [1, 1, 2, 2], ["c", "d"]), before)
    played = after(Result(sides, [2, 1, 3, 3]), before)
    assert (left["c"].mu, left["d"].mu) == (min(1400.0, played["c"].mu), min(1500.0, played["d"].mu))


# --- what a table must be ---------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("owners", "why"),
    [((ADA, "guest"), "rated.account"), ((ADA, ADA), "rated.twice"), ((ADA, BOT), "rated.alone")],
)
def test_a_rated_game_is_one_of_accounts_each_once_and_of_two_at_least(owners: tuple[str, ...], why: str) -> None:
    with pytest.raises(Refusal, match=why):
        check_seated([Chair("open", owner=owner) for owner in owners])
    check_seated([Chair("you", owner=ADA), Chair("open")])
    with pytest.raises(Refusal, match=r"rated\.alone"):
        check_seated([Chair("you", owner=ADA), Chair("open", owner="a program", program=True)])


def test_a_program_is_no_company_in_a_rated_game(tmp_path: Path) -> None:
    """It may sit down only while a second person still can, and the game does not begin without that person."""
    names = ("Ape", "Bee")
    made = [Tokens(tmp_path).create(name)[1] for name in names]
    with hasty(tmp_path) as site, ExitStack() as stack:
        ape, bee = (Program(site.origin, token) for token in made)
        for each in (ape, bee):
            stack.enter_context(closing(each.http))
        ada, bo = signed_up(site, "Ada"), signed_up(site, "Bo")
        wish = NewTable("kingdomino", [SeatWish("you", "x"), *[SeatWish("open")] * 2], customs=RATED)
        opened = site.post("/api/tables", wish, ada).json()
        path, invite = f"/tables/{opened['table']}", {"invite": opened["invite"]}
        assert ape.ask(f"{path}/join", invite).json()["seat"] == 1
        assert code_of(bee.ask(f"{path}/join", invite))[1] == "rated.alone"
        assert code(site.post(f"/api{path}/seats/2/program", {"program": "Bee"}, ada))[1] == "rated.alone"
        assert code(site.post(f"/api{path}/fewer", {}, ada)) == (409, "table.few")
        assert site.post(f"/api{path}/join", {**invite, "name": "Bo"}, bo).json()["seat"] == 2


def test_hints_and_shared_screens_are_not_for_rated_games() -> None:
    made = table(ADA, BO, name="kingdomino", begun=False)
    check_laid(made, RATED)
    check_laid(made, None)
    with pytest.raises(Refusal, match=r"rated\.hints"):
        check_laid(made, msgspec.structs.replace(RATED, hints=True))
    made.chairs[1] = Chair("here", "Bo", None, ADA)
    with pytest.raises(Refusal, match=r"rated\.screen"):
        check_laid(made, RATED)
    with pytest.raises(Refusal, match=r"rated\.set"):
        check_arranged(made, RATED)
    with pytest.raises(Refusal, match=r"rated\.hints"):
        check_arranged(rated_table(ADA, BO, over=False), msgspec.structs.replace(RATED, hints=True))


def test_once_a_rated_game_has_begun_nobody_who_is_away_loses_sooner() -> None:
    def arranged(grace: int, *, begun: bool) -> None:
        made = table(ADA, BO, name="kingdomino", begun=begun)
        made.company.customs = RATED
        check_arranged(made, msgspec.structs.replace(RATED, grace=grace))

    assert RATED.grace == USUAL.grace == 120
    arranged(60, begun=False)
    for grace in (120, 300, 0):
        arranged(grace, begun=True)
    with pytest.raises(Refusal, match=r"rated\.grace"):
        arranged(60, begun=True)


# --- written down -----------------------------------------------------------------------------------


def test_a_game_is_written_down_once_and_all_ratings_follow_from_the_games(tmp_path: Path) -> None:
    games = [rated_table(ADA, BO), rated_table(BO, ADA, CLEO), rated_table(CLEO, ADA)]
    for number, each in enumerate(games):
        each.id = f"{number:026}"

    async def kept(store: Store) -> list[Any]:
        def look(connection: Any) -> list[Any]:
            rows = [connection.execute(of.select()).all() for of in (schema.rated, schema.rating, schema.played)]
            return [sorted(map(tuple, found)) for found in rows]

        return await store.read(look)

    async def story() -> None:
        store = Store(tmp_path)
        await known(store, "ada", "bo", "cleo")
        for each in games:
            await store.write(lambda connection, each=each: settle(connection, each, 1.0))  # type: ignore[misc]
        once = await kept(store)
        for each in reversed(games):  # as after a kill, when nobody knows any more what has been done
            await store.write(lambda connection, each=each: settle(connection, each, 9.0))  # type: ignore[misc]
        assert await kept(store) == once
        assert [len(found) for found in once] == [3, 6, 7]
        follows = await store.read(replayed)
        for player in (ADA, BO, CLEO):
            for mode in ("pair", "group"):
                now = await store.read(lambda c, p=player, m=mode: ratings_of(c, {p}, "kingdomino", m))  # type: ignore[misc]
                assert now.get(player) == follows.get((player, "kingdomino", mode))
        store.close()

    run(story())


def test_a_deal_that_was_known_is_in_no_sum(tmp_path: Path) -> None:
    """A deal played again, and the deal of a day once more, are kept without sides; a game of its own with them."""
    dealt = [Shuffled("seed", of="o" * 26), Shuffled("seed"), Shuffled("seed")]
    games = [rated_table(ADA, BOT) for _ in dealt]
    for number, (each, dealer) in enumerate(zip(games, dealt, strict=True)):
        each.id, each.dealer, each.practice = f"{number:026}", dealer, number == 1
        each.company.customs = USUAL

    async def story() -> None:
        store = Store(tmp_path)
        await known(store, "ada")
        for each in games:
            await store.write(lambda connection, each=each: settle(connection, each, 1.0))  # type: ignore[misc]
        kept = select(schema.played.c.sides).order_by(schema.played.c.table_id)
        assert await store.read(lambda connection: connection.execute(kept).scalars().all()) == [0, 0, 2]
        store.close()

    run(story())


def test_what_a_bot_played_for_somebody_is_in_their_sums_no_victory_and_no_defeat(tmp_path: Path) -> None:
    """The others played their own game, and for them it counts."""
    over = rated_table(ADA, BO, CLEO)
    over.company.customs = USUAL
    ply = next(ply for ply, step in enumerate(over.steps) if step.before.to_move == 1)
    over.company.for_people = {ply: "greedy"}

    async def story() -> None:
        store = Store(tmp_path)
        await known(store, "ada", "bo", "cleo")
        await store.write(lambda connection: settle(connection, over, 1.0))
        kept = select(schema.played.c.account, schema.played.c.sides)
        rows = await store.read(lambda connection: connection.execute(kept).all())
        assert {row.account: row.sides for row in rows} == {"ada": 3, "bo": 0, "cleo": 3}
        store.close()

    run(story())
    assert [summary(over, owner, ()).helped for owner in (ADA, BO, CLEO, None)] == [False, True, False, False]


def test_a_rated_game_is_settled_even_if_the_server_was_ended_before(tmp_path: Path) -> None:
    """Given up at one server whose results are lost; the next one catches up, and shows the change at the table."""
    with hasty(tmp_path) as site:
        ada, bo = signed_up(site, "Ada"), signed_up(site, "Bo")
        customs = msgspec.structs.replace(RATED, public=True)
        wish = NewTable("kingdomino", [SeatWish("you", "x"), SeatWish("open")], customs=customs)
        opened = site.post("/api/tables", wish, ada).json()
        path = f"/api/tables/{opened['table']}"
        assert code(site.post("/api/tables", wish)) == (401, "rated.account")
        assert code(site.post(f"{path}/join", {"invite": "", "name": "Guest"})) == (401, "rated.account")
        assert code(site.post(f"{path}/join", {"invite": "", "name": "Ada"}, ada)) == (409, "rated.twice")
        assert site.post(f"{path}/join", {"invite": "", "name": "Bo"}, bo).status_code == 200
        before = _ratings(site, opened["table"], ada, changed=False)
        assert [(each["value"], each["games"], each["before"]) for each in before] == [(1500, 0, None)] * 2
        with site.line(opened["table"], bo) as line:
            line.say(Act("resign", "resign-0001"))
            while line.update is None or line.update.view.status != "over":
                line.hear()
        done = _ratings(site, opened["table"], ada, changed=True)
    # as if the server had been killed before
    with closing(sqlite3.connect(tmp_path / "demesne.db")) as database, database:
        for lost in ("played", "rated", "rating"):
            database.execute(f"DELETE FROM {lost}")
    with hasty(tmp_path) as site:
        assert _ratings(site, opened["table"], ada, changed=True) == done
    assert [each["before"] for each in done] == [1500, 1500]
    assert done[0]["value"] > 1500 > done[1]["value"]


def _ratings(site: Site, name: str, key: str, *, changed: bool) -> list[dict[str, Any]]:
    """What is shown beside the names of the table *name*, before a game or after its rating has *changed*."""
    with site.line(name, key) as line:
        while True:
            seats = line.update.view.seats if line.update else []
            found = [seat.rating for seat in seats if seat.rating]
            if len(found) == 2 and all((each.before is not None) == changed for each in found):
                return [msgspec.to_builtins(each) for each in found]
            line.hear()
