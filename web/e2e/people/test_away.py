"""Somebody leaves, is away, resigns, asks for something; the server dies meanwhile, and nothing is lost."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path

import msgspec
import pytest
from playwright.sync_api import Locator, Page, expect

from demesne.server.protocol import TableView
from demesne.server.wire.company_messages import USUAL
from web.e2e.access import expect_access
from web.e2e.court import AtCourt
from web.e2e.gathering import Guest, gather, mover
from web.e2e.listening import Ear, Said
from web.e2e.server import Server
from web.e2e.table import skip_together
from web.e2e.turns.test_orders import castles_stand
from web.e2e.visitor import NETWORK, Visit
from web.e2e.wire import said

HASTY = msgspec.structs.replace(USUAL, grace=1)
NAMES = ("Anna", "Bruno", "Carla")
CLOSE = 9
"""Pixels, at most, between what is asked on a phone and the bar or the tabs below it."""
STEPS = 16
"""Within this many moves somebody claims without a deal following at once: the first round is reached."""
BREAK = "The game is paused."
PINNED = "at => { for (; at; at = at.parentElement) if (getComputedStyle(at).position === 'fixed') return true; }"
"""Whether an element lies above the page and does not scroll with it."""


@pytest.fixture
def hasty_server(tmp_path: Path) -> Iterator[Server]:
    """A server to be killed, which soon takes people for away."""
    started = Server(tmp_path / "tables", away=6.0)
    started.start()
    yield started
    started.stop()


def wish(guest: Guest, *names: str) -> None:
    """Opens *This table* and presses these names in turn."""
    guest.visitor.page.get_by_role("button", name="This table").click()
    for name in names:
        asked(guest.visitor.page).get_by_role("button", name=re.compile(f"^{name}")).click()


def asked(page: Page) -> Locator:
    return page.get_by_role("dialog")


def matter(guest: Guest) -> Locator:
    """The question that the people at the table have to settle."""
    return guest.visitor.page.get_by_role("region", name="At this table")


def until(guest: Guest, true: Callable[[TableView], object], what: str) -> None:
    wire = guest.table.wire
    wire.until(lambda: wire.update is not None and true(wire.view), what)


def die(server: Server, guests: list[Guest]) -> None:
    """The server is killed and starts again; everybody comes back by themselves."""
    for guest in guests:
        guest.visitor.forgive(NETWORK)
    server.kill()
    for guest in guests:
        expect(guest.table.status).to_have_text("The connection is lost. Trying again.")
    server.start()
    for guest in guests:
        expect(guest.table.status).not_to_have_text("The connection is lost. Trying again.")
        guest.table.ready()


def test_one_of_three_leaves_and_a_bot_plays_until_they_return(visit: Visit, own_server: Server) -> None:
    guests = gather(visit, own_server.url, NAMES)
    bruno = mover(guests)
    seat = bruno.table.wire.view.to_move
    others = [guest for guest in guests if guest is not bruno]
    assert seat is not None
    wish(bruno, "Leave")
    expect(bruno.visitor.page.get_by_role("button", name="Play now")).to_be_visible()
    until(others[0], lambda view: view.seats[seat].stint and view.to_move != seat, "the bot plays")
    die(own_server, others)
    until(others[0], lambda view: view.seats[seat].stint, "the bot is there still")
    bruno.visitor.forgive(NETWORK)
    bruno.open()
    expect(matter(bruno)).to_contain_text("While you were away, a bot made")
    until(others[0], lambda view: view.seats[seat].stint is None, "the person is back")
    expect_access(bruno.visitor.page, "back")


def test_those_who_are_here_let_a_bot_play_for_whoever_is_away(visit: Visit, hasty_server: Server) -> None:
    guests = gather(visit, hasty_server.url, NAMES, customs=HASTY)
    anna, bruno, carla = guests
    bruno.visitor.page.goto("/")
    lend = "Let a bot play until they are back"
    matter(carla).get_by_role("button", name="Wait").click()
    expect(matter(carla)).to_have_count(0)
    expect(matter(anna)).to_contain_text("has been away for")
    matter(anna).get_by_role("button", name=lend).click()
    for guest in (anna, carla):  # whoever waits learns of it, too
        expect(matter(guest)).to_contain_text(said_in("1 of 2 agreed to the bot."))
    die(hasty_server, [anna, carla])
    expect(matter(anna)).to_contain_text(said_in("1 of 2 agreed to the bot."))
    carla.visitor.page.set_viewport_size({"width": 390, "height": 844})
    carla.open()  # a phone whose page is opened while somebody is away
    matter(carla).get_by_role("button", name=lend).click()
    until(anna, lambda view: view.seats[1].stint, "a bot plays for Bruno")
    bruno.visitor.forgive(NETWORK)
    bruno.open()
    until(anna, lambda view: view.seats[1].stint is None, "Bruno is back")
    expect(matter(anna)).to_have_count(0)


def test_on_a_phone_nobody_who_is_away_hides_the_board_before_it_is_their_turn(
    visit: Visit, hasty_server: Server
) -> None:
    guests = gather(visit, hasty_server.url, NAMES, customs=HASTY)
    moving = mover(guests)
    away, other = (guest for guest in guests if guest is not moving)
    moving.visitor.page.set_viewport_size({"width": 390, "height": 844})
    away.visitor.page.goto("/")
    lend = matter(moving).get_by_role("button", name="Let a bot play until they are back")
    expect(lend).to_be_visible()
    assert not lend.evaluate(PINNED)
    lend.click()  # it can be settled ahead all the same
    matter(other).get_by_role("button", name="Let a bot play until they are back").click()
    until(moving, lambda view: any(seat.stint for seat in view.seats), "a bot plays")


def test_a_screen_reader_is_not_told_the_seconds_of_an_absence(visit: Visit, hasty_server: Server) -> None:
    """It says once that somebody is away, and once that a bot may play."""
    _, bruno, carla = gather(visit, hasty_server.url, NAMES, customs=HASTY)
    ear = Ear(carla.visitor.page)
    carla.open()
    bruno.visitor.page.goto("/")
    expect(matter(carla).get_by_role("button", name="Wait")).to_be_visible()
    carla.visitor.page.wait_for_timeout(3_000)
    says = [heard.text for heard in ear.heard() if isinstance(heard, Said)]
    assert sum("has been away for" in text for text in says) <= 1, says
    assert says.count("A bot may play for Bruno now.") == 1, says


def test_whoever_waits_is_asked_again_at_the_next_absence(visit: Visit, hasty_server: Server) -> None:
    anna, bruno = gather(visit, hasty_server.url, NAMES[:2], customs=HASTY)
    for _ in range(2):
        bruno.visitor.page.goto("/")
        expect(matter(anna)).to_contain_text("has been away for")
        matter(anna).get_by_role("button", name="Wait").click()
        expect(matter(anna)).to_have_count(0)
        bruno.open()
        until(anna, lambda view: view.seats[1].away is None, "Bruno is back")


def test_of_two_one_gives_up_by_two_presses_and_the_points_stand(visit: Visit, own_server: Server) -> None:
    guests = gather(visit, own_server.url, NAMES[:2])
    anna, bruno = guests
    wish(bruno, "Give up")
    bruno.visitor.page.keyboard.press("Enter")  # the same button, which now asks for confirmation
    for guest in guests:
        expect(matter(guest)).to_contain_text("gave up, and the game is over.")
        expect(matter(guest).get_by_role("listitem")).to_have_count(2)
        expect(matter(guest)).not_to_contain_text("a bot")  # none has moved
    die(own_server, guests)
    expect(matter(anna)).to_contain_text("gave up, and the game is over.")
    matter(anna).get_by_role("button", name="Ask for another game").click()
    matter(bruno).get_by_role("button", name="Agree").click()
    until(anna, lambda view: view.status == "playing" and view.ended is None, "another game")


def claimed(guests: list[Guest]) -> tuple[Guest, Guest]:
    """The guest with a claim that may be taken back, and the other guest."""
    for _ in range(STEPS):
        claiming = mover(guests)
        claiming.table.move()
        until(claiming, lambda view: view.to_move is not None, "the next turn")
        if claiming.table.offer is None and "undo" in claiming.table.wire.view.may:
            return claiming, next(guest for guest in guests if guest is not claiming)
    raise AssertionError("no claim could be taken back")


def test_on_a_phone_the_answers_stand_beside_the_time_that_is_left(visit: Visit, own_server: Server) -> None:
    """What is asked lies above the board there, and takes no more of it than it must."""
    claiming, other = claimed(gather(visit, own_server.url, NAMES[:2]))
    other.visitor.page.set_viewport_size({"width": 390, "height": 844})
    other.open()
    wish(claiming, "Ask to take back")
    left = matter(other).get_by_text("No answer in").bounding_box()
    let = matter(other).get_by_role("button", name="Let them").bounding_box()
    assert left is not None
    assert let is not None
    assert let["y"] < left["y"] + left["height"]
    below = other.visitor.page.locator("main > .bar, nav.tabs").filter(visible=True).first.bounding_box()
    card = matter(other).get_by_role("article").bounding_box()
    assert below
    assert card
    assert 0 <= below["y"] - card["y"] - card["height"] < CLOSE


def test_a_claim_is_taken_back_with_the_consent_of_the_other(visit: Visit, own_server: Server) -> None:
    guests = gather(visit, own_server.url, NAMES[:2])
    claiming, other = claimed(guests)
    wish(claiming, "Ask to take back")
    expect(matter(claiming)).to_contain_text(said_in("0 of 1 agreed"))
    die(own_server, guests)
    expect(matter(other)).to_contain_text("asks to take back their claim")
    seq = claiming.table.wire.seq
    matter(other).get_by_role("button", name="Let them").click()
    claiming.table.wire.until(
        lambda: claiming.table.wire.seq > seq and claiming.table.offer is not None, "the claim again"
    )
    expect(matter(other)).to_have_count(0)


def test_in_a_game_of_days_whoever_asked_is_told_when_they_come_back_that_it_was_refused(
    visit: Visit, server: Server
) -> None:
    anna, bruno, carla = gather(visit, server.url, NAMES, customs=msgspec.structs.replace(USUAL, hours=24, grace=0))
    wish(anna, "Ask for a break")
    expect(matter(bruno).get_by_role("button", name="No")).to_be_visible()
    anna.visitor.page.goto("about:blank")
    matter(bruno).get_by_role("button", name="No").click()
    expect(matter(carla).get_by_role("button", name="No")).to_have_count(0)
    anna.open()
    expect(matter(anna)).to_contain_text("Bruno did not agree.")


@pytest.mark.parametrize("asked_first", [True, False])
def test_on_a_phone_what_is_asked_leaves_the_hand_to_be_seen(
    visit: Visit, server: Server, *, asked_first: bool
) -> None:
    """It may stand there for a day, and what stands at the end of the page cannot be scrolled any further."""
    guests = gather(visit, server.url, NAMES, "domaine", msgspec.structs.replace(USUAL, hours=24, grace=0))
    skip_together([AtCourt(guest.visitor) for guest in guests], castles_stand)
    first = mover(guests)
    other = next(guest for guest in guests if guest is not first)
    wish(first if asked_first else other, "Ask for a break")
    guest = other if asked_first else first
    page = guest.visitor.page
    page.set_viewport_size({"width": 390, "height": 844})
    expect(matter(guest).get_by_role("button", name="No")).to_be_visible()
    page.evaluate("scrollTo(0, document.documentElement.scrollHeight)")
    hand = page.get_by_role("region", name="Your hand").bounding_box()
    above = matter(guest).bounding_box()
    assert hand
    assert above
    assert hand["y"] + hand["height"] <= above["y"]


@pytest.mark.parametrize("game", ["kingdomino", "domaine"])
def test_whoever_asked_is_told_that_it_was_refused_and_the_focus_of_the_other_stays(
    visit: Visit, server: Server, game: str
) -> None:
    anna, bruno = gather(visit, server.url, NAMES[:2], game=game)
    wish(anna, "Ask for a break")
    anna.visitor.page.keyboard.press("Escape")
    matter(bruno).get_by_role("button", name="No").press("Enter")
    expect(matter(anna)).to_contain_text("Bruno did not agree.")
    expect(matter(bruno)).to_have_count(0)
    expect(bruno.visitor.page.locator("main :focus")).to_have_count(1)


def test_a_break_holds_until_somebody_goes_on(visit: Visit, own_server: Server) -> None:
    guests = gather(visit, own_server.url, NAMES[:2])
    anna, bruno = guests
    bruno.visitor.page.set_viewport_size({"width": 390, "height": 844})
    wish(anna, "Ask for a break")
    expect_asked_on_every_tab(bruno, "Agree")
    matter(bruno).get_by_role("button", name="Agree").click()
    for guest in guests:
        expect(guest.table.status).to_have_text(BREAK)
    expect_asked_on_every_tab(bruno, "Go on")
    expect_said_once(bruno)
    die(own_server, guests)
    expect(anna.table.status).to_have_text(BREAK)
    matter(bruno).get_by_role("button", name="Go on").click()
    for guest in guests:
        expect(guest.table.status).not_to_have_text(BREAK)
    anna.table.wire.until(lambda: any(guest.table.offer for guest in guests), "somebody may move")


def expect_said_once(guest: Guest) -> None:
    """That there is a break is said at the top; beside *Go on*, how long it lasts, in the same line."""
    page = guest.visitor.page
    expect(page.get_by_text(BREAK, exact=True).and_(page.locator(":not(.vh, .vh *)"))).to_have_count(1)
    how = matter(guest).get_by_text("The break lasts until somebody at the table ends it.").bounding_box()
    on = matter(guest).get_by_role("button", name="Go on").bounding_box()
    assert how
    assert on
    assert on["y"] < how["y"] + how["height"]
    assert how["x"] + how["width"] <= on["x"]


def expect_asked_on_every_tab(guest: Guest, answer: str) -> None:
    """On a phone one can answer on every tab, because all are waiting for it, and the scores stay in sight."""
    page = guest.visitor.page
    tabs = page.get_by_role("navigation").get_by_role("button").filter(visible=True).all()
    assert len(tabs) > 1
    for tab in tabs:
        tab.click()
        expect(matter(guest).get_by_role("button", name=answer)).to_be_in_viewport(ratio=1)
        strip, asking = page.locator(".strip").bounding_box(), matter(guest).bounding_box()
        assert strip
        assert asking
        assert asking["y"] > strip["y"] + strip["height"]
    tabs[0].click()


def said_in(text: str) -> re.Pattern[str]:
    """Matches the text anywhere."""
    return re.compile(said(text).pattern.strip("^$"))


def test_a_phrase_is_read_by_all_and_anyone_may_be_muted(visit: Visit, server: Server) -> None:
    anna, bruno = gather(visit, server.url, NAMES[:2])
    for guest in (anna, bruno):
        guest.visitor.page.get_by_role("button", name=re.compile("^Talk")).click()
    asked(bruno.visitor.page).get_by_role("button", name="Well placed.").click()
    heard = asked(anna.visitor.page).get_by_role("list", name="What was said to everybody")
    expect(heard).to_contain_text("Well placed.")
    expect_access(anna.visitor.page, "talk")
    asked(anna.visitor.page).get_by_role("checkbox", name=said("Mute Bruno")).check()
    expect(heard).not_to_contain_text("Well placed.")


def test_unread_words_are_marked_on_the_band_and_on_a_phones_menu(visit: Visit, server: Server) -> None:
    """They are shown for a while only, and on a phone perhaps below what is in sight."""
    anna, bruno = gather(visit, server.url, NAMES[:2])
    page = anna.visitor.page
    bruno.visitor.page.get_by_role("button", name=re.compile("^Talk")).click()
    asked(bruno.visitor.page).get_by_role("button", name="Well placed.").click()
    expect(page.get_by_role("button", name="Talk, something new")).to_have_css("text-decoration-style", "dotted")
    page.set_viewport_size({"width": 390, "height": 844})
    menu = page.get_by_role("button", name="Menu, something new")
    expect_access(page, "news")
    menu.click()
    page.get_by_role("button", name="Talk, something new").click()
    page.keyboard.press("Escape")
    expect(menu).to_have_count(0)
    page.reload()
    expect(page.get_by_role("button", name="Menu", exact=True)).to_be_visible()


def test_words_that_are_refused_stay_where_they_were_written(visit: Visit, server: Server) -> None:
    anna, _ = gather(visit, server.url, NAMES[:2])
    page = anna.visitor.page
    page.get_by_role("button", name=re.compile("^Talk")).click()
    words, refusal = asked(page).get_by_role("textbox"), asked(page).get_by_role("alert")
    for number in range(20):  # faster than the rate limit of the talk
        line = f"line {number}"
        words.fill(line)
        words.press("Enter")
        anna.table.wire.until(lambda: words.input_value() == "" or refusal.text_content(), "taken or refused")
        if refusal.text_content():
            break
    expect(refusal).not_to_be_empty()
    expect(words).to_have_value(line)


def test_a_new_name_in_the_settings_reaches_the_table(visit: Visit, server: Server) -> None:
    anna, bruno = gather(visit, server.url, NAMES[:2])
    bruno.visitor.page.get_by_role("button", name="Settings").click()
    asked(bruno.visitor.page).get_by_label("Your name").fill("Benno")
    until(anna, lambda view: view.seats[1].name == "Benno", "the new name")
