"""What is done for the people at a game of Pb-12 without asking them, and when they want to be asked."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any, Final, Protocol

import msgspec
import pygame

from pb12table.kernel.game import Entry, Event
from pb12table.kernel.request import Refusal, Request
from pb12table.kernel.session import Session
from pb12table.skirmish.ids import FigureId, PlayerId
from pb12table.systems.pb12.rules.actions.all_actions import ACTIONS
from pb12table.systems.pb12.rules.cards.card_legality import PlayOrPass
from pb12table.systems.pb12.rules.checks.action_checks import RollOn
from pb12table.systems.pb12.rules.command.command_groups import has_structure
from pb12table.systems.pb12.rules.command.commanding import still_owing
from pb12table.systems.pb12.rules.extensions.interrupts import ActInInterruption, PlayInterruption
from pb12table.systems.pb12.rules.figures.figures import blocks_in_use, figures_of
from pb12table.systems.pb12.rules.figures.standing import facing_refusal
from pb12table.systems.pb12.rules.game import requests
from pb12table.systems.pb12.rules.game.answers import (
    Activate,
    Adjust,
    AppointLeader,
    BreakOff,
    ChangeStatus,
    EndCommand,
    EndTurn,
    LetAct,
    MeleeAttack,
    Move,
    MoveOption,
    Pass,
    RangedAttack,
    SetStandingOrder,
    Stop,
    Wait,
)
from pb12table.systems.pb12.rules.game.events import FigureTurned
from pb12table.systems.pb12.rules.game.legality import free_actors
from pb12table.systems.pb12.rules.game.requests import ChooseAction, ChooseTurn
from pb12table.systems.pb12.rules.game.state import (
    DueEffect,
    Effect,
    NextEffect,
    Place,
    State,
    Status,
    undefeated_among,
)
from pb12table.systems.pb12.rules.movement.move_options import adjust_in_vain
from pb12table.systems.pb12.rules.movement.movement import ChooseMoveOption, RespondToInterruption
from pb12table.systems.pb12.rules.preparations.profiles import BlockId, StandingOrder, When
from pb12table.systems.pb12.rules.round.sequence import (
    BidInitiative,
    ChooseEffect,
    ChoosePlace,
    DeclareSurrender,
)
from pb12table.systems.pb12.rules.vehicles.aboard import is_vehicle
from pb12table.systems.pb12.window.forms.interruption import is_needless
from pb12table.systems.pb12.window.modes.desk import Desk, show_alone
from pb12table.table.shapes import normalised, rounded
from pb12table.texts.locale import upper_first
from pb12table.texts.names import figure_name, player_name, text_key
from pb12table.window.kit import theme
from pb12table.window.kit.keys import AskChecks, Settings
from pb12table.window.layout.nodes import Button, Column, Label, Node, Row, Toggle
from pb12table.window.layout.placing import BUTTON_HEIGHT, dialog
from pb12table.window.play.base import Assistant, MenuEntry, only_choice
from pb12table.window.screens.base import LaidScreen, WindowDesk


def ended_by_itself(request: Request[State, Any], state: State) -> tuple[Any] | None:
    """Return the answer, in a tuple, that ends a turn, or a player's round, in which nothing can be chosen; else None.

    What cards somebody holds shows in nothing: a player with cards in hand is asked.
    """
    if type(request) is ChooseAction:
        return (EndTurn(),) if _is_spent(request, state) else None
    if isinstance(request, ChooseTurn):
        return (BreakOff(),) if _is_done(state, PlayerId(request.player)) else None
    return None


def is_without_points(request: Request[State, Any], state: State) -> bool:
    """Return whether the turn can end and no active figure has AP left.  R1.3.8."""
    if type(request) is not ChooseAction or request.declared is not None:
        return False
    points = any(state.figures[actor].action_points for actor in free_actors(state))
    return not points and request.refusal(state, EndTurn()) is None


def _is_spent(request: ChooseAction, state: State) -> bool:
    """Return whether no active figure has AP, a free action that changes anything, or anybody to command.  R1.3.8."""
    if state.players[PlayerId(request.player)].hand or not is_without_points(request, state):
        return False
    return not any(_has_a_choice(state, actor) for actor in free_actors(state))


def _has_a_choice(state: State, figure: FigureId) -> bool:
    """Return whether a figure without AP can do anything that is not the end of something.  RU107.

    A leader can be appointed before the next turn as well (R2.2.10).
    """
    return any(
        not isinstance(answer, EndTurn | EndCommand | LetAct | AppointLeader)
        and not (isinstance(answer, Adjust) and adjust_in_vain(state, figure) is not None)
        for answer in requests.actions(state, figure)
    )


def _is_done(state: State, player: PlayerId) -> bool:
    """Return whether a player can only wait or break off, and nothing about that can change in this round.

    R1.3.7, R1.3.10.

    A force without groups and without a named leader is not asked for one here, as it is not in the logistics phase.
    """
    if state.players[player].hand:
        return False
    waiting = (figure for figure in figures_of(state, player) if figure.place is not Place.REMOVED)
    if any(not figure.done for figure in waiting):
        return False
    empty = Wait | BreakOff if has_structure(state, player) else Wait | BreakOff | AppointLeader
    return all(isinstance(answer, empty) for answer in requests.turns(state, player))


def come_in_any_order(state: State, effects: Sequence[NextEffect]) -> bool:
    """Return whether the order of effects changes nothing: of panic checks for markers, or of nerve checks.

    R1.3.17, R1.10.1, R1.10.5.  Each figure throws for the markers, and once where somebody near panics; the numbers
    needed stay the same whoever has panicked before.  Not so where a check can be taken over or made by another, where
    cards are held, and where whoever panics may fall or lose hold of a vehicle.
    """
    figures, kinds = state.figures.values(), {due.effect for due in effects if isinstance(due, DueEffect)}
    return (
        kinds in ({Effect.MARKERS}, {Effect.NERVE})
        and all(isinstance(due, DueEffect) for due in effects)
        and not state.leaders
        and not any(player.hand for player in state.players.values())
        and not any(figure.climbing or is_vehicle(state, figure.id) for figure in figures)
        and not any(block.deputy for figure in figures for block in blocks_in_use(state, figure.id))
    )


class FreeFacing:
    """What was set for which figure, at which length of the journal: whatever is answered ends it."""

    def __init__(self) -> None:
        self._kept: tuple[FigureId, int, float] | None = None

    def keep(self, figure: FigureId, length: int, facing: float) -> None:
        """Set the facing of a figure, in degrees, while the journal has so many entries."""
        self._kept = (figure, length, facing)

    def of(self, figure: FigureId, length: int) -> float | None:
        """Return the facing set for a figure at that length of the journal, None if none was."""
        if self._kept is None or self._kept[:2] != (figure, length):
            return None
        return self._kept[2]

    def put_first(self, request: object, answer: Any, length: int) -> Any:
        """Return an action with the facing set before it; unchanged if it states one itself, or is no action."""
        if not isinstance(request, ChooseAction) or isinstance(answer, Move | Adjust):
            return answer  # after each of their options the figure faces where it likes
        if getattr(answer, "facing", 0.0) is not None:
            return answer
        facing = self.of(request.figure, length)
        return answer if facing is None else msgspec.structs.replace(answer, facing=facing)


def turned_on(state: State, figure: FigureId, facing: float, degrees: float) -> float | Refusal:
    """Return the first facing a figure can take, turning on from another by some degrees again and again.

    Why not the next one when there is none.  R1.6.2, R3.0.15 (vehicles do not turn).
    """
    if is_vehicle(state, figure):
        return Refusal("R3.0.15", "no-free-facing", (("figure", figure),))
    first: Refusal | None = None
    for number in range(1, round(360.0 / abs(degrees))):
        wished = rounded(normalised(facing + number * degrees))
        refusal = facing_refusal(state, figure, wished)
        if refusal is None:
            return wished
        first = first or refusal
    assert first is not None, "there is a facing to try"
    return first


@dataclass(frozen=True, slots=True)
class KeptPlan:
    """The rest of a figure's planned way; `sure`: nothing has happened since that its player should think over."""

    answers: tuple[Any, ...]
    sure: bool = True


FIRST: Final = tuple(answer for action in ACTIONS for answer in action.answers)
"""Actions that are planned before their figure is to act."""


class KeptPlans:
    """The rest of each figure's way: gone on with by itself, or proposed anew once the figure was interrupted."""

    def __init__(self) -> None:
        self._plans: dict[FigureId, KeptPlan] = {}
        self._by_length: dict[int, dict[FigureId, KeptPlan]] = {}

    def plan(self, request: Request[State, Any] | None, answer: Any, answers: tuple[Any, ...]) -> None:
        """Keep what is to be answered for a figure after an answer to this request; nothing ends its plan."""
        figure: FigureId | None = getattr(answer if isinstance(answer, Activate | LetAct) else request, "figure", None)
        if figure is not None and answers:
            self._plans[figure] = KeptPlan(answers)
        elif isinstance(request, ChooseAction | ChooseMoveOption):
            self._plans.pop(request.figure, None)

    def rest(self, figure: FigureId) -> tuple[MoveOption, ...]:
        """Return the options planned for a figure that are still to come."""
        plan = self._plans.get(figure)
        return () if plan is None else tuple(answer for answer in plan.answers if not isinstance(answer, Stop))

    def next_answer(self, request: Request[State, Any], state: State) -> tuple[Any] | None:
        """Return the planned answer to a question, in a tuple; None if its player is to be asked."""
        match request:
            case ChooseMoveOption(figure=figure):
                return self._next_option(request, state, figure)
            case RespondToInterruption(figure=figure, option=option):
                self._doubt(figure, option)
            case ActInInterruption():
                pass
            case ChooseAction(figure=figure, declared=declared):
                # No movement is running: what is left of others is over; what was declared may be taken up again.
                own = self._plans.get(figure)
                if own is not None and isinstance(own.answers[0], FIRST):
                    return self._first_act(request, state, own)
                self._plans.clear()
                if declared is not None and own is not None:
                    self._plans[figure] = replace(own, sure=False)
            case ChooseTurn():
                self._plans.clear()
            case _:
                pass
        return None

    def _next_option(self, request: ChooseMoveOption, state: State, figure: FigureId) -> tuple[Any] | None:
        plan = self._plans.get(figure)
        if plan is None or not plan.sure:
            return None
        answer = plan.answers[0]
        if not isinstance(answer, Stop) and request.refusal(state, answer) is not None:
            del self._plans[figure]
            return None
        self.plan(request, answer, plan.answers[1:])
        return (answer,)

    def _first_act(self, request: ChooseAction, state: State, plan: KeptPlan) -> tuple[Any] | None:
        """Return the action that was planned before the figure was to act; None where it is refused now."""
        act = plan.answers[0]
        if request.refusal(state, act) is not None:
            self._plans.clear()
            return None
        self.plan(request, act, plan.answers[1:])
        return (act,)

    def _doubt(self, figure: FigureId, option: MoveOption | None) -> None:
        """Propose what was planned, the option that was announced first, instead of going on with it."""
        rest = self._plans[figure].answers if figure in self._plans else ()
        if option is not None and rest[:1] != (option,):
            rest = (option, *rest)
        if rest:
            self._plans[figure] = KeptPlan(rest, sure=False)

    # -- going back ---------------------------------------------------------------------------------------

    def remember(self, length: int) -> None:
        """Keep the plans as they are at a length of the journal."""
        self._by_length[length] = dict(self._plans)

    def recall(self, length: int) -> None:
        """Have the plans again as they were at a length of the journal; none where nobody sat then."""
        self._plans = dict(self._by_length.get(length, {}))


FOLLOW_UPS = (ChooseMoveOption.__name__, RollOn.__name__, DeclareSurrender.__name__)
"""Questions whose answers follow from a decision before them."""
SELECTION = msgspec.to_builtins(LetAct(FigureId("")))["kind"]


class Pb12Assistant(Assistant):
    """Goes on with planned ways, with what some figure still owes, and with checks of an attack as people have set.

    `surrendering` are the players who give up at the end of the round.
    """

    in_turn = (PlayInterruption,)

    def __init__(self, settings: Settings) -> None:
        super().__init__(settings)
        self.plans = KeptPlans()
        self.facings = FreeFacing()
        self.surrendering: set[PlayerId] = set()
        self._weapon: tuple[FigureId, BlockId] | None = None
        self._acted: FigureId | None = None
        self._delays: FigureId | None = None
        """Who has just taken on Delayed, which any further action point would lose."""
        self._bids: dict[str, int] = {}

    def completed(self, request: Request[State, Any] | None, answer: Any, length: int) -> Any:
        """Return an action with the facing that was set before it.  R1.6.2."""
        return self.facings.put_first(request, answer, length)

    def decided(self, request: Request[State, Any] | None, answer: Any, rest: tuple[Any, ...]) -> None:
        self.plans.plan(request, answer, rest)
        self._remember_weapon(request, answer)
        self._remember_bid(request, answer)
        self._acted = None if isinstance(answer, LetAct) else _acting(request) or self._acted
        self._remember_delay(request, answer)

    def program_decided(self, request: Request[State, Any] | None, answer: Any) -> None:
        self._remember_weapon(request, answer)
        self._remember_bid(request, answer)
        self._acted = None

    def _remember_weapon(self, request: Request[State, Any] | None, answer: Any) -> None:
        figure = getattr(request, "figure", None)
        if isinstance(answer, RangedAttack | MeleeAttack) and figure is not None:
            self._weapon = (figure, answer.weapon)

    def _remember_delay(self, request: Request[State, Any] | None, answer: Any) -> None:
        """Keep who has just taken on Delayed."""
        takes_on = isinstance(answer, ChangeStatus) and answer.take_on and answer.status is Status.DELAYED
        self._delays = _acting(request) if takes_on else None

    def _remember_bid(self, request: Request[State, Any] | None, answer: Any) -> None:
        """Keep what was bid for initiative until somebody takes a turn."""
        if isinstance(request, BidInitiative):
            self._bids[request.player] = answer
        elif isinstance(request, ChooseTurn):
            self._bids.clear()

    def spared(self, request: Request[State, Any], known: State) -> tuple[Any] | None:
        """Return the first place for the one of two whom the dice put ahead, where nobody has bid; pass in vain.

        Of effects that can come in any order the first one comes.  R1.3.3, R1.3.5, R1.3.17, R4.0.1.
        """
        if isinstance(request, PlayInterruption):
            return (Pass(),) if is_needless(known, request) else None
        if isinstance(request, ChooseEffect):
            return (request.effects[0],) if come_in_any_order(known, request.effects) else None
        if not isinstance(request, ChoosePlace):
            return None
        among = undefeated_among(known, list(known.players))
        nobody = len(among) == 2 and all(self._bids.get(player) == 0 for player in among)
        return (request.places[0],) if nobody else None

    def shows_silence(self, request: Request[Any, Any]) -> bool:
        """Return whether others would learn what somebody holds, as of a question about cards that comes anyway."""
        return isinstance(request, PlayOrPass | PlayInterruption) or super().shows_silence(request)

    def passing(self, request: Request[Any, Any], known: State) -> tuple[Any] | None:
        if isinstance(request, PlayInterruption):
            return (Pass(),)
        return (EndTurn(),) if is_without_points(request, known) else None

    def about(self, request: Request[Any, Any], known: State) -> str:
        if isinstance(request, PlayInterruption):
            return request.moment.window.value
        return "spent" if is_without_points(request, known) else super().about(request, known)

    def next_answer(self, request: Request[State, Any], state: State) -> tuple[Any] | None:
        planned = self.plans.next_answer(request, state)
        if planned is not None:
            self._remember_delay(request, planned[0])
        return (
            planned
            or automatic_answer(
                request, state, self.settings.ask_checks, self.surrendering, self._ammunition_counts(state)
            )
            or ended_by_itself(request, state)
            or self._ends_delayed(request, state)
        )

    def _ends_delayed(self, request: Request[State, Any], state: State) -> tuple[Any] | None:
        """Return the end of the turn of somebody who has just taken on Delayed, where nobody else acts.  R4.1.5."""
        if type(request) is not ChooseAction or request.figure != self._delays or free_actors(state) != [self._delays]:
            return None
        waits = request.declared is None and not state.players[PlayerId(request.player)].hand
        return (EndTurn(),) if waits and request.refusal(state, EndTurn()) is None else None

    def ends(self, answer: Any) -> bool:
        return isinstance(answer, EndTurn | BreakOff)

    def _ammunition_counts(self, state: State) -> bool:
        """Return whether the weapon of the running attack has limited resources."""
        if self._weapon is None:
            return False
        figure, weapon = self._weapon
        block = state.figures[figure].blocks.get(weapon)
        return block is not None and block.resources is not None

    def turn_to(self, request: Request[State, Any] | None, state: State) -> tuple[Any] | None:
        """Return the answer that goes on with whoever still owes his part of a command action after another did his.

        R2.1.4 to R2.1.7, RU081.

        The order is free, so nobody is left against a choice: only where the rules
        themselves went on to another figure.
        """
        now, acted = _acting(request), self._acted
        if acted is None or now is None or now == acted:
            return None
        owing = still_owing(state)
        return (LetAct(owing[0]),) if owing and now not in owing else None

    def decides(self, answer: Any) -> bool:
        return not isinstance(answer, LetAct)

    def begins(self, entry: Entry) -> bool:
        selects = isinstance(entry.plain, dict) and entry.plain.get("kind") == SELECTION
        return super().begins(entry) and entry.request not in FOLLOW_UPS and not selects

    def tells(self, event: Event) -> bool:
        return not isinstance(event, FigureTurned)

    def remember(self, length: int) -> None:
        self.plans.remember(length)

    def recall(self, length: int) -> None:
        self.plans.recall(length)

    def travelled(self) -> None:
        self._acted = self._delays = None
        self._bids.clear()


def _acting(request: Request[State, Any] | None) -> FigureId | None:
    """Return who is asked for the action of a turn."""
    return request.figure if type(request) is ChooseAction else None


def automatic_answer(
    request: Request[State, Any],
    state: State,
    ask_checks: AskChecks,
    surrendering: set[PlayerId],
    limited_ammunition: bool,
) -> tuple[Any] | None:
    """Return the answer, in a tuple, to a question nobody needs to be asked; None if a person must decide."""
    if isinstance(request, DeclareSurrender):
        return (PlayerId(request.player) in surrendering,)
    if isinstance(request, RollOn):
        asked = ask_checks == "always" or (ask_checks == "ammunition" and limited_ammunition and request.successes > 0)
        return None if asked else (True,)
    # Of a question about cards that came anyway nobody may learn that there was nothing to play.
    return None if isinstance(request, PlayOrPass | PlayInterruption) else only_choice(request, state)


class Played(Protocol):
    """A running game, as far as its assistant is asked."""

    @property
    def session(self) -> Session[State]: ...

    @property
    def assistant(self) -> Assistant: ...


def _of(game: Played) -> Pb12Assistant:
    """Return the assistant of a game, which is a Pb-12 assistant."""
    found = game.assistant
    assert isinstance(found, Pb12Assistant), "asked in games of Pb-12 only"
    return found


def free_facing(game: Played, figure: FigureId) -> float | None:
    """Return the facing set for a figure before its next action, None while it stays unchanged.  R1.6.2."""
    return _of(game).facings.of(figure, len(game.session.entries))


def set_facing(game: Played, figure: FigureId, facing: float) -> None:
    """Let a figure face elsewhere, in degrees, before its next action; until then nothing is decided.  R1.6.2."""
    _of(game).facings.keep(figure, len(game.session.entries), facing)


def planned_rest(game: Played, figure: FigureId) -> tuple[MoveOption, ...]:
    """Return the options planned for a figure that are still to come."""
    return _of(game).plans.rest(figure)


def surrendering(game: Played) -> set[PlayerId]:
    """Return the players who give up at the end of the round; the set may be changed."""
    return _of(game).surrendering


NEAR: Final = 6
"""The steps that are proposed."""
MOST: Final = 99
WIDTH: Final = 620.0
SIGN: Final = 44.0
DONE: Final = 180.0


def open_orders(game: Desk, figure: FigureId | None) -> None:
    """Show the orders of a figure's player to him alone: who else plays looks away first."""
    request = game.controller.pending
    if request is None:
        return
    deciding = PlayerId(request.player)
    player = deciding if figure is None else game.state.figures[figure].controller
    if player in game.controller.by_program:
        game.say(game.texts("orders-of-program", player=player_name(game.setup, player)))
        return

    def show() -> None:
        game.desk.open(StandingOrders(game.desk, game, player, figure))

    show_alone(game, player, "curtain-why-orders", show, own=player == deciding)


class StandingOrders(LaidScreen):
    """Four occasions to choose from, each including those before it; every choice holds at once."""

    def __init__(self, desk: WindowDesk, game: Desk, player: PlayerId, figure: FigureId | None) -> None:
        super().__init__(desk)
        self.game = game
        self.player = player
        state = game.controller.session.state
        self.figures = [each.id for each in figures_of(state, player) if each.place is not Place.REMOVED]
        self.number = self.figures.index(figure) if figure in self.figures else 0
        self.for_all = False

    @property
    def figure(self) -> FigureId:
        """Return whose order is shown."""
        return self.figures[self.number]

    @property
    def order(self) -> StandingOrder:
        """Return what has been said about the figure."""
        state: State = self.game.controller.session.state
        return state.figures[self.figure].standing_order

    @property
    def steps(self) -> int:
        """Return how near an opponent must come."""
        return self.order.steps or NEAR

    # -- what is shown ------------------------------------------------------------------------------------

    def describe(self) -> Node:
        texts = self.desk.texts
        rows: list[Node] = [Label(texts("orders-explanation"))]
        if self.figures:
            done = Button("done", texts("orders-done"), texts("key-return"), BUTTON_HEIGHT, "primary", min_width=DONE)
            rows += [self._figure_row(), *(self._occasion(number, when) for number, when in enumerate(When, start=1))]
            rows.append(Row((Toggle("all", texts("orders-for-all"), self.for_all, grow=1.0), done), align="center"))
        title = texts("orders-title", player=player_name(self.game.setup, self.player))
        return dialog(WIDTH, title, Column(tuple(rows)), offset=self.scrolled)

    def _figure_row(self) -> Node:
        name = upper_first(figure_name(self.desk.texts, self.game.setup, self.figure))
        several = len(self.figures) > 1
        turning = [_button(f"turn:{step}", sign, width=SIGN, enabled=several) for step, sign in ((-1, "‹"), (1, "›"))]
        return Row((Label(name, theme.LARGE, bold=True, grow=1.0), *turning), 6.0, "center")

    def _occasion(self, number: int, when: When) -> Node:
        label = upper_first(self.desk.texts(text_key("orders", when), steps=self.steps))
        button = _button(f"when:{number}", label, str(number), chosen=self.order.when is when)
        if when is not When.NEAR:
            return button
        return Row((button, _button("near:-1", "−", width=SIGN), _button("near:1", "+", width=SIGN)), 6.0)

    # -- doing --------------------------------------------------------------------------------------------

    def _say(self, when: When, steps: int | None = None) -> None:
        """Let an order hold for the figure, or for all."""
        near = (self.steps if steps is None else steps) if when is When.NEAR else 0
        for figure in self.figures if self.for_all else [self.figure]:
            before = self.game.controller.session.state.figures[figure].standing_order
            if before == StandingOrder(when, near):
                continue
            refusal = self.game.controller.declare(self.player, SetStandingOrder(figure, when, near))
            if refusal is not None:
                self.game.refuse(refusal)

    def _toggle_all(self) -> None:
        """Let choices hold for all figures from now on; the present one of this figure at once."""
        self.for_all = not self.for_all
        if self.for_all:
            self._say(self.order.when, self.order.steps)

    def _turn_page(self, step: int = 1) -> None:
        self.number = (self.number + step) % len(self.figures)

    def _step(self, step: int) -> None:
        """Let an opponent come nearer or less near before the figure is asked about."""
        self._say(When.NEAR, min(max(self.steps + step, 1), MOST))

    def press(self, name: str) -> None:
        kind, _, number = name.partition(":")
        match kind:
            case "turn":
                self._turn_page(int(number))
            case "when":
                self._say(list(When)[int(number) - 1])
            case "near":
                self._step(int(number))
            case "all":
                self._toggle_all()
            case _:
                self.refuse()

    def refuse(self) -> None:
        self.desk.leave(self)

    def take_key(self, event: pygame.event.Event) -> None:
        typed: str = event.unicode
        if event.key in (pygame.K_ESCAPE, pygame.K_RETURN, pygame.K_KP_ENTER) or not self.figures:
            self.refuse()
        elif event.key == pygame.K_TAB:
            self._turn_page(-1 if event.mod & pygame.KMOD_SHIFT else 1)
        elif typed in ("+", "-"):
            self._step(1 if typed == "+" else -1)
        elif event.key == pygame.K_a:
            self._toggle_all()
        elif typed.isdecimal() and 1 <= int(typed) <= len(When):
            self._say(list(When)[int(typed) - 1])
        else:
            super().take_key(event)


def _button(
    name: str, label: str, key: str = "", *, chosen: bool = False, width: float = 0.0, enabled: bool = True
) -> Button:
    """Return a button that stays down if it is chosen, of a width or filling its row."""
    return Button(
        name, label, key, BUTTON_HEIGHT, enabled=enabled, pressed=chosen, min_width=width, grow=0.0 if width else 1.0
    )


def menu(game: Desk) -> Sequence[MenuEntry]:
    """Return what else a player who decides now can do."""
    return ((game.texts("menu-orders"), lambda: open_orders(game, game.selected)),)


def surrender(game: Desk, player: PlayerId) -> MenuEntry:
    """Return how a player gives up at the end of the round, once that is confirmed, or not after all.  R1.3.15."""
    texts, name, giving_up = game.texts, player_name(game.setup, player), surrendering(game.controller)

    def announce() -> None:
        giving_up.add(player)
        game.say(texts("surrender-announced", player=name))

    def ask() -> None:
        text = texts("surrender-text", player=name)
        game.desk.ask(
            texts("surrender-title"), text, texts("surrender-yes"), texts("card-cancel"), announce, grave=True
        )

    def withdraw() -> None:
        giving_up.discard(player)
        game.say(texts("surrender-withdrawn", player=name))

    if player in giving_up:
        return texts("menu-surrender-not", player=name), withdraw
    return texts("menu-surrender", player=name), ask
