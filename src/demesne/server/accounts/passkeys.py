"""Passkeys: what a browser is asked, and whether its answer is right. WebAuthn itself is left to py_webauthn."""

from __future__ import annotations

import asyncio
import ipaddress
import secrets
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final, TypeVar
from urllib.parse import urlsplit

import msgspec

from demesne.server.accounts.book import PasskeyRow
from demesne.server.accounts.questions import OwnQuestions, Question, Questions
from demesne.server.wire.refusals import Refusal

__all__ = ["Answered", "Passkeys"]

T = TypeVar("T")

TITLE: Final = "demesne"


@dataclass(frozen=True, slots=True)
class Answered:
    """A new passkey, and for which account it was asked for."""

    account: str
    id: str
    key: str
    count: int


class Passkeys:
    """Asks and checks; each of *questions* is valid for one answer."""

    def __init__(self, questions: Questions | None = None) -> None:
        self._questions = questions or OwnQuestions()

    async def ask_new(self, origin: str, account: str, name: str, known: list[str]) -> bytes:
        """What the browser at *origin* is asked for a new passkey of *account*, as JSON. Raises ``Refusal``."""
        host, challenge = _host(origin), await self._challenge(origin, account)

        def made() -> str:
            import webauthn  # noqa: PLC0415 - takes most of a second, for those who have passkeys
            from webauthn.helpers import base64url_to_bytes, structs  # noqa: PLC0415

            wanted = structs.AuthenticatorSelectionCriteria(
                resident_key=structs.ResidentKeyRequirement.REQUIRED,
                user_verification=structs.UserVerificationRequirement.PREFERRED,
            )
            others = [structs.PublicKeyCredentialDescriptor(id=base64url_to_bytes(each)) for each in known]
            options = webauthn.generate_registration_options(
                rp_id=host, rp_name=TITLE, user_name=name, user_id=account.encode(), challenge=challenge,
                authenticator_selection=wanted, exclude_credentials=others,
            )  # fmt: skip
            return str(webauthn.options_to_json(options))

        return (await asyncio.to_thread(made)).encode()

    async def ask(self, origin: str) -> bytes:
        """What the browser at *origin* is asked when somebody signs in, as JSON. Raises ``Refusal``."""
        host, challenge = _host(origin), await self._challenge(origin, None)

        def made() -> str:
            import webauthn  # noqa: PLC0415 - as above

            asked = webauthn.generate_authentication_options(rp_id=host, challenge=challenge)
            return str(webauthn.options_to_json(asked))

        return (await asyncio.to_thread(made)).encode()

    async def new(self, origin: str, answer: msgspec.Raw) -> Answered:
        """The passkey that *answer* brings. Raises ``Refusal``."""
        read = _read(answer)
        challenge, question = await self._taken(origin, read)
        if question.account is None:
            raise Refusal("passkey.failed")
        account = question.account

        def checked() -> Answered:
            import webauthn  # noqa: PLC0415 - as above
            from webauthn.helpers import bytes_to_base64url as told  # noqa: PLC0415

            found = webauthn.verify_registration_response(
                credential=read, expected_challenge=challenge, expected_rp_id=_host(origin), expected_origin=origin
            )
            return Answered(account, told(found.credential_id), told(found.credential_public_key), found.sign_count)

        return await _checked(checked)

    async def check(self, origin: str, answer: msgspec.Raw, kept: PasskeyRow | None) -> int:
        """How often *kept* has been used, as *answer* proves.

        Raises ``Refusal``, which says no more of what was wrong than that there is no such passkey.
        """
        read = _read(answer)
        challenge, question = await self._taken(origin, read)
        if question.account is not None:
            raise Refusal("passkey.failed")
        if kept is None:
            raise Refusal("passkey.unknown")
        row = kept

        def checked() -> int:
            import webauthn  # noqa: PLC0415 - as above
            from webauthn.helpers import base64url_to_bytes  # noqa: PLC0415

            found = webauthn.verify_authentication_response(
                credential=read, expected_challenge=challenge, expected_rp_id=_host(origin), expected_origin=origin,
                credential_public_key=base64url_to_bytes(row.key), credential_current_sign_count=row.count,
            )  # fmt: skip
            return int(found.new_sign_count)

        return await _checked(checked)

    async def _challenge(self, origin: str, account: str | None) -> bytes:
        challenge = secrets.token_bytes(32)
        await self._questions.put(challenge.hex(), Question(origin, account))
        return challenge

    async def _taken(self, origin: str, answer: dict[str, Any]) -> tuple[bytes, Question]:
        """The open question that *answer* belongs to; it is closed by this."""
        from webauthn.helpers import base64url_to_bytes  # noqa: PLC0415 - as above

        try:
            told = msgspec.json.decode(base64url_to_bytes(answer["response"]["clientDataJSON"]), type=dict[str, Any])
            challenge = base64url_to_bytes(told["challenge"])
        except (KeyError, TypeError, ValueError):
            raise Refusal("passkey.failed") from None
        question = await self._questions.take(challenge.hex())
        if question is None or question.origin != origin:
            raise Refusal("passkey.failed")
        return challenge, question


async def _checked(work: Callable[[], T]) -> T:
    from webauthn.helpers.exceptions import WebAuthnException  # noqa: PLC0415 - as above

    try:
        return await asyncio.to_thread(work)
    except (WebAuthnException, ValueError, TypeError, KeyError):
        raise Refusal("passkey.failed") from None


def _read(answer: msgspec.Raw) -> dict[str, Any]:
    try:
        return msgspec.json.decode(answer, type=dict[str, Any])
    except (msgspec.MsgspecError, RecursionError):
        raise Refusal("passkey.failed") from None


def _host(origin: str) -> str:
    """The host name of *origin*. Raises ``Refusal``: browsers have no passkeys for a bare address."""
    host = urlsplit(origin).hostname or ""
    try:
        ipaddress.ip_address(host)
    except ValueError:
        if host:
            return host
    raise Refusal("passkey.here")
