"""What mails say, in every language, and that nothing becomes a header, a second address, or a secret told."""

from __future__ import annotations

from email import message_from_bytes
from email.message import EmailMessage
from email.policy import default
from pathlib import Path

import pytest

from demesne.server.herald.letters import asking, telling, zone_of
from demesne.server.herald.mail_book import Box, Letter
from demesne.server.herald.occasions import occasions
from demesne.server.herald.postman import word_for
from demesne.server.live.live import Live
from demesne.server.mail_setup import PASSWORD, MailSetup, SetupError, address_of, mail_setup
from demesne.server.words import wordbook
from tests.server.court import Dealer, court
from tests.server.herald.days import DAYS, GRACE
from tests.server.kit import play
from tests.server.twins import THREE, WATCHER, Story, twin_of, written_story

SETUP = MailSetup("localhost", 25, "none", "games@example.org", "https://play.example.org")
BOX = Box("account:ada", "ada@example.org", "new@example.org", "en", "Europe/Prague", 5.0, 7.0)
WORD = word_for("secret", "stop", "account:ada")
NOON = 1_800_014_400.0
"""2027-01-15, 12:00 UTC."""


def letter(table: str = "t" * 26, kind: str = "turn", **more: object) -> Letter:
    told = {"mark": 4, "game": "kingdomino", "since": NOON, "until": NOON + 86400, **more}
    return Letter("account:ada", table, kind, **told)  # type: ignore[arg-type]


def read(message: EmailMessage) -> EmailMessage:
    """*message* as a mail program reads it."""
    return message_from_bytes(message.as_bytes(), policy=default)


def text_of(message: EmailMessage) -> str:
    return str(read(message).get_content()).replace("\r\n", "\n")


# --- what they say --------------------------------------------------------------------------------


def test_a_mail_says_which_game_waits_since_when_and_until_when_and_the_way_there() -> None:
    message = telling(SETUP, BOX, [letter()], WORD, NOON)
    assert read(message)["Subject"] == "Kingdomino: it is your turn"
    assert text_of(message).splitlines() == [
        "Kingdomino: it is your turn.",
        "Since 2027-01-15 13:00",
        "Until 2027-01-16 13:00",
        f"https://play.example.org/t/{'t' * 26}",
        "",
        "Times are those of Europe/Prague.",
        "",
        "You asked for these emails at play.example.org. To stop them, open this page:",
        f"https://play.example.org/mail#stop-{WORD}",
    ]


def test_one_mail_tells_of_all_games() -> None:
    others = [letter("u" * 26, "asked", since=None, until=None), letter("v" * 26, "time", game="domaine")]
    message = telling(SETUP, BOX, [letter(), *others], WORD, NOON)
    assert read(message)["Subject"] == "3 games are waiting for you"
    assert [text_of(message).count(f"/t/{sign * 26}\n") for sign in "tuv"] == [1, 1, 1]


@pytest.mark.parametrize("tag", wordbook.languages())
def test_every_language_says_all_of_it(tag: str) -> None:
    box = Box("account:ada", "ada@example.org", "new@example.org", tag, "UTC", 5.0, 7.0)
    kinds = ("turn", "time", "late", "asked")
    letters = [letter(kind * 5, kind) for kind in kinds]
    mails = [telling(SETUP, box, [each], WORD, NOON) for each in letters]
    mails += [telling(SETUP, box, letters, WORD, NOON), asking(SETUP, box, WORD, NOON)]
    subjects = [str(read(each)["Subject"]) for each in mails]
    assert len(set(subjects)) == 6
    game = wordbook.say(tag, "game-kingdomino")
    assert all(game in subject for subject in subjects[:4])
    assert all(each["Content-Language"] == tag for each in mails)
    for mail in mails:
        links = [line for line in text_of(mail).splitlines() if line.startswith("https://")]
        assert links
        assert all(line.isascii() and " " not in line for line in links), "marks of direction would break them"
        assert not {"{", "$"} & set(text_of(mail))


def test_mail_programs_recognise_it() -> None:
    message = telling(SETUP, BOX, [letter()], WORD, NOON)
    there = read(message)
    assert there["From"] == "demesne <games@example.org>"
    assert there["To"] == "ada@example.org"
    assert there["Auto-Submitted"] == "auto-generated"
    assert there["Date"].datetime.timestamp() == NOON
    assert there["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
    plain = f"\r\nList-Unsubscribe: <https://play.example.org/api/mail/stop/{WORD}>\r\n"
    assert plain.encode() in message.as_bytes(), "as it stands: no program decodes it first"
    assert "List-Unsubscribe" not in asking(SETUP, BOX, WORD, NOON)


def test_what_is_sent_again_has_the_same_number_and_what_is_new_another() -> None:
    first, again = (telling(SETUP, BOX, [letter()], WORD, at) for at in (NOON, NOON + 600))
    assert first["Message-ID"] == again["Message-ID"]
    assert telling(SETUP, BOX, [letter(mark=5)], WORD, NOON)["Message-ID"] != first["Message-ID"]


def test_a_confirmation_mail_contains_no_word_that_anybody_wrote() -> None:
    here, there = (asking(SETUP, Box(who, None, "x@example.org", "en", "UTC", 5.0, None), WORD, NOON) for who in "ab")
    assert text_of(here) == text_of(there)
    assert f"https://play.example.org/mail#confirm-{WORD}\n" in text_of(here)


def test_an_unknown_zone_is_utc() -> None:
    assert [zone_of(name) for name in ("Asia/Jerusalem", "Nowhere/At_All", "/etc/passwd", "a\0b", "x" * 500)] == [
        "Asia/Jerusalem", "UTC", "UTC", "UTC", "UTC",
    ]  # fmt: skip


# --- nothing that is hidden -----------------------------------------------------------------------


@pytest.mark.slow
@pytest.mark.parametrize("viewer", [*THREE, WATCHER])
def test_mails_are_the_same_whatever_is_hidden(viewer: str) -> None:
    """After every move of a game of Domaine: the bytes of every mail that would be sent."""
    tale = written_story(THREE, 66, 1)
    twin = twin_of(tale, viewer)
    assert twin.hands != tale.hands
    here = _mails(tale)
    assert len(here) > len(tale.moves)
    assert here == _mails(twin)


def _mails(tale: Story) -> list[bytes]:
    of = court(*tale.seating, rng=Dealer(tale.draws))
    of.company.customs = DAYS
    live, found = Live(of, None), []
    for number, (_, move) in enumerate(tale.moves):
        play(of, move, number)
        for each in occasions(live, GRACE, 1000.0):
            if each.kind != "over":
                ends = None if each.ends is None else NOON + each.ends
                told = letter(of.id, each.kind, mark=each.mark, game=of.game.name, since=NOON, until=ends)
                found.append(telling(SETUP, BOX, [told], WORD, NOON).as_bytes())
    return found


# --- addresses ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "text",
    [
        "", "ada", "@example.org", "ada@", "ada@localhost", "ada@example", "ada@10.0.0.1", "ada@[10.0.0.1]",
        "ada@example.org\nBcc: bo@example.org", "ada@example.org\r\n", "a\r\nb@example.org",
        "ada@example.org,bo@example.org",
        "ada@example.org bo@example.org", "<ada@example.org>", '"ada"@example.org', "Ada <ada@example.org>",
        "ada@bo@example.org", "a..b@example.org", ".a@example.org", "a.@example.org", "ada@-x.org", "ada@x-.org",
        "ada@example..org", "ada@example.org.", "ad\u00e1@example.org", "ada\0@example.org", "ada@exa\u202emple.org",
        f"{'a' * 65}@example.org", f"a@{'b' * 64}.org", f"a@{'b.' * 130}org", "ada@example.org;bo@example.org",
    ],
)  # fmt: skip
def test_nothing_becomes_a_header_or_a_second_address(text: str) -> None:
    with pytest.raises(ValueError, match="no address"):
        address_of(text)


@pytest.mark.parametrize("text", ["ada@example.org", "a.b+c@sub.example.co", "o'neil_x@example.museum", "1@2x.de"])
def test_usual_addresses_are_addresses(text: str) -> None:
    assert address_of(text) == text


# --- what a host says -----------------------------------------------------------------------------

HOST = ["play.example.org"]
FROM = "games@example.org"


def test_a_host_says_server_sender_and_page() -> None:
    assert mail_setup(None, None, None, None, HOST, {}) is None
    assert mail_setup("smtps://mail.example.org", FROM, None, None, HOST, {}) == MailSetup(
        "mail.example.org", 465, "tls", FROM, "https://play.example.org"
    )
    secret = {PASSWORD: "hush"}
    assert mail_setup(
        "smtp://a%40b.org@mail.example.org:25/", FROM, "https://x.org:8443/", None, [], secret
    ) == MailSetup("mail.example.org", 25, "starttls", FROM, "https://x.org:8443", "a@b.org", "hush")


def test_the_password_is_read_from_a_file_and_shown_nowhere(tmp_path: Path) -> None:
    file = tmp_path / "mail"
    file.write_text("hush, hush \n", "utf-8")
    setup = mail_setup("smtp://games@mail.example.org", FROM, None, file, HOST, {PASSWORD: "another"})
    assert setup is not None
    assert setup.password == "hush, hush "
    assert "hush" not in repr(setup)


@pytest.mark.parametrize(
    ("server", "sender", "page", "secret", "why"),
    [
        ("mail.example.org", FROM, None, "", "expected smtp://HOST"),
        ("http://mail.example.org", FROM, None, "", "expected smtp://HOST"),
        ("smtp://", FROM, None, "", "expected smtp://HOST"),
        ("smtp://mail.example.org:x", FROM, None, "", "expected smtp://HOST"),
        ("smtp://mail.example.org/inbox", FROM, None, "", "expected smtp://HOST"),
        ("smtp://games:hush@mail.example.org", FROM, None, "", "belongs in a file"),
        ("smtp://games@mail.example.org", FROM, None, "", "a user needs a password"),
        ("smtp://mail.example.org", FROM, None, "hush", "a password a user"),
        ("smtp+plain://games@mail.example.org", FROM, None, "hush", "without TLS"),
        ("smtp://mail.example.org", None, None, "", "--mail needs --mail-from"),
        ("smtp://mail.example.org", "Games <games@example.org>", None, "", "--mail-from: expected an address"),
        ("smtp://mail.example.org", FROM, "play.example.org", "", "--mail-page: expected an address"),
        ("smtp://mail.example.org", FROM, "https://play.example.org/here", "", "--mail-page: expected an address"),
        (None, FROM, None, "", "need --mail"),
    ],
)
def test_what_cannot_be_sent_like_this_is_reported_without_a_password(
    server: str | None, sender: str | None, page: str | None, secret: str, why: str
) -> None:
    with pytest.raises(SetupError) as raised:
        mail_setup(server, sender, page, None, HOST, {PASSWORD: secret})
    assert why in str(raised.value)
    assert "hush" not in str(raised.value)


def test_mails_need_a_page_that_their_links_lead_to(tmp_path: Path) -> None:
    with pytest.raises(SetupError, match="--mail-page or --allow-host"):
        mail_setup("smtp://mail.example.org", FROM, None, None, [], {})
    with pytest.raises(SetupError, match="a file that can be read"):
        mail_setup("smtp://games@mail.example.org", FROM, None, tmp_path / "none", HOST, {})
