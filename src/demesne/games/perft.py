"""Counting the lines of play below a position, which reveals a move too many or too few."""

from __future__ import annotations

from demesne.games.base import M, State

__all__ = ["divide", "perft"]


def perft(state: State[M], depth: int) -> int:
    """How many lines of *depth* plies begin at *state*.

    Every possible deal counts once, whatever its weight. A line that ends
    before *depth* counts for nothing.

    >>> from demesne.games.registry import GAMES, make_game
    >>> state = make_game(min(GAMES), 2).new_state()
    >>> perft(state, 1) == len(state.legal_moves())
    True
    """
    if depth == 0:
        return 1
    moves = state.legal_moves()
    if depth == 1:
        return len(moves)
    return sum(perft(state.apply(move), depth - 1) for move in moves)


def divide(state: State[M], depth: int) -> dict[str, int]:
    """``perft`` below each move of *state*, by the move's notation.

    >>> from demesne.games.registry import GAMES, make_game
    >>> state = make_game(min(GAMES), 2).new_state()
    >>> sum(divide(state, 2).values()) == perft(state, 2)
    True
    """
    if depth < 1:
        raise ValueError("divide needs a depth of at least 1")
    return {str(move): perft(state.apply(move), depth - 1) for move in state.legal_moves()}
