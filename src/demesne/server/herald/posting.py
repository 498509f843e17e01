"""How mail leaves the server: through the one mail server that its host named, and no other."""

from __future__ import annotations

import re
import smtplib
import ssl
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from email.message import EmailMessage
from typing import Final

from demesne.server.mail_setup import MailSetup

__all__ = ["Mailer", "Undeliverable"]

TIMEOUT: Final = 60.0
"""Seconds for each step until the mail server accepts this client."""
PATIENCE: Final = 300.0
"""Seconds for each step after that: a server that looks for long at what it has taken would be sent it again."""
PARTING: Final = 5.0
"""Seconds for saying good-bye, which changes nothing any more."""
FOR_GOOD: Final = 500
"""Status codes of a mail server from this one on are final."""
POLICY: Final = "5.7."
"""How an enhanced code (RFC 3463) begins that says that this client may not: for its host to mend, whoever it is to."""


class Undeliverable(Exception):
    """It was not accepted; ``for_good``: nor will it be, for this recipient. The text has no address and no secret."""

    def __init__(self, why: str, *, for_good: bool = False) -> None:
        super().__init__(why)
        self.for_good = for_good


class Mailer:
    """Hands mails to the server of *setup*; *trust* says how it proves its identity, the system's own unless given."""

    def __init__(self, setup: MailSetup, trust: ssl.SSLContext | None = None) -> None:
        self._setup, self._given = setup, trust
        self._own_name = setup.name

    def send(self, message: EmailMessage, to: str) -> None:
        """Hands over *message* for *to*; blocks a thread meanwhile. Raises ``Undeliverable``."""
        try:
            with self._connected() as line:
                _patience(line, PATIENCE)
                line.send_message(message, self._setup.sender, [to])
        except smtplib.SMTPRecipientsRefused as fault:
            code, said = next(iter(fault.recipients.values()))
            raise Undeliverable(
                f"the recipient is refused ({_told(code, said)})", for_good=_final(code, said)
            ) from None
        except smtplib.SMTPResponseException as fault:
            for_good = isinstance(fault, smtplib.SMTPDataError) and _final(fault.smtp_code, fault.smtp_error)
            raise Undeliverable(_refusal(fault), for_good=for_good) from None
        except (OSError, smtplib.SMTPException, ValueError) as fault:
            raise Undeliverable(type(fault).__name__) from None

    def check(self) -> None:
        """Checks that the mail server is there and accepts this client. Raises ``Undeliverable``."""
        try:
            with self._connected() as line:
                line.noop()
        except smtplib.SMTPResponseException as fault:
            raise Undeliverable(_refusal(fault)) from None
        except (OSError, smtplib.SMTPException, ValueError) as fault:
            raise Undeliverable(type(fault).__name__) from None

    @contextmanager
    def _connected(self) -> Iterator[smtplib.SMTP]:
        """A connection to the server, encrypted and authenticated as the host configured."""
        setup, line = self._setup, self._begun()
        try:
            if setup.security == "starttls":
                line.starttls(context=self._trust())
            if setup.user:
                line.login(setup.user, setup.password)
            try:
                yield line
            finally:
                _part(line)
        finally:
            line.close()

    def _begun(self) -> smtplib.SMTP:
        host, port, name = self._setup.host, self._setup.port, self._own_name
        if self._setup.security == "tls":
            return smtplib.SMTP_SSL(host, port, name, timeout=TIMEOUT, context=self._trust())
        return smtplib.SMTP(host, port, name, timeout=TIMEOUT)

    def _trust(self) -> ssl.SSLContext:
        return self._given or ssl.create_default_context()


def _enhanced(said: object) -> str:
    """The enhanced code at the beginning of what a server says, if there is one.

    >>> _enhanced(b"5.7.1 <ada@example.org>: Relay access denied"), _enhanced("no such user")
    ('5.7.1', '')
    """
    words = said.decode("ascii", "replace") if isinstance(said, bytes) else str(said)
    found = re.match(r"[245]\.\d{1,3}\.\d{1,3}\b", words)
    return found[0] if found else ""


def _told(code: int, said: object) -> str:
    """Both codes, and nothing else of what a server says, which may be an address."""
    return f"{code} {_enhanced(said)}".rstrip()


def _refusal(fault: smtplib.SMTPResponseException) -> str:
    return f"{type(fault).__name__} ({_told(fault.smtp_code, fault.smtp_error)})"


def _final(code: int, said: object) -> bool:
    return code >= FOR_GOOD and not _enhanced(said).startswith(POLICY)


def _patience(line: smtplib.SMTP, seconds: float) -> None:
    """The server has that many seconds for each answer from now on."""
    if line.sock is not None:
        line.sock.settimeout(seconds)


def _part(line: smtplib.SMTP) -> None:
    """Says good-bye; whatever the server says to that, what it has accepted stays accepted."""
    _patience(line, PARTING)
    with suppress(OSError, smtplib.SMTPException):
        line.quit()
