"""A record written as text comes back as it was, and what cannot be read is named by its line."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from demesne.records.record import Record, RecordError, Result, check
from demesne.records.text import format_text, parse_text
from tests.modes import EVERY, Mode, mode_name
from tests.records.games import played, played_mode

SMALL = """\
# A game broken off in its set-up.
game: queendomino
players: 2
options: {"edition":"cz"}
version: 1
names: ["Ada","Bo"]

tile bakery; tile statue   # chance
  tile   church;tile sawmill
# the rest was lost

"""


def test_text_is_read_with_comments_and_spaces() -> None:
    record = parse_text(SMALL)
    assert record == Record(
        game="queendomino",
        players=2,
        moves=("tile bakery", "tile statue", "tile church", "tile sawmill"),
        options={"edition": "cz"},
        version=1,
        names=("Ada", "Bo"),
    )
    assert check(record) is None


def test_a_comment_may_have_a_colon() -> None:
    """After the first move too, where a head line could still stand."""
    head = "game: queendomino\nplayers: 2\n"
    record = parse_text(head + "# note: drawn\ntile bakery  # note: by hand\ntile statue # note: as well\n")
    assert record.moves == ("tile bakery", "tile statue")


@pytest.mark.parametrize("sign", list(':;#,"\n'))
def test_what_is_read_in_spite_of_a_misprint_comes_back(sign: str) -> None:
    """One sign too many, anywhere: it is refused, or the record that it makes can be written and read again."""
    for at in range(len(SMALL) + 1):
        try:
            record = parse_text(SMALL[:at] + sign + SMALL[at:])
        except RecordError:
            continue
        assert parse_text(format_text(record)) == record


def test_a_turn_is_a_line_that_says_whose_it_is() -> None:
    lines = format_text(played(3, seed=2)).splitlines()
    chance = [line for line in lines if line.endswith("# chance")]
    assert all(move.split()[0] in ("tile", "deal", "king") for line in chance for move in line.split("#")[0].split(";"))
    placing = [line for line in lines if line.startswith(("place", "discard"))]
    # Rules 3.7: three players place a domino in each of twelve rounds.
    assert len(placing) == 36
    assert all("# seat " in line for line in placing)


def test_the_score_pad_is_written_side_by_side() -> None:
    record = Record("queendomino", 2, outcome=(Result(9, {"wheat": 9}, 1), Result(-1, {"wheat": -1}, 2)))
    assert format_text(record).endswith("\nside 0: rank 1, total 9, wheat 9\nside 1: rank 2, total -1, wheat -1\n")


@pytest.mark.parametrize("mode", EVERY, ids=mode_name)
def test_a_played_game_comes_back(mode: Mode) -> None:
    record = replace(played_mode(mode), told=())
    assert parse_text(format_text(record)) == record


def test_a_record_with_an_illegal_move_is_written_and_comes_back_too() -> None:
    record = replace(played(), told=())
    record = replace(record, moves=(*record.moves[:20], "discard 48", *record.moves[20:]))
    assert parse_text(format_text(record)) == record


WORDS = st.from_regex(r"[a-z]{1,8}( [0-9a-z,-]{1,5}){0,3}", fullmatch=True)
NAMES = st.lists(st.text(max_size=12), max_size=4).map(tuple)
RESULTS = st.builds(
    Result,
    total=st.integers(-999, 999),
    rows=st.dictionaries(st.sampled_from(["wealth", "wheat", "mine", "bonuses"]), st.integers(-99, 999)),
    rank=st.integers(1, 8),
)
MOMENTS = st.dates().map(str) | st.datetimes().map(lambda when: f"{when:%Y-%m-%dT%H:%MZ}".zfill(17))
RECORDS = st.builds(
    Record,
    game=st.from_regex(r"[a-z][a-z0-9-]{0,12}", fullmatch=True),
    players=st.integers(0, 99),
    moves=st.lists(WORDS, max_size=20).map(tuple),
    options=st.dictionaries(st.text(max_size=8), st.integers() | st.text(max_size=5) | st.booleans(), max_size=3),
    version=st.integers(0, 99) | st.text(max_size=8),
    names=NAMES,
    stand_ins=st.dictionaries(st.text(max_size=8), st.lists(st.integers(0, 99), max_size=3).map(tuple), max_size=2),
    branch=st.none() | st.integers(0, 99),
    played=st.none() | MOMENTS,
    duplicate=st.booleans(),
    screens=st.sampled_from([(), ((0, 1),), ((0, 2), (1, 3, 4))]),
    outcome=st.none() | st.lists(RESULTS, min_size=1, max_size=4).map(tuple),
)


@pytest.mark.slow
@settings(max_examples=200, deadline=None)
@given(RECORDS)
def test_any_record_comes_back(record: Record) -> None:
    assert parse_text(format_text(record)) == record


HEAD = "game: queendomino\nplayers: 2\n"

BAD = [
    ("", 1, "game"),
    ("game: queendomino\n", 1, "players"),
    ("players: 2\n", 1, "game"),
    ("There was a king;\nhe had a domain;\n", 1, "game"),  # no record at all
    ("game: queendomino\nclaim 1;\nclaim 2\n", 2, "players"),
    ("game: Queen Domino\nplayers: 2\n", 1, "game"),
    ("game: queendomino\nplayers: two\n", 2, "players"),
    ("game: queendomino\nplayers: ٣\n", 2, "players"),
    (HEAD + "options: 7\n", 3, "options"),
    (HEAD + "options: {\n", 3, "options"),
    (HEAD + 'options: {"size":5,"size":7}\n', 3, "options"),
    (HEAD + "version: true\n", 3, "version"),
    (HEAD + "version: []\n", 3, "version"),
    (HEAD + 'names: "Ada"\n', 3, "names"),
    (HEAD + "names: [1]\n", 3, "names"),
    (HEAD + 'stand_ins: {"greedy": 3}\n', 3, "stand_ins"),
    (HEAD + "branch: none\n", 3, "branch"),
    (HEAD + "played: last Monday\n", 3, "played"),
    (HEAD + "played: 2026-11-30T24:12Z\n", 3, "played"),
    (HEAD + "duplicate: 1\n", 3, "duplicate"),
    (HEAD + "screens: [[0,0]]\n", 3, "screens"),
    (HEAD + "colour: red\n", 3, "colour"),
    (HEAD + "players: 2\n", 3, "players"),
    (HEAD + "claim 1;; claim 2\n", 3, "moves"),
    (HEAD + "claim 1;\n", 3, "moves"),
    (HEAD + "side 1: rank 1, total 2\n", 3, "side 1"),
    (HEAD + "side 0: rank 1\n", 3, "side 0"),
    (HEAD + "side 0: total 2\n", 3, "side 0"),
    (HEAD + "side 0: rank 1, total 2, wheat\n", 3, "side 0"),
    (HEAD + "side 0: rank 1, total 2, total 3\n", 3, "side 0"),
    (HEAD + "side 0: rank 1, total 2\nclaim 1\n", 4, "moves"),
]


@pytest.mark.parametrize(("text", "line", "field"), BAD)
def test_a_fault_names_its_line_and_field(text: str, line: int, field: str) -> None:
    with pytest.raises(RecordError) as caught:
        parse_text(text)
    assert (caught.value.line, caught.value.field) == (line, field)
    assert "expected" in caught.value.expected
    assert str(caught.value).startswith(f"line {line}: {field}: ")


@settings(max_examples=200, deadline=None)
@given(st.text(max_size=200))
def test_any_text_is_read_or_refused(text: str) -> None:
    with suppress(RecordError):
        parse_text(text)
