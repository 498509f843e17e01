"""What those at a table ask of each other, and what they are shown of it: part of the wire contract."""

from __future__ import annotations

from typing import Literal

import msgspec

__all__ = [
    "COMPANY_CODES",
    "Act",
    "Answer",
    "Arrange",
    "Ask",
    "Customs",
    "Ended",
    "Lend",
    "Rename",
    "RequestView",
    "SeatRating",
    "Stint",
    "Tell",
]

COMPANY_CODES = (
    "away", "back", "gone", "wanted", "lent", "resigned", "host", "customs", "renamed", "late",
    "said", "asked", "agreed", "declined", "lapsed", "paused", "resumed", "ended",
)  # fmt: skip
"""The codes of events that are not part of the game itself."""

LONGEST_GRACE = 24 * 60 * 60
"""Seconds after which nobody needs to wait any longer for somebody who is away."""

LONGEST_CLOCK = 180
"""The most minutes for a game, and the most seconds for each turn."""

LONGEST_TURN = 14 * 24
"""The most hours for each turn of a game of days."""

FOR_GOOD = ("resigned", "late")
"""Why a bot plays for somebody to the end of the game."""

Acts = Literal["leave", "return", "resign", "resume", "close"]
Asked = Literal["undo", "pause", "end", "again"]
Phrase = Literal[
    "well-placed", "take-your-time", "back-soon", "good-game", "thanks", "again",
    "hello", "one-minute", "begin", "you-choose", "agreed", "elsewhere", "high", "low",
]  # fmt: skip
Wish = Literal["leave", "return", "resign", "resume", "close", "fewer", "undo", "pause", "end", "again"]


class Customs(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How people play together at a table; its host may change it at any time. ``grace`` is at most a day.

    ``grace``: after how many seconds those present may let a bot play for somebody who is away, 0 for never.
    ``hints``, ``watchers``: whether they are allowed; ``words``: whether one may write freely in the chat.
    ``behind``: those who only watch see the game as it was a round ago, until it is over.
    ``odds``, ``stakes``: whether one may ask what may still come, and what things are worth to whom.
    ``reasons``: bots say in a sentence what speaks for their move.
    ``public``: the table is listed in the lobby, where anybody may sit down without an invitation.
    ``rated``: the game counts for the ratings of those who play, who all have accounts; hints are not allowed then, and
    it is settled when the table is laid.
    ``minutes``: how long each seat may think in all, at most three hours, 0 for as long as it likes; ``seconds``: how
    many it gets for each turn, at most three minutes. ``hours``: what each turn of a game of days has, at most two
    weeks, instead of ``minutes``, ``seconds`` and ``grace``, which are 0 then. All of these but ``grace`` stay as they
    are once the game has begun.
    """

    grace: int
    hints: bool
    watchers: bool
    words: bool
    odds: bool = True
    stakes: bool = True
    public: bool = False
    rated: bool = False
    minutes: int = 0
    seconds: int = 0
    reasons: bool = False
    hours: int = 0
    behind: bool = False

    def __post_init__(self) -> None:
        if not 0 <= self.grace <= LONGEST_GRACE:
            raise ValueError(f"grace must be between 0 and {LONGEST_GRACE} seconds")
        if not 0 <= self.minutes <= LONGEST_CLOCK or not 0 <= self.seconds <= LONGEST_CLOCK:
            raise ValueError(f"minutes and seconds of a clock must be between 0 and {LONGEST_CLOCK}")
        if not 0 <= self.hours <= LONGEST_TURN:
            raise ValueError(f"hours must be between 0 and {LONGEST_TURN}")
        if self.hours and (self.minutes or self.seconds or self.grace):
            raise ValueError("a game with hours for each turn must have 0 minutes, seconds and grace")


USUAL = Customs(120, hints=True, watchers=True, words=True)
"""Those of a table whose host chose no others."""


class Act(msgspec.Struct, tag="act", forbid_unknown_fields=True):
    """What one does by oneself. ``id`` as of a move; the answer is ``ack`` or ``refused``.

    "leave" a game that goes on: a bot plays until you "return" (or open the table again). "resign": a bot plays on for
    good, or the game ends. "resume" a game that is paused. "close": the host ends it.
    """

    act: Acts
    id: str


class Ask(msgspec.Struct, tag="ask", forbid_unknown_fields=True):
    """What needs everybody's consent: to take back your last move, to pause, to end with the points as they stand.

    After the game: "again", another one with everybody a seat further on. ``id`` as of a move.
    """

    what: Asked
    id: str


class Answer(msgspec.Struct, tag="answer", forbid_unknown_fields=True):
    """Whether you consent to the request that is event ``request``. ``id`` as of a move."""

    request: int
    yes: bool
    id: str


class Lend(msgspec.Struct, tag="lend", forbid_unknown_fields=True):
    """Let a bot play for ``seat``, whose person is away, until they are back. ``id`` as of a move."""

    seat: int
    id: str


class Arrange(msgspec.Struct, tag="arrange", forbid_unknown_fields=True):
    """The host changes the customs of the table. ``id`` as of a move."""

    customs: Customs
    id: str


class Tell(msgspec.Struct, tag="tell", forbid_unknown_fields=True):
    """A line to everybody at the table: a ``phrase``, which each reader gets in their language, or ``text``.

    ``id`` as of a move.
    """

    id: str
    phrase: Phrase | None = None
    text: str = ""


class Rename(msgspec.Struct, tag="rename", forbid_unknown_fields=True):
    """Another name for a seat of yours; ``seat`` left out: the one that you opened or joined the table with."""

    name: str
    id: str
    seat: int | None = None


class Stint(msgspec.Struct):
    """A bot plays for the person of a seat: its spec, for what reason, and whether it has moved since."""

    bot: str
    why: Literal["left", "away", "resigned", "late"]
    moved: bool = False


class RequestView(msgspec.Struct):
    """What ``seat`` asks of the others by event ``seq``: ``what``, with ``left`` seconds left to answer it.

    ``code``: of the move that is to be taken back. ``agreed``: who has consented so far, ``wanted``: whose consent is
    needed in all; ``yours``: whether that of this browser is.
    """

    seq: int
    what: Asked
    seat: int
    code: str
    left: int
    agreed: list[int]
    wanted: list[int]
    yours: bool


class SeatRating(msgspec.Struct):
    """How well somebody plays games of this kind: ``value`` plus or minus ``sure``, after so many ``games``.

    ``before``: at the end of a rated game, what it was before; null where nothing has changed.
    """

    value: int
    sure: int
    games: int
    before: int | None = None


class Ended(msgspec.Struct):
    """Why a game ended before its rules would have ended it. ``seat``: who gave up or closed the table."""

    how: Literal["agreed", "resigned", "closed"]
    seat: int | None
