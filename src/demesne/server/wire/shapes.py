"""What the shapes of every family have in common on the wire: rules, a position, an offer, what it brings, a picture.

A family's own shapes are tagged structs made from these. The registry says which there are.

What is made anew at every move is of structs with ``gc=False``: they are never part of a cycle, and the garbage
collector, which would look at hundreds of them after each move, need not look at any.
"""

from __future__ import annotations

import msgspec

__all__ = ["EffectShape", "OfferShape", "PictureShape", "PositionShape", "RulesShape"]


class RulesShape(msgspec.Struct, gc=False):
    """How a table plays, told in full while it waits, too."""


class PositionShape(msgspec.Struct, gc=False):
    """A position as one browser may know it."""


class OfferShape(msgspec.Struct, gc=False):
    """What the seat to move may do; every choice has the move that makes it."""

    seat: int


class EffectShape(msgspec.Struct, gc=False):
    """What a choice would bring; told on request."""


class PictureShape(msgspec.Struct, gc=False):
    """A piece of the small picture by which a table is recognised in a list."""
