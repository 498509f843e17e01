"""Clause 10: the score pad, row by row, worked out by hand."""

from __future__ import annotations

from dataclasses import replace

import pytest

from demesne.games.base import Item
from demesne.games.queendomino.box import PRINTED
from demesne.games.queendomino.diagram import parse_kingdom
from demesne.games.queendomino.kingdom import largest, territories
from demesne.games.queendomino.scoring import Holdings, score_kingdom
from tests.games.queendomino.drawn import CODES, kingdom, side, table


def rows(picture: str, bonuses: tuple[str, ...] = (), size: int = 5, **owned: int) -> dict[str, int]:
    """The rows that are not 0, for a kingdom drawn and what is owned."""
    holdings = Holdings(**{**owned, "queen": bool(owned.get("queen"))})  # type: ignore[arg-type]
    sheet, _ = score_kingdom(kingdom(picture, size), holdings, bonuses)
    return {name: points for name, points in sheet.points().items() if points}


LAND = """
    W1  W.  F.  F1  L.
    W.  S.  W1  L1  L1
    G2  S2  CC  --  M3
    G.  G.  T.  T.  M.
"""


def test_the_pad_has_its_rows_in_order() -> None:
    """Rules 10: wealth, seven landscapes, the Queen, buildings; bonuses last, for games that have them."""
    sheet, _ = score_kingdom(kingdom(LAND), Holdings())
    names = "wealth wheat forest lake grassland swamp mine town queen buildings bonuses"
    assert list(sheet.points()) == names.split()
    assert sheet.total == sum(sheet.points().values())


@pytest.mark.parametrize(("coins", "points"), [(0, 0), (2, 0), (3, 1), (8, 2), (11, 3), (12, 4)])
def test_three_unused_coins_are_a_point(coins: int, points: int) -> None:
    """Rules 10.1."""
    assert rows("CC", coins=coins).get("wealth", 0) == points


def test_a_territory_scores_squares_times_crowns() -> None:
    """Rules 10.2: wheat 3x1 and 1x1, forest 2x1, lake 3x2, grassland 3x2, swamp 2x2, mine 2x3, town nothing."""
    assert rows(LAND) == {"wheat": 4, "forest": 2, "lake": 6, "grassland": 6, "swamp": 4, "mine": 6}


def test_each_territory_is_told_with_its_squares_and_crowns() -> None:
    """Rules 10.2: those without a crown too, worth nothing."""
    sheet, _ = score_kingdom(kingdom("W1 W. CC W.\nF. -- -- --"), Holdings())
    wheat = next(row for row in sheet.rows if row.name == "wheat")
    assert wheat.items == (
        Item.of("territory", 2, terrain="wheat", squares=2, crowns=1),
        Item.of("territory", 0, terrain="wheat", squares=1, crowns=0),
    )


def test_corners_do_not_connect_and_the_castle_belongs_to_no_territory() -> None:
    """Rules 10.2: three wheat squares round the castle are three territories; only one has a crown."""
    found = territories(kingdom("-- W. --\nW1 CC W.\n-- -- W."))
    assert sorted((len(t.squares), t.crowns) for t in found) == [(1, 0), (1, 1), (2, 0)]
    assert rows("-- W. --\nW1 CC W.\n-- -- W.") == {"wheat": 1}


def test_a_town_scores_only_with_a_queen_s_tower() -> None:
    """Rules 10.3: three town squares, built on or not, times one crown; two towers, twice as much."""
    assert rows("CC T. ch\n-- -- T.")["buildings"] == 2
    assert "town" not in rows("CC T. ch\n-- -- T.")
    assert rows("CC T. qt\n-- -- T.") == {"town": 3}
    assert rows("CC T. qt\n-- -- qt") == {"town": 6}


def test_a_queen_s_tower_crowns_its_own_town_alone() -> None:
    """Rules 10.3: the town on the other side of the castle has none."""
    assert rows("T. T. CC qt T.") == {"town": 2}


def test_the_queen_is_a_crown_on_the_largest_territory() -> None:
    """Rules 10.4: five grassland squares with two crowns: 10, and she adds 5."""
    assert rows("G2 G. CC W1\nG. G. G. W.", queen=1) == {"wheat": 2, "grassland": 10, "queen": 5}


def test_she_is_a_crown_even_where_there_is_none() -> None:
    """Rules 10.4: three crownless forests beat two wheat squares with a crown."""
    assert rows("W1 W. CC F. F.\n-- -- -- -- F.", queen=1) == {"wheat": 2, "queen": 3}


def test_a_town_may_be_the_largest() -> None:
    """Rules 10.4: towns count like any land."""
    assert rows("W1 W. CC T. T.\n-- -- -- -- ba", queen=1) == {"wheat": 2, "queen": 3, "buildings": 2}


def test_of_equal_largest_territories_any_gives_the_same() -> None:
    """Rules 10.4: two and two; she adds two."""
    assert rows("W1 W. CC F. F1", queen=1) == {"wheat": 2, "forest": 2, "queen": 2}


def test_she_adds_nothing_to_a_lone_castle() -> None:
    """Rules 10.4: there is no territory."""
    assert rows("CC", queen=1) == {}
    assert largest(territories(kingdom("CC"))) is None


def test_without_her_nothing_is_added() -> None:
    """Rules 10.4."""
    assert "queen" not in rows("W1 W. CC F. F1", towers=5)


COUNTED = """
    {}  W.  F.  W.  T.
    W1  S.  CC  F.  G.
    L.  G.  F.  L.  M.
    T.  T.  S.  G.  L.
"""
"""Territories beside the tile's own town: 3 wheat, 3 forest, 3 lake, 3 grassland, 2 swamp, 1 mine, 3 town in all."""

# Points printed in the lower right corner, in the kingdom above with 4 knights and 3 towers.
POINTS = {
    "ba": 6,
    "sa": 6,
    "fi": 6,
    "we": 6,
    "ma": 4,
    "fo": 2,
    "ch": 6,
    "sk": 2,
    "st": 2,
    "ta": 3,
    "bt": 2,
    "gu": 3,
    "fc": 2,
    "tc": 3,
    "tr": 4,
    "su": 5,
    "qt": 0,
}


@pytest.mark.parametrize("code", sorted(POINTS))
def test_each_building_scores_what_its_corner_shows(code: str) -> None:
    """Rules 10.5 (points), 10.6 (2 for each territory of its kind, crowned or not), 10.7 (1 for each tower, knight)."""
    assert set(POINTS) == set(CODES)
    assert rows(COUNTED.format(code), knights=4, towers=3).get("buildings", 0) == POINTS[code]


def test_a_church_counts_its_own_town_too() -> None:
    """Rules 10.6: one town, built upon, is one territory."""
    assert rows("CC ch") == {"buildings": 2}


def test_two_of_a_kind_score_twice() -> None:
    """Rules 10.6, 10.7."""
    assert rows("ba ba CC W. F.\n-- -- -- -- W.") == {"buildings": 2 * (2 * 2)}
    assert rows("tr tr CC", knights=5) == {"buildings": 10}


def test_a_training_camp_counts_knights_on_the_land_and_in_reserve() -> None:
    """Rules 10.7: two stand, one waits."""
    own = side("tr W.* CC F.*", knights=1, coins=0)
    assert table(own, side(), phase="over").sheet(0).points()["buildings"] == 3


def test_each_building_is_told_with_its_reason() -> None:
    """Rules 10.5 to 10.7: a code, the building and what was counted."""
    sheet, _ = score_kingdom(kingdom("su sa tc tr CC F."), Holdings(knights=2, towers=1))
    items = next(row for row in sheet.rows if row.name == "buildings").items
    assert items == (
        Item.of("building-points", 5, building="statue"),
        Item.of("building-territories", 2, building="sawmill", count=1),
        Item.of("building-towers", 1, building="travelling_castle", count=1),
        Item.of("building-knights", 2, building="training_camp", count=2),
    )


CENTRED = """
    W.  W.  W.  W.  W.
    W.  W.  W.  W.  W.
    W.  W.  CC  W.  W.
    W.  W.  W.  W.  W.
    W.  W.  W.  W.  {}
"""


def test_kingdomino_s_bonuses_count_only_on_request() -> None:
    """Rules 10.8: a whole kingdom round its castle has neither bonus by itself, and each when it is asked for."""
    full = CENTRED.format("W.")
    assert rows(full) == {}
    assert rows(full, ("middle_kingdom",)) == {"bonuses": 10}
    assert rows(full, ("harmony",)) == {"bonuses": 5}
    assert rows(full, ("middle_kingdom", "harmony")) == {"bonuses": 15}


def test_an_incomplete_kingdom_may_still_have_its_castle_in_the_middle() -> None:
    """Rules 10.8: it reaches equally far on all sides; it is not complete."""
    assert rows(CENTRED.format("--"), ("middle_kingdom", "harmony")) == {"bonuses": 10}


def test_a_castle_out_of_the_middle_is_no_middle_kingdom() -> None:
    """Rules 10.8: neither off its centre nor in a kingdom that is narrower than it may be."""
    assert rows("W. CC W. W. W.", ("middle_kingdom",)) == {}
    assert rows("W. CC W.\nW. W. W.", ("middle_kingdom",)) == {}
    assert rows(CENTRED.format("W."), ("middle_kingdom", "harmony"), size=7) == {}


def test_a_building_adds_its_crowns_and_a_list_of_territories_is_its_own() -> None:
    """Rules 10.2; land is looked at once, whatever comes to stand on it."""
    bare = parse_kingdom("CC T. T1")
    territories(bare).clear()
    crowned = next(name for name, tile in PRINTED.buildings.items() if tile.crowns)
    built = replace(bare, buildings=bare.buildings.with_(((1, 0), crowned)))
    assert [part.crowns for part in territories(built)] == [1 + PRINTED.buildings[crowned].crowns]
    assert [part.crowns for part in territories(bare)] == [1]
