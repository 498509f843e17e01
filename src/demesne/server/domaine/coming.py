"""What may still come at a table of Domaine: cards whose faces nobody, or only the others, have seen."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from fractions import Fraction

from demesne.games.base import Seat
from demesne.games.domaine.cards import CARDS, Action, Card
from demesne.games.domaine.position import Position
from demesne.games.domaine.state import View
from demesne.server.knowing import Chance, Piece, Pile
from demesne.server.odds import Odds, any_from, odds

__all__ = ["coming"]


def coming(position: Position, view: View | None) -> list[Pile]:
    """The cards of each letter, top first, and what others may hold: from what lies open and one's own *view*."""
    own = view.hand if view else ()
    seen = {*position.chancery, *position.used, *own}.union(*position.held)
    unseen = {
        back: [card for card in CARDS.values() if card.back == back and card.name not in seen]
        for back in position.stacks
    }
    stacks = [_stack(back, cards, position) for back, cards in unseen.items() if cards]
    hands = _hands(position, unseen, view.seat if view else None)
    first = [stack for stack in stacks if stack.next]
    return [*first, *hands, *(stack for stack in stacks if stack not in first)]


def _stack(back: str, cards: Sequence[Card], position: Position) -> Pile:
    """The unseen *cards* of a letter; any of them may be the one on top, as many as are in hands."""
    left, top = position.stacks[back], position.top == back
    pieces = [Piece(alike[0].name, len(alike), odds(Fraction(len(alike) * top, len(cards)))) for alike in _alike(cards)]
    chances = [
        Chance("action", {"action": action.value}, odds(Fraction(_count(cards, action), len(cards))))
        for action in Action
        if top
    ]
    return Pile("stack", {"back": back}, left, len(cards) - left, int(top), left, pieces, chances)


def _alike(cards: Sequence[Card]) -> list[list[Card]]:
    """Cards with the same face together, in the order of the first of each."""
    found: dict[tuple[object, ...], list[Card]] = {}
    for card in cards:
        found.setdefault((card.price, card.sell, *card.parts.items()), []).append(card)
    return list(found.values())


def _count(cards: Iterable[Card], action: Action) -> int:
    return sum(action in card.parts for card in cards)


def _hands(position: Position, unseen: dict[str, list[Card]], own: Seat | None) -> Iterator[Pile]:
    """What may be in each hand that is not one's own, as far as its backs show, and how likely."""
    for seat, held in enumerate(position.held):
        backs = [card for card in held if card not in CARDS]
        if backs and seat != own:
            chances = [Chance("holds", {"action": action.value}, _holds(held, unseen, action)) for action in Action]
            yield Pile("hand", {"seat": seat, "backs": " ".join(backs)}, len(backs), 0, 0, 0, [], chances)


def _holds(held: Sequence[str], unseen: dict[str, list[Card]], action: Action) -> Odds:
    """How likely a hand has a card for *action*; certain if one of those that everybody knows has it."""
    if _count((CARDS[card] for card in held if card in CARDS), action):
        return odds(Fraction(1))
    return any_from((_count(cards, action), len(cards), held.count(back)) for back, cards in unseen.items())
