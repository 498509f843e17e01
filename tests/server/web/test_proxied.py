"""Behind web servers everybody is known by their own address, and nobody by one that they have made up."""

from __future__ import annotations

from pathlib import Path

import pytest

from demesne.server import named
from demesne.server.guard.addresses import Machines
from demesne.server.settings import Settings
from demesne.server.web.proxied import asker
from tests.server.client import Site
from tests.server.conftest import serving

READER = "203.0.113.5"


def seen(site: Site, *told: str) -> bool:
    """Whether somebody for whom these lines of ``X-Forwarded-For`` come is seen as the one who may read."""
    headers = [("x-forwarded-for", each) for each in told]
    return site.http.get("/metrics", headers=headers).status_code == 200


@pytest.mark.parametrize(
    ("told", "client"),
    [
        ([READER], READER),
        ([f"{READER}:50123"], READER),
        (["[2001:DB8::5]:50123"], "2001:db8::5"),
        ([f"::ffff:{READER}"], READER),
        ([f"192.0.2.66, {READER}"], READER),
        ([f"192.0.2.66, {READER}, 10.1.2.3"], READER),
        ([f"{READER}, ::ffff:10.1.2.3"], READER),
        ([READER, "10.1.2.3"], READER),
        ([f"{READER},10.1.2.3 , 10.4.5.6"], READER),
        (["10.1.2.3"], "10.1.2.3"),
        ([f"{READER}, unknown"], "127.0.0.1"),
        ([f"{READER}, unknown, 10.1.2.3"], "10.1.2.3"),
        ([""], "127.0.0.1"),
        ([], "127.0.0.1"),
    ],
)
def test_the_client_is_the_last_one_that_no_proxy_has_passed_on(told: list[str], client: str) -> None:
    assert asker("127.0.0.1", told, Machines(["127.0.0.1", "10.0.0.0/8"])) == client


@pytest.mark.parametrize("proxies", [["127.0.0.1"], ["*"], ["0.0.0.0/0"], ["127.0.0.0/8", "10.0.0.0/8"]])
def test_an_address_that_a_client_makes_up_is_not_believed(tmp_path: Path, proxies: list[str]) -> None:
    """A proxy adds at the end who has connected to it; what was there before came from that client."""
    settings = Settings(tmp_path, port=0, thinkers=1, proxies=named.proxies(proxies), metrics=(READER,))
    with serving(settings) as site:
        assert seen(site, READER)
        assert not seen(site, f"{READER}, 192.0.2.66")
        assert not seen(site, READER, "192.0.2.66")
        assert not seen(site)


def test_a_server_without_proxies_believes_nobody(tmp_path: Path) -> None:
    with serving(Settings(tmp_path, port=0, thinkers=1, metrics=(READER,))) as site:
        assert not seen(site, READER)


def test_a_proxy_may_name_the_usual_port(tmp_path: Path) -> None:
    """Browsers leave it out; some proxies are told to write it into ``Host``."""
    settings = Settings(tmp_path, port=0, thinkers=1, hosts=("play.example.org",), proxies=("127.0.0.1",))
    with serving(settings) as site:

        def asked(origin: str, host: str) -> int:
            return site.http.get("/api/games", headers={"origin": origin, "host": host}).status_code

        assert asked("https://play.example.org", "play.example.org:443") == 200
        assert asked("http://play.example.org", "play.example.org:80") == 200
        assert asked("https://play.example.org:8443", "play.example.org:8443") == 200
        assert asked("https://play.example.org:8443", "play.example.org:443") == 403
        assert asked("http://play.example.org", "play.example.org:443") == 403
        assert asked("https://evil.example", "play.example.org:443") == 403
