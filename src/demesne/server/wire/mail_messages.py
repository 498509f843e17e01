"""Notices by mail, over HTTP: part of the wire contract."""

from __future__ import annotations

import msgspec

__all__ = ["GiveAddress", "KeptAddress", "MailInfo", "MailWord", "RemoveAddress"]


class GiveAddress(msgspec.Struct, forbid_unknown_fields=True):
    """POST /api/mail (signed in): have what waits mailed to this ``address``, once it has been confirmed.

    A mail with a link goes there, and nothing else until that link is followed; until then the address that was
    confirmed before stays. If this one is confirmed already, only the ``language`` and time ``zone`` in which mails are
    written change. The answer is a ``MailInfo``.
    """

    address: str
    language: str
    zone: str = ""


class RemoveAddress(msgspec.Struct, forbid_unknown_fields=True):
    """POST /api/mail/remove (signed in): the address is forgotten. The answer is a ``MailInfo``."""


class MailWord(msgspec.Struct, forbid_unknown_fields=True):
    """POST /api/mail/confirm, POST /api/mail/stop: the ``word`` of a link in a mail, whether or not one is signed in.

    The answer is a ``Done``. A mail's own *unsubscribe* is POST /api/mail/stop/{word}, as in RFC 8058.
    """

    word: str


class MailInfo(msgspec.Struct):
    """GET /api/mail: whether this server sends mail (``offered``), and to which ``address`` of the person signed in.

    ``wanted``: the one that has not been confirmed yet; ``lost``: no mail could be sent there.
    """

    offered: bool
    address: str | None = None
    wanted: str | None = None
    lost: bool = False


class KeptAddress(msgspec.Struct):
    """What is kept of an account's address: the ``language`` and time ``zone`` in which mails are written, since when.

    ``wanted``: one that has not been confirmed yet.
    """

    address: str | None
    wanted: str | None
    language: str
    zone: str
    since: float | None
