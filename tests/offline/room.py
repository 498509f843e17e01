"""A browser's tables without a browser: what the page's worker does with the desk, and what it keeps."""

from __future__ import annotations

from dataclasses import dataclass, field
from random import Random
from typing import Any

import msgspec

from demesne.offline.worker import Door
from demesne.server.protocol import PROTOCOL

Json = dict[str, Any]


@dataclass
class Shelf:
    """What a browser keeps of its tables."""

    tables: dict[str, Json] = field(default_factory=dict)
    rows: dict[str, list[Json]] = field(default_factory=dict)

    def keep(self, kept: list[Json]) -> None:
        for each in kept:
            table = self.tables.setdefault(each["table"], {})
            table.update({name: each[name] for name in ("status", "summary", "record") if name in each})
            if each["seating"] is not None:
                table["seating"] = each["seating"]
            rows = self.rows.setdefault(each["table"], [])
            assert len(rows) + 1 == each.get("first", 1)
            rows += each["entries"]


class Room:
    """A page at its desk; with a *seed*, chance comes from it."""

    def __init__(self, seed: str | None = None, shelf: Shelf | None = None) -> None:
        self.door = Door()
        self.shelf = shelf or Shelf()
        self.heard: list[Json] = []
        self.bots: list[str] = []
        if seed is not None:
            self.wish({"type": "deal", "seed": seed})

    def wish(self, wish: Json) -> Json:
        answer: Json = msgspec.json.decode(self.door(msgspec.json.encode(wish).decode()))
        self.shelf.keep(answer["kept"])
        self.heard += [msgspec.json.decode(line["text"]) if line["text"] else {} for line in answer["told"]]
        self.bots = answer["bots"]
        return answer

    def ask(self, method: str, path: str, body: Json | None = None, key: str | None = None, **query: str) -> Any:
        asked = {"type": "asked", "method": method, "path": path, "query": query, "key": key, "body": body or {}}
        return self.wish(asked)["body"]

    def load(self, table: str) -> None:
        kept = self.shelf.tables[table]
        self.wish({"type": "load", "table": table, "seating": kept["seating"], "entries": self.shelf.rows[table]})

    def say(self, message: Json, wire: int = 1) -> list[Json]:
        """What is told in answer to a frame."""
        self.heard = []
        self.wish({"type": "frame", "wire": wire, "text": msgspec.json.encode(message).decode()})
        return self.heard

    def hello(self, opened: Json, wire: int = 1, **more: Any) -> list[Json]:
        hello = {"type": "hello", "proto": PROTOCOL, "table": opened["table"], "key": opened["key"]}
        return self.say(hello | more, wire)

    def open(self, game: str, *seats: str, **options: Any) -> Json:
        """A table where each of *seats* is "here" or the spec of a bot."""
        wishes = [
            {"kind": "here", "name": f"Guest {at}"} if seat == "here" else {"kind": "bot", "bot": seat}
            for at, seat in enumerate(seats)
        ]
        opened: Json = self.ask("POST", "/api/tables", {"game": game, "seats": wishes, "options": options})
        self.hello(opened)
        return opened

    def state(self, table: str) -> Any:
        return self.door.desk.at(table).table.state

    def step(self, table: str, dice: Random, at: int) -> None:
        """One move, of the bot that is to move or of one at the screen."""
        if self.bots:
            self.wish({"type": "think", "table": table})
            return
        seq = len(self.shelf.rows[table])
        move = str(dice.choice(self.state(table).legal_moves()))
        heard = self.say({"type": "play", "seq": seq, "id": f"move-{at:06d}", "move": move})
        assert not [each for each in heard if each["type"] == "refused"], heard

    def play(self, table: str, dice: Random, most: int = 4000) -> str:
        """Plays to the end; the record."""
        for at in range(most):
            if self.shelf.tables[table]["status"] == "over":
                break
            self.step(table, dice, at)
        return str(self.shelf.tables[table]["record"])
