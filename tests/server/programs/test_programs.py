"""Other people's programs: what they are told, what they may do, and what they never learn."""

from __future__ import annotations

import json
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from pathlib import Path

import msgspec
import pytest

from demesne.games.registry import make_game
from demesne.server.live.live import Live
from demesne.server.programs.bureau import Bureau
from demesne.server.programs.lines import Outgoing
from demesne.server.programs.messages import Beat
from demesne.server.programs.tokens import Tokens
from demesne.server.programs.watching import GameListener
from demesne.server.protocol import NewTable, SeatWish
from demesne.server.settings import Settings
from demesne.server.table.company import Request
from demesne.server.table.deciders import lenders, voters
from demesne.server.wire.company_messages import USUAL
from tests.server.client import Site
from tests.server.conftest import serving
from tests.server.court import Dealer, court
from tests.server.kit import MemoryStore, hub, play, run, table
from tests.server.program import Program, code_of, on_turn
from tests.server.twins import THREE, Story, twin_of, written_story

BOT = {"kind": "bot", "bot": "greedy"}
OPEN = {"kind": "open"}


def name_of(program: Program) -> str:
    return str(program.ask("/account").json()["name"])


# --- a game -----------------------------------------------------------------------------------------


@pytest.mark.slow
@pytest.mark.parametrize("game", ["kingdomino", "domaine"])
def test_a_whole_game_is_played_by_what_the_stream_tells(programs: list[Program], game: str) -> None:
    ape = programs[0]
    opened = ape.open(game, BOT)
    assert (opened["seats"], opened["invite"]) == ([0], None)
    with ape.stream(f"/games/{opened['table']}/stream") as stream:
        while (line := stream.next("game", "turn", "over"))["type"] != "over":
            plain = make_game(game, 2, stream.heard[0]["options"])
            seen = plain.parse_observation(line["observation"])
            assert seen.seat == 0
            if line["moves"]:  # the first line may come while the other one is to move
                assert set(line["moves"]) == {str(move) for move in seen.legal_moves()}
                answer = ape.move(opened["table"], line["seq"], line["moves"][-1], f"move-{line['seq']:06}")
                assert answer.status_code == 200
        assert sorted(seat for side in line["results"] for seat in side["seats"]) == [0, 1]
        events = [each["event"]["seq"] for each in stream.heard if each["type"] == "event"]
        assert events == list(range(stream.heard[0]["seq"] + 1, line["seq"] + 1))
    record = ape.ask(f"/games/{opened['table']}/record")
    assert record.text.splitlines()[0] == f"game: {game}"


def test_a_move_sent_twice_counts_once_and_a_key_is_for_one_move(programs: list[Program]) -> None:
    ape = programs[0]
    table = ape.open("kingdomino", BOT)["table"]
    state = on_turn(ape, table)
    first, other = state["moves"][:2]
    answers = [ape.move(table, state["seq"], first, "the-one-key") for _ in range(2)]
    assert [(each.status_code, each.json()) for each in answers] == [(200, {"seq": state["seq"] + 1})] * 2
    assert code_of(ape.move(table, state["seq"], other, "the-one-key")) == (422, "key.reused")
    assert code_of(ape.move(table, state["seq"], other, "another-key")) == (409, "seq.stale")
    assert code_of(ape.ask(f"/games/{table}/moves", {"seq": 1, "move": first})) == (422, "key.missing")
    now = on_turn(ape, table)
    refused = ape.move(table, now["seq"], "claim 99", "one-more-key")
    assert refused.status_code == 422
    assert ape.ask(f"/games/{table}").json()["seq"] == now["seq"]


def test_the_key_of_a_move_is_for_no_later_turn_and_gives_nothing_up(programs: list[Program]) -> None:
    """An answer of 200 would say that what was asked has happened, and nothing has."""
    ape = programs[0]
    table = ape.open("kingdomino", BOT)["table"]
    state = on_turn(ape, table)
    move = state["moves"][0]
    first = ape.move(table, state["seq"], move, "the-one-key")
    now = on_turn(ape, table)
    assert ape.move(table, state["seq"], move, "the-one-key").json() == first.json()  # the answer was lost
    assert code_of(ape.move(table, now["seq"], move, "the-one-key")) == (422, "key.reused")
    assert code_of(ape.ask(f"/games/{table}/resign", {}, "the-one-key")) == (422, "key.reused")
    assert ape.ask(f"/games/{table}").json()["seq"] == now["seq"]
    given_up = [ape.ask(f"/games/{table}/resign", {}, "i-give-up") for _ in range(2)]
    assert given_up[0].json() == given_up[1].json()
    assert code_of(ape.move(table, now["seq"], now["moves"][0], "i-give-up")) == (422, "key.reused")


@pytest.mark.parametrize("key", ["short", "with a space", "k" * 65])
@pytest.mark.parametrize("move", ["claim 99", "nonsense"])
def test_a_key_that_cannot_be_one_is_refused_by_its_own_name_whatever_the_move(
    programs: list[Program], key: str, move: str
) -> None:
    ape = programs[0]
    table = ape.open("kingdomino", BOT)["table"]
    for answer in (ape.move(table, 1, move, key), ape.ask(f"/games/{table}/resign", {}, key)):
        assert code_of(answer) == (422, "message.unreadable")
        assert answer.json()["reason"]["args"]["problem"].startswith("Idempotency-Key is 8 to 64 characters")
    assert on_turn(ape, table)["moves"]


def test_somebody_who_comes_back_is_told_what_they_missed(programs: list[Program]) -> None:
    ape = programs[0]
    table = ape.open("kingdomino", BOT)["table"]
    state = on_turn(ape, table)
    ape.move(table, state["seq"], state["moves"][0], "before-it-left")
    with ape.stream(f"/games/{table}/stream", cursor=str(state["seq"])) as stream:
        assert stream.next()["type"] == "game"
        assert stream.next("event")["event"]["seq"] == state["seq"] + 1
    assert code_of(ape.ask(f"/games/{table}/stream", cursor="soon")) == (422, "message.unreadable")


def test_giving_up_leaves_the_game_to_a_bot(programs: list[Program]) -> None:
    ape = programs[0]
    table = ape.open("kingdomino", BOT)["table"]
    assert ape.ask(f"/games/{table}/resign", {}, "i-give-up").status_code == 200
    assert ape.ask(f"/games/{table}").json()["view"]["status"] == "over"


# --- challenges -------------------------------------------------------------------------------------


def test_one_program_asks_another_and_both_are_told_that_the_game_begins(programs: list[Program]) -> None:
    ape, bee = programs
    bees = name_of(bee)
    with bee.stream("/stream/events") as heard, ThreadPoolExecutor() as threads:
        table = ape.open("queendomino", OPEN, OPEN)["table"]
        asking = threads.submit(ape.ask, "/challenges", {"table": table, "seat": 1, "program": bees})
        challenge = heard.next("challenge")
        assert (challenge["game"], challenge["players"], challenge["by"]) == ("queendomino", 3, name_of(ape))
        assert code_of(ape.ask(f"/challenges/{challenge['id']}/accept", {})) == (404, "challenge.unknown")
        assert bee.ask(f"/challenges/{challenge['id']}/accept", {}).json() == {"table": table, "seat": 1}
        assert asking.result().json() == {"id": challenge["id"], "free": 1}
        assert heard.next("challenge-over")["why"] == "accepted"
        asking = threads.submit(ape.ask, "/challenges", {"table": table, "seat": 2, "program": bees})
        again = heard.next("challenge")
        assert bee.ask(f"/challenges/{again['id']}/decline", {}).status_code == 200
        assert code_of(asking.result()) == (409, "program.declined")


def test_an_answer_to_a_challenge_is_the_same_when_it_is_sent_again(programs: list[Program]) -> None:
    ape, bee = programs
    with bee.stream("/stream/events") as heard, ThreadPoolExecutor() as threads:
        table = ape.open("queendomino", OPEN, OPEN)["table"]
        for seat, (answer, other) in enumerate([("accept", "decline"), ("decline", "accept")], 1):
            asking = threads.submit(ape.ask, "/challenges", {"table": table, "seat": seat, "program": name_of(bee)})
            path = f"/challenges/{heard.next('challenge')['id']}"
            first = bee.ask(f"{path}/{answer}", {}).json()
            asking.result()
            assert bee.ask(f"{path}/{answer}", {}).json() == first != {}
            for program, late in ((bee, other), (ape, answer)):
                assert code_of(program.ask(f"{path}/{late}", {})) == (404, "challenge.unknown")


def test_a_host_seats_a_program_and_everybody_sees_that_it_is_one(site: Site, programs: list[Program]) -> None:
    ape = programs[0]
    name = name_of(ape)
    opened = site.open(NewTable("kingdomino", [SeatWish("you", "Ada"), SeatWish("open")]))
    with ape.stream("/stream/events") as heard, ThreadPoolExecutor() as threads:
        while {"name": name} not in site.http.get("/api/programs").json():
            pass
        path = f"/api/tables/{opened.table}/seats/1/program"
        assert site.post(path, {"program": name}, "qd_nobody").status_code == 403
        asking = threads.submit(site.post, path, {"program": name}, opened.key)
        challenge = heard.next("challenge")
        ape.ask(f"/challenges/{challenge['id']}/accept", {})
        assert asking.result().json() == {"free": 0}
        assert heard.next("game-start")["table"] == opened.table
    with site.line(opened.table, opened.key) as line:
        assert [seat.program for seat in line.view.seats] == [False, True]
        assert line.view.seats[1].name == name
    assert site.post(path, {"program": name}, opened.key).status_code == 409
    assert site.post(path, {"program": "nobody"}, opened.key).status_code == 409


@pytest.mark.parametrize(("open_seats", "code"), [(2, "seat.taken"), (1, "table.begun")])
def test_nobody_waits_for_a_program_once_somebody_else_has_the_seat(
    site: Site, programs: list[Program], open_seats: int, code: str
) -> None:
    ape = programs[0]
    opened = site.open(NewTable("queendomino", [SeatWish("you", "Ada"), *(open_seats * [SeatWish("open")])]))
    assert opened.invite
    with ape.stream("/stream/events") as heard, ThreadPoolExecutor() as threads:
        while {"name": name_of(ape)} not in site.http.get("/api/programs").json():
            pass
        path = f"/api/tables/{opened.table}/seats/1/program"
        asking = threads.submit(site.post, path, {"program": name_of(ape)}, opened.key)
        challenge = heard.next("challenge")
        site.join(opened.table, opened.invite, "Bo")
        assert code_of(asking.result(timeout=5)) == (409, code), "not after the ten seconds that it may take"
        over = heard.next("challenge-over")
        assert (over["id"], over["why"]) == (challenge["id"], "taken")
        assert code_of(ape.ask(f"/challenges/{challenge['id']}/accept", {})) == (404, "challenge.unknown")


def test_a_program_that_sits_down_by_itself_has_answered(site: Site, programs: list[Program]) -> None:
    ape = programs[0]
    opened = site.open(NewTable("queendomino", [SeatWish("you", "Ada"), SeatWish("open"), SeatWish("open")]))
    with ape.stream("/stream/events") as heard, ThreadPoolExecutor() as threads:
        while {"name": name_of(ape)} not in site.http.get("/api/programs").json():
            pass
        path = f"/api/tables/{opened.table}/seats/1/program"
        asking = threads.submit(site.post, path, {"program": name_of(ape)}, opened.key)
        heard.next("challenge")
        assert ape.ask(f"/tables/{opened.table}/join", {"invite": opened.invite}).json()["seat"] == 1
        assert asking.result(timeout=5).json() == {"free": 1}
        assert heard.next("challenge-over")["why"] == "accepted"


def test_a_name_that_has_another_token_now_is_the_one_that_listens(
    site: Site, tokens: Tokens, come: Callable[[Site, str], Program]
) -> None:
    host = site.open(NewTable("kingdomino", [SeatWish("you", "Ada"), SeatWish("open")]))
    path = f"/api/tables/{host.table}/seats/1/program"
    for number in range(2):
        account, token = tokens.create("Phoenix")
        program = come(site, token)
        with program.stream("/stream/events") as heard, ThreadPoolExecutor() as threads:
            while {"name": "Phoenix"} not in site.http.get("/api/programs").json():
                pass
            asking = threads.submit(site.post, path, {"program": "Phoenix"}, host.key)
            challenge = heard.next("challenge")
            program.ask(f"/challenges/{challenge['id']}/{'accept' if number else 'decline'}", {})
            assert asking.result().status_code == (200 if number else 409)
        tokens.revoke(account.id)


def test_events_continue_from_a_cursor(programs: list[Program]) -> None:
    ape, bee = programs
    with bee.stream("/stream/events") as heard:
        first = bee.open("kingdomino", BOT)["table"]
        start = heard.next("game-start")
        assert (start["table"], start["seats"]) == (first, [0])
    second = bee.open("kingdomino", BOT)["table"]
    with bee.stream("/stream/events", cursor=start["cursor"]) as heard:
        assert heard.next()["table"] == second
    with bee.stream("/stream/events", cursor="long.ago") as heard:  # of another run of the server: all that goes on
        assert {heard.next()["table"], heard.next()["table"]} == {first, second}
    assert ape.ask("/account").status_code == 200


# --- who is let in ----------------------------------------------------------------------------------


def test_without_a_good_token_nothing_is_told(
    site: Site, programs: list[Program], tokens: Tokens, come: Callable[[Site, str], Program]
) -> None:
    ape = programs[0]
    table = ape.open("kingdomino", BOT)["table"]
    for token in ("_", "nonsense", "qd_0_0", "qd_" + "x" * 4000):
        answer = come(site, token).ask(f"/games/{table}")
        assert answer.status_code == 401
        assert answer.headers["www-authenticate"] == "Bearer"
    _, narrow = tokens.create("Narrow", ["play"])
    shy = come(site, narrow)
    assert code_of(shy.ask("/tables", {"game": "kingdomino", "seats": [{"kind": "you"}, BOT]})) == (403, "token.scope")
    assert code_of(shy.ask(f"/games/{table}")) == (403, "token.scope")
    assert code_of(shy.ask(f"/games/{table}/moves", {"seq": 3, "move": "claim 1"}, "not-my-seat"))[0] == 403
    tokens.revoke("Narrow")


@pytest.mark.parametrize(("watchers", "answers"), [(True, 200), (False, 403)])
def test_a_program_watches_where_watchers_are_let_in(
    site: Site, programs: list[Program], watchers: bool, answers: int
) -> None:
    seats = [SeatWish("you", "Ada"), SeatWish("bot", bot="greedy")]
    opened = site.open(NewTable("kingdomino", seats, customs=msgspec.structs.replace(USUAL, watchers=watchers)))
    answer = programs[0].ask(f"/games/{opened.table}")
    assert answer.status_code == answers
    assert watchers or code_of(answer) == (403, "watch.closed")


def test_a_token_that_is_taken_away_ends_its_streams(
    quick: Site, tmp_path: Path, come: Callable[[Site, str], Program]
) -> None:
    tokens = Tokens(tmp_path)
    account, token = tokens.create("Gone")
    gone = come(quick, token)
    table = gone.open("kingdomino", BOT)["table"]
    with gone.stream(f"/games/{table}/stream") as stream:
        stream.next("game")
        tokens.revoke(account.id)
        assert stream.next("bye") == {"type": "bye", "code": "token.wrong", "retry_ms": 0}
    assert code_of(gone.ask("/account")) == (401, "token.wrong")


def test_requests_are_counted_and_told(
    settings: Settings, tmp_path: Path, come: Callable[[Site, str], Program]
) -> None:
    _, token = Tokens(tmp_path).create("Hasty")
    stingy = replace(settings.limits, programs=(3, 0.01))
    with serving(replace(settings, data=tmp_path, limits=stingy)) as site:
        hasty = come(site, token)
        told = [hasty.ask("/account").headers for _ in range(3)]
        assert [each["ratelimit-remaining"] for each in told] == ["2", "1", "0"]
        assert {each["ratelimit-limit"] for each in told} == {"3"}
        late = hasty.ask("/account")
        assert code_of(late) == (429, "rate.fast")
        assert 50 < int(late.headers["retry-after"]) <= 100
        assert [late.headers[f"ratelimit-{what}"] for what in ("limit", "remaining", "reset")] == ["3", "0", "300"]


def test_a_request_beyond_the_token_s_scope_is_counted_and_told_too(
    settings: Settings, tmp_path: Path, come: Callable[[Site, str], Program]
) -> None:
    _, token = Tokens(tmp_path).create("Shy", ["read"])
    stingy = replace(settings.limits, programs=(2, 0.01))
    with serving(replace(settings, data=tmp_path, limits=stingy)) as site:
        shy = come(site, token)
        told = [shy.ask("/tables", {}) for _ in range(3)]
    assert [code_of(each) for each in told] == [(403, "token.scope")] * 2 + [(429, "rate.fast")]
    assert [each.headers["ratelimit-remaining"] for each in told] == ["1", "0", "0"]


def test_streams_are_counted(quick: Site, tmp_path: Path, come: Callable[[Site, str], Program]) -> None:
    _, token = Tokens(tmp_path).create("Curious")
    curious = come(quick, token)
    with curious.stream("/stream/events"), curious.stream("/stream/events"), curious.stream("/stream/events"):
        assert code_of(curious.ask("/stream/events")) == (429, "streams.many")


def test_asking_for_the_head_of_a_stream_opens_none(
    quick: Site, tmp_path: Path, come: Callable[[Site, str], Program]
) -> None:
    _, token = Tokens(tmp_path).create("Wary")
    wary = come(quick, token)
    table = wary.open("kingdomino", BOT)["table"]
    for path in ("/stream/events", f"/games/{table}/stream"):
        assert wary.http.head(path).status_code == 404
        assert wary.http.get("/account", timeout=5).status_code == 200  # the connection is free for what comes next
    assert quick.http.get("/api/programs").json() == []
    assert wary.http.head("/account").status_code == 200


# --- what it never learns ----------------------------------------------------------------------------


@pytest.mark.slow
@pytest.mark.parametrize("seat", range(len(THREE)))
def test_a_program_is_told_the_same_of_twins(seat: int) -> None:
    """Every line of the stream of a game of Domaine, byte for byte."""
    tale = written_story(THREE, 66, 1)
    here, there = _heard(tale, seat), _heard(twin_of(tale, THREE[seat]), seat)
    assert len(here) > len(tale.moves)
    assert here == there
    other = (seat + 1) % len(THREE)
    assert _heard(tale, other) != _heard(twin_of(tale, THREE[seat]), other)


def _heard(tale: Story, seat: int) -> list[bytes]:
    of = court(*tale.seating, rng=Dealer(tale.draws))
    live, outgoing = Live(of, None), Outgoing("", 10_000)
    live.attach(GameListener(live, tale.seating[seat], "", outgoing, None))
    for number, (_, move) in enumerate(tale.moves):
        play(of, move, number)
        live.tell()
    return list(outgoing.waiting())


# --- those who do not play along ---------------------------------------------------------------------


def test_a_client_that_does_not_read_is_sent_away() -> None:
    outgoing = Outgoing("", 3)
    for _ in range(10):
        outgoing.put(Beat())
    assert [json.loads(line)["type"] for line in outgoing.waiting()] == ["beat"] * 3 + ["bye"]


def test_a_server_that_ends_says_when_to_come_back() -> None:
    async def story() -> list[bytes]:
        bureau = Bureau(hub(MemoryStore()), Tokens(Path("/nowhere")))
        outgoing = Outgoing("192.0.2.7", 3)
        bureau.follow(outgoing)
        bureau.part(["192.0.2.8"])
        assert not list(outgoing.waiting())
        bureau.close()
        return list(outgoing.waiting())

    (last,) = run(story())
    assert json.loads(last) == {"type": "bye", "code": "server.restart", "retry_ms": 2000}


def test_a_program_has_no_say_in_what_people_agree_on() -> None:
    """It keeps nobody waiting who asks, and does not become the host."""
    of = table("ada", "bo", "program", name="kingdomino")
    of.chairs[2] = replace(of.chairs[2], program=True)
    request = Request(1, "end", 0, "", 0)
    assert voters(of, request) == {1}
    assert lenders(of, 1) == {0}
