"""Games made ready to be played, who plays them and where they are kept, and unsaved layouts kept aside.

The start screen asks what is kept: what only a game needs is loaded when one begins.
"""

from __future__ import annotations

import hashlib
import os
from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass, field, replace
from datetime import datetime
from pathlib import Path
from random import SystemRandom
from threading import Event, Lock
from typing import TYPE_CHECKING, Any, Final

from pb12table.bots.play import LEVELS, bots_of, styles_of
from pb12table.files.content import check_window, load_content
from pb12table.files.forms.basics import ProgramStyle
from pb12table.files.places import (
    SAVE_ENDING,
    cache_folder,
    clear_unfinished,
    saves_folder,
    user_folder,
    write_atomically,
)
from pb12table.files.problems import FileProblem, every_fault_told, problem_of
from pb12table.files.reading import read_toml
from pb12table.files.saves.loading import LoadedSave, is_over, scenario_name
from pb12table.files.saves.names import clear_locks, is_kept, new_save_path
from pb12table.files.saves.save import SaveFile
from pb12table.files.scenario import (
    Scenario,
    check_playable,
    scan_forces,
    scenario_of,
    with_cloths,
    with_kept_portraits,
    with_player_names,
    with_portraits,
)
from pb12table.kernel.dice import dice_of
from pb12table.systems import known
from pb12table.systems.known import system
from pb12table.texts.locale import Texts
from pb12table.window.kit.background import clock
from pb12table.window.kit.keys import Seated, Settings

if TYPE_CHECKING:
    from pb12table.app.play.controller import Controller
    from pb12table.kernel.request import Request
    from pb12table.kernel.session import Session
    from pb12table.layouts.editing import Document
    from pb12table.skirmish.faces.forces import ForcesFace

PERSON: Final = ""


def last_time(settings: Settings, count: int, system: str) -> tuple[list[str], list[Seated]]:
    """Return the names, and who played for them last time, for a number of players of a rule system.

    Where the program played in a way that there is not, or at a level that this game does not offer, it plays in the
    usual way; one that is no longer offered stays.
    """
    names, seated = settings.player_names[:count], settings.by_program[:count]
    offered = styles_of(system)
    able = {*offered, *(each for each in bots_of(system) if each not in LEVELS)}
    known: list[Seated] = [each if each == PERSON or each in able else offered[0] for each in seated]
    people: list[Seated] = [PERSON] * (count - len(known))
    return [*names, *[""] * (count - len(names))], [*known, *people]


def seats(scenario: Scenario, settings: Settings) -> tuple[list[str], dict[str, ProgramStyle]]:
    """Return the names of those who play, in the players' order, "" for the scenario's; and whom the program plays for.

    Both as the settings say.
    """
    players = scenario.setup.players
    names, seated = last_time(settings, len(players), scenario.setup.system)
    return names, {str(player.id): style for player, style in zip(players, seated, strict=True) if style != PERSON}


def own_save_path(name: str) -> Path:
    """Return a path for the save of a game that begins or branches off; raises FileProblem."""
    try:
        return new_save_path(name, saves_folder())
    except OSError as error:
        raise problem_of(str(error.filename), error) from None


def _note() -> Path:
    return user_folder() / "unfinished.txt"


def note_running(save: Path) -> None:
    """Remember that a game is being played in a save file; a full disk is no reason to stop."""
    try:
        write_atomically(_note(), os.fsencode(save))
    except OSError:
        return


def forget_running() -> None:
    """Remember that no game is being played."""
    try:
        _note().unlink(missing_ok=True)
    except OSError:
        return


def unfinished_save() -> Path | None:
    """Return the save of the game that was not ended, None if there is none."""
    try:
        path = Path(os.fsdecode(_note().read_bytes().strip()))
        return path if path.is_file() else None
    except (OSError, ValueError):  # a note that is no path of anything
        return None


def unfinished_saves() -> list[Path]:
    """Return the saves of all games that were not ended: the one played last, then the others, newest first.

    Copies that were kept are not among them: they stay as they are.
    """
    last = unfinished_save()
    try:
        files = [path for path in saves_folder().iterdir() if path.suffix == SAVE_ENDING and not is_kept(path)]
        written = {path: path.stat().st_mtime for path in files if path != last and _waits(path)}
    except OSError:
        written = {}
    return [*([] if last is None else [last]), *sorted(written, key=lambda path: written[path], reverse=True)]


def _waits(save: Path) -> bool:
    """Return whether a file is a save whose game is not over; raises OSError."""
    return not is_over(save) and scenario_name(save) is not None


def clear_what_was_left() -> None:
    """Take away what a killed program has left in the user's folders: files that were being written, and locks."""
    with suppress(OSError):
        clear_locks(saves_folder())
        clear_unfinished(user_folder())
        clear_unfinished(cache_folder("layouts"))


def begun(scenario: Scenario, settings: Settings) -> tuple[Controller, SaveFile]:
    """Return a new game of a scenario with a save of its own, with the names of those who play; raises FileProblem.

    The save holds all of the layout, which need not be saved itself.
    """
    from pb12table.app.play.controller import Controller
    from pb12table.kernel.session import Session

    check_window(scenario.setup.system, scenario.path)
    check_playable(scenario.setup, scenario.path)
    names, by_program = seats(scenario, settings)
    scenario = with_kept_portraits(with_player_names(scenario, names))
    save = SaveFile.create(own_save_path(scenario.id), scenario, settings.dice, by_program)
    rules = system(scenario.setup.system)
    session = Session(rules, rules.new_game(scenario.setup), dice_of(settings.dice))
    return Controller(session, save, settings, by_program), save


def gone_on_with(
    loaded: LoadedSave,
    session: Session[Any],
    settings: Settings,
    prompt: Callable[[Request[Any, Any], Any], tuple[Any] | None] | None = None,
) -> tuple[Controller, SaveFile]:
    """Return a loaded game with its session that stands at its end; raises FileProblem.  For `prompt` see `Controller`.

    It is written on in the same save, or in one of its own if that was kept or is damaged.
    """
    from pb12table.app.play.controller import Controller

    if is_kept(loaded.path) or loaded.is_part:
        save = SaveFile.branch(loaded, own_save_path(loaded.header.name))
    else:
        save = SaveFile.reopen(loaded)
    return Controller(session, save, settings, loaded.header.by_program, prompt), save


def written_anew(controller: Controller) -> Path:
    """Write the whole game into a new save in the place of one that is lost; return where; raises FileProblem.

    It has the name of the old one if nothing is there; whatever is there stays as it is.
    """
    save = controller.save
    assert save is not None, "only asked when there was one"
    is_free = save.path.parent.is_dir() and not os.path.lexists(save.path)
    by_program = {str(player): style for player, style in controller.by_program.items()}
    controller.save = save.anew(save.path if is_free else own_save_path(save.name), by_program)
    note_running(controller.save.path)
    controller.write()
    return controller.save.path


def any_seed() -> int:
    """Return a number by which a map is made."""
    from pb12table.layouts.chance.generate import LARGEST_SEED

    return SystemRandom().randrange(LARGEST_SEED + 1)


@dataclass(frozen=True, slots=True)
class Force:
    """A force that can be led: what it is called, and what a file with it says."""

    name: str
    document: Document


@dataclass(frozen=True, slots=True)
class Arrangement:
    """What is wished: forces by player, and whether the game is set up by itself, on a map made by a number.

    `portraits` are pictures of one's own for tokens, files of the user's folder of them by list and id; "" is for none.
    `names` are those of figures by id, "" for the usual one, and `cloths` what they wear by list and id.  In place of
    the scenario's own document stands a `document` in which forces were put together.
    """

    forces: Mapping[str, Force] = field(default_factory=dict)
    by_itself: bool = False
    seed: int = 0
    portraits: Mapping[tuple[str, str], str] = field(default_factory=dict)
    names: Mapping[str, str] = field(default_factory=dict)
    cloths: Mapping[tuple[str, str], str] = field(default_factory=dict)
    document: Mapping[str, Any] | None = None


AS_IT_IS = Arrangement()


@dataclass(frozen=True, slots=True)
class Arranging:
    """What can be arranged before a game of a scenario: which players may be given a force, and which there are.

    `ids` are all players in their order.  `sets_up` says whether the program can set it up, `has_map` whether a map is
    there already.  The players and figures of the `scenario` may have pictures of one's own.
    """

    ids: tuple[str, ...] = ()
    players: tuple[str, ...] = ()
    forces: tuple[Force, ...] = ()
    sets_up: bool = False
    has_map: bool = True
    scenario: Scenario | None = None


NOTHING_ARRANGED = Arranging()


def arranging(texts: Texts, scenario: Scenario) -> Arranging:
    """Return what can be arranged before a game of a scenario."""
    setup, face = scenario.setup, known.forces(scenario.setup.system)
    rules, cells = known.system(setup.system), known.cells(setup.system)
    has_map = cells is None or cells.laid_out(scenario.document) == scenario.document
    ids = tuple(str(player.id) for player in setup.players)
    sets_up = rules.prepares(rules.new_game(setup))
    ready = () if face is None else face.ready(texts.of(setup.system), setup)
    if face is None or not ready:
        return Arranging(ids, sets_up=sets_up, has_map=has_map, scenario=scenario)
    own = scan_forces(setup.system)[0].values()
    forces = [Force(name, document) for name, document in ready]
    forces += [Force(force.name.in_language(texts.language), force.document) for force in own]
    players = tuple(str(player.id) for player in setup.players if not face.is_there(setup, player.id))
    return Arranging(ids, players, tuple(forces), sets_up, has_map, scenario)


def arranged(scenario: Scenario, wish: Arrangement) -> Scenario:
    """Return a scenario with the forces and pictures wished, and a map if set up by itself; raises FileProblem."""
    setup, document = scenario.setup, dict(scenario.document if wish.document is None else wish.document)
    face, cells, content = known.forces(setup.system), known.cells(setup.system), load_content(setup.system)
    for player, force in wish.forces.items():
        if face is not None:
            document = _given(document, player, force, str(scenario.path), face)
    if wish.by_itself and cells is not None and cells.laid_out(document) != document:
        document = cells.by_chance(document, content, wish.seed, scenario.path)
    document = _named(document, wish.names)
    if document == scenario.document:
        found = scenario
    else:
        found = replace(scenario_of(document, content, scenario.path), deployment=scenario.deployment)
    return with_cloths(with_portraits(found, wish.portraits), wish.cloths)


def _named(document: Document, names: Mapping[str, str]) -> Document:
    """Return a document in which figures have names of their own, where their entries may have one."""
    if not any(names.values()):
        return document
    entries = [
        {**entry, "name": names[entry["id"]]} if names.get(str(entry.get("id"))) and "name" in entry else entry
        for entry in document.get("figure", ())
    ]
    return {**document, "figure": entries}


def _given(document: Document, player: str, force: Force, file: str, face: ForcesFace) -> Document:
    from pb12table.forces.gathering import with_force, with_player_key

    if "content" not in force.document:
        for key, value in force.document.items():
            document = with_player_key(document, player, key, value)
        return document
    try:
        return with_force(document, player, force.document, file, face.keys)
    except FileProblem:
        # Content that the file brings along is another one here: the scenario's counts.
        kept = {key: value for key, value in force.document.items() if key not in face.keys.content}
        return with_force(document, player, kept, file, face.keys)


KEY: Final = "draft-of"
"""The key under which a draft tells the file of its layout."""
STILL: Final = 0.3
"""A draft is written when nothing has changed for so many seconds, as in the middle of a drag, …"""
LONGEST: Final = 3.0
"""… or after so many at the latest."""
LOOK_UP: Final = 0.05


@dataclass(frozen=True, slots=True)
class Draft:
    """A layout as it was when its unsaved work was kept: its file (which need not exist), the document, and when."""

    file: Path
    layout: Path
    document: Document
    when: datetime


def _folder() -> Path:
    return user_folder() / "drafts"


def _file_for(layout: Path) -> Path:
    digest = hashlib.sha256(str(layout.resolve()).encode("utf-8", "surrogateescape")).hexdigest()[:10]
    return _folder() / f"{layout.stem[:60]}-{digest}.toml"


def question_about(draft: Draft, texts: Texts) -> tuple[str, str, str, str]:
    """Return the question whether to continue with a draft: the title, the question, and the words for yes and no."""
    text = texts("edit-draft-text", date=texts.date(draft.when), time=f"{draft.when:%H:%M}")
    return texts("edit-draft-title"), text, texts("edit-draft-yes"), texts("edit-draft-no")


def draft_of(layout: Path) -> Draft | None:
    """Return what was kept of a layout's unsaved work, None if there is nothing."""
    try:
        return _read(_file_for(layout))
    except OSError:
        return None


def all_drafts() -> list[Draft]:
    """Return all that was kept, newest first; what cannot be read is left out."""
    try:
        files = list(_folder().glob("*.toml"))
    except OSError:
        return []
    found = [draft for file in files if (draft := _read(file)) is not None]
    return sorted(found, key=lambda draft: draft.when, reverse=True)


def _read(file: Path) -> Draft | None:
    try:
        with every_fault_told(file):
            if not file.is_file():
                return None
            when = datetime.fromtimestamp(file.stat().st_mtime)
            document = read_toml(file)
            layout = document.pop(KEY, None)
            return Draft(file, Path(layout), document, when) if isinstance(layout, str) else None
    except FileProblem:
        return None


class DraftKeeper:
    """Keeps what is not saved of one layout, beside the frames; `lost` tells why that could not be, "" if it could."""

    def __init__(self) -> None:
        self.lost = ""
        self._writer = ThreadPoolExecutor(1)
        self._lock = Lock()
        self._hurry = Event()
        self._wanted: tuple[Document, Path] | None = None
        self._is_awaited = False
        self._last = 0.0
        self._file: Path | None = None

    def keep(self, document: Document, layout: Path) -> None:
        """Keep a document as what its layout has become, in a moment."""
        with self._lock:
            self._wanted, self._last = (document, layout), clock()
            if not self._is_awaited:
                self._is_awaited = True
                self._writer.submit(self._write_soon)

    def take_over(self, draft: Draft) -> None:
        """Answer for what was kept before: it is thrown away together with what is kept from now on."""
        self._file = draft.file

    def discard(self, layout: Path) -> None:
        """Throw away what was kept, of a layout by an earlier program too: it is saved now, or not wanted."""
        with self._lock:
            self._wanted = None
            self._hurry.set()
        self._writer.submit(self._remove, _file_for(layout)).result()
        self._hurry.clear()

    def close(self) -> None:
        """End; what is to be kept still is written at once."""
        self._hurry.set()
        self._writer.shutdown()

    def _write_soon(self) -> None:
        begun = clock()
        while not self._hurry.wait(LOOK_UP):
            if clock() - self._last >= STILL or clock() - begun >= LONGEST:
                break
        with self._lock:
            wanted, self._wanted, self._is_awaited = self._wanted, None, False
        if wanted is None:
            return
        try:
            self._write(*wanted)
        except OSError as error:
            self.lost = error.strerror or str(error)
        except UnicodeEncodeError as error:  # a path that is no text
            self.lost = error.reason

    def _write(self, document: Document, layout: Path) -> None:
        from pb12table.files.writing import scenario_text

        file = _file_for(layout)
        file.parent.mkdir(parents=True, exist_ok=True)
        write_atomically(file, scenario_text({KEY: str(layout.resolve()), **document}).encode("utf-8"))
        if self._file not in (None, file):
            self._remove()
        self._file = file

    def _remove(self, other: Path | None = None) -> None:
        for file in (self._file, other):
            if file is not None:
                with suppress(OSError):
                    file.unlink(missing_ok=True)
        self._file = None
