"""Which keys step which field of a form, and to what."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any, Final

from pb12table.skirmish.forms.fields import Field, Number, Pick
from pb12table.skirmish.forms.table_fields import Aim, Angle, Place, Target, Way
from pb12table.table.units import normalised, rounded
from pb12table.window.play.base import LESS, MORE

TURNS: Final = ("turn-left", "turn-right")


def steps(field: Field) -> bool:
    """Whether a field is stepped through by keys, so that Tab can lead to it."""
    match field:
        case Number():
            return not field.faces
        case Pick():
            return field.cycled and len(field.options) > (field.value is not None)
        case Target():
            return callable(field.order) or len(field.stepped_through()) > 1
        case Place():
            return field.turns or len(field.hints()) > 1
        case _:
            return isinstance(field, Angle)


def stepped_by(field: Field) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """The commands whose keys make a field less and more."""
    match field:
        case Number() | Pick() | Target() if all(field.keys):
            return (field.keys[0],), (field.keys[1],)
        case Angle() | Place():
            # Turning to the right makes an angle less, and stands where more does.
            return (TURNS[0],), (TURNS[1],)
        case _:
            return LESS, MORE


def plans(field: Field) -> bool:
    """Whether keys of planning are of use in a field."""
    return steps(field) or isinstance(field, Way | Place) or (isinstance(field, Number) and field.faces)


def groups_for(fields: Sequence[Field]) -> tuple[str, ...]:
    """The groups of keys that are of use in some fields."""
    if any(isinstance(field, Way | Place) or (isinstance(field, Target) and field.points) for field in fields):
        return ("plan", "path")  # what has heights is raised and lowered
    return ("plan",) if any(plans(field) for field in fields) else ()


def stepped(field: Field, step: int) -> Any | None:
    """The value a step less (−1) or more (1), or the next that can be given; None where there is none."""
    match field:
        case Number():
            return field.within((field.lowest if field.value is None else field.value) + step)
        case Pick():
            return _next(field.able(), field.value, step)
        case Target():
            aim: Aim | None = _next(field.stepped_through(), field.value, step)
            return replace(aim, held=True, keyed=True) if aim is not None and field.follows else aim
        case Place(turns=False):
            return _next(field.hints(), field.value, step)
        case Angle() | Place():
            return turned(field, -step * field.step)
        case _:
            return None


def _next(values: Sequence[Any], value: Any, step: int) -> Any | None:
    """The value that follows one, the first or last where that is none of them."""
    if not values:
        return None
    now = values.index(value) if value in values else -max(step, 0)
    return values[(now + step) % len(values)]


def turned(field: Field, degrees: float) -> Any | None:
    """The value turned counter-clockwise; None where nothing turns."""
    if isinstance(field, Angle):
        return rounded(normalised(field.value + degrees))
    return field.turned(degrees) if isinstance(field, Place) else None


def is_put(place: Place) -> bool:
    """Return whether something has been put down."""
    return place.value is not None and place.value.put
