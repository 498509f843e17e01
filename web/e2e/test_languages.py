"""Every language has room on every page, and tells the browser which it is."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from web.e2e.courtier import at, courtier
from web.e2e.laid import alone
from web.e2e.robot import at_claim, keen
from web.e2e.tongues import cramped, ready
from web.e2e.visitor import Visit, Visitor

RIGHT_TO_LEFT = {"he"}


@pytest.fixture
def places(visit: Visit) -> tuple[Visitor, dict[str, str]]:
    """Somebody at home on several pages, among them a table of each family in the middle of a turn."""
    visitor = visit()
    with (queendomino := alone(visitor, 3)).robot() as robot:
        robot.play(keen, until=at_claim(4))
    tables = {"queendomino": f"/t/{queendomino.id}"}
    with (domaine := alone(visitor, 2, "domaine")).robot() as robot:
        robot.play(courtier(robot, 1), until=at("act"))
    tables["domaine"] = f"/t/{domaine.id}"
    return visitor, {"start": "/", "new": "/new/friends", "pad": "/pad", "rules": "/rules/domaine", **tables}


def test_every_language_has_room(places: tuple[Visitor, dict[str, str]]) -> None:
    visitor, addresses = places
    page, faults = visitor.page, []
    for tag in ready():
        for name, address in addresses.items():
            page.goto(f"{address}?lang={tag}")
            expect(page.locator("main")).to_be_visible()
            expect(page.locator("html")).to_have_attribute("dir", "rtl" if tag in RIGHT_TO_LEFT else "ltr")
            page.wait_for_function("() => document.fonts.status === 'loaded'")
            faults += cramped(page, f"{tag}, {name}")
    assert not faults, "\n".join(faults)
