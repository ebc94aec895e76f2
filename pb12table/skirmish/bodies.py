"""The body that a table is measured with: the average person of a game, or another one of a choice."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any, Final

from pb12table.table.footprints import width_of
from pb12table.table.shapes import GRID, Circle, circumradius, rounded
from pb12table.table.sight.many import Stature

if TYPE_CHECKING:
    from pb12table.skirmish.ids import Label
    from pb12table.table.battlefield import Battlefield

BASES: Final = (20.0, 25.0, 32.0, 40.0, 50.0, 60.0, 80.0, 100.0)
"""The diameters of usual round bases, in millimetres."""
NARROWEST, WIDEST = 1.0, 1000.0
"""The least and the greatest diameter of a base one can ask for, in millimetres."""
LOWEST, TALLEST, MOST_CLIMB, MOST_LEDGE, STEEPEST = 0.1, 50.0, 50.0, 10.0, 80.0
"""The least and the greatest height, the highest climb and ledge, in steps, and the steepest top, in degrees."""


@dataclass(frozen=True, slots=True)
class Person:
    """A body that a table is measured with, alone on it: how it looks, walks and is covered.

    `eye_share` is the part of its height at which its eye lies, which is also what others look at; `climb` how high it
    climbs at a time.  `ledge` and `steepest` are the highest ledge and the steepest top, in degrees, that it walks
    over, None for those of everybody.  `profile` is its kind where that goes by rules of its own; one that `drives`
    goes only where it faces.
    """

    stature: Stature
    eye_share: float
    climb: float
    ledge: float | None = None
    steepest: float | None = None
    profile: str = ""
    drives: bool = False

    def of_height(self, height: float) -> Stature:
        """Return the body of a person of another height."""
        return Stature(self.stature.footprint, height, self.eye_share * height)

    def aim_at(self, height: float) -> float:
        """Return how high above the stand height of a person of a height the point looked at lies."""
        return round(self.eye_share * height, 6)

    @property
    def width(self) -> float:
        """Return how wide a passage must be at least for it, in steps, however it is turned."""
        return width_of(self.stature.footprint)

    @property
    def round_footprint(self) -> Circle:
        """A circle in which the body has room however it is turned."""
        footprint = self.stature.footprint
        return footprint if isinstance(footprint, Circle) else Circle(rounded(circumradius(footprint) + GRID))

    def gait_on(self, battlefield: Battlefield) -> Battlefield:
        """Return a table as the body walks it."""
        gait = battlefield.gait
        own = replace(
            gait,
            ledge=gait.ledge if self.ledge is None else self.ledge,
            steepest=gait.steepest if self.steepest is None else self.steepest,
        )
        return battlefield if own == gait else replace(battlefield, gait=own)


@dataclass(frozen=True, slots=True)
class Preset:
    """A body that is offered by its name; `id` is what is typed for it."""

    id: str
    label: Label
    person: Person


@dataclass(frozen=True, slots=True)
class Wanted:
    """What a body is to be like, None for as it is: a round base in millimetres, and all else in steps and degrees."""

    base: float | None = None
    height: float | None = None
    eye: float | None = None
    climb: float | None = None
    ledge: float | None = None
    steepest: float | None = None

    def of(self, person: Person, step_cm: float) -> Person:
        """Return a body as it is wanted.

        A body with another base walks like a person.  The eye of another height lies at the same part of it.
        """
        stature = person.stature
        if self.base is not None:
            person = replace(person, profile="", drives=False)
            stature = replace(stature, footprint=Circle(rounded(self.base / (20.0 * step_cm))))
        height = stature.height if self.height is None else self.height
        share = person.eye_share if self.eye is None else self.eye / height
        return replace(
            person,
            stature=Stature(stature.footprint, height, round(share * height, 9)),
            eye_share=share,
            climb=person.climb if self.climb is None else self.climb,
            ledge=person.ledge if self.ledge is None else self.ledge,
            steepest=person.steepest if self.steepest is None else self.steepest,
        )


def millimetres_of(typed: str) -> float | None:
    """Return the diameter of a base that is typed like "40mm"; None for anything else."""
    number = typed.strip().lower().removesuffix("mm").strip()
    if number == typed.strip().lower():
        return None
    try:
        return float(number)
    except ValueError:
        return None


def preset_called(presets: Sequence[Preset], name: str) -> Preset | None:
    """Return a body by what is typed for it; None for none."""
    return next((preset for preset in presets if preset.id == name), None)


def measured_with(setup: Any) -> Person | None:
    """Return the body that goes with a setup to be measured with; None for the average person.

    Games that measure no layouts have setups with which none goes.
    """
    found: Person | None = getattr(setup, "person", None)
    return found


def plain_person(person: Person) -> dict[str, Any]:
    """Return a body as JSON-ready data, lengths in steps; an outline lies about its base point."""
    footprint, stature = person.stature.footprint, person.stature
    return {
        "kind": person.profile or None,
        "radius": footprint.radius if isinstance(footprint, Circle) else None,
        "outline": None if isinstance(footprint, Circle) else [list(corner) for corner in footprint.points],
        "width": rounded(person.width),
        "height": stature.height,
        "eye": rounded(stature.eye),
        "climb": person.climb,
        "ledge": person.ledge,
        "steepest": person.steepest,
        "drives": person.drives,
    }
