"""Every refusal of the rules: a position, a move, and the code and clause it is refused with."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from demesne.games.base import IllegalMove, Reason
from demesne.games.domaine.moves import parse_move
from demesne.games.domaine.state import State
from tests.games.domaine.drawn import dealt_out, opening, play, table, why
from tests.games.domaine.test_05_borders import COMBS
from tests.games.domaine.test_09_deserter import LINE
from tests.games.domaine.test_10_alliance import NEIGHBOURS

FOLDER = Path(__file__).resolve().parents[3] / "src" / "demesne" / "games" / "domaine"

LAND = "/".join(["." * 12, "v" * 12, ".vvvvvvvvvvv", *["v" * 12] * 7, "." * 12, "." * 12])
SETTING = play(
    dealt_out(3, board=LAND), "castle a1", "knight b1", "castle a12", "knight b12", "castle l12", "knight k12"
)
CARDS = table("A .", hand="A01 A09 B14", ducats=4)
SOLD = play(table("A .", hand="A01 A04 A09", chancery="A02"), "sell A01")
CLOSED = play(table("A .", hand="A01 A04 A09", chancery="A02", idle=30, stalling="forced"), "sell A01")
FENCES = table("A .|1 B .|\n- - - - -", doing="A06 borders")
FIGURES = table("A 0|f", doing="A06 borders")
EXPANDING = table("A .|. B|. A|\n- - - - - -", doing="B08 expansion")
TWO = table("A .|. . .|A .|\n- -       - -", doing="B08 expansion", done=1, grows="a1")
ROWS = "\n\n".join(["|".join("." * 12)] * 8 + [".|.|.|.|.|.|.|."])
FEW = table("A .|. .\n- -\n\n\n" + ROWS, doing="B08 expansion", far="l12 l11")
RECRUITS = table("A f v 1", doing="B07 knights", ducats=0)
ARMY = table("A 0 0 0 0 0 0 0\n\n0 0 0 0 0 0 0 0", doing="B07 knights")
DESERTER = table(LINE, doing="B14 deserter")
FAR_OFF = LINE.replace("A 0|1", "A 0|.|1").replace(". .|.", ". .|.|.").replace("- - - - - -", "- - - - - - -")
LAST = LINE.replace("B 1 1|", "B . .|")
NEUTRAL = table("A 0|. C|\n- - - -", seats=2, doing="B08 expansion", neutral_targets=False)
BARRED = table(LINE, doing="B14 deserter", allied="a1-d1", allied_deserter=False)
ALLIES = table(NEIGHBOURS, doing="B15 alliance")

REFUSED = [
    ("turn.over", "11.5", table("", phase="over"), "sell A01"),
    ("turn.chance", "3.2", opening(3), "castle a1"),
    ("turn.chance", "4.6", play(SOLD, "refill deck"), "refill A02"),
    ("turn.phase", "3.3", SETTING, "sell A01"),
    ("turn.phase", "4.2", CARDS, "refill deck"),
    ("draw.stack", "3.2", opening(3), "draw B01"),
    ("draw.gone", "3.2", play(opening(3), "draw A01"), "draw A01"),
    ("castle.terrain", "3.4", SETTING, "castle a2"),
    ("castle.taken", "3.4", SETTING, "castle a1"),
    ("castle.no-knight", "3.4", SETTING, "castle a3"),
    ("castle.too-near", "3.5", SETTING, "castle d1"),
    ("knight.beside-castle", "3.6", play(SETTING, "castle j1"), "knight c1"),
    ("card.not-held", "4.2", CARDS, "sell A02"),
    ("play.symbol", "4.4", CARDS, "play A09 borders"),
    ("play.price", "4.4", CARDS, "play B14 deserter"),
    ("play.no-part", "4.5", table("A v\n\nv", hand="A09"), "play A09 knights"),
    ("part.other-symbol", "4.4", FENCES, "knight b1"),
    ("end.no-part", "4.5", FENCES, "end"),
    ("refill.chancery", "4.6", SOLD, "refill A03"),
    ("refill.just-sold", "4.7", SOLD, "refill A01"),
    ("refill.must-draw", "4.8", CLOSED, "refill A02"),
    ("border.taken", "5.1", FENCES, "border b1-c1"),
    ("border.own-figures", "5.2", FIGURES, "border a1-b1"),
    ("border.inside-domain", "5.3", FENCES, "border d1-e1"),
    ("border.supply", "5.5", table(COMBS + "\n\n.|", doing="A06 borders", far="l12 l11"), "border b12-c12"),
    ("knight.taken", "7.1", RECRUITS, "knight d1"),
    ("knight.terrain", "7.1", RECRUITS, "knight c1"),
    ("knight.not-beside", "7.2", RECRUITS, "knight c2"),
    ("knight.forest", "7.3", RECRUITS, "knight b1"),
    ("knight.supply", "7.4", ARMY, "knight a3"),
    ("expand.not-own", "8.1", EXPANDING, "expand d1 b1"),
    ("expand.one-domain", "8.1", TWO, "expand f1 e1"),
    ("expand.not-beside", "8.2", EXPANDING, "expand a1 c2"),
    ("expand.figure", "8.3", EXPANDING, "expand f1 d1"),
    ("expand.own-domain", "8.4", table("A .|. A|\n- - - -", doing="B08 expansion"), "expand a1 c1"),
    ("expand.neutral", "8.5", NEUTRAL, "expand a1 c1"),
    ("expand.strength", "8.5", EXPANDING, "expand a1 c1"),
    ("expand.allied", "8.6", table("A 0|. B|\n- - - -", doing="B08 expansion", allied="a1-d1"), "expand a1 c1"),
    ("expand.supply", "8.7", FEW, "expand a1 b2"),
    ("desert.not-own", "9.1", DESERTER, "desert d1 a1 b1 d2"),
    ("desert.not-theirs", "9.1", DESERTER, "desert a1 l12 c1 a2"),
    ("desert.not-beside", "9.1", table(FAR_OFF, doing="B14 deserter"), "desert a1 e1 d1 a2"),
    ("desert.no-own-knight", "9.1", table(LINE.replace("A 0|", "A .|"), doing="B14 deserter"), "desert a1 d1 c1 a2"),
    ("desert.allied", "9.1", BARRED, "desert a1 d1 c1 a2"),
    ("desert.no-knight", "9.2", DESERTER, "desert a1 d1 d2 a2"),
    ("desert.last-knight", "9.2", table(LAST, doing="B14 deserter", last_knight=False), "desert a1 d1 c1 a2"),
    ("desert.chain", "9.2", DESERTER, "desert a1 d1 e1 a2"),
    ("desert.outside", "9.3", DESERTER, "desert a1 d1 c1 c2"),
    ("ally.not-own", "10.1", ALLIES, "ally d1 a1"),
    ("ally.not-theirs", "10.1", ALLIES, "ally a1 b2"),
    ("ally.not-beside", "10.1", ALLIES, "ally a1 f1"),
    ("ally.already", "10.1", table(NEIGHBOURS, doing="B15 alliance", allied="a1-d1"), "ally a1 d1"),
]


@pytest.mark.parametrize(("code", "clause", "state", "move"), REFUSED, ids=[row[0] for row in REFUSED])
def test_a_move_against_a_clause_is_refused_with_its_code(code: str, clause: str, state: State, move: str) -> None:
    """The code is stable, the clause says which rule, and the position stays as it was."""
    before = str(state)
    assert why(state, move) == f"{code} {clause}"
    assert str(state) == before


def test_no_code_of_the_rules_is_left_out_above() -> None:
    """Whoever adds a refusal adds its example; those of a pair of domains are put together from two words."""
    source = "".join(path.read_text(encoding="utf-8") for path in FOLDER.rglob("*.py"))
    found = set(re.findall(r'Reason\.of\(\s*"([a-z.-]+)"', source))
    endings = re.findall(r'Reason\.of\(\s*f"\{word\}\.([a-z-]+)"', source)
    found |= {f"{word}.{ending}" for word in ("desert", "ally") for ending in endings}
    assert endings
    assert found == {row[0] for row in REFUSED}


@pytest.mark.parametrize(
    ("state", "move", "params"),
    [
        (CARDS, "play B14 deserter", {"price": 6, "ducats": 4}),
        (CARDS, "play A09 borders", {"card": "A09", "action": "borders"}),
        (CARDS, "sell A02", {"card": "A02"}),
        (SETTING, "castle d1", {"spaces": 6}),
        (SETTING, "castle a2", {"terrain": "village"}),
        (EXPANDING, "expand a1 c1", {"own": 0, "theirs": 0}),
        (CLOSED, "refill A02", {"rounds": 10}),
        (FENCES, "knight b1", {"action": "borders"}),
        (CARDS, "refill deck", {"step": "act"}),
        (RECRUITS, "knight b1", {"price": 1}),
    ],
)
def test_a_reason_has_what_its_sentence_needs(state: State, move: str, params: dict[str, str | int]) -> None:
    """Parameters come sorted by name."""
    with pytest.raises(IllegalMove) as caught:
        state.apply(parse_move(move))
    assert dict(caught.value.reason.params) == params
    assert list(caught.value.reason.params) == sorted(params.items())


def test_a_reason_reads_as_a_line() -> None:
    """Code, parameters, clause; the move before it."""
    reason = Reason.of("expand.strength", "8.5", own=1, theirs=2)
    assert str(IllegalMove("expand a1 c1", reason)) == "expand a1 c1: expand.strength own=1 theirs=2 (rules 8.5)"
