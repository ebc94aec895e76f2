"""Choosing an action of the active figure: the bar of actions, forms over it, and tiles of command actions."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any, Final, Protocol

from pb12table.kernel.request import Refusal, Request
from pb12table.skirmish.acts import tag_of
from pb12table.skirmish.bot import Planned
from pb12table.skirmish.forms.form import Aim, Form, Lit, Look, Values
from pb12table.skirmish.ids import FigureId, PlayerId, total
from pb12table.systems.pb12.rules.actions.action import free_action_refusal
from pb12table.systems.pb12.rules.actions.all_actions import ACTIONS
from pb12table.systems.pb12.rules.attacks.attack_plan import weapons
from pb12table.systems.pb12.rules.attacks.targets import sighted_refusal
from pb12table.systems.pb12.rules.command.commanding import (
    commanding_refusal,
    may_command,
    running_command,
    still_owing,
)
from pb12table.systems.pb12.rules.extensions.interrupts import ActInInterruption
from pb12table.systems.pb12.rules.figures.figures import markers_of
from pb12table.systems.pb12.rules.game.answers import (
    Action,
    Activate,
    Adjust,
    ChangeStatus,
    EndCommand,
    EndTurn,
    LetAct,
    MeleeAttack,
    Move,
    RangedAttack,
    Stop,
)
from pb12table.systems.pb12.rules.game.legality import action_refusal, cost_in_action_points, free_actors, usable_points
from pb12table.systems.pb12.rules.game.requests import ChooseAction
from pb12table.systems.pb12.rules.game.state import ChosenTarget, Status
from pb12table.systems.pb12.rules.movement.movement import ChooseMoveOption, RespondToInterruption
from pb12table.systems.pb12.texts.names import target_name
from pb12table.systems.pb12.window.attack import AttackPreview, at_own_feet, facing_before, preview_declared
from pb12table.systems.pb12.window.forms.acting import Acting, change_label, changes
from pb12table.systems.pb12.window.forms.attacks import TARGET, chances, chosen, hopeless, result_words
from pb12table.systems.pb12.window.forms.commanding import COMMAND
from pb12table.systems.pb12.window.forms.interruption import attacked_places, declared_words, stack_lines
from pb12table.systems.pb12.window.forms.known import ACTION_FORMS
from pb12table.systems.pb12.window.keys import USUAL
from pb12table.systems.pb12.window.modes.bar import ActionReasons, attack_on, offers_at, why_no_attack_on
from pb12table.systems.pb12.window.modes.desk import END_COMMAND, END_TURN, SHOW_HAND, Desk, OwnMode
from pb12table.systems.pb12.window.play.assistant import planned_rest
from pb12table.table.shapes import Point
from pb12table.texts.names import figure_name, names, player_name, text_key
from pb12table.window.forms.form_card import draw_sketches
from pb12table.window.forms.form_mode import FormMode
from pb12table.window.play.base import Card, CardButton, HeldEnter, Plan, SecondThought, Tile, sum_lines
from pb12table.window.play.foreseeing import desk_ahead
from pb12table.window.scene.picture import Picture

USING_POINTS: Final = frozenset(tag_of(answer) for action in ACTIONS for answer in action.answers)
"""The tiles whose actions use action points, unless they are free now."""

DECLARED: Final = "declared"
PASS_ON: Final = "pass-on"
FAIR: Final = 0.15
"""With less of a chance for each check nothing is proposed."""


class Deeds(Protocol):
    """How actions begin, and which there are beyond those of chapter 1."""

    def tiles(self, mode: ActionMode) -> list[Tile]:
        """Return the tiles of further actions that mean something to the figure."""
        ...

    def begin(self, mode: ActionMode, command: str) -> None:
        """Begin the action of a tile; those without anything to choose are taken at once."""
        ...

    def lead(self, mode: ActionMode, figure: FigureId) -> bool:
        """Begin the way of another figure that may act now; return whether it can go."""
        ...

    def begin_offered(self, mode: ActionMode, command: str, target: str) -> None:
        """Begin the action of a right click with the place or the figure that was clicked."""
        ...


class ActionMode(ActionReasons):
    """The figure is active: every action with its cost, its key, and the one reason where it cannot be taken."""

    groups: tuple[str, ...] = ("plan", "action")
    leads_by_click = True
    """Whether a click on the ground means a way there."""
    form_kind: type[FormMode] = FormMode

    def __init__(self, game: Desk, request: ChooseAction, deeds: Deeds) -> None:
        super().__init__(game, request)
        self.deeds = deeds
        self.offered: Point = (0.0, 0.0)
        self.leaving = SecondThought()

    @property
    def topic(self) -> str:
        return "action" if type(self) is ActionMode else super().topic

    def entered(self) -> None:
        if self.game.selected != self.figure:
            self.game.select(self.figure)

    @property
    def is_interrupting(self) -> bool:
        """Return whether the figure acts as part of an interruption.  R4.0.5."""
        return isinstance(self.request, ActInInterruption)

    def vital(self) -> list[Point]:
        """Return the places of an attack that was declared before it was interrupted."""
        declared = self.request.declared
        if not isinstance(declared, RangedAttack | MeleeAttack):
            return []
        return attacked_places(self.game.state, self.figure, declared)

    def decorate(self, picture: Picture) -> None:
        super().decorate(picture)
        declared = self.request.declared
        if not isinstance(declared, RangedAttack | MeleeAttack) or declared.target is None:
            return
        line = Look(self.figure, Aim(figure=declared.target))
        draw_sketches(picture, self.game, (line, Lit(frozenset({declared.target}), "hit")))

    # -- the bar ------------------------------------------------------------------------------------------

    def tiles(self) -> list[Tile]:
        texts = self.texts
        some, one = texts("cost-some-actions"), texts("cost-action", number=1)
        tiles = [
            self._tile("move", some, self.reason(Move(1))),
            self._tile("adjust", self._adjust_cost(), self.reason(self.adjust_answer())),
            self._ranged_tile(some),
            self._tile("melee-attack", some, self.attack_reason(ranged=False)),
            self._tile("aim", one, self.aim_reason()),
            self._tile("concentrate", one, self.concentrate_reason()),
            self._tile("reload", one, self.reload_reason()),
            self._tile("re-equip", one, self.re_equip_reason()),
            *self.deeds.tiles(self),
            *self._tile_of_others(),
            self._tile(END_TURN, texts("cost-none"), self.end_reason()),
        ]
        warned = (replace(tile, help=self._help_with_loss(tile)) for tile in tiles)
        return [replace(tile, active=tile.command == self.name, usual=tile.command in USUAL) for tile in warned]

    def _help_with_loss(self, tile: Tile) -> str:
        """Return what a tile says when asked, and that its action would lose Delayed.  R4.1.5."""
        lost = markers_of(self.game.state, self.figure, Status.DELAYED)
        free = tile.cost == self.texts("cost-free-action")
        if not lost or free or self.is_interrupting or not tile.enabled or tile.command not in USING_POINTS:
            return tile.help
        return " ".join(filter(None, (tile.help, self.texts("tile-loses-delayed", number=lost))))

    def _tile(self, command: str, cost: str, reason: str) -> Tile:
        strong = command == END_TURN == self.enter_means()
        label = "interruption-no-action" if command == "end-turn" and self.is_interrupting else f"action-{command}"
        texts, key = self.texts, self.game.key(command)
        more = texts(f"{label}.help") if texts.has(f"{label}.help") else ""
        return Tile(command, texts(label), cost, key, reason, strong=strong, help=more)

    def _ranged_tile(self, cost: str) -> Tile:
        """Return the tile of ranged Attack; if no figure can be shot at, it says that a place can."""
        tile = self._tile("ranged-attack", cost, self.attack_reason(ranged=True))
        instead = "" if tile.enabled else self._place_instead()
        return replace(tile, help=instead) if instead else tile

    def _place_instead(self) -> str:
        """Return how to shoot at a place, "" if that is impossible too.  R1.6.15."""
        state = self.game.state
        shots = (at_own_feet(state, self.figure, weapon) for weapon in weapons(state, self.figure, ranged=True))
        return self.texts("tile-place-instead") if any(not self.reason(shot) for shot in shots) else ""

    def others(self) -> list[FigureId]:
        """Return the other active figures the turn can go on with.  R1.3.9, R2.1.1."""
        if self.is_interrupting:
            return []
        return [other for other in free_actors(self.game.state) if other != self.figure]

    def _tile_of_others(self) -> list[Tile]:
        """Return a tile that leads to the next of the other figures, if there are any."""
        others, texts, game = self.others(), self.texts, self.game
        if not others:
            return []
        reason = self.reason(LetAct(others[0]))
        label, cost = texts("tile-let-act"), texts("tile-let-act-number", number=len(others))
        key, more = game.key("next-figure"), texts("tile-let-act.help")
        return [Tile("next-figure", label, cost, key, reason, help=more)]

    def _let_act(self, figure: FigureId) -> None:
        """Go on with another active figure; anybody else is only looked at."""
        if self.may_choose(figure):
            self.game.commit(LetAct(figure))
        else:
            self.game.select(figure)

    def may_choose(self, figure: FigureId) -> bool:
        return type(self) is ActionMode and figure in self.others()

    def click(self, point: Point, figure: FigureId | None) -> None:
        """Go on with a figure, or attack it; a click on the ground leads the active one there, whatever was chosen."""
        if figure is not None:
            attack = attack_on(self, figure) if self.leads_by_click else ""
            if attack:
                self.deeds.begin(self, attack)
                self.game.mode.click(point, figure)
            else:
                self._let_act(figure)
                reason = why_no_attack_on(self, figure) if self.leads_by_click else ""
                if reason:
                    self.game.say(reason, bad=True)
        elif self.leads_by_click and not self.reason(Move(1)):
            self.offered = point
            self.deeds.begin_offered(self, "move", "")

    def pick(self, figure: FigureId) -> None:
        if self.may_choose(figure):
            self._let_act(figure)
        else:
            super().pick(figure)

    def _let_next_act(self, step: int) -> bool:
        """Go on with the next of the active figures; where there is none it is shown whose turn it is."""
        if type(self) is not ActionMode or not self.others():
            self.game.select(self.figure, centre=True)
            return True
        actors = free_actors(self.game.state)
        now = actors.index(self.figure) if self.figure in actors else -1
        self.game.commit(LetAct(actors[(now + step) % len(actors)]))
        return True

    def _adjust_cost(self) -> str:
        free = self.adjust_answer().free
        return self.texts("cost-free-action") if free else self.texts("cost-action", number=1)

    def adjust_answer(self) -> Adjust:
        """Adjust as a free action when that is still possible, else for 1 AP."""
        free = action_refusal(self.game.state, self.figure, Adjust(free=True)) is None
        paid = action_refusal(self.game.state, self.figure, Adjust(free=False)) is None
        return Adjust(free=free or not paid)

    # -- right click --------------------------------------------------------------------------------------

    def menu(self, point: Point, figure: FigureId | None) -> list[CardButton]:
        self.offered = point
        return offers_at(self, point, figure)

    # -- doing --------------------------------------------------------------------------------------------

    def _take_declared(self, declared: Action) -> None:
        """Go on with the action that was interrupted before it began, and with the way that was planned for it.

        An attack that cannot succeed any more is made only when that is said twice.
        """
        attack = preview_declared(self.game.state, self.figure, declared)
        if attack is not None and attack.odds.p_check == 0.0 and self.leaving.asks_first(DECLARED):
            points, go = attack.answer.action_points, self.game.key(DECLARED)
            self.game.say(self.texts("attack-would-fail", points=points, go=go), bad=True)
            return
        rest = planned_rest(self.game.controller, self.figure)
        self.game.commit(declared, *rest, *((Stop(),) if rest else ()))

    def points_left(self) -> int:
        """Return the action points that would lapse with the turn, including those of others that can still act."""
        return 0 if self.is_interrupting else sum(usable_points(self.game.state).values())

    def enter_means(self) -> str:
        """Return the command of a single Enter, which is bright: what was declared, else the end of the turn if nobody
        could use any more points, or of the command action if nobody in it could; "" if Enter is to be held, or ends
        nothing.
        """
        state = self.game.state
        if self._is_declared_gold():
            return DECLARED
        if self.end_reason():
            return ""
        if self.points_left() == 0:
            return END_TURN
        if self.request.refusal(state, EndCommand()) is not None:
            return ""
        return "" if any(state.figures[figure].action_points for figure in free_actors(state)) else END_COMMAND

    def _is_declared_gold(self) -> bool:
        """Return whether Enter goes on as declared: it is still possible, and has a fair chance."""
        declared = self.request.declared
        if declared is None or self.reason(declared):
            return False
        attack = preview_declared(self.game.state, self.figure, declared)
        return attack is None or attack.odds.p_check >= FAIR

    def held_enter(self) -> HeldEnter | None:
        if type(self) is not ActionMode:
            return None
        usable = usable_points(self.game.state)
        figures = names(self.texts, self.game.setup, tuple(usable))
        too_soon = self.texts("points-hold-enter", number=sum(usable.values()), figures=figures)
        return HeldEnter(self.enter_means(), self.end_reason(), EndTurn(), too_soon)

    def grab(self, point: Point, figure: FigureId | None) -> bool:
        """Begin a Move where the active figure is dragged, or another one that may act now."""
        if figure is not None and self.may_choose(figure):
            return self.deeds.lead(self, figure)
        if type(self) is not ActionMode or figure != self.figure:
            return False
        self.press("move")
        return self.game.mode.name == "move"

    def press(self, command: str) -> bool:
        if command == END_TURN:
            return self.leaving.leave(self, command)
        self.leaving.forget(command)
        return self.take(command)

    def take(self, command: str) -> bool:
        """Do what a command says without asking again."""
        if command.startswith("offer:"):
            _, offered, target = f"{command}:".split(":")[:3]
            self.deeds.begin_offered(self, offered, target)
            return True
        passing = self.game.controller.passing() if command == PASS_ON else None
        if passing is not None:
            self.game.controller.let_stand(passing[0], self.texts("action-spent-question"), always=True)
            self.game.commit(passing[0])
            return True
        shed = next((each for each in sheds(self) if command == f"digit-{each.times}"), None)
        if shed is not None and self.request.declared is None:
            return self.game.commit(shed)
        if command == DECLARED and self.request.declared is not None:
            self._take_declared(self.request.declared)
            return True
        if command in ("next-figure", "previous-figure"):
            return self._let_next_act(1 if command == "next-figure" else -1)
        for tile in self.tiles():
            if tile.command == command and command != SHOW_HAND:
                if tile.enabled:
                    self.deeds.begin(self, command)
                elif tile.reason:
                    instead = self._place_instead() if command == "ranged-attack" else ""
                    self.game.say(" · ".join(filter(None, (tile.reason, instead))), bad=True)
                return True
        return super().press(command)

    def card(self) -> Card | None:
        """Return what the card of a mode currently says."""
        texts, setup, request = self.texts, self.game.setup, self.request
        left = self.game.state.figures[self.figure].action_points
        player, figure = player_name(setup, self.player), figure_name(texts, setup, self.figure)
        if isinstance(request, ActInInterruption):
            line = "interruption-act-explanation" if request.declared is None else "interruption-act-again"
            return Card(
                texts("interruption-act-title", player=player, figure=figure),
                self.player,
                (texts(line, left=left), *self.facing_words()),
                stack=stack_lines(texts, setup, request.moment, request.stack),
            )
        title = texts("action-title", player=player, figure=figure)
        explanation = points_line(self)
        if request.declared is None:
            lines = (explanation, *self.facing_words(), *command_lines(self))
            return Card(title, self.player, lines, buttons=(*self.shedding(), *_never_again(self)))
        again = texts("action-declared", action=declared_words(texts, setup, request.declared))
        reason = self.reason(request.declared)
        cost = texts("cost-action", number=cost_in_action_points(self.game.state, request.declared))
        label = texts("action-declared-button", cost=cost)
        gold = self.enter_means() == DECLARED
        key = self.game.key("commit" if gold else DECLARED)
        button = CardButton(DECLARED, label, key, not reason, reason, primary=gold)
        lines = (again, explanation, *self.facing_words())
        card = Card(title, self.player, lines, warning=reason, buttons=(button,))
        attack = preview_declared(self.game.state, self.figure, request.declared)
        return card if attack is None else _with_sum(self, card, attack)

    def shedding(self) -> Iterator[CardButton]:
        """Yield how a figure that may do nothing else sheds Distracted, each by a digit.  R4.1.4."""
        if type(self) in (ActionMode, FirstAction) and self.request.declared is None:
            for shed in sheds(self):
                key = str(shed.times)
                yield CardButton(f"digit-{key}", change_label(acting_of(self), shed), key)

    def back(self) -> None:
        self.game.select(self.figure)


# -- the card ---------------------------------------------------------------------------------------------------


def _never_again(mode: ActionMode) -> Iterator[CardButton]:
    """Yield the button by which turns without points end by themselves from now on, whatever is free in them."""
    texts = mode.texts
    if mode.game.controller.passing() is not None:
        yield CardButton(PASS_ON, texts("action-spent-on"), reason=texts("action-spent-on.help"))


def _with_sum(mode: ActionMode, card: Card, attack: AttackPreview) -> Card:
    """Return the card of a declared attack with what its checks need now; the interruption's changes are marked."""
    texts, setup, announced = mode.texts, mode.game.setup, mode.request.announced
    before, now = total(announced), attack.plan.target_number
    lines = [*card.lines]
    if announced and before != now:
        lines.insert(1, texts("action-declared-changed", before=before, now=now))
    return replace(
        card,
        lines=tuple(lines),
        warning=hopeless(texts, setup, attack),
        sums=sum_lines(texts, setup, attack.plan.modifiers, announced),
        result=result_words(texts, attack),
        result_note=chances(texts, setup, attack),
    )


def points_line(mode: ActionMode) -> str:
    """Return the action points left, whose they are, and what Enter does or what must come first.  R1.3.8, R1.6.18.

    What Enter does, and which tile is bright, is asked of the mode as well (`ActionMode.enter_means`).
    """
    texts, state = mode.texts, mode.game.state
    usable = usable_points(state)
    left = state.figures[mode.figure].action_points
    others = [figure for figure in usable if figure != mode.figure]
    refusal = mode.request.refusal(state, EndTurn())
    follow_up = refusal is not None and refusal.reason == "owes-an-action"
    then = "owing" if still_owing(state) else "follow-up" if follow_up else mode.enter_means() or "hold"
    return texts(
        "action-explanation",
        left=left,
        others=len(others),
        figures=names(texts, mode.game.setup, others) if others else "",
        points=sum(usable[figure] for figure in others),
        then=f"{then}-{'other' if left == 0 else 'own'}",
        still=_still_possible(mode),
    )


def _still_possible(mode: ActionMode) -> str:
    """Return why a turn without action points has not ended by itself.  R1.3.8, R1.6.18, RU079."""
    state, figure = mode.game.state, mode.figure
    free, command = free_action_refusal(state, figure) is None, may_command(state, figure)
    return "both" if free and command else "free" if free else "command" if command else "nothing"


def command_lines(mode: ActionMode) -> tuple[str, ...]:
    """Return which command action is running, and who has yet to do what it prescribes.  R2.1.1, RU081."""
    texts, state = mode.texts, mode.game.state
    command = running_command(state)
    if command is None:
        return ()
    name = texts(text_key("command-action", command.kind))
    owing = still_owing(state)
    figures = names(texts, mode.game.setup, tuple(owing)) if owing else ""
    aim = "free" if command.target is None else "shared"
    target = "" if command.target is None else target_name(texts, mode.game.setup, command.target)
    words = {"aim": aim, "target": target, "number": len(owing), "figures": figures}
    return (texts("command-goes-on", name=name, **words),)


AIMING: Final = frozenset(("ranged-attack", "melee-attack", "aim"))
"""Forms on which something is aimed at."""
TURNING: Final = frozenset(("ram",))
"""Forms of actions for which a figure turns to what it acts on, whatever it was turned to before."""


class FormBar(ActionMode):
    """The bar of actions while one of them is chosen on a form; nobody else is let act from there."""

    leads_by_click = False

    def __init__(self, game: Desk, request: ChooseAction, deeds: Deeds, name: str) -> None:
        super().__init__(game, request, deeds)
        self.form_name = name
        self.asks: FormMode | None = None

    def planned_facing(self) -> float | None:
        answer = None if self.asks is None else self.asks.form.answer()
        turns = self.form_name in TURNING or getattr(answer, "facing", None) is not None
        return None if turns else super().planned_facing()


class AimingBar(FormBar):
    """The same while something is aimed at: the figure turns to its target unless it has been turned elsewhere."""

    leads_by_click = True

    @property
    def target(self) -> ChosenTarget | None:
        """Return the current target of the aim."""
        return None if self.asks is None else chosen(self.asks.form.values.get(TARGET))

    def planned_facing(self) -> float | None:
        target = self.target
        if self.turned is None or target is None:
            return None
        return facing_before(self.game.state, self.figure, target, self.turned)

    def usual_facing(self) -> float:
        target = self.target
        straight = None if target is None else facing_before(self.game.state, self.figure, target, self.turned)
        return super().usual_facing() if straight is None else straight

    def turn_refusal(self, facing: float) -> Refusal | None:
        target = self.target
        return None if target is None else sighted_refusal(self.game.state, self.figure, target, facing)


class FirstForm(FormMode):
    """The form of an action of a figure that is activated first: both are answered at once, or nothing."""

    def planned(self, *, pointed: bool) -> Planned | None:
        plan = super().planned(pointed=pointed)
        return plan and replace(plan, answers=(Activate(plan.figure), *plan.answers), key=("first", plan.key))

    def card(self) -> Card:
        card = super().card()
        return replace(card, buttons=tuple(
            replace(each, label=self.texts("attack-activate-first", attack=each.label)) if each.command == "commit"
            else each for each in card.buttons))  # fmt: skip


class FirstAction(ActionMode):
    """The actions of a figure that is activated with the first of them."""

    form_kind = FirstForm


def first_action(below: OwnMode, deeds: Deeds, figure: FigureId) -> FirstAction | None:
    """Return the actions of a figure as they are once it is activated; None where that is not known before."""
    found: tuple[Desk, Request[Any, Any]] | None = desk_ahead(below.game, Activate(figure))
    if found is None:
        return None
    ahead, request = found
    if not isinstance(request, ChooseAction) or request.figure != figure:
        return None
    return FirstAction(ahead, request, deeds)


def begin_form(mode: ActionMode, name: str, tile: str = "") -> FormMode:
    """Ask for what an action needs; its tile has the name of the form where no other is told."""
    bar = (AimingBar if name in AIMING else FormBar)(mode.game, mode.request, mode.deeds, name)
    bar.entered()

    def ask(values: Values, changed: str) -> Form[Any]:
        return ACTION_FORMS[name](acting_of(bar), values, changed)

    asks = mode.form_kind(mode.game, ask, bar, tile or name)
    bar.asks = asks
    mode.game.enter(asks)
    return asks


def sheds(mode: ActionMode) -> list[ChangeStatus]:
    """Return how the figure of a mode can shed Distracted, fewer markers first.  R4.0.8."""
    if Status.DISTRACTED not in mode.game.state.figures[mode.figure].statuses:
        return []
    return [each for each in changes(acting_of(mode)) if each.status is Status.DISTRACTED and not each.take_on]


def acting_of(mode: ActionMode) -> Acting:
    """Return the question for the next action, in the form its forms need."""
    return Acting(mode.texts, mode.game.state, mode.request, mode.turned, mode.game.key)


def has_followers(mode: ActionMode) -> bool:
    """Return whether there is anybody to command: a figure alone on its side needs no tile."""
    own = mode.game.state.figures.values()
    return sum(figure.controller == mode.player for figure in own) > 1


def command_tile(mode: ActionMode) -> Tile | None:
    """Return the tile of command, for whoever was activated directly."""
    state, texts = mode.game.state, mode.texts
    if mode.is_interrupting or running_command(state) is not None or not has_followers(mode):
        return None
    refusal = commanding_refusal(state, mode.figure)
    if refusal is not None and refusal.reason == "not-activated-directly":
        return None
    nobody = texts("command-nobody-left") if refusal is None and not may_command(state, mode.figure) else ""
    reason = mode.game.refusal_text(refusal) or nobody
    label, more = texts("action-command"), texts("action-command.help")
    key, active = mode.game.key(COMMAND), mode.name == COMMAND
    return Tile(COMMAND, label, texts("cost-some-command"), key, reason, active, help=more)


def end_command_tile(mode: ActionMode) -> Tile | None:
    """Return the tile that ends the running command action."""
    if mode.is_interrupting or running_command(mode.game.state) is None:
        return None
    texts = mode.texts
    reason = mode.game.refusal_text(mode.request.refusal(mode.game.state, EndCommand()))
    label, more = texts("action-end-command"), texts("action-end-command.help")
    key, bright = mode.game.key(END_COMMAND), mode.enter_means() == END_COMMAND
    return Tile(END_COMMAND, label, texts("cost-none"), key, reason, strong=bright, help=more)


class PlannedAction(OwnMode):
    """A mode in which a figure's action is planned; what would be lost by doing something else is asked first.

    `bar` is the bar of actions it was begun from, None where no action is asked for.
    """

    def __init__(
        self,
        game: Desk,
        request: ChooseAction | ChooseMoveOption | RespondToInterruption,
        bar: ActionMode | None,
    ) -> None:
        super().__init__(game)
        self.bar = bar
        self.figure = request.figure
        self.player = PlayerId(request.player)
        self.request = request
        self.leaving = SecondThought()

    @property
    def plan(self) -> Plan:
        """Return what would be lost by doing something else."""
        return ""

    def change(self, command: str) -> bool:
        """Take another action instead of this one; return whether that works."""
        if self.bar is None or command == self.name:
            return command == self.name
        return self.leaving.leave(self.bar, command, self.plan)

    def change_figure(self, figure: FigureId | None) -> bool:
        """Take the same action with another of the figures that may act now; return whether it is one of them."""
        self.leaving.forget(f"figure:{figure}")
        if figure is None or self.bar is None or figure not in self.bar.others():
            return False
        if self.leaving.may_leave_for(self.game, figure, self.plan):
            action = self.name
            if self.game.commit(LetAct(figure)) and type(self.game.mode) is ActionMode:
                self.game.mode.press(action)
        return True

    def pick(self, figure: FigureId) -> None:
        if not self.change_figure(figure):
            super().pick(figure)
