"""What is told of an observation as numbers is what a batch tells of the position, though hands are made up for it."""

from __future__ import annotations

from dataclasses import dataclass, replace
from random import Random
from typing import Any

import numpy as np
import pytest

import demesne
from demesne.games.base import Observation, OptionError, Rules, State, Turn
from demesne.games.queendomino.moves import Place
from demesne.kernels import registry
from demesne.kernels.registry import look, make_batch
from tests.modes import mode_name

pytestmark = pytest.mark.compiled

MODES = [
    ("kingdomino", 2, {"dynasty": True}),
    ("queendomino", 3, {}),
    ("royal-wedding", 6, {"teams": True}),
    ("domaine", 2, {}),
    ("domaine", 4, {"second_bonus": "rank"}),
]


@dataclass(frozen=True)
class Dealt:
    """An observation with what is hidden dealt by a seed, whatever it is asked for."""

    observation: Observation[Any]
    seed: int

    @property
    def seat(self) -> int:
        return self.observation.seat

    @property
    def rules(self) -> Rules:
        return self.observation.rules

    def legal_moves(self) -> Any:
        return self.observation.legal_moves()

    def resample(self, _: Random) -> State[Any]:
        return self.observation.resample(Random(self.seed))


@pytest.mark.parametrize("mode", MODES, ids=mode_name)
def test_an_observation_tells_what_a_batch_tells(mode: Any) -> None:
    """To the seat to move, also if the observation came as text; and what its moves are called agrees."""
    game = demesne.make_game(*mode)
    batch, dice = make_batch(game, 2, seed=11), np.random.default_rng(12)
    while not batch.over.any():
        (planes, facts), mask = batch.observe(), batch.mask()
        columns = np.where(mask, dice.random(mask.shape), -1).argmax(1)
        actions = batch.actions_at(columns)
        for row, seat in enumerate(batch.seats):
            seen = look(game.parse_observation(str(batch.state(row).observe(int(seat)))))
            assert np.array_equal(seen.planes, planes[row])
            assert np.array_equal(seen.facts, facts[row])
            assert np.array_equal(seen.mask, mask[row])
            move = batch.move(row, actions[row])
            assert seen.move(columns[row]) == move
            assert seen.column(move) == columns[row]
        assert list(batch.columns_of(actions)) == list(columns)
        batch.step(actions)


@pytest.mark.parametrize("mode", MODES, ids=mode_name)
def test_whatever_is_hidden_does_not_show(mode: Any) -> None:
    """To no seat, at any step, also while chance is to move: however the hands are dealt, the numbers are the same."""
    state, rng, differed = demesne.make_game(*mode).new_state(), Random(7), False
    while state.to_move is not Turn.OVER:
        for seat in range(state.seats):
            views = [Dealt(state.observe(seat), seed) for seed in range(2)]
            one, other = map(look, views)
            assert np.array_equal(one.planes, other.planes)
            assert np.array_equal(one.facts, other.facts)
            assert np.array_equal(one.mask, other.mask)
            assert one.mask.sum() == len(views[0].legal_moves())
            differed = differed or views[0].resample(rng) != views[1].resample(rng)
        [move] = rng.choices(state.legal_moves(), state.weights() or None)
        state = state.apply(move)
    assert differed == (mode[0] == "domaine")


def test_what_is_not_legal_has_no_column() -> None:
    """Nor has anything where the seat is not to move; and a batch says the same of its games."""
    game = demesne.make_game("queendomino", 2)
    batch = make_batch(game, 1, 1)
    mover = int(batch.seats[0])
    here, waiting = look(batch.state(0).observe(mover)), look(batch.state(0).observe(1 - mover))
    first = int(here.mask.argmax())
    for seen, column in ((here, 0), (here, -1), (here, 99_999), (waiting, first)):
        with pytest.raises(ValueError, match=f"nothing legal has column {column}"):
            seen.move(column)
    claim = here.move(first)
    with pytest.raises(ValueError, match="is no legal move here"):
        waiting.column(claim)
    with pytest.raises(ValueError, match="'claim 4' is no legal move here; the game's parse_move reads one from text"):
        here.column("claim 4")
    castle = demesne.make_game("domaine", 2).parse_move("castle c4")
    for wrong in (game.parse_move("pass"), game.parse_move("place 17 1,0 5,5"), castle, None):
        with pytest.raises(ValueError, match="is no legal move here"):
            here.column(wrong)
        with pytest.raises(ValueError, match="is no legal move here"):
            batch.action(0, wrong)
    with pytest.raises(ValueError, match="game 0: action 0 is not legal"):
        batch.columns_of(np.array([0]))


def test_a_move_that_names_another_domino_is_not_taken_for_it() -> None:
    """An action to place says where, not which domino: here is but one."""
    game = demesne.make_game("kingdomino", 2)
    batch = make_batch(game, 1, 3)
    while not isinstance(move := batch.move(0, batch.legal[0, 0]), Place):
        batch.step(batch.legal[:, 0])
    other = replace(move, number=move.number % 48 + 1)
    assert batch.action(0, move) == batch.legal[0, 0]
    with pytest.raises(ValueError, match="is no legal move here"):
        batch.action(0, other)


def test_a_game_whose_kernel_only_plays_at_random_cannot_be_looked_at(monkeypatch: pytest.MonkeyPatch) -> None:
    view = demesne.make_game("kingdomino", 2).new_state().observe(0)
    plain = replace(registry.FAMILIES["queendomino"], make_rules=None)
    monkeypatch.setattr(registry, "FAMILIES", {"queendomino": plain})
    with pytest.raises(OptionError, match="the kernel of 'kingdomino' plays at random only"):
        look(view)


def test_only_an_observation_can_be_looked_at() -> None:
    state = demesne.make_game("kingdomino", 2).new_state()
    for other in (state, "kingdomino"):
        with pytest.raises(TypeError, match=f"expected an observation, .*, not {type(other).__name__}"):
            look(other)  # type: ignore[arg-type]
