"""Reports, and what moderators are shown and may do: part of the wire contract.

Moderators are accounts: their requests need the key of their session in the ``X-Seat-Key`` header. They are told who is
who and what was said, and nothing about any game: at a table they see what anybody may.
"""

from __future__ import annotations

from typing import Final, Literal

import msgspec

__all__ = [
    "CloseReport",
    "Deed",
    "FileReport",
    "Moderated",
    "Moderator",
    "NameModerator",
    "Owning",
    "Release",
    "ReportInfo",
    "Reports",
    "Restrain",
    "RestraintInfo",
    "Standing",
]

LONGEST_REASON: Final = 500
"""The most characters that somebody may write in a report."""
LONGEST_RESTRAINT: Final = 365
"""The most days, unless it is for good."""

ReportedFor = Literal["talk", "name", "unfair", "leaving", "other"]
Kind = Literal["mute", "ban"]


class FileReport(msgspec.Struct, forbid_unknown_fields=True):
    """POST /api/tables/{table}/reports: reports the person on ``seat``. The answer is ``Moderated``.

    Open to those who have a seat there, or are signed in and may watch. ``words``: what was wrong, at most 500
    characters.
    ``line``: the event by which they said something to all; ``partner``: the number of a line to the asker's own side.
    """

    seat: int
    why: ReportedFor
    words: str = ""
    line: int | None = None
    partner: int | None = None


class RestraintInfo(msgspec.Struct):
    """What somebody called ``name`` may not do: "mute" talk, "ban" sit down, nor talk. ``until``: seconds since 1970.

    Null is for good. ``id``: its name for lifting it. ``address``: it holds for all guests from one address.
    """

    id: str
    kind: Kind
    name: str
    until: float | None
    address: bool


class ReportInfo(msgspec.Struct):
    """What somebody (``by``) has told the moderators about ``name``, who sat on ``seat`` of ``table``.

    ``account``: theirs, null for a guest's. ``said``: the line that it is about, as in the log, or empty; a phrase by
    its name, as "phrase:thanks".
    ``address``: whether their address is known, so that a guest can be kept out. ``under``: what they may not
    do just now. ``others``: how many other people sat at tables here and came from the same address then.
    """

    number: int
    at: float
    table: str
    seat: int
    name: str
    account: str | None
    by: str
    why: ReportedFor
    words: str
    said: str
    closed: bool
    address: bool
    under: list[RestraintInfo]
    others: int = 0


class Reports(msgspec.Struct):
    """GET /api/moderation (moderators): open reports, oldest first; restraints that hold; the latest deeds.

    ``moderators``: all of them.
    """

    reports: list[ReportInfo]
    restraints: list[RestraintInfo]
    deeds: list[Deed]
    moderators: list[Moderator]


class Deed(msgspec.Struct):
    """What ``by``, a moderator, did to ``name``: for how many ``days``; null for good, or where it does not end.

    Names are those of then. ``account``: whose it was, if it is known and still there, and ``now`` what that is called,
    if it is another name.
    """

    at: float
    by: str
    did: Literal["mute", "ban", "unmute", "unban", "closed", "named", "removed", "owner"]
    name: str
    days: int | None
    account: str | None = None
    now: str = ""


class Moderator(msgspec.Struct):
    """An account that may do more than others."""

    id: str
    name: str
    role: Literal["owner", "moderator"]


class Standing(msgspec.Struct):
    """GET /api/moderation/people/{account} (moderators): what there is to know about somebody: all reports about them.

    ``may``: whether the asker may restrain them.
    """

    id: str
    name: str
    role: str
    may: bool
    restraints: list[RestraintInfo]
    reports: list[ReportInfo]


class CloseReport(msgspec.Struct, forbid_unknown_fields=True):
    """POST /api/moderation/close (moderators): report ``number`` has been dealt with. The answer is ``Moderated``.

    The address they came from is forgotten.
    """

    number: int


class Restrain(msgspec.Struct, forbid_unknown_fields=True):
    """POST /api/moderation/restrain (moderators): the person a ``report`` is about, or an ``account``, may no
    longer talk or sit down. The answer is ``Moderated``.

    ``days``: 0 for good, at most 365. ``address``: also everybody without an account who comes from their address,
    where no account can be made meanwhile.
    """

    kind: Kind
    days: int
    report: int | None = None
    account: str | None = None
    address: bool = False

    def __post_init__(self) -> None:
        if not 0 <= self.days <= LONGEST_RESTRAINT:
            raise ValueError(f"days must be between 0 and {LONGEST_RESTRAINT}")


class Release(msgspec.Struct, forbid_unknown_fields=True):
    """POST /api/moderation/release (moderators): the restraint ``id`` is taken back. The answer is ``Moderated``."""

    id: str


class NameModerator(msgspec.Struct, forbid_unknown_fields=True):
    """POST /api/moderation/moderators (the owner): the account called ``name`` is a ``moderator``, or no longer.

    The answer is ``Moderated``.
    """

    name: str
    moderator: bool


class Owning(msgspec.Struct, forbid_unknown_fields=True):
    """POST /api/moderation/owner (signed in, ``X-Owner-Key`` header): the account is the owner's. No fields.

    The answer is ``Moderated``.
    """


class Moderated(msgspec.Struct):
    """How many restraints, accounts or reports have changed: 0 for what had been done before."""

    count: int
