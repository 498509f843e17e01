"""Turns of Domaine ordered in advance: by one's own hand, done as far as they can be, and nobody else learns of it."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any

import msgspec
import pytest

from demesne.games.domaine.cards import CARDS
from demesne.games.domaine.moves import Border, Play, Refill, Sell
from demesne.games.domaine.scoring import income
from demesne.games.domaine.state import State
from demesne.server.domaine.ordering import ORDERING
from demesne.server.live import orders
from demesne.server.protocol import Play as PlayMove
from demesne.server.table.rehearsal import KeptOrders, coming_turn, next_move, rehearse
from demesne.server.table.table import Table
from demesne.server.wire.company_messages import USUAL
from demesne.server.wire.order_messages import OrderWish
from demesne.server.wire.refusals import Refusal
from tests.server.court import court, lively, state_of
from tests.server.kit import play, run
from tests.server.table.test_orders_ahead import Round

DAYS = msgspec.structs.replace(USUAL, hours=72, grace=0)
THREE = ("ada", "bo", "cleo")


def begun(seed: int = 3, turns: int = 0) -> Table:
    """A game of days, played on until so many *turns* have passed and somebody is to begin theirs."""
    of, rng = court(*THREE, seed=seed), Random(seed)
    of.company.customs = DAYS
    while state_of(of).position.turn < state_of(of).rules.setup_turns + turns or state_of(of).position.phase != "act":
        play(of, str(lively(state_of(of), rng)))
    return of


def following(of: Table) -> int:
    """Who is next after the mover."""
    return (state_of(of).position.mover + 1) % len(THREE)


def turn(of: Table, rng: Random) -> None:
    """The mover's whole turn."""
    before = state_of(of).position.turn
    while state_of(of).position.turn == before:
        play(of, str(lively(state_of(of), rng)))


def ordered(of: Table, seat: int, *steps: list[str]) -> KeptOrders:
    found = rehearse(of, seat, OrderWish(list(steps)))
    return KeptOrders(found.turn, found.steps, 0.0)


def test_nothing_is_ordered_until_the_castles_stand() -> None:
    of = court(*THREE)
    of.company.customs = DAYS
    assert [coming_turn(of, seat) for seat in range(3)] == [None] * 3


def test_the_next_turn_is_played_with_ones_own_hand_and_what_the_mines_bring_by_then() -> None:
    of = begun(turns=4)
    seat, state = following(of), state_of(of)
    asked = rehearse(of, seat, OrderWish([])).asks
    assert isinstance(asked, State)
    assert (asked.to_move, asked.position.phase) == (seat, "act")
    assert asked.position.ducats[seat] == state.position.ducats[seat] + income(state.position.board, seat)  # Rules 4.1
    sold = {move.card for move in asked.legal_moves() if isinstance(move, Sell)}
    assert sold == set(state.hands[seat])  # Rules 4.3
    assert coming_turn(of, seat) == str(state.position.turn + 1)
    with pytest.raises(Refusal, match=r"orders\.now"):
        rehearse(of, state.position.mover, OrderWish([]))


def test_a_card_is_sold_and_the_hand_filled_up_as_it_was_ordered() -> None:
    of = begun(turns=2)
    seat = following(of)
    card = state_of(of).hands[seat][0]
    kept = ordered(of, seat, [f"sell {card}"], ["refill deck"])
    assert [(step.step, [wish.move for wish in step.wishes]) for step in kept.steps] == [
        ("act", [f"sell {card}"]), ("refill", ["refill deck"]),
    ]  # fmt: skip
    whole = OrderWish([[f"sell {card}"], ["refill deck"]], settled=False)
    assert rehearse(of, seat, whole).asks is None, "the turn is whole"
    sure = rehearse(of, seat, OrderWish([[f"sell {card}"]], settled=False))
    assert not sure.again, "an own card can be sold whatever others do"
    turn(of, Random(1))
    assert state_of(of).to_move == seat
    for move in (f"sell {card}", "refill deck"):
        assert next_move(of, kept) == move
        play(of, move)
    assert ORDERING.turn(state_of(of), seat) != kept.turn


def test_the_parts_of_a_card_are_ordered_one_by_one_and_those_that_are_left_are_let_go() -> None:
    of, seat, card = _with_borders()
    act = f"play {card} borders"
    asks = rehearse(of, seat, OrderWish([[act]])).asks
    assert rehearse(of, seat, OrderWish([[act]], settled=False)).again, "by then it may be too dear, or do nothing"
    lines = [str(move) for move in asks.legal_moves() if isinstance(move, Border)][:3]
    kept = ordered(of, seat, [act], [lines[0], lines[1]])
    assert [step.step for step in kept.steps] == ["act", "part 0"]
    wishes = [wish.move for wish in kept.steps[1].wishes]
    assert wishes == lines[:2]
    turn(of, Random(2))
    assert next_move(of, kept) == act
    play(of, act)
    assert next_move(of, kept) in wishes
    play(of, str(next_move(of, kept)))
    work = state_of(of).position.work
    assert work, "there are more parts than were ordered"
    assert next_move(of, kept) == "end"  # Rules 4.5


def _with_borders() -> tuple[Table, int, str]:
    """A table where the next seat can pay for a card with two borders or more."""
    for seed in range(40):
        of = begun(seed, turns=1)
        seat = following(of)
        for move in rehearse(of, seat, OrderWish([])).asks.legal_moves():
            if isinstance(move, Play) and move.action == "borders" and CARDS[move.card].parts[move.action] > 1:
                return of, seat, move.card
    raise AssertionError


def test_a_card_of_the_chancery_that_another_has_taken_is_not_taken_and_the_second_wish_is() -> None:
    of = begun(turns=2)
    seat, rng = following(of), Random(1)
    sold = state_of(of).hands[state_of(of).position.mover][0]
    play(of, f"sell {sold}")  # it lies in the Chancery now, and whoever sold it may not take it (rules 4.7)
    own = state_of(of).hands[seat][0]
    kept = ordered(of, seat, [f"sell {own}"], [f"refill {sold}", "refill deck"])
    while state_of(of).to_move != seat:
        play(of, "refill deck" if Refill() in state_of(of).legal_moves() else str(lively(state_of(of), rng)))
    play(of, str(next_move(of, kept)))
    assert next_move(of, kept) == f"refill {sold}"
    gone = state_of(of)
    rest = tuple(card for card in gone.position.chancery if card != sold)
    of.state = changed(gone, chancery=rest)
    assert next_move(of, kept) == "refill deck"
    only = KeptOrders(kept.turn, [kept.steps[0], _only(kept.steps[1], 0)], 0.0)
    assert next_move(of, only) is None, "orders of which nothing can be had end"


def changed(state: State, **what: Any) -> State:
    return replace(state, position=replace(state.position, **what))


def _only(step: Any, number: int) -> Any:
    return msgspec.structs.replace(step, wishes=[step.wishes[number]])


@pytest.mark.parametrize("turns", [1, 5])
def test_what_may_be_ordered_is_the_same_whatever_others_hold(turns: int) -> None:
    """Hands of others dealt anew: the same turn, the same table, the same choices."""
    of = begun(turns=turns)
    seat, state = following(of), state_of(of)
    twin = state.observe(seat).resample(Random(8))
    assert twin.hands != state.hands
    for wish in ([], [[f"sell {state.hands[seat][0]}"]]):
        told = [_told(of, seat, each, wish) for each in (state, twin)]
        assert told[0] == told[1]


def _told(of: Table, seat: int, state: State, wish: list[list[str]]) -> bytes:
    of.state = state
    found = rehearse(of, seat, OrderWish(wish))
    choices = sorted(map(str, found.asks.legal_moves()))
    return msgspec.json.encode([found.turn, found.steps, choices, str(found.asks.observe(seat))])


def test_orders_that_were_left_are_carried_out_though_nobody_is_there(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(orders, "STEP", (0.0, 0.0))

    async def story() -> None:
        three = await Round(game="domaine").opened()
        rng = Random(4)

        async def moves() -> None:
            owner = three.owners[three.mover]
            move = str(lively(state_of(three.table), rng))
            await three.hub.play(three.name, owner, PlayMove(three.table.seq, f"own-{three.table.seq:06d}", move))

        while state_of(three.table).position.phase != "act":
            await moves()
        seat = following(three.table)
        card = state_of(three.table).hands[seat][0]
        assert (await three.leave(seat, [f"sell {card}"], ["refill deck"])).state == "left"
        mover = three.mover
        while three.mover == mover:
            await moves()
        await three.until(lambda: three.table.to_move not in (seat, None))
        assert card in state_of(three.table).position.chancery
        told = [entry.told.secret for entry in three.table.log if entry.told.moves[:1] == (f"sell {card}",)]
        assert told == [{"ordered": 1}], "only the seat itself is told that it was ordered"
        await three.hub.close()

    run(story())
