"""Results are corrected by luck without bias, and what is said of their precision is true."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from demesne.arena.contest import contest
from demesne.arena.luck import FEWEST, corrected, without_luck
from demesne.arena.match import play_match
from demesne.arena.plan import Luck, Match
from demesne.arena.pool import open_pool
from demesne.arena.results import Book
from demesne.arena.unit import Result
from tests.arena.contests import game

DICE = np.random.default_rng(5)


def coverage(decks: int, *, weights: tuple[float, ...], noise: float, matches: int = 600) -> tuple[float, float, float]:
    """Of *matches* with a known strength: the share whose interval holds it, the mean error and the median worth."""
    held, errors, worth = 0, [], []
    for _ in range(matches):
        luck = DICE.standard_normal((decks, len(weights)))
        figure = without_luck(3 + luck @ np.array(weights) + noise * DICE.standard_normal(decks), luck)
        held += figure.ci95[0] <= 3 <= figure.ci95[1]
        errors.append(figure.corrected - 3)
        worth.append(figure.worth)
    return held / matches, float(np.mean(errors)), float(np.median(worth))


@pytest.mark.parametrize("decks", [FEWEST, 30, 100])
def test_intervals_hold_the_truth_as_often_as_they_say(decks: int) -> None:
    """Luck of which one measure tells most and another one little: 95 of 100, within what 600 matches can tell."""
    held, error, worth = coverage(decks, weights=(2.0, 0.3), noise=1.0)
    assert 0.925 <= held <= 0.975
    assert abs(error) < 4 / np.sqrt(600 * decks) * 1.2
    assert worth > 2, "four fifths of all that varies is luck"


def test_luck_that_says_nothing_costs_little_and_never_bends_the_result() -> None:
    held, error, worth = coverage(30, weights=(0.0, 0.0), noise=1.0)
    assert 0.925 <= held <= 0.975
    assert abs(error) < 4 / np.sqrt(600 * 30)
    assert 0.8 < worth <= 1.05


def test_factors_are_found_without_the_deck_that_they_correct() -> None:
    """A single deck whose luck explains all of its surprise is not explained away by itself."""
    luck, results = np.zeros((12, 1)), np.zeros(12)
    luck[3], results[3] = 1.0, 5.0
    assert without_luck(results, luck).corrected == pytest.approx(5 / 12, abs=1e-4)


def test_what_never_varies_is_not_made_worth_more() -> None:
    luck = DICE.standard_normal((40, 1))
    assert without_luck(np.full(40, 0.5), luck).worth == 1


def test_two_measures_that_say_the_same_count_once() -> None:
    luck = DICE.standard_normal((40, 1))
    figure = without_luck(1 + 2 * luck[:, 0], np.hstack([luck, luck]))
    assert figure.corrected == pytest.approx(1)
    assert figure.ci95 == pytest.approx((1, 1))


def test_each_player_is_corrected_by_its_own_luck() -> None:
    """Two equals, each of whom wins by as much as it was lucky: without luck they are even."""
    games = []
    for deck in range(24):
        for turn in range(2):
            lead = 6 if deck % 3 else -6
            lucks = (((lead / 12, lead),), ((-lead / 12, -lead),))
            pair = game(30 + lead, 30, first=turn)
            games.append([replace(each, luck=luck) for each, luck in zip(pair, lucks, strict=True)])
    found = corrected(2, games)
    assert found is not None
    first, second = found
    assert (first.decks, first.margin.raw, second.margin.raw) == (24, 2.0, -2.0)
    assert (first.margin.corrected, second.margin.corrected) == pytest.approx((0, 0), abs=1e-9)
    assert first.share.raw == pytest.approx(2 / 3, abs=1e-4)
    assert first.share.corrected == pytest.approx(1 / 2)
    assert first.margin.worth == 1000


def test_no_share_of_victories_is_beyond_all_of_them() -> None:
    """One deck of twelve lost in part: the interval by the variance alone would reach to 1.05, and below 0."""
    games = []
    for deck in range(12):
        for turn in range(2):
            lead = -6 if deck == turn == 0 else 6
            games.append([replace(each, luck=((0.0, 0.0),)) for each in game(30 + lead, 30, first=turn)])
    found = corrected(2, games)
    assert found is not None
    first, second = found
    assert first.share.raw == pytest.approx(23 / 24, abs=1e-4)
    assert first.share.raw_ci95[1] == first.share.ci95[1] == 1
    assert second.share.raw_ci95[0] == second.share.ci95[0] == 0
    assert first.margin.ci95[1] > first.margin.raw


def test_too_few_decks_are_not_corrected() -> None:
    one = [replace(each, luck=((0.0, 0.0),)) for each in game(3, 2)]
    assert corrected(2, [one] * (2 * FEWEST - 1)) is None
    assert corrected(2, [one] * 2 * FEWEST) is not None


# --- measured while it is played --------------------------------------------------------

TwoSides = Sequence[Sequence[tuple[float, float]]]


def one_a_move(_game: object, _states: object, moves: Sequence[object], playouts: int, seed: int) -> TwoSides:
    """Luck that says what it was told."""
    return [[(len(moves), playouts + seed)], [(-len(moves), 0)]]


LUCKY = Match("kingdomino", ("random", "random"), 4, 1, luck=Luck(7, one_a_move))


def test_whoever_sits_on_a_side_has_its_luck() -> None:
    with open_pool("processes", 1) as pool:
        games = play_match(LUCKY, pool)
    for index, results in enumerate(games):
        lucks: dict[int, Result] = {each.side: each for each in results}
        assert lucks[0].luck[0][1] == 7 + index
        assert lucks[1].luck[0][0] == -lucks[0].luck[0][0]


def test_luck_is_kept_with_the_results_and_asked_for_by_another_name(tmp_path: Path) -> None:
    book = Book(tmp_path / "results.jsonl")
    with open_pool("processes", 1) as pool:
        units = [each.unit for each in contest([LUCKY], pool, book)]
    kept = Book(tmp_path / "results.jsonl")
    assert [kept.known(LUCKY, deck) for deck in range(2)] == units
    assert kept.known(replace(LUCKY, luck=None), 0) is None, "without luck it is another match"
    assert kept.known(replace(LUCKY, luck=Luck(8, one_a_move)), 0) is None
