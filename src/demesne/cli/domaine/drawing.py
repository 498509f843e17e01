"""A position of Domaine drawn for a terminal: the land, the lords, the Chancery."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from demesne.cli.domaine.words import card_words, land_name, legend
from demesne.cli.tongue import headed, labelled, listed, words
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
    position = state.position
    yield _clock(position)
    yield f"{'':4}{' '.join('abcdefghijkl')}"
    for line, row in enumerate(format_board(position.board).splitlines()):
        number = str(line // 2 + 1) if line % 2 == 0 else ""
        yield f"{number:>3} {row}".rstrip()
    yield ""
    yield legend()
    yield words("terminal-figures")
    for lord, name in enumerate(names):
        yield _lord(position, lord, name)
    if position.rules.neutral is not None:
        yield words("terminal-neutral", seat=position.rules.neutral)
    for one, other in sorted(position.allied):
        yield words("terminal-allied", first=format_square(one), second=format_square(other))
    yield from (headed(words("chancery")), *_cards(position.chancery))
    if not isinstance(state.to_move, Turn):
        whose = words("hand") if seat == state.to_move else words("hand-of", name=names[state.to_move])
        yield from (headed(whose), *_cards(state.hand))
    yield ""


def _cards(cards: Iterable[str]) -> Iterator[str]:
    return (f"  {card}  {card_words(card)}" for card in cards)


def _clock(position: Position) -> str:
    if position.phase is Phase.OVER:
        return words("round-over")
    turn = position.turn - position.rules.setup_turns + 1
    return listed(
        [
            words("terminal-turn", turn=turn) if turn > 0 else words("round-setup"),
            words("terminal-deck", count=sum(position.stacks.values())),
            words("terminal-markers", count=position.markers),
            words("track-king", king=position.rules.king),
        ]
    )


def _lord(position: Position, seat: int, name: str) -> str:
    kinds = [land_name(kind) for kind, count in zip(MINES, mines(position.board, seat), strict=True) if count]
    cards = position.held[seat]
    has = [
        words("place-now", points=position.sheet(seat).total),
        words("stat-ducats", count=position.ducats[seat]),
        words("stat-supply", count=position.knights(seat)),
        *([words("domain-mines", mines=listed(kinds))] if kinds else []),
        *([words("lord-cards", list=listed(cards))] if cards else []),
    ]
    return labelled(name, listed(has))
