"""What a seat is told about moves when it asks: what speaks for one, in checked facts, and why there is none."""

from __future__ import annotations

import msgspec

from demesne.review.facts import Fact
from demesne.server.registry import AnyEffect
from demesne.server.wire.refusals import Reason

__all__ = ["Because", "Fact", "Hinted", "NextBest", "Weighed"]


class NextBest(msgspec.Struct):
    """A move that comes after the best one, by how many points it falls ``behind``, and what speaks for it.

    ``behind`` is 0 where the best player cannot tell the two apart.
    """

    move: str
    behind: int
    reasons: list[Fact]


class Hinted(msgspec.Struct, tag="hinted"):
    """What the best player would do for you, asked for by ``id``, and what speaks for it, the weightiest first.

    ``others``: at most the next three moves, best first. It holds while ``seq`` is the last event.
    """

    id: str
    seq: int
    move: str
    reasons: list[Fact]
    others: list[NextBest] = []


class Because(msgspec.Struct, tag="because"):
    """Why nothing can be done with the ``thing`` that ``id`` asked for; ``reason`` null: something can.

    ``here``: what is to be seen at the thing itself, in words ``here-<code>``; null if the reason says it all.
    It holds while ``seq`` is the last event.
    """

    id: str
    seq: int
    thing: str
    reason: Reason | None
    here: Fact | None = None


class Weighed(msgspec.Struct, tag="weighed"):
    """What the message ``id`` asked for: by its move, what each choice of the offer brings.

    A move that is not listed changes nothing else, or its offer says it all.
    It holds as long as ``seq`` is the number of the last event.
    """

    id: str
    seq: int
    effects: dict[str, AnyEffect]
