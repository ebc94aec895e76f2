"""The report as one page that needs no other file: text, tables, pictures, and all numbers as JSON inside."""

from __future__ import annotations

from html import escape
from typing import Any

import msgspec

from pb12table.analysis.layout import MOST_OBSERVERS
from pb12table.analysis.plain import plain_layout, plain_trial
from pb12table.report.contents import Part, Report
from pb12table.report.elements import paragraph, section
from pb12table.report.layout_sections import layout_sections
from pb12table.report.play_sections import play_sections
from pb12table.report.words import findings, game_findings, name_of_part
from pb12table.texts.locale import Texts
from pb12table.texts.names import player_name

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
.maps { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 480px), 1fr)); gap: 20px; }
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
@media print { body { background: #fff; } nav { display: none; } figure, table, svg { break-inside: avoid; } }
"""


def page(texts: Texts, report: Report) -> str:
    """The whole page."""
    two = len(report.parts) == 2
    title = " · ".join(name_of_part(texts, part) for part in report.parts)
    heading = texts("layout-report-title-two" if two else "layout-report-title")
    body = [_header(texts, report, title, heading)]
    contents: list[tuple[str, str]] = []
    if report.trial is not None and two:
        body.append(play_sections(texts, report, contents))
    for number, part in enumerate(report.parts):
        name = name_of_part(texts, part) if two else ""
        body.append(layout_sections(texts, part, contents, prefix=f"layout{number + 1}", title=name))
    if report.trial is not None and not two:
        body.append(play_sections(texts, report, contents))
    how = paragraph(texts("layout-report-how-note", observers=MOST_OBSERVERS), "note")
    body.append(section("how", texts("layout-report-how"), how, contents))
    body.insert(1, _contents(texts, contents))
    minutes, seconds = divmod(round(report.seconds), 60)
    made = texts("layout-report-made", version=report.version, minutes=minutes, seconds=seconds)
    return (
        f'<!DOCTYPE html>\n<html lang="{texts.language}">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{escape(title)} – {escape(heading)}</title>\n<style>{STYLE}</style>\n</head>\n<body>\n<main>\n"
        + "\n".join(body)
        + f"\n<footer>{escape(made)}</footer>\n</main>\n"
        f'<script type="application/json" id="numbers">{_safe_json(numbers(report))}</script>\n</body>\n</html>\n'
    )


def numbers(report: Report) -> dict[str, Any]:
    """Everything a report tells, as JSON-ready data."""
    return {
        "layouts": [{"id": part.id, **plain_layout(part.measured)} for part in report.parts],
        "games": None
        if report.trial is None
        else plain_trial(report.trial, [(part.id, part.setup) for part in report.parts]),
    }


def _safe_json(content: Any) -> str:
    """JSON that cannot end the element it stands in."""
    return msgspec.json.encode(content).decode("utf-8").replace("<", "\\u003c")


def _header(texts: Texts, report: Report, title: str, heading: str) -> str:
    parts = [
        f'<header><p class="kicker">{escape(heading)}</p><h1>{escape(title)}</h1>',
        *(f'<p class="lead">{escape(_described(texts, part))}</p>' for part in report.parts),
        "</header>",
    ]
    games = game_findings(texts, report)
    if len(report.parts) == 2 and games:
        parts.append(_short(texts("layout-report-short"), [(line, True) for line in games]))
    for part in report.parts:
        name = name_of_part(texts, part) if len(report.parts) == 2 else texts("layout-report-short")
        lines = [(line, False) for line in findings(texts, part)]
        if len(report.parts) == 1:
            lines = [*((line, True) for line in games), *lines]
        parts.append(_short(name, lines))
    return "\n".join(parts)


def _short(title: str, lines: list[tuple[str, bool]]) -> str:
    items = "".join(
        f'<li class="verdict">{escape(line)}</li>' if strong else f"<li>{escape(line)}</li>" for line, strong in lines
    )
    return f'<div class="short"><h3>{escape(title)}</h3><ul>{items}</ul></div>'


def _described(texts: Texts, part: Part) -> str:
    table = part.setup.battlefield
    told = texts(
        "layout-report-of",
        width=table.width,
        depth=table.depth,
        pieces=len(table.pieces),
        grid=part.measured.wishes.grid,
    )
    players = texts.listing([player_name(part.setup, player) for player in part.players])
    return f"{name_of_part(texts, part)}: {told}" + (f" · {players}" if players else "")


def _contents(texts: Texts, contents: list[tuple[str, str]]) -> str:
    links = "".join(f'<a href="#{key}">{escape(title)}</a>' for key, title in contents)
    return f'<nav aria-label="{escape(texts("layout-report-contents"))}">{links}</nav>'
