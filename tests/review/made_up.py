"""A position of two turns and a judge that gives each move its chance, for what judges do with playouts."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from types import SimpleNamespace
from typing import Any

import numpy as np

from demesne.games.base import Turn
from demesne.review.bank import Bank

__all__ = ["Judge", "State", "bank"]


@dataclass(frozen=True)
class State:
    """A position of two turns: one chooses among *moves*, then nothing matters."""

    moves: tuple[str, ...]
    to_move: int | Turn = 0
    made: str = ""

    def legal_moves(self) -> tuple[str, ...]:
        return self.moves

    def apply(self, move: str) -> State:
        return State(("end",), 1, move)

    def outcome(self) -> None:
        return None


@dataclass
class Judge:
    """Gives each move its chance to win, by depth, and its points; keeps how much was asked of it."""

    chances: Mapping[int, Mapping[str, float]]
    solves: bool = False
    hides: bool = False
    rows: tuple[str, ...] = ("wheat",)
    seed: int = 7
    apart: bool = False
    """Whether each move has dice of its own."""
    asked: dict[tuple[str, int], int] = field(default_factory=dict)

    def measure(self, state: State, depth: int, first: int, count: int, eyes: int | None = None) -> Any:  # noqa: ARG002
        self.asked[state.made, depth] = self.asked.get((state.made, depth), 0) + count
        chance = self.chances[depth][state.made]
        dice = (self.seed, ord(state.made[0])) if self.apart else self.seed
        bits = np.random.PCG64(dice).advance(first)
        won = np.random.Generator(bits).random(count) < chance
        ends = np.zeros((count, 3, 2))
        ends[:, 0, 0], ends[:, 0, 1] = won, ~won
        ends[:, 1, 0], ends[:, 2, 0] = 100 * chance, 100 * chance
        return ends

    def best(self, state: State) -> str | None:  # noqa: ARG002
        return "a" if self.solves else None

    def usual(self, state: State, depth: int) -> None: ...
    def reveal(self, moves: object) -> None: ...

    def meet(self, states: object, moves: object) -> None: ...
    def trust(self, state: State) -> float:  # noqa: ARG002
        return 1.0

    def others(self, state: State) -> tuple[str, ...]:
        return state.moves


def bank(judge: Judge, *, played: str = "d", moves: tuple[str, ...] = ("a", "b", "c", "d"), later: bool = True) -> Bank:
    states = (State(moves), State(("end",), 1, played), State(moves, 0 if later else 1), State((), Turn.OVER))
    game = SimpleNamespace(parse_move=str, name="kingdomino")
    turns = ((0,), (2,))
    story: Any = SimpleNamespace(
        game=game,
        states=states,
        moves=(played, "end", "a"),
        turns=turns,
        ends={0: 1, 2: 3},
        sides=2,
        side_of=lambda seat: seat,
    )
    return Bank(story, judge, 0)
