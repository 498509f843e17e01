"""Accounts: made, signed in to, guessed at, ended; what a guest played is taken over, and nothing stays at the end."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from sqlalchemy import insert, select
from websockets.exceptions import ConnectionClosed

from demesne.server.accounts import accounts as rules
from demesne.server.accounts.book import AccountRow, Book, PasskeyRow, SessionRow
from demesne.server.accounts.games import _erase
from demesne.server.accounts.passkeys import Passkeys
from demesne.server.accounts.passwords import Passwords, checked
from demesne.server.accounts.profiles import Profiles
from demesne.server.guard.keyring import Holder, Keyring, owner_of
from demesne.server.guard.keys import digest, new_session
from demesne.server.protocol import Ack, Bye, Problem
from demesne.server.settings import Settings
from demesne.server.store import schema
from demesne.server.store.store import Store
from demesne.server.upkeep.server_log import _Discreet
from demesne.server.wire.account_messages import ChangeAccount, SignIn, SignUp
from demesne.server.wire.company_messages import Tell
from demesne.server.wire.names import GONE
from demesne.server.wire.refusals import Refusal
from tests.server.client import Site
from tests.server.conftest import GENEROUS, TRIES, count_no_tries, serving
from tests.server.kit import run, wish

PASSWORD = "correct horse battery"


@contextmanager
def hasty(folder: Path) -> Iterator[Site]:
    """A server that hashes quickly and counts no tries."""
    with pytest.MonkeyPatch.context() as patch:
        count_no_tries(patch)
        patch.setattr("demesne.server.accounts.people.Passwords", lambda: Passwords(1, 64))
        with serving(Settings(folder, port=0, pace=(0.0, 0.0), thinkers=1, adviser="greedy", limits=GENEROUS)) as site:
            site.http.headers["user-agent"] = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"
            yield site


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    with hasty(tmp_path_factory.mktemp("accounts")) as site:
        yield site


def code(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, msgspec.json.decode(answer.content, type=Problem).reason.code


def signed_up(site: Site, name: str) -> str:
    """The key of a new account's session."""
    answer = site.post("/api/account", {"name": name, "password": PASSWORD})
    assert answer.status_code == 201, answer.text
    key: str = answer.json()["key"]
    return key


def mine(site: Site, path: str, key: str) -> Any:
    answer = site.http.get(path, headers={"x-seat-key": key})
    assert answer.status_code == 200, answer.text
    return answer.json()


# --- coming in ------------------------------------------------------------------------------------


def test_an_account_keeps_games_and_a_guest_needs_none(house: Site) -> None:
    guest = house.open(wish("you", "bot"))
    assert guest.key.startswith("qd_")
    key = signed_up(house, "Ada")
    info = mine(house, "/api/account", key)
    assert (info["name"], info["role"], info["hidden"], info["password"]) == ("Ada", "", False, True)
    assert [(each["label"], each["yours"]) for each in info["sessions"]] == [("Firefox, Linux", True)]
    opened = house.post("/api/tables", wish("you", "bot"), key).json()
    assert opened["key"] == key
    seats = mine(house, f"/api/tables/{opened['table']}", key)["seats"]
    assert (seats[0]["name"], seats[0]["yours"]) == ("Ada", True)
    assert [game["table"] for game in mine(house, "/api/account/games", key)] == [opened["table"]]
    again = house.post("/api/session", {"name": "ada", "password": PASSWORD}).json()["key"]
    assert again not in (key, "")
    with house.line(opened["table"], again) as line:  # another browser of the same account plays on
        assert line.update is not None
        assert line.update.view.seats[0].yours


def test_names_are_somebodys_alone_also_for_the_eye(house: Site) -> None:
    signed_up(house, "Nora")
    for name in ("Nora", "nora", "N\u043era"):  # the last with a Cyrillic letter
        assert code(house.post("/api/account", {"name": name, "password": PASSWORD})) == (409, "account.taken")
        assert code(house.post("/api/account/passkey", {"name": name})) == (409, "account.taken")
    assert code(house.post("/api/account", {"name": "\u200b", "password": PASSWORD})) == (422, "name.empty")


@pytest.mark.parametrize(
    ("password", "why"),
    [("short", "password.short"), ("aaaaaaaaaaaa", "password.short"), ("ottoottoo", "password.short"),
     ("x" * 100 + "yz" * 60, "password.short"), ("abcdefgh" * 40, "password.long")],
)  # fmt: skip
def test_a_password_is_not_a_word_that_anybody_guesses(password: str, why: str) -> None:
    with pytest.raises(Refusal) as refusal:
        checked(password, "Otto")
    assert refusal.value.reason.code == why
    assert checked(PASSWORD, "Otto") == PASSWORD


def test_nobody_learns_who_has_an_account(house: Site) -> None:
    signed_up(house, "Edda")
    wrong = {"password": "not the right one"}
    known, unknown = (house.post("/api/session", {"name": name, **wrong}) for name in ("Edda", "Nobody At All"))
    assert (known.status_code, known.content) == (unknown.status_code, unknown.content)
    assert code(known) == (401, "account.wrong")
    assert dict(known.headers) == dict(unknown.headers)


def test_an_unknown_name_is_hashed_as_well() -> None:
    async def story() -> list[str]:
        hashed: list[str] = []

        class Counted(Passwords):
            def _fits(self, password: str, kept: str) -> bool:
                hashed.append(kept)
                return super()._fits(password, kept)

        passwords = Counted(1, 64)
        kept = await passwords.hashed(PASSWORD)
        assert await passwords.fits(PASSWORD, kept)
        assert not await passwords.fits(PASSWORD + "x", kept)
        assert not await passwords.fits("nobody has this one", None)
        passwords.close()
        return hashed

    hashed = run(story())
    assert len(hashed) == 3
    assert len({each.rsplit("$", 2)[0] for each in hashed}) == 1  # the same work each time


def test_tries_are_counted_for_a_client_and_for_an_account(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name, most in TRIES.items():
        monkeypatch.setattr(rules, name, most)

    async def story() -> None:
        store = Store(tmp_path)
        accounts = rules.Accounts(Book(store), Keyring(), Passwords(1, 64), Passkeys(), clock=lambda: 0.0)
        await accounts.sign_up(SignUp("Ada", PASSWORD), "192.0.2.1", "http://localhost", "")

        async def tries(client: str, name: str, password: str = "wrong") -> str:
            try:
                await accounts.sign_in(SignIn(name, password), client, "http://localhost", "")
            except Refusal as refusal:
                return refusal.reason.code
            return "in"

        first = [await tries("192.0.2.7", f"name {number}") for number in range(rules.OF_CLIENT[0] + 1)]
        assert first == ["account.wrong"] * rules.OF_CLIENT[0] + ["rate.fast"]
        many = [await tries(f"198.51.100.{number}", "Ada") for number in range(rules.OF_ACCOUNT[0] + 1)]
        assert many == ["account.wrong"] * rules.OF_ACCOUNT[0] + ["rate.fast"]
        assert await tries("203.0.113.5", "Ada", PASSWORD) == "rate.fast"  # guessing is no faster for being right
        accounts.close()
        store.close()

    run(story())


def test_hashes_wait_in_a_queue_that_ends() -> None:
    async def story() -> None:
        passwords = Passwords(1, 64, queue=2)
        found = await asyncio.gather(*(passwords.hashed(PASSWORD) for _ in range(5)), return_exceptions=True)
        refused = [each.reason.code for each in found if isinstance(each, Refusal)]
        assert refused == ["account.busy"] * 3
        passwords.close()

    run(story())


# --- sessions ---------------------------------------------------------------------------------------


def test_a_session_is_the_servers_choice_never_the_browsers(house: Site) -> None:
    planted = "qs_" + "a" * 43
    assert code(house.post("/api/account", {"name": "Finn", "password": PASSWORD}, planted)) == (401, "session.over")
    old = signed_up(house, "Finn")
    new = house.post("/api/session", {"name": "Finn", "password": PASSWORD}, old).json()["key"]
    assert len({planted, old, new}) == 3


def test_ended_sessions_close_their_sockets_and_open_nothing(house: Site) -> None:
    key = signed_up(house, "Gala")
    table = house.post("/api/tables", wish("you", "open"), key).json()["table"]
    other = house.post("/api/session", {"name": "Gala", "password": PASSWORD}).json()["key"]
    with house.line(table, other) as line:
        assert house.post("/api/account/end", {}, key).json() == {"count": 1}
        assert _good_bye(line) == "session.over"
    assert code(house.http.get("/api/account", headers={"x-seat-key": other})) == (401, "session.over")
    assert mine(house, "/api/account", key)["name"] == "Gala"
    own = mine(house, "/api/account", key)["sessions"][0]["id"]
    assert house.post("/api/account/end", {"sessions": [own]}, key).json() == {"count": 1}
    assert code(house.http.get("/api/account", headers={"x-seat-key": key})) == (401, "session.over")


def _good_bye(line: Any) -> str:
    try:
        while True:
            message = line.hear()
            if isinstance(message, Bye):
                return message.reason.code
    except ConnectionClosed:
        return "closed without a word"


def test_another_password_ends_all_other_sessions(house: Site) -> None:
    key = signed_up(house, "Hugo")
    other = house.post("/api/session", {"name": "Hugo", "password": PASSWORD}).json()["key"]
    change = {"password": "another horse entirely"}
    assert code(house.post("/api/account/change", change, key)) == (401, "account.wrong")
    assert house.post("/api/account/change", {**change, "old": PASSWORD}, key).status_code == 200
    assert code(house.http.get("/api/account", headers={"x-seat-key": other})) == (401, "session.over")
    assert code(house.post("/api/session", {"name": "Hugo", "password": PASSWORD})) == (401, "account.wrong")


def test_the_only_way_to_come_in_is_not_taken_away(tmp_path: Path) -> None:
    """Whoever has no password keeps a passkey."""

    async def story() -> None:
        store, ring = Store(tmp_path), Keyring()
        book = Book(store)
        accounts = rules.Accounts(book, ring, Passwords(1, 64), Passkeys())
        key = new_session()
        await book.create(
            AccountRow("b7k2", "Ada", None, 0.0, "", hidden=False), PasskeyRow("p1", "b7k2", "k1", 0, 0.0)
        )
        await book.begin(SessionRow(digest(key), "b7k2", 0.0, 0.0, ""))
        ring.hold(digest(key), Holder("b7k2", "Ada"))
        with pytest.raises(Refusal, match=r"account\.last"):
            await accounts.change(key, ChangeAccount(passkey="p1"), "c")
        await book.add(PasskeyRow("p2", "b7k2", "k2", 0, 0.0))
        left = await accounts.change(key, ChangeAccount(passkey="p1"), "c")
        assert [each.id for each in left.passkeys] == ["p2"]
        accounts.close()
        store.close()

    run(story())


def test_ratings_go_with_their_account(tmp_path: Path) -> None:
    async def story() -> None:
        store = Store(tmp_path)
        row = {"game": "kingdomino", "mode": "pair", "mu": 1500.0, "sigma": 100.0, "games": 1}
        rows = [{**row, "player": owner_of(account)} for account in ("b7k2", "c3m4")]
        await store.write(lambda connection: connection.execute(insert(schema.rating), rows))
        await store.write(lambda connection: _erase(connection, "b7k2", []))
        left = await store.read(lambda connection: connection.execute(select(schema.rating.c.player)).scalars().all())
        assert left == [owner_of("c3m4")]
        store.close()

    run(story())


def test_what_does_not_count_is_in_no_sum_of_a_profile(tmp_path: Path) -> None:
    """A branch, or a game of several sides at one screen, is kept without sides."""

    async def story() -> None:
        store = Store(tmp_path)
        book = Book(store)
        await book.create(AccountRow("b7k2", "Ada", None, 0.0, "", hidden=False))
        played = {"account": "b7k2", "at": 1.0, "game": "kingdomino", "mode": "pair", "firsts": 1}
        ends = [
            {"table_id": "t1", "sides": 2, "rank": 1, "points": 40},
            {"table_id": "t2", "sides": 0, "rank": 0, "points": 0},
        ]
        await store.write(
            lambda connection: connection.execute(insert(schema.played), [played | each for each in ends])
        )
        tally = (await Profiles(book, store).of("b7k2", None)).tallies[0]
        assert (tally.games, tally.mean) == (1, 40)
        store.close()

    run(story())


def test_sessions_end_by_themselves_and_are_not_endless(tmp_path: Path) -> None:
    async def story() -> None:
        store, time = Store(tmp_path), [0.0]
        book = Book(store, lambda: time[0])
        accounts = rules.Accounts(book, Keyring(), Passwords(1, 64), Passkeys())
        key = (await accounts.sign_up(SignUp("Ada", PASSWORD), "c", "http://localhost", "")).key
        account = (await accounts.info(key)).id
        time[0] = 179 * 86400.0
        assert await book.holder(digest(key)) is not None  # and that is noted
        time[0] += 179 * 86400.0
        assert await book.holder(digest(key)) is not None
        time[0] += 181 * 86400.0
        assert await book.holder(digest(key)) is None
        for number in range(50):
            time[0] += 1
            await book.begin(SessionRow(f"{number}", account, time[0], time[0], ""))
        assert len(await book.sessions(account)) == 40
        accounts.close()
        store.close()

    run(story())


# --- what is theirs ---------------------------------------------------------------------------------


def test_what_a_guest_played_is_taken_over(house: Site) -> None:
    guest = house.open(wish("you", "open"))
    stranger = house.join(guest.table, guest.invite or "", "Stranger")
    key = signed_up(house, "Ida")
    wrong = {"table": guest.table, "key": "qd_" + "x" * 32}
    with house.line(guest.table, guest.key) as line:
        seats = [wrong, {"table": guest.table, "key": guest.key}, {"table": "z" * 26, "key": guest.key}]
        assert house.post("/api/account/games", {"seats": seats}, key).json() == {"tables": [guest.table]}
        assert _good_bye(line) == "server.failed"  # it comes again, as what it is now
    path = f"/api/tables/{guest.table}"
    assert [seat["yours"] for seat in mine(house, path, key)["seats"]] == [True, False]
    assert [seat["yours"] for seat in mine(house, path, guest.key)["seats"]] == [False, False]
    assert [seat["yours"] for seat in mine(house, path, stranger.key)["seats"]] == [False, True]
    assert code(house.post("/api/account/games", {"seats": seats}, guest.key)) == (401, "account.missing")


def test_data_is_all_that_is_kept(house: Site) -> None:
    key = signed_up(house, "Jon")
    table = house.post("/api/tables", wish("you", "open"), key).json()["table"]
    with house.line(table, key) as line:
        line.say(Tell("tell-0001", None, "Anybody there?"))
        line.next(Ack)
    data = mine(house, "/api/account/data", key)
    assert data["account"]["name"] == "Jon"
    assert [each["table"] for each in data["tables"]] == [table]
    assert data["said"] == ["Anybody there?"]
    assert "argon2" not in msgspec.json.encode(data).decode()


def test_deletion_leaves_nothing(tmp_path: Path) -> None:
    with hasty(tmp_path) as site:
        key, lost = _somebody_leaves(site)
    everything = b"".join(each.read_bytes() for each in tmp_path.rglob("*") if each.is_file())
    for word in (*lost, digest(key)):
        assert word.encode() not in everything


def _somebody_leaves(site: Site) -> tuple[str, list[str]]:
    """The key of an account that is deleted, and words that must appear nowhere any more."""
    name, line_of_talk = "Quirinus", "a very peculiar line"
    key = signed_up(site, name)
    account = mine(site, "/api/account", key)["id"]
    opened = site.post("/api/tables", wish("you", "open"), key).json()
    other = site.join(opened["table"], opened["invite"], "Bo")
    waiting = site.post("/api/tables", wish("you", "open"), key).json()
    with site.line(opened["table"], key) as line:
        line.say(Tell("tell-0001", None, line_of_talk))
        line.next(Ack)
    path, keys = "/api/account/delete", {"name": name, "password": PASSWORD}
    assert code(site.post(path, {**keys, "name": "Somebody"}, key)) == (401, "account.wrong")
    assert code(site.post(path, {**keys, "password": "wrong wrong"}, key)) == (401, "account.wrong")
    with site.line(opened["table"], key) as line:
        assert site.post(path, keys, key).json() == {"count": 1}
        assert _good_bye(line) == "session.over"  # at once, and not a try to connect again before
    assert code(site.http.get("/api/account", headers={"x-seat-key": key})) == (401, "session.over")
    assert code(site.post("/api/session", {"name": name, "password": PASSWORD})) == (401, "account.wrong")
    seats = mine(site, f"/api/tables/{opened['table']}", other.key)
    assert seats["status"] == "over"  # it was given up
    assert [seat["name"] for seat in seats["seats"]] == [GONE, "Bo"]
    assert mine(site, f"/api/tables/{waiting['table']}", other.key)["status"] == "over"
    return key, [name, name.lower(), line_of_talk, account]


def test_secrets_are_never_logged(house: Site, caplog: pytest.LogCaptureFixture) -> None:
    key = signed_up(house, "Kim")
    with caplog.at_level(logging.DEBUG):
        house.post("/api/session", {"name": "Kim", "password": "a secret that is wrong"})
        broken = house.post("/api/session", {"name": "Kim", "password": ["a secret that is wrong"]})
    assert "a secret" not in caplog.text + broken.text
    line = logging.LogRecord("x", logging.ERROR, "", 0, f"it was {key}", None, None)
    assert key not in _Discreet().format(line)


def test_a_foreign_page_changes_nothing(house: Site) -> None:
    key = signed_up(house, "Lea")
    headers = {"x-seat-key": key, "origin": "https://evil.example", "content-type": "application/json"}
    assert code(house.http.post("/api/account/delete", json={"name": "Lea"}, headers=headers)) == (
        403,
        "origin.foreign",
    )
    assert "set-cookie" not in house.post("/api/session", {"name": "Lea", "password": PASSWORD}).headers
