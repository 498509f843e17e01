"""A seat as an environment of Gymnasium passes its own check, and the others play by their specs."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.error import ResetNeeded
from gymnasium.utils.env_checker import check_env

from demesne.adapters.gymnasium import NAME, SeatEnv
from demesne.games.base import OptionError
from demesne.players.spec import SpecError

pytestmark = pytest.mark.compiled


class Lenient(SeatEnv):
    """Plays something legal instead of what is not: Gymnasium's check takes any action, and cannot be told of masks."""

    def step(self, action: np.int64) -> Any:
        mask = self.batch.mask()[0]
        return super().step(action if mask[action] else np.int64(mask.argmax()))


@pytest.mark.parametrize("game", ["queendomino", "domaine"])
def test_it_passes_the_check_of_gymnasium(game: str) -> None:
    gymnasium.register("tests/lenient-v1", entry_point=f"{__name__}:Lenient")
    try:
        check_env(gymnasium.make("tests/lenient-v1", game=game, players=2, render_mode="ansi").unwrapped)
    finally:
        del gymnasium.registry["tests/lenient-v1"]


def played(table: Any, seed: int) -> tuple[float, str]:
    """Plays a game at random; returns the reward and how it ended."""
    dice, over, reward = np.random.default_rng(seed), False, 0.0
    told, info = table.reset(seed=seed)
    while not over:
        assert reward == 0
        assert np.array_equal(told["action_mask"], info["action_mask"])
        assert table.observation_space.contains(told)
        told, reward, over, cut, info = table.step(dice.choice(np.flatnonzero(info["action_mask"])))
        assert not cut
    return float(reward), str(table.unwrapped.batch.state(0))


def test_a_game_is_played_among_the_others() -> None:
    """Seat 1 of three, by Gymnasium's own door; the same seed makes the same game, the others' dice included."""
    made = gymnasium.make(NAME, game="kingdomino", players=3, seat=1, others=["greedy", "random"], reward="lead")
    reward, end = played(made, 4)
    batch: Any = made.unwrapped.batch  # type: ignore[attr-defined]
    points = [side.sheet.total for side in batch.state(0).outcome().sides]
    assert reward == points[1] - (points[0] + points[2]) / 2
    assert played(made, 4) == (reward, end)
    assert played(made, 5)[1] != end


def test_the_others_are_who_was_named() -> None:
    """Against players at random, a random seat loses less than against greedy ones."""
    lost = {}
    for others in ("random", "greedy"):
        table = SeatEnv("kingdomino", 2, others=others, reward="lead")
        lost[others] = sum(played(table, seed)[0] for seed in range(4))
    assert lost["greedy"] < lost["random"] - 40


def test_a_player_that_is_there_already_can_be_one_of_the_others() -> None:
    """Such as one with the network that is being trained: it is asked in each game."""

    class Watched:
        asked = 0

        def decide(self, observation: Any) -> Any:
            self.asked += 1
            assert observation.seat == 2
            return observation.legal_moves()[0]

    watched = Watched()
    table = gymnasium.make(NAME, game="kingdomino", players=3, others=["random", watched], seat=0)
    played(table, 1)
    once = watched.asked
    played(table, 2)
    assert watched.asked > once > 0
    assert SeatEnv("kingdomino", 2, others=watched, seat=0).reset(seed=1)


def test_what_is_wrong_is_said() -> None:
    with pytest.raises(OptionError, match="there are seats 0 to 2, not 3"):
        SeatEnv("kingdomino", 3, seat=3)
    with pytest.raises(OptionError, match="there are seats 0 to 2, not '1'"):
        SeatEnv("kingdomino", 3, seat="1")  # type: ignore[arg-type]
    with pytest.raises(OptionError, match="2 others play, not 1"):
        SeatEnv("kingdomino", 3, others=["greedy"])
    with pytest.raises(OptionError, match="'win' or 'lead'"):
        SeatEnv("kingdomino", 2, reward="points")
    with pytest.raises(SpecError, match="nobody"):
        SeatEnv("kingdomino", 2, others="nobody")
    for other in (None, 3, [None]):
        with pytest.raises(SpecError, match=f"a player or its spec, not {other if other != [None] else None}"):
            SeatEnv("kingdomino", 2, others=other)  # type: ignore[arg-type]
    with pytest.raises(OptionError, match="value"):
        SeatEnv("domaine", 2, others="value")
    table = SeatEnv("kingdomino", 2)
    table.reset(seed=1)
    before = str(table.batch.state(0))
    with pytest.raises(ValueError, match="nothing legal has column 0"):
        table.step(np.int64(0))
    assert str(table.batch.state(0)) == before


def test_each_game_of_domaine_has_a_land_of_its_own_unless_options_name_one() -> None:
    lands = {}
    for layout in (None, "4w 7w 2e 6n cw 8n 1w 5w 3n"):
        table = SeatEnv("domaine", 2, {"layout": layout} if layout else None, others="random")
        drawn = [table.reset(seed=seed)[0]["observation"]["planes"][:8].tobytes() for seed in (1, 2, 1)]
        lands[layout] = len(set(drawn)), drawn[0] == drawn[2]
    assert lands == {None: (2, True), "4w 7w 2e 6n cw 8n 1w 5w 3n": (1, True)}


def test_a_game_that_is_over_pays_once() -> None:
    """Whoever steps on in it is told, and is not paid again."""
    table = SeatEnv("kingdomino", 2, others="random")
    played(table, 1)
    with pytest.raises(ResetNeeded, match="reset begins one"):
        table.step(np.int64(0))
    played(table, 2)
