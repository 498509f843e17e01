"""What a choice brings to the player who makes it: two positions compared.

Every figure is computed by the rules; the position before is counted once for all choices.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from demesne.games.base import Sheet
from demesne.games.queendomino.moves import Build, Claim, Place
from demesne.games.queendomino.position import Phase
from demesne.games.queendomino.state import State
from demesne.review.queendomino.worth import Growth, Prospect
from demesne.server.queendomino.shapes import BuildEffect, Change, ClaimEffect, Patch, PlaceEffect

__all__ = ["Brings", "effects"]

Brings = Mapping[str, PlaceEffect | BuildEffect | ClaimEffect]
"""What each choice brings, by its move."""


def effects(state: State) -> Brings:
    """What each placement, building or claim would bring; nothing at other steps, whose offers say it all."""
    match state.phase:
        case Phase.PLACE:
            return _placed(state)
        case Phase.BUILD:
            return _built(state)
        case Phase.CLAIM:
            return _claimed(state, [move for move in state.legal_moves() if isinstance(move, Claim)])
        case _:
            return {}


def _placed(state: State) -> Brings:
    """What each legal placement brings, found without placing anything."""
    moves = [move for move in state.legal_moves() if isinstance(move, Place)]
    if not moves:
        return {}
    prospect, domino = Prospect(state, state.side), state.in_hand
    return {str(move): _place(*prospect.laid(domino, move.first, move.second)) for move in moves}


def _place(grown: Sequence[Growth], others: dict[str, int]) -> PlaceEffect:
    total = sum(growth.won for growth in grown) + sum(others.values())
    return PlaceEffect([_change(growth) for growth in grown], others, total)


def _change(growth: Growth) -> Change:
    return Change(
        terrain=growth.terrain.value,
        before=[Patch(len(part.squares), part.crowns) for part in growth.parts],
        after=Patch(growth.squares, growth.crowns),
        points=growth.won,
    )


def _built(state: State) -> Brings:
    """What each tile brings where it may be built; that depends on the square only for a tile with crowns."""
    moves = [move for move in state.legal_moves() if isinstance(move, Build)]
    if not moves:
        return {}
    sheet, found, _ = state.column(state.side)
    at = {square: index for index, territory in enumerate(found) for square in territory.squares}
    made: dict[tuple[int, int | None], BuildEffect] = {}
    brings = {}
    for move in moves:
        alike = move.cost, at[move.square] if _has_crowns(state, move.cost) else None
        if alike not in made:
            made[alike] = _build(state, move, sheet)
        brings[str(move)] = made[alike]
    return brings


def _has_crowns(state: State, cost: int) -> bool:
    tile = state.builders.slots[cost]
    return tile is not None and state.rules.box.buildings[tile].crowns > 0


def _build(state: State, move: Build, sheet: Sheet) -> BuildEffect:
    """What building a tile brings to the side that has *sheet* now."""
    side = state.side
    after = state.acted(move)
    return BuildEffect(after.sheet(side).total - sheet.total, queen=after.queen == side and state.queen != side)


def _claimed(state: State, moves: Sequence[Claim]) -> Brings:
    """What each domino would bring where it counts most, if it were placed in the kingdom as it is now."""
    prospect, dominoes = Prospect(state, state.side), state.rules.box.dominoes[state.next_box]
    found = {str(move): prospect.best(dominoes[move.number]) for move in moves}
    return {move: ClaimEffect(worth.places, worth.points, place) for move, (worth, place) in found.items()}
