"""A replay on the page: by keyboard, by the ribbon, by its address, without a seat."""

from __future__ import annotations

import re
import struct
from pathlib import Path
from typing import Final

import httpx
import msgspec
import pytest
from playwright.sync_api import Locator, Page, expect

from demesne.server.protocol import NewTable, Opened, Replay, SeatWish
from web.e2e.laid import laid
from web.e2e.listening import Ear, Said, unmarked
from web.e2e.phone import PHONE
from web.e2e.robot import keen, robot_at
from web.e2e.server import Server
from web.e2e.visitor import Visit
from web.e2e.wire import PATIENCE, said

RING: Final = 4
"""How far the ring around the current turn stands out."""
JSON: Final = {"content-type": "application/json"}


@pytest.fixture(scope="module")
def finished(server: Server) -> str:
    """A game of Kingdomino against a bot, played to its end without a page."""
    wish = NewTable("kingdomino", [SeatWish("you", "Cleo"), SeatWish("bot", "Bruno", "random")])
    answer = httpx.post(f"{server.url}/api/tables", content=msgspec.json.encode(wish), headers=JSON)
    opened = msgspec.json.decode(answer.content, type=Opened)
    with robot_at(server.url, opened.table, opened.key) as robot:
        robot.play(keen)
    return opened.table


LACKS = """(select) => {
  const has = select.offsetWidth;
  select.style.cssText = "width: max-content; max-width: none; min-width: max-content";
  const needs = select.offsetWidth;
  select.style.cssText = "";
  return needs - has;
}"""
"""How many pixels too narrow a choice is for the longest of its words."""


def moments(server: Server, table: str) -> Replay:
    return msgspec.json.decode(httpx.get(f"{server.url}/api/tables/{table}/replay").content, type=Replay)


def in_round(number: int) -> re.Pattern[str]:
    """The beginning of a heading for this round; numbers are isolated by invisible marks."""
    return re.compile(rf"Round \W*{number}\W*: ")


def at(page: Page, address: str) -> None:
    """The page shows this moment, and its address says so."""
    page.wait_for_url(re.compile(f"/replay#{re.escape(address)}$"), timeout=PATIENCE)
    expect(page.get_by_role("slider", name="Where in the game")).to_be_visible()


def test_a_finished_game_is_walked_through_by_keys(visit: Visit, finished: str, server: Server) -> None:
    page = visit().page
    page.goto(f"/t/{finished}")
    page.get_by_role("link", name="Watch it again").click()
    at(page, "0.0.0")
    expect(page).to_have_title(re.compile("^Replay"))
    expect(page.get_by_role("link", name="Go to the table")).to_have_attribute("href", f"/t/{finished}")
    heading = page.get_by_role("heading", level=1)
    expect(heading).to_have_text("The table is laid.")
    found = moments(server, finished).moments
    addresses = [f"{moment.round}.{moment.turn}.{moment.act}" for moment in found]
    page.keyboard.press("ArrowRight")
    at(page, addresses[1])
    expect(heading).to_contain_text(re.compile("Cleo|Bruno"))
    page.keyboard.press("ArrowDown")
    at(page, "1.1.1")
    expect(heading).to_contain_text(in_round(1))
    page.keyboard.press("ArrowRight")
    at(page, "1.1.2")
    page.keyboard.press("Shift+ArrowRight")
    at(page, "1.2.1")
    page.keyboard.press("End")
    at(page, addresses[-1])
    for points in found[-1].points:
        expect(page.get_by_role("main")).to_contain_text(str(points))
    page.keyboard.press("k")
    page.keyboard.press("Shift+K")
    expect(page.get_by_role("status").first).to_contain_text("A key moment:")
    page.keyboard.press("Home")
    at(page, "0.0.0")
    page.keyboard.press("?")
    expect(page.get_by_role("dialog", name="Keys")).to_contain_text("plays on from here")


def test_a_step_is_announced_once(visit: Visit, finished: str) -> None:
    """To those who step by keys or by a button; the slider says it by itself, and what is there at first has the focus.

    Readers do not tell when the heading that has the focus changes.
    """
    page = visit().page
    ear = Ear(page)
    page.goto(f"/t/{finished}/replay#1.1.1")
    heading = page.get_by_role("heading", level=1)
    expect(heading).to_contain_text(in_round(1))
    assert announced(ear, heading) == 0
    page.keyboard.press("ArrowRight")
    at(page, "1.1.2")
    assert announced(ear, heading) == 1
    page.get_by_role("button", name="One act on").click()
    at(page, "1.2.1")
    assert announced(ear, heading) == 1
    page.get_by_role("slider", name="Where in the game").focus()
    page.keyboard.press("ArrowDown")
    at(page, "2.1.1")
    assert announced(ear, heading) == 0


def announced(ear: Ear, heading: Locator) -> int:
    """How often live regions said what the heading says."""
    told = [each.text for each in ear.heard() if isinstance(each, Said)]
    return told.count(unmarked(heading.inner_text()))


def test_the_address_holds_the_moment(visit: Visit, finished: str) -> None:
    page = visit().page
    page.goto(f"/t/{finished}/replay#3.2.1")
    heading = page.get_by_role("heading", level=1)
    expect(heading).to_contain_text(in_round(3))
    page.reload()
    at(page, "3.2.1")
    expect(heading).to_contain_text(in_round(3))
    expect(page.get_by_role("slider", name="Where in the game")).to_have_attribute("aria-valuetext", in_round(3))
    page.keyboard.press("Space")
    expect(page.get_by_role("button", name="Pause")).to_be_visible()
    at(page, "4.1.1")
    page.keyboard.press("Space")
    expect(page.get_by_role("button", name=said("Play"))).to_be_visible()
    page.keyboard.press("Home")
    at(page, "0.0.0")
    page.reload()  # to where a replay begins by default
    expect(page.get_by_role("slider", name="Where in the game")).to_be_visible()


def test_a_phone_has_three_keys_and_the_ribbon(visit: Visit, finished: str) -> None:
    page = visit(**PHONE).page
    page.goto(f"/t/{finished}/replay#2.1.1")
    expect(page.get_by_role("heading", level=1)).to_contain_text(in_round(2))
    for name in ("One act back", "Play", "One act on"):
        box = page.get_by_role("button", name=said(name)).bounding_box()
        assert box
        assert min(box["width"], box["height"]) >= 44
    page.get_by_role("button", name="One act on").tap()
    at(page, "2.1.2")
    assert page.evaluate("document.documentElement.scrollWidth") == 390


def test_on_a_phone_the_last_turn_of_eight_is_in_sight(visit: Visit) -> None:
    visitor = visit(**PHONE)
    table = laid(visitor, ["Anna"], 8, "royal-wedding", level=1, played=lambda robot: robot.play(keen))
    page = visitor.page
    page.goto(f"/t/{table.id}/replay#99.1.1")
    expect(page.get_by_role("slider", name="Where in the game")).to_be_visible()
    box = page.locator(".turn.now i").bounding_box()
    assert box
    assert box["x"] + box["width"] + RING <= 390


def test_on_the_narrowest_screen_every_button_of_the_ribbon_is_in_sight(visit: Visit, finished: str) -> None:
    """As wide as a laptop's at 400 %."""
    page = visit(viewport={"width": 320, "height": 640}).page
    page.goto(f"/t/{finished}/replay#2.1.1")
    box = page.get_by_role("button", name="Keys").bounding_box()
    assert box
    assert box["x"] + box["width"] <= 320
    assert page.evaluate("document.documentElement.scrollWidth") == 320


@pytest.mark.parametrize("width", [320, 390])
@pytest.mark.parametrize("touch", [False, True])
def test_the_pace_is_never_cut_off(visit: Visit, finished: str, *, width: int, touch: bool) -> None:
    """In Spanish, French and Russian, whose words are long; where there is no room for any, a clock stands for it."""
    visitor = visit(viewport={"width": width, "height": 640}, has_touch=touch, is_mobile=touch)
    page = visitor.page
    for language in ("es", "fr", "ru"):
        visitor.keep("(language) => localStorage.setItem('demesne.settings', JSON.stringify({ language }))", language)
        page.goto(f"/t/{finished}/replay#2.1.1")
        pace = page.locator(".ribbon select")
        expect(pace).to_be_visible()
        if not page.locator(".pace svg").is_visible():
            assert pace.evaluate(LACKS) <= 0, language
        assert page.evaluate("document.documentElement.scrollWidth") == width


def test_a_record_from_elsewhere_is_checked_and_walked_through(visit: Visit, finished: str, server: Server) -> None:
    record = httpx.get(f"{server.url}/api/tables/{finished}/record").text
    visitor = visit()
    page = visitor.page
    page.goto("/")
    page.get_by_role("link", name="Walk through the record of a game").click()
    paste, through = page.get_by_label("Or paste the record"), page.get_by_role("button", name="Walk through it")
    visitor.forgive("422")
    paste.fill(record.replace("deal ", "steal ", 1))
    through.click()
    expect(page.get_by_role("alert")).to_contain_text(re.compile(r"Line \W*\d+\W*, .*steal"))
    paste.fill(record)
    through.click()
    at(page, "0.0.0")
    page.keyboard.press("ArrowDown")
    expect(page.get_by_role("heading", level=1)).to_contain_text(in_round(1))
    page.reload()
    expect(page.get_by_role("heading", level=1)).to_contain_text(in_round(1))
    page.get_by_role("link", name="Another record").click()
    expect(page.get_by_label("Or paste the record")).to_have_value("")


def test_where_a_game_cannot_be_walked_through_there_is_a_way_on(visit: Visit, finished: str, server: Server) -> None:
    visitor = visit()
    visitor.forgive(re.compile("404|409|422|ERR_FAILED"))
    page = visitor.page
    wish = NewTable("kingdomino", [SeatWish("you", "Cleo"), SeatWish("open")])
    answer = httpx.post(f"{server.url}/api/tables", content=msgspec.json.encode(wish), headers=JSON)
    waiting = msgspec.json.decode(answer.content, type=Opened).table
    for part in ("replay", "review"):
        page.goto(f"/t/{waiting}/{part}")
        onward = page.get_by_role("main").get_by_role("link", name="Go to the table")
        expect(onward).to_have_attribute("href", f"/t/{waiting}")
        expect(page.get_by_role("button", name="Try again")).to_have_count(0)
        page.goto(f"/t/{'x' * 26}/{part}")
        expect(page.get_by_role("main").get_by_role("link", name="Back to the start")).to_have_attribute("href", "/")
        expect(onward).to_have_count(0)
    page.route("**/api/tables/*/replay", lambda route: route.abort())
    page.goto(f"/t/{finished}/replay")
    expect(page.get_by_role("heading", level=1)).to_have_text("This game cannot be walked through.")
    page.unroute("**/api/tables/*/replay")
    page.get_by_role("button", name="Try again").click()
    at(page, "0.0.0")


def test_a_game_is_played_on_from_a_moment_and_its_end_has_that_and_a_picture(visit: Visit, finished: str) -> None:
    page = visit().page
    page.goto(f"/t/{finished}/replay#3.1.1")
    page.get_by_role("button", name="Play on from here").click()
    page.get_by_role("radio", name="Bruno").check()
    page.get_by_role("button", name="Play on", exact=True).click()
    page.wait_for_url(re.compile(r"/t/[\w-]+$"), timeout=PATIENCE)
    came = page.get_by_role("link", name=said("Played on from round 3"))
    expect(came).to_have_attribute("href", f"/t/{finished}/replay#3.1.1")
    branch = page.url.rsplit("/", 1)[-1]
    page.goto(f"/t/{finished}")
    expect(page.locator(f'a[href="/t/{branch}"]')).to_contain_text("From round")
    page.get_by_role("button", name="Picture").click()
    with page.expect_download(timeout=PATIENCE) as saved:
        page.get_by_role("button", name="Save the picture").click()
    drawn = Path(saved.value.path()).read_bytes()
    assert drawn.startswith(b"\x89PNG")
    assert struct.unpack(">II", drawn[16:24]) == (1200, 630)
    expect(page.get_by_role("img", name=re.compile("The picture of this game"))).to_be_visible()


def test_a_picture_that_could_not_be_shared_can_be_saved(visit: Visit, finished: str) -> None:
    """Whoever only dismisses what the system shows is told nothing."""
    page = visit().page
    page.add_init_script("""
        navigator.canShare = () => true;
        navigator.share = () => Promise.reject(new DOMException("", window.sharing ?? "AbortError"));
    """)
    page.goto(f"/t/{finished}")
    page.get_by_role("button", name="Picture").click()
    share = page.get_by_role("dialog").get_by_role("button", name="Share", exact=True).first
    unshared = page.get_by_text("This device could not share the picture.")
    share.click(timeout=PATIENCE)
    page.evaluate("window.sharing = 'NotAllowedError'")
    expect(unshared).to_have_count(0)
    share.click()
    expect(unshared).to_be_visible()
    expect(page.get_by_role("button", name="Save the picture")).to_be_enabled()


def test_friends_who_are_asked_to_play_on_are_told_from_where(visit: Visit, finished: str) -> None:
    page, guest = visit().page, visit().page
    page.goto(f"/t/{finished}/replay#3.1.1")
    page.get_by_role("button", name="Play on from here").click()
    page.get_by_role("radio", name="Friends, by a link").check()
    page.get_by_role("button", name="Play on", exact=True).click()
    room = page.get_by_role("main")
    expect(room.get_by_text(PLAYED_ON)).to_be_visible()
    expect(room.get_by_text("The first dominoes")).to_have_count(0)
    guest.goto(page.get_by_label("Link to play").input_value())
    expect(guest.get_by_role("heading", name="A seat is kept for you")).to_be_visible()
    expect(guest.get_by_text(PLAYED_ON)).to_be_visible()
    branch = page.url.rsplit("/", 1)[-1]
    page.goto(f"/t/{finished}")
    going = page.get_by_role("link").and_(page.locator(f'[href="/t/{branch}"]'))
    expect(going).to_contain_text("Guest")
    expect(going).not_to_contain_text("free seat")


PLAYED_ON = re.compile(r"Kingdomino.*Played on from round \W*3")
