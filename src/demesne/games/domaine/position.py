"""What lies open on the table, and the questions about it that need no move.

A position holds what everybody may know (rules 12.1). ``state`` adds the hands.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from itertools import chain

from demesne.games.base import Seat, Sheet, Turn
from demesne.games.domaine.board import Board
from demesne.games.domaine.cards import STACK_SIZE, STACKS, Action
from demesne.games.domaine.domains import Region
from demesne.games.domaine.rules import Rules
from demesne.games.domaine.scoring import ducat_bonus, score
from demesne.games.grid import Square
from demesne.games.replacing import replace

__all__ = ["CHANCE_PHASES", "Bond", "Phase", "Position", "Work", "bond", "new_position"]


class Phase(StrEnum):
    """What is to be done: deals, the two steps of set-up, the steps of a turn, the end."""

    DEAL = "deal"
    CASTLE = "castle"
    KNIGHT = "knight"
    ACT = "act"
    STEP = "step"
    REFILL = "refill"
    DRAW = "draw"
    OVER = "over"


CHANCE_PHASES = (Phase.DEAL, Phase.DRAW)

Bond = tuple[Square, Square]
"""The castles of two allied domains, the smaller square first."""


def bond(one: Square, other: Square) -> Bond:
    """The alliance of the domains of two castles.

    >>> bond((5, 5), (2, 3))
    ((2, 3), (5, 5))
    """
    return (one, other) if one < other else (other, one)


@dataclass(frozen=True, slots=True)
class Work:
    """A card being played: how many of its parts are left and done, and whose domain grows."""

    card: str
    action: Action
    left: int
    done: int = 0
    castle: Square | None = None


@dataclass(frozen=True, slots=True)
class Position:
    """Everything that lies open.

    ``turn`` counts goes: first those of set-up, a castle each, then turns,
    including those passed over because set-up ended early (rules 3.8).
    ``held`` is each seat's cards as everybody knows them: a card that was taken
    from the Chancery by its name, any other by the letter on its back, sorted.
    ``castle`` is the one just set up, whose knight is due. ``sold`` is the card
    sold in this turn, ``idle`` the turns since a card was drawn or played.
    ``reached`` is the seat whose card ended the game at the king.
    """

    rules: Rules
    board: Board
    phase: Phase
    turn: int
    ducats: tuple[int, ...]
    held: tuple[tuple[str, ...], ...]
    chancery: tuple[str, ...] = ()
    used: tuple[str, ...] = ()
    allied: frozenset[Bond] = frozenset()
    castle: Square | None = None
    work: Work | None = None
    sold: str | None = None
    idle: int = 0
    reached: Seat | None = None

    @property
    def seats(self) -> int:
        return self.rules.seats

    @property
    def mover(self) -> Seat:
        """The seat to act (rules 3.3, 3.7, 3.8); while hands are dealt, the seat that is dealt to (rules 3.2)."""
        if self.phase is Phase.DEAL:
            return next(seat for seat, held in enumerate(self.held) if len(held) < self.rules.hand)
        turn, setup, seats = self.turn, self.rules.setup_turns, self.rules.seats
        return turn % seats if turn < setup else (turn - setup + seats - 1) % seats

    @property
    def to_move(self) -> Seat | Turn:
        if self.phase is Phase.OVER:
            return Turn.OVER
        return Turn.CHANCE if self.phase in CHANCE_PHASES else self.mover

    @property
    def colour(self) -> Seat:
        """The colour being set up, or played by the seat to move."""
        own = self.rules.castles * self.seats
        if self.turn < self.rules.setup_turns and self.turn >= own and self.rules.neutral is not None:
            return self.rules.neutral  # Rules 3.7
        return self.mover

    @property
    def stacks(self) -> dict[str, int]:
        """How many cards of each letter are still in the deck, in the order of drawing."""
        gone = "".join(chain(self.chancery, self.used, *self.held))  # names and letters of backs: A17, B
        return {back: STACK_SIZE - gone.count(back) for back in STACKS}

    @property
    def top(self) -> str | None:
        """The letter on the back of the deck's top card; ``None`` when the deck is empty."""
        return next((back for back, left in self.stacks.items() if left), None)

    @property
    def markers(self) -> int:
        """Border markers in the supply (rules 5.5)."""
        return self.rules.markers - len(self.board.borders)

    def knights(self, colour: Seat) -> int:
        """Knights of *colour* in the supply (rules 7.4)."""
        return self.rules.knights - self.board.count(colour)

    @property
    def must_draw(self) -> bool:
        """Whether too many turns passed without a draw or a played card (rules 4.8)."""
        return self.rules.patience is not None and self.idle >= self.rules.patience * self.seats

    def are_allied(self, one: Region, other: Region) -> bool:
        return bond(one.castle, other.castle) in self.allied

    def opposes(self, region: Region, seat: Seat) -> bool:
        """Whether *region* is a domain of another colour that *seat* may act against (rules 8.5, 9.1, 10.1)."""
        if region.owner is None or region.owner == seat:
            return False
        return region.owner != self.rules.neutral or self.rules.neutral_targets

    @property
    def bonus(self) -> list[int]:
        """What the ducats bring each seat: nothing before the end of the deck (rules 11.4)."""
        if self.phase is Phase.OVER and self.reached is None:
            return ducat_bonus(self.rules, self.ducats)
        return [0] * self.seats

    def sheet(self, seat: Seat) -> Sheet:
        """The running score of *seat*."""
        return score(self.board, seat, self.bonus[seat])

    def pay(self, seat: Seat, amount: int) -> Position:
        """The position after *seat* has paid *amount* ducats (received them, if negative)."""
        ducats = tuple(own - amount if at == seat else own for at, own in enumerate(self.ducats))
        return replace(self, ducats=ducats)


def new_position(rules: Rules) -> Position:
    """The land laid out under *rules*, nothing dealt (rules 3.1).

    >>> from demesne.games.domaine.rules import domaine
    >>> new_position(domaine(3, {})).ducats
    (7, 7, 7)
    """
    return Position(
        rules=rules,
        board=Board(rules.land),
        phase=Phase.DEAL,
        turn=0,
        ducats=(rules.ducats,) * rules.seats,
        held=((),) * rules.seats,
    )
