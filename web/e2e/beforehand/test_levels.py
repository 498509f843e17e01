"""How well bots play is chosen by name, and the best of them gives a hint."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from web.e2e.court import AtCourt
from web.e2e.laid import laid
from web.e2e.pages import Friends, Join, OnScreen, Start, choose
from web.e2e.robot import at_claim, robot_at
from web.e2e.table import AtTable
from web.e2e.visitor import Visit
from web.e2e.wire import said


def test_a_level_is_chosen_and_remembered(visit: Visit) -> None:
    visitor = visit()
    start = Start(visitor).open().unfold()
    level = start.page.get_by_label("How well the bots play")
    level.select_option("2")
    expect(start.page.get_by_text("Often does not look")).to_be_visible()
    table = start.play_now(3)
    assert bots(table) == [None, "level:2", "level:2"]

    page = OnScreen(visitor).open(3).page
    one = page.get_by_label(said("How well the bot in seat 3 plays"))
    expect(one).to_have_value("2")
    choose(page, "Who takes seat 2", "Bot")
    one.select_option("1")
    expect(page.get_by_label(said("How well the bot in seat 2 plays"))).to_have_value("2")
    laid = AtTable(visitor)
    page.get_by_role("button", name="Lay the table").click()
    page.wait_for_url(re.compile(r"/t/[\w-]+$"))
    assert bots(laid) == [None, "level:2", "level:1"]
    laid.ready().skip_to(at_claim(2))  # in the first round the others are shown small
    others = page.get_by_role("region", name="The others")
    expect(others.get_by_text("Shepherd", exact=True)).to_be_visible()
    expect(others.get_by_text("Goose-herd", exact=True)).to_be_visible()


def bots(table: AtTable) -> list[str | None]:
    """Who plays each seat, as a spectator is told."""
    with robot_at(table.visitor.url, table.id, None) as spectator:
        return [seat.bot for seat in spectator.update.view.seats]


def test_a_level_is_shown_at_its_seat(visit: Visit) -> None:
    anna, ben = visit(likes={"level": 2}), visit()
    friends = Friends(anna)
    friends.lay("Anna", players=3, bots=1)
    link = friends.link()
    friends.enter()
    seats = anna.page.get_by_role("list", name="Seats")
    expect(seats.get_by_role("combobox", name=re.compile("^How well"))).to_have_value("2")  # the host may change it
    at_ben = Join(ben).open(link).sit("Ben")
    at_ben.ready()
    others = ben.page.get_by_role("region", name="The others")
    others.get_by_role("button", name="Ben 2").hover()
    expect(ben.page.get_by_role("tooltip")).to_contain_text("Shepherd")
    expect(ben.page.get_by_role("tooltip")).to_contain_text("Often does not look")


def test_a_level_is_shown_beside_a_lord(visit: Visit) -> None:
    visitor = visit()
    laid(visitor, ["Anna"], players=3, game="domaine", level=8)
    lords = visitor.page.get_by_role("region", name="Lords").get_by_role("article")
    expect(lords.nth(1).get_by_text("Sage", exact=True)).to_be_visible()
    expect(lords.first).not_to_contain_text("Sage")


def test_a_hint_is_asked_for_by_key_and_marked_but_not_played(visit: Visit) -> None:
    table = laid(visit(), ["Anna", "Bruno"])
    expect(table.confirm_button).to_be_disabled()
    advised(table.page, re.compile("Hint: claim the"))
    expect(table.confirm_button).to_be_enabled()
    assert table.events()[-1].code == "hint"
    table.settle(lambda: table.press(table.confirm_button))
    expect(table.page.get_by_role("status").filter(has_text="Hint:")).to_have_count(0)  # it was for the previous step
    assert [event.code for event in table.events()].count("hint") == 1
    assert table.events()[-1].code != "hint"


def test_a_hint_in_domaine_is_pointed_out_on_the_board(visit: Visit) -> None:
    table = AtCourt(visit())
    laid(table.visitor, ["Anna", "Bruno"], game="domaine")
    advised(table.page, re.compile("Hint:.*castle on"))
    expect(table.page.locator('[data-target][aria-pressed="true"]')).to_have_count(1)
    table.settle(lambda: table.press(table.confirm_button))
    codes = [event.code for event in table.events()]
    assert codes[-2:] == ["hint", "castle"]


def advised(page: Page, words: re.Pattern[str]) -> None:
    expect(page.get_by_role("button", name="Hint")).to_be_visible()
    page.keyboard.press("h")
    expect(page.get_by_role("status").filter(has_text=words)).to_be_visible()
