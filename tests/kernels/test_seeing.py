"""What a kernel tells a seat as numbers is what the rules let that seat know, and all of it.

Each fact and each plane is worked out once more from the observation of the rules, by its name.
"""

from __future__ import annotations

from random import Random
from typing import Any

import numpy as np
import pytest

import demesne
from demesne.games.base import Turn
from demesne.games.queendomino.position import Phase
from demesne.kernels.registry import make_batch
from tests.kernels.test_batch import chosen
from tests.modes import mode_name

pytestmark = pytest.mark.compiled

FAMILY = [
    ("kingdomino", 2, {"dynasty": True}),
    ("kingdomino", 4, {}),
    ("queendomino", 2, {}),
    ("queendomino", 4, {}),
    ("royal-wedding", 3, {"line": 8}),
    ("royal-wedding", 6, {"teams": True}),
]


def named(names: tuple[str, ...], values: Any) -> dict[str, Any]:
    """What is not 0, by name."""
    assert len(set(names)) == len(names) == len(values)
    return {name: value for name, value in zip(names, values, strict=True) if np.any(value)}


@pytest.mark.parametrize("mode", FAMILY, ids=mode_name)
def test_a_seat_of_the_family_sees_what_the_rules_show_it(mode: Any) -> None:
    game = demesne.make_game(*mode)
    batch, dice = make_batch(game, 2, seed=5), Random(6)
    sight, over = batch.sight, np.zeros(2, bool)
    while not over.any():
        seats = np.array([dice.randrange(game.seats), batch.seats[1]])
        planes, facts = batch.observe(seats)
        for row, seat in enumerate(seats):
            seen: Any = batch.state(row).observe(int(seat))
            assert named(sight.facts, facts[row].tolist()) == {k: int(v) for k, v in _facts(seen).items() if v}
            drawn = named(sight.planes, planes[row])
            told = {name: plane for name, plane in _planes(seen).items() if plane.any()}
            assert drawn.keys() == told.keys()
            for name, plane in told.items():
                assert np.array_equal(drawn[name], plane), name
        over = batch.step(chosen(batch, dice))


def _sides(seen: Any) -> list[int]:
    """The sides, from that of the seat on."""
    count, own = len(seen.state.sides), seen.rules.side_of(seen.seat)
    return [(own + k) % count for k in range(count)]


def _facts(seen: Any) -> dict[str, Any]:
    state, rules = seen.state, seen.rules
    facts: dict[str, Any] = {
        f"phase: {state.phase}": True,
        f"seat {(state.to_move - seen.seat) % rules.seats}: to move": True,
        "round": state.round,
        "rounds to come": state.rounds - state.round,
        "games before": len(state.earlier),
    }
    for k, side in enumerate(_sides(seen)):
        own = state.sides[side]
        built = list(own.kingdom.buildings.values())
        taxes = {rules.box.buildings[name].tax for name in built}
        facts |= {
            f"side {k}: points": state.sheet(side).total,
            f"side {k}: coins": own.coins,
            f"side {k}: knights in hand": own.knights,
            f"side {k}: knights on land": len(own.kingdom.knights),
            f"side {k}: towers": own.towers,
            f"side {k}: taxes knights": "knight" in taxes,
            f"side {k}: taxes towers": "tower" in taxes,
            f"side {k}: queen": state.queen == side,
        }
        facts |= {f"side {k}: {name}": built.count(name) for name in built}
    for which, line, box in (("this", state.this_line, state.this_box), ("next", state.next_line, state.next_box)):
        for place, slot in enumerate(line):
            name, domino = f"{which} line {place}", rules.box.dominoes[box][slot.number]
            facts[f"{name}: number"] = slot.number
            for word, half in (("first", domino.first), ("second", domino.second)):
                facts |= {f"{name}: {word} {half.terrain}": True, f"{name}: {word} crowns": half.crowns}
            if slot.seat is not None:
                facts[f"{name}: king of seat {(slot.seat - seen.seat) % rules.seats}"] = True
    facts[f"this line {state.turn}: on turn"] = state.round > 0
    facts |= {f"box {box}: {number} not dealt": True for box, left in enumerate(state.undealt) for number in left}
    facts |= {f"builders {slot}: {kind}": True for slot, kind in enumerate(state.builders.slots) if kind}
    facts |= {f"builders {state.builders.burnt}: burnt": state.builders.burnt is not None}
    return facts | {f"pile: {kind}": left for kind, left in state.builders.pile.items()}


def _planes(seen: Any) -> dict[str, Any]:
    state, size = seen.state, seen.rules.size
    planes: dict[str, Any] = {}

    def mark(name: str, square: tuple[int, int], much: int = 1) -> None:
        plane = planes.setdefault(name, np.zeros((2 * size - 1, 2 * size - 1), np.uint8))
        plane[square[0] + size - 1, square[1] + size - 1] += much

    for k, side in enumerate(_sides(seen)):
        kingdom = state.sides[side].kingdom
        for square, half in kingdom.land.items():
            mark(f"side {k}: {half.terrain}", square)
            mark(f"side {k}: crowns", square, half.crowns)
        for square, name in kingdom.buildings.items():
            mark(f"side {k}: buildings", square)
            mark(f"side {k}: crowns", square, seen.rules.box.buildings[name].crowns)
        for square in kingdom.knights:
            mark(f"side {k}: knights", square)
        for square in _open(kingdom, size):
            mark(f"side {k}: open", square)
        if state.to_move is not Turn.CHANCE and state.phase is not Phase.OVER and state.side == side:
            for square in state.placed:
                mark(f"side {k}: just laid", square)
    return planes


def _open(kingdom: Any, size: int) -> list[tuple[int, int]]:
    """The free squares with which the kingdom is still no wider and no higher than *size*."""
    columns, rows = zip(*kingdom.land, strict=True)
    reach = range(1 - size, size)
    return [
        (x, y)
        for x in reach
        for y in reach
        if (x, y) not in kingdom.land
        and max(*columns, x) - min(*columns, x) < size
        and max(*rows, y) - min(*rows, y) < size
    ]
