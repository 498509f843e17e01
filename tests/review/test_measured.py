"""What the tables of reviews are added up from, where the right answer is known beforehand."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import Any

import pytest

from benchmarks.reviews import beside, classes, worth
from benchmarks.reviews.command import off
from benchmarks.reviews.shelf import Shelf


def test_luck_that_explains_everything_leaves_no_variance_and_half_of_it_is_taken_twice(tmp_path: Any) -> None:
    """Three games in which luck was the whole result by the first player, and half of it by the second."""
    shelf = Shelf(tmp_path, "worth")
    leads = (4.0, -6.0, 11.0)
    for seed, lead in enumerate(leads):
        won = 1.0 if lead > 0 else 0.0
        whole, half = ([[part * (won - 0.5), part * lead], [part * (0.5 - won), -part * lead]] for part in (1.0, 0.5))
        found = {"spent": 0.5, "result": [[won, lead], [1 - won, -lead]], "luck": [whole, half]}
        shelf.get(f"K2 a b {seed} luck with 9", lambda: found)
    lines = list(worth.worth(shelf, shelf, "K2", [(("a", "b"), -1)] * 3, range(3), 9))
    assert lines[0] == "K2, 3 games between a, b, 0.50 s of processor time each"
    assert all("left 0.00 by all of it, 0.00 by 1.00 of it" in line for line in lines[1:3])
    assert all("left 0.25 by all of it, 0.00 by 2.00 of it" in line for line in lines[3:])
    assert "luck by seat +3.00 ± 4.93, -3.00 ± 4.93" in lines[2]


def test_a_verdict_is_of_the_same_class_or_of_the_next_and_a_loss_is_found_or_not(tmp_path: Any) -> None:
    """Four choices at length: nothing, an inaccuracy, a mistake, a blunder; 600 playouts miss one and see one less."""
    shelf = Shelf(tmp_path, "classes")
    long, soon = (0.0, 0.06, 0.12, 0.3), (0.0, 0.0, 0.12, 0.15)
    choices = [
        {f"{depth} {count}": {"win": win, "se": 0.01} for depth in (1, 4) for count, win in told.items()}
        | {"exact": False, "true": told[9]}
        for told in ({150: 0.0, 600: few, 9: many} for few, many in zip(soon, long, strict=True))
    ]
    shelf.get("K2 a b 0 one in 1 with 9", lambda: choices)
    lines = list(classes.classes(shelf, shelf, "K2", [("a", "b")], [0], 9, 1))
    assert lines[1] == (
        "K2, judge 1: 150 playouts: same class 0.25, within one 0.50, of 3 losses found 0.00,"
        " 600 playouts: same class 0.50, within one 1.00, of 3 losses found 0.67"
    )
    assert lines[3] == "K2, same class by both judges at length: 1.00"
    assert lines[4].endswith("both, each z >= 2 2 of 2")


def test_sums_of_a_review_that_are_off_are_found() -> None:
    """A ledger for each kind, two others beside the side, and a margin: each adds up but for what is added here."""

    def review(ledger: float, margin: float) -> dict[str, Any]:
        luck, own = {"mean": 3.5, "se": 0.1}, {"mean": -1.25, "se": 0.0}
        others = {"1": {"mean": 2.0, "se": 0.0}, "2": {"mean": -4.0, "se": 0.0}}
        whole = {"start": 0.5, "seat": 0.0, "luck": luck, "own": own, "others": others, "result": 0.75 + ledger}
        apart = {"against": 1, "luck": luck, "own": own, "others": own, "result": 1.0 + margin}
        return {"ledgers": {"win": [whole], "points": [whole]}, "margins": [apart]}

    assert off(review(0, 0)) == 0
    assert off(review(0.25, 0)) == pytest.approx(0.25)
    assert off(review(0, -2)) == pytest.approx(2)


def test_bots_are_asked_at_the_same_positions_with_readers_and_without() -> None:
    async def story() -> None:
        asked: list[str] = []

        async def run(job: str, *_: object) -> None:
            asked.append(job)

        bench: Any = SimpleNamespace(errand=SimpleNamespace(run=run), jobs=[str(i) for i in range(100)])
        for _ in range(2):
            assert len(await beside._stretch(bench, 3, 0.0, 1.0)) == beside.BOTS
        assert asked[: beside.BOTS] == asked[beside.BOTS :]
        assert len(set(asked)) == beside.BOTS

    asyncio.run(story())
