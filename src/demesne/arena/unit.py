"""A deck played from every seat, and what came of each game: the unit that everything is made of."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from statistics import fmean
from time import perf_counter, process_time, thread_time
from typing import Any

from demesne.arena.facts import at_the_end, of_move
from demesne.arena.plan import Match, places
from demesne.arena.play import Ply, plies
from demesne.arena.warm import warm_up
from demesne.games.base import Game, Observation, Outcome, Seat, State
from demesne.games.deck import Deck
from demesne.players.base import Player
from demesne.players.faults import decided
from demesne.players.spec import make_player

__all__ = ["Result", "Unit", "play_one", "play_unit", "play_units"]

Clock = Callable[[], float]


@dataclass(frozen=True, slots=True)
class Result:
    """One player in one game.

    ``score`` is in points, as are ``margin``, the lead over the best other side,
    and ``lead``, that over the mean of the other sides. ``win`` is the share of the
    victory: 1/k when k sides share it. ``seconds`` is the processor time spent
    deciding, nothing else. ``rows`` are the points of the score pad, ``facts`` counts
    what the player did, ``luck`` is what chance brought of ``win`` and ``margin``, a
    pair by each player that measured it.
    """

    score: int
    margin: int
    win: float
    seconds: float
    decisions: int
    lead: float = 0.0
    seat: int = 0
    side: int = 0
    rank: int = 0
    rows: dict[str, int] = field(default_factory=dict)
    facts: dict[str, int] = field(default_factory=dict)
    luck: tuple[tuple[float, float], ...] = ()


@dataclass(frozen=True, slots=True)
class Unit:
    """The games with one deck: for each a result for each player, in the match's order."""

    deck: int
    games: tuple[tuple[Result, ...], ...]


class _Watched:
    """A player whose processor time is measured and whose moves are counted."""

    def __init__(self, spec: str, player: Player, clock: Clock) -> None:
        self.spec = spec
        self._player = player
        self._clock = clock
        self.seconds = 0.0
        self.decisions = 0
        self.facts: Counter[str] = Counter()

    def decide(self, observation: Observation[Any]) -> Any:
        begin = self._clock()
        move = decided(self._player, observation, self.spec)
        self.seconds += self._clock() - begin
        self.decisions += 1
        self.facts.update(of_move(observation.rules.name, move))
        return move


def play_units(tasks: Sequence[tuple[Match, int]], *, alone: bool) -> tuple[list[Unit], float]:
    """The unit of each match and deck, and how many seconds all of them took.

    *alone* says that nothing else computes in this process; then the time of all its
    threads counts as the player's, otherwise only that of the thread which asks it.
    """
    for plan, _ in tasks:
        warm_up(plan)
    begin = perf_counter()
    units = [play_unit(plan, deck, process_time if alone else thread_time) for plan, deck in tasks]
    return units, perf_counter() - begin


def play_unit(plan: Match, deck: int, clock: Clock = process_time) -> Unit:
    """All games of *plan* with *deck*."""
    first = deck * len(plan.players)
    return Unit(deck, tuple(tuple(play_one(plan, first + turn, clock)) for turn in range(plan.turns(deck))))


def play_one(plan: Match, index: int, clock: Clock = process_time) -> list[Result]:
    """Game *index* of the match, a result for each player in the match's order.

    Every ``len(players)`` games have the same deals, each player in another seat;
    partners stay together.
    """
    deck, turn = divmod(index, len(plan.players))
    game = plan.table(deck)
    seeds = (f"{plan.seed} game {index} player {i}" for i in range(len(plan.players)))
    players = [_Watched(spec, make_player(spec, seed), clock) for spec, seed in zip(plan.players, seeds, strict=True)]
    seats = places(game.sides, turn)
    seated = [players[seats.index(seat)] for seat in range(game.seats)]
    course = tuple(plies(game, seated, Deck(f"{plan.seed} deck {deck}")))
    end = course[-1].after
    outcome = end.outcome()
    if outcome is None:
        raise ValueError(f"{game.name} ended without an outcome")
    luck = _luck(plan, game, course, index)
    return [_result(game.name, outcome, end, seat, player, luck) for seat, player in zip(seats, players, strict=True)]


def _luck(plan: Match, game: Game[Any], course: Sequence[Ply], index: int) -> Sequence[Sequence[tuple[float, float]]]:
    """What chance brought each side, rounded; empty where nobody asks."""
    if plan.luck is None:
        return ((),) * len(game.sides)
    states, moves = [course[0].before, *(ply.after for ply in course)], [ply.move for ply in course]
    found = plan.luck.of(game, states, moves, plan.luck.playouts, index)
    return [tuple((round(win, 5), round(margin, 4)) for win, margin in side) for side in found]


def _result(
    game: str,
    outcome: Outcome,
    end: State[Any],
    seat: Seat,
    player: _Watched,
    luck: Sequence[Sequence[tuple[float, float]]],
) -> Result:
    own = outcome.side_of(seat)
    others = [side.sheet.total for side in outcome.sides if side is not own]
    winners = sum(side.rank == 1 for side in outcome.sides)
    return Result(
        score=own.sheet.total,
        margin=own.sheet.total - max(others),
        lead=round(own.sheet.total - fmean(others), 6),
        win=1 / winners if own.rank == 1 else 0.0,
        seconds=round(player.seconds, 6),
        decisions=player.decisions,
        seat=seat,
        side=outcome.sides.index(own),
        rank=own.rank,
        rows=own.sheet.points(),
        facts=dict(sorted((player.facts + Counter(at_the_end(game, end, seat))).items())),
        luck=tuple(luck[outcome.sides.index(own)]),
    )
