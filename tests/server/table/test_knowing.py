"""What one can know: what may still come, with odds that counting every draw confirms, told to who asks."""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from dataclasses import replace
from fractions import Fraction
from functools import partial
from itertools import combinations
from random import Random
from threading import Event
from typing import Any, cast

import msgspec
import pytest

from demesne.games.queendomino.dominoes import Domino
from demesne.games.queendomino.kingdom import place, placements
from demesne.games.queendomino.position import Phase
from demesne.games.queendomino.state import State
from demesne.review.queendomino.worth import Prospect
from demesne.server.knowing import Coming, Know, Pile
from demesne.server.live.finder import Finder
from demesne.server.odds import Odds
from demesne.server.protocol import Refused
from demesne.server.queendomino.coming import coming
from demesne.server.table.company import Company
from demesne.server.table.knowledge import Found, check, topics
from demesne.server.table.table import Table
from demesne.server.wire.company_messages import USUAL, Arrange, Customs
from demesne.server.wire.log import Entry, Told
from demesne.server.wire.refusals import Args, Refusal
from tests.modes import MODES, Mode, mode_name
from tests.server import sitting
from tests.server.client import Site
from tests.server.kit import ADA, BO, going, play, table, wish


def state_of(of: Table) -> State:
    return cast("State", of.state)


def after(of: Table, moves: int, seed: int = 1) -> Table:
    """*of* after so many random moves."""
    rng = Random(seed)
    for _ in range(moves):
        play(of, str(rng.choice(of.state.legal_moves())))
    return of


def fraction(odds: Odds) -> Fraction:
    return Fraction(odds.ways, odds.of)


def said(pile: Pile, code: str, **args: Any) -> Fraction:
    """The odds of a chance of *pile*."""
    return next(fraction(each.odds) for each in pile.chances if each.code == code and each.args == args)


# --- dominoes ---------------------------------------------------------------------------------------


def shrunk(of: Table, count: int) -> State:
    """The position with only *count* dominoes left to come, so that every draw can be listed."""
    state = state_of(of)
    return replace(state, undealt=tuple(frozenset(sorted(box)[-count:]) for box in state.undealt))


def best_gain(state: State, domino: Domino, side: int) -> int | None:
    """The most points of the score pad for *domino* where it may lie, found by laying it; none if it fits nowhere."""
    own = state.sides[side]
    gains = []
    for squares in placements(own.kingdom, domino):
        sides = list(state.sides)
        sides[side] = replace(own, kingdom=place(own.kingdom, domino, *squares))
        gains.append(replace(state, sides=tuple(sides)).sheet(side).total - state.sheet(side).total)
    return max(gains, default=None)


def part(draws: list[tuple[Domino, ...]], wanted: Any) -> Fraction:
    """The part of *draws* in which a domino is *wanted*."""
    return Fraction(sum(any(wanted(domino) for domino in draw) for draw in draws), len(draws))


@pytest.mark.slow
@pytest.mark.parametrize("moves", [8, 60])
@pytest.mark.parametrize("name", ["queendomino", "kingdomino"])
def test_the_odds_of_the_next_line_are_those_of_every_draw(name: str, moves: int) -> None:
    state = shrunk(after(table(ADA, BO, BO, name=name), moves), 9)
    pile = next(pile for pile in coming(state, 1) if pile.code == "line")
    box = state.rules.box.dominoes[name]
    draws = list(combinations([box[number] for number in sorted(state.undealt[0])], state.rules.line))
    assert len(draws) == {4: 126, 3: 84}[pile.next]
    tried = 0
    for chance in pile.chances:
        if chance.code == "half":
            terrain, crowns = chance.args["terrain"], int(chance.args["crowns"])
            wanted = part(
                draws,
                lambda domino, t=terrain, c=crowns: any(
                    half.terrain == t and half.crowns >= c for half in (domino.first, domino.second)
                ),
            )
        else:
            least = int(chance.args.get("points", -999))
            wanted = part(draws, lambda domino, k=least: (best_gain(state, domino, 1) or -1000) >= k)
        assert fraction(chance.odds) == wanted, chance
        tried += 1
    assert tried > 12
    assert {fraction(piece.next) for piece in pile.pieces} == {Fraction(pile.next, 9)}


def test_at_least_one_lake_with_a_crown() -> None:
    """By hand: of 44 dominoes left at the first line, so many show a crowned lake; four are drawn."""
    state = state_of(table(ADA, BO, BO, BO))
    (pile,) = (pile for pile in coming(state, 0) if pile.code == "line")
    lakes = sum(
        any(half.terrain == "lake" and half.crowns for half in (domino.first, domino.second)) for domino in state.left
    )
    miss = Fraction(1)
    for drawn in range(4):
        miss *= Fraction(44 - lakes - drawn, 44 - drawn)
    assert said(pile, "half", terrain="lake", crowns=1) == 1 - miss
    assert 0 < miss < 1


def test_with_three_some_dominoes_never_come() -> None:
    """Kingdomino with three lays 36 of 48 dominoes, and nobody knows which."""
    of = table(ADA, BO, BO, name="kingdomino")
    (pile,) = coming(state_of(of), None)
    assert (pile.left, pile.next, pile.more) == (45, 3, 33)
    assert len(pile.pieces) == pile.left


def test_the_two_boxes_of_a_royal_wedding_take_turns() -> None:
    of = table(ADA, BO, BO, BO, name="royal-wedding")
    seen: list[tuple[str, int]] = []
    rng = Random(2)
    while going(of):
        piles = [pile for pile in coming(state_of(of), None) if pile.code == "line"]
        found = [(str(pile.args["box"]), int(pile.args["wait"])) for pile in piles]
        if found[:1] != seen[-1:]:
            seen += found[:1]
        assert sum(pile.more for pile in piles) == sum(pile.left for pile in piles)
        play(of, str(rng.choice(of.state.legal_moves())))
    boxes = [box for box, _ in seen]
    assert len(boxes) == 23
    assert boxes == (["kingdomino", "queendomino"] * 12)[:23]


def test_what_is_said_to_come_is_what_comes() -> None:
    """In a whole game each domino and tile that is turned up was among those that could be; at the end none can."""
    of, rng = table(ADA, BO), Random(4)
    lines = 0
    while going(of):
        state = state_of(of)
        before = {pile.code: pile for pile in coming(state, None)}
        made = len(of.steps)
        play(of, str(rng.choice(state.legal_moves())))
        fresh = [str(step.move).split() for step in of.steps[made:] if step.before.phase in (Phase.LINE, Phase.TILES)]
        lines += sum(word == "deal" for word, _ in fresh)
        for word, thing in fresh:
            pile = before["line" if word == "deal" else "tiles"]
            assert thing in {piece.thing for piece in pile.pieces}
        turned = Counter(word for word, _ in fresh)
        if turned["deal"]:
            assert turned["deal"] == before["line"].next
            assert turned["tile"] >= before["tiles"].next, "the last act of a round may empty one more place"
    assert lines == 4 * 11


# --- what a domino is worth -----------------------------------------------------------------------------


OFF_CENTRE: Mode = ("kingdomino", 2, {"bonuses": ["middle_kingdom"], "centre": "grid"})
NAMED = {(mode[0], option): mode_name(mode) for mode in MODES for option in mode[2] or ("",)}
WAYS = [*(mode for mode in MODES if mode_name(mode) in NAMED.values()), OFF_CENTRE]
"""Each game as it is usually played, and in a way that goes with each of its options."""


@pytest.mark.parametrize("mode", WAYS, ids=mode_name)
def test_a_domino_is_worth_what_the_score_pad_says_once_it_lies(mode: Mode) -> None:
    name, players, options = mode
    of, rng = table(*[ADA] * players, name=name, options=options), Random(11)
    gains: Counter[int] = Counter()
    while going(of):
        state = state_of(of)
        if rng.random() < 0.2:
            for side in range(len(state.sides)):
                prospect = Prospect(state, side)
                for domino in rng.sample(state.left, min(3, len(state.left))):
                    found = best_gain(state, domino, side)
                    worth = prospect.worth(domino)
                    assert (worth.places > 0, worth.points) == (found is not None, found or 0), str(state)
                    gains[worth.points] += 1
        play(of, str(rng.choice(state.legal_moves())))
    assert len(gains) > 4


# --- tiles ------------------------------------------------------------------------------------------------


def test_the_odds_of_the_next_tiles_are_those_of_every_draw() -> None:
    of, rng = table(ADA, BO), Random(5)
    tried = 0
    while going(of) and tried < 3:
        state = state_of(of)
        empty = sum(tile is None for tile in state.builders.slots)
        if 1 < empty < 4 and state.round < state.rounds:
            (pile,) = (pile for pile in coming(state, None) if pile.code == "tiles")
            tiles = [tile for tile, count in state.builders.pile.items() for _ in range(count)]
            draws = list(combinations(range(len(tiles)), empty))
            assert pile.next == empty
            for piece in pile.pieces:
                hit = sum(any(tiles[at] == piece.thing for at in draw) for draw in draws)
                assert fraction(piece.next) == Fraction(hit, len(draws))
            tried += 1
        play(of, str(rng.choice(state.legal_moves())))
    assert tried == 3


# --- asking -----------------------------------------------------------------------------------------------


def refused(of: Table, owner: str | None, seat: int | None = None) -> str:
    with pytest.raises(Refusal) as refusal:
        check(of, owner, Know("coming", "message-1", seat))
    return refusal.value.reason.code


def test_one_may_ask_for_ones_own_seat_or_for_everybodys() -> None:
    of = table(ADA, BO)
    check(of, ADA, Know("coming", "message-1", 0))
    check(of, None, Know("coming", "message-1"))
    assert refused(of, ADA, 1) == refused(of, None, 0) == refused(of, ADA, 9) == "seat.not-yours"
    assert refused(table(ADA, BO, begun=False), ADA) == "table.waiting"


def test_a_family_that_knows_nothing_does_without() -> None:
    of = table(ADA, BO)
    of.family = type("Silent", (type(of.family),), {"knows": ()})()
    assert refused(of, ADA) == "know.nothing"
    assert list(topics(of)) == []


def test_the_host_forbids_it_and_everybody_is_told_so() -> None:
    at = sitting.Sitting(sitting.ADA, sitting.BO)
    assert "coming" in topics(at.table)
    at.wish(sitting.ADA, lambda name: Arrange(msgspec.structs.replace(USUAL, odds=False), name))
    assert list(topics(at.table)) == ["stakes"]
    assert refused(at.table, sitting.ADA) == "know.forbidden"
    assert at.table.log[-1].told.args["odds"] == 0
    again = table(ADA, BO, begun=False, name=at.table.game.name)
    again.follow(at.table.log)
    assert refused(again, ADA) == "know.forbidden"


def test_customs_of_an_older_log_forbid_nothing_new() -> None:
    company = Company()
    old: Args = {"grace": 60, "hints": 0, "watchers": 1, "words": 1}
    company.note(Entry(1, Told("customs", None, old)))
    assert company.customs == Customs(60, hints=False, watchers=True, words=True, odds=True)


def test_the_answer_goes_to_the_asker_and_too_many_questions_are_refused(site: Site) -> None:
    opened = site.open(wish("you", "open"))
    joined = site.join(opened.table, str(opened.invite), "Bo")
    with site.line(opened.table, opened.key) as ada, site.line(opened.table, joined.key) as bo:
        assert ada.view.knows == ["coming", "stakes"]
        ada.say(Know("coming", "message-1", 0))
        answer = ada.next(Coming)
        assert (answer.id, answer.seq, answer.seat) == ("message-1", ada.seq, 0)
        assert {pile.code for pile in answer.piles} == {"line", "tiles"}
        for number in range(8):
            ada.say(Know("coming", f"message-{number + 2}", 0))
        heard = [ada.hear() for _ in range(8)]
        fast = [message for message in heard if isinstance(message, Refused)]
        assert {message.reason.code for message in fast} == {"know.fast"}
        assert all(message.reason.args["wait"] == 1 for message in fast)
        bo.say(Know("coming", "message-bo", 0))
        assert bo.next(Refused).reason.code == "seat.not-yours"
        assert not any("coming" in raw[:20] for raw in bo.raw)


def test_one_thing_is_found_at_a_time_and_each_client_has_a_turn() -> None:
    """Threads that find things hold up the moves of everybody, and one client may ask by many sockets."""
    found: list[str] = []
    at_once: list[int] = []

    def finding(name: str) -> Found:
        at_once.append(1)
        time.sleep(0.01)
        assert len(at_once) == 1
        at_once.pop()
        found.append(name)
        return Coming(name, 0, None, [])

    async def story() -> None:
        finder = Finder()
        wishes = [("flood", f"flood {number}") for number in range(6)] + [("guest", "guest")]
        await asyncio.gather(*(finder.find(client, partial(finding, name)) for client, name in wishes))

    asyncio.run(story())
    assert sorted(found) == ["flood 0", "flood 1", "flood 2", "flood 3", "flood 4", "flood 5", "guest"]
    assert found.index("guest") == 1


def test_whoever_leaves_meanwhile_makes_no_room_for_a_second_thing() -> None:
    """What a thread has begun goes on until it is done."""
    going, done = Event(), list[bool]()

    def slow() -> Found:
        going.set()
        time.sleep(0.1)
        done.append(True)
        return Coming("slow", 0, None, [])

    def next_one() -> Found:
        done.append(False)
        return Coming("next", 0, None, [])

    async def story() -> None:
        finder = Finder()
        leaving = asyncio.ensure_future(finder.find("flood", slow))
        await asyncio.to_thread(going.wait)
        leaving.cancel()
        await finder.find("flood", next_one)

    asyncio.run(story())
    assert done == [True, False]
