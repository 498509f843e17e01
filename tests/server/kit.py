"""Tables for tests: a store in memory that remembers the order of things, ears, a bot that needs no process."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine, Sequence
from dataclasses import dataclass, field, replace
from random import Random
from typing import Any, TypeVar, cast

import msgspec
from sqlalchemy import insert

from demesne.games.registry import make_game
from demesne.server.guard.keys import digest
from demesne.server.live.hub import Hub
from demesne.server.protocol import (
    Hinted,
    NewTable,
    Offer,
    Opened,
    Partner,
    Play,
    Refused,
    SeatWish,
    ServerMessage,
    TableView,
    Talk,
    Update,
)
from demesne.server.queendomino.shapes import QueendominoView, RulesView
from demesne.server.registry import family_of
from demesne.server.store import schema
from demesne.server.store.stored import Alike, Seating, Stored, StoredLine, StoredOrders, StoredSeat
from demesne.server.store.writes import Conflict, Shelves
from demesne.server.table import arriving
from demesne.server.table.dealing import Thrown
from demesne.server.table.table import Chair, Table
from demesne.server.thinking.bot_processes import Thinker
from demesne.server.thinking.bot_program import Job, Thought, think
from demesne.server.wire.branch_messages import BranchInfo
from demesne.server.wire.log import Entry
from demesne.server.wire.refusals import Args

T = TypeVar("T")

ADA, BO = digest("ada's key"), digest("bo's key")


def run(work: Coroutine[Any, Any, T]) -> T:
    return asyncio.run(asyncio.wait_for(work, 120))


def table(
    *owners: str,
    seed: int = 1,
    begun: bool = True,
    name: str = "queendomino",
    options: dict[str, Any] | None = None,
    rng: Random | None = None,
) -> Table:
    """A table of game *name* at which seat n belongs to the n-th of *owners*."""
    game = make_game(name, len(owners), options)
    chairs = [Chair("you", f"name {seat}", None, owner) for seat, owner in enumerate(owners)]
    made = Table("t" * 26, game, family_of(name), chairs, Thrown(rng or Random(seed)))
    if begun:
        made.take(arriving.begun(made))
    return made


def going(of: Table) -> bool:
    """Whether the game is going on, asked anew each time."""
    return of.status == "playing"


def first_move(of: Table) -> str:
    return str(of.state.legal_moves()[0])


def play(of: Table, move: str = "", number: int | None = None) -> None:
    """The seat to move plays *move*, or the first legal one."""
    seat = of.to_move
    assert seat is not None
    message = Play(of.seq, f"message-{of.seq if number is None else number}", move or first_move(of))
    of.take(of.play(of.chairs[seat].owner, message))


def play_until(of: Table, phase: str, seed: int = 1) -> Table:
    """Random moves until *phase* comes."""
    rng = Random(seed)
    while of.state.phase != phase:  # type: ignore[attr-defined]
        play(of, str(rng.choice(of.state.legal_moves())))
    return of


@dataclass
class MemoryStore:
    """A store in memory. ``order`` notes every commit; ``failing`` makes the next write fail."""

    order: list[str] = field(default_factory=list)
    kept: dict[str, Stored] = field(default_factory=dict)
    failing: bool = False
    points: dict[str, int] = field(default_factory=dict)
    tried: set[tuple[str, str]] = field(default_factory=set)

    async def _commit(self, note: str, stored: Stored) -> None:
        await asyncio.sleep(0)
        if self.failing:
            self.failing = False
            raise OSError("the disk is full")
        self.kept[stored.seating.table] = stored
        self.order.append(note)

    async def open_table(self, seating: Seating, entries: Sequence[Entry], status: str) -> None:
        await self._commit("open", Stored(seating, status, tuple(entries)))

    async def append(self, table: str, entries: Sequence[Entry], status: str) -> None:
        before = self.kept[table]
        if entries and entries[0].seq != len(before.entries) + 1:
            raise Conflict
        await self._commit(
            f"commit {entries[-1].seq}", replace(before, status=status, entries=(*before.entries, *entries))
        )

    async def change_seats(
        self, table: str, seats: Sequence[StoredSeat], entries: Sequence[Entry], status: str
    ) -> None:
        before = self.kept[table]
        taken = {seat.seat: seat for seat in seats}
        seating = replace(before.seating, seats=tuple(taken.get(old.seat, old) for old in before.seating.seats))
        await self._commit("seat", Stored(seating, status, (*before.entries, *entries)))

    async def open_next(self, table: str, seating: Seating, entries: Sequence[Entry], status: str) -> None:
        before = self.kept[table]
        await self._commit("next", replace(before, seating=replace(before.seating, next_table=seating.table)))
        await self.open_table(seating, entries, status)

    async def say(self, table: str, line: StoredLine) -> None:
        before = self.kept[table]
        await self._commit(f"line {line.number}", replace(before, talk=(*before.talk, line)))

    async def keep_orders(self, table: str, seat: int, body: str | None) -> None:
        before = self.kept[table]
        left = tuple(each for each in before.orders if each.seat != seat)
        orders = left if body is None else (*left, StoredOrders(seat, body))
        await self._commit("orders", replace(before, orders=orders))

    def _of(self, status: str) -> list[tuple[str, Args]]:
        """The tables of games of days that are so, with their customs."""
        found = [
            (name, [entry.told.args for entry in each.entries if entry.told.code == "customs"])
            for name, each in self.kept.items()
            if each.status == status and each.seating.next_table is None
        ]
        return [(name, customs[-1]) for name, customs in found if customs and customs[-1]["hours"]]

    async def of_days(self) -> list[str]:
        return [name for name, _ in self._of("playing")]

    async def standing(self, since: float, most: int) -> list[str]:
        del since
        return [name for name, customs in reversed(self._of("waiting")) if customs["public"]][:most]

    async def load(self, table: str) -> Stored | None:
        await asyncio.sleep(0)
        return self.kept.get(table)

    holds = True
    others: Sequence[tuple[str, str]] = ()

    async def take(self, table: str) -> Stored | None:
        return await self.load(table)

    def let_go(self, table: str) -> None:
        """Nobody else wants it."""

    async def alike(self, deal: str) -> list[Alike]:
        kept = [each for each in self.kept.values() if each.seating.deal == deal and not each.seating.practice]
        return [
            Alike(each.seating.table, self.points.get(each.seating.table)) for each in kept if each.status == "over"
        ]

    async def first_try(self, deal: str, owner: str) -> str | None:
        kept = [each.seating for each in self.kept.values() if each.seating.deal == deal and not each.seating.practice]
        noted = "" if (deal, owner) in self.tried else None
        return next((each.table for each in kept if any(seat.key == owner for seat in each.seats)), noted)

    async def note_try(self, deal: str, owner: str) -> bool:
        is_new = (deal, owner) not in self.tried
        self.tried.add((deal, owner))
        return is_new

    async def branches(self, table: str) -> list[BranchInfo]:
        kept = [each for each in self.kept.values() if each.seating.branch and each.seating.branch.of == table]
        return [
            BranchInfo(
                each.seating.table,
                each.seating.branch.at if each.seating.branch else "",
                cast("Any", each.status),
                [seat.name or seat.bot or "" for seat in each.seating.seats],
            )
            for each in reversed(kept)
        ]

    async def check(self) -> None:
        await asyncio.sleep(0)

    async def delete(self, table: str) -> None:
        del self.kept[table]

    async def seated(self, key: str) -> list[str]:
        kept = [each for each in self.kept.values() if each.status != "over"]
        return [
            each.seating.table for each in kept if any(seat.program and seat.key == key for seat in each.seating.seats)
        ]

    async def note_points(self, table: str, points: int) -> None:
        self.points[table] = points


class Ear:
    """A listener that notes in the store's order when it is told something."""

    chooses = True
    total: int | None = None
    looks = True
    amends = False
    ending = False
    shown: TableView | None = None

    def __init__(
        self, owner: str | None, store: MemoryStore | None = None, seq: int = 0, address: str = "192.0.2.1"
    ) -> None:
        self.owner = owner
        self.address = address
        self.seq = seq
        self.heard: list[Update] = []
        self.whispers: list[Talk | Partner] = []
        self.answers: list[Hinted | Refused] = []
        self.parted = False
        self._order = store.order if store else []

    def tell(self, message: ServerMessage) -> None:
        if isinstance(message, Talk | Partner):
            self.whispers.append(message)
            self._order.append("whispered")
            return
        if isinstance(message, Hinted | Refused):
            self.answers.append(message)
            return
        assert isinstance(message, Update)
        self.heard.append(message)
        self._order.append(f"told {message.seq}")

    def part(self) -> None:
        self.parted = True

    @property
    def last(self) -> Update:
        return self.heard[-1]


class Inline:
    """Bots that think where they are."""

    def __init__(self) -> None:
        self.asked: list[Job] = []

    async def ask(self, job: Job) -> Thought:
        self.asked.append(job)
        await asyncio.sleep(0)
        thought = think(job)
        assert thought.move, thought.fault
        return thought


def seat_of(job: Job) -> int:
    """The seat that is asked, as the question says."""
    return make_game(job.game, job.players, job.options).parse_observation(job.observation).seat


def hub(store: MemoryStore, thinker: Thinker | None = None, seed: int = 1) -> Hub:
    return Hub(store, thinker or Inline(), (0.0, 0.0), Random(seed))


async def known(store: Shelves, *accounts: str) -> None:
    """*store* has *accounts*, called as they are."""
    rows = [{"id": each, "name": each, "looks": each, "made": 0.0} for each in accounts]
    await store.write(lambda connection: connection.execute(insert(schema.account), rows))


def wish(*kinds: str, bot: str = "random", game: str = "queendomino", **options: object) -> NewTable:
    """A table of seats "you", "here", "open", "bot"."""
    raw = {name: msgspec.Raw(msgspec.json.encode(value)) for name, value in options.items()}
    seats = [SeatWish(cast("Any", kind), *_seat(kind, number, bot)) for number, kind in enumerate(kinds)]
    return NewTable(game, seats, raw)


def _seat(kind: str, number: int, bot: str) -> tuple[str, str]:
    return ("", bot) if kind == "bot" else ("" if kind == "open" else f"{kind} {number}", "")


async def opened(of: Hub, *kinds: str) -> tuple[Opened, str]:
    """A new table and the digest of its key."""
    answer = await of.open(wish(*kinds))
    return answer, digest(answer.key)


def land_of(view: TableView) -> QueendominoView:
    """The position that *view* shows, of the Queendomino family."""
    assert isinstance(view.position, QueendominoView)
    return view.position


def rules_of(view: TableView) -> RulesView:
    """The rules that *view* tells, of the Queendomino family."""
    assert isinstance(view.rules, RulesView)
    return view.rules


def moves_of(offer: Offer) -> set[str]:
    """Every move that *offer* holds."""
    found: set[str | None] = {getattr(offer, name, None) for name in ("skip", "discard", "end", "deck")}
    for name in ("spots", "moves", "borders", "knights", "expansions", "allies"):
        found |= {spot.move for spot in getattr(offer, name, [])}
    for slot in getattr(offer, "slots", []):
        found |= {site.move for site in slot.sites}
    for pair in getattr(offer, "deserters", []):
        found |= {spot.move for knight in pair.knights for spot in knight.spots}
    for card in getattr(offer, "cards", []):
        found |= {card.sell, *(use.move for use in card.uses)}
    return {move for move in found if move}
