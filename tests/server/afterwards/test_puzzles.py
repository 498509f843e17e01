"""Puzzles: asked from what the seat knew, judged without a word of the answer, one's own for oneself alone."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

import msgspec
import pytest

from demesne.games.base import Turn
from demesne.games.deck import Deck
from demesne.games.queendomino.line import LineSlot
from demesne.games.queendomino.state import State
from demesne.games.registry import GAMES, make_game
from demesne.review.registry import FAMILIES
from demesne.review.shipped import Choice, Shipped, shipped
from demesne.server.afterwards import puzzles
from demesne.server.afterwards.puzzles import PuzzleRoom
from demesne.server.afterwards.reviewed import version_of
from demesne.server.afterwards.reviews import Reviews
from demesne.server.domaine.shapes import DomaineView
from demesne.server.store.stored import KeptReview
from demesne.server.table.table import Table
from demesne.server.wire.company_messages import USUAL
from demesne.server.wire.puzzle_messages import Solved, Try
from demesne.server.wire.refusals import Refusal
from tests.server.kit import ADA, BO, going, moves_of, play, run, table
from tests.server.reviewing import Counting, Shelf, reviews

WHY = (("review.row", {"row": "wheat", "points": 5.0}),)


@pytest.fixture
def played() -> Table:
    of = table(ADA, BO, name="kingdomino")
    while going(of):
        play(of)
    return of


def claim_of(of: Table, seat: int) -> int:
    """The ply of a claim of *seat* with something to choose."""
    return next(ply for ply in claims_of(of, seat) if len(of.steps[ply].before.legal_moves()) > 2)


def claims_of(of: Table, seat: int) -> list[int]:
    """The plies of all its claims."""
    plies = enumerate(of.steps)
    return [ply for ply, step in plies if step.before.to_move == seat and str(step.move).startswith("claim")]


def line_of(of: Table, ply: int) -> Sequence[LineSlot]:
    """The line that is claimed from at *ply*."""
    before = of.steps[ply].before
    assert isinstance(before, State)
    return before.next_line


def puzzle_of(of: Table, ply: int) -> dict[str, object]:
    """What a review may have found there: the played move is the worst, the first other one right."""
    step = of.steps[ply]
    moves = [str(move) for move in step.before.legal_moves() if move != step.move] + [str(step.move)]
    zero = {"mean": 0.0, "se": 0.0}
    options = [
        {"move": move, "win": zero, "points": {"mean": 4.0 * at, "se": 0.1}, "reasons": WHY if at else []}
        for at, move in enumerate(moves)
    ]
    seat = step.before.to_move
    return {"ply": ply, "seat": seat, "played": moves[-1], "right": 1, "playouts": 800, "options": options}


def room(of: Table, *plies: int) -> PuzzleRoom:
    """Where the review of *of* has found puzzles at *plies*."""
    report = {
        "version": 1, "game": of.game.name, "players": 2, "seconds": 9.0, "settled": 0.9,
        "values": [], "events": [], "ledgers": {"win": [], "points": [], "score": []}, "margins": [], "choices": [],
        "given_away": [], "puzzles": [puzzle_of(of, ply) for ply in plies],
    }  # fmt: skip
    kept = KeptReview(version_of(of), 9000, over=True, report=msgspec.json.encode(report).decode())
    return PuzzleRoom(lambda _: _found(of), reviews(Counting(), Shelf({of.id: kept})))


async def _found(of: Table) -> Table:
    await asyncio.sleep(0)
    return of


def test_ones_own_are_listed_with_their_place_in_the_game(played: Table) -> None:
    mine, theirs = claim_of(played, 0), claim_of(played, 1)
    told = run(room(played, mine, theirs).listed({"table": played.id}, ADA))
    assert [line.number for line in told.puzzles] == [mine]
    assert told.puzzles[0].at.count(".") == 2
    assert told.puzzles[0].rows == {"wheat": 5.0}  # why what was played is not the best
    assert run(room(played, mine).listed({"table": played.id}, None)).puzzles == []


def test_what_a_bot_chose_for_somebody_is_no_puzzle_of_theirs(played: Table) -> None:
    own, lent = claims_of(played, 0)[:2]
    played.company.for_people = {lent: "random"}
    told = run(room(played, own, lent).listed({"table": played.id}, ADA))
    assert [line.number for line in told.puzzles] == [own]
    with pytest.raises(Refusal, match=r"puzzle\.unknown"):
        run(room(played, own, lent).posed({"table": played.id, "number": lent}, ADA))


def test_a_game_that_was_not_reviewed_has_none_yet(played: Table) -> None:
    unread = PuzzleRoom(lambda _: _found(played), reviews(Counting()))
    told = run(unread.listed({"table": played.id}, ADA))
    assert (told.puzzles, told.reviewed) == ([], False)


def test_a_game_that_cannot_be_reviewed_has_none_and_is_no_error() -> None:
    """A list of one's games asks of all of them; its puzzles, for which there is no review, are refused."""
    begun = table(ADA, BO, name="kingdomino")
    told = run(room(begun).listed({"table": begun.id}, ADA))
    assert (told.game, told.puzzles, told.reviewed) == ("kingdomino", [], False)
    with pytest.raises(Refusal, match=r"review\.running"):
        run(room(begun).posed({"table": begun.id, "number": 1}, ADA))


def test_a_closed_game_is_not_even_listed_for_strangers() -> None:
    closed = table(ADA, BO)
    closed.company.customs = msgspec.structs.replace(USUAL, watchers=False)
    with pytest.raises(Refusal, match=r"watch\.closed"):
        run(room(closed).listed({"table": closed.id}, "a stranger"))


def test_what_was_found_by_another_version_is_not_known() -> None:
    of = reviews(Counting(), Shelf({"t": KeptReview("old", 9000, over=True, report="{}")}))
    assert (run(of.known("t", "old")), run(of.known("t", "new"))) == (b"{}", b"null")


def test_nobody_is_asked_anothers_puzzle(played: Table) -> None:
    ply = claim_of(played, 1)
    with pytest.raises(Refusal, match=r"puzzle\.unknown"):
        run(room(played, ply).posed({"table": played.id, "number": ply}, ADA))


def test_one_is_asked_with_the_table_as_it_was_and_told_no_answer(played: Table) -> None:
    ply = claim_of(played, 0)
    asked = run(room(played, ply).posed({"table": played.id, "number": ply}, ADA))
    assert asked.offer is not None
    assert moves_of(asked.offer) == set(map(str, played.steps[ply].before.legal_moves()))
    assert (asked.view.to_move, asked.view.status, asked.view.may, asked.view.can_undo) == (0, "playing", [], False)
    assert [seat.yours for seat in asked.view.seats] == [True, False]
    assert asked.events == []


def test_why_something_cannot_be_chosen_is_told_as_at_the_table(played: Table) -> None:
    ply = next(ply for ply in claims_of(played, 0) if any(slot.seat is not None for slot in line_of(played, ply)))
    where, line = {"table": played.id, "number": ply}, line_of(played, ply)
    told = {slot.number: run(room(played, ply).why(where, ADA, f"domino {slot.number}")) for slot in line}
    codes = {number: because.reason.code if because.reason else None for number, because in told.items()}
    assert codes == {slot.number: None if slot.seat is None else "claim.taken" for slot in line}
    assert all(because.here for because in told.values() if because.reason)  # whose king is there
    with pytest.raises(Refusal, match=r"move\.unreadable"):
        run(room(played, ply).why(where, ADA, ""))


def judged(of: Table, move: str | None) -> Solved:
    ply = claim_of(of, 0)
    return run(room(of, ply).judged({"table": of.id, "number": ply}, ADA, Try(move)))


def test_a_wrong_try_says_what_it_lacks_and_nothing_of_the_answer(played: Table) -> None:
    step = played.steps[claim_of(played, 0)]
    told = judged(played, str(step.move))
    assert (told.outcome, told.solution) == ("wrong", None)
    assert told.behind == 4 * (len(step.before.legal_moves()) - 1)
    assert told.reasons == list(WHY)


def test_only_what_is_as_good_as_the_best_is_right(played: Table) -> None:
    step = played.steps[claim_of(played, 0)]
    others = [str(move) for move in step.before.legal_moves() if move != step.move]
    assert [judged(played, move).outcome for move in others] == ["right", *["wrong"] * (len(others) - 1)]


def test_a_right_try_and_giving_up_tell_everything(played: Table) -> None:
    step = played.steps[claim_of(played, 0)]
    best = next(str(move) for move in step.before.legal_moves() if move != step.move)
    right, shown = judged(played, best), judged(played, None)
    assert (right.outcome, shown.outcome) == ("right", "shown")
    assert right.solution == shown.solution
    assert right.solution is not None
    first, *others = right.solution.options
    assert (first.move, first.right, first.behind, first.code) == (best, True, 0, "claim")
    assert [option.behind for option in others] == [4 * at for at in range(1, len(others) + 1)]
    assert [option.played for option in (first, *others)] == [False] * len(others) + [True]
    codes = [code for code, _ in right.solution.reasons]
    assert codes[0] == "review.row"
    assert all(code.startswith("why.") for code in codes[1:])


def test_what_was_not_offered_is_refused(played: Table) -> None:
    with pytest.raises(Refusal, match=r"puzzle\.move"):
        judged(played, "claim 99")


# --- those that come with a game ---------------------------------------------------------


def hidden(seed: int = 3) -> Shipped:
    """A position of Domaine in the middle of a game, where hands are hidden."""
    game, deck = make_game("domaine", 2), Deck(seed)
    state, turns = game.new_state(), 0
    while True:
        if state.to_move is Turn.CHANCE:
            state = state.apply(deck.deal(state))
            continue
        moves = state.legal_moves()
        turns += str(moves[0]).startswith(("play", "sell"))
        if turns == 3:
            break
        state = state.apply(moves[0])
    why: tuple[tuple[str, dict[str, str | int | float]], ...] = (
        ("review.takes", {"side": 1, "points": 2.0}),
        ("review.row", {"row": "ducats", "points": -1.5}),
    )
    choices = tuple(Choice(str(move), 0.1 * at, 0.01, 3.0 * at, why) for at, move in enumerate(moves))
    assert isinstance(state.to_move, int)
    return Shipped("domaine", 2, str(state.observe(state.to_move)), str(moves[-1]), choices, 1, 0, 800)


@pytest.fixture
def closed(monkeypatch: pytest.MonkeyPatch) -> PuzzleRoom:
    monkeypatch.setattr(puzzles, "shipped", lambda name: (hidden(),) if name == "domaine" else ())
    return PuzzleRoom(_never, Reviews(Shelf(), Counting(), lambda: False))


async def _never(name: str) -> Table:
    raise AssertionError(name)


def test_a_game_brings_its_own(closed: PuzzleRoom) -> None:
    told = run(closed.listed({"game": "domaine"}, None))
    assert [(line.number, line.rows) for line in told.puzzles] == [(1, {"ducats": -1.5})]
    with pytest.raises(Refusal, match=r"game\.unknown"):
        run(closed.listed({"game": "draughts"}, None))
    with pytest.raises(Refusal, match=r"puzzle\.unknown"):
        run(closed.posed({"game": "domaine", "number": 2}, None))


def test_of_hidden_hands_only_ones_own_is_told(closed: PuzzleRoom) -> None:
    asked = run(closed.posed({"game": "domaine", "number": 1}, None))
    position, seat = asked.view.position, asked.view.to_move
    assert isinstance(position, DomaineView)
    assert seat is not None
    assert [hand.seat for hand in position.hands] == [seat]
    assert run(closed.weighed({"game": "domaine", "number": 1}, None)).seq == asked.seq
    assert run(closed.why({"game": "domaine", "number": 1}, None, "square b1")).seq == asked.seq


@pytest.mark.parametrize("name", [name for name, kind in GAMES.items() if kind.family in FAMILIES])
def test_what_is_shipped_is_sound(name: str) -> None:
    """Every choice of the rules has its figures, and they ask for one answer as the criteria of puzzles do."""
    for puzzle in shipped(name):
        view = make_game(name, puzzle.players, puzzle.options).parse_observation(puzzle.position)
        assert sorted(map(str, view.legal_moves())) == sorted(choice.move for choice in puzzle.choices)
        right, wrong = puzzle.choices[: puzzle.right], puzzle.choices[puzzle.right :]
        assert all(choice.win <= 0.01 for choice in right)
        assert all(choice.win >= 0.03 and choice.win >= 2.4 * choice.se and choice.points >= 1 for choice in wrong)
        played = next(choice for choice in wrong if choice.move == puzzle.played)
        assert played.win >= max(0.08, 2.9 * played.se)
        assert puzzle.playouts >= 2000
