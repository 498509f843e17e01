"""The oracle's own reader and writer of positions, for ``docs/notation.md`` has two readers too."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from tests.games.domaine.oracle import Oracle
from tests.games.domaine.oracle_country import CARDS, Square, at, edge, to_square

__all__ = ["read", "write"]

SETTING = ("deal", "castle", "knight")
GOES = 12
"""Castles of a full set-up, whoever plays (rules 3.1, 3.7)."""


def write(table: Oracle) -> str:
    """The position's notation, put together anew."""
    country = table.country
    work = f"{table.card}:{table.action}:{table.left}:{table.done}" if table.step == "step" else "-"
    fields = [
        str(table.players),
        table.step,
        str(table.placed if table.step in SETTING else GOES + table.turns),
        figures(country.castles),
        figures(country.knights),
        listed(f"{at(one)}-{at(other)}" for one, other in sorted(country.borders)),
        listed("+".join(map(at, pair)) for pair in sorted(sorted(pair) for pair in country.allies)),
        listed(sorted(table.chancery)),
        listed(sorted(table.used)),
        dash(table.castle),
        work + (f":{at(table.grows)}" if table.grows else ""),
        table.sold or "-",
        str(table.idle),
        "-" if table.king is None else str(table.king),
    ]
    hands = zip(table.money, table.hands, table.open, strict=True)
    seats = [f"{money}/{listed(c + '+' * (c in known) for c in sorted(hand))}" for money, hand, known in hands]
    return " ".join(fields + seats)


def listed(words: Iterable[str]) -> str:
    return ",".join(words) or "-"


def figures(standing: dict[Square, int]) -> str:
    return listed(f"{at(square)}@{colour}" for square, colour in sorted(standing.items()))


def dash(square: Square | None) -> str:
    return at(square) if square else "-"


def split(text: str, between: str = ",") -> list[str]:
    return [] if text == "-" else text.split(between)


def read(text: str, board: str, options: dict[str, Any] | None = None) -> Oracle:
    """The table that stands in a position's notation, on the land *board*, with *options*."""
    players, step, turn, castles, knights, borders, allied, chancery, used, castle, work, sold, idle, king, *seats = (
        text.split(" ")
    )
    table = Oracle(int(players), board, **(options or {}))
    country = table.country
    country.castles, country.knights = read_figures(castles), read_figures(knights)
    country.borders = {edge(*map(to_square, word.split("-"))) for word in split(borders)}
    country.allies = {frozenset(map(to_square, word.split("+"))) for word in split(allied)}
    table.chancery, table.used, table.sold = set(split(chancery)), set(split(used)), "" if sold == "-" else sold
    table.money = [int(seat.split("/")[0]) for seat in seats]
    words = [split(seat.split("/")[1]) for seat in seats]
    table.hands = [{word[:3] for word in hand} for hand in words]
    table.open = [{word[:3] for word in hand if word.endswith("+")} for hand in words]
    table.deck = set(CARDS).difference(table.chancery, table.used, *table.hands)
    table.step, table.idle = step, int(idle)
    table.king = None if king == "-" else int(king)
    table.castle = None if castle == "-" else to_square(castle)
    read_clock(table, int(turn))
    if work != "-":
        table.card, table.action, left, done, *grows = work.split(":")
        table.left, table.done = int(left), int(done)
        table.grows = to_square(grows[0]) if grows else None
    if step == "over" and king == "-":
        table.over()
    return table


def read_figures(text: str) -> dict[Square, int]:
    return {to_square(word.split("@")[0]): int(word.split("@")[1]) for word in split(text)}


def read_clock(table: Oracle, turn: int) -> None:
    """Whose go it is: after twelve castles the last seat begins (rules 3.3, 3.8)."""
    if table.step in SETTING:
        table.placed, table.seat = turn, turn % table.players
    else:
        table.placed, table.turns = GOES, turn - GOES
        table.seat = (table.turns + table.players - 1) % table.players
    if table.step == "deal":
        table.seat = next(seat for seat, hand in enumerate(table.hands) if len(hand) < 3)
