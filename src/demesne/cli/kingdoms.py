"""Kingdoms as JSON: read for ``score`` and ``placements``, doubted where no game could lay them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from demesne.cli.jsonin import Line, shown
from demesne.games.grid import Chart, Square, extent, neighbours, regions
from demesne.games.queendomino.buildings import BUILDINGS
from demesne.games.queendomino.dominoes import DOMINOES, Half, Terrain
from demesne.games.queendomino.kingdom import CASTLE, Kingdom
from demesne.games.queendomino.rules import SIZES
from demesne.games.queendomino.scoring import BONUSES, LANDSCAPES, Holdings

__all__ = ["GAMES", "KEYS", "Estate", "doubts", "read_estate", "read_half", "read_kingdom"]

GAMES = ("kingdomino", "queendomino")
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
)

_BOX = Counter(half for domino in DOMINOES.values() for half in (domino.first, domino.second))


@dataclass(frozen=True, slots=True)
class Estate:
    """A kingdom with all that is scored beside it."""

    game: str
    kingdom: Kingdom
    holdings: Holdings
    bonuses: tuple[str, ...]


def read_estate(line: Line) -> Estate:
    """The estate that *line* describes. Raises ``BadInput`` for a contradiction."""
    return Estate(
        game=line.one_of("game", GAMES),
        kingdom=read_kingdom(line),
        holdings=Holdings(line.count("coins"), line.count("knights"), line.count("towers"), line.flag("queen")),
        bonuses=tuple(_read_bonuses(line)),
    )


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
    """The terrain and the crowns in *value*, told as elements from *at* on."""
    if not isinstance(value, list) or len(value) != 2:
        line.refuse(field, f"[terrain, crowns], not {shown(value)}")
    terrain, crowns = value
    if not isinstance(terrain, str) or terrain not in LANDSCAPES:
        line.refuse(f"{field}[{at}]", f"one of {', '.join(LANDSCAPES)}, not {shown(terrain)}")
    return Half(Terrain(terrain), line.whole(f"{field}[{at + 1}]", crowns, 0))


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
            line.refuse(field, f"a town square under it, [{square[0]}, {square[1]}] is none")
        if square in found:
            line.refuse(field, f"a free town square, {found[square]} stands there")
        found[square] = value[0]
    return found


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
    """Sentences on what could not have been laid in a game with one box."""
    kingdom = estate.kingdom
    found = [*_too_wide(kingdom), *_unconnected(kingdom)]
    if estate.game == "kingdomino":
        return found + list(_not_in_kingdomino(estate))
    return found + list(_not_in_the_box(kingdom))


def _too_wide(kingdom: Kingdom) -> Iterator[str]:
    if not kingdom.land:
        return
    x0, y0, x1, y1 = extent(kingdom.land)
    wide, high = x1 - x0 + 1, y1 - y0 + 1
    if max(wide, high) > kingdom.size:
        yield f"too wide: {wide} x {high} squares, {kingdom.size} x {kingdom.size} are allowed"


def _unconnected(kingdom: Kingdom) -> Iterator[str]:
    parts = regions(dict.fromkeys(kingdom.land, True))
    if len(parts) < 2 or (CASTLE not in kingdom.land.values() and _one_square_joins(parts)):
        return
    yield f"unconnected: {len(parts)} parts that do not touch"


def _one_square_joins(parts: list[frozenset[Square]]) -> bool:
    """Whether a castle, which nobody told of, could connect all *parts*."""
    beside = [{near for square in part for near in neighbours(square)} for part in parts]
    return bool(set.intersection(*beside))


def _not_in_the_box(kingdom: Kingdom) -> Iterator[str]:
    halves = Counter(half for half in kingdom.land.values() if half != CASTLE)
    for half in sorted(halves):
        if halves[half] > _BOX[half]:
            what = f"{half.terrain} with {half.crowns} crowns" if half.crowns else half.terrain
            yield f"too many squares of {what}: {halves[half]}, the box has {_BOX[half]}"
    tiles = Counter(kingdom.buildings.values())
    for tile in sorted(tiles):
        if tiles[tile] > BUILDINGS[tile].copies:
            yield f"too many of {tile}: {tiles[tile]}, the box has {BUILDINGS[tile].copies}"


def _not_in_kingdomino(estate: Estate) -> Iterator[str]:
    towns = sum(half.terrain is Terrain.TOWN for half in estate.kingdom.land.values())
    if towns:
        yield f"too many squares of town: {towns}, kingdomino has none"
    own = estate.holdings
    for what, there in (("coins", own.coins), ("knights", own.knights), ("towers", own.towers), ("a queen", own.queen)):
        if there:
            yield f"kingdomino has no {what.removeprefix('a ')}"
