"""The score pad, for people who play the physical game: on a phone, without a network, shared and printed."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache

import pytest
from playwright.sync_api import Page, expect

from demesne.arena.play import plies
from demesne.games.deck import Deck
from demesne.games.queendomino.state import State
from demesne.games.registry import make_game
from demesne.players.spec import make_player
from tests.cli.running import demesne
from web.e2e.access import found_by_axe
from web.e2e.phone import PHONE, expect_no_sideways, expect_room_for_fingers
from web.e2e.scribe import Scribe
from web.e2e.server import Server
from web.e2e.visitor import NETWORK, Visit, Visitor
from web.e2e.wire import said

FOUR_MINUTES = 240
SECONDS_A_TAP = 1.2
GUESTS = ["Player 1", "Player 2", "Player 3", "Player 4"]


@cache
def real_game(seed: int = 7) -> State:
    """The end of a game of four, as it would lie on the table."""
    game = make_game("queendomino", 4)
    players = [make_player("greedy", seed) for _ in range(4)]
    *_, last = plies(game, players, Deck(seed))
    assert isinstance(last.after, State)
    return last.after


def entered(scribe: Scribe) -> None:
    """All four kingdoms of the real game, on the open pad."""
    end = real_game()
    scribe.start()
    for seat, side in enumerate(end.sides):
        if seat > 0:
            scribe.show(GUESTS[seat])
        scribe.enter(side)
        if end.queen == seat:
            scribe.queen()
        assert scribe.total() == end.sheet(seat).total, f"kingdom {seat}"


@pytest.fixture
def phone(visit: Visit) -> Visitor:
    visitor = visit(**PHONE)
    visitor.page.goto("/pad")
    return visitor


def test_a_real_game_is_entered_in_under_four_minutes(phone: Visitor) -> None:
    """Every total is what the rules say; nothing is questioned; the taps are few; the result prints on one page."""
    scribe = Scribe(phone)
    entered(scribe)
    assert scribe.taps * SECONDS_A_TAP < FOUR_MINUTES, f"{scribe.taps} taps"
    page = phone.page
    expect_fits(page, "entry")
    scribe.press(page.get_by_role("link", name="Result"))
    outcome = real_game().outcome()
    assert outcome is not None
    best = min(outcome.sides, key=lambda side: side.rank)
    expect(page.get_by_role("heading", level=1)).to_contain_text(GUESTS[best.seats[0]])
    expect(page.get_by_text("This cannot be right")).to_have_count(0)
    expect_no_sideways(page, "result")
    pages = re.findall(rb"/Type\s*/Page\b(?!s)", page.pdf(format="A4", prefer_css_page_size=True))
    assert len(pages) == 1
    expect_same_scores(page)


def expect_fits(page: Page, where: str) -> None:
    expect_no_sideways(page, where)
    expect_room_for_fingers(page.get_by_role("main").get_by_role("button"), where)


def expect_same_scores(page: Page) -> None:
    """The command line scores the shared game alike."""
    page.get_by_text("For demesne score").tap()
    lines = page.locator("pre").inner_text()
    answers = demesne("score", "-", stdin=lines + "\n").lines
    assert [answer["id"] for answer in answers] == GUESTS
    end = real_game()
    for seat, answer in enumerate(answers):
        sheet = end.sheet(seat)
        assert (answer["total"], answer["rows"], answer["warnings"]) == (sheet.total, sheet.points(), [])


def test_without_a_network_a_game_is_kept_and_then_shared(visit: Visit, own_server: Server) -> None:
    """After one visit the pad opens, counts and saves while the server is down; a link hands the game on."""
    visitor = visit(own_server.url, **PHONE)
    visitor.forgive(NETWORK)
    page = visitor.page
    page.goto("/pad")
    expect(page.get_by_text("works without a network")).to_be_visible()
    own_server.kill()

    page.goto("/pad")
    scribe = Scribe(visitor)
    scribe.start()
    scribe.enter(real_game().sides[0])
    total = scribe.total()
    assert total > 0
    page.reload()
    expect(page.get_by_role("grid")).to_be_visible()
    assert scribe.total() == total

    scribe.press(page.get_by_role("link", name="Result"))
    scribe.press(scribe.button("Copy a link"))
    link = page.get_by_label("Link to this game").input_value()
    page.goto("/pad")
    expect(page.get_by_role("link", name=said_in(f"Player 1: {total} points"))).to_be_visible()
    assert page.evaluate("() => caches.keys().then((names) => names.length)") == 1
    assert not [path for path in kept_files(page) if path.startswith("/api")]

    own_server.start()
    friend = visit(own_server.url, **PHONE).page
    friend.goto(link)
    expect(friend.get_by_role("table", name="Score pad")).to_be_visible()
    expect(friend.locator("tfoot td").first).to_have_text(str(total))
    assert friend.url.endswith("/result")


def kept_files(page: Page) -> list[str]:
    script = """async () => {
      const cache = await caches.open((await caches.keys())[0]);
      return (await cache.keys()).map((request) => new URL(request.url).pathname);
    }"""
    found: list[str] = page.evaluate(script)
    return found


def test_dominoes_by_number_are_checked(phone: Visitor) -> None:
    """One that is already laid is not offered; one that does not fit there is refused with the rule."""
    scribe = Scribe(phone)
    page, number = phone.page, scribe.button
    expect_fits(page, "the shelf")
    scribe.start()
    scribe.press(scribe.button("By number"))
    expect_fits(page, "by number")
    scribe.press(number("Domino 1: wheat and wheat"))
    scribe.tap((3, 2))
    scribe.tap((4, 2))
    expect(number("Domino 1: wheat and wheat, in the kingdom of Player 1")).to_be_disabled()
    scribe.press(number("Domino 3: forest and forest"))
    scribe.tap((4, 0))
    expect(page.get_by_role("alert").filter(has_text="It must touch its own landscape or your castle.")).to_be_visible()
    scribe.stroke([(1, 2), (0, 2)])
    expect(number("Domino 3: forest and forest, in the kingdom of Player 1")).to_be_disabled()
    scribe.show("Player 2")
    expect(number("Domino 3: forest and forest, in the kingdom of Player 1")).to_be_disabled()
    scribe.show("Player 1")
    scribe.press(scribe.button("With the brush"))
    scribe.press(scribe.button("Undo"))
    expect(page.locator("[data-square='0,2']")).to_have_attribute("aria-label", said("column 1, row 3, free"))


def test_a_domino_laid_by_keyboard_keeps_the_focus(phone: Visitor) -> None:
    """From its number to the land, back if it is put back, and on *Undo* when nothing is left to be undone."""
    scribe = Scribe(phone)
    page, keys = phone.page, phone.page.keyboard
    scribe.start()
    scribe.press(scribe.button("By number"))
    domino = page.get_by_role("button", name=said("Domino 1: wheat and wheat"))
    domino.focus()
    keys.press("Enter")
    focused = page.locator("[role=grid] :focus")
    expect(focused).to_be_visible()
    scribe.button("Back").focus()
    keys.press("Enter")
    expect(domino).to_be_focused()
    keys.press("Enter")
    for key in ("ArrowRight", "Enter", "ArrowRight", "Enter"):
        keys.press(key)
    expect(scribe.button("Back")).to_be_hidden()
    expect(focused).to_be_visible()
    scribe.press(scribe.button("With the brush"))
    undo = scribe.button("Undo")
    undo.focus()
    keys.press("Enter")
    expect(undo).to_be_disabled()
    expect(undo).to_be_focused()


def test_impossible_entries_are_pointed_out(phone: Visitor) -> None:
    scribe = Scribe(phone)
    page = phone.page
    scribe.start()
    for piece, number in (("Towers:", "9"), ("Knights:", "22")):
        scribe.press(page.get_by_role("button", name=piece))
        scribe.press(page.get_by_role("dialog").get_by_role("button", name=number, exact=True))
    scribe.show("Player 2")
    scribe.queen()
    told = page.get_by_role("status").filter(has_text="This cannot be right")
    expect(told).to_contain_text("The Queen is a guest here, without a tower.")
    expect(told).to_contain_text(said_in("25 knights in all; the box has 22."))
    scribe.press(page.get_by_role("group", name="Landscape to paint").get_by_role("button", name="wheat"))
    scribe.stroke([(0, 0), (4, 0)])
    scribe.press(scribe.button("To the left"))
    scribe.stroke([(3, 0), (4, 0)])
    expect(told).to_contain_text(said_in("6 squares wide and 3 high, where 5 by 5 are allowed."))


def said_in(text: str) -> re.Pattern[str]:
    """Matches the text anywhere, ignoring the invisible marks that isolate its numbers."""
    return re.compile(said(text).pattern.removeprefix("^").removesuffix("$"))


def test_a_kingdom_is_entered_by_keyboard_alone(visit: Visit) -> None:
    page = visit().page
    page.goto("/pad")
    page.get_by_role("button", name="Start counting").press("Enter")
    page.get_by_role("group", name="Landscape to paint").get_by_role("button", name="lake").press("Enter")
    page.locator("[data-square][tabindex='0']").focus()
    for key in ("Enter", "ArrowRight", "Space", "Space"):
        page.keyboard.press(key)
    expect(page.locator("[data-square='1,0']")).to_be_focused()
    expect(page.locator("[data-square='1,0']")).to_have_attribute("aria-label", said("column 2, row 1, lake, 1 crown"))
    expect(page.get_by_role("region", name="Score pad").get_by_role("status")).to_have_text("2")
    page.keyboard.press("Delete")
    page.keyboard.press("Control+z")
    page.keyboard.press("Control+z")
    expect(page.get_by_role("region", name="Score pad").get_by_role("status")).to_have_text("0")


def test_a_pad_of_kingdomino_has_no_rows_for_what_it_lacks(visit: Visit) -> None:
    """Landscapes and the total; no coins, town, Queen or buildings."""
    page = visit().page
    page.goto("/pad")
    page.get_by_role("radio", name="Kingdomino").check(force=True)
    page.get_by_role("button", name="Start counting").click()
    page.get_by_role("link", name="Result").click()
    expect(page.get_by_role("table", name="Score pad").locator("tbody th")).to_have_text(
        ["Wheat", "Forest", "Lake", "Grassland", "Swamp", "Mines"]
    )


INSIDE = """() => [...document.querySelectorAll("main button, main a, .brush span")].filter((node) => {
  const box = node.getBoundingClientRect(), around = node.matches("span") ? node.parentNode : document.body;
  const { left, right } = around.getBoundingClientRect(), over = node.matches("span") ? 5 : 0;
  return box.width > 0 && (box.left < left - over || box.right > right + over);
}).map((node) => node.textContent.trim())"""


@pytest.mark.parametrize(("wide", "language"), [(390, "de"), (360, "pt"), (320, "en"), (320, "ru")])
def test_long_words_push_nothing_off_a_narrow_phone(visit: Visit, wide: int, language: str) -> None:
    """Buttons and landscapes are shown whole."""
    page = visit(**PHONE | {"viewport": {"width": wide, "height": 844}}).page
    page.goto(f"/pad?lang={language}")
    page.locator("form [type=submit]").tap()
    expect(page.get_by_role("grid")).to_be_visible()
    page.evaluate("() => document.fonts.ready")
    expect_no_sideways(page, f"{language} at {wide}")
    assert page.evaluate(INSIDE) == []


HELD_BACK = """() => {
  const { serviceWorker } = navigator, register = serviceWorker.register.bind(serviceWorker);
  const later = new Promise((resolve) => (window.release = resolve));
  serviceWorker.register = (...all) => later.then(() => register(...all));
}"""


def test_the_form_stays_under_the_finger_when_the_pad_is_kept(visit: Visit) -> None:
    """That it works without a network is said as soon as it does, and pushes nothing down."""
    page = visit(**PHONE).page
    page.add_init_script(f"({HELD_BACK})()")
    page.goto("/pad")
    start, kept = page.get_by_role("button", name="Start counting"), page.get_by_text("works without a network")
    expect(start).to_be_visible()
    expect(kept).to_be_hidden()
    page.evaluate("() => document.fonts.ready")
    before = start.bounding_box()
    page.evaluate("() => window.release()")
    expect(kept).to_be_visible()
    assert start.bounding_box() == before


def test_a_kingdom_is_not_moved_out_of_sight(visit: Visit) -> None:
    """At most as far as one of full width would still touch its grid; afterwards the arrow does nothing."""
    page = visit().page
    page.goto("/pad")
    page.get_by_role("button", name="Start counting").click()
    left = page.get_by_role("button", name="To the left")
    for _ in range(9):
        left.click(force=True)  # whether it is greyed out or not
    expect(left).to_have_attribute("aria-disabled", "true")
    expect(page.locator("[data-square='-4,2']")).to_have_attribute("aria-label", said("column 1, row 3, castle"))
    expect(page.get_by_role("button", name="To the right")).to_have_attribute("aria-disabled", "false")


def test_axe_finds_nothing(visit: Visit) -> None:
    page = visit(color_scheme="light", viewport={"width": 1366, "height": 768}).page
    page.goto("/pad")
    expect(page.get_by_role("button", name="Start counting")).to_be_visible()
    expect_accessible(page)
    page.get_by_role("button", name="Start counting").click()
    expect(page.get_by_role("grid")).to_be_visible()
    expect_accessible(page)
    for opened in openings(page):
        expect_accessible(page)
        opened.keyboard.press("Escape")
    page.get_by_role("button", name="By number").click()
    expect_accessible(page)
    page.get_by_role("link", name="Result").click()
    expect(page.get_by_role("table", name="Score pad")).to_be_visible()
    expect_accessible(page)


def openings(page: Page) -> Iterator[Page]:
    """Everything that opens over the page, one after the other."""

    page.get_by_role("button", name="Knights:").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    yield page
    page.get_by_role("group", name="Landscape to paint").get_by_role("button", name="town").click()
    for _ in range(2):
        page.locator("[data-square='0,0'] .hit").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    yield page


def expect_accessible(page: Page) -> None:
    found = found_by_axe(page, page.url, candlelight=True)
    assert not found, "\n".join(found)


def test_a_phone_held_sideways_shows_the_whole_kingdom_beside_the_brushes(visit: Visit) -> None:
    """And no text touches an edge."""
    sideways = {"width": 844, "height": 390}
    page = visit(**PHONE | {"viewport": sideways}).page
    page.goto("/pad")
    expect_off_the_edges(page)
    page.get_by_role("textbox", name=said("Name of Player 1")).fill("Maximiliane of Hohenstein")
    page.get_by_role("button", name="Start counting").tap()
    expect(page.get_by_label(re.compile("^Kingdom of"))).to_be_in_viewport(ratio=0.99)
    expect(page.get_by_role("region", name="Brushes")).to_be_in_viewport(ratio=0.99)
    expect_off_the_edges(page)
    expect_fits_sideways(page)
    page.get_by_role("link", name="Result").tap()
    expect(page.get_by_role("table")).to_be_visible()
    expect_off_the_edges(page)


WRITTEN = """(least) => [...document.querySelectorAll("main *")].filter((node) =>
  [...node.childNodes].some((child) => child.nodeType === 3 && child.data.trim()) && node.checkVisibility()
).map((node) => ({ text: node.textContent.trim(), box: node.getBoundingClientRect() }))
.filter(({ box }) => box.width > 2 && (box.left < least || box.right > innerWidth - least)).map(({ text }) => text)"""


def expect_off_the_edges(page: Page) -> None:
    """All text lies inside the seams of the cloth."""
    expect(page.get_by_role("heading", level=1)).to_be_attached()
    assert page.evaluate(WRITTEN, 16) == []


def expect_fits_sideways(page: Page) -> None:
    assert page.evaluate("() => document.scrollingElement.scrollWidth <= innerWidth")
    expect_room_for_fingers(page.get_by_role("main").get_by_role("button"), "sideways")
