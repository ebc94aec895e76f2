"""The report as one page that needs no other file: text, tables, pictures, and all numbers as JSON inside."""

from __future__ import annotations

from html import escape
from typing import Any

import msgspec

from pb12table.analysis.layout import MOST_OBSERVERS
from pb12table.analysis.plain import plain_comparison, plain_layout, plain_trial
from pb12table.report.elements import document, links, paragraph, section
from pb12table.report.layouts.comparison_sections import comparison_sections
from pb12table.report.layouts.comparison_words import comparison_findings
from pb12table.report.layouts.contents import Part, Report
from pb12table.report.layouts.layout_sections import layout_sections
from pb12table.report.layouts.play_sections import play_sections
from pb12table.report.layouts.words import findings, game_findings, name_of_part
from pb12table.texts.locale import Texts
from pb12table.texts.names import player_name


def page(texts: Texts, report: Report) -> str:
    """The whole page."""
    two = len(report.parts) == 2
    title = " · ".join(name_of_part(texts, part) for part in report.parts)
    heading = texts("layout-report-title-two" if two else "layout-report-title")
    body = [_header(texts, report, title, heading)]
    contents: list[tuple[str, str]] = []
    if report.comparison is not None:
        body.append(comparison_sections(texts, report, contents))
    if report.trial is not None and two:
        body.append(play_sections(texts, report, contents))
    for number, part in enumerate(report.parts):
        name = name_of_part(texts, part) if two else ""
        body.append(layout_sections(texts, part, contents, prefix=f"layout{number + 1}", title=name))
    if report.trial is not None and not two:
        body.append(play_sections(texts, report, contents))
    how = paragraph(texts("layout-report-how-note", observers=MOST_OBSERVERS), "note")
    body.append(section("how", texts("layout-report-how"), how, contents))
    body.insert(1, links(texts("layout-report-contents"), contents))
    minutes, seconds = divmod(round(report.seconds), 60)
    made = texts("layout-report-made", version=report.version, minutes=minutes, seconds=seconds)
    script = f'<script type="application/json" id="numbers">{_safe_json(numbers(report))}</script>'
    return document(texts.language, f"{title} – {heading}", "\n".join(body), made, script)


def numbers(report: Report) -> dict[str, Any]:
    """Everything a report tells, as JSON-ready data."""
    return {
        "layouts": [{"id": part.id, **plain_layout(part.measured)} for part in report.parts],
        "comparison": None if report.comparison is None else plain_comparison(report.comparison.compared),
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
    both = [] if report.comparison is None else comparison_findings(texts, report.comparison.compared)
    if len(report.parts) == 2 and (games or both):
        lines = [*((line, True) for line in games), *((line, False) for line in both)]
        parts.append(_short(texts("layout-report-short"), lines))
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
