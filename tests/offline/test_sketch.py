"""A review in outline: numbers that add up, the same in however many goes, and none where they would take too long."""

from __future__ import annotations

from itertools import chain, count, pairwise, repeat
from random import Random
from typing import Any

import pytest

from demesne.offline import sketch as sketching
from demesne.offline.sketch import Sketch, TooLong
from demesne.records.text import parse_text
from demesne.review.story import Story, story_of
from demesne.server.review_messages import LedgerView
from tests.offline.room import Room

FEW = 1


@pytest.fixture(scope="module")
def game() -> tuple[Room, dict[str, str], str]:
    """A person, who moves by chance, against a greedy bot, to the end."""
    room = Room("seed")
    opened = room.open("kingdomino", "here", "greedy")
    return room, opened, room.play(opened["table"], Random(1))


@pytest.fixture(autouse=True)
def _hurry(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sketching, "LEAST", FEW)
    monkeypatch.setattr(sketching, "MOST", FEW)


def story(record: str) -> Story:
    return story_of(parse_text(record))


def parts(ledger: LedgerView) -> float:
    others = sum(each.mean for each in ledger.others.values())
    return ledger.start + ledger.luck.mean + ledger.own.mean + others


def test_the_parts_add_up_to_how_the_game_ended(game: tuple[Room, dict[str, str], str]) -> None:
    made = Sketch(story(game[2]))
    while not made.is_over:
        made.go_on(10)
    report, sides = made.report(), made.story.outcome.sides
    assert report is not None
    for kind in (report.ledgers.win, report.ledgers.points, report.ledgers.score):
        assert [parts(each) for each in kind] == pytest.approx([each.result for each in kind])
    totals = [side.sheet.total for side in sides]
    assert [each.result for each in report.ledgers.score] == totals
    assert [each.luck.mean + each.own.mean + each.others.mean for each in report.margins] == pytest.approx(
        [totals[0] - totals[1], totals[1] - totals[0]]
    )
    assert report.values[-1].win == [float(side.rank == 1) for side in sides]
    assert report.values[0].win == [0.5, 0.5]
    # The bot did what all playouts would have done: it gained and lost nothing by it.
    assert (report.ledgers.score[1].own.mean, report.ledgers.score[0].others["1"].mean) == (0, 0)
    assert report.choices == []


def test_it_is_made_slice_by_slice_and_comes_out_the_same(game: tuple[Room, dict[str, str], str]) -> None:
    room, opened, record = game
    answers: list[dict[str, Any]] = []
    while not answers or answers[-1]["stage"] != "done":
        answers.append(room.ask("GET", f"/api/tables/{opened['table']}/review", key=opened["key"]))
    assert answers[0]["report"] is None
    assert [each["sketch"] for each in answers] == sorted(each["sketch"] for each in answers)
    assert answers[-1]["plies"][-1] == len(parse_text(record).moves)
    brought = room.ask("POST", "/api/review", {"record": record})
    while brought["stage"] != "done":
        brought = room.ask("POST", "/api/review", {"record": record})
    assert brought["report"]["ledgers"] == answers[-1]["report"]["ledgers"]


def test_where_it_would_take_too_long_it_is_left_to_the_server(game: tuple[Room, dict[str, str], str]) -> None:
    hours = count(0.0, 3600.0)
    with pytest.raises(TooLong):
        Sketch(story(game[2]), clock=lambda: next(hours)).go_on(1e9)


def test_one_slow_playout_says_nothing_of_the_others(game: tuple[Room, dict[str, str], str]) -> None:
    clock = chain((0.0, 0.0, 3600.0), repeat(3600.0))
    sketch = Sketch(story(game[2]), clock=lambda: next(clock))
    for _ in range(4):
        sketch.go_on(0.0)
    assert not sketch.is_over


def test_a_slow_machine_says_how_much_is_done_until_the_first_numbers_are(
    game: tuple[Room, dict[str, str], str],
) -> None:
    sketch, parts = Sketch(story(game[2]), clock=count(0.0, 5.0).__next__), [0.0]
    while not sketch.is_over:
        sketch.go_on(0.0)
        parts.append(sketch.part)
    assert sketch.spent > 2 * sketching.LONGEST
    assert parts[-1] == 1.0
    assert all(0 < later - sooner < 0.1 for sooner, later in pairwise(parts))


def test_a_game_that_goes_on_has_none() -> None:
    room = Room("seed")
    opened = room.open("kingdomino", "here", "here")
    answer = room.ask("GET", f"/api/tables/{opened['table']}/review", key=opened["key"])
    assert answer["reason"]["code"] == "review.running"
