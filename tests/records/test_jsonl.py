"""A record as JSON Lines comes back as it was; what cannot be read is named by line and field."""

from __future__ import annotations

import json
from contextlib import suppress
from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from demesne.records.jsonl import dumps, format_jsonl, loads, parse_jsonl
from demesne.records.record import Record, RecordError, Told, check
from demesne.records.text import format_text, parse_text
from tests.modes import EVERY, Mode, mode_name
from tests.records.games import played, played_mode
from tests.records.test_text import RECORDS

TOLD = st.builds(
    Told,
    to_move=st.none() | st.just("chance") | st.integers(0, 7),
    legal=st.none() | st.lists(st.text(max_size=9), max_size=3).map(tuple),
)


OPTIONS: list[dict[str, object]] = [
    {"teams": True, "edition": "cz"},
    {"bonuses": ["harmony", "middle_kingdom"]},
    {"bonuses": []},
    {"box": {"name": "Großmutters Dose # 2; blau", "buildings": {"bakery": {"towers": 0, "knights": 1}}}},
    {"box": {"dominoes": {"queendomino": {"17": [["forest", 1], ["wheat", 0]]}}}, "size": 5},
    {"b": {"d": None, "c": [1, [2.5, {}]]}, "a": ""},
]


@pytest.mark.parametrize("mode", EVERY, ids=mode_name)
def test_a_played_game_comes_back_with_all_it_was_told(mode: Mode) -> None:
    record = played_mode(mode)
    assert parse_jsonl(format_jsonl(record)) == record


@pytest.mark.parametrize("options", OPTIONS)
def test_the_head_carries_the_options_exactly(options: dict[str, object]) -> None:
    """Lists and objects too, their keys in the order given, values no game has among them."""
    record = Record("royal-wedding", 6, options=options)
    head, *_ = format_jsonl(record).splitlines()
    assert dumps(json.loads(head)["options"]) == dumps(options)
    assert parse_jsonl(format_jsonl(record)) == record
    assert parse_text(format_text(record)) == record


@pytest.mark.slow
@settings(max_examples=200, deadline=None)
@given(RECORDS, st.data())
def test_any_record_comes_back(record: Record, data: st.DataObject) -> None:
    count = len(record.moves)
    told = tuple(data.draw(st.lists(TOLD, min_size=count, max_size=count)))
    record = replace(record, told=told if any(ply != Told() for ply in told) else ())
    assert parse_jsonl(format_jsonl(record)) == record


def test_the_lines_are_those_of_a_trace() -> None:
    head, *plies, end = map(json.loads, format_jsonl(played(2)).splitlines())
    assert head == {"game": "queendomino", "options": {}, "players": 2, "version": 1}
    assert [list(line) for line in plies] == [["ply", "to_move", "legal", "move"]] * len(plies)
    assert [line["ply"] for line in plies] == list(range(len(plies)))
    assert list(end) == ["outcome"]
    assert [list(side) for side in end["outcome"]["sides"]] == [["total", "rows", "rank"]] * 2


def test_moves_alone_are_a_record() -> None:
    record = parse_jsonl('{"game":"queendomino","players":2}\n\n{"move":"tile bakery"}\n{"move":"tile statue"}')
    assert record.moves == ("tile bakery", "tile statue")
    assert check(record) is None


HEAD = '{"game":"queendomino","players":2}\n'

BAD = [
    ("", 1, "record"),
    ("[]", 1, "line"),
    ("{", 1, "line"),
    ("{}", 1, "game"),
    ('{"game":"queendomino"}', 1, "players"),
    ('{"game":7,"players":2}', 1, "game"),
    ('{"game":"queendomino","players":true}', 1, "players"),
    ('{"game":"queendomino","players":2,"options":[]}', 1, "options"),
    ('{"game":"queendomino","players":2,"version":1.5}', 1, "version"),
    ('{"game":"queendomino","players":2,"names":[1,2]}', 1, "names"),
    ('{"game":"queendomino","players":2,"stand_ins":{"greedy":["x"]}}', 1, "stand_ins"),
    ('{"game":"queendomino","players":2,"stand_ins":[3]}', 1, "stand_ins"),
    ('{"game":"queendomino","players":2,"branch":"7"}', 1, "branch"),
    ('{"game":"queendomino","players":2,"played":"2026-11-31"}', 1, "played"),
    ('{"game":"queendomino","players":2,"played":20261130}', 1, "played"),
    ('{"game":"queendomino","players":2,"duplicate":1}', 1, "duplicate"),
    ('{"game":"queendomino","players":2,"screens":[0,1]}', 1, "screens"),
    ('{"game":"queendomino","players":2,"screens":[[0,"1"]]}', 1, "screens"),
    ('{"game":"queendomino","players":2,"colour":1}', 1, "colour"),
    ('{"game":"queendomino","players":2,"players":3}', 1, "line"),
    (HEAD + "claim 7", 2, "line"),
    (HEAD + '{"ply":1,"move":"tile bakery"}', 2, "ply"),
    (HEAD + '{"ply":false,"move":"tile bakery"}', 2, "ply"),
    (HEAD + '{"ply":0}', 2, "move"),
    (HEAD + '{"move":""}', 2, "move"),
    (HEAD + '{"move":"claim 1; claim 2"}', 2, "move"),
    (HEAD + '{"move":["claim",1]}', 2, "move"),
    (HEAD + '{"move":"claim \\u001b[31m1"}', 2, "move"),
    (HEAD + '{"move":"tile bakery","to_move":1.5}', 2, "to_move"),
    (HEAD + '{"move":"tile bakery","legal":"tile bakery"}', 2, "legal"),
    (HEAD + '{"move":"tile bakery","time":3}', 2, "time"),
    (HEAD + '{"outcome":{}}', 2, "outcome.sides"),
    (HEAD + '{"outcome":[]}', 2, "outcome"),
    (HEAD + '{"outcome":{"sides":[1]}}', 2, "outcome.sides[0]"),
    (HEAD + '{"outcome":{"sides":[{"total":1,"rows":{}}]}}', 2, "outcome.sides[0].rank"),
    (HEAD + '{"outcome":{"sides":[{"total":1,"rank":1,"rows":{"wheat":"3"}}]}}', 2, "outcome.sides[0].rows"),
    (HEAD + '{"outcome":{"sides":[{"total":1,"rank":1,"rows":{}}]}}\n{"move":"pass"}', 3, "record"),
    (HEAD + '{"outcome":{"sides":[{"total":1,"rank":1,"rows":{}}]}}\n' + HEAD, 3, "game"),
]


@pytest.mark.parametrize(("text", "line", "field"), BAD)
def test_a_fault_names_its_line_and_field(text: str, line: int, field: str) -> None:
    with pytest.raises(RecordError) as caught:
        parse_jsonl(text)
    assert (caught.value.line, caught.value.field) == (line, field)
    assert "expected" in caught.value.expected


@settings(max_examples=200, deadline=None)
@given(st.lists(st.text(max_size=60) | st.sampled_from(BAD).map(lambda row: row[0]), max_size=4).map("\n".join))
def test_any_text_is_read_or_refused(text: str) -> None:
    with suppress(RecordError):
        parse_jsonl(text)


@pytest.mark.parametrize("text", ["NaN", "-Infinity", "1e999", '{"a":1,"a":1}', "[" * 100_000, "9" * 5000, "{", "'a'"])
def test_what_is_not_json_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match=r"^expected"):
        loads(text)


def test_half_a_character_is_refused_and_a_whole_one_read() -> None:
    """What holds a half can be sent to nobody: not even the refusal that names it."""
    assert loads('["\\ud83d\\ude00", "\\\\ud83d"]') == ["😀", "\\ud83d"]
    for text in (r'{"\ud83d":1}', r'["\ude00\ud83d"]'):
        with pytest.raises(ValueError, match=r"^expected text of whole characters$"):
            loads(text)


def test_a_file_of_several_games_says_where_the_next_begins() -> None:
    """So whoever saved all their games to one file learns why it is no record."""
    two = played(2), played(3)
    for written, parse in ((format_jsonl, parse_jsonl), (format_text, parse_text)):
        first, second = map(written, two)
        for text in (first + second, first + "\n" + second, written(replace(two[0], outcome=None)) + second):
            with pytest.raises(RecordError, match="expected one game, another begins here") as caught:
                parse(text)
            line = text.split("\n")[caught.value.line - 1]
            assert line.startswith(('{"game"', "game:"))


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ('{"move":"deal', r"unterminated string starting at column 9"),
        ('{"a":"\t"}', r"invalid control character at column 7"),
        ("{1:2}", r"expecting property name enclosed in double quotes at column 2"),
    ],
)
def test_what_is_wrong_with_json_is_told_with_its_column(text: str, problem: str) -> None:
    with pytest.raises(ValueError, match=rf"^expected JSON \({problem}\)$"):
        loads(text)


def test_json_always_has_the_same_bytes() -> None:
    assert dumps({"b": [1, 2], "a": "é\u2028"}) == '{"b":[1,2],"a":"\\u00e9\\u2028"}'
