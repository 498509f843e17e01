"""Notices by mail, as they are asked for over HTTP: part of the wire contract."""

from __future__ import annotations

import msgspec

__all__ = ["GiveAddress", "KeptAddress", "MailInfo", "MailWord", "RemoveAddress"]


class GiveAddress(msgspec.Struct, forbid_unknown_fields=True):
    """POST /api/mail (signed in): have this ``address`` told by mail what waits, once it has been confirmed.

    A mail with a link goes there, and nothing else before that link is followed; until then the address that was
    confirmed before stays. The one that is confirmed already: only ``language`` and time ``zone`` change, by which
    mails are written. The answer is a ``MailInfo``.
    """

    address: str
    language: str
    zone: str = ""


class RemoveAddress(msgspec.Struct, forbid_unknown_fields=True):
    """POST /api/mail/remove (signed in): no address is known any more. The answer is a ``MailInfo``."""


class MailWord(msgspec.Struct, forbid_unknown_fields=True):
    """POST /api/mail/confirm, POST /api/mail/stop: the ``word`` of a link in a mail, whoever is signed in or nobody.

    The answer is a ``Done``. A mail's own *unsubscribe* is POST /api/mail/stop/{word}, as RFC 8058 has it.
    """

    word: str


class MailInfo(msgspec.Struct):
    """GET /api/mail: whether this server sends mail (``offered``), and to which ``address`` of who is signed in.

    ``wanted``: the one that has not been confirmed yet.
    """

    offered: bool
    address: str | None = None
    wanted: str | None = None


class KeptAddress(msgspec.Struct):
    """What is kept of an account's address: in which ``language`` and time ``zone`` mails are written, since when.

    ``wanted``: one that has not been confirmed yet.
    """

    address: str | None
    wanted: str | None
    language: str
    zone: str
    since: float | None
