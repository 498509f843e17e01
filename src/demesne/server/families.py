"""Which family shows which game."""

from __future__ import annotations

from typing import Any

from demesne.server.queendomino.family import QueendominoFamily
from demesne.server.steps import Family

__all__ = ["FAMILIES"]

FAMILIES: dict[str, Family[Any]] = {"queendomino": QueendominoFamily()}
"""Families by the game's name."""
