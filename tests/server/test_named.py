"""Whom a host names at the start: proxies to believe, and machines that may read what the server measures."""

from __future__ import annotations

from pathlib import Path

from demesne.server.edge import Edge
from demesne.server.settings import Limits, Settings
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
