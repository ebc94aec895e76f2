"""What numbers look like on the maps of a report: colours that keep apart in print and for the colour-blind."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import numpy as np
from numpy.typing import NDArray

from pb12table.table.raster import Floats

Colour = tuple[int, int, int]
Colours = NDArray[np.uint8]

# From dark to bright in even steps of lightness, after the map called cividis and viridis: seen little to much.
SIGHT: Final[tuple[Colour, ...]] = ((38, 24, 74), (58, 82, 139), (32, 144, 140), (94, 201, 98), (253, 231, 37))
# From pale to deep green: covered little to well.
COVER: Final[tuple[Colour, ...]] = ((247, 244, 220), (186, 216, 160), (108, 172, 122), (38, 116, 92), (8, 64, 62))
# From pale to deep red: few to many.
HEAT: Final[tuple[Colour, ...]] = ((255, 240, 200), (254, 190, 110), (240, 104, 60), (184, 30, 52), (92, 8, 48))

# From less over the same to more, blue to orange after the map called vik: both ends keep apart for the colour-blind.
CHANGE: Final[tuple[Colour, ...]] = ((8, 62, 128), (96, 156, 206), (246, 244, 238), (236, 160, 72), (150, 62, 6))
CAME: Final[Colour] = (142, 104, 190)
"""A place that is new."""
WENT: Final[Colour] = (92, 92, 96)
"""A place that there is no more."""

HIDDEN: Final[Colour] = (12, 10, 26)
"""What nobody sees."""

OPACITY: Final = 178

SAME: Final = 1e-9
"""Differences up to this are none."""


def shades(values: Floats, stops: Sequence[Colour], most: float) -> Colours:
    """The colours of a picture of values from 0 to `most`; NaN stays transparent."""
    known = ~np.isnan(values)
    shares = np.clip(np.nan_to_num(values) / (most or 1.0), 0.0, 1.0) * (len(stops) - 1)
    table = np.array(stops, dtype=np.float64)
    low = np.minimum(shares.astype(np.intp), len(stops) - 2)
    part = (shares - low)[..., None]
    result = np.zeros((*values.shape, 4), dtype=np.uint8)
    result[..., :3] = np.round(table[low] * (1.0 - part) + table[low + 1] * part)
    result[..., 3] = np.where(known, OPACITY, 0)
    return result


def changes(values: Floats, most: float) -> Colours:
    """The colours of a picture of differences from -`most` to `most`; what is the same is pale, NaN transparent."""
    result = shades(values + most, CHANGE, 2.0 * most)
    result[np.abs(np.nan_to_num(values)) <= SAME, 3] = 70
    result[np.isnan(values), 3] = 0
    return result


def filled(colours: Colours, mask: NDArray[np.bool_], colour: Colour) -> Colours:
    """The same with the cells of a mask in one colour."""
    result = colours.copy()
    result[mask] = (*colour, 130)
    return result


def with_hidden(colours: Colours, hidden: NDArray[np.bool_]) -> Colours:
    """The same with the cells of a mask in the colour of what nobody sees."""
    result = colours.copy()
    result[hidden] = (*HIDDEN, 205)
    return result


def owners(numbers: Floats, colours: Sequence[Colour]) -> Colours:
    """Cells in the colours of those they belong to; NaN and negative numbers stay transparent."""
    result = np.zeros((*numbers.shape, 4), dtype=np.uint8)
    for number, colour in enumerate(colours):
        result[numbers == number] = (*colour, 140)
    return result


def heat(counts: Floats) -> Colours:
    """Counts on a scale of square roots, on which a few do not vanish beside the many; none stays transparent."""
    most = float(counts.max(initial=0.0))
    result = shades(np.sqrt(counts), HEAT, np.sqrt(most))
    result[..., 3] = np.where(counts > 0, OPACITY + 30, 0)
    return result


def css_gradient(stops: Sequence[Colour]) -> str:
    """A scale for the legend."""
    return "linear-gradient(90deg, " + ", ".join(f"rgb{stop}" for stop in stops) + ")"
