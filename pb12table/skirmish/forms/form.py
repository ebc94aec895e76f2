"""A question as a form: its fields, what can be given, what it shows on the table, and what it totals."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from itertools import islice
from math import inf, isfinite
from typing import Any, ClassVar, Final, Generic, Literal, TypeAlias, TypeVar

from pb12table.skirmish.forms import (
    ON_THE_SPOT,
    TURNS,
    UNKNOWN,
    Field,
    Keyed,
    Pointer,
    Steps,
    Taken,
    commands,
    next_height,
    next_of,
)
from pb12table.skirmish.ids import FigureId, Modifier, PlayerId
from pb12table.skirmish.scene.miniatures import Heap, Printed
from pb12table.skirmish.scene.playback import Contest, DiceRow
from pb12table.table.battlefield import Body
from pb12table.table.footprints import Area, in_area, ring_gap
from pb12table.table.shapes import (
    Point,
    Point3,
    Region,
    Ring,
    direction,
    normalised,
    plan_distance,
    rounded,
)
from pb12table.table.sight.sight import FigureSight

# -- choosing ---------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True, kw_only=True)
class Option:
    """One of several things to choose from.

    `key` is a command whose key chooses it, "" for a digit by its place.  `refusal` says why it cannot be chosen, ""
    when it can.  Asked, it says `about` and what its number is made of.  A click on its figure or its place means it.
    Where several can be chosen it brings along what it `needs`, values of other options.  A `hidden` one keeps being
    chosen or not while there is no button for it, only its figure to be clicked.  Its place bears its `mark`, else the
    digit that chooses it.  One of a `die` of the form's contest stands there, instead of on a button.  One that cannot
    help is `vain`: it is marked so, and where it answers that sentence is said first.  Its `icon` is the name of a
    shared icon, or its strokes.  `same` is what it stays the same by, and keeps its digit, where its value changes.
    Those of one `group` stand together below its words; one that `turns` what is about to come into one's favour is
    marked.  A `grave` one cannot be made good again, and stands last and apart.  A `fleeting` act comes and goes, or
    becomes another, and so has its place behind those that are always there.  It is laid out as a printed card, or as
    several of `cards`: those that would come with it; or as a `dice_row`.
    """

    value: Any
    label: str
    cost: str = ""
    key: str = ""
    refusal: str = ""
    about: str = ""
    modifiers: tuple[Modifier, ...] = ()
    figure: FigureId | None = None
    at: Point3 | None = None
    mark: str = ""
    needs: tuple[Any, ...] = ()
    hidden: bool = False
    die: str = ""
    vain: str = ""
    icon: str = ""
    same: Hashable = None
    group: str = ""
    turns: bool = False
    grave: bool = False
    fleeting: bool = False
    cards: tuple[Printed, ...] = ()
    dice_row: DiceRow | None = None


class _Choosing(Field):
    """What fields with options have in common."""

    __slots__ = ()

    options: tuple[Option, ...]

    def option(self, value: Any) -> Option | None:
        """Return the option with a value, None if there is none."""
        return next((option for option in self.options if option.value == value), None)

    def able(self) -> list[Any]:
        """Return the values of the options that can be chosen."""
        return [option.value for option in self.options if not option.refusal]

    def chosen(self, option: Option) -> Taken:
        """Return what comes of choosing an option that can be chosen."""
        raise NotImplementedError


@dataclass(frozen=True, slots=True, kw_only=True)
class Pick(_Choosing, Keyed):
    """One of several options; its value is what is proposed.

    `decides`: picking answers the question at once. `listed`: the options stand below each other. `cycled`: only
    the value is shown, or `unset` while there is none, and `keys` (commands) or the keys that step go back and on
    through the options; asked, its line says `about`.  `follows`: a click on the figure of an option shows it,
    whatever else the click means.
    `row`: they begin a row of their own.  `lasting` are values, or what options are the same by, that keep the first
    digits even while they are not among the options.
    """

    name: str
    options: tuple[Option, ...]
    label: str = ""
    value: Any = None
    decides: bool = True
    listed: bool = False
    cycled: bool = False
    unset: str = ""
    about: str = ""
    follows: bool = False
    keys: tuple[str, str] = ("", "")
    row: bool = False
    lasting: tuple[Hashable, ...] = ()

    def refusal(self, value: Any) -> str | None:
        found = self.option(value)
        return UNKNOWN if found is None else found.refusal or None

    def hints(self) -> Sequence[Any]:
        return self.able()

    @property
    def steps(self) -> bool:
        return self.cycled and len(self.options) > (self.value is not None)

    def stepped(self, step: int) -> Any | None:
        able = [option.value for option in self.options if not (option.refusal or option.hidden)]
        return next_of(able, self.value, step)

    def chosen(self, option: Option) -> Taken:
        return Taken(option.value, answers=self.decides)


@dataclass(frozen=True, slots=True, kw_only=True)
class Several(_Choosing):
    """Any number of options; the value is a tuple in their order.  `row`: they begin a row of their own."""

    name: str
    options: tuple[Option, ...]
    label: str = ""
    value: tuple[Any, ...] = ()
    row: bool = False

    def refusal(self, value: Any) -> str | None:
        if not isinstance(value, tuple) or len(set(value)) < len(value):
            return UNKNOWN
        for each in value:
            found = self.option(each)
            if found is None or not set(found.needs) <= set(value):
                return UNKNOWN
            if found.refusal:
                return found.refusal
        return None

    def hints(self) -> Sequence[Any]:
        wished = [(), *((option.value, *option.needs) for option in self.options), tuple(self.able())]
        return [value for value in dict.fromkeys(map(self._in_order, wished)) if self.refusal(value) is None]

    def _in_order(self, values: Sequence[Any]) -> tuple[Any, ...]:
        return tuple(option.value for option in self.options if option.value in values)

    def toggled(self, value: Any) -> tuple[Any, ...]:
        """Return the value with one more option and what that needs, or without a chosen one and what needs it."""
        if value in self.value:
            gone = {value, *(option.value for option in self.options if value in option.needs)}
            return tuple(each for each in self.value if each not in gone)
        found = self.option(value)
        return self._in_order((*self.value, value, *(() if found is None else found.needs)))

    def chosen(self, option: Option) -> Taken:
        return Taken(self.toggled(option.value))


# -- numbers and words ------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True, kw_only=True)
class Number(Keyed):
    """A whole number; `shown` is how it reads, `outside` says that there are no others.

    Asked, its line says `about`.
    `faces`: each number is a button that answers at once, and digits type one; with `at_once` a digit answers, too,
    where no number has two.  `keys` are commands that make it less and more, ("", "") for the keys that step.
    It is counted on a printed `card`, if there is one.
    """

    name: str
    lowest: int
    highest: int
    label: str = ""
    value: int | None = None
    shown: str = ""
    about: str = ""
    outside: str = UNKNOWN
    faces: bool = False
    at_once: bool = False
    keys: tuple[str, str] = ("", "")
    card: Printed | None = None

    def refusal(self, value: Any) -> str | None:
        whole = isinstance(value, int) and not isinstance(value, bool)
        return None if whole and self.lowest <= value <= self.highest else self.outside

    def hints(self) -> Sequence[int]:
        return sorted({self.lowest, self.within(self.lowest + 1), self.highest}) if self.lowest <= self.highest else []

    def within(self, value: int) -> int:
        """Return the nearest number that can be given."""
        return min(max(value, self.lowest), self.highest)

    @property
    def steps(self) -> bool:
        return not self.faces

    @property
    def groups(self) -> tuple[str, ...]:
        return ("plan",)

    def stepped(self, step: int) -> int:
        return self.within((self.lowest if self.value is None else self.value) + step)

    def typed(self, digit: str) -> Taken | None:
        """Take a digit: as the second one where it can be, else as a correction of the first where that was all."""
        if not self.faces:
            return None

        if self.at_once and self.highest < 10:
            number = int(digit)
            refusal = self.refusal(number)
            return Taken(self.value if refusal else number, answers=refusal is None, refusal=refusal)

        def may_become(typed: str) -> bool:
            return self.lowest <= int(typed) <= self.highest and (int(typed) > 0 or typed == "0")

        before = "" if not self.value else str(self.value)
        if may_become(before + digit):
            return Taken(int(before + digit))
        if before and may_become(f"{before}0"):
            # Whoever types a 1 and a 3 has not meant 3.
            return Taken(None, refusal=self.outside)
        return Taken(int(digit) if may_become(digit) else None)

    def taken_back(self) -> Taken | None:
        return Taken((self.value or 0) // 10 or None) if self.faces else None


@dataclass(frozen=True, slots=True, kw_only=True)
class Text(Field):
    """A line of text with at most so many characters; `too_long` says so."""

    name: str
    longest: int
    label: str = ""
    value: str = ""
    too_long: str = UNKNOWN
    refuse: Callable[[str], str | None] = lambda text: None

    def refusal(self, value: Any) -> str | None:
        if not isinstance(value, str) or not value.isprintable():
            return UNKNOWN
        return self.too_long if len(value) > self.longest else self.refuse(value)

    def hints(self) -> Sequence[str]:
        return [self.value] if self.refusal(self.value) is None else []


@dataclass(frozen=True, slots=True)
class Aim:
    """What is meant on the table: a figure, a piece of terrain, a cell, or a bare point.

    `held`: it stays what is meant when the mouse points elsewhere; `keyed`: keys have chosen it; `raised` is the height
    that has been chosen, which holds wherever there is a surface.  None of them makes it another one.
    """

    figure: FigureId | None = None
    piece: str | None = None
    cell: str | None = None
    point: Point3 | None = None
    held: bool = field(default=False, compare=False)
    keyed: bool = field(default=False, compare=False)
    raised: float | None = field(default=None, compare=False)


@dataclass(frozen=True, slots=True, kw_only=True)
class Target(Keyed):
    """A figure, a piece, a cell or a point; the value is an `Aim`.

    `pieces` and `cells` have their outlines; a click `near` to a piece, in steps, means it, or the `piece` that a place
    means otherwise.  `points`: any point will
    do; `put` is the point in space that a place of the table means, and `heights` are those it can have there.
    `follows`: it is what the mouse points at until a click or a key holds it.  Keys, and names in a list, lead through
    the `order`, which may hold what is refused, and may be worked out only when it is needed; where there is none,
    through what can be given.
    """

    name: str
    label: str = ""
    value: Aim | None = None
    shown: str = ""
    figures: tuple[FigureId, ...] = ()
    pieces: tuple[tuple[str, Ring], ...] = ()
    cells: tuple[tuple[str, Ring], ...] = ()
    near: float = 0.0
    piece: Callable[[Point], str | None] | None = None
    points: bool = False
    put: Callable[[Point], Point3] = lambda point: (*point, 0.0)
    heights: Callable[[Point], Sequence[float]] = lambda point: (0.0,)
    follows: bool = False
    order: tuple[Aim, ...] | Callable[[], Sequence[Aim]] = ()
    refuse: Callable[[Aim], str | None] = lambda aim: None
    keys: tuple[str, str] = ("", "")
    lies: ClassVar[bool] = True

    def named(self) -> Iterator[Aim]:
        """Yield everything with a name, legal or not."""
        yield from (Aim(figure=figure) for figure in self.figures)
        yield from (Aim(piece=piece) for piece, _ in self.pieces)
        yield from (Aim(cell=cell) for cell, _ in self.cells)

    def refusal(self, value: Any) -> str | None:
        if not isinstance(value, Aim):
            return UNKNOWN
        bare = value.point is not None and value == Aim(point=value.point)
        return self.refuse(value) if (bare and self.points) or value in self.named() else UNKNOWN

    def hints(self) -> Sequence[Aim]:
        return list(self._able())

    def _able(self) -> Iterator[Aim]:
        return (aim for aim in self.named() if self.refusal(aim) is None)

    @property
    def steps(self) -> bool:
        return callable(self.order) or len(self.order or tuple(islice(self._able(), 2))) > 1

    @property
    def groups(self) -> tuple[str, ...]:
        # What has heights is raised and lowered.
        return ("plan", "path") if self.points else ("plan",) if self.steps else ()

    @property
    def is_led(self) -> bool:
        return self.follows

    def stepped(self, step: int) -> Aim | None:
        aim: Aim | None = next_of(self.stepped_through(), self.value, step)
        return replace(aim, held=True, keyed=True) if aim is not None and self.follows else aim

    def meant(self, point: Point, figure: FigureId | None, storey: float | None = None) -> Aim | None:
        """Return the meaning of a click, on a figure if one is there; None if nothing.

        A bare point is as high as the `storey` that is shown alone, where one has such a height.
        """
        if figure in self.figures:
            return Aim(figure=figure)
        piece = self._piece(point)
        if piece is not None:
            return Aim(piece=piece)
        for name, outline in self.cells:
            if in_area(Area(outline), point, 0.0):
                return Aim(cell=name)
        return self._place(point, storey) if self.points else None

    def _piece(self, point: Point) -> str | None:
        """Return the piece that a place of the table means, None if none."""
        if self.piece is not None:
            found = self.piece(point) if self.pieces else None
            return found if any(found == name for name, _ in self.pieces) else None
        gaps = [(ring_gap(point, outline), name) for name, outline in self.pieces]
        gap, nearest = min(gaps, key=lambda pair: pair[0], default=(inf, ""))
        return nearest if gap <= self.near else None

    def _place(self, point: Point, storey: float | None) -> Aim:
        """Return the point that a place of the table means, as high as was chosen if there is such a surface."""
        raised = None if self.value is None else self.value.raised
        wished = storey if raised is None else raised
        same = next((height for height in self.heights(point) if height == wished), None)
        return Aim(point=self.put(point) if same is None else (*point, same), raised=raised)

    def stepped_through(self) -> Sequence[Aim]:
        """Return what the keys step through."""
        return self.order() if callable(self.order) else self.order or self.hints()

    def pointed(self, point: Point | None, figure: FigureId | None, storey: float | None = None) -> Aim | None:
        """Return what the mouse points at, on the table or at the name of a figure; None if nothing can be meant."""
        if point is not None:
            return self.meant(point, figure, storey)
        named = Aim(figure=figure)
        return named if figure is not None and named in self.stepped_through() else None

    def pointed_at(self, pointer: Pointer) -> Aim | None:
        now = self.value
        if not self.follows or (now is not None and now.held):
            return now
        aim = self.pointed(pointer.point, pointer.figure, pointer.storey)
        return aim if aim is not None and (now is None or aim != now or now.keyed) else now

    def clicked(self, pointer: Pointer) -> Taken | None:
        """Mean something, or answer when it is meant already; say what is refused, and do not give it."""
        now = self.value
        aim = None if pointer.point is None else self.meant(pointer.point, pointer.figure, pointer.storey)
        if aim is None:
            return Taken(now, missed=True)
        refusal = self.refusal(aim)
        if refusal is not None:
            return Taken(now, refusal=refusal)
        if now == aim and (now.held or not self.follows):
            return Taken(now, answers=True)
        return Taken(replace(aim, held=self.follows))

    def let_go(self) -> Aim | None:
        held = self.follows and self.value is not None and self.value.held
        return replace(self.value, held=False) if held and self.value is not None else self.value

    def raised(self, step: int) -> Aim | None:
        """Return the point on the next surface up or down; None if there is only one, or no point is meant."""
        if self.value is None or self.value.point is None:
            return None
        x, y, z = self.value.point
        height = next_height(self.heights((x, y)), z, step)
        return None if height is None else replace(self.value, point=(x, y, height), raised=height)


@dataclass(frozen=True, slots=True)
class Spot:
    """A place to stand at: a point with its height, and a facing.

    `put`: it has been put down there and follows the mouse no more; `turned`: its facing has been chosen; `raised` is
    the height that has been, which holds wherever one can stand so.
    """

    point: Point3
    facing: float = 0.0
    put: bool = False
    turned: bool = False
    raised: float | None = None


@dataclass(frozen=True, slots=True)
class Within:
    """Where one can get to: `areas` works out, beside the frames, the area at each height, ascending.

    `key` is the same as long as the answer is; `centre` is where the areas begin, `label` stands at their border.
    """

    key: Hashable
    areas: Callable[[], Sequence[tuple[float, Region]]]
    centre: Point
    label: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Place(Field):
    """Where something is put, which way it faces, and at which of the `heights` there; the value is a `Spot`.

    `radius` is what it takes up, 0 where the system sketches it itself.  `turns`: its facing matters, and one press
    turns it by `step`; until somebody turns it, it faces as it `looks` from a point, None for as before.  `follows`:
    until it is put down it is where the mouse is.  Of several heights the first is taken that is not refused, the
    highest first, or the lowest where it is put `below`.  `within` is where it can be put, None where that is not
    shown.
    """

    name: str
    label: str = ""
    value: Spot | None = None
    shown: str = ""
    radius: float = 0.25
    turns: bool = False
    step: float = 15.0
    follows: bool = False
    below: bool = False
    looks: Callable[[Point], float] | None = None
    heights: Callable[[Point], Sequence[float]] = lambda point: (0.0,)
    refuse: Callable[[Spot], str | None] = lambda spot: None
    suggested: tuple[Spot, ...] = ()
    within: Within | None = None
    lies: ClassVar[bool] = True

    def refusal(self, value: Any) -> str | None:
        if not isinstance(value, Spot) or not all(map(isfinite, (*value.point, value.facing))):
            return UNKNOWN
        return self.refuse(value)

    def hints(self) -> Sequence[Spot]:
        return list(self._able())

    def _able(self) -> Iterator[Spot]:
        return (spot for spot in self.suggested if self.refusal(spot) is None)

    @property
    def steps(self) -> bool:
        return self.turns or len(tuple(islice(self._able(), 2))) > 1

    @property
    def stepped_by(self) -> Steps:
        return commands(TURNS)

    @property
    def groups(self) -> tuple[str, ...]:
        return ("plan", "path")

    @property
    def is_put(self) -> bool:
        """Return whether it has been put down."""
        return self.value is not None and self.value.put

    @property
    def is_led(self) -> bool:
        return self.is_loose

    @property
    def is_loose(self) -> bool:
        return self.follows and not self.is_put

    @property
    def is_laid(self) -> bool:
        return self.follows and self.is_put

    def stepped(self, step: int) -> Spot | None:
        return self.turned(-step * self.step) if self.turns else next_of(self.hints(), self.value, step)

    def pointed_at(self, pointer: Pointer) -> Spot | None:
        if not self.is_loose:
            return self.value
        spot = None if pointer.point is None else self.put(pointer.point, pointer.storey)
        return self.value if spot == self.value else spot

    def clicked(self, pointer: Pointer) -> Taken | None:
        """Put it down, or answer when it lies there already; what follows the mouse comes along even where it may not
        be.
        """
        if pointer.point is None:
            return None
        if self._lies_near(pointer.point, ON_THE_SPOT):
            return Taken(self.value, answers=True)
        spot = self.put(pointer.point, pointer.storey)
        refusal = self.refusal(spot)
        taken = refusal is None or self.follows
        return Taken(replace(spot, put=refusal is None) if taken else self.value, refusal=refusal)

    def grabbed(self, pointer: Pointer) -> Taken | None:
        if pointer.point is None or not (self.follows and self.turns):
            return None
        return Taken(self.value) if self._lies_near(pointer.point, 2 * ON_THE_SPOT) else self.clicked(pointer)

    def _lies_near(self, point: Point, steps: float) -> bool:
        spot = self.value
        return spot is not None and spot.put and plan_distance(spot.point[:2], point) <= steps

    def pulled(self, pointer: Pointer) -> Spot | None:
        """Return the spot that looks where the mouse is."""
        if self.value is None or pointer.point is None:
            return self.value
        here = self.value.point[:2]
        far = plan_distance(here, pointer.point) > ON_THE_SPOT
        return self.facing(direction(here, pointer.point)) if far else self.value

    def taken_back(self) -> Taken | None:
        return Taken(None) if self.is_laid else None

    def put(self, point: Point, storey: float | None = None) -> Spot:
        """Return the spot that a point of the table means; facing and height stay as chosen, if they can.

        Where no height was chosen, that of the `storey` counts that is shown alone, where there is one.
        """
        before = self.value
        turned, raised = (before.turned, before.raised) if before is not None else (False, None)
        if self.looks is not None and not turned:
            facing = self.looks(point)
        else:
            facing = 0.0 if before is None else before.facing
        heights = sorted(self.heights(point), reverse=not self.below)
        wished = [height for height in heights if height == (storey if raised is None else raised)]
        spots = [Spot((*point, height), facing, False, turned, raised) for height in wished or heights]
        if len(spots) > 1:
            spots = [spot for spot in spots if self.refuse(spot) is None] or spots
        return spots[0] if spots else Spot((*point, 0.0), facing, False, turned, raised)

    def turned(self, degrees: float) -> Spot | None:
        """Return the spot turned counter-clockwise; None while there is none, or nothing to turn."""
        return None if self.value is None else self.facing((self.value.facing + degrees) % 360.0)

    def facing(self, degrees: float) -> Spot | None:
        """Return the spot with a given facing; None while there is none, or nothing to turn."""
        return replace(self.value, facing=degrees, turned=True) if self.value is not None and self.turns else None

    def raised(self, step: int) -> Spot | None:
        """Return the spot on the next surface up or down; None if there is only one."""
        if self.value is None:
            return None
        x, y, z = self.value.point
        height = next_height(self.heights((x, y)), z, step)
        return None if height is None else replace(self.value, point=(x, y, height), raised=height)


@dataclass(frozen=True, slots=True)
class Price:
    """What a way costs, in words; `refusal` says why it cannot be taken, None when it can."""

    words: str
    refusal: str | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Way(Field):
    """Waypoints from a start; the system prices them.  The value is a tuple of points.

    `within` is where it can get to from where it ends, None where that is not shown.  From where it is `spent` it leads
    nowhere: who clicks another place means another path.
    """

    name: str
    start: Point3
    price: Callable[[tuple[Point3, ...]], Price]
    label: str = ""
    value: tuple[Point3, ...] = ()
    suggested: tuple[tuple[Point3, ...], ...] = ()
    within: Within | None = None
    spent: bool = False
    lies: ClassVar[bool] = True

    def refusal(self, value: Any) -> str | None:
        if not isinstance(value, tuple) or not all(isfinite(each) for point in value for each in point):
            return UNKNOWN
        return self.price(value).refusal

    def led_to(self, point: Point) -> tuple[Point3, ...]:
        """Return the path with another waypoint; one that made it refused is replaced instead of continued from."""
        is_refused = bool(self.value) and self.refusal(self.value) is not None
        kept = self.value[:-1] if is_refused else () if self.spent else self.value
        return (*kept, (*point, 0.0))

    def hints(self) -> Sequence[tuple[Point3, ...]]:
        return [way for way in self.suggested if self.refusal(way) is None]

    @property
    def groups(self) -> tuple[str, ...]:
        return ("plan", "path")

    @property
    def is_laid(self) -> bool:
        return bool(self.value)

    def clicked(self, pointer: Pointer) -> Taken | None:
        """Lead on to a place, or answer where it ends there already."""
        if pointer.point is None:
            return None
        if self.value and plan_distance(self.value[-1][:2], pointer.point) <= ON_THE_SPOT:
            return Taken(self.value, answers=True)
        return Taken(self.led_to(pointer.point))

    def taken_back(self) -> Taken | None:
        return Taken(self.value[:-1])


@dataclass(frozen=True, slots=True, kw_only=True)
class Angle(Field):
    """An angle from 0 to 360 that is pointed about `centre`, or turned by `step`; a click answers at once.

    `before` is how far before the direction pointed at the angle begins, counter-clockwise; `follows`: it is pointed at
    from the first moment on.
    """

    name: str
    centre: Point
    label: str = ""
    value: float = 0.0
    before: float = 0.0
    step: float = 15.0
    follows: bool = False
    lies: ClassVar[bool] = True

    def refusal(self, value: Any) -> str | None:
        return None if isinstance(value, int | float) and isfinite(value) else UNKNOWN

    def hints(self) -> Sequence[float]:
        return [45.0 * eighth for eighth in range(8)]

    @property
    def steps(self) -> bool:
        return True

    @property
    def stepped_by(self) -> Steps:
        return commands(TURNS)

    def stepped(self, step: int) -> float:
        return self.turned(-step * self.step)

    def turned(self, degrees: float) -> float:
        return rounded(normalised(self.value + degrees))

    def pointed_at(self, pointer: Pointer) -> float:
        if pointer.point is None or pointer.point == self.centre:
            return self.value
        return rounded(normalised(direction(self.centre, pointer.point) - self.before))

    def clicked(self, pointer: Pointer) -> Taken | None:
        return Taken(self.pointed_at(pointer), answers=True)


@dataclass(frozen=True, slots=True)
class Stretch:
    """A straight part of a way; `collides`: it ends at what is in the way; `threatened`: a foe may strike there."""

    start: Point
    end: Point
    collides: bool = False
    threatened: bool = False


@dataclass(frozen=True, slots=True)
class Ghost:
    """A figure where it would stand; `able`: it may, None where that is not asked; `lettered`: with its letters."""

    figure: FigureId
    place: Body
    able: bool | None = None
    lettered: bool = False


@dataclass(frozen=True, slots=True)
class ZonesShown:
    """The zones of the table are drawn, even where they are not switched on."""


@dataclass(frozen=True, slots=True)
class Circle:
    """A circle with a label at it: how far somebody reaches, how far away one hits, or where a figure commands."""

    centre: Point
    radius: float
    label: str = ""
    style: Literal["reach", "range", "command"] = "reach"


@dataclass(frozen=True, slots=True)
class Bond:
    """A line from a figure that leads to one that follows, in the colour of the player who is asked."""

    start: Point
    end: Point


@dataclass(frozen=True, slots=True)
class Look:
    """The sight line from a figure to what it means, turned to that; `outlined`: so is what lies in its way."""

    observer: FigureId
    target: Aim
    label: str = ""
    outlined: bool = False


@dataclass(frozen=True, slots=True)
class Seen:
    """The sight line between two points that a rule has found; `level` is that of the cover, 0 for none."""

    start: Point3
    end: Point3
    sight: FigureSight
    level: int = 0
    label: str = ""


@dataclass(frozen=True, slots=True)
class Danger:
    """A part of the table where something would hit."""

    region: Region


@dataclass(frozen=True, slots=True)
class Lit:
    """Figures that can be chosen, those and no others that are ("chosen"), or that would be hit ("hit")."""

    figures: frozenset[FigureId]
    how: Literal["possible", "chosen", "hit"] = "possible"


@dataclass(frozen=True, slots=True)
class Outlined:
    """Pieces of terrain, by id."""

    pieces: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Laid:
    """A cell that would lie at a place, with keys of its looks."""

    outline: Ring
    ground: str
    feature: str = ""


@dataclass(frozen=True, slots=True)
class Note:
    """A few words at a place; `style` says whether they tell of a plan, or of what is good or bad."""

    at: Point
    words: str
    style: Literal["plan", "good", "bad"] = "plan"


Sketch: TypeAlias = Stretch | Ghost | ZonesShown | Circle | Bond | Look | Seen | Danger | Lit | Outlined | Laid | Note

Answer = TypeVar("Answer", covariant=True)
Values: TypeAlias = Mapping[str, Any]
"""What is given in the fields of a form, by their names."""

NOTHING: Final[Values] = {}


@dataclass(frozen=True, slots=True)
class Tally:
    """A number that is counted and no sum: what it is, how much, and the rule behind it."""

    label: str
    value: str
    rule: str = ""


@dataclass(frozen=True, slots=True)
class Roll:
    """A throw to come, one of several: what it is, how it is thrown, and what each die must show, with what that is
    made of.
    """

    title: str
    words: str
    result: str
    modifiers: tuple[Modifier, ...] = ()


@dataclass(frozen=True, slots=True)
class Face:
    """A die that lies on the table: its sides, the face it shows, and whether that is a success."""

    sides: int
    shows: int
    good: bool


@dataclass(frozen=True, slots=True)
class Waiting:
    """Something that waits for its effect: whose it is, what it is, and when it comes ("" for nothing to say)."""

    player: PlayerId
    words: str
    note: str = ""


@dataclass(frozen=True, slots=True)
class Instead:
    """An answer beside the fields, with the command whose key gives it; asked, it says `about`.

    `declares` is what its player declares with it.  `row`: a row of buttons begins with it.  `main`: Enter gives it
    too, while nobody has chosen anything or where nothing else is to be committed.  `ends`: so does an Enter that is
    held.  `icon` is the name of a shared icon, or its strokes.  `stands`: it answers all questions like this one, in
    this round or always.  `apart`: beside what can be done it stands at the right end.
    """

    name: str
    label: str
    answer: Any
    key: str = ""
    about: tuple[str, ...] = ()
    declares: Any = None
    row: bool = False
    main: bool = False
    ends: bool = False
    icon: str = ""
    stands: Literal["", "round", "always"] = ""
    apart: bool = False


def _no_answer(values: Values) -> None:
    """Answer nothing."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Form(Generic[Answer]):
    """What is asked, with the values it is asked with; `give` makes the answer of them, None where there is none.

    `name` tells kinds of questions apart, for help and settings. `warning` says why there is no answer yet, or what
    one would bring. `stack` is what has been announced, what takes effect first on top. `modifiers` is what the
    number behind it is made of, with `result` below; `rolls` are several throws, each with its own. `dice` are those
    that it is asked about, as they lie, `contest` two throws that are held against each other. `commit` labels the
    button that answers, "" where a choice answers at once, and `icon` is the name of its icon, or the strokes;
    `in_vain`: it would come to nothing; `sure` is said first where only the second time answers.
    `extras` are (command, label) of buttons that lead elsewhere. `figure` is who the question is about, `selected` who
    is looked at meanwhile; `places` are needed to decide, without the `vital` ones nothing can be decided. `groups` are
    the groups of keys that are alive. `again` is what going back leads to, None to leave the form or begin anew.
    `click_words` is the key of a text that is said when nothing was clicked; it names the key that leads back.
    `leads` says which values lead a figure to a place, None where it cannot be led: the figure is dragged there, or the
    ground is clicked, where no field takes that.  `meets` says which values mean something to be done to a figure,
    or in a sentence why nothing can be done to it while what is planned stays.
    `heaps` lie there to be looked into.
    """

    name: str
    title: str
    fields: tuple[Field, ...] = ()
    give: Callable[[Values], Answer | None] = _no_answer
    player: PlayerId | None = None
    lines: tuple[str, ...] = ()
    warning: str = ""
    stack: tuple[Waiting, ...] = ()
    modifiers: tuple[Modifier, ...] = ()
    tallies: tuple[Tally, ...] = ()
    rolls: tuple[Roll, ...] = ()
    dice: tuple[Face, ...] = ()
    contest: Contest | None = None
    result: str = ""
    result_note: str = ""
    note: str = ""
    commit: str = ""
    in_vain: bool = False
    sure: str = ""
    instead: tuple[Instead, ...] = ()
    extras: tuple[tuple[str, str], ...] = ()
    figure: FigureId | None = None
    selected: FigureId | None = None
    places: tuple[Point, ...] = ()
    vital: tuple[Point, ...] = ()
    sketch: tuple[Sketch, ...] = ()
    groups: tuple[str, ...] = ()
    again: Values | None = None
    click_words: str = ""
    icon: str = ""
    heaps: tuple[Heap, ...] = ()
    leads: Callable[[FigureId, Point], Values | None] = lambda figure, point: None
    meets: Callable[[FigureId], Values | str | None] = lambda figure: None

    @property
    def values(self) -> dict[str, Any]:
        """Return the current values."""
        return {field.name: field.value for field in self.fields}

    def field(self, name: str) -> Field | None:
        """Return the field of a name, None if there is none."""
        return next((field for field in self.fields if field.name == name), None)

    def refusal(self, values: Values = NOTHING) -> str | None:
        """Return why some field does not take its value, None if all do; the values of the others stay unchanged."""
        given = {**self.values, **values}
        refusals = (field.refusal(given[field.name]) for field in self.fields)
        return next((refusal for refusal in refusals if refusal is not None), None)

    def answer(self, values: Values = NOTHING) -> Answer | None:
        """Return the answer with some values given; None while a field refuses its own, or the rules do."""
        return self.give({**self.values, **values}) if self.refusal(values) is None else None


@dataclass(frozen=True, slots=True)
class InTurn:
    """Several answers of a form: to the open question, and to those of its kind that come next.

    Once somebody else does something in between, what is left of them is asked for.
    """

    answers: tuple[Any, ...]


Ask: TypeAlias = Callable[[Values, str], Form[Any]]
"""A question: its form with some values given, of which the named one has just come ("" for none); the others begin as
they like.  Equal values bring equal forms."""


def begun(ask: Ask) -> Form[Any]:
    """Return the form in its initial state."""
    return ask(NOTHING, "")


def given(ask: Ask, form: Form[Any], name: str, value: Any) -> Form[Any]:
    """Return the form after a field got another value; other fields may have changed with it."""
    return ask({**form.values, name: value}, name)
