"""Mails at a mail server on this machine: how they get there, and what is reported where they do not."""

from __future__ import annotations

import socket
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from demesne.server.herald.letters import asking
from demesne.server.herald.posting import Mailer, Undeliverable
from demesne.server.mail_setup import MailSetup, Security
from tests.server.herald.test_letters import BOX, NOON, WORD
from tests.server.mail_server import PASSWORD, MailServer, mail_server

ADA = "ada@example.org"


@pytest.fixture
def post(tmp_path: Path) -> Iterator[MailServer]:
    with mail_server(tmp_path) as found:
        yield found


def send(post: MailServer, setup: MailSetup | None = None, *, trusts: bool = True) -> None:
    setup = setup or post.setup()
    Mailer(setup, post.trust if trusts else None).send(asking(setup, BOX, WORD, NOON), ADA)


@pytest.mark.parametrize("security", ["none", "starttls", "tls"])
def test_a_mail_is_handed_over_as_it_is_and_for_one_alone(tmp_path: Path, security: Security) -> None:
    with mail_server(tmp_path, security) as post:
        send(post, post.setup(password=PASSWORD))
        (taken,) = post.got
        assert (taken.sender, taken.to) == ("games@example.org", [ADA])
        assert taken.body == asking(post.setup(), BOX, WORD, NOON).as_bytes()
        assert post.said[0].upper() == "EHLO PLAY.EXAMPLE.ORG", "the page's name, not that of the machine"
        word = next(line for line in post.said if line.startswith("AUTH"))
        assert post.said.index("STARTTLS" if security == "starttls" else post.said[0]) < post.said.index(word)


def test_where_tls_was_wanted_nothing_goes_without_it(post: MailServer) -> None:
    with pytest.raises(Undeliverable) as raised:
        send(post, replace(post.setup(password=PASSWORD), security="starttls"))
    assert not raised.value.for_good
    assert not [line for line in post.said if line.startswith(("AUTH", "MAIL"))]


@pytest.mark.parametrize("security", ["starttls", "tls"])
def test_a_server_with_another_certificate_gets_nothing(tmp_path: Path, security: Security) -> None:
    with mail_server(tmp_path, security) as post, pytest.raises(Undeliverable, match="SSL"):
        send(post, trusts=False)
    assert post.got == []
    assert not [line for line in post.said if line.startswith(("AUTH", "MAIL"))]


@pytest.mark.parametrize(
    ("recipients", "answers", "for_good"),
    [([550], [250], True), ([450], [250], False), ([250], [554], True), ([250], [451], False), ([250], [421], False)],
)
def test_what_is_refused_for_good_is_told_from_what_has_to_wait(
    post: MailServer, recipients: list[int | str], answers: list[int], *, for_good: bool
) -> None:
    post.recipients[:], post.answers[:] = recipients, answers
    with pytest.raises(Undeliverable) as raised:
        send(post)
    assert raised.value.for_good == for_good
    assert ADA not in str(raised.value)


@pytest.mark.parametrize(
    ("refusal", "told", "for_good"),
    [("550 5.1.1", "550 5.1.1", True), ("554 5.7.1", "554 5.7.1", False), ("550 <ada@example.org>", "550", True)],
)
def test_who_may_not_send_is_told_from_who_cannot_be_reached(
    post: MailServer, refusal: str, told: str, *, for_good: bool
) -> None:
    """A host who forgot the password is told so by the code, and loses nobody's address for it."""
    post.recipients[:] = [refusal]
    with pytest.raises(Undeliverable) as raised:
        send(post)
    assert str(raised.value) == f"the recipient is refused ({told})"
    assert raised.value.for_good == for_good


def test_a_wrong_password_is_the_hosts_and_tried_again(post: MailServer) -> None:
    setup = post.setup(password="wrong")
    with pytest.raises(Undeliverable, match=r"^SMTPAuthenticationError \(535\)$") as raised:
        send(post, setup)
    assert not raised.value.for_good
    with pytest.raises(Undeliverable, match=r"^SMTPAuthenticationError \(535\)$"):
        Mailer(setup).check()
    Mailer(post.setup(password=PASSWORD)).check()


@pytest.mark.parametrize("parting", [221, 421, 500])
def test_what_a_server_has_taken_it_has_taken_whatever_it_says_at_the_end(post: MailServer, parting: int) -> None:
    post.parting = parting
    send(post)
    assert len(post.got) == 1


def test_a_server_that_looks_for_long_at_a_mail_is_not_sent_it_again(
    monkeypatch: pytest.MonkeyPatch, post: MailServer
) -> None:
    """It has taken the mail, and whoever hangs up before hearing so would send it once more."""
    monkeypatch.setattr("demesne.server.herald.posting.TIMEOUT", 0.2)
    post.slow = 0.5
    send(post)
    assert len(post.got) == 1


def test_an_absent_or_silent_server_is_not_waited_for(monkeypatch: pytest.MonkeyPatch, post: MailServer) -> None:
    monkeypatch.setattr("demesne.server.herald.posting.TIMEOUT", 0.05)
    with socket.create_server(("127.0.0.1", 0)) as silent:
        setup = replace(post.setup(), port=silent.getsockname()[1])
        with pytest.raises(Undeliverable, match="Disconnected"):
            send(post, setup)
    with pytest.raises(Undeliverable, match="ConnectionRefusedError"):
        send(post, setup)
