"""What is written reads back: squares, borders, moves, positions, pictures."""

from __future__ import annotations

import re
from itertools import islice
from pathlib import Path
from random import Random
from textwrap import dedent
from typing import get_args

import pytest
from hypothesis import find, given, settings
from hypothesis import strategies as st

from demesne.games.base import NotationError
from demesne.games.domaine import moves as m
from demesne.games.domaine.borders import LINES, format_border, parse_border
from demesne.games.domaine.cards import CARDS, Action
from demesne.games.domaine.diagram import format_board, parse_board
from demesne.games.domaine.moves import DomaineMove, parse_move
from demesne.games.domaine.state import State, parse_state, parse_view
from demesne.games.domaine.terrain import LETTERS, SQUARES, format_land, format_square, parse_land, parse_square
from tests.games.domaine.drawn import play, table
from tests.games.domaine.lively import BOARD, DOMAINE_MODES, lively_game, opening_of
from tests.games.domaine.oracle_text import read, write

PAGE = (Path(__file__).resolve().parents[3] / "docs" / "notation.md").read_text(encoding="utf-8")

SQUARE = st.sampled_from(SQUARES)
LINE = st.sampled_from(LINES)
CARD = st.sampled_from(sorted(CARDS))

MOVES: st.SearchStrategy[DomaineMove] = st.one_of(
    st.builds(m.Draw, CARD),
    st.builds(m.Castle, SQUARE),
    st.builds(m.Knight, SQUARE),
    st.builds(m.Sell, CARD),
    st.builds(m.Play, CARD, st.sampled_from(Action)),
    st.builds(m.Border, LINE),
    st.builds(m.Expand, SQUARE, SQUARE),
    st.builds(m.Desert, SQUARE, SQUARE, SQUARE, SQUARE),
    st.builds(m.Ally, SQUARE, SQUARE),
    st.builds(m.End),
    st.builds(m.Refill, st.none() | CARD),
)


@given(MOVES)
def test_every_move_reads_back(move: DomaineMove) -> None:
    """`str` of it is its notation."""
    assert parse_move(str(move)) == move
    assert hash(parse_move(str(move))) == hash(move)


@pytest.mark.parametrize("kind", get_args(DomaineMove))
def test_every_kind_of_move_is_tried_and_written_down(kind: type[DomaineMove]) -> None:
    """By the strategy above, and in docs/notation.md."""
    move = find(MOVES, lambda found: isinstance(found, kind))
    assert f"\n| `{str(move).split()[0]}" in PAGE


@given(SQUARE, LINE)
def test_squares_and_borders_read_back(square: tuple[int, int], line: tuple[tuple[int, int], tuple[int, int]]) -> None:
    """a1 to l12, c4-c5 and c4-d4."""
    assert parse_square(format_square(square)) == square
    assert parse_border(format_border(line)) == line


def test_squares_are_named_by_column_and_row() -> None:
    """a1 is the upper left corner, l1 the upper right one; there are 264 borders."""
    assert [format_square(square) for square in ((0, 0), (11, 0), (0, 11), (2, 3))] == ["a1", "l1", "a12", "c4"]
    assert len(set(LINES)) == 2 * 12 * 11
    assert format_border(((2, 3), (2, 4))) == "c4-c5"


@pytest.mark.parametrize(
    "text",
    [
        "",
        "pass",
        "end now",
        "draw",
        "draw E01",
        "draw A16",
        "draw A00",
        "draw a01",
        "draw A1",
        "castle m1",
        "castle a13",
        "castle a0",
        "castle a01",
        "castle A1",
        "knight 1a",
        "knight  a1",
        " knight a1",
        "border c5-c4",
        "border c4-d5",
        "border c4-c4",
        "border c4",
        "border c4-c5-c6",
        "border c4 c5",
        "expand a1",
        "desert a1 b1 c1",
        "ally a1-b1",
        "play A01",
        "play A01 border",
        "play A01 borders 2",
        "refill",
        "refill Deck",
        "sell A01\n",
        "castle \N{ARABIC-INDIC DIGIT ONE}1",
        "castle a\N{ARABIC-INDIC DIGIT ONE}",
    ],
)
def test_a_move_that_cannot_be_read_is_refused(text: str) -> None:
    """Nothing is guessed."""
    with pytest.raises(NotationError):
        parse_move(text)


@pytest.mark.parametrize(("players", "options"), DOMAINE_MODES)
def test_positions_of_every_kind_read_back(players: int, options: dict[str, object]) -> None:
    """In every phase; the oracle's own reader and writer understand them too."""
    rng, phases = Random(f"notation {players}"), set()
    rules_only = {key: value for key, value in options.items() if key not in ("board", "layout", "tiles")}
    for state, _ in lively_game(opening_of(players, options), rng):
        if state.position.phase in phases and rng.random() > 0.05:
            continue
        phases.add(state.position.phase)
        again = parse_state(str(state), state.rules)
        assert (again, str(again), hash(again)) == (state, str(state), hash(state))
        assert again.position.board.regions == state.position.board.regions
        assert write(read(str(state), format_land(state.rules.land), rules_only)) == str(state)
    assert len(phases) == 8


LAND = "A 0|. B|\n\n. .|. .|\n- - - -"
TEXT = str(
    play(
        table(LAND, hand="A04 B08 C14", allied="a1-d1", chancery="C01 C02", ducats=(7, 8, 9)),
        "play B08 expansion",
    )
)


def rewritten(number: int, text: str) -> str:
    fields = TEXT.split(" ")
    fields[number - 1] = text
    return " ".join(fields)


@pytest.mark.parametrize(
    ("number", "text", "told"),
    [
        (1, "4", "players"),
        (2, "pause", "phase"),
        (2, "act", "step"),
        (3, "-1", "turn"),
        (3, "01", "turn"),
        (4, "a1@0,a1@1", "castles"),
        (4, "d1@1,a1@0", "castles"),
        (4, "a1@3,d1@1", "no colour 3"),
        (4, "a1", "castles"),
        (5, "a1@0", "two figures"),
        (5, "z1@0", "knights"),
        (6, "a1-b1,a2-a3,b1-c1,b2-b3,b2-c2,c2-c3,d1-e1,d2-d3,d2-e2", "inside a domain"),
        (6, "a1-c1", "borders"),
        (6, "c1-b1", "borders"),
        (7, "d1+a1", "allied"),
        (7, "a1-d1", "allied"),
        (8, "C02,C01", "chancery"),
        (8, "C01,C99", "chancery"),
        (9, "C01", "C01 is in two places"),
        (10, "a1", "knight"),
        (11, "-", "step"),
        (11, "B08:castles:2:0", "work"),
        (11, "B08:expansion:2", "work"),
        (11, "B08:borders:2:0", "work"),
        (12, "E01", "sold"),
        (13, "x", "idle"),
        (14, "0", "reached"),
        (15, "3", "seat 0"),
        (15, "3/C14,A04", "ascending"),
        (15, "3/A04,A04", "two places"),
        (15, "-3/A04", "seat 0"),
    ],
)
def test_a_position_that_cannot_be_is_refused(number: int, text: str, told: str) -> None:
    """The sentence names the field, or what contradicts itself."""
    rules = table(LAND).rules
    assert isinstance(parse_state(TEXT, rules), State)
    with pytest.raises(NotationError, match=told):
        parse_state(rewritten(number, text), rules)


HANDS = ("C02 C05 D01", "A04 B08 C14", "A01 B02 C03")
SEEN = str(table(LAND, mover=1, hands=HANDS, ducats=(7, 8, 9), chancery="C01").observe(1))


def seen(number: int, text: str) -> str:
    """The observation with another field: number 2 is the first of the position."""
    fields = SEEN.split(" ")
    fields[number - 1] = text
    return " ".join(fields)


def test_a_seat_is_told_its_hand_and_of_the_others_the_backs() -> None:
    """Rules 12: seat 1 sees its own cards; a card that seat 2 took from the Chancery, everybody."""
    assert SEEN.startswith("@1 3 act ")
    assert SEEN.split(" ")[-3:] == ["7/C,C,D", "8/A04,B08,C14", "9/A,B,C"]
    rules = table(LAND).rules
    view = parse_view(seen(18, "9/A,B,C09+"), rules)
    assert view.position.held == (("C", "C", "D"), ("A", "B", "C"), ("A", "B", "C09"))
    assert (view.seat, view.hand) == (1, ("A04", "B08", "C14"))
    assert str(view) == seen(18, "9/A,B,C09+")


@pytest.mark.parametrize(
    ("number", "text", "told"),
    [
        (1, "@3", "@0 to @2"),
        (2, "4", "players"),
        (16, "7/C02,C05,D01", "seat 0.*'C02' is no back"),
        (16, "7/E", "'E' is no back"),
        (16, "7/D,C", "ascending"),
        (16, "7", "7/A,A,B03"),
        (16, "7/C+", "'C' is no card"),
        (17, "8/A,B,C", "seat 1.*'A' is no card"),
        (18, "9/A,B,C14+", "C14 is in two places"),
        (18, "9/A,B,C01+", "C01 is in two places"),
        (16, "7/" + ",".join("C" * 15), "only 15 cards C"),
    ],
)
def test_an_observation_that_cannot_be_is_refused(number: int, text: str, told: str) -> None:
    """Above all one that shows what its seat cannot know."""
    rules = table(LAND).rules
    assert str(parse_view(SEEN, rules)) == SEEN
    with pytest.raises(NotationError, match=told):
        parse_view(seen(number, text), rules)


def test_a_position_has_its_number_of_fields() -> None:
    """One too many and one too few."""
    rules = table(LAND).rules
    for wrong in (TEXT + " 7/-", TEXT.rpartition(" ")[0], TEXT.replace(" ", "  ", 1)):
        with pytest.raises(NotationError, match="fields"):
            parse_state(wrong, rules)


@pytest.mark.slow
@settings(deadline=None, max_examples=25)
@given(st.integers(0, 2**32), st.integers(0, 400))
def test_pictures_read_back(seed: int, plies: int) -> None:
    """Of any board that play reaches: land under castles aside, which is meadow, all of it."""
    game = lively_game(opening_of(3, {"board": BOARD}), Random(seed))
    *_, (state, _) = islice(game, plies + 1)
    board = state.position.board
    if board.regions:
        again = parse_board(format_board(board))
        assert (again.castles, again.knights, again.borders) == (board.castles, board.knights, board.borders)
        assert again.land == board.land
        assert format_board(again) == format_board(board)


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("A x", "line 1, column 3"),
        ("A-.", "line 1, column 2"),
        ("A .\n|", "line 2, column 1"),
        (". " * 13, "12 squares"),
        (". \n\n" * 13 + "A", "12 squares"),
        ("A 4", "line 1, column 3"),
    ],
)
def test_a_picture_that_cannot_be_read_is_refused(text: str, told: str) -> None:
    """Naming the line and the column."""
    with pytest.raises(NotationError, match=told):
        parse_board(text)


@pytest.mark.slow
@given(st.lists(st.sampled_from(list(LETTERS.values())), min_size=144, max_size=144))
def test_land_reads_back(letters: list[str]) -> None:
    """Twelve rows of letters."""
    text = "/".join("".join(letters[row * 12 : row * 12 + 12]) for row in range(12))
    assert format_land(parse_land(text)) == text


def test_the_position_on_the_page_is_a_position() -> None:
    """docs/notation.md: its picture shows a corner of it."""
    text, *_ = re.findall(r"```text\n(3 step .*)\n```", PAGE)
    shown = re.findall(r"```text\n(6 1 .*?)```", PAGE, re.DOTALL)[0]
    state = parse_state(text, opening_of(3, {"board": BOARD}).rules)
    assert str(state) == text
    drawn = [line[:9].rstrip() for line in format_board(state.position.board).splitlines()[14:21]]
    assert drawn == [line.rstrip() for line in dedent(shown).splitlines()]
    table_ = PAGE.split("## Domaine: positions")[1]
    fields = re.findall(r"^\| (\d+)(?: \N{HORIZONTAL ELLIPSIS})? \| `([^`]+)` \|", table_, re.MULTILINE)
    assert len(fields) == 15
    for number, start in fields:
        assert text.split(" ")[int(number) - 1].startswith(start.rstrip("\N{HORIZONTAL ELLIPSIS}")), number


def test_the_observation_on_the_page_is_what_its_seat_knows() -> None:
    """docs/notation.md: the hands of its position as seat 2 knows them."""
    text, *_ = re.findall(r"```text\n(3 step .*)\n```", PAGE)
    told, *_ = re.findall(r"```text\n(1/B02.*)\n```", PAGE)
    rules = opening_of(3, {"board": BOARD}).rules
    known = f"@2 {' '.join(text.split(' ')[:-3])} {told}"
    assert str(parse_state(text, rules).observe(2)) == known
    assert str(parse_view(known, rules)) == known
