"""What happened in a game of Domaine, as events for the log."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from msgspec import structs

from demesne.games.base import Turn
from demesne.games.domaine.borders import format_border
from demesne.games.domaine.cards import CARDS
from demesne.games.domaine.moves import (
    Ally,
    Border,
    Castle,
    Desert,
    DomaineMove,
    Draw,
    End,
    Expand,
    Knight,
    Play,
    Refill,
    Sell,
)
from demesne.games.domaine.parts import forest_price
from demesne.games.domaine.position import Phase, Position
from demesne.games.domaine.scoring import MONOPOLY, income, mines
from demesne.games.domaine.state import State
from demesne.games.domaine.terrain import MINES, format_square
from demesne.games.grid import Square
from demesne.server.domaine.effects import domain_changes
from demesne.server.family import Step, Told
from demesne.server.wire.refusals import Args

__all__ = ["EVENTS", "tell"]

EVENTS = (
    "hand", "castle", "guard", "sell", "card", "border", "knight", "expand", "desert", "ally", "end",
    "draw", "take", "domain", "grown", "shrunk", "monopoly", "broken", "income", "empty", "crown", "over",
)  # fmt: skip
"""Every code of an event."""


def tell(steps: Sequence[Step[State]]) -> list[Told]:
    """The events of *steps*; a seat's first hand is one, and so is a card requested from the deck and drawn."""
    told: list[Told] = []
    for step in steps:
        move = _move(step.before.position, step.move)
        if told and _goes_on(told[-1], move):
            told[-1] = _joined(told[-1], move)
        else:
            told.append(move)
        told += _consequences(step.before.position, step.after.position)
    return told


def _goes_on(first: Told, second: Told) -> bool:
    """Whether two things that happened are told as one."""
    return first.seat == second.seat and (first.code, second.code) in {("hand", "hand"), ("draw", "draw")}


def _joined(first: Told, second: Told) -> Told:
    moves = first.moves + second.moves
    if first.code == "draw":
        return structs.replace(second, moves=moves)
    args: Args = {"cards": len(moves), "back": first.args["back"]}
    return structs.replace(
        first, args=args, moves=moves, secret={"hand": f"{first.secret['hand']} {second.secret['hand']}"}
    )


def _move(position: Position, move: DomaineMove) -> Told:
    seat, text = position.mover, (str(move),)
    match move:
        case Draw(card) if position.phase is Phase.DEAL:
            return Told("hand", seat, {"cards": 1, "back": card[0]}, text, {"hand": card})
        case Draw(card):
            return Told("draw", seat, {"back": card[0]}, text, {"card": card})
        case Refill(None):
            return Told("draw", seat, {"back": position.top or ""}, text)
        case _:
            code, args = _deed(position, move)
            return Told(code, seat, args, text)


def _deed(position: Position, move: DomaineMove) -> tuple[str, Args]:
    match move:
        case Castle(square):
            return "castle", {"square": format_square(square), "colour": position.colour}
        case Knight(square) if position.phase is Phase.KNIGHT:
            return "guard", {"square": format_square(square), "colour": position.colour}
        case Sell(card):
            return "sell", {"card": card, "ducats": CARDS[card].sell}
        case Play(card, action):
            return "card", {"card": card, "action": action.value, "price": CARDS[card].price}
        case Refill(card):
            return "take", {"card": card or ""}
        case End():
            return "end", {"left": position.work.left if position.work else 0}
        case _:
            return _part(position, move)


def _part(position: Position, move: DomaineMove) -> tuple[str, Args]:
    match move:
        case Knight(square):
            return "knight", {"square": format_square(square), "price": forest_price(position, square)}
        case Border(line):
            return "border", {"border": format_border(line)}
        case Expand(castle, square):
            owner = position.board.areas[square].owner
            taken: Args = {"castle": format_square(castle), "square": format_square(square)}
            return "expand", {**taken, "owner": -1 if owner is None else owner}
        case Desert(castle, target, knight, square):
            told = _pair(position, castle, target)
            told |= {"knight": format_square(knight), "square": format_square(square)}
            return "desert", {**told, "price": forest_price(position, square)}
        case Ally(castle, target):
            return "ally", _pair(position, castle, target)
        case _:
            raise ValueError(f"{move} is not a part of a card")


def _pair(position: Position, castle: Square, target: Square) -> Args:
    """The two domains, and who owns the second one."""
    owner = position.board.castles[target]
    return {"castle": format_square(castle), "target": format_square(target), "owner": owner}


# --- consequences ---------------------------------------------------------------------------------


def _consequences(before: Position, after: Position) -> Iterator[Told]:
    """What follows automatically: domains and monopolies come and go, a turn begins with its income, the game ends."""
    if before.board.regions != after.board.regions:
        yield from _domains(before, after)
        yield from _monopolies(before, after)
    if before.top is not None and after.top is None and before.phase is not Phase.DEAL:
        yield Told("empty", None, {})
    if after.phase is Phase.ACT and before.turn != after.turn and (paid := income(after.board, after.mover)):
        yield Told("income", after.mover, {"ducats": paid})
    if after.to_move is Turn.OVER:
        if after.reached is not None:
            yield from _kings(after)
        yield Told("over", None, {})


def _domains(before: Position, after: Position) -> Iterator[Told]:
    for change in domain_changes(before.board, after.board):
        old, new = before.board.domain(change.castle), after.board.areas[change.castle]
        args: Args = {"castle": format_square(change.castle), "colour": change.owner, "points": change.points}
        match change.change:
            case "arises":
                counts = {"forests": new.forests, "villages": new.villages, "city": new.cities}
                yield Told("domain", None, {**args, **counts})
            case "grows":
                yield Told("grown", None, args)
            case "shrinks":
                lost = len(old.squares) - len(new.squares) if old else 0
                yield Told("shrunk", None, {**args, "squares": lost})


def _monopolies(before: Position, after: Position) -> Iterator[Told]:
    for seat in range(before.seats):
        counts = zip(MINES, mines(before.board, seat), mines(after.board, seat), strict=True)
        for kind, had, has in counts:
            if (had >= MONOPOLY) != (has >= MONOPOLY):
                yield Told("monopoly" if has >= MONOPOLY else "broken", seat, {"mine": kind.value, "count": has})


def _kings(after: Position) -> Iterator[Told]:
    for seat in range(after.seats):
        if (points := after.sheet(seat).total) >= after.rules.king:
            yield Told("crown", seat, {"points": points, "king": after.rules.king})
