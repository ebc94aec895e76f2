"""What the things of a map become: a kind of terrain of the rule system, an objective, or nothing; usual or chosen."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final, Literal

from pb12table.files.content import load_content
from pb12table.files.forms.scenarios import KindForm
from pb12table.layouts.maps.map_form import Called, Sort
from pb12table.skirmish.zones import ZoneKind
from pb12table.systems.known import content

OBJECTIVE: Final = "objective"
NOTHING: Final = "nothing"
Choices = Mapping[Called, str]
"""What things become by what the map calls them: the id of a kind, OBJECTIVE or NOTHING."""

KINDS: Final[Mapping[Sort, tuple[str, ...]]] = MappingProxyType(
    {
        "wall": ("wall",), "object": ("wall",), "door": ("door",), "window": ("window",), "floor": ("floor",),
        "fence": ("fence", "railing", "low-wall", "parapet"), "hedge": ("hedge", "fence"),
        "woods": ("woods", "hedge", "tree"), "water": ("water",), "roof": ("roof", "slates", "floor"),
        "building": ("building", "house", "hut"), "hill": ("hill", "ledge", "footing"),
        "rubble": ("rubble", "rock", "crates"), "road": ("road",), "bridge": ("bridge", "plank", "floor"),
    }
)  # fmt: skip
"""The kinds of the rule systems that stand for a sort, the best first."""
_ALONG_LINES: Final = frozenset(
    (
        "wall", "low-wall", "rampart", "palisade", "fence", "railing", "barbed-wire", "hedge", "parapet", "house-wall",
        "one-way-wall", "portcullis",
    )
)  # fmt: skip
"""Of these a closed line is no area."""
_ROOFS: Final = frozenset(("roof", "slates"))

Nature = Literal["line", "area", "opening", "objective", "nothing"]


@dataclass(frozen=True, slots=True)
class Becoming:
    """What some things become: pieces of a `kind`, whose ids begin with `name`.

    `thickness` is that of its lines; `rise` how high a piece begins above its storey, and how high it is, where the map
    does not say so. `form` is the kind's, where the system knows it.
    """

    kind: str
    name: str
    nature: Nature
    thickness: float
    rise: tuple[float, float]
    form: KindForm | None = None

    @property
    def is_window(self) -> bool:
        """Return whether it is seen through and never walked through."""
        return self.kind == "window" or (self.form is not None and self.form.sill is not None)


@dataclass(frozen=True, slots=True)
class Usual:
    """How high and thick things are that are not told otherwise, in steps, and the kinds of those that always are."""

    height: float
    object_height: float
    thickness: float
    floor: float
    kinds: Mapping[Sort, str]


def kinds_of(system: str) -> dict[str, KindForm]:
    """Return the kinds of terrain of a rule system, by id."""
    return dict(load_content(system).kinds)


def has_objectives(system: str) -> bool:
    """Return whether a rule system has zones to hold."""
    return ZoneKind.HOLD in content(system).zone_kinds


def choosable(system: str) -> tuple[str, ...]:
    """Return all that things of a map may become in a rule system."""
    return (*kinds_of(system), *((OBJECTIVE,) if has_objectives(system) else ()), NOTHING)


def all_become(groups: Iterable[Called], system: str, choices: Choices, usual: Usual) -> dict[Called, Becoming]:
    """Return what things become, by what the map calls them."""
    kinds, has_goals = kinds_of(system), has_objectives(system)
    return {called: _becoming(called, kinds, has_goals, choices, usual) for called in groups}


def _usual_kind(called: Called, kinds: Mapping[str, KindForm], has_goals: bool, usual: Usual) -> str:
    if called.sort in usual.kinds:
        return usual.kinds[called.sort]
    if called.sort == "objective":
        return OBJECTIVE if has_goals else NOTHING
    return next((kind for kind in KINDS.get(called.sort, ()) if kind in kinds), NOTHING)


def _becoming(
    called: Called, kinds: Mapping[str, KindForm], has_goals: bool, choices: Choices, usual: Usual
) -> Becoming:
    chosen = choices.get(called)
    kind = _usual_kind(called, kinds, has_goals, usual) if chosen is None else chosen
    if kind in (OBJECTIVE, NOTHING):
        return Becoming(kind, kind, "objective" if kind == OBJECTIVE else "nothing", 0.0, (0.0, 1.0))
    form = kinds.get(kind)
    if called.sort in ("wall", "object") and chosen is None:
        high = usual.height if called.sort == "wall" else usual.object_height
        nature: Nature = "line" if called.sort == "wall" else "area"
        return Becoming(kind, called.sort, nature, usual.thickness, (0.0, high), form)
    is_window = kind == "window" or (form is not None and form.sill is not None)
    if is_window or kind == usual.kinds["door"] or (form is not None and form.opens is not None):
        return Becoming(kind, "window" if is_window else "door", "opening", usual.thickness, (0.0, usual.height), form)
    nature = "line" if kind in _ALONG_LINES else "area"
    if form is None or kind == usual.kinds["wall"]:
        return Becoming(kind, kind, nature, usual.thickness, (0.0, usual.height), form)
    rise = (usual.height, usual.floor) if kind in _ROOFS or called.sort == "roof" else (form.base, form.height)
    return Becoming(kind, kind, nature, form.thickness, rise, form)
