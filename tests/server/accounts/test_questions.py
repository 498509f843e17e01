"""What a browser with a passkey is asked: answered once, at whichever process, and not for long."""

from __future__ import annotations

import asyncio

import pytest

from demesne.server.accounts import questions as asking
from demesne.server.accounts.questions import LASTING, OwnQuestions, Question, Questions, SharedQuestions
from demesne.server.store.store import Store
from tests.server.kit import run
from tests.server.store.test_tries import Time

HERE = Question("https://play.example.org", None)


def both(stores: list[Store], time: Time) -> list[Questions]:
    """Of two processes that share a database, or one of a folder, as a server keeps them there, and as it could."""
    if stores[0] is stores[1]:
        return [OwnQuestions(time)] * 2
    return [SharedQuestions(store, time) for store in stores]


def test_what_one_process_asked_is_answered_once_at_the_other(stores: list[Store]) -> None:
    async def story() -> None:
        here, there = both(stores, Time())
        new = Question(HERE.origin, "ada")
        await here.put("aa", HERE)
        await here.put("bb", new)
        assert await there.take("cc") is None
        assert await there.take("bb") == new
        assert await there.take("aa") == HERE
        assert [await each.take("aa") for each in (here, there)] == [None, None]
        await there.put("dd", HERE)
        found = await asyncio.gather(*(each.take("dd") for each in (here, there) * 3))
        assert [each for each in found if each] == [HERE]

    run(story())


def test_a_question_is_over_after_five_minutes(stores: list[Store]) -> None:
    async def story() -> None:
        time = Time()
        here, there = both(stores, time)
        await here.put("aa", HERE)
        await here.put("bb", HERE)
        time.now += LASTING
        assert await there.take("aa") == HERE
        time.now += 1
        assert await there.take("bb") is None

    run(story())


def test_of_too_many_questions_the_oldest_is_forgotten(stores: list[Store], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(asking, "MOST", 3)

    async def story() -> None:
        time = Time()
        here, there = both(stores, time)
        for number, each in enumerate((here, there, here, there, here)):
            time.now += 1
            await each.put(f"{number:02}", HERE)
        assert [await here.take(f"{number:02}") for number in range(5)] == [None, None, HERE, HERE, HERE]

    run(story())
