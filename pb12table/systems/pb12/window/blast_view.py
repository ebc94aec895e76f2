"""What a target radius would do, shown before it goes off: the circle, who is in it, and what covers whom.

R1.6.9, R1.6.11, R1.6.15, R1.6.17.
"""

from __future__ import annotations

from math import ceil
from typing import Literal

from pb12table.skirmish.forms.sketch import Circle, Lit, Note, Outlined, Sketch
from pb12table.skirmish.ids import FigureId
from pb12table.systems.pb12.rules.attacks.blast import Reached, is_in_sector
from pb12table.systems.pb12.rules.attacks.chosen_target import ChosenTarget
from pb12table.systems.pb12.rules.attacks.targets import ranged_target_refusal
from pb12table.systems.pb12.rules.figures.facing import facing_to_point
from pb12table.systems.pb12.rules.figures.figures import base_point, body
from pb12table.systems.pb12.rules.game.answers import RangedAttack
from pb12table.systems.pb12.rules.game.state import State
from pb12table.systems.pb12.rules.preparations.profiles import Block, Setup
from pb12table.table.shapes import Point, Point3, Region
from pb12table.table.standing.support import open_heights
from pb12table.table.units import moved
from pb12table.texts.locale import Texts
from pb12table.texts.names import figure_name, name_of

ABOVE = 0.001
"""Target points on terrain are lifted by this, so that rounding does not put them into a ramp."""

ARC = 6.0
"""Degrees between two corners of a drawn arc."""


def point_below(state: State, figure: FigureId, point: Point) -> Point3:
    """The target point at a place of the table: on the highest surface that may be chosen, else on the highest."""
    found = points_below(state, point)[::-1]
    return next((place for place in found if _may_be_chosen(state, figure, place)), found[0])


def points_below(state: State, point: Point) -> list[Point3]:
    """The target points at a place of the table, one on each open surface there, lowest first.  R1.6.4."""
    return [(*point, height + ABOVE if height > 0 else 0.0) for height in open_heights(state.battlefield, *point)]


def _may_be_chosen(state: State, figure: FigureId, place: Point3) -> bool:
    facing = facing_to_point(state, figure, place)
    return ranged_target_refusal(state, figure, ChosenTarget(point=place), facing) is None


def at_own_feet(state: State, figure: FigureId, weapon: Block) -> RangedAttack:
    """The nearest attack on a point there is, to find out whether a weapon can be thrown at all."""
    placed = state.figures[figure]
    return RangedAttack(weapon.id, None, 1, point=(placed.x, placed.y, placed.z))


def in_sector(state: State, hits: list[Reached], point: Point3, start: float, sector: int) -> list[Reached]:
    """Those of the figures in a radius that a sector reaches."""
    return [hit for hit in hits if is_in_sector(point, base_point(state, hit.figure), start, sector)]


def sector_region(point: Point3, radius: float, start: float, sector: int) -> Region:
    """The sector as it is drawn: a slice from `start` on counter-clockwise, or the circle."""
    steps = max(ceil(sector / ARC), 1)
    arc = tuple(moved(point[:2], start + sector * number / steps, radius) for number in range(steps + 1))
    return Region(((arc[:-1] if sector >= 360 else (point[:2], *arc), ()),))


def blast_sketch(
    texts: Texts, state: State, point: Point3, radius: int, hits: list[Reached]
) -> tuple[Sketch, ...]:
    """The circle of a target radius, everybody whom it would hit, and what covers whom."""
    covered = [(body(state, hit.figure).position, cover_words(texts, hit)) for hit in hits]
    return (
        Circle(point[:2], float(radius), texts("ring-target-radius")),
        Lit(frozenset(hit.figure for hit in hits), how="hit"),
        *(Note(place, words, "good") for place, words in covered if words),
        Outlined(tuple(hit.piece for hit in hits if hit.cover is not None or hit.hidden)),
    )


def cover_words(texts: Texts, hit: Reached) -> str:
    """How well a figure is covered, in a word; "" when it is not."""
    if hit.hidden:
        return texts("blast-hidden")
    return "" if hit.cover is None else texts("blast-cover", value=texts.signed(hit.cover.value))


def blast_line(texts: Texts, setup: Setup, hits: list[Reached], where: Literal["blast", "sector"] = "blast") -> str:
    """Who would be hit in the radius or the sector, with the cover of each, in one line."""
    if not hits:
        return texts(f"{where}-nobody")
    parts = []
    for hit in hits:
        name, words = figure_name(texts, setup, hit.figure), cover_words(texts, hit)
        by = name_of(texts, setup, hit.piece, "object") if words and hit.piece else ""
        parts.append(texts("blast-one", figure=name, cover=words, by=by, has="cover" if words else "none"))
    return texts(f"{where}-who", figures=texts.listing(parts))
