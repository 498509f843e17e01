"""``demesne score``: the games of a dynasty on one line, added up (rules 13.7)."""

from __future__ import annotations

import json

import pytest

from tests.cli.running import demesne

# Three games of Ada: wheat 2 x 1, lake 3 x 2, mine 2 x 3.
WHEAT = {"castle": [0, 0], "squares": [[1, 0, "wheat", 1], [2, 0, "wheat", 0]]}
LAKE = {"castle": [0, 0], "squares": [[1, 0, "lake", 1], [2, 0, "lake", 1], [2, 1, "lake", 0]]}
MINE = {"castle": [0, 0], "squares": [[1, 0, "mine", 3], [2, 0, "mine", 0]]}


def dynasty(*games: object, **terms: object) -> str:
    return json.dumps({"id": "Ada", "game": "kingdomino", "games": games} | terms)


def test_the_games_of_a_dynasty_are_added_up_row_by_row() -> None:
    (answer,) = demesne("score", "-", stdin=dynasty(WHEAT, LAKE, MINE)).lines
    assert (answer["id"], answer["total"]) == ("Ada", 2 + 6 + 6)
    assert {row: points for row, points in answer["rows"].items() if points} == {"wheat": 2, "lake": 6, "mine": 6}
    assert [game["total"] for game in answer["games"]] == [2, 6, 6]
    alone = "\n".join(json.dumps({"id": 1, "game": "kingdomino"} | game) for game in (WHEAT, LAKE, MINE))
    assert [{"id": 1} | game for game in answer["games"]] == demesne("score", "-", stdin=alone).lines


def test_a_dynasty_may_be_unfinished() -> None:
    (answer,) = demesne("score", "-", stdin=dynasty(LAKE)).lines
    assert (answer["total"], len(answer["games"])) == (6, 1)


def test_all_games_of_a_dynasty_have_the_bonuses_that_were_agreed_on() -> None:
    """Rules 13.5 with `grid`: the castle is in the middle of the first and the third kingdom, not of the second."""
    aside = {"castle": [0, 0], "squares": [[x, 0, "lake", 0] for x in (1, 2, 3)]}
    line = dynasty(WHEAT, aside, MINE, bonuses=["middle_kingdom"], centre="grid")
    (answer,) = demesne("score", "-", stdin=line).lines
    assert [game["rows"]["bonuses"] for game in answer["games"]] == [10, 0, 10]
    assert (answer["rows"]["bonuses"], answer["total"]) == (20, 2 + 0 + 6 + 20)


def test_what_is_impossible_is_said_of_the_game_it_is_in() -> None:
    torn = {"castle": [0, 0], "squares": [[3, 3, "wheat", 0]]}
    (answer,) = demesne("score", "-", stdin=dynasty(WHEAT, torn)).lines
    assert [game["warnings"] for game in answer["games"]] == [[], ["unconnected: 2 parts that do not touch"]]


@pytest.mark.parametrize(
    ("line", "told"),
    [
        (dynasty(), "games: expected from 1 to 3 games, not 0"),
        (dynasty(*[WHEAT] * 4), "games: expected from 1 to 3 games, not 4"),
        (dynasty(WHEAT, game="queendomino"), 'game: expected kingdomino, which alone has dynasties, not "queendomino"'),
        (dynasty(WHEAT, [1]), "games[1]: expected a JSON object, not [1]"),
        (dynasty(WHEAT, size=6), "size: expected one of 5, 7, not 6"),
        (dynasty(WHEAT, squares=[]), '"squares": expected only the keys id, game, size, bonuses, centre, games'),
        (
            dynasty(WHEAT, WHEAT | {"size": 7}),
            'games[1]."size": expected only the keys castle, squares, buildings, knights, towers, coins, queen',
        ),
        (
            dynasty(WHEAT, {"castle": [0, 0], "squares": [[0, 0, "lake", 0]]}),
            "games[1].squares[0]: expected a free square, [0, 0] is taken",
        ),
    ],
)
def test_what_contradicts_a_dynasty_is_refused(line: str, told: str) -> None:
    assert demesne("score", "-", stdin=line).refused() == f"demesne: line 1: {told}"
