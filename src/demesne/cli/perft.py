"""``demesne perft``: how many lines of play begin at a position."""

from __future__ import annotations

from typing import Annotated

import typer

from demesne.cli.shell import AsJson, BadInput, Options, game, write, write_json
from demesne.games.base import NotationError
from demesne.games.perft import divide as count_below
from demesne.games.perft import perft as count

__all__ = ["perft"]


def perft(
    depth: Annotated[int, typer.Argument(min=0, help="How many plies deep.")],
    name: Annotated[str, typer.Option("--game", help="The game; see 'demesne games'.")],
    players: Annotated[int, typer.Option(help="How many play.")],
    options: Options = "{}",
    position: Annotated[str | None, typer.Option(metavar="TEXT", help="A position; by default the beginning.")] = None,
    divide: Annotated[bool, typer.Option("--divide", help="Count below each move.")] = False,
    as_json: AsJson = False,
) -> None:
    """Count the lines of play of a given length; every possible deal counts once."""
    chosen = game(name, players, options)
    try:
        state = chosen.parse_state(position) if position is not None else chosen.new_state()
    except NotationError as error:
        raise BadInput(f"--position: {error}") from None
    if divide and depth < 1:
        raise BadInput("DEPTH: expected at least 1 with --divide")
    below = count_below(state, depth) if divide else {}
    nodes = sum(below.values()) if divide else count(state, depth)
    if as_json:
        write_json({"game": name, "depth": depth, "nodes": nodes} | ({"divide": below} if divide else {}))
    else:
        write([*(f"{move}: {nodes_}" for move, nodes_ in sorted(below.items())), str(nodes)])
