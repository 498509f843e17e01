"""Counting the lines of play below a position: finds a move too many or too few."""

from __future__ import annotations

from demesne.games.base import M, State

__all__ = ["divide", "perft"]


def perft(state: State[M], depth: int) -> int:
    """How many different lines of *depth* plies begin at *state*.

    Every possible deal counts once, whatever its weight. A line that ends
    before *depth* counts for nothing.
    """
    if depth == 0:
        return 1
    moves = state.legal_moves()
    if depth == 1:
        return len(moves)
    return sum(perft(state.apply(move), depth - 1) for move in moves)


def divide(state: State[M], depth: int) -> dict[str, int]:
    """``perft`` below each move of *state*, by the move's notation."""
    if depth < 1:
        raise ValueError("divide needs a depth of at least 1")
    return {str(move): perft(state.apply(move), depth - 1) for move in state.legal_moves()}
