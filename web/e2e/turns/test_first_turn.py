"""The first turn shows what can be chosen, large, and nothing empty."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from web.e2e.laid import laid
from web.e2e.phone import PHONE
from web.e2e.robot import at_place, keen
from web.e2e.table import CLAIM
from web.e2e.visitor import Visit

CASTLE_AND_TWELVE = 13
DEVICES = pytest.mark.parametrize(
    "device", [{"viewport": {"width": 1366, "height": 768}}, PHONE], ids=["laptop", "phone"]
)


@DEVICES
def test_the_first_turn_is_one_page_with_a_large_line(visit: Visit, device: dict[str, object]) -> None:
    table = laid(visit(**device), ["Anna", "Bruno", "Carla"])
    page = table.page
    table.my_turn()
    expect(table.kingdom.get_by_role("gridcell")).to_have_count(CASTLE_AND_TWELVE)
    expect(page.get_by_role("heading", name="The first line")).to_be_visible()
    expect(page.get_by_role("heading", name="This round")).to_have_count(0)
    spots = page.get_by_role("button", name=CLAIM)
    bar = page.locator("main .bar").bounding_box()  # there is one on a phone
    foot = bar["y"] if bar and bar["height"] else 768
    for spot in spots.all():
        box = spot.bounding_box()
        assert box is not None
        assert box["y"] + box["height"] <= foot
        assert box["width"] >= 100
    goes = page.get_by_role("heading", name="How a round goes")
    expect(goes).to_be_visible(visible=not table.visitor.touches)
    with table.robot() as robot:
        robot.play(keen, until=at_place(2))
    expect(goes).to_have_count(0)
    expect(page.get_by_role("heading", name="The first line")).to_have_count(0)
