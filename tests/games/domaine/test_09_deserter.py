"""Clause 9: a knight changes sides."""

from __future__ import annotations

from tests.games.domaine.drawn import picture, play, same, table, why, words

LINE = """
    A 0|1 B 1 1|

    . .|. . . .|
    - - - - - -
"""


def test_a_knight_leaves_and_an_own_one_comes() -> None:
    """Rules 9.1, 9.3: from the chosen domain of the opponent into one's own; his goes back to his supply."""
    state = table(LINE, hand="B14")
    assert state.position.knights(1) == 12
    state = play(state, "play B14 deserter", "desert a1 d1 c1 b2")
    assert same(
        picture(state, 7, 3),
        """
        A 0|. B 1 1|.

        . 0|. . . .|.
        - - - - - -
        . . . . . . .
        """,
    )
    assert (state.position.knights(0), state.position.knights(1)) == (13, 13)
    assert words(state) == ["refill deck"]


def test_the_connection_of_a_knight_with_his_castle_is_never_broken() -> None:
    """Rules 9.2: the printed example; e1 stands between the castle and f1."""
    state = table(LINE, doing="B14 deserter")
    assert words(state) == ["desert a1 d1 c1 a2", "desert a1 d1 c1 b2", "desert a1 d1 f1 a2", "desert a1 d1 f1 b2"]
    assert why(state, "desert a1 d1 e1 a2") == "desert.chain 9.2"
    ring = table(LINE.replace(". . . .|", ". 1 1 1|"), doing="B14 deserter")
    assert "desert a1 d1 e1 a2" in words(ring), "a knight with another way may be passed by"


def test_both_domains_must_hold_a_knight() -> None:
    """Rules 9.1: one's own and the other's."""
    mine = LINE.replace("A 0|", "A .|")
    assert why(table(mine, doing="B14 deserter"), "desert a1 d1 c1 a2") == "desert.no-own-knight 9.1"
    assert why(table(mine, hand="B14"), "play B14 deserter") == "play.no-part 4.5"
    theirs = LINE.replace("1", ".")
    assert why(table(theirs, hand="B14"), "play B14 deserter") == "play.no-part 4.5"
    assert why(table(LINE, doing="B14 deserter"), "desert a1 d1 d2 a2") == "desert.no-knight 9.2"
    assert why(table(LINE, doing="B14 deserter"), "desert a1 d1 b1 a2") == "desert.no-knight 9.2"


def test_the_two_domains_lie_side_by_side() -> None:
    """Rules 9.1: an own one and another's, both domains."""
    far = LINE.replace("A 0|1", "A 0|.|1").replace(". .|.", ". .|.|.").replace("- - - - - -", "- - - - - - -")
    state = table(far, doing="B14 deserter")
    assert why(state, "desert a1 e1 d1 a2") == "desert.not-beside 9.1"
    state = table(LINE, doing="B14 deserter")
    assert why(state, "desert d1 a1 b1 d2") == "desert.not-own 9.1"
    assert why(state, "desert a1 a1 b1 a2") == "desert.not-theirs 9.1"
    assert why(state, "desert a1 l12 c1 a2") == "desert.not-theirs 9.1", "the castle of no domain"


def test_the_last_knight_of_a_domain_may_desert() -> None:
    """Rules 9.2: with the option `last_knight` false he may not."""
    drawn = LINE.replace("B 1 1|", "B . .|")
    state = table(drawn, doing="B14 deserter")
    assert words(state) == ["desert a1 d1 c1 a2", "desert a1 d1 c1 b2"]
    kept = table(drawn, doing="B14 deserter", last_knight=False)
    assert why(kept, "desert a1 d1 c1 a2") == "desert.last-knight 9.2"
    assert words(table(LINE, doing="B14 deserter", last_knight=False)) == words(table(LINE, doing="B14 deserter"))


def test_an_alliance_does_not_bar_a_deserter() -> None:
    """Rules 9.1, 10.2: with the option `allied_deserter` false it does."""
    assert len(words(table(LINE, doing="B14 deserter", allied="a1-d1"))) == 4
    barred = table(LINE, doing="B14 deserter", allied="a1-d1", allied_deserter=False)
    assert why(barred, "desert a1 d1 c1 a2") == "desert.allied 9.1"
    assert len(words(table(LINE, doing="B14 deserter", allied_deserter=False))) == 4


def test_the_new_knight_stands_by_the_usual_rules_in_the_chosen_domain() -> None:
    """Rules 9.3: meadow or forest, beside an own figure there, a ducat for the forest, one in the supply."""
    forest = LINE.replace(". .|.", "f v|.")
    state = table(forest, doing="B14 deserter", ducats=1)
    assert words(state) == ["desert a1 d1 c1 a2", "desert a1 d1 f1 a2"]
    assert play(state, "desert a1 d1 c1 a2").position.ducats[0] == 0
    assert why(state, "desert a1 d1 c1 b2") == "knight.terrain 7.1"
    assert why(table(forest, doing="B14 deserter", ducats=0), "desert a1 d1 c1 a2") == "knight.forest 7.3"
    assert why(table(LINE, doing="B14 deserter"), "desert a1 d1 c1 c2") == "desert.outside 9.3"


def test_without_a_knight_to_place_the_card_cannot_be_played() -> None:
    """Rules 9.3: no room, no ducat for the forest, or none in the supply."""
    full = LINE.replace(". .|.", "v v|.")
    assert why(table(full, hand="B14"), "play B14 deserter") == "play.no-part 4.5"
    forest = LINE.replace(". .|.", "f v|.")
    assert why(table(forest, hand="B14", ducats=6), "play B14 deserter") == "play.no-part 4.5"
    assert "play B14 deserter" in words(table(forest, hand="B14", ducats=7))
    army = LINE + "    . . . . . . . .\n\n" + "    0 0 0 0 0 0 0 0\n\n    0 0 0 0 0 0 .\n"
    assert why(table(army, hand="B14"), "play B14 deserter") == "play.no-part 4.5"
