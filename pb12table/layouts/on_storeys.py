"""What is new on a layout of which one storey is shown alone: it begins on the floor of that storey."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from pb12table.files.forms.scenarios import KindForm
from pb12table.layouts.motions import bounds_of
from pb12table.table.routes.house import GROUND, House
from pb12table.table.units import rounded

LEADING_UP: Final = ("stairs", "ramp", "ladder")
"""The kinds, by the last word of their names, that are as high as the next storey where they lie beside it."""
BESIDE: Final = 1.0
"""So near to the next storey, in steps, what leads up lies beside it."""

Kinds = Mapping[str, KindForm]


def on_storey(
    section: str, entry: dict[str, Any], kinds: Kinds, house: House | None, number: int | None
) -> dict[str, Any]:
    """A new entry of a section with the height it has on a storey, None for all storeys, where it says none itself."""
    bounds = bounds_of([entry])
    if house is None or bounds is None:
        return entry
    middle = ((bounds[0] + bounds[2]) / 2.0, (bounds[1] + bounds[3]) / 2.0)
    if section == "figure":
        height = None if number is None else house.height_at(number, middle)
        return entry if height is None or "height" in entry else {**entry, "height": rounded(height)}
    kind = kinds.get(str(entry.get("kind")))
    if section != "terrain" or kind is None:
        return entry
    floor = house.floor_at(number, middle) if number else 0.0
    found = dict(entry)
    if number and "base" not in entry:
        found["base"] = rounded(floor + kind.base)
    if "height" not in entry and str(entry["kind"]).split("-")[-1] in LEADING_UP:
        above = house.next_floor((number or GROUND) + 1, bounds, BESIDE)
        if above is not None and above > floor:
            found["height"] = rounded(above - floor)
    return found
