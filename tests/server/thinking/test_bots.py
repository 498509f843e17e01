"""Bots in processes of their own: real ones, and what happens when they fail."""

from __future__ import annotations

import asyncio
import signal
import subprocess
import sys
from random import Random

import msgspec
import pytest

from demesne.games.base import Turn
from demesne.games.registry import make_game
from demesne.server.thinking import bot_processes as processes
from demesne.server.thinking.bot_processes import BotFailed, Thinkers
from demesne.server.thinking.bot_program import Job, job_for, think
from demesne.server.thinking.review_program import Slice
from tests.server.kit import run


def job(spec: str = "random", observation: str = "") -> Job:
    game, rng = make_game("queendomino", 2), Random(1)
    state = game.new_state()
    while state.to_move is Turn.CHANCE:
        state = state.apply(rng.choice(state.legal_moves()))
    assert not isinstance(state.to_move, Turn)
    asked = job_for(game, state.observe(state.to_move), spec, "seed")
    return msgspec.structs.replace(asked, observation=observation or asked.observation)


def test_a_job_gets_a_move_and_the_same_job_the_same_move() -> None:
    async def story() -> None:
        thinkers = Thinkers(60)
        first, second = await thinkers.ask(job()), await thinkers.ask(job())
        assert first == second
        assert first.move.startswith("claim ")
        assert (await thinkers.ask(job("greedy"))).move.startswith("claim ")
        await thinkers.close()

    run(story())


def test_a_fault_of_a_player_is_told_and_the_process_goes_on() -> None:
    async def story() -> None:
        thinkers = Thinkers(60)
        with pytest.raises(BotFailed, match="hal"):
            await thinkers.ask(job("hal"))
        with pytest.raises(BotFailed):
            await thinkers.ask(job(observation="nonsense"))
        process = thinkers._idle[0]
        assert (await thinkers.ask(job())).move
        assert thinkers._idle[0] is process
        await thinkers.close()

    run(story())


@pytest.mark.slow
def test_a_process_that_dies_is_replaced() -> None:
    async def story() -> None:
        thinkers = Thinkers(60)
        assert (await thinkers.ask(job())).move
        thinkers._idle[0].kill()
        with pytest.raises(BotFailed):
            await thinkers.ask(job())
        assert (await thinkers.ask(job())).move
        await thinkers.close()

    run(story())


def test_a_process_that_takes_too_long_is_ended(monkeypatch: pytest.MonkeyPatch) -> None:
    async def sleeper() -> asyncio.subprocess.Process:
        words = [sys.executable, "-c", "import time; time.sleep(3600)"]
        pipe = asyncio.subprocess.PIPE
        return await asyncio.create_subprocess_exec(*words, stdin=pipe, stdout=pipe)

    async def story() -> None:
        thinkers = Thinkers(0.2)
        monkeypatch.setattr(processes, "_start", sleeper)
        with pytest.raises(BotFailed, match="TimeoutError"):
            await thinkers.ask(job())
        assert not thinkers._idle

    run(story())


def test_thinking_knows_only_what_the_seat_sees() -> None:
    assert think(job()).move == think(job()).move
    assert think(Job("chess", 2, {}, "", "random", "")).fault.startswith("OptionError")


def test_a_bot_is_one_of_those_that_are_listed_and_nothing_is_imported_for_it() -> None:
    asked = job("demesne.players.random.RandomPlayer")
    assert think(asked).fault.startswith("SpecError: expected one of random")


@pytest.mark.skipif(sys.platform == "win32", reason="other signals")
@pytest.mark.parametrize("program", ["bot_program", "review_program"])
def test_a_request_to_end_that_the_whole_group_gets_is_the_server_s_to_carry_out(program: str) -> None:
    async def story() -> None:
        process = await processes.start(f"demesne.server.thinking.{program}")
        assert process.stdin
        assert process.stdout
        asked = job() if program == "bot_program" else Slice("r", 0.0)
        for _ in range(2):
            process.stdin.write(msgspec.json.encode(asked) + b"\n")
            assert await process.stdout.readline(), "it has ended instead of answering"
            for stop in (signal.SIGINT, signal.SIGTERM):
                process.send_signal(stop)
        await processes.end(process)
        assert process.returncode == -signal.SIGKILL

    run(story())


@pytest.mark.skipif(sys.platform == "win32", reason="other signals")
@pytest.mark.parametrize(("ending", "told"), [("SIGTERM", False), ("SIGINT", False), ("SIGSEGV", True)])
def test_compiling_that_is_stopped_is_no_fault(ending: str, told: bool, caplog: pytest.LogCaptureFixture) -> None:
    """With everything else, before it can ignore that; that it crashed is one."""

    async def story() -> None:
        script = f"import os, signal; os.kill(os.getpid(), signal.{ending})"
        pipe = asyncio.subprocess.PIPE
        await processes._listen(await asyncio.create_subprocess_exec(sys.executable, "-S", "-c", script, stdout=pipe))

    run(story())
    assert bool(caplog.records) == told


def test_whoever_compiles_ends_when_the_server_was_killed() -> None:
    """Otherwise systemd would wait for it before it starts the server again."""
    slow = "import time; from demesne.server.thinking import bot_program as here; here.compile_players = idle"
    code = f"def idle(): print('compiling', flush=True); time.sleep(100)\n{slow}; here.main(['compile'])"
    process = subprocess.Popen([sys.executable, "-c", code], stdin=subprocess.PIPE, stdout=subprocess.PIPE)
    assert process.stdin
    assert process.stdout
    with process.stdout:
        assert process.stdout.readline() == b"compiling\n"
        with pytest.raises(subprocess.TimeoutExpired):
            process.wait(0.3)
        process.stdin.close()
        try:
            assert process.wait(20) == 1
        finally:
            process.kill()


@pytest.mark.skipif(sys.platform == "win32", reason="only sockets can be waited for there")
def test_the_input_of_whoever_compiles_ends_with_the_server(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    code = "import select; print(*select.select([0], [], [], 0.2)[0], 'has ended')"
    monkeypatch.setattr(processes, "_program", lambda *_: [sys.executable, "-S", "-c", code])
    run(processes._run())
    assert [record.message for record in caplog.records] == ["has ended"]
