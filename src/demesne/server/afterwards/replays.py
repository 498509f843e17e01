"""A game as one walks through it: act by act, with the table as it was, and no more than the asker may know."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import accumulate
from typing import Any

from demesne.games.base import Seat, State, Turn
from demesne.server.family import Family, Step, Told
from demesne.server.protocol import Event, Moment, Positions, Replay, TableView
from demesne.server.table.table import Table
from demesne.server.table.view import table_view
from demesne.server.wire.refusals import Refusal

__all__ = [
    "MOST", "acts_of", "address_of", "plies_of", "points_by_round", "positions_now", "positions_of", "replay_now",
    "replay_of",
]  # fmt: skip

MOST = 32
"""How many positions are sent at once."""


@dataclass(frozen=True, slots=True)
class _Eyes:
    """Whose hands are seen; ``open``: nothing is hidden any more."""

    seats: tuple[Seat, ...]
    open: bool

    def args_of(self, told: Told) -> dict[str, int | str]:
        return {**told.args, **told.secret} if self.open else dict(told.args_for(self.seats))


@dataclass(frozen=True, slots=True)
class _Played:
    """What has been played so far at a table that goes on meanwhile; ``for_people``: the plies of bots for people."""

    family: Family[Any]
    start: State[Any]
    steps: tuple[Step[Any], ...]
    for_people: frozenset[int]


@dataclass(frozen=True, slots=True)
class _Place:
    """Where an act stands: the round, the turn within it, the act within that."""

    round: int
    turn: int
    act: int


async def replay_of(table: Table, owner: str | None, *, known: bool = False) -> Replay:
    """The whole game of *table* so far, as *owner* may know it; put together in a thread. Raises ``Refusal``.

    *known*: nothing in it is hidden, though it may not be over.
    """
    view, game, eyes = _walked(table, owner, known=known)
    return Replay(view, await asyncio.to_thread(_moments, game, eyes))


def replay_now(table: Table, owner: str | None, *, known: bool = False) -> Replay:
    """The same where there are no threads. Raises ``Refusal``."""
    view, game, eyes = _walked(table, owner, known=known)
    return Replay(view, _moments(game, eyes))


def _walked(table: Table, owner: str | None, *, known: bool) -> tuple[TableView, _Played, _Eyes]:
    """The table as it is now, what was played at it, and what may be seen of that."""
    _check(table, owner)
    eyes, game = _eyes(table, owner, known=known), _played(table)
    present = set(table.people.values())  # somebody who is away now was not away when it was played
    return table_view(table, owner, present, table.family.view(table.state, table.steps, eyes.seats)), game, eyes


def plies_of(table: Table) -> list[int]:
    """How many plies had been made after each act."""
    return list(accumulate(map(len, acts_of(table.steps))))


def address_of(table: Table, moment: int) -> str:
    """Where the act of that number is: "6.3.2" is act 2 of turn 3 of round 6."""
    place = _places(table.family, acts_of(table.steps))[moment]
    return f"{place.round}.{place.turn}.{place.act}"


async def positions_of(table: Table, owner: str | None, first: int, count: int, *, known: bool = False) -> Positions:
    """The positions after *count* acts from *first* on, as many as there are, at most ``MOST``. Raises ``Refusal``.

    They are drawn in a thread, for each may take milliseconds. *known*: as in ``replay_of``.
    """
    _check(table, owner)
    eyes, game = _eyes(table, owner, known=known), _played(table)
    return Positions(await asyncio.to_thread(_positions, game, eyes, first, min(count, MOST)))


def positions_now(table: Table, owner: str | None, first: int, count: int, *, known: bool = False) -> Positions:
    """The same where there are no threads. Raises ``Refusal``."""
    _check(table, owner)
    return Positions(_positions(_played(table), _eyes(table, owner, known=known), first, min(count, MOST)))


def points_by_round(table: Table, seat: int) -> list[int]:
    """The points of *seat* after each round of the game so far, the set-up left out."""
    game, found = _played(table), dict[int, int]()
    acts = acts_of(game.steps)
    for act, place in zip(acts, _places(game.family, acts), strict=True):
        if place.round and act:
            points = game.family.points(act[-1].after)
            found |= {place.round: points[seat]} if points else {}
    return list(found.values())


def _moments(game: _Played, eyes: _Eyes) -> list[Moment]:
    acts = acts_of(game.steps)
    moments, seq, plies = [], 0, 0
    for act, place in zip(acts, _places(game.family, acts), strict=True):
        told = game.family.tell(act) if act else []
        for_somebody = plies in game.for_people
        events = [
            Event(seq + at, each.code, each.seat, eyes.args_of(each), at == 1 and for_somebody)
            for at, each in enumerate(told, 1)
        ]
        seq, plies = seq + len(events), plies + len(act)
        moments.append(_moment(game, act, place, events))
    return moments


def _positions(game: _Played, eyes: _Eyes, first: int, count: int) -> list[Any]:
    found, plies = [], 0
    for at, act in enumerate(acts_of(game.steps)):
        plies += len(act)
        if first <= at < first + count:
            state = game.steps[plies - 1].after if plies else game.start
            found.append(game.family.view(state, game.steps[:plies], eyes.seats))
    return found


def _check(table: Table, owner: str | None) -> None:
    if not table.welcomes(owner):
        raise Refusal("watch.closed")
    if table.status == "waiting":
        raise Refusal("table.waiting")


def _eyes(table: Table, owner: str | None, *, known: bool) -> _Eyes:
    """At the end nothing is hidden; before it, a screen that several seats share shows only what everybody may see."""
    if known or table.state.outcome():
        return _Eyes(tuple(range(len(table.chairs))), open=True)
    seats = tuple(table.seats_of(owner))
    return _Eyes(seats if len(seats) == 1 else (), open=False)


def _played(table: Table) -> _Played:
    steps = tuple(table.steps)
    start = steps[0].before if steps else table.state
    return _Played(table.family, start, steps, frozenset(table.company.for_people))


def acts_of(steps: Sequence[Step[Any]]) -> list[list[Step[Any]]]:
    """What is dealt first, then each decision with what chance adds to it."""
    acts: list[list[Step[Any]]] = [[]]
    for step in steps:
        if isinstance(step.before.to_move, Turn):
            acts[-1].append(step)
        else:
            acts.append([step])
    return acts


def _places(family: Family[Any], acts: Sequence[Sequence[Step[Any]]]) -> list[_Place]:
    """Where each act belongs. Where a game counts no rounds, one begins whenever the first mover's turn comes again."""
    places, last, opener = [_Place(0, 0, 0)], None, None
    for act in acts[1:]:
        before, place = act[0].before, places[-1]
        here, of = family.round(before)
        turn = (before.to_move, family.turn(before))
        opener = opener or turn
        if last is None:
            places.append(_Place(here if of else 1, 1, 1))
        elif (here != last[0]) if of else (turn != last[1] and turn[0] == opener[0]):
            places.append(_Place(place.round + 1, 1, 1))
        elif turn != last[1]:
            places.append(_Place(place.round, place.turn + 1, 1))
        else:
            places.append(_Place(place.round, place.turn, place.act + 1))
        last = (here, turn)
    return places


def _moment(game: _Played, act: Sequence[Step[Any]], place: _Place, events: list[Event]) -> Moment:
    after = act[-1].after if act else game.start
    seat, mover = act[0].before.to_move if act else None, after.to_move
    return Moment(
        events=events,
        seat=None if isinstance(seat, Turn) else seat,
        round=place.round,
        turn=place.turn,
        act=place.act,
        to_move=None if isinstance(mover, Turn) else mover,
        points=list(game.family.points(after)),
    )
