"""An owner's box holds the same on the score pad as in the rules, and both refuse the same ones."""

from __future__ import annotations

from random import Random
from typing import Any

from demesne.games.base import OptionError
from demesne.games.queendomino.box import parse_box, unsure_fields
from demesne.games.queendomino.buildings import BUILDINGS
from demesne.games.queendomino.dominoes import BOXES, Domino
from tests.pad.twin import ask

OWNED = 400


def own_box(rng: Random) -> dict[str, Any]:
    """A box as an owner could write it down: now and then with a mistake."""
    fixes: dict[str, dict[str, str | int]] = {}
    for building in BUILDINGS.values():
        asked = unsure_fields(building) if rng.random() < 0.98 else ("knights", "towers", "tax")
        fix = {name: rng.choice(("", "knight", "tower")) if name == "tax" else rng.randint(0, 3) for name in asked}
        kept = {name: value for name, value in fix.items() if rng.random() < 0.3}
        if kept:
            fixes[building.id] = kept
    return {"name": "ours", "buildings": fixes, "dominoes": {name: exchanged(rng, name) for name in BOXES}}


def exchanged(rng: Random, box: str) -> dict[str, list[list[object]]]:
    """Dominoes of *box* with a half swapped, mostly for one of another domino, so that the squares stay the same."""
    a, b = rng.sample(sorted(BOXES[box]), 2)
    first, second = BOXES[box][a], BOXES[box][b]
    swapped = {str(a): halves(first, second), str(b): halves(second, first)}
    return swapped if rng.random() < 0.9 else {str(a): swapped[str(a)]}


def halves(own: Domino, other: Domino) -> list[list[object]]:
    return [[half.terrain.value, half.crowns] for half in (own.first, other.second)]


def held(given: dict[str, Any]) -> dict[str, Any] | None:
    """What the rules find in a box; ``None`` where they refuse it."""
    try:
        box = parse_box(given)
    except OptionError:
        return None
    return {
        "tiles": [[tile.id, tile.knights, tile.towers, tile.tax] for tile in box.buildings.values()],
        "dominoes": {
            name: [
                [[half.terrain.value, half.crowns] for half in (domino.first, domino.second)]
                for _, domino in sorted(found.items())
            ]
            for name, found in box.dominoes.items()
        },
    }


def test_page_and_rules_find_the_same_in_a_box() -> None:
    rng = Random(33)
    boxes = [own_box(rng) for _ in range(OWNED)]
    ours = [held(box) for box in boxes]
    assert ask("box", ({"box": box} for box in boxes)) == ours
    assert 20 < sum(one is None for one in ours) < OWNED / 2
