"""Two people at two screens and a bot: a whole game, and another."""

from __future__ import annotations

from playwright.sync_api import expect

from web.e2e.pages import Friends, Join
from web.e2e.table import AtTable
from web.e2e.visitor import Visit


def somebody_moves(tables: list[AtTable]) -> None:
    """Whoever is to move moves, until it is somebody else's turn."""
    watcher = tables[0].wire
    watcher.until(lambda: watcher.over or any(table.offer for table in tables), "somebody's turn")
    for table in tables:
        while table.offer is not None:
            table.move()


def test_two_people_and_a_bot_finish_a_game_and_play_again(visit: Visit) -> None:
    anna, ben = visit(), visit()
    friends = Friends(anna)
    friends.lay("Anna", players=3, bots=1)
    link = friends.link()
    at_anna = friends.enter()
    expect(anna.page.get_by_role("heading", name="Waiting for one more player.")).to_be_visible()
    at_ben = Join(ben).open(link).sit("Bruno")
    at_anna.ready(), at_ben.ready()

    while not at_anna.wire.over:
        somebody_moves([at_anna, at_ben])

    for table in (at_anna, at_ben):
        table.expect_end(["Anna", "Bruno"])
    assert at_anna.moves >= 24
    assert at_ben.moves >= 24

    anna.page.get_by_role("button", name="Play again").click()
    at_anna.wire.until(lambda: at_anna.wire.status == "playing", "the next game")
    ben.page.get_by_role("button", name="To the new game").click()
    at_ben.wire.until(lambda: at_ben.wire.status == "playing", "the next game")
    assert at_anna.id == at_ben.id
    for table in (at_anna, at_ben):
        expect(table.kingdom).to_be_visible()
    somebody_moves([at_anna, at_ben])


def test_a_friend_called_like_a_bot_keeps_the_name(visit: Visit) -> None:
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
