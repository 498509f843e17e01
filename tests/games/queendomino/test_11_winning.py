"""Clause 11: who wins, and how a tie is broken."""

from __future__ import annotations

from demesne.games.base import Outcome
from demesne.games.queendomino.position import Side
from tests.games.queendomino.drawn import side, table


def end(*sides: Side, edition: str = "us") -> Outcome:
    outcome = table(*sides, phase="over", round=12, new="", edition=edition).outcome()
    assert outcome is not None
    return outcome


def ranks(outcome: Outcome) -> list[int]:
    return [each.rank for each in outcome.sides]


def breaks(outcome: Outcome) -> list[str]:
    return [each.tie_break for each in outcome.sides]


def test_the_most_points_win() -> None:
    """Rules 11.1: 3, 5 and 4 points of wheat."""
    found = end(side("CC W1 W. W.", 0), side("CC W1 W. W. W.\n-- W. -- -- --", 0), side("CC W1 W. W. W.", 0))
    assert [each.sheet.total for each in found.sides] == [3, 5, 4]
    assert ranks(found) == [3, 1, 2]
    assert breaks(found) == ["", "", ""]


def test_the_outcome_names_each_side_s_seats() -> None:
    """Rules 11.1: a side is a seat in Queendomino."""
    found = end(side(), side(), side())
    assert [each.seats for each in found.sides] == [(0,), (1,), (2,)]
    assert found.side_of(1) is found.sides[1]


def test_a_tie_goes_to_the_largest_territory() -> None:
    """Rules 11.2: 4 points each; four wheat squares against two, and crownless land counts as well."""
    found = end(
        side("CC W1 W. W. W.", 0), side("CC L1 L1", 0), side("CC L1 L1 -- --\n-- F. F. F. F.\n-- F. -- -- --", 0)
    )
    assert [each.sheet.total for each in found.sides] == [4, 4, 4]
    assert ranks(found) == [2, 3, 1]
    assert breaks(found) == ["largest"] * 3


def test_a_town_may_be_the_largest_territory_of_a_tie() -> None:
    """Rules 11.2: three towns against two lakes."""
    found = end(side("CC L1 L1 -- --\n-- F. -- -- --", 0), side("CC L1 L1 -- --\n-- T. T. T. --", 0))
    assert [each.sheet.total for each in found.sides] == [4, 4]
    assert ranks(found) == [2, 1]


def test_after_that_the_victory_is_shared() -> None:
    """Rules 11.3: two are first, the next is third; left-over coins decide nothing here."""
    found = end(side("CC W1 W.", 0), side("CC W1 W.", 2), side("CC W1", 0))
    assert ranks(found) == [1, 1, 3]
    assert breaks(found) == ["shared", "shared", ""]
    assert ranks(end(side(), side(), side(), side())) == [1, 1, 1, 1]


def test_the_czech_rules_break_it_by_left_over_coins() -> None:
    """Rules 11.3, 12: 4 coins score 1 and leave 1; 5 score 1 and leave 2; 3 leave none."""
    sides = side("CC W1 W.", 4), side("CC W1 W.", 5), side("CC W1 W.", 3)
    assert ranks(end(*sides, edition="cz")) == [2, 1, 3]
    assert breaks(end(*sides, edition="cz")) == ["coins"] * 3
    for edition in ("us", "eu"):
        assert ranks(end(*sides, edition=edition)) == [1, 1, 1]


def test_left_over_coins_never_come_before_the_largest_territory() -> None:
    """Rules 11.2, 11.3: a larger territory wins against two coins left over."""
    sides = side("CC L1 L1", 2), side("CC W1 W. W. W.", 0)
    found = end(*sides, edition="cz")
    assert [each.sheet.total for each in found.sides] == [4, 4]
    assert ranks(found) == [2, 1]
    assert breaks(found) == ["largest", "largest"]


def test_coins_that_scored_do_not_count_again() -> None:
    """Rules 11.3: 7 coins score 2 and leave 1, 5 score 1 and leave 2; with 1 and 2 points of land both have 3."""
    found = end(side("W1 CC F. F.", 7), side("CC W1 W.", 5), edition="cz")
    assert [each.sheet.total for each in found.sides] == [3, 3]
    assert ranks(found) == [2, 1]
    assert breaks(found) == ["coins", "coins"]


def test_with_equal_left_over_coins_it_is_shared_after_all() -> None:
    """Rules 11.3: seven coins score 2 and leave 1, so do seven."""
    found = end(side("CC W1 W.", 7), side("CC W1 W.", 7), edition="cz")
    assert ranks(found) == [1, 1]
    assert breaks(found) == ["shared", "shared"]
