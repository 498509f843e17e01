"""Names: what may stand beside a banner."""

from __future__ import annotations

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from demesne.server.names import LONGEST, clean_name, distinct_name
from demesne.server.refusals import Refusal


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
