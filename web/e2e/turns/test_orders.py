"""Orders for one's next turn: somebody takes the first choice, and the second is carried out."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pytest
from msgspec.structs import replace
from playwright.sync_api import Locator, Page, expect

from demesne.server.domaine.shapes import DomaineView
from demesne.server.protocol import Update
from demesne.server.queendomino.shapes import QueendominoView
from demesne.server.wire.company_messages import USUAL
from web.e2e.access import expect_access
from web.e2e.court import AtCourt
from web.e2e.gathering import Guest, gather, mover
from web.e2e.keyboard import Keyboard
from web.e2e.phone import PHONE
from web.e2e.server import Server
from web.e2e.table import skip_together
from web.e2e.visitor import Visit

TRIES, CALM, AGAIN = 5, 400, 5_000
"""Tries; milliseconds within which a second press was meant for the step before, and after which a press was lost."""
STAND, WITHDRAWN = "Your orders for your next turn stand.", "Your orders for your next turn are withdrawn."
GONE = "You have no orders here any more: they were carried out or withdrawn, or the turn they were for is over."
ENDED = "Your orders ended: what you wished for next is no longer available."
DUE = "Your orders will be carried out in a few minutes, unless you play now."
DAYS = replace(USUAL, hours=72, grace=0)


@pytest.fixture
def ponderous(tmp_path: Path) -> Iterator[Server]:
    """A server that carries orders out as late as it does for everybody."""
    started = Server(tmp_path / "tables", ponders=True)
    started.start()
    yield started
    started.stop()


def test_orders_are_carried_out_though_the_first_choice_is_gone(visit: Visit, server: Server) -> None:
    guests = gather(visit, server.url, ("Anna", "Bruno"), customs=DAYS)
    first = mover(guests)
    other = next(guest for guest in guests if guest is not first)
    page = other.visitor.page
    page.get_by_role("link", name="Leave orders").click()
    expect(page.get_by_role("heading", name="What should happen on your next turn?")).to_be_visible()
    expect(page).to_have_title(re.compile("^Orders"))  # it is not our turn
    claim(page)
    said = page.get_by_role("region", name="Orders for your next turn").get_by_role("status")
    for _ in range(2):  # as many as the first player may take, whose kings may both come before ours
        expect(page.get_by_role("heading", name="And if that is gone by then?")).to_be_visible()
        listed = page.get_by_role("list", name="The log would say").locator("li")
        last = listed.last.inner_text().split("Otherwise: ")[-1]
        page.wait_for_timeout(CALM)  # the page may scroll to the question, and then a slip goes
        page.keyboard.press(page.locator(".line").last.locator("li.away .order").first.inner_text())
        expect(page.locator(".slip")).to_contain_text("That is in your orders already.")
        expect(said).to_have_text(f"{last} And if that is gone by then? Choose the next best, or decide on your turn.")
        claim(page)
    page.get_by_role("button", name="Nothing else").click()
    expect(page.get_by_role("heading", name="That will be your next turn")).to_be_focused()
    expect_access(page, "orders")
    page.set_viewport_size({"width": 390, "height": 844})
    page.get_by_role("button", name="Leave these orders").click()
    expect_said(page, STAND)
    page.set_viewport_size({"width": 1366, "height": 900})
    expect(page.get_by_role("link", name="Your orders stand")).to_be_visible()
    while mover(guests) is first:
        first.table.move()
    page.get_by_role("button", name="Log").click()
    ordered = page.get_by_role("dialog").get_by_role("listitem").filter(has_text="(By your orders.)")
    expect(ordered).to_have_count(1)
    first.visitor.page.get_by_role("button", name="Log").click()
    log = first.visitor.page.get_by_role("dialog").get_by_role("listitem")
    expect(log.filter(has_text=f"{other.name} claimed")).to_have_count(1)
    expect(log.filter(has_text="orders")).to_have_count(0)


def test_whoever_comes_back_is_told_what_their_orders_did_and_what_came_before(visit: Visit, server: Server) -> None:
    guests = gather(visit, server.url, ("Anna", "Bruno", "Cleo"), customs=DAYS)
    first = mover(guests)
    other = next(guest for guest in guests if guest is not first)
    page = other.visitor.page
    page.get_by_role("link", name="Leave orders").click()
    claim(page, last=True)
    page.get_by_role("button", name="Nothing else").click()
    page.get_by_role("button", name="Leave these orders").click()
    expect(page.get_by_role("link", name="Your orders stand")).to_be_visible()
    seat = seat_of(other)
    page.goto("about:blank")
    while not any(event.code == "claim" and event.seat == seat for event in first.table.events()):
        if first.table.wire.view.to_move == seat:
            first.visitor.page.wait_for_timeout(CALM)
        else:
            mover([guest for guest in guests if guest is not other]).table.move()
    other.open()
    since = page.get_by_role("region", name="Since your last turn").get_by_role("listitem")
    expect(since.filter(has_text=f"{first.name} claimed")).to_have_count(1)
    expect(since.filter(has_text=f"{other.name} claimed").filter(has_text="(By your orders.)")).to_have_count(1)


def test_whoever_comes_to_their_turn_is_told_that_their_orders_are_about_to_be_carried_out(
    visit: Visit, ponderous: Server
) -> None:
    """Without that, they would see a move made for them while they think about it."""
    guests = gather(visit, ponderous.url, ("Anna", "Bruno"), customs=DAYS)
    first, page = order_a_claim(guests)
    expect(page.get_by_role("link", name="Your orders stand")).to_be_visible()
    while mover(guests) is first:
        first.table.move()
    page.set_viewport_size({"width": 390, "height": 844})
    expect(page.locator("main .status").get_by_text(DUE)).to_be_in_viewport()
    expect(page.locator("[data-told]").filter(has=page.get_by_text(DUE))).to_have_count(1)


def test_where_orders_ended_is_what_is_said_and_not_that_nothing_was_done(visit: Visit, server: Server) -> None:
    """The first steps of a turn may have been carried out before it."""
    guests = gather(visit, server.url, ("Anna", "Bruno"), customs=DAYS)
    first, page = order_a_claim(guests)
    expect(page.get_by_role("link", name="Your orders stand")).to_be_visible()
    while mover(guests) is first:
        first.table.move()
    page.set_viewport_size({"width": 390, "height": 844})
    expect(page.locator("main .status").get_by_text(ENDED)).to_be_in_viewport()
    expect(page.locator("[data-told]").filter(has=page.get_by_text(ENDED))).to_have_count(1)
    page.set_viewport_size({"width": 1366, "height": 900})
    page.get_by_role("link", name="Your orders ended").click()
    expect(page.get_by_text("what you wished for next is no longer available. Play on at the table.")).to_be_visible()


def test_orders_that_were_carried_out_meanwhile_are_not_said_to_be_withdrawn(visit: Visit, server: Server) -> None:
    """Their page may be open for days, and somebody may come back to it from another device."""
    guests = gather(visit, server.url, ("Anna", "Bruno"), customs=DAYS)
    first, page = order_a_claim(guests)
    expect(page.get_by_role("link", name="Your orders stand")).to_be_visible()
    visitor = next(guest for guest in guests if guest is not first).visitor
    visitor.forgive("status of 422")
    late = visitor.open_page()
    late.goto(f"{page.url}/orders")
    expect(late.get_by_role("heading", name="These orders stand")).to_be_visible()
    while mover(guests) is first:
        first.table.move()
    next(guest for guest in guests if guest is not first).table.move()
    late.get_by_role("button", name="Withdraw them").click()
    expect(late.get_by_role("alert")).to_have_text(GONE)
    expect(late.get_by_role("heading", name="These orders stand")).to_have_count(0)


def test_whoever_comes_back_to_orders_sees_how_they_stand_by_then(visit: Visit, server: Server) -> None:
    """Their page may have been in the background for days."""
    guests = gather(visit, server.url, ("Anna", "Bruno"), customs=DAYS)
    first, page = order_a_claim(guests)
    expect(page.get_by_role("link", name="Your orders stand")).to_be_visible()
    other = next(guest for guest in guests if guest is not first)
    other.visitor.forgive("status of 422")  # by the deal, nobody can leave orders before the next line is there
    late = other.visitor.open_page()
    late.goto(f"{page.url}/orders")
    stands = late.get_by_role("heading", name="These orders stand")
    expect(stands).to_be_visible()
    for guest in (first, other):
        while mover(guests) is guest:
            guest.table.move()
    expect(stands).to_be_visible()
    come_back(late)
    expect(stands).to_have_count(0)
    expect(late.get_by_role("heading", level=1)).not_to_have_text("Laying the table for your next turn.")


def test_orders_that_were_withdrawn_in_another_window_can_be_left_anew(visit: Visit, server: Server) -> None:
    first, page = order_a_claim(gather(visit, server.url, ("Anna", "Bruno"), customs=DAYS))
    page.get_by_role("link", name="Your orders stand").click()
    expect(page.get_by_role("heading", name="These orders stand")).to_be_visible()
    other = page.context.new_page()
    other.goto(page.url)
    stands = other.get_by_role("heading", name="These orders stand")
    expect(stands).to_be_visible()
    page.get_by_role("button", name="Withdraw them").click()
    expect(page.get_by_role("link", name="Leave orders")).to_be_visible()
    other.evaluate("window.dispatchEvent(new Event('focus'))")
    expect(other.get_by_role("heading", name="What should happen on your next turn?")).to_be_visible()
    other.close()
    assert mover([first]) is first


def test_whoever_withdraws_orders_that_are_gone_is_told_so_and_may_leave_others(visit: Visit, server: Server) -> None:
    guests = gather(visit, server.url, ("Anna", "Bruno"), customs=DAYS)
    first, page = order_a_claim(guests)
    expect(page.get_by_role("link", name="Your orders stand")).to_be_visible()
    other = next(guest for guest in guests if guest is not first)
    other.visitor.forgive("status of 422")
    late = other.visitor.open_page()
    late.goto(f"{page.url}/orders")
    expect(late.get_by_role("heading", name="These orders stand")).to_be_visible()
    page.get_by_role("link", name="Your orders stand").click()
    page.get_by_role("button", name="Withdraw them").click()
    expect(page.get_by_role("link", name="Leave orders")).to_be_visible()
    late.get_by_role("button", name="Withdraw them").click()
    expect(late.get_by_role("alert")).to_have_text(GONE)
    expect(late.get_by_role("heading", name="What should happen on your next turn?")).to_be_visible()


def test_whoever_comes_back_to_orders_that_are_being_made_goes_on_with_them(visit: Visit, server: Server) -> None:
    guests = gather(visit, server.url, ("Anna", "Bruno"), customs=DAYS)
    first = mover(guests)
    other = next(guest for guest in guests if guest is not first)
    late = other.visitor.open_page()
    late.goto(f"{other.visitor.page.url}/orders")
    claim(late)
    while mover(guests) is first:
        first.table.move()
    come_back(late)
    late.wait_for_timeout(CALM)
    expect(late.get_by_role("heading", name="And if that is gone by then?")).to_be_visible()


def test_orders_at_a_finished_game_are_refused_because_it_is_over(visit: Visit, server: Server) -> None:
    guests = gather(visit, server.url, ("Anna", "Bruno"), customs=DAYS)
    first, page = order_a_claim(guests)
    page.get_by_role("link", name="Your orders stand").click()
    anew = page.get_by_role("button", name="New orders")
    expect(anew).to_be_visible()
    for guest in guests:
        guest.visitor.forgive("status of 422")
    at_table = first.visitor.page
    at_table.get_by_role("button", name="This table").click()
    for press in ("Give up", "Give up for good"):
        at_table.get_by_role("dialog").get_by_role("button", name=press).click()
    expect(at_table.get_by_role("heading", name="The game is over.")).to_be_visible()
    anew.click()
    expect(page.get_by_role("alert")).to_have_text("The game is over.")
    expect(page.get_by_role("heading", name="These orders stand")).to_be_visible()
    page.reload()
    expect(page.get_by_role("main")).to_contain_text("The game is over.")


def test_while_a_bot_plays_for_somebody_orders_wait_until_they_are_back(visit: Visit, server: Server) -> None:
    guests = gather(visit, server.url, ("Anna", "Bruno", "Cleo"), customs=DAYS)
    first = mover(guests)
    visitor = next(guest for guest in guests if guest is not first).visitor
    visitor.forgive("status of 422")
    page, table = visitor.page, visitor.page.url
    expect(page.get_by_role("link", name="Leave orders")).to_be_visible()
    page.get_by_role("button", name="This table").click()
    page.get_by_role("dialog").get_by_role("button", name="Leave").click()
    expect(page.get_by_role("link", name="Leave orders")).to_have_count(0)
    page.goto(f"{table}/orders")
    expect(page.get_by_role("main")).to_contain_text("A bot is playing for you. Take your seat back first.")


def test_that_orders_are_withdrawn_is_said_at_the_table(visit: Visit, server: Server) -> None:
    """On a phone, where nothing in sight changed and nothing was announced."""
    first, page = order_a_claim(gather(visit, server.url, ("Anna", "Bruno"), customs=DAYS))
    page.get_by_role("link", name="Your orders stand").click()
    page.set_viewport_size({"width": 390, "height": 844})
    page.get_by_role("button", name="Withdraw them").click()
    expect_said(page, WITHDRAWN)
    first.table.move()
    expect(page.locator("main .status").get_by_text(WITHDRAWN)).to_have_count(0)


def test_what_is_asked_next_is_seen_on_a_phone_that_was_scrolled_to_the_cards(visit: Visit, server: Server) -> None:
    guests = gather(partial(visit, **PHONE), server.url, ("Anna", "Bruno"), "domaine", DAYS)
    skip_together([AtCourt(guest.visitor) for guest in guests], castles_stand)
    page = next(guest for guest in guests if guest is not mover(guests)).visitor.page
    page.set_viewport_size({"width": 390, "height": 667})
    page.goto(f"{page.url}/orders")
    asked = page.get_by_role("region", name="Orders for your next turn").get_by_role("heading", level=2)
    expect(page.get_by_role("region", name="Your hand").get_by_role("button").first).to_be_focused()
    assert page.evaluate("scrollY") == 0
    card = chosen_to_play(page)
    expect(asked).not_to_be_in_viewport()
    page.wait_for_timeout(CALM)
    page.locator("[data-confirm]:visible").click()
    expect(asked).to_have_text("And if that is gone by then?")
    expect(asked).to_be_in_viewport()
    expect(card).to_have_accessible_name(re.compile("playing it is in your orders$"))


def test_on_a_laptop_the_table_fits_below_the_orders_for_a_turn_of_two_steps(visit: Visit, server: Server) -> None:
    guests = gather(visit, server.url, ("Anna", "Bruno"), customs=DAYS)
    skip_together([guest.table for guest in guests], first_round)
    page = next(guest for guest in guests if guest is not mover(guests)).visitor.page
    page.set_viewport_size({"width": 1366, "height": 768})
    page.get_by_role("link", name="Leave orders").click()
    expect(page.get_by_role("heading", name="What should happen on your next turn?")).to_be_visible()
    page.wait_for_timeout(CALM)
    page.locator("[data-confirm]:visible").first.click()
    expect(page.locator(".line .spot").first).to_be_visible()
    claim(page)
    expect(page.get_by_role("list", name="The log would say").get_by_role("listitem")).to_have_count(2)
    assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")


def test_where_partners_order_their_turns_nobody_is_offered_talk_that_nobody_would_hear(
    visit: Visit, server: Server
) -> None:
    guests = gather(visit, server.url, ("Anna", "Bruno"), "royal-wedding", DAYS, teams=3)
    page = next(guest for guest in guests if guest is not mover(guests)).visitor.page
    talk = page.get_by_role("heading", name=re.compile("^With "))
    expect(talk).to_be_visible()
    page.get_by_role("link", name="Leave orders").click()
    expect(page.get_by_role("heading", name="What should happen on your next turn?")).to_be_visible()
    expect(talk).to_have_count(0)


def test_a_turn_is_ordered_without_a_mouse(visit: Visit, server: Server) -> None:
    guests = gather(visit, server.url, ("Anna", "Bruno"), "domaine", DAYS)
    skip_together([AtCourt(guest.visitor) for guest in guests], castles_stand)
    page = next(guest for guest in guests if guest is not mover(guests)).visitor.page
    keys = Keyboard(page)

    def press(*names: str) -> None:
        for name in names:
            page.wait_for_timeout(CALM)
            keys.press(name)
            keys.expect_focus(name)

    keys.tab_to_named("Leave orders")
    keys.press("Enter")
    expect(page.get_by_role("region", name="Your hand").get_by_role("button").first).to_be_focused()
    press("1", "s", "Enter")
    expect(page.locator("[data-first]").first).to_be_focused()
    press("Enter", "Enter")
    expect(page.get_by_role("heading", name="That will be your next turn")).to_be_focused()
    keys.tab_to_named("Leave these orders")
    keys.press("Enter")
    expect_said(page, STAND)


def order_a_claim(guests: list[Guest]) -> tuple[Guest, Page]:
    """Whose turn it is; and the page of the other one, who orders to claim the first domino, and nothing else."""
    first = mover(guests)
    page = next(guest for guest in guests if guest is not first).visitor.page
    page.get_by_role("link", name="Leave orders").click()
    claim(page)
    page.get_by_role("button", name="Nothing else").click()
    page.get_by_role("button", name="Leave these orders").click()
    return first, page


def come_back(page: Page) -> None:
    """As when somebody comes back to this tab."""
    page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")


def chosen_to_play(page: Page) -> Locator:
    """Touches a card of the hand that can be played, and what it is to be played for, if that is asked."""
    uses, cards = page.locator(".uses button"), page.get_by_role("region", name="Your hand").get_by_role("button")
    expect(cards.first).to_be_visible()
    for card in cards.all():
        card.click()
        expect(uses.last).to_contain_text("Sell it")
        if uses.count() == 1:
            continue
        page.wait_for_timeout(CALM)
        if not page.locator("[data-confirm]:visible").count():
            uses.first.click()
        return card
    raise AssertionError("no card of this hand can be played")


def first_round(update: Update) -> bool:
    assert isinstance(update.view.position, QueendominoView)
    return update.view.position.round > 0


def castles_stand(update: Update) -> bool:
    assert isinstance(update.view.position, DomaineView)
    return update.view.position.phase == "act"


def expect_said(page: Page, said: str) -> None:
    """A phone shows that, though the link to the orders is in its menu; it is announced, and the focus is kept."""
    expect(page.locator("main .status").get_by_text(said)).to_be_in_viewport()
    expect(page.locator("[data-told]").filter(has=page.get_by_text(said))).to_have_count(1)
    expect(page.locator("#status")).to_be_focused()


def seat_of(guest: Guest) -> int:
    return next(seat.seat for seat in guest.table.wire.view.seats if seat.yours)


def claim(page: Page, *, last: bool = False) -> None:
    """Orders the first domino that can be claimed, or the last. A press that comes too soon is lost."""
    spots = page.locator(".line .spot")
    before = spots.count()
    (spots.last if last else spots.first).click()
    for _ in range(TRIES):
        page.wait_for_timeout(CALM)
        page.locator("[data-confirm]:visible").first.click()
        try:
            expect(spots).not_to_have_count(before, timeout=AGAIN)
            return
        except AssertionError:
            continue
