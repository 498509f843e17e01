"""A position with its hands, or as one seat knows it, as one line of text, and back.

Fields stand in a fixed order, a space between them, ``-`` for nothing:
``players phase turn castles knights borders allied chancery used castle work
sold idle reached`` and then one field for each seat, ``ducats/hand``: a card
that the others know, because it came from the Chancery, has a ``+``. A seat's
observation has ``@seat`` in front and shows the other hands by their backs:
``A``.
Castles and knights are ``square@colour``. The land is the game's, not the
position's. See ``docs/notation.md``.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence
from typing import TypeAlias, TypeVar

from demesne.games.base import NotationError, Seat
from demesne.games.domaine.board import Board, open_board
from demesne.games.domaine.borders import Border, format_border, parse_border
from demesne.games.domaine.cards import CARDS, STACKS, Action
from demesne.games.domaine.consistency import check_consistent
from demesne.games.domaine.position import Bond, Phase, Position, Work, bond
from demesne.games.domaine.rules import Rules
from demesne.games.domaine.terrain import format_square, parse_square
from demesne.games.grid import Chart, Square
from demesne.games.words import format_seen, parse_seen, text_of

__all__ = ["format_position", "format_view", "parse_position", "parse_view"]

Hands = tuple[tuple[str, ...], ...]
_Seat: TypeAlias = tuple[int, tuple[str, ...], tuple[str, ...]]
T = TypeVar("T")
Ordered = TypeVar("Ordered", str, Border, tuple[Square, Seat])

_FIELDS = 14


def format_position(position: Position, hands: Hands) -> str:
    """The notation of *position* with its *hands*.

    >>> from demesne.games.registry import make_game
    >>> state = make_game("domaine", 2).new_state()
    >>> format_position(state.position, state.hands)
    '2 deal 0 - - - - - - - - - 0 - 7/- 7/-'
    """
    board = position.board
    fields = [
        str(position.seats),
        position.phase.value,
        str(position.turn),
        _join(map(_format_figure, sorted(board.castles.items()))),
        _join(map(_format_figure, sorted(board.knights.items()))),
        _join(map(format_border, sorted(board.borders))),
        _join(f"{format_square(one)}+{format_square(other)}" for one, other in sorted(position.allied)),
        _join(position.chancery),
        _join(position.used),
        format_square(position.castle) if position.castle else "-",
        _format_work(position.work),
        position.sold or "-",
        str(position.idle),
        "-" if position.reached is None else str(position.reached),
        *(_format_seat(*seat) for seat in zip(position.ducats, hands, position.held, strict=True)),
    ]
    return " ".join(fields)


def format_view(seat: Seat, position: Position, hand: tuple[str, ...]) -> str:
    """The notation of what *seat* knows: *position*, its own *hand*, and what *position* shows of the others.

    >>> from demesne.games.registry import make_game
    >>> format_view(1, make_game("domaine", 2).new_state().position, ())
    '@1 2 deal 0 - - - - - - - - - 0 - 7/- 7/-'
    """
    return format_seen(seat, format_position(position, _known(position.held, seat, hand)))


def _known(held: Hands, seat: Seat, hand: tuple[str, ...]) -> Hands:
    """All hands as *seat* knows them; its own is *hand*."""
    return (*held[:seat], hand, *held[seat + 1 :])


def _join(words: Iterable[str]) -> str:
    return ",".join(words) or "-"


def _format_figure(figure: tuple[Square, Seat]) -> str:
    return f"{format_square(figure[0])}@{figure[1]}"


def _format_work(work: Work | None) -> str:
    if work is None:
        return "-"
    castle = f":{format_square(work.castle)}" if work.castle else ""
    return f"{work.card}:{work.action}:{work.left}:{work.done}{castle}"


def _format_seat(ducats: int, hand: tuple[str, ...], held: tuple[str, ...]) -> str:
    return f"{ducats}/{_join(card + '+' if card in held and card in CARDS else card for card in hand)}"


def parse_position(text: str, rules: Rules) -> tuple[Position, Hands]:
    """The position written as *text*, played under *rules*, and the hands.

    Raises ``NotationError`` naming the field and what was expected, or the
    contradiction.

    >>> from demesne.games.domaine.rules import domaine
    >>> position, hands = parse_position("2 deal 0 - - - - - - - - - 0 - 7/- 7/-", domaine(2, {}))
    >>> position.phase.value, hands
    ('deal', ((), ()))
    """
    return _parse(text, rules, [_seat] * rules.seats)


def parse_view(text: str, rules: Rules) -> tuple[Seat, Position, tuple[str, ...]]:
    """What a seat knows, written as *text*, played under *rules*: the seat, what lies open, its hand.

    Raises ``NotationError`` as ``parse_position`` does, and where another seat's
    hand shows a card that did not come from the Chancery.

    >>> from demesne.games.domaine.rules import domaine
    >>> seat, position, hand = parse_view("@1 2 deal 0 - - - - - - - - - 0 - 7/- 7/-", domaine(2, {}))
    >>> seat, position.ducats, hand
    (1, (7, 7), ())
    """
    seat, known = parse_seen(text, rules.seats)
    position, hands = _parse(known, rules, [_seat if other == seat else _back for other in range(rules.seats)])
    return seat, position, hands[seat]


def _parse(text: str, rules: Rules, seats: Sequence[Callable[[str], _Seat]]) -> tuple[Position, Hands]:
    fields = text_of(text, "a position").split(" ")
    if len(fields) != _FIELDS + rules.seats:
        raise NotationError(
            f"a position of {rules.seats} players has {_FIELDS + rules.seats} fields, not {len(fields)}"
        )
    if fields[0] != str(rules.seats):
        raise NotationError(f"field 'players': this game has {rules.seats}, not {fields[0]!r}")
    read = _Reader(fields)
    ducats, hands, held = zip(
        *(read.field(_FIELDS + seat, f"seat {seat}", parse) for seat, parse in enumerate(seats)), strict=True
    )
    position = Position(
        rules=rules,
        phase=read.field(1, "phase", _phase),
        turn=read.field(2, "turn", _number),
        board=_board(read, rules),
        allied=frozenset(read.items(6, "allied", _bond)),
        chancery=read.items(7, "chancery", _card),
        used=read.items(8, "used", _card),
        castle=read.option(9, "castle", parse_square),
        work=read.option(10, "work", _work),
        sold=read.option(11, "sold", _card),
        idle=read.field(12, "idle", _number),
        reached=read.option(13, "reached", _number),
        ducats=ducats,
        held=held,
    )
    check_consistent(position, hands)
    return position, hands


class _Reader:
    """Fields by number, with their names for error messages."""

    def __init__(self, fields: list[str]) -> None:
        self._fields = fields

    def field(self, index: int, name: str, parse: Callable[[str], T]) -> T:
        try:
            return parse(self._fields[index])
        except NotationError as fault:
            raise NotationError(f"field {name!r}: {fault}") from fault

    def items(self, index: int, name: str, parse: Callable[[str], Ordered]) -> tuple[Ordered, ...]:
        """The things listed in a field, each once and in ascending order."""
        if self._fields[index] == "-":
            return ()
        found = tuple(self.field(index, name, lambda text: [parse(word) for word in text.split(",")]))
        if len(set(found)) != len(found) or list(found) != sorted(found):
            raise NotationError(f"field {name!r}: each thing stands there once, in ascending order")
        return found

    def option(self, index: int, name: str, parse: Callable[[str], T]) -> T | None:
        return None if self._fields[index] == "-" else self.field(index, name, parse)


def _board(read: _Reader, rules: Rules) -> Board:
    board = Board(
        land=rules.land,
        castles=_figures(read, 3, "castles"),
        knights=_figures(read, 4, "knights"),
        borders=frozenset(read.items(5, "borders", parse_border)),
    )
    phase = read.field(1, "phase", _phase)
    if phase in (Phase.DEAL, Phase.CASTLE, Phase.KNIGHT):
        return board
    opened = open_board(board)
    if opened.borders != board.borders:
        raise NotationError("field 'borders': no border stands inside a domain")
    return opened


def _figures(read: _Reader, index: int, name: str) -> Chart[Square, Seat]:
    found = read.items(index, name, _figure)
    if len(dict(found)) != len(found):
        raise NotationError(f"field {name!r}: two figures stand on one square")
    return Chart(found)


def _number(text: str) -> int:
    if not re.fullmatch(r"0|[1-9]\d{0,3}", text, re.ASCII):
        raise NotationError(f"{text!r} is no number from 0 to 9999")
    return int(text)


def _phase(text: str) -> Phase:
    if text not in set(Phase):
        raise NotationError(f"{text!r} is no phase; there is {', '.join(Phase)}")
    return Phase(text)


def _card(text: str) -> str:
    if text not in CARDS:
        raise NotationError(f"{text!r} is no card; they are A01 to D15")
    return text


def _figure(text: str) -> tuple[Square, Seat]:
    square, at, colour = text.partition("@")
    if not at:
        raise NotationError(f"{text!r} is no figure; one is written c4@0")
    return parse_square(square), _number(colour)


def _bond(text: str) -> Bond:
    one, plus, other = text.partition("+")
    if not plus or bond(parse_square(one), parse_square(other)) != (parse_square(one), parse_square(other)):
        raise NotationError(f"{text!r} is no alliance; one is written c4+h7, the smaller castle first")
    return parse_square(one), parse_square(other)


def _work(text: str) -> Work:
    words = text.split(":")
    if len(words) not in (4, 5) or words[1] not in CARDS.get(words[0], CARDS["A01"]).parts:
        raise NotationError(f"{text!r} is no card being played; one is written A04:borders:2:1")
    castle = parse_square(words[4]) if len(words) == 5 else None
    return Work(_card(words[0]), Action(words[1]), _number(words[2]), _number(words[3]), castle)


def _seat(text: str) -> _Seat:
    """Ducats, the hand, and the hand as the others know it."""
    ducats, words = _purse(text, "7/A01,A05,B03+")
    hand = _ascending(_card(word.removesuffix("+")) for word in words)
    held = tuple(sorted(word.removesuffix("+") if word.endswith("+") else word[0] for word in words))
    return ducats, hand, held


def _back(text: str) -> _Seat:
    """Ducats, and the hand as the others know it, twice: as the hand and as what they know of it."""
    ducats, words = _purse(text, "7/A,A,B03+")
    held = _ascending(_card(word.removesuffix("+")) if word.endswith("+") else _letter(word) for word in words)
    return ducats, held, held


def _purse(text: str, example: str) -> tuple[int, list[str]]:
    ducats, slash, cards = text.partition("/")
    if not slash:
        raise NotationError(f"{text!r} is no seat; one is written ducats/cards: {example}")
    return _number(ducats), [] if cards == "-" else cards.split(",")


def _ascending(cards: Iterable[str]) -> tuple[str, ...]:
    hand = tuple(cards)
    if list(hand) != sorted(hand):
        raise NotationError("the cards of a hand stand in ascending order")
    return hand


def _letter(text: str) -> str:
    if text not in tuple(STACKS):
        raise NotationError(f"{text!r} is no back of a card; there is {', '.join(STACKS)}, or a card with +")
    return text
