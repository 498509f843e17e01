"""Sections of a report as Markdown, and as one HTML page without scripts."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from html import escape
from pathlib import Path

__all__ = ["Plot", "Section", "Table", "to_html", "to_markdown", "write_report"]


@dataclass(frozen=True, slots=True)
class Table:
    """Rows of text under a head; all columns but the first are figures."""

    head: Sequence[str]
    rows: Sequence[Sequence[str]]


@dataclass(frozen=True, slots=True)
class Plot:
    """A drawing with its caption; ``name`` is that of its file."""

    name: str
    caption: str
    svg: str


@dataclass(frozen=True, slots=True)
class Section:
    """A heading and what is below it."""

    title: str
    parts: Sequence[str | Table | Plot]


_STYLE = """
:root { color-scheme: light; }
body { margin: 2rem auto; max-width: 72rem; padding: 0 1rem; background: #f7f3e6; color: #271c13;
  font: 1rem/1.5 "Alegreya Sans", system-ui, sans-serif; }
h1, h2 { font-family: Grenze, Georgia, serif; line-height: 1.2; }
.wide { overflow-x: auto; }
table { border-collapse: collapse; margin: 1rem 0; font-variant-numeric: tabular-nums; }
th, td { padding: 0.25rem 0.75rem; border-bottom: 1px solid #bfb193; text-align: right; white-space: nowrap; }
th:first-child, td:first-child { text-align: left; }
figure { margin: 1rem 0; }
figcaption { color: #584a3a; }
svg { max-width: 100%; height: auto; }
"""


def write_report(folder: Path, title: str, sections: Sequence[Section]) -> None:
    """Writes ``report.md``, ``report.html`` and the plots into *folder*."""
    plots = folder / "plots"
    plots.mkdir(parents=True, exist_ok=True)
    for section in sections:
        for part in section.parts:
            if isinstance(part, Plot):
                (plots / f"{part.name}.svg").write_text(part.svg, encoding="utf-8")
    (folder / "report.md").write_text(to_markdown(title, sections), encoding="utf-8")
    (folder / "report.html").write_text(to_html(title, sections), encoding="utf-8")


def to_markdown(title: str, sections: Sequence[Section]) -> str:
    """The report as Markdown; its plots are files in ``plots``."""
    blocks = [f"# {title}"]
    for section in sections:
        blocks.append(f"## {section.title}")
        blocks += ["\n".join(_markdown(part)) for part in section.parts]
    return "\n\n".join(blocks) + "\n"


def _markdown(part: str | Table | Plot) -> Iterator[str]:
    match part:
        case Table(head, rows):
            yield _row(head)
            yield _row(["---", *["--:"] * (len(head) - 1)])
            yield from map(_row, rows)
        case Plot(name, caption):
            yield f"![{caption}](plots/{name}.svg)"
        case _:
            yield part


def _row(cells: Sequence[str]) -> str:
    return f"| {' | '.join(cell.replace('|', '/') for cell in cells)} |"


def to_html(title: str, sections: Sequence[Section]) -> str:
    """The report as one page with the plots in it."""
    body = [f"<h1>{escape(title)}</h1>"]
    for section in sections:
        body += [f"<h2>{escape(section.title)}</h2>", *map(_html, section.parts)]
    return (
        f'<!doctype html>\n<html lang="en">\n<meta charset="utf-8">\n'
        f'<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{escape(title)}</title>\n<style>{_STYLE}</style>\n" + "\n".join(body) + "\n</html>\n"
    )


def _html(part: str | Table | Plot) -> str:
    match part:
        case Table(head, rows):
            top = "".join(f'<th scope="col">{escape(cell)}</th>' for cell in head)
            lines = ("".join(f"<td>{escape(cell)}</td>" for cell in row) for row in rows)
            body = "\n".join(f"<tr>{line}</tr>" for line in lines)
            return f'<div class="wide"><table>\n<tr>{top}</tr>\n{body}\n</table></div>'
        case Plot(_, caption, svg):
            return f"<figure>\n{svg}<figcaption>{escape(caption)}</figcaption>\n</figure>"
        case _:
            return f"<p>{escape(part)}</p>"
