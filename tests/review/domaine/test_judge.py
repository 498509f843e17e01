"""Domaine is judged by what one could know, by a player who does not always do the same and sees a ring."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import numpy as np
import pytest

from demesne.arena.play import plies
from demesne.games.base import OptionError, Turn
from demesne.games.deck import Deck
from demesne.games.domaine.moves import Sell
from demesne.games.domaine.state import State
from demesne.games.registry import make_game
from demesne.kernels.domaine.packing import line_at, new_records, pack
from demesne.players.domaine.search.policy_borders import survey
from demesne.players.domaine.search.workspace import new_workspace
from demesne.players.spec import make_player
from demesne.records.record import Record
from demesne.review import begin, report
from demesne.review.bank import Bank
from demesne.review.domaine.judge import DomaineJudge
from demesne.review.domaine.quick import closing_border
from demesne.review.family import LIKE_GREEDY, LIKE_SEARCH
from demesne.review.judging import judge_turn
from demesne.review.ledger import like, values_of
from demesne.review.registry import family_of
from demesne.review.report_json import told
from demesne.review.saved import ForeignWork, resume, save
from demesne.review.story import Story, story_of
from tests.review.games import after, by, finished

RECORD = ("domaine", 2, 1)


@pytest.fixture(scope="module")
def story() -> Story:
    return story_of(finished(*RECORD))


@pytest.fixture(scope="module")
def judge(story: Story) -> Any:
    return family_of("domaine").judge(story.game)


# --- the quick player -----------------------------------------------------------------


def _ring(state: Any, seat: int) -> tuple[int, float]:
    record, work = new_records(), new_workspace()
    pack(state, record[0])
    survey(record[0], seat, work[0])
    return closing_border(record[0], work[0], seat)


def test_a_border_that_closes_a_ring_is_seen() -> None:
    """A corner with a village, one border short: that border alone makes the domain."""
    game = make_game("domaine", 2, {"board": ".v.........." + 11 * "/............"})
    borders = "a2-a3,b1-c1,b2-b3,b2-c2"
    line = "2 step 13 a1@0,l10@1,l12@1 - {} - - A04 - A04:borders:2:0 - 0 - 20/- 20/-"
    assert _ring(game.parse_state(line.format(borders)), 0)[0] == -1
    number, worth = _ring(game.parse_state(line.format(borders.replace("a2-a3,", ""))), 0)
    assert (line_at(number), worth) == (((0, 1), (0, 2)), 3.0)


def test_a_playout_has_the_plans_of_its_number(story: Story, judge: DomaineJudge) -> None:
    """In the set-up there are several ways to plan; how many playouts are asked for at once changes none of them."""
    state = next(
        state for state, move in zip(story.states, story.moves, strict=False) if str(move).startswith("castle")
    )
    whole = judge.measure(state, 1, 3, 20)
    parts = [judge.measure(state, 1, first, count) for first, count in ((3, 5), (8, 1), (9, 14))]
    assert np.array_equal(whole, np.concatenate(parts))
    plans = {judge._prepared[each]["site"].tobytes() for each in range(len(judge._prepared))}
    assert len(plans) > 1


def test_the_end_is_told_by_many_ways_to_play_it(story: Story, judge: DomaineJudge) -> None:
    """Even with the last card dealt, when all playouts have the same chance: else one way to play would be all."""
    last = next(state for state in reversed(story.states) if state.deck and not isinstance(state.to_move, Turn))
    bare = next(state for state in story.states if not state.deck and not isinstance(state.to_move, Turn))
    for state in (last, bare):
        assert len(np.unique(judge.measure(state, 1, 0, 40)[:, 1], axis=0)) > 3


# --- what one could know --------------------------------------------------------------


def _other_hand(state: State, seat: int) -> State:
    """*state* with a card that *seat* cannot know in another hand exchanged for one of the deck."""
    other = 1 - seat
    known = state.position.held[other]
    card = next(each for each in state.hands[other] if each not in known and any(d[0] == each[0] for d in state.deck))
    new = next(each for each in sorted(state.deck) if each[0] == card[0])
    hand = tuple(sorted(new if each == card else each for each in state.hands[other]))
    return replace(state, hands=tuple(hand if i == other else each for i, each in enumerate(state.hands)))


def test_choices_are_judged_by_what_one_could_know(story: Story, judge: DomaineJudge) -> None:
    state = story.states[story.turns[30][0]]
    seat, other = int(state.to_move), _other_hand(state, int(state.to_move))
    assert str(state.observe(seat)) == str(other.observe(seat))
    assert np.array_equal(judge.measure(state, 1, 0, 20, seat), judge.measure(other, 1, 0, 20, seat))
    assert not np.array_equal(judge.measure(state, 1, 0, 20), judge.measure(other, 1, 0, 20))


# --- choices --------------------------------------------------------------------------


def _closed(story: Story, turn: tuple[int, ...]) -> float:
    """What whoever plays borders in *turn* could close with one of them."""
    before = story.states[turn[0]]
    return _ring(before, int(before.to_move))[1] if "borders" in str(story.moves[turn[0]]) else 0.0


def test_a_region_given_away_is_found(judge: DomaineJudge) -> None:
    """Whoever closed a large domain with one border sells the card instead."""
    story = story_of(finished("domaine", 2, 3))
    closed = max(story.turns, key=lambda turn: _closed(story, turn))
    assert _closed(story, closed) >= 10
    ply, deck, moves = closed[0], Deck(1), list(story.moves[: closed[0]])
    state = story.states[ply].apply(sold := Sell(str(story.moves[ply]).split()[1]))
    moves.append(sold)
    while state.to_move is not Turn.OVER:
        moves.append(deck.deal(state) if state.to_move is Turn.CHANCE else judge.others(state)[0])
        state = state.apply(moves[-1])
    planted = story_of(Record("domaine", 2, tuple(map(str, moves))))
    turn = next(turn for turn in planted.turns if ply in turn)
    verdict = next(each for each in judge_turn(Bank(planted, judge, 1), turn, 1, 1000) if each.ply == ply)
    assert verdict.best.startswith("play")
    assert verdict.gain.mean > 3 * verdict.gain.se
    assert verdict.points.mean >= 3


def test_the_last_choice_is_judged_as_counting_every_end_does(story: Story, judge: DomaineJudge) -> None:
    ply = len(story.moves) - 1
    state, seat = story.states[ply], int(story.states[ply].to_move)
    ends = [state.apply(move).outcome() for move in state.legal_moves()]

    def lead(outcome: Any) -> int:
        totals = [side.sheet.total for side in outcome.sides]
        return int(2 * totals[seat] - sum(totals))

    assert all(ends)
    verdict = judge_turn(Bank(story, judge, 1), (ply,), 1, 100)[0]
    assert verdict.points.se == 0
    assert verdict.points.mean == max(map(lead, ends)) - lead(story.outcome)


# --- the whole ------------------------------------------------------------------------


def test_a_saved_review_goes_on_to_the_byte() -> None:
    record = finished(*RECORD)
    begun = after(begin(record, 5), 620)
    kept = save(begun, record)
    once, twice = after(begun, 20), after(resume(kept, record, 5), 20)
    once.spent = twice.spent = 0.0
    assert told(report(once)) == told(report(twice))
    assert save(once, record) == save(twice, record)
    assert report(once).choices


# --- whom it takes the seats for --------------------------------------------------------


def test_whoever_plays_like_search_or_like_greedy_is_taken_for_it() -> None:
    """The weights of each seat's player, after a game in which seat 0 did all that search's quick player does."""
    judge = family_of("domaine").judge(make_game("domaine", 2))
    assert isinstance(judge, DomaineJudge)
    players = {0: LIKE_SEARCH, 1: LIKE_GREEDY}
    record = by("domaine", 2, 5, lambda state: judge._does(state, players[state.to_move]))
    story = story_of(record)
    judge.meet(story.states, story.moves)
    assert judge._skills(1)[:2, 0].tolist() == [1, 0]
    assert judge._skills(4)[:2, 0].tolist() == [0.5, 0.5]
    assert judge.trust(story.states[0]) > 0.9, "whoever does what a quick player does is foreseen by it"


def test_early_chances_of_seats_that_play_otherwise_are_pulled_to_even(story: Story) -> None:
    judge = family_of("domaine").judge(story.game)
    judge.meet(story.states, story.moves)
    trusts = [judge.trust(state) for state in story.states]
    assert trusts == sorted(trusts), "the fewer cards are left, the more is believed"
    assert 0.2 < trusts[0] < 0.8
    assert trusts[-1] == 1


def test_seats_that_play_like_nobody_are_never_judged_upside_down() -> None:
    """No chance is below 0, and no leader is shown as behind, where seats do what no quick player would."""
    game = make_game("domaine", 2)
    moves = tuple(str(ply.move) for ply in plies(game, [make_player("random", seat) for seat in range(2)], Deck(3)))
    record = Record("domaine", 2, moves)
    story = story_of(record)
    judge = family_of("domaine").judge(story.game)
    judge.meet(story.states, story.moves)
    assert all(0 < judge.trust(state) <= 1 for state in story.states)
    bank = Bank(story, judge, 1)
    for state in story.states[:: len(story.states) // 20]:
        bare, trust = judge.measure(state, 1, 0, 4).mean(0)[0], judge.trust(state)
        assert np.all((trust * (bare - 0.5)) * (bare - 0.5) >= 0)
    told = values_of(bank, like(bank), 1).means[:, 0]
    assert told.min() >= 0
    assert told.sum(1) == pytest.approx(1)


def test_no_deal_changes_how_far_values_are_believed(story: Story) -> None:
    """What a deal changes is 0 on average only if the same part is believed before it and after it."""
    judge = family_of("domaine").judge(story.game)
    judge.meet(story.states, story.moves)
    bank = Bank(story, judge, 1)
    told = values_of(bank, like(bank), 2).told[:, :, 0]
    bare = [bank.ends((event.last + 1, ""), 1, 0, 2)[:, 0] for event in story.events]
    checked = 0
    for i, event in enumerate(story.events[:-1]):
        if event.kind == "chance" and event.first:
            after, trust = bare[i], judge.trust(story.states[event.first])
            assert told[i + 1] == pytest.approx(0.5 + trust * (after - 0.5))
            checked += 1
    assert checked > 20


# --- with all cards open --------------------------------------------------------------


def test_with_all_cards_open_nothing_is_luck_after_the_first_deal() -> None:
    """What is drawn was known: luck is what the cards, dealt as they were, were worth from the beginning."""
    work = after(begin(finished(*RECORD), 5, all_open=True), 220)
    found = report(work)
    dealt = [each for each in found.changes if each.event.kind == "chance"]
    assert len(dealt) > 20
    for change in dealt[1:]:
        assert [each.mean for each in change.win + change.points] == pytest.approx([0] * 4, abs=1e-12)
    for side, ledger in enumerate(found.points):
        assert ledger.luck.mean == pytest.approx(dealt[0].points[side].mean)
        parts = ledger.start + ledger.luck.mean + ledger.own.mean + sum(each.mean for each in ledger.others.values())
        assert parts == pytest.approx(ledger.result, abs=1e-9)
    assert told(found)["cards"] == "open"
    assert told(report(begin(finished(*RECORD), 5)))["cards"] == "known"


def test_with_all_cards_open_each_seat_is_judged_by_the_hands_as_they_are(story: Story) -> None:
    judge = family_of("domaine").judge(story.game)
    judge.reveal(story.moves)
    state = story.states[story.turns[30][0]]
    seat, other = int(state.to_move), _other_hand(state, int(state.to_move))
    here = Bank(story, judge, 1, all_open=True)
    ply = story.turns[30][0]
    here.ends((ply, ""), 1, 0, 10, seat)
    assert here.count((ply, ""), 1, 0) == 10, "whoever looks, it is the same"
    assert not np.array_equal(judge.measure(state, 1, 0, 20), judge.measure(other, 1, 0, 20))


def test_a_review_with_all_cards_open_is_continued_only_as_such() -> None:
    record = finished(*RECORD)
    kept = save(after(begin(record, 5, all_open=True), 3), record)
    with pytest.raises(ForeignWork, match="started with --open"):
        resume(kept, record, 5)
    assert resume(kept, record, 5, all_open=True).bank.all_open


def test_where_nothing_is_hidden_no_cards_are_opened() -> None:
    with pytest.raises(OptionError, match="no hidden cards"):
        begin(finished("kingdomino", 2, 1), all_open=True)
