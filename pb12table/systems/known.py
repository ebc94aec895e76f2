"""The rule systems this program knows, by the id that files name them with; the one list of them."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from types import MappingProxyType
from typing import Any, Final

from pb12table.skirmish.system import RuleSystem

_PLACES: Final = MappingProxyType({"pb12": "pb12table.systems.pb12.system"})
"""By id the module whose `SYSTEM` it is; it is loaded when it is first asked for."""

SYSTEMS: Final = tuple(_PLACES)
"""The ids of all systems."""
UNNAMED: Final = "pb12"
"""The system of files that name none."""


@cache
def system(identity: str) -> RuleSystem[Any]:
    """A rule system by its id; raises KeyError for one that there is not."""
    found: RuleSystem[Any] = import_module(_PLACES[identity]).SYSTEM
    return found
