"""Puzzles are choices with one answer that both judges know; what is out early is measured no further."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from demesne.review.bank import Bank
from demesne.review.puzzles import Demands, Need, Puzzle, may_be_asked, puzzle_at
from tests.review.made_up import Judge, bank

CLEAR = {"a": 0.7, "b": 0.6, "c": 0.4, "d": 0.3}
COUNTS = Demands((50, 200, 800))


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
