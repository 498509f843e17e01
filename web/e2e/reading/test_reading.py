"""What a screen reader hears at a table: each thing once, parts of the table for a key; and single keys turned off."""

from __future__ import annotations

from typing import Final

from playwright.sync_api import Page, expect

from web.e2e.access import expect_access
from web.e2e.court import AtCourt
from web.e2e.courtier import at, courtier
from web.e2e.laid import laid
from web.e2e.visitor import Visit

CALM_MS: Final = 400
"""A press within this time was meant for the step before."""
PHONE: Final = {"width": 390, "height": 844}
# Everything that a live region of the page ever says, region by region.
LISTEN: Final = """() => {
  window.heard = [];
  const hear = (records) => {
    for (const record of records)
      for (const node of record.addedNodes) {
        const at = node.nodeType === Node.ELEMENT_NODE ? node : node.parentElement;
        const region = at?.closest("[aria-live], [role=status], [role=alert], [role=log]");
        const text = node.textContent.trim();
        if (text && region && region.getAttribute("aria-live") !== "off") window.heard.push(text);
      }
  };
  new MutationObserver(hear).observe(document.body, { childList: true, subtree: true });
}"""


def heard(page: Page) -> list[str]:
    """What was said since the last call."""
    said: list[str] = page.evaluate("() => window.heard.splice(0)")
    return said


def newest_line(page: Page) -> str:
    """The first line of the log, which is behind a button on a phone."""
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("navigation", name="Help and settings").get_by_role("button", name="Log").click()
    line = page.get_by_role("dialog", name="Log").get_by_role("listitem").first
    text = line.inner_text().strip()
    page.keyboard.press("Escape")
    return text


def test_a_table_is_read_out_and_keys_read_its_parts(visit: Visit) -> None:
    """On a phone, a turn of Domaine: the log's words, each once; then parts of the table for a key, and in a sheet."""
    visitor = visit(viewport=PHONE)
    page = visitor.page
    laid(visitor, ["Anna"], players=2, game="domaine", level=1)
    table = AtCourt(visitor)
    with table.robot() as robot:
        robot.play(courtier(robot, 1), until=at("act"))
    expect(table.hand.first).to_be_visible()
    card = str(table.hand.first.get_attribute("aria-label")).split(" or ")[0].split(",")[0]
    page.evaluate(LISTEN)
    page.keyboard.press("1")
    chosen = page.locator("[data-chosen]")
    expect(chosen).to_contain_text(card)
    page.keyboard.press("s")
    page.wait_for_timeout(CALM_MS)
    page.keyboard.press("Enter")
    told = page.locator("[data-told] p").filter(has_text="Anna sold")
    expect(told).to_have_count(1)
    assert newest_line(page) == told.inner_text()
    assert heard(page).count(told.inner_text()) == 1

    asked = page.locator("[data-asked] p")
    for key, first in (("o", "Anna: "), ("l", "Chancery"), ("g", "Board"), ("p", "Ben: ")):
        page.keyboard.press(key)
        expect(asked.first).to_contain_text(first)
    page.locator("[role=gridcell][data-square=c4]").focus()
    page.keyboard.press("i")
    expect(asked.first).to_contain_text("c4")
    page.keyboard.press("w")
    sheet = page.get_by_role("dialog", name="In words")
    expect(sheet.get_by_role("columnheader")).to_have_count(12)
    expect(sheet.get_by_role("rowheader")).to_have_count(12)
    expect_access(page, "in words")
    page.keyboard.press("Escape")

    page.evaluate("localStorage.setItem('demesne.settings', JSON.stringify({keys: false, pace: 'quick'}))")
    page.reload()
    expect(page.get_by_role("grid").first).to_be_visible()
    for key in "olgpiw1su?,.":
        page.keyboard.press(key)
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(asked).to_have_count(0)
    expect(chosen).to_be_empty()
