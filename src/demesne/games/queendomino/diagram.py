"""Kingdoms drawn in letters, for reading and for tests.

A square is a letter for its terrain (``W F L G S M T``, ``CC`` the castle) and
its crowns (``.`` for none), or the two small letters of a building on a town;
``*`` after it is a knight; ``--`` is empty. Rows go from top to bottom::

    W1 W.
    CC T.* ba
"""

from __future__ import annotations

from demesne.games.base import NotationError
from demesne.games.grid import Chart, Square, extent
from demesne.games.queendomino.buildings import BUILDINGS
from demesne.games.queendomino.dominoes import Half, Terrain
from demesne.games.queendomino.kingdom import CASTLE, Kingdom
from demesne.games.queendomino.notation import LETTERS

__all__ = ["format_kingdom", "parse_kingdom"]

_TERRAINS = {letter: terrain for terrain, letter in LETTERS.items()}
_BY_CODE = {building.code: building.id for building in BUILDINGS.values()}


def format_kingdom(kingdom: Kingdom) -> str:
    """*kingdom* drawn in letters, in columns, without trailing spaces.

    >>> print(format_kingdom(parse_kingdom("W1 -- ba*\\nCC T. T.")))
    W1  --  ba*
    CC  T.  T.
    """
    x0, y0, x1, y1 = extent(kingdom.land)
    rows = ["".join(f"{_letters(kingdom, (x, y)):4}" for x in range(x0, x1 + 1)).rstrip() for y in range(y0, y1 + 1)]
    return "\n".join(rows)


def _letters(kingdom: Kingdom, square: Square) -> str:
    half = kingdom.land.get(square)
    if half is None:
        return "--"
    knight = "*" if square in kingdom.knights else ""
    if square in kingdom.buildings:
        return BUILDINGS[kingdom.buildings[square]].code + knight
    if half == CASTLE:
        return "CC"
    return f"{LETTERS[half.terrain]}{half.crowns or '.'}{knight}"


def parse_kingdom(text: str, size: int = 5) -> Kingdom:
    """The kingdom drawn as *text*, with its castle on 0,0 (or, without a castle, its upper left corner).

    Raises ``NotationError`` naming the square that cannot be read.

    >>> kingdom = parse_kingdom("W1 W.\\nCC ba*")
    >>> kingdom.land[0, -1].crowns, kingdom.buildings, kingdom.knights
    (1, {(1, 0): 'bakery'}, frozenset({(1, 0)}))
    """
    rows = [row.split() for row in text.strip().splitlines()]
    cells = {(x, y): c for y, row in enumerate(rows) for x, c in enumerate(row) if c != "--"}
    ox, oy = next((square for square, cell in cells.items() if cell == "CC"), (0, 0))
    land: dict[Square, Half] = {}
    buildings: dict[Square, str] = {}
    knights: set[Square] = set()
    for (x, y), cell in cells.items():
        square = (x - ox, y - oy)
        code = cell.removesuffix("*")
        if cell.endswith("*"):
            knights.add(square)
        if code in _BY_CODE:
            buildings[square] = _BY_CODE[code]
        land[square] = _half(code)
    return Kingdom(size, Chart(land), Chart(buildings), frozenset(knights))


def _half(code: str) -> Half:
    if code == "CC":
        return CASTLE
    if code in _BY_CODE:
        return Half(Terrain.TOWN)
    if len(code) == 2 and code[0] in _TERRAINS and code[0] != "C" and code[1] in ".123":
        return Half(_TERRAINS[code[0]], int(code[1].replace(".", "0")))
    raise NotationError(f"{code!r} is no square: terrain and crowns (W1, T.), a building, CC or --")
