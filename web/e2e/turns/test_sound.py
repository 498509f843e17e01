"""The table has sounds: with a mouse from the first press on, on a phone only if they are turned on."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from web.e2e.laid import laid
from web.e2e.phone import PHONE, expect_room_for_fingers
from web.e2e.table import AtTable
from web.e2e.visitor import Visit

LISTEN = """window.played = 0;
const start = AudioScheduledSourceNode.prototype.start;
AudioScheduledSourceNode.prototype.start = function (...args) {
  window.played += 1;
  return start.apply(this, args);
};
window.rested = 0;
const suspend = AudioContext.prototype.suspend;
AudioContext.prototype.suspend = function () {
  return suspend.call(this).then(() => (window.rested += 1));
};"""
SYNTH = re.compile(r"/assets/(Hearing|synth)")


def played(page: Page) -> int:
    return int(page.evaluate("() => window.played"))


def test_an_act_is_heard_where_there_is_a_mouse(visit: Visit) -> None:
    """Once it is over, the audio context is suspended until the next one."""
    visitor = visit()
    visitor.page.add_init_script(LISTEN)
    table = laid(visitor, ["Anna", "Bruno"], players=2)
    for times in (1, 2):
        expect_heard_and_over(table, times)


def expect_heard_and_over(table: AtTable, times: int) -> None:
    heard = played(table.page)
    assert table.my_turn()
    table.move()
    table.wire.until(lambda: played(table.page) > heard, "the claim is heard")
    table.wire.until(lambda: table.page.evaluate("() => window.rested") >= times, "it rests")


def test_a_phone_is_quiet_until_sounds_are_wanted(visit: Visit) -> None:
    """Until then nothing is fetched for them; the settings say what each means, play it, and turn them on."""
    visitor = visit(**PHONE)
    page = visitor.page
    page.add_init_script(LISTEN)
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    table = laid(visitor, ["Anna", "Bruno"], players=2)
    assert table.my_turn()
    table.move()
    assert not [url for url in asked if SYNTH.search(url)]
    assert played(page) == 0
    page.get_by_role("button", name="Menu").tap()
    page.get_by_role("button", name="Settings").tap()
    settings = page.get_by_role("dialog", name="Settings")
    switch = settings.get_by_role("checkbox", name="Sounds")
    expect(switch).not_to_be_checked()
    settings.get_by_text("What each sound means").tap()
    hear = settings.get_by_role("button", name=re.compile("^Play the sound: "))
    expect(hear).to_have_count(9)
    expect_room_for_fingers(hear, "sounds")
    hear.first.tap()
    table.wire.until(lambda: played(page) > 0, "it is heard")
    switch.check()
    settings.get_by_role("slider", name="Volume").fill("0")
    page.reload()
    table.ready()
    before = played(page)
    table.move()
    assert played(page) == before, "no volume, no sound"
