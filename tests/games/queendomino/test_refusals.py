"""Every refusal of the rules: a position, a move, and the code and clause it is refused with."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from demesne.games.base import IllegalMove, Reason
from demesne.games.queendomino.moves import parse_move
from demesne.games.queendomino.state import State
from tests.games.queendomino.drawn import lone, opening, set_up, side, table, why

GAMES = Path(__file__).resolve().parents[3] / "src" / "demesne" / "games"

CLAIMED = ("deal 10", "deal 20", "deal 30", "deal 40", "king 1", "claim 20")


def after_a_king() -> State:
    state = set_up(3)
    for move in CLAIMED:
        state = state.apply(parse_move(move))
    return state


PLACING = table(side("W. W. CC W. W."), *lone()[1:], phase="place", now="10@0 11@1 12@2")
PAIR = table(*lone(), phase="place", now="9@0 11@1 12@2")
TAXING = table(side("CC W. W."), *lone()[1:], phase="tax", placed="1,0 2,0")
BUILDING = table(side("CC T. ba", coins=2), *lone()[1:], slots="sa . fi we ma fo")
BRIBING = table(*lone(), phase="bribe", slots="ba . fi we ma fo")
CLAIMING = table(*lone(), phase="claim", new="41 42@1 43 44")

REFUSED = [
    ("turn.over", "3.7", table(*lone(), phase="over", round=12, new=""), "pass"),
    ("turn.chance", "2.3", opening(3), "claim 1"),
    ("turn.chance", "2.4", set_up(3), "tile bakery"),
    ("turn.chance", "2.5", after_a_king(), "claim 10"),
    ("turn.chance", "3.6", table(*lone(), phase="line", new="", undealt="5 6 7 8"), "pass"),
    ("turn.phase", "3.2", PLACING, "claim 41"),
    ("tile.gone", "1.2", table(*lone(), phase="tiles", slots="bt . . . . ."), "tile big_tavern"),
    ("deal.gone", "1.1", table(*lone(), phase="line", new="7", undealt="5 6"), "deal 7"),
    ("king.not-drawn", "2.5", after_a_king(), "king 1"),
    ("place.wrong-domino", "4.1", PLACING, "place 11 0,1 1,1"),
    ("place.apart", "4.2", PLACING, "place 10 0,1 1,2"),
    ("place.occupied", "4.2", PLACING, "place 10 1,0 1,1"),
    ("place.unconnected", "4.3", PLACING, "place 10 0,2 1,2"),
    ("place.too-wide", "4.5", PLACING, "place 10 3,0 4,0"),
    ("place.order", "4.7", PAIR, "place 9 2,0 1,0"),
    ("discard.wrong-domino", "4.1", PLACING, "discard 11"),
    ("discard.fits", "4.6", PLACING, "discard 10"),
    ("tax.square", "5.1", TAXING, "tax 0,0"),
    ("tax.knights", "5.2", TAXING, "tax 1,0 2,0"),
    ("build.no-slot", "6.1", BUILDING, "build 6 1,0"),
    ("build.empty-slot", "6.1", BUILDING, "build 1 1,0"),
    ("build.coins", "6.2", BUILDING, "build 3 1,0"),
    ("build.square", "6.3", BUILDING, "build 0 0,0"),
    ("build.taken", "6.4", BUILDING, "build 0 2,0"),
    ("bribe.queen", "8.2", table(side(towers=1), *lone()[1:], phase="bribe", queen=0), "bribe 0"),
    ("bribe.away", "8.1", table(*lone(), phase="bribe", slots=". sa fi we ma fo", burnt=0), "bribe 1"),
    ("bribe.coins", "8.3", table(side(coins=0), *lone()[1:], phase="bribe"), "bribe 0"),
    ("bribe.no-slot", "8.4", BRIBING, "bribe 6"),
    ("bribe.empty-slot", "8.4", BRIBING, "bribe 1"),
    ("claim.not-in-line", "9.1", CLAIMING, "claim 40"),
    ("claim.taken", "9.1", CLAIMING, "claim 42"),
    ("pass.mandatory", "3.3", CLAIMING, "pass"),
]


@pytest.mark.parametrize(("code", "clause", "state", "move"), REFUSED, ids=[row[0] for row in REFUSED])
def test_a_move_against_a_clause_is_refused_with_its_code(code: str, clause: str, state: State, move: str) -> None:
    """The code is stable, the clause says which rule, and the position stays as it was."""
    before = str(state)
    assert why(state, move) == f"{code} {clause}"
    assert str(state) == before


def test_no_code_of_the_rules_is_left_out_above() -> None:
    """Whoever adds a refusal adds its example."""
    source = "".join(path.read_text(encoding="utf-8") for path in (GAMES / "queendomino").rglob("*.py"))
    assert set(re.findall(r'Reason\.of\(\s*"([a-z.-]+)"', source)) == {row[0] for row in REFUSED}


@pytest.mark.parametrize(
    ("state", "move", "params"),
    [
        (PLACING, "place 10 3,0 4,0", {"size": 5}),
        (PLACING, "place 11 0,1 1,1", {"domino": 10}),
        (BUILDING, "build 3 1,0", {"price": 3, "coins": 2}),
        (CLAIMING, "claim 42", {"domino": 42}),
        (CLAIMING, "pass", {"step": "claim"}),
        (PLACING, "claim 41", {"step": "place"}),
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
    reason = Reason.of("build.coins", "6.2", price=3, coins=2)
    assert str(reason) == "build.coins coins=2 price=3 (rules 6.2)"
    assert str(IllegalMove("build 3 1,0", reason)) == "build 3 1,0: build.coins coins=2 price=3 (rules 6.2)"
