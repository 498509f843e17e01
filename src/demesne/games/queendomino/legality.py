"""Which moves a position allows, and why it refuses the others."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from demesne.games.base import MoveKinds, Reason, Seat
from demesne.games.grid import Square
from demesne.games.queendomino.builders import COSTS, price
from demesne.games.queendomino.dominoes import Terrain
from demesne.games.queendomino.kingdom import Kingdom, placement_refusal, placements
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
"""The dragon's price in coins (rules 8.3)."""


def legal_moves(position: Position) -> Sequence[QueendominoMove]:
    """Every legal move, sorted; ``pass`` last. Empty once the game is over.

    >>> from demesne.games.registry import make_game
    >>> legal_moves(make_game("kingdomino", 4).new_state())[16]
    Deal(number=17)
    """
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
            return [*_optional(position, position.phase), Pass()]


def has_choice(position: Position, step: Phase) -> bool:
    """Whether *step* of the turn would offer more than passing if *position* had reached it (rules 3.3).

    >>> from demesne.games.registry import make_game
    >>> state = make_game("kingdomino", 4).new_state()
    >>> has_choice(state, Phase.PLACE), has_choice(state, Phase.CLAIM)
    (True, False)
    """
    match step:
        case Phase.TAX | Phase.BUILD | Phase.BRIBE:
            return any(True for _ in _optional(position, step))
        case Phase.CLAIM:
            return bool(position.next_line)
        case _:
            return True


def _optional(position: Position, step: Phase) -> Iterator[QueendominoMove]:
    match step:
        case Phase.TAX:
            return _tax_moves(position)
        case Phase.BUILD:
            return _build_moves(position)
        case _:
            return _bribe_moves(position)


def _undrawn(position: Position) -> list[int]:
    """The seats with a king not yet drawn, ascending."""
    return [seat for seat in range(position.seats) if kings_left(position, seat)]


def kings_left(position: Position, seat: Seat) -> int:
    """How many kings of *seat* are not yet drawn in set-up (rules 2.5).

    >>> from demesne.games.registry import make_game
    >>> kings_left(make_game("kingdomino", 2).new_state(), 0), kings_left(make_game("kingdomino", 4).new_state(), 0)
    (2, 1)
    """
    out = sum(slot.seat == seat for slot in position.next_line)
    return position.rules.kings - out


def _place_moves(position: Position) -> list[QueendominoMove]:
    domino = position.in_hand
    kingdom = position.sides[position.side].kingdom
    found = placements(kingdom, domino)
    if not found:
        return [Discard(domino.number)]
    return [Place(domino.number, first, second) for first, second in found]


def _tax_moves(position: Position) -> Iterator[Tax]:
    squares = tuple(sorted(position.placed))
    some = [squares[:1], squares, squares[1:]]
    return (move for move in map(Tax, some) if _tax_refusal(position, move) is None)


def _build_moves(position: Position) -> Iterator[Build]:
    """Every slot that may be bought, and for each every square that may be built on."""
    kingdom = position.sides[position.side].kingdom
    town = sorted(square for square, half in kingdom.land.items() if half.terrain is Terrain.TOWN)
    sites = [square for square in town if _site_refusal(kingdom, square) is None]
    costs = (cost for cost in COSTS if _slot_refusal(position, cost) is None) if sites else ()
    return (Build(cost, square) for cost in costs for square in sites)


def _bribe_moves(position: Position) -> Iterator[Bribe]:
    if _bribe_refusal(position) is None:
        yield from (Bribe(cost) for cost in COSTS if _bribe_slot_refusal(position, cost) is None)


# --- why not ------------------------------------------------------------------------


_PHASES: MoveKinds[Phase] = MoveKinds(
    {
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
)


def refusal(position: Position, move: QueendominoMove) -> Reason | None:
    """Why *move* is illegal in *position*, or ``None`` when it is legal.

    >>> from demesne.games.registry import make_game
    >>> refusal(make_game("kingdomino", 4).new_state(), Claim(17)).code
    'turn.chance'
    """
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
            kingdom = position.sides[position.side].kingdom
            return _slot_refusal(position, move.cost) or _site_refusal(kingdom, move.square)
        case Bribe():
            return _bribe_refusal(position) or _bribe_slot_refusal(position, move.cost)
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


def _slot_refusal(position: Position, cost: int) -> Reason | None:
    """Why the side to move may not buy from the slot with printed *cost*."""
    if cost not in COSTS:
        return Reason.of("build.no-slot", "6.1", cost=cost)
    if position.builders.slots[cost] is None:
        return Reason.of("build.empty-slot", "6.1", cost=cost)
    side = position.side
    coins = position.sides[side].coins
    asked = price(cost, position.queen == side)
    return Reason.of("build.coins", "6.2", price=asked, coins=coins) if asked > coins else None


def _site_refusal(kingdom: Kingdom, square: Square) -> Reason | None:
    """Why the side of *kingdom* may not build on *square*."""
    half = kingdom.land.get(square)
    if half is None or half.terrain is not Terrain.TOWN:
        return Reason.of("build.square", "6.3")
    return Reason.of("build.taken", "6.4") if square in kingdom.buildings else None


def _bribe_refusal(position: Position) -> Reason | None:
    side = position.side
    if position.queen == side:
        return Reason.of("bribe.queen", "8.2")
    if not position.builders.dragon_home:
        return Reason.of("bribe.away", "8.1")
    coins = position.sides[side].coins
    if coins < BRIBE_PRICE:
        return Reason.of("bribe.coins", "8.3", price=BRIBE_PRICE, coins=coins)
    return None


def _bribe_slot_refusal(position: Position, cost: int) -> Reason | None:
    """Why there is nothing to burn in the slot with printed *cost*."""
    if cost not in COSTS:
        return Reason.of("bribe.no-slot", "8.4", cost=cost)
    if position.builders.slots[cost] is None:
        return Reason.of("bribe.empty-slot", "8.4", cost=cost)
    return None


def _claim_refusal(position: Position, move: Claim) -> Reason | None:
    slot = find(position.next_line, move.number)
    if slot is None:
        return Reason.of("claim.not-in-line", "9.1", domino=move.number)
    if slot.seat is not None:
        return Reason.of("claim.taken", "9.1", domino=move.number)
    return None
