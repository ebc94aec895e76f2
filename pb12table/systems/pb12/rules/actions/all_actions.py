"""All actions there are, each with what the rulebook says of it.  R1.7.1 (offene Liste)."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, Final

from pb12table.systems.pb12.rules.actions.action import ActionRules
from pb12table.systems.pb12.rules.actions.aim import AIM
from pb12table.systems.pb12.rules.actions.attack import ATTACK, TERRAIN_ATTACK
from pb12table.systems.pb12.rules.actions.carry import CARRY
from pb12table.systems.pb12.rules.actions.change_status import CHANGE_STATUS
from pb12table.systems.pb12.rules.actions.concentrate import CONCENTRATE
from pb12table.systems.pb12.rules.actions.move import ADJUST, MOVE
from pb12table.systems.pb12.rules.actions.ram import RAM
from pb12table.systems.pb12.rules.actions.re_equip import RE_EQUIP
from pb12table.systems.pb12.rules.actions.reload import RELOAD
from pb12table.systems.pb12.rules.actions.threaten import THREATEN
from pb12table.systems.pb12.rules.actions.use_door import USE_DOOR
from pb12table.systems.pb12.rules.cards.play_card import PLAY_CARD
from pb12table.systems.pb12.rules.game.answers import (
    Action,
    Adjust,
    Aim,
    Carry,
    ChangeStatus,
    Concentrate,
    MeleeAttack,
    Move,
    PlayCard,
    Ram,
    RangedAttack,
    ReEquip,
    Reload,
    ScenarioAct,
    SlowDown,
    Steer,
    Threaten,
    UseDoor,
)
from pb12table.systems.pb12.rules.scenarios.scenario_act import SCENARIO_ACT
from pb12table.systems.pb12.rules.vehicles.steer import SLOW_DOWN, STEER

RULES: Final[Mapping[type[Action], ActionRules[Any]]] = MappingProxyType(
    {
        RangedAttack: ATTACK,
        MeleeAttack: ATTACK,
        Move: MOVE,
        Concentrate: CONCENTRATE,
        Adjust: ADJUST,
        Reload: RELOAD,
        ReEquip: RE_EQUIP,
        Aim: AIM,
        ScenarioAct: SCENARIO_ACT,
        Threaten: THREATEN,
        Ram: RAM,
        Carry: CARRY,
        ChangeStatus: CHANGE_STATUS,
        Steer: STEER,
        SlowDown: SLOW_DOWN,
        PlayCard: PLAY_CARD,
        UseDoor: USE_DOOR,
    }
)
"""What the rulebook says of each kind of action."""

TRIED: Final[tuple[ActionRules[Any], ...]] = (
    ATTACK,
    MOVE,
    CONCENTRATE,
    ADJUST,
    RELOAD,
    RE_EQUIP,
    AIM,
    SCENARIO_ACT,
    TERRAIN_ATTACK,
    THREATEN,
    RAM,
    CARRY,
    CHANGE_STATUS,
    STEER,
    SLOW_DOWN,
    PLAY_CARD,
    USE_DOOR,
)
"""The order in which answers worth a look are told; arbitrary games depend on it."""


def rules_of(action: Action) -> ActionRules[Any]:
    """What the rulebook says of an action."""
    return RULES[type(action)]
