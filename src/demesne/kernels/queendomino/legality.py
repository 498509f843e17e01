"""Which actions a position allows: all of them, or one of them by chance."""

from __future__ import annotations

from demesne.kernels.bits import ONE, ZERO, bit, count, list_bits, lowest, nth, signed, word_of
from demesne.kernels.compiler import kernel
from demesne.kernels.dice import draw, toss
from demesne.kernels.queendomino.flow import apply, fill, in_hand, side_to_move
from demesne.kernels.queendomino.land import list_placements, nth_placement
from demesne.kernels.queendomino.layout import (
    BRIBE,
    BUILD,
    CLAIM,
    DEAL,
    DISCARD,
    KINDS,
    KING,
    PASS,
    PHASE_BUILD,
    PHASE_CLAIM,
    PHASE_LINE,
    PHASE_OVER,
    PHASE_PLACE,
    PHASE_TAX,
    PHASE_TILES,
    PLACE,
    SLOTS,
    TAX,
    TILE,
    TOWN,
    Record,
)
from demesne.kernels.queendomino.town import affordable_slots, free_sites

__all__ = ["deal", "deal_line", "in_hand", "kings_left", "legal", "pick", "sample", "weight"]


@kernel
def kings_left(st: Record, seat: int) -> int:
    """How many kings of *seat* are not yet drawn in set-up (rules 2.5)."""
    left = signed(st["rules"]["kings"])
    for slot in range(st["next_count"]):
        left -= st["next_seat"][slot] == seat
    return left


@kernel
def weight(st: Record, action: int) -> int:
    """How many of the deal *action* are left (tiles and kings of a kind; each domino exists once)."""
    if action >= KING:
        return kings_left(st, action - KING)
    return signed(st["pile"][action - TILE]) if action >= TILE else 1


# --- all of them ----------------------------------------------------------------------


@kernel
def legal(st: Record, out: Record) -> int:
    """Writes every legal action, ascending, to *out*; returns how many there are. At chance, every possible deal."""
    phase = st["phase"]
    if phase == PHASE_PLACE:
        found = list_placements(st["sides"][side_to_move(st)], in_hand(st), out)
        if not found:
            out[0] = DISCARD
        return max(1, found)
    if phase == PHASE_CLAIM:
        return _list_claims(st, out)
    if phase == PHASE_OVER:
        return 0
    return _list_deals(st, out) if phase < PHASE_PLACE else _list_town(st, out)


@kernel
def _list_claims(st: Record, out: Record) -> int:
    found = 0
    for slot in range(st["next_count"]):
        if st["next_seat"][slot] < 0:
            out[found] = CLAIM + st["next_line"][slot]
            found += 1
    return found


@kernel
def _list_deals(st: Record, out: Record) -> int:
    if st["phase"] == PHASE_LINE:
        return list_bits(st["undealt"][st["round"] & (st["rules"]["boxes"] - 1)], DEAL, out, 0)
    found = 0
    if st["phase"] == PHASE_TILES:
        for kind in range(KINDS):
            if st["pile"][kind]:
                out[found] = TILE + kind
                found += 1
    else:
        for seat in range(st["rules"]["seats"]):
            if kings_left(st, seat):
                out[found] = KING + seat
                found += 1
    return found


@kernel
def _list_town(st: Record, out: Record) -> int:
    """The steps that may be passed."""
    which = side_to_move(st)
    if st["phase"] == PHASE_TAX:
        found = 3 if st["sides"][which]["knights"] >= 2 else 2
        out[0], out[1] = TAX, TAX + 4 - found
        out[2] = TAX + 2
    elif st["phase"] == PHASE_BUILD:
        found = _list_builds(st["sides"][which], affordable_slots(st, which), out)
    else:
        found = 0
        for slot in range(SLOTS):
            if st["slots"][slot] >= 0:
                out[found] = BRIBE + slot
                found += 1
    out[found] = PASS
    return found + 1


@kernel
def _list_builds(side: Record, slots: int, out: Record) -> int:
    found = 0
    for slot in range(SLOTS):
        if slots >> slot & 1:
            for i in range(4):
                sites = side["land"][TOWN, i] & ~side["built"][i]
                found = list_bits(sites, BUILD + 256 * slot + 64 * i, out, found)
    return found


# --- one of them ----------------------------------------------------------------------


@kernel
def sample(st: Record) -> int:
    """One of the legal actions, uniformly at random, by the record's own chance; only where a seat moves."""
    phase = st["phase"]
    if phase == PHASE_PLACE:
        found = nth_placement(st["sides"][side_to_move(st)], in_hand(st), toss(st))
        return PLACE + found if found >= 0 else DISCARD
    if phase == PHASE_CLAIM:
        return _sample_claim(st)
    if phase == PHASE_TAX:
        return _sample_tax(st)
    return _sample_build(st) if phase == PHASE_BUILD else _sample_bribe(st)


@kernel
def _sample_claim(st: Record) -> int:
    free = st["next_count"]
    for slot in range(st["next_count"]):
        free -= st["next_seat"][slot] >= 0
    left = draw(st, free)
    for slot in range(st["next_count"]):
        if st["next_seat"][slot] < 0:
            if left == 0:
                return CLAIM + st["next_line"][slot]
            left -= 1
    return PASS


@kernel
def _sample_tax(st: Record) -> int:
    if st["sides"][side_to_move(st)]["knights"] >= 2:
        k = draw(st, 4)
        return TAX + k if k < 3 else PASS
    k = draw(st, 3)
    return TAX + 2 * k if k < 2 else PASS


@kernel
def _sample_build(st: Record) -> int:
    which = side_to_move(st)
    side, slots = st["sides"][which], affordable_slots(st, which)
    sites = free_sites(side)
    k = draw(st, sites * count(word_of(slots)) + 1)
    chosen, left = k // sites, k % sites
    if chosen == count(word_of(slots)):
        return PASS
    slot = nth(word_of(slots), chosen)
    for i in range(4):
        here = side["land"][TOWN, i] & ~side["built"][i]
        if left < count(here):
            return BUILD + 256 * slot + 64 * i + nth(here, left)
        left -= count(here)
    return PASS


@kernel
def _sample_bribe(st: Record) -> int:
    slots = 0
    for slot in range(SLOTS):
        if st["slots"][slot] >= 0:
            slots |= 1 << slot
    tiles = count(word_of(slots))
    k = draw(st, tiles + 1)
    return BRIBE + nth(word_of(slots), k) if k < tiles else PASS


# --- chance ---------------------------------------------------------------------------


@kernel
def pick(st: Record) -> int:
    """What may come next, by the record's own chance: a deal with its weight, a move as likely as any other."""
    phase = st["phase"]
    if phase >= PHASE_PLACE:
        return sample(st)
    if phase == PHASE_LINE:
        left = st["undealt"][st["round"] & (st["rules"]["boxes"] - 1)]
        return DEAL + nth(left, draw(st, count(left)))
    return _draw_tile(st) if phase == PHASE_TILES else _draw_king(st)


@kernel
def deal(st: Record) -> int:
    """Deals one thing by the record's own chance, which must be to move; returns the action."""
    action = pick(st)
    apply(st, action)
    return action


@kernel
def deal_line(st: Record) -> int:
    """Deals a whole line at once, each as likely as if dealt domino by domino; returns how many dominoes it has."""
    box, chosen = st["round"] & (st["rules"]["boxes"] - 1), ZERO
    left = st["undealt"][box]
    size = min(signed(st["rules"]["line"]), count(left))
    for _ in range(size):
        number = bit(nth(left, draw(st, count(left))))
        left ^= number
        chosen |= number
    st["undealt"][box] = left
    for i in range(size):
        st["next_line"][i], st["next_seat"][i] = lowest(chosen), -1
        chosen &= chosen - ONE
    st["next_count"] = size
    fill(st)
    return size


@kernel
def _draw_tile(st: Record) -> int:
    k, kind = draw(st, st["tiles_left"]), 0
    while k >= st["pile"][kind]:
        k -= st["pile"][kind]
        kind += 1
    return TILE + kind


@kernel
def _draw_king(st: Record) -> int:
    k, seat = draw(st, st["rules"]["seats"] * st["rules"]["kings"] - st["turn"]), 0
    while k >= kings_left(st, seat):
        k -= kings_left(st, seat)
        seat += 1
    return KING + seat
