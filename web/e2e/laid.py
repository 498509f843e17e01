"""Tables opened without going through the pages before them: most tests begin at the table."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping, Sequence
from typing import Final

import msgspec

from demesne.server.protocol import NewTable, Opened, SeatWish
from web.e2e.robot import Robot, robot_at
from web.e2e.table import AtTable
from web.e2e.visitor import Visitor

BOTS: Final = ("Ben", "Cleo", "Dov", "Eda", "Finn", "Gala", "Hugo", "Ines")

Played = Callable[[Robot], object]
"""What a robot does in the seats of a new table before its page is opened, so that none of it has to be drawn."""

_KEEP: Final = """(seat) => {
  const kept = JSON.parse(localStorage.getItem("demesne.seats") ?? "[]");
  localStorage.setItem("demesne.seats", JSON.stringify([seat, ...kept]));
}"""


def laid(
    visitor: Visitor,
    names: Sequence[str],
    players: int | None = None,
    game: str = "queendomino",
    level: int = 3,
    played: Played | None = None,
    options: Mapping[str, object] = {},
) -> AtTable:
    """People with these names share one screen and have the first seats; bots of a level have the others."""
    people = [SeatWish("here", name) for name in names]
    return _at(visitor, people, players or len(names), game, level, played, options)


def alone(visitor: Visitor, players: int, game: str = "queendomino", bots: Sequence[str] = BOTS) -> AtTable:
    """A guest among bots, as after *Play now*."""
    return _at(visitor, [SeatWish("you", "Guest")], players, game, bots=bots)


def _at(
    visitor: Visitor,
    people: list[SeatWish],
    players: int,
    game: str,
    level: int = 3,
    played: Played | None = None,
    options: Mapping[str, object] = {},
    bots: Sequence[str] = BOTS,
) -> AtTable:
    others = [SeatWish("bot", name, f"level:{level}") for name in bots[: players - len(people)]]
    wishes = {name: msgspec.Raw(msgspec.json.encode(value)) for name, value in options.items()}
    body = msgspec.json.encode(NewTable(game, people + others, wishes))
    answer = visitor.context.request.post("/api/tables", data=body, headers={"Content-Type": "application/json"})
    assert answer.ok, answer.text()
    opened = msgspec.json.decode(answer.body(), type=Opened)
    if played:
        with robot_at(visitor.url, opened.table, opened.key) as robot:
            played(robot)
    table = AtTable(visitor)
    seat = {"table": opened.table, "key": opened.key, "name": people[0].name, "when": int(time.time() * 1000)}
    visitor.keep(_KEEP, seat)
    visitor.page.goto(f"/t/{opened.table}")
    return table.ready()
