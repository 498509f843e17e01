"""Reports, restraints, and who may do what: whatever moderators may do, no running game is shown to them."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import select
from starlette.routing import Route

from demesne.server.accounts import restraints
from demesne.server.accounts.restraints import Restraints, address_owner, impose
from demesne.server.app import create_app
from demesne.server.guard.keyring import owner_of
from demesne.server.guard.keys import digest
from demesne.server.protocol import Ack, Refused
from demesne.server.settings import Settings
from demesne.server.store import schema
from demesne.server.store.store import Store
from demesne.server.wire.company_messages import USUAL, Rename, Tell
from demesne.server.wire.names import GONE
from demesne.server.wire.refusals import Refusal
from tests.server.accounts.test_accounts import PASSWORD, code, mine, signed_up
from tests.server.client import Site
from tests.server.kit import run, wish

NOW = 1_000_000.0
DAY = 86400.0


@pytest.fixture(scope="module")
def moderator(house: Site, owner: str) -> str:
    """The key of the session of a moderator whom the owner has named."""
    key = signed_up(house, "Mona")
    assert house.post("/api/moderation/moderators", {"name": "mona", "moderator": True}, owner).json() == {"count": 1}
    return key


@pytest.fixture(scope="module")
def anybody(house: Site) -> str:
    return signed_up(house, "Anselm")


def id_of(house: Site, key: str) -> str:
    found: str = mine(house, "/api/account", key)["id"]
    return found


def table_of(house: Site, host: str, guest: str) -> str:
    """A table of two accounts."""
    customs = msgspec.structs.replace(USUAL, public=True)
    laid = msgspec.structs.replace(wish("you", "open"), customs=customs)
    table: str = house.post("/api/tables", laid, host).json()["table"]
    assert house.post(f"/api/tables/{table}/join", {"invite": "", "name": "x"}, guest).status_code == 200
    return table


# --- who may do what --------------------------------------------------------------------------------

ASKED: dict[str, Any] = {
    "GET /api/moderation": None,
    "GET /api/moderation/people/nobody": None,
    "POST /api/moderation/close": {"number": 99_999},
    "POST /api/moderation/restrain": {"kind": "mute", "days": 1, "report": 99_999},
    "POST /api/moderation/release": {"id": "nothing"},
    "POST /api/moderation/moderators": {"name": "Nobody Of That Name", "moderator": True},
    "POST /api/moderation/owner": {},
}
FINE = (200, "")
RIGHTS = {  # by guest, by an account, by a moderator, by the owner; those who may get as far as a missing thing
    "GET /api/moderation": [(401, "account.missing"), (403, "moderator.only"), FINE, FINE],
    "GET /api/moderation/people/nobody": [
        (401, "account.missing"), (403, "moderator.only"), (404, "account.unknown"), (404, "account.unknown"),
    ],
    "POST /api/moderation/close": [(401, "account.missing"), (403, "moderator.only"), FINE, FINE],
    "POST /api/moderation/restrain": [
        (401, "account.missing"), (403, "moderator.only"), (404, "report.unknown"), (404, "report.unknown"),
    ],
    "POST /api/moderation/release": [(401, "account.missing"), (403, "moderator.only"), FINE, FINE],
    "POST /api/moderation/moderators": [
        (401, "account.missing"), (403, "owner.only"), (403, "owner.only"), (404, "account.unknown"),
    ],
    "POST /api/moderation/owner": [
        (401, "account.missing"), (403, "owner.only"), (403, "owner.only"), (403, "owner.only"),
    ],
}  # fmt: skip


@pytest.mark.parametrize("road", RIGHTS)
def test_every_road_asks_who_comes(road: str, house: Site, anybody: str, moderator: str, owner: str) -> None:
    method, path = road.split()
    told = []
    for key in ("", anybody, moderator, owner):
        headers = {"x-seat-key": key} if key else {}
        answer = house.http.request(
            method, path, headers=headers, **({"json": ASKED[road]} if ASKED[road] is not None else {})
        )
        told.append(FINE if answer.status_code == 200 else code(answer))
    assert told == RIGHTS[road]


def test_no_road_of_moderation_is_missing_from_the_table(tmp_path: Path) -> None:
    app = create_app(Settings(tmp_path, port=0))
    roads = {
        f"{method} {route.path}"
        for route in app.routes
        if isinstance(route, Route) and "/moderation" in route.path
        for method in (route.methods or set()) - {"HEAD"}
    }
    assert {road.replace("nobody", "{account}") for road in RIGHTS} == roads


def test_somebody_banned_cannot_sit_down_in_any_way(house: Site, owner: str) -> None:
    """Every route by which seats come into being is closed before anything else is looked at."""
    key = signed_up(house, "Boris")
    ban = {"kind": "ban", "days": 3, "account": id_of(house, key)}
    assert house.post("/api/moderation/restrain", ban, owner).json() == {"count": 1}
    roads = [
        "/api/tables", "/api/lobby", "/api/today", "/api/branches",
        *(f"/api/tables/x/{way}" for way in ("join", "fewer", "again", "branches", "duplicates")),
    ]  # fmt: skip
    for road in roads:
        answer = house.post(road, {}, key)
        assert code(answer) == (403, "seat.banned"), road
        until = answer.json()["reason"]["args"]["until"]
        assert 2.9 * DAY < until - mine(house, "/api/account", key)["made"] < 3.1 * DAY
    under = mine(house, "/api/account", key)["restraints"]
    assert [(each["kind"], each["name"], each["address"]) for each in under] == [("ban", "Boris", False)]
    assert house.post("/api/moderation/release", {"id": under[0]["id"]}, owner).json() == {"count": 1}
    assert house.post("/api/tables", wish("you", "bot"), key).status_code == 201


def test_moderators_are_the_owners_business(house: Site, owner: str, moderator: str) -> None:
    other = signed_up(house, "Mirko")
    house.post("/api/moderation/moderators", {"name": "Mirko", "moderator": True}, owner)
    tried = [(moderator, owner), (moderator, other), (moderator, moderator), (owner, owner)]
    for by, whom in tried:
        ban = {"kind": "ban", "days": 0, "account": id_of(house, whom)}
        assert code(house.post("/api/moderation/restrain", ban, by)) == (403, "moderator.person")
    assert house.post("/api/moderation/restrain", {**ban, "account": id_of(house, other)}, owner).status_code == 200
    assert house.post("/api/moderation/moderators", {"name": "Mirko", "moderator": False}, owner).status_code == 200
    assert code(house.http.get("/api/moderation", headers={"x-seat-key": other})) == (403, "moderator.only")
    assert code(house.post("/api/moderation/moderators", {"name": "Olga", "moderator": False}, owner))[0] == 403


# --- reports ----------------------------------------------------------------------------------------


def test_a_line_is_reported_as_it_stands_in_the_log(house: Site, owner: str) -> None:
    ruth, rude = signed_up(house, "Ruth"), signed_up(house, "Rufus")
    table = table_of(house, ruth, rude)
    with house.line(table, rude) as line:
        line.say(Tell("m" * 16, text="you are a donkey"))
        said = line.next(Ack).seq
        report = {"seat": 1, "why": "talk", "words": "He does this\u202e always.", "line": said}
        assert house.post(f"/api/tables/{table}/reports", report, ruth).json() == {"count": 1}
    assert house.post(f"/api/tables/{table}/reports", report, ruth).json() == {"count": 0}
    [told] = [each for each in mine(house, "/api/moderation", owner)["reports"] if each["table"] == table]
    assert (told["name"], told["by"], told["said"]) == ("Rufus", "Ruth", "you are a donkey")
    assert (told["words"], told["address"], told["account"]) == ("He does this always.", True, id_of(house, rude))
    for wrong, why in (
        ({"seat": 0, "why": "talk"}, "report.person"),  # oneself
        ({"seat": 7, "why": "talk"}, "report.person"),
        ({"seat": 1, "why": "talk", "line": 1}, "report.line"),  # an event, but nothing that was said
        ({"seat": 1, "why": "talk", "partner": 1}, "report.line"),  # partners' talk is not theirs to hear
    ):
        assert code(house.post(f"/api/tables/{table}/reports", wrong, ruth)) == (422, why)
    assert code(house.post(f"/api/tables/{table}/reports", report)) == (403, "seat.not-yours")

    mute = {"kind": "mute", "days": 7, "report": told["number"]}
    assert code(house.post("/api/moderation/restrain", {**mute, "address": True}, owner)) == (422, "moderator.address")
    assert house.post("/api/moderation/restrain", mute, owner).json() == {"count": 1}
    with house.line(table, rude) as line:
        for number, message in enumerate((Tell("n" * 16, phrase="thanks"), Rename("Donkey", "o" * 16))):
            line.say(message)
            refused = line.next(Refused)
            assert (number, refused.reason.code) == (number, "talk.muted")
            assert refused.reason.args["until"] > told["at"] + 6 * DAY
    assert house.post("/api/moderation/close", {"number": told["number"]}, owner).json() == {"count": 1}
    assert house.post("/api/moderation/close", {"number": told["number"]}, owner).json() == {"count": 0}
    [kept] = mine(house, f"/api/moderation/people/{id_of(house, rude)}", owner)["reports"]
    assert (kept["closed"], kept["address"]) == (True, False)  # the address he came from is forgotten
    done = [
        (deed["by"], deed["did"], deed["name"], deed["days"]) for deed in mine(house, "/api/moderation", owner)["deeds"]
    ]
    assert done[:2] == [("Olga", "closed", "Rufus", None), ("Olga", "mute", "Rufus", 7)]


def deeds(house: Site, owner: str) -> list[tuple[str, str, str, str]]:
    """Who did what to whom, as the moderators' log tells it, the latest first, and what that person is called now."""
    told = mine(house, "/api/moderation", owner)["deeds"]
    return [(each["by"], each["did"], each["name"], each["now"]) for each in told]


def test_the_log_keeps_names_of_then_and_knows_who_it_was(house: Site, owner: str) -> None:
    """A name that somebody gives up may be another's the next day, who did nothing, and may delete their account."""
    first = signed_up(house, "Ivo")
    account = id_of(house, first)
    mute = {"kind": "mute", "days": 1, "account": account}
    assert house.post("/api/moderation/restrain", mute, owner).status_code == 200
    [held] = mine(house, "/api/account", first)["restraints"]
    assert house.post("/api/moderation/release", {"id": held["id"]}, owner).json() == {"count": 1}
    assert house.post("/api/account/change", {"name": "Igor"}, first).status_code == 200
    then = [("Olga", "unmute", "Ivo", "Igor"), ("Olga", "mute", "Ivo", "Igor")]
    assert deeds(house, owner)[:2] == then
    assert {each["account"] for each in mine(house, "/api/moderation", owner)["deeds"][:2]} == {account}
    second = signed_up(house, "Ivo")
    assert house.post("/api/account/delete", {"name": "Ivo", "password": PASSWORD}, second).status_code == 200
    assert deeds(house, owner)[:2] == then
    assert house.post("/api/account/delete", {"name": "Igor", "password": PASSWORD}, first).status_code == 200
    assert deeds(house, owner)[:2] == [("Olga", "unmute", GONE, ""), ("Olga", "mute", GONE, "")]
    assert {each["account"] for each in mine(house, "/api/moderation", owner)["deeds"][:2]} == {None}


def test_what_a_moderator_did_is_nobodys_once_their_account_is_deleted(house: Site, owner: str) -> None:
    """By whatever name they did it."""
    mover, other = signed_up(house, "Milos"), signed_up(house, "Otmar")
    house.post("/api/moderation/moderators", {"name": "Milos", "moderator": True}, owner)
    house.post("/api/moderation/restrain", {"kind": "mute", "days": 1, "account": id_of(house, other)}, mover)
    house.post("/api/account/change", {"name": "Milan"}, mover)
    assert deeds(house, owner)[:2] == [("Milos", "mute", "Otmar", ""), ("Olga", "named", "Milos", "Milan")]
    assert house.post("/api/account/delete", {"name": "Milan", "password": PASSWORD}, mover).status_code == 200
    assert deeds(house, owner)[:2] == [(GONE, "mute", "Otmar", ""), ("Olga", "named", GONE, "")]


def test_nobody_is_reported_for_what_was_said_on_their_seat_before(house: Site) -> None:
    opened = house.open(wish("you", "open", "open"))
    seat = {"invite": opened.invite, "name": "Gina", "seat": 1}
    key = house.post(path := f"/api/tables/{opened.table}/join", seat).json()["key"]
    with house.line(opened.table, key) as line:
        line.say(Tell("m" * 16, text="you are a donkey"))
        said = line.next(Ack).seq
    assert house.post(path.replace("join", "seats/1/free"), {}, key).status_code == 200
    assert house.post(path, {**seat, "name": "Bo"}).status_code == 200
    report = {"seat": 1, "why": "talk", "line": said}
    assert code(house.post(path.replace("join", "reports"), report, opened.key)) == (422, "report.line")


def test_a_moderator_sees_no_more_of_a_game_than_anybody(house: Site, moderator: str) -> None:
    ada, bea = signed_up(house, "Adele"), signed_up(house, "Beate")
    table = table_of(house, ada, bea)
    closed = msgspec.structs.replace(wish("you", "bot"), customs=msgspec.structs.replace(USUAL, watchers=False))
    hidden = house.post("/api/tables", closed, ada).json()["table"]
    house.post(f"/api/tables/{table}/reports", {"seat": 1, "why": "unfair"}, ada)
    for road in ("", "/replay", "/record", "/shuffle", "/branches"):
        for each in (table, hidden):
            path = f"/api/tables/{each}{road}"
            seen = [house.http.get(path, headers=headers) for headers in ({}, {"x-seat-key": moderator})]
            assert [answer.status_code for answer in seen] == [seen[0].status_code] * 2
            assert seen[0].content == seen[1].content, path


# --- restraints, by a clock of the test's own ---------------------------------------------------------


def test_a_restraint_ends_by_itself_and_holds_for_the_guests_of_an_address(tmp_path: Path) -> None:
    async def story() -> list[str]:
        store, time = Store(tmp_path), [NOW]
        gate, told = Restraints(store, lambda: time[0]), []

        async def tried(owner: str | None, client: str) -> None:
            for check in (gate.check_sitting, gate.check_talking):
                try:
                    await check(owner, client)
                    told.append("may")
                except Refusal as refusal:
                    told.append(f"{refusal.reason.code} {int(refusal.reason.args['until']) - int(NOW)}")

        guest, ada = digest("qd_guest"), owner_of("ada")
        await store.write(lambda at: impose(at, guest, "mute", NOW + DAY, "Gus"))
        await store.write(lambda at: impose(at, address_owner("203.0.113.9"), "ban", None, "Gus"))
        await store.write(lambda at: impose(at, ada, "mute", NOW + DAY, "Ada"))
        await store.write(lambda at: impose(at, ada, "mute", NOW + 2 * DAY, "Ada"))  # instead of the other one
        await tried(guest, "198.51.100.1")
        await tried(None, "203.0.113.9")
        await tried(ada, "203.0.113.9")
        await tried(owner_of("bo"), "203.0.113.9")
        time[0] += 2 * DAY
        await tried(ada, "198.51.100.1")
        rows = await store.read(lambda at: len(at.execute(select(schema.restraint)).all()))
        store.close()
        return [*told, str(rows)]

    assert run(story()) == [
        "may", f"talk.muted {int(DAY)}",
        f"seat.address {-int(NOW)}", f"talk.address {-int(NOW)}",  # for good
        "may", f"talk.muted {int(2 * DAY)}",
        "may", "may",  # an account is known
        "may", "may", "3",
    ]  # fmt: skip


def test_no_address_can_be_read_off_what_a_restraint_is_called(tmp_path: Path) -> None:
    async def story() -> str:
        store = Store(tmp_path)
        await store.write(lambda at: impose(at, address_owner("203.0.113.9"), "ban", None, "Gus"))
        told = await Restraints(store).of(address_owner("203.0.113.9"))
        store.close()
        return msgspec.json.encode(told).decode()

    told = run(story())
    assert "203" not in told.replace(told.split('"id":"')[1][: restraints.CALLED], "")
    assert '"address":true' in told


def test_an_account_that_is_deleted_leaves_no_name_with_the_moderators(house: Site, owner: str) -> None:
    key, other = signed_up(house, "Vera"), signed_up(house, "Willem")
    table = table_of(house, key, other)
    house.post(f"/api/tables/{table}/reports", {"seat": 0, "why": "name"}, other)
    house.post("/api/moderation/restrain", {"kind": "mute", "days": 1, "account": id_of(house, key)}, owner)
    assert "Vera" in str(mine(house, "/api/moderation", owner))
    house.post("/api/account/delete", {"name": "Vera", "password": "correct horse battery"}, key)
    assert "Vera" not in str(mine(house, "/api/moderation", owner))


def test_a_closed_address_does_not_keep_the_name_of_an_account_that_is_deleted(
    house: Site, owner: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Those who come from there stay restrained."""
    key = renamed_with_its_address_muted(house, owner, monkeypatch, "Xenia", "Xandra")
    assert names_held(house, owner) == ["Xandra", "Xandra"]
    house.post("/api/account/delete", {"name": "Xandra", "password": PASSWORD}, key)
    seen = mine(house, "/api/moderation", owner)
    [held] = [each for each in seen["restraints"] if each["address"]]
    assert house.post("/api/moderation/release", {"id": held["id"]}, owner).json() == {"count": 1}
    assert not {"Xenia", "Xandra"} & {each["name"] for each in (*seen["restraints"], *seen["deeds"])}
    assert held["name"] == GONE


def test_a_lifted_address_is_noted_of_the_account_that_came_from_there(
    house: Site, owner: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    renamed_with_its_address_muted(house, owner, monkeypatch, "Xaver", "Ximena")
    held = [each for each in mine(house, "/api/moderation", owner)["restraints"] if each["name"] == "Ximena"]
    [closed] = [each for each in held if each["address"]]
    assert house.post("/api/moderation/release", {"id": closed["id"]}, owner).json() == {"count": 1}
    assert deeds(house, owner)[0] == ("Olga", "unmute", "Xaver", "Ximena")


def renamed_with_its_address_muted(
    house: Site, owner: str, monkeypatch: pytest.MonkeyPatch, then: str, now: str
) -> str:
    """The key of somebody who was called *then* when they were muted with their address, and is called *now*."""
    monkeypatch.setattr("demesne.server.accounts.moderation.is_loopback", lambda _: False)
    key, other = signed_up(house, then), signed_up(house, f"Y{then}")
    table = table_of(house, key, other)
    with house.line(table, key):  # so that the server knows from where
        house.post(f"/api/tables/{table}/reports", {"seat": 0, "why": "name"}, other)
    [report] = [each for each in mine(house, "/api/moderation", owner)["reports"] if each["name"] == then]
    wanted = {"kind": "mute", "days": 1, "report": report["number"], "address": True}
    assert house.post("/api/moderation/restrain", wanted, owner).json() == {"count": 2}
    with monkeypatch.context() as elsewhere:
        elsewhere.setattr(Restraints, "check_talking", anywhere)
        assert house.post("/api/account/change", {"name": now}, key).status_code == 200
    return key


def names_held(house: Site, owner: str) -> list[str]:
    """Whom the moderators see restrained as somebody with an X."""
    told = mine(house, "/api/moderation", owner)["restraints"]
    return [each["name"] for each in told if each["name"].startswith("X")]


async def anywhere(*_: object) -> None:
    """Nobody is restrained who asks from another address than the one that is."""


def test_the_data_of_an_account_has_what_it_reported_and_nothing_that_others_did(house: Site) -> None:
    ada, bo = signed_up(house, "Zita"), signed_up(house, "Zeno")
    table = table_of(house, ada, bo)
    for seat, key, words in ((1, ada, "He never moves."), (0, bo, "She is a bore.")):
        house.post(f"/api/tables/{table}/reports", {"seat": seat, "why": "other", "words": words}, key)
    data = mine(house, "/api/account/data", ada)
    [report] = data["reports"]
    assert (report["table"], report["why"], report["words"]) == (table, "other", "He never moves.")
    assert "bore" not in str(data)


def test_a_phrase_is_reported_by_its_name(house: Site, owner: str) -> None:
    ruth, rude = signed_up(house, "Renate"), signed_up(house, "Ralf")
    table = table_of(house, ruth, rude)
    with house.line(table, rude) as line:
        line.say(Tell("p" * 16, phrase="thanks"))
        said = line.next(Ack).seq
    house.post(f"/api/tables/{table}/reports", {"seat": 1, "why": "talk", "line": said}, ruth)
    [told] = [each for each in mine(house, "/api/moderation", owner)["reports"] if each["table"] == table]
    assert told["said"] == "phrase:thanks"
