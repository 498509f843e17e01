"""Clauses 2.2 and 2.3: the nine tiles that are drawn for this project, owners' sets, how tiles are laid out."""

from __future__ import annotations

import csv
from collections import Counter
from collections.abc import Iterator, Mapping
from importlib.resources import files
from random import Random

import pytest

from demesne.games.base import OptionError
from demesne.games.domaine.terrain import MINES, Land, Terrain, format_land
from demesne.games.domaine.tiles import (
    OWN_TILES,
    PLAIN_LAYOUT,
    TILE_NAMES,
    Tile,
    TileSet,
    draw_layout,
    lay_land,
    parse_tiles,
    read_tiles,
    tiles_value,
    turned,
    unexpected,
)
from demesne.games.grid import Square, neighbours

TABLE = files("demesne.games.domaine").joinpath("data/tiles.csv").read_text("utf-8")
OUTER = "12345678"
FREE = {Terrain.MEADOW, Terrain.FOREST}


def layouts(count: int) -> Iterator[Land]:
    rng = Random("layouts")
    for _ in range(count):
        yield lay_land(OWN_TILES, draw_layout(rng))


# --- our own drawing -----------------------------------------------------------------


def test_every_row_of_the_table_says_that_it_is_our_own_drawing() -> None:
    """Nobody may take these for the printed tiles (rules 2.2)."""
    rows = list(csv.DictReader(TABLE.splitlines()))
    assert [row["tile"] for row in rows] == ["c", *OUTER]
    for row in rows:
        assert row["certainty"] == "ours"
        assert "drawn for this project" in row["source"]
        assert "not known" in row["source"]


def test_our_set_has_what_is_known_of_the_printed_one() -> None:
    """One city, four mines of each kind; villages are few, forests common, the rest is meadow (rules 2.2)."""
    found = Counter("".join(row for tile in OWN_TILES.tiles.values() for row in tile))
    assert sum(found.values()) == 144
    assert {letter: found[letter] for letter in "*gscd"} == {"*": 1, "g": 4, "s": 4, "c": 4, "d": 4}
    assert 10 <= found["v"] <= 16
    assert 40 <= found["f"] <= 50
    assert found["."] == 144 - 17 - found["v"] - found["f"]
    assert unexpected(OWN_TILES.tiles) == {}


def test_the_city_is_in_the_middle_with_a_mine_of_each_kind_near_it() -> None:
    centre = letters(OWN_TILES.tiles["c"])
    (city,) = [square for square, letter in centre.items() if letter == "*"]
    assert sorted(letter for letter in centre.values() if letter in "gscd") == ["c", "d", "g", "s"]
    assert "v" not in centre.values()
    for square, letter in centre.items():
        if letter in "gscd":
            assert abs(square[0] - city[0]) + abs(square[1] - city[1]) <= 2


@pytest.mark.parametrize("name", OUTER)
def test_an_outer_tile_is_worth_as_much_as_any_other(name: str) -> None:
    """Two mines and a village, or one mine and two villages; never two mines of a kind; five forests."""
    found = Counter("".join(OWN_TILES.tiles[name]))
    mines = [found[letter] for letter in "gscd"]
    assert sum(mines) + found["v"] == 3
    assert 1 <= sum(mines) <= 2
    assert max(mines) == 1
    assert (found["f"], found["."]) == (5, 8)


def letters(tile: Tile) -> dict[Square, str]:
    return {(x, y): tile[y][x] for y in range(4) for x in range(4)}


@pytest.mark.parametrize("name", TILE_NAMES)
def test_a_tile_looks_different_whichever_way_it_is_turned(name: str) -> None:
    assert len({turned(OWN_TILES.tiles[name], quarters) for quarters in range(4)}) == 4


@pytest.mark.parametrize("name", TILE_NAMES)
def test_a_castle_on_any_meadow_finds_room_for_its_knight_on_the_same_tile(name: str) -> None:
    tile = letters(OWN_TILES.tiles[name])
    for square, letter in tile.items():
        if letter == ".":
            assert any(tile.get(beside) in (".", "f") for beside in neighbours(square)), square


@pytest.mark.slow
@pytest.mark.parametrize(("colours", "castles", "most"), [(3, 4, 0.05), (4, 3, 0.0)])
def test_castles_seldom_need_the_smaller_distance(colours: int, castles: int, most: float) -> None:
    """Set up at random, hardly a land keeps castles of one colour from standing seven apart (rules 3.5)."""
    rng = Random("castles")
    crowded = [castles_fail(land, colours, castles, rng) for land in layouts(300)]
    assert sum(crowded) / len(crowded) <= most


def castles_fail(land: Land, colours: int, castles: int, rng: Random) -> bool:
    """Whether some castle of a random set-up has no place seven away from its colour's others."""
    taken: set[Square] = set()
    own: dict[int, list[Square]] = {colour: [] for colour in range(colours)}
    for turn in range(colours * castles):
        mine = own[turn % colours]
        beside = {s: [n for n in neighbours(s) if land.get(n) in FREE and n not in taken] for s in land}
        spots = [s for s in land if land[s] is Terrain.MEADOW and s not in taken and beside[s]]
        apart = [s for s in spots if all(abs(s[0] - o[0]) + abs(s[1] - o[1]) >= 7 for o in mine)]
        if not apart:
            return True
        mine.append(rng.choice(apart))
        taken |= {mine[-1], rng.choice(beside[mine[-1]])}
    return False


@pytest.mark.slow
def test_over_many_layouts_every_quarter_of_the_land_is_worth_the_same() -> None:
    """Points and mines of the four quarters differ by less than a hundredth once turning and shuffling are done."""
    worth = {Terrain.FOREST: 1, Terrain.VILLAGE: 3, Terrain.CITY: 5} | dict.fromkeys(MINES, 3)
    sums: Counter[tuple[int, int]] = Counter()
    for land in layouts(4000):
        for (column, row), terrain in land.items():
            sums[column // 6, row // 6] += worth.get(terrain, 0)
    assert max(sums.values()) / min(sums.values()) < 1.01


# --- laying out ----------------------------------------------------------------------

CORNER: Tile = ("fv..", "g...", "....", "....")


@pytest.mark.parametrize(
    ("quarters", "drawn"),
    [
        (0, "fv../g.../..../...."),
        (1, "..gf/...v/..../...."),
        (2, "..../..../...g/..vf"),
        (3, "..../..../v.../fg.."),
    ],
)
def test_a_tile_turns_clockwise(quarters: int, drawn: str) -> None:
    assert "/".join(turned(CORNER, quarters)) == drawn


def test_tiles_lie_in_reading_order_and_their_tops_point_as_the_layout_says() -> None:
    """Tile 2 in the first place upright, the city's turned upside down, tile 5 last with its top to the west."""
    plain: Tile = ("....", "....", "....", "....")
    tiles = dict.fromkeys(TILE_NAMES, plain) | {"c": ("*...", *plain[1:]), "2": CORNER, "5": CORNER, "8": CORNER}
    land = lay_land(TileSet("drawn", tiles), "2n 1e 8e 3s cs 4n 6w 7n 5w")
    assert format_land(land) == "/".join(
        [
            "fv........gf",
            "g..........v",
            "............",
            "............",
            "............",
            "............",
            "............",
            ".......*....",
            "............",
            "............",
            "........v...",
            "........fg..",
        ]
    )


def test_the_plain_layout_has_every_tile_upright() -> None:
    land = lay_land(OWN_TILES, PLAIN_LAYOUT)
    tiles = OWN_TILES.tiles
    assert format_land(land).split("/")[0] == tiles["1"][0] + tiles["2"][0] + tiles["3"][0]
    assert format_land(land).split("/")[7] == tiles["4"][3] + tiles["c"][3] + tiles["5"][3]
    assert format_land(land).split("/")[8] == tiles["6"][0] + tiles["7"][0] + tiles["8"][0]


def test_a_drawn_layout_puts_every_tile_everywhere_but_the_city_in_the_middle() -> None:
    rng = Random(4)
    drawn = [draw_layout(rng).split() for _ in range(2000)]
    places = {(place, word[0]) for words in drawn for place, word in enumerate(words)}
    assert places == {(4, "c")} | {(place, name) for place in (0, 1, 2, 3, 5, 6, 7, 8) for name in OUTER}
    assert {word for words in drawn for word in words} == {name + side for name in TILE_NAMES for side in "nesw"}
    assert all(sorted(word[0] for word in words) == sorted(TILE_NAMES) for words in drawn)


def test_the_same_chance_draws_the_same_layout() -> None:
    assert draw_layout(Random(7)) == draw_layout(Random(7))
    assert draw_layout(Random(7)) != draw_layout(Random(8))


@pytest.mark.parametrize(
    "layout",
    [
        "",
        7,
        None,
        "1n 2n 3n 4n cn 5n 6n 7n",
        "1n 2n 3n 4n cn 5n 6n 7n 8n 8n",
        "1n 2n 3n 4n cn 5n 6n 7n 7n",
        "cn 2n 3n 4n 1n 5n 6n 7n 8n",
        "1n 2n 3n 4n cn 5n 6n 7n 9n",
        "1n 2n 3n 4n cn 5n 6n 7n 8x",
        "1n 2n 3n 4n cn 5n 6n 7n 8",
        "1n 2n 3n 4n cn 5n 6n 7n 8ne",
    ],
)
def test_what_is_no_layout_is_refused(layout: object) -> None:
    with pytest.raises(OptionError, match="option 'layout'"):
        lay_land(OWN_TILES, layout)


# --- owners' sets --------------------------------------------------------------------


def given(**changes: object) -> dict[str, object]:
    """An owner's set with some tiles changed."""
    tiles: Mapping[str, object] = OWN_TILES.tiles
    return {"name": "Ada's land", "tiles": {**{name: list(OWN_TILES.tiles[name]) for name in tiles}, **changes}}


def test_without_the_option_our_own_tiles_are_played() -> None:
    assert parse_tiles(None) is OWN_TILES


def test_a_set_is_read_as_it_is_written() -> None:
    """Also one whose numbers of mines are not those we expect: the owner has the box."""
    found = parse_tiles(given(**{"3": ["....", ".v..", "fff.", "ss.."]}))
    assert found.name == "Ada's land"
    assert found.tiles["3"] == ("....", ".v..", "fff.", "ss..")
    assert parse_tiles(tiles_value(found)) == found
    assert unexpected(found.tiles) == {Terrain.GOLD: -1, Terrain.SILVER: 1}


def with_name(name: object) -> dict[str, object]:
    return {**given(), "name": name}


@pytest.mark.parametrize(
    ("value", "told"),
    [
        ("Ada's", "option 'tiles' must be an object"),
        ({"name": "x"}, "option 'tiles.tiles' must be an object"),
        ({**given(), "size": 4}, "option 'tiles' has no 'size'"),
        (with_name(7), "option 'tiles.name'"),
        (with_name(" x"), "option 'tiles.name'"),
        (with_name("x" * 41), "option 'tiles.name'"),
        (with_name("a\nb"), "option 'tiles.name'"),
        ({"tiles": {name: list(tile) for name, tile in OWN_TILES.tiles.items() if name != "6"}}, "lacks tile '6'"),
        (given(**{"9": ["....", "....", "....", "...."]}), "has no '9'"),
        (given(**{"3": ["....", "....", "...."]}), "tile 3 must be 4 rows of 4 letters"),
        (given(**{"3": "................"}), "tile 3 must be 4 rows of 4 letters"),
        (given(**{"3": ["....", "....", ".....", "...."]}), "tile 3, row 3 must be 4 letters"),
        (given(**{"3": ["....", 4, "....", "...."]}), "tile 3, row 2 must be 4 letters"),
        (given(c=["....", "....", "....", "..x."]), "tile c, row 4, square 3 must be one of"),
        (given(**{name: ["ffff"] * 4 for name in "123456"}), "castles need room"),
    ],
)
def test_a_set_that_cannot_be_is_refused_with_tile_row_and_square(value: object, told: str) -> None:
    with pytest.raises(OptionError, match="option 'tiles") as fault:
        parse_tiles(value)
    assert told in str(fault.value)


# --- the table ------------------------------------------------------------------------


def table(tile: str, *rows: str, certainty: str = "ours", source: str = "drawn") -> str:
    """The table with one row changed."""
    lines = TABLE.splitlines()
    (place,) = [index for index, line in enumerate(lines) if line.startswith(f"{tile},")]
    lines[place] = ",".join([tile, *rows, certainty, source])
    return "\n".join(lines)


@pytest.mark.parametrize(
    ("text", "told"),
    [
        (TABLE.replace("\n8,", "\n9,"), "the tiles must be"),
        (table("1", "fvcf", "f..g", "....", "f.f.", certainty="printed"), "must say that it is 'ours'"),
        (table("1", "fvcf", "f..g", "....", "f.f.", source=""), "must say that it is 'ours'"),
        (table("1", "fvcf", "f...", "....", "f.f."), "mine_gold: -1"),
        (TABLE.replace("s.*f", "s..f").replace("fvcf", "f*cf"), "on the centre tile"),
        (TABLE.replace("fvcf", "fvgf").replace("..gf", "..cf"), "tile 1 has two mines of a kind"),
    ],
)
def test_a_table_that_is_not_as_it_should_be_is_not_read(text: str, told: str) -> None:
    with pytest.raises(ValueError, match="tiles") as fault:
        read_tiles(text)
    assert told in str(fault.value)
