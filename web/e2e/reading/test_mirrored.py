"""What reads from right to left in Hebrew, and what keeps its direction in every language."""

from __future__ import annotations

from typing import Final

import pytest
from playwright.sync_api import Locator, Page, ViewportSize, expect

from web.e2e import courtier
from web.e2e.at_step import at_steps
from web.e2e.laid import laid
from web.e2e.pages import sign_up
from web.e2e.phone import PHONE
from web.e2e.robot import at_place, never, to
from web.e2e.tongues import count, speak
from web.e2e.visitor import Visit

HEBREW: Final = "he"
LAPTOP: Final[ViewportSize] = {"width": 1366, "height": 768}
LEFT_TO_RIGHT, RIGHT_TO_LEFT = "ltr", "rtl"
# Numbers whose sign is drawn to their right.
UNSIGNED: Final = """() => {
  const found = [], range = document.createRange();
  const left = (node, at) => {
    range.setStart(node, at);
    range.setEnd(node, at + 1);
    return range.getBoundingClientRect().left;
  };
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    for (const { index } of node.data.matchAll(/[+\u2212]\\d/g))
      if (left(node, index) > left(node, index + 1)) found.push(node.data);
  return found;
}"""

# Names of which the first letter is not to be seen, because too long a name is cut short.
BEHEADED: Final = """(names) => names.filter((name) => {
  const range = document.createRange(), box = name.getBoundingClientRect();
  const text = document.createTreeWalker(name, NodeFilter.SHOW_TEXT).nextNode();
  range.setStart(text, 0);
  range.setEnd(text, 1);
  const letter = range.getBoundingClientRect();
  return letter.left < box.left - 1 || letter.right > box.right + 1;
}).map((name) => name.textContent)"""

EDGE: Final = 16
"""As much room, at most, as there is between the menu and the edge of a phone."""
# How far the diamond before a line is from the left and the right end of its box, and the room kept free at the right.
DIAMONDS: Final = """(lines) => lines.flatMap((line) => {
  const { left, right, position } = getComputedStyle(line, "::before");
  if (position !== "absolute") return [];
  return [[left, right, getComputedStyle(line).paddingRight].map(Number.parseFloat)];
})"""
# Where the first letter, the arrow and the last digit stand.
PLACES: Final = """(told) => {
  const range = document.createRange(), text = told.firstChild;
  const at = [text.data.search(/[\\p{L}\\p{N}]/u), text.data.search(/[←→]/), text.data.search(/\\d(?!.*\\d)/)];
  return at.map((index) => {
    range.setStart(text, index);
    range.setEnd(text, index + 1);
    return range.getBoundingClientRect().left;
  });
}"""
# Where the text ends at the right.
ENDS: Final = """(node) => {
  const range = document.createRange();
  range.selectNodeContents(node);
  return range.getBoundingClientRect().right;
}"""
LONG: Final = ("Maximiliane-Kunigund", "שרה בת־שבע מירושלים", "Wilhelmina Konstanti", "محمد بن عبد الرحمن")


def direction(field: Locator) -> str:
    return str(field.evaluate("(field) => getComputedStyle(field).direction"))


def lefts(things: Locator) -> list[float]:
    """How far from the left each of them begins."""
    found: list[float] = things.evaluate_all("(all) => all.map((one) => one.getBoundingClientRect().left)")
    return found


def test_a_field_begins_where_its_language_does(visit: Visit) -> None:
    """Empty, it is read like the page; a name has the direction of its letters, a link and a record that of theirs."""
    page = visit().page
    page.goto(f"/new/friends?lang={HEBREW}")
    name = page.locator("main input[maxlength]").first
    expect(name).to_have_attribute("placeholder", "אורח")
    assert direction(name) == RIGHT_TO_LEFT
    name.fill("Anna")
    assert direction(name) == LEFT_TO_RIGHT
    name.fill("")
    assert direction(name) == RIGHT_TO_LEFT
    page.get_by_role("button", name="עריכת השולחן").click()
    assert direction(page.locator("main input[readonly]").first) == LEFT_TO_RIGHT
    page.goto("/replay")
    assert direction(page.locator("main textarea")) == LEFT_TO_RIGHT


def test_an_own_name_in_other_letters_stands_where_the_page_begins(visit: Visit) -> None:
    page = visit(viewport=LAPTOP).page
    sign_up(page, "Yehudit")
    page.goto(f"/lobby?lang={HEBREW}")
    ends = page.get_by_role("main").get_by_text("Yehudit").evaluate(ENDS)
    button = page.get_by_role("button", name="חיפוש שולחן").bounding_box()
    assert button
    assert abs(ends - button["x"] - button["width"]) < EDGE


def test_a_sign_stands_before_its_number(visit: Visit) -> None:
    visitor = visit(likes={"calm": True})
    page = visitor.page
    count(page)
    for _ in at_steps(visitor, ["TaxOffer"]):
        speak(page, HEBREW, ".prompt li b")
        expect(page.locator(".prompt li b").first).to_contain_text("+")
        assert page.evaluate(UNSIGNED) == []


@pytest.mark.parametrize("language", ["en", HEBREW])
def test_a_name_that_is_cut_short_keeps_its_beginning(visit: Visit, language: str) -> None:
    visitor = visit()
    page = visitor.page
    for game, sizes in (("queendomino", [PHONE["viewport"], LAPTOP]), ("domaine", [LAPTOP])):
        table = laid(visitor, LONG, game=game)
        for size in sizes:
            page.set_viewport_size(size)
            page.goto(f"/t/{table.id}?lang={language}")
            table.ready()
            names = page.locator("main .name").filter(visible=True)
            expect(names.first).to_be_attached()
            assert names.evaluate_all(BEHEADED) == []


def test_a_replay_runs_from_left_to_right(visit: Visit) -> None:
    """Its turns, its buttons and the arrow keys agree."""
    visitor = visit()
    table = laid(visitor, ["Anna", "Bruno"], game="kingdomino", played=to(never))
    page = visitor.page
    page.goto(f"/t/{table.id}/replay?lang={HEBREW}#2.1.1")
    now = page.locator(".ribbon .turn.now")
    expect(now).to_have_count(1)
    before = lefts(now)
    page.keyboard.press("Shift+ArrowRight")
    page.wait_for_url("**/replay#2.2.1")
    assert lefts(now) > before
    for things in (page.locator(".ribbon .turn"), page.locator(".goes button")):
        assert lefts(things) == sorted(lefts(things))


def test_arrows_that_move_land_lie_as_they_point(visit: Visit) -> None:
    """On the score pad the kingdom goes where the arrow points: to the left by the leftmost."""
    page = visit(viewport=PHONE["viewport"]).page
    page.goto(f"/pad?lang={HEBREW}")
    page.locator("main .btn.xl").click()
    arrows = page.locator("main .arrows button")
    expect(arrows).to_have_count(4)
    assert lefts(arrows) == sorted(lefts(arrows))


def test_land_in_words_lies_as_it_is_drawn(visit: Visit) -> None:
    """The first column is that of the leftmost squares, and what its cells say is read from right to left."""
    visitor = visit()
    laid(visitor, ["Anna", "Bruno"], played=to(at_place(4)))
    page = visitor.page
    _in_words(page)
    columns = page.locator("dialog[open] table").first.locator("thead th")
    assert lefts(columns) == sorted(lefts(columns))
    assert direction(columns.first) == RIGHT_TO_LEFT


def test_the_menu_opens_below_its_button(visit: Visit) -> None:
    """On a phone both are at the end of the bar: at its left in Hebrew, at its right in English."""
    page = visit(viewport=PHONE["viewport"]).page
    width = PHONE["viewport"]["width"]
    for address in ("/rules", "/pad"):
        for language in ("en", HEBREW):
            page.goto(f"{address}?lang={language}")
            expect(page.locator("html")).to_have_attribute(
                "dir", RIGHT_TO_LEFT if language == HEBREW else LEFT_TO_RIGHT
            )
            page.locator("header .more").click()
            boxes = [page.locator(f"header {part}").bounding_box() for part in (".more", "nav")]
            for box in boxes:
                assert box is not None
                gap = box["x"] if language == HEBREW else width - box["x"] - box["width"]
                assert gap <= EDGE, (address, language, box)


def test_what_opens_a_line_stands_at_its_beginning(visit: Visit) -> None:
    """The diamonds of a list in the rules: in the room that is left for them."""
    page = visit().page
    page.goto(f"/rules/queendomino?lang={HEBREW}")
    expect(page.locator("main li").first).to_be_attached()
    diamonds = page.locator("main li").evaluate_all(DIAMONDS)
    assert diamonds
    assert all(right < room < left for left, right, room in diamonds)


def test_keys_in_words_keep_their_order(visit: Visit) -> None:
    """One to nine, not nine to one; and what is written in Hebrew is read as that."""
    visitor = visit()
    laid(visitor, ["Anna", "Bruno"], played=to(at_place(4)))
    _in_words(visitor.page)
    keys = visitor.page.locator("dialog[open] kbd")
    assert direction(keys.get_by_text("\u2013")) == LEFT_TO_RIGHT
    assert direction(keys.get_by_text("↑")) == LEFT_TO_RIGHT


def test_an_arrow_key_counts_up_on_the_side_of_the_plus(visit: Visit) -> None:
    page = visit().page
    for language, up, down in (("en", "ArrowRight", "ArrowLeft"), (HEBREW, "ArrowLeft", "ArrowRight")):
        page.goto(f"/box?lang={language}")
        count_of = page.get_by_role("spinbutton").first
        before = int(str(count_of.get_attribute("aria-valuenow")))
        count_of.press(up)
        expect(count_of).to_have_attribute("aria-valuenow", str(before + 1))
        count_of.press(down)
        expect(count_of).to_have_attribute("aria-valuenow", str(before))


def test_what_becomes_of_a_territory_reads_from_right_to_left(visit: Visit) -> None:
    """What was stands first, to the right of the arrow, as in the sum below it."""
    visitor = visit(likes={"calm": True})
    laid(visitor, ["Anna", "Bruno"], played=to(at_place(2)))
    page = visitor.page
    count(page)
    page.reload()
    speak(page, HEBREW, "main [role=grid]")
    told = page.locator(".prompt li .what").first
    expect(told).to_contain_text("\u00d7")
    was, arrow, became = told.evaluate(PLACES)
    assert was > arrow > became


def test_wide_land_in_words_begins_with_the_names_of_its_rows(visit: Visit) -> None:
    """Twelve columns are wider than a phone: one begins at the first, not at the last."""
    visitor = visit(viewport=PHONE["viewport"])
    laid(visitor, ["Anna", "Bruno"], game="domaine", played=courtier.to(courtier.at("act")))
    _in_words(visitor.page)
    region = visitor.page.locator("dialog[open] .wide")
    assert region.evaluate("(one) => one.scrollWidth > one.clientWidth")
    assert lefts(region)[0] - 1 <= lefts(region.locator("tbody th"))[0]


def _in_words(page: Page) -> None:
    count(page)
    page.reload()
    speak(page, HEBREW, "main [role=grid]")
    page.keyboard.press("w")
    expect(page.locator("dialog[open] table").first).to_be_visible()
