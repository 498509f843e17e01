"""Games of Domaine go alike in the rules and in the kernel, ply by ply, whoever plays and with any option.

``DEMESNE_GAMES=2000`` plays 40 games of each pair; without it one.
"""

from __future__ import annotations

import os
from collections import Counter
from random import Random
from typing import Any

import numpy as np
import pytest

from demesne.games.base import Turn
from demesne.games.domaine.state import State
from demesne.games.registry import GAMES
from demesne.kernels.domaine.layout import MOST_LEGAL
from demesne.kernels.domaine.legality import legal
from demesne.kernels.domaine.packing import unpack
from tests.kernels.domaine_twins import Meeting, builder, domaine_game, idler, packed, play_alike

GAMES_EACH = max(1, int(os.environ.get("DEMESNE_GAMES", "50")) // 50)

_CRAMPED = "/".join(["v" * 12] * 3 + ["vv........vv", "vv...f....vv", "vv........vv"] + ["v" * 12] * 6)
"""A board with so little meadow that castles come close, and some find no room (rules 3.5)."""

_QUARRY = "/".join(["g.s.c.d.g.s.", "............"] * 6)
"""A board with mines beside every castle, so that monopolies come and go (rules 6.5)."""

_FEW = "/".join([*["....vvvvvvvv", "v" * 12] * 2, *["v" * 12] * 8])
"""Room for few castles, so that set-up ends early and often not with the last seat (rules 3.5, 3.8)."""

_RICH: dict[str, Any] = {"ducats": 90, "king": 250}
"""Money for everything, and a king nobody reaches: whole decks of expansions and deserters."""
_LAND: dict[str, Any] = {**_RICH, "markers": 250}
"""Markers enough for land that is fenced before the first turn."""


def _quarrel(players: int, options: dict[str, Any] | None = None, **rules: int) -> Meeting:
    """Land that is fenced already, so that neighbours quarrel from the first card on."""
    return Meeting(domaine_game(players, options, **{**_LAND, **rules}), builder, settled=True)


MEETINGS: dict[str, Meeting] = {
    **{f"any {players}": Meeting(domaine_game(players), idler) for players in (2, 3, 4)},
    **{f"builders {players}": Meeting(domaine_game(players), builder) for players in (2, 3, 4)},
    **{f"quarrels {players}": _quarrel(players) for players in (2, 3, 4)},
    "rich": Meeting(domaine_game(3, **_RICH), builder),
    "spacing 6": Meeting(domaine_game(4, {"spacing": 6}), builder),
    "expansion 1": _quarrel(4, {"expansion": 1}),
    "forced": Meeting(domaine_game(2, {"stalling": "forced"}), idler),
    "rank": Meeting(domaine_game(3, {"second_bonus": "rank"}, king=99), builder),
    "no neutral targets": _quarrel(2, {"neutral_targets": False}),
    "last knight": _quarrel(3, {"last_knight": False}),
    "allied deserter": _quarrel(4, {"allied_deserter": False}),
    "active": _quarrel(4, {"king_tie": "active"}, king=20),
    "reached": _quarrel(2, king=45),
    "few pieces": _quarrel(4, markers=115, knights=5),
    "patience": Meeting(domaine_game(3, patience=1), builder),
    **{f"few meadows {players}": Meeting(domaine_game(players, {"board": _FEW}), idler) for players in (2, 3, 4)},
    "cramped": Meeting(domaine_game(3, {"board": _CRAMPED}, **_RICH), builder),
    "quarry": _quarrel(2, {"board": _QUARRY}),
    "laid out": _quarrel(2, {"layout": "3n 1e 7s 2w cn 5n 8e 4s 6n"}),
}


@pytest.mark.parametrize("name", MEETINGS)
def test_whole_games_go_alike(name: str) -> None:
    """Legal moves, position, domains, scores and ranks; on a difference the position is shown."""
    plies = [play_alike(MEETINGS[name], Random(f"domaine {name} {number}")) for number in range(GAMES_EACH)]
    assert max(plies) > 20  # one or the other may be short: on fenced land the king can be near


def test_every_rule_was_met() -> None:
    """The games above are worth something only if the rarer rules arise in them."""
    seen: Counter[str] = Counter()
    for name, meeting in MEETINGS.items():
        if not meeting.seen:
            play_alike(meeting, Random(f"domaine {name} 0"))
        seen += meeting.seen
    missing = [what for what in RARER if not seen[what]]
    assert not missing, seen


RARER = [
    *("Draw", "Castle", "Knight", "Sell", "Play", "Border", "Expand", "Desert", "Ally", "End", "Refill"),
    *("play alliance", "play borders", "play deserter", "play expansion", "play knights"),
    *("a domain closed", "two at once", "surplus markers", "a neutral zone", "a monopoly"),
    *("taken from an opponent", "taken from nobody", "cut off"),
    *("forced to draw", "the king reached", "the deck gone"),
]


def test_every_option_is_played_with_another_value_too() -> None:
    """An option that is added must be played by some pair above with another than its usual value."""
    usual = {option.name: option.default for option in GAMES["domaine"].options if option.name != "tiles"}
    given = (pair for meeting in MEETINGS.values() for pair in meeting.game.options.items())
    assert {name for name, value in given if value != usual[name]} == usual.keys()


@pytest.mark.parametrize("name", ["any 2", "quarrels 3", "cramped"])
def test_a_position_packed_and_unpacked_is_the_same(name: str) -> None:
    """And what is packed anew allows as much as what was played."""
    meeting, rng, out = MEETINGS[name], Random(5), np.zeros(MOST_LEGAL, np.int64)
    for number, state in enumerate(_states(meeting, rng)):
        if number % 7 == 0:
            record = packed(state)
            assert unpack(record, meeting.game.rules) == state
            assert legal(record, out) == len(state.legal_moves())


def _states(meeting: Meeting, rng: Random) -> list[State]:
    states = [meeting.start(rng)]
    while states[-1].to_move is not Turn.OVER:
        states.append(states[-1].apply(builder(states[-1], rng)))
    return states
