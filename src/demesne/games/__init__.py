"""The rules as values. The package can be called, too, and then lists the games.

>>> import demesne
>>> all(name == kind.name for name, kind in demesne.games().items())
True
"""

from __future__ import annotations

import sys
from collections.abc import Mapping
from types import ModuleType
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from demesne.games.family import GameKind


class _Games(ModuleType):
    """The package itself: ``demesne.games`` is a folder of rules and, as a front door, a question."""

    def __call__(self) -> Mapping[str, GameKind]:
        """Every game by name, with its numbers of players and its options."""
        from demesne.games.registry import GAMES  # noqa: PLC0415

        return GAMES


sys.modules[__name__].__class__ = _Games
