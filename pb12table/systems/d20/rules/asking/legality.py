"""Why something cannot be done in a turn, and answers worth a look, for hints, bots and tests."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import cos, radians, sin
from typing import Final

from pb12table.kernel.request import Chance, Refusal
from pb12table.skirmish.ids import FigureId
from pb12table.skirmish.zones import ZoneKind
from pb12table.systems.d20.rules.asking.answers import (
    Aid,
    Attack,
    Dash,
    Disengage,
    Dodge,
    Draw,
    DropProne,
    DropWeapon,
    EndTurn,
    Escape,
    Grapple,
    Hide,
    Jump,
    LetGo,
    Move,
    Placed,
    Ready,
    Search,
    Shout,
    Shove,
    Stabilise,
    StandUp,
    StepAnswer,
    UseFeature,
    UseItem,
    UseObject,
)
from pb12table.systems.d20.rules.attack import all_attacks, attack_refusal, point_in_space
from pb12table.systems.d20.rules.creatures import (
    allies,
    body,
    data,
    foes,
    grapplers,
    has,
    has_body,
    is_ally,
    is_beside,
    is_foe,
    is_incapacitated,
    is_up,
    is_within,
    known_others,
    knows,
    left,
    owner,
    profile,
    side,
    speed,
    stand_up_cost,
    upright,
    usable_attacks,
)
from pb12table.systems.d20.rules.data import (
    CELL,
    Condition,
    Feature,
    FeatureKind,
    ItemKind,
    Mode,
    Needs,
    ObjectId,
    ObjectKind,
    ObjectSetup,
    Timing,
)
from pb12table.systems.d20.rules.harm import has_no_air, rests
from pb12table.systems.d20.rules.hiding import hide_refusal
from pb12table.systems.d20.rules.state import Life, ReadiedAct, State, Trigger
from pb12table.systems.d20.rules.ways import Way, jump_of, long_jump, occupied_by, way_of
from pb12table.table.battlefield import Body
from pb12table.table.footprints import distance_to_area, in_area
from pb12table.table.motion.contact import overlapping
from pb12table.table.motion.falling import settled
from pb12table.table.motion.passing import first_hit
from pb12table.table.motion.sweep import table_at
from pb12table.table.motion.vertical import gap
from pb12table.table.shapes import TOLERANCE, Circle, Point, Point3, at_most, plan_distance, rounded_point
from pb12table.table.sight.sight import is_clear

FREE_ACTS = 6
"""So many things at most are done for nothing in a turn.  DR38."""
_POINT = Circle(0.001)


def step_refusal(state: State, figure: FigureId, answer: StepAnswer) -> Refusal | None:
    """Why something cannot be done in the own turn.  D028, D031 to D038, D042, D069."""
    match answer:
        case EndTurn():
            return None
        case Shout():
            return no_free_act(state, figure)
        case Move():
            return move_refusal(state, figure, answer)
        case Jump():
            return jump_refusal(state, figure, answer)
        case DropProne():
            return Refusal("D052", "is-prone") if state.figures[figure].is_prone else None
        case StandUp():
            return stand_refusal(state, figure)
        case LetGo():
            other = state.figures.get(answer.target)
            return None if other is not None and other.grappled_by == figure else Refusal("D091", "not-held")
        case DropWeapon():
            held = state.figures[figure].in_hand
            return Refusal("DR25", "empty-handed") if held is None else no_free_act(state, figure)
        case Attack() | Shove() | Grapple():
            return _attacking_refusal(state, figure, answer)
        case UseObject():
            return object_refusal(state, figure, answer)
        case Draw():
            return draw_refusal(state, figure, answer)
        case UseFeature():
            return feature_refusal(state, figure, answer)
        case _:
            return _action_refusal(state, figure, answer)


# -- what is left of the turn ----------------------------------------------------------------------------------------


def no_action(state: State, figure: FigureId) -> Refusal | None:
    """Why there is no action.  D028, D038, D088."""
    if is_incapacitated(state.figures[figure]):
        return Refusal("D038", "incapacitated")
    return Refusal("D028", "action-used") if state.figures[figure].action_used else None


def no_attack(state: State, figure: FigureId) -> Refusal | None:
    """Why there is no attack: neither the action nor one of its attacks is left.  D021, D028, D047."""
    placed = state.figures[figure]
    if is_incapacitated(placed):
        return Refusal("D038", "incapacitated")
    if placed.surprised:
        return Refusal("D021", "surprised")
    if placed.action_used and not placed.attacks_left:
        return Refusal("D028", "action-used")
    return None


def no_bonus(state: State, figure: FigureId) -> Refusal | None:
    """Why there is no bonus action.  D037, D038."""
    if is_incapacitated(state.figures[figure]):
        return Refusal("D038", "incapacitated")
    return Refusal("D037", "bonus-used") if state.figures[figure].bonus_used else None


def no_interaction(state: State, figure: FigureId, *, action: bool) -> Refusal | None:
    """Why there is no free interaction, or with `action` no action in place of it.  D031, D032."""
    if action:
        return no_action(state, figure)
    if is_incapacitated(state.figures[figure]):
        return Refusal("D038", "incapacitated")
    return Refusal("D032", "interaction-used") if state.figures[figure].interaction_used else None


def no_free_act(state: State, figure: FigureId) -> Refusal | None:
    """Why nothing more is done for nothing: a turn is six seconds.  D016, D030, DR25, DR38."""
    return Refusal("DR38", "enough-for-a-turn") if state.figures[figure].free_acts >= FREE_ACTS else None


# -- moving --------------------------------------------------------------------------------------------------------


def way_of_move(state: State, figure: FigureId, answer: Move) -> Way:
    """The way of a movement, as far as it leads."""
    return way_of(state, figure, answer.path, answer.mode)


def moving_refusal(state: State, figure: FigureId, mode: Mode) -> Refusal | None:
    """Why a creature cannot move in a mode at all.  D021, D029, D048, D083, D088, D091."""
    placed = state.figures[figure]
    if placed.surprised and state.active == figure:
        return Refusal("D021", "surprised")
    if not profile(state, figure).speeds.get(mode, 0.0):
        return Refusal("D029", "no-such-speed", (("mode", mode.value),))
    if speed(state, figure, mode) <= 0.0:
        return Refusal("D091" if Condition.GRAPPLED in placed.conditions else "D088", "no-speed")
    if mode is Mode.FLY and placed.is_prone:
        return Refusal("D083", "prone-does-not-fly")
    if mode is not Mode.FLY and not rests(state, figure):
        return Refusal("D083", "in-the-air")
    if left(state, figure, mode) <= TOLERANCE:
        return Refusal("D048", "no-movement-left", (("left", left(state, figure, mode)), ("mode", mode.value)))
    return None


def move_refusal(state: State, figure: FigureId, answer: Move) -> Refusal | None:
    """Why a creature cannot go a way.  D042 to D057, D080, DR11, DR14, DR17."""
    refusal = moving_refusal(state, figure, answer.mode)
    if refusal is not None:
        return refusal
    return way_refusal(state, figure, way_of_move(state, figure, answer), left(state, figure, answer.mode))


def way_refusal(state: State, figure: FigureId, way: Way, most: float) -> Refusal | None:
    """Why a way cannot be gone with so many metres left.  D042, D057, D091, DR14."""
    # What stands in the way farther on than the creature gets stops nobody.
    if not at_most(way.cost, most):
        return Refusal("D042", "way-too-long", (("length", way.cost), ("most", most)))
    if way.refusal is not None:
        return way.refusal
    if not way.parts or way.length <= TOLERANCE:
        return Refusal("D042", "no-way")
    if not way.falls:
        other = occupied_by(state, figure, way.end)
        if other is not None:
            return Refusal("D057", "no-stop-inside", (("figure", other),))
    return _drag_refusal(state, figure, way)


def _drag_refusal(state: State, figure: FigureId, way: Way) -> Refusal | None:
    """Why those whom a creature holds cannot be dragged along.  D091."""
    for held in grapplers(state, figure):
        dragged = body(state, held)
        start = way.places[0]
        company = tuple(
            body(state, other)
            for other in state.figures
            if other not in (figure, held)
            and has_body(state, other)
            and not {figure, held} & state.figures[other].hidden_from.keys()
        )
        for place in way.places[1:]:
            to = (dragged.x + place[0] - start[0], dragged.y + place[1] - start[1], dragged.z + place[2] - start[2])
            hit = first_hit(state.battlefield, dragged, to, company)
            if hit is not None:
                return Refusal("D091", "no-room-to-drag", (("figure", held), ("obstacle", hit.key)))
            dragged, start = dragged.at(*to), place
    return None


def jump_refusal(state: State, figure: FigureId, answer: Jump) -> Refusal | None:
    """Why a creature cannot jump to a place.  D043, D057, D079, D081, DR31."""
    refusal = moving_refusal(state, figure, Mode.WALK)
    if refusal is not None:
        return refusal
    if state.figures[figure].is_prone:
        return Refusal("D079", "prone-does-not-jump")
    return way_refusal(state, figure, jump_of(state, figure, answer.to), left(state, figure, Mode.WALK))


def stand_refusal(state: State, figure: FigureId) -> Refusal | None:
    """Why a creature cannot stand up.  D021, D053, D054, DR10, DR45."""
    placed = state.figures[figure]
    if not placed.is_prone:
        return Refusal("D053", "not-prone")
    if placed.surprised and state.active == figure:
        return Refusal("D021", "surprised")
    cost, most = stand_up_cost(state, figure), left(state, figure, Mode.WALK)
    if speed(state, figure, Mode.WALK) <= 0.0 or not at_most(cost, most):
        return Refusal("D054", "cannot-stand-up", (("length", cost), ("most", max(0.0, most))))
    above = over_a_lying(state, figure, known_others(state, figure))
    return Refusal("DR45", "no-room-to-stand", (("obstacle", above[0]),)) if above else None


def over_a_lying(state: State, figure: FigureId, company: Sequence[Body]) -> list[str]:
    """Return the pieces, and creatures of a company, that a lying creature would run into as it stands up.  DR45."""
    lying, raised = body(state, figure), upright(state, figure)
    table = table_at(state.battlefield, raised)
    beside = overlapping(table, lying, company)
    return [other for other in overlapping(table, raised, company) if other not in beside]


# -- attacks and wrestling -------------------------------------------------------------------------------------------


def _attacking_refusal(state: State, figure: FigureId, answer: Attack | Shove | Grapple) -> Refusal | None:
    refusal = no_attack(state, figure)
    if refusal is not None:
        return refusal
    if isinstance(answer, Attack):
        return attack_refusal(state, figure, answer)
    return wrestling_refusal(state, figure, answer)


def wrestling_refusal(state: State, figure: FigureId, answer: Shove | Grapple) -> Refusal | None:
    """Why a creature cannot be shoved or grappled, or not by the throat.  D091, DR48."""
    if not state.setup.options.shove_grapple:
        return Refusal("D091", "not-agreed")
    refusal = _near_refusal(state, figure, answer.target, "D091")
    if refusal is not None:
        return refusal
    if not is_foe(state, figure, answer.target):
        return Refusal("D091", "own-side", (("figure", answer.target),))
    if profile(state, answer.target).size.number > profile(state, figure).size.number + 1:
        return Refusal("D091", "too-large", (("figure", answer.target),))
    if isinstance(answer, Grapple) and answer.choke:
        if not has(state, figure, FeatureKind.CHOKE):
            return Refusal("DR48", "does-not-choke")
        if profile(state, answer.target).size.number > profile(state, figure).size.number:
            return Refusal("DR48", "too-large", (("figure", answer.target),))
    target = state.figures[answer.target]
    if isinstance(answer, Grapple) and target.grappled_by is not None:
        return Refusal("D091", "held-already", (("figure", answer.target),))
    if isinstance(answer, Shove) and not answer.away and target.is_prone:
        return Refusal("D091", "is-prone", (("figure", answer.target),))
    return None


def _near_refusal(state: State, figure: FigureId, target: FigureId, rule: str) -> Refusal | None:
    """Why a creature is not within 1.5 m, as far as the other one knows."""
    other = state.figures.get(target)
    if other is None or not has_body(state, target) or figure in other.hidden_from:
        return Refusal(rule, "not-there")
    if target != figure and not is_beside(state, figure, target):
        return Refusal(rule, "out-of-reach", (("most", CELL),))
    return None


# -- actions -------------------------------------------------------------------------------------------------------


def _action_refusal(state: State, figure: FigureId, answer: StepAnswer) -> Refusal | None:
    """Why an action cannot be taken.  D069 to D077, D087, D091."""
    if isinstance(answer, UseItem) and answer.free:
        return Refusal("D033", "always-an-action")
    refusal = no_action(state, figure)
    if refusal is not None:
        return refusal
    match answer:
        case Dash() | Disengage() | Dodge():
            return None
        case Aid():
            if answer.foe in state.figures and not is_foe(state, figure, answer.foe):
                return Refusal("D073", "own-side", (("figure", answer.foe),))
            return _near_refusal(state, figure, answer.foe, "D073")
        case Hide():
            return hide_refusal(state, figure)
        case Ready():
            return _ready_refusal(state, answer)
        case Search():
            return _search_refusal(state, figure, answer)
        case Escape():
            held = Condition.GRAPPLED in state.figures[figure].conditions
            return None if held else Refusal("D091", "not-held")
        case Stabilise():
            return treat_refusal(state, figure, answer.target, "D087")
        case UseItem():
            return _item_refusal(state, figure, answer)
        case _:
            return Refusal("D069", "no-such-action")


def _ready_refusal(state: State, answer: Ready) -> Refusal | None:
    if answer.figure is not None and answer.figure not in state.figures:
        return Refusal("D075", "not-there")
    if answer.trigger is Trigger.ACTS and answer.figure is None:
        return Refusal("D075", "who-acts")
    return None


def _search_refusal(state: State, figure: FigureId, answer: Search) -> Refusal | None:
    """A place of the scenario is searched beside it.  D012, DR35."""
    if (answer.place is None) == (answer.point is None):
        return Refusal("D012", "which-place")
    if answer.place is None:
        return None
    secret = state.setup.secret(answer.place)
    if secret is None:
        return Refusal("D012", "no-such-place")
    away = distance_to_area(secret.area, state.figures[figure].at[:2])
    near = away < profile(state, figure).size.space / 2.0 + CELL - TOLERANCE
    return None if near else Refusal("D012", "too-far", (("most", CELL), ("distance", away)))


def treat_refusal(state: State, figure: FigureId, target: FigureId, rule: str) -> Refusal | None:
    """Why a creature cannot be stabilised.  D015, D087."""
    refusal = _near_refusal(state, figure, target, rule)
    if refusal is not None:
        return refusal
    if state.figures[target].life is not Life.DYING:
        return Refusal(rule, "not-dying", (("figure", target),))
    return Refusal("D015", "no-air", (("figure", target),)) if has_no_air(state, target) else None


def _item_refusal(state: State, figure: FigureId, answer: UseItem) -> Refusal | None:
    """Why an item cannot be used.  D033, D077, section 6 (items)."""
    item = data(state, figure).item(answer.item)
    if item is None:
        return Refusal("D077", "no-such-item", (("item", answer.item),))
    if item.kind is not ItemKind.HEALING_KIT:
        return Refusal("D077", "nothing-to-use", (("item", item.id),))
    if item.uses is not None and not state.figures[figure].item_uses.get(item.id, 0):
        return Refusal("D077", "used-up", (("item", item.id),))
    return treat_refusal(state, figure, answer.target, "D077")


# -- things and weapons ----------------------------------------------------------------------------------------------


def is_known(state: State, figure: FigureId, thing: ObjectSetup) -> bool:
    """Whether a creature's side knows of a thing on the table.  D011, section 6 (lever)."""
    return thing.after is None or side(state, figure) in state.found.get(thing.after, [])


def thing_in_reach(state: State, figure: FigureId, thing: ObjectSetup) -> bool:
    """Whether a creature can lay hands on a thing.  D031, DR13."""
    return in_reach_from(body(state, figure), thing)


def in_reach_from(stands: Body, thing: ObjectSetup) -> bool:
    """Return whether a body that stands somewhere can lay hands on a thing.  D031, DR13."""
    places = (Body("place", _POINT, x, y, thing.z, 0.0, 1.0, 0.5) for x, y in thing.places)
    return any(gap(stands, place) < thing.reach - TOLERANCE for place in places)


def takes_action(state: State, thing: ObjectId) -> bool:
    """Whether a thing always takes an action.  D034."""
    found = state.setup.thing(thing)
    return found is not None and found.needs is Needs.ACTION


def object_refusal(state: State, figure: FigureId, answer: UseObject) -> Refusal | None:
    """Why a thing on the table cannot be used.  D010, D031, D032, D034, D077."""
    thing = state.setup.thing(answer.thing)
    if thing is None or not is_known(state, figure, thing):
        return Refusal("D031", "no-such-thing")
    if thing.kind is not ObjectKind.DOOR and thing.id in state.used:
        return Refusal("D031", "used-already", (("thing", thing.id),))
    if not thing_in_reach(state, figure, thing):
        return Refusal("D031", "out-of-reach", (("most", thing.reach),))
    if not answer.action and takes_action(state, thing.id):
        return Refusal("D034", "takes-an-action", (("thing", thing.id),))
    return no_interaction(state, figure, action=answer.action)


def draw_refusal(state: State, figure: FigureId, answer: Draw) -> Refusal | None:
    """Why another weapon cannot be taken in hand.  D031, D032, DR25, section 6 (quick draw)."""
    weapon = profile(state, figure).attack(answer.weapon)
    if weapon is None or weapon.natural:
        return Refusal("DR25", "no-such-weapon", (("weapon", answer.weapon),))
    if state.figures[figure].in_hand == weapon.id:
        return Refusal("DR25", "in-hand", (("weapon", weapon.id),))
    lying = [each.at for each in state.dropped if (each.figure, each.weapon) == (figure, weapon.id)]
    if lying and not any(_is_at_feet(state, figure, at) for at in lying):
        return Refusal("DR25", "lies-elsewhere", (("weapon", weapon.id),))
    if has(state, figure, FeatureKind.QUICK_DRAW) and not answer.action:
        if is_incapacitated(state.figures[figure]):
            return Refusal("D038", "incapacitated")
        return no_free_act(state, figure)
    return no_interaction(state, figure, action=answer.action)


def _is_at_feet(state: State, figure: FigureId, at: Point3) -> bool:
    thing = Body("weapon", _POINT, *at, 0.0, 0.1, 0.05)
    return is_within(body(state, figure), thing, CELL)


# -- features ------------------------------------------------------------------------------------------------------


def feature_refusal(state: State, figure: FigureId, answer: UseFeature) -> Refusal | None:
    """Why a feature cannot be used.  D036, D037, D094, section 6."""
    feature = data(state, figure).feature(answer.feature)
    if feature is None or feature.timing not in (Timing.ACTION, Timing.BONUS):
        return Refusal("D036", "no-such-feature", (("feature", answer.feature),))
    used = no_action(state, figure) if feature.timing is Timing.ACTION else no_bonus(state, figure)
    if used is not None:
        return used
    if feature.uses is not None and not state.figures[figure].uses.get(feature.id, 0):
        return Refusal("D094", "used-up", (("feature", feature.id),))
    match feature.kind:
        case FeatureKind.SLIP_AWAY:
            return hide_refusal(state, figure)
        case FeatureKind.MEND:
            return _mend_refusal(state, figure, answer)
        case FeatureKind.RALLY:
            return _rally_refusal(state, figure, feature, answer)
        case FeatureKind.BURST:
            return burst_refusal(state, figure, feature, answer)
    return Refusal("D094", "nothing-to-use", (("feature", feature.id),))


def _mend_refusal(state: State, figure: FigureId, answer: UseFeature) -> Refusal | None:
    """Touch: a creature of the own side that has lost hit points and gets air.  D015, D087."""
    if answer.target is None:
        return Refusal("D094", "target-needed")
    refusal = _near_refusal(state, figure, answer.target, "D094")
    if refusal is not None:
        return refusal
    if not is_ally(state, figure, answer.target):
        return Refusal("D094", "other-side", (("figure", answer.target),))
    if state.figures[answer.target].hit_points >= profile(state, answer.target).hit_points:
        return Refusal("D094", "not-hurt", (("figure", answer.target),))
    return Refusal("D015", "no-air", (("figure", answer.target),)) if has_no_air(state, answer.target) else None


def _rally_refusal(state: State, figure: FigureId, feature: Feature, answer: UseFeature) -> Refusal | None:
    if answer.target is None:
        return Refusal("D094", "target-needed")
    if answer.target == figure or answer.target not in state.figures or not is_ally(state, figure, answer.target):
        return Refusal("D094", "an-ally-needed")
    if not is_up(state, answer.target) or not has_body(state, answer.target):
        return Refusal("D094", "not-there")
    near = is_within(body(state, figure), body(state, answer.target), feature.range)
    return None if near else Refusal("D094", "out-of-reach", (("most", feature.range),))


def burst_refusal(state: State, figure: FigureId, feature: Feature, answer: UseFeature) -> Refusal | None:
    """Why something cannot be thrown to a place.  D066, D068, D090, DR13."""
    if answer.point is None:
        return Refusal("D094", "place-needed")
    x, y, z = point_in_space(state, answer.point, 0.0)
    battlefield, own = state.battlefield, body(state, figure)
    if not (0.0 <= x <= battlefield.width and 0.0 <= y <= battlefield.depth):
        return Refusal("", "off-the-table")
    most = feature.long or feature.range
    apart = gap(own, Body("place", _POINT, x, y, z, 0.0, 0.001, 0.0005))
    if apart >= most - TOLERANCE:
        return Refusal("D066", "too-far", (("most", most), ("distance", apart)))
    return None if is_clear(battlefield, own.base_point, (x, y, z)) else Refusal("D068", "total-cover")

_DIRECTIONS: Final = tuple(range(0, 360, 45))
_SHARES: Final = (1.0, 0.7, 0.4)
_TRIES: Final = 8
_LEAST_WAY: Final = 0.3
_ENDS: Final = 0.08
"""How likely an arbitrary answer ends a turn."""


def possible_steps(state: State, figure: FigureId) -> Iterator[StepAnswer]:
    """Legal steps worth a look: attacks, all that is done on the spot, and ways to where something is."""
    placed = state.figures[figure]
    if not placed.action_used or placed.attacks_left:
        yield from (answer for answer in all_attacks(state, figure) if step_refusal(state, figure, answer) is None)
    for answer in on_the_spot(state, figure):
        if step_refusal(state, figure, answer) is None:
            yield answer
    yield from ways_worth_a_look(state, figure)


def on_the_spot(state: State, figure: FigureId) -> Iterator[StepAnswer]:
    """What could be done without a way or an attack, legal or not."""
    near, friends = foes(state, figure), allies(state, figure)
    setup = data(state, figure)
    yield StandUp()
    for target in near:
        yield from (Shove(target), Shove(target, away=True), Grapple(target, choke=True), Grapple(target))
    yield Escape()
    yield from _features(state, figure, near, friends)
    for item in setup.items:
        if item.kind is ItemKind.HEALING_KIT:
            yield from (UseItem(item.id, target) for target in friends if _is_dying(state, target))
    yield from (Stabilise(target) for target in friends if _is_dying(state, target))
    for thing in state.setup.things:
        if is_known(state, figure, thing):
            yield from (UseObject(thing.id), UseObject(thing.id, action=True))
    for attack in setup.profile.attacks:
        yield Draw(attack.id)
    yield from (Dash(), Disengage(), Dodge(), Hide())
    yield from (Aid(target) for target in near)
    yield from (Ready(trigger) for trigger in (Trigger.REACH, Trigger.SIGHT, Trigger.ATTACKS))
    yield from (Search(place=secret.id) for secret in state.setup.secrets)
    yield from (LetGo(target) for target in grapplers(state, figure))


def _is_dying(state: State, figure: FigureId) -> bool:
    return state.figures[figure].life is Life.DYING


def _features(
    state: State, figure: FigureId, near: Sequence[FigureId], friends: Sequence[FigureId]
) -> Iterator[StepAnswer]:
    for feature in profile(state, figure).features:
        if feature.timing not in (Timing.ACTION, Timing.BONUS):
            continue
        match feature.kind:
            case FeatureKind.MEND | FeatureKind.RALLY:
                yield from (UseFeature(feature.id, target) for target in (figure, *friends))
            case FeatureKind.BURST:
                yield from (UseFeature(feature.id, point=state.figures[target].at) for target in near)
            case _:
                yield UseFeature(feature.id)


# -- ways ----------------------------------------------------------------------------------------------------------


def ways_worth_a_look(state: State, figure: FigureId) -> Iterator[Move]:
    """Legal straight ways: to foes, to those who need help, to goals, and all round."""
    for mode in modes_of(state, figure):
        for goal, away in goals_of(state, figure):
            found = way_towards(state, figure, goal, mode, away)
            if found is not None:
                yield found


def modes_of(state: State, figure: FigureId) -> list[Mode]:
    """The modes in which a creature can move now."""
    return [mode for mode in profile(state, figure).speeds if moving_refusal(state, figure, mode) is None]


def goals_of(state: State, figure: FigureId) -> Iterator[tuple[Point, float]]:
    """Places worth going to, and how far before each of them one stops."""
    own = profile(state, figure).size.space / 2.0
    x, y, _ = state.figures[figure].at
    for target in foes(state, figure):
        apart = own + profile(state, target).size.space / 2.0 + 0.05
        yield state.figures[target].at[:2], apart
    for target in allies(state, figure):
        if state.figures[target].life is Life.DYING:
            yield state.figures[target].at[:2], own + profile(state, target).size.space / 2.0 + 0.05
    for zone in state.setup.zones:
        if zone.kind is ZoneKind.EXIT and owner(state, figure) in zone.players:
            yield _middle(zone.area.outline), 0.0
    for thing in state.setup.things:
        if is_known(state, figure, thing) and thing.id not in state.used:
            yield from ((place, own + 0.2) for place in thing.places)
    for secret in state.setup.secrets:
        yield _middle(secret.area.outline), 0.0
    most = max((left(state, figure, mode) for mode in modes_of(state, figure)), default=0.0)
    for angle in _DIRECTIONS:
        yield (x + most * cos(radians(angle)), y + most * sin(radians(angle))), 0.0


def _middle(points: Sequence[Point]) -> Point:
    return (sum(x for x, _ in points) / len(points), sum(y for _, y in points) / len(points))


def way_towards(state: State, figure: FigureId, goal: Point, mode: Mode, before: float = 0.0) -> Move | None:
    """A legal straight way towards a place that ends so far before it, as far as the movement leads; None for none."""
    x, y, _ = state.figures[figure].at
    away = plan_distance((x, y), goal)
    far = min(away - before, left(state, figure, mode))
    for share in _SHARES:
        length = far * share
        if length < _LEAST_WAY:
            return None
        to = rounded_point((x + length / away * (goal[0] - x), y + length / away * (goal[1] - y)))
        move = Move((to,), mode)
        if move_refusal(state, figure, move) is None:
            return move
        way = way_of(state, figure, (to,), mode)
        if way.refusal is not None and way.parts and way.length > _LEAST_WAY:
            cut = Move((rounded_point(way.end.position),), mode)
            if move_refusal(state, figure, cut) is None:
                return cut
    return None


# -- arbitrary answers -----------------------------------------------------------------------------------------------


def arbitrary_step(state: State, figure: FigureId, chance: Chance) -> StepAnswer:
    """Some legal step."""
    if chance.random() < _ENDS:
        return EndTurn()
    for _ in range(_TRIES):
        kind = chance.choice(("attack", "attack", "move", "move", "spot"))
        found: StepAnswer | None = None
        if kind == "attack":
            attacks: list[StepAnswer] = [*all_attacks(state, figure)]
            attacks += _guesses(state, figure, chance)
            found = chance.choice(attacks) if attacks else None
        elif kind == "move":
            found = _arbitrary_way(state, figure, chance)
        else:
            rest: tuple[StepAnswer, ...] = (DropProne(), DropWeapon(), Shout(), *_arbitrary(state, figure, chance))
            found = chance.choice([*on_the_spot(state, figure), *rest])
        if found is not None and step_refusal(state, figure, found) is None:
            return found
    return EndTurn()


def _guesses(state: State, figure: FigureId, chance: Chance) -> list[StepAnswer]:
    """An attack on a place where a foe could hide.  DR16."""
    x, y, _ = state.figures[figure].at
    angle = chance.uniform(0.0, 360.0)
    away = profile(state, figure).size.space / 2.0 + chance.uniform(0.2, 4.0)
    place = rounded_point((x + away * cos(radians(angle)), y + away * sin(radians(angle))))
    return [Attack(attack.id, point=place) for attack in usable_attacks(state, figure) if chance.random() < 0.1]


def _arbitrary(state: State, figure: FigureId, chance: Chance) -> Iterator[StepAnswer]:
    x, y, _ = state.figures[figure].at
    angle = chance.uniform(0.0, 360.0)
    far = chance.uniform(0.5, max(0.6, long_jump(state, figure)))
    yield Jump(rounded_point((x + far * cos(radians(angle)), y + far * sin(radians(angle)))))
    yield Search(point=rounded_point((x + 3.0 * cos(radians(angle)), y + 3.0 * sin(radians(angle)))))
    everybody = [*state.figures]
    yield Ready(Trigger.ACTS, chance.choice([*ReadiedAct]), chance.choice(everybody))
    yield Ready(chance.choice((Trigger.COVER, Trigger.REACH)), chance.choice([*ReadiedAct]))


def _arbitrary_way(state: State, figure: FigureId, chance: Chance) -> Move | None:
    """A way of one leg or two in some direction; of fliers and divers also up and down."""
    modes = modes_of(state, figure)
    if not modes:
        return None
    mode = chance.choice(modes)
    length = left(state, figure, mode) * chance.uniform(0.1, 0.6)
    x, y, z = state.figures[figure].at
    path: list[tuple[float, ...]] = []
    for share in chance.choice(((1.0,), (0.6, 0.4))):
        angle = chance.uniform(0.0, 360.0)
        x, y = rounded_point((x + length * share * cos(radians(angle)), y + length * share * sin(radians(angle))))
        path.append((x, y))
    if mode in (Mode.FLY, Mode.SWIM) and chance.random() < 0.7:
        height = round(z + chance.uniform(-3.0, 3.0), 3)
        path[-1] = (x, y, max(height, 0.0) if mode is Mode.FLY else min(height, 0.0))
    move = Move(tuple(path), mode)
    return move if move_refusal(state, figure, move) is None else None


# -- before the fight ------------------------------------------------------------------------------------------------


def arbitrary_place(state: State, figure: FigureId, chance: Chance) -> Placed | None:
    """Some free place for a creature in an entry zone of its player; None when none was found."""
    zones = [
        zone.area
        for zone in state.setup.zones
        if zone.kind is ZoneKind.ENTRY and owner(state, figure) in zone.players
    ]
    if not zones:
        return None
    area = chance.choice(zones)
    xs, ys = [x for x, _ in area.outline], [y for _, y in area.outline]
    player = owner(state, figure)
    company = tuple(body(state, other) for other in state.figures if other != figure and knows(state, player, other))
    for _ in range(_TRIES):
        place = rounded_point((chance.uniform(min(xs), max(xs)), chance.uniform(min(ys), max(ys))))
        there = body(state, figure, (*place, 0.0))
        if in_area(area, place, 0.0) and settled(state.battlefield, there, company) is not None:
            return Placed(figure, place, chance.choice([float(angle) for angle in _DIRECTIONS]))
    return None
