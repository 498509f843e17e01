"""Many games between the same players, the seats rotating, and what came of them."""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from math import sqrt
from multiprocessing import get_context
from time import process_time
from typing import Any

from demesne.arena.play import play
from demesne.games.base import Observation, OptionError, Outcome, Seat
from demesne.games.registry import make_game
from demesne.players.base import Player
from demesne.players.spec import check_spec, make_player

__all__ = ["Match", "Result", "Seating", "match", "play_one", "tally", "wilson"]

_MANY = 24
"""From this many games on, it pays to start processes."""
_CHUNK = 4


@dataclass(frozen=True, slots=True)
class Match:
    """What is to be played: a game, a player for each seat, how often, from which seed.

    Raises ``OptionError`` or ``SpecError`` when it cannot be played.
    """

    game: str
    players: tuple[str, ...]
    games: int
    seed: int = 0
    options: Mapping[str, object] = field(default_factory=dict)

    def __post_init__(self) -> None:
        make_game(self.game, len(self.players), self.options)
        for spec in self.players:
            check_spec(spec)
        if self.games < 1:
            raise OptionError(f"a match has at least 1 game, not {self.games}")


@dataclass(frozen=True, slots=True)
class Result:
    """One player in one game: score, lead over the best other side, share of the win."""

    score: int
    margin: int
    win: float
    seconds: float
    decisions: int


@dataclass(frozen=True, slots=True)
class Seating:
    """How a player did over a match, as ``demesne match --json`` tells it.

    Partners share their side's results. ``wins`` counts a victory shared by k
    sides as 1/k; ``ci95`` is the Wilson
    interval of ``share``; ``margin`` is the mean lead over the best other side.
    """

    player: str
    wins: float
    share: float
    mean_score: float
    margin: float
    ci95: tuple[float, float]
    cpu_ms_per_decision: float


class _Timed:
    """A player whose processor time is taken."""

    def __init__(self, player: Player) -> None:
        self._player = player
        self.seconds = 0.0
        self.decisions = 0

    def decide(self, observation: Observation[Any]) -> Any:
        begin = process_time()
        move = self._player.decide(observation)
        self.seconds += process_time() - begin
        self.decisions += 1
        return move


def match(plan: Match, workers: int | None = None, progress: Callable[[int], None] | None = None) -> list[Seating]:
    """Plays the match; one ``Seating`` for each of its players, in their order.

    The results are the same for any number of *workers* (by default one for each
    core when games are many); only the times differ. *progress* hears how many
    games are over.
    """
    results: list[list[Result]] = []
    for chunk in _chunks(plan, workers):
        results += chunk
        if progress:
            progress(len(results))
    return tally(plan.players, results)


def tally(players: Sequence[str], games: Sequence[Sequence[Result]]) -> list[Seating]:
    """How each of *players* did; every game has a result for each of them, in order."""
    return [_seating(spec, [game[index] for game in games]) for index, spec in enumerate(players)]


def _chunks(plan: Match, workers: int | None) -> Any:
    """The results of each game, a few games at a time, in order."""
    cores = workers or (os.cpu_count() or 1 if plan.games >= _MANY else 1)
    starts = range(0, plan.games, _CHUNK)
    if cores == 1:
        yield from (_play_chunk(plan, start) for start in starts)
        return
    with ProcessPoolExecutor(cores, mp_context=get_context("spawn")) as pool:
        yield from pool.map(_play_chunk, [plan] * len(starts), starts)


def _play_chunk(plan: Match, start: int) -> list[list[Result]]:
    return [play_one(plan, index) for index in range(start, min(start + _CHUNK, plan.games))]


def play_one(plan: Match, index: int) -> list[Result]:
    """Game *index* of the match, a result for each player in the match's order.

    Every ``len(players)`` games have the same deals, each player in another seat;
    partners stay together.
    """
    deck, turn = divmod(index, len(plan.players))
    game = make_game(plan.game, len(plan.players), plan.options)
    players = [_Timed(make_player(spec, f"{plan.seed} game {index} player {i}")) for i, spec in enumerate(plan.players)]
    places = _places(game.sides, turn)
    outcome = play(game, [players[places.index(seat)] for seat in range(game.seats)], f"{plan.seed} deck {deck}")
    return [_result(outcome, seat, player) for seat, player in zip(places, players, strict=True)]


def _places(sides: Sequence[Sequence[Seat]], turn: int) -> list[Seat]:
    """Where each player sits after *turn* turns: sides rotate first, then the seats within them."""
    swap, shift = divmod(turn, len(sides))
    return [
        sides[(side + shift) % len(sides)][(place + swap) % len(seats)]
        for side, seats in enumerate(sides)
        for place in range(len(seats))
    ]


def _result(outcome: Outcome, seat: int, player: _Timed) -> Result:
    own = outcome.side_of(seat)
    others = [side.sheet.total for side in outcome.sides if side is not own]
    winners = sum(side.rank == 1 for side in outcome.sides)
    return Result(
        score=own.sheet.total,
        margin=own.sheet.total - max(others, default=0),
        win=1 / winners if own.rank == 1 else 0.0,
        seconds=player.seconds,
        decisions=player.decisions,
    )


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


def wilson(wins: float, games: int, z: float = 1.959964) -> tuple[float, float]:
    """The 95 % Wilson score interval of a share (E. B. Wilson, 1927)."""
    share, spread = wins / games, z * z / games
    centre = (share + spread / 2) / (1 + spread)
    half = z * sqrt(share * (1 - share) / games + spread / games / 4) / (1 + spread)
    return round(max(0.0, centre - half), 4), round(min(1.0, centre + half), 4)
