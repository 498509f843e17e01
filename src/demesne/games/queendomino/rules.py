"""The options of the family as one frozen value, and the presets people name."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass
from typing import Literal, TypeVar

from demesne.games.base import OptionError, Seat
from demesne.games.near import did_you_mean
from demesne.games.options import check_names, choice
from demesne.games.queendomino.box import PRINTED, Box, parse_box

__all__ = [
    "BONUSES",
    "CENTRES",
    "EDITIONS",
    "EDITION_PRESETS",
    "KNIGHT_SUPPLIES",
    "LAST_TIES",
    "LINES",
    "PURSES",
    "RULES_VERSION",
    "SINGLES",
    "SIZES",
    "Rules",
    "kingdomino",
    "queendomino",
    "royal_wedding",
]

RULES_VERSION = 1
"""The version of the rules, which every record holds; it changes when their behaviour does."""

EDITIONS = ("us", "eu", "cz")
SIZES = (5, 7)
LINES = (4, 8)
KNIGHT_SUPPLIES = (22, 19)
LAST_TIES = ("shared", "coins")
SINGLES = (6, 7, 8)
PURSES = ("team", "seat")
BONUSES = ("middle_kingdom", "harmony")
CENTRES: tuple[Literal["extent", "grid"], ...] = ("extent", "grid")

EDITION_PRESETS: Mapping[str, Mapping[str, object]] = {
    "us": {"knight_supply": 22, "last_tie": "shared", "single": 8, "purse": "team"},
    "eu": {"knight_supply": 22, "last_tie": "shared", "single": 6, "purse": "team"},
    "cz": {"knight_supply": 22, "last_tie": "coins", "single": 7, "purse": "team"},
}
"""What each edition means: the values of the other options that it sets (rules 12.1)."""

T = TypeVar("T")

TieBreak = Literal["largest", "crowns", "coins"]


@dataclass(frozen=True, slots=True)
class Rules:
    """How a game is played. Each field is a sentence of the rules.

    ``sides`` lists the seats that share a kingdom, coins and a score. Lines
    have ``line`` dominoes and come from ``boxes`` in turn, ``rounds`` in all;
    each seat has ``kings`` kings. A kingdom fits in ``size`` x ``size``
    squares. With ``town`` there are coins, knights, builders, Queen and
    dragon; without, a turn consists of placing and claiming. ``one_two_one``: one king
    is drawn, then the claims go 1-2-1. ``games`` are played one after the
    other and their points added. The supplies are what the box holds, and
    ``box`` is what its tiles and dominoes show.
    """

    name: str
    seats: int
    sides: tuple[tuple[Seat, ...], ...]
    size: int
    kings: int = 1
    line: int = 4
    rounds: int = 12
    boxes: tuple[str, ...] = ("queendomino",)
    town: bool = True
    one_two_one: bool = False
    coins: int = 7
    knights: int = 1
    knight_supply: int = 22
    tower_supply: int = 15
    bonuses: tuple[str, ...] = ()
    games: int = 1
    centre: Literal["extent", "grid"] = "extent"
    tie_breaks: tuple[TieBreak, ...] = ("largest",)
    edition: str = "us"
    box: Box = PRINTED

    def side_of(self, seat: Seat) -> int:
        """The index of the side that *seat* plays for."""
        for side, seats in enumerate(self.sides):
            if seat in seats:
                return side
        raise ValueError(f"there is no seat {seat}")

    @property
    def claims(self) -> int:
        """How many dominoes of a line are claimed; the others leave (rules 3.4)."""
        return self.seats * self.kings


def queendomino(players: int, options: Mapping[str, object]) -> Rules:
    """Queendomino for 2, 3 or 4 *players* (rules 2).

    Options: ``edition`` and what it presets (``knight_supply``, ``last_tie``,
    rules 12.1), ``size`` (5 or 7, printed: 7 for two players, else 5) and
    ``box`` (rules 12.3). Raises ``OptionError`` for anything else.

    >>> queendomino(2, {}).size, queendomino(4, {}).size
    (7, 5)
    """
    _check_players("queendomino", players, (2, 3, 4))
    given = _Options("queendomino", options, ("edition", "size", "knight_supply", "last_tie", "box"))
    return Rules(
        name="queendomino",
        seats=players,
        sides=_alone(players),
        size=given.choice("size", SIZES, 7 if players == 2 else 5),
        kings=2 if players == 2 else 1,
        one_two_one=players == 2,
        knight_supply=given.preset("knight_supply", KNIGHT_SUPPLIES),
        tie_breaks=_tie_breaks(given),
        edition=given.edition,
        box=given.box(),
    )


def kingdomino(players: int, options: Mapping[str, object]) -> Rules:
    """Kingdomino for 2, 3 or 4 *players* (rules 13).

    Options: ``bonuses`` (a list of "middle_kingdom" and "harmony", rules
    13.5), ``centre`` (how Middle Kingdom reads an incomplete kingdom, rules
    13.5), ``dynasty`` (three games, added up, rules 13.7) and ``size`` (two
    players only: 7 is the Mighty Duel with all dominoes, rules 13.6). Raises
    ``OptionError`` for anything else.

    >>> kingdomino(2, {}).rounds, kingdomino(2, {"size": 7}).rounds
    (6, 12)
    """
    _check_players("kingdomino", players, (2, 3, 4))
    given = _Options("kingdomino", options, ("bonuses", "centre", "dynasty", "size"))
    size = given.choice("size", SIZES, 5)
    if size == 7 and players != 2:
        raise OptionError(f"the Mighty Duel, size 7, is for 2 players, not {players}")
    dynasty = given.choice("dynasty", (False, True), default=False)
    return Rules(
        name="kingdomino",
        seats=players,
        sides=_alone(players),
        size=size,
        kings=2 if players == 2 else 1,
        line=3 if players == 3 else 4,
        rounds=6 if players == 2 and size == 5 else 12,
        boxes=("kingdomino",),
        town=False,
        coins=0,
        knights=0,
        bonuses=given.several("bonuses", BONUSES),
        centre=given.choice("centre", CENTRES, "extent"),
        games=3 if dynasty else 1,
        tie_breaks=() if dynasty else ("largest", "crowns"),
    )


def royal_wedding(players: int, options: Mapping[str, object]) -> Rules:
    """Royal Wedding: both boxes, 3 to 8 *players* or teams of two (rules 14).

    Options: ``edition`` and what it presets (``knight_supply``, ``last_tie``,
    ``single``: how many may play alone, ``purse``: whether coins and knight
    come once per team or once per seat; rules 12.1), ``teams`` (6 or 8 players),
    ``size`` and ``line`` (three or four players alone, rules 14.1) and ``box``
    (rules 12.3). Raises ``OptionError`` for anything else.

    >>> royal_wedding(3, {}).line, royal_wedding(5, {}).line
    (4, 8)
    """
    _check_players("royal-wedding", players, tuple(range(3, 9)))
    given = _Options("royal-wedding", options, _WEDDING_OPTIONS)
    teams = given.choice("teams", (False, True), default=False)
    _check_seating(given, players, teams=teams)
    size = _wedding_size(given, players, teams=teams)
    line = _wedding_line(given, players, size)
    each = 2 if given.preset("purse", PURSES) == "seat" and teams else 1
    return Rules(
        name="royal-wedding",
        seats=players,
        sides=_pairs(players) if teams else _alone(players),
        size=size,
        line=line,
        rounds=2 * 48 // line,
        boxes=("queendomino", "kingdomino"),
        coins=7 * each,
        knights=each,
        knight_supply=given.preset("knight_supply", KNIGHT_SUPPLIES),
        tie_breaks=_tie_breaks(given),
        edition=given.edition,
        box=given.box(),
    )


_WEDDING_OPTIONS = ("edition", "teams", "size", "line", "single", "purse", "knight_supply", "last_tie", "box")


def _check_seating(given: _Options, players: int, *, teams: bool) -> None:
    """Who may play together, and in which pairs (rules 14.1, 14.4)."""
    if teams and players not in (6, 8):
        raise OptionError(f"teams of two need 6 or 8 players, not {players}")
    most = given.preset("single", SINGLES)
    if not teams and players > most:
        raise OptionError(f"edition {given.edition!r} is for at most {most} single players, not {players}")


def _wedding_size(given: _Options, players: int, *, teams: bool) -> int:
    """The edge of the kingdoms: 7 for teams and up to four players (rules 14.1)."""
    size = given.choice("size", SIZES, 7 if teams or players <= 4 else 5)
    if teams and size == 5:
        raise OptionError("option 'size' must be 7 for teams")
    if not teams and players > 4 and size == 7:
        raise OptionError(f"option 'size' must be 5 for {players} single players")
    return size


def _wedding_line(given: _Options, players: int, size: int) -> int:
    """Dominoes in a line: 4 in the large kingdoms of up to four players, else 8 (rules 14.1)."""
    line = given.choice("line", LINES, 4 if players <= 4 and size == 7 else 8)
    if line < players:
        raise OptionError(f"option 'line' must be 8 for {players} players")
    if line == 4 and size == 5:
        raise OptionError("option 'line' must be 8 with 'size' 5: 24 rounds of four bring twice what 5 x 5 can hold")
    return line


def _alone(players: int) -> tuple[tuple[Seat, ...], ...]:
    return tuple((seat,) for seat in range(players))


def _pairs(players: int) -> tuple[tuple[Seat, ...], ...]:
    return tuple((seat, seat + 1) for seat in range(0, players, 2))


def _tie_breaks(given: _Options) -> tuple[TieBreak, ...]:
    """What breaks a tie in points (rules 11.2, 11.3)."""
    return ("largest", "coins") if given.preset("last_tie", LAST_TIES) == "coins" else ("largest",)


def _check_players(game: str, players: int, allowed: tuple[int, ...]) -> None:
    if type(players) is not int or players not in allowed:
        told = ", ".join(map(str, allowed[:-1])) + f" or {allowed[-1]}"
        raise OptionError(f"{game} is for {told} players, not {players!r}")


class _Options:
    """The options given to *game*, read one by one. Unknown ones are refused immediately."""

    def __init__(self, game: str, given: Mapping[str, object], names: Collection[str]) -> None:
        self._given = given
        check_names(game, given, names)
        self.edition = self.choice("edition", EDITIONS, "us")

    def choice(self, name: str, values: tuple[T, ...], default: T) -> T:
        """The value of option *name*, one of *values*; *default* unless it is given."""
        return choice(self._given, name, values, default)

    def preset(self, name: str, values: tuple[T, ...]) -> T:
        """The value of option *name*, one of *values*, or else the one that the edition sets (rules 12.1)."""
        usual = EDITION_PRESETS[self.edition][name]
        return self.choice(name, values, next(value for value in values if value == usual))

    def several(self, name: str, values: tuple[str, ...]) -> tuple[str, ...]:
        """Those of *values* that option *name* lists, each once."""
        listed = self._given.get(name, [])
        if not isinstance(listed, list | tuple) or len(set(map(str, listed))) != len(listed):
            raise OptionError(f"option {name!r} must be a list of {', '.join(values)}")
        if unknown := [value for value in listed if value not in values]:
            near = did_you_mean(unknown[0], values)
            raise OptionError(f"option {name!r} lists {unknown[0]!r}; it has {', '.join(values)}{near}")
        return tuple(value for value in values if value in listed)

    def box(self) -> Box:
        """The box that option ``box`` describes (rules 12.3)."""
        return parse_box(self._given.get("box"))
