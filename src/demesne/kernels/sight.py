"""What a seat may know of a position, as numbers that a network can take: planes for squares, facts for the rest."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from demesne.kernels.compiler import kernel

__all__ = ["Sight", "make_observe"]


@dataclass(frozen=True, slots=True)
class Sight:
    """The shape of what a seat sees in one game, and the kernel that writes it.

    Everything is told from the seat that sees: its own side is side 0, the others follow in the order of play.
    """

    planes: tuple[str, ...]
    """What each plane shows: for each square how many of a thing are on it, mostly 0 or 1."""
    columns: int
    rows: int
    facts: tuple[str, ...]
    """What each fact counts; a yes is 1, a no 0."""
    observe: Callable[..., None]
    """Made by ``make_observe``: writes what *seats* see of *records* into arrays of planes and facts that are all 0."""


def make_observe(see: Any) -> Callable[..., None]:
    """The kernel that tells each of many positions to one seat, by ``see(record, seat, planes, facts)`` for each."""

    @kernel
    def observe(records: Any, seats: Any, planes: Any, facts: Any) -> None:
        for i in range(len(records)):
            see(records[i], seats[i], planes[i], facts[i])

    return observe
