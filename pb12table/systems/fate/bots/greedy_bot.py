"""A bot that weighs acts by what they bring on average, spends fate points where they decide, and concedes by grit."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any, Final

from pb12table.kernel.request import Request
from pb12table.skirmish.modifiers import total
from pb12table.systems.fate.rules.actors import (
    character,
    companions,
    consequences,
    group,
    opponents,
    owner,
    side,
)
from pb12table.systems.fate.rules.acts.attacks import ChooseDefence, DefendFully, SpendShifts, UseSpinNow
from pb12table.systems.fate.rules.acts.compels import OfferCompel
from pb12table.systems.fate.rules.acts.maneuvers import AcceptAspect
from pb12table.systems.fate.rules.acts.moving import ChooseLanding
from pb12table.systems.fate.rules.asking.answers import (
    Act,
    Attack,
    Bid,
    Enough,
    HitAnswer,
    Land,
    Lapse,
    Lift,
    LoseCompanion,
    MarkBox,
    Move,
    NoCompel,
    NoOffer,
    PassTurn,
    SpendAnswer,
    Sprint,
    Step,
    TakeConsequence,
    Terms,
    UseAspect,
    UseFeature,
    UseSpin,
)
from pb12table.systems.fate.rules.asking.bargains import AnswerCompel
from pb12table.systems.fate.rules.asking.requests import ActHeld, ChooseAct, PlaceFigures, SplitGroup
from pb12table.systems.fate.rules.asking.suggestions import main_acts
from pb12table.systems.fate.rules.bidding import ROLL, AddSpin, AddToRoll, is_free
from pb12table.systems.fate.rules.data import ActorId, Effect, GoalKind, SceneZoneId
from pb12table.systems.fate.rules.harm import AnswerConcession, NameOutcome, OfferConcession, RejectOutcome, TakeHit
from pb12table.systems.fate.rules.odds import attack_odds
from pb12table.systems.fate.rules.rolls import defending_modifiers
from pb12table.systems.fate.rules.state import Contest, State
from pb12table.systems.fate.rules.zones import distances, exits_of, free_places, zone_at, zone_of
from pb12table.table.zones import in_area

_USUAL_GRIT: Final = 2
"""So many consequences one without grit takes before giving in."""
_NEARER: Final = 0.35
"""What a zone nearer to where one wants to be is worth, in shifts."""
_WORTH_A_POINT: Final = 2
"""A fate point is spent where so many shifts or fewer decide."""


class GreedyBot:
    """Answers all questions of FATE; equal seeds bring equal games."""

    def __init__(self, seed: int) -> None:
        self._chance = random.Random(seed)

    def answer(self, state: State, request: Request[State, Any]) -> Any:
        """The answer to a question, by what is known to the player who is asked."""
        match request:
            case ChooseAct():
                return self._act(state, request.actor)
            case ChooseDefence():
                return max(request.skills, key=lambda skill: total(defending_modifiers(state, request.actor, skill)))
            case AddToRoll():
                return _bid(state, request)
            case AddSpin():
                return Enough()
            case TakeHit():
                return _hit(state, request)
            case OfferConcession():
                return _offer(state, request)
            case AnswerConcession() | AcceptAspect() | AnswerCompel():
                return True
            case ActHeld():
                return True
            case DefendFully():
                return _should_defend(state, request.actor)
            case SpendShifts():
                return _spend(state, request)
            case UseSpinNow():
                return "keep"
            case ChooseLanding():
                return _landing(state, request)
            case NameOutcome():
                return request.default(state)
            case RejectOutcome():
                return False
            case OfferCompel():
                return NoCompel()
            case PlaceFigures() | SplitGroup():
                return request.default(state)
        return request.default(state)

    def _act(self, state: State, actor: ActorId) -> Act:
        way_out = _step_out(state, actor)
        if way_out is not None:
            return way_out
        acts = list(main_acts(state, actor))
        weighed = [(self._weight(state, actor, act), self._chance.random(), act) for act in acts]
        return max(weighed, key=lambda each: each[:2])[2] if weighed else PassTurn()

    def _weight(self, state: State, actor: ActorId, act: Act) -> float:
        """What an act brings, in shifts."""
        if isinstance(act, Attack) and not act.push:
            odds = attack_odds(state, actor, act)
            return float(odds.mean_shifts) + float(odds.p_hit) - 0.2 * float(odds.p_spin) + 0.4
        if isinstance(act, UseFeature):
            return _feature_weight(state, actor, act)
        if isinstance(act, Sprint):
            return _NEARER * _nearer(state, actor, act.path[-1]) * 0.8
        if isinstance(act, PassTurn) and act.beside:
            small = act.beside[0].act
            if isinstance(small, Lift):
                return 6.0
            return _NEARER * _nearer(state, actor, small.to) if isinstance(small, Move) else 0.05
        return 0.0


# -- where to go -----------------------------------------------------------------------------------------------------


def wanted(state: State, actor: ActorId) -> list[SceneZoneId]:
    """The zones an actor wants to be in: with what it carries at an exit, at a thing to carry, at a goal, at foes."""
    goals = [goal for goal in state.setup.goals if goal.side == side(state, actor)]
    for goal in goals:
        if goal.kind is GoalKind.CARRY and goal.thing is not None and character(state, actor) is not None:
            placed = state.things[goal.thing]
            if placed.carrier == actor:
                return [zone for each in exits_of(state, actor) if (zone := _zone_of_exit(state, actor, each.id))]
            if placed.carrier is None:
                return [placed.zone]
    foes = opponents(state, actor)
    targets = [goal.actor for goal in goals if goal.kind is GoalKind.OUT and goal.actor in foes]
    return [zone_of(state, foe) for foe in (targets or foes)]


def _zone_of_exit(state: State, actor: ActorId, identity: str) -> SceneZoneId | None:
    area = next(zone.area for zone in state.setup.zones if zone.id == identity)
    xs, ys = [x for x, _ in area.outline], [y for _, y in area.outline]
    return zone_at(state.setup, (sum(xs) / len(xs), sum(ys) / len(ys)), 0.0)


def _nearer(state: State, actor: ActorId, zone: SceneZoneId) -> int:
    """By how many links a zone is nearer to where an actor wants to be."""
    goals = wanted(state, actor)
    if not goals:
        return 0
    here, there = distances(state, zone_of(state, actor)), distances(state, zone)
    far = len(state.setup.scene_zones)
    return min(here.get(goal, far) for goal in goals) - min(there.get(goal, far) for goal in goals)


def _step_out(state: State, actor: ActorId) -> Step | None:
    """A step into an exit with what is to be carried out."""
    carries = any(thing.carrier == actor for thing in state.things.values())
    if not carries or state.actors[actor].frees:
        return None
    zone, figure = zone_of(state, actor), state.actors[actor].members[0]
    for each in exits_of(state, actor):
        xs = [x for x, _ in each.area.outline]
        middle = (sum(xs) / len(xs), state.figures[figure].y)
        for place in free_places(state, figure, zone, middle):
            if in_area(each.area, place[:2], place[2]):
                return Step(figure, place[:2])
            break
    return None


def _feature_weight(state: State, actor: ActorId, act: UseFeature) -> float:
    """A fuse is worth more than a blow; debris and fire little."""
    feature = state.setup.feature(act.feature)
    return 5.0 if feature is not None and feature.effect is Effect.FUSE else 0.1


# -- bids, hits and offers -------------------------------------------------------------------------------------------


def _bid(state: State, request: AddToRoll) -> Bid:
    """What is free where it helps; a point where few shifts decide."""
    contest = state.contest
    assert contest is not None, "asked only then"
    if not _is_behind(contest, request.which):
        return Enough()
    bids = request.options(state)
    lacking = abs(contest.margin) + 1
    for bid in bids:
        if isinstance(bid, UseAspect) and not bid.reroll and is_free(state, request.actor, state.aspects[bid.aspect]):
            return bid
        if isinstance(bid, UseSpin) and bid.to_other is (request.which == ROLL) and bid.less is (request.which == ROLL):
            return bid
    if lacking > _WORTH_A_POINT:
        return Enough()
    return next((bid for bid in bids if isinstance(bid, UseAspect) and not bid.reroll), Enough())


def _is_behind(contest: Contest, which: str) -> bool:
    return contest.margin <= 0 if which == ROLL else contest.margin > 0


def _hit(state: State, request: TakeHit) -> HitAnswer:
    """A box where one is left, then a companion, then a consequence."""
    options = request.hints(state)
    for kind in (MarkBox, LoseCompanion, TakeConsequence):
        found = next((each for each in options if isinstance(each, kind)), None)
        if found is not None:
            return found
    return options[0]


def _offer(state: State, request: OfferConcession) -> Any:
    """One gives in after as many consequences as one's grit.  F061."""
    found = character(state, request.actor)
    assert found is not None, "groups have no consequences"
    grit = found.profile.grit or _USUAL_GRIT
    taken = len(consequences(state, request.actor))
    alone = sum(owner(state, each) == request.player for each in state.actors) < 2
    return Terms("flees") if taken >= grit and not alone and not companions(state, request.actor) else NoOffer()


def _should_defend(state: State, actor: ActorId) -> bool:
    """Full defence is for those who have little left."""
    return group(state, actor) is None and len(consequences(state, actor)) >= _USUAL_GRIT


def _spend(state: State, request: SpendShifts) -> SpendAnswer:
    """A move towards where one wants to be, else nothing."""
    found: SpendAnswer = Lapse()
    best = 0
    for answer in request.hints(state):
        if not isinstance(answer, Lapse) and isinstance(answer.act, Move):
            nearer = _nearer(state, request.actor, answer.act.to)
            if nearer > best:
                found, best = answer, nearer
    return found


def _landing(state: State, request: ChooseLanding) -> Land:
    """As far as it goes; a foe that is thrown as far away as it goes, too."""
    hints: Sequence[Land] = request.hints(state)
    return hints[0]
