"""The keys of Pb-12's own commands: hands and orders, turns, actions, interruptions, attacks; and its settings."""

from __future__ import annotations

from types import MappingProxyType
from typing import Final

from pb12table.skirmish.keys import Keys

KEYS: Final = Keys(
    MappingProxyType(
        {
            "table": {"standing-orders": "f4", "show-hand": "shift+h", "appoint-leader": "shift+l"},
            "turn": {
                "activate": "a",
                "relocate-in": "i",
                "relocate-out": "o",
                "wait": "w",
                "break-off": "x",
            },
            "action": {
                "move": "m",
                "adjust": "j",
                "ranged-attack": "f",
                "melee-attack": "n",
                "aim": "a",
                "concentrate": "k",
                "reload": "u",
                "re-equip": "d",
                "change-status": "shift+s",
                "threaten": "shift+t",
                "ram": "shift+r",
                "carry": "shift+c",
                "steer": "shift+v",
                "slow-down": "shift+w",
                "scenario-action": "shift+a",
                "use-door": "shift+d",
                "command": "shift+k",
                "end-command": "shift+e",
                "declared": "o",
                "end-turn": "p",
                "pay": "shift+p",
            },
            "path": {"full-move": "b", "straight-legs": "s", "climb": "g"},
            "interrupt": {
                "pass-interruption": "p",
                "pass-turn": "shift+p",
                "respond": "f",
                "respond-stop": "x",
            },
            "attack": {
                "attack-at": "i",
                "aim-higher": "page up",
                "aim-lower": "page down",
                "next-weapon": "w",
                "less-points": ",",
                "more-points": ".",
                "frequency": "x",
                "give-up-more": "g",
                "give-up-less": "shift+g",
                "boost-more": "b",
                "boost-less": "shift+b",
            },
        }
    ),
    (
        ("plan", "path", "turn"),
        ("plan", "path", "action"),
        ("plan", "path", "interrupt"),
        ("plan", "attack", "action"),
    ),
    MappingProxyType({"ask_checks": {when: f"ask-checks-{when}" for when in ("never", "ammunition", "always")}}),
)
