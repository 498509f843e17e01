"""A record that somebody brings: checked by the rules, walked through, kept nowhere."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import httpx
import msgspec
import pytest

from demesne.records.jsonl import format_jsonl
from demesne.records.record import Record
from demesne.records.text import format_text
from demesne.server.afterwards.brought import brought
from demesne.server.afterwards.replays import acts_of, positions_of, replay_of
from demesne.server.protocol import Positions, Problem, Replay
from demesne.server.table.records import record_of
from demesne.server.table.table import Table
from demesne.server.wire.refusals import Reason, Refusal
from tests.server.client import Site
from tests.server.court import court, play_court
from tests.server.kit import ADA, BO, going, play, run, table


@pytest.fixture(scope="module")
def kingdoms() -> Table:
    """A finished game of Kingdomino."""
    of = table(ADA, BO, name="kingdomino")
    while going(of):
        play(of)
    return of


def test_a_game_of_ours_is_walked_through_alike_from_either_form(kingdoms: Table) -> None:
    here = run(replay_of(kingdoms, None))
    for written in (format_text, format_jsonl):
        there = brought(written(record_of(kingdoms)))
        assert run(replay_of(there, None)).moments == here.moments
        assert run(positions_of(there, None, 20, 3)) == run(positions_of(kingdoms, None, 20, 3))
        assert [chair.name for chair in there.chairs] == ["name 0", "name 1"]
        assert there.status == "over"


@pytest.mark.parametrize("written", [format_text, format_jsonl])
def test_a_record_with_hidden_cards_is_one_of_an_unfinished_game(written: Callable[[Record], str]) -> None:
    record = record_of(play_court(court("a", "b"), 40), "a")
    assert "draw ?" in record.moves
    assert refused(written(record)).code == "record.unfinished"


def test_the_moves_of_a_bot_that_stood_in_are_told_as_its_own(kingdoms: Table) -> None:
    record = record_of(kingdoms, ADA)
    plies = tuple(ply for ply, step in enumerate(kingdoms.steps) if step.before.to_move == 1)[3:6]
    moments = run(replay_of(brought(format_text(replace(record, stand_ins={"greedy": plies}))), None)).moments
    made, told = 0, list[int]()
    for moment, act in zip(moments, acts_of(kingdoms.steps), strict=True):
        told += [made] if moment.events and moment.events[0].stand_in else []
        made += len(act)
    assert tuple(told) == plies


def test_the_first_fault_is_told_with_its_line(kingdoms: Table) -> None:
    lines = format_text(record_of(kingdoms)).split("\n")
    at = next(number for number, line in enumerate(lines) if line.startswith("place"))
    wrong = [*lines[:at], lines[at].replace("place", "place 49 9,9 9,8; place", 1), *lines[at + 1 :]]
    reason = refused("\n".join(wrong))
    assert (reason.code, reason.args["line"], reason.args["move"]) == ("record.impossible", at + 1, "place 49 9,9 9,8")
    assert reason.args["why"] == "place.wrong-domino"
    problem = str(reason.args["problem"])
    assert problem[0] == problem[0].upper(), "it follows a full stop"
    assert problem.endswith((".", "?"))
    rows = format_jsonl(record_of(kingdoms)).split("\n")
    at = next(number for number, row in enumerate(rows) if '"place' in row)
    reason = refused("\n".join([*rows[:at], rows[at + 1], *rows[at + 1 :]]))
    assert reason.code in ("record.unreadable", "record.impossible")


def test_a_move_that_is_none_is_refused_in_the_words_of_its_notation() -> None:
    """The refusal of a whole line has the same code and other gaps, so the page would show a gap unfilled."""
    reason = refused('{"game":"kingdomino","players":2}\n{"move":"place 3"}')
    assert (reason.code, reason.args["line"], reason.args["move"]) == ("record.impossible", 2, "place 3")
    assert "why" not in reason.args
    assert reason.args["problem"] == "'place 3': 'place' takes 3 words, not 1."
    assert "why" not in refused('{"game":"kingdomino","players":2,"version":7}\n{"move":"place 3"}').args


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "record.unreadable"),
        ("hello", "record.unreadable"),
        ("{}", "record.unreadable"),
        ("game: chess\nplayers: 2", "record.head"),
        ("game: kingdomino\nplayers: 99", "record.head"),
    ],
)
def test_an_invalid_record_is_refused_with_a_reason(text: str, code: str) -> None:
    assert refused(text).code == code


def test_an_end_that_is_not_the_games_is_refused(kingdoms: Table) -> None:
    text = format_text(record_of(kingdoms))
    assert refused(text.replace("total ", "total 9", 1)).code == "record.end"


def test_it_is_brought_over_http_and_nothing_is_kept(site: Site, kingdoms: Table) -> None:
    body = {"record": format_text(record_of(kingdoms))}
    found = msgspec.json.decode(site.post("/api/replay", body).content, type=Replay)
    assert found.view.table == ""
    few = msgspec.json.decode(site.post("/api/replay/3?count=2", body).content, type=Positions)
    assert len(few.positions) == 2
    assert problem(site.post("/api/replay", {"record": "x"})) == (422, "record.unreadable")
    assert problem(site.post("/api/replay", {"record": "x" * 600_000})) == (413, "message.too-large")


def problem(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, msgspec.json.decode(answer.content, type=Problem).reason.code


def refused(text: str) -> Reason:
    with pytest.raises(Refusal) as refusal:
        brought(text)
    return refusal.value.reason
