"""Notices by mail, whole: an address is given, confirmed by a link, written to when a game waits, and given up."""

from __future__ import annotations

import re
import time
from collections.abc import Callable, Iterator
from datetime import UTC, datetime
from typing import Any

import httpx
import pytest
from msgspec.structs import replace

from demesne.server.protocol import Ack, Act, Ask, Look
from demesne.server.settings import Settings
from demesne.server.wire.company_messages import USUAL
from demesne.server.words import wordbook
from tests.server.accounts.test_accounts import PASSWORD, code, mine, signed_up
from tests.server.client import Site
from tests.server.conftest import GENEROUS, count_no_tries, serving
from tests.server.kit import wish
from tests.server.mail_server import MailServer, Taken, mail_server

DAYS = replace(USUAL, hours=24, grace=0)
PAGE = "https://play.example.org"
SECONDS = 60.0


@pytest.fixture(scope="module")
def post(tmp_path_factory: pytest.TempPathFactory) -> Iterator[MailServer]:
    with mail_server(tmp_path_factory.mktemp("post")) as found:
        yield found


@pytest.fixture(autouse=True)
def _anew(post: MailServer) -> None:
    post.anew()


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory, post: MailServer) -> Iterator[Site]:
    """A server that waits for nobody, gathers nothing, and has mail."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("demesne.server.herald.mail_road.GATHERED", 0.0)
        patch.setattr("demesne.server.herald.postman.BEAT", 0.05)
        patch.setattr("demesne.server.herald.mail_book.APART", 0.0)
        patch.setattr("demesne.server.herald.mail_desk.OF_CLIENT", (1000, 1.0))
        count_no_tries(patch)
        settings = Settings(
            tmp_path_factory.mktemp("mail"), port=0, pace=(0.0, 0.0), thinkers=1, limits=GENEROUS, grace=0.0,
            mail=post.setup(PAGE), metrics=("127.0.0.1",),
        )  # fmt: skip
        with serving(settings) as site:
            while "quit" not in post.said:  # it has looked whether the mail server accepts it
                time.sleep(0.01)
            yield site


def arrived(post: MailServer, count: int = 1) -> Taken:
    """The latest of so many mails, once they have come."""
    until(lambda: len(post.got) >= count)
    assert len(post.got) == count
    return post.got[-1]


def until(true: Callable[[], object]) -> None:
    end = time.monotonic() + SECONDS
    while not true():
        assert time.monotonic() < end
        time.sleep(0.01)


def days(*kinds: str) -> Any:
    return replace(wish(*kinds, game="kingdomino"), customs=DAYS)


def give(house: Site, key: str, address: str, **more: Any) -> dict[str, Any]:
    answer = house.post("/api/mail", {"address": address, "language": "en", **more}, key)
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


def confirmed(house: Site, post: MailServer, key: str, address: str, **more: Any) -> None:
    """*address* is given, and the link in the mail followed."""
    give(house, key, address, **more)
    word = arrived(post).word("confirm")
    post.got.clear()
    assert house.post("/api/mail/confirm", {"word": word}).json() == {"count": 1}


def test_a_confirmed_address_is_mailed_that_it_is_its_owners_turn(house: Site, post: MailServer) -> None:
    key = signed_up(house, "Ada")
    assert mine(house, "/api/mail", key) == {"offered": True, "address": None, "wanted": None, "lost": False}
    assert give(house, key, "ada@example.org", language="de", zone="Europe/Prague")["wanted"] == "ada@example.org"
    asks = arrived(post)
    assert (asks.sender, asks.to) == ("games@example.org", ["ada@example.org"])
    assert "Ada" not in asks.text, "nothing that somebody wrote"
    assert house.post("/api/mail/confirm", {"word": asks.word("confirm")}).json() == {"count": 1}
    told = {"offered": True, "address": "ada@example.org", "wanted": None, "lost": False}
    assert mine(house, "/api/mail", key) == told
    post.got.clear()
    table = waiting_for(house, key)
    mail = arrived(post)
    assert mail.to == ["ada@example.org"]
    assert mail.mail["Subject"] == "Kingdomino: Du bist am Zug"
    assert f"{PAGE}/t/{table}" in mail.text
    assert "Europe/Prague" in mail.text
    assert 'demesne_mails_total{result="sent"}' in house.http.get("/metrics").text


def waiting_for(house: Site, key: str) -> str:
    """A game of days in which it is the turn of *key*, who has gone; its table."""
    opened = house.post("/api/tables", days("you", "open"), key).json()
    guest = house.join(opened["table"], opened["invite"], "Bo")
    with house.line(opened["table"], guest.key) as line:
        ours = line.view.to_move == 0
        while not ours and line.view.to_move == 1:
            line.play(line.update.offer.spots[0].move)  # type: ignore[union-attr]
    return str(opened["table"])


def test_a_page_that_nobody_can_see_keeps_no_mail_back(house: Site, post: MailServer) -> None:
    key = signed_up(house, "Eva")
    confirmed(house, post, key, "eva@example.org")
    opened = house.post("/api/tables", days("you", "open"), key).json()
    guest = house.join(opened["table"], opened["invite"], "Bo")
    with house.line(opened["table"], key) as tab, house.line(opened["table"], guest.key) as line:
        tab.say(Look(looks=False))
        tab.beat()
        others = False
        while not (others and line.view.to_move == 0):  # the lowest domino is hers, if she claims first
            others = line.view.to_move == 1
            mover, listener = (line, tab) if others else (tab, line)
            mover.play(mover.update.offer.spots[0].move)  # type: ignore[union-attr]
            while listener.seq < mover.seq:
                listener.hear()
        assert arrived(post).to == ["eva@example.org"]


def test_whoever_is_asked_for_another_game_is_mailed(house: Site, post: MailServer) -> None:
    """The end of a game is not mailed, for nothing waits there; but the others may, for an answer."""
    key = signed_up(house, "Gil")
    confirmed(house, post, key, "gil@example.org")
    opened = house.post("/api/tables", days("you", "open"), key).json()
    with house.line(opened["table"], key) as host:
        guest = house.join(opened["table"], opened["invite"], "Bo")
        host.say(Act("close", "close-0001"))
        host.next(Ack)
    with house.line(opened["table"], guest.key) as line:
        line.say(Ask("again", "again-0001"))
        line.next(Ack)
    mail = arrived(post)
    assert mail.mail["Subject"] == "Kingdomino: the others are asking you something"
    told = re.search(r"^Until (.*)$", mail.text, re.MULTILINE)
    assert told is not None
    until_then = datetime.strptime(wordbook.bare(told[1]).strip(), "%Y-%m-%d %H:%M").replace(tzinfo=UTC) - datetime.now(
        UTC
    )
    assert abs(until_then.total_seconds() - 24 * 60 * 60) < 5 * 60  # as many as a turn has


def test_whoever_waits_for_a_link_is_told_that_their_address_is_refused(house: Site, post: MailServer) -> None:
    key = signed_up(house, "Dora")
    post.recipients[:] = [550, 250]
    told = {"offered": True, "address": None, "wanted": "nobody@example.org", "lost": False}
    assert give(house, key, "nobody@example.org") == told
    until(lambda: mine(house, "/api/mail", key)["lost"])
    assert post.got == []
    assert give(house, key, "dora@example.org") == {**told, "wanted": "dora@example.org"}
    arrived(post)


def test_one_click_in_a_mail_program_ends_it_and_so_does_the_link(house: Site, post: MailServer) -> None:
    """RFC 8058: a POST of a form, from anywhere, by nobody who is signed in. Looking at that address ends nothing."""
    key = signed_up(house, "Bea")
    confirmed(house, post, key, "bea@example.org")
    waiting_for(house, key)
    mail = arrived(post)
    path = mail.mail["List-Unsubscribe"].strip("<>").removeprefix(PAGE)
    assert path == f"/api/mail/stop/{mail.word('stop')}"
    form = {"content-type": "application/x-www-form-urlencoded"}
    with httpx.Client(base_url=house.origin, headers=form) as anybody:
        asks = anybody.get(path)
        assert (asks.status_code, asks.headers["location"]) == (303, f"/mail#stop-{mail.word('stop')}")
        assert mine(house, "/api/mail", key)["address"] == "bea@example.org"
        assert anybody.post(path, content=b"List-Unsubscribe=One-Click").json() == {"count": 1}
    assert mine(house, "/api/mail", key) == {"offered": True, "address": None, "wanted": None, "lost": False}
    assert code(house.post("/api/mail/stop", {"word": mail.word("stop")})) == (404, "mail.ended")


def test_an_address_is_read_by_its_owner_alone_and_goes_with_the_account(house: Site, post: MailServer) -> None:
    key, other = signed_up(house, "Cleo"), signed_up(house, "Dan")
    confirmed(house, post, key, "cleo@example.org", zone="Asia/Jerusalem", language="he")
    give(house, key, "new@example.org")
    kept = mine(house, "/api/account/data", key)["mail"]
    assert (kept["address"], kept["wanted"], kept["zone"]) == ("cleo@example.org", "new@example.org", "UTC")
    account = mine(house, "/api/account", key)["id"]
    seen = [house.http.get(f"/api/people/{account}").text, str(mine(house, "/api/mail", other))]
    seen += [str(mine(house, path, other)) for path in ("/api/account/data", "/api/notices", f"/api/people/{account}")]
    assert not [text for text in seen if "cleo@" in text or "new@" in text]
    assert house.http.get("/api/mail").json() == {"offered": True, "address": None, "wanted": None, "lost": False}
    word = arrived(post).word("confirm")
    house.post("/api/account/delete", {"name": "Cleo", "password": PASSWORD}, key)
    assert code(house.post("/api/mail/confirm", {"word": word})) == (404, "mail.word")


@pytest.mark.parametrize("address", ["", "fay", "fay@example.org\nBcc: all@example.org", "fay@10.0.0.1"])
def test_an_invalid_address_is_refused_and_nothing_sent(house: Site, post: MailServer, address: str) -> None:
    key = signed_up(house, f"Fay{abs(hash(address)) % 10**9}")
    wrong = {"address": address, "language": "en"}
    assert code(house.post("/api/mail", wrong, key)) == (422, "mail.address")
    assert code(house.post("/api/mail", {**wrong, "more": 1}, key))[1] == "message.unreadable"
    assert mine(house, "/api/mail", key)["wanted"] is None
    assert post.said == []


def test_guests_have_no_address_for_nobody_could_look_after_it(house: Site) -> None:
    """Nor are they told whether there is one."""
    opened = house.post("/api/tables", days("you", "open")).json()
    wish_ = {"address": "guest@example.org", "language": "en"}
    for key in (None, opened["key"]):
        assert code(house.post("/api/mail", wish_, key)) == (401, "account.missing")
        assert code(house.post("/api/mail/remove", {}, key)) == (401, "account.missing")


def test_where_the_host_sends_no_mail_nothing_is_offered(site: Site) -> None:
    assert site.http.get("/api/mail").json() == {"offered": False, "address": None, "wanted": None, "lost": False}
    for path, body in (
        ("", {"address": "a@example.org", "language": "en"}),
        ("/confirm", {"word": "x"}),
        ("/stop/x", {}),
    ):
        assert code(site.post(f"/api/mail{path}", body)) == (404, "page.unknown")
