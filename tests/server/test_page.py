"""The built page: which address gives what, and how long it may be kept."""

from __future__ import annotations

from pathlib import Path

import httpx
import msgspec
import pytest

from demesne.server.page import Page
from demesne.server.protocol import Problem
from tests.server.kit import run


@pytest.fixture
def built(tmp_path: Path) -> Path:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<!doctype html><title>demesne</title>")
    (tmp_path / "assets" / "page-a1b2c3.js").write_text("export {};")
    (tmp_path / "icon.svg").write_text("<svg xmlns='http://www.w3.org/2000/svg'/>")
    (tmp_path.parent / "secret").write_text("not for you")
    return tmp_path


def get(folder: Path, path: str) -> httpx.Response:
    async def asked() -> httpx.Response:
        async with httpx.AsyncClient(transport=httpx.ASGITransport(Page(folder)), base_url="http://here") as client:
            return await client.get(path)

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
def test_what_is_not_there_is_said_so(built: Path, path: str) -> None:
    answer = get(built, path)
    assert answer.status_code == 404
    assert msgspec.json.decode(answer.content, type=Problem).reason.code == "page.unknown"


def test_a_page_that_is_not_built_says_how(tmp_path: Path) -> None:
    answer = get(tmp_path / "static", "/")
    assert answer.status_code == 503
    assert "make play" in answer.text
