"""Who thinks next: rules of the queue one by one, and what holds whoever comes and goes."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice

import pytest
from hypothesis import given
from hypothesis import strategies as st

from demesne.server.thinking import fairness
from demesne.server.thinking.fairness import Claim, Kind, Schedule, Ticket

HONEST, FLOOD = "192.0.2.7", "192.0.2.66"


def claim(address: str = HONEST, kind: Kind = Kind.TURN) -> Claim:
    return Claim(kind, frozenset([address]))


def enter(at: Schedule, count: int, address: str = FLOOD, kind: Kind = Kind.TURN, cost: float = 1.0) -> list[Ticket]:
    return [at.enter(claim(address, kind), cost) for _ in range(count)]


def served(at: Schedule) -> Iterator[Ticket]:
    """Everybody who has a turn, one at a time, each taking what was expected."""
    while ticket := at.next():
        at.leave(ticket, ticket.cost)
        yield ticket


def admitted(at: Schedule) -> list[Ticket]:
    """All that may begin now."""
    found = []
    while ticket := at.next():
        found.append(ticket)
    return found


# --- addresses and tables -------------------------------------------------------------------------


def test_one_table_waits_for_one_job_of_forty_that_another_address_has_in_the_queue() -> None:
    at = Schedule(1)
    enter(at, 40)
    running = at.next()
    assert running
    ours = at.enter(claim(), 0.01)
    at.leave(running, 1.0)
    assert at.next() is ours


def test_two_addresses_have_the_same_time_however_many_tables_each_has() -> None:
    at = Schedule(1)
    enter(at, 200, FLOOD, cost=0.5)
    enter(at, 20, HONEST, cost=2.0)
    had = {FLOOD: 0.0, HONEST: 0.0}
    for number, ticket in enumerate(served(at)):
        had[str(ticket.address)] += ticket.cost
        if number < 80:
            assert abs(had[FLOOD] - had[HONEST]) <= 2.0 + 0.5
    assert had == {FLOOD: 100, HONEST: 40}


def test_an_address_of_ten_clients_has_the_time_of_ten() -> None:
    """A club behind an address that the host has named, and a household beside it, which waits no longer for that."""
    club = "198.51.100.1"
    at = Schedule(1, lambda address: 10 if address == club else 1)
    enter(at, 200, club)
    enter(at, 20, HONEST)
    order = [ticket.address for ticket in islice(served(at), 110)]
    assert order.count(HONEST) == 10
    assert max(len(gap) for gap in "".join("h" if each == HONEST else "c" for each in order).split("h")) in (10, 11)


def test_of_one_address_the_table_that_has_waited_longest_comes_first_though_it_asks_for_more() -> None:
    at = Schedule(1)
    slow, *quick = [*enter(at, 1, cost=5.0), *enter(at, 3, cost=0.1)]
    assert list(served(at)) == [slow, *quick]


def test_what_it_took_counts_and_not_what_was_expected() -> None:
    at = Schedule(1)
    liar = enter(at, 2, FLOOD, cost=0.1)
    patient = enter(at, 2, HONEST, cost=0.2)
    order = []
    while ticket := at.next():
        order.append(ticket)
        at.leave(ticket, 10.0 if ticket in liar else 0.2)
    assert order == [liar[0], *patient, liar[1]]


def test_nobody_saves_up_turns_by_staying_away() -> None:
    at = Schedule(1)
    busy = enter(at, 60, FLOOD)
    assert list(islice(served(at), 50)) == busy[:50]
    late = enter(at, 10, HONEST)
    following = list(islice(served(at), 8))
    assert sum(ticket in late for ticket in following) == 4


def test_what_waits_among_the_last_earns_no_turns_elsewhere() -> None:
    """Bots that are never reached do not bring the people of their address forward."""
    at = Schedule(1)
    enter(at, 1, FLOOD, Kind.BOTS)
    enter(at, 60, HONEST)
    assert len(list(islice(served(at), 50))) == 50
    late = enter(at, 10, FLOOD)
    following = list(islice(served(at), 8))
    assert sum(ticket in late for ticket in following) == 4


def test_a_table_counts_for_the_person_there_who_has_had_least() -> None:
    """Somebody who has used up their share cannot make others wait by sitting down with them."""
    at = Schedule(1)
    enter(at, 9, FLOOD)
    assert len(list(islice(served(at), 3))) == 3
    shared = at.enter(Claim(Kind.TURN, frozenset([FLOOD, HONEST])), 1.0)
    assert at.next() is shared
    assert shared.address == HONEST


# --- kinds ----------------------------------------------------------------------------------------


def test_hints_come_first_but_never_two_while_a_turn_waits() -> None:
    at = Schedule(1)
    enter(at, 3, kind=Kind.TURN)
    enter(at, 5, kind=Kind.HINT)
    kinds = [ticket.claim.kind for ticket in served(at)]
    hint, turn = Kind.HINT, Kind.TURN
    assert kinds == [hint, turn, hint, turn, hint, turn, hint, hint]


def test_bots_among_themselves_come_when_nobody_else_waits() -> None:
    at = Schedule(1)
    last = enter(at, 2, "192.0.2.8", Kind.BOTS, cost=0.01)
    first = [*enter(at, 3, FLOOD), *enter(at, 2, FLOOD, Kind.HINT)]
    assert list(served(at))[len(first) :] == last


@pytest.mark.parametrize("kind", [Kind.HINT, Kind.BOTS])
def test_the_last_of_several_is_kept_for_a_turn(kind: Kind) -> None:
    at = Schedule(3)
    enter(at, 9, kind=kind)
    assert len(admitted(at)) == 2
    turn = at.enter(claim(), 1.0)
    assert admitted(at) == [turn]


def test_turns_may_have_all() -> None:
    at = Schedule(3)
    enter(at, 9)
    assert len(admitted(at)) == 3


# --- whoever comes and goes ------------------------------------------------------------------------

ADDRESSES = st.frozensets(st.sampled_from(["a", "b", "c", "d"]), min_size=1, max_size=2)
CLAIMS = st.builds(Claim, st.sampled_from(Kind), ADDRESSES)
ARRIVALS = st.tuples(CLAIMS, st.floats(0.001, 30.0))
ACTS = st.lists(st.one_of(ARRIVALS, st.integers(0, 30)), max_size=60)


@pytest.mark.slow
@given(st.integers(1, 4), ACTS, st.floats(0, 30))
def test_nobody_is_lost_and_no_turn_is(workers: int, acts: list[tuple[Claim, float] | int], took: float) -> None:
    """Leaving while waiting or having a turn: all others get a turn, and nobody waits while one is free."""
    at, inside, running = Schedule(workers), list[Ticket](), set[Ticket]()
    for act in acts:
        if isinstance(act, tuple):
            inside.append(at.enter(*act))
        elif inside:
            leaving = inside.pop(act % len(inside))
            at.leave(leaving, took)
            running.discard(leaving)
        running.update(admitted(at))
        assert len(running) <= workers
        waiting = [ticket for ticket in inside if ticket not in running]
        turns = any(ticket.claim.kind is Kind.TURN for ticket in waiting)
        assert not waiting or len(running) >= (workers if turns or workers == 1 else workers - 1)
    for _ in range(len(inside)):
        over = next(iter(running))
        at.leave(over, took)
        inside.remove(over)
        running.remove(over)
        running.update(admitted(at))
    assert not inside


@pytest.mark.slow
@given(st.lists(st.floats(0.1, 3.0), min_size=60, max_size=60), st.integers(1, 3))
def test_whoever_always_asks_is_never_far_behind(costs: list[float], others: int) -> None:
    """Of addresses that all wait, none gets more than two jobs' time ahead of another, whatever each job takes."""
    at = Schedule(1)
    names = ["honest", *(f"other {number}" for number in range(others))]
    had = dict.fromkeys(names, 0.0)
    for name in names:
        enter(at, len(costs), name)
    for cost in costs:
        ticket = at.next()
        assert ticket
        had[str(ticket.address)] += cost
        at.leave(ticket, cost)
        assert max(had.values()) - min(had.values()) <= 2 * max(*costs, 1.0)


def test_only_so_many_addresses_are_remembered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fairness, "REMEMBERED", 3)
    at = Schedule(1)
    for number in range(20):
        at.enter(claim(f"198.51.100.{number}"), 1.0)
    for _ in served(at):
        assert len(at._lines[Kind.TURN]._had) <= 3 + len(at._lines[Kind.TURN].waiting)
