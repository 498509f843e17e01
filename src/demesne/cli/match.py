"""``demesne match``: many games between players, and what came of them."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from demesne.arena.match import Match, Seating, play_match, tally
from demesne.arena.plan import Luck
from demesne.arena.sprt import Trial
from demesne.arena.unit import Result
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
    luck_lines,
    open_book,
    pool,
    trial_lines,
    written,
)
from demesne.cli.shell import AsJson, BadInput, Options, check_players, game, parse_options, write, write_json
from demesne.games.base import OptionError

if TYPE_CHECKING:
    from demesne.arena.luck import Corrected  # It imports NumPy, which `--help` need not load.

__all__ = ["match"]


def match(
    name: GameName,
    players: Players,
    games: Annotated[int | None, typer.Option(min=1, help="How many games; or give --decks.")] = None,
    decks: Annotated[int | None, typer.Option(min=1, help="Decks; each is played from every seat.")] = None,
    seed: Seed = 0,
    options: Options = "{}",
    out: Annotated[
        Path | None, typer.Option(metavar="FILE", help="File for the results; continues from what is there.")
    ] = None,
    jobs: Jobs = None,
    executor: On = "processes",
    sprt: Test = None,
    luck: Annotated[
        int | None,
        typer.Option(
            metavar="[PLAYOUTS]", min=2, help="Also report results corrected for luck, from this many playouts."
        ),
    ] = None,
    as_json: AsJson = False,
) -> None:
    """Play many games with rotating seats; each deck is played once from every seat."""
    specs = check_players("--players", players)
    if (games is None) == (decks is None):
        raise BadInput("--games: expected a number of games, or of decks with --decks")
    games = games or (decks or 0) * len(specs)
    sides = game(name, len(specs), options).sides
    questions = ask(sprt, len(sides))
    plan = Match(name, specs, games, seed, parse_options(options), _luck(name, specs, options, luck))
    trial = Trial(questions, len(specs)) if questions else None
    book = open_book(out)
    with pool(executor, jobs, games) as workers, written(out, out and out.parent), gauge(games) as progress:
        played = play_match(plan, workers, book, trial, progress)
    seatings = tally(specs, played)
    fair = _corrected(len(specs), played, luck=luck is not None)
    told = trial.told() if trial else []
    if as_json:
        tests = {"sprt": [asdict(one) for one in told]} if trial else {}
        seats = [asdict(seating) for seating in seatings]
        if luck is not None:
            seats = [{**seat, "luck": asdict(one) if one else None} for seat, one in zip(seats, fair, strict=True)]
        write_json({"games": len(played), "seats": seats, **tests})
    else:
        lines = luck_lines(specs, fair) if luck is not None else ()
        write([*_table(len(played), seatings), *lines, *trial_lines(specs[0], told)])


def _luck(name: str, players: Sequence[str], options: str, playouts: int | None) -> Luck | None:
    """How luck is measured, compiled here before all workers do; ``None`` where nobody asks. Raises ``BadInput``."""
    if playouts is None:
        return None
    from demesne.kernels.warm_up import warm  # noqa: PLC0415 - NumPy and Numba, which `--help` need not load
    from demesne.review.luck import luck_of  # noqa: PLC0415
    from demesne.review.registry import judge_job  # noqa: PLC0415

    try:
        job = judge_job(game(name, len(players), options))
    except OptionError as error:
        raise BadInput(f"--luck: {error}") from None
    warm([job], lambda notice: print(notice, file=sys.stderr, flush=True))
    return Luck(playouts, luck_of)


def _corrected(players: int, games: Sequence[Sequence[Result]], *, luck: bool) -> Sequence[Corrected | None]:
    if not luck:
        return [None] * players
    from demesne.arena.luck import corrected  # noqa: PLC0415 - NumPy

    return corrected(players, games) or [None] * players


def _table(games: int, seatings: Sequence[Seating]) -> Iterator[str]:
    yield f"{games} games"
    yield from figures([(seating, games) for seating in seatings])
