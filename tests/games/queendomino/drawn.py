"""Positions drawn as pictures, and the words the tests of the clauses use.

A kingdom is drawn in the letters of ``docs/notation.md``. ``table`` puts sides
round a table in the middle of a game; ``play`` makes moves; ``words`` and ``why``
tell what is legal and why something is not.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random
from textwrap import dedent

import pytest

from demesne.games.base import IllegalMove, Turn
from demesne.games.grid import Chart, Square, extent
from demesne.games.queendomino.builders import Builders, no_builders
from demesne.games.queendomino.buildings import BUILDINGS
from demesne.games.queendomino.diagram import format_kingdom, parse_kingdom
from demesne.games.queendomino.dominoes import DOMINOES
from demesne.games.queendomino.kingdom import Kingdom, placements
from demesne.games.queendomino.line import Line, LineSlot
from demesne.games.queendomino.moves import parse_move, parse_square
from demesne.games.queendomino.position import Phase, Side
from demesne.games.queendomino.rules import Rules, queendomino
from demesne.games.queendomino.state import State, new_state
from demesne.games.registry import make_game
from tests.strategies import choose

CODES = {building.code: building.id for building in BUILDINGS.values()}

LINES = {2: "1@0 2@1 3@1 4@0"} | {n: " ".join(f"{seat + 1}@{seat}" for seat in range(n)) for n in range(3, 9)}


def kingdom(picture: str, size: int = 5) -> Kingdom:
    return parse_kingdom(dedent(picture), size)


def side(picture: str = "CC", coins: int = 7, knights: int = 1, towers: int = 0, size: int = 5) -> Side:
    """A side with what is drawn; ``knights`` are those in reserve."""
    return Side(kingdom(picture, size), coins, knights, towers)


def line(text: str) -> Line:
    """``1@0 2`` is domino 1 with the king of seat 0, and domino 2 without a king."""
    pairs = [word.partition("@") for word in text.split()]
    numbers = [int(number) for number, _, _ in pairs]
    assert numbers == sorted(numbers), "a line ascends"
    return tuple(LineSlot(int(number), int(seat) if at else None) for number, at, seat in pairs)


def table(
    *sides: Side,
    phase: str = "build",
    now: str = "",
    turn: int = 0,
    new: str = "41 42 43 44",
    undealt: str = "",
    slots: str = "ba sa fi we ma fo",
    burnt: int | None = None,
    queen: int | None = None,
    placed: str = "",
    round: int = 3,  # noqa: A002
    rules: Rules | None = None,
    **options: object,
) -> State:
    """A table in the middle of a game, ``sides[0]`` to move unless *now* and *turn* say otherwise.

    ``slots`` lists the codes of the tiles for sale, cheapest slot first, ``.`` for none;
    what is neither there nor in a kingdom is in the pile. It is Queendomino with
    ``options`` unless other ``rules`` are given; ``undealt`` has a ``|`` between two boxes.
    """
    rules = rules or queendomino(len(sides), {"size": sides[0].kingdom.size, **options})
    tiles = tuple(CODES.get(code) for code in slots.split())
    out = Counter(tile for tile in tiles if tile)
    for each in sides:
        out.update(each.kingdom.buildings.values())
    left = {b.id: b.copies - out[b.id] for b in BUILDINGS.values() if b.copies > out[b.id]}
    return State(
        rules=rules,
        phase=Phase(phase),
        round=round,
        sides=sides,
        this_line=line(now or LINES[rules.seats]),
        next_line=line(new),
        turn=turn,
        drawn=None,
        undealt=tuple(frozenset(map(int, box.split())) for box in (undealt or "|" * (len(rules.boxes) - 1)).split("|")),
        builders=Builders(tiles, Chart(left), burnt) if rules.town else no_builders(),
        queen=queen,
        placed=tuple(map(parse_square, placed.split())),
    )


def lone(*, players: int = 3) -> tuple[Side, ...]:
    """Sides with nothing but what everybody begins with."""
    return (side(size=7 if players == 2 else 5),) * players


def play(state: State, *moves: str) -> State:
    """The position after *moves*, each of which the position must list as legal."""
    for move in moves:
        assert move in words(state), f"{move} is not among {words(state)}"
        state = state.apply(parse_move(move))
    return state


def words(state: State) -> list[str]:
    """The legal moves as text, in their order."""
    return [str(move) for move in state.legal_moves()]


def why(state: State, move: str) -> str:
    """Why *move* is refused: its code and the clause. The move must not be listed either."""
    assert move not in words(state)
    with pytest.raises(IllegalMove) as caught:
        state.apply(parse_move(move))
    return f"{caught.value.reason.code} {caught.value.reason.clause}"


def opening(players: int, **options: object) -> State:
    """A game before anything is turned up."""
    return new_state(queendomino(players, options))


def opening_of(game: str, players: int, **options: object) -> State:
    """Any game of the family before anything is turned up."""
    state = make_game(game, players, options).new_state()
    assert isinstance(state, State)
    return state


def through(state: State, seed: int = 0, eager: float = 0.8) -> Iterator[State]:
    """Each position of a random game from *state* on, the last one too."""
    rng = Random(seed)
    yield state
    while state.to_move is not Turn.OVER:
        state = state.apply(choose(state, rng, eager))
        yield state


def set_up(players: int) -> State:
    """A game whose six tiles lie open: bakery, bakery, sawmill, sawmill, church, church."""
    tiles = ("bakery", "bakery", "sawmill", "sawmill", "church", "church")
    return play(opening(players), *(f"tile {tile}" for tile in tiles))


def picture(drawn: Kingdom) -> str:
    return format_kingdom(drawn)


def same(found: str, drawn: str) -> bool:
    """Whether two pictures show the same, however their columns are aligned."""
    return [row.split() for row in found.strip().splitlines()] == [row.split() for row in drawn.strip().splitlines()]


def reach(drawn: Kingdom, number: int) -> str:
    """The kingdom with every free square marked where a half of domino *number* may lie.

    ``1`` the first half only, ``2`` the second only, ``12`` either; ``--`` neither.
    """
    found = placements(drawn, DOMINOES[number])
    firsts, seconds = {first for first, _ in found}, {second for _, second in found}
    x0, y0, x1, y1 = extent([*drawn.land, *firsts, *seconds])
    rows = []
    for y in range(y0, y1 + 1):
        marks = [mark(drawn, (x, y), firsts, seconds) for x in range(x0, x1 + 1)]
        rows.append(" ".join(f"{word:2}" for word in marks).rstrip())
    return "\n".join(rows)


def mark(drawn: Kingdom, square: Square, firsts: set[Square], seconds: set[Square]) -> str:
    half = drawn.land.get(square)
    if half is not None:
        return "CC" if square == (0, 0) else f"{half.terrain[0].upper()}{half.crowns or '.'}"
    return "1" * (square in firsts) + "2" * (square in seconds) or "--"
