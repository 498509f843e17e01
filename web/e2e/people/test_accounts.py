"""Accounts: by password and by passkey; a rated game between two, its change on the end page, the profile."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, Route, expect

from tests.server.client import Site
from web.e2e.access import expect_access
from web.e2e.pages import PASSWORD, Join, Start, choose, sign_in, sign_up
from web.e2e.phone import PHONE, expect_no_sideways
from web.e2e.server import Server
from web.e2e.visitor import Visit


def _offers_mail(page: Page) -> None:
    """*page* is answered as by a server that sends mail, but finds out that none gets to the address it was given."""
    given: dict[str, str] = {}

    def answer(route: Route) -> None:
        asked = route.request.post_data_json or {}
        lost = bool(given) and not asked
        given.update(asked)
        route.fulfill(json={"offered": True, "address": None, "wanted": given.get("address"), "lost": lost})

    page.route("**/api/mail", answer)


def _device(page: Page, *, verifies: bool = True) -> Callable[[], list[Any]]:
    """Has *page* lie on a device that keeps passkeys, or with a key that *verifies* nobody; what it keeps."""
    wire = page.context.new_cdp_session(page)
    wire.send("WebAuthn.enable")
    keys = {"protocol": "ctap2", "hasResidentKey": True, "automaticPresenceSimulation": True}
    options = {**keys, "hasUserVerification": verifies, "isUserVerified": verifies}
    options["transport"] = "internal" if verifies else "usb"
    device = wire.send("WebAuthn.addVirtualAuthenticator", {"options": options})
    return lambda: list(wire.send("WebAuthn.getCredentials", device)["credentials"])


def _until_none(page: Page, kept: Callable[[], list[Any]]) -> None:
    """Waits until the device keeps no passkey, as it has been told."""
    for _ in range(100):
        if not kept():
            return
        page.wait_for_timeout(50)
    raise AssertionError(kept())


def test_a_rated_game_between_two_accounts_changes_what_stands_beside_their_names(visit: Visit) -> None:
    anna, bruno = visit().page, visit().page
    _offers_mail(anna)
    sign_up(anna, "Annegret")
    mail = anna.get_by_role("region", name="Notices by email")
    mail.get_by_label("Email address").fill("annegret@example.org")
    anna.keyboard.press("Enter")
    expect(mail.get_by_role("status")).to_contain_text("An email with a link has been sent to annegret@example.org.")
    expect_access(anna, "account")
    expect(mail.get_by_role("status")).to_contain_text("No email could be sent to annegret@example.org.")
    sign_up(bruno, "Brunolf")
    anna.goto("/new/friends")
    choose(anna, "Game", "Kingdomino")
    choose(anna, "How many players", "2")
    anna.get_by_label("Anybody may sit down").check()
    anna.get_by_label("Rated game").check()
    anna.get_by_role("button", name="Lay the table").click()
    expect(anna.get_by_text("The game is rated.")).to_be_visible()
    expect(anna.get_by_role("button", name="Seat a bot")).to_have_count(0)  # it would be refused
    bruno.goto("/lobby")
    row = bruno.get_by_role("listitem").filter(has_text="Annegret")
    expect(row).to_contain_text("rated")
    expect(row).to_contain_text("Rating not certain yet")
    row.get_by_role("button").click()
    expect(bruno.locator("#status")).to_be_visible()
    for page, costs in ((anna, {"Close the table": "as a defeat"}), (bruno, {"Leave": "as a defeat"})):
        page.get_by_role("button", name="This table").click()
        for press, what in ({"Ask to end here": "is not rated"} | costs).items():
            expect(page.get_by_role("button", name=press)).to_contain_text(what)
    expect(anna.get_by_label("Others may watch")).to_be_checked()
    expect(anna.get_by_label("Hints are allowed")).to_have_count(0)  # it would be refused
    anna.keyboard.press("Escape")
    bruno.get_by_role("button", name=re.compile("Give up")).click()
    bruno.get_by_role("button", name=re.compile("Give up")).last.click()
    for page in (anna, bruno):
        changes = page.get_by_role("list", name="Ratings before and after this game")
        expect(changes).to_contain_text(re.compile(r"Annegret\s*1500 → 1[5-7]\d\d"))
        expect(changes).to_contain_text(re.compile(r"Brunolf\s*1500 → 1[2-4]\d\d"))
    anna.goto("/account")
    anna.get_by_role("link", name="My profile").click()
    expect(anna.get_by_text("Kingdomino · two players")).to_be_visible()
    expect_access(anna, "profile")
    anna.set_viewport_size({"width": 390, "height": 844})


def test_a_profile_names_bots_by_their_level_and_breaks_a_long_name_on_a_phone(visit: Visit) -> None:
    page = visit(**PHONE).page
    game = {"at": 1, "game": "kingdomino", "mode": "pair", "sides": 2, "rank": 1, "firsts": 1}
    ends = {"points": 44, "before": None, "after": None, "early": None}
    games = [{"game": {"table": each} | game | ends, "others": [each]} for each in ("level:4", "Ben")]
    whose = {"id": "w", "name": "W" * 20, "made": 1, "hidden": False, "yours": False, "moderates": False}
    told = whose | {"ratings": [], "tallies": [], "best": None, "games": games}
    page.route("**/api/people/w", lambda route: route.fulfill(json=told))
    page.goto("/people/w")
    played = page.get_by_role("region", name="Games").get_by_role("listitem")
    expect(played.first).to_contain_text("Innkeeper")
    expect(played.last).to_contain_text("Ben")
    expect_no_sideways(page, "a profile on a phone")


def test_whoever_needs_an_account_to_sit_down_is_shown_the_way_and_goes_by_its_name(visit: Visit) -> None:
    anna, bruno = visit(), visit()
    bruno.forgive("status of 401")  # a guest tries to sit down
    sign_up(anna.page, "Adelgund")
    anna.page.goto("/new/friends")
    choose(anna.page, "Game", "Kingdomino")
    choose(anna.page, "How many players", "2")
    anna.page.get_by_label("Rated game").check()
    anna.page.get_by_role("button", name="Lay the table").click()
    page = Join(bruno).open(anna.page.get_by_label("Link to play").input_value()).page
    page.get_by_role("button", name="Sit down").click()
    expect(page.get_by_role("alert")).to_contain_text("you need an account")
    page.get_by_role("link", name="Keep my games under a name").click()
    expect(page.get_by_role("heading", name="Account")).to_be_visible()
    page.get_by_role("radio", name="New account").check()
    page.get_by_label("Name", exact=True).fill("Berthold")
    page.get_by_label("Password", exact=True).fill(PASSWORD)
    page.get_by_role("button", name="Create an account").click()
    expect(page.get_by_text("this one")).to_be_visible()
    page.go_back()
    expect(page.get_by_text("Berthold", exact=True).last).to_be_visible()
    expect(page.get_by_label("Your name")).to_have_count(0)
    page.get_by_role("button", name="Sit down").click()
    expect(page.locator("#status")).to_contain_text(re.compile("Adelgund|Berthold"))


def test_a_game_begun_in_one_browser_of_an_account_is_found_in_the_other(visit: Visit) -> None:
    anna, other = visit().page, visit().page
    sign_up(anna, "Amalberga")
    sign_in(other, "Amalberga")
    anna.goto("/new/friends")
    anna.get_by_role("button", name="Lay the table").click()
    anna.get_by_role("link", name="Go to the table").click()
    expect(anna.get_by_role("list", name="Seats")).to_contain_text("you, the host")
    other.goto(anna.url)
    expect(other.get_by_role("list", name="Seats")).to_contain_text("you, the host")
    anna.goto("/new/friends")
    anna.get_by_role("button", name="Lay the table").click()
    expect(anna.get_by_role("heading", name="The table is laid")).to_be_visible()
    other.goto("/")
    tables = other.get_by_role("region", name="Go on").get_by_role("listitem")
    expect(tables).to_have_count(2)
    tables.first.get_by_role("button", name="Forget this table").click()
    expect(tables).to_have_count(1)
    other.reload()
    expect(tables).to_have_count(1)


def test_whether_the_password_was_changed_is_said_where_it_was_typed(visit: Visit) -> None:
    """A refused one leaves the fields as they were; then it takes one correction."""
    anna = visit()
    anna.forgive("status of 401")
    page = anna.page
    sign_up(page, "Aldegund")
    form = page.get_by_role("region", name="Password")
    form.get_by_label("Current password").fill("another long word")
    form.get_by_label("New password").fill("three words or more")
    page.keyboard.press("Enter")
    expect(form.get_by_role("alert")).to_have_text("The current password is wrong.")
    expect(form.get_by_role("status")).to_be_empty()
    form.get_by_label("Current password").fill(PASSWORD)
    form.get_by_role("button", name="Set the password").press("Enter")
    expect(form.get_by_role("status")).to_have_text("The password is set. All other browsers are signed out.")
    expect(form.get_by_role("alert")).to_be_empty()
    expect(form.get_by_label("New password")).to_have_value("")
    expect(form.get_by_role("button", name="Set the password")).to_be_focused()


def test_an_account_takes_another_name_and_goes_by_it_in_every_browser(visit: Visit) -> None:
    """Where its owner sits already, the one before stays: others have met them under it."""
    anna, other, stranger = visit(), visit(), visit()
    anna.forgive("status of 4(09|22)")
    page = anna.page
    sign_up(stranger.page, "Sigrun")
    sign_up(page, "Adelberta")
    sign_in(other.page, "Adelberta")
    page.goto("/new/friends")
    page.get_by_role("button", name="Lay the table").click()
    page.get_by_role("link", name="Go to the table").click()
    table = page.url
    page.goto("/account")
    page.locator("summary", has_text="Change the name").click()
    page.get_by_label("New name").fill("Sigrun")
    page.keyboard.press("Enter")
    expect(page.get_by_role("group").get_by_role("alert")).to_contain_text("Somebody has that name already")
    page.get_by_label("New name").fill("Berta")
    expect_access(page, "another name")
    page.keyboard.press("Enter")
    expect(page.get_by_role("status").filter(has_text="The name is changed.")).to_be_visible()
    for each in (page, other.page):
        each.goto("/account")
        expect(each.get_by_role("main").get_by_text("Berta", exact=True)).to_be_visible()
        expect(each.get_by_role("banner").get_by_text("Berta", exact=True)).to_be_visible()
    page.goto(table)
    expect(page.get_by_role("list", name="Seats")).to_contain_text("Adelberta")


def test_who_comes_and_goes_by_keyboard_does_not_lose_their_place(visit: Visit) -> None:
    """What was pressed is gone afterwards: then the page has the focus, not nothing."""
    anna, other = visit(), visit()
    anna.forgive("status of 422")
    page, main = anna.page, anna.page.get_by_role("main")
    page.goto("/account")
    page.get_by_role("radio", name="New account").check()
    page.get_by_label("Name", exact=True).fill("Adelind")
    create = page.get_by_role("button", name="Create an account")
    create.press("Enter")
    expect(page.get_by_role("alert")).to_contain_text("That password is too easy")
    expect(create).to_be_focused()
    page.get_by_label("Password", exact=True).fill(PASSWORD)
    create.press("Enter")
    expect(page.get_by_text("this one")).to_be_visible()
    expect(main).to_be_focused()
    sign_in(other.page, "Adelind")
    page.reload()
    page.get_by_role("button", name="Sign out there").press("Enter")
    expect(page.get_by_role("button", name="Sign out there")).to_have_count(0)
    expect(main).to_be_focused()
    page.get_by_role("button", name="Sign out", exact=True).press("Enter")
    expect(page.get_by_label("Name", exact=True)).to_be_visible()
    expect(main).to_be_focused()
    sign_in(page, "Adelind", there=True)
    page.get_by_text("Delete the account").click()
    page.get_by_label("Your name, to confirm").fill("Adelind")
    page.get_by_role("region", name="Your data").get_by_label("Password").fill(PASSWORD)
    page.get_by_role("button", name="Delete for good").press("Enter")
    expect(page.get_by_role("status").filter(has_text="The account has been deleted.")).to_be_visible()
    expect(main).to_be_focused()


def test_a_browser_that_is_signed_out_elsewhere_says_so_and_shows_the_way_back(visit: Visit) -> None:
    anna, other = visit(), visit()
    other.forgive("status of 401")
    sign_up(anna.page, "Amalfrid")
    sign_in(other.page, "Amalfrid")
    table = Start(other, other.open_page()).open().play_now(2)
    anna.page.reload()
    anna.page.get_by_role("button", name="Sign out there").click()
    expect(table.page.get_by_role("heading", level=1)).to_have_text("You are signed out here. Sign in again.")
    expect(table.page.locator("main:focus, main h1:focus")).to_have_count(1)  # whichever notices first
    table.page.get_by_role("link", name="Sign in").click()
    expect(table.page.get_by_role("alert")).to_have_text("You are signed out here. Sign in again.")
    other.page.get_by_label("Show others only my name").click()
    expect(other.page.get_by_label("Name", exact=True)).to_be_visible()
    expect(other.page.get_by_role("alert")).to_have_text("You are signed out here. Sign in again.")
    sign_in(table.page, "Amalfrid", there=True)
    other.page.reload()
    expect(other.page.get_by_text("this one")).to_be_visible()
    table.page.go_back()
    expect(table.page.locator("#status")).to_be_visible()


def test_another_tab_does_not_end_the_session_that_was_begun_in_this_one(visit: Visit) -> None:
    anna = visit()
    anna.forgive("status of 401")
    page, other = anna.page, anna.open_page()
    sign_up(page, "Adelhard")
    other.goto("/account")
    expect(other.get_by_text("this one")).to_be_visible()
    page.get_by_role("button", name="Sign out", exact=True).click()
    sign_in(page, "Adelhard", there=True)
    other.get_by_label("Show others only my name").click()  # with the key of the session before
    expect(other.get_by_text("this one")).to_be_visible()
    page.reload()
    expect(page.get_by_text("this one")).to_be_visible()


def test_a_passkey_opens_an_account_and_what_the_guest_played_is_in_it(visit: Visit, server: Server) -> None:
    visitor = visit(server.url.replace("127.0.0.1", "localhost"))
    visitor.forgive("status of 409")
    page = visitor.page
    page.goto("/new/friends")
    page.get_by_role("button", name="Lay the table").click()
    expect(page.get_by_role("link", name="Go to the table")).to_be_visible()
    kept = _device(page)
    page.goto("/account")
    page.get_by_role("radio", name="New account").check()
    site = Site(int(server.url.rsplit(":", 1)[1]))
    site.post("/api/account", {"name": "Carl", "password": PASSWORD})
    site.http.close()
    page.get_by_label("Name", exact=True).fill("Carl")
    page.get_by_role("button", name="Use a passkey").click()
    expect(page.get_by_role("alert")).to_contain_text("Somebody has that name already")
    assert kept() == [], "it would open nothing"
    page.get_by_label("Name", exact=True).fill("Carlotta")
    page.get_by_role("button", name="Use a passkey").click()
    expect(page.get_by_text("1 game from this browser now belongs to the account.")).to_be_visible()
    passkeys = page.get_by_role("region", name="Passkeys")
    expect(passkeys.get_by_role("listitem")).to_contain_text("Chrome, Linux Passkey since")  # which device it is on
    passkeys.get_by_role("button", name="Add a passkey").click()
    expect(passkeys.get_by_role("alert")).to_have_text("This device already has a passkey for this account.")
    passkeys.get_by_role("button", name=re.compile("^Remove: Chrome, Linux · Passkey since")).click()
    expect(passkeys.get_by_role("alert")).to_have_text("This is the only way into the account. Set a password first.")
    page.get_by_role("button", name="Sign out", exact=True).click()
    page.get_by_role("radio", name="I have an account").check()
    page.get_by_role("button", name="Sign in with a passkey").click()
    expect(page.get_by_text("Carlotta").last).to_be_visible()
    expect(page.get_by_text("this one")).to_be_visible()


def test_where_a_key_makes_no_passkey_the_page_says_what_helps(visit: Visit, server: Server) -> None:
    """A security key without a PIN makes none, however often one tries."""
    page = visit(server.url.replace("127.0.0.1", "localhost")).page
    _device(page, verifies=False)
    page.goto("/account")
    page.get_by_role("radio", name="New account").check()
    page.get_by_label("Name", exact=True).fill("Pinless")
    page.get_by_role("button", name="Use a passkey").click()
    alert = page.get_by_role("alert")
    expect(alert).to_contain_text("No passkey was made. A security key needs a PIN")
    expect(alert).to_contain_text("Try another key, or use a password.")
    page.get_by_role("radio", name="I have an account").check()
    page.get_by_role("button", name="Sign in with a passkey").click()
    expect(alert).to_contain_text("No passkey was used.")


def test_a_passkey_that_opens_nothing_any_more_is_not_offered_any_more(visit: Visit, server: Server) -> None:
    """Whether it is removed here, in another browser, or with the account."""
    visitor = visit(server.url.replace("127.0.0.1", "localhost"))
    visitor.forgive("status of 401")
    page, kept = visitor.page, _device(visitor.page)
    page.goto("/account")
    page.get_by_role("radio", name="New account").check()
    page.get_by_label("Name", exact=True).fill("Doreen")
    page.get_by_role("button", name="Use a passkey").click()
    passkeys = page.get_by_role("region", name="Passkeys")
    expect(passkeys.get_by_text("Passkey since")).to_have_count(1)
    page.get_by_label("New password").fill(PASSWORD)
    page.get_by_role("button", name="Set the password").click()
    expect(page.get_by_text("The password is set.")).to_be_visible()
    passkeys.get_by_role("button", name=re.compile("^Remove: Chrome, Linux · Passkey since")).click()
    expect(passkeys.get_by_text("Passkey since")).to_have_count(0)
    _until_none(page, kept)

    passkeys.get_by_role("button", name="Add a passkey").click()
    expect(passkeys.get_by_text("Passkey since")).to_have_count(1)
    assert len(kept()) == 1
    page.get_by_role("button", name="Sign out", exact=True).click()
    site = Site(int(server.url.rsplit(":", 1)[1]))
    there = site.post("/api/session", {"name": "Doreen", "password": PASSWORD}).json()
    [passkey] = there["account"]["passkeys"]
    assert site.post("/api/account/change", {"passkey": passkey["id"]}, there["key"]).status_code == 200
    site.http.close()
    page.get_by_role("radio", name="I have an account").check()
    page.get_by_role("button", name="Sign in with a passkey").click()
    expect(page.get_by_role("alert")).to_contain_text("This passkey no longer opens an account here.")
    _until_none(page, kept)

    page.get_by_label("Name", exact=True).fill("Doreen")
    page.get_by_role("textbox", name="Password", exact=True).fill(PASSWORD)
    page.get_by_role("button", name="Sign in", exact=True).click()
    passkeys.get_by_role("button", name="Add a passkey").click()
    expect(passkeys.get_by_text("Passkey since")).to_have_count(1)
    page.get_by_text("Delete the account").click()
    page.get_by_label("Your name, to confirm").fill("Doreen")
    page.get_by_role("textbox", name="Password", exact=True).fill(PASSWORD)
    page.get_by_role("button", name="Delete for good").click()
    expect(page.get_by_text("The account has been deleted.")).to_be_visible()
    _until_none(page, kept)
