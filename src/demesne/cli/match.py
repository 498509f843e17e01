"""``demesne match``: many games between players, and what came of them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import asdict
from pathlib import Path
from typing import Annotated

import typer

from demesne.arena.match import Match, Seating, play_match, tally
from demesne.arena.sprt import Trial
from demesne.cli.contests import Jobs, On, Test, ask, gauge, open_book, pool, trial_lines
from demesne.cli.shell import AsJson, Options, check_players, game, parse_options, write, write_json

__all__ = ["match"]


def match(
    name: Annotated[str, typer.Option("--game", help="The game; see 'demesne games'.")],
    players: Annotated[str, typer.Option(metavar="SPEC,SPEC,…", help="Who plays; see 'demesne players'.")],
    games: Annotated[int, typer.Option(min=1, help="How many games.")],
    seed: Annotated[int, typer.Option(help="The same seed gives the same games.")] = 0,
    options: Options = "{}",
    out: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Results as JSON Lines; go on from what is there.")
    ] = None,
    jobs: Jobs = None,
    executor: On = "processes",
    sprt: Test = None,
    as_json: AsJson = False,
) -> None:
    """Play many games with rotating seats; each deck is played once from every seat."""
    specs = check_players("--players", players)
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
    yield f"{'player':24} {'wins':>8} {'share':>7} {'95 % interval':>15} {'score':>7} {'margin':>7} {'ms/move':>8}"
    for s in seatings:
        interval = f"{s.ci95[0]:.3f}-{s.ci95[1]:.3f}"
        yield (
            f"{s.player:24} {s.wins:8.1f} {s.share:7.3f} {interval:>15} {s.mean_score:7.1f}"
            f" {s.margin:+7.1f} {s.cpu_ms_per_decision:8.3f}"
        )
