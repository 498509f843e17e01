"""What a position consists of, and the questions about it that need no move."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from demesne.games.base import Seat, Sheet, Turn
from demesne.games.grid import Square
from demesne.games.queendomino.builders import Builders
from demesne.games.queendomino.dominoes import Domino
from demesne.games.queendomino.kingdom import Kingdom, Territory
from demesne.games.queendomino.line import Line
from demesne.games.queendomino.rules import Rules
from demesne.games.queendomino.scoring import Holdings, add_up, score_kingdom
from demesne.games.recent import Recent

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


_COUNTED: Recent[tuple[Sheet, list[Territory]]] = Recent()
"""What kingdoms are worth, as ``Position.counted`` found it."""
CHANCE_PHASES = (Phase.TILES, Phase.LINE, Phase.KING)
STEPS = (Phase.PLACE, Phase.TAX, Phase.BUILD, Phase.BRIBE, Phase.CLAIM)
"""The steps A to E of a turn in their order (rules 3.2)."""


@dataclass(frozen=True, slots=True)
class Side:
    """What a side owns. ``knights`` are those not yet placed on land."""

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
    made); ``next_line`` is being dealt or claimed. ``drawn`` is the seat whose king
    was drawn last in set-up. ``undealt`` are the dominoes still in each box.
    ``queen`` is the side that hosts her. ``placed`` are the squares of the
    domino just laid, none after a discard. ``earlier`` are the points of the
    games already played, by side and row.
    """

    rules: Rules
    phase: Phase
    round: int
    sides: tuple[Side, ...]
    this_line: Line
    next_line: Line
    turn: int
    drawn: Seat | None
    undealt: tuple[frozenset[int], ...]
    builders: Builders
    queen: int | None = None
    placed: tuple[Square, ...] = ()
    earlier: tuple[tuple[tuple[int, ...], ...], ...] = ()

    @property
    def seats(self) -> int:
        return self.rules.seats

    @property
    def rounds(self) -> int:
        """Rounds in the whole game (rules 3.7)."""
        return self.rules.rounds

    @property
    def lines_dealt(self) -> int:
        """How many lines have been dealt or begun."""
        return self.round + bool(self.next_line)

    @property
    def this_box(self) -> str:
        """The box that this round's line came from: the boxes take turns (rules 14.2)."""
        return self.rules.boxes[(self.round - 1) % len(self.rules.boxes)]

    @property
    def next_box(self) -> str:
        """The box of the line that is dealt and claimed."""
        return self.rules.boxes[self.round % len(self.rules.boxes)]

    @property
    def in_next_box(self) -> frozenset[int]:
        """The dominoes that the next deal may turn up."""
        return self.undealt[self.round % len(self.rules.boxes)]

    @property
    def left(self) -> tuple[Domino, ...]:
        """All dominoes not yet dealt, box by box in ascending order."""
        boxes = zip(self.rules.boxes, self.undealt, strict=True)
        return tuple(self.rules.box.dominoes[box][number] for box, numbers in boxes for number in sorted(numbers))

    @property
    def in_hand(self) -> Domino:
        """The domino that is to be laid now."""
        return self.rules.box.dominoes[self.this_box][self.this_line[self.turn].number]

    @property
    def steps(self) -> tuple[Phase, ...]:
        """The steps that a turn has now, in their order (rules 3.2).

        In set-up there are only claims (rules 2.5); without a town, a turn is
        placing and claiming (rules 13.3); in the last round nothing is left to
        claim (rules 3.7).
        """
        if self.phase is Phase.OVER:
            return ()
        if self.round == 0:
            return (Phase.CLAIM,)
        steps = STEPS if self.rules.town else (Phase.PLACE, Phase.CLAIM)
        return steps[:-1] if self.round == self.rounds else steps

    @property
    def to_move(self) -> Seat | Turn:
        if self.phase is Phase.OVER:
            return Turn.OVER
        if self.phase in CHANCE_PHASES:
            return Turn.CHANCE
        if self.round == 0:
            return self._claimer()
        seat = self.this_line[self.turn].seat  # Rules 3.1
        if seat is None:
            raise ValueError("a domino of this round has no king")
        return seat

    def _claimer(self) -> Seat:
        """The seat that places a king in set-up (rules 2.5; two players 1-2-1, rules 2.6)."""
        if self.drawn is None:
            raise ValueError("no king is drawn")
        if self.rules.one_two_one and self.turn in (1, 2):
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
        """What *side* owns besides its kingdom."""
        own = self.sides[side]
        return Holdings(own.coins, own.all_knights, own.towers, self.queen == side)

    def counted(self, side: int) -> tuple[Sheet, list[Territory]]:
        """What the kingdom of *side* brings in this game alone, and its territories."""
        rules, own, queen = self.rules, self.sides[side], self.queen == side

        def count() -> tuple[Sheet, list[Territory]]:
            return score_kingdom(own.kingdom, self.holdings(side), rules.bonuses, rules.centre, rules.box)

        return _COUNTED.of(own, count, rules, queen)

    def column(self, side: int) -> tuple[Sheet, list[Territory], Holdings]:
        """The score pad's column of *side* as if the game ended now, its territories and what else it owns."""
        sheet, found = self.counted(side)
        if self.rules.games > 1:
            sheet = add_up([*(game[side] for game in self.earlier), tuple(sheet.points().values())])
        return sheet, found, self.holdings(side)

    def sheet(self, side: int) -> Sheet:
        """The running score of *side*."""
        return self.column(side)[0]
