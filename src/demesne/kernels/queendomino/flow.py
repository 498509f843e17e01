"""What each action changes, and what comes after it: the twin of `state` in the rules."""

from __future__ import annotations

import numpy as np

from demesne.kernels.bits import ZERO, bit
from demesne.kernels.compiler import kernel
from demesne.kernels.queendomino.land import clear_kingdom, lay, put
from demesne.kernels.queendomino.layout import (
    BRIBE,
    BUILD,
    CHANCE,
    CLAIM,
    DEAL,
    DISCARD,
    KINDS,
    KING,
    OVER,
    PASS,
    PHASE_BRIBE,
    PHASE_BUILD,
    PHASE_CLAIM,
    PHASE_KING,
    PHASE_LINE,
    PHASE_OVER,
    PHASE_PLACE,
    PHASE_TAX,
    PHASE_TILES,
    ROWS,
    SLOTS,
    STEP,
    TAX,
    TERRAINS,
    TILE,
    Record,
)
from demesne.kernels.queendomino.scoring import sheet
from demesne.kernels.queendomino.town import bribe, build, can_bribe, can_build, can_tax, cheapest_empty, refresh, tax

__all__ = ["apply", "begin", "fill", "in_hand", "mover", "side_to_move", "to_move"]

_ALL = np.uint64((1 << 49) - 2)
"""The numbers 1 to 48 as bits."""


# --- who moves ------------------------------------------------------------------------


@kernel
def mover(st: Record) -> int:
    """The seat to move; only when chance does not and the game goes on."""
    if st["round"]:
        return st["this_seat"][st["turn"]]
    if st["rules"]["one_two_one"] and (st["turn"] == 1 or st["turn"] == 2):
        return 1 - st["drawn"]  # Rules 2.6
    return st["drawn"]


@kernel
def to_move(st: Record) -> int:
    """The seat to move, or ``CHANCE`` or ``OVER``."""
    if st["phase"] <= PHASE_KING:
        return CHANCE
    return OVER if st["phase"] == PHASE_OVER else mover(st)


@kernel
def side_to_move(st: Record) -> int:
    """The side whose kingdom is in play."""
    return st["rules"]["side_of"][mover(st)]


# --- the beginning -------------------------------------------------------------------


@kernel
def begin(st: Record) -> None:
    """The table laid anew under the record's rules (rules 2); ``rng``, ``game`` and ``earlier`` stay."""
    rules = st["rules"]
    st["round"] = st["turn"] = st["this_count"] = st["next_count"] = 0
    st["drawn"] = st["queen"] = st["burnt"] = -1
    st["placed"][0] = st["placed"][1] = -1
    for box in range(2):
        st["undealt"][box] = _ALL if box < rules["boxes"] else ZERO
    for slot in range(SLOTS):
        st["slots"][slot] = -1
    st["tiles_left"] = 0
    for kind in range(KINDS):
        st["pile"][kind] = rules["copies"][kind] * rules["town"]
        st["tiles_left"] += st["pile"][kind]
    for which in range(rules["sides"]):
        _found(st["sides"][which], rules)
    st["phase"] = PHASE_TILES if rules["town"] else PHASE_LINE


@kernel
def _found(side: Record, rules: Record) -> None:
    """A side as it is at the start."""
    for i in range(4):
        for terrain in range(TERRAINS):
            side["land"][terrain, i] = ZERO
        side["crowns"][0, i] = side["crowns"][1, i] = ZERO
        side["knighted"][i] = side["built"][i] = ZERO
    side["buildings"] = side["posted"] = side["towers"] = side["pays"] = 0
    side["coins"], side["knights"] = rules["coins"], rules["knights"]
    clear_kingdom(side, rules["size"])


# --- deals ----------------------------------------------------------------------------


@kernel
def fill(st: Record) -> None:
    """What is dealt next: tiles, then the line, then play (rules 2.3, 2.4, 3.6)."""
    if st["tiles_left"] and cheapest_empty(st) < SLOTS:
        st["phase"] = PHASE_TILES
    elif st["round"] < st["rules"]["rounds"] and st["next_count"] < st["rules"]["line"] and _box_left(st):
        st["phase"] = PHASE_LINE
    else:
        st["phase"] = PHASE_PLACE if st["this_count"] else PHASE_KING


@kernel
def _box_left(st: Record) -> bool:
    return st["undealt"][st["round"] & (st["rules"]["boxes"] - 1)] != ZERO


@kernel
def _deal(st: Record, phase: int, action: int) -> None:
    """What chance turned up."""
    if phase == PHASE_KING:
        st["drawn"], st["phase"] = action - KING, PHASE_CLAIM
        return
    if phase == PHASE_LINE:
        _sort_in(st, action - DEAL)
    else:
        st["slots"][cheapest_empty(st)] = action - TILE
        st["pile"][action - TILE] -= 1
        st["tiles_left"] -= 1
    fill(st)


@kernel
def _sort_in(st: Record, number: int) -> None:
    """Domino *number* in the next line (rules 2.4)."""
    line, i = st["next_line"], st["next_count"]
    while i and line[i - 1] > number:
        line[i] = line[i - 1]
        i -= 1
    line[i] = number
    st["next_seat"][st["next_count"]] = -1
    st["next_count"] += 1
    st["undealt"][st["round"] & (st["rules"]["boxes"] - 1)] &= ~bit(number)


# --- a turn ---------------------------------------------------------------------------


@kernel
def apply(st: Record, action: int) -> None:
    """Changes the position by *action*, which must be legal: that is not checked."""
    phase = st["phase"]
    if phase < PHASE_PLACE:
        _deal(st, phase, action)
        return
    if action < DISCARD:
        _place(st, action >> 2, (action >> 2) + STEP[action & 3])
    elif phase == PHASE_CLAIM:
        _claim(st, action - CLAIM)
    elif action < PASS:
        _town(st, action)
    if not _next_step(st, phase) and not _next_turn(st):
        if st["next_count"]:
            _next_round(st)
        else:
            _next_game(st)


@kernel
def _town(st: Record, action: int) -> None:
    """The steps B to D; a domino discarded changes nothing by itself."""
    which = side_to_move(st)
    if action >= BRIBE:
        bribe(st, which, action - BRIBE)
    elif action >= BUILD:
        build(st, which, (action - BUILD) >> 8, (action - BUILD) & 255)
    elif action >= TAX:
        tax(st, which, action - TAX)


@kernel
def _next_step(st: Record, phase: int) -> bool:
    """Goes to the next step of the turn with a choice in it, if there is one (rules 3.2, 3.3)."""
    if st["rules"]["town"] and phase < PHASE_BRIBE:
        which = side_to_move(st)
        if phase < PHASE_TAX and can_tax(st, which):
            st["phase"] = PHASE_TAX
            return True
        if phase < PHASE_BUILD and can_build(st, which):
            st["phase"] = PHASE_BUILD
            return True
        if can_bribe(st, which):
            st["phase"] = PHASE_BRIBE
            return True
    if phase < PHASE_CLAIM and st["next_count"]:
        st["phase"] = PHASE_CLAIM
        return True
    return False


@kernel
def _place(st: Record, first: int, second: int) -> None:  # Rules 4
    side, domino = st["sides"][side_to_move(st)], in_hand(st)
    _cover(side, first, domino[0], domino[1])
    _cover(side, second, domino[2], domino[3])
    lay(side, st["rules"]["size"], first, second)
    st["placed"][0], st["placed"][1] = first, second


@kernel
def in_hand(st: Record) -> Record:
    """The domino that is to be laid now: terrain and crowns of each half."""
    box = (st["round"] - 1) & (st["rules"]["boxes"] - 1)
    return st["rules"]["dominoes"][box, st["this_line"][st["turn"]]]


@kernel
def _cover(side: Record, square: int, terrain: int, crowns: int) -> None:
    put(side["land"][terrain], square)
    if crowns & 1:
        put(side["crowns"][0], square)
    if crowns & 2:
        put(side["crowns"][1], square)


@kernel
def _claim(st: Record, number: int) -> None:  # Rules 9
    slot = 0
    while st["next_line"][slot] != number:
        slot += 1
    st["next_seat"][slot] = mover(st)


@kernel
def _next_turn(st: Record) -> bool:
    """Goes to the next turn of the round, in set-up to the next king (rules 2.5 to 2.7), if there is one."""
    st["turn"] += 1
    if st["round"]:
        st["placed"][0] = st["placed"][1] = -1
        st["phase"] = PHASE_PLACE
        return st["turn"] < st["this_count"]
    st["phase"] = PHASE_CLAIM if st["rules"]["one_two_one"] else PHASE_KING
    return st["turn"] < st["rules"]["seats"] * st["rules"]["kings"]


@kernel
def _next_round(st: Record) -> None:
    """The end of a round (rules 3.6, 3.7)."""
    st["round"] += 1
    st["turn"], st["drawn"], taken = 0, -1, 0
    for slot in range(st["next_count"]):
        if st["next_seat"][slot] >= 0:  # Rules 3.4
            st["this_line"][taken], st["this_seat"][taken] = st["next_line"][slot], st["next_seat"][slot]
            taken += 1
    st["this_count"], st["next_count"] = taken, 0
    if st["rules"]["town"]:
        refresh(st)
    fill(st)


@kernel
def _next_game(st: Record) -> None:
    """The end, or the next game of a dynasty (rules 13.7)."""
    if st["game"] + 1 == st["rules"]["games"]:
        st["phase"] = PHASE_OVER
        return
    for which in range(st["rules"]["sides"]):
        sheet(st, which)
        for row in range(ROWS):
            st["earlier"][st["game"], which, row] = st["scratch"][row]
    st["game"] += 1
    begin(st)
