"""A program that uses the interface for programs, honest or hostile as a test makes it."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import httpx

__all__ = ["Program", "Stream", "on_turn"]

SECONDS = 60


class Stream:
    """Lines of a stream; ``heard`` are all, ``raw`` their bytes."""

    def __init__(self, answer: httpx.Response) -> None:
        self.answer = answer
        self._lines = answer.iter_lines()
        self.heard: list[dict[str, Any]] = []
        self.raw: list[str] = []

    def next(self, *kinds: str) -> dict[str, Any]:
        """The next line of one of *kinds*; others are heard on the way."""
        for line in self._lines:
            self.raw.append(line)
            self.heard.append(json.loads(line))
            if not kinds or self.heard[-1]["type"] in kinds:
                return self.heard[-1]
        raise EOFError(f"the stream ended before {kinds}")


class Program:
    """Asks the server at *origin* with *token*."""

    def __init__(self, origin: str, token: str) -> None:
        headers = {"authorization": f"Bearer {token}", "content-type": "application/json"}
        self.http = httpx.Client(base_url=f"{origin}/api/v1", headers=headers, timeout=SECONDS, verify=False)

    def ask(self, path: str, body: object = None, key: str = "", **query: str) -> httpx.Response:
        """GET without a body, otherwise POST."""
        if body is None:
            return self.http.get(path, params=query)
        return self.http.post(path, json=body, headers={"idempotency-key": key} if key else {})

    def open(self, game: str, *others: dict[str, str]) -> dict[str, Any]:
        """A table with itself on the first seat."""
        answer = self.ask("/tables", {"game": game, "seats": [{"kind": "you"}, *others]})
        assert answer.status_code == 201, answer.text
        found: dict[str, Any] = answer.json()
        return found

    @contextmanager
    def stream(self, path: str, **query: str) -> Iterator[Stream]:
        with self.http.stream("GET", path, params=query) as answer:
            yield Stream(answer)

    def move(self, table: str, seq: int, move: str, key: str) -> httpx.Response:
        return self.ask(f"/games/{table}/moves", {"seq": seq, "move": move}, key)


def code_of(answer: httpx.Response) -> tuple[int, str]:
    """Why it was refused."""
    return answer.status_code, answer.json()["reason"]["code"]


def on_turn(program: Program, table: str) -> dict[str, Any]:
    """The game when it is the program's turn."""
    with program.stream(f"/games/{table}/stream") as stream:
        while not (line := stream.next("game", "turn"))["moves"]:
            pass
        return line
