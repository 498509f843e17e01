"""What the seat to move may do, and what each choice would bring.

Every figure is computed by the rules: a choice is applied and the two positions compared.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import cast

from demesne.games.base import Seat, Turn
from demesne.games.grid import Square
from demesne.games.queendomino.box import Box
from demesne.games.queendomino.builders import COSTS, price
from demesne.games.queendomino.kingdom import Kingdom, Territory, placements, territories
from demesne.games.queendomino.legality import BRIBE_PRICE
from demesne.games.queendomino.line import find
from demesne.games.queendomino.moves import Bribe, Build, Claim, Discard, Pass, Place, Tax
from demesne.games.queendomino.position import Phase
from demesne.games.queendomino.scoring import LANDSCAPES
from demesne.games.queendomino.state import State, tax_receipt
from demesne.server.queendomino.rules import domino_view
from demesne.server.queendomino.shapes import (
    BribeOffer,
    BribeSpot,
    BuildOffer,
    BuildSlot,
    Change,
    ClaimOffer,
    ClaimSpot,
    Patch,
    PlaceOffer,
    Site,
    Spot,
    TaxOffer,
    TaxPart,
    TaxSpot,
)
from demesne.server.queendomino.why import why

__all__ = ["offer", "site_of", "spot_of"]

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
    spots = [spot_of(state, move) for move in moves if isinstance(move, Place)]
    discard = next((str(move) for move in moves if isinstance(move, Discard)), None)
    return PlaceOffer(seat, domino_view(state.in_hand), spots, discard)


def spot_of(state: State, move: Place) -> Spot:
    """A legal placement and what it brings."""
    side = state.side
    after = state.apply(move)
    changes = _changes(state.sides[side].kingdom, after.sides[side].kingdom, (move.first, move.second), state.rules.box)
    rows, total = _gain(state, after, side)
    others = {row: points for row, points in rows.items() if points and row not in LANDSCAPES}
    return Spot(str(move), move.first, move.second, changes, others, total)


def _gain(before: State, after: State, side: int) -> tuple[dict[str, int], int]:
    """Points won or lost by row of the score pad, and in all."""
    old, new = before.sheet(side), after.sheet(side)
    had = old.points()
    return {row: points - had[row] for row, points in new.points().items()}, new.total - old.total


def _changes(before: Kingdom, after: Kingdom, squares: Sequence[Square], box: Box) -> list[Change]:
    """What becomes of the territories to which *squares* belong."""
    old = territories(before, box)
    return [_change(old, new) for new in territories(after, box) if any(square in new.squares for square in squares)]


def _change(old: Iterable[Territory], new: Territory) -> Change:
    joined = [territory for territory in old if territory.squares <= new.squares]
    return Change(
        terrain=new.terrain.value,
        before=[Patch(len(territory.squares), territory.crowns) for territory in joined],
        after=Patch(len(new.squares), new.crowns),
        points=new.points - sum(territory.points for territory in joined),
    )


# --- tax -------------------------------------------------------------------------------


def _tax(state: State, seat: Seat) -> TaxOffer:
    spots = [_tax_spot(state, move) for move in state.legal_moves() if isinstance(move, Tax)]
    return TaxOffer(seat, spots, str(Pass()))


def _tax_spot(state: State, move: Tax) -> TaxSpot:
    side = state.side
    paid = state.apply(move).sides[side].coins - state.sides[side].coins
    return TaxSpot(str(move), paid, [_tax_part(state, square) for square in move.squares])


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
    sites = [site_of(state, move) for move in moves if move.cost == cost]
    building = state.builders.slots[cost] or ""
    reason = None if sites else why(state, f"slot {cost}")
    return BuildSlot(cost, price(cost, state.queen == state.side), building, sites, reason)


def site_of(state: State, move: Build) -> Site:
    """A town square for a tile and what building it there brings."""
    side = state.side
    after = state.apply(move)
    _, points = _gain(state, after, side)
    return Site(str(move), move.square, points, queen=after.queen == side and state.queen != side)


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
    fits = bool(placements(kingdom, domino))
    return ClaimSpot(str(move), domino_view(domino), _order(state, move.number), fits)


def _order(state: State, number: int) -> int:
    """The worst place in the next round that domino *number* gives.

    Free dominoes before it count as far as kings are left to be placed on them.
    """
    slot = find(state.next_line, number)
    before = state.next_line[: state.next_line.index(slot)] if slot else ()
    taken = sum(other.seat is not None for other in before)
    kings_left = state.rules.claims - sum(other.seat is not None for other in state.next_line) - 1
    return 1 + taken + min(len(before) - taken, kings_left)
