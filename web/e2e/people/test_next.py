"""The next game of people who are not all there when the last of them agrees to it."""

from __future__ import annotations

from urllib.parse import urlsplit

from msgspec.structs import replace
from playwright.sync_api import expect

from demesne.server.wire.company_messages import USUAL
from web.e2e.gathering import Guest, gather
from web.e2e.pages import TABLE
from web.e2e.server import Server
from web.e2e.table import skip_together
from web.e2e.visitor import Visit

DAYS = replace(USUAL, hours=24, grace=0)
CLOCK = replace(USUAL, minutes=5, seconds=10)
WAITS = "The clock starts with the first move or once everybody is here"


def agreed(visit: Visit, server: Server) -> tuple[list[Guest], str]:
    """Three who all want another game, Bruno gone before the last of them said so; and the address of that game."""
    guests = gather(visit, server.url, ("Anna", "Bruno", "Cleo"), customs=DAYS)
    skip_together([guest.table for guest in guests])
    anna, bruno, cleo = (guest.visitor.page for guest in guests)
    old = anna.url
    anna.get_by_role("button", name="Ask for another game").click()
    expect(anna.get_by_text("0 of 2 agreed; 1 day left to answer.")).to_be_visible()
    expect(bruno.get_by_text("No answer in 1 day means no.")).to_be_visible()
    cleo.goto("/")
    card = cleo.get_by_role("listitem").filter(has_text="The others are asking you something")
    expect(card.get_by_role("link").first).to_have_attribute("href", urlsplit(old).path)
    cleo.goto(old)
    bruno.get_by_role("button", name="Agree").click()
    expect(bruno.get_by_role("button", name="Agree")).to_have_count(0)
    bruno.goto("about:blank")
    cleo.get_by_role("button", name="Agree").click()
    cleo.wait_for_url(lambda url: url != old and TABLE.search(url) is not None)
    return guests, cleo.url


def test_whoever_agreed_and_went_away_finds_the_next_game_on_the_start_page(visit: Visit, server: Server) -> None:
    guests, address = agreed(visit, server)
    page = guests[1].visitor.page
    page.goto("/")
    page.get_by_role("region", name="Go on").get_by_role("link").first.click()
    page.wait_for_url(address)
    guests[1].table.ready()
    assert [seat.name for seat in guests[1].table.wire.view.seats if seat.yours] == ["Bruno"]


def test_a_notice_of_the_next_game_opens_ones_seat(visit: Visit, server: Server) -> None:
    """A notice tells no more than the address."""
    guests, address = agreed(visit, server)
    guests[1].visitor.page.goto(address)
    guests[1].table.ready()
    assert [seat.name for seat in guests[1].table.wire.view.seats if seat.yours] == ["Bruno"]


def test_whoever_asked_for_another_game_and_went_away_is_told_that_it_was_declined(
    visit: Visit, server: Server
) -> None:
    guests = gather(visit, server.url, ("Anna", "Bruno", "Cleo"), customs=DAYS)
    skip_together([guest.table for guest in guests])
    anna, bruno, cleo = (guest.visitor.page for guest in guests)
    old, declined = anna.url, "There will be no other game: somebody declined, or not everybody answered."
    anna.get_by_role("button", name="Ask for another game").click()
    expect(anna.get_by_text("0 of 2 agreed")).to_be_visible()
    anna.goto("about:blank")
    bruno.set_viewport_size({"width": 390, "height": 844})
    decline = bruno.get_by_role("button", name="No", exact=True)
    expect(bruno.get_by_role("link", name="Review the game")).to_be_visible()
    expect(decline).to_have_count(1)
    first = bruno.get_by_role("button", name="Agree").bounding_box()
    below = bruno.get_by_role("link", name="Review the game").bounding_box()
    assert first
    assert below
    assert abs(first["x"] - below["x"]) < 6, "an empty place for refusals pushes what follows aside"
    decline.click()
    expect(cleo.get_by_text(declined)).to_be_visible()
    anna.goto(old)
    expect(anna.get_by_text(declined)).to_be_visible()
    bruno.reload()
    expect(bruno.get_by_role("button", name="Ask for another game")).to_be_visible()
    expect(bruno.get_by_text(declined)).to_have_count(0)


def test_the_clock_of_the_next_game_says_that_it_waits_until_the_last_has_come(visit: Visit, server: Server) -> None:
    """To those who play and to whoever watches, also after a reload; then it runs, and nothing is said any more."""
    guests = gather(visit, server.url, ("Anna", "Bruno", "Cleo"), customs=CLOCK)
    skip_together([guest.table for guest in guests])
    anna, bruno, cleo = (guest.visitor.page for guest in guests)
    old = anna.url
    anna.get_by_role("button", name="Ask for another game").click()
    bruno.get_by_role("button", name="Agree").click()
    expect(bruno.get_by_role("button", name="Agree")).to_have_count(0)
    bruno.goto("about:blank")
    cleo.get_by_role("button", name="Agree").click()
    anna.wait_for_url(lambda url: url != old and TABLE.search(url) is not None)
    watcher = visit(server.url).page
    watcher.goto(anna.url)
    for page in (anna, cleo, watcher):
        expect(page.get_by_role("status").filter(has_text=WAITS)).to_be_visible()
    anna.reload()
    expect(anna.get_by_text(WAITS)).to_be_visible()
    expect(anna.get_by_role("timer").first).to_have_text("5:00")
    bruno.goto(anna.url)
    for page in (anna, bruno, cleo, watcher):
        expect(page.get_by_role("timer").first).to_be_visible()
        expect(page.get_by_text(WAITS)).to_have_count(0)
    expect(watcher.get_by_role("timer").filter(has_text="4:")).to_have_count(1)
