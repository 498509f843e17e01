"""Every window size shows the whole table: nothing covers a control, nothing is out of reach."""

from __future__ import annotations

import re

import pytest
from msgspec.structs import replace
from playwright.sync_api import Locator, Page, expect

from demesne.server.wire.company_messages import USUAL
from web.e2e.gathering import gather, mover
from web.e2e.laid import laid
from web.e2e.robot import at_claim, keen, never, to
from web.e2e.server import Server
from web.e2e.table import CLAIM, AtTable
from web.e2e.visitor import Visit

TEAM = ("Theodora", "Maximilian", "Alexandrina", "Bartholomew", "Christopher", "Wilhelmina", "Konstantin", "Evangelina")
TEAMS = {"teams": True}
SIZES = {
    "phone": (390, 844),
    "small phone": (360, 640),
    "tablet upright": (768, 1024),
    "tablet": (1024, 768),
    "small laptop": (1280, 720),
    "laptop": (1366, 768),
    "large": (1920, 1080),
}
# The names of visible elements whose centre, scrolled into view, is covered by something else.
COVERED = """(nodes) => nodes.filter((node) => node.checkVisibility()).filter((node) => {
  node.scrollIntoView({ block: "center" });
  const box = node.getBoundingClientRect();
  const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
  return node !== top && !node.contains(top);
}).map((node) => node.getAttribute("aria-label") || node.textContent)"""

# How far the ring around the chosen domino, drawn outside it, reaches into the title above.
OVERLAP = """(spot) => {
  const { insetBlockStart, outlineWidth } = getComputedStyle(spot, "::after");
  const title = document.createRange();
  title.selectNodeContents(spot.closest(".line").querySelector("h2").firstChild);
  const ring = spot.getBoundingClientRect().top + parseFloat(insetBlockStart) - parseFloat(outlineWidth);
  return Math.max(0, title.getBoundingClientRect().bottom - ring);
}"""

# How many lines these take up: a line of a text, or of what stands side by side.
LINES = """(nodes) => new Set(nodes.flatMap((node) => {
  const range = document.createRange();
  range.selectNodeContents(node);
  return [...range.getClientRects()].map((box) => Math.round((box.top + box.bottom) / 8));
})).size"""

# How far what stands below in a column of titles, dominoes and the builders' board reaches over what stands above it.
REACH = """(nodes) => {
  const boxes = nodes.map((node) => node.getBoundingClientRect());
  return Math.max(...boxes.slice(1).map((box, at) => Math.round(boxes[at].bottom - box.top)));
}"""


@pytest.mark.parametrize("players", [2, 4])
def test_the_table_in_every_size(visit: Visit, players: int) -> None:
    visitor = visit()
    table = laid(visitor, ["Anna", "Bruno", "Carla", "David"][:players], played=to(at_claim(6)))
    faults = [fault for name in SIZES for fault in look(table, name)]
    assert not faults, "\n".join(faults)


def look(table: AtTable, name: str) -> list[str]:
    """What is wrong in this size."""
    page, (width, height) = table.page, SIZES[name]
    page.set_viewport_size({"width": width, "height": height})
    expect(table.confirm_button).to_be_visible()
    wide = page.evaluate("() => document.scrollingElement.scrollWidth")
    faults = [f"{name}: the page is {wide} wide"] if wide > width else []
    return [*faults, *hidden(page.get_by_role("button", name=CLAIM), f"{name}: a claim"), *_others(page, name)]


def _others(page: Page, name: str) -> list[str]:
    tiles = page.get_by_role("region", name="Builders").get_by_role("img")
    return hidden(tiles, f"{name}: a tile") + hidden(
        page.get_by_role("main").get_by_role("button"), f"{name}: a button"
    )


def hidden(things: Locator, what: str) -> list[str]:
    """The visible ones that are covered by something."""
    return [f"{what} is covered: {name}" for name in things.evaluate_all(COVERED)]


def test_the_ring_around_a_chosen_domino_covers_no_title(visit: Visit) -> None:
    """The first domino lies right below the title, which in most languages is long enough to be above it."""
    visitor = visit()
    page = laid(visitor, ["Anna", "Bruno"], played=to(at_claim(2))).page
    page.keyboard.press("1")
    chosen = page.locator("main .line li.chosen .spot")
    for name in ("phone", "laptop"):
        width, height = SIZES[name]
        page.set_viewport_size({"width": width, "height": height})
        expect(chosen).to_be_visible()
        assert chosen.evaluate(OVERLAP) == 0, name


@pytest.mark.parametrize("height", [650, 768])
def test_on_a_low_window_the_lines_of_a_replay_cover_neither_each_other_nor_the_builders(
    visit: Visit, height: int
) -> None:
    """A laptop's screen has 768 lines, some 650 of which its browser leaves to the page."""
    page = laid(visit(), ["Anna", "Bruno"], played=to(never)).page
    page.set_viewport_size({"width": 1366, "height": height})
    page.goto(page.url + "/replay#3.1.1")
    expect(page.locator(".lines li")).to_have_count(8)
    assert page.locator(".lines :is(h2, li), .builders-box").evaluate_all(REACH) <= 0


def test_the_days_that_a_rival_has_left_do_not_run_into_their_points(visit: Visit, server: Server) -> None:
    """On a laptop, beside two small kingdoms in the first rounds."""
    days = replace(USUAL, hours=72, grace=0)
    guests = gather(visit, server.url, ("Anna", "Bruno", "Cleo"), customs=days)
    first = mover(guests)
    page = next(guest for guest in guests if guest is not first).visitor.page
    page.set_viewport_size({"width": 1366, "height": 768})
    rival = page.get_by_role("region", name="The others").get_by_role("article").filter(has_text="left")
    time, points = rival.get_by_text("left").bounding_box(), rival.locator(".score").bounding_box()
    assert time
    assert points
    assert time["x"] + time["width"] <= points["x"]


# How far apart the lines of a name begin.
RAGGED = """(button) => {
  const name = document.createRange();
  name.selectNodeContents(button);
  const starts = new Map();
  for (const { bottom, left } of name.getClientRects())
    starts.set(Math.round(bottom / 8), Math.min(left, starts.get(Math.round(bottom / 8)) ?? left));
  return starts.size < 2 ? null : Math.max(...starts.values()) - Math.min(...starts.values());
}"""


def test_the_names_of_partners_that_take_two_lines_begin_below_each_other(visit: Visit) -> None:
    names = ["Anna", "Bo", "Cleopatra", "Max", "Ed", "Ferdinand", "Gwendolyn", "Jo"]
    page = laid(visit(), names, game="royal-wedding", options={"teams": True}).page
    page.set_viewport_size({"width": 1366, "height": 768})
    others = page.get_by_role("button", name=re.compile(" and .*look closer"))
    expect(others).to_have_count(3)
    starts = [others.nth(at).evaluate(RAGGED) for at in range(3)]
    assert [start for start in starts if start is not None] == [0, 0, 0]


# The words of a text that take more than one line.
BROKEN = """(node) => {
  const broken = [];
  const texts = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    for (const { 0: word, index } of text.data.matchAll(/[^\\s\\u2066-\\u2069]+/g)) {
      const range = document.createRange();
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      if (range.getClientRects().length > 1) broken.push(word);
    }
  }
  return broken;
}"""


@pytest.mark.parametrize(("players", "options"), [(6, TEAMS), (8, TEAMS), (4, {})])
def test_a_small_phone_breaks_no_name_in_the_score_pad(visit: Visit, players: int, options: dict[str, object]) -> None:
    people = visit(viewport={"width": 360, "height": 640})
    table = laid(people, TEAM[:players], game="royal-wedding", played=lambda robot: robot.play(keen), options=options)
    pad = table.page.get_by_role("table", name="Score pad")
    heads = pad.locator("thead th")
    expect(heads).to_have_count(players // 2 if options else players)
    assert [word for head in heads.all() for word in head.locator(".who").evaluate(BROKEN)] == []
    assert pad.evaluate("pad => pad.getBoundingClientRect().right <= innerWidth")


@pytest.mark.parametrize("players", [6, 8])
def test_the_end_of_a_game_in_teams_is_calm_on_a_laptop(visit: Visit, players: int) -> None:
    """Two names to a side break neither what is said of its land nor the buttons, which stand in one line."""
    people = visit(viewport={"width": 1366, "height": 768})
    table = laid(people, TEAM[:players], game="royal-wedding", played=lambda robot: robot.play(keen), options=TEAMS)
    ends = table.page.locator("figure")
    expect(ends).to_have_count(players // 2)
    for end in ends.all():
        assert end.locator("b").evaluate_all(LINES) == 1
        assert end.get_by_text("largest").evaluate_all(LINES) == 1
    acts = table.page.locator(".verdict .acts").first
    expect(acts.get_by_role("link", name="Watch it again")).to_be_visible()
    tops = acts.locator("a, button").evaluate_all("(nodes) => nodes.map((node) => node.getBoundingClientRect().top)")
    assert max(tops) - min(tops) < 20
