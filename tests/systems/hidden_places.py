"""Searching what a program shows for the places of figures that must not be known, whatever the rules."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Set
from dataclasses import fields, is_dataclass
from typing import Any

from pb12table.kernel.session import Session
from pb12table.skirmish.ids import FigureId
from pb12table.systems.known import scene
from pb12table.table.shapes import Point

NEAR = 1e-9
"""Places are told by their exact numbers; two figures have the same by no chance."""


def hidden_places(session: Session[Any], viewer: str | None) -> dict[FigureId, Point]:
    """Where the figures are that a viewer does not see, and was not shown there before."""
    face, rules = scene(session.state.setup.system), session.system
    seen = rules.view(session.state, viewer)
    shown = {face.body(seen, figure).position for figure in face.figures(seen)}
    shown |= {last.body.position for last in face.marks(seen, NoWords()).last_seen}
    found = {
        figure: face.body(session.state, figure).position
        for figure in face.figures(session.state)
        if not face.is_on_table(seen, figure)
    }
    return {figure: place for figure, place in found.items() if place not in shown}


class NoWords:
    """Texts for tests that read none."""

    language = "en"

    def __call__(self, key: str, /, **details: Any) -> str:
        return key

    def of(self, system: str) -> NoWords:
        return self

    def has(self, key: str) -> bool:
        return True

    def either(self, key: str, otherwise: str, /, **details: Any) -> str:
        return key

    def number(self, value: float, decimals: int = 2) -> str:
        return str(value)

    def signed(self, value: int) -> str:
        return str(value)

    def listing(self, parts: list[str]) -> str:
        return ", ".join(parts)


def told(value: Any, place: Point, way: str = "") -> Iterator[str]:
    """Where in plain data a place stands; the setup says how a game began, and is no secret."""
    if isinstance(value, list | tuple):
        numbers = value[:2]
        if len(numbers) == 2 and all(isinstance(each, float) for each in numbers) and _is_near(numbers, place):
            yield way
            return
        for number, each in enumerate(value):
            yield from told(each, place, f"{way}[{number}]")
    elif isinstance(value, Mapping):
        for key, each in value.items():
            yield from told(each, place, f"{way}[{key}]")
    elif isinstance(value, Set):
        for each in value:
            yield from told(each, place, f"{way}{{}}")
    elif is_dataclass(value) and not isinstance(value, type):
        names = [each.name for each in fields(value) if each.name != "setup"]
        held = {name: getattr(value, name) for name in names}
        if isinstance(held.get("x"), float) and isinstance(held.get("y"), float):
            yield from told((held["x"], held["y"]), place, f"{way}.(x, y)")
        for name, each in held.items():
            yield from told(each, place, f"{way}.{name}")


def _is_near(numbers: list[Any] | tuple[Any, ...], place: Point) -> bool:
    return all(abs(one - other) < NEAR for one, other in zip(numbers, place, strict=True))
