"""The rule systems this program knows, by the id that files name them with.

Each is a package that names itself by an entry point, see `pb12table/packages.py`; ours are found as those of others.
"""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Final, TypeVar

from pb12table.packages import OWN, packages

if TYPE_CHECKING:
    from pb12table.skirmish.faces.content import ContentFace
    from pb12table.skirmish.faces.forces import CellsFace, ForcesFace
    from pb12table.skirmish.faces.measures import ForesightFace, MeasuresFace
    from pb12table.skirmish.faces.system import GameState, RefereeFace, RuleSystem
    from pb12table.skirmish.faces.words import WordsFace
    from pb12table.skirmish.ids import Keys
    from pb12table.skirmish.scene.face import SceneFace

State = TypeVar("State", bound="GameState")

FOUND: Final = packages()
"""All packages that name a rule system, in the order in which the systems are listed."""
_PLACES: Final = MappingProxyType({each.id: each.module for each in FOUND if each.fault is None})
"""By id the package, whose module `system` has it as `SYSTEM`, `files` its `CONTENT`, `texts` its `WORDS`, `measures`
its `MEASURES` and `FORESIGHT`, `scene` its `SCENE`, `sheets` its `FORCES` and `CELLS`, and `referee` its `REFEREE`.

Each is loaded when it is first asked for: who reads a scenario needs neither rules nor bots.
"""
BROKEN: Final = tuple(each for each in FOUND if each.fault is not None)
"""The packages of others that cannot be used."""

SYSTEMS: Final = tuple(_PLACES)
"""The ids of all systems."""
UNNAMED: Final = "pb12"
"""The system of files that name none."""


def is_ours(identity: str) -> bool:
    """Return whether a rule system comes with the program, by its id; raises KeyError for none."""
    return _PLACES[identity].partition(".")[0] == OWN


@cache
def folder(identity: str) -> Path:
    """Return where the package of a rule system lies, by its id; raises KeyError for none."""
    found = find_spec(_PLACES[identity])
    assert found is not None, "each of the list is there"
    assert found.submodule_search_locations, "each is a package"
    return Path(found.submodule_search_locations[0])


@cache
def system(identity: str) -> RuleSystem[Any]:
    """Return a rule system by its id; raises KeyError for one that does not exist."""
    found: RuleSystem[Any] = import_module(f"{_PLACES[identity]}.system").SYSTEM
    return found


def copy_of(state: State) -> State:
    """Return an independent copy of a state of any system."""
    copy: State = system(state.setup.system).clone(state)
    return copy


@cache
def content(identity: str) -> ContentFace[Any]:
    """Return how a rule system, by its id, reads its scenarios and what they may name; raises KeyError for none."""
    found: ContentFace[Any] = import_module(f"{_PLACES[identity]}.files").CONTENT
    return found


@cache
def scene(identity: str) -> SceneFace[Any, Any]:
    """Return what is drawn and looked at of a rule system's states, by its id; raises KeyError for none."""
    found: SceneFace[Any, Any] = import_module(f"{_PLACES[identity]}.scene").SCENE
    return found


@cache
def words(identity: str) -> WordsFace:
    """Return how a rule system, by its id, reports its games, by default in general words; raises KeyError for none."""
    if not _has(identity, "texts"):
        from pb12table.skirmish.faces.words import WordsFace

        return WordsFace()
    found: WordsFace = import_module(f"{_PLACES[identity]}.texts").WORDS
    return found


@cache
def cells(identity: str) -> CellsFace | None:
    """Return how a rule system, by its id, puts maps of cells together, None if it has none; raises KeyError."""
    if not _has(identity, "sheets"):
        return None
    found: CellsFace | None = getattr(import_module(f"{_PLACES[identity]}.sheets"), "CELLS", None)
    return found


@cache
def forces(identity: str) -> ForcesFace | None:
    """Return how a rule system, by its id, puts forces together, None if it has none; raises KeyError for none."""
    if not has_forces(identity):
        return None
    found: ForcesFace = import_module(f"{_PLACES[identity]}.sheets").FORCES
    return found


@cache
def keys(identity: str) -> Keys:
    """Return the keys of a rule system's own commands, by its id; raises KeyError for none."""
    if not (_has(identity, "window") and _has(identity, "window.keys")):
        from pb12table.skirmish.ids import Keys

        return Keys()
    found: Keys = import_module(f"{_PLACES[identity]}.window.keys").KEYS
    return found


@cache
def measures(identity: str) -> MeasuresFace:
    """Return what a rule system, by its id, tells about measuring, empty if nothing; raises KeyError for none."""
    if not _has(identity, "measures"):
        from pb12table.skirmish.faces.measures import NOTHING_MEASURED

        return NOTHING_MEASURED
    found: MeasuresFace = import_module(f"{_PLACES[identity]}.measures").MEASURES
    return found


@cache
def foresight(identity: str) -> ForesightFace[Any, Any] | None:
    """Return what a rule system, by its id, tells about plans and attacks before they are made; None if nothing."""
    if not _has(identity, "measures"):
        return None
    found: ForesightFace[Any, Any] | None = getattr(import_module(f"{_PLACES[identity]}.measures"), "FORESIGHT", None)
    return found


@cache
def referee(identity: str) -> RefereeFace | None:
    """Return what referee scripts may say to and ask of a rule system, by its id; None if it has no referee."""
    if not _has(identity, "referee"):
        return None
    found: RefereeFace = import_module(f"{_PLACES[identity]}.referee").REFEREE
    return found


def has_forces(identity: str) -> bool:
    """Return whether a rule system, by id, has forces to put together; loads none of it; raises KeyError for none."""
    return _has(identity, "sheets")


@cache
def has_window(identity: str) -> bool:
    """Return whether games of a rule system can be played in the window; loads none of it; raises KeyError for none."""
    return _has(identity, "window")


def _has(identity: str, module: str) -> bool:
    """Return whether a rule system has a module or package in its folder, or inside a package there."""
    try:
        return find_spec(f"{_PLACES[identity]}.{module}") is not None
    except ModuleNotFoundError:  # a module stands where the package would be
        return False
