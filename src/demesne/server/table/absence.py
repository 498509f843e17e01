"""Who is away from a table: what happens meanwhile, who stands in for them, who has the host's rights.

Nothing changes here: each gives the ``Change`` that would do it. *now* is in seconds since 1970.
"""

from __future__ import annotations

from demesne.games.base import Seat
from demesne.server.table.deciders import deciding, playing
from demesne.server.table.table import Change, Status, Table
from demesne.server.wire.company_messages import FOR_GOOD
from demesne.server.wire.log import Entry, Told

__all__ = [
    "DEFAULT_BOT", "back", "changed", "forlorn", "inherited", "marked_away", "passing", "relieved", "seated",
    "stand_in",
]  # fmt: skip

DEFAULT_BOT = "level:3"
"""The bot that stands in for people at a table without bots: careless at times, as people are."""


def marked_away(table: Table, seat: Seat, since: int) -> Change:
    """The person of *seat* has been away *since*: announced where others play with them and somebody may stand in."""
    waits = table.status == "playing" and table.company.customs.grace and len(table.people) > 1
    told = [Told("away", seat, {"since": since})] if waits and seat in playing(table) - set(table.company.away) else []
    return changed(table, told)


def back(table: Table, seat: Seat) -> Change:
    """The person of *seat* has come: a bot that stood in hands over."""
    company = table.company
    stint = company.stints.get(seat)
    gone = seat in company.away or (stint is not None and stint.why not in FOR_GOOD)
    return changed(table, [Told("back", seat), *inherited(table, seat)] if gone and table.status == "playing" else [])


def forlorn(table: Table) -> tuple[Seat, int] | None:
    """The one for whom nobody is left to want a bot, as all others have given up, and when one plays for them."""
    company = table.company
    if not company.away:
        return None
    stints = [company.stints.get(seat) for seat in table.people]
    given_up = sum(stint is not None and stint.why in FOR_GOOD for stint in stints)
    left = [seat for seat in playing(table) if seat in company.away]
    if table.status != "playing" or not left or not company.customs.grace or given_up + 1 < len(stints):
        return None
    return left[0], company.away[left[0]] + company.customs.grace


def relieved(table: Table, now: int) -> Change:
    """A bot plays for the last one not to have given up, who is away, once the grace time is over."""
    found = forlorn(table)
    return changed(table, [Told("lent", found[0], {"bot": stand_in(table)})] if found and found[1] <= now else [])


def stand_in(table: Table) -> str:
    """The spec of the bot that plays for people: as good as the table's own bots."""
    return next((chair.bot for chair in table.chairs if chair.bot), DEFAULT_BOT)


def passing(table: Table, seat: Seat) -> list[Told]:
    """If *seat* has the host's rights, the one who has sat here longest has them now."""
    heirs = [other for other in deciding(table) - {seat} if other not in table.company.away]
    if not heirs or not table.hosts(table.chairs[seat].owner):
        return []
    return [Told("host", min(heirs, key=lambda heir: (seated(table, heir), heir)))]


def inherited(table: Table, seat: Seat) -> list[Told]:
    """Somebody who comes back to a table whose host is gone has the host's rights: nobody was here to take them."""
    host = next(other for other in table.people if table.hosts(table.people[other]))
    return [Told("host", seat)] if host != seat and host in table.company.stints else []


def seated(table: Table, seat: Seat) -> int:
    """The entry by which the person of *seat* sat down, 0 for the one who laid the table."""
    return max((entry.seq for entry in table.log if (entry.told.code, entry.told.seat) == ("joined", seat)), default=0)


def changed(table: Table, told: list[Told], actor: str = "table", client_id: str | None = None) -> Change:
    """A change with *told* as the next entries; the first is the wish itself."""
    entries = []
    for at, each in enumerate(told):
        entries.append(Entry(table.seq + 1 + at, each, actor, client_id))
        actor, client_id = "table", None
    status: Status = "over" if any(each.code == "ended" for each in told) else table.status
    return Change(tuple(entries), (), status)
