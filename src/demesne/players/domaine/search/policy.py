"""A quick sensible player of Domaine for playouts: the ideas of `greedy`, compiled."""

from __future__ import annotations

from demesne.kernels.bits import bit, lowest
from demesne.kernels.compiler import kernel
from demesne.kernels.domaine.flow import apply, colour_to_set, mover
from demesne.kernels.domaine.layout import (
    ALLIANCE,
    ALLY,
    BORDER,
    BORDERS,
    CASTLE,
    DECK,
    DESERT,
    END,
    EXPAND,
    EXPANSION,
    FOREST,
    KINDS,
    KNIGHT,
    KNIGHTS,
    PARTS,
    PHASE_ACT,
    PHASE_CASTLE,
    PHASE_KNIGHT,
    PHASE_OVER,
    PHASE_STEP,
    PLAY,
    PRICE,
    REFILL,
    SELL,
    SELLS,
    SQUARES,
    Record,
)
from demesne.kernels.domaine.legality import legal, playable, takeable
from demesne.kernels.domaine.parts import domains_of, knight_squares, may_take, volunteers
from demesne.kernels.domaine.planes import Plane, difference, first, has, lone, meet, some, stored
from demesne.kernels.domaine.playing import settle
from demesne.kernels.domaine.siting import castle_sites, first_knight_sites
from demesne.players.domaine.search.policy_borders import fence_lines, look, survey_once
from demesne.players.domaine.search.policy_neighbours import (
    ally_gain,
    desert_gain,
    expansion_gain,
    find_pairs,
    knight_gain,
    square_gain,
)
from demesne.players.domaine.search.workspace import (
    FENCE,
    FROM_DECK,
    GIVEN_UP,
    GUARD,
    MODEST,
    POOR,
    PROGRESS,
    RICH,
    STAKE,
    WELL_OFF,
)

__all__ = ["act", "border_gain", "choose", "part", "play_out", "refill", "usefulness"]


@kernel
def choose(st: Record, work: Record, out: Record) -> int:
    """The action for the seat to move; *out* is room for actions."""
    phase = st["phase"]
    if phase == PHASE_CASTLE:
        return _castle(st, work)
    if phase == PHASE_KNIGHT:
        sites = first_knight_sites(st)
        woods = meet(sites, stored(st["rules"]["land"][FOREST]))
        return KNIGHT + first(woods if some(woods) else sites)
    seat = mover(st)
    survey_once(st, seat, work)
    if phase == PHASE_ACT:
        return act(st, work, seat)
    return part(st, work, seat, out) if phase == PHASE_STEP else refill(st, work, seat)


@kernel
def play_out(st: Record, work: Record, out: Record) -> None:
    """Plays on to the end of the game."""
    settle(st)
    while st["phase"] != PHASE_OVER:
        apply(st, choose(st, work, out))
        settle(st)


# --- set-up ---------------------------------------------------------------------------


@kernel
def _castle(st: Record, work: Record) -> int:
    """The best site; for the neutral colour the worst (rules 3.7)."""
    left = castle_sites(st, colour_to_set(st))
    sign = 1.0 if colour_to_set(st) == mover(st) else -1.0
    best, chosen = -1e9, first(left)
    while some(left):
        square = first(left)
        left = difference(left, lone(square))
        if sign * work["site"][square] > best:
            best, chosen = sign * work["site"][square], square
    return CASTLE + chosen


# --- cards ----------------------------------------------------------------------------


@kernel
def _ducat_worth(work: Record, ducats: int) -> float:
    """Points that a ducat is worth: much to the poor, little to the rich."""
    if ducats < 8:
        return work["weight"][POOR if ducats < 4 else MODEST]
    return work["weight"][WELL_OFF if ducats < 14 else RICH]


@kernel
def _gain(st: Record, work: Record, seat: int, symbol: int, parts: int) -> float:
    """Points that so many parts of *symbol* may bring now and later; computed once."""
    if not work["asked"][symbol, parts]:
        work["asked"][symbol, parts] = 1
        work["gain"][symbol, parts] = _weigh(st, work, seat, symbol, parts)
    return work["gain"][symbol, parts]


@kernel
def _weigh(st: Record, work: Record, seat: int, symbol: int, parts: int) -> float:
    if symbol == BORDERS:
        return border_gain(st, work, seat, parts)
    if not some(domains_of(st, seat)):
        return 0.2 * parts if symbol == KNIGHTS else 0.0
    if symbol == EXPANSION:
        return expansion_gain(st, work, seat)
    find_pairs(st, work, seat)
    best = 0.0
    for castle in range(4 * seat, 4 * seat + 4):
        if some(stored(st["domain"][castle])):
            if symbol == KNIGHTS:
                best = max(
                    best,
                    work["weight"][GUARD] * parts + work["weight"][STAKE] * knight_gain(st, work, castle, parts),
                )
            else:
                best = max(best, _against_others(st, work, castle, symbol))
    return best


@kernel
def _against_others(st: Record, work: Record, castle: int, symbol: int) -> float:
    """What a deserter or an alliance brings the domain of castle number *castle*."""
    best = 0.0
    for pair in range(work["pairs"]):
        if work["own"][pair] == castle:
            other = work["other"][pair]
            if symbol == ALLIANCE:
                best = max(best, ally_gain(st, work, castle, other))
            elif work["strength"][castle] and work["strength"][other]:
                best = max(best, desert_gain(st, work, castle, other))
    return best


@kernel
def border_gain(st: Record, work: Record, seat: int, parts: int) -> float:
    """What *parts* borders bring: an area closed at once, or progress towards one."""
    best = 0.0
    for castle in range(4 * seat, 4 * seat + 4):
        lines = look(st, work, castle)
        if lines >= 0:
            worth = work["worth"][castle]
            best = max(best, worth if lines <= parts else work["weight"][PROGRESS] * worth * parts / lines)
    return best


@kernel
def usefulness(st: Record, work: Record, seat: int, card: int) -> float:
    """What *card* would gain by its better symbol, the price aside."""
    best = 0.0
    for symbol in range(KINDS):
        if PARTS[card, symbol]:
            best = max(best, _gain(st, work, seat, symbol, PARTS[card, symbol]))
    return best


@kernel
def act(st: Record, work: Record, seat: int) -> int:
    """The card that gains most for its price, or the sale of the one that is worth least."""
    worth, plays = _ducat_worth(work, st["ducats"][seat]), playable(st, seat)
    best, chosen, shift, hand = -1e9, SELL, 0, st["hands"][seat]
    while hand:
        card = lowest(hand)
        hand ^= bit(card)
        sale = SELLS[card] * worth - work["weight"][GIVEN_UP] * usefulness(st, work, seat, card)
        if sale > best:
            best, chosen = sale, SELL + card
        for symbol in range(KINDS):
            if plays & bit(shift + symbol):
                gain = _gain(st, work, seat, symbol, PARTS[card, symbol]) - PRICE[card] * worth
                if gain > best:
                    best, chosen = gain, PLAY + KINDS * card + symbol
        shift += KINDS
    return chosen


@kernel
def refill(st: Record, work: Record, seat: int) -> int:
    """A clearly useful card from the Chancery, else the deck."""
    worth, cards = _ducat_worth(work, st["ducats"][seat]), takeable(st)
    best, chosen = work["weight"][FROM_DECK], DECK
    while cards:
        card = lowest(cards)
        cards ^= bit(card)
        gain = usefulness(st, work, seat, card) - worth * PRICE[card]
        if gain > best:
            best, chosen = gain, REFILL + card
    return chosen


# --- parts ----------------------------------------------------------------------------


@kernel
def part(st: Record, work: Record, seat: int, out: Record) -> int:
    symbol = st["symbol"]
    if symbol == BORDERS:
        chosen = _border(st, work, seat)
    elif symbol == KNIGHTS:
        chosen = _knight(st, work, seat)
    elif symbol == EXPANSION:
        chosen = _expansion(st, work, seat)
    else:
        chosen = _against(st, work, seat)
    if chosen >= 0:
        return chosen
    return END if st["done"] else int(out[legal(st, out) - 1])


@kernel
def _border(st: Record, work: Record, seat: int) -> int:
    """The next border of the plan that can be closed, or else of the one that is worth most; -1: none."""
    best, chosen = -1e9, -1
    for castle in range(4 * seat, 4 * seat + 4):
        lines = look(st, work, castle)
        if lines > 0:
            worth = work["worth"][castle]
            worth += 1000.0 if lines <= st["left"] else -work["weight"][FENCE] * lines
            if worth > best:
                best, chosen = worth, castle
    if chosen < 0:
        return -1
    below, right = fence_lines(st, stored(work["plan"][chosen]))
    a, b = first(below), first(right)
    return BORDER + 2 * a if a <= b else BORDER + 2 * b + 1


@kernel
def _knight(st: Record, work: Record, seat: int) -> int:
    """Into the domain that gains most by it; -1: nowhere."""
    squares = knight_squares(st, seat, st["ducats"][seat])
    find_pairs(st, work, seat)
    best, chosen = 0.2, -1
    for castle in range(4 * seat, 4 * seat + 4):
        inside = meet(squares, stored(st["domain"][castle]))
        if some(inside):
            square = _cheap(st, inside)
            gain = (
                0.5
                + work["weight"][STAKE] * knight_gain(st, work, castle, 1)
                - 0.3 * has(st["rules"]["land"][FOREST], square)
            )
            if gain > best:
                best, chosen = gain, KNIGHT + square
    if chosen < 0 and some(squares):
        return KNIGHT + _cheap(st, squares)
    return chosen


@kernel
def _cheap(st: Record, squares: Plane) -> int:
    """One of *squares*, not in a forest if possible."""
    meadow = difference(squares, stored(st["rules"]["land"][FOREST]))
    return first(meadow if some(meadow) else squares)


@kernel
def _expansion(st: Record, work: Record, seat: int) -> int:
    """The square that gains most; -1 when none gains anything."""
    best, chosen = 0.01, -1
    for castle in range(4 * seat, 4 * seat + 4):
        at = int(st["castle_at"][castle])
        if at < 0 or not has(st["realm"][seat], at) or (st["work_castle"] >= 0 and st["work_castle"] != at):
            continue
        left = take = may_take(st, castle)
        while some(left):
            square = first(left)
            left = difference(left, lone(square))
            gain = square_gain(st, work, castle, square, take)
            if gain > best:
                best, chosen = gain, EXPAND + SQUARES * at + square
    return chosen


@kernel
def _against(st: Record, work: Record, seat: int) -> int:
    """The deserter or the alliance that gains most; -1 when there is none."""
    find_pairs(st, work, seat)
    squares = knight_squares(st, seat, st["ducats"][seat])
    best, chosen = -1e9, -1
    for pair in range(work["pairs"]):
        own, other = work["own"][pair], work["other"][pair]
        ends = SQUARES * int(st["castle_at"][own]) + st["castle_at"][other]
        if st["symbol"] == ALLIANCE:
            gain = ally_gain(st, work, own, other)
            if gain > best and not (st["allied"][own] >> other) & 1:
                best, chosen = gain, ALLY + ends
        elif work["strength"][own] and work["strength"][other]:
            gain, inside = desert_gain(st, work, own, other), meet(squares, stored(st["domain"][own]))
            if gain > best and some(inside):
                knights = volunteers(st, own, other)
                if some(knights):
                    best = gain
                    chosen = DESERT + SQUARES * (SQUARES * ends + first(knights)) + _cheap(st, inside)
    return chosen
