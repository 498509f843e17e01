"""Text that is two fifths longer and written from right to left fits on the pages before a table."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from playwright.sync_api import expect

from web.e2e.pseudo import STANDS_FOR, speak_pseudo
from web.e2e.tongues import cramped, go, settle, speak
from web.e2e.visitor import Visit

PAGES: Final[Mapping[str, str]] = {
    "start": "/",
    "pad": "/pad",
    "screen": "/new/screen",
    "friends": "/new/friends",
    "settings": "/settings",
    "lobby": "/lobby",
    "history": "/history",
    "account": "/account",
    "offline": "/offline",
    "rules": "/rules",
    "rules of Queendomino": "/rules/queendomino",
    "rules of Domaine": "/rules/domaine",
    "sheet": "/rules/kingdomino/sheet",
    "sheet of Domaine": "/rules/domaine/sheet",
    "box": "/box",
    "tiles": "/tiles",
    "brought": "/replay",
}


def test_words_two_fifths_longer_have_room_from_right_to_left(visit: Visit) -> None:
    """In a pseudo-locale; without the page's service worker, which would serve the words of another language."""
    visitor = visit(likes={"calm": True}, service_workers="block")
    visitor.forgive(
        "Service Worker registration blocked|engine/engine.json"
    )  # there is no worker here, and no need for an engine
    page, faults = visitor.page, list[str]()
    speak_pseudo(page)
    settle(page)
    for name, address in PAGES.items():
        go(page, address)
        speak(page, STANDS_FOR)
        expect(page.locator("html")).to_have_attribute("dir", "rtl")
        faults += cramped(page, f"pseudo, {name}")
    assert not faults, "\n".join(faults)
