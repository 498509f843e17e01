"""Positions and moves of the rules as records and integers, and back."""

from __future__ import annotations

import numpy as np

from demesne.games.base import Seat
from demesne.games.grid import Chart, Square
from demesne.games.queendomino.builders import Builders
from demesne.games.queendomino.buildings import BUILDINGS
from demesne.games.queendomino.dominoes import Half, Terrain
from demesne.games.queendomino.kingdom import CASTLE as CASTLE_HALF
from demesne.games.queendomino.kingdom import Kingdom
from demesne.games.queendomino.line import Line, LineSlot
from demesne.games.queendomino.position import Phase, Position, Side
from demesne.games.queendomino.rules import Rules
from demesne.games.queendomino.state import State
from demesne.kernels.bits import places
from demesne.kernels.queendomino.land import clear_kingdom, lay, put
from demesne.kernels.queendomino.layout import (
    BUILDING_CROWNS,
    CASTLE,
    KIND_NAMES,
    STATE,
    TERRAIN_NAMES,
    Record,
)

__all__ = ["PHASES", "bit_of", "new_records", "pack", "pack_rules", "square_of", "unpack"]

PHASES = tuple(Phase)
"""The phases by their number in a record."""

_TAXES = {"": 0, "knight": 1, "tower": 2}
_TIES = {"largest": 1, "crowns": 2, "coins": 3}
_TERRAIN: dict[Terrain, int] = {terrain: i for i, terrain in enumerate(TERRAIN_NAMES)}
_KIND = {name: kind for kind, name in enumerate(KIND_NAMES)}


def bit_of(square: Square) -> int:
    """The bit of *square* in a plane."""
    return 16 * (square[0] + 7) + square[1] + 7


def square_of(place: int) -> Square:
    """The square of the bit at *place*."""
    return (place >> 4) - 7, (place & 15) - 7


def new_records(count: int = 1) -> Record:
    """An array of *count* records that are not yet positions."""
    return np.zeros(count, STATE)


# --- rules ----------------------------------------------------------------------------


def pack_rules(rules: Rules, record: Record) -> None:
    """Writes *rules* into the ``rules`` of a position."""
    record["seats"], record["sides"] = rules.seats, len(rules.sides)
    for name in ("size", "kings", "line", "rounds", "town", "one_two_one", "coins", "knights", "games"):
        record[name] = getattr(rules, name)
    record["knight_supply"], record["tower_supply"] = rules.knight_supply, rules.tower_supply
    record["boxes"] = len(rules.boxes)
    record["side_of"][: rules.seats] = [rules.side_of(seat) for seat in range(rules.seats)]
    record["middle_kingdom"] = ("middle_kingdom" in rules.bonuses) * (2 if rules.centre == "grid" else 1)
    record["harmony"] = "harmony" in rules.bonuses
    record["ties"][: len(rules.tie_breaks)] = [_TIES[name] for name in rules.tie_breaks]
    _pack_box(rules, record)


def _pack_box(rules: Rules, record: Record) -> None:
    for i, box in enumerate(rules.boxes):
        for number, domino in rules.box.dominoes[box].items():
            halves = (domino.first, domino.second)
            record["dominoes"][i, number] = [n for h in halves for n in (_TERRAIN[h.terrain], h.crowns)]
    for kind, name in enumerate(KIND_NAMES):
        building = rules.box.buildings[name]
        record["copies"][kind] = building.copies
        record["gain_knights"][kind], record["gain_towers"][kind] = building.knights, building.towers
        record["tax"][kind] = _TAXES[building.tax]


# --- positions ------------------------------------------------------------------------


def pack(position: Position, record: Record, seed: int = 0) -> None:
    """Writes *position* over *record*, an element of ``new_records``; chance begins at *seed*."""
    blank = np.zeros(1, STATE)[0]
    for name in STATE.names or ():
        record[name] = blank[name]
    pack_rules(position.rules, record["rules"])
    record["rng"], record["phase"] = seed, PHASES.index(position.phase)
    record["round"], record["turn"], record["game"] = position.round, position.turn, len(position.earlier)
    record["drawn"], record["queen"] = _or_none(position.drawn), _or_none(position.queen)
    record["placed"] = [bit_of(square) for square in position.placed] or [-1, -1]
    for box, numbers in enumerate(position.undealt):
        record["undealt"][box] = sum(1 << number for number in numbers)
    _pack_line(record, "this", position.this_line)
    _pack_line(record, "next", position.next_line)
    _pack_builders(record, position.builders)
    for game, sides in enumerate(position.earlier):
        record["earlier"][game, : len(sides)] = sides
    for side, own in zip(record["sides"], position.sides, strict=False):
        _pack_side(side, own, position.rules)


def _or_none(value: int | None) -> int:
    return -1 if value is None else value


def _pack_line(record: Record, which: str, line: Line) -> None:
    record[f"{which}_count"] = len(line)
    for i, slot in enumerate(line):
        record[f"{which}_line"][i], record[f"{which}_seat"][i] = slot.number, _or_none(slot.seat)


def _pack_builders(record: Record, builders: Builders) -> None:
    record["slots"] = [-1 if name is None else _KIND[name] for name in builders.slots]
    for name, left in builders.pile.items():
        record["pile"][_KIND[name]] = left
    record["tiles_left"], record["burnt"] = sum(builders.pile.values()), _or_none(builders.burnt)


def _pack_side(side: Record, own: Side, rules: Rules) -> None:
    kingdom = own.kingdom
    side["coins"], side["knights"], side["towers"] = own.coins, own.knights, own.towers
    clear_kingdom(side, kingdom.size)
    for square, half in kingdom.land.items():
        if half != CASTLE_HALF:
            _pack_land(side, kingdom, square, half)
    for i, (square, name) in enumerate(kingdom.buildings.items()):
        side["site"][i], side["kind"][i] = bit_of(square), _KIND[name]
        side["pays"] |= _TAXES[rules.box.buildings[name].tax]
        put(side["built"], bit_of(square))
    side["buildings"], side["posted"] = len(kingdom.buildings), len(kingdom.knights)
    for square in kingdom.knights:
        put(side["knighted"], bit_of(square))


def _pack_land(side: Record, kingdom: Kingdom, square: Square, half: Half) -> None:
    place = bit_of(square)
    put(side["land"][_TERRAIN[half.terrain]], place)
    crowns = half.crowns + (BUILDINGS[kingdom.buildings[square]].crowns if square in kingdom.buildings else 0)
    for i in range(2):
        if crowns >> i & 1:
            put(side["crowns"][i], place)
    lay(side, kingdom.size, place, place)


def unpack(record: Record, rules: Rules) -> State:
    """The position of *record*, played under *rules*, with which it was packed."""
    placed = tuple(square_of(int(place)) for place in record["placed"] if place >= 0)
    games, sides = int(record["game"]), len(rules.sides)
    return State(
        rules=rules,
        phase=PHASES[record["phase"]],
        round=int(record["round"]),
        sides=tuple(_unpack_side(side, rules.size) for side in record["sides"][:sides]),
        this_line=_unpack_line(record, "this"),
        next_line=_unpack_line(record, "next"),
        turn=int(record["turn"]),
        drawn=_none_below(record["drawn"]),
        undealt=tuple(frozenset(places([record["undealt"][box]])) for box in range(len(rules.boxes))),
        builders=_unpack_builders(record),
        queen=_none_below(record["queen"]),
        placed=placed,
        earlier=tuple(tuple(map(tuple, record["earlier"][game, :sides].tolist())) for game in range(games)),
    )


def _none_below(value: int) -> Seat | None:
    return None if value < 0 else int(value)


def _unpack_line(record: Record, which: str) -> Line:
    pairs = zip(record[f"{which}_line"], record[f"{which}_seat"], strict=True)
    return tuple(LineSlot(int(number), _none_below(seat)) for number, seat in list(pairs)[: record[f"{which}_count"]])


def _unpack_builders(record: Record) -> Builders:
    slots = tuple(None if kind < 0 else KIND_NAMES[kind] for kind in record["slots"])
    pile = Chart({name: int(left) for name, left in zip(KIND_NAMES, record["pile"], strict=True) if left})
    return Builders(slots, pile, _none_below(record["burnt"]))


def _unpack_side(side: Record, size: int) -> Side:
    count = int(side["buildings"])
    built = dict(list(zip(side["site"].tolist(), side["kind"].tolist(), strict=True))[:count])
    ones, twos = set(places(side["crowns"][0])), set(places(side["crowns"][1]))
    land = {square_of(CASTLE): CASTLE_HALF}
    for i, terrain in enumerate(TERRAIN_NAMES):
        for place in places(side["land"][i]):
            crowns = (place in ones) + 2 * (place in twos)
            printed = crowns - (BUILDING_CROWNS[built[place]] if place in built else 0)
            land[square_of(place)] = Half(terrain, int(printed))
    kingdom = Kingdom(
        size,
        Chart(land),
        Chart({square_of(place): KIND_NAMES[kind] for place, kind in built.items()}),
        frozenset(map(square_of, places(side["knighted"]))),
    )
    return Side(kingdom, int(side["coins"]), int(side["knights"]), int(side["towers"]))
