"""Ways in the form of a turn: led round what is in the way, priced by the rules, and red where they provoke."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

from pb12table.kernel.request import Refusal
from pb12table.skirmish.forms.fields import Number
from pb12table.skirmish.forms.sketch import Circle, Ghost, Note, Sketch, Stretch
from pb12table.skirmish.forms.table_fields import Price, Way, Within
from pb12table.skirmish.ids import FigureId
from pb12table.systems.d20.routes import areas_of, as_far_as, doors_ahead, led_through, rates_of
from pb12table.systems.d20.rules.asking.answers import Jump, Move
from pb12table.systems.d20.rules.asking.legality import jump_refusal, move_refusal, way_of_move
from pb12table.systems.d20.rules.creatures import body, data, known_others, left
from pb12table.systems.d20.rules.data import Mode
from pb12table.systems.d20.rules.moving.jumping import ASIDE, long_jump
from pb12table.systems.d20.rules.moving.provoking import Provocation, provocations
from pb12table.systems.d20.rules.state import State
from pb12table.table.shapes import Point, Point3
from pb12table.table.units import moved
from pb12table.table.units import rounded as rounded_number
from pb12table.texts.describe import refusal_line
from pb12table.texts.locale import Texts
from pb12table.texts.names import figure_name
from pb12table.texts.numbers import rounded

HEIGHTS: Final = {Mode.FLY: (0, 60), Mode.SWIM: (-20, 0)}
"""How high and how deep the form leads, in metres, by modes that lead up and down."""
LEAST_LEFT: Final = 0.05
"""So few metres that are left of a way lead nowhere."""


class Moving:
    """The fields of a movement: a way, and a height where the mode leads up and down."""

    def __init__(self, texts: Texts, state: State, figure: FigureId, mode: Mode, values: Mapping[str, Any]) -> None:
        self.texts, self.state, self.figure, self.mode = texts, state, figure, mode
        self.left = left(state, figure, mode)
        self.through = mode in HEIGHTS
        wished = values.get("height")
        self.height = wished if isinstance(wished, int) else round(state.figures[figure].z)
        if self.through:
            lowest, highest = HEIGHTS[mode]
            self.height = min(max(self.height, lowest), highest)
        flat = tuple(point[:2] for point in values.get("way", ())) if self.left >= LEAST_LEFT else ()
        flat, self.parts = led_through(state, figure, mode, flat)
        if flat and self.through:
            flat = as_far_as(state.figures[figure].at[:2], flat, lambda path: self.refusal(_level(path)))
        self.points = _level(flat)

    # -- the answer -------------------------------------------------------------------------------------------

    def answer(self, points: tuple[Point3, ...]) -> Move:
        """The movement along some points."""
        if self.through:
            return Move(tuple((round(x, 3), round(y, 3), float(self.height)) for x, y, _ in points), self.mode)
        return Move(tuple((round(x, 3), round(y, 3)) for x, y, _ in points), self.mode)

    @property
    def move(self) -> Move | None:
        """The movement that is given; None while it is none or refused."""
        if not self.points or self.refusal(self.points) is not None:
            return None
        return self.answer(self.points)

    def refusal(self, points: tuple[Point3, ...]) -> Refusal | None:
        """Why some points are no way."""
        return move_refusal(self.state, self.figure, self.answer(points))

    def price(self, points: tuple[Point3, ...]) -> Price:
        """What some points cost, in words."""
        texts = self.texts
        if not points:
            return Price(texts("step-way-nothing", most=rounded(self.left, 1)))
        refusal = self.refusal(points)
        cost = way_of_move(self.state, self.figure, self.answer(points)).cost
        words = texts("step-way-cost", cost=rounded(cost, 1), most=rounded(self.left, 1))
        return Price(words, None if refusal is None else refusal_line(texts, self.state.setup, refusal))

    # -- what is asked ----------------------------------------------------------------------------------------

    def fields(self) -> list[Way | Number]:
        """The way, and how high it leads."""
        texts, start, within = self.texts, self.state.figures[self.figure].at, self._within()
        label, value = texts("step-way"), self.points
        way = Way(name="way", label=label, start=start, value=value, price=self.price, within=within)
        if not self.through:
            return [way]
        (lowest, highest), shown = HEIGHTS[self.mode], texts("step-height.shown", height=self.height)
        label = texts("step-height")
        return [way, Number(name="height", label=label, lowest=lowest, highest=highest, value=self.height, shown=shown)]

    def _within(self) -> Within | None:
        """Where what is left of the movement leads to on foot."""
        state, figure, mode = self.state, self.figure, self.mode
        own, rest = body(state, figure), self.left
        if self.points:
            taken = way_of_move(state, figure, self.answer(self.points))
            own, rest = taken.end, self.left - taken.cost
        if self.through or rest < LEAST_LEFT:
            return None
        label, company = self.texts("step-way-left", left=rounded(rest, 1)), known_others(state, figure)
        key = (own, rounded_number(rest), rates_of(state, figure, mode), company, label, state.battlefield)
        return Within(key, lambda: areas_of(state, figure, mode, own, rest), (own.x, own.y), label)

    def sketch(self) -> Iterator[Sketch]:
        """Where it ends, and the parts on which reaches of foes are left, with whom that provokes.  D058."""
        state = self.state
        if self.through:
            here = state.figures[self.figure].at
            yield Circle(here[:2], max(self.left, 0.0), self.texts("step-way-left", left=rounded(self.left, 1)))
        yield from doors_ahead(self.texts, state, self.figure, self.parts)
        if not self.points:
            return
        taken = way_of_move(state, self.figure, self.answer(self.points))
        yield Ghost(self.figure, taken.end, able=self.refusal(self.points) is None)
        for each in self.provoked():
            yield Stretch(each.start, each.at[:2], threatened=True)
            key = "note-provokes" if each.reacts else "note-spent"
            words = self.texts(key, figure=figure_name(self.texts, state.setup, each.foe))
            yield Note(each.at[:2], words, "bad" if each.reacts else "plan")

    def provoked(self) -> list[Provocation]:
        """The reaches that the way leaves.  D058."""
        parts = way_of_move(self.state, self.figure, self.answer(self.points)).parts if self.points else ()
        return list(provocations(self.state, self.figure, parts, flying=self.mode is Mode.FLY))


def _level(path: Sequence[Point]) -> tuple[Point3, ...]:
    return tuple((x, y, 0.0) for x, y in path)


def jump_to(point: Point3) -> Jump:
    """A jump to a place of the table."""
    return Jump((round(point[0], 3), round(point[1], 3)))


def jump_refused(texts: Texts, state: State, figure: FigureId, point: Point3) -> str | None:
    """Why a jump to a place is refused, in a sentence.  D081."""
    refusal = jump_refusal(state, figure, jump_to(point))
    return None if refusal is None else refusal_line(texts, state.setup, refusal)


def jump_sketch(texts: Texts, state: State, figure: FigureId) -> tuple[Sketch, ...]:
    """How far a creature jumps from where it is, and where a run leads, how far ahead of it.  D081, DR50."""
    placed, name = state.figures[figure], texts("command-jump")
    around, ahead = long_jump(state, figure, placed.facing + 180.0), long_jump(state, figure)
    said = (f"{name} {texts('length-metres', number=rounded(far, 1))}" for far in (around, ahead))
    circle = Circle(placed.at[:2], around, next(said))
    if ahead <= around:
        return (circle,)
    ends = [moved(placed.at[:2], placed.facing + turn, ahead) for turn in (0.0, ASIDE, -ASIDE)]
    return (circle, *(Stretch(placed.at[:2], end) for end in ends), Note(ends[0], next(said)))


def modes_of(state: State, figure: FigureId) -> list[Mode]:
    """The modes that a creature has speeds for, walking first.  D048."""
    speeds = data(state, figure).profile.speeds
    return [mode for mode in Mode if mode in speeds]
