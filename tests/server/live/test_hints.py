"""Hints: everybody is told that one is asked for, only the asker gets it."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from demesne.games.registry import make_game
from demesne.players.base import Weighed
from demesne.players.levels import BEST
from demesne.server.guard.keys import digest
from demesne.server.live.hints import MOST
from demesne.server.protocol import Hint, Hinted, Play, Refused
from demesne.server.thinking.bot_processes import BotFailed
from demesne.server.thinking.bot_program import Job, Next, Thought, job_for, think
from demesne.server.wire.refusals import Refusal
from tests.server.client import Line, Site
from tests.server.court import Dealer, court, state_of
from tests.server.duel import Brisk, Duel, Slow, settled
from tests.server.kit import Ear, MemoryStore, first_move, hub, play, run, wish
from tests.server.twins import THREE, twin_of, written_story


def test_everybody_hears_that_a_hint_is_asked_for_and_one_hears_what_it_is() -> None:
    async def story() -> None:
        duel = await Duel(Brisk()).gather()
        table = await duel.hub.table(duel.name)
        state, seat, seq = table.state, table.to_move, table.seq
        await duel.ask()
        await settled()
        assert [[event.code for event in ear.last.events] for ear in duel.ears] == [["hint"]] * 3
        assert [(event.seat, event.args) for event in duel.ears[2].last.events] == [(seat, {})]
        assert duel.store.order.index(f"commit {seq + 1}") < duel.store.order.index(f"told {seq + 1}")
        (answer,) = duel.ears[0].answers
        assert isinstance(answer, Hinted)
        assert (answer.id, answer.seq) == ("message-1", seq + 1)
        assert answer.move in map(str, state.legal_moves())
        assert duel.ears[1].answers == duel.ears[2].answers == []
        assert table.state is state
        await duel.hub.play(duel.name, duel.ears[0].owner, Play(seq + 1, "message-3", answer.move))
        assert table.state is not state

    run(story())


def test_the_best_player_is_asked_and_asked_again_it_says_the_same() -> None:
    async def story() -> None:
        thinker = Brisk()
        duel = await Duel(thinker).gather()
        seq = (await duel.hub.table(duel.name)).seq
        for number in range(2):
            await duel.ask(message_id=f"message-{number}")
            await settled()
        asked = thinker.asked
        assert asked[0] == asked[1]
        assert thinker.wanted == [BEST, BEST]
        first, second = (answer for answer in duel.ears[0].answers if isinstance(answer, Hinted))
        assert first.move == second.move
        assert (await duel.hub.table(duel.name)).seq == seq + 1, "it is told once for a position"

    run(story())


def test_what_comes_next_is_told_with_its_own_reasons() -> None:
    class Wise(Brisk):
        async def ask(self, job: Job) -> Thought:
            thought = await super().ask(job)
            assert job.weigh
            moves = map(str, parse(job).legal_moves())
            return Thought(thought.move, [Next(move, 2) for move in moves if move != thought.move][:2])

    async def story() -> None:
        duel = await Duel(Wise()).gather()
        table = await duel.hub.table(duel.name)
        state, seq = table.state, table.seq
        await duel.ask()
        await settled()
        (answer,) = duel.ears[0].answers
        assert isinstance(answer, Hinted)
        assert [each.behind for each in answer.others] == [2, 2]
        for each in answer.others:
            assert each.move in map(str, state.legal_moves())
            assert each.reasons == list(table.family.reasons(state, each.move))
        assert table.seq == seq + 1

    run(story())


def parse(job: Job) -> Any:
    return make_game(job.game, job.players, job.options).parse_observation(job.observation)


def test_a_bot_is_not_asked_what_comes_next() -> None:
    """That takes longer than to decide."""

    async def story() -> None:
        thinker = Brisk()
        of = hub(MemoryStore(), thinker)
        opened = await of.open(wish("bot", "bot"))
        await of.attach(opened.table, Ear(None))
        await settled()
        assert thinker.asked
        assert not any(job.weigh for job in thinker.asked)

    run(story())


def test_a_job_that_asks_for_more_says_what_comes_next(monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> Job:
        thinker = Brisk()
        duel = await Duel(thinker).gather()
        await duel.ask()
        await settled()
        return thinker.asked[-1]

    weighed = [Weighed("pass"), Weighed("claim 5", 3)]
    monkeypatch.setattr("demesne.server.thinking.bot_program.advise", lambda *_: weighed)
    assert think(run(story())) == Thought("pass", [Next("claim 5", 3)])


def test_only_the_one_who_may_move_gets_a_hint() -> None:
    async def story() -> None:
        thinker = Slow()
        duel = await Duel(thinker).gather()
        seq = (await duel.hub.table(duel.name)).seq
        assert await duel.refused(1) == "turn.not-yours"
        assert await duel.refused(2) == "seat.not-yours"
        assert await duel.refused(0, seq - 1) == "seq.stale"
        await duel.ask()
        assert await duel.refused(0) == "hint.busy"
        thinker.go.set()
        await settled()
        opened = await duel.hub.open(wish("you", "open"))
        ear = Ear(digest(opened.key))
        with pytest.raises(Refusal, match=r"table\.waiting"):
            await duel.hub.hint(opened.table, ear, Hint(0, "message-1"))

    run(story())


def test_a_hint_for_a_position_that_is_gone_says_so() -> None:
    async def story() -> None:
        thinker = Slow()
        duel = await Duel(thinker).gather()
        table = await duel.hub.table(duel.name)
        await duel.ask()
        seq = table.seq
        await duel.hub.play(duel.name, duel.ears[0].owner, Play(seq, "message-3", first_move(table)))
        thinker.go.set()
        await settled()
        (answer,) = duel.ears[0].answers
        assert isinstance(answer, Hinted)
        assert answer.seq == seq < table.seq

    run(story())


def test_a_hint_that_is_not_found_is_refused_and_can_be_asked_for_again() -> None:
    class Stumbling(Brisk):
        async def ask(self, job: Job) -> Thought:
            if self.asked:
                return await super().ask(job)
            self.asked.append(job)
            raise BotFailed("stumbled")

    async def story() -> None:
        duel = await Duel(Stumbling()).gather()
        for number in range(2):
            await duel.ask(message_id=f"message-{number}")
            await settled()
        failed, found = duel.ears[0].answers
        assert isinstance(failed, Refused)
        assert (failed.id, failed.reason.code) == ("message-0", "hint.failed")
        assert isinstance(found, Hinted)

    run(story())


def test_who_asks_hears_of_a_hint_for_which_a_family_finds_no_reasons(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """A family may be anybody's: a fault in it must not leave the asker waiting."""

    def broken(*_: object) -> None:
        raise LookupError("no reasons")

    async def story() -> None:
        duel = await Duel(Brisk()).gather()
        monkeypatch.setattr(type((await duel.hub.table(duel.name)).family), "reasons", broken)
        await duel.ask()
        await settled()
        (failed,) = duel.ears[0].answers
        assert isinstance(failed, Refused)
        assert failed.reason.code == "hint.failed"

    run(story())
    assert [str(record.exc_info[1]) for record in caplog.records if record.exc_info] == ["no reasons"]


@pytest.mark.parametrize("level", ["level:1", "level:4", pytest.param("level:5", marks=pytest.mark.compiled)])
def test_a_hint_is_the_same_whatever_is_hidden(level: str) -> None:
    """Two games that differ in what the seat to move cannot know: byte for byte the same question, the same answer."""
    tale = written_story(THREE, 40, 3)
    twin = twin_of(tale, tale.mover)
    assert tale.hands != twin.hands
    jobs = []
    for story in (tale, twin):
        of = court(*story.seating, rng=Dealer(story.draws))
        for number, (_, move) in enumerate(story.moves):
            play(of, move, number)
        assert state_of(of).hands == story.hands
        jobs.append(job_for(of.game, of.state.observe(of.to_move or 0), level, "hint"))
    assert msgspec.json.encode(jobs[0]) == msgspec.json.encode(jobs[1])
    assert think(jobs[0]).move
    assert think(jobs[0]) == think(jobs[1])


def test_a_hint_over_the_wire(site: Site) -> None:
    table = site.open(wish("you", "here"))
    with site.line(table.table, table.key) as line, site.line(table.table) as watcher:
        seq = line.seq
        line.say(Hint(seq, "message-1"))
        answer = line.next(Hinted)
        assert (answer.id, answer.seq) == ("message-1", seq + 1)
        assert answer.move.startswith(("claim", "place"))
        line.say(Play(answer.seq, "message-2", answer.move))
        watcher.say(Hint(seq, "message-3"))
        refused = watcher.next(Refused)
        assert refused.reason.code == "seat.not-yours"
        assert [code_of(watcher, line) for _ in range(6)].count("hint.fast") >= 2


def code_of(watcher: Line, line: Line) -> str:
    watcher.say(Hint(line.seq, "message-4"))
    refused: str = watcher.next(Refused).reason.code
    return refused


def test_an_address_waits_for_only_so_many_hints() -> None:
    async def story() -> None:
        thinker, ears = Slow(), list[Ear]()
        of = hub(MemoryStore(), thinker)
        for number in range(MOST + 1):
            opened = await of.open(wish("here", "you"))
            ears.append(Ear(digest(opened.key)))
            await of.attach(opened.table, ears[-1])
            seq = (await of.table(opened.table)).seq
            if number < MOST:
                await of.hint(opened.table, ears[-1], Hint(seq, f"message-{number}"))
                continue
            with pytest.raises(Refusal, match=r"hint\.many"):
                await of.hint(opened.table, ears[-1], Hint(seq, "message-9"))
            assert (await of.table(opened.table)).seq == seq, "nothing has happened"
        stranger = Ear(ears[-1].owner, address="192.0.2.2")
        await of.attach(opened.table, stranger)
        await of.hint(opened.table, stranger, Hint(seq, "message-9"))
        thinker.go.set()
        await settled()
        assert stranger.answers
        assert all(ear.answers for ear in ears[:MOST])
        await of.hint(opened.table, ears[-1], Hint(seq + 1, "message-9"))
        await settled()
        assert isinstance(ears[-1].answers[0], Hinted)

    run(story())


def test_nobody_looks_for_a_hint_for_somebody_who_has_gone() -> None:
    async def story() -> None:
        thinker = Slow()
        duel = await Duel(thinker).gather()
        busy = Duel(thinker)
        busy.hub = duel.hub
        await busy.gather()
        await busy.ask()
        await settled()
        await duel.ask()
        await duel.hub.detach(duel.name, duel.ears[0])
        thinker.go.set()
        await settled()
        assert len(thinker.wanted) == 1
        assert busy.ears[0].answers
        assert not duel.ears[0].answers

    run(story())
