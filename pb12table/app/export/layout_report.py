"""The report about one layout or two as a page with its pictures, for the window and for the command line."""

from __future__ import annotations

from dataclasses import replace

from pb12table.app.export.report_painter import LayoutPainter
from pb12table.report.layouts.contents import Part, Report
from pb12table.report.layouts.pictures import pictures_of, pictures_of_difference
from pb12table.texts.locale import Texts
from pb12table.window.kit.palette import looks_of


def with_pictures(report: Report, texts: Texts) -> Report:
    """A report with all its pictures and the colours of its players."""
    parts = [_coloured(part) for part in report.parts]
    painters = [LayoutPainter(part.setup, texts) for part in parts]
    drawn = [
        replace(part, pictures=pictures_of(part, painter)) for part, painter in zip(parts, painters, strict=True)
    ]
    both = report.comparison
    if both is not None:
        both = replace(both, pictures=pictures_of_difference(both.compared, painters[-1]))
    return replace(report, parts=tuple(drawn), comparison=both)


def _coloured(part: Part) -> Part:
    return replace(part, colours={player: look.colour for player, look in looks_of(part.setup).items()})
