"""Who is told that a game of days waits for them, when, and how often: never twice, never while they are there."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
from msgspec.structs import replace

from demesne.server.herald.book import Browser, Ledger
from demesne.server.herald.occasions import occasions
from demesne.server.live.bells import AGAIN
from demesne.server.live.live import Live
from demesne.server.protocol import Play, Undo
from demesne.server.store.store import Store
from demesne.server.wire.company_messages import USUAL, Act, Answer, Ask, Lend, Tell
from demesne.server.wire.notice_messages import Notice
from tests.server.court import Dealer, court
from tests.server.herald.days import DAYS, GRACE, HOURS, Days
from tests.server.kit import play, run
from tests.server.twins import THREE, WATCHER, Story, twin_of, written_story

SOON = 20.0
BROWSER = Browser("https://push.example.net/send/x", "key", "auth", "en")


# --- nothing that is hidden -------------------------------------------------------------------------


@pytest.mark.slow
@pytest.mark.parametrize("viewer", [*THREE, WATCHER])
def test_notices_are_the_same_whatever_is_hidden(viewer: str) -> None:
    """After every move of a game of Domaine: whom, of what and when, as they would be sent."""
    tale = written_story(THREE, 66, 1)
    twin = twin_of(tale, viewer)
    assert twin.hands != tale.hands
    here = _notices(tale)
    assert len(here) > len(tale.moves)
    assert here == _notices(twin)


def _notices(tale: Story) -> list[str]:
    of = court(*tale.seating, rng=Dealer(tale.draws))
    of.company.customs = DAYS
    live, found = Live(of, None), []
    for number, (_, move) in enumerate(tale.moves):
        play(of, move, number)
        found += [str((each, Notice(each.kind, of.id, of.game.name))) for each in occasions(live, GRACE, 1000.0)]
    return found


# --- in a game --------------------------------------------------------------------------------------


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    with closing(Store(tmp_path)) as found:
        yield found


def test_somebody_who_owes_a_move_is_told_once_and_not_before_the_grace_time(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        days = await Days(store, monkeypatch).opened()
        first = await days.mover()
        assert await days.wait(GRACE - 1) == []
        assert await days.wait(2) == [(first, "turn")]
        assert days.post.told[0][1] == Notice("turn", days.name, "kingdomino")
        assert await days.wait(3600) == []
        await days.turn()
        second = await days.mover()
        assert await days.wait(GRACE + 1) == [(second, "turn")]
        await days.hub.close()

    run(story())


def test_somebody_who_answers_within_the_grace_time_is_never_notified(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        days = await Days(store, monkeypatch).opened()
        for _ in range(6):
            assert await days.wait(GRACE - 5) == []
            await days.turn()
        await days.hub.close()

    run(story())


def test_nobody_is_told_who_is_there_or_has_looked_since(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        days = await Days(store, monkeypatch).opened()
        ear = await days.come(await days.mover())
        assert await days.wait(GRACE + 1) == []
        await days.hub.detach(days.name, ear)
        assert await days.wait(3600) == [], "it was seen that the move is owed"
        await days.turn()
        ear = await days.come(await days.mover())
        await days.hub.detach(days.name, ear)
        assert await days.wait(GRACE + 1) == []
        watching = await days.come(days.owners[0] if await days.mover() != days.owners[0] else days.owners[1])
        await days.turn()
        if (now := await days.mover()) != watching.owner:
            assert await days.wait(GRACE + 1) == [(now, "turn")]
        await days.hub.close()

    run(story())


def test_a_page_that_nobody_can_see_keeps_no_notice_back(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    """A tab may stay open at home for weeks, behind others, and connects anew whenever its connection is lost."""

    async def story() -> None:
        days = await Days(store, monkeypatch).opened()
        first = await days.mover()
        ear = await days.come(first)
        days.hub.look(days.name, ear, looks=False)
        assert await days.wait(GRACE + 1) == [], "it was still seen that the move is owed"
        await days.turn()
        now = await days.mover()
        hidden = ear if now == first else await days.come(now, looks=False)
        await days.wait(GRACE / 2)
        await days.hub.detach(days.name, hidden)
        again = await days.come(now, looks=False)
        assert await days.wait(GRACE) == [(now, "turn")]
        days.hub.look(days.name, again, looks=True)
        assert await days.wait(HOURS * 3600) == [], "they see by themselves how little time is left"
        await days.hub.close()

    run(story())


def test_somebody_with_little_time_left_is_told_that_too(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        days = await Days(store, monkeypatch).opened()
        first = await days.mover()
        assert await days.wait(HOURS * 3600 * 3 / 4 - 1) == [(first, "turn")]
        assert await days.wait(2) == [(first, "time")]
        assert await days.wait(HOURS * 3600) == []
        await days.hub.close()

    run(story())


def test_the_others_are_told_that_somebody_is_out_of_time(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    """Once, those who are not there and have not said yet that a bot may play on; nobody when it goes on."""

    async def story() -> None:
        days = await Days(store, monkeypatch).opened()
        late = await days.mover()
        watching, other = [owner for owner in days.owners if owner != late]
        await days.come(watching)
        await days.wait(HOURS * 3600 + 1)
        await days.hub.tables.attempt(days.name, days.hub._steward._ring)
        assert await days.wait(GRACE - 1) == []
        assert await days.wait(2) == [(other, "late")]
        assert await days.wait(HOURS * 3600) == []
        await days.turn()
        assert ("late" in {kind for _, kind in await days.wait(HOURS * 3600 - GRACE)}) is False
        await days.hub.close()

    run(story())


def test_nobody_is_told_of_a_delay_about_which_they_have_spoken(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        days = await Days(store, monkeypatch).opened()
        late = await days.mover()
        one, two = [owner for owner in days.owners if owner != late]
        ears = [await days.come(owner) for owner in (one, two)]
        await days.wait(HOURS * 3600 + 1)
        await days.hub.tables.attempt(days.name, days.hub._steward._ring)
        table = await days.look()
        await days.hub.wish(days.name, one, Lend(table.seats_of(late)[0], "lend-00001"))
        for ear in ears:
            await days.hub.detach(days.name, ear)
        assert (two, "late") in await days.wait(GRACE + 1)
        assert (one, "late") not in [(owner, notice.kind) for owner, notice in days.post.told]
        await days.hub.close()

    run(story())


def test_talk_and_a_step_of_the_turn_are_no_new_turn(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        days = await Days(store, monkeypatch).opened()
        while (await days.look()).state.round == 0:  # type: ignore[attr-defined]
            await days.turn()
        mover = await days.mover()
        assert await days.wait(GRACE + 1) == [(mover, "turn")]
        table = await days.look()
        other = next(owner for owner in days.owners if owner != mover)
        await days.hub.wish(days.name, other, Tell("tell-00001", "hello"))
        move = str(table.state.legal_moves()[0])
        await days.hub.play(days.name, mover, Play((await days.look()).seq, "step-00001", move))
        assert await days.mover() == mover
        assert await days.wait(3600) == []
        await days.hub.play(days.name, mover, Undo((await days.look()).seq, "undo-00001"))
        assert await days.wait(3600) == []
        await days.hub.close()

    run(story())


async def _break(days: Days, seconds: float) -> None:
    """All agree to a break of so many *seconds*, and one who is not to move ends it."""
    asks, *others = days.owners
    request = (await days.hub.wish(days.name, asks, Ask("pause", "asking-0001"))).seq
    for number, owner in enumerate(others):
        await days.hub.wish(days.name, owner, Answer(request, yes=True, id=f"answer-{number:04d}"))
    assert (await days.look()).company.paused
    assert await days.wait(seconds) == []
    mover = await days.mover()
    await days.hub.wish(days.name, next(each for each in days.owners if each != mover), Act("resume", "resume-0001"))


def test_whoever_owes_a_move_is_told_again_once_a_break_is_over(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    """Anybody may end it, weeks later, and their time goes on."""

    async def story() -> None:
        days = await Days(store, monkeypatch).opened()
        first = await days.mover()
        assert await days.wait(GRACE + 1) == [(first, "turn")]
        await _break(days, 21 * 24 * 3600)
        assert await days.wait(GRACE - 1) == []
        assert await days.wait(2) == [(first, "turn")]
        assert await days.wait(HOURS * 3600 * 3 / 4) == [(first, "time")]
        await days.hub.close()

    run(story())


def test_a_break_in_which_little_time_was_left_is_over(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        days = await Days(store, monkeypatch).opened()
        first = await days.mover()
        assert await days.wait(HOURS * 3600 * 3 / 4 + 1) == [(first, "turn"), (first, "time")]
        await _break(days, 21 * 24 * 3600)
        assert await days.wait(GRACE + 1) == [(first, "time")], "that is what matters, and it is told at once"
        await days.hub.close()

    run(story())


def test_whoever_may_take_back_a_move_is_told_that_it_is_their_turn_again(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        days = await Days(store, monkeypatch).opened()
        for _ in days.owners:  # until nothing is drawn after a turn
            await days.turn()
        first = await days.mover()
        assert (await days.wait(GRACE + 1))[-1:] == [(first, "turn")]
        await days.turn()
        request = (await days.hub.wish(days.name, first, Ask("undo", "asking-0001"))).seq
        for number, owner in enumerate(each for each in days.owners if each != first):
            await days.hub.wish(days.name, owner, Answer(request, yes=True, id=f"answer-{number:04d}"))
        await days.settle()
        assert await days.mover() == first
        assert await days.wait(GRACE + 1) == [(first, "turn")]
        await days.hub.close()

    run(story())


def test_somebody_who_is_asked_for_something_is_notified(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        days = await Days(store, monkeypatch).opened()
        asks = await days.come(await days.mover())
        await days.hub.wish(days.name, asks.owner, Ask("pause", "ask-000001"))
        others = [owner for owner in days.owners if owner != asks.owner]
        assert sorted(await days.wait(GRACE + 1)) == sorted((owner, "asked") for owner in others)
        await days.hub.close()

    run(story())


def test_everybody_else_is_told_of_the_end_once_and_of_who_asks_for_another_game(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        days = await Days(store, monkeypatch).opened()
        host = await days.come(days.owners[0])
        await days.hub.wish(days.name, host.owner, Act("close", "close-0001"))
        others = days.owners[1:]
        assert sorted(await days.wait(GRACE + 1)) == sorted((owner, "over") for owner in others)
        await days.hub.wish(days.name, host.owner, Tell("tell-00001", "good-game"))
        assert await days.wait(3600) == []
        await days.hub.wish(days.name, host.owner, Ask("again", "again-0001"))
        assert sorted(await days.wait(GRACE + 1)) == sorted((owner, "asked") for owner in others)
        await days.hub.close()

    run(story())


def test_an_old_game_that_is_read_again_is_no_news(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        days = await Days(store, monkeypatch).opened()
        days.post.known = set()
        await days.hub.wish(days.name, days.owners[0], Act("close", "close-0001"))
        assert await days.wait(GRACE + 1) == []
        await days.hub.close()
        days.post.known = set(days.owners)
        days.hub = days.server()
        ear = await days.come(days.owners[1])
        await days.hub.wish(days.name, ear.owner, Tell("tell-00001", "good-game"))
        assert await days.wait(3600) == []
        await days.hub.close()

    run(story())


def test_a_killed_server_later_tells_what_it_had_not_and_nothing_twice(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        days = await Days(store, monkeypatch).opened()
        first, ledger = await days.mover(), Ledger(store)
        await ledger.tell(BROWSER, days.owners)
        for told in ([(first, "turn")], []):
            await days.hub.close()
            days.slept.clear()
            days.hub = days.server()
            await days.hub.tables.wake()
            await days.herald.wake()
            assert await days.wait(GRACE + 1) == told
        await days.hub.close()

    run(story())


def test_an_end_just_before_a_kill_is_told_once_after_it(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        days = await Days(store, monkeypatch).opened()
        await Ledger(store).tell(BROWSER, days.owners)
        await days.hub.wish(days.name, days.owners[0], Act("close", "close-0001"))
        for told in (days.owners, []):
            await days.hub.close()
            days.slept.clear()
            days.hub = days.server()
            await days.herald.wake()
            assert sorted(await days.wait(GRACE + 1)) == sorted((owner, "over") for owner in told)
        await days.hub.close()

    run(story())


def test_what_could_not_be_noted_is_told_once_it_can_be(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing else may happen at a table of days before whoever owes a move has been told."""

    async def full(*_: object) -> bool:
        raise OSError("the disk is full")

    async def story() -> None:
        days = await Days(store, monkeypatch).opened()
        first = await days.mover()
        with monkeypatch.context() as patched:
            patched.setattr(Ledger, "claim", full)
            assert await days.wait(GRACE + 2 * AGAIN) == []
        assert await days.wait(AGAIN + 1) == [(first, "turn")]
        assert await days.wait(3600) == []
        await days.hub.close()

    run(story())


def test_a_game_of_minutes_notifies_nobody(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        days = await Days(store, monkeypatch).opened(replace(USUAL, minutes=10))
        assert await days.wait(500) == []
        assert days.slept == []
        await days.hub.close()

    run(story())
