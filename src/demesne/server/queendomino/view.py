"""A position of the Queendomino family as the page shows it, field by field from public facts."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import takewhile

from msgspec.structs import replace

from demesne.games.base import Outcome, Seat, Sheet, Turn
from demesne.games.grid import Square
from demesne.games.queendomino.box import PRINTED
from demesne.games.queendomino.builders import COSTS, price
from demesne.games.queendomino.dominoes import Domino
from demesne.games.queendomino.kingdom import Kingdom, largest
from demesne.games.queendomino.line import Line, LineSlot, earliest, latest
from demesne.games.queendomino.moves import Build, Discard, Place
from demesne.games.queendomino.position import Phase
from demesne.games.queendomino.rules import Rules
from demesne.games.queendomino.state import State
from demesne.server.family import Step
from demesne.server.queendomino.rules import building_view, domino_view
from demesne.server.queendomino.shapes import (
    BuildersView,
    BuildingView,
    DominoView,
    LandView,
    LineSlotView,
    QueendominoView,
    SideView,
    SlotView,
)
from demesne.server.wire.score_sheet import SheetView, sheet_of

__all__ = ["land_of", "land_view", "position_view", "sheet_view"]


TOWN_ROWS = frozenset({"wealth", "town", "queen", "buildings"})
"""Rows of the score pad that only a game with a town has (rules 13.3)."""


Known = tuple[State, QueendominoView]
"""A position that the table had earlier, and its view: parts of it are taken over."""


def position_view(state: State, steps: Sequence[Step[State]], known: Known | None = None) -> QueendominoView:
    """Everything that everybody may see of *state*; *steps* led to it, and *known* is an earlier position."""
    outcome = state.outcome()
    steps = this_game(state, steps)
    last = next((step for step in reversed(steps) if isinstance(step.move, Place)), None)
    return QueendominoView(
        round=state.round,
        rounds=state.rounds,
        phase=state.phase.value,
        steps=[step.value for step in state.steps],
        size=state.rules.size,
        sides=[
            _kept(state, side, known) or _side(state, side, _land(state, side, steps, known), outcome)
            for side in range(len(state.sides))
        ],
        this_line=_this_line(state, known),
        next_line=_next_line(state, known),
        builders=_builders(state, steps, known),
        buildings=known[1].buildings if known and known[0].rules is state.rules else _buildings(state),
        undealt=_undealt(state, known),
        hand=domino_view(state.in_hand) if state.phase is Phase.PLACE else None,
        last_squares=[last.move.first, last.move.second] if last else [],
        last_side=last.before.side if last else None,
        game=len(state.earlier) + 1,
        this_box=state.this_box,
        next_box=state.next_box,
        discarded=[domino_view(step.before.in_hand) for step in steps if isinstance(step.move, Discard)],
    )


def this_game(state: State, steps: Sequence[Step[State]]) -> Sequence[Step[State]]:
    """Those of *steps* that belong to the current game of a dynasty (rules 13.7)."""
    if not state.earlier:
        return steps
    return [step for step in steps if len(step.before.earlier) == len(state.earlier)]


def _buildings(state: State) -> list[BuildingView]:
    """What is printed on the tiles that this table plays with; none without a town."""
    box = state.rules.box
    tiles = box.buildings.values() if state.rules.town else ()
    return [building_view(tile, checked=box != PRINTED) for tile in tiles]


def _undealt(state: State, known: Known | None) -> list[DominoView]:
    if known and known[0].undealt is state.undealt:
        return known[1].undealt
    return [domino_view(domino) for domino in state.left]


# --- sides -------------------------------------------------------------------------------


def _kept(state: State, side: int, known: Known | None) -> SideView | None:
    """The view of *side* from before, if nothing has happened to it since."""
    if known is None:
        return None
    before, seen = known
    if Phase.OVER in (before.phase, state.phase) or before.rules is not state.rules:
        return None
    same = before.sides[side] is state.sides[side] and before.earlier is state.earlier
    return seen.sides[side] if same and (before.queen == side) == (state.queen == side) else None


def _side(state: State, side: int, land: list[LandView], outcome: Outcome | None) -> SideView:
    own = state.sides[side]
    sheet, found, _ = state.column(side)
    home, end = largest(found), outcome.sides[side] if outcome else None
    return SideView(
        side=side,
        seats=list(state.rules.sides[side]),
        coins=own.coins,
        knights=own.knights,
        knights_all=own.all_knights,
        towers=own.towers,
        queen=state.queen == side,
        size=own.kingdom.size,
        land=land,
        sheet=sheet_view(sheet, state.rules),
        rank=end.rank if end else None,
        tie_break=end.tie_break if end else "",
        largest=len(home.squares) if home else 0,
        earlier=[sum(game[side]) for game in state.earlier],
    )


def _land(state: State, side: int, steps: Sequence[Step[State]], known: Known | None) -> list[LandView]:
    """The land of *side*; squares at which nothing has changed are taken over."""
    kingdom = state.sides[side].kingdom
    if known is None:
        return land_view(kingdom, _laid(side, steps))
    before, seen = known[0].sides[side].kingdom, known[1].sides[side].land
    if before is kingdom:
        return seen
    if before.land is kingdom.land:
        return [_as_now(square, kingdom) for square in seen]
    for step in steps[-1:]:
        between = step.before.sides[side].kingdom, step.after.sides[side].kingdom
        if isinstance(step.move, Place) and between == (before, kingdom):
            laid = dict.fromkeys((step.move.first, step.move.second), step.move.number)
            more = [_square(kingdom, square, laid) for square in laid]
            return sorted([*seen, *more], key=lambda view: (view.y, view.x))
    return land_view(kingdom, _laid(side, steps))


def _as_now(square: LandView, kingdom: Kingdom) -> LandView:
    """*square*, on which only what was put there may have changed."""
    at = square.x, square.y
    building, knight = kingdom.buildings.get(at), at in kingdom.knights
    same = (square.building, square.knight) == (building, knight)
    return square if same else replace(square, building=building, knight=knight)


def _laid(side: int, steps: Sequence[Step[State]]) -> dict[Square, int]:
    """The number of the domino on each square of *side*."""
    laid: dict[Square, int] = {}
    for step in steps:
        if isinstance(step.move, Place) and step.before.sides[side] is not step.after.sides[side]:
            laid[step.move.first] = laid[step.move.second] = step.move.number
    return laid


def _mover_side(state: State) -> int | None:
    return None if isinstance(state.to_move, Turn) else state.rules.side_of(state.to_move)


def land_of(state: State, steps: Sequence[Step[State]], seat: Seat) -> list[LandView]:
    """The land of the side that *seat* plays for."""
    side = state.rules.side_of(seat)
    return land_view(state.sides[side].kingdom, _laid(side, this_game(state, steps)))


def land_view(kingdom: Kingdom, laid: Mapping[Square, int]) -> list[LandView]:
    """The squares of *kingdom*, row by row; *laid* has the domino on each."""
    return [_square(kingdom, square, laid) for square in sorted(kingdom.land, key=lambda at: (at[1], at[0]))]


def _square(kingdom: Kingdom, square: Square, laid: Mapping[Square, int]) -> LandView:
    half = kingdom.land[square]
    return LandView(
        x=square[0],
        y=square[1],
        terrain=half.terrain.value,
        crowns=half.crowns,
        domino=laid.get(square, 0),
        building=kingdom.buildings.get(square),
        knight=square in kingdom.knights,
    )


def sheet_view(sheet: Sheet, rules: Rules) -> SheetView:
    """A column of the score pad with the reason of each point; only the rows that *rules* score."""
    return sheet_of(sheet, frozenset(row.name for row in sheet.rows if _is_scored(row.name, rules)))


def _is_scored(row: str, rules: Rules) -> bool:
    if row == "bonuses":
        return bool(rules.bonuses)
    return rules.town or row not in TOWN_ROWS


# --- lines and builders --------------------------------------------------------------------


def _this_line(state: State, known: Known | None) -> list[LineSlotView]:
    playing, over = _is_played(state), state.phase is Phase.OVER
    if known and known[0].this_line is state.this_line and known[0].turn == state.turn:
        before = known[0]
        if (_is_played(before), before.phase is Phase.OVER, before.this_box) == (playing, over, state.this_box):
            return known[1].this_line
    slots = enumerate(state.this_line)
    return [_slot(state, slot, index, playing=playing, over=over) for index, slot in slots]


def _is_played(state: State) -> bool:
    return not isinstance(state.to_move, Turn)


def _next_line(state: State, known: Known | None) -> list[LineSlotView]:
    if known and known[0].next_line is state.next_line and known[0].next_box == state.next_box:
        return known[1].next_line
    dominoes, claims = state.rules.box.dominoes[state.next_box], state.rules.claims
    return [_claimable(dominoes[slot.number], slot, state.next_line, claims) for slot in state.next_line]


def _claimable(domino: Domino, slot: LineSlot, line: Line, claims: int) -> LineSlotView:
    order = latest(line, slot.number, claims)
    sure = order == earliest(line, slot.number, claims)
    return LineSlotView(domino_view(domino), slot.seat, order, sure)


def _slot(state: State, slot: LineSlot, index: int, *, playing: bool, over: bool) -> LineSlotView:
    return LineSlotView(
        domino_view(state.rules.box.dominoes[state.this_box][slot.number]),
        slot.seat,
        index + 1,
        sure=True,
        done=over or index < state.turn,
        current=playing and index == state.turn,
    )


def _builders(state: State, steps: Sequence[Step[State]], known: Known | None) -> BuildersView:
    if not state.rules.town:
        return BuildersView([], 0, dragon_home=True)
    hosts = _hosts(state)
    if known and known[0].builders is state.builders and _same_time(known[0], state) and _hosts(known[0]) == hosts:
        return known[1].builders
    round_ = takewhile(lambda step: step.before.round == state.round, reversed(steps))
    sold = {step.move.cost for step in round_ if isinstance(step.move, Build)}
    slots = [_builders_slot(state, cost, cost in sold, price(cost, hosts)) for cost in reversed(COSTS)]
    return BuildersView(slots, sum(state.builders.pile.values()), state.builders.dragon_home)


def _hosts(state: State) -> bool:
    """Whether the Queen is with the side to move."""
    return _mover_side(state) is not None and state.queen == state.side


def _same_time(one: State, other: State) -> bool:
    """Whether two positions are of the same round of the same game."""
    return one.round == other.round and len(one.earlier) == len(other.earlier)


def _builders_slot(state: State, cost: int, sold: bool, asked: int) -> SlotView:
    tile = state.builders.slots[cost]
    if tile is not None:
        return SlotView(cost, asked, "sale", tile)
    if state.builders.burnt == cost:
        return SlotView(cost, asked, "burnt")
    return SlotView(cost, asked, "sold" if sold else "empty")
