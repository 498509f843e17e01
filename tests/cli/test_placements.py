"""``demesne placements``: where a domino may lie, worked out by hand."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tests.cli.running import demesne


def placements(**kingdom: object) -> list[Any]:
    run = demesne("placements", "-", stdin=json.dumps({"id": "k", "size": 5, "castle": [0, 0]} | kingdom))
    (answer,) = run.lines
    assert list(answer) == ["id", "placements"]
    assert answer["id"] == "k"
    found = answer["placements"]
    assert found == sorted(found)
    assert isinstance(found, list)
    return found


def test_beside_a_lone_castle_a_domino_has_24_places() -> None:
    """Four squares beside the castle, each with three free neighbours, for either half."""
    assert len(placements(domino=[["wheat", 0], ["lake", 1]])) == 24


def test_equal_halves_are_listed_once_the_smaller_square_first() -> None:
    """12 pairs of squares touch the castle with one square; none with both."""
    found = placements(domino=[["wheat", 0], ["wheat", 0]])
    assert len(found) == 12
    assert all(first < second for first, second in found)


def test_halves_that_differ_by_a_crown_are_not_equal() -> None:
    assert len(placements(domino=[["wheat", 0], ["wheat", 1]])) == 24


# A kingdom of two by two squares is full but for 0,1 and beyond; size 5 leaves room below only
# where land of the same kind or the castle is near:
#     CC W.        castle 0,0   wheat 1,0
#     .. L.                     lake  1,1
CORNER = [[1, 0, "wheat", 0], [1, 1, "lake", 0]]


def test_a_half_must_touch_its_kind_or_the_castle() -> None:
    found = placements(squares=CORNER, domino=[["lake", 0], ["mine", 0]])
    # The mine touches only the castle: on -1,0, 0,-1 or 0,1. The lake touches the castle too, or the lake.
    touching = {(-1, 0), (0, -1), (0, 1)}
    lake = touching | {(2, 1), (1, 2)}
    taken = {(0, 0), (1, 0), (1, 1)}
    expected = []
    for first in [(x, y) for x in range(-5, 6) for y in range(-5, 6)]:
        for dx, dy in ((1, 0), (-1, 0), (0, 1), (0, -1)):
            second = (first[0] + dx, first[1] + dy)
            if not {first, second} & taken and (first in lake or second in touching):
                expected.append([list(first), list(second)])
    assert found == sorted(expected)


def test_the_window_is_kept() -> None:
    """A row of five cannot grow in its own direction."""
    row = [[x, 0, "wheat", 0] for x in range(1, 5)]
    found = placements(squares=row, domino=[["wheat", 0], ["wheat", 1]])
    assert found
    assert all(0 <= x <= 4 for pair in found for x, _ in pair)


def test_a_kingdom_of_seven_has_more_room() -> None:
    row = [[x, 0, "wheat", 0] for x in range(1, 5)]
    found = placements(squares=row, size=7, domino=[["wheat", 0], ["wheat", 1]])
    assert [[5, 0], [6, 0]] in found
    assert [[-1, 0], [-2, 0]] in found
    assert all(-2 <= x <= 6 for pair in found for x, _ in pair)


def test_nothing_fits_means_an_empty_list() -> None:
    field = [[x, y, "wheat", 0] for x in range(5) for y in range(5) if (x, y) not in ((0, 0), (2, 2), (3, 2))]
    assert placements(squares=field, domino=[["lake", 0], ["mine", 3]]) == []
    assert placements(squares=field, domino=[["lake", 0], ["wheat", 0]]) == [[[2, 2], [3, 2]], [[3, 2], [2, 2]]]


def test_the_castle_may_stand_anywhere_or_nowhere() -> None:
    near = placements(domino=[["wheat", 0], ["lake", 0]])
    far = placements(castle=[7, -3], domino=[["wheat", 0], ["lake", 0]])
    assert far == [[[x + 7, y - 3] for x, y in pair] for pair in near]
    assert placements(castle=None, domino=[["wheat", 0], ["lake", 0]]) == []
    found = placements(castle=None, squares=[[0, 0, "wheat", 0]], domino=[["wheat", 0], ["lake", 0]])
    assert len(found) == 12


@pytest.mark.parametrize(
    ("kingdom", "field"),
    [
        ({}, "domino"),
        ({"domino": [["wheat", 0]]}, "domino"),
        ({"domino": [["wheat", 0], ["corn", 0]]}, "domino[1][0]"),
        ({"domino": [["wheat", 0], ["lake", -1]]}, "domino[1][1]"),
        ({"domino": [["wheat", 0], "lake"]}, "domino[1]"),
        ({"domino": [["wheat", 0], ["lake", 0]], "size": 9}, "size"),
        ({"domino": [["wheat", 0], ["lake", 0]], "squares": [[0, 0, "lake", 0]], "castle": [0, 0]}, "squares[0]"),
        ({"domino": [["wheat", 0], ["lake", 0]], "rotate": True}, '"rotate"'),
    ],
)
def test_what_cannot_be_is_refused(kingdom: dict[str, object], field: str) -> None:
    message = demesne("placements", "-", stdin="\n" + json.dumps({"id": 1} | kingdom)).refused()
    assert message.startswith(f"demesne: line 2: {field}: expected ")
