"""A position as one line of text, and back.

Fields stand in a fixed order, a space between them, ``-`` for nothing:
``players:size:edition phase round.turn drawn this-line next-line undealt slots
burnt pile queen placed`` and then one field for each side,
``coins/knights/towers/land``. See ``docs/notation.md``.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from typing import TypeVar

from demesne.games.base import NotationError
from demesne.games.grid import Chart, Square, extent
from demesne.games.queendomino.box import Box
from demesne.games.queendomino.builders import COSTS, Builders
from demesne.games.queendomino.buildings import BUILDINGS
from demesne.games.queendomino.consistency import check_consistent
from demesne.games.queendomino.dominoes import DOMINOES, Half, Terrain
from demesne.games.queendomino.kingdom import CASTLE, Kingdom
from demesne.games.queendomino.line import Line, LineSlot
from demesne.games.queendomino.moves import format_square, parse_square
from demesne.games.queendomino.position import Phase, Position, Side
from demesne.games.queendomino.rules import Rules
from demesne.games.queendomino.scoring import ROWS
from demesne.games.words import text_of

__all__ = ["LETTERS", "format_position", "parse_position"]

LETTERS = {terrain: terrain.value[0].upper() for terrain in Terrain}
"""A letter for each terrain: W F L G S M T, and C for the castle."""

_FIELDS = 12

T = TypeVar("T")


def format_position(position: Position) -> str:
    """The notation of *position*.

    >>> from demesne.games.registry import make_game
    >>> format_position(make_game("queendomino", 4).new_state()).split()[:3]
    ['4:5:us', 'tiles', '0.0']
    """
    rules, builders = position.rules, position.builders
    fields = [
        ":".join([_head(rules), *map(_format_game, position.earlier)]),
        position.phase.value,
        f"{position.round}.{position.turn}",
        _or_dash(position.drawn),
        _join(_format_slot(slot) for slot in position.this_line),
        _join(_format_slot(slot) for slot in position.next_line),
        "|".join(_join(map(str, sorted(box))) for box in position.undealt),
        _join(BUILDINGS[tile].code if tile else "." for tile in builders.slots),
        _or_dash(builders.burnt),
        _join(f"{BUILDINGS[b].code}{n}" for b, n in sorted(builders.pile.items())),
        _or_dash(position.queen),
        _join(map(format_square, position.placed), ";"),
        *map(_format_side, position.sides),
    ]
    return " ".join(fields)


def _head(rules: Rules) -> str:
    return f"{rules.seats}:{rules.size}:{rules.edition}"


def _format_game(points: tuple[tuple[int, ...], ...]) -> str:
    return "/".join("+".join(map(str, side)) for side in points)


def _parse_games(rules: Rules) -> Callable[[str], tuple[tuple[tuple[int, ...], ...], ...]]:
    """The points of a dynasty's earlier games, after the head of the first field."""

    def parse(text: str) -> tuple[tuple[tuple[int, ...], ...], ...]:
        head, games = ":".join(text.split(":")[:3]), text.split(":")[3:]
        if head != _head(rules):
            raise NotationError(f"this game is {_head(rules)!r}")
        if len(games) >= rules.games:
            raise NotationError(f"at most {rules.games - 1} games are over")
        return tuple(_parse_game(rules, game) for game in games)

    return parse


def _parse_game(rules: Rules, text: str) -> tuple[tuple[int, ...], ...]:
    sides = tuple(tuple(map(_number, side.split("+"))) for side in text.split("/"))
    if [len(side) for side in sides] != [len(ROWS)] * len(rules.sides):
        raise NotationError(f"a game has {len(ROWS)} rows for each of {len(rules.sides)} sides")
    return sides


def _or_dash(value: int | None) -> str:
    return "-" if value is None else str(value)


def _join(words: Iterable[str], between: str = ",") -> str:
    return between.join(words) or "-"


def _format_slot(slot: LineSlot) -> str:
    return f"{slot.number}" if slot.seat is None else f"{slot.number}@{slot.seat}"


def _format_side(side: Side) -> str:
    kingdom = side.kingdom
    land = ";".join(_format_land(kingdom, square) for square in sorted(kingdom.land))
    return f"{side.coins}/{side.knights}/{side.towers}/{land}"


def _format_land(kingdom: Kingdom, square: Square) -> str:
    half = kingdom.land[square]
    crowns = str(half.crowns) if half.crowns else ""
    building = kingdom.buildings.get(square)
    code = BUILDINGS[building].code if building else ""
    knight = "*" if square in kingdom.knights else ""
    return f"{format_square(square)}{LETTERS[half.terrain]}{crowns}{code}{knight}"


def parse_position(text: str, rules: Rules) -> Position:
    """The position written as *text*, played under *rules*.

    Raises ``NotationError`` naming the field and what was expected, or what
    keeps play from going on. Whether the position can arise is not checked.

    >>> from demesne.games.registry import make_game
    >>> game = make_game("queendomino", 4)
    >>> parse_position(str(game.new_state()), game.rules).phase.value
    'tiles'
    """
    fields = text_of(text, "a position").split(" ")
    if len(fields) != _FIELDS + len(rules.sides):
        raise NotationError(
            f"a position of {len(rules.sides)} sides has {_FIELDS + len(rules.sides)} fields, not {len(fields)}"
        )
    round_, turn = _field(fields, 2, _parse_clock)
    position = Position(
        rules=rules,
        phase=_field(fields, 1, _phase),
        round=round_,
        turn=turn,
        drawn=_field(fields, 3, _optional(_below(rules.seats))),
        this_line=_field(fields, 4, _parse_line(rules.seats)),
        next_line=_field(fields, 5, _parse_line(rules.seats)),
        undealt=_field(fields, 6, _parse_boxes(len(rules.boxes))),
        builders=Builders(
            slots=_field(fields, 7, _parse_slots),
            burnt=_field(fields, 8, _optional(_below(len(COSTS)))),
            pile=_field(fields, 9, _parse_pile(rules.box)),
        ),
        queen=_field(fields, 10, _optional(_below(len(rules.sides)))),
        earlier=_field(fields, 0, _parse_games(rules)),
        placed=_field(fields, 11, _listed(parse_square, ";")),
        sides=tuple(_field(fields, i, _parse_side(rules.size)) for i in range(_FIELDS, len(fields))),
    )
    check_consistent(position)
    return position


def _field(fields: list[str], index: int, parse: Callable[[str], T]) -> T:
    try:
        return parse(fields[index])
    except ValueError as fault:
        raise NotationError(f"field {index + 1}, {fields[index]!r}: {fault}") from fault


def _number(text: str) -> int:
    if not re.fullmatch(r"0|[1-9]\d{0,3}", text, re.ASCII):
        raise NotationError(f"{text!r} is no number")
    return int(text)


def _below(limit: int) -> Callable[[str], int]:
    def parse(text: str) -> int:
        if (value := _number(text)) >= limit:
            raise NotationError(f"{value} must be below {limit}")
        return value

    return parse


def _optional(parse: Callable[[str], T]) -> Callable[[str], T | None]:
    return lambda text: None if text == "-" else parse(text)


def _known(words: Mapping[str, T], what: str) -> Callable[[str], T]:
    def parse(text: str) -> T:
        if text not in words:
            raise NotationError(f"{text!r} is no {what}; there is {', '.join(words)}")
        return words[text]

    return parse


_phase = _known({phase.value: phase for phase in Phase}, "step")
_terrain = _known({letter: terrain for terrain, letter in LETTERS.items()}, "terrain")
_building = _known({building.code: building.id for building in BUILDINGS.values()}, "building")


def _listed(parse: Callable[[str], T], between: str = ",") -> Callable[[str], tuple[T, ...]]:
    return lambda text: () if text == "-" else tuple(map(parse, text.split(between)))


def _parse_clock(text: str) -> tuple[int, int]:
    round_, _, turn = text.partition(".")
    return _number(round_), _number(turn)


def _parse_domino(text: str) -> int:
    if (number := _number(text)) not in DOMINOES:
        raise NotationError(f"there is no domino {number}")
    return number


def _parse_boxes(count: int) -> Callable[[str], tuple[frozenset[int], ...]]:
    def parse(text: str) -> tuple[frozenset[int], ...]:
        boxes = tuple(frozenset(_listed(_parse_domino)(box)) for box in text.split("|"))
        if len(boxes) != count:
            raise NotationError(f"boxes of dominoes, a | between them: {count}, not {len(boxes)}")
        return boxes

    return parse


def _parse_line(seats: int) -> Callable[[str], Line]:
    def slot(text: str) -> LineSlot:
        number, at, seat = text.partition("@")
        return LineSlot(_parse_domino(number), _below(seats)(seat) if at else None)

    def parse(text: str) -> Line:
        line = _listed(slot)(text)
        if [s.number for s in line] != sorted({s.number for s in line}):
            raise NotationError("a line ascends by number")
        return line

    return parse


def _parse_slots(text: str) -> tuple[str | None, ...]:
    slots = _listed(lambda code: None if code == "." else _building(code))(text)
    if len(slots) != len(COSTS):
        raise NotationError(f"the board has {len(COSTS)} slots")
    return slots


def _parse_pile(box: Box) -> Callable[[str], Chart[str, int]]:
    def parse(text: str) -> Chart[str, int]:
        entries = _listed(lambda word: (_building(word[:2]), _number(word[2:])))(text)
        pile = Chart(entries)
        if len(pile) < len(entries) or any(n < 1 or n > box.buildings[b].copies for b, n in entries):
            raise NotationError("the pile holds each building once, with the copies left")
        return pile

    return parse


_LAND = re.compile(r"(-?\d+,-?\d+)([A-Z])([1-3]?)([a-z]{2})?(\*?)", re.ASCII)


def _parse_side(size: int) -> Callable[[str], Side]:
    def parse(text: str) -> Side:
        parts = text.split("/")
        if len(parts) != 4:
            raise NotationError(f"coins/knights/towers/land, not {len(parts)} parts")
        coins, knights, towers, land = parts
        kingdom = _parse_kingdom(size, land.split(";"))
        return Side(kingdom, _number(coins), _number(knights), _number(towers))

    return parse


def _parse_kingdom(size: int, words: list[str]) -> Kingdom:
    land: dict[Square, Half] = {}
    buildings: dict[Square, str] = {}
    knights: set[Square] = set()
    for word in words:
        match = _LAND.fullmatch(word)
        if match is None:
            raise NotationError(f"{word!r} is no square of land")
        square = parse_square(match[1])
        if square in land:
            raise NotationError(f"{match[1]} twice")
        land[square] = Half(_terrain(match[2]), int(match[3] or 0))
        if match[4]:
            buildings[square] = _building(match[4])
        if match[5]:
            knights.add(square)
    _check_land(land, buildings, knights)
    x0, y0, x1, y1 = extent(land)
    if max(x1 - x0, y1 - y0) >= size:
        raise NotationError(f"a kingdom is at most {size} squares wide and high")
    return Kingdom(size, Chart(land), Chart(buildings), frozenset(knights))


def _check_land(land: dict[Square, Half], buildings: Iterable[Square], knights: set[Square]) -> None:
    if land.get((0, 0)) != CASTLE or (0, 0) in knights:
        raise NotationError("the castle stands on 0,0, alone")
    if any(half.terrain is Terrain.CASTLE for square, half in land.items() if square != (0, 0)):
        raise NotationError("there is one castle")
    if any(land[square].terrain is not Terrain.TOWN for square in buildings):
        raise NotationError("a building stands on a town square")
