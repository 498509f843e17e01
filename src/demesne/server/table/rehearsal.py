"""A turn that is still to come, played through in advance: what is wished for at each step, and what comes of it.

No input or output, and nothing but what the seat itself may know. A wish is carried out only for what it was meant for:
a tile that lies where another did is not the same.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

import msgspec

from demesne.games.base import IllegalMove, NotationError, Seat
from demesne.server.family import Step
from demesne.server.ordering import Ordering
from demesne.server.table.company import check_stays
from demesne.server.table.table import BOT, Table
from demesne.server.wire.company_messages import FOR_GOOD
from demesne.server.wire.log import Entry, Told
from demesne.server.wire.order_messages import Ordered, OrderState, OrderStep, OrderWish
from demesne.server.wire.refusals import Args, Refusal

__all__ = [
    "MARK",
    "KeptOrders",
    "Rehearsal",
    "begun",
    "coming_turn",
    "kept_from",
    "next_move",
    "order_state",
    "overruled",
    "rehearse",
]

MARK: Final = "ordered"
"""What only the seat itself is told about a move that it had ordered."""
STEPS, WISHES = 8, 12


class KeptOrders(msgspec.Struct, frozen=True):
    """Orders as they are kept: for which ``turn``, begun after how many seconds of it, whether they came to an end."""

    turn: str
    steps: list[OrderStep]
    delay: float
    ended: bool = False


kept_from = msgspec.json.Decoder(KeptOrders).decode


@dataclass(frozen=True, slots=True)
class Rehearsal:
    """What *steps* amount to: the position that asks next, none if the turn is complete; whether it does *again*.

    *played* led to that position, from where the turn will begin.
    """

    turn: str
    steps: list[OrderStep]
    asks: Any
    again: bool
    played: list[Step[Any]]


def coming_turn(table: Table, seat: Seat) -> str | None:
    """The turn of *seat* that orders may be about: one of a person in a game of days that goes on."""
    ordering = table.family.ordering
    if ordering is None or table.status != "playing" or not table.company.customs.hours:
        return None
    return ordering.turn(table.state, seat) if _is_played(table, seat) else None


def _is_played(table: Table, seat: Seat) -> bool:
    """Whether a person plays *seat*, or may come back to it."""
    stint = table.company.stints.get(table.person(seat))
    if stint is not None and stint.why in FOR_GOOD:
        return False
    return table.chairs[seat].owner not in (None, BOT) and not table.chairs[seat].program


def _is_lent(table: Table, seat: Seat) -> bool:
    """Whether a bot plays *seat* for a person: it follows no orders."""
    return table.person(seat) in table.company.stints


def order_state(table: Table, owner: str | None, kept: KeptOrders | None) -> OrderState | None:
    """The state of *owner*'s orders at *table*, where they have one seat; none while a bot plays there for them."""
    seats = table.seats_of(owner) if table.company.customs.hours else []
    if len(seats) != 1 or (turn := coming_turn(table, seats[0])) is None or _is_lent(table, seats[0]):
        return None
    if kept is not None and kept.turn == turn and not overruled(table, seats[0]):
        return "ended" if kept.ended else "left"
    return None if table.to_move == seats[0] else "open"


def begun(table: Table, seat: Seat) -> bool:
    """Whether *seat* is in its turn and its last step was made by its orders."""
    return (last := _last(table, seat)) is not None and MARK in last.told.secret


def overruled(table: Table, seat: Seat) -> bool:
    """Whether *seat* is in its turn and made its last step itself, or took one back."""
    if table.to_move == seat and (last := _done(table)) is not None and last.code == "undo":
        return last.seat == seat
    return (own := _last(table, seat)) is not None and MARK not in own.told.secret


def _last(table: Table, seat: Seat) -> Entry | None:
    """What *seat* did last in its current turn."""
    ordering = table.family.ordering
    if ordering is None or table.to_move != seat or not table.steps:
        return None
    before = table.steps[-1].before
    if before.to_move != seat or ordering.turn(before, seat) != ordering.turn(table.state, seat):
        return None
    return next(entry for entry in reversed(table.log) if entry.told.moves)


def _done(table: Table) -> Told | None:
    """What was played last, or taken back since."""
    return next((each.told for each in reversed(table.log) if each.told.moves or each.told.code == "undo"), None)


def rehearse(table: Table, seat: Seat, wish: OrderWish) -> Rehearsal:
    """The next turn of *seat* by what it wishes so far. Raises ``Refusal``."""
    _check_open(table, seat)
    ordering, turn = table.family.ordering, coming_turn(table, seat)
    if ordering is None or turn is None:
        raise Refusal("orders.none")
    if len(wish.steps) > STEPS or any(not 0 < len(moves) <= WISHES for moves in wish.steps):
        raise Refusal("orders.move")
    state, steps, played = ordering.ahead(table.state, seat), [], list[Step[Any]]()
    for moves in wish.steps:
        if _is_over(ordering, state, seat, turn):
            raise Refusal("orders.move")
        wishes = [_wished(table, state, move) for move in dict.fromkeys(moves)]
        steps.append(OrderStep(ordering.step(state), wishes))
        move = table.game.parse_move(moves[0])
        played.append(Step(state, move, state.apply(move)))
        state = played[-1].after
    if played and not wish.settled and _has_more(ordering, played[-1].before, steps[-1].wishes):
        return Rehearsal(turn, steps, played[-1].before, again=True, played=played[:-1])
    over = _is_over(ordering, state, seat, turn)
    return Rehearsal(turn, steps, None if over else state, again=False, played=played)


def _check_open(table: Table, seat: Seat) -> None:
    """Raises ``Refusal`` where *seat* has no turn to come, or not as long as a bot plays, or has begun it."""
    if table.status == "over":
        raise Refusal("turn.over", table.family.over)
    if stint := table.company.stints.get(table.person(seat)):
        check_stays(stint)
        raise Refusal("seat.lent")
    if table.company.customs.hours and table.to_move == seat:
        raise Refusal("orders.now")


def next_move(table: Table, kept: KeptOrders) -> str | None:
    """What the seat to move does by its orders; ``None`` where nothing that it wished for can be had."""
    ordering, state = table.family.ordering, table.state
    if ordering is None:
        return None
    here = ordering.step(state)
    wishes: Sequence[Ordered] | None = next((each.wishes for each in kept.steps if each.step == here), None)
    if wishes is None:  # a choice that did not exist when it was ordered
        return ordering.skip(state)
    return next((wish.move for wish in wishes if _is_same(table, state, wish)), None)


def _is_over(ordering: Ordering[Any], state: Any, seat: Seat, turn: str) -> bool:
    return ordering.turn(state, seat) != turn or bool(state.to_move != seat)


def _has_more(ordering: Ordering[Any], state: Any, wishes: Sequence[Ordered]) -> bool:
    """Whether something else may be wished for at the step of *state*, in case the first wish is gone by then."""
    if not ordering.contested(state) or any(ordering.is_sure(state, wish.move) for wish in wishes):
        return False
    return len(state.legal_moves()) > len(wishes)


def _wished(table: Table, state: Any, move: str) -> Ordered:
    try:
        parsed = table.game.parse_move(move)
        told = table.family.tell([Step(state, parsed, state.apply(parsed))])[0]
    except (NotationError, IllegalMove):
        raise Refusal("orders.move") from None
    return Ordered(move, told.code, told.args)


def _is_same(table: Table, state: Any, wish: Ordered) -> bool:
    try:
        return _meant(table, _wished(table, state, wish.move)) == _meant(table, wish)
    except Refusal:
        return False


def _meant(table: Table, wish: Ordered) -> tuple[str, Args]:
    """What *wish* was meant for, whatever it brings."""
    gains = table.family.ordering.gains if table.family.ordering else ()
    return wish.code, {name: value for name, value in wish.args.items() if name not in gains}
