"""The options by which a command measures with another body than that of a figure, or of the average person."""

from __future__ import annotations

import inspect
from collections.abc import Callable
from dataclasses import dataclass
from functools import wraps
from typing import Annotated, Any, Final, NoReturn

import typer

from pb12table.analysis.walking import person_of, with_person
from pb12table.console.output import texts
from pb12table.console.positions import needed
from pb12table.skirmish.bodies import (
    BASES,
    LOWEST,
    MOST_CLIMB,
    MOST_LEDGE,
    NARROWEST,
    STEEPEST,
    TALLEST,
    WIDEST,
    Person,
    Wanted,
    millimetres_of,
    preset_called,
)
from pb12table.systems.known import measures

ARGUMENT: Final = "body"
"""The name of the argument by which a command gets what was typed."""


@dataclass(frozen=True, slots=True)
class Body:
    """What was typed of a body: the name of one, and what is to be otherwise about it."""

    name: str
    wanted: Wanted

    def on(self, setup: Any) -> Any:
        """Return a setup that is measured with the body; the same where none was asked for; typer.BadParameter."""
        if not self.name and self.wanted == Wanted():
            return setup
        return with_person(setup, self._person(setup))

    def _person(self, setup: Any) -> Person:
        face = needed(measures(setup.system).layout, setup.system, "layout")
        person, wanted = person_of(setup), self.wanted
        millimetres = millimetres_of(self.name)
        if millimetres is not None:
            _check("base", millimetres, NARROWEST, WIDEST)
            person = Wanted(base=millimetres).of(person, setup.step_cm)
        elif self.name:
            presets = face.bodies(setup)
            found = preset_called(presets, self.name)
            if found is None:
                say = texts().of(setup.system)
                known = ", ".join([*(preset.id for preset in presets), *(f"{base:g}mm" for base in BASES)])
                raise typer.BadParameter(say("body-unknown", found=self.name, known=known))
            person = found.person
        changed = wanted.of(person, setup.step_cm)
        if changed.eye_share > 1.0:
            _refuse("eye", changed.stature.eye, LOWEST, changed.stature.height)
        return changed


def _check(name: str, value: float | None, least: float, most: float) -> None:
    """Raise typer.BadParameter for a number that no body has."""
    # Written so that what is no number at all is refused, too.
    if value is not None and not least <= value <= most:
        _refuse(name, value, least, most)


def _refuse(name: str, value: float, least: float, most: float) -> NoReturn:
    raise typer.BadParameter(texts()(f"body-bad-{name}", found=f"{value:g}", least=least, most=most))


def _asked(
    body: Annotated[str, typer.Option(help=texts()("body-help"), metavar="NAME|MM", show_default=False)] = "",
    base: Annotated[
        float | None, typer.Option(help=texts()("body-base-help"), metavar="MM", show_default=False)
    ] = None,
    tall: Annotated[
        float | None, typer.Option(help=texts()("body-tall-help"), metavar="STEPS", show_default=False)
    ] = None,
    eye: Annotated[
        float | None, typer.Option(help=texts()("body-eye-help"), metavar="STEPS", show_default=False)
    ] = None,
    climb: Annotated[
        float | None, typer.Option(help=texts()("body-climb-help"), metavar="STEPS", show_default=False)
    ] = None,
    ledge: Annotated[
        float | None, typer.Option(help=texts()("body-ledge-help"), metavar="STEPS", show_default=False)
    ] = None,
    slope: Annotated[
        float | None, typer.Option(help=texts()("body-slope-help"), metavar="DEGREES", show_default=False)
    ] = None,
) -> Body:
    """Return the body that was asked for, its numbers checked; raises typer.BadParameter."""
    _check("base", base, NARROWEST, WIDEST)
    _check("tall", tall, LOWEST, TALLEST)
    _check("eye", eye, LOWEST, TALLEST)
    _check("climb", climb, 0.0, MOST_CLIMB)
    _check("ledge", ledge, 0.0, MOST_LEDGE)
    _check("slope", slope, 0.0, STEEPEST)
    return Body(body, Wanted(base, tall, eye, climb, ledge, slope))


def with_body(command: Callable[..., None]) -> Callable[..., None]:
    """Return a command that has the options of a body, and gets it as its argument `body`."""
    own = inspect.signature(command, eval_str=True)
    more = inspect.signature(_asked, eval_str=True)

    @wraps(command)
    def asked(**given: Any) -> None:
        told = {name: given.pop(name, each.default) for name, each in more.parameters.items()}
        command(**given, **{ARGUMENT: _asked(**told)})

    kept = [each for each in own.parameters.values() if each.name != ARGUMENT]
    options = [each.replace(kind=inspect.Parameter.KEYWORD_ONLY) for each in more.parameters.values()]
    named = [each.replace(kind=inspect.Parameter.KEYWORD_ONLY) for each in kept]
    # The last one asks for the JSON form, as everywhere.
    parameters = [*named[:-1], *options, *named[-1:]]
    asked.__signature__ = own.replace(parameters=parameters)  # type: ignore[attr-defined]
    asked.__annotations__ = {each.name: each.annotation for each in parameters}
    del asked.__wrapped__
    return asked
