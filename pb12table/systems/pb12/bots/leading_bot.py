"""A bot that leads: it lets the others come, and then its whole group strikes on one word of its leader.

A leader activates those of his group who are near without command points (R2.2.3), and takes over their panic checks
(R2.2.9).  Who lets him lead pays one point once; what the group saves by it buys time, initiative and calm.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import Any, Final

from pb12table.kernel.request import Request
from pb12table.skirmish.bot import Weighed
from pb12table.skirmish.ids import FigureId, PlayerId
from pb12table.systems.pb12.bots.aggressive_bot import RANGED, best_part, takes_part
from pb12table.systems.pb12.bots.careful_bot import STAYING, CarefulBot, is_still_meant, name_of
from pb12table.systems.pb12.bots.marching import HARDLY, begun, to_reload
from pb12table.systems.pb12.bots.posts import Post, Posts, Temper
from pb12table.systems.pb12.bots.prospects import Exchanges, best_prospect, next_points, weight_of, worth_at
from pb12table.systems.pb12.rules.actions.change_status import composure
from pb12table.systems.pb12.rules.command.command_groups import appointments
from pb12table.systems.pb12.rules.command.commanding import (
    activates_freely,
    active_figures,
    command_refusal,
    commanding_refusal,
    fitting,
    has_points_to_take_part,
    indirect_activation_refusal,
    parts_to_take,
    running_command,
    still_owing,
)
from pb12table.systems.pb12.rules.extensions.interrupts import ActInInterruption, PlayInterruption
from pb12table.systems.pb12.rules.figures.figures import (
    distance,
    figures_of,
    figures_on_table,
    is_able_to_act,
    is_on_table,
    markers_of,
)
from pb12table.systems.pb12.rules.game.answers import (
    ActionAnswer,
    Activate,
    AppointLeader,
    Command,
    EndCommand,
    EndTurn,
    InterruptionAnswer,
    LetAct,
    MeleeDefence,
    Move,
    Pass,
    RangedAttack,
    RangedDefence,
    Reload,
    TurnAnswer,
    Wait,
)
from pb12table.systems.pb12.rules.game.legality import action_refusal
from pb12table.systems.pb12.rules.game.requests import ChooseAction, ChooseTurn
from pb12table.systems.pb12.rules.game.state import Activation, CommandKind, FigureState, State, Status
from pb12table.systems.pb12.rules.round.entering import turn_refusal
from pb12table.systems.pb12.rules.round.sequence import BidInitiative, ChoosePlace
from pb12table.systems.pb12.rules.vehicles.aboard import is_vehicle

HOLDING: Final = Temper(fear=1.0, later=0.5, nearer=0.8, following=0.3, comes=True)
"""Opponents who have still to act are feared wholly."""

WAITING: Final = replace(HOLDING, later=0.06)
"""Who strikes all at once fears those who are done less: of them one at most acts before the next blow."""

CHARGING: Final = replace(WAITING, following=0.8)
"""Where nearly all of the others are done it is time to come near."""

LEADERS = 2.0
"""How much more a leader fears for himself than others do."""

BLOW = 0.25
"""A group strikes at once where that promises so much a head, and before it would, others are waited for."""

SINGLE = 0.3
"""A figure acts alone where its attack is worth so much, while the group waits."""

MOST_FROM_ONE = 1.1
"""However many attack somebody, more than so many times what he is worth is not to be had from him."""

FAR, NEAR = 16.0, 15.0
"""Beyond so many steps nobody bids for initiative; within so many, a command point is kept for panic checks."""

MOST_BID, KEPT = 3, 1
"""So many command points are bid at most, and so many kept in reach of the others."""

MARKER = 0.16
"""What a Distracted marker costs in any case: a group that strikes at once needs all its AP."""


class LeadingBot(CarefulBot):
    """Lets its leader command, waits for the others while that costs only command points, and strikes all at once.

    Where nobody leads, or hardly anybody can be led, it does as the careful one, with more care.
    """

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self._looks: object = None
        self._known: dict[tuple[FigureId, int, bool, Temper], Post] = {}
        """Where figures do best as everything stands now."""
        self._meant: dict[FigureId, Post] = {}
        """Where those go who were commanded to."""

    def answer(self, state: State, request: Request[State, Any]) -> Any:
        """Return a legal answer."""
        self._weighed = []
        match request:
            case ChooseTurn():
                return self._turn(state, request)
            case BidInitiative():
                return self._bid(state, request)
            case ChoosePlace():
                return self._place(state, request)
            case PlayInterruption():
                return self._interruption(state, request)
            case _:
                return super().answer(state, request)

    # -- the round -----------------------------------------------------------------------------------------------------

    def _bid(self, state: State, request: BidInitiative) -> int:
        """Bid to strike first; where nobody can be struck yet, keep the points."""
        player = PlayerId(request.player)
        leader = leader_of_all(state, player)
        if leader is None:
            return super()._bid(state, request)
        most = max(request.lowest, min(request.highest - KEPT - 1, MOST_BID))
        if not self._hurries(state, leader):
            return self._hurrying(request.lowest, most)
        return self._hurrying(most, request.lowest)

    def _place(self, state: State, request: ChoosePlace) -> int:
        """Be the first to strike, or else the last to act."""
        leader = leader_of_all(state, PlayerId(request.player))
        first, last = request.places
        if leader is None or self._hurries(state, leader):
            return self._hurrying(first, last)
        return self._hurrying(last, first)

    def _hurrying(self, answer: int, other: int) -> int:
        """Return an answer to whether to be the first; what was weighed for that names both."""
        if self._weighed and answer != other:
            gain = self._weighed[0].worth
            first, later = (answer, other) if gain >= 0.0 else (other, answer)
            self._weighed = [Weighed(first, "be-first", gain), Weighed(later, "keep-points", 0.0)]
        return self._answering(answer)

    def _hurries(self, state: State, leader: FigureId) -> bool:
        """Return whether it matters to act first: they are near, and the group would strike at once."""
        return gap(state, state.figures[leader].controller) <= FAR and self._strikes(state, leader)

    def _interruption(self, state: State, request: PlayInterruption) -> InterruptionAnswer:
        """Return what pays; only a leader defends himself twice, as an attack may turn to another after the first."""
        answer = self._interrupting(state, request, MARKER)
        once = isinstance(answer, RangedDefence | MeleeDefence) and answer.figure not in state.leaders.values()
        return self._answering(Pass()) if once and any(each.answer == answer for each in request.stack) else answer

    def _turn(self, state: State, request: ChooseTurn) -> TurnAnswer:
        """Let somebody lead, wait, let one act alone, or give the leader the word."""
        player = PlayerId(request.player)
        leader = leader_of_all(state, player)
        if leader is None:
            named = best_appointment(state, player)
            if named is not None:
                return named
        elif turn_refusal(state, player, Activate(leader)) is None:
            group = led_freely(state, leader)
            if len(group) > 1 or (group and state.players[player].command_points <= KEPT + 1):
                return self._let_come(state, player, leader, group) or Activate(leader)
        turn: TurnAnswer = super().answer(state, request)
        return turn

    def _let_come(self, state: State, player: PlayerId, leader: FigureId, group: list[FigureId]) -> TurnAnswer | None:
        """Return how to let time pass while others may still come, None when the group is to strike or go now."""
        singles = [
            each.id
            for each in figures_of(state, player)
            if each.id != leader and turn_refusal(state, player, Activate(each.id)) is None
        ]
        beyond = sum(each not in group for each in singles)
        kept = KEPT if gap(state, player) < NEAR else 0
        if state.players[player].command_points - 1 - kept - beyond < 1 or turn_refusal(state, player, Wait()):
            return None
        if not still_to_act(state, player):
            return None
        posts = {each: self._post(state, each) for each in (leader, *singles)}
        # Of a blow and of a single attack only what is more than waiting is worth counts.
        blow = self._blow(state, (leader, *group), posts) - BLOW * (1 + len(group))
        self._weighed = [Weighed(Activate(leader), "strike", blow), Weighed(Wait(), "wait", 0.0)]
        if blow >= 0.0:
            return None
        best = max(singles, key=lambda each: worth_of_post(posts[each]))
        alone = worth_of_post(posts[best]) - SINGLE
        self._weighed.append(Weighed(Activate(best), "alone", alone))
        return self._answering(Activate(best) if alone > 0.0 else Wait())

    # -- what the group can do -----------------------------------------------------------------------------------------

    def _temper(self, state: State, figure: FigureId) -> Temper:
        """Return how much danger, and what may come, counts for a figure now."""
        return temper_of(state, figure)

    def _posts(self, state: State, figure: FigureId, left: int, *, stays: bool = False) -> Posts:
        temper = self._temper(state, figure)
        return Posts(state, figure, left, stays=stays, memory=self._memory, temper=temper)

    def _post(self, state: State, figure: FigureId) -> Post:
        """Return where a figure does best with the AP it has or would have; it is looked for once."""
        looks = looks_of(state)
        if looks != self._looks:
            self._looks = looks
            self._known.clear()
        points, is_active = points_of(state, figure), state.figures[figure].activation is not Activation.NONE
        key = (figure, points, is_active, self._temper(state, figure))
        if key not in self._known:
            self._known[key] = self._posts(state, figure, points).best()
        return self._known[key]

    def _strikes(self, state: State, leader: FigureId) -> bool:
        """Return whether the group would strike at once."""
        group = (leader, *led_freely(state, leader))
        posts = {each: self._post(state, each) for each in group}
        gain = self._blow(state, group, posts) - BLOW * len(group)
        self._weighed = [Weighed(None, "be-first", gain)]
        return gain >= 0.0

    def _blow(self, state: State, group: tuple[FigureId, ...], posts: Mapping[FigureId, Post]) -> float:
        """Return what a group does if it strikes at once; from one opponent there is only so much to be had."""
        found: dict[FigureId, float] = {}
        for figure in group:
            post = posts[figure]
            target = None if post.before is None else post.before.attack.target
            if post.before is None and post.after:
                left = points_of(state, figure) - post.points
                target = Exchanges(state, self._memory).best(figure, post.place, left)[1]
            if target is not None:
                found[target] = found.get(target, 0.0) + worth_of_post(post)
        return sum(min(worth, MOST_FROM_ONE * weight_of(state, target)) for target, worth in found.items())

    # -- commands ------------------------------------------------------------------------------------------------------

    def _action(self, state: State, request: ChooseAction) -> ActionAnswer:
        figure = request.figure
        if figure == leader_of_all(state, PlayerId(request.player)) and not state.figures[figure].owes_action:
            command = self._command(state, figure)
            if command is not None:
                return command
        return super()._action(state, request)

    def _best_action(self, state: State, request: ChooseAction) -> ActionAnswer:
        figure = request.figure
        if takes_part(state, figure) and not isinstance(request, ActInInterruption) and not is_vehicle(state, figure):
            self._ways.pop(figure, None)
            meant = self._concentrated.pop(figure, None)
            if meant is not None and is_still_meant(state, figure, meant):
                return meant
            for part in self._parts(state, figure):
                if action_refusal(state, figure, part) is None:
                    return part
            self._ways.pop(figure, None)
            return best_part(state, figure) or request.default(state)
        return super()._best_action(state, request)

    def _command(self, state: State, leader: FigureId) -> Command | None:
        """Return the next command: those who can shoot first, then those who strike, then those who go."""
        if commanding_refusal(state, leader) is not None:
            return None
        called = led_freely(state, leader)
        parts: dict[CommandKind, list[tuple[float, FigureId]]] = {}
        for figure in (*active_figures(state, leader), *called):
            if figure != leader and (part := self._part(state, figure)) is not None:
                parts.setdefault(part[0], []).append((part[1], figure))
        for kind in ORDER:
            taking = tuple(figure for _, figure in sorted(parts.get(kind, ()), key=lambda each: -each[0]))
            answer = Command(kind, taking, tuple(figure for figure in taking if figure in called))
            answer = fitting(state, leader, answer)
            if answer.participants and command_refusal(state, leader, answer) is None:
                gain = sum(worth for worth, figure in parts[kind] if figure in answer.participants)
                self._weighed = [Weighed(answer, name_of(answer), gain), Weighed(EndTurn(), STAYING, 0.0)]
                if kind is CommandKind.MOVE:
                    self._meant = {figure: self._post(state, figure) for figure in answer.participants}
                return answer
        return None

    def _part(self, state: State, figure: FigureId) -> tuple[CommandKind, float] | None:
        """Return the command a figure does best in next, and what it promises there; None if it has nothing to do."""
        if markers_of(state, figure, Status.DISTRACTED):
            return CommandKind.MAKE_READY, 0.0
        post = self._post(state, figure)
        if post.before is not None and post.before.worth > HARDLY:
            shoots = isinstance(post.before.attack, RangedAttack)
            return CommandKind.RANGED_ATTACK if shoots else CommandKind.MELEE_ATTACK, post.before.worth
        if post.way is not None:
            left = points_of(state, figure) - post.points
            strikes = post.after > HARDLY and worth_at(state, figure, post.place, left, (False,)) >= post.after
            return CommandKind.MELEE_ATTACK if strikes else CommandKind.MOVE, post.after
        return (CommandKind.MAKE_READY, 0.0) if to_reload(state, figure) else None

    def _parts(self, state: State, figure: FigureId) -> Iterator[ActionAnswer]:
        """Yield what a participant could do next in the running command, best first; nothing new in a charge."""
        command = running_command(state)
        assert command is not None, "a command action goes on"
        comes_to_itself = composure(state, figure)
        if comes_to_itself is not None:
            yield comes_to_itself
        left = state.figures[figure].action_points
        match command.kind:
            case CommandKind.MOVE if left and figure in command.owing:
                meant = self._meant.pop(figure, None)
                # Who goes with all its AP may get farther than was known before it was active.
                post = self._post(state, figure) if meant is None or meant.points >= left else meant
                if post.way is not None:
                    self._ways[figure] = post.way.options
                    yield Move(post.points, full_move=post.full_move)
                yield Move(1)
            case CommandKind.RANGED_ATTACK if left:
                attack = self._post(state, figure).before
                if attack is None or not isinstance(attack.attack, RangedAttack):
                    owes = figure in command.owing
                    attack = best_prospect(state, figure, left, RANGED) if owes else None
                if attack is not None and attack.worth > HARDLY:
                    if attack.concentrate:
                        self._concentrated[figure] = attack.attack
                    yield begun(attack)
            case CommandKind.MAKE_READY if left:
                yield from (Reload(block) for block in to_reload(state, figure))
            case CommandKind.MELEE_ATTACK if left:
                return
            case _:
                pass
        yield from parts_to_take(state, figure)
        order = command.participants
        later = [other for other in order[order.index(figure) + 1 :] if other in command.owing]
        yield from (LetAct(other) for other in (*later, *still_owing(state)) if other != figure)
        yield EndCommand()


class WaryBot(LeadingBot):
    """Leads, and fears besides who may come round a corner, blows at the very end of a reach, and its own panicking.

    It is no level: against the steady one it is about even.
    """

    def _temper(self, state: State, figure: FigureId) -> Temper:
        return replace(temper_of(state, figure), corners=True, kin=True)


ORDER: Final = (CommandKind.RANGED_ATTACK, CommandKind.MELEE_ATTACK, CommandKind.MOVE, CommandKind.MAKE_READY)
"""The commands in the order in which they are given in a turn."""


def leader_of_all(state: State, player: PlayerId) -> FigureId | None:
    """Return the first leader of a player who is on the table and able to act."""
    return next(
        (
            leader
            for leader in state.leaders.values()
            if state.figures[leader].controller == player
            and is_on_table(state, leader)
            and is_able_to_act(state, leader)
        ),
        None,
    )


def best_appointment(state: State, player: PlayerId) -> AppointLeader | None:
    """Return whom to let lead, if a command point is left for his turn and somebody would follow.  R2.2.10."""
    if state.players[player].command_points < 2:
        return None
    able = [other for other in figures_of(state, player) if is_on_table(state, other.id)]
    able = [other for other in able if is_able_to_act(state, other.id)]
    if len(able) < 3:
        return None
    fit = {other.id for other in able}
    return next((named for named in appointments(state, player) if named.figure in fit), None)


def temper_of(state: State, figure: FigureId) -> Temper:
    """Return how much danger, and what may come, counts for a figure now."""
    player = state.figures[figure].controller
    leader = leader_of_all(state, player)
    temper = HOLDING if leader is None else CHARGING if len(still_to_act(state, player)) <= 1 else WAITING
    return replace(temper, fear=temper.fear * LEADERS) if figure == leader else temper


def looks_of(state: State) -> object:
    """Return all on which it depends where figures do best: equal looks, equal posts."""
    figures = tuple(
        (
            placed.id,
            placed.place,
            placed.x,
            placed.y,
            placed.z,
            placed.done,
            placed.concentrated,
            placed.free_points + placed.light_points + placed.heavy_points,
            tuple(placed.statuses.items()),
            tuple(placed.effects),
            tuple((block, one.in_use, one.resources, one.charges) for block, one in placed.blocks.items()),
        )
        for placed in state.figures.values()
    )
    return state.game_round, state.truce, len(state.markers), tuple(state.doors.items()), figures


def led_freely(state: State, leader: FigureId) -> list[FigureId]:
    """Return those whom a leader could activate now without a command point.  R2.2.3."""
    return [
        other.id
        for other in figures_of(state, state.figures[leader].controller)
        if other.id != leader
        and indirect_activation_refusal(state, leader, other.id) is None
        and activates_freely(state, leader, other.id)
        and has_points_to_take_part(state, other.id)
    ]


def still_to_act(state: State, player: PlayerId) -> list[FigureState]:
    """Return the opponents who may still act in this round."""
    return [
        other
        for other in figures_on_table(state)
        if other.controller != player
        and not other.done
        and is_able_to_act(state, other.id)
        and not state.players[other.controller].broken_off
        and state.players[other.controller].command_points > 0
    ]


def gap(state: State, player: PlayerId) -> float:
    """Return how far the nearest opponent able to act is from any figure of a player; infinite if there is none."""
    own = [figure.id for figure in figures_of(state, player) if is_on_table(state, figure.id)]
    others = [
        each.id for each in figures_on_table(state) if each.controller != player and is_able_to_act(state, each.id)
    ]
    return min((distance(state, one, other) for one in own for other in others), default=float("inf"))


def points_of(state: State, figure: FigureId) -> int:
    """Return the AP that an active figure has, or that another one would have."""
    placed = state.figures[figure]
    return max(next_points(state, figure), 0) if placed.activation is Activation.NONE else placed.action_points


def worth_of_post(post: Post) -> float:
    """Return what is done to others from a post."""
    if post.before is not None:
        return post.before.worth
    return post.after if post.way is not None else 0.0
