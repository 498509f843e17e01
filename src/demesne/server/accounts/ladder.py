"""The ladder: how well those play who show it, by game and mode."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from time import monotonic
from typing import Any, Final

import msgspec
from sqlalchemy import Connection, func, literal, select

from demesne.server.accounts.skill import FIRM, Rating
from demesne.server.guard.keyring import owner_of
from demesne.server.guard.limits import Clock
from demesne.server.store import schema
from demesne.server.store.writes import Shelves
from demesne.server.wire.account_messages import Ladder, Rung

__all__ = ["Ladders"]

SHOWN: Final = 100
"""How many accounts a ladder lists."""
AGE: Final = 5.0
"""Seconds for which it is told as it was."""

_rating, _account = schema.rating.c, schema.account.c
_LISTED: Final = schema.rating.join(schema.account, _rating.player == literal(owner_of("")) + _account.id)


class Ladders:
    """The ladders of the accounts in *store*; *clock* counts seconds."""

    def __init__(self, store: Shelves, clock: Clock = monotonic) -> None:
        self._store, self._clock = store, clock
        self._told = (float("-inf"), b"")
        self._making = asyncio.Lock()

    async def told(self) -> bytes:
        """Every ``Ladder`` as JSON, made once in a while for everybody."""
        async with self._making:
            now = self._clock()
            if now - self._told[0] >= AGE:
                self._told = (now, msgspec.json.encode(await self._store.read(_ladders)))
            return self._told[1]


def _ladders(connection: Connection) -> list[Ladder]:
    count = func.count()
    kinds = select(_rating.game, _rating.mode).select_from(_LISTED).where(~_account.hidden & (_rating.games > 0))
    kinds = kinds.group_by(_rating.game, _rating.mode).order_by(count.desc(), _rating.game, _rating.mode)
    found = connection.execute(kinds).all()
    return [Ladder(game, mode, _rungs(connection, game, mode)) for game, mode in found]


def _rungs(connection: Connection, game: str, mode: str) -> list[Rung]:
    columns = (_account.id, _account.name, _rating.mu, _rating.sigma, _rating.games)
    of_kind = (_rating.game == game) & (_rating.mode == mode) & ~_account.hidden
    wanted = select(*columns).select_from(_LISTED).where(of_kind)
    best = wanted.where(_rating.games >= FIRM).order_by(_rating.mu.desc(), _account.name).limit(SHOWN)
    firm = connection.execute(best).all()
    few = wanted.where((_rating.games < FIRM) & (_rating.games > 0)).order_by(_rating.games.desc(), _account.name)
    new = connection.execute(few.limit(SHOWN - len(firm))).all()
    return [*_placed(firm), *(_rung(row, None) for row in new)]


def _placed(rows: Sequence[Any]) -> list[Rung]:
    """The same place for the same number, as it is shown."""
    rungs: list[Rung] = []
    for number, row in enumerate(rows, 1):
        rung = _rung(row, number)
        if rungs and rungs[-1].value == rung.value:
            rung.place = rungs[-1].place
        rungs.append(rung)
    return rungs


def _rung(row: Any, place: int | None) -> Rung:
    rating = Rating(row.mu, row.sigma, row.games)
    return Rung(row.id, row.name, place, rating.value, rating.sure, rating.games)
