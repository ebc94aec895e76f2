"""Each answer of every rule system can be given in the window, and is among those that a player without a plan takes.

What there is to answer is read from the questions of a system; its referee scripts bring each question about.
"""

from __future__ import annotations

import importlib
import pkgutil
import random
import tomllib
from collections.abc import Iterable, Iterator
from contextlib import suppress
from dataclasses import dataclass, replace
from functools import cache, partial
from heapq import heappop, heappush
from itertools import chain, count, islice
from pathlib import Path
from types import UnionType
from typing import Any, Union, get_args, get_origin
from unittest.mock import patch

import msgspec
import pytest

from pb12table.app.game.screen import GameScreen
from pb12table.app.play.controller import Controller
from pb12table.app.program import Program
from pb12table.files.content import load_content
from pb12table.kernel.request import Request
from pb12table.kernel.session import Session
from pb12table.referee.running import judge
from pb12table.referee.script import script_of
from pb12table.skirmish.faces.system import RefereeFace
from pb12table.skirmish.forms import Field
from pb12table.skirmish.forms.form import (
    Aim,
    Ask,
    Form,
    Pick,
    Place,
    Several,
    Spot,
    Target,
    Way,
    begun,
    given,
)
from pb12table.systems import known
from pb12table.table.shapes import Point
from pb12table.window.forms.form_mode import FormMode
from pb12table.window.kit.keys import Settings
from pb12table.window.play.base import Mode
from pb12table.window.play.face import mode_for
from tests.app.helpers import SIZE

TESTS = Path(__file__).parent.parent
WAY = "is planned as a way on the table, in a mode of its own: test_moving.py, test_landing_by_hand.py"
ELSEWHERE = {
    ("pb12", "move"): WAY,
    ("pb12", "adjust"): WAY,
    ("pb12", "horizontal"): WAY,
    ("pb12", "vertical"): WAY,
    ("pb12", "climb"): WAY,
    ("pb12", "land"): WAY,
    ("pb12", "turn"): WAY,
    ("pb12", "reverse"): WAY,
    ("pb12", "play-card"): "is played from the hand, on a screen of its own: test_hand_by_hand.py",
}
"""Answers that are given on no form and by no tile, and where they are."""
MOMENTS = 6
"""At so many moments of scripts at most an answer is looked for."""
FORMS = 100
"""So many states of a form at most are looked at."""
SAMPLES = 400
"""So many arbitrary answers at most are drawn."""


# -- what there is to answer ----------------------------------------------------------------------------------------


def questions(system: str) -> Iterator[type[Request[Any, Any]]]:
    """Yield all kinds of questions that the rules of a system ask."""
    rules = f"{known._PLACES[system]}.rules"
    for module in pkgutil.walk_packages(importlib.import_module(rules).__path__, f"{rules}."):
        importlib.import_module(module.name)
    queue: list[type[Any]] = [Request]
    while queue:
        for kind in queue.pop().__subclasses__():
            queue.append(kind)
            if kind.__module__.startswith(f"{rules}."):
                yield kind


def tags_of(kind: Any) -> Iterator[str]:
    """Yield the tags of the answers in a union."""
    if get_origin(kind) in (Union, UnionType):
        for each in get_args(kind):
            yield from tags_of(each)
    elif isinstance(kind, type) and issubclass(kind, msgspec.Struct) and kind.__struct_config__.tag is not None:
        yield str(kind.__struct_config__.tag)


@cache
def tags(system: str) -> tuple[str, ...]:
    """Return the tags of all answers that a system takes to its questions."""
    bases = chain.from_iterable(getattr(kind, "__orig_bases__", ()) for kind in questions(system))
    return tuple(sorted({tag for base in bases for kind in get_args(base)[1:] for tag in tags_of(kind)}))


ALL = [(system, tag) for system in known.SYSTEMS for tag in tags(system)]


# -- where it is asked ------------------------------------------------------------------------------------------------


@cache
def cases(system: str) -> dict[str, list[tuple[Path, dict[str, Any]]]]:
    """Return by tag the cases of scripts, each a script of its own, in which something is answered."""
    field, found = referee_of(system).answer_tag, dict[str, list[tuple[Path, dict[str, Any]]]]()
    for path in sorted((TESTS / "systems" / known.folder(system).name).rglob("scripts/*.toml")):
        script = tomllib.loads(path.read_text(encoding="utf-8"))
        for case in script.get("case", ({"name": "all"},)):
            lines = (line.get("answer", line) for line in case.get("play", script.get("play", ())) if tried(line))
            for tag in dict.fromkeys(line[field] for line in lines if isinstance(line, dict) and field in line):
                found.setdefault(tag, []).append((path, {**script, "case": [case]}))
    return found


def referee_of(system: str) -> RefereeFace:
    found = known.referee(system)
    assert found is not None, "each system of the list has one"
    return found


def tried(line: dict[str, Any]) -> bool:
    """Return whether a line of a script answers, and is not refused."""
    return "event" not in line and "no_event" not in line and not line.get("refused")


@cache
def moments(system: str, tag: str) -> tuple[tuple[Session[Any], Any], ...]:
    """Return games in which something with a tag can be answered, and the answer, as far as scripts bring it about."""
    refusal, found = Session.refusal, list[tuple[Session[Any], Any]]()

    def noted(session: Session[Any], said: Any) -> Any:
        refused = refusal(session, said)
        if tag_of(said) == tag and refused is None:
            found.append((session.fork(), said))
        return refused

    with patch.object(Session, "refusal", noted):
        for path, script in cases(system).get(tag, ()):
            judge(script_of(script, load_content(system), path))
            if len(found) >= MOMENTS:
                break
    return tuple(found[:MOMENTS])


def tag_of(answer: Any) -> str:
    """Return the tag of an answer, "" where it has none."""
    return str(answer.__struct_config__.tag) if isinstance(answer, msgspec.Struct) else ""


# -- what the window offers -------------------------------------------------------------------------------------------


@cache
def program() -> Program:
    return Program(Settings(language="en", dice_speed="none", hints=False), SIZE)


@dataclass(frozen=True)
class Wished:
    """What an answer speaks of: its tag, its points, and its words, by which values are tried first."""

    tag: str
    points: tuple[Point, ...]
    words: tuple[str, ...]

    @classmethod
    def of(cls, answer: Any) -> Wished:
        plain = msgspec.to_builtins(answer)
        return cls(tag_of(answer), tuple(points_in(plain)), tuple(words_in(plain)))

    def away(self, value: Any, *, first: bool) -> int:
        """Return how far a value leads from it: what has its tag leads there, and the first field to other fields."""
        if self.tag in (tag_of(value), str(value)):
            return 0
        return 1 if first or isinstance(value, Aim | Spot) or any(word in str(value) for word in self.words) else 3


def offered(session: Session[Any], wished: Wished) -> Iterator[Any]:
    """Yield what the window lets people answer to the open question, by forms and by what lies on bars."""
    answers: list[Any] = []

    def commit(game: GameScreen, *said: Any) -> bool:
        answers.append(said[0])
        return True

    request = session.pending
    with patch.object(GameScreen, "commit", commit):
        controller = Controller(session, None, program().settings)
        if session.pending is not request and (target := controller.undo_target()) is not None:
            controller.undo(target)  # what is answered by the program is asked after all
        game = GameScreen(program(), controller)
        if session.pending != request:
            return
        request = session.pending
        assert request is not None, "something is asked"
        mode = mode_for(game, request)
        if isinstance(mode, FormMode):
            yield from asked(mode._ask, wished)
            return
        commands = [*(tile.command for tile in mode.tiles() if tile.enabled), *buttons_of(mode)]
        for command in sorted(commands, key=lambda each: each != wished.tag):
            game.enter(mode)
            # What would lose something is done the second time.
            for _ in range(2):
                mode.press(command)
            yield from answers
            answers.clear()
            if isinstance(game.mode, FormMode):
                yield from asked(game.mode._ask, wished)


def buttons_of(mode: Mode) -> list[str]:
    """Return the commands of what can be pressed on the card of a mode."""
    card = mode.card()
    return [] if card is None else [button.command for button in card.buttons if button.enabled]


def asked(ask: Ask, wished: Wished) -> Iterator[Any]:
    """Yield answers that a form gives as its fields take one value after the other, those that are wished first."""
    turn, seen = count(), set[str]()
    queue: list[tuple[int, int, Any]] = [(0, next(turn), partial(begun, ask))]
    while queue and len(seen) < FORMS:
        far, _, make = heappop(queue)
        form = make()
        if repr(form.values) in seen:
            continue
        seen.add(repr(form.values))
        yield from answers_of(form)
        for number, field in enumerate(form.fields):
            for value in values_of(field, wished.points):
                if value != field.value:
                    make = partial(given, ask, form, field.name, value)
                    heappush(queue, (far + wished.away(value, first=number == 0), next(turn), make))


def answers_of(form: Form[Any]) -> Iterator[Any]:
    """Yield what a form answers as it stands, what it offers instead, and what is answered by a choice."""
    yield from (each.answer for each in form.instead)
    picks = (field for field in form.fields if isinstance(field, Pick) and field.decides)
    for values in ({}, *({field.name: value} for field in picks for value in field.able())):
        with suppress(KeyError):
            yield form.answer(values)


def values_of(field: Field, points: Iterable[Point]) -> Iterator[Any]:
    """Yield values that are worth a try."""
    match field:
        case Pick():
            yield from field.able()
        case Several():
            yield from (field.toggled(option.value) for option in field.options)
        case Target():
            yield from islice(field.stepped_through(), 8)
            yield from (aim for point in points if (aim := field.meant(point, None)) is not None)
        case Place():
            yield from (*field.hints(), *(replace(field.put(point), put=True) for point in points))
        case Way():
            yield from (*field.hints(), *(field.led_to(point) for point in points))
        case _:
            yield from islice(field.hints(), 8)


def points_in(plain: Any) -> Iterator[Point]:
    """Yield what may be points in plain data."""
    match plain:
        case [float() | int() as x, float() | int() as y, *rest] if len(rest) < 2:
            yield (x, y)
        case list() | tuple():
            for each in plain:
                yield from points_in(each)
        case dict():
            if {"x", "y"} <= plain.keys():
                yield (plain["x"], plain["y"])
            yield from points_in(list(plain.values()))


def words_in(plain: Any) -> Iterator[str]:
    """Yield the words of plain data."""
    match plain:
        case str() if len(plain) > 1:
            yield plain
        case list() | tuple():
            for each in plain:
                yield from words_in(each)
        case dict():
            yield from words_in(list(plain.values()))


# -- what holds -------------------------------------------------------------------------------------------------------


def can_be_given(system: str, tag: str, most: int = MOMENTS) -> bool:
    for session, said in moments(system, tag)[:most]:
        if any(tag_of(each) == tag for each in offered(session.fork(), Wished.of(said))):
            return True
    return False


def is_taken(system: str, tag: str) -> bool:
    """Return whether an answer is among hints and samples, of which a curious bot takes each."""
    chance = random.Random(5)
    for session, _ in moments(system, tag):
        request = session.pending
        assert request is not None, "something is asked"
        state = session.system.view(session.state, request.player)
        samples = (request.sample(state, chance) for _ in range(SAMPLES))
        if any(tag_of(each) == tag for each in chain(request.hints(state), samples)):
            return True
    return False


def test_few_answers_are_given_elsewhere() -> None:
    assert len(ALL) > 130
    assert len(ELSEWHERE) == 9
    assert set(ELSEWHERE) <= set(ALL)


@pytest.mark.parametrize(("system", "tag"), ALL)
def test_it_can_be_given_in_the_window(system: str, tag: str) -> None:
    if (system, tag) in ELSEWHERE:
        assert not can_be_given(system, tag, 1), "it is no exception any more"
    else:
        assert can_be_given(system, tag)


@pytest.mark.parametrize(("system", "tag"), ALL)
def test_it_is_taken_by_a_player_that_tries_everything(system: str, tag: str) -> None:
    assert is_taken(system, tag)
