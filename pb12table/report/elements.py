"""The elements pages are made of, their style sheet, colours and small drawings of numbers."""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Sequence
from html import escape
from typing import Final

import numpy as np
from numpy.typing import NDArray

from pb12table.analysis.played.games import Estimate
from pb12table.table.cells import Floats

Colour = tuple[int, int, int]
Colours = NDArray[np.uint8]

# From dark to bright in even steps of lightness, after the map called cividis and viridis: seen little to much.
SIGHT: Final[tuple[Colour, ...]] = ((38, 24, 74), (58, 82, 139), (32, 144, 140), (94, 201, 98), (253, 231, 37))
# From pale to deep green: covered little to well.
COVER: Final[tuple[Colour, ...]] = ((247, 244, 220), (186, 216, 160), (108, 172, 122), (38, 116, 92), (8, 64, 62))
# From pale to deep red: few to many.
HEAT: Final[tuple[Colour, ...]] = ((255, 240, 200), (254, 190, 110), (240, 104, 60), (184, 30, 52), (92, 8, 48))

# From less over the same to more, blue to orange after the map called vik: both ends keep apart for the colour-blind.
CHANGE: Final[tuple[Colour, ...]] = ((8, 62, 128), (96, 156, 206), (246, 244, 238), (236, 160, 72), (150, 62, 6))
CAME: Final[Colour] = (142, 104, 190)
"""A place that is new."""
WENT: Final[Colour] = (92, 92, 96)
"""A place that there is no more."""

HIDDEN: Final[Colour] = (12, 10, 26)
"""What nobody sees."""

OPACITY: Final = 178

SAME: Final = 1e-9
"""Differences up to this are none."""


def shades(values: Floats, stops: Sequence[Colour], most: float) -> Colours:
    """Return the colours of a picture of values from 0 to `most`; NaN stays transparent."""
    known = ~np.isnan(values)
    shares = np.clip(np.nan_to_num(values) / (most or 1.0), 0.0, 1.0) * (len(stops) - 1)
    table = np.array(stops, dtype=np.float64)
    low = np.minimum(shares.astype(np.intp), len(stops) - 2)
    part = (shares - low)[..., None]
    result = np.zeros((*values.shape, 4), dtype=np.uint8)
    result[..., :3] = np.round(table[low] * (1.0 - part) + table[low + 1] * part)
    result[..., 3] = np.where(known, OPACITY, 0)
    return result


def changes(values: Floats, most: float) -> Colours:
    """Return the colours of a picture of differences from -`most` to `most`; equality is pale, NaN transparent."""
    result = shades(values + most, CHANGE, 2.0 * most)
    result[np.abs(np.nan_to_num(values)) <= SAME, 3] = 70
    result[np.isnan(values), 3] = 0
    return result


def filled(colours: Colours, mask: NDArray[np.bool_], colour: Colour) -> Colours:
    """Return the same with the cells of a mask in one colour."""
    result = colours.copy()
    result[mask] = (*colour, 130)
    return result


def with_hidden(colours: Colours, hidden: NDArray[np.bool_]) -> Colours:
    """Return the same with the cells of a mask in the colour of what nobody sees."""
    result = colours.copy()
    result[hidden] = (*HIDDEN, 205)
    return result


def owners(numbers: Floats, colours: Sequence[Colour]) -> Colours:
    """Return cells in the colours of their owners; NaN and negative numbers stay transparent."""
    result = np.zeros((*numbers.shape, 4), dtype=np.uint8)
    for number, colour in enumerate(colours):
        result[numbers == number] = (*colour, 140)
    return result


def heat(counts: Floats) -> Colours:
    """Return counts on a square-root scale, on which a few do not vanish beside many; none stays transparent."""
    most = float(counts.max(initial=0.0))
    result = shades(np.sqrt(counts), HEAT, np.sqrt(most))
    result[..., 3] = np.where(counts > 0, OPACITY + 30, 0)
    return result


def css_gradient(stops: Sequence[Colour]) -> str:
    """Return a scale's gradient for the legend."""
    return "linear-gradient(90deg, " + ", ".join(f"rgb{stop}" for stop in stops) + ")"


STYLE = """
:root { --ink: #2c241e; --soft: #6e6258; --paper: #fbf8f1; --card: #ffffff; --line: #e2d9c8; --accent: #1f5f8b; }
* { box-sizing: border-box; }
html { scroll-behavior: smooth; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 16px/1.55 "Inter", "Segoe UI", "Helvetica Neue",
  Arial, sans-serif; }
main { max-width: 1120px; margin: 0 auto; padding: 0 28px 64px; }
header { padding: 44px 0 8px; }
h1, h2, h3 { font-family: "Vollkorn", "Iowan Old Style", "Palatino Linotype", Georgia, serif; line-height: 1.2; }
h1 { font-size: 40px; margin: 0 0 6px; }
h2 { font-size: 27px; margin: 52px 0 10px; padding-top: 14px; border-top: 2px solid var(--ink); }
h3 { font-size: 19px; margin: 26px 0 6px; }
.kicker { text-transform: uppercase; letter-spacing: .12em; font-size: 12.5px; color: var(--soft); margin: 0 0 8px; }
.lead { color: var(--soft); margin: 0 0 18px; }
.note { color: var(--soft); font-size: 14.5px; max-width: 78ch; margin: 4px 0 16px; }
nav { margin: 14px 0 26px; font-size: 14.5px; display: flex; flex-wrap: wrap; gap: 6px 18px; }
nav a { color: var(--accent); text-decoration: none; border-bottom: 1px solid transparent; }
nav a:hover { border-color: var(--accent); }
.short { background: var(--card); border: 1px solid var(--line); border-left: 5px solid var(--accent);
  border-radius: 8px; padding: 14px 24px 16px; margin: 20px 0; }
.short h3 { margin-top: 4px; }
.short ul { margin: 6px 0 4px; padding-left: 20px; } .short li { margin: 5px 0; }
.short li.verdict { font-weight: 600; }
.wide { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; background: var(--card); border: 1px solid var(--line);
  border-radius: 8px; overflow: hidden; font-size: 15px; margin: 10px 0 18px; }
th { text-align: left; font-size: 12.5px; font-weight: 600; color: var(--soft); background: #f3eddf; }
th, td { padding: 8px 14px; border-bottom: 1px solid var(--line); vertical-align: middle; }
tr:last-child td { border-bottom: 0; }
td.number, th.number { text-align: right; font-variant-numeric: tabular-nums; white-space: nowrap; }
.named { white-space: nowrap; }
.who { display: inline-block; width: 11px; height: 11px; border-radius: 3px; margin-right: 7px; }
.even { color: var(--soft); }
.better { color: #1c6b3c; font-weight: 600; } .worse { color: #a3341f; font-weight: 600; } .other { font-weight: 600; }
.maps { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 480px), 1fr)); gap: 20px; }
.maps.three { grid-template-columns: repeat(auto-fit, minmax(min(100%, 320px), 1fr)); }
figure { margin: 0; background: var(--card); border: 1px solid var(--line); border-radius: 8px; overflow: hidden; }
figure img { display: block; width: 100%; height: auto; }
figcaption { padding: 10px 14px 12px; font-size: 14.5px; }
figcaption b { font-weight: 600; }
figure.single { max-width: 900px; margin: 12px 0 18px; }
.scale { display: flex; align-items: center; gap: 9px; font-size: 12.5px; color: var(--soft); margin-top: 6px; }
.scale i { flex: 0 1 170px; height: 10px; border-radius: 5px; }
.scale em { font-style: normal; width: 13px; height: 13px; border-radius: 3px; background: #0c0a1a; flex: none; }
svg.chart { width: 100%; max-width: 720px; height: auto; background: var(--card); border: 1px solid var(--line);
  border-radius: 8px; padding: 10px 12px; margin: 6px 0 14px; font: 14px "Inter", "Segoe UI", Arial, sans-serif; }
svg text { fill: var(--ink); } svg .tick { fill: var(--soft); font-size: 12px; }
svg .grid { stroke: var(--line); stroke-width: 1; } svg .fair { stroke: var(--ink); stroke-dasharray: 5 4; }
svg .whisker { stroke: var(--ink); stroke-width: 1.6; fill: none; } svg .curve { fill: none; stroke-width: 3; }
svg.balance { width: 120px; height: 14px; display: inline-block; vertical-align: middle; }
.legend { display: flex; flex-wrap: wrap; gap: 4px 20px; font-size: 14px; margin: 2px 0 6px; }
footer { margin-top: 56px; padding-top: 14px; border-top: 1px solid var(--line); color: var(--soft);
  font-size: 13.5px; }
a.rule { color: var(--soft); font-size: 12px; text-decoration: none; margin-left: 6px; }
a.rule:hover { color: var(--accent); }
div.rule { margin: 14px 0; max-width: 78ch; } div.rule h4 { margin: 0; } div.rule p { margin: 2px 0; }
div.rule:target { background: #f3eddf; outline: 6px solid #f3eddf; border-radius: 4px; }
.moments { margin: 6px 0 12px; padding-left: 20px; } .moments li { margin: 4px 0; }
details { background: var(--card); border: 1px solid var(--line); border-radius: 8px; padding: 10px 20px;
  margin: 12px 0; }
summary { cursor: pointer; color: var(--accent); }
.log h4 { margin: 16px 0 4px; font-size: 15px; } .log ol { margin: 0 0 6px; padding-left: 20px; list-style: none; }
.log li { margin: 2px 0; font-size: 14.5px; } .log li[title] { cursor: help; }
.log li[title]::after { content: " »"; color: var(--soft); font-size: 11px; }
@media print { body { background: #fff; } nav { display: none; } figure, table, svg { break-inside: avoid; } }
"""


def css(colour: Colour) -> str:
    """Return a colour as a style sheet writes it."""
    return f"rgb({colour[0]},{colour[1]},{colour[2]})"


def share_bars(rows: Sequence[tuple[str, str, Colour, Estimate]], *, fair: float) -> str:
    """Return fractions from 0 to 1 as bars with their intervals as whiskers; a line marks the fair one.

    A row is a name, what is written behind the bar, a colour and the share.
    """
    left, wide, step = 150, 380, 34
    height = step * len(rows) + 26
    parts = [f'<svg class="chart" viewBox="0 0 {left + wide + 190} {height}" role="img">']
    for tick in range(5):
        x = left + wide * tick / 4
        parts.append(f'<line class="grid" x1="{x}" y1="4" x2="{x}" y2="{height - 20}"/>')
        parts.append(f'<text class="tick" x="{x}" y="{height - 5}" text-anchor="middle">{25 * tick} %</text>')
    for number, (name, told, colour, share) in enumerate(rows):
        y = step * number + 6
        parts.append(f'<text x="{left - 10}" y="{y + 17}" text-anchor="end">{escape(name)}</text>')
        if share.value is None or share.low is None or share.high is None:
            parts.append(f'<text class="tick" x="{left + 6}" y="{y + 17}">–</text>')
            continue
        parts.append(
            f'<rect x="{left}" y="{y}" width="{wide * share.value:.1f}" height="22" rx="3" fill="{css(colour)}"/>'
        )
        low, high, middle = left + wide * share.low, left + wide * share.high, y + 11
        parts.append(
            f'<path class="whisker" d="M{low:.1f} {middle - 6}v12M{low:.1f} {middle}H{high:.1f}M{high:.1f} '
            f'{middle - 6}v12"/>'
        )
        parts.append(f'<text x="{left + wide + 10}" y="{y + 17}">{escape(told)}</text>')
    x = left + wide * fair
    parts.append(f'<line class="fair" x1="{x:.1f}" y1="0" x2="{x:.1f}" y2="{height - 18}"/></svg>')
    return "".join(parts)


def curves(
    rows: Sequence[tuple[str, Colour, Sequence[float], bool]], across: str, up: str, rounds: Sequence[int] = ()
) -> str:
    """Return numbers over the rounds as lines; a row is a name, a colour, its numbers, and whether it is dashed.

    The first number is that before the first round; `rounds` tells which rounds the others are of, () for each one.
    """
    left, top, wide, high = 52, 12, 560, 210
    length = max((len(values) for _, _, values, _ in rows), default=1) - 1
    most = max((max(values, default=0.0) for _, _, values, _ in rows), default=0.0) or 1.0
    ceiling = max(1, -int(-most // 1))
    parts = [f'<svg class="chart" viewBox="0 0 {left + wide + 20} {top + high + 44}" role="img">']
    step = max(1, -(-ceiling // 6))
    for value in range(0, ceiling + 1, step):
        y = top + high - high * value / ceiling
        parts.append(f'<line class="grid" x1="{left}" y1="{y:.1f}" x2="{left + wide}" y2="{y:.1f}"/>')
        parts.append(f'<text class="tick" x="{left - 8}" y="{y + 4:.1f}" text-anchor="end">{value}</text>')
    told = (0, *(rounds or range(1, length + 1)))
    apart = max(1, -(-length // 20))
    for number in (*range(0, length - apart + 1, apart), length):
        x = left + wide * number / max(length, 1)
        parts.append(f'<text class="tick" x="{x:.1f}" y="{top + high + 18}" text-anchor="middle">{told[number]}</text>')
    for _, colour, values, is_dashed in rows:
        path = "L".join(
            f"{left + wide * number / max(length, 1):.1f} {top + high - high * value / ceiling:.1f}"
            for number, value in enumerate(values)
        )
        dashes = ' stroke-dasharray="7 5"' if is_dashed else ""
        parts.append(f'<path class="curve" d="M{path}" stroke="{css(colour)}"{dashes}/>')
    parts.append(
        f'<text class="tick" x="{left + wide}" y="{top + high + 38}" text-anchor="end">{escape(across)}</text>'
    )
    parts.append(f'<text class="tick" x="{left}" y="{top + high + 38}">{escape(up)}</text></svg>')
    return "".join(parts)


def balance(value: float, colour: Colour) -> str:
    """Return a bar from the middle to one side: -1 is fully the left one's, 1 the right one's, 0 even."""
    wide = 60
    x = wide if value >= 0 else wide * (1 + value)
    return (
        f'<svg class="balance" viewBox="0 0 {2 * wide} 14"><line class="grid" x1="{wide}" y1="0" x2="{wide}" y2="14"/>'
        f'<rect x="{x:.1f}" y="3" width="{abs(value) * wide:.1f}" height="8" rx="2" fill="{css(colour)}"/></svg>'
    )


def document(language: str, title: str, html: str, foot: str, script: str = "") -> str:
    """Return a whole page that needs no other file; `script` is html, too."""
    return (
        f'<!DOCTYPE html>\n<html lang="{language}">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{escape(title)}</title>\n<style>{STYLE}</style>\n</head>\n<body>\n<main>\n"
        f"{html}\n<footer>{escape(foot)}</footer>\n</main>\n{script}\n</body>\n</html>\n"
    )


def links(label: str, contents: Sequence[tuple[str, str]]) -> str:
    """Return the table of contents of a page: where its parts begin, and their headings."""
    found = "".join(f'<a href="#{key}">{escape(title)}</a>' for key, title in contents)
    return f'<nav aria-label="{escape(label)}">{found}</nav>'


def section(key: str, title: str, html: str, contents: list[tuple[str, str]]) -> str:
    """Return a part of the page with its heading, entered into the contents."""
    contents.append((key, title))
    return f'<section id="{escape(key)}"><h2>{escape(title)}</h2>{html}</section>'


def paragraph(text: str, kind: str = "") -> str:
    """Return a paragraph of a kind of the style sheet."""
    return f'<p class="{kind}">{escape(text)}</p>' if kind else f"<p>{escape(text)}</p>"


def heading(text: str) -> str:
    """Return a heading inside a section."""
    return f"<h3>{escape(text)}</h3>"


def table(headings: Sequence[str], rows: Sequence[Sequence[str]], right: Sequence[int] = ()) -> str:
    """Return a table; its cells are html, the columns in `right` are numbers."""
    kinds = [' class="number"' if number in right else "" for number in range(len(headings))]
    head = "".join(f"<th{kind}>{escape(text)}</th>" for kind, text in zip(kinds, headings, strict=True))
    body = "".join(
        "<tr>" + "".join(f"<td{kind}>{html}</td>" for kind, html in zip(kinds, row, strict=True)) + "</tr>"
        for row in rows
    )
    return f'<div class="wide"><table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table></div>'


def swatch(colour: Colour, text: str) -> str:
    """Return a name with a spot of its colour."""
    return f'<span class="named"><span class="who" style="background:{css(colour)}"></span>{escape(text)}</span>'


def legend(entries: Sequence[tuple[Colour, str]]) -> str:
    """Return names with their colours in a row."""
    return '<div class="legend">' + "".join(f"<span>{swatch(*entry)}</span>" for entry in entries) + "</div>"


def scale(low: str, high: str, stops: Sequence[Colour], hidden: str = "") -> str:
    """Return the scale of a map's colours, and what black stands for."""
    black = f"<em></em><span>{escape(hidden)}</span>" if hidden else ""
    gradient = css_gradient(stops)
    return (
        f'<div class="scale">{black}<span>{escape(low)}</span><i style="background:{gradient}"></i>'
        f"<span>{escape(high)}</span></div>"
    )


def picture(jpeg: bytes, caption: str, html: str = "", *, single: bool = False) -> str:
    """Return a picture inside the page, its caption, and what else appears below it."""
    source = "data:image/jpeg;base64," + b64encode(jpeg).decode("ascii")
    kind = ' class="single"' if single else ""
    told = escape(caption)
    return f'<figure{kind}><img src="{source}" alt="{told}"><figcaption><b>{told}</b>{html}</figcaption></figure>'


def maps(figures: Sequence[str], *, three: bool = False) -> str:
    """Return pictures side by side, two in a row or three."""
    return f'<div class="maps{" three" if three else ""}">' + "".join(figures) + "</div>"
