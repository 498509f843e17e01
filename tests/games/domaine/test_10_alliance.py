"""Clause 10: alliances."""

from __future__ import annotations

from tests.games.domaine.drawn import domains, play, table, why, words

NEIGHBOURS = """
    A 0|. B|. C|
    - - - - - -
    . A|
    - -
"""


def test_an_alliance_joins_an_own_domain_with_an_opponents_beside_it() -> None:
    """Rules 10.1: not with one's own, not with one farther off."""
    state = table(NEIGHBOURS, hand="B15")
    state = play(state, "play B15 alliance")
    assert words(state) == ["ally a1 d1"]
    assert why(state, "ally a1 b2") == "ally.not-theirs 10.1"
    assert why(state, "ally a1 f1") == "ally.not-beside 10.1"
    assert why(state, "ally d1 a1") == "ally.not-own 10.1"
    state = play(state, "ally a1 d1")
    assert state.position.allied == {((0, 0), (3, 0))}
    assert words(state) == ["refill deck"]


def test_allies_are_not_allied_again() -> None:
    """Rules 10.1: whoever of them plays the card."""
    state = table(NEIGHBOURS, mover=1, doing="B15 alliance", allied="a1-d1")
    assert why(state, "ally d1 a1") == "ally.already 10.1"
    assert words(state) == ["ally d1 f1"]
    alone = table("A .|B .|\n- - - -", hand="B15", allied="a1-c1")
    assert why(alone, "play B15 alliance") == "play.no-part 4.5"


def test_an_alliance_bars_only_expansion_and_only_for_its_pair() -> None:
    """Rules 10.2: borders, knights, deserters, and other domains of the two go on as before."""
    drawn = """
        A 0 0|. B|
        - - - - -
        . 0 A|1 B|
        - - - - -
    """
    state = table(drawn, doing="B08 expansion", allied="a1-e1")
    assert why(state, "expand a1 d1") == "expand.allied 8.6"
    assert "expand c2 d1" not in words(state), "they touch only at a corner"
    assert words(table(drawn, doing="B15 alliance", allied="a1-e1")) == ["ally c2 e2"]
    assert "desert c2 e2 d2 a2" in words(table(drawn, doing="B14 deserter", allied="a1-e1"))


def test_an_alliance_outlasts_the_common_border() -> None:
    """Rules 10.3: seat 2 stands between the allies; when they touch again they are still bound."""
    drawn = """
        A 0 0|.|v B|
        - - -   - -
        . . .|C|. .
              -
    """
    state = play(table(drawn, doing="B08 expansion", allied="a1-f1"), "expand a1 d1")
    assert domains(state, 1) == ["f1"]
    assert why(state, "expand a1 e1") == "expand.allied 8.6"
    assert "expand a1 e1" in words(play(table(drawn, doing="B08 expansion"), "expand a1 d1"))
