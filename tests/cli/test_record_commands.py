"""``demesne record``: a sound record is accepted, an altered one rejected with ply and clause."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.cli.running import demesne


@pytest.fixture
def game(tmp_path: Path) -> Path:
    """A random game of three as JSON Lines."""
    path = tmp_path / "game.jsonl"
    path.write_text(demesne("trace", "--game", "queendomino", "--players", "3", "--seed", "1").out)
    return path


def test_a_sound_record_is_accepted(game: Path) -> None:
    run = demesne("record", "check", str(game))
    assert (run.status, run.err) == (0, "")
    assert "plies are legal, the outcome is right" in run.out
    told = json.loads(demesne("record", "check", "--json", str(game)).out)
    assert told == {"ok": True, "plies": len(game.read_text().splitlines()) - 2}


def test_one_altered_move_is_rejected_with_ply_and_clause(game: Path) -> None:
    """A claim is altered to a domino that no line has (rules 9.1)."""
    lines = game.read_text().splitlines()
    ply, line = next((i - 1, line) for i, line in enumerate(lines) if '"move":"claim' in line)
    move = json.loads(line)["move"]
    lines[ply + 1] = line.replace(f'"move":"{move}"', '"move":"claim 99"')
    game.write_text("\n".join(lines))
    message = demesne("record", "check", str(game)).refused()
    assert message.startswith(f"demesne: ply {ply}: claim 99: claim.not-in-line (rules 9.1): ")
    run = demesne("record", "check", "--json", str(game))
    assert run.status == 2
    fault = json.loads(run.out)["fault"]
    assert (fault["ply"], fault["move"], fault["code"], fault["clause"]) == (
        ply,
        "claim 99",
        "claim.not-in-line",
        "9.1",
    )


def test_a_wrong_score_is_rejected(game: Path) -> None:
    text = game.read_text()
    total = json.loads(text.splitlines()[-1])["outcome"]["sides"][0]["total"]
    game.write_text(text.replace(f'"total":{total}', f'"total":{total + 1}', 1))
    assert f"side 0: the record says total {total + 1}" in demesne("record", "check", str(game)).refused()


def test_a_record_that_cannot_be_read_names_its_line(game: Path) -> None:
    game.write_text(game.read_text() + "7\n")
    last = len(game.read_text().splitlines())
    assert demesne("record", "check", str(game)).refused() == f"demesne: line {last}: line: expected a JSON object"


def test_text_and_back_gives_the_same_bytes(game: Path, tmp_path: Path) -> None:
    text = tmp_path / "game.txt"
    text.write_text(demesne("record", "convert", str(game)).out)
    assert text.read_text().startswith("game: queendomino\nplayers: 3\n")
    assert demesne("record", "check", str(text)).status == 0
    assert demesne("record", "convert", str(text)).out == game.read_text()
    assert demesne("record", "convert", "--to", "text", str(text)).out == text.read_text()
    assert demesne("record", "convert", "--to", "jsonl", str(game)).out == game.read_text()


def test_show_draws_the_end_and_the_score_pad(game: Path) -> None:
    out = demesne("record", "show", str(game)).out
    assert "Round 12 of 12" in out
    assert out.count("CC") == 3
    total = next(line for line in out.splitlines() if line.startswith("Total"))
    outcome = json.loads(game.read_text().splitlines()[-1])["outcome"]
    assert total.split()[1:] == [str(side["total"]) for side in outcome["sides"]]
    told = json.loads(demesne("record", "show", "--json", str(game)).out)
    assert told["outcome"] == outcome
    assert told["to_move"] == "over"


def test_a_record_comes_from_standard_input_too(game: Path) -> None:
    assert demesne("record", "check", "-", stdin=game.read_text()).status == 0


def test_nothing_in_a_record_steers_the_terminal() -> None:
    text = 'game: queendomino\nplayers: 2\nnames: ["\\u001b[31mAda","Bo\\nb"]\n'
    out = demesne("record", "show", "-", stdin=text).out
    assert "\x1b" not in out
    assert "?[31mAda (seat 0)" in out
    assert "Bo b (seat 1)" in out
    move = "game: queendomino\nplayers: 2\nfly\x1b[31m\n"
    assert demesne("record", "check", "-", stdin=move).refused().startswith("demesne: line 3: moves: expected")


@pytest.mark.parametrize("command", ["show", "convert"])
def test_a_faulty_record_is_neither_shown_nor_converted(command: str, game: Path) -> None:
    head, first, *_ = game.read_text().splitlines()
    game.write_text(f'{head}\n{{"move":"pass"}}\n')
    assert first
    assert "ply 0: pass: turn.chance" in demesne("record", command, str(game)).refused()


def test_a_missing_file_or_command_is_refused(tmp_path: Path) -> None:
    assert "expected a file that can be read" in demesne("record", "check", str(tmp_path / "no")).refused()
    assert "expected a file that can be read" in demesne("record", "check", str(tmp_path)).refused()
    assert "Missing command" in demesne("record").refused()
    assert "'--to'" in demesne("record", "convert", "--to", "pdf", "-").refused()
