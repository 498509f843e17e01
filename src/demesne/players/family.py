"""What a family of games gives this floor: all of it optional, since every game can be played at random."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, TypeAlias

from demesne.games.base import Game, Observation
from demesne.players.recipes import Recipe

__all__ = ["Decide", "Kernel", "PlayerFamily", "Root", "Thinking", "Value"]

Decide: TypeAlias = Callable[[Observation[Any], Random], Any]
"""Takes a seat's observation and dice; returns one of its legal moves, of which there are at least two."""

Kernel: TypeAlias = Callable[..., Any]
"""A compiled function."""


@dataclass(frozen=True, slots=True)
class Root:
    """A position prepared for search, as one seat knows it.

    ``room`` is an array of one record (``players/search/room.py``), ``move`` turns
    an action of the kernel into a move. ``share`` is the part of a decision's budget
    that this choice may use, ``most`` the number of candidates worth trying.

    >>> root = Root(room=None, move=("pass", "take").__getitem__, share=0.5)
    >>> root.move(1), root.share
    ('take', 0.5)
    """

    room: Any
    move: Callable[[int], Any]
    share: float = 1.0
    most: int | None = None


@dataclass(frozen=True, slots=True)
class Thinking:
    """What a family gives the search. Each kernel takes the room, the record that the search works in.

    >>> from dataclasses import MISSING, fields
    >>> [field.name for field in fields(Thinking) if field.default is not MISSING]  # the rest are required
    ['temperature', 'point', 'stake', 'sure_move', 'warm_up', 'last']
    """

    root: Callable[[Observation[Any], int], Root]
    """Takes an observation and a seed for the dice; returns the position prepared for search."""
    determinize: Kernel
    """``(room, number)``: resets the position and deals what the seat cannot know, with the dice of that number."""
    mover: Kernel
    """``(room)``: the side whose choice it is."""
    is_over: Kernel
    """``(room)``: whether there is nothing more to choose."""
    list_candidates: Kernel
    """``(room)``: writes the choices of the mover, each with its prior; returns how many there are."""
    take: Kernel
    """``(room, candidate)``: makes a choice."""
    settle: Kernel
    """``(room)``: deals until a seat is to move."""
    play_out: Kernel
    """``(room)``: the policy plays on to the end."""
    count: Kernel
    """``(room)``: scores the end, before gains are asked for."""
    gain: Kernel
    """``(room, side)``: what the end is worth to a side, by the temperature in the room; at 0, its lead in points."""
    credit: Callable[[Any, float], Any]
    """Takes the candidates' priors, best first, and the temperature; returns their gains before the first playout."""
    temperature: float = 0.0
    """The default temperature."""
    point: float = 1.0
    """What a point counts in gains; needed because the exploration constant is given in points."""
    stake: float = 0.0
    """What the gains of two opponents add up to."""
    sure_move: Callable[[Observation[Any]], Any] | None = None
    """Returns the best move near the end, where it is certain, else ``None``."""
    warm_up: Callable[[Observation[Any]], None] | None = None
    """Compiles what the search itself does not need, given the observation of some decision."""
    last: Kernel | None = None
    """The kernel that is compiled last, where that is not one of the search."""


@dataclass(frozen=True, slots=True)
class Value:
    """The networks that judge positions of a family.

    >>> value = Value(lambda: "draughts for 2", lambda game: game.seats == 2, lambda: lambda observation: None)
    >>> value.judge()(None) is None  # no weights, no move
    True
    """

    modes: Callable[[], str]
    """Says, for people, what there are weights for."""
    knows: Callable[[Game[Any]], bool]
    """Whether there are weights for a game with its players and options."""
    judge: Callable[[], Callable[[Observation[Any]], Any]]
    """Returns a function that finds the move a network rates best, or ``None`` where there are no weights."""
    read: Callable[[str], Value] | None = None
    """The network in the file of a name, instead of those; raises ``OptionError`` where there is none."""


@dataclass(frozen=True, slots=True)
class PlayerFamily:
    """What the players know of a family of games.

    ``title`` is what people call it. What needs the compiler is imported only when
    called, so that listing the families does not start it.

    >>> first = PlayerFamily("Draughts", greedy=lambda observation, rng: observation.legal_moves()[0])
    >>> first.thinking is None  # so that ``mc`` plays it by the pure rules
    True
    """

    title: str = ""
    greedy: Decide | None = None
    """The move of a sensible beginner; without it ``greedy`` plays at random."""
    full_greedy: Decide | None = None
    """The move of ``greedy:full``; without it that is ``greedy``."""
    recipes: Callable[[Observation[Any]], Sequence[Recipe]] | None = None
    """How the eight levels are made at this table; without it they are mixtures of random, greedy and search."""
    thinking: Callable[[], Thinking] | None = None
    """What search needs; without it ``mc`` and ``mcts`` play on by the pure rules."""
    value: Value | None = None
    """The networks of ``value``; without them it refuses the game."""
