"""Games side by side in a kernel are the games of the rules, each begun anew when it is over."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any

import numpy as np
import pytest

import demesne
from demesne.games.base import OptionError, Turn
from demesne.kernels import registry
from demesne.kernels.registry import make_batch

pytestmark = pytest.mark.compiled

GAMES = [
    ("kingdomino", 2, {}),
    ("kingdomino", 3, {"dynasty": True}),
    ("queendomino", 3, {}),
    ("royal-wedding", 6, {"teams": True}),
    ("domaine", 3, {}),
]


def chosen(batch: Any, dice: Random) -> Any:
    """A legal action for each game."""
    return np.array([batch.legal[row, dice.randrange(batch.counts[row])] for row in range(len(batch))])


@pytest.mark.parametrize("mode", GAMES, ids=lambda mode: f"{mode[0]}-{mode[1]}")
def test_every_step_is_one_of_the_rules(mode: Any) -> None:
    """Seats, legal moves and positions, until each game has ended once; then points and ranks."""
    game = demesne.make_game(mode[0], mode[1], mode[2])
    batch, dice, ended = make_batch(game, 2, seed=3), Random(4), [False, False]
    while not all(ended):
        before = [batch.state(row) for row in range(2)]
        actions = chosen(batch, dice)
        moves = [batch.move(row, actions[row]) for row in range(2)]
        for row, state in enumerate(before):
            assert state.to_move == batch.seats[row]
            legal = [batch.move(row, action) for action in batch.legal[row, : batch.counts[row]]]
            assert sorted(map(str, legal)) == sorted(map(str, state.legal_moves()))
            assert batch.action(row, moves[row]) == actions[row]
        over = batch.step(actions)
        for row, state in enumerate(before):
            after = state.apply(moves[row])
            if after.to_move is Turn.OVER:
                outcome = after.outcome()
                assert over[row]
                assert outcome
                assert [side.sheet.total for side in outcome.sides] == list(batch.points[row])
                assert [side.rank for side in outcome.sides] == list(batch.ranks[row])
                ended[row] = True
            elif after.to_move is not Turn.CHANCE:
                assert not over[row]
                assert str(batch.state(row)) == str(after)


@pytest.mark.parametrize("mode", GAMES[::4], ids=lambda mode: f"{mode[0]}-{mode[1]}")
def test_a_game_depends_on_its_number_and_not_on_those_beside_it(mode: Any) -> None:
    """Row 0 of a batch of two goes on with game number 2, which row 2 of four begins with."""
    game = demesne.make_game(mode[0], mode[1], mode[2])
    two, four, other = make_batch(game, 2, 5), make_batch(game, 4, 5), make_batch(game, 4, 6)
    assert [str(two.state(row)) for row in range(2)] == [str(four.state(row)) for row in range(2)]
    assert {str(four.state(row)) for row in range(4)} != {str(other.state(row)) for row in range(4)}
    begin, dice = str(four.state(2)), Random(1)
    while not two.step(chosen(two, dice))[0]:
        pass
    assert (str(two.state(0)), int(two.numbers[0])) == (begin, 2)


def test_an_action_that_is_not_legal_in_one_game_is_played_in_none() -> None:
    batch = make_batch(demesne.make_game("queendomino", 2), 3, 1)
    before, actions = batch.records.tobytes(), batch.legal[:, 0].astype(np.int64)
    wrong = actions.copy()
    batch.legal[1, batch.counts[1]] = 2619  # what stands behind the legal ones is not one of them
    for action in (-1, 0, 2570, 2619, 99_999):
        wrong[1] = action
        with pytest.raises(ValueError, match=rf"game 1: action {action} is not legal; nothing was played"):
            batch.step(wrong)
    with pytest.raises(ValueError, match="an action for each of 3 games"):
        batch.step(actions[:2])
    assert batch.records.tobytes() == before
    batch.step(actions)
    assert batch.records.tobytes() != before


def test_a_mask_has_a_column_for_each_action() -> None:
    batch, dice = make_batch(demesne.make_game("kingdomino", 4), 5, 2), Random(1)
    for _ in range(9):
        mask = batch.mask(2694)
        assert mask.shape == (5, 2694)
        for row in range(5):
            assert list(np.flatnonzero(mask[row])) == list(batch.legal[row, : batch.counts[row]])
        batch.step(chosen(batch, dice))


def test_a_mask_leaves_out_the_actions_beyond_its_columns() -> None:
    batch = make_batch(demesne.make_game("kingdomino", 2), 3, 1)
    middle = int(batch.legal[0, : batch.counts[0]].max())
    mask = batch.mask(middle)
    assert mask.shape == (3, middle)
    listed = batch.legal[0, : batch.counts[0]]
    assert list(np.flatnonzero(mask[0])) == [action for action in listed if action < middle]


def test_what_cannot_be_played_side_by_side_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    game = demesne.make_game("kingdomino", 2)
    with pytest.raises(OptionError, match="at least 1 game, not 0"):
        make_batch(game, 0)
    plain = replace(registry.FAMILIES["queendomino"], make_batch=None)
    monkeypatch.setattr(registry, "FAMILIES", {"queendomino": plain})
    with pytest.raises(OptionError, match="the kernel of 'kingdomino' plays no games side by side"):
        make_batch(game, 2)
