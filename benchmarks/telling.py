"""What a move costs the server, in processor time: the rules, what everybody is told, and putting that into bytes.

Random games at tables in memory at which each seat listens by a socket of its own. No network and no store: what is
left is the work that every move brings whoever runs a server.
"""

from __future__ import annotations

import gc
import random
from collections.abc import Mapping
from time import process_time
from typing import Any, NamedTuple

import msgspec

from demesne.games.registry import make_game
from demesne.server.dealing import Thrown
from demesne.server.live import Live
from demesne.server.protocol import Play, ServerMessage, TableView
from demesne.server.registry import family_of
from demesne.server.table import Chair, Table

__all__ = ["lines", "measure"]

KINDS = (("kingdomino", 2), ("queendomino", 2), ("queendomino", 4), ("domaine", 2), ("domaine", 4))
GAMES = 3
MOST_MOVES = 400
_encode = msgspec.json.Encoder().encode


class Ear:
    """A socket that takes the time until what it is told would be sent."""

    address = "nowhere"
    chooses = True
    amends = True
    shown: TableView | None = None

    def __init__(self, owner: str) -> None:
        self.owner: str | None = owner
        self.seq = -1
        self.seconds = 0.0
        self.sizes: list[int] = []

    def tell(self, message: ServerMessage) -> None:
        before = process_time()
        self.sizes.append(len(_encode(message)))
        self.seconds += process_time() - before

    def part(self) -> None:
        """Nobody is ever asked to leave here."""


class Cost(NamedTuple):
    """Seconds of the processor for one move, and the bytes that one listener was told."""

    played: float
    made: float
    encoded: float
    size: int


def measure(games: int = GAMES) -> dict[str, Any]:
    """Milliseconds for a move and bytes for a listener, by game and players; garbage is collected as a server does."""
    gc.freeze()
    gc.set_threshold(100_000, 50, 1000)
    return {f"{name} {players}": _told(name, players, games) for name, players in KINDS}


def lines(result: Mapping[str, Any]) -> list[str]:
    """A line for each kind of table."""
    return [
        f"{kind}: {told['play']} ms by the rules, {told['make']} ms (longest {told['longest']}) for what is told, "
        f"{told['encode']} ms for its bytes; {told['bytes']} bytes for each"
        for kind, told in result.items()
    ]


def _told(name: str, players: int, games: int) -> dict[str, float]:
    costs = [cost for seed in range(games) for cost in _game(name, players, seed)]
    sizes = sorted(cost.size for cost in costs)
    return {
        "play": _mean([cost.played for cost in costs]),
        "make": _mean([cost.made for cost in costs]),
        "longest": round(1000 * max(cost.made for cost in costs), 1),
        "encode": _mean([cost.encoded for cost in costs]),
        "bytes": sizes[len(sizes) // 2],
    }


def _mean(seconds: list[float]) -> float:
    return round(1000 * sum(seconds) / len(seconds), 2)


def _game(name: str, players: int, seed: int) -> list[Cost]:
    owners = [f"owner {seat}" for seat in range(players)]
    chairs = [Chair("you", owner, None, owner) for owner in owners]
    table = Table("benchmark", make_game(name, players), family_of(name), chairs, Thrown(random.Random(seed)))
    table.take(table.begin())
    live, ears, rng = Live(table, None), [Ear(owner) for owner in owners], random.Random(seed)
    for ear in ears:
        live.attach(ear)
    costs: list[Cost] = []
    while table.status == "playing" and len(costs) < MOST_MOVES:
        costs.append(_move(live, ears, rng))
    return costs


def _move(live: Live, ears: list[Ear], rng: random.Random) -> Cost:
    table, before = live.table, sum(ear.seconds for ear in ears)
    move, seat = rng.choice(table.state.legal_moves()), table.to_move
    if seat is None:
        raise ValueError("a game that goes on has somebody to move")
    message = Play(table.seq, f"message-{table.seq}", str(move))
    start = process_time()
    table.take(table.play(table.chairs[seat].owner, message))
    played = process_time()
    live.tell()
    encoded = sum(ear.seconds for ear in ears) - before
    return Cost(played - start, process_time() - played - encoded, encoded, ears[0].sizes[-1])
