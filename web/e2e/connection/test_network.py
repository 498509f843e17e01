"""The home network: the owner opens it, a phone joins by the address shown, and is told when it closes."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from demesne.server.guard.addresses import home_addresses
from web.e2e.access import expect_access
from web.e2e.pages import Friends, Join
from web.e2e.server import Server
from web.e2e.visitor import NETWORK, Visitor

LET_IN, SHUT = "Let my home network in", "Close it again"
PLAIN_HTTP = "Cross-Origin-Opener-Policy header has been ignored"
"""The browser's warning on every page that comes over plain HTTP from another machine."""


@pytest.fixture
def owner(chromium: Browser, own_server: Server) -> Iterator[Visitor]:
    """The person who started the server, arriving by the link on its console."""
    visitor = Visitor(chromium, own_server.url)
    link = re.search(r"http://\S+#owner=\S+", own_server.said())
    assert link
    visitor.page.goto(link[0])
    expect(visitor.page).to_have_url(f"{own_server.url}/")
    yield visitor
    assert not visitor.unforgiven()
    visitor.leave()


@pytest.fixture
def phone(chromium: Browser, own_server: Server) -> Iterator[Visitor]:
    visitor = Visitor(chromium, own_server.url, viewport={"width": 390, "height": 844}, has_touch=True)
    visitor.forgive(PLAIN_HTTP)
    visitor.forgive(NETWORK)  # a prefetch may be under way when it closes
    yield visitor
    assert not visitor.unforgiven()
    visitor.leave()


@pytest.mark.skipif(not home_addresses(), reason="this machine has no address in a home network")
def test_a_friend_comes_by_the_address_shown_and_is_told_when_it_closes(owner: Visitor, phone: Visitor) -> None:
    friends = Friends(owner)
    friends.lay("Ada", players=3, bots=0)
    assert "//127.0.0.1:" in friends.link()
    expect(owner.page.get_by_role("img", name="QR code")).to_have_count(0)
    owner.page.get_by_role("button", name=LET_IN).press("Enter")
    expect(owner.page.get_by_role("img", name="QR code")).to_be_visible()
    expect_access(owner.page, "links")
    assert friends.link().startswith(f"http://{home_addresses()[0]}:")
    Join(phone).open(friends.link()).sit("Bruno")
    friends.enter()
    seats = owner.page.get_by_role("list", name="Seats")
    expect(seats).to_contain_text("Bruno")
    expect(phone.page.get_by_role("button", name=SHUT)).to_have_count(0)
    owner.page.get_by_role("button", name=SHUT).click()
    expect(phone.page.get_by_text("has closed it to your network")).to_be_visible()
    owner.page.get_by_role("button", name=LET_IN).click()
    expect(owner.page.get_by_role("button", name=SHUT)).to_be_visible()
    phone.page.get_by_role("button", name="Try again").click()
    expect(phone.page.get_by_role("list", name="Seats")).to_contain_text("Bruno")


def test_whoever_follows_a_link_that_has_been_used_is_told_so(
    owner: Visitor, phone: Visitor, own_server: Server
) -> None:
    phone.forgive("status of 403")
    owner.forgive("status of 403")
    link = re.search(r"http://\S+#owner=\S+", own_server.said())
    assert link
    phone.page.goto(link[0])
    expect(phone.page.get_by_text("This link has been used. Start demesne again for a new one.")).to_be_visible()
    owner.page.goto("/rules")
    owner.page.goto(link[0])
    expect(owner.page.get_by_role("button", name="Play now")).to_be_visible()
    expect(owner.page.get_by_text("This link has been used.")).to_have_count(0)


def test_without_the_link_there_is_no_switch(chromium: Browser, own_server: Server) -> None:
    visitor = Visitor(chromium, own_server.url)
    Friends(visitor).lay("Ada", players=2, bots=0)
    expect(visitor.page.get_by_text("with the link that demesne printed")).to_be_visible()
    expect(visitor.page.get_by_role("button", name=LET_IN)).to_have_count(0)
    visitor.leave()
    assert not visitor.unforgiven()
