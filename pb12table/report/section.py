"""A section along a line in words, as plain data, as a drawing and as a page."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from html import escape
from math import inf
from typing import Any, Final

import pb12table
from pb12table.report.elements import css, document, paragraph, table
from pb12table.skirmish.faces.system import GameSetup
from pb12table.table.shapes import Point, rounded, whole_of, wholes_of
from pb12table.table.sight.section import Crossing, Section
from pb12table.texts.locale import Texts, upper_first
from pb12table.texts.names import name_of

WIDE: Final = 900
"""How wide the drawing of a section is, in its own units."""
_LEFT, _TOP, _BELOW = 46, 22, 40
_SCALES: Final = (4.0, 60.0)
"""The least and the most units that a step of height takes."""
_EARTH: Final = (196, 178, 142)
_COLOURS: Final = {"blocks": (176, 58, 46), "hides": (92, 132, 74), "leaves": (148, 178, 112), "other": (150, 140, 128)}

Named = Callable[[str], str]
"""The name of a figure or a piece by its id."""


def effect_of(crossing: Crossing) -> str:
    """Return what a piece does to a line: the end of a key of its texts."""
    piece = crossing.piece
    if crossing.blocks:
        return "blocks"
    if crossing.inside <= 0.0 and (crossing.end > crossing.start or not _is_met(crossing)):
        return "below" if min(crossing.line) >= min(crossing.tops) else "above"
    if piece.hides is not None:
        return "endless" if piece.hides == inf else "hides"
    return "leaves" if piece.translucent > 0 else "through"


def _is_met(crossing: Crossing) -> bool:
    """Return whether a line passes a wall without thickness between its underside and its top."""
    return crossing.piece.base < crossing.line[0] < crossing.tops[0]


def effect_words(texts: Texts, crossing: Crossing) -> str:
    """Return what a piece does to a line, with its numbers."""
    piece = crossing.piece
    depth = None if piece.hides is None or piece.hides == inf else texts.number(piece.hides, 2)
    words = texts(
        f"section-effect-{effect_of(crossing)}",
        inside=texts.number(crossing.inside, 2), depth=depth or "-", level=piece.translucent,
    )  # fmt: skip
    if crossing.blocks and crossing.is_end and depth is not None:
        return texts("section-effect-too-deep", inside=texts.number(crossing.inside, 2), depth=depth)
    return words


def section_lines(texts: Texts, found: Section, ends: tuple[str, str], named: Named) -> list[str]:
    """Return what a section shows in sentences: its ends, how long it is, and whether the line is free."""
    numbers = [texts.number(value, 2) for value in (*found.start, *found.end)]
    lines = [
        texts(
            "section-ends", start=ends[0], end=ends[1], length=round(found.length, 2),
            eye=numbers[2], aim=numbers[5],
        )
    ]  # fmt: skip
    if found.blockers:
        lines.append(texts("section-blocked", names=texts.listing([named(each) for each in wholes_of(found.blockers)])))
    else:
        lines.append(texts("section-free"))
    if found.borderline and not found.blockers:
        lines.append(texts("section-borderline"))
    return [upper_first(line) for line in lines]


def strip_words(texts: Texts, found: Section, named: Named) -> str:
    """Return in a few words whether the line is free, or what blocks it, with how much of it lies in which ground."""
    grounds = [
        texts("section-strip-piece", piece=named(whole_of(each.piece.id)), words=effect_words(texts, each))
        for each in found.crossings
        if each.piece.hides is not None and each.is_end and each.inside > 0.0
    ]
    if not found.blockers:
        return texts("section-strip-free", more=" · ".join(["", *grounds]))
    names = texts.listing([named(each) for each in wholes_of(found.blockers)])
    too_deep = grounds and all(each.is_end for each in found.crossings if each.blocks)
    return grounds[0] if too_deep else texts("section-strip-blocked", names=names)


def section_headings(texts: Texts) -> list[str]:
    """Return the headings of the table of a section."""
    return [texts(f"section-column-{key}") for key in ("piece", "from", "to", "heights", "line", "effect")]


def section_rows(texts: Texts, found: Section, named: Named) -> list[list[str]]:
    """Return a row for each crossing: piece, from where to where, how high it is and the line there, what it does."""
    return [
        [
            named(whole_of(each.piece.id)),
            texts.number(each.start, 2),
            texts.number(each.end, 2),
            _between(texts, each.piece.base, each.tops[1]) if each.tops[0] == each.tops[1] else _rise(texts, each),
            _between(texts, *each.line),
            effect_words(texts, each),
        ]
        for each in found.crossings
    ]


def _between(texts: Texts, first: float, last: float) -> str:
    if rounded(first) == rounded(last):
        return texts.number(first, 2)
    return texts("section-between", first=texts.number(first, 2), last=texts.number(last, 2))


def _rise(texts: Texts, crossing: Crossing) -> str:
    base, first, last = (texts.number(value, 2) for value in (crossing.piece.base, *crossing.tops))
    return texts("section-rise", base=base, first=first, last=last)


def plain_section(found: Section) -> dict[str, Any]:
    """Return a section as JSON-ready data: lengths in steps, from the eye, heights above the table."""
    return {
        "start": [rounded(value) for value in found.start],
        "end": [rounded(value) for value in found.end],
        "length": rounded(found.length),
        "free": not found.blockers,
        "blockers": list(wholes_of(found.blockers)),
        "borderline": found.borderline,
        "ground": [[rounded(along), rounded(height)] for along, height in found.ground],
        "crossings": [
            {
                "piece": whole_of(each.piece.id),
                "kind": each.piece.kind,
                "from": rounded(each.start),
                "to": rounded(each.end),
                "base": rounded(each.piece.base),
                "tops": [rounded(top) for top in each.tops],
                "line": [rounded(height) for height in each.line],
                "inside": rounded(each.inside),
                # JSON has no infinity.
                "hides": True if each.piece.hides == inf else each.piece.hides,
                "effect": effect_of(each),
            }
            for each in found.crossings
        ],
    }


def section_drawing(texts: Texts, found: Section, named: Named) -> str:
    """Return a section as an SVG: ground, pieces and the line, with a scale of steps and heights on both sides."""
    tops = [top for each in found.crossings for top in each.tops]
    highest = max(found.start[2], found.end[2], *(height for _, height in found.ground), *tops, 1.0)
    length = found.length or 1.0
    across = (WIDE - _LEFT - 16) / length
    up = min(max(across, 170.0 / highest), 300.0 / highest, _SCALES[1]) if highest else 1.0
    floor = _TOP + highest * up

    def at(along: float, height: float) -> str:
        return f"{_LEFT + along * across:.1f} {floor - height * up:.1f}"

    parts = [f'<svg class="chart" viewBox="0 0 {WIDE} {floor + _BELOW:.0f}" style="max-width: {WIDE}px" role="img">']
    for height in _ticks(highest, 4):
        y = floor - height * up
        parts.append(f'<line class="grid" x1="{_LEFT}" y1="{y:.1f}" x2="{WIDE - 16}" y2="{y:.1f}"/>')
        parts.append(
            f'<text class="tick" x="{_LEFT - 8}" y="{y + 4:.1f}" text-anchor="end">{texts.number(height, 2)}</text>'
        )
    for along in _ticks(length, 10):
        x = _LEFT + along * across
        parts.append(
            f'<text class="tick" x="{x:.1f}" y="{floor + 20:.1f}" text-anchor="middle">{texts.number(along, 2)}</text>'
        )
    for each in found.crossings:
        parts.append(_piece_drawing(texts, each, named, at))
    profile = "L".join(at(along, height) for along, height in found.ground)
    if profile:
        closing = f"L{at(length, -0.12)}L{at(0.0, -0.12)}Z"
        parts.append(f'<path d="M{profile}{closing}" fill="{css(_EARTH)}" stroke="#6e6258" opacity="0.55"/>')
    blocked = bool(found.blockers)
    look = 'stroke="#b03a2e" stroke-dasharray="3 5"' if blocked else 'stroke="#1f5f8b"'
    parts.append(
        f'<path d="M{at(0.0, found.start[2])}L{at(length, found.end[2])}" {look} stroke-width="2.5" fill="none"/>'
    )
    for along, height in ((0.0, found.start[2]), (length, found.end[2])):
        across_at, up_at = at(along, height).split()
        parts.append(f'<circle cx="{across_at}" cy="{up_at}" r="4.5" fill="#2c241e"/>')
    below = f'y="{floor + 36:.1f}"'
    parts.append(
        f'<text class="tick" x="{WIDE - 16}" {below} text-anchor="end">{escape(texts("section-across"))}</text>'
    )
    parts.append(f'<text class="tick" x="{_LEFT}" {below}>{escape(texts("section-up"))}</text></svg>')
    return "".join(parts)


def colour_of(crossing: Crossing) -> tuple[int, int, int]:
    """Return the colour of a piece in a section: what blocks, what hides, what is looked through, and the rest."""
    if crossing.blocks:
        return _COLOURS["blocks"]
    if crossing.piece.hides is not None:
        return _COLOURS["hides"]
    return _COLOURS["leaves" if crossing.piece.translucent > 0 else "other"]


def outline_of(crossing: Crossing) -> list[Point]:
    """Return a piece in a section, as places along the line and heights; of a thin wall its foot and its top."""
    base, (first, last) = crossing.piece.base, crossing.tops
    if crossing.end <= crossing.start:
        return [(crossing.start, base), (crossing.start, first)]
    return [(crossing.start, base), (crossing.end, base), (crossing.end, last), (crossing.start, first)]


def _piece_drawing(texts: Texts, crossing: Crossing, named: Named, at: Callable[[float, float], str]) -> str:
    points = "L".join(at(along, height) for along, height in outline_of(crossing))
    colour = css(colour_of(crossing))
    title = f"{named(whole_of(crossing.piece.id))}: {effect_words(texts, crossing)}"
    if crossing.end <= crossing.start:
        return f'<path d="M{points}" stroke="{colour}" stroke-width="3"><title>{escape(title)}</title></path>'
    look = f'fill="{colour}" fill-opacity="0.5" stroke="{colour}"'
    return f'<path d="M{points}Z" {look}><title>{escape(title)}</title></path>'


def _ticks(most: float, count: int) -> Sequence[float]:
    """Return round numbers from 0 up to a greatest one, about so many."""
    step = next((step for step in (0.25, 0.5, 1.0, 2.0, 5.0, 10.0, 20.0, 50.0, 100.0) if most / step <= count), 200.0)
    return [step * number for number in range(int(most / step + 1e-9) + 1)]


def section_page(
    texts: Texts, setup: GameSetup, found: Section, ends: tuple[str, str], named: Named | None = None
) -> str:
    """Return the whole page about a section."""
    name = named or (lambda each: name_of(texts, setup, each))
    title = texts("section-title", layout=setup.name.in_language(texts.language))
    rows = [[escape(cell) for cell in row] for row in section_rows(texts, found, name)]
    html = (
        f'<header><p class="kicker">{escape(texts("section-kicker"))}</p><h1>{escape(title)}</h1></header>'
        + "".join(paragraph(line) for line in section_lines(texts, found, ends, name))
        + section_drawing(texts, found, name)
        + (table(section_headings(texts), rows, (1, 2)) if rows else "")
    )
    made = texts("layout-report-made", version=pb12table.__version__, minutes=0, seconds=0)
    return document(texts.language, title, html, made)
