"""A fault in the rules or in the kernel is found by playing them side by side."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from demesne.games.queendomino import legality, scoring, state
from demesne.games.queendomino.kingdom import placements
from demesne.kernels.queendomino.flow import apply
from demesne.kernels.queendomino.layout import BRIBE, PASS, Record
from demesne.kernels.queendomino.legality import legal
from demesne.kernels.queendomino.scoring import score
from tests.kernels.alike import Difference, Kernel
from tests.kernels.queendomino_twins import KERNEL, family_game, play_alike

GAME = family_game(("queendomino", 3, {}))


def play_some(kernel: Kernel = KERNEL) -> None:
    for number in range(5):
        play_alike(GAME, Random(f"fault {number}"), kernel)


def _forgets_the_last_place(record: Record, out: Any) -> int:
    found = legal(record, out)
    return found - 1 if found > 1 and out[0] < 1024 else found


def _leaves_the_dragon_at_home(record: Record, action: int) -> None:
    apply(record, action)
    if BRIBE <= action < PASS:
        record["burnt"] = -1


def _adds_a_point(record: Record, totals: Any) -> None:
    score(record, totals)
    totals[0] += record["sides"][0]["towers"] > 1


def _has_a_crown_too_many(record: Record) -> None:
    record["rules"]["dominoes"][0, 17, 1] += 1


def _gives_a_knight_too_many(record: Record) -> None:
    record["rules"]["gain_knights"] += 1


@pytest.mark.parametrize(
    "kernel",
    [
        replace(KERNEL, legal=_forgets_the_last_place),
        replace(KERNEL, apply=_leaves_the_dragon_at_home),
        replace(KERNEL, score=_adds_a_point),
        replace(KERNEL, prepare=_has_a_crown_too_many),
        replace(KERNEL, prepare=_gives_a_knight_too_many),
    ],
    ids=["legal", "apply", "score", "dominoes", "buildings"],
)
def test_a_fault_in_the_kernel_is_found(kernel: Kernel) -> None:
    with pytest.raises(Difference):
        play_some(kernel)


def _without_the_last(found: Callable[..., list[Any]]) -> Callable[..., list[Any]]:
    def fewer(*told: Any) -> list[Any]:
        return found(*told)[: max(1, len(found(*told)) - 1)]

    return fewer


def test_a_place_missing_in_the_rules_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(legality, "placements", _without_the_last(placements))
    with pytest.raises(Difference, match="legal moves"):
        play_some()


def test_a_wrong_price_in_the_rules_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """The Queen's host pays as everybody (against rules 7.2)."""
    monkeypatch.setattr(state, "price", lambda cost, _: cost)
    with pytest.raises(Difference, match="position"):
        play_some()


def test_a_wrong_score_in_the_rules_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """The Queen counts nothing (against rules 10.4)."""
    monkeypatch.setattr(scoring, "_queen", lambda _: ())
    with pytest.raises(Difference, match="of side"):
        play_some()


def test_without_a_fault_nothing_is_found() -> None:
    play_some(KERNEL)
