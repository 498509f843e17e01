"""What the score pad keeps on this device: opened, shared, followed in two windows and forgotten."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from web.e2e.phone import PHONE, expect_no_sideways, expect_room_for_fingers
from web.e2e.scribe import Scribe
from web.e2e.visitor import Visit
from web.e2e.wire import said

KEEP = """(count) => {
  const [game] = JSON.parse(localStorage.getItem("demesne.pad")).games;
  const games = Array.from({ length: count }, (_, at) => ({ ...game, id: `game-${at}`, when: at * 86_400_000 }));
  localStorage.setItem("demesne.pad", JSON.stringify({ demesne: "pad", version: 1, games }));
}"""


def shelf(page: Page, count: int) -> None:
    """The pad with *count* games kept, one a day from 1 January 1970."""
    page.goto("/pad")
    page.get_by_role("button", name="Start counting").click()
    expect(page.get_by_role("grid")).to_be_visible()
    page.evaluate(KEEP, count)
    page.goto("/pad")
    expect(page.locator("ol a")).to_have_count(count)


def test_a_game_is_forgotten_at_the_second_press(visit: Visit) -> None:
    """The first asks, in its place, until the focus leaves it; afterwards the focus is on the next game."""
    page = visit(**PHONE).page
    shelf(page, 2)
    forget = page.get_by_role("button", name=re.compile("^Forget the game of .*2 Jan 1970"))
    sure = page.get_by_role("button", name=re.compile("^Forget it here for good.*2 Jan 1970"))
    forget.focus()
    row = page.locator("ol li").filter(has=page.locator("a")).first
    before, cross = row.bounding_box(), forget.bounding_box()
    assert before
    assert cross
    forget.press("Enter")
    expect(sure).to_be_focused()
    assert row.bounding_box() == before, "nothing moves"
    asked = sure.bounding_box()
    assert asked
    assert asked["x"] < cross["x"] + cross["width"] / 2 < asked["x"] + asked["width"], "the same spot presses again"
    assert asked["y"] < cross["y"] + cross["height"] / 2 < asked["y"] + asked["height"]
    expect(sure).to_contain_text("Forget it here for good?")
    expect_no_sideways(page, "asked")
    expect_room_for_fingers(page.get_by_role("main").get_by_role("button"), "asked")
    page.keyboard.press("Tab")
    expect(forget).to_be_visible()
    forget.press("Enter")
    sure.press("Enter")
    games = page.locator("ol a")
    expect(games).to_have_count(1)
    expect(games).to_be_focused()
    expect(games).to_contain_text("1 Jan 1970")


def test_dates_are_told_in_the_language_that_is_chosen_meanwhile(visit: Visit) -> None:
    page = visit().page
    shelf(page, 1)
    game = page.locator("ol a")
    expect(game).to_contain_text("1 Jan 1970")
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("radio", name="Deutsch").press("Space")
    expect(game).to_contain_text("01.01.1970")


@pytest.mark.parametrize(
    ("language", "told"), [("en", "Player 1: 0 points"), ("fr", "Joueur 1 : 0 point"), ("he", "שחקן 1: 0 נקודות")]
)
def test_names_and_points_cannot_be_taken_for_one_number(visit: Visit, language: str, told: str) -> None:
    """Neither in the list of games nor, for a screen reader, above a kingdom."""
    page = visit().page
    page.goto(f"/pad?lang={language}")
    page.locator("form [type=submit]").click()
    expect(page.get_by_role("navigation").get_by_role("button", name=said(told))).to_be_visible()
    page.goto(f"/pad?lang={language}")
    expect(page.get_by_role("link", name=re.compile(said(told).pattern.strip("^$")))).to_be_visible()


def test_a_full_shelf_names_the_game_that_goes_next(visit: Visit) -> None:
    """Before a new game takes its place, it can be saved."""
    page = visit().page
    shelf(page, 99)
    full = page.get_by_text("There is no room for more games")
    expect(full).to_have_count(0)
    shelf(page, 100)
    expect(full).to_contain_text("1 Jan 1970")
    page.get_by_role("button", name="Start counting").click()
    expect(page.get_by_role("grid")).to_be_visible()
    page.goto("/pad")
    expect(page.locator("ol a")).to_have_count(100)
    expect(full).to_contain_text("2 Jan 1970")
    page.get_by_role("button", name=re.compile("^Forget the game of .*5 Jan 1970")).first.dblclick()
    expect(full).to_have_count(0)


@pytest.mark.parametrize("fragment", ["g=", "g=AAAA", "g=q1YqKVWyUlAqzk1MTlWyUipLzClNVaoFAA", "g=" + "A" * 30_000])
def test_a_bad_link_says_so(visit: Visit, fragment: str) -> None:
    page = visit().page
    page.goto(f"/pad#{fragment}")
    expect(page.get_by_role("alert").filter(has_text="Ask for it again")).to_be_visible()
    expect(page.get_by_role("button", name="Start counting")).to_be_visible()


def test_the_shelf_has_its_dates_in_the_language_of_the_page(visit: Visit) -> None:
    visitor = visit(**PHONE)
    page = visitor.page
    page.goto("/pad")
    scribe = Scribe(visitor)
    scribe.start()
    scribe.tap((3, 2))
    page.goto("/pad?lang=de")
    expect(page.locator("time")).to_have_text(re.compile(r"^\d\d\.\d\d\.\d{4}, \d\d:\d\d$"))


@pytest.mark.parametrize(("clipboard", "told"), [("undefined", True), ("{writeText: async () => { throw 0; }}", False)])
def test_copied_is_only_said_of_what_was_copied(visit: Visit, clipboard: str, told: bool) -> None:
    """Over plain http there is no clipboard but the older way; where copying is refused, the link can be selected."""
    page = visit().page
    page.add_init_script(f"Object.defineProperty(navigator, 'clipboard', {{value: {clipboard}}})")
    page.goto("/pad")
    page.get_by_role("button", name="Start counting").click()
    page.get_by_role("link", name="Result").click()
    page.get_by_role("button", name="Copy a link").click()
    expect(page.get_by_label("Link to this game")).to_be_visible()
    expect(page.get_by_role("button", name="Copied" if told else "Copy a link")).to_be_visible()
    if told:
        page.get_by_label("Link to this game").evaluate("(field) => { field.readOnly = false; field.value = ''; }")
        page.get_by_label("Link to this game").press("Control+v")
        expect(page.get_by_label("Link to this game")).to_have_value(re.compile("/pad#g="))
    page.get_by_text("For demesne score").click()
    page.get_by_role("button", name="Copy the lines").click()


def test_two_windows_enter_one_game_without_losing_land(visit: Visit) -> None:
    """What is entered in one shows in the other, which stays with its kingdom and goes on from there."""
    visitor = visit()
    first = visitor.page
    first.goto("/pad")
    first.get_by_role("button", name="Start counting").click()
    expect(first.get_by_role("grid")).to_be_visible()
    second = visitor.context.new_page()
    second.goto(first.url)
    points, others = (page.get_by_role("navigation", name="Players and points") for page in (first, second))
    others.get_by_role("button", name="Player 2").click()
    second.get_by_role("button", name="1 crown").click()
    first.get_by_role("button", name="1 crown").click()
    first.locator("[data-square='3,2'] .hit").click()
    expect(others.get_by_role("button", name="Player 1").locator("b")).to_have_text("1")
    second.locator("[data-square='1,2'] .hit").click()
    for name in ("Player 1", "Player 2"):
        expect(points.get_by_role("button", name=name).locator("b")).to_have_text("1")
