"""``demesne trace``: one game as JSON Lines, with everything that was legal."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Annotated

import typer

from demesne.arena.play import plies
from demesne.cli.shell import BadInput, Options, check_players, game, write
from demesne.games.base import Game
from demesne.games.deck import Deck
from demesne.games.registry import GAMES
from demesne.players.spec import SpecError, make_player
from demesne.records.jsonl import dumps, head_of, outcome_of, ply_of
from demesne.records.record import Record, Told, board_of, mover, results

__all__ = ["trace"]


def trace(
    name: Annotated[str, typer.Option("--game", help="The game; see 'demesne games'.")],
    players: Annotated[int, typer.Option(help="How many play.")],
    options: Options = "{}",
    player: Annotated[str, typer.Option(help="Who sits on every seat; see 'demesne players'.")] = "random",
    seed: Annotated[int, typer.Option(help="The same seed gives the same bytes.")] = 0,
) -> None:
    """Play one game and print it as JSON Lines: head, every ply, outcome."""
    chosen = game(name, players, options, Random(f"{seed} land"))
    check_players("--player", player)
    try:
        make_player(player, seed)
    except SpecError as error:
        raise BadInput(f"--player: {error}") from None
    write(_lines(chosen, player, seed))


def _lines(chosen: Game[object], player: str, seed: int) -> Iterator[str]:
    players = [make_player(player, f"{seed} player {seat}") for seat in range(chosen.seats)]
    version = GAMES[chosen.name].version
    yield dumps(head_of(Record(chosen.name, chosen.seats, (), chosen.options, version, board=board_of(chosen))))
    state = chosen.new_state()
    for number, ply in enumerate(plies(chosen, players, Deck(f"{seed} deck"))):
        legal = tuple(sorted(map(str, ply.before.legal_moves())))
        yield dumps(ply_of(number, str(ply.move), Told(mover(ply.before), legal)))
        state = ply.after
    if (outcome := state.outcome()) is not None:
        yield dumps(outcome_of(results(outcome)))
