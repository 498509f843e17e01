"""Tree search: every visit is one game, first down the tree, then played out by the policy.

Each visit deals anew what the deciding seat cannot know, and one tree serves all
deals, so that what is learnt about a branch holds for everything that may be hidden
(information set Monte Carlo tree search, P. Cowling, E. Powley and D. Whitehouse, 2012).
"""

from __future__ import annotations

from functools import cache
from time import thread_time
from typing import Any

from demesne.kernels.compiler import kernel
from demesne.players.family import Kernel, Root, Thinking
from demesne.players.search.room import LONGEST
from demesne.players.search.tree import back_up, grown, most_visited, new_tree, select

__all__ = ["TreeSearch", "turn_against", "visits_of"]

_VISITS = 16
"""Visits between two looks at the clock."""
_NODES = 4096


@kernel
def _candidate_of(candidates: Any, found: int, action: int) -> int:
    """The first of the *found* candidates with this *action*."""
    for i in range(found):
        if candidates[i]["action"] == action:
            return i
    return 0


@kernel
def turn_against(gains: Any, side: int, sides: int, stake: float) -> None:
    """Every other side gains the part of the *stake* that *side* does not, as if all played against it alone."""
    for other in range(sides):
        if other != side:
            gains[other] = stake - gains[side]


@cache
def _descent_of(family: Thinking) -> Kernel:
    mover, is_over, list_candidates, take, settle = (
        family.mover,
        family.is_over,
        family.list_candidates,
        family.take,
        family.settle,
    )

    @kernel
    def descend(room: Any, tree: Any, used: int) -> tuple[int, int]:
        """Goes down the tree to a new node or the end of the game; returns the numbers of steps and of nodes."""
        node, steps, candidates = 0, 0, room["candidates"]
        while steps < LONGEST and not is_over(room):
            chooser, found = mover(room), list_candidates(room)
            actions, priors = candidates["action"], candidates["prior"]
            node = select(tree, node, actions, priors, found, used, room["exploration"])
            room["path"][steps], room["choosers"][steps] = node, chooser
            steps += 1
            take(room, candidates[_candidate_of(candidates, found, tree[node]["action"])])
            settle(room)
            if node == used:
                return steps, used + 1
            if tree[node]["visits"] == 0:
                break
        return steps, used

    return descend


@cache
def visits_of(family: Thinking) -> Kernel:
    """The kernel that visits a tree, compiled for *family*.

    >>> from demesne.players.registry import FAMILIES
    >>> thinking = FAMILIES[min(FAMILIES)].thinking()
    >>> visits_of(thinking) is visits_of(thinking)  # made once
    True
    """
    determinize, play_out, count_end, gain = family.determinize, family.play_out, family.count, family.gain
    descend, stake = _descent_of(family), family.stake

    @kernel
    def visit(room: Any, tree: Any, used: int, first: int, count: int) -> int:
        """Visits the tree *count* times, from visit *first* on; returns how many nodes it then has.

        Each side goes where it gains most; where the room says ``paranoid``, the others
        where the deciding side gains least.
        """
        gains = room["gains"]
        for k in range(first, first + count):
            determinize(room, k)
            steps, used = descend(room, tree, used)
            play_out(room)
            count_end(room)
            for side in range(room["sides"]):
                gains[side] = gain(room, side)
            if room["paranoid"]:
                turn_against(gains, room["side"], room["sides"], stake)
            back_up(tree, room["path"], room["choosers"], steps, gains)
        return used

    return visit


class TreeSearch:
    """The tree of what may follow *root*, as far as it was visited.

    >>> from random import Random
    >>> from demesne.games.base import Turn
    >>> from demesne.games.registry import GAMES, make_game
    >>> from demesne.players.registry import family_of
    >>> rng, state = Random(1), make_game(min(GAMES), 2).new_state()
    >>> while isinstance(state.to_move, Turn):
    ...     state = state.apply(rng.choice(state.legal_moves()))
    >>> thinking = family_of(min(GAMES)).thinking()
    >>> root = thinking.root(state.observe(state.to_move), 1)
    >>> search = TreeSearch(thinking, root, exploration=1.0, paranoid=False)
    >>> search.visit(8)
    >>> search.best_move() in state.legal_moves()
    True
    """

    def __init__(self, family: Thinking, root: Root, exploration: float, *, paranoid: bool) -> None:
        self._room, self._move, self._visit = root.room[0], root.move, visits_of(family)
        self._room["exploration"], self._room["temperature"] = family.point * exploration, family.temperature
        self._room["paranoid"], self._room["tree"] = paranoid, 1
        self._tree, self._used, self._visits = new_tree(_NODES), 1, 0

    def visit(self, count: int) -> None:
        """Visits the tree *count* more times."""
        self._tree = grown(self._tree, self._used + count)
        self._used = self._visit(self._room, self._tree, self._used, self._visits, count)
        self._visits += count

    def visit_for(self, seconds: float) -> None:
        """Visits the tree as often as this thread can in *seconds* of processor time."""
        end = thread_time() + seconds
        while thread_time() < end:
            self.visit(_VISITS)

    def best_move(self) -> Any:
        """The move that was chosen most often."""
        return self._move(int(most_visited(self._tree)))
