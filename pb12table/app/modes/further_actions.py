"""The actions beyond those of chapter 1, by tile and card.  Chapter 2.1, R4.0.8, R4.2.1 to R4.2.3, R3.0.3."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from pb12table.app.modes.action_offers import ActionOffer
from pb12table.app.modes.actions import ActionMode
from pb12table.app.modes.answer_list import AnswerListMode, ReadyAnswer
from pb12table.app.modes.appointing import APPOINT, appoint_tile, begin_appointing
from pb12table.app.modes.base import GameDesk
from pb12table.app.modes.commanding import COMMAND, CommandMode, command_tile, end_command_tile
from pb12table.app.modes.driving import SLOW_DOWN, STEER, SteerMode, steers
from pb12table.app.modes.giving_up import END_COMMAND
from pb12table.app.modes.payment import PAY, may_choose, pay_button, with_payment
from pb12table.app.modes.scenario_actions import SCENARIO_ACTION, ScenarioActionMode
from pb12table.app.panels.cards import Card, Stepper, Tile
from pb12table.skirmish.ids import FigureId
from pb12table.systems.pb12.rules.actions.targets import weapons
from pb12table.systems.pb12.rules.extensions.carry_legality import carry_surcharge
from pb12table.systems.pb12.rules.extensions.further_legality import threatened_by
from pb12table.systems.pb12.rules.extensions.further_suggestions import rams_of_terrain, threats
from pb12table.systems.pb12.rules.figures.facing import facing_at
from pb12table.systems.pb12.rules.figures.figures import body, figures_on_table
from pb12table.systems.pb12.rules.game.answers import Carry, ChangeStatus, EndCommand, Ram, SlowDown, Threaten
from pb12table.systems.pb12.rules.game.legality import action_refusal
from pb12table.systems.pb12.rules.game.requests import ChooseAction
from pb12table.systems.pb12.rules.game.state import Status
from pb12table.systems.pb12.rules.preparations.profiles import Block
from pb12table.systems.pb12.rules.scenarios.scenario_plan import scenario_actions_of
from pb12table.systems.pb12.rules.statuses.selectable import SELECTABLE, cost_of_change
from pb12table.systems.pb12.rules.statuses.statuses import CUMULATIVE
from pb12table.systems.pb12.rules.vehicles.aboard import is_vehicle
from pb12table.table.motion.contact import in_contact
from pb12table.texts.names import block_name, figure_name, name_of, names, status_name

CHANGE_STATUS, THREATEN, RAM, CARRY = "change-status", "threaten", "ram", "carry"


def _tile(mode: ActionMode, command: str, cost: str, reason: str) -> Tile:
    texts, key, active = mode.texts, mode.game.key(command), mode.name == command
    return Tile(command, texts(f"action-{command}"), cost, key, reason, active, help=texts(f"action-{command}.help"))


def _first_reason(mode: AnswerListMode) -> str:
    """"" when one of the answers is legal, else why the first is not."""
    reasons = [mode.reason(ready.answer) for ready in mode.answers()]
    return "" if "" in reasons else reasons[0]


# -- Change Status --------------------------------------------------------------------------------------------


class ChangeStatusMode(AnswerListMode):
    """Which selectable status to take on or to shed, and how many markers.  R4.0.8."""

    name = CHANGE_STATUS

    def answers(self) -> list[ReadyAnswer]:
        return [ReadyAnswer(self._label(change), change) for change in changes(self)]

    def _label(self, change: ChangeStatus) -> str:
        return self.texts(
            "change-status-take-on" if change.take_on else "change-status-shed",
            status=status_name(self.texts, change.status),
            number=change.times,
            cost=self.texts("cost-action", number=cost_of_change(change)),
        )


def changes(mode: ActionMode) -> list[ChangeStatus]:
    """The changes of status the figure can pay for: shedding first, then Delayed, then what only hinders."""
    state, figure = mode.game.state, mode.figure
    left = state.figures[figure].action_points
    found: list[ChangeStatus] = []
    for take_on in (False, True):
        for status, cost in sorted(SELECTABLE.items(), key=lambda pair: take_on and pair[0] is not Status.DELAYED):
            most = left // cost if status in CUMULATIVE else 1
            wished = [ChangeStatus(status, take_on, times) for times in range(1, most + 1)]
            found += [answer for answer in wished if action_refusal(state, figure, answer) is None]
    return found


def _change_status_tile(mode: ActionMode) -> Tile:
    reason = "" if changes(mode) else mode.texts("tile-no-status-to-change")
    return _tile(mode, CHANGE_STATUS, mode.texts("cost-some-actions"), reason)


# -- Threaten -------------------------------------------------------------------------------------------------


class ThreatenMode(AnswerListMode):
    """With which weapon to threaten, and who is reached.  R4.2.1."""

    name = THREATEN

    def __init__(self, game: GameDesk, request: ChooseAction) -> None:
        super().__init__(game, request)
        self.pays = False

    @property
    def may_pay(self) -> bool:
        """Whether the free action can be kept for later.  R1.6.18."""
        answers = [ready.answer for ready in self.answers()]
        return any(
            may_choose(self.game.state, self.request, each) for each in answers if isinstance(each, Threaten)
        )

    def press(self, command: str) -> bool:
        if command == PAY and self.may_pay:
            self.pays = not self.pays
            return True
        return super().press(command)

    def card(self) -> Card:
        card = super().card()
        if not self.may_pay:
            return card
        return replace(card, buttons=(*card.buttons[:-1], pay_button(self.game, self.pays), card.buttons[-1]))

    def answers(self) -> list[ReadyAnswer]:
        state, setup, texts = self.game.state, self.game.setup, self.texts
        found: list[ReadyAnswer] = []
        for weapon in weapons(state, self.figure, ranged=False):
            for facing, reached in self.threats(weapon) or [(None, [])]:
                threat = Threaten(weapon.id, facing=facing)
                answer = with_payment(state, self.request, threat, self.pays)
                label = texts(
                    "threaten-with",
                    block=block_name(texts, setup, weapon.id),
                    number=len(reached),
                    figures=names(texts, setup, tuple(reached)),
                    facing="none" if facing is None else str(round(facing) % 360),
                    cost=texts("cost-free-action") if answer.free else texts("cost-action", number=1),
                )
                found.append(ReadyAnswer(label, answer, "" if reached else texts("tile-nobody-to-threaten")))
        return found

    def threats(self, weapon: Block) -> list[tuple[float | None, list[FigureId]]]:
        """Facings and whom they threaten: as the figure was turned before, else where it reaches most.  R1.6.2."""
        if self.turned is None:
            return threats(self.game.state, self.figure, weapon)
        reached = threatened_by(self.game.state, self.figure, weapon, self.turned)
        return [(self.turned, reached)] if reached else []


def _threaten_tile(mode: ActionMode) -> Tile | None:
    state, texts = mode.game.state, mode.texts
    armed = weapons(state, mode.figure, ranged=False)
    if not armed:
        return None
    threatening = ThreatenMode(mode.game, mode.request)
    reason = _first_reason(threatening)
    if not reason and not any(threatening.threats(weapon) for weapon in armed):
        reason = texts("tile-nobody-to-threaten")
    free = not mode.reason(Threaten(armed[0].id))
    return _tile(mode, THREATEN, texts("cost-free-action") if free else texts("cost-action", number=1), reason)


# -- Ram ------------------------------------------------------------------------------------------------------


class RamMode(AnswerListMode):
    """What to ram of that which is touched.  R4.2.2."""

    name = RAM

    def planned_facing(self) -> float | None:
        return None  # it turns to what it rams

    def answers(self) -> list[ReadyAnswer]:
        texts, setup = self.texts, self.game.setup
        return [
            ReadyAnswer(texts("ram-target", object=name_of(texts, setup, ram.target, "object")), ram)
            for ram in rams(self)
        ]


def rams(mode: ActionMode) -> list[Ram]:
    """Everything the figure touches: figures, opponents first, then terrain it can turn to."""
    state, figure = mode.game.state, mode.figure
    own = body(state, figure)
    others = [other for other in figures_on_table(state) if other.id != figure]
    touched = [other for other in others if in_contact(own, body(state, other.id))]
    touched.sort(key=lambda other: other.controller == mode.player)
    found = [Ram(other.id, facing_at(state, figure, other.id)) for other in touched]
    return [*found, *rams_of_terrain(state, figure)]


def _ram_tile(mode: ActionMode) -> Tile:
    reason = _first_reason(RamMode(mode.game, mode.request)) if rams(mode) else mode.texts("tile-nothing-to-ram")
    return _tile(mode, RAM, mode.texts("cost-action", number=1), reason)


# -- Carry ----------------------------------------------------------------------------------------------------


class CarryMode(AnswerListMode):
    """Whom to carry, how many AP to use, and how many of them for carrying; the way comes after.  R4.2.3."""

    groups = ("plan", "attack", "action")
    name = CARRY

    def __init__(self, game: GameDesk, request: ChooseAction) -> None:
        super().__init__(game, request)
        self.most = max(game.state.figures[self.figure].action_points, 1)
        self.points = self.most

    def press(self, command: str) -> bool:
        if command not in ("less-points", "more-points"):
            return super().press(command)
        wished = self.points + (1 if command == "more-points" else -1)
        self.points = min(max(wished, 1), self.most)
        return True

    def card(self) -> Card:
        texts, game = self.texts, self.game
        points = Stepper(
            texts("attack-points"), texts("attack-points-value", points=self.points, left=self.most),
            "less-points", "more-points", game.key("less-points"), game.key("more-points"),
            self.points > 1, self.points < self.most,
        )  # fmt: skip
        return replace(super().card(), steppers=(points,))

    def answers(self) -> list[ReadyAnswer]:
        texts, setup, state = self.texts, self.game.setup, self.game.state
        return [
            ReadyAnswer(
                texts(
                    "carry-target",
                    figure=figure_name(texts, setup, carry.target),
                    move=carry.move_points,
                    points=carry.action_points,
                    surcharge=carry_surcharge(state, self.figure, carry.target, carry.action_points),
                ),
                carry,
            )
            for carry in carries(self, self.points)
        ]


def carries(mode: ActionMode, points: int) -> list[Carry]:
    """Every way to share so many AP between carrying and moving, for every figure that is touched."""
    state, figure = mode.game.state, mode.figure
    own = body(state, figure)
    touched = [o.id for o in figures_on_table(state) if o.id != figure and in_contact(own, body(state, o.id))]
    return [Carry(target, carrying, points - carrying) for target in touched for carrying in range(points)]


def _carry_tile(mode: ActionMode) -> Tile | None:
    if is_vehicle(mode.game.state, mode.figure):
        return None
    carrying, nobody = CarryMode(mode.game, mode.request), mode.texts("tile-nobody-to-carry")
    reason = _first_reason(carrying) if carries(mode, carrying.points) else nobody
    return _tile(mode, CARRY, mode.texts("cost-some-actions"), reason)


# -- vehicles -------------------------------------------------------------------------------------------------


def _steer_tile(mode: ActionMode) -> Tile | None:
    if not steers(mode):
        return None
    return _tile(mode, STEER, mode.texts("cost-some-actions"), _first_reason(SteerMode(mode.game, mode.request)))


def _slow_down_tile(mode: ActionMode) -> Tile | None:
    if not is_vehicle(mode.game.state, mode.figure):
        return None
    return _tile(mode, SLOW_DOWN, mode.texts("cost-action", number=1), mode.reason(SlowDown()))


def _slow_down(mode: ActionMode) -> None:
    mode.game.commit(SlowDown())


# -- what the scenario brings ---------------------------------------------------------------------------------


def _scenario_tile(mode: ActionMode) -> Tile | None:
    known = scenario_actions_of(mode.game.state, mode.figure)
    if not known:
        return None
    choice = ScenarioActionMode(mode.game, mode.request)
    reasons = [choice.first_reason(action) for action in known]
    return _tile(mode, SCENARIO_ACTION, mode.texts("cost-some-actions"), "" if "" in reasons else reasons[0])


def _appoint_tile(mode: ActionMode) -> Tile | None:
    return None if mode.is_interrupting else appoint_tile(mode)


def _end_command(mode: ActionMode) -> None:
    mode.game.commit(EndCommand())


FURTHER_OFFERS: Final = (
    ActionOffer(END_COMMAND, end_command_tile, _end_command),
    ActionOffer(COMMAND, command_tile, lambda mode: mode.game.enter(CommandMode(mode.game, mode.request))),
    ActionOffer(APPOINT, _appoint_tile, begin_appointing),
    ActionOffer(
        SCENARIO_ACTION,
        _scenario_tile,
        lambda mode: mode.game.enter(ScenarioActionMode(mode.game, mode.request)),
    ),
    ActionOffer(STEER, _steer_tile, lambda mode: mode.game.enter(SteerMode(mode.game, mode.request))),
    ActionOffer(SLOW_DOWN, _slow_down_tile, _slow_down),
    ActionOffer(
        CHANGE_STATUS, _change_status_tile, lambda mode: mode.game.enter(ChangeStatusMode(mode.game, mode.request))
    ),
    ActionOffer(THREATEN, _threaten_tile, lambda mode: mode.game.enter(ThreatenMode(mode.game, mode.request))),
    ActionOffer(CARRY, _carry_tile, lambda mode: mode.game.enter(CarryMode(mode.game, mode.request))),
    ActionOffer(RAM, _ram_tile, lambda mode: mode.game.enter(RamMode(mode.game, mode.request))),
)
