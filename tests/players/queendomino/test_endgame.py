"""The end of a game, solved: as good as trying everything by the rules, and silent where that takes too long."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import numpy as np
import pytest

from demesne.games.queendomino.state import State
from demesne.games.registry import make_game
from demesne.players.queendomino.search.endgame import is_better, is_near, solve, sure_move
from demesne.players.spec import make_player
from tests.modes import Mode, mode_name

BOTH = {"bonuses": ["middle_kingdom", "harmony"]}
SMALL: list[tuple[Mode, int]] = [
    (("kingdomino", 2, {}), 2),
    (("kingdomino", 3, BOTH), 3),
    (("kingdomino", 4, BOTH), 3),
    (("queendomino", 2, {"size": 5}), 2),
    (("queendomino", 3, {}), 3),
    (("queendomino", 4, {}), 3),
    (("royal-wedding", 6, {"teams": True}), 1),
]
"""Games, and how many of their positions are to be compared."""
_MOST = 1500
"""How many positions the naive search may look at."""


class _TooManyError(Exception):
    pass


class Naive:
    """Tries every line of play to the end by the rules, as long as no more than *most* positions are met."""

    def __init__(self, most: int = _MOST) -> None:
        self._left = most

    def totals(self, state: State) -> tuple[int, ...]:
        """What each side comes to when everybody takes what is best for it."""
        self._left -= 1
        if self._left < 0:
            raise _TooManyError
        if outcome := state.outcome():
            return tuple(side.sheet.total for side in outcome.sides)
        return max(
            (self.totals(state.apply(move)) for move in state.legal_moves()), key=lambda t: liking(t, state.side)
        )


def lead(totals: tuple[int, ...], side: int) -> int:
    return totals[side] - max(total for other, total in enumerate(totals) if other != side)


def liking(totals: tuple[int, ...], side: int) -> tuple[int, int, tuple[int, ...]]:
    return lead(totals, side), totals[side], tuple(-total for total in totals)


def ends(mode: Mode, seed: int) -> Iterator[State]:
    """Positions near the end of random games, in which a seat has a choice."""
    name, players, options = mode
    rng = Random(seed)
    while True:
        state: Any = make_game(name, players, options).new_state()
        while state.outcome() is None:
            few = len(state.this_line) - state.turn <= 2  # for the naive search
            if isinstance(state.to_move, int) and few and is_near(state) and len(state.legal_moves()) > 1:
                yield state
            state = state.apply(rng.choice(state.legal_moves()))


def compared(state: State) -> bool:
    """Whether the naive search came to an end; fails when the solver's move is worth less than the best."""
    naive = Naive()
    try:
        best = naive.totals(state)
    except _TooManyError:
        return False
    move = solve(state, 10**6)
    assert move in state.legal_moves()
    assert move is not None
    assert lead(Naive().totals(state.apply(move)), state.side) == lead(best, state.side)
    return True


@pytest.mark.compiled
@pytest.mark.parametrize(("mode", "count"), SMALL, ids=mode_name)
def test_it_finds_what_trying_everything_finds(mode: Mode, count: int) -> None:
    found = 0
    for state in ends(mode, seed=5):
        found += compared(state)
        if found == count:
            return


@pytest.mark.compiled
def test_the_lead_comes_before_points() -> None:
    """Two points more are no use when another side gets six of them; of equal leads the one with more points."""
    richer, further = np.array([12, 10, 3], np.int32), np.array([10, 4, 3], np.int32)
    assert is_better(further, richer, 0, 3)
    assert not is_better(richer, further, 0, 3)
    assert is_better(np.array([12, 6, 3], np.int32), further, 0, 3)


@pytest.mark.compiled
def test_nothing_is_known_when_too_few_positions_may_be_looked_at() -> None:
    """Three are too few here."""
    state = next(ends(("queendomino", 3, {}), seed=1))
    assert solve(state, 3) is None
    assert solve(state) is not None


@pytest.mark.compiled
def test_the_players_take_what_is_sure() -> None:
    """From a position and from its notation alike, whatever their seed."""
    for mode in (("queendomino", 3, {}), ("kingdomino", 4, BOTH)):
        state = next(end for end in ends(mode, seed=2) if end.round == end.rules.rounds)
        game = make_game(*mode)
        seat: Any = state.to_move
        sure = sure_move(state.observe(seat))
        assert sure is not None
        for spec in ("mc:playouts=1", "mcts:playouts=1"):
            for twin in (state, game.parse_state(str(state))):
                assert make_player(spec, 7).decide(twin.observe(seat)) == sure


def test_before_the_end_nothing_is_sure() -> None:
    """What is dealt next is not known, or too many turns are left."""
    state: Any = make_game("kingdomino", 3).new_state()
    while not isinstance(state.to_move, int):
        state = state.apply(state.legal_moves()[0])
    assert sure_move(state.observe(state.to_move)) is None
