"""A patch of the table being painted, and how each kind of terrain looks: painter, texture, colours."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import pairwise
from math import ceil, cos, floor, hypot, sin
from typing import Any, Final, Literal, TypeVar

import numpy as np
import pygame
from numpy.typing import NDArray

from pb12table.files.places import assets_folder
from pb12table.table.shapes import Box, Point, Ring, box_of, ring_area
from pb12table.table.terrain import Piece
from pb12table.window.kit.palette import Colour

Floats = NDArray[np.floating[Any]]
Bytes = NDArray[np.uint8]
Number = TypeVar("Number", bound=np.generic)
Pixel = tuple[float, float]

THIN_WIDTH = 0.16
"""How broad a wall without thickness is drawn, in steps."""
LIGHT: Pixel = (-0.7071, 0.7071)
"""Where the light comes from, as a unit vector on the table: north-west."""


@dataclass(frozen=True, slots=True)
class Patch:
    """A rectangle of `width` x `height` pixels whose upper left corner lies at (`west`, `north`) on the table."""

    west: float
    north: float
    scale: float
    width: int
    height: int

    def pixel(self, point: Point) -> Pixel:
        """Return the pixel of a table point, not rounded."""
        return ((point[0] - self.west) * self.scale, (self.north - point[1]) * self.scale)

    def pixels(self, ring: Sequence[Point]) -> list[Pixel]:
        """Return the pixels of several table points."""
        return [self.pixel(point) for point in ring]

    def bounds(self) -> Box:
        """Return west, south, east and north in steps."""
        return (
            self.west,
            self.north - self.height / self.scale,
            self.west + self.width / self.scale,
            self.north,
        )

    def cut(self, bounds: Box) -> tuple[Patch, tuple[int, int]] | None:
        """Return the part of the patch within bounds in steps, and its place in this one; None for nothing."""
        left = max(floor((bounds[0] - self.west) * self.scale), 0)
        right = min(ceil((bounds[2] - self.west) * self.scale), self.width)
        top = max(floor((self.north - bounds[3]) * self.scale), 0)
        bottom = min(ceil((self.north - bounds[1]) * self.scale), self.height)
        if right <= left or bottom <= top:
            return None
        west, north = self.west + left / self.scale, self.north - top / self.scale
        return Patch(west, north, self.scale, right - left, bottom - top), (left, top)

    def places(self) -> tuple[Floats, Floats]:
        """Return the table coordinates of the pixels' middles: x as a column, y as a row."""
        x = self.west + (np.arange(self.width, dtype=np.float32) + 0.5) / self.scale
        y = self.north - (np.arange(self.height, dtype=np.float32) + 0.5) / self.scale
        return x[:, None], y[None, :]


def bounds_of(ring: Sequence[Point], margin: float = 0.0) -> Box:
    """Return west, south, east and north of some points, widened by a margin in steps."""
    west, south, east, north = box_of(ring)
    return (west - margin, south - margin, east + margin, north + margin)


def joined(first: Box, second: Box) -> Box:
    """Return the combined bounds of two."""
    return (min(first[0], second[0]), min(first[1], second[1]), max(first[2], second[2]), max(first[3], second[3]))


def rings_of(piece: Piece) -> tuple[Ring, ...]:
    """Return the outer ring and the holes drawn for a piece; a thin wall becomes a narrow band."""
    if piece.thin:
        return tuple(band(start, end, THIN_WIDTH) for start, end in pairwise(piece.outline))
    return (piece.outline, *piece.holes)


def band(start: Point, end: Point, width: float) -> Ring:
    """Return a rectangle along a line, extended at both ends by half its width so that corners close."""
    dx, dy = end[0] - start[0], end[1] - start[1]
    length = hypot(dx, dy) or 1.0
    ux, uy = dx / length * width / 2.0, dy / length * width / 2.0
    return (
        (start[0] - ux + uy, start[1] - uy - ux),
        (end[0] + ux + uy, end[1] + uy - ux),
        (end[0] + ux - uy, end[1] + uy + ux),
        (start[0] - ux - uy, start[1] - uy + ux),
    )


def fill(surface: pygame.Surface, patch: Patch, piece: Piece, inside: int | tuple[int, int, int]) -> None:
    """Fill a piece's area with a colour, leaving its holes black."""
    rings = rings_of(piece)
    holes = () if piece.thin else rings[1:]
    for ring in rings if piece.thin else rings[:1]:
        pygame.draw.polygon(surface, inside, patch.pixels(ring))
    for hole in holes:
        pygame.draw.polygon(surface, 0, patch.pixels(hole))


def mask_of(patch: Patch, piece: Piece) -> Bytes:
    """Return 255 where the piece is, 0 elsewhere."""
    sheet = pygame.Surface((patch.width, patch.height), 0, 8)
    fill(sheet, patch, piece, 255)
    return np.array(pygame.surfarray.pixels2d(sheet))


def long_direction(ring: Sequence[Point]) -> float:
    """Return the direction of a ring's longest edge, in radians counter-clockwise from east."""
    edges = list(zip(ring, [*ring[1:], ring[0]], strict=True))
    (x0, y0), (x1, y1) = max(edges, key=lambda edge: hypot(edge[1][0] - edge[0][0], edge[1][1] - edge[0][1]))
    return float(np.arctan2(y1 - y0, x1 - x0))


@dataclass(frozen=True, slots=True)
class Edges:
    """For each pixel of a patch: the distance in steps from the nearest edge, and that edge's outward normal.

    `along` is the place along the edge in steps and `number` the edge's.
    """

    distance: Floats
    along: Floats
    facing_x: Floats
    facing_y: Floats
    number: NDArray[np.int16]

    @property
    def lit(self) -> Floats:
        """Return how far each pixel's edge faces the light, -1 to 1."""
        return self.facing_x * np.float32(LIGHT[0]) + self.facing_y * np.float32(LIGHT[1])


MOST_FIELD_PIXELS = 90_000


def edges_of(patch: Patch, rings: Sequence[Ring], table: tuple[float, float] | None = None) -> Edges:
    """Return the nearest edge of each pixel; big patches are measured coarsely, at every second or third pixel.

    With `table` (width, depth) given, edges that lie on the border of the table do not count.
    """
    coarse = 1
    while patch.width * patch.height / coarse**2 > MOST_FIELD_PIXELS:
        coarse += 1
    small = Patch(patch.west, patch.north, patch.scale / coarse, -(-patch.width // coarse), -(-patch.height // coarse))
    x, y = small.places()
    shape = (small.width, small.height)
    best = np.full(shape, 1e12, np.float32)
    along = np.zeros(shape, np.float32)
    number = np.zeros(shape, np.int16)
    normals: list[Pixel] = []
    for ring in rings:
        # Holes must run against the outer ring, so that normals point away from the solid.
        is_outer = ring is rings[0]
        turned = ring if (ring_area(ring) > 0.0) is is_outer else ring[::-1]
        for (ax, ay), (bx, by) in zip(turned, [*turned[1:], turned[0]], strict=True):
            length = hypot(bx - ax, by - ay)
            if length == 0.0 or (table is not None and _on_border((ax, ay), (bx, by), table)):
                continue
            ux, uy = (bx - ax) / length, (by - ay) / length
            t = (x - ax) * ux + (y - ay) * uy
            beside = np.clip(t, 0.0, length) - t
            across = (x - ax) * uy - (y - ay) * ux
            squared = beside * beside + across * across
            nearer = squared < best
            np.copyto(best, squared, where=nearer)
            np.copyto(along, t, where=nearer)
            np.copyto(number, np.int16(len(normals)), where=nearer)
            normals.append((uy, -ux))
    normal = np.array(normals or [(0.0, 0.0)], np.float32)
    facing_x, facing_y = normal[number, 0], normal[number, 1]
    fields = (np.sqrt(best), along, facing_x, facing_y)
    grown = [_grown(field, coarse, patch) for field in fields]
    return Edges(grown[0], grown[1], grown[2], grown[3], _grown(number, coarse, patch))


def _on_border(start: Point, end: Point, table: tuple[float, float]) -> bool:
    return any(
        abs(start[axis] - border) < 1e-6 and abs(end[axis] - border) < 1e-6
        for axis in (0, 1)
        for border in (0.0, table[axis])
    )


def _grown(field: NDArray[Number], times: int, patch: Patch) -> NDArray[Number]:
    if times == 1:
        return field
    big = np.repeat(np.repeat(field, times, axis=0), times, axis=1)
    return big[: patch.width, : patch.height]


def lit(pixels: Bytes, shade: Floats, tint: Colour = (255, 255, 255)) -> pygame.Surface:
    """Return a surface of pixels [x, y, colour] lightened and darkened by a factor, and tinted."""
    factors = shade.astype(np.float32)[:, :, None] * (np.array(tint, np.float32) / np.float32(255.0))
    return pygame.surfarray.make_surface(np.minimum(pixels * factors, 255.0).astype(np.uint8))


def cut_out(surface: pygame.Surface, alpha: Bytes) -> pygame.Surface:
    """Return a surface with an alpha channel: that of `alpha`, or less if the surface already has one."""
    result = pygame.Surface(surface.get_size(), pygame.SRCALPHA, 32)
    result.blit(surface, (0, 0))
    channel = pygame.surfarray.pixels_alpha(result)
    np.minimum(channel, alpha, out=channel)
    del channel
    return result


def rim(edges: Edges, width: float, strength: float) -> Floats:
    """Return a factor that lights the rim toward the light and darkens the one away from it, `width` steps wide."""
    near = np.clip(1.0 - edges.distance / np.float32(width), 0.0, 1.0)
    result: Floats = (1.0 + near * edges.lit * np.float32(strength)).astype(np.float32)
    return result


def hashed(values: Floats) -> Floats:
    """Return a value 0..1 for each number that looks random but is always the same."""
    mixed = np.sin(values * np.float32(12.9898) + np.float32(4.1)) * np.float32(43758.547)
    result: Floats = (mixed - np.floor(mixed)).astype(np.float32)
    return result


def risen(piece: Piece) -> float:
    """Return how much lighter a surface is as it gets higher, as a factor."""
    return 0.93 + 0.045 * min(piece.top, 5.0)


def depth_of(piece: Piece) -> float:
    """Return the approximate depth of a piece: the shorter side of its bounds, in steps."""
    west, south, east, north = bounds_of(piece.outline)
    return min(east - west, north - south)


PIXELS_PER_STEP: Final = 64
LARGEST_LEVEL: Final = 2
SMALLEST_LEVEL: Final = -4


def texture(patch: Patch, name: str, angle: float = 0.0) -> Bytes:
    """Return the pixels of a patch covered with a texture whose rows run in a direction, in radians."""
    level = _level(patch.scale)
    pixels = _pixels(name, level)
    density = PIXELS_PER_STEP * 2.0**level
    x, y = patch.places()
    if angle == 0.0:
        columns = np.floor(x[:, 0] * density).astype(np.int64) % pixels.shape[0]
        rows = np.floor(-y[0] * density).astype(np.int64) % pixels.shape[1]
        straight: Bytes = pixels[columns[:, None], rows[None, :]]
        return straight
    c, s = np.float32(cos(angle)), np.float32(sin(angle))
    return sampled(name, x * c + y * s, y * c - x * s, patch.scale)


def sampled(name: str, along: Floats, across: Floats, scale: float) -> Bytes:
    """Return a sampled texture: `along` its rows and upward `across` them, both in steps."""
    level = _level(scale)
    pixels = _pixels(name, level)
    density = np.float32(PIXELS_PER_STEP * 2.0**level)
    columns = np.floor(along * density).astype(np.int32) % pixels.shape[0]
    rows = np.floor(across * -density).astype(np.int32) % pixels.shape[1]
    turned: Bytes = pixels[columns, rows]
    return turned


def _level(scale: float) -> int:
    """Return the power of two of the texture's size nearest to a scale in pixels per step, not coarser than 3/4."""
    level = SMALLEST_LEVEL
    while level < LARGEST_LEVEL and PIXELS_PER_STEP * 2.0**level < 0.75 * scale:
        level += 1
    return level


@lru_cache(maxsize=32)
def _pixels(name: str, level: int) -> Bytes:
    """Return a texture enlarged by 2 to the power of `level`, as an array [x, y, colour]."""
    if level == 0:
        picture = pygame.image.load(assets_folder() / "textures" / f"{name}.png")
        return np.array(pygame.surfarray.array3d(picture))
    original = _pixels(name, 0)
    size = max(round(original.shape[0] * 2.0**level), 1)
    # A border from the other side keeps the seams closed while the picture is scaled.
    rim = 16
    padded = np.pad(original, ((rim, rim), (rim, rim), (0, 0)), mode="wrap")
    sheet = pygame.surfarray.make_surface(padded)
    factor = size / original.shape[0]
    whole = round(padded.shape[0] * factor)
    scaled = pygame.surfarray.array3d(pygame.transform.smoothscale(sheet, (whole, whole)))
    start = round(rim * factor)
    return np.array(scaled[start : start + size, start : start + size])


Form = Literal[
    "stone", "tower", "roof", "thatch", "hill", "rock", "water", "woods", "tree", "hedge", "scrub", "smoke", "crates",
    "barrel", "fence", "palisade", "boards", "boat", "steps", "slope", "ruin", "column", "well", "awning", "road",
    "car", "flat-roof", "sheet-roof", "pump", "wagon", "bench",
    "glass", "slates", "sacks",
]  # fmt: skip


@dataclass(frozen=True, slots=True)
class Style:
    """A painter, a tint multiplied in (255 leaves the texture as it is), the ink of the outline, how dark
    the shadow is."""

    form: Form
    tint: Colour = (255, 255, 255)
    ink: Colour = (52, 42, 34)
    shadow: float = 1.0
    outlined: bool = True


STYLES: Final[dict[str, Style]] = {
    "wall": Style("stone", (250, 244, 234), (58, 50, 44)),
    "building": Style("roof", (255, 250, 244), (66, 32, 24)),
    "house": Style("roof", (255, 250, 244), (66, 32, 24)),
    "slates": Style("slates", (206, 216, 236), (40, 42, 50)),
    "dome": Style("slates", (150, 190, 176), (40, 52, 50)),
    "warehouse": Style("roof", (214, 214, 214), (48, 36, 32)),
    "tower": Style("tower", (255, 248, 232), (58, 50, 44)),
    "rampart": Style("tower", (255, 248, 232), (58, 50, 44)),
    "hut": Style("thatch", (255, 250, 240), (70, 52, 28)),
    "column": Style("column", (255, 252, 244), (66, 60, 54)),
    "statue": Style("column", (246, 250, 240), (66, 60, 54)),
    "well": Style("well", (255, 255, 255), (58, 52, 48)),
    "stall": Style("awning", (255, 255, 255), (74, 40, 32)),
    "palisade": Style("palisade", (232, 214, 190), (58, 40, 26)),
    "rubble": Style("ruin", (236, 228, 212), (78, 68, 58)),
    "mast": Style("barrel", (226, 206, 180), (52, 36, 24)),
    "scrub": Style("scrub", (252, 250, 214), (70, 82, 42), 0.4, False),
    "reeds": Style("scrub", (255, 246, 178), (86, 88, 40), 0.4, False),
    "smoke": Style("smoke", (255, 255, 255), (90, 90, 90), 0.0, False),
    "road": Style("road", (255, 255, 255), (110, 98, 76), 0.0, False),
    "ruin": Style("ruin", (244, 240, 228), (66, 58, 50)),
    "ruins": Style("ruin", (226, 220, 206), (66, 58, 50), 0.2, False),
    "hill": Style("hill", (255, 255, 255), (86, 92, 52)),
    "bank": Style("hill", (236, 178, 152), (84, 60, 42)),
    "ridge": Style("hill", (255, 255, 255), (86, 92, 52)),
    "cliff": Style("rock", (236, 226, 208), (70, 60, 52)),
    "rock": Style("rock", (255, 250, 244), (66, 60, 56)),
    "boulder": Style("rock", (255, 250, 244), (66, 60, 56)),
    "platform": Style("boards", (250, 240, 226), (66, 46, 30)),
    "quay": Style("stone", (232, 226, 214), (62, 56, 50)),
    "bridge": Style("boards", (238, 222, 200), (60, 42, 28)),
    "door": Style("boards", (214, 170, 122), (52, 34, 20), 0.8),
    "window": Style("glass", (214, 236, 248), (44, 66, 84), 0.3),
    "portcullis": Style("fence", (150, 154, 160), (40, 42, 46), 0.3),
    "one-way-wall": Style("glass", (196, 206, 226), (60, 54, 84), 0.6),
    "floor": Style("boards", (226, 204, 172), (70, 52, 36)),
    "roof": Style("roof", (240, 214, 204), (66, 32, 24)),
    "duckboards": Style("boards", (222, 208, 190), (62, 46, 32), 0.0),
    "plank": Style("boards", (238, 222, 200), (60, 42, 28)),
    "pier": Style("boards", (228, 216, 200), (60, 42, 28)),
    "jetty": Style("boards", (228, 216, 200), (60, 42, 28)),
    "ship": Style("boards", (240, 224, 200), (56, 40, 28)),
    "boat": Style("boat", (228, 204, 176), (56, 40, 28)),
    "table": Style("boards", (196, 148, 104), (54, 36, 22), 0.7),
    "cupboard": Style("boards", (152, 112, 82), (44, 28, 18)),
    "stairs": Style("steps", (244, 238, 228), (62, 56, 50)),
    "ladder": Style("fence", (206, 164, 112), (60, 38, 22), 0.4),
    "ramp": Style("slope", (244, 230, 208), (72, 58, 44)),
    "crates": Style("crates", (255, 244, 226), (70, 46, 26)),
    "crate": Style("crates", (255, 244, 226), (70, 46, 26)),
    "barrel": Style("barrel", (240, 220, 196), (58, 38, 24)),
    "barrels": Style("barrel", (240, 220, 196), (58, 38, 24)),
    "sacks": Style("sacks", (232, 214, 176), (78, 62, 40)),
    "cart": Style("crates", (240, 226, 206), (70, 46, 26)),
    "car": Style("car", (255, 255, 255), (30, 28, 30)),
    "pump": Style("pump", (255, 255, 255), (60, 34, 30)),
    "wagon": Style("wagon", (232, 222, 214), (40, 30, 24)),
    "shop": Style("flat-roof", (255, 252, 246), (58, 54, 50)),
    "shed": Style("sheet-roof", (255, 255, 255), (52, 48, 46)),
    "ledge": Style("bench", (255, 246, 232), (84, 74, 62)),
    "terrace": Style("bench", (255, 246, 232), (84, 74, 62)),
    "fence": Style("fence", (222, 200, 172), (66, 46, 30), 0.7),
    "wire": Style("fence", (196, 200, 206), (60, 62, 66), 0.5),
    "railing": Style("fence", (222, 200, 172), (66, 46, 30), 0.7),
    "hedge": Style("hedge", (236, 246, 224), (40, 54, 30), 1.0, False),
    "bush": Style("hedge", (236, 246, 224), (40, 54, 30), 1.0, False),
    "tree": Style("tree", (255, 255, 255), (38, 52, 30), 0.8, False),
    "woods": Style("woods", (255, 255, 255), (48, 66, 36), 0.62, False),
    "forest": Style("woods", (255, 255, 255), (48, 66, 36), 0.62, False),
    "water": Style("water", (255, 255, 255), (62, 88, 96), 0.0),
    "pond": Style("water", (255, 255, 255), (62, 88, 96), 0.0),
    "river": Style("water", (255, 255, 255), (62, 88, 96), 0.0),
    "sea": Style("water", (255, 255, 255), (62, 88, 96), 0.0),
}
"""By a word of the kind's name; a kind may be called "stone-wall" or "harbour-crates"."""

SOLID: Final = Style("stone", (246, 240, 230))


def style_of(piece: Piece) -> Style:
    """Return the look of a piece: by the words of its kind from the last backward, else by its use."""
    words = piece.kind.replace("_", "-").split("-")[::-1]
    if piece.is_ramp:
        return next((STYLES[word] for word in ("hill", "stairs") if word in words), STYLES["ramp"])
    for word in words:
        if word in STYLES:
            return STYLES[word]
    if piece.translucent > 0:
        return STYLES["woods"]
    if piece.passable:
        return STYLES["scrub"] if piece.blocks_sight else STYLES["road"]
    return SOLID
