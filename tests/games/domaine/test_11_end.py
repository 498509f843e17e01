"""Clause 11: the king, the end of the deck, ducats, the winner."""

from __future__ import annotations

import pytest

from demesne.games.base import Turn
from demesne.games.domaine.cards import CARDS
from demesne.games.domaine.position import Phase
from demesne.games.domaine.state import State
from tests.games.domaine.drawn import play, points, table, why, words


def ranks(state: State) -> list[int]:
    outcome = state.outcome()
    assert outcome is not None
    return [side.rank for side in outcome.sides]


def breaks(state: State) -> list[str]:
    outcome = state.outcome()
    assert outcome is not None
    return [side.tie_break for side in outcome.sides]


def row(castle: str, worth: int) -> str:
    """Twelve squares: a castle, villages and forests worth *worth* points, meadow."""
    squares = [castle, *["v"] * (worth // 3), *["f"] * (worth % 3)]
    assert len(squares) <= 12
    return " ".join([*squares, *["."] * (12 - len(squares))])


LINE = "- - - - - - - - - - - -"


@pytest.mark.parametrize(("seats", "king"), [(2, 50), (3, 40), (4, 30)])
def test_whoever_reaches_the_king_wins_at_once(seats: int, king: int) -> None:
    """Rules 11.1: with that many points or more; with one point less the game goes on."""
    for missing in (0, 1, -1):
        drawn = f"{row('A', king - 20)}\n{LINE}\n{row('A', 20 - missing)}\n- - - - - - - - - - -"
        state = play(table(drawn, seats=seats, doing="A01 borders", ducats=9), "border l2-l3")
        assert points(state)[0] == king - missing
        assert (state.to_move is Turn.OVER) == (missing <= 0)
        if missing <= 0:
            assert ranks(state)[0] == 1
            assert state.position.sheet(0).points()["ducats"] == 0
            assert why(state, "refill deck") == "turn.over 11.5"


CUT = """
    B v v v v v v v * . C|
      - - - - - - - - - -
    v|. . . . . . . .|A|

    v|. . . . . . . .|0|
    -                 -
"""


def test_points_are_read_when_the_card_is_finished() -> None:
    """Rules 11.1: seat 1 comes to 32 of 30 with the first square and to 27 with the second."""
    state = play(table(CUT, seats=4, doing="B08 expansion"), "expand j2 j1")
    assert points(state) == [0, 32, 0, 0]
    assert state.position.phase is Phase.STEP
    after = play(state, "expand j2 i1")
    assert points(after) == [5, 27, 0, 0]
    assert after.position.phase is Phase.REFILL


def test_whoever_reaches_the_king_wins_on_anybodys_turn() -> None:
    """Rules 11.1: seat 0 stops where it has made seat 1 a domain of 32."""
    state = play(table(CUT, seats=4, doing="B08 expansion"), "expand j2 j1", "end")
    assert state.to_move is Turn.OVER
    assert ranks(state) == [2, 1, 2, 2]


def test_the_king_can_be_reached_until_the_last_card() -> None:
    """Rules 11.1: the deck is gone, and the last card of all is played."""
    drawn = f"{row('A', 30)}\n- - - - - - - - - - -"
    state = last_cards(("A01", "", "", ""), drawn, ducats=(5, 9, 9, 9))
    assert state.position.top is None
    state = play(state, "play A01 borders", "border l1-l2")
    assert state.to_move is Turn.OVER
    assert points(state) == [30, 0, 0, 0], "no ducats are compared"
    assert ranks(state) == [1, 2, 2, 2]


def both(first: int, second: int, mover: int, ducats: tuple[int, ...], tie: str = "score") -> State:
    """One border, laid by *mover*, closes a domain of seat 0 and one of seat 1."""
    gap = "- - - - - - - - - - -"
    drawn = f"{row('A', first)}\n{gap}\n{row('B', second)}\n{LINE}"
    state = table(drawn, seats=4, mover=mover, doing="A01 borders", ducats=ducats, king_tie=tie)
    return play(state, "border l1-l2")


@pytest.mark.parametrize(
    ("first", "second", "mover", "ducats", "tie", "expected"),
    [
        (30, 31, 0, (9, 1, 0, 0), "score", [2, 1, 3, 3]),
        (31, 30, 1, (1, 9, 0, 0), "score", [1, 2, 3, 3]),
        (30, 30, 0, (1, 9, 0, 0), "score", [1, 2, 3, 3]),
        (30, 30, 1, (9, 1, 0, 0), "score", [2, 1, 3, 3]),
        (30, 30, 2, (1, 9, 0, 0), "score", [2, 1, 4, 3]),
        (30, 30, 2, (4, 4, 0, 0), "score", [1, 1, 3, 3]),
        (30, 31, 0, (9, 1, 0, 0), "active", [1, 2, 3, 3]),
        (31, 30, 1, (1, 9, 0, 0), "active", [2, 1, 3, 3]),
        (30, 31, 2, (9, 1, 0, 0), "active", [2, 1, 3, 3]),
        (30, 30, 2, (9, 1, 0, 0), "active", [1, 2, 3, 3]),
        (31, 29, 1, (1, 9, 0, 0), "active", [1, 2, 3, 3]),
        (29, 30, 0, (9, 1, 0, 0), "active", [2, 1, 3, 3]),
    ],
)
def test_of_several_at_the_king_the_most_points_win(
    first: int, second: int, mover: int, ducats: tuple[int, ...], tie: str, expected: list[int]
) -> None:
    """Rules 11.2: points, then the player on turn, then ducats; with `king_tie` "active" the player on turn first."""
    ducats = ducats if expected[2:] == [3, 3] else (*ducats[:2], 0, 1)
    assert ranks(both(first, second, mover, ducats, tie)) == expected


def test_what_broke_a_tie_is_told() -> None:
    """Rules 11.2, 11.5."""
    assert breaks(both(30, 30, 0, (1, 9, 0, 0)))[:2] == ["active", "active"]
    assert breaks(both(30, 30, 2, (1, 9, 0, 0)))[:2] == ["ducats", "ducats"]
    assert breaks(both(30, 30, 2, (4, 4, 0, 0))) == ["shared"] * 4
    assert breaks(both(31, 30, 2, (4, 4, 1, 0)))[:2] == ["", ""]


def last_cards(hands: tuple[str, ...], drawn: str = "", ducats: int | tuple[int, ...] = 20, **more: object) -> State:
    """A table on which the deck is gone and everybody has these cards."""
    used = " ".join(sorted(set(CARDS) - set(" ".join(hands).split())))
    return table(drawn, seats=len(hands), hands=hands, used=used, ducats=ducats, **more)  # type: ignore[arg-type]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_after_the_last_card_of_the_deck_everybody_has_three_turns(seats: int) -> None:
    """Rules 11.3: nobody takes a card any more, not even from the Chancery; selling into it goes on."""
    hands = ("D01 D02 D03", "D04 D05 D06", "D07 D08 D09", "D10 D11 D12")[:seats]
    used = " ".join(sorted(set(CARDS) - set(" ".join(hands).split()) - {"D15", "C01"}))
    state = table("A .", seats=seats, hands=hands, used=used, chancery="C01")
    state = play(state, "sell D01")
    assert words(state) == ["refill deck", "refill C01"]
    state = play(state, "refill deck", "draw D15")
    turns: list[object] = []
    while state.to_move is not Turn.OVER:
        assert state.position.phase is Phase.ACT
        turns.append(state.to_move)
        state = play(state, words(state, "sell")[0])
    assert turns == [*range(1, seats), 0] * 3
    assert len(state.position.chancery) == 2 + 3 * seats
    assert not any(state.hands)


def test_taking_from_the_chancery_leaves_the_last_card_in_the_deck() -> None:
    """Rules 11.3: the end begins only when it is drawn."""
    hands = ("D01 D02 D03", "D04 D05 D06")
    used = " ".join(sorted(set(CARDS) - set(" ".join(hands).split()) - {"D15", "C01"}))
    state = play(table("A .", seats=2, hands=hands, used=used, chancery="C01"), "sell D01", "refill C01")
    state = play(state, "sell D04")
    assert words(state) == ["refill deck", "refill D01"]


@pytest.mark.parametrize(
    ("ducats", "amount", "rank"),
    [
        ((7, 5, 3, 1), [5, 3, 0, 0], None),
        ((7, 7, 3, 1), [5, 5, 3, 0], [5, 5, 0, 0]),
        ((7, 5, 5, 1), [5, 3, 3, 0], None),
        ((7, 7, 7, 1), [5, 5, 5, 3], [5, 5, 5, 0]),
        ((7, 7, 7, 7), [5, 5, 5, 5], None),
        ((7, 5, 5, 5), [5, 3, 3, 3], None),
        ((7, 7, 5, 5), [5, 5, 3, 3], [5, 5, 0, 0]),
        ((7, 0, 0, 0), [5, 0, 0, 0], None),
        ((7, 7, 0, 0), [5, 5, 0, 0], None),
        ((0, 0, 0, 0), [0, 0, 0, 0], None),
    ],
)
def test_a_tie_for_the_most_leaves_the_second_bonus(
    ducats: tuple[int, ...], amount: list[int], rank: list[int] | None
) -> None:
    """Rules 11.4: all who tie get the points, nobody gets any for nothing; `second_bonus` "rank" differs at times."""
    for option, expected in (("amount", amount), ("rank", rank or amount)):
        state = table("", seats=4, hands=("",) * 4, phase="over", ducats=ducats, second_bonus=option)
        assert points(state) == expected
        assert [state.position.sheet(seat).points()["ducats"] for seat in range(4)] == expected


def test_the_last_sale_counts_among_the_ducats() -> None:
    """Rules 11.3, 11.4: A06 brings five."""
    state = play(last_cards(("A06", ""), ducats=(3, 7)), "sell A06")
    assert state.position.ducats == (8, 7)
    assert points(state) == [5, 3]


@pytest.mark.parametrize(
    ("first", "second", "ducats", "expected"),
    [
        (5, 3, (0, 0), [1, 2]),
        (3, 5, (9, 1), [1, 2]),
        (5, 5, (0, 0), [1, 1]),
        (3, 5, (2, 1), [1, 2]),
        (4, 6, (1, 1), [2, 1]),
    ],
)
def test_the_most_points_win_then_the_most_ducats_then_both(
    first: int, second: int, ducats: tuple[int, ...], expected: list[int]
) -> None:
    """Rules 11.5: the bonus is in the points; 3 + 5 against 5 + 3 is parted by ducats."""
    drawn = f"{row('A', first)}\n{LINE}\n{row('B', second)}\n{LINE}"
    state = table(drawn, seats=2, hands=("", ""), phase="over", ducats=ducats)
    assert ranks(state) == expected


def test_places_behind_the_winner_are_shared_too() -> None:
    """Rules 11.5: 1, 2, 2, 4."""
    state = table("", seats=4, hands=("",) * 4, phase="over", ducats=(5, 9, 5, 2))
    assert points(state) == [3, 5, 3, 0]
    assert ranks(state) == [2, 1, 2, 4]
    assert breaks(state) == ["shared", "", "shared", ""]


def test_passing_the_king_by_the_bonus_changes_nothing() -> None:
    """Rules 11.4, 13.2: 29 and 5 make 34, more than the other's 28 and 3."""
    drawn = f"{row('A', 28)}\n{LINE}\n{row('B', 29)}\n{LINE}"
    state = table(drawn, seats=4, hands=("",) * 4, phase="over", ducats=(9, 1, 0, 0))
    assert points(state) == [33, 32, 0, 0]
    assert ranks(state) == [1, 2, 3, 3]
