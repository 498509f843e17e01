"""``demesne review``: one object or a few plain lines; a record that cannot be reviewed ends with status 1."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from demesne.records.jsonl import format_jsonl
from tests.cli.running import demesne
from tests.review.games import finished

HEAD = ["version", "game", "players", "seconds", "settled"]
KEYS = [*HEAD, "values", "events", "ledgers", "margins", "choices", "given_away", "puzzles"]
CHOICE = ["ply", "seat", "played", "best", "win", "points", "grade", "sure", "reasons"]


@pytest.fixture
def game(tmp_path: Path) -> Path:
    path = tmp_path / "game.jsonl"
    path.write_text(format_jsonl(finished("kingdomino", 2, 1)))
    return path


@pytest.mark.compiled
def test_json_has_what_the_contract_says(game: Path) -> None:
    review = json.loads(demesne("review", str(game), "--seconds", "1", "--seat", "1", "--json").out)
    assert list(review) == KEYS
    assert (review["version"], review["game"], review["players"]) == (1, "kingdomino", 2)
    for ledgers in review["ledgers"].values():
        for own in ledgers:
            others = sum(each["mean"] for each in own["others"].values())
            assert abs(own["start"] + own["luck"]["mean"] + own["own"]["mean"] + others - own["result"]) < 1e-9
    for margin in review["margins"]:
        assert abs(sum(margin[part]["mean"] for part in ("luck", "own", "others")) - margin["result"]) < 1e-9
    assert all(list(choice) == CHOICE and choice["seat"] == 1 for choice in review["choices"])
    assert {choice["sure"] for choice in review["choices"]} <= {"exact", "certain", "likely", "unclear"}
    assert [list(each) for each in review["given_away"]] == [["win", "points"]] * 2
    assert {event["kind"] for event in review["events"]} == {"chance", "choice"}


@pytest.mark.compiled
def test_the_sentence_adds_up_to_the_margin(game: Path) -> None:
    sentence = demesne("review", str(game), "--seconds", "0").out.splitlines()[0]
    *parts, margin = map(float, re.findall(r"[+-]\d+\.\d", sentence))
    assert sum(parts) == pytest.approx(margin)
    assert f"by {margin:.0f} points" in sentence


@pytest.mark.parametrize(("lines", "why"), [(40, "the game is not over"), (0, "game")])
def test_what_cannot_be_reviewed_ends_with_status_1(game: Path, lines: int, why: str) -> None:
    told = "\n".join(game.read_text().splitlines()[:lines])
    run = demesne("review", "-", stdin=told)
    assert (run.status, run.out, run.err.count("\n")) == (1, "", 1)
    assert why in run.err


def test_a_seat_that_is_not_there_is_refused(game: Path) -> None:
    assert "--seat" in demesne("review", str(game), "--seat", "2").refused()
