"""Clause 13: Kingdomino, its bonuses, the Mighty Duel and the Dynasty."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise

import pytest

from demesne.games.base import OptionError, Outcome, Turn
from demesne.games.queendomino.dominoes import BOXES
from demesne.games.queendomino.position import Side
from demesne.games.queendomino.rules import kingdomino
from demesne.games.queendomino.scoring import Holdings, score_kingdom
from demesne.games.queendomino.state import State
from demesne.games.registry import make_game
from tests.games.queendomino.drawn import kingdom, opening_of, play, side, table, through, why, words

TOWNLESS = ("tiles", "tax", "build", "bribe")


def bare(picture: str = "CC", size: int = 5) -> Side:
    return side(picture, coins=0, knights=0, size=size)


def end(*sides: Side, **options: object) -> Outcome:
    rules = kingdomino(len(sides), options)
    outcome = table(*sides, phase="over", round=rules.rounds, new="", rules=rules).outcome()
    assert outcome is not None
    return outcome


@pytest.mark.parametrize(
    ("players", "kings", "line", "rounds", "left"), [(2, 2, 4, 6, 24), (3, 1, 3, 12, 12), (4, 1, 4, 12, 0)]
)
def test_players_kings_lines_and_rounds(players: int, kings: int, line: int, rounds: int, left: int) -> None:
    """Rules 13.1: dominoes that stay in the box are never met."""
    state = opening_of("kingdomino", players)
    assert (state.rules.kings, state.rules.line, state.rounds, state.rules.size) == (kings, line, rounds, 5)
    *before, last = through(state, seed=players)
    assert len(last.undealt[0]) == left
    assert {len(each.this_line) for each in before if each.round} == {line}
    assert last.round == rounds
    assert all(len(each.kingdom.land) <= 25 for each in last.sides)


def test_any_of_the_48_dominoes_may_come() -> None:
    """Rules 13.1: two players take 24 of 48 at random; the deal knows no difference between them."""
    state = opening_of("kingdomino", 2)
    assert words(state) == [f"deal {n}" for n in range(1, 49)]
    assert set(state.weights()) == {1}
    assert not any("town" in (d.first.terrain, d.second.terrain) for d in BOXES["kingdomino"].values())


def test_two_players_draw_all_four_kings() -> None:
    """Rules 13.2, 2.5: each of them one by one, so that one player may come first and second."""
    state = play(opening_of("kingdomino", 2), "deal 10", "deal 20", "deal 30", "deal 40")
    assert (words(state), list(state.weights())) == (["king 0", "king 1"], [2, 2])
    state = play(state, "king 1", "claim 40")
    assert list(state.weights()) == [2, 1]
    state = play(state, "king 1", "claim 10")
    assert words(state) == ["king 0"]
    assert why(state, "king 1") == "king.not-drawn 2.5"
    state = play(state, "king 0", "claim 20", "king 0", "claim 30")
    assert [(slot.number, slot.seat) for slot in state.this_line] == [(10, 1), (20, 0), (30, 0), (40, 1)]


def test_a_turn_is_to_place_and_to_claim() -> None:
    """Rules 13.2, 13.3: after placing one claims; in the last round the next one places."""
    rules = kingdomino(4, {})
    state = table(*(bare(),) * 4, phase="place", rules=rules)
    state = play(state, "place 1 0,1 0,2")
    assert (state.phase, state.to_move) == ("claim", 0)
    assert why(state, "pass") == "pass.mandatory 3.3"
    assert play(state, "claim 44").to_move == 1
    last = table(*(bare(),) * 4, phase="place", new="", round=12, rules=rules)
    assert play(last, "place 1 0,1 0,2").to_move == 1


def test_there_is_no_town_in_it() -> None:
    """Rules 13.3: no such step, no coin, no points for any."""
    for state in through(opening_of("kingdomino", 4), seed=3):
        assert state.phase not in TOWNLESS
        assert state.queen is None
        assert all((each.coins, each.all_knights, each.towers) == (0, 0, 0) for each in state.sides)
    rows = state.sheet(0).points()
    assert {name for name, points in rows.items() if points} <= {
        "wheat",
        "forest",
        "lake",
        "grassland",
        "swamp",
        "mine",
    }


def test_a_discarded_domino_is_followed_by_the_claim() -> None:
    """Rules 13.2, 4.6: nothing fits, so it leaves the game."""
    full = bare("W. W. W. W. W.\n" * 2 + "W. W. CC W. W.\n" + "W. W. W. W. W.\n" * 2)
    state = table(full, *(bare(),) * 3, phase="place", rules=kingdomino(4, {}))
    assert words(state) == ["discard 1"]
    assert play(state, "discard 1").phase == "claim"


def test_a_tie_goes_to_the_largest_property_then_to_the_most_crowns() -> None:
    """Rules 13.4: four points each; the first has four squares, of the others the last has most crowns."""
    found = end(bare("CC W1 W. W. W."), bare("CC L1 L1"), bare("CC S1 F. -- --\n-- M3 -- -- --"))
    assert [each.sheet.total for each in found.sides] == [4, 4, 4]
    assert [each.rank for each in found.sides] == [1, 2, 3]
    found = end(bare("CC L1 L1 -- --\n-- F. -- -- --"), bare("CC S2 S. -- --"))
    assert [(each.rank, each.tie_break) for each in found.sides] == [(1, "shared"), (1, "shared")]
    found = end(bare("CC W2 W. L1 --"), bare("CC S2 S. -- --\n-- M1 -- -- --"), bare("CC W2 W. -- --\n-- M1 F. -- --"))
    assert {each.rank for each in found.sides} == {1}


def test_crowns_part_kingdoms_as_large_as_each_other() -> None:
    """Rules 13.4: six points each and two squares at most; three crowns on two squares, against six on single ones."""
    found = end(bare("CC L2 L1 -- --"), bare("CC L1 L. W. --\nM3 W1 -- -- --\n"))
    assert [each.sheet.total for each in found.sides] == [6, 6]
    assert [(each.rank, each.tie_break) for each in found.sides] == [(2, "crowns"), (1, "crowns")]


WHOLE = "W. W. W. W. W.\n" * 2 + "W. W. CC W. W.\n" + "W. W. W. W. W.\n" * 2
ASIDE = "W. W. W. W. W.\n" * 2 + "W. CC W. W. W.\n" + "W. W. W. W. W.\n" * 2
GAPS = "-- -- W. -- --\n-- -- W. -- --\nW. W. CC W. W.\n-- -- W. -- --\n-- -- W. -- --"
NARROW = "-- W. -- --\nW. CC W. W.\n-- W. -- --"


@pytest.mark.parametrize(
    ("picture", "extent", "grid", "harmony"),
    [
        (WHOLE, 10, 10, 5),
        (ASIDE, 0, 0, 5),
        (GAPS, 10, 10, 0),
        (NARROW, 0, 10, 0),
        ("CC", 0, 10, 0),
        ("CC W. W. W. W.", 0, 0, 0),
    ],
)
def test_the_middle_kingdom_and_harmony(picture: str, extent: int, grid: int, harmony: int) -> None:
    """Rules 13.5: both readings of an incomplete kingdom."""
    drawn = kingdom(picture)
    for centre, points in (("extent", extent), ("grid", grid)):
        for bonuses in (["middle_kingdom"], ["harmony"], ["middle_kingdom", "harmony"], []):
            due = points * ("middle_kingdom" in bonuses) + harmony * ("harmony" in bonuses)
            sheet, _ = score_kingdom(drawn, Holdings(), bonuses, centre)
            assert sheet.points()["bonuses"] == due


def test_bonuses_count_only_when_they_were_agreed_on() -> None:
    """Rules 13.5: a castle in the middle of a complete kingdom is worth 15, 10, 5 or nothing."""
    for bonuses, points in (([], 0), (["harmony"], 5), (["middle_kingdom"], 10), (["harmony", "middle_kingdom"], 15)):
        assert end(bare(WHOLE), bare(), bonuses=bonuses).sides[0].sheet.points()["bonuses"] == points


@pytest.mark.parametrize("bonuses", ["harmony", ["harmony", "harmony"], ["castle"], [1], {"harmony": True}])
def test_bonuses_must_be_a_list_of_those_that_exist(bonuses: object) -> None:
    """Rules 13.5."""
    with pytest.raises(OptionError, match="'bonuses'"):
        make_game("kingdomino", 3, {"bonuses": bonuses})


def test_the_mighty_duel_is_for_two_with_all_dominoes() -> None:
    """Rules 13.6: 7x7, twelve rounds; Harmony needs all 49 squares."""
    state = opening_of("kingdomino", 2, size=7)
    assert (state.rules.size, state.rounds, state.rules.kings) == (7, 12, 2)
    *_, last = through(state, seed=2)
    assert last.undealt == (frozenset(),)
    for players in (3, 4):
        with pytest.raises(OptionError, match="Mighty Duel, size 7, is for 2 players"):
            make_game("kingdomino", players, {"size": 7})


def dynasty(players: int = 2, seed: int = 4, **options: object) -> list[State]:
    return list(through(opening_of("kingdomino", players, dynasty=True, **options), seed=seed))


def test_a_dynasty_is_three_games_from_set_up_on() -> None:
    """Rules 13.7: after the last move of a game the box is full again and castles stand alone."""
    played = dynasty()
    games = [state for state in played if state.round == 0 and state.phase == "line" and not state.next_line]
    assert [len(state.earlier) for state in games] == [0, 1, 2]
    for state in games:
        assert state.undealt == (frozenset(range(1, 49)),)
        assert [len(each.kingdom.land) for each in state.sides] == [1, 1]
        assert state.to_move is Turn.CHANCE
    assert [state.outcome() is None for state in played] == [True] * (len(played) - 1) + [False]
    kings = Counter(state.round == 0 and state.phase == "king" for state in played)
    assert kings[True] == 12


def test_a_dynasty_adds_up_row_by_row() -> None:
    """Rules 13.7: the sum of each row, told game by game; bonuses of every game count."""
    played = dynasty(bonuses=["middle_kingdom", "harmony"], centre="grid", seed=6)
    ends = [before for before, after in pairwise(played) if len(after.earlier) > len(before.earlier)]
    last = played[-1]
    outcome = last.outcome()
    assert outcome is not None
    for index, found in enumerate(outcome.sides):
        third = score_kingdom(last.sides[index].kingdom, Holdings(), last.rules.bonuses, "grid")[0].points()
        for at, (name, points) in enumerate(found.sheet.points().items()):
            assert points == third[name] + sum(game[index][at] for game in last.earlier)
        assert {item.code for row in found.sheet.rows for item in row.items} == {"game"}
    assert len(ends) == 2


def test_a_dynasty_s_running_score_holds_the_games_before() -> None:
    """Rules 13.7: at the beginning of the second game it is what the first one brought."""
    second = next(state for state in dynasty() if state.earlier)
    assert second.sheet(0).total == sum(second.earlier[0][0])
    assert second.sheet(1).total == sum(second.earlier[0][1]) > 0


def test_a_tied_dynasty_is_shared() -> None:
    """Rules 13.7: the last game's land decides nothing."""
    rules = kingdomino(2, {"dynasty": True})
    over = table(bare("CC W1 W. W. W."), bare("CC L1 L1"), phase="over", round=6, new="", rules=rules)
    outcome = over.outcome()
    assert outcome is not None
    assert [(each.rank, each.tie_break) for each in outcome.sides] == [(1, "shared"), (1, "shared")]


def test_positions_of_a_dynasty_read_back() -> None:
    """Rules 13.7: with the games that are over behind the first field."""
    game = make_game("kingdomino", 2, {"dynasty": True})
    for state in dynasty()[::25]:
        assert game.parse_state(str(state)) == state
    assert len(str(dynasty()[-1]).split(" ")[0].split(":")) == 5
