"""Marks at the passages that stop a figure: a bar across each with what it lacks, or the cells that close its way."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from math import hypot
from typing import Final

from pb12table.skirmish.hindrances import Barred, Hindrance
from pb12table.table.shapes import Point, Region, Ring
from pb12table.texts.hindrances import short_lack
from pb12table.texts.locale import Texts
from pb12table.window.scene.picture import Picture

WIDE: Final = 0.07
"""How wide a bar is, in steps."""
LONG: Final = 0.3
"""A bar is at least so long on both sides of its middle, in steps."""


def mark_barred(picture: Picture, texts: Texts, ways: Sequence[Barred]) -> None:
    """Show the passages on the way that lacks least, and outline what stands there."""
    for hindrance in ways[0] if ways else ():
        outlines = [*hindrance.cells, *(_bar(hindrance, line) for line in pairwise(hindrance.line))]
        picture.regions += [(Region(((outline, ()),)), "danger") for outline in outlines]
        told = short_lack(texts, hindrance)
        if told and hindrance.at is not None:
            picture.labels.append((hindrance.at[:2], told, "bad"))
        picture.highlighted_pieces = (*picture.highlighted_pieces, *filter(None, hindrance.names))


def _bar(hindrance: Hindrance, line: tuple[Point, Point]) -> Ring:
    """A bar along the line across a gap, or square to the line that leads over a step."""
    (x, y), (u, v) = line
    away = max(hypot(u - x, v - y), 1e-9)
    along = ((u - x) / away, (v - y) / away)
    middle, half = ((x + u) / 2.0, (y + v) / 2.0), away / 2.0
    if hindrance.kind != "narrow":
        along, half = (-along[1], along[0]), LONG
    east, north = along[0] * max(half, LONG), along[1] * max(half, LONG)
    aside, up = -along[1] * WIDE, along[0] * WIDE
    (a, b) = middle
    return (
        (a - east - aside, b - north - up),
        (a + east - aside, b + north - up),
        (a + east + aside, b + north + up),
        (a - east + aside, b - north + up),
    )
