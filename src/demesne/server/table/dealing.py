"""A shuffle that can be checked: the server commits to a seed, and everybody who joins adds a word of their own.

Before anybody is asked for their word, the digest of the seed is published; once the game is over, so are seed and
words. They determine where each thing lay in its pile, so nobody could have changed it for anybody.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import date
from random import Random
from typing import Any, Final, Protocol

from demesne.games.base import State, Turn
from demesne.games.deck import Deck, Pile, hashed
from demesne.server.family import Step
from demesne.server.wire.refusals import Refusal

__all__ = [
    "OF_A_DAY", "Dealer", "Shuffled", "Thrown", "checked_salt", "day_of", "deal_of", "dealer_for", "dealt_from",
    "new_seed", "shuffled", "word_of",
]  # fmt: skip

Steps = Sequence[Step[Any]]

OF_A_DAY: Final = "today:"
"""What the name of the deal of a day begins with."""
_SALT = re.compile(r"[A-Za-z0-9_-]{1,64}")


class Dealer(Protocol):
    """Who deals at a table. ``seed``: what everything follows from, with the words of the seats; none if nothing does.

    ``since``: the steps before it come from another game, and were dealt there. ``of``: the table whose deal is dealt
    again, with the words of its seats.
    """

    seed: str | None
    since: int
    of: str | None

    def deal(self, state: State[Any], salts: Sequence[str], before: Steps) -> list[Step[Any]]:
        """Deals at *state* until a seat is to move; *before* are the steps of the game so far."""
        ...


class Shuffled:
    """Deals what follows from its *seed* and the words of the seats, which are those of the table *of*, if any."""

    def __init__(self, seed: str, since: int = 0, of: str | None = None) -> None:
        self.seed: str | None = seed
        self.since = since
        self.of = of
        self._deck = _After("", 0, Deck(""))
        self._counted: tuple[int, int, Step[Any] | None] = 0, 0, None

    def deal(self, state: State[Any], salts: Sequence[str], before: Steps) -> list[Step[Any]]:
        """As ``Dealer.deal``."""
        if state.to_move is not Turn.CHANCE:
            return []
        before = before[self.since :]
        key, done = _key(self.seed, salts), self._deals(before)
        if (self._deck.key, self._deck.done) != (key, done):
            self._deck = _after(key, before)
        steps = _until_a_turn(state, self._deck.deck.deal)
        self._deck = _After(key, done + len(steps), self._deck.deck)
        return steps

    def _deals(self, steps: Steps) -> int:
        """How many of *steps* are deals; those that were checked before are not counted again."""
        seen, deals, last = self._counted
        if len(steps) < seen or (last is not None and steps[seen - 1] is not last):  # some were taken back
            seen = deals = 0
        deals += sum(step.before.to_move is Turn.CHANCE for step in steps[seen:])
        self._counted = len(steps), deals, steps[-1] if steps else None
        return deals


class Thrown:
    """Deals as *rng* decides: at tables older than checkable shuffles, and in tests."""

    def __init__(self, rng: Random, since: int = 0) -> None:
        self.seed: str | None = None
        self.since = since
        self.of: str | None = None
        self._rng = rng

    def deal(self, state: State[Any], salts: Sequence[str], before: Steps) -> list[Step[Any]]:  # noqa: ARG002 - a Dealer
        """As ``Dealer.deal``."""
        return _until_a_turn(state, lambda here: self._rng.choices(here.legal_moves(), here.weights())[0])


def dealer_for(rng: Random, seed: str | None, since: int = 0, of: str | None = None) -> Dealer:
    """The dealer after the step *since* where the shuffle follows from *seed*; without one, *rng* deals.

    *of*: the table whose deal is dealt again.
    """
    return Thrown(rng, since) if seed is None else Shuffled(seed, since, of)


def deal_of(day: date, game: str) -> str:
    """The name of the deal of *day*: the seed from which everything in it follows."""
    return f"{OF_A_DAY}{day.isoformat()}:{game}"


def day_of(seed: str | None) -> str | None:
    """The day of the deal that follows from *seed*, such as "2026-11-23"; ``None`` for any other deal."""
    return seed.split(":")[1] if seed is not None and seed.startswith(OF_A_DAY) else None


def dealt_from(seed: str, salts: Sequence[str], steps: Steps) -> bool:
    """Whether all that was dealt in *steps*, a game from its beginning, follows from *seed* and *salts*."""
    deck = Deck(_key(seed, salts), hashed)
    return all(str(deck.deal(step.before)) == str(step.move) for step in steps if step.before.to_move is Turn.CHANCE)


def word_of(dealer: Dealer, kept: str, added: str) -> str:
    """The word of a seat with *kept* once somebody adds one: where a deal is dealt again, it no longer changes."""
    return kept if dealer.of else added


def shuffled(seed: str | None, salts: Sequence[str], steps: Steps) -> list[Pile]:
    """The piles after the *steps* of a game whose shuffle follows from *seed* and *salts*."""
    return _after(_key(seed, salts), steps).deck.piles


def _key(seed: str | None, salts: Sequence[str]) -> str:
    return ":".join([seed or "", *salts])


@dataclass(frozen=True, slots=True)
class _After:
    """The deck of *key* after *done* deals."""

    key: str
    done: int
    deck: Deck


def _after(key: str, steps: Steps) -> _After:
    """The deck after the deals among *steps*."""
    deck, deals = Deck(key, hashed), [step.before for step in steps if step.before.to_move is Turn.CHANCE]
    for state in deals:
        deck.deal(state)
    return _After(key, len(deals), deck)


def _until_a_turn(state: State[Any], deal: Callable[[State[Any]], Any]) -> list[Step[Any]]:
    steps: list[Step[Any]] = []
    while state.to_move is Turn.CHANCE:
        move = deal(state)
        after = state.apply(move)
        steps.append(Step(state, move, after))
        state = after
    return steps


def new_seed(rng: Random) -> str:
    """A seed of 256 bits that nobody can guess, if *rng* is the system's own."""
    return f"{rng.getrandbits(256):064x}"


def checked_salt(salt: str) -> str:
    """*salt*, if it may be one. Raises ``Refusal``."""
    if salt and not _SALT.fullmatch(salt):
        raise Refusal("message.unreadable", problem="salt: up to 64 characters of A-Z a-z 0-9 _ -")
    return salt
