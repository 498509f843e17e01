"""The description of the interface for programs, in OpenAPI, is true of what the server answers."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import Any

import jsonschema  # type: ignore[import-untyped]
import msgspec
import pytest

from demesne.server.programs.endpoints import ENDPOINTS, ROOT
from demesne.server.programs.tokens import Tokens
from demesne.server.settings import Settings
from tests.server.client import Site
from tests.server.program import Program, code_of, on_turn

BOT = {"kind": "bot", "bot": "greedy"}


@pytest.fixture
def ape(site: Site, settings: Settings) -> Iterator[Program]:
    """A program that may do everything."""
    tokens = Tokens(settings.data)
    account, token = tokens.create("Ape that reads")
    program = Program(site.origin, token)
    yield program
    program.http.close()
    tokens.revoke(account.id)


def test_the_description_has_every_endpoint_and_is_true_of_the_answers(site: Site, ape: Program) -> None:
    told = json.loads(site.http.get(f"{ROOT}/openapi.json").content)
    assert {(path, how.upper()) for path, each in told["paths"].items() for how in each} == {
        (f"{ROOT}{each.path}", each.method) for each in ENDPOINTS
    }
    opened = ape.open("queendomino", BOT, BOT)
    table = opened["table"]
    asked: dict[str, Any] = {
        "/account": ape.ask("/account").json(),
        "/rulesets": ape.ask("/rulesets").json(),
        "/rulesets/{game}": ape.ask("/rulesets/domaine").json(),
        "/tables": ape.ask("/tables").json(),
        "/games/{table}": ape.ask(f"/games/{table}").json(),
    }
    for path, answer in asked.items():
        valid(told, told["paths"][ROOT + path]["get"]["responses"]["200"], answer)
    valid(told, told["paths"][f"{ROOT}/tables"]["post"]["responses"]["201"], opened)
    with ape.stream(f"/games/{table}/stream") as stream:
        line = on_turn(ape, table)
        ape.move(table, line["seq"], line["moves"][0], "a-first-move")
        stream.next("turn")
        for each in stream.heard:
            valid(told, told["paths"][f"{ROOT}/games/{{table}}/stream"]["get"]["responses"]["200"], each)
    with pytest.raises(jsonschema.ValidationError):
        valid(told, told["paths"][f"{ROOT}/account"]["get"]["responses"]["200"], {"id": 1})


def test_everything_in_the_description_is_described_and_its_examples_are_valid(site: Site) -> None:
    told = json.loads(site.http.get(f"{ROOT}/openapi.json").content)
    assert not [name for name, schema in told["components"]["schemas"].items() if not schema.get("description")]
    taking = {(f"{ROOT}{each.path}", each.method.lower()): each.takes for each in ENDPOINTS if each.takes}
    for path, each in told["paths"].items():
        for how, operation in each.items():
            assert all(each.get("description") for each in operation["parameters"]), path
            if takes := taking.get((path, how)):
                [content] = operation["requestBody"]["content"].values()
                valid(told, operation["requestBody"], content["example"])
                msgspec.convert(content["example"], takes)


def test_the_description_has_both_forms_of_a_record_and_every_refusal_of_a_table(site: Site, ape: Program) -> None:
    paths = json.loads(site.http.get(f"{ROOT}/openapi.json").content)["paths"]
    table = ape.open("kingdomino", BOT)["table"]
    record = paths[f"{ROOT}/games/{{table}}/record"]["get"]
    (form,) = [each for each in record["parameters"] if each["name"] == "format"]
    answers = [ape.ask(f"/games/{table}/record", format=each) for each in form["schema"]["enum"]]
    assert [each.headers["content-type"].partition(";")[0] for each in answers] == [
        *record["responses"]["200"]["content"]
    ]
    refuses = set(re.findall(r"[a-z]+\.[a-z-]+", paths[f"{ROOT}/tables"]["post"]["description"]))
    wrong: list[tuple[str, dict[str, object]]] = [
        ("domaine", {"board": "fff"}), ("domaine", {"tiles": "nobody's"}), ("queendomino", {"box": "nobody's"}),
        ("domaine", {"tiles": {"name": "x", "tiles": {}}}), ("kingdomino", {"size": 6}),
    ]  # fmt: skip
    seats = [{"kind": "you"}, BOT]
    codes = {code_of(ape.ask("/tables", {"game": name, "options": each, "seats": seats}))[1] for name, each in wrong}
    assert len(codes) >= 4
    assert codes <= refuses


def test_the_description_says_what_a_key_and_a_cursor_may_be_and_which_headers_come(site: Site, ape: Program) -> None:
    told = json.loads(site.http.get(f"{ROOT}/openapi.json").content)
    table = ape.open("kingdomino", BOT)["table"]
    state = on_turn(ape, table)
    moves, stream = told["paths"][f"{ROOT}/games/{{table}}/moves"], told["paths"][f"{ROOT}/games/{{table}}/stream"]
    for key in ("short", "with a space", "k" * 65, "k" * 64):
        answer = ape.move(table, state["seq"], state["moves"][0], key)
        assert (answer.status_code == 200) == fits(moves["post"], "Idempotency-Key", key), key
    for cursor in ("soon", "-1", "1" * 10):
        answer = ape.ask(f"/games/{table}/stream", cursor=cursor)
        assert (code_of(answer), fits(stream["get"], "cursor", cursor)) == ((422, "message.unreadable"), False)
    assert fits(stream["get"], "cursor", "41")
    promised = told["components"]["headers"].keys()
    heard = {name.lower() for name in ape.ask("/account").headers}
    assert {name for name in promised if name.lower() in heard} == promised - {"Retry-After"}  # that comes with a 429
    for way in (each for path in told["paths"].values() for each in path.values()):
        for status, response in way["responses"].items():
            ours = promised if status == "4XX" else promised - {"Retry-After"}
            assert response["headers"] == {name: {"$ref": f"#/components/headers/{name}"} for name in ours}


def fits(way: dict[str, Any], name: str, text: str) -> bool:
    """Whether *text* may be the parameter *name* of *way*, by the description."""
    (found,) = [each for each in way["parameters"] if each["name"] == name]
    return bool(jsonschema.Draft202012Validator(found["schema"]).is_valid(text))


def valid(told: dict[str, Any], response: dict[str, Any], answer: object) -> None:
    """Raises unless *answer* is what the description says of *response*."""
    (content,) = response["content"].values()
    jsonschema.validate(answer, {**content["schema"], "components": told["components"]})
