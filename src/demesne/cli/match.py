"""``demesne match``: many games between players, and what came of them."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from dataclasses import asdict
from typing import Annotated

import typer

from demesne.arena.match import Match, Seating
from demesne.arena.match import match as play_match
from demesne.cli.shell import AsJson, BadInput, Options, game, parse_options, write, write_json
from demesne.players.spec import SpecError, check_spec, split_specs

__all__ = ["match"]


def match(
    name: Annotated[str, typer.Option("--game", help="The game; see 'demesne games'.")],
    players: Annotated[str, typer.Option(metavar="SPEC,SPEC,…", help="Who plays; see 'demesne players'.")],
    games: Annotated[int, typer.Option(min=1, help="How many games.")],
    seed: Annotated[int, typer.Option(help="The same seed gives the same games.")] = 0,
    options: Options = "{}",
    workers: Annotated[int | None, typer.Option(min=1, help="Processes; by default one for each core.")] = None,
    as_json: AsJson = False,
) -> None:
    """Play many games with rotating seats; each deal is played once from every seat."""
    specs = tuple(split_specs(players))
    for spec in specs:
        _check(spec)
    game(name, len(specs), options)
    plan = Match(name, specs, games, seed, parse_options(options))
    seatings = play_match(plan, workers, _Progress(games) if sys.stderr.isatty() else None)
    if as_json:
        write_json({"games": games, "seats": [asdict(seating) for seating in seatings]})
    else:
        write(_table(games, seatings))


def _check(spec: str) -> None:
    try:
        check_spec(spec)
    except SpecError as error:
        raise BadInput(f"--players: {error}") from None


class _Progress:
    """Tells a terminal how many games are over, and clears the line at the end."""

    def __init__(self, games: int) -> None:
        self._games = games

    def __call__(self, over: int) -> None:
        end = "\r\033[K" if over == self._games else ""
        print(f"\r{over}/{self._games} games{end}", end="", file=sys.stderr, flush=True)


def _table(games: int, seatings: Sequence[Seating]) -> Iterator[str]:
    yield f"{games} games"
    yield f"{'player':24} {'wins':>8} {'share':>7} {'95 % interval':>15} {'score':>7} {'margin':>7} {'ms/move':>8}"
    for s in seatings:
        interval = f"{s.ci95[0]:.3f}-{s.ci95[1]:.3f}"
        yield (
            f"{s.player:24} {s.wins:8.1f} {s.share:7.3f} {interval:>15} {s.mean_score:7.1f}"
            f" {s.margin:+7.1f} {s.cpu_ms_per_decision:8.3f}"
        )
