"""What has the players that think ahead compiled, before somebody waits for them."""

from __future__ import annotations

from random import Random
from typing import Any

from demesne.games.base import Turn
from demesne.games.registry import GAMES, make_game
from demesne.kernels.warming import Job
from demesne.players.mc import MonteCarloPlayer
from demesne.players.search.domaine.playouts import try_arms as try_domaine
from demesne.players.search.queendomino.endgame import search, solve

__all__ = ["search_jobs"]


def search_jobs() -> list[Job]:
    """A job for each family of games. Its entry is what is compiled last, so that all is there once it is."""
    return [
        Job("the players of Queendomino and Kingdomino", search, _decide_and_end),
        Job("the players of Domaine", try_domaine, lambda: _decide("domaine")),
    ]


def _decide_and_end() -> None:
    """Has a game's first decision made and its end solved, with no nodes to spend."""
    _decide("queendomino")
    solve(_first_choice("queendomino"), nodes=0)


def _decide(name: str) -> None:
    """Has the first decision of a game made."""
    state = _first_choice(name)
    MonteCarloPlayer(Random(1), playouts="8").decide(state.observe(state.to_move))


def _first_choice(name: str) -> Any:
    """A game's first position in which a seat is to move."""
    rng = Random(1)
    state = make_game(name, 2, GAMES[name].lay_out({}, rng)).new_state()
    while isinstance(state.to_move, Turn):
        state = state.apply(rng.choice(state.legal_moves()))
    return state
