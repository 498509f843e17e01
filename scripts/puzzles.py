"""Makes the puzzles that come with the package, from bots' games; it can be stopped and resumed.

python scripts/puzzles.py take FOLDER GAME…       keeps those of the package in a new folder, to continue from them
python scripts/puzzles.py check FOLDER GAME…      measures them by today's judge, and drops those that no longer hold
python scripts/puzzles.py play FOLDER GAME…       plays games and keeps what is found there, until there are enough
python scripts/puzzles.py write FOLDER GAME…      writes the tables of the package, easy ones first
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from random import Random
from time import process_time
from typing import Final

import msgspec

from demesne.arena.play import plies
from demesne.games.base import Outcome
from demesne.games.deck import Deck
from demesne.games.registry import GAMES, make_game
from demesne.players.spec import make_player
from demesne.review.bank import CHOOSING, MEASURING, Bank, stakes
from demesne.review.family import Judge
from demesne.review.ledger import DEPTH, estimate
from demesne.review.puzzles import APART, FULL, LOSS, POINTS, Demands, Need, Puzzle, may_be_asked, puzzle_at
from demesne.review.registry import family_of
from demesne.review.shipped import Choice, Shipped, difficulty_of, shipped, table_of
from demesne.review.story import Story

CHECK: Final = Demands((200, 400, 800, 2000), MEASURING)
"""At length: 20 times the playouts of a review's first pass, none of them those by which the puzzle was found."""
GLANCE, WORTH_IT = 100, 0.07
"""Playouts for a first look at a choice, and the share of the victory from which it is looked at further."""
SEATED: Final = ("level:2", "level:3", "level:4", "greedy", "level:5", "level:6")
MANY, A_GAME = 60, 3
"""Puzzles of a game of the shelf, and of one that was played."""


NEW: Final = 1000
"""The number of the first game that is played: those of the first tables had lower ones."""
DIGITS: Final = 3


class Found(msgspec.Struct):
    """What a played game brought."""

    number: int
    puzzles: list[Shipped]


def take(folder: Path, names: list[str]) -> None:
    """What the package has of *names*, each puzzle as if from a game of its own."""
    for name in names:
        lines = [msgspec.json.encode(Found(number, [puzzle])) + b"\n" for number, puzzle in enumerate(shipped(name))]
        with _file(folder, name).open("xb") as file:
            file.writelines(lines)


def check(folder: Path, names: list[str]) -> None:
    """Measures again what was found of *names*, each by itself: a solver knows no more of a game than its position."""
    for name in names:
        done = folder / f"{name}.checked.jsonl"
        have = _lines(done)
        for found in _found(folder, name)[len(have) :]:
            again = Found(found.number, [held for each in found.puzzles if (held := _again(each, found.number))])
            with done.open("ab") as file:
                file.write(msgspec.json.encode(again) + b"\n")
            print(f"{name} {found.number}: {len(again.puzzles)} of {len(found.puzzles)} hold", flush=True)
        done.replace(_file(folder, name))


def _again(puzzle: Shipped, number: int) -> Shipped | None:
    """*puzzle* as it is measured today; ``None`` if it no longer is one."""
    game = make_game(puzzle.game, puzzle.players, puzzle.options)
    state = game.parse_observation(puzzle.position).resample(Random(number))
    story = Story(game, (state,), (game.parse_move(puzzle.played),), _any_end(puzzle))
    bank = Bank(story, _judge(puzzle.game, puzzle.players), number)
    held = _asked(bank, 0, CHECK)
    return _written(bank, held) if held else None


def _any_end(puzzle: Shipped) -> Outcome:
    """How such a game may end: which seats are one side does not depend on it."""
    rng = Random(0)
    game = make_game(puzzle.game, puzzle.players, puzzle.options)
    *_, last = plies(game, [make_player("random", rng=rng)] * puzzle.players, Deck(0))
    end = last.after.outcome()
    assert end is not None
    return end


def play(folder: Path, names: list[str]) -> None:
    """Plays games of *names*, from where it stopped, always the one that has brought least, until each has enough."""
    while (name := min(names, key=lambda each: _many(folder, each))) and _many(folder, name) < MANY:
        number = max([NEW, *(found.number + 1 for found in _found(folder, name))])
        found = Found(number, list(_puzzles(name, number)))
        with _file(folder, name).open("ab") as file:
            file.write(msgspec.json.encode(found) + b"\n")
        print(f"{name} {number}: {len(found.puzzles)} after {process_time():.0f} s", flush=True)


def _many(folder: Path, name: str) -> int:
    return len(_kept(folder, name))


def _kept(folder: Path, name: str) -> list[Shipped]:
    """A few of each game that was played, none of them twice."""
    found = [each for game in _found(folder, name) for each in game.puzzles[:A_GAME] if _is_plain(each)]
    return list({each.position: each for each in found}.values())[:MANY]


def _file(folder: Path, name: str) -> Path:
    return folder / f"{name}.jsonl"


def _found(folder: Path, name: str) -> list[Found]:
    return _lines(_file(folder, name))


def _lines(file: Path) -> list[Found]:
    lines = file.read_bytes().splitlines() if file.exists() else []
    return [msgspec.json.decode(line, type=Found) for line in lines]


def _puzzles(name: str, number: int) -> Iterator[Shipped]:
    """A few of a game played for the purpose, at most one a turn, from all parts of the game alike."""
    story = _story(name, number)
    bank = Bank(story, _judge(name, story.game.seats), number)
    found, turns = 0, list(story.turns)
    Random(f"{name} {number}").shuffle(turns)
    for turn in turns:
        for ply in turn:
            if may_be_asked(bank, ply) and _is_worth_it(bank, ply) and _asked(bank, ply, FULL):
                puzzle = _asked(bank, ply, CHECK)
                bank.kept.clear()
                if puzzle:
                    yield _written(bank, puzzle)
                    found += 1
                    break
        if found == A_GAME:
            return


def _story(name: str, number: int) -> Story:
    rng = Random(f"{name} {number}")
    least, *_, most = GAMES[name].players
    seats = rng.choice([least, least, *range(least, min(most, 4) + 1)])
    players = [make_player(rng.choice(SEATED), rng=Random(f"{name} {number} {seat}")) for seat in range(seats)]
    game = make_game(name, seats)
    played = list(plies(game, players, Deck(f"puzzles {name} {number}")))
    outcome = played[-1].after.outcome()
    assert outcome is not None
    states = (played[0].before, *(ply.after for ply in played))
    return Story(game, states, tuple(ply.move for ply in played), outcome)


@cache
def _judge(name: str, seats: int) -> Judge:
    return family_of(name).judge(make_game(name, seats))


def _is_worth_it(bank: Bank, ply: int) -> bool:
    """Whether a first look finds what was done worse than the usual move; without one, all of it is measured."""
    state, played = bank.story.states[ply], str(bank.story.moves[ply])
    usual = bank.judge.usual(state, 4)
    if usual is None:
        return True
    if str(usual) == played:
        return False
    side = bank.story.side_of(state.to_move)
    better, worse = (
        stakes(bank.ends((ply, move), DEPTH, CHOOSING, GLANCE, state.to_move))[:, 0, side]
        for move in (str(usual), played)
    )
    return estimate(better - worse).mean >= WORTH_IT


def _asked(bank: Bank, ply: int, demands: Demands) -> Puzzle | None:
    """The puzzle, with all playouts that it takes."""
    seat = bank.story.states[ply].to_move
    while isinstance(told := puzzle_at(bank, ply, demands), Need):
        bank.ends((ply, told.move), told.depth, told.first, told.playouts, seat)
    return told


def _written(bank: Bank, puzzle: Puzzle) -> Shipped:
    """*puzzle*, whose playouts are in *bank*, written down."""
    game, state = bank.story.game, bank.story.states[puzzle.ply]
    sight = [str(move) for move in bank.judge.others(state)]
    best = puzzle.options[0].move
    return Shipped(
        game.name,
        game.seats,
        str(state.observe(puzzle.seat)),
        puzzle.played,
        tuple(
            Choice(each.move, _short(each.win.mean), _short(each.win.se), _short(each.points.mean), each.reasons)
            for each in puzzle.options
        ),
        puzzle.right,
        sight.index(best) if best in sight else len(sight),
        puzzle.playouts,
        dict(game.options),
    )


def _short(number: float) -> float:
    return round(number, DIGITS) + 0.0


def _is_plain(puzzle: Shipped) -> bool:
    """Whether its figures, which trust early values less, are as large as was asked for."""
    wrong = puzzle.choices[puzzle.right :]
    lost = next(choice.win for choice in wrong if choice.move == puzzle.played)
    return lost >= LOSS and all(choice.points >= POINTS and choice.win >= APART for choice in wrong)


def write(folder: Path, names: list[str]) -> None:
    """The tables of *names*, easy ones first."""
    for name in names:
        kept = sorted(_kept(folder, name), key=difficulty_of)
        Path(str(table_of(name))).write_bytes(b"[\n" + b",\n".join(map(msgspec.json.encode, kept)) + b"\n]\n")
        print(name, len(kept))


if __name__ == "__main__":
    word, folder, *rest = sys.argv[1:]
    Path(folder).mkdir(parents=True, exist_ok=True)
    {"take": take, "check": check, "play": play, "write": write}[word](Path(folder), rest)
