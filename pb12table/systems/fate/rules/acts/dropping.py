"""The act that a compel has made an actor drop: another one is to be chosen.  FR29."""

from __future__ import annotations

from typing import Final

import msgspec

from pb12table.systems.fate.rules.asking.answers import Act, PassTurn
from pb12table.systems.fate.rules.data import ActorId
from pb12table.systems.fate.rules.state import State

_AROUND: Final = ("beside", "ways", "text", "sticky", "point")
"""What goes with an act, its words and what it may cost: an act is no other one by these."""


def core(act: Act) -> dict[str, object]:
    """What makes an act the same as another, as plain data; nothing for a turn that is passed, which always may be."""
    if isinstance(act, PassTurn) and not act.beside:
        return {}
    plain: dict[str, object] = msgspec.json.decode(msgspec.json.encode(act))
    around = () if isinstance(act, PassTurn) else _AROUND
    return {key: value for key, value in plain.items() if key not in around}


def is_dropped(state: State, actor: ActorId, act: Act) -> bool:
    """Whether an act is the one that a compel has made the actor drop in this turn.  FR29."""
    return bool(state.dropped) and state.actor == actor and core(act) == state.dropped
