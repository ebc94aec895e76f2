"""The keys of Pb-12's own commands, its settings, and the icons of its tiles."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from pb12table.skirmish.ids import Keys
from pb12table.window.kit.strokes import ICONS

KEYS: Final = Keys(
    MappingProxyType(
        {
            "table": {"standing-orders": "f4", "show-hand": "shift+h", "appoint-leader": "shift+l"},
            "turn": {
                "activate": "a",
                "relocate-in": "shift+i",
                "relocate-out": "shift+u",
                "wait": "w",
                "break-off": "shift+n",
            },
            "action": {
                "move": "m",
                "adjust": "j",
                "ranged-attack": "f",
                "melee-attack": "n",
                "aim": "x",
                "concentrate": "k",
                "reload": "u",
                "re-equip": "d",
                "change-status": "shift+s",
                "threaten": "shift+t",
                "ram": "shift+r",
                "carry": "shift+c",
                "steer": "shift+v",
                "slow-down": "shift+j",
                "scenario-action": "shift+a",
                "use-door": "shift+d",
                "command": "shift+k",
                "end-command": "shift+e",
                "declared": "o",
                "end-turn": "p",
                "pay": "ctrl+p",
            },
            "path": {"full-move": "b", "straight-legs": "s", "climb": "g"},
            "interrupt": {
                "pass-interruption": "p",
                "pass-turn": "shift+p",
                "respond": "shift+m",
                "respond-stop": "shift+z",
            },
            "attack": {
                "attack-at": "i",
                "aim-higher": "page up",
                "aim-lower": "page down",
                "next-weapon": "shift+w",
                "less-points": ",",
                "more-points": ".",
                "frequency": "shift+y",
                "give-up-more": "shift+g",
                "give-up-less": "ctrl+g",
                "boost-more": "shift+b",
                "boost-less": "ctrl+b",
            },
        }
    ),
    (
        ("plan", "path", "turn", "action"),
        ("plan", "path", "action"),
        ("plan", "path", "interrupt"),
        ("plan", "attack", "action"),
    ),
    MappingProxyType({"ask_checks": {when: f"ask-checks-{when}" for when in ("never", "ammunition", "always")}}),
)

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
