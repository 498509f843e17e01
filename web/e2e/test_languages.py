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


def test_a_language_is_chosen_and_the_table_stays(visit: Visit) -> None:
    """Everything is said anew in it, one keeps the seat, and the next visit begins in it."""
    visitor = visit()
    table = alone(visitor, 2)
    page, address = visitor.page, visitor.page.url
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("radio", name="Español").press("Space")
    expect(page.locator("html")).to_have_attribute("lang", "es")
    assert page.url == address
    expect(page.get_by_role("heading", level=1)).to_contain_text("Tu turno")
    with table.robot() as robot:
        assert robot.update.offer is not None
    page.goto("/")
    expect(page.get_by_role("button", name="Jugar ahora")).to_be_visible()
    page.goto("/?lang=en")
    expect(page.get_by_role("button", name="Play now")).to_be_visible()


def test_a_browser_is_spoken_to_in_its_language(visit: Visit) -> None:
    """Without a word from the reader; in English where the page does not speak it."""
    page = visit(locale="he-IL").page
    page.goto("/")
    expect(page.locator("html")).to_have_attribute("dir", "rtl")
    other = visit(locale="nl-NL").page
    other.goto("/")
    expect(other.get_by_role("button", name="Play now")).to_be_visible()


def test_a_language_costs_nobody_who_does_not_read_it(visit: Visit) -> None:
    page, fetched = visit().page, list[str]()
    page.on("request", lambda request: fetched.append(request.url))
    page.goto("/")
    expect(page.get_by_role("button", name="Play now")).to_be_visible()
    assert not [url for url in fetched if "words-" in url or "cyrillic" in url or "hebrew" in url]
    page.goto("/?lang=he")
    expect(page.locator("html")).to_have_attribute("lang", "he")
    assert {url.split("words-")[1][:2] for url in fetched if "words-" in url} == {"he"}
