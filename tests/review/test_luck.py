"""What chance brought is nobody's on average, adds up to nothing over the sides, and is told alike whoever asks."""

from __future__ import annotations

import json
from math import sqrt
from typing import Any

import numpy as np
import pytest

from demesne.records.record import Record
from demesne.review.luck import PLAYERS, luck_of
from demesne.review.story import story_of
from tests.cli.running import demesne
from tests.review.games import finished

MODES: list[tuple[Any, ...]] = [("kingdomino", 2, 1), ("queendomino", 3, 4), ("domaine", 2, 1)]


def lucks(record: Record, playouts: int, seed: int = 0) -> Any:
    """``[side, player, kind]``."""
    story = story_of(record)
    return np.array(luck_of(story.game, story.states, story.moves, playouts, seed))


@pytest.mark.parametrize("mode", MODES, ids=lambda mode: f"{mode[0]} {mode[1]}")
def test_what_one_side_wins_by_chance_the_others_lose(mode: tuple[Any, ...]) -> None:
    found = lucks(finished(*mode), 3)
    assert found.shape == (mode[1], len(PLAYERS), 2)
    assert found[..., 0].sum(0) == pytest.approx([0, 0], abs=1e-9)
    assert np.abs(found).max() > 0


def test_luck_is_repeated_by_the_same_seed_alone() -> None:
    record = finished(*MODES[0])
    assert (lucks(record, 4, 3) == lucks(record, 4, 3)).all()
    assert (lucks(record, 4, 3) != lucks(record, 4, 4)).any()


def test_between_equals_it_is_even_and_tells_the_winner() -> None:
    """Its mean over games lies within three errors of nought, and whoever was luckier mostly won."""
    records = [finished("kingdomino", 2, seed) for seed in range(12)]
    points = np.array([lucks(record, 6, seed)[0, :, 1] for seed, record in enumerate(records)])
    assert (np.abs(points.mean(0)) <= 3 * points.std(0, ddof=1) / sqrt(len(points))).all()
    leads = [one.sheet.total - two.sheet.total for one, two in (story_of(each).outcome.sides for each in records)]
    assert np.corrcoef(points[:, 0], leads)[0, 1] > 0.4


def test_a_match_tells_both_figures_or_that_there_are_too_few_decks() -> None:
    words = ("match", "--game", "kingdomino", "--players", "greedy,random", "--jobs", "1", "--luck", "2")
    seats = json.loads(demesne(*words, "--decks", "10", "--json").out)["seats"]
    for seat in seats:
        share = seat["luck"]["share"]
        assert share["raw"] == seat["share"]
        assert share["ci95"][0] <= share["corrected"] <= share["ci95"][1]
    fair = [seat["luck"]["margin"]["corrected"] for seat in seats]
    assert fair[0] == -fair[1], "what is taken off the one is given to the other"
    few = demesne(*words, "--decks", "2").out
    assert "without luck: not before 10 decks have been played from every seat" in few
