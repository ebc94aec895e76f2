"""What Pb-12 says of measuring, of plans before they are carried out, and of threats after one Move."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import replace
from math import asin, ceil, degrees
from typing import Any, Final

import numpy as np

from pb12table.files.content import load_content
from pb12table.files.problems import FileProblem
from pb12table.kernel.game import Event
from pb12table.kernel.request import Refusal, Request
from pb12table.skirmish.bodies import Person, Preset
from pb12table.skirmish.bot import Ahead
from pb12table.skirmish.faces.measures import (
    OPENING,
    FiguresFace,
    ForesightFace,
    FoundWay,
    Invitation,
    LayoutFace,
    Looking,
    LookingFace,
    Mark,
    Means,
    MeasuresFace,
    OddsFace,
    OddsFound,
    Outcome,
    Placing,
    SeenFigure,
    Spot,
    Stretch,
    Strike,
    ThreatFace,
    Trace,
    TrialsFace,
    WalkingFace,
    Wish,
)
from pb12table.skirmish.faces.words import Phrases
from pb12table.skirmish.hindrances import Barred, Shut
from pb12table.skirmish.ids import FigureId, Label, PlayerId, total
from pb12table.skirmish.walking import Onlookers, places_reached, spots_on
from pb12table.skirmish.zones import ZoneKind
from pb12table.systems.pb12.bots.prospects import Prospect, best_prospect, next_points, opponents, worth_of_attack
from pb12table.systems.pb12.files.figures import figure_of
from pb12table.systems.pb12.files.forms import FigureForm
from pb12table.systems.pb12.rules.actions.attack import attack_refusal
from pb12table.systems.pb12.rules.actions.use_door import reaches
from pb12table.systems.pb12.rules.attacks import odds as attack_odds
from pb12table.systems.pb12.rules.attacks.attack_plan import (
    can_hit_at,
    plan_attack,
    weapon_in_use,
)
from pb12table.systems.pb12.rules.attacks.attack_plan import (
    weapons as weapons_for,
)
from pb12table.systems.pb12.rules.attacks.odds import odds_of_plan
from pb12table.systems.pb12.rules.attacks.targets import reach as reach_of
from pb12table.systems.pb12.rules.attacks.targets import target_figure, weapons
from pb12table.systems.pb12.rules.cards.card_legality import PlayOrPass
from pb12table.systems.pb12.rules.checks.action_checks import empty_refusal
from pb12table.systems.pb12.rules.extensions.interrupt_legality import delayed_refusal
from pb12table.systems.pb12.rules.extensions.interrupts import PlayInterruption
from pb12table.systems.pb12.rules.figures.figures import (
    body,
    figures_of,
    figures_on_table,
    has_status,
    is_able_to_act,
    is_on_table,
    is_opposing,
    markers_of,
    own_feet,
    value,
)
from pb12table.systems.pb12.rules.figures.seeing import (
    LEAST_SHARE,
    concealment,
    concealment_by,
    half_angle_of,
    has_sight_line,
    is_all_hidden,
    sight,
)
from pb12table.systems.pb12.rules.figures.standing import facing_at, facing_to_point, no_stand, standing_heights
from pb12table.systems.pb12.rules.game.answers import Attack, MeleeAttack, Pass, RangedAttack
from pb12table.systems.pb12.rules.game.events import FigureMoved, FigureWentOutOfAction, PhaseBegan
from pb12table.systems.pb12.rules.game.legality import action_refusal
from pb12table.systems.pb12.rules.game.state import FigureState, Phase, State, Status, VehicleState
from pb12table.systems.pb12.rules.game.tables import Tables, range_category
from pb12table.systems.pb12.rules.movement.drives import driver_of
from pb12table.systems.pb12.rules.movement.planner import (
    FARTHEST,
    barred_ways,
    opening_price,
    plan_path,
    plan_through_doors,
    reach,
    reach_beyond_doors,
    shut_grounds,
)
from pb12table.systems.pb12.rules.preparations.profiles import (
    Attribute,
    Block,
    BlockId,
    FigureSetup,
    PlayerSetup,
    Profile,
    Setup,
)
from pb12table.systems.pb12.rules.preparations.setup import new_game
from pb12table.systems.pb12.rules.vehicles.aboard import is_at_steering_point, is_fixed, is_vehicle
from pb12table.systems.pb12.rules.vehicles.riding import hiding
from pb12table.systems.pb12.texts.names import block_name
from pb12table.table.battlefield import Body, for_vehicles
from pb12table.table.footprints import Area
from pb12table.table.motion.rests import stand
from pb12table.table.routes.doorways import Hands
from pb12table.table.routes.driving import driven_areas
from pb12table.table.shapes import (
    TOLERANCE,
    Point,
    Point3,
    Region,
    at_most,
    circumradius,
    direction,
    distance,
    plan_distance,
    rounded,
    turn_between,
)
from pb12table.table.sight.many import Stature
from pb12table.table.sight.sight import EVERYWHERE, sight_to_body
from pb12table.table.unions import Floats, Integers, Truths

NEARER: Final = 1.5
"""No opponent may be shot at that is farther away than so many times the nearest one in sight; R1.7.9."""
SURE: Final = 1e-4
"""Shares of a silhouette and degrees that are so near a bound are looked at by the rule itself."""


class Threat(ThreatFace[State]):
    """`person` is who is attacked."""

    def __init__(self, person: Stature) -> None:
        self.person = person

    def spots(self, state: State, grid: float, /) -> Sequence[Spot]:
        return spots_on(state.battlefield, self.person, grid)

    def onlookers(self, state: State, spots: Sequence[Spot], /) -> Onlookers:
        bodies = tuple(body(state, each.id) for each in figures_on_table(state))
        return Onlookers(state.battlefield, self.person, spots, bodies)

    def armed(self, state: State, player: PlayerId, /) -> Sequence[FigureId]:
        """Return the figures that can attack; in a truce none does.  R5.0.11."""
        if state.truce:
            return ()
        return [
            each.id
            for each in figures_of(state, player)
            if is_on_table(state, each.id)
            and is_able_to_act(state, each.id)
            and _points(state, each.id) > 0
            and self.means(state, each.id)
        ]

    def means(self, state: State, figure: FigureId, /) -> Sequence[Means]:
        """Return what a figure could attack with.  R1.7.8, R1.7.13, R1.8.14."""
        return [
            Means(f"{'shoot' if ranged else 'strike'}:{weapon.id}", ranged)
            for ranged in (True, False)
            for weapon in weapons(state, figure, ranged=ranged)
            if empty_refusal(state, figure, weapon) is None
        ]

    def called(self, texts: Phrases, state: State, means: Means, /) -> str:
        return block_name(texts, state.setup, means.key.partition(":")[2])

    def here(self, state: State, figure: FigureId, /) -> Point3:
        return own_feet(state, figure)

    def places(self, state: State, figure: FigureId, grid: float, /) -> Sequence[Point3]:
        """Return places; Threatened figures stay, vehicles are driven by hand.  R1.7.2, R3.0.11, R3.0.15, R4.1.2."""
        here = own_feet(state, figure)
        points = (_points(state, figure) - 1) * max(value(state, figure, Attribute.MOVEMENT), 0)
        driven = is_vehicle(state, figure) or is_fixed(state, figure)
        if points < 1 or driven or has_status(state, figure, Status.THREATENED):
            return [here]
        (found,) = reach(state, figure, (points,))
        return places_reached(
            state.battlefield, here, found.areas, grid, lambda point: standing_heights(state, figure, point)
        )

    def attacked(
        self, state: State, figure: FigureId, at: Point3, means: Sequence[Means], onlookers: Onlookers, asked: Truths, /
    ) -> Truths:
        """Return whom a figure could attack: legal, and able to hit.  R1.6.4, R1.7.9, R1.7.14, RU066."""
        if at != own_feet(state, figure):
            state = state.clone()
            placed = state.figures[figure]
            placed.x, placed.y, placed.z = at
        attacker = body(state, figure)
        away = onlookers.distances(attacker)
        found = asked & onlookers.free_of(attacker)
        for row, each in enumerate(means):
            found[row] &= self._in_reach(state, figure, each, away)
        numbers = np.flatnonzero(found.any(axis=0))
        if not len(numbers):
            return found
        others = hiding(state, figure)
        seen = self._seen(state, figure, onlookers, numbers, others)
        found[:, numbers[~seen]] = False
        ranged = np.array([each.ranged for each in means], dtype=np.bool_)
        shot = np.flatnonzero(found[ranged].any(axis=0))
        barred = self._barred(state, figure, onlookers, shot, away, others)
        found[np.ix_(ranged, barred)] = False
        return found

    def _in_reach(self, state: State, figure: FigureId, means: Means, away: Floats) -> Truths:
        weapon = _weapon(state, figure, means)
        if not means.ranged:
            near: Truths = away <= reach_of(state, figure, weapon) + TOLERANCE
            return near
        # What is as far away as another within the tolerance is in the same category.
        categories = [range_category(state.setup.tables, weapon.range_factor, float(each)) for each in away]
        return np.array([can_hit_at(weapon, category) for category in categories], dtype=np.bool_)

    def _seen(
        self, state: State, figure: FigureId, onlookers: Onlookers, numbers: Integers, others: tuple[Body, ...]
    ) -> Truths:
        """Return which spots are in sight of a figure that has turned to them.  R1.4.22, R1.4.24, R1.6.2."""
        attacker, half = body(state, figure), half_angle_of(state, figure)
        covered = onlookers.covered(attacker, others, numbers)
        found = covered <= 1.0 - LEAST_SHARE - SURE
        turns = not is_vehicle(state, figure)
        radius = circumradius(self.person.footprint)
        for row in np.flatnonzero(np.abs(covered - (1.0 - LEAST_SHARE)) <= SURE).tolist():
            found[row] = self._sees(state, figure, onlookers, int(numbers[row]), others)
        if half >= EVERYWHERE:
            return found
        for row in np.flatnonzero(found).tolist():
            target = onlookers.bodies[int(numbers[row])]
            apart = plan_distance(attacker.position, target.position)
            is_whole = turns and apart > radius and degrees(asin(radius / apart)) < half - 0.01
            if not is_whole:
                found[row] = self._sees(state, figure, onlookers, int(numbers[row]), others)
        return found

    def _sees(
        self, state: State, figure: FigureId, onlookers: Onlookers, number: int, others: tuple[Body, ...]
    ) -> bool:
        """Return whether a figure sees a spot by the rule itself.  R1.4.24."""
        target = onlookers.bodies[number]
        facing = facing_to_point(state, figure, target.base_point)
        eyes, left = body(state, figure, facing), onlookers.left(number, others)
        half = half_angle_of(state, figure)
        return sight_to_body(state.battlefield, eyes, target, half, left, LEAST_SHARE).exists

    def _barred(
        self,
        state: State,
        figure: FigureId,
        onlookers: Onlookers,
        numbers: Integers,
        away: Floats,
        others: tuple[Body, ...],
    ) -> Integers:
        """Return which spots may not be shot at, since an opponent in sight is too much nearer.  R1.7.9, RU065."""
        attacker, half = body(state, figure), half_angle_of(state, figure)
        opponents = sorted(
            (
                (distance(attacker.base_point, each.base_point), each)
                for each in (body(state, o.id) for o in figures_on_table(state) if is_opposing(state, figure, o.id))
                if _is_visible(state, attacker, each, EVERYWHERE)
            ),
            key=lambda pair: (pair[0], pair[1].id),
        )
        found: list[int] = []
        for number in numbers.tolist():
            facing = facing_to_point(state, figure, onlookers.bodies[number].base_point)
            for near, opponent in opponents:
                if at_most(float(away[number]), NEARER * near):
                    break
                if onlookers.is_replaced(number, opponent.id):
                    continue
                if _is_in_sight(state, body(state, figure, facing), opponent, half):
                    found.append(number)
                    break
        return np.array(found, dtype=np.int64)


def _points(state: State, figure: FigureId) -> int:
    """Return the AP of a figure's next turn that it need not spend on recovering.  R1.3.8, R4.1.3."""
    return value(state, figure, Attribute.ACTION_POINTS) - markers_of(state, figure, Status.DISTRACTED)


def _weapon(state: State, figure: FigureId, means: Means) -> Block:
    return state.setup.block_by_figure[figure][BlockId(means.key.partition(":")[2])]


def _is_visible(state: State, attacker: Body, target: Body, half: float) -> bool:
    others = hiding(state, FigureId(attacker.id), FigureId(target.id))
    return sight_to_body(state.battlefield, attacker, target, half, others, LEAST_SHARE).exists


def _is_in_sight(state: State, attacker: Body, target: Body, half: float) -> bool:
    """Return whether a body that is visible all round is in the sight angle of one with a facing.  R1.4.22."""
    if half >= EVERYWHERE:
        return True
    apart, radius = plan_distance(attacker.position, target.position), circumradius(target.footprint)
    if apart > radius:
        angle = abs(turn_between(attacker.facing, direction(attacker.position, target.position)))
        wide = degrees(asin(radius / apart))
        if angle + wide < half - SURE:
            return True
        if angle - wide > half + SURE:
            return False
    return _is_visible(state, attacker, target, half)


OUTCOMES: Final = (("nothing", 0.0), ("light", 0.35), ("heavy", 0.7), ("out", 1.0))
"""What becomes of a target, by the last kind of damage point that is used, and how grave that is.  R1.5.1."""
TOLD: Final = (Status.MOVED, Status.DISTRACTED, Status.DELAYED, Status.EXHAUSTED)
"""The statuses whose markers a plan can cost."""


def outcomes_of(target: FigureState, p_damage_points: Sequence[float]) -> tuple[Outcome, ...]:
    """Return how likely a figure stays unhurt, gets a light or severe wound, goes out of action.  R1.5.1, RU039."""
    free = target.free_points
    light = free + target.light_points
    heavy = light + target.heavy_points
    shares = [0.0] * len(OUTCOMES)
    for points, share in enumerate(p_damage_points):
        shares[sum(points > most for most in (free, light, heavy))] += share
    return tuple(Outcome(name, share, grave) for (name, grave), share in zip(OUTCOMES, shares, strict=True))


class _Foresight(ForesightFace[State, Phrases]):
    def passes(self, request: Request[Any, Any], /) -> tuple[Any] | None:
        return (Pass(),) if isinstance(request, PlayInterruption | PlayOrPass) else None

    def best(self, ahead: Ahead, texts: Phrases, figure: FigureId, /) -> Strike | None:
        """Return the best strike with the AP that are left."""
        state: State = ahead.after
        if not is_on_table(state, figure) or not is_able_to_act(state, figure):
            return None
        prospect = best_prospect(state, figure, state.figures[figure].action_points)
        return _of_prospect(state, texts, figure, prospect)

    def reply(self, state: State, texts: Phrases, figure: FigureId, target: FigureId, /) -> Strike | None:
        """Return a reply with the AP of its next turn that it need not spend on recovering."""
        if not is_on_table(state, figure) or not is_able_to_act(state, figure) or not is_on_table(state, target):
            return None
        prospect = best_prospect(state, figure, next_points(state, figure), targets=(target,))
        return _of_prospect(state, texts, figure, prospect)

    def strike(self, state: State, texts: Phrases, figure: FigureId, answer: Any, /) -> Strike | None:
        if not isinstance(answer, RangedAttack | MeleeAttack) or answer.weapon not in state.figures[figure].blocks:
            return None
        target = target_figure(state, answer)
        if target is None or not is_on_table(state, target) or attack_refusal(state, figure, answer) is not None:
            return None
        return _struck(state, texts, figure, target, answer, worth_of_attack(state, figure, answer))

    def invited(self, ahead: Ahead, texts: Phrases, figure: FigureId, /) -> Sequence[Invitation]:
        """Return each opponent who is Delayed, where it sees the figure and can do the most to it.  R4.1.5, R4.0.6."""
        others = opponents(ahead.before, figure)
        return [found for other in others for found in _interrupting(ahead, texts, figure, other)]

    def spent(self, ahead: Ahead, texts: Phrases, figure: FigureId, /) -> Sequence[str]:
        before, after = ahead.before.figures[figure], ahead.after.figures[figure]
        points = before.action_points - after.action_points
        found = [texts("cost-action", number=points)] if points > 0 else []
        for status in TOLD:
            markers = markers_of(ahead.after, figure, status)
            if markers != markers_of(ahead.before, figure, status):
                name = texts(f"status-{status.value.replace('_', '-')}")
                found.append(texts("foresight-markers", status=name, markers=markers))
        return found


def _of_prospect(state: State, texts: Phrases, figure: FigureId, prospect: Prospect | None) -> Strike | None:
    """Return an evaluated attack with what it comes to; after R1.7.12 (Konzentrieren) if that is better."""
    if prospect is None or prospect.attack.target is None:
        return None
    acting = state.figures[figure]
    before = acting.concentrated
    acting.concentrated = before or prospect.concentrate
    try:
        found = _struck(state, texts, figure, prospect.attack.target, prospect.attack, prospect.worth)
    finally:
        acting.concentrated = before
    if not prospect.concentrate:
        return found
    means = texts("foresight-concentrated", means=found.means)
    return Strike(found.figure, found.target, found.answer, means, found.outcomes, found.worth)


def _struck(
    state: State, texts: Phrases, figure: FigureId, target: FigureId, attack: RangedAttack | MeleeAttack, worth: float
) -> Strike:
    odds = odds_of_plan(state, plan_attack(state, figure, attack))
    weapon = block_name(texts, state.setup, attack.weapon)
    means = texts("foresight-means", weapon=weapon, points=attack.action_points)
    outcomes = outcomes_of(state.figures[target], odds.p_damage_points)
    return Strike(figure, target, attack, means, outcomes, worth)


def _interrupting(ahead: Ahead, texts: Phrases, figure: FigureId, other: FigureId) -> Iterator[Invitation]:
    """Yield where an opponent can act in between, by shedding Delayed, while it sees the figure."""
    if delayed_refusal(ahead.before, other) is not None:
        return
    points = markers_of(ahead.before, other, Status.DELAYED)
    places: list[tuple[float, Invitation]] = []
    for state in ahead.states:
        if not is_on_table(state, figure) or not has_sight_line(state, other, figure):
            continue
        prospect = best_prospect(state, other, points, targets=(figure,), alone=True)
        strike, here = _of_prospect(state, texts, other, prospect), state.figures[figure]
        words = texts("foresight-delayed", points=points)
        worth = 0.0 if strike is None else strike.worth
        places.append((worth, Invitation(other, words, (here.x, here.y), strike)))
    if places:
        yield max(places, key=lambda each: each[0])[1]


FORESIGHT: Final = _Foresight()

HUMAN: Final = Profile("human", Label("average human", "Durchschnittsmensch"))
"""Radius 0.25 steps, 2 steps high, eye and base point at 0.9 of it, climbs one step in an option."""
MEASURER: Final = FigureId("measuring-human")
_MEASURING: Final = PlayerSetup(PlayerId("measuring"), "", 0)
_NOBODY: Final = PlayerSetup(PlayerId("nobody"), "", 0)


def stature_of(profile: Profile) -> Stature:
    """Return the body of a profile, as sites are measured for it."""
    return Stature(profile.footprint, profile.model_height, profile.base_point * profile.model_height)


def person_like(profile: Profile) -> Person:
    """Return a body like that of a profile; mounts and vehicles are driven.  R3.0.1, R3.0.15."""
    drives = profile.vehicle is not None
    kind = profile.id if drives else ""
    return Person(stature_of(profile), profile.base_point, profile.vertical_movement, profile=kind, drives=drives)


# -- figures ------------------------------------------------------------------------------------------------------


class _Figures(FiguresFace[State]):
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

    def stand_heights(self, state: State, figure: FigureId, at: Point, /) -> Sequence[float]:
        return standing_heights(state, figure, at)

    def no_stand(self, state: State, figure: FigureId, at: Point, /) -> Refusal:
        return no_stand(state, figure, at)

    def put(self, setup: Setup, figure: FigureId, at: Point, height: float, /) -> Setup:
        figures = (replace(each, at=at, height=height) if each.id == figure else each for each in setup.figures)
        return replace(setup, figures=tuple(figures))


# -- looking ------------------------------------------------------------------------------------------------------


class _Looking(LookingFace[State]):
    def looking(self, state: State, figure: FigureId, /) -> Looking:
        """Return how a figure on the table looks.  R1.4.22, R1.4.23, RU007."""
        state = as_measured(state, figure)
        return Looking(body(state, figure), half_angle_of(state, figure), hiding(state, figure))

    def seen(self, state: State, observer: FigureId, target: FigureId, /) -> SeenFigure:
        """Return what one figure on the table sees of another.  R1.4.24, R1.6.16, RU013."""
        found = sight(state, observer, target)
        is_hidden = is_all_hidden(found.covered_share)
        level = None if is_hidden else total(concealment(state, found))
        return SeenFigure(found, is_hidden, level, LEAST_SHARE, "R1.4.24")


# -- walking ------------------------------------------------------------------------------------------------------


class _Walking(WalkingFace[State]):
    farthest = FARTHEST

    def way(self, state: State, figure: FigureId, to: Point, height: float | None, points: int, /) -> FoundWay:
        """Return the cheapest path to a place.  R1.7.2 to R1.7.6, R6.1.4, R6.1.8, RU204."""
        state = as_measured(state, figure)
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
        """Return the areas a figure can get to.  R1.7.2 to R1.7.6, R6.1.4, R6.1.8, R3.0.15, RU204."""
        state = as_measured(state, figure)
        (found,) = reach_beyond_doors(state, figure, (points,))
        return found.areas

    def reach_remarks(self, state: State, figure: FigureId, /) -> Sequence[str]:
        """Return that a vehicle surely gets there and perhaps farther.  R3.0.15."""
        return ("reach-driven",) if is_vehicle(as_measured(state, figure), figure) else ()

    def barred(
        self, state: State, figure: FigureId, to: Point, height: float | None, stop: Callable[[], bool], /
    ) -> tuple[Barred, ...]:
        """Return what stops a figure on its path to a place.  R1.7.2 to R1.7.6, R1.4.29."""
        return barred_ways(as_measured(state, figure), figure, to, height, stop)

    def shut(self, state: State, figure: FigureId, /) -> Sequence[Shut]:
        """Return the ground that a figure never gets to, and what stops it.  R1.7.2 to R1.7.6."""
        return shut_grounds(as_measured(state, figure), figure)


# -- layouts ------------------------------------------------------------------------------------------------------


class _Layout(LayoutFace):
    person = person_like(HUMAN)
    hands = Hands(reaches)
    way_unit = "points"

    def bodies(self, setup: Setup, /) -> Sequence[Preset]:
        """Return the kinds of figures, each body once, then the mounts and vehicles.  R3.0.1."""
        walking: dict[Person, Preset] = {}
        driven: list[Preset] = []
        for profile in _profiles(setup):
            person = person_like(profile)
            found = Preset(profile.id, profile.label, person)
            if person.drives:
                driven.append(found)
            elif person != self.person:
                walking.setdefault(person, found)
        return [*walking.values(), *driven]

    def placing(self, setup: Setup, figure: FigureId, /) -> Placing | None:
        found = setup.figure_by_id[figure]
        return None if found.at is None else Placing(found.at, found.facing, found.height)

    def slow(self, setup: Setup, /) -> tuple[Area, ...]:
        """Return where a person walks slowly.  R6.1.4, R6.1.5."""
        return tuple(zone.area for zone in setup.zones if zone.kind in (ZoneKind.DIFFICULT, ZoneKind.ROUGH))

    def walk(
        self, setup: Setup, start: Point3, end: Point3, farthest: float, /
    ) -> tuple[int | float | None, tuple[Point3, ...]]:
        """Return what the cheapest path between two places costs, and its points.  R1.7.2 to R1.7.6."""
        most = ceil(farthest)
        state = alone_at(setup, start, _facing_at(setup, start, end))
        plan = plan_path(state, MEASURER, end[:2], height=end[2], movement_points=most, farthest=most)
        return plan.cost if plan.reachable else None, (start, *(leg.end for leg in plan.legs))

    def driven(
        self, setup: Setup, starts: Sequence[Point3], towards: Point, points: Sequence[int], /
    ) -> Sequence[Sequence[tuple[float, Region]]]:
        """Return where a vehicle surely gets, turns counted.  R3.0.15, R3.0.18, R3.0.19."""
        facings = [_facing_at(setup, start, (*towards, 0.0)) for start in starts]
        driver = driver_of(alone_at(setup, starts[0], facings[0]), MEASURER)
        poses = [driver.body.at(*start, facing) for start, facing in zip(starts, facings, strict=True)]
        return driven_areas(driver, points, starts=poses)

    def cover_rules(self, setup: Setup, /) -> Tables:
        return setup.tables

    def cover(self, setup: Setup, covered_share: float, translucent: Sequence[str], /) -> int | None:
        """Return the level of cover; None if the figure is hidden.  R1.6.16, RU011, RU013."""
        if is_all_hidden(covered_share):
            return None
        return total(concealment_by(setup.tables, setup.battlefield, covered_share, (), translucent))


def _facing_at(setup: Setup, start: Point3, end: Point3) -> float:
    """Return how the body that is measured with stands at a place to go to another: towards it if it can."""
    person = setup.person
    if person is None or not person.drives:
        return 0.0
    towards = rounded(direction(start[:2], end[:2]))
    bodies = ((facing, person.stature.body(start, facing=facing)) for facing in (towards, *person.stature.facings))
    safe = (facing for facing, there in bodies if stand(for_vehicles(setup.battlefield), there, ()).safe)
    return next(safe, towards)


def alone_at(setup: Setup, place: Point3, facing: float = 0.0) -> State:
    """Return a game on a setup's table in which only the body stands that is measured with, at a place."""
    profile = HUMAN if setup.person is None else measured_profile(setup, HUMAN, setup.person)
    figure = FigureSetup(MEASURER, HUMAN.label, _MEASURING.id, profile, at=place[:2], height=place[2], facing=facing)
    return new_game(replace(setup, players=(_MEASURING,), figures=(figure,)))


def _profiles(setup: Setup) -> Iterator[Profile]:
    """Yield the profiles of a setup's figures, and then all others that are known."""
    known = {figure.profile.id: figure.profile for figure in setup.figures}
    yield from known.values()
    content = load_content()
    for identity in content.profiles:
        if identity not in known:
            # What is wrong with a file of one's own is told by `validate`.
            with suppress(FileProblem):
                form = FigureForm(id="ghost", profile=identity, player="nobody")
                yield figure_of(form, content, identity, "profile").profile


def measured_profile(setup: Setup, own: Profile, person: Person) -> Profile:
    """Return the profile of one that has the body of a person: that of its kind, or its own with another body."""
    kind = next((each for each in _profiles(setup) if each.id == person.profile), own) if person.profile else own
    return replace(
        kind,
        footprint=person.stature.footprint,
        model_height=person.stature.height,
        base_point=person.eye_share,
        vertical_movement=int(person.climb),
        vehicle=kind.vehicle if person.drives else None,
    )


def as_measured(state: State, figure: FigureId) -> State:
    """Return the state in which a figure has the body that the setup is measured with; the same where it has none."""
    person = state.setup.person
    if person is None:
        return state
    setup, found = state.setup, state.clone()
    own = setup.figure_by_id[figure]
    like = replace(own, profile=measured_profile(setup, own.profile, person))
    figures = tuple(like if each is own else each for each in setup.figures)
    found.setup = replace(setup, figures=figures)
    kept = found.figures[figure]
    if like.profile.vehicle is None:
        kept.vehicle = None
    elif kept.vehicle is None:
        kept.vehicle = VehicleState()
    return found


# -- layouts tried by play ----------------------------------------------------------------------------------------


class _Trials(TrialsFace[State]):
    def bound(self, setup: Setup, /) -> FigureId | None:
        """Return who is fixed to a vehicle, or a vehicle with steering points beside it.  R3.0.2, R3.0.11."""
        return next((each.id for each in setup.figures if each.carrier is not None or each.steering_points), None)

    def stature(self, setup: Setup, figure: FigureId, /) -> Stature:
        return stature_of(setup.figure_by_id[figure].profile)

    def put(self, figure: FigureSetup, place: Placing | None, /) -> FigureSetup:
        if place is None:
            return replace(figure, at=None, height=None)
        return replace(figure, at=place.at, height=place.height, facing=place.facing)

    def traces(self, state: State, event: Event, /) -> Sequence[Trace]:
        match event:
            case PhaseBegan(phase=Phase.STATUS):
                return [Trace(Mark.STOOD, each.id, (each.x, each.y, each.z)) for each in figures_on_table(state)]
            case FigureMoved(figure=figure, start=start, end=end):
                return [Trace(Mark.MOVED, figure, end, (start, end))]
            case FigureWentOutOfAction(figure=figure, at=at):
                return [Trace(Mark.FELL, figure, at)]
        return ()


# -- odds ---------------------------------------------------------------------------------------------------------


class _Odds(OddsFace[State]):
    wishes = frozenset({"ap", "melee", "frequency", "give-up", "boost", "facing"})

    def odds(
        self, state: State, figure: FigureId, target: FigureId, weapon: str, wishes: Mapping[str, Wish], /
    ) -> OddsFound | Refusal:
        """Return the odds of an attack, or why it is illegal.  R1.6.12, R1.5.2, R1.5.3, R1.7.13."""
        state = state.clone()
        known = dict.fromkeys(each.id for shoots in (True, False) for each in weapons_for(state, figure, ranged=shoots))
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


def _attack(state: State, figure: FigureId, target: FigureId, weapon: BlockId, wishes: Mapping[str, Wish]) -> Attack:
    """Return the attack asked for, the attacker turned to the target unless it is to look elsewhere."""
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
