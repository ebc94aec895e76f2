"""Acts with a way, all acts there are, one of them carried out, and the questions that they answer."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise
from math import cos, radians, sin
from typing import Any, ClassVar, Final, TypeVar

from pb12table.kernel.request import Chance, Refusal
from pb12table.skirmish.acts import Acts
from pb12table.skirmish.ids import FigureId
from pb12table.skirmish.plain_states import OfForm
from pb12table.systems.kampf_w6.rules.answers import (
    Act,
    ActAnswer,
    Crawl,
    DieAnswer,
    EndTurn,
    Moving,
    Pass,
    PassTurn,
    ReactionAnswer,
    Run,
    Walk,
)
from pb12table.systems.kampf_w6.rules.attack import lapse_recoil, settle
from pb12table.systems.kampf_w6.rules.data import Stance
from pb12table.systems.kampf_w6.rules.dice import FOR_DICE, Game, dice_answers, dice_refusal
from pb12table.systems.kampf_w6.rules.events import ActBegan, FigureMoved, ReactionTaken
from pb12table.systems.kampf_w6.rules.figures import body, carries, data, opponents, others
from pb12table.systems.kampf_w6.rules.on_the_spot import ATTACK, ON_THE_SPOT, USE_ITEM, Doer, W6Act
from pb12table.systems.kampf_w6.rules.state import CurrentAct, Fate, FigureState, State, TracePlace
from pb12table.systems.kampf_w6.rules.ways import (
    CRAWLING,
    RATES,
    Taken,
    path_length,
    places_until,
    shortened,
    taken_way,
)
from pb12table.table.battlefield import Body
from pb12table.table.routes.lengths import Rates
from pb12table.table.routes.space.gates import CLEAR
from pb12table.table.shapes import (
    TOLERANCE,
    Point,
    Point3,
    at_most,
    direction,
    plan_distance,
    rounded,
    rounded_point,
)

M = TypeVar("M", bound=Moving)

_DIRECTIONS: Final = tuple(range(0, 360, 45))
_TRIES: Final = 6
_HURTS: Final = 2.0
"""A fall of so many metres hits.  WR10."""
_ENDS: Final = 0.05
"""How likely an arbitrary answer ends a turn early."""
_LEAST_WAY: Final = 0.3
"""A shorter way is not worth a look, in metres."""


class MovingRules(W6Act[M]):
    """Go a way.  W017 (gehen), W018 (rennen), W019 (robben), WR08, WR09, WR10."""

    moves = True
    asks_more = True
    rule: ClassVar[str]
    """The rule that says how far it leads."""
    times: ClassVar[float]
    """By how much the speed of a figure is multiplied to get the metres it may go.  WR08."""
    stance: ClassVar[Stance] = Stance.STANDING
    climbs: ClassVar[bool] = True

    @property
    def rates(self) -> Rates:
        """Return what its ways cost.  WR10."""
        return RATES if self.climbs else CRAWLING

    def metres(self, state: State, figure: FigureId) -> float:
        """Return how far a figure may go, in metres.  W017, W018, W019, WR08."""
        return self.times * max(data(state, figure).speed, 1)

    def of_path(self, path: tuple[Point, ...]) -> M:
        """Return the answer with a path and nothing else."""
        made: M = self.answers[0](path)
        return made

    def taken(self, state: State, figure: FigureId, path: Sequence[Point]) -> Taken:
        """Return the way along a path, as far as it leads.  WR08, WR10, WR11."""
        return taken_way(state.battlefield, body(state, figure), path, others(state, figure), climbs=self.climbs)

    # -- legality -----------------------------------------------------------------------------------------------

    def any_refusal(self, state: State, doer: Doer) -> Refusal | None:
        """Return why a figure cannot go any way.  WR09."""
        if state.figures[doer.figure].stance is not self.stance:
            return Refusal("WR09", "needs-stance", (("stance", self.stance.value),))
        return None

    def refusal(self, state: State, doer: Doer, answer: M) -> Refusal | None:
        """Return why a way cannot be gone.  W017 (gehen), W018 (rennen), W019 (robben), WR09, WR10."""
        refusal = self.any_refusal(state, doer)
        if refusal is not None:
            return refusal
        if path_length(state.figures[doer.figure].at[:2], answer.path) <= TOLERANCE:
            return Refusal("W017", "no-way")
        way, most = self.taken(state, doer.figure, answer.path), self.metres(state, doer.figure)
        # What stands in the way farther on than the figure gets stops nobody.
        if not at_most(way.cost, most):
            return Refusal(self.rule, "way-too-long", (("length", way.cost), ("most", most)))
        return way.refusal

    # -- answers worth a look -----------------------------------------------------------------------------------

    def hints(self, state: State, doer: Doer) -> Iterator[M]:
        """Yield ways all round and to what matters, each as far as it leads."""
        if self.any_refusal(state, doer) is None:
            for path in _paths(state, doer.figure, self.metres(state, doer.figure)):
                answer = self.led_as_far(state, doer.figure, path)
                if answer is not None:
                    yield answer

    def legal(self, state: State, doer: Doer) -> Iterator[M]:
        """Yield legal ways, if there is an action for one."""
        placed = state.figures[doer.figure]
        return super().legal(state, doer) if placed.actions and placed.fate is Fate.FIGHTING else iter(())

    def sample(self, state: State, doer: Doer, chance: Chance) -> M | None:
        """Return a way of one leg or two in some direction, as far as it leads."""
        left = self.metres(state, doer.figure) * chance.uniform(0.2, 1.0)
        x, y, _ = state.figures[doer.figure].at
        path: list[Point] = []
        for share in chance.choice(((1.0,), (0.6, 0.4))):
            angle = chance.uniform(0.0, 360.0)
            x, y = rounded_point((x + left * share * cos(radians(angle)), y + left * share * sin(radians(angle))))
            path.append((x, y))
        return self.led_as_far(state, doer.figure, tuple(path))

    def led_as_far(self, state: State, figure: FigureId, path: tuple[Point, ...]) -> M | None:
        """Return a way along a path, ended where it leads no farther; None if that is nowhere."""
        x, y, _ = state.figures[figure].at
        way = self.taken(state, figure, path)
        if way.refusal is None:
            return self.of_path(path)
        # Over an edge from which nobody is hurt the figure jumps, before a deeper one it stops.
        hurts = way.refusal.reason == "too-deep" and float(way.refusal.detail("drop")) >= _HURTS
        last = way.places[-2] if hurts and len(way.places) > 1 else way.places[-1]
        if plan_distance((x, y), last[:2]) < _LEAST_WAY:
            return None
        goal = rounded_point(last[:2])
        if way.refusal.reason != "too-deep":
            # Rounded to the grid the place before what bars the way is not before it in all directions.
            (goal,) = shortened((x, y), (goal,), plan_distance((x, y), goal) - CLEAR)
        return self.of_path((goal,))

    # -- carried out --------------------------------------------------------------------------------------------

    async def effect(self, game: Game, doer: Doer, answer: M) -> None:
        """Go the way.  W017, W018, W019, WR10."""
        self.go(game, doer.figure, self.taken(game.state, doer.figure, answer.path))
        await settle(game, doer.figure, by_actor=not doer.reaction)

    def go(self, game: Game, figure: FigureId, way: Taken) -> None:
        """Go a way to its end, if it leads anywhere: something may be done before the first step."""
        placed = game.state.figures[figure]
        if len(way.places) < 2:
            return
        placed.x, placed.y, placed.z = way.places[-1]
        _look_along(placed, way.places)
        trace = tuple(TracePlace(*place, self.stance) for place in way.places)
        game.record(FigureMoved(figure=figure, kind=self.tag, trace=trace, length=way.length))

    def noticed(self, state: State, doer: Doer, answer: M) -> CurrentAct:
        """Return the way as others can see and hear it.  WR11, WR12, WR42."""
        seen = super().noticed(state, doer, answer)
        stance = state.figures[doer.figure].stance
        seen.trace = [TracePlace(*place, stance) for place in self.taken(state, doer.figure, answer.path).places]
        return seen


class WalkRules(MovingRules[Walk]):
    """Walk, and do a further act on the way if one is given.  W017 (gehen), WR06."""

    answers = (Walk,)
    icon = "walk"
    noise = 5.0
    rule = "W017"
    times = 1.0

    def refusal(self, state: State, doer: Doer, answer: Walk) -> Refusal | None:
        """Return why the way cannot be gone, or the further act cannot be done.  W017 (gehen), WR06."""
        return super().refusal(state, doer, answer) or self.further_refusal(state, doer.figure, answer)

    def further_refusal(self, state: State, figure: FigureId, answer: Walk) -> Refusal | None:
        """Return why the further act of a walk cannot be done.  W017, WR06."""
        further = answer.further
        if further is None:
            return None if answer.at is None else Refusal("WR06", "nothing-to-do-there")
        if further not in ON_THE_SPOT:
            return Refusal("WR06", "no-second-way")
        act, doer = ON_THE_SPOT.of(further), Doer(figure, walking=True)
        whole = self.taken(state, figure, answer.path)
        if act.only_at_the_end and answer.at is not None and not at_most(whole.length, answer.at):
            return Refusal("WR06", "stance-at-the-end")
        if answer.at is not None and not at_most(answer.at, whole.length):
            return Refusal("WR06", "beyond-the-way", (("most", whole.length),))
        refusal = act.walking_refusal(state, doer, further)
        if refusal is not None:
            return refusal
        cost = act.cost(state, doer, further)
        if cost != 1:
            return Refusal("WR06", "too-dear-while-walking", (("cost", cost),))
        if act.only_at_the_end and not whole.safe:
            return Refusal("WR10", "no-safe-stand")
        return act.refusal(state, Doer(figure, self.spot(state, figure, answer), walking=True), further)

    def spot(self, state: State, figure: FigureId, answer: Walk) -> Body:
        """Return where on its way a figure does the further act of a walk.  WR06."""
        whole = self.taken(state, figure, answer.path)
        if answer.at is None or at_most(whole.length, answer.at):
            return whole.end
        return self.taken(state, figure, shortened(state.figures[figure].at[:2], answer.path, answer.at)).end

    def legal(self, state: State, doer: Doer) -> Iterator[Walk]:
        """Yield legal walks, each also with all further acts that could be done at its end.  WR06."""
        for walk in super().legal(state, doer):
            yield walk
            yield from self.with_further(state, doer.figure, walk)

    def with_further(self, state: State, figure: FigureId, walk: Walk) -> Iterator[Walk]:
        """Yield a legal walk with each further act that could be done at its end.  WR06."""
        there = Doer(figure, self.spot(state, figure, walk), walking=True)
        for act in ON_THE_SPOT.tried:
            for further in act.hints(state, there):
                answer = Walk(walk.path, further)
                if self.further_refusal(state, figure, answer) is None:
                    yield answer

    def sample(self, state: State, doer: Doer, chance: Chance) -> Walk | None:
        """Return a walk, now and then with something to do somewhere on it, if something was found."""
        walk = super().sample(state, doer, chance)
        if walk is None or chance.random() >= 0.5:
            return walk
        length = path_length(state.figures[doer.figure].at[:2], walk.path)
        place = rounded(chance.uniform(0.0, 0.99) * length)
        at = chance.choice((None, place))
        there = Doer(doer.figure, self.spot(state, doer.figure, Walk(walk.path, None, at)), walking=True)
        further: Any = ATTACK.sample(state, there, chance)
        if further is None or ATTACK.refusal(state, there, further) is not None:
            further = chance.choice([*_without_a_target(state, there)])
        at = None if ON_THE_SPOT.of(further).only_at_the_end else at
        found = Walk(walk.path, further, at)
        return found if act_refusal(state, doer.figure, found) is None else walk

    async def effect(self, game: Game, doer: Doer, answer: Walk) -> None:
        """Walk, and do the further act where it is done.  W017, WR06, WR10."""
        if answer.further is None:
            await super().effect(game, doer, answer)
            return
        state, figure = game.state, doer.figure
        further = ON_THE_SPOT.of(answer.further)
        whole, spot = self.taken(state, figure, answer.path), self.spot(state, figure, answer)
        there = Doer(figure, spot, walking=True, reaction=doer.reaction)
        if answer.at is None or further.only_at_the_end:
            self.go(game, figure, whole)
            await further.effect(game, there, answer.further)
        else:
            path = shortened(state.figures[figure].at[:2], answer.path, answer.at)
            self.go(game, figure, self.taken(state, figure, path))
            await further.effect(game, there, answer.further)
            if not at_most(whole.length, answer.at):
                self._go_on(game, figure, whole, answer.at)
        await settle(game, figure, by_actor=not doer.reaction)

    def _go_on(self, game: Game, figure: FigureId, whole: Taken, at: float) -> None:
        """Go what is left of a way on which something was done after so many metres."""
        placed = game.state.figures[figure]
        done = places_until(whole, at)
        left = (TracePlace(*place, self.stance) for place in whole.places[done:])
        trace = (TracePlace(*placed.at, self.stance), *left)
        placed.x, placed.y, placed.z = whole.places[-1]
        _look_along(placed, [place.at for place in trace])
        game.record(FigureMoved(figure=figure, kind=self.tag, trace=trace, length=_plan_length(trace)))

    def noticed(self, state: State, doer: Doer, answer: Walk) -> CurrentAct:
        """Return the walk as others can see and hear it, with what is done on it.  WR11, WR12, WR42."""
        seen = super().noticed(state, doer, answer)
        if answer.further is None:
            return seen
        further, way = ON_THE_SPOT.of(answer.further), self.taken(state, doer.figure, answer.path)
        stance = state.figures[doer.figure].stance
        seen.further_noise = further.noise_of(state, doer, answer.further)
        seen.spot = len(seen.trace) - 1
        after = further.seen_after(way.places[-1], answer.further)
        if after is not None:
            seen.trace.append(after)
        elif answer.at is not None:
            seen.spot = places_until(way, answer.at) - 1
            spot = self.spot(state, doer.figure, answer)
            if not at_most(plan_distance(way.places[seen.spot][:2], spot.position), 0.0):
                seen.spot += 1
                seen.trace.insert(seen.spot, TracePlace(spot.x, spot.y, spot.z, stance))
        return seen

    def is_shot(self, state: State, doer: Doer, answer: Walk) -> bool:
        """Return whether the further act is a shot.  WR17."""
        further = answer.further
        return further is not None and ON_THE_SPOT.of(further).is_shot(state, doer, further)


class RunRules(MovingRules[Run]):
    """Run.  W018 (rennen)."""

    answers = (Run,)
    icon = "run"
    noise = 15.0
    rule = "W018"
    times = 2.0

    def any_refusal(self, state: State, doer: Doer) -> Refusal | None:
        """Return why a figure cannot run at all: it carries something.  W018, W022, WR09."""
        refusal = super().any_refusal(state, doer)
        if refusal is None and carries(state, doer.figure):
            return Refusal("W022", "carrier-does-not-run")
        return refusal


class CrawlRules(MovingRules[Crawl]):
    """Crawl.  W019 (robben)."""

    answers = (Crawl,)
    icon = "crawl"
    noise = 2.0
    rule = "W019"
    times = 0.5
    stance = Stance.PRONE
    climbs = False


WALK: Final = WalkRules()
RUN: Final = RunRules()
CRAWL: Final = CrawlRules()
MOVES: Final[Acts[MovingRules[Any]]] = Acts(WALK, RUN, CRAWL)
ACTS: Final[Acts[W6Act[Any]]] = Acts(
    ATTACK, *MOVES, *(act for act in ON_THE_SPOT if act is not ATTACK), tried=(*ON_THE_SPOT.tried, *MOVES)
)
"""All acts there are, as a form lists them."""


def _look_along(placed: FigureState, places: Sequence[Point3]) -> None:
    """Face along the last stretch of a path, which only people look at."""
    (x, y, _), (to_x, to_y, _) = places[-2:] if len(places) > 1 else (places[0], places[0])
    if (x, y) != (to_x, to_y):
        placed.facing = rounded(direction((x, y), (to_x, to_y)))


def _plan_length(trace: tuple[TracePlace, ...]) -> float:
    return sum(plan_distance(one.at[:2], other.at[:2]) for one, other in pairwise(trace))


def _paths(state: State, figure: FigureId, most: float) -> Iterator[tuple[Point, ...]]:
    """Yield straight paths: in eight directions, to opposing figures, to healable ones, to what acts are about."""
    x, y, _ = state.figures[figure].at
    for angle in _DIRECTIONS:
        yield (rounded_point((x + most * cos(radians(angle)), y + most * sin(radians(angle)))),)
    goals = [state.figures[other].at[:2] for other in opponents(state, figure)]
    goals += [state.figures[use.target].at[:2] for use in USE_ITEM.hints(state, Doer(figure))]
    for act in state.setup.acts:
        papers = state.papers[act.id]
        if papers.at is not None:
            goals.append(papers.at[:2])
        elif papers.carrier is None:
            piece = next(piece for piece in state.battlefield.pieces if piece.id == act.piece)
            goals.append(_middle(piece.outline))
    for goal in goals:
        if plan_distance((x, y), goal) > TOLERANCE:
            yield shortened((x, y), (goal,), most)


def _middle(points: tuple[Point, ...]) -> Point:
    return (sum(x for x, _ in points) / len(points), sum(y for _, y in points) / len(points))


def way_of(state: State, figure: FigureId, act: Moving) -> Taken:
    """Return the path of an act, as far as it leads.  WR08, WR10, WR11."""
    return MOVES.of(act).taken(state, figure, act.path)


# -- any act -------------------------------------------------------------------------------------------------------


def act_refusal(state: State, figure: FigureId, act: Act, *, reaction: bool = False) -> Refusal | None:
    """Return why a figure cannot do an act now, None if it can.  W012 to W022, WR04, WR26, WR27."""
    rules, doer = ACTS.of(act), Doer(figure, reaction=reaction)
    return rules.price_refusal(state, doer, rules.cost(state, doer, act)) or rules.refusal(state, doer, act)


def possible_acts(state: State, figure: FigureId, *, reaction: bool = False) -> Iterator[Act]:
    """Yield legal acts worth a look: all attacks, everything done on the spot, and paths to where something is."""
    for act in ACTS.tried:
        yield from act.legal(state, Doer(figure, reaction=reaction))


def arbitrary_act(state: State, figure: FigureId, chance: Chance, *, reaction: bool = False) -> Act | None:
    """Return some legal act, None if none was found."""
    doer = Doer(figure, reaction=reaction)
    kinds = ("attack", "attack", "move", "move", "spot")
    for _ in range(_TRIES):
        kind = chance.choice(kinds)
        if kind == "attack":
            act: Act | None = ATTACK.sample(state, doer, chance)
        elif kind == "move":
            able = [moving for moving in MOVES if moving.any_refusal(state, doer) is None]
            act = chance.choice(able).sample(state, doer, chance) if able else None
        else:
            act = chance.choice([*_without_a_target(state, doer)])
        if act is not None and act_refusal(state, figure, act, reaction=reaction) is None:
            return act
    return None


def _without_a_target(state: State, doer: Doer) -> Iterator[Any]:
    """Yield what could be done on the spot but an attack."""
    for act in ON_THE_SPOT.tried:
        if act is not ATTACK:
            yield from act.hints(state, doer)


async def carry_out(game: Game, figure: FigureId, act: Act, *, reaction: bool = False) -> None:
    """Do a legal act and pay for it.  W012, W013 to W022, W029, WR04, WR27."""
    state, rules, doer = game.state, ACTS.of(act), Doer(figure, reaction=reaction)
    acting, cost = state.figures[figure], rules.cost(state, doer, act)
    acting.actions -= cost
    if reaction:
        assert state.current_act is not None, "reactions answer an act"
        state.current_act.reacted.append(figure)
        game.record(ReactionTaken(figure=figure, kind=rules.tag, left=acting.actions, act=rules.of_scenario(act)))
    else:
        state.current_act = noticed(state, figure, act)
        game.record(ActBegan(figure=figure, kind=rules.tag, cost=cost, left=acting.actions, act=rules.of_scenario(act)))
    if not rules.is_shot(state, doer, act):
        lapse_recoil(game, figure)
    await rules.effect(game, doer, act)


def noticed(state: State, figure: FigureId, act: Act) -> CurrentAct:
    """Return a legal act as others can see and hear it: its trace, and its noise.  WR11, WR12, WR42."""
    return ACTS.of(act).noticed(state, Doer(figure), act)


# -- the questions ------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class ChooseAct(OfForm[State, ActAnswer]):
    """The next act of the actor.  W012 (Handlungen nacheinander), WR05."""

    form: ClassVar[Any] = ActAnswer
    figure: FigureId

    def refusal(self, state: State, answer: ActAnswer) -> Refusal | None:
        if isinstance(answer, EndTurn):
            return None
        if isinstance(answer, DieAnswer):
            return dice_refusal(state, self.figure, answer)
        return act_refusal(state, self.figure, answer)

    def sample(self, state: State, chance: Chance) -> ActAnswer:
        dice = dice_answers(state, self.figure)
        actions = state.figures[self.figure].actions
        if dice and chance.random() < (FOR_DICE if actions else 0.5):
            return chance.choice(dice)
        if not actions or chance.random() < _ENDS:
            return EndTurn()
        return arbitrary_act(state, self.figure, chance) or EndTurn()

    def default(self, state: State) -> ActAnswer:
        return EndTurn()

    def hints(self, state: State) -> Sequence[ActAnswer]:
        return (*possible_acts(state, self.figure), *dice_answers(state, self.figure), EndTurn())


@dataclass(frozen=True, slots=True)
class ChooseReaction(OfForm[State, ReactionAnswer]):
    """Whether and how a figure reacts to the act of the actor; `act` is its kind.  W023 (Reaktion), WR27, WR28."""

    form: ClassVar[Any] = ReactionAnswer
    figure: FigureId
    act: str

    def refusal(self, state: State, answer: ReactionAnswer) -> Refusal | None:
        if isinstance(answer, Pass | PassTurn):
            return None
        if isinstance(answer, DieAnswer):
            return dice_refusal(state, self.figure, answer)
        return act_refusal(state, self.figure, answer, reaction=True)

    def sample(self, state: State, chance: Chance) -> ReactionAnswer:
        dice = dice_answers(state, self.figure)
        if dice and chance.random() < FOR_DICE:
            return chance.choice(dice)
        if chance.random() < _ENDS:
            return PassTurn()
        act = arbitrary_act(state, self.figure, chance, reaction=True) if state.figures[self.figure].actions else None
        return act or Pass()

    def default(self, state: State) -> ReactionAnswer:
        return Pass()

    def hints(self, state: State) -> Sequence[ReactionAnswer]:
        acts = possible_acts(state, self.figure, reaction=True)
        return (*acts, *dice_answers(state, self.figure), Pass(), PassTurn())
