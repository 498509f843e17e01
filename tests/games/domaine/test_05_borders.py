"""Clause 5: where borders may be laid."""

from __future__ import annotations

from tests.games.domaine.drawn import borders, domains, picture, play, points, same, table, why, words


def test_a_border_lies_between_any_two_squares_side_by_side_once() -> None:
    """Rules 5.1: 264 lines are inside the board; none lies on its edge."""
    state = table("", doing="A06 borders")
    assert len(words(state, "border")) == 264
    state = play(state, "border a1-a2")
    assert len(words(state, "border")) == 263
    assert why(state, "border a1-a2") == "border.taken 5.1"
    assert "border a1-b1" in words(state)


def test_no_border_parts_two_figures_of_one_colour() -> None:
    """Rules 5.2: castle and knight, knight and knight, of whomever; figures of two colours it does part."""
    state = table(
        """
        . A 0 1

        . . 0 1
        """,
        doing="A06 borders",
    )
    assert why(state, "border b1-c1") == "border.own-figures 5.2"
    assert why(state, "border c1-c2") == "border.own-figures 5.2"
    assert why(state, "border d1-d2") == "border.own-figures 5.2", "somebody else's"
    assert "border c1-d1" in words(state)
    assert "border a1-b1" in words(state)


def test_no_border_is_laid_inside_a_domain() -> None:
    """Rules 5.3: of the mover or of anybody else; beside it there is no such bar."""
    state = table("A . .|B . .|\n- - - - - -", doing="A06 borders")
    assert why(state, "border b1-c1") == "border.inside-domain 5.3"
    assert why(state, "border e1-f1") == "border.inside-domain 5.3"
    assert "border a2-b2" in words(state)


def test_borders_in_a_neutral_zone_are_legal_and_change_nothing() -> None:
    """Rules 5.4: the zone beside the domain stays nobody's, even cut in two."""
    state = table("A .|f f|\n- - - -", doing="A06 borders")
    after = play(state, "border c1-d1")
    assert points(after) == points(state) == [0, 0, 0]
    assert borders(after) == sorted([*borders(state), "c1-d1"])
    assert why(after, "border c1-d1") == "border.taken 5.1"


def test_borders_among_several_castles_stay_and_more_may_be_laid() -> None:
    """Rules 5.4: two castles of one colour in one closed region; no domain, nothing surplus."""
    drawn = """
        A .|. A|
          -
        . . . .|
        - - - -
    """
    state = play(table(drawn, doing="A06 borders"), "border a1-b1")
    assert domains(state, 0) == []
    assert same(
        picture(state, 5, 3),
        """
        A|.|. A|.
          -
        . . . .|.
        - - - -
        . . . . .
        """,
    )


COMBS = "\n\n".join(["|".join("." * 12)] * 9)
"""99 borders, eleven in each of nine rows, and they close nothing."""


def test_a_hundred_borders_are_all_there_are() -> None:
    """Rules 5.5: with 99 on the land one can be laid, then none."""
    last = table(COMBS, hand="A06", far="l12 l11")
    assert last.position.markers == 1
    after = play(last, "play A06 borders", "border a12-b12")
    assert after.position.markers == 0
    assert words(after) == ["refill deck"], "the card of three ends by itself"
    none = table(COMBS + "\n\n.|", doing="A06 borders", far="l12 l11")
    assert why(none, "border b12-c12") == "border.supply 5.5"
