"""The rule systems this program knows, by the id that files name them with; the one list of them."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Final, TypeVar

if TYPE_CHECKING:
    from pb12table.skirmish.faces.content import ContentFace
    from pb12table.skirmish.faces.forces import CellsFace, ForcesFace
    from pb12table.skirmish.faces.measures import ForesightFace, MeasuresFace
    from pb12table.skirmish.faces.system import GameState, RefereeFace, RuleSystem
    from pb12table.skirmish.faces.words import WordsFace
    from pb12table.skirmish.ids import Keys
    from pb12table.skirmish.scene.face import SceneFace

State = TypeVar("State", bound="GameState")

_PLACES: Final = MappingProxyType(
    {
        "pb12": "pb12table.systems.pb12",
        "w6": "pb12table.systems.kampf_w6",
        "pocket": "pb12table.systems.pocket_tactics",
        "d20": "pb12table.systems.d20",
        "fate": "pb12table.systems.fate",
    }
)
"""By id the package, whose module `system` has it as `SYSTEM`, `files` its `CONTENT`, `texts` its `WORDS`, `measures`
its `MEASURES` and `FORESIGHT`, `scene` its `SCENE`, `sheets` its `FORCES` and `CELLS`, and `referee` its `REFEREE`.

Each is loaded when it is first asked for: who reads a scenario needs neither rules nor bots.
"""

SYSTEMS: Final = tuple(_PLACES)
"""The ids of all systems."""
UNNAMED: Final = "pb12"
"""The system of files that name none."""


@cache
def folder(identity: str) -> Path:
    """Where the package of a rule system lies, by its id; raises KeyError for none."""
    found = find_spec(_PLACES[identity])
    assert found is not None, "each of the list is there"
    assert found.submodule_search_locations, "each is a package"
    return Path(found.submodule_search_locations[0])


@cache
def system(identity: str) -> RuleSystem[Any]:
    """A rule system by its id; raises KeyError for one that there is not."""
    found: RuleSystem[Any] = import_module(f"{_PLACES[identity]}.system").SYSTEM
    return found


def copy_of(state: State) -> State:
    """An independent copy of a state of any system."""
    copy: State = system(state.setup.system).clone(state)
    return copy


@cache
def content(identity: str) -> ContentFace[Any]:
    """How a rule system reads its scenarios and what they may name, by its id; raises KeyError for none."""
    found: ContentFace[Any] = import_module(f"{_PLACES[identity]}.files").CONTENT
    return found


@cache
def scene(identity: str) -> SceneFace[Any, Any]:
    """What of a rule system's states is drawn and looked at, by its id; raises KeyError for none."""
    found: SceneFace[Any, Any] = import_module(f"{_PLACES[identity]}.scene").SCENE
    return found


@cache
def words(identity: str) -> WordsFace:
    """How a rule system tells of its games, in general words where it has none, by its id; raises KeyError for none."""
    if not _has(identity, "texts"):
        from pb12table.skirmish.faces.words import WordsFace

        return WordsFace()
    found: WordsFace = import_module(f"{_PLACES[identity]}.texts").WORDS
    return found


@cache
def cells(identity: str) -> CellsFace | None:
    """How maps of cells are put together, None where a rule system has none, by its id; raises KeyError for none."""
    if not _has(identity, "sheets"):
        return None
    found: CellsFace | None = getattr(import_module(f"{_PLACES[identity]}.sheets"), "CELLS", None)
    return found


@cache
def forces(identity: str) -> ForcesFace | None:
    """How forces of a rule system are put together, None where it has none, by its id; raises KeyError for none."""
    if not has_forces(identity):
        return None
    found: ForcesFace = import_module(f"{_PLACES[identity]}.sheets").FORCES
    return found


@cache
def keys(identity: str) -> Keys:
    """The keys of a rule system's own commands, by its id; raises KeyError for none."""
    if not (_has(identity, "window") and _has(identity, "window.keys")):
        from pb12table.skirmish.ids import Keys

        return Keys()
    found: Keys = import_module(f"{_PLACES[identity]}.window.keys").KEYS
    return found


@cache
def measures(identity: str) -> MeasuresFace:
    """What a rule system tells of measuring, by its id, with nothing in it where it tells none; raises KeyError."""
    if not _has(identity, "measures"):
        from pb12table.skirmish.faces.measures import NOTHING_MEASURED

        return NOTHING_MEASURED
    found: MeasuresFace = import_module(f"{_PLACES[identity]}.measures").MEASURES
    return found


@cache
def foresight(identity: str) -> ForesightFace[Any, Any] | None:
    """What a rule system tells of plans and attacks before they are made, by its id; None where it tells nothing."""
    if not _has(identity, "measures"):
        return None
    found: ForesightFace[Any, Any] | None = getattr(
        import_module(f"{_PLACES[identity]}.measures"), "FORESIGHT", None
    )
    return found


@cache
def referee(identity: str) -> RefereeFace | None:
    """What referee scripts may say and ask of a rule system, by its id; None where it has no referee."""
    if not _has(identity, "referee"):
        return None
    found: RefereeFace = import_module(f"{_PLACES[identity]}.referee").REFEREE
    return found


def has_forces(identity: str) -> bool:
    """Whether forces of a rule system can be put together, by its id; loads nothing of it; raises KeyError for none."""
    return _has(identity, "sheets")


@cache
def has_window(identity: str) -> bool:
    """Whether games of a rule system can be played in the window; loads nothing of it; raises KeyError for none."""
    return _has(identity, "window")


def _has(identity: str, module: str) -> bool:
    """Whether a rule system has a module, or package, in its folder."""
    return find_spec(f"{_PLACES[identity]}.{module}") is not None
