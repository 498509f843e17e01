"""What the tests of the arena share: quick matches, results made by hand, executors of our own."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

from demesne.arena.contest import contest
from demesne.arena.plan import Match
from demesne.arena.pool import Pool
from demesne.arena.results import Book
from demesne.arena.sprt import Trial
from demesne.arena.unit import Result, Unit

__all__ = ["Later", "Scripted", "game", "plain", "played", "quick"]


def quick(games: int = 6, seed: int = 1, players: Sequence[str] = ("random", "random")) -> Match:
    """A match whose games take milliseconds."""
    return Match("kingdomino", tuple(players), games, seed)


class Later:
    """An executor like that of some cluster: a job is done when somebody asks for its result, and jobs are counted."""

    def __init__(self) -> None:
        self.games = 0
        self.jobs = 0
        self.cancelled = 0

    def submit(self, fn: Callable[..., Any], /, *args: Any, **kwargs: Any) -> Promise:
        self.jobs += 1
        return Promise(self, fn, args, kwargs)

    def done(self, fn: Callable[..., Any], *args: Any, **kwargs: Any) -> tuple[list[Unit], float]:
        units, seconds = fn(*args, **kwargs)
        return units, seconds

    def map(self, fn: Callable[..., Any], /, *iterables: Any) -> list[Any]:
        return [fn(*arguments) for arguments in zip(*iterables, strict=True)]


class Scripted(Later):
    """Plays nothing: everybody scores as *score* says for a player and a deck."""

    def __init__(self, score: Callable[[str, int], int]) -> None:
        super().__init__()
        self._score = score

    def done(self, fn: Callable[..., Any], *args: Any, **kwargs: Any) -> tuple[list[Unit], float]:  # noqa: ARG002
        return [self._unit(plan, deck) for plan, deck in args[0]], 0.001

    def _unit(self, plan: Match, deck: int) -> Unit:
        scores = [self._score(player, deck) for player in plan.players]
        return Unit(deck, tuple(game(*scores, first=turn) for turn in range(plan.turns(deck))))


class Promise:
    """A job of ``Later``."""

    def __init__(self, home: Later, fn: Callable[..., Any], args: Any, kwargs: Any) -> None:
        self._home, self._fn, self._args, self._kwargs = home, fn, args, kwargs

    def result(self) -> Any:
        units, seconds = self._home.done(self._fn, *self._args, **self._kwargs)
        self._home.games += sum(len(unit.games) for unit in units)
        return units, seconds

    def cancel(self) -> None:
        self._home.cancelled += 1


def played(
    plans: Sequence[Match], pool: Pool, path: Path | None = None, trials: Sequence[Trial] = ()
) -> list[tuple[int, Unit]]:
    """All units of a contest, without times."""
    book = Book(path) if path else None
    return [(one.match, plain(one.unit)) for one in contest(plans, pool, book, trials)]


def plain(unit: Unit) -> Unit:
    """*unit* without its times."""
    return Unit(unit.deck, tuple(tuple(replace(result, seconds=0.0) for result in game) for game in unit.games))


def game(*scores: int, first: int = 0) -> tuple[Result, ...]:
    """A game of players with these scores; the first of them sits on seat *first*."""
    ranks = [1 + sum(other > score for other in scores) for score in scores]
    others = [[score for place, score in enumerate(scores) if place != index] for index in range(len(scores))]
    return tuple(
        Result(
            score=score,
            margin=score - max(others[index]),
            win=1 / ranks.count(1) if ranks[index] == 1 else 0.0,
            seconds=0.002,
            decisions=4,
            lead=score - sum(others[index]) / len(others[index]),
            seat=(index + first) % len(scores),
            side=(index + first) % len(scores),
            rank=ranks[index],
            rows={"wheat": score},
            facts={"buildings built": index},
        )
        for index, score in enumerate(scores)
    )
