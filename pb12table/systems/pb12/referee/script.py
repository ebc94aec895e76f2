"""Reading referee scripts: from a TOML file to the games it plays, each with its position, dice and lines."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from pb12table.files.content import load_content
from pb12table.files.labels import label_of
from pb12table.files.problems import FileProblem
from pb12table.files.reading import converted, read_toml
from pb12table.files.scenario import find_scenario, scenario_of
from pb12table.skirmish.ids import FigureId
from pb12table.skirmish.naming import Label
from pb12table.systems.pb12.files.cards import card_of
from pb12table.systems.pb12.files.content import Content
from pb12table.systems.pb12.referee.forms import (
    CASE_KEYS,
    SCRIPT_KEYS,
    AnyHappening,
    CaseForm,
    CollisionHappens,
    PositionForm,
    ScriptForm,
)
from pb12table.systems.pb12.referee.position import position_of
from pb12table.systems.pb12.rules.figures.figures import is_on_table
from pb12table.systems.pb12.rules.game.state import State
from pb12table.systems.pb12.rules.preparations.profiles import Setup

USUAL_ANSWERS: Mapping[str, Any] = {"RollOn": True, "DeclareSurrender": False}
"""What is answered to these questions unless a script says otherwise under `always`."""

ASK = "ask"
"""Under `always`: the script answers this question itself."""

_DEFAULT_TABLE = {"width": 100.0, "depth": 100.0}
_DEFAULT_PLAYERS = (
    {"id": "alice", "name": "Alice", "command_points": 10},
    {"id": "bob", "name": "Bob", "command_points": 10},
)


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
    start: State | None
    happens: tuple[AnyHappening, ...]
    dice: tuple[int, ...]
    always: dict[str, Any]
    play: tuple[Line, ...]
    unfit: str | None = None
    problem: FileProblem | None = None


@dataclass(frozen=True)
class Script:
    """A referee script.  `shows` names the rules, rulings and vectors it stands for."""

    path: Path
    title: Label
    shows: tuple[str, ...]
    cases: tuple[Case, ...]


def load_script(path: Path, content: Content | None = None) -> Script:
    """A script with its positions built; raises FileProblem."""
    return script_of(read_toml(path), load_content() if content is None else content, path)


def script_of(document: dict[str, Any], content: Content, path: Path) -> Script:
    """A script from the plain data of its file; raises FileProblem."""
    own = {key: value for key, value in document.items() if key in SCRIPT_KEYS}
    form = converted(own, ScriptForm, path)
    title = label_of(form.title)
    scenario = _scenario(form, {key: document[key] for key in document if key not in SCRIPT_KEYS}, title, path)
    cases = [_case(form, case, f"case[{number}]", scenario, content, path) for number, case in enumerate(form.case)]
    if not form.case:
        cases.append(_case(form, {"name": title.en}, "", scenario, content, path))
    if not any(case.play or case.unfit for case in cases):
        raise FileProblem(path, "", "problem-missing-key", key="play")
    return Script(path, title, form.shows, tuple(cases))


def _scenario(form: ScriptForm, keys: dict[str, Any], title: Label, path: Path) -> dict[str, Any]:
    """The scenario a script plays on: the one it names, or a bare table, with its own keys laid over.

    On a bare table figures without a name are called by their ids, so that people can tell them apart.
    """
    if form.scenario is None:
        if _have_ids(keys.get("figure")):
            keys["figure"] = [{"name": figure["id"], **figure} for figure in keys["figure"]]
        bare: dict[str, Any] = {"system": "pb12", "name": title.en[:80], "table": dict(_DEFAULT_TABLE)}
        if "player" not in keys:
            bare["player"] = list(_DEFAULT_PLAYERS)
        return {**_laid_over(bare, keys), "format": form.format}
    if Path(form.scenario).name != form.scenario:
        raise FileProblem(path, "scenario", "referee-scenario-elsewhere", found=form.scenario)
    beside = path.parent / form.scenario
    document = read_toml(beside if beside.suffix == ".toml" else find_scenario(form.scenario))
    return {**document, **_laid_over(document, keys)}


def _laid_over(base: Any, changes: Any) -> Any:
    """Plain data with changes: tables key by key, lists of things with ids thing by thing, all else replaced."""
    if isinstance(base, dict) and isinstance(changes, dict):
        return {**base, **{key: _laid_over(base.get(key), value) for key, value in changes.items()}}
    if _have_ids(base) and _have_ids(changes):
        changed = {entry["id"]: entry for entry in changes}
        known = [_laid_over(entry, changed.pop(entry["id"], {})) for entry in base]
        return known + [entry for entry in changes if entry["id"] in changed]
    return changes


def _have_ids(entries: Any) -> bool:
    return isinstance(entries, list) and all(
        isinstance(entry, dict) and isinstance(entry.get("id"), str) for entry in entries
    )


def _case(
    form: ScriptForm, case: dict[str, Any], place: str, scenario: dict[str, Any], content: Content, path: Path
) -> Case:
    """One case with all it takes over from the script."""
    own = converted({key: value for key, value in case.items() if key in CASE_KEYS}, CaseForm, path, place)
    changes = {key: value for key, value in case.items() if key not in CASE_KEYS}
    if own.unfit is not None:
        return _unfit_case(own, _laid_over(scenario, changes), content, path)
    position = converted(_laid_over(form.position, own.position), PositionForm, path, _inside(place, "position"))
    setup = _with_cards(scenario_of(_laid_over(scenario, changes), content, path).setup, position, content)
    happens = form.happens if own.happens is None else own.happens
    told = place if own.happens is not None else ""
    lines = form.play if own.play is None else own.play
    beside = place if own.play is not None else ""
    start = position_of(setup, position, path, _inside(place, "position"))
    return Case(
        name=own.name,
        start=start,
        happens=tuple(
            _happening(one, start, path, _inside(told, f"happens[{number}]")) for number, one in enumerate(happens)
        ),
        dice=form.dice if own.dice is None else own.dice,
        always={**USUAL_ANSWERS, **form.always, **own.always},
        play=tuple(Line(_inside(beside, f"play[{number}]"), said) for number, said in enumerate(lines)),
    )


def _with_cards(setup: Setup, position: PositionForm, content: Content) -> Setup:
    """A setup with all cards there are, if the position gives somebody cards and nobody has a deck.  R5.0.2."""
    if setup.cards or not any(player.deck or player.hand or player.discarded for player in position.player.values()):
        return setup
    return replace(setup, cards=tuple(card_of(card) for card in content.cards.values()))


def _unfit_case(own: CaseForm, scenario: dict[str, Any], content: Content, path: Path) -> Case:
    """A case whose scenario is to be refused."""
    problem: FileProblem | None = None
    try:
        scenario_of(scenario, content, path)
    except FileProblem as found:
        problem = found
    return Case(own.name, None, (), (), {}, (), own.unfit, problem)


def _inside(place: str, key: str) -> str:
    return f"{place}.{key}" if place else key


def _happening(plain: dict[str, Any], state: State, path: Path, place: str) -> AnyHappening:
    """Something that happens before anybody is asked; raises FileProblem when it could not happen."""
    happening: AnyHappening = converted(plain, _HAPPENING, path, place)
    known = ", ".join(state.figures) or "–"
    if happening.figure not in state.figures:
        raise FileProblem(path, f"{place}.figure", "referee-no-such-figure", id=happening.figure, known=known)
    if not is_on_table(state, FigureId(happening.figure)):
        raise FileProblem(path, f"{place}.figure", "referee-not-on-table", figure=happening.figure)
    if isinstance(happening, CollisionHappens):
        _check_obstacle(happening, state, path, place)
    return happening


def _check_obstacle(happening: CollisionHappens, state: State, path: Path, place: str) -> None:
    """Raise FileProblem for an obstacle that is not there; a figure does not run into itself.  R1.5.5."""
    pieces = [piece.id for piece in state.battlefield.pieces]
    figures = [name for name in state.figures if is_on_table(state, name) and name != happening.figure]
    if happening.obstacle not in (*pieces, *figures):
        known = ", ".join((*figures, *pieces)) or "–"
        raise FileProblem(path, f"{place}.obstacle", "referee-no-such-obstacle", id=happening.obstacle, known=known)


_HAPPENING: Any = AnyHappening
