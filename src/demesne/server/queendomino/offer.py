"""What the seat to move may do. What placing and building would bring is in ``effects``: it takes longer."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from demesne.games.base import Seat, Turn
from demesne.games.grid import Square
from demesne.games.queendomino.builders import COSTS, price
from demesne.games.queendomino.kingdom import Kingdom, fits
from demesne.games.queendomino.legality import BRIBE_PRICE
from demesne.games.queendomino.line import latest
from demesne.games.queendomino.moves import Bribe, Build, Claim, Discard, Pass, Place, Tax
from demesne.games.queendomino.position import Phase
from demesne.games.queendomino.state import State, tax_receipt
from demesne.server.queendomino.rules import domino_view
from demesne.server.queendomino.shapes import (
    BribeOffer,
    BribeSpot,
    BuildOffer,
    BuildSlot,
    ClaimOffer,
    ClaimSpot,
    PlaceOffer,
    Site,
    Spot,
    TaxOffer,
    TaxPart,
    TaxSpot,
)
from demesne.server.queendomino.why import why

__all__ = ["offer"]

AnyOffer = PlaceOffer | TaxOffer | BuildOffer | BribeOffer | ClaimOffer


def offer(state: State) -> AnyOffer | None:
    """The choices of the seat to move, or ``None`` when it is nobody's turn."""
    seat = state.to_move
    if isinstance(seat, Turn):
        return None
    match state.phase:
        case Phase.PLACE:
            return _place(state, seat)
        case Phase.TAX:
            return _tax(state, seat)
        case Phase.BUILD:
            return _build(state, seat)
        case Phase.BRIBE:
            return _bribe(state, seat)
        case _:
            return _claim(state, seat)


# --- place -----------------------------------------------------------------------------


def _place(state: State, seat: Seat) -> PlaceOffer:
    moves = state.legal_moves()
    spots = [Spot(str(move), move.first, move.second) for move in moves if isinstance(move, Place)]
    discard = next((str(move) for move in moves if isinstance(move, Discard)), None)
    return PlaceOffer(seat, domino_view(state.in_hand), spots, discard)


# --- tax -------------------------------------------------------------------------------


def _tax(state: State, seat: Seat) -> TaxOffer:
    spots = [_tax_spot(state, move) for move in state.legal_moves() if isinstance(move, Tax)]
    return TaxOffer(seat, spots, str(Pass()))


def _tax_spot(state: State, move: Tax) -> TaxSpot:
    parts = [_tax_part(state, square) for square in move.squares]
    paid = sum(part.territory + part.knight_safe + part.tower_safe for part in parts)
    return TaxSpot(str(move), paid, parts)


def _tax_part(state: State, square: Square) -> TaxPart:
    own = state.sides[state.side]
    receipt = tax_receipt(own, square, state.rules.box)
    terrain = own.kingdom.land[square].terrain.value
    return TaxPart(square, terrain, receipt.territory, receipt.knight_safe, receipt.tower_safe)


# --- build -----------------------------------------------------------------------------


def _build(state: State, seat: Seat) -> BuildOffer:
    moves = [move for move in state.legal_moves() if isinstance(move, Build)]
    slots = [_build_slot(state, cost, moves) for cost in reversed(COSTS) if state.builders.slots[cost]]
    return BuildOffer(seat, slots, str(Pass()))


def _build_slot(state: State, cost: int, moves: Sequence[Build]) -> BuildSlot:
    sites = [Site(str(move), move.square) for move in moves if move.cost == cost]
    building = state.builders.slots[cost] or ""
    reason = None if sites else why(state, f"slot {cost}")
    return BuildSlot(cost, price(cost, state.queen == state.side), building, sites, reason)


# --- bribe and claim ---------------------------------------------------------------------


def _bribe(state: State, seat: Seat) -> BribeOffer:
    moves = [move for move in state.legal_moves() if isinstance(move, Bribe)]
    spots = [BribeSpot(move.cost, state.builders.slots[move.cost] or "", str(move)) for move in reversed(moves)]
    return BribeOffer(seat, BRIBE_PRICE, spots, str(Pass()))


def _claim(state: State, seat: Seat) -> ClaimOffer:
    kingdom = state.sides[state.side].kingdom
    return ClaimOffer(seat, [_claim_spot(state, kingdom, cast("Claim", move)) for move in state.legal_moves()])


def _claim_spot(state: State, kingdom: Kingdom, move: Claim) -> ClaimSpot:
    domino = state.rules.box.dominoes[state.next_box][move.number]
    order = latest(state.next_line, move.number, state.rules.claims)
    place = 1 + sum(slot.number < move.number for slot in state.next_line)
    last = place == len(state.next_line)
    return ClaimSpot(str(move), domino_view(domino), place, order, last, fits(kingdom, domino))
