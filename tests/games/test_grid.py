"""Squares, neighbours, connected regions, and mappings that do not change."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable
from typing import Any

import pytest

from demesne.games.grid import Chart, Square, extent, neighbours, region, regions


def labels(picture: str) -> dict[Square, str]:
    """The letters of a picture by square; dots are nothing."""
    rows = picture.split()
    return {(x, y): letter for y, row in enumerate(rows) for x, letter in enumerate(row) if letter != "."}


def test_a_square_has_four_neighbours_in_ascending_order() -> None:
    """Left, above, below, right; never across a corner."""
    assert neighbours((0, 0)) == ((-1, 0), (0, -1), (0, 1), (1, 0))
    assert list(neighbours((3, -2))) == sorted(neighbours((3, -2)))


def test_an_extent_is_the_smallest_rectangle() -> None:
    """Both ends inclusive; nothing has none."""
    assert extent([(2, -1), (-3, 0), (0, 4)]) == (-3, -1, 2, 4)
    assert extent([(7, 7)]) == (7, 7, 7, 7)
    with pytest.raises(ValueError, match="unpack"):
        extent([])


def test_a_region_is_connected_side_by_side() -> None:
    """The a at the corner and the one behind the b are others."""
    drawn = labels("aab aba baa a..")
    assert region((0, 0), drawn) == {(0, 0), (1, 0), (0, 1)}
    assert region((2, 2), drawn) == {(2, 1), (2, 2), (1, 2)}


def test_regions_come_in_the_order_of_their_first_square() -> None:
    """All squares, each in one region."""
    found = regions(labels("ab bb a."))
    assert found == [{(0, 0)}, {(0, 1), (1, 0), (1, 1)}, {(0, 2)}]
    assert regions({}) == []


def test_a_chart_is_a_value() -> None:
    """Equal content, equal hash; `with_` gives another and leaves the first."""
    chart = Chart({"a": 1})
    assert hash(Chart({"b": 2, "a": 1})) == hash(chart.with_(("b", 2)))
    assert chart.with_(("a", 3)) == {"a": 3}
    assert chart == {"a": 1}


CHANGES: list[Callable[[Any], object]] = [
    lambda chart: chart.__setitem__("a", 2),
    lambda chart: chart.__delitem__("a"),
    lambda chart: chart.clear(),
    lambda chart: chart.pop("a"),
    lambda chart: chart.popitem(),
    lambda chart: chart.setdefault("b", 2),
    lambda chart: chart.update(b=2),
    lambda chart: chart.__ior__({"b": 2}),
]


@pytest.mark.parametrize("change", CHANGES)
def test_a_chart_does_not_change(change: Callable[[Any], object]) -> None:
    """Every way of changing a dictionary is closed."""
    chart = Chart({"a": 1})
    with pytest.raises(TypeError, match="does not change"):
        change(chart)
    assert chart == {"a": 1}


def test_a_chart_can_be_copied_and_sent() -> None:
    """To another process, for one."""
    chart = Chart({(0, 0): "castle"})
    for twin in (copy.deepcopy(chart), copy.copy(chart), pickle.loads(pickle.dumps(chart))):
        assert twin == chart
        assert type(twin) is Chart
