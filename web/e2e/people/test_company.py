"""The people at a table, as each of three sees them: what a host may do, who is the host, how a game ends early."""

from __future__ import annotations

import re
from functools import partial

import pytest
from playwright.sync_api import Page, expect

from demesne.server.protocol import TableView
from web.e2e.access import expect_access
from web.e2e.gathering import gather
from web.e2e.laid import alone, laid
from web.e2e.pages import Friends, Join
from web.e2e.people.test_away import NAMES, asked, matter, until, wish
from web.e2e.server import Server
from web.e2e.table import skip_together
from web.e2e.visitor import Visit
from web.e2e.wire import said

GAMES = ("kingdomino", "domaine")
OWN_WORDS = "Say it in your own words"


def switch(page: Page, name: str) -> None:
    """As the host, turns a setting of the table on or off."""
    page.get_by_role("button", name="This table").click()
    sheet = asked(page)
    box = sheet.get_by_role("checkbox", name=said(name))
    box.set_checked(not box.is_checked())
    page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)


def test_in_the_room_one_is_renamed_talks_and_the_hosts_rights_pass_on(visit: Visit) -> None:
    anna, bruno, carla = visit(), visit(), visit()
    friends = Friends(anna)
    friends.lay("Anna", players=4, bots=0)
    link = friends.link()
    friends.enter()
    for guest, name in ((bruno, "Bruno"), (carla, "Carla")):
        Join(guest).open(link).sit(name)
    seats = [each.page.get_by_role("list", name="Seats") for each in (anna, bruno, carla)]
    for each in seats:
        expect(each).to_contain_text("Carla")
    bruno.page.get_by_role("button", name="Settings").click()
    asked(bruno.page).get_by_label("Your name").fill("Benno")
    bruno.page.keyboard.press("Escape")
    for each in seats:
        expect(each).to_contain_text("Benno")
    for each in seats[1:]:
        expect(each).to_contain_text(re.compile(r"Anna\W*host\W+here"))
    own = carla.page.get_by_role("textbox", name=OWN_WORDS)
    own.fill("Is anybody hungry?")
    own.press("Enter")
    heard = bruno.page.get_by_role("list", name="What was said to everybody")
    expect(heard).to_contain_text("Is anybody hungry?")
    switch(anna.page, "Everybody may write freely")
    expect(own).to_have_count(0)
    expect(carla.page.get_by_text("Talk is limited to phrases.", exact=True)).to_be_visible()
    expect(bruno.page.get_by_role("button", name=re.compile("^Seat a bot"))).to_have_count(0)
    anna.page.get_by_role("button", name="Leave").click()
    expect(anna.page.get_by_role("button", name="Play now")).to_be_visible()
    for each in seats[1:]:
        expect(each).not_to_contain_text("Anna")
    expect(seats[1]).to_contain_text("you, the host")
    expect(carla.page.get_by_role("button", name=re.compile("^Seat a bot"))).to_have_count(0)
    bruno.page.get_by_role("button", name="Begin with two").click()
    for guest in (bruno, carla):
        expect(guest.page.locator("#status")).to_be_visible()


@pytest.mark.parametrize("game", GAMES)
def test_the_host_forbids_hints_and_watchers_leaves_and_the_next_one_closes_the_table(
    visit: Visit, server: Server, game: str
) -> None:
    anna, bruno, carla = guests = gather(visit, server.url, NAMES, game=game)
    dora = visit().page
    dora.goto(f"/t/{anna.address}")
    expect(dora.locator("#status")).to_be_visible()
    switch(anna.visitor.page, "Hints are allowed")
    for guest in guests:
        until(guest, lambda view: not view.customs.hints, "no hints")
        expect(guest.visitor.page.get_by_role("button", name=re.compile("^Hint"))).to_have_count(0)
    switch(anna.visitor.page, "Others may watch")
    expect(dora.get_by_role("heading", level=1)).to_be_visible()
    expect(dora.locator("#status")).to_have_count(0)
    expect(dora).to_have_title("The table is closed · demesne")
    wish(anna, "Leave")
    expect(anna.visitor.page.get_by_role("button", name="Play now")).to_be_visible()
    until(bruno, lambda view: view.host, "the host's rights")
    carla.visitor.page.get_by_role("button", name="This table").click()
    expect(asked(carla.visitor.page)).not_to_contain_text("You are the host")
    carla.visitor.page.keyboard.press("Escape")
    wish(bruno, "Close the table")
    expect(asked(bruno.visitor.page).get_by_role("button", name=re.compile("^Close it for everybody"))).to_be_focused()
    bruno.visitor.page.keyboard.press("Enter")
    for guest in (bruno, carla):
        expect(matter(guest)).to_contain_text("closed the table.")


@pytest.mark.parametrize("game", GAMES)
def test_one_of_three_gives_up_and_the_others_agree_to_end(visit: Visit, server: Server, game: str) -> None:
    anna, bruno, carla = guests = gather(visit, server.url, NAMES, game=game)
    wish(carla, "Give up")
    carla.visitor.page.keyboard.press("Enter")
    expect(matter(carla)).to_contain_text("You gave up, and a bot is playing on for you.")
    for guest in guests:
        until(guest, lambda view: view.seats[2].stint and view.status == "playing", "a bot plays on")
    wish(bruno, "Ask to end here")
    expect(matter(carla)).to_contain_text("asks to end the game here")
    expect(matter(carla)).not_to_contain_text("You agreed")  # they are not asked
    matter(anna).get_by_role("button", name="Agree").click()
    for guest in guests:
        expect(matter(guest)).to_contain_text("Everybody agreed to end the game here.")
        expect(matter(guest).get_by_role("listitem")).to_have_count(3)
        gone = "(You|Carla) gave up" if guest is carla else "Carla gave up"  # a bot has moved if it was her turn
        expect(matter(guest)).to_contain_text(re.compile(gone))
        expect(guest.visitor.page.get_by_role("link", name="Review the game")).to_have_count(0)
    bruno.visitor.page.goto("/")
    finished = bruno.visitor.page.get_by_role("region", name="Finished games")
    expect(finished.get_by_role("listitem")).to_have_count(1)
    expect(finished.get_by_role("link", name="Review")).to_have_count(0)


def test_the_end_says_who_did_not_play_to_it(visit: Visit, server: Server) -> None:
    """The points of whoever has gone are a bot's doing, too."""
    anna, bruno, carla = gather(visit, server.url, NAMES)
    wish(anna, "Leave")
    for guest in (bruno, carla):
        until(guest, lambda view: view.seats[0].stint and view.status == "playing", "a bot plays on")
    skip_together([bruno.table, carla.table])
    for guest in (bruno, carla):
        verdict = guest.visitor.page.get_by_role("main")
        expect(verdict.get_by_text(said("Anna left, and a bot played on."))).to_be_visible()
        expect(verdict.get_by_text(re.compile("played on"))).to_have_count(1)
    anna.visitor.page.goto(f"/t/{anna.address}")
    expect(anna.visitor.page.get_by_text("You left, and a bot played on for you.")).to_be_visible()


def test_the_points_are_there_where_two_are_called_the_same(visit: Visit) -> None:
    """Bots that a program wished for have no names, and people who have deleted their accounts are all called "…"."""
    page = alone(visit(), 3, bots=("", "")).page
    page.get_by_role("button", name="This table").click()
    for press in ("Give up", "Give up for good"):
        asked(page).get_by_role("button", name=re.compile(f"^{press}")).click()
    expect(page.get_by_role("region", name="At this table").get_by_role("listitem")).to_have_count(3)


@pytest.mark.parametrize("game", GAMES)
def test_a_game_on_one_screen_that_is_given_up_says_how_it_ended_and_leads_on(visit: Visit, game: str) -> None:
    """On a laptop, where nobody else sits at the table, nothing but *The game is over* was there."""
    page = laid(visit(viewport={"width": 1366, "height": 768}), ["Anna", "Bruno"], game=game).page
    page.get_by_role("button", name="This table").click()
    for press in ("Give up", "Give up for good"):
        asked(page).get_by_role("button", name=re.compile(f"^{press}")).click()
    there = page.get_by_role("region", name="At this table")
    expect(there).to_contain_text("gave up, and the game is over.")
    expect(there.get_by_role("listitem")).to_have_count(2)
    expect(there.get_by_role("button", name="Play again")).to_be_visible()
    expect_access(page, "given up on one screen")


def have_given_up(count: int, view: TableView) -> bool:
    return sum(seat.stint is not None for seat in view.seats) == count


@pytest.mark.parametrize("game", GAMES)
def test_once_all_have_given_up_no_seat_says_that_a_bot_plays(visit: Visit, server: Server, game: str) -> None:
    """No bot has moved for anybody, and no list of what was done takes the room of how it ended."""
    guests = gather(visit, server.url, NAMES, game=game)
    if game == "kingdomino":
        skip_together([guest.table for guest in guests], lambda at: at.seq > 12)
    for at, guest in enumerate(sorted(guests, key=lambda each: each.table.offer is not None), 1):
        guest.visitor.page.set_viewport_size({"width": 1366, "height": 768})
        wish(guest, "Give up")
        guest.visitor.page.keyboard.press("Enter")
        name = guest.name
        until(guests[0], partial(have_given_up, at), "given up")
    for guest in guests:
        main = guest.visitor.page.get_by_role("main")
        expect(main).to_contain_text(f"{name} gave up, and the game is over.")
        expect(main.get_by_text("gave up", exact=True)).to_have_count(3)
        expect(main).not_to_contain_text("a bot play")
        expect(main.get_by_role("heading", name="Since your last turn")).to_have_count(0)
