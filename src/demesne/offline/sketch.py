"""A review in outline, by the rules alone: where the points of a finished game came from, by a few playouts.

A browser has no compiled kernels. Playing on from a turn's position with greedy players takes it a second or so each
time, so single choices are not judged, and every number says how far off it may be.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Collection, Iterator, Sequence
from dataclasses import dataclass, field
from math import sqrt
from random import Random
from typing import Final

from demesne.games.base import Outcome, Seat, Turn
from demesne.games.deck import Deck
from demesne.players.greedy import GreedyPlayer
from demesne.review.story import Event, Story
from demesne.server.review_messages import (
    ChangeView,
    Estimated,
    GivenAway,
    Ledgers,
    LedgerView,
    MarginView,
    Report,
    ValueView,
)

__all__ = ["LEAST", "MOST", "Sketch", "TooLong"]

LEAST: Final = 4
"""Playouts of each position before anything is reported."""
MOST: Final = 64
LONGEST: Final = 120.0
"""Seconds after which no more playouts are made."""
PATIENCE: Final = 600.0
"""Seconds that nobody should wait for the first numbers. A busy machine takes several times as long as a quiet one, and
may be quiet soon."""
TRIED: Final = 3
"""This many playouts are timed first: a single one may be slow because the machine is busy, or has just begun."""
_VERSION: Final = 1
_95: Final = 1.959964

Kinds = tuple[tuple[float, ...], tuple[float, ...], tuple[float, ...]]
"""How a game ended for each side: its share of the victory, its lead over the best other one, its points."""


class TooLong(Exception):
    """On this machine even the first numbers of this game would take too long."""


@dataclass
class Sketch:
    """A review of *story* in outline, as far as it has come; *clock* tells the seconds.

    The same playouts give the same numbers, in however many goes they are made.
    """

    story: Story
    clock: Callable[[], float] = time.perf_counter
    spent: float = 0.0
    _told: dict[int, list[Kinds]] = field(default_factory=dict)
    """By ply, how its playouts ended."""

    def __post_init__(self) -> None:
        self.events = tuple(_turns(self.story.events))
        self.same = tuple(_like(self.story, self.events))
        self._due = self._work()
        self._over = False

    @property
    def playouts(self) -> int:
        """How many playouts each position has had."""
        return min((len(self._told.get(ply, ())) for ply in self.same), default=0)

    @property
    def part(self) -> float:
        """The share of all playouts that is done."""
        rounds = sum(map(len, self._told.values())) / len(self._places)
        enough = min(self.spent / LONGEST, rounds / LEAST)
        return 1.0 if self._over else min(0.99, max(enough, rounds / MOST))

    @property
    def is_over(self) -> bool:
        """Whether no more playouts are made."""
        return self._over

    def go_on(self, seconds: float) -> None:
        """Continues for *seconds*, and for at least one playout. Raises ``TooLong``."""
        began = self.clock()
        for _ in self._due:
            if self.clock() - began >= seconds:
                break
        else:
            self._over = True
        self.spent += self.clock() - began
        self._over |= self.spent >= LONGEST and self.playouts >= LEAST

    @property
    def _places(self) -> tuple[int, ...]:
        return tuple(dict.fromkeys(self.same))

    def _work(self) -> Iterator[None]:
        first: list[float] = []
        for number in range(MOST):
            for ply in self._places:
                began = self.clock()
                self._told.setdefault(ply, []).append(self._end(ply, number))
                if len(first) < TRIED:
                    first.append(self.clock() - began)
                    self._check(first)
                yield

    def _check(self, first: list[float]) -> None:
        """The first playouts are the longest; what is played from later positions is half of one on average."""
        if len(first) == TRIED and min(first) / 2 * len(self._places) * LEAST > PATIENCE:
            raise TooLong

    def _end(self, ply: int, number: int) -> Kinds:
        """How playout *number* from the position before *ply* ends: the same number is dealt the same."""
        state, deck = self.story.states[ply], Deck(f"sketch {number}")
        player = GreedyPlayer(Random(number))
        while state.to_move is not Turn.OVER:
            chance = state.to_move is Turn.CHANCE
            state = state.apply(deck.deal(state) if chance else player.decide(state.observe(state.to_move)))
        return _kinds(state.outcome())

    # --- what is told of it ---------------------------------------------------------------------

    def report(self) -> Report | None:
        """What is known so far; ``None`` as long as that is too little."""
        if self.playouts < LEAST:
            return None
        told = [self._told[ply][: self.playouts] for ply in self.same]
        told[0] = [_levelled(each) for each in told[0]]
        return _Telling(self.story, self.events, told).report(self.spent)


@dataclass(frozen=True, slots=True)
class _Telling:
    """The numbers of a sketch: *told* has for each position before an event, and the last one, its playouts."""

    story: Story
    events: Sequence[Event]
    told: Sequence[Sequence[Kinds]]

    def report(self, spent: float) -> Report:
        sides = range(self.story.sides)
        return Report(
            version=_VERSION,
            game=self.story.game.name,
            players=self.story.game.seats,
            seconds=round(spent, 2),
            settled=0.0,
            values=list(self._values()),
            events=list(self._changes()),
            ledgers=Ledgers(*([self._ledger(kind, side) for side in sides] for kind in range(3))),
            margins=[self._margin(side) for side in sides],
            choices=[],
            given_away=[GivenAway(0.0, 0.0) for _ in range(self.story.game.seats)],
            puzzles=[],
        )

    def _values(self) -> Iterator[ValueView]:
        plies = [0, *(event.last + 1 for event in self.events)]
        for ply, each in zip(plies, self.told, strict=True):
            by = [self._of(each, kind) for kind in range(2)]
            win, lead = ([told.mean for told in kind] for kind in by)
            yield ValueView(ply, win, lead, [told.se for told in by[0]])

    def _of(self, told: Sequence[Kinds], kind: int) -> list[Estimated]:
        return [_estimate([each[kind][side] for each in told]) for side in range(self.story.sides)]

    def _changes(self) -> Iterator[ChangeView]:
        for at, event in enumerate(self.events):
            win, points = ([self._sum([at], kind, side) for side in range(self.story.sides)] for kind in range(2))
            means, leads = ([told.mean for told in kind] for kind in (win, points))
            yield ChangeView(event.first, event.last, event.kind, event.seat, means, leads, [told.se for told in win])

    def _sum(self, which: Sequence[int], kind: int, side: int, against: int | None = None) -> Estimated:
        """What the events *which* changed together for *side*, more than for *against*; playout by playout."""

        def changed(at: int, number: int) -> float:
            before, after = (self.told[place][number][kind] for place in (at, at + 1))
            less = 0.0 if against is None else after[against] - before[against]
            return after[side] - before[side] - less

        return _estimate([sum(changed(at, number) for at in which) for number in range(len(self.told[0]))])

    def _by(self, seats: Collection[Seat | None]) -> list[int]:
        """The events that are of *seats*; chance is none."""
        return [at for at, event in enumerate(self.events) if event.seat in seats]

    def _others(self, side: int) -> list[Seat]:
        own = self.story.outcome.sides[side].seats
        return sorted({event.seat for event in self.events if event.seat is not None} - set(own))

    def _ledger(self, kind: int, side: int) -> LedgerView:
        return LedgerView(
            start=_mean([each[kind][side] for each in self.told[0]]),
            seat=0.0,
            luck=self._sum(self._by([None]), kind, side),
            own=self._sum(self._by(self.story.outcome.sides[side].seats), kind, side),
            others={str(seat): self._sum(self._by([seat]), kind, side) for seat in self._others(side)},
            result=_mean([each[kind][side] for each in self.told[-1]]),
        )

    def _margin(self, side: int) -> MarginView:
        other, own_seats = self.story.rival(side), self.story.outcome.sides[side].seats
        by: tuple[Collection[Seat | None], ...] = ([None], own_seats, self._others(side))
        luck, own, others = (self._sum(self._by(each), 2, side, other) for each in by)
        end = self.told[-1][0][2]
        return MarginView(other, luck, own, others, end[side] - end[other])


def _turns(events: Sequence[Event]) -> Iterator[Event]:
    """Choices that follow one another and are one seat's, as one event each; deals as they are."""
    run: Event | None = None
    for event in events:
        if run is not None and event.seat is not None and run.seat == event.seat:
            run = Event(run.first, event.last, "choice", run.seat)
            continue
        if run is not None:
            yield run
        run = event
    if run is not None:
        yield run


def _like(story: Story, events: Sequence[Event]) -> Iterator[int]:
    """For the position before each event, and the last one, the ply of a position that has the same playouts.

    A choice that a greedy player would have made itself changes nothing.
    """
    same, last = 0, len(story.moves)
    yield same
    for event in events:
        over = event.last + 1 == last
        same = same if not over and event.seat is not None and _usual(story, event) else event.last + 1
        yield same


def _usual(story: Story, event: Event) -> bool:
    player = GreedyPlayer(Random(0))
    plies = range(event.first, event.last + 1)
    seen = ((story.states[ply].observe(story.states[ply].to_move), story.moves[ply]) for ply in plies)
    return all(player.decide(observation) == move for observation, move in seen)


def _kinds(outcome: Outcome) -> Kinds:
    first = sum(side.rank == 1 for side in outcome.sides)
    win = tuple((side.rank == 1) / first for side in outcome.sides)
    points = tuple(float(side.sheet.total) for side in outcome.sides)
    leads = tuple(each - max(points[:at] + points[at + 1 :], default=each) for at, each in enumerate(points))
    return win, leads, points


def _levelled(told: Kinds) -> Kinds:
    """The sides begin alike: what playouts say about a single one would be the same error in every game."""
    win, leads, points = ((_mean(each),) * len(each) for each in told)
    return win, leads, points


def _estimate(numbers: Sequence[float]) -> Estimated:
    """The mean and its error, widened for few numbers, so that twice the error covers 95 %.

    >>> _estimate([1.0, 3.0, 1.0, 3.0])
    Estimated(mean=2.0, se=0.93...)
    """
    mean, free = _mean(numbers), len(numbers) - 1
    error = sqrt(sum((each - mean) ** 2 for each in numbers) / free / len(numbers)) if free else 0.0
    return Estimated(mean, error * _wider(free))


def _mean(numbers: Collection[float]) -> float:
    return sum(numbers) / len(numbers)


def _wider(free: int) -> float:
    """By how much Student's *t* with *free* degrees of freedom is wider than the normal distribution, at 95 %.

    >>> [round(1.96 * _wider(free), 2) for free in (3, 7, 15, 63)]  # in tables: 3.18, 2.36, 2.13, 2.00
    [3.16, 2.36, 2.13, 2.0]
    """
    z = _95
    terms = (
        z,
        (z**3 + z) / 4,
        (5 * z**5 + 16 * z**3 + 3 * z) / 96,
        (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384,
    )
    return sum(term / free**power for power, term in enumerate(terms)) / z if free > 0 else 1.0
