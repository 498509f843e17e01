"""What a family of games gives the server: the one door between a table and a wing.

A family that gives nothing is shown by ``plain``. Games are looked up by the word that their
``GameKind`` gives as its family; ``registry`` lists the families there are.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Hashable, Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType, ModuleType
from typing import Any, ClassVar, Generic, TypeVar

import msgspec

from demesne.games.base import Game, Seat
from demesne.review.facts import Fact
from demesne.server.knowing import Pile, Prize, Topic
from demesne.server.ordering import Ordering
from demesne.server.owners.owner_items import ShelfKind
from demesne.server.wire.log import Told
from demesne.server.wire.refusals import Reason
from demesne.server.wire.shapes import EffectShape, OfferShape, PictureShape, PositionShape, RulesShape

__all__ = ["Family", "Step", "Told"]

S = TypeVar("S")
S_co = TypeVar("S_co", covariant=True)


@dataclass(frozen=True, slots=True)
class Step(Generic[S_co]):
    """A move and the positions before and after it."""

    before: S_co
    move: Any
    after: S_co


class Family(ABC, Generic[S]):
    """A family of games as a table shows it; methods that have a body here need not be overridden."""

    shapes: ClassVar[tuple[ModuleType, ...]]
    """The modules with its part of the wire contract: everything in their ``__all__``."""
    events: ClassVar[tuple[str, ...]]
    """Every code that ``tell`` uses."""
    refusals: ClassVar[tuple[str, ...]] = ()
    """Codes of refusals that are neither the rules' nor its shelves'."""
    knows: ClassVar[tuple[Topic, ...]] = ()
    """What can be known about its games besides what lies open: each topic is a method of that name."""
    hides: ClassVar[bool] = False
    """Whether a move may show the others something they did not know, which cannot be taken back."""
    over: ClassVar[str] = ""
    """The clause of its rules that ends a game."""
    plain: ClassVar[frozenset[str]] = frozenset()
    """Codes of reasons that say no more than what is said of the move itself."""
    public: ClassVar[bool] = False
    """Whether every seat may know the whole position: then its view is made once for everybody."""
    ordering: ClassVar[Ordering[Any] | None] = None
    """How turns are ordered in advance; they cannot be where there is none."""
    shelves: ClassVar[tuple[ShelfKind[Any, Any], ...]] = ()
    """What owners may keep under a name and play with; each has routes of its own."""
    readers: ClassVar[Mapping[str, Callable[[msgspec.Raw], object]]] = MappingProxyType({})
    """Options that are more than a word, a number or a list, and how each is read; the readers raise ``Refusal``."""

    @abstractmethod
    def rules(self, game: Game[Any], state: S) -> RulesShape:
        """How *game* is played."""

    @abstractmethod
    def view(self, state: S, steps: Sequence[Step[S]], seats: Sequence[Seat]) -> PositionShape:
        """The position as the owner of *seats* may know it, as a spectator for none; *steps* led to it."""

    def own(self, everybody: PositionShape, state: S, steps: Sequence[Step[S]], seats: Sequence[Seat]) -> PositionShape:  # noqa: ARG002
        """The same, where *everybody*, the view of a spectator, has been made already; that one is not changed.

        Worth a body of its own where only hands differ: the rest is then made once for a table.
        """
        return self.view(state, steps, seats)

    def follow(self, seen: PositionShape, before: S, state: S, steps: Sequence[Step[S]]) -> PositionShape:  # noqa: ARG002
        """The view of a spectator of *state*, where *seen* is the one of *before*, which the same table had earlier.

        Worth a body of its own where parts can be taken over: those whose state is still the same object.
        """
        return self.view(state, steps, ())

    @abstractmethod
    def offer(self, state: S) -> OfferShape | None:
        """What the seat to move may do, from what it knows, or ``None`` when no seat is."""

    def effects(self, state: S) -> Mapping[str, EffectShape]:  # noqa: ARG002
        """What the choices of the seat to move would bring, by their moves, from what it knows.

        It takes longer than to list them, so it is worked out on request. What the offer tells in full, and what
        changes nothing else, has no effect here.
        """
        return {}

    @abstractmethod
    def tell(self, steps: Sequence[Step[S]]) -> list[Told]:
        """What happened in *steps*, in order; each of their moves is in exactly one of the things told."""

    @abstractmethod
    def turn(self, state: S) -> Hashable:
        """Equal for positions of one turn of one seat, different for others: moves can be taken back within a turn."""

    def why(self, state: S, thing: str) -> Reason | None:  # noqa: ARG002
        """Why the seat to move can do nothing now with *thing*, a thing of its table in the words of its notation.

        ``None`` if something can be done with it, and where nothing is known of things. Raises ``Refusal``.
        """
        return None

    def here(self, state: S, thing: str, reason: Reason) -> Fact | None:  # noqa: ARG002
        """What is to be seen at *thing*, which was refused for *reason*, as far as the seat to move knows."""
        return None

    def reasons(self, state: S, move: str) -> Sequence[Fact]:  # noqa: ARG002
        """What speaks for the legal *move*, from what the seat to move knows, the weightiest first."""
        return ()

    def coming(self, state: S, seat: Seat | None) -> Sequence[Pile]:  # noqa: ARG002
        """What may still come, and how likely it is, by what *seat* knows, or by what everybody knows if there is none.

        It may take a while, so it is called in a thread of its own.
        """
        return ()

    def stakes(self, state: S, seat: Seat | None) -> Sequence[Prize]:  # noqa: ARG002
        """What the things that may be taken are worth to each side, and cost *seat*, if it is one; in a thread, too."""
        return ()

    def round(self, state: S) -> tuple[int, int]:  # noqa: ARG002
        """Which round it is, and of how many; none where rounds are not counted."""
        return 0, 0

    def points(self, state: S) -> Sequence[int]:  # noqa: ARG002
        """The points of each seat as they stand; nothing where they are only counted at the end."""
        return ()

    def picture(self, state: S, steps: Sequence[Step[S]], seat: Seat) -> Sequence[PictureShape]:  # noqa: ARG002
        """What a small picture of the table shows to *seat*; nothing where there is none."""
        return ()

    def retold(self, steps: Sequence[Step[S]], seat: Seat, state: S) -> Sequence[Any]:  # noqa: ARG002
        """The moves of *steps*, had they led to *state*: one that *seat* cannot tell from the one that they led to.

        What *seat* knows of each move stays the same. Where moves hide nothing, they are unchanged.
        """
        return [step.move for step in steps]

    def hand(self, state: S) -> int | None:  # noqa: ARG002
        """The number of the piece that the seat to move has to place, if there is one, for its partner to see where."""
        return None
