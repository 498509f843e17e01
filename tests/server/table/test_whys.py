"""Why a thing cannot be chosen: told for anything that no legal move touches, and nothing else, to the seat in turn."""

from __future__ import annotations

from itertools import product
from random import Random
from typing import Any, cast

import msgspec
import pytest

from demesne.games.domaine.borders import LINES, format_border
from demesne.games.domaine.moves import Ally, Border, Castle, Desert, Expand, Knight
from demesne.games.domaine.moves import Refill as Taken
from demesne.games.domaine.position import Phase as Court
from demesne.games.domaine.terrain import SQUARES, format_square
from demesne.games.queendomino.builders import COSTS
from demesne.games.queendomino.moves import Bribe, Build, Claim, Place, Tax
from demesne.games.queendomino.moves import format_square as spelt
from demesne.games.queendomino.position import Phase
from demesne.games.queendomino.state import State
from demesne.server.protocol import Because, Why
from demesne.server.table.table import Table
from demesne.server.wire.order_messages import OrderWish
from demesne.server.wire.refusals import Refusal
from tests.server.court import court, lively, state_of
from tests.server.duel import Brisk, Duel
from tests.server.kit import ADA, BO, going, play, run, table
from tests.server.table.test_orders_ahead import Round, moves_of


def ask(of: Table, thing: str) -> str | None:
    """The code of the reason that the seat to move is told."""
    assert of.to_move is not None
    reason = of.why(of.chairs[of.to_move].owner, Why(of.seq, "message-why", thing)).reason
    return None if reason is None else reason.code


def touched(move: Any) -> set[str]:
    """The things that are touched in making the move."""
    match move:
        case Place(_, first, second):
            return {f"square {spelt(first)}", f"square {spelt(second)}"}
        case Tax(squares):
            return {f"square {spelt(square)}" for square in squares}
        case Build(cost, square):
            return {f"slot {cost}", f"square {spelt(square)}"}
        case Bribe(cost):
            return {f"slot {cost}"}
        case Claim(number):
            return {f"domino {number}"}
        case _:
            return set()


def things(state: State) -> list[str]:
    """What one may touch at the step of *state*."""
    squares = [f"square {x},{y}" for x, y in product(range(-6, 7), repeat=2)]
    slots = [f"slot {cost}" for cost in COSTS]
    dominoes = [f"domino {slot.number}" for slot in (*state.this_line, *state.next_line)]
    found = {Phase.PLACE: squares, Phase.TAX: squares, Phase.BUILD: [*squares, *slots], Phase.BRIBE: slots}
    return found.get(state.phase, dominoes)


@pytest.mark.parametrize("name", ["queendomino", "kingdomino"])
def test_what_no_move_touches_is_refused_with_a_reason_and_nothing_else_is(name: str) -> None:
    of, rng = table(ADA, ADA, name=name), Random(3)
    refused: set[str] = set()
    for _ in range(150):
        if not going(of):
            break
        state = cast("State", of.state)
        legal = set().union(*map(touched, state.legal_moves()))
        reasons = {thing: ask(of, thing) for thing in things(state)}
        assert {thing for thing, reason in reasons.items() if reason is None} == legal & reasons.keys()
        refused |= {reason for reason in reasons.values() if reason}
        play(of, str(rng.choice(state.legal_moves())))
    assert refused >= {"place.occupied", "place.unconnected", "claim.taken", "claim.not-in-line"}
    assert name != "queendomino" or refused >= {"tax.square", "build.coins", "build.square"}


def at_court(move: Any) -> set[str]:
    """The same in Domaine."""
    match move:
        case Border(line):
            return {f"border {format_border(line)}"}
        case Castle(square) | Knight(square) | Expand(_, square):
            return {f"square {format_square(square)}"}
        case Desert(_, _, knight, _):
            return {f"square {format_square(knight)}"}
        case Taken(str() as card):
            return {f"card {card}"}
        case _:
            return set()


@pytest.mark.slow
def test_at_court_too() -> None:
    of, rng = court(ADA, ADA, seed=5), Random(5)
    refused: set[str] = set()
    for _ in range(400):
        if not going(of):
            break
        state = state_of(of)
        moves, phase = state.legal_moves(), state.position.phase
        asked = [f"square {format_square(square)}" for square in SQUARES]
        if any(isinstance(move, Border) for move in moves):
            asked = [f"border {format_border(line)}" for line in LINES]
        elif phase is Court.REFILL:
            asked = [f"card {card}" for card in state.position.chancery]
        if phase is not Court.ACT and not any(isinstance(move, Ally) for move in moves):
            reasons = {thing: ask(of, thing) for thing in asked}
            assert {thing for thing, reason in reasons.items() if reason is None} == set().union(*map(at_court, moves))
            refused |= {reason for reason in reasons.values() if reason}
        play(of, str(lively(state, rng)))
    assert refused >= {"castle.terrain", "knight.beside-castle", "border.taken", "expand.not-beside"}


def test_of_several_reasons_the_one_that_came_furthest_is_told() -> None:
    """A square that the domino reaches, but which would make the kingdom too wide, is too far away, not unconnected."""
    of = table(ADA, ADA, name="kingdomino")
    rng = Random(1)
    for _ in range(200):
        state = cast("State", of.state)
        if state.phase is Phase.PLACE and "place.too-wide" in {ask(of, thing) for thing in things(state)}:
            return
        play(of, str(rng.choice(state.legal_moves())))
    raise AssertionError("no kingdom became too wide")


def test_only_the_seat_in_turn_is_told() -> None:
    of = table(ADA, BO)
    other = BO if of.owns(ADA, of.to_move or 0) else ADA
    with pytest.raises(Refusal) as refusal:
        of.why(other, Why(of.seq, "message-why", "square 1,0"))
    assert refusal.value.reason.code == "turn.not-yours"


@pytest.mark.parametrize("thing", ["", "square", "square x", "slot -1", "castle 3", "domino ²", "square 1,0 2,0"])
def test_a_thing_that_does_not_exist_is_refused(thing: str) -> None:
    with pytest.raises(Refusal) as refusal:
        ask(table(ADA, BO), thing)
    assert refusal.value.reason.code == "move.unreadable"


def test_what_was_touched_before_something_happened_is_stale() -> None:
    of = table(ADA, ADA)
    with pytest.raises(Refusal) as refusal:
        of.why(ADA, Why(of.seq - 1, "message-why", "square 1,0"))
    assert refusal.value.reason.code == "seq.stale"


def test_the_answer_names_the_thing_and_changes_nothing() -> None:
    async def story() -> None:
        duel = await Duel(Brisk()).gather()
        of = await duel.hub.table(duel.name)
        heard = [len(ear.heard) for ear in duel.ears]
        answer = await duel.hub.why(duel.name, duel.ears[0].owner, Why(of.seq, "message-1", "domino 99"))
        assert isinstance(answer, Because)
        assert (answer.id, answer.seq, answer.thing) == ("message-1", of.seq, "domino 99")
        assert answer.reason is not None
        assert answer.reason.code == "claim.not-in-line"
        assert b"message-1" in msgspec.json.encode(answer)
        assert [len(ear.heard) for ear in duel.ears] == heard, "nobody is told but who asks"

    run(story())


def test_a_plain_game_knows_no_things(monkeypatch: pytest.MonkeyPatch) -> None:
    from demesne.server.plain import Plain  # noqa: PLC0415 - the only test that needs it

    of = table(ADA, BO)
    monkeypatch.setattr(of, "family", Plain())
    assert ask(of, "square 1,0") is None


def test_while_orders_are_made_it_is_told_as_on_ones_turn() -> None:
    """At the step that is asked about next, by what the draft has led to; nobody else may ask."""

    async def story() -> None:
        at = await (await Round(wait=600).opened()).begin()
        while all(slot.seat is None for slot in at.state.next_line):
            await at.move()
        seat, orders = at.following, at.hub.orders
        asked = await at.draft(seat)
        place = moves_of(asked.asked)[0]
        claimed = [slot for slot in at.state.next_line if slot.seat is not None]

        async def told(thing: str, *steps: list[str]) -> str | None:
            because = await orders.why(at.name, at.owners[seat], OrderWish([*steps]), thing)
            assert because.seq == at.table.seq
            return because.reason.code if because.reason else None

        assert await told("square 0,0") == "place.occupied"
        assert await told(f"domino {claimed[0].number}", [place]) == "claim.taken"
        free = moves_of((await at.draft(seat, [place])).asked)[0]
        assert await told(f"domino {free.split()[1]}", [place]) is None
        with pytest.raises(Refusal, match=r"orders\.move"):
            await told("square 0,0", [place], [free])
        with pytest.raises(Refusal, match=r"orders\.now"):
            await orders.why(at.name, at.owners[at.mover], OrderWish([]), "square 0,0")

    run(story())
