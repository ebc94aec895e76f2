"""A way that is drawn over a layout, place by place, and how exposed one is along it, found beside the frames."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import pairwise
from typing import Final

import pygame

from pb12table.analysis.along import Along, NoWay, Place, along, way_through
from pb12table.analysis.layout import TABLE, Measured
from pb12table.app.worth.views import Line
from pb12table.report.colours import SIGHT
from pb12table.report.layouts.along_words import along_lines, looked_from
from pb12table.skirmish.faces.system import GameSetup
from pb12table.table.shapes import Point
from pb12table.table.units import plan_distance
from pb12table.texts.locale import Texts
from pb12table.window.kit.background import Background
from pb12table.window.kit.palette import INK, PAPER, Colour
from pb12table.window.kit.same import Same
from pb12table.window.kit.strokes import line
from pb12table.window.scene.camera import Camera
from pb12table.window.scene.plates import draw_plate

NEAR: Final = 1.5
"""So near to the way, in steps, the mouse points at a place of it."""
MOST: Final = 60
"""A way leads through at most so many places."""


@dataclass(frozen=True, slots=True)
class _Answer:
    """What was found of a way; `stopped` is the number of the place to which no way leads, None for all of it."""

    found: Along | None
    stopped: int | None = None


class DrawnWay:
    """The places that were clicked, whose opponents look (the `player` by id; TABLE: everybody), and what is known."""

    def __init__(self) -> None:
        self.points: list[Point] = []
        self.player = TABLE
        self._job: Background[_Answer] = Background()

    @property
    def found(self) -> Along | None:
        """Exposure along the way as it is drawn; None while it is looked for, and where there is none."""
        known = self._known()
        return None if known is None else known.found

    def _known(self) -> _Answer | None:
        return None if self._job.found is None or len(self.points) < 2 else self._job.found[1]

    def click(self, point: Point) -> None:
        """Lead the way on to a place."""
        if len(self.points) < MOST:
            self.points.append(point)

    def take_back(self) -> None:
        """Take the last place back."""
        if self.points:
            self.points.pop()

    def clear(self) -> None:
        """Take all places back."""
        self.points.clear()

    def ask(self, setup: GameSetup, measured: Measured) -> None:
        """Let the way be looked for on a layout that has been measured, unless that is done."""
        points, player, sites = tuple(self.points), self.player, measured.sites
        if len(points) < 2:
            return

        def job() -> _Answer:
            try:
                places, cost = way_through(setup, points)
            except NoWay as error:
                return _Answer(None, error.number)
            return _Answer(along(setup, sites, player, places, cost))

        self._job.ask((points, player, Same(sites), Same(setup)), job)

    def work(self) -> bool:
        """Look whether there is an answer; return whether it is new."""
        return self._job.work()

    def settle(self) -> None:
        """Wait for the answer."""
        self._job.settle()

    def give_up(self) -> None:
        """Nothing is waited for any more."""
        self._job.forget()

    # -- what is shown --------------------------------------------------------------------------------------

    def pointed(self, mouse: Point | None) -> Place | None:
        """The place of the way that the mouse is nearest to; None where it is far from all of them."""
        found = self.found
        if found is None or mouse is None or not found.places:
            return None
        nearest = min(found.places, key=lambda place: plan_distance(place.at[:2], mouse))
        return nearest if plan_distance(nearest.at[:2], mouse) <= NEAR else None

    def lines(self, texts: Texts, setup: GameSetup, key: str, mouse: Point | None) -> list[Line]:
        """What is told beside the table: how to draw it, its numbers, and the curve."""
        ground = looked_from(texts, setup, self.player)
        told = [Line("head", texts("worth-along-head")), Line("pair", texts("worth-along-looks"), ground)]
        answer = self._known()
        if len(self.points) < 2:
            return [*told, Line("text", texts("worth-along-hint", key=key))]
        if self._job.is_busy or answer is None:
            return [*told, Line("text", texts("worth-along-working"))]
        if answer.found is None:
            stop = "worth-along-none" if answer.stopped else "worth-along-start"
            return [*told, Line("bad", texts(stop)), Line("text", texts("worth-along-hint", key=key))]
        found = answer.found
        here = self.pointed(mouse)
        curve = tuple((place.along, place.seen) for place in found.places)
        told += [Line("text", line) for line in along_lines(texts, setup, found)]
        told.append(Line("curve", texts("along-column-along"), curve=curve, mark=-1.0 if here is None else here.along))
        if here is not None:
            share = f"{texts.number(100.0 * here.seen, 1)} %"
            told.append(Line("text", texts("worth-along-here", share=share, along=round(here.along, 1))))
        return [*told, Line("text", texts("worth-along-hint", key=key))]

    def draw(self, surface: pygame.Surface, camera: Camera, mouse: Point | None, scale: float) -> None:
        """The way in the colours of how much sees one on it, and the places that were clicked."""
        found = self.found
        if found is not None:
            pixels = [camera.to_screen_exact(place.at[:2]) for place in found.places]
            for first, second in pairwise(pixels):
                line(surface, PAPER, first, second, 8.4 * scale)
            for number, (first, second) in enumerate(pairwise(pixels)):
                seen = 0.5 * (found.places[number].seen + found.places[number + 1].seen)
                line(surface, _shade(seen), first, second, 5.0 * scale)
        for number, point in enumerate(self.points, 1):
            draw_plate(surface, str(number), camera.to_screen_exact(point), scale)
        here = self.pointed(mouse)
        if here is not None:
            pixel = camera.to_screen_exact(here.at[:2])
            pygame.draw.circle(surface, PAPER, pixel, 7.5 * scale)
            pygame.draw.circle(surface, INK, pixel, 5.4 * scale)


def _shade(share: float) -> Colour:
    """The colour of a share on the scale of the exposure maps."""
    parts = len(SIGHT) - 1
    low = min(int(share * parts), parts - 1)
    part = share * parts - low
    red, green, blue = (round(a + (b - a) * part) for a, b in zip(SIGHT[low], SIGHT[low + 1], strict=True))
    return (red, green, blue)
