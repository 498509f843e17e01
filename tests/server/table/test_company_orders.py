"""Those at a table do whatever they may, in any order: nobody is stuck, refused what was offered, or forgotten."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)

from demesne.games.base import Seat
from demesne.server.table import consent, deciders
from demesne.server.table.company import ANSWER
from demesne.server.table.records import record_of
from demesne.server.wire.refusals import Refusal
from tests.server.kit import play
from tests.server.sitting import Sitting, bot_plays

PEOPLE = st.integers(0, 3)


class Company(RuleBasedStateMachine):
    """Up to four people at a table of Kingdomino, and a clock that only goes forward."""

    at: Sitting

    @initialize(people=st.integers(2, 4))
    def sit(self, people: int) -> None:
        self.at = Sitting(*("ada", "bo", "cleo", "dan")[:people])
        for seat in range(1, people):  # those who came by a link
            self.at.table.chairs[seat] = replace(self.at.table.chairs[seat], kind="open")

    def owner(self, number: int) -> str:
        return list(self.at.table.people.values())[number % len(self.at.table.people)]

    def here(self) -> set[Seat]:
        """The people who are present and play themselves."""
        company = self.at.table.company
        return self.at.table.people.keys() - company.stints.keys() - company.away.keys()

    def playing(self) -> bool:
        return self.at.table.status == "playing"

    @rule(moves=st.integers(1, 6))
    def play_on(self, moves: int) -> None:
        """The one to move does so, person or bot, if the table lets them."""
        table = self.at.table
        for _ in range(moves):
            seat = table.to_move
            if seat is None or table.company.paused:
                return
            if table.bot_to_move:
                bot_plays(table)
            elif table.person(seat) in self.here():
                play(table, number=table.seq)

    @rule(who=PEOPLE, what=st.sampled_from(["leave", "return", "resign", "resume", "undo", "pause", "end"]))
    def wish(self, who: int, what: Any) -> None:
        """What the table says one may wish for is granted, nothing else but what they are just being asked for."""
        owner, request = self.owner(who), self.at.table.company.request
        asked = request is not None and request.what == what and what != "undo" and self.playing()
        asked = asked and self.at.table.seats_of(owner)[0] in deciders.unanswered(self.at.table)
        offered = what in consent.may(self.at.table, owner)
        try:
            (self.at.ask if what in {"undo", "pause", "end"} else self.at.act)(owner, what)
        except Refusal:
            assert not offered or (what == "undo" and self.at.table.can_undo(owner))
        else:
            assert offered or asked or what == "undo"

    @precondition(lambda self: self.playing())
    @rule(who=PEOPLE, number=st.integers(0, 7))
    def wish_what_one_may(self, who: int, number: int) -> None:
        if may := [what for what in consent.may(self.at.table, self.owner(who)) if what != "close"]:
            self.wish(who, may[number % len(may)])

    @precondition(lambda self: self.playing() and self.at.table.company.request)
    @rule(yes=st.booleans())
    def answer(self, yes: bool) -> None:
        """One of those who have not answered yet does."""
        request = self.at.table.company.request
        assert request
        left = deciders.voters(self.at.table, request) - request.agreed
        if left and request.until > self.at.now:
            self.at.answer(self.at.table.people[min(left)], yes=yes)
            if request.what == "pause" and yes and self.here() <= request.agreed | {request.seat, min(left)}:
                assert self.at.table.company.paused, "a break waits for nobody who is away"

    @rule(seconds=st.sampled_from([1, ANSWER, 200]))
    def wait(self, seconds: int) -> None:
        self.at.now += seconds
        self.at.take(consent.lapsed(self.at.table, self.at.now))

    @rule(who=PEOPLE)
    def drop(self, who: int) -> None:
        self.at.away(list(self.at.table.people)[who % len(self.at.table.people)])

    @rule(who=PEOPLE)
    def come(self, who: int) -> None:
        seat = list(self.at.table.people)[who % len(self.at.table.people)]
        self.at.come(seat)
        if self.playing():
            stint = self.at.table.company.stints.get(seat)
            assert seat in self.here() or (stint and stint.why == "resigned")

    @rule(who=PEOPLE, other=PEOPLE)
    def want_a_bot(self, who: int, other: int) -> None:
        people = list(self.at.table.people)
        try:
            self.at.lend(self.owner(who), people[other % len(people)])
        except Refusal as refused:
            assert refused.reason.code in {  # noqa: PT017
                "lend.here", "lend.early", "lend.never", "ask.once", "seat.lent", "table.over",
            }  # fmt: skip

    @invariant()
    def one_of_them_hosts(self) -> None:
        if self.playing():
            people = self.at.table.people
            hosts = {seat for seat in people if self.at.table.hosts(people[seat])}
            assert len(hosts) == 1
            assert hosts - self.at.table.company.stints.keys() or not self.here()

    @invariant()
    def somebody_can_go_on(self) -> None:
        """A game in play waits for a bot, for somebody present, or for those for whom nobody is."""
        table = self.at.table
        seat = table.to_move
        if seat is None or table.bot_to_move:
            return
        person = table.person(seat)
        here = self.here()
        assert person not in table.company.stints or table.company.paused or table.company.request
        assert person in here or not here or deciders.lenders(table, person)

    @invariant()
    def the_record_is_what_was_played(self) -> None:
        """A record says for which plies a bot stood in, and each of them exists."""
        record = record_of(self.at.table)
        assert all(ply < len(record.moves) for plies in record.stand_ins.values() for ply in plies)


@pytest.mark.slow
def test_whatever_they_do_in_whatever_order_the_game_can_go_on() -> None:
    often = settings(max_examples=60, stateful_step_count=40, deadline=None, suppress_health_check=list(HealthCheck))
    run_state_machine_as_test(Company, settings=often)
