"""Clause 7: where knights may be set."""

from __future__ import annotations

from tests.games.domaine.drawn import play, table, why, words


def test_knights_go_on_meadow_or_forest_inside_a_domain_and_outside() -> None:
    """Rules 7.1: a1 lies in a domain, e1 does not."""
    state = table("A .|. 0 v\n- -\n. . . f", doing="B07 knights")
    assert words(state, "knight") == ["knight b1", "knight c1", "knight d2"]
    assert why(state, "knight e1") == "knight.terrain 7.1"
    assert why(state, "knight d1") == "knight.taken 7.1"
    assert why(state, "knight a1") == "knight.taken 7.1"


def test_a_knight_stands_beside_an_own_figure_with_no_border_between() -> None:
    """Rules 7.2: the printed example; below the castle and the knight there are borders."""
    drawn = """
        . . . .

        . A 0 .
          - -
        . . . 1
    """
    state = table(drawn, doing="B07 knights")
    assert words(state, "knight") == ["knight a2", "knight b1", "knight c1", "knight d2"]
    for below in ("knight b3", "knight c3"):
        assert why(state, below) == "knight.not-beside 7.2"
    assert why(state, "knight e3") == "knight.not-beside 7.2", "only an enemy stands beside it"
    assert why(state, "knight d1") == "knight.not-beside 7.2", "a corner does not count"
    after = play(state, "knight d2")
    assert {"knight d1", "knight e2"} <= set(words(after)), "the first one carries the second"


def test_a_knight_in_a_forest_costs_a_ducat() -> None:
    """Rules 7.3: each; on meadow none."""
    state = table("A f f .", doing="B07 knights", ducats=1)
    after = play(state, "knight b1")
    assert after.position.ducats[0] == 0
    assert why(after, "knight c1") == "knight.forest 7.3"
    assert words(after) == ["knight a2", "knight b2", "end"]
    assert play(after, "knight a2").position.ducats[0] == 0


def test_fifteen_knights_are_all_there_are() -> None:
    """Rules 7.4: with fourteen on the land one can be set, then the card is over."""
    rows = "\n\n".join(["A 0 0 0 0 0 0 0", "0 0 0 0 0 0 0"])
    state = table(rows, doing="B07 knights")
    assert state.position.knights(0) == 1
    after = play(state, "knight h2")
    assert words(after) == ["refill deck"]
    full = table(rows + " 0", doing="B07 knights")
    assert why(full, "knight a3") == "knight.supply 7.4"
    assert why(table(rows + " 0", hand="B07"), "play B07 knights") == "play.no-part 4.5"


def test_two_knights_may_go_to_two_places_or_be_one() -> None:
    """Rules 7.4: one castle each, or a single knight."""
    state = table("A . . . . . . A", doing="B07 knights")
    both = play(state, "knight b1", "knight h2")
    assert {(1, 0), (7, 1)} <= set(both.position.board.knights)
    assert words(play(state, "knight b1", "end")) == ["refill deck"]
