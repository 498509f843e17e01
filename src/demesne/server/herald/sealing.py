"""Messages that only one browser can read, as web push requires: RFC 8291 on top of RFC 8188."""

from __future__ import annotations

import os
from dataclasses import dataclass
from typing import Final

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

__all__ = ["LENGTH", "Recipient", "public_bytes", "seal"]

LENGTH: Final = 512
"""The length of every message, so that nobody on its way can tell one from another."""
RECORD: Final = 4096
"""The size of a record; there is only one."""
POINT: Final = 65
AUTH: Final = 16


@dataclass(frozen=True, slots=True)
class Recipient:
    """Who can read a message: the browser's public key (an uncompressed point of P-256), and its secret.

    Raises ``ValueError`` if they are not.
    """

    key: bytes
    auth: bytes

    def __post_init__(self) -> None:
        if len(self.key) != POINT or len(self.auth) != AUTH:
            raise ValueError(f"a key has {POINT} bytes and a secret {AUTH}")
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), self.key)


def seal(
    message: bytes,
    to: Recipient,
    length: int = LENGTH,
    *,
    salt: bytes | None = None,
    own: ec.EllipticCurvePrivateKey | None = None,
) -> bytes:
    """*message*, padded to *length*, as the body of a push: ``Content-Encoding: aes128gcm``.

    Each gets a new salt and a new key, unless a test gives them. Raises ``ValueError`` for one that is too long.
    """
    if len(message) >= length:
        raise ValueError(f"a message has fewer than {length} bytes")
    own, salt = own or ec.generate_private_key(ec.SECP256R1()), salt or os.urandom(16)
    sender = public_bytes(own)
    theirs = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), to.key)
    shared = _derived(own.exchange(ec.ECDH(), theirs), to.auth, b"WebPush: info\x00" + to.key + sender, 32)
    key = _derived(shared, salt, b"Content-Encoding: aes128gcm\x00", 16)
    nonce = _derived(shared, salt, b"Content-Encoding: nonce\x00", 12)
    filled = message + b"\x02" + bytes(length - len(message) - 1)
    head = salt + RECORD.to_bytes(4, "big") + bytes([len(sender)]) + sender
    return head + AESGCM(key).encrypt(nonce, filled, None)


def public_bytes(key: ec.EllipticCurvePrivateKey) -> bytes:
    """The public half of *key* as an uncompressed point."""
    return key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def _derived(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(SHA256(), length, salt, info).derive(secret)
