"""Referee scripts, whatever their rules: their form, reading one to the games it plays, and what lines look at."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, fields
from math import isclose
from pathlib import Path
from typing import Annotated, Any, Final

import msgspec
from msgspec import Meta

from pb12table.files.content import load_content, system_of
from pb12table.files.forms.basics import BothNames, Form, Id, LongText, label_of
from pb12table.files.problems import FileProblem
from pb12table.files.reading import converted, read_toml
from pb12table.files.scenario import find_scenario, scenario_of
from pb12table.kernel.request import Choice, Request
from pb12table.skirmish.faces.system import Difference, RefereeFace, Unanswerable
from pb12table.skirmish.ids import Label
from pb12table.systems.known import referee

RuleId = Annotated[str, Meta(pattern=r"^([A-Z]\d{2,3}|[A-Z]{2}\d{1,3}|R\d+\.\d+\.\d+)\Z", max_length=12)]
"""A rule or a ruling of some system, such as R1.4.24, RU013, W036 or WR01."""
Title = Annotated[str, Meta(min_length=1, max_length=160)]
Face = Annotated[int, Meta(ge=-10, le=1000)]
Faces = Annotated[tuple[Face, ...], Meta(max_length=1000)]
Lines = Annotated[tuple[dict[str, Any], ...], Meta(max_length=1000)]
Happenings = Annotated[tuple[dict[str, Any], ...], Meta(max_length=100)]
Round = Annotated[int, Meta(ge=1, le=1000)]


class CaseForm(Form, frozen=True, kw_only=True):
    """One of several ways to go on; what it does not say is as in the script.  Scenario keys may stand here too.

    `unfit`: the scenario of the case must be refused for this reason, the key of its text without `problem-`.
    """

    name: Title
    position: dict[str, Any] = msgspec.field(default_factory=dict)
    happens: Happenings | None = None
    dice: Faces | None = None
    always: dict[str, Any] = msgspec.field(default_factory=dict)
    play: Lines | None = None
    unfit: Annotated[str, Meta(min_length=1, max_length=80)] | None = None


class ScriptForm(Form, frozen=True, kw_only=True):
    """A whole script, without the keys of its scenario.  `shows`: rules, rulings and vectors it stands for."""

    format: int
    title: Title | BothNames
    about: LongText | None = None
    shows: Annotated[tuple[RuleId, ...], Meta(max_length=40)] = ()
    scenario: Annotated[str, Meta(min_length=1, max_length=80)] | None = None
    position: dict[str, Any] = msgspec.field(default_factory=dict)
    happens: Happenings = ()
    dice: Faces = ()
    always: dict[str, Any] = msgspec.field(default_factory=dict)
    play: Lines = ()
    case: Annotated[tuple[dict[str, Any], ...], Meta(max_length=100)] = ()


SCRIPT_KEYS = frozenset(ScriptForm.__struct_fields__)
CASE_KEYS = frozenset(CaseForm.__struct_fields__)


class UntilLine(Form, frozen=True, kw_only=True):
    """Take the usual answer again and again until somebody is asked this."""

    until: Annotated[str, Meta(min_length=1, max_length=48)]
    by: Id | None = None
    round: Round | None = None
    dice: Faces = ()


class RouteLine(Form, frozen=True, kw_only=True):
    """What the cheapest route of a figure to a place comes to, and what it `opens` on the way, in order.

    It is what the sub-command `path` finds; where there is none, `barred` are the ids of what stops the figure.
    """

    route: Id
    to: Annotated[tuple[float, ...], Meta(min_length=2, max_length=3)]
    reachable: bool | None = None
    cost: float | None = None
    opens: tuple[str, ...] | None = None
    prices: tuple[str, ...] | None = None
    barred: tuple[str, ...] | None = None


class DiceLine(Form, frozen=True, kw_only=True):
    """Further dice."""

    dice: Faces


class AskedWord(msgspec.Struct, frozen=True, kw_only=True):
    """What an `asked` line always has; its other keys are fields of the request."""

    asked: Annotated[str, Meta(min_length=1, max_length=48)]


class AnswerWords(msgspec.Struct, frozen=True, kw_only=True):
    """What an answer line may have beside the answer: who gives it, dice for it, and whether it is legal at all.

    `refused`: the rule that forbids it, or true; `reason`: the one it is refused for, the key of its text without
    `refusal-`; `legal`: it would be legal, but is not given.
    """

    by: Id | None = None
    dice: Faces = ()
    refused: RuleId | bool = False
    reason: Id | None = None
    legal: bool = False


ASK = "ask"
"""Under `always`: the script answers this question itself."""


@dataclass(frozen=True)
class Line:
    """One line of `play`: where it stands, and what it says."""

    place: str
    said: dict[str, Any]


@dataclass(frozen=True)
class Case:
    """One game of a script, ready to be played; `always` holds plain answers by the name of the question.

    A case that is meant to be unfit for play has no start, but the `problem` (None: there was none) and the reason that
    was expected (`unfit`).
    """

    name: str
    start: Any | None
    happens: tuple[Any, ...]
    dice: tuple[int, ...]
    always: dict[str, Any]
    play: tuple[Line, ...]
    unfit: str | None = None
    problem: FileProblem | None = None


@dataclass(frozen=True)
class Script:
    """A referee script of a rule system, by its id.  `shows` names the rules, rulings and vectors it stands for."""

    path: Path
    system: str
    title: Label
    shows: tuple[str, ...]
    cases: tuple[Case, ...]


def load_script(path: Path, content: Any = None) -> Script:
    """Return a script with its positions built, with some content or all of its rule system's; raises FileProblem."""
    return script_of(read_toml(path), content, path)


def script_of(document: dict[str, Any], content: Any, path: Path) -> Script:
    """Return a script from the plain data of its file; raises FileProblem."""
    own = {key: value for key, value in document.items() if key in SCRIPT_KEYS}
    form = converted(own, ScriptForm, path)
    title = label_of(form.title)
    reader = _reader(form, {key: document[key] for key in document if key not in SCRIPT_KEYS}, title, content, path)
    cases = [reader.case(case, f"case[{number}]") for number, case in enumerate(form.case)]
    if not form.case:
        cases.append(reader.case({"name": title.en}, ""))
    if not any(case.play or case.unfit for case in cases):
        raise FileProblem(path, "", "problem-missing-key", key="play")
    return Script(path, reader.system, title, form.shows, tuple(cases))


def _reader(form: ScriptForm, keys: dict[str, Any], title: Label, content: Any, path: Path) -> _Reader:
    """Return the reader of a script's cases, with the scenario it plays on: the one it names, or a bare table.

    The script's own keys are laid over either, but for players, who take the places of those of a bare table.  There
    figures without a name are called by their ids, so that people can tell them apart.
    """
    base: dict[str, Any] = {}
    if form.scenario is not None:
        if Path(form.scenario).name != form.scenario:
            raise FileProblem(path, "scenario", "referee-scenario-elsewhere", found=form.scenario)
        beside = path.parent / form.scenario
        base = read_toml(beside if beside.suffix == ".toml" else find_scenario(form.scenario))
    system = system_of({**base, **keys}, path)
    face = referee(system)
    if face is None:
        raise FileProblem(path, "system", "problem-no-referee", system=system)
    if form.scenario is None:
        if _have_ids(keys.get("figure")):
            keys["figure"] = [{"name": figure["id"], **figure} for figure in keys["figure"]]
        bare = {key: value for key, value in face.bare.items() if key not in keys or isinstance(value, dict)}
        base = {"system": system, "name": title.en[:80], **bare, "format": form.format}
    scenario = {**base, **_laid_over(base, keys)}
    known = load_content(system) if content is None else content
    usual = base.get("player", ()) if form.scenario is None else ()
    return _Reader(system, face, form, scenario, known, path, tuple(player["id"] for player in usual))


def _with_named_players(scenario: dict[str, Any]) -> dict[str, Any]:
    """Return a scenario whose players without a name are called by their ids."""
    players = scenario.get("player", ())
    if not _have_ids(players):
        return scenario
    return {**scenario, "player": [{"name": each["id"], **each} for each in players]}


def _laid_over(base: Any, changes: Any) -> Any:
    """Return plain data with changes: tables key by key, lists of things with ids thing by thing, all else replaced."""
    if isinstance(base, dict) and isinstance(changes, dict):
        return {**base, **{key: _laid_over(base.get(key), value) for key, value in changes.items()}}
    if _have_ids(base) and _have_ids(changes):
        changed = {entry["id"]: entry for entry in changes}
        known = [_laid_over(entry, changed.pop(entry["id"], {})) for entry in base]
        return known + [entry for entry in changes if entry["id"] in changed]
    return changes


def _words_in(plain: Any) -> Iterator[str]:
    """Return all words of plain data."""
    if isinstance(plain, dict):
        yield from plain
    for value in plain.values() if isinstance(plain, dict) else plain if isinstance(plain, list | tuple) else ():
        yield from _words_in(value)
    if isinstance(plain, str):
        yield plain


def _have_ids(entries: Any) -> bool:
    return isinstance(entries, list) and all(
        isinstance(entry, dict) and isinstance(entry.get("id"), str) for entry in entries
    )


@dataclass(frozen=True)
class _Reader:
    """What reads the cases of a script; `usual` are the ids of the players nobody has said anything of."""

    system: str
    face: RefereeFace
    form: ScriptForm
    scenario: dict[str, Any]
    content: Any
    path: Path
    usual: tuple[str, ...] = ()

    def case(self, case: dict[str, Any], place: str) -> Case:
        """Return one case with all it takes over from the script."""
        form, path = self.form, self.path
        own = converted({key: value for key, value in case.items() if key in CASE_KEYS}, CaseForm, path, place)
        changes = {key: value for key, value in case.items() if key not in CASE_KEYS}
        scenario = _with_named_players(_laid_over(self.scenario, changes))
        own_players = [player["id"] for player in changes.get("player", ())] if _have_ids(changes.get("player")) else []
        if not {*own_players} <= {*self.usual}:
            # Players of one's own take the places of usual ones who have nothing in the game.
            meant = {*own_players, *_words_in({**scenario, "player": [], "": (form.position, own.position)})}
            scenario["player"] = [
                player for player in scenario["player"] if player["id"] not in self.usual or player["id"] in meant
            ]
        if own.unfit is not None:
            return self._unfit(own, scenario)
        wished = _laid_over(form.position, own.position)
        position = converted(wished, self.face.position_form, path, _inside(place, "position"))
        setup = self.face.with_position(scenario_of(scenario, self.content, path).setup, position, self.content)
        start = self.face.position(setup, position, path, _inside(place, "position"))
        happens = form.happens if own.happens is None else own.happens
        told = place if own.happens is not None else ""
        lines = form.play if own.play is None else own.play
        beside = place if own.play is not None else ""
        return Case(
            name=own.name,
            start=start,
            happens=tuple(
                self._happening(one, start, _inside(told, f"happens[{number}]")) for number, one in enumerate(happens)
            ),
            dice=self._dice(form.dice, "") if own.dice is None else self._dice(own.dice, place),
            always={**self.face.usual_answers, **form.always, **own.always},
            play=tuple(Line(_inside(beside, f"play[{number}]"), said) for number, said in enumerate(lines)),
        )

    def _dice(self, faces: tuple[int, ...], place: str) -> tuple[int, ...]:
        """Return the dice of the script, or of a case at a place in it; raises FileProblem for a face that none has."""
        for number, face in enumerate(faces):
            least, most = self.face.lowest_face, self.face.highest_face
            if not least <= face <= most:
                relation, bound = ("at-most", most) if face > most else ("at-least", least)
                where = _inside(place, f"dice[{number}]")
                raise FileProblem(self.path, where, "problem-out-of-bounds", relation=relation, bound=bound)
        return faces

    def _unfit(self, own: CaseForm, scenario: dict[str, Any]) -> Case:
        """Return a case whose scenario is to be rejected."""
        problem: FileProblem | None = None
        try:
            scenario_of(scenario, self.content, self.path)
        except FileProblem as found:
            problem = found
        return Case(own.name, None, (), (), {}, (), own.unfit, problem)

    def _happening(self, plain: dict[str, Any], state: Any, place: str) -> Any:
        """Return something that happens before anybody is asked; raises FileProblem if it could not happen."""
        happening = converted(plain, self.face.happening_form, self.path, place)
        self.face.check_happening(happening, state, self.path, place)
        return happening


def _inside(place: str, key: str) -> str:
    return f"{place}.{key}" if place else key


NEAR = 0.0015
"""Numbers this close count as equal: state and files are rounded to a thousandth, and so are scripts."""


def shown(plain: Any) -> str:
    """Return plain data as a script would write it."""
    if isinstance(plain, bool):
        return "true" if plain else "false"
    if isinstance(plain, dict):
        return "{ " + ", ".join(f"{key} = {shown(one)}" for key, one in plain.items()) + " }" if plain else "{}"
    if isinstance(plain, list | tuple):
        return "[" + ", ".join(shown(one) for one in plain) + "]"
    if isinstance(plain, str):
        return f'"{plain}"'
    return "–" if plain is None else f"{plain:g}" if isinstance(plain, float) else str(plain)


def agrees(expected: Any, found: Any) -> bool:
    """Return whether data is as expected: tables by the keys expected, lists one by one, numbers within rounding."""
    if isinstance(expected, bool) or isinstance(found, bool):
        return expected is found
    if isinstance(expected, int | float) and isinstance(found, int | float):
        return abs(expected - found) <= NEAR
    if isinstance(expected, dict) and isinstance(found, dict):
        return all(key in found and agrees(one, found[key]) for key, one in expected.items())
    if isinstance(expected, list | tuple) and isinstance(found, list | tuple):
        pairs = zip(expected, found, strict=False)
        return len(expected) == len(found) and all(agrees(one, other) for one, other in pairs)
    return bool(expected == found)


# -- lines that look at something -------------------------------------------------------------------------------


PLACES: Final = ("at", "end")
"""Keys of places: one of two numbers says nothing of the height."""


def line_differences(line: Any, found: Mapping[str, Any], unordered: Collection[str] = ()) -> list[Difference]:
    """Return what of a line differs from what it expects; what it does not name does not count.

    Places of two numbers say nothing of the height; of lists that are `unordered` the order does not count.
    """
    differences: list[Difference] = []
    for name, given in found.items():
        wished = getattr(line, name)
        if wished is None:
            continue
        plain, expected = msgspec.to_builtins(given), msgspec.to_builtins(wished)
        if name in PLACES:
            plain = plain[: len(expected)]
        if name in unordered:
            plain, expected = sorted(plain), sorted(expected)
        if not agrees(expected, plain):
            differences.append((name, shown(expected), shown(plain)))
    return differences


def chance_differences(
    name: str, wished: float | Sequence[float], found: Sequence[float], close: float
) -> list[Difference]:
    """Return how chances differ from those expected, by more than `close`; there must be equally many of them."""
    expected = [wished] if isinstance(wished, int | float) else list(wished)
    near = (isclose(one, other, rel_tol=0, abs_tol=close) for one, other in zip(expected, found, strict=False))
    if len(expected) == len(found) and all(near):
        return []
    return [(name, shown(expected), shown([round(each, 5) for each in found]))]


def unknown(key: str, name: str, known: Iterable[str]) -> Unanswerable:
    """Return the report on a name that is not among the known ones."""
    return Unanswerable(key, {"id": name[:48], "known": ", ".join(known) or "–"})


def refuse_unknown(
    name: str, known: Iterable[str], file: str | Path, place: str, key: str = "referee-no-such-figure"
) -> None:
    """Raise FileProblem for a name, else said of a figure, that is not among the known ones."""
    names = list(known)
    if name not in names:
        raise FileProblem(file, place, key, id=name[:48], known=", ".join(names) or "–")


# -- events -----------------------------------------------------------------------------------------------------


def event_differences(expected: Mapping[str, Any], event: Any) -> list[Difference]:
    """Return how an event differs from the fields expected of it; modifiers are expected as sums by rule."""
    plain = plain_event(event)
    found: list[Difference] = []
    for key, wished in expected.items():
        given = plain.get(key)
        if key == "modifiers" and isinstance(wished, dict):
            given = dict.fromkeys(wished, 0)
            for modifier in plain.get(key, ()):
                if modifier["rule"] in given:
                    given[modifier["rule"]] += modifier["value"]
        if not agrees(wished, given):
            found.append((key, shown(wished), shown(given)))
    return found


def field_differences(expected: Mapping[str, Any], found: Mapping[str, Any]) -> list[Difference]:
    """Return how plain fields differ from those expected."""
    return [(key, shown(one), shown(found[key])) for key, one in expected.items() if not agrees(one, found[key])]


def fields_of(kind: type[Any]) -> tuple[str, ...]:
    """Return the names of the fields of a kind of event, a Struct or a dataclass."""
    return tuple(getattr(kind, "__struct_fields__", None) or kind.__dataclass_fields__)


def plain_event(event: Any) -> dict[str, Any]:
    """Return an event as JSON-ready data."""
    plain: dict[str, Any] = msgspec.to_builtins(event)
    return plain


# -- questions --------------------------------------------------------------------------------------------------


def question_of(request: Request[Any, Any] | None) -> str:
    """Return the name a script gives a question; "nobody" if the game is over."""
    return "nobody" if request is None else type(request).__name__


def asked_fields(request: Request[Any, Any], state: Any) -> dict[str, Any]:
    """Return what a script may expect of a question: its own fields, and `options` if they are finite."""
    own: dict[str, Any] = {field.name: getattr(request, field.name) for field in fields(request)}
    if isinstance(request, Choice):
        own["options"] = [request.encode(option) for option in request.options(state)]
    plain: dict[str, Any] = msgspec.to_builtins(own)
    return plain


# -- the state ----------------------------------------------------------------------------------------------------


def plain_fields(thing: Any) -> dict[str, Any]:
    """Return the fields of a part of a state as JSON-ready data."""
    plain: dict[str, Any] = msgspec.to_builtins(thing)
    return plain
