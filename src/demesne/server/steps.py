"""What a table and a family tell each other about a game's progress."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from dataclasses import dataclass, field
from typing import Any, Generic, Protocol, TypeVar

from demesne.games.base import Game, Seat
from demesne.server.protocol import AnyPosition, AnyRules, Offer
from demesne.server.queendomino.shapes import LandView
from demesne.server.refusals import Args

__all__ = ["Family", "Step", "Told"]


S_co = TypeVar("S_co", covariant=True)
S_contra = TypeVar("S_contra", contravariant=True)


@dataclass(frozen=True, slots=True)
class Step(Generic[S_co]):
    """A move and the positions on both sides of it."""

    before: S_co
    move: Any
    after: S_co


@dataclass(frozen=True, slots=True)
class Told:
    """One thing to tell, and the moves it stands for; ``seat`` is ``None`` for the table's own.

    ``args`` are for everybody, ``secret`` is what only the seat itself is told besides.
    """

    code: str
    seat: Seat | None
    args: Args
    moves: tuple[str, ...] = ()
    secret: Args = field(default_factory=dict)


class Family(Protocol[S_contra]):
    """A family of games as a table shows it.

    ``over`` is the clause of its rules that ends a game.
    """

    @property
    def over(self) -> str: ...

    def view(self, state: S_contra, steps: Sequence[Step[S_contra]], seats: Sequence[Seat]) -> AnyPosition:
        """The position as who owns *seats* may know it, nobody's for none; *steps* led to it."""
        ...

    def offer(self, state: S_contra) -> Offer | None:
        """What the seat to move may do, from what it knows, or ``None`` when no seat is."""
        ...

    def tell(self, steps: Sequence[Step[S_contra]]) -> list[Told]:
        """What happened in *steps*, each of their moves in exactly one of the things told, in order."""
        ...

    def turn(self, state: S_contra) -> Hashable:
        """The same for positions of one turn of one seat, different for others."""
        ...

    def round(self, state: S_contra) -> tuple[int, int]:
        """Which round it is, of how many; of none where rounds are not counted."""
        ...

    def land(self, state: S_contra, steps: Sequence[Step[S_contra]], seat: Seat) -> list[LandView]:
        """What a small picture of the table shows: the land of *seat*, if it has one of its own."""
        ...

    def side_of(self, state: S_contra, seat: Seat) -> int:
        """The side that *seat* plays for."""
        ...

    def mates(self, state: S_contra, seat: Seat) -> Sequence[Seat]:
        """The seats of the side that *seat* plays for, itself too; none when it plays alone."""
        ...

    def hand(self, state: S_contra) -> int | None:
        """The number of the domino that the seat to move is to lay, if it is."""
        ...

    def rules(self, game: Game[Any], state: S_contra) -> AnyRules:
        """How *game* is played."""
        ...
