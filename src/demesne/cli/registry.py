"""The families that the terminal draws; outside the wings only this file names one.

Those of installed packages join by entry points of the group ``demesne.cli``.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType

from demesne.cli.domaine.family import FAMILY as DOMAINE
from demesne.cli.family import TerminalFamily
from demesne.cli.queendomino.family import FAMILY as QUEENDOMINO
from demesne.games.guests import GuestError, found
from demesne.games.registry import GAMES

__all__ = ["COMMANDS", "FAMILIES", "GROUP", "family_of"]

GROUP = "demesne.cli"
"""The group of entry points by which guests add a family: its word names the ``TerminalFamily``."""


def _guests() -> dict[str, TerminalFamily]:
    """What installed packages add, by family. Raises ``GuestError`` naming one that is not a ``TerminalFamily``."""
    guests: dict[str, TerminalFamily] = {}
    for word, family in found(GROUP).items():
        if not isinstance(family, TerminalFamily):
            raise GuestError(f"the guest {word!r} of {GROUP} must be a TerminalFamily")
        guests[word] = family
    return guests


FAMILIES: Mapping[str, TerminalFamily] = MappingProxyType({**_guests(), "queendomino": QUEENDOMINO, "domaine": DOMAINE})
"""The families that have more than plain text, by their word."""

COMMANDS: Mapping[str, Callable[..., None]] = MappingProxyType(
    {name: command for family in FAMILIES.values() for name, command in family.commands.items()}
)
"""The families' own commands by name."""

_PLAIN = TerminalFamily()


def family_of(game: str) -> TerminalFamily:
    """How the terminal shows the game of that name."""
    return FAMILIES.get(GAMES[game].family, _PLAIN)
