"""Answers of passkeys: what is refused, and what the refusal says."""

from __future__ import annotations

import base64
from pathlib import Path

import msgspec
import pytest

from demesne.server.accounts.accounts import Accounts
from demesne.server.accounts.book import Book, PasskeyRow
from demesne.server.accounts.passkeys import Answered, Passkeys
from demesne.server.accounts.passwords import Passwords
from demesne.server.guard.keyring import Keyring
from demesne.server.store.store import Store
from demesne.server.wire.account_messages import PasskeyAnswer, SignIn, SignUp
from demesne.server.wire.refusals import Refusal
from tests.server.kit import run


def test_a_passkey_that_is_not_known_is_told_apart_from_a_wrong_answer(tmp_path: Path) -> None:
    """It was removed, or the server restored from an older backup: trying again would not help."""

    def answering(question: bytes) -> msgspec.Raw:
        asked = msgspec.json.decode(question)["challenge"]
        told = msgspec.json.encode({"challenge": asked, "type": "webauthn.get"})
        client = base64.urlsafe_b64encode(told).decode().rstrip("=")
        return msgspec.Raw(msgspec.json.encode({"id": "gone", "response": {"clientDataJSON": client}}))

    async def story() -> None:
        store = Store(tmp_path)
        accounts = Accounts(Book(store), Keyring(), Passwords(1, 64), Passkeys())
        here = "https://play.example.org"
        answer = answering(await accounts.ask(here, "c"))
        for code in ("passkey.unknown", "passkey.failed"):  # each question is good for one answer
            with pytest.raises(Refusal) as refusal:
                await accounts.sign_in(SignIn(passkey=answer), "c", here, "")
            assert refusal.value.reason.code == code
        new = answering(await accounts.ask_new(here, "Ada", None, "c"))
        with pytest.raises(Refusal, match=r"passkey\.failed"):
            await accounts.sign_in(SignIn(passkey=new), "c", here, "")
        accounts.close()
        store.close()

    run(story())


def test_a_passkey_says_in_which_browser_it_was_made_whether_first_or_added(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever loses a device is to find the one that was on it; of one from before that, nothing is known."""
    made = iter(["phone", "laptop"])

    async def new(*_: object) -> Answered:
        return Answered("b7k2", next(made), "key", 0)

    monkeypatch.setattr(Passkeys, "new", new)

    async def story() -> None:
        store = Store(tmp_path)
        book = Book(store)
        accounts = Accounts(book, Keyring(), Passwords(1, 64), Passkeys())
        here = "https://play.example.org"
        answer = msgspec.Raw(b"{}")
        key = (await accounts.sign_up(SignUp("Ada", passkey=answer), "c", here, "Chrome, Android")).key
        await book.add(PasskeyRow("old", "b7k2", "key", 0, 0.0))
        info = await accounts.add(key, here, PasskeyAnswer(answer), "Safari, Mac")
        labels = {"phone": "Chrome, Android", "laptop": "Safari, Mac", "old": ""}
        assert {each.id: each.label for each in info.passkeys} == labels
        accounts.close()
        store.close()

    run(story())
