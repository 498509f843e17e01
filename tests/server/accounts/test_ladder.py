"""The ladder: who stands where, who is not sure enough yet, and who is not shown at all."""

from __future__ import annotations

from functools import partial
from typing import Any

import msgspec
from sqlalchemy import Connection, insert, update

from demesne.server.accounts import ladder
from demesne.server.accounts.ladder import AGE, Ladders
from demesne.server.accounts.skill import FIRM
from demesne.server.guard.keyring import owner_of
from demesne.server.store import schema
from demesne.server.store.store import Store
from demesne.server.wire.account_messages import Ladder
from tests.server.client import Site
from tests.server.kit import known, run


async def rated(store: Store, player: str, mu: float, games: int, game: str = "kingdomino", mode: str = "pair") -> None:
    row = {"player": player, "game": game, "mode": mode, "mu": mu, "sigma": 50.0, "games": games}
    await store.write(lambda connection: connection.execute(insert(schema.rating), row))


async def told(ladders: Ladders) -> list[Ladder]:
    return msgspec.json.decode(await ladders.told(), type=list[Ladder])


def test_those_who_show_it_stand_by_their_rating_and_who_is_new_comes_last(stores: list[Store]) -> None:
    async def story() -> None:
        store = stores[0]
        people = ("gil", "fay", "eva", "dora", "cleo", "bo", "ada", "hal", "abe", "ida")
        await known(store, *people)
        for account, name in (("bo", "Bo the Great"), ("hal", "Aldo")):
            called = update(schema.account).where(schema.account.c.id == account).values(name=name)
            await store.write(partial(Connection.execute, statement=called))
        for name, mu, games in (
            ("hal", 1500.0, 12), ("ada", 1600.2, FIRM), ("bo", 1700.0, 30), ("cleo", 1599.8, 12), ("dora", 1500.0, 11),
            ("eva", 1700.0, FIRM - 1), ("fay", 1900.0, 1), ("gil", 2000.0, 50), ("abe", 1700.0, 1),
            ("ida", 1750.0, 0),
        ):  # fmt: skip
            await rated(store, owner_of(name), mu, games)
        await rated(store, "bot:ada", 2100.0, 500)  # a bot, not the account of that name
        await rated(store, owner_of("nobody"), 2100.0, 500)  # whose account is deleted
        hidden = update(schema.account).where(schema.account.c.id == "gil").values(hidden=True)
        await store.write(lambda connection: connection.execute(hidden))
        [found] = await told(Ladders(store))
        assert (found.game, found.mode) == ("kingdomino", "pair")
        assert [(rung.account, rung.place) for rung in found.rungs] == [
            ("bo", 1), ("ada", 2), ("cleo", 2), ("hal", 4), ("dora", 4), ("eva", None), ("abe", None), ("fay", None),
        ]  # fmt: skip
        assert (found.rungs[0].name, found.rungs[0].value, found.rungs[0].sure, found.rungs[0].games) == (
            "Bo the Great", 1700, 100, 30,
        )  # fmt: skip

    run(story())


def test_each_game_and_mode_has_its_own_the_fullest_first_and_none_where_nobody_is_shown(stores: list[Store]) -> None:
    async def story() -> None:
        store = stores[0]
        await known(store, "ada", "bo")
        for name in ("ada", "bo"):
            await rated(store, owner_of(name), 1500.0, 20, "queendomino", "group")
        await rated(store, owner_of("ada"), 1610.0, 21, "queendomino", "pair")
        await rated(store, owner_of("ada"), 1720.0, 22)
        await rated(store, owner_of("bo"), 1830.0, 0, "domaine", "pair")
        await rated(store, "bot:level:3", 1500.0, 20, "queendomino", "teams")
        found = await told(Ladders(store))
        assert [(each.game, each.mode, [(rung.account, rung.value) for rung in each.rungs]) for each in found] == [
            ("queendomino", "group", [("ada", 1500), ("bo", 1500)]),
            ("kingdomino", "pair", [("ada", 1720)]),
            ("queendomino", "pair", [("ada", 1610)]),
        ]

    run(story())


def test_a_ladder_ends_somewhere_and_is_made_once_in_a_while(stores: list[Store], monkeypatch: Any) -> None:
    monkeypatch.setattr(ladder, "SHOWN", 2)

    async def story() -> None:
        store, now = stores[0], [0.0]
        names = ("ada", "bo", "cleo", "dora")
        await known(store, *names)
        for at, name in enumerate(names):
            await rated(store, owner_of(name), 1500.0 + at, 5 * at + 1)  # the first two are new
            await rated(store, owner_of(name), 1500.0 + at, FIRM, "domaine")
            await rated(store, owner_of(name), 1500.0 + at, FIRM - at, "queendomino")
        ladders = Ladders(store, lambda: now[0])
        assert [[rung.account for rung in each.rungs] for each in await told(ladders)] == [
            ["dora", "cleo"], ["dora", "cleo"], ["ada", "bo"],
        ]  # fmt: skip
        hidden = update(schema.account).values(hidden=True)
        await store.write(lambda connection: connection.execute(hidden))
        now[0] = AGE - 0.1
        assert len(await told(ladders)) == 3
        now[0] = AGE
        assert await told(ladders) == []

    run(story())


def test_the_ladder_over_http(site: Site) -> None:
    answer = site.http.get("/api/ladder")
    assert (answer.status_code, answer.json()) == (200, [])
