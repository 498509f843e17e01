"""The printed tables that a game is played with, and an owner's corrections to them.

Some knights, towers and taxes of building tiles are estimates (rules 12.5).
Owners of the tiles may enter what is printed on them; the tables as read from
``data`` stay as they are.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from types import MappingProxyType
from typing import TypeAlias

from demesne.games.base import OptionError
from demesne.games.options import owners_name, table
from demesne.games.queendomino.buildings import BUILDINGS, Building
from demesne.games.queendomino.dominoes import BOXES, Domino, Half, Terrain, miscount

__all__ = ["PRINTED", "Box", "parse_box", "unsure_fields"]

MOST = 3
"""Knights, towers or crowns on one square of the box (rules 1.1, 1.2)."""

TAXES = ("", "knight", "tower")

Correction: TypeAlias = tuple[str, tuple[tuple[str, int | str], ...]]
"""A building and the fields of it that are corrected."""


@dataclass(frozen=True, slots=True)
class Box:
    """What is in the box. Two boxes are equal when they were corrected alike.

    ``name`` is the owner's, empty for the printed tables; ``corrections`` and
    ``exchanged`` are the building tiles and dominoes that differ from those.
    """

    name: str = ""
    corrections: tuple[Correction, ...] = ()
    exchanged: tuple[Domino, ...] = ()
    buildings: Mapping[str, Building] = field(default_factory=lambda: BUILDINGS, compare=False, repr=False)
    dominoes: Mapping[str, Mapping[int, Domino]] = field(default_factory=lambda: BOXES, compare=False, repr=False)

    def __reduce__(self) -> tuple[Callable[..., Box], tuple[object, ...]]:
        """What differs from the printed tables, which every process reads for itself."""
        return _box, (self.name, self.corrections, self.exchanged)


PRINTED = Box()
"""The tables of ``data`` as they are."""


def unsure_fields(building: Building) -> tuple[str, ...]:
    """The fields of *building* that an owner may correct: knights, towers, tax.

    >>> unsure_fields(BUILDINGS["sawmill"]), unsure_fields(BUILDINGS["magic_school"])
    (('knights',), ())
    """
    return tuple(name for name, key in _KEYS.items() if key in building.unsure)


_KEYS = {"knights": "knights", "towers": "towers", "tax": "tax_bonus"}


def parse_box(given: object) -> Box:
    """The box that the option ``box`` describes; without it the printed tables.

    *given* is ``{"name": …, "buildings": {id: {"knights": 1, "towers": 0,
    "tax": "knight"}}, "dominoes": {box: {"17": [["forest", 1], ["wheat",
    0]]}}}``, each key optional. Only fields that are uncertain in the table of
    buildings may be corrected; the squares of each box must still be those
    that the rulebook counts. Raises ``OptionError`` naming the place.

    >>> own = parse_box({"buildings": {"sawmill": {"knights": 1}}})
    >>> own.buildings["sawmill"].knights, PRINTED.buildings["sawmill"].knights
    (1, 0)
    """
    if given is None:
        return PRINTED
    told = table("box", given, ("name", "buildings", "dominoes"))
    corrections = tuple(_corrections(table("box.buildings", told.get("buildings", {}), BUILDINGS)))
    boxes = table("box.dominoes", told.get("dominoes", {}), BOXES)
    exchanged = tuple(domino for box in BOXES if box in boxes for domino in _exchanged(box, boxes[box]))
    return _box(owners_name("box.name", told.get("name", "")), corrections, exchanged)


def _box(name: str, corrections: tuple[Correction, ...], exchanged: tuple[Domino, ...]) -> Box:
    if not (name or corrections or exchanged):
        return PRINTED
    return Box(name, corrections, exchanged, buildings=_corrected(corrections), dominoes=_with(exchanged))


def _corrected(corrections: Iterable[Correction]) -> Mapping[str, Building]:
    buildings = dict(BUILDINGS)
    for name, fields in corrections:
        for key, value in fields:
            buildings[name] = _CORRECT[key](buildings[name], value)
    return MappingProxyType(buildings)


_CORRECT: dict[str, Callable[[Building, int | str], Building]] = {
    "knights": lambda building, value: replace(building, knights=int(value)),
    "towers": lambda building, value: replace(building, towers=int(value)),
    "tax": lambda building, value: replace(building, tax=str(value)),
}


def _with(exchanged: Iterable[Domino]) -> Mapping[str, Mapping[int, Domino]]:
    dominoes = {box: dict(printed) for box, printed in BOXES.items()}
    for domino in exchanged:
        dominoes[domino.box][domino.number] = domino
    for box, found in dominoes.items():
        _check_squares(box, found)
    return MappingProxyType({box: MappingProxyType(found) for box, found in dominoes.items()})


def _check_squares(box: str, dominoes: Mapping[int, Domino]) -> None:
    over = miscount(box, dominoes)
    if over:
        told = ", ".join(f"{half.terrain} with {half.crowns}: {count:+}" for half, count in sorted(over.items()))
        raise OptionError(f"box.dominoes.{box}: the squares must be those the rulebook counts ({told})")


# --- reading --------------------------------------------------------------------------


def _corrections(buildings: Mapping[str, object]) -> Iterator[Correction]:
    """What differs from the table, building by building in its order."""
    for building in BUILDINGS.values():
        if building.id not in buildings:
            continue
        place, allowed = f"box.buildings.{building.id}", unsure_fields(building)
        if not allowed:
            raise OptionError(f"option {place!r}: everything about this tile is known")
        given = table(place, buildings[building.id], allowed)
        fields = tuple((key, _value(f"{place}.{key}", key, given[key])) for key in allowed if key in given)
        if changed := tuple((key, value) for key, value in fields if getattr(building, key) != value):
            yield building.id, changed


def _value(place: str, key: str, given: object) -> int | str:
    if key == "tax":
        if isinstance(given, str) and given in TAXES:
            return given
        raise OptionError(f"option {place!r} must be knight, tower or empty, not {given!r}")
    return _count(place, given)


def _count(place: str, given: object) -> int:
    if isinstance(given, bool) or not isinstance(given, int) or not 0 <= given <= MOST:
        raise OptionError(f"option {place!r} must be 0 to {MOST}, not {given!r}")
    return given


def _exchanged(box: str, given: object) -> Iterator[Domino]:
    """The dominoes that differ from the table, by number."""
    numbers = table(f"box.dominoes.{box}", given, map(str, BOXES[box]))
    for number, printed in BOXES[box].items():
        if str(number) in numbers:
            place = f"box.dominoes.{box}.{number}"
            domino = Domino(number, *_halves(place, numbers[str(number)]), box)
            if domino != printed:
                yield domino


def _halves(place: str, given: object) -> tuple[Half, Half]:
    if not isinstance(given, list | tuple) or len(given) != 2:
        raise OptionError(f"option {place!r} must be two squares, each a terrain and its crowns")
    return _half(f"{place}[0]", given[0]), _half(f"{place}[1]", given[1])


def _half(place: str, given: object) -> Half:
    if not isinstance(given, list | tuple) or len(given) != 2:
        raise OptionError(f"option {place!r} must be a terrain and its crowns")
    terrain, crowns = given
    names = [t.value for t in Terrain if t is not Terrain.CASTLE]
    if not isinstance(terrain, str) or terrain not in names:
        raise OptionError(f"option {place!r} must begin with one of {', '.join(names)}, not {terrain!r}")
    return Half(Terrain(terrain), _count(place, crowns))
