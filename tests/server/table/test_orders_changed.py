"""Orders left for a turn that others change before it comes: in a shared kingdom, where the Queen or oneself goes."""

from __future__ import annotations

import asyncio
import dataclasses
from random import Random

import pytest

from demesne.games.queendomino.moves import Place
from demesne.games.queendomino.state import State
from demesne.server.family import Step
from demesne.server.table import clocks
from demesne.server.table.rehearsal import KeptOrders, next_move
from demesne.server.table.table import Table
from demesne.server.wire.company_messages import Act, Answer, Ask
from demesne.server.wire.order_messages import Ordered, Orders, OrderStep
from demesne.server.wire.refusals import Refusal
from tests.server.kit import ADA, BO, play, run, table
from tests.server.table.test_orders_ahead import Round


def at_random(of: Table, seed: int) -> None:
    """The mover plays any move."""
    play(of, str(Random(seed * 1000 + of.seq).choice(of.state.legal_moves())))


def land(of: Table) -> State:
    """The position, of the Queendomino family."""
    assert isinstance(of.state, State)
    return of.state


def more_with_the_queen(state: State) -> list[Place]:
    """Placements of the mover, who hosts the Queen, that bring more than they would without her."""
    if state.phase != "place" or state.queen != state.side:
        return []
    alone = dataclasses.replace(state, queen=None)
    places = [move for move in state.legal_moves() if isinstance(move, Place)]
    return [move for move in places if brings(state, move) > brings(alone, move)]


def brings(state: State, move: Place) -> int:
    return state.apply(move).sheet(state.side).total - state.sheet(state.side).total


def test_a_domino_is_laid_where_it_was_meant_to_be_though_it_brings_less_by_then() -> None:
    of = table(ADA, BO)
    while not (places := more_with_the_queen(land(of))):
        at_random(of, seed=4)
    told = of.family.tell([Step(of.state, places[0], of.state.apply(places[0]))])[0]
    kept = KeptOrders("", [OrderStep("place", [Ordered(str(places[0]), told.code, told.args)])], 0.0)
    of.state = dataclasses.replace(land(of), queen=1 - land(of).side)
    assert next_move(of, kept) == str(places[0])


def test_in_a_shared_kingdom_a_partner_who_comes_first_may_lay_where_one_wished_to() -> None:
    """Of each turn to come it is asked whether its place may be gone: if the partner's turn is before it."""
    of = table(*"abcdef", name="royal-wedding", options={"teams": True})
    while land(of).round < 2:
        at_random(of, seed=5)
    ordering = of.family.ordering
    assert ordering
    line = [slot.seat for slot in land(of).this_line if slot.seat is not None]
    contested = {seat: ordering.contested(ordering.ahead(of.state, seat)) for seat in line[1:]}
    assert contested == {seat: seat ^ 1 in line[: line.index(seat)] for seat in line[1:]}
    assert set(contested.values()) == {True, False}


def test_orders_wait_while_somebody_asks_to_take_back_a_move_but_not_until_the_time_is_up(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Whoever has a day to answer is not passed over for not being there; the answer begins the turn anew."""
    now = [1000.0]
    monkeypatch.setattr(clocks, "now", lambda: now[0])

    async def story() -> None:
        at = await (await Round(wait=300.0).opened()).begin()
        asker, seat = at.mover, at.following
        await at.whole(seat)
        await at.turn()

        def wait() -> float:
            return at.hub.orders._wait(at.table, at.hub.tables.get(at.name).orders[seat])  # type: ignore[union-attr]

        assert wait() == 300.0
        now[0] += 100.0
        await at.hub.wish(at.name, at.owners[asker], Ask("undo", "wish-0001"))
        assert wait() == (72 * 3600 - 100) / 2 + 300.0
        request = at.table.company.request
        assert request
        now[0] += 5000.0
        await at.hub.wish(at.name, at.owners[seat], Answer(request.seq, yes=False, id="wish-0002"))
        assert wait() == 300.0

    run(story())


def test_orders_do_not_end_a_request_to_take_back_a_move() -> None:
    """All others agree, and the move is taken back, though orders were left for the turn that had begun."""

    async def story() -> None:
        at = await (await Round(wait=0.2).opened()).begin()
        asker, seat = at.mover, at.following
        await at.whole(seat)
        await at.turn()
        await at.hub.wish(at.name, at.owners[asker], Ask("undo", "wish-0001"))
        await asyncio.sleep(0.5)
        request = at.table.company.request
        assert request
        for other in {0, 1, 2} - {asker}:
            await at.hub.wish(at.name, at.owners[other], Answer(request.seq, yes=True, id=f"wish-000{other + 2}"))
        await at.until(lambda: at.mover == asker)

    run(story())


def test_while_a_bot_plays_for_somebody_no_orders_stand_and_none_can_be_left() -> None:
    """The bot follows none. Those that were left stand again for whoever is back before the turn."""

    async def story() -> None:
        at = await (await Round(wait=600).opened()).begin()
        seat = at.following
        left = await at.whole(seat)
        await at.hub.wish(at.name, at.owners[seat], Act("leave", "wish-0001"))
        assert at.ears[seat].last.view.orders is None
        assert await at.hub.orders.of(at.name, at.owners[seat]) == Orders(seat, None, [])
        with pytest.raises(Refusal) as caught:
            await at.draft(seat)
        assert caught.value.reason.code == "seat.lent"
        await at.hub.wish(at.name, at.owners[seat], Act("return", "wish-0002"))
        assert at.ears[seat].last.view.orders == "left"
        assert await at.hub.orders.of(at.name, at.owners[seat]) == left

    run(story())


def test_whoever_has_given_up_has_no_orders_and_may_leave_none() -> None:
    async def story() -> None:
        at = await (await Round(wait=600).opened()).begin()
        seat = at.following
        await at.whole(seat)
        await at.hub.wish(at.name, at.owners[seat], Act("resign", "wish-0001"))
        assert at.ears[seat].last.view.orders is None
        with pytest.raises(Refusal) as caught:
            await at.draft(seat)
        assert caught.value.reason.code == "seat.resigned"
        await at.until(lambda: not at.store.kept[at.name].orders)
        for other in {*range(len(at.owners))} - {seat}:
            await at.hub.wish(at.name, at.owners[other], Act("resign", f"wish-{other:04d}x"))
        with pytest.raises(Refusal) as caught:
            await at.draft(seat)
        assert caught.value.reason.code == "turn.over"

    run(story())
