"""Games from a seed, played through the door as a page would: for tests and measurements."""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from datetime import date
from random import Random
from typing import Any

import msgspec

from demesne.offline.worker import Door
from demesne.server.protocol import PROTOCOL

__all__ = ["Outlined", "Page", "Played", "dealt", "outlined", "played"]

Json = dict[str, Any]
_MOST = 4000
"""Moves of a game."""


@dataclass(slots=True)
class Played:
    """A game to its end: its record, and how long each answer took, in milliseconds."""

    record: str = ""
    moves: list[float] = field(default_factory=list)
    bots: list[float] = field(default_factory=list)


@dataclass(slots=True)
class Outlined:
    """The review of a game in outline: how many seconds to its first numbers."""

    first: float = 0.0
    worst: float = 0.0
    """The longest answer, in milliseconds."""


class Page:
    """A page and its worker, without a browser; chance at its tables comes from *seed*."""

    def __init__(self, seed: str) -> None:
        self.door = Door()
        self.kept: dict[str, Json] = {}
        self.bots: list[str] = []
        self.wish({"type": "deal", "seed": seed})

    def wish(self, wish: Json) -> Json:
        """The answer of the desk; what it would keep is kept."""
        answer: Json = msgspec.json.decode(self.door(msgspec.json.encode(wish).decode()))
        for each in answer["kept"]:
            self.kept.setdefault(each["table"], {"rows": 0})
            self.kept[each["table"]] |= {"status": each.get("status", ""), "record": each.get("record", "")}
            self.kept[each["table"]]["rows"] += len(each["entries"])
        self.bots = answer["bots"]
        return answer

    def open(self, game: str, seats: Sequence[str], options: Mapping[str, Any]) -> str:
        """The name of a new table; a seat is "here" or the spec of a bot."""
        wishes = [
            {"kind": "here", "name": f"Guest {at}"} if seat == "here" else {"kind": "bot", "bot": seat}
            for at, seat in enumerate(seats)
        ]
        return self.enter("/api/tables", {"game": game, "seats": wishes, "options": dict(options)})

    def enter(self, path: str, body: Json) -> str:
        """The name of the table that is opened by *body*."""
        opened = self.wish({"type": "asked", "method": "POST", "path": path, "body": body})["body"]
        self.say({"type": "hello", "proto": PROTOCOL, "table": opened["table"], "key": opened["key"], "amends": True})
        return str(opened["table"])

    def say(self, message: Json) -> None:
        """A frame on the one wire."""
        self.wish({"type": "frame", "wire": 1, "text": msgspec.json.encode(message).decode()})

    def legal(self, table: str) -> list[str]:
        """The moves of the seat to move."""
        return [str(move) for move in self.door.desk.at(table).table.state.legal_moves()]


def played(game: str, seats: Sequence[str], seed: str, options: Mapping[str, Any] | None = None) -> Played:
    """A game of *seats*, those at the screen moving at random, and everything dealt from *seed*."""
    page = Page(seed)
    return _to_end(page, page.open(game, seats, options or {}), Random(seed))


def dealt(game: str, day: str, seed: str) -> Played:
    """A game with the deal of *day*; the person moves as *seed* says, and the bots throw their dice by it."""
    page = Page(seed)
    page.door.desk.day = lambda: date.fromisoformat(day)
    return _to_end(page, page.enter("/api/today", {"game": game, "name": "Guest"}), Random(seed))


def _to_end(page: Page, table: str, dice: Random) -> Played:
    found = Played()
    for at in range(_MOST):
        kept = page.kept[table]
        if kept["status"] == "over":
            found.record = str(kept["record"])
            break
        begun = time.perf_counter()
        if page.bots:
            page.wish({"type": "think", "table": table})
            found.bots.append((time.perf_counter() - begun) * 1000)
        else:
            move, begun = dice.choice(page.legal(table)), time.perf_counter()
            page.say({"type": "play", "seq": kept["rows"], "id": f"move-{at:06d}", "move": move})
            found.moves.append((time.perf_counter() - begun) * 1000)
    return found


def outlined(game: str, seats: Sequence[str], seed: str) -> Outlined:
    """Such a game, and its review until something is known."""
    record, page, found = played(game, seats, seed).record, Page(seed), Outlined()
    asked = {"type": "asked", "method": "POST", "path": "/api/review", "body": {"record": record}}
    while True:
        begun = time.perf_counter()
        review = page.wish(asked)["body"]
        took = time.perf_counter() - begun
        found.first, found.worst = found.first + took, max(found.worst, took * 1000)
        if review.get("report") or "reason" in review:
            return found
