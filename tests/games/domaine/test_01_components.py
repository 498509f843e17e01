"""Clause 1: pieces and cards."""

from __future__ import annotations

from collections import Counter
from importlib.resources import files

import pytest

from demesne.games.domaine.cards import CARDS, Action, read_cards
from tests.games.domaine import oracle_country
from tests.games.domaine.drawn import opening

TABLE = files("demesne.games.domaine").joinpath("data/cards.csv").read_text("utf-8")


@pytest.mark.parametrize("players", [2, 3, 4])
def test_everybody_has_fifteen_knights_and_there_are_a_hundred_borders(players: int) -> None:
    """Rules 1.1: for the neutral colour too."""
    position = opening(players).position
    colours = range(3 if players == 2 else players)
    assert [position.knights(colour) for colour in colours] == [15] * len(colours)
    assert position.markers == 100
    assert len(position.board.land) == 144


def test_the_cards_are_those_on_the_page() -> None:
    """Rules 1.2: symbols, prices and what they are sold for, card by card."""
    ours = {name: ({str(a): n for a, n in card.parts.items()}, card.price, card.sell) for name, card in CARDS.items()}
    assert ours == oracle_country.CARDS


def test_the_cards_add_up_to_what_is_known_of_them() -> None:
    """Rules 1.2: fifteen of each letter; so many offer each symbol; the sums of prices and sales."""
    assert Counter(card.back for card in CARDS.values()) == dict.fromkeys("ABCD", 15)
    offered = Counter(action for card in CARDS.values() for action in card.parts)
    assert offered == {
        Action.BORDERS: 32,
        Action.KNIGHTS: 23,
        Action.EXPANSION: 24,
        Action.DESERTER: 4,
        Action.ALLIANCE: 4,
    }
    assert sum(card.price for card in CARDS.values()) == 276
    assert sum(card.sell for card in CARDS.values()) == 198
    faces = {(tuple(card.parts.items()), card.price, card.sell, card.back) for card in CARDS.values()}
    assert len({face[:3] for face in faces}) == 27


def test_every_row_says_where_it_comes_from_and_how_sure_it_is() -> None:
    """Rules 13.2: the table rests on one complete list."""
    assert all(card.source and card.certainty for card in CARDS.values())


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ("A,2,borders", "E,2,borders", "deck"),
        ("A,2,borders", "A,1,borders", "15"),
        ("A,2,borders", "A,2,castles", "castles"),
        ("A,2,borders,1", "A,2,borders,4", "parts"),
    ],
)
def test_a_table_of_cards_that_does_not_add_up_is_refused(old: str, new: str, told: str) -> None:
    """Rules 1.2: at load, naming the line or what is wrong."""
    assert old in TABLE
    with pytest.raises(ValueError, match=told):
        read_cards(TABLE.replace(old, new, 1))
