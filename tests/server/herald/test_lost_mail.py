"""The mail that asks for a confirmation could not be sent: whoever waits for it is told, and nothing else changes."""

from __future__ import annotations

from demesne.server.herald.mail_book import REFUSALS
from demesne.server.herald.mail_desk import DAY
from demesne.server.herald.posting import Undeliverable
from demesne.server.store.store import Store
from demesne.server.wire.mail_messages import MailInfo
from tests.server.herald.test_mail_book import ADA, TURN, House
from tests.server.kit import run


def test_what_is_refused_before_it_is_confirmed_is_told_and_takes_no_other_address_along(stores: list[Store]) -> None:
    async def story() -> None:
        house = await House(stores).confirmed()
        for number in range(REFUSALS):
            house.mailbox.faults = [Undeliverable("the recipient is refused (550)", for_good=True)]
            await house.give(ADA, f"nobody{number}@example.org", f"1.1.1.{number}")
            await house.rounds()
            wanted = f"nobody{number}@example.org"
            assert await house.desks[-1].info(ADA) == MailInfo(True, "ada@example.org", wanted, lost=True)  # noqa: FBT003
            assert await house.rounds() == []
            house.time += DAY
        await house.waits("t")
        assert await house.rounds() == [TURN]

    run(story())


def test_a_refusal_that_comes_late_says_nothing_of_the_address_given_since(stores: list[Store]) -> None:
    async def story() -> None:
        house = House(stores)
        await house.give(ADA, "nobody@example.org")
        async for _, letters in house.book.take():
            await house.give(ADA, "ada@example.org")
            await house.book.refused(letters)
        assert not (await house.desk.info(ADA)).lost
        assert await house.rounds() == ["Confirm your address for play.example.org"]

    run(story())
