"""What a family notices only at the end of an evening: a stroke over the castle, too many coins, who is second."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from web.e2e.phone import PHONE
from web.e2e.scribe import BRUSHES, Scribe
from web.e2e.visitor import Visit
from web.e2e.wire import said

BELOW = """(names) => names.map((name) => {
  const range = document.createRange();
  range.selectNodeContents(name);
  return name.getBoundingClientRect().bottom - range.getBoundingClientRect().bottom;
})"""
"""How far above the lower edge of its place a name begins."""


def painted(scribe: Scribe, land: str, path: list[tuple[int, int]]) -> None:
    scribe.press(scribe.page.get_by_role("group", name=BRUSHES).get_by_role("button", name=land))
    scribe.stroke(path)


def test_a_stroke_over_the_castle_leaves_it_there(visit: Visit) -> None:
    visitor = visit(**PHONE)
    visitor.page.goto("/pad")
    scribe = Scribe(visitor)
    scribe.start()
    painted(scribe, "Wheat", [(0, 2), (1, 2), (2, 2), (3, 2), (4, 2)])
    expect(visitor.page.locator('[data-square="2,2"]')).to_have_accessible_name("column 3, row 3, castle")
    expect(visitor.page.locator('[data-square="4,2"]')).to_have_accessible_name("column 5, row 3, wheat")


def test_a_number_that_cannot_be_is_not_taken_and_the_page_says_so(visit: Visit) -> None:
    page = visit(**PHONE).page
    page.goto("/pad")
    page.get_by_role("button", name="Start counting").tap()
    for typed in ("1000", "-5", "2.5"):
        page.get_by_role("button", name="Coins:").tap()
        field = page.get_by_label("Another number")
        field.fill(typed)
        field.press("Enter")
        expect(page.get_by_role("alert").get_by_text(said("Enter a whole number from 0 to 999."))).to_be_visible()
        page.keyboard.press("Escape")
        expect(page.get_by_role("button", name=said("Coins: 0"))).to_be_visible()


def test_the_result_says_why_one_of_two_comes_before_the_other_below_the_first(visit: Visit) -> None:
    """Ada has won; Bert and Cleo have no point, but Cleo more land in one piece."""
    visitor = visit(**PHONE)
    page: Page = visitor.page
    page.goto("/pad")
    page.get_by_role("group", name=said("Players")).get_by_role("radio", name="3").check()
    for number, name in enumerate(("Ada", "Bert", "Cleo"), 1):
        page.get_by_label(said(f"Name of Player {number}")).fill(name)
    scribe = Scribe(visitor)
    scribe.start()
    page.get_by_role("button", name="Coins:").tap()
    page.get_by_role("dialog").get_by_role("button", name="9", exact=True).tap()
    scribe.show("Bert")
    painted(scribe, "Lake", [(3, 2), (4, 2)])
    scribe.show("Cleo")
    painted(scribe, "Lake", [(3, 2), (4, 2), (4, 3)])
    scribe.press(page.get_by_role("link", name="Result"))
    why = "Cleo is placed before Bert: 0 points each. The largest territory decides: 3 squares to 2."
    expect(page.get_by_text(said(why))).to_be_visible()


def test_turned_names_begin_beside_the_points_in_every_script(visit: Visit) -> None:
    """On a phone, a name that is too long for its column stands on its side, a Hebrew one like a Latin one."""
    page = visit(**PHONE).page
    page.goto("/pad")
    page.get_by_role("group", name=said("Players")).get_by_role("radio", name="3").check()
    for number, name in enumerate(("Wolfgangina", "יהושע", "אבישג"), 1):
        page.get_by_label(said(f"Name of Player {number}")).fill(name)
    page.get_by_role("button", name="Start counting").tap()
    page.get_by_role("link", name="Result").tap()
    expect(page.locator(".long .who")).to_have_count(3)
    gaps = page.locator(".long .who").evaluate_all(BELOW)
    assert all(gap < 4 for gap in gaps), gaps
