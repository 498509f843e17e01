"""Those who only watch see a game a round behind, by every route, until it is over; its people see it as it is."""

from __future__ import annotations

import msgspec
import pytest
from msgspec.structs import replace

from demesne.server.afterwards.replays import replay_of
from demesne.server.live.hub import Hub
from demesne.server.live.live import Live
from demesne.server.protocol import Join, Know, NewTable, Play, SeatWish, Undo
from demesne.server.table.arriving import begun
from demesne.server.table.behind import Behind
from demesne.server.table.records import written
from demesne.server.table.table import Table
from demesne.server.wire.company_messages import USUAL, Arrange, Rename, Tell
from tests.server.kit import ADA, BO, Ear, MemoryStore, first_move, hub, play, run, table
from tests.server.live.test_absence import Evening

LATE = replace(USUAL, behind=True)
WATCHER = "somebody else"


async def round_of(at: Evening, moves: int) -> None:
    """Somebody moves, so many times."""
    for count in range(moves):
        live = at.hub.tables.get(at.name)
        assert live
        of = live.table
        owner = of.chairs[of.to_move or 0].owner
        await at.hub.play(at.name, owner, Play(of.seq, f"move-{of.seq:04d}-{count:04d}", first_move(of)))


def now(hub: Hub, name: str) -> Live:
    live = hub.tables.get(name)
    assert live
    return live


def turns(of: Table) -> list[object]:
    """The turns that have begun, in order."""
    found: list[object] = []
    for step in of.steps:
        turn = (step.before.to_move, of.family.turn(step.before))
        if isinstance(step.before.to_move, int) and turn not in found:
            found.append(turn)
    return found


def test_what_is_seen_is_as_many_turns_behind_as_there_are_seats_whatever_is_played() -> None:
    for game in ("kingdomino", "queendomino", "domaine"):
        of = table(ADA, BO, name=game, begun=False)
        of.take(begun(of, LATE))
        behind = Behind(of)
        for _ in range(40):
            play(of)
            behind.advance()
            assert [str(step.move) for step in behind.table.steps] == [str(s.move) for s in of.steps][
                : len(behind.table.steps)
            ]
            missing = len(turns(of)) - len(turns(behind.table))
            assert 1 <= missing <= 3 or len(turns(of)) <= 2
        again = Behind(of)
        assert (again.table.seq, str(again.table.state)) == (behind.table.seq, str(behind.table.state))


def test_a_watcher_hears_of_nothing_that_is_not_a_round_old_and_of_all_of_it_at_the_end() -> None:
    async def story() -> None:
        at = await Evening().opened(LATE)
        ear = Ear(None)
        await at.hub.attach(at.name, ear)
        first = ear.last.seq
        await round_of(at, 1)
        assert (ear.last.seq, at.ears[0].last.seq > first) == (first, True)
        await at.wish(0, Tell("wish-0001", "hello"))
        assert len(ear.heard) == 1
        await round_of(at, 14)
        of = now(at.hub, at.name).table
        assert first < ear.last.seq < of.seq
        told = [event.seq for heard in ear.heard for event in heard.events]
        assert told == list(range(1, ear.last.seq + 1))
        assert len(turns(of)) - len(turns(now(at.hub, at.name).seen_by(None))) >= 3
        while of.status == "playing":
            await round_of(at, 1)
        assert (ear.last.seq, ear.last.view.status) == (of.seq, "over")
        assert [event.seq for heard in ear.heard for event in heard.events] == list(range(1, of.seq + 1))
        assert not ear.parted

    run(story())


def test_a_watcher_in_the_room_sees_the_game_begin() -> None:
    async def story() -> None:
        of = hub(MemoryStore())
        seats = [SeatWish("you", "Ada"), SeatWish("open")]
        opened = await of.open(NewTable("kingdomino", seats, customs=LATE))
        ear = Ear(None)
        await of.attach(opened.table, ear)
        assert ear.last.view.status == "waiting"
        await of.join(opened.table, Join(str(opened.invite), "Bo"))
        assert (ear.last.view.status, [seat.name for seat in ear.last.view.seats]) == ("playing", ["Ada", "Bo"])
        assert ear.last.view.position is not None

    run(story())


def test_a_watcher_is_told_at_once_who_has_left_come_back_or_another_name() -> None:
    async def story() -> None:
        at = await Evening().opened(LATE)
        ear = Ear(None)
        await at.hub.attach(at.name, ear)
        await round_of(at, 8)
        seen, heard = ear.last.seq, len(ear.heard)
        await at.go(1)
        assert [seat.online for seat in ear.last.view.seats] == [True, False, True]
        await at.come(1)
        assert [seat.online for seat in ear.last.view.seats] == [True, True, True]
        await at.wish(1, Rename("Bea", "wish-0001"))
        assert [seat.name for seat in ear.last.view.seats] == ["Ada", "Bea", "Cleo"]
        await at.hub.attach(at.name, Ear(None))
        assert (ear.last.seq, len(ear.heard)) == (seen, heard + 3)

    run(story())


def test_every_road_tells_a_watcher_the_table_as_it_was() -> None:
    async def story() -> None:
        at = await Evening().opened(LATE)
        await round_of(at, 20)
        whole, seen = now(at.hub, at.name).table, await at.hub.table(at.name, WATCHER)
        assert seen.seq < whole.seq
        assert await at.hub.table(at.name) is seen
        assert await at.hub.table(at.name, at.owners[1]) is whole
        assert written(seen, "text", WATCHER) != written(whole, "text", at.owners[1])
        told, known = await replay_of(seen, WATCHER), await replay_of(whole, at.owners[1])
        assert len(told.moments) < len(known.moments)
        shown, view = await at.hub.shown(at.name, WATCHER)
        assert (shown, view.to_move) == (seen, seen.to_move)
        brief, mine = await at.hub.summary(at.name, None), now(at.hub, at.name)
        assert (brief.round, brief.to_move) == (seen.family.round(seen.state)[0], seen.to_move)
        assert mine.seen_by(at.owners[0]) is whole
        coming = await at.hub.know(at.name, Ear(None), Know("coming", "know-0001"))
        assert msgspec.json.encode(coming)

    run(story())


def test_the_host_may_change_it_and_a_restart_keeps_it() -> None:
    async def story() -> None:
        at = await Evening().opened(USUAL)
        await round_of(at, 12)
        ear = Ear(None)
        await at.hub.attach(at.name, ear)
        assert ear.last.seq == now(at.hub, at.name).table.seq
        await at.wish(0, Arrange(LATE, "wish-0001"))
        heard = len(ear.heard)
        await round_of(at, 1)
        assert ear.last.seq <= now(at.hub, at.name).table.seq - 1
        at.hub = at.server()
        at.ears.clear()
        await at.come(0, 1, 2)
        other = Ear(None)
        await at.hub.attach(at.name, other)
        assert other.last.seq < now(at.hub, at.name).table.seq
        await at.wish(0, Arrange(USUAL, "wish-0002"))
        assert other.last.seq == now(at.hub, at.name).table.seq
        assert heard
        await at.hub.detach(at.name, other)
        assert not now(at.hub, at.name).hears(other)

    run(story())


def test_what_is_taken_back_now_is_taken_back_a_round_later() -> None:
    of = table(ADA, BO, name="queendomino", begun=False)
    of.take(begun(of, LATE))
    behind = Behind(of)
    undone = 0
    for count in range(60):
        play(of)
        if of.to_move is not None and of.can_undo(of.chairs[of.to_move].owner) and count % 3 == 0:
            of.take(of.undo(of.chairs[of.to_move].owner, Undo(of.seq, f"undo-{count:04d}")))
            undone += 1
        behind.advance()
        assert behind.table.log == of.log[: behind.table.seq]
    assert undone > 3
    assert any(entry.told.code == "undo" for entry in behind.table.log)


@pytest.mark.parametrize("seat", [0, 1])
def test_whoever_sits_there_sees_it_as_it_is(seat: int) -> None:
    async def story() -> None:
        at = await Evening().opened(LATE)
        await round_of(at, 9)
        assert at.ears[seat].last.seq == now(at.hub, at.name).table.seq

    run(story())
