"""``demesne tournament``: players who all meet, their strengths, and a report."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import asdict
from pathlib import Path
from typing import Annotated

import typer

from demesne.arena.page import write_report
from demesne.arena.report import sections
from demesne.arena.standings import Standing
from demesne.arena.tournament import Findings, Tournament, play_tournament
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
    written,
)
from demesne.cli.shell import AsJson, BadInput, Options, check_players, parse_options, write, write_json
from demesne.games.base import OptionError

__all__ = ["tournament"]


def tournament(
    name: GameName,
    players: Players,
    decks: Annotated[int, typer.Option(min=1, help="Decks; each is played by every company from every seat.")] = 25,
    seed: Seed = 0,
    options: Options = "{}",
    seats: Annotated[int, typer.Option(min=0, help="Seats at a table; by default one for each player.")] = 0,
    against: Annotated[str, typer.Option(metavar="SPEC", help="Each player alone against copies of this one.")] = "",
    out: Annotated[
        Path | None, typer.Option(metavar="FOLDER", help="Folder for results and report; continues from what is there.")
    ] = None,
    jobs: Jobs = None,
    executor: On = "processes",
    sprt: Test = None,
    as_json: AsJson = False,
) -> None:
    """Let players meet in every combination, on the same decks and from every seat, and rate them."""
    specs = check_players("--players", players)
    if against and len(check_players("--against", against)) > 1:
        raise BadInput(f"--against: expected one player, not {against!r}")
    plan = _plan(name, specs, decks, seed, options, seats, against)
    questions = ask(sprt, len(plan.sides))
    if questions and len(plan.lineups()) > 1 and not against:
        raise BadInput("--sprt: expected --against, or as many players as there are sides")
    if out and out.exists() and not out.is_dir():
        raise BadInput(f"--out: expected a folder, {out} is a file")
    book = open_book(out / "results.jsonl" if out else None)
    games = sum(match.games for match in plan.matches())
    with pool(executor, jobs, games) as workers, written(out, out), gauge(games) as progress:
        found = play_tournament(plan, workers, book, questions, progress)
        if out:
            write_report(out, f"{name} for {plan.at_table}", sections(found))
    if as_json:
        write_json(_told(found))
    else:
        write(_table(found))


def _plan(
    name: str, specs: tuple[str, ...], decks: int, seed: int, options: str, seats: int, against: str
) -> Tournament:
    try:
        return Tournament(name, specs, decks, seed, parse_options(options), seats, against)
    except OptionError as error:
        raise BadInput(f"--game, --players, --seats, --options: {error}") from None


def _told(found: Findings) -> dict[str, object]:
    plan = found.plan
    told: dict[str, object] = {
        "game": plan.game,
        "options": plan.options,
        "seats": plan.at_table,
        "against": plan.against or None,
        "seed": plan.seed,
        "decks": plan.decks,
        "games": found.games,
        "players": [asdict(standing) for standing in found.standings],
    }
    if found.tests:
        told["sprt"] = {player: [asdict(one) for one in tests] for player, tests in found.tests.items()}
    return told


def _table(found: Findings) -> Iterator[str]:
    yield f"{found.games} games"
    ratings = [_rating(standing) for standing in found.standings]
    yield from figures([(standing, standing.games) for standing in found.standings], ratings)
    for player, tests in found.tests.items():
        yield from trial_lines(player, tests)


def _rating(standing: Standing) -> str:
    low_high = f"{standing.rating_ci95[0]:+.0f} {standing.rating_ci95[1]:+.0f}" if standing.rating_ci95 else ""
    return f" {standing.rating:+6.0f} {low_high:>14}"
