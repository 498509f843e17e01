"""Moves and positions as one line of text, and kingdoms as pictures: there and back."""

from __future__ import annotations

import re
from functools import cache
from itertools import product
from pathlib import Path
from random import Random
from typing import get_args

import pytest
from hypothesis import find, given, settings
from hypothesis import strategies as st

from demesne.games.base import IllegalMove, NotationError, Turn
from demesne.games.queendomino.diagram import format_kingdom, parse_kingdom
from demesne.games.queendomino.game import make_queendomino
from demesne.games.queendomino.kingdom import Kingdom
from demesne.games.queendomino.moves import Place, QueendominoMove, Tax, parse_move, parse_square
from demesne.games.queendomino.state import State, parse_state
from demesne.games.registry import make_game
from demesne.records.jsonl import parse_jsonl
from demesne.records.record import check
from demesne.records.text import parse_text
from tests.games.queendomino.drawn import kingdom, lone, opening, play, set_up, side, table
from tests.strategies import kingdoms, moves, positions, random_play, squares

PAGE = Path(__file__).resolve().parents[3] / "docs" / "notation.md"

SIMPLE = settings(deadline=None, max_examples=60)


@given(moves())
def test_a_move_reads_back(move: QueendominoMove) -> None:
    """Whatever can be written; equal moves have equal texts and hashes."""
    again = parse_move(str(move))
    assert again == move
    assert hash(again) == hash(move)
    assert str(again) == str(move)


@pytest.mark.parametrize("kind", get_args(QueendominoMove))
def test_every_kind_of_move_is_tried_and_written_down(kind: type[QueendominoMove]) -> None:
    """By the strategy above, and in docs/notation.md."""
    move = find(moves(), lambda found: isinstance(found, kind))
    assert f"\n| `{str(move).split()[0]}" in PAGE.read_text(encoding="utf-8")


@given(squares())
def test_a_square_reads_back(square: tuple[int, int]) -> None:
    """x to the right, y downward, seen from the castle."""
    assert parse_square(f"{square[0]},{square[1]}") == square


@pytest.mark.parametrize(
    "text",
    [
        *("", " ", "place", "place 17", "place 17 1,0", "place 17 1,0 2,0 3,0", "place x 1,0 2,0", "place 017 1,0 2,0"),
        *("place 17 1.0 2,0", "place 17 +1,0 2,0", "place 17 01,0 2,0", "place 17 -0,0 2,0", "place 17  1,0 2,0"),
        *(" place 17 1,0 2,0", "place 17 1,0 2,0 ", "place 17 1,0 2,0\n", "Place 17 1,0 2,0", "place 17 100,0 2,0"),
        *(
            "place 17 \u0661,0 2,0",
            "claim \u0661\u0667",
            "claim -1",
            "claim 100",
            "claim 1_0",
            "claim",
            "claim 1 2",
            "king",
            "king a",
        ),
        *("tax", "tax 1", "tax 1,0 2,0 3,0", "build 3", "build 3 1,0 2,0", "bribe", "bribe 1.0", "pass 1", "passes"),
        *("tile", "tile Bakery", "tile big tavern", "tile ", "tile " + "a" * 33, "deal", "deal ?", "resign"),
    ],
)
def test_what_is_no_move_is_refused(text: str) -> None:
    """Strictly: one space between words, plain digits, no leading zeros."""
    with pytest.raises(NotationError):
        parse_move(text)


@given(st.text(max_size=40))
def test_any_text_is_a_move_or_refused(text: str) -> None:
    """Nothing else is raised; a text that is read is the move's own notation."""
    try:
        move = parse_move(text)
    except NotationError:
        return
    assert str(move) == text


CONTRACT = (
    *("king 2", "deal 17", "tile bakery", "tile queens_tower", "claim 17", "place 17 1,0 2,0", "discard 17"),
    *("tax 1,0", "tax 1,0 2,0", "build 3 1,0", "bribe 3", "pass"),
)


def test_the_moves_of_the_contract() -> None:
    """The forms that other programs rely on."""
    assert str(Place(17, (1, 0), (2, 0))) == "place 17 1,0 2,0"
    assert str(Tax(((-1, 0), (0, -12)))) == "tax -1,0 0,-12"
    for text in CONTRACT:
        assert str(parse_move(text)) == text


@pytest.mark.parametrize("text", CONTRACT)
def test_a_misprinted_move_is_refused_or_another_move_as_it_is_written(text: str) -> None:
    """One sign too many or a wrong one, anywhere: no move has a second notation."""
    for at, sign, wrong in product(range(len(text) + 1), "0129 ,-+_\n\u0661", (0, 1)):
        misprint = text[:at] + sign + text[at + wrong :]
        try:
            move = parse_move(misprint)
        except NotationError:
            continue
        assert str(move) == misprint


@pytest.mark.slow
@SIMPLE
@given(positions())
def test_a_position_reads_back(state: State) -> None:
    """Every field of it; the text is one line without runs of spaces."""
    text = str(state)
    again = parse_state(text, state.rules)
    assert again == state
    assert hash(again) == hash(state)
    assert str(again) == text
    assert re.fullmatch(r"\S+( \S+)*", text)


@pytest.mark.slow
@SIMPLE
@given(kingdoms())
def test_a_picture_of_a_kingdom_reads_back(drawn: Kingdom) -> None:
    """Land, crowns, buildings and knights; the crowns under a building are none."""
    assert parse_kingdom(format_kingdom(drawn), drawn.size) == drawn


def test_a_picture_shows_land_buildings_and_knights() -> None:
    """Rows from top to bottom; the castle is 0,0."""
    drawn = kingdom("W1 W.\nCC T.* ba")
    assert drawn.land.keys() == {(0, -1), (1, -1), (0, 0), (1, 0), (2, 0)}
    assert drawn.buildings == {(2, 0): "bakery"}
    assert drawn.knights == {(1, 0)}
    assert format_kingdom(drawn) == "W1  W.  --\nCC  T.* ba"


@pytest.mark.parametrize("picture", ["CC X.", "CC W4", "CC C.", "CC WW.", "CC W", "CC zz"])
def test_a_picture_that_cannot_be_read_is_refused(picture: str) -> None:
    """With the square that is wrong."""
    with pytest.raises(NotationError, match=picture.split()[1].replace(".", r"\.")):
        parse_kingdom(picture)


def example() -> State:
    own = side("CC T.* W1\n-- ba --", coins=5, knights=2, towers=1)
    return table(
        own, *lone()[1:], phase="bribe", new="41 42 43 44", slots="sa . fi we ma fo", queen=0, placed="1,0 2,0"
    )


def test_the_fields_of_a_position() -> None:
    """In the order that docs/notation.md gives."""
    fields = str(example()).split()
    assert fields[:6] == ["3:5:us", "bribe", "3.0", "-", "1@0,2@1,3@2", "41,42,43,44"]
    assert fields[6:9] == ["-", "sa,.,fi,we,ma,fo", "-"]
    assert fields[10:] == ["0", "1,0;2,0", "5/2/1/0,0C;1,0T*;1,1Tba;2,0W1", "7/1/0/0,0C", "7/1/0/0,0C"]


def test_the_records_on_the_page_are_records() -> None:
    """docs/notation.md shows both forms; the rules allow what the text form tells."""
    page = PAGE.read_text(encoding="utf-8")
    text = re.search(r"```text\n(game: .*?)```", page, re.DOTALL)
    lines = re.search(r"```json\n(.*?)```", page, re.DOTALL)
    assert text
    assert lines
    record = parse_text(text[1])
    assert check(record) is None
    assert len(record.moves) == 14
    assert parse_jsonl(lines[1]).moves == ("tile bakery",)


def test_the_picture_on_the_page_is_that_of_its_example() -> None:
    """docs/notation.md: seat 0 of the position, drawn."""
    page = PAGE.read_text(encoding="utf-8")
    state = make_queendomino(3, {}).parse_state(page.split("```text\n")[1].split("\n")[0])
    assert format_kingdom(state.sides[0].kingdom) in page


def test_the_example_on_the_page_reads_back() -> None:
    """docs/notation.md shows a position that a program can read, and moves on from."""
    found = re.search(r"^(3:5:us .*)$", PAGE.read_text(encoding="utf-8"), re.MULTILINE)
    assert found
    state = make_queendomino(3, {}).parse_state(found[1])
    assert str(state) == found[1]
    assert state.legal_moves()


VALID = str(example())


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ("3:5:us", "4:5:us", "field 1"),
        ("3:5:us", "3:7:us", "field 1"),
        (" bribe ", " sleep ", "field 2, 'sleep': 'sleep' is no step; there is tiles, line, king, place"),
        (" 3.0 ", " 3 ", "field 3"),
        (" 3.0 ", " 3.9 ", "somebody must be to move"),
        (" 3.0 - ", " 3.0 3 ", "field 4, '3': 3 must be below 3"),
        ("1@0,2@1,3@2", "1@0,2@1,3@3", "field 5"),
        ("1@0,2@1,3@2", "2@0,1@1,3@2", "a line ascends"),
        ("1@0,2@1,3@2", "1,2@1,3@2", "every domino of the round has a king"),
        ("41,42,", "41,49,", "there is no domino 49"),
        ("41,42,", "3,42,", "no domino is in two places"),
        (" 41,42,43,44 ", " 41,42,43 ", "lines have 4 dominoes"),
        (" 41,42,43,44 - ", " - 41,42,43,44 ", "the next line must be dealt"),
        ("1@0,2@1,3@2", "1@0,2@1,3@1", "nobody has so many kings"),
        (" 41,42,", " 41@1,42,", "a king is set in each turn"),
        ("sa,.,fi,we,ma,fo", "sa,.,fi,we,ma", "the board has 6 slots"),
        ("sa,.,fi,we,ma,fo", "sa,.,fi,we,ma,zz", "field 8, 'sa,.,fi,we,ma,zz': 'zz' is no building; there is ba, sa"),
        (",bt1,", ",zz1,", "'zz' is no building; there is ba, sa"),
        (",bt1,", ",bt2,", "the copies left"),
        (",bt1,", ",bt1,bt1,", "each building once"),
        (" 1,0;2,0 ", " 1,0;2.0 ", "field 12"),
        (" 1,0;2,0 ", " 1,0;2,1 ", "both its squares must be land"),
        (" 1,0;2,0 ", " 1,0 ", "both its squares must be land"),
        (" bribe 3.0 ", " place 3.0 ", "no domino has just been placed"),
        (" bribe 3.0 ", " tiles 3.1 ", "nothing is dealt between the turns"),
        (" bribe 3.0 ", " line 3.0 ", "a domino must be wanted and left"),
        (" bribe 3.0 ", " king 3.0 ", "there is no such step"),
        (" bribe 3.0 ", " bribe 0.0 ", "there is no such step"),
        (" bribe 3.0 ", " claim 0.0 ", "is claimed before it, and only then"),
        (" bribe 3.0 ", " bribe 13.0 ", "only 12 rounds"),
        (" 41,42,43,44 ", " 41,42@3,43,44 ", "field 6"),
        ("5/2/1/", "5/2/", "': coins/knights/towers/land, not 3 parts"),
        ("5/2/1/", "-5/2/1/", "'-5' is no number"),
        ("5/2/1/", "05/2/1/", "'05' is no number"),
        ("2,0W1", "2,0W4", "no square of land"),
        ("2,0W1", "2,0X1", "'X' is no terrain; there is W, F, L, G, S, M, T, C"),
        ("2,0W1", "2,0Tzz", "'zz' is no building; there is ba, sa"),
        ("2,0W1", "2,0W1;5,0W", "a kingdom is at most 5 squares wide and high"),
        ("2,0W1", "2,0W1;2,5W", "a kingdom is at most 5 squares wide and high"),
        ("2,0W1", "1,0W1", "1,0 twice"),
        ("2,0W1", "2,0C", "one castle"),
        ("2,0W1", "2,0W1ba", "a building stands on a town"),
        ("0,0C;1,0T*", "1,0T*", "the castle stands on 0,0"),
        ("0,0C;1,0T*", "0,0C*;1,0T*", "the castle stands on 0,0"),
    ],
)
def test_a_position_that_cannot_be_is_refused_with_its_field(old: str, new: str, told: str) -> None:
    """Whoever writes a position by hand is told what is wrong with it."""
    assert old in VALID
    with pytest.raises(NotationError, match=re.escape(told)):
        make_queendomino(3, {}).parse_state(VALID.replace(old, new, 1))


def bare(games: str = "", phase: str = "claim 1.0", owned: str = "0/0/0", slots: str = ".,.,.,.,.,.") -> str:
    """A Kingdomino position for two: seat 0 claims first, after placing."""
    lines = "1@0,2@1,3@1,4@0 5,6,7,8"
    left = ",".join(str(number) for number in range(9, 49))
    return f"2:5:us{games} {phase} - {lines} {left} {slots} - - - - {owned}/0,0C 0/0/0/0,0C"


@pytest.mark.parametrize(
    ("text", "told"),
    [
        (bare(owned="3/0/0"), "is nothing of a town"),
        (bare(owned="0/1/0"), "is nothing of a town"),
        (bare(owned="0/0/2"), "is nothing of a town"),
        (bare(phase="build 1.0"), "is nothing of a town"),
        (bare(slots="ba,.,.,.,.,."), "is nothing of a town"),
        (bare().replace(" - - - - ", " - - 1 - "), "is nothing of a town"),
        (bare(games=":1/2"), "a game has 11 rows for each of 2 sides"),
        (bare(games=3 * (":" + "/".join(["+".join("0" * 11)] * 2))), "at most 2 games are over"),
        (bare(phase="over 1.0"), "more games must follow"),
        (bare(phase="king 1.0"), "there is no such step"),
        (bare(phase="claim 7.0"), "only 6 rounds"),
        (bare().replace("9,10,", "9,"), "lines have 4 dominoes"),
        (bare().replace("48 .", "48|1 ."), "boxes of dominoes, a | between them: 1, not 2"),
        (
            bare(phase="claim 0.2").replace("- 1@0,2@1,3@1,4@0 5,6,7,8 9,", "0 - 5@0,6@0,7,8 1,2,3,4,9,"),
            "a king must be drawn and not be set",
        ),
    ],
)
def test_a_position_of_kingdomino_that_cannot_be_is_refused(text: str, told: str) -> None:
    """Without a town nothing of it, games of a dynasty in full, kings as many as there are (rules 13)."""
    game = make_game("kingdomino", 2, {"dynasty": True})
    assert str(game.parse_state(bare())) == bare()
    with pytest.raises(NotationError, match=re.escape(told)):
        game.parse_state(text)


def test_a_position_belongs_to_its_game() -> None:
    """Players, size and edition stand in it."""
    for players, options in ((2, {}), (4, {}), (3, {"edition": "cz"}), (3, {"size": 7})):
        with pytest.raises(NotationError):
            make_queendomino(players, options).parse_state(VALID)


DAMAGED: list[tuple[str, int, dict[str, object]]] = [
    ("queendomino", 3, {}),
    ("kingdomino", 2, {"dynasty": True}),
    ("royal-wedding", 6, {"teams": True}),
]


@cache
def whole_game(which: int) -> list[str]:
    """Every position of a random game."""
    return [str(state) for state, _ in random_play(make_game(*DAMAGED[which]), Random(11), 0.95)]


@pytest.mark.slow
@settings(deadline=None, max_examples=150)
@given(st.data())
def test_a_damaged_position_is_refused_or_can_be_played(data: st.DataObject) -> None:
    """Fields of two positions mixed, or noise in one: `NotationError`, or a position that can be played to the end."""
    which = data.draw(st.sampled_from(range(len(DAMAGED))))
    fields, others = (data.draw(st.sampled_from(whole_game(which))).split(" ") for _ in range(2))
    for index in data.draw(st.sets(st.integers(1, len(fields) - 1), max_size=6)):
        fields[index] = others[index]
    if data.draw(st.booleans()):
        noise = st.text("0123456789,.;@-/*CTWFba|:+", max_size=12)
        fields[data.draw(st.integers(0, len(fields) - 1))] = data.draw(noise)
    try:
        state = make_game(*DAMAGED[which]).parse_state(" ".join(fields))
    except NotationError:
        return
    assert isinstance(state, State)
    assert parse_state(str(state), state.rules) == state
    rng = Random(data.draw(st.integers(0, 99)))
    while state.to_move is not Turn.OVER:
        state = state.apply(rng.choice(state.legal_moves()))
        assert min(min(side.coins, side.knights, side.towers) for side in state.sides) >= 0
    assert state.outcome()


def test_positions_differ_exactly_when_their_lines_do() -> None:
    """Every position of a game is a value of its own, and so is its line."""
    states = [state for state, _ in random_play(make_queendomino(2, {}), Random(1))]
    assert len(set(states)) == len({str(state) for state in states}) == len(states)


def test_the_first_position_says_what_lies_on_the_table() -> None:
    """All dominoes in the box, all tiles in the pile, castles with 7 coins and a knight."""
    fields = str(opening(3)).split(" ")
    assert fields[:6] == ["3:5:us", "tiles", "0.0", "-", "-", "-"]
    assert fields[6] == ",".join(map(str, range(1, 49)))
    assert fields[7:9] == [".,.,.,.,.,.", "-"]
    assert fields[10:] == ["-", "-", *["7/1/0/0,0C"] * 3]


def test_the_king_drawn_stands_in_the_line_until_it_is_set() -> None:
    """Field 4 in set-up."""
    state = play(set_up(3), "deal 1", "deal 2", "deal 3", "deal 4", "king 2")
    assert str(state).split(" ")[3] == "2"
    assert str(play(state, "claim 1")).split(" ")[5] == "1@2,2,3,4"
    with pytest.raises(IllegalMove):
        state.apply(parse_move("king 1"))
