"""What the players know of each game."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from demesne.games.guests import GuestError, found
from demesne.games.registry import GAMES
from demesne.players.domaine.family import FAMILY as DOMAINE
from demesne.players.family import PlayerFamily
from demesne.players.queendomino.family import FAMILY as QUEENDOMINO

__all__ = ["FAMILIES", "GROUP", "family_of"]

GROUP = "demesne.players"
"""The group of entry points by which packages say what players know of their games: ``family = module:FAMILY``."""


def _guests() -> dict[str, PlayerFamily]:
    """What installed packages add, by family. Raises ``GuestError`` naming one that is not a ``PlayerFamily``."""
    guests: dict[str, PlayerFamily] = {}
    for word, family in found(GROUP).items():
        if not isinstance(family, PlayerFamily):
            raise GuestError(f"the guest {word!r} of {GROUP} must be a PlayerFamily")
        guests[word] = family
    return guests


FAMILIES: Mapping[str, PlayerFamily] = MappingProxyType({**_guests(), "queendomino": QUEENDOMINO, "domaine": DOMAINE})
"""What the players know of each family, by the word in ``GameKind.family``."""

_NOTHING = PlayerFamily()


def family_of(name: str) -> PlayerFamily:
    """What the players know of the game *name*; nothing if no family is known for it.

    >>> family_of("draughts") == PlayerFamily()
    True
    """
    kind = GAMES.get(name)
    return FAMILIES.get(kind.family, _NOTHING) if kind else _NOTHING
