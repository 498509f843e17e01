"""Clause 1: what is in the box, counted as the rulebook prints it."""

from __future__ import annotations

import re
from collections import Counter
from importlib.resources import files

import pytest

from demesne.games.queendomino.builders import COSTS, new_builders
from demesne.games.queendomino.buildings import BUILDINGS, read_buildings
from demesne.games.queendomino.dominoes import DOMINOES, Half, Terrain, read_dominoes
from demesne.games.queendomino.rules import queendomino

# The printed counts, in the columns of the contents page.
SQUARES = {
    "wheat": [14, 5],
    "forest": [11, 6],
    "lake": [8, 6],
    "grassland": [8, 2, 2],
    "swamp": [4, 2, 2],
    "mine": [1, 1, 3, 1],
    "town": [20],
}

COPIES = {
    "bakery": 2,
    "sawmill": 2,
    "fishmonger": 2,
    "weaving_shop": 2,
    "magic_school": 2,
    "foundry": 2,
    "church": 2,
    "safe_knight": 1,
    "safe_tower": 1,
    "small_tavern": 2,
    "big_tavern": 1,
    "guardtower": 2,
    "fortified_castle": 1,
    "travelling_castle": 2,
    "training_camp": 2,
    "statue": 3,
    "queens_tower": 3,
}


def printed(name: str) -> str:
    return files("demesne.games.queendomino").joinpath(f"data/{name}").read_text("utf-8")


def test_the_48_dominoes_show_as_many_squares_as_the_rulebook_counts() -> None:
    """Rules 1.1."""
    halves = [half for domino in DOMINOES.values() for half in (domino.first, domino.second)]
    assert sorted(DOMINOES) == list(range(1, 49))
    assert len(halves) == 96
    for terrain, counts in SQUARES.items():
        assert [halves.count(Half(Terrain(terrain), crowns)) for crowns in range(4)] == [*counts, 0, 0, 0][:4]


def test_nine_dominoes_and_the_last_three_have_equal_halves() -> None:
    """Rules 1.1: 1 to 9 without crowns, 46 to 48 all town."""
    assert [d.number for d in DOMINOES.values() if d.is_double] == [*range(1, 10), 46, 47, 48]


def test_a_higher_number_is_worth_more_within_each_group() -> None:
    """Rules 1.1: plain pairs, one crown, two crowns, then the towns, which end with pairs of towns."""
    crowns = {n: d.first.crowns + d.second.crowns for n, d in DOMINOES.items()}
    assert {n for n, c in crowns.items() if c == 1} == {*range(10, 26), *range(38, 44)}
    assert {n for n, c in crowns.items() if c == 2} == {*range(26, 32), 44}
    assert {n for n, c in crowns.items() if c == 3} == {45}
    assert {n for n, d in DOMINOES.items() if "town" in (d.first.terrain, d.second.terrain)} == set(range(32, 49))


def test_there_are_32_building_tiles_of_17_kinds() -> None:
    """Rules 1.2: the Safe is two different tiles, one of each."""
    assert {b.id: b.copies for b in BUILDINGS.values()} == COPIES
    assert sum(COPIES.values()) == 32
    assert new_builders().pile == COPIES


def test_the_supplies_are_22_knights_and_15_towers() -> None:
    """Rules 1.3: knights on tiles and those of four players use up the 22; towers stay below 15."""
    for players in (2, 3, 4):
        rules = queendomino(players, {})
        assert (rules.knight_supply, rules.tower_supply) == (22, 15)
    assert sum(b.copies * b.knights for b in BUILDINGS.values()) + 4 == 22
    assert sum(b.copies * b.towers for b in BUILDINGS.values()) == 14


def test_the_slots_cost_0_to_5() -> None:
    """Rules 2.3."""
    assert list(COSTS) == [0, 1, 2, 3, 4, 5]


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ("queendomino,2,wheat,0", "queendomino,1,wheat,0", "line 3: number 1 twice"),
        ("queendomino,45,mine,3", "queendomino,45,mine,4", "line 46: first half mine with 4 crowns"),
        ("queendomino,45,mine,3", "queendomino,45,castle,0", "line 46: first half castle"),
        ("queendomino,45,mine,3", "queendomino,45,desert,3", "line 46: 'desert' is not a valid Terrain"),
        ("queendomino,45,mine,3", "queendomino,45,mine,", "line 46: invalid literal"),
        ("queendomino,48,", "queendomino,49,", "the numbers of queendomino must be 1 to 48"),
        ("queendomino,37,town,0,swamp,0", "queendomino,37,swamp,0,swamp,0", "squares of queendomino are not those"),
    ],
)
def test_a_slip_in_the_table_of_dominoes_is_found_when_it_is_read(old: str, new: str, told: str) -> None:
    """Rules 1.1: a wrong row stops the program with the row's line."""
    text = printed("dominoes.csv")
    assert old in text
    with pytest.raises(ValueError, match=told):
        read_dominoes(text.replace(old, new))


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ("bakery,ba,2", "bakery,ba,3", "the copies must add up to 32"),
        ("bakery,ba,2", "bakery,ba,0", "line 2: copies must be 1 to 3, not 0"),
        ("bakery,ba,2", "bakery,BA,2", "line 2: code must be two small letters"),
        ("sawmill,sa,2", "sawmill,ba,2", "line 3: sawmill or its code twice"),
        (",0,wheat,2,", ",0,wheat,0,", "line 2: per and per_points go together"),
        (",0,wheat,2,", ",0,desert,2,", "line 2: per must be one of"),
        ("1,1,0,knight,", "1,1,0,king,", "line 9: tax must be one of knight, tower or empty"),
        ("su,3,0,0,,0,5", "su,3,0,0,,0,6", "line 17: points must be 0 to 5, not 6"),
        ("knights towers,knights: est", "coins,knights: est", "line 2: unsure must name fields"),
    ],
)
def test_a_slip_in_the_table_of_buildings_is_found_when_it_is_read(old: str, new: str, told: str) -> None:
    """Rules 1.2."""
    text = printed("buildings.csv")
    assert old in text
    with pytest.raises(ValueError, match=told):
        read_buildings(text.replace(old, new, 1))


def test_every_row_says_where_it_comes_from() -> None:
    """Rules 12: an estimate is marked as one, and a marked field is told to be one."""
    for building in BUILDINGS.values():
        told = dict(part.split(": ", 1) for part in re.split(r"; (?=\w+: )", building.source))
        guessed = {field for field, how in told.items() if how.startswith(("estimate", "inferred"))}
        assert guessed == set(building.unsure), building.id
        assert set(told) == {"knights", "towers", "tax_bonus", "crowns", "points"}
    assert Counter(bool(b.unsure) for b in BUILDINGS.values()) == {True: 10, False: 7}
