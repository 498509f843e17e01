"""Which kernel plays which game, and random games of any of them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from importlib import import_module
from time import thread_time
from types import MappingProxyType
from typing import Any, Protocol, TypeAlias

from demesne.games.base import Game, OptionError
from demesne.games.domaine.game import DomaineGame
from demesne.games.queendomino.game import QueendominoGame
from demesne.kernels.warming import Job

__all__ = ["RUNNERS", "Chunk", "Runner", "Tally", "random_games", "random_job", "runner_of"]


@dataclass(frozen=True, slots=True)
class Chunk:
    """What came of some games: each side's points added up, and the plies, deals among them."""

    points: tuple[int, ...]
    plies: int


class Runner(Protocol):
    """A game in its kernel, laid out once and then played at random as often as one likes."""

    def __call__(self, first: int, games: int) -> Chunk:
        """Plays games number *first* on; a game depends on its number alone. Other threads may run meanwhile."""
        ...


MakeRunner: TypeAlias = Callable[[Game[Any], int], Runner]


def _queendomino(game: Game[Any], seed: int) -> Runner:
    from demesne.kernels.queendomino.running import make_runner

    assert isinstance(game, QueendominoGame)
    return make_runner(game, seed)


def _domaine(game: Game[Any], seed: int) -> Runner:
    from demesne.kernels.domaine.running import make_runner

    assert isinstance(game, DomaineGame)
    return make_runner(game, seed)


RUNNERS: Mapping[str, MakeRunner] = MappingProxyType(
    {**dict.fromkeys(("kingdomino", "queendomino", "royal-wedding"), _queendomino), "domaine": _domaine}
)
"""By the game's name, what makes its runner from the game and a seed. Each imports its kernel only then."""


def runner_of(game: Game[Any], seed: int = 0) -> Runner:
    """The runner of *game*, whose chance comes from *seed*. Raises ``OptionError`` when there is no kernel for it."""
    if game.name not in RUNNERS:
        raise OptionError(f"there is no kernel for {game.name!r}; there is one for {', '.join(RUNNERS)}")
    return RUNNERS[game.name](game, seed)


def random_job(game: Game[Any]) -> Job:
    """What compiles random games of *game*, and with them all of its rules."""
    run = runner_of(game)
    family = "domaine" if game.name == "domaine" else "queendomino"
    entry = import_module(f"demesne.kernels.{family}.playing").random_games
    return Job(f"the rules of {game.name}", entry, lambda: run(0, 1))


@dataclass(frozen=True, slots=True)
class Tally:
    """Random games and the processor's seconds that they took."""

    games: int
    plies: int
    seconds: float
    mean_score: float

    @property
    def games_per_second(self) -> float:
        return self.games / self.seconds

    @property
    def plies_per_second(self) -> float:
        return self.plies / self.seconds


def random_games(game: Game[Any], seed: int = 0, games: int | None = None, seconds: float = 3.0) -> Tally:
    """Random games of *game*: *games* of them, or as many as *seconds* of the processor hold.

    Compiling is not counted. The mean is over all sides of all games.
    """
    run = runner_of(game, seed)
    run(0, 1)
    points, plies, played, spent = 0, 0, 0, 0.0
    while spent < seconds if games is None else played < games:
        more = _BATCH if games is None else min(_BATCH, games - played)
        begin = thread_time()
        chunk = run(played, more)
        spent += thread_time() - begin
        points, plies, played = points + sum(chunk.points), plies + chunk.plies, played + more
    return Tally(played, plies, spent, points / played / len(game.sides))


_BATCH = 2000
"""Games between two looks at the clock."""
