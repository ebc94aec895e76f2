"""Storeys in words: what they are called, how high they lie, and places with their heights."""

from __future__ import annotations

from pb12table.table.shapes import Point3
from pb12table.texts.locale import Texts

FLAT = 0.05
"""What is not higher, in steps, lies on the table."""


def storey_name(texts: Texts, number: int) -> str:
    """What a storey is called by its number, the ground being 0."""
    return texts("storey-name", number=number)


def storey_heights(texts: Texts, low: float, high: float) -> str:
    """The heights one stands at on a storey, from the least to the greatest."""
    if high - low < FLAT:
        return texts.number(high, 2)
    return texts("storey-from-to", low=texts.number(low, 2), high=texts.number(high, 2))


def place_told(texts: Texts, place: Point3) -> str:
    """A place with one digit, and with its height where it is above the table."""
    x, y, height = (texts.number(value, 1) for value in place)
    return texts("spot-at", x=x, y=y) if place[2] < FLAT else texts("storey-place", x=x, y=y, height=height)
