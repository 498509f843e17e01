"""The plain table, which any game gets: the games of the house are shown by it as if nobody knew them."""

from __future__ import annotations

from random import Random

import msgspec
import pytest

from demesne.games.domaine.cards import CARDS
from demesne.games.registry import make_game
from demesne.games.words import lines_of
from demesne.server.live.live import event_for
from demesne.server.plain import Plain, PlainOffer, PlainRules, PlainView
from demesne.server.protocol import Undo, Update
from demesne.server.table.arriving import begun
from demesne.server.table.dealing import Thrown
from demesne.server.table.table import Chair, Table
from demesne.server.table.view import table_view
from demesne.server.wire.refusals import Refusal
from tests.server.kit import ADA, BO, going, moves_of, play

GAMES = ("queendomino", "domaine")


def plain(name: str, seed: int = 1) -> Table:
    """A table of the game for two that nobody has drawn."""
    game = make_game(name, 2, {})
    chairs = [Chair("you", f"name {seat}", None, owner) for seat, owner in enumerate((ADA, BO))]
    made = Table("t" * 26, game, Plain(), chairs, Thrown(Random(seed)))
    made.take(begun(made))
    return made


def shown(of: Table, *seats: int) -> PlainView:
    """What who owns *seats* is shown."""
    return of.family.view(of.state, of.steps, seats)  # type: ignore[return-value]


def play_on(of: Table, moves: int, seed: int = 1) -> None:
    rng = Random(seed)
    for _ in range(moves):
        if going(of):
            play(of, str(rng.choice(of.state.legal_moves())))


@pytest.mark.parametrize("name", GAMES)
def test_a_whole_game_is_shown_told_and_scored(name: str) -> None:
    of = plain(name)
    while going(of):
        seat = of.to_move
        assert seat is not None
        offer = of.family.offer(of.state)
        assert isinstance(offer, PlainOffer)
        assert (offer.seat, moves_of(offer)) == (seat, set(map(str, of.state.legal_moves())))
        assert shown(of, seat).seen[0].lines == lines_of(of.state.observe(seat))
        assert (shown(of).seen, shown(of).lines, shown(of).sides) == ([], [], [])
        play_on(of, 1, of.seq)
    assert {entry.told.code for entry in of.log} <= {"started", *Plain.events}
    assert [move for entry in of.log for move in entry.told.moves] == [str(step.move) for step in of.steps]
    outcome = of.state.outcome()
    assert outcome is not None
    assert [(side.rank, side.sheet.total) for side in shown(of).sides] == [
        (side.rank, side.sheet.total) for side in outcome.sides
    ]
    assert shown(of).lines == lines_of(of.state)


def test_what_a_table_plays_is_told_with_every_option() -> None:
    rules = plain("domaine").rules
    assert isinstance(rules, PlainRules)
    assert (rules.game, rules.players, rules.sides) == ("domaine", 2, [[0], [1]])
    told = {option.name: (msgspec.json.decode(option.value), option.text) for option in rules.options}
    assert told["spacing"][0] == 7
    assert all(text for _, text in told.values())


@pytest.mark.parametrize("seed", range(4))
def test_no_card_is_told_to_somebody_who_may_not_know_it(seed: int) -> None:
    """What is neither in one's own hand nor open is in nothing that a seat, or a watcher, is sent."""
    of = plain("domaine", seed)
    play_on(of, 60, seed)
    for seats in ([0], [1], []):
        view = table_view(of, (ADA, BO)[seats[0]] if seats else None, set(), shown(of, *seats))
        events = [event_for(entry, seats) for entry in of.log]
        text = msgspec.json.encode(Update(of.seq, events, view, None)).decode()
        position = of.state.position  # type: ignore[attr-defined]
        opened = {card for held in position.held for card in held} | {*position.chancery, *position.used}
        own = {card for seat in seats for card in of.state.hands[seat]}  # type: ignore[attr-defined]
        seen = {move for entry in of.log if entry.told.seat in seats for move in entry.told.secret.values()}
        known = opened | own | {word for move in seen for word in str(move).split()}
        hidden = {card for hand in of.state.hands for card in hand} - known  # type: ignore[attr-defined]
        assert hidden or seats
        assert not {card for card in hidden & CARDS.keys() if f'"{card}"' in text or f" {card}" in text}


def test_no_move_is_taken_back() -> None:
    """It may have shown something."""
    of = plain("queendomino")
    play_on(of, 9)
    owner = of.chairs[of.to_move or 0].owner
    assert not of.can_undo(owner)
    with pytest.raises(Refusal, match=r"undo\.nothing"):
        of.undo(owner, Undo(of.seq, "message-undo"))
