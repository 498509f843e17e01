"""The ledger adds up, tells luck from skill, and blames nobody who did what is usual."""

from __future__ import annotations

import json
from itertools import pairwise
from math import inf, sqrt
from typing import Any

import numpy as np
import pytest

from demesne.games.base import Item, Outcome, Row, Sheet, SideOutcome
from demesne.games.registry import make_game
from demesne.review import Work, begin, glance, report
from demesne.review.bank import CHOOSING
from demesne.review.family import POINTS, ROWS
from demesne.review.ledger import DEPTH, Ledger
from demesne.review.registry import family_of
from demesne.review.report_json import told
from demesne.review.story import Story
from tests.review.games import after, by, finished

MODES: list[tuple[Any, ...]] = [
    ("kingdomino", 2, 1),
    ("kingdomino", 4, 2),
    ("kingdomino", 2, 3, ("dynasty", True)),
    ("queendomino", 3, 4),
    ("domaine", 2, 1),
    ("domaine", 3, 1),
    ("domaine", 4, 1),
    ("royal-wedding", 6, 5, ("teams", True)),
]


def parts(ledger: Ledger) -> float:
    return ledger.start + ledger.luck.mean + ledger.own.mean + sum(each.mean for each in ledger.others.values())


def _adds_up(work: Work) -> None:
    review, sides = report(work), work.story.outcome.sides
    for ledgers in (review.win, review.points, review.score):
        assert [parts(each) for each in ledgers] == pytest.approx([each.result for each in ledgers], abs=1e-9)
    first = [side for side in sides if side.rank == 1]
    assert [each.result for each in review.win] == [(side.rank == 1) / len(first) for side in sides]
    assert all(sum(value.win) == pytest.approx(1, abs=1e-9) for value in review.values)


@pytest.mark.parametrize("mode", MODES, ids=lambda mode: f"{mode[0]} {mode[1]}")
def test_start_luck_and_choices_add_up_to_the_result(mode: tuple[Any, ...]) -> None:
    """With a single playout of each position, and with more of some than of others."""
    work = begin(finished(*mode), seed=7)
    _adds_up(work)
    _adds_up(after(work, 5))


@pytest.mark.parametrize("mode", MODES, ids=lambda mode: f"{mode[0]} {mode[1]}")
def test_the_rows_of_a_playout_make_up_its_points(mode: tuple[Any, ...]) -> None:
    """As the pad's do; in a dynasty those of all its games, whichever of them a position is from."""
    work = begin(finished(*mode), seed=7)
    for ply in work.positions:
        (end,) = work.bank.ends((ply, ""), DEPTH, CHOOSING, 1)
        assert end[ROWS:].sum(0) == pytest.approx(end[POINTS]), ply


@pytest.mark.parametrize("mode", [MODES[1], MODES[3]], ids=lambda mode: f"{mode[0]} {mode[1]}")
def test_the_margin_over_the_best_other_side_adds_up(mode: tuple[Any, ...]) -> None:
    """From an even start, whoever the other is: the loser's is the winner's turned round only between two."""
    work = begin(finished(*mode), seed=7)
    review, totals = report(after(work, 5)), [side.sheet.total for side in work.story.outcome.sides]
    for side, margin in enumerate(review.margins):
        assert totals[margin.against] == max(total for i, total in enumerate(totals) if i != side)
        assert margin.result == totals[side] - totals[margin.against]
        told = margin.luck.mean + margin.own.mean + margin.others.mean
        assert told == pytest.approx(margin.result, abs=1e-9)
        luck = review.score[side].luck.mean - review.score[margin.against].luck.mean
        assert margin.luck.mean == pytest.approx(luck, abs=1e-9)
        mine, theirs = work.story.outcome.sides[side].seats, review.score[margin.against]
        own = review.score[side].own.mean - sum(theirs.others[seat].mean for seat in mine if seat in theirs.others)
        assert margin.own.mean == pytest.approx(own, abs=1e-9)


def test_the_best_other_side_is_the_one_that_won_the_tie() -> None:
    sheets = [Sheet((Row("wheat", (Item.of("wheat", points),)),)) for points in (40, 52, 52, 31)]
    sides = (
        SideOutcome(sheet, rank, (seat,)) for seat, (sheet, rank) in enumerate(zip(sheets, (3, 2, 1, 4), strict=True))
    )
    story = Story(make_game("kingdomino", 4), (), (), Outcome(tuple(sides)))
    assert [story.rival(side) for side in range(4)] == [2, 2, 1, 2]


def test_whoever_does_what_is_usual_has_neither_merit_nor_blame() -> None:
    judge = family_of("kingdomino").judge(make_game("kingdomino", 2))
    review = report(begin(by("kingdomino", 2, 3, lambda state: judge.usual(state, 1))))
    for ledger in (*review.win, *review.points):
        # Where chance ends and the last choice leads to the end, the end itself is told.
        assert ledger.own.mean == pytest.approx(0, abs=1e-9)
        assert [each.mean for each in ledger.others.values()] == pytest.approx([0], abs=1e-9)


def test_a_single_playout_says_nothing_about_its_error() -> None:
    """Infinite is what is not known, 0 what is certain: the end, the even start, choices that are usual."""
    work = begin(finished("kingdomino", 2, 1))
    review = report(work)
    errors = [value.se for value in review.values]
    assert [errors[0], errors[-1]] == [(0, 0)] * 2
    assert set(errors[1:-1]) == {(inf, inf)}
    assert all(ledger.luck.se == inf for ledger in (*review.win, *review.points))
    still = [before == after for before, after in pairwise(work.same)]
    assert [[each.se for each in change.win] for change in review.changes] == [[0 if s else inf] * 2 for s in still]
    assert set(still) == {False, True}
    assert json.loads(json.dumps(told(review), allow_nan=False))["ledgers"]["win"][0]["luck"]["se"] is None


def test_a_first_look_says_how_certain_it_is() -> None:
    review = report(glance(begin(finished("kingdomino", 2, 1))))
    assert all(0 < ledger.luck.se < inf for ledger in (*review.win, *review.points))


def test_between_equals_luck_is_even() -> None:
    """Its mean over games lies within three errors of nought, by what the games themselves vary."""
    luck = [report(begin(finished("kingdomino", 2, seed), seed)).points[0].luck.mean for seed in range(12)]
    assert abs(np.mean(luck)) <= 3 * np.std(luck, ddof=1) / sqrt(len(luck))


def test_a_partner_s_choices_are_the_side_s_own() -> None:
    review = report(begin(finished(*MODES[-1]), seed=7))
    assert [set(ledger.others) for ledger in review.win] == [set(range(6)) - set(seats) for seats in review.sides]


def test_sides_whose_seats_are_drawn_begin_alike() -> None:
    review = report(begin(finished("queendomino", 3, 4)))
    assert [ledger.start for ledger in review.win] == pytest.approx([1 / 3] * 3)
    assert len({ledger.start for ledger in review.points}) == 1
