"""The very end of a game, solved exactly: once nothing more is dealt, every side takes what is best for it.

Each side maximises its lead over the best other one (max^n); between equal leads its own points; then it prefers few
points for the others, the first side first. So the value of a move does not depend on the order in which moves are
examined, and a move may be left out when another one leads to the same points for the others and for its side.
"""

from __future__ import annotations

import numpy as np

from demesne.games.queendomino.moves import QueendominoMove
from demesne.games.queendomino.state import State, View
from demesne.kernels.compiler import kernel
from demesne.kernels.queendomino.flow import apply, side_to_move
from demesne.kernels.queendomino.land import list_placements
from demesne.kernels.queendomino.layout import (
    BUILD,
    BUILDING_CROWNS,
    DISCARD,
    MOST_LEGAL,
    PASS,
    PHASE_BRIBE,
    PHASE_BUILD,
    PHASE_OVER,
    PHASE_TAX,
    SIDES,
    STEP,
    Record,
)
from demesne.kernels.queendomino.legality import legal
from demesne.kernels.queendomino.notation import move_of
from demesne.kernels.queendomino.packing import new_records, pack
from demesne.kernels.queendomino.scoring import score, sheet
from demesne.kernels.rows import copy_row
from demesne.players.queendomino.search.candidates import list_builds
from demesne.players.queendomino.search.policy_ground import place_on, prospects
from demesne.players.queendomino.search.workspace import new_workspace

__all__ = ["NODES", "is_near", "search", "solve", "sure_move"]

NODES = 15_000
"""Positions examined for one decision; if they do not suffice, there is no result."""
_TURNS = 4
"""With more turns than this in which a choice matters to others, the search is not even begun."""
_DEPTH = 24
"""More moves than can be left in so many turns."""
_NEVER = -(10**6)
_AT, _COUNT, _BEST, _TURN = 0, 1, 2, 3
"""What is noted of each position on the path: the choice being tried, how many there are, the best, whose domino."""


def sure_move(observation: object) -> QueendominoMove | None:
    """The best move, where the seat that sees *observation* is to move near the end; ``None`` where it is not certain.

    >>> from demesne.games.registry import make_game
    >>> sure_move(make_game("kingdomino", 2).new_state().observe(0)) is None
    True
    """
    return solve(observation.state) if isinstance(observation, View) and is_near(observation.state) else None


def is_near(state: State) -> bool:
    """Whether nothing more is dealt in the game being played, and so little is left that it is worth a try.

    >>> from demesne.games.registry import make_game
    >>> is_near(make_game("kingdomino", 2).new_state())
    False
    """
    rules, left = state.rules, len(state.this_line) - state.turn
    if state.round == rules.rounds:
        return not rules.town or left <= _TURNS
    return state.round == rules.rounds - 1 and not rules.town and left <= _TURNS


def solve(state: State, nodes: int = NODES) -> QueendominoMove | None:
    """The best move where a seat is to move and ``is_near``; ``None`` when *nodes* positions do not suffice.

    >>> from demesne.games.registry import make_game
    >>> line = "4:5:us place 12.3 - 1@0,2@1,3@2,48@3 - - .,.,.,.,.,. - - - -"
    >>> land = 3 * " 0/0/0/0,0C" + " 0/0/0/0,0C;1,0W1;2,0M"
    >>> last = make_game("kingdomino", 4).parse_state(line + land)
    >>> str(solve(last)), solve(last, nodes=0)  # wheat beside wheat, the mine with three crowns beside the mine
    ('place 48 1,-1 2,-1', None)
    """
    stack = new_records(_DEPTH)
    pack(state, stack[0])
    moves, values = np.zeros((_DEPTH, MOST_LEGAL), np.int16), np.zeros((_DEPTH, SIDES), np.int32)
    book, work, left = np.zeros((_DEPTH, 4), np.int64), new_workspace(town=state.rules.town), np.array([nodes])
    found = search(stack, moves, values, book, work[0], left)
    return move_of(stack[0], found) if found >= 0 else None


# --- the search -----------------------------------------------------------------------


@kernel
def search(stack: Record, moves: Record, values: Record, book: Record, work: Record, left: Record) -> int:
    """Writes each side's points at the end from ``stack[0]`` on; returns the best action, or -1 if no nodes are *left*.

    It is not recursive, because compiled functions that call themselves cannot be cached.
    """
    depth = 0
    _open(stack, 0, moves, values, book, work, left)
    while left[0] >= 0:
        if book[depth, _AT] < book[depth, _COUNT]:
            left[0] -= 1
            stack[depth + 1] = stack[depth]
            apply(stack[depth + 1], moves[depth, book[depth, _AT]])
            depth += 1
            _open(stack, depth, moves, values, book, work, left)
        elif depth == 0:
            return int(book[0, _BEST])
        else:
            depth -= 1
            _take(stack[depth], depth, moves, values, book)
    return -1


@kernel
def _open(stack: Record, depth: int, moves: Record, values: Record, book: Record, work: Record, left: Record) -> None:
    """Lists the choices of ``stack[depth]``; if none matters to others, the points each side ends with."""
    st, best, found = stack[depth], -1, 0
    if st["phase"] == PHASE_OVER or st["game"] != stack[0]["game"]:
        score(st, values[depth])
    elif st["next_count"] == 0 and st["rules"]["town"] == 0:
        best = _apart(stack, depth, moves, values, book, left)
    else:
        found = _choices(stack, depth, moves[depth], work)
    book[depth, _AT], book[depth, _COUNT], book[depth, _BEST] = 0, found, best


@kernel
def _take(st: Record, depth: int, moves: Record, values: Record, book: Record) -> None:
    """Goes on to the next choice; the last one becomes the best if its side prefers it to those before."""
    if book[depth, _BEST] < 0 or is_better(values[depth + 1], values[depth], side_to_move(st), st["rules"]["sides"]):
        book[depth, _BEST] = moves[depth, book[depth, _AT]]
        copy_row(values[depth + 1], values[depth])
    book[depth, _AT] += 1


@kernel
def is_better(a: Record, b: Record, which: int, sides: int) -> bool:
    """Whether side *which* prefers the points *a* of all sides to *b*."""
    most_a, most_b = _NEVER, _NEVER
    for side in range(sides):
        if side != which:
            most_a, most_b = max(most_a, a[side]), max(most_b, b[side])
    if a[which] - most_a != b[which] - most_b:
        return a[which] - most_a > b[which] - most_b
    if a[which] != b[which]:
        return a[which] > b[which]
    for side in range(sides):
        if a[side] != b[side]:
            return a[side] < b[side]
    return False


# --- no town and nothing to claim: each side for itself -------------------------------


@kernel
def _apart(stack: Record, depth: int, moves: Record, values: Record, book: Record, left: Record) -> int:
    """Where nobody can change others' points, each side lays its land as well as it can; returns the first action."""
    st, best = stack[depth], DISCARD
    for side in range(st["rules"]["sides"]):
        values[depth, side], first = _own(stack, depth, side, moves, book, left)
        if side == side_to_move(st) and book[depth, _TURN] == st["turn"]:
            best = first
    return best


@kernel
def _own(stack: Record, base: int, side: int, moves: Record, book: Record, left: Record) -> tuple[int, int]:
    """The most points of *side* when it lays what it still has, and the placement that this begins with."""
    depth, best, first = base, _NEVER, DISCARD
    if not _lay(stack, base, stack[base]["turn"], side, moves, book):
        return sheet(stack[base], side), first
    while depth >= base and left[0] >= 0:
        if book[depth, _AT] == book[depth, _COUNT]:
            depth -= 1
            continue
        move = int(moves[depth, book[depth, _AT]])
        book[depth, _AT] += 1
        left[0] -= 1
        stack[depth + 1] = stack[depth]
        st = stack[depth + 1]
        domino = _domino(st, book[depth, _TURN])
        place_on(st["sides"][side], st["rules"]["size"], domino, move >> 2, (move >> 2) + STEP[move & 3])
        if _lay(stack, depth + 1, book[depth, _TURN] + 1, side, moves, book):
            depth += 1
        elif sheet(st, side) > best:
            best, first = sheet(st, side), int(moves[base, book[base, _AT] - 1])
    return best, first


@kernel
def _lay(stack: Record, depth: int, turn: int, side: int, moves: Record, book: Record) -> bool:
    """Lists ways to lay the next domino of *side* from *turn* on that fits anywhere; returns whether there is one."""
    st = stack[depth]
    book[depth, _AT] = 0
    for later in range(turn, st["this_count"]):
        if st["rules"]["side_of"][st["this_seat"][later]] == side:
            book[depth, _TURN] = later
            book[depth, _COUNT] = list_placements(st["sides"][side], _domino(st, later), moves[depth])
            if book[depth, _COUNT]:
                return True
    book[depth, _TURN] = st["this_count"]
    return False


@kernel
def _domino(st: Record, turn: int) -> Record:
    return st["rules"]["dominoes"][(st["round"] - 1) % st["rules"]["boxes"], st["this_line"][turn]]


# --- which moves are examined ---------------------------------------------------------


@kernel
def _choices(stack: Record, depth: int, out: Record, work: Record) -> int:
    """Writes the actions of ``stack[depth]`` that may be best; returns how many."""
    st = stack[depth]
    which, last = side_to_move(st), st["next_count"] == 0 and st["turn"] == st["this_count"] - 1
    if st["phase"] == PHASE_BUILD:
        return _builds(st, which, out, work)
    found = legal(st, out)
    if last and st["phase"] == PHASE_BRIBE:
        out[0] = PASS  # nobody builds any more, and it costs a coin
        return 1
    if st["phase"] == PHASE_TAX and (last or (st["rules"]["sides"] == 2 and _is_done(st, which))):
        return _most_coins(stack, depth, which, out, found)
    return found


@kernel
def _is_done(st: Record, which: int) -> bool:
    """Whether this is the last turn of side *which*."""
    for turn in range(st["turn"] + 1, st["this_count"]):
        if st["rules"]["side_of"][st["this_seat"][turn]] == which:
            return False
    return st["next_count"] == 0


@kernel
def _most_coins(stack: Record, depth: int, which: int, out: Record, found: int) -> int:
    """Writes only the tax that brings most: a knight counts as much on land as off it, and none is placed later."""
    most, best = -1, out[0]
    for i in range(found):
        stack[depth + 1] = stack[depth]
        apply(stack[depth + 1], out[i])
        coins = stack[depth + 1]["sides"][which]["coins"]
        if coins > most:
            most, best = int(coins), out[i]
    out[0] = best
    return 1


@kernel
def _builds(st: Record, which: int, out: Record, work: Record) -> int:
    """Each tile on one square of each town; in its side's last turn one without crowns on any square."""
    prospects(st, which, work)
    listed, found, seen, done = list_builds(st, which, work, work["builds"]), 0, 0, _is_done(st, which)
    for i in range(listed):
        action = int(work["builds"][i]["action"])
        slot = (action - BUILD) >> 8
        if action < PASS and done and BUILDING_CROWNS[st["slots"][slot]] == 0:
            if seen >> slot & 1:
                continue
            seen |= 1 << slot
        out[found] = action
        found += 1
    return found
