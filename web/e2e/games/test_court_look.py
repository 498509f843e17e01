"""Domaine in every size and theme: no serious axe fault, nothing too wide, nothing out of reach; touch on a phone."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import partial

import pytest
from playwright.sync_api import CDPSession, Locator, expect

from demesne.server.domaine.offers import StepOffer
from demesne.server.protocol import Update
from web.e2e.access import expect_access
from web.e2e.court import AtCourt
from web.e2e.courtier import able, at, at_step
from web.e2e.laid import laid
from web.e2e.phone import PHONE, expect_no_sideways, expect_room_for_fingers
from web.e2e.reading.test_sizes import SIZES, hidden
from web.e2e.visitor import Visit, Visitor

Finger = tuple[float, float]
# Dispatched within the page: on a busy machine two taps of the driver are two single taps, not a double tap.
DOUBLE_TAP = """([x, y]) => {
  const finger = { clientX: x, clientY: y, pointerId: 7, pointerType: "touch", bubbles: true };
  for (const kind of ["pointerdown", "pointerup", "pointerdown", "pointerup"])
    document.elementFromPoint(x, y).dispatchEvent(new PointerEvent(kind, finger));
}"""


def test_steps_and_the_end(visit: Visit) -> None:
    visitor = visit(color_scheme="light", viewport={"width": 1366, "height": 768})
    laid(visitor, ["Anna", "Bruno"], game="domaine")
    table = AtCourt(visitor)
    for phase in ("castle", "act", "step", "refill"):
        assert table.skip_to(at(phase))
        if table.uncover_button.is_visible() and phase == "act":
            expect_access(visitor.page, "the screen is handed on", candlelight=True)
        table.pick_first()
        expect_access(visitor.page, f"{phase}, chosen", candlelight=True)
    table.skip_to()
    table.expect_end(["Anna", "Bruno"])
    expect_access(visitor.page, "the end", candlelight=True)


def bring(table: AtCourt, until: Callable[[Update], bool]) -> None:
    """Plays on to the wanted position, and shows it on the page; not every game reaches it."""
    while not table.skip_to(until):
        among_bots(table.visitor)


def among_bots(visitor: Visitor) -> None:
    laid(visitor, ["Anna"], players=4, game="domaine")


def test_the_board_in_every_size(visit: Visit) -> None:
    visitor = visit()
    among_bots(visitor)
    table, page = AtCourt(visitor), visitor.page
    faults: list[str] = []
    for wanted in (able("borders"), at_step("borders"), at("refill")):
        bring(table, wanted)
        table.pick_first()
        page.mouse.move(1, 1)  # a tooltip would cover what is looked for
        for name, (width, height) in SIZES.items():
            page.set_viewport_size({"width": width, "height": height})
            expect(table.confirm_button).to_be_visible()
            wide = page.evaluate("() => document.scrollingElement.scrollWidth")
            faults += [f"{name}: the page is {wide} wide"] if wide > width else []
            faults += hidden(page.get_by_role("main").locator("button"), f"{name}, {table.step}")
        page.set_viewport_size({"width": 1366, "height": 768})
        page.locator("main .status").evaluate("status => (status.style.minHeight = '230px')")
        faults += hidden(page.get_by_role("main").locator("button"), f"much is said, {table.step}")
    assert not faults, "\n".join(faults)


@pytest.mark.parametrize("height", [844, 664])
def test_a_phone_shows_a_chosen_card_whole(visit: Visit, height: int) -> None:
    visitor = visit(**PHONE | {"viewport": {"width": 390, "height": height}})
    among_bots(visitor)
    table, page = AtCourt(visitor), visitor.page
    bring(table, at("act"))
    bar = page.get_by_role("navigation", name="Parts of the table").bounding_box()
    assert bar
    for card in (*table.hand.all(), table.hand.first):
        table.press(card)
        parts = [card, page.get_by_role("region", name="Your choice")]
        table.wire.until(partial(in_sight, parts, bar["y"]), "all of it is in sight")


def in_sight(parts: list[Locator], below: float) -> bool:
    """Whether they are completely in view, above what lies at the bottom of the window."""
    boxes = [box for part in parts if (box := part.bounding_box())]
    return len(boxes) == len(parts) and all(box["y"] >= 0 and box["y"] + box["height"] <= below for box in boxes)


def test_a_phone_says_once_what_is_to_be_chosen_and_what_is(visit: Visit) -> None:
    visitor = visit(**PHONE | {"viewport": {"width": 360, "height": 640}})
    among_bots(visitor)
    table, page = AtCourt(visitor), visitor.page
    bring(table, at("castle"))
    said = (
        page.get_by_role("main")
        .get_by_text(re.compile("^(Choose a|A castle here$|Skip the rest$)"))
        .locator("visible=true")
    )
    once = page.get_by_role("region", name="To be confirmed").get_by_text(re.compile("^(Choose a|A castle here)"))
    for phase in ("castle", "act", "step"):
        bring(table, at(phase))
        expect(said.filter(has_not_text="Skip")).to_have_count(1)
        expect(once).to_be_visible()
        if phase == "castle":
            table.pick_first()
            expect(said.filter(has_text="A castle here")).to_have_count(1)
    bring(table, lambda update: isinstance(update.offer, StepOffer) and update.offer.end is not None)
    expect(said.filter(has_text="Skip")).to_have_count(1)


def test_a_small_phone_says_at_once_why_the_game_ended(visit: Visit) -> None:
    visitor = visit(**PHONE | {"viewport": {"width": 360, "height": 640}})
    among_bots(visitor)
    table, page = AtCourt(visitor), visitor.page
    with table.robot() as robot:
        robot.play(table.chooser(robot), at("act"))
    table.shown(anew=True)
    page.get_by_role("button", name="Menu").tap()
    page.get_by_role("button", name="This table").tap()
    page.get_by_role("button", name=re.compile("^Give up")).tap()
    page.get_by_role("button", name=re.compile("^Give up for good")).tap()
    expect(table.status).to_have_text("The game is over.")
    why = page.get_by_role("region", name="At this table").get_by_text(re.compile("gave up, and the game is over"))
    bar = page.get_by_role("navigation", name="Parts of the table").bounding_box()
    assert bar
    page.evaluate("() => scrollTo(0, 0)")
    table.wire.until(partial(in_sight, [why], bar["y"]), "the reason is in sight")


def test_a_phone_enlarges_the_board_by_fingers(visit: Visit) -> None:
    visitor = visit(**PHONE)
    among_bots(visitor)
    table, page = AtCourt(visitor), visitor.page
    bring(table, at_step("borders"))
    box = page.locator(".board").bounding_box()
    assert box
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    assert window(table) == pytest.approx(1232)
    whole = page.get_by_role("button", name="The whole board")
    fingers = page.context.new_cdp_session(page)
    page.evaluate(DOUBLE_TAP, [x, y])
    expect(whole).to_be_visible()
    table.wire.until(lambda: window(table) == pytest.approx(1232 / 2.5), "it is enlarged")
    expect_room_for_fingers(page.get_by_role("main").get_by_role("button").locator("visible=true"), "enlarged")
    expect_no_sideways(page, "enlarged")

    held = table.places.and_(page.locator('[aria-pressed="true"]')).count()
    before = corner(table)
    stroke(fingers, [(x, y)], [(x - 80, y - 40)])
    table.wire.until(lambda: corner(table)[0] > before[0] + 50 and corner(table)[1] > before[1] + 20, "it came along")
    expect(table.places.and_(page.locator('[aria-pressed="true"]'))).to_have_count(held)  # it did not count as a tap
    stroke(fingers, [(x - 60, y), (x + 60, y)], [(x - 35, y), (x + 35, y)])
    table.wire.until(lambda: 1232 / 2.5 * 1.3 < window(table) < 1232, "more of it is in sight")
    table.press(whole)
    table.wire.until(lambda: window(table) == pytest.approx(1232), "all of it is in sight")
    table.pick_first()
    expect(table.confirm_button).to_be_enabled()
    page.locator('[data-square="f6"]').tap()  # the middle of a square: it says what it is
    expect(page.get_by_role("tooltip")).to_contain_text(re.compile("meadow|forest|village|mine|city"))


def window(table: AtCourt) -> float:
    """How much of the board is in view, in its own units."""
    return view_box(table)[2]


def corner(table: AtCourt) -> Finger:
    x, y, *_ = view_box(table)
    return x, y


def view_box(table: AtCourt) -> list[float]:
    box = table.page.locator(".board > svg").get_attribute("viewBox")
    return [float(value) for value in str(box).split()]


def stroke(fingers: CDPSession, start: list[Finger], end: list[Finger], steps: int = 5) -> None:
    """Fingers go down, move evenly, and are lifted."""

    def touch(kind: str, at: list[Finger]) -> None:
        points = [{"x": x, "y": y, "id": number} for number, (x, y) in enumerate(at)]
        fingers.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    touch("touchStart", start)
    for step in range(1, steps + 1):
        share = step / steps
        touch(
            "touchMove", [(a + (c - a) * share, b + (d - b) * share) for (a, b), (c, d) in zip(start, end, strict=True)]
        )
    touch("touchEnd", [])
