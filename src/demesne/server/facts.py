"""What a seat is told of moves when it asks: what speaks for one, in checked facts, and why there is none."""

from __future__ import annotations

import msgspec

from demesne.review.facts import Fact
from demesne.server.refusals import Reason

__all__ = ["Because", "Fact", "Hinted"]


class Hinted(msgspec.Struct, tag="hinted"):
    """What the best player would do for you, asked for by ``id``, and what speaks for it, the weightiest first.

    It holds while ``seq`` is the last event.
    """

    id: str
    seq: int
    move: str
    reasons: list[Fact]


class Because(msgspec.Struct, tag="because"):
    """Why nothing can be done with the ``thing`` that ``id`` asked for; ``reason`` null: something can.

    It holds while ``seq`` is the last event.
    """

    id: str
    seq: int
    thing: str
    reason: Reason | None
