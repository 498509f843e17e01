"""A value made from another is as one that was made at once: equal, fixed, and what it was made from is untouched."""

from __future__ import annotations

import pickle
from dataclasses import FrozenInstanceError, dataclass
from dataclasses import replace as as_ever
from typing import Any

import pytest

from demesne.games.registry import make_game
from demesne.games.values import replace


@dataclass(frozen=True, slots=True)
class Purse:
    """Fields whose names are in another order than they are."""

    silver: int
    gold: int = 1


@dataclass(frozen=True, slots=True)
class Chest(Purse):
    """More fields than its base has: no twin can become one."""

    amber: int = 2


@pytest.mark.parametrize("made", [replace(Purse(7), silver=5), replace(Chest(7), amber=3, gold=9)])
def test_a_value_has_the_fields_it_was_given_and_the_others(made: Purse) -> None:
    assert made == (Chest(7, 9, 3) if isinstance(made, Chest) else Purse(5, 1))
    assert made in {made, pickle.loads(pickle.dumps(made))}
    assert repr(made).startswith(f"{type(made).__name__}(silver=")


def test_a_value_stays_as_it_is() -> None:
    purse = Purse(7)
    made = replace(purse, gold=3)
    assert purse == Purse(7, 1)
    with pytest.raises(FrozenInstanceError):
        made.gold = 4  # type: ignore[misc]


def test_a_field_that_is_not_there_is_refused() -> None:
    with pytest.raises(TypeError, match="copper"):
        replace(Purse(7), copper=3)


@pytest.mark.parametrize("name", ["queendomino", "domaine"])
def test_positions_are_as_those_of_the_standard_library(name: str) -> None:
    state = make_game(name, 2).new_state()
    later: Any = state.apply(state.legal_moves()[0])
    position: Any = getattr(later, "position", later)
    changes = {"phase": type(position.phase)("over")}
    assert replace(position, **changes) == as_ever(position, **changes)
    assert hash(replace(position, **changes)) == hash(as_ever(position, **changes))
