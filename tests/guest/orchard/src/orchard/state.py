"""The flow of a game: what is legal, what each move changes, and who knows what of it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import TypeVar

from demesne.games.base import IllegalMove, NotationError, Outcome, Reason, Seat, Turn, seat_in
from demesne.games.words import format_seen, parse_seen
from orchard.diagram import draw_table
from orchard.fruits import Cards, Fruit, with_card, without_card
from orchard.moves import Draw, OrchardMove, Plant, Sell
from orchard.notation import Hands, format_position, parse_position
from orchard.position import Position, new_position
from orchard.rules import Rules
from orchard.scoring import rank

__all__ = ["State", "View", "new_state", "parse_state", "parse_view"]

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class View:
    """What a seat knows: what lies open, and its own *hand*."""

    seat: Seat
    position: Position
    hand: Cards

    @property
    def rules(self) -> Rules:
        return self.position.rules

    def legal_moves(self) -> Sequence[OrchardMove]:
        return _decisions(self.hand) if self.position.to_move == self.seat else []

    def resample(self, rng: Random) -> State:
        """A full position this seat could be in, each deal of the cards it does not see as likely as any other."""
        unknown = list((self.position.unseen - Counter(self.hand)).elements())
        rng.shuffle(unknown)
        hands = [self.hand if seat == self.seat else _deal(unknown, n) for seat, n in enumerate(self.position.held)]
        return State(self.position, tuple(hands))

    @property
    def hands(self) -> Hands:
        """The hands as far as the seat knows them."""
        return tuple(self.hand if seat == self.seat else None for seat in range(self.rules.seats))

    @property
    def diagram(self) -> str:
        return draw_table(self.position, self.hands)

    def __str__(self) -> str:
        return format_seen(self.seat, format_position(self.position, self.hands))


def _deal(cards: list[Fruit], count: int) -> Cards:
    """*count* of *cards*, taken out of them."""
    return tuple(sorted(cards.pop() for _ in range(count)))


def _decisions(hand: Cards) -> Sequence[OrchardMove]:
    fruits = sorted(set(hand))
    return [*map(Plant, fruits), *map(Sell, fruits)]


@dataclass(frozen=True, slots=True)
class State:
    """A position with the hands; the deck is what is nowhere else."""

    position: Position
    hands: tuple[Cards, ...]

    @property
    def rules(self) -> Rules:
        return self.position.rules

    @property
    def seats(self) -> int:
        return self.rules.seats

    @property
    def to_move(self) -> Seat | Turn:
        return self.position.to_move

    @property
    def deck(self) -> Counter[Fruit]:
        """The cards that may be drawn."""
        return self.position.unseen - Counter(card for hand in self.hands for card in hand)

    def legal_moves(self) -> Sequence[OrchardMove]:
        match self.to_move:
            case Turn.CHANCE:
                return [Draw(fruit) for fruit in sorted(self.deck)]
            case Turn.OVER:
                return []
            case seat:
                return _decisions(self.hands[seat])

    def weights(self) -> Sequence[int]:
        """A fruit is as likely as it has cards in the deck."""
        return [count for _, count in sorted(self.deck.items())] if self.to_move is Turn.CHANCE else []

    def observe(self, seat: Seat) -> View:
        return View(seat, self.position, self.hands[seat_in(self.seats, seat)])

    def redact(self, move: OrchardMove, seat: Seat) -> str:
        """*move* as *seat* may know it: who does not draw sees ``draw ?`` (rules 1.2)."""
        return "draw ?" if isinstance(move, Draw) and seat != self.position.drawer else str(move)

    def outcome(self) -> Outcome | None:
        return Outcome(rank(self.position)) if self.to_move is Turn.OVER else None

    def refusal(self, move: OrchardMove) -> Reason | None:
        """Why *move* is illegal here, or ``None`` when it is legal."""
        match self.to_move, move:
            case Turn.OVER, _:
                return Reason.of("turn.over", "3.1")
            case Turn.CHANCE, Draw(fruit):
                return None if self.deck[fruit] else Reason.of("draw.gone", "1.1", fruit=fruit.value)
            case Turn.CHANCE, _:
                return Reason.of("turn.chance", "2.4")
            case _, Draw():
                return Reason.of("turn.phase", "2.1")
            case seat, Plant(fruit) | Sell(fruit) if fruit not in self.hands[seat]:
                return Reason.of("card.not-held", "2.1", fruit=fruit.value)
        return None

    def apply(self, move: OrchardMove) -> State:
        """The position after *move*. Raises ``IllegalMove`` with the reason."""
        if reason := self.refusal(move):
            raise IllegalMove(move, reason)
        match move, self.position.drawer, self.to_move:
            case Draw(fruit), int(seat), _:
                return self._with_hand(self.position, seat, with_card(self.hands[seat], fruit))
            case Plant(fruit), _, int(seat):
                return self._played(_planted(self.position, fruit, seat), fruit, seat)
            case Sell(fruit), _, int(seat):
                return self._played(_sold(self.position, fruit, seat), fruit, seat)
        raise AssertionError(f"{move} is neither refused nor possible")

    def _played(self, position: Position, fruit: Fruit, seat: Seat) -> State:
        return self._with_hand(position, seat, without_card(self.hands[seat], fruit))

    def _with_hand(self, position: Position, seat: Seat, hand: Cards) -> State:
        held = _put(position.held, seat, len(hand))
        return State(replace(position, held=held), _put(self.hands, seat, hand))

    @property
    def diagram(self) -> str:
        return draw_table(self.position, self.hands)

    def __str__(self) -> str:
        return format_position(self.position, self.hands)


def _planted(position: Position, fruit: Fruit, seat: Seat) -> Position:  # Rules 2.2
    orchard = with_card(position.orchards[seat], fruit)
    return replace(position, orchards=_put(position.orchards, seat, orchard))


def _sold(position: Position, fruit: Fruit, seat: Seat) -> Position:  # Rules 2.3
    coins = position.coins[seat] + position.price(fruit, seat)
    return replace(position, market=with_card(position.market, fruit), coins=_put(position.coins, seat, coins))


def _put(things: tuple[T, ...], seat: Seat, thing: T) -> tuple[T, ...]:
    return (*things[:seat], thing, *things[seat + 1 :])


def new_state(rules: Rules) -> State:
    """The table before the first card is dealt."""
    return State(new_position(rules), ((),) * rules.seats)


def parse_state(text: str, rules: Rules) -> State:
    """The position written *text*, with all hands. Raises ``NotationError``."""
    position, hands = parse_position(text, rules)
    known = tuple(hand for hand in hands if hand is not None)
    if len(known) < rules.seats:
        raise NotationError(f"{text!r}: expected the cards of every hand, not their number")
    return State(position, known)


def parse_view(text: str, rules: Rules) -> View:
    """What a seat knows, written *text*. Raises ``NotationError``."""
    own, known = parse_seen(text, rules.seats)
    position, hands = parse_position(known, rules)
    hand = hands[own]
    if hand is None or any(other is not None for seat, other in enumerate(hands) if seat != own):
        raise NotationError(f"{text!r}: expected the cards of hand {own}, and of the other hands their number")
    return View(own, position, hand)
