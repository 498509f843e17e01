"""The lines that partners have said, by side, and what may be said and pointed at; nobody else gets them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

import msgspec

from demesne.games.base import Seat
from demesne.server.protocol import Hover, Partner, Say, Talk, TalkLine
from demesne.server.store.stored import StoredLine
from demesne.server.table.absence import seated
from demesne.server.table.table import Table
from demesne.server.wire.company_messages import Phrase
from demesne.server.wire.names import clean_line
from demesne.server.wire.refusals import Refusal

__all__ = ["Sayings", "heard_by", "pointed", "said", "sides_of"]

SHOWN = 200
"""How many lines a newcomer gets."""
MOST = 1000
"""How many lines a side may say at one table."""
REACH = 12
"""How far from the castle one may point: farther than any kingdom goes."""


class Sayings:
    """The lines said at a table so far."""

    def __init__(self, lines: Iterable[StoredLine] = ()) -> None:
        self._lines = list(lines)

    def of(self, sides: Mapping[int, int]) -> Talk:
        """The last lines of *sides*: those said since there were so many entries in the log."""
        heard = [[line for line in self.lines(side) if line.seq >= since] for side, since in sides.items()]
        lines = [_told(line) for said_there in heard for line in said_there[-SHOWN:]]
        return Talk(lines)

    def answered(self, client_id: str) -> Talk | None:
        """The line that the message has already become, if any."""
        return next((Talk([_told(line)]) for line in self._lines if line.client_id == client_id), None)

    def next_number(self, side: int) -> int:
        """The number of the side's next line. Raises ``Refusal`` when it has said too much."""
        number = len(self.lines(side)) + 1
        if number > MOST:
            raise Refusal("talk.full", most=MOST)
        return number

    def add(self, line: StoredLine) -> Talk:
        """Keeps *line*; returns the message that tells it."""
        self._lines.append(line)
        return Talk([_told(line)])

    def lines(self, side: int) -> list[StoredLine]:
        """All lines of *side*."""
        return [line for line in self._lines if line.side == side]


def _told(line: StoredLine) -> TalkLine:
    phrase = msgspec.convert(line.phrase, Phrase | None)
    return TalkLine(line.number, line.side, line.seat, line.line, line.client_id.rpartition(":")[2], phrase)


def sides_of(table: Table, owner: str | None) -> list[int]:
    """The sides with two seats of which *owner* has one."""
    return sorted({table.side_of(seat) for seat in table.seats_of(owner) if table.mates(seat)})


def heard_by(table: Table, owner: str | None) -> dict[int, int]:
    """The sides whose lines *owner* is told, and by which entry they sat down there.

    What was said before was meant for whoever had the seat then.
    """
    own = table.seats_of(owner)
    return {
        side: min(seated(table, seat) for seat in own if table.side_of(seat) == side) for side in sides_of(table, owner)
    }


def said(table: Table, sayings: Sayings, owner: str | None, message: Say) -> StoredLine:
    """*message* as a line of its seat's side. Raises ``Refusal`` when it cannot be."""
    seat = _speaker(table, owner, message.seat)
    if not message.phrase and not table.company.customs.words:
        raise Refusal("talk.words")
    side = table.side_of(seat)
    client_id = table.message_id(owner, message.id)
    text = "" if message.phrase else clean_line(message.text)
    return StoredLine(side, sayings.next_number(side), seat, client_id, text, message.phrase, table.seq)


def _speaker(table: Table, owner: str | None, wished: Seat | None) -> Seat:
    own = table.seats_of(owner)
    if not own or wished not in (None, *own):
        raise Refusal("seat.not-yours")
    paired = [seat for seat in own if table.mates(seat) and wished in (None, seat)]
    if not paired:
        raise Refusal("talk.alone")
    return paired[0]


def pointed(table: Table, owner: str | None, message: Hover) -> dict[int, Partner]:
    """What is shown to each side of *owner*: where the domino in hand would go, or that it is nowhere any more.

    Only the side in turn has a domino in hand; what does not concern it is dropped.
    """
    if message.squares is None:
        return {side: Partner(_first(table, owner, side), None, None) for side in sides_of(table, owner)}
    hand, mover = table.hand, table.to_move
    if hand is None or mover is None or not _is_near(message.squares):
        return {}
    side = table.side_of(mover)
    if side not in sides_of(table, owner):
        return {}
    seat = mover if table.owns(owner, mover) else _first(table, owner, side)
    return {side: Partner(seat, message.squares, hand)}


def _is_near(squares: Iterable[tuple[int, int]]) -> bool:
    return all(max(abs(x), abs(y)) <= REACH for x, y in squares)


def _first(table: Table, owner: str | None, side: int) -> Seat:
    return next(seat for seat in table.seats_of(owner) if table.side_of(seat) == side)
