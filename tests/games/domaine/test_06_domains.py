"""Clause 6: what a domain is and what it is worth."""

from __future__ import annotations

from random import Random

import pytest

from demesne.games.domaine.borders import LINES
from demesne.games.domaine.domains import closing, reach
from tests.games.domaine.drawn import borders, domains, picture, play, points, same, table, words


def test_a_closed_region_with_one_castle_is_its_owners_domain() -> None:
    """Rules 6.1: without any knight, and whoever closes it; the edge of the land closes too."""
    open_ = table("A v\n- -\n. . .", mover=1, doing="A01 borders")
    assert (domains(open_, 0), points(open_)) == ([], [0, 0, 0])
    closed = play(open_, "border b1-c1")
    assert (domains(closed, 0), points(closed)) == (["a1"], [3, 0, 0])


def test_the_land_outside_is_a_domain_too_if_one_castle_is_left_in_it() -> None:
    """Rules 6.1: 141 squares, all that is not in seat 0's corner."""
    state = table("A . .|v\n- - -\nf", far="l12", doing="A01 borders")
    assert domains(state, 1) == ["l12"]
    assert points(state) == [0, 4, 0]


def test_a_pocket_without_a_castle_belongs_to_nobody() -> None:
    """Rules 6.2: a neutral zone; its village scores for none."""
    state = play(table("v f\n-\n. . A", doing="A01 borders"), "border a1-b1")
    assert [region.neutral for region in state.position.board.regions] == [True, False]
    assert points(state) == [0, 0, 0]


@pytest.mark.parametrize("other", ["A", "B"])
def test_a_region_with_two_castles_is_no_domain(other: str) -> None:
    """Rules 6.2: even if both are of one colour; parted by borders they are two."""
    state = table(f"A v f {other}|\n- - - -", doing="A01 borders")
    assert points(state) == [0, 0, 0]
    state = play(state, "border b1-c1")
    assert points(state) == ([4, 0, 0] if other == "A" else [3, 1, 0])


RULEBOOK = """
    A v v f B f|
          -
    . .|. .|. .|
    - - - - - -
"""


def test_one_border_makes_two_domains_and_surplus_borders_leave() -> None:
    """Rules 6.3, 6.6: the printed example; 7 points for one, 1 for the other, two borders back to the supply."""
    state = play(table(RULEBOOK, doing="A01 borders"), "border d1-e1")
    assert points(state) == [7, 1, 0]
    assert same(
        picture(state, 7, 3),
        """
        A v v f|B f|.

        . . . .|. .|.
        - - - - - -
        . . . . . . .
        """,
    )
    assert state.position.markers == 100 - 10


def test_borders_in_a_neutral_zone_are_not_surplus() -> None:
    """Rules 6.3: they stay when the zone arises."""
    state = play(table("v|f .\n- -\n. . A", doing="A01 borders"), "border b1-c1")
    assert borders(state) == ["a1-a2", "a1-b1", "b1-b2", "b1-c1"]


def test_a_domain_is_worth_its_forests_villages_and_city() -> None:
    """Rules 6.4: row by row, at once."""
    state = play(table("A f f v * g\n- - - - - -", doing="A01 borders"), "border f1-g1")
    assert state.position.sheet(0).points() == {"forests": 2, "villages": 3, "city": 5, "monopolies": 0, "ducats": 0}


def test_three_mines_of_a_kind_are_a_monopoly() -> None:
    """Rules 6.5: over all domains; five points with the third, none for the fourth; two kinds count twice."""
    state = table("A s s|A s\n- - - - -", doing="A06 borders")
    assert points(state) == [0, 0, 0]
    assert points(play(state, "border e1-f1")) == [5, 0, 0]
    assert points(table("A s s s s|\n- - - - -")) == [5, 0, 0]
    assert points(table("A s s s g g g|\n- - - - - - -")) == [10, 0, 0]
    assert points(table("A s s g g c c d d|\n- - - - - - - - -")) == [0, 0, 0]


def test_a_lost_mine_loses_the_monopoly() -> None:
    """Rules 6.5: the printed example; three knights against two take the third silver mine."""
    drawn = """
        0 A s s|. B 1|

        0 s c d|. 1 1|
        - - - - - - -
    """
    state = table(drawn, mover=1, doing="B08 expansion")
    assert points(state) == [5, 0, 0]
    assert points(play(state, "expand f1 d1")) == [0, 0, 0]


def test_a_fourth_mine_saves_the_monopoly() -> None:
    """Rules 6.5: three of four are left; the taker has one silver mine and no monopoly."""
    state = table("A s s s s|B 1|\n- - - - - - -", mover=1, doing="B08 expansion")
    assert points(play(state, "expand f1 e1")) == [5, 0, 0]


def test_every_item_of_a_score_names_its_domain() -> None:
    """Rules 6.4, 6.5: domain by domain, monopolies by their mine."""
    sheet = table("A f v|A f s s s|\n- - - - - - - -").position.sheet(0)
    told = [(item.code, item.points, dict(item.params)) for row in sheet.rows for item in row.items]
    assert told == [
        ("forests", 1, {"castle": "a1", "count": 1}),
        ("forests", 1, {"castle": "d1", "count": 1}),
        ("villages", 3, {"castle": "a1", "count": 1}),
        ("monopoly", 5, {"count": 3, "mine": "mine_silver"}),
    ]


def test_several_owners_score_with_one_border() -> None:
    """Rules 6.6: a border laid by seat 2 completes domains of seats 0 and 1."""
    state = play(table(RULEBOOK, mover=2, doing="A01 borders"), "border d1-e1")
    assert points(state) == [7, 1, 0]
    assert words(state) == ["refill deck"]


@pytest.mark.parametrize("seed", range(20))
def test_the_lines_that_close_a_ring_are_those_that_part_their_squares(seed: int) -> None:
    """Rules 6.1: found from the ends of the markers, they are the same as asked of every line by its squares."""
    rng = Random(seed)
    placed = frozenset(rng.sample(LINES, rng.randrange(20, 110)))
    parting = [line for line in LINES if line not in placed and line[1] not in reach(line[0], placed | {line})]
    assert closing(placed) == parting
    assert parting
