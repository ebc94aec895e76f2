"""What is to be drawn on the table, as plain data, the camera that shows it, and small texts on the table."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import lru_cache
from math import inf, isfinite
from typing import Final, Literal, NamedTuple

import pygame

from pb12table.skirmish.hindrances import Barred
from pb12table.skirmish.ids import FigureId
from pb12table.skirmish.scene.face import Trails
from pb12table.skirmish.scene.miniatures import AreaCard, Hull, Mark, Passage, Posture, RingDrawing
from pb12table.skirmish.scene.playback import Effect, FloatStyle
from pb12table.table.battlefield import Body
from pb12table.table.shapes import TOLERANCE, Point, Point3, Region, Ring
from pb12table.window.kit import palette
from pb12table.window.kit.canvas import font, shared_area, words
from pb12table.window.kit.palette import INK, PAPER, PARCHMENT, Colour, PlayerLook
from pb12table.window.kit.strokes import Pixel

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
        """Return the camera showing the whole table with `margin` pixels around it, more `beside` it on both sides."""
        margins = (margin + beside, margin)
        scale = _fitting_scale(width, depth, viewport.w, viewport.h, margins)
        return Camera(viewport.copy(), scale, (width / 2.0, depth / 2.0), width, depth, margins)

    def on_part(self, part: tuple[Point, Point] | None) -> Camera:
        """Return the camera that shows a part of the table whole, given by two corners; the same for None."""
        if part is None:
            return self
        (left, low), (right, high) = part
        scale = _fitting_scale(right - left, high - low, self.viewport.w, self.viewport.h, self.margins)
        return replace(self, scale=max(scale, self.scale), centre=((left + right) / 2.0, (low + high) / 2.0))

    def to_screen(self, point: Point) -> tuple[int, int]:
        """Return the pixel of a table point."""
        x, y = self.to_screen_exact(point)
        return round(x), round(y)

    def to_screen_exact(self, point: Point) -> tuple[float, float]:
        """Return the place of a table point in pixels, not rounded."""
        return (
            self.viewport.x + self.viewport.w / 2.0 + (point[0] - self.centre[0]) * self.scale,
            self.viewport.y + self.viewport.h / 2.0 - (point[1] - self.centre[1]) * self.scale,
        )

    def table_on_screen(self) -> pygame.Rect:
        """Return where the whole table lies in the window, also beyond the viewport."""
        left, top = self.to_screen((0.0, self.depth))
        right, bottom = self.to_screen((self.width, 0.0))
        return pygame.Rect(left, top, right - left, bottom - top)

    def to_table(self, pixel: tuple[float, float]) -> Point:
        """Return the table point under a pixel, in steps; it may lie off the table."""
        return (
            self.centre[0] + (pixel[0] - self.viewport.x - self.viewport.w / 2.0) / self.scale,
            self.centre[1] - (pixel[1] - self.viewport.y - self.viewport.h / 2.0) / self.scale,
        )

    def zoomed(self, factor: float, at_pixel: tuple[float, float] | None = None, farthest: float = FARTHEST) -> Camera:
        """Return the camera zoomed by a factor, keeping the table point under `at_pixel` (the middle if None) in place.

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
        """Return the camera with the table pushed right and down by some pixels, as a hand pushes a map."""
        return self.pushed(dx_pixels, dy_pixels)._clamped()

    def pushed(self, dx_pixels: float, dy_pixels: float) -> Camera:
        """Return the camera with the table pushed right and down by some pixels, however little stays in sight."""
        centre = (self.centre[0] - dx_pixels / self.scale, self.centre[1] + dy_pixels / self.scale)
        return replace(self, centre=centre)

    def centred(self, point: Point) -> Camera:
        """Return the camera with a table point in the middle of the viewport, as far as the table stays in sight."""
        return replace(self, centre=point)._clamped()

    def showing(self, point: Point, margin: float) -> Camera:
        """Return the camera pushed as little as needed for a table point to lie `margin` pixels inside the viewport."""
        (x, y), inner = self.to_screen_exact(point), self.viewport
        dx = max(inner.left + margin - x, 0.0) - max(x - inner.right + margin, 0.0)
        dy = max(inner.top + margin - y, 0.0) - max(y - inner.bottom + margin, 0.0)
        return self.panned(dx, dy) if dx or dy else self

    def resized(self, viewport: pygame.Rect) -> Camera:
        """Return the same view in another viewport; a table seen as a whole stays so."""
        is_whole = self.scale <= _fitting_scale(self.width, self.depth, *self.viewport.size, (0.0, 0.0))
        margins = self.margins if is_whole else (0.0, 0.0)
        before = _fitting_scale(self.width, self.depth, *self.viewport.size, margins)
        after = _fitting_scale(self.width, self.depth, *viewport.size, margins)
        scale = min(max(self.scale * after / before, after * FARTHEST), max(CLOSEST, after))
        return replace(self, viewport=viewport.copy(), scale=scale)._clamped()

    @property
    def middle(self) -> Point:
        """The middle of the table."""
        return self.width / 2.0, self.depth / 2.0

    def shows(self, point: Point, margin: float = 0.0) -> bool:
        """Return whether a table point lies in the viewport, at least `margin` pixels from its border."""
        x, y = self.to_screen_exact(point)
        inner = self.viewport
        return inner.left + margin <= x <= inner.right - margin and inner.top + margin <= y <= inner.bottom - margin

    def _clamped(self) -> Camera:
        """Return the camera with its centre on the table, so that at least a quarter of the view shows table."""
        x = min(max(self.centre[0], 0.0), self.width)
        y = min(max(self.centre[1], 0.0), self.depth)
        return self if (x, y) == self.centre else replace(self, centre=(x, y))


def _fitting_scale(width: float, depth: float, wide: float, high: float, margins: tuple[float, float]) -> float:
    across = max(wide - 2.0 * margins[0], 16.0) / max(width, 0.1)
    up = max(high - 2.0 * margins[1], 16.0) / max(depth, 0.1)
    return min(across, up, CLOSEST)


def _hollow(surface: pygame.Surface, colour: Colour, outer: pygame.Rect, inner: pygame.Rect, blend: int = 0) -> None:
    """Fill what lies between two rectangles; much faster than filling all of a large one."""
    surface.fill(colour, (outer.left, outer.top, outer.w, inner.top - outer.top), blend)
    surface.fill(colour, (outer.left, inner.bottom, outer.w, outer.bottom - inner.bottom), blend)
    surface.fill(colour, (outer.left, inner.top, inner.left - outer.left, inner.h), blend)
    surface.fill(colour, (inner.right, inner.top, outer.right - inner.right, inner.h), blend)


def draw_frame(surface: pygame.Surface, camera: Camera, table: pygame.Rect) -> None:
    """Draw the frame around the table's rectangle in pixels; each bar of the border is a step, or five when small."""
    border = max(min(round(camera.scale * 0.22), 30), 6)
    outer = table.inflate(2 * border + 8, 2 * border + 8)
    for spread, light in ((18, 214), (10, 200), (4, 190)):
        _hollow(surface, (light, light, light), outer.inflate(spread, spread).move(3, 5), table, pygame.BLEND_RGB_MULT)
    _hollow(surface, PAPER, outer, table)
    _hollow(surface, INK, outer, outer.inflate(-2, -2))
    unit = 1 if camera.scale >= 14 else 5
    ruled = table.inflate(2 * border, 2 * border)
    _hollow(surface, INK, ruled.inflate(2, 2), ruled)
    for number in range(0, round(camera.width / unit) + 1, 2):
        start = table.left + round(number * unit * camera.scale)
        end = min(table.left + round((number + 1) * unit * camera.scale), table.right)
        if end > start:
            surface.fill(INK, (start, ruled.top, end - start, border))
            surface.fill(INK, (start, table.bottom, end - start, border))
    for number in range(0, round(camera.depth / unit) + 1, 2):
        start = table.bottom - round(number * unit * camera.scale)
        end = max(table.bottom - round((number + 1) * unit * camera.scale), table.top)
        if start > end:
            surface.fill(INK, (ruled.left, end, border, start - end))
            surface.fill(INK, (table.right, end, border, start - end))
    _hollow(surface, INK, table.inflate(2, 2), table)


SightState = Literal["free", "covered", "blocked", "outside"]
PathSign = Literal["", "fall", "collision", "refused"]
RegionStyle = Literal["visible", "reach", "plan", "danger", "hidden"]
LabelStyle = Literal["plain", "plan", "good", "bad", "map"]


class Pose(NamedTuple):
    """How a token is held for a moment: shifted to the `right` and `down`, `lifted` off its place (all in its radii).

    It is `turned` by so many degrees to the right, and `squashed` by a share; one that is `hidden` is drawn elsewhere.
    """

    right: float = 0.0
    down: float = 0.0
    lifted: float = 0.0
    turned: float = 0.0
    squashed: float = 0.0
    hidden: bool = False

    def and_also(self, other: Pose) -> Pose:
        """Return both at once."""
        return Pose(
            self.right + other.right,
            self.down + other.down,
            self.lifted + other.lifted,
            self.turned + other.turned,
            self.squashed + other.squashed,
            self.hidden or other.hidden,
        )


STILL: Final = Pose()


@dataclass(frozen=True, slots=True)
class Token:
    """A figure as it is drawn.

    `marks` stand above it, in their order.
    `headgear`, `weapon`, `coat`, `shield` and `posture` choose the drawn figure (see figure_art.py); while it is
    small, or where `headgear` is "", the silhouette `emblem` stands for it.  A `pointer` shows where it looks.
    `action_points` are shown as pips unless None, `bar` (so many left of so many) as a bar.
    `ghost` draws a plan: translucent and hatched, with its letters when `lettered`. `alpha` (0..1) serves fading.
    `hull` is there for what is drawn with its true outline, such as a vehicle.
    `aloft` is how high it flies above what lies below it, where its shadow falls.
    `floor` is the ground that all of its `kind` have; `apart`: so many steps away is the nearest other one.
    `pose` is how it is held just now; `portrait` is where a picture of one's own lies that stands for the figure.
    """

    body: Body
    look: PlayerLook
    name: str = ""
    initials: str = ""
    marks: tuple[Mark, ...] = ()
    action_points: int | None = None
    selected: bool = False
    active: bool = False
    done: bool = False
    able: bool = True
    ghost: bool = False
    lettered: bool = False
    hovered: bool = False
    alpha: float = 1.0
    headgear: str = "bare"
    weapon: str = ""
    coat: str = ""
    shield: bool = False
    posture: Posture = "standing"
    targeted: bool = False
    half_angle: float = 90.0
    hull: Hull | None = None
    kind: str = ""
    floor: Colour = PARCHMENT
    apart: float = inf
    aloft: float = 0.0
    bar: tuple[int, int] | None = None
    emblem: str = ""
    pointer: bool = True
    pose: Pose = STILL
    portrait: str = ""


def posed(tokens: Sequence[Token], poses: Mapping[FigureId, Pose]) -> list[Token]:
    """Return tokens as their figures are held; a planned one rests."""
    return [
        token if token.ghost or FigureId(token.body.id) not in poses
        else replace(token, pose=poses[FigureId(token.body.id)])
        for token in tokens
    ]  # fmt: skip


@dataclass(frozen=True, slots=True)
class FallenToken:
    """An out-of-action marker: whose figure fell, and where."""

    at: Point3
    look: PlayerLook
    name: str = ""
    initials: str = ""
    headgear: str = "bare"
    emblem: str = ""
    portrait: str = ""


@dataclass(frozen=True, slots=True)
class EffectDrawing:
    """An effect that is as old as `age` says, 0 to 1 and below 0 while it waits, with the token of who goes down."""

    effect: Effect
    age: float
    token: Token | None = None


@dataclass(frozen=True, slots=True)
class SightDrawing:
    """A sight line: its state, the covered share 0..1 with the concealment level, and what covers or
    blocks. `weight` makes it thinner where many are drawn; a `faint` one only lies in the background, without label.
    Of a `half` one only the part from `start` to the middle is drawn: the other half is what is seen from there.
    """

    start: Point3
    end: Point3
    state: SightState
    share: float = 0.0
    level: int = 0
    blockers: tuple[str, ...] = ()
    borderline: bool = False
    label: str = ""
    weight: float = 1.0
    half: bool = False
    faint: bool = False


@dataclass(frozen=True, slots=True)
class PathLeg:
    """One leg of a planned way.

    `kind` is horizontal, vertical, land or climb; `action_point` counts from 0 and chooses the tint. `mark` is
    what there will be from its end on. `tentative` legs lead to the mouse and
    are not part of what would be done. `note` stands at its middle.
    """

    start: Point
    end: Point
    kind: str = "horizontal"
    action_point: int = 0
    payable: bool = True
    sign: PathSign = ""
    label: str = ""
    mark: Mark | None = None
    tentative: bool = False
    note: str = ""
    threatened: bool = False
    """Whether an opponent may strike there."""


@dataclass(frozen=True, slots=True)
class LinkDrawing:
    """A bond between a leader (`start`) and a figure or group below (`end`); `faint` where it only reminds."""

    start: Point
    end: Point
    look: PlayerLook
    faint: bool = False


@dataclass(frozen=True, slots=True)
class AimDrawing:
    """What figures of one player have aimed at: from where (`starts`, one for each of the `figures`), and where it is.

    `figure` or `piece` is what is meant there; neither for a bare place.
    """

    starts: tuple[Point, ...]
    end: Point
    look: PlayerLook
    figures: tuple[FigureId, ...]
    figure: FigureId | None = None
    piece: str | None = None


@dataclass(frozen=True, slots=True)
class ReachArea:
    """Where a figure can get to at one height for so many action points, counted from 0.

    `bonus` marks what only the full move bonus reaches.
    """

    height: float
    region: Region
    action_point: int
    label: str = ""
    bonus: bool = False


@dataclass(frozen=True, slots=True)
class Reach:
    """All areas a figure at `centre` can get to; `faint` while something else matters more."""

    centre: Point
    areas: tuple[ReachArea, ...]
    faint: bool = True


@dataclass(frozen=True, slots=True)
class ThreatSpot:
    """A part of the table where so many figures could attack a person, and whether one of them could strike there."""

    ring: Ring
    count: int
    is_struck: bool


@dataclass(frozen=True, slots=True)
class ThreatShown:
    """Where a side could attack after one move; `is_whole` is not yet so while more may come.

    `lines` lead from the places of attackers to a spot that is pointed at.
    """

    spots: tuple[ThreatSpot, ...]
    is_whole: bool = True
    lines: tuple[tuple[Point, Point, bool], ...] = ()


@dataclass(frozen=True, slots=True)
class Walk:
    """A way as it is drawn: its legs, the `pieces` at which it ends, and `end`, the body at its end where it gets on.

    `reason` is a sentence that says why it goes no further, "" where it goes all the way; `barred` is what stops the
    figure, on the way that lacks least first.
    """

    path: tuple[PathLeg, ...]
    pieces: tuple[str, ...] = ()
    end: Body | None = None
    reason: str = ""
    barred: tuple[Barred, ...] = ()


@dataclass(frozen=True, slots=True)
class StoreyShown:
    """One storey alone: the things `above` it, by id, of which only the outline `lid` is drawn, and what is `below`.

    That is the part of the table that has nothing of the storey; it pales.  `low` and `high` are the least and the
    greatest height at which one stands there: zones of other heights are not shown.
    """

    above: tuple[str, ...]
    lid: Region
    below: Region
    low: float
    high: float

    def has(self, band: tuple[float, float] | None) -> bool:
        """Return whether something between two heights concerns the level; None for all heights."""
        return band is None or (band[0] <= self.high + TOLERANCE and band[1] >= self.low - TOLERANCE)


@dataclass(frozen=True, slots=True)
class CellToken:
    """A cell of a lattice: keys of its ground and of what lies on it ("" for nothing), the colours of its holder."""

    outline: Ring
    ground: str
    feature: str = ""
    look: PlayerLook | None = None


@dataclass(frozen=True, slots=True)
class SectionDrawing:
    """A section as plain data: its length and greatest height in steps, the profile of the ground, pieces with their
    colours, the heights of the sight line at both ends, whether it is blocked, and lines of words.
    """

    length: float
    highest: float
    ground: tuple[Point, ...]
    pieces: tuple[tuple[tuple[Point, ...], Colour], ...]
    ends: tuple[float, float]
    is_blocked: bool
    words: str
    ends_words: str
    length_words: str
    height_words: str


@dataclass(slots=True)
class Picture:
    """Everything above the terrain.

    `highlighted_pieces` are outlined by id. `measure` is the ruler's polyline, with `measure_label` at the
    end. `labels` and `floats` are texts on the table; an age runs from 0 (new, at the place) to 1 (risen and gone).
    `show_angles` names the figures whose sight angle is drawn. `seen` darkens the table but for the seen part of
    each level, as (height, region), the table's first. `reach` is where a figure can get to. `gone` are the ids of
    pieces of terrain that have been opened or destroyed: they are no longer drawn; `doors` are drawn open by so many
    degrees. `threat` is where a side could attack. `wrecks` are vehicles that are terrain now. `trails` are what has
    happened, faded; `effects` flash, fly and fall for a moment. `storey` is the one that is shown alone, None for all
    of them.  `cards` lie in parts of the table, and tint them, with the zones.  `laid` are cells that would lie there.
    """

    tokens: list[Token] = field(default_factory=list)
    cells: list[CellToken] = field(default_factory=list)
    laid: list[CellToken] = field(default_factory=list)
    markers: list[FallenToken] = field(default_factory=list)
    wrecks: list[Token] = field(default_factory=list)
    sights: list[SightDrawing] = field(default_factory=list)
    path: list[PathLeg] = field(default_factory=list)
    rings: list[RingDrawing] = field(default_factory=list)
    passages: list[Passage] = field(default_factory=list)
    cards: list[AreaCard] = field(default_factory=list)
    links: list[LinkDrawing] = field(default_factory=list)
    aims: list[AimDrawing] = field(default_factory=list)
    highlighted_pieces: tuple[str, ...] = ()
    regions: list[tuple[Region, RegionStyle]] = field(default_factory=list)
    measure: list[Point] = field(default_factory=list)
    measure_label: str = ""
    section: SectionDrawing | None = None
    """What stands along the last leg of the ruler, as a strip."""
    labels: list[tuple[Point, str, LabelStyle]] = field(default_factory=list)
    floats: list[tuple[Point, str, FloatStyle, float]] = field(default_factory=list)
    effects: list[EffectDrawing] = field(default_factory=list)
    seen: tuple[tuple[float, Region], ...] | None = None
    reach: Reach | None = None
    threat: ThreatShown | None = None
    trails: Trails | None = None
    plans: bool = False
    """Whether a way or an attack is planned, over which the trails are pale."""
    covered: tuple[pygame.Rect, ...] = ()
    """What lies over the table in window pixels, so that nothing is written there."""
    show_zones: bool = False
    squares: float = 0.0
    """The side of squares that are drawn on the ground, in steps; 0 for none."""
    show_names: bool = False
    show_heights: bool = False
    show_angles: tuple[FigureId, ...] = ()
    gone: tuple[str, ...] = ()
    doors: tuple[tuple[str, float], ...] = ()
    storey: StoreyShown | None = None
    cuts_open: bool = False
    """Whether storeys are cut open over figures where nobody stands on them."""
    begun: bool = False
    """Whether figures no longer enter before all else."""


@lru_cache(maxsize=512)
def plate(text: str, size: int, ink: Colour, ground: Colour, italic: bool = False) -> pygame.Surface:
    """Return a line of text on a rounded plate."""
    letters = font(size, bold=True, italic=italic).render(text, True, ink)
    width, height = letters.get_width() + size, round(size * 1.5)
    picture = pygame.Surface((width, height), pygame.SRCALPHA, 32)
    pygame.draw.rect(picture, (*ground, 228), picture.get_rect(), border_radius=height // 3)
    pygame.draw.rect(picture, (*ink, 120), picture.get_rect(), 1, border_radius=height // 3)
    picture.blit(letters, letters.get_rect(center=(width // 2, height // 2)))
    return picture


def plate_size(text: str, scale: float, size: float = 13.0) -> tuple[int, int]:
    """Return the size a plate has in pixels."""
    letters = round(size * scale)
    return (font(letters, bold=True).size(text)[0] + letters, round(letters * 1.5))


def draw_plate(
    surface: pygame.Surface, text: str, middle: Pixel, scale: float, style: LabelStyle = "plain", size: float = 13.0
) -> pygame.Rect:
    """Draw a plate about a place, kept inside the clip; return where it lies."""
    ink, ground = _label_colours()[style]
    picture = plate(text, round(size * scale), ink, ground, style == "plan")
    place = picture.get_rect(center=(round(middle[0]), round(middle[1])))
    if surface.get_clip().collidepoint(middle):
        place.clamp_ip(surface.get_clip())
    surface.blit(picture, place)
    return place


def draw_label(
    surface: pygame.Surface,
    camera: Camera,
    point: Point,
    text: str,
    style: LabelStyle,
    scale: float,
    covered: Sequence[pygame.Rect] = (),
    taken: Sequence[pygame.Rect] = (),
) -> pygame.Rect | None:
    """Draw a text at a place on the table; return where it lies.

    It lies beside what is `covered`, unless the place itself is, and close by where it would hide something `taken`,
    such as the name of a figure.  Names of the map stand in their own letters, whatever lies there.
    """
    place = camera.to_screen(point)
    if style == "map":
        letters = words(text, round(max(15 * scale, camera.scale * 0.5)), INK, italic=True, halo=PAPER, serif=True)
        surface.blit(letters, letters.get_rect(center=place))
        return None
    rect = pygame.Rect((0, 0), plate_size(text, scale))
    rect.center = place
    for other in covered:
        if rect.colliderect(other) and not other.collidepoint(place):
            pushes = ((0, other.top - rect.bottom), (0, other.bottom - rect.top), (other.left - rect.right, 0),
                      (other.right - rect.left, 0))  # fmt: skip
            rect.move_ip(min(pushes, key=lambda push: abs(push[0]) + abs(push[1])))
    lie = min(_close_by(rect), key=lambda lie: shared_area(lie, taken))
    return draw_plate(surface, text, lie.center, scale, style)


def _close_by(rect: pygame.Rect) -> Iterator[pygame.Rect]:
    """Yield where a plate can lie and still belong to its place, best first."""
    wide, high = rect.size
    yield rect
    for down in (-high // 2, high // 2, -high, high, 0):
        for right in (0, wide // 2, -wide // 2, wide, -wide):
            yield rect.move(right, down)


def draw_float(
    surface: pygame.Surface,
    camera: Camera,
    point: Point,
    text: str,
    style: FloatStyle,
    age: float,
    scale: float,
    taken: list[pygame.Rect],
) -> None:
    """Draw a text that pops up at a place, rises and fades as its age goes from 0 to 1, above others `taken`."""
    if not 0.0 <= age < 1.0:
        return
    grown = min(0.7 + age * 3.0, 1.15) if age < 0.15 else max(1.15 - (age - 0.15), 1.0)
    size = round((24 if style in ("damage", "dice") else 18) * scale * grown)
    letters = words(text, size, _float_colours()[style], True, halo=INK)
    if age > 0.6:
        letters = letters.copy()
        letters.set_alpha(round(255 * (1.0 - age) / 0.4))
    x, y = camera.to_screen_exact(point)
    rise = (22.0 + 44.0 * age**0.6) * scale
    rect = letters.get_rect(center=(round(x), round(y - rise)))
    while (under := rect.collidelist(taken)) >= 0:
        rect.bottom = taken[under].top
    taken.append(rect)
    surface.blit(letters, rect)


def _label_colours() -> dict[LabelStyle, tuple[Colour, Colour]]:
    """Return ink and ground of labels."""
    return {
        "plain": ((255, 252, 244), (36, 30, 28)),
        "plan": (palette.PLAN, (52, 44, 30)),
        "good": (palette.GOOD, (22, 44, 22)),
        "bad": (palette.BAD, (58, 16, 14)),
        "map": (INK, PAPER),
    }


def _float_colours() -> dict[FloatStyle, Colour]:
    """Return the colours of words that rise."""
    return {
        "damage": (255, 96, 78),
        "dice": (255, 250, 236),
        "good": palette.GOOD,
        "status": (255, 206, 96),
        "plain": (255, 250, 236),
    }
