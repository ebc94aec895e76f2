"""What the d20 fight says of measuring, of plans before they are carried out, and of threats after one movement."""

from __future__ import annotations

import heapq
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from functools import lru_cache
from types import MappingProxyType
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
from pb12table.skirmish.ids import FigureId, Label, PlayerId, told_apart
from pb12table.skirmish.walking import (
    Onlookers,
    WalkingByLength,
    as_person,
    beyond_doors,
    clad,
    places_reached,
    spots_on,
)
from pb12table.skirmish.zones import ZoneKind
from pb12table.systems.d20.files import CreatureForm, creature_of
from pb12table.systems.d20.routes import (
    HOLD,
    at_hand,
    hands_now,
    hands_of,
    mover_on_foot,
    on_foot,
    price_of,
    provoked_by,
)
from pb12table.systems.d20.rules import events
from pb12table.systems.d20.rules.actions import Contest, chance_of, sums_of
from pb12table.systems.d20.rules.asking.answers import (
    Attack,
    Draw,
    Escape,
    Grapple,
    MayReact,
    Move,
    Pass,
    Shove,
)
from pb12table.systems.d20.rules.asking.legality import FireReady, move_refusal, moving_refusal
from pb12table.systems.d20.rules.asking.steps import contest_of, escape_of, step_refusal, wrestling_refusal
from pb12table.systems.d20.rules.attack import (
    attack_odds,
    attack_refusal,
    creature_value,
    plan_attack,
    possible_attacks,
)
from pb12table.systems.d20.rules.checks import asks
from pb12table.systems.d20.rules.creatures import (
    HALF_SHARE,
    LEAST,
    THREE_QUARTERS_SHARE,
    TOTAL_SHARE,
    Cover,
    body,
    cover_level,
    foes,
    grapplers,
    has_body,
    is_able,
    is_incapacitated,
    known_others,
    left,
    level_of,
    melee_at_hand,
    others,
    owner,
    present,
    profile,
    stand_up_cost,
    terrain_sight,
    whole_sight,
)
from pb12table.systems.d20.rules.data import (
    CELL,
    EYE,
    AttackId,
    Condition,
    Mode,
    PlayerSetup,
    Setup,
    SideId,
    SideSetup,
    Size,
    Weapon,
    eye_of,
    footprint_of,
)
from pb12table.systems.d20.rules.state import Asks, Phase, ReactionKind, State
from pb12table.systems.d20.rules.turn import fresh
from pb12table.systems.d20.rules.ways import nearest_on_grid, occupied_by, walker_of, way_on_foot
from pb12table.table.battlefield import Body
from pb12table.table.footprints import Area
from pb12table.table.motion.falling import stand, stand_heights
from pb12table.table.motion.vertical import gap
from pb12table.table.openings import USUAL
from pb12table.table.routes.doorways import Hands
from pb12table.table.routes.lengths import Rates
from pb12table.table.routes.space.crossings import Mover
from pb12table.table.routes.ways_by_length import cheapest
from pb12table.table.shapes import TOLERANCE, Point, Point3, Region, at_most, circumradius, plan_distance, rounded
from pb12table.table.sight.many import Stature
from pb12table.table.sight.sight import EVERYWHERE
from pb12table.table.unions import Floats, Truths

SURE: Final = 1e-4
"""Shares of a silhouette so near total cover are looked at by the rule itself."""
_ROUND: Final = tuple((i, j) for i in (-1, 0, 1) for j in (-1, 0, 1) if i or j)


class Threat(ThreatFace[State]):
    """A creature of medium size is attacked; where a fight is played in squares, it stands in one."""

    def spots(self, state: State, grid: float, /) -> Sequence[Spot]:
        return spots_on(state.battlefield, _person(state), CELL if state.setup.options.grid else grid)

    def onlookers(self, state: State, spots: Sequence[Spot], /) -> Onlookers:
        """Return the onlookers on some spots; terrain alone covers all of somebody (D068, DR15), whoever is there."""
        return Onlookers(state.battlefield, _person(state), spots, ())

    def armed(self, state: State, player: PlayerId, /) -> Sequence[FigureId]:
        """Return who could attack, but not those whom the viewer of the state knows nothing of (DR29).  D021, D088."""
        return [
            figure
            for figure, placed in state.figures.items()
            if owner(state, figure) == player
            and has_body(state, figure)
            and not is_incapacitated(placed)
            and not placed.surprised
            and self.means(state, figure)
        ]

    def means(self, state: State, figure: FigureId, /) -> Sequence[Means]:
        """Return what is in hand, needs no hand or can be drawn before; else fists.  D031, D063, D066, DR52."""
        begun = _next_turn(state, figure)
        held, kind = begun.figures[figure].in_hand, profile(state, figure)
        found = [
            Means(f"{'shoot' if ranged else 'strike'}:{weapon.id}", ranged)
            for ranged in (True, False)
            for weapon in kind.attacks
            if (weapon.is_ranged if ranged else weapon.is_melee)
            and (weapon.natural or weapon.id == held or step_refusal(begun, figure, Draw(weapon.id)) is None)
        ]
        strikes = any(not each.ranged for each in found)
        return found if strikes else [*found, Means(f"strike:{kind.unarmed.id}", False)]

    def called(self, texts: Phrases, state: State, means: Means, /) -> str:
        key = AttackId(means.key.partition(":")[2])
        found = (each for figure in state.setup.figures if (each := figure.profile.attack(key)) is not None)
        weapon = next(found, None)
        return key if weapon is None else weapon.label.in_language(texts.language)

    def here(self, state: State, figure: FigureId, /) -> Point3:
        return state.figures[figure].at

    def places(self, state: State, figure: FigureId, grid: float, /) -> Sequence[Point3]:
        """Return from where a creature could attack.  D029, D042 to D057, D080, D091, D092, DR17."""
        begun = _next_turn(state, figure)
        here = begun.figures[figure].at
        found: set[Point3] = set()
        if moving_refusal(begun, figure, Mode.WALK) is None:
            far = _stood_up(begun, figure)
            squares = state.setup.options.grid
            found.update(_in_squares(begun, figure, far) if squares else _on_foot(begun, figure, far, grid))
        if moving_refusal(begun, figure, Mode.FLY) is None:
            found.update(_flown(begun, figure, CELL if state.setup.options.grid else grid))
        found.discard(here)
        return [here, *sorted(found, key=lambda place: (plan_distance(place[:2], here[:2]), place))]

    def attacked(
        self, state: State, figure: FigureId, at: Point3, means: Sequence[Means], onlookers: Onlookers, asked: Truths, /
    ) -> Truths:
        """Return whom a creature could attack: legal, and a natural 20 hits (D064).  D063, D066, D068, DR13, DR15."""
        attacker = body(state, figure, at)
        found = asked & onlookers.free_of(attacker)
        away = onlookers.distances(attacker)
        for row, each in enumerate(means):
            found[row] &= _in_reach(attacker, _weapon(state, figure, each), each, onlookers, away, found[row])
        numbers = np.flatnonzero(found.any(axis=0))
        if not len(numbers):
            return found
        # Creatures never cover all: what terrain leaves open can be attacked.
        shares = onlookers.covered(attacker, (), numbers)
        total = shares > TOTAL_SHARE
        for row in np.flatnonzero(np.abs(shares - TOTAL_SHARE) <= SURE).tolist():
            sight = terrain_sight(state, attacker, onlookers.bodies[int(numbers[row])])
            total[row] = level_of(sight.covered_share) is Cover.TOTAL
        found[:, numbers[total]] = False
        return found


def _person(state: State) -> Stature:
    """Return the body of whoever is attacked."""
    size = Size.MEDIUM
    return Stature(footprint_of(size, grid=state.setup.options.grid), size.height(), eye_of(size.height()))


def _weapon(state: State, figure: FigureId, means: Means) -> Weapon:
    weapon = profile(state, figure).attack(AttackId(means.key.partition(":")[2]))
    assert weapon is not None, "means are attacks of the creature"
    return weapon


def _in_reach(
    attacker: Body, weapon: Weapon, means: Means, onlookers: Onlookers, away: Floats, asked: Truths
) -> Truths:
    """Return the spots on which somebody is near enough for a weapon.  D066, DR13."""
    most = weapon.long if means.ranged else weapon.reach
    # A gap is no longer than the way between two base points, and shorter by no more than both bodies; all of those on
    # spots are alike.
    near: Truths = away < most - TOLERANCE
    across = circumradius(attacker.footprint) + attacker.height
    across += max((circumradius(each.footprint) + each.height for each in onlookers.bodies[:1]), default=0.0)
    for number in np.flatnonzero(asked & ~near & (away - across < most)).tolist():
        near[number] = gap(attacker, onlookers.bodies[number]) < most - TOLERANCE
    return near


# -- before the attack ---------------------------------------------------------------------------------------------


def _next_turn(state: State, figure: FigureId) -> State:
    """Return the state as a creature's next turn begins, as far as moving and drawing go; it holds nobody.

    D028, D091.
    """
    begun = state.clone()
    begun.phase = Phase.TURNS
    fresh(begun.figures[figure])
    for held in grapplers(begun, figure):
        begun.figures[held].grappled_by = None
    return begun


def _stood_up(begun: State, figure: FigureId) -> float:
    """Return how many metres are left on foot after a creature that is down has stood up where it can.

    D053, D054, D080.
    """
    far, cost = left(begun, figure, Mode.WALK), stand_up_cost(begun, figure)
    placed = begun.figures[figure]
    if placed.is_prone:
        if not at_most(cost, far):
            return far
        placed.conditions.remove(Condition.PRONE)
        placed.moved += cost
        far -= cost
    return far


def _on_foot(begun: State, figure: FigureId, far: float, grid: float) -> Iterator[Point3]:
    """Yield where a walk ends, on the free plane."""
    if far <= TOLERANCE:
        return
    areas = _areas(*mover_on_foot(begun, figure), hands_now(begun, figure), far)
    places = places_reached(
        begun.battlefield, begun.figures[figure].at, areas, grid, lambda point: _stands(begun, figure, point)
    )
    yield from places[1:]


@lru_cache(maxsize=32)
def _areas(mover: Mover, rates: Rates, hands: Hands, far: float) -> tuple[tuple[float, Region], ...]:
    """Return where a walk ends, also through a door: the same for places near each other and far apart.  DR53."""
    return tuple(beyond_doors(mover, rates, hands, (far,), most_doors=1)[0])


def _stands(begun: State, figure: FigureId, point: Point) -> list[float]:
    """Return the heights a creature stands safely at if nobody else it knows of does.  D057, DR32."""
    company = known_others(begun, figure)
    there = [body(begun, figure, (*point, height)) for height in stand_heights(begun.battlefield, *point)]
    return [each.z for each in there if stand(begun.battlefield, each, company).safe]


def _in_squares(begun: State, figure: FigureId, far: float) -> Iterator[Point3]:
    """Yield where a walk from square to square ends.  D092."""
    walker = walker_of(begun, figure)
    start = begun.figures[figure].at
    costs, waiting = {start: 0.0}, [(0.0, start)]
    while waiting:
        cost, place = heapq.heappop(waiting)
        if cost > costs[place] + TOLERANCE:
            continue
        here = walker.body.at(*place)
        x, y = nearest_on_grid(here, here.position)
        for across, along in _ROUND:
            way = way_on_foot(replace(walker, body=here), ((rounded(x + across * CELL), rounded(y + along * CELL)),))
            if way.refusal is not None or way.falls or not way.parts:
                continue
            goal = (way.end.x, way.end.y, way.end.z)
            reached = cost + way.cost
            if at_most(reached, far) and reached < costs.get(goal, far + 1.0) - TOLERANCE:
                costs[goal] = reached
                heapq.heappush(waiting, (reached, goal))
    for place in costs:
        if occupied_by(begun, figure, walker.body.at(*place)) is None:
            yield place


def _flown(begun: State, figure: FigureId, grid: float) -> Iterator[Point3]:
    """Yield where one straight flight ends on something to stand on.  D059."""
    start, own, most = begun.figures[figure].at, body(begun, figure), left(begun, figure, Mode.FLY)
    squares = begun.setup.options.grid
    for spot in spots_on(begun.battlefield, Stature(own.footprint, own.height, own.eye), grid):
        point = nearest_on_grid(own, spot.place[:2]) if squares else spot.place[:2]
        if plan_distance(start[:2], point) > most + CELL:
            continue
        for height in _stands(begun, figure, point):
            if move_refusal(begun, figure, Move(((*point, height),), Mode.FLY)) is None:
                yield (*point, height)


WORTH: Final = 100.0
"""What the value of a creature is divided by, so that an attack is worth about the share of a target."""


class _Foresight(ForesightFace[State, Phrases]):
    def passes(self, request: Request[Any, Any], /) -> tuple[Any] | None:
        return (Pass(),) if isinstance(request, MayReact | FireReady) else None

    def best(self, ahead: Ahead, texts: Phrases, figure: FigureId, /) -> Strike | None:
        """Return the best strike from where the plan ends.  D046, D063."""
        state = ahead.after
        if not has_body(state, figure):
            return None
        return best_of(
            _struck(state, texts, figure, attack)
            for target in foes(state, figure)
            for attack in possible_attacks(state, figure, target)
            if step_refusal(state, figure, attack) is None
        )

    def reply(self, state: State, texts: Phrases, figure: FigureId, target: FigureId, /) -> Strike | None:
        """Return the best reply with what is in hand, or what a free interaction puts there.  D031, DR25."""
        if not is_able(state, figure) or not has_body(state, target):
            return None
        return best_of(
            _struck(armed, texts, figure, each)
            for armed in _in_every_hand(state, figure)
            for each in possible_attacks(armed, figure, target)
        )

    def strike(self, state: State, texts: Phrases, figure: FigureId, answer: Any, /) -> Strike | None:
        if isinstance(answer, Shove | Grapple):
            legal = wrestling_refusal(state, figure, answer) is None
            return _wrestled(state, texts, contest_of(state, figure, answer), answer) if legal else None
        if isinstance(answer, Escape):
            holder = state.figures[figure].grappled_by
            return None if holder is None else _wrestled(state, texts, escape_of(state, figure, holder), answer)
        if not isinstance(answer, Attack) or answer.target is None:
            return None
        return None if attack_refusal(state, figure, answer) is not None else _struck(state, texts, figure, answer)

    def invited(self, ahead: Ahead, texts: Phrases, figure: FigureId, /) -> Sequence[Invitation]:
        """Return invitations by the foes whose reach is left, at the last place inside it.  D058, DR23."""
        answer = ahead.answers[0] if ahead.answers else None
        if not isinstance(answer, Move) or not has_body(ahead.before, figure):
            return ()
        return list(_provoked(ahead.before, texts, figure, answer))

    def spent(self, ahead: Ahead, texts: Phrases, figure: FigureId, /) -> Sequence[str]:
        metres = ahead.after.figures[figure].moved - ahead.before.figures[figure].moved
        return [texts("foresight-metres", number=texts.number(metres, 1))] if metres > 0.0 else []


def _provoked(state: State, texts: Phrases, figure: FigureId, answer: Move) -> Iterator[Invitation]:
    ahead = state.clone()
    mover = ahead.figures[figure]
    for foe, at in provoked_by(state, figure, answer):
        weapon = melee_at_hand(state, foe)
        if weapon is None or asks(state, foe, ReactionKind.OPPORTUNITY, figure) is Asks.NEVER:
            continue
        mover.x, mover.y, mover.z = at
        attack = Attack(weapon.id, figure)
        legal = attack_refusal(ahead, foe, attack) is None
        best = _struck(ahead, texts, foe, attack) if legal else None
        yield Invitation(foe, texts("foresight-opportunity"), at[:2], best)


def _in_every_hand(state: State, figure: FigureId) -> Iterator[State]:
    """Yield the current state, and the state with each weapon that a creature could draw in hand."""
    yield state
    held = state.figures[figure].in_hand
    for weapon in profile(state, figure).attacks:
        if not weapon.natural and weapon.id != held:
            drawn = state.clone()
            drawn.figures[figure].in_hand = weapon.id
            yield drawn


def _struck(state: State, texts: Phrases, figure: FigureId, attack: Attack) -> Strike:
    assert attack.target is not None, "a creature is attacked"
    plan = plan_attack(state, figure, attack)
    odds, hit_points = attack_odds(plan), max(1, state.figures[attack.target].hit_points)
    out = float(odds.at_least(hit_points))
    nothing = float(odds.damage.get(0, 0))
    hurt = max(1.0 - nothing - out, 0.0)
    outcomes = (Outcome("nothing", nothing, 0.0), Outcome("hurt", hurt, 0.5), Outcome("out", out, 1.0))
    share = 0.5 * min(1.0, float(odds.mean) / hit_points) + 0.5 * out
    worth = creature_value(profile(state, attack.target)) * share / WORTH
    return Strike(figure, attack.target, attack, plan.weapon.label.in_language(texts.language), outcomes, worth)


def _wrestled(state: State, texts: Phrases, held: Contest, answer: Shove | Grapple | Escape) -> Strike:
    """Return the outcome of a shove, a grapple or breaking free.  D091, DR48."""
    won = float(chance_of(state, held))
    what = "pushed" if isinstance(answer, Shove) and answer.away else _CHANGES[held.purpose]
    outcomes = (Outcome("nothing", 1.0 - won, 0.0), Outcome(what, won, HINDERED))
    worth = HINDERED * creature_value(profile(state, held.other)) * won / WORTH
    return Strike(held.figure, held.other, answer, texts(f"dice-{held.purpose}"), outcomes, worth)


_CHANGES: Final = {"shove": "prone", "grapple": "held", "choke": "choked", "escape": "free"}
"""What comes of a contest that is won, by what it is about."""
HINDERED: Final = 0.25
"""How grave it is for the other one."""

FORESIGHT: Final = _Foresight()

COVER_LEVELS: Final = ((THREE_QUARTERS_SHARE, 2), (HALF_SHARE, 1))
"""From which covered share on which level of cover holds.  D068."""
LEVELS: Final = {Cover.NONE: 0, Cover.HALF: 1, Cover.THREE_QUARTERS: 2}
_NOBODY: Final = PlayerSetup(PlayerId("nobody"), "", SideId("nobody"))


class _Figures(FiguresFace[State]):
    def on_table(self, state: State, /) -> Sequence[FigureId]:
        return present(state)

    def with_figure(
        self, setup: Setup, profile: str, identity: FigureId, player: PlayerId, facing: float, place: str, /
    ) -> Setup | None:
        like = next((figure for figure in setup.figures if figure.profile.id == profile), None)
        if like is None:
            content = load_content("d20")
            if profile not in content.profiles:
                return None
            form = CreatureForm(id="ghost", profile=profile, player="nobody", at=(0.0, 0.0))
            like = creature_of(form, content, place, "profile")
        labels = told_apart([*(figure.label for figure in setup.figures), like.label])
        figure = replace(like, id=identity, label=labels[-1], player=player, facing=facing, may_sneak=False, group="")
        return replace(setup, figures=(*setup.figures, figure))

    def with_a_player(self, setup: Setup, /) -> Setup:
        if setup.players:
            return setup
        side = SideSetup(_NOBODY.side, setup.name)
        return replace(setup, players=(_NOBODY,), sides=(side,))

    def stand_heights(self, state: State, figure: FigureId, at: Point, /) -> Sequence[float]:
        company = others(state, figure)
        return [
            height
            for height in reversed(stand_heights(state.battlefield, *at))
            if stand(state.battlefield, body(state, figure, (*at, height)), company).safe
        ]

    def no_stand(self, state: State, figure: FigureId, at: Point, /) -> Refusal:
        return Refusal("D018", "no-stand", (("figure", figure),))


class _Looking(LookingFace[State]):
    def looking(self, state: State, figure: FigureId, /) -> Looking:
        """Return looking all around.  DR04."""
        return Looking(clad(body(state, figure), state.setup.person), EVERYWHERE, others(state, figure))

    def seen(self, state: State, observer: FigureId, target: FigureId, /) -> SeenFigure:
        """Return what is seen; the level is 1 for half cover and 2 for three quarters; creatures count to half.

        D068, DR15.
        """
        there = (body(state, observer), body(state, target))
        found, terrain = whole_sight(state, *there), terrain_sight(state, *there)
        level = cover_level(terrain.covered_share, found.covered_share)
        return SeenFigure(found, level is Cover.TOTAL, LEVELS.get(level) or None, LEAST, "D068")


def _of_size(size: Size) -> Person:
    return Person(Stature(footprint_of(size, grid=False), size.height(), eye_of(size.height())), EYE, 1)


AVERAGE: Final = _of_size(Size.MEDIUM)
"""A creature of medium size."""
SIZES: Final = {
    Size.TINY: Label("tiny creature", "winzige Kreatur"),
    Size.SMALL: Label("small creature", "kleine Kreatur"),
    Size.LARGE: Label("large creature", "große Kreatur"),
    Size.HUGE: Label("huge creature", "riesige Kreatur"),
    Size.GARGANTUAN: Label("gargantuan creature", "gigantische Kreatur"),
}


def _mover(state: State, figure: FigureId) -> tuple[Mover, Rates]:
    """Return a creature looking for a path on foot.  D042 to D051."""
    mover, rates = mover_on_foot(state, figure)
    return as_person(mover, rates, state.setup.person, AVERAGE)


_WALKING: Final = WalkingByLength(_Figures(), _mover, Refusal("D042", "no-way-there"), hands_of, price_of)
"""On foot, in metres.  D042 to D051, D056, D080, DR17, DR53."""


class _Layout(LayoutFace):
    """All is measured for a creature of medium size, alone on the table."""

    person = AVERAGE
    hands = Hands(at_hand, degrees=(USUAL,))

    def bodies(self, setup: Setup, /) -> Sequence[Preset]:
        """Return creatures of all other sizes.  D045, DR12."""
        return [Preset(size.value, label, _of_size(size)) for size, label in SIZES.items()]

    def slow(self, setup: Setup, /) -> tuple[Area, ...]:
        """Return where a person walks slowly.  D049."""
        return tuple(zone.area for zone in setup.zones if zone.kind is ZoneKind.DIFFICULT)

    def walk(
        self, setup: Setup, start: Point3, end: Point3, farthest: float, /
    ) -> tuple[int | float | None, tuple[Point3, ...]]:
        """Return what the cheapest path between two places costs, and its points.  D042 to D050, D080, DR17."""
        own = Mover(setup.battlefield, AVERAGE.stature.body(start), (), HOLD)
        mover, rates = as_person(own, on_foot(setup.battlefield, setup.zones), setup.person, AVERAGE)
        found = cheapest(mover, rates, end[:2], end[2], farthest)
        return (None, (start,)) if found is None else (found.cost, found.points)

    def cover_rules(self, setup: Setup, /) -> Sequence[tuple[float, int]]:
        return COVER_LEVELS

    def cover(self, setup: Setup, covered_share: float, translucent: Sequence[str], /) -> int | None:
        """Return 1 for half cover, 2 for three quarters.  D068."""
        return LEVELS.get(level_of(covered_share))


class _Trials(TrialsFace[State]):
    def stature(self, setup: Setup, figure: FigureId, /) -> Stature:
        creature = setup.figure_by_id[figure]
        size, height = creature.profile.size, creature.profile.size.height(lying=creature.is_lying)
        return Stature(footprint_of(size, grid=setup.options.grid), height, eye_of(height))

    def traces(self, state: State, event: Event, /) -> Sequence[Trace]:
        match event:
            case events.RoundBegan():
                standing = [placed for figure, placed in state.figures.items() if has_body(state, figure)]
                return [Trace(Mark.STOOD, each.id, each.at) for each in standing]
            case events.CreatureMoved(figure=figure, places=places):
                return [Trace(Mark.MOVED, figure, places[-1], places)]
            case events.DroppedTo0(figure=figure):
                return [Trace(Mark.FELL, figure, state.figures[figure].at)]
        return ()


class _Odds(OddsFace[State]):
    wishes = frozenset[str]()

    def odds(
        self, state: State, figure: FigureId, target: FigureId, weapon: str, wishes: Mapping[str, Wish], /
    ) -> OddsFound | Refusal:
        """Return the odds, weapon in hand, near if it reaches, else from afar.  D062 to D068.  D091, DR48: contests."""
        if weapon in _CONTESTS and profile(state, figure).attack(AttackId(weapon)) is None:
            return _contested(state, figure, target, weapon)
        state = state.clone()
        state.figures[figure].in_hand = AttackId(weapon)
        near = Attack(AttackId(weapon), target)
        refusal = attack_refusal(state, figure, near)
        attack = near
        if refusal is not None:
            attack = Attack(AttackId(weapon), target, ranged=True)
            refusal = refusal if attack_refusal(state, figure, attack) is not None else None
        if refusal is not None:
            return refusal
        plan = plan_attack(state, figure, attack)
        found = attack_odds(plan)
        most = max(found.damage)
        shares = (("damage", tuple(float(found.damage.get(number, 0)) for number in range(most + 1))),)
        hit_points = max(1, state.figures[target].hit_points)
        chances = (("critical", float(found.critical)),)
        needed = plan.armour_class - plan.bonus
        out = float(found.at_least(hit_points))
        return OddsFound(
            needed,
            (*plan.armour, *plan.modifiers),
            1,
            float(found.hit),
            shares,
            out,
            chances,
            advantages=plan.leanings.advantages,
            disadvantages=plan.leanings.disadvantages,
        )


_CONTESTS: Final[Mapping[str, Callable[[FigureId], Shove | Grapple]]] = MappingProxyType(
    {
        "shove": Shove,
        "shove-away": lambda target: Shove(target, away=True),
        "grapple": Grapple,
        "choke": lambda target: Grapple(target, choke=True),
    }
)
"""What is done to a creature in place of an attack, by contest."""


def _contested(state: State, figure: FigureId, target: FigureId, name: str) -> OddsFound | Refusal:
    """Return the odds when both roll: the sums, and the probability of winning the contest.  D061, D091, DR48."""
    answer = _CONTESTS[name](target)
    refusal = wrestling_refusal(state, figure, answer)
    if refusal is not None:
        return refusal
    held = contest_of(state, figure, answer)
    (own, theirs), won = sums_of(state, held), float(chance_of(state, held))
    return OddsFound(None, own, 1, won, (), 0.0, (("contest", won),), theirs)


MEASURES: Final = MeasuresFace(_Figures(), _Looking(), _WALKING, _Layout(), _Trials(), _Odds(), Threat())
