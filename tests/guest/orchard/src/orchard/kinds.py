"""Orchard as one chooses it: who may play, and with which options."""

from __future__ import annotations

from demesne.games.family import GameKind, Option
from orchard.game import make_orchard
from orchard.rules import HANDS, PLAYERS, RULES_VERSION

__all__ = ["KINDS"]

KINDS = (
    GameKind(
        name="orchard",
        family="orchard",
        players=PLAYERS,
        options=(
            Option("hand", HANDS, HANDS[0], "Cards in a hand."),
            Option("kind_market", (False, True), default=False, text="A sold card brings one coin at least."),
        ),
        version=RULES_VERSION,
        make=make_orchard,
        sentences={
            "card.not-held": "there is no {fruit} in the hand",
            "draw.gone": "no {fruit} is left in the deck",
        },
    ),
)
"""The games that this package brings."""
