"""A position of Domaine drawn for a terminal: the land, the lords, the Chancery."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from demesne.cli.domaine.words import LEGEND, card_words, land_name
from demesne.games.base import Seat, Turn
from demesne.games.domaine.cards import CARDS
from demesne.games.domaine.diagram import format_board
from demesne.games.domaine.moves import DomaineMove
from demesne.games.domaine.position import Phase, Position
from demesne.games.domaine.scoring import mines, score
from demesne.games.domaine.state import State
from demesne.games.domaine.terrain import MINES, format_square, parse_square

__all__ = ["draw_table", "earned", "move_words"]


def move_words(state: State, move: str) -> str:
    """A move, and the card or the land it is about: ``sell A01  [Knight, costs 2, sells for 3]``."""
    word, *rest = move.split()
    if word in ("sell", "play", "refill") and rest[0] in CARDS:
        return f"{move}  [{card_words(rest[0])}]"
    if word in ("knight", "expand", "desert"):
        return f"{move}  [{land_name(state.position.board.land[parse_square(rest[-1])])}]"
    return move


def earned(state: State, move: DomaineMove) -> int:
    """The points that the seat to move gains at once by *move*: those of its land, as the page counts them."""
    before, after = state.position, state.apply(move).position
    return score(after.board, before.mover).total - score(before.board, before.mover).total


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
    yield LEGEND
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
    kinds = [land_name(kind) for kind, count in zip(MINES, mines(position.board, seat), strict=True) if count]
    told = ", ".join(kinds) or "none"
    cards = " ".join(position.held[seat]) or "none"
    return (
        f"{name}: {position.sheet(seat).total} points, {position.ducats[seat]} ducats, "
        f"{position.knights(seat)} knights in reserve, mines: {told}, cards: {cards}"
    )
