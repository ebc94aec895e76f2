"""Forces in files of their own: figures with their gear, leader, command groups and deck, for any layout."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Any, Final, Literal

from msgspec import Meta

from pb12table.files.content import load_content
from pb12table.files.form_basics import BothNames, ContentForm, Id, Points, Text
from pb12table.files.labels import label_of
from pb12table.files.of_system import check_system
from pb12table.files.places import user_forces_folder
from pb12table.files.possible_words import nearest
from pb12table.files.problems import FileProblem, check_regular, every_fault_told, told_as_problem
from pb12table.files.reading import converted, read_toml
from pb12table.files.scenario import unlimited_setup
from pb12table.skirmish.naming import Label
from pb12table.systems.pb12.files.content import Content
from pb12table.systems.pb12.files.forms.cards import CardForm
from pb12table.systems.pb12.files.forms.figures import ItemForm, ProfileForm
from pb12table.systems.pb12.rules.preparations.profiles import Setup

FORCE: Final = "force"
"""What `content` says in such a file, and who its figures and groups belong to while they are looked at alone."""

LAYOUT_KEYS: Final = ("player", "at", "height", "facing", "steering_points", "aboard")
"""What a figure has only on a layout."""

SEAT_KEYS: Final = ("at", "facing")
"""What a figure keeps that is fixed to a vehicle of its force: they are where it sits."""

_SIDE: Final = 400.0


class ForceForm(ContentForm, frozen=True, kw_only=True):
    """A force; `figure` and `group` as in a scenario, but without player and place.

    Groups directly under the force name "force" as their parent.  `profile`, `item` and `card` are its own content.
    """

    content: Literal["force"]
    name: Text | BothNames
    command_points: Points
    leader: Id | None = None
    deck: Annotated[tuple[Id, ...], Meta(max_length=100)] = ()
    figure: Annotated[tuple[dict[str, Any], ...], Meta(min_length=1, max_length=200)]
    group: Annotated[tuple[dict[str, Any], ...], Meta(max_length=100)] = ()
    profile: Annotated[tuple[ProfileForm, ...], Meta(max_length=300)] = ()
    item: Annotated[tuple[ItemForm, ...], Meta(max_length=300)] = ()
    card: Annotated[tuple[CardForm, ...], Meta(max_length=300)] = ()


@dataclass(frozen=True, slots=True)
class Force:
    """A force that is sound: its name, the document of its file, and a setup with nobody else on a bare table."""

    path: Path
    name: Label
    document: dict[str, Any]
    setup: Setup


def force_files() -> dict[str, Path]:
    """All saved forces by id, the name of the file without its ending."""
    folder = user_forces_folder()
    if not folder.is_dir():
        return {}
    with told_as_problem(folder):
        return {path.stem: path for path in sorted(folder.glob("*.toml"))}


def find_force(name_or_path: str | Path) -> Path:
    """The file of a force by its id, or the path itself; FileProblem when there is none."""
    text = str(name_or_path)
    if text in (files := force_files()):
        return files[text]
    path = Path(text)
    if len(path.parts) > 1 or (path.suffix == ".toml" and path.exists()):
        return path
    raise FileProblem(text or "“”", "", "problem-no-such-force", known=nearest(list(files), text) or "0")


def load_force(name_or_path: str | Path, content: Content | None = None) -> Force:
    """A force by its id or path; raises FileProblem."""
    path = find_force(name_or_path)
    return force_of(read_toml(path), load_content() if content is None else content, path)


def scan_forces(content: Content) -> tuple[dict[Path, Force], list[FileProblem]]:
    """All saved forces that are sound, by their files, and what is wrong with the others."""
    forces: dict[Path, Force] = {}
    problems: list[FileProblem] = []
    for path in force_files().values():
        try:
            check_regular(path)
            forces[path] = load_force(path, content)
        except FileProblem as problem:
            problems.append(problem)
    return forces, problems


def is_force(document: dict[str, Any]) -> bool:
    """Whether a file says that it holds a force."""
    return document.get("content") == FORCE


def force_of(document: dict[str, Any], content: Content, path: Path) -> Force:
    """A force from the plain data of its file; raises FileProblem for what could be wrong with it in a scenario."""
    with every_fault_told(path):
        return _force_of(document, content, path)


def _force_of(document: dict[str, Any], content: Content, path: Path) -> Force:
    check_system(document, Setup.system, path)
    form = converted(document, ForceForm, path)
    for number, figure in enumerate(form.figure):
        for key in LAYOUT_KEYS:
            if key in figure and not ("fixed_to" in figure and key in SEAT_KEYS):
                raise FileProblem(path, f'figure[{number}] "{figure.get("id", "")}"', "problem-unknown-key", key=key)
    return Force(path, label_of(form.name), document, unlimited_setup(alone(document), content, path))


def alone(document: dict[str, Any]) -> dict[str, Any]:
    """The document of a scenario in which only a force plays, on a bare table that is entered from everywhere."""
    keys = ("command_points", "leader", "deck")
    name = document["name"]
    shown = name if isinstance(name, str) else name["en"]
    player = {"id": FORCE, "name": shown, **{key: document[key] for key in keys if key in document}}
    owned = {
        key: [{**entry, "player": FORCE} for entry in document.get(key, ())] for key in ("figure", "group")
    }
    own: dict[str, Any] = {key: document[key] for key in ("profile", "item", "card") if key in document}
    entry = {"id": "entry", "kind": "entry", "players": [FORCE], "rectangle": [0.0, 0.0, _SIDE, _SIDE]}
    table = {"width": _SIDE, "depth": _SIDE}
    return {
        "format": 1, "system": "pb12", "name": name, "table": table, "player": [player], "zone": [entry], **owned, **own
    }  # fmt: skip
