"""The games in OpenSpiel pass its own simulation, and its chance, actions and returns are those of the rules."""

from __future__ import annotations

from random import Random
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts

from demesne.adapters.openspiel import NAME
from demesne.games.base import OptionError, Turn

pytestmark = pytest.mark.compiled

GAMES = [
    f"{NAME}(game=kingdomino,players=3)",
    f"{NAME}(game=queendomino,players=2)",
    f'{NAME}(game=royal-wedding,players=6,options={{"teams": true; "line": 8}})',
    f"{NAME}(game=domaine,players=2)",
]


@pytest.mark.parametrize("name", GAMES)
def test_it_passes_the_simulation_of_openspiel(name: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=1, serialize=True, verbose=False)


def step(state: Any, dice: Random) -> int:
    """An action of whoever is to move, deals by their probability."""
    if state.is_chance_node():
        actions, chances = zip(*state.chance_outcomes(), strict=True)
        return int(dice.choices(actions, chances)[0])
    return int(dice.choice(state.legal_actions()))


@pytest.mark.parametrize("name", GAMES)
def test_it_is_the_game_of_the_rules(name: str) -> None:
    """Whoever is to move, what is legal, how likely a deal is, what each seat sees; at the end, who has won."""
    game, dice = pyspiel.load_game(name), Random(3)
    state = game.new_initial_state()
    rules: Any = game.table.game.new_state()
    while not state.is_terminal():
        assert str(state) == str(rules)
        assert state.is_chance_node() == (rules.to_move is Turn.CHANCE)
        names = {state.action_to_string(action): action for action in state.legal_actions()}
        assert sorted(names) == sorted(map(str, rules.legal_moves()))
        if state.is_chance_node():
            chance = dict(state.chance_outcomes())
            for move, weight in zip(rules.legal_moves(), rules.weights(), strict=True):
                assert chance[names[str(move)]] == pytest.approx(weight / sum(rules.weights()))
        else:
            assert state.current_player() == rules.to_move
            assert state.legal_actions() == sorted(state.legal_actions())
        seat = dice.randrange(game.num_players())
        assert state.observation_string(seat) == str(rules.observe(seat))
        action = step(state, dice)
        played = state.action_to_string(action)
        rules = rules.apply(next(move for move in rules.legal_moves() if str(move) == played))
        state.apply_action(action)
    outcome = rules.outcome()
    winners = {seat for side in outcome.sides if side.rank == 1 for seat in side.seats}
    returns = state.returns()
    assert {seat for seat in range(len(returns)) if returns[seat] == max(returns)} == winners
    assert sum(returns) == pytest.approx(0)


def test_a_position_can_be_written_down_and_read() -> None:
    game, dice = pyspiel.load_game(GAMES[2]), Random(1)
    state = game.new_initial_state()
    for _ in range(40):
        state.apply_action(step(state, dice))
    read_game, read = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state))
    assert str(read) == str(state)
    assert read_game.table.game.options == {"teams": True, "line": 8}
    copy = state.clone()
    copy.apply_action(step(copy, dice))
    assert str(copy) != str(state) == str(read)


def test_a_tensor_is_what_a_batch_tells() -> None:
    game, dice = pyspiel.load_game(GAMES[1]), Random(1)
    state, sight = game.new_initial_state(), game.table.rules.sight
    for _ in range(60):
        state.apply_action(step(state, dice))
    planes = np.zeros((1, len(sight.planes), sight.columns, sight.rows), np.uint8)
    facts = np.zeros((1, len(sight.facts)), np.int16)
    state.table.rules.sweeps.observe(state.records, np.array([1]), planes, facts)
    assert state.observation_tensor(1) == [*planes.ravel().tolist(), *facts.ravel().tolist()]
    assert any(state.observation_tensor(1))


def test_what_a_seat_does_not_know_is_dealt_anew_for_its_search() -> None:
    game, dice = pyspiel.load_game(GAMES[3]), Random(1)
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(step(state, dice))
    other = state.resample_from_infostate(0, dice.random)
    assert other.observation_string(0) == state.observation_string(0)
    assert str(other) != str(state)


def test_the_searches_of_openspiel_play_it() -> None:
    luck, dice = np.random.RandomState(1), Random(1)
    for name, seeker in ((GAMES[0], _mcts), (GAMES[3], _ismcts)):
        game = pyspiel.load_game(name)
        state = game.new_initial_state()
        while state.is_chance_node():
            state.apply_action(step(state, dice))
        assert seeker(game, luck).step(state) in state.legal_actions()


def _mcts(game: Any, luck: Any) -> Any:
    return mcts.MCTSBot(game, 1.4, 3, mcts.RandomRolloutEvaluator(1, luck), random_state=luck)


def _ismcts(game: Any, luck: Any) -> Any:
    return ismcts.ISMCTSBot(
        game=game,
        evaluator=mcts.RandomRolloutEvaluator(1, luck),
        uct_c=1.4,
        max_simulations=2,
        random_state=luck,
        use_observation_string=True,
        allow_inconsistent_action_sets=True,
    )


def test_what_is_wrong_is_said() -> None:
    for name, why in (
        (f"{NAME}(options=[1])", "options are a JSON object"),
        (f"{NAME}(options=dynasty)", "options are a JSON object"),
        (f"{NAME}(game=chess)", "chess"),
        (f"{NAME}(players=7)", "7"),
    ):
        with pytest.raises((OptionError, pyspiel.SpielError), match=why):
            pyspiel.load_game(name)
    game = pyspiel.load_game(NAME)
    with pytest.raises(ValueError, match="use_observation_string=True"):
        game.new_initial_state().information_state_string(0)
    with pytest.raises(ValueError, match="without perfect recall"):
        game.make_py_observer(pyspiel.IIGObservationType(perfect_recall=True))
