"""Notices, over HTTP: part of the wire contract."""

from __future__ import annotations

from typing import Literal

import msgspec

from demesne.server.wire.account_messages import OwnSeat

__all__ = ["ForgetBrowser", "Notice", "NoticesInfo", "TellBrowser"]

NoticeKind = Literal["turn", "time", "late", "asked", "over"]
"""It is your turn; its time is running out; the time of another is up, and you may let a bot play on;
the others ask something of you; the game is over."""


class Notice(msgspec.Struct):
    """What a browser is sent, encrypted for it: the ``kind``, and at which ``table`` of which ``game``.

    ``language``: what the reader had chosen. Nothing else: no name, and nothing of the position.
    """

    kind: NoticeKind
    table: str
    game: str
    language: str = ""


class TellBrowser(msgspec.Struct, forbid_unknown_fields=True):
    """POST /api/notices/push: notify this browser when something waits, for the account signed in to and ``seats``.

    ``endpoint``, ``key`` and ``auth`` are what the browser's push service gave it; 50 seats at most. A repeated request
    replaces the earlier one. The answer is a ``NoticesInfo``.
    """

    endpoint: str
    key: str
    auth: str
    language: str
    seats: list[OwnSeat] = []


class ForgetBrowser(msgspec.Struct, forbid_unknown_fields=True):
    """POST /api/notices/forget: the browser at this ``endpoint`` is notified no longer, for anybody.

    The answer is a ``Done``.
    """

    endpoint: str


class NoticesInfo(msgspec.Struct):
    """GET /api/notices (``X-Seat-Key`` header): the public ``key`` by which push services know this server.

    ``browsers``: those that are notified for the asker, by the first 16 digits of the SHA-256 of their endpoints.
    """

    key: str
    browsers: list[str]
