"""What one can know at a table: what may still come and how likely it is; what its things are worth to whom."""

from __future__ import annotations

from typing import Literal

import msgspec

from demesne.server.odds import Odds
from demesne.server.wire.refusals import Args

__all__ = ["Chance", "Coming", "Know", "Odds", "Piece", "Pile", "Prize", "Share", "Stakes"]

Topic = Literal["coming", "stakes"]


class Know(msgspec.Struct, tag="know", forbid_unknown_fields=True):
    """What can be known now, from what ``seat`` of yours knows, or from what everybody does if it is left out.

    ``what``: one of the topics that the view says the table ``knows``. ``id`` as of a move; nobody else is told.
    The answer is named like the topic, or ``refused``. At most 6 at once, then one a second.
    """

    what: Topic
    id: str
    seat: int | None = None


class Piece(msgspec.Struct):
    """A kind of piece that may still come, by the word that its game has for it; how many of them, and ``next``: how
    likely one of them is in the next deal."""

    thing: str
    count: int
    next: Odds


class Chance(msgspec.Struct):
    """How likely something is in the next deal; words come from ``chance-<code>`` with ``args``."""

    code: str
    args: Args
    odds: Odds


class Pile(msgspec.Struct):
    """What may still come from one pile; words come from ``pile-<code>`` with ``args``.

    ``left`` lie there, and ``hidden`` others of ``pieces`` in hands that you may not see. ``next`` come with the next
    deal, and at most ``more`` in all until the game ends.
    """

    code: str
    args: Args
    left: int
    hidden: int
    next: int
    more: int
    pieces: list[Piece]
    chances: list[Chance]


class Coming(msgspec.Struct, tag="coming"):
    """What may still come, in answer to the message ``id``. It holds while ``seq`` is the last event."""

    id: str
    seq: int
    seat: int | None
    piles: list[Pile]


class Share(msgspec.Struct):
    """What a thing would bring a ``side`` now: the ``points`` of its score where they are most, in how many ``places``
    it could lie."""

    side: int
    points: int
    places: int


class Prize(msgspec.Struct):
    """A thing that may be taken, by the word that its game has for it, and its worth to each side that can take it.

    ``cost``: how many points less it brings the asker's side than the best of its kind; null if it cannot take it.
    """

    thing: str
    shares: list[Share]
    cost: int | None


class Stakes(msgspec.Struct, tag="stakes"):
    """What things are worth to whom, in answer to the message ``id``. It holds while ``seq`` is the last event."""

    id: str
    seq: int
    seat: int | None
    prizes: list[Prize]
