"""Who counts where those at a table decide something together, and whom they wait for."""

from __future__ import annotations

from demesne.games.base import Seat
from demesne.server.table.company import Request
from demesne.server.table.following import asked_again, wanted_again
from demesne.server.table.table import Table

__all__ = ["deciding", "is_late", "lenders", "playing", "unanswered", "voters"]


def playing(table: Table) -> set[Seat]:
    """The people for whom no bot plays."""
    return table.people.keys() - table.company.stints.keys()


def deciding(table: Table) -> set[Seat]:
    """Those of them who are asked what becomes of the game: programs leave that to people."""
    return {seat for seat in playing(table) if not table.chairs[seat].program}


def voters(table: Table, request: Request) -> set[Seat]:
    """Whose consent *request* needs; bots consent to everything, and a break does not wait for absent people."""
    if request.what == "again":
        return wanted_again(table, request.seat)
    return deciding(table) - {request.seat} - (table.company.away.keys() if request.what == "pause" else set())


def unanswered(table: Table) -> set[Seat]:
    """The people of whom somebody asks something, and who have not answered."""
    request = asked_again(table) if table.status == "over" else table.company.request
    if request is None or table.status == "waiting":
        return set()
    return voters(table, request) - request.agreed


def lenders(table: Table, other: Seat) -> set[Seat]:
    """Those who must want a bot for the person of *other*: everybody who is here."""
    return deciding(table) - table.company.away.keys() - {other}


def is_late(table: Table, person: Seat) -> bool:
    """Whether *person* has run out of time while it is their turn."""
    return (seat := table.to_move) is not None and seat in table.company.late and table.person(seat) == person
