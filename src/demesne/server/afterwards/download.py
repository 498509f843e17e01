"""A record as an answer that browsers save."""

from __future__ import annotations

from starlette.responses import Response

from demesne.server.table.records import Written

__all__ = ["saved"]


def saved(record: Written) -> Response:
    """The answer with *record*."""
    disposition = {"Content-Disposition": f'attachment; filename="{record.name}"'}
    return Response(record.body, media_type=record.media, headers=disposition)
