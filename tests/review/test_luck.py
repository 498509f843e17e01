"""What chance brought is nobody's on average, adds up to nothing over the sides, and is told alike whoever asks."""

from __future__ import annotations

from math import sqrt
from typing import Any

import numpy as np
import pytest

from demesne.records.record import Record
from demesne.review import begin, report
from demesne.review.luck import PLAYERS, luck_of
from demesne.review.story import story_of
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


def test_it_is_the_luck_of_the_ledger() -> None:
    """By other players: what they say of the same game lies within what playouts can tell."""
    record = finished(*MODES[0])
    ledger = report(begin(record))
    assert np.sign(lucks(record, 60)[0, :, 1].mean()) == np.sign(ledger.points[0].luck.mean)


def test_between_equals_it_is_even_and_tells_the_winner() -> None:
    """Its mean over games lies within three errors of nought, and whoever was luckier mostly won."""
    records = [finished("kingdomino", 2, seed) for seed in range(12)]
    points = np.array([lucks(record, 6, seed)[0, :, 1] for seed, record in enumerate(records)])
    assert (np.abs(points.mean(0)) <= 3 * points.std(0, ddof=1) / sqrt(len(points))).all()
    leads = [np.subtract(*(side.sheet.total for side in story_of(each).outcome.sides)) for each in records]
    assert np.corrcoef(points[:, 0], leads)[0, 1] > 0.4
