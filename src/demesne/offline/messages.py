"""What the page's worker and the desk say to each other, as lines of JSON. It is no part of the wire of a server."""

from __future__ import annotations

from typing import Literal

import msgspec

__all__ = ["Answer", "Asked", "Deal", "Frame", "Kept", "KeptTable", "Leave", "Line", "Load", "Think", "Wish"]


class KeptTable(msgspec.Struct, omit_defaults=True):
    """What the browser keeps of a table: its seating once, the lines of its log as they come, how it stands.

    ``entries`` are those from ``first`` on. ``summary`` is the table in a list, for the owner of its seats; ``record``
    is there once the rules have ended the game.
    """

    table: str
    seating: msgspec.Raw
    entries: list[msgspec.Raw]
    first: int = 1
    status: str = ""
    summary: msgspec.Raw = msgspec.Raw(b"null")
    record: str = ""


Kept = list[KeptTable]


class Load(msgspec.Struct, tag="load"):
    """Take up a table that is kept, again if another tab has changed it; with ``seating`` null, drop it."""

    table: str
    seating: msgspec.Raw
    entries: list[msgspec.Raw] = []


class Frame(msgspec.Struct, tag="frame"):
    """What came from the page on the wire of that number, as a socket would have brought it."""

    wire: int
    text: str


class Leave(msgspec.Struct, tag="leave"):
    """The page has closed the wire of that number."""

    wire: int


class Asked(msgspec.Struct, tag="asked"):
    """What the page asks as it would ask a server by HTTP; ``query`` as in an address."""

    method: Literal["GET", "POST"]
    path: str
    query: dict[str, str] = {}
    key: str | None = None
    body: msgspec.Raw = msgspec.Raw(b"{}")


class Think(msgspec.Struct, tag="think"):
    """The bot that is to move at that table plays one move."""

    table: str


class Deal(msgspec.Struct, tag="deal"):
    """For measurements and tests only: chance comes from this seed from now on."""

    seed: str


Wish = Load | Frame | Leave | Asked | Think | Deal


class Line(msgspec.Struct):
    """What is told on a wire; without a text, the wire is closed."""

    wire: int
    text: str | None


class Answer(msgspec.Struct):
    """What a wish brought: nothing of it is shown before what is ``kept`` is in the browser's store.

    ``status`` and ``body`` answer what was asked; ``bots``: the tables at which a bot is to move.
    """

    told: list[Line] = []
    kept: Kept = []
    status: int = 200
    body: msgspec.Raw = msgspec.Raw(b"null")
    bots: list[str] = []
