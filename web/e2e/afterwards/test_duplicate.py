"""The deal of a finished game, played again by somebody else who was given the link."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from web.e2e.access import expect_access
from web.e2e.laid import alone
from web.e2e.pages import sign_up
from web.e2e.phone import PHONE, expect_no_sideways
from web.e2e.server import Server
from web.e2e.table import AtTable
from web.e2e.visitor import Visit


@pytest.fixture
def fair(tmp_path: Path) -> Iterator[Server]:
    """A server that really shuffles: on the tests' own server a table has no order that could be dealt again."""
    server = Server(tmp_path / "data", shuffles=True)
    server.start()
    yield server
    server.stop()


def test_a_friend_plays_the_same_deal_and_sees_both_games_side_by_side(fair: Server, visit: Visit) -> None:
    first = alone(visit(url=fair.url), 2, "kingdomino")
    of, key = first.id, first.key
    assert not first.skip_to()
    page = first.page
    page.get_by_role("link", name="Same deal again").click()
    link = page.get_by_label("Anyone with this link").input_value()
    expect(page.get_by_text("Nobody has played this deal again yet.")).to_be_visible()

    friend = visit(url=fair.url, **PHONE)
    sign_up(friend.page, "Friendly Frida")
    friend.page.goto(link)
    friend.page.get_by_role("checkbox", name="Hints are allowed").uncheck()
    expect_access(friend.page, "a deal played again")
    expect(friend.page.get_by_text("where a domino goes")).to_be_visible()  # of Kingdomino, which has no dragon
    friend.page.get_by_role("button", name="Play this deal").click()
    table = AtTable(friend).ready()
    mine = table.id
    assert table.wire.view.duplicate == of
    assert table.key.startswith("qs_")  # it belongs to the account
    assert [seat.name for seat in table.wire.view.seats if seat.yours] == ["Friendly Frida"]
    assert not table.wire.view.customs.hints
    assert not table.skip_to()
    expect(friend.page.get_by_text("the first game")).to_be_visible()
    expect(friend.page.locator(f'a[href="/t/{mine}/duplicate"].hem-link')).to_have_count(1)
    friend.page.get_by_role("link", name=re.compile("^Side by side")).click()
    sheet = friend.page.get_by_role("table", name=re.compile("^The games of this deal"))
    expect(sheet.get_by_role("columnheader")).to_have_count(3)
    expect(sheet.get_by_role("row", name=re.compile("^At the end")).get_by_role("cell")).to_have_count(2)
    expect_access(friend.page, "the games of a deal")
    expect_no_sideways(friend.page, "the games of a deal")
    first.page.request.post(f"{fair.url}/api/tables/{of}/forget", data={}, headers={"x-seat-key": key})
    friend.forgive("404")
    friend.page.goto(link)
    home = friend.page.get_by_role("main").get_by_role("link", name="Back to the start")
    expect(home).to_have_attribute("href", "/")
    friend.page.goto(f"/t/{mine}/duplicate")
    expect(friend.page.get_by_role("button", name="Play this deal")).to_be_visible()
