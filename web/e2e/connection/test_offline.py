"""Without a server: the page opens, games are played on one screen and against bots, and reach the server later."""

from __future__ import annotations

import re
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from threading import Thread

import pytest
from playwright.sync_api import Browser, Page, expect

from demesne.server.protocol import PROTOCOL
from web.e2e.desk import make_ready, play_to_end
from web.e2e.pages import Start
from web.e2e.server import Server
from web.e2e.table import CALM, CLAIM
from web.e2e.visitor import NETWORK, Visitor

STARTED = 60_000
SENT_MS = 60_000
STAYS = "The language stays as it is."
GOES_ON = re.compile(r"[1-9]\s% of the outline is done")


@pytest.fixture
def visitor(chromium: Browser, own_server: Server) -> Iterator[Visitor]:
    made = Visitor(chromium, own_server.url)
    made.forgive(NETWORK)
    yield made
    faults = made.unforgiven()
    made.leave()
    assert not faults, "\n".join(faults)


def lay(visitor: Visitor, game: str, second: str) -> None:
    """A table for somebody at this screen and one more."""
    page = visitor.page
    page.goto("/new/screen#here")
    page.get_by_role("group", name="Game").get_by_role("radio", name=game, exact=True).check(timeout=STARTED)
    page.get_by_role("group", name="How many players").get_by_role("radio", name="2", exact=True).check()
    page.get_by_role("group", name="Who takes seat 2").get_by_role("radio", name=second, exact=True).check()
    page.get_by_role("button", name="Lay the table").click()
    page.wait_for_url("**/t/here-*", timeout=STARTED)
    page.locator("html[data-seq]:not([data-seq='0'])").wait_for(state="attached", timeout=STARTED)


def renew(page: Page) -> None:
    """The stored version is an older one: the page says so, fetches the server's, and then no longer mentions it."""
    page.evaluate("localStorage['demesne.offline'] = 'older'")
    page.goto("/offline")
    older = page.get_by_text("The server has newer rules than those kept here.")
    expect(older).to_be_visible()
    page.get_by_role("button", name="Download them").click()
    expect(older).to_have_count(0, timeout=STARTED)


DAMAGE = """async (file) => {
  const name = (await caches.keys()).find((each) => each.startsWith("demesne-engine-"));
  const cache = await caches.open(name);
  const found = (await cache.keys()).find(({ url }) => url.endsWith(file));
  await cache.put(found, new Response(new Uint8Array(1000)));
}"""
"""A stored file that is only partly there."""


def expect_language_stays(page: Page) -> None:
    """A language that was never fetched cannot be used now: the page says so, and stays as it was."""
    page.goto("/settings")
    page.get_by_role("radio", name="Italiano").click(force=True)  # the radio is reset before a check could see it set
    expect(page.get_by_role("alert")).to_have_text("Italiano cannot be fetched without a network. " + STAYS)
    expect(page.get_by_role("radio", name="English")).to_be_checked()
    expect(page.locator("html")).to_have_attribute("lang", "en-GB")


def seq(page: Page) -> str:
    """Up to which event the page shows the table."""
    return str(page.evaluate("document.documentElement.dataset.seq"))


def test_games_are_played_without_a_server_and_sent_to_it_later(visitor: Visitor, own_server: Server) -> None:
    page = visitor.page
    make_ready(visitor)
    renew(page)
    own_server.kill()
    page.goto("/")
    expect(page.get_by_text("The server does not answer. Meanwhile, you play on this device.")).to_be_visible()

    expect_language_stays(page)
    lay(visitor, "Queendomino", "Person")
    page.wait_for_timeout(2 * CALM)  # the page no longer ignores a press as meant for the step before
    before = seq(page)
    page.get_by_role("button", name=CLAIM).first.click()
    page.get_by_role("button", name="Claim it").click()
    shown = page.locator(f"html[data-seq]:not([data-seq='0']):not([data-seq='{before}'])")
    shown.wait_for(state="attached", timeout=STARTED)
    after = seq(page)
    page.reload()
    page.locator(f"html[data-seq='{after}']").wait_for(state="attached", timeout=STARTED)
    assert play_to_end(page, PROTOCOL)["status"] == "over"
    page.get_by_role("link", name="Review").click()
    expect(page.get_by_text("This is an outline, made in this browser")).to_be_visible(timeout=STARTED)
    expect(page.get_by_text(GOES_ON)).to_be_visible(timeout=STARTED)
    page.get_by_role("link", name="Watch it again").click()
    expect(page.locator("main [role=grid]").first).to_be_visible(timeout=STARTED)

    lay(visitor, "Domaine", "Bot")
    assert play_to_end(page, PROTOCOL)["status"] == "over"
    expect(page.get_by_role("link", name="Watch it again")).to_be_visible(timeout=STARTED)

    own_server.start()
    page.goto("/offline")
    expect(page.get_by_text("2 games from this device are on the server")).to_be_visible(timeout=SENT_MS)

    own_server.stop()
    for file in own_server.data.glob("demesne.db*"):
        file.unlink()
    own_server.start()  # as it was before they were sent
    visitor.forgive("status of 404")
    page.reload()
    expect(page.get_by_text("2 games that were sent are no longer on the server")).to_be_visible(timeout=SENT_MS)
    page.get_by_role("button", name="Send now").click()
    expect(page.get_by_text("2 games from this device are on the server")).to_be_visible(timeout=SENT_MS)
    expect(page.get_by_text("are no longer on the server")).to_have_count(0)


def test_what_was_opened_while_the_server_did_not_answer_can_be_used_once_it_does(
    visitor: Visitor, own_server: Server
) -> None:
    page = visitor.page
    page.goto("/offline")
    prepare = page.get_by_role("button", name="Prepare for offline play")
    expect(prepare).to_be_enabled()
    page.get_by_role("link", name="demesne").click()
    own_server.kill()
    page.get_by_role("link", name="Play without a network").last.click()
    expect(page.get_by_text("The server does not answer. You can play without it only if")).to_be_visible()
    expect(prepare).to_be_disabled()
    own_server.start()
    expect(prepare).to_be_enabled()
    expect(page.get_by_text("The server does not answer.")).to_have_count(0)


def test_what_the_browser_lost_of_the_rules_is_fetched_again_and_newer_ones_come_by_themselves(
    visitor: Visitor, own_server: Server
) -> None:
    page = visitor.page
    make_ready(visitor)
    version = page.evaluate("localStorage['demesne.offline']")
    for file in ("pyodide.asm.wasm", "engine.json"):
        page.evaluate(DAMAGE, file)
        lay(visitor, "Kingdomino", "Person")
    page.evaluate("localStorage['demesne.offline'] = 'older'")
    page.goto("/")
    page.wait_for_function("version => localStorage['demesne.offline'] === version", arg=version, timeout=STARTED)
    own_server.kill()
    lay(visitor, "Kingdomino", "Person")


def test_a_game_that_ended_without_the_network_is_sent_when_the_page_is_seen_again(
    visitor: Visitor, own_server: Server
) -> None:
    page = visitor.page
    make_ready(visitor)
    page.goto("/")
    own_server.kill()
    page.get_by_role("link", name="On this screen").click()
    page.get_by_role("button", name="Lay the table").click()
    page.wait_for_url("**/t/here-*", timeout=STARTED)
    assert play_to_end(page, PROTOCOL)["status"] == "over"
    own_server.start()
    with page.expect_response("**/api/records", timeout=SENT_MS) as sent:
        page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    assert sent.value.ok


class _StandIn(BaseHTTPRequestHandler):
    """What HAProxy says while no server is there."""

    def do_GET(self) -> None:
        body = b"<html><body><h1>503 Service Unavailable</h1></body></html>"
        self.send_response(503)
        self.send_header("Content-Type", "text/html")
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    do_POST = do_GET  # noqa: N815

    def log_message(self, *_: object) -> None: ...


def test_a_web_server_that_answers_in_place_of_ours_counts_as_no_answer(
    chromium: Browser, visitor: Visitor, own_server: Server
) -> None:
    """Its own page took the place of the one that was kept, and *Play now* said that the table refused that."""
    visitor.forgive("status of 503")
    page, guest = visitor.page, Visitor(chromium, own_server.url)
    Start(guest).open()
    make_ready(visitor)
    own_server.stop()
    with ThreadingHTTPServer(("127.0.0.1", own_server.port), _StandIn) as instead:
        Thread(target=instead.serve_forever, daemon=True).start()
        guest.page.get_by_role("button", name="Play now").click()
        expect(guest.page.get_by_text("The server does not answer. Are you online?")).to_be_visible()
        page.goto("/")
        expect(page.get_by_text("The server does not answer. Meanwhile, you play on this device.")).to_be_visible()
        lay(visitor, "Kingdomino", "Person")
        instead.shutdown()
    guest.leave()
    own_server.start()
    Start(visitor).open()
    expect(page.get_by_text("Meanwhile, you play on this device.")).to_have_count(0)
