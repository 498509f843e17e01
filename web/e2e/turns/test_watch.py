"""A spectator, who has no seat: sees everything as it happens, and can do nothing."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from demesne.server.queendomino.shapes import PlaceOffer
from web.e2e.laid import laid
from web.e2e.pages import Friends, Join, Start
from web.e2e.phone import PHONE
from web.e2e.robot import Wanted, at_place, keen
from web.e2e.table import AtTable
from web.e2e.visitor import Visit
from web.e2e.wire import said


def test_a_spectator_sees_moves_live_and_cannot_move(visit: Visit) -> None:
    anna, ben, carla = visit(), visit(), visit()
    friends = Friends(anna)
    friends.lay("Anna", players=2, bots=0)
    link, watch_link = friends.link(), friends.watch_link()
    at_anna = friends.enter()
    at_ben = Join(ben).open(link).sit("Bruno").ready()
    at_anna.ready()

    watching = AtTable(carla)
    carla.page.goto(watch_link)
    watching.ready()
    expect(carla.page.get_by_role("grid", name=re.compile("Kingdom of .*Anna"))).to_be_visible()
    expect(carla.page.get_by_role("grid", name=re.compile("Kingdom of .*Bruno"))).to_be_visible()

    for _ in range(8):
        table = at_anna if at_anna.offer is not None else at_ben
        table.my_turn()
        table.move()
        for other in (at_anna, at_ben, watching):
            other.follow(table)
        expect_nothing_to_do(watching)
    log = carla.page.get_by_role("log").or_(carla.page.get_by_role("list", name="Last moves"))
    expect(log.first).to_contain_text(re.compile("Anna|Bruno"))
    for key in ("Enter", "1", "s", "r", "u"):
        carla.page.keyboard.press(key)
    assert not watching.wire.sent


def test_a_watcher_by_the_link_to_play_takes_no_seat(visit: Visit) -> None:
    anna, carla = visit(), visit()
    Friends(anna).lay("Anna", players=2, bots=0)
    join = Join(carla).open(Friends(anna).link())
    join.page.get_by_role("button", name="Watch").click()
    expect(join.page.get_by_role("heading", name=said("The table is laid for two. One is here."))).to_be_visible()
    Start(carla).open()
    expect(Start(carla).resume()).to_have_count(0)


def test_on_a_phone_a_watcher_sees_the_kingdom_in_which_something_is_done(visit: Visit) -> None:
    """The kingdom of the seat one sits behind is on the first tab, the others are on another."""
    table = laid(visit(), ["Anna", "Bruno"])
    watching = AtTable(visit(likes={"pace": "click"}, **PHONE))
    page = watching.page
    page.goto(f"/t/{table.id}")
    watching.ready()
    tab = page.get_by_role("navigation", name="Parts of the table").locator("[aria-current=page]")
    for seat, name, shown in ((0, "Anna", "Kingdom"), (1, "Bruno", "Others"), (0, "Anna", "Kingdom")):
        with table.robot() as robot:
            assert robot.play(keen, until=placing(seat))
            page.reload()
            watching.ready()
            before = robot.update.seq
            page.keyboard.press(".")  # on from where it started
            robot.play(keen, until=later(before))
        expect(watching.status).to_have_text(re.compile(f"{name}.* (placed|discarded)"))
        expect(tab).to_have_text(shown)
        expect(page.get_by_role("grid", name=re.compile(f"Kingdom of .*{name}"))).to_be_visible()


def placing(seat: int) -> Wanted:
    """Whether that seat has a domino in hand."""
    return lambda update: at_place(1)(update) and isinstance(update.offer, PlaceOffer) and update.offer.seat == seat


def later(seq: int) -> Wanted:
    return lambda update: update.seq > seq


def expect_nothing_to_do(table: AtTable) -> None:
    """No offer over the wire, no button to move with on the page."""
    assert table.offer is None
    expect(table.confirm_button).to_have_count(0)
    expect(table.button("Skip")).to_have_count(0)
    expect(table.button("Undo")).to_have_count(0)
