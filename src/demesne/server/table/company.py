"""Who is at a table in play, as its log tells: who is away, for whom a bot plays, what is asked of whom.

A person is named by the first of their seats. Nothing here reads a clock: times are seconds since 1970, taken from the
log.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Literal

import msgspec

from demesne.games.base import Seat
from demesne.server.wire.company_messages import FOR_GOOD, USUAL, Asked, Customs, Ended, Stint
from demesne.server.wire.log import Entry, Told
from demesne.server.wire.refusals import Refusal

__all__ = ["AGAIN", "ANSWER", "DAY", "Company", "Request", "answering", "check_stays", "customs_told"]

ANSWER = 30
"""Seconds after which a request that not everybody has answered counts as refused."""
AGAIN = 120
"""Seconds in which the others may agree to another game; no answer means no."""
DAY = 24 * 60 * 60


@dataclass(frozen=True, slots=True)
class Request:
    """What the person of *seat* asks for by entry *seq*, until when, and who has consented.

    ``served``: in which second of the server's service they asked, 0 where the log does not say so.
    """

    seq: int
    what: Asked
    seat: Seat
    code: str
    until: int
    agreed: frozenset[Seat] = frozenset()
    served: int = 0


@dataclass(slots=True)
class Company:
    """What the entries noted so far make of a table's company.

    ``away``: since when; ``stints``: bots that play for people, in
    the order in which they began to; ``wanting``: who wants one for somebody away;
    ``left``: the milliseconds that seats had left when their clock was last looked at; ``since``: when, on the
    clock of this server, the one that runs began to; ``gathering``: it begins to once everybody has
    come; ``late``: the seats whose time is over; ``spent``: what has
    been asked in vain since the last move; ``host``: who has the host's rights instead of the one who opened the table;
    ``for_people``: the plies that a bot made for a person, with its spec; ``saved``: how much seats may be given back
    for the way to the server (``lag``); ``served``: in a game of days, the second of the server's service in which
    something last happened; ``missed``: that in which it was told that somebody is away, 0 where the log does not say.
    """

    away: dict[Seat, int] = field(default_factory=dict)
    stints: dict[Seat, Stint] = field(default_factory=dict)
    wanting: dict[Seat, set[Seat]] = field(default_factory=dict)
    request: Request | None = None
    spent: set[tuple[Seat, str]] = field(default_factory=set)
    paused: bool = False
    ended: Ended | None = None
    host: Seat | None = None
    customs: Customs = USUAL
    for_people: dict[int, str] = field(default_factory=dict)
    plies: int = 0
    left: dict[Seat, int] = field(default_factory=dict)
    late: set[Seat] = field(default_factory=set)
    saved: dict[Seat, int] = field(default_factory=dict)
    since: float | None = field(default=None, compare=False)
    gathering: bool = field(default=False, compare=False)
    served: int = 0
    missed: dict[Seat, int] = field(default_factory=dict)

    def note(self, entry: Entry) -> None:
        """Follows *entry*; one that does not concern the company is ignored."""
        if entry.told.moves or entry.told.code == "undo":
            self._moved(entry)
        if entry.told.clock:
            seat, left, *saved = entry.told.clock
            self._look(seat, left)
            self.saved.update((seat, each) for each in saved)
        self.served = entry.told.served or self.served
        told, seat = entry.told, -1 if entry.told.seat is None else entry.told.seat
        match told.code:
            case "away" | "back" | "wanted":
                self._come_or_go(told, seat)
            case "gone" | "lent" | "resigned":
                why: Literal["left", "away", "resigned", "late"] = "late" if told.args.get("late") else _WHY[told.code]
                self.stints[seat] = Stint(str(told.args["bot"]), why)
                self.wanting.pop(seat, None)
            case "asked" | "agreed":
                self._ask(entry, seat)
            case "declined" | "lapsed" | "paused" | "resumed" | "ended":
                self._settle(told, seat)
            case "late":
                self.late.add(seat)
                self.wanting.clear()  # a bot was wanted until somebody is back; now it would play to the end
            case "host":
                self.host = seat
            case "customs":
                self.customs = msgspec.convert(told.args, Customs, strict=False)

    def _look(self, seat: Seat, left: int) -> None:
        """What *seat* has left; one that has some again is no longer late, and needs no bot for that reason."""
        self.left[seat] = left
        if left > 0 and seat in self.late:
            self.late.discard(seat)
            self.wanting.clear()

    def _moved(self, entry: Entry) -> None:
        """The position is another one: what was asked before may be asked anew."""
        self.spent.clear()
        if self.request and self.request.what == "undo":
            self.request = None
        if entry.told.code == "undo":
            self.plies -= int(entry.told.args.get("steps", 1))
            self.for_people = {ply: bot for ply, bot in self.for_people.items() if ply < self.plies}
        if (seat := entry.stands_in_for) is not None:
            self.for_people[self.plies] = self.stints[seat].bot
            self.stints[seat] = msgspec.structs.replace(self.stints[seat], moved=True)
        self.plies += len(entry.told.moves)

    def _come_or_go(self, told: Told, seat: Seat) -> None:
        match told.code:
            case "away":
                self.away[seat], self.missed[seat] = int(told.args["since"]), told.served
            case "wanted":
                self.wanting.setdefault(int(told.args["other"]), set()).add(seat)
            case _:
                self.away.pop(seat, None)
                self.missed.pop(seat, None)
                self.stints.pop(seat, None)
                self.wanting.pop(seat, None)

    def _ask(self, entry: Entry, seat: Seat) -> None:
        args = entry.told.args
        if entry.told.code == "asked":
            what = msgspec.convert(args["what"], Asked)
            code, until = str(args.get("code", "")), int(args["until"])
            self.request = Request(entry.seq, what, seat, code, until, served=entry.told.served)
            self.spent.add((seat, what))
        elif self.request:
            self.request = replace(self.request, agreed=self.request.agreed | {seat})

    def _settle(self, told: Told, seat: Seat) -> None:
        """The request is answered; a game that is paused or over waits for nobody."""
        self.request = None
        self.paused = told.code == "paused" or (self.paused and told.code != "resumed")
        if told.code == "ended":
            how = {"how": told.args["how"], "seat": None if seat < 0 else seat}
            self.ended = msgspec.convert(how, Ended)


_WHY: dict[str, Literal["left", "away", "resigned", "late"]] = {"gone": "left", "lent": "away", "resigned": "resigned"}


def answering(customs: Customs, usual: int) -> int:
    """The seconds for answering a request: in a game of days as many as a turn has, a day at most."""
    return min(customs.hours * 60 * 60, DAY) or usual


def customs_told(customs: Customs) -> Told:
    """What everybody is told of *customs*: switches as 0 and 1."""
    return Told("customs", None, {name: int(value) for name, value in msgspec.structs.asdict(customs).items()})


def check_stays(stint: Stint) -> None:
    """Raises ``Refusal`` where the person cannot come back, as the bot plays the game to its end."""
    if stint.why in FOR_GOOD:
        raise Refusal("seat.late") if stint.why == "late" else Refusal("seat.resigned")
