"""What is deleted is in no unused part of the file either, where anybody who has a copy of it could read it."""

from __future__ import annotations

from contextlib import closing
from dataclasses import replace
from pathlib import Path
from random import Random

from sqlalchemy import Connection, delete, insert

from demesne.server.live.hub import Hub
from demesne.server.protocol import SeatWish
from demesne.server.store import schema
from demesne.server.store.archive import put_away
from demesne.server.store.store import Store
from demesne.server.table.restore import seating_of
from demesne.server.wire.branch_messages import Branch, PlayOn
from demesne.server.wire.log import Entry, Told
from tests.server.kit import ADA, BO, Inline, going, play, run, table

SAID = "a very peculiar line"
ADDRESS = "quirinus@example.org"
WRITTEN = {"owner": "account:ada", "address": ADDRESS, "language": "en", "zone": "UTC", "asked": 0.0}


def test_a_game_that_was_deleted_cannot_be_read_in_the_file(tmp_path: Path) -> None:
    of = table(ADA, BO)
    for _ in range(30):
        play(of)
    of.chairs[0] = replace(of.chairs[0], name="Quirinus")
    said = Entry(of.seq + 1, Told("said", 0, {"text": SAID}), "seat 0")
    with closing(Store(tmp_path)) as store:
        run(store.open_table(seating_of(of, {}, None), [*of.log, said], "over"))
    assert SAID.encode() in everything(tmp_path)
    with closing(Store(tmp_path)) as store:
        run(store.delete(of.id))
    left = everything(tmp_path)
    assert [word for word in (SAID, "Quirinus", of.id) if word.encode() in left] == []


def test_nor_can_an_address_that_was_forgotten(tmp_path: Path) -> None:
    def written(connection: Connection) -> None:
        connection.execute(insert(schema.mail), WRITTEN)

    with closing(Store(tmp_path)) as store:
        run(store.write(written))
        run(store.write(lambda connection: connection.execute(delete(schema.mail))))
    assert ADDRESS.encode() not in everything(tmp_path)


def test_a_game_that_went_on_from_it_does_not_lead_there_any_more(tmp_path: Path) -> None:
    async def story(store: Store) -> None:
        on, of = Hub(store, Inline(), (0.0, 0.0), Random(1)), table(ADA, BO)
        while going(of):
            play(of)
        await store.open_table(seating_of(of, of.game.options, None), of.log, "over")
        opened = await on.successors.play_on(of, PlayOn(20, [SeatWish("you", "Ada"), SeatWish("open")]), ADA)
        async with on.tables.at(opened.table) as going_on:
            branch = going_on.table.branch
            assert branch is not None
            assert await origin(store, opened.table) == branch.of == of.id
            assert await store.write(lambda connection: put_away(connection, of.id))
            assert await origin(store, opened.table) == of.id  # it comes back from there
            async with on.tables.at(of.id) as original:
                await on.tables.delete(original)
            assert going_on.table.branch == Branch(None, branch.at)
        assert await origin(store, opened.table) is None

    with closing(Store(tmp_path)) as store:
        run(story(store))


async def origin(store: Store, table: str) -> str | None:
    stored = await store.load(table)
    assert stored is not None
    assert stored.seating.branch is not None
    return stored.seating.branch.of


def everything(folder: Path) -> bytes:
    return b"".join(each.read_bytes() for each in folder.rglob("*") if each.is_file())
