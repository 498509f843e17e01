"""The families that tables know, and what of the wire contract is put together from theirs.

Outside the wings only this file names a family. Those of installed packages join by entry points of
the group ``demesne.server``; a game whose family gives the server nothing is shown plainly.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, TypeVar, Union

import msgspec

from demesne.games.guests import GuestError, found
from demesne.games.registry import GAMES
from demesne.server.domaine.family import FAMILY as DOMAINE
from demesne.server.family import Family
from demesne.server.plain import Plain
from demesne.server.queendomino.family import FAMILY as QUEENDOMINO
from demesne.server.wire.company_messages import COMPANY_CODES
from demesne.server.wire.log import BROUGHT, OFFLINE
from demesne.server.wire.refusals import SHARED_CODES
from demesne.server.wire.shapes import EffectShape, OfferShape, PictureShape, PositionShape, RulesShape

__all__ = [
    "EVENT_CODES",
    "FAMILIES",
    "OWN",
    "PLAIN",
    "SERVER_CODES",
    "SHELVES",
    "AnyEffect",
    "AnyPicture",
    "AnyPosition",
    "AnyRules",
    "Offer",
    "family_of",
]

T = TypeVar("T", bound=msgspec.Struct)

GROUP = "demesne.server"
"""The entry points by which a guest brings a family: its word, and the ``Family``."""

PLAIN = Plain()
"""Shows every game whose family gives the server nothing."""

OWN: Mapping[str, Family[Any]] = MappingProxyType({"queendomino": QUEENDOMINO, "domaine": DOMAINE})
"""The families of this package, by their word."""


def _guests() -> dict[str, Family[Any]]:
    """The families that installed packages bring. Raises ``GuestError`` for anything else."""
    guests: dict[str, Family[Any]] = {}
    for word, family in found(GROUP).items():
        if not isinstance(family, Family):
            raise GuestError(f"the guest {word!r} of {GROUP} must be a Family")
        guests[word] = family
    return guests


FAMILIES: Mapping[str, Family[Any]] = MappingProxyType({**_guests(), **OWN})
"""Every family by its word."""

SHELVES = {shelf.word: shelf for family in FAMILIES.values() for shelf in family.shelves}
"""What owners may keep, by the option that takes it."""


def family_of(game: str) -> Family[Any]:
    """The family that shows the game of that name."""
    return FAMILIES.get(GAMES[game].family, PLAIN)


# --- the wire, put together ---------------------------------------------------------------------


def _shown() -> tuple[Family[Any], ...]:
    return (PLAIN, *FAMILIES.values())


def _kinds(of: type[T]) -> Iterator[type[T]]:
    """The shapes of all families that are made from *of*."""
    for family in _shown():
        for module in family.shapes:
            shapes = (vars(module)[name] for name in module.__all__)
            yield from (shape for shape in shapes if isinstance(shape, type) and issubclass(shape, of))


if TYPE_CHECKING:
    AnyRules = RulesShape
    AnyPosition = PositionShape
    AnyPicture = PictureShape
    AnyEffect = EffectShape
    Offer = OfferShape
else:
    AnyRules = Union[tuple(_kinds(RulesShape))]  # noqa: UP007 - a union of as many as there are
    AnyPosition = Union[tuple(_kinds(PositionShape))]  # noqa: UP007
    AnyPicture = Union[tuple(_kinds(PictureShape))]  # noqa: UP007
    AnyEffect = Union[tuple(_kinds(EffectShape))]  # noqa: UP007
    Offer = Union[tuple(_kinds(OfferShape))]  # noqa: UP007

_SHARED_EVENTS = (
    "joined", "seated", "left", "freed", "opened", "branched", BROUGHT, OFFLINE, "duplicate", "started", "undo", "hint",
    *COMPANY_CODES,
)  # fmt: skip
EVENT_CODES = tuple(dict.fromkeys((*_SHARED_EVENTS, *(code for family in _shown() for code in family.events))))
"""What ``Event.code`` may be."""

SERVER_CODES = (
    *SHARED_CODES,
    *(code for shelf in SHELVES.values() for code in shelf.refusals),
    *(code for family in FAMILIES.values() for code in family.refusals),
)
"""Refusals that are the server's own, including its families' (docs/protocol.md has those of the rules as well)."""
