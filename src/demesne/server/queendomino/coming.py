"""What may still come: dominoes and tiles that are not yet turned up, and how likely each is."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from demesne.games.base import Seat
from demesne.games.queendomino.dominoes import Domino, Terrain
from demesne.games.queendomino.scoring import LANDSCAPES
from demesne.games.queendomino.state import State
from demesne.review.queendomino.worth import Prospect
from demesne.server.knowing import Chance, Piece, Pile
from demesne.server.odds import any_of

__all__ = ["coming"]

STEPS = (1, 4, 8, 12)
"""Numbers of points that a domino may bring at least, as one may ask for them."""


def coming(state: State, seat: Seat | None) -> list[Pile]:
    """The dominoes of each box and the tiles, with what *seat* would like to know of them."""
    rules, dealt = state.rules, state.lines_dealt
    found = []
    for wait in range(min(len(rules.boxes), rules.rounds - dealt)):
        lines = len(range(dealt + wait, rules.rounds, len(rules.boxes)))
        found.append(_dominoes(state, (dealt + wait) % len(rules.boxes), wait, lines, seat))
    return [pile for pile in (*found, _tiles(state)) if pile.left]


def _dominoes(state: State, index: int, wait: int, lines: int, seat: Seat | None) -> Pile:
    """Those of a box of which *lines* lines will be laid, the first of them after *wait* others."""
    name = state.rules.boxes[index]
    box, left = state.rules.box.dominoes[name], sorted(state.undealt[index])
    drawn = min(state.rules.line, len(left))
    dominoes = [box[number] for number in left]
    each = any_of(1, len(left), drawn) if left else any_of(0, 0, 0)
    chances = [
        *_lands(box.values(), dominoes, drawn),
        *(_own(state, seat, dominoes, drawn) if seat is not None else ()),
    ]
    pieces = [Piece(str(number), 1, each) for number in left]
    return Pile(
        "line", {"box": name, "wait": wait}, len(left), 0, drawn, min(drawn * lines, len(left)), pieces, chances
    )


def _lands(printed: Iterable[Domino], left: Sequence[Domino], drawn: int) -> Iterator[Chance]:
    """Whether each landscape comes, also with crowns, as far as any are *printed*."""
    halves = {half for domino in printed for half in (domino.first, domino.second)}
    for terrain in LANDSCAPES:
        for crowns in sorted({half.crowns for half in halves if half.terrain is terrain}):
            wanted = sum(_shows(domino, terrain, crowns) for domino in left)
            yield Chance("half", {"terrain": terrain.value, "crowns": crowns}, any_of(wanted, len(left), drawn))


def _shows(domino: Domino, terrain: Terrain, crowns: int) -> bool:
    return any(half.terrain is terrain and half.crowns >= crowns for half in (domino.first, domino.second))


def _own(state: State, seat: Seat, left: Sequence[Domino], drawn: int) -> Iterator[Chance]:
    """Whether one comes that fits into the kingdom of *seat* as it stands, and one that brings so many points."""
    prospect = Prospect(state, state.rules.side_of(seat))
    worths = {(domino.first, domino.second): prospect.worth(domino) for domino in left}
    found = [worths[domino.first, domino.second] for domino in left]
    yield Chance("fits", {}, any_of(sum(worth.places > 0 for worth in found), len(left), drawn))
    for points in STEPS:
        if wanted := sum(worth.points >= points for worth in found):
            yield Chance("brings", {"points": points}, any_of(wanted, len(left), drawn))


def _tiles(state: State) -> Pile:
    """The building tiles; those that are drawn next fill the places that are empty by then."""
    builders = state.builders
    left = sum(builders.pile.values())
    drawn = min(left, sum(tile is None for tile in builders.slots)) if state.round < state.rounds else 0
    pieces = [Piece(tile, count, any_of(count, left, drawn)) for tile, count in sorted(builders.pile.items())]
    return Pile("tiles", {}, left, 0, drawn, left if state.round < state.rounds else 0, pieces, [])
