"""The table of a day's deal, which follows from the date alone: as it is laid, by a server or in a browser without."""

from __future__ import annotations

from datetime import UTC, date, datetime, timedelta
from random import Random
from typing import Final

import msgspec

from demesne.games.registry import GAMES, make_game
from demesne.server.afterwards.replays import points_by_round
from demesne.server.table.dealing import day_of, deal_of, dealt_from
from demesne.server.table.new_tables import new_table
from demesne.server.table.table import Table
from demesne.server.wire.company_messages import USUAL, Customs
from demesne.server.wire.day_messages import Course, DayResult, DayWish, Today
from demesne.server.wire.http_messages import NewTable, SeatWish
from demesne.server.wire.refusals import Refusal

__all__ = [
    "CUSTOMS", "check_day", "course", "day_table", "deal_today", "in_time", "is_of_day", "points_of",
    "result_alone", "this_day",
]  # fmt: skip

BOT: Final = "level:4"
"""The bot of the day: good enough to be a real opponent, and nothing to compile."""
CUSTOMS: Final[Customs] = msgspec.structs.replace(USUAL, hints=False)
"""Nobody is helped: what counts is what one finds alone."""
PERSON: Final = 0
"""The seat of the person; bots have the others."""
LATE: Final = timedelta(days=7)
"""For how long a try that was begun without a network may be on its way."""


def this_day() -> date:
    """The date of UTC, which is the same at every server."""
    return datetime.now(UTC).date()


def day_table(name: str, wish: DayWish, deal: str, owner: str) -> Table:
    """The table *name* of *deal* for *owner* and the bots of the day. Raises ``Refusal``."""
    _check(wish.game)
    count = _players(wish.game) - 1
    bots = [SeatWish("bot", named, BOT) for named in (*wish.bots[:count], *[""] * (count - len(wish.bots)))]
    seats = [SeatWish("you", wish.name), *bots]
    table = new_table(name, NewTable(wish.game, seats), owner, Random(deal), deal)
    table.practice = wish.practice
    return table


def is_of_day(table: Table, owner: str, deal: str) -> bool:
    """Whether the game of *table* may be *owner*'s of *deal*: the bots of the day, and dealt from nothing else."""
    game, chairs = table.game, table.chairs
    if day_of(deal) is None or deal != deal_of(date.fromisoformat(day_of(deal) or ""), game.name) or table.branch:
        return False
    usual = make_game(game.name, _players(game.name), {})
    mine = [chair.owner == owner if seat == PERSON else chair.bot == BOT for seat, chair in enumerate(chairs)]
    same = (game.seats, game.options) == (usual.seats, usual.options)
    return same and all(mine) and dealt_from(deal, [""] * len(chairs), table.steps)


def in_time(day: date, today: date) -> bool:
    """Whether a try of *day* that comes *today* counts: nobody may begin a day early, nor be on the way for ever."""
    return day <= today <= day + LATE


def check_day(table: Table, customs: Customs) -> None:
    """Raises ``Refusal`` for *customs* with hints at the first try of a day's deal, or that list it for everybody.

    Nor is a game listed that was played on from one of this day's deal: it shows how that begins.
    """
    if customs.public and _goes_on_from_today(table):
        raise Refusal("today.public")
    if day_of(table.dealer.seed) is None:
        return
    if customs.public:
        raise Refusal("today.public")
    if customs.hints and not table.practice:
        raise Refusal("today.hints")


def _goes_on_from_today(table: Table) -> bool:
    """By what was laid out for the day, where something was: hands that were hidden have been dealt anew."""
    deal = deal_of(this_day(), table.game.name)
    if laid := GAMES[table.game.name].lay_out({}, Random(deal)):
        return bool(table.branch) and laid.items() <= table.game.options.items()
    before, words = table.steps[: table.dealer.since], [""] * len(table.chairs)
    return bool(table.branch and before) and dealt_from(deal, words, before)


def deal_today(game: str, day: date) -> Today:
    """The deal of *day*, without how others played it. Raises ``Refusal`` for a game that there is not."""
    _check(game)
    return Today(day.isoformat(), game, _players(game), BOT, None, None, None)


def result_alone(table: Table) -> DayResult:
    """How the game at *table* went, beside no others. Raises ``Refusal``."""
    if (day := day_of(table.dealer.seed)) is None:
        raise Refusal("today.none")
    if points_of(table) is None:
        raise Refusal("today.running")
    return DayResult(day, table.game.name, table.practice, None, None, [course("you", table)])


def points_of(table: Table) -> int | None:
    """What the person had at the end; none before it, nor where a bot has played for them."""
    outcome = table.state.outcome()
    if outcome is None or table.company.for_people:
        return None
    return next(side.sheet.total for side in outcome.sides if PERSON in side.seats)


def course(who: str, table: Table) -> Course:
    """The points of the person after each round, and at the end, as those of *who*."""
    return Course(who, points_by_round(table, PERSON), points_of(table) or 0)


def _check(game: str) -> None:
    if game not in GAMES:
        raise Refusal("game.unknown", game=game[:64])


def _players(game: str) -> int:
    return GAMES[game].players[0]
