"""On a small phone, what somebody asks leaves in sight what one is about to choose, and can be answered."""

from __future__ import annotations

from typing import Final

from playwright.sync_api import ViewportSize, expect

from web.e2e.gathering import gather, mover
from web.e2e.people.test_away import NAMES, claimed, matter, wish
from web.e2e.server import Server
from web.e2e.visitor import Visit

SMALL: Final[ViewportSize] = {"width": 360, "height": 640}
SOON: Final = 5_000
# Whether the whole line is in the window, above what is asked.
ABOVE_WHAT_IS_ASKED: Final = """() => {
  const box = (node) => node.getBoundingClientRect();
  const { top } = box(document.querySelector(".company"));
  return [...document.querySelectorAll(".lines .spot")].map(box).every((each) => each.top >= 0 && each.bottom <= top);
}"""


def test_on_a_small_phone_what_is_asked_lets_the_whole_line_be_seen(visit: Visit, server: Server) -> None:
    """The page makes room for it, and goes back once it is answered."""
    claiming, other = claimed(gather(visit, server.url, NAMES[:2]))
    page = other.visitor.page
    page.set_viewport_size(SMALL)
    other.open()
    other.table.move()
    assert other.table.claiming()
    wish(claiming, "Ask for a break")
    expect(matter(other)).to_be_visible()
    assert other.table.wire.within(SOON, lambda: page.evaluate(ABOVE_WHAT_IS_ASKED)), "it covers a part of the line"
    matter(other).get_by_role("button", name="No").click()
    other.table.wire.until(lambda: page.evaluate("scrollY") == 0, "the page where it was")


def test_on_a_phone_what_is_asked_stands_where_the_guide_did(visit: Visit, server: Server) -> None:
    """Its slip lay over the answers."""
    guests = gather(lambda url: visit(url, guide={"on": True, "met": True, "learned": []}), server.url, NAMES[:2])
    moving = mover(guests)
    page = moving.visitor.page
    page.set_viewport_size(SMALL)
    moving.open()
    slip = page.get_by_role("complementary", name="Guide")
    expect(slip).to_be_visible()
    wish(next(guest for guest in guests if guest is not moving), "Ask for a break")
    matter(moving).get_by_role("button", name="No").click()
    expect(slip).to_be_visible()
