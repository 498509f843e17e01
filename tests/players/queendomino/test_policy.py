"""What playouts think of land, compiled: the same as greedy and full greedy work out plainly, square by square."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from collections.abc import Set as AbstractSet
from random import Random
from typing import Any

import numpy as np
import pytest

from demesne.games.grid import Extent, Square, extent, neighbours
from demesne.games.queendomino.dominoes import Domino, Terrain
from demesne.games.queendomino.kingdom import Placement, placements, territories
from demesne.games.queendomino.position import Phase
from demesne.games.queendomino.state import State
from demesne.games.registry import make_game
from demesne.kernels.queendomino.layout import DISCARD, MOST_LEGAL, STEP, TERRAIN_NAMES
from demesne.kernels.queendomino.legality import in_hand, legal
from demesne.kernels.queendomino.notation import move_of
from demesne.kernels.queendomino.packing import bit_of, new_records, pack, square_of
from demesne.players.queendomino import greedy_land
from demesne.players.queendomino.full_greedy import best_placements
from demesne.players.queendomino.greedy_prospects import prospects as expected
from demesne.players.queendomino.search.policy import NEVER, _shortlist, best_worth, rate_placements
from demesne.players.queendomino.search.policy_full_greedy import choose_full
from demesne.players.queendomino.search.policy_full_points import best_shape, folded_land, frame_of, shape
from demesne.players.queendomino.search.policy_ground import prospects, survey
from demesne.players.queendomino.search.policy_land import worth
from demesne.players.queendomino.search.workspace import new_workspace
from tests.modes import Mode, mode_name
from tests.strategies import random_play

pytestmark = pytest.mark.compiled

BOTH = {"bonuses": ["middle_kingdom", "harmony"]}
TABLES: list[Mode] = [
    ("kingdomino", 2, BOTH),
    ("kingdomino", 2, {"size": 7, **BOTH}),
    ("kingdomino", 3, {"bonuses": ["harmony", "middle_kingdom"], "centre": "grid"}),
    ("queendomino", 4, {}),
    ("royal-wedding", 6, {"teams": True}),
]


def positions(mode: Mode, phase: Phase, every: int) -> Iterator[State]:
    """Positions of four games of random moves in which somebody is at *phase*, one of *every* few."""
    game, players, options = mode
    for seed in range(4):
        seen = 0
        for state, _ in random_play(make_game(game, players, options), Random(f"{mode_name(mode)} {seed}")):
            assert isinstance(state, State)
            if state.phase is phase:
                seen += 1
                if seen % every == 0:
                    yield state


def made_ready(state: State) -> tuple[Any, Any, Any, Any]:
    """The position as a record, its side, and the kingdom of that as the policy sees it, with greedy's own weights."""
    records, works = new_records(), new_workspace(town=True)
    pack(state, records[0])
    st, work = records[0], works[0]
    prospects(st, state.side, work)
    survey(st, st["sides"][state.side], work["ground"][0], work)
    return st, st["sides"][state.side], work["ground"][0], work


class Plain:
    """The same kingdom square by square: greedy's ground, where only those squares are open that land can reach."""

    def __init__(self, state: State) -> None:
        kingdom = state.sides[state.side].kingdom
        self.ground = greedy_land.survey(kingdom, expected(state, state.side), state.rules.box)
        self.land, self.kingdom, edge = kingdom.land, kingdom, kingdom.size - 1
        x0, y0, x1, y1 = extent(kingdom.land)
        self.open = reach((x1 - edge, y1 - edge, x0 + edge, y0 + edge)) - set(kingdom.land)

    def worth(self, domino: Domino, placement: Placement) -> float:
        ground, halves = self.ground, (domino.first, domino.second)
        free = reach(ground._window(placement)) - {*self.land, *placement}
        near = [{ground.patch_at[s] for s in neighbours(square) if s in ground.patch_at} for square in placement]
        gain, left = 0.0, near[0] | near[1]
        for terrain in {half.terrain for half in halves}:
            mine = [i for i in (0, 1) if halves[i].terrain is terrain]
            touched = {this for i in mine for this in near[i] if ground.patches[this].terrain is terrain}
            parts, left = [ground.patches[this] for this in touched], left - touched
            open_ = {s for i in mine for s in neighbours(placement[i])}.union(*(part.open for part in parts))
            size = len(mine) + sum(part.size for part in parts)
            crowns = sum(halves[i].crowns for i in mine) + sum(part.crowns for part in parts)
            gain += self.hope(terrain, size, crowns, open_ & free) - sum(map(self.now, parts))
        for part in (ground.patches[this] for this in left):
            gain += self.hope(part.terrain, part.size, part.crowns, part.open & free) - self.now(part)
        if ground.frame and not set(placement) <= reach(ground.frame):
            gain -= greedy_land.MIDDLE
        return gain + ground._contact(domino, placement) - ground._holes(placement)

    def now(self, part: Any) -> float:
        return self.hope(part.terrain, part.size, part.crowns, part.open & self.open)

    def hope(self, terrain: Terrain, size: int, crowns: int, free: AbstractSet[Square]) -> float:
        squares, more = self.ground.expected[terrain]
        site = greedy_land.SITE * size * (terrain is Terrain.TOWN)
        return size * crowns + site + min(len(free), 3) / 3 * (crowns * squares + size * more)

    def best(self, domino: Domino) -> float:
        found = [self.worth(domino, placement) for placement in placements(self.kingdom, domino)]
        return max(found, default=-greedy_land.LOST)


def reach(window: Extent) -> set[Square]:
    return {(x, y) for x in range(window[0], window[2] + 1) for y in range(window[1], window[3] + 1)}


@pytest.mark.parametrize("mode", TABLES, ids=mode_name)
def test_territories_are_those_of_the_rules(mode: Mode) -> None:
    """Terrain, size, crowns and free squares of each, the land they lie on, and which lie beside each free square."""
    for state in positions(mode, Phase.PLACE, 3):
        kingdom, (_, side, ground, _) = state.sides[state.side].kingdom, made_ready(state)
        for territory in territories(kingdom, state.rules.box):
            (this,) = {int(ground["patch"][bit_of(square)]) for square in territory.squares}
            told = [int(ground[name][this]) for name in ("terrain", "size", "crowns")]
            terrain = TERRAIN_NAMES.index(territory.terrain)
            assert told == [terrain, len(territory.squares), territory.crowns]
            assert int(ground["of"][terrain]) >> this & 1
            near = {s for square in territory.squares for s in neighbours(square) if s not in kingdom.land}
            free = {s for s in near if int(side["open"][bit_of(s) >> 6]) >> (bit_of(s) & 63) & 1}
            assert {square_of(at) for at in range(256) if int(ground["near"][at]) >> this & 1} == free
            assert sum(int(word).bit_count() for word in ground["open"][this]) == len(free)
        assert int(ground["patches"]) == len(territories(kingdom, state.rules.box))
        assert sum(int(word).bit_count() for word in ground["full"]) == len(kingdom.land)


@pytest.mark.parametrize("mode", TABLES, ids=mode_name)
def test_a_placement_is_worth_what_greedy_says(mode: Mode) -> None:
    """Each one, whatever it closes, joins or cuts off: exactly, if above the floor; otherwise not above it either."""
    asked, out = 0, np.zeros(MOST_LEGAL, np.int16)
    for state in positions(mode, Phase.PLACE, 5):
        (st, side, ground, work), plain = made_ready(state), Plain(state)
        for action in map(int, out[: legal(st, out)]):
            if action != DISCARD:
                first, second = action >> 2, (action >> 2) + int(STEP[action & 3])
                true = plain.worth(state.in_hand, (square_of(first), square_of(second)))
                for floor in (NEVER, true - 0.5, true + 0.5, true + 6):
                    found = worth(st, side, ground, work, in_hand(st), first, second, floor)
                    assert found == pytest.approx(true, abs=1e-9) if true > floor else found <= floor
                asked += 1
    assert asked > 60


@pytest.mark.parametrize("mode", TABLES, ids=mode_name)
def test_a_domino_is_worth_what_greedy_says(mode: Mode) -> None:
    asked = 0
    for state in positions(mode, Phase.CLAIM, 5):
        (st, side, ground, work), plain = made_ready(state), Plain(state)
        for slot in state.next_line:
            true = plain.best(state.rules.box.dominoes[state.next_box][slot.number])
            domino = st["rules"]["dominoes"][st["round"] % st["rules"]["boxes"], slot.number]
            assert best_worth(st, side, ground, work, domino, NEVER) == pytest.approx(true, abs=1e-9)
            assert best_worth(st, side, ground, work, domino, true + 1) <= true + 1
            asked += 1
    assert asked > 20


@pytest.mark.parametrize("mode", TABLES, ids=mode_name)
def test_the_short_list_is_the_best_of_the_long_one(mode: Mode) -> None:
    """Of equal ones, the one listed first; all of them, where there are no more."""
    for state in positions(mode, Phase.PLACE, 3):
        st, _, _, work = made_ready(state)
        found = rate_placements(st, state.side, work)
        worths = work["worths"][:found].tolist()
        order = sorted(range(found), key=lambda i: -worths[i])
        ranked = [(int(work["moves"][i]), worths[i]) for i in order]
        for most in (1, 4, 9):
            kept = _shortlist(st, state.side, work, most)
            listed = [(int(work["moves"][i]), float(work["worths"][i])) for i in range(kept)]
            assert listed == ranked[:most]


@pytest.mark.parametrize("mode", [("kingdomino", 2, {}), TABLES[0]], ids=mode_name)
def test_no_placement_has_a_better_shape_than_the_best(mode: Mode) -> None:
    """Not even one that covers a lone square from outside the square around the castle."""
    asked, out = 0, np.zeros(MOST_LEGAL, np.int16)
    for state in positions(mode, Phase.PLACE, 1):
        st, _, ground, _ = made_ready(state)
        frame = frame_of(st, *folded_land(st, ground))
        for action in map(int, out[: legal(st, out)]):
            if action != DISCARD:
                assert shape(frame, action >> 2, (action >> 2) + int(STEP[action & 3])) <= best_shape(frame)
                asked += 1
    assert asked > 60


@pytest.mark.parametrize("mode", [mode for mode in TABLES if mode[0] == "kingdomino"], ids=mode_name)
def test_full_greedy_is_torn_between_the_same_placements(mode: Mode) -> None:
    """In kingdoms of random moves: out of the middle, with lone squares, with dominoes that fit nowhere.

    Where every way with a claim after it is bad, the compiled one takes one after which nothing fits, if there is any.
    """
    asked = 0
    for state in positions(mode, Phase.PLACE, 2):
        st, work = made_ready(state)[0], new_workspace()[0]
        listed = np.zeros(MOST_LEGAL, np.int16)
        found = legal(st, listed)
        if len(state.sides[state.side].kingdom.land) > 1 and listed[0] != DISCARD:
            choose_full(st, work)
            best = work["worths"][:found].max()
            ways = {
                str(move_of(st, int(listed[i]))): int(work["tied"][i])
                for i in range(found)
                if work["worths"][i] == best
            }
            if best > 0:
                assert {move: n for move, n in ways.items() if n} == Counter(map(str, best_placements(state)))
                asked += 1
    assert asked > 10
