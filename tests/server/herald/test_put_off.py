"""A mail that its reader put off holds back what it says already, but not that time is running short."""

from __future__ import annotations

from demesne.server.herald.mail_book import APART
from demesne.server.store.store import Store
from tests.server.herald.test_mail_book import TURN, House
from tests.server.kit import run


def test_a_mail_that_was_put_off_does_not_hold_back_that_time_is_short(stores: list[Store]) -> None:
    async def story() -> None:
        house = await House(stores).confirmed()
        await house.waits("t", 1)
        assert await house.rounds() == [TURN]
        house.time += 24 * APART
        await house.waits("t", 1, kind="time")
        assert await house.rounds() == ["Kingdomino: the time for your turn is running short"]
        for mark, kind in ((1, "time"), (2, "turn"), (2, "time")):
            house.time += 24 * APART
            await house.waits("t", mark, kind=kind)
            assert await house.rounds() == []  # they have been told twice, and have not come

    run(story())
