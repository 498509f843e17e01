"""Random games of every mode go alike in the rules and in the kernel, ply by ply.

``DEMESNE_GAMES=2000`` plays 13 games of each mode; without it one.
"""

from __future__ import annotations

import os
from itertools import count
from random import Random

import numpy as np
import pytest

from demesne.games.base import Turn
from demesne.kernels.queendomino.layout import MOST_LEGAL
from demesne.kernels.queendomino.legality import legal
from demesne.kernels.queendomino.packing import unpack
from tests.kernels.queendomino_twins import ALL_MODES, family_game, packed, play_alike
from tests.modes import Mode, mode_name
from tests.strategies import choose

GAMES = int(os.environ.get("DEMESNE_GAMES", "150"))


@pytest.mark.parametrize("mode", ALL_MODES, ids=mode_name)
def test_whole_games_go_alike(mode: Mode) -> None:
    """Legal moves, position, scores, weights and ranks; on a difference the position is shown."""
    game = family_game(mode)
    for number in range(max(1, GAMES // 150)):
        assert play_alike(game, Random(f"kernel {mode_name(mode)} {number}")) > 50


@pytest.mark.parametrize("mode", ALL_MODES, ids=mode_name)
def test_a_position_packed_and_unpacked_is_the_same(mode: Mode) -> None:
    """At every third ply; and what is packed anew allows as much as what was played."""
    game, rng = family_game(mode), Random(mode_name(mode))
    state, out = game.new_state(), np.zeros(MOST_LEGAL, np.int16)
    for ply in count():
        if state.to_move is Turn.OVER:
            break
        if ply % 3 == 0:
            record = packed(state)
            assert unpack(record, game.rules) == state
            assert legal(record, out) == len(state.legal_moves())
        state = state.apply(choose(state, rng))
    assert unpack(packed(state), game.rules) == state
