"""A position of Domaine as somebody may know it, field by field from what lies open and from their own hands."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from demesne.games.base import Seat, Sheet
from demesne.games.domaine.board import Board
from demesne.games.domaine.domains import Region
from demesne.games.domaine.moves import Ally, Border, Castle, Desert, DomaineMove, Expand, Knight
from demesne.games.domaine.position import Bond, Phase, Position
from demesne.games.domaine.scoring import MONOPOLY, mines, rank
from demesne.games.domaine.state import State, View
from demesne.games.domaine.terrain import MINES
from demesne.games.grid import Square
from demesne.server.domaine.shapes import (
    AllianceView,
    DomaineView,
    Edge,
    FigureView,
    HandView,
    LordView,
    PlacingView,
    PlayView,
    RegionView,
)
from demesne.server.family import Step
from demesne.server.wire.score_sheet import sheet_of

__all__ = ["marker_of", "position_view", "with_hands"]


def with_hands(everybody: DomaineView, views: Sequence[View]) -> DomaineView:
    """*everybody*'s view with the hands of *views* added: the seats of the person it is shown to."""
    return replace(everybody, hands=[HandView(view.seat, list(view.hand)) for view in views])


Known = tuple[Position, DomaineView]
"""A position that the table had earlier, and its view: the board is taken over while it is the same."""


def position_view(position: Position, steps: Sequence[Step[State]], known: Known | None = None) -> DomaineView:
    """*position*, which lies open, as everybody may see it: without any hand; *known* is an earlier one."""
    squares, edges, seat = _last(steps)
    board = position.board
    kept = known[1] if known and known[0].board is board else None
    return DomaineView(
        phase=position.phase.value,
        mover=None if position.phase in (Phase.DEAL, Phase.OVER) else position.mover,
        castles=kept.castles if kept else _figures(board, board.castles, known[1].castles if known else ()),
        knights=kept.knights if kept else _figures(board, board.knights, known[1].knights if known else ()),
        borders=kept.borders if kept else sorted(board.borders),
        borders_left=position.markers,
        regions=kept.regions if kept else _regions(board, known),
        alliances=[AllianceView(bond, marker_of(board, bond)) for bond in sorted(position.allied)],
        lords=_lords(position, known),
        neutral_knights=0 if position.rules.neutral is None else position.knights(position.rules.neutral),
        chancery=list(position.chancery),
        used=list(position.used),
        deck=sum(position.stacks.values()),
        deck_back=position.top or "",
        idle=position.idle,
        hands=[],
        play=_play(position),
        sold=position.sold,
        placing=_placing(position),
        last_squares=squares,
        last_edges=edges,
        last_seat=seat,
    )


# --- the land -----------------------------------------------------------------------------------


def _figures(board: Board, figures: dict[Square, Seat], seen: Sequence[FigureView]) -> list[FigureView]:
    """*figures* as they stand; those of which nothing has changed are taken over from *seen*."""
    known = {view.square: view for view in seen}
    views = (FigureView(square, colour, _domain_at(board, square)) for square, colour in sorted(figures.items()))
    return [before if (before := known.get(view.square)) == view else view for view in views]


def _domain_at(board: Board, square: Square) -> Square | None:
    region = board.areas.get(square)
    return None if region is None or region.owner is None else region.castle


def _regions(board: Board, known: Known | None) -> list[RegionView]:
    """The regions; those that are the same and have as many knights as before are taken over from *known*."""
    pairs = zip(known[0].board.regions, known[1].regions, strict=True) if known else ()
    seen = {id(region): view for region, view in pairs}  # they live on in the position that is known
    strengths = board.strengths
    found = []
    for region in board.regions:
        view, knights = seen.get(id(region)), 0 if region.owner is None else strengths.get(region.castle, 0)
        found.append(view if view is not None and view.knights == knights else _region(region, knights))
    return found


def _region(region: Region, knights: int) -> RegionView:
    owner = region.owner
    return RegionView(
        kind="zone" if region.neutral else "open" if owner is None else "domain",
        squares=sorted(region.squares),
        castle=None if owner is None else region.castle,
        owner=owner,
        knights=knights,
        points=region.points,
        forests=region.forests,
        villages=region.villages,
        city=region.cities,
        mines=[kind.value for kind, count in zip(MINES, region.mines, strict=True) for _ in range(count)],
    )


def marker_of(board: Board, bond: Bond) -> Edge | None:
    """The first border between two domains, to be shown turned; ``None`` if they no longer touch."""
    one, other = (board.domain(castle) for castle in bond)
    between = (line for line in sorted(board.borders) if {board.areas[at] for at in line} == {one, other})
    return next(between, None)


# --- who owns what --------------------------------------------------------------------------------


def _lords(position: Position, known: Known | None) -> list[LordView]:
    if position.phase is Phase.OVER or known is None or known[0].phase is Phase.OVER:
        return _ranked(position)
    before, seen = known
    same = before.board is position.board
    return [
        seen.lords[seat] if same and _has_same(before, position, seat) else _lord(position, seat, position.sheet(seat))
        for seat in range(position.seats)
    ]


def _has_same(one: Position, other: Position, seat: Seat) -> bool:
    """Whether *seat* has the same ducats and cards in both."""
    return one.ducats[seat] == other.ducats[seat] and one.held[seat] == other.held[seat]


def _ranked(position: Position) -> list[LordView]:
    sheets = [position.sheet(seat) for seat in range(position.seats)]
    over = position.phase is Phase.OVER
    ends = rank(position.rules, sheets, position.ducats, position.reached) if over else ()
    lords = [_lord(position, seat, sheet) for seat, sheet in enumerate(sheets)]
    for lord, end in zip(lords, ends, strict=False):
        lord.rank, lord.tie_break = end.rank, end.tie_break
    return lords


def _lord(position: Position, seat: Seat, sheet: Sheet) -> LordView:
    board = position.board
    counts = {kind.value: count for kind, count in zip(MINES, mines(board, seat), strict=True) if count}
    return LordView(
        seat=seat,
        ducats=position.ducats[seat],
        knights=position.knights(seat),
        castles=position.rules.castles - sum(owner == seat for owner in board.castles.values()),
        score=sheet.total,
        sheet=sheet_of(sheet),
        income=len(counts),
        mines=counts,
        monopolies=[kind for kind, count in counts.items() if count >= MONOPOLY],
        held=list(position.held[seat]),
    )


# --- the turn ---------------------------------------------------------------------------------------


def _play(position: Position) -> PlayView | None:
    work = position.work
    if work is None:
        return None
    return PlayView(work.card, work.action.value, work.left + work.done, work.left, work.castle)


def _placing(position: Position) -> PlacingView | None:
    if position.phase is Phase.CASTLE or position.phase is Phase.KNIGHT:
        return PlacingView(position.colour, position.castle)
    return None


def _last(steps: Sequence[Step[State]]) -> tuple[list[Square], list[Edge], Seat | None]:
    """Where something was last done in the last turn that changed the land, and whose turn that was."""
    recent: list[Step[State]] = []
    for step in reversed(steps[-RECENT:]):
        if recent and step.before.position.turn != recent[0].before.position.turn:
            break
        if isinstance(step.move, ON_THE_LAND):
            recent.append(step)
    places = [_places(step.move) for step in reversed(recent)]
    mover = recent[0].before.position.mover if recent else None
    return [at for squares, _ in places for at in squares], [line for _, lines in places for line in lines], mover


RECENT = 64
"""How many moves are searched for the last one on the land: more than a round of selling and refilling."""


ON_THE_LAND = Castle, Knight, Expand, Border, Desert, Ally


def _places(move: DomaineMove) -> tuple[list[Square], list[Edge]]:
    match move:
        case Castle(square) | Knight(square) | Expand(_, square):
            return [square], []
        case Border(line):
            return [], [line]
        case Desert(_, _, knight, square):
            return [knight, square], []
        case Ally(castle, target):
            return [castle, target], []
        case _:
            return [], []
