"""What speaks for a move, in facts that the rules have checked: points first."""

from __future__ import annotations

from collections.abc import Iterator

from demesne.games.queendomino.kingdom import Kingdom, place, placements, territories
from demesne.games.queendomino.moves import Build, Claim, Place, Tax, parse_move
from demesne.games.queendomino.state import State
from demesne.server.facts import Fact
from demesne.server.queendomino.offer import site_of, spot_of
from demesne.server.refusals import Args

__all__ = ["reasons"]


def reasons(state: State, move: str) -> list[Fact]:
    """What the legal *move* brings the seat to move; nothing where there is nothing to say."""
    match parse_move(move):
        case Place() as found:
            return list(_placed(state, found))
        case Tax() as found:
            side = state.side
            return [Fact("taxes", {"coins": state.apply(found).sides[side].coins - state.sides[side].coins})]
        case Build() as found:
            return list(_built(state, found))
        case Claim(number):
            return list(_claimed(state, number))
        case _:
            return []


def _placed(state: State, move: Place) -> Iterator[Fact]:
    spot = spot_of(state, move)
    for change in sorted(spot.changes, key=lambda change: -change.points):
        if change.points > 0:
            after = change.after
            args: Args = {"terrain": change.terrain, "squares": after.squares, "crowns": after.crowns}
            yield Fact("joins" if change.before else "starts", args | {"points": change.points})
    yield from (Fact("row", {"row": row, "points": points}) for row, points in spot.rows.items() if points > 0)
    kingdom, box = state.apply(move).sides[state.side].kingdom, state.rules.box.dominoes[state.next_box]
    line = [box[slot.number] for slot in state.next_line]
    if line and all(placements(kingdom, domino) for domino in line):
        yield Fact("room", {"count": len(line)})


def _built(state: State, move: Build) -> Iterator[Fact]:
    site = site_of(state, move)
    if site.points > 0:
        yield Fact("built", {"points": site.points})
    if site.queen:
        yield Fact("queen", {})


def _claimed(state: State, number: int) -> Iterator[Fact]:
    kingdom, domino = state.sides[state.side].kingdom, state.rules.box.dominoes[state.next_box][number]
    places = placements(kingdom, domino)
    if not places:
        yield Fact("nowhere", {})
        return
    best = max(_worth(place(kingdom, domino, *squares)) for squares in places) - _worth(kingdom)
    if best > 0:
        yield Fact("best", {"points": best})
    yield Fact("places", {"count": len(places)})


def _worth(kingdom: Kingdom) -> int:
    """The points of its territories, printed crowns only."""
    return sum(territory.points for territory in territories(kingdom))
