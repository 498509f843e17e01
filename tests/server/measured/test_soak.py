"""What `python -m benchmarks.soak` sees of a server that is played on for a long time."""

from __future__ import annotations

import asyncio

import pytest

from benchmarks.soak import KINDS, growth, lines, read, soak


def test_growth_per_hour_is_the_slope_of_the_fitted_line() -> None:
    assert growth([(0, 1), (1, 3), (2, 5)]) == (2.0, 0.0)
    # The line 0.6 + 0.6 x leaves -0.6, 1.8, -1.8 and 0.6: squares 7.2, two to spare, 5 wide: the root of 3.6 / 5.
    assert growth([(0, 0), (1, 3), (2, 0), (3, 3)]) == (0.6, 0.8485)


def test_the_server_s_own_figures_are_read() -> None:
    told = "# HELP demesne_tasks\ndemesne_tasks 7\n" + "".join(
        f'demesne_tables{{status="{status}"}} {count}\n' for status, count in (("over", 2), ("playing", 3))
    )
    assert read(told) == {"memory": 0, "tasks": 7, "files": 0, "tables": 5}


@pytest.mark.slow
def test_a_server_is_watched_while_it_is_played_on() -> None:
    found = asyncio.run(soak(tables=2, minutes=0.05, rate=10))
    assert found["faults"] == {}
    assert found["moves"] >= 10
    assert found["samples"] >= 10
    assert all(found["growth"][kind]["last"] > 0 for kind in KINDS)
    assert len(lines(found)) == 1 + len(KINDS)
