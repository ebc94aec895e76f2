"""The camera: which part of the table the window shows, and the way between pixels and steps."""

from __future__ import annotations

from dataclasses import dataclass, replace
from math import isfinite

import pygame

from pb12table.table.shapes import Point

CLOSEST = 260.0
"""The largest scale, in pixels per step."""
FARTHEST = 0.6
"""The smallest scale, as a share of the one at which the whole table is seen."""

MARGIN = 28.0
"""So many pixels are left around a whole table."""


@dataclass(frozen=True, slots=True)
class Camera:
    """A view of a table of `width` by `depth` steps from straight above.

    `viewport` is the part of the window in pixels, `scale` is in pixels per step, `centre` is the table point in the
    middle of the viewport. East is right and north is up. `margins` are the pixels left beside a whole table, and above
    and below it. The methods give new cameras; all but `pushed` keep the table in sight.
    """

    viewport: pygame.Rect
    scale: float
    centre: Point
    width: float
    depth: float
    margins: tuple[float, float] = (0.0, 0.0)

    @staticmethod
    def fitted(
        width: float, depth: float, viewport: pygame.Rect, margin: float = MARGIN, beside: float = 0.0
    ) -> Camera:
        """The camera that shows the whole table with `margin` pixels around it, and more `beside` it on both sides."""
        margins = (margin + beside, margin)
        scale = _fitting_scale(width, depth, viewport.w, viewport.h, margins)
        return Camera(viewport.copy(), scale, (width / 2.0, depth / 2.0), width, depth, margins)

    def to_screen(self, point: Point) -> tuple[int, int]:
        """The pixel of a table point."""
        x, y = self.to_screen_exact(point)
        return round(x), round(y)

    def to_screen_exact(self, point: Point) -> tuple[float, float]:
        """The place of a table point in pixels, not rounded."""
        return (
            self.viewport.x + self.viewport.w / 2.0 + (point[0] - self.centre[0]) * self.scale,
            self.viewport.y + self.viewport.h / 2.0 - (point[1] - self.centre[1]) * self.scale,
        )

    def table_on_screen(self) -> pygame.Rect:
        """Where the whole table lies in the window, also beyond the viewport."""
        left, top = self.to_screen((0.0, self.depth))
        right, bottom = self.to_screen((self.width, 0.0))
        return pygame.Rect(left, top, right - left, bottom - top)

    def to_table(self, pixel: tuple[float, float]) -> Point:
        """The table point under a pixel, in steps; it may lie beside the table."""
        return (
            self.centre[0] + (pixel[0] - self.viewport.x - self.viewport.w / 2.0) / self.scale,
            self.centre[1] - (pixel[1] - self.viewport.y - self.viewport.h / 2.0) / self.scale,
        )

    def zoomed(
        self, factor: float, at_pixel: tuple[float, float] | None = None, farthest: float = FARTHEST
    ) -> Camera:
        """Nearer by a factor, keeping the table point under `at_pixel` (the middle if None) where it is.

        `farthest` is the smallest scale as a share of the one at which the whole table is seen.
        """
        if not isfinite(factor) or factor <= 0.0:
            return self
        least = _fitting_scale(self.width, self.depth, self.viewport.w, self.viewport.h, (0.0, 0.0)) * farthest
        scale = min(max(self.scale * factor, least), max(CLOSEST, least))
        pixel = self.viewport.center if at_pixel is None else at_pixel
        fixed = self.to_table(pixel)
        nearer = replace(self, scale=scale)
        now = nearer.to_table(pixel)
        centre = (self.centre[0] + fixed[0] - now[0], self.centre[1] + fixed[1] - now[1])
        return replace(nearer, centre=centre)._clamped()

    def panned(self, dx_pixels: float, dy_pixels: float) -> Camera:
        """The table pushed right and down by so many pixels, as a hand pushes a map."""
        return self.pushed(dx_pixels, dy_pixels)._clamped()

    def pushed(self, dx_pixels: float, dy_pixels: float) -> Camera:
        """The table pushed right and down by so many pixels, however little of it stays in sight."""
        centre = (self.centre[0] - dx_pixels / self.scale, self.centre[1] + dy_pixels / self.scale)
        return replace(self, centre=centre)

    def centred(self, point: Point) -> Camera:
        """With a table point in the middle of the viewport, as far as the table stays in sight."""
        return replace(self, centre=point)._clamped()

    def showing(self, point: Point, margin: float) -> Camera:
        """Pushed as little as possible so that a table point lies at least `margin` pixels inside the viewport."""
        (x, y), inner = self.to_screen_exact(point), self.viewport
        dx = max(inner.left + margin - x, 0.0) - max(x - inner.right + margin, 0.0)
        dy = max(inner.top + margin - y, 0.0) - max(y - inner.bottom + margin, 0.0)
        return self.panned(dx, dy) if dx or dy else self

    def resized(self, viewport: pygame.Rect) -> Camera:
        """The same view in another viewport; a whole table that was seen stays seen."""
        return self._sized(self.viewport.h, viewport)

    def reframed(self, viewport: pygame.Rect, *, still: bool = False) -> Camera:
        """The same view in a viewport of another height: a whole table stays whole; else, or `still`, nothing moves.

        A table that is whole in the lower viewport, too, stays where it is, and when that grows again as well.
        """
        if viewport == self.viewport:
            return self
        # The middle of a rectangle of pixels is a whole pixel, which would push the table by half a one.
        centre = (viewport.x + viewport.w / 2.0, viewport.y + viewport.h / 2.0)
        there = replace(self, viewport=viewport.copy(), centre=self.to_table(centre))
        table, seen = self.table_on_screen(), self.viewport
        if still or not seen.contains(table):
            return there
        above, below = table.top - seen.top, seen.bottom - table.bottom
        if viewport.contains(table) if viewport.h < seen.h else viewport.h - seen.h <= above - below:
            return there
        # Where it stayed before, it is as large as in the viewport in whose middle it lay then.
        height = 2.0 * (self.to_screen_exact(self.middle)[1] - seen.top) if below < above else seen.h
        middle = replace(self, centre=(self.centre[0], self.depth / 2.0)) if below < above else self
        return middle._sized(height, viewport)

    @property
    def middle(self) -> Point:
        """The middle of the table."""
        return self.width / 2.0, self.depth / 2.0

    def _sized(self, height: float, viewport: pygame.Rect) -> Camera:
        """What was seen in a viewport of a height, in another."""
        is_whole = self.scale <= _fitting_scale(self.width, self.depth, self.viewport.w, height, (0.0, 0.0))
        margins = self.margins if is_whole else (0.0, 0.0)
        before = _fitting_scale(self.width, self.depth, self.viewport.w, height, margins)
        after = _fitting_scale(self.width, self.depth, viewport.w, viewport.h, margins)
        scale = min(max(self.scale * after / before, after * FARTHEST), max(CLOSEST, after))
        return replace(self, viewport=viewport.copy(), scale=scale)._clamped()

    def shows(self, point: Point, margin: float = 0.0) -> bool:
        """Whether a table point lies in the viewport, at least `margin` pixels from its border."""
        x, y = self.to_screen_exact(point)
        inner = self.viewport
        return (
            inner.left + margin <= x <= inner.right - margin
            and inner.top + margin <= y <= inner.bottom - margin
        )

    def _clamped(self) -> Camera:
        """With the centre on the table, so that at least a quarter of the view shows table."""
        x = min(max(self.centre[0], 0.0), self.width)
        y = min(max(self.centre[1], 0.0), self.depth)
        return self if (x, y) == self.centre else replace(self, centre=(x, y))


def _fitting_scale(width: float, depth: float, wide: float, high: float, margins: tuple[float, float]) -> float:
    across = max(wide - 2.0 * margins[0], 16.0) / max(width, 0.1)
    up = max(high - 2.0 * margins[1], 16.0) / max(depth, 0.1)
    return min(across, up, CLOSEST)
