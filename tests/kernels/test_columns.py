"""The columns of Domaine's actions: each legal action of a position has its own, and it always means the same move."""

from __future__ import annotations

from random import Random

import numpy as np
import pytest

from demesne.games.base import Turn
from demesne.games.domaine import moves
from demesne.kernels.domaine.columns import COLUMNS, column
from demesne.kernels.domaine.layout import MOST_LEGAL
from demesne.kernels.domaine.legality import legal
from demesne.kernels.domaine.notation import action_of, move_of
from tests.kernels.domaine_twins import Meeting, builder, domaine_game, packed

pytestmark = pytest.mark.compiled


@pytest.mark.parametrize("players", [2, 3, 4])
def test_each_legal_action_has_a_column_of_its_own(players: int) -> None:
    """On land where domains meet; a column stands for one move of a seat, as long as castles have their numbers."""
    out = np.zeros(MOST_LEGAL, np.int64)
    met: set[type] = set()
    for seed in range(2):
        rng = Random(seed)
        meaning: dict[tuple[object, int], str] = {}
        meeting = Meeting(domaine_game(players), builder, settled=True)
        state = meeting.start(rng)
        while state.to_move is not Turn.OVER:
            if state.to_move is not Turn.CHANCE:
                record = packed(state)
                actions = [int(action) for action in out[: legal(record, out)]]
                columns = [column(record, action) for action in actions]
                assert len(set(columns)) == len(actions)
                assert 0 <= min(columns) <= max(columns) < COLUMNS
                for at, action in zip(columns, actions, strict=True):
                    move = move_of(action)
                    met.add(type(move))
                    assert meaning.setdefault((state.to_move, at), _told(move)) == _told(move)
            state = state.apply(meeting.choose(state, rng))
    assert {moves.Expand, moves.Ally, moves.Desert, moves.Border} <= met


def _told(move: moves.DomaineMove) -> str:
    """A move without what follows from the rest: a deserter's castles change as domains grow, its squares do not."""
    if isinstance(move, moves.Desert):
        return f"{move.knight} {move.square}"
    return str(move)


def test_the_first_columns_are_the_actions() -> None:
    state = Meeting(domaine_game(3), builder, settled=True).start(Random(1))
    for move in state.legal_moves():
        if isinstance(move, moves.Sell | moves.Play):
            assert column(packed(state), action_of(move)) == action_of(move)


def test_castles_have_the_numbers_by_which_a_seat_sees_them() -> None:
    """Where a card grows the domain of a seat's k-th castle by its square, the column is among the k-th 144."""
    rng, out = Random(2), np.zeros(MOST_LEGAL, np.int64)
    state = Meeting(domaine_game(3), builder, settled=True).start(rng)
    met: set[int] = set()
    while state.to_move is not Turn.OVER:
        record, castles = packed(state), state.position.board.castles
        own = sorted(at for at in castles if castles[at] == state.to_move)
        for action in out[: legal(record, out)].tolist():
            match move_of(action):
                case moves.Expand(castle, (x, y)):
                    met.add(own.index(castle))
                    assert column(record, action) == 1057 + 144 * own.index(castle) + 12 * x + y
        state = state.apply(builder(state, rng))
    assert len(met) > 1
