"""Keys to seats and invitations: long random words, of which only a digest is kept."""

from __future__ import annotations

import hashlib
import hmac
import re
import secrets

__all__ = [
    "SESSION", "digest", "is_key", "is_owner_key", "new_account_id", "new_invite", "new_key", "new_owner_key",
    "new_session", "new_table_id", "same", "table_id_of",
]  # fmt: skip

SESSION = "qs_"
"""How the keys of sessions begin."""
_PLAIN = "23456789abcdefghjkmnpqrstuvwxyz"
_KEY = re.compile(r"qd_[A-Za-z0-9_-]{32}")
_OWNER_KEY = re.compile(r"qo_[A-Za-z0-9_-]{32}")


def new_key() -> str:
    """A key to seats, 192 bits."""
    return f"qd_{secrets.token_urlsafe(24)}"


def new_invite() -> str:
    """An invitation to a table's open seats, 144 bits."""
    return f"qi_{secrets.token_urlsafe(18)}"


def new_owner_key() -> str:
    """What the server's owner is known by, 192 bits: first the link that works once, then the browser's own key."""
    return f"qo_{secrets.token_urlsafe(24)}"


def new_session() -> str:
    """The key of a browser that signs in, 256 bits."""
    return f"{SESSION}{secrets.token_urlsafe(32)}"


def new_table_id() -> str:
    """A table's name and the link to watch it, 128 bits, without - and _ (they break in emails)."""
    return "".join(secrets.choice(_PLAIN) for _ in range(26))


def new_account_id() -> str:
    """An account's name in addresses, 59 bits: it opens nothing."""
    return "".join(secrets.choice(_PLAIN) for _ in range(12))


def is_key(word: str) -> bool:
    """Whether *word* looks like a key to seats.

    >>> is_key(new_key()), is_key("qd_")
    (True, False)
    """
    return bool(_KEY.fullmatch(word))


def is_owner_key(word: str) -> bool:
    """Whether *word* looks like a key of the server's owner.

    >>> is_owner_key(new_owner_key()), is_owner_key(new_key())
    (True, False)
    """
    return bool(_OWNER_KEY.fullmatch(word))


def table_id_of(key: str) -> str:
    """The name of the only table that games brought with *key* go to; it cannot be told without the key.

    >>> table_id_of("qd_a") == table_id_of("qd_a"), len(table_id_of("qd_a"))
    (True, 26)
    """
    word = int.from_bytes(hashlib.sha256(f"brought {key}".encode()).digest(), "big")
    return "".join(_PLAIN[word // len(_PLAIN) ** at % len(_PLAIN)] for at in range(26))


def digest(word: str) -> str:
    """What is kept of a key. The words are random enough to need no salt."""
    return hashlib.sha256(word.encode()).hexdigest()


def same(word: str, kept: str | None) -> bool:
    """Whether *kept* is the digest of *word*, in constant time."""
    return hmac.compare_digest(digest(word), kept or "")
