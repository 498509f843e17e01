"""People at separate screens, seated without the pages before a table, for tests of what they do there."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass

import msgspec

from demesne.server.protocol import NewTable, SeatWish
from demesne.server.wire.company_messages import USUAL, Customs
from tests.server.client import Site
from web.e2e.table import AtTable
from web.e2e.visitor import Visit, Visitor


@dataclass
class Guest:
    """Somebody at a table: their visitor, the key of their seat, and their page."""

    name: str
    visitor: Visitor
    key: str
    address: str
    table: AtTable

    def open(self) -> AtTable:
        """Opens the table (again), as *Go on* does."""
        self.visitor.page.goto(f"/t/{self.address}")
        return self.table.ready()


def gather(
    visit: Visit, url: str, names: Sequence[str], game: str = "kingdomino", customs: Customs = USUAL, *, teams: int = 0
) -> list[Guest]:
    """A table in play at which all of *names* sit, the first as its host; of so many *teams*, the last are bots."""
    site = Site(int(url.rsplit(":", 1)[1]))
    bots = [SeatWish("bot", bot="random")] * (2 * teams - len(names))
    seats = [SeatWish("you", names[0]), *(SeatWish("open") for _ in names[1:]), *bots]
    options = {"teams": msgspec.Raw(b"true")} if teams else {}
    opened = site.open(NewTable(game, seats, options, customs))
    keys = [opened.key, *(site.join(opened.table, str(opened.invite), name).key for name in names[1:])]
    site.http.close()
    guests = [_guest(visit(url), opened.table, name, key) for name, key in zip(names, keys, strict=True)]
    for guest in guests:
        guest.open()
    return guests


def _guest(visitor: Visitor, table: str, name: str, key: str) -> Guest:
    kept = json.dumps([{"table": table, "key": key, "name": name, "when": 1}])
    visitor.page.add_init_script(
        "if (origin !== 'null' && !localStorage.getItem('demesne.seats'))"  # an empty page has no storage
        f" localStorage.setItem('demesne.seats', {json.dumps(kept)})"
    )
    return Guest(name, visitor, key, table, AtTable(visitor))


def mover(guests: Sequence[Guest]) -> Guest:
    """Whose turn it is; their page offers the step."""
    wire = guests[0].table.wire
    wire.until(lambda: any(guest.table.offer is not None for guest in guests), "somebody's turn")
    return next(guest for guest in guests if guest.table.offer is not None)
