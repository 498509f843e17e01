"""The room before the game: a friend who never comes gets a bot in the seat, one who leaves makes room."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from web.e2e.access import expect_access
from web.e2e.pages import Friends, Join
from web.e2e.visitor import Visit, Visitor
from web.e2e.wire import said

SIZES = {"laptop": {"width": 1366, "height": 768}, "phone": {"width": 390, "height": 844}}


def host(visit: Visit, size: str) -> tuple[Visitor, Page, str]:
    """Anna's room with two free seats, and the link to it."""
    anna = visit(viewport=SIZES[size])
    friends = Friends(anna)
    friends.lay("Anna", players=3, bots=0)
    link = friends.link()
    friends.enter()
    return anna, anna.page, link


@pytest.mark.parametrize("size", SIZES)
def test_bots_take_the_seats_of_friends_who_never_come(visit: Visit, size: str) -> None:
    _, page, link = host(visit, size)
    guest = Join(visit()).open(link)
    guest.sit("Bruno")
    seats = page.get_by_role("list", name="Seats")
    expect(seats).to_contain_text("Bruno")
    assert page.evaluate("document.documentElement.scrollWidth") <= SIZES[size]["width"]
    expect_access(page, "room")
    page.get_by_label("Bots that you seat play").select_option("4")
    button = page.get_by_role("button", name=said("Seat a bot on free seat 3"))
    button.focus()
    page.keyboard.press("Enter")
    for each in (page, guest.page):
        expect(each.get_by_role("list", name="Seats")).to_have_count(0)
        expect(each.locator("#status")).to_be_visible()


def test_a_guest_leaves_and_another_is_sent_away(visit: Visit) -> None:
    _, page, link = host(visit, "laptop")
    bruno, carla = Join(visit()).open(link), Join(visit()).open(link)
    seats = page.get_by_role("list", name="Seats")
    bruno.sit("Bruno")
    bruno.page.get_by_role("button", name="Leave").click()
    expect(bruno.page.get_by_role("button", name="Play now")).to_be_visible()
    expect(seats).not_to_contain_text("Bruno")
    carla.sit("Carla")
    expect(seats).to_contain_text("Carla")
    expect(carla.page.get_by_role("button", name="Free", exact=False)).to_have_count(0)
    page.get_by_role("button", name=said("Free the seat of Carla")).click()
    expect(seats).not_to_contain_text("Carla")
    expect(carla.page.get_by_text("Your seat was given up.")).to_be_visible()
