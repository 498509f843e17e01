"""Bots that say why they moved: only where the table has them say so, and nothing that anybody may not know."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, cast

import msgspec
import pytest

from demesne.games.deck import Deck
from demesne.games.domaine.state import State
from demesne.games.registry import make_game
from demesne.players.spec import make_player
from demesne.review.facts import Fact
from demesne.server.domaine.family import DomaineFamily
from demesne.server.live.live import event_for
from demesne.server.protocol import Play
from demesne.server.table.company import customs_told
from demesne.server.table.explaining import explained
from demesne.server.table.table import BOT, Change, Table
from demesne.server.wire.company_messages import USUAL
from demesne.server.wire.log import Entry
from tests.server.kit import ADA, going, table


def told_by_bots(name: str, *, reasons: bool, moves: int = 300) -> Table:
    """A game of Ada, who does what comes first, and a bot."""
    of, bot = table(ADA, BOT, name=name), make_player("greedy", 1)
    customs = msgspec.structs.replace(USUAL, reasons=reasons)
    of.take(Change((Entry(of.seq + 1, customs_told(customs)),), (), "playing"))
    for _ in range(moves):
        if going(of):
            seat = of.to_move
            assert seat is not None
            owner = of.chairs[seat].owner
            move = str(bot.decide(of.state.observe(seat)))
            change = of.play(owner, Play(of.seq, f"message-{of.seq:04d}", move))
            of.take(explained(of, change) if owner == BOT else change)
    return of


@pytest.mark.slow
@pytest.mark.parametrize("name", ["kingdomino", "queendomino", "domaine"])
def test_bots_say_why_and_people_do_not(name: str) -> None:
    of = told_by_bots(name, reasons=True)
    said = [entry for entry in of.log if entry.told.why]
    assert said
    assert {entry.told.seat for entry in said} == {1}
    assert not {entry.told.why[0] for entry in said if entry.told.why} & {"sells", "taxes"}, "the line itself says so"
    event = event_for(said[0], ())
    assert event.why == Fact(*said[0].told.why or ("", {}))
    read = msgspec.json.decode(msgspec.json.encode(said[0].told), type=type(said[0].told))
    assert read == said[0].told, "a log that is kept tells it again"


def test_usually_they_say_nothing() -> None:
    assert not USUAL.reasons
    assert not any(entry.told.why for entry in told_by_bots("kingdomino", reasons=False).log)


PLIES = 160
"""How much of a game of three is looked at."""


# --- hidden hands ---------------------------------------------------------------------


def twin(state: State, move: str) -> State:
    """*state* as somebody else may take it for: all cards in the mover's hand that *move* does not show are others."""
    mover, deck = state.position.mover, sorted(state.deck)
    known, hand = state.position.held[mover], []
    for card in state.hands[mover]:
        others = [each for each in deck if each[0] == card[0]]
        if card in move or card in known or not others:
            hand.append(card)
        else:
            hand.append(others[-1])
            deck.remove(others[-1])
    hands = tuple(tuple(sorted(hand)) if seat == mover else each for seat, each in enumerate(state.hands))
    return replace(state, hands=hands)


def differences(family: Any, seed: int) -> tuple[int, int]:
    """Of the moves that a twin might have made as well, for how many something speaks, for how many another."""
    game, player, deck = make_game("domaine", 3), make_player("greedy", seed), Deck(seed)
    state, spoke, differ = cast("State", game.new_state()), 0, 0
    for _ in range(PLIES):
        if state.outcome() is not None:
            break
        if isinstance(state.to_move, int):
            move = player.decide(state.observe(state.to_move))
            other = twin(state, str(move))
            if other.hands != state.hands:
                here = family.reasons(state, str(move))
                spoke += bool(here)
                differ += list(here) != list(family.reasons(other, str(move)))
        else:
            move = deck.deal(state)
        state = state.apply(cast("Any", move))
    return spoke, differ


@pytest.mark.slow
def test_what_a_bot_says_follows_from_what_lies_open() -> None:
    spoke, differ = differences(DomaineFamily(), 1)
    assert spoke > 5
    assert differ == 0


class Leaky(DomaineFamily):
    """Says what else is in the hand."""

    def reasons(self, state: State, move: str) -> list[Fact]:
        return [*super().reasons(state, move), Fact("leak", {"cards": " ".join(state.hand)})]


@pytest.mark.slow
def test_a_leak_would_be_found() -> None:
    assert differences(Leaky(), 1)[1] > 20
