"""A finished record replayed: its positions, what chance and the seats did, turn by turn."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Literal

from demesne.games.base import Game, Outcome, Seat, Turn
from demesne.records.record import Fault, Record, RecordError, check, game_of, replay

__all__ = ["BrokenRecord", "Event", "Story", "Unfinished", "story_of"]


class BrokenRecord(RecordError):
    """A record that breaks the rules, which is not reviewed."""

    def __init__(self, fault: Fault) -> None:
        super().__init__(fault.ply or 0, "record", str(fault))
        self.fault = fault

    def __str__(self) -> str:
        """The breach alone: it is found by its ply, not by a line of text."""
        return str(self.fault)

    def __reduce__(self) -> tuple[type[RecordError], tuple[Any, ...]]:
        return type(self), (self.fault,)


class Unfinished(ValueError):
    """A record of a game that is not over, which is not reviewed."""


@dataclass(frozen=True, slots=True)
class Event:
    """Deals between two choices, or one choice, from ply *first* to ply *last*; *seat* chose it."""

    first: int
    last: int
    kind: Literal["chance", "choice"]
    seat: Seat | None = None


@dataclass(frozen=True)
class Story:
    """A game from its first position to its end; ``moves[ply]`` leads from ``states[ply]`` to the next."""

    game: Game[Any]
    states: tuple[Any, ...]
    moves: tuple[Any, ...]
    outcome: Outcome

    @property
    def sides(self) -> int:
        return len(self.outcome.sides)

    def side_of(self, seat: Seat) -> int:
        """The side that *seat* plays for."""
        return next(i for i, side in enumerate(self.outcome.sides) if seat in side.seats)

    def rival(self, side: int) -> int:
        """The side that finished best of all but *side*; by what broke the tie where they are level on points."""
        ranks = [each.rank for each in self.outcome.sides]
        return min((other for other in range(self.sides) if other != side), key=lambda other: ranks[other])

    @cached_property
    def events(self) -> tuple[Event, ...]:
        """What happened, in order: each choice by itself, deals that follow one another as one."""
        return tuple(_events(self.states))

    @cached_property
    def turns(self) -> tuple[tuple[int, ...], ...]:
        """The plies of what one seat did between others or chance, where there was anything to choose, turn by turn."""
        found = (tuple(ply for ply in plies if self._has_choice(ply)) for plies in self._runs)
        return tuple(plies for plies in found if plies)

    @cached_property
    def ends(self) -> dict[int, int]:
        """The position after each turn, by the turn's last ply with a choice."""
        runs = {ply: run[-1] + 1 for run in self._runs for ply in run}
        return {turn[-1]: runs[turn[-1]] for turn in self.turns}

    @cached_property
    def _runs(self) -> tuple[tuple[int, ...], ...]:
        """Choices that follow one another and are made by one seat."""
        runs: list[list[int]] = []
        for ply, state in enumerate(self.states[:-1]):
            if isinstance(state.to_move, Turn):
                continue
            if runs and runs[-1][-1] == ply - 1 and self.states[ply - 1].to_move == state.to_move:
                runs[-1].append(ply)
            else:
                runs.append([ply])
        return tuple(map(tuple, runs))

    def _has_choice(self, ply: int) -> bool:
        return len(self.states[ply].legal_moves()) > 1


def _events(states: Sequence[Any]) -> Iterator[Event]:
    first = 0
    for ply, state in enumerate(states[:-1]):
        if state.to_move is not Turn.CHANCE:
            yield Event(ply, ply, "choice", state.to_move)
            first = ply + 1
        elif states[ply + 1].to_move is not Turn.CHANCE:
            yield Event(first, ply, "chance")


def story_of(record: Record) -> Story:
    """The record replayed. Raises ``BrokenRecord`` where it breaks the rules, ``Unfinished`` where it does not end."""
    if fault := check(record):
        raise BrokenRecord(fault)
    game, states = game_of(record), tuple(replay(record))
    outcome = states[-1].outcome()
    if outcome is None:
        raise Unfinished(f"{record.game}: the game is not over after {len(record.moves)} plies")
    return Story(game, states, tuple(map(game.parse_move, record.moves)), outcome)
