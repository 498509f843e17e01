"""A mail server that is slow or says nothing holds up nothing but mail, and nobody is sent any twice for that."""

from __future__ import annotations

import asyncio
import socket
import time
from email.message import EmailMessage
from pathlib import Path

from demesne.server.herald.mail_book import LEASE
from demesne.server.store.store import Store
from tests.ports import free_port
from tests.server.herald.test_mail_book import ADA, BO, House
from tests.server.kit import run
from tests.server.process import Process

PATIENT = 10.0
"""Seconds in which a server ends, on a busy machine."""


def test_a_silent_mail_server_does_not_keep_a_server_from_ending(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as silent:
        silent.settimeout(60)
        words = ["--mail", f"smtp+plain://127.0.0.1:{silent.getsockname()[1]}", "--mail-from", "games@example.org"]
        server = Process(tmp_path, free_port(), "--allow-host", "play.example.org", *words)
        with silent.accept()[0]:  # it waits for a greeting now
            before = time.monotonic()
            assert server.stop() == 0
            assert time.monotonic() - before < PATIENT


def test_who_waits_behind_a_slow_mail_is_written_to_once_also_where_another_process_comes_first(
    stores: list[Store],
) -> None:
    async def story() -> None:
        house = House(stores)
        people = {ADA: "ada@example.org", BO: "bo@example.org"}
        for owner, address in people.items():
            await house.confirmed(owner, address)
        for owner in people:
            await house.waits("t", owner=owner)
        loop, send, busy = asyncio.get_running_loop(), house.mailbox.send, list[str]()

        def slowly(message: EmailMessage, to: str) -> None:
            if not busy:
                busy.append(to)
                house.time += LEASE - 1
                asyncio.run_coroutine_threadsafe(house.posts[-1].round(), loop).result()
                busy.clear()
            send(message, to)

        house.mailbox.send = slowly  # type: ignore[method-assign]
        await house.posts[0].round()
        assert sorted(to for to, _ in house.mailbox.got) == sorted(people.values())

    run(story())
