"""``python -m benchmarks.idle``: how much of the server's memory sockets take that only listen.

It starts a server of its own with an empty folder, opens some tables, and connects so many spectators, a few from
each address of loopback; then it measures by how much the server's memory has grown.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import sys
import tempfile
from pathlib import Path
from typing import Any

import msgspec

from benchmarks.crowd import address, dial, posted
from benchmarks.load import SERVER, allow_files, by_turns, process
from benchmarks.machine import machine
from demesne.server.protocol import PROTOCOL, Hello, NewTable, Opened, SeatWish

__all__ = ["idle"]

TABLES = 50
MOST = 12_000
"""Sockets; the server lets in 12,288 in all."""
AT_AN_ADDRESS = 20


async def idle(sockets: int) -> dict[str, Any]:
    """KiB of the server for each of *sockets* spectators, who have been told a position each."""
    with tempfile.TemporaryDirectory() as folder:
        async with process("-c", SERVER, folder) as (port, pid):
            wish = NewTable("queendomino", [SeatWish("you", "Ada"), SeatWish("here", "Ben")])
            tables = [(await posted(port, address(n), "/api/tables", wish, Opened)).table for n in range(TABLES)]
            before, wires = _memory(pid), []

            async def come(number: int) -> None:
                wire = await dial(port, address(4 * (number // AT_AN_ADDRESS)))
                await wire.send(msgspec.json.encode(Hello(PROTOCOL, tables[number % TABLES])).decode())
                await wire.recv()
                wires.append(wire)

            await by_turns([come(number) for number in range(sockets)])
            after = _memory(pid)
            await asyncio.gather(*(wire.close() for wire in wires))
    each = (after - before) / sockets / 1024
    return {"machine": machine(), "sockets": sockets, "before": before, "after": after, "each": round(each, 1)}


def _memory(pid: int) -> int:
    """The bytes that process *pid* has in memory."""
    pages = Path(f"/proc/{pid}/statm").read_text(encoding="ascii").split()[1]
    return int(pages) * os.sysconf("SC_PAGE_SIZE")


def main(words: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.idle", description=__doc__)
    parser.add_argument("--sockets", type=int, default=2000)
    asked = parser.parse_args(words)
    if not 0 < asked.sockets <= MOST:
        parser.error(f"--sockets is from 1 to {MOST}")
    allow_files()
    print(json.dumps(asyncio.run(idle(asked.sockets))))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
