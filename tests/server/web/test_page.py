"""The built page: which address gives what, and how long it may be kept."""

from __future__ import annotations

from pathlib import Path

import httpx
import msgspec
import pytest

from demesne.server.protocol import Problem
from demesne.server.web.page import Page
from tests.server.kit import run


@pytest.fixture
def built(tmp_path: Path) -> Path:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<!doctype html><title>demesne</title>")
    (tmp_path / "assets" / "page-a1b2c3.js").write_text("export {};")
    (tmp_path / "icon.svg").write_text("<svg xmlns='http://www.w3.org/2000/svg'/>")
    (tmp_path.parent / "secret").write_text("not for you")
    return tmp_path


def get(folder: Path | Page, path: str, **headers: str) -> httpx.Response:
    page = Page(folder) if isinstance(folder, Path) else folder

    async def asked() -> httpx.Response:
        async with httpx.AsyncClient(transport=httpx.ASGITransport(page), base_url="http://here") as client:
            return await client.get(path, headers={name.replace("_", "-"): each for name, each in headers.items()})

    return run(asked())


VIEWS = [
    "/",
    "/new",
    "/new/friends",
    "/t/abc",
    "/t/abc?invite=x",
    "/t/abc/duplicate",
    "/t/abc/orders",
    "/t/abc/replay",
    "/t/abc/review",
    "/history",
    "/settings",
    "/account",
    "/mail",
    "/people/abc",
    "/ladder",
    "/ladder/royal-wedding/teams",
    "/practice/kingdomino/3",
    "/practice/kingdomino/more/wheat/3",
    "/t/abc/practice/less/wheat/40",
    "/offline",
    "/lobby",
    "/replay",
    "/index.html",
    "/pad",
    "/rules/kingdomino/4",
    "/box",
]
GONE = [
    "/assets/gone.js",
    "/t/abc/def",
    "/t/abc/practice/wheat/40",
    "/newer",
    "/ladder/kingdomino",
    "/replays",
    "/padded",
    "/../secret",
    "/%2e%2e/secret",
    "/assets/../../secret",
]


@pytest.mark.parametrize("path", VIEWS)
def test_every_view_is_the_one_document(built: Path, path: str) -> None:
    answer = get(built, path)
    assert answer.status_code == 200
    assert "demesne" in answer.text
    assert answer.headers["cache-control"] == "no-cache"


def test_what_carries_its_hash_in_its_name_is_kept(built: Path) -> None:
    assert "immutable" in get(built, "/assets/page-a1b2c3.js").headers["cache-control"]
    assert get(built, "/icon.svg").headers["cache-control"] == "no-cache"


@pytest.mark.parametrize("path", GONE)
def test_what_does_not_exist_is_reported(built: Path, path: str) -> None:
    answer = get(built, path)
    assert answer.status_code == 404
    assert msgspec.json.decode(answer.content, type=Problem).reason.code == "page.unknown"


def test_a_page_that_is_not_built_says_how(tmp_path: Path) -> None:
    answer = get(tmp_path / "static", "/")
    assert answer.status_code == 503
    assert "make play" in answer.text


SCRIPT = "/assets/page-a1b2c3.js"


def test_what_is_text_travels_compressed_to_whoever_accepts_that(built: Path) -> None:
    script = built / "assets" / "page-a1b2c3.js"
    script.write_text("export const a = 1;\n" * 500)
    plain, packed = (get(built, SCRIPT, accept_encoding=way) for way in ("identity", "br;q=0, gzip"))
    assert plain.text == packed.text == script.read_text()
    assert "content-encoding" not in plain.headers
    assert packed.headers["content-encoding"] == "gzip"
    assert int(packed.headers["content-length"]) < 500 < int(plain.headers["content-length"])
    for told in ("content-type", "cache-control", "vary"):
        assert plain.headers[told] == packed.headers[told]
    assert "content-encoding" not in get(built, SCRIPT, accept_encoding="gzip;q=0, br").headers


def test_a_compressed_file_that_is_known_is_not_sent_again_but_a_changed_one_is(built: Path) -> None:
    page, script = Page(built), built / "assets" / "page-a1b2c3.js"
    mark = get(page, SCRIPT, accept_encoding="gzip").headers["etag"]
    assert get(page, SCRIPT, accept_encoding="gzip", if_none_match=mark).status_code == 304
    script.write_text("export const changed = true;")
    assert get(page, SCRIPT, accept_encoding="gzip", if_none_match=mark).text == script.read_text()


def test_fonts_and_pictures_are_sent_as_they_are(built: Path) -> None:
    (built / "assets" / "serif-a1b2c3.woff2").write_bytes(bytes(4000))
    assert "content-encoding" not in get(built, "/assets/serif-a1b2c3.woff2", accept_encoding="gzip").headers
