"""``demesne score``: kingdoms in, points out, contradictions refused, impossibilities warned of."""

from __future__ import annotations

import json
from typing import Any

import pytest

from demesne.games.queendomino.state import State
from demesne.records.record import replay
from tests.cli.running import demesne
from tests.modes import MODES, Mode, mode_name
from tests.records.games import played_mode

# The rulebook's example of 71 points, a kingdom with its numbers: wheat 3 x 1; forests 2 x 1, 1 x 1
# and one without a crown; lake 3 x 2; grassland 4 x 3 and the Queen; swamp 1 x 1; mine 3 x 4; towns
# in four parts with six buildings; 3 towers, 11 coins.
EXAMPLE = """
W1 W. W. T. T.
F1 L1 L1 M2 M2
F. L. CC M. T.
T. F. G1 G. T.
S1 T. G2 G. F1
"""
TERRAINS = {"W": "wheat", "F": "forest", "L": "lake", "G": "grassland", "S": "swamp", "M": "mine", "T": "town"}
BUILT = [["sawmill", 1, -2], ["church", 2, -2], ["travelling_castle", 2, 0], ["big_tavern", 2, 1]]
BUILT += [["statue", -2, 1], ["guardtower", -1, 2]]


def squares(drawing: str) -> list[list[object]]:
    """The squares of a drawing whose middle is 0,0."""
    found: list[list[object]] = []
    for y, row in enumerate(drawing.split("\n")[1:-1]):
        for x, cell in enumerate(row.split()):
            if cell[0] in TERRAINS:
                found.append([x - 2, y - 2, TERRAINS[cell[0]], int(cell[1].replace(".", "0"))])
    return found


def score(**kingdom: object) -> dict[str, Any]:
    run = demesne("score", "-", stdin=json.dumps({"id": 1, "game": "queendomino", "size": 5} | kingdom))
    assert (run.status, run.err) == (0, "")
    (answer,) = run.lines
    assert isinstance(answer, dict)
    assert sum(answer["rows"].values()) == answer["total"]
    return answer


def refused(**kingdom: object) -> str:
    given = {"id": 1, "game": "queendomino", "size": 5} | kingdom
    return demesne("score", "-", stdin=json.dumps(given)).refused()


def test_the_rulebooks_example_has_71_points() -> None:
    answer = score(castle=[0, 0], squares=squares(EXAMPLE), buildings=BUILT, towers=3, knights=0, coins=11, queen=True)
    assert answer["rows"] == {
        "wealth": 3,
        "wheat": 3,
        "forest": 3,
        "lake": 6,
        "grassland": 12,
        "swamp": 1,
        "mine": 12,
        "town": 0,
        "queen": 4,
        "buildings": 6 + 8 + 3 + 2 + 5 + 3,
        "bonuses": 0,
    }
    assert answer["total"] == 71
    assert answer["largest_territory"] == 4
    assert answer["crowns"] == 1 + 2 + 2 + 3 + 1 + 4
    assert answer["warnings"] == []
    assert {"terrain": "forest", "squares": 1, "crowns": 0, "points": 0} in answer["territories"]
    assert sum(t["points"] for t in answer["territories"]) == 3 + 3 + 6 + 12 + 1 + 12


def test_one_square_and_eight_coins_are_three_points() -> None:
    line = '{"id":1,"game":"queendomino","size":5,"castle":[0,0],"squares":[[1,0,"wheat",1]],"coins":8}'
    (answer,) = demesne("score", "-", stdin=line).lines
    assert (answer["id"], answer["total"]) == (1, 3)
    assert (answer["rows"]["wealth"], answer["rows"]["wheat"]) == (2, 1)
    assert answer["territories"] == [{"terrain": "wheat", "squares": 1, "crowns": 1, "points": 1}]


def test_missing_keys_mean_none() -> None:
    (answer,) = demesne("score", "-", stdin='{"game":"queendomino"}').lines
    assert (answer["id"], answer["total"], answer["largest_territory"], answer["crowns"]) == (None, 0, 0, 0)
    assert answer["territories"] == []


def test_a_queens_tower_crowns_its_town() -> None:
    answer = score(castle=[0, 0], squares=[[1, 0, "town", 0], [2, 0, "town", 0]], buildings=[["queens_tower", 2, 0]])
    assert (answer["rows"]["town"], answer["rows"]["buildings"], answer["crowns"]) == (2, 0, 1)


def test_knights_and_towers_count_for_their_buildings() -> None:
    answer = score(
        castle=[0, 0],
        squares=[[1, 0, "town", 0], [2, 0, "town", 0]],
        buildings=[["training_camp", 1, 0], ["travelling_castle", 2, 0]],
        knights=4,
        towers=3,
    )
    assert answer["rows"]["buildings"] == 4 + 3


def test_the_castle_may_stand_anywhere() -> None:
    near = score(castle=[0, 0], squares=[[1, 0, "wheat", 1], [2, 0, "wheat", 0]])
    far = score(castle=[100, -7], squares=[[101, -7, "wheat", 1], [102, -7, "wheat", 0]])
    assert near == far
    assert near["total"] == 2


def test_without_a_castle_land_counts_all_the_same() -> None:
    answer = score(castle=None, squares=[[1, 0, "wheat", 1], [2, 0, "wheat", 0]])
    assert (answer["total"], answer["warnings"]) == (2, [])


def square_field(terrain: str, middle: bool = True) -> list[list[object]]:
    """A full 5x5 kingdom of one terrain around its castle on 0,0, or around 1,0."""
    shift = 0 if middle else 1
    return [[x + shift, y, terrain, 0] for x in range(-2, 3) for y in range(-2, 3) if (x + shift, y) != (0, 0)]


@pytest.mark.parametrize(
    ("land", "bonuses", "points"),
    [
        (square_field("lake"), ["middle_kingdom", "harmony"], 15),
        (square_field("lake"), ["harmony"], 5),
        (square_field("lake"), ["middle_kingdom"], 10),
        (square_field("lake"), [], 0),
        (square_field("lake", middle=False), ["middle_kingdom", "harmony"], 5),
        (square_field("lake")[:-1], ["middle_kingdom", "harmony"], 10),
        # Only two columns wide: the castle is in the middle of no full grid.
        ([[0, 1, "lake", 0], [0, -1, "lake", 0]], ["middle_kingdom", "harmony"], 0),
    ],
)
def test_bonuses_are_ten_for_the_middle_and_five_for_harmony(
    land: list[object], bonuses: list[str], points: int
) -> None:
    answer = score(game="kingdomino", castle=[0, 0], squares=land, bonuses=bonuses)
    assert (answer["rows"]["bonuses"], answer["total"]) == (points, points)


@pytest.mark.parametrize(("centre", "points"), [(None, 0), ("extent", 0), ("grid", 10)])
def test_middle_kingdom_is_read_as_the_game_reads_it(centre: str | None, points: int) -> None:
    """Rules 13.5, option `centre`: two columns wide, the castle is in the middle of the grid, but not of a full one."""
    chosen = {} if centre is None else {"centre": centre}
    strip = [[0, 1, "lake", 0], [0, -1, "lake", 0]]
    answer = score(game="kingdomino", castle=[0, 0], squares=strip, bonuses=["middle_kingdom"], **chosen)
    assert answer["rows"]["bonuses"] == points


def test_harmony_needs_a_kingdom_within_its_size() -> None:
    """24 squares in a strip with the castle are as many as 5 x 5, and no complete kingdom."""
    strip = [[x, 0, "lake", 0] for x in range(1, 25)]
    assert score(game="kingdomino", castle=[0, 0], squares=strip, bonuses=["harmony"])["total"] == 0


@pytest.mark.parametrize(
    ("kingdom", "warning"),
    [
        ({"castle": [0, 0], "squares": [[x, 0, "wheat", 0] for x in range(1, 6)]}, "too wide: 6 x 1"),
        ({"castle": [0, 0], "squares": [[0, y, "wheat", 0] for y in range(1, 8)], "size": 7}, "too wide: 1 x 8"),
        ({"castle": [0, 0], "squares": [[2, 0, "wheat", 0], [3, 0, "wheat", 0]]}, "unconnected: 2 parts"),
        ({"squares": [[0, 0, "wheat", 0], [3, 0, "wheat", 0]]}, "unconnected: 2 parts"),
        ({"castle": [0, 0], "squares": [[1, 0, "town", 0]], "game": "kingdomino"}, "too many squares of town: 1"),
        ({"castle": [0, 0], "squares": [[1, 0, "mine", 3], [2, 0, "mine", 3]]}, "too many squares of mine with 3"),
        ({"squares": [[x, 0, "mine", 0] for x in range(2)]}, "too many squares of mine without a crown: 2, the box"),
        ({"coins": 3, "game": "kingdomino"}, "kingdomino has no coins"),
        ({"knights": 1, "game": "kingdomino"}, "kingdomino has no knights"),
        ({"towers": 1, "game": "kingdomino"}, "kingdomino has no towers"),
        ({"queen": True, "game": "kingdomino"}, "kingdomino has no queen"),
        ({"knights": 23}, "too many of knights: 23, the box has 22"),
        ({"towers": 16}, "too many of towers: 16, the box has 15"),
        ({"squares": [[x, 0, "swamp", 1] for x in range(3)]}, "too many squares of swamp with 1 crown: 3, the box"),
    ],
)
def test_what_could_not_be_laid_is_counted_and_named(kingdom: dict[str, object], warning: str) -> None:
    answer = score(**kingdom)
    assert len(answer["warnings"]) == 1
    assert answer["warnings"][0].startswith(warning)


def test_21_towns_are_one_too_many() -> None:
    """The box has 20 town squares (rules 1.1)."""
    land = [[x, y, "town", 0] for x in range(5) for y in range(5) if (x, y) not in ((0, 0), (4, 4), (4, 3), (3, 4))]
    assert len(land) == 21
    assert score(castle=[0, 0], squares=land)["warnings"] == ["too many squares of town: 21, the box has 20"]


@pytest.mark.parametrize(
    ("game", "terrain", "crowns", "most"),
    [
        # Rules 1.1 and 13.1: squares without a crown and with one, as the rulebooks count them.
        ("queendomino", "wheat", 0, 14),
        ("kingdomino", "wheat", 0, 21),
        ("royal-wedding", "wheat", 0, 14 + 21),
        ("queendomino", "forest", 0, 11),
        ("kingdomino", "forest", 0, 16),
        ("queendomino", "swamp", 0, 4),
        ("kingdomino", "swamp", 0, 6),
        ("queendomino", "mine", 2, 3),
        ("kingdomino", "mine", 2, 3),
        ("royal-wedding", "mine", 2, 6),
        ("kingdomino", "town", 0, 0),
        ("royal-wedding", "town", 0, 20),
        ("kingdomino", "wheat", 2, 0),
    ],
)
def test_each_box_has_its_own_squares(game: str, terrain: str, crowns: int, most: int) -> None:
    """As many squares as the box has are not doubted, one more is."""
    spots = [[x, y] for y in range(7) for x in range(7)][1:]
    for count in (most, most + 1):
        land = [[x, y, terrain, crowns] for x, y in spots[:count]]
        warnings = score(game=game, size=7, castle=[0, 0], squares=land)["warnings"]
        assert len(warnings) == (count > most)
        assert all(f"{count}, the box has {most}" in warning for warning in warnings)


def test_kingdomino_has_the_pads_rows_too() -> None:
    """The rows it has no use for stand at 0."""
    land = [[1, 0, "wheat", 1], [2, 0, "wheat", 0], [0, 1, "mine", 3]]
    answer = score(game="kingdomino", castle=[0, 0], squares=land)
    assert {row: points for row, points in answer["rows"].items() if points} == {"wheat": 2, "mine": 3}
    assert next(iter(answer["rows"])) == "wealth"
    assert (answer["total"], answer["largest_territory"], answer["crowns"]) == (5, 2, 4)
    assert answer["warnings"] == []


def test_a_building_in_kingdomino_is_doubted_with_its_town() -> None:
    answer = score(game="kingdomino", castle=[0, 0], squares=[[1, 0, "town", 0]], buildings=[["statue", 1, 0]])
    assert answer["total"] == 5
    assert [warning.split(":")[0] for warning in answer["warnings"]] == [
        "too many squares of town",
        "kingdomino has no buildings",
    ]


@pytest.mark.parametrize("mode", MODES, ids=mode_name)
def test_a_played_kingdom_has_the_points_of_its_game_and_no_warning(mode: Mode) -> None:
    """What the game itself counts at its end; not a dynasty's sum or the other reading of the middle (rules 13.5)."""
    *_, last = replay(played_mode(mode))
    assert isinstance(last, State)
    outcome = last.outcome()
    assert outcome is not None
    for index, side in enumerate(outcome.sides):
        if not last.earlier and last.rules.centre == "extent":
            answer = score(**written(last, index))
            assert answer["rows"] == side.sheet.points()
            assert answer["warnings"] == []


def written(state: State, index: int) -> dict[str, Any]:
    """A side's kingdom as one line of ``demesne score``."""
    side = state.sides[index]
    kingdom, rules = side.kingdom, state.rules
    return {
        "game": rules.name,
        "size": rules.size,
        "castle": [0, 0],
        "squares": [[x, y, h.terrain, h.crowns] for (x, y), h in kingdom.land.items() if (x, y) != (0, 0)],
        "buildings": [[building, x, y] for (x, y), building in kingdom.buildings.items()],
        "knights": side.all_knights,
        "towers": side.towers,
        "coins": side.coins,
        "queen": state.queen == index,
        "bonuses": list(rules.bonuses),
    }


def test_two_safes_of_one_kind_are_one_too_many() -> None:
    answer = score(
        castle=[0, 0],
        squares=[[1, 0, "town", 0], [2, 0, "town", 0]],
        buildings=[["safe_knight", 1, 0], ["safe_knight", 2, 0]],
    )
    assert answer["warnings"] == ["too many of safe_knight: 2, the box has 1"]
    assert answer["rows"]["buildings"] == 4


def test_land_that_a_missing_castle_could_join_is_not_doubted() -> None:
    assert score(squares=[[1, 0, "wheat", 0], [-1, 0, "lake", 0]])["warnings"] == []


@pytest.mark.parametrize(
    ("kingdom", "field"),
    [
        ({"game": "chess"}, "game"),
        ({"game": None}, "game"),
        ({"game": ["queendomino"]}, "game"),
        ({"size": 6}, "size"),
        ({"size": "5"}, "size"),
        ({"size": 5.0}, "size"),
        ({"size": True}, "size"),
        ({"castle": 0}, "castle"),
        ({"castle": [0]}, "castle"),
        ({"castle": [0, 0.5]}, "castle[1]"),
        ({"castle": [0, True]}, "castle[1]"),
        ({"squares": {}}, "squares"),
        ({"squares": [[1, 0, "wheat"]]}, "squares[0]"),
        ({"squares": [[1, 0, "corn", 0]]}, "squares[0][2]"),
        ({"squares": [[1, 0, "castle", 0]]}, "squares[0][2]"),
        ({"squares": [[1, 0, ["wheat"], 0]]}, "squares[0][2]"),
        ({"squares": [[1, 0, "wheat", -1]]}, "squares[0][3]"),
        ({"squares": [[1, 0, "wheat", "1"]]}, "squares[0][3]"),
        ({"squares": [["1", 0, "wheat", 1]]}, "squares[0][0]"),
        ({"squares": [[1, 0, "wheat", 1], [1, 0, "lake", 0]]}, "squares[1]"),
        ({"castle": [1, 0], "squares": [[1, 0, "wheat", 1]]}, "squares[0]"),
        ({"buildings": [["bakery", 1, 0]]}, "buildings[0]"),
        ({"squares": [[1, 0, "wheat", 0]], "buildings": [["bakery", 1, 0]]}, "buildings[0]"),
        ({"squares": [[1, 0, "town", 0]], "buildings": [["bank", 1, 0]]}, "buildings[0][0]"),
        ({"squares": [[1, 0, "town", 0]], "buildings": [["bakery", 1]]}, "buildings[0]"),
        ({"squares": [[1, 0, "town", 0]], "buildings": [["bakery", 1, 0], ["church", 1, 0]]}, "buildings[1]"),
        ({"coins": -1}, "coins"),
        ({"coins": 1.0}, "coins"),
        ({"coins": None}, "coins"),
        ({"knights": -3}, "knights"),
        ({"towers": "2"}, "towers"),
        ({"queen": 1}, "queen"),
        ({"bonuses": "harmony"}, "bonuses"),
        ({"bonuses": ["luck"]}, "bonuses[0]"),
        ({"centre": "middle"}, "centre"),
        ({"centre": ["grid"]}, "centre"),
        ({"coin": 3}, '"coin"'),
    ],
)
def test_a_contradiction_is_refused_by_line_and_field(kingdom: dict[str, object], field: str) -> None:
    assert refused(**kingdom).startswith(f"demesne: line 1: {field}: expected ")


@pytest.mark.parametrize(
    "line",
    [
        "7",
        "[]",
        "null",
        "{",
        "{'a':1}",
        '{"game":"queendomino","coins":1,"coins":2}',
        '{"id":NaN}',
        "[" * 9999,
        "\udcff",
    ],
)
def test_a_line_that_is_no_object_is_refused(line: str) -> None:
    data = (line + "\n").encode("utf-8", "surrogateescape")
    assert demesne("score", "-", stdin=data).refused().startswith("demesne: line 1: ")


def test_a_fault_on_a_later_line_leaves_nothing_written() -> None:
    good = '{"id":%d,"game":"queendomino"}\n'
    text = good % 1 + "\n" + good % 2 + '{"id":3,"game":"queendomino","coins":-1}\n' + good % 4
    message = demesne("score", "-", stdin=text).refused()
    assert message == "demesne: line 4: coins: expected a whole number from 0 to 1000000, not -1"


def test_a_file_is_read_as_well(tmp_path: Any) -> None:
    path = tmp_path / "kingdoms.jsonl"
    path.write_text('\ufeff{"id":"a","game":"kingdomino"}\r\n{"id":"b","game":"kingdomino"}')
    assert [line["id"] for line in demesne("score", str(path)).lines] == ["a", "b"]
    assert demesne("score", str(tmp_path / "none")).refused().startswith("demesne: ")
