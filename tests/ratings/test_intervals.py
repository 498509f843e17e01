"""Intervals hold what they promise: known values, and the truth in them about 95 times of 100."""

from __future__ import annotations

from math import isinf
from random import Random
from statistics import fmean

import pytest

from demesne.ratings.intervals import bootstrap, mean_interval, student, wilson


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [
        # Wilson's formula with z = 1.96 by hand: (p + z²/2n ± z·sqrt(p(1-p)/n + z²/4n²)) / (1 + z²/n).
        (0, 10, 0.0, 0.2775),
        (10, 10, 0.7225, 1.0),
        (50, 100, 0.4038, 0.5962),
    ],
)
def test_the_interval_of_a_share_is_wilsons(wins: float, games: int, low: float, high: float) -> None:
    assert list(wilson(wins, games)) == pytest.approx([low, high], abs=1e-4)


@pytest.mark.parametrize(
    ("freedom", "quantile"),
    # Printed tables of Student's distribution, 97.5 %.
    [(1, 12.706), (2, 4.303), (3, 3.182), (5, 2.571), (10, 2.228), (30, 2.042), (120, 1.980)],
)
def test_the_quantile_is_students(freedom: int, quantile: float) -> None:
    assert student(freedom) == pytest.approx(quantile, rel=2e-3)


def test_the_interval_of_a_mean_is_students() -> None:
    """1 to 5: mean 3, standard error sqrt(2.5 / 5) = 0.7071, times 2.776 for four degrees of freedom."""
    assert list(mean_interval([1, 2, 3, 4, 5])) == pytest.approx([3 - 1.963, 3 + 1.963], abs=2e-3)


def test_one_value_says_nothing_about_a_mean() -> None:
    assert all(isinf(end) for end in mean_interval([7.0]))


def means(values: list[float]) -> list[tuple[float, float]]:
    return bootstrap(values, lambda some: [fmean(some)], Random(1), 200)


@pytest.mark.slow
def test_the_bootstrap_of_a_mean_covers_it() -> None:
    """Of 300 samples of 40 skewed values, 95 % of the intervals should hold the mean of 1; 90 % is far below chance."""
    rng = Random(11)
    covered = 0
    for _ in range(300):
        low, high = means([rng.expovariate(1) for _ in range(40)])[0]
        covered += low <= 1 <= high
    assert 0.89 <= covered / 300 <= 0.98


def test_the_bootstrap_of_a_mean_is_about_as_wide_as_students_interval() -> None:
    rng = Random(3)
    values = [rng.gauss(10, 2) for _ in range(100)]
    low, high = bootstrap(values, lambda some: [fmean(some)], Random(1), 2000)[0]
    assert [low, high] == pytest.approx(list(mean_interval(values)), abs=0.06)


def test_the_same_dice_give_the_same_bootstrap() -> None:
    values = [1.0, 4.0, 9.0, 16.0]
    assert means(values) == means(values)
    assert bootstrap(values, lambda some: [fmean(some)], Random(2), 200) != means(values)


def test_a_figure_that_is_always_the_same_has_no_width() -> None:
    assert bootstrap([3.0] * 5, lambda some: [fmean(some), 1.0], Random(1), 20) == [(3.0, 3.0), (1.0, 1.0)]
