"""One live game, without a socket: who may do what, and when."""

from __future__ import annotations

from random import Random

import pytest

from demesne.games.base import Turn
from demesne.server.protocol import EVENT_CODES, Play, Undo
from demesne.server.table.arriving import begun, joined
from demesne.server.table.dealing import Thrown
from demesne.server.table.table import BOT, Chair, Table
from demesne.server.wire.log import Told
from demesne.server.wire.refusals import Refusal
from tests.server.kit import ADA, BO, first_move, going, play, play_until, table


def refused(code: str, of: Table, owner: str | None, message: Play | Undo) -> Refusal:
    """Asserts that *message* is refused with *code* and that nothing has changed."""
    before = (of.state, of.seq, len(of.steps), of.status)
    with pytest.raises(Refusal) as caught:
        of.play(owner, message) if isinstance(message, Play) else of.undo(owner, message)
    assert caught.value.reason.code == code
    assert (of.state, of.seq, len(of.steps), of.status) == before
    return caught.value


def legal(of: Table) -> Play:
    return Play(of.seq, "message-x", first_move(of))


def owner_to_move(of: Table) -> str:
    assert of.to_move is not None
    owner = of.chairs[of.to_move].owner
    assert owner is not None
    return owner


def other(of: Table) -> str:
    return BO if owner_to_move(of) == ADA else ADA


def test_a_table_waits_until_every_seat_is_taken() -> None:
    waiting = table(ADA, BO, begun=False)
    waiting.chairs[1] = Chair("open")
    assert begun(waiting).entries == ()
    assert waiting.status == "waiting"
    refused("table.waiting", waiting, ADA, legal(waiting))
    chairs, change = joined(waiting, 1, "Bo", BO)
    waiting.chairs[1] = chairs[1]
    waiting.take(change)
    assert going(waiting)
    assert [entry.told.code for entry in change.entries][:2] == ["joined", "started"]


def test_joining_needs_an_open_seat() -> None:
    full = table(ADA, BO)
    with pytest.raises(Refusal, match=r"table\.full"):
        joined(full, 0, "Cleo", "c")
    half = table(ADA, BO, ADA, begun=False)
    half.chairs[1] = Chair("open")
    with pytest.raises(Refusal, match=r"seat\.taken"):
        joined(half, 0, "Cleo", "c")
    with pytest.raises(Refusal, match=r"seat\.taken"):
        joined(half, 7, "Cleo", "c")


def test_the_same_name_gets_a_number() -> None:
    half = table(ADA, BO, begun=False)
    half.chairs[1] = Chair("open")
    chairs, _ = joined(half, 1, "NAME 0", BO)
    assert {seat: chair.name for seat, chair in chairs.items()} == {1: "NAME 0 2"}


def test_a_bot_gives_its_name_to_a_person_who_has_it() -> None:
    waiting = table(ADA, BO, BOT, BOT, begun=False)
    waiting.chairs[1:] = [Chair("open"), *(Chair("bot", name, "random", BOT) for name in ("Ben", ""))]
    chairs, _ = joined(waiting, 1, "ben", BO)
    assert {seat: chair.name for seat, chair in chairs.items()} == {1: "ben", 2: "Ben 2"}
    chairs, _ = joined(waiting, 1, "Cleo", BO)
    assert {seat: chair.name for seat, chair in chairs.items()} == {1: "Cleo"}


def test_each_role_is_refused_in_its_own_words() -> None:
    of = table(ADA, BO)
    refused("seat.not-yours", of, None, legal(of))
    refused("seat.not-yours", of, "a stranger", legal(of))
    refused("turn.not-yours", of, other(of), legal(of))
    refused("undo.not-yours", of, other(of), Undo(of.seq, "message-x"))
    refused("seat.not-yours", of, None, Undo(of.seq, "message-x"))


def test_a_stale_number_is_refused_with_the_true_one() -> None:
    of = table(ADA, BO)
    for seq in (of.seq - 1, of.seq + 1, 0, -1):
        fault = refused("seq.stale", of, owner_to_move(of), Play(seq, "message-x", first_move(of)))
        assert fault.reason.args == {"seq": of.seq}


@pytest.mark.parametrize("text", ["", "dance", "claim", "claim x", "place 1 0,0", "claim 1 2", "claim  1", "\0", "{}"])
def test_an_invalid_move_is_unreadable(text: str) -> None:
    of = table(ADA, BO)
    refused("move.unreadable", of, owner_to_move(of), Play(of.seq, "message-x", text))


def test_an_illegal_move_is_refused_with_the_rules_reason() -> None:
    of = table(ADA, BO)
    fault = refused("claim.not-in-line", of, owner_to_move(of), Play(of.seq, "message-x", "claim 99"))
    assert fault.reason.clause == "9.1"
    refused("turn.phase", of, owner_to_move(of), Play(of.seq, "message-x", "deal 3"))
    refused("turn.phase", of, owner_to_move(of), Play(of.seq, "message-x", "king 0"))
    refused("pass.mandatory", of, owner_to_move(of), Play(of.seq, "message-x", "pass"))


@pytest.mark.parametrize("message_id", ["", "short", "x" * 65, "with space", "umlaut-äöü", "semi;colon"])
def test_an_invalid_id_is_refused(message_id: str) -> None:
    of = table(ADA, BO)
    refused("message.unreadable", of, owner_to_move(of), Play(of.seq, message_id, first_move(of)))


def test_a_wish_changes_nothing_until_it_is_taken() -> None:
    of = table(ADA, BO)
    before = of.state
    change = of.play(owner_to_move(of), legal(of))
    assert of.state == before
    of.take(change)
    assert of.state != before
    with pytest.raises(ValueError, match="after"):
        of.take(change)


def test_an_answered_message_is_known_by_its_sender_only() -> None:
    of = table(ADA, BO)
    owner = owner_to_move(of)
    seq = of.seq + 1
    play(of, number=7)
    assert of.answered(owner, "message-7") == seq
    assert of.answered(BO if owner == ADA else ADA, "message-7") is None


def test_one_key_may_hold_several_seats() -> None:
    of = table(ADA, ADA)
    for _ in range(6):
        play(of)
    assert of.seats_of(ADA) == [0, 1]


# --- undo -------------------------------------------------------------------------------


def undo(of: Table) -> None:
    of.take(of.undo(owner_to_move(of), Undo(of.seq, f"undo-{of.seq:06d}")))


def test_a_placement_can_be_taken_back_within_the_turn() -> None:
    of = play_until(table(ADA, BO), "place")
    before, steps = of.state, len(of.steps)
    assert not of.can_undo(owner_to_move(of))
    play(of)
    placed = of.log[-1].told.args
    assert of.can_undo(owner_to_move(of))
    assert not of.can_undo(other(of))
    undo(of)
    assert (of.state, len(of.steps)) == (before, steps)
    assert of.log[-1].told.code == "undo"
    assert of.log[-1].told.args == {**placed, "code": "place"}  # which one it was
    refused("undo.nothing", of, owner_to_move(of), Undo(of.seq, "message-y"))


def test_every_step_of_a_turn_can_be_taken_back_but_not_its_claim() -> None:
    of = play_until(table(ADA, BO), "place")
    turn, start = of.family.turn(of.state), of.state
    while of.state.phase != "claim":  # type: ignore[attr-defined]
        play(of)
    while of.state != start:
        undo(of)
    while of.family.turn(of.state) == turn:
        play(of)
    assert of.steps[-1].after.to_move is not Turn.OVER
    refused("undo.nothing", of, owner_to_move(of), Undo(of.seq, "message-y"))


def test_a_player_with_two_turns_running_cannot_reach_back_into_the_first() -> None:
    """In the last round no claim ends a turn: the next turn may be the same seat's."""
    reached = False
    for seed in range(8):
        of = table(ADA, BO, seed=seed)
        rng = Random(seed)
        while going(of):
            before = of.family.turn(of.state), of.to_move
            play(of, str(rng.choice(of.state.legal_moves())))
            if going(of) and of.to_move == before[1] and of.family.turn(of.state) != before[0]:
                reached = True
                assert not of.can_undo(owner_to_move(of))
        refused("turn.over", of, ADA, Undo(of.seq, "message-y"))
    assert reached


def test_what_a_family_tells_of_a_move_never_says_how_many_are_taken_back(monkeypatch: pytest.MonkeyPatch) -> None:
    of = play_until(table(ADA, BO), "place")
    play(of)
    steps = len(of.steps)
    monkeypatch.setattr(type(of.family), "tell", lambda *_: [Told("place", 0, {"steps": 3, "domino": 4})])
    undo(of)
    assert of.log[-1].told.args == {"code": "place", "domino": 4}
    assert len(of.steps) == steps - 1


def test_undo_does_not_reach_over_a_deal() -> None:
    of = table(ADA, BO)
    for _ in range(200):
        if not going(of):
            break
        chance = of.steps[-1].before.to_move is Turn.CHANCE
        if chance:
            assert not of.can_undo(ADA)
            assert not of.can_undo(BO)
        play(of)


# --- the log --------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_log_makes_the_table_again(players: int) -> None:
    """Random games with undos in them: taken again from the log, everything is the same."""
    rng = Random(players)
    of = table(*[f"owner {seat}" for seat in range(players)], seed=players)
    while going(of):
        play(of, str(rng.choice(of.state.legal_moves())))
        if rng.random() < 0.2 and going(of) and of.can_undo(owner_to_move(of)):
            undo(of)
    again = Table(of.id, of.game, of.family, of.chairs, Thrown(Random(99)))
    again.follow(of.log)
    assert (again.state, again.seq, again.status) == (of.state, of.seq, "over")
    assert [str(step.move) for step in again.steps] == [str(step.move) for step in of.steps]
    assert again.due().entries == ()
    assert {entry.told.code for entry in of.log} <= set(EVENT_CODES)
    assert [entry.seq for entry in of.log] == list(range(1, of.seq + 1))


def test_a_deal_that_was_due_is_dealt() -> None:
    """A log that ends before a deal that is due goes on with that deal."""
    of = table(ADA, BO)
    cut = [entry for entry in of.log if entry.told.code == "started"]
    again = Table(of.id, of.game, of.family, of.chairs, Thrown(Random(5)))
    again.follow(cut)
    assert again.to_move is None
    again.take(again.due())
    assert again.to_move is not None


def test_what_chance_deals_at_once_is_one_event() -> None:
    of = table(ADA, BO, ADA)
    codes = [entry.told.code for entry in of.log]
    assert codes == ["started", "tiles", "line", "king"]
    tiles, line = of.log[1], of.log[2]
    assert len(str(tiles.told.args["buildings"]).split()) == 6
    assert tiles.told.args["costs"] == "0 1 2 3 4 5"
    assert len(str(line.told.args["dominoes"]).split()) == 4


def test_bots_own_their_seats_and_no_key_does() -> None:
    of = table(ADA, BOT)
    assert of.seats_of(ADA) == [0]
    assert of.seats_of(BOT) == [1]
