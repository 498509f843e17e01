"""Games by name, with the players and options they take."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from random import Random
from types import MappingProxyType
from typing import Any, TypeAlias

from demesne.games.base import Game, OptionError
from demesne.games.domaine import rules as domaine_rules
from demesne.games.domaine.game import domaine_board, make_domaine
from demesne.games.queendomino.game import make_kingdomino, make_queendomino, make_royal_wedding
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

__all__ = ["GAMES", "Board", "GameKind", "Option", "make_game"]

Board: TypeAlias = tuple[tuple[str, ...], ...]
"""Names of terrains, a row from the left to the right, row 1 first."""


@dataclass(frozen=True, slots=True)
class Option:
    """An option of a game: its values, the default, a sentence.

    The default is ``None`` where it follows from the players or the edition.
    With ``several`` it is a list of any of its values; with ``free`` it is a
    JSON object that the game itself checks, and ``values`` is empty.
    """

    name: str
    values: tuple[str | int, ...]
    default: str | int | None
    text: str
    several: bool = False
    free: bool = False


def _as_given(options: Mapping[str, object], rng: Random) -> Mapping[str, object]:  # noqa: ARG001
    """*options*: nothing is laid out by chance before the game."""
    return options


def _no_board(game: Game[Any]) -> Board | None:  # noqa: ARG001
    """Nothing: the game begins on an empty table."""
    return None


@dataclass(frozen=True, slots=True)
class GameKind:
    """A game as one chooses it: how many may play, with which options.

    ``lay_out`` gives the options for one table: what is drawn before the game
    begins, as the order of Domaine's land tiles, is added to those given.
    ``board`` gives the land that such a game is played on, row by row.
    """

    name: str
    players: tuple[int, ...]
    options: tuple[Option, ...]
    version: int
    make: Callable[[int, Mapping[str, object]], Game[Any]]
    lay_out: Callable[[Mapping[str, object], Random], Mapping[str, object]] = _as_given
    board: Callable[[Game[Any]], Board | None] = _no_board


_EDITION = Option(
    "edition",
    EDITIONS,
    "us",
    "Which printed rules (clause 12.1): a preset of the options whose default it sets.",
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
        "After the largest territory a tie is shared, or first parted by left-over coins (cz).",
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
    players=(2, 3, 4),
    options=(
        _EDITION,
        Option(
            "size",
            SIZES,
            None,
            "Edge of the kingdom; printed: 7 for two, 5 for three or four.",
        ),
        *_PRESET,
        _BOX,
    ),
    version=RULES_VERSION,
    make=make_queendomino,
)

_KINGDOMINO = GameKind(
    name="kingdomino",
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
            "Middle Kingdom: equally far to opposite edges of a full-size kingdom, or of the grid.",
        ),
        Option("dynasty", (False, True), default=False, text="Three games; the points are added up."),
        Option(
            "size",
            SIZES,
            5,
            "Edge of the kingdom; 7 is the Mighty Duel of two with all dominoes.",
        ),
    ),
    version=RULES_VERSION,
    make=make_kingdomino,
)

_ROYAL_WEDDING = GameKind(
    name="royal-wedding",
    players=(3, 4, 5, 6, 7, 8),
    options=(
        _EDITION,
        Option("teams", (False, True), default=False, text="Two seats share a kingdom; 6 or 8 players."),
        Option(
            "size",
            SIZES,
            None,
            "Edge of the kingdom; printed: 7 for teams and for three or four alone, else 5.",
        ),
        Option(
            "line",
            LINES,
            None,
            "Dominoes in a line; printed: 4 for three or four alone, else 8; the German rules say always 8.",
        ),
        Option(
            "single",
            SINGLES,
            None,
            "How many may play alone; printed: 6 (eu), 7 (cz), 8 (us, which does not recommend it).",
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
)

_DOMAINE = GameKind(
    name="domaine",
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
        Option("spacing", domaine_rules.SPACINGS, 7, "Steps between castles of a colour; read loosely: 6."),
        Option("expansion", domaine_rules.EXPANSIONS, 2, "Squares that an expansion takes at most."),
        Option(
            "stalling",
            domaine_rules.STALLINGS,
            "forced",
            "After ten rounds without a draw or a played card the deck must be drawn from; printed: no limit.",
        ),
        Option(
            "second_bonus",
            domaine_rules.SECOND_BONUSES,
            "amount",
            "Three points go to the next lower amount of ducats; by rank: to nobody after a tie for the most.",
        ),
        Option(
            "neutral_targets",
            (False, True),
            default=True,
            text="Domains of the neutral colour can be expanded into, allied with, deserted from.",
        ),
        Option("last_knight", (False, True), default=True, text="A deserter may be the last knight of its domain."),
        Option("allied_deserter", (False, True), default=True, text="Knights may desert between allied domains."),
        Option(
            "king_tie",
            domaine_rules.KING_TIES,
            "score",
            "When several reach the king at once, more points win; active: whose card it was.",
        ),
    ),
    version=domaine_rules.RULES_VERSION,
    make=make_domaine,
    lay_out=domaine_rules.lay_out,
    board=domaine_board,
)

GAMES: Mapping[str, GameKind] = MappingProxyType(
    {kind.name: kind for kind in (_KINGDOMINO, _QUEENDOMINO, _ROYAL_WEDDING, _DOMAINE)}
)
"""Every game by name."""


def make_game(name: str, players: int, options: Mapping[str, object] | None = None) -> Game[Any]:
    """The game *name* for *players* with *options*.

    Raises ``OptionError`` for a name, a number of players or an option that
    does not exist.
    """
    if name not in GAMES:
        raise OptionError(f"there is no game {name!r}; there is {', '.join(GAMES)}")
    return GAMES[name].make(players, options or {})
