"""Any game, at a table without a line of its own code: what a seat knows as text, its moves as a list.

A table shows what ``observe`` and ``redact`` give, and nothing else, so that what is hidden stays
hidden. Those who only watch see the log and who is to move; when the game is over, everything.
"""

from __future__ import annotations

import sys
from collections.abc import Hashable, Sequence
from typing import Any

import msgspec

from demesne.games.base import Game, Outcome, Seat, State, Turn
from demesne.games.registry import GAMES
from demesne.games.words import lines_of
from demesne.server.family import Family, Step
from demesne.server.wire.log import Told
from demesne.server.wire.score_sheet import SheetView, sheet_of
from demesne.server.wire.shapes import OfferShape, PositionShape, RulesShape

__all__ = [
    "PlainChoice",
    "PlainOffer",
    "PlainOption",
    "PlainRules",
    "PlainSeen",
    "PlainSide",
    "PlainView",
]

HIDDEN = "?"
"""What is told of a move when seats know different parts of it."""


class PlainOption(msgspec.Struct):
    """An option of the game: its value here (null: it follows from the players) and what it does, in English."""

    name: str
    value: msgspec.Raw
    text: str


class PlainRules(RulesShape, tag="plain"):
    """Which game a table plays, for how many players, and all its options. ``sides`` lists the seats of each."""

    game: str
    players: int
    sides: list[list[int]]
    options: list[PlainOption]


class PlainSeen(msgspec.Struct):
    """What a ``seat`` of this browser's key sees, as lines of text; on a shared screen, only that seat should look."""

    seat: int
    lines: list[str]


class PlainSide(msgspec.Struct):
    """How a side ended: its ``seats``, its points, its rank (1, 1, 3 on a tie), what broke a tie (or empty)."""

    side: int
    seats: list[int]
    sheet: SheetView
    rank: int
    tie_break: str


class PlainView(PositionShape, tag="plain"):
    """A position as text. ``seen``: what each seat of this browser's key sees, none for a spectator.

    ``lines`` is what everybody may see: nothing while something may be hidden, the whole
    position when the game is over. ``plies`` counts moves and deals; ``sides`` is empty until it is over.
    """

    plies: int
    seen: list[PlainSeen]
    lines: list[str]
    sides: list[PlainSide]


class PlainChoice(msgspec.Struct):
    """A legal move and what to call it."""

    move: str
    label: str


class PlainOffer(OfferShape, tag="plain"):
    """Every legal move of the seat in turn."""

    moves: list[PlainChoice]


class Plain(Family[State[Any]]):
    """Answers for a position of any game."""

    shapes = (sys.modules[__name__],)
    events = ("moved", "dealt", "over")
    hides = True  # as far as it knows

    def rules(self, game: Game[Any], state: State[Any]) -> PlainRules:
        del state
        options = [
            PlainOption(option.name, _raw(game.options.get(option.name, option.default)), option.text)
            for option in GAMES[game.name].options
        ]
        return PlainRules(game.name, game.seats, [list(seats) for seats in game.sides], options)

    def view(self, state: State[Any], steps: Sequence[Step[State[Any]]], seats: Sequence[Seat]) -> PlainView:
        outcome = state.outcome()
        return PlainView(
            plies=len(steps),
            seen=[PlainSeen(seat, lines_of(state.observe(seat))) for seat in seats],
            lines=lines_of(state) if outcome else [],
            sides=_sides(outcome),
        )

    def offer(self, state: State[Any]) -> PlainOffer | None:
        seat = state.to_move
        if isinstance(seat, Turn):
            return None
        return PlainOffer(seat, [PlainChoice(str(move), str(move)) for move in state.observe(seat).legal_moves()])

    def tell(self, steps: Sequence[Step[State[Any]]]) -> list[Told]:
        told = [_told(step) for step in steps]
        over = any(step.after.to_move is Turn.OVER for step in steps)
        return [*told, Told("over")] if over else told

    def turn(self, state: State[Any]) -> Hashable:
        """Every position is a turn of its own: a move may have revealed something, so none is taken back."""
        return str(state)


def _sides(outcome: Outcome | None) -> list[PlainSide]:
    if outcome is None:
        return []
    return [
        PlainSide(at, list(side.seats), sheet_of(side.sheet), side.rank, side.tie_break)
        for at, side in enumerate(outcome.sides)
    ]


def _told(step: Step[State[Any]]) -> Told:
    """A move as everybody may know it; in full for a seat, if only that seat may know it so."""
    state, move = step.before, str(step.move)
    seat = None if isinstance(state.to_move, Turn) else state.to_move
    known = [state.redact(step.move, at) for at in range(state.seats)]
    code, less = "dealt" if seat is None else "moved", {text for text in known if text != move}
    if not less:
        return Told(code, seat, {"move": move}, (move,))
    knowing = [at for at, text in enumerate(known) if text == move]
    whose = knowing[0] if len(knowing) == 1 else seat
    told = less.pop() if len(less) == 1 else HIDDEN
    return Told(code, whose, {"move": told}, (move,), {"move": move} if whose in knowing else {})


def _raw(value: object) -> msgspec.Raw:
    return msgspec.Raw(msgspec.json.encode(value))
