"""The log on disk: one thread writes, and says so only after the commit.

A table is what its events make of it. Whoever appends waits until they are on
disk; waiting writers share one commit.
"""

from __future__ import annotations

import asyncio
import queue
import threading
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any, Final, TypeVar

import msgspec
from sqlalchemy import ColumnElement, Connection, delete, exists, insert, select, update

from demesne.server.owners.owner_storage import Drawer
from demesne.server.review_messages import Cards
from demesne.server.store import first_tries, lasting, reading, schema
from demesne.server.store.archive import bring_back
from demesne.server.store.database import Folder
from demesne.server.store.stored import Alike, KeptReview, Seating, Stored, StoredLine, StoredSeat
from demesne.server.store.writes import Appending, Conflict, Database, Write, Writing, append, write_entries
from demesne.server.wire.branch_messages import BranchInfo
from demesne.server.wire.log import Entry, Told

__all__ = ["Conflict", "Store"]

_told = msgspec.json.Decoder(Told).decode

LISTED: Final = 24
"""How many branches of a game are listed."""
PATIENCE: Final = 5.0
"""Seconds within which a working store answers."""
GROUP = 256
"""How many writes may share a commit."""


T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class _Waiting:
    writing: Writing
    loop: asyncio.AbstractEventLoop | None = None
    done: asyncio.Future[None] | None = None


class Store:
    """Tables in ``demesne.db`` of a folder, or in another database. Raises ``DataError`` when it cannot be used."""

    def __init__(self, kept: Path | Database) -> None:
        self.database: Database = Folder(kept) if isinstance(kept, Path) else kept
        self._reader = self.database.reader
        self._queue: queue.SimpleQueue[_Waiting | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._run, name="demesne-writer", daemon=True)
        self._thread.start()

    def close(self) -> None:
        """Writes what is waiting, then closes; the writing connection last."""
        self._queue.put(None)
        self._thread.join()
        self.database.close()

    # --- writing -----------------------------------------------------------------------

    async def open_table(self, seating: Seating, entries: Sequence[Entry], status: str) -> None:
        await self._submit(lambda connection: _open(connection, seating, entries, status), opened=seating.table)

    async def append(self, table: str, entries: Sequence[Entry], status: str) -> None:
        await self._submit(lasting.marking(Appending(table, entries, status)), table)

    async def change_seats(
        self, table: str, seats: Sequence[StoredSeat], entries: Sequence[Entry], status: str
    ) -> None:
        def write(connection: Connection) -> None:
            for seat in seats:
                _seat(connection, table, seat)
            append(connection, table, entries, status)

        await self._submit(write, table)

    async def open_next(self, table: str, seating: Seating, entries: Sequence[Entry], status: str) -> None:
        def write(connection: Connection) -> None:
            where = (schema.table.c.id == table) & schema.table.c.next_table.is_(None)
            linked = connection.execute(update(schema.table).where(where).values(next_table=seating.table))
            if linked.rowcount != 1:
                raise Conflict
            _open(connection, seating, entries, status)

        await self._submit(write, table, seating.table)

    async def say(self, table: str, line: StoredLine) -> None:
        row = {"table_id": table, "at": time.time(), **asdict(line)}
        del row["seq"]  # known from the time

        def write(connection: Connection) -> None:
            connection.execute(insert(schema.talk), row)

        await self._submit(write, table)

    async def keep_orders(self, table: str, seat: int, body: str | None) -> None:
        """Keeps the orders of *seat* instead of its earlier ones; ``None`` removes them."""
        columns = schema.orders.c
        same = (columns.table_id == table) & (columns.seat == seat)

        def write(connection: Connection) -> None:
            connection.execute(delete(schema.orders).where(same))
            if body is not None:
                connection.execute(insert(schema.orders), {"table_id": table, "seat": seat, "body": body})

        await self._submit(write, table)

    async def of_days(self) -> list[str]:
        return await self.read(lambda connection: lasting.going_on(connection, self.unkept))

    async def standing(self, since: float, most: int) -> list[str]:
        return await self.read(lambda connection: lasting.waiting(connection, since, most))

    async def keep_review(self, table: str, review: KeptReview) -> None:
        """Keeps *review* instead of the earlier one for the same cards."""
        columns = schema.review.c
        same = (columns.table_id == table) & (columns.cards == review.cards)

        def write(connection: Connection) -> None:
            connection.execute(delete(schema.review).where(same))
            connection.execute(insert(schema.review), {"table_id": table, **asdict(review)})

        await self._submit(write)

    async def check(self) -> None:
        """Reads, and commits an empty write. Raises whatever keeps it from doing so."""
        self.database.check()
        await asyncio.wait_for(self._submit(lambda _: None), PATIENCE)
        await asyncio.to_thread(self._look)

    def _look(self) -> None:
        with self._reader.begin() as connection:
            connection.execute(select(schema.table.c.id).limit(1))

    async def delete(self, table: str) -> None:
        """Deletes all that is kept of a table."""
        others = (schema.event, schema.seat, schema.talk, schema.review, schema.orders, schema.notice, schema.mailing)

        def write(connection: Connection) -> None:
            for each in others:
                connection.execute(delete(each).where(each.c.table_id == table))
            connection.execute(delete(schema.table).where(schema.table.c.id == table))

        await self._submit(write, table)
        self.database.let_go(table)

    async def write(self, write: Callable[[Connection], T]) -> T:
        """What *write* gives, in a transaction that it shares with others. Raises ``Conflict`` if a key is taken."""
        given: list[T] = []

        def writing(connection: Connection) -> None:
            given[:] = [write(connection)]

        await self._submit(writing)
        return given[0]

    async def read(self, look: Callable[[Connection], T]) -> T:
        """What *look* finds, in a thread."""

        def looking() -> T:
            with self._reader.begin() as connection:
                return look(connection)

        return await asyncio.to_thread(looking)

    async def _submit(self, write: Write, held: str | None = None, opened: str | None = None) -> None:
        loop = asyncio.get_running_loop()
        done: asyncio.Future[None] = loop.create_future()
        self._queue.put(_Waiting(Writing(write, held, opened), loop, done))
        await done  # it is written even if nobody waits for it any more

    def _run(self) -> None:
        while (first := self._queue.get()) is not None:
            group = [first]
            ending = False
            while len(group) < GROUP and not self._queue.empty():
                following = self._queue.get()
                if following is None:
                    ending = True
                    break
                group.append(following)
            self._commit(group)
            if ending:
                return

    def _commit(self, group: list[_Waiting]) -> None:
        """Writes *group* and wakes it, all at once."""
        faults: Sequence[Exception | None]
        try:
            faults = self.database.write([waiting.writing for waiting in group])
        except Exception as broken:  # noqa: BLE001 - whoever waits must hear of it, whatever it is
            faults = [broken] * len(group)
        for loop in {waiting.loop for waiting in group if waiting.loop}:
            pairs = zip(group, faults, strict=True)
            woken = [(one.done, fault) for one, fault in pairs if one.done and one.loop is loop]
            with suppress(RuntimeError):  # the loop has been closed: nobody waits any more, and others' writes go on
                loop.call_soon_threadsafe(_wake, woken)

    async def note_points(self, table: str, points: int) -> None:
        wanted = update(schema.table).where(schema.table.c.id == table).values(points=points)

        def write(connection: Connection) -> None:
            connection.execute(wanted)

        await self._submit(write)

    # --- holding -----------------------------------------------------------------------

    @property
    def holds(self) -> bool:
        """Whether the tables that were taken here still belong to this process."""
        return self.database.holds

    @property
    def others(self) -> Sequence[tuple[str, str]]:
        """The other processes, and what their lobbies say."""
        return self.database.others

    @property
    def unkept(self) -> ColumnElement[bool]:
        """The condition on a table that no living process has looked after it."""
        return self.database.unkept

    async def living(self) -> frozenset[tuple[str, int]] | None:
        """The processes that are alive, with their epochs; ``None`` where no other can share the store."""
        return await asyncio.to_thread(self.database.living)

    async def keep(self, lost: Callable[[], None], lobby: Callable[[], str]) -> None:
        """Keeps what is taken here, as long as it runs; see ``Database.keep``."""
        await self.database.keep(lost, lobby)

    async def take(self, table: str) -> Stored | None:
        """The table, which belongs to this process from now on. Raises ``Elsewhere`` while another one has it."""
        found = await asyncio.to_thread(self._take, table)
        if found is None and await self._brought_back(table):
            found = await asyncio.to_thread(self._take, table)
        return found

    def _take(self, table: str) -> Stored | None:
        self.database.take(table)
        return self._load(table)

    async def _brought_back(self, table: str) -> bool:
        """Whether the table had been archived, and is back now."""
        known = select(schema.archived.c.id).where(schema.archived.c.id == table)
        if not await self.read(lambda connection: connection.execute(known).first()):
            return False
        return await self.write(lambda connection: bring_back(connection, table))

    def drawer(self, folder: str) -> Drawer:
        """The place for things of one kind that owners keep."""
        return self.database.drawer(folder)

    def let_go(self, table: str) -> None:
        """Lets others have the table; nobody waits for that."""
        if writing := self.database.let_go(table):
            self._queue.put(_Waiting(writing))

    # --- reading -----------------------------------------------------------------------

    async def load(self, table: str) -> Stored | None:
        """The table, to be read only, or ``None`` when there is none of that name."""
        found = await asyncio.to_thread(self._load, table)
        if found is None and await self._brought_back(table):
            found = await asyncio.to_thread(self._load, table)
        return found

    async def load_review(self, table: str, cards: Cards = "known") -> KeptReview | None:
        """The review of a table that is kept, for those cards."""
        return await asyncio.to_thread(self._load_review, table, cards)

    def _load_review(self, table: str, cards: Cards) -> KeptReview | None:
        columns = schema.review.c
        wanted = select(schema.review).where((columns.table_id == table) & (columns.cards == cards))
        with self._reader.begin() as connection:
            row = connection.execute(wanted).mappings().one_or_none()
            return KeptReview(row["version"], row["number"], row["over"], row["report"], cards) if row else None

    async def alike(self, deal: str) -> list[Alike]:
        """The tables of *deal* that are over and count, in the order in which they were opened."""
        return await asyncio.to_thread(self._alike, deal)

    def _alike(self, deal: str) -> list[Alike]:
        tables = schema.table.c
        counts = (tables.deal == deal) & (tables.status == "over") & (tables.practice == 0)
        with self._reader.begin() as connection:
            rows = connection.execute(select(tables.id, tables.points).where(counts).order_by(tables.opened))
            return [Alike(table, points) for table, points in rows]

    async def first_try(self, deal: str, owner: str) -> str | None:
        return await self.read(lambda connection: first_tries.first_try(connection, deal, owner))

    async def note_try(self, deal: str, owner: str) -> bool:
        try:
            await self.write(lambda connection: first_tries.note_try(connection, deal, owner))
        except Conflict:
            return False
        return True

    async def branches(self, table: str) -> list[BranchInfo]:
        """The latest games that go on from that of a table, the latest first."""
        return await asyncio.to_thread(self._branches, table)

    def _branches(self, table: str) -> list[BranchInfo]:
        tables = schema.table.c
        wanted = select(tables.id, tables.branch_at, tables.status).where(tables.branch_of == table)
        with self._reader.begin() as connection:
            found = connection.execute(wanted.order_by(tables.opened.desc()).limit(LISTED)).all()
            return [BranchInfo(name, at, status, reading.names(connection, name)) for name, at, status in found]

    async def seated(self, key: str) -> list[str]:
        """The tables of games that are not over at which the program of that key (a digest) has a seat."""
        return await asyncio.to_thread(self._seated, key)

    def _seated(self, key: str) -> list[str]:
        seats, tables = schema.seat.c, schema.table.c
        sits = exists().where((seats.key == key) & seats.program & (tables.id == seats.table_id))
        wanted = select(tables.id).where(sits & (tables.status != "over")).order_by(tables.opened)
        with self._reader.begin() as connection:
            return list(connection.execute(wanted).scalars())

    def _load(self, table: str) -> Stored | None:
        with self._reader.begin() as connection:
            return reading.whole(connection, table)


def _wake(waiting: Sequence[tuple[asyncio.Future[None], Exception | None]]) -> None:
    for done, fault in waiting:
        if done.done():
            continue
        if fault is None:
            done.set_result(None)
        else:
            done.set_exception(fault)


def _open(connection: Connection, seating: Seating, entries: Sequence[Entry], status: str) -> None:
    row: dict[str, Any] = {
        "id": seating.table,
        "game": seating.game,
        "options": seating.options,
        "version": seating.version,
        "seed": seating.seed,
        "deal": seating.deal,
        "practice": int(seating.practice),
        **_branched(seating),
        "status": status,
        "invite": seating.invite,
        "opened": time.time() if seating.opened is None else seating.opened,
        **lasting.marks(entries),
    }
    connection.execute(insert(schema.table), row)
    for taken in seating.seats:
        connection.execute(insert(schema.seat), {"table_id": seating.table, **asdict(taken)})
    write_entries(connection, seating.table, entries)


def _branched(seating: Seating) -> dict[str, Any]:
    """The columns of a game that goes on from another."""
    branch = seating.branch
    return {"branch_of": branch.of, "branch_at": branch.at, "plies": seating.plies} if branch else {}


def _seat(connection: Connection, table: str, taken: StoredSeat) -> None:
    """Writes who has a seat now; the number of the entry beside it proves that nobody else has changed it meanwhile."""
    seat = schema.seat.c
    where = (seat.table_id == table) & (seat.seat == taken.seat)
    if connection.execute(update(schema.seat).where(where).values(**asdict(taken))).rowcount != 1:
        raise Conflict
