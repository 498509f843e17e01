"""Colours and castles as a seat counts them: its own side first, a side's castles by their squares, ascending."""

from __future__ import annotations

from demesne.kernels.compiler import kernel
from demesne.kernels.domaine.layout import Record

__all__ = ["castle_number", "colour_of", "side_of"]


@kernel
def colour_of(st: Record, seat: int, side: int) -> int:
    """The colour that is *side* to *seat*; a neutral colour is the last to all."""
    seats = st["rules"]["seats"]
    return (seat + side) % seats if side < seats else side


@kernel
def side_of(st: Record, seat: int, colour: int) -> int:
    """Which side *colour* is to *seat*."""
    seats = st["rules"]["seats"]
    return (colour - seat) % seats if colour < seats else colour


@kernel
def castle_number(st: Record, castle: int) -> int:
    """How many castles of its colour stand on lower squares than that of the record's number *castle*."""
    below = 0
    for other in range(castle & ~3, (castle & ~3) + 4):
        below += 0 <= st["castle_at"][other] < st["castle_at"][castle]
    return below
