"""An account that is saved or deleted, where many games are kept: all that is its own, and nothing else."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest
from msgspec import Raw
from msgspec.structs import replace as replaced
from sqlalchemy import Connection, event, select

from demesne.server.accounts import accounts as rules
from demesne.server.accounts.book import Book, PasskeyRow, SessionRow
from demesne.server.accounts.games import Games, _erase, _told_of_leaving
from demesne.server.accounts.passkeys import Passkeys
from demesne.server.accounts.passwords import Passwords
from demesne.server.accounts.results import Results, replayed, settle
from demesne.server.guard.keyring import Keyring, owner_of
from demesne.server.guard.keys import digest
from demesne.server.protocol import Ack, Act
from demesne.server.store import schema
from demesne.server.store.store import Store
from demesne.server.table.restore import seating_of
from demesne.server.table.table import Table
from demesne.server.wire.account_messages import SignUp
from demesne.server.wire.company_messages import Rename
from demesne.server.wire.http_messages import NewTable, SeatWish
from demesne.server.wire.log import Entry, Told
from demesne.server.wire.names import GONE
from demesne.server.wire.refusals import Refusal
from tests.server.accounts.test_accounts import PASSWORD, hasty, mine, signed_up
from tests.server.accounts.test_rated import RATED, rated_table
from tests.server.kit import BO, hub, known, run, table, wish

MINE = owner_of("ada")


async def laid(store: Store, name: str, status: str, *more: Told) -> Table:
    """A table of that *name* where Ada has a seat and of which more is told than its game."""
    of = table(MINE, BO)
    of.id = name
    last = len(of.log)
    told = [replace(Entry(last + number, each), actor=f"seat {each.seat}") for number, each in enumerate(more, 1)]
    await store.open_table(seating_of(of, {}, None), [*of.log, *told], status)
    return of


def test_whoever_saves_what_is_kept_of_them_has_all_of_their_tables(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A browser is told of the latest alone, as many as it keeps."""
    monkeypatch.setattr("demesne.server.accounts.games.LISTED", 2)
    with hasty(tmp_path) as site:
        key = signed_up(site, "Ada")
        tables = [site.post("/api/tables", wish("you", "open"), key).json()["table"] for _ in range(3)]
        listed, data = mine(site, "/api/account/games", key), mine(site, "/api/account/data", key)
    assert [each["table"] for each in listed] == tables[:0:-1]
    assert [each["table"] for each in data["tables"]] == tables[::-1]


def test_of_the_tables_of_an_account_only_those_that_go_on_are_taken(stores: list[Store]) -> None:
    """A thousand finished games are none of anybody's business when their account is deleted, and take long to read."""

    async def story() -> None:
        store, taken = stores[0], list[str]()
        await laid(store, "finished", "over")
        await laid(store, "under-way", "playing")
        of = hub(store)  # type: ignore[arg-type]
        of.tables.changed = lambda live: taken.append(live.table.id)
        await Games(of, Book(store), store).delete("ada", "Ada")
        assert set(taken) == {"under-way"}
        ended, kept = await store.load("under-way"), await store.load("finished")
        assert ended
        assert kept
        assert [found.status for found in (ended, kept)] == ["over", "over"]
        assert [found.seating.seats[0].name for found in (ended, kept)] == [GONE, GONE]
        await of.close()

    run(story())


def test_what_somebody_was_called_is_found_without_looking_through_every_log(stores: list[Store]) -> None:
    assert "ix_event_former" in run(stores[0].read(_plan))


def _plan(connection: Connection) -> str:
    """How the database finds it."""
    asked, words = list[str](), "EXPLAIN QUERY PLAN"
    event.listen(connection, "before_cursor_execute", lambda _line, _cursor, statement, *_: asked.append(statement))
    if connection.dialect.name == "postgresql":
        words = "EXPLAIN"
        connection.exec_driver_sql("SET LOCAL enable_seqscan = off")  # it would read a log as short as this one
        asked.clear()
    list(_told_of_leaving(connection))
    return "\n".join(str(row) for row in connection.exec_driver_sql(f"{words} {asked[0]}"))


def test_of_a_seat_only_what_was_said_since_its_owner_sat_down_is_theirs(stores: list[Store]) -> None:
    async def story() -> None:
        said = [Told("said", 0, {"text": text}) for text in ("before", "mine")]
        other, mine = said[0], said[1]
        more = (other, Told("joined", 0, {"guest": "Ada"}), mine, Told("said", 1, {"text": "Bo's"}), Told("said", 0))
        await laid(stores[0], "one", "over", *more)
        games = Games(hub(stores[0]), Book(stores[0]), stores[0])  # type: ignore[arg-type]
        assert await games.said("ada") == ["mine"]
        await games.delete("ada", "Ada")
        kept = await stores[0].load("one")
        assert kept
        texts = [entry.told.args.get("text") for entry in kept.entries if entry.told.code == "said"]
        assert texts == ["before", GONE, "Bo's", None]

    run(story())


def test_what_somebody_was_called_as_a_guest_is_forgotten_with_the_account_that_has_the_seat(tmp_path: Path) -> None:
    """Also where they took another name there; a guest of the same seat before them keeps theirs."""
    with hasty(tmp_path) as site:
        ada = signed_up(site, "Ada")
        opened = site.post("/api/tables", wish("you", "open", "open", game="kingdomino"), ada).json()
        path = f"/api/tables/{opened['table']}"
        for name, later in (("Otto", "Otto the Great"), ("Gus", "Gus the Great")):
            guest = site.post(f"{path}/join", {"invite": opened["invite"], "name": name, "seat": 1}).json()["key"]
            with site.line(opened["table"], guest) as line:
                line.say(Rename(later, "m" * 16))
                line.next(Ack)
            if name == "Otto":
                site.post(f"{path}/seats/1/free", {}, guest)
        gus = signed_up(site, "Gustav")
        site.post("/api/account/games", {"seats": [{"table": opened["table"], "key": guest}]}, gus)
        assert site.post("/api/account/delete", {"name": "Gustav", "password": PASSWORD}, gus).status_code == 200
    with closing(sqlite3.connect(tmp_path / "demesne.db")) as there:
        told = [body for (body,) in there.execute("SELECT body FROM event")]
    assert not [body for body in told if "Gus" in body]
    assert [body for body in told if "Otto" in body and "renamed" in body]


def test_no_log_names_an_account_that_was_deleted(stores: list[Store]) -> None:
    """Ids of messages begin with whose they are; those of others stay as they are."""

    async def story() -> None:
        of = table(MINE, BO)
        ids = [f"{owner}:message-{number}" for number, owner in enumerate((MINE, BO, f"{MINE}-like", MINE))]
        sent = [replace(Entry(of.seq + at, Told("hint", 0)), client_id=each) for at, each in enumerate(ids, 1)]
        await stores[0].open_table(seating_of(of, {}, None), [*of.log, *sent], "over")
        await Games(hub(stores[0]), Book(stores[0]), stores[0]).delete("ada", "Ada")  # type: ignore[arg-type]
        kept = await stores[0].load(of.id)
        assert kept
        first, *others, last = [str(entry.client_id) for entry in kept.entries if entry.client_id]
        assert others == ids[1:3]
        nobody = str(kept.seating.seats[0].key)
        assert [first, last] == [f"{nobody}:message-0", f"{nobody}:message-3"]
        assert MINE not in nobody

    run(story())


def test_what_is_recorded_after_an_account_was_deleted_says_nothing_of_it(stores: list[Store]) -> None:
    """A game that it gave up as it left is settled a moment later, by what the table was like before."""

    async def story() -> None:
        store, game = stores[0], rated_table(MINE, owner_of("bo"))
        await known(store, "ada", "bo")
        await store.write(lambda connection: _erase(connection, "ada", []))
        await store.write(lambda connection: settle(connection, game, 1.0))
        for part in (schema.played, schema.rated, schema.rating):
            assert await store.read(lambda connection, part=part: connection.execute(select(part)).all()) == []  # type: ignore[misc]

    run(story())


def test_a_rated_game_that_a_deleted_account_gives_up_counts_before_it_is_gone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Else the other would have won against somebody of whom nothing is known."""
    monkeypatch.setattr(Results, "changed", lambda *_: None)  # that would come too late, or just in time
    seats = [SeatWish("you", "x"), SeatWish("open")]
    with hasty(tmp_path) as site:
        ada, bo = signed_up(site, "Ada"), signed_up(site, "Bo")
        opened = site.post("/api/tables", NewTable("kingdomino", seats, customs=RATED), ada).json()
        site.post(f"/api/tables/{opened['table']}/join", {"invite": opened["invite"], "name": "Bo"}, bo)
        assert site.post("/api/account/delete", {"name": "Ada", "password": PASSWORD}, ada).json() == {"count": 1}
        left = owner_of(mine(site, "/api/account", bo)["id"])
    with closing(Store(tmp_path)) as store:
        ratings = {player: rating.value for (player, _, _), rating in run(store.read(replayed)).items()}
    assert ratings[left] > 1500
    assert [player.partition(":")[0] for player in ratings if player != left] == ["gone"]


def test_whoever_had_left_a_game_to_a_bot_gives_it_up_with_their_account(tmp_path: Path) -> None:
    """Else a bot would play on for somebody who is no longer, and everybody would wait for them to come back."""
    with hasty(tmp_path) as site:
        ada = signed_up(site, "Ada")
        wished = NewTable("kingdomino", [SeatWish("you", "x"), SeatWish("open"), SeatWish("open")])
        opened = site.post("/api/tables", wished, ada).json()
        keys = [site.join(opened["table"], opened["invite"], name).key for name in ("Bo", "Cleo")]
        with site.line(opened["table"], ada) as line:
            line.say(Act("leave", "leaving-0001"))
            line.next(Ack)
        assert site.post("/api/account/delete", {"name": "Ada", "password": PASSWORD}, ada).json() == {"count": 1}
        with site.line(opened["table"], keys[0]) as line:
            assert [seat.stint and seat.stint.why for seat in line.view.seats] == ["resigned", None, None]


def test_nobody_comes_in_while_their_account_is_deleted(stores: list[Store]) -> None:
    """Also not whoever was just signing in elsewhere; but as before, if it cannot be deleted now."""

    async def story() -> None:
        store, ring = stores[0], Keyring()
        book = Book(store)
        accounts = rules.Accounts(book, ring, Passwords(1, 64), Passkeys())
        key = (await accounts.sign_up(SignUp("Ada", PASSWORD), "c", "http://localhost", "")).key
        account = accounts.holder(key).account
        row = await book.account(account)
        assert row

        async def fails() -> None:
            async with accounts.closing(account):
                await refused(ring, key)
                raise OSError("the disk is full")

        with pytest.raises(OSError, match="full"):
            await fails()
        await ring.admit(key)
        assert ring.owner(key) == owner_of(account)
        async with accounts.closing(account):
            await store.write(lambda connection: _erase(connection, account, []))
            await refused(ring, key)
        await refused(ring, key)
        with pytest.raises(Refusal, match=r"account\.wrong"):
            await accounts._begun(row, "")
        assert not await book.add(PasskeyRow("p1", account, "k1", 0, 0.0))
        assert await book.begin(SessionRow("d", account, 0.0, 0.0, "")) is None
        for part in (schema.session, schema.passkey):
            assert await store.read(lambda connection, part=part: connection.execute(select(part)).all()) == []  # type: ignore[misc]
        accounts.close()

    run(story())


async def refused(ring: Keyring, key: str) -> None:
    """Nothing opens by *key*, whenever it was looked up."""
    assert ring.holder(key) is None
    with pytest.raises(Refusal, match=r"session\.over"):
        ring.owner(key)
    ring.drop(digest(key))
    with pytest.raises(Refusal, match=r"session\.over"):
        await ring.admit(key)


def test_what_was_said_to_one_side_is_theirs_who_said_it_wherever_they_sit_now(tmp_path: Path) -> None:
    """A seat is freed before the game, and the next one there is somebody else."""
    said = {"Zoe": "I shall take the lakes", "Gus": "You take the woods"}

    def kept(key: str) -> list[str]:
        return [line for line in mine(site, "/api/account/data", key)["said"] if line in said.values()]

    def parted(name: str, key: str) -> list[str]:
        assert site.post("/api/account/delete", {"name": name, "password": PASSWORD}, key).status_code == 200
        with closing(sqlite3.connect(tmp_path / "demesne.db")) as there:
            return [line for (line,) in there.execute("SELECT line FROM talk")]

    with hasty(tmp_path) as site:
        ada, zoe = signed_up(site, "Ada"), signed_up(site, "Zoe")
        wanted = replaced(wish("you", *["open"] * 5, game="royal-wedding"), options={"teams": Raw(b"true")})
        opened = site.post("/api/tables", wanted, ada).json()
        path, seat = f"/api/tables/{opened['table']}", {"invite": opened["invite"], "name": "Gus", "seat": 1}
        assert site.post(f"{path}/join", seat, zoe).status_code == 200
        with site.line(opened["table"], zoe) as line:
            line.whisper(said["Zoe"])
        assert site.post(f"{path}/seats/1/free", {}, zoe).status_code == 200
        guest = site.post(f"{path}/join", seat).json()["key"]
        with site.line(opened["table"], guest) as line:
            line.whisper(said["Gus"])
        gus = signed_up(site, "Gus")
        site.post("/api/account/games", {"seats": [{"table": opened["table"], "key": guest}]}, gus)
        assert [kept(zoe), kept(gus), kept(ada)] == [[said["Zoe"]], [said["Gus"]], []]
        assert parted("Zoe", zoe) == [said["Gus"]]
        assert parted("Gus", gus) == []
