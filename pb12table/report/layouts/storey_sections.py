"""The part of a report about the storeys of a layout: how high each is, what leads there, and its own numbers."""

from __future__ import annotations

from collections import Counter
from html import escape

from pb12table.analysis.layout import TABLE
from pb12table.analysis.storeys import StoreyWorth, storey_worths
from pb12table.report.elements import paragraph, table
from pb12table.report.layouts.contents import Part
from pb12table.report.layouts.words import ground_name, percent
from pb12table.table.routes.house import Link
from pb12table.texts.locale import Texts
from pb12table.texts.names import piece_name, player_name
from pb12table.texts.plain import upper_first
from pb12table.texts.storeys import storey_heights, storey_name


def storey_section(texts: Texts, part: Part) -> str:
    """A table of all storeys, and one of how each is seen from every ground."""
    found = [paragraph(texts("layout-report-storeys-note"), "note")]
    for headings, rows, right in storey_tables(texts, part):
        found.append(table(headings, [[escape(cell) for cell in row] for row in rows], right))
    return "".join(found)


def storey_tables(texts: Texts, part: Part) -> list[tuple[list[str], list[list[str]], range]]:
    """The same tables as plain text: headings, rows, and which columns are numbers."""
    worths = storey_worths(part.measured)
    headings = [texts("layout-report-storey"), texts("layout-report-heights"), texts("layout-report-places")]
    headings += [texts("layout-report-first-by", player=player_name(part.setup, player)) for player in part.players]
    headings.append(texts("layout-report-joined"))
    rows = [
        [
            _name(texts, worth),
            storey_heights(texts, worth.storey.low, worth.storey.high),
            str(worth.places),
            *(percent(texts, worth.first[player]) for player in part.players),
            joined_by(texts, part, worth.storey.links, worth.storey.number),
        ]
        for worth in worths
    ]
    has_cover = part.measured.covering is not None
    seen = [texts(f"layout-report-{key}") for key in ("storey", "ground", "in-sight", "seen-at-once")]
    seen += [texts("worth-mean-level")] if has_cover else []
    told = [
        [
            _name(texts, worth),
            ground_name(texts, part.setup, key),
            percent(texts, found.in_sight),
            percent(texts, found.mean),
            *([_level_told(texts, found.cover)] if has_cover else []),
        ]
        for worth in worths
        for key, found in sorted(worth.seen.items(), key=lambda pair: pair[0] == TABLE)
    ]
    return [(headings, rows, range(2, 3 + len(part.players))), (seen, told, range(2, len(seen)))]


def _name(texts: Texts, worth: StoreyWorth) -> str:
    return upper_first(storey_name(texts, worth.storey.number))


def _level_told(texts: Texts, level: float | None) -> str:
    """A mean level of cover; a dash for none."""
    return "–" if level is None else texts.number(level, 1)


def joined_by(texts: Texts, part: Part, links: tuple[Link, ...], number: int) -> str:
    """What leads from a storey to others, by name, each with the storey it leads to; a dash for nothing."""
    told = [
        texts(
            "storey-joined",
            piece=upper_first(piece_name(texts, part.setup, link.piece)),
            storey=storey_name(texts, link.upper if link.lower == number else link.lower),
        )
        for link in links
    ]
    counted = Counter(told)
    several = [
        each if number == 1 else texts("storey-joined-times", number=number, joined=each)
        for each, number in counted.items()
    ]
    return ", ".join(several) or "–"
