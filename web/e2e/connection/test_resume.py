"""Leaving and coming back: the same seat, the same step, and a move counts once."""

from __future__ import annotations

import msgspec
import pytest
from playwright.sync_api import expect

from demesne.server.protocol import Play, Update
from web.e2e.gate import Gate, Lost
from web.e2e.laid import alone
from web.e2e.pages import Friends, Join, Start
from web.e2e.table import AtTable
from web.e2e.visitor import NETWORK, Visit


def test_a_closed_page_is_resumed_where_it_was(visit: Visit) -> None:
    visitor = visit()
    table = alone(visitor, 3)
    table.play_on(until=table.placing)
    offer, seq = table.offer, table.wire.seq
    table.page.close()

    page = visitor.open_page()
    start = Start(visitor, page).open()
    expect(start.resume()).to_have_count(1)
    expect(start.resume()).to_contain_text("Your turn")
    back = start.go_back()
    assert back.offer == offer
    assert back.wire.seq == seq
    back.move()
    back.wire.forget()
    page.reload()
    back.ready()
    assert back.wire.seq > seq
    back.my_turn()
    back.move()


def test_two_tabs_show_the_same_table(visit: Visit) -> None:
    """A move in one is seen in the other, which can go on from there."""
    visitor = visit()
    first = alone(visitor, 3)
    page = visitor.open_page()
    second = AtTable(visitor, page)
    page.goto(first.page.url)
    second.ready()
    for mover, other in ((first, second), (second, first)) * 2:
        assert mover.my_turn()
        mover.move()
        other.follow(mover)
        assert other.wire.view.seats == mover.wire.view.seats


@pytest.mark.parametrize("lost", ["words", "answers"])
def test_a_move_made_while_the_network_fails_counts_once(visit: Visit, lost: Lost) -> None:
    """Whether the move or its confirmation is lost: the same message is sent again, and nothing happens twice."""
    visitor = visit()
    gate = Gate(visitor)
    table = alone(visitor, 3)
    table.play_on(until=table.placing)
    offer = table.placing()
    assert offer is not None
    table.at_rest()

    gate.lost = lost
    table.confirm_button.click()
    expect(table.confirm_button).to_be_disabled()
    gate.shut()
    expect(table.status).to_have_text("The connection is lost. Trying again.")
    gate.reopen()
    visitor.context.set_offline(True)
    visitor.context.set_offline(False)  # the page gets the event, and retries at once

    table.ready()
    expect(table.status).not_to_have_text("The connection is lost. Trying again.")
    first, again = [message for message in table.wire.sent if isinstance(message, Play)][-2:]
    assert first == again
    table.catch_up(first.seq + 1)
    placed = [event for event in table.events() if event.code == "place" and event.seat == offer.seat]
    assert len(placed) == 1
    assert not table.wire.refused
    table.my_turn()
    table.move()


def test_offline_and_online_again(visit: Visit) -> None:
    """What the others did meanwhile is there at once, and nothing is told twice: page and server agree on the rest."""
    anna, ben = visit(), visit()
    for visitor in (anna, ben):
        visitor.forgive(NETWORK)
    friends = Friends(anna)
    friends.lay("Anna", players=2, bots=0)
    link = friends.link()
    tables = [friends.enter(), Join(ben).open(link).sit("Bruno")]
    for table in tables:
        table.ready()
    mover, other = sorted(tables, key=lambda table: table.offer is None)
    gone = Gate(other.visitor)
    other.page.reload()
    other.ready()

    gone.shut()
    expect(other.status).to_have_text("The connection is lost. Trying again.")
    mover.move()
    seen, frames = other.wire.seq, list[str]()
    other.page.on("websocket", lambda socket: socket.on("framereceived", lambda frame: frames.append(str(frame))))
    gone.reopen()
    other.follow(mover)
    expect(other.status).not_to_have_text("The connection is lost. Trying again.")
    told = msgspec.json.decode(frames[0], type=Update)
    assert [event.seq for event in told.events] == list(range(seen + 1, told.seq + 1))
