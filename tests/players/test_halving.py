"""Sequential halving: it finds the best arm, keeps to its budget, and tries the promising first."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from time import thread_time

import pytest

from demesne.players.search.halving import Playouts, Seconds, best_candidate


class Bandits:
    """Arms whose gains are known on average, each playout with its own luck."""

    def __init__(self, means: Sequence[float], spread: float = 1.0, seconds: float = 0.0) -> None:
        self._means, self._spread, self._seconds = means, spread, seconds
        self._gains = [0.0] * len(means)
        self.played = [0] * len(means)
        self.spent = 0

    @property
    def count(self) -> int:
        return len(self._means)

    @property
    def gains(self) -> Sequence[float]:
        return self._gains

    def play(self, alive: Sequence[int], first: int, count: int) -> None:
        for arm in alive:
            assert self.played[arm] == first, "each playout is played once"
            for k in range(first, first + count):
                self._gains[arm] += Random(100 * arm + k).gauss(self._means[arm], self._spread)
                until = thread_time() + self._seconds
                while thread_time() < until:
                    pass
            self.played[arm] += count
            self.spent += count


@pytest.mark.parametrize("best", [0, 3, 17])
def test_the_best_of_many_is_found(best: int) -> None:
    means = [0.0] * 18
    means[best] = 1.0
    assert best_candidate(Bandits(means, spread=0.5), Playouts(600)) == best


def test_half_of_the_arms_are_dropped_each_time() -> None:
    bandits = Bandits([float(i) for i in range(8)], spread=0.1)
    assert best_candidate(bandits, Playouts(240)) == 7
    assert bandits.played == [10, 10, 10, 10, 30, 30, 70, 70]


@pytest.mark.parametrize(("arms", "playouts"), [(2, 10), (7, 100), (40, 100), (40, 30), (300, 200)])
def test_a_budget_of_playouts_is_kept(arms: int, playouts: int) -> None:
    bandits = Bandits([0.0] * arms)
    best_candidate(bandits, Playouts(playouts))
    assert playouts // 2 <= bandits.spent <= playouts


def test_with_few_playouts_the_most_promising_are_tried() -> None:
    bandits = Bandits([0.0] * 50)
    assert best_candidate(bandits, Playouts(20)) < 10
    assert not any(bandits.played[10:])


def test_one_arm_alone_is_taken() -> None:
    assert best_candidate(Bandits([0.0]), Playouts(1)) == 0


def test_seconds_are_those_of_the_processor() -> None:
    """Each playout takes a millisecond; a tenth of a second may be overdrawn by the last batch."""
    bandits = Bandits([0.0] * 15 + [3.0], seconds=0.001)
    begin = thread_time()
    assert best_candidate(bandits, Seconds(0.1)) == 15
    assert 0.08 < thread_time() - begin < 0.2


def test_without_time_for_all_arms_the_first_are_tried() -> None:
    bandits = Bandits([1.0] * 8 + [0.0] * 92, seconds=0.004)
    assert best_candidate(bandits, Seconds(0.06)) < 8
    assert 0 < sum(map(bool, bandits.played)) <= 32
