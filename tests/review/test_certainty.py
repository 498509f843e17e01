"""How sure it is that something was a mistake, and how large it was: two judges' verdicts, made by hand."""

from __future__ import annotations

import pytest

from demesne.review.certainty import Sure, grade_of, is_found, is_settled, sure_of
from demesne.review.judging import Verdict
from demesne.review.ledger import Estimate


def verdict(
    win: float, se: float = 0.01, *, points: float = 0.0, best: str = "a", before: float = 0.5, exact: bool = False
) -> Verdict:
    """*best* is better than what was played by *win* of the victory and by *points*."""
    lost = Estimate(win, se)
    return Verdict(0, best, lost, lost, Estimate(points, 1.0), before, exact=exact)


@pytest.mark.parametrize(
    ("first", "second", "sure"),
    [
        (verdict(0.1), verdict(0.1), "certain"),
        (verdict(0.1), verdict(0.1, 0.06), "likely"),
        (verdict(0.1), verdict(0.1, 0.2), "likely"),
        (verdict(0.1, 0.06), verdict(0.1, 0.2), "unclear"),
        (verdict(0.1), verdict(0.1, best="played"), "unclear"),
        (verdict(0.1), None, "unclear"),
        (verdict(0.02, 0.001), verdict(0.1), "likely"),
        (verdict(0.0, exact=True), None, "exact"),
    ],
)
def test_it_takes_two_judges_to_be_certain(first: Verdict, second: Verdict | None, sure: Sure) -> None:
    assert sure_of(first, second, "played") == sure


def test_where_the_victory_is_decided_points_say_how_sure_it_is() -> None:
    lost = verdict(0.0, before=0.01, points=4.0)
    assert sure_of(lost, lost, "played") == "certain"
    assert grade_of(lost, "certain", 2) == "inaccuracy"
    assert grade_of(lost, "certain", 2, points=2.0) == "none"


@pytest.mark.parametrize(("win", "grade"), [(0.04, "none"), (0.06, "inaccuracy"), (0.12, "mistake"), (0.25, "blunder")])
def test_a_mistake_is_as_large_as_what_it_lost(win: float, grade: str) -> None:
    assert grade_of(verdict(win, 0.001), "likely", 2) == grade
    assert grade_of(verdict(win, 0.001), "unclear", 2) == "none"


def test_what_is_measured_badly_counts_for_less() -> None:
    assert grade_of(verdict(0.25, 0.2), "likely", 2) == "mistake"


def test_whoever_played_well_is_left_in_peace() -> None:
    assert not is_found(verdict(0.1, best="played"), "played")
    assert is_found(verdict(0.1), "played")
    assert is_settled(verdict(-0.04, best="played"), "unclear", "played")
    assert not is_settled(verdict(-0.01, best="played"), "unclear", "played")
    assert is_settled(verdict(0.1), "certain", "played")
