"""The process in which bots think: a job a line comes in, a move a line goes out.

It holds no table and no key, only what a seat sees; it ends when its input does.
"""

from __future__ import annotations

import os
import signal
import sys
from random import Random
from typing import Any, BinaryIO

import msgspec

from demesne.games.base import Game, Observation
from demesne.games.registry import make_game
from demesne.players.spec import make_player

__all__ = ["Job", "Thought", "job_for", "main", "think"]


class Job(msgspec.Struct):
    """What a bot is asked: the game, a position that its seat could be in, its seat, who it is.

    The hands of the others are guessed from what the seat knows, so nothing that
    it may not know is in ``position``.
    """

    game: str
    players: int
    options: dict[str, Any]
    position: str
    seat: int
    spec: str
    seed: str


class Thought(msgspec.Struct):
    """The move in notation, or what went wrong."""

    move: str = ""
    fault: str = ""


def job_for(game: Game[Any], observation: Observation[Any], spec: str, seed: str) -> Job:
    """The job for a bot that sees *observation*, made from nothing else."""
    possible = observation.resample(Random(0))
    return Job(game.name, game.seats, dict(game.options), str(possible), observation.seat, spec, seed)


def think(job: Job) -> Thought:
    """The move that the bot decides on, knowing no more than its seat does."""
    try:
        game = make_game(job.game, job.players, job.options)
        observation = game.parse_state(job.position).observe(job.seat)
        return Thought(move=str(make_player(job.spec, job.seed).decide(observation)))
    except Exception as fault:  # noqa: BLE001 - a player's mistake must not end the process
        return Thought(fault=f"{type(fault).__name__}: {fault}")


def main() -> None:
    """Answers jobs until the input ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C is for the server, which then ends us
    answers = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # whatever a player prints must not pass for an answer
    if hasattr(os, "nice"):
        os.nice(5)
    _serve(sys.stdin.buffer, answers)


def _serve(jobs: BinaryIO, answers: BinaryIO) -> None:
    decode = msgspec.json.Decoder(Job).decode
    for line in jobs:
        answers.write(msgspec.json.encode(think(decode(line))) + b"\n")
        answers.flush()


if __name__ == "__main__":
    main()
