"""Tables over HTTP: what is answered, and to whom."""

from __future__ import annotations

import json
from typing import Any

import httpx
import msgspec
import pytest

from demesne.records.jsonl import parse_jsonl
from demesne.records.record import check
from demesne.records.text import parse_text
from demesne.server.protocol import Problem, Summary
from demesne.server.queendomino.shapes import LandView
from tests.server.client import Site
from tests.server.kit import wish


def problem(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, msgspec.json.decode(answer.content, type=Problem).reason.code


def test_games_and_bots_are_listed(site: Site) -> None:
    games: list[dict[str, Any]] = site.http.get("/api/games").json()
    assert {game["name"]: game["players"] for game in games} == {
        "kingdomino": [2, 3, 4],
        "queendomino": [2, 3, 4],
        "royal-wedding": [3, 4, 5, 6, 7, 8],
        "domaine": [2, 3, 4],
    }
    kinds = {game["name"]: {option["name"]: option["kind"] for option in game["options"]} for game in games}
    assert kinds["kingdomino"] == {"bonuses": "several", "centre": "one", "dynasty": "one", "size": "one"}
    assert kinds["queendomino"]["box"] == kinds["royal-wedding"]["box"] == "box"
    assert {"random", "greedy"} <= {bot["spec"] for bot in site.http.get("/api/bots").json()}


def test_a_table_in_brief_knows_whose_it_is(site: Site) -> None:
    table = site.open(wish("you", "bot"))
    path = f"/api/tables/{table.table}"
    mine = msgspec.json.decode(site.http.get(path, headers={"x-seat-key": table.key}).content, type=Summary)
    theirs = msgspec.json.decode(site.http.get(path).content, type=Summary)
    assert [seat.yours for seat in mine.seats] == [True, False]
    assert [seat.yours for seat in theirs.seats] == [False, False]
    assert isinstance(mine.land[0], LandView)
    assert mine.land[0].terrain == "castle"
    assert table.key not in site.http.get(path).text


def test_options_are_the_games_own(site: Site) -> None:
    seats = msgspec.to_builtins(wish("you", "bot").seats)
    fine = {"game": "queendomino", "options": {"edition": "cz", "size": 7}, "seats": seats}
    assert site.post("/api/tables", fine).status_code == 201
    sizes: list[object] = [6, "7", True, [7], {}, None, 1.5, "x" * 999]
    for options in ({"colour": 1}, *({"size": size} for size in sizes)):
        assert problem(site.post("/api/tables", {**fine, "options": options})) == (422, "option.unknown")


@pytest.mark.parametrize(
    ("game", "option", "value", "said"),
    [
        ("queendomino", "size", 7.5, "got `float`"),
        ("queendomino", "size", None, "got `null`"),
        ("queendomino", "size", [7], "Expected `str`, got `int` - at `$[0]`"),
        ("queendomino", "box", 7, "Expected `object`, got `int`"),
        ("domaine", "board", 7, "Expected `str | array`, got `int`"),
        ("domaine", "tiles", [1], "Expected `object`, got `array`"),
    ],
)
def test_an_option_of_another_type_is_told_what_it_must_be(
    site: Site, game: str, option: str, value: object, said: str
) -> None:
    seats = msgspec.to_builtins(wish("you", "bot").seats)
    answer = site.post("/api/tables", {"game": game, "options": {option: value}, "seats": seats})
    told = answer.json()["reason"]["args"]["problem"]
    assert told.startswith(f"option '{option}': Expected ")
    assert said in told


@pytest.mark.parametrize(
    "body",
    ["", "{", "[]", "null", '{"game":1,"seats":[]}', '{"game":"queendomino","seats":[],"x":1}', "[" * 9000],
)
def test_a_body_that_cannot_be_read_is_refused(site: Site, body: str) -> None:
    headers = {"content-type": "application/json"}
    assert problem(site.http.post("/api/tables", content=body, headers=headers)) == (422, "message.unreadable")


def test_a_body_must_say_that_it_is_json(site: Site) -> None:
    """A form of a foreign page can send text without asking first, but not this type."""
    body = json.dumps({"game": "queendomino", "seats": []})
    for kind in ("text/plain", "application/x-www-form-urlencoded", "", "text/plain; application/json"):
        answer = site.http.post("/api/tables", content=body, headers={"content-type": kind})
        assert problem(answer) == (415, "message.type")


def test_a_body_too_large_is_refused(site: Site) -> None:
    headers = {"content-type": "application/json"}
    large = b'{"game":"' + b"x" * (64 * 1024) + b'"}'
    assert problem(site.http.post("/api/tables", content=large, headers=headers)) == (413, "message.too-large")
    pieces = (b"x" * 1024 for _ in range(65))
    assert problem(site.http.post("/api/tables", content=pieces, headers=headers)) == (413, "message.too-large")


def test_what_does_not_exist_has_one_answer(site: Site) -> None:
    table = site.open(wish("you", "bot"))
    for path in ("/api/tables/nowhere", "/api/tables/nowhere/record"):
        assert problem(site.http.get(path)) == (404, "table.unknown")
    assert problem(site.post("/api/tables/nowhere/join", {"invite": "x", "name": "Ada"})) == (404, "table.unknown")
    assert problem(site.post(f"/api/tables/{table.table}/join", {"invite": "x", "name": "Ada"})) == (
        403,
        "invite.wrong",
    )
    assert problem(site.post(f"/api/tables/{table.table}/again", {})) == (403, "seat.not-yours")
    assert problem(site.post(f"/api/tables/{table.table}/again", {}, table.key)) == (409, "table.running")
    for path in (
        "/api/nothing",
        "/nothing.js",
        "/assets/nothing.js",
        "/../pyproject.toml",
        "/%2e%2e/app.py",
        "/t/x/../../app.py",
    ):
        assert problem(site.http.get(path)) == (404, "page.unknown")
    assert problem(site.http.delete("/api/tables")) == (404, "page.unknown")
    assert problem(site.http.request("TRACE", "/api/v1/tables")) == (404, "page.unknown")
    for path in ("/api/today/chess", "/api/puzzles/chess"):
        assert problem(site.http.get(path)) == (404, "game.unknown")


@pytest.mark.parametrize(("form", "parse"), [("text", parse_text), ("jsonl", parse_jsonl)])
def test_the_record_replays(site: Site, form: str, parse: Any) -> None:
    table = site.open(wish("you", "here"))
    answer = site.http.get(f"/api/tables/{table.table}/record", params={"format": form})
    assert answer.status_code == 200
    assert "attachment" in answer.headers["content-disposition"]
    record = parse(answer.text)
    assert check(record) is None
    assert record.names == ("you 0", "here 1")


def test_a_record_has_two_forms(site: Site) -> None:
    table = site.open(wish("you", "here"))
    answer = site.http.get(f"/api/tables/{table.table}/record", params={"format": "pickle"})
    assert problem(answer) == (422, "message.unreadable")


def test_a_client_that_asks_too_fast_waits(strict: Site) -> None:
    answers = [strict.post("/api/tables", {}) for _ in range(80)]
    assert (429, "rate.fast") in {problem(answer) for answer in answers}
    assert strict.http.get("/api/games").status_code == 200


DEEP = "[" * 30_000 + "]" * 30_000


@pytest.mark.parametrize(
    ("path", "body"),
    [
        ("/api/tables", f'{{"game":"kingdomino","seats":[],"options":{{"size":{DEEP}}}}}'),
        ("/api/tables", f'{{"game":"kingdomino","seats":{DEEP}}}'),
        ("/api/boxes", f'{{"name":"x","tiles":{DEEP}}}'),
        ("/api/tilesets", f'{{"name":"x","rows":{DEEP}}}'),
        ("/api/owner", DEEP),
        ("/api/network", f'{{"open":{DEEP}}}'),
        ("/api/tables/TABLE/join", f'{{"invite":{DEEP}}}'),
        ("/api/tables/TABLE/again", f'{{"x":{DEEP}}}'),
    ],
)
def test_what_is_nested_too_deeply_is_unreadable_and_changes_nothing(site: Site, path: str, body: str) -> None:
    table = site.open(wish("you", "open"))
    before = site.http.get(f"/api/tables/{table.table}").json()
    headers = {"content-type": "application/json"}
    answer = site.http.post(path.replace("TABLE", table.table), content=body, headers=headers)
    assert problem(answer) == (422, "message.unreadable")
    assert site.http.get(f"/api/tables/{table.table}").json() == before
    assert site.join(table.table, str(table.invite), "Bo").seat == 1


# --- foreign pages and headers ----------------------------------------------------------------------


@pytest.mark.parametrize(
    "headers",
    [
        {"host": "evil.example"},
        {"host": ""},
        {"host": "127.0.0.1.evil.example"},
        {"host": "127.0.0.1@evil.example"},
        {"origin": "http://evil.example"},
        {"origin": "null"},
        {"origin": "http://127.0.0.1:1"},
        {"origin": "file://"},
        {"sec-fetch-site": "cross-site"},
        {"sec-fetch-site": "same-site"},
    ],
)
@pytest.mark.parametrize("method", ["GET", "POST"])
def test_foreign_pages_are_refused(site: Site, method: str, headers: dict[str, str]) -> None:
    answer = site.http.request(method, "/api/tables", headers=headers)
    assert problem(answer) == (403, "origin.foreign")


def test_a_link_from_elsewhere_may_be_followed(site: Site) -> None:
    headers = {"sec-fetch-site": "cross-site", "sec-fetch-mode": "navigate"}
    with httpx.Client(base_url=site.origin) as visitor:
        assert visitor.get("/healthz", headers=headers).status_code == 200
        assert visitor.get("/healthz", headers={**headers, "sec-fetch-mode": "no-cors"}).status_code == 403


def test_every_answer_carries_the_page_policy(site: Site) -> None:
    for answer in (
        site.http.get("/"),
        site.http.get("/api/games"),
        site.http.get("/x"),
        site.http.get("/", headers={"host": "x"}),
    ):
        policy = answer.headers["content-security-policy"]
        assert policy.startswith("default-src 'none'")
        assert "unsafe" not in policy
        assert "frame-ancestors 'none'" in policy
        assert answer.headers["referrer-policy"] == "no-referrer"
        assert answer.headers["x-content-type-options"] == "nosniff"
    assert site.http.get("/api/games").headers["cache-control"] == "no-store"
    assert "server" not in site.http.get("/api/games").headers


def test_a_table_needs_a_person(site: Site) -> None:
    """Bots play among themselves on the command line."""
    answer = site.post("/api/tables", wish("bot", "bot"))
    assert (answer.status_code, answer.json()["reason"]["code"]) == (422, "table.bots")
