"""The owner, who came by the console's link, moderates: a line is reported, its author is muted and is told so."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.server.client import Site
from web.e2e.access import expect_access
from web.e2e.gathering import gather
from web.e2e.pages import PASSWORD, sign_up
from web.e2e.server import Server
from web.e2e.visitor import Visit


def test_a_line_is_reported_and_its_speaker_may_not_talk_until_a_day(visit: Visit, own_server: Server) -> None:
    owner = visit(own_server.url).page
    link = re.search(r"http://\S+#owner=\S+", own_server.said())
    assert link
    owner.goto("/")
    owner.goto(link[0])  # onto the page that is already open
    owner.wait_for_function("() => localStorage.getItem('demesne.owner')")
    sign_up(owner, "Ottilie")
    owner.get_by_role("button", name=re.compile("^Make this the owner")).click()
    expect(owner.get_by_role("link", name="Moderation")).to_be_visible()
    anna, bruno = (guest.visitor.page for guest in gather(visit, own_server.url, ["Anna", "Bruno"]))
    for page in (anna, bruno):
        page.get_by_role("button", name=re.compile("^Talk")).click()
    bruno.get_by_role("dialog").get_by_role("button", name="Well placed.").click()
    talk = anna.get_by_role("dialog")
    expect(talk.get_by_role("list", name="What was said to everybody")).to_contain_text("Well placed.")
    expect(talk.get_by_role("listitem").get_by_role("img", name="Bruno")).to_be_visible()  # whose words they are
    talk.get_by_text("Report somebody").click()
    talk.get_by_label("Which line").select_option(index=1)
    talk.get_by_label("In your own words", exact=True).fill("He says it after every domino.")
    expect_access(anna, "report")
    talk.get_by_role("button", name="Tell the moderators").press("Enter")
    thanks = talk.get_by_text("Thank you. The moderators will look into it.")
    expect(thanks).to_be_focused()  # it takes the place of what was pressed
    owner.get_by_role("link", name="Moderation").click()
    expect(owner.get_by_text("He says it after every domino.")).to_be_visible()
    expect(owner.get_by_text(re.compile("Well placed"))).to_be_visible()  # in the reader's own language
    expect_access(owner, "moderation")
    effect, everybody = owner.get_by_role("status"), owner.get_by_role("checkbox", name=re.compile("same address"))
    expect(effect.first).to_contain_text("this alone keeps nobody out for long")
    expect(effect.first).to_contain_text("1 other person was here from that address")  # Anna: it is not chosen for her
    expect(everybody).not_to_be_checked()
    everybody.press(" ")
    expect(effect.first).to_contain_text("It also holds for guests from that address")
    everybody.press(" ")
    owner.get_by_label("For how long").select_option(label="7 days")
    owner.get_by_role("button", name=re.compile("^Apply to")).click()
    expect(owner.get_by_text(re.compile("Bruno.* may not talk")).first).to_be_visible()
    bruno.get_by_role("dialog").get_by_role("button", name="Thank you.").click()
    expect(bruno.get_by_role("dialog").get_by_role("alert")).to_contain_text(
        re.compile("You may not talk here until .*20")
    )

    site = Site(int(own_server.url.rsplit(":", 1)[1]))
    ivo = site.post("/api/account", {"name": "Ivo", "password": PASSWORD}).json()
    owner.goto(f"/moderation/people/{ivo['account']['id']}")
    owner.get_by_role("button", name="Apply to Ivo").click()
    expect(owner.get_by_text("Ivo may not talk")).to_be_visible()
    owner.get_by_role("button", name="Lift: Ivo").click()
    expect(owner.get_by_text("Ivo may not talk")).to_have_count(0)
    assert site.post("/api/account/change", {"name": "Igor"}, ivo["key"]).status_code == 200
    site.http.close()
    owner.goto("/moderation")
    log = owner.get_by_role("region", name="Actions taken")
    expect(log.get_by_text("With the names people had then.")).to_be_visible()
    expect(log.get_by_role("listitem").first).to_contain_text(re.compile("let .*Ivo.* talk again.*now called .*Igor"))
    expect_access(owner, "moderators' log")
    log.get_by_role("link", name=re.compile("now called .*Igor")).first.click()
    expect(owner.get_by_role("heading", name="Igor")).to_be_visible()
