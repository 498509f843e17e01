"""The score pad on small and large screens: no name is cut off, and the kingdom is as large as there is room for."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from web.e2e.visitor import Visit
from web.e2e.wire import said

FAMILY = ["Grandma Hildegard", "Dad", "Uncle Bartholomew", "Leo"]
# Whether a text reaches over the edges of what shows it, by more than the tails of its letters.
WHOLE = """(node) =>
  Math.max(node.scrollWidth - node.clientWidth, node.scrollHeight - node.clientHeight) < 5"""
# Names of landscapes that reach over the edges of their brushes.
CRAMPED = """(brushes) => brushes.filter((brush) => {
  const [name, edge] = [brush.querySelector("span"), brush].map((one) => one.getBoundingClientRect());
  return name.left < edge.left || name.right > edge.right;
}).map((brush) => brush.textContent.trim())"""


def begun(page: Page, *names: str) -> None:
    page.goto("/pad")
    for at, name in enumerate(names):
        page.get_by_label(said(f"Name of Player {at + 1}")).fill(name)
    page.get_by_role("button", name="Start counting").click()
    expect(page.get_by_role("grid")).to_be_visible()


def test_a_name_of_two_words_is_whole_in_the_result(visit: Visit) -> None:
    page = visit(viewport={"width": 390, "height": 844}, has_touch=True).page
    begun(page, *FAMILY)
    page.get_by_role("link", name="Result").tap()
    heads = page.get_by_role("table", name="Score pad").get_by_role("columnheader")
    told = [(head.inner_text().split(), head.locator(".who").evaluate(WHOLE)) for head in heads.all()[-4:]]
    assert told == [(name.split(), True) for name in FAMILY]


@pytest.mark.parametrize("language", ["en", "de", "cs", "pt"])
def test_the_names_of_landscapes_are_whole_on_their_brushes(visit: Visit, language: str) -> None:
    page = visit(viewport={"width": 360, "height": 640}, has_touch=True, likes={"language": language}).page
    page.goto("/pad")
    page.locator("main form [type=submit]").tap()
    page.locator(".brush").first.wait_for()
    assert page.locator(".brush").evaluate_all(CRAMPED) == []


def test_four_players_stand_in_one_row_on_a_small_phone_and_on_a_tablet(visit: Visit) -> None:
    page = visit(viewport={"width": 360, "height": 640}).page
    begun(page, *FAMILY)
    players = page.get_by_role("navigation", name="Players and points").get_by_role("button")
    for size in ({"width": 360, "height": 640}, {"width": 820, "height": 1180}):
        page.set_viewport_size({"width": size["width"], "height": size["height"]})
        assert len({player.evaluate("node => node.offsetTop") for player in players.all()}) == 1


def test_a_kingdom_is_larger_on_a_tablet_and_what_is_asked_of_it_still_in_sight(visit: Visit) -> None:
    page = visit(viewport={"width": 820, "height": 1180}).page
    begun(page)
    land = page.get_by_role("grid").bounding_box()
    assert land
    assert land["width"] > 600
    result = page.get_by_role("link", name="Result").bounding_box()
    bar = page.get_by_role("group", name="Landscape to paint").bounding_box()
    assert result
    assert bar
    assert result["y"] + result["height"] < bar["y"]
