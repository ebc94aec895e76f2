"""A moment of a game under review: the table before a decision, with the line played and the line proposed on it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from math import hypot
from typing import Any, Final

import pygame

from pb12table.app.preview.state_picture import picture_of
from pb12table.kernel.game import EntryKind, visible_to
from pb12table.kernel.session import Session
from pb12table.skirmish.scene.face import NONE, Trails, trails_of
from pb12table.systems.known import scene
from pb12table.table.shapes import Point3
from pb12table.texts.locale import Texts
from pb12table.texts.reasons import heard_of
from pb12table.window.kit import theme
from pb12table.window.kit.canvas import Canvas
from pb12table.window.kit.palette import Colour
from pb12table.window.kit.portraits import portraits
from pb12table.window.kit.strokes import Pixel, arrow_head, circle, dashed, lines, towards
from pb12table.window.scene.picture import Camera
from pb12table.window.scene.table_view import TableView

FRAME: Final = 14.0
"""How much room the frame of the table takes, in natural pixels like all lengths here."""
SMALLER: Final = 0.6
"""The tokens and letters of the table are so large, compared with those of a game."""
WIDTH: Final = 3.5
HEAD: Final = 11.0
RING: Final = 11.0
TOKEN: Final = 13.0
"""So much before the middle of a token a line ends."""
LEAST: Final = 4.0
"""A line that is shorter in the window is a ring around where it is."""


@dataclass(frozen=True, eq=False)
class Scene:
    """The table as a viewer may know it before an entry of the journal, and what was done there and could have been."""

    entry: int
    state: Any
    played: Trails = NONE
    proposed: Trails = NONE


def scene_at(session: Session[Any], entry: int, better: tuple[Any] | None, viewer: str | None) -> Scene:
    """Return the moment before an entry; `better` is an answer that could have been given there, in a tuple."""
    face, before = scene(session.state.setup.system), session.past(entry)
    rules = session.system
    end = next((at for at in range(entry + 1, len(session.entries)) if _decides(session, at)), len(session.entries))
    log = (line for line in session.log if entry < line.entry <= end and not line.struck)
    events = [line.event for line in log if visible_to(line.event, viewer)]
    played = trails_of(face, rules.view(before.state, viewer), events)
    proposed = NONE
    if better is not None and before.refusal(better[0]) is None:
        told = [line.event for line in heard_of(before, better[0]) if visible_to(line.event, viewer)]
        proposed = trails_of(face, rules.view(before.state, viewer), told)
    return Scene(entry, rules.view(before.state, viewer), played, proposed)


def _decides(session: Session[Any], at: int) -> bool:
    return session.entries[at].kind is not EntryKind.DICE


class MomentTable:
    """Paints a moment; the picture is kept as long as it is the same, and its size."""

    def __init__(self, setup: Any) -> None:
        self._setup = setup
        self._view: TableView | None = None
        self._kept: tuple[object, pygame.Surface] | None = None
        self.is_coarse = False

    def paint(self, canvas: Canvas, rect: pygame.Rect, shown: Scene, texts: Texts) -> None:
        """Paint it into its place."""
        key = (shown, rect.size, canvas.scale, portraits.come, theme.EDITION, texts.language)
        if self._kept is None or self._kept[0] != key:
            surface = pygame.Surface(rect.size)
            surface.fill(theme.SUNKEN)
            self.is_coarse = not self._draw(surface, canvas.scale, shown, texts)
            if self.is_coarse:
                canvas.surface.blit(surface, rect)
                canvas.box(rect, None, theme.LINE, 0)
                return
            self._kept = (key, surface)
        canvas.surface.blit(self._kept[1], rect)
        canvas.box(rect, None, theme.LINE, 0)

    def _draw(self, surface: pygame.Surface, scale: float, shown: Scene, texts: Texts) -> bool:
        """Draw the table with both lines; return whether it is as fine as it can be."""
        if self._view is None or self._view.interface_scale != SMALLER * scale:
            self._view = TableView(self._setup, texts, SMALLER * scale)
        self._view.texts = texts
        field, room = self._setup.battlefield, surface.get_rect()
        camera = Camera.fitted(field.width, field.depth, room, FRAME * scale)
        picture = picture_of(shown.state, texts)
        picture.show_zones = False
        is_fine = self._view.draw(surface, camera, picture)
        draw_line(surface, camera, shown.played, theme.TEXT, scale)
        draw_line(surface, camera, shown.proposed, theme.GOOD, scale, dashes=True)
        return is_fine


def draw_line(
    surface: pygame.Surface, camera: Camera, trails: Trails, colour: Colour, scale: float, *, dashes: bool = False
) -> None:
    """Draw ways and strikes of one line of play, dashed where it was only proposed."""
    ways = [track.places for track in trails.tracks] + [(strike.start, strike.end) for strike in trails.strikes]
    for places in ways:
        points = _short_of_token(_pixels(camera, places), TOKEN * scale)
        if _length(points) < LEAST * scale:
            circle(surface, theme.INK, points[-1], RING * scale, (WIDTH + 2.0) * scale)
            circle(surface, colour, points[-1], RING * scale, WIDTH * scale)
            continue
        if dashes:
            dashed(surface, theme.INK, points, (WIDTH + 2.5) * scale, 9.0 * scale, 5.0 * scale)
            dashed(surface, colour, points, WIDTH * scale, 9.0 * scale, 5.0 * scale)
        else:
            lines(surface, theme.INK, points, (WIDTH + 2.5) * scale)
            lines(surface, colour, points, WIDTH * scale)
        arrow_head(surface, theme.INK, points[-1], points[-2], (HEAD + 4.0) * scale)
        arrow_head(surface, colour, points[-1], points[-2], HEAD * scale)


def _pixels(camera: Camera, places: Sequence[Point3]) -> list[Pixel]:
    found: list[Pixel] = []
    for x, y, _ in places:
        pixel = camera.to_screen_exact((x, y))
        if not found or pixel != found[-1]:
            found.append(pixel)
    return found


def _short_of_token(points: list[Pixel], radius: float) -> list[Pixel]:
    """Return a line that ends beside who stands at its end, so that both can be seen."""
    if len(points) < 2 or hypot(points[-1][0] - points[-2][0], points[-1][1] - points[-2][1]) < 2 * radius:
        return points
    return [*points[:-1], towards(points[-1], points[-2], radius)]


def _length(points: Sequence[Pixel]) -> float:
    return sum(hypot(b[0] - a[0], b[1] - a[1]) for a, b in pairwise(points))
