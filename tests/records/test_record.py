"""A record is what the rules allow, or its first fault is named: ply, move, code, clause."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from random import Random

import pytest

from demesne.games.base import IllegalMove, Reason
from demesne.games.registry import GAMES, make_game
from demesne.records.jsonl import format_jsonl, parse_jsonl
from demesne.records.reasons import SENTENCES, sentence
from demesne.records.record import Fault, Record, Result, Told, check, game_of, mover, replay
from demesne.records.text import parse_text
from tests.modes import EVERY, Mode, mode_name
from tests.records.games import played, played_mode


def fault_of(record: Record) -> Fault:
    fault = check(record)
    assert fault is not None
    return fault


def altered(record: Record, ply: int, move: str) -> Record:
    moves = (*record.moves[:ply], move, *record.moves[ply + 1 :])
    return replace(record, moves=moves, told=())


def first(record: Record, begins: str, after: int = 0) -> int:
    """The first ply whose move begins so."""
    return next(i for i, move in enumerate(record.moves) if i >= after and move.startswith(begins))


@pytest.mark.slow
@pytest.mark.parametrize("mode", EVERY, ids=mode_name)
def test_a_played_game_is_sound(mode: Mode) -> None:
    assert check(played_mode(mode)) is None


@pytest.mark.parametrize("mode", EVERY, ids=mode_name)
def test_a_game_with_any_one_move_altered_is_not(mode: Mode) -> None:
    """To one that is not legal there: the fault is named at that very ply."""
    record, rng = played_mode(mode), Random(1)
    for ply in rng.sample(range(len(record.moves)), 4):
        legal = record.told[ply].legal or ()
        move = rng.choice([move for move in record.moves if move not in legal])
        assert fault_of(altered(record, ply, move)).ply == ply


@pytest.mark.slow
@pytest.mark.parametrize(("number", "mode"), list(enumerate(EVERY)), ids=mode_name)
def test_a_game_with_its_outcome_altered_is_not(number: int, mode: Mode) -> None:
    """A point more in a row and in the total of a side, and another rank of one: each mode those of other sides."""
    record = played_mode(mode)
    outcome = record.outcome or ()
    for index, changed in ((number, _richer), (-1 - number // 2, _higher)):
        sides = list(outcome)
        sides[index % len(sides)] = changed(outcome[index % len(outcome)])
        wrong = replace(record, outcome=tuple(sides), told=())
        assert fault_of(wrong).reason.code == "record.outcome"


def _richer(side: Result) -> Result:
    row = next(iter(side.rows))
    return replace(side, total=side.total + 1, rows={**side.rows, row: side.rows[row] + 1})


def _higher(side: Result) -> Result:
    return replace(side, rank=side.rank + 1)


def test_a_move_that_is_hidden_is_named_as_that() -> None:
    record = Record("domaine", 2, ("draw ?",))
    fault = fault_of(record)
    assert (fault.ply, fault.move, fault.reason.code) == (0, "draw ?", "record.hidden")
    assert "before the game was over" in sentence(fault.reason, record.game)


@pytest.mark.parametrize(
    ("record", "problem"),
    [
        (Record("kingdomino", 3, options={"size": 7}), "2 players"),
        (Record("kingdomino", 2, options={"bonuses": "harmony"}), "'bonuses' must be a list"),
        (Record("kingdomino", 2, options={"bonuses": ["harmony", "harmony"]}), "'bonuses' must be a list"),
        (Record("kingdomino", 2, options={"bonuses": ["giants"]}), "'bonuses' lists 'giants'"),
        (Record("kingdomino", 2, options={"dynasty": 1}), "'dynasty' must be one of false, true"),
        (Record("kingdomino", 2, options={"edition": "us"}), "no option 'edition'"),
        (Record("kingdomino", 5), "2, 3 or 4 players, not 5"),
        (Record("royal-wedding", 7, options={"edition": "eu"}), "at most 6 single players"),
        (Record("royal-wedding", 8, options={"edition": "cz"}), "at most 7 single players"),
        (Record("royal-wedding", 5, options={"teams": True}), "6 or 8 players"),
        (Record("royal-wedding", 2), "not 2"),
        (Record("royal-wedding", 6, options={"teams": [True]}), "'teams' must be one of false, true"),
        (Record("queendomino", 3, options={"bonuses": ["harmony"]}), "no option 'bonuses'"),
    ],
)
def test_options_that_the_game_does_not_have_are_named(record: Record, problem: str) -> None:
    fault = fault_of(record)
    assert (fault.ply, fault.reason.code) == (None, "record.game")
    assert problem in str(fault)


def test_a_game_that_was_broken_off_is_sound() -> None:
    record = played(plies=40)
    assert record.outcome is None
    assert check(record) is None


def test_replay_gives_every_position() -> None:
    record = played()
    states = list(replay(record))
    assert len(states) == len(record.moves) + 1
    assert states[-1].outcome() is not None


def test_replay_of_an_illegal_move_raises() -> None:
    record = altered(played(), 0, "claim 7")
    with pytest.raises(IllegalMove):
        list(replay(record))


# Each row alters one move of a game: at the first ply that begins so, to what, code and clause.
ALTERED = [
    ("tile", "tile nonsense", "tile.gone", "1.2"),
    ("tile", "claim 3", "turn.chance", "2.3"),
    ("deal", "deal 49", "deal.gone", "1.1"),
    ("king", "king 7", "king.not-drawn", "2.5"),
    ("claim", "claim 49", "claim.not-in-line", "9.1"),
    ("claim", "pass", "pass.mandatory", "3.3"),
    ("claim", "bribe 3", "turn.phase", "3.2"),
    ("place", "place 49 1,0 2,0", "place.wrong-domino", "4.1"),
    ("place", "discard 49", "discard.wrong-domino", "4.1"),
]


@pytest.mark.parametrize(("begins", "move", "code", "clause"), ALTERED)
def test_an_altered_move_is_named_with_its_ply_and_clause(begins: str, move: str, code: str, clause: str) -> None:
    record = played()
    ply = first(record, begins)
    fault = fault_of(altered(record, ply, move))
    assert (fault.ply, fault.move, fault.reason.code, fault.reason.clause) == (ply, move, code, clause)
    assert f"ply {ply}: {move}: {code} (rules {clause}): " in str(fault)


def test_a_placement_on_the_castle_is_named() -> None:
    """The first domino of a game cannot lie on the castle's square 0,0 (rules 4.2)."""
    record = played()
    ply = first(record, "place")
    number = record.moves[ply].split()[1]
    fault = fault_of(altered(record, ply, f"place {number} 0,0 1,0"))
    assert (fault.ply, fault.reason.code, fault.reason.clause) == (ply, "place.occupied", "4.2")


def test_a_placement_far_from_the_castle_is_named() -> None:
    record = played()
    ply = first(record, "place")
    number = record.moves[ply].split()[1]
    fault = fault_of(altered(record, ply, f"place {number} 2,2 2,3"))
    assert (fault.reason.code, fault.reason.clause) == ("place.unconnected", "4.3")


def test_a_first_domino_may_not_be_discarded() -> None:
    record = played()
    ply = first(record, "place")
    number = record.moves[ply].split()[1]
    fault = fault_of(altered(record, ply, f"discard {number}"))
    assert (fault.reason.code, fault.reason.clause) == ("discard.fits", "4.6")


def test_a_move_too_many_is_named() -> None:
    record = played()
    fault = fault_of(replace(record, moves=(*record.moves, "pass"), told=(), outcome=None))
    assert (fault.ply, fault.reason.code, fault.reason.clause) == (len(record.moves), "turn.over", "3.7")


def test_a_move_that_nobody_can_read_is_named() -> None:
    fault = fault_of(altered(played(), 3, "fly me to the moon"))
    assert (fault.ply, fault.move, fault.reason.code) == (3, "fly me to the moon", "record.unreadable")


@pytest.mark.parametrize(
    ("record", "problem"),
    [
        (Record("chess", 2), "chess"),
        (Record("queendomino", 9), "9"),
        (Record("queendomino", 2, options={"size": 6}), "size"),
        (Record("queendomino", 2, options={"colour": "red"}), "colour"),
    ],
)
def test_a_game_that_does_not_exist_is_a_fault_of_the_head(record: Record, problem: str) -> None:
    fault = fault_of(record)
    assert fault.ply is None
    assert fault.reason.code == "record.game"
    assert problem in str(fault)


def test_stand_ins_made_plies_that_exist() -> None:
    game = played()
    assert check(replace(game, stand_ins={"greedy": (0, len(game.moves) - 1)})) is None
    fault = fault_of(replace(game, stand_ins={"greedy": (len(game.moves),)}))
    assert fault.reason.code == "record.stand-ins"


def test_a_branch_begins_at_a_ply_that_exists() -> None:
    game = played()
    assert check(replace(game, branch=0)) is None
    assert check(replace(game, branch=len(game.moves))) is None
    assert fault_of(replace(game, branch=len(game.moves) + 1)).reason.code == "record.branch"


def test_a_screen_was_shared_by_seats_that_exist() -> None:
    game = played()
    assert check(replace(game, screens=((0, game.players - 1),))) is None
    assert fault_of(replace(game, screens=((0, game.players),))).reason.code == "record.screens"


def test_names_are_as_many_as_players() -> None:
    fault = fault_of(replace(played(), names=("Ada", "Bo")))
    assert fault.reason == Reason.of("record.names", "", names=2, players=3)


def test_who_moves_is_verified() -> None:
    record = played()
    ply = first(record, "claim")
    told = (*record.told[:ply], Told("chance"), *record.told[ply + 1 :])
    fault = fault_of(replace(record, told=told))
    assert (fault.ply, fault.reason.code) == (ply, "record.to-move")


def test_a_legal_move_left_out_is_named() -> None:
    record = played()
    ply = first(record, "place")
    legal = record.told[ply].legal
    assert legal is not None
    told = (*record.told[:ply], Told(legal=legal[1:]), *record.told[ply + 1 :])
    fault = fault_of(replace(record, told=told))
    assert fault.reason == Reason.of("record.left-out", "", move=legal[0])


def test_an_illegal_move_listed_is_named() -> None:
    record = played()
    legal = record.told[0].legal
    assert legal is not None
    told = (Told(legal=(*legal, "tile zoo")), *record.told[1:])
    fault = fault_of(replace(record, told=told))
    assert fault.reason == Reason.of("record.not-legal", "", move="tile zoo")


CHANGES: list[tuple[str, Callable[[Result], Result]]] = [
    ("total", lambda side: replace(side, total=side.total + 1)),
    ("rank", lambda side: replace(side, rank=side.rank + 1)),
    ("wheat", lambda side: replace(side, rows=dict(side.rows) | {"wheat": side.rows["wheat"] + 1})),
    ("luck", lambda side: replace(side, rows=dict(side.rows) | {"luck": 3})),
    ("mine", lambda side: replace(side, rows={k: v for k, v in side.rows.items() if k != "mine"})),
]


@pytest.mark.parametrize(("what", "change"), CHANGES)
def test_a_wrong_outcome_is_named(what: str, change: Callable[[Result], Result]) -> None:
    record = played()
    assert record.outcome is not None
    outcome = (record.outcome[0], change(record.outcome[1]), record.outcome[2])
    fault = fault_of(replace(record, outcome=outcome))
    assert fault.ply == len(record.moves)
    params = dict(fault.reason.params)
    assert (fault.reason.code, params["side"], params["what"]) == ("record.outcome", 1, what)


def test_an_outcome_before_the_end_is_a_fault() -> None:
    record = played()
    cut = replace(record, moves=record.moves[:-1], told=())
    assert fault_of(cut).reason.code == "record.unfinished"


def test_an_outcome_of_too_few_sides_is_a_fault() -> None:
    record = played()
    assert record.outcome is not None
    assert fault_of(replace(record, outcome=record.outcome[:2])).reason.code == "record.sides"


def test_every_sentence_can_be_said_without_its_parameters() -> None:
    """A reason from another version still gets a sentence."""
    for game, kind in GAMES.items():
        for code in {*SENTENCES, *kind.sentences}:
            assert sentence(Reason(code, "1.1"), game) != code
        assert sentence(Reason("no.such-code", "1.1"), game) == "no.such-code"
    assert sentence(Reason("turn.over", "1.1"), "no-such-game") == "the game is over"


def test_a_sentence_has_its_parameters() -> None:
    reason = Reason.of("place.too-wide", "4.5", size=5)
    assert sentence(reason, "kingdomino") == "the kingdom would be wider or higher than 5 squares"
    assert sentence(reason, "domaine") == "place.too-wide"


# --- records of an earlier version of the rules -----------------------------------------------


def idle_game(version: int, **options: str) -> Record:
    """Two players of Domaine who only sell and take whatever the Chancery has, for more than ten rounds."""
    record = Record("domaine", 2, options=options, version=version)
    rng, state = Random(4), game_of(record).new_state()
    while len(record.moves) < 150:
        legal = state.legal_moves()
        taken = [move for move in legal if str(move).startswith(("sell", "refill")) and str(move) != "refill deck"]
        move = rng.choice(taken or legal)
        told = Told(mover(state), tuple(sorted(map(str, legal))))
        record = replace(record, moves=(*record.moves, str(move)), told=(*record.told, told))
        state = state.apply(move)
    return record


def test_an_old_record_means_what_its_options_meant_then() -> None:
    """Version 1 of Domaine closed the Chancery unless somebody chose otherwise (rules 4.8)."""
    then, today = idle_game(1), idle_game(2)
    assert check(then) is check(today) is None
    assert fault_of(replace(today, version=1, told=())).reason.code == "refill.must-draw"
    assert fault_of(replace(then, version=2)).reason.code == "record.left-out"
    assert check(idle_game(1, stalling="printed")) is None
    assert dict(parse_jsonl(format_jsonl(then)).options) == {}


def test_a_fault_in_an_old_record_says_that_it_is_old() -> None:
    """Set-up that ended early gave the last seat the first turn in version 1 (rules 3.8)."""
    meadows = "/".join([".." + "v" * 10, "v" * 12] * 2 + ["v" * 12] * 8)
    state = make_game("domaine", 3, {"board": meadows}).new_state()
    moves: list[str] = []
    while not moves or not moves[-1].startswith("sell"):
        moves.append(str(state.legal_moves()[0]))
        state = state.apply(state.legal_moves()[0])
    old = Record("domaine", 3, (*moves[:-1], "sell A07"), {"board": meadows}, version=1)
    assert fault_of(old).reason.code == "card.not-held"
    assert str(fault_of(old)).endswith("(the game was played by version 1 of the rules)")
    assert "version" not in str(fault_of(replace(old, version=2)))


def test_a_record_without_a_version_is_one_of_today() -> None:
    assert Record("domaine", 3).version == GAMES["domaine"].version
    assert parse_text("game: domaine\nplayers: 3\n").version == GAMES["domaine"].version
    assert Record("chess", 2).version == 1
