"""The report of a tournament: tables and plots, as Markdown and as a page."""

from __future__ import annotations

import json
import re
from statistics import fmean

from demesne.arena.page import Plot, Section, Table
from demesne.arena.standings import Entry, Standing
from demesne.arena.svg import Bar, Point, Whisker, bars, curve, histograms, whiskers
from demesne.arena.tournament import Findings
from demesne.ratings.intervals import Interval, wilson

__all__ = ["sections"]


_METHOD = (
    "A share counts a victory shared by k as 1/k; its interval is Wilson's.",
    "Ratings are strengths by Plackett and Luce on Elo's scale, where 400 points are odds of ten to one.",
    "A shared place counts as every order, and everybody has one drawn game more against the middle.",
    "Intervals of ratings come from drawing decks anew 400 times; of who always won or always lost none is known.",
    "Those of margins are by Student's t over decks.",
    "Processor time is what was spent in deciding, in the thread or process that decides.",
)


def sections(found: Findings) -> list[Section]:
    """The report, section by section; sections without data are left out."""
    parts = [
        _standings(found),
        _tests(found),
        _curve(found),
        _scores(found),
        _points(found),
        _use(found),
        _seats(found),
        _method(found),
    ]
    return [part for part in parts if part]


def _standings(found: Findings) -> Section:
    head = (
        "player",
        "games",
        "wins",
        "share",
        "95 %",
        "rating",
        "95 %",
        "score",
        "margin",
        "95 %",
        "CPU ms a decision",
    )
    rows = [
        (
            s.player,
            str(s.games),
            f"{s.wins:.1f}",
            f"{s.share:.3f}",
            _span(s.ci95, 3),
            f"{s.rating:+.0f}",
            _span(s.rating_ci95, 0),
            f"{s.mean_score:.1f}",
            f"{s.margin:+.1f}",
            _span(s.margin_ci95, 1),
            f"{s.cpu_ms_per_decision:.3g}",
        )
        for s in found.standings
    ]
    rated = [_whisker(s.player, s.rating, s.rating_ci95) for s in found.standings]
    margins = [_whisker(s.player, s.margin, s.margin_ci95) for s in found.standings]
    return Section(
        "Standings",
        [
            Table(head, rows),
            Plot("ratings", "Ratings, 0 in the middle of the field", whiskers("Ratings", rated, 0.0, 0)),
            Plot("margins", "Mean lead over the best other side, in points", whiskers("Margins", margins)),
        ],
    )


def _tests(found: Findings) -> Section | None:
    if not found.tests:
        return None
    head = ("player", "measure", "low", "high", "decks", "mean", "LLR", "bounds", "verdict")
    rows = [
        (
            player,
            one.measure,
            f"{one.low:g}",
            f"{one.high:g}",
            str(one.units),
            f"{one.mean:.3f}",
            f"{one.llr:.2f}",
            _span(one.bounds, 2),
            one.verdict or "open",
        )
        for player, told in found.tests.items()
        for one in told
    ]
    return Section("Sequential tests", [Table(head, rows)])


def _curve(found: Findings) -> Section | None:
    """Players that differ in one number only: budgets, or checkpoints of a training."""
    kin: dict[tuple[str, str], list[tuple[float, Standing]]] = {}
    for standing in found.standings:
        for key, stem, number in _numbers(standing.player):
            kin.setdefault((key, stem), []).append((number, standing))
    plots: list[str | Table | Plot] = [
        Plot(
            f"curve-{index}",
            f"Rating of {stem.replace('*', '…')} by {key}",
            curve(
                f"Rating by {key}",
                key,
                [Point(number, s.rating, *(s.rating_ci95 or (s.rating, s.rating))) for number, s in row],
            ),
        )
        for index, ((key, stem), row) in enumerate(sorted(kin.items(), key=lambda one: one[0]))
        if len({number for number, _ in row}) > 2
    ]
    return Section("Learning and budgets", plots) if plots else None


def _numbers(spec: str) -> list[tuple[str, str, float]]:
    """Each parameter with a number in it: its key, the spec without that number, the number."""
    return [
        (match["key"], spec[: match.start("number")] + "*" + spec[match.end("number") :], float(match["number"]))
        for match in re.finditer(r"(?P<key>[a-z_]+)=[^,=]*?(?P<number>\d+(?:\.\d+)?)(?=[^\d,]*(?:,|$))", spec)
    ]


def _scores(found: Findings) -> Section:
    rows = [(player, [float(entry.result.score) for entry in own]) for player, own in _by_player(found)]
    return Section("Scores", [Plot("scores", "Scores, the mean marked", histograms("Scores", rows))])


def _points(found: Findings) -> Section:
    names = list(found.entries[0].result.rows)
    rows = [
        (player, *(f"{fmean(entry.result.rows.get(name, 0) for entry in own):.1f}" for name in names))
        for player, own in _by_player(found)
    ]
    return Section("Where the points come from", [Table(("player", *names), rows)])


def _use(found: Findings) -> Section | None:
    """What the players did in an average game."""
    names = sorted({name for entry in found.entries for name in entry.result.facts})
    if not names:
        return None
    mean = {
        name: [(player, fmean(entry.result.facts.get(name, 0) for entry in own)) for player, own in _by_player(found)]
        for name in names
    }
    players = [player for player, _ in _by_player(found)]
    rows = [(name, *(f"{value:.2f}" for _, value in mean[name])) for name in names]
    drawn = [name for name in names if name == "buildings built" or not name.endswith(" built")]
    return Section(
        "What they did",
        [
            "Counts in a game, on average.",
            Table(("", *players), rows),
            Plot("use", "Counts, each on its own scale", bars("Use", [Bar(name, mean[name]) for name in drawn])),
        ],
    )


def _seats(found: Findings) -> Section:
    sides = len(found.plan.sides)
    rows = []
    for side in range(sides):
        wins = [entry.result.win for entry in found.entries if entry.result.side == side]
        rows.append(Whisker(_seat_name(found, side), fmean(wins), *wilson(sum(wins), len(wins))))
    table = Table(
        ("", "share of wins", "95 %", "mean score"),
        [
            (row.name, f"{row.value:.3f}", _span((row.low, row.high), 3), f"{_mean_score(found, side):.1f}")
            for side, row in enumerate(rows)
        ],
    )
    return Section(
        "Seats",
        [table, Plot("seats", "Share of wins by seat, even at the line", whiskers("Seats", rows, 1 / sides, 3))],
    )


def _seat_name(found: Findings, side: int) -> str:
    seats = found.plan.sides[side]
    return f"seat {seats[0]}" if len(seats) == 1 else f"seats {' and '.join(map(str, seats))}"


def _mean_score(found: Findings, side: int) -> float:
    return fmean(entry.result.score for entry in found.entries if entry.result.side == side)


def _method(found: Findings) -> Section:
    plan = found.plan
    options = json.dumps(dict(plan.options), sort_keys=True)
    games = len({(entry.match, entry.deck, entry.turn) for entry in found.entries})
    company = f"each against {plan.against} on all other sides" if plan.against else "in every company"
    return Section(
        "How it was played",
        [
            f"{plan.game} for {plan.at_table}, options {options}, seed {plan.seed}: {games} games, {company}.",
            f"All play the same decks, {plan.decks} at most, each deck from every seat.",
            *_METHOD,
        ],
    )


def _by_player(found: Findings) -> list[tuple[str, list[Entry]]]:
    """Players in the order of the standings, each with what it did."""
    by_player: dict[str, list[Entry]] = {standing.player: [] for standing in found.standings}
    for entry in found.entries:
        by_player[entry.player].append(entry)
    return list(by_player.items())


def _span(interval: Interval | None, digits: int) -> str:
    return f"{interval[0]:.{digits}f} to {interval[1]:.{digits}f}" if interval else "not known"


def _whisker(name: str, value: float, interval: Interval | None) -> Whisker:
    return Whisker(name, value, *(interval or (value, value)))
