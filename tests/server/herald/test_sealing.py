"""What a push is made of: the examples of its standards, and what is refused."""

from __future__ import annotations

import msgspec
import pytest
from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives.asymmetric import ec

from demesne.server.herald.outward import Outward, is_public
from demesne.server.herald.sealing import LENGTH, Recipient, public_bytes, seal
from demesne.server.herald.vapid import Vapid, from_word, new_word, to_word
from tests.server.push_service import Reader, check_signature

# RFC 8291, section 5 and appendix A.
SENDER = "yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"
READER = "q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94"
READERS_KEY = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
SALT, AUTH = "DGv6ra1nlYgDCS1FRnbzlw", "BTBZMqHH6r4Tts7J_aSIgg"
BODY = (
    "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95b"
    "Qpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
)
WATERMELON = b"When I grow up, I want to be a watermelon"

# RFC 8292, section 2.4.
TOKEN = (
    "eyJ0eXAiOiJKV1QiLCJhbGciOiJFUzI1NiJ9.eyJhdWQiOiJodHRwczovL3B1c2guZXhhbXBsZS5uZXQiLCJleHAiOjE0NTM1MjM3NjgsInN1YiI6Im1h"
    "aWx0bzpwdXNoQGV4YW1wbGUuY29tIn0.i3CYb7t4xfxCDquptFOepC9GAu_HLGkMlMuCGSK2rpiUfnK9ojFwDXb1JrErtmysazNjjvW2L9OkSSHzvoD1oA"
)
TOKENS_KEY = "BA1Hxzyi1RUM1b5wjxsn7nGxAszw2u61m164i3MrAIxHF6YK5h4SDYic-dRuU_RCPCfA5aq9ojSwk5Y2EmClBPs"


def key_of(word: str) -> ec.EllipticCurvePrivateKey:
    return ec.derive_private_key(int.from_bytes(from_word(word), "big"), ec.SECP256R1())


def test_the_example_of_the_standard_comes_out_byte_for_byte() -> None:
    to = Recipient(from_word(READERS_KEY), from_word(AUTH))
    sealed = seal(WATERMELON, to, len(WATERMELON) + 1, salt=from_word(SALT), own=key_of(SENDER))
    assert to_word(sealed) == BODY


def test_the_reader_of_the_example_can_read_it() -> None:
    assert Reader(key_of(READER), from_word(AUTH)).read(from_word(BODY)) == WATERMELON


def test_only_the_recipient_can_read_it_and_all_are_of_one_length() -> None:
    ada, bo = Reader.new(), Reader.new()
    sealed = [seal(message, ada.recipient) for message in (b"x", b"y" * (LENGTH - 1), b"x")]
    assert [ada.read(each) for each in sealed] == [b"x", b"y" * (LENGTH - 1), b"x"]
    assert len({len(each) for each in sealed}) == 1
    assert len(set(sealed)) == 3, "salt and key are new each time"
    with pytest.raises(ValueError, match="cannot be read"):
        bo.read(sealed[0])
    with pytest.raises(ValueError, match="fewer than"):
        seal(b"x" * LENGTH, ada.recipient)


@pytest.mark.parametrize(
    ("key", "auth"), [(b"", bytes(16)), (bytes(65), bytes(16)), (b"\x04" + bytes(64), bytes(16)), (b"", b"")]
)
def test_an_invalid_key_is_refused(key: bytes, auth: bytes) -> None:
    with pytest.raises(ValueError, match=r".+"):
        Recipient(key, auth)
    with pytest.raises(ValueError, match=r".+"):
        Recipient(Reader.new().recipient.key, auth[:15])


def test_the_standards_signature_is_accepted_and_another_is_not() -> None:
    assert check_signature(TOKEN, TOKENS_KEY)["aud"] == "https://push.example.net"
    with pytest.raises(InvalidSignature):
        check_signature(TOKEN.replace("uZXQi", "uZXUi"), TOKENS_KEY)


def test_a_signature_says_for_whom_until_when_and_by_whom() -> None:
    vapid = Vapid(new_word(), "mailto:host@example.org")
    said = vapid.authorization("https://push.example.net/send/secret", 1_000_000.5)
    token, _, key = said.removeprefix("vapid t=").partition(", k=")
    assert key == vapid.public
    assert check_signature(token, key) == {
        "aud": "https://push.example.net",
        "exp": 1_000_000 + 12 * 3600,
        "sub": "mailto:host@example.org",
    }
    assert b"secret" not in msgspec.json.encode(check_signature(token, key))


def test_a_key_that_is_kept_is_the_same_key() -> None:
    word = new_word()
    assert Vapid(word).public == Vapid(word).public == to_word(public_bytes(key_of(word)))
    assert Vapid(new_word()).public != Vapid(word).public


@pytest.mark.parametrize(
    "address",
    [
        "127.0.0.1", "10.1.2.3", "172.16.0.1", "192.168.1.1", "169.254.169.254", "0.0.0.0", "100.64.0.1", "224.0.0.1",
        "255.255.255.255", "::1", "::", "fe80::1", "fe80::1%eth0", "fd00::1", "ff02::1", "::ffff:10.0.0.1",
        "64:ff9b::7f00:1", "2002:7f00:1::", "::127.0.0.1", "fec0::1", "64:ff9b:1::7f00:1", "64:ff9b:1:7f00:0:100::",
        "5f00::1",
    ],
)  # fmt: skip
def test_no_address_of_this_machine_or_its_network_is_public(address: str) -> None:
    assert not is_public(address)


@pytest.mark.parametrize("address", ["1.1.1.1", "2606:4700:4700::1111", "::ffff:1.1.1.1", "64:ff9b::101:101"])
def test_others_are(address: str) -> None:
    assert is_public(address)


@pytest.mark.parametrize(
    "endpoint",
    [
        "http://push.example.net/x", "https://push.example.net:8443/x", "https://user@push.example.net/x", "https:///x",
        "https://127.0.0.1/x", "https://[::1]/x", "https://push.example.net/x#y", "ftp://a/b",
        "https://push.example.net/a b", "https://push.example.net/\r\nX: y", "https://push.example.net/" + "x" * 1024,
        "https://push.example.net:99999/x", "//push.example.net", "", "https://pu\u0455h.example.net/x",
    ],
)  # fmt: skip
def test_only_a_push_service_is_an_address(endpoint: str) -> None:
    with pytest.raises(ValueError, match=r".+"):
        Outward().check(endpoint)
