"""Notices: requested at a game of days, shown by a worker while no page is open, and turned off again."""

from __future__ import annotations

import json
import time
from typing import Any

from msgspec.structs import replace
from playwright.sync_api import CDPSession, Page, expect

from demesne.server.protocol import NewTable, SeatWish
from demesne.server.wire.company_messages import USUAL, Customs
from tests.server.accounts.test_accounts import PASSWORD, signed_up
from tests.server.client import Site
from tests.server.push_service import Reader
from web.e2e.access import expect_access
from web.e2e.gathering import gather
from web.e2e.phone import PHONE
from web.e2e.server import Server
from web.e2e.visitor import Visit
from web.e2e.wire import PATIENCE

DAYS = replace(USUAL, hours=72, grace=0)
ENDPOINT = "https://push.example.net/send/somebody"
ASKS = "Tell me when something is waiting for me"
FORGETS = """(endpoint) => fetch('/api/notices/forget', {
  method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify({ endpoint }),
})"""
TOLD = "() => JSON.parse(localStorage.getItem('demesne.settings')).told"
SUBSCRIBED = """([endpoint, key, auth]) => {
  const found = () => ({
    endpoint, options: { applicationServerKey: null },
    toJSON: () => ({ endpoint, keys: { p256dh: key, auth } }),
    unsubscribe: () => Promise.resolve((PushManager.prototype.getSubscription = () => Promise.resolve(null))),
  });
  PushManager.prototype.getSubscription = () => Promise.resolve(null);
  PushManager.prototype.subscribe = (options) => {
    sessionStorage.setItem("key of the server", options.applicationServerKey);
    PushManager.prototype.getSubscription = () => Promise.resolve(found());
    return Promise.resolve(found());
  };
}"""
"""No push service can be reached from here: this gives the page the answers that it would give."""
ALLOWED = "() => Object.defineProperty(Notification, 'permission', { get: () => 'granted' })"
SEEN = """(state) => {
  Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => state });
  document.dispatchEvent(new Event('visibilitychange'));
}"""
"""A headless browser sees all of its pages: this has one lie behind another, or come back."""
LIES = """(table) => {
  self.away = [];
  const lies = [`demesne-${table}`, 'demesne-another'].map((tag) => ({ tag, close: () => self.away.push(tag) }));
  ServiceWorkerRegistration.prototype.getNotifications = ({ tag }) =>
    Promise.resolve(lies.filter((each) => each.tag === tag));
}"""
"""As if the browser showed a notice of that table, and one of another."""
REMEMBERS = """() => {
  self.shown = [];
  self.registration.showNotification = (title, { body, lang, data }) => {
    self.shown.push({ title, body, lang, data });
    return Promise.resolve();
  };
}"""
"""A headless browser shows no notices: the worker records instead what it would show."""


def test_notices_are_shown_once_turned_on_until_turned_off(visit: Visit, server: Server) -> None:
    anna, _ = gather(visit, server.url, ("Anna", "Bruno"), customs=DAYS)
    page = anna.visitor.page
    page.context.grant_permissions(["notifications"])
    reader = Reader.new().wish(ENDPOINT)
    page.evaluate(ALLOWED)
    page.evaluate(SUBSCRIBED, [ENDPOINT, reader["key"], reader["auth"]])
    worker = Worker(page)
    sheet = this_table(page)
    sheet.get_by_label(ASKS).check()
    page.wait_for_function(TOLD)
    expect_access(page, "this table with notices")
    told = notices(page, anna.key)
    assert len(told["browsers"]) == 1
    assert page.evaluate("() => sessionStorage.getItem('key of the server')") == told["key"]
    worker.push(f'{{"kind":"turn","table":"{anna.address}","game":"kingdomino","language":"de"}}')
    shown = [{"title": "Kingdomino", "body": "Du bist am Zug.", "lang": "de", "data": f"/t/{anna.address}"}]
    assert worker.shown() == shown
    page.evaluate(LIES, anna.address)
    for state in ("hidden", "visible"):
        assert page.evaluate("() => self.away") == []
        page.evaluate(SEEN, state)
    page.wait_for_function("(table) => self.away.join() === table", arg=f"demesne-{anna.address}")
    sheet.get_by_label(ASKS).uncheck()
    page.wait_for_function("() => !JSON.parse(localStorage.getItem('demesne.settings')).told")
    assert notices(page, anna.key)["browsers"] == []


def test_a_subscription_that_the_browser_has_dropped_is_made_again(visit: Visit, server: Server) -> None:
    """The server has forgotten it then, as its push service no longer knows it; its reader still wants to be told."""
    anna, _ = gather(visit, server.url, ("Anna", "Bruno"), customs=DAYS)
    page = anna.visitor.page
    page.context.grant_permissions(["notifications"])
    reader = Reader.new().wish(ENDPOINT)
    begins = f"({ALLOWED})(); ({SUBSCRIBED})({json.dumps([ENDPOINT, reader['key'], reader['auth']])})"
    page.evaluate(begins)
    page.add_init_script(begins)
    this_table(page).get_by_label(ASKS).check()
    page.wait_for_function(TOLD)
    page.evaluate(FORGETS, ENDPOINT)
    assert notices(page, anna.key)["browsers"] == []
    page.reload()
    anna.visitor.wire().until(lambda: len(notices(page, anna.key)["browsers"]) == 1, "the browser is told again")
    assert page.evaluate(TOLD)


def test_a_page_behind_another_tells_the_server_that_nobody_sees_it(visit: Visit, server: Server) -> None:
    """Else a tab left open at home would keep every notice back."""
    anna, _ = gather(visit, server.url, ("Anna", "Bruno"), customs=DAYS)
    page, said = anna.visitor.page, list[Any]()
    page.on("websocket", lambda wire: wire.on("framesent", lambda text: said.append(json.loads(str(text)))))
    page.add_init_script(f"({SEEN})('hidden')")
    page.reload()
    page.get_by_role("button", name="This table").first.wait_for()
    for state in ("visible", "hidden"):
        page.evaluate(SEEN, state)
    told = [(each["type"], each["looks"]) for each in said if "looks" in each]
    assert told == [("hello", False), ("look", True), ("look", False)]


def test_whoever_opens_the_link_in_an_email_signed_out_is_shown_the_way_to_their_seat(
    visit: Visit, server: Server
) -> None:
    """Mail may be read on another device; without that, they would watch their own game, and not know why."""
    table = of_days(server, "Adelmut", DAYS)
    adelmut = visit(**PHONE)
    page, wire = adelmut.page, adelmut.wire()
    page.goto(f"/t/{table}")
    asked = page.get_by_role("region", name="At this table")
    expect(asked).to_contain_text("Do you play here?")
    expect_access(page, "a link from an email")
    asked.get_by_role("link", name="Sign in").click()
    page.get_by_label("Name", exact=True).fill("Adelmut")
    page.get_by_label("Password", exact=True).fill(PASSWORD)
    page.get_by_role("button", name="Sign in", exact=True).click()
    expect(page.get_by_text("this one")).to_be_visible()
    page.go_back()
    wire.until(lambda: wire.update is not None and any(seat.yours for seat in wire.view.seats), "their seat is theirs")
    expect(page.get_by_role("button", name="Kingdom")).to_be_visible()
    expect(asked).to_have_count(0)


def test_where_nobody_may_watch_the_link_in_an_email_offers_to_sign_in(visit: Visit, server: Server) -> None:
    page = visit().page
    page.goto(f"/t/{of_days(server, 'Adelgard', replace(DAYS, watchers=False))}")
    expect(page.get_by_text("Nobody may watch this table.")).to_be_visible()
    expect(page.get_by_role("link", name="Sign in")).to_be_visible()


def of_days(server: Server, name: str, customs: Customs) -> str:
    """A game that an account of that *name*, which is made for it, plays against a guest."""
    site = Site(int(server.url.rsplit(":", 1)[1]))
    key = signed_up(site, name)
    wish = NewTable("kingdomino", [SeatWish("you"), SeatWish("open")], customs=customs)
    opened = site.post("/api/tables", wish, key).json()
    site.join(opened["table"], opened["invite"], "Bruno")
    site.http.close()
    return str(opened["table"])


def this_table(page: Page) -> Any:
    page.get_by_role("button", name="This table").first.click()
    return page.get_by_role("dialog")


def notices(page: Page, key: str) -> dict[str, Any]:
    """What the server tells the holder of *key*."""
    asked = "(key) => fetch('/api/notices', { headers: { 'X-Seat-Key': key } }).then((answer) => answer.json())"
    found: dict[str, Any] = page.evaluate(asked, key)
    return found


class Worker:
    """The worker of notices, reached through Chromium's developer tools."""

    def __init__(self, page: Page) -> None:
        self._page, self._registrations = page, dict[str, str]()
        self._tools: CDPSession = page.context.new_cdp_session(page)
        self._tools.on("ServiceWorker.workerRegistrationUpdated", self._noted)
        self._tools.send("ServiceWorker.enable")

    def _noted(self, event: dict[str, Any]) -> None:
        for each in event["registrations"]:
            self._registrations[each["scopeURL"]] = each["registrationId"]

    def push(self, message: str) -> None:
        """Sends it *message*, as a push service would."""
        self._worker().evaluate(REMEMBERS)
        origin = self._page.evaluate("() => location.origin")
        name = self._registrations[f"{origin}/herald/"]
        words = {"origin": origin, "registrationId": name, "data": message}
        self._tools.send("ServiceWorker.deliverPushMessage", words)

    def shown(self) -> list[dict[str, str]]:
        """What it shows, once it shows something."""
        end = time.monotonic() + PATIENCE / 1000
        while not (found := self._worker().evaluate("() => self.shown")):
            assert time.monotonic() < end
            self._page.wait_for_timeout(20)
        return list(found)

    def _worker(self) -> Any:
        return next(each for each in self._page.context.service_workers if each.url.endswith("/herald.js"))
