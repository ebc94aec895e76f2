"""What actors, hits and advantages are worth to a bot, and how it answers all that is asked besides what to do."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache, partial
from heapq import heappop, heappush
from itertools import chain, product
from math import inf
from statistics import fmean
from types import MappingProxyType
from typing import Any, Final

from pb12table.kernel.request import Request
from pb12table.skirmish.ids import Modifier, total
from pb12table.skirmish.zones import Zone
from pb12table.systems.fate.rules.actors import (
    acting,
    aspects_on,
    attached,
    box_for,
    character,
    companions,
    consequences,
    data,
    group,
    group_boxes,
    is_opposing,
    limit,
    opponents,
    owner,
    points,
    side,
    skill_value,
    standing,
    track_length,
)
from pb12table.systems.fate.rules.acts.attacks import ChooseDefence, ChoosePath, DefendFully, SpendShifts, UseSpinNow
from pb12table.systems.fate.rules.acts.blocks import passage_blocks, protecting
from pb12table.systems.fate.rules.acts.compels import OfferCompel
from pb12table.systems.fate.rules.acts.features import burning, opens_for
from pb12table.systems.fate.rules.acts.maneuvers import AcceptAspect
from pb12table.systems.fate.rules.acts.moving import ChooseLanding, link_cost
from pb12table.systems.fate.rules.asking.answers import (
    Act,
    Attack,
    Bid,
    Blast,
    Compel,
    CompelAnswer,
    Enough,
    Hamper,
    HitAnswer,
    Land,
    Lapse,
    Lift,
    LoseCompanion,
    MarkBox,
    Move,
    NoCompel,
    NoOffer,
    OfferAnswer,
    PassTurn,
    Spend,
    SpendAnswer,
    Split,
    TakeConsequence,
    Terms,
    UseAspect,
    UseFeature,
    UseSpin,
)
from pb12table.systems.fate.rules.asking.judging import HOLD_BACK, SPINS, AnswerCompel, Judge
from pb12table.systems.fate.rules.asking.requests import ActHeld, SplitGroup, Stretch
from pb12table.systems.fate.rules.bidding import BARRIER, OTHER, ROLL, AddSpin, AddToRoll, actor_on, is_free
from pb12table.systems.fate.rules.data import (
    BONUS,
    ActorId,
    CharacterSetup,
    Effect,
    Feature,
    Goal,
    GoalKind,
    SceneZoneId,
    SideId,
    Skill,
    ThingId,
    Track,
)
from pb12table.systems.fate.rules.harm import AnswerConcession, OfferConcession, TakeHit
from pb12table.systems.fate.rules.odds import sums
from pb12table.systems.fate.rules.rolls import defending_modifiers
from pb12table.systems.fate.rules.state import Aspect, Contest, Deed, On, State
from pb12table.systems.fate.rules.zones import exits_of, free_places, neighbours, zone_at, zone_of
from pb12table.table.footprints import in_area
from pb12table.table.motion.falling import stand_heights
from pb12table.table.shapes import Point, box_of


@cache
def alone() -> Mapping[int, float]:
    """Return the probability of each sum of a roll."""
    return MappingProxyType({total: float(chance) for total, chance in sorted(sums().items())})


@cache
def against() -> Mapping[int, float]:
    """Return the probability of each difference of two rolls."""
    found: dict[int, float] = {}
    for (own, chance), (other, met) in product(alone().items(), alone().items()):
        found[own - other] = found.get(own - other, 0.0) + chance * met
    return MappingProxyType(dict(sorted(found.items())))


def mean(lead: int, worth: Callable[[int], float], *, opposed: bool) -> float:
    """Return the average value of a roll with a `lead` before the dice; `worth` values a margin."""
    dice = against() if opposed else alone()
    return sum(chance * worth(lead + difference) for difference, chance in dice.items())


CONSEQUENCE: Final = 2.2
"""A consequence costs so many points of toughness: it is one itself, and a free tag for the others."""
TAG: Final = 0.7
"""A free tag is worth so many points of toughness of those it may be used against."""
TAGS: Final = 4
"""More free tags than so many are of no use."""
THRIFT: Final = 0.8
"""What a fate point is worth while all exchanges are to come, in points of its owner's toughness; less later."""
VITAL: Final = 2.5
"""So many times its value is worth one on whom a goal hangs."""
SHIELD: Final = 0.4
"""What a box of a minion is worth that shields one on whom a goal hangs, for each point of that one."""

LOST: Final = 0.4
"""Whose side has less than so much of what the others have left has lost: of 58 times it never won."""


@dataclass(frozen=True, slots=True)
class Mind:
    """What counts how much for a bot, and whether it thinks of the answers to its bids.

    `consequence` is what one costs whom it hits, `thrift` what a fate point is worth, `tags` how many free ones are of
    use.  Who `foresees` bids where that pays after all that the other side may add, adds nothing to maneuvers, which
    win no more than a tag, and lets heroes, who have no rating, fight on: their side gets nothing for giving in.
    `price` is what using a free tag costs, of what making one is worth.  Who has less than `yields` of what its foes
    have left gives in.  Who is `thorough` sees which box a hit takes, shoots from the next zone rather than brawl,
    throws bombs among many, leaves held ground to those who hold it, and strikes back rather than defend fully.
    """

    consequence: float = CONSEQUENCE
    thrift: float = THRIFT
    tags: int = TAGS
    foresees: bool = False
    price: float = 0.5
    yields: float = 0.0
    thorough: bool = False


PLAIN: Final = Mind()
STEADY: Final = Mind(consequence=3.5, thrift=0.3, tags=3, foresees=True, yields=LOST)
STRONG: Final = Mind(consequence=5.0, thrift=0.3, tags=12, foresees=True, price=1.8, yields=LOST, thorough=True)


def value(state: State, actor: ActorId) -> float:
    """Return an actor's value when the conflict began; for part of a group, its part of it."""
    found = data(state, actor)
    worth = state.setup.values[found.id]
    if isinstance(found, CharacterSetup):
        return float(worth)
    return worth * len(state.actors[actor].members) / len(found.members)


def toughness(state: State, actor: ActorId) -> float:
    """Return what an actor had to lose at the beginning.  Section 6, comparing forces."""
    found = character(state, actor)
    if found is None:
        kind = group(state, actor)
        assert kind is not None, "a group, where it is no character"
        return float(len(state.actors[actor].members) * kind.kind.quality)
    boxes = track_length(state, actor, Track.HEALTH)
    return float(boxes + limit(state, actor) * CONSEQUENCE + len(found.companions) + found.fate_points)


def left(state: State, actor: ActorId) -> float:
    """Return what an actor has left to lose."""
    found = character(state, actor)
    if found is None:
        return float(group_boxes(state, actor))
    held = state.actors[actor].marks.get(Track.HEALTH, [])
    boxes = float(track_length(state, actor, Track.HEALTH) - len(held))
    boxes -= len(state.actors[actor].marks.get(Track.COMPOSURE, [])) * 0.5
    taken = len(consequences(state, actor))
    # Without consequences left the points are lost with the rest.
    account = points(state, actor) * (limit(state, actor) - taken + 1) / (limit(state, actor) + 1)
    return boxes + (limit(state, actor) - taken) * CONSEQUENCE + len(companions(state, actor)) + account


def stake(state: State, actor: ActorId) -> float:
    """Return how many times its value an actor counts for the goals of the sides."""
    return VITAL if is_vital(state, actor) else 1.0


def is_vital(state: State, actor: ActorId) -> bool:
    """Return whether a goal depends on an actor: one who must be out, or who carries what must be carried out."""
    return any(
        (goal.kind is GoalKind.OUT and goal.actor == actor)
        or (goal.thing is not None and state.things[goal.thing].carrier == actor)
        for goal in state.setup.goals
    )


def a_point(state: State, actor: ActorId) -> float:
    """Return the value of a point of an actor's toughness."""
    return stake(state, actor) * value(state, actor) / max(toughness(state, actor), 1.0)


def harm(state: State, actor: ActorId, track: Track, hit: int, mind: Mind = PLAIN) -> float:
    """Return what a hit costs its side: minions first, then a box, a consequence, or all that is left.  F088, F089."""
    if hit <= 0:
        return 0.0
    if group(state, actor) is not None:
        return min(hit, group_boxes(state, actor)) * a_point(state, actor)
    found, rest = 0.0, hit
    for each in attached(state, actor):
        lost = min(rest, group_boxes(state, each))
        # Who shields one on whom a goal hangs stands in the way of the goal.
        shields = SHIELD * a_point(state, actor) if stake(state, actor) > 1.0 else 0.0
        found, rest = found + lost * max(a_point(state, each), shields), rest - lost
    if rest <= 0:
        return found
    box = box_for(state, actor, track, rest)
    if box is not None:
        # A high box is one that a big hit will not find.
        cost = 0.7 + 0.2 * (box if mind.thorough else rest)
    elif len(consequences(state, actor)) < limit(state, actor):
        cost = mind.consequence
    else:
        cost = left(state, actor) + mind.consequence
    return found + cost * a_point(state, actor)


def remaining(state: State, of: SideId) -> float:
    """Return what a side has left: the value of each of its own, less boxes and consequences that are used up."""
    found = 0.0
    for actor in acting(state):
        if side(state, actor) == of:
            found += value(state, actor) * _unhurt(state, actor)
    return found


def _unhurt(state: State, actor: ActorId) -> float:
    """Return the share of boxes and consequences an actor has left; a consequence counts as two boxes."""
    kind = group(state, actor)
    if kind is not None:
        return group_boxes(state, actor) / (len(state.actors[actor].members) * kind.kind.quality)
    boxes, most = track_length(state, actor, Track.HEALTH), limit(state, actor)
    used = len(state.actors[actor].marks.get(Track.HEALTH, [])) + 2.0 * len(consequences(state, actor))
    return max(1.0 - used / (boxes + 2.0 * most), 0.0)


def is_lost(state: State, of: SideId, share: float) -> bool:
    """Return whether a side that must be the last one has less than a share of what all others have left.  F109."""
    if any(goal.side == of and goal.kind is not GoalKind.HOLD for goal in state.setup.goals):
        return False
    others = sum(remaining(state, each.id) for each in state.setup.sides if each.id != of)
    return remaining(state, of) < share * others


def a_tag(state: State, of: SideId) -> float:
    """Return the value of a free tag to a side: it improves attacks on foes, above all on the tougher ones."""
    foes = [actor for actor in state.actors if not state.actors[actor].gone and side(state, actor) != of]
    return TAG * fmean([a_point(state, foe) for foe in foes]) if foes else 0.0


def free_tags(state: State, actor: ActorId, target: ActorId) -> list[Aspect]:
    """Return the aspects an actor may tag for free in an attack on someone, wherever they are by then."""
    return [
        aspect
        for aspect in state.aspects.values()
        if is_free(state, actor, aspect) and (aspect.on is not On.ACTOR or aspect.bearer == target)
    ]


def tags_of_use(state: State, mind: Mind) -> float:
    """Return how many free tags are of use: the thorough save them up first, and cash them in while there is time."""
    return max(mind.tags * time_left(state), 1.0) if mind.thorough else float(mind.tags)


def side_tags(state: State, of: SideId) -> int:
    """Return how many free tags a side has."""
    return sum(aspect.free == of for aspect in state.aspects.values())


def of_side(state: State, of: SideId, among: Sequence[ActorId]) -> list[ActorId]:
    """Return those of some actors that are on a side."""
    return [actor for actor in among if side(state, actor) == of]


def is_beset(state: State, actor: ActorId) -> bool:
    """Return whether a hit may take out an actor that is not a minion."""
    return character(state, actor) is not None and len(consequences(state, actor)) >= limit(state, actor)


def time_left(state: State) -> float:
    """Return the fraction of the exchanges still to come."""
    most = state.setup.options.exchange_limit
    return max(most - state.exchange + 1, 1) / most


def foes_here(state: State, actor: ActorId) -> list[ActorId]:
    """Return the foes of an actor that nobody else leads."""
    return [foe for foe in opponents(state, actor) if state.actors[foe].led_by is None]


BARRED: Final = 0.8
"""A block makes a way longer by so many zones."""
LIFTING: Final = 0.5
"""Taking a thing up is so many zones' worth of time."""
FAR: Final = 20.0
"""How far it is where there is no way."""
_LOOKS: Final = 40
"""So many places of a zone are looked at for one in an exit."""


def goals_of(state: State, of: SideId, *kinds: GoalKind) -> list[Goal]:
    """Return a side's goals of some kinds."""
    return [goal for goal in state.setup.goals if goal.side == of and goal.kind in kinds]


def ways(state: State, actor: ActorId, start: SceneZoneId) -> dict[SceneZoneId, float]:
    """Return how many zones away each other one is for an actor; a block on the way counts as more.

    So does a closed link that the actor opens by a feature of a zone it comes to before.  FR71.
    """
    openers = opens_for(state, actor) if any(each.effect is Effect.OPENS for each in state.setup.features) else ()
    found: dict[SceneZoneId, float] = {}
    waiting: list[tuple[float, SceneZoneId]] = [(0.0, start)]
    while waiting:
        away, zone = heappop(waiting)
        if zone in found:
            continue
        found[zone] = away
        for other, _ in neighbours(state, zone):
            barred = bool(state.blocks) and bool(passage_blocks(state, actor, zone, other))
            heappush(waiting, (away + 1.0 + BARRED * barred, other))
        for feature in openers:
            for one, other in (feature.link, feature.link[::-1]) if feature.link and feature.zone in found else ():
                if one in found and other not in found:
                    heappush(waiting, (max(found[one], found[feature.zone]) + 1.0 + BARRED, other))
    return found


def zones_of_exits(state: State, actor: ActorId) -> list[SceneZoneId]:
    """Return the zones in which the exits of an actor lie."""
    return [zone for each in exits_of(state, actor) if (zone := _zone_of(state, each)) is not None]


def _zone_of(state: State, found: Zone) -> SceneZoneId | None:
    middle = _middle(found)
    heights = reversed(stand_heights(state.battlefield, *middle))
    return next((zone for height in heights if (zone := zone_at(state.setup, middle, height)) is not None), None)


def _middle(zone: Zone) -> Point:
    west, south, east, north = box_of(zone.area.outline)
    return ((west + east) / 2.0, (south + north) / 2.0)


def place_in_exit(state: State, actor: ActorId, zone: SceneZoneId) -> Point | None:
    """Return a free place for a character in an exit in a zone, the nearest one; None if there is none."""
    figure = standing(state, actor)[0]
    placed = state.figures[figure]
    for each in exits_of(state, actor):
        if _zone_of(state, each) != zone:
            continue
        west, south, east, north = box_of(each.area.outline)
        near = (min(max(placed.x, west + 0.3), east - 0.3), min(max(placed.y, south + 0.3), north - 0.3))
        for number, place in enumerate(free_places(state, figure, zone, near)):
            if in_area(each.area, place[:2], place[2]):
                return place[:2]
            if number >= _LOOKS:
                break
    return None


# -- what is wanted ------------------------------------------------------------------------------------------------


def wanted(state: State, actor: ActorId) -> list[SceneZoneId]:
    """Return the zones an actor wants to be in: at an exit with what it carries, at a thing, a fuse, a goal, foes."""
    own = side(state, actor)
    for goal in goals_of(state, own, GoalKind.CARRY):
        if goal.thing is not None and character(state, actor) is not None:
            placed = state.things[goal.thing]
            if placed.carrier == actor:
                return zones_of_exits(state, actor)
            if placed.carrier is None:
                return [placed.zone]
    kept = thing_to_keep(state, actor)
    if kept is not None:
        return [state.things[kept].zone]
    for goal in goals_of(state, own, GoalKind.HOLD):
        if goal.zone is not None:
            return [goal.zone]
    if goals_of(state, own, GoalKind.LEAVE):
        return zones_of_exits(state, actor)
    fires = [feature.zone for feature in fuses(state) if burning(state, feature) and may_put_out(state, actor, feature)]
    foes = opponents(state, actor)
    sought = {goal.actor for goal in goals_of(state, own, GoalKind.OUT)}
    carrying = {thing.carrier for thing in state.things.values()}
    hunted, carriers = [foe for foe in foes if foe in sought], [foe for foe in foes if foe in carrying]
    return [*fires, *(zone_of(state, foe) for foe in (carriers or hunted or foes))]


def thing_to_keep(state: State, actor: ActorId) -> ThingId | None:
    """Return the thing a side's strongest picks up so that others do not carry it out; None for anyone else."""
    own = side(state, actor)
    rivals = [goal for goal in state.setup.goals if goal.kind is GoalKind.CARRY and goal.side != own]
    for goal in rivals if character(state, actor) is not None else ():
        placed = None if goal.thing is None else state.things[goal.thing]
        if placed is None or placed.carrier is not None or placed.is_out:
            continue
        able = [each for each in acting(state) if side(state, each) == own and character(state, each) is not None]
        if actor == max(able, key=lambda each: value(state, each)):
            return goal.thing
    return None


def fuses(state: State) -> list[Feature]:
    """Return the features with a fuse."""
    return [feature for feature in state.setup.features if feature.effect is Effect.FUSE]


def may_put_out(state: State, actor: ActorId, feature: Feature) -> bool:
    """Return whether an actor may put a fuse out."""
    return not feature.out_sides or side(state, actor) in feature.out_sides


def away(state: State, actor: ActorId, zone: SceneZoneId | None = None) -> float:
    """Return how far a zone, by default its own, is from where an actor wants to be; 0 if it is there."""
    found = ways(state, actor, zone or zone_of(state, actor))
    return min((found.get(goal, FAR) for goal in wanted(state, actor)), default=0.0)


def errand(state: State, of: SideId) -> float | None:
    """Return how many zones a side has left to bring its thing home, by whoever is nearest; None without a thing."""
    goal = next((each for each in goals_of(state, of, GoalKind.CARRY) if each.thing is not None), None)
    if goal is None or goal.thing is None:
        return None
    placed = state.things[goal.thing]
    if placed.is_out:
        return 0.0
    runners = [each for each in acting(state) if side(state, each) == of and character(state, each) is not None]
    best = FAR
    for actor in runners:
        homes = zones_of_exits(state, actor)
        if placed.carrier == actor:
            found = ways(state, actor, zone_of(state, actor))
            best = min(best, max(min((found.get(home, FAR) for home in homes), default=FAR), LIFTING))
            continue
        there = placed.zone if placed.carrier is None else zone_of(state, placed.carrier)
        to_it = ways(state, actor, zone_of(state, actor)).get(there, FAR)
        back = ways(state, actor, there)
        home = max(min((back.get(each, FAR) for each in homes), default=FAR), LIFTING)
        taken = LIFTING if placed.carrier is None else 3.0
        best = min(best, to_it + taken + home)
    return best


FRIENDS: Final = 1.2
"""So many times what it costs foes counts what a bomb costs friends."""
FEATURE: Final = 60.0
"""What the act of a feature is worth that succeeds."""
ZONE: Final = 8.0
"""What a shift of a sprint is worth; so many times more for one who carries a thing or runs for a goal."""
AGAIN: Final = -3
"""Dice that show so little or less are thrown again rather than helped by two."""


def bid(state: State, request: AddToRoll, mind: Mind = PLAIN, meant: Act | None = None) -> Bid:
    """Return the next thing a side adds to the contest, `Enough` if nothing more pays; `meant` is its own act."""
    return weighed_bids(state, request, mind, meant)[0][1]


def weighed_bids(
    state: State, request: AddToRoll, mind: Mind = PLAIN, meant: Act | None = None
) -> list[tuple[float, Bid]]:
    """Return what the contest comes to by adding something and by adding nothing, what is done first; see `bid`."""
    contest = state.contest
    assert contest is not None, "asked only then"
    which, actor = request.which, actor_on(contest, request.which)
    options = [each for each in request.options(state) if not isinstance(each, Enough)]
    ordered = sorted(
        (each for each in options if is_for(contest, which, each)), key=lambda each: _cost(state, actor, each, mind)
    )
    worth = _worth(state, contest, which, mind)
    if mind.thorough and isinstance(meant, Blast) and contest.other is None and contest.roll.actor == actor:
        worth = _of_a_bomb(state, contest, meant, mind)
    stopped, added = (
        _outbids(state, request, ordered, worth, mind) if mind.foresees else _pays(state, actor, ordered, worth)
    )
    if not ordered:
        return [(stopped, Enough())]
    first = ordered[0]
    roll = contest.other if which == OTHER else contest.roll
    poor = roll is not None and bool(roll.faces) and sum(roll.faces) <= AGAIN
    if poor and isinstance(first, UseAspect) and UseAspect(first.aspect, reroll=True) in options:
        first = UseAspect(first.aspect, reroll=True)
    found: list[tuple[float, Bid]] = [(added, first), (stopped, Enough())]
    is_added = added > stopped or (mind.foresees and isinstance(first, UseSpin))
    return found if is_added else found[::-1]


def blast_worth(state: State, actor: ActorId, zone: SceneZoneId, effort: int, mind: Mind, *, opposed: bool) -> float:
    """Return what a bomb does to all in a zone, more to friends than foes; `opposed`: its dice are to come.  F108."""
    found, own = 0.0, side(state, actor)
    for other in acting(state):
        if state.actors[other].led_by is not None or zone_of(state, other) != zone:
            continue
        met = total(defending_modifiers(state, other, Skill.ATHLETICS))
        guard = protecting(state, other)
        met = met if guard is None else max(met, guard.strength)
        hurt = mean(effort - met, partial(harm, state, other, Track.HEALTH, mind=mind), opposed=opposed)
        found += hurt if side(state, other) != own else -FRIENDS * hurt
    return found


def _of_a_bomb(state: State, contest: Contest, thrown: Blast, mind: Mind) -> Callable[[int], float]:
    """Return the value of a bomb to its thrower, given how much is added to its effort."""
    return lambda more: blast_worth(state, contest.roll.actor, thrown.zone, contest.margin + more, mind, opposed=False)


def _pays(state: State, actor: ActorId, ordered: Sequence[Bid], worth: Callable[[int], float]) -> tuple[float, float]:
    """Return what a contest is worth as it is, and with additions, the cheapest first, if nobody answers."""
    now, gained, paid, most = worth(0), 0, 0.0, -inf
    for each in ordered:
        gained += _adds(state, actor, each)
        paid += _cost(state, actor, each)
        most = max(most, worth(gained) - now - paid)
        if most > 0.0:
            break
    return now, now + most


def _adds(state: State, actor: ActorId, chosen: Bid) -> int:
    return BONUS if isinstance(chosen, UseAspect | Hamper) else state.spins_of(actor)[0].value


BIDS: Final = 6
"""So many additions of each side are thought of."""


def _outbids(
    state: State, request: AddToRoll, ordered: Sequence[Bid], worth: Callable[[int], float], mind: Mind
) -> tuple[float, float]:
    """Return what a contest is worth without and with an addition, after all that both sides may still add.

    A spin lapses anyway; to a maneuver nothing is added, for it wins no more than a tag.
    """
    contest, which = state.contest, request.which
    assert contest is not None, "asked only then"
    if not ordered:
        return 0.0, 0.0
    actor, rival = actor_on(contest, which), None
    if isinstance(ordered[0], UseSpin):
        return worth(0), worth(_adds(state, actor, ordered[0]))
    if contest.deed in (Deed.MANEUVER, Deed.CHANGE):
        return 0.0, -_cost(state, actor, ordered[0], mind)
    if which == OTHER:
        rival = contest.roll.actor
    elif contest.other is not None:
        rival = contest.other.actor
    own = _costs(state, actor, ordered[:BIDS], mind)
    its = () if rival is None else prices(state, rival, actor, mind)
    values = tuple(worth(BONUS * more) for more in range(-len(its), len(own) + 1))
    at = len(its)
    stopped = outbid(values, at, own, its, False, True)
    return stopped, outbid(values, at + 1, own[1:], its, False, False) - own[0]


def prices(state: State, actor: ActorId, rival: ActorId, mind: Mind) -> tuple[float, ...]:
    """Return what each thing costs an actor that it may add to a contest with another, the cheapest first."""
    own = side(state, actor)
    tags = [_tag_cost(state, own, mind, used) for used in range(min(len(free_tags(state, actor, rival)), BIDS))]
    return tuple(sorted([*tags, *[_point_cost(state, actor, mind)] * points(state, actor)])[:BIDS])


@lru_cache(maxsize=1 << 15)
def outbid(
    values: tuple[float, ...], at: int, own: tuple[float, ...], its: tuple[float, ...], is_own: bool, has_passed: bool
) -> float:
    """Return the value of a contest to one side if both sides add in turn what pays for them, until both pass.

    `values` are those of all results, two points apart, `at` the number of the present one; `own` and `its` are the
    costs of what both sides may still add, `is_own` says whose turn it is, `has_passed` whether the other one passed.
    """
    stays = values[at] if has_passed else outbid(values, at, own, its, not is_own, True)
    if is_own:
        return max(stays, outbid(values, at + 1, own[1:], its, False, False) - own[0]) if own else stays
    return min(stays, outbid(values, at - 1, own, its[1:], True, False) + its[0]) if its else stays


def is_for(contest: Contest, which: str, chosen: Bid) -> bool:
    """Return whether an addition helps its side: +2, or a spin on the roll it is good for."""
    if isinstance(chosen, UseAspect):
        return not chosen.reroll
    if isinstance(chosen, Hamper):
        return which == OTHER
    if isinstance(chosen, UseSpin):
        if which == ROLL:
            return not chosen.to_other and not chosen.less
        return chosen.to_other is (contest.other is not None and which == OTHER) and chosen.less is (
            contest.other is None or which == BARRIER
        )
    return False


def _cost(state: State, actor: ActorId, chosen: Bid, mind: Mind = PLAIN) -> float:
    """Return what an addition costs: nothing for a spin, which lapses anyway; a tag or a point could serve later."""
    if isinstance(chosen, UseSpin | Enough):
        return 0.0
    aspect = state.aspects[chosen.aspect]
    if isinstance(chosen, UseAspect) and is_free(state, actor, aspect):
        return _tag_cost(state, side(state, actor), mind)
    # A compel gives the point to the foe.
    price = _point_cost(state, actor, mind)
    return 2.0 * price if isinstance(chosen, Hamper) else price


def _costs(state: State, actor: ActorId, added: Sequence[Bid], mind: Mind) -> tuple[float, ...]:
    """Return what each of some additions costs that are made one after another."""
    found, used = list[float](), 0
    for each in added:
        if isinstance(each, UseAspect) and is_free(state, actor, state.aspects[each.aspect]):
            found.append(_tag_cost(state, side(state, actor), mind, used))
            used += 1
        else:
            found.append(_cost(state, actor, each, mind))
    return tuple(found)


def _tag_cost(state: State, of: SideId, mind: Mind, used: int = 0) -> float:
    """Return what it costs to use a free tag after some others: nothing while there are more than are of use."""
    if mind.thorough and side_tags(state, of) - used > tags_of_use(state, mind):
        return 0.0
    return mind.price * a_tag(state, of) * (0.5 + 0.5 * time_left(state))


def _point_cost(state: State, actor: ActorId, mind: Mind) -> float:
    return mind.thrift * time_left(state) * a_point(state, actor) / stake(state, actor)


def _worth(state: State, contest: Contest, which: str, mind: Mind) -> Callable[[int], float]:
    """Return the value of a contest to a side, given how much it adds."""

    def worth(more: int) -> float:
        trial = contest.clone()
        if which == BARRIER:
            trial.barrier = (trial.barrier or 0) + more
        elif which == OTHER and trial.other is not None:
            margin = trial.roll.effort - max(trial.other.effort + more, trial.strength or -9)
            return -gain(state, trial, -1 if trial.is_barred else margin, mind)
        else:
            barred = trial.barrier is not None and trial.roll.effort + more <= trial.barrier
            trial.roll.modifiers.append(Modifier("F107", "aspect", more))
            return gain(state, trial, -1 if barred else trial.margin, mind)
        return -gain(state, trial, -1 if trial.is_barred else trial.margin, mind)

    return worth


def gain(state: State, contest: Contest, margin: int, mind: Mind = PLAIN) -> float:
    """Return the value of a margin to the one who acts."""
    actor = contest.roll.actor
    match contest.deed:
        case Deed.ATTACK | Deed.SHOT | Deed.HAND | Deed.WORD if contest.other is not None:
            by_word = mind.thorough and contest.deed is Deed.WORD
            return harm(state, contest.other.actor, Track.COMPOSURE if by_word else Track.HEALTH, margin, mind)
        case Deed.ATTACK if contest.roll.skill is Skill.ATHLETICS and contest.difficulty:
            # One who defends against what has gone off.
            return -harm(state, actor, Track.HEALTH, -margin, mind)
        case Deed.ATTACK | Deed.SHOT | Deed.HAND | Deed.WORD:
            return max(margin, 0) * a_tag(state, side(state, actor))
        case Deed.MANEUVER | Deed.CHANGE:
            return a_tag(state, side(state, actor)) * (margin >= (0 if contest.other is None else 1))
        case Deed.FEATURE:
            return FEATURE * (margin >= 0)
        case Deed.MOVE:
            burden = any(thing.carrier == actor for thing in state.things.values())
            return ZONE * (4.0 if burden else 1.0) * min(max(margin, 0), 4)
        case Deed.REARM:
            return 0.0


def spin(state: State, request: AddSpin) -> Bid:
    """Return a spin on a contest of others: for the one on its own side, if it changes who is ahead."""
    contest, held = state.contest, state.spins_of(request.actor)[0]
    assert contest is not None, "asked only then"
    foe = is_opposing(state, request.actor, contest.roll.actor)
    before = gain(state, contest, contest.margin)
    after = gain(state, contest, contest.margin + (-held.value if foe else held.value))
    changes = after < before if foe else after > before
    return UseSpin(to_other=False, less=foe, text=SPINS[0]) if changes else Enough()


USUAL_GRIT: Final = 2
"""So many consequences one without grit takes before giving in.  Section 6, length."""
REASONABLE: Final = 2
"""As an arbiter a bot finds an offer reasonable from so many consequences on.  FR18."""
SPARE: Final = 2
"""One who has so many fate points has one for a compel."""
MOST_COMPELS: Final = 5
"""Who has so many points is not compelled any more: they would come back as invocations."""


def answer(state: State, request: Request[State, Any], meant: Act | None = None, mind: Mind = PLAIN) -> Any:
    """Return the answer to a question, from what the asked player knows; `meant` is the act declared last."""
    match request:
        case ChooseDefence():
            return max(request.skills, key=lambda skill: total(defending_modifiers(state, request.actor, skill)))
        case AddToRoll():
            return bid(state, request, mind, meant)
        case AddSpin():
            return spin(state, request)
        case TakeHit():
            return _hit(state, request)
        case OfferConcession():
            return _offer(state, request, mind)
        case AnswerConcession() | ActHeld():
            return True
        case AcceptAspect(actor=actor):
            return not (is_beset(state, actor) and points(state, actor))
        case OfferCompel():
            return _compel(state, request)
        case AnswerCompel():
            return _accepts(state, request, meant)
        case DefendFully():
            return not mind.thorough and _defends(state, request)
        case UseSpinNow():
            return _spin(state, request)
        case SpendShifts():
            return _spend(state, request)
        case ChooseLanding():
            return _landing(state, request)
        case ChoosePath():
            return max(request.options(state), key=len)
        case SplitGroup():
            return _split(state, request)
        case Stretch(actor=actor):
            return _is_steadier(state, actor)
        case Judge():
            return request.about != "offer" or len(consequences(state, request.actor)) >= REASONABLE
    return request.default(state)


# -- hits and offers -----------------------------------------------------------------------------------------------


def _hit(state: State, request: TakeHit) -> HitAnswer:
    """Return a box if one is left, else a companion, else a consequence, called by a name that nobody bears yet."""
    options = request.hints(state)
    borne = {aspect.label.en for aspect in state.aspects.values()}
    for kind in (MarkBox, LoseCompanion, TakeConsequence):
        able = [each for each in options if isinstance(each, kind)]
        fresh = (each for each in able if not isinstance(each, TakeConsequence) or each.text not in borne)
        found = next(chain(fresh, able), None)
        if found is not None:
            return found
    return options[0]


def grit(state: State, actor: ActorId) -> int:
    """Return after how many consequences one gives in: the rating, one more for one on whom a goal depends.  F061."""
    found = character(state, actor)
    assert found is not None, "groups have no consequences"
    rating = USUAL_GRIT if found.profile.grit is None else found.profile.grit
    return rating + is_vital(state, actor)


def _offer(state: State, request: OfferConcession, mind: Mind) -> OfferAnswer:
    """Return an offer to give in after as many consequences as grit, unless none of its own is left then.  F061."""
    actor, found = request.actor, character(state, request.actor)
    if mind.yields and is_lost(state, side(state, actor), mind.yields):
        return Terms("flees")
    if mind.foresees and found is not None and found.profile.grit is None:
        return NoOffer()
    alone = sum(owner(state, each) == request.player for each in acting(state)) < 2
    fights_on = not state.setup.options.grit or alone or bool(companions(state, actor))
    if fights_on or len(consequences(state, actor)) < grit(state, actor):
        return NoOffer()
    return Terms("flees")


def _split(state: State, request: SplitGroup) -> Split:
    """Return a split into as many groups as opposing characters if each has enough heads for a bonus.  F014, F086."""
    strong = (each for each in reversed(request.hints(state)) if min(map(len, each.parts)) > 1)
    return next(strong, request.default(state))


def _is_steadier(state: State, actor: ActorId) -> bool:
    """Return whether a long conflict is good for an actor: its Endurance is higher than that of all others.  F043."""
    own = skill_value(state, actor, Skill.ENDURANCE)
    return all(skill_value(state, each, Skill.ENDURANCE) < own for each in acting(state) if each != actor)


# -- compels -------------------------------------------------------------------------------------------------------


def _compel(state: State, request: OfferCompel) -> CompelAnswer:
    """Return a compel of a feature's act by one who can spare a point; an attack is hindered after its dice."""
    actor = request.actor
    if points(state, actor) >= MOST_COMPELS or not isinstance(request.act, UseFeature):
        return NoCompel()
    able = [each for each in acting(state) if owner(state, each) == request.player and points(state, each) >= SPARE]
    aspects = aspects_on(state, On.ACTOR, actor)
    if not able or not aspects:
        return NoCompel()
    offer = Compel(aspects[-1].id, max(able, key=lambda each: points(state, each)), HOLD_BACK)
    return offer if request.refusal(state, offer) is None else NoCompel()


def _accepts(state: State, request: AnswerCompel, meant: Act | None) -> bool:
    """Return True, as a point is welcome, unless what was meant decides the conflict and would be dropped."""
    beside = meant.beside if isinstance(meant, PassTurn | Attack) else ()
    carries = any(thing.carrier == request.actor for thing in state.things.values())
    decides = isinstance(meant, UseFeature) or any(
        isinstance(each.act, Lift) or (carries and isinstance(each.act, Move)) for each in beside
    )
    return not (decides and request.effect == HOLD_BACK and False in request.options(state))


# -- defending -----------------------------------------------------------------------------------------------------


def _defends(state: State, request: DefendFully) -> bool:
    """Return whether to defend fully: if the next hit takes the actor out, and it carries nothing home."""
    actor = request.actor
    if group(state, actor) is not None or any(thing.carrier == actor for thing in state.things.values()):
        return False
    free = [box for box in range(1, 9) if box not in state.actors[actor].marks.get(Track.HEALTH, [])]
    weak = limit(state, actor) - len(consequences(state, actor)) <= 1 and len(free) <= 6
    return is_beset(state, actor) or (weak and value(state, actor) > 60.0 and request.attacker is not None)


def _spin(state: State, request: UseSpinNow) -> str:
    """Return "keep", for the next action, unless one who carries a thing can be off at once.  F103, F104."""
    actor = request.actor
    if any(thing.carrier == actor for thing in state.things.values()):
        here = zone_of(state, actor)
        for zone, _ in neighbours(state, here):
            if away(state, actor, zone) < away(state, actor) and link_cost(state, actor, here, zone) <= request.shifts:
                return "overflow"
    return "keep"


# -- where one comes to stand --------------------------------------------------------------------------------------


def homeward(state: State, actor: ActorId, to: Move) -> Move:
    """Return a move into an exit's zone, into the exit itself if one carries a thing out or wants to leave."""
    leaves = to.to in zones_of_exits(state, actor) and to.to in _wants(state, actor)
    place = place_in_exit(state, actor, to.to) if leaves and not to.take and to.carry is None else None
    return to if place is None else Move(to.to, (place,))


def _wants(state: State, actor: ActorId) -> list[SceneZoneId]:
    """Return where one who carries a thing, or whose side wants to be gone, wants to be; nobody else leaves."""
    carries = any(thing.carrier == actor for thing in state.things.values())
    flees = bool(goals_of(state, side(state, actor), GoalKind.LEAVE))
    return wanted(state, actor) if carries or flees else []


def _spend(state: State, request: SpendShifts) -> SpendAnswer:
    """Return taking a wanted thing, else a move towards where one wants to be, else nothing."""
    actor, best = request.actor, 0.0
    chosen: SpendAnswer = Lapse()
    for each in request.hints(state):
        if isinstance(each, Lapse):
            continue
        if isinstance(each.act, Lift) and away(state, actor) == 0.0:
            return each
        if isinstance(each.act, Move):
            nearer = away(state, actor) - away(state, actor, each.act.to)
            if nearer > best:
                chosen, best = Spend(homeward(state, actor, each.act)), nearer
    return chosen


def _landing(state: State, request: ChooseLanding) -> Land:
    """Return the farthest landing, in an exit if that is wanted; a thrown foe lands as far away as it goes, too."""
    furthest = request.hints(state)[0]
    if not furthest.zones or request.take or owner(state, request.mover) != request.player:
        return furthest
    move = homeward(state, request.mover, Move(request.path[furthest.zones - 1]))
    land = Land(furthest.zones, move.places)
    return land if move.places and request.refusal(state, land) is None else furthest
