"""Exposure along a way as a page: the curve, and every place."""

from __future__ import annotations

from html import escape

import pb12table
from pb12table.analysis.along import Along
from pb12table.report.charts import css
from pb12table.report.colours import Colour
from pb12table.report.elements import document, paragraph, table
from pb12table.report.layouts.along_words import along_lines
from pb12table.report.layouts.words import percent
from pb12table.skirmish.faces.system import GameSetup
from pb12table.texts.locale import Texts
from pb12table.texts.storeys import place_told

CURVE: Colour = (31, 95, 139)


def along_page(texts: Texts, setup: GameSetup, found: Along) -> str:
    """The whole page."""
    name = setup.name.in_language(texts.language)
    title = texts("along-title", layout=name)
    headings = [texts(f"along-column-{key}") for key in ("along", "place", "seen")]
    rows = [
        [escape(told) for told in (texts.number(p.along, 1), place_told(texts, p.at), percent(texts, p.seen, 1))]
        for p in found.places
    ]
    html = (
        f'<header><p class="kicker">{escape(texts("along-kicker"))}</p><h1>{escape(title)}</h1></header>'
        + "".join(paragraph(line) for line in along_lines(texts, setup, found))
        + curve(found, texts("along-column-along"), texts("along-column-seen"))
        + table(headings, rows, (0, 2))
    )
    made = texts("layout-report-made", version=pb12table.__version__, minutes=0, seconds=0)
    return document(texts.language, title, html, made)


def curve(found: Along, across: str, up: str) -> str:
    """The share that sees one over the length of the way, as a drawing."""
    left, top, wide, high = 56, 12, 620, 220
    length = found.length or 1.0
    parts = [f'<svg class="chart" viewBox="0 0 {left + wide + 20} {top + high + 44}" role="img">']
    for tick in range(5):
        y = top + high - high * tick / 4
        parts.append(f'<line class="grid" x1="{left}" y1="{y:.1f}" x2="{left + wide}" y2="{y:.1f}"/>')
        parts.append(f'<text class="tick" x="{left - 8}" y="{y + 4:.1f}" text-anchor="end">{25 * tick} %</text>')
    for tick in range(6):
        x = left + wide * tick / 5
        parts.append(
            f'<text class="tick" x="{x:.1f}" y="{top + high + 18}" text-anchor="middle">{length * tick / 5:.1f}</text>'
        )
    points = [(left + wide * place.along / length, top + high - high * place.seen) for place in found.places]
    path = "L".join(f"{x:.1f} {y:.1f}" for x, y in points)
    if points:
        base = top + high
        area = f"M{points[0][0]:.1f} {base}L{path}L{points[-1][0]:.1f} {base}Z"
        parts.append(f'<path d="{area}" fill="{css(CURVE)}" opacity="0.16"/>')
        parts.append(f'<path class="curve" d="M{path}" stroke="{css(CURVE)}"/>')
    below = top + high + 38
    parts.append(f'<text class="tick" x="{left + wide}" y="{below}" text-anchor="end">{escape(across)}</text>')
    parts.append(f'<text class="tick" x="{left}" y="{below}">{escape(up)}</text></svg>')
    return "".join(parts)
