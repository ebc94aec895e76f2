"""Forces in files of their own, for any layout: finding them, and reading them with the face of their rule system."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Any, Final, Literal

from msgspec import Meta

from pb12table.files.content import load_content, usable_content
from pb12table.files.forms.basics import BothNames, ContentForm, Text
from pb12table.files.forms.labels import label_of
from pb12table.files.of_system import system_of
from pb12table.files.places import forces_folder
from pb12table.files.possible_words import nearest
from pb12table.files.problems import FileProblem, check_regular, every_fault_told, told_as_problem
from pb12table.files.reading import converted, read_toml
from pb12table.files.scenario import unlimited_setup
from pb12table.skirmish.faces.forces import ForceKeys, ForcesFace
from pb12table.skirmish.naming import Label
from pb12table.systems import known

FORCE: Final = "force"
"""What `content` says in such a file, and who its figures and groups belong to while they are looked at alone."""

_SIDE: Final = 400.0


class ForceForm(ContentForm, frozen=True, kw_only=True):
    """A force; `figure` and `group` as in a scenario, but without player and place.

    Groups directly under the force name "force" as their parent.  Systems add what else stands in a player's entry, and
    the sections of its own content.
    """

    content: Literal["force"]
    name: Text | BothNames
    figure: Annotated[tuple[dict[str, Any], ...], Meta(max_length=200)] = ()
    group: Annotated[tuple[dict[str, Any], ...], Meta(max_length=100)] = ()


@dataclass(frozen=True, slots=True)
class Force:
    """A force that is sound: its name, the document of its file, and a setup with nobody else on a bare table."""

    path: Path
    system: str
    name: Label
    document: dict[str, Any]
    setup: Any


def force_files(system: str = "") -> dict[str, Path]:
    """All saved forces of a rule system, or of all, by id: the name of the file without its ending.

    Where systems have forces of the same name, that of a later one has the id of its system before its own.
    """
    found: dict[str, Path] = {}
    for each in (system,) if system else known.SYSTEMS:
        folder = forces_folder(each)
        if folder.is_dir():
            with told_as_problem(folder):
                for path in sorted(folder.glob("*.toml")):
                    found[path.stem if path.stem not in found else f"{each}/{path.stem}"] = path
    return found


def find_force(name_or_path: str | Path) -> Path:
    """The file of a force by its id, or the path itself; FileProblem when there is none."""
    text = str(name_or_path)
    if text in (files := force_files()):
        return files[text]
    path = Path(text)
    if len(path.parts) > 1 or (path.suffix == ".toml" and path.exists()):
        return path
    raise FileProblem(text or "“”", "", "problem-no-such-force", known=nearest(list(files), text) or "0")


def load_force(name_or_path: str | Path, content: Any = None) -> Force:
    """A force by its id or path, with some content or all there is of its rule system; raises FileProblem."""
    path = find_force(name_or_path)
    document = read_toml(path)
    return force_of(document, load_content(system_of(document, path)) if content is None else content, path)


def scan_forces(system: str, content: Any = None) -> tuple[dict[Path, Force], list[FileProblem]]:
    """All saved forces of a rule system that are sound, by their files, and what is wrong with the others."""
    forces: dict[Path, Force] = {}
    problems: list[FileProblem] = []
    content = usable_content(system)[0] if content is None else content
    for path in force_files(system).values():
        try:
            check_regular(path)
            forces[path] = force_of(read_toml(path), content, path, system)
        except FileProblem as problem:
            problems.append(problem)
    return forces, problems


def is_force(document: dict[str, Any]) -> bool:
    """Whether a file says that it holds a force."""
    return document.get("content") == FORCE


def forces_face(system: str, file: str | Path) -> ForcesFace:
    """How forces of a rule system are put together; raises FileProblem where it has none."""
    face = known.forces(system)
    if face is None:
        raise FileProblem(file, "system", "problem-no-forces", system=system)
    return face


def force_of(document: dict[str, Any], content: Any, path: Path, system: str = "") -> Force:
    """A force from the plain data of its file; raises FileProblem for what could be wrong with it in a scenario.

    With a `system` it must be one of that.
    """
    with every_fault_told(path):
        found = system_of(document, path)
        if system and found != system:
            raise FileProblem(path, "system", "problem-other-system", found=found, expected=system)
        face = forces_face(found, path)
        form: ForceForm = converted(document, face.form or ForceForm, path)
        for number, figure in enumerate(form.figure):
            for key in face.keys.layout:
                if key in figure and not ("fixed_to" in figure and key in face.keys.seat):
                    place = f'figure[{number}] "{figure.get("id", "")}"'
                    raise FileProblem(path, place, "problem-unknown-key", key=key)
        setup = unlimited_setup(alone(document, found, face.keys), content, path)
    return Force(path, found, label_of(form.name), document, setup)


def alone(document: dict[str, Any], system: str, keys: ForceKeys) -> dict[str, Any]:
    """The document of a scenario in which only a force plays, on a bare table that is entered from everywhere."""
    name = document["name"]
    shown = name if isinstance(name, str) else name["en"]
    player = {"id": FORCE, "name": shown, **{key: document[key] for key in keys.player if key in document}}
    owned: dict[str, Any] = {
        key: [{**entry, "player": FORCE} for entry in document[key]] for key in ("figure", "group") if key in document
    }
    own: dict[str, Any] = {key: document[key] for key in keys.content if key in document}
    entry = {"id": "entry", "kind": "entry", "players": [FORCE], "rectangle": [0.0, 0.0, _SIDE, _SIDE]}
    table = {"width": _SIDE, "depth": _SIDE}
    return {
        "format": 1, "system": system, "name": name, "table": table, "player": [player], "zone": [entry],
        **known.content(system).bare, **owned, **own,
    }  # fmt: skip
