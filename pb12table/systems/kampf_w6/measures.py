"""What Kampf W6 says of measuring, of plans before they are carried out, and of threats after one move."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from math import ceil, cos, radians, sin
from typing import Any, Final

import numpy as np

from pb12table.files.content import load_content
from pb12table.kernel.game import Event
from pb12table.kernel.request import Refusal, Request
from pb12table.skirmish.bodies import Person, Preset
from pb12table.skirmish.bot import Ahead
from pb12table.skirmish.faces.measures import (
    FiguresFace,
    ForesightFace,
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
    SeenFigure,
    Spot,
    Strike,
    ThreatFace,
    Trace,
    TrialsFace,
    Wish,
    best_of,
)
from pb12table.skirmish.faces.words import Phrases
from pb12table.skirmish.ids import FigureId, Label, PlayerId, told_apart, total
from pb12table.skirmish.walking import Onlookers, WalkingByLength, as_person, clad, places_reached, spots_on
from pb12table.systems.kampf_w6.bots.tables import gain_of
from pb12table.systems.kampf_w6.files import FigureForm, figure_of
from pb12table.systems.kampf_w6.rules import events
from pb12table.systems.kampf_w6.rules.acts import CRAWL, MOVES, WALK, ChooseReaction, act_refusal, noticed
from pb12table.systems.kampf_w6.rules.answers import Attack, Moving, Pass, Walk
from pb12table.systems.kampf_w6.rules.attack_plan import (
    LEAST,
    Plan,
    all_attacks,
    attack_odds,
    attack_refusal,
    chance,
    hit_modifiers,
    modes_of,
    needs_no_die,
    plan_attack,
    possible_attacks,
    weapon_refusal,
)
from pb12table.systems.kampf_w6.rules.data import (
    BASE,
    EYE,
    Band,
    FireMode,
    Heights,
    PlayerSetup,
    Setup,
    SideId,
    SideSetup,
    Stance,
    Weapon,
    WeaponId,
)
from pb12table.systems.kampf_w6.rules.dice import could_get_action
from pb12table.systems.kampf_w6.rules.figures import (
    COVER_LEVELS,
    LEAST_SHARE,
    band_of,
    body,
    data,
    hands_of,
    in_reach,
    is_fighting,
    opponents,
    others,
    owner,
    perceives,
    reaches,
    share_cover,
    sight,
)
from pb12table.systems.kampf_w6.rules.on_the_spot import Doer
from pb12table.systems.kampf_w6.rules.state import Fate, State
from pb12table.systems.kampf_w6.rules.ways import HIGHEST, RATES, mover_of, taken_way
from pb12table.table.battlefield import Body
from pb12table.table.motion.falling import stand, stand_heights
from pb12table.table.routes.doorways import Hands
from pb12table.table.routes.lengths import Rates
from pb12table.table.routes.space.crossings import Mover
from pb12table.table.routes.ways_by_length import cheapest, reach
from pb12table.table.shapes import TOLERANCE, Footprint, Point, Point3, at_least, direction
from pb12table.table.sight.many import Stature
from pb12table.table.sight.sight import EVERYWHERE, sight_to_body
from pb12table.table.unions import Floats, Integers, Truths

SIDES: Final = {"nearer": 0.0, "left": 90.0, "right": -90.0, "back": 180.0}
"""Where a step leads, counter-clockwise from the way to the target, in degrees."""
STRIDE: Final = 0.5
MOST: Final = 4.0
"""Steps are tried so far apart, and up to so far, in metres."""
WORTH_IT: Final = 0.05
"""An attack must become so much likelier to wound."""


def better_step(state: State, figure: FigureId, attack: Attack) -> tuple[str, float, float] | None:
    """Return the shortest straight step from whose end an attack would more likely wound, None for none.

    Its side, its length in metres, and how likely the attack then does something; of equally long ones the best.
    W036, W043, WR10.
    """
    here = body(state, figure)
    goal = body(state, attack.target)
    far = _goes(state, figure)
    if not far or here.position == goal.position or attack_refusal(state, figure, attack) is not None:
        return None
    now, ahead = wounding(state, figure, attack, here), direction(here.position, goal.position)
    open_sides = dict(SIDES)
    for number in range(1, int(min(MOST, far) / STRIDE + TOLERANCE) + 1):
        length, found = number * STRIDE, list[tuple[float, str]]()
        for side, turn in list(open_sides.items()):
            way = radians(ahead + turn)
            to = (here.x + length * cos(way), here.y + length * sin(way))
            taken = taken_way(state.battlefield, here, (to,), others(state, figure))
            if taken.refusal is not None:
                del open_sides[side]
            elif attack_refusal(state, figure, attack, taken.end) is None:
                found.append((wounding(state, figure, attack, taken.end), side))
        some, side = max(found, default=(0.0, ""))
        if some >= now + WORTH_IT:
            return side, length, some
    return None


def _goes(state: State, figure: FigureId) -> float:
    """Return how far a figure walks or crawls as it is now; 0 for one that kneels.  W017, W019, WR09."""
    ways = (act for act in (WALK, CRAWL) if act.any_refusal(state, Doer(figure)) is None)
    return max((act.metres(state, figure) for act in ways), default=0.0)


def wounding(state: State, figure: FigureId, attack: Attack, place: Body) -> float:
    """Return the probability that an attack made from a place, as an act of its own, wounds."""
    plan = plan_attack(state, figure, attack, place)
    if needs_no_die(plan.target_number):
        return 0.0
    return 1.0 - float(attack_odds(plan, ones_fail=state.setup.options.ones_fail).unsaved[0])


SURE: Final = 1e-4
"""Shares of a silhouette so near the least that must be seen are looked at by the rule itself."""


class Threat(ThreatFace[State]):
    """`person` is who is attacked."""

    def __init__(self, person: Stature) -> None:
        self.person = person

    def spots(self, state: State, grid: float, /) -> Sequence[Spot]:
        return spots_on(state.battlefield, self.person, grid)

    def onlookers(self, state: State, spots: Sequence[Spot], /) -> Onlookers:
        return Onlookers(state.battlefield, self.person, spots, others(state))

    def armed(self, state: State, player: PlayerId, /) -> Sequence[FigureId]:
        """Return the figures that can attack; one that is down attacks from where it lies.  W008, W013, WR26."""
        return [
            figure
            for figure, placed in state.figures.items()
            if owner(state, figure) == player
            and placed.fate is not Fate.OUT
            and data(state, figure).most_actions > 0
            and self.means(state, figure)
        ]

    def means(self, state: State, figure: FigureId, /) -> Sequence[Means]:
        """Return what a figure could attack with.  W013, WR15."""
        weapons = data(state, figure).weapons
        usable = (each for each in weapons if weapon_refusal(state, figure, Attack(each.id, figure), each) is None)
        return [Means(each.id, not each.is_melee) for each in usable]

    def called(self, texts: Phrases, state: State, means: Means, /) -> str:
        found = (each for figure in state.setup.figures if (each := figure.weapon(WeaponId(means.key))) is not None)
        weapon = next(found, None)
        return means.key if weapon is None else weapon.label.in_language(texts.language)

    def here(self, state: State, figure: FigureId, /) -> Point3:
        return state.figures[figure].at

    def places(self, state: State, figure: FigureId, grid: float, /) -> Sequence[Point3]:
        """Return from where a figure could attack.  W017, W018, W019, WR09, WR10, WR26."""
        here, most = state.figures[figure].at, data(state, figure).most_actions
        ways = [act for act in (MOVES if most > 1 else (WALK,)) if act.any_refusal(state, Doer(figure)) is None]
        if not is_fighting(state, figure) or not ways:
            return [here]
        act = max(ways, key=lambda each: each.metres(state, figure))
        company = others(state, figure)
        mover = mover_of(state.battlefield, body(state, figure), company)
        (areas,) = reach(mover, act.rates, (act.metres(state, figure),))

        def heights_at(point: Point) -> list[float]:
            heights = stand_heights(state.battlefield, *point)
            own = [body(state, figure, (*point, height)) for height in heights]
            return [each.z for each in own if stand(state.battlefield, each, company).safe]

        return places_reached(state.battlefield, here, areas, grid, heights_at)

    def attacked(
        self, state: State, figure: FigureId, at: Point3, means: Sequence[Means], onlookers: Onlookers, asked: Truths, /
    ) -> Truths:
        """Return whom a figure could attack: legal, and with a die that could succeed.  WR14, WR21, WR31."""
        attacker = body(state, figure, at)
        found = asked & onlookers.free_of(attacker)
        feet = _feet(attacker, onlookers)
        for row, each in enumerate(means):
            weapon = data(state, figure).weapon(WeaponId(each.key))
            assert weapon is not None, "means are weapons of the figure"
            found[row] &= _in_reach(attacker, weapon, onlookers, feet, found[row])
            # A figure with a single action attacks on the walk itself.
            walking = at != state.figures[figure].at and data(state, figure).most_actions < 2
            found[row] &= _can_succeed(state, figure, weapon, feet, found[row], walking=walking)
        numbers = np.flatnonzero(found.any(axis=0))
        if len(numbers):
            found[:, numbers[~_seen(state, figure, attacker, onlookers, numbers)]] = False
        return found


def _feet(attacker: Body, onlookers: Onlookers) -> Floats:
    """Return the distance from feet to feet in space.  WR31."""
    places = np.array([(each.x, each.y, each.z) for each in onlookers.bodies]).reshape(-1, 3)
    away: Floats = np.sqrt(((places - np.array((attacker.x, attacker.y, attacker.z))) ** 2).sum(axis=1))
    return away


def _in_reach(attacker: Body, weapon: Weapon, onlookers: Onlookers, feet: Floats, asked: Truths) -> Truths:
    """Return which spots are near enough for a weapon.  WR31."""
    near: Truths = np.ones(len(feet), dtype=np.bool_)
    if weapon.is_melee:
        # The gap of two bodies is at least so much shorter than it is from feet to feet.
        tall = attacker.height + 2.0
        for number in np.flatnonzero(asked).tolist():
            is_far = feet[number] > weapon.reach + tall + 2.0
            near[number] = not is_far and in_reach(attacker, onlookers.bodies[number], weapon.reach)
    elif weapon.max_range is not None:
        near = feet <= weapon.max_range + TOLERANCE
    return near


def _can_succeed(
    state: State, figure: FigureId, weapon: Weapon, feet: Floats, asked: Truths, *, walking: bool
) -> Truths:
    """Return the distances at which a die could succeed.  W037, W044, W048, WR14, WR18."""
    known: dict[Band | None, bool] = {}
    found: Truths = np.zeros(len(feet), dtype=np.bool_)
    for number in np.flatnonzero(asked).tolist():
        band = None if weapon.is_melee else band_of(float(feet[number]) * state.setup.options.range_scale)
        if band not in known:
            sums = (
                total(hit_modifiers(state, figure, weapon, mode, band, walking=walking))
                for mode in modes_of(state, weapon)
            )
            known[band] = not needs_no_die(max(LEAST, min(sums)))
        found[number] = known[band]
    return found


def _seen(state: State, figure: FigureId, attacker: Body, onlookers: Onlookers, numbers: Integers) -> Truths:
    """Return which spots are in sight, all round.  WR12, WR21."""
    company = others(state, figure)
    covered = onlookers.covered(attacker, company, numbers)
    found: Truths = covered < 1.0 - LEAST_SHARE
    for row in np.flatnonzero(np.abs(covered - (1.0 - LEAST_SHARE)) <= SURE).tolist():
        target = onlookers.bodies[int(numbers[row])]
        left = onlookers.left(int(numbers[row]), company)
        found[row] = sight_to_body(state.battlefield, attacker, target, EVERYWHERE, left, LEAST_SHARE).exists
    return found


WORTH: Final = 100.0
"""What the value of a figure is divided by, so that an attack is worth about the share of a target."""


class _Foresight(ForesightFace[State, Phrases]):
    def passes(self, request: Request[Any, Any], /) -> tuple[Any] | None:
        return (Pass(),) if isinstance(request, ChooseReaction) else None

    def best(self, ahead: Ahead, texts: Phrases, figure: FigureId, /) -> Strike | None:
        """Return the best strike as the further act of a walk that has none, or by an act of its own.  W017, WR06."""
        found: list[Strike] = []
        walk = ahead.answers[0] if ahead.answers else None
        if isinstance(walk, Walk) and walk.further is None:
            place = WALK.spot(ahead.before, figure, walk)
            for attack in all_attacks(ahead.before, figure, place):
                if act_refusal(ahead.before, figure, Walk(walk.path, attack)) is None:
                    found.append(_struck(ahead.before, texts, figure, attack, place))
        if ahead.after.figures[figure].actions and is_fighting(ahead.after, figure):
            found += (
                _struck(ahead.after, texts, figure, attack)
                for attack in all_attacks(ahead.after, figure)
                if act_refusal(ahead.after, figure, attack) is None
            )
        return best_of(found)

    def reply(self, state: State, texts: Phrases, figure: FigureId, target: FigureId, /) -> Strike | None:
        """Return a strike as a reaction: with an action or a die for one, to an act that is none.  W023, W026, WR44."""
        if not is_fighting(state, figure) or not is_fighting(state, target):
            return None
        if state.current_act is not None or not _could_react(state, figure):
            return None
        return best_of(_struck(state, texts, figure, each) for each in possible_attacks(state, figure, target))

    def strike(self, state: State, texts: Phrases, figure: FigureId, answer: Any, /) -> Strike | None:
        place: Body | None = None
        if isinstance(answer, Walk) and isinstance(answer.further, Attack):
            place, answer = WALK.spot(state, figure, answer), answer.further
        if not isinstance(answer, Attack) or attack_refusal(state, figure, answer, place) is not None:
            return None
        return _struck(state, texts, figure, answer, place)

    def changes(self, state: State, texts: Phrases, strike: Strike, /) -> Sequence[str]:
        found = better_step(state, strike.figure, strike.answer)
        if found is None:
            return ()
        side, length, some = found
        now, then = round(100 * strike.some), round(100 * some)
        return [texts("foresight-step", side=side, length=texts.number(length, 1), then=then, now=now)]

    def invited(self, ahead: Ahead, texts: Phrases, figure: FigureId, /) -> Sequence[Invitation]:
        """Return those who perceive the act and could react, with their best attack on the actor.  W023, WR28.

        A reaction opens no window, so that it invites nobody.
        """
        act = ahead.answers[0] if ahead.answers else None
        is_reaction = ahead.before.current_act is not None
        if not isinstance(act, Moving) or is_reaction or not ahead.is_sure:
            return ()
        return list(_reacting(ahead, texts, figure, act))

    def spent(self, ahead: Ahead, texts: Phrases, figure: FigureId, /) -> Sequence[str]:
        actions = ahead.before.figures[figure].actions - ahead.after.figures[figure].actions
        return [texts("count-actions", number=actions)] if actions > 0 else []


def _reacting(ahead: Ahead, texts: Phrases, figure: FigureId, act: Moving) -> Iterator[Invitation]:
    before, state = ahead.before, ahead.after
    seen, kept = noticed(before, figure, act), state.current_act
    state.current_act = seen
    try:
        for other in opponents(state, figure):
            if not _could_react(state, other) or not perceives(state, other, seen):
                continue
            best = best_of(_struck(state, texts, other, each) for each in possible_attacks(state, other, figure))
            if best is not None and best.some > 0.0:
                place = seen.trace[-1 if best.answer.place is None else best.answer.place]
                words = texts("foresight-reaction", actions=state.figures[other].actions)
                yield Invitation(other, words, (place.x, place.y), best)
    finally:
        state.current_act = kept


def _could_react(state: State, figure: FigureId) -> bool:
    """Return whether a figure has an action, or its owner a die for one.  W026, WR44."""
    return state.figures[figure].actions > 0 or could_get_action(state, figure)


def _struck(state: State, texts: Phrases, figure: FigureId, attack: Attack, place: Body | None = None) -> Strike:
    plan = plan_attack(state, figure, attack, place, walking=place is not None)
    label = plan.weapon.label.in_language(texts.language)
    means = label if plan.mode is None else texts("foresight-mode", weapon=label, mode=texts(f"mode-{plan.mode.value}"))
    worth = gain_of(state, figure, attack, place) / WORTH
    return Strike(figure, attack.target, attack, means, _outcomes(state, plan), worth)


def _outcomes(state: State, plan: Plan) -> tuple[Outcome, ...]:
    """Return the probabilities that the target stays as it is, is wounded, and is out of action.  W055, WR25."""
    left = max(1, data(state, plan.target).profile.wound_limit - state.figures[plan.target].wounds)
    odds = attack_odds(plan, ones_fail=state.setup.options.ones_fail)
    nothing = 1.0 if needs_no_die(plan.target_number) else float(odds.unsaved[0])
    out = 0.0 if needs_no_die(plan.target_number) else float(odds.at_least(left, plan.weapon.wounds))
    wounded = max(1.0 - nothing - out, 0.0)
    return (Outcome("nothing", nothing, 0.0), Outcome("wounded", wounded, 0.5), Outcome("out", out, 1.0))


FORESIGHT: Final = _Foresight()

PERSON: Final = Heights()
"""How tall the person is that layouts are measured with."""


def _of_height(footprint: Footprint, height: float) -> Person:
    return Person(Stature(footprint, height, EYE * height), EYE, ceil(HIGHEST))


AVERAGE: Final = _of_height(BASE, PERSON.standing)
"""A standing person of the usual height."""
STANCES: Final = {
    Stance.KNEELING: Label("kneeling person", "kniende Person"),
    Stance.PRONE: Label("prone person", "liegende Person"),
}
NO_COVER: Final = 7
"""A target number that no die reaches; levels of cover are how much lower theirs is."""
_NOBODY: Final = PlayerSetup(PlayerId("nobody"), "", SideId("nobody"))


class _Figures(FiguresFace[State]):
    def on_table(self, state: State, /) -> Sequence[FigureId]:
        return [figure for figure, placed in state.figures.items() if placed.fate is not Fate.OUT]

    def with_figure(
        self, setup: Setup, profile: str, identity: FigureId, player: PlayerId, facing: float, place: str, /
    ) -> Setup | None:
        like = next((figure for figure in setup.figures if figure.profile.id == profile), None)
        if like is None:
            content = load_content("w6")
            if profile not in content.profiles:
                return None
            form = FigureForm(id="ghost", profile=profile, player="nobody", at=(0.0, 0.0))
            like = figure_of(form, content, place, "profile")
        labels = told_apart([*(figure.label for figure in setup.figures), like.profile.label])
        figure = replace(like, id=identity, label=labels[-1], player=player, facing=facing)
        return replace(setup, figures=(*setup.figures, figure))

    def with_a_player(self, setup: Setup, /) -> Setup:
        if setup.players:
            return setup
        side = SideSetup(_NOBODY.side, setup.name)
        return replace(setup, players=(_NOBODY,), sides=(side,))

    def stand_heights(self, state: State, figure: FigureId, at: Point, /) -> Sequence[float]:
        company = others(state, figure)
        heights = stand_heights(state.battlefield, *at)
        return [
            height
            for height in reversed(heights)
            if stand(state.battlefield, body(state, figure, (*at, height)), company).safe
        ]

    def no_stand(self, state: State, figure: FigureId, at: Point, /) -> Refusal:
        return Refusal("WR10", "no-safe-stand")


class _Looking(LookingFace[State]):
    def looking(self, state: State, figure: FigureId, /) -> Looking:
        """Return a view all round.  WR12."""
        return Looking(clad(body(state, figure), state.setup.person), EVERYWHERE, others(state, figure))

    def seen(self, state: State, observer: FigureId, target: FigureId, /) -> SeenFigure:
        """Return how a target is seen; the level is the target number of the cover roll.  W050, WR21."""
        found = sight(state, body(state, observer), body(state, target))
        level = share_cover(found.covered_share) if found.exists else None
        return SeenFigure(found, not found.exists, level, LEAST_SHARE, "WR21")


def _mover(state: State, figure: FigureId) -> tuple[Mover, Rates]:
    """Return a figure looking for a path, standing.  W017, WR08, WR10."""
    mover = mover_of(state.battlefield, body(state, figure), others(state, figure))
    return as_person(mover, RATES, state.setup.person, AVERAGE)


def _price(state: State, figure: FigureId, door: str, opened: int) -> str:
    """Return what it takes to open a door.  WR41."""
    return "action"


_WALKING: Final = WalkingByLength(_Figures(), _mover, Refusal("WR10", "no-way-there"), hands_of, _price)
"""On foot, standing, in metres.  W017, W018, WR08, WR10, WR41."""


class _Layout(LayoutFace):
    """All is measured for a standing person of the usual height, alone on the table."""

    person = AVERAGE
    hands = Hands(reaches)

    def bodies(self, setup: Setup, /) -> Sequence[Preset]:
        """Return the person kneeling and prone, and then the figures that are built otherwise.  WR09."""
        low = [
            Preset(stance.value, STANCES[stance], _of_height(BASE, PERSON.of(stance)))
            for stance in (Stance.KNEELING, Stance.PRONE)
        ]
        profiles = {figure.profile.id: figure.profile for figure in setup.figures}
        others_ = (Preset(each.id, each.label, _of_height(each.footprint, each.heights.standing))
                   for each in profiles.values())  # fmt: skip
        return [*low, *(each for each in others_ if each.person != AVERAGE)]

    def walk(
        self, setup: Setup, start: Point3, end: Point3, farthest: float, /
    ) -> tuple[int | float | None, tuple[Point3, ...]]:
        """Return what the cheapest path between two places costs, and its points.  W017, WR08, WR10."""
        stature = AVERAGE.stature
        own = mover_of(setup.battlefield, stature.body(start), ())
        mover, rates = as_person(own, RATES, setup.person, AVERAGE)
        found = cheapest(mover, rates, end[:2], end[2], farthest)
        return (None, (start,)) if found is None else (found.cost, found.points)

    def cover_rules(self, setup: Setup, /) -> Sequence[tuple[float, int]]:
        return COVER_LEVELS

    def cover(self, setup: Setup, covered_share: float, translucent: Sequence[str], /) -> int | None:
        """Return from 0 for no cover to 3 for the most: how much lower than 7 the target number is.  W050, WR21."""
        if not at_least(1.0 - covered_share, LEAST_SHARE):
            return None
        number = share_cover(covered_share)
        return 0 if number is None else NO_COVER - number


class _Trials(TrialsFace[State]):
    def stature(self, setup: Setup, figure: FigureId, /) -> Stature:
        profile = setup.figure_by_id[figure].profile
        height = profile.heights.standing
        return Stature(profile.footprint, height, EYE * height)

    def traces(self, state: State, event: Event, /) -> Sequence[Trace]:
        match event:
            case events.RoundEnded():
                standing = [each for each in state.figures.values() if each.fate is not Fate.OUT]
                return [Trace(Mark.STOOD, each.id, each.at) for each in standing]
            case events.FigureMoved(figure=figure, trace=trace):
                return [Trace(Mark.MOVED, figure, trace[-1].at, tuple(each.at for each in trace))]
            case events.FigureOut(figure=figure):
                return [Trace(Mark.FELL, figure, state.figures[figure].at)]
        return ()


class _Odds(OddsFace[State]):
    wishes = frozenset({"mode", "walking"})

    def odds(
        self, state: State, figure: FigureId, target: FigureId, weapon: str, wishes: Mapping[str, Wish], /
    ) -> OddsFound | Refusal:
        """Return the odds, in a fire mode (W045) and as the further act of a walk (W017) if wished.  W033 to W055."""
        mode, walking = wishes.get("mode"), bool(wishes.get("walking"))
        if mode is not None and mode not in set(FireMode):
            return Refusal("W045", "unknown-mode", (("mode", str(mode)), ("known", ", ".join(FireMode))))
        attack = Attack(WeaponId(weapon), target, None if mode is None else FireMode(mode))
        refusal = attack_refusal(state, figure, attack)
        if refusal is None and walking:
            refusal = WALK.any_refusal(state, Doer(figure))
        if refusal is not None:
            return refusal
        plan = plan_attack(state, figure, attack, walking=walking)
        found = attack_odds(plan, ones_fail=state.setup.options.ones_fail)
        left = max(1, data(state, target).profile.wound_limit - state.figures[target].wounds)
        shares = (
            ("hits", tuple(map(float, found.hits))),
            ("wounding-hits", tuple(map(float, found.unsaved))),
        )
        out = float(found.at_least(left, plan.weapon.wounds))
        likely = float(chance(plan.target_number))
        return OddsFound(plan.target_number, plan.modifiers, plan.dice, likely, shares, out)


MEASURES: Final = MeasuresFace(
    _Figures(), _Looking(), _WALKING, _Layout(), _Trials(), _Odds(), Threat(_Layout.person.stature)
)
