"""Orders left for one's next turn: what they ask, who knows of them, when they are carried out, what ends them."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from demesne.games.queendomino.moves import Place
from demesne.games.queendomino.state import State
from demesne.server.family import Step
from demesne.server.guard.keys import digest
from demesne.server.live import orders
from demesne.server.live.hub import Hub
from demesne.server.protocol import Join, NewTable, OrderDraft, Play, SeatWish, Undo, Update
from demesne.server.queendomino.shapes import QueendominoView
from demesne.server.store.store import Store
from demesne.server.table import clocks
from demesne.server.table.rehearsal import MARK, KeptOrders, next_move
from demesne.server.table.table import Table
from demesne.server.wire.company_messages import USUAL, Tell
from demesne.server.wire.order_messages import Ordered, Orders, OrderStep, OrderWish
from demesne.server.wire.refusals import Refusal
from tests.server.kit import ADA, BO, Ear, Inline, MemoryStore, play_until, run, table

DAYS = replace(USUAL, hours=72, grace=0)
NAMES = ("Ada", "Bo", "Cleo")
SOON = 20.0


class Round:
    """Three people at a table of days, each with an ear, a watcher's ear last."""

    def __init__(self, store: Any = None, wait: float = 0.0, game: str = "kingdomino", seed: int = 1) -> None:
        self.store = store or MemoryStore()
        self.game, self.seed, self.wait = game, seed, wait
        self.hub = self.server()
        self.count = 0

    def server(self) -> Hub:
        return Hub(self.store, Inline(), (0.0, 0.0), Random(self.seed), deliberation=(self.wait, self.wait))

    async def opened(self, customs: Any = DAYS) -> Round:
        seats = [SeatWish("you", "Ada"), SeatWish("open"), SeatWish("open")]
        opened = await self.hub.open(NewTable(self.game, seats, customs=customs))
        self.name = opened.table
        invite = str(opened.invite)
        keys = [opened.key, *[(await self.hub.join(self.name, Join(invite, name))).key for name in NAMES[1:]]]
        self.owners: list[str | None] = [digest(key) for key in keys]
        await self.come()
        return self

    async def come(self) -> None:
        self.ears = [Ear(owner) for owner in [*self.owners, None]]
        for ear in self.ears:
            await self.hub.attach(self.name, ear)

    @property
    def table(self) -> Table:
        live = self.hub.tables.get(self.name)
        assert live
        return live.table

    @property
    def state(self) -> State:
        state = self.table.state
        assert isinstance(state, State)
        return state

    @property
    def mover(self) -> int:
        assert self.table.to_move is not None
        return self.table.to_move

    @property
    def following(self) -> int:
        """Who is next after the mover in this round."""
        state = self.state
        later = [slot.seat for slot in state.this_line[state.turn + 1 :]]
        assert later[0] is not None
        return later[0]

    async def move(self, move: str = "", seat: int | None = None) -> None:
        """The mover's own move."""
        self.count += 1
        message = Play(self.table.seq, f"own-{self.count:06d}", move or str(self.state.legal_moves()[0]))
        await self.hub.play(self.name, self.owners[self.mover if seat is None else seat], message)

    async def turn(self) -> None:
        """The mover's whole turn: the first thing at each step."""
        mover, turn = self.mover, self.table.family.turn(self.state)
        while self.table.status == "playing" and (self.table.to_move, self.table.family.turn(self.state)) == (
            mover,
            turn,
        ):
            await self.move()

    async def begin(self) -> Round:
        """The first round is there."""
        while self.state.round == 0:
            await self.move()
        return self

    async def draft(self, seat: int, *steps: list[str], settled: bool = True) -> OrderDraft:
        return await self.hub.orders.draft(self.name, self.owners[seat], OrderWish(list(steps), settled))

    async def leave(self, seat: int, *steps: list[str]) -> Orders:
        return await self.hub.orders.leave(self.name, self.owners[seat], OrderWish(list(steps)))

    async def whole(self, seat: int, *claims: int) -> Orders:
        """Orders that lay the domino somewhere and claim one of *claims*, or the first that is free."""
        place = moves_of((await self.draft(seat)).asked)[0]
        free = [f"claim {number}" for number in claims] or moves_of((await self.draft(seat, [place])).asked)[:1]
        return await self.leave(seat, [place], free)

    async def until(self, true: Any) -> None:
        async with asyncio.timeout(SOON):
            while not true():
                await asyncio.sleep(0.002)


def moves_of(asked: Update | None) -> list[str]:
    """The moves that an offer lists."""
    assert asked is not None
    assert asked.offer is not None
    offer: Any = asked.offer
    return [spot.move for spot in offer.spots]


@pytest.fixture(autouse=True)
def _quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(orders, "STEP", (0.0, 0.0))


def test_the_first_wish_is_claimed_and_what_is_gone_by_then_is_not() -> None:
    async def story() -> None:
        at = await (await Round().opened()).begin()
        seat, first = at.following, at.mover
        line = [slot.number for slot in at.state.next_line]
        left = await at.whole(seat, line[2], line[0])
        assert (left.state, [wish.move for wish in left.steps[1].wishes]) == (
            "left",
            [f"claim {line[2]}", f"claim {line[0]}"],
        )
        await at.move()
        await at.move(f"claim {line[2]}", first)
        await at.until(lambda: at.mover != seat)
        assert next(slot.number for slot in at.state.next_line if slot.seat == seat) == line[0]
        marks = {
            index: [event.args.get(MARK) for heard in ear.heard for event in heard.events]
            for index, ear in enumerate(at.ears)
        }
        assert {index for index, seen in marks.items() if 1 in seen} == {seat}
        assert (await at.hub.orders.of(at.name, at.owners[seat])).steps == []

    run(story())


def test_nobody_else_is_told_of_anything_when_orders_are_left_changed_or_withdrawn(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(clocks, "now", lambda: 1000.0)

    async def story() -> None:
        at = await (await Round(wait=600).opened()).begin()
        seat = at.following
        before = [len(ear.heard) for ear in at.ears]
        views = [msgspec.json.encode(at.hub.tables.get(at.name).view(owner)) for owner in at.owners]  # type: ignore[union-attr]
        seq = at.table.seq
        await at.whole(seat)
        assert at.ears[seat].last.view.orders == "left"
        for other, ear in enumerate(at.ears):
            if other != seat:
                assert len(ear.heard) == before[other]
        live = at.hub.tables.get(at.name)
        assert live
        seen = [msgspec.json.encode(live.view(owner)) for owner in at.owners]
        assert [a == b for a, b in zip(views, seen, strict=True)] == [other != seat for other in range(3)]
        assert at.table.seq == seq
        await at.leave(seat)
        assert at.ears[seat].last.view.orders == "open"
        assert not at.store.kept[at.name].orders
        with pytest.raises(Refusal) as caught:
            await at.hub.orders.of(at.name, None)
        assert caught.value.reason.code == "seat.not-yours"

    run(story())


def test_they_begin_when_that_was_drawn_whatever_is_in_them_and_talk_puts_nothing_off(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    waits: list[float] = []

    async def story(*, gone: bool, talk: bool) -> None:
        now = [1000.0]
        monkeypatch.setattr(clocks, "now", lambda: now[0])
        at = await (await Round(wait=300.0).opened()).begin()
        first, seat = at.mover, at.following
        line = [slot.number for slot in at.state.next_line]
        await at.whole(seat, line[2], *([] if gone else [line[1]]))
        await at.move()
        await at.move(f"claim {line[2] if gone else line[0]}", first)
        if talk:
            now[0] += 200.0
            await at.hub.wish(at.name, at.owners[first], Tell("say-0001", "hello"))
        kept = at.hub.tables.get(at.name).orders[seat]  # type: ignore[union-attr]
        waits.append(at.hub.orders._wait(at.table, kept))

    run(story(gone=False, talk=False))
    run(story(gone=True, talk=False))
    run(story(gone=False, talk=True))
    assert waits == [300.0, 300.0, 100.0]


def test_orders_that_cannot_be_followed_end_and_only_their_seat_is_told() -> None:
    async def story() -> None:
        at = await (await Round().opened()).begin()
        first, seat = at.mover, at.following
        line = [slot.number for slot in at.state.next_line]
        await at.whole(seat, line[2])
        await at.move()
        await at.move(f"claim {line[2]}", first)
        await at.until(lambda: at.ears[seat].last.view.orders == "ended")
        assert (at.mover, at.state.phase) == (seat, "claim")
        assert [ear.last.view.orders for index, ear in enumerate(at.ears) if index != seat] == [
            "open" if index < 3 and index != first else None for index in range(4) if index != seat
        ]
        await at.move(seat=seat)
        await at.until(lambda: not at.store.kept[at.name].orders)

    run(story())


def test_making_a_move_oneself_ends_the_orders() -> None:
    async def story() -> None:
        at = await (await Round(wait=600).opened()).begin()
        seat = at.following
        await at.whole(seat)
        await at.turn()
        assert at.mover == seat
        assert at.ears[seat].last.view.orders == "left"
        await at.move()
        await at.until(lambda: not at.store.kept[at.name].orders)
        assert at.ears[seat].last.view.orders is None
        await at.hub.play(at.name, at.owners[seat], Undo(at.table.seq, "undo-0001"))
        assert at.mover == seat

    run(story())


def test_an_ordered_step_that_was_taken_back_is_not_done_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(orders, "STEP", (600.0, 600.0))

    async def story() -> None:
        at = await (await Round().opened()).begin()
        seat = at.following
        await at.whole(seat)
        await at.turn()
        await at.until(lambda: (at.mover, at.state.phase) == (seat, "claim"))
        await at.hub.play(at.name, at.owners[seat], Undo(at.table.seq, "undo-0001"))
        await at.until(lambda: not at.store.kept[at.name].orders)
        assert (at.mover, at.state.phase, at.ears[seat].last.view.orders) == (seat, "place", None)

    run(story())


def test_a_tile_that_lies_where_another_did_is_not_built_and_a_step_may_be_let_go_by() -> None:
    of = play_until(table(ADA, BO), "build", seed=3)
    skip = "pass"
    build = next(str(move) for move in of.state.legal_moves() if str(move).startswith("build"))
    told = of.family.tell([Step(of.state, of.game.parse_move(build), of.state.apply(of.game.parse_move(build)))])[0]
    other = {**told.args, "building": "another"}

    def done(*wishes: Ordered) -> str | None:
        return next_move(of, KeptOrders("", [OrderStep("build", list(wishes))], 0.0))

    passing = Ordered(skip, "pass", {"step": "build"})
    assert done(Ordered(build, told.code, told.args), passing) == build
    assert done(Ordered(build, told.code, other), passing) == skip
    assert done(Ordered(build, told.code, other)) is None
    assert next_move(of, KeptOrders("", [OrderStep("claim", [])], 0.0)) == skip


@pytest.mark.parametrize("wait", [0.0, 0.3])
def test_orders_survive_a_kill_and_are_carried_out_though_nobody_comes(tmp_path: Path, wait: float) -> None:
    async def left() -> tuple[str, int, int]:
        store = Store(tmp_path)
        at = await (await Round(store, wait=600.0).opened()).begin()
        seat = at.following
        line = [slot.number for slot in at.state.next_line]
        await at.whole(seat, line[1])
        await at.turn()
        name, number = at.name, line[1]
        body = (await store.load(name)).orders[0].body  # type: ignore[union-attr]
        kept = msgspec.json.decode(body)
        kept["delay"] = wait
        await store.keep_orders(name, seat, msgspec.json.encode(kept).decode())
        store.close()
        return name, seat, number

    async def woken(name: str, seat: int, number: int) -> None:
        store = Store(tmp_path)
        hub = Hub(store, Inline(), (0.0, 0.0), Random(2))
        await hub.tables.wake()
        async with asyncio.timeout(SOON):
            while (await store.load(name)).orders:  # type: ignore[union-attr]
                await asyncio.sleep(0.02)
        stored = await store.load(name)
        assert stored
        claims = [each for each in stored.entries if each.told.code == "claim" and each.told.seat == seat]
        assert (claims[-1].told.args["domino"], claims[-1].told.secret) == (number, {MARK: 1})
        await hub.close()
        store.close()

    run(woken(*run(left())))


def test_a_draft_shows_which_dominoes_lie_on_the_land() -> None:
    """Those that lie there already, and the one that is ordered: the log is told in their names."""

    async def story() -> None:
        at = await (await Round().opened()).begin()
        while at.state.round < 2:
            await at.move()
        seat = at.following
        place = moves_of((await at.draft(seat)).asked)[0]
        asked = (await at.draft(seat, [place])).asked
        assert asked is not None
        view = asked.view.position
        assert isinstance(view, QueendominoView)
        laid = [{square.domino for square in side.land if square.domino} for side in view.sides]
        assert sum(map(len, laid)) == sum(isinstance(step.move, Place) for step in at.table.steps) + 1
        assert int(place.split()[1]) in laid[seat]

    run(story())


def test_what_cannot_be_ordered_is_refused() -> None:
    async def story() -> None:
        at = await (await Round(wait=600).opened()).begin()
        mover, seat = at.mover, at.following
        place = moves_of((await at.draft(seat)).asked)[0]
        claim = moves_of((await at.draft(seat, [place])).asked)[0]
        for code, who, steps in (
            ("orders.now", mover, [[place], [claim]]),
            ("orders.gone", seat, []),
            ("orders.unfinished", seat, [[place]]),
            ("orders.move", seat, [["place 99 1,0 2,0"], [claim]]),
            ("orders.move", seat, [[place], ["claim 99"]]),
            ("orders.move", seat, [[place], [claim], [claim]]),
            ("orders.move", seat, [[]]),
        ):
            with pytest.raises(Refusal) as caught:
                await at.leave(who, *steps)
            assert caught.value.reason.code == code
        assert not at.store.kept[at.name].orders
        quick = await (await Round().opened(USUAL)).begin()
        with pytest.raises(Refusal) as caught:
            await quick.draft(quick.following)
        assert caught.value.reason.code == "orders.none"

    run(story())


def test_a_draft_asks_again_where_others_may_take_what_is_wished_for() -> None:
    async def story() -> None:
        at = await (await Round(wait=600).opened()).begin()
        seat = at.following
        place = moves_of((await at.draft(seat)).asked)[0]
        after = await at.draft(seat, [place], settled=False)
        assert not after.again
        claims = moves_of(after.asked)
        more = await at.draft(seat, [place], claims[:1], settled=False)
        assert (more.again, moves_of(more.asked)) == (True, claims)
        assert (await at.draft(seat, [place], claims[:1])).asked is None
        assert not (await at.draft(seat, [place], claims, settled=False)).again
        assert after.asked
        assert (after.asked.view.to_move, after.asked.view.seats[seat].yours) == (seat, True)

    run(story())
