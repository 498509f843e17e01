"""What is kept of mail, and sent: once, whoever sends it, whatever dies meanwhile; never a flood."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine
from dataclasses import replace
from email.message import EmailMessage
from threading import Thread
from typing import Any

import pytest

from demesne.server.guard.keys import digest
from demesne.server.herald import mail_book
from demesne.server.herald.mail_book import APART, LASTING, LEASE, REFUSALS, Letter, MailBook
from demesne.server.herald.mail_desk import DAY, OF_ACCOUNT, OF_ADDRESS, OF_CLIENT, MailDesk
from demesne.server.herald.posting import Undeliverable
from demesne.server.herald.postman import AGAIN, TRIES, Postman
from demesne.server.store.store import Store
from demesne.server.wire.mail_messages import GiveAddress
from demesne.server.wire.refusals import Refusal
from tests.server.herald.test_letters import SETUP
from tests.server.kit import run

ADA, BO = "account:ada", "account:bo"
SECRET = "of the server"
WAITED = 1.0
"""Seconds for which another is given time to come between; one that is locked out needs them all."""


class Mailbox:
    """Takes mails instead of a server; *faults* are raised first, one after the other."""

    def __init__(self) -> None:
        self.got: list[tuple[str, EmailMessage]] = []
        self.faults: list[Exception] = []

    def send(self, message: EmailMessage, to: str) -> None:
        if self.faults:
            raise self.faults.pop(0)
        self.got.append((to, message))

    def word(self, purpose: str) -> str:
        """The word of the link in the latest."""
        return str(self.got[-1][1].get_content()).partition(f"/mail#{purpose}-")[2].split()[0]


class House:
    """Processes that share what is kept: a desk and a postman for each of *stores*, and one mail server for all."""

    def __init__(self, stores: list[Store]) -> None:
        self.time, self.mailbox, self.over, self.counted = 1_000_000.0, Mailbox(), set[str](), list[str]()
        self.books = [MailBook(store, lambda: self.time) for store in stores]
        self.posts = [self.postman(book) for book in self.books]
        self.desks = [MailDesk(book, SECRET, lambda: None) for book in self.books]
        self.book, self.post, self.desk = self.books[0], self.posts[0], self.desks[0]

    def postman(self, book: MailBook) -> Postman:
        async def holds(letter: Letter) -> bool:
            await asyncio.sleep(0)
            return letter.table not in self.over

        async def allows() -> bool:
            await asyncio.sleep(0)
            return True

        return Postman(SETUP, book, self.mailbox, SECRET, holds, allows, self.counted.append)  # type: ignore[arg-type]

    async def give(self, owner: str, address: str, client: str = "1.1.1.1") -> None:
        await self.desk.give(owner, GiveAddress(address, "en", "UTC"), client)

    async def confirmed(self, owner: str = ADA, address: str = "ada@example.org") -> House:
        await self.give(owner, address)
        await self.post.round()
        await self.desks[-1].confirm(self.mailbox.word("confirm"))
        self.mailbox.got.clear()
        return self

    async def waits(self, table: str, mark: int = 1, owner: str = ADA, kind: Any = "turn") -> None:
        await self.book.add(Letter(owner, table, kind, mark, "kingdomino", self.time, self.time + DAY), self.time)

    async def rounds(self) -> list[str]:
        """Every process sends what is due, all at once; the subjects of what went."""
        before = len(self.mailbox.got)
        await asyncio.gather(*(post.round() for post in self.posts))
        return [str(message["Subject"]) for _, message in self.mailbox.got[before:]]


async def refused(work: Coroutine[Any, Any, object]) -> str:
    with pytest.raises(Refusal) as raised:
        await work
    return raised.value.reason.code


TURN = "Kingdomino: it is your turn"

# --- an address -----------------------------------------------------------------------------------


def test_nothing_but_one_question_goes_to_an_address_before_it_is_confirmed(stores: list[Store]) -> None:
    async def story() -> None:
        house = House(stores)
        await house.give(ADA, "ada@example.org")
        assert await house.rounds() == ["Confirm your address for play.example.org"]
        await house.waits("t")
        assert await house.book.reached({ADA, BO}) == set()
        assert await house.rounds() == []
        word = house.mailbox.word("confirm")
        await house.desks[-1].confirm(word)
        assert await house.book.reached({ADA, BO}) == {ADA}
        assert await house.rounds() == [TURN]
        assert await refused(house.desk.confirm(word)) == "mail.word", "it counts once"

    run(story())


def test_a_link_is_good_for_three_days_and_for_the_address_that_it_went_to(stores: list[Store]) -> None:
    async def story() -> None:
        house = House(stores)
        await house.give(ADA, "ada@example.org")
        await house.post.round()
        late = house.mailbox.word("confirm")
        house.time += 3 * DAY + 1
        assert await refused(house.desk.confirm(late)) == "mail.word"
        await house.give(ADA, "ada@example.org")
        await house.post.round()
        first = house.mailbox.word("confirm")
        await house.give(ADA, "other@example.org")
        assert await refused(house.desk.confirm(first)) == "mail.word"
        assert (await house.desk.info(ADA)).wanted == "other@example.org"

    run(story())


def test_another_address_takes_over_once_it_is_confirmed_and_not_before(stores: list[Store]) -> None:
    async def story() -> None:
        house = await House(stores).confirmed()
        await house.give(ADA, "new@example.org")
        await house.post.round()
        await house.waits("t")
        await house.post.round()
        assert [to for to, _ in house.mailbox.got] == ["new@example.org", "ada@example.org"]
        old = house.mailbox.word("stop")
        house.mailbox.got.pop()
        await house.desk.confirm(house.mailbox.word("confirm"))
        assert (await house.desk.info(ADA)).address == "new@example.org"
        assert await refused(house.desk.stop(old)) == "mail.ended", "the old address ends nothing of the new one"

    run(story())


def test_a_word_in_a_mail_ends_them_whoever_has_it(stores: list[Store]) -> None:
    async def story() -> None:
        house = await House(stores).confirmed()
        await house.waits("t")
        await house.post.round()
        await house.waits("u")
        await house.desks[-1].stop(house.mailbox.word("stop"))
        house.time += APART
        assert await house.rounds() == []
        info = await house.desk.info(ADA)
        assert (info.address, info.wanted) == (None, None)
        for word in ("", "qm_", "qm_" + "x" * 32, "\0", "x" * 5000):
            assert await refused(house.desk.stop(word)) == "mail.ended"
            assert await refused(house.desk.confirm(word)) == "mail.word"

    run(story())


def test_what_opens_something_is_kept_as_a_digest(stores: list[Store]) -> None:
    async def story() -> None:
        house = House(stores)
        await house.give(ADA, "ada@example.org")
        await house.post.round()
        word = house.mailbox.word("confirm")
        assert (await house.book.named(confirm=digest(word))) is not None
        assert (await house.book.named(confirm=word)) is None

    run(story())


def test_only_so_many_mails_may_be_asked_for(stores: list[Store]) -> None:
    """To one mailbox whatever it is called, by one account, from one place; also by a restarted server."""

    async def story() -> None:
        house = House(stores)
        for number in range(OF_ADDRESS[0]):
            await house.give(f"account:{number}", f"v.ictim+{number}@example.org", f"1.1.1.{number}")
        again = MailDesk(house.books[-1], SECRET, lambda: None)
        ask = GiveAddress("Victim@example.org", "en", "UTC")
        assert await refused(again.give("account:x", ask, "2.2.2.2")) == "mail.many"
        for number in range(OF_ACCOUNT[0]):
            await house.give(BO, f"a{number}@example.org", f"3.3.3.{number}")
        assert await refused(house.give(BO, "z@example.org", "4.4.4.4")) == "mail.many"
        for number in range(OF_CLIENT[0]):
            await house.give(f"account:c{number}", f"b{number}@example.org", "5.5.5.5")
        assert await refused(house.give("account:d", "c@example.org", "5.5.5.5")) == "mail.many"
        house.time += DAY / OF_CLIENT[0] + 1
        await house.give("account:d", "c@example.org", "5.5.5.5")

    run(story())


# --- letters --------------------------------------------------------------------------------------


def test_a_game_is_told_of_once_until_its_reader_has_been_there(stores: list[Store]) -> None:
    async def story() -> None:
        house = await House(stores).confirmed()
        await house.waits("t", 1)
        assert await house.rounds() == [TURN]
        for mark in (1, 2, 3):
            house.time += 24 * APART
            await house.waits("t", mark)
            assert await house.rounds() == []
        await house.book.came(ADA, "t")
        await house.waits("t", 4)
        house.time += APART
        assert await house.rounds() == [TURN]

    run(story())


def test_all_that_waits_is_told_in_one_mail_and_the_next_is_an_hour_later(stores: list[Store]) -> None:
    async def story() -> None:
        house = await House(stores).confirmed()
        for table in "abc":
            await house.waits(table)
        assert await house.rounds() == ["3 games are waiting for you"]
        await house.waits("d")
        house.time += APART - 1
        assert await house.rounds() == []
        await house.waits("e")
        house.time += 1
        assert await house.rounds() == ["2 games are waiting for you"]

    run(story())


def test_what_is_no_longer_so_is_left_out_and_who_came_meanwhile_is_told_nothing(stores: list[Store]) -> None:
    async def story() -> None:
        house = await House(stores).confirmed()
        await house.waits("gone")
        await house.waits("seen")
        house.over.add("gone")
        await house.book.came(ADA, "seen")
        assert await house.rounds() == []
        house.over.clear()
        await house.waits("gone", 2)
        assert await house.rounds() == [TURN]

    run(story())


def test_of_many_processes_one_sends_it(stores: list[Store]) -> None:
    async def story() -> None:
        house = await House(stores).confirmed()
        house.posts += [house.postman(book) for book in house.books for _ in range(4)]
        await house.waits("t")
        assert await house.rounds() == [TURN]
        assert house.counted.count("sent") == 2, "with the one that asked"

    run(story())


def test_what_a_process_died_over_is_sent_by_the_next_with_the_same_number(stores: list[Store]) -> None:
    """It may have reached the mail server: programs know by its number that they have it."""

    async def story() -> None:
        house = await House(stores).confirmed()
        await house.waits("t")
        ((box, letters),) = [each async for each in house.book.take()]
        assert await house.rounds() == [], "it may still be on its way"
        house.time += LEASE + 1
        assert await house.rounds() == [TURN]
        await house.book.sent(letters)
        assert (box.owner, [each.table for each in letters]) == (ADA, ["t"])

    run(story())


def test_a_mail_server_that_is_away_is_asked_again_later_and_later_also_after_a_new_start(
    stores: list[Store], caplog: pytest.LogCaptureFixture
) -> None:
    async def story() -> None:
        house = await House(stores).confirmed()
        await house.waits("t")
        for pause in AGAIN:
            house.mailbox.faults = [Undeliverable("ConnectionRefusedError")]
            assert await house.rounds() == []
            house.posts = [house.postman(book) for book in house.books]
            house.time += pause - 1
            assert await house.rounds() == []
            house.time += 1
        assert await house.rounds() == [TURN]

    with caplog.at_level(logging.DEBUG):
        run(story())
    assert "ConnectionRefusedError" in caplog.text
    assert "example.org" not in caplog.text
    assert "qm_" not in caplog.text


def test_what_has_to_wait_is_not_sent_by_the_process_about_to_take_it(
    stores: list[Store], monkeypatch: pytest.MonkeyPatch
) -> None:
    """One looks, then another takes it and is refused, then the one would take what it saw."""
    told = mail_book._of  # between the look and the taking
    first, second = (MailBook(store, lambda: 1_000_000.0) for store in stores)
    others: list[Thread] = []
    took: list[str] = []

    def fail() -> None:
        async def story() -> None:
            async for _, letters in second.take():
                took.append("second")
                await second.later(letters, second.now() + AGAIN[0])

        run(story())

    def meanwhile(owner: str, table: str) -> Any:
        if not others:
            others.append(Thread(target=fail))
            others[0].start()
            others[0].join(WAITED)
        return told(owner, table)

    async def story() -> None:
        house = await House(stores).confirmed()
        await house.waits("t")
        with monkeypatch.context() as patched:
            patched.setattr(mail_book, "_of", meanwhile)
            took.extend(["first" async for _ in first.take()])
            await asyncio.to_thread(others[0].join)

    run(story())
    assert len(took) == 1, took


def test_what_nobody_takes_is_given_up_in_the_end(stores: list[Store]) -> None:
    async def story() -> None:
        house = await House(stores).confirmed()
        await house.waits("t")
        house.mailbox.faults = [Undeliverable("TimeoutError") for _ in range(TRIES)]
        for _ in range(TRIES + 3):
            await house.rounds()
            house.time += AGAIN[-1]
        assert house.mailbox.got == []
        assert house.counted[1:] == ["postponed"] * (TRIES - 1) + ["given-up"]

    run(story())


def test_an_address_that_is_refused_again_and_again_is_forgotten(stores: list[Store]) -> None:
    async def story() -> None:
        house = await House(stores).confirmed()
        for number in range(REFUSALS):
            assert await house.book.reached({ADA}) == {ADA}
            house.mailbox.faults = [Undeliverable("the recipient is refused (550)", for_good=True)]
            await house.waits(f"t{number}")
            await house.rounds()
        assert await house.book.reached({ADA}) == set()
        await house.book.sweep()
        assert await house.book.box(ADA) is None

    run(story())


def test_what_nobody_confirms_is_forgotten_and_so_is_what_is_for_nobody(stores: list[Store]) -> None:
    async def story() -> None:
        house = await House(stores).confirmed()
        await house.give(BO, "bo@example.org")
        await house.give(ADA, "new@example.org")
        await house.waits("t", owner="account:gone")
        house.time += LASTING + 1
        await house.post.round()
        assert await house.book.box(BO) is None
        box = await house.book.box(ADA)
        assert box is not None
        assert (box.address, box.wanted) == ("ada@example.org", None)
        assert await house.rounds() == []

    run(story())


def test_the_language_changes_without_a_mail(stores: list[Store]) -> None:
    async def story() -> None:
        house = await House(stores).confirmed()
        await house.desk.give(ADA, GiveAddress("ada@example.org", "de-AT", "Europe/Vienna"), "1.1.1.1")
        assert await house.rounds() == []
        await house.waits("t")
        assert await house.rounds() == ["Kingdomino: Du bist am Zug"]
        box = await house.book.box(ADA)
        assert box == replace(box, zone="Europe/Vienna", language="de")  # type: ignore[type-var]

    run(story())
