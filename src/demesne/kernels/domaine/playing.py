"""Random games, as many as are asked for, and determinization: what a seat may not know, dealt anew."""

from __future__ import annotations

from demesne.kernels.bits import ZERO, Word, bit, count, nth
from demesne.kernels.compiler import kernel
from demesne.kernels.dice import draw, seeded
from demesne.kernels.domaine.flow import apply
from demesne.kernels.domaine.layout import LETTERS, OF_LETTER, PHASE_DEAL, PHASE_DRAW, PHASE_OVER, Record
from demesne.kernels.domaine.legality import deal, sample
from demesne.kernels.domaine.scoring import score

__all__ = ["determinize", "play_on", "random_games", "settle"]


@kernel
def determinize(st: Record, seat: int, seed: int) -> None:
    """Deals anew what *seat* does not know: the deck and the others' cards that were drawn from it (rules 12.2)."""
    st["rng"] = seeded(seed, 0)
    for letter in range(LETTERS):
        stack = OF_LETTER[letter]
        unknown = st["deck"] & stack
        for other in range(st["rules"]["seats"]):
            if other != seat:
                unknown |= st["hands"][other] & ~st["known"][other] & stack
        for other in range(st["rules"]["seats"]):
            if other != seat:
                hidden = st["hands"][other] & ~st["known"][other] & stack
                given = _some_of(st, unknown, count(hidden))
                unknown &= ~given
                st["hands"][other] = (st["hands"][other] & ~hidden) | given
        st["deck"] = (st["deck"] & ~stack) | unknown


@kernel
def _some_of(st: Record, cards: Word, n: int) -> Word:
    """*n* of *cards*, uniformly at random."""
    given = ZERO
    for _ in range(n):
        card = bit(nth(cards, draw(st, count(cards))))
        cards ^= card
        given |= card
    return given


@kernel
def settle(st: Record) -> int:
    """Draws until a seat is to move or the game is over; returns how many cards were drawn."""
    drawn = 0
    while st["phase"] == PHASE_DEAL or st["phase"] == PHASE_DRAW:
        deal(st)
        drawn += 1
    return drawn


@kernel
def play_on(st: Record, out: Record) -> int:
    """Plays to the end, each legal move equally likely; returns how many plies it took, draws included."""
    plies = settle(st)
    while st["phase"] != PHASE_OVER:
        apply(st, sample(st, out))
        plies += 1 + settle(st)
    return plies


@kernel
def random_games(start: Record, work: Record, seed: int, first: int, games: int, sums: Record, out: Record) -> int:
    """Plays *games* games from *start*, numbered from *first* on; adds each seat's points to *sums*; returns the plies.

    *work* is an array of one record to play in, *out* a buffer for actions. A game
    depends on *seed* and its number alone, not on which others are played with it.
    """
    plies = 0
    for game in range(first, first + games):
        work[0] = start
        work[0]["rng"] = seeded(seed, game)
        plies += play_on(work[0], out)
        score(work[0], out)
        for seat in range(start["rules"]["seats"]):
            sums[seat] += out[seat]
    return plies
