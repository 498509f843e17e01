"""A phone on a separate machine plays Domaine: `unshare -rn python -m web.e2e.second_phone FOLDER` reports the outcome.

The first machine opens its network, and somebody there plays against the visitor at the address that is shown. After
the first moves a robot plays for the phone, and once the phone has seen the end, the network is closed. With the word
`late`, the last turns are played by touch, too; with `whole`, all of it. The outcome is one line of JSON.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

from playwright.sync_api import expect, sync_playwright

from tests.server.client import Site
from tests.server.kit import wish
from tests.server.second_host import Cable, play_on, switch
from web.e2e.chromium import WORDS, program
from web.e2e.court import AtCourt
from web.e2e.courtier import late
from web.e2e.pages import Join
from web.e2e.phone import PHONE, expect_no_sideways
from web.e2e.robot import never
from web.e2e.server import Server
from web.e2e.visitor import NETWORK, Visitor

PLAIN_HTTP = "Cross-Origin-Opener-Policy header has been ignored"
"""The browser's warning on every page that comes over plain HTTP from another machine."""
FIRST = 2
"""How many moves are made by touch before the robot takes over: a castle and its knight."""
SHUT = "has closed it to your network"


def plays(link: str, how: str = "") -> dict[str, Any]:
    """On the second machine: a phone opens *link*, sits down, plays, and stays until it is disconnected."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program(), args=WORDS)
        visitor = Visitor(browser, link.partition("/t/")[0], likes={"calm": True}, **PHONE)
        visitor.forgive(PLAIN_HTTP)
        visitor.forgive(NETWORK)
        Join(visitor).open(link).sit("Bruno")
        table = AtCourt(visitor)
        table.ready()
        expect_no_sideways(visitor.page, "the table")
        play_to_end(table, how)
        expect_no_sideways(visitor.page, "the end")
        says = table.status.text_content()
        print("ended", flush=True)
        expect(visitor.page.get_by_text(SHUT)).to_be_visible()
        told = {"moves": table.moves, "status": table.wire.status, "says": says}
        return {**told, "address": visitor.page.url, "faults": visitor.unforgiven()}


def play_to_end(table: AtCourt, how: str) -> None:
    """By touch at first; then by a robot, unless *how* is `whole`, to the end or to the last turns."""
    table.play_on(lambda: how != "whole" and table.moves >= FIRST)
    if how != "whole":
        table.skip_to(late if how else never)
    table.play_on()
    table.expect_end(["Bruno"])


def tell(folder: Path, how: str = "") -> dict[str, Any]:
    """On the first machine: its host plays over the socket, and closes the network when the phone has seen the end."""
    cable, server = Cable("web.e2e.second_phone"), Server(folder)
    server.start()
    try:
        site = Site(server.port)
        press = switch(site, server.said())
        [address] = press("true")["addresses"]
        opened = site.open(wish("you", "open", game="domaine"))
        guest = cable.begin("plays", f"{address}/t/{opened.table}#{opened.invite}", how)
        with site.line(opened.table, opened.key) as line:
            play_on(line)
        assert guest.stdout
        assert guest.stdout.readline() == "ended\n"
        press("false")
        return dict(json.loads(guest.communicate()[0].splitlines()[-1]))
    finally:
        server.stop()
        cable.cut()


def main(words: list[str]) -> None:
    """Prints the outcome, on whichever machine this is."""
    print(json.dumps(plays(*words[1:]) if words[0] == "plays" else tell(Path(words[0]), *words[1:])))


if __name__ == "__main__":
    main(sys.argv[1:])
