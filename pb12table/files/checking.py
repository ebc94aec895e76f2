"""Checking a file of any sort, and everything that is wrong with a scenario's terrain and zones."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final, ParamSpec, TypeGuard, TypeVar

from pb12table.files.campaigns import CAMPAIGN, FOLDER, campaign_of, check_gains
from pb12table.files.content import content_files, known_system, load_content, own_assets, system_of
from pb12table.files.forms.basics import MOST_STEPS
from pb12table.files.forms.pieces import check_band, opening_of, pieces_of, zone_of
from pb12table.files.forms.scenarios import BackgroundForm, KindForm, TableForm, TerrainForm, ZoneForm, backdrop_of
from pb12table.files.pictures import PORTRAIT, checked_portrait, portraits_in
from pb12table.files.places import SAVE_ENDING, assets_folder, of_system, scenarios_folder
from pb12table.files.problems import FileProblem, every_fault_told, told_as_problem
from pb12table.files.reading import converted, text_of, toml_document
from pb12table.files.saves.loading import read_save, save_of
from pb12table.files.saves.resuming import resume
from pb12table.files.scenario import force_of, is_force, scenario_of
from pb12table.files.themes import is_theme, theme_files, theme_of
from pb12table.kernel.dice import TypedDice
from pb12table.skirmish.faces.content import KnownContent
from pb12table.skirmish.hindrances import LayoutFault, outside_faults
from pb12table.skirmish.zones import Zone
from pb12table.systems import known
from pb12table.table.battlefield import Battlefield
from pb12table.table.shapes import Point, circumradius
from pb12table.table.terrain import Piece

Made = TypeVar("Made")
Given = ParamSpec("Given")
AnyForm = TypeVar("AnyForm", KindForm, TerrainForm, ZoneForm)

BACKGROUND = "background"
TABLE = "table"


@dataclass(frozen=True, slots=True)
class LayoutReport:
    """What is wrong with a layout.

    `problems` are pieces and zones that cannot be used, by id (the table and the picture by the words `table` and
    `background`); `faults` is what is wrong with the sound ones together.
    """

    problems: tuple[tuple[str, FileProblem], ...]
    faults: tuple[LayoutFault, ...]

    @property
    def is_clean(self) -> bool:
        """Return whether nothing at all is wrong."""
        return not self.problems and not self.faults


NOTHING_WRONG = LayoutReport((), ())


def check_layout(document: dict[str, Any], content: KnownContent, path: Path) -> LayoutReport:
    """Look at the table, the terrain, the zones and the picture of a scenario's document; never raises FileProblem.

    `path` is the scenario's file, which need not exist; its folder is where the picture is looked for.
    """
    found = _Found(path, [])
    face = known.content(known_system(document))
    forms = face.entry_forms
    table = found.kept(TABLE, converted, document.get("table"), TableForm, path, TABLE)
    kinds = dict(content.kinds) | {form.id: form for _, form in found.forms(document, "kind", forms["kind"])}
    placed = [*found.forms(document, "terrain", forms["terrain"])]
    sound = [one for one in placed if found.kept(one[1].id, opening_of, one[1], kinds, path, one[0]) is not None]
    pieces = found.all_pieces(sound, kinds)
    zones = [
        found.kept(form.id, zone_of, form, path, place) for place, form in found.forms(document, "zone", forms["zone"])
    ]
    if document.get(BACKGROUND) is not None:
        found.kept(BACKGROUND, _check_picture, document[BACKGROUND], path)
    for portrait in found.kept(PORTRAIT, portraits_in, document, [path.parent], path) or ():
        found.kept(portrait.id, checked_portrait, portrait, path)
    if table is None:
        return LayoutReport(tuple(found.problems), ())
    battlefield = Battlefield(table.width, table.depth, tuple(pieces), face.gait)
    areas, figures = [zone for zone in zones if zone is not None], _figures(document)
    faults = (*outside_faults(battlefield, areas), *face.layout_faults(battlefield, areas, figures, document))
    return LayoutReport(tuple(found.problems), (*faults, *_storey_faults(document, battlefield, areas, figures)))


def _storey_faults(
    document: dict[str, Any],
    battlefield: Battlefield,
    zones: Sequence[Zone],
    figures: Sequence[tuple[Point, float | None]],
) -> tuple[LayoutFault, ...]:
    """Return faults for the levels that no path leads to, in a system that measures layouts."""
    layout = known.measures(known_system(document)).layout
    if layout is None or not any(piece.base > 0.0 for piece in battlefield.pieces):
        return ()
    # Only now: what looks for ways takes longer to load than a scenario to read.
    from pb12table.skirmish.walking import storey_faults
    from pb12table.table.routes.doorways import as_opened

    stature = layout.person.stature
    person = (circumradius(stature.footprint), stature.height, float(layout.person.climb))
    walked = as_opened(battlefield, stature.footprint, stature.height, layout.hands)
    return storey_faults(walked, person, zones, figures)


def value_problem(section: str, entry: Any, path: Path, system: str = known.UNNAMED) -> FileProblem | None:
    """Return what is wrong with a value of one entry taken alone, such as one beyond its bounds; None if nothing is.

    `section` is the entry's list or table. How the corners of an outline lie to each other is not looked at: an outline
    that is just being reshaped may cross itself on the way.
    """
    try:
        made = converted(entry, {**known.content(system).entry_forms, **_FORMS}[section], path, section)
        if isinstance(made, ZoneForm):
            check_band(made, path, section)
    except FileProblem as problem:
        return problem
    return None


_FORMS: Final[Mapping[str, type[Any]]] = {TABLE: TableForm, BACKGROUND: BackgroundForm}
"""What has one form in all systems."""


@dataclass(frozen=True, slots=True)
class _Found:
    """Collects the problems of what is made, so that one does not hide the next."""

    path: Path
    problems: list[tuple[str, FileProblem]]

    def kept(self, subject: str, make: Callable[Given, Made], *args: Given.args, **more: Given.kwargs) -> Made | None:
        """Return what a function makes; None if it raises FileProblem, which is kept."""
        try:
            return make(*args, **more)
        except FileProblem as problem:
            self.problems.append((subject, problem))
            return None

    def all_pieces(self, placed: list[tuple[str, TerrainForm]], kinds: Mapping[str, KindForm]) -> tuple[Piece, ...]:
        """Return the pieces of sound forms, except the doors and windows that do not fit their wall."""
        while True:
            try:
                return pieces_of(placed, kinds, self.path)
            except FileProblem as problem:
                form = next(one[1] for one in placed if problem.place.startswith(one[0]))
                self.problems.append((form.id, problem))
                placed = [one for one in placed if one[1] is not form and one[1].inside != form.id]

    def forms(self, document: dict[str, Any], key: str, form: type[AnyForm]) -> Iterable[tuple[str, AnyForm]]:
        """Return the elements of a list that have their form and an id of their own, with their places."""
        seen: set[str] = set()
        for element, place in _elements(document, key):
            name = _id(element)
            found = self.kept(name, converted, element, form, self.path, place)
            if found is not None and name in seen:
                self.problems.append((name, FileProblem(self.path, place, "problem-twin", id=name)))
            elif found is not None:
                seen.add(name)
                yield place, found


def _elements(document: dict[str, Any], key: str) -> Sequence[tuple[Any, str]]:
    elements = document.get(key)
    listed = elements if isinstance(elements, list | tuple) else []
    return [(element, f'{key}[{number}] "{_id(element)}"') for number, element in enumerate(listed)]


def _id(element: Any) -> str:
    name = element.get("id") if isinstance(element, dict) else None
    return name if isinstance(name, str) else ""


def _check_picture(background: Any, path: Path) -> None:
    form = converted(background, BackgroundForm, path, BACKGROUND)
    if backdrop_of(form, [path.parent], path) is None:
        raise FileProblem(path, f"{BACKGROUND}.picture", "problem-no-such-picture", name=form.picture)


def _figures(document: dict[str, Any]) -> list[tuple[Point, float | None]]:
    """Return the places of the figures that start on the table, with the stand height if it is given."""
    found: list[tuple[Point, float | None]] = []
    for element, _ in _elements(document, "figure"):
        if not isinstance(element, dict):
            continue
        at, height = element.get("at"), element.get("height")
        if isinstance(at, list | tuple) and len(at) == 2 and all(map(_is_length, at)):
            found.append(((float(at[0]), float(at[1])), float(height) if _is_length(height) else None))
    return found


def _is_length(value: Any) -> TypeGuard[float]:
    """Return whether something is a number that a place may have; one of hundreds of digits is not."""
    return isinstance(value, int | float) and abs(value) <= MOST_STEPS


def bundled_files() -> list[Path]:
    """Return all content files, scenarios and themes that come with the program."""
    found: list[Path] = [path for path in theme_files().values() if path.is_relative_to(assets_folder())]
    for system in known.SYSTEMS:
        folder = of_system(scenarios_folder(), system)
        with told_as_problem(folder):
            found += [*content_files(own_assets(system), system), *sorted(folder.glob("*.toml"))]
            found += sorted((folder / FOLDER).glob("*.toml"))
    return found


@dataclass(frozen=True, slots=True)
class Checked:
    """A file that is sound: "" or the key of a notice, and what is wrong with its layout if it is a scenario."""

    notice: str = ""
    layout: LayoutReport = NOTHING_WRONG


def check_file(path: Path) -> Checked:
    """Check a file, which is read once, so that it may be a pipe; raises FileProblem.

    A save is replayed to its end.  Content, forces and scenarios are checked together with the content
    there is.
    """
    data = read_save(path)
    # No TOML file begins like a line of JSON.
    if path.suffix == SAVE_ENDING or data.startswith(b"{"):
        loaded = save_of(data, path)
        resume(loaded, TypedDice())
        return Checked(loaded.notice)
    document = toml_document(text_of(data, path), path)
    if is_theme(document):
        theme_of(document, path)
        return Checked()
    with every_fault_told(path):
        system = system_of(document, path)
        if document.get("content") == CAMPAIGN:
            check_gains(campaign_of(document, path), load_content(system))
            return Checked()
        content = load_content(system)
        if is_force(document):
            force_of(document, content, path)
            return Checked()
        if "content" in document:
            known.content(system).check_document(document, content, path)
            return Checked()
    scenario_of(document, content, path)
    return Checked(layout=check_layout(document, content, path))
