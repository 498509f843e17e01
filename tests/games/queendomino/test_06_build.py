"""Clause 6: buying a tile and building it."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tests.games.queendomino.drawn import CODES, lone, picture, play, side, table, why, words

TOWN = """
    CC  T.
    T.  W.
"""


def test_only_tiles_on_the_board_are_for_sale() -> None:
    """Rules 6.1: slots 1 and 4 are empty; there is no slot 6."""
    state = table(side("CC T."), *lone()[1:], slots="ba . fi we . fo")
    assert words(state) == ["build 0 1,0", "build 2 1,0", "build 3 1,0", "build 5 1,0", "pass"]
    assert why(state, "build 1 1,0") == "build.empty-slot 6.1"
    assert why(state, "build 6 1,0") == "build.no-slot 6.1"


def test_a_tile_costs_what_is_printed_below_its_slot() -> None:
    """Rules 6.2: 7 coins, slot 4: 3 are left."""
    state = play(table(side("CC T."), *lone()[1:]), "build 4 1,0")
    assert state.sides[0].coins == 3
    assert picture(state.sides[0].kingdom) == "CC  ma"
    assert state.builders.slots == ("bakery", "sawmill", "fishmonger", "weaving_shop", None, "foundry")


def test_a_tile_that_costs_too_much_cannot_be_built() -> None:
    """Rules 6.2: two coins buy in slots 0 to 2."""
    state = table(side("CC T.", coins=2), *lone()[1:])
    assert words(state) == ["build 0 1,0", "build 1 1,0", "build 2 1,0", "pass"]
    assert why(state, "build 3 1,0") == "build.coins 6.2"
    assert play(state, "build 2 1,0").sides[0].coins == 0


def test_any_open_town_square_will_do() -> None:
    """Rules 6.3: not only on the domino just placed; never on other land, the castle or outside."""
    state = table(side(TOWN, coins=0), *lone()[1:])
    assert words(state) == ["build 0 0,1", "build 0 1,0", "pass"]
    for elsewhere in ("1,1", "0,0", "2,0"):
        assert why(state, f"build 0 {elsewhere}") == "build.square 6.3"


def test_without_an_open_town_square_the_step_is_skipped() -> None:
    """Rules 6.3, 3.3: the only town square is built upon."""
    state = table(side("CC ba", knights=0), *lone()[1:], phase="place")
    assert play(state, "place 1 0,1 0,2").phase == "bribe"


def test_one_may_build_after_discarding() -> None:
    """Rules 6.3, 4.6: an earlier town square is enough."""
    walled = side("W. W. F.\nW. CC F.\nW. F. T.", knights=0)
    state = table(walled, *lone()[1:], phase="place", now="9@0 11@1 12@2")
    assert "build 0 1,1" in words(play(state, "discard 9"))


def test_one_building_a_turn() -> None:
    """Rules 6.4: after it the turn goes on with the dragon."""
    state = play(table(side(TOWN), *lone()[1:]), "build 0 1,0")
    assert state.phase == "bribe"
    assert why(state, "build 1 0,1") == "turn.phase 3.2"


def test_one_building_a_square() -> None:
    """Rules 6.4."""
    state = table(side("CC ba\nT. --"), *lone()[1:])
    assert why(state, "build 0 1,0") == "build.taken 6.4"
    assert "build 0 0,1" in words(state)


# What stands in the upper left corner of each tile: knights, towers.
AT_ONCE = {
    "ba": (0, 0),
    "sa": (0, 0),
    "fi": (1, 0),
    "we": (1, 0),
    "ma": (1, 1),
    "fo": (1, 1),
    "ch": (0, 0),
    "sk": (1, 0),
    "st": (0, 1),
    "ta": (2, 0),
    "bt": (3, 0),
    "gu": (0, 2),
    "fc": (0, 3),
    "tc": (0, 1),
    "tr": (1, 0),
    "su": (0, 0),
    "qt": (0, 0),
}


@pytest.mark.parametrize("code", sorted(AT_ONCE))
def test_a_building_brings_its_knights_and_towers_at_once(code: str) -> None:
    """Rules 6.5: into the reserve, and onto the building."""
    assert set(AT_ONCE) == set(CODES)
    knights, towers = AT_ONCE[code]
    state = play(table(side("CC T."), *lone()[1:], slots=f"{code} . . . . ."), "build 0 1,0")
    own = state.sides[0]
    assert (own.knights, own.towers) == (1 + knights, towers)
    assert own.kingdom.knights == frozenset()
    assert state.queen == (0 if towers else None)


def test_knights_won_by_building_collect_in_the_next_turn() -> None:
    """Rules 6.5, 3.2: tax was before; at the next domino two of the three may go."""
    state = table(side("CC T.", knights=0), *lone()[1:], phase="place", slots="bt . . . . .")
    state = play(state, "place 1 0,1 0,2")
    assert state.phase == "build"
    state = play(state, "build 0 1,0", "claim 41")
    assert state.sides[0].knights == 3
    later = replace(state, turn=0)
    assert "tax -2,0 -1,0" in words(play(later, "place 1 -2,0 -1,0"))


def test_when_knights_run_out_one_takes_what_is_left() -> None:
    """Rules 6.5, 1.3: 21 of 22 are out, the Big Tavern brings one instead of three."""
    own, rich = side("CC T."), side("CC W.*", knights=18)
    state = play(table(own, rich, side(), slots="bt . . . . ."), "build 0 1,0")
    assert state.sides[0].knights == 2
    assert sum(each.all_knights for each in state.sides) == 22


def test_when_no_knight_is_left_one_gets_none() -> None:
    """Rules 6.5, 1.3."""
    state = table(side("CC T."), side(knights=20), side(), slots="bt . . . . .")
    assert play(state, "build 0 1,0").sides[0].knights == 1


def test_when_towers_run_out_one_takes_what_is_left() -> None:
    """Rules 6.5, 1.3: 13 of 15 stand; the Fortified Castle brings two, and two do not bring the Queen."""
    state = table(side("CC T."), side(towers=7), side(towers=6), slots="fc . . . . .", queen=1)
    state = play(state, "build 0 1,0")
    assert [each.towers for each in state.sides] == [2, 7, 6]
    assert state.queen == 1


def test_whoever_gets_no_tower_does_not_get_the_queen() -> None:
    """Rules 6.5, 7.1: all 15 stand, level at the top; a Guardtower without towers moves nobody."""
    state = table(side("CC T.", towers=5), side(towers=5), side(towers=5), slots="gu . . . . .", queen=1)
    state = play(state, "build 0 1,0")
    assert state.sides[0].towers == 5
    assert state.queen == 1


def test_a_knight_on_the_square_stays() -> None:
    """Rules 6.6: one may build where a knight stands."""
    state = play(table(side("CC T.*"), *lone()[1:]), "build 0 1,0")
    assert picture(state.sides[0].kingdom) == "CC  ba*"
    assert state.sides[0].all_knights == 2


def test_a_built_square_stays_town() -> None:
    """Rules 6.6: the town counts three squares for a tax after two of them are built upon."""
    state = table(side("CC ba ch\n-- T. W.", coins=0), *lone()[1:], phase="tax", placed="1,1 2,1")
    assert play(state, "tax 1,1").sides[0].coins == 3
