"""Like which levels somebody played is said of the game that was measured, and never outside its levels."""

from __future__ import annotations

import pytest

from demesne.games.registry import make_game
from demesne.review.level_estimate import levels_like
from demesne.review.registry import family_of


@pytest.mark.parametrize("given", range(-60, 121, 20))
def test_the_range_is_five_levels_wide_or_cut_at_an_end(given: float) -> None:
    means = family_of("kingdomino").given(make_game("kingdomino", 2, {}))
    low, high = levels_like(given, means)
    assert 1 <= low < high <= len(means)
    assert high - low == 4 or 1 in (low, len(means) - high + 1)


def test_whoever_gives_away_less_plays_like_no_lower_levels() -> None:
    means = family_of("kingdomino").given(make_game("kingdomino", 2, {}))
    ranges = [levels_like(given, means) for given in range(80, -40, -10)]
    assert ranges == sorted(ranges)
    assert ranges[0] != ranges[-1]


def test_nothing_is_said_of_games_that_were_not_measured() -> None:
    for name, players in (("kingdomino", 4), ("queendomino", 2), ("domaine", 2)):
        assert not family_of(name).given(make_game(name, players, {}))
    assert not family_of("kingdomino").given(make_game("kingdomino", 2, {"size": 7}))
