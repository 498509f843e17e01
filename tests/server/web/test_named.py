"""Whom a host names at the start: names to answer to, proxies to believe, machines that may read the measurements."""

from __future__ import annotations

from pathlib import Path

import pytest

from demesne.server import named
from demesne.server.guard.addresses import host_names
from demesne.server.mail_setup import SetupError
from demesne.server.settings import Limits, Settings
from demesne.server.web.edge import Edge
from tests.cli.running import demesne
from tests.server.conftest import serving
from tests.server.kit import wish


def test_a_proxy_may_be_named_by_its_network_or_written_otherwise() -> None:
    edge = Edge(Limits(connections_of_one=2), ["10.0.0.0/8", "2001:db8:0:0:0:0:0:1"])
    assert all(edge.enter((proxy, port)) for proxy in ("10.9.8.7", "2001:db8::1") for port in range(4))
    assert [edge.enter(("192.0.2.1", port)) for port in range(3)] == [True, True, False]


def test_a_server_that_hears_both_kinds_of_addresses_knows_whom_it_was_told(tmp_path: Path) -> None:
    """One socket for IPv4 and IPv6 hears `127.0.0.1` as `::ffff:127.0.0.1`."""
    known = ("127.0.0.1",)
    with serving(Settings(tmp_path, host="::", port=0, thinkers=1, proxies=known, metrics=known)) as site:
        assert site.http.get("/metrics").status_code == 200
        assert site.http.get("/metrics", headers={"x-forwarded-for": "192.0.2.66"}).status_code == 404
        with site.line(site.open(wish("you", "here")).table) as line:
            line.beat()


@pytest.mark.parametrize(
    ("told", "host"),
    [
        ("play.example.org", "play.example.org"),
        ("Play.Example.org.", "play.example.org"),
        ("play.example.org:8443", "play.example.org"),
        ("my_house", "my_house"),
        ("münchen.example", "xn--mnchen-3ya.example"),
        ("192.0.2.1", "192.0.2.1"),
        ("FD00:0::1", "fd00::1"),
        ("[fd00::1]:8443", "fd00::1"),
    ],
)
def test_a_name_is_answered_to_however_it_is_written(told: str, host: str) -> None:
    assert host in host_names("127.0.0.1", named.hosts([told]))


NO_NAMES = ["", "http://play.example.org", "play.example.org/", "*.example.org", "a b", "you@play", "play:http", "a..b"]


@pytest.mark.parametrize("told", [*NO_NAMES, "fd00::x", "[fd00::x]", "[fd00::1"])
def test_a_name_that_no_browser_sends_is_refused(told: str) -> None:
    with pytest.raises(SetupError, match=r"--allow-host: expected a name such as play\.example\.org, not "):
        named.hosts(["localhost", told])


def test_proxies_are_addresses_and_networks() -> None:
    told = ["127.0.0.1", "::1", "0:0:0:0:0:0:0:2", "10.0.0.0/8", "fd00::/8", "fe80::1%eth0"]
    assert named.proxies(told) == ("127.0.0.1", "::1", "::2", "10.0.0.0/8", "fd00::/8", "fe80::1%eth0")
    edge = Edge(Limits(connections_of_one=1), named.proxies(["*"]))
    assert all(edge.enter((proxy, port)) for proxy in ("192.0.2.1", "2001:db8::1") for port in range(2))


@pytest.mark.parametrize(
    "told", ["", "example.org", "localhost", "127.0.0.1:8000", "unix:/run/x", "10.0.0.1/8", "10.0.0.0/40"]
)
def test_a_proxy_that_nobody_connects_from_is_refused(told: str) -> None:
    with pytest.raises(SetupError, match=r"--proxy: expected an address such as .*, or a network such as .*, not "):
        named.proxies(["127.0.0.1", told])


@pytest.mark.parametrize("told", ["", "nonsense", "localhost", "10.0.0.0/8", "http://127.0.0.1"])
def test_a_reader_that_is_no_address_is_refused(told: str) -> None:
    with pytest.raises(SetupError, match=r"--metrics: expected an address such as 127\.0\.0\.1, not "):
        named.readers([told])


@pytest.mark.parametrize("told", ["", "a b", "a&at=b", "köln", "b/", "b" * 65])
def test_a_server_is_called_what_an_address_can_say(told: str) -> None:
    """Its name is in addresses that other servers send to (``?at=b``), and none of them may be nameless."""
    with pytest.raises(SetupError, match=r"--node: expected a name such as b, .* not "):
        named.node_name(told)
    assert [named.node_name(name) for name in ("a", "play-2.example", "B" * 64)] == ["a", "play-2.example", "B" * 64]


def test_games_are_not_deleted_because_two_numbers_were_mixed_up() -> None:
    for archive, forget in ((90, 1000), (90, 90), (90, None), (None, 30), (None, None)):
        named.check_ages(archive, forget)
    with pytest.raises(SetupError, match=r"at least the 1000 days of --archive-after, not 90:"):
        named.check_ages(1000, 90)


def test_such_a_server_does_not_start(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("demesne.server.run.run", lambda *_, **__: None)
    words = ("--archive-after", "1000", "--forget-after", "90", "--data", str(tmp_path / "new"))
    run = demesne("serve", "--no-browser", *words)
    assert (run.status, run.out) == (2, "")
    assert run.err.startswith("demesne: --forget-after: expected at least the 1000 days")
    assert not (tmp_path / "new").exists()
