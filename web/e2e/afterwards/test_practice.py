"""Practice in the browser: asked at the table as it was, tried by keyboard, explained; misses are remembered."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from demesne.server.table.table import Table
from web.e2e.access import expect_access
from web.e2e.phone import PHONE, expect_no_sideways
from web.e2e.reviewed import KEY, keep_reviewed
from web.e2e.server import Server
from web.e2e.tongues import ready
from web.e2e.visitor import Visit

CALM = 400
"""Milliseconds after which a press counts for the step that is shown."""
EVENING, HOUR = datetime(2026, 1, 2, 22, tzinfo=UTC), timedelta(hours=1)
KEEP = """(seat) => localStorage.setItem("demesne.seats",
  JSON.stringify([seat, ...JSON.parse(localStorage.getItem("demesne.seats") ?? "[]")]))"""
SEAT = """(seat) => localStorage.setItem("demesne.seats", JSON.stringify([seat]))"""


@pytest.fixture(scope="module")
def kept(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Server, Table]]:
    folder: Path = tmp_path_factory.mktemp("practised")
    of = keep_reviewed(folder)
    server = Server(folder)
    server.start()
    yield server, of
    server.stop()


def met(page: Page) -> dict[str, dict[str, object]]:
    """What this browser remembers about puzzles."""
    found: dict[str, dict[str, object]] = json.loads(page.evaluate("localStorage.getItem('demesne.practice') ?? '{}'"))
    return found


def test_ones_own_mistake_is_practised_by_keys(visit: Visit, kept: tuple[Server, Table]) -> None:
    """From its review: a wrong try fades and says what it lacks, the right one tells all, and the next puzzle waits."""
    server, of = kept
    page = visit(server.url).page
    page.goto(f"/api/tables/{of.id}")
    page.evaluate(SEAT, {"table": of.id, "key": KEY, "name": "Ada", "when": 1})
    page.goto(f"/t/{of.id}/review")
    this = page.get_by_role("link", name="Practise this")
    moments = page.get_by_role("region", name="Moments").get_by_role("list").first.get_by_role("button")
    expect(page.get_by_role("article")).to_contain_text("5")
    expect(this).to_have_count(0)  # the better moves here are not a puzzle
    moments.nth(1).click()
    expect(this).to_have_attribute("href", re.compile(rf"^/t/{of.id}/practice/\d+$"))
    page.get_by_role("link", name="Practise what could be done better").click()
    page.get_by_role("link", name=re.compile("^.?Puzzle .?1")).click()
    expect(page.get_by_role("heading", name="Find the better claim.")).to_be_visible()
    expect(page.get_by_label(re.compile("3.? tries left"))).to_be_visible()
    expect(page.get_by_text("After a claim, you can only ask to take it back.")).to_have_count(0)  # here it can
    expect_access(page, "a puzzle")
    spots = page.locator(".lines .spot")
    many = spots.count()
    spots.first.focus()  # it was played in the game
    page.keyboard.press("Enter")
    page.keyboard.press("Enter")
    asked = page.get_by_role("region", name="Practice")
    expect(asked).to_contain_text("Not that one")
    expect(spots).to_have_count(many - 1)
    page.keyboard.press(page.locator(".line").last.locator("li.away .order").inner_text())
    expect(page.locator(".slip")).to_contain_text("You have tried that already.")
    expect(page.locator("main .status").get_by_role("status")).to_contain_text("You have tried that already.")
    page.wait_for_timeout(CALM)
    spots.first.focus()
    page.keyboard.press("Enter")
    page.keyboard.press("Enter")
    heading = page.get_by_role("heading", name="That is it.")
    expect(heading).to_be_focused()
    expect(asked).to_contain_text("On the second try.")
    ranks = page.get_by_role("main").get_by_role("list").first.get_by_role("button")
    expect(ranks.first).to_contain_text("best")
    expect(ranks.last).to_contain_text("played in the game")
    expect(ranks.last).to_contain_text("tried")
    expect(page.get_by_role("main").locator(".better-domino.wished")).to_have_count(1)  # where it would score most
    expect(page.get_by_role("link", name="See the game")).to_have_attribute("href", re.compile(rf"/t/{of.id}/replay#"))
    expect_access(page, "its answer")
    assert [(name.split("/")[:4], each["due"]) for name, each in met(page).items()] == [
        (["", "t", of.id, "practice"], None)
    ]
    page.get_by_role("link", name="Next one").click()
    expect(page).to_have_url(re.compile(r"/practice/kingdomino/1$"))


def test_a_shipped_puzzle_is_given_up_on_a_phone(visit: Visit, kept: tuple[Server, Table]) -> None:
    """Found from the start page; a puzzle whose solution was shown comes back in a day."""
    server, _ = kept
    page = visit(server.url, **PHONE).page
    page.goto("/")
    page.get_by_role("link", name="Practice").click()
    page.get_by_role("link", name="Begin").click()
    asked = page.get_by_role("region", name="Practice")
    expect(asked.get_by_role("heading")).to_have_text(re.compile("^Find"))
    expect(page.get_by_role("banner")).to_contain_text(re.compile(r"Practice · .*Round .?\d+.? of .?\d+"))
    expect_no_sideways(page, "a puzzle on a phone")
    page.get_by_role("button", name="Show me").click()
    expect(page.get_by_role("heading", name="This is better.")).to_be_focused()
    expect(page.get_by_role("heading", name="Why")).to_be_visible()
    expect_no_sideways(page, "its answer on a phone")
    ((_, missed),) = met(page).items()
    assert missed["missed"] == 0
    assert missed["due"] is not None
    page.get_by_role("link", name="All puzzles").click()
    expect(page.get_by_role("link", name=re.compile("missed"))).to_have_count(1)
    expect_no_sideways(page, "all puzzles on a phone")


def test_what_came_of_a_try_is_seen_on_a_phone_that_was_scrolled_to_the_cards(visit: Visit) -> None:
    page = visit(viewport={"width": 375, "height": 667}, has_touch=True).page
    page.goto("/practice/domaine/2")
    question = page.get_by_role("region", name="Practice").get_by_role("heading")
    page.get_by_role("region", name="Your hand").get_by_role("button").first.tap()
    expect(question).not_to_be_in_viewport()
    page.wait_for_timeout(CALM)
    page.locator("[data-confirm]:visible").tap()
    expect(page.get_by_label(re.compile("3.? tries left"))).to_have_count(0)
    expect(question).to_be_in_viewport()


def test_a_puzzle_opened_on_a_phone_begins_with_its_question(visit: Visit) -> None:
    """The focus goes to the hand below, for those who play by keys."""
    page = visit(**PHONE).page
    page.goto("/practice/domaine/2")
    expect(page.get_by_role("region", name="Your hand").get_by_role("button").first).to_be_focused()
    page.wait_for_timeout(CALM)
    assert page.evaluate("scrollY") == 0
    page.keyboard.press("Tab")
    page.keyboard.press("1")
    expect(page.get_by_role("region", name="Your choice")).to_be_in_viewport(ratio=1)


def test_how_long_the_game_of_a_puzzle_goes_on_is_readable_on_a_small_phone(visit: Visit) -> None:
    page = visit(**PHONE | {"viewport": {"width": 360, "height": 740}}).page
    for tag in ready():
        page.goto(f"/practice/domaine/8?lang={tag}")
        where = page.get_by_role("banner").locator(".where")
        expect(where).to_contain_text("50")
        assert where.evaluate("(one) => one.scrollWidth <= one.clientWidth"), (tag, where.inner_text())


def test_a_sale_that_was_tried_is_no_longer_offered_and_says_so(visit: Visit) -> None:
    page = visit().page
    page.goto("/practice/domaine/2")
    page.get_by_role("region", name="Your hand").get_by_role("button").first.focus()
    page.wait_for_timeout(CALM)
    sale = page.get_by_role("button", name=re.compile("^.?Sell"))
    for key in ("1", "s", "Enter"):
        page.keyboard.press(key)
    expect(page.get_by_role("region", name="Practice")).to_contain_text("Not that one")
    page.wait_for_timeout(CALM)
    page.keyboard.press("1")
    chosen = page.get_by_role("listitem").filter(has_text="You have tried that already.")
    expect(chosen).to_contain_text("Sell")
    expect(sale).to_have_count(0)
    page.reload()  # which does not give the try back
    expect(page.get_by_label(re.compile("2.? tries left"))).to_be_visible()
    page.get_by_role("region", name="Your hand").get_by_role("button").first.focus()
    page.wait_for_timeout(CALM)
    page.keyboard.press("1")
    expect(chosen).to_contain_text("Sell")
    expect(sale).to_have_count(0)
    page.keyboard.press("s")
    refused = page.locator("main .status").get_by_role("status")
    expect(refused).to_have_text("You have tried that already.")
    expect(page.locator("[data-confirm]:visible")).not_to_contain_text("Sell")
    page.keyboard.press("2")
    expect(refused).to_be_empty()
    expect_access(page, "a sale that was tried")


def test_a_puzzle_whose_game_has_been_deleted_does_not_come_back(visit: Visit) -> None:
    """It is offered once more, since this browser cannot know; then no longer, unless the server has the game again."""
    visitor = visit()
    visitor.forgive("404")
    page = visitor.page
    page.goto("/practice")
    page.evaluate(SEAT, {"table": "x" * 26, "key": KEY, "name": "Ada", "when": 1})
    gone = {f"/t/{'x' * 26}/practice/5": {"missed": 0, "due": 1}}
    page.evaluate("(met) => localStorage.setItem('demesne.practice', JSON.stringify(met))", gone)
    page.reload()
    expect(page.get_by_text("puzzle that you missed is back")).to_be_visible()
    page.get_by_role("link", name="Begin", exact=True).click()
    expect(page.get_by_role("heading", level=1)).to_have_text("This puzzle cannot be opened.")
    page.get_by_role("link", name="All puzzles").click()
    expect(page.get_by_role("link", name="Begin", exact=True)).to_have_attribute("href", re.compile("^/practice/"))
    expect(page.get_by_text("puzzle that you missed is back")).to_have_count(0)
    assert met(page) == gone


def test_a_puzzle_of_an_account_that_has_signed_out_waits_for_it(visit: Visit, kept: tuple[Server, Table]) -> None:
    """Its seats are no longer stored here: it is not offered, and nobody who opens it makes this browser forget it."""
    server, of = kept
    visitor = visit(server.url)
    visitor.forgive("404")
    page = visitor.page
    page.goto("/practice")
    missed = {f"/t/{of.id}/practice/5": {"missed": 0, "due": 1}}
    page.evaluate("(met) => localStorage.setItem('demesne.practice', JSON.stringify(met))", missed)
    page.reload()
    expect(page.get_by_role("link", name="Begin", exact=True)).to_have_attribute("href", re.compile("^/practice/"))
    expect(page.get_by_text("puzzle that you missed is back")).to_have_count(0)
    page.goto(f"/t/{of.id}/practice/5")
    expect(page.get_by_role("heading", level=1)).to_have_text("This puzzle cannot be opened.")
    assert met(page) == missed


def test_a_game_that_has_not_ended_is_no_error_of_the_page(visit: Visit) -> None:
    """Nor is one that has not begun; the visitor's eye on errors would tell."""
    page = visit().page
    page.goto("/practice")
    for other in ("bot", "open"):
        seats = [{"kind": "you", "name": "Ada"}, {"kind": other, **({"bot": "level:1"} if other == "bot" else {})}]
        told = page.request.post("/api/tables", data={"game": "kingdomino", "seats": seats, "options": {}}).json()
        seat = {"table": told["table"], "key": told["key"], "name": "Ada", "when": 1}
        page.evaluate(KEEP, seat)
    page.reload()
    expect(page.get_by_text("Nothing from your games yet.")).to_be_visible()


def test_a_reader_who_comes_back_the_next_day_finds_what_is_due(visit: Visit) -> None:
    page = visit().page
    page.clock.set_fixed_time(EVENING)
    page.goto("/practice")
    missed = {"/practice/kingdomino/1": {"missed": 0, "due": int((EVENING + HOUR).timestamp() * 1000)}}
    page.evaluate("(met) => localStorage.setItem('demesne.practice', JSON.stringify(met))", missed)
    page.reload()
    expect(page.get_by_role("link", name=re.compile("^(Begin|Go on)$"))).to_be_visible()
    expect(page.get_by_text("puzzle that you missed is back")).to_have_count(0)
    page.clock.set_fixed_time(EVENING + 2 * HOUR)
    page.evaluate("() => document.dispatchEvent(new Event('visibilitychange'))")
    expect(page.get_by_text("puzzle that you missed is back")).to_be_visible()
