"""The other games on the shelf: Kingdomino, partners who talk, eight on a phone, a dynasty, a corrected box."""

from __future__ import annotations

from functools import partial

from playwright.sync_api import Page, expect

from demesne.server.queendomino.shapes import QueendominoView
from web.e2e.laid import laid
from web.e2e.pages import Join, Start, choose
from web.e2e.phone import PHONE, expect_no_sideways
from web.e2e.robot import in_last_round
from web.e2e.table import AtTable, skip_together, take_turns
from web.e2e.visitor import Visit, Visitor
from web.e2e.wire import said

LINK = "Link to play"


def take(page: Page, game: str) -> None:
    """Chooses a game from the shelf."""
    page.get_by_role("group", name="On the shelf").get_by_role("radio", name=game).check()


def lay_teams(host: Visitor) -> tuple[AtTable, str]:
    """Six at a table in teams, bots on the last three seats; the host's table and the link for friends."""
    page = host.page
    page.goto("/new/friends")
    page.get_by_label("Your name").fill("Anna")
    choose(page, "Game", "Royal Wedding")
    choose(page, "How many players", "6")
    choose(page, "Sides", "Teams of two")
    for seat in (4, 5, 6):
        choose(page, f"Who takes seat {seat}", "Bot")
    page.get_by_role("button", name="Lay the table").click()
    link = page.get_by_label(LINK).input_value()
    table = AtTable(host)
    page.get_by_role("link", name="Go to the table").click()
    return table, link


def test_kingdomino_against_a_bot(visit: Visit) -> None:
    """From the shelf to the filled pad, with a robot in between; nothing of the town is on the table or scored."""
    visitor = visit()
    start = Start(visitor).open()
    take(visitor.page, "Kingdomino")
    table = start.play_now(2)
    expect(visitor.page.get_by_role("region", name="Builders")).to_have_count(0)
    for _ in range(3):
        assert table.my_turn()
        table.move()
    assert table.skip_to(in_last_round)
    assert not table.play_on()
    table.expect_end([])
    pad = visitor.page.get_by_role("table", name="Score pad")
    expect(pad.get_by_role("columnheader")).to_have_count(2)
    expect(pad.get_by_role("rowheader", name="Wheat")).to_have_count(1)
    for row in ("Wealth", "Town crowns", "Queen", "Buildings"):
        expect(pad.get_by_role("rowheader", name=row)).to_have_count(0)


def expect_read_once(page: Page) -> None:
    """What has been read of a partner's talk, here in a wide window, is not new on a phone's tab after a reload."""
    wide = page.viewport_size
    assert wide
    page.set_viewport_size({"width": 390, "height": 844})
    tab = page.get_by_role("navigation", name="Parts of the table").get_by_role("button", name="Team")
    expect(tab).to_have_accessible_name("Team")
    page.reload()
    line = page.get_by_role("listitem", include_hidden=True).filter(has_text="The lakes are mine.")
    expect(line).to_be_attached()
    expect(tab).to_have_accessible_name("Team")
    page.set_viewport_size(wide)


def test_three_people_and_bots_play_in_teams(visit: Visit) -> None:
    anna, ben, cleo = visit(), visit(), visit()
    at_anna, link = lay_teams(anna)
    at_ben = Join(ben).open(link).sit("Bruno")
    at_cleo = Join(cleo).open(link).sit("Cora")
    tables = [table.ready() for table in (at_anna, at_ben, at_cleo)]

    anna.page.get_by_role("textbox", name="Say to").fill("The lakes are mine.")
    anna.page.get_by_role("button", name="Say", exact=True).click()
    expect(ben.page.get_by_text("The lakes are mine.")).to_be_visible()
    expect(cleo.page.get_by_text("The lakes are mine.")).to_have_count(0)
    ben.page.get_by_role("button", name="Phrases").click()
    ben.page.get_by_role("button", name="I agree.").click()
    expect(anna.page.get_by_role("listitem").filter(has_text="I agree.")).to_be_visible()
    expect(cleo.page.get_by_text("I agree.")).to_have_count(0)
    expect_read_once(ben.page)

    take_turns(tables, until=lambda: all(table.moves > 1 for table in tables))
    skip_together(tables, in_last_round)
    take_turns(tables)
    expect(cleo.page.get_by_text("The lakes are mine.")).to_have_count(0)
    for table in tables:
        expect(table.status).to_contain_text("win")
        expect(table.page.get_by_role("columnheader")).to_have_count(3)


def test_names_of_four_are_read_on_the_narrowest_screen(visit: Visit) -> None:
    """They were cut to two or three letters, between the arms and the points."""
    visitor = visit(viewport={"width": 320, "height": 640})
    page = laid(visitor, ["Annabel", "Bruno", "Clarissa", "Dietmar"]).page
    names = page.locator(".strip .name")
    expect(names).to_have_count(4)
    cut = "(names) => names.filter((name) => name.scrollWidth > name.clientWidth).map((name) => name.textContent)"
    assert names.evaluate_all(cut) == []
    expect_no_sideways(page, "four players")


def look_round(table: AtTable, seen: set[str]) -> None:
    """No horizontal scrolling at any step; once for each kind of step, in every part of the table."""
    page, step = table.page, table.step
    expect_no_sideways(page, step)
    if step in seen:
        return
    seen.add(step)
    for name in ("Lines", "Builders", "Others", "Kingdom"):
        page.get_by_role("button", name=name, exact=True).tap()
        expect_no_sideways(page, f"{step}, {name}")


def test_eight_on_a_phone(visit: Visit) -> None:
    visitor = visit(likes={"calm": True, "pace": "quick"}, **PHONE)
    start = Start(visitor).open()
    take(visitor.page, "Royal Wedding")
    table = start.play_now(8)
    seen: set[str] = set()
    while table.my_turn() and len(seen) < 3:
        look_round(table, seen)
        table.move()
    table.skip_to(in_last_round)
    while table.my_turn():
        look_round(table, seen)
        table.move()
    expect(visitor.page.get_by_role("columnheader")).to_have_count(8)
    expect_no_sideways(visitor.page, "the end")


def is_after(table: AtTable, game: int) -> bool:
    """Whether a later game of the dynasty has begun."""
    position = table.wire.view.position
    assert isinstance(position, QueendominoView)
    return position.game > game


def expect_points_apart(page: Page) -> None:
    """The points of the games so far are not drawn over their sum."""
    for header in page.locator("header.me").filter(has=page.locator(".games")).all():
        parts, whole = header.locator(".games").bounding_box(), header.locator(".score").bounding_box()
        assert parts
        assert whole
        assert parts["x"] + parts["width"] <= whole["x"], "the sum stands beside its parts"


def test_a_dynasty_of_kingdomino(visit: Visit) -> None:
    visitor = visit(likes={"pace": "quick"})
    start = Start(visitor).open()
    take(visitor.page, "Kingdomino")
    start.unfold()
    choose(visitor.page, "Players", "2")
    choose(visitor.page, "Games", "Dynasty")
    table = start.play_now(2)
    expect(visitor.page.get_by_role("region", name="Builders")).to_have_count(0)
    for game in (1, 2, 3):  # the page draws the beginning and the end of each
        for _ in range(3):
            assert table.my_turn()
            table.move()
        expect_points_apart(visitor.page)
        assert table.skip_to(partial(in_last_round, game=game))
        assert table.play_on(until=partial(is_after, table, game)) == (game < 3)
    expect(visitor.page.get_by_text("games:")).to_have_count(2)
    expect(visitor.page.get_by_text("largest:")).to_have_count(0)  # it breaks no tie of the sums


def test_an_owner_puts_a_tile_right_and_plays_with_it(visit: Visit) -> None:
    page = visit().page
    page.goto("/box")
    page.get_by_role("spinbutton", name=said("Knights on Bakery")).press("ArrowUp")
    page.get_by_label("Name of the box").fill("Attic")
    page.get_by_role("button", name="Save the box").click()
    expect(page.get_by_role("status")).to_contain_text("is saved")
    page.get_by_role("status").get_by_role("link", name="On this screen").click()
    page.get_by_role("combobox", name="Box").select_option("Attic")
    page.get_by_role("button", name="Lay the table").click()
    page.get_by_role("button", name="This table").click()
    expect(page.get_by_role("dialog")).to_contain_text("Attic")
