"""The ladder sets what is found here beside what was found elsewhere, and goes on where it was."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from benchmarks.ladder import RUNGS, Found, Rung, climb, compared, lines, main
from demesne.arena.pool import Pool
from demesne.arena.results import Book
from demesne.players import spec
from tests.arena.contests import Scripted

FOUND = Found(Rung("random", "random", RUNGS[0].elsewhere), 200, 0.25, (0.195, 0.314), 22.6, -7.0, (-9, -5), 0.02)


def test_a_rung_is_one_against_three_from_every_seat(tmp_path: Path) -> None:
    """``greedy`` leads three equals by 3 on even decks and is 1 behind on odd ones."""
    scripted = Scripted(lambda player, deck: (13 - 4 * (deck % 2)) if player == "greedy" else 10)
    found = climb(Rung("greedy", "random"), 4, 1, Pool(scripted), Book(tmp_path / "results.jsonl"))
    assert scripted.games == found.games == 16
    assert (found.share, found.score, found.margin) == (0.5, 11.0, 1.0)
    # Decks give 3, -1, 3, -1: mean 1, spread 2.309, t = 3.182 for three degrees of freedom.
    assert found.margin_ci95 == pytest.approx((1 - 3.674, 1 + 3.674), abs=0.01)


@pytest.mark.parametrize(
    ("interval", "word"),
    # The study's 23.8 % of 1,000 games are 21.3 to 26.5 %.
    [((0.27, 0.35), "above"), ((0.10, 0.21), "below"), ((0.26, 0.35), "within"), ((0.20, 0.30), "within")],
)
def test_it_is_within_when_the_intervals_meet(interval: tuple[float, float], word: str) -> None:
    assert compared(replace(FOUND, ci95=interval)) == word


def test_nothing_is_compared_with_nothing() -> None:
    assert compared(replace(FOUND, rung=Rung("greedy", "random"))) == ""


def test_every_line_of_the_table_has_every_column() -> None:
    table = list(lines([FOUND, replace(FOUND, rung=Rung("greedy", "random"))]))
    assert len({line.count("|") for line in table}) == 1
    assert "| random | random | 200 | 25.0 | 19.5 to 31.4 | 22.6 | -7.0 |" in table[2]
    assert table[2].endswith("| study | 1000 | 23.8 | 21.3 to 26.5 | 22.8 | -7.2 | within |")


def test_it_plays_the_rungs_there_are_names_the_others_and_goes_on(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(spec, "PLAYERS", {"random": spec.PLAYERS["random"]})
    words = ["--decks", "1", "--jobs", "1", "--out", str(tmp_path / "ladder")]
    assert main(words) == 0
    out, err = capsys.readouterr()
    assert "| random | random | 4 |" in out
    assert "left out, no such player here: greedy:full against random" in err
    assert out.strip() in (tmp_path / "ladder" / "ladder.md").read_text()
    before = (tmp_path / "ladder" / "results.jsonl").read_bytes()
    assert main(words) == 0
    assert capsys.readouterr().out == out
    assert (tmp_path / "ladder" / "results.jsonl").read_bytes() == before


def test_no_rung_stands_twice_and_all_figures_are_possible() -> None:
    assert len({(rung.player, rung.against) for rung in RUNGS}) == len(RUNGS)
    others = [rung.elsewhere for rung in RUNGS if rung.elsewhere]
    assert all(0 < other.share < 1 and other.games >= 200 for other in others)


def test_a_player_without_a_rung_is_refused(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    with pytest.raises(SystemExit) as end:
        main(["deep", "--out", str(tmp_path / "ladder")])
    assert end.value.code == 2
    assert "there is no rung of 'deep'" in capsys.readouterr().err
    assert not (tmp_path / "ladder").exists()


def test_what_cannot_be_played_and_a_broken_file_are_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    words = ["random", "--jobs", "1", "--out", str(tmp_path)]
    assert main([*words, "--decks", "0"]) == 2
    assert "at least 1 game, not 0" in capsys.readouterr().err
    (tmp_path / "results.jsonl").write_text("nonsense\n", encoding="utf-8")
    assert main([*words, "--decks", "1"]) == 2
    assert "results.jsonl: line 1" in capsys.readouterr().err
