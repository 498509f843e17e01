"""A player with a fault is named in one sentence, with its line and what it was asked, wherever it plays."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import demesne as face
from demesne.arena.match import match
from demesne.arena.play import play
from demesne.games.base import IllegalMove
from demesne.games.registry import make_game
from demesne.players.faults import PlayerFault
from demesne.players.own import digest
from demesne.players.spec import make_player
from tests.arena.contests import quick
from tests.cli.running import demesne

FAULTY = """
import sys

class Late:
    def __init__(self, rng, after="6"):
        self.left = int(after)

    def wrong(self, observation):
        return {}["no key"]

    def decide(self, observation):
        self.left -= 1
        return observation.legal_moves()[0] if self.left else self.wrong(observation)

class Text(Late):
    def wrong(self, observation):
        return str(observation.legal_moves()[0])

class Elsewhere(Late):
    def wrong(self, observation):
        return Elsewhere.first

    def decide(self, observation):
        move = super().decide(observation)
        Elsewhere.first = getattr(Elsewhere, "first", move)
        return move

class Quitter(Late):
    def wrong(self, observation):
        sys.exit(3)
"""
RAISES = r"the player own_faulty\.Late fails in kingdomino: KeyError: 'no key' \(.*own_faulty\.py, line 9, in wrong\); "
ASKED = r"it was asked: @[01] 2:5:\S+ (claim|place) "


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    (tmp_path / "own_faulty.py").write_text(FAULTY, "utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", [*sys.path, str(tmp_path)])
    yield
    for name in ("own_faulty", "own_deadly"):
        sys.modules.pop(name, None)
    digest.cache_clear()


@pytest.mark.parametrize("workers", [1, 2])
def test_a_match_says_which_player_failed_where_and_at_what(workers: int) -> None:
    plan = quick(4, players=("own_faulty.Late", "random"))
    with pytest.raises(PlayerFault, match=RAISES + ASKED):
        match(plan, workers=workers)


@pytest.mark.parametrize(
    ("name", "said"),
    [
        (
            "Text",
            "answers '.+', which it may not play, in kingdomino: expected a move of this game, not str; .*; ",
        ),
        ("Elsewhere", r"answers 'claim \d+', which it may not play, in kingdomino: claim \d+: claim.not-in-line .*; "),
        ("Quitter", r"fails in kingdomino: SystemExit: 3 \(.*own_faulty.py, line \d+, in wrong\); "),
    ],
)
def test_an_answer_that_is_no_legal_move_is_told_too(name: str, said: str) -> None:
    spec = f"own_faulty.{name}"
    players = [make_player(spec, 1), make_player("random", 1)]
    with pytest.raises(PlayerFault, match=f"the player own_faulty.{name} {said}{ASKED}") as caught:
        play(make_game("kingdomino", 2), players, 1)
    assert caught.value.__cause__ is not None
    assert isinstance(caught.value.__cause__, IllegalMove) == (name == "Elsewhere")


@pytest.mark.parametrize("words", ["match --games 2 --players", "tournament --decks 1 --players"])
def test_the_commands_refuse_it_in_one_line(words: str) -> None:
    command, *options = words.split()
    run = demesne(command, "--game", "kingdomino", *options, "own_faulty.Late:after=3,greedy")
    assert run.refused().startswith(
        "demesne: the player own_faulty.Late:after=3 fails in kingdomino: KeyError: 'no key'"
    )


def test_a_game_in_the_terminal_is_saved_before_it_ends_so() -> None:
    run = demesne("play", "kingdomino", "--players", "own_faulty.Late,random", "--seed", "1")
    assert (run.status, run.out.splitlines()[-1]) == (2, "Saved as kingdomino.txt")
    assert run.err.startswith("demesne: the player own_faulty.Late fails in kingdomino: KeyError")
    assert len(face.parse_record(Path("kingdomino.txt").read_text("utf-8")).moves) > 5


def test_where_the_rules_fail_at_a_legal_move_no_player_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    game = make_game("kingdomino", 2)
    kind = type(game.new_state())
    sound = kind.apply

    def brittle(state: Any, move: Any) -> Any:
        if str(move).startswith("claim"):
            raise KeyError("no key")
        return sound(state, move)

    monkeypatch.setattr(kind, "apply", brittle)
    said = r"^the rules of kingdomino fail at 'claim \d+', which is legal: KeyError: 'no key' \(.*test_faults\.py, line"
    with pytest.raises(face.RulesFault, match=said + r" \d+, in brittle\); the position was: 2:5:\S+ claim "):
        play(game, [make_player("random", 1)] * 2, 1)
    run = demesne("trace", "--game", "kingdomino", "--players", "2")
    assert run.status == 2
    assert run.err.startswith("demesne: the rules of kingdomino fail at 'claim ")


LOUD = """
print("I am here")

class Loud:
    def __init__(self, rng):
        self.rng = rng

    def decide(self, observation):
        print("I think")
        return observation.legal_moves()[0]
"""


@pytest.mark.parametrize(
    "words",
    [
        "match --json --games 2 --players own_loud.Loud,random",
        "match --json --games 2 --players own_loud.Loud,random --jobs 2",
        "match --json --games 2 --players own_loud.Loud,random --jobs 2 --executor threads",
        "tournament --json --decks 1 --players own_loud.Loud,random",
        "trace --players 2 --player own_loud.Loud",
    ],
)
def test_what_a_player_prints_does_not_stand_among_the_results(words: str) -> None:
    Path("own_loud.py").write_text(LOUD)
    command, *options = words.split()
    program = [sys.executable, "-c", "from demesne.cli.main import main; main()", command, "--game", "kingdomino"]
    ran = subprocess.run([*program, *options], capture_output=True, text=True, check=True, timeout=100)
    assert [json.loads(line) for line in ran.stdout.splitlines()]
    assert {"I am here", "I think"} <= set(ran.stderr.splitlines())


def test_a_process_that_dies_is_told_in_one_line() -> None:
    Path("own_deadly.py").write_text(FAULTY.replace("sys.exit(3)", "os._exit(3)").replace("import sys", "import os"))
    run = demesne(
        "match", "--game", "kingdomino", "--players", "own_deadly.Quitter,random", "--games", "4", "--jobs", "2"
    )
    assert run.refused().startswith("demesne: a process that played has died: a player ended it,")
