"""Who somebody is, as far as they show it: ratings, what their games add up to, the latest of them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final, Literal

import msgspec
from sqlalchemy import ColumnElement, Connection, Select, case, func, select

from demesne.server.accounts.book import Book
from demesne.server.accounts.results import Changes
from demesne.server.accounts.skill import Rating
from demesne.server.guard.keyring import owner_of
from demesne.server.store import schema
from demesne.server.store.writes import Shelves
from demesne.server.table.rated import Result
from demesne.server.wire.account_messages import BestLand, KeptGame, Profile, ProfileGame, ProfileRating, ProfileTally
from demesne.server.wire.refusals import Refusal

__all__ = ["Profiles"]

SHOWN: Final = 20
"""How many games a profile lists."""

AVERAGED: Final = 200
"""How many games are searched for where points come from."""

_played, _rated = schema.played.c, schema.rated.c
_changes = msgspec.json.Decoder(Changes).decode
_result = msgspec.json.Decoder(Result).decode
_points = msgspec.json.Decoder(dict[str, int]).decode
_land = msgspec.json.Decoder(list[msgspec.Raw]).decode


class Profiles:
    """The profiles of the accounts in *book*."""

    def __init__(self, book: Book, store: Shelves) -> None:
        self._book, self._store = book, store

    async def of(self, account: str, asker: str | None) -> Profile:
        """What *asker* may see of *account*. Raises ``Refusal`` if there is none."""
        row = await self._book.account(account)
        if row is None:
            raise Refusal("account.unknown")
        asking = await self._book.account(asker) if asker and asker != account else None
        moderates = bool(asking and asking.role)
        profile = Profile(row.id, row.name, row.made, row.hidden, asker == account, moderates, [], [], [])
        if not row.hidden or profile.yours:
            await self._store.read(lambda connection: _fill(connection, profile))
        return profile

    async def games(self, account: str) -> list[KeptGame]:
        """How all games of *account* ended, latest first."""
        return await self._store.read(lambda connection: list(_games(connection, account)))


def _fill(connection: Connection, profile: Profile) -> None:
    profile.ratings = list(_ratings(connection, profile.id))
    profile.tallies = list(_tallies(connection, profile.id))
    profile.best = next(filter(None, (_best(connection, profile.id, tally) for tally in profile.tallies)), None)
    profile.games = [
        ProfileGame(game, _others(connection, game.table, profile.id))
        for game in _games(connection, profile.id, SHOWN, counting=True)
    ]


def _ratings(connection: Connection, account: str) -> Iterator[ProfileRating]:
    columns = schema.rating.c
    wanted = select(schema.rating).where(columns.player == owner_of(account)).order_by(columns.games.desc())
    for row in connection.execute(wanted):
        rating = Rating(row.mu, row.sigma, row.games)
        yield ProfileRating(row.game, row.mode, rating.value, rating.sure, rating.games)


def _tallies(connection: Connection, account: str) -> Iterator[ProfileTally]:
    first = func.sum(case((_played.rank == 1, 1.0 / _played.firsts), else_=0.0))
    sums = (func.count(), first, func.sum(1.0 / _played.sides), func.avg(_played.points), func.max(_played.points))
    counted = (_played.account == account) & (_played.sides > 0)
    wanted = select(_played.game, _played.mode, *sums).where(counted).group_by(_played.game, _played.mode)
    for game, mode, games, won, even, mean, best in connection.execute(wanted.order_by(func.count().desc())).all():
        where = counted & (_played.game == game) & (_played.mode == mode) & (_played.points == best)
        table = connection.execute(select(_played.table_id).where(where).order_by(_played.at)).scalars().first()
        rows = _rows(connection, counted & (_played.game == game) & (_played.mode == mode))
        yield ProfileTally(game, mode, games, won, even, float(mean), best, str(table), rows)


def _rows(connection: Connection, where: ColumnElement[bool]) -> dict[str, float]:
    """The points of each row on average, in the latest games for which they are known."""
    latest = select(_played.rows).where(where & (_played.rows != "")).order_by(_played.at.desc()).limit(AVERAGED)
    found = [_points(told) for told in connection.execute(latest).scalars()]
    names = dict.fromkeys(name for rows in found for name in rows)
    return {name: sum(rows.get(name, 0) for rows in found) / len(found) for name in names}


def _best(connection: Connection, account: str, tally: ProfileTally) -> BestLand | None:
    """What was built when *tally* had its most points, if that is kept."""
    where = (_played.account == account) & (_played.table_id == tally.table) & (_played.land != "")
    land = connection.execute(select(_played.land).where(where)).scalar()
    return BestLand(tally.game, tally.table, tally.best, _land(land)) if land else None


def _games(
    connection: Connection, account: str, most: int | None = None, *, counting: bool = False
) -> Iterator[KeptGame]:
    joined = schema.played.outerjoin(schema.rated, _rated.table_id == _played.table_id)
    wanted: Select[Any] = (
        select(schema.played, _rated.changes, _rated.result).select_from(joined).where(_played.account == account)
    )
    if counting:
        wanted = wanted.where((_played.sides > 0) | _rated.result.is_not(None))
    for row in connection.execute(wanted.order_by(_played.at.desc()).limit(most)).all():
        change = _changes(row.changes).get(owner_of(account)) if row.changes else None
        before, after = (change[0].value, change[1].value) if change else (None, None)
        ends = (row.sides, row.rank, row.firsts, row.points)
        early = _early(_result(row.result), owner_of(account), row.sides) if row.result else None
        if counting and not row.sides and not early:
            continue  # it counted only for others
        yield KeptGame(row.table_id, row.at, row.game, row.mode, *ends, before, after, early)


def _early(result: Result, owner: str, sides: int) -> Literal["won", "up", "left"] | None:
    """How a rated game counted for *owner* if the rules did not end it; none if it did not count, or they did."""
    rank = next((rank for side, rank in zip(result.sides, result.ranks, strict=True) if owner in side), None)
    if result.only is not None:
        return "left" if owner in result.only else None
    return None if sides or rank is None else "won" if rank == 1 else "up"


def _others(connection: Connection, table: str, account: str) -> list[str]:
    """Everybody else by name; bots without one by what they are."""
    seats = schema.seat.c
    where = (seats.table_id == table) & (seats.key != owner_of(account))
    found = connection.execute(select(seats.name, seats.bot).where(where).order_by(seats.seat))
    return [name or bot or "" for name, bot in found]
