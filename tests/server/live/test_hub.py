"""All live tables: stored before told, once only, and nothing changed by what is refused."""

from __future__ import annotations

import asyncio
import gc
from random import Random
from zlib import crc32

import msgspec
import pytest

from demesne.server.guard.keys import digest
from demesne.server.live.hub import Hub
from demesne.server.protocol import Ack, Join, NewTable, Play, SeatWish
from demesne.server.wire.refusals import Refusal
from tests.server.kit import Ear, MemoryStore, first_move, hub, moves_of, opened, run


def test_a_move_is_committed_before_anybody_is_told() -> None:
    async def story() -> list[str]:
        store = MemoryStore()
        of = hub(store)
        answer, owner = await opened(of, "you", "here")
        await of.attach(answer.table, Ear(owner, store))
        await of.attach(answer.table, Ear(None, store))
        for number in range(12):
            table = await of.table(answer.table)
            await of.play(answer.table, owner, Play(table.seq, f"message-{number}", first_move(table)))
        return store.order

    order = run(story())
    committed = 0
    for note in order:
        what, _, number = note.partition(" ")
        if what == "commit":
            committed = int(number)
        if what == "told" and committed:
            assert int(number) <= committed
    assert order.count("open") == 1
    assert sum(note.startswith("commit") for note in order) == 12


def test_a_message_sent_twice_counts_once_and_gets_the_same_answer() -> None:
    async def story() -> tuple[Ack, Ack, Ack, int]:
        store = MemoryStore()
        of = hub(store)
        answer, owner = await opened(of, "you", "here")
        table = await of.table(answer.table)
        message = Play(table.seq, "message-1", first_move(table))
        first = await of.play(answer.table, owner, message)
        second = await of.play(answer.table, owner, message)
        again = await hub(store).play(answer.table, owner, message)  # after a restart
        return first, second, again, sum(note.startswith("commit") for note in store.order)

    first, second, again, commits = run(story())
    assert first == second == again
    assert commits == 1


def test_of_fifty_moves_for_one_number_exactly_one_wins() -> None:
    async def story() -> list[object]:
        of = hub(MemoryStore())
        answer, owner = await opened(of, "you", "here")
        table = await of.table(answer.table)
        moves = [str(move) for move in table.state.legal_moves()]
        asked = [
            of.play(answer.table, owner, Play(table.seq, f"message-{n}", moves[n % len(moves)])) for n in range(50)
        ]
        return await asyncio.gather(*asked, return_exceptions=True)

    answers = run(story())
    assert sum(isinstance(answer, Ack) for answer in answers) == 1
    refusals = [answer.reason.code for answer in answers if isinstance(answer, Refusal)]
    assert refusals == ["seq.stale"] * 49


def test_a_write_that_fails_changes_nothing() -> None:
    async def story() -> None:
        store = MemoryStore()
        of = hub(store)
        answer, owner = await opened(of, "you", "here")
        ear = Ear(owner, store)
        await of.attach(answer.table, ear)
        table = await of.table(answer.table)
        before, heard = (table.state, table.seq), len(ear.heard)
        store.failing = True
        message = Play(table.seq, "message-1", first_move(table))
        with pytest.raises(OSError, match="full"):
            await of.play(answer.table, owner, message)
        assert (table.state, table.seq) == before
        assert len(ear.heard) == heard
        await of.play(answer.table, owner, message)
        assert table.seq > before[1]

    run(story())


@pytest.mark.parametrize("failing", [False, True])
def test_a_refusal_that_nobody_hears_any_more_is_no_fault(caplog: pytest.LogCaptureFixture, *, failing: bool) -> None:
    """A client could fill the log by leaving at once; what the store cannot write is still the host's business."""

    async def story() -> None:
        store = MemoryStore()
        of = hub(store)
        answer, owner = await opened(of, "you", "here")
        table = await of.table(answer.table)
        store.failing = failing
        move = first_move(table) if failing else "claim 999"
        asking = asyncio.create_task(of.play(answer.table, owner, Play(table.seq, "message-1", move)))
        await asyncio.sleep(0)
        asking.cancel()
        await asyncio.wait([asking])
        await asyncio.sleep(0.05)
        gc.collect()

    run(story())
    said = [record.exc_info[1] for record in caplog.records if record.exc_info]
    assert list(map(str, said)) == (["the disk is full"] if failing else [])
    assert not [record for record in caplog.records if record.name == "asyncio"]


def test_a_table_that_the_store_knows_better_is_read_again() -> None:
    async def story() -> None:
        store = MemoryStore()
        one, two = hub(store, seed=1), hub(store, seed=2)
        answer, owner = await opened(one, "you", "here")
        ear = Ear(owner)
        await one.attach(answer.table, ear)
        table = await one.table(answer.table)
        message = Play(table.seq, "message-1", first_move(table))
        await two.play(answer.table, owner, message)
        with pytest.raises(Refusal, match=r"seq\.stale"):
            await one.play(answer.table, owner, Play(table.seq, "message-2", first_move(table)))
        assert ear.parted
        assert (await one.table(answer.table)).seq == (await two.table(answer.table)).seq

    run(story())


@pytest.mark.parametrize("seed", range(12))
def test_a_table_is_in_memory_once_however_many_ask(seed: int) -> None:
    """Listeners are told of every move, while others look in and bots begin and end."""
    rng = Random(seed)

    async def looking(of: Hub, name: str) -> None:
        for _ in range(60):
            for _ in range(rng.randrange(6)):
                await asyncio.sleep(0)
            await of.summary(name, None)

    async def story() -> None:
        of = hub(MemoryStore(), seed=seed)
        answer, owner = await opened(of, "you", "bot", "bot")
        visitors = [asyncio.create_task(looking(of, answer.table)) for _ in range(5)]
        for _ in range(rng.randrange(30)):
            await asyncio.sleep(0)
        ears = [Ear(owner), Ear(None), Ear(owner)]
        for ear in ears:
            await of.attach(answer.table, ear)
        for number in range(15):
            while ears[0].last.offer is None:
                await asyncio.sleep(0)
            move = min(moves_of(ears[0].last.offer))
            ack = await of.play(answer.table, owner, Play(ears[0].seq, f"message-{number}", move))
            assert all(ear.seq >= ack.seq for ear in ears)
        await asyncio.gather(*visitors)

    run(story())


def test_a_socket_that_comes_back_is_told_what_it_missed() -> None:
    async def story() -> None:
        of = hub(MemoryStore())
        answer, owner = await opened(of, "you", "here")
        table = await of.table(answer.table)
        seen = table.seq
        for number in range(5):
            now = await of.table(answer.table)
            await of.play(answer.table, owner, Play(now.seq, f"message-{number}", first_move(now)))
        now = await of.table(answer.table)
        for from_seq, expected in ((seen, seen + 1), (0, 1), (now.seq + 100, 1), (-5, 1)):
            ear = Ear(owner, seq=from_seq)
            await of.attach(answer.table, ear)
            assert [event.seq for event in ear.last.events] == list(range(expected, now.seq + 1))
        fresh = Ear(owner, seq=now.seq)
        await of.attach(answer.table, fresh)
        assert fresh.last.events == []
        assert fresh.last.view.position is not None

    run(story())


def test_whoever_remembers_another_game_than_there_has_been_is_told_all_of_it() -> None:
    """As after a backup was restored, and played on from there."""

    async def story() -> None:
        of = hub(MemoryStore())
        answer, owner = await opened(of, "you", "here")
        ear = Ear(owner)
        await of.attach(answer.table, ear)
        told = list(ear.last.events)
        now = await of.table(answer.table)
        await of.play(answer.table, owner, Play(now.seq, "message-1", first_move(now)))
        seen, now = told[-1].seq, await of.table(answer.table)
        others = [*told[:-1], msgspec.structs.replace(told[-1], args={"round": 99})]
        for events, expected in ((told, seen + 1), (others, 1), (told[1:], 1)):
            back = Ear(owner, seq=seen)
            back.total = crc32(msgspec.json.encode(events))
            await of.attach(answer.table, back)
            assert [event.seq for event in back.last.events] == list(range(expected, now.seq + 1))

    run(story())


def test_only_the_one_who_may_move_is_offered_moves() -> None:
    async def story() -> None:
        of = hub(MemoryStore())
        answer, owner = await opened(of, "you", "open")
        joined = await of.join(answer.table, Join(str(answer.invite), "Bo"))
        mine, theirs, watching = Ear(owner), Ear(digest(joined.key)), Ear(None)
        for ear in (mine, theirs, watching):
            await of.attach(answer.table, ear)
        seat = mine.last.view.to_move
        assert seat in {0, 1}
        assert (mine.last.offer is not None) == (seat == 0)
        assert (theirs.last.offer is not None) == (seat == 1)
        assert watching.last.offer is None
        assert [chair.yours for chair in theirs.last.view.seats] == [False, True]
        assert [chair.yours for chair in watching.last.view.seats] == [False, False]

    run(story())


def test_presence_is_told() -> None:
    async def story() -> None:
        of = hub(MemoryStore())
        answer, owner = await opened(of, "you", "open")
        joined = await of.join(answer.table, Join(str(answer.invite), "Bo"))
        mine, theirs = Ear(owner), Ear(digest(joined.key))
        await of.attach(answer.table, mine)
        assert [seat.online for seat in mine.last.view.seats] == [True, False]
        await of.attach(answer.table, theirs)
        assert [seat.online for seat in mine.last.view.seats] == [True, True]
        assert mine.last.events == []
        await of.detach(answer.table, theirs)
        assert [seat.online for seat in mine.last.view.seats] == [True, False]

    run(story())


def test_a_socket_that_is_ending_is_told_nothing_more() -> None:
    async def story() -> None:
        of = hub(MemoryStore())
        answer, owner = await opened(of, "you", "open")
        joined = await of.join(answer.table, Join(str(answer.invite), "Bo"))
        mine, watching, theirs = Ear(owner), Ear(None), Ear(digest(joined.key))
        for ear in (mine, watching, theirs):
            await of.attach(answer.table, ear)
        told, seen = len(mine.heard), len(watching.heard)
        mine.ending = theirs.ending = True  # as when the server ends: each of them would be told of the other
        await of.detach(answer.table, theirs)
        assert (len(mine.heard), len(watching.heard)) == (told, seen + 1)

    run(story())


# --- joining and playing again ------------------------------------------------------------


def test_joining_needs_the_invitation_and_an_open_seat() -> None:
    async def story() -> None:
        of = hub(MemoryStore())
        answer, _ = await opened(of, "you", "open", "open")
        invite = str(answer.invite)
        for name, message, code in (
            (answer.table, Join("qi_wrong", "Bo"), "invite.wrong"),
            (answer.table, Join(answer.key, "Bo"), "invite.wrong"),
            (answer.table, Join(invite, " \u200b "), "name.empty"),
            (answer.table, Join(invite, "Bo", 0), "seat.taken"),
            ("nowhere", Join(invite, "Bo"), "table.unknown"),
        ):
            with pytest.raises(Refusal) as caught:
                await of.join(name, message)
            assert caught.value.reason.code == code
        first = await of.join(answer.table, Join(invite, "Bo", 2))
        second = await of.join(answer.table, Join(invite, "Cleo", None, first.key))
        assert (first.seat, second.seat) == (2, 1)
        assert second.key == first.key
        with pytest.raises(Refusal, match=r"table\.full"):
            await of.join(answer.table, Join(invite, "Dee"))
        assert (await of.summary(answer.table, None)).status == "playing"

    run(story())


def test_two_who_want_one_seat_get_one() -> None:
    async def story() -> list[object]:
        of = hub(MemoryStore())
        answer, _ = await opened(of, "you", "open")
        asked = [of.join(answer.table, Join(str(answer.invite), f"name {n}")) for n in range(10)]
        return await asyncio.gather(*asked, return_exceptions=True)

    answers = run(story())
    assert sum(not isinstance(answer, Exception) for answer in answers) == 1


def test_a_made_up_key_gets_a_real_one() -> None:
    async def story() -> None:
        of = hub(MemoryStore())
        answer, _ = await opened(of, "you", "open")
        joined = await of.join(answer.table, Join(str(answer.invite), "Bo", None, "1234"))
        assert joined.key.startswith("qd_")
        assert len(joined.key) > 30

    run(story())


def test_playing_again_opens_one_table_with_the_same_people_and_keys() -> None:
    async def story() -> None:
        store = MemoryStore()
        of = hub(store)
        answer, owner = await opened(of, "you", "bot")
        with pytest.raises(Refusal, match=r"table\.running"):
            await of.successors.again(answer.table, answer.key)
        await play_out(of, answer.table, owner)
        ear = Ear(owner)
        await of.attach(answer.table, ear)
        for key in (None, "qd_wrong"):
            with pytest.raises(Refusal, match=r"seat\.not-yours"):
                await of.successors.again(answer.table, key)
        first, second = await asyncio.gather(
            of.successors.again(answer.table, answer.key), of.successors.again(answer.table, answer.key)
        )
        assert first == second
        assert first.key == answer.key
        assert ear.last.view.next_table == first.table
        following = await of.summary(first.table, answer.key)
        assert [seat.yours for seat in following.seats] == [False, True]  # a seat further on
        assert following.status == "playing"
        assert (await hub(store).successors.again(answer.table, answer.key)) == first

    run(story())


async def play_out(of: Hub, name: str, owner: str) -> None:
    """Plays random moves for *owner* until the game is over."""
    rng = Random(3)
    number = 0
    await of.attach(name, Ear(owner))
    while True:
        table = await of.table(name)
        if table.status == "over":
            return
        if table.to_move is None or not table.owns(owner, table.to_move):
            await asyncio.sleep(0)
            continue
        number += 1
        move = str(rng.choice(table.state.legal_moves()))
        await of.play(name, owner, Play(table.seq, f"message-{number}", move))


@pytest.mark.parametrize(
    ("message", "code"),
    [
        (NewTable("chess", []), "game.unknown"),
        (NewTable("queendomino", []), "option.unknown"),
        (NewTable("queendomino", [SeatWish("you", "Ada")] * 5), "option.unknown"),
        (NewTable("queendomino", [SeatWish("you", "Ada"), SeatWish("bot", "", "hal")]), "bot.unknown"),
        (NewTable("queendomino", [SeatWish("you", "Ada"), SeatWish("bot", "", "x" * 9999)]), "bot.unknown"),
        (NewTable("queendomino", [SeatWish("you", ""), SeatWish("bot", "", "random")]), "name.empty"),
        (NewTable("queendomino", [SeatWish("you", "Ada"), SeatWish("here", "\u202e")]), "name.empty"),
    ],
)
def test_a_table_that_cannot_be_is_not_opened(message: NewTable, code: str) -> None:
    async def story() -> None:
        store = MemoryStore()
        with pytest.raises(Refusal) as caught:
            await hub(store).open(message)
        assert caught.value.reason.code == code
        assert not store.kept

    run(story())
