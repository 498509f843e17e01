"""Clause 2: the land."""

from __future__ import annotations

from random import Random

import pytest

from demesne.games.base import NotationError, OptionError
from demesne.games.domaine.terrain import format_land, land_rows, parse_land
from demesne.games.domaine.tiles import OWN_TILES, PLAIN_LAYOUT, draw_layout, lay_land
from demesne.games.registry import GAMES, make_game
from tests.games.domaine.drawn import opening, table, words
from tests.games.domaine.lively import BOARD, RICH

TERRAINS = """
    A f v * g s|
    - - - - - -
"""


def test_each_terrain_is_worth_its_points() -> None:
    """Rules 2.1: forest 1, village 3, royal city 5, meadow and mines nothing."""
    state = table(TERRAINS)
    assert state.position.sheet(0).points() == {"forests": 1, "villages": 3, "city": 5, "monopolies": 0, "ducats": 0}


def test_a_square_with_a_village_a_city_or_a_mine_takes_no_figure() -> None:
    """Rules 2.1: of all that lies beside the figures only meadow and forest do."""
    state = table(
        """
        v A g

        s 0 *

        c 0 .

        d f .
        """,
        doing="B07 knights",
    )
    assert words(state, "knight") == ["knight b4", "knight c3"]


def test_one_figure_stands_on_a_square() -> None:
    """Rules 2.1: a knight is set on none that is taken, whoever stands there."""
    state = table("A 1\n\n0 f", doing="B07 knights")
    assert words(state, "knight") == ["knight a3", "knight b2"]


def test_the_city_lies_in_the_middle_and_the_other_tiles_around_it() -> None:
    """Rules 2.2, 2.3: chance draws where and how they lie."""
    layouts = [draw_layout(Random(seed)) for seed in range(20)]
    assert len(set(layouts)) > 15
    for layout in layouts:
        words_ = layout.split()
        assert words_[4][0] == "c"
        assert sorted(word[0] for word in words_ if word[0] != "c") == list("12345678")
        assert {word[1] for word in words_} <= set("nesw")
        land = lay_land(OWN_TILES, layout)
        assert {(x // 4, y // 4) for (x, y), terrain in land.items() if terrain == "city"} == {(1, 1)}


def test_a_turned_tile_shows_its_rows_as_columns() -> None:
    """Rules 2.3: ``1e`` has its printed top on the right, ``1s`` below, ``1w`` on the left."""
    rows = [list(row) for row in OWN_TILES.tiles["1"]]
    turned = {
        "n": rows,
        "e": [[rows[3 - x][y] for x in range(4)] for y in range(4)],
        "s": [[rows[3 - y][3 - x] for x in range(4)] for y in range(4)],
        "w": [[rows[x][3 - y] for x in range(4)] for y in range(4)],
    }
    for way, expected in turned.items():
        land = lay_land(OWN_TILES, f"1{way} 2n 3n 4n cn 5n 6n 7n 8n")
        found = [row[:4] for row in format_land(land).split("/")[:4]]
        assert found == ["".join(row) for row in expected], way


def test_the_layout_that_is_drawn_stands_in_the_options() -> None:
    """Rules 2.3: unless the options say how the land lies; the same chance draws the same."""
    lay_out = GAMES["domaine"].lay_out
    drawn = lay_out({"spacing": 6}, Random(4))
    assert set(drawn) == {"spacing", "layout"}
    assert drawn == lay_out({"spacing": 6}, Random(4))
    assert lay_out({"layout": PLAIN_LAYOUT}, Random(4)) == {"layout": PLAIN_LAYOUT}
    assert lay_out({"board": BOARD}, Random(4)) == {"board": BOARD}
    assert make_game("domaine", 3, dict(drawn)).new_state() != make_game("domaine", 3).new_state()


def test_a_board_can_be_given_as_letters_or_as_names() -> None:
    """Rules 2.4: rows parted by slashes or line ends, or the lists that `demesne trace` prints."""
    land = parse_land(BOARD)
    assert format_land(land) == BOARD
    assert parse_land(BOARD.replace("/", "\n")) == land
    assert parse_land(land_rows(land)) == land
    assert opening(3, board=BOARD) == opening(3, board=land_rows(land))
    assert (land[3, 0], land[0, 1], land[1, 0]) == ("forest", "meadow", "meadow")
    assert land_rows(land)[0][:6] == ["forest", "meadow", "meadow", "forest", "village", "meadow"]


@pytest.mark.parametrize(
    ("board", "told"),
    [
        (BOARD[:-1], "row 12"),
        (BOARD + "/............", "12 rows, not 13"),
        ("x" + BOARD[1:], "square a1"),
        ([["meadow"] * 12] * 11 + [["meadow"] * 11 + ["sea"]], "square l12"),
        (144, "12 rows"),
    ],
)
def test_a_board_that_cannot_be_read_is_refused(board: object, told: str) -> None:
    """Rules 2.4: naming the place."""
    with pytest.raises(NotationError, match=told):
        parse_land(board)
    with pytest.raises(OptionError, match=f"board.*{told}"):
        make_game("domaine", 3, {"board": board})


def test_a_board_is_the_whole_land() -> None:
    """Rules 2.4: no layout beside it."""
    with pytest.raises(OptionError, match="layout"):
        make_game("domaine", 3, {"board": RICH, "layout": PLAIN_LAYOUT})
