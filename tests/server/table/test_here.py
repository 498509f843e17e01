"""What is to be seen at a refused thing: checked facts under the rule that refuses it, each with words on the page."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random
from typing import cast

import pytest

from demesne.games.queendomino.state import State
from demesne.review.facts import Fact
from demesne.server.domaine.family import FAMILY as COURT
from demesne.server.protocol import Because, Why
from demesne.server.queendomino.family import FAMILY as QUEENDOMINO
from tests.games.domaine import drawn as court
from tests.games.queendomino.drawn import lone, side, table
from tests.server.kit import ADA, going, play
from tests.server.kit import table as live

ROOT = Path(__file__).resolve().parents[3]
WORDS = (ROOT / "web/locales/en/queendomino.ftl", ROOT / "web/locales/en/domaine.ftl")
SAMPLE = 120


def placing(kingdom: str, number: int) -> State:
    """Seat 0 has *number* in hand."""
    return table(side(kingdom), *lone()[1:], phase="place", now=f"{number}@0 46@1 47@2")


def seen(state: State, thing: str) -> Fact | None:
    reason = QUEENDOMINO.why(state, thing)
    return None if reason is None else QUEENDOMINO.here(state, thing, reason)


def test_landscapes_that_do_not_fit_are_named() -> None:
    """Rules 4.3: 45 is mine and town; 9 is two swamps. The squares lie beside W1 or F., beside both, beside nothing."""
    row = "CC W1 F."
    assert seen(placing(row, 45), "square 2,1") == Fact("beside", {"around": "forest", "halves": "mine+town"})
    assert seen(placing(row, 9), "square 3,0") == Fact("beside", {"around": "forest", "halves": "swamp"})
    assert seen(placing("CC W1\n-- -- F.", 9), "square 2,0") == Fact(
        "beside", {"around": "forest+wheat", "halves": "swamp"}
    )
    assert seen(placing(row, 9), "square 5,0") == Fact("alone", {})


def test_a_square_that_is_not_free_says_what_lies_there() -> None:
    """Rules 4.2."""
    state = placing("CC W1 F.", 9)
    assert seen(state, "square 2,0") == Fact("land", {"terrain": "forest"})
    assert seen(state, "square 0,0") == Fact("castle", {})


def test_a_hole_has_no_room_for_the_other_half() -> None:
    """Rules 4.2: 1,1 is free, and none of its four neighbours is."""
    ring = "CC W. W.\nW. -- W.\nW. W. W."
    assert seen(placing(ring, 10), "square 1,1") == Fact("no-room", {})


def test_how_far_a_kingdom_would_reach() -> None:
    """Rules 4.5: five squares long already, a domino at its end makes it six (across) or seven."""
    state = placing("CC W. W. W. W.", 1)
    assert seen(state, "square 5,0") == Fact("extent", {"wide": 6, "high": 2})


def test_whose_king_stands_there() -> None:
    """Rules 9.1."""
    state = table(*lone(), phase="claim", now="9@0 11@1 12@2", new="20@1 21 22")
    assert seen(state, "domino 20") == Fact("king", {"seat": 1})
    assert seen(state, "domino 9") is None, "that it is not in the line says it all"


def test_at_court_the_board_tells() -> None:
    """Rules 7.2: seat 0 has a castle and two knights in row a; a border parts c1 from d1, where B stands."""
    line = court.table("A 0|1 B 1 1|\n\n. .|. . . .|\n- - - - - -", doing="B14 deserter")
    chain = COURT.why(line, "square e1")
    assert chain is not None
    assert chain.code == "desert.chain"
    assert COURT.here(line, "square e1", chain) == Fact("stranded", {"places": "f1"})


def test_every_fact_has_words() -> None:
    code = "".join(path.read_text() for path in (ROOT / "src/demesne/server").glob("*/here.py"))
    told = set(re.findall(r'Fact\("([a-z-]+)"', code))
    said = set(re.findall(r"^here-([a-z-]+) =", "\n".join(path.read_text() for path in WORDS), re.MULTILINE))
    assert told == said


@pytest.mark.parametrize("name", ["queendomino", "kingdomino"])
def test_whatever_is_touched_is_answered(name: str) -> None:
    """Nothing that may be asked breaks the answer, and what can be chosen has no such fact."""
    of, rng = live(ADA, ADA, name=name), Random(4)
    found: set[str] = set()
    for _ in range(SAMPLE):
        if not going(of):
            break
        for thing in ("square 1,0", "square 3,2", "square 0,0", "slot 1", "domino 9"):
            answer = of.why(ADA, Why(of.seq, "message-here", thing))
            assert isinstance(answer, Because)
            assert answer.here is None or answer.reason is not None
            found |= {answer.here.code} if answer.here else set()
        play(of, str(rng.choice(cast("State", of.state).legal_moves())))
    assert found >= {"castle", "land"}
