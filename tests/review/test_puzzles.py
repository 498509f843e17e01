"""Puzzles are choices with one answer that both judges know; what is out early is measured no further."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

from demesne.games.base import Turn
from demesne.review.bank import Bank
from demesne.review.puzzles import Demands, Need, Puzzle, may_be_asked, puzzle_at

CLEAR = {"a": 0.7, "b": 0.6, "c": 0.4, "d": 0.3}
COUNTS = Demands((50, 200, 800))


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
    asked: dict[tuple[str, int], int] = field(default_factory=dict)

    def measure(self, state: State, depth: int, first: int, count: int, eyes: int | None = None) -> Any:  # noqa: ARG002
        self.asked[state.made, depth] = self.asked.get((state.made, depth), 0) + count
        chance = self.chances[depth][state.made]
        won = np.random.default_rng(7).random(2_000_000)[first : first + count] < chance
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
    states = (State(moves), State(("end",), 1), State(moves, 0 if later else 1), State((), Turn.OVER))
    game = SimpleNamespace(parse_move=str, name="kingdomino")
    turns = ((0,), (2,))
    story: Any = SimpleNamespace(
        game=game, states=states, moves=(played, "end", "a"), turns=turns, sides=2, side_of=lambda seat: seat
    )
    return Bank(story, judge, 0)


def both(chances: Mapping[str, float]) -> Judge:
    return Judge({1: chances, 4: chances})


def asked(of: Bank) -> Puzzle | None:
    while isinstance(told := puzzle_at(of, 0, COUNTS), Need):
        of.ends((0, told.move), told.depth, told.first, told.playouts, 0)
    return told


def test_what_is_clearly_best_is_a_puzzle() -> None:
    puzzle = asked(bank(both(CLEAR)))
    assert puzzle is not None
    assert (puzzle.ply, puzzle.seat, puzzle.played, puzzle.right, puzzle.playouts) == (0, 0, "d", 1, 800)
    assert [option.move for option in puzzle.options] == ["a", "b", "c", "d"]
    assert [option.points.mean for option in puzzle.options] == pytest.approx([0, 10, 30, 40])
    assert puzzle.options[1].win.mean == pytest.approx(0.1, abs=0.03)
    assert puzzle.options[3].reasons == (("review.row", {"row": "wheat", "points": 40.0}),)


def test_choices_as_good_as_the_best_are_right_too() -> None:
    puzzle = asked(bank(both({**CLEAR, "b": 0.7})))
    assert puzzle is not None
    assert puzzle.right == 2


@pytest.mark.parametrize(
    ("judge", "why"),
    [
        (both({**CLEAR, "b": 0.68}), "the second best is too near"),
        (both({**CLEAR, "d": 0.65, "b": 0.5}), "too little was given away"),
        (both({**CLEAR, "d": 0.635, "b": 0.5}), "too little was given away, if not so little that one sees it early"),
        (both({"a": 0.1, "b": 0.1, "c": 0.1, "d": 0.1}), "all are alike"),
        (Judge({1: CLEAR, 4: {**CLEAR, "b": 0.9}}), "the judges know different answers"),
    ],
)
def test_what_is_not_clear_is_no_puzzle(judge: Judge, why: str) -> None:
    assert asked(bank(judge)) is None, why


def test_what_is_out_is_measured_no_further() -> None:
    judge = both({**CLEAR, "c": 0.01})
    asked(bank(judge))
    assert judge.asked["c", 1] == 50
    assert judge.asked["a", 1] == judge.asked["d", 1] == 800


def test_a_small_loss_is_seen_early() -> None:
    judge = both(CLEAR)
    assert asked(bank(judge, played="a")) is None
    assert judge.asked == {(move, 1): 50 for move in CLEAR}


def test_few_choices_last_turns_and_sums_are_not_asked() -> None:
    assert may_be_asked(bank(both(CLEAR)), 0)
    assert not may_be_asked(bank(both(CLEAR), moves=("a", "b", "d")), 0)
    assert not may_be_asked(bank(both(CLEAR), moves=tuple("abcdefghij" * 5)), 0)
    assert not may_be_asked(bank(both(CLEAR), later=False), 0)
    assert not may_be_asked(bank(Judge({1: CLEAR, 4: CLEAR}, solves=True)), 0)
