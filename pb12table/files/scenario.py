"""Scenarios and forces: from a TOML file, or the document inside a save, to the setup of a game; and their lists."""

from __future__ import annotations

import hashlib
import logging
import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Final, Literal

import msgspec
from msgspec import Meta

import pb12table
from pb12table.files.content import broken_packages, load_content, system_of, usable_content
from pb12table.files.forms.basics import (
    BothNames,
    ContentForm,
    Text,
    as_name,
    description_label,
    label_of,
    without_marks,
)
from pb12table.files.measured import Numbers, measured_of
from pb12table.files.packs import FORCES, SCENARIOS, is_alone, pack_folders, pack_problems
from pb12table.files.pictures import CLOTH, kept_for_saves, portraits_in, portrayed, repainted
from pb12table.files.places import (
    assets_folder,
    cache_folder,
    forces_folder,
    of_system,
    scenarios_folder,
    user_content_folder,
    user_packs_folder,
    user_scenarios_folder,
    user_system_folder,
    write_atomically,
)
from pb12table.files.problems import FileProblem, check_regular, every_fault_told, refuse_twins, told_as_problem
from pb12table.files.reading import check_plain, converted, is_standard_input, migrated, nearest, read_toml
from pb12table.skirmish.ids import Label
from pb12table.systems import known

if TYPE_CHECKING:
    # The start screen lists scenarios before it reads what terrain is made of, or how forces are put together.
    from pb12table.files.forms.scenarios import BackgroundForm, ScenarioForm
    from pb12table.skirmish.faces.content import ContentFace, KnownContent, Layout
    from pb12table.skirmish.faces.forces import ForceKeys, ForcesFace
    from pb12table.skirmish.zones import Backdrop, Zone


class Mission(msgspec.Struct, frozen=True):
    """What a scenario is about, in words of its file, and whether its sides are meant to be equal."""

    kinds: tuple[str, ...]
    equal: bool


@dataclass(frozen=True, slots=True)
class ScenarioSummary:
    """What a list of scenarios shows.

    `system` is the id of the rule system, `width` and `depth` are in steps, `minutes` and `mission` None when the file
    does not say, `measured` when no games were played of it as it is.
    """

    id: str
    path: Path
    system: str
    name: Label
    description: Label | None
    players: tuple[str, ...]
    figures: int
    width: float
    depth: float
    minutes: int | None
    round_limit: int | None
    playable: bool
    mission: Mission | None = None
    measured: Numbers | None = None
    deployments: tuple[tuple[str, Label], ...] = ()


@dataclass(frozen=True)
class Scenario:
    """A scenario, or a layout to look at; `check_playable` tells whether a game can begin on it.

    `setup` is that of its rule system, a `GameSetup` at least.  `document` is plain JSON-ready data that needs no other
    file: the scenario with the profiles, items, kinds and tables it uses written into it.
    """

    id: str
    path: Path
    setup: Any
    document: dict[str, Any]
    summary: ScenarioSummary
    deployment: str = ""

    @property
    def address(self) -> str:
        """Return what is typed to load it: its file, and which of its deployments."""
        return f"{self.path}{AT}{self.deployment}" if self.deployment else str(self.path)


AT: Final = "#"
"""What stands between a scenario and the deployment that is meant."""

SUITE: Final = "suite"
"""The folder beside the scenarios of a system in which the layouts of its suite lie."""

_MISSING: Final = frozenset(f"problem-no-such-{what}" for what in ("profile", "item", "kind", "card", "action"))
"""What is said of a scenario that names content there is none of."""

# -- finding --------------------------------------------------------------------------------------------------


def scenario_files(only: str = "") -> dict[str, Path]:
    """Return all scenario files by id (the file's name without ending), the user's own before the program's.

    With the id of a system (`only`) those of its own folders alone.  Where systems have scenarios of the
    same name, that of a later one has the id of its system before its own.
    """
    found: dict[str, Path] = {}
    for system in (only,) if only else known.SYSTEMS:
        own: dict[str, Path] = {}
        for folder in scenario_folders(system):
            if folder.is_dir():
                with told_as_problem(folder):
                    own |= {path.stem: path for path in sorted(folder.glob("*.toml"))}
        found |= {name if name not in found else f"{system}/{name}": path for name, path in own.items()}
    return dict(sorted(found.items()))


def suite_files(system: str) -> dict[str, Path]:
    """Return the files of the mirrored layouts that players by program of a rule system are measured on, by id."""
    return {path.stem: path for path in sorted((of_system(scenarios_folder(), system) / SUITE).glob("*.toml"))}


def shipped_files(system: str) -> dict[str, Path]:
    """Return the files of the scenarios of a rule system that come with the program, by id."""
    return {path.stem: path for path in sorted(of_system(scenarios_folder(), system).glob("*.toml"))}


def scenario_folders(system: str) -> list[Path]:
    """Return where scenarios of a rule system lie: the program's, those of packs, the user's own; later ones win."""
    own = () if is_alone() else (own_scenarios_folder(system),)
    return [of_system(scenarios_folder(), system), *pack_folders(SCENARIOS, system), *own]


def own_scenarios_folder(system: str) -> Path:
    """Return the folder of a user's own scenarios of a rule system; it need not exist."""
    return user_scenarios_folder() if system == known.UNNAMED else user_system_folder(system) / "scenarios"


def find_scenario(name_or_path: str | Path) -> Path:
    """Return the file of a scenario by its id, or the path itself, STANDARD_INPUT too; FileProblem if there is none.

    The id may have that of its game before it, as in w6/quarry.
    """
    text = str(name_or_path)
    if text in (files := scenario_files()):
        return files[text]
    path = Path(text)
    found = files.get(path.name)
    if found is not None and not path.exists() and path.parts == (found.parent.name, path.name):
        return found
    if is_standard_input(text) or len(path.parts) > 1 or (path.suffix == ".toml" and path.exists()):
        return path
    near = nearest(list(files), text.removesuffix(".toml"))
    raise FileProblem(text or "“”", "", "problem-no-such-scenario", known=near)


def load_scenario(name_or_path: str | Path, content: Any = None) -> Scenario:
    """Return a scenario by its id or path, with some content or all of its rule system's; raises FileProblem.

    After `#` stands which of its deployments is meant, the first one without.

    Where it names something that a bad file of the user's content may have been meant to hold, that file is told.
    """
    name, deployment = parted(name_or_path)
    path = find_scenario(name)
    document = read_toml(path)
    there, problems = usable_content(system_of(document, path)) if content is None else (content, ())
    try:
        return scenario_of(document, there, path, deployment)
    except FileProblem as problem:
        if problems and problem.key in _MISSING:
            raise problems[0] from problem
        raise


def parted(name_or_path: str | Path) -> tuple[str | Path, str]:
    """Return the id or path of a scenario, and which of its deployments is meant; "" for the first."""
    name, sign, deployment = str(name_or_path).rpartition(AT)
    is_one = sign and not Path(str(name_or_path)).exists() and re.fullmatch(r"[a-z0-9-]{1,48}", deployment)
    return (name, deployment) if is_one else (name_or_path, "")


def scan_scenarios(content: Any = None) -> tuple[list[ScenarioSummary], list[FileProblem]]:
    """Return all scenarios that can be played, shortest first, and what is wrong with the others and with content."""
    there: dict[str, Any] = {}
    summaries: list[ScenarioSummary] = []
    problems = [*broken_packages(), *pack_problems()]
    for system in known.SYSTEMS:
        there[system], wrong = usable_content(system) if content is None else (content, ())
        problems += wrong
    for path in scenario_files().values():
        try:
            check_regular(path)
            with every_fault_told(path):
                document = read_toml(path)
                summaries.append(scenario_of(document, there[system_of(document, path)], path).summary)
        except FileProblem as problem:
            problems.append(problem)
    return sorted(summaries, key=lambda summary: (summary.minutes or 1000, summary.id)), problems


# -- reading --------------------------------------------------------------------------------------------------


def scenario_form(document: Any, file: str | Path) -> ScenarioForm:
    """Return a scenario as the form that its rule system gives it; raises FileProblem."""
    form: ScenarioForm = converted(document, _face_of(document, file).scenario_form, file)
    return form


def _face_of(document: dict[str, Any], file: str | Path) -> ContentFace[Any]:
    return known.content(system_of(document, file))


def scenario_of(document: dict[str, Any], content: Any, path: Path, deployment: str = "") -> Scenario:
    """Return a scenario from the plain data of its file, with the content of its rule system; raises FileProblem.

    It has one of its deployments, the first without an id.
    """
    with every_fault_told(path):
        return _scenario_of(document, content, path, deployment)


def _scenario_of(document: dict[str, Any], content: Any, path: Path, deployment: str) -> Scenario:
    form, face = scenario_form(document, path), _face_of(document, path)
    name, known_ones = form.name, form.deployment or ()
    whole = _with_own_content(form, face, content, path)
    form, layout, deployment = _deployed(form, face, whole, [path.parent], path, deployment)
    setup = face.setup(form, layout, whole, path)
    face.check_limits(setup, path)
    written = face.document(form, whole, path)
    setup = _with_portraits(setup, written, [path.parent], path)
    # Names of files may hold bytes that are no letters; everything made of an id is text.
    identity = path.stem.encode("utf-8", "replace").decode("utf-8")
    summary = ScenarioSummary(
        id=identity,
        path=path,
        system=form.system,
        name=label_of(name),
        description=description_label(form.description),
        players=tuple(player.name for player in form.player),
        figures=face.figures(setup),
        width=form.table.width,
        depth=form.table.depth,
        minutes=form.minutes,
        round_limit=face.round_limit(setup),
        playable=_is_playable(setup, path),
        mission=None if form.mission is None else Mission(tuple(form.mission.kinds), form.mission.equal),
        measured=measured_of(path, document, form.system),
        deployments=tuple((each.id, label_of(each.name)) for each in known_ones),
    )
    return Scenario(identity, path, setup, written, summary, deployment)


def unlimited_setup(document: dict[str, Any], content: Any, path: Path) -> Any:
    """Return the setup of a scenario whose forces may exceed the agreed value; raises FileProblem."""
    with every_fault_told(path):
        form, face = scenario_form(document, path), _face_of(document, path)
        whole = _with_own_content(form, face, content, path)
        form, layout, _ = _deployed(form, face, whole, [path.parent], path)
        return _with_portraits(face.setup(form, layout, whole, path), document, [path.parent], path)


def _with_portraits(setup: Any, document: dict[str, Any], folders: Sequence[Path], file: str | Path) -> Any:
    """Return a setup with the pictures that its document names for tokens; raises FileProblem for a bad name."""
    found = portraits_in(document, folders, file)
    return replace(setup, portraits=found) if found or found.cloths else setup


def known_content(document: dict[str, Any], content: Any, path: Path) -> Any:
    """Return all content that a scenario may name; its own is left out if the file is no scenario."""
    try:
        return _with_own_content(scenario_form(document, path), _face_of(document, path), content, path)
    except FileProblem:
        return content


def setup_from_document(document: Any, file: str | Path = "scenario") -> Any:
    """Return the setup from a scenario's `document`, without any other file; raises FileProblem.

    Only its pictures are looked for in the folders of scenarios, those of tokens in the user's folder of them, too;
    the background is left out if it is not there or broken.
    """
    if not isinstance(document, dict):
        raise FileProblem(file, "", "problem-wrong-type", expected="table", found=type(document).__name__)
    check_plain(document, file)
    document = migrated(without_marks(document), file)
    form, face = scenario_form(document, file), _face_of(document, file)
    with every_fault_told(file):
        whole = _with_own_content(form, face, face.nothing, file)
        folders = scenario_folders(form.system)[::-1]
        form, layout, _ = _deployed(form, face, whole, folders, file, only_sound=True)
        return _with_portraits(face.setup(form, layout, whole, file), document, folders, file)


def _with_own_content(form: ScenarioForm, face: ContentFace[Any], content: Any, file: str | Path) -> Any:
    """Return the content with the scenario's own laid over it."""
    refuse_twins(form.kind, "kind", file)
    return face.with_own(form, content, file)


def _deployed(
    form: ScenarioForm,
    face: ContentFace[Any],
    content: KnownContent,
    folders: Sequence[Path],
    file: str | Path,
    deployment: str = "",
    *,
    only_sound: bool = False,
) -> tuple[ScenarioForm, Layout, str]:
    """Return a scenario with one of its deployments, what every scenario has, and which one that is.

    Its picture is in one of the folders, or left out if it need not be sound.
    """
    from pb12table.files.forms.deployments import chosen, is_there, with_one

    layout = _layout(form, face, content, folders, file, only_sound=only_sound)
    deployment = chosen(form, deployment, file)
    zones = tuple(zone for zone, own in zip(layout.zones, form.zone, strict=True) if is_there(own, deployment))
    if not deployment:
        return form, layout, ""
    form = with_one(form, deployment)
    return form, replace(layout, name=label_of(form.name), zones=zones), deployment


def _layout(
    form: ScenarioForm,
    face: ContentFace[Any],
    content: KnownContent,
    folders: Sequence[Path],
    file: str | Path,
    *,
    only_sound: bool,
) -> Layout:
    """Return what every scenario has, with the zones of all deployments."""
    from pb12table.files.forms.pieces import pieces_of, zone_of
    from pb12table.skirmish.faces.content import Layout
    from pb12table.table.battlefield import Battlefield

    for section in ("terrain", "zone", "player"):
        refuse_twins(getattr(form, section), section, file)
    placed = ((f'terrain[{number}] "{piece.id}"', piece) for number, piece in enumerate(form.terrain))
    pieces = pieces_of(placed, content.kinds, file)
    zones = tuple(zone_of(zone, file, f'zone[{number}] "{zone.id}"') for number, zone in enumerate(form.zone))
    _check_zones(form, zones, file)
    return Layout(
        label_of(form.name),
        Battlefield(form.table.width, form.table.depth, pieces, face.gait),
        form.table.step_cm,
        zones,
        tuple((piece.id, label_of(piece.name)) for piece in form.terrain if piece.name is not None),
        _backdrop(form.background, folders, file, only_sound=only_sound),
    )


def _check_zones(form: ScenarioForm, zones: Sequence[Zone], file: str | Path) -> None:
    """Raise FileProblem when a zone is for somebody who does not play."""
    players = {player.id for player in form.player}
    for number, zone in enumerate(zones):
        for player in zone.players:
            if player not in players:
                place = f'zone[{number}] "{zone.id}".players'
                raise FileProblem(file, place, "problem-no-such-player", id=player)


def _backdrop(
    form: BackgroundForm | None, folders: Sequence[Path], file: str | Path, *, only_sound: bool
) -> Backdrop | None:
    if form is None:
        return None
    from pb12table.files.forms.scenarios import backdrop_of

    try:
        return backdrop_of(form, folders, file)
    except FileProblem:
        if only_sound:
            return None  # the game matters, not the picture
        raise


def _is_playable(setup: Any, file: str | Path) -> bool:
    try:
        check_playable(setup, file)
    except FileProblem:
        return False
    return True


def with_player_names(scenario: Scenario, names: Sequence[str]) -> Scenario:
    """Return a scenario with the names of those who play it, in its players' order; "" or none keeps its own.

    Nothing but what people read depends on them: players are told apart by their ids.  Where two would then be called
    the same, as a remembered name may be that of another seat in this scenario, all keep the scenario's names.
    """
    setup = scenario.setup
    given = [as_name(name) or player.name for name, player in zip(names, setup.players, strict=False)]
    given += [player.name for player in setup.players[len(given) :]]
    if len({*given}) < len(given):
        given = [player.name for player in setup.players]
    players = tuple(replace(player, name=name) for player, name in zip(setup.players, given, strict=True))
    forms = [form | {"name": name} for form, name in zip(scenario.document["player"], given, strict=True)]
    return replace(
        scenario,
        setup=replace(setup, players=players),
        document={**scenario.document, "player": forms},
        summary=replace(scenario.summary, players=tuple(given)),
    )


def with_portraits(scenario: Scenario, wished: Mapping[tuple[str, str], str]) -> Scenario:
    """Return a scenario with other pictures on its tokens, by list and id: files of the user's folder, "" for none.

    Raises FileProblem for a name that is none of a picture.
    """
    chosen = {(section, entry["id"]) for section, _, entry in portrayed(scenario.document)} & wished.keys()
    if not chosen:
        return scenario
    document = repainted(scenario.document, wished)
    found = portraits_in(document, [scenario.path.parent], scenario.path, chosen)
    return replace(scenario, setup=replace(scenario.setup, portraits=found), document=document)


def with_cloths(scenario: Scenario, wished: Mapping[tuple[str, str], str]) -> Scenario:
    """Return a scenario in which figures wear what is wished, by list and id; "" is for the usual."""
    document = repainted(scenario.document, wished, CLOTH)
    if document == scenario.document:
        return scenario
    found = portraits_in(document, [scenario.path.parent], scenario.path)
    return replace(scenario, setup=replace(scenario.setup, portraits=found), document=document)


def with_kept_portraits(scenario: Scenario) -> Scenario:
    """Return a scenario as it is saved: copies are kept of pictures on its tokens that the save would not find."""
    before = scenario.setup.portraits
    found = kept_for_saves(before, scenario_folders(scenario.setup.system)[::-1], scenario.path.parent)
    if found == before:
        return scenario
    names = {(each.section, each.id): each.file for each in found}
    document = repainted(scenario.document, names)
    return replace(scenario, setup=replace(scenario.setup, portraits=found), document=document)


def check_playable(setup: Any, file: str | Path) -> None:
    """Raise FileProblem when nobody could play a game on a layout: fewer than two players, or one who cannot begin."""
    if len(setup.players) < 2:
        raise FileProblem(file, "player", "problem-too-few-players", found=len(setup.players))
    known.content(setup.system).check_playable(setup, file)


FOLDER: Final = "scenarios"
FILE: Final = "listed.json"


class _Listed(msgspec.Struct):
    """A list, and what it was made of."""

    marks: str
    scenarios: list[ScenarioSummary]


def listed_scenarios() -> tuple[list[ScenarioSummary], list[FileProblem]]:
    """Return the same as `scan_scenarios`, without reading again what has not changed."""
    try:
        marks = _marks()
    except OSError:
        return scan_scenarios()
    kept = _read(marks)
    if kept is not None:
        return kept, broken_packages()
    found, problems = scan_scenarios()
    if problems == broken_packages():
        _write(_Listed(marks, found))
    return found, problems


def content_marks() -> str:
    """Return a mark that changes when any content file is replaced, added, removed or written; raises OSError.

    That of all systems: to tell which of them a scenario uses it would have to be read.
    """
    # Of the assets only what is read as content: there are hundreds of textures and texts.
    found = sorted(assets_folder().rglob("*.toml"))
    for folder in _folders_of_packages("assets"):
        found += sorted(folder.rglob("*.toml"))
    own = (user_content_folder(), *(user_system_folder(system) / "content" for system in known.SYSTEMS))
    for folder in (*own, user_packs_folder()):
        found += sorted(folder.rglob("*.*"))
    return _marks_of(found)


def _marks() -> str:
    """Return a mark that changes with anything a list of scenarios is made of; raises OSError."""
    found: list[Path] = []
    shipped = (scenarios_folder(), *_folders_of_packages("scenarios"))
    for folder in (*shipped, user_scenarios_folder(), *map(user_system_folder, known.SYSTEMS)):
        # Pictures that lie beside them, too.
        found += sorted(folder.rglob("*.*"))
    return f"{pb12table.__version__} {' '.join(known.SYSTEMS)} {content_marks()} {_marks_of(found)}"


def _folders_of_packages(name: str) -> list[Path]:
    """Return the folders of a name in packages of others."""
    return [known.folder(system) / name for system in known.SYSTEMS if not known.is_ours(system)]


def _marks_of(files: Iterable[Path]) -> str:
    told = hashlib.sha256()
    for path in files:
        found = path.stat()
        told.update(f"{path} {found.st_ino} {found.st_size} {found.st_mtime_ns}\n".encode(errors="surrogateescape"))
    return told.hexdigest()


def _read(marks: str) -> list[ScenarioSummary] | None:
    try:
        data = (cache_folder(FOLDER) / FILE).read_bytes()
        kept = msgspec.json.decode(data, type=_Listed, dec_hook=_path)
    except FileNotFoundError:
        return None
    except (OSError, msgspec.MsgspecError, UnicodeError) as error:
        logging.info("no kept list of scenarios: %s", error)
        return None
    return kept.scenarios if kept.marks == marks else None


def _write(listed: _Listed) -> None:
    try:
        write_atomically(cache_folder(FOLDER) / FILE, msgspec.json.encode(listed, enc_hook=str))
    except (OSError, FileProblem, UnicodeError) as error:
        logging.info("the list of scenarios is not kept: %s", error)


def _path(kind: type, value: Any) -> Any:
    """Return a value of the one type of a summary that JSON lacks; raises NotImplementedError for others."""
    if kind is Path and isinstance(value, str):
        return Path(value)
    raise NotImplementedError


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
    """Return all saved forces of a rule system, or of all, by id: the name of the file without its ending.

    Where systems have forces of the same name, that of a later one has the id of its system before its own.
    """
    found: dict[str, Path] = {}
    for each in (system,) if system else known.SYSTEMS:
        own: dict[str, Path] = {}
        for folder in (*pack_folders(FORCES, each), forces_folder(each)):
            if folder.is_dir():
                with told_as_problem(folder):
                    own |= {path.stem: path for path in sorted(folder.glob("*.toml"))}
        found |= {name if name not in found else f"{each}/{name}": path for name, path in own.items()}
    return found


def find_force(name_or_path: str | Path) -> Path:
    """Return the file of a force by its id, or the path itself; FileProblem if there is none."""
    text = str(name_or_path)
    if text in (files := force_files()):
        return files[text]
    path = Path(text)
    if len(path.parts) > 1 or (path.suffix == ".toml" and path.exists()):
        return path
    raise FileProblem(text or "“”", "", "problem-no-such-force", known=nearest(list(files), text) or "0")


def load_force(name_or_path: str | Path, content: Any = None) -> Force:
    """Return a force by its id or path, with some content or all of its rule system's; raises FileProblem."""
    path = find_force(name_or_path)
    document = read_toml(path)
    return force_of(document, load_content(system_of(document, path)) if content is None else content, path)


def scan_forces(system: str, content: Any = None) -> tuple[dict[Path, Force], list[FileProblem]]:
    """Return all saved forces of a rule system that are sound, by their files, and what is wrong with the others."""
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
    """Return whether a file says that it holds a force."""
    return document.get("content") == FORCE


def forces_face(system: str, file: str | Path) -> ForcesFace:
    """Return the face that puts together forces of a rule system; raises FileProblem if it has none."""
    face = known.forces(system)
    if face is None:
        raise FileProblem(file, "system", "problem-no-forces", system=system)
    return face


def force_of(document: dict[str, Any], content: Any, path: Path, system: str = "") -> Force:
    """Return a force from the plain data of its file; raises FileProblem for what could be wrong with it in a scenario.

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
    """Return the document of a scenario in which only one force plays, on a bare table entered from everywhere."""
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
