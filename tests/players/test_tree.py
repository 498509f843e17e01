"""Tree search: the tree's own rules, and in Domaine that hidden cards have no say."""

from __future__ import annotations

from random import Random
from typing import Any

import numpy as np
import pytest

from demesne.games.base import Turn
from demesne.games.deck import Deck
from demesne.games.domaine.state import State
from demesne.games.registry import make_game
from demesne.players.search.descent import turn_against
from demesne.players.search.tree import back_up, grown, most_visited, new_tree, select
from demesne.players.spec import make_player

pytestmark = pytest.mark.compiled

MOVES = np.array([70, 50, 60, 80], np.int64)


def visit(tree: Any, used: int, hopes: list[float], gains: dict[int, float]) -> int:
    """One visit of the root's moves, of which each gains what *gains* says; how many nodes there are."""
    node = int(select(tree, 0, MOVES, np.array(hopes), len(MOVES), used, 0.5))
    gained = np.array([gains[int(tree[node]["action"])]])
    back_up(tree, np.array([node], np.int32), np.array([0], np.int32), 1, gained)
    return used + (node == used)


def test_the_promising_are_tried_first_and_the_best_most() -> None:
    tree, used, order = new_tree(50), 1, []
    for _ in range(40):
        before = used
        used = visit(tree, used, [0.0, 3.0, 2.0, 1.0], {70: 0.0, 50: 0.2, 60: 1.0, 80: 0.4})
        if used > before:
            order.append(int(tree[before]["action"]))
    assert order == [50, 60, 80, 70]
    assert most_visited(tree) == 60
    assert tree[0]["visits"] == 40


def test_each_choice_is_credited_with_what_the_side_that_made_it_gained() -> None:
    tree = new_tree(50)
    for node in (0, 1):
        assert select(tree, node, MOVES, np.array([0.0, 3.0, 2.0, 1.0]), len(MOVES), node + 1, 0.5) == node + 1
    back_up(tree, np.array([1, 2], np.int32), np.array([0, 1], np.int32), 2, np.array([0.25, 0.75]))
    assert [float(node["gains"]) for node in tree[1:3]] == [0.25, 0.75]


def test_with_few_visits_the_least_promising_wait() -> None:
    tree, used = new_tree(50), 1
    for _ in range(2):
        used = visit(tree, used, [0.0, 3.0, 2.0, 1.0], dict.fromkeys((70, 50, 60, 80), 0.0))
    assert used == 3


def test_a_full_tree_goes_on_with_what_it_has() -> None:
    tree, used = new_tree(3), 1
    for _ in range(20):
        used = visit(tree, used, [0.0, 3.0, 2.0, 1.0], {70: 9.0, 50: 0.2, 60: 1.0, 80: 9.0})
    assert used == 3
    assert most_visited(tree) == 60


def test_a_tree_grows_without_forgetting() -> None:
    tree, used = new_tree(3), 1
    used = visit(tree, used, [0.0, 3.0, 2.0, 1.0], dict.fromkeys((70, 50, 60, 80), 1.0))
    wider = grown(tree, 100)
    assert len(wider) >= 100
    assert most_visited(wider) == most_visited(tree) == 50
    assert grown(wider, 100) is wider


def test_against_all_others_each_of_them_gains_what_one_loses() -> None:
    gains = np.array([0.5, 0.7, 0.1])
    turn_against(gains, 1, 3, 1.0)
    assert gains.tolist() == pytest.approx([0.3, 0.7, 0.3])


# --- Domaine --------------------------------------------------------------------------


def positions(players: int, seed: int, every: int) -> list[State]:
    """Some positions of a game between greedy players in which a seat has a choice."""
    state: Any = make_game("domaine", players).new_state()
    deck, found, ply = Deck(seed), [], 0
    while state.to_move is not Turn.OVER and ply < 160:
        if isinstance(state.to_move, Turn):
            state = state.apply(deck.deal(state))
            continue
        if ply % every == 0 and len(state.legal_moves()) > 1:
            found.append(state)
        state = state.apply(make_player("greedy", 1).decide(state.observe(state.to_move)))
        ply += 1
    return found


@pytest.mark.parametrize("players", [2, 3, 4])
def test_what_is_hidden_has_no_say(players: int) -> None:
    """Dealt otherwise where the seat cannot see it, the cards change nothing; the moves are legal."""
    differs = 0
    for state in positions(players, 5, 23):
        assert isinstance(state.to_move, int)
        view = state.observe(state.to_move)
        twin = view.resample(Random(99))
        differs += twin.hands != state.hands
        for spec in ("mcts:playouts=12", "mcts:playouts=12,paranoid=1"):
            move = make_player(spec, 3).decide(view)
            assert move in view.legal_moves()
            assert move == make_player(spec, 3).decide(twin.observe(state.to_move))
    assert differs
