"""Domaine as people choose it: numbers of players and options."""

from __future__ import annotations

from demesne.games.domaine.facts import facts_at_the_end, facts_of_move
from demesne.games.domaine.game import domaine_board, make_domaine
from demesne.games.domaine.refusals import SENTENCES
from demesne.games.domaine.rules import (
    EXPANSIONS,
    KING_TIES,
    RULES_VERSION,
    SECOND_BONUSES,
    SPACINGS,
    STALLINGS,
    lay_out,
    meant,
)
from demesne.games.family import GameKind, Option

__all__ = ["KINDS"]

_DOMAINE = GameKind(
    name="domaine",
    family="domaine",
    players=(2, 3, 4),
    options=(
        Option(
            "board",
            (),
            None,
            "The whole land: twelve rows of twelve letters, or lists of names (clause 2.4).",
            free=True,
        ),
        Option("tiles", (), None, "Your own nine land tiles (clause 2.2); otherwise our set.", free=True),
        Option("layout", (), None, "How the tiles lie; otherwise they are shuffled (clause 2.3).", free=True),
        Option("spacing", SPACINGS, 7, "Steps between castles of one colour; read loosely: 6."),
        Option("expansion", EXPANSIONS, 2, "The most squares that an expansion can take."),
        Option(
            "stalling",
            STALLINGS,
            "printed",
            "Cards may be sold and taken back without limit; forced: after ten such rounds the next is from the deck.",
        ),
        Option(
            "second_bonus",
            SECOND_BONUSES,
            "amount",
            "Three points go to the next lower amount of ducats; by rank: to nobody if there is a tie for the most.",
        ),
        Option(
            "neutral_targets",
            (False, True),
            default=True,
            text="Domains of the neutral colour can be expanded into, allied with and deserted from.",
        ),
        Option("last_knight", (False, True), default=True, text="A deserter may be the last knight of its domain."),
        Option("allied_deserter", (False, True), default=True, text="Knights may desert between allied domains."),
        Option(
            "king_tie",
            KING_TIES,
            "score",
            "When several reach the king at once, more points win; active: whoever played the card.",
        ),
    ),
    version=RULES_VERSION,
    make=make_domaine,
    facts_of_move=facts_of_move,
    facts_at_the_end=facts_at_the_end,
    lay_out=lay_out,
    board=domaine_board,
    meant=meant,
    sentences=SENTENCES,
)

KINDS: tuple[GameKind, ...] = (_DOMAINE,)
"""The family's one game."""
