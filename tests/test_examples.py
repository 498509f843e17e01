"""The examples are short, and do what they say."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

import demesne

ROOT = Path(__file__).resolve().parent.parent
EXAMPLES = sorted(path for path in (ROOT / "examples").iterdir() if path.is_file())
README = (ROOT / "README.md").read_text(encoding="utf-8")


def told(name: str, *words: str, given: str = "", folder: Path | None = None) -> str:
    """What the example *name* prints, run in *folder*."""
    line = [sys.executable, "-W", "error", str(ROOT / "examples" / f"{name}.py"), *words]
    ran = subprocess.run(line, input=given, capture_output=True, text=True, check=False, cwd=folder)
    assert ran.returncode == 0, ran.stderr
    return ran.stdout


@pytest.mark.parametrize("path", EXAMPLES, ids=lambda path: path.stem)
def test_an_example_is_short_and_the_readme_leads_to_it(path: Path) -> None:
    assert len(path.read_text(encoding="utf-8").splitlines()) <= 40
    assert f"(examples/{path.name})" in README


def test_the_bot_wins_more_than_it_loses() -> None:
    found = re.fullmatch(r"([\d.]+) of 20 games won, 95 % interval \d+% to \d+%\n", told("bot"))
    assert found
    assert float(found[1]) > 10


def test_the_match_tells_shares_and_intervals() -> None:
    lines = told("match_with_intervals").splitlines()
    assert len(lines) == 3
    assert all(re.fullmatch(r"\w+ +[\d.]+% \([\d.]+% to [\d.]+%\), [\d.]+ points", line) for line in lines)


def test_a_record_is_read_and_replayed() -> None:
    words = ["trace", "--game", "kingdomino", "--players", "2"]
    line = [sys.executable, "-c", "from demesne.cli.main import main; main()", *words]
    trace = subprocess.run(line, capture_output=True, text=True, check=True).stdout
    lines = told("read_record", given=trace).splitlines()
    assert lines[0].startswith("kingdomino for 2: ")
    assert [line.partition(":")[0] for line in lines[-2:]] == ["seat 0", "seat 1"]


@pytest.mark.compiled
def test_who_plays_itself_learns() -> None:
    found = re.fullmatch(r"([\d.]+) points a side at first, ([\d.]+) at last\n", told("learn", "300"))
    assert found
    assert float(found[2]) > float(found[1]) + 1


@pytest.mark.compiled
def test_what_watches_a_player_learns_from_it_and_plays(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It wins most games against chance, of which equals would win half; a minute's learning makes it nine in ten."""
    found = re.fullmatch(
        r"guessed (\d+)% of the moves at first, (\d+)% at last\n", told("imitate", "100", folder=tmp_path)
    )
    assert found
    assert int(found[2]) > int(found[1])
    monkeypatch.syspath_prepend(ROOT / "examples")
    players = (f"learned.Learned:file={tmp_path / 'net.npz'}", "random")
    learned, _ = demesne.match(demesne.Match("kingdomino", players, games=40, seed=7))
    assert learned.wins > 24


@pytest.mark.compiled
def test_a_batch_of_games_is_played_in_the_kernel() -> None:
    lines = told("kernel_batch", "200").splitlines()
    assert re.fullmatch(r"mean points:( \d+\.\d){4}", lines[0])
