"""Words that are two fifths longer and written from right to left have room on every page."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

import pytest
from playwright.sync_api import Browser, expect

from demesne.server.company_messages import USUAL
from demesne.server.protocol import NewTable, SeatWish
from tests.server.client import Site
from web.e2e.courtier import at, courtier
from web.e2e.laid import laid
from web.e2e.pseudo import STANDS_FOR, speak_pseudo
from web.e2e.reviewed import KEY, keep_reviewed
from web.e2e.robot import Chooser, Wanted, at_place, keen, never
from web.e2e.server import Server
from web.e2e.tongues import cramped, go, settle, speak
from web.e2e.visitor import Visitor

GRID = "main [role=grid]"
PAGES = {
    "start": "/",
    "pad": "/pad",
    "screen": "/new/screen",
    "friends": "/new/friends",
    "settings": "/settings",
    "history": "/history",
    "account": "/account",
    "practice": "/practice",
    "shipped puzzle": "/practice/kingdomino/1",
    "offline": "/offline",
    "rules": "/rules",
    "rules of Queendomino": "/rules/queendomino",
    "rules of Domaine": "/rules/domaine",
    "sheet": "/rules/kingdomino/sheet",
    "sheet of Domaine": "/rules/domaine/sheet",
    "box": "/box",
    "tiles": "/tiles",
    "brought": "/replay",
    "nowhere": "/nowhere",
}


@dataclass(frozen=True)
class Places:
    """Somebody at home in many places, by name, and a server that nobody else uses."""

    visitor: Visitor
    addresses: Mapping[str, str]


@pytest.fixture(scope="module")
def places(chromium: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Places]:
    """Tables in key states, a game with its review, a table that waits; the same the last time."""
    folder = tmp_path_factory.mktemp("languages")
    of = keep_reviewed(folder)
    server = Server(folder)
    server.start()
    visitor = Visitor(chromium, server.url, likes={"calm": True})
    tables = {
        "place": _table(visitor, "queendomino", keen, at_place(2)),
        "act": _table(visitor, "domaine", None, at("act")),
        "end": _table(visitor, "kingdomino", keen, never),
        "room": _room(visitor, server),
    }
    _sit(visitor, of.id, KEY)
    ended = {name: f"/t/{of.id}/{name}" for name in ("replay", "review", "duplicate")} | {
        "own puzzles": f"/t/{of.id}/practice"
    }
    lobby = {"lobby": "/lobby"}  # once there is a table in it
    yield Places(visitor, PAGES | tables | ended | lobby)
    faults = visitor.unforgiven()
    visitor.leave()
    server.stop()
    assert not faults, "\n".join(faults)


def _table(visitor: Visitor, game: str, choose: Chooser | None, until: Wanted) -> str:
    """The address of a table for two at one screen that has come so far."""
    table = laid(visitor, ["Anna", "Bruno"], game=game)
    address = f"/t/{table.id}"
    with table.robot() as robot:
        robot.play(choose or courtier(robot, 1), until=until)
    return address


def _room(visitor: Visitor, server: Server) -> str:
    """A table that waits for somebody, and stands in the lobby."""
    site = Site(server.port)
    customs = USUAL.__class__(grace=60, hints=True, watchers=True, words=True, public=True)
    opened = site.open(NewTable("queendomino", [SeatWish("you", "Anna"), SeatWish("open")], customs=customs))
    site.http.close()
    _sit(visitor, opened.table, opened.key)
    return f"/t/{opened.table}"


def _sit(visitor: Visitor, table: str, key: str) -> None:
    """The first seat of a table is this browser's."""
    keep = """(seat) => {
      const kept = JSON.parse(localStorage.getItem("demesne.seats") ?? "[]");
      localStorage.setItem("demesne.seats", JSON.stringify([seat, ...kept]));
    }"""
    visitor.page.evaluate(keep, {"table": table, "key": key, "name": "Anna", "when": 1})


def _there(name: str) -> str:
    """What is on the page when all of it is."""
    return GRID if name in ("place", "act", "end", "replay", "shipped puzzle") else "main h1"


def test_words_two_fifths_longer_have_room_from_right_to_left(places: Places, chromium: Browser) -> None:
    """In a language that nobody speaks; without the page's worker, which would bring the words of another."""
    kept = places.visitor.context.storage_state()
    context = chromium.new_context(
        base_url=places.visitor.url, storage_state=kept, service_workers="block", reduced_motion="reduce"
    )
    page, faults = context.new_page(), list[str]()
    speak_pseudo(page)
    settle(page)
    for name, address in places.addresses.items():
        go(page, address)
        speak(page, STANDS_FOR, _there(name))
        expect(page.locator("html")).to_have_attribute("dir", "rtl")
        faults += cramped(page, f"pseudo, {name}")
    context.close()
    assert not faults, "\n".join(faults)
