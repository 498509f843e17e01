"""The home network: shut out at first, let in by the owner alone, shut out again and told so."""

from __future__ import annotations

import errno
import re
import threading
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import httpx
import msgspec
import pytest

from demesne.server.app import create_app
from demesne.server.guard.addresses import heard_at, home_addresses, own_addresses
from demesne.server.protocol import Ack, Problem
from demesne.server.run import config_for
from demesne.server.settings import Settings
from demesne.server.store.soundness import DataError
from demesne.server.web.listeners import DoorServer
from demesne.server.web.network import Network
from demesne.server.web.ports import listen
from demesne.server.wire.http_messages import NetworkInfo, OwnerKey
from tests.cli.running import demesne
from tests.ports import free_port
from tests.server.client import Site, dial
from tests.server.conftest import GENEROUS
from tests.server.kit import moves_of, run, wish
from tests.server.process import served

HOME, OTHER = "127.0.0.2", "127.0.0.3"
"""Further addresses of this machine, which stand for those of a home network."""


class House:
    """A server with its network, and the owner's browser."""

    def __init__(self, site: Site, network: Network, homes: list[str]) -> None:
        self.site, self.network, self.homes = site, network, homes
        self.key = ""
        self.guests: list[Site] = []

    def claim(self) -> httpx.Response:
        """The owner's browser opens the link of the console."""
        answer = self.site.post("/api/owner", {"token": self.network.owner.token})
        if answer.status_code == 200:
            self.key = msgspec.json.decode(answer.content, type=OwnerKey).key
        return answer

    def let_in(self, key: str | None = None) -> httpx.Response:
        return self._press(key, wanted=True)

    def shut(self) -> httpx.Response:
        return self._press(None, wanted=False)

    def _press(self, key: str | None, *, wanted: bool) -> httpx.Response:
        headers = {"content-type": "application/json", "x-owner-key": self.key if key is None else key}
        return self.site.http.post("/api/network", content=msgspec.json.encode({"open": wanted}), headers=headers)

    def info(self, key: str | None = None) -> NetworkInfo:
        headers = {"x-owner-key": key} if key else {}
        return msgspec.json.decode(self.site.http.get("/api/network", headers=headers).content, type=NetworkInfo)

    def at(self, host: str) -> str:
        return f"http://{host}:{self.network_port}"

    @property
    def network_port(self) -> int:
        return httpx.URL(self.site.origin).port or 80

    def guest(self, host: str = HOME) -> Site:
        """Somebody in the home network."""
        self.guests.append(Site(self.network_port, host))
        return self.guests[-1]


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    homes = [HOME, OTHER]
    listening = listen("127.0.0.1", free_port())
    settings = Settings(tmp_path, port=listening.getsockname()[1], pace=(0.0, 0.0), thinkers=1, limits=GENEROUS)
    network = Network(settings, lambda: homes)
    server = DoorServer(config_for(create_app(settings, network=network), settings, "error"), settings.port)
    network.doors = server
    thread = threading.Thread(target=server.run, kwargs={"sockets": [listening]})
    thread.start()
    site = Site(settings.port)
    while site.http.get("/healthz").status_code != 200:
        pass
    made = House(site, network, homes)
    yield made
    for each in (site, *made.guests):
        each.http.close()
    server.should_exit = True
    thread.join()


def problem(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, msgspec.json.decode(answer.content, type=Problem).reason.code


def reaches(house: House, host: str) -> bool:
    try:
        return httpx.get(f"{house.at(host)}/healthz").status_code == 200
    except httpx.ConnectError:
        return False


def test_nobody_else_comes_in_at_first(house: House) -> None:
    assert house.info() == NetworkInfo("closed", [], owner=False)
    assert not reaches(house, HOME)
    assert problem(house.site.http.get("/healthz", headers={"host": HOME})) == (403, "origin.foreign")


def test_the_link_of_the_console_makes_one_browser_the_owners(house: House) -> None:
    assert problem(house.let_in("")) == (403, "owner.only")
    assert problem(house.let_in(house.network.owner.token)) == (403, "owner.only")
    assert problem(house.site.post("/api/owner", {"token": "qo_guessed"})) == (403, "owner.spent")
    assert house.claim().status_code == 200
    assert house.info(house.key).owner
    assert not house.info("qo_guessed").owner
    assert problem(house.claim()) == (403, "owner.spent")
    assert house.info(house.key).owner
    assert problem(house.let_in("qo_guessed")) == (403, "owner.only")
    assert not reaches(house, HOME)


@pytest.mark.slow
def test_the_owner_lets_the_home_network_in_and_out_again(house: House) -> None:
    house.claim()
    for _ in range(2):
        for _ in range(2):  # pressed twice, it stays so
            found = msgspec.json.decode(house.let_in().content, type=NetworkInfo)
            assert found == NetworkInfo("open", [house.at(HOME), house.at(OTHER)], owner=True)
        assert reaches(house, HOME)
        assert reaches(house, OTHER)
        assert house.guest().http.get("/api/network").json() == {
            "state": "open",
            "addresses": [house.at(HOME), house.at(OTHER)],
            "owner": False,
        }
        for _ in range(2):
            assert msgspec.json.decode(house.shut().content, type=NetworkInfo).state == "closed"
        assert not reaches(house, HOME)
        assert not reaches(house, OTHER)
    assert house.site.http.get("/healthz").status_code == 200


def test_a_guest_plays_and_is_told_when_the_network_is_shut_out(house: House) -> None:
    house.claim()
    house.let_in()
    guest = house.guest()
    opened = house.site.open(wish("you", "open", game="kingdomino"))
    joined = guest.join(opened.table, str(opened.invite), "Bruno")
    with house.site.line(opened.table, opened.key) as host, guest.line(opened.table, joined.key) as line:
        for _ in range(4):
            mover = next(each for each in (host, line) if each.update and each.update.offer)
            offer = mover.update.offer if mover.update else None
            assert offer
            assert isinstance(mover.play(min(moves_of(offer))), Ack)
            for each in (host, line):
                each.beat()
        house.shut()
        assert line.end() == ("network.closed", 1013)
        host.beat()
        assert host.view.status == "playing"
    with pytest.raises(httpx.ConnectError):  # nor is there an answer on a connection that was open
        guest.http.get("/healthz")
    house.let_in()
    with house.guest().line(opened.table, joined.key) as again:
        assert again.view.seats[1].yours


@pytest.mark.slow
@pytest.mark.parametrize("wanted", [False, True])
@pytest.mark.parametrize(
    "headers",
    [
        {"host": "evil.example"},
        {"host": "192.168.77.7"},
        {"host": f"{HOME}.evil.example"},
        {"origin": "http://evil.example"},
        {"origin": f"http://{HOME}:1"},
        {"origin": "null"},
        {"sec-fetch-site": "cross-site"},
    ],
)
def test_foreign_names_and_origins_are_refused_open_or_shut(
    house: House, headers: dict[str, str], wanted: bool
) -> None:
    house.claim()
    (house.let_in if wanted else house.shut)()
    sites = [house.site, house.guest()] if wanted else [house.site]
    for site in sites:
        assert problem(site.http.get("/api/games", headers=headers)) == (403, "origin.foreign")
        with pytest.raises(Exception, match="403"), dial(site.socket, "http://evil.example"):
            pass


def test_where_no_address_can_be_had_nothing_opens(house: House) -> None:
    house.claim()
    house.homes[:] = []
    assert problem(house.let_in()) == (409, "network.none")
    assert house.info().state == "closed"
    house.homes[:] = ["192.0.2.77"]  # not ours any more
    assert problem(house.let_in()) == (409, "network.none")
    house.homes[:] = ["192.0.2.77", OTHER]
    assert house.let_in().json()["addresses"] == [house.at(OTHER)]


def test_a_server_that_was_told_whom_to_serve_does_not_change_that(tmp_path: Path) -> None:
    class Never:
        async def open(self, hosts: object) -> list[str]:
            raise AssertionError(hosts)

        def shut(self) -> None:
            raise AssertionError

    for host, found in (("0.0.0.0", own_addresses()), ("192.168.7.7", ["192.168.7.7"])):
        network = Network(replace(Settings(tmp_path), host=host, port=8000))
        network.doors = Never()
        run(network.owner.begin())
        key = run(network.owner.claim(network.owner.token)).key
        told, other = run(network.info(key)), run(network.info("another"))
        expected = [f"http://{address}:8000" for address in found if ":" not in address]
        assert told.state == "fixed"
        assert told.addresses == expected, "0.0.0.0 hears IPv4 alone"
        assert (told.owner, other.owner) == (True, False)


def test_only_addresses_that_a_home_network_has_are_opened(monkeypatch: pytest.MonkeyPatch) -> None:
    found = ["192.168.1.4", "8.8.8.8", "fe80::1%eth0", "fd00::4", "2a00::1", "10.0.0.2", "169.254.1.1"]
    monkeypatch.setattr("demesne.server.guard.addresses.own_addresses", lambda: found)
    assert home_addresses() == ["192.168.1.4", "fd00::4", "10.0.0.2"]


def test_only_addresses_that_are_heard_are_named(monkeypatch: pytest.MonkeyPatch) -> None:
    found = ["192.168.1.4", "fe80::1%eth0", "fd00::4"]
    monkeypatch.setattr("demesne.server.guard.addresses.own_addresses", lambda: found)
    assert heard_at("0.0.0.0") == ["192.168.1.4"]
    assert heard_at("::") == ["192.168.1.4", "fd00::4"]


def test_a_port_that_one_may_not_use_is_not_called_taken(monkeypatch: pytest.MonkeyPatch) -> None:
    def forbidden(*_: object) -> None:
        raise PermissionError(errno.EACCES, "Permission denied")

    monkeypatch.setattr("demesne.server.web.ports.listen_at", forbidden)
    monkeypatch.setattr("demesne.server.web.ports.os.name", "posix")
    with pytest.raises(DataError, match="cannot listen on port 443: Permission denied; give another with --port"):
        listen("127.0.0.1", 443)


def test_a_port_that_was_asked_for_is_used_or_refused_and_no_other() -> None:
    port = free_port()
    with listen("127.0.0.1", port) as taken, listen("127.0.0.1", port) as next_one:
        assert taken.getsockname()[1] == port < next_one.getsockname()[1]
        with pytest.raises(DataError, match=f"port {port} is taken by another program; give another, or no --port"):
            listen("127.0.0.1", port, exactly=True)
    with listen("127.0.0.1", port, exactly=True) as own:
        assert own.getsockname()[1] == port


@pytest.mark.parametrize("command", ["serve", "sandbox"])
def test_a_server_does_not_go_elsewhere_than_where_its_proxy_looks(command: str, tmp_path: Path) -> None:
    """Both used to go to the next free port."""
    with listen("127.0.0.1", free_port()) as taken:
        refused = demesne(command, "--data", str(tmp_path), "--port", str(taken.getsockname()[1])).refused()
    assert "is taken by another program" in refused


@pytest.mark.slow
def test_the_console_names_the_owners_link_here_and_behind_a_proxy_and_the_addresses(tmp_path: Path) -> None:
    with served(tmp_path, free_port()) as server:
        first, own = server.told.splitlines()[:2]
        assert first == f"demesne is at {server.site.origin}/"
        [token] = re.findall(rf"once: {re.escape(server.site.origin)}/#owner=(\S+)$", own)
        assert server.site.post("/api/owner", {"token": token}).status_code == 200
    names = ("--allow-host", "localhost:8443", "--allow-host", "play.example.org", "--allow-host", "example.org")
    with served(tmp_path, free_port(), *names) as server:
        assert server.told.count("/#owner=") == 1  # nobody was named who would pass it on
    with served(tmp_path, free_port(), *names, "--proxy", "127.0.0.1") as server:
        ways = re.findall(r"once: (\S+/)#owner=(\S+)$", server.told, re.MULTILINE)
        assert ways == [(f"{server.site.origin}/", ways[0][1]), ("https://play.example.org/", ways[0][1])]
    with served(tmp_path, free_port(), "--host", "0.0.0.0") as server:
        assert "/#owner=" in server.told  # nobody's account is the owner's yet
        named = re.findall(r"network: (http://\S+/)", server.told)
        assert len(named) == len([address for address in own_addresses() if ":" not in address])
        for address in named:
            assert httpx.get(f"{address}healthz").text == "ok\n"
