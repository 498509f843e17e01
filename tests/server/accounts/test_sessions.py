"""When a session was last used: what its owner reads, and by which one makes room."""

from __future__ import annotations

import asyncio
from contextlib import closing
from pathlib import Path

from demesne.server.accounts.book import AccountRow, Book, PasskeyRow, SessionRow
from demesne.server.guard.keyring import AGAIN, Holder, Keyring
from demesne.server.guard.keys import digest, new_session
from demesne.server.store.store import Store
from tests.server.kit import run

DAY = 86400.0


def test_the_use_of_a_session_is_noted_however_long_the_server_runs(tmp_path: Path) -> None:
    async def story() -> None:
        time, key = [0.0], new_session()
        with closing(Store(tmp_path)) as store:
            book, ring = Book(store, lambda: time[0]), Keyring(lambda: time[0])
            ring.find = book.holder
            await book.create(AccountRow("b7k2", "Ada", None, 0.0, "", hidden=False))
            await book.begin(SessionRow(digest(key), "b7k2", 0.0, 0.0, ""))
            for days in (1, 100, 250, 400):
                time[0] = days * DAY
                await ring.admit(key)
                (session,) = await book.sessions("b7k2")
                assert session.used == time[0]

    run(story())


def test_a_passkey_may_count_its_uses_from_any_number(stores: list[Store]) -> None:
    """Some begin anywhere in 32 bits."""

    async def story() -> None:
        book = Book(stores[0])
        await book.create(AccountRow("b7k2", "Ada", None, 0.0, "", hidden=False))
        await book.add(PasskeyRow("p1", "b7k2", "k1", 2**32 - 2, 0.0))
        await book.note("p1", 2**32 - 1)
        kept = await book.passkey("p1")
        assert kept
        assert 0 < kept.count < 2**32 - 1  # so that the next one is still higher

    run(story())


def test_of_two_tabs_that_each_remove_another_passkey_one_is_refused(stores: list[Store]) -> None:
    """Else nobody would come in any more: each of the two was not the last when it was looked up."""

    async def story() -> None:
        books = [Book(store) for store in stores]
        for account, password in (("b7k2", None), ("c8m3", "hash")):
            await books[0].create(AccountRow(account, account, password, 0.0, "", hidden=False))
            for name in ("one", "two"):
                await books[0].add(PasskeyRow(f"{account} {name}", account, "key", 0, 0.0))
            gone = await asyncio.gather(
                books[0].remove(account, f"{account} one"), books[-1].remove(account, f"{account} two")
            )
            left = 0 if password else 1
            assert (sorted(gone), len(await books[0].passkeys(account))) == ([not left, True], left)

    run(story())


def test_a_session_in_use_is_looked_up_only_now_and_then() -> None:
    async def story() -> None:
        time, asked, key = [0.0], list[str](), new_session()

        async def find(found: str) -> Holder:
            asked.append(found)
            return Holder("b7k2", "Ada")

        ring = Keyring(lambda: time[0])
        ring.find = find
        for seconds in (0.0, 1.0, AGAIN, AGAIN + 1, AGAIN + 2):
            time[0] = seconds
            await ring.admit(key)
        assert asked == [digest(key)] * 2

    run(story())
