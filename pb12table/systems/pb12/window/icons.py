"""The icons of Pb-12's tiles, and which of them are always in sight."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from pb12table.window.kit.icons import ICONS

_SHARED: Final = {
    "move": "walk",
    "adjust": "nudge",
    "ranged-attack": "shoot",
    "melee-attack": "blade",
    "aim": "aim",
    "concentrate": "focus",
    "reload": "reload",
    "re-equip": "swap",
    "change-status": "status",
    "threaten": "threaten",
    "ram": "ram",
    "carry": "carry",
    "use-door": "enter",
    "steer": "steer",
    "slow-down": "slow",
    "scenario-action": "star",
    "command": "command",
    "appoint-leader": "crown",
    "end-command": "end",
    "end-turn": "end",
    "next-figure": "next",
    "declared": "shoot",
    "activate": "play",
    "relocate-in": "enter",
    "relocate-out": "leave",
    "wait": "wait",
    "break-off": "leave",
    "show-hand": "cards",
    "pass-interruption": "pass",
    "pass-turn": "pass",
    "respond": "shield",
    "respond-stop": "pass",
}
TILE_ICONS: Final[Mapping[str, str]] = MappingProxyType({command: ICONS[name] for command, name in _SHARED.items()})
USUAL: Final = frozenset({"move", "ranged-attack", "melee-attack", "aim", "end-turn"})
"""Commands of the tiles of an acting figure that are in sight where there is no room for all."""
