"""The picture of a counted game of the score pad, and its link, handed on from a phone."""

from __future__ import annotations

import re
import struct
from pathlib import Path

from playwright.sync_api import expect

from web.e2e.box.test_pad_dynasty import begun, field, result
from web.e2e.phone import PHONE, expect_no_sideways
from web.e2e.visitor import NETWORK, Visit
from web.e2e.wire import PATIENCE

SHARES = """
    navigator.canShare = () => true;
    navigator.share = (thing) => { window.shared = thing.url ?? thing.files[0].name; return Promise.resolve(); };
"""


def test_a_counted_game_has_a_picture_to_save_and_to_share(visit: Visit) -> None:
    visitor = visit(**PHONE)
    page = visitor.page
    page.add_init_script(SHARES)
    scribe = begun(visitor, "One")
    result(scribe)
    expect(page.get_by_role("button", name="Print")).to_be_visible()
    expect(page.get_by_role("button", name="Picture")).to_have_count(0)  # nothing has been counted
    page.get_by_role("link", name="Back to the kingdoms").tap()
    field(scribe, "Bert", 1)
    result(scribe)
    page.get_by_role("button", name="Picture").tap()
    sheet = page.get_by_role("dialog", name="Picture")
    expect(sheet.get_by_role("img", name=re.compile("The picture of this game: .?Bert.?, 2 points"))).to_be_visible()
    expect_no_sideways(page, "picture")
    with page.expect_download(timeout=PATIENCE) as saved:
        sheet.get_by_role("button", name="Save the picture").tap()
    drawn = Path(saved.value.path()).read_bytes()
    assert struct.unpack(">II", drawn[16:24]) == (1200, 630)
    sheet.get_by_role("button", name="Share").tap()
    assert page.evaluate("window.shared") == "demesne.png"


def test_a_picture_is_drawn_without_a_network(visit: Visit) -> None:
    """Also where some typeface that only a few words need is not there."""
    visitor = visit(**PHONE)
    visitor.forgive(NETWORK)
    page = visitor.page
    page.goto("/pad")
    expect(page.get_by_text("works without a network")).to_be_visible(timeout=PATIENCE)
    visitor.context.set_offline(True)
    scribe = begun(visitor, "One")
    field(scribe, "Ada", 1)
    result(scribe)
    page.get_by_role("button", name="Picture").tap()
    expect(page.get_by_role("img", name=re.compile("The picture of this game"))).to_be_visible()


def test_the_link_is_handed_on_by_what_the_phone_has_for_that(visit: Visit) -> None:
    visitor = visit(**PHONE)
    page = visitor.page
    page.add_init_script(SHARES)
    scribe = begun(visitor, "One")
    field(scribe, "Ada", 1)
    result(scribe)
    expect(page.get_by_role("button", name="Share")).to_have_count(0)  # there is no link yet
    page.get_by_role("button", name="Copy a link").tap()
    link = page.get_by_label("Link to this game").input_value()
    page.get_by_role("button", name="Share").tap()
    assert page.evaluate("window.shared") == link


def test_a_dynasty_has_its_picture_after_its_last_game(visit: Visit) -> None:
    visitor = visit(**PHONE)
    page = visitor.page
    scribe = begun(visitor)
    for game in (1, 2, 3):
        field(scribe, "Ada", 1)
        result(scribe)
        expect(page.get_by_role("button", name="Picture")).to_have_count(int(game == 3))
        if game < 3:
            page.get_by_role("button", name=re.compile("Go on with game")).tap()
    page.get_by_role("button", name="Picture").tap()
    expect(page.get_by_role("img", name=re.compile("The picture of this game: .?Ada.?, 6 points"))).to_be_visible()
