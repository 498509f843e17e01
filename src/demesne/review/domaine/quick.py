"""The judge's own quick player: it plays like that of the search, but in changing moods, with an eye for rings."""

from __future__ import annotations

import numpy as np

from demesne.kernels.compiler import kernel
from demesne.kernels.dice import draw, seeded
from demesne.kernels.domaine.borders import beyond, flood, free_lines
from demesne.kernels.domaine.domains import all_castles
from demesne.kernels.domaine.flow import colour_to_set, mover
from demesne.kernels.domaine.layout import (
    BORDER,
    BORDERS,
    CASTLE,
    PHASE_ACT,
    PHASE_CASTLE,
    PHASE_KNIGHT,
    PHASE_STEP,
    Record,
)
from demesne.kernels.domaine.planes import (
    EMPTY,
    Plane,
    difference,
    first,
    has,
    lone,
    meet,
    put,
    size,
    some,
    store,
    stored,
    union,
)
from demesne.kernels.domaine.siting import castle_sites
from demesne.players.domaine.search.candidates import closes
from demesne.players.domaine.search.policy import act, border_gain, choose, part, refill
from demesne.players.domaine.search.policy_borders import look, survey, value
from demesne.players.domaine.search.workspace import MOST_PARTS, WEIGHTS

__all__ = ["closing_border", "play"]

_SITES = 4
"""How many of the best sites for a castle a playout chooses from: always taking the best, it would get there first."""
_MOODS = 1000
_WIDE = 0.8
"""How far moods differ: on a logarithmic scale, a weight is at most this much below or above the usual."""


@kernel
def play(st: Record, work: Record, usual: Record, out: Record, number: int) -> int:
    """The action for the seat to move in playout *number*; *usual* has the weights from which its moods deviate.

    Once little is left to chance, a player that always decides alike shows only one of many ways the game may end.
    """
    phase = st["phase"]
    if phase == PHASE_CASTLE:
        return _site(st, work, number)
    if phase == PHASE_KNIGHT:
        return int(choose(st, work, out))
    seat = mover(st)
    _change_mood(st, work, usual, seat, number)
    survey(st, seat, work)
    if phase == PHASE_ACT:
        _see_ring(st, work, seat)
        return int(act(st, work, seat))
    if phase != PHASE_STEP:
        return int(refill(st, work, seat))
    line = closing_border(st, work, seat)[0] if st["symbol"] == BORDERS else -1
    return BORDER + line if line >= 0 and not _is_planned(st, work, seat) else int(part(st, work, seat, out))


# --- moods ----------------------------------------------------------------------------


@kernel
def _change_mood(st: Record, work: Record, usual: Record, seat: int, number: int) -> None:
    """Other weights each turn, by dice that depend only on the playout's number and the turn."""
    kept = st["rng"]
    st["rng"] = seeded(number, 2 * st["turn"] + 1)
    for i in range(WEIGHTS):
        mood = (2 * draw(st, _MOODS + 1) - _MOODS) / _MOODS
        work["weights"][seat, i] = usual["weights"][seat, i] * np.exp(_WIDE * mood)
    st["rng"] = kept


@kernel
def _site(st: Record, work: Record, number: int) -> int:
    """One of the best sites, for a neutral castle one of the worst."""
    sign = 1.0 if colour_to_set(st) == mover(st) else -1.0
    st["rng"] = seeded(number, 2 * st["turn"] + 1)
    left, chosen = castle_sites(st, colour_to_set(st)), 0
    for _ in range(1 + draw(st, _SITES)):
        if some(left):
            chosen = _best(left, work, sign)
            left = difference(left, lone(chosen))
    return CASTLE + chosen


@kernel
def _best(left: Plane, work: Record, sign: float) -> int:
    best, chosen = -1e9, 0
    while some(left):
        square = first(left)
        left = difference(left, lone(square))
        if sign * work["site"][square] > best:
            best, chosen = sign * work["site"][square], square
    return chosen


# --- rings ----------------------------------------------------------------------------


@kernel
def _see_ring(st: Record, work: Record, seat: int) -> None:
    """Makes a border that closes a ring count in full, whatever was planned."""
    worth = closing_border(st, work, seat)[1]
    if worth > 0.0:
        for parts in range(1, MOST_PARTS + 1):
            work["asked"][BORDERS, parts] = 1
            work["gain"][BORDERS, parts] = max(worth, border_gain(st, work, seat, parts))


@kernel
def _is_planned(st: Record, work: Record, seat: int) -> bool:
    """Whether a plan of *seat* can be closed with the borders left; then it is worth more than what chance finds."""
    for castle in range(4 * seat, 4 * seat + 4):
        lines = look(st, work, castle)
        if 0 < lines <= st["left"]:
            return True
    return False


@kernel
def closing_border(st: Record, work: Record, seat: int) -> tuple[int, float]:
    """The line that by itself gives a castle of *seat* the best domain, and what that is worth; below 0: there is none.

    The last ``survey`` must be for *seat*.
    """
    best, chosen, home = 0.0, -1, _open_land(st, seat)
    if not some(home):
        return chosen, best
    free = free_lines(st)
    for side in range(2):
        left = meet(free[side], home)
        while some(left):
            square = first(left)
            left = difference(left, lone(square))
            line = 2 * square + side
            if closes(st, line):
                worth = _closed(st, work, seat, line)
                if worth > best:
                    best, chosen = worth, line
    return chosen, best


@kernel
def _open_land(st: Record, seat: int) -> Plane:
    """All that is connected to a castle of *seat* that has no domain."""
    found = EMPTY
    for castle in range(4 * seat, 4 * seat + 4):
        at = st["castle_at"][castle]
        if at >= 0 and not has(st["realm"][seat], at) and not has(found, at):
            found = union(found, flood(st, at))
    return found


@kernel
def _closed(st: Record, work: Record, seat: int, line: int) -> float:
    """What the domains that a marker on *line* makes are worth to *seat*; those of others count against it."""
    wall, square = st["walls"][line & 1], line >> 1
    before = stored(wall)
    put(wall, square)
    sides = flood(st, square), flood(st, beyond(line))
    store(wall, before)
    worth = 0.0
    for region in sides:
        castles = meet(all_castles(st), region)
        if size(castles) == 1:
            own = st["slot"][first(castles)] >> 2 == seat
            worth += value(st, work, region) if own else -value(st, work, region)
    return worth
