"""The program in which bots think: a job per line comes in, a move per line goes out.

It holds no table and no key, only what a seat knows; it ends when its input does. With the word ``compile`` it compiles
the players that think ahead instead, and reports each that takes a while.
"""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Sequence
from random import Random
from threading import Thread
from traceback import extract_tb
from typing import Any, BinaryIO

import msgspec

from demesne.games.base import Game, Observation
from demesne.games.registry import make_game
from demesne.players.base import Weighed, advise
from demesne.players.spec import make_listed

__all__ = ["COMPILE", "Job", "Next", "Thought", "compile_players", "ignore_stops", "job_for", "main", "think"]

COMPILE = "compile"
POLITE, MOST_POLITE = 5, 19
"""The processes' niceness: behind the server, behind everything."""


class Job(msgspec.Struct):
    """What a bot is asked: the game, all that its seat knows, in notation, who it is, its dice.

    ``weigh``: the next best moves are asked for, too.
    """

    game: str
    players: int
    options: dict[str, Any]
    observation: str
    spec: str
    seed: str
    weigh: bool = False


class Next(msgspec.Struct):
    """A move that comes after the best one, in notation, and by how many points it falls behind; 0: nobody can tell."""

    move: str
    behind: int


class Thought(msgspec.Struct):
    """What the program answers: the move in notation and those that come ``next``, or what went wrong."""

    move: str = ""
    next: list[Next] = []
    fault: str = ""


def job_for(game: Game[Any], observation: Observation[Any], spec: str, seed: str) -> Job:
    """The job for a bot that sees *observation*."""
    return Job(game.name, game.seats, dict(game.options), str(observation), spec, seed)


def think(job: Job) -> Thought:
    """The move that the bot decides on, knowing no more than its seat does."""
    try:
        game = make_game(job.game, job.players, job.options)
        observation = game.parse_observation(job.observation)
        player = make_listed(job.spec, Random(job.seed))
        best, *others = advise(player, observation) if job.weigh else [Weighed(player.decide(observation))]
        return Thought(str(best.move), [Next(str(each.move), each.behind) for each in others])
    except Exception as fault:  # noqa: BLE001 - a player's mistake must not end the process
        last = extract_tb(fault.__traceback__)[-1]
        return Thought(fault=f"{type(fault).__name__}: {fault} ({last.filename}, line {last.lineno}, in {last.name})")


def compile_players() -> None:
    """Compiles what is not compiled yet on this machine, with a line on standard output for each that takes a while."""
    from demesne.kernels.compiler import is_compiled  # noqa: PLC0415
    from demesne.kernels.warm_up import warm  # noqa: PLC0415
    from demesne.players.jobs import search_jobs  # noqa: PLC0415

    warm([job for job in search_jobs() if not is_compiled(job.entry)], lambda notice: print(notice, flush=True))


def ignore_stops() -> None:
    """Ignores Ctrl+C and a polite request to end, which a whole group gets: the server then ends this process."""
    for stop in (signal.SIGINT, signal.SIGTERM):
        signal.signal(stop, signal.SIG_IGN)


def main(words: Sequence[str]) -> None:
    """Compiles, or answers jobs until the input ends."""
    ignore_stops()
    compiling = list(words) == [COMPILE]
    if hasattr(os, "nice"):
        os.nice(MOST_POLITE if compiling else POLITE)
    if compiling:
        Thread(target=_end_with_input, daemon=True).start()
        compile_players()
    else:
        _answer_all(sys.stdin.buffer)


def _end_with_input() -> None:
    """Ends the process as soon as its input ends, which nothing is written to: then its server was killed."""
    while os.read(0, 1):
        pass
    os._exit(1)


def _answer_all(jobs: BinaryIO) -> None:
    answers = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # nothing a player prints may pass for an answer
    decode = msgspec.json.Decoder(Job).decode
    for line in jobs:
        answers.write(msgspec.json.encode(think(decode(line))) + b"\n")
        answers.flush()


if __name__ == "__main__":
    main(sys.argv[1:])
