"""The page itself, as it was built into the package."""

from __future__ import annotations

import asyncio
import gzip
import re
from pathlib import Path

from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.responses import FileResponse, PlainTextResponse, Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

from demesne.server.guard.packing import way
from demesne.server.guard.security import HEADERS
from demesne.server.web.routes import problem
from demesne.server.wire.refusals import Reason

__all__ = ["STATIC", "Page"]

STATIC = Path(__file__).parents[1] / "static"

_VIEWS = re.compile(
    r"|new(/.*)?|t/[^/]*(/(duplicate|orders|replay|review|practice(/((more|less)/[\w-]+/)?\d+)?))?"
    r"|history|settings|lobby|offline|replay|account|mail|people/[^/]*|ladder(/[\w-]+/\w+)?|moderation(/people/[^/]*)?"
    r"|(pad|rules|box|tiles|practice)(/.*)?"
)
_COMPILING = HEADERS["Content-Security-Policy"].replace("script-src 'self'", "script-src 'self' 'wasm-unsafe-eval'")
_HASHED = "assets/"
_WORKER = re.compile(r"assets/rules-worker-[\w-]+\.js")
"""The one script that may compile WebAssembly: the worker that runs a table offline."""
_MANIFEST = "app.webmanifest"
_FOREVER = "public, max-age=31536000, immutable"
TEXTS = frozenset({".js", ".css", ".svg", ".html", ".json", ".webmanifest", ".txt"})
"""Endings of files that are worth compressing; fonts and pictures are compressed already."""
PLAIN = frozenset({"content-length", "accept-ranges", "etag"})
"""The headers of a file that is sent as it is."""


class Page(StaticFiles):
    """The files of the page; all addresses of its views lead to the one document."""

    def __init__(self, folder: Path = STATIC) -> None:
        super().__init__(directory=folder, check_dir=False)
        self._packed: dict[str, tuple[str, bytes]] = {}

    async def check_config(self) -> None:
        """Checks nothing: clients that ask for it are told if the page has not been built yet."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        wanted = "index.html" if _VIEWS.fullmatch(path.removeprefix(".")) else path
        try:
            response = await super().get_response(wanted, scope)
        except HTTPException as fault:
            if fault.status_code == 404 and wanted != "index.html" and _by_a_person(path, scope):
                return await self._lost(scope)
            return _absent(wanted) if fault.status_code == 404 else problem(Reason("page.unknown"))
        response.headers["Cache-Control"] = _FOREVER if wanted.startswith(_HASHED) else "no-cache"
        if _WORKER.fullmatch(wanted):
            response.headers["Content-Security-Policy"] = _COMPILING
        if wanted == _MANIFEST:
            response.headers["Content-Type"] = "application/manifest+json"
        return await self._pack(response, scope) if isinstance(response, FileResponse) else response

    async def _pack(self, response: FileResponse, scope: Scope) -> Response:
        """*response* compressed for a client that accepts that: once for each file, for as long as it is the same."""
        path, mark = str(response.path), response.headers["etag"]
        if Path(path).suffix not in TEXTS:
            return response
        response.headers["Vary"] = "Accept-Encoding"
        if scope["method"] != "GET" or way(Headers(scope=scope).get("accept-encoding", ""), ["gzip"]) is None:
            return response
        if self._packed.get(path, ("",))[0] != mark:
            self._packed[path] = mark, await asyncio.to_thread(_gzipped, Path(path))
        headers = {name: value for name, value in response.headers.items() if name not in PLAIN}
        headers |= {"content-encoding": "gzip", "etag": f"W/{mark}"}
        return Response(self._packed[path][1], response.status_code, headers)

    async def _lost(self, scope: Scope) -> Response:
        """The document at an unknown address: the page itself says so, in the reader's language."""
        response = await self.get_response(".", scope)
        if response.status_code == 200:
            response.status_code = 404
        return response


def _gzipped(path: Path) -> bytes:
    return gzip.compress(path.read_bytes(), 9, mtime=0)


def _by_a_person(path: str, scope: Scope) -> bool:
    """Whether a person looks for a page there, and not a program for a file."""
    return "text/html" in Headers(scope=scope).get("accept", "") and "." not in path.rsplit("/", 1)[-1]


def _absent(wanted: str) -> Response:
    if wanted == "index.html":
        return PlainTextResponse("The page is not built. Run: make play\n", 503)
    return problem(Reason("page.unknown"))
