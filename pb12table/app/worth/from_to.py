"""What one ground sees of another, in the window: two grounds are clicked, drawn or picked, and their pairs counted."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

import pygame

from pb12table.analysis.between import (
    MOST_PAIRS,
    Between,
    NobodyStands,
    Place,
    Ranges,
    UnknownGround,
    Weapon,
    between_in_parts,
    ground_called,
    weapons_of,
)
from pb12table.analysis.covering import UNSEEN
from pb12table.analysis.layout import TABLE, Measured
from pb12table.analysis.walking import Ground
from pb12table.app.editor.filing.asking import Question, ask_numbers
from pb12table.app.screens.base import Desk
from pb12table.app.worth.views import Line, ListRow
from pb12table.report.elements import HIDDEN, SIGHT, Colours
from pb12table.report.layout_words import AFTER_MOVES, between_maps, ground_name, ground_told, percent, shots_map
from pb12table.skirmish.faces.system import GameSetup
from pb12table.table.footprints import Area, in_area
from pb12table.table.shapes import Point, Ring, box_ring, plan_distance, ring_area, rounded_point
from pb12table.texts.layouts import place_told
from pb12table.texts.locale import Texts, upper_first
from pb12table.window.kit.background import Portions, Same
from pb12table.window.kit.palette import INK, PAPER
from pb12table.window.kit.strokes import dashed, disc, lines
from pb12table.window.kit.theme import Colour
from pb12table.window.scene.picture import Camera, draw_label

MOST_CORNERS: Final = 64
"""A ground has at most so many corners."""
LEAST: Final = 0.5
"""What is pulled out less far, in steps, is a click."""
FARTHEST: Final = 1000.0
RANGE: Final = Question("worth-between-ask-range", 12.0, 0.1, FARTHEST)
MOVE: Final = Question("worth-between-ask-move", 6.0, 0.0, FARTHEST)
SIDES: Final = ("from", "to")
MARKS: Final[tuple[Colour, Colour]] = ((24, 96, 214), (206, 44, 64))
"""The outlines of the ground that looks, and of the one that is looked at."""
SHARES, SHOTS = "shares", "shots"
PAINTED: Final = (SHARES, SHOTS)


class FromTo:
    """The two grounds that were chosen, what is asked of them, and what is known.

    `names` are those of `ground_called`, None as long as none is chosen; `side` is the one that the next click sets.
    `corners` are those of a polygon that is being clicked, `pulled` the two of a rectangle that is being pulled out.
    `painted` is what the map shows: shares in sight, or after how many moves there are shots.
    """

    def __init__(self, setup: GameSetup) -> None:
        self.names: list[str | None] = [None, None]
        self.side = 0
        self.corners: list[Point] = []
        self.pulled: tuple[Point, Point] | None = None
        self.weapon: Weapon | None = None
        self.reach: float | None = None
        self.move: float | None = None
        self.painted = SHARES
        self._setup, self._begun = setup, False
        self._weapons: tuple[Weapon, ...] | None = None
        self._problem: tuple[str, str] | None = None
        self._portions: Portions[Between] = Portions()

    @property
    def found(self) -> Between | None:
        """Return what is known so far."""
        return self._portions.found

    @property
    def ranges(self) -> Ranges:
        """Return what is asked beside sight."""
        bands = () if self.weapon is None else self.weapon.ranges
        if self.reach is not None:
            bands = tuple(sorted({*bands, self.reach}))
        return Ranges(bands, max(bands, default=None), self.move)

    # -- choosing ---------------------------------------------------------------------------------------------

    def begin(self, measured: Measured) -> None:
        """Choose the first two grounds that figures of different players come from, at first."""
        sources = [ground for ground in measured.grounds if ground.is_source and len(ground.sites)]
        if self._begun or not sources:
            return
        self._begun = True
        first = sources[0]
        others = [ground for ground in sources if not set(ground.players) & set(first.players)]
        goals = [ground for ground in measured.grounds if ground.is_goal and len(ground.sites)]
        if others or goals:
            self.names = [first.id, (others or goals)[0].id]

    def choose(self, side: int, name: str) -> None:
        """Choose a ground; the next click on the table sets the other one."""
        self.names[side], self.side = name, 1 - side
        self.corners.clear()

    def swap(self) -> None:
        """Let the ground that is looked at look."""
        self.names.reverse()

    def click(self, point: Point, reach: float) -> None:
        """Choose the zone there; where none is, or corners were clicked before, set a corner.

        A click on the first one closes them; `reach` is how near, in steps, counts as on it.
        """
        if len(self.corners) > 2 and plan_distance(point, self.corners[0]) <= reach:
            self._close()
            return
        zones = [zone for zone in self._setup.zones if in_area(Area(zone.area.outline, zone.area.holes), point, 0.0)]
        if zones and not self.corners:
            self.choose(self.side, min(zones, key=lambda zone: abs(ring_area(zone.area.outline))).id)
        elif len(self.corners) < MOST_CORNERS:
            self.corners.append(self._on_table(point))

    def pull(self, start: Point, point: Point) -> None:
        """Pull a rectangle out."""
        self.pulled = (self._on_table(start), self._on_table(point))

    def let_go(self) -> bool:
        """Choose the rectangle that was pulled out; return whether there was one."""
        pulled, self.pulled = self.pulled, None
        if pulled is None or min(abs(pulled[0][0] - pulled[1][0]), abs(pulled[0][1] - pulled[1][1])) < LEAST:
            return False
        self.corners = list(_rectangle(pulled))
        self._close()
        return True

    def take_back(self) -> None:
        """Take the last corner back."""
        if self.corners:
            self.corners.pop()

    def clear(self) -> None:
        """Forget both grounds."""
        self.names, self.side, self.pulled = [None, None], 0, None
        self.corners.clear()

    def _close(self) -> None:
        self.choose(self.side, " ".join(f"{x:g},{y:g}" for x, y in self.corners))

    def _on_table(self, point: Point) -> Point:
        field = self._setup.battlefield
        x, y = min(max(point[0], 0.0), field.width), min(max(point[1], 0.0), field.depth)
        return rounded_point((round(x, 1), round(y, 1)))

    def press(self, kind: str, name: str, desk: Desk) -> None:
        """Take a row of the list."""
        if kind in SIDES:
            self.choose(SIDES.index(kind), name)
        elif kind == "swap":
            self.swap()
        elif kind == "paint":
            self.painted = name
        elif kind == "weapon":
            self.weapon = next((weapon for weapon in self._weapons or () if _key(weapon) == name), None)
        elif kind == "ask" and name == "range":
            ask_numbers(desk, [RANGE], "worth-measure", lambda numbers: self._take_range(numbers[0]))
        elif kind == "ask":
            ask_numbers(desk, [MOVE], "worth-measure", lambda numbers: self._take_move(numbers[0]))
        elif kind == "any":
            self.weapon = self.reach = None

    def _take_range(self, reach: float) -> None:
        self.reach = reach

    def _take_move(self, move: float) -> None:
        self.move = move or None
        self.painted = SHOTS if self.move is not None else SHARES

    # -- asking -----------------------------------------------------------------------------------------------

    def ask(self, setup: GameSetup, measured: Measured) -> None:
        """Let the pairs be counted on a layout that has been measured, unless that is done."""
        self.begin(measured)
        first, second = self.names
        height = measured.wishes.heights[0]
        key = (first, second, self.ranges, Same(measured.sites), Same(setup), height)
        if first is None or second is None or self._portions.is_for(key):
            return
        self._setup, self._problem = setup, None
        grounds: list[Ground] = []
        for name in (first, second):
            try:
                grounds.append(ground_called(setup, measured.sites, name))
            except NobodyStands:
                self._problem = ("worth-between-nobody", name)
            except UnknownGround:
                self.names = [None if own == name else own for own in self.names]
                return
        if self._problem is None and len(grounds[0].sites) * len(grounds[1].sites) > MOST_PAIRS:
            self._problem = ("worth-between-too-many", "")
        parts: Iterator[Between] = iter(())
        if self._problem is None:
            asked = self.ranges
            wanted = Ranges(asked.bands, asked.reach, asked.move, height)
            parts = between_in_parts(setup, measured.sites, grounds[0], grounds[1], wanted, measured.sights[0])
        self._portions.ask(key, parts)

    def work(self) -> bool:
        """Look whether there is more; return whether there is."""
        return self._portions.work()

    def settle(self) -> None:
        """Wait for all of it."""
        self._portions.settle()

    def give_up(self) -> None:
        """Wait for nothing any longer."""
        self._portions.give_up()

    # -- what is shown ------------------------------------------------------------------------------------------

    def rows(self, texts: Texts, measured: Measured) -> Iterator[ListRow]:
        """Yield what can be chosen beside the table."""
        setup = measured.setup
        keys = [TABLE, *(ground.id for ground in measured.grounds if len(ground.sites))]
        for number, side in enumerate(SIDES):
            yield "", texts(f"worth-between-{side}"), "", False
            own = self.names[number]
            for key in keys if own is None or own in keys else [*keys, own]:
                told = ground_name(texts, setup, key) if key in keys else texts("worth-between-drawn")
                yield f"{side}:{key}", upper_first(told), "eye" if number == 0 else "aim", own == key
        yield "swap:", texts("worth-between-swap"), "swap", False
        yield "", texts("worth-between-ranges"), "", False
        yield "any:", texts("worth-between-any"), "sights", self.weapon is None and self.reach is None
        if self._weapons is None:
            self._weapons = weapons_of(setup, texts)
        for weapon in self._weapons:
            yield f"weapon:{_key(weapon)}", upper_first(weapon.name), "shoot", weapon == self.weapon
        typed = texts("worth-between-typed") if self.reach is None else texts("worth-steps", value=self.reach)
        yield "ask:range", f"{typed} …", "sights", self.reach is not None
        yield "", texts("worth-between-move"), "", False
        moved = texts("worth-between-no-move") if self.move is None else texts("worth-steps", value=self.move)
        yield "ask:move", f"{moved} …", "walk", self.move is not None
        if self.move is not None:
            yield "", texts("worth-between-painted"), "", False
            for painted in PAINTED:
                yield f"paint:{painted}", texts(f"worth-between-{painted}"), "map", painted == self.painted

    def lines(self, texts: Texts, setup: GameSetup, key: str) -> list[Line]:
        """Return the table of numbers, and how to choose."""
        head = Line("head", texts("worth-between-head"))
        hint = Line("text", texts("worth-between-hint", key=key))
        grounds = [
            Line("spot", self._told(texts, setup, number), colour=MARKS[number])
            for number in range(2)
        ]  # fmt: skip
        choosing = Line("text", texts(f"worth-between-next-{SIDES[self.side]}"))
        if self._problem is not None:
            return [head, *grounds, Line("bad", texts(self._problem[0])), choosing, hint]
        found = self.found
        if None in self.names or found is None:
            working = [] if None in self.names else [Line("text", texts("worth-measuring"))]
            return [head, *grounds, choosing, *working, hint]
        return [head, *grounds, choosing, *numbers(texts, found), hint]

    def _told(self, texts: Texts, setup: GameSetup, side: int) -> str:
        name = self.names[side]
        if name is None:
            return texts("worth-between-none")
        is_drawn = ground_told(texts, setup, name) != ground_name(texts, setup, name) if name else False
        told = texts("worth-between-drawn") if is_drawn else ground_name(texts, setup, name)
        return texts(f"worth-between-{SIDES[side]}-told", ground=upper_first(told))

    def colours(self) -> Colours | None:
        """Return the colours of the cells."""
        found = self.found
        if found is None:
            return None
        if self.painted == SHOTS and len(found.shots) > 1:
            return shots_map(found)
        maps = between_maps(found)
        colours = maps["sees"].copy()
        free = colours[..., 3] == 0
        colours[free] = maps["seen"][free]
        return colours

    def cell_line(self, texts: Texts, point: Point) -> str:
        """Return what is known of the place under the mouse."""
        found = self.found
        raster = None if found is None else found.sites.raster
        if found is None or raster is None or not (0.0 <= point[0] <= raster.width and 0.0 <= point[1] <= raster.depth):
            return ""
        cell, told = raster.cell_at(point), list[str]()
        for key, ground, shares in (("sees", found.first, found.sees), ("seen", found.second, found.seen)):
            for number, site in enumerate(ground.sites.tolist()):
                if found.sites.sites[site].cell == cell:
                    share = percent(texts, float(shares[number]))
                    told.append(texts(f"worth-between-cell-{key}", share=share))
        return "   ".join(dict.fromkeys(told))

    def draw(self, surface: pygame.Surface, camera: Camera, texts: Texts, mouse: Point | None, scale: float) -> None:
        """Draw the outlines of both grounds, the best and worst places, and what is being drawn."""
        for number, name in enumerate(self.names):
            for ring in self._rings(name):
                points = [camera.to_screen_exact(point) for point in (*ring, ring[0])]
                lines(surface, PAPER, points, 5.0 * scale)
                lines(surface, MARKS[number], points, 3.0 * scale)
        if self.found is not None and not self.corners and self.pulled is None:
            self._draw_places(surface, camera, texts, self.found, scale)
        drawn = list(_rectangle(self.pulled)) if self.pulled is not None else list(self.corners)
        if not drawn:
            return
        if self.pulled is not None:
            drawn.append(drawn[0])
        elif mouse is not None:
            drawn.append(mouse)
        pixels = [camera.to_screen_exact(point) for point in drawn]
        if len(pixels) > 1:
            dashed(surface, MARKS[self.side], pixels, 3.0 * scale, 9.0 * scale, 5.0 * scale)
        for pixel in pixels[: len(self.corners)]:
            disc(surface, MARKS[self.side], pixel, 4.5 * scale)

    def _rings(self, name: str | None) -> Sequence[Ring]:
        if not name:
            return ()
        zone = next((zone for zone in self._setup.zones if zone.id == name), None)
        if zone is not None:
            return (zone.area.outline,)
        if "," not in name:
            return ()
        return (tuple((float(x), float(y)) for x, _, y in (corner.partition(",") for corner in name.split())),)

    def _draw_places(self, surface: pygame.Surface, camera: Camera, texts: Texts, found: Between, scale: float) -> None:
        taken: list[pygame.Rect] = []
        for key, place in places_of(found):
            pixel = camera.to_screen_exact(place.at[:2])
            disc(surface, PAPER, pixel, 5.6 * scale)
            disc(surface, INK, pixel, 4.0 * scale)
            label = draw_label(
                surface, camera, place.at[:2], texts(f"worth-between-mark-{key}"), "plan", scale, (), taken
            )
            taken += [] if label is None else [label]


def _key(weapon: Weapon) -> str:
    return f"{weapon.id}/{'/'.join(f'{far:g}' for far in weapon.ranges)}"


def _rectangle(ends: tuple[Point, Point]) -> Ring:
    (x, y), (u, v) = ends
    return box_ring(min(x, u), min(y, v), max(x, u), max(y, v))


def places_of(found: Between) -> Iterator[tuple[str, Place]]:
    """Yield the best and worst places of both grounds, by what they are; none that is no better than another."""
    if found.best.share > found.worst.share:
        yield "best", found.best
        yield "worst", found.worst
    if found.barest.share > found.safest.share:
        yield "barest", found.barest
        yield "safest", found.safest


def numbers(texts: Texts, found: Between) -> Iterator[Line]:
    """Yield the numbers of two grounds as a table."""
    yield Line("pair", texts("worth-between-in-sight"), percent(texts, found.in_sight, 1))
    yield Line("scale", texts("layout-report-seen-none"), texts("layout-report-seen-all"), HIDDEN, SIGHT)
    if found.bands:
        yield Line("head", texts("worth-between-ranges"))
    low = 0.0
    for band in found.bands:
        share = percent(texts, band.seen / band.pairs, 1) if band.pairs else "–"
        if band.to is None:
            yield Line("pair", texts("worth-between-beyond", low=texts("worth-steps", value=low)), share)
        else:
            high = texts("worth-steps", value=band.to)
            yield Line("pair", texts("worth-between-band", low=texts.number(low, 1), high=high), share)
            low = band.to
    asked = sum(found.levels.values())
    if asked:
        yield Line("head", texts("worth-between-cover"))
    for level, pairs in found.levels.items():
        name = texts("worth-between-hidden") if level == UNSEEN else texts("worth-between-level", level=level)
        yield Line("pair", name, percent(texts, pairs / asked, 1))
    far = texts("worth-steps", value=found.range or 0.0)
    yield Line(
        "head", texts("worth-between-shots-head" if found.range is None else "worth-between-shots-within", range=far)
    )
    for shot in found.shots:
        colour = AFTER_MOVES[shot.moves] if len(found.shots) > 1 else None
        yield Line("pair", texts("worth-between-after", moves=shot.moves), percent(texts, shot.share, 1), colour)
    if len(found.shots) > 1 and found.is_driven:
        yield Line("text", texts("between-driven"))
    if not found.is_whole:
        yield Line("bad", texts("worth-between-coarse", pairs=asked))
    yield Line("head", texts("worth-between-places"))
    for key, place in places_of(found):
        told = f"{place_told(texts, place.at)}: {percent(texts, place.share)}"
        yield Line("pair", upper_first(texts(f"worth-between-mark-{key}")), told)
