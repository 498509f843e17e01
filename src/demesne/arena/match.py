"""Many games between the same players, the seats rotating, and what came of them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from concurrent.futures import BrokenExecutor
from dataclasses import dataclass
from typing import TYPE_CHECKING

from demesne.arena.contest import contest
from demesne.arena.plan import Match
from demesne.arena.pool import Pool, cores, open_pool
from demesne.arena.sprt import Trial
from demesne.arena.unit import Result
from demesne.players.own import only_here
from demesne.ratings.intervals import wilson

if TYPE_CHECKING:
    from demesne.arena.results import Book  # It imports a decoder that `--help` need not load.

__all__ = ["Match", "Seating", "match", "play_match", "tally"]

_MANY = 24
"""From this many games on, it pays to start processes."""
_BROKEN = (
    "a process of the match has died. Each of them imports the script that began it: call match under "
    'if __name__ == "__main__": in a file, or with workers=1'
)

_TYPED = (
    "no other process finds the class of {}, which was typed in, as in a notebook, and stands in no file:"
    " put it in one, or call match with workers=1"
)


@dataclass(frozen=True, slots=True)
class Seating:
    """How a player did over a match, as ``demesne match --json`` reports it.

    Partners share their side's results. ``wins`` counts a victory shared by k
    sides as 1/k; ``share`` is that per game, and ``ci95`` its Wilson interval.
    ``mean_score`` and ``margin``, the mean lead over the best other side, are in
    points, ``cpu_ms_per_decision`` in milliseconds of processor time.
    """

    player: str
    wins: float
    share: float
    mean_score: float
    margin: float
    ci95: tuple[float, float]
    cpu_ms_per_decision: float


def match(plan: Match, workers: int | None = None, progress: Callable[[int], None] | None = None) -> list[Seating]:
    """Plays the match in processes; returns one ``Seating`` for each of its players, in their order.

    The results are the same for any number of *workers* (by default one for each
    core if there are many games, and just one if the class of a player was typed
    in, as in a notebook); only the times differ. *progress* is told how
    many games are over. Each process imports the script that began it, so a script
    calls this under ``if __name__ == "__main__":``; with one worker it need not.
    Raises ``RuntimeError`` if they cannot work, or one of them dies.
    """
    if not isinstance(plan, Match):
        raise TypeError(f"expected a Match, such as Match(game, ('greedy', 'random'), games=20), not {plan!r}")
    typed = next((spec for spec in plan.players if only_here(spec.partition(":")[0])), None)
    if typed and (workers or 1) > 1:
        raise RuntimeError(_TYPED.format(typed))
    try:
        with open_pool("processes", workers or (cores() if plan.games >= _MANY and not typed else 1)) as pool:
            return tally(plan.players, play_match(plan, pool, progress=progress))
    except BrokenExecutor as error:
        raise RuntimeError(_BROKEN) from error


def play_match(
    plan: Match,
    pool: Pool,
    book: Book | None = None,
    trial: Trial | None = None,
    progress: Callable[[int], None] | None = None,
) -> list[Sequence[Result]]:
    """The games of the match as far as they are played; *progress* is told how many are over."""
    games: list[Sequence[Result]] = []
    for played in contest([plan], pool, book, [trial] if trial else []):
        games += played.unit.games
        if progress:
            progress(len(games))
    return games


def tally(players: Sequence[str], games: Sequence[Sequence[Result]]) -> list[Seating]:
    """How each of *players* did; every game has a result for each of them, in order."""
    return [_seating(spec, [game[index] for game in games]) for index, spec in enumerate(players)]


def _seating(spec: str, results: Sequence[Result]) -> Seating:
    games = len(results)
    wins = sum(result.win for result in results)
    decisions = sum(result.decisions for result in results)
    seconds = sum(result.seconds for result in results)
    return Seating(
        player=spec,
        wins=round(wins, 4),
        share=round(wins / games, 4),
        mean_score=round(sum(result.score for result in results) / games, 2),
        margin=round(sum(result.margin for result in results) / games, 2),
        ci95=wilson(wins, games),
        cpu_ms_per_decision=round(1000 * seconds / decisions, 4) if decisions else 0.0,
    )
