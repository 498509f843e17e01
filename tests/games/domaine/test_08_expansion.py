"""Clause 8: domains that grow."""

from __future__ import annotations

from tests.games.domaine.drawn import borders, domains, picture, play, points, same, table, why, words


def test_an_expansion_takes_up_to_two_squares() -> None:
    """Rules 8.1: with the option `expansion` 1 it takes one; fewer are always allowed."""
    state = table("A .|. .\n- -", hand="B08")
    two = play(state, "play B08 expansion", "expand a1 c1")
    assert "end" in words(two)
    assert "expand a1 d1" in words(two)
    assert words(play(two, "expand a1 d1")) == ["refill deck"]
    one = play(table("A .|. .\n- -", hand="B08", expansion=1), "play B08 expansion", "expand a1 c1")
    assert words(one) == ["refill deck"]


def test_both_squares_go_to_one_domain_of_ones_own() -> None:
    """Rules 8.1: whichever is chosen with the first."""
    drawn = "A .|. . .|A .|\n- -       - -"
    state = table(drawn, doing="B08 expansion")
    assert {word.split()[1] for word in words(state, "expand")} == {"a1", "f1"}
    after = play(state, "expand a1 c1")
    assert {word.split()[1] for word in words(after, "expand")} == {"a1"}
    assert why(after, "expand f1 e1") == "expand.one-domain 8.1"
    assert why(state, "expand l12 k12") == "expand.not-own 8.1"
    other = table("A .|B .|\n- - - -", doing="B08 expansion")
    assert why(other, "expand c1 e1") == "expand.not-own 8.1"


def test_the_square_lies_beside_the_domain() -> None:
    """Rules 8.2: the second beside the first or beside the rest, in any direction; corners do not count."""
    state = table("A .|.\n- -\n. . .", doing="B08 expansion")
    assert words(state) == ["expand a1 a2", "expand a1 b2", "expand a1 c1"]
    assert why(state, "expand a1 c2") == "expand.not-beside 8.2"
    assert why(state, "expand a1 b1") == "expand.not-beside 8.2"
    after = play(state, "expand a1 c1")
    assert words(after) == ["expand a1 a2", "expand a1 b2", "expand a1 c2", "expand a1 d1", "end"]


def test_no_square_with_a_figure_is_taken() -> None:
    """Rules 8.3: neither an enemy's nor one's own, knight or castle, outside any domain."""
    drawn = """
        . 1 . .

        0|A .|B
          - -
        . 0 A .
    """
    state = table(
        drawn.replace("\n        0|A", "\n  - -\n        0|A", 1).replace(
            "        . 1 . .\n\n  - -", "        . 1 . .\n          - -"
        ),
        doing="B08 expansion",
    )
    assert words(state) == ["expand b2 c1"]
    for taken in ("a2", "b1", "b3", "c3", "d2"):
        assert why(state, f"expand b2 {taken}") == "expand.figure 8.3", taken


def test_another_domain_of_ones_own_is_never_taken() -> None:
    """Rules 8.4."""
    state = table("A 0|. A|\n- - - -", doing="B08 expansion")
    assert why(state, "expand a1 c1") == "expand.own-domain 8.4"
    assert words(state, "expand a1") == ["expand a1 a2", "expand a1 b2"]


def test_an_opponents_domain_is_taken_only_with_strictly_more_knights() -> None:
    """Rules 8.5: two against one do it, one against one does not; without any on both sides neither."""
    more = table("A 0 0|. B 1|\n- - - - - -", doing="B08 expansion")
    assert "expand a1 d1" in words(more)
    for equal in ("A 0 .|. B 1|", "A . .|. B .|"):
        assert why(table(f"{equal}\n- - - - - -", doing="B08 expansion"), "expand a1 d1") == "expand.strength 8.5"


def test_only_knights_in_the_two_domains_count() -> None:
    """Rules 8.5: not those of another domain of the same owners."""
    state = table("A .|. B|A 0 0|\n- - - - - - -", doing="B08 expansion")
    assert why(state, "expand a1 c1") == "expand.strength 8.5"
    state = table("A 0|. B|B 1 1|\n- - - - - - -", doing="B08 expansion")
    assert "expand a1 c1" in words(state)


def test_land_of_no_domain_is_taken_whatever_the_knights() -> None:
    """Rules 8.5: a neutral zone, and a region with several castles, full of enemies."""
    assert "expand a1 c1" in words(table("A .|f|\n- - -", doing="B08 expansion"))
    state = table("A .|. B 1 1 B|\n- - - - - - -", doing="B08 expansion")
    assert "expand a1 c1" in words(state)


def test_neutral_domains_may_be_targets() -> None:
    """Rules 8.5, 9.1, 10.1, 3.7: in a game of two; with the option `neutral_targets` false they may not."""
    drawn = "A 0 .|. C 2|\n- - - - - -"
    state = table(drawn.replace("0 .", "0 0"), seats=2, doing="B08 expansion")
    assert "expand a1 d1" in words(state)
    state = table(drawn, seats=2, hand="B14 B15")
    assert words(state, "play") == ["play B14 deserter", "play B15 alliance"]
    deserted = play(state, "play B14 deserter", "desert a1 e1 f1 c1")
    assert deserted.position.knights(2) == 15, "it goes back to the neutral supply"
    assert words(play(state, "play B15 alliance")) == ["ally a1 e1"]
    barred = table(drawn.replace("0 .", "0 0"), seats=2, doing="B08 expansion", neutral_targets=False)
    assert why(barred, "expand a1 d1") == "expand.neutral 8.5"
    barred = table(drawn, seats=2, hand="B14 B15", neutral_targets=False)
    assert words(barred, "play") == []


ALLIES = """
    A 0|. B|

    . .|. .|
    - - - -
    . B . .|
    - - - -
"""


def test_an_alliance_bars_expansion_between_this_pair() -> None:
    """Rules 8.6, 10.2: the printed example; into the other domain of the same owner it still goes."""
    state = table(ALLIES, doing="B08 expansion")
    assert {"expand a1 a3", "expand a1 c1"} <= set(words(state))
    allied = table(ALLIES, doing="B08 expansion", allied="a1-b3")
    assert why(allied, "expand a1 a3") == "expand.allied 8.6"
    assert "expand a1 c1" in words(allied)
    knights = ALLIES.replace("A 0|", "A .|").replace(". B . .|", ". B 1 .|")
    assert "expand b3 a2" in words(table(knights, mover=1, doing="B08 expansion"))
    assert why(table(knights, mover=1, doing="B08 expansion", allied="a1-b3"), "expand b3 a2") == "expand.allied 8.6"


def test_markers_go_round_the_new_square_and_the_old_ones_come_off() -> None:
    """Rules 8.7: c1 needs two and frees one; b2 then needs three more and frees one."""
    state = play(table("A .|. .\n- -\n. . .", doing="B08 expansion"), "expand a1 c1")
    assert same(
        picture(state, 4, 2),
        """
        A . .|.
        - - -
        . . . .
        """,
    )
    assert (state.position.markers, play(state, "expand a1 b2").position.markers) == (96, 94)
    assert same(
        picture(play(state, "expand a1 b2"), 4, 3),
        """
        A . .|.
        -   -
        .|.|. .
          -
        . . . .
        """,
    )


def test_all_new_markers_must_be_in_the_supply_before_the_old_ones_come_off() -> None:
    """Rules 8.7: two markers are left, three are needed, one would come back."""
    combs = "\n\n".join(["|".join("." * 12)] * 8 + [".|.|.|.|.|.|."])
    drawn = "A .|. .\n- -\n\n\n" + combs
    state = table(drawn, doing="B08 expansion", far="l12 l11")
    assert state.position.markers == 100 - 3 - 88 - 6
    assert "expand a1 c1" in words(state), "three are left, and two are needed"
    less = table(drawn + "|.", doing="B08 expansion", far="l12 l11")
    assert less.position.markers == 2
    assert why(less, "expand a1 b2") == "expand.supply 8.7"
    assert words(less) == ["expand a1 a2", "expand a1 c1"]


STRANDED = """
    A 0|v f f f|
    - -   - - -
    . .|B|

    . .|f|
        -
"""


def test_what_is_cut_off_from_its_castle_is_nobodys() -> None:
    """Rules 8.8, 8.9: the printed example; plus 4 for one, minus 6 for the other, two forests stranded."""
    state = table(STRANDED, doing="B08 expansion")
    assert points(state) == [0, 7, 0]
    first = play(state, "expand a1 c1")
    assert points(first) == [3, 1, 0]
    assert [sorted(region.squares) for region in first.position.board.regions if region.neutral] == [
        [(3, 0), (4, 0), (5, 0)]
    ]
    second = play(first, "expand a1 d1")
    assert points(second) == [4, 1, 0]
    assert same(
        picture(second, 7, 3),
        """
        A 0 v f|f f|.
        - - - - - -
        . .|B|. . . .

        . .|f|. . . .
        """,
    )


def test_each_square_is_judged_by_its_own_owners_knights() -> None:
    """Rules 8.2, 8.5: one step into the weak domain on the right, none into the strong one below."""
    drawn = """
        A 0|. B|
        - - - - -
        . . 1 B 1|
        - - - - -
    """
    state = table(drawn, doing="B08 expansion")
    assert words(state) == ["expand a1 c1"]
    assert why(state, "expand a1 a2") == "expand.strength 8.5"
    assert words(play(state, "expand a1 c1")) == ["refill deck"], "the card ends by itself"


def test_a_part_with_one_castle_cut_from_several_becomes_a_domain() -> None:
    """Rules 8.8, 6.1: for its owner, at once, though somebody else has expanded."""
    drawn = """
        B v . C|
        - - - -
        . .|A|.
            -
    """
    state = table(drawn, doing="B08 expansion")
    assert points(state) == [0, 0, 0]
    after = play(state, "expand c2 c1")
    assert points(after) == [0, 3, 0]
    assert (domains(after, 1), domains(after, 2)) == (["a1"], ["d1"])


def test_an_expansion_may_complete_a_domain_of_ones_own() -> None:
    """Rules 8.8: the castle on a1 is alone when c1 is taken."""
    drawn = """
        A v . C|
        - - - -
        . .|A|.
            -
    """
    after = play(table(drawn, doing="B08 expansion"), "expand c2 c1")
    assert points(after) == [3, 0, 0]
    assert domains(after, 0) == ["a1", "c2"]


def test_monopolies_change_hands_with_a_square() -> None:
    """Rules 8.9, 6.5: the third silver mine goes from one to the other; five points here, five there."""
    drawn = "A 0 s s|s B s s|\n- - - - - - - -"
    state = table(drawn, doing="B08 expansion")
    assert points(state) == [0, 5, 0]
    assert points(play(state, "expand a1 e1")) == [5, 0, 0]


def test_figures_are_never_taken_or_cut_off() -> None:
    """Rules 8.3, 8.8: the knight on d1 keeps its way to the castle, since the squares between hold figures."""
    state = table("A 0 0|1 B .|\n- - - - - -", doing="B08 expansion")
    assert why(state, "expand a1 d1") == "expand.figure 8.3"
    assert borders(state, ["d1"]) == ["c1-d1", "d1-d2"]
