"""Clause 12.3: an owner's corrections of the tables."""

from __future__ import annotations

import pickle
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from demesne.games.base import OptionError
from demesne.games.queendomino.box import PRINTED, parse_box, unsure_fields
from demesne.games.queendomino.buildings import BUILDINGS
from demesne.games.queendomino.rules import royal_wedding
from demesne.games.queendomino.state import new_state
from demesne.games.registry import make_game
from demesne.records.jsonl import format_jsonl, parse_jsonl
from demesne.records.record import Record, check
from tests.games.queendomino.drawn import lone, play, side, table, words
from tests.games.queendomino.modes import OWN_BOX
from tests.strategies import random_play


def buildings(**corrections: dict[str, object]) -> dict[str, object]:
    return {"name": "mine", "buildings": corrections}


def test_without_the_option_the_printed_tables_are_played() -> None:
    """Rules 12.3: also when nothing in it differs from them."""
    assert parse_box(None) is PRINTED
    assert parse_box({}) == PRINTED
    same = parse_box({"buildings": {"bakery": {"knights": BUILDINGS["bakery"].knights}}})
    assert same == PRINTED
    assert make_game("queendomino", 4, {"box": {}}).new_state() == make_game("queendomino", 4).new_state()


def test_two_boxes_corrected_alike_are_equal_however_they_are_written() -> None:
    """Rules 12.3: a position knows the box it is played with."""
    one = {"buildings": {"bakery": {"knights": 1, "towers": 2}, "church": {"tax": "knight"}}}
    other = {"buildings": {"church": {"tax": "knight"}, "bakery": {"towers": 2, "knights": 1}}}
    assert parse_box(one) == parse_box(other)
    assert hash(parse_box(one)) == hash(parse_box(other))
    assert parse_box(one) != PRINTED
    states = {make_game("queendomino", 4, {"box": box}).new_state() for box in (one, other, {})}
    assert len(states) == 2


def test_a_box_can_be_sent_to_another_process() -> None:
    """Rules 12.3: with its corrections; the printed tables stay the same object."""
    box = parse_box(OWN_BOX)
    again = pickle.loads(pickle.dumps(box))
    assert again == box
    assert (again.buildings, again.dominoes) == (box.buildings, box.dominoes)
    assert pickle.loads(pickle.dumps(PRINTED)) is PRINTED


def test_a_corrected_tile_brings_what_its_owner_saw() -> None:
    """Rules 12.3, 6.5: a Bakery with two knights and a tower, which fetches the Queen."""
    box = buildings(bakery={"knights": 2, "towers": 1})
    state = play(table(side("CC T."), *lone()[1:], slots="ba sa fi we ma fo", box=box), "build 0 1,0")
    assert (state.sides[0].knights, state.sides[0].towers, state.queen) == (3, 1, 0)
    plain = play(table(side("CC T."), *lone()[1:], slots="ba sa fi we ma fo"), "build 0 1,0")
    assert (plain.sides[0].knights, plain.sides[0].towers, plain.queen) == (1, 0, None)


def test_a_corrected_tax_is_collected() -> None:
    """Rules 12.3, 5.4: a Statue that pays a coin for each of three knights, besides two squares of wheat."""
    sides = (side("su CC W. W.", coins=0, knights=3), *lone()[1:])
    state = table(*sides, phase="tax", placed="1,0 2,0", box=buildings(statue={"tax": "knight"}))
    assert play(state, "tax 1,0").sides[0].coins == 2 + 3
    assert play(table(*sides, phase="tax", placed="1,0 2,0"), "tax 1,0").sides[0].coins == 2


def test_every_number_on_a_tile_is_read_from_the_box_that_is_played_with() -> None:
    """Rules 12.3, 10.3, 10.5, 1.2: crowns, points and copies too, though no owner needs to correct them."""
    statue = replace(BUILDINGS["statue"], crowns=1, points=4, copies=2)
    box = replace(PRINTED, name="another printing", buildings={**BUILDINGS, "statue": statue})
    state = table(side("CC su T. T."), *lone()[1:], phase="bribe")
    assert {row: state.sheet(0).points()[row] for row in ("town", "buildings")} == {"town": 0, "buildings": 5}
    other = replace(state, rules=replace(state.rules, box=box))
    assert {row: other.sheet(0).points()[row] for row in ("town", "buildings")} == {"town": 3, "buildings": 4}
    assert new_state(other.rules).builders.pile["statue"] == 2


def test_an_exchanged_domino_is_laid_as_its_owner_has_it() -> None:
    """Rules 12.3, 4.1: 10 and 15 change places."""
    box = {"dominoes": OWN_BOX["dominoes"]}
    state = table(side("CC"), *lone()[1:], phase="place", now="10@0 11@1 12@2", box=box)
    land = play(state, "place 10 1,0 2,0").sides[0].kingdom.land
    assert [(half.terrain, half.crowns) for half in (land[1, 0], land[2, 0])] == [("forest", 1), ("wheat", 0)]


def test_a_domino_corrected_to_two_landscapes_may_lie_both_ways_round() -> None:
    """Rules 12.3, 4.7: Kingdomino's domino 1, printed with equal halves, has 12 places at a castle; corrected, 24."""
    box = {"dominoes": {"kingdomino": {"1": [["wheat", 0], ["forest", 0]], "3": [["forest", 0], ["wheat", 0]]}}}
    places = []
    for options in ({}, {"box": box}):
        rules = royal_wedding(3, options)
        state = table(*(side(size=7),) * 3, phase="place", round=2, now="1@0 2@1 3@2", rules=rules)
        assert state.this_box == "kingdomino"
        places.append(len(words(state)))
    assert places == [12, 24]


def test_what_may_be_corrected_is_what_is_unsure() -> None:
    """Rules 12.3, 12.5: knights, towers or tax of ten tiles."""
    fields = {name: unsure_fields(building) for name, building in BUILDINGS.items() if unsure_fields(building)}
    assert fields["bakery"] == ("knights", "towers")
    assert fields["sawmill"] == ("knights",)
    assert fields["foundry"] == ("knights", "towers", "tax")
    assert fields["statue"] == ("knights", "tax")
    assert len(fields) == 10


SWAPPED = [["forest", 1], ["wheat", 0]]


@pytest.mark.parametrize(
    ("box", "told"),
    [
        ("ours", "'box' must be an object with some of name, buildings, dominoes"),
        ([], "'box' must be an object"),
        ({"colour": "red"}, "'box' has no 'colour'"),
        ({"name": 7}, "'box.name' must be a name"),
        ({"name": "x" * 41}, "'box.name' must be a name of at most 40"),
        ({"name": "a\nb"}, "'box.name' must be a name"),
        ({"buildings": ["bakery"]}, "'box.buildings' must be an object"),
        (buildings(windmill={}), "'box.buildings' has no 'windmill'"),
        (buildings(guardtower={"towers": 1}), "'box.buildings.guardtower': everything about this tile is known"),
        (buildings(sawmill={"towers": 1}), "'box.buildings.sawmill' has no 'towers'; it has knights"),
        (buildings(bakery={"points": 3}), "'box.buildings.bakery' has no 'points'"),
        (buildings(bakery={"knights": 4}), "'box.buildings.bakery.knights' must be 0 to 3, not 4"),
        (buildings(bakery={"knights": -1}), "must be 0 to 3, not -1"),
        (buildings(bakery={"knights": True}), "must be 0 to 3, not True"),
        (buildings(bakery={"knights": 1.0}), "must be 0 to 3, not 1.0"),
        (buildings(statue={"tax": "coin"}), "'box.buildings.statue.tax' must be knight, tower or empty"),
        ({"dominoes": {"domaine": {}}}, "'box.dominoes' has no 'domaine'"),
        ({"dominoes": {"queendomino": {"49": SWAPPED}}}, "'box.dominoes.queendomino' has no '49'"),
        ({"dominoes": {"queendomino": {"10": SWAPPED[:1]}}}, "queendomino.10' must be two squares"),
        ({"dominoes": {"queendomino": {"10": [["forest"], ["wheat", 0]]}}}, "10[0]' must be a terrain and its crowns"),
        ({"dominoes": {"queendomino": {"10": [["castle", 0], ["wheat", 0]]}}}, "must begin with one of wheat"),
        ({"dominoes": {"queendomino": {"10": [["forest", 4], ["wheat", 0]]}}}, "10[0]' must be 0 to 3, not 4"),
        ({"dominoes": {"queendomino": {"10": SWAPPED}}}, "must be those the rulebook counts (forest with 0: -1"),
    ],
)
def test_a_box_that_cannot_be_is_refused_with_its_place(box: object, told: str) -> None:
    """Rules 12.3: counts, ranges, names; nothing is guessed."""
    with pytest.raises(OptionError) as caught:
        make_game("queendomino", 4, {"box": box})
    assert told in str(caught.value)


def test_kingdomino_takes_no_box() -> None:
    """Rules 12.3: nothing about it is uncertain."""
    with pytest.raises(OptionError, match="no option 'box'"):
        make_game("kingdomino", 4, {"box": {}})


def test_a_record_replays_with_the_box_it_was_played_with() -> None:
    """Rules 12.3: written down and read again it is legal; by the printed tables it is not."""
    options: dict[str, Any] = {"box": OWN_BOX}
    game = make_game("queendomino", 2, options)
    moves = tuple(str(move) for _, move in random_play(game, Random(3), 0.95))
    record = Record("queendomino", 2, moves, options)
    again = parse_jsonl(format_jsonl(record))
    assert again.options == options
    assert check(again) is None
    assert check(replace(again, options={})) is not None
