"""What lies open on the table, and the questions about it that need no move."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from itertools import chain

from demesne.games.base import Seat, Turn
from orchard.fruits import CARDS, Cards, Fruit
from orchard.rules import Rules

__all__ = ["Position", "new_position"]


@dataclass(frozen=True, slots=True)
class Position:
    """The market, and of each seat its orchard, its coins and how many cards it holds.

    Whose turn it is, and whether a card is to be drawn, follows from them.
    """

    rules: Rules
    market: Cards
    orchards: tuple[Cards, ...]
    coins: tuple[int, ...]
    held: tuple[int, ...]

    @property
    def played(self) -> int:
        """How many cards lie open: as many turns have been taken (rules 2.1)."""
        return len(self.market) + sum(map(len, self.orchards))

    @property
    def deck(self) -> int:
        """How many cards are still to be drawn."""
        return sum(CARDS.values()) - self.played - sum(self.held)

    @property
    def unseen(self) -> Counter[Fruit]:
        """The cards that do not lie open: in hands and in the deck."""
        return Counter(CARDS) - Counter(chain(self.market, *self.orchards))

    @property
    def drawer(self) -> Seat | None:
        """Who is to get the next card, if anybody (rules 1.2, 2.4)."""
        short = (seat for seat, held in enumerate(self.held) if held < self.rules.hand)
        return next(short, None) if self.deck else None

    @property
    def to_move(self) -> Seat | Turn:
        if self.drawer is not None:
            return Turn.CHANCE
        return self.played % self.rules.seats if any(self.held) else Turn.OVER  # Rules 3.1

    def price(self, fruit: Fruit, seat: Seat) -> int:
        """The coins that *seat* gets for a card of *fruit* (rules 2.3, 4.2)."""
        trees = sum(orchard.count(fruit) for other, orchard in enumerate(self.orchards) if other != seat)
        return max(min(trees, 3), int(self.rules.kind_market))


def new_position(rules: Rules) -> Position:
    """The table before the first card is dealt."""
    return Position(rules, (), ((),) * rules.seats, (0,) * rules.seats, (0,) * rules.seats)
