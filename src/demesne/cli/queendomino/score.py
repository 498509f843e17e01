"""``demesne score``: kingdoms in, points out."""

from __future__ import annotations

from typing import Annotated

import typer

from demesne.cli.jsonin import Line, answer
from demesne.cli.queendomino.kingdoms import KEYS, doubts, read_estate
from demesne.cli.shell import write
from demesne.games.queendomino.kingdom import Territory
from demesne.games.queendomino.scoring import LANDSCAPES, score_kingdom

__all__ = ["score"]


def score(
    file: Annotated[str, typer.Argument(help="JSON Lines, one kingdom per line; - for standard input.")],
) -> None:
    """Score kingdoms: JSON Lines in, JSON Lines out."""
    write(answer(file, _reply))


def _reply(line: Line) -> dict[str, object]:
    line.only(KEYS)
    estate = read_estate(line)
    sheet, found = score_kingdom(estate.kingdom, estate.holdings, estate.bonuses, estate.centre)
    return {
        "id": line.values.get("id"),
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
