"""The page itself, as it was built into the package."""

from __future__ import annotations

import re
from pathlib import Path

from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.responses import PlainTextResponse, Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

from demesne.server.refusals import Reason
from demesne.server.routes import problem
from demesne.server.security import HEADERS

__all__ = ["STATIC", "Page"]

STATIC = Path(__file__).parent / "static"

_VIEWS = re.compile(
    r"|new(/.*)?|t/[^/]*(/(duplicate|orders|replay|review|practice(/((more|less)/[\w-]+/)?\d+)?))?"
    r"|history|settings|lobby|offline|replay|account|mail|people/[^/]*|moderation(/people/[^/]*)?"
    r"|(pad|rules|box|tiles|practice)(/.*)?"
)
_COMPILING = HEADERS["Content-Security-Policy"].replace("script-src 'self'", "script-src 'self' 'wasm-unsafe-eval'")
_HASHED = "assets/"
_WORKER = re.compile(r"assets/rules-worker-[\w-]+\.js")
"""The one script that may compile WebAssembly: the worker in which a table without a network runs."""
_MANIFEST = "app.webmanifest"
_FOREVER = "public, max-age=31536000, immutable"


class Page(StaticFiles):
    """The files of the page; the addresses of its views all give the one document."""

    def __init__(self, folder: Path = STATIC) -> None:
        super().__init__(directory=folder, check_dir=False)

    async def check_config(self) -> None:
        """Checks nothing: that the page is not built yet is told to whoever asks for it."""

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
        return response

    async def _lost(self, scope: Scope) -> Response:
        """The document at an unknown address: the page itself says so, in the reader's language."""
        response = await self.get_response(".", scope)
        if response.status_code == 200:
            response.status_code = 404
        return response


def _by_a_person(path: str, scope: Scope) -> bool:
    """Whether somebody looks for a page there, not a program for a file."""
    return "text/html" in Headers(scope=scope).get("accept", "") and "." not in path.rsplit("/", 1)[-1]


def _absent(wanted: str) -> Response:
    if wanted == "index.html":
        return PlainTextResponse("The page is not built. Run: make play\n", 503)
    return problem(Reason("page.unknown"))
