"""What a choice brings to whoever makes it: two positions compared.

Every figure is computed by the rules; the position before is counted once for all choices.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from demesne.games.base import Sheet
from demesne.games.queendomino.kingdom import Territory, grown, territories_since
from demesne.games.queendomino.moves import Build, Claim, Place
from demesne.games.queendomino.scoring import LANDSCAPES
from demesne.games.queendomino.state import State
from demesne.review.queendomino.worth import Prospect
from demesne.server.queendomino.shapes import BuildEffect, Change, ClaimEffect, Patch, PlaceEffect

__all__ = ["Brings", "effects"]

Brings = Mapping[str, PlaceEffect | BuildEffect | ClaimEffect]
"""What each choice brings, by its move."""


def effects(state: State) -> Brings:
    """What each placement, building or claim would bring; nothing at other steps, whose offers say it all."""
    legal = state.legal_moves()
    if claims := [move for move in legal if isinstance(move, Claim)]:
        return _claimed(state, claims)
    moves = [move for move in legal if isinstance(move, Place | Build)]
    if not moves:
        return {}
    sheet, had, _ = state.column(state.side)
    return {
        str(move): _placed(state, move, sheet, had) if isinstance(move, Place) else _built(state, move, sheet)
        for move in moves
    }


def _placed(state: State, move: Place, sheet: Sheet, had: Sequence[Territory]) -> PlaceEffect:
    """What a legal placement brings to whoever has *sheet* and the territories *had* now."""
    side, after, laid = state.side, state.acted(move), (move.first, move.second)
    known = territories_since(had, after.sides[side].kingdom, laid, state.rules.box)
    column, has, _ = after.column(side, known)
    growths = grown(had, has, laid)
    rows = column.since(sheet)
    others = {row: points for row, points in rows.items() if row not in LANDSCAPES}
    return PlaceEffect([_change(new, old) for new, old in growths], others, sum(rows.values()))


def _change(new: Territory, old: Sequence[Territory]) -> Change:
    return Change(
        terrain=new.terrain.value,
        before=[Patch(len(territory.squares), territory.crowns) for territory in old],
        after=Patch(len(new.squares), new.crowns),
        points=new.points - sum(territory.points for territory in old),
    )


def _built(state: State, move: Build, sheet: Sheet) -> BuildEffect:
    """What building a tile brings to whoever has *sheet* now."""
    side = state.side
    after = state.acted(move)
    return BuildEffect(after.sheet(side).total - sheet.total, queen=after.queen == side and state.queen != side)


def _claimed(state: State, moves: Sequence[Claim]) -> Brings:
    """What each domino would bring where it counts most, were it laid into the kingdom as it is now."""
    prospect, dominoes = Prospect(state, state.side), state.rules.box.dominoes[state.next_box]
    found = {str(move): prospect.best(dominoes[move.number]) for move in moves}
    return {move: ClaimEffect(worth.places, worth.points, place) for move, (worth, place) in found.items()}
