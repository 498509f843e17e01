"""The pad counts in the browser: its scoring says what the rules say, of thousands of kingdoms."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path
from random import Random
from typing import Any

import pytest

from demesne.cli.jsonin import Line
from demesne.cli.queendomino.kingdoms import read_estate
from demesne.games.grid import Square
from demesne.games.queendomino.dominoes import BOXES, Half
from demesne.games.queendomino.kingdom import placement_refusal
from demesne.games.queendomino.rules import Rules, kingdomino, queendomino
from demesne.games.queendomino.scoring import Holdings, add_up, rank, score_kingdom
from tests.cli.running import demesne
from tests.pad.estates import estate, grow
from tests.pad.twin import ask, sentence

ROOT = Path(__file__).resolve().parents[2]
ESTATES = 1500
TABLES = 600
LAYINGS = 1500


def test_the_pads_tables_are_those_of_the_rules() -> None:
    done = subprocess.run(
        [sys.executable, "scripts/pad_tables.py", "--check"], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr


def test_page_and_command_line_score_alike() -> None:
    """Totals, rows, territories and warnings, of kingdoms that could be and of some that could not."""
    rng = Random(31)
    lines = [estate(rng, number) for number in range(ESTATES)]
    run = demesne("score", "-", stdin="".join(json.dumps(line) + "\n" for line in lines))
    assert (run.status, run.err) == (0, "")
    for line, ours, pages in zip(lines, run.lines, ask("score", lines), strict=True):
        told = {**pages, "warnings": [sentence(doubt) for doubt in pages.pop("warnings")]}
        del told["items"]
        assert told == ours, json.dumps(line)
    assert sum(bool(answer["warnings"]) for answer in run.lines) > ESTATES / 10
    assert sum(answer["rows"]["bonuses"] > 0 for answer in run.lines) > ESTATES / 100


@pytest.mark.parametrize("centre", ["extent", "grid"])
def test_page_and_rules_give_the_same_reasons(centre: str) -> None:
    """Every number is explained alike, however Middle Kingdom is read."""
    rng = Random(32)
    lines = [estate(rng, number) for number in range(ESTATES // 4)]
    for line, pages in zip(lines, ask("score", [{**line, "centre": centre} for line in lines]), strict=True):
        read = read_estate(Line(1, line))
        sheet, _ = score_kingdom(read.kingdom, read.holdings, read.bonuses, centre)
        ours = [[[item.code, item.points, dict(item.params)] for item in row.items] for row in sheet.rows]
        assert pages["items"] == ours, json.dumps(line)


@pytest.mark.parametrize("rules", [kingdomino(4, {}), queendomino(4, {}), queendomino(4, {"edition": "cz"})])
def test_page_and_rules_break_ties_alike(rules: Rules) -> None:
    """Small kingdoms tie often, also all four of them."""
    rng = Random(33)
    tables = [[small(rng) for _ in range(4)] for _ in range(TABLES)]
    answers = ask("rank", [{"ties": rules.tie_breaks, "columns": table} for table in tables])
    seen = set()
    for table, pages in zip(tables, answers, strict=True):
        ends = rank(rules, [column(each) for each in table])
        assert pages == [{"rank": end.rank, "tieBreak": end.tie_break} for end in ends], json.dumps(table)
        seen |= {end.tie_break for end in ends}
    assert seen == {"", "shared", *rules.tie_breaks}


def test_page_and_rules_add_up_a_dynasty_alike() -> None:
    """Row by row, game by game; equal sums share the place (rules 13.7)."""
    rules = kingdomino(3, {"dynasty": True})
    tables = dynasties(Random(35), rules.games)
    ranked = set()
    for games, pages in zip(tables, ask("add", [{"players": 3, "games": games} for games in tables]), strict=True):
        sums = [add_up([points(line) for line in side]) for side in zip(*games, strict=True)]
        assert pages["games"] == rules.games
        assert [explained(sheet) for sheet in pages["sums"]] == [
            [(row.name, row.points, [(i.code, i.points, dict(i.params)) for i in row.items]) for row in sheet.rows]
            for sheet in sums
        ]
        ends = rank(rules, [(sheet, [], Holdings()) for sheet in sums])
        assert pages["places"] == [{"rank": end.rank, "tieBreak": end.tie_break} for end in ends]
        ranked |= {end.tie_break for end in ends}
    assert ranked == {"", "shared"}


def test_page_and_command_line_add_up_a_dynasty_alike() -> None:
    tables = dynasties(Random(36), 3)
    lines = [{"game": "kingdomino", "games": [own(columns[0]) for columns in games]} for games in tables]
    told = demesne("score", "-", stdin="".join(json.dumps(line) + "\n" for line in lines)).lines
    pages = [each["sums"][0] for each in ask("add", [{"players": 3, "games": games} for games in tables])]
    assert [(line["total"], line["rows"]) for line in told] == [
        (sheet["total"], {row["row"]: row["points"] for row in sheet["rows"]}) for sheet in pages
    ]


def dynasties(rng: Random, games: int) -> list[list[list[dict[str, Any]]]]:
    """Small kingdoms of Kingdomino: for each table its games, each with a column for each of three sides."""
    bare = {"game": "kingdomino", "coins": 0}
    return [[[small(rng) | bare for _ in range(3)] for _ in range(games)] for _ in range(TABLES // 2)]


def points(line: Mapping[str, Any]) -> tuple[int, ...]:
    sheet, _ = score_kingdom(read_estate(Line(1, line)).kingdom, Holdings())
    return tuple(sheet.points().values())


def own(line: Mapping[str, Any]) -> dict[str, Any]:
    """What a game of a dynasty says of a kingdom itself."""
    return {key: line[key] for key in ("castle", "squares")}


def explained(sheet: Mapping[str, Any]) -> list[object]:
    return [
        (row["row"], row["points"], [(item["code"], item["points"], item["args"]) for item in row["items"]])
        for row in sheet["rows"]
    ]


def small(rng: Random) -> dict[str, Any]:
    line = estate(rng, 0) | {"game": "queendomino", "size": 5, "castle": None, "buildings": [], "bonuses": []}
    kinds = [("wheat", 1), ("wheat", 0), ("lake", 1)]
    cells = [[x, y, *rng.choice(kinds)] for x in range(2) for y in range(2) if rng.random() < 0.6]
    return line | {"squares": cells, "coins": rng.randint(0, 5), "knights": 0, "towers": 0, "queen": False}


def column(line: Mapping[str, Any]) -> Any:
    read = read_estate(Line(1, line))
    return *score_kingdom(read.kingdom, read.holdings), read.holdings


def test_page_and_rules_refuse_the_same_placements() -> None:
    """Dominoes entered by number fit where the rules let them, for the same reason where not."""
    rng = Random(34)
    asked, expected = [], []
    for _ in range(LAYINGS // 40):
        game, size = rng.choice(sorted(BOXES)), rng.choice([5, 7])
        kingdom = grow(rng, game, size, rng.randint(0, 12))
        land = [[x, y, h.terrain.value, h.crowns] for (x, y), h in kingdom.land.items() if (x, y) != (0, 0)]
        for domino in rng.sample(list(BOXES[game].values()), 40):
            first, second = spot(rng)
            asked.append(
                {
                    "kingdom": {"size": size, "castle": [0, 0], "squares": land},
                    "domino": [told(domino.first), told(domino.second)],
                    "first": first,
                    "second": second,
                }
            )
            refused = placement_refusal(kingdom, domino, first, second)
            expected.append(refused and refused.code.removeprefix("place."))
    assert ask("lay", asked) == [None if code == "order" else code for code in expected]
    assert {"apart", "occupied", "unconnected", "too-wide", None} <= set(expected)


def spot(rng: Random) -> tuple[Square, Square]:
    x, y = rng.randint(-4, 4), rng.randint(-4, 4)
    dx, dy = rng.choice([(1, 0), (-1, 0), (0, 1), (0, -1), (1, 1), (0, 0)])
    return (x, y), (x + dx, y + dy)


def told(half: Half) -> list[object]:
    return [half.terrain.value, half.crowns]
