"""The start page: the shelf, what *Play now* plays and how to change it, games in progress and finished ones."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, Page, expect

from web.e2e.access import expect_access
from web.e2e.keyboard import Keyboard
from web.e2e.laid import laid
from web.e2e.pages import TABLE, OnScreen, Start, choose
from web.e2e.phone import PHONE, expect_no_sideways
from web.e2e.robot import never, to
from web.e2e.table import AtTable
from web.e2e.visitor import Visit
from web.e2e.wire import said

BY = "\N{NO-BREAK SPACE}\N{MULTIPLICATION SIGN}\N{NO-BREAK SPACE}"
DOT = "\N{NO-BREAK SPACE}· "
BOXES = ("Queendomino", "Kingdomino", "Royal Wedding", "Domaine")


def box(page: Page, game: str) -> Locator:
    return page.get_by_role("group", name="On the shelf").get_by_role("radio", name=game)


def within(text: str) -> re.Pattern[str]:
    """Matches part of a text, as `said` matches the whole."""
    return re.compile(said(text).pattern.removeprefix("^").removesuffix("$"))


def fold(page: Page) -> Locator:
    return page.get_by_role("group", name=re.compile("^How to play"))


def test_the_line_says_what_play_now_plays(visit: Visit) -> None:
    start = Start(visit()).open()
    expect(start.line()).to_have_text(said(f"Queendomino with 2 bots, Miller{DOT}US rules{DOT}5{BY}5"))
    box(start.page, "Domaine").check()
    expect(start.line()).to_have_text(said("Domaine with 2 bots, Miller"))
    start.page.get_by_role("button", name="Play now").click()
    start.page.wait_for_url(TABLE)
    table = AtTable(start.visitor)
    table.ready()
    assert table.wire.view.game == "domaine"
    assert len(table.wire.view.seats) == 3


def test_options_are_remembered_for_each_game(visit: Visit) -> None:
    """Players, rules and the level of the bots, also on the next visit."""
    start = Start(visit()).open().unfold()
    page = start.page
    choose(page, "Players", "2")
    page.get_by_label("How well the bots play").select_option("6")
    page.get_by_text("Where printed rules differ").click()
    choose(page, "Rules", "Czech")
    line = said(f"Queendomino with 1 bot, Steward{DOT}Czech rules{DOT}7{BY}7")
    expect(start.line()).to_have_text(line)
    box(page, "Kingdomino").check()
    page.get_by_label("How well the bots play").select_option("1")
    box(page, "Queendomino").check()
    expect(start.line()).to_have_text(line)
    start.open()
    expect(start.line()).to_have_text(line)
    box(page, "Kingdomino").check()
    expect(start.line()).to_contain_text(within("Kingdomino with 1 bot, Goose-herd"))


def test_change_opens_the_options_and_escape_folds_them(visit: Visit) -> None:
    start = Start(visit()).open()
    keys = Keyboard(start.page)
    expect(fold(start.page)).to_have_count(0)
    keys.press("Tab")
    keys.tab_to_named("Change")
    keys.press("Enter")
    expect(fold(start.page)).to_be_visible()
    keys.press("Tab")
    keys.expect_focus("Tab into the options")
    keys.press("Escape")
    expect(fold(start.page)).to_have_count(0)
    expect(start.page.get_by_role("button", name="Change how to play")).to_be_focused()
    start.unfold().page.get_by_role("button", name="Close: how to play").click()
    expect(fold(start.page)).to_have_count(0)


def test_the_options_can_be_read(visit: Visit) -> None:
    visitor = visit(color_scheme="light", viewport={"width": 1366, "height": 768})
    page = Start(visitor).open().unfold().page
    box(page, "Royal Wedding").check()
    page.get_by_text("Where printed rules differ").click()
    expect(page.get_by_role("group", name="The last tie")).to_be_visible()
    expect_access(page, "start, with options", candlelight=True)


def test_teams_are_shown_and_say_how_many_they_need(visit: Visit) -> None:
    start = Start(visit()).open().unfold()
    page = start.page
    box(page, "Royal Wedding").check()
    teams = page.get_by_role("group", name="Sides").get_by_role("radio", name="Teams of two")
    expect(teams).to_be_disabled()
    expect(fold(page)).to_contain_text(within("Teams of two: for 6 or 8 players."))
    choose(page, "Players", "6")
    expect(fold(page)).not_to_contain_text(within("for 6 or 8 players"))
    teams.check()
    expect(start.line()).to_contain_text(within(f"Teams of two{DOT}7{BY}7"))


def test_the_shelf_is_one_tab_stop_and_enter_plays(visit: Visit) -> None:
    start = Start(visit()).open()
    page, keys = start.page, Keyboard(start.page)
    shelf = page.get_by_role("group", name="On the shelf")
    expect(shelf).to_be_visible()
    while not shelf.locator(":focus").count():
        keys.press("Tab")
    for game in BOXES[1:3]:
        keys.press("ArrowRight")
        expect(box(page, game)).to_be_checked()
        keys.expect_focus("an arrow on the shelf")
    keys.press("Tab")
    expect(page.get_by_role("button", name="Play now")).to_be_focused()
    keys.press("Shift+Tab")
    expect(box(page, "Royal Wedding")).to_be_focused()
    table = AtTable(start.visitor)
    keys.press("Enter")
    page.wait_for_url(TABLE)
    table.ready()
    assert table.wire.view.game == "royal-wedding"


def test_a_double_click_on_a_box_plays_it(visit: Visit) -> None:
    start = Start(visit()).open()
    table = AtTable(start.visitor)
    box(start.page, "Kingdomino").dblclick()
    start.page.wait_for_url(TABLE)
    table.ready()
    assert table.wire.view.game == "kingdomino"


def test_on_a_phone_each_plank_holds_two_boxes(visit: Visit) -> None:
    page = Start(visit(**PHONE)).open().unfold().page
    places = [place for game in BOXES if (place := box(page, game).bounding_box())]
    assert len(places) == len(BOXES)
    assert places[0]["y"] == places[1]["y"] < places[2]["y"] == places[3]["y"]
    assert places[0]["x"] == places[2]["x"] < places[1]["x"] == places[3]["x"]
    expect_no_sideways(page, "the start page")


def test_running_and_finished_games_are_two_lists(visit: Visit) -> None:
    visitor = visit()
    start = Start(visitor).open()
    for heading in ("Go on", "Finished games"):
        expect(start.page.get_by_role("heading", name=heading)).to_have_count(0)
    expect(start.page).to_have_title("demesne")
    OnScreen(visitor).lay(["Anna", "Bruno"])
    start.open()
    expect(start.resume()).to_have_count(1)
    expect(start.resume()).to_contain_text("Your turn")
    expect(start.finished()).to_have_count(0)
    expect(start.page).to_have_title(said("(1) demesne"))
    expect(start.page.get_by_role("link", name=said("Your turn in 1 game"))).to_be_visible()
    start.go_back().skip_to()
    start.open()
    expect(start.finished()).to_have_count(1)
    expect(start.resume()).to_have_count(0)
    expect(start.page).to_have_title("demesne")
    start.page.get_by_role("button", name="Forget this table").click()
    expect(start.page.get_by_role("heading", name="Finished games")).to_have_count(0)


def test_a_finished_game_says_how_it_ended_and_leads_to_its_review(visit: Visit) -> None:
    visitor = visit()
    table = laid(visitor, ["Anna"], players=2, game="kingdomino", played=to(never)).id
    start = Start(visitor).open()
    expect(start.finished()).to_contain_text(re.compile(r"(First|Place 2)\W* of \W*2\W.*points?"))
    start.page.get_by_role("region", name="Finished games").get_by_role("link", name="Review").click()
    start.page.wait_for_url(f"**/t/{table}/review")


def test_more_than_three_games_are_behind_a_number(visit: Visit) -> None:
    visitor = visit()
    for _ in range(5):
        OnScreen(visitor).lay(["Anna", "Bruno"])
    start = Start(visitor).open()
    expect(start.resume().locator("visible=true")).to_have_count(3)
    start.page.get_by_text(said("2 more")).click()
    expect(start.resume().locator("visible=true")).to_have_count(5)
