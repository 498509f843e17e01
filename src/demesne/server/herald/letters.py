"""What mails say: plain text in the reader's language, with the headers by which mail programs recognise them."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime
from email.headerregistry import Address, BaseHeader, HeaderRegistry, UnstructuredHeader
from email.message import EmailMessage
from email.policy import EmailPolicy, Policy
from functools import partial
from typing import Final
from urllib.parse import urlsplit
from zoneinfo import ZoneInfo

from demesne.server.guard.keys import digest
from demesne.server.herald.mail_book import Box, Letter
from demesne.server.mail_setup import MailSetup
from demesne.server.words import wordbook

__all__ = ["DAYS", "asking", "telling", "zone_of"]

DAYS: Final = 3
"""For how many days a link to confirm an address is valid; the mail says so, too."""
NAME: Final = "demesne"
LINE: Final = "%Y-%m-%d %H:%M"


class _OneLine(UnstructuredHeader, BaseHeader):
    """A header that stays as it is, on a line of its own: programs look for an address in it."""

    def fold(self, *, policy: Policy) -> str:
        return f"{self.name}: {self}{policy.linesep}"


_HEADERS: Final = HeaderRegistry()
_HEADERS.map_to_type("list-unsubscribe", _OneLine)
_POLICY: Final = EmailPolicy(linesep="\r\n", header_factory=_HEADERS)


def zone_of(name: str) -> str:
    """*name* if it is a time zone that is known here, else "UTC".

    >>> zone_of("Europe/Prague"), zone_of("../etc/passwd"), zone_of("")
    ('Europe/Prague', 'UTC', 'UTC')
    """
    try:
        return str(ZoneInfo(name).key) if name else "UTC"
    except (ValueError, OSError, LookupError):
        return "UTC"


def asking(setup: MailSetup, box: Box, word: str, now: float) -> EmailMessage:
    """The mail that asks whether notices may go to the address that *box* wants; *word* says yes.

    It contains nothing that anybody else has written.
    """
    tongue, place = _Tongue(box.language), urlsplit(setup.page).netloc
    body = [
        tongue.words("letter-confirm", place=place),
        f"{setup.page}/mail#confirm-{word}",
        tongue.words("letter-confirm-else"),
    ]
    about = digest(f"confirm {box.owner} {box.wanted} {box.asked}")
    subject = tongue.words("letter-confirm-subject", place=place)
    return _mail(setup, str(box.wanted), box.language, subject, body, about, now)


def telling(setup: MailSetup, box: Box, letters: Sequence[Letter], word: str, now: float) -> EmailMessage:
    """The mail that tells what waits for *box*; *word* ends such mails."""
    tongue, (first, *others) = _Tongue(box.language), letters
    if others:
        subject = tongue.words("letter-subject-many", count=len(letters))
    else:
        subject = tongue.told("letter-subject", first.kind, game=tongue.game(first.game))
    stop = tongue.words("letter-stop", place=urlsplit(setup.page).netloc)
    body = [
        *("\n".join(_lines(setup, box, each, tongue)) for each in letters),
        *([tongue.words("letter-zone", zone=box.zone)] if any(each.until for each in letters) else []),
        f"{stop}\n{setup.page}/mail#stop-{word}",
    ]
    about = digest(" ".join([box.owner, *(f"{each.table} {each.kind} {each.mark}" for each in letters)]))
    message = _mail(setup, str(box.address), box.language, subject, body, about, now)
    message["List-Unsubscribe"] = f"<{setup.page}/api/mail/stop/{word}>"
    message["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
    return message


def _lines(setup: MailSetup, box: Box, letter: Letter, tongue: _Tongue) -> list[str]:
    """Which game waits, since when and until when, and the link to it."""
    lines = [tongue.told("letter", letter.kind, game=tongue.game(letter.game))]
    if letter.since is not None:
        lines.append(tongue.words("letter-since", time=_time(letter.since, box.zone)))
    if letter.until is not None:
        lines.append(tongue.words("letter-until", time=_time(letter.until, box.zone)))
    return [*lines, f"{setup.page}/t/{letter.table}"]


class _Tongue:
    """The words of *language*."""

    def __init__(self, language: str) -> None:
        self.words = partial(wordbook.say, language)

    def told(self, family: str, code: str, **arguments: str) -> str:
        """The words for a code."""
        return self.words(wordbook.code_name(family, code), **arguments)

    def game(self, game: str) -> str:
        """What a game is called; one of a guest family without words keeps its name."""
        name = wordbook.code_name("game", game)
        return self.words(name) if name in wordbook.names() else game


def _time(at: float, zone: str) -> str:
    """A point in time, written the same way in every language.

    >>> _time(0.0, "UTC"), _time(0.0, "Europe/Prague")
    ('1970-01-01 00:00', '1970-01-01 01:00')
    """
    return datetime.fromtimestamp(at, UTC).astimezone(ZoneInfo(zone)).strftime(LINE)


def _mail(
    setup: MailSetup, to: str, language: str, subject: str, body: Sequence[str], about: str, now: float
) -> EmailMessage:
    """A mail as programs send them: sent again, it has the same id, so that nobody need see it twice."""
    message = EmailMessage(policy=_POLICY)
    message["From"] = Address(NAME, addr_spec=setup.sender)
    message["To"] = Address(addr_spec=to)
    message["Subject"] = wordbook.bare(subject)
    message["Date"] = datetime.fromtimestamp(now, UTC)
    message["Message-ID"] = f"<{about[:40]}@{setup.sender.rpartition('@')[2]}>"
    message["Auto-Submitted"] = "auto-generated"
    message.set_content("\n\n".join(body) + "\n")
    message["Content-Language"] = language
    return message
