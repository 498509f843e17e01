"""Owners' boxes: kept as they are, refused when they cannot be, played with and written down."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from demesne.games.queendomino.buildings import BUILDINGS
from demesne.games.queendomino.dominoes import BOXES
from demesne.records.jsonl import parse_jsonl
from demesne.records.record import check
from demesne.server.owners.owner_items import Shelf
from demesne.server.owners.owner_storage import Files
from demesne.server.protocol import TableView, Update
from demesne.server.queendomino.boxes import BOXES as KEPT
from demesne.server.queendomino.shapes import BoxInfo, OwnBox, PrintedBox
from demesne.server.wire.refusals import Refusal
from tests.server.client import Site
from tests.server.kit import land_of, moves_of, rules_of, run, wish
from tests.server.web.test_http import problem
from tests.server.web.test_socket import play_out

# Two dominoes that have changed places.
SWAPPED = {
    "1": [["forest", 0], ["forest", 0]],
    "3": [["wheat", 0], ["wheat", 0]],
}
MINE = {"name": "Ada's box", "buildings": {"bakery": {"knights": 1, "towers": 2}, "foundry": {"tax": "knight"}}}


def keep(site: Site, box: object) -> Any:
    return site.post("/api/boxes", box)


def changed(**more: object) -> dict[str, object]:
    return {**MINE, **more}


def test_the_printed_boxes_are_told_with_what_is_unsure(site: Site) -> None:
    printed = msgspec.json.decode(site.http.get("/api/box").content, type=PrintedBox)
    assert {tile.id: tile.copies for tile in printed.buildings} == {b.id: b.copies for b in BUILDINGS.values()}
    assert {"bakery", "foundry"} <= {tile.id for tile in printed.buildings if tile.unsure}
    assert {(domino.box, domino.number) for domino in printed.dominoes} == {(b, n) for b in BOXES for n in BOXES[b]}


def test_a_box_is_kept_listed_and_found(site: Site) -> None:
    answer = keep(site, MINE)
    assert (answer.status_code, answer.json()) == (201, {"name": "Ada's box", "buildings": 2, "dominoes": 0})
    assert keep(site, MINE).status_code == 201
    assert {"name": "Ada's box", "buildings": 2, "dominoes": 0} in site.http.get("/api/boxes").json()
    assert site.http.get("/api/boxes/Ada's%20box").json() == MINE
    assert problem(site.http.get("/api/boxes/nobody's")) == (404, "box.unknown")


def test_a_kept_box_does_not_change(site: Site) -> None:
    keep(site, changed(name="fixed"))
    assert problem(keep(site, {"name": "fixed"})) == (409, "box.taken")
    assert problem(keep(site, {"name": " fixed\n"})) == (409, "box.taken")
    assert keep(site, {"name": "Fixed"}).status_code == 201


@pytest.mark.parametrize(
    "fault",
    [
        {"buildings": {"bakery": {"knights": 4}}},
        {"buildings": {"bakery": {"towers": -1}}},
        {"buildings": {"statue": {"towers": 1}}},  # not uncertain
        {"buildings": {"big_tavern": {"knights": 2}}},
        {"buildings": {"palace": {"knights": 1}}},
        {"buildings": {"foundry": {"tax": "queen"}}},
        {"dominoes": {"queendomino": {"49": SWAPPED["1"]}}},
        {"dominoes": {"domaine": {}}},
        {"dominoes": {"queendomino": {"1": [["castle", 0], ["wheat", 0]]}}},
        {"dominoes": {"queendomino": {"1": [["mine", 3], ["mine", 3]]}}},  # the squares do not add up
    ],
    ids=str,
)
def test_a_box_that_cannot_be_is_refused_with_the_place(site: Site, fault: dict[str, object]) -> None:
    answer = keep(site, {"name": "wrong", **fault})
    assert problem(answer) == (422, "box.wrong")
    assert answer.json()["reason"]["args"]["problem"]
    assert problem(site.http.get("/api/boxes/wrong")) == (404, "box.unknown")


@pytest.mark.parametrize(
    ("body", "code"),
    [
        ({"name": ""}, "name.empty"),
        ({"buildings": {}}, "message.unreadable"),
        (changed(colour="red"), "message.unreadable"),
        (changed(buildings={"bakery": {"points": 3}}), "message.unreadable"),
        (changed(dominoes={"queendomino": {"1": [["wheat", 0]]}}), "message.unreadable"),
        (changed(buildings=[[[[]]]]), "message.unreadable"),
    ],
    ids=str,
)
def test_an_invalid_box_is_not_read(site: Site, body: object, code: str) -> None:
    assert problem(keep(site, body)) == (422, code)


def test_names_make_files_that_every_system_accepts(tmp_path: Path) -> None:
    names = ["../../etc/passwd", "CON", "con", "a/b", "Ünïcode ☃", "x" * 99, "." * 3 + "a"]

    async def story() -> list[str]:
        boxes = Shelf(KEPT, Files(tmp_path / KEPT.folder), 99)
        for name in names:
            await boxes.keep(OwnBox(name))
        return [box.name for box in await boxes.all()]

    assert len(run(story())) == len(names)
    files = list((tmp_path / "boxes").iterdir())
    assert len(files) == len(names)
    assert all(path.name.startswith("box-") and path.suffix == ".json" and path.name.isascii() for path in files)
    assert list(tmp_path.iterdir()) == [tmp_path / "boxes"]


def test_there_is_room_for_only_so_many_and_a_corrupt_file_harms_no_other(tmp_path: Path) -> None:
    async def fill(boxes: Shelf[OwnBox, BoxInfo]) -> None:
        await asyncio.gather(*(boxes.keep(OwnBox(name)) for name in ("one", "two")))
        with pytest.raises(Refusal, match=r"box\.full"):
            await boxes.keep(OwnBox("three"))
        assert (await boxes.keep(OwnBox("one"))).name == "one"

    async def look(boxes: Shelf[OwnBox, BoxInfo]) -> None:
        assert [box.name for box in await boxes.all()] == ["two"]
        with pytest.raises(Refusal, match=r"box\.unknown"):
            await boxes.find("one")

    run(fill(Shelf(KEPT, Files(tmp_path / KEPT.folder), 2)))
    next(path for path in (tmp_path / "boxes").iterdir() if "one" in path.name).write_text("{")
    run(look(Shelf(KEPT, Files(tmp_path / KEPT.folder), 2)))


@pytest.mark.parametrize("by_name", [True, False])
def test_a_table_plays_with_an_owners_box_and_its_record_says_so(site: Site, by_name: bool) -> None:
    """By name or as it is: the view shows the corrected tile, the record replays with it."""
    keep(site, MINE)
    table = site.open(wish("you", "bot", "bot", game="queendomino", box=MINE["name"] if by_name else MINE))
    with site.line(table.table, table.key) as line:
        assert rules_of(line.view).box == "Ada's box"
        tiles = {tile.id: tile for tile in land_of(line.view).buildings}
        assert (tiles["bakery"].knights, tiles["bakery"].towers, tiles["foundry"].tax) == (1, 2, "knight")
        assert tiles["bakery"].unsure == []
        for _ in range(12):
            while line.update is None or line.update.offer is None:
                line.next(Update)
            line.play(min(moves_of(line.update.offer)))
    record = parse_jsonl(site.http.get(f"/api/tables/{table.table}/record?format=jsonl").text)
    assert record.options == {"box": MINE}
    assert check(record) is None


def test_corrected_dominoes_are_dealt(site: Site) -> None:
    box = {"name": "swapped", "dominoes": {"queendomino": SWAPPED}}
    table = site.open(wish("you", "here", game="queendomino", box=box))
    with site.line(table.table, table.key) as line:
        view = line.view
    dominoes = _dominoes(view)
    assert [dominoes[number] for number in (1, 3)] == ["forest", "wheat"]


def _dominoes(view: TableView) -> dict[int, str]:
    """The first landscape of every domino in sight."""
    position = land_of(view)
    seen = [*position.undealt, *(slot.domino for slot in position.next_line)]
    return {domino.number: domino.first.terrain for domino in seen}


def test_a_table_with_an_invalid_box_is_refused(site: Site) -> None:
    seats = msgspec.to_builtins(wish("you", "bot").seats)
    asked = {"game": "queendomino", "seats": seats}
    faults: list[tuple[object, str]] = [
        ("nobody's", "box.unknown"),
        ({"name": "x", "buildings": {"palace": {}}}, "box.wrong"),
        (7, "option.unknown"),
        ({"buildings": {}}, "option.unknown"),
        ([[]], "option.unknown"),
    ]
    for box, code in faults:
        assert problem(site.post("/api/tables", {**asked, "options": {"box": box}}))[1] == code
    without = {**asked, "game": "kingdomino", "options": {"box": MINE}}
    assert problem(site.post("/api/tables", without))[1] == "option.unknown"


def test_a_whole_game_with_an_owners_box_and_the_next_one_too(site: Site) -> None:
    table = site.open(wish("you", "bot", "bot", box=MINE))
    with site.line(table.table, table.key) as line:
        play_out(line, Random(1))
    again = site.post(f"/api/tables/{table.table}/again", {}, table.key).json()["table"]
    assert site.http.get(f"/api/tables/{again}").json()["rules"]["box"] == MINE["name"]
    record = parse_jsonl(site.http.get(f"/api/tables/{table.table}/record?format=jsonl").text)
    assert record.outcome is not None
    assert check(record) is None
