"""What moderators are told about people: filed by those who were there, with the words as they are in the log."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable
from dataclasses import dataclass
from typing import Any, Final

import msgspec
from sqlalchemy import Connection, RowMapping, delete, func, insert, select, update

from demesne.server.accounts.restraints import address_owner, held
from demesne.server.guard.keyring import account_of
from demesne.server.live.live import Live
from demesne.server.store import schema
from demesne.server.table.sayings import sides_of
from demesne.server.table.table import BOT
from demesne.server.wire.account_messages import KeptReport
from demesne.server.wire.moderation_messages import LONGEST_REASON, FileReport, ReportedFor, ReportInfo
from demesne.server.wire.names import clean_words, skeleton
from demesne.server.wire.refusals import Refusal

__all__ = ["Filed", "Reporter", "close", "file", "filed", "filed_by", "follow", "found"]

OPEN: Final = 20
"""How many reports of one person may be open at once, and how many somebody may have open."""
MOST: Final = 200
"""How many reports are shown."""
_rows = schema.report.c


@dataclass(frozen=True, slots=True)
class Reporter:
    """Who reports: what their seats are known by, and what they are called."""

    owner: str
    name: str


@dataclass(frozen=True, slots=True)
class Filed:
    """A report as it is kept."""

    number: int
    owner: str
    name: str
    client: str


def filed(live: Live, by: Reporter, wish: FileReport, at: float, tables: Iterable[Live] = ()) -> dict[str, Any]:
    """The row of the report *wish* about somebody at *live*, one of *tables*.

    Raises ``Refusal`` if there is nobody to report.
    """
    table = live.table
    owner = table.chairs[wish.seat].owner if 0 <= wish.seat < len(table.chairs) else None
    if owner in (None, BOT, by.owner):
        raise Refusal("report.person")
    line, client = _line(live, by.owner, wish), live.address_of(str(owner))
    return {
        "at": at, "table_id": table.id, "seat": wish.seat, "owner": owner, "name": table.chairs[wish.seat].name,
        "by": by.owner, "why": wish.why, "line": line, "words": clean_words(wish.words, LONGEST_REASON),
        "client": _place(client, _others(tables, client, (str(owner), table.chairs[wish.seat].name))) if client else "",
    }  # fmt: skip


def _others(tables: Iterable[Live], client: str, but: tuple[str, str]) -> int:
    """How many people sit at *tables* and come from *client*, *but* for the owner of seats of that name.

    A guest has a key for each table, and is one person for all where they are called the same.
    """
    here = {_person(*each) for live in tables for each in live.seated_at(client).items()}
    return len(here - {_person(*but)})


def _person(owner: str, name: str) -> str:
    return account_of(owner) or f"guest {skeleton(name)}"


def _place(client: str, others: int) -> str:
    """An address as a report keeps it, and how many *others* came from there when it was filed."""
    return f"{client} {others}"


def _parted(place: str) -> tuple[str, int]:
    """The address and the number; one without a number is from an older version.

    >>> _parted("203.0.113.7 12"), _parted("203.0.113.7"), _parted("")
    (('203.0.113.7', 12), ('203.0.113.7', 0), ('', 0))
    """
    client, _, others = place.partition(" ")
    return client, int(others or 0)


def _line(live: Live, by: str, wish: FileReport) -> str:
    """The line that *wish* points at, as the log has it; only one that *by* has heard. Raises ``Refusal``."""
    if wish.line is None and wish.partner is None:
        return ""
    if wish.partner is not None:
        said = [line for side in sides_of(live.table, by) for line in live.sayings.lines(side)]
        lines = [line for line in said if (line.number, line.seat) == (wish.partner, wish.seat)]
        texts = [_words(line.line, line.phrase) for line in lines]
    else:
        log = live.table.log
        since = max((each.seq for each in log if (each.told.code, each.told.seat) == ("joined", wish.seat)), default=0)
        told = [each.told for each in log if each.seq == wish.line and each.seq > since and each.told.code == "said"]
        texts = [_words(each.args.get("text"), each.args.get("phrase")) for each in told if each.seat == wish.seat]
    if not texts:
        raise Refusal("report.line")
    return texts[0]


def _words(text: object, phrase: object) -> str:
    """A line as it was said; a phrase by its name, for each reader in their language."""
    return f"phrase:{phrase}" if phrase else str(text)


# --- in the database ------------------------------------------------------------------------------


def file(connection: Connection, row: dict[str, Any]) -> int:
    """Keeps the report, if it was not filed before. Raises ``Refusal`` where too many are open."""
    same = (_rows.table_id == row["table_id"]) & (_rows.owner == row["owner"])
    if connection.execute(
        select(_rows.number).where(same & (_rows.by == row["by"]) & (_rows.line == row["line"]))
    ).first():
        return 0
    for column in (_rows.by, _rows.owner):
        is_open = (column == row[column.name]) & ~_rows.closed
        if connection.execute(select(func.count()).select_from(schema.report).where(is_open)).scalar_one() >= OPEN:
            raise Refusal("report.many")
    connection.execute(insert(schema.report), row)
    return 1


def found(connection: Connection, now: float, where: Any) -> list[ReportInfo]:
    """The reports for which *where* holds, oldest first."""
    wanted = select(schema.report).where(where).order_by(_rows.number).limit(MOST)
    rows = connection.execute(wanted).mappings().all()
    names = _names(connection, (row["by"] for row in rows))
    return [_told(connection, now, row, names) for row in rows]


def filed_by(connection: Connection, owner: str) -> list[KeptReport]:
    """What *owner* has told, oldest first: their own words, not those of the person they are about."""
    wanted = select(_rows.at, _rows.table_id, _rows.why, _rows.words).where(_rows.by == owner).order_by(_rows.number)
    return [
        KeptReport(at, table, msgspec.convert(why, ReportedFor), words)
        for at, table, why, words in connection.execute(wanted)
    ]


def follow(connection: Connection, guests: Collection[str], owner: str) -> None:
    """What was told about *guests* or by them is about or by *owner*, who has their seats now."""
    for column, other in ((_rows.owner, _rows.by), (_rows.by, _rows.owner)):
        for row in connection.execute(select(schema.report).where(column.in_(guests))).mappings().all():
            same = (_rows.table_id == row["table_id"]) & (_rows.line == row["line"]) & (other == row[other.name])
            told = connection.execute(select(_rows.number).where(same & (column == owner))).first()
            number = _rows.number == row["number"]
            if told or row[other.name] == owner:  # by both, or of oneself
                connection.execute(delete(schema.report).where(number))
            else:
                connection.execute(update(schema.report).where(number).values({column.name: owner}))


def close(connection: Connection, number: int) -> Filed | None:
    """The report *number* is closed and its addresses are forgotten; returns what it was, if it was open."""
    row = connection.execute(select(schema.report).where((_rows.number == number) & ~_rows.closed)).mappings().first()
    if row is None:
        return None
    connection.execute(update(schema.report).where(_rows.number == number).values(closed=True, client=""))
    return one(row)


def one(row: RowMapping) -> Filed:
    return Filed(row["number"], row["owner"], row["name"], _parted(row["client"])[0])


def _names(connection: Connection, owners: Iterable[str]) -> Callable[[str, str], str]:
    """What accounts are called; for a guest, the name at the table."""
    accounts, seats = schema.account.c, schema.seat.c
    wanted = [account for owner in owners if (account := account_of(owner))]
    found = connection.execute(select(accounts.id, accounts.name).where(accounts.id.in_(wanted)))
    known = {str(row.id): str(row.name) for row in found}

    def name(owner: str, table: str) -> str:
        if called := known.get(account_of(owner) or ""):
            return called
        where = (seats.table_id == table) & (seats.key == owner)
        return str(connection.execute(select(seats.name).where(where)).scalars().first() or "")

    return name


def _told(connection: Connection, now: float, row: RowMapping, name: Callable[[str, str], str]) -> ReportInfo:
    client, others = _parted(row["client"])
    owners = [row["owner"], *([address_owner(client)] if client else [])]
    return ReportInfo(
        row["number"],
        row["at"],
        row["table_id"],
        row["seat"],
        row["name"],
        account_of(row["owner"]),
        name(row["by"], row["table_id"]),
        msgspec.convert(row["why"], ReportedFor),
        row["words"],
        row["line"],
        row["closed"],
        bool(client),
        held(connection, now, owners),
        others,
    )
