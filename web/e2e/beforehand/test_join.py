"""Links that do not work and invalid names: a sentence says what to do."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from web.e2e.laid import laid
from web.e2e.pages import Friends, Join, choose
from web.e2e.table import AtTable
from web.e2e.visitor import Visit, Visitor


@pytest.fixture
def anna(visit: Visit) -> Visitor:
    return visit()


@pytest.fixture
def link(anna: Visitor) -> str:
    """The invitation to Anna's table with one free seat."""
    friends = Friends(anna)
    friends.lay("Anna", players=2, bots=0)
    return friends.link()


@pytest.fixture
def stranger(visit: Visit) -> Visitor:
    """Somebody whose requests will be refused."""
    visitor = visit()
    visitor.forgive(r"status of 4\d\d")
    return visitor


def test_a_full_table_says_so(link: str, visit: Visit, stranger: Visitor) -> None:
    Join(visit()).open(link).sit("Bruno").ready()
    join = Join(stranger).open(link)
    expect(join.page.get_by_text("Every seat is taken. You can watch.")).to_be_visible()
    expect(join.page.get_by_role("button", name="Sit down")).to_have_count(0)
    join.page.get_by_role("button", name="Watch").click()
    expect(join.page.get_by_role("grid", name=re.compile("Anna"))).to_be_visible()


def test_the_slower_one_for_the_last_seat_is_told(link: str, visit: Visit, stranger: Visitor) -> None:
    slow = Join(stranger).open(link)
    expect(slow.page.get_by_label("Your name")).to_be_visible()
    Join(visit()).open(link).sit("Bruno").ready()
    slow.page.get_by_label("Your name").fill("Carla")
    slow.page.get_by_role("button", name="Sit down").click()
    expect(slow.refusal()).to_have_text(re.compile("taken"))
    expect(slow.page.get_by_role("button", name="Watch")).to_be_visible()


def test_a_seat_says_its_team_and_who_sits_there_already(anna: Visitor, visit: Visit) -> None:
    """To screen readers, too: with arrow keys they go from seat to seat, past the headings and the taken seats."""
    page = anna.page
    page.goto("/new/friends")
    choose(page, "Game", "Royal Wedding")
    choose(page, "How many players", "6")
    choose(page, "Sides", "Teams of two")
    third = page.get_by_role("group", name="Who takes seat 3")
    expect(third).to_have_accessible_description("Team 2: one kingdom, one banner")
    page.get_by_label("Your name").fill("Anna")
    page.get_by_role("button", name="Lay the table").click()
    seats = Join(visit()).open(page.get_by_label("Link to play").input_value()).page
    expect(seats.get_by_role("radio", name="Seat 2")).to_have_accessible_description(
        re.compile("Team 1: one kingdom, one banner.*taken by Anna")
    )
    expect(seats.get_by_role("radio", name="Seat 3")).to_have_accessible_description(
        re.compile("Team 2: one kingdom, one banner.*free")
    )


def test_two_to_whom_any_seat_is_right_both_sit_down(visit: Visit) -> None:
    """Both pages show the same first free seat; the slower of them gets the next."""
    slow = Join(visit())
    faster(visit, slow, "Bruno")
    slow.sit("Carla")
    expect(slow.page.get_by_role("list", name="Seats")).to_contain_text(re.compile("Bruno.*Carla"))


def test_whoever_chose_a_seat_is_told_that_it_is_taken_and_gets_no_other(visit: Visit, stranger: Visitor) -> None:
    slow = Join(stranger)
    faster(visit, slow, "Bruno", choice=lambda join: join.page.get_by_role("radio", name=re.compile("Seat 3")).check())
    slow.sit("Carla")
    expect(slow.refusal()).to_have_text("Somebody is already sitting there. Choose another seat.")
    expect(slow.page.get_by_role("radio", checked=True)).to_have_accessible_name(re.compile("Seat 2"))


def faster(visit: Visit, slow: Join, name: str, choice: Callable[[Join], None] = lambda _: None) -> None:
    """*name* sits down at a table for four whose link *slow* has opened already; both make the same *choice*."""
    friends = Friends(visit())
    friends.lay("Anna", players=4, bots=0)
    link, quick = friends.link(), Join(visit())
    for join in (slow, quick):
        join.open(link)
        expect(join.page.get_by_label("Your name")).to_be_visible()
        choice(join)
    quick.sit(name)
    expect(quick.page.get_by_role("list", name="Seats")).to_contain_text(name)


def test_a_wrong_invitation_says_so(link: str, stranger: Visitor) -> None:
    join = Join(stranger).open(re.sub("#.*", "#not-the-invitation", link))
    join.page.get_by_label("Your name").fill("Carla")
    join.page.get_by_role("button", name="Sit down").click()
    expect(join.refusal()).to_have_text("This invitation is not for this table. Ask for the link again.")


@pytest.mark.parametrize("address", ["/t/nothing-here", "/t/nothing-here#invitation", "/t/nothing-here/practice"])
def test_an_unknown_table_says_so(stranger: Visitor, address: str) -> None:
    stranger.page.goto(address)
    expect(
        stranger.page.get_by_text(
            "There is no table at this address. Perhaps its game was deleted, or part of the link is missing."
        )
    ).to_be_visible()


@pytest.mark.parametrize("address", ["/nowhere", "/new/nowhere", "/t/"])
def test_an_address_that_leads_nowhere_says_so(stranger: Visitor, address: str) -> None:
    stranger.page.goto(address)
    expect(stranger.page.get_by_role("heading", name="There is nothing here")).to_be_visible()
    stranger.page.get_by_role("main").get_by_role("link", name="Back to the start").click()
    expect(stranger.page.get_by_role("button", name="Play now")).to_be_visible()


@pytest.mark.parametrize("name", ["\u200b\u200b", "\u202e\u202d", "...", "\U0001f451"])
def test_a_name_without_a_letter_is_asked_for_again(link: str, stranger: Visitor, name: str) -> None:
    join = Join(stranger).open(link)
    join.page.get_by_label("Your name").fill(name)
    join.page.get_by_role("button", name="Sit down").click()
    expect(join.refusal()).to_have_text("A name needs at least one letter or digit.")


def test_no_name_at_all_is_a_guest(link: str, visit: Visit) -> None:
    visitor = visit()
    table = Join(visitor).open(link).sit("").ready()
    assert [seat.name for seat in table.wire.view.seats if seat.yours] == ["Guest"]


def test_a_name_is_shown_as_text_and_never_as_markup(visit: Visit) -> None:
    name = "<b>&amp;<i>x"
    table = laid(visit(), ["Bruno", name])
    expect(table.page.get_by_role("heading", name=name, exact=True).or_(rival(table, name))).to_be_visible()


def rival(table: AtTable, name: str) -> Locator:
    return table.page.get_by_role("grid", name=re.compile(re.escape(name)))


def test_the_same_name_twice_is_told_apart(link: str, visit: Visit) -> None:
    table = Join(visit()).open(link).sit("Anna").ready()
    assert [seat.name for seat in table.wire.view.seats] == ["Anna", "Anna 2"]
