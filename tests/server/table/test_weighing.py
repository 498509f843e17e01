"""What choices would bring is told to those who may choose and ask for it, worked out once, and never for programs."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import cast

import pytest

from demesne.games.queendomino.state import State
from demesne.server.live.live import Live
from demesne.server.programs.lines import Outgoing
from demesne.server.programs.watching import GameListener
from demesne.server.protocol import Play, Weigh
from demesne.server.queendomino.effects import effects
from demesne.server.queendomino.shapes import PlaceEffect, PlaceOffer
from demesne.server.wire.refusals import Refusal
from tests.server.duel import Brisk, Duel
from tests.server.kit import ADA, BO, Ear, first_move, moves_of, play, play_until, run, table


def test_the_one_to_move_is_told_what_the_choices_bring_and_nobody_else() -> None:
    async def story() -> None:
        duel = await Duel(Brisk()).gather()
        of = await duel.hub.table(duel.name)
        while not isinstance(_mover(duel).last.offer, PlaceOffer):
            move = Play(of.seq, f"message-{of.seq}", first_move(of))
            await duel.hub.play(duel.name, _mover(duel).owner, move)
        mover = _mover(duel)
        offer, seq = mover.last.offer, mover.last.seq
        assert isinstance(offer, PlaceOffer)
        heard = [len(ear.heard) for ear in duel.ears]
        answer = await duel.hub.weigh(duel.name, mover.owner, Weigh(seq, "message-1"))
        assert (answer.id, answer.seq) == ("message-1", seq)
        assert set(answer.effects) == {spot.move for spot in offer.spots}
        again = await duel.hub.weigh(duel.name, mover.owner, Weigh(seq, "message-2"))
        assert again.effects == answer.effects
        assert [len(ear.heard) for ear in duel.ears] == heard
        for owner, since, code in (
            (next(ear.owner for ear in duel.ears if ear is not mover), seq, "turn.not-yours"),
            (None, seq, "seat.not-yours"),
            (mover.owner, seq - 1, "seq.stale"),
        ):
            with pytest.raises(Refusal) as refusal:
                await duel.hub.weigh(duel.name, owner, Weigh(since, "message-3"))
            assert refusal.value.reason.code == code

    run(story())


def _mover(duel: Duel) -> Ear:
    return next(ear for ear in duel.ears if ear.last.offer is not None)


def test_nothing_is_offered_or_weighed_that_nobody_asks_for(monkeypatch: pytest.MonkeyPatch) -> None:
    of = play_until(table(ADA, BO), "place")
    asked: list[str] = []

    def noted(name: str) -> Callable[[object], object]:
        made = getattr(of.family, name)

        def make(state: object) -> object:
            asked.append(name)
            return made(state)

        return make

    for name in ("offer", "effects"):
        monkeypatch.setattr(of.family, name, noted(name))
    live = Live(of, None)
    owner = str(of.chairs[of.to_move or 0].owner)
    live.attach(GameListener(live, owner, "", Outgoing("", 64), None))
    live.attach(Ear(None))
    assert asked == []
    ear = Ear(owner)
    live.attach(ear)
    live.tell()
    assert asked == ["offer"]
    assert ear.last.offer is not None
    assert set(live.effects()) == set(live.effects()) == moves_of(ear.last.offer)
    assert asked == ["offer", "effects"]


def test_the_last_domino_of_a_game_of_a_dynasty_brings_what_any_other_does() -> None:
    """The next game begins with it; what it changed is told all the same."""
    of = table("a", "b", name="kingdomino", options={"dynasty": True})
    rng = Random(1)
    while not of.state.earlier:  # type: ignore[attr-defined]
        brings, kingdoms = effects(cast("State", of.state)), of.state
        play(of, str(rng.choice(of.state.legal_moves())))
    assert len(kingdoms.legal_moves()) == len(brings)
    told = [each for each in brings.values() if isinstance(each, PlaceEffect)]
    assert told
    assert all(each.changes for each in told)
