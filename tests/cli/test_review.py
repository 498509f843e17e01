"""``demesne review``: one object or a few plain lines; a game that cannot be reviewed ends with status 1."""

from __future__ import annotations

import json
import re
from itertools import count
from pathlib import Path

import numpy as np
import pytest

from demesne.records.jsonl import format_jsonl
from demesne.review.work import Task, Work, do, next_task
from tests.cli.running import demesne
from tests.review.games import finished

HEAD = ["version", "game", "players", "seconds", "settled"]
KEYS = [*HEAD, "values", "events", "ledgers", "margins", "choices", "given_away", "puzzles", "levels", "cards"]
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
    margin = re.search(r" won by (\d+) points?: ", sentence)
    assert margin is not None
    gave, took = (sum(map(int, re.findall(rf"{did}(?: them)? (\d+)", sentence))) for did in ("gave", "(?:took|cost)"))
    assert gave - took == int(margin[1])


@pytest.mark.compiled
@pytest.mark.parametrize("name", ["kingdomino", "domaine"])
def test_nothing_is_called_certain_because_it_was_measured_once(name: str, tmp_path: Path) -> None:
    """However little time there is: a single playout has no error of its own."""
    path = tmp_path / "game.jsonl"
    path.write_text(format_jsonl(finished(name, 2, 1)))
    review = json.loads(demesne("review", str(path), "--seconds", "0", "--json").out)
    sums = [own[part] for ledgers in review["ledgers"].values() for own in ledgers for part in ("luck", "own")]
    assert [each for each in sums if each["se"] == 0] == []


@pytest.mark.compiled
def test_give_or_take_is_a_95_percent_interval(game: Path) -> None:
    """As on the page: 1.96 standard errors."""
    told = demesne("review", str(game), "--seconds", "0").out
    review = json.loads(demesne("review", str(game), "--seconds", "0", "--json").out)
    give = [own[part]["se"] * 1.96 for own in review["ledgers"]["score"] for part in ("luck", "own")]
    assert re.findall(r"± ([\d.]+)", told.split("\n\n")[1]) == [f"{each:.1f}" for each in give]


@pytest.mark.compiled
def test_the_rows_of_two_sides_differ_by_what_the_sentence_says(tmp_path: Path) -> None:
    """Of three: what luck gave the winner, and what it gave the best of the others."""
    path = tmp_path / "three.jsonl"
    path.write_text(format_jsonl(finished("kingdomino", 3, 1)))
    sentence, _, _, *rows = demesne("review", str(path), "--seconds", "0").out.splitlines()
    said = re.search(r" won by (\d+) points?: luck (gave|took) (\d+)", sentence)
    assert said is not None
    told = sorted((_numbers(row) for row in rows[:3]), key=lambda row: -row[-1])
    (start, luck, *_, result), (even, other, *_, best), _ = told
    assert (start, result - best) == (even, int(said[1]))
    assert abs(luck - other - int(said[3]) * (1 if said[2] == "gave" else -1)) < 1


def _numbers(row: str) -> list[float]:
    """The numbers of a row without those after ``±``, and without its name."""
    cells = re.sub(r" ± [\d.]+", "", row).replace("\u2212", "-")
    return list(map(float, re.split(r" {2,}", cells)[1:]))


@pytest.mark.compiled
def test_partners_win_together(tmp_path: Path) -> None:
    path = tmp_path / "teams.jsonl"
    path.write_text(format_jsonl(finished("royal-wedding", 6, 1, ("teams", True))))
    told = demesne("review", str(path), "--seconds", "0").out
    assert re.match(r"seat \d and seat \d won by \d+ points?: ", told)


def test_an_unfinished_game_ends_with_status_1(game: Path) -> None:
    run = demesne("review", "-", stdin="\n".join(game.read_text().splitlines()[:40]))
    assert (run.status, run.out, run.err) == (1, "", "demesne: kingdomino: the game is not over after 39 plies\n")


def test_a_record_that_breaks_the_rules_ends_with_status_1_and_says_what_the_check_says() -> None:
    broken = "game: kingdomino\nplayers: 2\nclaim 7\n"
    run = demesne("review", "-", stdin=broken)
    assert (run.status, run.out, run.err.count("\n")) == (1, "", 1)
    assert run.err.startswith("demesne: ply 0: claim 7: ")
    assert run.err == demesne("record", "check", "-", stdin=broken).err


@pytest.mark.parametrize("text", ["", "hello\n", '{"game":"kingdomino"}\n', "game: kingdomino\nplayers: two\n"])
def test_what_is_no_record_is_refused_as_the_check_refuses_it(text: str) -> None:
    assert demesne("review", "-", stdin=text).refused() == demesne("record", "check", "-", stdin=text).refused()


def test_a_seat_that_is_not_there_is_refused(game: Path) -> None:
    assert "--seat" in demesne("review", str(game), "--seat", "2").refused()


# --- going on -------------------------------------------------------------------------


@pytest.mark.compiled
def test_a_kept_review_is_continued(game: Path, tmp_path: Path) -> None:
    """Without any more time it says what it said; with more it says more."""
    work = tmp_path / "work"
    words = ("review", str(game), "--work", str(work), "--json")
    first = json.loads(demesne(*words, "--seconds", "0.5").out)
    again = json.loads(demesne(*words, "--seconds", "0").out)
    assert again | {"seconds": 0} == first | {"seconds": 0}
    more = json.loads(demesne(*words, "--seconds", "0.5").out)
    assert more["seconds"] > first["seconds"] >= 0.5
    assert len(more["choices"]) >= len(first["choices"])
    assert [path.name for path in tmp_path.iterdir() if path not in (game, work)] == []


@pytest.mark.compiled
def test_what_was_found_before_ctrl_c_is_kept(game: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """And gone on with: then it says what a review that nobody interrupted says."""
    words, done = ("review", str(game), "--json", "--work"), count()

    def impatient(work: Work, task: Task) -> None:
        if next(done) == 50:
            raise KeyboardInterrupt
        do(work, task)

    with monkeypatch.context() as pressed:
        pressed.setattr("demesne.review.review.do", impatient)
        assert demesne(*words, str(tmp_path / "work")).status == 130
    with (tmp_path / "work").open("rb") as file:
        assert len(np.load(file).files) > 10
    monkeypatch.setattr(
        "demesne.review.review.next_task", lambda work: None if work.playouts >= 40 else next_task(work)
    )
    went_on, whole = (json.loads(demesne(*words, str(tmp_path / name)).out) for name in ("work", "other"))
    assert went_on | {"seconds": 0} == whole | {"seconds": 0}


@pytest.mark.compiled
@pytest.mark.parametrize(
    ("kept", "words", "why"),
    [
        (b"anything", (), "not a saved review"),
        (None, ("--seed", "3"), "--seed 0"),
    ],
)
def test_what_is_not_the_review_of_this_game_is_neither_used_nor_written_over(
    game: Path, tmp_path: Path, kept: bytes | None, words: tuple[str, ...], why: str
) -> None:
    work = tmp_path / "work"
    if kept is None:
        demesne("review", str(game), "--work", str(work), "--seconds", "0")
    else:
        work.write_bytes(kept)
    before = work.read_bytes()
    assert why in demesne("review", str(game), "--work", str(work), "--seconds", "0", *words).refused()
    assert work.read_bytes() == before


def test_a_review_is_kept_only_in_a_folder_that_exists(game: Path, tmp_path: Path) -> None:
    assert "--work" in demesne("review", str(game), "--work", str(tmp_path / "no" / "work")).refused()
