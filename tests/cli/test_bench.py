"""``demesne bench random``: games in the kernels, counted and timed."""

from __future__ import annotations

import json

import pytest

from tests.cli.running import demesne

WORDS = ("bench", "random", "--games", "300", "--players", "4")


@pytest.mark.compiled
@pytest.mark.parametrize("game", ["kingdomino", "queendomino", "royal-wedding"])
def test_it_answers_with_one_object(game: str) -> None:
    """Its figures hang together; games and mean are those of the seed, whatever the time."""
    run = demesne(*WORDS, "--game", game, "--seed", "3", "--json")
    found = json.loads(run.out)
    assert run.status == 0
    assert list(found) == ["games", "games_per_cpu_second", "steps_per_cpu_second", "mean_score"]
    assert found["games"] == 300
    assert found["games_per_cpu_second"] > 0
    assert found["steps_per_cpu_second"] > 100 * found["games_per_cpu_second"]
    again = json.loads(demesne(*WORDS, "--game", game, "--seed", "3", "--json").out)
    assert again["mean_score"] == found["mean_score"]


@pytest.mark.compiled
def test_options_count() -> None:
    plain = json.loads(demesne(*WORDS, "--game", "kingdomino", "--json").out)
    options = '{"bonuses":["middle_kingdom","harmony"]}'
    rich = json.loads(demesne(*WORDS, "--game", "kingdomino", "--options", options, "--json").out)
    assert rich["mean_score"] > plain["mean_score"] + 2


@pytest.mark.compiled
def test_for_people_it_is_a_line_for_each_figure() -> None:
    lines = demesne(*WORDS, "--game", "kingdomino").out.splitlines()
    assert [line.rsplit(maxsplit=1)[0] for line in lines] == [
        "games",
        "games per cpu second",
        "steps per cpu second",
        "mean score",
    ]


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (("--game", "chess", "--players", "2"), "there is no game 'chess'"),
        (("--game", "kingdomino", "--players", "5"), "2, 3 or 4 players, not 5"),
        (("--game", "kingdomino", "--players", "2", "--options", "[]"), "expected a JSON object"),
        (("--game", "kingdomino", "--players", "2", "--games", "0"), "--games"),
        (("--game", "kingdomino", "--players", "2", "--seed", "-1"), "--seed"),
    ],
)
def test_bad_words_are_refused_in_one_line(words: tuple[str, ...], told: str) -> None:
    assert told in demesne("bench", "random", *words).refused()
