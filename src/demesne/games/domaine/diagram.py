"""Boards drawn in letters, for reading and for tests.

Squares alternate with the lines between them, so a board of twelve squares has
23 columns and 23 rows. A square is the letter of its terrain (``.`` meadow),
or ``A``, ``B`` … for a castle of colour 0, 1 … and ``0``, ``1`` … for a knight
on a meadow, ``5``, ``6`` … on a forest. ``|`` and ``-`` are border markers;
where rows of lines and columns of lines meet there is nothing::

    .|A 0
    - -
    f . g
"""

from __future__ import annotations

from demesne.games.base import NotationError
from demesne.games.domaine.board import Board, open_board
from demesne.games.domaine.borders import Border, border
from demesne.games.domaine.terrain import EDGE, LETTERS, Terrain
from demesne.games.grid import Chart, Square

__all__ = ["format_board", "parse_board"]

_TERRAINS = {letter: terrain for terrain, letter in LETTERS.items()}
_CASTLES = "ABCD"
_ON_MEADOW = "0123"
_ON_FOREST = "5678"


def format_board(board: Board) -> str:
    """*board* drawn in letters, without trailing spaces.

    >>> format_board(parse_board("A|f B\\n-")).splitlines()[0]
    'A|f B . . . . . . . . .'
    """
    rows = []
    for row in range(EDGE):
        rows.append(
            "".join(_square(board, (column, row)) + _mark(board, (column, row), (1, 0), "|") for column in range(EDGE))
        )
        if row < EDGE - 1:
            rows.append("".join(_mark(board, (column, row), (0, 1), "-") + " " for column in range(EDGE)))
    return "\n".join(text.rstrip() for text in rows)


def _square(board: Board, square: Square) -> str:
    if square in board.castles:
        return _CASTLES[board.castles[square]]
    if square in board.knights:
        return (_ON_FOREST if board.land[square] is Terrain.FOREST else _ON_MEADOW)[board.knights[square]]
    return LETTERS[board.land[square]]


def _mark(board: Board, square: Square, step: Square, sign: str) -> str:
    other = (square[0] + step[0], square[1] + step[1])
    return sign if border(square, other) in board.borders else " "


def parse_board(text: str) -> Board:
    """The board drawn as *text*, its regions recognised; what is not drawn is meadow.

    Raises ``NotationError`` naming the line and column that cannot be read.

    >>> board = parse_board("A|f B\\n-")
    >>> board.castles, board.borders == {((0, 0), (1, 0)), ((0, 0), (0, 1))}
    ({(0, 0): 0, (2, 0): 1}, True)
    """
    lines = [line.rstrip() for line in text.strip("\n").splitlines()]
    indent = min((len(line) - len(line.lstrip()) for line in lines if line), default=0)
    drawn = {(x, y): sign for y, line in enumerate(lines) for x, sign in enumerate(line[indent:]) if sign != " "}
    land = {(column, row): Terrain.MEADOW for column in range(EDGE) for row in range(EDGE)}
    castles: dict[Square, int] = {}
    knights: dict[Square, int] = {}
    borders: set[Border] = set()
    for (x, y), sign in sorted(drawn.items()):
        square = x // 2, y // 2
        if max(square) >= EDGE:
            raise NotationError(f"line {y + 1}, column {x + 1}: a board has {EDGE} squares each way")
        if x % 2 or y % 2:
            borders.add(_line(x, y, sign))
        elif sign in _CASTLES:
            castles[square] = _CASTLES.index(sign)
        elif sign in _ON_MEADOW + _ON_FOREST:
            knights[square] = (_ON_MEADOW + _ON_FOREST).index(sign) % len(_ON_MEADOW)
            land[square] = Terrain.FOREST if sign in _ON_FOREST else Terrain.MEADOW
        elif sign in _TERRAINS:
            land[square] = _TERRAINS[sign]
        else:
            raise NotationError(f"line {y + 1}, column {x + 1}: {sign!r} is no square")
    return open_board(Board(Chart(land), Chart(castles), Chart(knights), frozenset(borders)))


def _line(x: int, y: int, sign: str) -> Border:
    """The border drawn as *sign* between two squares."""
    square = x // 2, y // 2
    if sign == "|" and x % 2 and not y % 2:
        return border(square, (square[0] + 1, square[1]))
    if sign == "-" and y % 2 and not x % 2:
        return border(square, (square[0], square[1] + 1))
    raise NotationError(f"line {y + 1}, column {x + 1}: {sign!r} is no border here; | stands beside, - below a square")
