"""``demesne play``: a whole game in the terminal, with clear errors, saved and resumed."""

from __future__ import annotations

import json
import tempfile
from pathlib import Path

import pytest

from demesne.games.base import Turn
from demesne.records.record import check, replay
from demesne.records.text import parse_text
from tests.cli.running import demesne
from tests.modes import MODES, Mode, mode_name


def test_bots_play_to_the_score_pad() -> None:
    run = demesne("play", "queendomino", "--players", "greedy,random", "--seed", "4")
    assert run.status == 0
    assert "Round 12 of 12" in run.out
    assert [line.split()[0] for line in run.out.splitlines()[-2:]] == ["Total", "Rank"]


@pytest.mark.parametrize("mode", [mode for mode in MODES if mode[0] != "queendomino"], ids=mode_name)
def test_every_mode_is_played_to_the_score_pad(mode: Mode) -> None:
    game, players, options = mode
    seats = ",".join(["random"] * players)
    run = demesne("play", game, "--players", seats, "--options", json.dumps(options), "--seed", "4")
    assert run.status == 0
    *_, totals, ranks = run.out.splitlines()
    sides = players // 2 if options.get("teams") else players
    assert len(totals.split()) == len(ranks.split()) == 1 + sides
    assert run.out.count("CC") == sides


def test_without_a_town_no_purse_is_drawn() -> None:
    out = demesne("play", "kingdomino", "--players", "random,random", "--options", '{"dynasty":true}').out
    assert "Game 3 of 3, round 6 of 6" in out
    assert not [word for word in ("coins", "Builders", "knights") if word in out]


def test_partners_stand_over_one_column_and_lines_name_their_box() -> None:
    players = ",".join(["random"] * 6)
    out = demesne("play", "royal-wedding", "--players", players, "--options", '{"teams":true}').out
    assert "random (seat 4), random (seat 5): " in out
    assert "This round: Kingdomino:  " in out
    assert "\n             random (seat 1)  random (seat 3)  random (seat 5)\n" in out


def test_a_person_plays_a_whole_game_by_numbers(tmp_path: Path) -> None:
    """Always the first move listed, until the game is over; then the record is right."""
    saved = tmp_path / "game.txt"
    run = demesne("play", "queendomino", "--players", "you,greedy", "--save", str(saved), stdin="1\n" * 200)
    assert run.status == 0
    assert "you (seat 0), your move:" in run.out
    assert "greedy (seat 1): place " in run.out
    record = parse_text(saved.read_text())
    assert record.names == ("you", "greedy")
    assert record.outcome is not None
    assert check(record) is None


def test_the_kingdom_is_drawn_and_moves_are_numbered(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    out = demesne("play", "queendomino", "--players", "you,you,you", "--seed", "4", stdin="q\n").out
    assert out.count("CC") == 3
    assert "   1  claim " in out
    assert "7 coins, 1 knight in reserve" in out


@pytest.mark.parametrize(
    ("answer", "complaint"),
    [
        ("0", "Enter a number from 1 to 4."),
        ("5", "Enter a number from 1 to 4."),
        ("9" * 5000, "Enter a number from 1 to 4."),
        ("²", "That is not a move."),
        ("fly", "That is not a move."),
        ("claim", "such as “claim "),
        ("claim 99", "That domino is not in the next line. (claim.not-in-line, rules 9.1)"),
        ("pass", "This step cannot be skipped. (pass.mandatory, rules 3.3)"),
        ("tile bakery", "That belongs to another step of the turn. (turn.phase, rules 3.2)"),
        ("?", "Enter a number from the list or a move as written there"),
        ("", "Enter a number from the list or a move as written there"),
    ],
)
def test_an_answer_that_is_no_move_is_explained(
    answer: str, complaint: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.chdir(tmp_path)
    run = demesne("play", "queendomino", "--players", "you,greedy", "--seed", "1", stdin=f"{answer}\nq\n")
    assert run.status == 0
    assert complaint in run.out


def test_q_saves_and_the_game_goes_on_from_there(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    for name in ("queendomino.txt", "queendomino-2.txt"):
        run = demesne("play", "queendomino", "--players", "you,you", stdin="1\n1\nq\n")
        assert run.out.endswith(f"Saved as {name}\n")
    saved = tmp_path / "queendomino.txt"
    record = parse_text(saved.read_text())
    assert sum(move.startswith("claim") for move in record.moves) == 2
    again = ("play", "queendomino", "--players", "random,greedy", "--resume", str(saved), "--save", str(saved))
    assert demesne(*again).status == 0
    whole = parse_text(saved.read_text())
    assert whole.moves[: len(record.moves)] == record.moves
    assert check(whole) is None
    *_, last = replay(whole)
    assert last.to_move is Turn.OVER


def test_the_end_of_the_input_saves_too(tmp_path: Path) -> None:
    saved = tmp_path / "game.txt"
    run = demesne("play", "queendomino", "--players", "you,you", "--save", str(saved), stdin="t\n")
    assert run.status == 0
    assert check(parse_text(saved.read_text())) is None


@pytest.mark.parametrize("place", ["", "no/game.txt"])
def test_where_nothing_can_be_saved_nothing_is_played(tmp_path: Path, place: str) -> None:
    """Not only once the game is over, and lost."""
    run = demesne("play", "kingdomino", "--players", "random,random", "--save", str(tmp_path / place))
    assert "--save" in run.refused()
    assert "expected a file in a folder that can be written to" in run.err


def gone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The current folder is one in which nobody can write, not even root."""
    (tmp_path / "gone").mkdir()
    monkeypatch.chdir(tmp_path / "gone")
    (tmp_path / "gone").rmdir()


def test_a_game_is_not_lost_where_it_cannot_be_saved(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))
    gone(tmp_path, monkeypatch)
    run = demesne("play", "queendomino", "--players", "you,you", stdin="1\n1\nq\n")
    assert "queendomino.txt: expected a file that can be written" in run.err
    assert run.status == 2
    saved = Path(run.out.rstrip("\n").rpartition("Saved as ")[2])
    assert saved.parent.parent == tmp_path
    record = parse_text(saved.read_text())
    assert sum(move.startswith("claim") for move in record.moves) == 2


def test_a_game_that_can_be_saved_nowhere_is_printed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path / "nowhere"))
    gone(tmp_path, monkeypatch)
    run = demesne("play", "queendomino", "--players", "you,you", stdin="1\n1\nq\n")
    assert run.status == 2
    record = parse_text(run.out[run.out.rindex("game: ") :])
    assert sum(move.startswith("claim") for move in record.moves) == 2
    assert check(record) is None


def test_ctrl_c_saves_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    saved, answers = tmp_path / "game.txt", ["1", "1"]

    def impatient(_: str) -> str:
        if not answers:
            raise KeyboardInterrupt
        return answers.pop()

    monkeypatch.setattr("builtins.input", impatient)
    run = demesne("play", "queendomino", "--players", "you,you", "--save", str(saved))
    assert run.status == 130
    record = parse_text(saved.read_text())
    assert sum(move.startswith("claim") for move in record.moves) == 2


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (["chess"], "no game 'chess'"),
        (["queendomino", "--players", "you"], "2, 3 or 4 players, not 1"),
        (["queendomino", "--players", "you,me"], "not 'me'"),
        (["queendomino", "--players", "you,me"], "expected one of you, random, greedy"),
        (["queendomino", "--resume", "no-such-file"], "expected a file that can be read"),
    ],
)
def test_a_game_that_cannot_begin_is_refused(words: list[str], complaint: str) -> None:
    assert complaint in demesne("play", *words).refused()


def test_a_record_of_another_game_is_not_resumed(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    path.write_text("game: queendomino\nplayers: 2\n")
    message = demesne("play", "queendomino", "--players", "you,you,you", "--resume", str(path)).refused()
    assert "expected queendomino for 3, not queendomino for 2" in message
