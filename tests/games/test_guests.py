"""Families that installed packages bring: found by entry points, or refused by name."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from textwrap import dedent

import pytest

from demesne.games.base import OptionError
from demesne.games.guests import GuestError, found
from demesne.games.registry import GAMES, collect, made, make_game

GROUP = "demesne.tried"


@pytest.fixture
def packages(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder that packages can be installed into, as a test does with `install`."""
    monkeypatch.syspath_prepend(tmp_path)
    return tmp_path


def install(packages: Path, name: str, *entries: str, code: str = "") -> None:
    """A made-up package with *entries* in the group, and a module of its name with *code*."""
    (packages / f"{name}.py").write_text(dedent(code))
    info = packages / f"{name}-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text("\n".join([f"[{GROUP}]", *entries]))


def test_without_guests_nobody_is_found() -> None:
    assert found(GROUP) == {}


def test_what_an_entry_point_names_is_found_by_the_entrys_name(packages: Path) -> None:
    install(packages, "visitors", "zebra = visitors:STRIPES", "ant = visitors:LEGS", code="STRIPES = 26\nLEGS = 6")
    assert list(found(GROUP).items()) == [("ant", 6), ("zebra", 26)]


@pytest.mark.parametrize(
    ("name", "entry", "code", "told"),
    [
        ("noname", "ant = noname:LEGS", "", "AttributeError"),
        ("nomodule", "ant = elsewhere:LEGS", "", "No module named 'elsewhere'"),
        ("noisy", "ant = noisy:LEGS", "raise ZeroDivisionError('oh')", "ZeroDivisionError: oh"),
    ],
)
def test_a_guest_that_cannot_be_loaded_is_named(packages: Path, name: str, entry: str, code: str, told: str) -> None:
    install(packages, name, entry, code=code)
    with pytest.raises(GuestError) as caught:
        found(GROUP)
    assert f"{name} brings 'ant' of {GROUP}, which cannot be loaded: " in str(caught.value)
    assert told in str(caught.value)


def test_two_packages_with_the_same_name_are_refused(packages: Path) -> None:
    install(packages, "guest_one", "ant = guest_one:LEGS", code="LEGS = 6")
    install(packages, "guest_two", "ant = guest_two:LEGS", code="LEGS = 6")
    with pytest.raises(GuestError, match="two installed packages bring 'ant'"):
        found(GROUP)


# --- games that guests bring ----------------------------------------------------------------


KIND = replace(next(iter(GAMES.values())), name="ants", family="ants")


def test_a_guests_games_stand_behind_those_of_the_house() -> None:
    games = collect(GAMES.values(), {"ants": (KIND, replace(KIND, name="more-ants"))})
    assert list(games) == [*GAMES, "ants", "more-ants"]
    assert games["ants"] is KIND


@pytest.mark.parametrize(
    ("given", "told"),
    [
        ([KIND], "must be a tuple of GameKind"),
        (("ants",), "must be a tuple of GameKind"),
        ((replace(KIND, family="bees"),), "'ants', which is of another family"),
        ((KIND, KIND), "there is a game of that name"),
        ((replace(KIND, name=next(iter(GAMES))),), "there is a game of that name"),
    ],
)
def test_a_guest_that_brings_no_games_of_its_own_is_named(given: object, told: str) -> None:
    with pytest.raises(GuestError, match=r"the guest .ants. of demesne\.games") as caught:
        collect(GAMES.values(), {"ants": given})
    assert told in str(caught.value)


@pytest.mark.parametrize(
    ("players", "options", "said"),
    [
        (9, {}, "kingdomino is for 2, 3 or 4 players, not 9"),
        (
            2,
            {"sise": 7},
            "kingdomino has no option 'sise'; it has bonuses, centre, dynasty, size; did you mean 'size'?",
        ),
        (2, {"size": 9}, "option 'size' must be one of 5, 7, not 9"),
        (2, {"size": True}, "option 'size' must be one of 5, 7, not True"),
    ],
)
def test_what_a_guest_does_not_list_is_refused_though_it_would_make_it(
    players: int, options: dict[str, object], said: str
) -> None:
    careless = replace(GAMES["kingdomino"], make=lambda *_: make_game("kingdomino", 2))
    with pytest.raises(OptionError) as caught:
        made(careless, players, options)
    assert str(caught.value) == said
    assert made(careless, 3, {"size": 7, "bonuses": ["harmony"]}).seats == 2
