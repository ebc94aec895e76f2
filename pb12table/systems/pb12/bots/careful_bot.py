"""A careful bot: it weighs where each figure does best before it acts."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from types import MappingProxyType
from typing import Any, ClassVar, Final, TypeVar

from pb12table.kernel.request import Request
from pb12table.skirmish.bot import Reasons, Weighed
from pb12table.skirmish.ids import FigureId
from pb12table.systems.pb12.bots.aggressive_bot import (
    AggressiveBot,
    Ranked,
    best_command,
    best_turn,
    gone_on,
    takes_part,
)
from pb12table.systems.pb12.bots.marching import (
    HARDLY,
    as_turned,
    begun,
    look_round,
    preparations,
    to_reload,
    turns_of,
)
from pb12table.systems.pb12.bots.playing_cards import PRICE, best_action_card, best_interruption
from pb12table.systems.pb12.bots.posts import Post, Posts
from pb12table.systems.pb12.bots.prospects import BOTH, Exchanges, Memory, farthest, opponents, worth_of_attack
from pb12table.systems.pb12.rules.actions.change_status import composure
from pb12table.systems.pb12.rules.attacks.attack_plan import weapons
from pb12table.systems.pb12.rules.extensions.interrupts import ActInInterruption, PlayInterruption
from pb12table.systems.pb12.rules.figures.figures import distance, is_able_to_act, markers_of, value
from pb12table.systems.pb12.rules.game.answers import (
    ActionAnswer,
    Activate,
    Attack,
    ChangeStatus,
    Command,
    EndTurn,
    InterruptionAnswer,
    MeleeAttack,
    MeleeDefence,
    Move,
    Pass,
    PlayCard,
    RangedAttack,
    RangedDefence,
    ReEquip,
    Reload,
    RelocateIn,
    TurnAnswer,
    UseDelayed,
)
from pb12table.systems.pb12.rules.game.legality import action_refusal
from pb12table.systems.pb12.rules.game.requests import ChooseAction, ChooseTurn
from pb12table.systems.pb12.rules.game.state import CommandKind, Place, State, Status
from pb12table.systems.pb12.rules.preparations.profiles import Attribute
from pb12table.systems.pb12.rules.vehicles.aboard import is_vehicle, vehicle_of

FOR_A_MARKER = 2
"""The AP that a Delayed marker takes.  R4.1.5."""


Answered = TypeVar("Answered", ActionAnswer, TurnAnswer, InterruptionAnswer, int)


class CarefulBot(AggressiveBot):
    """Weighs where each figure does best before it acts; all else it does as the aggressive one."""

    careful: ClassVar[bool] = True

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self._concentrated: dict[FigureId, Attack] = {}
        """For which attack a figure has concentrated: its next action is that, and nothing that is thought of anew."""
        self._memory = Memory()
        self._weighed: list[Weighed] = []
        """What was weighed for the last answer, the one that was taken first."""

    def reasons(self) -> Reasons | None:
        """Return what was weighed: gains over doing nothing.  See `skirmish.bot.Reasoning`."""
        if not any(plan.name in FIGHTS or len(self._weighed) > 1 for plan in self._weighed):
            return None
        taken, *others = self._weighed
        return Reasons(taken.name, 0.0, (taken, *sorted(others, key=lambda plan: -plan.worth)), in_points=True)

    def answer(self, state: State, request: Request[State, Any]) -> Any:
        """Return a legal answer."""
        self._weighed = []
        match request:
            case ChooseAction() if acts_by_itself(state, request):
                return self._answering(self._action(state, request))
            case ChooseTurn():
                exchanges, ranked = Exchanges(state, self._memory), Ranked()
                turn = best_turn(state, request, exchanges.here, ranked)
                self._weighed = [Weighed(each, name_of(each), worth) for worth, each in ranked]
                return self._answering(turn)
            case PlayInterruption():
                return self._interruption(state, request)
            case _:
                answer = super().answer(state, request)
                self._weighed = []
                return answer

    def _interruption(self, state: State, request: PlayInterruption) -> InterruptionAnswer:
        """Return what pays."""
        return self._interrupting(state, request, PRICE)

    def _interrupting(self, state: State, request: PlayInterruption, price: float) -> InterruptionAnswer:
        """Return what pays where a Distracted marker has a price, and keep what was weighed for it."""
        ranked: list[tuple[float, InterruptionAnswer]] = []
        answer = best_interruption(state, request, price, ranked)
        if ranked:
            # What saves nothing is as good as nothing, and not told.
            found = [(gain, each) for gain, each in ranked if gain]
            self._weighed = [Weighed(each, name_of(each), gain) for gain, each in found]
            self._weighed.append(Weighed(Pass(), name_of(Pass()), 0.0))
        return self._answering(answer)

    def _answering(self, answer: Answered) -> Answered:
        """Return an answer; what was weighed for another one tells nothing of it."""
        first: Weighed | None = next((plan for plan in self._weighed if plan.first == answer), None)
        if first is None and self._weighed and self._weighed[0].name == STAYING:
            # Who stays where nothing can be attacked waits, looks round, or lets others act.
            first = replace(self._weighed.pop(0), first=answer, name=NAMES.get(type(answer), STAYING))
        self._weighed = [] if first is None else [first, *(plan for plan in self._weighed if plan is not first)]
        return answer

    def _posts(self, state: State, figure: FigureId, left: int, *, stays: bool = False) -> Posts:
        """Return the places that a figure could go to with some AP; `stays`: only where it is."""
        return Posts(state, figure, left, stays=stays, memory=self._memory)

    def _action(self, state: State, request: ChooseAction) -> ActionAnswer:
        """Return the next action of the active figure."""
        figure = request.figure
        self._ways.pop(figure, None)
        meant = self._concentrated.pop(figure, None)
        if meant is not None and is_still_meant(state, figure, meant):
            return meant
        card = best_action_card(state, figure)
        if card is not None:
            return card
        left = state.figures[figure].action_points
        # Whoever has just begun to wait does nothing more, or the waiting would be over.
        waits = markers_of(state, figure, Status.DELAYED) > 0 and left < value(state, figure, Attribute.ACTION_POINTS)
        wished = composure(state, figure) or (self._wished(state, request) if left and not waits else EndTurn())
        if isinstance(wished, EndTurn) and not waits:
            wished = best_command(state, figure) or gone_on(state, figure) or look_round(state, figure)
        return wished if action_refusal(state, figure, wished) is None else request.default(state)

    def _door(self, state: State, request: ChooseAction) -> ActionAnswer | None:
        """Return the door that the figure opens because more can then be done, even just going on; None without one."""
        figure = request.figure
        best, found = 0.0, None
        for turn in turns_of(state, figure):
            left = state.figures[figure].action_points
            best = best or self._posts(state, figure, left).best().worth
            rest = left if turn.free else left - 1
            with as_turned(state, turn):
                post = self._posts(state, figure, rest).best()
            if (post.points or post.before is not None) and post.worth > best:
                best, found = post.worth, turn
        return found

    def _own(self, state: State, request: ChooseAction, *, stays: bool) -> tuple[float, ActionAnswer]:
        """Get ready, go to the best post, attack from there, or wait for the opponents."""
        figure = request.figure
        left = state.figures[figure].action_points
        if not stays and vehicle_of(state, figure) is not None:
            return super()._own(state, request, stays=stays)
        posts = self._posts(state, figure, left, stays=stays)
        post = posts.best()
        ready = [(posts.without_attack + worth, answer) for worth, answer in preparations(state, figure, left)]
        self._weighed = [as_weighed(each, posts.without_attack) for each in (post, posts.staying, *posts.gone_to)]
        self._weighed = list(dict.fromkeys(self._weighed))
        self._weighed += (Weighed(each, name_of(each), worth - posts.without_attack) for worth, each in ready)
        better, answer = max(ready, default=(post.worth, None), key=lambda plan: plan[0])
        if answer is not None and better > post.worth:
            return better - posts.without_attack, answer
        if post.way is not None and post.before is None:
            self._ways[figure] = post.way.options
            return post.after, Move(post.points, full_move=post.full_move)
        if post.before is not None and post.before.worth > HARDLY:
            if post.before.concentrate:
                self._concentrated[figure] = post.before.attack
            return post.before.worth, begun(post.before)
        return 0.0, with_nothing_to_do(state, figure, left)


STAYING: Final = "stay"
FIGHTS: Final = ("shoot", "attack")
"""What is weighed against doing nothing even where there is nothing else."""


def as_weighed(post: Post, nothing: float) -> Weighed:
    """Return what is told of a post: the first action, its name, and its gain over doing nothing."""
    worth, fights = post.worth - nothing, post.before is not None and post.before.worth > HARDLY
    if post.before is not None and fights:
        name = "fight-and-go" if post.way is not None else name_of(post.before.attack)
        return Weighed(begun(post.before), name, worth, target=post.before.attack.target)
    if post.way is not None and post.before is None:
        name = "go-and-fight" if post.after > HARDLY else "go"
        return Weighed(Move(post.points, full_move=post.full_move), name, worth)
    return Weighed(EndTurn(), STAYING, worth)


def name_of(answer: ActionAnswer | TurnAnswer | InterruptionAnswer) -> str:
    """Return what an answer is after, an id of the texts (`plan-NAME`)."""
    return NAMES.get(type(answer), STAYING)


NAMES: Final[Mapping[type, str]] = MappingProxyType(
    {
        Activate: "act",
        RelocateIn: "enter",
        RangedAttack: "shoot",
        MeleeAttack: "attack",
        Reload: "reload",
        ReEquip: "re-equip",
        ChangeStatus: "delay",
        Command: "lead",
        RangedDefence: "ward-off",
        MeleeDefence: "ward-off",
        UseDelayed: "react",
        PlayCard: "play-card",
        Pass: "let-be",
    }
)


def is_still_meant(state: State, figure: FigureId, attack: Attack) -> bool:
    """Return whether a figure has concentrated on an attack that still promises something.  R1.7.12."""
    if not state.figures[figure].concentrated or action_refusal(state, figure, attack) is not None:
        return False
    return worth_of_attack(state, figure, attack) > HARDLY


def acts_by_itself(state: State, request: ChooseAction) -> bool:
    """Return whether it is a figure's own action, and no vehicle's, in its turn."""
    figure = request.figure
    return (
        state.figures[figure].place is Place.TABLE
        and not isinstance(request, ActInInterruption)
        and not takes_part(state, figure)
        and not is_vehicle(state, figure)
    )


def anybody_could_come(state: State, figure: FigureId) -> bool:
    """Return whether an opponent could come near enough to be attacked before the figure acts again.  R4.1.5.

    As the crow flies, with all its movement points: who is farther away is waited for in vain.
    """
    far = max(
        (
            farthest(state, figure, weapon, ranged=ranged)
            for ranged in BOTH
            for weapon in weapons(state, figure, ranged=ranged)
        ),
        default=0.0,
    )
    return far > 0.0 and any(
        is_able_to_act(state, other)
        and not state.figures[other].done
        and distance(state, figure, other) <= far + _whole_way(state, other)
        for other in opponents(state, figure)
    )


def _whole_way(state: State, figure: FigureId) -> float:
    """Return how far a figure gets in a turn, in steps, if nothing slows it down; with the full move bonus.  R1.7.3."""
    points = max(value(state, figure, Attribute.ACTION_POINTS), 0) + 1
    return float(points * max(value(state, figure, Attribute.MOVEMENT), 0))


def with_nothing_to_do(state: State, figure: FigureId, left: int) -> ActionAnswer:
    """Lead others to attack, reload, or wait for somebody to come into sight."""
    command = best_command(state, figure)
    wishes: list[ActionAnswer] = []
    if isinstance(command, Command) and command.command is not CommandKind.MOVE:
        wishes.append(command)
    wishes += [Reload(block) for block in to_reload(state, figure)]
    if left >= FOR_A_MARKER and anybody_could_come(state, figure):
        wishes.append(ChangeStatus(Status.DELAYED, take_on=True, times=left // FOR_A_MARKER))
    return next((wish for wish in wishes if action_refusal(state, figure, wish) is None), EndTurn())
