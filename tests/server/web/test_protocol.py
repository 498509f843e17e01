"""The wire contract: written down once, and everything that is derived from it up to date."""

from __future__ import annotations

import re
import subprocess
import sys
from dataclasses import fields
from pathlib import Path

import msgspec
import pytest

from demesne.server import protocol
from demesne.server.guard.limits import Bucket
from demesne.server.registry import SERVER_CODES, SHELVES
from demesne.server.settings import Limits

ROOT = Path(__file__).resolve().parents[3]
SERVER = ROOT / "src" / "demesne" / "server"
OFFLINE = ROOT / "src" / "demesne" / "offline"
PAGE = (ROOT / "docs" / "protocol.md").read_text("utf-8")
PROGRAMS = (ROOT / "docs" / "programs.md").read_text("utf-8")
SECTIONS = re.findall(r"^(#+ [^\n]*)(.*?)(?=^#|\Z)", PAGE, re.MULTILINE | re.DOTALL)
"""Each heading with what stands below it."""
STRUCTS = [value for value in protocol.WIRE.values() if isinstance(value, type) and issubclass(value, msgspec.Struct)]


def rules_codes() -> set[str]:
    """Every code that the rules of a family refuse with."""
    found = set()
    for family in ("queendomino", "domaine"):
        for path in (ROOT / "src" / "demesne" / "games" / family).glob("*.py"):
            text = path.read_text("utf-8")
            found |= set(re.findall(r'Reason\.of\(\s*"([a-z.-]+)"', text))
            words = re.findall(r'_pair_refusal\([^)"]*"([a-z]+)"', text)
            found |= {
                f"{word}{rest}" for word in words for rest in re.findall(r'Reason\.of\(f"\{word\}([.a-z-]+)"', text)
            }
    return found


def test_the_pages_types_are_those_of_the_server() -> None:
    done = subprocess.run(
        [sys.executable, str(ROOT / "scripts" / "protocol_types.py"), "--check"],
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr


@pytest.mark.parametrize("struct", STRUCTS, ids=lambda struct: struct.__name__)
def test_every_message_and_field_is_written_down(struct: type[msgspec.Struct]) -> None:
    names = (struct.__name__, str(struct.__struct_config__.tag))
    sections = [text for head, text in SECTIONS if any(f"`{name}`" in head for name in names)]
    assert sections, f"no heading for {names}"
    fields = [field.encode_name for field in msgspec.structs.fields(struct)]
    missing = min(([name for name in fields if f"`{name}`" not in text] for text in sections), key=len)
    assert not missing


def test_every_code_is_written_down() -> None:
    codes = {*SERVER_CODES, *rules_codes(), *protocol.EVENT_CODES}
    assert len(rules_codes()) > 60
    assert not {code for code in codes if f"`{code}`" not in PAGE}


def test_the_page_names_no_code_that_does_not_exist() -> None:
    listed = set(re.findall(r"^\| `([a-z]+\.[a-z-]+)`", PAGE, re.MULTILINE))
    assert listed == {*SERVER_CODES, *rules_codes()}


def test_the_server_refuses_with_listed_codes_only() -> None:
    used: set[str] = set()
    for path in [*SERVER.rglob("*.py"), *OFFLINE.rglob("*.py")]:
        text = path.read_text("utf-8")
        used |= set(re.findall(r'(?:Refusal|Closing|Reason|check_mover)\((?:owner, )?"([a-z.-]+)"', text))
        used |= set(re.findall(r'_receive\([^)]*"([a-z.-]+)"\)', text))
        whys = re.findall(r'Refusal\(f"\{(?:self\.kind\.)?word\}\.([a-z]+)"', text)
        used |= {f"{word}.{why}" for word in SHELVES for why in whys}
    assert used <= {*SERVER_CODES, *rules_codes()}
    assert set(SERVER_CODES) <= used


def test_the_limits_are_written_down() -> None:
    limits = Limits()
    assert f"{limits.frame} bytes" in PAGE
    assert f"{limits.body} bytes" in PAGE
    for seconds in (limits.hello, limits.idle, limits.write):
        assert f"{seconds:g} s" in PAGE
    assert f"boxes kept | {limits.kept} |" in PAGE
    buckets = [getattr(limits, field.name) for field in fields(limits) if field.type == "tuple[int, float]"]
    assert len(buckets) > 10
    for size, rate in buckets:
        assert f"{size} at once and {rate:g} a second" in PAGE + PROGRAMS
    assert f"{limits.sockets_of_one} of one client, {limits.sockets} in all" in PAGE
    assert f"{limits.connections_of_one} of one client, {limits.connections} in all" in PAGE
    most, of_one = limits.outside
    assert f"after {limits.cold:g} s while no more than {of_one} of one client and {most} in all wait for it" in PAGE
    for seconds in (limits.head, limits.content):
        assert f"within {seconds:g} s of" in PAGE
    assert Bucket(*limits.socket_frames).take()


def test_the_example_session_can_be_read() -> None:
    """Each line of the example is a message of the protocol."""
    lines = re.findall(r"^([<>]) (\{.*\})$", PAGE, re.MULTILINE)
    assert len(lines) >= 8
    for direction, text in lines:
        kind = protocol.ClientMessage if direction == ">" else protocol.ServerMessage
        msgspec.json.decode(text, type=kind)
