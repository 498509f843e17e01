"""Who sends a push: the server identifies itself to push services by a signature, RFC 8292."""

from __future__ import annotations

import base64
from typing import Final
from urllib.parse import urlsplit

import msgspec
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.hashes import SHA256

from demesne.server.herald.sealing import public_bytes

__all__ = ["Vapid", "from_word", "new_word", "to_word"]

GOOD: Final = 12 * 60 * 60
"""Seconds for which a signature is valid; a day at most."""
SIDE: Final = 32


class Vapid:
    """The server's own key, stored as *word*; *contact*: how a push service may reach its host, if it may."""

    def __init__(self, word: str, contact: str | None = None) -> None:
        self._key = ec.derive_private_key(int.from_bytes(from_word(word), "big"), ec.SECP256R1())
        self._contact = contact
        self.public = to_word(public_bytes(self._key))

    def authorization(self, endpoint: str, now: float) -> str:
        """The header that identifies the sender to *endpoint*."""
        parts = urlsplit(endpoint)
        claims: dict[str, str | int] = {"aud": f"{parts.scheme}://{parts.netloc}", "exp": int(now) + GOOD}
        if self._contact:
            claims["sub"] = self._contact
        said = f"{_part({'typ': 'JWT', 'alg': 'ES256'})}.{_part(claims)}"
        return f"vapid t={said}.{to_word(self._signed(said.encode()))}, k={self.public}"

    def _signed(self, said: bytes) -> bytes:
        """The two numbers of the signature, one after the other, as in a JWT."""
        numbers = decode_dss_signature(self._key.sign(said, ec.ECDSA(SHA256())))
        return b"".join(number.to_bytes(SIDE, "big") for number in numbers)


def new_word() -> str:
    """A new key, in the form in which it is stored."""
    return to_word(ec.generate_private_key(ec.SECP256R1()).private_numbers().private_value.to_bytes(SIDE, "big"))


def to_word(body: bytes) -> str:
    """*body* in base64url without padding.

    >>> to_word(bytes([255, 255])), from_word("__8") == bytes([255, 255])
    ('__8', True)
    """
    return base64.urlsafe_b64encode(body).rstrip(b"=").decode()


def from_word(word: str) -> bytes:
    """The bytes of *word*, with padding or without. Raises ``ValueError``."""
    return base64.b64decode(word.rstrip("=") + "=" * (-len(word.rstrip("=")) % 4), altchars=b"-_", validate=True)


def _part(claims: dict[str, str | int] | dict[str, str]) -> str:
    return to_word(msgspec.json.encode(claims))
