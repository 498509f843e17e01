"""Today's kingdom: one try from the start page, its end beside those of others, and only practice from then on."""

from __future__ import annotations

import json
import re

from playwright.sync_api import Locator, Page, Route, expect

from web.e2e.pages import sign_in, sign_up
from web.e2e.robot import in_last_round
from web.e2e.table import AtTable, skip_together, take_turns
from web.e2e.visitor import NETWORK, Visit, Visitor
from web.e2e.wire import PATIENCE, said


def test_one_try_of_today_counts_and_is_laid_beside_the_others(visit: Visit) -> None:
    guest = visit()
    page = guest.page
    page.goto(f"{guest.url}/")
    page.get_by_role("radio", name="Kingdomino").check()
    part = page.get_by_role("region", name=re.compile("kingdom$"))
    expect(part.get_by_text(said("Kingdomino against a bot, Innkeeper. The first try counts."))).to_be_visible()
    part.get_by_role("button", name="Play it").click()
    table = AtTable(guest).ready()
    skip_together([table], in_last_round)
    take_turns([table])

    page.get_by_role("button", name="Compare results").click()
    sheet = page.get_by_role("dialog", name="Compare results")
    expect(sheet.get_by_role("columnheader", name="You")).to_be_visible()
    page.set_viewport_size({"width": 320, "height": 400})
    expect(sheet.get_by_role("rowheader", name="At the end")).to_be_in_viewport(ratio=1)
    page.keyboard.press("Escape")

    page.goto(f"{guest.url}/")
    page.get_by_role("radio", name="Kingdomino").check()
    expect(part).to_contain_text("played")
    expect(part.get_by_role("link", name="How it went")).to_be_visible()
    with page.expect_request("**/api/today") as asked:
        part.get_by_role("button", name="Play it again, for practice").click()
    assert json.loads(asked.value.post_data or "{}")["practice"] is True


def test_no_game_of_a_day_is_offered_to_be_listed_where_others_could_watch_it(visit: Visit) -> None:
    guest = visit()
    page = guest.page
    page.goto("/")
    page.get_by_role("region", name=re.compile("kingdom$")).get_by_role("button", name="Play it").click()
    AtTable(guest).ready()
    page.get_by_role("button", name="This table").click()
    sheet = page.get_by_role("dialog", name="This table")
    expect(sheet.get_by_role("checkbox", name="Others may watch")).to_be_visible()
    expect(sheet.get_by_role("checkbox", name=re.compile("Open tables"))).to_have_count(0)


def test_two_bots_of_a_day_are_told_apart(visit: Visit) -> None:
    guest = visit()
    page = guest.page
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    page.route(re.compile("/api/today.*royal"), hold)
    page.goto("/")
    begin = page.get_by_role("region", name=re.compile("kingdom$")).get_by_role("button", name="Play it")
    expect(begin).to_be_enabled()
    page.get_by_role("radio", name="Royal Wedding").check()
    expect(begin).to_be_disabled()  # it is still the deal of another game
    while not held:  # the browser may hear of the question later than the page asks it
        page.wait_for_timeout(20)
    held.pop().continue_()
    page.unroute(re.compile("/api/today.*royal"), hold)  # it is asked for once more before a table is opened
    begin.click()
    AtTable(guest).ready()
    seats = page.request.get(f"/api/tables/{page.url.rsplit('/', 1)[1]}").json()["seats"]
    assert len({seat["name"] for seat in seats}) == len(seats) == 3


def test_a_try_that_was_given_up_is_compared_with_nothing(visit: Visit) -> None:
    page = visit().page
    _shown(page).get_by_role("button", name="Play it").click()
    page.get_by_role("button", name="This table").click()
    page.get_by_role("button", name=re.compile("^Give up")).click()
    page.get_by_role("button", name=re.compile("^Give up for good")).click()
    expect(page.get_by_role("link", name="Watch it again")).to_be_visible()
    expect(page.get_by_role("button", name="Compare results")).to_have_count(0)


def test_a_page_opened_before_midnight_does_not_count_the_new_day_as_practice(visit: Visit) -> None:
    guest = visit()
    page, part = guest.page, _shown_the_day_before(guest)
    part.get_by_role("button", name="Play it again, for practice").click()
    expect(part.get_by_role("link", name="How it went")).to_have_count(0)  # with the deal of today, not yet played
    with page.expect_request("**/api/today") as asked:
        part.get_by_role("button", name="Play it").click()
    assert json.loads(asked.value.post_data or "{}")["practice"] is False
    AtTable(guest).ready()
    page.goto(f"{guest.url}/")
    expect(part.get_by_role("link", name="Go on")).to_be_visible()
    expect(part.get_by_role("button")).to_have_count(0)  # its first try is not over: nothing to practise yet


def test_a_reader_who_comes_back_the_next_day_finds_its_deal(visit: Visit) -> None:
    guest = visit()
    part = _shown_the_day_before(guest)
    expect(part.get_by_role("link", name="How it went")).to_be_visible()
    guest.page.evaluate("() => document.dispatchEvent(new Event('visibilitychange'))")
    expect(part.get_by_role("button", name="Play it", exact=True)).to_be_visible()


def test_a_try_begun_in_another_window_is_gone_on_with_not_practised(visit: Visit) -> None:
    guest = visit()
    page = guest.page
    here = _shown(page)
    expect(here.get_by_role("button", name="Play it")).to_be_visible()
    other = guest.open_page()
    _shown(other).get_by_role("button", name="Play it").click()
    AtTable(guest, other).ready()
    expect(here.get_by_role("link", name="Go on")).to_have_attribute("href", re.compile(other.url[-26:]))
    expect(here.get_by_role("button")).to_have_count(0)


def test_of_two_windows_that_begin_at_once_one_has_the_first_try(visit: Visit) -> None:
    guest = visit()
    page, other = guest.page, guest.open_page()
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    buttons = [_shown(each).get_by_role("button", name="Play it") for each in (page, other)]
    for button in buttons:
        expect(button).to_be_enabled()
    guest.context.route("**/api/today", hold)
    for button in buttons:
        button.click()
    while not held:
        page.wait_for_timeout(20)
    page.wait_for_timeout(500)  # whoever does not wait has asked by now
    assert len(held) == 1
    first = held[0].request.frame.page
    held.pop().continue_()
    guest.context.unroute("**/api/today", hold)
    first.wait_for_url("**/t/*")
    here = (other if first is page else page).get_by_role("region", name=re.compile("kingdom$"))
    expect(here.get_by_role("link", name="Go on")).to_have_attribute("href", re.compile(first.url[-26:]))


def test_what_is_shown_as_the_first_try_is_never_opened_as_practice(visit: Visit) -> None:
    """Even where the window has not noticed that it has been begun elsewhere."""
    page = visit().page
    here = _shown(page)
    expect(here.get_by_role("button", name="Play it")).to_be_visible()
    begun = {"day": page.request.get("/api/today/kingdomino").json()["day"], "table": "a-table"}
    page.evaluate("tried => localStorage.setItem('demesne.today', tried)", json.dumps({"kingdomino": begun}))
    here.get_by_role("button", name="Play it").click()
    expect(here.get_by_role("button", name="Play it again, for practice")).to_be_visible()
    expect(page).to_have_url(re.compile("/$"))


def test_whoever_has_begun_is_told_when_the_next_deal_comes_where_they_are(visit: Visit) -> None:
    """A deal lasts for a day of UTC; in Tokyo, that begins at nine."""
    page = visit(timezone_id="Asia/Tokyo").page
    here = _shown(page)
    comes = here.get_by_text("The next one comes at 09:00.")
    expect(here.get_by_role("button", name="Play it")).to_be_visible()
    expect(comes).to_have_count(0)
    begun = {"day": page.request.get("/api/today/kingdomino").json()["day"], "table": ""}
    page.evaluate("tried => localStorage.setItem('demesne.today', tried)", json.dumps({"kingdomino": begun}))
    page.reload()
    expect(comes).to_be_visible()


def test_the_first_try_of_an_account_is_known_in_its_other_browsers(visit: Visit) -> None:
    laptop, phone = visit(), visit()
    sign_up(laptop.page, "Daily Dora")
    here = _shown(laptop.page)
    here.get_by_role("button", name="Play it").click()
    begun = AtTable(laptop).ready().id
    sign_in(phone.page, "Daily Dora")
    there = _shown(phone.page)
    expect(there.get_by_role("link", name="Go on")).to_have_attribute("href", f"/t/{begun}")
    expect(there.get_by_role("button")).to_have_count(0)


def test_a_game_of_today_is_one_in_another_browser_too_and_a_secret_until_the_day_is_over(visit: Visit) -> None:
    laptop, phone = visit(), visit()
    sign_up(laptop.page, "Daily Drake")
    _shown(laptop.page).get_by_role("button", name="Play it").click()
    table = AtTable(laptop).ready()
    skip_together([table])
    page = phone.page
    sign_in(page, "Daily Drake")
    page.goto("/history")
    expect(page.get_by_role("link", name=re.compile("^Review"))).to_be_visible()
    expect(page.get_by_role("link", name=re.compile("^The same deal"))).to_have_count(0)
    page.goto(f"/t/{table.id}")
    expect(page.get_by_role("button", name="Compare results")).to_be_visible()
    expect(page.get_by_role("link", name="The same deal")).to_have_count(0)
    link = _pictured(page).get_by_label("Link to watch")
    expect(link).to_have_count(0)
    page.goto(f"/t/{table.id}/replay#3.1.1")  # what is played on from it begins with the same deal
    page.get_by_role("button", name="Play on from here").click()
    page.get_by_role("button", name="Play on", exact=True).click()
    page.wait_for_url(re.compile(r"/t/[\w-]+$"), timeout=PATIENCE)
    AtTable(phone).ready().skip_to()
    _pictured(page)
    expect(link).to_have_count(0)
    page.goto(f"/t/{table.id}")
    page.route("**/api/today/kingdomino", _of_an_earlier_day)
    page.reload()
    _pictured(page)
    expect(link).to_be_visible()
    phone.forgive(NETWORK)
    page.route("**/api/today/kingdomino", lambda route: route.abort())  # nobody says which day it is
    page.reload()
    _pictured(page)
    expect(link).to_have_count(0)


def _pictured(page: Page) -> Locator:
    """The sheet with the picture of the game at whose end *page* is, once it is drawn."""
    page.get_by_role("button", name="Picture").click()
    sheet = page.get_by_role("dialog", name="Picture")
    expect(sheet.get_by_role("img")).to_be_visible()
    return sheet


EARLIER = {"day": "2026-01-02", "table": "a-table"}


def _shown_the_day_before(guest: Visitor) -> Locator:
    """Today's part of a start page that shows an earlier day's deal, which was played then."""
    page = guest.page
    guest.keep("tried => localStorage.setItem('demesne.today', tried)", json.dumps({"kingdomino": EARLIER}))
    page.route("**/api/today/kingdomino", _of_an_earlier_day, times=1)
    return _shown(page)


def _shown(page: Page) -> Locator:
    """Today's part of the start page, for Kingdomino."""
    page.goto("/")
    page.get_by_role("radio", name="Kingdomino").check()
    return page.get_by_role("region", name=re.compile("kingdom$"))


def _of_an_earlier_day(route: Route) -> None:
    """The server's answer, as it was on the day when ``EARLIER`` was played."""
    told = route.fetch().json()
    route.fulfill(json={**told, "day": EARLIER["day"]})
