"""Which moves a position allows, and why it refuses the others."""

from __future__ import annotations

from collections.abc import Sequence

from demesne.games.base import Reason, Seat
from demesne.games.queendomino.builders import COSTS, price
from demesne.games.queendomino.dominoes import Terrain
from demesne.games.queendomino.kingdom import placement_refusal, placements, town_sites
from demesne.games.queendomino.line import find, free
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
from demesne.games.queendomino.position import CHANCE_PHASES, Phase, Position

__all__ = ["BRIBE_PRICE", "has_choice", "kings_left", "legal_moves", "refusal"]

BRIBE_PRICE = 1
"""Coins the dragon asks (rules 8.3)."""


def legal_moves(position: Position) -> Sequence[QueendominoMove]:
    """Every legal move, sorted; ``pass`` last. Empty once the game is over."""
    match position.phase:
        case Phase.TILES:
            return [Tile(building) for building in sorted(position.builders.pile)]
        case Phase.LINE:
            return [Deal(number) for number in sorted(position.in_next_box)]
        case Phase.KING:
            return [King(seat) for seat in _undrawn(position)]
        case Phase.PLACE:
            return _place_moves(position)
        case Phase.CLAIM:
            return [Claim(number) for number in free(position.next_line)]
        case Phase.OVER:
            return []
        case _:
            return [*_optional(position), Pass()]


def has_choice(position: Position) -> bool:
    """Whether the step of *position* offers more than to pass (rules 3.3)."""
    match position.phase:
        case Phase.TAX | Phase.BUILD | Phase.BRIBE if not position.rules.town:
            return False
        case Phase.TAX:
            return bool(position.placed) and position.sides[position.side].knights > 0
        case Phase.BUILD | Phase.BRIBE:
            return bool(_optional(position))
        case Phase.CLAIM:
            return bool(position.next_line)
        case _:
            return True


def _optional(position: Position) -> list[QueendominoMove]:
    match position.phase:
        case Phase.TAX:
            return list(_tax_moves(position))
        case Phase.BUILD:
            return list(_build_moves(position))
        case _:
            return list(_bribe_moves(position))


def _undrawn(position: Position) -> list[int]:
    """The seats with a king still in the hand, ascending."""
    return [seat for seat in range(position.seats) if kings_left(position, seat)]


def kings_left(position: Position, seat: Seat) -> int:
    """How many kings of *seat* are not yet drawn in set-up (rules 2.5)."""
    out = sum(slot.seat == seat for slot in position.next_line)
    return position.rules.kings - out


def _place_moves(position: Position) -> list[QueendominoMove]:
    domino = position.in_hand
    kingdom = position.sides[position.side].kingdom
    found = placements(kingdom, domino)
    if not found:
        return [Discard(domino.number)]
    return [Place(domino.number, first, second) for first, second in found]


def _tax_moves(position: Position) -> list[Tax]:
    squares = tuple(sorted(position.placed))
    moves = [Tax((square,)) for square in squares]
    if position.sides[position.side].knights >= 2:
        moves.append(Tax(squares))
    return sorted(moves)


def _build_moves(position: Position) -> list[Build]:
    side = position.sides[position.side]
    hosts = position.queen == position.side
    affordable = [
        cost for cost in COSTS if position.builders.slots[cost] is not None and price(cost, hosts) <= side.coins
    ]
    if not affordable:
        return []
    sites = town_sites(side.kingdom)
    return [Build(cost, square) for cost in affordable for square in sites]


def _bribe_moves(position: Position) -> list[Bribe]:
    if _bribe_refusal(position) is not None:
        return []
    return [Bribe(cost) for cost in COSTS if position.builders.slots[cost] is not None]


# --- why not ------------------------------------------------------------------------


_PHASES: dict[type, Phase] = {
    Tile: Phase.TILES,
    Deal: Phase.LINE,
    King: Phase.KING,
    Place: Phase.PLACE,
    Discard: Phase.PLACE,
    Tax: Phase.TAX,
    Build: Phase.BUILD,
    Bribe: Phase.BRIBE,
    Claim: Phase.CLAIM,
}


def refusal(position: Position, move: QueendominoMove) -> Reason | None:
    """Why *move* is illegal in *position*, or ``None`` when it is legal."""
    if position.phase is Phase.OVER:
        return Reason.of("turn.over", "3.7")
    if isinstance(move, Pass):
        return _pass_refusal(position)
    if _PHASES[type(move)] is not position.phase:
        return _phase_refusal(position)
    match move:
        case Tile() | Deal() | King():
            return _chance_refusal(position, move)
        case Place() | Discard():
            return _place_refusal(position, move)
        case Tax():
            return _tax_refusal(position, move)
        case Build():
            return _build_refusal(position, move)
        case Bribe():
            return _bribe_refusal(position) or _bribe_slot_refusal(position, move)
        case Claim():
            return _claim_refusal(position, move)


_SET_UP = {Phase.TILES: "2.3", Phase.LINE: "2.4", Phase.KING: "2.5"}


def _phase_refusal(position: Position) -> Reason:
    if position.phase in CHANCE_PHASES:
        clause = "3.6" if position.round else _SET_UP[position.phase]
        return Reason.of("turn.chance", clause, step=position.phase)
    return Reason.of("turn.phase", "3.2", step=position.phase)


def _pass_refusal(position: Position) -> Reason | None:
    if position.phase in (Phase.TAX, Phase.BUILD, Phase.BRIBE):
        return None
    if position.phase in (Phase.PLACE, Phase.CLAIM):
        return Reason.of("pass.mandatory", "3.3", step=position.phase)
    return _phase_refusal(position)


def _chance_refusal(position: Position, move: Tile | Deal | King) -> Reason | None:
    match move:
        case Tile(building) if building not in position.builders.pile:
            return Reason.of("tile.gone", "1.2", building=building)
        case Deal(number) if number not in position.in_next_box:
            return Reason.of("deal.gone", "1.1", domino=number)
        case King(seat) if seat not in _undrawn(position):
            return Reason.of("king.not-drawn", "2.5", seat=seat)
    return None


def _place_refusal(position: Position, move: Place | Discard) -> Reason | None:
    domino = position.in_hand
    number = domino.number
    kingdom = position.sides[position.side].kingdom
    if isinstance(move, Discard):
        if move.number != number:
            return Reason.of("discard.wrong-domino", "4.1", domino=number)
        if placements(kingdom, domino):
            return Reason.of("discard.fits", "4.6", domino=number)
        return None
    if move.number != number:
        return Reason.of("place.wrong-domino", "4.1", domino=number)
    return placement_refusal(kingdom, domino, move.first, move.second)


def _tax_refusal(position: Position, move: Tax) -> Reason | None:
    squares = move.squares
    if not squares or not set(squares) <= set(position.placed) or list(squares) != sorted(set(squares)):
        return Reason.of("tax.square", "5.1")
    if len(squares) > position.sides[position.side].knights:
        return Reason.of("tax.knights", "5.2")
    return None


def _build_refusal(position: Position, move: Build) -> Reason | None:
    if move.cost not in COSTS:
        return Reason.of("build.no-slot", "6.1", cost=move.cost)
    if position.builders.slots[move.cost] is None:
        return Reason.of("build.empty-slot", "6.1", cost=move.cost)
    side = position.sides[position.side]
    asked = price(move.cost, position.queen == position.side)
    if asked > side.coins:
        return Reason.of("build.coins", "6.2", price=asked, coins=side.coins)
    half = side.kingdom.land.get(move.square)
    if half is None or half.terrain is not Terrain.TOWN:
        return Reason.of("build.square", "6.3")
    if move.square in side.kingdom.buildings:
        return Reason.of("build.taken", "6.4")
    return None


def _bribe_refusal(position: Position) -> Reason | None:
    if position.queen == position.side:
        return Reason.of("bribe.queen", "8.2")
    if not position.builders.dragon_home:
        return Reason.of("bribe.away", "8.1")
    coins = position.sides[position.side].coins
    if coins < BRIBE_PRICE:
        return Reason.of("bribe.coins", "8.3", price=BRIBE_PRICE, coins=coins)
    return None


def _bribe_slot_refusal(position: Position, move: Bribe) -> Reason | None:
    if move.cost not in COSTS:
        return Reason.of("bribe.no-slot", "8.4", cost=move.cost)
    if position.builders.slots[move.cost] is None:
        return Reason.of("bribe.empty-slot", "8.4", cost=move.cost)
    return None


def _claim_refusal(position: Position, move: Claim) -> Reason | None:
    slot = find(position.next_line, move.number)
    if slot is None:
        return Reason.of("claim.not-in-line", "9.1", domino=move.number)
    if slot.seat is not None:
        return Reason.of("claim.taken", "9.1", domino=move.number)
    return None
