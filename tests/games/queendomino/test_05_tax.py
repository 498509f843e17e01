"""Clause 5: knights collect tax on the domino just placed."""

from __future__ import annotations

import pytest

from demesne.games.base import IllegalMove
from demesne.games.queendomino.moves import Tax
from demesne.games.queendomino.state import State, tax_receipt
from tests.games.queendomino.drawn import kingdom, lone, picture, play, side, table, why, words

FIELDS = """
    CC  W.  --
    --  W.  W1
    F.  --  --
"""
"""The domino just placed lies on 1,1 and 2,1; with 1,0 it makes a field of three."""


def taxing(drawn: str = FIELDS, placed: str = "1,1 2,1", coins: int = 7, knights: int = 1, towers: int = 0) -> State:
    own = side(drawn, coins, knights, towers)
    return table(own, *lone()[1:], phase="tax", placed=placed)


def test_a_knight_goes_on_the_domino_just_placed_and_nowhere_else() -> None:
    """Rules 5.1."""
    state = taxing()
    assert words(state) == ["tax 1,1", "tax 2,1", "pass"]
    for elsewhere in ("tax 1,0", "tax 0,2", "tax 0,0", "tax 3,3", "tax 1,1 1,0"):
        assert why(state, elsewhere) == "tax.square 5.1"


def test_after_a_discard_there_is_nothing_to_tax() -> None:
    """Rules 5.1: the turn goes on with building, or with the next step that has a choice."""
    walled = side("W. W. F.\nW. CC F.\nW. F. T.", coins=3, knights=3)
    state = table(walled, *lone()[1:], phase="place", now="9@0 11@1 12@2")
    state = play(state, "discard 9")
    assert state.phase == "build"


def test_one_knight_takes_one_square_and_two_may_take_both() -> None:
    """Rules 5.2: with one in reserve the pair is refused; with three there are still two squares."""
    assert why(taxing(knights=1), "tax 1,1 2,1") == "tax.knights 5.2"
    for knights in (2, 3):
        assert words(taxing(knights=knights)) == ["tax 1,1", "tax 1,1 2,1", "tax 2,1", "pass"]


def test_without_a_knight_in_reserve_the_step_is_skipped() -> None:
    """Rules 5.2, 3.3."""
    state = table(side("CC", knights=0), *lone()[1:], phase="place")
    assert play(state, "place 1 1,0 2,0").phase == "bribe"


def test_no_two_knights_stand_on_one_square_and_pairs_ascend() -> None:
    """Rules 5.2."""
    state = taxing(knights=2)
    assert why(state, "tax 1,1 1,1") == "tax.square 5.1"
    assert why(state, "tax 2,1 1,1") == "tax.square 5.1"


def test_a_tax_needs_a_knight() -> None:
    """Rules 5.2: to set no knight is to pass."""
    with pytest.raises(IllegalMove, match=r"tax\.square"):
        taxing().apply(Tax(()))


def test_a_knight_collects_the_squares_of_its_territory() -> None:
    """Rules 5.3: three wheat squares pay three coins, whatever their crowns."""
    state = play(taxing(coins=2), "tax 2,1")
    assert state.sides[0].coins == 2 + 3


def test_only_what_connects_side_by_side_is_counted() -> None:
    """Rules 5.3: the wheat across the corner belongs to another territory, the castle to none."""
    drawn = """
        W.  --  --
        --  W.  CC
        --  F.  F.
    """
    state = table(side(drawn, coins=0), *lone()[1:], phase="tax", placed="-1,0 -1,1")
    assert play(state, "tax -1,0").sides[0].coins == 1
    assert play(state, "tax -1,1").sides[0].coins == 2


def test_the_knight_stays_on_its_square() -> None:
    """Rules 5.2: out of the reserve, onto the land, until the game ends."""
    state = play(taxing(knights=2), "tax 1,1")
    own = state.sides[0]
    assert picture(own.kingdom).splitlines()[1].split() == ["--", "W.*", "W1"]
    assert (own.knights, own.all_knights) == (1, 2)


def test_two_knights_each_collect_for_their_own_territory() -> None:
    """Rules 5.3: domino 10 puts its wheat to two others and its forest to one: 3 and 2 coins."""
    drawn = """
        W.  W.  W1
        --  --  F.
        --  CC  F.
    """
    state = table(side(drawn, coins=0, knights=2), *lone()[1:], phase="tax", placed="1,-2 1,-1")
    assert play(state, "tax 1,-2").sides[0].coins == 3
    assert play(state, "tax 1,-1").sides[0].coins == 2
    assert play(state, "tax 1,-2 1,-1").sides[0].coins == 5


def test_two_knights_in_one_territory_each_collect_all_of_it() -> None:
    """Rules 5.5: both halves are wheat in a field of three: 3 and 3."""
    state = play(taxing(coins=0, knights=2), "tax 1,1 2,1")
    assert state.sides[0].coins == 6
    assert state.sides[0].knights == 0


def test_knights_of_earlier_rounds_do_not_keep_others_away() -> None:
    """Rules 5.5: one stands in the field already; the new one collects the whole of it."""
    state = taxing("CC W.* --\n-- W. W1", coins=0)
    assert play(state, "tax 1,1").sides[0].coins == 3


SAFE = """
    sk  CC  W.* --
    --  --  W.  W1
"""


def test_the_knight_safe_pays_a_coin_for_every_knight_owned() -> None:
    """Rules 5.4: one on the land and two in reserve, one of which collects: 3 for the field, 3 for knights."""
    state = table(side(SAFE, coins=0, knights=2), *lone()[1:], phase="tax", placed="1,1 2,1")
    assert play(state, "tax 1,1").sides[0].coins == 3 + 3


def test_a_safe_pays_for_each_knight_placed() -> None:
    """Rules 5.4: two knights placed in one turn are paid twice."""
    state = table(side(SAFE, coins=0, knights=2), *lone()[1:], phase="tax", placed="1,1 2,1")
    assert play(state, "tax 1,1 2,1").sides[0].coins == 2 * (3 + 3)


def test_the_tower_safe_pays_a_coin_for_every_tower() -> None:
    """Rules 5.4: four towers, field of three: 7; with two knights 14."""
    state = table(side(SAFE.replace("sk", "st"), 0, 2, 4), *lone()[1:], phase="tax", placed="1,1 2,1")
    assert play(state, "tax 2,1").sides[0].coins == 7
    assert play(state, "tax 1,1 2,1").sides[0].coins == 14


def test_both_safes_add_up() -> None:
    """Rules 5.4: field 3, knights 3, towers 4."""
    both = """
        st  --  --  --
        sk  CC  W.* --
        --  --  W.  W1
    """
    own = side(both, 0, 2, 4)
    state = table(own, *lone()[1:], phase="tax", placed="1,1 2,1")
    assert play(state, "tax 1,1").sides[0].coins == 10
    receipt = tax_receipt(own, (1, 1))
    assert (receipt.territory, receipt.knight_safe, receipt.tower_safe, receipt.coins) == (3, 3, 4, 10)


def test_a_safe_of_somebody_else_pays_nothing() -> None:
    """Rules 5.4: it stands in another kingdom."""
    other = side("CC sk", towers=3)
    state = table(side(FIELDS, coins=0), other, *lone()[2:], phase="tax", placed="1,1 2,1")
    assert play(state, "tax 1,1").sides[0].coins == 3


def test_a_safe_built_this_turn_pays_from_the_next_tax_on() -> None:
    """Rules 5.4, 3.2: tax comes before building."""
    state = table(side("CC T.", knights=2), *lone()[1:], phase="place", slots="sk ba . . . .")
    state = play(state, "place 1 0,1 0,2", "tax 0,1", "build 0 1,0")
    assert state.sides[0].coins == 7 + 2


def test_a_knight_may_stand_in_a_town() -> None:
    """Rules 5.3: towns are territories like others, built on or not."""
    state = taxing("CC ba --\n-- T. T.", placed="1,1 2,1", coins=0)
    assert play(state, "tax 2,1").sides[0].coins == 3
    assert kingdom("CC ba").buildings == {(1, 0): "bakery"}
