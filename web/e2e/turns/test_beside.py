"""What opens from a table, and what can be read there: nothing replaces a running game."""

from __future__ import annotations

import re
from contextlib import suppress

import pytest
from playwright.sync_api import Error, Page, expect

from demesne.server.domaine.offers import ActOffer
from demesne.server.protocol import Update
from web.e2e.court import AtCourt
from web.e2e.courtier import to
from web.e2e.laid import laid
from web.e2e.pages import Friends, Join
from web.e2e.phone import PHONE
from web.e2e.visitor import Visit

DEVICES = pytest.mark.parametrize("device", [{}, PHONE], ids=["laptop", "phone"])
AT_PAGES = {"Score pad": "/pad", "Rules": "/rules/queendomino"}
POOR = 4.5
FAINT = 3.0
# Contrasts on a card that cannot be played: of its text, and of the darkest line of its picture, both faded.
CONTRASTS = """(card) => {
  const light = (text) => {
    const canvas = Object.assign(document.createElement("canvas"), { width: 1, height: 1 }).getContext("2d");
    canvas.fillStyle = text;
    canvas.fillRect(0, 0, 1, 1);
    return [...canvas.getImageData(0, 0, 1, 1).data].slice(0, 3);
  };
  const level = (rgb) => rgb.map((v) => v / 255).map((v) => (v <= 0.03928 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4))
    .reduce((sum, v, at) => sum + v * [0.2126, 0.7152, 0.0722][at], 0);
  const between = (a, b) => {
    const [x, y] = [level(a), level(b)].sort((m, n) => n - m);
    return (x + 0.05) / (y + 0.05);
  };
  const ground = light(getComputedStyle(card).backgroundColor);
  const words = [...card.querySelectorAll(".name, .foot span, .foot b, .or, i"),
    ...card.parentElement.querySelectorAll("kbd")].map((node) => between(light(getComputedStyle(node).color), ground));
  const symbol = card.querySelector(".symbol");
  const line = light(getComputedStyle(card).borderTopColor);
  const share = Number(getComputedStyle(symbol).opacity);
  const faded = line.map((value, at) => value * share + ground[at] * (1 - share));
  return { words: Math.min(...words), sign: between(faded, ground) };
}"""


def open_beside(page: Page, name: str) -> Page:
    """Opens *name* from the menu of a table. Returns the new page."""
    menu = page.get_by_role("button", name="Menu")
    if menu.is_visible():
        menu.click()
    with page.context.expect_page() as opened:
        page.get_by_role("navigation", name="Help and settings").get_by_role("link", name=name).click()
    return opened.value


@DEVICES
def test_a_table_whose_game_no_pad_can_count_leads_to_none(visit: Visit, device: dict[str, object]) -> None:
    page = laid(visit(**device), ["Anna", "Bruno", "Carla"], game="domaine").page
    menu = page.get_by_role("button", name="Menu")
    if menu.is_visible():
        menu.click()
    helping = page.get_by_role("navigation", name="Help and settings")
    expect(helping.get_by_role("link", name="Rules")).to_be_visible()
    expect(helping.get_by_role("link", name="Score pad")).to_have_count(0)


@pytest.mark.parametrize(("game", "pads"), [("Domaine", 0), ("Kingdomino", 1)])
def test_pages_about_a_game_lead_to_a_score_pad_if_one_can_count_it(visit: Visit, game: str, pads: int) -> None:
    host = Friends(visit())
    host.lay("Anna", players=2, bots=0, game=game)
    link = host.link()
    host.enter()
    expect(host.page.get_by_role("list", name="Seats")).to_be_visible()
    expect_pads(host.page, pads)
    guest = Join(visit()).open(link)
    expect(guest.page.get_by_role("group", name="Choose a seat")).to_be_visible()
    expect_pads(guest.page, pads)


def expect_pads(page: Page, pads: int) -> None:
    helping = page.get_by_role("navigation", name="Help and settings")
    expect(helping.get_by_role("link", name="Rules")).to_be_visible()
    expect(helping.get_by_role("link", name="Score pad")).to_have_count(pads)


@DEVICES
@pytest.mark.parametrize("name", AT_PAGES)
def test_rules_and_score_pad_open_beside_a_running_game(visit: Visit, device: dict[str, object], name: str) -> None:
    """They open in a new tab, which says how to get back; the table stays as it is."""
    table = laid(visit(**device), ["Anna", "Bruno", "Carla"])
    page = table.page
    opened = open_beside(page, name)
    expect(opened.get_by_role("heading", level=1)).to_be_visible()
    assert AT_PAGES[name] in opened.url
    expect(table.status).to_be_visible()
    if name == "Score pad":
        opened.get_by_role("button", name="Start counting").click()
        expect(opened).to_have_url(re.compile("/pad/"))  # the way back is kept from page to page
    menu = opened.get_by_role("button", name="Menu")
    if menu.is_visible():
        menu.click()
    back = opened.get_by_role("link", name="Back to the table")
    expect(back).to_have_attribute("href", f"/t/{table.id}")
    with suppress(Error):  # the tab may be gone before the press is answered
        back.click()
    table.wire.until(lambda: opened.is_closed() or f"/t/{table.id}" in opened.url, "one is back")


def has_idle_card(update: Update) -> bool:
    """Whether somebody is to choose a card and holds one that cannot be played."""
    offer = update.offer
    return isinstance(offer, ActOffer) and any(all(use.move is None for use in card.uses) for card in offer.cards)


def test_a_card_that_cannot_be_played_can_be_read(visit: Visit) -> None:
    """Text at 4.5, symbols at 3, in both themes."""
    visitor = visit(color_scheme="light")
    laid(visitor, ["Anna"], players=4, game="domaine", played=to(has_idle_card))
    table = AtCourt(visitor)
    table.ready()
    card = table.page.get_by_role("region", name="Your hand").locator(".acard.faint").first
    expect(card).to_be_visible()
    for light in ("light", "dark"):
        table.page.emulate_media(color_scheme=light)
        found = card.evaluate(CONTRASTS)
        assert found["words"] >= POOR, (light, found)
        assert found["sign"] >= FAINT, (light, found)
