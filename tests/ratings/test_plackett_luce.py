"""Strengths from rankings: cases solved by hand, a slower search, and players whose strength is known."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import permutations
from math import exp, log, log10
from random import Random

import pytest

from demesne.ratings.intervals import bootstrap
from demesne.ratings.plackett_luce import Ranking, Tally, fit, tally, to_elo


def strengths(*rankings: Ranking, prior: float = 0.0) -> dict[str, float]:
    return fit(Tally.sum(map(tally, rankings)), prior)


def ranking(text: str) -> Ranking:
    """``a > b = c``."""
    return tuple(tuple(place.strip() for place in group.split("=")) for group in text.split(">"))


def test_two_players_are_as_strong_as_they_win() -> None:
    """Three wins to one: odds of 3."""
    found = strengths(*[ranking("a > b")] * 3, ranking("b > a"))
    assert found["a"] / found["b"] == pytest.approx(3)


def test_a_tie_of_two_is_half_a_win_each() -> None:
    """A win and a tie are 1.5 to 0.5."""
    found = strengths(ranking("a > b"), ranking("a = b"))
    assert found["a"] / found["b"] == pytest.approx(3)


def test_behind_one_who_always_wins_the_others_meet_as_two() -> None:
    """Second twice to once: odds of 2; the winner is far above both."""
    found = strengths(*[ranking("a > b > c")] * 2, ranking("a > c > b"), prior=1e-7)
    assert found["b"] / found["c"] == pytest.approx(2, rel=1e-3)
    assert found["a"] > 1000 * found["b"]


def test_two_copies_against_one_by_hand() -> None:
    """a > a > b and b > a > a: with x = a / b, x/(2x+1) * x/(x+1) * 1/(2x+1) is largest where 2x² = x + 2."""
    found = strengths(ranking("a > a > b"), ranking("b > a > a"))
    assert found["a"] / found["b"] == pytest.approx((1 + 17**0.5) / 4)


def test_every_order_once_is_everybody_equal() -> None:
    found = strengths(*(tuple((name,) for name in order) for order in permutations("abcd")))
    assert all(own == pytest.approx(1) for own in found.values())


def test_a_shared_place_is_every_order() -> None:
    """a = b > c is half a > b > c and half b > a > c; a > b = c = d is a sixth of each order behind a."""
    assert strengths(ranking("a = b > c"), ranking("c > b > a")) == pytest.approx(
        strengths(ranking("a > b > c"), ranking("b > a > c"), ranking("c > b > a"), ranking("c > b > a"))
    )
    tied = tally(ranking("a > b = c = d"))
    orders = Tally.sum(tally((("a",), *((name,) for name in order))) for order in permutations("bcd"))
    assert {name: 6 * times for name, times in tied.chosen.items()} == pytest.approx(dict(orders.chosen))
    assert {some: 6 * times for some, times in tied.companies.items()} == pytest.approx(dict(orders.companies))


def likelihood(logs: Mapping[str, float], rankings: Sequence[Ranking]) -> float:
    """The logarithm of how likely the rankings are, straight from the model; no shared places."""
    total = 0.0
    for one in rankings:
        left = [place[0] for place in one]
        for name in list(left):
            total += logs[name] - log(sum(exp(logs[other]) for other in left))
            left.remove(name)
    return total


def test_no_other_strengths_are_likelier() -> None:
    """A step to either side in any direction makes the rankings less likely; copies of a player count each."""
    words = ["a > b > c > d", "b > a > d > c", "d > a > b > c", "c > a > b > d", "a > c > d > b", "b > d > a > a"]
    words += ["c > a > a > a", "a > b > b > a", "d > d > c > d", "c > c > b > b"]
    rankings = [ranking(text) for text in words]
    logs = {name: log(own) for name, own in strengths(*rankings).items()}
    best = likelihood(logs, rankings)
    for name, own in logs.items():
        for step in (-0.01, 0.01):
            assert likelihood({**logs, name: own + step}, rankings) < best


def drawn(strength: Mapping[str, float], rng: Random, seats: int) -> Ranking:
    """A game of some of the players, as the model has it."""
    left = rng.sample(sorted(strength), seats)
    places = []
    while left:
        place = rng.choices(left, [strength[name] for name in left])[0]
        left.remove(place)
        places.append((place,))
    return tuple(places)


@pytest.mark.parametrize(("players", "seats"), [(2, 2), (5, 4), (8, 8)])
def test_known_strengths_are_found_again(players: int, seats: int) -> None:
    rng = Random(players)
    true = {f"p{index}": 1.4**index for index in range(players)}
    found = strengths(*(drawn(true, rng, seats) for _ in range(3000)), prior=1.0)
    middle = sum(map(log10, true.values())) / players
    names = sorted(true)
    wanted = [400 * (log10(true[name]) - middle) for name in names]
    assert to_elo(found, names) == pytest.approx(wanted, abs=20)


@pytest.mark.slow
def test_the_bootstrap_interval_holds_the_truth() -> None:
    """In 40 small tournaments of four, the interval of the best player's rating; 95 % is promised: 38 of 40."""
    true = {"a": 1.0, "b": 1.5, "c": 2.25, "d": 4.0}
    names = sorted(true)
    middle = sum(map(log10, true.values())) / 4
    rng = Random(17)
    covered = 0
    for _ in range(40):
        games = [tally(drawn(true, rng, 3)) for _ in range(90)]
        low, high = bootstrap(games, lambda some: to_elo(fit(Tally.sum(some)), names), Random(1), 80)[3]
        covered += low <= 400 * (log10(4.0) - middle) <= high
    assert covered >= 33


def test_whoever_always_wins_has_a_finite_strength() -> None:
    """Fifty wins and half a drawn game each: 50.5 chosen of 51, and the same for the other side, mirrored."""
    found = strengths(*[ranking("a > b")] * 50, prior=1.0)
    assert found["a"] == pytest.approx(1 / found["b"])
    assert 500 < to_elo(found, ["a"])[0] - to_elo(found, ["b"])[0] < 1000


def test_copies_of_a_player_say_nothing_about_each_other() -> None:
    only = tally(ranking("a > a"))
    assert only.chosen == {"a": 0.0}
    assert not only.companies
