"""Figures on the table: a base in the player's colour and shape, the figure on it, where it looks, its condition."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import pairwise
from math import ceil, cos, inf, radians, sin
from typing import Final, Generic, TypeVar

import pygame

from pb12table.skirmish.scene.miniatures import Hull, Posture
from pb12table.table.footprints import footprint_ring
from pb12table.table.shapes import Circle, Outline, Ring, outline_at
from pb12table.window.kit.palette import PARCHMENT, Colour, PlayerLook, mixed
from pb12table.window.kit.portraits import portraits
from pb12table.window.kit.strokes import (
    GROUND,
    LYING,
    Pixel,
    circle,
    draw_emblem,
    lines,
    lying,
    put,
    rounded_polygon,
    shape_points,
    silhouette,
    sprite,
)
from pb12table.window.scene.picture import STILL, Camera, FallenToken, Pose, Token
from pb12table.window.tokens.figure_art import INK, Easel, draw_fallen, draw_figure, face_picture
from pb12table.window.tokens.hull_art import hull_picture

Result = TypeVar("Result")

MOST: Final = 1024
"""So many results are kept; all go when there would be more."""


class OfToken(Generic[Result]):
    """A function of a camera, a token, the interface scale and a flag, which knows what it gave for the same objects.

    Both are kept alive, so that no other object can have their place in memory. What it gives must not be changed.
    """

    def __init__(self, work: Callable[[Camera, Token, float, bool], Result]) -> None:
        self._work = work
        self._kept: dict[tuple[int, int, float, bool], tuple[Result, Camera, Token]] = {}
        self._come = 0
        """How many pictures of one's own had come when it was last asked: then a token looks otherwise."""

    def __call__(self, camera: Camera, token: Token, scale: float, flag: bool = False) -> Result:
        """Return the function's result."""
        key = (id(camera), id(token), scale, flag)
        if self._come != portraits.come:
            self._come = portraits.come
            self._kept.clear()
        found = self._kept.get(key)
        if found is None:
            if len(self._kept) >= MOST:
                self._kept.clear()
            found = self._kept[key] = (self._work(camera, token, scale, flag), camera, token)
        return found[0]

    def cache_clear(self) -> None:
        """Forget what was given, as functions do that the library keeps results of."""
        self._kept.clear()


LEAST_RADIUS: Final = 19.0
"""The least radius of a token in pixels at an interface scale of 1, where nobody is near."""
CROWDED: Final = 13.0
"""The least where others are near, so that they lie on each other as little as possible."""
GRIP: Final = 14.0
"""So near to the middle of a small token the mouse takes hold of it."""
SHARE: Final = 0.56
"""Such a share of the distance to the nearest other one is room for a token."""
LARGE: Final = 30.0
"""From this radius on, in natural pixels, a figure is seen from above, inside its base; below it a silhouette stands
for it, or it reaches beyond its base."""
NEAR: Final = 42.0
"""From this radius on, in natural pixels, the face is seen."""
BEYOND: Final = 0.3
FACE: Final = 0.52
"""How large the face is, as a share of the token."""
MOST_OUT: Final = 0.38
"""At most so far beyond the circle a corner shifts the arrow of the facing, in radii."""
BESIDE: Final = 15.0
"""So far beside the facing a corner still hides a part of its arrow, in degrees."""
BELOW: Final = 0.42
"""How strong a figure is drawn that a bridge or a roof lies over."""
GLOW: Final[Colour] = (255, 236, 140)
TARGETED: Final[Colour] = (255, 84, 64)


def token_radius(camera: Camera, token: Token, interface_scale: float = 1.0) -> float:
    """Return the radius of a token in pixels: its true base, or the smallest recognisable one."""
    footprint = token.body.footprint
    true = footprint.radius if isinstance(footprint, Circle) else _half_width(footprint.points)
    room = min(max(token.apart * camera.scale * SHARE, CROWDED * interface_scale), LEAST_RADIUS * interface_scale)
    return max(true * camera.scale, room)


def grip_radius(camera: Camera, token: Token, interface_scale: float = 1.0) -> float:
    """Return how near its middle, in pixels, a token is meant: less than drawn, as places beside it count."""
    footprint = token.body.footprint
    true = footprint.radius if isinstance(footprint, Circle) else _half_width(footprint.points)
    return max(true * camera.scale, min(token_radius(camera, token, interface_scale), GRIP * interface_scale)) * 1.1


def _half_width(ring: Ring) -> float:
    """Return half the smaller side of what is not round: what surely belongs to it."""
    along, across = [x for x, _ in ring], [y for _, y in ring]
    return min(max(along) - min(along), max(across) - min(across)) / 2.0


def draw_token(surface: pygame.Surface, camera: Camera, token: Token, scale: float, *, hidden: bool = False) -> None:
    """Draw a figure; one `hidden` below a bridge or roof shows through it."""
    if token.hull is not None:
        _draw_outlined(surface, camera, token, token.hull, _opacity(token, hidden), scale)
        return
    if token.pose.hidden:
        return
    surface.fblits(_sprites(camera, token, scale, hidden), pygame.BLEND_PREMULTIPLIED)
    middle, radius = camera.to_screen_exact(token.body.position), token_radius(camera, token, scale)
    footprint = token.body.footprint
    true = footprint.radius * camera.scale if isinstance(footprint, Circle) else 0.0
    if 0.0 < true < radius - 2.5 and token.pose == STILL:
        circle(surface, (255, 255, 255), middle, true, 1.0)


def _opacity(token: Token, hidden: bool) -> float:
    return token.alpha * (BELOW if hidden else 0.8 if token.ghost else 1.0)


CAST: Final = 0.5
"""So far beside what flies its shadow falls, for each step of height."""
FARTHEST_SHADOW: Final = 3.5
"""At most so many radii away it falls."""


@OfToken
def _sprites(camera: Camera, token: Token, scale: float, hidden: bool) -> list[tuple[pygame.Surface, tuple[int, int]]]:
    """Return the pictures that make up a figure, lowest first, and where they lie."""
    middle = camera.to_screen_exact(token.body.position)
    radius, alpha, pose = token_radius(camera, token, scale), _opacity(token, hidden), token.pose
    middle = (middle[0] + pose.right * radius, middle[1] + pose.down * radius)
    found: list[tuple[pygame.Surface, tuple[int, int]]] = []
    whole = max(round(radius), 6)
    if token.aloft > 0.0:
        away = min(token.aloft * camera.scale * CAST, radius * FARTHEST_SHADOW)
        found.append(lying(_cast_shadow(whole), (middle[0] + 0.6 * away, middle[1] + 0.8 * away), alpha))
        found.append(lying(_wings(whole), (middle[0], middle[1] - pose.lifted * radius), alpha))
    if pose.lifted > 0.0:
        near = (middle[0] + 0.3 * pose.lifted * radius, middle[1] + 0.35 * pose.lifted * radius)
        found.append(lying(_cast_shadow(whole), near, alpha))
    if token.selected or token.hovered or token.targeted or token.active:
        found.append(lying(_halo(whole, token.selected, token.active, token.targeted), middle, token.alpha))
    beyond = BEYOND * min(max((LARGE * scale - radius) / (LARGE - CROWDED) / scale, 0.0), 1.0)
    picture = _figure_picture(
        _Cast.of(token, small=radius < LARGE * scale),
        whole,
        token.done and not token.selected,
        token.able,
        token.ghost,
        token.floor,
        round(beyond, 1),
    )
    middle = (middle[0], middle[1] - pose.lifted * radius)
    found.append(lying(_bent(picture, pose), middle, alpha))
    stood_for = token.emblem or portraits.key(token.portrait)
    if radius >= NEAR * scale and token.kind and not token.ghost and not stood_for:
        side = round(radius * FACE)
        face = face_picture(token.look, token.headgear, token.kind, token.body.id, token.floor, side)
        found.append(lying(face, (middle[0] - radius * 0.86, middle[1] - radius * 0.86), alpha))
    return found


def _bent(picture: pygame.Surface, pose: Pose) -> pygame.Surface:
    """Return the picture of a figure turned and squashed as it is held; what is lifted is a little nearer."""
    if pose.squashed:
        side = picture.get_width()
        wide, high = 1.0 + 0.6 * pose.squashed, 1.0 - pose.squashed
        picture = pygame.transform.smoothscale(picture, (max(round(side * wide), 1), max(round(side * high), 1)))
    if not pose.turned and pose.lifted <= 0.0:
        return picture
    return pygame.transform.rotozoom(picture, -pose.turned, 1.0 + 0.16 * max(pose.lifted, 0.0))


def _draw_outlined(
    surface: pygame.Surface, camera: Camera, token: Token, hull: Hull, alpha: float, scale: float
) -> None:
    """Draw a vehicle with its true outline; a line around it says what the halo of a figure says."""
    picture = hull_picture(hull, token.look, round(token.body.facing) % 360, max(round(camera.scale), 4))
    put(surface, picture, camera.to_screen_exact(token.body.position), alpha)
    if own := portraits.key(token.portrait):
        radius = max(round(token_radius(camera, token, scale) * ON_HULL), 6)
        put(surface, _badge(token.look, own, radius), camera.to_screen_exact(token.body.position), alpha)
    if token.selected or token.hovered or token.targeted or token.active or token.ghost:
        ring = [camera.to_screen_exact(point) for point in outline_on_table(token)]
        colour = TARGETED if token.targeted else (255, 255, 255) if token.ghost else GLOW
        lines(surface, INK, ring, 4.4 * scale, closed=True)
        lines(surface, colour, ring, 2.6 * scale, closed=True)


def outline_on_table(token: Token) -> Ring:
    """Return the border of a token drawn with its true outline, in steps."""
    body = token.body
    return outline_at(Outline(footprint_ring(body.footprint)), body.x, body.y, body.facing)


def draw_hiding_figure(surface: pygame.Surface, camera: Camera, token: Token, colour: Colour, scale: float) -> None:
    """Draw a figure that hides another: framed and striped as a piece that does, so that it looks like no selection."""
    if token.hull is not None:
        ring = [camera.to_screen_exact(point) for point in outline_on_table(token)]
    else:
        x, y = camera.to_screen_exact(token.body.position)
        half = token_radius(camera, token, scale) * 1.5
        ring = [(x + dx * half, y + dy * half) for dx, dy in ((-1, -1), (1, -1), (1, 1), (-1, 1))]
        side = round(2.0 * half)
        put(surface, _striped_square(side, colour, max(round(side / 5), 3)), (x, y))
    lines(surface, INK, ring, 5.0 * scale, closed=True)
    lines(surface, colour, ring, 2.6 * scale, closed=True)


@lru_cache(maxsize=16)
def _striped_square(side: int, colour: Colour, gap: int) -> pygame.Surface:
    picture = pygame.Surface((side, side), pygame.SRCALPHA, 32)
    picture.fill((*colour, 70))
    for start in range(-side, side, gap):
        pygame.draw.line(picture, (*colour, 190), (start, 0), (start + side, side), max(gap // 4, 1))
    return picture.premul_alpha()


def fallen_room(camera: Camera, marker: FallenToken, scale: float) -> pygame.Rect:
    """Return what an out-of-action marker covers in the window."""
    half = round(_fallen_radius(camera, scale))
    room = pygame.Rect(0, 0, 2 * half, 2 * half)
    room.center = camera.to_screen((marker.at[0], marker.at[1]))
    return room


def _fallen_radius(camera: Camera, scale: float) -> float:
    return max(0.25 * camera.scale, LEAST_RADIUS * scale) * 0.9


def draw_fallen_token(surface: pygame.Surface, camera: Camera, marker: FallenToken, scale: float) -> None:
    """Draw an out-of-action marker: a figure that lies on a grey base."""
    middle = camera.to_screen_exact((marker.at[0], marker.at[1]))
    radius = _fallen_radius(camera, scale)
    own = portraits.key(marker.portrait)
    lies = _fallen_picture(marker.look, marker.headgear, marker.emblem, own, max(round(radius), 6))
    put(surface, lies, middle, 0.92)


def tipping_picture(token: Token, radius: int) -> pygame.Surface:
    """Return a figure as it stands, to be turned as it falls."""
    return _figure_picture(_Cast.of(token, small=radius < LARGE), max(radius, 6), False, token.able, False, token.floor)


@dataclass(frozen=True, slots=True)
class _Cast:
    """What a token shows of a figure: who it is, and not how it fares; `portrait` is the key of a picture at hand."""

    look: PlayerLook
    headgear: str
    weapon: str
    coat: str
    shield: bool
    posture: Posture
    emblem: str
    facing: int
    pointer: bool
    portrait: str

    @classmethod
    def of(cls, token: Token, *, small: bool) -> _Cast:
        """Return what a token shows: its silhouette while it is small, or where nobody is to be seen from above."""
        emblem, own = token.emblem if small or not token.headgear else "", portraits.key(token.portrait)
        # A silhouette stands upright: where no pointer tells of it, one picture serves all facings.
        upright = bool(emblem or own)
        facing = round(token.body.facing) % 360 if token.pointer or not upright else 90
        worn = (token.headgear, token.weapon, token.coat, token.shield, token.posture)
        return cls(token.look, *worn, emblem, facing, token.pointer, own)


EMBLEM: Final = 1.44
"""How large the silhouette of a medallion is, in radii of its token."""
PORTRAIT: Final = 1.5
"""How wide a picture of one's own is, in radii of its token."""
BENT: Final = 0.7
"""How large it is when its figure kneels, as a share, and so much lower."""
ON_HULL: Final = 0.7
"""How large it is on a vehicle, as a share of half its width."""
DYING: Final[Colour] = (176, 30, 34)


def emblem_alone(name: str, side: int) -> pygame.Surface | None:
    """Return a silhouette so many pixels wide and high; None for one that is not there."""
    found = silhouette(name)
    return None if found is None else pygame.transform.smoothscale(found, (side, side))


def _draw_portrait(surface: pygame.Surface, middle: Pixel, side: float, key: str, posture: Posture) -> bool:
    """Draw a round picture, small and low if its figure kneels, on its side if it lies; return whether there is one."""
    lies = posture in ("lying", "dying")
    picture = portraits.picture(key, round(side * (LYING if lies else BENT if posture == "kneeling" else 1.0)))
    if picture is None:
        return False
    x, low = round(middle[0]), round(middle[1] + side * GROUND)
    if lies:
        picture = pygame.transform.rotate(picture, -90.0)
        ground = pygame.Rect(0, 0, round(side * 0.74), max(round(side * 0.07), 1))
        ground.midtop = (x, low)
        pygame.draw.rect(surface, INK, ground, border_radius=ground.h // 2)
    bottom = low if lies else round(middle[1] + side / 2.0)
    surface.blit(picture, picture.get_rect(midbottom=(x, bottom)))
    return True


@lru_cache(maxsize=64)
def _badge(look: PlayerLook, key: str, radius: int) -> pygame.Surface:
    """Return a round picture in a ring of the player's colour."""
    size = 2 * radius + 4

    def draw(surface: pygame.Surface, factor: float) -> None:
        middle, r = (size * factor / 2.0, size * factor / 2.0), radius * factor
        picture = portraits.picture(key, round(r * 1.7))
        if picture is not None:
            pygame.draw.circle(surface, INK, middle, r)
            pygame.draw.circle(surface, look.colour, middle, r * 0.95)
            surface.blit(picture, picture.get_rect(center=(round(middle[0]), round(middle[1]))))

    return sprite(size, draw)


def _draw_cast(surface: pygame.Surface, middle: Pixel, r: float, cast: _Cast, beyond: float) -> None:
    """Draw who stands on a base of a radius: a silhouette, or a figure seen from above that reaches `beyond` it."""
    if cast.portrait and _draw_portrait(surface, middle, r * PORTRAIT, cast.portrait, cast.posture):
        return
    if cast.emblem and draw_emblem(surface, middle, r * EMBLEM, cast.emblem, cast.posture):
        return
    easel = Easel(surface, middle, r * (1.06 + beyond), float(cast.facing))
    draw_figure(easel, cast.look, cast.headgear, cast.weapon, cast.shield, cast.coat, cast.posture)


def figure_alone(token: Token, radius: int) -> pygame.Surface:
    """Return what stands on the base of a token of a radius in pixels, as wide as four radii, without the base."""
    size = ceil(radius * 4.0)

    def draw(surface: pygame.Surface, factor: float) -> None:
        middle = (size * factor / 2.0, size * factor / 2.0)
        _draw_cast(surface, middle, radius * factor, _Cast.of(token, small=radius < LARGE), BEYOND)

    return sprite(size, draw)


@lru_cache(maxsize=1024)
def _figure_picture(
    cast: _Cast,
    radius: int,
    done: bool,
    able: bool,
    ghost: bool,
    ground: Colour = PARCHMENT,
    beyond: float = 0.0,
) -> pygame.Surface:
    size, look = ceil(radius * 4.0), cast.look

    def draw(surface: pygame.Surface, factor: float) -> None:
        middle = (size * factor / 2.0, size * factor / 2.0)
        r = radius * factor
        if not ghost:
            _soft_shadow(surface, look, middle, r)
        if cast.pointer:
            _beak(surface, look, middle, r, cast.facing)
        points = shape_points(look.shape, middle, r * 0.94)
        corner = r * 0.06
        rounded_polygon(surface, INK, points, corner + r * 0.07)
        rounded_polygon(surface, look.light, points, corner + r * 0.01)
        inner = shape_points(look.shape, middle, r * 0.88)
        rounded_polygon(surface, look.colour, inner, corner)
        floor = mixed(ground, DYING, 0.6) if cast.posture == "dying" else ground if able else (176, 170, 166)
        disc = r * (0.68 if look.shape == "triangle" else 0.77)
        pygame.draw.circle(surface, look.dark, middle, disc + r * 0.05)
        pygame.draw.circle(surface, floor, middle, disc)
        pygame.draw.circle(
            surface, mixed(floor, (255, 255, 255), 0.35), (middle[0] - r * 0.1, middle[1] - r * 0.12), r * 0.52
        )
        _draw_cast(surface, middle, r, cast, beyond)
        if ghost:
            _hatch(surface, r, factor)
        if done or (not able and cast.posture != "dying"):
            _grey(surface, 0.62 if done else 0.4)

    return sprite(size, draw)


@lru_cache(maxsize=64)
def _cast_shadow(radius: int) -> pygame.Surface:
    """Return the shadow on the ground of what flies, soft at its edge."""
    size = ceil(radius * 2.4)

    def draw(surface: pygame.Surface, factor: float) -> None:
        for step in range(6):
            layer = pygame.Surface(surface.get_size(), pygame.SRCALPHA, 32)
            middle = (size * factor / 2.0, size * factor / 2.0)
            pygame.draw.circle(layer, (20, 14, 10, 34), middle, radius * factor * (1.0 - step * 0.06))
            surface.blit(layer, (0, 0))

    return sprite(size, draw)


@lru_cache(maxsize=64)
def _wings(radius: int) -> pygame.Surface:
    """Return two spread wings, which stand out at both sides of the base of what flies."""
    size = ceil(radius * 4.6)

    def draw(surface: pygame.Surface, factor: float) -> None:
        middle, r = size * factor / 2.0, radius * factor
        for side in (-1.0, 1.0):
            for colour, grown in ((INK, 0.1), ((246, 242, 230), 0.0)):
                for number in range(4):
                    turn = radians(30.0 - 15.0 * number)
                    long, wide = (1.9 - 0.2 * number + grown) * r, 0.3 + grown
                    tip = (middle + side * cos(turn) * long, middle - sin(turn) * long - 0.1 * r)
                    root = (middle + side * 0.6 * r, middle - 0.1 * r)
                    across = (side * sin(turn) * wide * r, cos(turn) * wide * r)
                    corners = (
                        (root[0] - across[0], root[1] - across[1]),
                        tip,
                        (root[0] + across[0], root[1] + across[1]),
                    )
                    rounded_polygon(surface, colour, corners, 0.05 * r)

    return sprite(size, draw)


def _soft_shadow(surface: pygame.Surface, look: PlayerLook, middle: tuple[float, float], r: float) -> None:
    for step in range(5):
        layer = pygame.Surface(surface.get_size(), pygame.SRCALPHA, 32)
        place = (middle[0] + r * 0.12, middle[1] + r * 0.16)
        grown = r * (1.14 - step * 0.05)
        rounded_polygon(layer, (20, 14, 10, 26), shape_points(look.shape, place, grown), r * 0.06)
        surface.blit(layer, (0, 0))


def _beak(surface: pygame.Surface, look: PlayerLook, middle: tuple[float, float], r: float, facing: int) -> None:
    """Draw the arrow at the rim that shows where the figure looks; at a corner it stands as far out as that does."""
    ahead = (cos(radians(facing)), -sin(radians(facing)))
    points = shape_points(look.shape, (0.0, 0.0), 1.0)
    corner = max(_rim(points, radians(facing + aside)) for aside in (-BESIDE, 0.0, BESIDE))
    out = min(max(corner - 1.0, 0.0), MOST_OUT) * r

    def at(reach: float, aside: float) -> tuple[float, float]:
        angle = radians(facing + aside)
        return (
            middle[0] + cos(angle) * r * reach + ahead[0] * out,
            middle[1] - sin(angle) * r * reach + ahead[1] * out,
        )

    rounded_polygon(surface, INK, (at(1.5, 0.0), at(0.85, 33.0), at(0.85, -33.0)), r * 0.1)
    rounded_polygon(surface, (255, 250, 236), (at(1.48, 0.0), at(0.85, 31.0), at(0.85, -31.0)), r * 0.025)
    rounded_polygon(surface, look.colour, (at(1.3, 0.0), at(0.85, 19.0), at(0.85, -19.0)), 0.5)


def _rim(points: Sequence[tuple[float, float]], angle: float) -> float:
    """Return how far the rim of a convex outline about (0, 0) lies in the direction of an angle; y grows downward."""
    found, ahead = inf, (cos(angle), -sin(angle))
    for (ax, ay), (bx, by) in pairwise([*points, points[0]]):
        across = (by - ay, ax - bx)
        away = across[0] * ax + across[1] * ay
        along = across[0] * ahead[0] + across[1] * ahead[1]
        if along and away / along > 0.0:
            found = min(found, away / along)
    return found


def _hatch(surface: pygame.Surface, r: float, factor: float) -> None:
    """Light stripes over what is only planned."""
    stripes = pygame.Surface(surface.get_size(), pygame.SRCALPHA, 32)
    side = surface.get_width()
    gap = max(r * 0.26, 4.0 * factor)
    for number in range(int(2 * side / gap)):
        start = number * gap - side
        pygame.draw.line(stripes, (255, 255, 255, 120), (start, side), (start + side, 0), max(round(gap * 0.28), 1))
    alpha = pygame.surfarray.pixels_alpha(surface).copy()
    channel = pygame.surfarray.pixels_alpha(stripes)
    channel[alpha < 200] = 0
    del channel
    surface.blit(stripes, (0, 0))


def _grey(surface: pygame.Surface, share: float) -> None:
    """Take colour and light from a picture, leaving its transparency."""
    pixels = pygame.surfarray.pixels3d(surface)
    grey = pixels.mean(axis=2, keepdims=True) * 0.82
    pixels[:] = (pixels * (1.0 - share) + grey * share).astype(pixels.dtype)
    del pixels


@lru_cache(maxsize=256)
def _fallen_picture(look: PlayerLook, headgear: str, emblem: str, key: str, radius: int) -> pygame.Surface:
    size = ceil(radius * 3.0)

    def draw(surface: pygame.Surface, factor: float) -> None:
        middle = (size * factor / 2.0, size * factor / 2.0)
        r = radius * factor
        points = shape_points(look.shape, middle, r * 0.8)
        rounded_polygon(surface, (30, 24, 22, 200), points, r * 0.14)
        rounded_polygon(surface, mixed(look.colour, (96, 92, 90), 0.3), points, r * 0.06)
        rounded_polygon(surface, (168, 158, 146), shape_points(look.shape, middle, r * 0.62), r * 0.06)
        if key and _draw_portrait(surface, middle, r * 1.3, key, "lying"):
            _grey(surface, 0.6)
        elif not emblem or not draw_emblem(surface, middle, r * 1.1, emblem, "lying"):
            draw_fallen(Easel(surface, middle, r * 0.9, 28.0), look, headgear)

    return sprite(size, draw)


@lru_cache(maxsize=256)
def _halo(radius: int, selected: bool, active: bool, targeted: bool) -> pygame.Surface:
    size = ceil(radius * 4.4)

    def draw(surface: pygame.Surface, factor: float) -> None:
        middle = (size * factor / 2.0, size * factor / 2.0)
        r = radius * factor
        if targeted:
            pygame.draw.circle(surface, (40, 8, 8, 150), middle, r * 1.62, max(round(r * 0.2), 2))
            pygame.draw.circle(surface, (255, 84, 64), middle, r * 1.57, max(round(r * 0.11), 2))
            for turn in range(4):
                dx, dy = ((1, 0), (0, 1), (-1, 0), (0, -1))[turn]
                start = (middle[0] + dx * r * 1.36, middle[1] + dy * r * 1.36)
                end = (middle[0] + dx * r * 1.86, middle[1] + dy * r * 1.86)
                pygame.draw.line(surface, (255, 84, 64), start, end, max(round(r * 0.12), 2))
        elif selected:
            for step in range(9):
                pygame.draw.circle(surface, (*GLOW, 14 + step * 8), middle, r * (1.95 - step * 0.07))
            pygame.draw.circle(surface, (60, 44, 10), middle, r * 1.5, max(round(r * 0.2), 2))
            pygame.draw.circle(surface, GLOW, middle, r * 1.47, max(round(r * 0.13), 2))
        elif active:
            pygame.draw.circle(surface, (40, 30, 8, 190), middle, r * 1.33, max(round(r * 0.16), 2))
            pygame.draw.circle(surface, GLOW, middle, r * 1.3, max(round(r * 0.08), 2))
        else:
            pygame.draw.circle(surface, (30, 24, 20, 150), middle, r * 1.34, max(round(r * 0.16), 2))
            pygame.draw.circle(surface, (255, 255, 255), middle, r * 1.31, max(round(r * 0.08), 2))

    return sprite(size, draw)
