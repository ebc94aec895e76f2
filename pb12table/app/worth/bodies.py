"""The choice of the body that a layout is measured with: the average figure, kinds of the game, bases, own numbers."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from pb12table.analysis.walking import measuring, person_of
from pb12table.app.editor.filing.asking import Question, ask_numbers
from pb12table.app.screens.base import Desk
from pb12table.skirmish.bodies import (
    BASES,
    LOWEST,
    MOST_CLIMB,
    NARROWEST,
    TALLEST,
    WIDEST,
    Person,
    Wanted,
    measured_with,
    millimetres_of,
    preset_called,
)
from pb12table.skirmish.faces.system import GameSetup
from pb12table.table.shapes import circumradius
from pb12table.texts.layouts import body_told
from pb12table.texts.locale import Texts, upper_first
from pb12table.window.screens.dialogs import PickOne

AVERAGE: Final = ""
"""What is picked for the average figure."""
OWN: Final = "="
"""What is picked for own numbers."""


def offer_bodies(desk: Desk, setup: GameSetup, then: Callable[[Person | None], None]) -> None:
    """List the bodies that a setup can be measured with."""
    texts = desk.texts.of(setup.system)
    face = measuring(setup)
    presets = face.bodies(setup)
    options = [(AVERAGE, _row(texts, upper_first(texts("body-average")), face.person))]
    for preset in presets:
        options.append((preset.id, _row(texts, upper_first(preset.label.in_language(texts.language)), preset.person)))
    options += [(f"{base:g}mm", upper_first(texts("body-base", base=base))) for base in BASES]
    options.append((OWN, upper_first(texts("body-own"))))

    def picked(key: str) -> None:
        base, preset = millimetres_of(key), preset_called(presets, key)
        if key == OWN:
            _ask(desk, setup, then)
        elif base is not None:
            then(Wanted(base=base).of(face.person, setup.step_cm))
        else:
            then(None if preset is None else preset.person)

    now = chosen_body(texts, setup)
    marked = next((number for number, (_, line) in enumerate(options) if _is_called(line, now)), 0)
    desk.open(PickOne(desk, texts("body-title"), options, picked, marked))


def _is_called(line: str, name: str) -> bool:
    """Return whether a line of the list begins with the name of a body."""
    return line.casefold().split(":")[0] == name.casefold()


def _row(texts: Texts, name: str, person: Person) -> str:
    return f"{name}: {body_told(texts, person)}"


def _ask(desk: Desk, setup: GameSetup, then: Callable[[Person | None], None]) -> None:
    """Ask for the numbers of a body, those it has now at first."""
    now, step_cm = person_of(setup), setup.step_cm
    stature = now.stature
    base = round(circumradius(stature.footprint) * 20.0 * step_cm, 1)
    questions = [
        Question("body-ask-base", base, NARROWEST, WIDEST),
        Question("body-ask-tall", stature.height, LOWEST, TALLEST),
        Question("body-ask-eye", stature.eye, LOWEST, TALLEST),
        Question("body-ask-climb", now.climb, 0.0, MOST_CLIMB),
    ]

    def asked(numbers: list[float]) -> None:
        wide, tall, eye, climb = numbers
        # An eye above the head is at its top.
        then(Wanted(wide, tall, min(eye, tall), climb).of(now, step_cm))

    ask_numbers(desk, questions, "worth-measure", asked)


def chosen_body(texts: Texts, setup: GameSetup) -> str:
    """Return what stands on the button: the body that is measured with, as short as can be."""
    person = measured_with(setup)
    if person is None:
        return texts("body-usual")
    for preset in measuring(setup).bodies(setup):
        if preset.person == person:
            return preset.label.in_language(texts.language)
    return texts("body-base", base=round(10.0 * setup.step_cm * person.width, 1))
