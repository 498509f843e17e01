"""The games of the family as people choose them: numbers of players, options, presets."""

from __future__ import annotations

from demesne.games.family import GameKind, Option
from demesne.games.queendomino.facts import facts_at_the_end, facts_of_move
from demesne.games.queendomino.game import make_kingdomino, make_queendomino, make_royal_wedding
from demesne.games.queendomino.refusals import SENTENCES
from demesne.games.queendomino.rules import (
    BONUSES,
    CENTRES,
    EDITIONS,
    KNIGHT_SUPPLIES,
    LAST_TIES,
    LINES,
    PURSES,
    RULES_VERSION,
    SINGLES,
    SIZES,
)

__all__ = ["KINDS"]

_EDITION = Option(
    "edition",
    EDITIONS,
    "us",
    "Which printed rules (clause 12.1): a preset that sets the defaults of other options.",
)

_PRESET = (
    Option(
        "knight_supply",
        KNIGHT_SUPPLIES,
        None,
        "Knights in the box; printed: 22, but 19 in the Spanish, Italian, Portuguese and Russian rules.",
    ),
    Option(
        "last_tie",
        LAST_TIES,
        None,
        "After the largest territory, a tie is shared, or broken first by left-over coins (cz).",
    ),
)

_BOX = Option(
    "box",
    (),
    None,
    "Your own box: corrections of the uncertain building tiles and of dominoes (clause 12.3).",
    free=True,
)

_QUEENDOMINO = GameKind(
    name="queendomino",
    family="queendomino",
    players=(2, 3, 4),
    options=(
        _EDITION,
        Option(
            "size",
            SIZES,
            None,
            "Side length of the kingdom; printed: 7 for two, 5 for three or four.",
        ),
        *_PRESET,
        _BOX,
    ),
    version=RULES_VERSION,
    make=make_queendomino,
    facts_of_move=facts_of_move,
    facts_at_the_end=facts_at_the_end,
    sentences=SENTENCES,
)

_KINGDOMINO = GameKind(
    name="kingdomino",
    family="queendomino",
    players=(2, 3, 4),
    options=(
        Option(
            "bonuses",
            BONUSES,
            None,
            "Points for a castle in the middle (10) and for a complete kingdom (5).",
            several=True,
        ),
        Option(
            "centre",
            CENTRES,
            "extent",
            "Middle Kingdom: equally far from opposite edges of a full-size kingdom, or of the grid.",
        ),
        Option("dynasty", (False, True), default=False, text="Three games; the points are added up."),
        Option(
            "size",
            SIZES,
            5,
            "Side length of the kingdom; 7 is the Mighty Duel for two with all dominoes.",
        ),
    ),
    version=RULES_VERSION,
    make=make_kingdomino,
    facts_of_move=facts_of_move,
    facts_at_the_end=facts_at_the_end,
    sentences=SENTENCES,
)

_ROYAL_WEDDING = GameKind(
    name="royal-wedding",
    family="queendomino",
    players=(3, 4, 5, 6, 7, 8),
    options=(
        _EDITION,
        Option("teams", (False, True), default=False, text="Two seats share a kingdom; 6 or 8 players."),
        Option(
            "size",
            SIZES,
            None,
            "Side length of the kingdom; printed: 7 for teams and for three or four single players, else 5.",
        ),
        Option(
            "line",
            LINES,
            None,
            "Dominoes in a line; printed: 4 for three or four single players, else 8; always 8 in the German rules.",
        ),
        Option(
            "single",
            SINGLES,
            None,
            "How many single players at most; printed: 6 (eu), 7 (cz), 8 (us, which does not recommend it).",
        ),
        Option(
            "purse",
            PURSES,
            None,
            "Seven coins and a knight for each team, or, where the rules are silent, for each of its seats.",
        ),
        *_PRESET,
        _BOX,
    ),
    version=RULES_VERSION,
    make=make_royal_wedding,
    facts_of_move=facts_of_move,
    facts_at_the_end=facts_at_the_end,
    sentences=SENTENCES,
)

KINDS: tuple[GameKind, ...] = (_KINGDOMINO, _QUEENDOMINO, _ROYAL_WEDDING)
"""Every game of the family, in the order in which people are offered them."""
