"""What games counted for: written down once for each, with the ratings before and after it, and shown at the table."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Collection, Mapping
from typing import Any, Final
from weakref import WeakKeyDictionary

import msgspec
from sqlalchemy import Connection, delete, insert, literal, select, text

from demesne.games.base import Seat
from demesne.server.accounts.book import Book, there
from demesne.server.accounts.skill import Rating, after
from demesne.server.guard.keyring import account_of, owner_of
from demesne.server.live.live import Live
from demesne.server.live.tables import LiveTables
from demesne.server.store import schema
from demesne.server.store.writes import Shelves
from demesne.server.table.rated import Result, helped_at, mode_of, player_at, result_of
from demesne.server.table.table import Table
from demesne.server.table.view import is_brought, results
from demesne.server.wire.company_messages import SeatRating

__all__ = ["Results", "ratings_of", "replayed", "settle"]

BREATH: Final = 0.05
"""Seconds between two tables that are read only to be settled."""

TURN: Final = 0x6465_6D65
"""The database lock that a process holds while it rates a game; SQLite has only one writer anyway."""

Changes = dict[str, tuple[Rating, Rating]]
"""For each player, the rating before and after a game."""

_log = logging.getLogger(__name__)
_changes = msgspec.json.Decoder(Changes).decode
_result = msgspec.json.Decoder(Result).decode


class Results:
    """Watches *tables*; what it finds is kept in *store*."""

    def __init__(self, tables: LiveTables, book: Book, store: Shelves) -> None:
        self._tables, self._book, self._store = tables, book, store
        self._seen: WeakKeyDictionary[Live, tuple[object, ...]] = WeakKeyDictionary()
        self._one = asyncio.Lock()

    def changed(self, live: Live) -> None:
        """Something has happened at *live*: ratings of its players are looked up, and at the end it is settled."""
        table = live.table
        accounts = tuple(account_of(chair.owner) for chair in table.chairs)
        state = (table.status == "over", accounts, tuple(chair.bot for chair in table.chairs))
        if not any(accounts) or self._seen.get(live) == state:
            return
        self._seen[live] = state
        self._tables.spawn(self._look(live))

    def taken(self, tables: Collection[str]) -> None:
        """The games of *tables*, which are over, are an account's now, and count among theirs."""
        self._tables.spawn(self._settle_each(tables))

    async def settle(self, tables: Collection[str]) -> None:
        """Settles those of *tables* that are over, before somebody who gave up there is known no more."""
        for name in tables:
            if (table := await self._tables.read(name)) and table.status == "over":
                await self._settle(table)

    async def catch_up(self) -> None:
        """Settles what ended, or became an account's, when a server stopped before it could do so."""
        await self._settle_each(await self._store.read(_owed))

    async def _settle_each(self, names: Collection[str]) -> None:
        """One table after the other, whoever asks: nobody waits for that, and those who play are not to wait either."""
        async with self._one:
            for name in names:
                try:
                    if (table := await self._tables.read(name)) and table.status == "over":
                        await self._settle(table)
                except Exception:  # noqa: BLE001 - the disk may be full: it is due again at the next start
                    _log.exception("table %s", name)
                await asyncio.sleep(BREATH)

    async def _look(self, live: Live) -> None:
        try:
            if live.table.status == "over":
                await self._settle(live.table)
            live.table.standings = await self._standings(live.table)
            live.tell()
        except Exception:  # noqa: BLE001 - the disk may be full: it is due again when the table is read
            self._seen.pop(live, None)
            _log.exception("table %s", live.table.id)

    async def _settle(self, table: Table) -> None:
        at = self._book.now()
        if await self._store.read(lambda connection: _is_owed(connection, table)):
            await self._store.write(lambda connection: settle(connection, table, at))

    async def _standings(self, table: Table) -> dict[Seat, SeatRating]:
        players = {seat: player_at(table, seat) for seat, chair in enumerate(table.chairs) if chair.taken}

        def look(connection: Connection) -> dict[Seat, SeatRating]:
            now = ratings_of(connection, set(players.values()), table.game.name, mode_of(table))
            made, hidden = _made(connection, table.id), _hidden(connection, players.values())
            return {
                seat: _standing(made[player] if player in made else (None, now.get(player, Rating())))
                for seat, player in players.items()
                if player not in hidden and (account_of(player) or table.company.customs.rated)
            }

        return await self._store.read(look)


def _standing(change: tuple[Rating | None, Rating]) -> SeatRating:
    before, now = change
    return SeatRating(now.value, now.sure, now.games, before.value if before else None)


# --- in the database ------------------------------------------------------------------------------


def settle(connection: Connection, table: Table, at: float) -> None:
    """Keeps how the game of *table* ended, and what it counted for if it was rated; once, however often it is called.

    One game after the other, also where several processes rate: each builds on the ratings left by the one before.
    """
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:turn)"), {"turn": TURN})
    accounts = {account for chair in table.chairs if (account := account_of(chair.owner))}
    if there(connection, accounts) != accounts:
        return  # somebody's has been deleted: the table is read anew, and then settled
    _keep_played(connection, table, at)
    rated = schema.rated.c
    if not table.company.customs.rated:
        return
    if connection.execute(select(rated.number).where(rated.table_id == table.id)).first():
        return
    game, mode, result = table.game.name, mode_of(table), result_of(table)
    if result is None:
        return
    changes = _apply(connection, result, game, mode)
    row = {"table_id": table.id, "at": at, "game": game, "mode": mode}
    connection.execute(insert(schema.rated), {**row, "result": _told(result), "changes": _told(changes)})


def _apply(connection: Connection, result: Result, game: str, mode: str) -> Changes:
    players = {player for side in result.sides for player in side}
    known = ratings_of(connection, players, game, mode)
    before = {player: known.get(player, Rating()) for player in players}
    changes = {player: (before[player], then) for player, then in after(result, before).items()}
    for player, (_, then) in changes.items():
        key = {"player": player, "game": game, "mode": mode}
        columns = schema.rating.c
        where = (columns.player == player) & (columns.game == game) & (columns.mode == mode)
        connection.execute(delete(schema.rating).where(where))
        connection.execute(insert(schema.rating), {**key, **msgspec.structs.asdict(then)})
    return changes


def ratings_of(connection: Connection, players: Collection[str], game: str, mode: str) -> dict[str, Rating]:
    """The ratings that *players* have in such games; none for those who have played none."""
    columns = schema.rating.c
    where = columns.player.in_(players) & (columns.game == game) & (columns.mode == mode)
    wanted = select(columns.player, columns.mu, columns.sigma, columns.games).where(where)
    return {player: Rating(*found) for player, *found in connection.execute(wanted)}


def replayed(connection: Connection) -> Mapping[tuple[str, str, str], Rating]:
    """All ratings as they follow from the rated games that are kept, one after the other."""
    columns, found = schema.rated.c, dict[tuple[str, str, str], Rating]()
    wanted = select(columns.game, columns.mode, columns.result).order_by(columns.number)
    for game, mode, told in connection.execute(wanted):
        result = _result(told)
        before = {each: found.get((each, game, mode), Rating()) for side in result.sides for each in side}
        for player, then in after(result, before).items():
            found[player, game, mode] = then
    return found


def _keep_played(connection: Connection, table: Table, at: float) -> None:
    """How the game ended for each account that has a seat there."""
    done = _done(connection, table)
    for owner in {chair.owner for chair in table.chairs}:
        account = account_of(owner)
        if account and account not in done:
            row = {"table_id": table.id, "account": account, "at": at, "game": table.game.name, "mode": mode_of(table)}
            connection.execute(insert(schema.played), {**row, **_ending(table, owner)})


def _done(connection: Connection, table: Table) -> set[str]:
    kept = schema.played.c
    return set(connection.execute(select(kept.account).where(kept.table_id == table.id)).scalars())


def _is_owed(connection: Connection, table: Table) -> bool:
    """Whether the end of the game of *table* has not been recorded for somebody."""
    accounts = {account for chair in table.chairs if (account := account_of(chair.owner))}
    return bool(accounts - _done(connection, table))


def _ending(table: Table, owner: str | None) -> dict[str, Any]:
    """The rank of the side of *owner*, and its points; no sides where the game does not count for them."""
    ends, own = results(table), table.seats_of(owner)
    mine = [side for side in ends if set(side.seats) & set(own)]
    known = table.branch or table.dealer.of or table.practice
    if len(mine) != 1 or known or is_brought(table) or not helped_at(table).isdisjoint(own):
        return {"sides": 0, "rank": 0, "firsts": 0, "points": 0, "rows": "", "land": ""}
    firsts, side = sum(each.rank == 1 for each in ends), mine[0]
    land = table.family.picture(table.state, table.steps, own[0])
    told = {"rows": _told(side.rows), "land": _told(land) if land else ""}
    return {"sides": len(ends), "rank": side.rank, "firsts": firsts, "points": side.total, **told}


def _owed(connection: Connection) -> list[str]:
    """The tables that are over and where an account sits for which the end has not been recorded."""
    seats, tables, kept, accounts = schema.seat.c, schema.table.c, schema.played.c, schema.account.c
    known = select(kept.account).where((kept.table_id == seats.table_id) & (kept.account == accounts.id))
    where = (seats.key == literal(owner_of("")) + accounts.id) & (tables.id == seats.table_id)
    # PostgreSQL orders distinct rows only by what is in them
    wanted = select(tables.id, tables.opened).where(where & (tables.status == "over") & ~known.exists()).distinct()
    return list(connection.execute(wanted.order_by(tables.opened)).scalars())


def _made(connection: Connection, table: str) -> Changes:
    columns = schema.rated.c
    told = connection.execute(select(columns.changes).where(columns.table_id == table)).scalar()
    return _changes(told) if told else {}


def _hidden(connection: Connection, players: Collection[str]) -> set[str]:
    columns = schema.account.c
    accounts = [account for player in players if (account := account_of(player))]
    hidden = connection.execute(select(columns.id).where(columns.id.in_(accounts) & columns.hidden)).scalars()
    return {f"account:{account}" for account in hidden}


def _told(value: object) -> str:
    return msgspec.json.encode(value).decode()
