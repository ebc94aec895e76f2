"""What a figure or a ghost sees: pure functions from a state to surfaces, lines and numbers.

A *ghost* is a figure put somewhere only to look from there. It stands in a state of its own, a copy of the real one,
so that every question is answered by the same rules as in a game.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import combinations

from pb12table.skirmish.ids import FigureId
from pb12table.skirmish.modifiers import total
from pb12table.skirmish.naming import one_more
from pb12table.systems.pb12.rules.attacks.attack_plan import reach, weapons
from pb12table.systems.pb12.rules.figures.figures import (
    body,
    body_at,
    figures_on_table,
    is_opposing,
)
from pb12table.systems.pb12.rules.figures.seeing import concealment, half_angle_of, sight
from pb12table.systems.pb12.rules.game.state import Place, State
from pb12table.systems.pb12.rules.game.tables import RangeCategory, range_category
from pb12table.systems.pb12.rules.preparations.profiles import Block, FigureSetup
from pb12table.systems.pb12.rules.preparations.setup import new_game
from pb12table.systems.pb12.rules.vehicles import riding
from pb12table.systems.pb12.rules.vehicles.riding import footing, hiding, in_the_way
from pb12table.table.battlefield import Body
from pb12table.table.shapes import Point, Point3, Region
from pb12table.table.sight.cover import covered_share
from pb12table.table.sight.sight import FigureSight
from pb12table.table.sight.visible import visible_ground, visible_tops
from pb12table.table.standing.support import Stand, stand, stand_heights, supports_of
from pb12table.table.units import at_most, direction, plan_distance, rounded
from pb12table.window.scene.picture import SightState

GHOST = "ghost-"
"""How the ids of ghosts begin that are no figures of the scenario."""


@dataclass(frozen=True, slots=True)
class Sightline:
    """What an observer sees of another figure; `level` is the concealment of all that lies between.  R1.6.16."""

    target: FigureId
    seen: FigureSight
    level: int
    goal: Point3

    @property
    def state(self) -> SightState:
        """How the line is drawn."""
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


# -- ghosts ---------------------------------------------------------------------------------------------------


def with_ghost(state: State, template: FigureSetup, number: int) -> tuple[State, FigureId]:
    """A copy of a state with one more figure, still beside the table, and its id."""
    label = one_more(template.label, [figure.label for figure in state.setup.figures])
    ghost = replace(template, id=FigureId(f"{GHOST}{number}"), label=label, at=None)
    setup = replace(state.setup, figures=(*state.setup.figures, ghost))
    fresh = new_game(replace(setup, figures=(ghost,)))
    result = state.clone()
    result.setup = setup
    result.figures[ghost.id] = fresh.figures[ghost.id]
    return result, ghost.id


def without_ghost(state: State, ghost: FigureId) -> State:
    """A copy of a state without a figure that had been put in by `with_ghost`."""
    result = state.clone()
    result.setup = replace(
        state.setup, figures=tuple(figure for figure in state.setup.figures if figure.id != ghost)
    )
    del result.figures[ghost]
    return result


def levels_for(state: State, figure: FigureId, place: Point) -> tuple[float, ...]:
    """The heights at which a figure could stand safely at a place, ascending; all surfaces if it could at none."""
    field = footing(state, figure)
    heights = stand_heights(field, *place)
    others = in_the_way(state, figure)
    facing = state.figures[figure].facing
    safe = tuple(
        height for height in heights if stand(field, body_at(state, figure, *place, height, facing), others).safe
    )
    return safe or heights


def put(state: State, figure: FigureId, place: Point, wished: float | None = None) -> None:
    """Put a figure of a state that is ours at a place on the table: as near to a wished height as it can stand.

    None wishes the highest.  Beside the table it comes to its border.  Passengers come along.
    """
    field = state.battlefield
    x = rounded(min(max(place[0], 0.0), field.width))
    y = rounded(min(max(place[1], 0.0), field.depth))
    levels = levels_for(state, figure, (x, y))
    placed = state.figures[figure]
    placed.place = Place.TABLE
    height = levels[-1] if wished is None else min(levels, key=lambda level: abs(level - wished))
    riding.put(state, figure, (x, y, height), placed.facing)


def turn(state: State, figure: FigureId, degrees: float) -> None:
    """Turn a figure of a state that is ours counter-clockwise."""
    placed = state.figures[figure]
    riding.put(state, figure, (placed.x, placed.y, placed.z), placed.facing + degrees)


def standing(state: State, figure: FigureId) -> Stand:
    """Whether a figure could really stand where it has been put.  R1.4.29."""
    return stand(footing(state, figure), body(state, figure), in_the_way(state, figure))


# -- what is seen ---------------------------------------------------------------------------------------------


def farthest_reach(state: State, figure: FigureId | None, weapon: Block | None) -> float | None:
    """How far a figure's weapon can hit at most, in steps; None without a weapon.  R1.7.10, R1.7.11, R1.7.14."""
    if figure is None or weapon is None:
        return None
    farthest = float(reach(state, figure, weapon)) if weapon.is_melee_weapon else 0.0
    bounds, modifiers = state.setup.tables.range_bounds, weapon.ranged_modifiers
    steps = (modifiers.near, modifiers.short, modifiers.medium, modifiers.long, modifiers.extreme, modifiers.extreme)
    reached = [bound for bound, modifier in zip(bounds, steps, strict=True) if modifier is not None]
    return max([farthest, *(bound * weapon.range_factor for bound in reached)])


def outlooks(
    state: State, observer: FigureId, *, ground: bool, thorough: bool, limit: float | None = None
) -> Iterator[Outlook | None]:
    """Work out what a figure on the table sees, a little with each step; `limit`: ground no farther than so many steps.

    First come the table's ground and what the figure stands on, unless they are not wanted, and the lines to all
    others, as one result. When `thorough`, the lines back follow, and all other tops one can stand on. Between the
    results the steps yield None.
    """
    field, here = state.battlefield, body(state, observer)
    angle = half_angle_of(state, observer)
    bodies = hiding(state, observer)
    surfaces: list[tuple[float, Region]] = []
    if ground:
        surfaces.append((0.0, visible_ground(field, here, angle, bodies, limit=limit)))
        yield None
        own = supports_of(field, here)
        for _, height, region in visible_tops(field, here, angle, bodies, limit=limit, only=own):
            surfaces.append((height, region))
            yield None
    others = sorted(
        (plan_distance(here.position, (other.x, other.y)), other.id)
        for other in figures_on_table(state)
        if other.id != observer
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


def outlook(state: State, observer: FigureId, *, ground: bool = True, thorough: bool = True) -> Outlook:
    """What a figure on the table sees, worked out at once."""
    *_, last = (looked for looked in outlooks(state, observer, ground=ground, thorough=thorough) if looked is not None)
    return last


def sightline(state: State, observer: FigureId, target: FigureId) -> Sightline:
    """What a figure sees of another as both stand and face."""
    return _told(state, target, sight(state, observer, target))


def _told(state: State, target: FigureId, seen: FigureSight) -> Sightline:
    return Sightline(target, seen, total(concealment(state, seen)), body(state, target).base_point)


def opposing_pairs(state: State, focus: FigureId | None = None) -> list[tuple[FigureId, FigureId]]:
    """All pairs of opposing figures on the table, each once; those with the focus first."""
    figures = [figure.id for figure in figures_on_table(state)]
    pairs = [pair for pair in combinations(figures, 2) if is_opposing(state, *pair)]
    return sorted(pairs, key=lambda pair: focus not in pair)


def pair_lines(state: State, first: FigureId, second: FigureId) -> tuple[tuple[FigureId, Sightline], ...]:
    """Who sees, and what of the other: both lines, for they may differ; none where neither sees the other."""
    there, back = sightline(state, first, second), sightline(state, second, first)
    return ((first, there), (second, back)) if there.seen.exists or back.seen.exists else ()


def seen_if_turned(state: State, observer: FigureId, line: Sightline) -> bool:
    """Whether an observer that does not see a target would, if only it faced it.  R1.4.22."""
    if line.seen.exists or line.seen.in_sight_angle:
        return False
    here = body(state, observer)
    return sight(state, observer, line.target, facing_towards(here, line.goal)).exists


def facing_towards(here: Body, goal: Point3) -> float:
    """The facing of a body straight at a point; its own when it is above or below."""
    there = (goal[0], goal[1])
    return here.facing if here.position == there else direction(here.position, there)


# -- numbers ---------------------------------------------------------------------------------------------------


def weapons_of(state: State, figure: FigureId) -> list[Block]:
    """All weapons a figure has in use, those that shoot first; each once."""
    found = [*weapons(state, figure, ranged=True), *weapons(state, figure, ranged=False)]
    return list({weapon.id: weapon for weapon in found}.values())


@dataclass(frozen=True, slots=True)
class WeaponFact:
    """How a weapon stands to a target: its range category and modifier there, or whether it can strike.

    `modifier` is None when every check would fail; `category` is None for a weapon that only strikes.
    """

    weapon: Block
    category: RangeCategory | None
    modifier: int | None
    in_reach: bool | None


def weapon_facts(state: State, observer: FigureId, distance: float) -> list[WeaponFact]:
    """What each weapon in use could do at a distance in space.  R1.7.10, R1.7.11, R1.8.6."""
    facts: list[WeaponFact] = []
    for weapon in weapons_of(state, observer):
        category: RangeCategory | None = None
        modifier: int | None = None
        in_reach = at_most(distance, reach(state, observer, weapon)) if weapon.is_melee_weapon else None
        if weapon.is_ranged_weapon:
            category = range_category(state.setup.tables, weapon.range_factor, distance)
            beyond = category is RangeCategory.BEYOND_EXTREME
            if category is not RangeCategory.OUT_OF_RANGE:
                key = RangeCategory.EXTREME if beyond else category
                modifier = getattr(weapon.ranged_modifiers, key.value)
            if modifier is not None and beyond:
                modifier += state.setup.tables.beyond_extreme_modifier
        facts.append(WeaponFact(weapon, category, modifier, in_reach))
    return facts


def hidden_shares(state: State, observer: FigureId, target: FigureId) -> tuple[tuple[str, float], ...]:
    """What is in the way to a target, with the share (0..1) each hides alone, the greatest first.  RU011, RU013."""
    here, there = body(state, observer), body(state, target)
    return covered_share(state.battlefield, here.base_point, there, hiding(state, observer, target)).shares


def seen_counts(looked: Outlook) -> tuple[int, int]:
    """How many others the observer sees, and how many see it."""
    return sum(line.seen.exists for line in looked.lines), sum(line.seen.exists for line in looked.back)


def seen_area(looked: Outlook) -> float:
    """The area in square steps of the table's ground that is seen."""
    return looked.ground[0][1].area if looked.ground else 0.0


def seen_above(looked: Outlook) -> float:
    """The area in square steps of roofs and other surfaces above the table's ground that is seen."""
    return sum(region.area for _, region in looked.ground[1:])
