"""The actions beyond those of chapter 1, by tile and card.  Chapter 2.1, R4.0.8, R4.2.1 to R4.2.3, R3.0.3."""

from __future__ import annotations

from typing import Final

from pb12table.systems.pb12.rules.attacks.targets import weapons
from pb12table.systems.pb12.rules.game.answers import EndCommand, SlowDown, Threaten
from pb12table.systems.pb12.rules.scenarios.scenario_plan import scenario_actions_of
from pb12table.systems.pb12.rules.vehicles.aboard import is_vehicle
from pb12table.systems.pb12.window.forms import acting
from pb12table.systems.pb12.window.forms.commanding import APPOINT, COMMAND
from pb12table.systems.pb12.window.modes.acting.action_form import acting_of, begin_form
from pb12table.systems.pb12.window.modes.acting.action_offers import ActionOffer
from pb12table.systems.pb12.window.modes.acting.actions import ActionMode
from pb12table.systems.pb12.window.modes.acting.appointing import appoint_tile, begin_appointing
from pb12table.systems.pb12.window.modes.acting.ending import END_COMMAND
from pb12table.systems.pb12.window.modes.further.commanding import command_tile, end_command_tile
from pb12table.systems.pb12.window.modes.further.scenario_actions import SCENARIO_ACTION, ScenarioActionMode
from pb12table.window.play.cards import Tile

CHANGE_STATUS, THREATEN, RAM, CARRY = "change-status", "threaten", "ram", "carry"
STEER, SLOW_DOWN = "steer", "slow-down"


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
    choice = ScenarioActionMode(mode.game, mode.request)
    reasons = [choice.first_reason(action) for action in known]
    return _tile(mode, SCENARIO_ACTION, mode.texts("cost-some-actions"), "" if "" in reasons else reasons[0])


def _appoint_tile(mode: ActionMode) -> Tile | None:
    return None if mode.is_interrupting else appoint_tile(mode)


def _end_command(mode: ActionMode) -> None:
    mode.game.commit(EndCommand())


FURTHER_OFFERS: Final = (
    ActionOffer(END_COMMAND, end_command_tile, _end_command),
    ActionOffer(COMMAND, command_tile, lambda mode: begin_form(mode, COMMAND)),
    ActionOffer(APPOINT, _appoint_tile, begin_appointing),
    ActionOffer(
        SCENARIO_ACTION,
        _scenario_tile,
        lambda mode: mode.game.enter(ScenarioActionMode(mode.game, mode.request)),
    ),
    ActionOffer(STEER, _steer_tile, lambda mode: begin_form(mode, STEER)),
    ActionOffer(SLOW_DOWN, _slow_down_tile, _slow_down),
    ActionOffer(CHANGE_STATUS, _change_status_tile, lambda mode: begin_form(mode, CHANGE_STATUS)),
    ActionOffer(THREATEN, _threaten_tile, lambda mode: begin_form(mode, THREATEN)),
    ActionOffer(CARRY, _carry_tile, lambda mode: begin_form(mode, CARRY)),
    ActionOffer(RAM, _ram_tile, lambda mode: begin_form(mode, RAM)),
)
