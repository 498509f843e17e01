"""What a host names at the start: this server, names to answer to, proxies to believe, crowds, readers of measurements.

Whatever no client can ever match is refused: a server would start with it, and then turn away those it was meant for.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from ipaddress import ip_address, ip_network
from typing import Final
from urllib.parse import urlsplit

from demesne.server.mail_setup import SetupError

__all__ = ["check_ages", "crowds", "hosts", "node_name", "proxies", "readers"]

_NAME: Final = re.compile(r"[a-z0-9_-]{1,63}(\.[a-z0-9_-]{1,63})*\.?")
_NODE: Final = re.compile(r"[A-Za-z0-9._-]{1,64}")
LONGEST: Final = 254
EVERYBODY: Final = {"*": ("0.0.0.0/0", "::/0")}
"""How web servers write that whoever connects is a proxy, and the networks that this means."""


def hosts(named: Iterable[str]) -> tuple[str, ...]:
    """The names of ``--allow-host``, as an address in the browser has them. Raises ``SetupError``.

    >>> hosts(["play.example.org", "München.example:8443", "fd00:0::1"])
    ('play.example.org', 'xn--mnchen-3ya.example:8443', '[fd00::1]')
    """
    return _all("--allow-host", "a name such as play.example.org", named, _host)


def proxies(named: Iterable[str]) -> tuple[str, ...]:
    """The addresses and networks of ``--proxy``. Raises ``SetupError``."""
    wide = [each for name in named for each in EVERYBODY.get(name, (name,))]
    return _networks("--proxy", wide)


def crowds(named: Iterable[str]) -> tuple[str, ...]:
    """The addresses and networks of ``--crowd``. Raises ``SetupError``."""
    return _networks("--crowd", named)


def _networks(option: str, named: Iterable[str]) -> tuple[str, ...]:
    what = "an address such as 127.0.0.1, or a network such as 10.0.0.0/8"
    return _all(option, what, named, lambda text: str(ip_network(text) if "/" in text else ip_address(text)))


def readers(named: Iterable[str]) -> tuple[str, ...]:
    """The addresses of ``--metrics``. Raises ``SetupError``."""
    return _all("--metrics", "an address such as 127.0.0.1", named, lambda text: str(ip_address(text)))


def node_name(text: str) -> str:
    """The name of ``--node``, which proxies read in addresses (``?at=b``). Raises ``SetupError``."""
    if not _NODE.fullmatch(text):
        raise SetupError(
            f"--node: expected a name such as b, of at most 64 letters, digits, dots, - and _, not {text!r}"
        )
    return text


def check_ages(archive: float | None, forget: float | None) -> None:
    """Raises ``SetupError`` where tables would be deleted as soon as they are archived: numbers were mixed up."""
    if archive is not None and forget is not None and forget < archive:
        raise SetupError(
            f"--forget-after: expected at least the {archive:g} days of --archive-after, not {forget:g}: "
            "tables are archived first, and deleted for good later"
        )


def _all(option: str, what: str, named: Iterable[str], read: Callable[[str], str]) -> tuple[str, ...]:
    """Every one of *named* as *read* gives it, which raises ``ValueError`` for what is not *what*."""
    found = []
    for text in named:
        try:
            found.append(read(text))
        except ValueError:
            raise SetupError(f"{option}: expected {what}, not {text!r}") from None
    return tuple(found)


def _host(text: str) -> str:
    """*text* as a browser writes it: a name or an address, and a port if it has one."""
    if text.count(":") > 1 and not text.startswith("["):
        return f"[{ip_address(text)}]"
    parts = urlsplit(f"//{text}")
    port = f":{parts.port}" if parts.port else ""
    if parts.netloc != text or parts.username is not None:
        raise ValueError("more than a name")
    host = parts.hostname or ""
    return f"[{ip_address(host)}]{port}" if ":" in host else f"{_name(host)}{port}"


def _name(text: str) -> str:
    """A *name* as the network writes it."""
    written = text if text.isascii() else text.encode("idna").decode("ascii")
    if not _NAME.fullmatch(written) or len(written) > LONGEST:
        raise ValueError("no name")
    return written.rstrip(".")
