"""What Pb-12 tells of measuring: who walks and looks on a layout, and what figures see, reach and hit.

Each class is a part of `skirmish.faces.measures.MeasuresFace`; what their methods do is said there.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from math import ceil
from typing import TYPE_CHECKING, Final

from pb12table.files.content import load_content
from pb12table.kernel.log import Event
from pb12table.kernel.request import Refusal
from pb12table.skirmish.faces.measures import (
    OPENING,
    FiguresFace,
    FoundWay,
    LayoutFace,
    Looking,
    LookingFace,
    Mark,
    MeasuresFace,
    OddsFace,
    OddsFound,
    Person,
    Placing,
    SeenFigure,
    Stretch,
    Trace,
    TrialsFace,
    WalkingFace,
    Wish,
)
from pb12table.skirmish.faces.system import GameSetup
from pb12table.skirmish.hindrances import Barred, Shut
from pb12table.skirmish.ids import FigureId, PlayerId
from pb12table.skirmish.modifiers import total
from pb12table.skirmish.naming import Label
from pb12table.skirmish.zones import Zone, ZoneKind
from pb12table.systems.pb12.files.figures import figure_of
from pb12table.systems.pb12.files.forms.scenarios import FigureForm
from pb12table.systems.pb12.rules.actions.use_door import reaches
from pb12table.systems.pb12.rules.attacks import odds as attack_odds
from pb12table.systems.pb12.rules.attacks.attack_plan import weapon_in_use, weapons
from pb12table.systems.pb12.rules.figures.facing import facing_at
from pb12table.systems.pb12.rules.figures.figures import body, figures_on_table, is_able_to_act, value
from pb12table.systems.pb12.rules.figures.seeing import (
    LEAST_SHARE,
    concealment,
    concealment_by,
    half_angle_of,
    is_all_hidden,
    sight,
)
from pb12table.systems.pb12.rules.figures.standing import no_stand, standing_heights
from pb12table.systems.pb12.rules.game.answers import Attack, MeleeAttack, RangedAttack
from pb12table.systems.pb12.rules.game.events import FigureMoved, FigureWentOutOfAction, PhaseBegan
from pb12table.systems.pb12.rules.game.legality import action_refusal
from pb12table.systems.pb12.rules.game.state import Phase, State
from pb12table.systems.pb12.rules.game.tables import Tables
from pb12table.systems.pb12.rules.movement.barred import barred_ways, shut_grounds
from pb12table.systems.pb12.rules.movement.doorways import opening_price, plan_through_doors, reach_beyond_doors
from pb12table.systems.pb12.rules.movement.planner import FARTHEST, plan_path
from pb12table.systems.pb12.rules.preparations.profiles import (
    Attribute,
    BlockId,
    FigureSetup,
    PlayerSetup,
    Profile,
    Setup,
)
from pb12table.systems.pb12.rules.preparations.setup import new_game
from pb12table.systems.pb12.rules.vehicles.aboard import is_at_steering_point, is_vehicle
from pb12table.systems.pb12.rules.vehicles.riding import hiding
from pb12table.systems.pb12.threat import Threat
from pb12table.table.routes.doorways import Hands
from pb12table.table.shapes import Point, Point3, Region
from pb12table.table.sight.many.observers import Stature
from pb12table.table.zones import Area

HUMAN: Final = Profile("human", Label("average human", "Durchschnittsmensch"))
"""Radius 0.25 steps, 2 steps high, eye and base point at 0.9 of it, climbs one step in an option."""
MEASURER: Final = FigureId("measuring-human")
_MEASURING: Final = PlayerSetup(PlayerId("measuring"), "", 0)
_NOBODY: Final = PlayerSetup(PlayerId("nobody"), "", 0)


def stature_of(profile: Profile) -> Stature:
    """The body of a profile, as sites are measured for it."""
    return Stature(profile.footprint, profile.model_height, profile.base_point * profile.model_height)


# -- figures ------------------------------------------------------------------------------------------------------


class _Figures:
    def on_table(self, state: State, /) -> Sequence[FigureId]:
        return [figure.id for figure in figures_on_table(state)]

    def with_figure(
        self, setup: Setup, profile: str, identity: FigureId, player: PlayerId, facing: float, place: str, /
    ) -> Setup | None:
        like = next((figure for figure in setup.figures if figure.profile.id == profile), None)
        if like is None:
            content = load_content()
            if profile not in content.profiles:
                return None
            like = figure_of(FigureForm(id="ghost", profile=profile, player="nobody"), content, place, "profile")
        figure = replace(like, id=identity, player=player, at=None, height=None, facing=facing, carrier=None)
        return replace(setup, figures=(*setup.figures, figure))

    def with_a_player(self, setup: Setup, /) -> Setup:
        return replace(setup, players=setup.players or (_NOBODY,))

    def place_typed(self, setup: Setup, typed: Point, /) -> Point | None:
        return typed

    def stand_heights(self, state: State, figure: FigureId, at: Point, /) -> Sequence[float]:
        return standing_heights(state, figure, at)

    def no_stand(self, state: State, figure: FigureId, at: Point, /) -> Refusal:
        return no_stand(state, figure, at)

    def put(self, setup: Setup, figure: FigureId, at: Point, height: float, /) -> Setup:
        figures = (replace(each, at=at, height=height) if each.id == figure else each for each in setup.figures)
        return replace(setup, figures=tuple(figures))


# -- looking ------------------------------------------------------------------------------------------------------


class _Looking:
    def looking(self, state: State, figure: FigureId, /) -> Looking:
        """R1.4.22, R1.4.23, RU007."""
        return Looking(body(state, figure), half_angle_of(state, figure), hiding(state, figure))

    def seen(self, state: State, observer: FigureId, target: FigureId, /) -> SeenFigure:
        """R1.4.24, R1.6.16, RU013."""
        found = sight(state, observer, target)
        is_hidden = is_all_hidden(found.covered_share)
        level = None if is_hidden else total(concealment(state, found))
        return SeenFigure(found, is_hidden, level, LEAST_SHARE, "R1.4.24")


# -- walking ------------------------------------------------------------------------------------------------------


class _Walking:
    farthest = FARTHEST

    def counted(self, state: State, area: float, /) -> float:
        return area

    def way(self, state: State, figure: FigureId, to: Point, height: float | None, points: int, /) -> FoundWay:
        """R1.7.2 to R1.7.6, R6.1.4, R6.1.8, RU204."""
        parts = plan_through_doors(state, figure, to, height=height, movement_points=points)
        before, opened, stretches = 0, 0, list[Stretch]()
        for part in parts:
            for leg in part.way.legs:
                spent = before + leg.spent
                stretches.append(Stretch(leg.kind, leg.end, leg.cost, spent, paid=spent <= points))
            before += part.way.cost
            if part.opening is not None:
                door, at, price = part.opening.door, part.opening.place, opening_price(opened)
                stretches.append(Stretch(OPENING, at, 0, before, before <= points, door, price))
                opened += 1
        plan = parts[-1].way
        told = plan.reason is not None and plan.reason.reason == "no-way"
        barred = barred_ways(state, figure, to, height) if told else ()
        remarks = (("path-markers", (("count", plan.moved_markers),)),)
        return FoundWay(tuple(stretches), before, plan.reason, remarks, barred)

    def reach(self, state: State, figure: FigureId, points: int, /) -> Sequence[tuple[float, Region]] | Refusal:
        """R1.7.2 to R1.7.6, R6.1.4, R6.1.8, R3.0.15, RU204."""
        if is_vehicle(state, figure):
            return Refusal("R3.0.15", "no-area-driven", (("figure", figure),))
        (found,) = reach_beyond_doors(state, figure, (points,))
        return found.areas

    def barred(
        self, state: State, figure: FigureId, to: Point, height: float | None, stop: Callable[[], bool], /
    ) -> tuple[Barred, ...]:
        """R1.7.2 to R1.7.6, R1.4.29."""
        return barred_ways(state, figure, to, height, stop)

    def shut(self, state: State, figure: FigureId, /) -> Sequence[Shut]:
        """R1.7.2 to R1.7.6."""
        return shut_grounds(state, figure)


# -- layouts ------------------------------------------------------------------------------------------------------


class _Layout:
    person = Person(stature_of(HUMAN), HUMAN.base_point, HUMAN.vertical_movement)
    hands = Hands(reaches)
    way_unit = "points"
    cover_unit = "levels"

    def placing(self, setup: Setup, figure: FigureId, /) -> Placing | None:
        found = setup.figure_by_id[figure]
        return None if found.at is None else Placing(found.at, found.facing, found.height)

    def step_cost(self, setup: Setup, /) -> float:
        """Each option costs a point, and none leads farther than a step.  R1.7.4."""
        return 1.0

    def slow(self, setup: Setup, /) -> tuple[Area, ...]:
        """R6.1.4, R6.1.5."""
        return tuple(zone.area for zone in setup.zones if zone.kind in (ZoneKind.DIFFICULT, ZoneKind.ROUGH))

    def walk(
        self, setup: Setup, start: Point3, end: Point3, farthest: float, /
    ) -> tuple[int | float | None, tuple[Point3, ...]]:
        """R1.7.2 to R1.7.6."""
        most = ceil(farthest)
        state = alone_at(setup, start)
        plan = plan_path(state, MEASURER, end[:2], height=end[2], movement_points=most, farthest=most)
        return plan.cost if plan.reachable else None, (start, *(leg.end for leg in plan.legs))

    def cover_rules(self, setup: Setup, /) -> Tables:
        return setup.tables

    def cover(self, setup: Setup, covered_share: float, translucent: Sequence[str], /) -> int | None:
        """R1.6.16, RU011, RU013."""
        if is_all_hidden(covered_share):
            return None
        return total(concealment_by(setup.tables, setup.battlefield, covered_share, (), translucent))


def alone_at(setup: Setup, place: Point3) -> State:
    """A game on the table of a setup in which only the average human stands, at a place with safe stand."""
    figure = FigureSetup(MEASURER, HUMAN.label, _MEASURING.id, HUMAN, at=place[:2], height=place[2])
    return new_game(replace(setup, players=(_MEASURING,), figures=(figure,)))


# -- layouts tried by play ----------------------------------------------------------------------------------------


class _Trials:
    def bound(self, setup: Setup, /) -> FigureId | None:
        """R3.0.2, R3.0.11: who is fixed to a vehicle, and a vehicle with steering points beside it."""
        return next((each.id for each in setup.figures if each.carrier is not None or each.steering_points), None)

    def stature(self, setup: Setup, figure: FigureId, /) -> Stature:
        return stature_of(setup.figure_by_id[figure].profile)

    def placed(
        self, forces: Setup, layout: GameSetup, zones: tuple[Zone, ...], places: Mapping[FigureId, Placing | None], /
    ) -> Setup:
        figures = tuple(_put(figure, places[figure.id]) for figure in forces.figures)
        return replace(forces, battlefield=layout.battlefield, zones=zones, figures=figures)

    def traces(self, state: State, event: Event, /) -> Sequence[Trace]:
        match event:
            case PhaseBegan(phase=Phase.STATUS):
                return [Trace(Mark.STOOD, each.id, (each.x, each.y, each.z)) for each in figures_on_table(state)]
            case FigureMoved(figure=figure, end=end):
                return [Trace(Mark.MOVED, figure, end)]
            case FigureWentOutOfAction(figure=figure, at=at):
                return [Trace(Mark.FELL, figure, at)]
        return ()


def _put(figure: FigureSetup, place: Placing | None) -> FigureSetup:
    if place is None:
        return replace(figure, at=None, height=None)
    return replace(figure, at=place.at, height=place.height, facing=place.facing)


# -- odds ---------------------------------------------------------------------------------------------------------


class _Odds:
    wishes = frozenset({"ap", "melee", "frequency", "give-up", "boost", "facing"})

    def usual(self, state: State, figure: FigureId, target: FigureId, /) -> str:
        return ""

    def odds(
        self, state: State, figure: FigureId, target: FigureId, weapon: str, wishes: Mapping[str, Wish], /
    ) -> OddsFound | Refusal:
        """R1.6.12, R1.5.2, R1.5.3, R1.7.13."""
        state = state.clone()
        known = dict.fromkeys(each.id for shoots in (True, False) for each in weapons(state, figure, ranged=shoots))
        if weapon not in known:
            told = (("figure", figure), ("weapon", weapon), ("known", ", ".join(known) or "–"))
            return Refusal("R1.7.13", "no-weapon-in-use", told)
        _make_ready(state, figure)
        attack = _attack(state, figure, target, BlockId(weapon), wishes)
        refusal = action_refusal(state, figure, attack)
        if refusal is not None:
            return refusal
        found = attack_odds.odds(state, figure, attack)
        shares = (("hits", found.p_hits), ("damage-points", found.p_damage_points))
        return OddsFound(found.target_number, found.modifiers, found.checks, found.p_check, shares, found.p_out)


def _attack(
    state: State, figure: FigureId, target: FigureId, weapon: BlockId, wishes: Mapping[str, Wish]
) -> Attack:
    """The attack that was asked for, the attacker turned to the target unless it shall look elsewhere."""
    ranged = not wishes.get("melee") and weapon_in_use(state, figure, weapon, ranged=True) is not None
    facing = wishes.get("facing")
    return (RangedAttack if ranged else MeleeAttack)(
        weapon,
        target,
        int(wishes.get("ap", 1)),
        bool(wishes.get("frequency", False)),
        int(wishes.get("give-up", 0)),
        int(wishes.get("boost", 0)),
        facing_at(state, figure, target) if facing is None else float(facing),
    )


def _make_ready(state: State, figure: FigureId) -> None:
    """Give a figure fresh AP; a vehicle also those of the figure at its steering point, which steers it.

    R1.6.1, R3.0.3 (Steuern), R3.0.4.
    """
    ready = state.figures[figure]
    ready.action_points = max(value(state, figure, Attribute.ACTION_POINTS), 0)
    if ready.vehicle is None:
        return
    driver = next(_able_to_steer(state, figure), None)
    if driver is not None:
        ready.vehicle.steered_by = driver
        ready.action_points += max(value(state, driver, Attribute.ACTION_POINTS), 0)


def _able_to_steer(state: State, vehicle: FigureId) -> Iterator[FigureId]:
    for other in figures_on_table(state):
        is_crew = other.controller == state.figures[vehicle].controller and not is_vehicle(state, other.id)
        if is_crew and is_able_to_act(state, other.id) and is_at_steering_point(state, other.id, vehicle):
            yield other.id


MEASURES: Final = MeasuresFace(
    _Figures(), _Looking(), _Walking(), _Layout(), _Trials(), _Odds(), Threat(stature_of(HUMAN))
)

if TYPE_CHECKING:
    _faces: tuple[
        FiguresFace[State], LookingFace[State], WalkingFace[State], LayoutFace, TrialsFace[State], OddsFace[State]
    ] = (_Figures(), _Looking(), _Walking(), _Layout(), _Trials(), _Odds())
