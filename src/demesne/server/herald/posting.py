"""How mail leaves the server: through the one mail server that its host named, and no other."""

from __future__ import annotations

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
            code = next((code for code, _ in fault.recipients.values()), 0)
            raise Undeliverable(f"the recipient is refused ({code})", for_good=code >= FOR_GOOD) from None
        except smtplib.SMTPResponseException as fault:
            for_good = isinstance(fault, smtplib.SMTPDataError) and fault.smtp_code >= FOR_GOOD
            raise Undeliverable(f"{type(fault).__name__} ({fault.smtp_code})", for_good=for_good) from None
        except (OSError, smtplib.SMTPException, ValueError) as fault:
            raise Undeliverable(type(fault).__name__) from None

    def check(self) -> None:
        """Checks that the mail server is there and accepts this client. Raises ``Undeliverable``."""
        try:
            with self._connected() as line:
                line.noop()
        except smtplib.SMTPResponseException as fault:
            raise Undeliverable(f"{type(fault).__name__} ({fault.smtp_code})") from None
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


def _patience(line: smtplib.SMTP, seconds: float) -> None:
    """The server has that many seconds for each answer from now on."""
    if line.sock is not None:
        line.sock.settimeout(seconds)


def _part(line: smtplib.SMTP) -> None:
    """Says good-bye; whatever the server says to that, what it has accepted stays accepted."""
    _patience(line, PARTING)
    with suppress(OSError, smtplib.SMTPException):
        line.quit()
