"""A position of Domaine drawn for a terminal: the land, the lords, the Chancery."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from demesne.games.base import Seat, Turn
from demesne.games.domaine.cards import CARDS
from demesne.games.domaine.diagram import format_board
from demesne.games.domaine.position import Phase, Position
from demesne.games.domaine.scoring import mines
from demesne.games.domaine.state import State
from demesne.games.domaine.terrain import MINES, format_square

__all__ = ["card_words", "draw_table", "move_words"]


def card_words(name: str) -> str:
    """What a card shows: ``1 knights or 2 expansion, costs 3, sells for 3``."""
    card = CARDS[name]
    symbols = " or ".join(f"{count} {action}" for action, count in card.parts.items())
    return f"{symbols}, costs {card.price}, sells for {card.sell}"


def move_words(state: State, move: str) -> str:
    """A move, and what its card shows: ``sell A01  [1 knights, costs 2, sells for 3]``."""
    del state  # cards are the same in all of them
    word, *rest = move.split()
    known = word in ("sell", "play", "refill") and rest[0] in CARDS
    return f"{move}  [{card_words(rest[0])}]" if known else move


def draw_table(state: State, names: Sequence[str], seat: Seat | None) -> Iterator[str]:
    """The land with columns above and rows beside it, what every lord has, what is for sale.

    Of the hands only that of the seat to move is shown.
    """
    del seat
    position = state.position
    yield _clock(position)
    yield f"{'':4}{' '.join('abcdefghijkl')}"
    for line, row in enumerate(format_board(position.board).splitlines()):
        number = str(line // 2 + 1) if line % 2 == 0 else ""
        yield f"{number:>3} {row}".rstrip()
    yield ""
    yield "castles A B C D and knights 0 1 2 3 (in a forest 5 6 7 8) belong to seats 0 1 2 3"
    for seat, name in enumerate(names):
        yield _lord(position, seat, name)
    if position.rules.neutral is not None:
        yield f"colour {position.rules.neutral} is neutral"
    for one, other in sorted(position.allied):
        yield f"allied: {format_square(one)} and {format_square(other)}"
    yield from ("Chancery:", *(f"  {card}  {card_words(card)}" for card in position.chancery))
    if not isinstance(state.to_move, Turn):
        yield from (f"hand of {names[state.to_move]}:", *(f"  {card}  {card_words(card)}" for card in state.hand))
    yield ""


def _clock(position: Position) -> str:
    if position.phase is Phase.OVER:
        return "the game is over"
    cards = sum(position.stacks.values())
    when = (
        "set-up"
        if position.turn < position.rules.setup_turns
        else f"turn {position.turn - position.rules.setup_turns + 1}"
    )
    return (
        f"{when}, {cards} cards in the deck, {position.markers} border markers, the king waits at {position.rules.king}"
    )


def _lord(position: Position, seat: int, name: str) -> str:
    kinds = [
        kind.removeprefix("mine_") for kind, count in zip(MINES, mines(position.board, seat), strict=True) if count
    ]
    told = ", ".join(kinds) or "none"
    cards = " ".join(position.held[seat]) or "none"
    return (
        f"{name}: {position.sheet(seat).total} points, {position.ducats[seat]} ducats, "
        f"{position.knights(seat)} knights in reserve, mines: {told}, cards: {cards}"
    )
