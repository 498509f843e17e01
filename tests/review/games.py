"""Finished records to be reviewed."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from itertools import count
from typing import Any

from demesne.arena.play import plies
from demesne.games.base import Turn
from demesne.games.deck import Deck
from demesne.games.registry import make_game
from demesne.players.spec import make_player
from demesne.records.record import Record
from demesne.review import Work, refine


@cache
def finished(name: str, players: int, seed: int, *options: tuple[str, Any]) -> Record:
    """A game between greedy players."""
    game, seats = make_game(name, players, dict(options)), [make_player("greedy", seed) for _ in range(players)]
    moves = tuple(str(ply.move) for ply in plies(game, seats, Deck(seed)))
    return Record(name, players, moves, dict(options))


def by(name: str, players: int, seed: int, choose: Callable[[Any], Any]) -> Record:
    """A game whose every choice *choose* makes."""
    game, deck, moves = make_game(name, players), Deck(seed), []
    state = game.new_state()
    while state.to_move is not Turn.OVER:
        moves.append(deck.deal(state) if state.to_move is Turn.CHANCE else choose(state))
        state = state.apply(moves[-1])
    return Record(name, players, tuple(map(str, moves)))


def after(work: Work, slices: int) -> Work:
    """*work* after *slices* more slices, however long they take."""
    asked = count()
    return refine(work, float("inf"), lambda: next(asked) >= slices)
