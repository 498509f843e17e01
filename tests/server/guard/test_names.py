"""Names: what may stand beside a banner."""

from __future__ import annotations

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from demesne.server.live.hub import Hub
from demesne.server.protocol import Join, NewTable, SeatWish
from demesne.server.wire.names import LONGEST, clean_name, distinct_name
from demesne.server.wire.refusals import Refusal
from tests.server.kit import Ear, MemoryStore, hub, run


@pytest.mark.parametrize(
    ("given_name", "name"),
    [
        ("Ada", "Ada"),
        ("  Ada \t Lovelace\n", "Ada Lovelace"),
        ("\u202eadA", "adA"),
        ("A\u200bd\u200da", "Ada"),
        ("\ufeffAda\x00", "Ada"),
        ("\uff21\uff44\uff41", "Ada"),
        ("Zoe\u0308", "Zo\u00eb"),
        ("\u05e2\u05d3\u05d4", "\u05e2\u05d3\u05d4"),
        ("\u0410\u0434\u0430", "\u0410\u0434\u0430"),
        ("<b>Ada</b>", "<b>Ada</b>"),  # text is shown as text; the page has no markup in it
        ("x" * 300, "x" * LONGEST),
    ],
)
def test_names_are_cleaned(given_name: str, name: str) -> None:
    assert clean_name(given_name) == name


@pytest.mark.parametrize("nothing", ["", "   ", "\u200b\u202e", "\x00", "...", "\u0301\u0302"])
def test_a_name_needs_a_letter_or_a_digit(nothing: str) -> None:
    with pytest.raises(Refusal, match=r"name\.empty"):
        clean_name(nothing)


def test_a_tower_of_marks_is_cut() -> None:
    assert len(clean_name("a" + "\u0335" * 50)) <= 3


@given(st.text())
def test_no_name_hides_anything(text: str) -> None:
    try:
        name = clean_name(text)
    except Refusal:
        return
    assert 0 < len(name) <= LONGEST
    assert all(unicodedata.category(sign)[0] != "C" for sign in name)
    assert name == " ".join(name.split())


def test_names_that_look_alike_are_told_apart() -> None:
    assert distinct_name("Ada", ["Bo"]) == "Ada"
    assert distinct_name("ada", ["Ada"]) == "ada 2"
    assert distinct_name("\u0410d\u0430", ["Ada"]) == "\u0410d\u0430 2"
    assert distinct_name("Ada", ["Ada", "Ada 2"]) == "Ada 3"
    assert len(distinct_name("x" * LONGEST, ["x" * LONGEST])) <= LONGEST


def bot(name: str) -> SeatWish:
    return SeatWish("bot", name, "random")


async def names(of: Hub, table: str) -> list[str]:
    return [seat.name for seat in (await of.summary(table, None)).seats]


def test_people_keep_their_names_when_a_table_is_laid() -> None:
    async def story() -> list[str]:
        of = hub(MemoryStore())
        seats = [bot("Ben"), SeatWish("you", "Ben"), SeatWish("open"), bot("ben")]
        return await names(of, (await of.open(NewTable("queendomino", seats))).table)

    assert run(story()) == ["Ben 2", "Ben", "", "ben 3"]


def test_a_friend_called_like_a_bot_keeps_the_name_and_everybody_is_told() -> None:
    async def story() -> None:
        store = MemoryStore()
        of = hub(store)
        seats = [SeatWish("you", "Ada"), SeatWish("open"), bot("Ben"), bot("Ben 2")]
        answer = await of.open(NewTable("queendomino", seats))
        ear = Ear(None)
        await of.attach(answer.table, ear)
        await of.join(answer.table, Join(str(answer.invite), "Ben"))
        told = [seat.name for seat in ear.last.view.seats]
        assert told == await names(of, answer.table) == ["Ada", "Ben", "Ben 3", "Ben 2"]
        assert await names(hub(store), answer.table) == told, "after a restart"

    run(story())
