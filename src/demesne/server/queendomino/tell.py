"""What happened in a game of the Queendomino family, as events for the log."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from msgspec import structs

from demesne.games.base import Seat, Turn
from demesne.games.queendomino.builders import free_slot, price
from demesne.games.queendomino.moves import (
    Bribe,
    Build,
    Claim,
    Deal,
    Discard,
    King,
    Pass,
    Place,
    QueendominoMove,
    Tax,
    Tile,
)
from demesne.games.queendomino.state import State
from demesne.server.family import Step, Told
from demesne.server.wire.refusals import Args

__all__ = ["EVENTS", "tell"]

EVENTS = (
    "round", "king", "line", "tiles", "claim", "place", "discard", "tax", "build", "bribe", "pass",
    "queen", "game", "over",
)  # fmt: skip
"""Every code of an event."""


def tell(steps: Sequence[Step[State]]) -> list[Told]:
    """The events of *steps*; tiles and dominoes dealt one after another become one event."""
    told: list[Told] = []
    for step in steps:
        move = _move(step.before, step.move, step.after)
        if told and told[-1].code == move.code and move.code in {"tiles", "line"}:
            told[-1] = _joined(told[-1], move)
        else:
            told.append(move)
        told += _consequences(step.before, step.after)
    return told


def _joined(first: Told, second: Told) -> Told:
    args: Args = {key: f"{value} {second.args[key]}" for key, value in first.args.items()}
    return structs.replace(first, args=args, moves=first.moves + second.moves)


def _move(before: State, move: QueendominoMove, after: State) -> Told:
    code, args = _code(before, move, after)
    seat: Seat | None = None if isinstance(before.to_move, Turn) else before.to_move
    return Told(code, seat, args, (str(move),))


def _code(before: State, move: QueendominoMove, after: State) -> tuple[str, Args]:
    match move:
        case Tile(building):
            cost = free_slot(before.builders)
            return "tiles", {"buildings": building, "costs": str(cost)}
        case Deal(number):
            return "line", {"dominoes": str(number)}
        case King(seat):
            return "king", {"seat": seat}
        case Claim(number):
            return "claim", {"domino": number}
        case Discard(number):
            return "discard", {"domino": number}
        case Pass():
            return "pass", {"step": before.phase.value}
        case _:
            return _deed(before, move, after)


def _deed(before: State, move: Place | Tax | Build | Bribe, after: State) -> tuple[str, Args]:
    side = before.side
    match move:
        case Place(number, (x1, y1), (x2, y2)):
            points = after.sheet(side).total - before.sheet(side).total
            return "place", {"domino": number, "x1": x1, "y1": y1, "x2": x2, "y2": y2, "points": points}
        case Tax(squares):
            return "tax", {"coins": after.sides[side].coins - before.sides[side].coins, "knights": len(squares)}
        case Build(cost, (x, y)):
            asked = price(cost, before.queen == side)
            return "build", {"building": _tile(before, cost), "price": asked, "x": x, "y": y}
        case Bribe(cost):
            return "bribe", {"building": _tile(before, cost)}


def _tile(state: State, cost: int) -> str:
    return state.builders.slots[cost] or ""


def _consequences(before: State, after: State) -> Iterator[Told]:
    """What follows automatically: the Queen comes, a round begins, the game ends."""
    if after.queen is not None and after.queen != before.queen and not isinstance(before.to_move, Turn):
        seat = before.to_move
        yield Told("queen", seat, {"seat": seat, "side": after.queen})
    if len(after.earlier) > len(before.earlier):
        yield Told("game", None, {"game": len(after.earlier) + 1, "games": after.rules.games})
    if after.round > before.round:
        yield Told("round", None, {"round": after.round, "rounds": after.rounds})
    if after.to_move is Turn.OVER:
        yield Told("over", None, {})
