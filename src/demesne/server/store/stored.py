"""What is kept of tables, and what the rest of the server asks of whoever keeps it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

from demesne.server.review_messages import Cards
from demesne.server.wire.branch_messages import Branch, BranchInfo
from demesne.server.wire.log import Entry

__all__ = [
    "Alike",
    "KeptReview",
    "ReviewStore",
    "Seating",
    "Stored",
    "StoredLine",
    "StoredOrders",
    "StoredSeat",
    "Tables",
]


@dataclass(frozen=True, slots=True)
class StoredSeat:
    """A seat as it is kept; ``key`` is a digest, ``program`` whether somebody's program holds it."""

    seat: int
    kind: str
    name: str
    bot: str | None = None
    key: str | None = None
    salt: str = ""
    program: bool = False


@dataclass(frozen=True, slots=True)
class StoredLine:
    """Something said in a side, as it is kept; numbered in that side from 1 on.

    ``seq``: how many entries the log of the table had when it was said.
    """

    side: int
    number: int
    seat: int
    client_id: str
    line: str
    phrase: str | None = None
    seq: int = 0


@dataclass(frozen=True, slots=True)
class StoredOrders:
    """What a seat wishes to have done in its next turn, as it is kept (JSON)."""

    seat: int
    body: str


@dataclass(frozen=True, slots=True)
class Seating:
    """A table as it is opened: game, options (JSON), seats, version of its rules, and the seed of its shuffle.

    ``deal`` names a deal that other tables play too; in ``practice`` the result does not count there.
    ``branch``: which moment of another game it goes on from, whose first ``plies`` precede its own. ``opened``: when,
    in seconds since 1970; without it, that is when the store is told.
    """

    table: str
    game: str
    options: str
    seats: tuple[StoredSeat, ...]
    invite: str | None = None
    next_table: str | None = None
    version: int = 1
    seed: str | None = None
    deal: str | None = None
    practice: bool = False
    branch: Branch | None = None
    plies: int = 0
    opened: float | None = None


@dataclass(frozen=True, slots=True)
class Stored:
    """Everything that is kept of a table."""

    seating: Seating
    status: str
    entries: tuple[Entry, ...]
    talk: tuple[StoredLine, ...] = ()
    orders: tuple[StoredOrders, ...] = ()


@dataclass(frozen=True, slots=True)
class KeptReview:
    """What is known of a finished game (JSON), after *number* milliseconds of work by the *version* that made it.

    *cards*: by what a seat could know, or with all of them open.
    """

    version: str
    number: int
    over: bool
    report: str
    cards: Cards = "known"


class ReviewStore(Protocol):
    """What reviews need of a store."""

    async def keep_review(self, table: str, review: KeptReview) -> None: ...
    async def load_review(self, table: str, cards: Cards = "known") -> KeptReview | None: ...


@dataclass(frozen=True, slots=True)
class Alike:
    """A table of a deal that is over and counts; the points of its person, if they have been noted."""

    table: str
    points: int | None


class Tables(Protocol):
    """What a hub needs of a store. Each writing method returns after the commit.

    Several processes may share it: ``take`` reads a table that is this one's from then on, until ``let_go`` or until
    ``holds`` has been false; it raises ``Elsewhere`` while another one has it. ``load`` is for those that only read;
    ``others`` are those processes by name, with what their lobbies say (JSON). ``note_try`` notes that an account has
    begun the deal of a day, and says whether that is new; ``first_try`` is its table, "" if that was deleted.
    """

    @property
    def holds(self) -> bool: ...
    @property
    def others(self) -> Sequence[tuple[str, str]]: ...
    async def take(self, table: str) -> Stored | None: ...
    def let_go(self, table: str) -> None: ...

    async def open_table(self, seating: Seating, entries: Sequence[Entry], status: str) -> None: ...
    async def append(self, table: str, entries: Sequence[Entry], status: str) -> None: ...
    async def change_seats(
        self, table: str, seats: Sequence[StoredSeat], entries: Sequence[Entry], status: str
    ) -> None: ...
    async def open_next(self, table: str, seating: Seating, entries: Sequence[Entry], status: str) -> None: ...
    async def say(self, table: str, line: StoredLine) -> None: ...
    async def keep_orders(self, table: str, seat: int, body: str | None) -> None: ...
    async def of_days(self) -> list[str]: ...
    async def standing(self, since: float, most: int) -> list[str]: ...
    async def load(self, table: str) -> Stored | None: ...
    async def alike(self, deal: str) -> list[Alike]: ...
    async def first_try(self, deal: str, owner: str) -> str | None: ...
    async def note_try(self, deal: str, owner: str) -> bool: ...
    async def note_points(self, table: str, points: int) -> None: ...
    async def branches(self, table: str) -> list[BranchInfo]: ...
    async def check(self) -> None: ...
    async def delete(self, table: str) -> None: ...
    async def seated(self, key: str) -> list[str]: ...
