"""A table of people in play, for tests of who keeps company at it: every change is made again from the log alone."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from demesne.server.protocol import Play
from demesne.server.registry import family_of
from demesne.server.table import absence, consent
from demesne.server.table.dealing import Thrown
from demesne.server.table.table import BOT, Change, Table
from demesne.server.wire.company_messages import Act, Answer, Ask, Lend
from demesne.server.wire.refusals import Refusal
from tests.server.kit import table

ADA, BO, CLEO = "ada", "bo", "cleo"
NOW = 1_000_000


class Sitting:
    """A table of *owners* in play; after every change the log alone makes the same table again."""

    def __init__(self, *owners: str, name: str = "kingdomino", options: dict[str, Any] | None = None) -> None:
        self.table = table(*owners, name=name, options=options)
        self.now = NOW
        self.count = 0

    def take(self, change: Change) -> Change:
        self.table.take(change)
        if change.entries and (settled := consent.settled(self.table)).entries:
            self.table.take(settled)
        assert self.again().company == self.table.company
        assert self.again().state == self.table.state
        return change

    def again(self) -> Table:
        """The table as a server finds it that starts again."""
        game, dealer = self.table.game, Thrown(Random(5))
        made = Table(self.table.id, game, family_of(game.name), self.table.chairs, dealer)
        made.follow(self.table.log)
        return made

    def wish(self, owner: str, message: Any) -> Change:
        self.count += 1
        return self.take(consent.wished(self.table, owner, message(f"wish-{self.count:04d}"), self.now))

    def act(self, owner: str, act: Any) -> Change:
        return self.wish(owner, lambda name: Act(act, name))

    def ask(self, owner: str, what: Any) -> Change:
        return self.wish(owner, lambda name: Ask(what, name))

    def answer(self, owner: str, *, yes: bool = True) -> Change:
        request = self.table.company.request
        number = request.seq if request else 0
        return self.wish(owner, lambda name: Answer(number, yes, name))

    def lend(self, owner: str, seat: int) -> Change:
        return self.wish(owner, lambda name: Lend(seat, name))

    def away(self, seat: int) -> None:
        self.take(absence.marked_away(self.table, seat, self.now))

    def come(self, seat: int) -> None:
        self.take(absence.back(self.table, seat))

    def mover(self) -> str:
        return str(self.table.chairs[self.table.to_move or 0].owner)

    def others(self) -> list[str]:
        return [owner for owner in self.table.people.values() if owner != self.mover()]

    def refused(self, code: str, owner: str, message: Any) -> None:
        before = self.table.seq
        with pytest.raises(Refusal) as refusal:
            consent.wished(self.table, owner, message, self.now)
        assert refusal.value.reason.code == code
        assert self.table.seq == before

    def codes(self, last: int) -> list[str]:
        return [entry.told.code for entry in self.table.log[-last:]]


def bot_plays(of: Table) -> None:
    """The bot that stands in makes the first legal move."""
    of.take(of.play(BOT, Play(of.seq, f"bot-{of.seq:08d}", str(of.state.legal_moves()[0]))))
