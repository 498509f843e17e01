"""Whom moderators have barred: no seat comes to them by another road, and no new name helps."""

from __future__ import annotations

import secrets
from contextlib import ExitStack, closing
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import select

from demesne.server.accounts import reports, restraints
from demesne.server.accounts.book import Book
from demesne.server.accounts.moderation import Moderation
from demesne.server.accounts.restraints import impose
from demesne.server.guard.keys import digest
from demesne.server.protocol import Ack, Refused
from demesne.server.store import schema
from demesne.server.store.store import Store
from demesne.server.wire.company_messages import USUAL, Act, Answer, Ask, Tell
from tests.server.accounts.test_accounts import code, mine, signed_up
from tests.server.client import Line, Site
from tests.server.kit import ADA, BO, Ear, hub, run, wish

PUBLIC = msgspec.structs.replace(USUAL, public=True)


def bar(house: Site, owner: str, key: str, kind: str = "ban") -> str:
    """Restrains the account of *key* for a day; returns what that restraint is called."""
    account = mine(house, "/api/account", key)["id"]
    house.post("/api/moderation/restrain", {"kind": kind, "days": 1, "account": account}, owner)
    [called] = [each["id"] for each in mine(house, "/api/account", key)["restraints"] if each["kind"] == kind]
    return str(called)


def laid(house: Site, host: str, *guests: str, free: int = 0) -> str:
    """A public table of Kingdomino at which *host* and then *guests* sit, and so many seats are *free*."""
    opens = ["open"] * (len(guests) + free)
    wanted = msgspec.structs.replace(wish("you", *opens, game="kingdomino"), customs=PUBLIC)
    table: str = house.post("/api/tables", wanted, host).json()["table"]
    for key in guests:
        assert house.post(f"/api/tables/{table}/join", {"invite": "", "name": "x"}, key).status_code == 200
    return table


def asked(line: Line, message: Any) -> str:
    """What comes of *message*: the code of its refusal, nothing if it happened."""
    line.say(message)
    while not isinstance(answer := line.hear(), Ack | Refused):
        pass
    line.beat()
    return answer.reason.code if isinstance(answer, Refused) else ""


def request_of(line: Line) -> int:
    """The number of what is asked at the table."""
    assert line.view.request
    return line.view.request.seq


# --- another game ---------------------------------------------------------------------------------


def test_nobody_banned_plays_another_game_with_those_who_would_have_them(house: Site, owner: str) -> None:
    """A yes to a rematch is a seat at its table, also one that was said before."""
    ada, bo, cleo = (signed_up(house, name) for name in ("Ada", "Bo", "Cleo"))
    table = laid(house, ada, bo, cleo)
    with ExitStack() as stack:
        at = [stack.enter_context(house.line(table, key)) for key in (ada, bo, cleo)]
        assert asked(at[0], Act("close", "m" * 16)) == ""
        at[1].beat()
        ban = bar(house, owner, bo)
        assert asked(at[1], Ask("again", "n" * 16)) == "seat.banned"
        assert asked(at[0], Ask("again", "o" * 16)) == ""
        assert asked(at[1], Answer(request_of(at[0]), id="p" * 16, yes=True)) == "seat.banned"
        assert asked(at[1], Answer(request_of(at[0]), id="q" * 16, yes=False)) == ""  # they may still say no
        house.post("/api/moderation/release", {"id": ban}, owner)
        assert asked(at[0], Ask("again", "r" * 16)) == ""
        seq = request_of(at[0])
        assert asked(at[1], Answer(seq, id="s" * 16, yes=True)) == ""
        bar(house, owner, bo)
        assert asked(at[2], Answer(seq, id="t" * 16, yes=True)) == ""
        while at[0].view.request:
            at[0].hear()
        assert at[0].update
        assert [(each.code, each.seat) for each in at[0].update.events] == [("declined", 1)]
        assert at[0].view.next_table is None


# --- tables that wait -----------------------------------------------------------------------------


def test_somebody_banned_waits_at_no_table_and_plays_their_games_to_the_end(house: Site, owner: str) -> None:
    """Nobody who looks for a table is to find them there."""
    dora, ed = signed_up(house, "Dora"), signed_up(house, "Ed")
    alone, hosted, guest, begun = (
        laid(house, ed, free=1), laid(house, ed, dora, free=1), laid(house, dora, ed, free=1), laid(house, dora, ed),
    )  # fmt: skip
    bar(house, owner, ed)

    def at(table: str) -> Any:
        return mine(house, f"/api/tables/{table}", dora)

    assert at(alone)["status"] == "over"
    assert [seat["taken"] for seat in at(hosted)["seats"]] == [False, True, False]
    assert [seat["taken"] for seat in at(guest)["seats"]] == [True, False, False]
    assert at(begun)["status"] == "playing"
    assert code(house.post(f"/api/tables/{alone}/join", {"invite": "", "name": "x"}, dora)) == (422, "table.over")


def test_no_moderator_undoes_what_is_decided_about_moderators(house: Site, owner: str) -> None:
    """Neither their own ban nor another's, nor do they close what they are reported for: that is the owner's."""
    ilse, jens, vera = (signed_up(house, name) for name in ("Ilse", "Jens", "Vera"))
    for name in ("Ilse", "Jens"):
        named = {"name": name, "moderator": True}
        assert house.post("/api/moderation/moderators", named, owner).json() == {"count": 1}
    table, called = laid(house, vera, ilse), bar(house, owner, ilse)
    assert house.post(f"/api/tables/{table}/reports", {"seat": 1, "why": "talk"}, vera).json() == {"count": 1}
    [report] = [each for each in mine(house, "/api/moderation", owner)["reports"] if each["table"] == table]
    deeds = [("release", {"id": called}), ("close", {"number": report["number"]})]
    for by in (ilse, jens):
        for deed, what in deeds:
            assert code(house.post(f"/api/moderation/{deed}", what, by)) == (403, "moderator.person")
    assert len(mine(house, "/api/account", ilse)["restraints"]) == 1
    for deed, what in deeds:
        assert house.post(f"/api/moderation/{deed}", what, owner).json() == {"count": 1}


def test_a_mute_takes_no_seat(house: Site, owner: str) -> None:
    fay = signed_up(house, "Fay")
    table = laid(house, fay, free=1)
    bar(house, owner, fay, "mute")
    assert mine(house, f"/api/tables/{table}", fay)["status"] == "waiting"


def test_a_mute_is_no_other_name_for_the_account_either(house: Site, owner: str) -> None:
    """A name is read at every table, and in every list."""
    max_key = signed_up(house, "Max")
    called = bar(house, owner, max_key, "mute")
    assert code(house.post("/api/account/change", {"name": "Donkey"}, max_key)) == (403, "talk.muted")
    assert house.post("/api/account/change", {"hidden": True}, max_key).status_code == 200
    assert mine(house, "/api/account", max_key)["name"] == "Max"
    house.post("/api/moderation/release", {"id": called}, owner)
    assert house.post("/api/account/change", {"name": "Maxine"}, max_key).json()["name"] == "Maxine"


def test_a_ban_from_another_process_is_found_where_they_wait(stores: list[Store]) -> None:
    async def story() -> tuple[str, str]:
        of = hub(stores[0])  # type: ignore[arg-type]
        moderation = Moderation(of, Book(stores[0]), stores[0], of.ring, _nobody_holds)
        opened = await of.open(msgspec.structs.replace(wish("you", "open", game="kingdomino"), customs=PUBLIC))
        await of.attach(opened.table, Ear(guest := digest(opened.key)))
        await moderation.look()
        before = (await of.table(opened.table)).status
        await stores[1].write(lambda at: impose(at, guest, "ban", None, "Gus"))
        await moderation.look()
        after = (await of.table(opened.table)).status
        await of.close()
        return before, after

    assert run(story()) == ("waiting", "over")


async def _nobody_holds(_: str | None) -> bool:
    return False


# --- a guest who signs up -------------------------------------------------------------------------


def guest_at(house: Site, host: str) -> tuple[str, str]:
    """A table of *host* where a guest sits, and the guest's key."""
    table = laid(house, host, free=2)
    joined = house.post(f"/api/tables/{table}/join", {"invite": "", "name": "Gus"})
    return table, joined.json()["key"]


def becomes(house: Site, name: str, *seats: tuple[str, str]) -> str:
    """The key of a new account, called *name*, which takes over *seats*."""
    key = signed_up(house, name)
    given = {"seats": [{"table": table, "key": guest} for table, guest in seats]}
    assert house.post("/api/account/games", given, key).status_code == 200
    return key


def says(house: Site, table: str, key: str) -> str:
    with house.line(table, key) as line:
        return asked(line, Tell(secrets.token_hex(8), text="you are a donkey"))


def test_a_report_of_a_guest_is_about_the_account_that_they_make(house: Site, owner: str) -> None:
    """Else a moderator's mute would hold for a key that nobody has any more, and say that it held."""
    gita = signed_up(house, "Gita")
    table, guest = guest_at(house, gita)
    assert house.post(f"/api/tables/{table}/reports", {"seat": 1, "why": "talk"}, gita).json() == {"count": 1}
    assert house.post(f"/api/tables/{table}/reports", {"seat": 0, "why": "name"}, guest).json() == {"count": 1}
    gus = becomes(house, "Gustav", (table, guest))
    account = mine(house, "/api/account", gus)["id"]
    about, by = (each for each in mine(house, "/api/moderation", owner)["reports"] if each["table"] == table)
    assert (about["account"], by["by"]) == (account, "Gustav")
    assert [each["why"] for each in mine(house, "/api/account/data", gus)["reports"]] == ["name"]
    mute = {"kind": "mute", "days": 1, "report": about["number"]}
    assert house.post("/api/moderation/restrain", mute, owner).json() == {"count": 1}
    assert says(house, table, gus) == "talk.muted"


def test_a_guest_who_may_not_talk_may_not_under_a_name_either(house: Site, owner: str) -> None:
    hal = signed_up(house, "Hal")
    table, guest = guest_at(house, hal)
    house.post(f"/api/tables/{table}/reports", {"seat": 1, "why": "talk"}, hal)
    [told] = [each for each in mine(house, "/api/moderation", owner)["reports"] if each["table"] == table]
    house.post("/api/moderation/restrain", {"kind": "mute", "days": 1, "report": told["number"]}, owner)
    assert says(house, table, guest) == "talk.muted"
    ida = becomes(house, "Ida", (table, guest))
    assert says(house, table, ida) == "talk.muted"
    held = [each["name"] for each in mine(house, "/api/moderation", owner)["restraints"]]
    assert (held.count("Ida"), held.count("Gus")) == (1, 0)  # the key of the guest opens nothing any more


def test_whoever_shows_no_key_of_a_guest_is_not_taken_for_them(house: Site, owner: str) -> None:
    jo = signed_up(house, "Jo")
    table, _ = guest_at(house, jo)
    house.post(f"/api/tables/{table}/reports", {"seat": 1, "why": "talk"}, jo)
    kim = becomes(house, "Kim", (table, "qd_no-key-of-that-table"))
    told = mine(house, "/api/moderation", owner)["reports"]
    assert [each["account"] for each in told if each["table"] == table] == [None]
    assert mine(house, "/api/account", kim)["restraints"] == []


@pytest.mark.parametrize(("guest", "own", "then"), [
    (2.0, 1.0, 2.0), (1.0, 2.0, 2.0), (None, 2.0, None), (1.0, None, None), (1.0, 0.0, 1.0),
])  # fmt: skip
def test_the_longer_restraint_holds(guest: float | None, own: float | None, then: float | None, tmp_path: Path) -> None:
    """0: the account had none of its own."""

    async def story() -> list[tuple[str, float | None]]:
        with closing(Store(tmp_path)) as store:
            await store.write(lambda at: impose(at, "guest", "ban", guest, "Gus"))
            if own != 0:
                await store.write(lambda at: impose(at, ADA, "ban", own, "Ada"))
            await store.write(lambda at: restraints.follow(at, ["guest"], ADA, "Ada"))
            return [(each.name, each.until) for each in await store.read(lambda at: restraints.held(at, 0.5))]

    assert run(story()) == [("Ada", then)]


def test_what_both_were_reported_for_stays_one_report_and_nobody_reports_themselves(tmp_path: Path) -> None:
    def row(number: int, owner: str, by: str) -> dict[str, Any]:
        told = {"at": 0.0, "table_id": "t", "seat": number, "name": "x", "why": "talk", "line": "", "words": ""}
        return {**told, "owner": owner, "by": by, "client": ""}

    async def story() -> list[tuple[str, str]]:
        with closing(Store(tmp_path)) as store:
            for number, (about, by) in enumerate((("guest", BO), (ADA, BO), ("guest", ADA), (BO, "guest"))):
                await store.write(partial(reports.file, row=row(number, about, by)))
            await store.write(lambda at: reports.follow(at, ["guest"], ADA))
            columns = schema.report.c
            return [
                tuple(each) for each in await store.read(lambda at: at.execute(select(columns.owner, columns.by)).all())
            ]

    assert sorted(run(story())) == sorted([(ADA, BO), (BO, ADA)])
