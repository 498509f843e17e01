"""Whole games of Domaine: people, a phone and bots to the end; a screen passed around; a spectator."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from demesne.server.domaine.shapes import DomaineView
from web.e2e.court import AtCourt
from web.e2e.courtier import at, late, to
from web.e2e.laid import laid
from web.e2e.pages import Friends, Join
from web.e2e.phone import PHONE, expect_no_sideways, expect_room_for_fingers
from web.e2e.table import skip_together, take_turns
from web.e2e.visitor import Visit
from web.e2e.wire import said


def test_two_people_one_on_a_phone_and_two_bots_to_the_end(visit: Visit) -> None:
    host, guest = visit(viewport={"width": 1366, "height": 768}), visit(**PHONE)
    friends = Friends(host)
    friends.lay("Anna", players=4, bots=2, game="Domaine")
    Join(guest).open(friends.link()).sit("Bruno")
    friends.enter()
    people = [AtCourt(host), AtCourt(guest)]
    for table in people:
        table.ready()

    take_turns(people, until=lambda: gone(people[0]) >= 2)
    expect_no_sideways(guest.page, "the board")
    expect_room_for_fingers(guest.page.get_by_role("main").get_by_role("button"), "the board")
    skip_together(people, late)  # the long middle of the game
    made = [table.moves for table in people]
    take_turns(people)

    assert all(table.moves > before for table, before in zip(people, made, strict=True))
    for table in people:
        table.expect_end(["Anna", "Bruno"])
        expect(table.page.get_by_text(re.compile("reached the king at|ducats were compared"))).to_be_visible()
    expect_no_sideways(guest.page, "the end")


def position(table: AtCourt) -> DomaineView:
    """The position that the page was last told."""
    found = table.wire.view.position
    assert isinstance(found, DomaineView)
    return found


def gone(table: AtCourt) -> int:
    """How many cards have left the hands."""
    return len(position(table).chancery) + len(position(table).used)


def test_a_screen_passed_around_shows_no_cards_between_turns(visit: Visit) -> None:
    visitor = visit()
    laid(visitor, ["Anna", "Bruno"], players=3, game="domaine")
    table, page = AtCourt(visitor), visitor.page

    # Placing needs no cards: they lie face down, and the player to move may look.
    expect(page.get_by_role("region", name=said("Hand of Anna"))).to_contain_text("face down")
    expect(page.get_by_role("region", name="Your hand")).to_have_count(0)
    table.press(page.get_by_role("button", name="Show my cards"))
    expect(page.get_by_role("region", name="Your hand").get_by_role("img")).to_have_count(3)
    table.move()
    table.move()
    table.my_turn()
    expect(page.get_by_role("region", name=said("Hand of Bruno"))).to_contain_text("face down")

    assert table.skip_to(at("act"))
    turns = []
    for _ in range(2):
        table.my_turn()
        assert table.offer
        name = ["Anna", "Bruno"][table.offer.seat]
        turns.append(name)
        expect(table.status).to_have_text(said(f"Hand the device to {name}"))
        assert_covered(table)
        page.reload()  # reloading does not get round it
        table.ready()
        expect(table.status).to_have_text(said(f"Hand the device to {name}"))
        assert_covered(table)
        table.uncover(lambda: table.press(table.uncover_button))
        expect(table.hand).to_have_count(3)
        play_the_turn(table)
    assert set(turns) == {"Anna", "Bruno"}


def assert_covered(table: AtCourt) -> None:
    """No face of a card is on the page, drawn or named."""
    expect(table.uncover_button).to_be_visible()
    expect(table.page.get_by_role("region", name=re.compile("hand", re.IGNORECASE))).to_have_count(0)
    assert table.page.locator(".acard").count() == 0


def play_the_turn(table: AtCourt) -> None:
    """Plays until somebody else is asked, or the next turn of the same player."""
    mover = position(table).mover
    while table.offer and position(table).mover == mover:
        table.move()
        table.my_turn()


def test_a_watcher_sees_the_board_but_no_cards(visit: Visit) -> None:
    visitor, watcher = visit(), visit()
    laid(visitor, ["Anna"], players=3, game="domaine", played=to(at("act"), seed=2))
    table = AtCourt(visitor)
    watcher.page.goto(f"/t/{table.id}")
    watching = AtCourt(watcher)
    watching.ready()
    expect(watching.status).to_have_text(re.compile("Anna.* chooses a card"))
    expect(watcher.page.get_by_role("article", name="Anna")).to_contain_text("face down")
    expect(watcher.page.get_by_role("region", name=re.compile("hand", re.IGNORECASE))).to_have_count(0)
    assert not position(watching).hands
    expect(table.hand).to_have_count(3)
    table.move()
    watching.follow(table)
    expect(watcher.page.get_by_role("list", name="Last moves")).to_contain_text("Anna")
