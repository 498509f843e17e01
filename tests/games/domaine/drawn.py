"""Positions drawn as pictures, and the words the tests of the clauses use.

A board is drawn in the letters of ``docs/notation.md``: only its upper left corner,
as far as it matters; what is not drawn is meadow. Two castles of seats 1 and 2 stand
in the far corner, so that the land outside is no domain, unless ``far`` is empty.
``table`` puts seats round a board in the middle of a game; ``play`` makes
moves; ``words`` and ``why`` tell what is legal and why something is not.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace
from random import Random
from textwrap import dedent

import pytest

from demesne.games.base import IllegalMove, Turn
from demesne.games.domaine.borders import format_border
from demesne.games.domaine.cards import CARDS, Action
from demesne.games.domaine.diagram import format_board, parse_board
from demesne.games.domaine.moves import parse_move
from demesne.games.domaine.position import Phase, Position, Work, bond, new_position
from demesne.games.domaine.rules import domaine
from demesne.games.domaine.state import State, new_state
from demesne.games.domaine.terrain import format_land, format_square, parse_square
from tests.strategies import choose

__all__ = [
    "MEADOWS",
    "after_set_up",
    "borders",
    "dealt_out",
    "domains",
    "opening",
    "picture",
    "play",
    "points",
    "same",
    "table",
    "through",
    "why",
    "words",
]

MEADOWS = "/".join(["............"] * 12)


def picture(state: State, columns: int = 12, rows: int = 12) -> str:
    """The upper left corner of the board, drawn."""
    lines = format_board(state.position.board).splitlines()[: 2 * rows - 1]
    return "\n".join(line[: 2 * columns - 1].rstrip() for line in lines).rstrip()


def same(found: str, drawn: str) -> bool:
    """Whether two pictures show the same, blanks at the ends of lines and empty lines at the ends aside."""
    return told(found) == told(dedent(drawn))


def told(text: str) -> list[str]:
    return [line.rstrip() for line in text.strip("\n").splitlines()]


def table(
    text: str,
    *,
    seats: int = 3,
    hand: str = "",
    hands: tuple[str, ...] | None = None,
    doing: str = "",
    done: int = 0,
    grows: str | None = None,
    mover: int = 0,
    ducats: int | tuple[int, ...] = 20,
    chancery: str = "",
    used: str = "",
    allied: str = "",
    far: str = "l12 l10",
    phase: str = "act",
    **state: object,
) -> State:
    """A table in the middle of a game; ``mover`` is to move and holds ``hand``.

    ``doing`` is a card being played: ``B04 borders``. Other hands are filled from
    the deck's end unless ``hands`` gives all of them; ``allied`` names castles in
    pairs, ``a1-c4``. The rest are the options of rules 13.1, or fields of the position.
    """
    drawn = parse_board(with_castles(text, far))
    options = {key: value for key, value in state.items() if key not in Position.__dataclass_fields__}
    fields = {key: value for key, value in state.items() if key in Position.__dataclass_fields__}
    rules = domaine(seats, {"board": format_land(drawn.land), **options})
    card, action = doing.split(" ") if doing else ("", "")
    gone = {*chancery.split(), *used.split(), *([card] if card else [])}
    cards = dealt(seats, mover, hand, hands, gone)
    work = None
    if doing:
        count = rules.expansion if action == "expansion" else CARDS[card].parts[Action(action)]
        work = Work(card, Action(action), count - done, done, None if grows is None else parse_square(grows))
        phase = "step"
    position = replace(
        new_position(rules),
        board=drawn,
        phase=Phase(phase),
        turn=rules.setup_turns + (mover + 1) % seats + seats,
        ducats=(ducats,) * seats if isinstance(ducats, int) else ducats,
        held=tuple(tuple(sorted(card[0] for card in held)) for held in cards),
        chancery=tuple(sorted(chancery.split())),
        used=tuple(sorted([*used.split(), *([card] if card else [])])),
        allied=frozenset(bond(*map(parse_square, pair.split("-"))) for pair in allied.split()),
        work=work,
        **fields,  # type: ignore[arg-type]
    )
    return State(position, cards)


def with_castles(text: str, far: str) -> str:
    """The picture with castles of seats 1, 2 … on the squares *far*."""
    lines = [list(line.ljust(23)) for line in dedent(text).strip("\n").splitlines()]
    lines += [[" "] * 23 for _ in range(23 - len(lines))]
    for letter, name in zip("BCD", far.split(), strict=False):
        column, row = parse_square(name)
        lines[2 * row][2 * column] = letter
    return "\n".join("".join(line) for line in lines)


def dealt(
    seats: int, mover: int, hand: str, hands: tuple[str, ...] | None, gone: set[str]
) -> tuple[tuple[str, ...], ...]:
    """Everybody's cards: those that are told, and the last ones of the deck for the others."""
    if hands is not None:
        return tuple(tuple(sorted(held.split())) for held in hands)
    own = tuple(sorted(hand.split()))
    rest = [card for card in sorted(CARDS, reverse=True) if card not in {*own, *gone}]
    return tuple(own if seat == mover else tuple(sorted(rest.pop(0) for _ in range(3))) for seat in range(seats))


def opening(players: int, **options: object) -> State:
    """A game before anything is dealt, on bare meadow unless a ``board`` is given."""
    land = {} if {"tiles", "layout"} & options.keys() else {"board": MEADOWS}
    return new_state(domaine(players, {**land, **options}))


def dealt_out(players: int, **options: object) -> State:
    """The game when every seat has its first cards: ``A01`` to ``A03`` seat 0, and so on."""
    names = [card for card in CARDS if card[0] == "A"]
    return play(opening(players, **options), *(f"draw {card}" for card in names[: 3 * players]))


def after_set_up(players: int, seed: int = 0, **options: object) -> State:
    """A game whose castles stand somewhere; the last seat is to move."""
    state, rng = dealt_out(players, **options), Random(seed)
    while state.position.phase in (Phase.CASTLE, Phase.KNIGHT):
        state = state.apply(rng.choice(state.legal_moves()))
    return state


def play(state: State, *moves: str) -> State:
    """The position after *moves*, each of which the position must list as legal."""
    for move in moves:
        assert move in words(state), f"{move} is not among {words(state)}"
        state = state.apply(parse_move(move))
    return state


def words(state: State, kind: str = "") -> list[str]:
    """The legal moves as text, in their order; those that begin with *kind*."""
    return [str(move) for move in state.legal_moves() if str(move).startswith(kind)]


def why(state: State, move: str) -> str:
    """Why *move* is refused: its code and the clause. The move must not be listed either."""
    assert move not in words(state)
    with pytest.raises(IllegalMove) as caught:
        state.apply(parse_move(move))
    return f"{caught.value.reason.code} {caught.value.reason.clause}"


def points(state: State) -> list[int]:
    """Everybody's points."""
    return [state.position.sheet(seat).total for seat in range(state.seats)]


def domains(state: State, seat: int) -> list[str]:
    """The castles of a colour's domains."""
    return [format_square(domain.castle) for domain in state.position.board.domains(seat)]


def borders(state: State, within: Iterable[str] | None = None) -> list[str]:
    """The borders on the land, sorted as text; only those that touch a square of *within*."""
    near = None if within is None else {parse_square(name) for name in within}
    lines = [line for line in state.position.board.borders if near is None or near & {*line}]
    return sorted(format_border(line) for line in lines)


def through(state: State, seed: int = 0) -> Iterator[State]:
    """Each position of a random game from *state* on, the last one too."""
    rng = Random(seed)
    yield state
    while state.to_move is not Turn.OVER:
        state = state.apply(choose(state, rng))
        yield state
