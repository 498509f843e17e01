"""Whole games to write down, played at random from a seed."""

from __future__ import annotations

from functools import cache
from random import Random

from demesne.games.base import Turn
from demesne.games.registry import GAMES, make_game
from demesne.records.jsonl import dumps, loads
from demesne.records.record import Record, Told, mover, results
from tests.modes import Mode


def played_mode(mode: Mode, seed: int = 1) -> Record:
    """A whole random game played so, with all that a file can tell."""
    game, players, options = mode
    return played(players, seed, game=game, options=dumps(options))


@cache
def played(
    players: int = 3, seed: int = 1, plies: int = 1000, *, game: str = "queendomino", options: str = "{}"
) -> Record:
    """A random game, cut off after *plies*, with all that a file can tell."""
    rng = Random(seed)
    asked = loads(options)
    state = make_game(game, players, asked).new_state()
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
        game=game,
        players=players,
        moves=tuple(moves),
        options=asked,
        version=GAMES[game].version,
        outcome=results(outcome) if outcome else None,
        told=tuple(told),
    )
