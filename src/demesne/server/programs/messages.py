"""What programs say and are told: the contract of ``/api/v1``, from which its OpenAPI description is made."""

from __future__ import annotations

from typing import Literal

import msgspec

from demesne.server.protocol import Ended, Event, SideResult, TableView

__all__ = [
    "Accepted",
    "AccountInfo",
    "Beat",
    "Challenge",
    "ChallengeOver",
    "ChallengeWish",
    "Declined",
    "EventLine",
    "Farewell",
    "GameLine",
    "GameOver",
    "GameStart",
    "GameState",
    "Happened",
    "JoinWish",
    "MoveWish",
    "Moved",
    "Over",
    "Resign",
    "Resigned",
    "Scope",
    "Seated",
    "TableOpened",
    "YourTurn",
]

Scope = Literal["play", "challenge", "read"]
"""What a token allows: playing and being asked to; opening tables and asking others; watching games."""


class AccountInfo(msgspec.Struct):
    """The program whose token this is; ``expires`` in seconds since 1970, null for never."""

    id: str
    name: str
    scopes: list[Scope]
    expires: float | None


# --- asking ----------------------------------------------------------------------------------


class ChallengeWish(msgspec.Struct, forbid_unknown_fields=True):
    """Asks the program of that name to take a free ``seat`` of ``table``, which the asker has opened."""

    table: str
    seat: int
    program: str


class JoinWish(msgspec.Struct, forbid_unknown_fields=True):
    """A seat at a table: by its invitation, or at a public one without; the first free one unless ``seat`` says."""

    seat: int | None = None
    invite: str = ""


class MoveWish(msgspec.Struct, forbid_unknown_fields=True):
    """A move as it was listed, in the position after event ``seq``."""

    seq: int
    move: str


class Resign(msgspec.Struct, forbid_unknown_fields=True):
    """An empty object: a bot of the house plays on, or the game ends."""


class Declined(msgspec.Struct):
    """The challenge is declined."""

    id: str


class Accepted(msgspec.Struct):
    """The program that was asked sits there now; ``free``: how many seats of the table still are."""

    id: str
    free: int


class Seated(msgspec.Struct):
    """The program has this seat of the table."""

    table: str
    seat: int


class TableOpened(msgspec.Struct):
    """The table, its invitation (null if no seat is open; the link is /t/TABLE#INVITE), the program's seats there."""

    table: str
    invite: str | None
    seats: list[int]


class Moved(msgspec.Struct):
    """The move is event ``seq`` and stays."""

    seq: int


class Resigned(msgspec.Struct):
    """The resignation is event ``seq``."""

    seq: int


# --- the stream of events ------------------------------------------------------------------------


class Challenge(msgspec.Struct, tag="challenge"):
    """Somebody (``by``) wants this program at their table: accept or decline within ``seconds``."""

    cursor: str
    id: str
    table: str
    seat: int
    game: str
    players: int
    options: dict[str, msgspec.Raw]
    by: str
    seconds: int


class ChallengeOver(msgspec.Struct, tag="challenge-over"):
    """Nobody waits for an answer to it any more; ``taken``: somebody else has the seat, or the game has begun."""

    cursor: str
    id: str
    why: Literal["accepted", "declined", "late", "taken"]


class GameStart(msgspec.Struct, tag="game-start"):
    """A game in which this program has ``seats`` is in progress: listen to ``/api/v1/games/{table}/stream``."""

    cursor: str
    table: str
    game: str
    seats: list[int]


class GameOver(msgspec.Struct, tag="game-over"):
    """A game in which this program has seats is over."""

    cursor: str
    table: str


# --- the stream of a game -------------------------------------------------------------------------


class GameState(msgspec.Struct, tag="game"):
    """The game as the asker may know it after event ``seq``; the first line of its stream.

    ``seats``: those of the asker, none for one that only watches. ``observation``: the position in the notation of the
    game as the one of them that is to move knows it, or else the first. ``moves``: what may be played now, none unless
    it is the asker's turn.
    ``view`` is what the page is shown (docs/protocol.md, ``TableView``).
    """

    seq: int
    table: str
    game: str
    players: int
    options: dict[str, msgspec.Raw]
    seats: list[int]
    observation: str | None
    moves: list[str]
    view: TableView


class Happened(msgspec.Struct, tag="event"):
    """One thing that happened, in the words of docs/protocol.md (``Event``)."""

    event: Event


class YourTurn(msgspec.Struct, tag="turn"):
    """It is the turn of ``seat``, the asker's: what it knows, and all that it may play. ``seq`` as in a move."""

    seq: int
    seat: int
    observation: str
    moves: list[str]


class Over(msgspec.Struct, tag="over"):
    """The last line: how each side ended, or why the game ended before its rules would have ended it."""

    seq: int
    results: list[SideResult]
    ended: Ended | None = None


class Beat(msgspec.Struct, tag="beat"):
    """Nothing has happened, and the stream goes on."""


class Farewell(msgspec.Struct, tag="bye"):
    """The server ends the stream, because of ``code``; come back after ``retry_ms`` (0: do not)."""

    code: str
    retry_ms: int


EventLine = Challenge | ChallengeOver | GameStart | GameOver | Beat | Farewell
GameLine = GameState | Happened | YourTurn | Over | Beat | Farewell
