"""The keys of the d20 fight's own commands."""

from __future__ import annotations

from types import MappingProxyType
from typing import Final

from pb12table.skirmish.ids import Keys

KEYS: Final = Keys(
    MappingProxyType(
        {
            "table": {"standing-orders": "f4"},
            "step": {
                "step-move": "m",
                "jump": "j",
                "attack": "a",
                "dash": "shift+m",
                "disengage": "d",
                "dodge": "o",
                "hide": "i",
                "help-ally": "shift+a",
                "ready": "w",
                "search": "s",
                "use-object": "u",
                "stand-up": "n",
                "drop-prone": "shift+n",
                "shove": "x",
                "grapple": "g",
                "escape": "shift+e",
                "step-end-turn": "p",
            },
            "interrupt": {"pass-interruption": "p"},
            "react": {"pass-always": "shift+k", "react-always": "shift+b"},
        }
    ),
    (("plan", "step"), ("plan", "interrupt", "react")),
)

ICONS: Final = {
    "move-walk": "walk", "move-climb": "hop", "move-fly": "throw", "move-swim": "crawl", "jump": "hop",
    "stand-up": "stand", "attack": "blade", "shove": "ram", "grapple": "hand", "choke": "hand",
    "escape": "leave", "let-go": "pass", "dash": "run", "disengage": "leave", "dodge": "shield", "hide": "kneel",
    "help-ally": "carry",
    "ready": "wait", "search": "eye", "stabilise": "heal", "drop-prone": "lie", "drop-weapon": "slow",
    "shout": "command", "feature": "star", "thing": "hand", "item": "heal", "draw": "swap",
}  # fmt: skip
"""The icons of what is done, by its key in the form or how that begins."""
