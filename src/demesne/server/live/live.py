"""A live table and those who listen to it."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Collection, Mapping, Sequence
from typing import Any, Protocol

from demesne.games.base import Seat
from demesne.review.facts import Fact
from demesne.server.protocol import Event, Partner, ServerMessage, TableView, Talk, Update
from demesne.server.table.amends import Amends, total_of
from demesne.server.table.behind import Behind, is_behind
from demesne.server.table.chairs import Chair
from demesne.server.table.failing import failed
from demesne.server.table.rehearsal import KeptOrders, order_state
from demesne.server.table.sayings import Sayings, heard_by, sides_of
from demesne.server.table.table import Table
from demesne.server.table.view import Shown, Unmoved
from demesne.server.wire.log import Entry
from demesne.server.wire.shapes import EffectShape, OfferShape, PositionShape

__all__ = ["Listener", "Live", "event_for"]

_log = logging.getLogger(__name__)


class Listener(Protocol):
    """A socket at a table: whose it is, from where, what it was told last, how to tell it more.

    ``chooses``: whether it is shown what may be played as an offer. ``looks``: whether somebody can
    see it. ``amends``: whether it is sent only what differs from ``shown``, the table as it was last sent.
    ``ending``: whether it is closing and hears no more. ``total``: the checksum of what it was told up to ``seq`` by an
    earlier socket, if it brings one.
    """

    owner: str | None
    address: str
    seq: int
    total: int | None
    chooses: bool
    looks: bool
    amends: bool
    shown: TableView | None

    @property
    def ending(self) -> bool: ...

    def tell(self, message: ServerMessage) -> None:
        """Takes the message to be sent; never waits."""
        ...

    def part(self) -> None:
        """Ends the socket; its client comes back and is told everything."""
        ...


class Live:
    """A table in memory: one change at a time, everybody told after it is stored.

    ``thinking``: a bot is thinking, ``hinting``: one thinks about a hint; ``preparing``: how many wait until that is
    possible; ``failing``: no bot can move; ``wanted``: how many hold the table or wait to; ``changed``: when it last
    changed, on the loop's clock; ``orders``: those that seats have left. *now*: the table of which this one shows what
    it was a round ago.
    """

    def __init__(
        self, table: Table, invite: str | None, sayings: Sayings | None = None, now: Live | None = None
    ) -> None:
        self.table = table
        self.sayings = sayings or Sayings()
        self.invite = invite
        self.lock = asyncio.Lock()
        self.thinking = False
        self.hinting = False
        self.preparing = 0
        self.failing = False
        self.wanted = 0
        self.changed = 0.0
        self.orders: dict[Seat, KeptOrders] = {}
        self._listeners: set[Listener] = set()
        self._late: Live | None = None
        self._behind: Behind | None = None
        self._seated: list[tuple[Chair, bool]] = []
        self._now = now
        self._state: Any = None
        self._before: tuple[Any, PositionShape] | None = None
        self._amends, self._unmoved = Amends(), Unmoved()
        self._positions: dict[tuple[int, ...], PositionShape] = {}
        self._offer: OfferShape | None = None
        self._effects: Mapping[str, EffectShape] | None = None

    @property
    def busy(self) -> bool:
        """Whether anybody listens, thinks here, or holds the table or waits to."""
        return self.watched or self.thinking or self.hinting or self.wanted > 0

    @property
    def listeners(self) -> int:
        """How many listen."""
        return len(self._all)

    @property
    def watched(self) -> bool:
        """Whether anybody listens."""
        return bool(self._all)

    @property
    def _all(self) -> set[Listener]:
        """Everybody who listens, to the table as it is or as it was."""
        return self._listeners | self._late.heard_by if self._late else self._listeners

    @property
    def heard_by(self) -> set[Listener]:
        """Those who listen to this very table."""
        return self._listeners

    def seen_by(self, owner: str | None) -> Table:
        """The table as *owner* may see it: everything they are told about it is told from this."""
        return self._for(owner).table

    def _for(self, owner: str | None) -> Live:
        """This, or what it was a round ago for those who see it so."""
        if self._now is not None or not is_behind(self.table, owner):
            return self
        if self._late is None:
            self._behind = Behind(self.table)
            self._late = Live(self._behind.table, None, now=self)
            self._seated = self._seating()
        return self._late

    def _part_ways(self) -> None:
        """From now on those who only watch hear what was or, as soon as they may, what is."""
        if self._now is None and is_behind(self.table, None):
            if watching := {each for each in self._listeners if not self.table.seats_of(each.owner)}:
                self._listeners -= watching
                late = self._for(None)
                late.heard_by.update(watching)
                late.tell()
        elif self._late is not None:
            self._listeners |= self._late.heard_by
            self._late = self._behind = None

    def addresses(self, *, seated: bool = False) -> frozenset[str]:
        """Where those who listen come from, or those of them who have a seat."""
        heard = (listener for listener in self._all if not seated or self.table.seats_of(listener.owner))
        return frozenset(listener.address for listener in heard)

    def hears(self, listener: Listener) -> bool:
        """Whether *listener* is told what happens."""
        return listener in self._all

    @property
    def present(self) -> set[str]:
        """The owners with a socket open."""
        here = {listener.owner for listener in self._listeners if listener.owner}
        return here | self._now.present if self._now else here

    @property
    def looking(self) -> set[str]:
        """Those of them who can see the table: a page may lie behind another one, or the phone be dark."""
        return {listener.owner for listener in self._listeners if listener.owner and listener.looks}

    def attach(self, listener: Listener) -> None:
        """Tells *listener* everything, and the others that its owner is here."""
        if (there := self._for(listener.owner)) is not self:
            there.attach(listener)
            return
        back = listener.seq > 0
        if listener.total is not None and listener.total != self._total(listener):
            listener.seq = 0
        before = self.present
        self._listeners.add(listener)
        others = self.present != before
        lost = self._tell_all([other for other in self._listeners if other is listener or others], listener)
        if lost is not None:
            raise lost
        self._tell_late()
        sides = heard_by(self.table, listener.owner)
        talk = self.sayings.of(sides)
        if talk.lines or (sides and back):  # what they heard may have gone with the rest when a backup was restored
            listener.tell(talk)

    def detach(self, listener: Listener) -> bool:
        """Forgets *listener*; returns whether it was known."""
        if self._late and self._late.detach(listener):
            return True
        if listener not in self._listeners:
            return False
        before = self.present
        self._listeners.discard(listener)
        if self.present != before:
            self.tell()
        return True

    def tell(self) -> None:
        """Tells every listener what is new."""
        self._part_ways()
        self._tell_all(list(self._listeners))
        self._tell_late()

    def _tell_late(self) -> None:
        """Tells those who hear what was if more of it may be seen, or if somebody has come, left or another name."""
        if self._late and self._behind:
            revealed, before = self._behind.advance(), self._seated
            self._seated = self._seating()
            if revealed or self._seated != before:
                self._late.tell()

    def _seating(self) -> list[tuple[Chair, bool]]:
        """Who sits at each seat, and whether they have a socket open."""
        present = self.present
        return [(chair, chair.owner in present) for chair in self.table.chairs]

    def tell_owner(self, owner: str | None) -> None:
        """Tells *owner* alone what is new for nobody else."""
        self._tell_all([listener for listener in self._listeners if owner and listener.owner == owner])

    def seated_at(self, address: str) -> dict[str, str]:
        """Those with a seat here who are connected from *address*, by owner: what they are called."""
        here = [each.owner for each in self._listeners if each.owner and each.address == address]
        seats = {owner: self.table.seats_of(owner) for owner in here}
        return {owner: self.table.chairs[own[0]].name for owner, own in seats.items() if own}

    def address_of(self, owner: str) -> str:
        """The address from which *owner* is connected, empty if they are not."""
        return next((each.address for each in self._listeners if each.owner == owner), "")

    def whisper(self, words: Mapping[int, Talk | Partner], but: Listener | None = None) -> None:
        """Tells those who play for a side what is for that side only, except *but*, who said it."""
        for listener in list(self._listeners):
            for side in sides_of(self.table, listener.owner):
                if side in words and listener is not but:
                    listener.tell(words[side])

    def prepare(self, more: int) -> None:
        """One *more* waits for players to be compiled, or one less: everybody is told."""
        self.preparing += more
        self.tell()

    def fail(self, failing: bool) -> None:
        """Tells everybody once if bots are *failing*."""
        if failing and not self.failing:
            self.failing = True
            self.tell()

    def part(self) -> None:
        """Asks everybody to reconnect: this is no longer the table."""
        self._part(self._all)

    def part_watchers(self) -> None:
        """Asks those who only watch to reconnect: they may watch no more."""
        if not self.table.company.customs.watchers:
            self._part({listener for listener in self._all if not self.table.welcomes(listener.owner)})

    def part_owner(self, owner: str) -> None:
        """Asks the sockets of *owner* to reconnect: their seats are somebody else's now."""
        self._part({listener for listener in self._all if listener.owner == owner})

    def _part(self, listeners: Collection[Listener]) -> None:
        for listener in list(listeners):
            for live in (self, self._late):
                if live is not None:
                    live.heard_by.discard(listener)
            listener.part()

    def _tell_all(self, listeners: Sequence[Listener], newcomer: Listener | None = None) -> Exception | None:
        """Tells *listeners*; what several of them are told is made once.

        Where that fails, as it may with rules that a package brings, they are parted: they come back, and hear why.
        The *newcomer* is not, and is forgotten: the error is returned.
        """
        views, lost = dict[str | None, TableView](), None
        shown: Shown | None = None
        for listener in [each for each in listeners if not each.ending]:
            try:
                shown = shown or self._shown()
                if listener.owner not in views:
                    views[listener.owner] = self._view(listener.owner, shown)
                self._tell(listener, views[listener.owner])
            except Exception as fault:  # noqa: BLE001 - what has happened is stored; the others are told
                self._listeners.discard(listener)
                if listener is newcomer:
                    lost = fault
                    continue
                if not failed(self.table.game.name, f"table {self.table.id}", fault):
                    _log.error("table %s", self.table.id, exc_info=fault)
                listener.part()
        self._amends.forget()
        return lost

    def _tell(self, listener: Listener, view: TableView) -> None:
        update, shown = self._update(listener, view), listener.shown
        listener.tell(self._amends.of(shown, update) if listener.amends and shown else update)
        listener.seq, listener.shown = self.table.seq, view if listener.amends else None

    def _total(self, listener: Listener) -> int:
        """The checksum of the log up to ``seq`` as *listener* is told it: nobody who has it learns more from that."""
        seats = self.table.seats_of(listener.owner)
        return total_of([event_for(entry, seats) for entry in self.table.log[: max(0, listener.seq)]])

    def repeat(self, listener: Listener, seq: int) -> None:
        """Tells *listener* everything, and what has happened after *seq*."""
        if (there := self._for(listener.owner)) is not self:
            there.repeat(listener, seq)
        elif self.hears(listener):
            listener.seq, listener.shown = seq, None
            self._tell_all([listener])

    def _update(self, listener: Listener, view: TableView) -> Update:
        table = self.table
        known = listener.seq if 0 <= listener.seq <= table.seq else 0
        fresh = table.log[known:]
        seats = table.seats_of(listener.owner) if fresh else ()
        return Update(
            seq=table.seq,
            events=[event_for(entry, seats) for entry in fresh],
            view=view,
            offer=self._offered() if self._may_play(listener) else None,
        )

    def view(self, owner: str | None) -> TableView:
        """The table for the holder of the key *owner*."""
        return self._view(owner, self._shown())

    def _shown(self) -> Shown:
        return Shown(self.table, self.present, self._unmoved, preparing=self.preparing > 0, failing=self.failing)

    def _view(self, owner: str | None, shown: Shown) -> TableView:
        """The same, where *shown* has been made already."""
        if (there := self._for(owner)) is not self:
            return there.view(owner)
        seats = self.table.seats_of(owner)
        kept = self.orders.get(seats[0]) if seats else None
        view = shown.to(owner, self._position(seats))
        view.orders = order_state(self.table, owner, kept)
        return view

    def effects(self) -> Mapping[str, EffectShape]:
        """What each choice of the seat to move would bring, worked out once; only for the eyes of its owner."""
        self._forget()
        if self._effects is None:
            self._effects = self.table.family.effects(self.table.state)
        return self._effects

    def _may_play(self, listener: Listener) -> bool:
        seat = self.table.to_move
        if seat is None or not listener.chooses or self.table.company.paused:
            return False
        return self.table.acts(listener.owner, seat)

    def _position(self, seats: Sequence[int]) -> PositionShape | None:
        """The position for the owner of *seats*, made once for all listeners who may know the same."""
        table, made = self.table, self._positions
        key = () if table.family.public else tuple(seats)
        if table.status == "waiting":
            return None
        self._forget()
        if () not in made:
            made[()] = self._seen_by_all()
        if key not in made:
            made[key] = table.family.own(made[()], table.state, table.steps, key)
        return made[key]

    def _seen_by_all(self) -> PositionShape:
        family, state, steps = self.table.family, self.table.state, self.table.steps
        if self._before is None:
            return family.view(state, steps, ())
        (before, seen), self._before = self._before, None
        return family.follow(seen, before, state, steps)

    def _offered(self) -> OfferShape | None:
        """What the seat to move may do, made once for all its sockets; only for the eyes of its owner."""
        self._forget()
        if self._offer is None:
            self._offer = self.table.family.offer(self.table.state)
        return self._offer

    def _forget(self) -> None:
        """Discards what was made for another position; talk does not change the position."""
        if self._state is not self.table.state:
            if seen := self._positions.get(()):
                self._before = self._state, seen
            self._state, self._offer, self._effects = self.table.state, None, None
            self._positions.clear()


def event_for(entry: Entry, seats: Sequence[int]) -> Event:
    """*entry* as the owner of *seats* is told of it."""
    told = entry.told
    why = Fact(*told.why) if told.why else None
    return Event(entry.seq, told.code, told.seat, told.args_for(seats), entry.stands_in_for is not None, why)
