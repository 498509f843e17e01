"""What the seat to move at a table of Domaine may do, and what each choice would bring.

All of it follows from what the seat knows: its view, and a position that it could
be in. What lies open is the same in every one of those, so a choice is applied
to it and the two compared.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from random import Random
from typing import cast

from demesne.games.base import Seat
from demesne.games.domaine.cards import CARDS
from demesne.games.domaine.domains import closing
from demesne.games.domaine.legality import refusal
from demesne.games.domaine.moves import (
    Ally,
    Border,
    Castle,
    Desert,
    DomaineMove,
    End,
    Expand,
    Knight,
    Play,
    Refill,
    Sell,
)
from demesne.games.domaine.parts import parts
from demesne.games.domaine.position import Phase, bond
from demesne.games.domaine.siting import castle_distance, knight_room
from demesne.games.domaine.state import State, View
from demesne.games.grid import Square
from demesne.server.domaine.effects import effect, plain_effect
from demesne.server.domaine.offers import (
    ActOffer,
    AllySpot,
    BorderSpot,
    CardOffer,
    CastleOffer,
    CastleSpot,
    DesertKnight,
    DesertPair,
    Effect,
    ExpandSpot,
    KnightOffer,
    KnightSpot,
    RefillOffer,
    RefillSpot,
    StepOffer,
    UseOffer,
)
from demesne.server.domaine.shapes import Edge
from demesne.server.domaine.view import marker_of
from demesne.server.whys import told

__all__ = ["AnyOffer", "offer"]

AnyOffer = CastleOffer | KnightOffer | ActOffer | StepOffer | RefillOffer


def offer(view: View) -> AnyOffer:
    """The choices of the seat whose *view* this is and whose turn it is."""
    state = view.resample(Random(0))
    match view.position.phase:
        case Phase.CASTLE:
            return _castle(view)
        case Phase.KNIGHT:
            return _knight(view)
        case Phase.ACT:
            return ActOffer(view.seat, [_card(view, state, card) for card in view.hand])
        case Phase.STEP:
            return _step(view, state)
        case _:
            return _refill(view)


# --- set-up ---------------------------------------------------------------------------------------


def _castle(view: View) -> CastleOffer:
    moves = cast("Sequence[Castle]", view.legal_moves())
    return CastleOffer(
        view.seat,
        view.position.colour,
        castle_distance(view.position),
        [CastleSpot(str(move), move.square, knight_room(view.position, move.square)) for move in moves],
    )


def _knight(view: View) -> KnightOffer:
    position = view.position
    spots = [KnightSpot(str(move), move.square, None) for move in cast("Sequence[Knight]", view.legal_moves())]
    return KnightOffer(view.seat, position.colour, cast("Square", position.castle), spots)


# --- a card of the hand -----------------------------------------------------------------------------


def _card(view: View, state: State, card: str) -> CardOffer:
    printed = CARDS[card]
    uses = [_use(view, state, Play(card, action)) for action in printed.parts]
    return CardOffer(card, str(Sell(card)), printed.sell, printed.price, uses)


def _use(view: View, state: State, play: Play) -> UseOffer:
    count = CARDS[play.card].parts[play.action]
    if reason := refusal(view.position, play, view.hand):
        return UseOffer(play.action.value, count, None, told(reason), [], [])
    first = list(parts(state.apply(play).position))
    squares = sorted({square for part in first for square in _touched(part)})
    edges: list[Edge] = [part.line for part in first if isinstance(part, Border)]
    return UseOffer(play.action.value, count, str(play), None, squares, edges)


def _touched(part: DomaineMove) -> list[Square]:
    """The square that shows where a part would act."""
    match part:
        case Knight(square) | Expand(_, square):
            return [square]
        case Desert(_, _, knight, _):
            return [knight]
        case Ally(_, target):
            return [target]
        case _:
            return []


# --- a part of the card being played ------------------------------------------------------------------


def _step(view: View, state: State) -> StepOffer:
    work, moves = view.position.work, view.legal_moves()
    if work is None:
        raise ValueError("no card is being played")
    rings = set(closing(view.position.board.borders))
    return StepOffer(
        seat=view.seat,
        card=work.card,
        action=work.action.value,
        parts=work.left + work.done,
        left=work.left,
        borders=[_border(state, move, move.line in rings) for move in moves if isinstance(move, Border)],
        knights=[_spot(state, move, move.square) for move in moves if isinstance(move, Knight)],
        expansions=[_expansion(state, move) for move in moves if isinstance(move, Expand)],
        deserters=_pairs(state, [move for move in moves if isinstance(move, Desert)]),
        allies=[_ally(state, move) for move in moves if isinstance(move, Ally)],
        end=str(End()) if End() in moves else None,
    )


def _effect(state: State, move: DomaineMove) -> Effect:
    return effect(state.position, state.apply(move).position, state.position.mover)


def _telling(found: Effect) -> Effect | None:
    return None if plain_effect(found) else found


def _border(state: State, move: Border, closes: bool) -> BorderSpot:
    """A marker that closes no ring changes nothing yet, so what it brings is not worked out."""
    return BorderSpot(str(move), move.line, _telling(_effect(state, move)) if closes else None)


def _spot(state: State, move: Knight | Desert, square: Square) -> KnightSpot:
    return KnightSpot(str(move), square, _telling(_effect(state, move)))


def _expansion(state: State, move: Expand) -> ExpandSpot:
    region = state.position.board.areas[move.square]
    target = None if region.owner is None else region.castle
    return ExpandSpot(str(move), move.castle, move.square, region.owner, target, _effect(state, move))


def _pairs(state: State, moves: Sequence[Desert]) -> list[DesertPair]:
    """*moves* by the two domains, then by the knight that is taken."""
    return [
        DesertPair(castle, target, _owner(state, target), _knights(state, list(of_pair)))
        for (castle, target), of_pair in groupby(moves, key=lambda move: (move.castle, move.target))
    ]


def _knights(state: State, moves: Sequence[Desert]) -> list[DesertKnight]:
    return [
        DesertKnight(knight, [_spot(state, move, move.square) for move in of_knight])
        for knight, of_knight in groupby(moves, key=lambda move: move.knight)
    ]


def _owner(state: State, castle: Square) -> Seat:
    return state.position.board.castles[castle]


def _ally(state: State, move: Ally) -> AllySpot:
    marker = marker_of(state.position.board, bond(move.castle, move.target))
    return AllySpot(str(move), move.castle, move.target, _owner(state, move.target), marker)


# --- the hand filled up -------------------------------------------------------------------------------


def _refill(view: View) -> RefillOffer:
    moves = cast("Sequence[Refill]", view.legal_moves())
    deck = next((str(move) for move in moves if move.card is None), None)
    spots = [RefillSpot(str(move), move.card) for move in moves if move.card is not None]
    sold = view.position.sold
    return RefillOffer(view.seat, deck, spots, sold if sold in view.position.chancery else None)
