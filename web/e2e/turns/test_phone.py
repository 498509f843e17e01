"""A phone that two people pass back and forth."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, Page, expect

from demesne.server.protocol import Update
from demesne.server.queendomino.shapes import QueendominoView
from web.e2e import courtier
from web.e2e.access import expect_access
from web.e2e.at_step import STEPS, at_steps
from web.e2e.laid import alone, laid
from web.e2e.pages import Friends, Start
from web.e2e.phone import PHONE, expect_no_sideways, expect_room_for_fingers
from web.e2e.robot import at_claim, at_place, in_last_round, never, to
from web.e2e.table import AtTable
from web.e2e.visitor import Visit
from web.e2e.wire import said

NAMES = "cells => cells.map(cell => cell.getAttribute('aria-label'))"
MIDDLES = "nodes => nodes.map(node => node.getBoundingClientRect()).map(({ top, bottom }) => (top + bottom) / 2)"
SMALL = PHONE | {"viewport": {"width": 360, "height": 640}}
ROUNDING = 1
# Whether the page has stopped scrolling.
SCROLLED = """() => new Promise((done) => {
  const from = scrollY;
  setTimeout(() => done(scrollY === from), 200);
})"""
QUIET = 200
"""Milliseconds after which a page that was turned has settled."""
TABS = ("Lines", "Builders", "Others", "Kingdom")
# Symbols that a drawing refers to but the page does not have: the picture is empty.
ABSENT = "uses => uses.map(use => use.getAttribute('href')).filter(name => !document.querySelector(name))"


def look(table: AtTable, seen: set[str]) -> None:
    """No horizontal scrolling at any step; once for each kind of step, every part of the table and every control."""
    step = table.step
    expect_no_sideways(table.page, step)
    if step in seen:
        return
    seen.add(step)
    table.pick_first()
    expect_no_sideways(table.page, f"{step}, chosen")
    assert table.page.locator(".bar use").evaluate_all(ABSENT) == []
    expect_room_for_fingers(table.page.get_by_role("main").get_by_role("button"), step)
    tabs = table.page.get_by_role("navigation", name="Parts of the table")
    expect_room_for_fingers(tabs.get_by_role("button"), "tabs")
    for name in TABS:
        tabs.get_by_role("button", name=name).tap()
        expect_no_sideways(table.page, f"{step}, {name}")
        if name == "Kingdom" and step in {"PlaceOffer", "BuildOffer"}:
            expect_access(table.page, f"{step}, {name}")


def test_two_people_play_a_game_on_one_phone(visit: Visit) -> None:
    visitor = visit(likes={"calm": True}, **PHONE)
    table = laid(visitor, ["Anna", "Bruno"], players=3)
    seen: set[str] = set()
    while table.my_turn() and len(seen) < 3:
        look(table, seen)
        table.move()
    table.skip_to(in_last_round)
    while table.my_turn():
        look(table, seen)
        table.move()
    table.expect_end(["Anna", "Bruno"])
    expect_no_sideways(table.page, "the end")
    expect_room_for_fingers(table.page.get_by_role("main").get_by_role("button"), "the end")
    for other in at_steps(visitor, STEPS - seen):  # steps that did not occur in their game
        look(other, seen)
    assert seen == STEPS


def test_on_a_small_phone_the_whole_first_line_is_seen_at_once(visit: Visit) -> None:
    table = laid(visit(**SMALL), ["Anna", "Bruno"], game="kingdomino")
    dominoes = table.page.locator(".lines .spot").all()
    assert len(dominoes) == 4
    expect_above_the_bar(table, table.page.locator(".lines .spot"))


def test_on_a_small_phone_all_tiles_are_seen_that_the_dragon_may_burn(visit: Visit) -> None:
    table = next(at_steps(visit(**SMALL), ["BribeOffer"]))
    expect_above_the_bar(table, table.page.get_by_role("region", name="Builders").locator("ol button"))


def test_on_a_small_phone_the_first_three_buildings_are_seen_with_their_prices(visit: Visit) -> None:
    table = next(at_steps(visit(**SMALL), ["BuildOffer"]))
    tiles = table.page.get_by_role("region", name="Builders").locator("ol > li:nth-child(-n + 3)")
    expect(tiles).to_have_count(3)
    expect_above_the_bar(table, tiles.locator(".coin"))


def test_on_a_small_phone_the_hand_is_seen_when_a_card_is_to_be_played(visit: Visit) -> None:
    played = courtier.to(courtier.at("act"))
    table = laid(visit(**SMALL), ["Anna"], 2, "domaine", played=played)
    table.my_turn()
    expect_above_the_bar(table, table.page.locator(".hand button"))


def test_the_end_is_read_from_its_beginning_though_the_table_was_scrolled(visit: Visit) -> None:
    table = laid(visit(**SMALL), ["Anna", "Bruno"], game="kingdomino", played=to(in_last_round))
    while table.my_turn():
        table.pick_first()
        table.page.evaluate("scrollTo(0, 200)")
        table.move()
    expect(table.status).to_be_in_viewport(ratio=1)


def expect_above_the_bar(table: AtTable, things: Locator) -> None:
    """All of them can be seen, though the page may have to come to rest first."""
    expect(things.first).to_be_visible()
    table.wire.until(lambda: table.page.evaluate(SCROLLED), "the page is at rest")
    bar = table.page.locator(".bar").bounding_box()
    assert bar
    ends: list[float] = things.evaluate_all("all => all.map(one => one.getBoundingClientRect().bottom)")
    assert max(ends) <= bar["y"] + ROUNDING


def test_a_finger_moves_and_turns_the_domino(visit: Visit) -> None:
    table = alone(visit(**PHONE), 3)
    assert table.play_on(until=table.placing)
    held = table.page.get_by_role("gridcell", name=re.compile("your domino"))
    seen = {str(held.evaluate_all(NAMES))}
    for cell in table.page.get_by_role("gridcell", name=re.compile("possible")).all()[:5]:
        cell.tap()
        taken = str(held.evaluate_all(NAMES))
        table.button("Turn").tap()
        seen |= {taken, str(held.evaluate_all(NAMES))}
    assert len(seen) > 3
    table.move()


def last_at_place(update: Update) -> bool:
    """Whether the last in the order is to place a domino, both others have had a turn since, and not all are equal."""
    position = update.view.position
    assert isinstance(position, QueendominoView)
    differ = len({side.sheet.total for side in position.sides}) > 1
    return at_place(5)(update) and sum(slot.seat is not None for slot in position.next_line) == 2 and differ


def test_the_others_are_seen_with_what_they_did_and_a_domino_is_placed_where_one_sees_it(visit: Visit) -> None:
    table = laid(visit(**PHONE), ["Anna"], players=3, played=to(last_at_place))
    page = table.page
    position = table.wire.view.position
    assert isinstance(position, QueendominoView)
    totals = [str(side.sheet.total) for side in position.sides]
    expect(page.locator(".strip b")).to_have_text(totals)
    page.get_by_role("navigation", name="Parts of the table").get_by_role("button", name="Others").tap()
    for side in page.locator("article[data-side]").all():
        expect(side.get_by_text(re.compile("placed|claimed|discarded")).first).to_be_visible()
    expect_no_sideways(page, "the others")
    expect(table.confirm_button).to_be_hidden()
    page.get_by_role("button", name="Back to my choice").tap()
    expect(table.kingdom).to_be_visible()
    table.move()


def test_claiming_on_a_phone_shows_the_line_large_with_what_each_domino_brings(visit: Visit) -> None:
    table = laid(visit(**PHONE), ["Anna", "Bruno"], played=to(at_claim(5)))
    page = table.page
    expect(page.get_by_role("heading", name="This round")).to_be_hidden()
    free = page.locator(".line li:has(.spot)")
    assert free.count() > 1
    for domino in free.all():
        expect(domino.locator("small")).to_be_in_viewport(ratio=1)
        expect(domino.locator("small")).to_have_text(re.compile(r"place|fits nowhere"))
        box = domino.locator(".spot").bounding_box()
        assert box is not None
        assert box["width"] > 100
    expect(table.kingdom).to_be_in_viewport(ratio=1)


def test_a_kingdom_of_seven_by_seven_fits_a_phone(visit: Visit) -> None:
    """Games of two have the widest kingdoms; half-way and near the end, where at last a domino may fit nowhere."""
    table = laid(visit(**PHONE), ["Anna", "Bruno"], played=to(at_place(6)))
    look(table, set())
    assert table.skip_to(at_place(9))
    look(table, set())


def test_every_other_page_fits_a_phone(visit: Visit) -> None:
    visitor = visit(**PHONE)
    page = visitor.page
    Start(visitor).open()
    look_at(page, "start")
    for path in ("/new/friends", "/new/screen"):
        page.goto(path)
        expect(page.get_by_role("button", name="Lay the table")).to_be_visible()
        look_at(page, path)
    Friends(visitor).lay("Anna", players=4, bots=1)
    look_at(page, "the links")
    Friends(visitor).enter()
    expect(page.get_by_role("heading", name=said("The table is laid for four. Two are here."))).to_be_visible()
    look_at(page, "waiting")
    page.get_by_role("button", name="Menu").tap()
    page.get_by_role("button", name="Settings").tap()
    expect(page.get_by_role("dialog", name="Settings")).to_be_visible()
    look_at(page, "Settings")
    page.get_by_role("button", name="Close").tap()


def look_at(page: Page, where: str) -> None:
    expect_no_sideways(page, where)
    expect_room_for_fingers(page.get_by_role("button"), where)


def test_four_teams_are_named_in_full(visit: Visit) -> None:
    people = ["Anna", "Bruno", "Carla", "Dora", "Emil", "Frida", "Gustav", "Hanna"]
    page = laid(visit(**PHONE), people, game="royal-wedding", options={"teams": True}).page
    names = page.locator(".strip .name")
    expect(names).to_have_count(4)
    cut = "(name) => name.scrollWidth > name.clientWidth || name.scrollHeight > name.clientHeight"
    assert names.evaluate_all(f"(names) => names.filter({cut}).map((name) => name.textContent)") == []
    expect_no_sideways(page, "four teams")


# Where the lines of the verdict begin: in one place, unless some of them are below the kings and others beside them.
EDGES = """() => {
  const range = document.createRange();
  const lines = [...document.querySelectorAll("main h1, main h1 ~ p")].flatMap((words) => {
    range.selectNodeContents(words);
    return [...range.getClientRects()].map((line) => Math.round(line.left));
  });
  return new Set(lines).size;
}"""


def test_the_verdict_does_not_run_on_below_the_two_kings_of_a_team(visit: Visit) -> None:
    people = ["Anna", "Bruno", "Carla", "Dora", "Emil", "Frida"]
    page = laid(visit(**PHONE), people, game="royal-wedding", options={"teams": True}, played=to(never)).page
    page.set_viewport_size({"width": 360, "height": 640})
    expect(page.locator(".end-king").first).to_be_visible()
    assert page.evaluate(EDGES) == 1


def test_four_players_are_named_in_full_up_to_ten_letters(visit: Visit) -> None:
    page = laid(visit(**PHONE), ["Konstantin", "Wilhelmine", "Anna", "Maximilian"]).page
    names = page.locator(".strip .name")
    expect(names).to_have_count(4)
    cut = "(names) => names.filter((name) => name.scrollWidth > name.clientWidth).map((name) => name.textContent)"
    assert names.evaluate_all(cut) == []


def test_undo_is_in_the_bar_at_every_step_after_the_first(visit: Visit) -> None:
    """In sight however low the window is, before and after something is chosen, and there only."""
    visitor = visit(likes={"calm": True}, **PHONE)
    for table in at_steps(visitor, STEPS - {"PlaceOffer"}, undoable=True):
        table.page.set_viewport_size({"width": 360, "height": 560})
        expect_undo_in_the_bar(table)
        table.pick_first()
        expect_undo_in_the_bar(table)
        table.undo()
        table.page.set_viewport_size(PHONE["viewport"])


def test_undo_is_in_the_bar_in_domaine(visit: Visit) -> None:
    def half_played(update: Update) -> bool:
        return courtier.at("step")(update) and update.view.can_undo

    table = laid(visit(**PHONE), ["Anna"], players=2, game="domaine", played=courtier.to(half_played))
    table.page.set_viewport_size({"width": 360, "height": 560})
    expect_undo_in_the_bar(table)
    table.undo()


def expect_undo_in_the_bar(table: AtTable) -> None:
    """In sight, and in one line with the button that confirms."""
    expect(table.button("Undo")).to_have_count(1)
    bar = table.page.locator("main > .bar")
    expect(bar.get_by_role("button", name="Undo")).to_be_in_viewport(ratio=1)
    middles = bar.get_by_role("button").evaluate_all(MIDDLES)
    assert max(middles) - min(middles) < 1, middles


def test_a_phone_that_is_turned_to_see_more_keeps_the_part_of_the_table_that_was_opened(visit: Visit) -> None:
    """Both kinds of table, while it is one's own turn."""
    for game, part in (("domaine", "Lords"), ("queendomino", "Builders")):
        table = alone(visit(**PHONE), 2, game)
        assert table.my_turn()
        page = table.page
        opened = page.get_by_role("navigation", name="Parts of the table").get_by_role("button", name=part)
        opened.tap()
        expect(opened).to_have_attribute("aria-current", "page")
        page.set_viewport_size({"width": 844, "height": 390})
        page.set_viewport_size({"width": 390, "height": 844})
        page.wait_for_timeout(QUIET)
        expect(opened).to_have_attribute("aria-current", "page")
