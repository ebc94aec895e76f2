"""Each answer can be given in the window, the exhaustive player takes it, and a script fails without what it does.

Where it can be given is looked up in the referee's scripts: the moments at which they give it.
"""

from __future__ import annotations

import tomllib
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path
from typing import Any, Final, get_args

import msgspec
import pytest

from pb12table.files.content import load_content
from pb12table.kernel.request import Request
from pb12table.kernel.session import Session
from pb12table.referee import running
from pb12table.referee.script import Case, Script, load_script
from pb12table.skirmish.acts import tag_of
from pb12table.skirmish.forms.form import NOTHING, Aim, Form, Values
from pb12table.systems.fate.bots.by_name import curious_bot
from pb12table.systems.fate.rules.actors import standing
from pb12table.systems.fate.rules.acts.act import FateAct, SmallRules
from pb12table.systems.fate.rules.acts.beside import SMALL
from pb12table.systems.fate.rules.asking import answers
from pb12table.systems.fate.rules.asking.requests import ACTS, ChooseAct
from pb12table.systems.fate.rules.state import State
from pb12table.systems.fate.window.face import WINDOW
from pb12table.texts.locale import Texts

FOLDER: Final = Path(__file__).with_name("scripts")
ENGLISH: Final = Texts("en").of("fate")
UNIONS: Final = (
    answers.Act, answers.Bid, answers.CompelAnswer, answers.HitAnswer, answers.OfferAnswer, answers.SpendAnswer,
)  # fmt: skip
ALONE: Final = (answers.Fallen, answers.Uses, answers.Land, answers.Order, answers.Split)
TAGS: Final = sorted({tag_of(kind) for kind in (*ALONE, *(each for union in UNIONS for each in get_args(union)))})
SMALL_TAGS: Final = sorted(tag_of(kind) for kind in get_args(answers.SmallAct))
EFFECTS: Final[tuple[tuple[str, FateAct[Any]], ...]] = (
    *((tag_of(kind), rules) for rules in ACTS for kind in rules.answers),
    *((tag_of(kind), rules) for rules in SMALL for kind in rules.answers if kind is not answers.Step),
)


# -- where scripts give it -----------------------------------------------------------------------------------------


@cache
def scripts() -> tuple[Script, ...]:
    content = load_content("fate")
    return tuple(load_script(path, content) for path in sorted(FOLDER.glob("*.toml")))


@pytest.fixture(autouse=True, scope="module")
def _read() -> None:
    scripts()


def tags_in(value: Any) -> set[str]:
    """Return the tags of an answer and of what is in it."""
    if isinstance(value, dict):
        return {str(value.get("type"))}.union(*map(tags_in, value.values()))
    if isinstance(value, tuple | list):
        return set[str]().union(*map(tags_in, value))
    if isinstance(value, msgspec.Struct) and value.__struct_config__.tag is not None:
        return {tag_of(value)}.union(*(tags_in(getattr(value, name)) for name in value.__struct_fields__))
    return set()


def cases(tag: str) -> Iterator[tuple[Script, Case]]:
    """Yield the games in which an answer is given, the shortest first."""
    found = [
        (script, case)
        for script in scripts()
        for case in script.cases
        if any(tag in tags_in(line.said) and "refused" not in line.said for line in case.play)
    ]
    return iter(sorted(found, key=lambda each: len(each[1].play)))


def holds(script: Script, case: Case) -> bool:
    return running.judge(replace(script, cases=(case,))).ok


@dataclass(frozen=True)
class Moment:
    """A question as it was answered."""

    state: State
    request: Request[State, Any]
    answer: Any


class Watched(Session[Any]):
    """A session that keeps the moments of its answers."""

    moments: Final[list[Moment]] = []

    def answer(self, answer: Any) -> None:
        assert self.pending is not None, "asked before"
        self.moments.append(Moment(self.state.clone(), self.pending, answer))
        super().answer(answer)


def moments(tag: str, patch: pytest.MonkeyPatch) -> Iterator[Moment]:
    """Yield the moments at which an answer is given in scripts."""
    patch.setattr(running, "Session", Watched)
    for script, case in cases(tag):
        Watched.moments.clear()
        holds(script, case)
        yield from [each for each in Watched.moments if tag in tags_in(each.answer)]


# -- in the window -------------------------------------------------------------------------------------------------


def offered(moment: Moment, tag: str) -> set[str]:
    """Return the tags that the forms of a question offer; in a turn only those of the kind that an act is of."""
    request, state = moment.request, moment.state
    if not isinstance(request, ChooseAct):
        return in_form(made(moment, NOTHING))
    kinds = [option.value for option in getattr(made(moment, NOTHING).fields[0], "options", ())]
    own = getattr(ACTS.tagged(tag), "kind", None) if tag not in SMALL_TAGS else None
    here = state.figures[standing(state, request.actor)[0]].at
    found = set[str]()
    for kind in kinds if own is None else [each for each in kinds if each == own]:
        found |= in_form(made(moment, {"kind": kind, "at": Aim(point=here)}))
    return found


def made(moment: Moment, values: Values) -> Form[Any]:
    form = WINDOW.form(ENGLISH, moment.state, moment.request, values, "")
    assert form is not None, moment.request
    return form


def in_form(form: Form[Any]) -> set[str]:
    options = [option.value for field in form.fields for option in getattr(field, "options", ())]
    return tags_in([*options, form.answer(), *(each.answer for each in form.instead)])


@pytest.mark.parametrize("tag", sorted({*TAGS, *SMALL_TAGS}))
def test_a_form_offers_each_answer_where_a_script_gives_it(tag: str, monkeypatch: pytest.MonkeyPatch) -> None:
    assert any(tag in offered(moment, tag) for moment in moments(tag, monkeypatch)), f"no form offers {tag}"


# -- by those who play ---------------------------------------------------------------------------------------------


class Known(Counter[str]):
    """What a curious player has seen: all but one answer."""

    def __init__(self, new: str) -> None:
        super().__init__()
        self._new = new

    def __missing__(self, trait: str) -> int:
        kind = trait.partition(":")[2].partition(".")[0]
        return 0 if kind == self._new else 1_000


@pytest.mark.parametrize("tag", sorted({*TAGS, *SMALL_TAGS}))
def test_the_exhaustive_player_takes_each_answer(tag: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """One who has seen everything else; a small act beside another is among those it draws from."""

    def takes(moment: Moment) -> bool:
        state, request = moment.state, moment.request
        if tag in SMALL_TAGS and tag not in TAGS:
            return tag in tags_in(tuple(request.hints(state)))
        return tag in tags_in(curious_bot(1, Known(tag)).answer(state, request))

    assert any(map(takes, moments(tag, monkeypatch))), f"nobody takes {tag}"


# -- what it does --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("tag", "rules"), EFFECTS, ids=[f"{type(rules).__name__}-{tag}" for tag, rules in EFFECTS])
def test_a_script_fails_without_the_effect_of_an_act(
    tag: str, rules: FateAct[Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def nothing(self: object, game: object, actor: object, act: object) -> None:
        pass

    kind = type(rules)
    if isinstance(rules, SmallRules):
        monkeypatch.setattr(kind, "do", lambda self, game, actor, act: None)
    else:
        monkeypatch.setattr(kind, "effect", nothing)
    assert not all(holds(script, case) for script, case in cases(tag)), f"no script sees what {tag} does"


def test_every_act_is_listed_once_and_has_a_form() -> None:
    """An answer of a turn is an act; one that no kind of acts has a place for has a form of its own."""
    assert {tag_of(kind) for rules in ACTS for kind in rules.answers} == {
        tag_of(kind) for kind in get_args(answers.Act)
    }
    assert [rules.tag for rules in ACTS if rules.answers and rules.kind is None] == ["step"]


def test_scripts_are_read_as_they_stand() -> None:
    """What is looked up in scripts is what their files hold."""
    number = sum(len(tomllib.loads(path.read_text(encoding="utf-8"))["case"]) for path in FOLDER.glob("*.toml"))
    assert sum(len(script.cases) for script in scripts()) == number
