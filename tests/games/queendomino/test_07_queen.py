"""Clause 7: the Queen, whom she visits and what she lowers."""

from __future__ import annotations

import pytest

from demesne.games.queendomino.builders import price
from tests.games.queendomino.drawn import play, side, table, words

SITE = "CC T."


def test_the_first_tower_of_the_game_brings_the_queen() -> None:
    """Rules 7.1: one tower is more than none."""
    state = table(side(SITE), side(), side(), slots="tc . . . . .")
    assert play(state, "build 0 1,0").queen == 0


def test_nobody_hosts_her_without_a_tower() -> None:
    """Rules 7.1: all level at none, and a building without towers changes nothing."""
    state = table(side(SITE), side(), side(), slots="ba . . . . .")
    assert play(state, "build 0 1,0").queen is None


@pytest.mark.parametrize(
    ("code", "towers", "queen"),
    [
        ("tc", [0, 2, 0], 1),  # 1 against 2: fewer
        ("gu", [0, 2, 0], 0),  # 2 against 2: a tie is enough
        ("fc", [0, 2, 0], 0),  # 3 against 2
        ("tc", [2, 3, 3], 0),  # draws level with two others
        ("tc", [1, 3, 0], 1),
        ("ba", [2, 2, 0], 1),  # level already, but no tower is placed
        ("bt", [2, 2, 0], 1),
        ("ta", [3, 2, 0], 1),  # she never moves by herself
    ],
)
def test_she_comes_to_whoever_reaches_the_most_towers(code: str, towers: list[int], queen: int) -> None:
    """Rules 7.1: ties included, but only by placing towers."""
    sides = [side(SITE if seat == 0 else "CC", towers=count) for seat, count in enumerate(towers)]
    state = table(*sides, slots=f"{code} . . . . .", queen=1)
    assert play(state, "build 0 1,0").queen == queen


def test_a_host_who_adds_towers_keeps_her() -> None:
    """Rules 7.1."""
    state = table(side(SITE, towers=1), side(towers=1), side(), slots="gu . . . . .", queen=0)
    assert play(state, "build 0 1,0").queen == 0


def test_a_host_who_is_overtaken_and_draws_level_wins_her_back() -> None:
    """Rules 7.1: seat 0 has 2, seat 1 builds a second tower and takes her; one more for seat 0 brings her home."""
    sides = side("CC T.", towers=2), side("CC T.", towers=1)
    state = table(*sides, phase="build", now="1@1 2@0 3@0 4@1", slots="tc tc . . . .", queen=0)
    state = play(state, "build 0 1,0")
    assert state.queen == 1
    state = play(state, "claim 41", "place 2 0,1 0,2", "pass", "build 1 1,0")
    assert state.queen == 0


@pytest.mark.parametrize(("cost", "asked"), [(0, 0), (1, 0), (2, 1), (3, 2), (4, 3), (5, 4)])
def test_she_lowers_each_price_by_one_but_not_below_nothing(cost: int, asked: int) -> None:
    """Rules 7.2."""
    assert price(cost, hosts_queen=True) == asked
    assert price(cost, hosts_queen=False) == cost
    state = table(side(SITE, towers=1), side(), side(), queen=0)
    assert play(state, f"build {cost} 1,0").sides[0].coins == 7 - asked


def test_her_host_can_afford_a_dearer_slot() -> None:
    """Rules 7.2, 6.2: two coins buy in slot 3."""
    state = table(side(SITE, coins=2, towers=1), side(), side(), queen=0)
    assert words(state) == [*(f"build {cost} 1,0" for cost in range(4)), "pass"]
    assert play(state, "build 3 1,0").sides[0].coins == 0


def test_she_lowers_nothing_for_the_others() -> None:
    """Rules 7.2: seat 1 hosts her, seat 0 pays in full."""
    state = table(side(SITE), side(towers=1), side(), queen=1)
    assert play(state, "build 5 1,0").sides[0].coins == 2


def test_the_tile_that_brings_her_is_paid_in_full() -> None:
    """Rules 7.3: the price is paid before the towers are set."""
    state = table(side(SITE, coins=3), side(), side(), slots=". . . gu fc .")
    assert words(state) == ["build 3 1,0", "pass"]
    state = play(state, "build 3 1,0")
    assert (state.sides[0].coins, state.queen) == (0, 0)


def test_a_host_s_next_purchase_is_cheaper() -> None:
    """Rules 7.2, 7.3: with two kings, the second turn of the round already is."""
    own = side("CC T. T.", size=7)
    state = table(own, side(size=7), now="1@0 2@0 3@1 4@1", slots="tc ba . . . .")
    state = play(state, "build 0 1,0", "claim 41", "place 2 0,1 0,2", "pass", "build 1 2,0")
    assert state.sides[0].coins == 7 - 0 - 0
