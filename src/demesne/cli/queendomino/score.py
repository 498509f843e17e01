"""``demesne score``: kingdoms in, points out; of a dynasty, those of all its games."""

from __future__ import annotations

from typing import Annotated

import typer

from demesne.cli.jsonin import Line, answer
from demesne.cli.queendomino.kingdoms import KEYS, Estate, doubts, read_dynasty, read_estate
from demesne.cli.shell import write
from demesne.games.base import Sheet
from demesne.games.queendomino.kingdom import Territory
from demesne.games.queendomino.scoring import LANDSCAPES, add_up, score_kingdom

__all__ = ["score"]


def score(
    file: Annotated[str, typer.Argument(help="JSON Lines, one kingdom per line; - for standard input.")],
) -> None:
    """Score kingdoms: JSON Lines in, JSON Lines out."""
    write(answer(file, _reply))


def _reply(line: Line) -> dict[str, object]:
    if "games" in line.values:
        return {"id": line.values.get("id")} | _dynasty(read_dynasty(line))
    line.only(KEYS)
    estate = read_estate(line)
    return {"id": line.values.get("id")} | _scored(estate, *_column(estate))


def _dynasty(games: list[Estate]) -> dict[str, object]:
    """The points of all *games*, added up row by row (rules 13.7), and the answer to each."""
    columns = [_column(estate) for estate in games]
    whole = add_up([tuple(sheet.points().values()) for sheet, _ in columns])
    answers = [_scored(estate, *column) for estate, column in zip(games, columns, strict=True)]
    return {"total": whole.total, "rows": whole.points(), "games": answers}


def _column(estate: Estate) -> tuple[Sheet, list[Territory]]:
    return score_kingdom(estate.kingdom, estate.holdings, estate.bonuses, estate.centre)


def _scored(estate: Estate, sheet: Sheet, found: list[Territory]) -> dict[str, object]:
    return {
        "total": sheet.total,
        "territories": [_territory(territory) for territory in sorted(found, key=_order)],
        "rows": sheet.points(),
        "largest_territory": max((len(t.squares) for t in found), default=0),
        "crowns": sum(t.crowns for t in found),
        "warnings": doubts(estate),
    }


def _order(territory: Territory) -> tuple[int, int, int]:
    """The score pad's landscapes, the best territory of each first."""
    return LANDSCAPES.index(territory.terrain), -territory.points, -len(territory.squares)


def _territory(territory: Territory) -> dict[str, object]:
    return {
        "terrain": territory.terrain,
        "squares": len(territory.squares),
        "crowns": territory.crowns,
        "points": territory.points,
    }
