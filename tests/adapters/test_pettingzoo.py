"""The games as environments of PettingZoo pass its own tests, and are the games of the rules."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test

from demesne.adapters.pettingzoo import SeatsEnv, env
from demesne.games.base import OptionError
from tests.modes import mode_name

pytestmark = [
    pytest.mark.compiled,
    # PettingZoo's test warns of observations that are dictionaries, as those of its own board games are.
    pytest.mark.filterwarnings("ignore:Observation:UserWarning"),
]

GAMES = [
    ("kingdomino", 2, {}),
    ("queendomino", 3, {}),
    ("royal-wedding", 6, {"teams": True}),
    ("domaine", 4, {}),
]


@pytest.mark.parametrize("mode", GAMES, ids=mode_name)
def test_it_passes_the_tests_of_pettingzoo(mode: Any) -> None:
    api_test(env(*mode, render_mode="ansi"), num_cycles=100)
    seed_test(lambda: env(*mode), num_cycles=20)


def played(table: Any, dice: Any) -> dict[str, float]:
    """Plays a game at random; returns what each agent got in all."""
    got = dict.fromkeys(table.possible_agents, 0.0)
    for agent in table.agent_iter():
        observation, reward, over, truncated, _ = table.last()
        got[agent] += reward
        mask = observation["action_mask"]
        assert mask.any() == (not over)
        assert not truncated
        table.step(None if over else int(dice.choice(np.flatnonzero(mask))))
    return got


@pytest.mark.parametrize("mode", GAMES, ids=mode_name)
def test_each_seat_gets_what_its_side_won(mode: Any) -> None:
    """By the scores of the rules: 1 to a sole winner, and in all nothing."""
    table, dice = SeatsEnv(*mode), np.random.default_rng(1)
    table.reset(seed=5)
    got = played(table, dice)
    outcome = table.batch.state(0).outcome()
    assert outcome
    sides = outcome.sides
    winners = {f"seat_{seat}" for side in sides if side.rank == 1 for seat in side.seats}
    assert {agent for agent in got if got[agent] > 0} == winners
    assert sum(got.values()) == pytest.approx(0)
    if sum(side.rank == 1 for side in sides) == 1:
        assert max(got.values()) == 1


def test_each_game_of_domaine_has_a_land_of_its_own_unless_options_name_one() -> None:
    for options, lands in (({}, 2), ({"layout": "4w 7w 2e 6n cw 8n 1w 5w 3n"}, 1)):
        table, drawn = SeatsEnv("domaine", 2, options), []
        for seed in (1, 2, 1):
            table.reset(seed=seed)
            drawn.append(table.observe("seat_0")["observation"]["planes"][:8].tobytes())
        assert len(set(drawn)) == lands
        assert drawn[0] == drawn[2]


def test_the_lead_is_the_points_ahead_of_the_others() -> None:
    table = SeatsEnv("kingdomino", 3, reward="lead")
    table.reset(seed=1)
    got = played(table, np.random.default_rng(2))
    outcome = table.batch.state(0).outcome()
    assert outcome
    points = [side.sheet.total for side in outcome.sides]
    assert got["seat_1"] == points[1] - (points[0] + points[2]) / 2


def test_a_seed_decides_the_games_that_follow() -> None:
    one, two = SeatsEnv("queendomino", 2), SeatsEnv("queendomino", 2)
    states = []
    for table in (one, two):
        table.reset(seed=3)
        states.append([str(table.batch.state(0))])
        table.reset()
        states[-1].append(str(table.batch.state(0)))
    assert states[0] == states[1]
    assert states[0][0] != states[0][1]


def test_what_is_wrong_is_said_and_changes_nothing() -> None:
    table = SeatsEnv("kingdomino", 2)
    table.reset(seed=1)
    before = str(table.batch.state(0))
    with pytest.raises(ValueError, match="nothing legal has column 0"):
        table.step(0)
    with pytest.raises(ValueError, match="None is no action"):
        table.step(None)
    assert str(table.batch.state(0)) == before
    with pytest.raises(OptionError, match="'win' or 'lead', not 'money'"):
        SeatsEnv("kingdomino", 2, reward="money")
    with pytest.raises(OptionError, match="chess"):
        SeatsEnv("chess", 2)


def test_it_shows_the_position_when_asked() -> None:
    shown, hidden = SeatsEnv("kingdomino", 2, render_mode="ansi"), SeatsEnv("kingdomino", 2)
    shown.reset(seed=1)
    hidden.reset(seed=1)
    assert shown.render() == str(shown.batch.state(0))
    assert hidden.render() is None
