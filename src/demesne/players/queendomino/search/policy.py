"""A quick sensible move in any position of the Queendomino family: what playouts are made of."""

from __future__ import annotations

from demesne.kernels.compiler import kernel
from demesne.kernels.queendomino.flow import apply, side_to_move
from demesne.kernels.queendomino.land import list_placements
from demesne.kernels.queendomino.layout import (
    CLAIM,
    DISCARD,
    PASS,
    PHASE_BUILD,
    PHASE_CLAIM,
    PHASE_OVER,
    PHASE_PLACE,
    PHASE_TAX,
    STEP,
    Record,
)
from demesne.kernels.queendomino.legality import in_hand
from demesne.kernels.queendomino.playing import settle
from demesne.players.queendomino.search.policy_full_greedy import choose_full
from demesne.players.queendomino.search.policy_ground import place_on, prospects, survey
from demesne.players.queendomino.search.policy_land import worth
from demesne.players.queendomino.search.policy_town import choose_bribe, choose_building, choose_tax
from demesne.players.queendomino.search.workspace import CLAIM_EARLY, LOST

__all__ = ["NEVER", "best_worth", "choose", "play_out", "rate_placements"]

NEVER = -1e9
"""Below whatever a choice is worth."""


@kernel
def choose(st: Record, work: Record) -> int:
    """The action for the seat whose turn it is."""
    phase, which = st["phase"], side_to_move(st)
    prospects(st, which, work)
    if phase == PHASE_PLACE:
        return _choose_place(st, which, work)
    if phase == PHASE_CLAIM:
        survey(st, st["sides"][which], work["ground"][0], work)
        return _choose_claim(st, which, work)
    if phase == PHASE_TAX:
        return choose_tax(st, which, work)
    return choose_building(st, which, work) if phase == PHASE_BUILD else choose_bribe(st, which, work)


@kernel
def rate_placements(st: Record, which: int, work: Record) -> int:
    """Writes placements of the domino in hand to ``moves`` and what they are worth to ``worths``; returns how many."""
    side, ground, domino = st["sides"][which], work["ground"][0], in_hand(st)
    survey(st, side, ground, work)
    found = list_placements(side, domino, work["moves"])
    for i in range(found):
        first = work["moves"][i] >> 2
        work["worths"][i] = worth(st, side, ground, work, domino, first, first + STEP[work["moves"][i] & 3], NEVER)
    return found


@kernel
def _choose_place(st: Record, which: int, work: Record) -> int:
    kept = _shortlist(st, which, work, work["depths"][which])
    if kept <= 1:
        return int(work["moves"][0]) if kept else DISCARD
    chosen, best = DISCARD, 2 * NEVER
    for i in range(kept):
        move = int(work["moves"][i])
        total = work["worths"][i] + _sequel(st, which, move, work)
        if total > best:
            best, chosen = total, move
    return chosen


@kernel
def _shortlist(st: Record, which: int, work: Record, most: int) -> int:
    """Writes up to *most* placements of the domino in hand to ``moves``, the best first; returns how many."""
    side, ground, domino = st["sides"][which], work["ground"][0], in_hand(st)
    survey(st, side, ground, work)
    found, moves, worths, kept = list_placements(side, domino, work["others"]), work["moves"], work["worths"], 0
    for i in range(found):
        move = int(work["others"][i])
        floor = worths[most - 1] if kept == most else NEVER
        points = worth(st, side, ground, work, domino, move >> 2, (move >> 2) + STEP[move & 3], floor)
        if points > floor:
            at = min(kept, most - 1)
            while at and worths[at - 1] < points:
                worths[at], moves[at] = worths[at - 1], moves[at - 1]
                at -= 1
            worths[at], moves[at] = points, move
            kept = min(kept + 1, most)
    return kept


@kernel
def _sequel(st: Record, which: int, move: int, work: Record) -> float:
    """What the dominoes already claimed and the best free one are worth after *move*."""
    rules, kingdom, ground = st["rules"], work["kingdom"], work["ground"][1]
    kingdom[0] = st["sides"][which]
    place_on(kingdom[0], rules["size"], in_hand(st), move >> 2, (move >> 2) + STEP[move & 3])
    survey(st, kingdom[0], ground, work)
    total, box = 0.0, (st["round"] - 1) % rules["boxes"]
    for turn in range(st["turn"] + 1, st["this_count"]):
        if rules["side_of"][st["this_seat"][turn]] == which:
            total += best_worth(st, kingdom[0], ground, work, rules["dominoes"][box, st["this_line"][turn]], NEVER)
    return total + _next_line(st, which, kingdom[0], ground, work)


@kernel
def _next_line(st: Record, which: int, side: Record, ground: Record, work: Record) -> float:
    """What the dominoes claimed for the next round are worth, and the best that is free."""
    rules, total, free, best = st["rules"], 0.0, 0, NEVER
    box = st["round"] % rules["boxes"]
    for slot in range(st["next_count"]):
        seat = st["next_seat"][slot]
        if seat < 0 or rules["side_of"][seat] == which:
            domino = rules["dominoes"][box, st["next_line"][slot]]
            points = best_worth(st, side, ground, work, domino, best if seat < 0 else NEVER)
            if seat < 0:
                free += 1
                best = max(best, points)
            else:
                total += points
    return total + (best if free else 0.0)


@kernel
def best_worth(st: Record, side: Record, ground: Record, work: Record, domino: Record, floor: float) -> float:
    """What *domino* is worth where it is worth most, if that is above *floor*; it costs a lot when it fits nowhere."""
    found = list_placements(side, domino, work["others"])
    if not found:
        return -work["weight"][LOST]
    for i in range(found):
        first = work["others"][i] >> 2
        second = first + STEP[work["others"][i] & 3]
        floor = max(floor, worth(st, side, ground, work, domino, first, second, floor))
    return floor


@kernel
def _choose_claim(st: Record, which: int, work: Record) -> int:
    """The free domino that is worth most; those further back in the line come later."""
    side, ground, rules = st["sides"][which], work["ground"][0], st["rules"]
    box, chosen, best = st["round"] % rules["boxes"], PASS, 2 * NEVER
    for slot in range(st["next_count"]):
        if st["next_seat"][slot] < 0:
            points = best_worth(st, side, ground, work, rules["dominoes"][box, st["next_line"][slot]], best)
            points -= work["weight"][CLAIM_EARLY] * slot
            if points > best:
                best, chosen = points, CLAIM + st["next_line"][slot]
    return chosen


@kernel
def play_out(st: Record, work: Record) -> None:
    """Plays on to the end of the game; in a dynasty, of the present one."""
    game = st["game"]
    settle(st)
    while st["phase"] != PHASE_OVER and st["game"] == game:
        if work["styles"][side_to_move(st)]:
            apply(st, choose_full(st, work))
        else:
            apply(st, choose(st, work))
        settle(st)
