"""What the quick player of Domaine leaves out because it cannot matter: compared with doing all of it."""

from __future__ import annotations

from random import Random
from typing import Any

import numpy as np
import pytest

from demesne.kernels.domaine.flow import apply, mover
from demesne.kernels.domaine.layout import MOST_LEGAL, PHASE_KNIGHT, PHASE_OVER, SQUARES
from demesne.kernels.domaine.planes import stored
from demesne.kernels.domaine.playing import settle
from demesne.players.domaine.search.candidates import prepare
from demesne.players.domaine.search.policy import choose
from demesne.players.domaine.search.policy_borders import promising, sort_land, survey, worth_of
from demesne.players.domaine.search.policy_neighbours import top_two
from demesne.players.domaine.search.workspace import PLAIN, TUNED, new_workspace
from tests.kernels.domaine_twins import Meeting, builder, domaine_game, packed

RICH: dict[str, Any] = {"ducats": 60, "king": 250, "markers": 250}
STARTS = [
    *(Meeting(domaine_game(players), builder) for players in (2, 3, 4)),
    *(Meeting(domaine_game(players, **RICH), builder, settled=True) for players in (2, 4)),
]
LAND = [16 * column + row for column in range(12) for row in range(12)]


def plane(squares: set[int]) -> Any:
    """The plane of these *squares*."""
    words = np.zeros(3, np.uint64)
    for square in squares:
        words[square >> 6] |= np.uint64(1 << (square & 63))
    return stored(words)


def squares_of(words: Any) -> set[int]:
    return {square for square in range(SQUARES) if int(words[square >> 6]) >> (square & 63) & 1}


def beside(square: int) -> set[int]:
    column, row = square >> 4, square & 15
    near = {(column - 1, row), (column + 1, row), (column, row - 1), (column, row + 1)}
    return {16 * x + y for x, y in near if 0 <= x < 12 and 0 <= y < 12}


def blob(rng: Random, size: int) -> set[int]:
    """So many connected squares."""
    area = {rng.choice(LAND)}
    while len(area) < size:
        area.add(rng.choice(sorted(set().union(*map(beside, area)) - area)))
    return area


def course(number: int) -> Any:
    """A game by the quick player: each of its positions, with the workspace as it is before the decision."""
    record = packed(STARTS[number].start(Random(number)), number)
    work, out = new_workspace(), np.zeros(MOST_LEGAL, np.int64)
    settle(record)
    prepare(record, work[0])
    while record["phase"] != PHASE_OVER:
        yield record, work
        apply(record, choose(record, work[0], out))
        settle(record)


@pytest.mark.compiled
@pytest.mark.parametrize("number", range(len(STARTS)))
def test_what_was_seen_before_is_remembered_only_while_nothing_has_changed(number: int) -> None:
    """A player that looks anew at each decision decides the same."""
    out, other, remembered, decisions = np.zeros(MOST_LEGAL, np.int64), new_workspace(), 0, 0
    for record, work in course(number):
        if record["phase"] > PHASE_KNIGHT:
            anew = work.copy()
            anew[0]["moment"] = -1
            seen = work.copy()
            other[0] = seen[0]
            assert choose(record, seen[0], out) == choose(record, anew[0], out)
            assert np.array_equal(seen[0]["plan"], anew[0]["plan"])
            remembered += int(seen[0]["moment"] == other[0]["moment"])
            decisions += 1
    assert decisions // 5 < remembered < decisions


@pytest.mark.compiled
@pytest.mark.parametrize("number", range(len(STARTS)))
def test_no_square_that_is_passed_over_would_make_a_plan_worth_more(number: int) -> None:
    """And hardly any other is tried in vain."""
    rng, tried, better, around = Random(number), 0, 0, 0
    for turn, (record, work) in enumerate(course(number)):
        if turn % 8 or record["phase"] <= PHASE_KNIGHT:
            continue
        anew = work.copy()
        anew[0]["weights"][:] = rng.choice((PLAIN, TUNED))
        survey(record, mover(record), anew[0])
        price = rng.choice((0.5, 1.1, 1.8, 2.0, 3.1))
        sort_land(record, anew[0], price)
        area = blob(rng, rng.randint(2, 20))
        found = squares_of(promising(record, anew[0], plane(area)))
        now = worth_of(record, anew[0], plane(area), price)
        if now <= -1e8:
            continue
        edge = {square for square in area if beside(square) - area} | set().union(*map(beside, area)) - area
        best = {square for square in edge if worth_of(record, anew[0], plane(area ^ {square}), price) > now}
        assert best <= found
        tried, better, around = tried + len(found & edge), better + len(best), around + len(edge)
    assert better
    assert tried < around / 2


@pytest.mark.compiled
def test_the_two_best_squares_are_those_of_all_that_are_looked_at() -> None:
    rng = Random(1)
    for record, work in course(1):
        if record["phase"] > PHASE_KNIGHT and rng.random() < 0.2:
            survey(record, mover(record), work[0])
            chosen = set(rng.sample(LAND, rng.randint(0, 12)))
            land, values = record["rules"]["land"], work[0]["values"]
            worths = [float(values[t]) for t in range(len(values)) for _ in squares_of(land[t]) & chosen]
            assert top_two(record, work[0], plane(chosen)) == tuple(sorted([*worths, 0.0, 0.0])[:-3:-1])
