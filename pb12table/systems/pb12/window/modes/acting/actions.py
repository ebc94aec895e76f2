"""Choosing an action of the active figure: the bar of actions, and those that need no target.  Chapter 1.7."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from pb12table.skirmish.ids import FigureId
from pb12table.systems.pb12.rules.attacks.attack_plan import weapons
from pb12table.systems.pb12.rules.extensions.interrupt_requests import ActInInterruption
from pb12table.systems.pb12.rules.figures.figures import markers_of
from pb12table.systems.pb12.rules.game.answers import (
    Action,
    Adjust,
    Concentrate,
    EndCommand,
    EndTurn,
    LetAct,
    MeleeAttack,
    Move,
    RangedAttack,
    Reload,
    Stop,
)
from pb12table.systems.pb12.rules.game.legality import action_refusal, free_actors, usable_points
from pb12table.systems.pb12.rules.game.requests import ChooseAction
from pb12table.systems.pb12.rules.game.state import Status
from pb12table.systems.pb12.rules.movement.move_options import adjust_in_vain
from pb12table.systems.pb12.rules.vehicles.aboard import is_vehicle
from pb12table.systems.pb12.window.blast_view import at_own_feet
from pb12table.systems.pb12.window.forms.gear import is_full, loadable
from pb12table.systems.pb12.window.forms.interruption import attacked_places
from pb12table.systems.pb12.window.modes.acting import right_click
from pb12table.systems.pb12.window.modes.acting.action_card import action_card
from pb12table.systems.pb12.window.modes.acting.action_offers import begin_offer, tiles_of_offers
from pb12table.systems.pb12.window.modes.acting.action_reasons import ActionReasons
from pb12table.systems.pb12.window.modes.acting.ending import END_COMMAND, END_TURN
from pb12table.systems.pb12.window.modes.acting.hand_tile import SHOW_HAND
from pb12table.systems.pb12.window.modes.desk import Desk
from pb12table.systems.pb12.window.play.assistant import planned_rest
from pb12table.systems.pb12.window.previews.attack import preview_declared
from pb12table.table.shapes import Point
from pb12table.texts.names import names
from pb12table.window.play.base import HeldEnter
from pb12table.window.play.cards import Card, CardButton, Tile
from pb12table.window.play.giving_up import SecondThought

USING_POINTS: Final = frozenset(
    (
        "move", "adjust", "ranged-attack", "melee-attack", "aim", "concentrate", "reload", "re-equip",
        "scenario-action", "steer", "slow-down", "change-status", "threaten", "carry", "ram",
    )
)  # fmt: skip
"""The tiles whose actions use action points, unless they are free now."""


class ActionMode(ActionReasons):
    """The figure is active: every action with its cost, its key, and the one reason where it cannot be taken."""

    groups: tuple[str, ...] = ("plan", "action")

    def __init__(self, game: Desk, request: ChooseAction) -> None:
        super().__init__(game, request)
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
        """Whether the figure acts as part of an interruption.  R4.0.5."""
        return isinstance(self.request, ActInInterruption)

    def vital(self) -> list[Point]:
        """Where they are between whom an attack was declared before it was interrupted."""
        declared = self.request.declared
        if not isinstance(declared, RangedAttack | MeleeAttack):
            return []
        return attacked_places(self.game.state, self.figure, declared)

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
            *tiles_of_offers(self),
            *self._tile_of_others(),
            self._tile(END_TURN, texts("cost-none"), self.end_reason()),
        ]
        warned = (replace(tile, help=self._help_with_loss(tile)) for tile in tiles)
        return [replace(tile, active=tile.command == self.name) for tile in warned]

    def _help_with_loss(self, tile: Tile) -> str:
        """What a tile says when it is asked, and that its action would lose Delayed.  R4.1.5."""
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
        """Ranged Attack; where no figure can be shot at it says that a place can."""
        tile = self._tile("ranged-attack", cost, self.attack_reason(ranged=True))
        instead = "" if tile.enabled else self._place_instead()
        return replace(tile, help=instead) if instead else tile

    def _place_instead(self) -> str:
        """How to shoot at a place, "" when that cannot be done either.  R1.6.15."""
        state = self.game.state
        shots = (at_own_feet(state, self.figure, weapon) for weapon in weapons(state, self.figure, ranged=True))
        return self.texts("tile-place-instead") if any(not self.reason(shot) for shot in shots) else ""

    def others(self) -> list[FigureId]:
        """The other active figures the turn can go on with.  R1.3.9, R2.1.1."""
        if self.is_interrupting:
            return []
        return [other for other in free_actors(self.game.state) if other != self.figure]

    def _tile_of_others(self) -> list[Tile]:
        """The way to the next of the other figures, where there are any."""
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
        if figure is not None:
            self._let_act(figure)

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
        return right_click.offers_at(self, point, figure)

    # -- doing --------------------------------------------------------------------------------------------

    def _take_declared(self, declared: Action) -> None:
        """Go on with the action that was interrupted before it began, and with the way that was planned for it.

        An attack that cannot succeed any more is made only when that is said twice.
        """
        attack = preview_declared(self.game.state, self.figure, declared)
        if attack is not None and attack.odds.p_check == 0.0 and self.leaving.asks_first("declared"):
            points, go = attack.answer.action_points, self.game.key("declared")
            self.game.say(self.texts("attack-would-fail", points=points, go=go), bad=True)
            return
        rest = planned_rest(self.game.controller, self.figure)
        self.game.commit(declared, *rest, *((Stop(),) if rest else ()))

    def points_left(self) -> int:
        """The action points that would lapse with the turn, those of others that can still act included."""
        return 0 if self.is_interrupting else sum(usable_points(self.game.state).values())

    def would_lapse(self, command: str, again: str) -> str:
        """The action points that would lapse with the turn, in words; "" for none."""
        lapsing = self.points_left() if command == END_TURN else 0
        return self.texts("points-would-lapse", number=lapsing, again=again) if lapsing else ""

    def enter_means(self) -> str:
        """The command that one Enter stands for, whose tile is bright: the end of the turn when nobody could use any
        more points, or of the command action when nobody in it could; "" when Enter is to be held, or ends nothing.
        """
        state = self.game.state
        if self.end_reason():
            return ""
        if self.points_left() == 0:
            return END_TURN
        if self.request.refusal(state, EndCommand()) is not None:
            return ""
        return "" if any(state.figures[figure].action_points for figure in free_actors(state)) else END_COMMAND

    def held_enter(self) -> HeldEnter | None:
        if type(self) is not ActionMode:
            return None
        usable = usable_points(self.game.state)
        figures = names(self.texts, self.game.setup, tuple(usable))
        too_soon = self.texts("points-hold-enter", number=sum(usable.values()), figures=figures)
        return HeldEnter(self.enter_means(), self.end_reason(), EndTurn(), too_soon)

    def grab(self, point: Point, figure: FigureId | None) -> bool:
        """Begin a Move where the active figure is dragged."""
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
            right_click.take_offer(self, offered, target)
            return True
        if command == "declared" and self.request.declared is not None:
            self._take_declared(self.request.declared)
            return True
        if command in ("next-figure", "previous-figure"):
            return self._let_next_act(1 if command == "next-figure" else -1)
        for tile in self.tiles():
            if tile.command == command and command != SHOW_HAND:
                if tile.enabled:
                    self.begin(command)
                elif tile.reason:
                    instead = self._place_instead() if command == "ranged-attack" else ""
                    self.game.say(" · ".join(filter(None, (tile.reason, instead))), bad=True)
                return True
        return super().press(command)

    def begin(self, command: str) -> None:
        """Begin the action of a tile; those without anything to choose are taken at once."""
        from pb12table.systems.pb12.window.modes.acting.action_form import begin_form
        from pb12table.systems.pb12.window.modes.aiming.aiming import AimMode
        from pb12table.systems.pb12.window.modes.aiming.attacking import AttackMode
        from pb12table.systems.pb12.window.modes.moving.moving import MoveMode

        game, request = self.game, self.request
        drives = is_vehicle(game.state, self.figure)
        match command:
            case "move" if drives:
                begin_form(self, "set-off", command)
            case "adjust" if drives:
                vain = adjust_in_vain(game.state, self.figure)
                if vain is None:
                    game.commit(self.adjust_answer())
                else:
                    game.refuse(vain)
            case "move":
                game.enter(MoveMode(game, request))
            case "adjust":
                game.enter(MoveMode(game, request, self.adjust_answer()))
            case "ranged-attack" | "melee-attack":
                game.enter(AttackMode(game, request, ranged=command == "ranged-attack"))
            case "aim":
                game.enter(AimMode(game, request))
            case "concentrate":
                game.commit(Concentrate())
            case "reload":
                blocks = loadable(game.state, self.figure)
                # A full one is reloaded only by somebody who has seen that it is full.
                if len(blocks) == 1 and not is_full(game.state, self.figure, blocks[0]):
                    game.commit(Reload(blocks[0]))
                else:
                    begin_form(self, command)
            case "re-equip":
                begin_form(self, command)
            case "end-turn":
                game.commit(EndTurn())
            case _:
                begin_offer(self, command)

    def card(self) -> Card | None:
        return action_card(self)

    def back(self) -> None:
        self.game.select(self.figure)


def tiles_beside(game: Desk, request: object, name: str) -> list[Tile]:
    """The bar of actions while the one with a name is planned; empty while no action is asked for."""
    if not isinstance(request, ChooseAction):
        return []
    bar = ActionMode(game, request)
    bar.name = name
    return bar.tiles()
