"""Today's kingdom without a network: begun and played on the device, counted once the server has the game."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from demesne.server.protocol import PROTOCOL
from web.e2e.connection.test_offline import SENT_MS, STARTED
from web.e2e.desk import make_ready, play_to_end
from web.e2e.pages import sign_in, sign_up
from web.e2e.server import Server
from web.e2e.visitor import NETWORK, Visitor


@pytest.fixture
def phone(chromium: Browser, own_server: Server) -> Iterator[Visitor]:
    made = Visitor(chromium, own_server.url, viewport={"width": 390, "height": 844})
    made.forgive(NETWORK)
    yield made
    faults = made.unforgiven()
    made.leave()
    assert not faults, "\n".join(faults)


def shown(page: Page) -> Locator:
    """Today's part of the start page, for Kingdomino."""
    page.goto("/")
    page.get_by_role("radio", name="Kingdomino").check()
    return page.get_by_role("region", name=re.compile("kingdom$"))


def compared(page: Page) -> Locator:
    page.get_by_role("button", name="Compare results").click()
    return page.get_by_role("dialog", name="Compare results")


def test_a_try_on_the_train_counts_at_the_server_and_in_every_browser_of_its_account(
    chromium: Browser, phone: Visitor, own_server: Server
) -> None:
    page = phone.page
    sign_up(page, "Commuting Cleo")
    make_ready(phone)
    own_server.kill()
    part = shown(page)
    expect(part.get_by_text("How others played it is shown once the server answers.")).to_be_visible()
    part.get_by_role("button", name="Play it").click()
    page.wait_for_url("**/t/here-*", timeout=STARTED)
    page.locator("html[data-seq]:not([data-seq='0'])").wait_for(state="attached", timeout=STARTED)
    assert play_to_end(page, PROTOCOL)["status"] == "over"
    alone = "How it compares with others is shown once the server has the game."
    expect(compared(page).get_by_text(alone)).to_be_visible(timeout=STARTED)
    expect(shown(page).get_by_role("link", name="How it went")).to_be_visible()
    expect(part.get_by_role("button", name="Play it again, for practice")).to_be_visible()

    own_server.start()
    page.evaluate("window.dispatchEvent(new Event('online'))")
    expect(part.get_by_text("One person has played.")).to_be_visible(timeout=SENT_MS)
    part.get_by_role("link", name="How it went").click()
    expect(compared(page).get_by_text("You are the first one here")).to_be_visible()

    laptop = Visitor(chromium, own_server.url)
    sign_in(laptop.page, "Commuting Cleo")
    there = shown(laptop.page)
    expect(there.get_by_role("button", name="Play it again, for practice")).to_be_visible()
    laptop.page.goto("/history")
    game = laptop.page.get_by_role("listitem").filter(has_text="Kingdomino")
    expect(game).to_contain_text("kingdom of the day")
    expect(game).to_contain_text("played without a network")
    expect(game).not_to_contain_text("another server")
    laptop.leave()
