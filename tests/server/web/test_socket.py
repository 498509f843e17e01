"""The live socket: games played over it, and malicious clients."""

from __future__ import annotations

import secrets
import socket
import time
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from random import Random

import httpx
import msgspec
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from demesne.server.protocol import (
    PROTOCOL,
    Ack,
    Bye,
    Hello,
    Ping,
    Play,
    Pong,
    Probe,
    Probed,
    Refused,
    Undo,
    Update,
    Whole,
)
from demesne.server.settings import Settings
from tests.server.client import Line, Site, dial
from tests.server.conftest import serving
from tests.server.kit import land_of, moves_of, wish


def code(answer: Ack | Refused) -> str:
    return answer.reason.code if isinstance(answer, Refused) else "ack"


def play_out(line: Line, rng: Random) -> None:
    """Plays for every seat of *line* until the game is over."""
    while line.update is None or line.update.view.status != "over":
        if line.update is None or line.update.offer is None:
            line.next(Update)
            continue
        answer = line.play(rng.choice(sorted(moves_of(line.update.offer))))
        assert isinstance(answer, Ack), answer


@pytest.mark.slow
def test_a_person_and_two_bots_play_a_whole_game(site: Site) -> None:
    table = site.open(wish("you", "bot", "bot"))
    with site.line(table.table, table.key) as line, site.line(table.table) as watching:
        play_out(line, Random(1))
        while watching.seq < line.seq:
            watching.next(Update)
        assert watching.events == line.events == list(range(1, line.seq + 1))
        assert line.update is not None
        assert min(side.rank or 0 for side in land_of(line.update.view).sides) == 1


def test_a_table_for_friends_starts_when_they_are_there(site: Site) -> None:
    table = site.open(wish("you", "open", "open"))
    assert table.invite is not None
    with site.line(table.table, table.key) as mine:
        assert str(mine.view.status) == "waiting"
        assert mine.view.position is None
        assert code(mine.play("pass")) == "table.waiting"
        site.join(table.table, table.invite, "Bo")
        mine.next(Update)
        site.join(table.table, table.invite, "Bo")
        mine.next(Update)
        assert mine.view.status == "playing"
        assert [seat.name for seat in mine.view.seats] == ["you 0", "Bo", "Bo 2"]


def test_a_socket_that_comes_back_goes_on_from_its_number(site: Site) -> None:
    table = site.open(wish("you", "here"))
    with site.line(table.table, table.key) as line:
        seen = line.seq
        for _ in range(3):
            assert line.update is not None
            assert line.update.offer is not None
            line.play(min(moves_of(line.update.offer)))
        last = line.seq
    with site.line(table.table, table.key, from_seq=seen) as back:
        assert back.events == list(range(seen + 1, last + 1))
        assert back.update is not None
        assert back.update.offer is not None


def test_a_move_sent_again_after_the_answer_was_lost_counts_once(site: Site) -> None:
    table = site.open(wish("you", "here"))
    with site.line(table.table, table.key) as line:
        assert line.update is not None
        assert line.update.offer is not None
        move, seq = min(moves_of(line.update.offer)), line.seq
        first = line.play(move, "message-1")
    with site.line(table.table, table.key) as back:
        assert back.play(move, "message-1", seq) == first
        assert code(back.play(move, "message-2", seq)) == "seq.stale"
        assert back.events.count(seq + 1) == 1


def test_undo_over_the_wire(site: Site) -> None:
    table = site.open(wish("you", "here"))
    with site.line(table.table, table.key) as line:
        while line.update is None or line.update.offer is None or line.update.offer.__class__.__name__ != "PlaceOffer":
            assert line.update is not None
            assert line.update.offer is not None
            line.play(min(moves_of(line.update.offer)))
        assert code(line.undo()) == "undo.nothing"
        before = line.update.view.position
        line.play(min(moves_of(line.update.offer)))
        assert line.update.view.can_undo
        assert code(line.undo()) == "ack"
        assert line.update.view.position == before


# --- clients that mean no good -----------------------------------------------------------------


def state_of(site: Site, table: str) -> bytes:
    return site.http.get(f"/api/tables/{table}/record").content


@pytest.mark.parametrize(
    "frame",
    [
        "",
        "null",
        "[]",
        "{}",
        "}{",
        "\x00",
        '{"type":"dance"}',
        '{"type":"play"}',
        '{"type":"play","seq":"1","id":"message-1","move":"pass"}',
        '{"type":"play","seq":1.5,"id":"message-1","move":"pass"}',
        '{"type":"play","seq":1,"id":"message-1","move":"pass","seat":0}',
        '{"type":"play","seq":1,"id":null,"move":"pass"}',
        '{"type":"say","text":"x"}',
        '{"type":"say","text":["x"],"id":"message-1"}',
        '{"type":"say","text":"x","id":"message-1","side":1}',
        '{"type":"hover"}',
        '{"type":"hover","squares":[[1,0]]}',
        '{"type":"hover","squares":[[1,0],[2,0,0]]}',
        '{"type":"hover","squares":[[1,0],[2,0.5]]}',
        '{"type":"talk","lines":[]}',
        '{"type":"ping","t":1,"t2":2}',
        '{"type":"update","seq":1,"events":[],"view":{},"offer":null}',
        '{"type":"hello","proto":1,"table":"x"}',
        "[" * 4000,
        b'{"type":"ping","t":1}',
        b"\xff\xfe",
    ],
)
def test_what_cannot_be_read_is_refused_and_the_socket_goes_on(site: Site, frame: str | bytes) -> None:
    table = site.open(wish("you", "here"))
    with site.line(table.table, table.key) as line:
        before = state_of(site, table.table)
        line.wire.send(frame)
        answer = line.next(Refused)
        assert (answer.id, answer.reason.code) == (None, "message.unreadable")
        line.beat()
        assert state_of(site, table.table) == before


def test_each_role_is_refused_with_a_reason(site: Site) -> None:
    """Spectator, stranger, the other seat, another table's key; illegal, stale, unreadable."""
    table, foreign = site.open(wish("you", "open")), site.open(wish("you", "here"))
    friend = site.join(table.table, str(table.invite), "Bo")
    with site.line(table.table, table.key) as mine:
        assert mine.update is not None
        keys = [table.key, friend.key]
        mover = keys.pop(mine.update.view.to_move or 0)
    with site.line(table.table, mover) as line:
        assert line.update is not None
        assert line.update.offer is not None
        move, seq, before = min(moves_of(line.update.offer)), line.seq, state_of(site, table.table)
        for key, expected in (
            (None, "seat.not-yours"),
            ("qd_" + secrets.token_urlsafe(24), "seat.not-yours"),
            ("", "seat.not-yours"),
            (foreign.key, "seat.not-yours"),
            (str(table.invite), "seat.not-yours"),
            (keys[0], "turn.not-yours"),
        ):
            with site.line(table.table, key) as other:
                assert code(other.play(move)) == expected
                assert code(other.undo()) == ("undo.not-yours" if key == keys[0] else "seat.not-yours")
        assert code(line.play("claim 99")) == "claim.not-in-line"
        assert code(line.play("deal 1")) == "turn.phase"
        assert code(line.play("dance")) == "move.unreadable"
        assert code(line.play(move, seq=seq - 1)) == "seq.stale"
        assert code(line.play(move, message_id="x")) == "message.unreadable"
        assert state_of(site, table.table) == before
        assert code(line.play(move)) == "ack"


def test_of_many_sockets_with_one_key_one_move_wins(site: Site) -> None:
    table = site.open(wish("you", "here"))
    with site.line(table.table, table.key) as one, site.line(table.table, table.key) as two:
        assert one.update is not None
        assert one.update.offer is not None
        move, seq = min(moves_of(one.update.offer)), one.seq
        for number in range(25):
            for name, line in (("one", one), ("two", two)):
                line.say(Play(seq, f"message-{name}-{number}", move))
        answers = [line.next((Ack, Refused)) for line in (one, two) for _ in range(25)]  # type: ignore[arg-type]
        assert sorted(map(code, answers)) == ["ack", *["seq.stale"] * 49]


def test_random_and_mutated_messages_change_nothing(site: Site) -> None:
    rng = Random(7)
    table = site.open(wish("you", "open"))
    honest = [
        msgspec.json.encode(message).decode()
        for message in (Play(1, "message-1", "claim 3"), Undo(1, "message-1"), Ping(1), Hello(1, table.table))
    ]
    with site.line(table.table, table.key) as line:
        before = state_of(site, table.table)
        for _ in range(1500):
            text = list(rng.choice(honest))
            for _ in range(rng.randint(0, 4)):
                text[rng.randrange(len(text))] = chr(rng.choice([rng.randrange(32, 127), rng.randrange(0x20, 0xD7FF)]))
            line.wire.send("".join(text)[: rng.randint(0, 200)])
            line.hear()
        line.beat()
        assert state_of(site, table.table) == before


def test_a_frame_too_large_ends_the_socket(site: Site) -> None:
    table = site.open(wish("you", "here"))
    with site.line(table.table, table.key) as line:
        line.wire.send("x" * 8193)
        assert line.end() == ("", 1009)
    with site.line(table.table, table.key) as line:
        line.wire.send("\u20ac" * 2730)  # 8190 bytes: just small enough
        assert line.next(Refused).reason.code == "message.unreadable"


@pytest.mark.parametrize(
    ("greeting", "expected"),
    [
        ("hello", "message.unreadable"),
        ('{"type":"ping","t":1}', "hello.missing"),
        ('{"type":"hello","proto":99,"table":"x"}', "hello.version"),
        ('{"type":"hello","proto":1,"table":"nowhere"}', "table.unknown"),
        ('{"type":"hello","proto":1,"table":"\'; DROP TABLE event; --"}', "table.unknown"),
        ('{"type":"hello","proto":1}', "message.unreadable"),
    ],
)
def test_a_wrong_greeting_ends_the_socket(site: Site, greeting: str, expected: str) -> None:
    with dial(site.socket, site.origin) as wire:
        wire.send(greeting)
        assert Line(wire).end() == (expected, 1008)


@pytest.mark.parametrize(
    ("origin", "host"),
    [
        ("http://evil.example", None),
        ("null", None),
        ("http://127.0.0.1:1", None),
        ("https://127.0.0.1.evil.example", None),
        (None, "evil.example"),
        ("http://evil.example", "evil.example"),
    ],
)
def test_a_foreign_page_gets_no_socket(site: Site, origin: str | None, host: str | None) -> None:
    port = httpx.URL(site.origin).port or 80
    address = site.socket.replace("127.0.0.1", host) if host else site.socket
    reached = socket.create_connection(("127.0.0.1", port))
    with reached, pytest.raises(InvalidStatus) as caught, dial(address, origin, sock=reached):
        pass
    assert caught.value.response.status_code == 403


def test_a_program_without_an_origin_may_play(site: Site) -> None:
    table = site.open(wish("you", "here"))
    with dial(site.socket, None) as wire:
        line = Line(wire)
        line.say(Hello(PROTOCOL, table.table, table.key))
        line.next(Update)


# --- limits -------------------------------------------------------------------------------------


@pytest.mark.slow
def test_a_silent_client_is_disconnected(strict: Site) -> None:
    with dial(strict.socket, strict.origin) as wire:
        assert Line(wire).end() == ("hello.missing", 1008)
    table = strict.open(wish("you", "here"))
    with strict.line(table.table, table.key) as line:
        assert line.end() == ("socket.idle", 1008)


@pytest.mark.slow
def test_a_client_that_answers_is_kept_though_it_says_nothing_by_itself(strict: Site) -> None:
    """Browsers let a page that lies behind another speak once a minute at most."""
    table = strict.open(wish("you", "here"))
    with strict.line(table.table, table.key) as line:
        began = time.monotonic()
        while time.monotonic() < began + 4:  # it would have ended after a second and a half
            line.say(Probed(line.next(Probe).number))
        line.beat()


def test_a_client_that_the_store_keeps_from_coming_in_is_told_to_come_back_and_the_host_why(
    site: Site, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    table = site.open(wish("you", "here"))

    async def full(*_: object) -> None:
        raise OSError("the disk is full")

    with monkeypatch.context() as patched:
        patched.setattr("demesne.server.store.store.Store.take", full)
        with dial(site.socket, site.origin) as wire:
            line = Line(wire)
            line.say(Hello(PROTOCOL, table.table, table.key, 0))
            bye, number = line.goodbye()
            assert (bye and (bye.reason.code, bye.retry_ms > 0), number) == (("server.failed", True), 1013)
    assert [str(record.exc_info[1]) for record in caplog.records if record.exc_info] == ["the disk is full"]
    with site.line(table.table, table.key) as line:
        assert line.view.status == "playing"


def test_a_client_that_asks_for_everything_again_and_again_is_sent_away(settings: Settings, tmp_path: Path) -> None:
    """A long log takes as long to tell as many moves to make, and a client may have many sockets."""
    with serving(replace(settings, data=tmp_path, limits=replace(settings.limits, wholes=(6, 0.0)))) as site:
        opened = site.open(wish("you", "here"))
        with site.line(opened.table, opened.key) as one, site.line(opened.table) as other:
            for line in (one, other):
                for _ in range(3):
                    line.say(Whole())
                    line.next(Update)
            for line in (other, one):
                line.say(Whole())
                assert line.end() == ("rate.fast", 1008)


def test_a_flood_ends_the_socket(strict: Site) -> None:
    table = strict.open(wish("you", "here"))
    with strict.line(table.table, table.key) as line:
        with suppress(ConnectionClosed):  # it may end while we are still shouting
            for number in range(200):
                line.say(Ping(number))
        heard = 0
        while not isinstance(message := line.hear(), Bye):
            heard += isinstance(message, Pong)
        assert message.reason.code == "rate.fast"
        assert message.retry_ms > 0
        assert heard < 100
        assert line.end() == ("", 1008)


DEEP = "[" * 3_900 + "]" * 3_900


@pytest.mark.parametrize("frame", [f'{{"x":{DEEP},"type":"play"}}', f'{{"type":{DEEP}}}', '{"a":' * 1500, DEEP])
def test_a_frame_that_is_nested_deeply_is_unreadable_and_the_game_goes_on(site: Site, frame: str) -> None:
    table = site.open(wish("you", "here"))
    with site.line(table.table, table.key) as line, site.line(table.table) as hostile:
        hostile.wire.send(frame)
        assert hostile.next(Refused).reason.code == "message.unreadable"
        line.wire.send(frame)
        assert line.next(Refused).reason.code == "message.unreadable"
        assert line.update is not None
        assert line.update.offer is not None
        assert code(line.play(min(moves_of(line.update.offer)))) == "ack"
    with dial(site.socket, site.origin) as wire:
        wire.send(frame)
        assert Line(wire).end()[0] == "message.unreadable"
