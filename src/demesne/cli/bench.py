"""``demesne bench``: how fast the kernels play."""

from __future__ import annotations

import sys
from typing import Annotated

import typer

from demesne.cli.shell import AsJson, Group, Options, game, write, write_json

__all__ = ["app"]

app = typer.Typer(cls=Group, help="Measure how fast the kernels play.")


@app.callback()
def bench() -> None:
    """Measure how fast the kernels play."""


@app.command("random")
def random_play(
    name: Annotated[str, typer.Option("--game", help="The game; see 'demesne games'.")],
    players: Annotated[int, typer.Option(help="How many play.")],
    options: Options = "{}",
    games: Annotated[int | None, typer.Option(min=1, help="How many games; by default three seconds of them.")] = None,
    seed: Annotated[int, typer.Option(min=0, max=2**63 - 1, help="The same seed gives the same games.")] = 0,
    as_json: AsJson = False,
) -> None:
    """Play random games, every legal move equally likely, on one core, in processor time."""
    played = game(name, players, options)
    from demesne.kernels.random_games import random_games
    from demesne.kernels.registry import random_job
    from demesne.kernels.warm_up import warm

    warm([random_job(played)], lambda told: print(told, file=sys.stderr, flush=True))
    found = random_games(played, seed, games)
    told = {
        "games": found.games,
        "games_per_cpu_second": round(found.games_per_second, 1),
        "steps_per_cpu_second": round(found.plies_per_second, 1),
        "mean_score": round(found.mean_score, 3),
    }
    if as_json:
        write_json(told)
    else:
        write(f"{key.replace('_', ' '):22} {value:,}" for key, value in told.items())
