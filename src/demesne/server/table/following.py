"""What may follow a table: another game for the same people, if all of them agree, or one with fewer seats.

Nothing changes here, as in ``consent``; *now* is in seconds since 1970.
"""

from __future__ import annotations

from typing import Any, Final

from demesne.games.base import Game, OptionError, Seat
from demesne.games.registry import make_game
from demesne.server.table.company import AGAIN, Request, answering
from demesne.server.table.rated import is_alone
from demesne.server.table.table import Table
from demesne.server.wire.company_messages import Answer, Ask, Wish
from demesne.server.wire.log import FROM_ELSEWHERE, Told
from demesne.server.wire.names import GONE
from demesne.server.wire.refusals import Refusal

__all__ = [
    "AGAIN",
    "agreed",
    "asked_again",
    "check_agreed",
    "game_of_fewer",
    "may_follow",
    "rematch_told",
    "wanted_again",
]

MOST: Final = 3
"""How often somebody asks the others for another game."""


def rematch_told(table: Table, seat: Seat, message: Ask | Answer, now: int) -> list[Told]:
    """What the person of *seat* asks of the others after the game, or answers. Raises ``Refusal``."""
    if table.log and table.log[0].told.code in FROM_ELSEWHERE:
        raise Refusal("table.elsewhere")
    if table.next_table is not None:
        raise Refusal("table.over")
    request = table.company.request
    if isinstance(message, Ask):
        return _ask(table, seat, message, now)
    if request is None or request.seq != message.request or request.until <= now:
        raise Refusal("ask.gone")
    if seat not in wanted_again(table, request.seat) - request.agreed:
        raise Refusal("ask.not-you")
    return [Told("agreed" if message.yes else "declined", seat, {"what": "again"})]


def _ask(table: Table, seat: Seat, message: Ask, now: int) -> list[Told]:
    if message.what != "again" or _is_gone(table, seat):
        raise Refusal("table.over")
    if (request := table.company.request) is not None:
        if request.until > now and seat in wanted_again(table, request.seat) - request.agreed:
            return [Told("agreed", seat, {"what": "again"})]  # two ask at the same time: they want the same
        raise Refusal("ask.open")
    if _asked_by(table, seat) >= MOST:
        raise Refusal("ask.once")
    return [Told("asked", seat, {"what": "again", "until": now + answering(table.company.customs, AGAIN)})]


def wanted_again(table: Table, seat: Seat) -> set[Seat]:
    """Whose consent is needed for the other game that the person of *seat* asks for: that of all other people."""
    return {other for other in table.people if other != seat and not table.chairs[other].program}


def asked_again(table: Table) -> Request | None:
    """The request for another game, while there is none."""
    request = table.company.request
    return request if request and request.what == "again" and table.next_table is None else None


def agreed(table: Table) -> bool:
    """Whether somebody has asked for another game, and everybody agrees."""
    request = asked_again(table)
    return request is not None and wanted_again(table, request.seat) <= request.agreed


def check_agreed(table: Table, owner: str | None) -> None:
    """Raises ``Refusal`` unless another game may be laid for *owner*, who has a seat: others have agreed to it."""
    if table.next_table is None and wanted_again(table, table.seats_of(owner)[0]) and not agreed(table):
        raise Refusal("again.ask")


def may_follow(table: Table, seat: Seat) -> list[Wish]:
    """What the person of *seat* may wish for after the game."""
    if table.next_table or table.company.request or (table.log and table.log[0].told.code in FROM_ELSEWHERE):
        return []
    if _is_gone(table, seat):
        return []
    return ["again"] if _asked_by(table, seat) < MOST else []


def _is_gone(table: Table, seat: Seat) -> bool:
    """Whether somebody whose consent the person of *seat* needs can never give it: their account is deleted."""
    return any(table.chairs[other].name == GONE for other in wanted_again(table, seat))


def _asked_by(table: Table, seat: Seat) -> int:
    asked = (entry.told for entry in table.log if entry.told.code == "asked" and entry.told.seat == seat)
    return sum(told.args.get("what") == "again" for told in asked)


def game_of_fewer(table: Table) -> Game[Any] | None:
    """*table*, which is waiting, with only those who sit there; ``None`` where its game does not allow so few.

    A game that goes on from another has as many seats as that one, and so has one of the same deal; a rated one needs
    two people, whoever else plays.
    """
    taken = sum(chair.taken for chair in table.chairs)
    if table.status != "waiting" or taken == len(table.chairs) or table.branch or table.dealer.of or is_alone(table):
        return None
    try:
        return make_game(table.game.name, taken, table.game.options)
    except OptionError:
        return None
