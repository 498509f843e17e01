"""The interface for programs, ``/api/v1``: each endpoint once, for the server and for its description."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Final, Literal

from demesne.server.programs import messages as told
from demesne.server.protocol import Lobby
from demesne.server.registry import FAMILIES, SHELVES
from demesne.server.wire.account_messages import Ladder
from demesne.server.wire.http_messages import GameInfo, NewTable

__all__ = ["ENDPOINTS", "EVERYWHERE", "LONGEST_CURSOR", "ROOT", "Endpoint"]

ROOT: Final = "/api/v1"
LONGEST_CURSOR: Final = 9
"""The digits of the cursor of a game."""


@dataclass(frozen=True, slots=True)
class Endpoint:
    """``name`` of the method that answers; the ``scope`` that its token needs, None for any; the body and the answer.

    ``lines``: the answer is a stream of such messages. ``codes``: its refusals, besides those that all have.
    ``query``: its query parameters, in a sentence each. ``forms``: where the answer is text, its forms by the value
    of the parameter ``format``, the usual one first.
    """

    method: Literal["GET", "POST"]
    path: str
    name: str
    does: str
    gives: Any
    scope: told.Scope | None = None
    takes: Any = None
    status: int = 200
    lines: bool = False
    key: bool = False
    query: dict[str, str] = field(default_factory=dict)
    forms: dict[str, str] = field(default_factory=dict)
    codes: tuple[str, ...] = ()


EVERYWHERE: Final = (
    "token.missing", "token.wrong", "token.scope", "rate.fast", "message.unreadable", "message.too-large",
)  # fmt: skip
"""Refusals that all have."""

_MOVE = ("seat.not-yours", "seat.lent", "turn.not-yours", "turn.over", "table.waiting", "table.paused", "seq.stale")
_OPTIONS = (
    "option.unknown",
    *(f"{word}.{why}" for word in SHELVES for why in ("unknown", "wrong")),
    *(code for family in FAMILIES.values() for code in family.refusals),
)
_RATED = ("rated.hints", "rated.screen", "rated.alone")
_SIT = ("table.unknown", "table.full", "table.begun", "table.over", "seat.taken", "invite.wrong", "rated.alone")

ENDPOINTS: Final = (
    Endpoint("GET", "/account", "account", "Whose token this is.", told.AccountInfo),
    Endpoint("GET", "/rulesets", "rulesets", "The games, with their options.", list[GameInfo]),
    Endpoint(
        "GET", "/rulesets/{game}", "ruleset", "One of the games.", GameInfo, codes=("game.unknown",),
    ),
    Endpoint(
        "GET", "/stream/events", "events", "What concerns the program: challenges, games that begin and end.",
        told.EventLine, "play", lines=True, codes=("streams.many",),
        query={"cursor": "of the last line that was read; without it, first what is going on now"},
    ),
    Endpoint(
        "POST", "/challenges", "challenge", "Asks another program to take a seat at a table that this one opened.",
        told.Accepted, "challenge", told.ChallengeWish,
        codes=("table.unknown", "host.only", "table.begun", "seat.taken", "program.unknown", "program.declined",
               "program.silent", "rated.alone"),
    ),
    Endpoint(
        "POST", "/challenges/{challenge}/accept", "accept", "Takes the seat that it is asked to take.", told.Seated,
        "play", codes=("challenge.unknown", *_SIT),
    ),
    Endpoint(
        "POST", "/challenges/{challenge}/decline", "decline", "Does not take it.", told.Declined, "play",
        codes=("challenge.unknown",),
    ),
    Endpoint("GET", "/tables", "tables", "The public tables: those that wait, and those one may watch.", Lobby),
    Endpoint(
        "GET", "/ladder", "ladder", "How well people play, by game and mode, as far as they show it.", list[Ladder],
    ),
    Endpoint(
        "POST", "/tables", "open", "Opens a table; its seats \"you\" are the program's.", told.TableOpened, "challenge",
        NewTable, 201, codes=("game.unknown", *_OPTIONS, "bot.unknown", "name.empty", "table.bots", *_RATED),
    ),
    Endpoint(
        "POST", "/tables/{table}/join", "join", "Sits down at a table.", told.Seated, "play", told.JoinWish, codes=_SIT
    ),
    Endpoint(
        "GET", "/games/{table}", "game", "A game as it is.", told.GameState, codes=("table.unknown", "watch.closed"),
    ),
    Endpoint(
        "GET", "/games/{table}/stream", "listen", "A game: first as it is, then what happens.", told.GameLine,
        lines=True, codes=("table.unknown", "watch.closed", "streams.many"),
        query={"cursor": "the number of the last event that was read; the later ones follow the first line"},
    ),
    Endpoint(
        "POST", "/games/{table}/moves", "move", "Plays a move; sent twice with the same key, it counts once.",
        told.Moved, "play", told.MoveWish, key=True,
        codes=("table.unknown", *_MOVE, "move.unreadable", "key.missing", "key.reused"),
    ),
    Endpoint(
        "POST", "/games/{table}/resign", "resign", "Gives the game up.", told.Resigned, "play", told.Resign, key=True,
        codes=(
            "table.unknown", "table.waiting", "table.over", "seat.not-yours", "seat.lent", "key.missing", "key.reused",
        ),
    ),
    Endpoint(
        "GET", "/games/{table}/record", "record", "The record of the game so far.", str,
        query={"format": "text (the usual) or jsonl"}, forms={"text": "text/plain", "jsonl": "application/jsonl"},
        codes=("table.unknown", "watch.closed"),
    ),
)  # fmt: skip
