"""What a choice changes at a table of Domaine: two positions compared.

It follows from what the seat knows, its view, and from a position that it could be in: what lies open is the same in
all such positions.
"""

from __future__ import annotations

from collections.abc import Iterator

from demesne.games.base import Seat
from demesne.games.domaine.board import Board
from demesne.games.domaine.cards import CARDS, Action
from demesne.games.domaine.domains import WORTH, Region, closing
from demesne.games.domaine.moves import Ally, Border, Desert, DomaineMove, Expand, Knight, Play, Step
from demesne.games.domaine.parts import begin, parts
from demesne.games.domaine.position import Phase, Position
from demesne.games.domaine.scoring import MONOPOLY_POINTS, score
from demesne.games.domaine.state import State, View
from demesne.games.domaine.terrain import Terrain
from demesne.games.grid import Square
from demesne.server.domaine.offers import DomainChange, Effect, Reach, ScoreChange, StrengthChange
from demesne.server.wire.score_sheet import ItemView

__all__ = ["domain_changes", "effect", "effects", "score_changes"]

WORTHS = {
    "forests": WORTH[Terrain.FOREST],
    "villages": WORTH[Terrain.VILLAGE],
    "city": WORTH[Terrain.CITY],
    "monopolies": MONOPOLY_POINTS,
}
"""Points for one of each thing that a row of the score pad counts."""


def effects(view: View) -> dict[str, Effect | Reach]:
    """Where each card of the hand could act, or what each part of the one being played would change.

    Keyed by move; what cannot be played or changes nothing is left out.
    """
    match view.position.phase:
        case Phase.ACT:
            return dict(_reaches(view)) if view.position.to_move == view.seat else {}
        case Phase.STEP:
            return dict(_changes(view))
        case _:
            return {}


def _reaches(view: View) -> Iterator[tuple[str, Reach]]:
    """What each playable card could do; cards of one symbol and price can do the same."""
    position, made = view.position, dict[tuple[Action, int], Reach | None]()
    for name in view.hand:
        card = CARDS[name]
        for action in sorted(card.parts) if card.price <= position.ducats[view.seat] else ():
            alike = action, 0 if action is Action.BORDERS else card.price  # no marker costs ducats of its own
            if alike not in made:
                made[alike] = _reach(begin(position, name, action, card.price, card.parts[action]))
            if reach := made[alike]:
                yield str(Play(name, action)), reach


def _reach(begun: Position) -> Reach | None:
    """Where the card that has been begun could act; ``None`` if nowhere, so that it cannot be played."""
    first = list(parts(begun))
    lines = [part.line for part in first if isinstance(part, Border)]
    squares = [] if lines else sorted({square for part in first for square in _touched(part)})
    return Reach(squares, lines) if first else None


def _touched(part: DomaineMove) -> list[Square]:
    """The square that shows where a part would act."""
    match part:
        case Knight(square) | Expand(_, square):
            return [square]
        case Desert(_, _, knight, _):
            return [knight]
        case Ally(_, target):
            return [target]
        case _:
            return []


def _changes(view: View) -> Iterator[tuple[str, Effect]]:
    state = State(view.position, view.position.held)  # whose cards need not be known: hands change no board
    found = ((str(part), _effect(state, part)) for part in _parts(view))
    yield from ((move, brings) for move, brings in found if not _plain(brings))


def _parts(view: View) -> list[Step]:
    """The parts that may still change something: no marker that closes no ring, no alliance."""
    moves, work = view.legal_moves(), view.position.work
    if work is None or work.action is not Action.BORDERS:
        return [move for move in moves if isinstance(move, Knight | Expand | Desert)]
    rings = set(closing(view.position.board.borders))
    return [move for move in moves if isinstance(move, Border) and move.line in rings]


def _effect(state: State, part: Step) -> Effect:
    return effect(state.position, state.acted(part), state.position.mover)


def effect(before: Position, after: Position, seat: Seat) -> Effect:
    """What changes for *seat* from *before* to *after*."""
    old, new = before.board, after.board
    same = old.regions == new.regions
    zones = set() if same else _zones(new) - _zones(old)
    lost = {square for square in zones if old.areas[square].owner is not None}
    return Effect(
        ducats=before.ducats[seat] - after.ducats[seat],
        scores=[] if same else score_changes(before, after),
        domains=[] if same else domain_changes(old, new),
        strengths=list(_strengths(old, new)),
        set=[] if new.borders is old.borders else sorted(new.borders - old.borders),
        removed=[] if new.borders is old.borders else sorted(old.borders - new.borders),
        zones=sorted(zones),
        cut=sorted(lost),
        kings=[] if same else _kings(after),
    )


def _plain(effect: Effect) -> bool:
    """Whether it changes nothing but a figure or a marker that now stands there."""
    return not (effect.ducats or effect.domains or effect.strengths or effect.removed or effect.zones)


def _zones(board: Board) -> set[Square]:
    return {square for region in board.regions if region.neutral for square in region.squares}


def _kings(position: Position) -> list[Seat]:
    """The seats that reach the king by the board's points; the ducats at the end do not count towards that."""
    return [seat for seat in range(position.seats) if score(position.board, seat).total >= position.rules.king]


# --- points -----------------------------------------------------------------------------------


def score_changes(before: Position, after: Position) -> list[ScoreChange]:
    """The seats whose scores change by what is on the board, row by row."""
    changes = (_score_change(before.board, after.board, seat) for seat in range(before.seats))
    return [change for change in changes if change.items]


def _score_change(before: Board, after: Board, seat: Seat) -> ScoreChange:
    old, new = score(before, seat), score(after, seat)
    items = [ItemView(row, points, {"count": points // WORTHS[row]}) for row, points in new.since(old).items()]
    return ScoreChange(seat, old.total, new.total, items)


# --- domains ------------------------------------------------------------------------------------


def domain_changes(before: Board, after: Board) -> list[DomainChange]:
    """The domains that arise, grow and shrink."""
    return [change for region in _domains(after) if (change := _domain_change(before.domain(region.castle), region))]


def _domains(board: Board) -> list[Region]:
    return sorted((region for region in board.regions if region.owner is not None), key=lambda region: region.castle)


def _domain_change(old: Region | None, new: Region) -> DomainChange | None:
    owner, squares = _owner(new), sorted(new.squares)
    if old is None:
        return DomainChange(new.castle, owner, "arises", squares, new.points)
    if old.squares == new.squares:
        return None
    grown = len(new.squares) > len(old.squares)
    return DomainChange(new.castle, owner, "grows" if grown else "shrinks", squares, new.points - old.points)


def _owner(domain: Region) -> Seat:
    if domain.owner is None:
        raise ValueError("a domain has an owner")
    return domain.owner


def _strengths(before: Board, after: Board) -> Iterator[StrengthChange]:
    """The domains with more or fewer of their owner's knights than before, including new ones that have any."""
    if before.knights is after.knights and before.regions is after.regions:
        return
    had, has = before.strengths, after.strengths
    for region in _domains(after):
        castle = region.castle
        was = had.get(castle, 0) if before.domain(castle) else 0
        if was != has.get(castle, 0):
            yield StrengthChange(castle, _owner(region), was, has.get(castle, 0))
