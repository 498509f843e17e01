"""What a review says in favour of a move, counted again: the board square by square, the means from the playouts."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from itertools import permutations
from types import MappingProxyType
from typing import Any

import numpy as np
from numpy.typing import NDArray

from demesne.games.grid import Square, neighbours
from demesne.games.queendomino.dominoes import Domino, Terrain
from demesne.games.queendomino.kingdom import Kingdom, place, placements
from demesne.games.queendomino.legality import kings_left
from demesne.games.queendomino.line import LineSlot, claim, claimed
from demesne.games.queendomino.moves import Bribe, Build, Claim, Tax, parse_move
from demesne.games.queendomino.position import Phase
from demesne.games.queendomino.state import State
from demesne.review.bank import MEASURING, Bank, leads

__all__ = ["Recount"]

Args = Mapping[str, Any]
_DEPTHS = 1, 4
_DIGITS = 0.05 + 1e-9
"""How far a number of one decimal may be from the one that it was rounded from."""


class Recount:
    """Counts again what a review said; *bank* has its record, judge and seed."""

    def __init__(self, bank: Bank) -> None:
        self._bank = bank

    def holds(self, choice: Mapping[str, Any], others: Mapping[int, str], code: str, args: Args) -> bool | None:
        """Whether a reason of *choice* is true; ``None`` where it is not known how to count it again.

        *others* has what the review found better, by ply, since a turn's later choices are part of what is compared.
        """
        state = self._bank.story.states[choice["ply"]]
        if code.startswith("why."):
            count = FACTS.get(code.removeprefix("why."))
            return count(state, choice["best"], args) if count and isinstance(state, State) else None
        ahead, after = self._ends(choice, others)
        side = self._bank.story.side_of(state.to_move)
        exact = choice["sure"] == "exact"
        trust = 1.0 if exact else self._bank.judge.trust(state)
        number = trust * self._number(ahead, after, code, args, side)
        return abs(number - float(args["points"])) <= _DIGITS

    def _number(self, ahead: NDArray[Any], after: NDArray[Any], code: str, args: Args, side: int) -> float:
        if code == "review.row":
            column = 2 + self._bank.judge.rows.index(args["row"])
            return float(ahead[:, column, side].mean() - after[:, column, side].mean())
        if code == "review.takes":
            return float(after[:, 1, args["side"]].mean() - ahead[:, 1, args["side"]].mean())
        lead = [leads(ends[:, 1])[:, side].mean() for ends in (ahead, after)]
        return float(lead[0] - lead[1])

    def _ends(self, choice: Mapping[str, Any], others: Mapping[int, str]) -> tuple[NDArray[Any], NDArray[Any]]:
        """How the game ends after the best move, and after the best of what came of the one that was played."""
        story, ply = self._bank.story, choice["ply"]
        turn = next(plies for plies in story.turns if ply in plies)
        later = [(each, others[each]) for each in turn if each > ply and each in others]
        places = (ply, choice["best"]), (later[0] if later else (story.ends[turn[-1]], ""))
        if choice["sure"] == "exact":
            solved = [self._bank.solved(each) for each in places]
            assert solved[0] is not None
            assert solved[1] is not None
            return solved[0][None], solved[1][None]
        depth, budget = list(zip(_DEPTHS, choice["budgets"], strict=False))[-1]
        seat, count = story.states[ply].to_move, max(2, budget // 4)
        ahead, after = (self._bank.ends(each, depth, MEASURING, count, seat) for each in places)
        return np.array(ahead), np.array(after)


# --- the board ------------------------------------------------------------------------


def _crowns(state: State, side: int, squares: set[Square]) -> int:
    kingdom = state.sides[side].kingdom
    tiles = [state.rules.box.buildings[name].crowns for at, name in kingdom.buildings.items() if at in squares]
    return sum(kingdom.land[at].crowns for at in squares) + sum(tiles)


def _region(kingdom: Kingdom, begin: Square, within: set[Square]) -> set[Square]:
    """All that is connected to *begin* and is of its terrain, among the squares *within*."""
    terrain, found, waiting = kingdom.land[begin].terrain, {begin}, [begin]
    while waiting:
        for near in neighbours(waiting.pop()):
            if near in within and near not in found and kingdom.land[near].terrain is terrain:
                found.add(near)
                waiting.append(near)
    return found


def _territory(state: State, move: str, args: Args, *, joined: bool) -> bool:
    """Whether a domino makes such a territory: with parts that lay there already, or without any."""
    side, after = state.side, state.apply(parse_move(move))
    has, had = after.sides[side].kingdom, set(state.sides[side].kingdom.land)
    begin = next(at for at in has.land if at not in had and has.land[at].terrain.value == args["terrain"])
    whole = _region(has, begin, set(has.land))
    left, before = whole & had, 0
    while left:
        part = _region(has, next(iter(left)), whole & had)
        before += len(part) * _crowns(state, side, part)
        left -= part
    crowns = _crowns(after, side, whole)
    told = (args["squares"], args["crowns"], args["points"])
    return told == (len(whole), crowns, len(whole) * crowns - before) and bool(whole & had) is joined


def _row(state: State, move: str, args: Args) -> bool:
    had, has = (each.sheet(state.side).points() for each in (state, state.apply(parse_move(move))))
    return bool(args["points"] == has[args["row"]] - had.get(args["row"], 0))


def _counted_crowns(state: State, move: str, args: Args) -> bool:
    found = parse_move(move)
    if isinstance(found, Claim):
        domino = _coming(state, found.number)
        return bool(args["count"] == domino.first.crowns + domino.second.crowns)
    has, had = state.apply(found), set(state.sides[state.side].kingdom.land)
    all_crowns = _crowns(has, state.side, set(has.sides[state.side].kingdom.land))
    return bool(args["count"] == all_crowns - _crowns(state, state.side, had))


def _sides(state: State, move: str, args: Args) -> bool:
    kingdom = state.apply(parse_move(move)).sides[state.side].kingdom
    castle = next(at for at, half in kingdom.land.items() if half.terrain is Terrain.CASTLE)
    free = [at for at in neighbours(castle) if at not in kingdom.land]
    wide = (max(max(line) - min(line) for line in zip(*kingdom.land, at, strict=True)) for at in free)
    return bool(args["count"] == sum(width < kingdom.size for width in wide))


def _room(state: State, move: str, args: Args) -> bool:
    kingdom = state.apply(parse_move(move)).sides[state.side].kingdom
    line = [_coming(state, slot.number) for slot in state.next_line]
    return args["count"] == len(line) and all(placements(kingdom, domino) for domino in line)


# --- the town -------------------------------------------------------------------------


def _coins(state: State, move: str, args: Args) -> bool:
    """By the knights that are sent, or by the most that can be sent to a domino once it lies."""
    side, after = state.side, state.apply(parse_move(move))
    ways = [after] if state.phase is Phase.TAX else [after.apply(m) for m in after.legal_moves() if isinstance(m, Tax)]
    return bool(args["coins"] == max(each.sides[side].coins for each in ways) - _coins_before(state, after))


def _coins_before(state: State, after: State) -> int:
    """The coins before knights collect any."""
    return (state if state.phase is Phase.TAX else after).sides[state.side].coins


def _total(state: State, move: str, args: Args) -> bool:
    had, has = (each.sheet(state.side).total for each in (state, state.apply(parse_move(move))))
    return bool(args["points"] == has - had)


def _queen(state: State, move: str, _: Args) -> bool:
    return state.queen != state.side == state.apply(parse_move(move)).queen


def _men(of: str) -> Callable[[State, str, Args], bool]:
    def more(state: State, move: str, args: Args) -> bool:
        had, has = (getattr(at.sides[state.side], of) for at in (state, state.apply(parse_move(move))))
        return bool(args["count"] == has - had)

    return more


# --- the line -------------------------------------------------------------------------


def _coming(state: State, number: int) -> Domino:
    return state.rules.box.dominoes[state.next_box][number]


def _gains(state: State, side: int, domino: Domino) -> list[int]:
    """The points of the score pad that *domino* brings *side*, laid everywhere."""
    own, had, found = state.sides[side], state.sheet(side).total, []
    for squares in placements(own.kingdom, domino):
        sides = list(state.sides)
        sides[side] = replace(own, kingdom=place(own.kingdom, domino, *squares))
        found.append(replace(state, sides=tuple(sides)).sheet(side).total - had)
    return found


def _claimed_gains(state: State, move: str) -> list[int]:
    found = parse_move(move)
    assert isinstance(found, Claim)
    return _gains(state, state.side, _coming(state, found.number))


def _order(state: State, move: str, args: Args) -> bool:
    """The latest place that any claims of the others lead to."""
    found, me = parse_move(move), -1
    assert isinstance(found, Claim)
    line = claim(state.next_line, found.number, me)
    left = [slot.number for slot in line if slot.seat is None]
    places = []
    for taken in permutations(left, state.rules.claims - (len(line) - len(left))):
        whole = line
        for number in taken:
            whole = claim(whole, number, -2)
        places.append(1 + [slot.seat for slot in claimed(whole)].index(me))
    return bool(args["order"] == max(places))


def _denies(state: State, move: str, args: Args) -> bool:
    """What a rival misses who has the best of all else."""
    found, side = parse_move(move), args["side"]
    if isinstance(found, Claim):
        if not any(kings_left(state, seat) for seat in state.rules.sides[side]):
            return False
        worths = {n: max(_gains(state, side, _coming(state, n)), default=0) for n in _free(state)}
        thing = found.number
    else:
        assert isinstance(found, Build | Bribe)
        worths, thing = _tiles(state, side), found.cost
    missed = worths[thing] - max((worths[each] for each in worths if each != thing), default=0)
    return bool(args["points"] == missed and side != state.side)


def _free(state: State) -> Iterator[int]:
    return (slot.number for slot in state.next_line if slot.seat is None)


def _tiles(state: State, side: int) -> dict[int, int]:
    """The most points that each tile would bring *side*, built wherever it may be, by its price."""
    seat = state.rules.sides[side][0]
    turn = replace(state, phase=Phase.BUILD, turn=0, this_line=(LineSlot(1, seat), LineSlot(2, seat)))
    had, most = state.sheet(side).total, dict[int, int]()
    for move in turn.legal_moves():
        if isinstance(move, Build):
            won = turn.apply(move).sheet(side).total - had
            most[move.cost] = max(won, most.get(move.cost, won))
    return most


FACTS: Mapping[str, Callable[[State, str, Args], bool]] = MappingProxyType(
    {
        "joins": lambda state, move, args: _territory(state, move, args, joined=True),
        "starts": lambda state, move, args: _territory(state, move, args, joined=False),
        "row": _row,
        "crowns": _counted_crowns,
        "sides": _sides,
        "room": _room,
        "tax": _coins,
        "taxes": _coins,
        "built": _total,
        "queen": _queen,
        "knights": _men("all_knights"),
        "towers": _men("towers"),
        "best": lambda state, move, args: args["points"] == max(_claimed_gains(state, move)),
        "places": lambda state, move, args: args["count"] == len(_claimed_gains(state, move)),
        "nowhere": lambda state, move, _: not _claimed_gains(state, move),
        "order": _order,
        "denies": _denies,
    }
)
"""How what the rules say in favour of a move is counted again."""
