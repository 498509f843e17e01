"""Compiles the players that think ahead before somebody has to wait for them."""

from __future__ import annotations

from functools import partial
from random import Random

from demesne.games.base import Observation, Turn
from demesne.games.registry import GAMES, make_game
from demesne.kernels.warm_up import Job
from demesne.players.family import Thinking
from demesne.players.mc import MonteCarloPlayer
from demesne.players.registry import FAMILIES

__all__ = ["search_jobs"]


def search_jobs() -> list[Job]:
    """A job for each family whose players think ahead on kernels.

    >>> {job.name.split(" of ")[0] for job in search_jobs()}
    {'the players'}
    """
    return [
        _job(word, family.title, family.thinking()) for word, family in FAMILIES.items() if family.thinking is not None
    ]


def _job(family: str, title: str, thinking: Thinking) -> Job:
    """The job of a family. Its entry is the kernel compiled last, so that once it is there, all is."""
    from demesne.players.search.flat import playouts_of

    last = thinking.last or playouts_of(thinking)
    return Job(f"the players of {title}", last, partial(_decide, family, thinking))


def _decide(family: str, thinking: Thinking) -> None:
    """Has a player make the first decision of a game, then compiles whatever else there is."""
    observation = _first_choice(family)
    MonteCarloPlayer(Random(1), playouts="8").decide(observation)
    if thinking.warm_up:
        thinking.warm_up(observation)


def _first_choice(family: str) -> Observation[object]:
    """What the first seat to move in a game of the family sees."""
    kind = next(kind for kind in GAMES.values() if kind.family == family)
    rng = Random(1)
    state = make_game(kind.name, kind.players[0], kind.lay_out({}, rng)).new_state()
    while isinstance(state.to_move, Turn):
        state = state.apply(rng.choice(state.legal_moves()))
    return state.observe(state.to_move)
