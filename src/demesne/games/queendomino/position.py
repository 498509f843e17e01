"""What a position consists of, and the questions about it that need no move."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from demesne.games.base import Seat, Sheet, Turn
from demesne.games.grid import Square
from demesne.games.queendomino.builders import Builders
from demesne.games.queendomino.dominoes import DOMINOES
from demesne.games.queendomino.kingdom import Kingdom, Territory
from demesne.games.queendomino.line import Line
from demesne.games.queendomino.rules import Rules
from demesne.games.queendomino.scoring import Holdings, score_kingdom

__all__ = ["CHANCE_PHASES", "STEPS", "Phase", "Position", "Side"]


class Phase(StrEnum):
    """What is to be done: three kinds of deal, the steps of a turn, the end."""

    TILES = "tiles"
    LINE = "line"
    KING = "king"
    PLACE = "place"
    TAX = "tax"
    BUILD = "build"
    BRIBE = "bribe"
    CLAIM = "claim"
    OVER = "over"


CHANCE_PHASES = (Phase.TILES, Phase.LINE, Phase.KING)
STEPS = (Phase.PLACE, Phase.TAX, Phase.BUILD, Phase.BRIBE, Phase.CLAIM)
"""The steps A to E of a turn in their order (rules 3.2)."""


@dataclass(frozen=True, slots=True)
class Side:
    """What a side owns. ``knights`` are those not yet set on land."""

    kingdom: Kingdom
    coins: int
    knights: int
    towers: int = 0

    @property
    def all_knights(self) -> int:
        return self.knights + len(self.kingdom.knights)


@dataclass(frozen=True, slots=True)
class Position:
    """Everything on the table.

    ``round`` is 0 during set-up. ``this_line`` holds the claimed dominoes of
    this round, ``turn`` counts those already played (in set-up: the claims
    made); ``next_line`` is dealt and claimed. ``drawn`` is the seat whose king
    was drawn last in set-up. ``undealt`` are the dominoes still in the box.
    ``queen`` is the side that hosts her. ``placed`` are the squares of the
    domino just laid, none after a discard.
    """

    rules: Rules
    phase: Phase
    round: int
    sides: tuple[Side, ...]
    this_line: Line
    next_line: Line
    turn: int
    drawn: Seat | None
    undealt: frozenset[int]
    builders: Builders
    queen: int | None = None
    placed: tuple[Square, ...] = ()

    @property
    def seats(self) -> int:
        return self.rules.seats

    @property
    def rounds(self) -> int:
        """Rounds in the whole game (rules 3.7)."""
        return len(DOMINOES) // self.rules.line

    @property
    def to_move(self) -> Seat | Turn:
        if self.phase is Phase.OVER:
            return Turn.OVER
        if self.phase in CHANCE_PHASES:
            return Turn.CHANCE
        return self._claimer() if self.round == 0 else self._player()

    def _player(self) -> Seat:  # Rules 3.1
        seat = self.this_line[self.turn].seat
        if seat is None:
            raise ValueError("a domino of this round has no king")
        return seat

    def _claimer(self) -> Seat:
        """Who sets a king in set-up (rules 2.5; two players 1-2-1, rules 2.6)."""
        if self.drawn is None:
            raise ValueError("no king is drawn")
        if self.rules.kings == 2 and self.turn in (1, 2):
            return 1 - self.drawn
        return self.drawn

    @property
    def side(self) -> int:
        """The side of the seat to move. Raises ``ValueError`` when no seat is."""
        seat = self.to_move
        if isinstance(seat, Turn):
            raise ValueError("no seat is to move")
        return self.rules.side_of(seat)

    def holdings(self, side: int) -> Holdings:
        """What *side* owns beside its kingdom."""
        own = self.sides[side]
        return Holdings(own.coins, own.all_knights, own.towers, self.queen == side)

    def column(self, side: int) -> tuple[Sheet, list[Territory], Holdings]:
        """The score pad's column of *side* as if the game ended now."""
        holdings = self.holdings(side)
        return *score_kingdom(self.sides[side].kingdom, holdings), holdings

    def sheet(self, side: int) -> Sheet:
        """The running score of *side*."""
        return self.column(side)[0]
