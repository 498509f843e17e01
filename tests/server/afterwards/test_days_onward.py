"""Games that were played on from one of a day's deal: as long as it is that day, they show how it begins."""

from __future__ import annotations

from datetime import date
from random import Random

import pytest
from msgspec.structs import replace

from demesne.server.afterwards import day_tables
from demesne.server.afterwards.branches import branched
from demesne.server.afterwards.day_tables import check_day, day_table
from demesne.server.table.arriving import begun
from demesne.server.table.dealing import deal_of, dealt_from
from demesne.server.table.table import Table
from demesne.server.wire.branch_messages import PlayOn
from demesne.server.wire.company_messages import USUAL
from demesne.server.wire.day_messages import DayWish
from demesne.server.wire.http_messages import SeatWish
from demesne.server.wire.refusals import Refusal
from tests.server.kit import ADA, going, play

DAY = date(2026, 11, 23)


@pytest.mark.parametrize("game", ["kingdomino", "queendomino", "domaine"])
def test_what_is_played_on_from_a_game_of_this_day_is_not_listed(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(day_tables, "this_day", lambda: DAY)
    here, before = (branch_of(ended(game, day)) for day in (DAY, date(2026, 11, 22)))
    for of in (here, branch_of(whole(here))):
        check_day(of, USUAL)
        with pytest.raises(Refusal, match=r"today\.public"):
            check_day(of, replace(USUAL, public=True))
    check_day(before, replace(USUAL, public=True))


def test_it_is_known_by_its_land_where_hands_have_been_dealt_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(day_tables, "this_day", lambda: DAY)
    here, before = (onward(ended("domaine", day), SeatWish("open")) for day in (DAY, date(2026, 11, 22)))
    assert not dealt_from(deal_of(DAY, "domaine"), ["", ""], here.steps)
    with pytest.raises(Refusal, match=r"today\.public"):
        check_day(here, replace(USUAL, public=True))
    check_day(before, replace(USUAL, public=True))


def ended(game: str, day: date) -> Table:
    of = day_table("t" * 26, DayWish(game, "Ada"), deal_of(day, game), ADA)
    of.take(begun(of))
    return whole(of)


def whole(of: Table) -> Table:
    while going(of):
        play(of)
    return of


def branch_of(source: Table) -> Table:
    made = onward(source, SeatWish("bot", "", "random"))
    made.take(begun(made))
    return made


def onward(source: Table, other: SeatWish) -> Table:
    return branched("b" * 26, source, PlayOn(9, [SeatWish("you", "Ada"), other]), ADA, Random(1))
