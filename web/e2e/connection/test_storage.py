"""A browser that stores nothing, or loses what it stored: every page opens and says so, and games go on if they can."""

from __future__ import annotations

import re

from playwright.sync_api import Page, Route, expect

from web.e2e.connection.test_offline import STARTED, lay
from web.e2e.pages import TABLE, Start
from web.e2e.table import CALM, CLAIM, AtTable
from web.e2e.visitor import Visit, Visitor

REFUSED = """
for (const name of ["localStorage", "sessionStorage"])
  Object.defineProperty(window, name, { get() { throw new DOMException("denied", "SecurityError"); } });
indexedDB.open = () => { throw new DOMException("denied", "SecurityError"); };
"""
CLOSING = """
const begin = IDBDatabase.prototype.transaction;
IDBDatabase.prototype.transaction = function (...words) {
  if (self.closes) this.close();
  self.closes = false;
  return begin.apply(this, words);
};
"""
"""What a browser does to a page in the background: its next transaction finds the database closed."""
FULL = """
const add = IDBObjectStore.prototype.add;
let full = null;
new BroadcastChannel("full").onmessage = ({ data }) => (full = data);
IDBObjectStore.prototype.add = function (...words) {
  if (full !== null && JSON.stringify(words).includes(full)) throw new DOMException("full", "QuotaExceededError");
  return add.apply(this, words);
};
"""
"""Storage that has no room left, once the page says so, for what contains a word; null makes room again."""
STORED = """async (clear) => {
  const opening = indexedDB.open("demesne");
  await new Promise((done) => (opening.onsuccess = done));
  const change = opening.result.transaction(["tables", "rows"], "readwrite");
  const [tables, rows] = ["tables", "rows"].map((name) => change.objectStore(name));
  if (clear) tables.clear(), rows.clear();
  const count = tables.count();
  await new Promise((done) => (change.oncomplete = done));
  opening.result.close();
  return count.result;
}"""
"""How many tables are stored; with an argument, they are deleted first."""
NO_ROOM = "This browser could not keep the move"
UNKEPT = "This browser does not let the page store anything"
SEAT = "your seat lasts only as long as the page stays open"
PAGES = ("/settings", "/pad", "/history", "/practice", "/tiles", "/lobby", "/account", "/rules")


def refusing(visit: Visit) -> Page:
    page = visit().page
    page.add_init_script(REFUSED)
    return page


def test_every_page_opens_where_the_browser_stores_nothing(visit: Visit) -> None:
    page = refusing(visit)
    for address in PAGES:
        page.goto(address)
        expect(page.get_by_role("heading", level=1)).to_be_visible()


def test_a_game_is_played_where_the_browser_stores_nothing(visit: Visit) -> None:
    """The page itself remembers the key of the seat: whoever has opened a table plays at it, and finds it again."""
    visitor = visit()
    page = visitor.page
    page.add_init_script(REFUSED)
    start = Start(visitor).open()
    page.get_by_role("button", name="Play now").click()
    page.get_by_role("button", name=re.compile(r"^Play \W*Queendomino\W* now")).click()
    page.wait_for_url(TABLE)
    table = AtTable(visitor).ready()
    assert table.my_turn()
    table.move()
    page.go_back()
    expect(start.resume()).to_have_count(1)


def test_who_takes_a_seat_is_told_that_it_lasts_as_long_as_the_page(visit: Visit) -> None:
    page = refusing(visit)
    for address in ("/", "/new/friends", "/new/screen"):
        page.goto(address)
        expect(page.get_by_text(SEAT)).to_be_visible()
    other = visit().page
    other.goto("/new/screen")
    expect(other.get_by_role("button", name="Lay the table")).to_be_enabled()
    expect(other.get_by_text(SEAT)).to_have_count(0)


def test_the_page_for_playing_offline_says_that_no_game_can_be_kept(visit: Visit) -> None:
    page = refusing(visit)
    page.goto("/offline")
    expect(page.get_by_text(UNKEPT)).to_be_visible()
    expect(page.get_by_role("link", name="Lay the table")).to_have_count(0)


def test_a_server_without_the_rules_for_a_browser_offers_no_table_in_it(visit: Visit) -> None:
    visitor = visit()
    visitor.forgive("404")
    page = visitor.page
    page.route("**/engine/engine.json", lambda route: route.fulfill(status=404, body="{}"))
    page.goto("/offline")
    expect(page.get_by_text("This server does not provide what playing without a network needs.")).to_be_visible()
    expect(page.get_by_role("link", name="Lay the table")).to_have_count(0)


def test_rules_that_could_not_be_fetched_are_fetched_when_one_tries_again(visit: Visit) -> None:
    visitor = visit(service_workers="block")
    visitor.forgive("ERR_FAILED")
    page = visitor.page
    engine = re.compile("/engine/")
    visitor.context.route(engine, lambda route: route.abort())
    page.goto("/new/screen#here")
    lay_it = page.get_by_role("button", name="Lay the table")
    lay_it.click()
    expect(page.get_by_text("The rules could not be started in this browser.")).to_be_visible(timeout=STARTED)
    visitor.context.unroute(engine)
    lay_it.click()
    page.wait_for_url("**/t/here-*", timeout=STARTED)


def test_a_game_is_found_although_the_browser_has_closed_its_storage(visit: Visit) -> None:
    visitor = visit(service_workers="block")
    page = visitor.page
    page.add_init_script(CLOSING)
    lay(visitor, "Queendomino", "Person")
    page.go_back()
    start = Start(visitor)
    for _ in range(2):
        page.get_by_role("link", name="demesne").click()
        expect(start.resume()).to_have_count(1)
        page.evaluate("self.closes = true")
        page.get_by_role("link", name="On this screen").click()


def test_a_game_deleted_while_it_is_played_is_not_stored_without_its_beginning(visit: Visit) -> None:
    visitor = visit(service_workers="block")
    page = visitor.page
    lay(visitor, "Queendomino", "Person")
    page.evaluate(STORED, "delete")
    claim(visitor)
    expect(page.get_by_text("There is no table at this address.").first).to_be_visible(timeout=STARTED)
    assert page.evaluate(STORED) == 0


def filling(visit: Visit) -> Visitor:
    visitor = visit(service_workers="block")

    def filled(route: Route) -> None:
        answer = route.fetch()
        route.fulfill(response=answer, body=FULL + answer.text())

    visitor.context.route(re.compile("/rules-worker"), filled)
    return visitor


def test_a_move_for_which_there_is_no_room_is_refused_in_so_many_words(visit: Visit) -> None:
    visitor = filling(visit)
    page = visitor.page
    lay(visitor, "Queendomino", "Person")
    page.evaluate("new BroadcastChannel('full').postMessage('')")
    claim(visitor)
    expect(page.get_by_text(NO_ROOM).first).to_be_visible()


def test_a_move_of_a_bot_for_which_there_is_no_room_is_told_and_made_once_there_is(visit: Visit) -> None:
    visitor = filling(visit)
    page = visitor.page
    lay(visitor, "Queendomino", "Bot")
    page.evaluate("new BroadcastChannel('full').postMessage('bot-')")
    while page.get_by_text(NO_ROOM).count() == 0:
        if page.get_by_role("button", name=CLAIM).count():
            claim(visitor)
        page.wait_for_timeout(CALM)
    page.evaluate("new BroadcastChannel('full').postMessage(null)")
    expect(page.get_by_text(NO_ROOM)).to_have_count(0)


def test_what_is_set_in_one_window_applies_in_the_others(visit: Visit) -> None:
    visitor = visit()
    page = visitor.page
    page.goto("/")
    other = visitor.open_page()
    other.goto("/settings")
    other.get_by_role("radio", name="Candlelight").check()
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    other.get_by_role("radio", name="Deutsch").click()
    expect(page.locator("html")).to_have_attribute("lang", "de")
    expect(page.get_by_role("link", name="Mit Freunden")).to_be_visible()


def claim(visitor: Visitor) -> None:
    page = visitor.page
    page.wait_for_timeout(2 * CALM)  # the page no longer ignores a press as meant for the step before
    page.get_by_role("button", name=CLAIM).first.click()
    page.get_by_role("button", name="Claim it").click()
