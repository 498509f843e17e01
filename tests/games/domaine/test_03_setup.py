"""Clause 3: hands, castles and knights before the first turn."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from demesne.games.base import Turn
from demesne.games.domaine.position import Phase
from demesne.games.domaine.siting import castle_distance
from demesne.games.domaine.state import State
from tests.games.domaine.drawn import after_set_up, dealt_out, opening, play, points, same, why, words
from tests.games.domaine.lively import BOARD

VILLAGES = "/".join(["v" * 12] * 12)


def land(**rows: str) -> str:
    """Villages everywhere, but in the rows that are given: ``r1="...."``."""
    drawn = [rows.get(f"r{number}", "").ljust(12, "v") for number in range(1, 13)]
    return "/".join(drawn)


def marked(state: State) -> str:
    """The land with an ``x`` on every square where the next castle may stand."""
    places = {word.split()[1] for word in words(state, "castle")}
    rows = [["x" if f"{letter}{row}" in places else "." for letter in "abcdefghijkl"] for row in range(1, 13)]
    return "\n".join("".join(row) for row in rows)


@pytest.mark.parametrize(("players", "castles", "king"), [(2, 4, 50), (3, 4, 40), (4, 3, 30)])
def test_everybody_begins_alike(players: int, castles: int, king: int) -> None:
    """Rules 3.1: seven ducats, no points, as many castles as there are for each; the king's place."""
    state = opening(players)
    assert state.position.ducats == (7,) * players
    assert points(state) == [0] * players
    done = after_set_up(players)
    assert Counter(done.position.board.castles.values()) == dict.fromkeys(
        range(3 if players == 2 else players), castles
    )
    assert Counter(done.position.board.knights.values()) == Counter(done.position.board.castles.values())
    assert state.rules.king == king


@pytest.mark.parametrize("players", [2, 3, 4])
def test_three_cards_are_dealt_to_each_seat_before_any_castle(players: int) -> None:
    """Rules 3.2: seat by seat; each of the fifteen A cards may come, then the fourteen that are left."""
    state = opening(players)
    for number in range(3 * players):
        assert state.to_move is Turn.CHANCE
        assert [str(move)[:6] for move in state.legal_moves()] == ["draw A"] * (15 - number)
        assert state.weights() == [1] * (15 - number)
        state = state.apply(state.legal_moves()[-1])
        assert [len(hand) for hand in state.hands] == [min(3, max(0, number + 1 - 3 * s)) for s in range(players)]
    assert state.position.phase is Phase.CASTLE
    assert state.to_move == 0
    assert len(state.observe(0).hand) == 3


def test_the_a_cards_come_first_then_b_c_and_d() -> None:
    """Rules 3.2: only cards of the top stack can be drawn."""
    state, letters = after_set_up(4, board=BOARD), ""
    rng = Random(1)
    while state.deck:
        if state.to_move is Turn.CHANCE:
            move = rng.choice(state.legal_moves())
            letters += str(move).split()[1][0]
            state = state.apply(move)
        elif state.position.phase is Phase.ACT:
            state = state.apply(state.legal_moves()[0])
        else:
            state = play(state, "refill deck")
    assert letters == "A" * 3 + "B" * 15 + "C" * 15 + "D" * 15


@pytest.mark.parametrize(("players", "rounds"), [(2, 6), (3, 4), (4, 3)])
def test_castles_are_set_in_rounds_always_clockwise(players: int, rounds: int) -> None:
    """Rules 3.3, 3.8: castle, knight, the next seat; the last seat has the first turn."""
    state, order = dealt_out(players), []
    rng = Random(2)
    while state.position.phase is not Phase.ACT:
        if state.position.phase is Phase.CASTLE:
            order.append(state.to_move)
        before = state.to_move
        state = state.apply(rng.choice(state.legal_moves()))
        if state.position.phase is Phase.KNIGHT:
            assert state.to_move == before
    assert order == list(range(players)) * rounds
    assert state.to_move == players - 1
    state = play(state, words(state, "sell")[0], "refill deck")
    assert state.apply(state.legal_moves()[0]).to_move == 0


def test_a_castle_stands_on_an_empty_meadow_with_room_for_its_knight() -> None:
    """Rules 3.4: not on forest, not on a figure, not where no knight fits beside it."""
    state = dealt_out(3, board=land(r1=".f..v.", r2="vvvvvv", r3="....", r5="..........", r6=".........."))
    assert words(state, "castle") == [
        *("castle a1", "castle a3", "castle a5", "castle a6", "castle b3", "castle b5", "castle b6", "castle c1"),
        *("castle c3", "castle c5", "castle c6", "castle d1", "castle d3", "castle d5", "castle d6"),
        *(f"castle {column}{row}" for column in "efghij" for row in (5, 6)),
    ]
    assert why(state, "castle b1") == "castle.terrain 3.4"
    assert why(state, "castle e1") == "castle.terrain 3.4"
    assert why(state, "castle f1") == "castle.no-knight 3.4"
    state = play(state, "castle c3", "knight d3")
    assert why(state, "castle c3") == "castle.taken 3.4"
    assert why(state, "castle d3") == "castle.taken 3.4"
    assert "castle b3" in words(state), "other colours need no distance, and a3 is room for the knight"


def test_a_castle_has_no_room_where_the_squares_beside_it_are_taken() -> None:
    """Rules 3.4: e3 was fine as long as d3 was empty."""
    state = dealt_out(3, board=land(r3=".....", r6="......"))
    assert "castle e3" in words(state)
    assert why(play(state, "castle c3", "knight d3"), "castle e3") == "castle.no-knight 3.4"


SEVEN = """
    .......xxxxx
    ........xxxx
    .........xxx
    ..........xx
    .........xxx
    ........xxxx
    .......xxxxx
    x.....xxxxxx
    xx...xxxxxxx
    xxx.xxxxxxxx
    xxxxxxxxxxxx
    ..xxxxxxxx..
"""
SIX = """
    x.....xxxxxx
    .......xxxxx
    ........xxxx
    .........xxx
    ........xxxx
    .......xxxxx
    x.....xxxxxx
    xx...xxxxxxx
    xxx.xxxxxxxx
    xxxxxxxxxxxx
    xxxxxxxxxxxx
    ..xxxxxxxx..
"""


@pytest.mark.parametrize(("spacing", "drawn"), [(7, SEVEN), (6, SIX)])
def test_castles_of_one_colour_stand_seven_steps_apart(spacing: int, drawn: str) -> None:
    """Rules 3.5: from d4 on, six squares between, along rows and columns; with `spacing` 6 five."""
    state = dealt_out(3, spacing=spacing)
    state = play(state, "castle d4", "knight d5", "castle l12", "knight k12", "castle a12", "knight b12")
    assert same(marked(state), drawn)
    assert why(state, "castle e5") == "castle.too-near 3.5"
    assert castle_distance(state.position) == spacing


@pytest.mark.parametrize(
    ("width", "second"), [(9, "h1 i1"), (8, "h1"), (7, "g1"), (6, "f1"), (5, "e1"), (4, "d1"), (3, "")]
)
def test_the_distance_shrinks_for_one_castle_as_far_as_it_must(width: int, second: str) -> None:
    """Rules 3.5: seat 0 has a1, and no other land is left than row 1; seven steps lead to h1."""
    state = dealt_out(3, board=land(r1="." * width, r12="..vvvvvvvv.."))
    state = play(state, "castle a1", "knight b1", "castle a12", "knight b12", "castle l12", "knight k12")
    assert words(state, "castle") == [f"castle {square}" for square in second.split()]
    assert state.position.phase is (Phase.CASTLE if second else Phase.ACT)
    if second:
        assert castle_distance(state.position) == min(7, width - 1), "what the table says that the castle keeps"
    if second and width < 8:
        assert why(state, "castle c1").startswith("castle.")


def test_the_next_castle_keeps_the_whole_distance_again() -> None:
    """Rules 3.5: seat 0 had to come near with its second castle; its third may not, with h9 to go to."""
    state = dealt_out(3, board=land(r1="." * 7, r3="vvvvvvvvvv..", r12="..vvvvvvvv.."))
    state = play(state, "castle a1", "knight b1", "castle a12", "knight b12", "castle l12", "knight k12")
    assert words(state) == ["castle k3", "castle l3"], "seven steps and more from a1; g1 has six"
    assert castle_distance(state.position) == 7
    assert why(state, "castle g1") == "castle.too-near 3.5"


@pytest.mark.parametrize(
    ("players", "meadows", "first"), [(3, 1, 0), (3, 2, 1), (3, 3, 2), (3, 4, 0), (2, 3, 0), (2, 4, 1), (4, 2, 1)]
)
def test_whoever_set_the_last_castle_begins_even_if_set_up_ends_early(players: int, meadows: int, first: int) -> None:
    """Rules 3.5, 3.8: only *meadows* castles with their knights find room; then turns go clockwise."""
    rows = range(1, 2 * meadows, 2)
    state = dealt_out(players, board=land(**{f"r{row}": ".." for row in rows}))
    while state.position.phase is Phase.CASTLE:
        state = state.apply(state.legal_moves()[0])
        state = state.apply(state.legal_moves()[0])
    assert len(state.position.board.castles) == meadows
    movers: list[object] = []
    while len(movers) < players:
        assert state.position.phase is Phase.ACT
        movers.append(state.to_move)
        state = play(state, words(state, "sell")[0], "refill deck")
        state = state.apply(state.legal_moves()[0])
    assert movers == [(first + turn) % players for turn in range(players)]


def test_without_any_meadow_the_last_seat_begins() -> None:
    """Rules 3.8: nobody has set a castle."""
    state = dealt_out(3, board=land())
    assert (state.position.phase, state.to_move) == (Phase.ACT, 2)


def test_the_knight_stands_beside_the_castle_just_set_and_forest_is_free() -> None:
    """Rules 3.6."""
    state = play(dealt_out(3, board=land(r1=".f", r2="f.", r3=".v.", r5="." * 12)), "castle a1")
    assert words(state) == ["knight a2", "knight b1"]
    assert why(state, "knight b2") == "knight.beside-castle 3.6"
    assert why(state, "castle c3") == "turn.phase 3.3"
    assert play(state, "knight b1").position.ducats == (7, 7, 7)


def test_two_players_set_up_a_neutral_colour_too() -> None:
    """Rules 3.7, 3.8: after their own, in the same alternation; its castles keep their distance too."""
    state, colours = dealt_out(2), []
    rng = Random(3)
    while state.position.phase is not Phase.ACT:
        if state.position.phase is Phase.CASTLE:
            colours.append((state.to_move, state.position.colour))
        state = state.apply(rng.choice(state.legal_moves()))
    assert colours == [(0, 0), (1, 1)] * 4 + [(0, 2), (1, 2)] * 2
    board = state.position.board
    for colour in range(3):
        own = sorted(square for square, owner in board.castles.items() if owner == colour)
        steps = [abs(a - c) + abs(b - d) for a, b in own for c, d in own if (a, b) < (c, d)]
        assert min(steps) >= 7, colour
    assert state.to_move == 1
    assert len(state.hands) == len(state.position.ducats) == 2
