"""A table as it is written to the store, and a table made again from there."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any, Final

import msgspec

from demesne.games.registry import GAMES, make_game
from demesne.server.registry import family_of
from demesne.server.store.stored import Seating, Stored, StoredSeat
from demesne.server.table.dealing import dealer_for
from demesne.server.table.table import Chair, Table

__all__ = ["again", "seating_of", "stored_seat", "table_of"]

_AGAIN: Final = "again:"


def seating_of(table: Table, options: Mapping[str, object], invite: str | None) -> Seating:
    """How *table* is opened in the store; *invite* is a digest."""
    seats = tuple(stored_seat(seat, chair) for seat, chair in enumerate(table.chairs))
    game = table.game.name
    told = msgspec.json.encode(options).decode()
    return Seating(
        table.id,
        game,
        told,
        seats,
        invite,
        version=GAMES[game].version,
        seed=table.dealer.seed,
        branch=table.branch,
        plies=table.dealer.since,
        deal=again(table.dealer.of) if table.dealer.of else None,
        practice=table.practice,
        opened=table.opened,
    )


def again(table: str) -> str:
    """The name of the deal of *table* when it is dealt again.

    >>> again("ada")
    'again:ada'
    """
    return f"{_AGAIN}{table}"


def _dealt_at(deal: str | None) -> str | None:
    """The table whose deal has the name *deal*."""
    return deal.removeprefix(_AGAIN) if deal and deal.startswith(_AGAIN) else None


def stored_seat(seat: int, chair: Chair) -> StoredSeat:
    return StoredSeat(seat, chair.kind, chair.name, chair.bot, chair.owner, chair.salt, chair.program)


def table_of(stored: Stored, rng: Random) -> Table:
    """The table that its log makes, under the rules it was opened under.

    Raises ``ValueError`` when the log cannot be followed.
    """
    seating = stored.seating
    options: dict[str, Any] = msgspec.json.decode(seating.options)
    meant = GAMES[seating.game].meant(options, seating.version)
    game = make_game(seating.game, len(seating.seats), meant)
    chairs = [Chair(seat.kind, seat.name, seat.bot, seat.key, seat.salt, seat.program) for seat in seating.seats]
    dealer = dealer_for(rng, seating.seed, seating.plies, _dealt_at(seating.deal))
    table = Table(seating.table, game, family_of(seating.game), chairs, dealer)
    table.next_table, table.branch, table.practice = seating.next_table, seating.branch, seating.practice
    table.opened = seating.opened
    table.follow(stored.entries)
    return table
