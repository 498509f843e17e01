"""What an offline page runs on, as it was built into the package: each file compressed in two ways."""

from __future__ import annotations

import gzip
from pathlib import Path

from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.responses import FileResponse, Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

from demesne.server.guard.packing import WAYS, way
from demesne.server.web.routes import problem
from demesne.server.wire.refusals import Reason

__all__ = ["ENGINE", "Engine"]

ENGINE = Path(__file__).parents[1] / "engine"

_LIST = "engine.json"
_MEDIA = {".mjs": "text/javascript", ".wasm": "application/wasm", ".zip": "application/zip"}
_FOREVER = "public, max-age=31536000, immutable"


class Engine(StaticFiles):
    """The files in *folder*: which exist is asked anew each time, but they never change."""

    def __init__(self, folder: Path = ENGINE) -> None:
        super().__init__(directory=folder, check_dir=False)
        self._folder = folder

    async def check_config(self) -> None:
        """Checks nothing: clients that ask for it are told if it has not been built."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        if path == _LIST:
            return await self._found(path, scope, "no-cache")
        packed = way(Headers(scope=scope).get("accept-encoding", ""))
        response = await self._found(f"{path}.{WAYS[packed or 'gzip']}", scope, _FOREVER)
        if response.status_code not in {200, 206}:
            return response
        response.headers["Content-Type"] = _MEDIA.get(Path(path).suffix, "application/octet-stream")
        response.headers["Vary"] = "Accept-Encoding"
        if packed is None and isinstance(response, FileResponse):
            return _plain(response)
        response.headers["Content-Encoding"] = packed or "gzip"
        return response

    async def _found(self, path: str, scope: Scope, kept: str) -> Response:
        try:
            response = await super().get_response(path, scope)
        except HTTPException:
            return problem(Reason("page.unknown"))
        response.headers["Cache-Control"] = kept
        return response


def _plain(packed: FileResponse) -> Response:
    """For clients that accept neither of them."""
    content = gzip.decompress(Path(packed.path).read_bytes())
    headers = {name: packed.headers[name] for name in ("content-type", "vary", "cache-control")}
    return Response(content, headers=headers)
