"""The load that `make load` puts on a server: late is late, and a small crowd plays without a fault."""

from __future__ import annotations

import ast
import asyncio
import subprocess
import sys
from random import SystemRandom
from time import perf_counter

import pytest

from benchmarks import moves, siege
from benchmarks.crowd import address, moves_of
from benchmarks.load import compared, lines, load
from benchmarks.meanwhile import lines_of
from benchmarks.open_loop import open_loop, quantile
from benchmarks.steps import Watch
from demesne.server.guard.keys import new_table_id


def test_what_falls_due_while_nothing_is_served_is_late() -> None:
    """A stall of half a second shows in everything that was due during it, not once."""
    taken: list[float] = []

    async def stalling(due: float) -> None:
        await asyncio.sleep(0.0 if taken else 0.5)
        taken.append(perf_counter() - due)

    begin = perf_counter()
    asyncio.run(open_loop(begin, 0.05, begin + 0.475, stalling))
    assert len(taken) == 10
    assert sum(seconds > 0.2 for seconds in taken) >= 5
    assert max(taken) == taken[0] >= 0.5


def test_quantiles_are_of_what_was_measured() -> None:
    hundred = [float(number) for number in range(1, 101)]
    assert [quantile(hundred, part) for part in (0.5, 0.99, 0.999, 1.0)] == [50.0, 99.0, 100.0, 100.0]
    assert quantile([], 0.5) == 0.0


def test_the_same_games_are_played_in_every_run_and_told_alike(monkeypatch: pytest.MonkeyPatch) -> None:
    for name, usual in (("live.hub.new_table_id", new_table_id), ("live.tables.SystemRandom", SystemRandom)):
        monkeypatch.setattr(f"demesne.server.{name}", usual)  # both are others in a measurement
    (costs, told), (_, again) = (moves.played("kingdomino", 2, 1) for _ in range(2))
    assert told == again
    assert [play > 0 for play, _, _ in costs] == [True, True]


def test_an_attack_counts_by_the_peace_before_and_after_it() -> None:
    before, beside, after = ({"p50": p50, "p99": p99} for p50, p99 in ((1.0, 4.0), (3.0, 12.0), (2.0, 2.0)))
    assert siege.compared(before, beside, after) == {"p50": 3.0, "p99": 12.0, "p50 times": 2.0, "p99 times": 4.0}


def test_a_step_that_lets_nobody_else_have_a_turn_is_seen_with_what_collected_garbage_in_it() -> None:
    watch = Watch()
    watch.step(5.0, 0.0, "before")
    watch.begin()
    for tenths in (3, 120, 1, 101, 2, 40, 100):
        watch.step(tenths / 10_000, tenths / 20_000, f"step {tenths}")
    found = watch.found()
    assert (found["steps"], found["over"], found["longest"]) == (7, 2, 12.0)
    assert [each["what"] for each in found["by_name"]] == [f"step {n}" for n in (120, 101, 100, 40, 3)]
    assert [each["collecting"] for each in found["by_name"]][:3] == [6.0, 5.05, 5.0]
    assert "7 steps of the server's loop, 2 over 10 ms" in lines_of({"steps": found})[0]


def test_the_loop_of_a_process_is_watched() -> None:
    asked = "import asyncio, time; from benchmarks.steps import Watch; watch = Watch(); watch.lay()"
    long = "until = time.thread_time() + 0.02\n    while time.thread_time() < until: pass"
    program = f"{asked}\nasync def busy() -> None:\n    {long}\nasyncio.run(busy())\nprint(watch.found()['by_name'][0])"
    told = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True).stdout
    longest = ast.literal_eval(told)
    assert longest["what"] == "busy"
    assert longest["ms"] > 10


def test_two_servers_are_compared_by_what_a_move_costs_them() -> None:
    found = {"processor": {"before": 2.0, "now": 1.5}, "moves": [40, 41], "faults": {}}
    assert "0.75 times as much" in compared(found)[0]
    assert compared(found)[1] == "40 and 41 moves; faults: none"


def test_players_share_addresses_as_limits_allow() -> None:
    assert address(0) == address(3) == "127.1.0.1"
    assert len({address(number) for number in range(2000)}) == 500


def test_moves_are_found_in_every_offer() -> None:
    offer = {"type": "act", "cards": [{"card": "A03", "sell": "sell A03", "uses": [{"move": None}, {"move": "play"}]}]}
    assert list(moves_of(offer)) == ["sell A03", "play"]


@pytest.mark.slow
def test_a_small_crowd_plays_over_real_sockets() -> None:
    found = asyncio.run(load(tables=4, seconds=2, rate=10, depth=2, steps=True))
    assert found["faults"] == {}
    assert found["moves"] >= 15
    assert found["bytes"]["p50"] > 0
    assert found["acknowledged"]["longest"] >= found["acknowledged"]["p50"] > 0
    assert found["told"]["p50"] > 0
    assert found["echo"]["p50"] > 0
    assert found["steps"]["steps"] > 2 * found["moves"]
    assert len(lines(found)) == 8 + 1 + 5
    assert ("none was meanwhile" in lines(found)[6]) == (found["games_over"] == 0)
