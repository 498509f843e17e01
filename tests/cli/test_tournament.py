"""``demesne tournament`` and what ``match`` shares with it: files to go on from, tests, pools, refusals."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from time import monotonic, sleep
from typing import Any

import pytest

from demesne.arena.results import Book
from tests.cli.running import demesne

DEMESNE = [sys.executable, "-c", "from demesne.cli.main import main; main()"]
PLAYED = (
    "tournament",
    "--game",
    "kingdomino",
    "--players",
    "random",
    "--against",
    "random",
    "--decks",
    "3",
    "--jobs",
    "1",
)
MATCH = ("match", "--game", "kingdomino", "--players", "random,random", "--games", "5", "--jobs", "1")


def told(*words: str) -> dict[str, Any]:
    run = demesne(*words, "--json")
    assert run.status == 0, run.err
    answer = json.loads(run.out)
    assert isinstance(answer, dict)
    return answer


def timeless(text: str) -> str:
    return re.sub(r'"(cpu_ms_per_decision|seconds)":[0-9.e-]+', "", text)


def test_a_tournament_tells_every_player_with_intervals() -> None:
    words = ("--game", "kingdomino", "--players", "greedy,random", "--decks", "3", "--seed", "2")
    answer = told("tournament", *words)
    assert list(answer) == ["game", "options", "seats", "against", "seed", "decks", "games", "players"]
    assert (answer["seats"], answer["against"], answer["games"]) == (2, None, 6)
    greedy, random = answer["players"]
    assert (greedy["player"], random["player"]) == ("greedy", "random")
    assert greedy["share"] + random["share"] == pytest.approx(1)
    assert greedy["rating"] > 0 > random["rating"]
    low, high = greedy["margin_ci95"]
    assert low < greedy["margin"] < high
    lines = demesne("tournament", *words).out.splitlines()
    assert lines[0] == "6 games"
    assert [line.split()[0] for line in lines[1:]] == ["player", "greedy", "random"]


def test_it_writes_results_and_a_report_and_goes_on_from_them(tmp_path: Path) -> None:
    out = tmp_path / "new" / "out"
    first = demesne(*PLAYED, "--out", str(out), "--json")
    assert {path.name for path in out.iterdir()} == {"results.jsonl", "report.md", "report.html", "plots"}
    whole = (out / "results.jsonl").read_bytes()
    assert demesne(*PLAYED, "--out", str(out), "--json").out == first.out
    assert (out / "results.jsonl").read_bytes() == whole
    # Cut in the middle of the fourth game, as by a power failure.
    lines = whole.splitlines(keepends=True)
    (out / "results.jsonl").write_bytes(b"".join(lines[:4]) + lines[4][:50])
    assert timeless(demesne(*PLAYED, "--out", str(out), "--json").out) == timeless(first.out)
    assert timeless((out / "results.jsonl").read_text()) == timeless(whole.decode())


def test_more_decks_are_added_to_those_that_are_there(tmp_path: Path) -> None:
    demesne(*PLAYED, "--out", str(tmp_path))
    before = (tmp_path / "results.jsonl").read_bytes()
    more = [*PLAYED, "--out", str(tmp_path)]
    more[more.index("3")] = "5"
    demesne(*more)
    after = (tmp_path / "results.jsonl").read_bytes()
    assert after.startswith(before)
    assert after.count(b"\n") - before.count(b"\n") == 2 * 2


def test_a_match_goes_on_too(tmp_path: Path) -> None:
    path = tmp_path / "match.jsonl"
    first = demesne(*MATCH, "--out", str(path), "--json")
    before = path.read_bytes()
    assert before.count(b"\n") == 1 + 5
    assert demesne(*MATCH, "--out", str(path), "--json").out == first.out
    assert path.read_bytes() == before


def test_a_match_may_end_before_all_its_games() -> None:
    words = ("match", "--game", "kingdomino", "--players", "greedy,random", "--games", "200", "--jobs", "1")
    answer = told(*words, "--sprt", "lead:0,20")
    assert answer["games"] == 32
    (test,) = answer["sprt"]
    assert (test["measure"], test["units"], test["verdict"]) == ("lead", 16, "high")
    assert test["llr"] > test["bounds"][1]


def test_a_test_without_a_name_is_of_the_lead() -> None:
    assert [one["measure"] for one in told(*MATCH, "--sprt")["sprt"]] == ["lead"]
    last = demesne(*PLAYED, "--sprt").out.splitlines()[-1]
    assert re.match(r"random: lead 0 or 2\? open: mean -?[\d.]+ of 3 decks, LLR -?[\d.]+ of -2.94 to 2.94", last)


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (["--players", "deep,random"], "--players: expected one of random, greedy"),
        (["--players", "greedy", "--against", "deep"], "--against: expected one of random, greedy"),
        (["--players", "greedy", "--against", "greedy,random"], "--against: expected one player"),
        (["--players", "greedy,random", "--seats", "3"], "at least 3 for 3 seats"),
        (["--players", "greedy,random", "--seats", "-1"], "'--seats'"),
        (["--players", "greedy,random", "--decks", "0"], "'--decks'"),
        (["--players", "greedy,random", "--jobs", "0"], "'--jobs'"),
        (["--players", "greedy,random", "--options", '{"size":6}'], "size"),
        (["--players", "greedy,random", "--options", "[]"], "--options: expected a JSON object"),
        (["--players", "greedy,random", "--executor", "fog"], "--executor: expected one of processes, threads, ray"),
        (["--players", "greedy,random", "--sprt", "speed"], "--sprt: expected one of lead, margin, wins, elo"),
        (["--players", "greedy,random,random", "--seats", "2"], "each player once"),
    ],
)
def test_what_cannot_be_played_is_refused_and_nothing_written(words: list[str], complaint: str, tmp_path: Path) -> None:
    out = tmp_path / "out"
    run = demesne("tournament", "--game", "kingdomino", "--out", str(out), *words)
    assert complaint in run.refused()
    assert not out.exists()


def test_a_file_of_something_else_is_refused_and_kept(tmp_path: Path) -> None:
    (tmp_path / "results.jsonl").write_text("dear diary\n")
    assert "results.jsonl: line 1: " in demesne(*PLAYED, "--out", str(tmp_path)).refused()
    assert (tmp_path / "results.jsonl").read_text() == "dear diary\n"
    assert [path.name for path in tmp_path.iterdir()] == ["results.jsonl"]
    assert "expected a file" in demesne(*MATCH, "--out", str(tmp_path)).refused()
    assert "expected a folder" in demesne(*PLAYED, "--out", str(tmp_path / "results.jsonl")).refused()
    below = str(tmp_path / "results.jsonl" / "below")
    for words in (PLAYED, MATCH):
        assert f"--out: {below}: expected a file that can be written" in demesne(*words, "--out", below).refused()


@pytest.mark.skipif(not Path("/proc").exists(), reason="looks for processes where Linux tells them")
def test_no_process_outlives_a_tournament_that_is_killed(tmp_path: Path) -> None:
    words = ["tournament", "--game", "queendomino", "--players", "random,greedy", "--decks", "5000", "--jobs", "2"]
    path = tmp_path / "out" / "results.jsonl"
    run = subprocess.Popen([*DEMESNE, *words, "--out", str(path.parent)])
    try:
        wait_for(path.exists)
        children = children_of(run)
        assert len(children) >= 2
    finally:
        run.kill()
        run.wait()
    wait_for(lambda: not any(alive(child) for child in children))
    Book(path)  # What was written can be read.


HEEDS = "import signal; signal.signal(signal.SIGINT, signal.default_int_handler)"
"""Tests that a shell runs in the background are deaf to Ctrl+C, and so are their children."""


@pytest.mark.skipif(not Path("/proc").exists(), reason="looks for processes where Linux tells them")
@pytest.mark.parametrize("begun", [True, False], ids=["while games are played", "while processes start"])
def test_ctrl_c_ends_a_match_without_a_word(tmp_path: Path, *, begun: bool) -> None:
    path = tmp_path / "results.jsonl"
    words = ["match", "--game", "queendomino", "--players", "random,greedy", "--games", "9000", "--jobs", "2"]
    command = [*DEMESNE[:-1], f"{HEEDS}; {DEMESNE[-1]}", *words, "--out", str(path)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, start_new_session=True) as run:
        wait_for(path.exists if begun else lambda: len(children_of(run)) > 2)
        children = children_of(run)
        os.killpg(run.pid, signal.SIGINT)  # as a terminal does: to all of them
        said = run.communicate(timeout=PATIENCE)
    assert (run.returncode, said) == (130, (b"", b""))
    wait_for(lambda: not any(alive(child) for child in children))


def children_of(run: subprocess.Popen[bytes]) -> list[str]:
    """The numbers of the processes that *run* has started."""
    return Path(f"/proc/{run.pid}/task/{run.pid}/children").read_text().split()


PATIENCE = 240
"""Seconds; a busy machine takes its time to start a few processes."""


def wait_for(happened: Callable[[], bool]) -> None:
    end = monotonic() + PATIENCE
    while not happened():
        assert monotonic() < end
        sleep(0.05)


def alive(process: str) -> bool:
    """Whether it runs; one that has ended may still be listed until somebody asks for its status."""
    try:
        return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


RAY = """
import sys
from demesne.arena import pool
from demesne.cli.main import main

whole = pool.Pool
def noted(executor, jobs=1, alone=False):
    print(list(executor.map(divmod, [7, 9], [2, 4])), file=sys.stderr)
    return whole(executor, jobs, alone)
pool.Pool = noted
main()
"""


def test_ray_plays_the_same_games(tmp_path: Path) -> None:
    """In a process of its own: Ray starts a small cluster on this machine and leaves threads behind."""
    words = [*PLAYED, "--executor", "ray", "--out", str(tmp_path / "ray"), "--json"]
    run = subprocess.run([sys.executable, "-c", RAY, *words], capture_output=True, text=True, check=False, timeout=240)
    assert run.returncode == 0, run.stderr
    assert "[(3, 1), (2, 1)]" in run.stderr
    here = demesne(*PLAYED, "--out", str(tmp_path / "here"), "--json")
    assert timeless(run.stdout) == timeless(here.out)
    files = [(tmp_path / where / "results.jsonl").read_text() for where in ("ray", "here")]
    assert timeless(files[0]) == timeless(files[1])


def test_without_ray_an_error_says_how_to_get_it() -> None:
    code = "import sys; sys.modules['ray'] = None; from demesne.cli.main import main; main()"
    run = subprocess.run(
        [sys.executable, "-c", code, *PLAYED, "--executor", "ray"], capture_output=True, text=True, check=False
    )
    assert run.returncode == 2
    assert run.stderr == "demesne: --executor: ray is not installed; pip install ray\n"
