"""A position as one line of text, and back.

Fields stand in a fixed order, a space between them, ``-`` for nothing:
``players:size:edition phase round.turn drawn this-line next-line undealt slots
burnt pile queen placed`` and then one field for each side,
``coins/knights/towers/land``. See ``docs/notation.md``.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import TypeVar

from demesne.games.base import NotationError
from demesne.games.grid import Chart, Square, extent
from demesne.games.queendomino.box import Box
from demesne.games.queendomino.builders import COSTS, Builders, free_slot, no_builders
from demesne.games.queendomino.buildings import BUILDINGS
from demesne.games.queendomino.dominoes import DOMINOES, Half, Terrain
from demesne.games.queendomino.kingdom import CASTLE, Kingdom
from demesne.games.queendomino.line import Line, LineSlot
from demesne.games.queendomino.moves import format_square, parse_square
from demesne.games.queendomino.position import CHANCE_PHASES, STEPS, Phase, Position, Side
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
    _check(position)
    return position


def _field(fields: list[str], index: int, parse: Callable[[str], T]) -> T:
    try:
        return parse(fields[index])
    except ValueError as fault:
        raise NotationError(f"field {index + 1}, {fields[index]!r}: {fault}") from fault


def _check(position: Position) -> None:
    """Raises ``NotationError`` for a position from which play could not go on."""
    for conditions in (_clock, _lines, _step, _placed, _town):
        for fine, expected in conditions(position):
            if not fine:
                raise NotationError(f"in phase {position.phase} of round {position.round} {expected}")


def _clock(position: Position) -> Iterator[tuple[bool, str]]:
    """Conditions on round, turn and lines, each with what it expects."""
    rules, phase, set_up = position.rules, position.phase, position.round == 0
    possible = (*CHANCE_PHASES, Phase.CLAIM) if set_up else set(Phase) - {Phase.KING}
    turns = rules.claims if set_up else len(position.this_line)
    yield position.round <= position.rounds, f"there are only {position.rounds} rounds"
    yield phase in possible, "there is no such step"
    yield bool(position.this_line) != set_up, "the line of a round is claimed before it, and only then"
    yield all(slot.seat is not None for slot in position.this_line), "every domino of the round has a king"
    yield position.turn < turns or phase is Phase.OVER, "somebody must be to move"
    yield phase is not Phase.OVER or len(position.earlier) + 1 == rules.games, "more games must follow"
    yield position.turn == 0 or phase not in (Phase.TILES, Phase.LINE), "nothing is dealt between the turns"


def _lines(position: Position) -> Iterator[tuple[bool, str]]:
    """Conditions on the lines and the boxes."""
    rules, lines = position.rules, (position.this_line, position.next_line)
    kings = [Counter(slot.seat for slot in line if slot.seat is not None) for line in lines]
    expected = rules.line if position.round < rules.rounds else 0
    whole = len(position.next_line) == expected or not (position.next_line or position.in_next_box)
    yield _no_double(position), "no domino is in two places"
    yield _in_lines(position), f"lines have {rules.line} dominoes"
    dealing = position.phase in (Phase.TILES, Phase.LINE) and position.round < rules.rounds
    yield whole or dealing, "the next line must be dealt"
    yield all(count <= rules.kings for line in kings for count in line.values()), "nobody has so many kings"
    yield kings[1].total() == position.turn or not position.next_line, "a king is set in each turn"


def _in_lines(position: Position) -> bool:
    """Whether whole lines can be dealt from each box until it is empty."""
    boxes = [len(box) for box in position.undealt]
    boxes[position.round % len(boxes)] += len(position.next_line)
    return all(count % position.rules.line == 0 for count in boxes)


def _no_double(position: Position) -> bool:
    """Whether each domino of each box is in one place at most."""
    boxes = position.rules.boxes
    numbers = [(box, number) for box, left in zip(boxes, position.undealt, strict=True) for number in left]
    numbers += [(position.this_box, slot.number) for slot in position.this_line]
    numbers += [(position.next_box, slot.number) for slot in position.next_line]
    return len(set(numbers)) == len(numbers)


def _step(position: Position) -> Iterator[tuple[bool, str]]:
    """Conditions for there to be a move in this step."""
    line, builders = position.next_line, position.builders
    match position.phase:
        case Phase.TILES:
            yield free_slot(builders) is not None, "a slot must be empty and a tile left"
        case Phase.LINE:
            wanted = position.round < position.rounds and len(line) < position.rules.line
            yield wanted and bool(position.in_next_box), "a domino must be wanted and left"
        case Phase.KING:
            yield sum(slot.seat is not None for slot in line) < position.rules.claims, "a king must be left to draw"
            yield any(slot.seat is None for slot in line), "a domino must be free"
        case Phase.CLAIM:
            yield any(slot.seat is None for slot in line), "a domino must be free"
            yield position.round > 0 or _may_claim(position), "a king must be drawn and not be set"
        case Phase.TAX:
            yield bool(position.placed), "a domino must have been placed"


def _may_claim(position: Position) -> bool:
    """Whether in set-up somebody's king is drawn and not yet placed (rules 2.5)."""
    if position.drawn is None:
        return False
    seat, kings = position.to_move, position.rules.kings
    return sum(slot.seat == seat for slot in position.next_line) < kings


def _town(position: Position) -> Iterator[tuple[bool, str]]:
    """Without a town there are no coins, knights, towers, tiles, Queen or dragon (rules 13.3)."""
    if not position.rules.town:
        builders, told = position.builders, "is nothing of a town"
        yield position.phase not in (Phase.TILES, Phase.TAX, Phase.BUILD, Phase.BRIBE), told
        yield builders == no_builders() and position.queen is None, told
        owned = [(side.coins, side.all_knights, side.towers, len(side.kingdom.buildings)) for side in position.sides]
        yield not any(map(any, owned)), told


def _placed(position: Position) -> Iterator[tuple[bool, str]]:
    """The domino just placed lies in the mover's kingdom."""
    if position.placed:
        yield position.phase in STEPS[1:] and position.round > 0, "no domino has just been placed"
        land = position.sides[position.side].kingdom.land
        yield len(position.placed) == 2 and set(position.placed) <= land.keys(), "both its squares must be land"


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
