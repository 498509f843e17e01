"""Every road out of the server has its twins: two games equal but for hidden cards are told alike on it.

The roads come from the server itself: its addresses, and the messages of its protocols. A new one fails here until it
is asked in ``tests/server/twins.py``, has a test of its own, or it is said why it tells nothing of a game.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import get_args

import pytest

from demesne.server.programs import messages as programs
from demesne.server.protocol import ServerMessage
from tests.server.hostile.test_doors import DOORS
from tests.server.hostile.test_papers import names_in
from tests.server.twins import ROADS

TWINS = "tests/server/live/test_twins.py::test_twins_look_alike_to_those_who_cannot_know_better"
PROGRAM = "tests/server/programs/test_programs.py::test_a_program_is_told_the_same_of_twins"
SHIPPED = "tests/server/afterwards/test_puzzles.py::test_of_hidden_hands_only_ones_own_is_told"

ASKED = "tests/server/programs/test_programs.py::test_one_program_asks_another_and_both_are_told_that_the_game_begins"

SERVER = "of the server itself, never of a game"
KEPT = "what is printed, or what owners keep"
LAID = "a table that is laid by it: nothing has been dealt, and its answer names table and keys only"
PEOPLE = "accounts, profiles and moderation; of games only who sat there and how they ended"
NOTICES = "which browsers are told; what they are told has a test of its own: test_herald.py"
MAILS = "whose address is known; what is written there has a test of its own: test_letters.py"
BROUGHT = "the record is the asker's own"

QUIET: Mapping[str, str] = {
    r"GET /(healthz|readyz)|GET /api/(games|bots|programs)|(GET|POST) /api/network|POST /api/owner": SERVER,
    r"(GET|POST) /api/(box|boxes|tiles|tilesets)(/\{name\})?": KEPT,
    r"POST /api/(tables|lobby|today)|GET /api/today/\{game\}": LAID,
    r"(GET|POST) /api/(account|session|people|moderation)(/.+)?": PEOPLE,
    r"GET /api/notices|POST /api/notices/(push|forget)": NOTICES,
    r"(GET|POST) /api/mail(/stop/\{word\})?|POST /api/mail/(remove|confirm|stop)": MAILS,
    r"POST /api/(branches|records|replay|replay/\{first\})": BROUGHT,
    r"GET /api/v1/(openapi.json|account|rulesets|rulesets/\{game\})|POST /api/v1/challenges(/.+)?": SERVER,
    r"POST /api/v1/tables": LAID,
}
"""Addresses that tell nothing about a running game, and why."""
TESTED: Mapping[str, str] = {
    "GET /metrics": TWINS,
    "GET /api/tables/{table}/replay/{first}": TWINS,
    "GET /api/v1/games/{table}/stream": PROGRAM,
    "GET /api/v1/stream/events": ASKED,
    "GET /api/puzzles/{game}": SHIPPED,
    "GET /api/puzzles/{game}/{number}": SHIPPED,
    "GET /api/puzzles/{game}/{number}/weighed": SHIPPED,
    "GET /api/puzzles/{game}/{number}/why": SHIPPED,
    "POST /api/puzzles/{game}/{number}": SHIPPED,
    "GET /api/tables/{table}/puzzles/{number}": TWINS,
    "GET /api/tables/{table}/puzzles/{number}/weighed": TWINS,
    "GET /api/tables/{table}/puzzles/{number}/why": TWINS,
    "POST /api/tables/{table}/puzzles/{number}": TWINS,
    "POST /api/tables/{table}/seats/{seat}/bot": TWINS,
    "POST /api/tables/{table}/seats/{seat}/program": TWINS,
    "POST /api/tables/{table}/seats/{seat}/free": TWINS,
}
"""Addresses that are asked with other words, and the tests that do so."""
MESSAGES: Mapping[str, str] = {
    **dict.fromkeys(("update", "amend", "ack", "because", "weighed", "coming", "stakes", "refused", "pong"), TWINS),
    "hinted": "tests/server/live/test_hints.py::test_a_hint_is_the_same_whatever_is_hidden",
    "talk": "tests/server/live/test_talk.py::test_no_other_seat_or_spectator_gets_a_byte_of_it",
    "partner": "tests/server/live/test_talk.py::test_no_other_seat_or_spectator_gets_a_byte_of_it",
    "probe": "tests/server/web/test_lag.py::test_only_the_number_that_is_out_counts_and_once",
    "bye": "tests/server/upkeep/test_restart.py::test_connected_clients_are_told_that_the_server_will_be_back",
}
"""Messages of the socket."""
LINES: Mapping[str, str] = {
    **dict.fromkeys(("game", "event", "turn", "over"), PROGRAM),
    **dict.fromkeys(("beat", "bye"), SERVER),
    **dict.fromkeys(("challenge", "challenge-over", "game-start", "game-over"), LAID),
}
"""What programs are told line by line: a test, or why it tells nothing about a game."""


def asked() -> set[str]:
    """The addresses that the twins are asked at."""
    return {f"{method} {road.partition('?')[0]}" for method, road, _ in ROADS}


def doors() -> set[str]:
    return {f"{method} {re.sub(':[a-z]+}', '}', path)}" for method, path in DOORS}


def test_no_road_is_forgotten() -> None:
    quiet = {door for door in doors() if any(re.fullmatch(pattern, door) for pattern in QUIET)}
    assert not quiet & (asked() | TESTED.keys()), "said to be quiet, and asked"
    assert not doors() - quiet - asked() - TESTED.keys(), "not asked of twins"
    assert not TESTED.keys() - doors(), "no address of the server"


def test_no_message_is_forgotten() -> None:
    kinds = {str(kind.__struct_config__.tag) for kind in get_args(ServerMessage)}
    assert kinds == MESSAGES.keys()
    lines = {str(kind.__struct_config__.tag) for kind in get_args(programs.GameLine) + get_args(programs.EventLine)}
    assert lines == LINES.keys()


@pytest.mark.parametrize("named", sorted({*TESTED.values(), *MESSAGES.values(), PROGRAM}))
def test_what_is_named_is_there(named: str) -> None:
    path, _, name = named.partition("::")
    assert name in names_in(path)
