"""What comes next after the best move: found by the same search, measured anew, and told only where it can be told."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from demesne.games.base import Turn
from demesne.games.registry import make_game
from demesne.players import levels, mc
from demesne.players.base import Adviser, Weighed, advise
from demesne.players.family import PlayerFamily
from demesne.players.search.halving import Playouts, Tally
from demesne.players.search.weighing import MOST, weighed
from demesne.players.spec import make_player


class Stalls(Tally):
    """Stalls with these average earnings; two of them may belong to the same owner."""

    def __init__(self, means: Sequence[float], spread: float, owners: str = "") -> None:
        super().__init__(np.zeros(len(means)))
        self._means, self._spread, self._owners = means, spread, owners or "abcdefgh"[: len(means)]

    def play(self, alive: Sequence[int], first: int, count: int) -> None:  # noqa: ARG002
        self.spent += len(alive) * count
        for each in alive:
            self._gains[each] += count * self._means[each]

    def leads(self, alive: Sequence[int], first: int, count: int) -> NDArray[np.float64]:
        noise = np.random.default_rng(first).normal(0, self._spread, (count, len(alive)))
        return np.array([self._means[each] for each in alive]) + noise

    def move(self, candidate: int) -> str:
        return self._owners[candidate]


def test_the_next_moves_come_with_the_points_they_fall_behind() -> None:
    assert weighed(Stalls([1, 9, 4, 7], 0.1), Playouts(400)) == [
        Weighed("b"), Weighed("d", 2), Weighed("c", 5), Weighed("a", 8)
    ]  # fmt: skip


def test_they_are_measured_by_playouts_that_chose_none_of_them() -> None:
    """By those that chose it, the best looks better than it is."""
    asked: list[int] = []

    class Noted(Stalls):
        def leads(self, alive: Sequence[int], first: int, count: int) -> NDArray[np.float64]:
            asked.append(first)
            return super().leads(alive, first, count)

    weighed(Noted([1, 9, 4, 7], 0.1), Playouts(400))
    assert len(asked) == 1
    assert asked[0] > 400


def test_what_chance_may_have_made_is_told_as_no_difference() -> None:
    assert [each.behind for each in weighed(Stalls([9, 8.9, 4], 3.0), Playouts(900))] == [0, 0, 5]


def test_a_few_of_many_are_compared_each_move_once() -> None:
    found = weighed(Stalls([1, 2, 3, 4, 5, 6, 7, 8], 0.1), Playouts(800))
    assert [each.move for each in found] == ["h", "g", "f", "e"]
    assert len(found) == MOST
    assert [each.move for each in weighed(Stalls([1, 8, 7], 0.1, "xyy"), Playouts(300))] == ["y", "x"]


# --- players ------------------------------------------------------------------------------------


def position(name: str, moves: int) -> Any:
    rng, state, made = Random(5), make_game(name, 3).new_state(), 0
    while isinstance(state.to_move, Turn) or made < moves or len(state.legal_moves()) < 3:
        made += not isinstance(state.to_move, Turn)
        state = state.apply(rng.choice(state.legal_moves()))
    return state


def expect_advice(spec: str, state: Any) -> list[Weighed]:
    """The first move is the one that the player decides on; the others are legal, and worse by more and more."""
    seen = state.observe(state.to_move)
    best, *others = found = advise(make_player(spec, 7), seen)
    assert best == Weighed(make_player(spec, 7).decide(seen))
    assert [each.behind for each in others] == sorted(each.behind for each in others)
    assert {each.move for each in found} <= set(state.legal_moves())
    assert len({str(each.move) for each in found}) == len(found)
    return others


@pytest.mark.compiled
@pytest.mark.parametrize("name", ["kingdomino", "queendomino", "domaine"])
def test_the_best_player_tells_what_comes_next(name: str) -> None:
    told = [expect_advice(spec, position(name, 18)) for spec in ("level:8", "mc:playouts=64")]
    assert all(1 <= len(others) < MOST for others in told)


@pytest.mark.slow
def test_a_game_without_kernels_is_compared_by_its_rules(monkeypatch: pytest.MonkeyPatch) -> None:
    for module in (levels, mc):
        monkeypatch.setattr(module, "family_of", lambda _: PlayerFamily())
    assert expect_advice("level:8", position("kingdomino", 30))


def test_a_player_that_compares_nothing_names_one_move() -> None:
    state = position("kingdomino", 10)
    assert not isinstance(make_player("greedy", 1), Adviser)
    assert expect_advice("greedy", state) == expect_advice("level:3", state) == []
