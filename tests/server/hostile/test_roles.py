"""Everybody says everything at every moment of a game: only whose turn and seat it is changes anything.

The messages come from the protocol itself, so a new one is tried as well.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from random import Random
from typing import Any, cast, get_args

import msgspec
import pytest
from starlette.websockets import WebSocket

from demesne.server.guard.keys import digest
from demesne.server.live.hub import Hub
from demesne.server.protocol import PROTOCOL, ClientMessage, Hello, Join, NewTable, Play
from demesne.server.table.table import Table
from demesne.server.web.socket import Socket
from demesne.server.wire.company_messages import USUAL
from tests.server.conftest import GENEROUS
from tests.server.kit import Ear, MemoryStore, hub, run, wish

GAMES: dict[str, dict[str, Any]] = {"queendomino": {}, "domaine": {}}
MOVES = 60
ID = "message-hostile"
KINDS: tuple[type[Any], ...] = get_args(ClientMessage)
QUIET = {"hello", "look", "whole", "hover", "know", "ping", "probed", "say"}
"""What anybody with a seat may send at any time: it changes no game."""
COMPANY = {"act", "ask", "answer", "lend", "arrange", "rename", "tell"}
"""What people at a table ask of each other; the log records who did."""


class Mouth:
    """A socket whose other end says *frames*, one after the other, and then nothing more."""

    def __init__(self, frames: list[Any]) -> None:
        self._said: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        for frame in frames:
            self._said.put_nowait({"type": "websocket.receive", "text": msgspec.json.encode(frame).decode()})
        self._said.put_nowait({"type": "websocket.disconnect", "code": 1000})
        self.scope: dict[str, Any] = {"server": ("127.0.0.1", 8000)}
        self.path_params: dict[str, str] = {}
        self.query_params: dict[str, str] = {}

    async def receive(self) -> dict[str, Any]:
        return await self._said.get()

    async def send_text(self, _: str) -> None:
        await asyncio.sleep(0)

    async def close(self, _: int) -> None:
        await asyncio.sleep(0)


def said(of: Table, number: int) -> Iterator[Any]:
    """One of every message that a client may send, as valid as possible; the moves are those that are legal now."""
    legal = [str(move) for move in of.state.legal_moves()] if of.status == "playing" else ["claim 1"]
    seats = range(len(of.chairs))
    made: dict[str, list[dict[str, Any]]] = {
        "hello": [{"proto": PROTOCOL, "table": of.id}],
        "play": [{"seq": of.seq, "move": legal[number % len(legal)]}],
        "undo": [{"seq": of.seq}],
        "hint": [{"seq": of.seq}],
        "why": [{"seq": of.seq, "thing": "square 1,0"}],
        "weigh": [{"seq": of.seq}],
        "know": [{"what": "coming", "seat": seat} for seat in seats],
        "ping": [{"t": 1}],
        "probed": [{"number": 1}],
        "look": [{"looks": False}],
        "say": [{"text": "psst", "seat": seat} for seat in seats],
        "hover": [{"squares": [[1, 0], [2, 0]]}],
        "act": [{"act": act} for act in ("leave", "return", "resign", "resume", "close")],
        "ask": [{"what": what} for what in ("undo", "pause", "end", "again")],
        "answer": [{"request": of.seq, "yes": True}],
        "lend": [{"seat": seat} for seat in seats],
        "arrange": [{"customs": msgspec.to_builtins(USUAL)}],
        "rename": [{"name": "Eve", "seat": seat} for seat in seats],
        "tell": [{"text": "psst"}],
    }
    for kind in KINDS:
        tag = str(kind.__struct_config__.tag)
        for fields in made.get(tag, [{}]):
            named = {"id": f"{ID}-{number}"} if "id" in kind.__struct_fields__ else {}
            yield msgspec.convert({"type": tag, **fields, **named}, kind)


async def heard(of: Hub, table: str, key: str | None, messages: list[Any]) -> None:
    """*messages* over one socket, with *key*."""
    mouth = Mouth([Hello(PROTOCOL, table, key), *messages])
    await Socket(cast("WebSocket", mouth), "192.0.2.66", of, GENEROUS).run()


def state_of(of: Table) -> tuple[Any, ...]:
    return len(of.log), str(of.state), of.status, [(chair.name, chair.owner) for chair in of.chairs], of.company


def phase_of(of: Table) -> str:
    """What may be done now: the words that the legal moves begin with."""
    return " ".join(sorted({str(move).split()[0] for move in of.state.legal_moves()}))


async def opened(of: Hub, game: str, options: dict[str, Any]) -> tuple[Table, str, str]:
    """A table of two with the keys of both."""
    answer = await of.open(NewTable(game, wish("you", "open").seats, options))
    joined = await of.join(answer.table, Join(str(answer.invite), "Bo"))
    await of.attach(answer.table, Ear(digest(answer.key)))  # as long as somebody listens, it stays in memory
    return await of.table(answer.table), answer.key, joined.key


def test_every_message_is_tried() -> None:
    table_ = run(_laid())
    assert {type(message) for message in said(table_, 1)} == set(KINDS)


async def _laid() -> Table:
    return (await opened(hub(MemoryStore()), "queendomino", {}))[0]


@pytest.mark.parametrize("game", GAMES)
def test_whoever_has_no_seat_changes_nothing_in_any_phase(game: str) -> None:
    """Spectators, guessed keys, the key of another table, the invitation."""

    async def story() -> set[str]:
        of, rng, phases = hub(MemoryStore()), Random(3), set()
        table, *keys = await opened(of, game, GAMES[game])
        _, foreign, _ = await opened(of, game, GAMES[game])
        for number in range(MOVES):
            before = state_of(table)
            if phase_of(table) not in phases:
                for key in (None, "", "qd_" + "A" * 32, foreign, digest(keys[0])):
                    await heard(of, table.id, key, list(said(table, number)))
                    assert state_of(table) == before, (key, phase_of(table))
            phases.add(phase_of(table))
            await moved(of, table, rng, number)
        return phases

    assert len(run(story())) >= 3


async def moved(of: Hub, table: Table, rng: Random, number: int) -> None:
    """A random move by the player whose turn it is."""
    seat = cast("int", table.to_move)
    move = str(rng.choice(table.state.legal_moves()))
    await of.play(table.id, table.chairs[seat].owner, Play(table.seq, f"message-{number:04}", move))


@pytest.mark.parametrize("game", GAMES)
def test_a_seat_out_of_turn_moves_nothing_in_any_phase(game: str) -> None:
    """The other seat may talk and ask; but no message of theirs moves the game, changes a seat or a custom."""

    async def story() -> set[str]:
        of, rng, phases = hub(MemoryStore()), Random(4), set()
        table, host, guest = await opened(of, game, GAMES[game])
        for number in range(MOVES):
            phase = phase_of(table)
            if phase not in phases and table.to_move == 0:  # the guest waits: not even by the host's rights
                phases.add(phase)
                before, names = str(table.state), [chair.name for chair in table.chairs[:1]]
                for message in said(table, number):
                    tag = str(type(message).__struct_config__.tag)
                    if tag in COMPANY - {"answer", "lend", "arrange"} and getattr(message, "seat", None) != 0:
                        continue
                    seq = len(table.log)
                    await heard(of, table.id, guest, [message])
                    assert len(table.log) == seq or tag in QUIET, (message, phase)
                assert (str(table.state), [chair.name for chair in table.chairs[:1]]) == (before, names)
            await moved(of, table, rng, number)
        assert host != guest
        return phases

    assert len(run(story())) >= 2
