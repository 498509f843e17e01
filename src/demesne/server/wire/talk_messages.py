"""What partners say and show to each other, and to nobody else: part of the wire contract."""

from __future__ import annotations

import msgspec

from demesne.server.wire.company_messages import Phrase
from demesne.server.wire.refusals import Square

__all__ = ["Hover", "Partner", "Say", "Talk", "TalkLine"]


class Say(msgspec.Struct, tag="say", forbid_unknown_fields=True):
    """A line to the other seat of your side, and to nobody else: ``text``, or a ``phrase``. ``id`` as of a move.

    ``seat``: which of your seats says it, the first one that has a partner if left out.
    """

    text: str
    id: str
    seat: int | None = None
    phrase: Phrase | None = None


class Hover(msgspec.Struct, tag="hover", forbid_unknown_fields=True):
    """Where you would lay the domino in hand: its first and second half; null: nowhere any more.

    Only your partner sees it. At most 5 a second; more are dropped.
    """

    squares: tuple[Square, Square] | None


class TalkLine(msgspec.Struct):
    """Something said within a side: its ``number`` there, by which ``seat``, with the ``id`` its sender gave it.

    A ``phrase`` is shown in each reader's language and has no ``text``.
    """

    number: int
    side: int
    seat: int
    text: str
    id: str
    phrase: Phrase | None = None


class Talk(msgspec.Struct, tag="talk"):
    """Lines of your own side: the last 200 after ``hello``, then each new one.

    Without any, there is no message to whoever comes for the first time (``from_seq`` 0), nor without a partner.
    """

    lines: list[TalkLine]


class Partner(msgspec.Struct, tag="partner"):
    """Where your partner on ``seat`` would lay ``domino`` (a number); both null: nowhere any more."""

    seat: int
    squares: tuple[Square, Square] | None
    domino: int | None
