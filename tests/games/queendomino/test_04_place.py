"""Clause 4: where a domino may lie, drawn.

``1`` marks the free squares where its first half may lie, ``2`` its second, ``12``
both; all others are refused.
"""

from __future__ import annotations

import pytest

from demesne.games.grid import Chart
from demesne.games.queendomino.dominoes import DOMINOES
from demesne.games.queendomino.kingdom import Kingdom, placements
from tests.games.queendomino.drawn import kingdom, lone, picture, play, reach, same, side, table, why, words


def test_only_the_claimed_domino_is_placed() -> None:
    """Rules 4.1: the king of seat 0 stands on 10."""
    state = table(*lone(), phase="place", now="10@0 11@1 12@2")
    assert {move.split()[1] for move in words(state)} == {"10"}
    assert why(state, "place 11 1,0 2,0") == "place.wrong-domino 4.1"
    assert why(state, "discard 11") == "discard.wrong-domino 4.1"


def test_a_placed_domino_lies_where_it_was_put() -> None:
    """Rules 4.1: domino 10 is wheat with a crown, then forest."""
    state = table(side("CC W."), *lone()[1:], phase="place", now="10@0 11@1 12@2")
    state = play(state, "place 10 1,1 2,1")
    drawn = """
        CC  W.
        --  W1  F.
    """
    assert picture(state.sides[0].kingdom) == picture(kingdom(drawn))
    assert state.placed == ((1, 1), (2, 1))


def test_the_two_halves_lie_on_free_squares_side_by_side() -> None:
    """Rules 4.2."""
    state = table(side("CC W. W."), *lone()[1:], phase="place", now="10@0 11@1 12@2")
    assert why(state, "place 10 1,1 2,2") == "place.apart 4.2"
    assert why(state, "place 10 0,1 0,3") == "place.apart 4.2"
    assert why(state, "place 10 0,1 0,1") == "place.apart 4.2"
    assert why(state, "place 10 1,0 1,1") == "place.occupied 4.2"
    assert why(state, "place 10 0,1 0,0") == "place.occupied 4.2"


def test_one_half_must_touch_its_own_landscape_or_the_castle() -> None:
    """Rules 4.3, 4.4: domino 32 is town, then forest; town joins only the castle here, forest also F."""
    drawn = kingdom("CC W1 F.")
    found = reach(drawn, 32)
    assert same(
        found,
        """
        --  --  12  --  1   --  --
        --  12  12  12  2   1   --
        12  12  CC  W1  F.  2   1
        --  12  12  12  2   1   --
        --  --  12  --  1   --  --
        """,
    )


def test_touching_a_corner_or_another_landscape_does_not_connect() -> None:
    """Rules 4.3: domino 9, two swamps, beside W1 or at the castle's corner."""
    state = table(side("CC W1 F."), *lone()[1:], phase="place", now="9@0 11@1 12@2")
    assert why(state, "place 9 1,1 2,1") == "place.unconnected 4.3"
    assert why(state, "place 9 -1,1 -1,2") == "place.unconnected 4.3"
    assert why(state, "place 9 3,0 4,0") == "place.unconnected 4.3"


def test_the_halves_of_one_domino_do_not_connect_it_to_itself() -> None:
    """Rules 4.3: two lakes away from everything touch only each other."""
    state = table(side("CC W1 F."), *lone()[1:], phase="place", now="5@0 11@1 12@2")
    assert why(state, "place 5 1,-2 2,-2") == "place.unconnected 4.3"


def test_crowns_do_not_matter_for_connecting() -> None:
    """Rules 4.3: domino 45, mine with three crowns and town, joins a mine without any."""
    ring = """
        W.  W.  W.
        W.  CC  M.
        W.  W.  W.
    """
    assert same(
        reach(kingdom(ring), 45),
        """
        W.  W.  W.  2   --
        W.  CC  M.  1   2
        W.  W.  W.  2   --
        """,
    )


def test_every_landscape_joins_the_castle_on_all_four_sides() -> None:
    """Rules 4.4: 4 sides, 3 ways on from each, 2 ways round."""
    expected = """
        --  --  12  --  --
        --  12  12  12  --
        12  12  CC  12  12
        --  12  12  12  --
        --  --  12  --  --
    """
    mixed = [d for d in DOMINOES.values() if not d.is_double]
    for domino in mixed:
        assert same(reach(kingdom("CC"), domino.number), expected)
        assert len(placements(kingdom("CC"), domino)) == 24


def test_a_kingdom_is_never_more_than_five_squares_wide_or_high() -> None:
    """Rules 4.5: already five wide, so nothing lies left or right of it, and two rows are free above and below."""
    assert same(
        reach(kingdom("W. W. CC W. W."), 10),
        """
        2   2   12  2   2
        12  12  12  12  12
        W.  W.  CC  W.  W.
        12  12  12  12  12
        2   2   12  2   2
        """,
    )
    state = table(side("W. W. CC W. W."), *lone()[1:], phase="place", now="10@0 11@1 12@2")
    assert why(state, "place 10 3,0 4,0") == "place.too-wide 4.5"
    assert why(state, "place 10 2,1 3,1") == "place.too-wide 4.5"


def test_the_castle_need_not_be_in_the_middle() -> None:
    """Rules 4.5: with the castle at the end of five squares its far side is closed; two swamps go above or below."""
    assert same(
        reach(kingdom("CC W. W. W. W."), 9),
        """
        1   --  --  --  --
        12  2   --  --  --
        CC  W.  W.  W.  W.
        1   2   --  --  --
        2   --  --  --  --
        """,
    )


def test_width_and_height_are_limited_separately() -> None:
    """Rules 4.5: five high and four wide: one column is left, on either side, and no row."""
    drawn = """
        W.  --  --  --
        W.  --  --  --
        CC  W.  W.  W.
        W.  --  --  --
        W.  --  --  --
    """
    state = table(side(drawn), *lone()[1:], phase="place", now="9@0 11@1 12@2")
    assert words(state) == ["place 9 -1,-1 -1,0", "place 9 -1,0 -1,1"]
    assert why(state, "place 9 -2,0 -1,0") == "place.too-wide 4.5"
    state = table(side(drawn), *lone()[1:], phase="place", now="10@0 11@1 12@2")
    assert "place 10 4,0 4,1" in words(state)
    for wide in ("4,0 5,0", "0,3 1,3", "0,-3 0,-4"):
        assert why(state, f"place 10 {wide}") == "place.too-wide 4.5"


def test_two_players_have_seven_by_seven() -> None:
    """Rules 4.5, 2.1: the same row may grow by one square on either side, or two on one."""
    state = table(*[side("W. W. CC W. W.", size=7)] * 2, phase="place", now="10@0 11@1 12@1 13@0")
    assert "place 10 3,0 4,0" in words(state)
    assert "place 10 -3,0 -4,0" in words(state)
    state = table(*[side("W. W. CC W. W. W.", size=7)] * 2, phase="place", now="10@0 11@1 12@1 13@0")
    assert why(state, "place 10 4,0 5,0") == "place.too-wide 4.5"
    assert "place 10 4,0 4,1" in words(state)


RING = """
    W.  W.  F.
    W.  CC  F.
    W.  F.  F.
"""


def test_a_domino_that_connects_nowhere_must_be_discarded() -> None:
    """Rules 4.6: the castle is walled in by wheat and forest, the domino is lake and town."""
    walled = side(RING)
    state = table(walled, *lone()[1:], phase="place", now="33@0 41@1 42@2", new="43 44 45 46")
    assert words(state) == ["discard 33"]
    assert why(state, "place 33 2,0 3,0") == "place.unconnected 4.3"
    state = play(state, "discard 33")
    assert state.sides[0] == walled
    assert state.placed == ()


def test_a_domino_for_which_there_is_no_room_must_be_discarded() -> None:
    """Rules 4.6: wheat everywhere, but the two free squares lie apart."""
    drawn = """
        --  W.  W.  W.  W.
        W.  W.  W.  W.  W.
        W.  W.  CC  W.  W.
        W.  W.  W.  W.  W.
        W.  W.  W.  W.  --
    """
    state = table(side(drawn), *lone()[1:], phase="place")
    assert words(state) == ["discard 1"]


def test_a_domino_that_fits_may_not_be_discarded() -> None:
    """Rules 4.6: one single place is enough."""
    drawn = """
        --  W.  W.  W.  W.
        --  W.  W.  W.  W.
        W.  W.  CC  W.  W.
        W.  W.  W.  W.  W.
        W.  W.  W.  W.  W.
    """
    state = table(side(drawn), *lone()[1:], phase="place")
    assert words(state) == ["place 1 -2,-2 -2,-1"]
    assert why(state, "discard 1") == "discard.fits 4.6"


def test_a_domino_with_equal_halves_is_listed_once_for_each_pair_of_squares() -> None:
    """Rules 4.7: half of 24, the smaller square (column, then row) first."""
    state = table(*lone(), phase="place", now="9@0 11@1 12@2")
    assert len(words(state)) == 12
    assert "place 9 1,0 2,0" in words(state)
    assert why(state, "place 9 2,0 1,0") == "place.order 4.7"
    assert "place 9 0,-2 0,-1" in words(state)
    assert why(state, "place 9 0,-1 0,-2") == "place.order 4.7"


def test_a_domino_with_different_halves_may_lie_both_ways_round() -> None:
    """Rules 4.7."""
    state = table(*lone(), phase="place", now="10@0 11@1 12@2")
    assert {"place 10 1,0 2,0", "place 10 2,0 1,0"} <= set(words(state))


@pytest.mark.parametrize("number", [1, 10, 45])
def test_placements_come_sorted_and_once(number: int) -> None:
    """Rules 4: by the first half's square, then the second's."""
    found = placements(kingdom(RING), DOMINOES[number])
    assert found == sorted(set(found))


def test_without_castle_and_land_there_is_no_place() -> None:
    """Rules 4.3: what does not exist cannot be joined."""
    nothing = Kingdom(5, Chart())
    assert placements(nothing, DOMINOES[1]) == []
