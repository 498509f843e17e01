"""A fault in the rules of Domaine or in their kernel is found by playing them side by side."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any

import pytest

from demesne.games.domaine import board, parts, siting, state
from demesne.games.domaine.borders import LINES
from demesne.games.domaine.moves import Border
from demesne.kernels.domaine.flow import apply
from demesne.kernels.domaine.layout import BORDER, END, EXPAND, Record
from demesne.kernels.domaine.legality import legal
from demesne.kernels.domaine.scoring import score
from tests.kernels.alike import Difference, Kernel
from tests.kernels.domaine_twins import KERNEL, Meeting, builder, domaine_game, play_alike

MEETINGS = [
    Meeting(domaine_game(3), builder),
    *(Meeting(domaine_game(players, ducats=90, king=250, markers=250), builder, settled=True) for players in (2, 3)),
]


def play_some(kernel: Kernel = KERNEL) -> None:
    """A game from the start, then some on land that is fenced already."""
    for number in range(2):
        for meeting in MEETINGS:
            play_alike(meeting, Random(f"fault {number}"), kernel)


def _forgets_the_last_line(record: Record, out: Any) -> int:
    found = legal(record, out)
    return found - 1 if found > 1 and BORDER <= out[0] < EXPAND and out[found - 1] != END else found


def _leaves_a_marker_inside(record: Record, action: int) -> None:
    """A border that closes a domain takes no surplus markers off."""
    walls = record["walls"].copy()
    apply(record, action)
    if BORDER <= action < EXPAND:
        record["walls"] |= walls


def _forgets_what_is_cut_off(record: Record, action: int) -> None:
    """After an expansion the victim's land is as before (against rules 8.8)."""
    domains = record["domain"].copy()
    apply(record, action)
    if EXPAND <= action < END:
        record["domain"] |= domains


def _gives_villages_two_points(record: Record, totals: Any) -> None:
    score(record, totals)
    totals[0] -= totals[0] >= 3


def _has_a_castle_in_the_woods(record: Record) -> None:
    record["rules"]["land"][0, 1] |= record["rules"]["land"][1, 1]


def _has_few_markers(record: Record) -> None:
    record["rules"]["markers"] = 12


@pytest.mark.parametrize(
    "kernel",
    [
        replace(KERNEL, legal=_forgets_the_last_line),
        replace(KERNEL, apply=_leaves_a_marker_inside),
        replace(KERNEL, apply=_forgets_what_is_cut_off),
        replace(KERNEL, score=_gives_villages_two_points),
        replace(KERNEL, prepare=_has_a_castle_in_the_woods),
        replace(KERNEL, prepare=_has_few_markers),
    ],
    ids=["legal", "surplus", "cut off", "score", "land", "supply"],
)
def test_a_fault_in_the_kernel_is_found(kernel: Kernel) -> None:
    with pytest.raises(Difference):
        play_some(kernel)


def test_a_line_missing_in_the_rules_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(parts, "_BORDERS", {line: Border(line) for line in LINES[:-1]})
    with pytest.raises(Difference, match="legal moves"):
        play_some()


def test_castles_too_near_in_the_rules_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """Castles need not keep their distance (against rules 3.5)."""
    monkeypatch.setattr(siting, "_distances", lambda _, squares: [99] * len(squares))
    with pytest.raises(Difference, match="legal moves"):
        play_some()


def test_a_wrong_strength_in_the_rules_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """As many knights are enough (against rules 8.5)."""
    counted = board.Board.strength
    monkeypatch.setattr(board.Board, "strength", lambda own, domain: counted(own, domain) * (domain.owner > 0))
    with pytest.raises(Difference, match="legal moves"):
        play_some()


def test_wrong_money_in_the_rules_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody has any income (against rules 4.1)."""
    monkeypatch.setattr(state, "income", lambda *_: 0)
    with pytest.raises(Difference, match="position"):
        play_some()


def test_without_a_fault_nothing_is_found() -> None:
    play_some(KERNEL)
