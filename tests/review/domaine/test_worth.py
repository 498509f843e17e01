"""What a border is worth is what the scores say once it stands."""

from __future__ import annotations

from demesne.games.domaine.moves import Border, parse_move
from demesne.games.domaine.scoring import score
from demesne.review.domaine.worth import border_worths
from tests.review.domaine.test_facts import played


def test_every_border_that_changes_a_score_is_told_with_what_it_changes_for_each() -> None:
    told = 0
    for state in played(1, 3, 400)[::3]:
        moves = [move for move in state.legal_moves() if isinstance(move, Border)]
        if not moves:
            continue
        worths, board = border_worths(state.position), state.position.board
        for move in moves:
            after = state.apply(move).position.board
            won = {seat: score(after, seat).total - score(board, seat).total for seat in range(3)}
            assert worths.get(str(move)) == (won if any(won.values()) else None)
            told += any(won.values())
        assert all(parse_move(thing) in moves for thing in worths)
        swings = [max(map(abs, won.values())) for won in worths.values()]
        assert swings == sorted(swings, reverse=True)
    assert told > 5


def test_nothing_is_worth_anything_before_all_castles_stand() -> None:
    assert border_worths(played(1, 3, 1)[0].position) == {}
