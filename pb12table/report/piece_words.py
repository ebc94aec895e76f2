"""What is said of lanes that matter, and of a piece that is to close them: in the window and by the command."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from pb12table.analysis.layout import TABLE
from pb12table.analysis.pieces import IMAGE, NEW, Lines, LongLane, Placed
from pb12table.report.layout_words import ground_name, percent
from pb12table.skirmish.faces.system import GameSetup
from pb12table.table.shapes import Point3, rounded
from pb12table.texts.layouts import place_told
from pb12table.texts.locale import Texts, upper_first
from pb12table.texts.names import piece_name

EVERYWHERE = "table"
"""What the whole table is called in data."""


def lines_line(texts: Texts, lines: Lines) -> str:
    """Return how many lines count, and how much of them is free."""
    return texts("piece-lines", lines=lines.count, share=percent(texts, lines.share, 1))


def lane_ends(texts: Texts, setup: GameSetup, lane: LongLane) -> str:
    """Return between which grounds a lane leads."""
    if lane.first == TABLE:
        return texts("layout-whole-table")
    return " → ".join(upper_first(ground_name(texts, setup, key)) for key in (lane.first, lane.second))


def lane_place(texts: Texts, lines: Lines, point: Point3) -> str:
    """Return where one stands at an end of a lane."""
    return place_told(texts, (point[0], point[1], point[2] - lines.sites.stature.eye))


def place_line(texts: Texts, found: Placed) -> str:
    """Return where a piece lies, how it is turned, and how much of the lines is free before and after."""
    x, y = (texts.number(value, 2) for value in found.at)
    before, after = (percent(texts, share, 1) for share in (found.before, found.after))
    return texts("piece-place", x=x, y=y, turn=texts.number(found.turn, 1), before=before, after=after)


def lanes_line(texts: Texts, lines: Lines, found: Placed) -> str:
    """Return which of the lanes that matter a piece interrupts, and how much is left of each; "" for none."""
    told = [
        texts("piece-lane-left", number=number, length=texts.number(lane.length, 1), left=texts.number(left, 1))
        for number, (lane, left) in enumerate(zip(lines.lanes, found.lanes, strict=True), 1)
        if left < lane.length - 1e-6
    ]
    return texts("piece-lanes-left", lanes=texts.listing(told)) if told else ""


def warnings(texts: Texts, setup: GameSetup, found: Placed) -> Iterator[str]:
    """Yield what a piece bars to those who walk, worst first."""
    for cut in found.cuts:
        names = {
            key: upper_first(ground_name(texts, setup, ground))
            for key, ground in (("start", cut.first), ("end", cut.second))
        }
        if cut.after is None:
            yield texts("piece-cuts-off", **names)
        else:
            yield texts("piece-detour", more=round(cut.after - cut.before, 1), **names)
    if found.barred.closes:
        yield texts("piece-closes")
    for gap in found.barred.narrow:
        yield texts("piece-narrow", width=texts.number(gap.width, 2), beside=_beside(texts, setup, gap.beside))
    if found.built_over:
        yield texts("piece-built-over", places=found.built_over)


def _beside(texts: Texts, setup: GameSetup, key: str) -> str:
    """Return the name of what a gap is beside."""
    if key in (NEW, IMAGE):
        return texts("piece-its-image")
    return piece_name(texts, setup, key) if key else texts("piece-table-edge")


def plain_lines(lines: Lines) -> dict[str, Any]:
    """Return the lanes that matter as JSON-ready data, lengths in steps."""
    return {
        "lines": lines.count,
        "free": round(lines.share, 4),
        "lanes": [
            {
                "from": [rounded(value) for value in lane.start],
                "to": [rounded(value) for value in lane.end],
                "grounds": [lane.first or EVERYWHERE, lane.second or EVERYWHERE],
                "length": rounded(lane.length),
                "weight": rounded(lane.weight),
            }
            for lane in lines.lanes
        ],
    }


def plain_place(found: Placed, entry: Mapping[str, Any]) -> dict[str, Any]:
    """Return what a piece does at a place as JSON-ready data; `entry` are its keys as a layout has them."""
    return {
        "at": [rounded(value) for value in found.at],
        "turn": rounded(found.turn),
        "before": round(found.before, 4),
        "after": round(found.after, 4),
        "lanes_left": [rounded(left) for left in found.lanes],
        "built_over": found.built_over,
        "narrow": [{"beside": gap.beside or None, "width": gap.width} for gap in found.barred.narrow],
        "closes_passage": found.barred.closes,
        "ways": [
            {"grounds": [cut.first, cut.second], "before": cut.before, "after": cut.after} for cut in found.cuts
        ],
        "terrain": dict(entry),
    }  # fmt: skip
