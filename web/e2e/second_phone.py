"""A phone on a machine of its own plays Domaine: `unshare -rn python -m web.e2e.second_phone FOLDER` says how it ends.

The first machine opens its network, and somebody there plays against whoever comes by the address that is shown. A
robot plays the long middle of the game for the phone, unless the word `whole` follows. The outcome is one line of JSON.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

from playwright.sync_api import sync_playwright

from tests.server.client import Site
from tests.server.kit import wish
from tests.server.second_host import Cable, play_on, switch
from web.e2e.chromium import WORDS, program
from web.e2e.court import AtCourt
from web.e2e.pages import Join
from web.e2e.phone import PHONE, expect_no_sideways
from web.e2e.server import Server
from web.e2e.test_court import late
from web.e2e.visitor import NETWORK, Visitor

PLAIN_HTTP = "Cross-Origin-Opener-Policy header has been ignored"
"""Said by the browser of every page that comes over plain HTTP from another machine."""
FIRST = 6
"""So many moves are made by fingers before the robot comes."""


def plays(link: str, *whole: str) -> dict[str, Any]:
    """On the second machine: a phone opens *link*, sits down and plays to the end."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program(), args=WORDS)
        visitor = Visitor(browser, link.partition("/t/")[0], likes={"calm": True}, **PHONE)
        visitor.forgive(PLAIN_HTTP)
        visitor.forgive(NETWORK)
        Join(visitor).open(link).sit("Bruno")
        table = AtCourt(visitor)
        table.ready()
        expect_no_sideways(visitor.page, "the table")
        table.play_on(lambda: not whole and table.moves >= FIRST)
        if not whole:
            table.skip_to(late)
            table.play_on()
        table.expect_end(["Bruno"])
        expect_no_sideways(visitor.page, "the end")
        told = {"moves": table.moves, "status": table.wire.status, "says": table.status.text_content()}
        return {**told, "address": visitor.page.url, "faults": visitor.unforgiven()}


def tell(folder: Path, *whole: str) -> dict[str, Any]:
    """On the first machine: its host plays by the socket."""
    cable, server = Cable("web.e2e.second_phone"), Server(folder)
    server.start()
    try:
        site = Site(server.port)
        [address] = switch(site, server.said())("true")["addresses"]
        opened = site.open(wish("you", "open", game="domaine"))
        guest = cable.begin("plays", f"{address}/t/{opened.table}#{opened.invite}", *whole)
        with site.line(opened.table, opened.key) as line:
            play_on(line)
        return dict(json.loads(guest.communicate()[0].splitlines()[-1]))
    finally:
        server.stop()
        cable.cut()


def main(words: list[str]) -> None:
    """What is told by whichever machine this is."""
    print(json.dumps(plays(*words[1:]) if words[0] == "plays" else tell(Path(words[0]), *words[1:])))


if __name__ == "__main__":
    main(sys.argv[1:])
