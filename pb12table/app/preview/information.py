"""The overlays a player can switch on: who sees whom, ranges, radii, the ruler, threat maps, what a plan would let one
see.
"""

from __future__ import annotations

from collections.abc import Collection, Hashable
from dataclasses import dataclass, field
from functools import lru_cache
from itertools import pairwise
from typing import Any, Final

import numpy as np

from pb12table.analysis.threat import Threats, attacks_on, spots_at, threat_map_in_parts, threatening
from pb12table.app.preview.sight_view import Lines, WhoSeesWhom, everybody_drawings
from pb12table.report.section import colour_of, outline_of, strip_words
from pb12table.skirmish.faces.measures import Spot
from pb12table.skirmish.faces.system import GameSetup, GameState
from pb12table.skirmish.ids import FigureId, PlayerId
from pb12table.systems.known import copy_of, measures, scene
from pb12table.table.battlefield import Battlefield, Body
from pb12table.table.motion.falling import stand_heights
from pb12table.table.planar import in_polygon
from pb12table.table.routes.house import House
from pb12table.table.shapes import GRID, Point, Point3, Ring, distance, plan_distance
from pb12table.table.sight.section import Section, section
from pb12table.texts.locale import Texts, rounded, upper_first, whole_percent
from pb12table.texts.names import figure_name, piece_name, player_name
from pb12table.window.kit.background import Portions, Same
from pb12table.window.play.face import ReachOverlay
from pb12table.window.play.foreseeing import Foreseen, drawn_sight
from pb12table.window.scene.picture import Picture, SectionDrawing, SightDrawing, ThreatShown, ThreatSpot
from pb12table.window.scene.table_view import ShownStorey


def threat_shown(
    threats: Threats, *, figure: str = "", key: str = "", house: House | None = None, storey: int | None = None,
    pointed: Point | None = None,
) -> ThreatShown:  # fmt: skip
    """Return what is drawn of a threat map: of all figures and means or some, of one level or the highest spots."""
    counts = threats.counts(figure=figure, key=key).tolist()
    struck = threats.counts(False, figure, key).tolist()
    chosen = _chosen(threats.spots, house, storey)
    spots = tuple(
        ThreatSpot(threats.spots[number].ring, counts[number], struck[number] > 0)
        for number in chosen
        if counts[number]
    )
    lines: tuple[tuple[Point, Point, bool], ...] = ()
    number = None if pointed is None else _pointed(threats, chosen, pointed)
    if number is not None:
        end = threats.spots[number].place[:2]
        lines = tuple(
            (each.origin[:2], end, each.means.ranged)
            for each in attacks_on(threats, number)
            if (not figure or each.figure == figure) and (not key or each.means.key == key)
        )
    return ThreatShown(spots, threats.is_whole, lines)


def _chosen(spots: tuple[Spot, ...], house: House | None, storey: int | None) -> list[int]:
    """Return the spots that are shown: those of a level, and of several in one place the highest."""
    shown = np.ones(len(spots), dtype=np.bool_)
    if house is not None and storey is not None and house.is_storeyed and spots:
        places = np.array([spot.place for spot in spots], dtype=np.float64)
        shown = house.numbers_at(places) == storey
    highest: dict[Ring, int] = {}
    for number, spot in enumerate(spots):
        # Spots of a place follow each other from below.
        if shown[number]:
            highest[spot.ring] = number
    return sorted(highest.values())


def _pointed(threats: Threats, chosen: Collection[int], point: Point) -> int | None:
    """Return the spot that is shown under the mouse; None if there is none."""
    return next((number for number in spots_at(threats, point) if number in chosen), None)


def spot_line(
    texts: Texts, state: Any, threats: Threats, point: Point, house: House | None = None, storey: int | None = None
) -> str:
    """Return a sentence on who could attack a person at a place, and with what; "" if there is no room to stand."""
    number = _pointed(threats, set(_chosen(threats.spots, house, storey)), point)
    if number is None:
        return ""
    face, own = threatening(state), texts.of(state.setup.system)
    found = attacks_on(threats, number)
    if not found:
        return texts("threat-spot-none", player=player_name(state.setup, threats.player))
    told: dict[str, list[str]] = {}
    for each in found:
        name = figure_name(texts, state.setup, each.figure)
        told.setdefault(name, []).append(face.called(own, state, each.means))
    listed = [texts("threat-spot-by", figure=name, means=", ".join(means)) for name, means in told.items()]
    return texts("threat-spot", attackers=" · ".join(listed), height=threats.spots[number].place[2])


QUICK: Final = 1600.0
"""On a table of more square steps spots are twice as far apart."""
REST: Final = 0.1
"""So many seconds a position must stay as it is before it is looked into."""


class ThreatOverlay:
    """The player whose threat map is shown, None for no map, and what is known of it."""

    def __init__(self) -> None:
        self.player: PlayerId | None = None
        self._portions: Portions[Threats] = Portions()
        self._shown: tuple[object, ThreatShown] | None = None

    @property
    def found(self) -> Threats | None:
        """Return what is known so far."""
        return None if self.player is None else self._portions.found

    def step(self, texts: Texts, state: Any, own: PlayerId | None, key: str) -> str:
        """Show the next side, own opponents first, after the last one none; return the line that tells it."""
        setup = state.setup
        if measures(setup.system).threat is None:
            return texts("threat-none-here")
        players = [player.id for player in setup.players]
        order = [*(player for player in players if player != own), *(player for player in players if player == own)]
        number = order.index(self.player) + 1 if self.player in order else 0
        self.player = order[number] if number < len(order) else None
        if self.player is None:
            self._portions.give_up()
            return texts("threat-off")
        return texts("threat-shown", player=player_name(setup, self.player), key=key)

    def picture(self, key: Hashable, state: Any, storey: ShownStorey) -> ThreatShown | None:
        """Return what is drawn of it for a state; equal keys stand for equal states."""
        player = self.player
        if player is None:
            return None
        field = state.setup.battlefield
        grid = 1.0 if field.width * field.depth <= QUICK else 2.0
        if not self._portions.is_for((key, player, grid)):
            # Figures may be moved on while it is worked out.
            self._portions.ask((key, player, grid), threat_map_in_parts(copy_of(state), player, grid), REST)
        found = self._portions.found
        if found is None:
            return None
        wanted = (Same(found), Same(storey.house), storey.number)
        if self._shown is None or self._shown[0] != wanted:
            self._shown = (wanted, threat_shown(found, house=storey.house, storey=storey.number))
        return self._shown[1]

    def told_at(self, texts: Texts, state: Any, point: Point, storey: ShownStorey) -> tuple[str, ...]:
        """Return the figures that could attack a person at a place, and whether these are all."""
        found = self.found
        if found is None:
            return ()
        line = spot_line(texts, state, found, point, storey.house, storey.number)
        growing = () if found.is_whole else (texts("threat-working", done=found.done, all=found.total),)
        return (*((line,) if line else ()), *growing)

    def work(self) -> bool:
        """Go on; return whether there is more to show."""
        return self.player is not None and self._portions.work()

    def settle(self) -> None:
        """Wait for all of it."""
        self._portions.settle()


SAME_PLACE = 0.15
"""Two clicks of the tape so near to each other, in steps, mean one place."""


def add_all_sight(picture: Picture, state: GameState, found: Lines, focus: FigureId | None, texts: Texts) -> None:
    """Add what opposing figures see of each other, as far as found; a focus' lines are strong, all others faint."""
    on_table = focus is not None and scene(state.setup.system).is_on_table(state, focus)
    picture.sights += everybody_drawings(state, found, focus if on_table else None, texts)


def add_ranges(picture: Picture, state: GameState, figure: FigureId, texts: Texts) -> None:
    """Add the rings of all weapons a figure has in use."""
    face = scene(state.setup.system)
    if face.is_on_table(state, figure):
        for weapon in face.gear(state, texts.of(state.setup.system), figure):
            picture.rings += weapon.rings


def add_command(picture: Picture, state: GameState, figure: FigureId, texts: Texts) -> None:
    """Add the areas around a figure that its rules know, as of command."""
    face = scene(state.setup.system)
    if face.is_on_table(state, figure):
        picture.rings += face.radii(state, texts.of(state.setup.system), figure)


class Overlays:
    """What is shown over the table of a game; `shown` are the commands of what is switched on."""

    def __init__(self) -> None:
        self.shown: set[str] = {"show-zones"}
        self.threat = ThreatOverlay()
        self._reach = ReachOverlay()
        self._who_sees = WhoSeesWhom()

    def switch(self, texts: Texts, command: str, looked_at: FigureId | None) -> str:
        """Turn one on or off while a figure is looked at; return the line that tells it."""
        self.shown ^= {command}
        key = "overlay-on" if command in self.shown else "overlay-off"
        if command in self.shown and command == "show-all-sight":
            key = "overlay-on-who-sees-whom"
        elif command in self.shown and command in ("show-ranges", "show-command"):
            key = key if looked_at else "overlay-on-needs-figure"
        return texts(key, overlay=texts(f"command-{command}"))

    def add_to(
        self, picture: Picture, state: GameState, played: Hashable, looked_at: FigureId | None, texts: Texts,
        storey: ShownStorey,
    ) -> None:  # fmt: skip
        """Add what is switched on to a picture of a state, of which so much has been `played`."""
        face = scene(state.setup.system)
        picture.show_zones = "show-zones" in self.shown
        picture.cuts_open, picture.begun = True, state.game_round > 0
        # Squares are drawn where they count unless switched off, elsewhere only if wanted.
        with_squares = face.counts_squares(state) != ("show-squares" in self.shown)
        picture.squares = face.squares(state) if with_squares else 0.0
        picture.show_names = "show-names" in self.shown
        picture.show_heights = "show-heights" in self.shown
        if "show-all-sight" in self.shown:
            self._who_sees.ask((Same(state), played), state, looked_at)
            add_all_sight(picture, state, self._who_sees.lines(state), looked_at, texts)
        if "show-ranges" in self.shown:
            picture.reach = self._reach.answer_for(state, looked_at, texts)
        for overlay, add in (("show-ranges", add_ranges), ("show-command", add_command)):
            if overlay in self.shown and looked_at is not None:
                add(picture, state, looked_at, texts)
        picture.threat = self.threat.picture((Same(state), played), state, storey)

    def work(self) -> bool:
        """Go on with what is worked out; return whether there is more to show."""
        sees = "show-all-sight" in self.shown and self._who_sees.work()
        return self._reach.work() or self.threat.work() or sees


@dataclass(slots=True)
class Ruler:
    """A tape measure over the table: clicked points and the mouse as the last one, or pulled out with the button held.

    Once it is let go, or clicked twice at a place, it lies still; a click lets it bend there and go on.
    """

    points: list[Point3] = field(default_factory=list)
    mouse: Point3 | None = None
    is_pulled: bool = False
    lies_still: bool = False

    def hover(self, point: Point3 | None) -> None:
        """Let the end follow the mouse, as long as the tape does not lie still."""
        self.mouse = None if self.lies_still else point

    def pull(self, start: Point3) -> None:
        """Begin to pull it out with the button held: a fresh tape, or a bend more of the one that is being clicked."""
        if self.is_pulled:
            return
        self.points = [start] if self.lies_still else [*self.points, start]
        self.is_pulled, self.lies_still = True, False

    def take_back(self) -> None:
        """Take the last point back."""
        del self.points[-1:]
        self.lies_still = False

    def put(self, point: Point3) -> None:
        """Let go of the button at a point: the end of a pulled tape, else a bend of a clicked one."""
        ends = self.is_pulled
        self.is_pulled = False
        if self.points and not ends and plan_distance(self.points[-1][:2], point[:2]) < SAME_PLACE:
            ends = len(self.points) > 1
        else:
            self.points.append(point)
        self.lies_still = ends
        self.hover(point)

    def add_to(self, picture: Picture, setup: GameSetup, texts: Texts, battlefield: Battlefield) -> None:
        """Draw the tape with its length, in plane and in space where they differ, and that of its last leg.

        Where there are sight lines, a strip shows the section along that.
        """
        points = list(self.points)
        if self.mouse is not None and not (
            len(points) > 1 and plan_distance(points[-1][:2], self.mouse[:2]) < SAME_PLACE
        ):
            # A mouse that rests on the last bend begins no leg of its own.
            points.append(self.mouse)
        if len(points) < 2:
            return
        picture.measure = [point[:2] for point in points]
        flat = [plan_distance(a[:2], b[:2]) for a, b in pairwise(points)]
        steep = [distance(a, b) for a, b in pairwise(points)]
        cm = texts.number(sum(steep) * setup.step_cm, 1)
        told = _both(texts, "ruler-label", sum(flat), sum(steep), cm=cm)
        last = _both(texts, "ruler-last-leg", flat[-1], steep[-1]) if len(steep) > 1 else ""
        picture.measure_label = f"{told} · {last}" if last else told
        face = measures(setup.system)
        if face.looking is not None and face.layout is not None and flat[-1] > SAME_PLACE:
            person = face.layout.person
            eye = person.aim_at(person.stature.height)
            start, end = (_aimed(battlefield, point, eye) for point in points[-2:])
            picture.section = _section_shown(section_of(battlefield, start, end), setup, texts)


def _aimed(battlefield: Battlefield, point: Point3, eye: float) -> Point3:
    """Return what a sight line is drawn from: a figure's base point as it is, at a place the eye of a person there."""
    x, y, height = point
    stands = any(abs(height - level) <= GRID for level in stand_heights(battlefield, x, y))
    return (x, y, height + eye) if stands else point


@lru_cache(maxsize=4)
def section_of(battlefield: Battlefield, start: Point3, end: Point3) -> Section:
    """Return the section along a leg of the tape, kept while it lies still."""
    return section(battlefield, start, end)


def _section_shown(found: Section, setup: GameSetup, texts: Texts) -> SectionDrawing:
    def named(piece: str) -> str:
        return piece_name(texts, setup, piece)

    tops = [top for each in found.crossings for top in each.tops]
    highest = max(found.start[2], found.end[2], *(height for _, height in found.ground), *tops, 1.0)
    return SectionDrawing(
        length=found.length,
        highest=highest,
        ground=found.ground,
        pieces=tuple((tuple(outline_of(each)), colour_of(each)) for each in found.crossings),
        ends=(found.start[2], found.end[2]),
        is_blocked=bool(found.blockers),
        words=upper_first(strip_words(texts, found, named)),
        ends_words=texts("section-strip-ends", eye=texts.number(found.start[2], 2), aim=texts.number(found.end[2], 2)),
        length_words=texts("section-strip-length", length=rounded(found.length, 2)),
        height_words=texts.number(highest, 1),
    )


def _both(texts: Texts, key: str, flat: float, space: float, **more: str) -> str:
    """Return a length in the plane, and the one in space with it as soon as their digits differ."""
    in_plane, in_space = rounded(flat, 2), rounded(space, 2)
    return texts(key if in_plane == in_space else f"{key}-space", flat=in_plane, space=in_space, **more)


def spot_at(battlefield: Battlefield, point: Point, figure: Body | None = None, storey: float | None = None) -> Point3:
    """Return what the tape measures from at a point: a figure's base point, else the highest surface there.

    Where a `storey` is shown alone, which has that height there, it measures from that.
    The surface may be one nobody can stand on; beside the table, in steps, it is the nearest point of its edge.
    """
    if figure is not None:
        return figure.base_point
    if storey is not None:
        return (*point, storey)
    x, y = min(max(point[0], 0.0), battlefield.width), min(max(point[1], 0.0), battlefield.depth)
    solid = [piece for piece in battlefield.pieces if not piece.passable and not piece.thin]
    tops = [piece.top_at((x, y)) for piece in solid if in_polygon((x, y), piece.outline, piece.holes)]
    return (x, y, max([*stand_heights(battlefield, x, y), *tops], default=0.0))


WEIGHT: Final = 0.7
"""How thick the lines are: the way that is planned lies above them."""


def foreseen_sights(state: GameState, found: Foreseen, texts: Texts) -> list[SightDrawing]:
    """Return a line of two halves between the ghost and each opponent: each shows what the figure at its end sees."""
    face = scene(state.setup.system)
    lines: list[SightDrawing] = []
    for pair in found.pairs:
        if not face.is_on_table(state, pair.other):
            continue
        here, there = found.body.base_point, face.body(state, pair.other).base_point
        for start, end, seen, level in (
            (here, there, pair.there, pair.level),
            (there, here, pair.back, pair.level_back),
        ):
            drawn = drawn_sight(start, end, seen, level)
            label = ""
            if drawn.state == "covered":
                share = whole_percent(seen.covered_share, face.share_bounds)
                label = texts("look-line-covered", share=share, level=face.level_words(texts, level))
            lines.append(
                SightDrawing(
                    start, end, drawn.state, drawn.share, level, (), drawn.borderline, label, WEIGHT, half=True
                )
            )
    return lines
