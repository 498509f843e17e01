"""The score pad counts with the box that its owner has entered: it says so, and a link and a file take it along."""

from __future__ import annotations

import json
import re
from pathlib import Path

from playwright.sync_api import Page, expect

from web.e2e.phone import PHONE, expect_no_sideways, expect_room_for_fingers
from web.e2e.scribe import BRUSHES, Scribe
from web.e2e.visitor import NETWORK, Visit, Visitor
from web.e2e.wire import said

TOWN = [(3, 2), (4, 2)]
"""Squares for a Training Camp, which gives a knight and a point for each, and for a Church."""


def checked(page: Page, name: str) -> None:
    """A box called *name* is saved, with two knights on each Church."""
    page.goto("/box")
    knights = page.get_by_role("spinbutton", name=said("Knights on Church"))
    knights.press("ArrowUp")
    knights.press("ArrowUp")
    page.get_by_label("Name of the box").fill(name)
    page.get_by_role("button", name="Save the box").tap()
    expect(page.get_by_role("status").get_by_text("is saved")).to_be_visible()


def town(scribe: Scribe) -> None:
    """The town of the first kingdom, built by hand."""
    scribe.press(scribe.page.get_by_role("group", name=BRUSHES).get_by_role("button", name="Town"))
    for square, tile in zip(TOWN, ("training_camp", "church"), strict=True):
        scribe.tap(square)
        scribe.tap(square)
        scribe.press(scribe.page.get_by_role("dialog").locator(f'[data-tile="{tile}"]'))


def choose(page: Page, name: str) -> None:
    page.get_by_role("combobox", name="Box").select_option(name)


def knights(page: Page, count: int) -> None:
    expect(page.get_by_role("button", name=said(f"Knights: {count}"))).to_be_visible()


def test_a_box_entered_here_is_what_the_pad_counts_with(visit: Visit) -> None:
    """It is chosen by itself, the sums change with it and can be undone, and whoever gets the link counts alike."""
    visitor = visit(**PHONE)
    page = visitor.page
    checked(page, "Cellar")
    page.get_by_role("status").get_by_role("link", name="Score pad").tap()
    expect(page.get_by_role("combobox", name="Box").locator("option:checked")).to_have_text("Cellar")
    scribe = Scribe(visitor)
    scribe.start()
    town(scribe)
    knights(page, 4)
    assert scribe.total() == 6  # four knights at the camp, two for a church beside one town
    expect(page.get_by_text("our estimate")).to_have_count(0)
    expect_no_sideways(page, "entry")
    choose(page, "As we know it")
    knights(page, 2)
    expect(page.get_by_text("our estimate")).to_be_visible()
    scribe.press(scribe.button("Undo"))
    knights(page, 4)
    scribe.press(page.get_by_role("link", name="Result"))
    expect(page.get_by_text(said("Box: Cellar"))).to_be_visible()
    expect_room_for_fingers(page.get_by_role("main").get_by_role("button"), "result")
    with page.expect_download() as saved:
        page.get_by_role("button", name="Save to a file").tap()
    (game,) = json.loads(Path(saved.value.path()).read_text("utf-8"))["games"]
    assert game["box"] == {"name": "Cellar", "buildings": {"church": {"knights": 2}}, "dominoes": {}}
    page.get_by_role("button", name="Copy a link").tap()
    link = page.get_by_label("Link to this game").input_value()
    expect_counted_alike(visit(**PHONE), re.sub(r"^.*?/pad", "/pad", link))


def expect_counted_alike(friend: Visitor, link: str) -> None:
    friend.page.goto(link)
    expect(friend.page.get_by_text(said("Box: Cellar"))).to_be_visible()
    expect(friend.page.get_by_role("listitem").filter(has_text="Player 1").get_by_role("status")).to_have_text("6")


def test_a_box_that_the_server_has_is_offered_and_one_of_ones_own_lasts_without_a_network(visit: Visit) -> None:
    owner, other = visit(**PHONE), visit(**PHONE)
    checked(owner.page, "Loft")
    other.page.goto("/pad")
    choose(other.page, "Loft")
    scribe = Scribe(other)
    scribe.start()
    town(scribe)
    knights(other.page, 4)

    owner.forgive(NETWORK)
    owner.page.goto("/pad")
    expect(owner.page.get_by_text("works without a network")).to_be_visible()
    owner.context.set_offline(True)
    owner.page.reload()
    expect(owner.page.get_by_role("combobox", name="Box").locator("option:checked")).to_have_text("Loft")
    scribe = Scribe(owner)
    scribe.start()
    town(scribe)
    knights(owner.page, 4)


def test_a_game_of_kingdomino_is_asked_for_no_box(visit: Visit) -> None:
    visitor = visit(**PHONE)
    page = visitor.page
    checked(page, "Shed")
    page.goto("/pad")
    expect(page.get_by_role("combobox", name="Box")).to_be_visible()
    page.get_by_role("group", name="Game").get_by_role("radio", name="Kingdomino").check()
    expect(page.get_by_role("combobox", name="Box")).to_have_count(0)
    page.get_by_role("group", name="Game").get_by_role("radio", name="Queendomino").check()
    expect(page.get_by_role("combobox", name="Box").locator("option:checked")).to_have_text("Shed")
