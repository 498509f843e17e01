"""What the sources themselves promise: no text becomes markup, no key is short, nothing is fetched for anybody."""

from __future__ import annotations

import ast
import json
import re
from pathlib import Path
from typing import get_args

from demesne.server.guard import keys
from demesne.server.herald.postman import word_for
from demesne.server.herald.vapid import new_word
from demesne.server.protocol import ClientMessage

ROOT = Path(__file__).resolve().parents[3]
SERVER = ROOT / "src" / "demesne" / "server"
MARKUP = re.compile(
    r"\{@html|innerHTML =|outerHTML =|insertAdjacentHTML|document\.write|\beval\(|new Function\(|srcdoc"
)
FETCHING = {"urllib.request", "http.client", "httpx", "requests", "aiohttp", "urllib3", "smtplib"}
BITS_OF_A_SIGN = 4.9
"""At least, for the alphabets of 32 and 64 characters that keys are made of."""
TIMES = {"at", "time", "clock", "left", "lag", "ms", "since", "elapsed", "now"}


def test_no_text_becomes_markup_in_the_page() -> None:
    page = [path for path in (ROOT / "web" / "src").rglob("*") if path.suffix in {".svelte", ".ts", ".js"}]
    assert len(page) > 300
    assert not [path.name for path in page if MARKUP.search(path.read_text(encoding="utf-8"))]


def test_the_worker_of_the_page_leaves_answers_alone() -> None:
    """What is below /api goes past it, before anything is looked up or kept."""
    worker = (ROOT / "web" / "src" / "ui" / "offline" / "worker.js").read_text(encoding="utf-8")
    asked = worker[worker.index('addEventListener("fetch"') :]
    assert 0 < asked.index('pathname.startsWith("/api/")) return;') < asked.index("respondWith")


def _link() -> str:
    return word_for(new_word(), "confirm", "account:ada", "ada@example.org")


def test_whatever_opens_something_has_128_bits_and_is_never_the_same() -> None:
    for made in (keys.new_key, keys.new_invite, keys.new_owner_key, keys.new_session, keys.new_table_id, _link):
        words = {made() for _ in range(1000)}
        assert len(words) == 1000
        secret = min(len(word.partition("_")[2] or word) for word in words)
        assert secret * BITS_OF_A_SIGN >= 117, made  # table ids: 26 characters out of 31, 128.8 bits


def test_the_server_fetches_nothing_for_anybody_but_for_one_way_out() -> None:
    """An address that somebody names is asked by one file alone, which looks at it first: see ``test_push.py``.

    Another one hands mails to the server that the host named, and to no other.
    """
    found = {(path.name, module) for path in SERVER.rglob("*.py") for module in _imported(path) if module in FETCHING}
    assert found == {("outward.py", "http.client"), ("posting.py", "smtplib")}


def _imported(path: Path) -> set[str]:
    found = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        if isinstance(node, ast.ImportFrom) and node.module:
            found |= {node.module, *(f"{node.module}.{alias.name}" for alias in node.names)}
    return found


def test_no_message_of_a_client_says_what_time_it_is() -> None:
    """Clocks are the server's; the number of a ``ping`` only comes back."""
    fields = {field for kind in get_args(ClientMessage) for field in kind.__struct_fields__}
    assert not fields & TIMES


def test_every_package_is_locked_by_its_hash() -> None:
    for lock in (ROOT / "requirements").glob("*.txt"):
        lines = re.sub(r"\\\n\s*", " ", lock.read_text(encoding="utf-8")).splitlines()
        packages = [line for line in lines if re.match(r"[A-Za-z0-9]", line)]
        assert packages
        assert not [line for line in packages if "--hash=sha256:" not in line]
    packed = json.loads((ROOT / "web" / "package-lock.json").read_text(encoding="utf-8"))["packages"]
    assert len(packed) > 50
    assert not [name for name, package in packed.items() if name and "integrity" not in package]
