"""Which questions of Pb-12 are more than a form, how every action begins, and the tiles beyond chapter 1."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

from pb12table.kernel.request import Request
from pb12table.skirmish.ids import FigureId
from pb12table.systems.pb12.rules.actions.action import free_action_refusal
from pb12table.systems.pb12.rules.actions.use_door import doors_at
from pb12table.systems.pb12.rules.attacks.targets import weapons
from pb12table.systems.pb12.rules.game.answers import (
    Concentrate,
    EndCommand,
    EndTurn,
    LetAct,
    Reload,
    SlowDown,
    Threaten,
)
from pb12table.systems.pb12.rules.game.requests import ChooseAction, ChooseTurn
from pb12table.systems.pb12.rules.game.state import State
from pb12table.systems.pb12.rules.movement.movement import ChooseMoveOption, RespondToInterruption
from pb12table.systems.pb12.rules.scenarios.scenario_plan import scenario_actions_of
from pb12table.systems.pb12.rules.vehicles.aboard import is_vehicle
from pb12table.systems.pb12.window.attack import Aimed
from pb12table.systems.pb12.window.forms import acting
from pb12table.systems.pb12.window.forms.acting import is_full, loadable
from pb12table.systems.pb12.window.forms.attacks import AIMED
from pb12table.systems.pb12.window.forms.commanding import APPOINT, COMMAND
from pb12table.systems.pb12.window.forms.scenario_actions import SCENARIO_ACTION, reason_of
from pb12table.systems.pb12.window.modes.actions import (
    ActionMode,
    Deeds,
    FormBar,
    acting_of,
    begin_form,
    command_tile,
    end_command_tile,
)
from pb12table.systems.pb12.window.modes.desk import END_COMMAND, Desk, hand_tiles
from pb12table.systems.pb12.window.modes.driving import DriveMode
from pb12table.systems.pb12.window.modes.moving import MoveMode, begin_first_move
from pb12table.systems.pb12.window.modes.responding import DriveRespondMode, RespondMode
from pb12table.systems.pb12.window.modes.turns import TurnMode, appoint_tile, appointing
from pb12table.window.forms.form_mode import FormMode
from pb12table.window.play.base import Mode, Tile

CHANGE_STATUS, THREATEN, RAM, CARRY = "change-status", "threaten", "ram", "carry"
USE_DOOR: Final = "use-door"
STEER, SLOW_DOWN = "steer", "slow-down"


@dataclass(frozen=True, slots=True)
class Further:
    """A further action: its command, its tile (None where it means nothing to the figure), and how it begins."""

    command: str
    tile: Callable[[ActionMode], Tile | None]
    begin: Callable[[ActionMode], object]


def _tile(mode: ActionMode, command: str, cost: str, reason: str) -> Tile:
    texts, key, active = mode.texts, mode.game.key(command), mode.name == command
    return Tile(command, texts(f"action-{command}"), cost, key, reason, active, help=texts(f"action-{command}.help"))


def _change_status_tile(mode: ActionMode) -> Tile:
    reason = "" if acting.changes(acting_of(mode)) else mode.texts("tile-no-status-to-change")
    return _tile(mode, CHANGE_STATUS, mode.texts("cost-some-actions"), reason)


def _threaten_tile(mode: ActionMode) -> Tile | None:
    asked, texts = acting_of(mode), mode.texts
    armed = weapons(asked.state, mode.figure, ranged=False)
    if not armed:
        return None
    ready = acting.threatening(asked)
    reason = acting.first_reason(asked, ready)
    if not reason and all(each.in_vain for each in ready):
        reason = texts("tile-nobody-to-threaten")
    free = not mode.reason(Threaten(armed[0].id))
    return _tile(mode, THREATEN, texts("cost-free-action") if free else texts("cost-action", number=1), reason)


def _ram_tile(mode: ActionMode) -> Tile:
    ready = acting.rams(acting_of(mode))
    reason = acting.first_reason(acting_of(mode), ready) if ready else mode.texts("tile-nothing-to-ram")
    return _tile(mode, RAM, mode.texts("cost-action", number=1), reason)


def _carry_tile(mode: ActionMode) -> Tile | None:
    if is_vehicle(mode.game.state, mode.figure):
        return None
    asked = acting_of(mode)
    ready = acting.carries(asked, acting.most_to_carry(asked))
    reason = acting.first_reason(asked, ready) if ready else mode.texts("tile-nobody-to-carry")
    return _tile(mode, CARRY, mode.texts("cost-some-actions"), reason)


# -- doors ------------------------------------------------------------------------------------------------------------


def _door_tile(mode: ActionMode) -> Tile | None:
    """Return the tile for a door, only if the figure is beside one.  RU204."""
    if not doors_at(mode.game.state, mode.figure):
        return None
    asked = acting_of(mode)
    free = free_action_refusal(mode.game.state, mode.figure) is None
    cost = mode.texts("cost-free-action") if free else mode.texts("cost-action", number=1)
    return _tile(mode, USE_DOOR, cost, acting.first_reason(asked, acting.doors(asked)))


# -- vehicles -------------------------------------------------------------------------------------------------


def _steer_tile(mode: ActionMode) -> Tile | None:
    asked = acting_of(mode)
    ready = acting.steers(asked)
    return _tile(mode, STEER, mode.texts("cost-some-actions"), acting.first_reason(asked, ready)) if ready else None


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
    reasons = [reason_of(acting_of(mode), action) for action in known]
    return _tile(mode, SCENARIO_ACTION, mode.texts("cost-some-actions"), "" if "" in reasons else reasons[0])


def _appoint_tile(mode: ActionMode) -> Tile | None:
    return None if mode.is_interrupting else appoint_tile(mode.game, mode.request, "action-appoint-leader")


def _appoint(mode: ActionMode) -> None:
    bar = FormBar(mode.game, mode.request, mode.deeds, APPOINT)
    mode.game.enter(FormMode(mode.game, appointing(mode.game, mode.request), bar, APPOINT))


def _end_command(mode: ActionMode) -> None:
    mode.game.commit(EndCommand())


FURTHER: Final = (
    Further(END_COMMAND, end_command_tile, _end_command),
    Further(COMMAND, command_tile, lambda mode: begin_form(mode, COMMAND)),
    Further(APPOINT, _appoint_tile, _appoint),
    Further(SCENARIO_ACTION, _scenario_tile, lambda mode: begin_form(mode, SCENARIO_ACTION)),
    Further(STEER, _steer_tile, lambda mode: begin_form(mode, STEER)),
    Further(SLOW_DOWN, _slow_down_tile, _slow_down),
    Further(CHANGE_STATUS, _change_status_tile, lambda mode: begin_form(mode, CHANGE_STATUS)),
    Further(THREATEN, _threaten_tile, lambda mode: begin_form(mode, THREATEN)),
    Further(USE_DOOR, _door_tile, lambda mode: begin_form(mode, USE_DOOR)),
    Further(CARRY, _carry_tile, lambda mode: begin_form(mode, CARRY)),
    Further(RAM, _ram_tile, lambda mode: begin_form(mode, RAM)),
)
"""All further actions in the order of the rulebook."""


class AllDeeds(Deeds):
    """Every action of the rulebook."""

    def tiles(self, mode: ActionMode) -> list[Tile]:
        found = [tile for further in FURTHER if (tile := further.tile(mode)) is not None]
        return [*found, *hand_tiles(mode.game, mode.player)]

    def begin(self, mode: ActionMode, command: str) -> None:
        game, request = mode.game, mode.request
        planning = DriveMode if is_vehicle(game.state, mode.figure) else MoveMode
        match command:
            case "move":
                game.enter(planning(game, request, bar=mode))
            case "adjust":
                game.enter(planning(game, request, mode.adjust_answer(), mode))
            case "ranged-attack" | "melee-attack" | "aim":
                begin_form(mode, command)
            case "concentrate":
                game.commit(Concentrate())
            case "reload":
                blocks = loadable(game.state, mode.figure)
                # A full one is reloaded only by somebody who has seen that it is full.
                if len(blocks) == 1 and not is_full(game.state, mode.figure, blocks[0]):
                    game.commit(Reload(blocks[0]))
                else:
                    begin_form(mode, command)
            case "re-equip":
                begin_form(mode, command)
            case "end-turn":
                game.commit(EndTurn())
            case _:
                begin = next((further.begin for further in FURTHER if further.command == command), None)
                if begin is not None:
                    begin(mode)

    def lead(self, mode: ActionMode, figure: FigureId) -> bool:
        return begin_first_move(mode, figure, LetAct(figure))

    def begin_offered(self, mode: ActionMode, command: str, target: str) -> None:
        if target.startswith("@"):
            self._begin_there(mode, command, "terrain" if target == "@terrain" else "place")
            return
        self.begin(mode, command)
        begun = mode.game.mode
        if command == "move":
            if begun is not mode:
                begun.click(mode.offered, None)
        else:
            begun.hover(None, FigureId(target))

    def _begin_there(self, mode: ActionMode, command: str, aimed: Aimed) -> None:
        """Begin an attack on what lies where the right click was, or on that place, or aim at it."""
        self.begin(mode, command)
        begun = mode.game.mode
        if isinstance(begun, FormMode):
            begun.give(AIMED, aimed)
            begun.hover(mode.offered, None)


DEEDS: Final = AllDeeds()


def mode_of(game: Desk, request: Request[State, Any]) -> Mode | None:
    """Return the mode in which a question is answered; None if it is no more than a form."""
    match request:
        case ChooseTurn():
            return TurnMode(game, request, DEEDS)
        case ChooseAction():
            return ActionMode(game, request, DEEDS)
        case ChooseMoveOption() if is_vehicle(game.state, request.figure):
            return DriveMode(game, request)
        case ChooseMoveOption():
            return MoveMode(game, request)
        case RespondToInterruption() if is_vehicle(game.state, request.figure):
            return DriveRespondMode(game, request)
        case RespondToInterruption():
            return RespondMode(game, request)
        case _:
            return None
