"""A table as it was a round ago: what those who only watch see, where the host says so.

It is the table again, made from the same log but only up to that point, so it can answer whatever they may ask of a
table: nothing needs to be left out, for nothing later is in it.
"""

from __future__ import annotations

from demesne.server.table.table import Table

__all__ = ["Behind", "is_behind"]


def is_behind(table: Table, owner: str | None) -> bool:
    """Whether *owner* sees *table* as it was a round ago: nobody who sits there, and nobody once the game is over."""
    return table.company.customs.behind and table.status == "playing" and not table.seats_of(owner)


class Behind:
    """Keeps ``table`` as many turns behind *now* as there are seats; what precedes the first turn is seen at once."""

    def __init__(self, now: Table) -> None:
        self._now = now
        self._turns: list[int] = []
        self._turn: object = None
        self.table = self._laid()
        whole = self._laid()
        for entry in now.log:
            whole.follow([entry])
            self._note(whole)
        self._follow()

    def advance(self) -> bool:
        """Something has happened now; returns whether that reveals more of the past."""
        self._note(self._now)
        return self._follow()

    def _laid(self) -> Table:
        now = self._now
        made = Table(now.id, now.game, now.family, now.chairs, now.dealer)
        made.chairs, made.branch, made.practice = now.chairs, now.branch, now.practice  # the seating is no secret
        made.opened = now.opened
        return made

    def _note(self, of: Table) -> None:
        """Another turn has begun with the last entry of *of*, if one has."""
        turn = None if of.to_move is None else (of.to_move, of.family.turn(of.state))
        if turn is not None and turn != self._turn:
            self._turns.append(of.seq)
            self._turn = turn

    def _follow(self) -> bool:
        table, seats, turns = self.table, len(self._now.chairs), self._turns
        table.standings, table.next_table = self._now.standings, self._now.next_table
        upto = turns[max(0, len(turns) - 1 - seats)] if turns else self._now.seq
        fresh = self._now.log[table.seq : upto]
        table.follow(fresh)
        return bool(fresh)
