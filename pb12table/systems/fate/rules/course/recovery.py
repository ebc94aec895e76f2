"""What is left of consequences after a rest between scenes.  F062 to F066, FR37."""

from __future__ import annotations

from collections.abc import Iterable
from enum import StrEnum
from types import MappingProxyType
from typing import Final

from pb12table.systems.fate.rules.data import Severity

_LEVELS: Final = tuple(Severity)


class Rest(StrEnum):
    """How much rest there is between two scenes.  FR37."""

    NONE = "none"
    MINUTES = "minutes"
    HOURS = "hours"
    DAYS = "days"


HEALED: Final = MappingProxyType({Rest.NONE: 0, Rest.MINUTES: 1, Rest.HOURS: 2, Rest.DAYS: 3})
"""So many levels, from mild on, are gone after a rest.  F062, F063, F064."""


def left_after(held: Iterable[Severity], rest: Rest, *, brought: bool = False, quick: bool = False) -> list[Severity]:
    """The consequences that are left after a rest.

    `brought` from a session before without time between, each counts a level lower (F065), and one who heals quickly a
    level faster (F066, section 6); without any rest nothing goes.
    """
    lower = int(brought) + int(quick)
    return [each for each in held if rest is Rest.NONE or _LEVELS.index(each) - lower >= HEALED[rest]]
