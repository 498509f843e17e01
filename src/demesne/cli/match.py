"""``demesne match``: many games between players, and what came of them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import asdict
from pathlib import Path
from typing import Annotated

import typer

from demesne.arena.match import Match, Seating, play_match, tally
from demesne.arena.sprt import Trial
from demesne.cli.contests import (
    GameName,
    Jobs,
    On,
    Players,
    Seed,
    Test,
    ask,
    figures,
    gauge,
    open_book,
    pool,
    trial_lines,
)
from demesne.cli.shell import AsJson, BadInput, Options, check_players, game, parse_options, write, write_json

__all__ = ["match"]


def match(
    name: GameName,
    players: Players,
    games: Annotated[int | None, typer.Option(min=1, help="How many games; or give --decks.")] = None,
    decks: Annotated[int | None, typer.Option(min=1, help="Decks; each is played from every seat.")] = None,
    seed: Seed = 0,
    options: Options = "{}",
    out: Annotated[Path | None, typer.Option(metavar="FILE", help="Results; go on from what is there.")] = None,
    jobs: Jobs = None,
    executor: On = "processes",
    sprt: Test = None,
    as_json: AsJson = False,
) -> None:
    """Play many games with rotating seats; each deck is played once from every seat."""
    specs = check_players("--players", players)
    if (games is None) == (decks is None):
        raise BadInput("--games: expected a number of games, or of decks with --decks")
    games = games or (decks or 0) * len(specs)
    sides = game(name, len(specs), options).sides
    questions = ask(sprt, len(sides))
    plan = Match(name, specs, games, seed, parse_options(options))
    trial = Trial(questions, len(specs)) if questions else None
    book = open_book(out)
    with pool(executor, jobs, games) as workers, gauge(games) as progress:
        played = play_match(plan, workers, book, trial, progress)
    seatings = tally(specs, played)
    told = trial.told() if trial else []
    if as_json:
        tests = {"sprt": [asdict(one) for one in told]} if trial else {}
        write_json({"games": len(played), "seats": [asdict(seating) for seating in seatings], **tests})
    else:
        write([*_table(len(played), seatings), *trial_lines(specs[0], told)])


def _table(games: int, seatings: Sequence[Seating]) -> Iterator[str]:
    yield f"{games} games"
    yield from figures([(seating, games) for seating in seatings])
