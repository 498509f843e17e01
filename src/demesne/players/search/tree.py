"""A tree of choices that many games share: who chose what, how often, and what came of it.

The tree is open-loop: its branches are choices alone, and whatever chance deals in
between differs from visit to visit, so each branch holds what it gains on average.
What could not be chosen on a visit, because it was not dealt, is not counted as passed
over (P. Cowling, E. Powley and D. Whitehouse, 2012).
"""

from __future__ import annotations

from typing import Any, TypeAlias

import numpy as np

from demesne.kernels.compiler import kernel

__all__ = ["NODE", "back_up", "clear_tree", "grown", "most_visited", "new_tree", "select"]

Record: TypeAlias = Any
"""An array of nodes, or of numbers; functions change it in place."""

NODE = np.dtype(
    [
        ("action", np.int64),
        ("first", np.int32),  # its first child; -1: none
        ("next", np.int32),  # its next sibling; -1: none
        ("visits", np.int32),
        ("offered", np.int32),  # how often it could have been visited
        ("gains", np.float64),  # for the side that chose it
    ],
    align=True,
)


def new_tree(nodes: int) -> Any:
    """A tree with space for *nodes*; number 0 is the root.

    >>> len(new_tree(8)), int(new_tree(8)[0]["first"])
    (8, -1)
    """
    tree = np.zeros(nodes, NODE)
    clear_tree(tree)
    return tree


def grown(tree: Any, nodes: int) -> Any:
    """*tree* with space for at least *nodes*.

    >>> len(grown(new_tree(8), 9)), len(grown(new_tree(8), 4))
    (16, 8)
    """
    if nodes <= len(tree):
        return tree
    wider = np.zeros(max(nodes, 2 * len(tree)), NODE)
    wider[: len(tree)] = tree
    return wider


@kernel
def clear_tree(tree: Record) -> None:
    """A root alone."""
    tree[0]["first"] = tree[0]["next"] = -1
    tree[0]["visits"] = tree[0]["offered"] = 0
    tree[0]["gains"] = 0.0


@kernel
def _child(tree: Record, node: int, action: int) -> int:
    """The child of *node* that *action* leads to; -1 when there is none yet."""
    child = tree[node]["first"]
    while child >= 0 and tree[child]["action"] != action:
        child = tree[child]["next"]
    return child


@kernel
def _grow(tree: Record, node: int, action: int, used: int) -> int:
    """A new child, number *used*."""
    fresh = tree[used]
    fresh["action"], fresh["first"], fresh["next"] = action, -1, tree[node]["first"]
    fresh["visits"], fresh["offered"], fresh["gains"] = 0, 1, 0.0
    tree[node]["first"] = used
    return used


@kernel
def select(tree: Record, node: int, moves: Record, priors: Record, found: int, used: int, exploration: float) -> int:
    """The child to visit next among the *found* moves; it is number *used* when it is new.

    The more often a node is visited, the more of its moves are considered, those
    with the best *priors* first (progressive widening); *priors* are used up. Of those
    in the tree the one with the highest upper confidence bound is taken (UCB1, with
    this *exploration* constant).
    """
    wide = min(found, 2 + int(2.0 * np.sqrt(tree[node]["visits"])))
    chosen, best = -1, 0.0
    for _ in range(wide):
        i = np.argmax(priors[:found])
        priors[i] = -1e18
        child = _child(tree, node, moves[i])
        if child < 0:
            return _grow(tree, node, moves[i], used) if used < len(tree) else chosen
        this = tree[child]
        this["offered"] += 1
        bound = this["gains"] / this["visits"] + exploration * np.sqrt(np.log(this["offered"]) / this["visits"])
        if chosen < 0 or bound > best:
            chosen, best = child, bound
    return chosen


@kernel
def back_up(tree: Record, path: Record, choosers: Record, steps: int, gains: Record) -> None:
    """Adds the *gains* of the sides that chose them to the nodes on the *path*."""
    tree[0]["visits"] += 1
    for step in range(steps):
        this = tree[path[step]]
        this["visits"] += 1
        this["gains"] += gains[choosers[step]]


@kernel
def most_visited(tree: Record) -> int:
    """The action at the root that was taken most often; of equal ones the one that gained more."""
    chosen = tree[0]["first"]
    child = tree[chosen]["next"]
    while child >= 0:
        this, best = tree[child], tree[chosen]
        if this["visits"] > best["visits"] or (
            this["visits"] == best["visits"]
            and this["gains"] * max(1, best["visits"]) > best["gains"] * max(1, this["visits"])
        ):
            chosen = child
        child = this["next"]
    return int(tree[chosen]["action"])
