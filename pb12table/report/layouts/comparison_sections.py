"""The part of a report about how two layouts differ: maps beside each other and as a difference, and every number."""

from __future__ import annotations

from collections.abc import Callable
from html import escape

from pb12table.analysis.comparing import Change, Compared
from pb12table.analysis.layout import TABLE
from pb12table.report.colours import CAME, CHANGE, COVER, SIGHT, WENT
from pb12table.report.elements import heading, legend, maps, paragraph, picture, scale, section, swatch, table
from pb12table.report.layouts.comparison_words import (
    change_difference,
    change_name,
    change_value,
    comparison_findings,
    whose,
)
from pb12table.report.layouts.contents import Comparison, Part, Report
from pb12table.report.layouts.layout_sections import map_title
from pb12table.report.layouts.pictures import (
    LEVELS,
    MOST_LEVEL,
    SHARES,
    cover_name,
    exposure_name,
    mapped_storeys,
    widest,
)
from pb12table.report.layouts.words import enemies_of, name_of_part
from pb12table.texts.locale import Texts


def comparison_sections(texts: Texts, report: Report, contents: list[tuple[str, str]]) -> str:
    """What is different: in short, in numbers, and as maps."""
    comparison = report.comparison
    assert comparison is not None
    compared, parts = comparison.compared, report.parts
    rows = [change for change in compared.changes if change.key != "way"]
    ways = [change for change in compared.changes if change.key == "way"]
    html = [
        *(paragraph(line) for line in comparison_findings(texts, compared)),
        heading(texts("layout-compared-numbers")),
        paragraph(texts("layout-compared-numbers-note"), "note"),
        _table(texts, compared, parts, rows),
    ]
    if ways:
        html += [heading(texts("layout-report-ways")), _table(texts, compared, parts, ways)]
    html += [heading(texts("layout-report-exposure")), paragraph(texts("layout-compared-maps-note"), "note")]
    storeys = mapped_storeys(compared.second)
    for storey in storeys:
        keys = _keys(comparison, exposure_name, storey)
        html += [_exposure(texts, comparison, parts, key, storey) for key in keys]
    if _keys(comparison, cover_name, storeys[0]):
        html.append(heading(texts("layout-report-cover")))
    for storey in storeys:
        html += [_cover(texts, comparison, parts, key, storey) for key in _keys(comparison, cover_name, storey)]
    return section("compared", texts("layout-compared"), "".join(html), contents)


def _keys(comparison: Comparison, name: Callable[[str, int | None], str], storey: int | None) -> list[str]:
    """The players, or the TABLE, of whom there is a map of differences of a storey."""
    keys = [*(player.id for player in comparison.compared.second.setup.players), TABLE]
    return [key for key in keys if name(key, storey) in comparison.pictures]


def _table(texts: Texts, compared: Compared, parts: tuple[Part, ...], changes: list[Change]) -> str:
    names = [name_of_part(texts, part) for part in parts]
    headings = [texts("layout-report-measure"), texts("layout-report-whose"), *names, texts("layout-compared-change")]
    rows = [_row(texts, compared, parts[1], change) for change in changes]
    return table(headings, rows, (2, 3, 4))


def _row(texts: Texts, compared: Compared, part: Part, change: Change) -> list[str]:
    name = change_name(texts, compared, change)
    owner = whose(compared, change)
    player = part.players[change.player] if 0 <= change.player < len(part.players) else None
    told = change_difference(texts, change)
    kind = {None: "other" if change.is_other else "even", True: "better", False: "worse"}[change.is_better]
    return [
        escape(name[:1].upper() + name[1:]),
        swatch(part.colours[player], owner) if player is not None else escape(owner),
        *(escape(change_value(texts, change, value)) for value in (change.before, change.after)),
        f'<span class="{kind}">{escape(told)}</span>',
    ]


def _exposure(texts: Texts, comparison: Comparison, parts: tuple[Part, ...], key: str, storey: int | None) -> str:
    ends = (texts("layout-report-seen-none"), texts("layout-report-seen-all"))
    compared, name = comparison.compared, exposure_name(key, storey)
    number = _number(parts[1], key)
    values = compared.exposure(TABLE) if number is None else compared.exposed(number)
    end = widest(values, SHARES)
    told = texts("layout-apart-share", value=texts.number(100.0 * end, 0))
    title = texts("layout-report-exposure-table")
    if number is not None:
        title = texts("layout-report-exposure-of", enemies=enemies_of(texts, parts[1], parts[1].players[number]))
    title = map_title(texts, parts[1], title, storey)
    return _three(texts, comparison, parts, name, title, scale("1 %", ends[1], SIGHT, ends[0]), told)


def _cover(texts: Texts, comparison: Comparison, parts: tuple[Part, ...], key: str, storey: int | None) -> str:
    high = texts("layout-report-cover-all", level=round(MOST_LEVEL))
    bar = scale(texts("layout-report-cover-none"), high, COVER, texts("layout-report-cover-hidden"))
    compared, name = comparison.compared, cover_name(key, storey)
    number = _number(parts[1], key)
    values = compared.cover(TABLE) if number is None else compared.covered(number)
    assert values is not None
    title = texts("layout-report-cover-table")
    if number is not None:
        title = texts("layout-report-cover-of", enemies=enemies_of(texts, parts[1], parts[1].players[number]))
    end = texts("layout-apart-levels", value=widest(values, LEVELS))
    title = map_title(texts, parts[1], title, storey)
    return _three(texts, comparison, parts, name, title, bar, end)


def _number(part: Part, key: str) -> int | None:
    """The number of a player; None for the TABLE."""
    return next((number for number, player in enumerate(part.players) if player == key), None)


def _three(
    texts: Texts, comparison: Comparison, parts: tuple[Part, ...], name: str, title: str, bar: str, end: str
) -> str:
    """A map of each layout, and of how they differ."""
    figures = [
        picture(part.pictures[name], name_of_part(texts, part), bar) for part in parts if name in part.pictures
    ]
    known = legend([(CAME, texts("layout-compared-came")), (WENT, texts("layout-compared-went"))])
    difference = scale(f"−{end}", f"+{end}", CHANGE) + known
    figures.append(picture(comparison.pictures[name], texts("layout-compared-difference"), difference))
    return f"<p><b>{escape(title)}</b></p>" + maps(figures, three=True)
