"""Kingdoms as JSON: read for ``score`` and ``placements``, with warnings where no game could lay them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache
from types import MappingProxyType
from typing import Any

from demesne.cli.jsonin import Line, shown
from demesne.games.grid import Chart, Square, extent, neighbours, region, regions
from demesne.games.queendomino.buildings import BUILDINGS
from demesne.games.queendomino.dominoes import BOXES, Half, Terrain
from demesne.games.queendomino.kingdom import CASTLE, Kingdom
from demesne.games.queendomino.rules import CENTRES, SIZES, kingdomino
from demesne.games.queendomino.scoring import BONUSES, LANDSCAPES, Holdings

__all__ = ["GAMES", "KEYS", "Estate", "doubts", "read_dynasty", "read_estate", "read_half", "read_kingdom"]

GAMES: Mapping[str, tuple[str, ...]] = MappingProxyType(
    {
        "kingdomino": ("kingdomino",),
        "queendomino": ("queendomino",),
        "royal-wedding": ("queendomino", "kingdomino"),
    }
)
"""The boxes that the land of a game comes from."""

KEYS = (
    "id",
    "game",
    "size",
    "castle",
    "squares",
    "buildings",
    "knights",
    "towers",
    "coins",
    "queen",
    "bonuses",
    "centre",
)

_SHARED = ("id", "game", "size", "bonuses", "centre")
"""What all games of a dynasty have in common."""

_DYNASTY = kingdomino(2, {"dynasty": True})

_SUPPLIES = {"knights": 22, "towers": 15}
"""Rules 1.3: what the box of Queendomino holds."""


def _squares(boxes: Iterable[str]) -> Counter[Half]:
    """How many squares of each kind *boxes* have together."""
    dominoes = [domino for box in boxes for domino in BOXES[box].values()]
    return Counter(half for domino in dominoes for half in (domino.first, domino.second))


_SQUARES = {game: _squares(boxes) for game, boxes in GAMES.items()}


@dataclass(frozen=True, slots=True)
class Estate:
    """A kingdom with everything else that is scored."""

    game: str
    kingdom: Kingdom
    holdings: Holdings
    bonuses: tuple[str, ...]
    centre: str


def read_estate(line: Line) -> Estate:
    """The estate that *line* describes. Raises ``BadInput`` for a contradiction."""
    return Estate(
        game=line.one_of("game", GAMES),
        kingdom=read_kingdom(line),
        holdings=Holdings(line.count("coins"), line.count("knights"), line.count("towers"), line.flag("queen")),
        bonuses=tuple(_read_bonuses(line)),
        centre=_read_centre(line),
    )


def read_dynasty(line: Line) -> list[Estate]:
    """The estates of one side in the games of a dynasty (rules 13.7), as many as *line* has. Raises ``BadInput``."""
    line.only((*_SHARED, "games"))
    if line.one_of("game", GAMES) != _DYNASTY.name:
        line.refuse("game", f"{_DYNASTY.name}, which alone has dynasties, not {shown(line.values['game'])}")
    games = line.list("games")
    if not 1 <= len(games) <= _DYNASTY.games:
        line.refuse("games", f"from 1 to {_DYNASTY.games} games, not {len(games)}")
    shared = {key: line.values[key] for key in _SHARED if key in line.values}
    read_estate(Line(line.number, shared))  # what is wrong with the dynasty is not said of its first game
    return [read_estate(_game(line, index, value, shared)) for index, value in enumerate(games)]


def _game(line: Line, index: int, value: object, shared: Mapping[str, Any]) -> Line:
    if not isinstance(value, dict):
        line.refuse(f"games[{index}]", f"a JSON object, not {shown(value)}")
    own = Line(line.number, value, f"games[{index}].")
    own.only([key for key in KEYS if key not in _SHARED])
    return Line(line.number, {**shared, **value}, own.within)


def read_kingdom(line: Line) -> Kingdom:
    """Size, castle, squares and buildings of *line*. Raises ``BadInput``."""
    size = line.one_of("size", SIZES, 5)
    land: dict[Square, Half] = {}
    if line.values.get("castle") is not None:
        land[line.square("castle", line.values["castle"])] = CASTLE
    for index, value in enumerate(line.list("squares")):
        square, half = _read_land(line, f"squares[{index}]", value)
        if square in land:
            line.refuse(f"squares[{index}]", f"a free square, [{square[0]}, {square[1]}] is taken")
        land[square] = half
    return Kingdom(size, Chart(land), Chart(_read_buildings(line, land)))


def _read_land(line: Line, field: str, value: Any) -> tuple[Square, Half]:
    if not isinstance(value, list) or len(value) != 4:
        line.refuse(field, f"[x, y, terrain, crowns], not {shown(value)}")
    return line.square(field, value[:2]), read_half(line, field, value[2:], at=2)


def read_half(line: Line, field: str, value: Any, at: int = 0) -> Half:
    """The terrain and the crowns in *value*, named in refusals as elements from *at* on."""
    if not isinstance(value, list) or len(value) != 2:
        line.refuse(field, f"[terrain, crowns], not {shown(value)}")
    terrain, crowns = value
    if not isinstance(terrain, str) or terrain not in LANDSCAPES:
        line.refuse(f"{field}[{at}]", f"one of {', '.join(LANDSCAPES)}, not {shown(terrain)}")
    return _half(terrain, line.whole(f"{field}[{at + 1}]", crowns, 0))


@lru_cache(maxsize=256)
def _half(terrain: str, crowns: int) -> Half:
    """The same object for the same square: thousands of them are compared."""
    return Half(Terrain(terrain), crowns)


def _read_buildings(line: Line, land: dict[Square, Half]) -> dict[Square, str]:
    found: dict[Square, str] = {}
    for index, value in enumerate(line.list("buildings")):
        field = f"buildings[{index}]"
        if not isinstance(value, list) or len(value) != 3:
            line.refuse(field, f"[building, x, y], not {shown(value)}")
        if not isinstance(value[0], str) or value[0] not in BUILDINGS:
            line.refuse(f"{field}[0]", f"one of {', '.join(BUILDINGS)}, not {shown(value[0])}")
        square = line.square(field, value[1:])
        half = land.get(square)
        if half is None or half.terrain is not Terrain.TOWN:
            line.refuse(field, f"a town square under it, [{square[0]}, {square[1]}] is not one")
        if square in found:
            line.refuse(field, f"a free town square, {found[square]} stands there")
        found[square] = value[0]
    return found


def _read_centre(line: Line) -> str:
    """How Middle Kingdom reads an incomplete kingdom (rules 13.5)."""
    value = line.values.get("centre", CENTRES[0])
    if value not in CENTRES:
        line.refuse("centre", f"one of {', '.join(CENTRES)}, not {shown(value)}")
    return str(value)


def _read_bonuses(line: Line) -> Iterator[str]:
    seen = set()
    for index, value in enumerate(line.list("bonuses")):
        if not isinstance(value, str) or value not in BONUSES:
            line.refuse(f"bonuses[{index}]", f"one of {', '.join(BONUSES)}, not {shown(value)}")
        if value not in seen:
            yield value
        seen.add(value)


# --- doubts ---------------------------------------------------------------------------


def doubts(estate: Estate) -> list[str]:
    """Sentences on what could not have been laid in a game with one box (of each kind, at a wedding)."""
    kingdom = estate.kingdom
    found = [*_too_wide(kingdom), *_unconnected(kingdom), *_too_many_squares(kingdom, _SQUARES[estate.game])]
    return found + list((_not_in_kingdomino if estate.game == "kingdomino" else _too_many)(estate))


def _too_wide(kingdom: Kingdom) -> Iterator[str]:
    if not kingdom.land:
        return
    x0, y0, x1, y1 = extent(kingdom.land)
    wide, high = x1 - x0 + 1, y1 - y0 + 1
    if max(wide, high) > kingdom.size:
        yield f"too wide: {wide} x {high} squares, {kingdom.size} x {kingdom.size} are allowed"


def _unconnected(kingdom: Kingdom) -> Iterator[str]:
    land = dict.fromkeys(kingdom.land, True)
    if not land or len(region(next(iter(land)), land)) == len(land):
        return
    parts = regions(land)
    if CASTLE not in kingdom.land.values() and _one_square_joins(parts):
        return
    yield f"unconnected: {len(parts)} parts that do not touch"


def _one_square_joins(parts: list[frozenset[Square]]) -> bool:
    """Whether a castle that was not given could connect all *parts*."""
    beside = [{near for square in part for near in neighbours(square)} for part in parts]
    return bool(set.intersection(*beside))


def _too_many_squares(kingdom: Kingdom, box: Counter[Half]) -> Iterator[str]:
    halves = Counter(half for half in kingdom.land.values() if half != CASTLE)
    crowned = {half.terrain for half in box if half.crowns}
    for half in sorted(halves):
        if halves[half] > box[half]:
            what = half.terrain + (_crowns(half.crowns) if half.crowns or half.terrain in crowned else "")
            yield f"too many squares of {what}: {halves[half]}, the box has {box[half]}"


def _crowns(number: int) -> str:
    match number:
        case 0:
            return " without a crown"
        case 1:
            return " with 1 crown"
        case _:
            return f" with {number} crowns"


def _too_many(estate: Estate) -> Iterator[str]:
    """Building tiles, knights and towers beyond what the box has."""
    tiles = Counter(estate.kingdom.buildings.values())
    there = {**{tile: tiles[tile] for tile in sorted(tiles)}, "knights": estate.holdings.knights}
    there["towers"] = estate.holdings.towers
    for what, count in there.items():
        most = _SUPPLIES[what] if what in _SUPPLIES else BUILDINGS[what].copies
        if count > most:
            yield f"too many of {what}: {count}, the box has {most}"


def _not_in_kingdomino(estate: Estate) -> Iterator[str]:
    own = estate.holdings
    there = {"buildings": estate.kingdom.buildings, "coins": own.coins, "knights": own.knights}
    there |= {"towers": own.towers, "queen": own.queen}
    yield from (f"kingdomino has no {what}" for what in there if there[what])
