"""What a move costs the server, in processor time, part by part: the rules, what everybody is told, the log.

Random games at tables in memory at which each seat listens by a socket of its own, and asks what its choices would
bring where a page does. No network: what is left is the work that every move brings whoever runs a server.

``python -m benchmarks.telling --beside PATH`` measures another checkout of the project, too, in turn with this one.
"""

from __future__ import annotations

import argparse
import gc
import hashlib
import json
import os
import random
import subprocess
import sys
import tempfile
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from time import process_time
from typing import Any, NamedTuple

import msgspec

from benchmarks.machine import machine
from demesne.games.registry import make_game
from demesne.server.live.live import Live
from demesne.server.protocol import Play, ServerMessage, TableView, Weighed
from demesne.server.registry import family_of
from demesne.server.store.database import Folder
from demesne.server.store.writes import Appending, Writing
from demesne.server.table.arriving import begun
from demesne.server.table.dealing import Thrown
from demesne.server.table.table import Chair, Change, Table

__all__ = ["PARTS", "compare", "lines", "measure", "measured", "pair"]

KINDS = (("kingdomino", 2), ("queendomino", 2), ("queendomino", 4), ("domaine", 2), ("domaine", 4))
GAMES = 3
ROUNDS = 3
"""How often each checkout has its turn."""
MOST_MOVES = 400
PARTS = ("rules", "position", "offer", "told", "bytes", "weighed", "log")
"""The parts of a move; ``told`` is what is told besides the position and the offer: the table, what is different."""
MADE = {"view": "position", "own": "position", "follow": "position", "offer": "offer", "effects": "weighed"}
"""What a family makes, and the part that it belongs to."""
WEIGHED = ("PlaceOffer", "BuildOffer", "ActOffer", "StepOffer")
"""Offers whose choices have further effects, which a page asks for."""
_encode = msgspec.json.Encoder().encode


class Watched:
    """A family of games, with the seconds *spent* on what it makes."""

    def __init__(self, family: Any, spent: Counter[str]) -> None:
        self._family, self._spent = family, spent
        self.offered = ""

    def __getattr__(self, name: str) -> Any:
        found = getattr(self._family, name)
        return self._timed(name, found) if name in MADE else found

    def _timed(self, name: str, make: Callable[..., Any]) -> Callable[..., Any]:
        def made(*args: Any) -> Any:
            with timed(self._spent, MADE[name]):
                found = make(*args)
            if name == "offer":
                self.offered = type(found).__name__
            return found

        return made


class Ear:
    """A socket that measures the time until what it is told would be sent."""

    address = "nowhere"
    chooses = True
    total: int | None = None
    looks = True
    amends = True
    ending = False
    shown: TableView | None = None

    def __init__(self, owner: str, spent: Counter[str]) -> None:
        self.owner: str | None = owner
        self.seq = -1
        self.sizes: list[int] = []
        self.told = hashlib.sha256()
        self._spent = spent

    def tell(self, message: ServerMessage) -> None:
        with timed(self._spent, "bytes"):
            frame = _encode(message)
        with timed(self._spent, "noted"):
            self.sizes.append(len(frame))
            self.told.update(frame)

    def part(self) -> None:
        """Nobody is ever asked to leave here."""


class Cost(NamedTuple):
    """Seconds of the processor for each part of one move, and the bytes that one listener was told."""

    parts: Mapping[str, float]
    size: int


@contextmanager
def timed(spent: Counter[str], part: str) -> Iterator[None]:
    """Counts the processor's seconds as *spent* on *part*."""
    start = process_time()
    yield
    spent[part] += process_time() - start  # type: ignore[assignment]  # seconds are counted here


# --- measuring ----------------------------------------------------------------------------------


def measure(games: int = GAMES) -> dict[str, Any]:
    """Milliseconds for a move and bytes for a listener, by game and players; garbage is collected as a server does."""
    gc.freeze()
    gc.set_threshold(100_000, 50, 1000)
    return {f"{name} {players}": measured(name, players, games) for name, players in KINDS}


def measured(name: str, players: int, games: int) -> dict[str, Any]:
    """The figures, and the digest of all that was told: other code that tells the same has the same."""
    told = hashlib.sha256()
    costs = _costs(name, players, games, told)
    return {**_means(costs), "told as": told.hexdigest()[:16]}


def lines(result: Mapping[str, Any]) -> list[str]:
    """A line for each kind of table."""
    return [f"{kind}: {_line(told)}; longest {told['longest']}; {told['size']} bytes" for kind, told in result.items()]


def _line(told: Mapping[str, float]) -> str:
    return f"{told['all']} ms a move: " + ", ".join(f"{part} {told[part]}" for part in PARTS)


def _means(costs: Sequence[Cost]) -> dict[str, float]:
    """The mean of each part, of all together, the longest telling and the median size."""
    found = {part: _mean([cost.parts[part] for cost in costs]) for part in PARTS}
    found["all"] = round(sum(found.values()), 3)
    found["longest"] = round(1000 * max(sum(cost.parts[part] for part in PARTS[1:4]) for cost in costs), 1)
    return {**found, "size": sorted(cost.size for cost in costs)[len(costs) // 2]}


def _mean(seconds: list[float]) -> float:
    return round(1000 * sum(seconds) / len(seconds), 3)


def _costs(name: str, players: int, games: int, told: Any) -> list[Cost]:
    with tempfile.TemporaryDirectory() as folder:
        log = Folder(Path(folder))
        try:
            return [cost for seed in range(games) for cost in _game(name, players, seed, log, told)]
        finally:
            log.close()


def _game(name: str, players: int, seed: int, log: Folder, told: Any) -> list[Cost]:
    spent: Counter[str] = Counter()
    family: Any = Watched(family_of(name), spent)
    owners = [f"owner {seat}" for seat in range(players)]
    chairs = [Chair("you", owner, None, owner) for owner in owners]
    table = Table(f"benchmark {name} {seed}", make_game(name, players), family, chairs, Thrown(random.Random(seed)))
    table.take(begun(table))
    live, ears, rng = Live(table, None), [Ear(owner, spent) for owner in owners], random.Random(seed)
    for ear in ears:
        live.attach(ear)
    costs: list[Cost] = []
    while table.status == "playing" and len(costs) < MOST_MOVES:
        spent.clear()
        _move(live, spent, log, str(rng.choice(table.state.legal_moves())))
        told.update(_weighed(live, spent))
        costs.append(Cost(Counter(spent), ears[0].sizes[-1]))
    told.update(b"".join(ear.told.digest() for ear in ears))
    return costs


def _move(live: Live, spent: Counter[str], log: Folder, move: str) -> None:
    table, seat = live.table, live.table.to_move
    if seat is None:
        raise ValueError("a game that goes on has somebody to move")
    owner, message = table.chairs[seat].owner, Play(table.seq, f"message-{table.seq}", move)
    with timed(spent, "rules"):
        change = table.play(owner, message)
    with timed(spent, "log"):
        _append(log, table.id, change)
    with timed(spent, "rules"):
        table.take(change)
    with timed(spent, "told"):
        live.tell()
    spent["told"] -= spent["position"] + spent["offer"] + spent["bytes"] + spent["noted"]


def _append(log: Folder, table: str, change: Change) -> None:
    if any(log.write([Writing(Appending(table, change.entries, change.status), table)])):
        raise ValueError("the log takes every move")


def _weighed(live: Live, spent: Counter[str]) -> bytes:
    """What the choices would bring, for a page that is shown some."""
    family: Any = live.table.family
    if live.table.to_move is None or family.offered not in WEIGHED:
        return b""
    effects = live.effects()
    with timed(spent, "weighed"):
        return _encode(Weighed("message", live.table.seq, dict(effects)))


# --- two checkouts in turn ------------------------------------------------------------------------


Told = dict[str, Any]
"""The figures of one kind of table."""


def compare(other: Path, games: int, rounds: int) -> Iterator[tuple[str, dict[str, Told]]]:
    """The same for *other*, ``before``, and this checkout, ``now``: in turn, each in a process of its own."""
    for name, players in KINDS:
        sides: dict[str, list[Told]] = {"before": [], "now": []}
        for _ in range(rounds):
            for side, place in (("before", other), ("now", Path(__file__).parents[1])):
                sides[side].append(_child(place, name, players, games))
        yield f"{name} {players}", {side: _middle(told) for side, told in sides.items()}


def _child(place: Path, name: str, players: int, games: int) -> Told:
    words = [sys.executable, "-m", "benchmarks.telling", "--one", name, str(players), "--games", str(games)]
    here = Path(__file__).parents[1]
    alike = {**os.environ, "PYTHONPATH": str(place / "src"), "PYTHONHASHSEED": "0"}  # or sets differ in order
    told = subprocess.run(words, cwd=here, env=alike, check=True, capture_output=True, text=True)
    found: Told = json.loads(told.stdout)
    return found


def _middle(told: Sequence[Told]) -> Told:
    """The median figure of each kind."""
    return {part: sorted(each[part] for each in told)[len(told) // 2] for part in told[0]}


def pair(kind: str, sides: Mapping[str, Told]) -> Iterator[str]:
    before, now = sides["before"], sides["now"]
    same = "the same to the byte" if before["told as"] == now["told as"] else "NOT the same"
    yield f"{kind}: {before['all']} ms before, {now['all']} now; what is told is {same}"
    yield from (f"  {side}: {_line(told)}" for side, told in sides.items())


def main(words: list[str]) -> int:
    """Measures and prints."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.telling", description=__doc__)
    parser.add_argument("--beside", type=Path, help="another checkout, measured in turn with this one")
    parser.add_argument("--games", type=int, default=GAMES, help="of each kind")
    parser.add_argument("--rounds", type=int, default=ROUNDS, help="how often each checkout has its turn")
    parser.add_argument("--one", nargs=2, metavar=("GAME", "PLAYERS"), help="this kind alone, as JSON")
    asked = parser.parse_args(words)
    gc.freeze()
    gc.set_threshold(100_000, 50, 1000)
    if asked.one:
        print(json.dumps(measured(asked.one[0], int(asked.one[1]), asked.games)))
    elif asked.beside:
        print(", ".join(f"{key} {value}" for key, value in machine().items()))
        for kind, sides in compare(asked.beside, asked.games, asked.rounds):
            print(*pair(kind, sides), sep="\n", flush=True)
    else:
        print(*lines(measure(asked.games)), sep="\n")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
