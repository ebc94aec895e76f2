"""The bots of Kampf W6: one that weighs attacks by exact odds and goes for what wins, and what a curious one cares
about.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from math import fsum, inf
from types import MappingProxyType
from typing import Any, ClassVar, Final

from pb12table.bots.ground import Spot
from pb12table.bots.play import CuriousBot, Interests
from pb12table.bots.ways import AHEAD, Walker, Ways, ways_of
from pb12table.kernel.request import Dice, Request
from pb12table.skirmish.bot import MakeBot
from pb12table.skirmish.ids import FigureId
from pb12table.skirmish.zones import ZoneKind
from pb12table.systems.kampf_w6.rules.acts import CRAWL, RUN, WALK, ChooseAct, ChooseReaction, act_refusal, way_of
from pb12table.systems.kampf_w6.rules.answers import (
    NO_PARRY,
    Act,
    Attack,
    BonusDie,
    BuyAction,
    ChangeStance,
    DieAnswer,
    EndTurn,
    Moving,
    ParryAnswer,
    ParryForDie,
    Pass,
    Reload,
    Reroll,
    ScenarioAct,
    SpendAnswer,
    StealAction,
    Stop,
    UseDoor,
    UseItem,
    Walk,
)
from pb12table.systems.kampf_w6.rules.attack_plan import (
    all_attacks,
    attack_odds,
    chance,
    figure_value,
    plan_attack,
    succeeds,
)
from pb12table.systems.kampf_w6.rules.data import Stance
from pb12table.systems.kampf_w6.rules.dice import (
    ChooseParry,
    SpendOnRoll,
    dice_answers,
    parry_number,
    parrying_means,
)
from pb12table.systems.kampf_w6.rules.figures import (
    STANCE_COVER,
    account,
    body,
    data,
    doors_at,
    hands_of,
    is_fighting,
    is_opposing,
    opponents,
    others,
    owner,
    share_cover,
    side,
    sight,
)
from pb12table.systems.kampf_w6.rules.on_the_spot import Doer
from pb12table.systems.kampf_w6.rules.state import State
from pb12table.systems.kampf_w6.rules.ways import mover_of
from pb12table.table.battlefield import Body
from pb12table.table.footprints import Area, in_area
from pb12table.table.openings import with_doors
from pb12table.table.routes.doorways import TURNS, bars, places_at, with_doorways
from pb12table.table.routes.lengths import Rates
from pb12table.table.routes.space.crossings import Mover
from pb12table.table.routes.ways_by_length import cheapest
from pb12table.table.shapes import Point, Point3, circumradius, plan_distance

_CLIMB: Final = 1
_THERE: Final = 0.5
"""So near to its goal a figure has come to it, in metres."""


def map_of(state: State, figure: FigureId) -> Ways:
    """Return the map of paths for a figure, through the doors that it opens on its way."""
    profile = data(state, figure).profile
    table = with_doorways(state.battlefield, body(state, figure), hands_of(state, figure))
    return ways_of(Walker(table, profile.footprint, profile.heights.standing, _CLIMB))


def lengths_to(state: State, figure: FigureId, goals: Sequence[Point3]) -> Mapping[Spot, float]:
    """Return the distance from anywhere to the nearest of some goals."""
    return map_of(state, figure).lengths_to(goals)


def length_from(state: State, figure: FigureId, lengths: Mapping[Spot, float]) -> float:
    """Return how far a figure is from what a field of lengths leads to; infinite without a path."""
    return map_of(state, figure).length_from(state.figures[figure].at, lengths)


def door_towards(state: State, figure: FigureId, lengths: Mapping[Spot, float]) -> UseDoor | Walk | None:
    """Return the act for a door at hand that stops a figure on its way: turning it, or stepping out of its way.

    WR41.
    """
    here, own = state.figures[figure].at, body(state, figure)
    ahead = tuple(place for far in AHEAD if (place := map_of(state, figure).ahead(here, lengths, far)) != here)
    for door in doors_at(state, figure):
        if not bars(door.id, state.battlefield, own, ahead):
            continue
        for degrees in TURNS:
            turn = UseDoor(door.id, degrees)
            turned = with_doors(state.battlefield, ((door.id, degrees),))
            if act_refusal(state, figure, turn) is None and not bars(door.id, turned, own, ahead):
                return turn
        for x, y, _ in places_at(door, circumradius(own.footprint)):
            aside = Walk(((x, y),))
            if act_refusal(state, figure, aside) is None:
                return aside
    return None


def way_towards(
    state: State, figure: FigureId, lengths: Mapping[Spot, float], goals: Sequence[Point3], *, reaction: bool = False
) -> Moving | None:
    """Return the act of moving that leads a figure nearest to its goals: it runs if that is farther than it walks."""
    here = state.figures[figure].at
    for moving in (RUN, WALK, CRAWL):
        if moving.any_refusal(state, Doer(figure)) is not None:
            continue
        mover = mover_of(state.battlefield, body(state, figure), others(state, figure))
        most = moving.metres(state, figure)
        for path in _paths(map_of(state, figure), here, lengths, goals, mover, moving.rates, most):
            act = moving.of_path(path)
            if act_refusal(state, figure, act, reaction=reaction) is None:
                return act
    return None


def _paths(
    ways: Ways,
    here: Point3,
    lengths: Mapping[Spot, float],
    goals: Sequence[Point3],
    mover: Mover,
    rates: Rates,
    most: float,
) -> Iterator[tuple[Point, ...]]:
    """Yield paths that may be legal, farthest first: straight ones, then the shortest round obstacles."""
    if ways.length_from(here, lengths) == inf:
        return
    places = [goal for goal in goals if plan_distance(goal[:2], here[:2]) <= most]
    steps: list[Point3] = []
    for number in range(1, int(most) + 1):
        place = ways.ahead(here, lengths, float(number))
        if plan_distance(place[:2], here[:2]) > _THERE and (not steps or place != steps[-1]):
            steps.append(place)
    for place in (*places, *reversed(steps)):
        yield (place[:2],)
        found = cheapest(mover, rates, place[:2], place[2], most)
        if found is not None and len(found.stretches) > 1:
            yield tuple(point[:2] for point in found.points[1:])


WORTH_IT: Final = 2.0
"""An attack that gains less of an opponent's value than this is not worth an action."""
WORTH_A_DIE: Final = 14.0
"""An attack that gains so much is worth a die for one more action."""
WORTH_A_DIE_NOW: Final = 6.0
"""The same for who keeps no dice: an attack in a turn of its own, which opens a window for others anyway."""
DEAR: Final = 1.5
"""An attack waits unless it gains so many times as much as all answers to it would gain opponents, ..."""
PATIENT: Final = 1
"""... in so many rounds: where everybody waits nobody wins."""
LIKELY: Final = 0.5
"""A die is spent on a roll that succeeds so often."""
BESIDE: Final = 0.45
"""How far from a piece a figure stands that takes something from it, in metres."""
SEARCHING: Final = 2
"""So many figures of a side go for what is to be taken."""


class TacticalBot:
    """Answers for a player whose figures should win.

    `out` is how much it counts that an attack may put its target out, beside the wounds it may cause; `worth_a_die` is
    what an attack gains, as a value of figures, that is worth a die in a turn.
    """

    out: ClassVar[float] = 0.5
    worth_a_die: ClassVar[float] = WORTH_A_DIE

    def __init__(self, seed: int) -> None:
        self._chance = random.Random(seed)

    def answer(self, state: State, request: Request[State, Any], /) -> Any:
        """Return a legal answer."""
        match request:
            case ChooseAct(figure=figure):
                return self._turn(state, figure)
            case ChooseReaction(figure=figure):
                return self._reaction(state, figure)
            case ChooseParry():
                return self._parry(state, request)
            case SpendOnRoll():
                return _spent(state, request)
            case Dice():
                return request.sample(state, self._chance)
        return request.default(state)

    # -- a turn ---------------------------------------------------------------------------------------------------

    def _turn(self, state: State, figure: FigureId) -> Any:
        """Return the next act of a figure: what wins, what hurts, what leads on, or else saving what is left."""
        placed = state.figures[figure]
        best, gain = self._best(state, figure)
        if not placed.actions:
            return self._for_a_die(state, figure) if gain >= self.worth_a_die else EndTurn()
        for act in (*_scenario_acts(state), *_first_aid(state, figure)):
            if act_refusal(state, figure, act) is None:
                return act
        if best is not None and not _should_go(state, figure) and self._waits(state, figure, gain):
            return EndTurn()
        if best is not None and gain >= WORTH_IT and not _should_go(state, figure):
            return best
        led = _reloading(state, figure) if best is None else None
        if led is None:
            led = self._going(state, figure)
        if led is None and gain >= WORTH_IT:
            led = best
        return EndTurn() if led is None else led

    def _waits(self, state: State, figure: FigureId, gain: float) -> bool:
        """Return whether a figure that could gain something by an attack lets others act first."""
        return False

    def _going(self, state: State, figure: FigureId) -> Act | None:
        """Return a path to where the figure should be, with a good attack on it if there is one; or better cover there.

        The last action is saved for a reaction.
        """
        placed = state.figures[figure]
        goals = goals_of(state, figure)
        lengths = lengths_to(state, figure, goals)
        if not goals or length_from(state, figure, lengths) <= BESIDE * 2:
            return _taking_cover(state, figure)
        if placed.actions == 1 and not _should_go(state, figure):
            return _taking_cover(state, figure)
        if placed.stance is not Stance.STANDING:
            up = ChangeStance(Stance.STANDING)
            return up if placed.actions > 1 and act_refusal(state, figure, up) is None else None
        door = door_towards(state, figure, lengths)
        if door is not None:
            return door
        way = way_towards(state, figure, lengths, goals)
        if isinstance(way, Walk):
            return self._with_attack(state, figure, way)
        return way

    def _with_attack(self, state: State, figure: FigureId, way: Walk) -> Walk:
        """Return a walk with the best attack at its end, if there is a good one."""
        attack, gain = self._best(state, figure, WALK.spot(state, figure, way))
        if attack is None or gain < WORTH_IT:
            return way
        act = Walk(way.path, attack)
        return act if WALK.further_refusal(state, figure, act) is None else way

    def _best(
        self, state: State, figure: FigureId, origin: Body | None = None, targets: Iterable[FigureId] | None = None
    ) -> tuple[Attack | None, float]:
        return best_attack(state, figure, origin, targets, self.out)

    # -- answers to others ----------------------------------------------------------------------------------------

    def _reaction(self, state: State, figure: FigureId) -> Any:
        """Attack, the actor above all, where that gains something; else stay."""
        act = state.current_act
        if not state.figures[figure].actions or act is None:
            _, gain = self._best(state, figure)
            answer = self._for_a_die(state, figure) if gain >= WORTH_A_DIE else EndTurn()
            return Pass() if isinstance(answer, EndTurn) else answer
        attack, gain = self._best(state, figure, targets=(act.actor,))
        if attack is None or gain < WORTH_IT:
            attack, gain = self._best(state, figure)
        if attack is not None and gain >= WORTH_IT and act_refusal(state, figure, attack, reaction=True) is None:
            return attack
        return Pass()

    def _parry(self, state: State, request: ChooseParry) -> ParryAnswer:
        """Parry with what is best for it; for a die only likely, and against what could put the figure out.  WR43."""
        figure = request.figure
        means = [each for each, _ in parrying_means(state, figure)]
        best = min(means, key=lambda each: parry_number(state, figure, each))
        likely = float(chance(parry_number(state, figure, best)))
        if state.figures[figure].actions:
            return best if likely > 0 else NO_PARRY
        weapon = data(state, request.attacker).weapon(request.weapon)
        assert weapon is not None, "it has struck with it"
        left = data(state, figure).profile.wound_limit - state.figures[figure].wounds
        price = self._for_a_die(state, figure)
        if likely < LIKELY or request.hits * weapon.wounds < left or isinstance(price, EndTurn):
            return NO_PARRY
        return ParryForDie(best, price)

    def _for_a_die(self, state: State, figure: FigureId) -> DieAnswer | EndTurn:
        """Return how to get one more action for a die; the end of the turn where there is none to spare."""
        answers = dice_answers(state, figure)
        buying = next((answer for answer in answers if isinstance(answer, BuyAction)), None)
        if buying is not None and account(state, figure).bonus_dice > 1:
            return buying
        return _theft(state, answers) or EndTurn()


class SteadyBot(TacticalBot):
    """Lets others act first while they could answer, and keeps no dice for a later that may not come."""

    out = 0.0
    worth_a_die = WORTH_A_DIE_NOW

    def _waits(self, state: State, figure: FigureId, gain: float) -> bool:
        able = (other for other in opponents(state, figure) if state.figures[other].actions)
        answers = (self._best(state, other, targets=(figure,))[1] for other in able)
        return state.game_round <= PATIENT and gain < DEAR * fsum(answers)

    def _for_a_die(self, state: State, figure: FigureId) -> DieAnswer | EndTurn:
        """Return how to get one more action: by a fate die, which gets nothing else, then by any bonus die."""
        answers = dice_answers(state, figure)
        buying = (answer for answer in answers if isinstance(answer, BuyAction))
        return _theft(state, answers) or next(buying, EndTurn())


def _theft(state: State, answers: Sequence[DieAnswer]) -> StealAction | None:
    """Return the theft from the figure that is worth most; None if there is none."""
    thefts = [answer for answer in answers if isinstance(answer, StealAction)]
    return max(thefts, key=lambda theft: figure_value(data(state, theft.victim)), default=None)


def best_attack(
    state: State,
    figure: FigureId,
    origin: Body | None = None,
    targets: Iterable[FigureId] | None = None,
    out: float = TacticalBot.out,
) -> tuple[Attack | None, float]:
    """Return the attack that gains the most, and how much of an opponent's value that is."""
    wanted = None if targets is None else set(targets)
    found: tuple[Attack | None, float] = (None, 0.0)
    for attack in all_attacks(state, figure, origin):
        if wanted is None or attack.target in wanted:
            gain = gain_of(state, figure, attack, origin, out)
            if gain > found[1]:
                found = (attack, gain)
    return found


def gain_of(
    state: State, figure: FigureId, attack: Attack, origin: Body | None = None, out: float = TacticalBot.out
) -> float:
    """Return the gain of an attack: the share of what the target can bear that it may lose, and whether it may go out.

    `out` is how much the second counts.
    """
    plan = plan_attack(state, figure, attack, origin, walking=origin is not None)
    odds = attack_odds(plan, ones_fail=state.setup.options.ones_fail)
    target = data(state, attack.target)
    left = max(1, target.profile.wound_limit - state.figures[attack.target].wounds)
    goes_out = float(odds.at_least(left, plan.weapon.wounds))
    worth = figure_value(target) + (60 if _carries_something(state, attack.target) else 0)
    return worth * ((1.0 - out) * min(1.0, float(odds.mean_wounds) / left) + out * goes_out)


def _carries_something(state: State, figure: FigureId) -> bool:
    return any(papers.carrier == figure for papers in state.papers.values())


def _should_go(state: State, figure: FigureId) -> bool:
    """Return whether a figure has somewhere to be that wins the fight: a carrier goes home first."""
    return _carries_something(state, figure)


def _scenario_acts(state: State) -> list[Act]:
    return [ScenarioAct(act.id) for act in state.setup.acts]


def _first_aid(state: State, figure: FigureId) -> list[Act]:
    """Return acts that heal friends, the most badly hurt first."""
    hurt = [
        other
        for other in state.figures
        if state.figures[other].wounds and is_fighting(state, other) and not is_opposing(state, figure, other)
    ]
    hurt.sort(key=lambda other: data(state, other).profile.wound_limit - state.figures[other].wounds)
    return [UseItem(item.id, other) for item in data(state, figure).items if item.heal for other in hurt]


def _reloading(state: State, figure: FigureId) -> Act | None:
    """Reload what is empty."""
    loaded = state.figures[figure].loaded
    for weapon in data(state, figure).weapons:
        if weapon.is_shooting and not loaded.get(weapon.id) and act_refusal(state, figure, Reload(weapon.id)) is None:
            return Reload(weapon.id)
    return None


def _taking_cover(state: State, figure: FigureId) -> Act | None:
    """Kneel where an opponent sees the figure without cover, and the weapons at hand work as well on the knees."""
    placed = state.figures[figure]
    if placed.stance is not Stance.STANDING or placed.actions < 2:
        return None
    kneel = ChangeStance(Stance.KNEELING)
    if act_refusal(state, figure, kneel) is not None:
        return None
    own = body(state, figure)
    for other in opponents(state, figure):
        seen = sight(state, body(state, other), own)
        if seen.exists and (share_cover(seen.covered_share) or 7) > STANCE_COVER[Stance.KNEELING]:
            return kneel
    return None


# -- where to -------------------------------------------------------------------------------------------------------


def goals_of(state: State, figure: FigureId) -> list[Point3]:
    """Return where a figure should be: home with what it carries, at what is to be taken, in a zone, at an opponent."""
    if _carries_something(state, figure):
        return _home(state, figure)
    for act in state.setup.acts:
        papers = state.papers[act.id]
        if papers.carrier is not None:
            if is_opposing(state, figure, papers.carrier):
                return [state.figures[papers.carrier].at]
            continue
        places = [papers.at] if papers.at is not None else _beside(state, act.piece)
        if figure in _nearest(state, figure, places, SEARCHING):
            return list(places)
    zones = [zone for zone in state.setup.zones if zone.kind in (ZoneKind.CONTEST, ZoneKind.HOLD)]
    for zone in zones:
        places = _inside(zone.area)
        placed = state.figures[figure]
        if in_area(zone.area, (placed.x, placed.y), placed.z):
            return [placed.at]
        if figure in _nearest(state, figure, places, SEARCHING):
            return places
    return [state.figures[other].at for other in opponents(state, figure)]


def _nearest(state: State, figure: FigureId, places: Sequence[Point3], number: int) -> list[FigureId]:
    """Return the figures of a side with the shortest paths to some places."""
    friends = [
        other for other in state.figures if is_fighting(state, other) and side(state, other) == side(state, figure)
    ]
    far = {friend: length_from(state, friend, lengths_to(state, friend, places)) for friend in friends}
    return sorted(friends, key=lambda friend: far[friend])[:number]


def _home(state: State, figure: FigureId) -> list[Point3]:
    """Return places in the entry and exit zones of a figure's player, beside where it is."""
    y = state.figures[figure].y
    found: list[Point3] = []
    for zone in state.setup.zones:
        if zone.kind in (ZoneKind.ENTRY, ZoneKind.EXIT) and owner(state, figure) in zone.players:
            xs, ys = [x for x, _ in zone.area.outline], [v for _, v in zone.area.outline]
            found.append(((min(xs) + max(xs)) / 2, min(max(y, min(ys) + 1.0), max(ys) - 1.0), 0.0))
    return found


def _beside(state: State, piece: str) -> list[Point3]:
    """Return places at the sides of a piece of terrain."""
    outline = next(each.outline for each in state.battlefield.pieces if each.id == piece)
    xs, ys = [x for x, _ in outline], [y for _, y in outline]
    west, east, south, north = min(xs), max(xs), min(ys), max(ys)
    middle_x, middle_y = (west + east) / 2, (south + north) / 2
    return [
        (west - BESIDE, middle_y, 0.0),
        (east + BESIDE, middle_y, 0.0),
        (middle_x, south - BESIDE, 0.0),
        (middle_x, north + BESIDE, 0.0),
    ]


def _inside(area: Area) -> list[Point3]:
    """Return the middle of a zone, and places between it and its corners."""
    xs, ys = [x for x, _ in area.outline], [y for _, y in area.outline]
    x, y = sum(xs) / len(xs), sum(ys) / len(ys)
    return [(x, y, 0.0), *(((x + u) / 2, (y + v) / 2, 0.0) for u, v in area.outline[:4])]


# -- answers to others ------------------------------------------------------------------------------------------------


def _spent(state: State, request: SpendOnRoll) -> SpendAnswer:
    """Return a die if it is likely to help: on a roll to hit, or against a hit that would put the figure out."""
    likely = float(chance(request.target_number))
    options = request.options(state)
    if request.roll == "cover":
        own = state.figures[request.figure]
        left = data(state, request.figure).profile.wound_limit - own.wounds
        saved = sum(succeeds(face, request.target_number) for face in request.faces)
        if request.hits - saved < left - 1:
            return Stop()
        likely = max(likely, LIKELY)
    if likely < LIKELY:
        return Stop()
    missed = [number for number, face in enumerate(request.faces) if not succeeds(face, request.target_number)]
    for answer in options:
        if isinstance(answer, Reroll) and answer.die in missed:
            return answer
    spare = account(state, request.figure).bonus_dice > 1
    return BonusDie() if spare and BonusDie() in options and likely > LIKELY else Stop()


def dullness(state: State, request: Request[State, Any], answer: Any) -> float:
    """Return how little an answer helps to get to the action: goals of the scenario, then attacks."""
    if not isinstance(request, ChooseAct):
        return 0.0
    match answer:
        case ScenarioAct():
            return -20.0
        case Attack():
            return -10.0
        case EndTurn():
            return 100.0
    return _left(state, request, answer) if isinstance(answer, Moving) else 50.0


def _left(state: State, request: ChooseAct, answer: Moving) -> float:
    """Return the remaining distance to the figure's goals from the end of a path."""
    goals = goals_of(state, request.figure)
    lengths = lengths_to(state, request.figure, goals)
    end = way_of(state, request.figure, answer).end
    figure = state.figures[request.figure]
    here = figure.at
    figure.x, figure.y, figure.z = end.x, end.y, end.z
    left = length_from(state, request.figure, lengths)
    figure.x, figure.y, figure.z = here
    return 40.0 if left == inf else min(left, 49.0)


def occasion(request: Request[State, Any]) -> str:
    """Return what is asked, by the kind of roll and of the act reacted to."""
    kind = type(request).__name__
    if isinstance(request, SpendOnRoll):
        return f"{kind}/{request.roll}"
    return f"{kind}/{request.act}" if isinstance(request, ChooseReaction) else kind


INTERESTS: Interests[State] = Interests(
    dullness, occasion, endings=("end-turn", "pass-turn"), choices=("weapon", "item", "id", "to", "mode", "further")
)


def curious_bot(seed: int, seen: Counter[str] | None = None) -> CuriousBot[State]:
    """Return a bot that looks for what has not occurred; bots that share `seen` share what they know."""
    return CuriousBot(INTERESTS, seed, seen)


BOTS: Final[Mapping[str, MakeBot]] = MappingProxyType(
    {"steady": SteadyBot, "learner": TacticalBot, "tactical": TacticalBot, "curious": curious_bot}
)
"""The bots by name.  What was `tactical` is the learner now; saves and commands of before know it by its old name."""
