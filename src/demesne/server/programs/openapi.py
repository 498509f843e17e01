"""The description of ``/api/v1`` in OpenAPI, made from its endpoints and messages."""

from __future__ import annotations

import re
from collections.abc import Collection
from functools import lru_cache
from typing import Any, Final

import msgspec

from demesne import __version__
from demesne.games.registry import GAMES
from demesne.server.programs.endpoints import ENDPOINTS, EVERYWHERE, LONGEST_CURSOR, ROOT, Endpoint
from demesne.server.protocol import Problem
from demesne.server.settings import Limits
from demesne.server.table.table import MESSAGE_ID

__all__ = ["described"]

_REFS: Final = "#/components/schemas/{name}"
_JSON, _LINES = "application/json", "application/x-ndjson"
_AGAIN: Final = "Retry-After"
_HEADERS: Final = {
    "RateLimit-Limit": "How many requests the token has at once.",
    "RateLimit-Remaining": "How many of them are left.",
    "RateLimit-Reset": "After how many seconds all of them are there again.",
    _AGAIN: "With 429 `rate.fast`: after how many seconds to ask again.",
}
"""What comes with every answer to a valid token; the last one with a refusal."""
_FORMS: Final = {"listen": rf"^[0-9]{{1,{LONGEST_CURSOR}}}$"}
"""What the cursor of a stream looks like, where programs make it themselves."""

_PLACES: Final = {
    "game": "The name of a game; `/rulesets` lists them.",
    "challenge": "The `id` of the challenge.",
    "table": "The id of the table, as in `/t/TABLE`, the link to watch it.",
}
"""What the parts of an address mean."""
_TABLE: Final = "k5bjdqkuq4wjh8ukv5usecw57h"
_EXAMPLES: Final[dict[str, Any]] = {
    "challenge": {"table": _TABLE, "seat": 1, "program": "Turing"},
    "open": {"game": next(iter(GAMES)), "seats": [{"kind": "you"}, {"kind": "bot", "bot": "level:5"}]},
    "join": {"invite": ""},
    "move": {"seq": 41, "move": "place 17 1,0 2,0"},
    "resign": {},
}
"""A body for each endpoint that takes one."""


@lru_cache(maxsize=1)
def described(limits: Limits) -> bytes:
    """The whole description as JSON, including *limits*."""
    wanted = [Problem, *(kind for each in ENDPOINTS for kind in (each.takes, each.gives) if kind not in (None, str))]
    schemas, parts = msgspec.json.schema_components(wanted, ref_template=_REFS)
    schema_of = {id(kind): schema for kind, schema in zip(wanted, schemas, strict=True)}
    paths: dict[str, dict[str, Any]] = {}
    for each in ENDPOINTS:
        paths.setdefault(f"{ROOT}{each.path}", {})[each.method.lower()] = _operation(each, schema_of)
    size, rate = limits.programs
    about = (
        f"Programs of others at the tables of a demesne server. At most {size} requests at once and {rate:g} a second "
        f"after that, {limits.streams[0]} streams of events and {limits.streams[1]} of games. Whatever is "
        f"asked may be refused with {', '.join(EVERYWHERE)}, and a move with a code of the rules. Where several "
        "servers share their tables, an answer may be 307: send the same request again to Location. See "
        "docs/programs.md, and docs/protocol.md for the codes."
    )
    told = {
        "openapi": "3.1.0",
        "info": {"title": "demesne, for programs", "version": __version__, "description": about},
        "security": [{"token": []}],
        "paths": paths,
        "components": {
            "schemas": parts,
            "headers": {name: {"description": does, "schema": {"type": "integer"}} for name, does in _HEADERS.items()},
            "securitySchemes": {"token": {"type": "http", "scheme": "bearer"}},
        },
    }
    return msgspec.json.encode(told)


def _operation(endpoint: Endpoint, schema_of: dict[int, Any]) -> dict[str, Any]:
    found: dict[str, Any] = {
        "operationId": endpoint.name,
        "summary": endpoint.does,
        "description": _description(endpoint),
        "parameters": _parameters(endpoint),
        "responses": {
            str(endpoint.status): {
                "description": endpoint.does,
                "headers": _headers(set(_HEADERS) - {_AGAIN}),
                "content": _content(endpoint, schema_of),
            },
            "4XX": {
                "description": "Refused; nothing has changed.",
                "headers": _headers(_HEADERS),
                "content": {_JSON: {"schema": schema_of[id(Problem)]}},
            },
        },
    }
    if endpoint.takes:
        content = {"schema": schema_of[id(endpoint.takes)], "example": _EXAMPLES[endpoint.name]}
        found["requestBody"] = {"required": True, "content": {_JSON: content}}
    return found


def _headers(names: Collection[str]) -> dict[str, Any]:
    return {name: {"$ref": f"#/components/headers/{name}"} for name in sorted(names)}


def _description(endpoint: Endpoint) -> str:
    scope = f"Scope: {endpoint.scope}. " if endpoint.scope else ""
    codes = f"Refuses with {', '.join(endpoint.codes)}." if endpoint.codes else ""
    return f"{scope}{codes}".strip()


def _content(endpoint: Endpoint, schema_of: dict[int, Any]) -> dict[str, Any]:
    if endpoint.forms:
        return {form: {"schema": {"type": "string"}} for form in endpoint.forms.values()}
    return {_LINES if endpoint.lines else _JSON: {"schema": schema_of[id(endpoint.gives)]}}


def _parameters(endpoint: Endpoint) -> list[dict[str, Any]]:
    text = {"type": "string"}
    found: list[dict[str, Any]] = [
        {"name": name, "in": "path", "required": True, "description": _PLACES[name], "schema": text}
        for name in re.findall(r"{(\w+)}", endpoint.path)
    ]
    found += [
        {
            "name": name,
            "in": "query",
            "description": does,
            "schema": text | _form(endpoint, name),
        }
        for name, does in endpoint.query.items()
    ]
    if endpoint.key:
        does = "8 to 64 characters of A-Z a-z 0-9 _ -; the same for the same wish, another for another"
        key = text | {"pattern": f"^{MESSAGE_ID.pattern}$"}
        found.append({"name": "Idempotency-Key", "in": "header", "required": True, "description": does, "schema": key})
    return found


def _form(endpoint: Endpoint, name: str) -> dict[str, Any]:
    """What the parameter *name* in the query may be, if not any text."""
    if name == "format":
        return {"enum": list(endpoint.forms)}
    return {"pattern": _FORMS[endpoint.name]} if endpoint.name in _FORMS else {}
