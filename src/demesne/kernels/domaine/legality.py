"""Which actions a position allows: all of them, or one of them by chance."""

from __future__ import annotations

from demesne.kernels.bits import ZERO, Word, bit, count, list_bits, lowest, nth
from demesne.kernels.compiler import kernel
from demesne.kernels.dice import draw
from demesne.kernels.domaine.borders import free_lines
from demesne.kernels.domaine.flow import apply, colour_to_set, mover, must_draw
from demesne.kernels.domaine.layout import (
    BORDER,
    BORDERS,
    CASTLE,
    DECK,
    DRAW,
    END,
    KINDS,
    KNIGHT,
    KNIGHTS,
    OF_LETTER,
    PARTS,
    PHASE_ACT,
    PHASE_CASTLE,
    PHASE_KNIGHT,
    PHASE_OVER,
    PHASE_REFILL,
    PHASE_STEP,
    PLAY,
    PRICE,
    REFILL,
    SELL,
    STACK,
    Record,
)
from demesne.kernels.domaine.parts import any_part, knight_squares, list_parts
from demesne.kernels.domaine.planes import picked, size, write
from demesne.kernels.domaine.siting import castle_sites, first_knight_sites

__all__ = ["deal", "legal", "playable", "sample", "takeable", "top"]


# --- questions ------------------------------------------------------------------------


@kernel
def top(st: Record) -> Word:
    """The cards of which one is on top of the deck: those left of the first letter (rules 3.2)."""
    return st["deck"] & OF_LETTER[lowest(st["deck"]) // STACK]


@kernel
def takeable(st: Record) -> Word:
    """The cards of the Chancery that may be taken (rules 4.6 to 4.8)."""
    if must_draw(st):
        return ZERO
    return st["chancery"] & ~bit(st["sold"]) if st["sold"] >= 0 else st["chancery"]


@kernel
def playable(st: Record, seat: int) -> Word:
    """What *seat* could play from its hand: a bit for each symbol of its first card, of its second … (rules 4.4)."""
    asked, can = ZERO, ZERO
    found, shift, hand = ZERO, 0, st["hands"][seat]
    while hand:
        card = lowest(hand)
        hand ^= bit(card)
        left = st["ducats"][seat] - PRICE[card]
        for symbol in range(KINDS):
            if left >= 0 and PARTS[card, symbol]:
                ask = bit(symbol + KINDS * (left > 0))  # only a knight depends on a ducat being left
                if not asked & ask and any_part(st, seat, symbol, left):
                    can |= ask
                asked |= ask
                if can & ask:
                    found |= bit(shift + symbol)
        shift += KINDS
    return found


# --- all of them ----------------------------------------------------------------------


@kernel
def legal(st: Record, out: Record) -> int:
    """Writes every legal action, ascending, to *out*; returns how many there are. At chance, every possible deal."""
    phase = st["phase"]
    if phase == PHASE_ACT:
        return _list_plays(st, out)
    if phase == PHASE_STEP:
        found = list_parts(st, mover(st), st["symbol"], out)
        out[found] = END
        return found + (st["done"] > 0)
    if phase == PHASE_REFILL:
        out[0] = DECK
        return list_bits(takeable(st), REFILL, out, 1)
    if phase == PHASE_CASTLE:
        return write(castle_sites(st, colour_to_set(st)), CASTLE, out, 0)
    if phase == PHASE_KNIGHT:
        return write(first_knight_sites(st), KNIGHT, out, 0)
    return 0 if phase == PHASE_OVER else list_bits(top(st), DRAW, out, 0)


@kernel
def _list_plays(st: Record, out: Record) -> int:
    seat = mover(st)
    hand = st["hands"][seat]
    found = list_bits(hand, SELL, out, 0)
    plays = playable(st, seat)
    while plays:
        place = lowest(plays)
        plays ^= bit(place)
        out[found] = PLAY + KINDS * nth(hand, place // KINDS) + place % KINDS
        found += 1
    return found


# --- one of them ----------------------------------------------------------------------


@kernel
def sample(st: Record, out: Record) -> int:
    """One of the legal actions, uniformly at random, by the record's own chance; only where a seat moves.

    *out* is a buffer for the rare ones that must be listed.
    """
    phase = st["phase"]
    if phase == PHASE_ACT:
        return _sample_play(st)
    if phase == PHASE_REFILL:
        cards = takeable(st)
        k = draw(st, count(cards) + 1)
        return REFILL + nth(cards, k - 1) if k else DECK
    if phase == PHASE_STEP:
        return _sample_part(st, out)
    if phase == PHASE_CASTLE:
        sites = castle_sites(st, colour_to_set(st))
        return CASTLE + picked(sites, draw(st, size(sites)))
    sites = first_knight_sites(st)
    return KNIGHT + picked(sites, draw(st, size(sites)))


@kernel
def _sample_play(st: Record) -> int:
    seat = mover(st)
    hand, plays = st["hands"][seat], playable(st, seat)
    cards = count(hand)
    k = draw(st, cards + count(plays))
    if k < cards:
        return SELL + nth(hand, k)
    place = nth(plays, k - cards)
    return PLAY + KINDS * nth(hand, place // KINDS) + place % KINDS


@kernel
def _sample_part(st: Record, out: Record) -> int:
    seat, ended = mover(st), st["done"] > 0
    if st["symbol"] == BORDERS:
        below, right = free_lines(st)
        first, lines = size(below), size(below) + size(right)
        k = draw(st, lines + ended)
        if k < first:
            return BORDER + 2 * picked(below, k)
        return BORDER + 2 * picked(right, k - first) + 1 if k < lines else END
    if st["symbol"] == KNIGHTS:
        squares = knight_squares(st, seat, st["ducats"][seat])
        k = draw(st, size(squares) + ended)
        return KNIGHT + picked(squares, k) if k < size(squares) else END
    return out[draw(st, legal(st, out))]


# --- chance ---------------------------------------------------------------------------


@kernel
def deal(st: Record) -> int:
    """Draws a card by the record's own chance, which must be to move; returns the action."""
    cards = top(st)
    action = DRAW + nth(cards, draw(st, count(cards)))
    apply(st, action)
    return action
