"""The options of Domaine as one frozen value."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from random import Random
from types import MappingProxyType
from typing import Literal, TypeVar

from demesne.games.base import NotationError, OptionError
from demesne.games.domaine.terrain import Land, parse_land
from demesne.games.domaine.tiles import OWN_TILES, PLAIN_LAYOUT, draw_layout, lay_land, parse_tiles
from demesne.games.grid import Chart
from demesne.games.options import check_names, choice

__all__ = [
    "EXPANSIONS",
    "KING_TIES",
    "RULES_VERSION",
    "SECOND_BONUSES",
    "SPACINGS",
    "STALLINGS",
    "Rules",
    "domaine",
    "lay_out",
    "meant",
]

RULES_VERSION = 2
"""The version of the rules, which every record holds; it changes when the same moves would lead to a different game.

2: the seat that set the last castle begins even if set-up ended early (rules
3.8), and without the option ``stalling`` players may stall (rules 4.8).
"""

SPACINGS = (7, 6)
EXPANSIONS = (2, 1)
STALLINGS: tuple[Literal["printed", "forced"], ...] = ("printed", "forced")
SECOND_BONUSES: tuple[Literal["amount", "rank"], ...] = ("amount", "rank")
KING_TIES: tuple[Literal["score", "active"], ...] = ("score", "active")

_OPTIONS = (
    "board",
    "tiles",
    "layout",
    "spacing",
    "expansion",
    "stalling",
    "second_bonus",
    "neutral_targets",
    "last_knight",
    "allied_deserter",
    "king_tie",
)

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Rules:
    """How a game is played. Each field is a sentence of the rules.

    Every seat has ``castles`` castles and ``knights`` knights; with two seats
    a third colour, ``neutral``, is set up by both. Whoever brings the score to
    ``king`` wins. Castles of a colour stand ``spacing`` squares apart. An
    expansion takes up to ``expansion`` squares. After ``patience`` rounds
    without a draw or a played card the deck must be drawn from; ``None``
    means never. The other fields are the options of rules 13.1.
    """

    seats: int
    land: Land
    castles: int
    king: int
    knights: int = 15
    markers: int = 100
    ducats: int = 7
    hand: int = 3
    spacing: int = 7
    expansion: int = 2
    patience: int | None = None
    second_bonus: Literal["amount", "rank"] = "amount"
    neutral_targets: bool = True
    last_knight: bool = True
    allied_deserter: bool = True
    king_tie: Literal["score", "active"] = "score"

    @property
    def name(self) -> str:
        return "domaine"

    @property
    def neutral(self) -> int | None:
        """The colour that belongs to nobody (rules 3.7)."""
        return 2 if self.seats == 2 else None

    @property
    def setup_turns(self) -> int:
        """How many castles are set up, the neutral ones included (rules 3.3, 3.7)."""
        return self.castles * (3 if self.seats == 2 else self.seats)


_CASTLES = MappingProxyType({2: 4, 3: 4, 4: 3})
_KING = MappingProxyType({2: 50, 3: 40, 4: 30})


def domaine(players: int, options: Mapping[str, object]) -> Rules:
    """Domaine for 2, 3 or 4 *players* (rules 3); the options are those of rules 13.1.

    Raises ``OptionError`` for anything else.

    >>> domaine(2, {}).neutral, domaine(4, {}).castles
    (2, 3)
    """
    if type(players) is not int or players not in _CASTLES:
        raise OptionError(f"domaine is for 2, 3 or 4 players, not {players!r}")
    check_names("domaine", options, _OPTIONS)
    return Rules(
        seats=players,
        land=_land(options),
        castles=_CASTLES[players],
        king=_KING[players],
        spacing=_choice(options, "spacing", SPACINGS),
        expansion=_choice(options, "expansion", EXPANSIONS),
        patience=10 if _choice(options, "stalling", STALLINGS) == "forced" else None,
        second_bonus=_choice(options, "second_bonus", SECOND_BONUSES),
        neutral_targets=_choice(options, "neutral_targets", (True, False)),
        last_knight=_choice(options, "last_knight", (True, False)),
        allied_deserter=_choice(options, "allied_deserter", (True, False)),
        king_tie=_choice(options, "king_tie", KING_TIES),
    )


def lay_out(options: Mapping[str, object], rng: Random) -> Mapping[str, object]:
    """*options* with the tiles shuffled and turned, unless they say how the land lies (rules 2.3).

    >>> lay_out({"layout": PLAIN_LAYOUT}, Random(1)), len(lay_out({}, Random(1))["layout"].split())
    ({'layout': '1n 2n 3n 4n cn 5n 6n 7n 8n'}, 9)
    """
    if "board" in options or "layout" in options:
        return options
    return Chart({**options, "layout": draw_layout(rng)})


def meant(options: Mapping[str, object], version: int) -> Mapping[str, object]:
    """*options* of a game under an earlier *version* of the rules, as they would be written today.

    In version 1, ``stalling`` was ``forced`` by default.

    >>> meant({}, version=1), meant({}, version=2)
    ({'stalling': 'forced'}, {})
    """
    if version > 1 or "stalling" in options:
        return options
    return Chart({**options, "stalling": "forced"})


def _land(options: Mapping[str, object]) -> Land:
    """The land that the options describe (rules 2.3, 2.4)."""
    if not {"board", "layout", "tiles"} & set(options):
        return _plain_land()
    if "board" not in options:
        tiles = parse_tiles(options["tiles"]) if "tiles" in options else OWN_TILES
        return lay_land(tiles, options.get("layout", PLAIN_LAYOUT))
    if further := sorted({"tiles", "layout"} & set(options)):
        raise OptionError(f"option 'board' is the whole land; {further[0]!r} cannot be given too")
    try:
        return parse_land(options["board"])
    except NotationError as fault:
        raise OptionError(f"option 'board': {fault}") from fault


@cache
def _plain_land() -> Land:
    """The land of every game whose options say nothing about it."""
    return lay_land(OWN_TILES, PLAIN_LAYOUT)


def _choice(options: Mapping[str, object], name: str, values: tuple[T, ...]) -> T:
    """The value of option *name*, one of *values*; the first of them unless it is given."""
    return choice(options, name, values, values[0])
