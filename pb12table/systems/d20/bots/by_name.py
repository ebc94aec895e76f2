"""The bots of the d20 fight by name, the usual one first: plain, curious, and looking ahead."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial
from types import MappingProxyType
from typing import Any, Final

from pb12table.bots.looking_ahead import Effort, Search
from pb12table.bots.play import CuriousBot, Interests
from pb12table.kernel.request import Request
from pb12table.skirmish.bot import MakeBot, Reasons, Weighed, never
from pb12table.skirmish.ids import FigureId, PlayerId
from pb12table.systems.d20.bots.exchanges import Exchanges, is_decided, outcomes_of, worth
from pb12table.systems.d20.bots.lattice import goal_places, targets
from pb12table.systems.d20.bots.plain_bot import PlainBot, through_the_door
from pb12table.systems.d20.bots.turns import Answers, Turn, turns_of
from pb12table.systems.d20.bots.weighing import Foresight, Weigher
from pb12table.systems.d20.rules.asking.answers import (
    Attack,
    ChooseNext,
    Dash,
    Disengage,
    Dodge,
    Draw,
    DropProne,
    EndTurn,
    Escape,
    Grapple,
    Hide,
    Jump,
    MayReact,
    Move,
    Ready,
    Stabilise,
    StandUp,
    StepAnswer,
    UseFeature,
    UseItem,
    UseObject,
)
from pb12table.systems.d20.rules.asking.answers import (
    Search as Searching,
)
from pb12table.systems.d20.rules.asking.legality import way_of_move
from pb12table.systems.d20.rules.asking.steps import ChooseStep, step_refusal
from pb12table.systems.d20.rules.creatures import owner
from pb12table.systems.d20.rules.state import Life, State
from pb12table.systems.d20.rules.turn import fresh


def dullness(state: State, request: Request[State, Any], answer: Any) -> float:
    """Return how little an answer helps to reach where something can happen: things and features, then attacks."""
    if not isinstance(request, ChooseStep):
        return 0.0
    match answer:
        case UseObject() | UseFeature():
            return -20.0
        case Attack():
            return -10.0
        case Move():
            return _left(state, request, answer)
        case Jump():
            return 30.0
        case EndTurn():
            return 100.0
    return 50.0


def _left(state: State, request: ChooseStep, answer: Move) -> float:
    """Return the distance from the end of a path to the creature's goals."""
    goals, _ = goal_places(state, request.figure)
    end = way_of_move(state, request.figure, answer).end
    away = [((end.x - x) ** 2 + (end.y - y) ** 2 + (end.z - z) ** 2) ** 0.5 for x, y, z in goals]
    return min(min(away, default=40.0), 49.0)


def occasion(request: Request[State, Any]) -> str:
    """Return what is asked, by the kind of reaction or choice."""
    kind = type(request).__name__
    if isinstance(request, MayReact):
        return f"{kind}/{request.kind}"
    return f"{kind}/{request.why}" if isinstance(request, ChooseNext) else kind


INTERESTS: Interests[State] = Interests(
    dullness,
    occasion,
    endings=("end-turn",),
    choices=("weapon", "feature", "item", "thing", "place", "mode", "trigger", "act", "away", "ranged", "action"),
)


def curious_bot(seed: int, seen: Counter[str] | None = None) -> CuriousBot[State]:
    """Return a bot that looks for what has not occurred yet; bots with a common `seen` share what they know."""
    return CuriousBot(INTERESTS, seed, seen)


STRENGTHS: Final[Mapping[str, Effort]] = MappingProxyType(
    {"easy": Effort(24, depth=1), "medium": Effort(400, depth=1), "hard": Effort(600, breadth=4, depth=2)}
)
"""How many positions each strength looks at for a turn, and how many turns one after another."""
FORESIGHTS: Final[Mapping[str, Foresight]] = MappingProxyType(
    {
        "steady": Foresight(rounds=2, stages=((8, None), (24, 4)), parts=1, spots=False),
        "strong": Foresight(rounds=5, stages=((16, None), (64, 8), (160, 3)), parts=3),
    }
)
"""How far each level plays fights on in thought, and how often."""
ANEW: Final = 3
"""So often at most a turn is planned anew, because things went otherwise."""


@dataclass(frozen=True, eq=False, slots=True)
class Moment:
    """A fight at the beginning of the turn of a `figure`; None once it is decided."""

    state: State
    figure: FigureId | None


@dataclass(frozen=True, slots=True)
class Fight:
    """The fight as prospects; see `bots.looking_ahead.prospects`."""

    exchanges: Exchanges

    def mover(self, position: Moment) -> str | None:
        return None if position.figure is None else owner(position.state, position.figure)

    def plans(self, position: Moment) -> Sequence[Turn]:
        assert position.figure is not None, "nothing is planned after the end"
        return turns_of(position.state, position.figure, self.exchanges)

    def outcomes(self, position: Moment, plan: Turn) -> Sequence[tuple[float, Moment]]:
        found = outcomes_of(position.state, plan.figure, plan.answers)
        return [(chance, _next(after, plan.figure)) for chance, after in found]

    def worth(self, position: Moment, player: str) -> float:
        return worth(position.state, PlayerId(player), self.exchanges)


def _next(state: State, figure: FigureId) -> Moment:
    """Return the moment at which the next creature in the order has its turn."""
    if is_decided(state):
        return Moment(state, None)
    flat = [other for group in state.order for other in group]
    if figure not in flat:
        return Moment(state, None)
    start = flat.index(figure)
    for number in range(1, len(flat)):
        other = flat[(start + number) % len(flat)]
        placed = state.figures[other]
        if placed.life is Life.UP and not placed.unseen and not placed.surprised:
            fresh(placed)
            state.active = other
            return Moment(state, other)
    return Moment(state, None)


class TurnBot:
    """Plans whole turns; all other questions are answered plainly."""

    def __init__(self, seed: int) -> None:
        self._chance = random.Random(seed)
        self._plain = PlainBot(seed)
        self._turn: tuple[FigureId, int] | None = None
        self._plans = 0
        self._rest: list[StepAnswer] = []

    def planned(self, state: State, request: ChooseStep) -> Answers:
        """Return the turn that promises most."""
        raise NotImplementedError

    def goes_on(self, state: State, figure: FigureId) -> bool:
        """Return whether more is planned for a creature whose plan is carried out."""
        return _is_unspent(state, figure)

    def last(self, state: State, figure: FigureId) -> StepAnswer:
        """Return what comes when all that was planned is done."""
        return EndTurn()

    def answer(self, state: State, request: Request[Any, Any], /) -> Any:
        """Return the answer that promises most."""
        if not isinstance(request, ChooseStep):
            return self._plain.answer(state, request)
        step = through_the_door(state, request.figure)
        if step is not None:
            return step
        turn = (request.figure, state.game_round)
        if self._turn != turn:
            self._turn, self._plans, self._rest = turn, 0, []
            self._plan(state, request)
        while True:
            answer = self._next(state, request.figure)
            if answer is not None:
                return answer
            if self._plans >= ANEW or not self.goes_on(state, request.figure):
                return self.last(state, request.figure)
            self._plan(state, request)
            if not self._rest:
                return self.last(state, request.figure)

    def _next(self, state: State, figure: FigureId) -> StepAnswer | None:
        """Return the next step of the plan; None if it is carried out, or has come to nothing."""
        while self._rest:
            answer = self._rest.pop(0)
            if step_refusal(state, figure, answer) is None and not _is_wasted(state, figure, answer):
                if isinstance(answer, Attack):
                    # What is left of the action goes on as long as its target stands.
                    self._rest.insert(0, answer)
                return answer
            if not isinstance(answer, Attack):
                self._rest.clear()
        return None

    def _plan(self, state: State, request: ChooseStep) -> None:
        self._plans += 1
        self._rest = list(self.planned(state, request))


class SearchBot(TurnBot):
    """Plans its turns by looking ahead as far as its effort allows."""

    def __init__(self, seed: int, effort: Effort) -> None:
        super().__init__(seed)
        self._effort = effort
        self._stop: Callable[[], bool] = never
        self._fight = Fight(Exchanges())

    def hurry(self, seconds: float) -> None:
        """Think no longer than so many seconds about an answer; see `skirmish.bot.Hurried`."""
        self._effort = replace(self._effort, seconds=seconds)

    def heed(self, stop: Callable[[], bool]) -> None:
        """Give up as soon as `stop` says so; see `skirmish.bot.Heeding`."""
        self._stop = stop

    def planned(self, state: State, request: ChooseStep) -> Answers:
        """Return the turn that is worth most as positions go."""
        search: Search[Moment, Turn] = Search(self._fight, request.player, self._effort, self._chance, self._stop)
        return search.best(Moment(state, request.figure)).plan.answers


class ForesightBot(TurnBot):
    """Plans its turns by playing fights on in thought, after each of them with the same luck."""

    def __init__(self, seed: int, foresight: Foresight) -> None:
        super().__init__(seed)
        self._weigher = Weigher(self._chance, foresight)
        self._strikes = self._weighs = False

    def hurry(self, seconds: float) -> None:
        """Think no longer than so many seconds about an answer; see `skirmish.bot.Hurried`."""
        self._weigher.seconds = seconds

    def heed(self, stop: Callable[[], bool]) -> None:
        """Give up as soon as `stop` says so; see `skirmish.bot.Heeding`."""
        self._weigher.stop = stop

    def answer(self, state: State, request: Request[Any, Any], /) -> Any:
        """Return the answer that promises most."""
        found = super().answer(state, request)
        self._weighs = isinstance(request, ChooseStep) and self._turn == (request.figure, state.game_round)
        return found

    def reasons(self) -> Reasons | None:
        """Return what was looked at for the turn that the last answer is part of; the worth before is that of no turn.

        See `skirmish.bot.Reasoning`.
        """
        looked = self._weigher.weighed
        if not self._weighs or len(looked) < 2:
            return None
        before = next((each.worth for each in looked if not each.answers), looked[-1].worth)
        plans = tuple(
            Weighed((*each.answers, EndTurn())[0], name_of(each.answers), each.worth, each.error, each.fights)
            for each in looked
        )
        return Reasons(plans[0].name, before, plans)

    def planned(self, state: State, request: ChooseStep) -> Answers:
        """Return the turn after which most fights are won."""
        found = self._weigher.best(state, request.figure)
        self._strikes = any(isinstance(answer, Attack) for answer in found)
        return found

    def goes_on(self, state: State, figure: FigureId) -> bool:
        """Return whether a creature has struck, and still has its action or attacks left in it."""
        return self._strikes and super().goes_on(state, figure)

    def last(self, state: State, figure: FigureId) -> StepAnswer:
        """Return Dodge while it may be done, for it costs nothing else."""
        return Dodge() if step_refusal(state, figure, Dodge()) is None else EndTurn()


NAMES: Final[Mapping[type[StepAnswer], str]] = MappingProxyType(
    {
        UseObject: "use",
        Attack: "attack",
        Grapple: "grapple",
        Escape: "escape",
        UseFeature: "feature",
        Stabilise: "tend",
        UseItem: "tend",
        Searching: "search",
        Hide: "hide",
        Ready: "ready",
        Dash: "dash",
        Disengage: "fall-back",
        Dodge: "dodge",
        Move: "go",
        Jump: "go",
        StandUp: "stand",
        DropProne: "lie",
        Draw: "draw",
    }
)
"""What a turn is called in which there is such a step, the most telling first."""


def name_of(answers: Answers) -> str:
    """Return the name of a turn, of the texts `plan-NAME`: what it is most of all, and whether one goes before that."""
    kinds = [type(answer) for answer in answers]
    main = next((kind for kind in NAMES if kind in kinds), None)
    if main is Attack and Move in kinds:
        return "go-and-fight" if kinds.index(Move) < kinds.index(Attack) else "fight-and-go"
    return "end-turn" if main is None else NAMES[main]


def _is_wasted(state: State, figure: FigureId, answer: StepAnswer) -> bool:
    """Return whether an attack is on a target that is down while others of its side stand."""
    return isinstance(answer, Attack) and answer.target is not None and answer.target not in targets(state, figure)


def _is_unspent(state: State, figure: FigureId) -> bool:
    """Return whether a creature still has its action, or attacks left in it."""
    placed = state.figures[figure]
    return not placed.action_used or placed.attacks_left > 0


BOTS: Final[Mapping[str, MakeBot]] = MappingProxyType(
    {
        "plain": PlainBot,
        "learner": PlainBot,
        **{name: partial(ForesightBot, foresight=foresight) for name, foresight in FORESIGHTS.items()},
        **{name: partial(SearchBot, effort=effort) for name, effort in STRENGTHS.items()},
        "curious": curious_bot,
    }
)
