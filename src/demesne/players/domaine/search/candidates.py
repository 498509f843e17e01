"""The choices of a seat in Domaine, each with a prior: its worth by the policy's heuristics."""

from __future__ import annotations

from demesne.kernels.compiler import kernel
from demesne.kernels.domaine.borders import ENDS
from demesne.kernels.domaine.domains import place_border
from demesne.kernels.domaine.flow import colour_to_set, mover
from demesne.kernels.domaine.layout import (
    ALLY,
    BORDER,
    BORDERS,
    CASTLE,
    DESERT,
    END,
    EXPAND,
    FOREST,
    KNIGHT,
    MEADOW,
    PHASE_STEP,
    SQUARES,
    Record,
)
from demesne.kernels.domaine.legality import legal
from demesne.kernels.domaine.parts import may_take
from demesne.kernels.domaine.planes import difference, first, has, lone, same, some, store, stored
from demesne.players.domaine.search.policy import choose
from demesne.players.domaine.search.policy_borders import (
    fence_lines,
    make_plan,
    missing,
    rectangle_worth,
    survey,
    value,
)
from demesne.players.domaine.search.policy_neighbours import find_pairs, knight_gain, square_gain, standing
from demesne.players.domaine.search.workspace import FENCE, MOST_CANDIDATES

__all__ = ["USUAL", "closes", "list_choices", "prepare"]

_PRICES = (1.1, 0.5, 2.0)
"""What a border may cost in the plans that are tried."""
USUAL = 1000.0
"""Added to the prior of the policy's own choice, so that it is tried first and can be recognised."""


@kernel
def prepare(st: Record, work: Record) -> None:
    """Plans for every castle that has no domain, at its owner's price of a border; in set-up what squares promise."""
    for seat in range(st["rules"]["seats"]):
        survey(st, seat, work)
        for castle in range(4 * seat, 4 * seat + 4):
            at = st["castle_at"][castle]
            if at >= 0 and not has(st["realm"][seat], at):
                make_plan(st, work, castle, work["weight"][FENCE])
    if st["turn"] < st["rules"]["setup_turns"]:
        survey(st, mover(st), work)
        left = stored(st["rules"]["land"][MEADOW])
        while some(left):
            square = first(left)
            left = difference(left, lone(square))
            work["site"][square] = rectangle_worth(st, work, square, work["weight"][FENCE])
    work["moment"] = -1


@kernel
def list_choices(st: Record, work: Record, candidates: Record, out: Record) -> int:
    """Writes each candidate with its prior; returns how many. ``prepare`` comes first, *out* is for actions."""
    usual, seat = choose(st, work, out), mover(st)
    if st["phase"] == PHASE_STEP and st["symbol"] == BORDERS:
        found = _fences(st, work, candidates, out, seat)
    else:
        found = min(MOST_CANDIDATES, legal(st, out))
        for i in range(found):
            candidates[i]["action"], candidates[i]["castle"] = out[i], -1
            candidates[i]["prior"] = _promise(st, work, seat, out[i])
    for i in range(found):
        if candidates[i]["action"] == usual:
            candidates[i]["prior"] += USUAL
            break
    return found


@kernel
def _promise(st: Record, work: Record, seat: int, action: int) -> float:
    """The prior of an action that is not a border."""
    if action >= DESERT:
        return _desertion(st, action - DESERT)
    if action >= EXPAND and action < ALLY:
        pair = action - EXPAND
        castle = st["slot"][pair // SQUARES]
        return square_gain(st, work, castle, pair % SQUARES, may_take(st, castle))
    if action >= KNIGHT and action < BORDER:
        return _knight(st, work, seat, action - KNIGHT)
    if action >= CASTLE and action < KNIGHT:
        return work["site"][action - CASTLE] if colour_to_set(st) == seat else -work["site"][action - CASTLE]
    return 0.0


@kernel
def _desertion(st: Record, squares: int) -> float:
    """Meadows rather than forests; otherwise one is as good as another."""
    return -1.0 if has(st["rules"]["land"][FOREST], squares % SQUARES) else 0.0


@kernel
def _knight(st: Record, work: Record, seat: int, square: int) -> float:
    if st["phase"] != PHASE_STEP:
        return 0.0
    find_pairs(st, work, seat)
    price = 0.3 * has(st["rules"]["land"][FOREST], square)
    for castle in range(4 * seat, 4 * seat + 4):
        if has(st["domain"][castle], square):
            return 0.5 + 0.5 * knight_gain(st, work, castle, 1) - price
    return -price


# --- borders --------------------------------------------------------------------------


@kernel
def _fences(st: Record, work: Record, candidates: Record, out: Record, seat: int) -> int:
    """The first line of each plan, small ones and large ones, and every line that closes a ring."""
    found, kept = 0, stored(work["barred"][0])
    for castle in range(4 * seat, 4 * seat + 4):
        at = st["castle_at"][castle]
        if at >= 0 and not has(st["realm"][seat], at):
            kept = stored(work["plan"][castle])
            for price in _PRICES:
                make_plan(st, work, castle, price)
                found = _add_plan(st, work, candidates, found, castle)
            store(work["plan"][castle], kept)
    lines = legal(st, out)
    for i in range(lines):
        action = out[i]
        if action == END or (found < MOST_CANDIDATES and closes(st, action - BORDER)):
            found = _add_line(st, work, candidates, found, seat, action)
    if found == 0:
        candidates[0]["action"], candidates[0]["castle"], candidates[0]["prior"] = out[0], -1, 0.0
        return 1
    return found


@kernel
def _add_plan(st: Record, work: Record, candidates: Record, found: int, castle: int) -> int:
    """A candidate for the plan of castle number *castle*, unless it is there already or has no line left."""
    area = stored(work["plan"][castle])
    below, right = fence_lines(st, area)
    lines = missing(st, work, area)
    if not some(area) or lines <= 0:
        return found
    for i in range(found):
        if candidates[i]["castle"] == castle and same(stored(candidates[i]["plan"]), area):
            return found
    a, b = first(below), first(right)
    candidates[found]["action"] = BORDER + 2 * a if a <= b else BORDER + 2 * b + 1
    candidates[found]["castle"] = castle
    store(candidates[found]["plan"], area)
    candidates[found]["prior"] = value(st, work, area) - lines
    return found + 1


@kernel
def _add_line(st: Record, work: Record, candidates: Record, found: int, seat: int, action: int) -> int:
    """A candidate for a line by itself, rated by what it changes at once."""
    candidates[found]["action"], candidates[found]["castle"] = action, -1
    candidates[found]["prior"] = 0.0
    if action != END:
        work["state"][0] = st
        place_border(work["state"][0], action - BORDER)
        candidates[found]["prior"] = standing(work["state"][0], seat, 2.0, 0.5) - standing(st, seat, 2.0, 0.5)
    return found + 1


@kernel
def closes(st: Record, line: int) -> bool:
    """Whether a marker on *line* closes a ring."""
    return _last(st["links"], ENDS[line, 0]) == _last(st["links"], ENDS[line, 1])


@kernel
def _last(links: Record, point: int) -> int:
    while links[point] != point:
        point = links[point]
    return point
