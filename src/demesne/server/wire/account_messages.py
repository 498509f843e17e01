"""Accounts over HTTP: part of the wire contract.

A client that is signed in sends the session's key in the ``X-Seat-Key`` header: it is a key to all seats of the
account.
"""

from __future__ import annotations

from typing import Final, Literal

import msgspec

from demesne.server.wire.mail_messages import KeptAddress
from demesne.server.wire.moderation_messages import ReportedFor, RestraintInfo

__all__ = [
    "AccountData",
    "AccountGame",
    "AccountInfo",
    "BestLand",
    "ChangeAccount",
    "DeleteAccount",
    "Done",
    "EndSessions",
    "KeptGame",
    "KeptReport",
    "Ladder",
    "OwnSeat",
    "PasskeyAnswer",
    "PasskeyInfo",
    "PasskeyQuestion",
    "Profile",
    "ProfileGame",
    "ProfileRating",
    "ProfileTally",
    "Rung",
    "SessionInfo",
    "SignIn",
    "SignUp",
    "SignedIn",
    "TakeOver",
    "TakenOver",
    "ToldBrowser",
]


NONE: Final = msgspec.Raw()
"""No passkey."""


class SignUp(msgspec.Struct, forbid_unknown_fields=True):
    """POST /api/account: an account of this name, 8 to 200 characters of ``password``. The answer is a ``SignedIn``.

    With a passkey instead: ask POST /api/account/passkey first, and leave ``password`` out.
    """

    name: str
    password: str = ""
    passkey: msgspec.Raw = NONE


class SignIn(msgspec.Struct, forbid_unknown_fields=True):
    """POST /api/session: name and password, or the answer of a passkey. The answer is a ``SignedIn``."""

    name: str = ""
    password: str = ""
    passkey: msgspec.Raw = NONE


class PasskeyQuestion(msgspec.Struct, forbid_unknown_fields=True):
    """POST /api/account/passkey: what the browser is to ask its passkeys, for an account of this name or for one's own.

    POST /api/session/passkey with ``{}``: for signing in. The answer is what WebAuthn calls options, as JSON.
    """

    name: str = ""


class PasskeyAnswer(msgspec.Struct, forbid_unknown_fields=True):
    """POST /api/account/passkeys (signed in): one more passkey for the account. The answer is an ``AccountInfo``."""

    passkey: msgspec.Raw


class SessionInfo(msgspec.Struct):
    """A browser that is signed in. Times are seconds since 1970; ``yours``: the one that asks."""

    id: str
    label: str
    made: float
    used: float
    yours: bool


class PasskeyInfo(msgspec.Struct):
    """A passkey of an account, made in the browser ``label`` (empty: nobody knows)."""

    id: str
    made: float
    used: float | None
    label: str = ""


class AccountInfo(msgspec.Struct):
    """GET /api/account (signed in): one's own account.

    ``role``: "owner", "moderator" or empty. ``hidden``: others are shown nothing but the name.
    ``restraints``: what moderators do not let them do.
    """

    id: str
    name: str
    made: float
    role: str
    hidden: bool
    password: bool
    passkeys: list[PasskeyInfo]
    sessions: list[SessionInfo]
    restraints: list[RestraintInfo]


class SignedIn(msgspec.Struct):
    """The key of this browser's session, which cannot be looked up later, and the account."""

    key: str
    account: AccountInfo


class ChangeAccount(msgspec.Struct, forbid_unknown_fields=True):
    """POST /api/account/change (signed in): what is left out stays. The answer is an ``AccountInfo``.

    A new ``password`` needs the ``old`` one, if there is one, and ends all other sessions. ``passkey``: the id of one
    to be revoked.
    """

    name: str | None = None
    hidden: bool | None = None
    password: str | None = None
    old: str = ""
    passkey: str | None = None


class EndSessions(msgspec.Struct, forbid_unknown_fields=True):
    """POST /api/account/end (signed in): ends these sessions, or all but one's own. Their sockets close at once.

    The answer is a ``Done``.
    """

    sessions: list[str] | None = None


class DeleteAccount(msgspec.Struct, forbid_unknown_fields=True):
    """POST /api/account/delete (signed in): for good. ``name`` as a confirmation, and the password, if there is one.

    The answer is a ``Done``.
    """

    name: str
    password: str = ""


class Done(msgspec.Struct):
    """How many things have been ended or deleted."""

    count: int


class OwnSeat(msgspec.Struct, forbid_unknown_fields=True):
    """A table and the key of a guest's seats there."""

    table: str
    key: str


class TakeOver(msgspec.Struct, forbid_unknown_fields=True):
    """POST /api/account/games (signed in): what was played as a guest belongs to the account now; 50 seats at most.

    The answer is a ``TakenOver``. A rated table, where somebody would sit twice, is left as it is.
    """

    seats: list[OwnSeat]


class TakenOver(msgspec.Struct):
    """The tables at which the account has the guest's seats now."""

    tables: list[str]


class AccountGame(msgspec.Struct):
    """A table at which the account has a seat, and when it was opened."""

    table: str
    opened: float


class KeptGame(msgspec.Struct):
    """How a finished game ended: the ``rank`` of one's side among ``sides``, of which ``firsts`` came first; points.

    ``at``: when, in seconds since 1970. ``mode``: "pair" for two sides, "group" for more, "teams". Without
    sides it does not count. ``before`` and ``after``: the rating, where it was rated. ``early``: how a rated game
    counted if the rules did not end it for them: "won" because others gave up; "up": they did; "left": they
    left it to a bot, or closed the table.
    """

    table: str
    at: float
    game: str
    mode: str
    sides: int
    rank: int
    firsts: int
    points: int
    before: int | None = None
    after: int | None = None
    early: Literal["won", "up", "left"] | None = None


class ProfileRating(msgspec.Struct):
    """A rating in games of a ``game`` and ``mode``: ``value`` plus or minus ``sure``, after so many rated ``games``."""

    game: str
    mode: str
    value: int
    sure: int
    games: int


class Rung(msgspec.Struct):
    """An account on a ladder: its ``place``, null until it has played ten rated games, and its rating.

    ``value``, ``sure`` and ``games`` as in a ``ProfileRating``.
    """

    account: str
    name: str
    place: int | None
    value: int
    sure: int
    games: int


class Ladder(msgspec.Struct):
    """Those who play games of a ``game`` and ``mode`` best; after them those who have played too few to tell.

    GET /api/ladder lists all, the one with the most accounts first. Accounts that show only their name are on none.
    """

    game: str
    mode: str
    rungs: list[Rung]


class ProfileTally(msgspec.Struct):
    """What the games of a ``game`` and ``mode`` add up to: how many, victories (shared ones in parts), points.

    ``even``: what equal players would have won. ``best``: the most points, at ``table``. ``rows``: the points that each
    row of the sheet brought on average, in the latest of them.
    """

    game: str
    mode: str
    games: int
    won: float
    even: float
    mean: float
    best: int
    table: str
    rows: dict[str, float] = {}


class BestLand(msgspec.Struct):
    """What was built when somebody had most ``points`` in a ``game``, at ``table``: ``land`` as in a ``Summary``."""

    game: str
    table: str
    points: int
    land: list[msgspec.Raw]


class ProfileGame(msgspec.Struct):
    """One of the latest games, and who else played."""

    game: KeptGame
    others: list[str]


class Profile(msgspec.Struct):
    """GET /api/people/{id}: somebody who has an account. With ``hidden`` the lists are empty, except for themselves.

    ``moderates``: whether the asker may moderate, and it is somebody else. ``best``: from the game that they play most.
    """

    id: str
    name: str
    made: float
    hidden: bool
    yours: bool
    moderates: bool
    ratings: list[ProfileRating]
    tallies: list[ProfileTally]
    games: list[ProfileGame]
    best: BestLand | None = None


class ToldBrowser(msgspec.Struct):
    """A browser that is told when something waits: by which push ``service``, in which language, since when."""

    service: str
    language: str
    made: float


class KeptReport(msgspec.Struct):
    """What somebody told the moderators about a person at ``table``: when (``at``), ``why``, in which ``words``."""

    at: float
    table: str
    why: ReportedFor
    words: str


class AccountData(msgspec.Struct):
    """GET /api/account/data (signed in): all that is kept of an account.

    ``tables``: all that are open to it, with their records at ``GET /api/tables/{table}/record``. ``said``: its lines.
    ``browsers``: those that are told when something waits; ``mail``: the address that such mail goes to.
    ``reports``: those that it filed and moderators keep.
    """

    account: AccountInfo
    tables: list[AccountGame]
    games: list[KeptGame]
    said: list[str]
    browsers: list[ToldBrowser]
    mail: KeptAddress | None = None
    reports: list[KeptReport] = []
