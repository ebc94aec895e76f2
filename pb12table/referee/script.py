"""Reading referee scripts: from a TOML file to the games it plays, each with its position, dice and lines."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from pb12table.files.content import load_content
from pb12table.files.forms.labels import label_of
from pb12table.files.of_system import system_of
from pb12table.files.problems import FileProblem
from pb12table.files.reading import converted, read_toml
from pb12table.files.scenario import find_scenario, scenario_of
from pb12table.referee.forms import CASE_KEYS, SCRIPT_KEYS, CaseForm, ScriptForm
from pb12table.skirmish.faces.refereeing import RefereeFace
from pb12table.skirmish.naming import Label
from pb12table.systems.known import referee

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
    """A script with its positions built, with some content or all there is of its rule system; raises FileProblem."""
    return script_of(read_toml(path), content, path)


def script_of(document: dict[str, Any], content: Any, path: Path) -> Script:
    """A script from the plain data of its file; raises FileProblem."""
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
    """What reads the cases of a script, with the scenario it plays on: the one it names, or a bare table.

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
    """Plain data with changes: tables key by key, lists of things with ids thing by thing, all else replaced."""
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
        """One case with all it takes over from the script."""
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
        """Dice of the script, or of a case at a place in it; raises FileProblem for a face that none has."""
        for number, face in enumerate(faces):
            least, most = self.face.lowest_face, self.face.highest_face
            if not least <= face <= most:
                relation, bound = ("at-most", most) if face > most else ("at-least", least)
                where = _inside(place, f"dice[{number}]")
                raise FileProblem(self.path, where, "problem-out-of-bounds", relation=relation, bound=bound)
        return faces

    def _unfit(self, own: CaseForm, scenario: dict[str, Any]) -> Case:
        """A case whose scenario is to be refused."""
        problem: FileProblem | None = None
        try:
            scenario_of(scenario, self.content, self.path)
        except FileProblem as found:
            problem = found
        return Case(own.name, None, (), (), {}, (), own.unfit, problem)

    def _happening(self, plain: dict[str, Any], state: Any, place: str) -> Any:
        """Something that happens before anybody is asked; raises FileProblem when it could not happen."""
        happening = converted(plain, self.face.happening_form, self.path, place)
        self.face.check_happening(happening, state, self.path, place)
        return happening


def _inside(place: str, key: str) -> str:
    return f"{place}.{key}" if place else key
