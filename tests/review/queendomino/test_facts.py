"""What is said for a move is what the board shows: every number is counted again, by laying, building and listing."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from itertools import permutations
from random import Random
from typing import Any, cast

import pytest

from demesne.games.base import Turn
from demesne.games.queendomino.dominoes import Domino
from demesne.games.queendomino.kingdom import place, placements
from demesne.games.queendomino.line import claim, claimed
from demesne.games.queendomino.moves import Bribe, Build, Claim, Place, Tax
from demesne.games.queendomino.position import Phase
from demesne.games.queendomino.state import State
from demesne.games.registry import make_game
from demesne.review.facts import Fact
from demesne.review.queendomino.facts import facts

BONUSES = {"bonuses": ["middle_kingdom", "harmony"]}


def played(name: str, players: int, seed: int, **options: Any) -> list[State]:
    """The positions of a game in which somebody decides and nobody thinks."""
    rng, found = Random(seed), list[State]()
    state = cast("State", make_game(name, players, options).new_state())
    while state.to_move is not Turn.OVER:
        if not isinstance(state.to_move, Turn):
            found.append(state)
        moves = state.legal_moves()
        weights = state.weights() if isinstance(state.to_move, Turn) else None
        state = state.apply(rng.choices(moves, weights)[0] if weights else rng.choice(moves))
    return found


def told(state: State, move: object) -> dict[str, Fact]:
    return {fact.code: fact for fact in facts(state, str(move))}


def crowns(state: State, side: int) -> int:
    """All crowns on the land and the buildings of *side*."""
    kingdom = state.sides[side].kingdom
    tiles = (state.rules.box.buildings[name] for name in kingdom.buildings.values())
    return sum(half.crowns for half in kingdom.land.values()) + sum(tile.crowns for tile in tiles)


@pytest.mark.parametrize("seed", [1, 2])
def test_crowns_knights_and_towers_are_those_that_the_side_has_more_of(seed: int) -> None:
    seen: Counter[str] = Counter()
    for state in played("queendomino", 3, seed):
        side = state.side
        for move in state.legal_moves()[:8]:
            found = told(state, move)
            seen.update(list(found))
            if not isinstance(move, Place | Build):
                continue
            after = state.apply(move)
            had, has = state.sides[side], after.sides[side]
            count = {code: int(found[code].args["count"]) if code in found else 0 for code in _COUNTED}
            assert count["crowns"] == crowns(after, side) - crowns(state, side)
            if isinstance(move, Build):
                assert count["towers"] == has.towers - had.towers
                assert count["knights"] == has.all_knights - had.all_knights
    assert min(seen[code] for code in (*_COUNTED, "denies", "order", "joins", "tax")) > 0, seen


_COUNTED = ("crowns", "knights", "towers")


def test_what_a_knight_can_collect_is_what_one_knight_can() -> None:
    """Two of them, one on each half, may collect more."""
    both = 0
    for state in played("queendomino", 3, 1):
        for move in state.legal_moves():
            fact = told(state, move).get("tax") if isinstance(move, Place) else None
            if fact is None:
                continue
            after, had = state.apply(move), state.sides[state.side].coins
            taxes = [each for each in after.legal_moves() if isinstance(each, Tax)]
            coins = {tax: after.apply(tax).sides[state.side].coins - had for tax in taxes}
            one = max(coins[tax] for tax in taxes if len(tax.squares) == 1)
            both += max(coins.values()) > one
            assert fact.args["coins"] == one
    assert both


def gain(state: State, side: int, domino: Domino) -> int:
    """The most points of the score pad that *domino* brings *side*, found by laying it everywhere."""
    own, had = state.sides[side], state.sheet(side).total
    gains = []
    for squares in placements(own.kingdom, domino):
        sides = list(state.sides)
        sides[side] = replace(own, kingdom=place(own.kingdom, domino, *squares))
        gains.append(replace(state, sides=tuple(sides)).sheet(side).total - had)
    return max(gains, default=0)


def test_a_claim_denies_a_rival_what_the_rest_of_the_line_does_not_make_up_for() -> None:
    tried = 0
    for state in played("kingdomino", 3, 5):
        for move in state.legal_moves():
            if not isinstance(move, Claim):
                continue
            box = state.rules.box.dominoes[state.next_box]
            others = [slot.number for slot in state.next_line if slot.seat is None and slot.number != move.number]
            claimants = {slot.seat for slot in state.next_line}
            losses = {
                side: gain(state, side, box[move.number]) - max((gain(state, side, box[n]) for n in others), default=0)
                for side in range(3)
                if side != state.side and side not in claimants
            }
            most = max(losses.values(), default=0)
            fact = told(state, move).get("denies")
            assert (fact is not None) == (most >= 3)
            if fact:
                assert fact.args["points"] == most == losses[int(fact.args["side"])]
                tried += 1
    assert tried > 3


def test_the_order_is_the_latest_place_that_the_other_claims_can_lead_to() -> None:
    tried: Counter[int] = Counter()
    for state in played("kingdomino", 4, 3):
        for move in state.legal_moves():
            if isinstance(move, Claim) and len(state.next_line) == 4:
                line = claim(state.next_line, move.number, 9)
                left = [slot.number for slot in line if slot.seat is None]
                places = []
                for taken in permutations(left, sum(slot.seat is None for slot in line)):
                    whole = line
                    for number in taken:
                        whole = claim(whole, number, 8)
                    places.append(1 + [slot.seat for slot in claimed(whole)].index(9))
                order = int(told(state, move)["order"].args["order"])
                assert order == max(places)
                tried[order] += 1
    assert set(tried) == {1, 2, 3, 4}


@pytest.mark.parametrize("centre", ["extent", "grid"])
def test_what_stays_possible_is_seen_on_the_drawn_kingdom(centre: str) -> None:
    """Middle: at most two squares on each side of the castle, and enough dominoes; filled: enough, no hole."""
    seen: Counter[tuple[str, bool]] = Counter()
    for state in [at for seed in range(4) for at in played("kingdomino", 4, seed, **BONUSES, centre=centre)]:
        for move in state.legal_moves():
            if not isinstance(move, Place):
                continue
            land, left = state.apply(move).sides[state.side].kingdom.land, state.rounds - state.round
            found = told(state, move)
            edges = {(x, 0) for x in (-2, 2)} | {(0, y) for y in (-2, 2)}
            unreached = sum(
                min(abs(edge[axis] - at[axis]) for at in land) for edge in edges for axis in (0, 1) if edge[axis]
            )
            middle = all(abs(x) <= 2 and abs(y) <= 2 for x, y in land)
            middle = left > 0 and middle and (centre == "grid" or unreached <= 2 * left)
            filled = left > 0 and 25 - len(land) <= 2 * left and not holed(set(land))
            assert ("middle" in found, "filled" in found) == (middle, filled)
            seen["middle", middle] += 1
            seen["filled", filled] += 1
            free = sum(at not in land and fits(set(land), at) for at in [(1, 0), (-1, 0), (0, 1), (0, -1)])
            assert "sides" not in found or found["sides"].args["count"] == free
            assert left or "sides" not in found, "nothing comes after the last domino"
            seen["sides", "sides" in found] += 1
    assert len(seen) == 6, seen


@pytest.mark.parametrize("seed", [1, 2])
def test_in_the_last_round_only_those_are_denied_a_tile_who_still_get_to_build(seed: int) -> None:
    """A turn is played as if it were the first, then the last of the last round; everybody can pay for every tile."""
    told_of: Counter[bool] = Counter()
    for state in played("queendomino", 3, seed):
        if state.phase not in (Phase.BUILD, Phase.BRIBE):
            continue
        sides = tuple(replace(side, coins=20) for side in state.sides)
        others = [slot for slot in state.this_line if slot.seat != state.to_move]
        own = state.this_line[state.turn]
        at = replace(state, sides=sides, round=state.rounds, next_line=())
        for turn, line in ((0, (own, *others)), (2, (*others, own))):
            of = replace(at, turn=turn, this_line=line)
            later = {of.rules.side_of(slot.seat) for slot in line[turn + 1 :] if slot.seat is not None}
            for cost in range(6):
                slots = tuple(name if at == cost else None for at, name in enumerate(state.builders.slots))
                only = replace(of, builders=replace(state.builders, slots=slots))
                for move in only.legal_moves():
                    if isinstance(move, Build | Bribe):
                        fact = told(only, move).get("denies")
                        assert fact is None or fact.args["side"] in later, (only, move)
                        told_of[fact is not None] += 1
    assert set(told_of) == {True, False}


def fits(land: set[tuple[int, int]], square: tuple[int, int]) -> bool:
    """Whether the land still fits in five by five with *square*."""
    return all(max(line) - min(line) < 5 for line in zip(*land, square, strict=True))


def holed(land: set[tuple[int, int]]) -> bool:
    """Whether a free square between the edges of the land has no free neighbour on which a domino could lie with it."""
    across, down = ({at[axis] for at in land} for axis in (0, 1))
    for x in range(min(across), max(across) + 1):
        for y in range(min(down), max(down) + 1):
            beside = [(x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)]
            if (x, y) not in land and not any(near not in land and fits(land, near) for near in beside):
                return True
    return False
