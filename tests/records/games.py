"""Whole games to write down, played at random from a seed."""

from __future__ import annotations

from functools import cache
from random import Random

from demesne.games.base import Turn
from demesne.games.registry import GAMES, make_game
from demesne.records.record import Record, Told, mover, results


@cache
def played(players: int = 3, seed: int = 1, plies: int = 1000) -> Record:
    """A random game of queendomino, cut off after *plies*, with all that a file can tell."""
    rng = Random(seed)
    state = make_game("queendomino", players).new_state()
    moves: list[str] = []
    told: list[Told] = []
    while state.to_move is not Turn.OVER and len(moves) < plies:
        legal = state.legal_moves()
        told.append(Told(mover(state), tuple(sorted(map(str, legal)))))
        move = rng.choice(legal)
        moves.append(str(move))
        state = state.apply(move)
    outcome = state.outcome()
    return Record(
        game="queendomino",
        players=players,
        moves=tuple(moves),
        version=GAMES["queendomino"].version,
        outcome=results(outcome) if outcome else None,
        told=tuple(told),
    )
