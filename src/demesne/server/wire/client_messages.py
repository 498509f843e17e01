"""What a client says on the live socket about the game: the greeting, moves, and what it asks on its turn."""

from __future__ import annotations

import msgspec

__all__ = ["Hello", "Hint", "Look", "Ping", "Play", "Probed", "Undo", "Weigh", "Whole", "Why"]


class Hello(msgspec.Struct, tag="hello", forbid_unknown_fields=True):
    """First frame of a socket (GET /api/tables/{table}/socket, within 5 seconds). ``key`` absent: a spectator.

    ``from_seq``: last event seen, 0 for all. ``proto``: PROTOCOL. ``amends``: after the first update, only changes need
    be sent. ``looks``: whether somebody can see the page, as in ``look``. ``heard``: the CRC-32 of the JSON of the
    events up to ``from_seq``, as they were told; where the log reads otherwise by now, as after a backup was restored,
    all of it is told.
    """

    proto: int
    table: str
    key: str | None = None
    from_seq: int = 0
    amends: bool = False
    looks: bool = True
    heard: int | None = None


class Look(msgspec.Struct, tag="look", forbid_unknown_fields=True):
    """Whether somebody can see the page from now on: it may lie behind another tab, or the phone be dark.

    Everything is still told there, but whoever sees no page of the table is notified as if they had none.
    """

    looks: bool


class Whole(msgspec.Struct, tag="whole", forbid_unknown_fields=True):
    """Tell me everything again: the edits led me to another total. ``from_seq`` as in ``hello``.

    The answer is an ``update``.
    """

    from_seq: int = 0


class Play(msgspec.Struct, tag="play", forbid_unknown_fields=True):
    """One move. ``seq`` is the last event seen; ``id`` makes a resend harmless.

    An id has 8 to 64 characters of A-Z a-z 0-9 _ - and is never used for another move.
    """

    seq: int
    id: str
    move: str


class Undo(msgspec.Struct, tag="undo", forbid_unknown_fields=True):
    """Take back the last move of your own turn."""

    seq: int
    id: str


class Hint(msgspec.Struct, tag="hint", forbid_unknown_fields=True):
    """On your turn: what would the best player do? ``seq`` and ``id`` as of a move. Everybody is told that you ask.

    The answer is ``hinted`` or ``refused``; it may take some seconds. At most 4 at once, then one in 5 seconds.
    """

    seq: int
    id: str


class Why(msgspec.Struct, tag="why", forbid_unknown_fields=True):
    """On your turn: why can nothing be done now with this ``thing``? ``seq`` and ``id`` as of a move.

    A thing is named in the words of its game's notation, such as ``square 1,0`` or ``card A03``. The answer is
    ``because``, or ``refused``.
    """

    seq: int
    id: str
    thing: str


class Weigh(msgspec.Struct, tag="weigh", forbid_unknown_fields=True):
    """On your turn: what would each choice bring? ``seq`` and ``id`` as of a move.

    The answer is ``weighed``, or ``refused``.
    """

    seq: int
    id: str


class Ping(msgspec.Struct, tag="ping", forbid_unknown_fields=True):
    """At least one frame every 30 seconds keeps the socket; ``t`` (any whole number) comes back."""

    t: int


class Probed(msgspec.Struct, tag="probed", forbid_unknown_fields=True):
    """Sends back the ``number`` of a ``probe`` at once."""

    number: int
