"""A game played on from a moment of another: what was played precedes it, what was hidden is dealt anew."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

from demesne.games.base import Game, Seat
from demesne.server.afterwards.replays import acts_of, address_of
from demesne.server.family import Family, Step
from demesne.server.table.dealing import dealer_for
from demesne.server.table.new_tables import chairs_for
from demesne.server.table.table import HOSTED, Change, Table
from demesne.server.wire.branch_messages import Branch, BroughtPlayOn, PlayOn
from demesne.server.wire.log import Entry, Told
from demesne.server.wire.refusals import Refusal

__all__ = ["branched", "check_branch"]


def check_branch(source: Table, asker: str | None) -> None:
    """Raises ``Refusal`` unless *asker* may play on from the game of *source*, in which nothing is hidden any more."""
    if not source.welcomes(asker):
        raise Refusal("watch.closed")
    if source.state.outcome() is None:
        raise Refusal("branch.running")


def branched(
    table: str, source: Table, wish: PlayOn | BroughtPlayOn, owner: str, rng: Random, seed: str | None = None
) -> Table:
    """A table that goes on from a moment of the game of *source*, with what was played until then in its log.

    The seats "you" and "here" are *owner*'s. What the first of them could not know is dealt anew; then, where friends
    are to come, what the first of these could not: anybody can look up the game of *source*. Raises ``Refusal`` for a
    moment or for seats that cannot be.
    """
    own, acts = _own_seat(source, wish), acts_of(source.steps)
    if not 0 <= wish.moment < len(acts):
        raise Refusal("branch.moment", moments=len(acts))
    played = [step for act in acts[: wish.moment + 1] for step in act]
    if played and played[-1].after.outcome():
        raise Refusal("branch.over")
    steps = _dealt_anew(source.game, source.family, played, own, rng)
    if (friend := _friends_seat(wish)) is not None:
        steps = _dealt_anew(source.game, source.family, steps, friend, rng)
    made = Table(table, source.game, source.family, chairs_for(wish.seats, owner), dealer_for(rng, seed, len(steps)))
    made.branch = Branch(source.id or None, address_of(source, wish.moment))
    made.take(Change(tuple(_told(source.family, steps)), tuple(steps), "waiting"))
    return made


def _own_seat(source: Table, wish: PlayOn | BroughtPlayOn) -> Seat:
    """The first seat of the person who opens the table. Raises ``Refusal``."""
    if len(wish.seats) != len(source.chairs):
        raise Refusal("branch.seats", seats=len(source.chairs))
    for seat, each in enumerate(wish.seats):
        if each.kind in HOSTED:
            return seat
    raise Refusal("branch.seats", seats=len(source.chairs))


def _friends_seat(wish: PlayOn | BroughtPlayOn) -> Seat | None:
    """The first seat that waits for a friend, if one does."""
    return next((seat for seat, each in enumerate(wish.seats) if each.kind == "open"), None)


def _dealt_anew(
    game: Game[Any], family: Family[Any], played: Sequence[Step[Any]], seat: Seat, rng: Random
) -> list[Step[Any]]:
    """*played* as it might have been, for all that *seat* knows at its end, with what others hid dealt anew."""
    if not played:
        return []
    here = played[-1].after.observe(seat).resample(rng)
    steps, state = [], game.new_state()
    for move in family.retold(played, seat, here):
        steps.append(Step(state, move, state.apply(move)))
        state = steps[-1].after
    if state != here:
        raise ValueError(f"{game.name} is not told as it was dealt anew")
    return steps


def _told(family: Family[Any], steps: Sequence[Step[Any]]) -> Iterator[Entry]:
    """The log of what was played, and that the game goes on from there."""
    told = [each for act in acts_of(steps) for each in (family.tell(act) if act else ())]
    for seq, each in enumerate([*told, Told("branched")], start=1):
        yield Entry(seq, each)
