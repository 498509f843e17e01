"""A sequential test errs as seldom as it promises, and takes about as long as Wald says."""

from __future__ import annotations

from math import exp, log
from random import Random

import pytest

from demesne.ratings.sprt import Evidence, Sprt, elo_to_share, share_to_elo


def of(*values: float) -> Evidence:
    evidence = Evidence()
    for value in values:
        evidence = evidence.add(value)
    return evidence


def test_the_bounds_are_walds() -> None:
    """ln(0.05 / 0.95) = -2.944 and ln(0.95 / 0.05) = 2.944."""
    assert Sprt(0, 1).bounds == pytest.approx((-2.944, 2.944), abs=1e-3)
    assert Sprt(0, 1, alpha=0.01, beta=0.1).bounds == pytest.approx((log(0.1 / 0.99), log(0.9 / 0.01)))


def test_the_ratio_by_hand() -> None:
    """1, 3, 1, 3 for means 0 or 2: mean 2, variance 1, so 4 * 2 * (2 - 1) / 1 = 8."""
    assert Sprt(0, 2).llr(of(1, 3, 1, 3)) == pytest.approx(8)
    assert Sprt(2, 4).llr(of(1, 3, 1, 3)) == pytest.approx(-8)
    assert Sprt(1, 3).llr(of(1, 3, 1, 3)) == pytest.approx(0)


def test_nothing_is_found_before_there_are_enough_values() -> None:
    test = Sprt(0, 1, least=10)
    assert test.verdict(of(*[5.0] * 9)) == ""
    assert test.verdict(of(*[5.0] * 10)) == "high"
    assert test.verdict(of(*[-5.0] * 10)) == "low"


def test_equal_values_do_not_prove_themselves() -> None:
    """No variance at all counts as a small one: two units of evidence for each value at the upper mean."""
    assert Sprt(0, 1).llr(of(1, 1, 1)) == pytest.approx(6)


def test_the_first_mean_is_below_the_second() -> None:
    with pytest.raises(ValueError, match="first number below the second"):
        Sprt(1, 1)


def decide(mean: float, rng: Random, test: Sprt) -> tuple[str, int]:
    evidence = Evidence()
    while not (verdict := test.verdict(evidence)):
        evidence = evidence.add(rng.gauss(mean, 7.0))
    return verdict, evidence.count


@pytest.mark.parametrize(("mean", "wrong"), [(0.0, "high"), (2.0, "low")])
def test_it_errs_one_time_in_twenty(mean: float, wrong: str) -> None:
    """500 tests: 25 errors are promised; 45 would be four spreads of 4.9 above."""
    rng = Random(5)
    test = Sprt(0.0, 2.0)
    errors = sum(decide(mean, rng, test)[0] == wrong for _ in range(500))
    assert 5 <= errors <= 45


def test_it_takes_as_long_as_wald_says() -> None:
    """A. Wald: E(n) = ((1-b) ln((1-b)/a) + b ln(b/(1-a))) / E(step); here 2.65 / (2² / (2 * 49)) = 64.9 values.

    Overshooting the bound costs a few more, an early variance a few fewer.
    """
    test = Sprt(0.0, 2.0)
    expected = (0.95 * log(19) - 0.05 * log(19)) / (2**2 / (2 * 7.0**2))
    rng = Random(8)
    mean = sum(decide(2.0, rng, test)[1] for _ in range(400)) / 400
    assert expected == pytest.approx(64.9, abs=0.1)
    assert 0.9 * expected <= mean <= 1.25 * expected


def test_elo_and_shares_turn_into_each_other() -> None:
    """Two players 400 apart win ten to one; with three equal others odds of one to three are even."""
    assert elo_to_share(400, 2) == pytest.approx(10 / 11)
    assert elo_to_share(0, 4) == pytest.approx(1 / 4)
    assert share_to_elo(0.849, 4) == pytest.approx(491, abs=1)
    assert share_to_elo(elo_to_share(123.0, 3), 3) == pytest.approx(123)
    assert exp(log(10) * share_to_elo(0.5, 4) / 400) == pytest.approx(3)
