"""Every number that a review says for a move is counted again: from the board, from the playouts, by other code."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

from benchmarks.reviews.recount import Recount
from demesne.review import begin, report
from demesne.review.report_json import told
from demesne.review.work import Task, do
from tests.review.games import by

CHEAP = 300
"""Playouts for each choice: enough to find what somebody at random gave away."""


@pytest.mark.parametrize(("name", "players", "every"), [("kingdomino", 2, 1), ("queendomino", 3, 4)])
def test_each_reason_of_a_review_is_so_and_a_wrong_number_is_found(name: str, players: int, every: int) -> None:
    rng = Random(3)
    work = begin(by(name, players, 3, lambda state: rng.choice(state.legal_moves())))
    for turn in range(4, len(work.story.turns) - 4, every):
        for depth in (1, 4):
            do(work, Task(CHEAP, turn, depth))
    choices: list[dict[str, Any]] = told(report(work))["choices"]  # type: ignore[assignment]
    better = {each["ply"]: each["best"] for each in choices if each["best"] != each["played"]}
    recount, seen = Recount(work.bank), Counter[str]()
    for choice in choices:
        for code, args in choice["reasons"]:
            held = recount.holds({**choice, "budgets": [CHEAP, CHEAP]}, better, code, args)
            assert held is True, (choice, code, args)
            seen[code.partition(".")[0]] += 1
            for key, number in args.items():
                if key != "side" and isinstance(number, int | float):
                    wrong = {**args, key: number + 1}
                    assert recount.holds({**choice, "budgets": [CHEAP, CHEAP]}, better, code, wrong) is False, wrong
    assert min(seen["review"], seen["why"]) >= 2, seen
