"""What a seat may know of a position, as numbers that a network can take: planes for squares, facts for the rest."""

from __future__ import annotations

from dataclasses import dataclass

__all__ = ["Sight"]


@dataclass(frozen=True, slots=True)
class Sight:
    """The names of what a seat sees in one game, and the size of a plane.

    Everything is told from the seat that sees: its own side is side 0, the others follow in the order of play.
    """

    planes: tuple[str, ...]
    """What each plane shows: for each square how many of a thing are on it, mostly 0 or 1."""
    columns: int
    rows: int
    facts: tuple[str, ...]
    """What each fact counts; a yes is 1, a no 0."""
