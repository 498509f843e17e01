"""The flow of a game: what each move changes, and what comes after it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, fields
from random import Random
from typing import final

from demesne.games.base import IllegalMove, Outcome, Seat, Turn, seat_in
from demesne.games.grid import Square
from demesne.games.queendomino import legality
from demesne.games.queendomino.box import PRINTED, Box
from demesne.games.queendomino.builders import (
    burn,
    free_slot,
    new_builders,
    no_builders,
    price,
    refresh,
    sell,
    turn_up,
)
from demesne.games.queendomino.kingdom import new_kingdom, place, territory_at
from demesne.games.queendomino.line import claim, claimed, deal
from demesne.games.queendomino.moves import (
    Bribe,
    Build,
    Claim,
    Deal,
    Discard,
    King,
    Pass,
    Place,
    QueendominoMove,
    Tax,
    Tile,
)
from demesne.games.queendomino.notation import format_position, parse_position
from demesne.games.queendomino.position import Phase, Position, Side
from demesne.games.queendomino.rules import Rules
from demesne.games.queendomino.scoring import rank
from demesne.games.replacing import replace
from demesne.games.words import format_seen, parse_seen

__all__ = ["Receipt", "State", "View", "new_state", "parse_state", "parse_view", "tax_receipt"]


@dataclass(frozen=True, slots=True)
class Receipt:
    """The coins that one knight collects: the territory and the two Safes' coins (rules 5)."""

    square: Square
    territory: int
    knight_safe: int
    tower_safe: int

    @property
    def coins(self) -> int:
        return self.territory + self.knight_safe + self.tower_safe


def tax_receipt(side: Side, square: Square, box: Box = PRINTED) -> Receipt:
    """What a knight placed on *square* collects for *side*, with the tiles of *box*.

    >>> from demesne.games.queendomino.diagram import parse_kingdom
    >>> tax_receipt(Side(parse_kingdom("CC W1 W."), coins=7, knights=1), (1, 0)).coins
    2
    """
    taxes = {box.buildings[building].tax for building in side.kingdom.buildings.values()}
    return Receipt(
        square,
        territory=len(territory_at(side.kingdom, square, box).squares),  # Rules 5.3
        knight_safe=side.all_knights if "knight" in taxes else 0,  # Rules 5.4
        tower_safe=side.towers if "tower" in taxes else 0,
    )


@dataclass(frozen=True, slots=True)
class View:
    """What a seat knows of a position: all of it, since the family hides nothing.

    The order of what is not yet dealt is not part of a position.
    """

    seat: Seat
    state: State

    @property
    def rules(self) -> Rules:
        return self.state.rules

    def legal_moves(self) -> Sequence[QueendominoMove]:
        return self.state.legal_moves() if self.state.to_move == self.seat else []

    def resample(self, rng: Random) -> State:  # noqa: ARG002
        """The position itself: there is nothing to guess."""
        return self.state

    def __str__(self) -> str:
        return format_seen(self.seat, str(self.state))


@final
@dataclass(frozen=True, slots=True)
class State(Position):
    """A position of the Queendomino family and its moves.

    >>> from demesne.games.queendomino.rules import kingdomino
    >>> state = new_state(kingdomino(4, {})).apply(Deal(17))
    >>> [slot.number for slot in state.next_line], len(state.legal_moves())
    ([17], 47)
    """

    def legal_moves(self) -> Sequence[QueendominoMove]:
        """Every legal move, sorted, ``pass`` last; at chance every possible deal."""
        return legality.legal_moves(self)

    def weights(self) -> Sequence[int]:
        """How many tiles of each possible kind are left; 1 for each domino; kings not yet drawn for each seat."""
        if self.phase is Phase.TILES:
            return [self.builders.pile[building] for building in sorted(self.builders.pile)]
        if self.phase is Phase.KING:
            return [legality.kings_left(self, move.seat) for move in self.legal_moves() if isinstance(move, King)]
        return [1] * len(self.in_next_box) if self.phase is Phase.LINE else []

    def observe(self, seat: Seat) -> View:
        return View(seat_in(self.seats, seat), self)

    def redact(self, move: QueendominoMove, seat: Seat) -> str:  # noqa: ARG002
        """The notation of *move*, all of it: nothing is hidden from any seat."""
        return str(move)

    def outcome(self) -> Outcome | None:
        """Sheets and ranks once the game is over, else ``None`` (rules 10, 11)."""
        if self.phase is not Phase.OVER:
            return None
        columns = [self.column(side) for side in range(len(self.sides))]
        return Outcome(rank(self.rules, columns))

    def apply(self, move: QueendominoMove) -> State:
        """The position after *move*. Raises ``IllegalMove`` with the reason."""
        if reason := legality.refusal(self, move):
            raise IllegalMove(move, reason)
        if isinstance(move, Tile | Deal | King):
            return _deal(self, move)
        if isinstance(move, Claim):
            return _claim(self, move.number)
        return _next_step(_act(self, move))

    def acted(self, move: Place | Build) -> State:
        """The position right after the legal *move*, before the game moves on to what can be done next."""
        return _act(self, move)

    def __str__(self) -> str:
        return format_position(self)


def new_state(rules: Rules) -> State:
    """The table laid under *rules*, with nothing turned up yet (rules 2).

    >>> from demesne.games.queendomino.rules import queendomino
    >>> new_state(queendomino(4, {})).phase.value
    'tiles'
    """
    side = Side(new_kingdom(rules.size), rules.coins, rules.knights)
    return State(
        rules=rules,
        phase=Phase.TILES if rules.town else Phase.LINE,
        round=0,
        sides=(side,) * len(rules.sides),
        this_line=(),
        next_line=(),
        turn=0,
        drawn=None,
        undealt=tuple(frozenset(rules.box.dominoes[box]) for box in rules.boxes),
        builders=new_builders(rules.box) if rules.town else no_builders(),
    )


def parse_state(text: str, rules: Rules) -> State:
    """The position written as *text*, played under *rules*. Raises ``NotationError``.

    >>> from demesne.games.queendomino.rules import queendomino
    >>> state = new_state(queendomino(4, {}))
    >>> parse_state(str(state), state.rules) == state
    True
    """
    position = parse_position(text, rules)
    return State(**{field.name: getattr(position, field.name) for field in fields(Position)})


def parse_view(text: str, rules: Rules) -> View:
    """What a seat knows, written as *text*, played under *rules*. Raises ``NotationError``.

    >>> from demesne.games.queendomino.rules import queendomino
    >>> seen = new_state(queendomino(4, {})).observe(2)
    >>> parse_view(str(seen), seen.rules).seat
    2
    """
    seat, known = parse_seen(text, rules.seats)
    return View(seat, parse_state(known, rules))


# --- deals ----------------------------------------------------------------------------


def _fill(state: State) -> State:
    """What is dealt next: tiles, then the line, then play (rules 2.3, 2.4, 3.6)."""
    if free_slot(state.builders) is not None:
        return replace(state, phase=Phase.TILES)
    if state.round < state.rules.rounds and len(state.next_line) < state.rules.line and state.in_next_box:
        return replace(state, phase=Phase.LINE)
    if not state.this_line:
        return replace(state, phase=Phase.KING)
    return replace(state, phase=Phase.PLACE)


def _deal(state: State, move: Tile | Deal | King) -> State:
    match move:
        case Tile(building):
            return _fill(replace(state, builders=turn_up(state.builders, building)))
        case Deal(number):
            line = deal(state.next_line, number)
            return _fill(replace(state, next_line=line, undealt=_without(state, number)))
        case King(seat):
            return replace(state, drawn=seat, phase=Phase.CLAIM)


def _without(state: State, number: int) -> tuple[frozenset[int], ...]:
    """The boxes after domino *number* has left the one that is dealt from."""
    turn = state.round % len(state.undealt)
    return tuple(box - {number} if i == turn else box for i, box in enumerate(state.undealt))


# --- a turn ---------------------------------------------------------------------------


def _act(state: State, move: Place | Discard | Tax | Build | Bribe | Pass) -> State:
    """What one of the steps A to D changes."""
    match move:
        case Place():
            return _place(state, move)
        case Tax(squares):
            return _tax(state, squares)
        case Build(cost, square):
            return _build(state, cost, square)
        case Bribe(cost):
            return _bribe(state, cost)
        case Discard() | Pass():
            return state


def _next_step(state: State) -> State:
    """The next step of the turn with a choice in it, or the next turn (rules 3.2, 3.3)."""
    steps = state.steps
    for phase in steps[steps.index(state.phase) + 1 :]:
        if legality.has_choice(state, phase):
            return replace(state, phase=phase)
    return _next_turn(state)


def _next_turn(state: State) -> State:
    state = replace(state, turn=state.turn + 1, placed=())
    if state.turn < len(state.this_line):
        return replace(state, phase=Phase.PLACE)
    return _next_round(state)


def _next_round(state: State) -> State:
    """The end of a round and what is dealt for the next one (rules 3.6, 3.7)."""
    if not state.next_line:
        return _next_game(state)
    return _fill(
        replace(
            state,
            round=state.round + 1,
            turn=0,
            this_line=claimed(state.next_line),  # Rules 3.4
            next_line=(),
            builders=refresh(state.builders),
        )
    )


def _next_game(state: State) -> State:
    """The end, or the next game of a dynasty (rules 13.7)."""
    if len(state.earlier) + 1 == state.rules.games:
        return replace(state, phase=Phase.OVER)
    played = (state.counted(side)[0] for side in range(len(state.sides)))
    points = tuple(tuple(sheet.points().values()) for sheet in played)
    return replace(new_state(state.rules), earlier=(*state.earlier, points))


def _with_side(state: State, side: Side) -> State:
    """*state* with *side* for the side to move."""
    index = state.side
    return replace(state, sides=(*state.sides[:index], side, *state.sides[index + 1 :]))


def _place(state: State, move: Place) -> State:  # Rules 4
    side = state.sides[state.side]
    kingdom = place(side.kingdom, state.in_hand, move.first, move.second)
    state = _with_side(state, replace(side, kingdom=kingdom))
    return replace(state, placed=(move.first, move.second))


def _tax(state: State, squares: tuple[Square, ...]) -> State:  # Rules 5
    side = state.sides[state.side]
    coins = sum(tax_receipt(side, square, state.rules.box).coins for square in squares)
    kingdom = replace(side.kingdom, knights=side.kingdom.knights | set(squares))
    knights = side.knights - len(squares)
    paid = replace(side, kingdom=kingdom, coins=side.coins + coins, knights=knights)
    return _with_side(state, paid)


def _build(state: State, cost: int, square: Square) -> State:  # Rules 6
    side = state.sides[state.side]
    name = state.builders.slots[cost]
    if name is None:
        raise ValueError(f"no tile in the slot of {cost}")
    building = state.rules.box.buildings[name]
    kingdom = replace(side.kingdom, buildings=side.kingdom.buildings.with_((square, name)))
    built = replace(
        side,
        kingdom=kingdom,
        coins=side.coins - price(cost, state.queen == state.side),  # Rules 7.3
        knights=side.knights + min(building.knights, _knights_left(state)),
        towers=side.towers + min(building.towers, _towers_left(state)),
    )
    state = _with_side(replace(state, builders=sell(state.builders, cost)), built)
    return _court(state) if built.towers > side.towers else state


def _knights_left(state: State) -> int:  # Rules 6.5
    return max(0, state.rules.knight_supply - sum(side.all_knights for side in state.sides))


def _towers_left(state: State) -> int:
    return max(0, state.rules.tower_supply - sum(side.towers for side in state.sides))


def _court(state: State) -> State:
    """The Queen comes to whoever reaches the most towers, ties included (rules 7.1)."""
    most = max(side.towers for side in state.sides)
    return replace(state, queen=state.side) if state.sides[state.side].towers == most else state


def _bribe(state: State, cost: int) -> State:  # Rules 8
    side = state.sides[state.side]
    state = replace(state, builders=burn(state.builders, cost))
    return _with_side(state, replace(side, coins=side.coins - legality.BRIBE_PRICE))


def _claim(state: State, number: int) -> State:  # Rules 9
    seat = state.to_move
    if isinstance(seat, Turn):
        raise ValueError("no seat is to move")
    state = replace(state, next_line=claim(state.next_line, number, seat))
    return _next_turn(state) if state.round else _next_setup_claim(state)


def _next_setup_claim(state: State) -> State:
    """The next king of the first line, or the second line (rules 2.5 to 2.7)."""
    state = replace(state, turn=state.turn + 1)
    if state.turn < state.rules.claims:
        phase = Phase.CLAIM if state.rules.one_two_one else Phase.KING
        return replace(state, phase=phase)
    return _next_round(replace(state, drawn=None))
