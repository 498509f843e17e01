"""Notices by mail, whole: an address is given, confirmed by a link, written to when a game waits, and let go again."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from msgspec.structs import replace

from demesne.server.company_messages import USUAL
from demesne.server.settings import Settings
from tests.server.client import Site
from tests.server.conftest import GENEROUS, serving
from tests.server.kit import wish
from tests.server.mail_server import MailServer, Taken, mail_server
from tests.server.test_accounts import mine, signed_up

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
        for name in ("OF_CLIENT", "OF_ACCOUNT", "NEW"):
            patch.setattr(f"demesne.server.accounts.accounts.{name}", (10_000, 1000.0))
        settings = Settings(
            tmp_path_factory.mktemp("mail"), port=0, pace=(0.0, 0.0), thinkers=1, limits=GENEROUS, grace=0.0,
            mail=post.setup(PAGE), metrics=("127.0.0.1",),
        )  # fmt: skip
        with serving(settings) as site:
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


def test_who_confirmed_an_address_is_written_that_it_is_their_turn(house: Site, post: MailServer) -> None:
    key = signed_up(house, "Ada")
    assert mine(house, "/api/mail", key) == {"offered": True, "address": None, "wanted": None}
    assert give(house, key, "ada@example.org", language="de", zone="Europe/Prague")["wanted"] == "ada@example.org"
    asks = arrived(post)
    assert (asks.sender, asks.to) == ("games@example.org", ["ada@example.org"])
    assert "Ada" not in asks.text, "nothing that somebody wrote"
    assert house.post("/api/mail/confirm", {"word": asks.word("confirm")}).json() == {"count": 1}
    assert mine(house, "/api/mail", key) == {"offered": True, "address": "ada@example.org", "wanted": None}
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
