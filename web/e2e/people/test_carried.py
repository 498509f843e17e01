"""A seat is taken along to another device: by a link that one makes for oneself."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from web.e2e.access import expect_access
from web.e2e.court import AtCourt
from web.e2e.laid import alone, laid
from web.e2e.pages import TABLE, Friends, Join, sign_up
from web.e2e.phone import PHONE, expect_no_sideways, expect_room_for_fingers
from web.e2e.table import AtTable
from web.e2e.visitor import Visit

ENTRY = re.compile("^Continue on another device")
SHEET = "Continue on another device"


def sheet(page: Page) -> Locator:
    """The sheet with the link, from the menu of the table."""
    page.get_by_role("button", name="This table").click()
    page.get_by_role("button", name=ENTRY).click()
    found = page.get_by_role("dialog", name=SHEET)
    expect(found).to_be_visible()
    return found


def link_from(page: Page) -> str:
    """The link to one's seat; both sheets are closed again."""
    link = sheet(page).get_by_label("Link to your seat").input_value()
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    return link


@pytest.mark.parametrize(("game", "at"), [("kingdomino", AtTable), ("domaine", AtCourt)])
def test_a_move_made_there_is_seen_here_and_no_address_holds_the_key(
    visit: Visit, game: str, at: type[AtTable]
) -> None:
    laptop, phone = visit(), visit(**PHONE)
    alone(laptop, 2, game)
    first, second = at(laptop).ready(), at(phone)
    told = list[str]()
    phone.page.on("request", lambda request: told.extend([request.url, request.headers.get("referer", "")]))
    phone.page.goto(link_from(first.page))
    phone.page.wait_for_url(TABLE)
    second.ready()
    assert second.key == first.key
    assert any("/api/tables/" in address for address in told)
    assert not [address for address in told if first.key in address]
    assert second.my_turn()
    second.move()
    first.follow(second)
    assert first.my_turn()  # the first device stays at the table, too
    first.move()
    second.follow(first)


def test_all_seats_of_a_screen_come_along(visit: Visit) -> None:
    here, there = visit(), visit()
    first = laid(here, ["Anna", "Bruno"], 3, "kingdomino")
    found = sheet(first.page)
    expect(found).to_contain_text(re.compile(r"seats of this screen come along: \W*Anna\W+and\W+Bruno"))
    there.page.goto(found.get_by_label("Link to your seat").input_value())
    second = AtTable(there).ready()
    assert [seat.name for seat in second.wire.view.seats if seat.yours] == ["Anna", "Bruno"]


def test_from_the_room_the_host_takes_the_invitation_along(visit: Visit) -> None:
    here, there = visit(), visit()
    friends = Friends(here)
    friends.lay("Anna", players=2, bots=0)
    invitation = friends.link()
    friends.enter()
    expect(here.page.get_by_role("list", name="Seats")).to_be_visible()
    there.page.goto(link_from(here.page))
    expect(there.page.get_by_role("list", name="Seats")).to_contain_text(re.compile(r"Anna.*host", re.DOTALL))
    expect(there.page.get_by_label("Link to play")).to_have_value(invitation)


def test_a_seat_of_this_device_is_given_up_only_by_choice(visit: Visit) -> None:
    anna, bruno = visit(), visit()
    friends = Friends(anna)
    friends.lay("Anna", players=2, bots=0)
    invitation = friends.link()
    first = friends.enter()
    second = Join(bruno).open(invitation).sit("Bruno").ready()
    first.ready()
    link, own = link_from(first.page), second.key
    bruno.page.goto(link)
    expect(bruno.page.get_by_role("heading", level=1)).to_have_text("You already play here")
    expect(bruno.page.get_by_role("status")).to_contain_text("forgets the seat of Bruno")
    expect_access(bruno.page, "two seats", candlelight=True)
    bruno.page.get_by_role("button", name="Go on as Bruno").click()
    bruno.page.wait_for_url(TABLE)
    assert second.ready().key == own
    bruno.page.goto(link)  # the address differs in what is behind # alone, so the page is not loaded again
    bruno.page.get_by_role("button", name="Play as Anna").click()
    bruno.page.wait_for_url(TABLE)
    assert second.ready().key == first.key
    bruno.page.go_back()
    assert first.key not in bruno.page.url
    bruno.page.goto(link)  # the same seat again: nothing is asked
    bruno.page.wait_for_url(TABLE)


def test_a_link_that_opens_nothing_says_so(visit: Visit) -> None:
    laptop, phone, other = visit(), visit(), visit()
    first = alone(laptop, 2, "kingdomino")
    strange = alone(other, 2, "kingdomino")
    link = link_from(first.page)
    for wrong in (link[:-4], link.replace(first.key, strange.key)):
        phone.page.goto(wrong)
        expect(phone.page.get_by_role("heading", level=1)).to_have_text("This link opens no seat")
        expect(phone.page.get_by_role("status")).to_contain_text("Copy the link again")
        assert "#" not in phone.page.url
        phone.page.goto("/")
    phone.forgive(r"status of 404")
    phone.page.goto(link.replace(first.id, "2" * 26))
    expect(phone.page.get_by_role("alert")).to_contain_text("There is no table at this address.")


def test_without_the_server_one_tries_again(visit: Visit) -> None:
    laptop, phone = visit(), visit()
    first = alone(laptop, 2, "kingdomino")
    link = link_from(first.page)
    phone.forgive("net::ERR_FAILED")
    phone.page.route("**/api/tables/*", lambda route: route.abort())
    phone.page.goto(link)
    expect(phone.page.get_by_role("alert")).not_to_be_empty()
    phone.page.unroute("**/api/tables/*")
    phone.page.get_by_role("button", name="Try again").click()
    assert AtTable(phone).ready().key == first.key


def test_a_seat_of_an_account_needs_no_link(visit: Visit) -> None:
    visitor = visit()
    sign_up(visitor.page, "Carried Carla")
    visitor.page.goto("/")
    visitor.page.get_by_role("button", name="Play now").click()
    visitor.page.wait_for_url(TABLE)
    AtTable(visitor).ready()
    found = sheet(visitor.page)
    expect(found).to_contain_text("Sign in on the other device as Carried Carla")
    expect(found.get_by_role("textbox")).to_have_count(0)


def test_whoever_only_watches_has_nothing_to_take_along(visit: Visit) -> None:
    laptop, other = visit(), visit()
    first = alone(laptop, 2, "kingdomino")
    other.page.goto(f"/t/{first.id}")
    AtTable(other).ready()
    other.page.get_by_role("button", name="This table").click()
    expect(other.page.get_by_role("dialog", name="This table")).to_be_visible()
    expect(other.page.get_by_role("button", name=ENTRY)).to_have_count(0)


def test_the_sheet_is_used_by_keyboard_and_fits_a_phone(visit: Visit) -> None:
    phone = visit(**PHONE)
    page = alone(phone, 2, "kingdomino").page
    page.get_by_role("button", name="Menu").tap()
    page.get_by_role("button", name="This table").tap()
    entry = page.get_by_role("button", name=ENTRY)
    entry.focus()
    page.keyboard.press("Enter")
    found = page.get_by_role("dialog", name=SHEET)
    expect(found).to_be_visible()
    expect_access(page, "the sheet", candlelight=True)
    expect_no_sideways(page, "the sheet")
    expect_room_for_fingers(found.get_by_role("button"), "the sheet")
    page.keyboard.press("Escape")
    expect(found).to_have_count(0)
    expect(entry).to_be_focused()


def test_a_link_in_the_wrong_hands_opens_nothing_once_the_seat_is_an_accounts(visit: Visit) -> None:
    """Whoever plays there by the link only watches from that moment on."""
    laptop, stranger, late = visit(), visit(), visit()
    first = alone(laptop, 2, "kingdomino")
    link = link_from(first.page)
    stranger.page.goto(link)
    stranger.page.wait_for_url(TABLE)
    other = AtTable(stranger).ready()
    assert other.my_turn()
    found = sheet(first.page)
    expect(found).to_contain_text("Has the link got into the wrong hands?")
    found.get_by_role("link", name="Keep my games under a name").click()
    laptop.page.wait_for_url("**/account")
    sign_up(laptop.page, "Careful Carla")
    other.wire.until(lambda: not any(seat.yours for seat in other.wire.view.seats), "the seat is no longer theirs")
    expect(stranger.page.get_by_role("region", name="At this table")).to_contain_text("Do you play here? Sign in")
    late.page.goto(link)
    expect(late.page.get_by_role("heading", level=1)).to_have_text("This link opens no seat")
    laptop.page.goto(link.partition("#")[0])
    assert AtTable(laptop).ready().my_turn()
