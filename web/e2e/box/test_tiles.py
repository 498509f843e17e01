"""Entering the nine tiles of Domaine: by mouse, touch, keyboard or as text; saved, and played on."""

from __future__ import annotations

import json
import re
from pathlib import Path

from playwright.sync_api import CDPSession, Locator, Page, expect

from web.e2e.access import expect_access
from web.e2e.pages import TABLE, OnScreen, choose
from web.e2e.phone import PHONE, expect_no_sideways, expect_room_for_fingers
from web.e2e.visitor import Visit
from web.e2e.wire import said

CITY = "g..s.*......c..d"
EXPECTED = "One royal city and four mines of each kind: as it should be."


def opened(page: Page) -> Page:
    page.goto("/tiles")
    expect(page.get_by_role("grid", name=re.compile("The royal city"))).to_be_visible()
    return page


def square(page: Page, number: int) -> Locator:
    """A square of the open tile, numbered from 0, row by row."""
    return page.locator(f"[data-square='{number}']")


def press(page: Page, name: str) -> None:
    page.get_by_role("button", name=said(name)).click()


def expect_square(page: Page, number: int, land: str) -> None:
    row, column = divmod(number, 4)
    expect(square(page, number)).to_have_attribute("aria-label", said(f"row {row + 1}, square {column + 1}, {land}"))


def test_an_owner_enters_a_set_keeps_it_and_plays_on_it(visit: Visit) -> None:
    """Sixteen keys enter a tile; the counts say what is still missing; the table and its record know the set."""
    page = opened(visit().page)
    expect(page.get_by_text("it is not the printed one")).to_be_visible()
    square(page, 0).focus()
    for letter in CITY:
        page.keyboard.press(letter)
    expect_square(page, 5, "royal city")
    page.keyboard.press("PageDown")
    expect(page.get_by_role("grid", name=said("Tile 1"))).to_be_visible()
    square(page, 0).focus()
    for key in ("g", "s", "c", "d", "g", "s", "c", "d", "g", "s", "c"):
        page.keyboard.press(key)
    expect(page.get_by_text(said("1 more: diamond mine"))).to_be_visible()
    page.keyboard.press("d")
    expect(page.get_by_text(EXPECTED)).to_be_visible()
    page.keyboard.press("d")
    expect(page.get_by_text(said("1 fewer: diamond mine"))).to_be_visible()
    page.keyboard.press("Control+z")
    expect(page.get_by_text(EXPECTED)).to_be_visible()
    page.get_by_label("Name of the set").fill("Ada's land")
    press(page, "Keep it on this server")
    expect(page.get_by_role("status").filter(has_text="is kept")).to_be_visible()

    page.get_by_role("link", name="On this screen").click()
    choose(page, "Game", "Domaine")
    choose(page, "How many players", "2")
    page.get_by_label("Land", exact=True).select_option("Ada's land")
    page.get_by_role("button", name="Lay the table").click()
    page.wait_for_url(TABLE)
    rules = page.request.get(f"/api/tables/{page.url.rsplit('/', 1)[1]}").json()["rules"]
    assert rules["tiles"] == "Ada's land"
    assert sum(row.count("mine_diamond") for row in rules["land"]) == 4
    assert sum(row.count("forest") for row in rules["land"]) == 0


def test_a_mouse_paints_turns_and_takes_back(visit: Visit) -> None:
    page = opened(visit().page)
    page.get_by_role("group", name="Land to paint").get_by_role("button", name="village").click()
    square(page, 0).hover()
    page.mouse.down()
    square(page, 3).hover()
    page.mouse.up()
    for number in (0, 1, 2, 3):
        expect_square(page, number, "village")
    press(page, "Turn")
    for number in (3, 7, 11, 15):
        expect_square(page, number, "village")
    expect_square(page, 0, "meadow")
    press(page, "Undo")
    press(page, "Undo")
    expect_square(page, 3, "meadow")
    expect(page.get_by_role("button", name="Undo")).to_be_disabled()
    press(page, "Our own drawing")
    expect(page.get_by_text(EXPECTED)).to_be_visible()
    page.reload()
    expect(page.get_by_text(EXPECTED)).to_be_visible()


def test_two_windows_enter_one_set_without_losing_land(visit: Visit) -> None:
    """What is entered in one shows in the other, which goes on from there."""
    visitor = visit()
    first = opened(visitor.page)
    second = opened(visitor.context.new_page())
    square(first, 0).focus()
    first.keyboard.press("c")
    expect_square(second, 0, "copper mine")
    square(second, 1).focus()
    second.keyboard.press("c")
    expect_square(first, 1, "copper mine")
    first.reload()
    expect_square(first, 0, "copper mine")
    expect_square(first, 1, "copper mine")


def test_a_finger_paints_on_a_phone(visit: Visit) -> None:
    visitor = visit(**PHONE)
    page = opened(visitor.page)
    expect_no_sideways(page, "tiles")
    expect_room_for_fingers(page.get_by_role("main").get_by_role("button"), "tiles")
    square(page, 0).scroll_into_view_if_needed()
    stroke(visitor.context.new_cdp_session(page), [square(page, number) for number in (0, 5, 10)])
    for number, land in ((0, "forest"), (5, "forest"), (10, "forest"), (1, "meadow")):
        expect_square(page, number, land)
    page.get_by_role("group", name="The nine tiles").get_by_role("button", name=said("Tile 8")).tap()
    expect(page.get_by_role("grid", name=said("Tile 8"))).to_be_visible()
    expect_square(page, 5, "meadow")


def stroke(touch: CDPSession, squares: list[Locator]) -> None:
    """Draws a finger over the squares."""
    points = []
    for each in squares:
        box = each.bounding_box()
        assert box
        points.append({"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2})
    for kind, at in (("touchStart", points[:1]), *(("touchMove", [point]) for point in points[1:]), ("touchEnd", [])):
        touch.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": at})


def test_a_set_travels_as_a_file_and_as_text_and_faults_name_the_square(visit: Visit, tmp_path: Path) -> None:
    page = opened(visit().page)
    press(page, "Our own drawing")
    expect(page.get_by_text(EXPECTED)).to_be_visible()
    page.get_by_label("Name of the set").fill("From a file")
    with page.expect_download() as saved:
        press(page, "Save as a file")
    file = tmp_path / saved.value.suggested_filename
    saved.value.save_as(file)
    kept = json.loads(file.read_text())
    assert (kept["name"], file.name) == ("From a file", "from-a-file.json")
    assert kept["tiles"] == page.request.get("/api/tiles").json()["tiles"]

    press(page, "Meadow everywhere")
    page.get_by_label("Open a file", exact=True).set_input_files(file)
    expect(page.get_by_text(EXPECTED)).to_be_visible()
    kept["tiles"]["3"][1] = ".gx."
    file.write_text(json.dumps(kept))
    page.get_by_label("Open a file", exact=True).set_input_files(file)
    expect(page.get_by_role("alert").filter(has_text="is not a kind of land")).to_have_text(
        said("Tile 3, row 2, square 3: x is not a kind of land.")
    )

    page.get_by_text("As text", exact=True).click()
    text = page.get_by_label("A line for each tile")
    text.fill(text.input_value().replace("1: ", "1: vvvv "))
    press(page, "Take this text")
    expect(page.get_by_role("alert").filter(has_text="there must be four")).to_be_visible()


def test_a_board_can_be_given_as_text(visit: Visit) -> None:
    visitor = visit()
    page = OnScreen(visitor).open(2).page
    choose(page, "Game", "Domaine")
    page.get_by_label("Land", exact=True).select_option("A board as text")
    board = page.get_by_label("twelve rows")
    rows = ["v" + "." * 11, *(["." * 12] * 10), "." * 11 + "x"]
    board.fill("\n".join(rows))
    expect(page.get_by_text(said("Square l12: x is not a kind of land."))).to_be_visible()
    board.fill("\n".join([*rows[:11], "." * 11 + "*"]))
    expect(page.get_by_text("Twelve rows of twelve squares.")).to_be_visible()
    page.get_by_role("button", name="Lay the table").click()
    page.wait_for_url(TABLE)
    rules = page.request.get(f"/api/tables/{page.url.rsplit('/', 1)[1]}").json()["rules"]
    assert (rules["tiles"], rules["land"][0][0], rules["land"][11][11]) == ("", "village", "city")


def test_axe_finds_nothing(visit: Visit) -> None:
    page = opened(visit(color_scheme="light", viewport={"width": 1366, "height": 768}).page)
    press(page, "Our own drawing")
    page.get_by_text("As text", exact=True).click()
    expect_access(page, "tiles", candlelight=True)


def test_on_a_laptop_a_terrain_has_its_name_on_one_line_and_its_key_beside_the_count(visit: Visit) -> None:
    page = opened(visit(viewport={"width": 1366, "height": 768}).page)
    page.evaluate("() => document.fonts.ready")
    brushes = page.get_by_role("group", name="Land to paint").get_by_role("button")
    expect(brushes).to_have_count(8)
    for brush in brushes.all():
        name, count, key = (brush.locator(part).bounding_box() for part in (".name", ".count", "kbd"))
        assert name
        assert count
        assert key
        assert name["height"] < 20, brush.inner_text()
        assert name["y"] + name["height"] <= key["y"] < count["y"] + count["height"], brush.inner_text()
