"""How a host has mail sent: by which server, as whom, with which page in its links. Without it there is none."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final, Literal
from urllib.parse import SplitResult, unquote, urlsplit

__all__ = ["PASSWORD", "MailSetup", "Security", "SetupError", "address_of", "mail_setup"]

Security = Literal["starttls", "tls", "none"]
PASSWORD: Final = "DEMESNE_MAIL_PASSWORD"  # noqa: S105 - the name of a variable
"""The environment variable that may hold the password."""

_WAYS: Final[Mapping[str, tuple[Security, int]]] = {
    "smtp": ("starttls", 587),
    "smtps": ("tls", 465),
    "smtp+plain": ("none", 25),
}
_HERE: Final = {"localhost", "127.0.0.1", "::1"}
_ATOM: Final = r"[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+"
_LABEL: Final = r"[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?"
_ADDRESS: Final = re.compile(rf"({_ATOM}(?:\.{_ATOM})*)@((?:{_LABEL}\.)+(?!\d+$){_LABEL})")
LONGEST: Final = 254
LONGEST_LOCAL: Final = 64


class SetupError(ValueError):
    """A server cannot be started like this; the text says which option is wrong, and never a password."""


@dataclass(frozen=True, slots=True)
class MailSetup:
    """A server that takes mail for others, how it is secured, the sender, and the page that links lead to.

    ``page`` has no slash at its end.
    """

    host: str
    port: int
    security: Security
    sender: str
    page: str
    user: str = ""
    password: str = field(default="", repr=False)

    @property
    def name(self) -> str:
        """The host of the page: the server answers to it, whatever other names it has."""
        return urlsplit(self.page).hostname or ""


def address_of(text: str) -> str:
    """*text* as a mail address; an internationalised domain is written as the network writes it.

    Raises ``ValueError`` if it is none, or could be more than one.

    >>> address_of("ada@example.org"), address_of("ada@münchen.example")
    ('ada@example.org', 'ada@xn--mnchen-3ya.example')
    """
    local, at, domain = text.rpartition("@")
    try:
        written = domain if domain.isascii() else domain.encode("idna").decode("ascii")
    except UnicodeError:
        raise ValueError("no address") from None
    found = _ADDRESS.fullmatch(f"{local}{at}{written}")
    if not found or len(found[0]) > LONGEST or len(found[1]) > LONGEST_LOCAL:
        raise ValueError("no address")
    return f"{found[1]}@{found[2].lower()}"


def mail_setup(
    server: str | None,
    sender: str | None,
    page: str | None,
    password_file: Path | None,
    hosts: Sequence[str],
    environment: Mapping[str, str],
) -> MailSetup | None:
    """What a server's options say about mail; none if they name no *server*. Raises ``SetupError``."""
    if not server:
        if sender or page or password_file:
            raise SetupError("--mail-from, --mail-page and --mail-password-file need --mail")
        return None
    parts, port = _server(server)
    security, usual = _WAYS[parts.scheme]
    user, password = unquote(parts.username or ""), _password(password_file, environment)
    host = str(parts.hostname)
    if bool(user) != bool(password):
        raise SetupError("--mail: a user needs a password, and a password a user")
    if password and security == "none" and host not in _HERE:
        raise SetupError("--mail: a password is never sent to another machine without TLS; use smtp:// or smtps://")
    return MailSetup(host, port or usual, security, _sender(sender), _page(page, hosts), user, password)


def _server(text: str) -> tuple[SplitResult, int | None]:
    wrong = SetupError("--mail: expected smtp://HOST, smtps://HOST or smtp+plain://HOST")
    try:
        parts = urlsplit(text)
        port = parts.port
    except ValueError:
        raise wrong from None
    if parts.password is not None:
        raise SetupError("--mail: the password belongs in a file (--mail-password-file) or in DEMESNE_MAIL_PASSWORD")
    if parts.scheme not in _WAYS or not parts.hostname or parts.path not in {"", "/"} or parts.query or parts.fragment:
        raise wrong
    return parts, port


def _password(file: Path | None, environment: Mapping[str, str]) -> str:
    if file is None:
        return environment.get(PASSWORD, "")
    try:
        return file.read_text("utf-8").rstrip("\r\n")
    except (OSError, UnicodeError) as fault:
        why = fault.strerror if isinstance(fault, OSError) else "no text"
        raise SetupError(f"--mail-password-file: expected a file that can be read ({why})") from None


def _sender(text: str | None) -> str:
    if not text:
        raise SetupError("--mail needs --mail-from, the address that mail is sent from")
    try:
        return address_of(text)
    except ValueError:
        raise SetupError(f"--mail-from: expected an address such as games@example.org, not {text!r}") from None


def _page(text: str | None, hosts: Sequence[str]) -> str:
    """The address of the page, for links."""
    if not text and not hosts:
        raise SetupError("--mail needs --mail-page or --allow-host, because mail links to the page")
    found = (text or f"https://{hosts[0]}").rstrip("/")
    try:
        parts = urlsplit(found)
        usable = parts.scheme in {"http", "https"} and parts.hostname and not parts.username
    except ValueError:
        usable = False
    if not usable or not found.isascii() or not found.isprintable() or found != f"{parts.scheme}://{parts.netloc}":
        raise SetupError(f"--mail-page: expected an address such as https://play.example.org, not {text!r}")
    return found
