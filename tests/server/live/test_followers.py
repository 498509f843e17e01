"""Whoever has followed a table knows what a server that starts would tell them, whatever people have done there."""

from __future__ import annotations

import asyncio
import json
import os
import time
from collections.abc import Callable, Coroutine
from contextlib import suppress
from random import Random
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from demesne.server.guard.keys import digest
from demesne.server.live.hub import Hub
from demesne.server.protocol import (
    Act,
    Amend,
    Answer,
    Arrange,
    Ask,
    Join,
    Lend,
    NewTable,
    Play,
    Rename,
    Say,
    SeatBot,
    SeatWish,
    Tell,
    Undo,
    Update,
)
from demesne.server.wire.company_messages import Customs
from demesne.server.wire.order_messages import OrderWish
from demesne.server.wire.refusals import Refusal
from tests.server.amended import Reader
from tests.server.kit import Inline, MemoryStore, moves_of, run
from tests.server.live.test_absence import Still

TABLES = int(os.environ.get("DEMESNE_GAMES", "150")) // 15
DEEDS = 150
"""What is done at each table."""
OFTEN = 15
"""After how many deeds everybody is asked what they know."""
GAMES: tuple[tuple[str, int, dict[str, Any]], ...] = (
    ("kingdomino", 2, {}),
    ("kingdomino", 4, {"bonuses": ["harmony"]}),
    ("queendomino", 3, {}),
    ("royal-wedding", 6, {"teams": True}),
    ("domaine", 2, {}),
    ("domaine", 4, {}),
)
SOON = 5.0
"""Seconds within which everybody has been told; a busy machine is not a fault."""


class Follower:
    """A listener that makes views of amends, as a page does."""

    chooses = True
    total: int | None = None
    looks = True
    ending = False
    address = "192.0.2.1"
    shown: Any = None

    def __init__(self, owner: str | None, *, amends: bool) -> None:
        self.owner, self.amends, self.seq = owner, amends, 0
        self.parted = False
        self._reader = Reader()

    def tell(self, message: Any) -> None:
        if isinstance(message, Update | Amend) and (update := self._reader.read(msgspec.json.encode(message))):
            self.last = update

    def part(self) -> None:
        self.parted = True

    def known(self) -> Any:
        """All that has been told, but for what only time changes."""
        told = json.loads(msgspec.json.encode(self.last))
        for seat in told["view"]["seats"]:
            timed = {"away": seat["away"] is not None, "lend_in": seat["lend_in"] is not None, "left": None}
            seat.update(timed)
        if request := told["view"]["request"]:
            request["left"] = None
        del told["events"]
        return told


class Guest:
    """Somebody who comes and goes: a key, once they have one, and a listener while they are here."""

    def __init__(self, name: str, key: str | None = None) -> None:
        self.name, self.key = name, key
        self.ear: Follower | None = None

    @property
    def owner(self) -> str | None:
        return digest(self.key) if self.key else None


class Evening:
    """A table at which everybody does anything; *seed* decides what."""

    def __init__(self, seed: int) -> None:
        self.dice, self.count = Random(seed), 0
        self.store = MemoryStore()
        self.game = GAMES[seed % len(GAMES)]
        self.hub = self.server()

    def server(self) -> Hub:
        return Hub(self.store, Inline(), (0.0, 0.0), Random(self.dice.random()), away=0.0, deliberation=(0.0, 0.0))

    async def open(self) -> None:
        dice, (game, players, options) = self.dice, self.game
        free = dice.randint(1, min(3, players - 1))
        kinds = ["open"] * free + [dice.choice(["bot", "here"]) for _ in range(players - 1 - free)]
        dice.shuffle(kinds)
        seats = [SeatWish("you", "Ada"), *(_wish(kind, number) for number, kind in enumerate(kinds))]
        raw = {name: msgspec.Raw(msgspec.json.encode(value)) for name, value in options.items()}
        opened = await self.hub.open(NewTable(game, seats, raw, self.customs()))
        self.table, self.invite = opened.table, str(opened.invite)
        joining = [Guest(f"Guest {number}") for number in range(free)]
        self.guests = [Guest("Ada", opened.key), *joining, Guest("a spectator"), Guest("another", "k" * 22)]

    def customs(self) -> Customs:
        dice = self.dice
        customs = Customs(dice.choice([0, 1, 120]), hints=True, watchers=True, words=True)
        customs = replace(customs, behind=dice.random() < 0.3, reasons=dice.random() < 0.3)
        timed = {0: {"minutes": 10, "seconds": 5}, 1: {"hours": 24, "grace": 0}}.get(dice.randrange(4), {})
        return replace(customs, **timed)

    def name(self) -> str:
        """An id of a message."""
        self.count += 1
        return f"message-{self.count:04d}"

    async def do(self) -> None:
        """Somebody does something, if it is allowed."""
        guest = self.dice.choice(self.guests)
        if guest.ear is None or guest.ear.parted:
            await self.come(guest)
            return
        deed = self.dice.choices(list(_DEEDS), list(_DEEDS.values()))[0]
        with suppress(Refusal):
            await deed(self, guest, guest.ear.last)

    async def come(self, guest: Guest) -> None:
        guest.ear = Follower(guest.owner, amends=self.dice.random() < 0.8)
        await self.hub.attach(self.table, guest.ear)

    async def go(self, guest: Guest, _: Update) -> None:
        assert guest.ear
        await self.hub.detach(self.table, guest.ear)
        guest.ear = None

    async def join(self, guest: Guest, now: Update) -> None:
        joined = await self.hub.join(self.table, Join(self.invite, guest.name, key=guest.key), guest.key)
        guest.key = joined.key
        await self.go(guest, now)

    async def play(self, guest: Guest, now: Update) -> None:
        """Whoever may move does."""
        able = [(each, each.ear.last) for each in self.guests if each.ear and each.ear.last.offer is not None]
        guest, now = self.dice.choice(able or [(guest, now)])
        move = self.dice.choice(sorted(moves_of(now.offer)) if now.offer else ["pass"])
        await self.hub.play(self.table, guest.owner, Play(now.seq, self.name(), move))

    async def undo(self, guest: Guest, now: Update) -> None:
        await self.hub.play(self.table, guest.owner, Undo(now.seq, self.name()))

    async def wish(self, guest: Guest, now: Update) -> None:
        """Something that the table lets them wish for, mostly; to end it only seldom."""
        usual = ["undo", "pause", "leave", "return", "resume"]
        what: Any = self.dice.choice(now.view.may if now.view.may and self.dice.random() < 0.3 else usual)
        message = Ask(what, self.name()) if what in {"undo", "pause", "end", "again"} else Act(what, self.name())
        await self.hub.wish(self.table, guest.owner, message)

    async def answer(self, guest: Guest, now: Update) -> None:
        request = now.view.request
        yes = self.dice.random() < (0.2 if request and request.what == "end" else 0.7)
        await self.hub.wish(self.table, guest.owner, Answer(request.seq if request else 1, yes, self.name()))

    async def lend(self, guest: Guest, now: Update) -> None:
        away = [seat.seat for seat in now.view.seats if seat.away is not None] or [0]
        await self.hub.wish(self.table, guest.owner, Lend(self.dice.choice(away), self.name()))

    async def arrange(self, guest: Guest, now: Update) -> None:
        dice, old = self.dice, now.view.customs
        grace = 0 if old.hours else dice.choice([0, 1, 120])
        more = {"watchers": dice.random() < 0.9, "behind": dice.random() < 0.3, "odds": dice.random() < 0.7}
        await self.hub.wish(self.table, guest.owner, Arrange(replace(old, grace=grace, **more), self.name()))

    async def talk(self, guest: Guest, _: Update) -> None:
        if self.dice.random() < 0.5:
            await self.hub.say(self.table, guest.owner, Say("look", self.name()))
        else:
            await self.hub.wish(self.table, guest.owner, Tell(self.name(), "hello"))

    async def rename(self, guest: Guest, _: Update) -> None:
        await self.hub.wish(self.table, guest.owner, Rename(self.dice.choice(["Zoe", "Yann"]), self.name()))

    async def settle(self, guest: Guest, now: Update) -> None:
        """The host gives a seat to a bot, frees it, or has the game begin without the free ones."""
        seat = self.dice.choice(now.view.seats).seat
        if self.dice.random() < 0.5:
            await self.hub.seat_bot(self.table, seat, SeatBot("random"), guest.key)
        else:
            await self.hub.free(self.table, seat, guest.key)

    async def order(self, guest: Guest, _: Update) -> None:
        """Orders for the next turn of a game of days, step by step."""
        steps: list[list[str]] = []
        while asked := (await self.hub.orders.draft(self.table, guest.owner, OrderWish(steps))).asked:
            steps.append([self.dice.choice(sorted(moves_of(asked.offer)))] if asked.offer else [])
        await self.hub.orders.leave(self.table, guest.owner, OrderWish(steps))

    async def restart(self) -> None:
        """The server ends and starts; who was here comes back."""
        await self.hub.close()
        self.hub = self.server()
        for guest in self.guests:
            if guest.ear and not guest.ear.parted:
                await self.come(guest)

    async def agree(self) -> None:
        """Soon everybody here knows what they would be told by a server that reads the table just now."""
        until = time.monotonic() + SOON
        while (known := self.known()) != (told := await self.told()) and time.monotonic() < until:
            await asyncio.sleep(0.01)
        assert known == told

    @property
    def here(self) -> list[tuple[Guest, Follower]]:
        return [(guest, guest.ear) for guest in self.guests if guest.ear and not guest.ear.parted]

    def known(self) -> dict[str, Any]:
        return {guest.name: ear.known() for guest, ear in self.here}

    async def told(self) -> dict[str, Any]:
        """What those here are told by another server when they come there, one after the other."""
        other = Hub(MemoryStore(kept={**self.store.kept}), Still(), (0.0, 0.0), Random(0))
        ears = {guest.name: Follower(guest.owner, amends=True) for guest, _ in self.here}
        for ear in ears.values():
            await other.attach(self.table, ear)
        await other.close()
        return {name: ear.known() for name, ear in ears.items()}


def _wish(kind: str, number: int) -> SeatWish:
    if kind == "here":
        return SeatWish("here", f"Child {number}")
    return SeatWish("bot", bot="random") if kind == "bot" else SeatWish("open")


Deed = Callable[[Evening, Guest, Update], Coroutine[Any, Any, None]]
_DEEDS: dict[Deed, int] = {
    Evening.play: 50, Evening.go: 8, Evening.join: 8, Evening.undo: 5, Evening.wish: 8, Evening.answer: 8,
    Evening.lend: 3, Evening.arrange: 3, Evening.talk: 3, Evening.rename: 2, Evening.settle: 3, Evening.order: 2,
}  # fmt: skip
"""What people do, and how often."""


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(TABLES))
def test_whoever_has_followed_a_table_knows_what_a_server_that_starts_would_tell_them(seed: int) -> None:
    async def story() -> None:
        at = Evening(seed)
        await at.open()
        for count in range(1, DEEDS + 1):
            await at.do()
            if count % OFTEN == 0:
                await at.agree()
            if count % (4 * OFTEN) == 0:
                await at.restart()
        await at.hub.close()

    run(story())
