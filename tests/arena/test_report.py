"""A report says what was found: every player in it, plots that are SVG, nothing that a browser would run."""

from __future__ import annotations

from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

from demesne.arena.contest import Played
from demesne.arena.page import Plot, Section, Table, to_html, to_markdown, write_report
from demesne.arena.report import _numbers, sections
from demesne.arena.sprt import Told
from demesne.arena.standings import entries, standings
from demesne.arena.svg import Bar, Point, Whisker, bars, curve, histograms, whiskers
from demesne.arena.tournament import Findings, Tournament
from demesne.arena.unit import Unit
from demesne.players import spec
from demesne.players.spec import PlayerKind
from tests.arena.contests import game

SVG = "{http://www.w3.org/2000/svg}"


def findings() -> Findings:
    plan = Tournament("queendomino", ("greedy", "random"), 2)
    units = [Unit(0, (game(50, 40), game(30, 35, first=1))), Unit(1, (game(60, 20), game(10, 20, first=1)))]
    found = entries(plan.matches(), [Played(0, unit) for unit in units])
    told = Told("lead", 0, 2, 2, 9.5, 0.4, (-2.944, 2.944), "")
    return Findings(plan, found, standings(found), {"greedy": [told]})


def texts(svg: str) -> list[str]:
    return [node.text or "" for node in ET.fromstring(svg).iter(f"{SVG}text")]


def test_the_report_is_written_in_both_forms_with_its_plots(tmp_path: Path) -> None:
    write_report(tmp_path / "out", "queendomino for 2", sections(findings()))
    plots = {path.name for path in (tmp_path / "out" / "plots").iterdir()}
    assert plots == {"ratings.svg", "margins.svg", "scores.svg", "use.svg", "seats.svg"}
    markdown = (tmp_path / "out" / "report.md").read_text()
    assert {name for name in plots if f"(plots/{name})" in markdown} == plots
    html = (tmp_path / "out" / "report.html").read_text()
    assert html.count("<svg") == len(plots)
    assert "<script" not in html
    for path in (tmp_path / "out" / "plots").iterdir():
        assert ET.parse(path).getroot().tag == f"{SVG}svg"


def test_the_figures_are_those_of_the_standings() -> None:
    markdown = to_markdown("t", sections(findings()))
    greedy = next(line for line in markdown.splitlines() if line.startswith("| greedy | 4 |"))
    assert greedy.startswith("| greedy | 4 | 2.0 | 0.500 |")
    assert "| 37.5 | +8.8 |" in greedy
    assert "| greedy | lead | 0 | 2 | 2 | 9.500 | 0.40 | -2.94 to 2.94 | open |" in markdown
    # Seat 0 wins all four: greedy sits there in the first and third, the other one in the second and fourth.
    seats = [line for line in markdown.splitlines() if line.startswith("| seat ")]
    assert [line.split(" | ")[:2] for line in seats] == [["| seat 0", "1.000"], ["| seat 1", "0.000"]]
    assert [line.split(" | ")[-1] for line in seats] == ["41.2 |", "25.0 |"], (
        "means of 50, 35, 60, 20 and 40, 30, 20, 10"
    )
    assert "| buildings built | 0.00 | 1.00 |" in markdown


def test_names_cannot_become_markup() -> None:
    wild = [
        Section("<b>", [Table(("a<b",), [("x|<i>y",)]), Plot("p", "<u>", whiskers("<t>", [Whisker("<&>", 1, 0, 2)]))])
    ]
    html, markdown = to_html("<h>", wild), to_markdown("t", wild)
    assert not [tag for tag in ("<b>", "<i>", "<u>", "<h>", "<t>", "<&>") if tag in html]
    assert "| x/<i>y |" in markdown


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("mc:playouts=200", [("playouts", "mc:playouts=*", 200.0)]),
        ("mc:seconds=0.5,goal=win", [("seconds", "mc:seconds=*,goal=win", 0.5)]),
        ("value:weights=run7/at-3000.npz", [("weights", "value:weights=run7/at-*.npz", 3000.0)]),
        ("mc:playouts=50,top=4", [("playouts", "mc:playouts=*,top=4", 50.0), ("top", "mc:playouts=50,top=*", 4.0)]),
        ("greedy:full", []),
        ("random", []),
    ],
)
def test_numbers_of_players_are_found(text: str, found: list[tuple[str, str, float]]) -> None:
    assert _numbers(text) == found


def test_players_that_differ_in_a_number_make_a_curve(monkeypatch: pytest.MonkeyPatch) -> None:
    kind = PlayerKind("mc", "A player of a test.", spec.PLAYERS["random"].make, ("playouts",))
    monkeypatch.setattr(spec, "PLAYERS", {**spec.PLAYERS, "mc": kind})
    players = ("mc:playouts=50", "mc:playouts=200", "mc:playouts=800")
    plan = Tournament("kingdomino", players, 1)
    units = [Unit(deck, tuple(game(1 + deck, 2, 3, first=turn) for turn in range(3))) for deck in range(3)]
    found = entries(plan.matches(), [Played(0, unit) for unit in units])
    titles = [section.title for section in sections(Findings(plan, found, standings(found), {}))]
    assert "Learning and budgets" in titles
    assert "Sequential tests" not in titles
    assert "Learning and budgets" not in [section.title for section in sections(findings())]


def test_a_dot_lies_where_its_value_is() -> None:
    """Values 0, 5 and 10 on one axis: the middle dot is half-way, and whiskers reach as far as their ends."""
    svg = whiskers("w", [Whisker("a", 0, 0, 0), Whisker("b", 5, 2.5, 7.5), Whisker("c", 10, 10, 10)])
    root = ET.fromstring(svg)
    x = [float(node.get("cx", "")) for node in root.iter(f"{SVG}circle")]
    assert x[1] - x[0] == pytest.approx(x[2] - x[1], abs=0.11)
    lines = [node for node in root.iter(f"{SVG}line") if node.get("stroke-width") == "2.5"]
    width = float(lines[1].get("x2", "")) - float(lines[1].get("x1", ""))
    assert width == pytest.approx((x[2] - x[0]) / 2, abs=0.2)
    assert {"a", "b", "c", "0", "5", "10"} <= set(texts(svg))


def test_bars_are_as_long_as_their_values() -> None:
    root = ET.fromstring(bars("b", [Bar("knights", [("a", 4.0), ("b", 1.0)]), Bar("Queen", [("a", 0.5), ("b", 0.0)])]))
    widths = [float(node.get("width", "")) for node in root.iter(f"{SVG}rect")]
    assert widths[1] == pytest.approx(4 * widths[2], abs=0.2)
    assert widths[3:] == [widths[1], 0.0]
    assert widths[1] < widths[0]


def test_a_histogram_counts_each_value_once() -> None:
    """Values 1, 1, 1, 9: one bin three times as tall as the other, all others flat."""
    root = ET.fromstring(histograms("h", [("a", [1, 1, 1, 9])]))
    heights = sorted(float(node.get("height", "")) for node in root.iter(f"{SVG}rect"))[:-1]
    assert [size for size in heights if size] == pytest.approx([heights[-1] / 3, heights[-1]], abs=0.1)


def test_a_long_axis_is_logarithmic() -> None:
    """10, 100 and 1000 are equally far apart; 10, 20 and 30 too, on an axis that is not."""
    for xs in ((10, 100, 1000), (10, 20, 30)):
        root = ET.fromstring(curve("c", "n", [Point(x, 1, 0, 2) for x in xs]))
        at = [float(node.get("cx", "")) for node in root.iter(f"{SVG}circle")]
        assert at[1] - at[0] == pytest.approx(at[2] - at[1], abs=0.11)


def test_one_value_alone_can_be_drawn() -> None:
    for svg in (
        whiskers("w", [Whisker("a", 0, 0, 0)]),
        histograms("h", [("a", [0.0])]),
        bars("b", [Bar("n", [("a", 0)])]),
    ):
        assert ET.fromstring(svg).tag == f"{SVG}svg"
