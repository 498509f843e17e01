"""What speaks for a move, in facts that the rules have checked: points first."""

from __future__ import annotations

from collections.abc import Iterator

from demesne.games.queendomino.kingdom import Kingdom, grown, place, placements, territories
from demesne.games.queendomino.line import latest
from demesne.games.queendomino.moves import Bribe, Build, Claim, Place, Tax, parse_move
from demesne.games.queendomino.position import Phase
from demesne.games.queendomino.rules import Rules
from demesne.games.queendomino.scoring import LANDSCAPES, ROWS
from demesne.games.queendomino.state import State
from demesne.review.facts import Fact, weighed
from demesne.review.queendomino.prospects import castle_sides, may_be_central, may_be_filled
from demesne.review.queendomino.worth import Prospect, denied, domino_worths, tile_worths

__all__ = ["facts"]

WORTH_DENYING = 3
"""From how many points on it is mentioned that a rival misses them."""
FEW_SIDES = 2
"""From how many free sides of the castle on it is mentioned that they stay free."""


def facts(state: State, move: str) -> list[Fact]:
    """What the legal *move* brings the seat to move; empty where there is nothing to say."""
    match parse_move(move):
        case Place() as found:
            return [*weighed(_joined(state, found)), *_laid(state, found)]
        case Tax() as found:
            return [Fact("taxes", {"coins": _earned(state, found)})]
        case Build() as found:
            return list(_built(state, found))
        case Bribe(cost):
            return list(_denied(state, f"slot {cost}"))
        case Claim(number):
            return list(_claimed(state, number))
        case _:
            return []


# --- a domino laid ------------------------------------------------------------------------


def _joined(state: State, move: Place) -> Iterator[Fact]:
    """The points of the territories that a domino makes, and of the other rows of the score pad."""
    box, kingdom = state.rules.box, state.sides[state.side].kingdom
    had, has = territories(kingdom, box), territories(_with(state, move), box)
    for new, old in grown(had, has, (move.first, move.second)):
        if (points := new.points - sum(part.points for part in old)) > 0:
            size = {"terrain": new.terrain.value, "squares": len(new.squares), "crowns": new.crowns}
            yield Fact("joins" if old else "starts", {**size, "points": points})
    rows = state.apply(move).sheet(state.side).since(state.sheet(state.side))
    yield from (Fact("row", {"row": row, "points": won}) for row, won in rows.items() if won > 0 and row in _OTHERS)


_OTHERS = {row for row in ROWS if row not in LANDSCAPES}
"""The rows that are not of a landscape."""


def _laid(state: State, move: Place) -> Iterator[Fact]:
    """What a domino brings besides points: crowns, coins to collect, and what stays possible."""
    had, has = state.sides[state.side].kingdom, _with(state, move)
    if crowns := state.in_hand.first.crowns + state.in_hand.second.crowns:
        yield Fact("crowns", {"count": crowns})
    if coins := _collectable(state.apply(move), state.side):
        yield Fact("tax", {"coins": coins})
    if left := _still_to_lay(state):
        yield from _possible(state.rules, had, has, left)
    line = [state.rules.box.dominoes[state.next_box][slot.number] for slot in state.next_line]
    if line and all(placements(has, domino) for domino in line):
        yield Fact("room", {"count": len(line)})


def _possible(rules: Rules, had: Kingdom, has: Kingdom, left: int) -> Iterator[Fact]:
    """What stays possible in the kingdom *has*, which was *had*, with *left* more dominoes."""
    if 0 < (sides := castle_sides(has)) <= FEW_SIDES and sides == castle_sides(had):
        yield Fact("sides", {"count": sides})
    if "middle_kingdom" in rules.bonuses and may_be_central(has, left, rules.centre):
        yield Fact("middle", {})
    if "harmony" in rules.bonuses and may_be_filled(has, left):
        yield Fact("filled", {"size": has.size})


def _with(state: State, move: Place) -> Kingdom:
    """The kingdom of the side to move once its domino lies."""
    return place(state.sides[state.side].kingdom, state.in_hand, move.first, move.second)


def _collectable(after: State, side: int) -> int:
    """The most coins that a single knight could collect on the domino just laid."""
    if after.phase is not Phase.TAX:
        return 0
    taxes = (move for move in after.legal_moves() if isinstance(move, Tax) and len(move.squares) == 1)
    return max((after.apply(move).sides[side].coins for move in taxes), default=0) - after.sides[side].coins


def _still_to_lay(state: State) -> int:
    """How many dominoes the side to move gets to lay after the one in hand, until the game ends."""
    seats = state.rules.sides[state.side]
    here = sum(slot.seat in seats for slot in state.this_line[state.turn + 1 :])
    return here + (state.rounds - state.round) * state.rules.kings * len(seats)


# --- the other steps of a turn --------------------------------------------------------------


def _earned(state: State, move: Tax) -> int:
    return state.apply(move).sides[state.side].coins - state.sides[state.side].coins


def _built(state: State, move: Build) -> Iterator[Fact]:
    side, after = state.side, state.apply(move)
    tile = state.rules.box.buildings[state.builders.slots[move.cost] or ""]
    if (points := after.sheet(side).total - state.sheet(side).total) > 0:
        yield Fact("built", {"points": points})
    if after.queen == side and state.queen != side:
        yield Fact("queen", {})
    for code, had, has in (
        ("knights", state.sides[side].all_knights, after.sides[side].all_knights),
        ("towers", state.sides[side].towers, after.sides[side].towers),
    ):
        if has > had:
            yield Fact(code, {"count": has - had})
    if tile.crowns:
        yield Fact("crowns", {"count": tile.crowns})
    yield from _denied(state, f"slot {move.cost}")


def _claimed(state: State, number: int) -> Iterator[Fact]:
    domino = state.rules.box.dominoes[state.next_box][number]
    worth = Prospect(state, state.side).worth(domino)
    if not worth.places:
        yield Fact("nowhere", {})
    if worth.points > 0:
        yield Fact("best", {"points": worth.points})
    yield from _denied(state, f"domino {number}")
    if crowns := domino.first.crowns + domino.second.crowns:
        yield Fact("crowns", {"count": crowns})
    yield Fact("order", {"order": latest(state.next_line, number, state.rules.claims)})
    if worth.places:
        yield Fact("places", {"count": worth.places})


def _denied(state: State, thing: str) -> Iterator[Fact]:
    """What the rival who would win most by *thing* misses, if that is worth mentioning."""
    worths = domino_worths(state) if thing.startswith("domino") else tile_worths(state)
    lost = {side: denied(worths, thing, side) for side in worths.get(thing, ()) if side != state.side}
    if lost and max(lost.values()) >= WORTH_DENYING:
        side = max(lost, key=lambda each: lost[each])
        yield Fact("denies", {"side": side, "points": lost[side]})
