"""A game unknown to the page, at the plain table that any game gets: chosen, played and ended by keyboard."""

from __future__ import annotations

import os
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from demesne.server.plain import PlainOffer, PlainView
from tests.guest.installed import install
from web.e2e.access import expect_access
from web.e2e.keyboard import MOST_TABS, Keyboard
from web.e2e.pages import TABLE, OnScreen, Start
from web.e2e.server import Server
from web.e2e.table import AtTable
from web.e2e.visitor import Visit

SIZES = {"laptop": (1366, 768), "narrow": (390, 844)}
PICTURES = os.environ.get("DEMESNE_GUEST_PICTURES")
"""A folder for screenshots, for people to look at."""


@pytest.fixture(scope="module")
def guest_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with a guest family installed."""
    folder = tmp_path_factory.mktemp("installed")
    started = Server(folder / "tables", environment=install(folder).environment, adviser="mc:playouts=24")
    started.start()
    yield started
    started.stop()


@pytest.mark.parametrize("size", SIZES)
def test_a_guests_game_by_keyboard_alone(visit: Visit, guest_server: Server, size: str) -> None:
    """Chosen on the start page, played to the end, read by a screen reader; nothing is wider than the window."""
    width, height = SIZES[size]
    visitor = visit(guest_server.url, viewport={"width": width, "height": height})
    start = Start(visitor).open()
    table, keys = AtTable(visitor), Keyboard(start.page)
    lay_by_keys(start, keys, f"{size}-start")
    table.ready()
    while table.my_turn():
        if table.moves == 3:
            expect_read(table)
            look(table, f"{size}-table")
        move_by_keys(table, keys)
    expect_end(table, keys)
    look(table, f"{size}-end")


def test_a_hint_goes_on_to_what_comes_next(visit: Visit, guest_server: Server) -> None:
    """Nothing is compiled for a guest's game: its moves are compared on the rules themselves."""
    table = OnScreen(visit(guest_server.url)).lay(["Anna", "Bruno"], game="Orchard")
    page = table.page
    assert table.my_turn()
    page.get_by_role("button", name=re.compile("show my")).click()
    table.at_rest()
    page.keyboard.press("h")
    lamp = page.get_by_role("button", name="The next best", exact=True)
    expect(lamp).to_be_visible()
    confirm = page.get_by_role("main").locator("[data-confirm]")
    best = confirm.text_content() or ""
    page.get_by_role("button", name="Show it").click()
    expect(page.locator(".word")).to_contain_text(re.compile("About as good|Next best"))
    expect(confirm).to_be_enabled()
    expect(confirm).not_to_have_text(best)
    expect_access(page, "what comes next")
    for _ in range(3):  # no hint compares more moves than this
        if not page.get_by_role("button", name="The best again", exact=True).is_visible():
            page.keyboard.press("h")
    page.get_by_role("button", name="The best again", exact=True).click()
    expect(confirm).to_have_text(best)
    assert [event.code for event in table.events()].count("hint") == 1  # everybody was told once
    table.settle(lambda: table.press(confirm))
    expect(page.get_by_role("button", name="Show it")).to_have_count(0)


def lay_by_keys(start: Start, keys: Keyboard, picture: str) -> None:
    """Chooses the guest's game from the shelf: its name is untranslated, its options have their own sentences."""
    page = start.page
    game = page.get_by_role("radio", name="Orchard")
    shelf = page.get_by_role("group", name="On the shelf")
    for _ in range(MOST_TABS):
        if shelf.locator(":focus").count() == 0:
            keys.press("Tab")
    for _ in range(shelf.get_by_role("radio").count()):
        if not game.is_checked():
            keys.press("ArrowDown")
            keys.expect_focus("an arrow on the shelf")
    expect(game).to_be_checked()
    keys.tab_to_named("Change")
    keys.press("Enter")
    for sentence in ("Cards in a hand", "A sold card brings one coin at least"):
        expect(page.get_by_text(sentence).first).to_be_visible()
    expect_access(page, "the start page")
    picture_of(start, picture)
    keys.tab_to_named("Play now")
    keys.press("Enter")
    page.wait_for_url(TABLE)


def move_by_keys(table: AtTable, keys: Keyboard) -> None:
    """The focus is on the moves; one is chosen by its number or by the focus, and Enter plays it."""
    table.at_rest()
    keys.expect_focus("a new turn")
    assert isinstance(table.offer, PlainOffer)
    keys.press("1" if table.moves % 2 else "Enter")
    confirm = table.page.get_by_role("main").locator("[data-confirm]")
    expect(confirm).to_be_focused()
    expect(confirm).to_contain_text(table.offer.moves[0].label)
    table.settle(lambda: keys.press("Enter"))
    table.my_turn()
    keys.expect_focus("the move")


def expect_read(table: AtTable) -> None:
    """What a screen reader finds: whose turn it is, the position as this seat knows it, the moves, the log."""
    position = table.wire.view.position
    assert isinstance(position, PlainView)
    assert isinstance(table.offer, PlainOffer)
    main = table.page.get_by_role("main")
    told = main.aria_snapshot()
    expect(table.status).to_have_text(re.compile("Your turn"))
    for line in position.seen[0].lines:
        assert line.strip() in told
    for move in table.offer.moves:
        assert f'button "{move.label}"' in told or move.label in told
    assert re.search(r"log|list", told)
    assert "draw ?" in told
    expect(main.get_by_role("region", name="Last moves")).to_be_visible()


def expect_end(table: AtTable, keys: Keyboard) -> None:
    """Who won, and the points row by row, with the game's own names."""
    page = table.page
    expect(table.status).to_have_text(re.compile(r"wins? by|wins? the tie|share the win"))
    keys.expect_focus("the end")
    for row in ("Apples", "Cherries", "Pears", "Quinces", "Coins", "Total"):
        expect(page.get_by_role("row", name=re.compile(f"^{row}"))).to_be_visible()
    expect(page.get_by_role("columnheader", name="Guest")).to_be_visible()


def look(table: AtTable, name: str) -> None:
    """Axe finds nothing, and nothing has to be scrolled sideways."""
    expect_access(table.page, name)
    wide = table.page.evaluate("() => document.scrollingElement.scrollWidth - innerWidth")
    assert wide <= 0, f"{name}: the page is {wide} pixels too wide"
    picture_of(table, name)


def picture_of(seen: Start | AtTable, name: str) -> None:
    if PICTURES:
        seen.page.screenshot(path=Path(PICTURES) / f"{name}.png", full_page=True)


def test_at_one_screen_nobody_sees_the_hand_of_another(visit: Visit, guest_server: Server) -> None:
    """Between two turns the screen is covered until the next player asks."""
    table = OnScreen(visit(guest_server.url)).lay(["Anna", "Bruno"], game="Orchard")
    for name in ("Anna", "Bruno"):
        table.my_turn()
        page = table.page
        expect(page.get_by_role("heading", level=1, name=re.compile(name))).to_be_visible()
        assert "and holds" not in page.get_by_role("main").inner_text()
        page.get_by_role("button", name=re.compile(name)).click()
        expect(page.get_by_text("and holds 3 cards")).to_have_count(1)
        expect_access(page, "uncovered")
        table.at_rest()
        page.get_by_role("button", name=re.compile("^sell")).first.click()
        table.settle(lambda: table.press(page.get_by_role("main").locator("[data-confirm]")))
