"""Two people at two screens and a bot: a whole game, and another."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from web.e2e.pages import Friends, Join
from web.e2e.robot import in_last_round
from web.e2e.server import Server
from web.e2e.table import skip_together, take_turns
from web.e2e.visitor import Visit, Visitor
from web.e2e.wire import said


@pytest.fixture
def shuffling(tmp_path: Path) -> Iterator[Server]:
    """A server whose shuffles can be checked."""
    started = Server(tmp_path / "tables", shuffles=True)
    started.start()
    yield started
    started.stop()


def test_two_people_and_a_bot_finish_a_game_and_play_again(visit: Visit, shuffling: Server) -> None:
    anna, ben = visit(shuffling.url), visit(shuffling.url)
    friends = Friends(anna)
    friends.lay("Anna", players=3, bots=1)
    link = friends.link()
    at_anna = friends.enter()
    expect(anna.page.get_by_role("heading", name=said("The table is laid for three. Two are here."))).to_be_visible()
    at_ben = Join(ben).open(link).sit("Bruno")
    at_anna.ready(), at_ben.ready()

    tables = [at_anna, at_ben]
    take_turns(tables, until=lambda: all(table.moves > 2 for table in tables))
    skip_together(tables, in_last_round)
    made = [table.moves for table in tables]
    take_turns(tables)
    assert all(table.moves > before for table, before in zip(tables, made, strict=True))
    for table in tables:
        table.expect_end(["Anna", "Bruno"])

    the_shuffle_was_fair(ben)
    anna.page.get_by_role("button", name="Ask for another game").click()
    expect(
        ben.page.get_by_text(said("Anna would like another game. Everybody sits one seat further on."))
    ).to_be_visible()
    ben.page.get_by_role("button", name="Agree").click()  # both are taken to the new table
    at_anna.wire.until(lambda: at_anna.wire.status == "playing", "the next game")
    at_ben.wire.until(lambda: at_ben.wire.status == "playing", "the next game")
    assert at_anna.id == at_ben.id
    for table in (at_anna, at_ben):
        expect(table.kingdom).to_be_visible()
    played = at_anna.moves + at_ben.moves
    take_turns(tables, until=lambda: at_anna.moves + at_ben.moves > played)


def the_shuffle_was_fair(guest: Visitor) -> None:
    """The page recomputes the order from the contribution of the guest's browser and the commitment that it stored."""
    guest.page.get_by_role("button", name="Check the shuffle").click()
    sheet = guest.page.get_by_role("dialog", name="Check the shuffle")
    expect(sheet.get_by_role("status")).to_have_text(
        said("Everything came in the order that was fixed before the game began.")
    )
    expect(sheet).to_contain_text("This browser has kept the commitment")
    expect(sheet).to_contain_text("added a random word")
    guest.page.keyboard.press("Escape")
    expect(sheet).not_to_be_visible()


def test_a_friend_with_the_name_of_a_bot_keeps_it(visit: Visit) -> None:
    anna, ben = visit(), visit()
    friends = Friends(anna)
    friends.lay("Anna", players=4, bots=1)
    link = friends.link()
    friends.enter()
    room = anna.page.get_by_role("list", name="Seats").get_by_role("listitem")
    expect(room.last.get_by_text("Ben", exact=True)).to_be_visible()
    Join(ben).open(link).sit("Ben")
    expect(room.nth(1).get_by_text("Ben", exact=True)).to_be_visible()
    expect(room.last.get_by_text("Ben 2", exact=True)).to_be_visible()
