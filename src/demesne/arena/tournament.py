"""Who meets whom: players, possibly more than there are seats, and the matches in which they all meet."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import combinations
from typing import TYPE_CHECKING

from demesne.arena.contest import contest
from demesne.arena.plan import Match
from demesne.arena.pool import Pool
from demesne.arena.sprt import Question, Told, Trial
from demesne.arena.standings import Entry, Standing, entries, standings
from demesne.games.base import OptionError
from demesne.games.registry import GAMES, make_game

if TYPE_CHECKING:
    from demesne.arena.results import Book  # It imports a decoder that `--help` need not load.

__all__ = ["Findings", "Tournament", "play_tournament"]


@dataclass(frozen=True, slots=True)
class Tournament:
    """Players who meet at a game, on the same decks and from every seat.

    Every combination of as many players as there are sides plays a match of *decks*
    decks; with ``against``, each player alone meets copies of that one on all
    other sides. In teams a player takes both seats of its side. ``seats`` of 0
    means as many as there are players, or with ``against`` the fewest the game takes.
    Raises ``OptionError`` or ``SpecError`` when it cannot be played.
    """

    game: str
    players: tuple[str, ...]
    decks: int
    seed: int = 0
    options: Mapping[str, object] = field(default_factory=dict)
    seats: int = 0
    against: str = ""

    def __post_init__(self) -> None:
        if self.decks < 1:
            raise OptionError(f"a tournament has at least 1 deck, not {self.decks}")
        twice = len(set(self.players)) < len(self.players)
        if twice and (self.against or len(self.players) > len(self.sides)):
            raise OptionError("expected each player once")
        if not self.against and len(self.players) < len(self.sides):
            needed = f"at least {len(self.sides)} for {self.at_table} seats, or one to play against"
            raise OptionError(f"expected more players than {len(self.players)}: {needed}")
        for _ in self.matches():
            pass  # A match that cannot be played says so.

    @property
    def at_table(self) -> int:
        """How many seats a game has."""
        if self.seats:
            return self.seats
        if self.game not in GAMES or not self.against:
            return self._seats_for(len(self.players))
        return GAMES[self.game].players[0]

    def _seats_for(self, players: int) -> int:
        """How many seats these players need: two each in teams."""
        return 2 * players if self.options.get("teams") is True else players

    @property
    def sides(self) -> tuple[tuple[int, ...], ...]:
        """The seats of each side."""
        return make_game(self.game, self.at_table, self.options).sides

    def lineups(self) -> list[tuple[str, ...]]:
        """Who meets whom: a player for each side."""
        count = len(self.sides)
        if self.against:
            return [(player, *[self.against] * (count - 1)) for player in self.players]
        return list(combinations(self.players, count))

    def matches(self) -> list[Match]:
        """A match for each line-up, of as many games as its decks have from all seats."""
        return [
            Match(
                game=self.game,
                players=tuple(player for player, seats in zip(lineup, self.sides, strict=True) for _ in seats),
                games=self.decks * self.at_table,
                seed=self.seed,
                options=self.options,
            )
            for lineup in self.lineups()
        ]


@dataclass(frozen=True, slots=True)
class Findings:
    """What came of a tournament: the sides of all games, the standings, how the tests stand by player."""

    plan: Tournament
    entries: Sequence[Entry]
    standings: Sequence[Standing]
    tests: Mapping[str, Sequence[Told]]

    @property
    def games(self) -> int:
        return len({(entry.match, entry.deck, entry.turn) for entry in self.entries})


def play_tournament(
    plan: Tournament,
    pool: Pool,
    book: Book | None = None,
    questions: Sequence[Question] = (),
    progress: Callable[[int], None] | None = None,
) -> Findings:
    """Plays what is not in *book* yet; *progress* is told how many games are over.

    With *questions* each match ends as soon as they are answered for its first player.
    """
    matches = plan.matches()
    trials = [Trial(questions, len(match.players)) for match in matches if questions]
    played = []
    games = 0
    for one in contest(matches, pool, book, trials):
        played.append(one)
        games += len(one.unit.games)
        if progress:
            progress(games)
    found = entries(matches, played)
    tests = {match.players[0]: trial.told() for match, trial in zip(matches, trials, strict=False)}
    return Findings(plan, found, standings(found), tests)
