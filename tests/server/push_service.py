"""A push service on this machine, and a browser's end of it: what it gets can be read, and is checked."""

from __future__ import annotations

import datetime as dt
import ipaddress
import os
import ssl
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import msgspec
from cryptography import x509
from cryptography.exceptions import InvalidTag
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, NoEncryption, PrivateFormat

from demesne.server.herald.outward import Outward
from demesne.server.herald.sealing import Recipient, public_bytes
from demesne.server.herald.vapid import from_word, to_word
from tests.server.threads import running

__all__ = ["Push", "PushService", "Reader", "check_signature", "contexts", "push_service"]


@dataclass
class Reader:
    """A browser that a message is for."""

    key: ec.EllipticCurvePrivateKey
    auth: bytes

    @classmethod
    def new(cls) -> Reader:
        return cls(ec.generate_private_key(ec.SECP256R1()), os.urandom(16))

    @property
    def recipient(self) -> Recipient:
        return Recipient(public_bytes(self.key), self.auth)

    def wish(self, endpoint: str, **more: Any) -> dict[str, Any]:
        """What a page says to have this browser told."""
        words = {"key": to_word(self.recipient.key), "auth": to_word(self.auth)}
        return {"endpoint": endpoint, **words, "language": "en", **more}

    def read(self, body: bytes) -> bytes:
        """What *body* says, written from the standard alone. Raises ``ValueError``."""
        salt, length = body[:16], body[20]
        sender, sealed = body[21 : 21 + length], body[21 + length :]
        theirs = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), sender)
        info = b"WebPush: info\x00" + public_bytes(self.key) + sender
        secret = HKDF(SHA256(), 32, self.auth, info).derive(self.key.exchange(ec.ECDH(), theirs))
        key, nonce = (
            HKDF(SHA256(), size, salt, b"Content-Encoding: " + word + b"\x00").derive(secret)
            for size, word in ((16, b"aes128gcm"), (12, b"nonce"))
        )
        try:
            filled = AESGCM(key).decrypt(nonce, sealed, None).rstrip(b"\x00")
        except InvalidTag:
            raise ValueError("it cannot be read") from None
        assert filled.endswith(b"\x02"), "the last record"
        return filled[:-1]


def check_signature(token: str, key: str) -> dict[str, Any]:
    """What *token* claims. Raises ``InvalidSignature`` unless it is by the owner of *key*."""
    said, _, signature = token.rpartition(".")
    numbers = from_word(signature)
    both = encode_dss_signature(int.from_bytes(numbers[:32], "big"), int.from_bytes(numbers[32:], "big"))
    public = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), from_word(key))
    public.verify(both, said.encode(), ec.ECDSA(SHA256()))
    return msgspec.json.decode(from_word(said.partition(".")[2]), type=dict[str, Any])


@dataclass(frozen=True)
class Push:
    """What the service was asked to deliver."""

    path: str
    headers: dict[str, str]
    body: bytes

    def claims(self) -> dict[str, Any]:
        token, _, key = self.headers["Authorization"].removeprefix("vapid t=").partition(", k=")
        return check_signature(token, key)


@dataclass
class PushService:
    """It answers with *answers*, one after the other, the last one for ever; what it got is in *got*."""

    port: int
    trust: ssl.SSLContext
    answers: list[int] = field(default_factory=lambda: [201])
    got: list[Push] = field(default_factory=list)

    def endpoint(self, name: str) -> str:
        return f"https://localhost:{self.port}/send/{name}"

    def outward(self) -> Outward:
        """A way out that leads here and nowhere else."""
        return Outward(lambda address: ipaddress.ip_address(address).is_loopback, self.port, self.trust)

    def read(self, reader: Reader) -> list[dict[str, Any]]:
        """What *reader* has been told."""
        return [msgspec.json.decode(reader.read(push.body), type=dict[str, Any]) for push in self.got]


@contextmanager
def push_service(folder: Path, answers: Sequence[int] = (201,)) -> Iterator[PushService]:
    """A push service at a port of its own."""
    context, trust = contexts(folder)
    server = ThreadingHTTPServer(("127.0.0.1", 0), _Handler)
    server.socket = context.wrap_socket(server.socket, server_side=True)
    found = PushService(server.server_address[1], trust, list(answers))
    server.service = found  # type: ignore[attr-defined]
    with running(server):
        yield found


class _Handler(BaseHTTPRequestHandler):
    def do_POST(self) -> None:
        service: PushService = self.server.service  # type: ignore[attr-defined]
        body = self.rfile.read(int(self.headers["Content-Length"]))
        service.got.append(Push(self.path, dict(self.headers), body))
        status = service.answers.pop(0) if len(service.answers) > 1 else service.answers[0]
        self.send_response(status)
        if status in (301, 307):
            self.send_header("Location", "https://localhost/elsewhere")
        self.send_header("Content-Length", "0")
        self.end_headers()

    def log_message(self, *_: object) -> None:
        """Nobody reads it."""


def contexts(folder: Path) -> tuple[ssl.SSLContext, ssl.SSLContext]:
    """A certificate of its own for ``localhost``, and who trusts it."""
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(x509.NameOID.COMMON_NAME, "localhost")])
    now = dt.datetime.now(dt.UTC)
    made = x509.CertificateBuilder(name, name, key.public_key(), x509.random_serial_number())
    made = made.not_valid_before(now - dt.timedelta(days=1)).not_valid_after(now + dt.timedelta(days=1))
    names = x509.SubjectAlternativeName([x509.DNSName("localhost")])
    signed = made.add_extension(names, critical=False).sign(key, SHA256())
    file = folder / "push.pem"
    plain = key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption())
    file.write_bytes(plain + signed.public_bytes(Encoding.PEM))
    own = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    own.load_cert_chain(file)
    return own, ssl.create_default_context(cadata=signed.public_bytes(Encoding.PEM).decode())
