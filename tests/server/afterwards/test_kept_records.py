"""Games of another server, kept here as one's own; games that are no longer needed."""

from __future__ import annotations

import time
from dataclasses import replace
from datetime import UTC, datetime
from random import Random
from typing import Any

import httpx
import msgspec
import pytest

from demesne.records.jsonl import format_jsonl
from demesne.records.text import format_text, parse_text
from demesne.server.afterwards import brought
from demesne.server.afterwards.duplicates import dealt_again
from demesne.server.guard.keys import new_key, table_id_of
from demesne.server.protocol import NewTable, Opened, Problem, SeatWish, Summary
from demesne.server.store.stored import Stored
from demesne.server.table.dealing import Shuffled
from demesne.server.table.records import record_of
from demesne.server.table.restore import seating_of, table_of
from demesne.server.table.table import Table
from demesne.server.wire.http_messages import KeepRecord
from demesne.server.wire.refusals import Refusal
from demesne.server.wire.result_messages import Duplicates, DuplicateWish
from tests.server.client import Site
from tests.server.court import court, play_court
from tests.server.kit import ADA, BO, going, play, table


def kept(name: str, text: str, names: list[str], owner: str) -> Table:
    """The game of the record *text* from another server, where those called *names* are *owner*."""
    return brought.kept(name, KeepRecord(text, names[0], names[1:]), owner)


@pytest.fixture(scope="module")
def kingdoms() -> Table:
    """A finished game of Kingdomino."""
    of = table(ADA, BO, name="kingdomino")
    while going(of):
        play(of)
    return of


def finished_court() -> Table:
    of = court("a", "b")
    while going(of):
        play_court(of, 20)
    return of


@pytest.mark.slow
def test_a_kept_game_has_the_same_record_to_the_byte(kingdoms: Table) -> None:
    for of in (kingdoms, finished_court()):
        for written in (format_text, format_jsonl):
            there = kept("t" * 26, written(record_of(of)), ["NAME 0"], "c" * 64)
            assert written(record_of(there)) == written(record_of(of))
            assert there.seats_of("c" * 64) == [0]
            assert there.status == "over"


def test_it_is_the_same_after_it_was_stored(kingdoms: Table) -> None:
    there = kept("t" * 26, format_text(record_of(kingdoms)), ["name 1"], "c" * 64)
    seating = seating_of(there, there.game.options, None)
    again = table_of(Stored(seating, "over", tuple(there.log)), Random(0))
    assert format_text(record_of(again)) == format_text(record_of(kingdoms))
    assert again.chairs == there.chairs


def test_the_moves_of_a_bot_that_stood_in_stay_its_own(kingdoms: Table) -> None:
    record = record_of(kingdoms)
    plies = tuple(ply for ply, step in enumerate(kingdoms.steps) if step.before.to_move == 1)[2:5]
    lent = format_text(replace(record, stand_ins={"greedy": plies}))
    assert format_text(record_of(kept("t" * 26, lent, ["name 1"], "c" * 64))) == lent


@pytest.mark.parametrize("played", [None, "2021-03-04", "2021-03-04T05:06Z"])
@pytest.mark.parametrize("duplicate", [False, True])
@pytest.mark.parametrize("screens", [(), ((0, 1),)])
@pytest.mark.parametrize("name", ["name 0", "name 1"])
def test_what_a_record_says_of_its_game_is_said_again(
    kingdoms: Table, played: str | None, duplicate: bool, screens: tuple[tuple[int, ...], ...], name: str
) -> None:
    told = replace(record_of(kingdoms), played=played, duplicate=duplicate, screens=screens)
    there = kept("t" * 26, format_text(told), [name], "c" * 64)
    seating = replace(seating_of(there, there.game.options, None), opened=1e9)
    for of in (there, table_of(Stored(seating, "over", tuple(there.log)), Random(0))):
        assert format_text(record_of(of)) == format_text(told)
        assert of.seats_of("c" * 64) == ([0, 1] if screens else [int(name[-1])])


def test_a_screen_that_others_shared_is_theirs() -> None:
    of = table(ADA, BO, "d" * 64, name="kingdomino")
    while going(of):
        play(of)
    told = replace(record_of(of), screens=((1, 2),))
    there = kept("t" * 26, format_text(told), ["name 0"], "c" * 64)
    assert there.seats_of("c" * 64) == [0]
    assert record_of(there) == told


def test_a_game_is_as_old_and_counts_as_little_as_where_it_was_played(site: Site, kingdoms: Table) -> None:
    def told(**head: Any) -> Summary:
        text = format_text(replace(record_of(kingdoms), **head))
        answer = site.post("/api/records", KeepRecord(text, "name 0"))
        return summary(site, msgspec.json.decode(answer.content, type=Opened))

    before = time.time()
    assert told(played="2021-03-04T05:06Z").opened == datetime(2021, 3, 4, 5, 6, tzinfo=UTC).timestamp()
    noon = told(played="2021-03-04").opened
    assert noon == datetime(2021, 3, 4, 12, tzinfo=UTC).timestamp()
    for unknown in (told(), told(played="9021-03-04")):
        assert before <= (unknown.opened or 0) <= time.time()
    assert (told().practice, told(duplicate=True).practice) == (False, True)
    assert [seat.yours for seat in told(screens=((0, 1),)).seats] == [True, True]


def test_a_record_says_when_it_was_played_at_which_screen_and_that_its_deal_was_known(site: Site) -> None:
    before = int(time.time()) // 60 * 60
    opened = site.open(
        NewTable("kingdomino", [SeatWish("here", "Ada"), SeatWish("bot", bot="random"), SeatWish("here", "Bo")])
    )
    told = parse_text(site.http.get(f"/api/tables/{opened.table}/record").text)
    assert before <= datetime.fromisoformat(str(told.played)).timestamp() <= time.time()
    assert (told.duplicate, told.screens) == (False, ((0, 2),))
    of = table(ADA, BO, name="kingdomino")
    of.practice, of.dealer = True, Shuffled("seed")
    again = dealt_again("a" * 26, of, DuplicateWish([SeatWish("you", "Ada"), SeatWish("bot", bot="random")]), ADA)
    assert record_of(of).duplicate
    assert record_of(again).duplicate


@pytest.mark.parametrize(
    ("name", "lines", "code"),
    [("name 0", -4, "record.unfinished"), ("Nobody", None, "record.not-yours"), (" ", None, "name.empty")],
)
def test_what_cannot_be_kept_is_refused(kingdoms: Table, name: str, lines: int | None, code: str) -> None:
    record = record_of(kingdoms)
    text = format_text(record if lines is None else replace(record, moves=record.moves[:lines], outcome=None))
    with pytest.raises(Refusal) as refusal:
        kept("t" * 26, text, [name], "c" * 64)
    assert refusal.value.reason.code == code


def test_it_is_found_again_and_deleted_for_good(site: Site, kingdoms: Table) -> None:
    answer = site.post("/api/records", KeepRecord(format_jsonl(record_of(kingdoms)), "name 0"))
    assert answer.status_code == 201, answer.text
    opened = msgspec.json.decode(answer.content, type=Opened)
    found = summary(site, opened)
    assert (found.status, found.brought, [seat.yours for seat in found.seats]) == ("over", True, [True, False])
    assert code_of(site.post(f"/api/tables/{opened.table}/again", {}, opened.key)) == (409, "table.elsewhere")
    deal = msgspec.json.decode(site.http.get(f"/api/tables/{opened.table}/duplicates").content, type=Duplicates)
    assert ([game.table for game in deal.games], deal.repeatable) == ([opened.table], False)
    assert code_of(site.post(f"/api/tables/{opened.table}/forget", {}, "qd_nobody")) == (403, "seat.not-yours")
    assert site.post(f"/api/tables/{opened.table}/forget", {}, opened.key).json() == {"deleted": True}
    assert site.http.get(f"/api/tables/{opened.table}").status_code == 404


def test_a_game_that_is_sent_again_with_its_key_is_kept_once(site: Site, kingdoms: Table) -> None:
    record, key = record_of(kingdoms), new_key()
    wish = KeepRecord(format_text(record), "name 0", ["Name 1"], key)
    opened = [msgspec.json.decode(site.post("/api/records", wish).content, type=Opened) for _ in range(2)]
    assert opened[0] == opened[1] == Opened(table_id_of(key), key, None)
    assert [seat.yours for seat in summary(site, opened[0]).seats] == [True, True]
    other = format_text(record_of(finished_court()))
    assert code_of(site.post("/api/records", KeepRecord(other, "a", key=key))) == (409, "record.conflict")
    assert code_of(site.post("/api/records", KeepRecord(other, "a", key="qd_short"))) == (422, "message.unreadable")


def test_a_game_of_another_version_of_the_rules_is_kept_or_the_versions_are_told(kingdoms: Table) -> None:
    then = replace(record_of(kingdoms), version=0)
    assert kept("t" * 26, format_text(then), ["name 0"], "c" * 64).status == "over"
    with pytest.raises(Refusal) as refusal:
        kept(
            "t" * 26, format_text(replace(then, moves=(*then.moves[:9], "claim 48", *then.moves[10:]))), ["name 0"], ""
        )
    assert refusal.value.reason.code == "record.version"
    assert (refusal.value.reason.args["played"], refusal.value.reason.args["today"]) == ("0", 1)


def test_a_game_that_goes_on_or_is_somebody_elses_too_stays(site: Site) -> None:
    going_on = site.open(NewTable("kingdomino", [SeatWish("you", "Ada"), SeatWish("bot", bot="random")]))
    assert code_of(site.post(f"/api/tables/{going_on.table}/forget", {}, going_on.key)) == (409, "table.running")
    shared = site.open(NewTable("kingdomino", [SeatWish("you", "Ada"), SeatWish("open")]))
    bo = site.join(shared.table, str(shared.invite), "Bo")
    with site.line(shared.table, shared.key) as line:
        line.say({"type": "act", "act": "resign", "id": "i-give-up"})
        while line.view.status != "over":
            line.hear()
    assert site.post(f"/api/tables/{shared.table}/forget", {}, shared.key).json() == {"deleted": False}
    assert summary(site, Opened(shared.table, bo.key, None)).status == "over"


def summary(site: Site, opened: Opened) -> Summary:
    answer = site.http.get(f"/api/tables/{opened.table}", headers={"x-seat-key": opened.key})
    return msgspec.json.decode(answer.content, type=Summary)


def code_of(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, msgspec.json.decode(answer.content, type=Problem).reason.code
