"""Play over a network that is slow, lossy and cut: each move counts once. And what that costs by a clock."""

from __future__ import annotations

import asyncio
from pathlib import Path
from time import perf_counter

import pytest

from benchmarks.chaos import BAD, checked
from benchmarks.crowd import HOST
from benchmarks.distance import distance, lines
from benchmarks.load import SERVER, by_turns, process
from benchmarks.slow_line import SlowLine
from benchmarks.stubborn import Account, Party

CUTS = 3


async def _echo(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    while line := await reader.readline():
        writer.write(line)
    writer.close()


async def _heard(loss: float) -> tuple[list[bytes], int, float]:
    """What comes back of a hundred lines, how many pieces were lost, and how many seconds it took."""
    echo = await asyncio.start_server(_echo, HOST, 0)
    async with echo, SlowLine(echo.sockets[0].getsockname()[1], lag=0.01, uneven=0.01, loss=loss) as way:
        reader, writer = await asyncio.open_connection(HOST, way.port)
        begin = perf_counter()
        for number in range(100):
            writer.write(b"%d\n" % number)
            await asyncio.sleep(0.001)
        back = [await reader.readline() for _ in range(100)]
        writer.close()
        return back, way.lost, perf_counter() - begin


def test_what_is_lost_comes_later_and_in_order() -> None:
    back, lost, took = asyncio.run(_heard(loss=0.2))
    assert back == [b"%d\n" % number for number in range(100)]
    assert lost > 0
    assert took >= 0.2 + 2 * 0.01, "once lost, once there and back"


async def _played(folder: Path) -> Account:
    account = Account()
    async with process("-c", SERVER, str(folder)) as (port, _), SlowLine(port, 0.005, 0.01, loss=0.02) as way:
        parties = [Party(number, "kingdomino", way.port, account) for number in range(2)]
        await by_turns([party.lay() for party in parties])
        for _ in range(CUTS):
            for party in parties * 2:
                await party.move(0)
            way.cut()
            cut = perf_counter()
            await asyncio.sleep(0.1)
            way.mend()
            while any(party.away(cut) for party in parties):
                await asyncio.sleep(0.02)
        await by_turns([party.leave() for party in parties])
    return account


@pytest.mark.slow
def test_over_a_line_that_loses_and_is_cut_each_move_counts_once(tmp_path: Path) -> None:
    account = asyncio.run(_played(tmp_path))
    found = asyncio.run(checked(tmp_path, account))
    assert {name: found[name] for name in BAD} == dict.fromkeys(BAD, 0)
    assert account.faults == {}
    assert len(account.acknowledged) >= 2 * CUTS


@pytest.mark.slow
def test_clocks_work_over_a_slow_connection() -> None:
    found = asyncio.run(distance(lag=60, uneven=20, loss=0.0, moves=1, thinks=(0.02, 0.04)))
    assert min(found[who]["moves"] for who in ("near", "far")) >= 1
    assert len(lines(found)) == 3
