"""Reviews at the server: shared and fair, stopped when nobody looks, kept; of finished games only."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from pathlib import Path

import msgspec
import pytest

from demesne.records.jsonl import format_jsonl
from demesne.server.afterwards.reviewed import make_ready, review_of, version_of
from demesne.server.afterwards.reviews import Pace, Reviews, Seen
from demesne.server.review_messages import Report, Review
from demesne.server.settings import Settings
from demesne.server.store.store import Store
from demesne.server.store.stored import KeptReview
from demesne.server.table.records import record_of
from demesne.server.table.restore import seating_of
from demesne.server.table.table import Table
from demesne.server.thinking.bot_processes import BotFailed
from demesne.server.thinking.review_processes import ReviewerProcess
from demesne.server.thinking.review_program import Slice
from demesne.server.wire.company_messages import USUAL, Ended
from demesne.server.wire.refusals import Refusal
from tests.server.conftest import serving
from tests.server.kit import ADA, BO, run, table, wish
from tests.server.reviewing import HASTY, Counting, Shelf, played, read, reviews


def test_news_arrives_as_it_is_found_and_everybody_who_looks_shares_it() -> None:
    async def story() -> None:
        worker = Counting(over_at=4)
        of = reviews(worker)
        one, two = await asyncio.gather(read(of), read(of))
        assert one == two == Seen(b'{"seconds":1.0}', 1000, "working")
        assert (await read(of, after=1000)).number == 2000
        last = await read(of, after=3000)
        assert (last.number, last.stage) == (4000, "done")
        assert [order.record for order in worker.orders] == ["record of a", "", "", ""]
        await of.close()

    run(story())


def test_before_a_first_look_nothing_is_told_or_kept() -> None:
    async def story() -> None:
        worker, shelf = Counting(over_at=9, first_look=3), Shelf()
        of = reviews(worker, shelf)
        assert await read(of) == Seen(b'{"seconds":3.0}', 3000, "working")
        await of.close()
        early = Counting(first_look=float("inf"))
        of = reviews(early, shelf := Shelf(), Pace(hold=0.05, grace=0.0))
        assert await read(of) == Seen(b"null", 0, "working")
        await of.close()
        assert early.orders
        assert shelf.kept == {}

    run(story())


def test_it_stops_when_nobody_looks_and_what_was_found_is_kept() -> None:
    async def story() -> None:
        worker, shelf = Counting(), Shelf()
        of = reviews(worker, shelf)
        await read(of)
        while worker.spent:  # until the process is ended
            await asyncio.sleep(0.01)
        slices = len(worker.orders)
        assert shelf.kept["a"].number == 1000 * slices
        await asyncio.sleep(0.1)
        assert len(worker.orders) == slices
        await of.close()

    run(story())


def test_what_is_kept_is_told_at_once_and_gives_way_to_what_knows_more() -> None:
    async def story() -> None:
        worker = Counting()
        shelf = Shelf({"a": KeptReview("1", 3000, over=False, report='{"seconds":3.0}')})
        of = reviews(worker, shelf)
        assert await read(of) == Seen(b'{"seconds":3.0}', 3000, "working")
        assert (await read(of, after=3000)).number == 4000
        await of.close()
        assert shelf.kept["a"].number >= 4000
        done = reviews(worker, Shelf({"a": KeptReview("1", 3000, over=True, report='{"seconds":3.0}')}))
        slices = len(worker.orders)
        assert (await read(done)).stage == "done"
        assert len(worker.orders) == slices
        assert (await read(done, version="2")).number == 1000, "another version is made anew"
        await done.close()

    run(story())


def test_a_review_is_kept_that_was_being_kept_when_the_server_ended() -> None:
    async def story() -> None:
        shelf = Shelf(after=0.05)
        of = reviews(Counting(over_at=2), shelf)
        assert (await read(of, after=1000)).stage == "done"
        await asyncio.sleep(0.01)
        await of.close()
        assert shelf.kept["a"].over

    run(story())


def test_a_review_that_cannot_be_kept_is_told_and_holds_up_no_other(caplog: pytest.LogCaptureFixture) -> None:
    """A full disk is no reason for readers to wait; once there is room, what is found then is kept."""

    async def story() -> None:
        shelf = Shelf(full=True)
        of = reviews(Counting(over_at=12), shelf)
        one, two = await asyncio.gather(read(of, after=11_000), read(of, "b", after=11_000))
        assert [one.number, two.number] == [12_000, 12_000]
        shelf.full = False
        assert (await read(of, "c", after=11_000)).stage == "done"
        await of.close()
        assert set(shelf.kept) == {"c"}

    run(story())
    assert {str(record.exc_info[1]) for record in caplog.records if record.exc_info} == {"the disk is full"}


def test_with_all_cards_open_it_is_another_review_of_the_same_game() -> None:
    async def story() -> None:
        worker, shelf = Counting(over_at=2), Shelf()
        of = reviews(worker, shelf)
        await read(of, after=1000)
        assert (await of.read("a", "record of a", "1", 0, "open")).number == 1000
        assert (await of.read("a", "record of a", "1", 1000, "open")).stage == "done"
        await of.close()
        assert [order.all_open for order in worker.orders if order.record] == [False, True]
        assert {name: kept.cards for name, kept in shelf.kept.items()} == {"a": "known", "a open": "open"}

    run(story())


def test_the_reviewer_is_ready_before_anybody_asks() -> None:
    """Once a game is over that somebody looks at: what is compiled is loaded, and nothing is begun."""

    async def story() -> None:
        worker = Counting()
        of = reviews(worker, pace=replace(HASTY, idle=5.0))
        make_ready(of, played())
        while not worker.orders:
            await asyncio.sleep(0.001)
        assert [(order.ready, order.review, bool(order.record)) for order in worker.orders] == [(True, "", True)]
        await read(of)
        assert worker.asked[1] == "a"
        await of.close()

    run(story())


def test_a_game_that_goes_on_makes_no_reviewer_ready() -> None:
    async def story() -> None:
        worker = Counting()
        of = reviews(worker)
        make_ready(of, table(ADA, BO, name="kingdomino"))
        await asyncio.sleep(0.01)
        assert not worker.orders
        await of.close()

    run(story())


def test_no_review_waits_for_another_s_whole_time() -> None:
    async def story() -> None:
        worker = Counting()
        of = reviews(worker, pace=replace(HASTY, first=3.0, at_once=2, hold=5.0))
        first = asyncio.ensure_future(read(of, "a", 60_000))
        second = asyncio.ensure_future(read(of, "b", 60_000))
        await asyncio.sleep(0)
        third = asyncio.ensure_future(read(of, "c", 1000))
        assert (await third).number == 2000
        assert worker.asked[:6] == ["a", "b", "a", "b", "a", "c"], "in turn, and one that had its time makes room"
        assert first.result().stage == "done"
        assert not second.done()
        await of.close()

    run(story())


def test_a_reader_who_must_wait_is_told_for_how_many() -> None:
    async def story() -> None:
        worker = Counting()
        of = reviews(worker, pace=replace(HASTY, first=1e6, longest=1e7, at_once=1, queue=3, hold=0.1, grace=60.0))
        keep = asyncio.ensure_future(read(of, "a", 900_000))
        await asyncio.sleep(0.01)
        seen = await asyncio.gather(read(of, "b"), read(of, "c"))
        assert [(each.stage, each.before) for each in seen] == [("waiting", 1), ("waiting", 2)]
        with pytest.raises(Refusal) as refused:
            await read(of, "d")
        assert refused.value.reason.code == "review.full"
        await keep
        await of.close()

    run(story())


def test_a_process_that_ends_is_replaced_once() -> None:
    async def story() -> None:
        worker = Counting(failing=["a"])
        of = reviews(worker)
        assert (await read(of)).number >= 1000
        assert [order.record for order in worker.orders[:2]] == ["record of a"] * 2
        worker.failing = ["a", "a"]
        with pytest.raises(Refusal) as refused:
            await read(of, after=50_000)
        assert refused.value.reason.code == "review.failed"
        assert (await read(of)).number, "one may ask again"
        await of.close()

    run(story())


def test_bots_that_wait_come_first() -> None:
    async def story() -> None:
        worker, crowd = Counting(), [True]
        of = Reviews(Shelf(), worker, lambda: crowd[0], replace(HASTY, yielding=60.0, hold=5.0))
        asking = asyncio.ensure_future(read(of))
        await asyncio.sleep(0.2)
        assert not worker.orders
        crowd[0] = False
        assert (await asking).number == 1000
        await of.close()

    run(story())


def test_beside_bots_that_go_on_waiting_slices_stay_short() -> None:
    """A review that has taken long gets longer slices, but not where each slice holds bots up."""

    async def slices(crowded: bool) -> list[float]:
        worker = Counting(step=4.0)
        of = Reviews(Shelf(), worker, lambda: crowded, replace(HASTY, slice=0.25, longest_slice=1.0, yielding=0.05))
        await read(of, after=12_000)
        await of.close()
        return [order.seconds for order in worker.orders[:4]]

    assert run(slices(crowded=False)) == [0.25, 0.5, 1.0, 1.0]
    assert run(slices(crowded=True)) == [0.25] * 4


def test_compiling_is_told_and_reviews_do_not_outlast_the_patience_for_them() -> None:
    async def story() -> None:
        worker = Counting(prepares=True, gate=asyncio.Event())
        of = reviews(worker, pace=replace(HASTY, hold=5.0))
        assert (await read(of)).stage == "preparing"
        assert worker.gate is not None
        worker.gate.set()
        worker.prepares = False
        assert (await read(of, after=1000)).stage == "working"
        await of.close()
        long = reviews(Counting(step=50.0))
        assert (await read(long, after=100_000)).stage == "done", "150 s are more than any review gets"
        await long.close()

    run(story())


# --- whose, and of which game --------------------------------------------------------------------


def refused(of: Table, owner: str | None = ADA) -> str:
    with pytest.raises(Refusal) as found:
        run(review_of(of, owner, reviews(Counting()), 0))
    return found.value.reason.code


def test_no_review_of_an_unfinished_game_nor_for_those_who_may_not_watch() -> None:
    of = table(ADA, BO, name="kingdomino")
    assert refused(of) == "review.running"
    of.company.ended = Ended("agreed", None)
    assert refused(of) == "review.broken"
    done = played()
    done.company.customs = msgspec.structs.replace(USUAL, watchers=False)
    assert refused(done, None) == "watch.closed"


def test_a_game_without_a_judge_is_refused_with_a_reason(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("demesne.server.afterwards.reviewed.FAMILIES", {})
    assert refused(played()) == "review.none"


def kill(process: ReviewerProcess) -> None:
    assert process._process is not None
    process._process.kill()


@pytest.mark.compiled
def test_a_real_review_adds_up_and_outlives_its_process() -> None:
    """The second process begins anew and knows the same: what is told grows."""
    of, process = played(), ReviewerProcess(600.0)

    async def story() -> tuple[Review, Review]:
        made = Reviews(Shelf(), process, lambda: False, Pace(first=0.1, longest=60.0, hold=300.0))
        first = await review_of(of, ADA, made, 0)
        while first.report is None:  # compiling is told first
            first = await review_of(of, ADA, made, 0)
        kill(process)
        second = await review_of(of, ADA, made, first.number)
        while not second.better and second.stage != "done":
            second = await review_of(of, ADA, made, second.number)
        await made.close()
        return first, second

    first, second = asyncio.run(asyncio.wait_for(story(), 600))
    assert first.report
    assert second.report
    assert second.number > first.number
    assert second.plies[-1] == len(of.steps)
    assert second.sides == [[0], [1]]
    for margin in second.report.margins:
        assert abs(margin.luck.mean + margin.own.mean + margin.others.mean - margin.result) < 1e-9
    graded = [choice for choice in second.report.choices if choice.grade != "none"]
    assert graded, "whoever plays the first legal move gives much away"
    assert [each.ply for each in second.better] == [choice.ply for choice in graded]
    for each, choice in zip(second.better, graded, strict=True):
        assert choice.best.startswith(each.code)
        assert each.effect == of.family.effects(of.steps[each.ply].before).get(choice.best)
        assert each.effect or not each.code.startswith(("place", "claim"))


@pytest.mark.compiled
def test_what_cannot_be_reviewed_is_told_by_the_process_which_goes_on() -> None:
    async def story() -> None:
        process = ReviewerProcess(600.0)
        with pytest.raises(BotFailed, match="RecordError"):
            await process.slice(Slice("a", 0.0, "nonsense"), lambda: None)
        whole = format_jsonl(record_of(played(), ADA))
        begun = await process.slice(Slice("a", 0.0, whole), lambda: None)
        assert bytes(begun.report) == b"null", "one playout of each position is too little to tell anything"
        looked = await process.slice(Slice("a", 5.0), lambda: None)
        assert msgspec.json.decode(looked.report)["seconds"] == pytest.approx(looked.seconds, abs=0.01)
        await process.close()

    run(story())


def test_a_kept_review_is_there_after_a_restart(settings: Settings, tmp_path: Path) -> None:
    of, report = played(), bare_report()
    version = version_of(of)

    async def seed() -> None:
        store = Store(tmp_path)
        await store.open_table(seating_of(of, {}, None), of.log, of.status)
        for number in (1000, 2000):
            await store.keep_review(of.id, KeptReview(version, number, over=True, report=report))
        store.close()

    run(seed())
    for _ in range(2):
        with serving(replace(settings, data=tmp_path)) as site:
            answer = site.http.get(f"/api/tables/{of.id}/review")
            assert answer.status_code == 200, answer.text
            told = msgspec.json.decode(answer.content, type=Review)
            assert (told.number, told.stage) == (2000, "done")
            assert told.report == msgspec.json.decode(report, type=Report)
            assert site.http.get(f"/api/tables/{of.id}/review?after=x").status_code == 422
            assert site.http.get("/api/tables/nowhere/review").status_code == 404


def bare_report() -> str:
    ledgers: dict[str, list[object]] = {"win": [], "points": [], "score": []}
    head = {"version": 1, "game": "kingdomino", "players": 2, "seconds": 2.0, "settled": 1.0, "ledgers": ledgers}
    rest = ("values", "events", "margins", "choices", "given_away", "puzzles")
    return msgspec.json.encode(head | {name: [] for name in rest}).decode()


def test_one_client_waits_for_so_many_reviews_at_once(settings: Settings, tmp_path: Path) -> None:
    limits = replace(settings.limits, reviews_of_one=0)
    with serving(replace(settings, data=tmp_path, limits=limits)) as site:
        table = site.open(wish("you", "bot", game="kingdomino")).table
        answer = site.http.get(f"/api/tables/{table}/review")
        assert answer.status_code == 429
