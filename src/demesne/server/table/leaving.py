"""A seat is freed before the game: its owner leaves, or the host frees it. The host's rights pass on."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import replace

from demesne.games.base import Seat
from demesne.server.guard.keyring import account_of
from demesne.server.table.absence import seated
from demesne.server.table.dealing import word_of
from demesne.server.table.deciders import deciding
from demesne.server.table.table import BOT, HOSTED, Chair, Change, Table
from demesne.server.wire.log import Entry, Told
from demesne.server.wire.refusals import Args, Refusal

__all__ = ["freed", "missing_host", "passed_on", "passes_on"]


def freed(table: Table, seat: Seat, owner: str | None, present: Collection[str]) -> tuple[dict[Seat, Chair], Change]:
    """*seat* is freed: *owner* leaves, or is the host and frees somebody else's; *present* are here.

    The chairs are those that change: the rights of a host who leaves pass on, which chairs record. Raises ``Refusal``.
    """
    table.check_waiting()
    if not 0 <= seat < len(table.chairs) or not table.chairs[seat].taken:
        raise Refusal("seat.free", seat=seat)
    chair, own = table.chairs[seat], table.owns(owner, seat)
    chairs = {seat: Chair("open", salt=word_of(table.dealer, chair.salt, ""))}
    told = [_told(chair, seat, own=own)]
    if table.hosts(owner) and own:
        heir = _heir(table, str(owner), present)
        chairs |= _handed(table, str(owner), heir) | chairs
        told.append(Told("host", heir))
    elif not own and not table.hosts(owner):
        raise Refusal("host.only")
    entries = tuple(Entry(table.seq + 1 + at, each) for at, each in enumerate(told))
    return chairs, Change(entries, (), table.status)


def _told(chair: Chair, seat: Seat, *, own: bool) -> Told:
    if chair.owner == BOT:
        return Told("opened", None, {"seat": seat})
    args: Args = {"guest": chair.name, "seat": seat, "account": account_of(chair.owner) or ""}
    return Told("left" if own else "freed", None, args)


def missing_host(table: Table, present: Collection[str]) -> str | None:
    """The host of a waiting table, if absent while somebody else who may be the host is here."""
    host = next((owner for owner in table.people.values() if table.hosts(owner)), None)
    if table.status != "waiting" or table.next_table or host is None or host in present:
        return None
    return host if any(table.chairs[each].owner in present for each in deciding(table)) else None


def passed_on(table: Table, host: str, present: Collection[str]) -> tuple[dict[Seat, Chair], Change]:
    """*host*, who keeps the seat, passes the rights on to somebody who is here; nothing if nobody is."""
    if missing_host(table, present) != host:
        return {}, Change((), (), table.status)
    heir = _heir(table, host, present)
    told = Entry(table.seq + 1, Told("host", heir))
    return _handed(table, host, heir), Change((told,), (), table.status)


def passes_on(table: Table, host: str) -> bool:
    """Whether anybody else sits here who may have the rights of *host*."""
    return any(table.chairs[each].owner != host for each in deciding(table))


def _heir(table: Table, host: str, present: Collection[str]) -> Seat:
    """The one here who has sat here longest, or else of all. Raises ``Refusal`` if nobody else sits here."""
    if not passes_on(table, host):
        raise Refusal("host.stays")
    others = [each for each in deciding(table) if table.chairs[each].owner != host]
    return min(others, key=lambda each: (table.chairs[each].owner not in present, seated(table, each), each))


def _handed(table: Table, host: str, heir: Seat) -> dict[Seat, Chair]:
    """The chairs that say whose the table is: the tables that follow this one are theirs, too."""
    left = {at: chair for at, chair in enumerate(table.chairs) if chair.owner == host and chair.kind in HOSTED}
    mine = {at: replace(chair, kind="open") for at, chair in left.items()}
    return {**mine, heir: replace(table.chairs[heir], kind="you")}
