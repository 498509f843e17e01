"""Turns ordered in advance: what a family says of a turn that is still to come."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import ClassVar, Generic, TypeVar

from demesne.games.base import Seat

__all__ = ["Ordering"]

S = TypeVar("S")


class Ordering(ABC, Generic[S]):
    """What may be ordered beforehand. All of it follows from what lies open and what the seat itself knows.

    ``gains``: the arguments of what is told that say what a move brings. Others may change that, and the move is still
    what was meant.
    """

    gains: ClassVar[frozenset[str]] = frozenset()

    @abstractmethod
    def turn(self, state: S, seat: Seat) -> str | None:
        """Names the turn that *seat* has, or has next; none while it cannot be known what that will be about."""

    @abstractmethod
    def ahead(self, state: S, seat: Seat) -> S:
        """*state*, if that turn began now. Only where ``turn`` names one."""

    @abstractmethod
    def step(self, state: S) -> str:
        """The word of the step that the seat to move is at: a turn comes to each once at most."""

    @abstractmethod
    def contested(self, state: S) -> bool:
        """Whether others may take what is wished for at this step."""

    @abstractmethod
    def skip(self, state: S) -> str | None:
        """The move that skips the step, if it may be skipped."""

    def is_sure(self, state: S, move: str) -> bool:
        """Whether *move* can be had at this step whatever others do before: then no second wish is needed."""
        return move == self.skip(state)
