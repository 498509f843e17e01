"""Many at one address open the page at once: what is refused comes by itself, and whoever waits is told why."""

from __future__ import annotations

import pytest
from playwright.sync_api import Route, expect

from web.e2e.laid import laid
from web.e2e.server import Server
from web.e2e.visitor import Visit

REFUSED = "status of 429|preloaded"


@pytest.mark.parametrize("part", ["index-*.js", "index-*.css"])
def test_a_page_whose_beginning_was_refused_comes_by_itself(visit: Visit, part: str) -> None:
    """It stayed empty, or without its styles."""
    visitor = visit()
    visitor.forgive(REFUSED)
    refused: list[str] = []

    def refuse(route: Route) -> None:
        if refused:
            route.fallback()
        else:
            refused.append(route.request.url)
            route.fulfill(status=429)

    visitor.page.route(f"**/assets/{part}", refuse)
    visitor.page.goto("/")
    visitor.page.wait_for_event("request", lambda request: request.url in refused)
    expect(visitor.page.get_by_role("button", name="Play now")).to_be_visible()


def test_drawings_that_were_refused_come_by_themselves(visit: Visit) -> None:
    """The page showed what the browser's parser said of the refusal, and no drawings."""
    visitor = visit()
    visitor.forgive(REFUSED)
    refused: list[str] = []

    def refuse(route: Route) -> None:
        if refused:
            route.fallback()
        else:
            refused.append(route.request.url)
            route.fulfill(status=429, json={"reason": {"code": "rate.fast", "clause": "", "args": {}}})

    visitor.page.route("**/*.svg", refuse)
    visitor.page.goto("/")
    expect(visitor.page.locator("svg.sprite")).to_have_count(1)
    assert refused
    expect(visitor.page.locator("svg.sprite > symbol").first).to_be_attached()
    expect(visitor.page.locator("parsererror")).to_have_count(0)


def test_a_table_without_room_says_why_and_opens_when_there_is_some(visit: Visit, own_server: Server) -> None:
    visitor = visit(own_server.url)
    table = laid(visitor, ["Anna", "Bruno"])
    page = table.page
    turned: list[int] = []

    def full(socket: object) -> None:
        if turned:
            socket.connect_to_server()  # type: ignore[attr-defined]
            return
        turned.append(1)
        bye = '{"type":"bye","reason":{"code":"sockets.many","clause":"","args":{}},"retry_ms":3000}'
        socket.send(bye)  # type: ignore[attr-defined]
        socket.close(code=1013)  # type: ignore[attr-defined]

    page.route_web_socket("**/socket*", full)
    page.reload()
    expect(page.get_by_role("heading", level=1)).to_have_text(
        "Too many tables are open at your address. This page keeps trying: one that somebody closes there makes room."
    )
    table.ready()
