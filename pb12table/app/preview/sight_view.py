"""What is seen: surfaces, lines and numbers of figures and ghosts, found in small portions, and their drawings."""

from __future__ import annotations

from collections.abc import Collection, Hashable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from itertools import combinations
from typing import Final

from pb12table.skirmish.faces.system import GameState
from pb12table.skirmish.ids import FigureId
from pb12table.skirmish.scene.seeing import PairHints
from pb12table.systems.known import copy_of, scene
from pb12table.table.battlefield import Body
from pb12table.table.motion.falling import Stand, stand, stand_heights, supports_of
from pb12table.table.shapes import Point, Point3, Region, at_most, direction, plan_distance, rounded
from pb12table.table.sight.cover import covered_share
from pb12table.table.sight.sight import FigureSight
from pb12table.table.sight.visible import visible_ground, visible_tops
from pb12table.texts.locale import Texts, whole_percent
from pb12table.texts.names import figure_name
from pb12table.window.kit.background import clock
from pb12table.window.scene.picture import SightDrawing, SightState


@dataclass(frozen=True, slots=True)
class Sightline:
    """What an observer sees of another figure; `level` is the cover of all that lies between."""

    target: FigureId
    seen: FigureSight
    level: int
    goal: Point3

    @property
    def state(self) -> SightState:
        """Return how the line is drawn."""
        if not self.seen.in_sight_angle:
            return "outside"
        if not self.seen.exists:
            return "blocked"
        return "covered" if self.level > 0 else "free"


@dataclass(frozen=True, slots=True)
class Outlook:
    """All that one figure sees from where it stands.

    `ground` holds the visible part of the table, and of tops where they are known, as (height, region) in steps,
    ascending; `lines` go to all other figures on the table, the nearest first; `back` are theirs to the observer, in
    the same order, empty while unknown.
    """

    observer: FigureId
    body: Body
    ground: tuple[tuple[float, Region], ...] = ()
    lines: tuple[Sightline, ...] = ()
    back: tuple[Sightline, ...] = ()


# -- where somebody stands ------------------------------------------------------------------------------------


def levels_for(state: GameState, figure: FigureId, place: Point) -> tuple[float, ...]:
    """Return the heights at which a figure could stand safely at a place, ascending; all surfaces if at none."""
    face = scene(state.setup.system)
    field, here, others = face.footing(state, figure), face.body(state, figure), face.in_the_way(state, figure)
    heights = stand_heights(field, *place)
    safe = tuple(height for height in heights if stand(field, here.at(*place, height), others).safe)
    return safe or heights


def taken_level(state: GameState, figure: FigureId, place: Point, step: int) -> tuple[float, tuple[str, ...]] | None:
    """Return the next stand height above a figure, or below it, that others fill, and who; None if there is none."""
    face = scene(state.setup.system)
    field, here, others = face.footing(state, figure), face.body(state, figure), face.in_the_way(state, figure)
    beyond = [height for height in stand_heights(field, *place) if (height - here.z) * step > 1e-6]
    for height in sorted(beyond, key=lambda height: abs(height - here.z)):
        found = stand(field, here.at(*place, height), others)
        if found.obstacles:
            return height, found.obstacles
    return None


def put(
    state: GameState, figure: FigureId, place: Point, wished: float | None = None, facing: float | None = None
) -> None:
    """Put a figure of a state that is ours at a place on the table: as near to a wished height as it can stand.

    None wishes the highest, and the facing it has.  Beside the table it comes to its border.  Passengers come along.
    """
    face, field = scene(state.setup.system), state.battlefield
    x = rounded(min(max(place[0], 0.0), field.width))
    y = rounded(min(max(place[1], 0.0), field.depth))
    levels = levels_for(state, figure, (x, y))
    height = levels[-1] if wished is None else min(levels, key=lambda level: abs(level - wished))
    face.put(state, figure, (x, y, height), face.body(state, figure).facing if facing is None else facing)


def turn(state: GameState, figure: FigureId, degrees: float) -> None:
    """Turn a figure on the table of a state that is ours counter-clockwise."""
    face = scene(state.setup.system)
    here = face.body(state, figure)
    face.put(state, figure, (here.x, here.y, here.z), here.facing + degrees)


def standing(state: GameState, figure: FigureId) -> Stand:
    """Return whether a figure could really stand where it has been put."""
    face = scene(state.setup.system)
    return stand(face.footing(state, figure), face.body(state, figure), face.in_the_way(state, figure))


# -- what is seen ---------------------------------------------------------------------------------------------


def outlooks(
    state: GameState, observer: FigureId, *, ground: bool, thorough: bool, limit: float | None = None
) -> Iterator[Outlook | None]:
    """Work out what a figure on the table sees, a little with each step; `limit`: ground no farther than so many steps.

    First come the table's ground and what the figure stands on, unless they are not wanted, and the lines to all
    others, as one result. When `thorough`, the lines back follow, and all other tops one can stand on. Between the
    results the steps yield None.
    """
    face, field = scene(state.setup.system), state.battlefield
    here, angle, bodies = face.body(state, observer), face.half_angle(state, observer), face.hiding(state, observer)
    surfaces: list[tuple[float, Region]] = []
    if ground:
        surfaces.append((0.0, visible_ground(field, here, angle, bodies, limit=limit)))
        yield None
        own = supports_of(field, here)
        for _, height, region in visible_tops(field, here, angle, bodies, limit=limit, only=own):
            surfaces.append((height, region))
            yield None
    others = sorted(
        (plan_distance(here.position, face.body(state, other).position), other)
        for other in face.figures(state)
        if other != observer
    )
    lines: list[Sightline] = []
    for _, other in others:
        lines.append(sightline(state, observer, other))
        yield None
    looked = Outlook(observer, here, tuple(surfaces), tuple(lines))
    yield looked
    if not thorough:
        return
    back: list[Sightline] = []
    for _, other in others:
        back.append(sightline(state, other, observer))
        yield None
    looked = replace(looked, back=tuple(back))
    yield looked
    if ground:
        del surfaces[1:]
        for _, height, region in visible_tops(field, here, angle, bodies, limit=limit):
            surfaces.append((height, region))
            yield None
        yield replace(looked, ground=tuple(surfaces))


def outlook(state: GameState, observer: FigureId, *, ground: bool = True, thorough: bool = True) -> Outlook:
    """Return what a figure on the table sees, worked out at once."""
    *_, last = (looked for looked in outlooks(state, observer, ground=ground, thorough=thorough) if looked is not None)
    return last


def sightline(state: GameState, observer: FigureId, target: FigureId, facing: float | None = None) -> Sightline:
    """Return what one figure sees of another as both stand and face, or as if the first were turned to a facing."""
    face = scene(state.setup.system)
    seen = face.sight(state, observer, target, facing)
    return Sightline(target, seen, face.level(state, seen), face.body(state, target).base_point)


def opposing_pairs(state: GameState, focus: FigureId | None = None) -> list[tuple[FigureId, FigureId]]:
    """Return all pairs of opposing figures on the table, each once; those with the focus first."""
    face = scene(state.setup.system)
    pairs = [pair for pair in combinations(face.figures(state), 2) if face.are_opposed(state, *pair)]
    return sorted(pairs, key=lambda pair: focus not in pair)


def pair_lines(state: GameState, first: FigureId, second: FigureId) -> tuple[tuple[FigureId, Sightline], ...]:
    """Return who sees, and what of the other: both lines, as they may differ; none if neither sees the other."""
    there, back = sightline(state, first, second), sightline(state, second, first)
    return ((first, there), (second, back)) if there.seen.exists or back.seen.exists else ()


def seen_if_turned(state: GameState, observer: FigureId, line: Sightline) -> bool:
    """Return whether an observer that does not see a target would, if only it faced it."""
    if line.seen.exists or line.seen.in_sight_angle:
        return False
    face = scene(state.setup.system)
    here = face.body(state, observer)
    return face.sight(state, observer, line.target, facing_towards(here, line.goal)).exists


def facing_towards(here: Body, goal: Point3) -> float:
    """Return the facing of a body straight towards a point; its own if it is above or below."""
    there = (goal[0], goal[1])
    return here.facing if here.position == there else direction(here.position, there)


# -- numbers ---------------------------------------------------------------------------------------------------


def hidden_shares(state: GameState, observer: FigureId, target: FigureId) -> tuple[tuple[str, float], ...]:
    """Return what is in the way to a target, with the fraction (0..1) each hides alone, the greatest first."""
    face = scene(state.setup.system)
    here, there = face.body(state, observer), face.body(state, target)
    return covered_share(state.battlefield, here.base_point, there, face.hiding(state, observer, target)).shares


def seen_counts(looked: Outlook) -> tuple[int, int]:
    """Return how many others the observer sees, and how many see it."""
    return sum(line.seen.exists for line in looked.lines), sum(line.seen.exists for line in looked.back)


def seen_area(looked: Outlook) -> float:
    """Return the area in square steps of the table's ground that is seen."""
    return looked.ground[0][1].area if looked.ground else 0.0


def seen_above(looked: Outlook) -> float:
    """Return the area in square steps that is seen of roofs and other surfaces above the table's ground."""
    return sum(region.area for _, region in looked.ground[1:])


FRAME_SHARE: Final = 0.012
SHOWN_EVERY: Final = 0.1
"""How many seconds lie between two pictures while more is found: painting takes its time, too."""

Pair = tuple[FigureId, FigureId]
Lines = tuple[tuple[FigureId, Sightline], ...]


@dataclass(slots=True)
class WhoSeesWhom:
    """The lines of all pairs, and the work on the next ones.

    Pairs keep their lines until they are looked at anew; those of whom one has moved since tell nothing.
    """

    _key: Hashable = None
    _job: Iterator[None] | None = None
    _found: dict[Pair, tuple[Body, Body, Lines]] = field(default_factory=dict)
    _told: float = 0.0

    def ask(self, key: Hashable, state: GameState, focus: FigureId | None) -> None:
        """Wish to know it of a state, those of a focus first; the same key stands for the same state."""
        if key != self._key:
            self._key, self._job = key, self._work_through(copy_of(state), focus)

    def work(self, seconds: float = FRAME_SHARE) -> bool:
        """Go on for about so many seconds; return whether something new should be shown."""
        if self._job is None:
            return False
        until = clock() + seconds
        for _ in self._job:
            if clock() >= until:
                break
        else:
            self._job = None
        if self._job is not None and clock() < self._told + SHOWN_EVERY:
            return False
        self._told = clock()
        return True

    def is_settled(self, key: Hashable) -> bool:
        """Return whether everything is found for the state with a key."""
        return self._key == key and self._job is None

    def lines(self, state: GameState) -> Lines:
        """Return what is known of those who stand in a state as they did when last looked at."""
        face = scene(state.setup.system)
        now = {figure: face.body(state, figure) for figure in face.figures(state)}
        return tuple(
            line
            for (first, second), (here, there, lines) in self._found.items()
            if now.get(first) == here and now.get(second) == there
            for line in lines
        )

    def _work_through(self, state: GameState, focus: FigureId | None) -> Iterator[None]:
        face, pairs = scene(state.setup.system), opposing_pairs(state, focus)
        for pair in self._found.keys() - set(pairs):
            del self._found[pair]
        for first, second in pairs:
            lines = pair_lines(state, first, second)
            self._found[first, second] = (face.body(state, first), face.body(state, second), lines)
            yield


QUIET: Final = 0.2
"""How many seconds nothing must change before it is worked out what could be better."""
PLENTY: Final = 60.0


@dataclass(frozen=True, slots=True)
class Question:
    """What is to be shown: who looks at whom in which version of a state, and which parts are wanted.

    While something is being dragged (not `at_rest`) only the ground and the lines are asked for.
    """

    version: int
    looker: FigureId | None
    target: FigureId | None
    ground: bool
    everybody: bool
    at_rest: bool
    limit: float | None = None

    @property
    def outlook_key(self) -> tuple[object, ...]:
        """Return what the outlook depends on."""
        return (self.version, self.looker, self.ground, self.at_rest, self.limit)

    @property
    def pair_key(self) -> tuple[object, ...]:
        """Return what the hints depend on."""
        return (self.version, self.looker, self.target)


class Answers:
    """The last whole answers, and the work on the next ones.

    `seen` is what the looker sees, `everybody` what opposing figures see of each other, `hints` belong to a pair.
    """

    def __init__(self) -> None:
        self.seen: Outlook | None = None
        self.everybody = WhoSeesWhom()
        self.hints: PairHints | None = None
        self._seen_key: tuple[object, ...] = ()
        self._job: tuple[tuple[object, ...], Iterator[Outlook | None]] | None = None
        self._has_result = False
        self._pair_key: tuple[object, ...] = ()
        self._hint_job: Iterator[PairHints] | None = None
        self._quiet_since = 0.0

    def work(self, question: Question, state: GameState, seconds: float, quiet: float = QUIET) -> bool:
        """Go on for about so many seconds; return whether something new can be shown."""
        until = clock() + seconds
        changed = self._work_on_outlook(question, state, until)
        if question.at_rest and self._seen_key == question.outlook_key:
            if question.everybody:
                self.everybody.ask(question.version, state, question.looker)
                changed = self.everybody.work(until - clock()) or changed
            changed = self._work_on_hints(question, state, quiet) or changed
        return changed

    def finish(self, question: Question, state: GameState) -> None:
        """Answer everything now."""
        while not self.is_settled(question):
            self.work(question, state, PLENTY, 0.0)

    def is_settled(self, question: Question) -> bool:
        """Return whether everything asked for is answered."""
        if self._seen_key != question.outlook_key:
            return False
        if not question.at_rest:
            return True
        everybody = not question.everybody or self.everybody.is_settled(question.version)
        return everybody and self._pair_key == question.pair_key and self._hint_job is None

    def _work_on_outlook(self, question: Question, state: GameState, until: float) -> bool:
        wanted, looker = question.outlook_key, question.looker
        if wanted == self._seen_key:
            return False
        if looker is None:
            self.seen, self._seen_key, self._job = None, wanted, None
            return True
        if self._job is None or (self._job[0] != wanted and (self._has_result or self._job[0][1] != looker)):
            ground, limit = question.ground, question.limit
            parts = outlooks(copy_of(state), looker, ground=ground, thorough=question.at_rest, limit=limit)
            self._job, self._has_result = (wanted, parts), False
        key, parts = self._job
        changed = False
        for result in parts:
            if result is not None:
                self._accept(result)
                changed = True
            if clock() >= until:
                return changed
        self._seen_key, self._job = key, None
        return changed

    def _accept(self, result: Outlook) -> None:
        """Show a result; what it does not know of tops yet stays as it was seen from the same place."""
        before = self.seen
        if before is not None and before.body == result.body and 1 <= len(result.ground) < len(before.ground):
            result = replace(result, ground=(result.ground[0], *before.ground[1:]))
        self.seen, self._has_result = result, True

    def _work_on_hints(self, question: Question, state: GameState, quiet: float) -> bool:
        """Work on one more hint about the pair, each taking a while, once all is quiet; return whether it did."""
        if question.pair_key != self._pair_key:
            self._pair_key, self.hints, self._hint_job = question.pair_key, None, None
            self._quiet_since = clock()
            if question.looker is not None and question.target is not None:
                self._hint_job = scene(state.setup.system).hints(copy_of(state), question.looker, question.target)
            return True
        if self._hint_job is None or clock() < self._quiet_since + quiet:
            return False
        fresh = next(self._hint_job, None)
        if fresh is None:
            self._hint_job = None
        else:
            self.hints = fresh
        return True


FEW: Final = 10
"""So many sight lines are drawn in full width; more become thinner."""
LIGHT: Final = 0.75
LIGHTEST: Final = 0.6
"""How thin lines become where there are many, or where one is looked at in particular."""
ONE_PLACE: Final = 0.05
"""Figures whose places lie at most so far from each other stand one above the other, in steps."""


def one_above_another(places: Mapping[FigureId, Point]) -> set[FigureId]:
    """Return the figures right above or below another one, as on a bridge: the labels of their lines must name them.

    `places` are the points of the table where they stand, in steps.
    """
    # From west to east, so that only neighbours are compared.
    row = sorted(places, key=places.__getitem__)
    found: set[FigureId] = set()
    for number, figure in enumerate(row):
        for other in row[number + 1 :]:
            if not at_most(places[other][0] - places[figure][0], ONE_PLACE):
                break
            if at_most(plan_distance(places[figure], places[other]), ONE_PLACE):
                found |= {figure, other}
    return found


def line_drawings(state: GameState, looked: Outlook, focus: FigureId | None, texts: Texts) -> list[SightDrawing]:
    """Return the lines of an outlook; the one to the focus says more, and the others step back behind it.

    Labels of figures exactly above each other tell whose they are.  Each piece that blocks is named by one drawing
    only, so that it is outlined once.
    """
    named: set[str] = set()
    drawings: list[SightDrawing] = []
    crowded = min(1.0, FEW / max(len(looked.lines), 1))
    # The focus comes last, to lie on top, but it is the first to name its blockers.
    hidden = ("blocked", "outside")
    stacked = one_above_another({line.target: line.goal[:2] for line in looked.lines})
    order = sorted(looked.lines, key=lambda line: (line.target != focus, line.state not in hidden))
    for line in order:
        fresh: tuple[str, ...] = ()
        # What hides is found out only where it is outlined.
        if line.target == focus or (focus is None and line.state == "blocked"):
            fresh = tuple(blocker for blocker in blockers_of(line) if blocker not in named)
            fresh = fresh if line.target == focus else fresh[:1]
        named.update(fresh)
        weight = max(crowded, LIGHTEST if line.state in hidden else LIGHT)
        drawings.append(
            SightDrawing(
                looked.body.base_point,
                line.goal,
                line.state,
                line.seen.covered_share,
                line.level,
                fresh,
                line.seen.borderline,
                _whose(
                    line_label(state, line, texts, full=line.target == focus), {line.target} & stacked, texts, state
                ),
                weight=1.0 if focus == line.target else weight if focus is None else LIGHTEST,
            )
        )
    return drawings[::-1]


def blockers_of(line: Sightline) -> tuple[str, ...]:
    """Return the pieces and figures that hide a target, the greatest first; none if it is outside the sight angle."""
    if line.state in ("free", "outside"):
        return ()
    return (*line.seen.blockers, *line.seen.translucent)


def line_label(state: GameState, line: Sightline, texts: Texts, *, full: bool) -> str:
    """Return the label of a sight line: fraction and level when partly covered; in full also why it is blocked."""
    if line.state == "covered":
        face = scene(state.setup.system)
        share = whole_percent(line.seen.covered_share, face.share_bounds)
        level = face.level_words(texts.of(state.setup.system), line.level)
        return texts("draw-sight-covered" if full else "look-line-covered", share=share, level=level)
    if not full:
        return ""
    if line.state == "free":
        return texts("draw-sight-free")
    return texts("draw-sight-blocked" if line.state == "blocked" else "draw-sight-outside-angle")


def _whose(label: str, figures: Collection[FigureId], texts: Texts, state: GameState) -> str:
    """Return a label preceded by the names of figures, if there are any and it says something."""
    names = " – ".join(figure_name(texts, state.setup, figure) for figure in figures)
    return texts("draw-sight-whose", name=names, label=label) if names and label else label


def everybody_drawings(
    state: GameState, found: Iterable[tuple[FigureId, Sightline]], focus: FigureId | None, texts: Texts
) -> list[SightDrawing]:
    """Return lines of two halves between opposing figures: each shows what the figure at its end sees of the other.

    With a focus only its lines are strong and speak; all others step back.  What belongs to a figure exactly above or
    below another one says so.
    """
    face = scene(state.setup.system)
    here = set(face.figures(state))
    lines = [pair for pair in found if pair[0] in here and pair[1].target in here]
    speaking = [(observer, line.target) for observer, line in lines if focus in (None, observer, line.target)]
    stacked = one_above_another({figure: face.body(state, figure).position for pair in speaking for figure in pair})
    drawings = [
        SightDrawing(
            face.body(state, observer).base_point,
            line.goal,
            line.state,
            line.seen.covered_share,
            line.level,
            borderline=line.seen.borderline,
            label=_whose(
                line_label(state, line, texts, full=False),
                [figure for figure in (observer, line.target) if figure in stacked],
                texts,
                state,
            ),
            weight=LIGHT,
            half=True,
            faint=focus is not None and focus not in (observer, line.target),
        )
        for observer, line in lines
    ]
    return sorted(drawings, key=lambda drawing: not drawing.faint)
