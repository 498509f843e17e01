"""What the seat to move at a table of Domaine may do, from its view. What it would bring is in ``effects``."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import groupby
from typing import cast

from demesne.games.domaine.board import Board
from demesne.games.domaine.borders import LINES
from demesne.games.domaine.cards import CARDS
from demesne.games.domaine.legality import refusal
from demesne.games.domaine.moves import (
    Ally,
    Border,
    Castle,
    Desert,
    End,
    Expand,
    Knight,
    Play,
    Refill,
    Sell,
)
from demesne.games.domaine.position import Phase, bond
from demesne.games.domaine.siting import castle_distance, knight_room
from demesne.games.domaine.state import View
from demesne.games.grid import Square
from demesne.server.domaine.offers import (
    ActOffer,
    AllySpot,
    BorderSpot,
    CardOffer,
    CastleOffer,
    CastleSpot,
    DesertKnight,
    DesertPair,
    ExpandSpot,
    KnightOffer,
    KnightSpot,
    RefillOffer,
    RefillSpot,
    StepOffer,
    UseOffer,
)
from demesne.server.domaine.view import marker_of
from demesne.server.whys import told

__all__ = ["AnyOffer", "offer"]

AnyOffer = CastleOffer | KnightOffer | ActOffer | StepOffer | RefillOffer


def offer(view: View) -> AnyOffer:
    """The choices of the seat whose *view* this is and whose turn it is."""
    match view.position.phase:
        case Phase.CASTLE:
            return _castle(view)
        case Phase.KNIGHT:
            return _knight(view)
        case Phase.ACT:
            return ActOffer(view.seat, [_card(view, card) for card in view.hand])
        case Phase.STEP:
            return _step(view)
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
    spots = [KnightSpot(str(move), move.square) for move in cast("Sequence[Knight]", view.legal_moves())]
    return KnightOffer(view.seat, position.colour, cast("Square", position.castle), spots)


# --- a card of the hand -----------------------------------------------------------------------------


def _card(view: View, card: str) -> CardOffer:
    printed = CARDS[card]
    uses = [_use(view, Play(card, action)) for action in printed.parts]
    return CardOffer(card, str(Sell(card)), printed.sell, printed.price, uses)


def _use(view: View, play: Play) -> UseOffer:
    count, reason = CARDS[play.card].parts[play.action], refusal(view.position, play, view.hand)
    return UseOffer(play.action.value, count, None if reason else str(play), told(reason) if reason else None)


# --- a part of the card being played ------------------------------------------------------------------


_BORDERS = {line: BorderSpot(str(Border(line)), line) for line in LINES}
"""They are the same at every table."""


def _step(view: View) -> StepOffer:
    work, moves, board = view.position.work, view.legal_moves(), view.position.board
    if work is None:
        raise ValueError("no card is being played")
    others = [move for move in moves if not isinstance(move, Border)]  # there may be 264 of those
    return StepOffer(
        seat=view.seat,
        card=work.card,
        action=work.action.value,
        parts=work.left + work.done,
        left=work.left,
        borders=[_BORDERS[move.line] for move in moves if isinstance(move, Border)],
        knights=[KnightSpot(str(move), move.square) for move in others if isinstance(move, Knight)],
        expansions=[_expansion(board, move) for move in others if isinstance(move, Expand)],
        deserters=_pairs(board, [move for move in others if isinstance(move, Desert)]),
        allies=[_ally(board, move) for move in others if isinstance(move, Ally)],
        end=str(End()) if moves and isinstance(moves[-1], End) else None,
    )


def _expansion(board: Board, move: Expand) -> ExpandSpot:
    region = board.areas[move.square]
    target = None if region.owner is None else region.castle
    return ExpandSpot(str(move), move.castle, move.square, region.owner, target)


def _pairs(board: Board, moves: Sequence[Desert]) -> list[DesertPair]:
    """*moves* by the two domains, then by the knight that is taken."""
    return [
        DesertPair(castle, target, board.castles[target], _knights(of_pair))
        for (castle, target), of_pair in groupby(moves, key=lambda move: (move.castle, move.target))
    ]


def _knights(moves: Iterable[Desert]) -> list[DesertKnight]:
    return [
        DesertKnight(knight, [KnightSpot(str(move), move.square) for move in of_knight])
        for knight, of_knight in groupby(moves, key=lambda move: move.knight)
    ]


def _ally(board: Board, move: Ally) -> AllySpot:
    marker = marker_of(board, bond(move.castle, move.target))
    return AllySpot(str(move), move.castle, move.target, board.castles[move.target], marker)


# --- the hand filled up -------------------------------------------------------------------------------


def _refill(view: View) -> RefillOffer:
    moves = cast("Sequence[Refill]", view.legal_moves())
    deck = next((str(move) for move in moves if move.card is None), None)
    spots = [RefillSpot(str(move), move.card) for move in moves if move.card is not None]
    sold = view.position.sold
    return RefillOffer(view.seat, deck, spots, sold if sold in view.position.chancery else None)
