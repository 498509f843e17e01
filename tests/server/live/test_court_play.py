"""Whole games of Domaine at a real server: people, bots, a shared screen, a restart, what may be taken back."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import ExitStack
from dataclasses import replace
from pathlib import Path
from random import Random

import msgspec
import pytest

from demesne.games.domaine.cards import CARDS
from demesne.games.domaine.tiles import PLAIN_LAYOUT
from demesne.games.registry import GAMES
from demesne.records.jsonl import parse_jsonl
from demesne.records.record import check
from demesne.records.text import parse_text
from demesne.server.protocol import Ack, Event, Play, ServerMessage, Undo, Update
from demesne.server.settings import Settings
from demesne.server.store.stored import Stored
from demesne.server.table.catalogue import games
from demesne.server.table.new_tables import new_table, same_again
from demesne.server.table.records import record_of
from demesne.server.table.restore import seating_of, table_of
from demesne.server.table.table import Table
from demesne.server.wire.refusals import Refusal
from tests.server.client import Line, Site
from tests.server.conftest import serving
from tests.server.court import court, court_of, lively, play_court, rules_of, state_of, whose
from tests.server.kit import ADA, BO, going, moves_of, play, wish

pytestmark = pytest.mark.slow


def play_on(lines: Sequence[Line], seed: int, moves: int = 10_000) -> None:
    """The people at *lines* choose among what they are offered, *moves* times or to the end; bots do as they like."""
    rng = Random(seed)
    while moves and lines[0].view.status != "over":
        moves -= 1
        chosen = next((line for line in lines if line.update and line.update.offer), None)
        if chosen is None:
            lines[0].next(Update)
        else:
            assert chosen.update
            assert chosen.update.offer
            choices = sorted(moves_of(chosen.update.offer))
            plays = [move for move in choices if not move.startswith("sell")]
            assert isinstance(chosen.play(rng.choice(plays or choices)), Ack)
        for line in lines:
            while line.seq < max(other.seq for other in lines):
                line.next(Update)


def record(site: Site, table: str, form: str, key: str | None = None) -> str:
    headers = {"x-seat-key": key} if key else {}
    return site.http.get(f"/api/tables/{table}/record?format={form}", headers=headers).text


def test_two_people_and_two_bots_play_to_the_end(site: Site) -> None:
    opened = site.open(wish("you", "bot", "open", "bot", game="domaine"))
    key = site.join(opened.table, str(opened.invite), "Bo").key
    with site.line(opened.table, opened.key) as ada, site.line(opened.table, key) as bo, site.line(opened.table) as eve:
        play_on([ada, bo], 1)
        while eve.view.status != "over":
            eve.next(Update)
        assert ada.events == bo.events == eve.events == list(range(1, ada.seq + 1))
        for line, seats in ((ada, [0]), (bo, [2]), (eve, [])):
            view = court_of(line.view)
            assert [hand.seat for hand in view.hands] == seats
            assert min(lord.rank or 0 for lord in view.lords) == 1
    done = parse_jsonl(record(site, opened.table, "jsonl"))
    assert check(done) is None
    assert parse_text(record(site, opened.table, "text")).moves == done.moves
    assert "?" not in "".join(done.moves)
    assert done.options == {"layout": rules_of(ada.view).layout}
    assert done.outcome is not None
    assert [side.total for side in done.outcome] == [lord.score for lord in court_of(ada.view).lords]


def test_everybody_sees_their_own_hand_and_nobody_elses(site: Site) -> None:
    opened = site.open(wish("you", "open", game="domaine"))
    key = site.join(opened.table, str(opened.invite), "Bo").key
    with site.line(opened.table, opened.key) as ada, site.line(opened.table, key) as bo, site.line(opened.table) as eve:
        play_on([ada, bo], 2, 60)
        hands = [court_of(line.view).hands[0].cards for line in (ada, bo)]
        assert not set(hands[0]) & set(hands[1])
        eve.beat()
        public = court_of(eve.view)
        assert public.hands == []
        taken = {move.split()[1] for move in parse_jsonl(record(site, opened.table, "jsonl")).moves if "refill" in move}
        assert {card for lord in public.lords for card in lord.held} & set(CARDS) <= taken
        for line, own in ((ada, 0), (bo, 1)):
            view = court_of(line.view)
            assert [hand.cards for hand in view.hands] == [hands[own]]
            assert view.lords[1 - own].held == public.lords[1 - own].held
        assert {card for hand in hands for card in hand} <= set(CARDS)


def test_a_screen_that_is_shared_has_both_hands_and_a_log_without_secrets(site: Site) -> None:
    opened = site.open(wish("you", "here", "open", game="domaine"))
    key = site.join(opened.table, str(opened.invite), "Cy").key
    with site.line(opened.table, opened.key) as here, site.line(opened.table, key) as cy:
        play_on([here, cy], 3, 80)
        assert [hand.seat for hand in court_of(here.view).hands] == [0, 1]
        shared, alone = secrets_told(here), secrets_told(cy)
        assert {event.code for event in shared} == {event.code for event in alone} == {"hand", "draw"}
        assert not [event for event in shared if {"card", "hand"} & set(event.args)]
        assert {event.seat for event in alone if {"card", "hand"} & set(event.args)} == {2}


def secrets_told(line: Line) -> list[Event]:
    """Every event about cards that were drawn, as the line was told it."""
    updates = [msgspec.json.decode(raw, type=ServerMessage) for raw in line.raw]
    events = [event for update in updates if isinstance(update, Update) for event in update.events]
    return [event for event in events if event.code in {"hand", "draw"}]


def test_a_running_game_is_exported_as_far_as_one_may_know_it(site: Site) -> None:
    opened = site.open(wish("you", "open", game="domaine"))
    key = site.join(opened.table, str(opened.invite), "Bo").key
    with site.line(opened.table, opened.key) as ada, site.line(opened.table, key) as bo:
        play_on([ada, bo], 2, 70)
        hands = [set(court_of(line.view).hands[0].cards) for line in (ada, bo)]
    for asked, own in ((opened.key, 0), (key, 1), (None, None)):
        moves = parse_jsonl(record(site, opened.table, "jsonl", asked)).moves
        drawn = {move.split()[1] for move in moves if move.startswith("draw")}
        taken = {move.split()[1] for move in moves if move.startswith("refill") and "deck" not in move}
        assert "?" in drawn
        for seat, hand in enumerate(hands):
            hidden = hand - taken
            assert hidden
            assert hidden & drawn == (hidden if seat == own else set())
        text = record(site, opened.table, "text", asked)
        assert parse_text(text).moves == moves
        assert text.count("# chance") >= len(drawn) > 0


def test_a_game_survives_a_restart(settings: Settings, tmp_path: Path) -> None:
    at = replace(settings, data=tmp_path)
    with serving(at) as site:
        opened = site.open(wish("you", "open", game="domaine"))
        key = site.join(opened.table, str(opened.invite), "Bo").key
        with site.line(opened.table, opened.key) as ada, site.line(opened.table, key) as bo:
            play_on([ada, bo], 6, 60)
            before = {line: (line.seq, line.view.position) for line in (ada, bo)}
            told = secrets_told(bo)
    with serving(at) as site, ExitStack() as stack:
        again = [stack.enter_context(site.line(opened.table, each)) for each in (opened.key, key)]
        assert [(line.seq, line.view.position) for line in again] == list(before.values())
        assert secrets_told(again[1]) == told
        play_on(again, 7)
        assert again[0].view.status == "over"


# --- at a table, without a server ---------------------------------------------------------------


def undo(of: Table) -> None:
    of.take(of.undo(of.chairs[whose(state_of(of))].owner, Undo(of.seq, f"message-u{of.seq}")))


def refused(of: Table, move: str, owner: str | None = None) -> tuple[str, str]:
    """Why *move* is refused to *owner*, else to the seat to move."""
    with pytest.raises(Refusal) as fault:
        of.play(owner or of.chairs[whose(state_of(of))].owner, Play(of.seq, "message-x", move))
    return fault.value.reason.code, fault.value.reason.clause


def test_ones_own_action_can_be_taken_back_until_a_card_is_drawn() -> None:
    of = play_court(court(ADA, BO, seed=1), 300, until=["play"])
    seat, before = whose(state_of(of)), of.state
    owner = of.chairs[seat].owner
    assert not of.can_undo(owner)
    rng = Random(1)
    made = 0
    while state_of(of).position.phase != "refill":
        play(of, str(lively(state_of(of), rng)))
        made += 1
    assert made > 1
    for _ in range(made):
        assert of.can_undo(owner)
        assert not of.can_undo(BO if owner == ADA else ADA)
        undo(of)
    assert of.state == before
    assert not of.can_undo(owner)
    play(of, f"sell {state_of(of).hands[seat][0]}")
    play(of, "refill deck")
    assert not of.can_undo(ADA)
    assert not of.can_undo(BO)
    with pytest.raises(Refusal):
        undo(of)


def test_in_set_up_a_castle_can_be_taken_back_and_not_the_others() -> None:
    of = court(ADA, BO, seed=1)
    play(of)
    assert of.can_undo(ADA)
    undo(of)
    play(of)
    play(of)
    assert whose(state_of(of)) == 1
    assert not of.can_undo(ADA)
    assert not of.can_undo(BO)


def test_refusals_have_their_clause_and_tell_nothing_of_hands() -> None:
    of = play_court(court(ADA, BO, seed=1), 300, until=["sell"])
    state = state_of(of)
    seat = whose(state)
    mine, other = (ADA, BO) if seat == 0 else (BO, ADA)
    theirs, nowhere = state.hands[1 - seat][0], min(state.deck)
    for card in (theirs, nowhere):
        assert refused(of, f"sell {card}", mine) == ("card.not-held", "4.2")
        assert refused(of, f"play {card} borders", mine) == ("card.not-held", "4.2")
    assert refused(of, f"sell {theirs}", other) == ("turn.not-yours", "")
    assert refused(of, "refill deck") == ("turn.phase", "4.2")
    assert refused(of, "draw ?")[0] == "move.unreadable"
    play_court(of, 1000, 3)
    assert of.status == "over"
    with pytest.raises(Refusal) as fault:
        of.play(ADA, Play(of.seq, "message-x", "end"))
    assert (fault.value.reason.code, fault.value.reason.clause) == ("turn.over", "11.5")


def test_a_table_is_laid_out_when_it_is_opened_and_anew_when_it_is_played_again() -> None:
    opened = new_table("t" * 26, wish("you", "you", game="domaine", spacing=6), ADA, Random(1))
    layout = opened.game.options["layout"]
    assert layout != PLAIN_LAYOUT
    assert dict(opened.game.options) == {"layout": layout, "spacing": 6}
    again = same_again("u" * 26, opened, Random(2))
    assert again.game.options["layout"] != layout
    assert again.game.options["spacing"] == 6
    board = "/".join(["." * 12] * 12)
    given = new_table("t" * 26, wish("you", "you", game="domaine", board=board), ADA, Random(1))
    assert dict(given.game.options) == {"board": board}
    assert dict(same_again("u" * 26, given, Random(2)).game.options) == {"board": board}


def test_a_stored_table_is_the_same_again_with_its_secrets() -> None:
    of = play_court(court(ADA, BO, seed=2), 120, 2)
    stored = Stored(seating_of(of, of.game.options, None), of.status, tuple(of.log))
    again = table_of(stored, Random(9))
    assert (again.state, again.log) == (of.state, of.log)
    assert any(entry.told.secret for entry in again.log)
    assert record_of(again).moves == record_of(of).moves


def test_the_catalogue_has_the_options_of_the_game() -> None:
    [info] = [game for game in games() if game.name == "domaine"]
    kinds = {option.name: option.kind for option in info.options}
    assert kinds == {option.name: kinds[option.name] for option in GAMES["domaine"].options}
    assert (kinds["tiles"], kinds["board"], kinds["layout"], kinds["spacing"]) == ("tiles", "text", "text", "one")
    assert [seating.players for seating in info.seatings] == [[2, 3, 4]]
    assert info.seatings[0].options == {}


def test_a_finished_game_hides_nothing() -> None:
    of = play_court(court(ADA, BO, seed=2), 1000, 2)
    assert not going(of)
    assert record_of(of).moves == record_of(of, ADA).moves == tuple(str(step.move) for step in of.steps)
    assert check(record_of(of)) is None
