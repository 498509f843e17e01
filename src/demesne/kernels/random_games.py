"""Random games of any game that has a kernel, and how fast they are played."""

from __future__ import annotations

from dataclasses import dataclass
from time import thread_time
from typing import Any

from demesne.games.base import Game
from demesne.kernels.registry import runner_of

__all__ = ["Tally", "random_games"]

_BATCH = 2000
"""Games between two readings of the clock."""


@dataclass(frozen=True, slots=True)
class Tally:
    """Random games: their number, their plies (deals included), the processor time in seconds, the mean points."""

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
    """Random games of *game*: *games* of them, or as many as *seconds* of processor time allow.

    Compiling is not counted. The mean is over all sides of all games. Raises
    ``OptionError`` when there is no kernel for *game*.
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
