"""The search for better weights finds what wins, leaves what does not count, and goes on where it was."""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import partial
from pathlib import Path

import numpy as np
import pytest

from benchmarks.weights import Search, Table, Weights, court_table, gain, kingdom_table, main
from demesne.players.domaine.search import workspace as lords
from demesne.players.queendomino.search import workspace as kingdoms

KINGDOMINO, QUEENDOMINO = (partial(kingdom_table, game, 2, {}) for game in ("kingdomino", "queendomino"))
"""Laid when a test begins: that compiles."""


def near(best: float) -> Table:
    """A game that is won by having numbers near *best*, and a little by luck."""

    def play(weights: Weights, seat: int, number: int) -> float:
        return float(np.sin(number * 12.9898 + seat) - np.abs(np.log(weights / best)).sum())

    return play


def test_it_comes_nearer_to_the_best_numbers() -> None:
    tables = [(2, near(5.0))]
    search = Search.among(tables, np.full(4, 2.0))
    for _ in range(40):
        search.step(tables, 8, seed=3)
    assert np.abs(np.log(search.weights / 5.0)).max() < 0.05


def test_a_number_that_makes_no_difference_is_left_as_it_is() -> None:
    def play(weights: Weights, seat: int, number: int) -> float:
        return near(5.0)(weights[1:], seat, number)

    search = Search.among([(2, play)], np.full(4, 2.0))
    for _ in range(5):
        search.step([(2, play)], 8, seed=3)
    assert search.weights[0] == 2.0
    assert (search.weights[1:] != 2.0).all()


def test_equal_numbers_are_not_better() -> None:
    assert gain([(2, near(5.0))], np.full(4, 2.0), np.full(4, 2.0), 0, 8) == (0.0, 0.0)


@pytest.mark.compiled
@pytest.mark.parametrize(
    ("lay", "good", "spoilt"),
    [
        (KINGDOMINO, kingdoms.WITHOUT_TOWN, {kingdoms.GROWTH: -4.0, kingdoms.LOST: -8.0}),
        (QUEENDOMINO, kingdoms.TOWN_OF_TWO, {kingdoms.GROWTH: -4.0, kingdoms.KNIGHT: -9.0}),
        (partial(court_table, 2, {}), lords.tuned_for(2), {lords.FENCE: 30.0, lords.GIVEN_UP: 0.0}),
    ],
    ids=["kingdomino", "queendomino", "domaine"],
)
def test_what_ships_beats_spoilt_numbers_and_each_game_is_the_same_again(
    lay: Callable[[], Table], good: Weights, spoilt: dict[int, float]
) -> None:
    table, bad = lay(), good.copy()
    for place, number in spoilt.items():
        bad[place] = number
    more, error = gain([(2, table)], good, bad, 0, 60)
    assert more > 3 * error > 0
    assert table(good, 1, 7) == table(good, 1, 7)


@pytest.mark.compiled
def test_it_goes_on_where_it_was(tmp_path: Path) -> None:
    words = ["kingdomino", "--players", "2", "--games", "4", "--out", str(tmp_path)]
    assert main([*words, "--steps", "2"]) == main([*words, "--steps", "3"]) == 0
    told = json.loads((tmp_path / "kingdomino-2.json").read_text("utf-8"))
    assert told["generations"] == 5
    assert main([*words, "--steps", "5", "--out", str(tmp_path / "at once")]) == 0
    assert json.loads((tmp_path / "at once" / "kingdomino-2.json").read_text("utf-8")) == told


@pytest.mark.compiled
@pytest.mark.parametrize("other", [["--seed", "2"], ["--games", "6"], ["--options", '{"size":7}']])
def test_it_does_not_go_on_with_another_plan(
    other: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    words = ["kingdomino", "--players", "2", "--games", "4", "--steps", "1", "--out", str(tmp_path)]
    assert main(words) == 0
    before = (tmp_path / "kingdomino-2.json").read_bytes()
    assert main([*words, *other]) == 2
    assert "the same plan" in capsys.readouterr().err
    assert (tmp_path / "kingdomino-2.json").read_bytes() == before


@pytest.mark.compiled
@pytest.mark.parametrize(
    "text", ["", "{", "[]", '{"plan": {}}', '{"plan": {}, "weights": ["a"], "steps": 1, "kept": 1}']
)
def test_a_file_that_is_no_search_is_refused_and_left(
    text: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "kingdomino-2.json"
    file.write_text(text, encoding="utf-8")
    assert main(["kingdomino", "--players", "2", "--out", str(tmp_path)]) == 2
    assert "kingdomino-2.json: expected a search" in capsys.readouterr().err
    assert file.read_text("utf-8") == text


def test_a_table_that_cannot_be_laid_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["domaine", "--players", "7"])
    assert "players" in capsys.readouterr().err
