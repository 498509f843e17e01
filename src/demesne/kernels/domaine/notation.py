"""Actions as moves of the rules, and back."""

from __future__ import annotations

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
from demesne.games.grid import Square
from demesne.kernels.domaine.layout import (
    ALLY,
    BORDER,
    CARD_NAMES,
    CASTLE,
    DECK,
    DESERT,
    DRAW,
    END,
    EXPAND,
    KINDS,
    KNIGHT,
    PLAY,
    REFILL,
    SELL,
    SQUARES,
    SYMBOLS,
)
from demesne.kernels.domaine.packing import bit_of, line_at, line_of, square_of

__all__ = ["action_of", "move_of"]

_CARD = {name: i for i, name in enumerate(CARD_NAMES)}


def action_of(move: DomaineMove) -> int:
    """The integer of *move*; it is the same in every position."""
    match move:
        case Draw(card):
            return DRAW + _CARD[card]
        case Sell(card):
            return SELL + _CARD[card]
        case Play(card, action):
            return PLAY + KINDS * _CARD[card] + SYMBOLS.index(action)
        case Refill(card):
            return DECK if card is None else REFILL + _CARD[card]
        case Border(line):
            return BORDER + line_of(line)
        case End():
            return END
        case _:
            return _action_on_squares(move)


def _action_on_squares(move: Castle | Knight | Expand | Ally | Desert) -> int:
    match move:
        case Castle(square):
            return CASTLE + bit_of(square)
        case Knight(square):
            return KNIGHT + bit_of(square)
        case Expand(castle, square):
            return EXPAND + _number(castle, square)
        case Ally(castle, target):
            return ALLY + _number(castle, target)
        case Desert(castle, target, knight, square):
            return DESERT + _number(castle, target, knight, square)


def _number(*squares: Square) -> int:
    number = 0
    for square in squares:
        number = SQUARES * number + bit_of(square)
    return number


def move_of(action: int) -> DomaineMove:
    """The move that *action* stands for."""
    if action < CASTLE:
        return _card_move(action)
    if action < BORDER:
        return Castle(square_of(action - CASTLE)) if action < KNIGHT else Knight(square_of(action - KNIGHT))
    if action < EXPAND:
        return Border(line_at(action - BORDER))
    if action < END:
        kind, start = (Expand, EXPAND) if action < ALLY else (Ally, ALLY)
        return kind(*_squares(action - start, 2))
    return End() if action == END else Desert(*_squares(action - DESERT, 4))


def _card_move(action: int) -> DomaineMove:
    if action < PLAY:
        return Draw(CARD_NAMES[action - DRAW]) if action < SELL else Sell(CARD_NAMES[action - SELL])
    if action < DECK:
        return Play(CARD_NAMES[(action - PLAY) // KINDS], SYMBOLS[(action - PLAY) % KINDS])
    return Refill(None if action == DECK else CARD_NAMES[action - REFILL])


def _squares(number: int, count: int) -> list[Square]:
    return [square_of(number // SQUARES**place % SQUARES) for place in reversed(range(count))]
