"""Every question has a mode in the app, and every answer, action and declaration a place where it is made."""

from __future__ import annotations

import ast
import importlib
import pkgutil
import typing
from collections import defaultdict
from pathlib import Path

import pytest

import pb12table.app
import pb12table.systems.pb12.rules
import pb12table.systems.pb12.window
from pb12table.kernel.request import Choice, Dice, Number, Request, YesNo
from pb12table.systems.pb12.rules.cards.card_legality import PlayOrPass
from pb12table.systems.pb12.rules.game import answers
from pb12table.systems.pb12.rules.game.answers import Plain
from pb12table.systems.pb12.window.forms import known
from pb12table.systems.pb12.window.forms.interruption import FORMS
from pb12table.systems.pb12.window.modes import known as modes_known

PACKAGES = (Path(pb12table.app.__file__).parent, Path(pb12table.systems.pb12.window.__file__).parent)
GENERAL = {Choice, Number, YesNo, Dice, PlayOrPass}
"""Kinds of questions that are not asked themselves."""
BY_ITSELF = {"DeclareSurrender"}
"""Questions whose answer has been announced before: surrender is a button of the menu."""
FROM_THE_RULES = {"AppointLeader", "Reverse", "ScenarioAct"}
"""Answers that are taken from the rules' own list of all possible ones."""
PLANNED = {"Horizontal", "Vertical", "Land", "Climb"}
"""Movement options that the planner finds; the app commits them as they are."""


def requests() -> list[type[Request[typing.Any, typing.Any]]]:
    """Every kind of question of the rules."""
    for module in pkgutil.walk_packages(pb12table.systems.pb12.rules.__path__, "pb12table.systems.pb12.rules."):
        importlib.import_module(module.name)
    found: list[type[Request[typing.Any, typing.Any]]] = []
    queue: list[type[Request[typing.Any, typing.Any]]] = [Request]
    while queue:
        for kind in queue.pop().__subclasses__():
            queue.append(kind)
            # Slotted dataclasses leave the class they were made from behind.
            same = [known for known in found if (known.__module__, known.__name__) == (kind.__module__, kind.__name__)]
            if not same and kind.__module__.startswith("pb12table.systems.pb12.rules") and kind not in GENERAL:
                found.append(kind)
    return sorted(found, key=lambda kind: kind.__name__)


def answer_kinds() -> list[type[Plain]]:
    """Every kind of answer, action, movement option and declaration."""
    return sorted(
        {
            kind
            for kind in vars(answers).values()
            if isinstance(kind, type) and issubclass(kind, Plain) and "tag" in dir(kind.__struct_config__)
            and kind.__struct_config__.tag is not None and not kind.__name__.startswith("_") and kind is not Plain
        },
        key=lambda kind: kind.__name__,
    )  # fmt: skip


@pytest.fixture(scope="module")
def called() -> dict[str, set[str]]:
    """What the sources of the app and of the forms call by its name, and the arguments that they give it by theirs.

    What is chosen between may be called later, and counts.
    """
    found: dict[str, set[str]] = defaultdict(set)
    for path in (path for package in PACKAGES for path in package.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
                found[node.func.id] |= {keyword.arg for keyword in node.keywords if keyword.arg}
            elif isinstance(node, ast.IfExp):
                for name in (node.body, node.orelse):
                    if isinstance(name, ast.Name):
                        found[name.id] |= set()
    return found


def cases_with_words() -> set[str]:
    """The questions that have a mode or a form of their own."""
    sources = (Path(str(module.__file__)).read_text(encoding="utf-8") for module in (known, modes_known))
    return {
        node.cls.id
        for source in sources
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.MatchClass) and isinstance(node.cls, ast.Name)
    }


def test_the_questions_are_found() -> None:
    names = {kind.__name__ for kind in requests()}
    assert {"ChooseTurn", "ChooseAction", "PlayInterruption", "ChooseBlocksToKeep", "AgreeToBeCarried"} <= names
    assert len(names) > 20


@pytest.mark.parametrize("kind", requests(), ids=lambda kind: kind.__name__)
def test_every_question_has_a_mode_or_a_form_with_words_of_its_own(kind: type) -> None:
    if kind.__name__ in BY_ITSELF or issubclass(kind, Dice):  # dice are typed on a form of the program
        return
    named = cases_with_words() - {"Choice"}
    assert any(base.__name__ in named for base in kind.__mro__), f"{kind.__name__} has neither a mode nor a form"


def test_the_answers_are_found() -> None:
    names = {kind.__name__ for kind in answer_kinds()}
    assert {"Command", "LetAct", "ReEquip", "TakeOver", "UseDelayed", "SetStandingOrder", "GiveUp"} <= names
    assert len(names) > 40


@pytest.mark.parametrize("kind", answer_kinds(), ids=lambda kind: kind.__name__)
def test_every_answer_is_made_somewhere_in_the_app(kind: type, called: dict[str, set[str]]) -> None:
    if kind.__name__ in PLANNED | FROM_THE_RULES:
        return
    made = {*called, *(form.__name__ for form in FORMS)}
    assert kind.__name__ in made, f"nobody can answer {kind.__name__} in the app"


@pytest.mark.parametrize("field", ["piece", "point", "put_down", "pick_up", "group", "frequency", "given_up", "boost"])
def test_every_part_of_an_answer_can_be_said(field: str, called: dict[str, set[str]]) -> None:
    """What a plain attack, set-up or change of gear leaves out is given somewhere in the app."""
    assert any(field in called[form] for form in ("RelocateIn", "ReEquip", "form", "AttackChoice"))
