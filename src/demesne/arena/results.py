"""Results as JSON Lines, from which an interrupted match resumes.

A line with ``"line":"match"`` says what is played, under a key; lines with
``"line":"game"`` hold a game each, by key, seed, deck and turn. The order of
the lines does not matter, and a game listed twice counts once.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from demesne.arena.plan import Match
from demesne.arena.unit import Result, Unit

__all__ = ["Book", "GameLine", "MatchLine", "ResultsError"]


class ResultsError(ValueError):
    """A file that cannot be read as results; the message says in which line, and what was expected."""


class MatchLine(
    msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, tag_field="line", tag="match"
):
    """What is played: everything but the seed that results depend on, under its ``key``.

    ``luck`` is how many playouts luck was measured by, 0 if it was not; ``code`` what the files of one's own players
    held, as digests.
    """

    key: str
    game: str
    options: dict[str, Any]
    players: list[str]
    rules: int
    demesne: str
    luck: int = 0
    code: dict[str, str] = {}


class GameLine(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="line", tag="game"):
    """A game: a result for each player of the match ``key``, in its order."""

    key: str
    seed: int
    deck: int
    turn: int
    results: list[Result]


class Book:
    """The results in a file, and the place to write new ones.

    Opening reads all of it and writes nothing. Raises ``ResultsError``.
    """

    def __init__(self, path: Path) -> None:
        self._path = path
        self._whole = 0
        self._matches: dict[str, MatchLine] = {}
        self._games: dict[tuple[str, int, int, int], tuple[Result, ...]] = {}
        self._read(path.read_bytes() if path.exists() else b"")

    def _read(self, data: bytes) -> None:
        # A line cut short by an interruption has no end; it is overwritten.
        self._whole = data.rfind(b"\n") + 1
        decoder = msgspec.json.Decoder(MatchLine | GameLine)
        for number, line in enumerate(data[: self._whole].splitlines(), 1):
            try:
                self._take(decoder.decode(line))
            except (msgspec.DecodeError, ValueError) as error:
                raise ResultsError(f"{self._path.name}: line {number}: {error}") from None

    def _take(self, line: MatchLine | GameLine) -> None:
        if isinstance(line, MatchLine):
            self._matches[line.key] = line
            return
        if line.key not in self._matches:
            raise ValueError(f"expected the match {line.key!r} in a line before")
        if len(line.results) != len(self._matches[line.key].players):
            raise ValueError("expected a result for each player of the match")
        self._games.setdefault((line.key, line.seed, line.deck, line.turn), tuple(line.results))

    def known(self, plan: Match, deck: int) -> Unit | None:
        """The unit of *deck*, if all its games are in the book."""
        key = plan.key()
        games = [self._games.get((key, plan.seed, deck, turn)) for turn in range(plan.turns(deck))]
        found = tuple(game for game in games if game is not None)
        return Unit(deck, found) if len(found) == len(games) else None

    def write(self, plan: Match, unit: Unit) -> None:
        """Adds to the file what it does not have of a unit; it is on its way to the disk when this returns."""
        text = b"".join(msgspec.json.encode(line) + b"\n" for line in self._lines(plan, unit))
        if not text:
            return
        self._path.parent.mkdir(parents=True, exist_ok=True)
        with self._path.open("r+b" if self._path.exists() else "xb") as file:
            file.truncate(self._whole)
            file.seek(self._whole)
            file.write(text)
        self._whole += len(text)

    def _lines(self, plan: Match, unit: Unit) -> Iterator[MatchLine | GameLine]:
        key = plan.key()
        if key not in self._matches:
            self._matches[key] = msgspec.convert({"line": "match", "key": key, **plan.config()}, MatchLine)
            yield self._matches[key]
        for turn, results in enumerate(unit.games):
            which = (key, plan.seed, unit.deck, turn)
            if which in self._games:
                continue  # Interrupted, the file has a part of this deck's games.
            self._games[which] = results
            yield GameLine(key, plan.seed, unit.deck, turn, list(results))
