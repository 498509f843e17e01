"""The server dies in the middle of a game, and nothing is lost."""

from __future__ import annotations

import re

from playwright.sync_api import Page, Route, expect

from demesne.server.protocol import TableView
from demesne.server.queendomino.shapes import QueendominoView
from web.e2e.access import expect_access
from web.e2e.laid import laid
from web.e2e.pages import Friends, Join, Start
from web.e2e.phone import PHONE
from web.e2e.server import Server
from web.e2e.table import AtTable
from web.e2e.visitor import NETWORK, Visit
from web.e2e.wire import said


def test_a_killed_server_comes_back_and_play_goes_on(visit: Visit, own_server: Server) -> None:
    anna, ben = visit(own_server.url), visit(own_server.url)
    for visitor in (anna, ben):
        visitor.forgive(NETWORK)
    friends = Friends(anna)
    friends.lay("Anna", players=3, bots=0)
    link = friends.link()
    tables = [friends.enter()]
    tables.append(Join(ben).open(link).sit("Bruno"))
    seats = anna.page.get_by_role("list", name="Seats")
    for table in tables:  # by then its page has loaded all of its parts
        expect(table.page.get_by_role("list", name="Seats")).to_contain_text("Bruno")
    die(own_server, tables)  # those waiting for friends are told, too
    expect(seats).to_contain_text("Bruno")
    anna.page.get_by_role("button", name=said("Seat a bot on free seat 3")).click()  # the third never comes
    for table in tables:
        table.ready()
    play_rounds(tables, 1)
    before = [table.wire.view for table in tables]
    seqs = [table.wire.seq for table in tables]

    die(own_server, tables)
    for table, view, seq in zip(tables, before, seqs, strict=True):
        table.ready()
        assert table.wire.seq >= seq
        together(table, view)
    play_rounds(tables, 2)


def test_a_table_that_the_server_lacks_for_a_while_is_tried_again_where_one_has_a_seat(
    visit: Visit, own_server: Server
) -> None:
    """Its host had the wrong folder in place; whoever only has a link is shown the way to the start."""
    visitor, guest = visit(own_server.url), visit(own_server.url)
    for each in (visitor, guest):
        each.forgive(NETWORK)
        each.forgive("status of 404")
    table = laid(visitor, ["Anna", "Bruno"])
    guest.page.goto(table.page.url)
    expect(guest.page.locator("#status")).to_be_visible()
    right = own_server.data
    own_server.kill()
    own_server.data = right / "wrong"
    own_server.start()
    again = table.page.get_by_role("button", name="Try again")
    for page in (table.page, guest.page):
        expect(page.get_by_text("There is no table at this address.")).to_be_visible()
        expect(page.get_by_role("link", name="Back to the start", exact=True)).to_be_visible()
    expect(guest.page.get_by_role("button", name="Try again")).to_have_count(0)
    expect_access(table.page, "a table that is not there")
    own_server.kill()
    own_server.data = right
    own_server.start()
    again.click()
    table.ready()


def test_a_server_that_comes_back_with_a_newer_page_says_so(visit: Visit, own_server: Server) -> None:
    """Upgraded meanwhile, it may no longer understand the page that stayed open: on a phone, too."""
    visitor = visit(own_server.url, **PHONE)
    visitor.forgive(NETWORK)
    table = laid(visitor, ["Anna", "Bruno"])
    page = table.page
    there = page.get_by_role("region", name="At this table")
    upgraded(page)
    die(own_server, [table])
    expect(there).to_contain_text("There is a newer version of this page.")
    there.get_by_role("button", name="Close").tap()
    expect(there).to_have_count(0)

    page.reload()
    table.ready()
    die(own_server, [table])
    there.get_by_role("button", name="Open it").tap()
    expect(there).to_have_count(0)
    table.ready()


def test_a_page_that_stayed_open_while_the_server_was_upgraded_says_so_where_it_lacks_a_part(visit: Visit) -> None:
    """It said that the server does not answer, and asked whether one is online."""
    visitor = visit()
    visitor.forgive("status of 404")
    page = Start(visitor).open().page
    upgraded(page)
    page.route("**/assets/NewFriends-*.js", lambda route: route.fulfill(status=404))
    page.get_by_role("link", name="With friends").click()
    expect(page.get_by_role("alert")).to_have_text("There is a newer version of this page.")
    expect_access(page, "a page that is older than the server")
    page.unroute("**/assets/NewFriends-*.js")
    page.get_by_role("button", name="Open it").click()
    expect(page.get_by_role("button", name="Lay the table")).to_be_visible()

    table = laid(visitor, ["Anna", "Bruno"])
    page.route("**/assets/Panel-*.js", lambda route: route.fulfill(status=404))
    page.get_by_role("button", name="Settings").click()
    settings = page.get_by_role("dialog", name="Settings")
    expect(settings.get_by_role("alert")).to_have_text("There is a newer version of this page.")
    page.keyboard.press("Escape")
    there = page.get_by_role("region", name="At this table")
    there.get_by_role("button", name="Open it").click()
    table.ready()
    expect(there).to_have_count(0)


def upgraded(page: Page) -> None:
    """From now on the server's page begins with a script of another name, where it is only asked for."""

    def answer(route: Route) -> None:
        if route.request.is_navigation_request():
            route.continue_()
            return
        there = route.fetch()
        route.fulfill(response=there, body=re.sub(r"/assets/index-\w", "/assets/index-new", there.text()))

    page.route(re.compile(r"^https?://[^/]+/$"), answer)


def die(server: Server, tables: list[AtTable]) -> None:
    """The server is killed and starts again; every page says so, and comes back by itself."""
    for table in tables:
        table.page.wait_for_load_state("networkidle")  # a part still being loaded would be lost
    server.kill()
    for table in tables:
        expect(table.status).to_have_text("The connection is lost. Trying again.")
    server.start()
    for table in tables:
        expect(table.status).not_to_have_text("The connection is lost. Trying again.")


def together(table: AtTable, before: TableView) -> None:
    """Each page reconnects in its own time: until the last has, its seat is shown as away."""
    table.wire.until(lambda: table.wire.view.seats == before.seats, "everybody back in the seats")


def play_rounds(tables: list[AtTable], until: int) -> None:
    """Everybody plays until that round has begun and one of them is to move."""
    watcher = tables[0].wire
    while True:
        watcher.until(lambda: any(table.offer for table in tables), "somebody's turn")
        position = watcher.view.position
        if isinstance(position, QueendominoView) and position.round >= until:
            return
        for table in tables:
            if table.offer is not None:
                table.move()
