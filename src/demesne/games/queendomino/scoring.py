"""Points item by item as on the score pad, and who wins (rules 10 and 11)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from functools import cache

from demesne.games.base import Item, Row, Sheet, SideOutcome
from demesne.games.grid import extent
from demesne.games.queendomino.box import PRINTED, Box
from demesne.games.queendomino.buildings import Building
from demesne.games.queendomino.dominoes import Terrain
from demesne.games.queendomino.kingdom import Kingdom, Territory, largest, territories
from demesne.games.queendomino.rules import BONUSES, Rules

__all__ = ["BONUSES", "LANDSCAPES", "ROWS", "Holdings", "add_up", "rank", "score_kingdom"]

LANDSCAPES = tuple(terrain for terrain in Terrain if terrain is not Terrain.CASTLE)
ROWS = ("wealth", *LANDSCAPES, "queen", "buildings", "bonuses")


@dataclass(frozen=True, slots=True)
class Holdings:
    """What a side owns besides its kingdom. ``knights`` counts all, on land or not."""

    coins: int = 0
    knights: int = 0
    towers: int = 0
    queen: bool = False


def score_kingdom(
    kingdom: Kingdom,
    holdings: Holdings,
    bonuses: Collection[str] = (),
    centre: str = "extent",
    box: Box = PRINTED,
) -> tuple[Sheet, list[Territory]]:
    """The score pad's column for a kingdom, and the territories it counts.

    *bonuses* are those in force, *centre* how Middle Kingdom is read
    (rules 13.5), *box* what its buildings show.

    >>> from demesne.games.queendomino.diagram import parse_kingdom
    >>> sheet, _ = score_kingdom(parse_kingdom("CC W1 W."), Holdings(coins=7, queen=True))
    >>> {row: points for row, points in sheet.points().items() if points}
    {'wealth': 2, 'wheat': 2, 'queen': 2}
    """
    found = territories(kingdom, box)
    rows = [Row("wealth", _wealth(holdings.coins))]
    rows += [Row(terrain.value, tuple(items)) for terrain, items in _lands(found).items()]
    rows.append(Row("queen", _queen(found) if holdings.queen else ()))
    rows.append(Row("buildings", _buildings(kingdom, found, holdings, box)))
    rows.append(Row("bonuses", _bonuses(kingdom, bonuses, centre)))
    return Sheet(tuple(rows)), found


def add_up(games: Sequence[Sequence[int]]) -> Sheet:
    """One sheet for several games, each row explained game by game (rules 13.7).

    >>> add_up([[1] * len(ROWS), [2] * len(ROWS)]).points()["wealth"]
    3
    """
    rows = zip(ROWS, zip(*games, strict=True), strict=True)
    return Sheet(
        tuple(
            Row(name, tuple(Item.of("game", points, game=i) for i, points in enumerate(played, 1)))
            for name, played in rows
        )
    )


def _wealth(coins: int) -> tuple[Item, ...]:  # Rules 10.1
    return (Item.of("wealth", coins // 3, coins=coins),) if coins else ()


def _lands(found: list[Territory]) -> dict[Terrain, list[Item]]:  # Rules 10.2, 10.3
    lands: dict[Terrain, list[Item]] = {terrain: [] for terrain in LANDSCAPES}
    for each in found:
        lands[each.terrain].append(_land(each.terrain, len(each.squares), each.crowns))
    return lands


@cache
def _land(terrain: Terrain, squares: int, crowns: int) -> Item:
    """What a territory is worth: many are alike."""
    return Item.of("territory", squares * crowns, terrain=terrain, squares=squares, crowns=crowns)


def _queen(found: list[Territory]) -> tuple[Item, ...]:  # Rules 10.4
    home = largest(found)
    if home is None:
        return ()
    squares = len(home.squares)
    return (Item.of("queen", squares, terrain=home.terrain, squares=squares),)


def _buildings(kingdom: Kingdom, found: list[Territory], holdings: Holdings, box: Box) -> tuple[Item, ...]:
    if not kingdom.buildings:
        return ()
    tiles = (box.buildings[kingdom.buildings[square]] for square in sorted(kingdom.buildings))
    territories_of = Counter[str](territory.terrain for territory in found)
    return tuple(_building(tile, territories_of, holdings) for tile in tiles)


def _building(building: Building, territories_of: Mapping[str, int], holdings: Holdings) -> Item:
    match building.per:
        case "":  # Rules 10.5
            return Item.of("building-points", building.points, building=building.id)
        case "tower":  # Rules 10.7
            count = holdings.towers
        case "knight":
            count = holdings.knights
        case terrain:  # Rules 10.6
            count = territories_of[terrain]
    points = building.points + building.per_points * count
    return Item.of(f"building-{_counted(building)}", points, building=building.id, count=count)


def _counted(building: Building) -> str:
    return {"tower": "towers", "knight": "knights"}.get(building.per, "territories")


def _bonuses(kingdom: Kingdom, bonuses: Collection[str], centre: str) -> tuple[Item, ...]:  # Rules 10.8
    items = []
    if "middle_kingdom" in bonuses and _castle_is_central(kingdom, centre):
        items.append(Item.of("middle_kingdom", 10))
    if "harmony" in bonuses and len(kingdom.land) == kingdom.size**2 and _spans_grid(kingdom):
        items.append(Item.of("harmony", 5))
    return tuple(items)


def _castle_is_central(kingdom: Kingdom, centre: str) -> bool:
    castle = next((s for s, h in kingdom.land.items() if h.terrain is Terrain.CASTLE), None)
    if castle is None:
        return False
    x0, y0, x1, y1 = extent(kingdom.land)
    if centre == "grid":
        half = kingdom.size // 2
        return max(castle[0] - x0, x1 - castle[0], castle[1] - y0, y1 - castle[1]) <= half
    return _spans_grid(kingdom) and (x0 + x1, y0 + y1) == (2 * castle[0], 2 * castle[1])


def _spans_grid(kingdom: Kingdom) -> bool:
    x0, y0, x1, y1 = extent(kingdom.land)
    return x1 - x0 == y1 - y0 == kingdom.size - 1


def rank(rules: Rules, columns: Sequence[tuple[Sheet, list[Territory], Holdings]]) -> tuple[SideOutcome, ...]:
    """Ranks from the sides' sheets, ties broken as *rules* say (rules 11).

    >>> from demesne.games.queendomino.diagram import parse_kingdom
    >>> from demesne.games.queendomino.rules import kingdomino
    >>> columns = [(*score_kingdom(parse_kingdom(drawn), Holdings()), Holdings()) for drawn in ("CC W1", "CC F1 F.")]
    >>> [side.rank for side in rank(kingdomino(2, {}), columns)]
    [2, 1]
    """
    keys = [_key(rules, *column) for column in columns]
    return tuple(
        SideOutcome(
            sheet=column[0],
            rank=1 + sum(other > key for other in keys),
            seats=seats,
            tie_break=_tie_break(rules, key, keys),
        )
        for column, key, seats in zip(columns, keys, rules.sides, strict=True)
    )


def _key(rules: Rules, sheet: Sheet, found: list[Territory], holdings: Holdings) -> tuple[int, ...]:
    home = largest(found)
    by_rule = {
        "largest": len(home.squares) if home else 0,  # Rules 11.2
        "crowns": sum(territory.crowns for territory in found),  # Rules 13.4
        "coins": holdings.coins % 3,  # Rules 11.3: those that scored nothing
    }
    return (sheet.total, *(by_rule[name] for name in rules.tie_breaks))


def _tie_break(rules: Rules, key: tuple[int, ...], keys: list[tuple[int, ...]]) -> str:
    """The rule that separated *key* from others with its total; "shared" if none did."""
    tied = [other for other in keys if other[0] == key[0]]
    if len(tied) == 1:
        return ""
    if tied.count(key) > 1:
        return "shared"
    steps = [_first_difference(key, other) for other in tied if other != key]
    return rules.tie_breaks[max(steps) - 1]


def _first_difference(key: tuple[int, ...], other: tuple[int, ...]) -> int:
    return next(i for i, (a, b) in enumerate(zip(key, other, strict=True)) if a != b)
