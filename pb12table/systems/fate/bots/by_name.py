"""The bots of FATE by name, the usual one first: plain, curious, and looking ahead."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial
from math import exp
from types import MappingProxyType
from typing import Any, ClassVar, Final

from pb12table.bots.looking_ahead import Effort, Search
from pb12table.bots.play import CuriousBot, Interests
from pb12table.kernel.request import Dice, Request
from pb12table.kernel.session import Session
from pb12table.skirmish.bot import MakeBot, Reasons, Weighed, never
from pb12table.skirmish.ids import PlayerId
from pb12table.systems.fate.bots.answering import (
    PLAIN,
    STEADY,
    STRONG,
    Mind,
    a_point,
    a_tag,
    answer,
    away,
    errand,
    fuses,
    goals_of,
    homeward,
    left,
    may_put_out,
    side_tags,
    stake,
    toughness,
    value,
    weighed_bids,
)
from pb12table.systems.fate.bots.ideas import Idea, free_act, ideas, name_of, zone_worth
from pb12table.systems.fate.rules.actors import acting, owner, points, side
from pb12table.systems.fate.rules.acts.attacks import target_of
from pb12table.systems.fate.rules.acts.blocks import protecting
from pb12table.systems.fate.rules.acts.features import burning
from pb12table.systems.fate.rules.asking.answers import (
    Act,
    Attack,
    Bid,
    Blast,
    Change,
    Enough,
    Hamper,
    Hinder,
    MainAct,
    Move,
    PassTurn,
    Rearm,
    SetBlock,
    SmallAct,
    Sprint,
    Step,
    Throw,
    UseAspect,
    UseFeature,
    UseSpin,
)
from pb12table.systems.fate.rules.asking.requests import ChooseAct, act_refusal
from pb12table.systems.fate.rules.bidding import AddToRoll
from pb12table.systems.fate.rules.data import DICE, ActorId, GoalKind, SideId
from pb12table.systems.fate.rules.harm import RejectOutcome
from pb12table.systems.fate.rules.rules import Rules
from pb12table.systems.fate.rules.state import BlockKind, State, unpacked

MOOD: Final = 0.05
"""By such a share at most what an act promises differs from one time to the next."""


BIDS: Final[Mapping[type[Any], str]] = MappingProxyType(
    {Enough: "enough", UseAspect: "aspect", Hamper: "compel", UseSpin: "spin"}
)
"""What adding to a roll is called, of the texts `plan-NAME`."""
TOLD: Final = 8
"""So many acts it tells at most of those it has weighed."""


class PlainBot:
    """Answers all questions of FATE; equal seeds bring equal games."""

    mind: ClassVar[Mind] = PLAIN

    def __init__(self, seed: int) -> None:
        self._chance = random.Random(seed)
        self._meant: Act | None = None
        self._weighed: tuple[State, ChooseAct, list[Idea]] | None = None
        """What it weighed for its last answer, in the order in which it would have taken it."""
        self._bids: list[tuple[float, Bid]] = []
        """What adding to a roll and adding nothing came to, where that was the last question."""

    def reasons(self) -> Reasons | None:
        """Return what each act or bid promised, in points of the comparison of forces; see `skirmish.bot.Reasoning`."""
        if len(self._bids) > 1:
            plans = tuple(Weighed(each, BIDS[type(each)], worth) for worth, each in self._bids)
            before = next(worth for worth, each in self._bids if isinstance(each, Enough))
            return Reasons(plans[0].name, before, plans, in_points=True)
        if self._weighed is None:
            return None
        state, request, found = self._weighed
        allowed = [idea for idea in found if request.refusal(state, idea.act) is None]
        legal, left = allowed[:TOLD], len(allowed[TOLD:])
        # One of those that promise nearly the same is taken by its mood: the others come by what they promise.
        order = [*legal[:1], *sorted(legal[1:], key=lambda idea: -idea.worth)]
        plans = tuple(Weighed(idea.act, name_of(idea.act), idea.worth) for idea in order)
        return Reasons(plans[0].name, 0.0, plans, in_points=True, others=left) if len(plans) > 1 else None

    def answer(self, state: State, request: Request[Any, Any], /) -> Any:
        """Return the answer to a question, by what is known to the player who is asked."""
        self._weighed, self._bids = None, []
        if isinstance(request, ChooseAct):
            self._meant = self._act(state, request)
            return self._meant
        if isinstance(request, AddToRoll):
            self._bids = weighed_bids(state, request, self.mind, self._meant)
            return self._bids[0][1]
        return answer(state, request, self._meant, self.mind)

    def _act(self, state: State, request: ChooseAct) -> Act:
        before, actor = free_act(state, request.actor), request.actor
        if before is not None and request.refusal(state, before) is None:
            return before
        moods = [(idea.worth * (1.0 + MOOD * self._chance.random()), idea) for idea in ideas(state, actor, self.mind)]
        found = [idea for _, idea in sorted(moods, key=lambda each: -each[0])]
        self._weighed = state, request, found
        return next((idea.act for idea in found if request.refusal(state, idea.act) is None), PassTurn())


class SteadyBot(PlainBot):
    """Bids only what pays after all answers, strikes with three tags, and goes at once for what it must hold."""

    mind = STEADY


class StrongBot(PlainBot):
    """Saves its tags for blows that count, shoots and throws from where it is good, and gives in when it has lost."""

    mind = STRONG


def dullness(state: State, request: Request[State, Any], answer: Any) -> float:
    """Return how little an answer helps to get to the action: features, then attacks, then going there."""
    if not isinstance(request, ChooseAct):
        return 0.0
    match answer:
        case UseFeature():
            return -20.0
        case Attack(target=target):
            return -10.0 if protecting(state, target_of(state, target)) is None else -25.0
        case Hinder(target=target) if points(state, target):
            return -11.0 if state.exchange % 3 == 2 else -5.0
        case Throw():
            return -26.0 if state.exchange % 2 == 1 else 50.0
        case SetBlock(kind=BlockKind.PROTECT):
            return -12.0
        case Sprint():
            return away(state, request.actor, answer.path[-1])
        case PassTurn(beside=(first, *_)):
            return _left(state, request.actor, first.act)
        case PassTurn():
            return 100.0
    return 50.0


def _left(state: State, actor: ActorId, small: SmallAct | Step) -> float:
    """Return how far an actor still is from where it wants to be, from an exit nothing at all."""
    if not isinstance(small, Move):
        return -30.0 if isinstance(small, Rearm) else -15.0
    return -5.0 if homeward(state, actor, small).places else away(state, actor, small.to)


def occasion(request: Request[State, Any]) -> str:
    """Return what is asked; for a bid, with the side of the contest."""
    kind = type(request).__name__
    return f"{kind}/{request.which}" if isinstance(request, AddToRoll) else kind


INTERESTS: Interests[State] = Interests(
    dullness,
    occasion,
    endings=("terms", "down"),
    choices=("weapon", "feature", "thing", "kind", "deed", "effect", "aim", "skill", "act", "text", "companion"),
    once=(RejectOutcome,),
)


def curious_bot(seed: int, seen: Counter[str] | None = None) -> CuriousBot[State]:
    """Return a bot that looks for what has not occurred; bots that share `seen` share what they know."""
    return CuriousBot(INTERESTS, seed, seen)


OPPOSED: Final[Mapping[int, float]] = MappingProxyType(
    {-3: 927 / 6561, -1: 1800 / 6561, 0: 1107 / 6561, 1: 1016 / 6561, 2: 784 / 6561, 3: 504 / 6561, 4: 423 / 6561}
)
"""How likely four dice are ahead of four others by so much: -3 stands for less too, -1 for -2, 4 for more."""
SIMPLE: Final[Mapping[int, float]] = MappingProxyType({-2: 15 / 81, -1: 16 / 81, 0: 19 / 81, 1: 16 / 81, 2: 15 / 81})
"""How likely the sums of four dice are: -2 and 2 stand for what is beyond them, too."""
MOST: Final = 80
"""After so many answers what comes of an act is not followed any further."""
RULES: Final = Rules()


class LikelyDice:
    """The first four dice show one sum, the next four another, and all further ones nothing."""

    def __init__(self, first: int, second: int) -> None:
        self._faces = [*_faces(first), *_faces(second)]

    def roll(self, request: Dice[State]) -> int:
        return self._faces.pop(0) if self._faces else 0

    def fork(self) -> LikelyDice:
        other = LikelyDice(0, 0)
        other._faces = list(self._faces)
        return other


def _faces(total: int) -> list[int]:
    return [(total > 0) - (total < 0)] * abs(total) + [0] * (DICE - abs(total))


def dice_for(act: Act) -> Sequence[tuple[float, LikelyDice]]:
    """Return the ways in which the dice of an act may fall, with the likelihood of each."""
    opposed = isinstance(act, Attack | Hinder | Blast) or (isinstance(act, Throw) and act.target is not None)
    if opposed:
        return [(chance, LikelyDice((lead + 1) // 2, -(lead // 2))) for lead, chance in OPPOSED.items()]
    if isinstance(act, Change | SetBlock | Sprint | Throw | UseFeature):
        return [(chance, LikelyDice(total, 0)) for total, chance in SIMPLE.items()]
    return [(1.0, LikelyDice(0, 0))]


def outcomes_of(state: State, act: Act) -> list[tuple[float, State]]:
    """Return the conflicts an act may lead to, at the next turn or at the end, each with its likelihood."""
    return [(chance, played(state, act, dice)) for chance, dice in dice_for(act)]


def played(state: State, act: Act, dice: LikelyDice) -> State:
    """Return the conflict after an act of the one who has the turn, with certain dice."""
    session: Session[State] = Session(RULES, state.clone(), dice, digests=False, history=False)
    for number in range(MOST):
        request = session.pending
        if request is None or (number and isinstance(request, ChooseAct)):
            break
        session.answer(act if number == 0 else answer(session.state, request))
    return session.state


STRENGTHS: Final[Mapping[str, Effort]] = MappingProxyType(
    {"easy": Effort(24, breadth=2, depth=1), "medium": Effort(80, breadth=3, depth=1), "hard": Effort(300, breadth=3)}
)
"""How many positions each strength looks at for an act."""
THOUGHTS: Final[Mapping[int, int]] = MappingProxyType({24: 3, 80: 9, 300: 12})
"""So many ideas each strength thinks through."""
STEEP: Final = 5.0
"""How steeply the chance of winning rises with the share of all that is worth anything."""
GOAL: Final = 0.9
"""A goal that is as good as reached is worth so many times what both sides are together, halved."""
LONG: Final = 7.0
"""So many zones of an errand are all there is to it."""
TAGS: Final = 4
"""More free tags than so many are of no use."""
NEAR: Final = 0.5
"""So much of what a zone nearer to where one wants to be promises is counted in a position."""


@dataclass(frozen=True, eq=False, slots=True)
class Moment:
    """A conflict at the beginning of the turn of an `actor`; None once it is decided."""

    state: State
    actor: ActorId | None


class Scene:
    """A conflict as prospects; see `bots.looking_ahead.prospects`."""

    def __init__(self, thoughts: int) -> None:
        self._thoughts = thoughts

    def mover(self, position: Moment) -> str | None:
        return None if position.actor is None else owner(position.state, position.actor)

    def plans(self, position: Moment) -> Sequence[MainAct]:
        assert position.actor is not None, "nothing is planned after the end"
        found = [idea.act for idea in ideas(position.state, position.actor)[: self._thoughts]]
        legal = [act for act in found if act_refusal(position.state, position.actor, act) is None]
        return legal or [PassTurn()]

    def outcomes(self, position: Moment, plan: MainAct) -> Sequence[tuple[float, Moment]]:
        return [(chance, Moment(after, after.actor)) for chance, after in outcomes_of(position.state, plan)]

    def worth(self, position: Moment, player: str) -> float:
        return worth(position.state, PlayerId(player))


# -- what a conflict is worth --------------------------------------------------------------------------------------


def worth(state: State, player: PlayerId) -> float:
    """Return roughly the chance that a player's side wins: by how it ended, else by what is left and the goals."""
    own = state.setup.player_by_id[player].side
    if state.outcome is not None:
        return 0.5 if state.outcome.side is None else float(state.outcome.side == own)
    everything = mine = theirs = 1.0
    for actor in acting(state):
        share = left(state, actor) / max(toughness(state, actor), 1.0)
        there = value(state, actor) * stake(state, actor) * (0.3 + 0.7 * share)
        if not state.actors[actor].led_by:
            there -= NEAR * zone_worth(state, actor) * min(away(state, actor), LONG)
        everything += value(state, actor)
        if side(state, actor) == own:
            mine += there
        else:
            theirs += there
    for each in state.setup.sides:
        more = _advantages(state, each.id) + GOAL * everything / 2.0 * _nearness(state, each.id)
        if each.id == own:
            mine += more
        else:
            theirs += more
    return 1.0 / (1.0 + exp(-STEEP * (mine - theirs) / (mine + theirs)))


def _advantages(state: State, of: SideId) -> float:
    """Return the value to a side of free tags, a spin, full defences and weapons out of hand."""
    tags = min(side_tags(state, of), TAGS)
    found = a_tag(state, of) * (tags - 0.1 * tags * tags)
    for actor in acting(state):
        own = side(state, actor) == of
        if own and state.actors[actor].full_defence:
            found += 0.3 * a_point(state, actor)
        if not own and state.actors[actor].disarmed:
            found += 0.8 * a_tag(state, of)
    found += 0.2 * a_tag(state, of) * sum(side(state, spin.holder) == of for spin in unpacked(state.spin_won))
    return found


def _nearness(state: State, of: SideId) -> float:
    """Return how near a side is to what wins apart from being the last one, from 0 to 1.  F109."""
    found = 0.0
    remaining = errand(state, of)
    exchanges = state.setup.options.exchange_limit - state.exchange + 1
    if remaining is not None:
        found = max(0.0, 1.0 - remaining / LONG) if remaining <= exchanges + 1 else 0.0
    if goals_of(state, of, GoalKind.FUSE):
        found = max(found, max((_fuse(state, each.zone) for each in state.fuses if each.feature), default=0.0))
    rivals = [errand(state, each.id) for each in state.setup.sides if each.id != of]
    if goals_of(state, of, GoalKind.LIMIT) and any(each is not None and each > exchanges + 1 for each in rivals):
        found = max(found, 0.8)
    return found


def _fuse(state: State, zone: str) -> float:
    """Return the probability that a fuse in a zone goes off: by how far away those are who may put it out."""
    feature = next((each for each in fuses(state) if each.zone == zone), None)
    fuse = None if feature is None else burning(state, feature)
    if feature is None or fuse is None:
        return 0.0
    foes = [each for each in acting(state) if may_put_out(state, each, feature)]
    nearest = min((away(state, each) for each in foes), default=9.0)
    acts = fuse.exchange - state.exchange + 1 - nearest
    return 0.25 if acts >= 2.0 else 0.4 if acts >= 1.0 else 0.9


# -- the bot -------------------------------------------------------------------------------------------------------


class SearchBot:
    """Thinks its acts through as far as its effort allows; all other questions are answered as they come."""

    def __init__(self, seed: int, effort: Effort) -> None:
        self._chance = random.Random(seed)
        self._effort = effort
        self._stop: Callable[[], bool] = never
        self._thoughts = THOUGHTS[effort.positions]
        self._meant: Act | None = None

    def hurry(self, seconds: float) -> None:
        """Think no longer than so many seconds about an answer; see `skirmish.bot.Hurried`."""
        self._effort = replace(self._effort, seconds=seconds)

    def heed(self, stop: Callable[[], bool]) -> None:
        """Give up as soon as `stop` says so; see `skirmish.bot.Heeding`."""
        self._stop = stop

    def answer(self, state: State, request: Request[Any, Any], /) -> Any:
        """Return the answer that promises the most."""
        if isinstance(request, ChooseAct):
            self._meant = self._act(state, request)
            return self._meant
        return answer(state, request, self._meant)

    def _act(self, state: State, request: ChooseAct) -> Act:
        before = free_act(state, request.actor)
        if before is not None and request.refusal(state, before) is None:
            return before
        search: Search[Moment, MainAct] = Search(
            Scene(self._thoughts), request.player, self._effort, self._chance, self._stop
        )
        found = search.best(Moment(state, request.actor)).plan
        if request.refusal(state, found) is None:
            return found
        legal = (idea.act for idea in ideas(state, request.actor) if request.refusal(state, idea.act) is None)
        return next(legal, PassTurn())


BOTS: Final[Mapping[str, MakeBot]] = MappingProxyType(
    {
        "plain": PlainBot,
        "steady": SteadyBot,
        "strong": StrongBot,
        "learner": PlainBot,
        **{name: partial(SearchBot, effort=effort) for name, effort in STRENGTHS.items()},
        "curious": curious_bot,
    }
)
