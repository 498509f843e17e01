"""Every step and every move is known to the page: it has words wherever one is told, and counts as what it is."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from demesne.games.domaine import position as domaine
from demesne.games.domaine.cards import Action
from demesne.games.queendomino.position import Phase
from demesne.server.registry import FAMILIES
from tests.pad.twin import ask

LOCALE = Path(__file__).parents[2] / "web" / "locales" / "en"
IDS = {
    path.stem: set(re.findall(r"^([\w-]+) =", path.read_text("utf-8"), re.MULTILINE)) for path in LOCALE.glob("*.ftl")
}
STEPS = [str(phase) for phase in Phase if phase not in (Phase.TILES, Phase.LINE, Phase.KING, Phase.OVER)]
DEALS = (domaine.Phase.DEAL, domaine.Phase.STEP, domaine.Phase.DRAW, domaine.Phase.OVER)
TASKS = [*(str(phase) for phase in domaine.Phase if phase not in DEALS), *map(str, Action)]
FOLLOWS = {
    "queendomino": {"round", "king", "line", "tiles", "queen", "game", "over"},
    "domaine": {"hand", "domain", "grown", "shrunk", "monopoly", "broken", "income", "empty", "crown", "over"},
}
"""The events that no move is called by: deals, and what comes of a move."""
ASIDE = {"queendomino": {"pass"}, "domaine": {"guard", "end"}}
"""The moves that are not worth a line of their own."""


def moves(family: str) -> set[str]:
    """The codes of the events that moves are told by."""
    return set(FAMILIES[family].events) - FOLLOWS[family]


@pytest.mark.parametrize("step", STEPS)
def test_a_step_has_words_wherever_it_is_told(step: str) -> None:
    """Beside the board, above it, in the lesson, on the sheet and in a puzzle; placing has words for two landscapes."""
    told = {f"status-{step}", f"status-theirs-{step}", f"step-{step}", f"step-{step}-why", f"goes-{step}"}
    assert told <= IDS["queendomino"]
    assert f"sheet-{step}" in IDS["rules-queendomino"]
    assert f"practice-find-{step}" in IDS["practice"]


@pytest.mark.parametrize("task", TASKS)
def test_a_task_has_words_wherever_it_is_told(task: str) -> None:
    """In Domaine: above the board for the one who moves and for the others, and what to do."""
    assert {f"status-{task}", f"status-theirs-{task}", f"hint-{task}"} <= IDS["domaine"]


@pytest.mark.parametrize("family", FOLLOWS)
def test_a_move_has_words_in_a_review(family: str) -> None:
    assert moves(family) == {told.removeprefix("deed-") for told in IDS[f"review-{family}"] if told[:5] == "deed-"}


@pytest.mark.parametrize("family", FOLLOWS)
def test_the_page_takes_a_move_for_a_move_and_a_step_for_a_step(family: str) -> None:
    asked = {"family": family, "steps": list(map(str, Phase)), "codes": list(FAMILIES[family].events)}
    [page] = ask("acts", [asked], "tests/facts.mjs")
    assert page["steps"] == STEPS
    assert set(page["deeds"]) == moves(family) - ASIDE[family]
