"""The rules on the page: by game and options, searched, printed, and opened from the table."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from urllib.parse import urlencode

import pytest
from playwright.sync_api import Locator, Page, WebSocketRoute, expect

from demesne.games.queendomino import rules
from demesne.games.queendomino.rules import Rules
from demesne.server.queendomino.shapes import BuildOffer, PlaceOffer
from web.e2e.access import expect_access
from web.e2e.laid import laid
from web.e2e.pages import Start, choose
from web.e2e.phone import PHONE, expect_no_sideways, expect_room_for_fingers
from web.e2e.robot import to
from web.e2e.visitor import Visit
from web.e2e.wire import said

PRESETS = {"queendomino": rules.queendomino, "kingdomino": rules.kingdomino, "royal-wedding": rules.royal_wedding}
BONUSES = ["middle_kingdom", "harmony"]
TIMES = "\u00a0\N{MULTIPLICATION SIGN}\u00a0"
"""A product stays on one line."""
NOTHING: dict[str, object] = {}
PAGE = re.compile(rb"/Type\s*/Page\b")


def ways() -> list[tuple[str, int, dict[str, object]]]:
    """Addresses with each game, edition and option once; ``tests/page/test_facts.py`` has all combinations."""
    return [
        ("queendomino", 2, {"edition": "us"}),
        ("queendomino", 3, {"edition": "cz"}),
        ("queendomino", 2, {"size": 5}),
        ("kingdomino", 4, {}),
        ("kingdomino", 2, {"size": 7, "bonuses": BONUSES, "dynasty": True}),
        ("royal-wedding", 6, {"edition": "eu", "teams": True}),
        ("royal-wedding", 4, {"line": 8}),
    ]


def address(game: str, players: int, options: Mapping[str, object], page: str = "") -> str:
    """The address of these rules."""
    query: dict[str, object] = {"players": players}
    query |= {name: options[name] for name in ("edition", "size", "line") if name in options}
    query |= {name: "yes" for name in ("teams", "dynasty") if options.get(name)}
    query["bonus"] = options.get("bonuses", [])
    return f"/rules/{game}{page}?{urlencode(query, doseq=True)}"


def glance(page: Page, fact: str) -> str:
    """What the page says about the line, the rounds and so on."""
    text = page.locator("dl > div").filter(has=page.get_by_text(fact, exact=True)).first.locator("dd").inner_text()
    return re.sub("[\u2066-\u2069]", "", text)


def open_rules(page: Page, path: str) -> None:
    page.goto(path)
    expect(page.get_by_role("heading", level=1)).to_be_visible()


def clause(page: Page, number: str) -> Locator:
    return page.locator(f'[id="{number}"]')


def test_the_page_describes_each_way_to_play(visit: Visit) -> None:
    """Size, line, rounds, kings and coins follow from the address just as from the options of a game."""
    page = visit().page
    for game, players, options in ways():
        known: Rules = PRESETS[game](players, options)
        open_rules(page, address(game, players, options))
        where = f"{game}, {players} players, {options}"
        assert glance(page, "Kingdom") == f"{known.size}{TIMES}{known.size} squares", where
        assert glance(page, "Line") == f"{known.line} dominoes", where
        assert glance(page, "Rounds") == (f"3{TIMES}{known.rounds}" if known.games > 1 else str(known.rounds)), where
        assert glance(page, "Kings") == ("1 for each partner" if options.get("teams") else f"{known.kings} each"), where
        if known.town:
            assert glance(page, "You begin with").startswith(f"{known.coins} coins, {known.knights} knight"), where
        ties = glance(page, "Ties")
        words = {"largest": "largest territory", "crowns": "more crowns", "coins": "left-over coins"}
        assert [tie for tie in words if words[tie] in ties] == list(known.tie_breaks), where


def test_an_address_opens_its_clause(visit: Visit) -> None:
    page = visit().page
    open_rules(page, "/rules/queendomino#5.4")
    expect(clause(page, "5.4")).to_be_in_viewport()
    expect(clause(page, "5.4")).to_be_focused()
    page.get_by_role("navigation", name="Contents").get_by_role("link", name="The Queen").click()
    expect(page.get_by_role("heading", name="The Queen", exact=False).first).to_be_in_viewport()
    open_rules(page, "/rules/kingdomino#8.1")
    expect(clause(page, "8.1")).to_contain_text("belongs to a different game")


def test_choosing_shows_only_what_applies(visit: Visit) -> None:
    page = visit().page
    open_rules(page, "/rules/queendomino")
    expect(clause(page, "2.6")).to_have_count(0)
    choose(page, "Players", "2")
    expect(clause(page, "2.6")).to_be_visible()
    assert "players=2" in page.url
    expect(clause(page, "11.3")).not_to_contain_text("10.1")
    choose(page, "Rules", "Czech")
    expect(clause(page, "11.3")).to_contain_text("10.1")
    page.get_by_role("navigation", name="Game").get_by_role("link", name="Kingdomino").click()
    expect(page.get_by_role("heading", level=1)).to_contain_text("Kingdomino")
    expect(clause(page, "7.1")).to_have_count(0)
    choose(page, "Bonuses", "Harmony")
    expect(clause(page, "13.5")).to_contain_text("Harmony: 5 points")
    expect(clause(page, "13.5")).not_to_contain_text("Middle")


def test_searching_by_keyboard(visit: Visit) -> None:
    """`/` goes to the field; what is typed filters the rules and is marked; Escape shows all again."""
    page = visit().page
    open_rules(page, "/rules/queendomino")
    everything = page.locator("section.clause").count()
    page.keyboard.press("/")
    field = page.get_by_role("searchbox", name="Search the rules")
    expect(field).to_be_focused()
    page.keyboard.type("queen host")
    expect(page.get_by_role("status")).to_contain_text(re.compile("rules"))
    assert 0 < page.locator("section.clause").count() < everything
    assert set(page.locator("mark").all_inner_texts()) >= {"host"}
    field.fill("zebra")
    expect(page.get_by_role("status")).to_contain_text("No rule here says")
    page.keyboard.press("Escape")
    expect(field).to_have_value("")
    expect(page.locator("section.clause")).to_have_count(everything)


@pytest.mark.parametrize("game", ["queendomino", "kingdomino", "royal-wedding", "domaine"])
def test_every_quick_sheet_prints_on_one_page(visit: Visit, game: str) -> None:
    page = visit(color_scheme="dark").page
    for name, players, options in [*ways(), *(("domaine", players, NOTHING) for players in (2, 3, 4))]:
        if name == game:
            open_rules(page, address(game, players, options, "/sheet"))
            expect(page.get_by_role("heading", name="Setting up")).to_be_visible()
            printed = page.pdf(prefer_css_page_size=True)
            assert len(PAGE.findall(printed)) == 1, f"{game}, {players} players, {options}"


def test_a_step_a_tile_and_a_refusal_lead_to_their_rules(visit: Visit) -> None:
    visitor = visit(viewport={"width": 1366, "height": 768})
    table = laid(visitor, ["Anna", "Bruno", "Carla"], played=to(lambda update: isinstance(update.offer, BuildOffer)))
    page = table.page
    page.get_by_role("link", name="Build", exact=True).click()
    expect(page.get_by_role("dialog", name=said("Rule 6"))).to_contain_text("Which tile")
    page.keyboard.press("Escape")
    page.mouse.move(1, 1)  # a mouse resting on the step would close the tile's tooltip
    page.get_by_role("region", name="Builders").get_by_role("img").first.focus()
    page.keyboard.press("Tab")
    expect(page.get_by_role("tooltip")).to_contain_text(re.compile("Rule.*6.2"))
    page.keyboard.press("?")
    expect(page.get_by_role("dialog", name=re.compile("^Rule"))).to_be_visible()


def test_a_refused_move_names_its_rule(visit: Visit) -> None:
    """Whatever the page sends, the table refuses what the rules refuse; here the move is altered in transit."""
    visitor = visit(viewport={"width": 1366, "height": 768})
    page = visitor.page

    def astray(route: WebSocketRoute) -> None:
        server = route.connect_to_server()

        def pass_on(message: str | bytes) -> None:
            sent = json.loads(message)
            if sent.get("type") == "play" and str(sent["move"]).startswith("place"):
                sent["move"] = re.sub(r"(place \d+) .*", r"\1 2,1 2,2", str(sent["move"]))
            server.send(json.dumps(sent))

        route.on_message(pass_on)

    page.route_web_socket(re.compile("/api/"), astray)
    table = laid(visitor, ["Anna", "Bruno", "Carla"], played=to(lambda update: isinstance(update.offer, PlaceOffer)))
    table.pick_first()
    table.at_rest()
    table.press(table.confirm_button)
    link = page.locator(".word").get_by_role("link", name=said("Rule 4.3"))
    expect(link).to_have_attribute("href", re.compile(r"^/rules/queendomino\?players=3&.*#4\.3$"))
    link.click()
    expect(page.get_by_role("dialog", name=said("Rule 4.3"))).to_contain_text("Connection")


def test_the_short_chapters_say_which_game_they_are_about(visit: Visit) -> None:
    """They begin with buildings and the dragon, which not every game listed above them has."""
    page = visit().page
    page.goto("/rules")
    expect(page.get_by_role("heading", name="How to play")).to_have_text(re.compile(r"^How to play \W?Queendomino\W?$"))


def test_the_rules_fit_a_phone(visit: Visit) -> None:
    page = visit(**PHONE).page
    paths = ["/rules", "/rules/queendomino?players=2", "/rules/kingdomino?players=2&size=7&bonus=harmony"]
    paths += ["/rules/royal-wedding?players=8&teams=yes", "/rules/royal-wedding/sheet?players=8&teams=yes"]
    for path in paths:
        open_rules(page, path)
        expect_no_sideways(page, path)
        expect_room_for_fingers(page.get_by_role("main").get_by_role("button"), path)


def test_everybody_can_read_the_rules(visit: Visit) -> None:
    page = Start(visit(color_scheme="light")).open().page
    page.get_by_role("link", name=said("Rules")).click()
    expect(page.get_by_role("heading", name="The rules")).to_be_visible()
    expect_access(page, "rules", candlelight=True)
    for path in (
        "/rules/queendomino?players=2&edition=cz",
        "/rules/royal-wedding?players=6&teams=yes",
        "/rules/kingdomino/sheet",
    ):
        open_rules(page, path)
        expect_access(page, path, candlelight=True)
    open_rules(page, "/rules/queendomino")
    page.get_by_role("searchbox").fill("queen host")  # found in names and in sentences of a few rules
    expect(page.locator("mark").first).to_be_visible()
    expect_access(page, "searched", candlelight=True)
