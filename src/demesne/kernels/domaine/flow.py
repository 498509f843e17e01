"""What each action changes, and what comes after it: the twin of `state` in the rules."""

from __future__ import annotations

from demesne.kernels.bits import ZERO, bit, count
from demesne.kernels.compiler import kernel
from demesne.kernels.domaine.domains import conquer, place_border, place_castle, recognise
from demesne.kernels.domaine.layout import (
    ALLY,
    BORDER,
    CASTLE,
    CASTLES,
    CHANCE,
    DECK,
    DESERT,
    END,
    EXPAND,
    EXPANSION,
    FOREST,
    KINDS,
    KNIGHT,
    OVER,
    PARTS,
    PHASE_ACT,
    PHASE_CASTLE,
    PHASE_DEAL,
    PHASE_DRAW,
    PHASE_KNIGHT,
    PHASE_OVER,
    PHASE_REFILL,
    PHASE_STEP,
    PLAY,
    PRICE,
    REFILL,
    SELL,
    SELLS,
    SQUARES,
    Record,
)
from demesne.kernels.domaine.parts import any_part
from demesne.kernels.domaine.planes import has, put, some, take
from demesne.kernels.domaine.scoring import income, points
from demesne.kernels.domaine.siting import castle_sites

__all__ = ["apply", "begin", "colour_to_set", "mover", "must_draw", "to_move"]

_ALL = (1 << 60) - 1


# --- who moves ------------------------------------------------------------------------


@kernel
def mover(st: Record) -> int:
    """The seat to act (rules 3.3, 3.7, 3.8); while hands are dealt, the seat that is dealt to (rules 3.2)."""
    seats = st["rules"]["seats"]
    if st["phase"] == PHASE_DEAL:
        for seat in range(seats):
            if count(st["hands"][seat]) < st["rules"]["hand"]:
                return seat
    if st["turn"] < st["rules"]["setup_turns"]:
        return st["turn"] % seats
    return (st["turn"] - st["rules"]["setup_turns"] + seats - 1) % seats


@kernel
def to_move(st: Record) -> int:
    """The seat to move, or ``CHANCE`` or ``OVER``."""
    phase = st["phase"]
    if phase in (PHASE_DEAL, PHASE_DRAW):
        return CHANCE
    return OVER if phase == PHASE_OVER else mover(st)


@kernel
def colour_to_set(st: Record) -> int:
    """The colour being set up (rules 3.7)."""
    own = st["rules"]["castles"] * st["rules"]["seats"]
    return st["rules"]["seats"] if st["turn"] >= own else mover(st)


@kernel
def must_draw(st: Record) -> bool:
    """Whether too many turns passed without a draw or a played card (rules 4.8)."""
    patience = st["rules"]["patience"]
    return patience >= 0 and st["idle"] >= patience * st["rules"]["seats"]


# --- the beginning -------------------------------------------------------------------


@kernel
def begin(st: Record) -> None:
    """The table laid anew under the record's rules (rules 3.1); ``rng`` stays."""
    st["deck"] = _ALL
    st["chancery"] = st["used"] = ZERO
    for colour in range(st["hands"].size):
        st["hands"][colour] = st["known"][colour] = ZERO
        st["ducats"][colour] = st["rules"]["ducats"]
        for i in range(3):
            st["castles"][colour, i] = st["knights"][colour, i] = st["realm"][colour, i] = ZERO
    for castle in range(CASTLES):
        st["castle_at"][castle], st["allied"][castle] = -1, 0
        for i in range(3):
            st["domain"][castle, i] = ZERO
    for i in range(3):
        st["walls"][0, i] = st["walls"][1, i] = ZERO
    st["turn"] = st["idle"] = st["placed"] = 0
    st["castle"] = st["work_castle"] = st["sold"] = st["card"] = st["reached"] = -1
    st["symbol"] = st["left"] = st["done"] = 0
    st["stale"], st["phase"] = 1, PHASE_DEAL


@kernel
def _set_up(st: Record) -> None:
    """The next castle, or the first turn: of the seat that set the last one, whenever set-up ends (rules 3.5, 3.8)."""
    st["phase"] = PHASE_CASTLE
    if st["turn"] < st["rules"]["setup_turns"] and some(castle_sites(st, colour_to_set(st))):
        return
    st["turn"] = st["rules"]["setup_turns"] + st["turn"] % st["rules"]["seats"]
    recognise(st)
    _begin_turn(st)


# --- a turn ---------------------------------------------------------------------------


@kernel
def _begin_turn(st: Record) -> None:
    """The mover's income (rules 4.1), or the end when the last card is gone (rules 11.3)."""
    st["sold"] = -1
    held = ZERO
    for seat in range(st["rules"]["seats"]):
        held |= st["hands"][seat]
    if not held:
        st["phase"] = PHASE_OVER
        return
    st["phase"] = PHASE_ACT
    seat = mover(st)
    st["ducats"][seat] += income(st, seat)


@kernel
def _next_turn(st: Record) -> None:
    st["turn"] += 1
    _begin_turn(st)


@kernel
def _fill_up(st: Record) -> None:
    """The refill, if the deck is not gone (rules 4.6, 11.3)."""
    if st["deck"]:
        st["phase"] = PHASE_REFILL
    else:
        _next_turn(st)


@kernel
def _give(st: Record, seat: int, card: int) -> None:
    """*card* leaves the hand of *seat*."""
    st["hands"][seat] &= ~bit(card)
    st["known"][seat] &= ~bit(card)


@kernel
def _sell(st: Record, card: int) -> None:  # Rules 4.3
    seat = mover(st)
    _give(st, seat, card)
    st["ducats"][seat] += SELLS[card]
    st["chancery"] |= bit(card)
    st["sold"] = card
    _fill_up(st)


@kernel
def _play(st: Record, card: int, symbol: int) -> None:  # Rules 4.4
    seat = mover(st)
    _give(st, seat, card)
    st["ducats"][seat] -= PRICE[card]
    st["used"] |= bit(card)
    st["card"], st["symbol"], st["done"], st["work_castle"] = card, symbol, 0, -1
    st["left"] = st["rules"]["expansion"] if symbol == EXPANSION else PARTS[card, symbol]
    if not must_draw(st):  # Rules 4.8: only a draw opens the Chancery again
        st["idle"] = 0
    st["phase"] = PHASE_STEP


@kernel
def _finish(st: Record) -> None:
    """The card is done: has anybody reached the king (rules 11.1)? Else the hand is filled up."""
    st["card"] = st["work_castle"] = -1
    st["symbol"] = st["left"] = st["done"] = 0
    for seat in range(st["rules"]["seats"]):
        if points(st, seat) >= st["rules"]["king"]:
            st["phase"], st["reached"] = PHASE_OVER, mover(st)
            return
    _fill_up(st)


@kernel
def _refill(st: Record, card: int) -> None:
    seat = mover(st)
    st["chancery"] &= ~bit(card)
    st["hands"][seat] |= bit(card)
    st["known"][seat] |= bit(card)
    st["idle"] += st["sold"] >= 0  # Rules 4.8: a turn without a draw and a played card
    _next_turn(st)


@kernel
def _draw(st: Record, card: int) -> None:  # Rules 3.2, 4.6
    st["hands"][mover(st)] |= bit(card)
    st["deck"] &= ~bit(card)
    if st["phase"] == PHASE_DRAW:
        st["idle"] = 0
        _next_turn(st)
        return
    for seat in range(st["rules"]["seats"]):
        if count(st["hands"][seat]) < st["rules"]["hand"]:
            return
    _set_up(st)


# --- parts ----------------------------------------------------------------------------


@kernel
def _first_knight(st: Record, square: int) -> None:  # Rules 3.6
    put(st["knights"][colour_to_set(st)], square)
    st["castle"] = -1
    st["turn"] += 1
    _set_up(st)


@kernel
def _knight(st: Record, seat: int, square: int) -> None:
    """A knight of *seat* comes to *square*, which has a price in a forest (rules 7.3)."""
    put(st["knights"][seat], square)
    st["ducats"][seat] -= has(st["rules"]["land"][FOREST], square)


@kernel
def _desert(st: Record, seat: int, squares: int) -> None:  # Rules 9
    knight = (squares // SQUARES) % SQUARES
    other = st["slot"][(squares // (SQUARES * SQUARES)) % SQUARES]
    take(st["knights"][other >> 2], knight)
    _knight(st, seat, squares % SQUARES)


@kernel
def _ally(st: Record, pair: int) -> None:  # Rules 10
    one, other = st["slot"][pair // SQUARES], st["slot"][pair % SQUARES]
    st["allied"][one] |= 1 << other
    st["allied"][other] |= 1 << one


@kernel
def _part(st: Record, action: int) -> None:
    """The position after one part; the card ends when no other is left or possible (rules 4.5)."""
    seat = mover(st)
    if action < BORDER:
        _knight(st, seat, action - KNIGHT)
    elif action < EXPAND:
        place_border(st, action - BORDER)
    elif action < ALLY:
        st["work_castle"] = (action - EXPAND) // SQUARES
        conquer(st, st["slot"][st["work_castle"]], (action - EXPAND) % SQUARES)
    elif action < END:
        _ally(st, action - ALLY)
    else:
        _desert(st, seat, action - DESERT)
    st["left"] -= 1
    st["done"] += 1
    if st["left"] == 0 or not any_part(st, seat, st["symbol"], st["ducats"][seat]):
        _finish(st)


@kernel
def apply(st: Record, action: int) -> None:
    """Changes the position by *action*, which must be legal: that is not checked."""
    if action >= KNIGHT:
        if st["phase"] == PHASE_KNIGHT:
            _first_knight(st, action - KNIGHT)
        elif action == END:
            _finish(st)
        else:
            _part(st, action)
    elif action >= CASTLE:
        place_castle(st, action - CASTLE, colour_to_set(st))
        st["castle"], st["phase"] = action - CASTLE, PHASE_KNIGHT
    elif action >= REFILL:
        _refill(st, action - REFILL)
    elif action >= DECK:
        st["phase"] = PHASE_DRAW
    elif action >= PLAY:
        _play(st, (action - PLAY) // KINDS, (action - PLAY) % KINDS)
    elif action >= SELL:
        _sell(st, action - SELL)
    else:
        _draw(st, action)
