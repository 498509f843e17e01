"""Which family shows which game."""

from __future__ import annotations

from typing import Any

from demesne.server.domaine.family import DomaineFamily
from demesne.server.queendomino.family import QueendominoFamily
from demesne.server.steps import Family

__all__ = ["FAMILIES"]

_QUEENDOMINO = QueendominoFamily()

FAMILIES: dict[str, Family[Any]] = {
    **dict.fromkeys(("kingdomino", "queendomino", "royal-wedding"), _QUEENDOMINO),
    "domaine": DomaineFamily(),
}
"""Families by the game's name."""
