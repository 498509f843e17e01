"""Owners' tile sets: kept as they are, refused when they cannot be, played with and written down."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import msgspec
import pytest

from demesne.games.domaine.terrain import land_rows
from demesne.games.domaine.tiles import OWN_TILES, lay_land, parse_tiles
from demesne.records.jsonl import parse_jsonl
from demesne.server.domaine.shapes import DomaineRules, OwnTiles, TilesInfo
from demesne.server.domaine.tilesets import TILESETS
from demesne.server.owners.owner_items import Shelf
from demesne.server.owners.owner_storage import Files
from demesne.server.wire.refusals import Refusal
from tests.server.client import Site
from tests.server.kit import run, wish
from tests.server.web.test_http import problem

NAMES = "c12345678"
DRAWN: dict[str, Any] = {name: list(tile) for name, tile in OWN_TILES.tiles.items()}
# Tile 3 as an owner might read it: one silver mine fewer, one gold mine more.
ADAS = {"name": "Ada's land", "tiles": {**DRAWN, "3": ["f..f", ".g.f", ".fv.", "..fg"]}}


def keep(site: Site, tiles: object) -> Any:
    return site.post("/api/tilesets", tiles)


def named(name: str, **tiles: object) -> dict[str, object]:
    return {"name": name, "tiles": {**DRAWN, **tiles}}


def test_the_set_drawn_for_this_project_is_told(site: Site) -> None:
    assert site.http.get("/api/tiles").json() == {"name": "", "tiles": DRAWN}


def test_a_set_is_kept_listed_with_what_is_odd_and_found(site: Site) -> None:
    told = {"name": "Ada's land", "odd": {"mine_gold": 1, "mine_silver": -1}}
    answer = keep(site, ADAS)
    assert (answer.status_code, answer.json()) == (201, told)
    assert keep(site, ADAS).status_code == 201
    assert told in site.http.get("/api/tilesets").json()
    assert site.http.get("/api/tilesets/Ada's%20land").json() == ADAS
    assert keep(site, named("as drawn")).json() == {"name": "as drawn", "odd": {}}
    assert problem(site.http.get("/api/tilesets/nobody's")) == (404, "tiles.unknown")


def test_a_kept_set_does_not_change(site: Site) -> None:
    keep(site, named("fixed"))
    assert problem(keep(site, {**ADAS, "name": "fixed"})) == (409, "tiles.taken")
    assert problem(keep(site, {**ADAS, "name": " fixed\n"})) == (409, "tiles.taken")
    assert keep(site, {**ADAS, "name": "Fixed"}).status_code == 201


@pytest.mark.parametrize(
    ("tiles", "told"),
    [
        ({**DRAWN, "3": ["f..f", ".g.f", ".fx.", "..fs"]}, "tile 3, row 3, square 3"),
        ({**DRAWN, "c": ["....", "....", "..."]}, "tile c must be 4 rows"),
        ({**DRAWN, "5": ["....", "....", "...", "...."]}, "tile 5, row 3 must be 4 letters"),
        ({**DRAWN, "9": ["...."] * 4}, "'9'"),
        ({name: DRAWN[name] for name in NAMES if name != "7"}, "'7'"),
        (dict.fromkeys(NAMES, ["ffff"] * 4), "castles need room"),
    ],
)
def test_a_set_that_cannot_be_is_refused_with_the_place(site: Site, tiles: object, told: str) -> None:
    answer = keep(site, {"name": "wrong", "tiles": tiles})
    assert problem(answer) == (422, "tiles.wrong")
    assert told in answer.json()["reason"]["args"]["problem"]
    assert problem(site.http.get("/api/tilesets/wrong")) == (404, "tiles.unknown")


@pytest.mark.parametrize(
    ("body", "code"),
    [
        ({"name": "", "tiles": DRAWN}, "name.empty"),
        ({"tiles": DRAWN}, "message.unreadable"),
        ({"name": "x"}, "message.unreadable"),
        ({**ADAS, "colour": "red"}, "message.unreadable"),
        ({"name": "x", "tiles": {**DRAWN, "3": "f..f.g.f.fv...fs"}}, "message.unreadable"),
        ({"name": "x", "tiles": [[[[]]]]}, "message.unreadable"),
    ],
)
def test_an_invalid_tile_set_is_not_read(site: Site, body: object, code: str) -> None:
    assert problem(keep(site, body)) == (422, code)


def test_there_is_room_for_only_so_many_and_a_corrupt_file_harms_no_other(tmp_path: Path) -> None:
    def made(name: str) -> OwnTiles:
        return msgspec.convert(named(name), OwnTiles)

    async def fill(sets: Shelf[OwnTiles, TilesInfo]) -> None:
        await asyncio.gather(*(sets.keep(made(name)) for name in ("one", "../two", "three")))
        with pytest.raises(Refusal, match=r"tiles\.full"):
            await sets.keep(made("four"))
        assert (await sets.keep(made("one"))).name == "one"

    async def look(sets: Shelf[OwnTiles, TilesInfo]) -> None:
        assert [tiles.name for tiles in await sets.all()] == ["../two"]
        with pytest.raises(Refusal, match=r"tiles\.unknown"):
            await sets.find("one")

    folder = tmp_path / "tiles"
    run(fill(Shelf(TILESETS, Files(tmp_path / TILESETS.folder), 3)))
    files = {name: next(folder.glob(f"tiles-{name}-*.json")) for name in ("one", "two", "three")}
    files["one"].write_text("{")
    files["three"].write_text(files["three"].read_text().replace("....", "..!.", 1))
    run(look(Shelf(TILESETS, Files(tmp_path / TILESETS.folder), 3)))
    assert list(tmp_path.iterdir()) == [folder]


@pytest.mark.parametrize("by_name", [True, False])
def test_a_table_plays_with_an_owners_tiles_and_its_record_says_so(site: Site, by_name: bool) -> None:
    """By name or as they are: the board is made of them, however they were turned, and the record has them."""
    keep(site, ADAS)
    table = site.open(wish("you", "bot", game="domaine", tiles=ADAS["name"] if by_name else ADAS))
    record = parse_jsonl(site.http.get(f"/api/tables/{table.table}/record?format=jsonl").text)
    assert record.options["tiles"] == ADAS
    land = land_rows(lay_land(parse_tiles(ADAS), record.options["layout"]))
    with site.line(table.table, table.key) as line:
        shown = line.view.rules
    assert isinstance(shown, DomaineRules)
    assert (shown.tiles, shown.layout, shown.land) == ("Ada's land", record.options["layout"], land)
    assert [square for row in land for square in row].count("mine_gold") == 5


def test_a_table_can_be_given_its_whole_board_as_text(site: Site) -> None:
    board = "/".join(["v" + "." * 11] + ["." * 12] * 10 + ["." * 11 + "*"])
    table = site.open(wish("you", "bot", game="domaine", board=board))
    record = parse_jsonl(site.http.get(f"/api/tables/{table.table}/record?format=jsonl").text)
    assert record.options == {"board": board}
    with site.line(table.table, table.key) as line:
        shown = line.view.rules
    assert isinstance(shown, DomaineRules)
    assert (shown.tiles, shown.layout) == ("", "")
    assert (shown.land[0][0], shown.land[11][11]) == ("village", "city")


def test_a_table_with_invalid_tiles_or_an_invalid_board_is_refused(site: Site) -> None:
    seats = msgspec.to_builtins(wish("you", "bot").seats)
    faults: list[tuple[dict[str, object], str]] = [
        ({"tiles": "nobody's"}, "tiles.unknown"),
        ({"tiles": {"name": "x", "tiles": {}}}, "tiles.wrong"),
        ({"tiles": 7}, "option.unknown"),
        ({"tiles": {"name": "x"}}, "option.unknown"),
        ({"board": "...."}, "board.wrong"),
        ({"board": "." * 5000}, "board.wrong"),
        ({"board": [["meadow"]] * 12}, "board.wrong"),
        ({"board": 144}, "option.unknown"),
        ({"board": "/".join(["." * 12] * 12), "tiles": ADAS}, "option.unknown"),
    ]
    for options, code in faults:
        assert problem(site.post("/api/tables", {"game": "domaine", "seats": seats, "options": options}))[1] == code
    without = {"game": "queendomino", "seats": seats, "options": {"tiles": ADAS}}
    assert problem(site.post("/api/tables", without))[1] == "option.unknown"
