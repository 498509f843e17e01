"""Plots as SVG, without a library: a few shapes, one ink, room for the words."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from html import escape
from math import ceil, floor, isfinite, log10
from statistics import fmean

__all__ = ["Bar", "Point", "Whisker", "bars", "curve", "histograms", "whiskers"]

_WIDTH = 720
_NAME = 190
_RIGHT = 70
_ROW = 26
_INK, _FAINT, _FILL, _LINE = "#271c13", "#dacfb8", "#3d6d8a", "#a8261f"


@dataclass(frozen=True, slots=True)
class Whisker:
    """A value with its interval, which may have no bounds."""

    name: str
    value: float
    low: float
    high: float


@dataclass(frozen=True, slots=True)
class Point:
    """A value with its interval at a place on the axis."""

    x: float
    y: float
    low: float
    high: float


@dataclass(frozen=True, slots=True)
class Bar:
    """Values by name under one heading."""

    title: str
    values: Sequence[tuple[str, float]]


@dataclass(frozen=True, slots=True)
class _Axis:
    """Values from ``low`` to ``high`` on the way from pixel ``start`` to ``end``."""

    low: float
    high: float
    start: float
    end: float

    def at(self, value: float) -> float:
        inside = min(max(value, self.low), self.high)
        return self.start + (inside - self.low) / (self.high - self.low) * (self.end - self.start)

    def ticks(self) -> list[float]:
        """Round values along the axis."""
        step = _round_step((self.high - self.low) / 5)
        first = ceil(self.low / step - 1e-9)
        return [step * index for index in range(first, floor(self.high / step + 1e-9) + 1)]


def _round_step(rough: float) -> float:
    """The next of 1, 2, 5, 10 … that is not below *rough*."""
    power: float = 10 ** floor(log10(rough))
    return next(factor * power for factor in (1, 2, 5, 10) if factor * power >= rough * 0.999)


def _axis(values: Sequence[float], start: float, end: float, *, pad: float = 0.06) -> _Axis:
    """An axis with room for all finite *values*."""
    finite = [value for value in values if isfinite(value)] or [0.0]
    low, high = min(finite), max(finite)
    room = (high - low or abs(high) or 1.0) * pad
    return _Axis(low - room, high + room, start, end)


def whiskers(title: str, rows: Sequence[Whisker], even: float | None = None, digits: int = 1) -> str:
    """A dot and its interval for each row; a dashed line at *even*, what equal players would have."""
    values = [value for row in rows for value in (row.value, row.low, row.high)]
    axis = _axis([*values, *([] if even is None else [even])], _NAME, _WIDTH - _RIGHT)
    height = _ROW * len(rows) + 34
    parts = _grid(axis, height - 24)
    if even is not None:
        parts.append(_line(axis.at(even), 4, axis.at(even), height - 24, _LINE, dash="4 3"))
    for index, row in enumerate(rows):
        y = _ROW * index + 18
        parts += [
            _text(_NAME - 10, y + 4, row.name, "end"),
            _line(axis.at(row.low), y, axis.at(row.high), y, _FILL, width=2.5),
            f'<circle cx="{axis.at(row.value):.1f}" cy="{y}" r="5" fill="{_FILL}"/>',
            _text(_WIDTH - _RIGHT + 12, y + 4, f"{row.value:.{digits}f}"),
        ]
    return _svg(title, height, parts)


def histograms(title: str, rows: Sequence[tuple[str, Sequence[float]]]) -> str:
    """For each row the distribution of its values, all on one axis; a line at the mean."""
    axis = _axis([value for _, values in rows for value in values], _NAME, _WIDTH - _RIGHT, pad=0.02)
    tall, bins = 54, 36
    height = tall * len(rows) + 30
    parts = _grid(axis, height - 24)
    for index, (name, values) in enumerate(rows):
        base = tall * (index + 1)
        counts = [0] * bins
        for value in values:
            counts[min(bins - 1, int((value - axis.low) / (axis.high - axis.low) * bins))] += 1
        wide = (axis.end - axis.start) / bins
        for place, count in enumerate(counts):
            size = count / max(counts) * (tall - 10)
            parts.append(_rect(axis.start + place * wide, base - size, wide - 1, size))
        mean = fmean(values)
        parts += [
            _line(axis.at(mean), base - tall + 8, axis.at(mean), base, _LINE, width=1.5),
            _text(_NAME - 10, base - 8, name, "end"),
            _text(_WIDTH - _RIGHT + 12, base - 8, f"{mean:.1f}"),
        ]
    return _svg(title, height, parts)


def bars(title: str, groups: Sequence[Bar]) -> str:
    """A group of bars for each heading, each group on its own scale."""
    parts: list[str] = []
    y = 0
    for group in groups:
        most = max((value for _, value in group.values), default=0) or 1
        parts.append(_text(_NAME, y + 18, group.title, weight="bold"))
        y += 26
        for name, value in group.values:
            parts += [
                _text(_NAME - 10, y + 12, name, "end"),
                _rect(_NAME, y + 2, value / most * (_WIDTH - _NAME - _RIGHT), 12),
                _text(_WIDTH - _RIGHT + 12, y + 12, f"{value:.2f}"),
            ]
            y += 18
        y += 8
    return _svg(title, y + 4, parts)


def curve(title: str, label: str, points: Sequence[Point]) -> str:
    """Values along an axis with a band for their intervals; the axis is logarithmic when it is long."""
    points = sorted(points, key=lambda point: point.x)
    logarithmic = points[0].x > 0 and points[-1].x / points[0].x >= 10
    place = [log10(point.x) if logarithmic else point.x for point in points]
    height = 280
    across = _axis(place, 70, _WIDTH - 30)
    up = _axis([value for point in points for value in (point.y, point.low, point.high)], height - 50, 14)
    parts: list[str] = []
    for tick in up.ticks():
        parts += [
            _line(70, up.at(tick), _WIDTH - 30, up.at(tick), _FAINT),
            _text(62, up.at(tick) + 4, f"{tick:g}", "end"),
        ]
    for x, point in zip(place, points, strict=True):
        at = across.at(x)
        parts += [
            _line(at, up.at(point.low), at, up.at(point.high), _FILL, width=2.5),
            f'<circle cx="{at:.1f}" cy="{up.at(point.y):.1f}" r="5" fill="{_FILL}"/>',
            _text(at, height - 30, f"{point.x:g}", "middle"),
        ]
    way = " ".join(f"{across.at(x):.1f},{up.at(point.y):.1f}" for x, point in zip(place, points, strict=True))
    parts += [
        f'<polyline points="{way}" fill="none" stroke="{_FILL}" stroke-width="1.5"/>',
        _text(_WIDTH / 2, height - 8, label, "middle"),
    ]
    return _svg(title, height, parts)


def _grid(axis: _Axis, height: float) -> list[str]:
    parts = []
    for tick in axis.ticks():
        x = axis.at(tick)
        parts += [_line(x, 4, x, height, _FAINT), _text(x, height + 16, f"{tick:g}", "middle")]
    return parts


def _svg(title: str, height: float, parts: Sequence[str]) -> str:
    said = escape(title)
    size = f'viewBox="0 0 {_WIDTH} {height:g}" width="{_WIDTH}" height="{height:g}"'
    font = f'font-family="system-ui, sans-serif" font-size="13" fill="{_INK}"'
    paper = f'<rect width="{_WIDTH}" height="{height:g}" fill="#fbf6e9"/>'
    head = f'<svg xmlns="http://www.w3.org/2000/svg" {size} role="img" aria-label="{said}" {font}>'
    return f"{head}<title>{said}</title>{paper}{''.join(parts)}</svg>\n"


def _text(x: float, y: float, words: str, anchor: str = "start", weight: str = "normal") -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}" font-weight="{weight}">{escape(words)}</text>'


def _line(x: float, y: float, to_x: float, to_y: float, ink: str, width: float = 1, dash: str = "none") -> str:
    ends = f'x1="{x:.1f}" y1="{y:.1f}" x2="{to_x:.1f}" y2="{to_y:.1f}"'
    return f'<line {ends} stroke="{ink}" stroke-width="{width}" stroke-dasharray="{dash}"/>'


def _rect(x: float, y: float, width: float, height: float) -> str:
    return f'<rect x="{x:.1f}" y="{y:.1f}" width="{max(0.0, width):.1f}" height="{height:.1f}" fill="{_FILL}"/>'
