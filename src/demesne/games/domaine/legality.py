"""Which moves a seat may make, given what lies open and its own hand, and why others are refused.

The codes of refusals: ``turn.over``, ``turn.chance``, ``turn.phase``,
``castle.terrain``, ``castle.taken``, ``castle.no-knight``, ``castle.too-near``,
``knight.beside-castle``, ``card.not-held``, ``play.symbol``, ``play.price``,
``play.no-part``, ``part.other-symbol``, ``end.no-part``, ``refill.chancery``,
``refill.just-sold``, ``refill.must-draw``, ``draw.stack``, and those of
``parts`` for ``border``, ``knight``, ``expand``, ``desert`` and ``ally``.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence

from demesne.games.base import MoveKinds, Reason
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
from demesne.games.domaine.parts import ACTIONS, begin, part_refusal, parts
from demesne.games.domaine.position import CHANCE_PHASES, Phase, Position
from demesne.games.domaine.siting import castle_refusal, castle_sites, knight_sites

__all__ = ["has_part", "legal_moves", "refusal"]


def legal_moves(position: Position, hand: Sequence[str]) -> Sequence[DomaineMove]:
    """Every legal move of the seat to move, whose *hand* this is, in a fixed order; empty at chance.

    >>> from dataclasses import replace
    >>> from demesne.games.registry import make_game
    >>> position = replace(make_game("domaine", 2).new_state().position, phase=Phase.REFILL, chancery=("A01",))
    >>> list(map(str, legal_moves(position, ())))
    ['refill deck', 'refill A01']
    """
    match position.phase:
        case Phase.CASTLE:
            return [Castle(square) for square in castle_sites(position)]
        case Phase.KNIGHT:
            return [Knight(square) for square in knight_sites(position)]
        case Phase.ACT:
            return [*map(Sell, hand), *_plays(position, hand)]
        case Phase.STEP:
            ended = [End()] if position.work is not None and position.work.done else []
            return [*parts(position), *ended]
        case Phase.REFILL:
            return _refills(position)
        case _:
            return []


def has_part(position: Position) -> bool:
    """Whether the card being played has another part that can be made.

    >>> from demesne.games.registry import make_game
    >>> has_part(make_game("domaine", 2).new_state().position)
    False
    """
    return next(parts(position), None) is not None


def _plays(position: Position, hand: Sequence[str]) -> list[Play]:
    plays = [Play(card, action) for card in hand for action in sorted(CARDS[card].parts)]
    return [play for play in plays if _play_refusal(position, play) is None]


def _refills(position: Position) -> list[DomaineMove]:
    """The deck, and what lies in the Chancery (rules 4.6 to 4.8)."""
    taken = [] if position.must_draw else [card for card in position.chancery if card != position.sold]
    return [Refill(), *map(Refill, taken)]


# --- why not ------------------------------------------------------------------------------

_PHASES: MoveKinds[tuple[Phase, ...]] = MoveKinds(
    {
        Draw: CHANCE_PHASES,
        Castle: (Phase.CASTLE,),
        Knight: (Phase.KNIGHT, Phase.STEP),
        Sell: (Phase.ACT,),
        Play: (Phase.ACT,),
        Border: (Phase.STEP,),
        Expand: (Phase.STEP,),
        Desert: (Phase.STEP,),
        Ally: (Phase.STEP,),
        End: (Phase.STEP,),
        Refill: (Phase.REFILL,),
    }
)


def refusal(position: Position, move: DomaineMove, hand: Collection[str]) -> Reason | None:
    """Why *move* is illegal for the seat to move, whose *hand* this is, or ``None`` when it is legal.

    A card that the seat does not hold is refused in the same way wherever it is.

    >>> from dataclasses import replace
    >>> from demesne.games.registry import make_game
    >>> position = replace(make_game("domaine", 2).new_state().position, phase=Phase.ACT)
    >>> refusal(position, Sell("A01"), hand=("A02",)).code
    'card.not-held'
    """
    if position.phase is Phase.OVER:
        return Reason.of("turn.over", "11.5")
    if position.phase not in _PHASES[type(move)]:
        return _phase_refusal(position)
    match move:
        case Draw(card):
            return None if card[0] == position.top else Reason.of("draw.stack", "3.2", card=card)
        case Castle(square):
            return castle_refusal(position, square)
        case Sell() | Play():
            return _card_refusal(position, move, hand)
        case Knight(square) if position.phase is Phase.KNIGHT:
            return None if square in knight_sites(position) else Reason.of("knight.beside-castle", "3.6")
        case End():
            return None if position.work is not None and position.work.done else Reason.of("end.no-part", "4.5")
        case Refill(card):
            return _refill_refusal(position, card)
        case _:
            return _part_refusal(position, move)


def _phase_refusal(position: Position) -> Reason:
    if position.phase in CHANCE_PHASES:
        return Reason.of("turn.chance", "3.2" if position.phase is Phase.DEAL else "4.6", step=position.phase)
    return Reason.of("turn.phase", "3.3" if position.turn < position.rules.setup_turns else "4.2", step=position.phase)


def _card_refusal(position: Position, move: Sell | Play, hand: Collection[str]) -> Reason | None:
    if move.card not in hand:
        return Reason.of("card.not-held", "4.2", card=move.card)
    return _play_refusal(position, move) if isinstance(move, Play) else None


def _play_refusal(position: Position, move: Play) -> Reason | None:
    card = CARDS[move.card]
    if move.action not in card.parts:
        return Reason.of("play.symbol", "4.4", card=card.name, action=move.action)
    ducats = position.ducats[position.mover]
    if card.price > ducats:
        return Reason.of("play.price", "4.4", price=card.price, ducats=ducats)
    if not has_part(begin(position, card.name, move.action, card.price, card.parts[move.action])):
        return Reason.of("play.no-part", "4.5", action=move.action)
    return None


def _part_refusal(position: Position, move: Border | Knight | Expand | Desert | Ally) -> Reason | None:
    if position.work is None or ACTIONS[type(move)] is not position.work.action:
        return Reason.of("part.other-symbol", "4.4", action=position.work.action if position.work else "")
    return part_refusal(position, move)


def _refill_refusal(position: Position, card: str | None) -> Reason | None:
    if card is None:
        return None
    if card not in position.chancery:
        return Reason.of("refill.chancery", "4.6", card=card)
    if card == position.sold:
        return Reason.of("refill.just-sold", "4.7", card=card)
    return Reason.of("refill.must-draw", "4.8", rounds=position.rules.patience or 0) if position.must_draw else None
