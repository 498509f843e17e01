"""The command line run in this process: its status, what it said, what it complained of."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Any
from unittest.mock import patch

from typer.main import get_command
from typer.testing import CliRunner

from demesne.cli.app import app

BUILT = get_command(app)
"""What Typer makes of the commands' functions, made once: that is nine tenths of what a small command takes."""
ENGLISH = {"LC_ALL": "C", "LANGUAGE": ""}
"""Whoever runs the tests may read another language."""


@dataclass(frozen=True)
class Run:
    """What a command left behind."""

    status: int
    out: str
    err: str

    @property
    def lines(self) -> list[Any]:
        """Standard output as JSON Lines."""
        return [json.loads(line) for line in self.out.splitlines()]

    def refused(self) -> str:
        """The one line on standard error of a refusal with nothing written."""
        assert self.status == 2
        assert self.out == ""
        assert self.err.endswith("\n")
        assert self.err.count("\n") == 1
        return self.err.rstrip("\n")


def demesne(*words: str, stdin: str | bytes = "") -> Run:
    """Runs ``demesne`` with *words*."""
    with patch("typer.testing._get_command", lambda _: BUILT):
        result = CliRunner().invoke(app, list(words), input=stdin, env=ENGLISH, catch_exceptions=False)
    return Run(result.exit_code, result.stdout, result.stderr)
