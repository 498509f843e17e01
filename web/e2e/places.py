"""All places of the page, to be walked through: pages, tables in each step, what follows a game, and sheets."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import Final

from msgspec.structs import replace
from playwright.sync_api import Page, expect

from demesne.server.protocol import NewTable, SeatWish
from demesne.server.table.table import Table
from demesne.server.wire.company_messages import USUAL, Customs
from tests.server.client import Site
from web.e2e import courtier
from web.e2e.at_step import STEPS, at_steps
from web.e2e.laid import Played, laid
from web.e2e.pages import sign_up
from web.e2e.reviewed import take_seat
from web.e2e.robot import at_claim, at_place, never, to
from web.e2e.server import Server
from web.e2e.visitor import Visitor

__all__ = ["ENGLISH", "PAGES", "SHOWN", "Place", "Town", "places"]

BOARD: Final = "main [role=grid]"
SHOWN: Final = "main h1"
SHEET: Final = "dialog[open] h2"
ENGLISH: Final = "en"
PAGES: Final[Mapping[str, str]] = {
    "start": "/",
    "pad": "/pad",
    "screen": "/new/screen",
    "friends": "/new/friends",
    "settings": "/settings",
    "lobby": "/lobby",
    "account": "/account",
    "mail": "/mail#confirm-qm_word",
    "moderation": "/moderation",
    "offline": "/offline",
    "practice": "/practice",
    "rules": "/rules",
    "rules of Queendomino": "/rules/queendomino",
    "rules of Kingdomino": "/rules/kingdomino",
    "rules of Royal Wedding": "/rules/royal-wedding",
    "rules of Domaine": "/rules/domaine",
    "sheet": "/rules/kingdomino/sheet",
    "sheet of Domaine": "/rules/domaine/sheet",
    "box": "/box",
    "tiles": "/tiles",
    "brought": "/replay",
    "nowhere": "/nowhere",
}
"""Pages that need no table."""
PHASES: Final = ("castle", "knight", "step", "refill")


@dataclass(frozen=True, slots=True)
class Place:
    """An address, what is there once it is shown, and the button there, by its English name, that leads further."""

    name: str
    address: str
    shown: str = SHOWN
    press: str = ""
    before: str = SHOWN


@dataclass(frozen=True, slots=True)
class Town:
    """A server, the visitor who walks about, another visitor, and a game with a stored review."""

    server: Server
    visitor: Visitor
    other: Visitor
    kept: Table


Lay = Callable[[Town], Iterator[Place]]
"""Sets up what its places need, and yields them."""


def places(town: Town, wanted: str = "") -> Iterator[Place]:
    """Those whose name begins with *wanted*; the visitor is a guest at first and a moderator at last."""
    for lay, prefixes in PARTS.items():
        if any(name.startswith(wanted) or wanted.startswith(name) for name in prefixes):
            yield from (place for place in lay(town) if place.name.startswith(wanted))


def _pages(_: Town) -> Iterator[Place]:
    yield from (Place(name, address) for name, address in PAGES.items())
    yield Place("links", "/new/friends", "main input[readonly]", "Lay the table")


def _kingdoms(town: Town) -> Iterator[Place]:
    queen = _table(town, "queendomino", to(at_place(2)))
    yield Place("place", queen, BOARD)
    for name in ("Settings", "In words", "This table", "Log", "To come"):
        yield Place(f"place, {name}", queen, SHEET, name, BOARD)
    yield Place("claim", _table(town, "queendomino", to(at_claim(3))), BOARD)
    for table in at_steps(town.visitor, STEPS - {"PlaceOffer", "ClaimOffer"}):
        yield Place(table.step, f"/t/{table.id}", BOARD)


def _lands(town: Town) -> Iterator[Place]:
    for phase in PHASES:
        yield Place(f"Domaine, {phase}", _table(town, "domaine", courtier.to(courtier.at(phase))), BOARD)
    act = _table(town, "domaine", courtier.to(courtier.at("act")))
    yield Place("Domaine, act", act, BOARD)
    yield Place("Domaine, in words", act, SHEET, "In words", BOARD)
    yield Place("Domaine, end", _table(town, "domaine", courtier.to(never)))


def _ends(town: Town) -> Iterator[Place]:
    end = _table(town, "kingdomino", to(never))
    yield Place("end", end)
    yield Place("end, picture", end, SHEET, "Picture")
    yield Place("end, shuffle", end, SHEET, "Check the shuffle")
    yield Place("end, replay", f"{end}/replay", BOARD)
    yield Place("end, same deal", f"{end}/duplicate")
    take_seat(town.visitor.page, town.kept)
    yield Place("review", f"/t/{town.kept.id}/review", ".moments article")
    yield Place("review, practice", f"/t/{town.kept.id}/practice")
    yield Place("review, history", "/history")


def _rooms(town: Town) -> Iterator[Place]:
    """A room of the visitor's own, and the tables of others; the owner of one of those is present."""
    customs = replace(USUAL, public=True)
    yield Place("room", f"/t/{_opened(town, town.visitor, 'domaine', customs)}", "main.room h1")
    town.other.page.goto(f"/t/{_opened(town, town.other, 'queendomino', customs)}")
    expect(town.other.page.get_by_role("list", name="Seats")).to_be_visible()
    yield Place("room, lobby", "/lobby", "main li button")
    days = replace(USUAL, grace=0, hours=72)
    table = _opened(town, town.visitor, "queendomino", days, bots=0)
    yield Place("room, of days", f"/t/{table}", "main.room h1")
    yield Place("room, orders", f"/t/{_awaited(town, days)}/orders", "section.orders h2")


def _members(town: Town) -> Iterator[Place]:
    """Pages for an account that moderates, and a person with an account of their own."""
    page, link = town.visitor.page, re.search(r"http://\S+#owner=\S+", town.server.said())
    assert link
    page.goto(link[0])
    page.wait_for_function("() => localStorage.getItem('demesne.owner')")
    sign_up(page, "Ottilie")
    page.get_by_role("button", name=re.compile("^Make this the owner")).click()
    expect(page.get_by_role("link", name="Moderation")).to_be_visible()
    profile = page.get_by_role("link", name="My profile").get_attribute("href")
    sign_up(town.other.page, "Bertram")
    person = town.other.page.get_by_role("link", name="My profile").get_attribute("href")
    yield Place("member, account", "/account")
    yield Place("member, profile", str(profile))
    yield Place("member, moderation", "/moderation")
    yield Place("member, moderated", f"/moderation{person}")
    yield Place("member, start", "/")


PARTS: Final[Mapping[Lay, tuple[str, ...]]] = {
    _pages: (*PAGES, "links"),
    _kingdoms: ("place", "claim", *STEPS),
    _lands: ("Domaine",),
    _ends: ("end", "review"),
    _rooms: ("room",),
    _members: ("member",),
}
"""What the names of their places begin with."""


def _table(town: Town, game: str, played: Played) -> str:
    """The address of a table for two at one screen, played up to that point."""
    table = laid(town.visitor, ["Anna", "Bruno"], game=game, played=played)
    return f"/t/{table.id}"


def _opened(town: Town, host: Visitor, game: str, customs: Customs, bots: int = 1) -> str:
    """A table that waits for one more, with its host's key in the browser."""
    site = Site(town.server.port)
    opened = site.open(_wish(game, customs, bots))
    site.http.close()
    _keep(host.page, opened.table, opened.key)
    return opened.table


def _awaited(town: Town, customs: Customs) -> str:
    """A table in play; the visitor's browser holds the key of the seat that is not to move."""
    site = Site(town.server.port)
    opened = site.open(_wish("queendomino", customs, bots=0))
    key = site.join(opened.table, str(opened.invite), "Bruno").key
    with site.line(opened.table, key) as line:
        turn = line.update is not None and line.update.offer is not None
    site.http.close()
    _keep(town.visitor.page, opened.table, opened.key if turn else key)
    return opened.table


def _wish(game: str, customs: Customs, bots: int) -> NewTable:
    seats = [SeatWish("you", "Anna"), SeatWish("open"), *(SeatWish("bot", "Ben", "level:2") for _ in range(bots))]
    return NewTable(game, seats, customs=customs)


def _keep(page: Page, table: str, key: str) -> None:
    page.goto(f"/api/tables/{table}")
    page.evaluate(
        """(seat) => {
          const had = JSON.parse(localStorage.getItem("demesne.seats") ?? "[]");
          localStorage.setItem("demesne.seats", JSON.stringify([JSON.parse(seat), ...had]));
        }""",
        json.dumps({"table": table, "key": key, "name": "Anna", "when": 1}),
    )
    page.goto("/")
