"""Hidden hands: nothing that anybody is told depends on what they may not know.

Each pair of games differs only in cards that the viewer cannot know. A server
plays both; every frame and every answer to the viewer must be the same, byte
for byte. Deliberate leaks show that the comparison would find one.
"""

from __future__ import annotations

import logging
import re
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
import pytest

from demesne.games.base import Reason
from demesne.games.domaine.cards import CARDS
from demesne.games.domaine.state import State
from demesne.server.domaine.family import DomaineFamily
from demesne.server.live import hub as hub_module
from demesne.server.live import lobby
from demesne.server.live.hub import Hub
from demesne.server.live.live import Live
from demesne.server.programs import routes, watching
from demesne.server.table import knowledge, view
from demesne.server.thinking.bot_program import job_for
from demesne.server.wire.log import Told
from tests.server.court import Dealer, court, state_of
from tests.server.kit import play
from tests.server.twins import HOST, HOT, THREE, Story, Witness, told, twin_of, written_story

pytestmark = pytest.mark.slow

CASES = [(THREE, 66, 1), (HOT, 84, 3), (THREE, 122, 2)]
"""Who sits where, how many moves, which game."""
LIVE = (0, 1)
"""Those that a server plays."""
LEAKY = (THREE, 31, 1)
"""A short one to show leaks with."""


@cache
def story(case: int) -> Story:
    return written_story(*CASES[case])


@pytest.fixture(scope="module")
def originals(tmp_path_factory: pytest.TempPathFactory) -> list[Witness]:
    """What everybody is told about each story as it is."""
    patch = pytest.MonkeyPatch()
    return [told(story(case), tmp_path_factory.mktemp("original"), patch) for case in LIVE]


@pytest.fixture(scope="module")
def twins(tmp_path_factory: pytest.TempPathFactory) -> Callable[[int, str], Witness]:
    """What everybody is told about the twin of a story for a viewer, played once for all who ask."""

    @cache
    def found(case: int, viewer: str) -> Witness:
        twin = twin_of(story(case), viewer)
        assert twin.hands != story(case).hands
        return told(twin, tmp_path_factory.mktemp("twin"), pytest.MonkeyPatch())

    return found


def viewers() -> list[tuple[int, str]]:
    return [(case, viewer) for case in LIVE for viewer in story(case).viewers]


@pytest.mark.parametrize(("case", "viewer"), viewers())
def test_twins_look_alike_to_those_who_cannot_know_better(
    case: int, viewer: str, originals: list[Witness], twins: Callable[[int, str], Witness]
) -> None:
    here, there = originals[case], twins(case, viewer)
    assert len(here[viewer]) > 150
    assert here[viewer] == there[viewer]
    assert here[HOST] == there[HOST]


def test_the_holder_of_the_cards_sees_the_difference(
    originals: list[Witness], twins: Callable[[int, str], Witness]
) -> None:
    twin = twins(0, "watcher")
    for viewer in THREE:
        assert twin[viewer] != originals[0][viewer]
    assert twin["watcher"] == originals[0]["watcher"]


# --- leaks ------------------------------------------------------------------------------------------


def shown_hand(patch: pytest.MonkeyPatch) -> None:
    """The view of everybody names a card of seat 0."""
    right = DomaineFamily.view

    def view(self: DomaineFamily, state: State, steps: Any, seats: Any) -> Any:
        made = right(self, state, steps, seats)
        made.lords[0].held = [*made.lords[0].held[:-1], *state.hands[0][:1]]
        return made

    patch.setattr(DomaineFamily, "view", view)


def number_of_the_hand(patch: pytest.MonkeyPatch) -> None:
    """A number in the view comes from the hands: what their cards cost."""
    right = DomaineFamily.view

    def view(self: DomaineFamily, state: State, steps: Any, seats: Any) -> Any:
        made = right(self, state, steps, seats)
        made.idle += sum(CARDS[card].price for hand in state.hands for card in hand)
        return made

    patch.setattr(DomaineFamily, "view", view)


def one_more_message(patch: pytest.MonkeyPatch) -> None:
    """Nothing that is told is wrong, but everybody is told once more when the numbers of seat 0 are odd."""
    right = Live.tell

    def tell(self: Live) -> None:
        right(self)
        if sum(int(card[1:]) for card in state_of(self.table).hands[0]) % 2:
            right(self)

    patch.setattr(Live, "tell", tell)


def drawn_card(patch: pytest.MonkeyPatch) -> None:
    """The log tells everybody what somebody drew."""
    right = Told.args_for
    patch.setattr(Told, "args_for", lambda told, _: right(told, [told.seat]))


def exported_card(patch: pytest.MonkeyPatch) -> None:
    """The record of a game in progress has the cards that were drawn."""
    patch.setattr(State, "redact", lambda _, move, __: str(move))


def helpful_refusal(patch: pytest.MonkeyPatch) -> None:
    """Naming a card that is not one's own tells who has it."""
    right = State.refusal

    def refusal(self: State, move: Any) -> Reason | None:
        reason = right(self, move)
        if reason is None or reason.code != "card.not-held":
            return reason
        holder = next((seat for seat, hand in enumerate(self.hands) if move.card in hand), -1)
        return Reason.of(reason.code, reason.clause, card=move.card, holder=holder)

    patch.setattr(State, "refusal", refusal)


LEAKS: list[tuple[Callable[[pytest.MonkeyPatch], None], str]] = [
    (shown_hand, "watcher"),
    (number_of_the_hand, "watcher"),
    (one_more_message, "watcher"),
    (drawn_card, "watcher"),
    (exported_card, "watcher"),
    (helpful_refusal, "the seat to move"),
]


@pytest.mark.parametrize(("leak", "viewer"), LEAKS, ids=lambda value: getattr(value, "__name__", ""))
def test_a_leak_is_found(
    leak: Callable[[pytest.MonkeyPatch], None], viewer: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    tale = written_story(*LEAKY)
    if viewer != "watcher":
        viewer = tale.mover
        assert tale.phase == "act"
    leak(monkeypatch)
    here = told(tale, tmp_path / "here", monkeypatch, [viewer])[viewer]
    there = told(twin_of(tale, viewer), tmp_path / "there", monkeypatch, [viewer])[viewer]
    assert here != there


SECRET = "qz"
"""Marks what is leaked by several routes at once."""


ROADS_OUT = (
    "^demesne.leak qz",
    "^qz.* 1$",
    '"running":.*"game":"qz',
    '^200 (?!.*"running":).*"game":"qz',
    '"observation":"qz',
    '"type":"coming"',
    '"type":"stakes"',
)


def hand_of(of: Any) -> str:
    return SECRET + " ".join(state_of(of).hands[0])


def test_a_leak_by_any_other_road_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The log, the metrics, a summary, what is at stake and what a program is told name a hand."""
    tell, told_, brief, state, find = Live.tell, Hub.told, view.summary, watching.state_of, knowledge.finding

    def logging_tell(self: Live) -> None:
        logging.getLogger("demesne.leak").debug("%s", hand_of(self.table))
        tell(self)

    def measured(self: Hub, programs: int) -> str:
        return told_(self, programs) + "".join(f"{hand_of(live.table)} 1\n" for live in self.tables)

    def summary(table: Any, *more: Any) -> Any:
        return msgspec.structs.replace(brief(table, *more), game=hand_of(table))

    def program(table: Any, *more: Any) -> Any:
        return msgspec.structs.replace(state(table, *more), observation=hand_of(table))

    def finding(table: Any, message: Any) -> Any:
        return lambda: msgspec.structs.replace(find(table, message)(), id=hand_of(table))

    monkeypatch.setattr(Live, "tell", logging_tell)
    monkeypatch.setattr(Hub, "told", measured)
    for module in (hub_module, lobby):
        monkeypatch.setattr(module, "summary", summary)
    monkeypatch.setattr(routes, "state_of", program)
    monkeypatch.setattr(hub_module, "finding", finding)
    here = _found(LEAKY, tmp_path / "here", monkeypatch)
    there = _found(LEAKY, tmp_path / "there", monkeypatch, twin=True)
    for road in ROADS_OUT:
        ours, theirs = ([line for line in lines if re.search(road, line)] for lines in (here, there))
        assert ours, road
        assert ours != theirs, road


def _found(tale: tuple[Any, ...], folder: Path, patch: pytest.MonkeyPatch, *, twin: bool = False) -> list[str]:
    """Every line that holds what is leaked."""
    story_ = written_story(*tale)
    witness = told(twin_of(story_, "watcher") if twin else story_, folder, patch, ["watcher"])
    return [line for who in ("watcher", HOST) for line in witness[who] if SECRET in line]


# --- bots -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seat", range(len(THREE)))
def test_a_bot_is_asked_the_same_of_twins(seat: int) -> None:
    """What leaves the server for a bot's process, after every move, byte for byte."""
    twin = twin_of(story(2), THREE[seat])
    here, there = _asked(story(2), seat), _asked(twin, seat)
    assert len(here) == len(story(2).moves)
    assert here == there
    assert len(set(here)) == len(here)
    assert _asked(story(2), seat, everything=True) != _asked(twin, seat, everything=True)


def _asked(tale: Story, seat: int, *, everything: bool = False) -> list[bytes]:
    """What a bot on *seat* is asked after each move: what it sees at the table. With *everything* there is, a leak."""
    of = court(*tale.seating, rng=Dealer(tale.draws))
    asked = []
    for number, (_, move) in enumerate(tale.moves):
        play(of, move, number)
        job = job_for(of.game, of.state.observe(seat), "random", "seed")
        assert of.game.parse_observation(job.observation) == of.state.observe(seat)
        if everything:
            job = msgspec.structs.replace(job, observation=str(of.state))
        asked.append(msgspec.json.encode(job))
    return asked
