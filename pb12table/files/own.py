"""What a user has of his own: entries of content kept for all scenarios, and packs composed of what he has made."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final, Literal

from msgspec import inspect

from pb12table.files.campaigns import FOLDER, is_campaign, load_campaign, scenario_at
from pb12table.files.content import content_files, own_content_folder, usable_content
from pb12table.files.forms.basics import CURRENT_FORMAT, as_name
from pb12table.files.installing import Checked, make_pack
from pb12table.files.packs import CONTENT, FORCES, MANIFEST, PORTRAITS, SCENARIOS, PackForm
from pb12table.files.pictures import ENDINGS, PORTRAIT_ENDINGS
from pb12table.files.places import forces_folder, user_portraits_folder, write_file
from pb12table.files.problems import FileProblem, told_as_problem
from pb12table.files.reading import converted, possible_words, read_toml
from pb12table.files.scenario import own_scenarios_folder
from pb12table.files.writing import scenario_text, write_scenario
from pb12table.skirmish.ids import Label
from pb12table.systems import known
from pb12table.systems.known import UNNAMED


def file_of(system: str, section: str, entry: str) -> Path | None:
    """Return the user's content file that has an entry; None if none has.  Files that cannot be read are passed by."""
    for path in content_files(own_content_folder(system), system):
        try:
            document = read_toml(path)
        except FileProblem:
            continue
        if any(each.get("id") == entry for each in _entries(document, section)):
            return path
    return None


def kept_entry(system: str, section: str, entry: str) -> dict[str, Any] | None:
    """Return an entry of the user's content; None if there is none."""
    path = file_of(system, section, entry)
    if path is None:
        return None
    return next((each for each in _entries(read_toml(path), section) if each.get("id") == entry), None)


def keep_entry(system: str, sort: str, section: str, entry: Mapping[str, Any]) -> Path:
    """Write an entry into the user's content, in place of one of the same id; returns its file.  Raises FileProblem.

    A new one has a file of its own, named after it, where its `sort` of content has a folder; else it joins others.
    """
    name = str(entry["id"])
    path = file_of(system, section, name)
    if path is None:
        path = _place_of(system, sort, name)
        document: dict[str, Any] = {"format": CURRENT_FORMAT, "content": sort}
        if system != UNNAMED:
            document["system"] = system
        document = read_toml(path) if path.exists() else document
        document[section] = [*_entries(document, section), dict(entry)]
    else:
        document = read_toml(path)
        entries = _entries(document, section)
        document[section] = [dict(entry) if each.get("id") == name else each for each in entries]
    # What could not be read again is not written.
    known.content(system).check_document(document, usable_content(system)[0], path)
    with told_as_problem(path):
        path.parent.mkdir(parents=True, exist_ok=True)
    write_scenario(path, document)
    return path


def drop_entry(system: str, section: str, entry: str) -> None:
    """Take an entry out of the user's content; a file with nothing else in it goes with it.  Raises FileProblem."""
    path = file_of(system, section, entry)
    if path is None:
        return
    document = read_toml(path)
    left = [each for each in _entries(document, section) if each.get("id") != entry]
    if left:
        write_scenario(path, {**document, section: left})
    else:
        with told_as_problem(path):
            path.unlink()


def _place_of(system: str, sort: str, name: str) -> Path:
    """Return the file for a new entry: one that is not there yet, if its sort may have several."""
    folder = own_content_folder(system)
    if f"{sort}/*.toml" not in known.content(system).content_files:
        return folder / f"{sort}.toml"
    path, number = folder / sort / f"{name}.toml", 2
    while path.exists():
        path, number = folder / sort / f"{name}-{number}.toml", number + 1
    return path


def _entries(document: Mapping[str, Any], section: str) -> list[dict[str, Any]]:
    found = document.get(section)
    return [each for each in found if isinstance(each, dict)] if isinstance(found, list) else []


# -- packs of it --------------------------------------------------------------------------------------------------

Sort = Literal["scenarios", "campaigns", "forces", "content", "pictures"]
SORTS: Final[tuple[Sort, ...]] = ("scenarios", "campaigns", "forces", "content", "pictures")
_TOLD: Final = frozenset({"name", "description", "text", "flavour", "about", "title", "author"})
"""The keys of words for people, in which no id is looked for."""
_ALL_ENDINGS: Final = frozenset({*ENDINGS, *PORTRAIT_ENDINGS})


@dataclass(frozen=True, slots=True)
class Belonging:
    """Something of the user's own that can go into a pack: a file, or an entry of one, by its `section` and `id`."""

    sort: Sort
    system: str
    path: Path
    label: Label
    section: str = ""
    id: str = ""


def belongings() -> tuple[list[Belonging], list[FileProblem]]:
    """Return all of the user's own that can go into a pack, and what is wrong with files that cannot be read."""
    found, problems = list[Belonging](), list[FileProblem]()
    for system in known.SYSTEMS:
        try:
            content: Sequence[Path] = content_files(own_content_folder(system), system)
        except FileProblem as problem:
            problems.append(problem)
            content = ()
        scenarios = own_scenarios_folder(system)
        beside = sorted((scenarios / FOLDER).glob("*.toml"))
        sources: tuple[tuple[Sort, Iterable[Path]], ...] = (
            ("scenarios", [*sorted(scenarios.glob("*.toml")), *(path for path in beside if not is_campaign(path))]),
            ("campaigns", [path for path in beside if is_campaign(path)]),
            ("forces", sorted(forces_folder(system).glob("*.toml"))),
            ("content", content),
        )
        for sort, paths in sources:
            for path in paths:
                try:
                    found += _in_file(sort, system, path, read_toml(path))
                except FileProblem as problem:
                    problems.append(problem)
    portraits = user_portraits_folder()
    for path in sorted(portraits.iterdir()) if portraits.is_dir() else ():
        if path.is_file() and _ending(path) in PORTRAIT_ENDINGS:
            found.append(Belonging("pictures", "", path, Label(path.name, path.name)))
    return found, problems


def _in_file(sort: Sort, system: str, path: Path, document: Mapping[str, Any]) -> list[Belonging]:
    if sort != "content":
        return [Belonging(sort, system, path, _label(document, path.stem))]
    return [
        Belonging(sort, system, path, _label(entry, str(entry["id"])), section, str(entry["id"]))
        for section in document
        for entry in _entries(document, section)
        if isinstance(entry.get("id"), str)
    ]


def _label(entry: Mapping[str, Any], otherwise: str) -> Label:
    name = entry.get("name")
    both = name if isinstance(name, dict) else {"en": name, "de": name}
    en, de = (as_name(word) if isinstance(word := both.get(language), str) else "" for language in ("en", "de"))
    return Label(en or otherwise, de or otherwise)


def needed_by(chosen: Collection[Belonging], everything: Sequence[Belonging]) -> list[Belonging]:
    """Return what else must come along: content, pictures and the scenarios of campaigns that are named by what is
    chosen, or by what it names.
    """
    found, left = list[Belonging](), [*chosen]
    while left:
        one = left.pop()
        named, played = _named(one), _played(one) if one.sort == "campaigns" else {}
        for other in everything:
            if other in chosen or other in found:
                continue
            is_named = other.sort in ("content", "pictures") and (other.id or other.path.name) in named
            is_named = is_named and other.system in (one.system, "")
            if is_named or (other.sort == "scenarios" and other.path in played.values()):
                found.append(other)
                left.append(other)
    return found


def _played(campaign: Belonging) -> dict[str, Path]:
    """Return the files of the scenarios that a campaign names, by their names there; those that are not there are left
    out.
    """
    found: dict[str, Path] = {}
    for chapter in _entries(_document(campaign), "chapter"):
        instead = chapter.get("instead")
        for name in (chapter.get("scenario"), *(instead.values() if isinstance(instead, dict) else ())):
            if isinstance(name, str) and (path := scenario_at(name, campaign.path)) is not None:
                found[name] = path
    return found


def _named(one: Belonging) -> set[str]:
    """Return all that something may name, but for what it brings itself."""
    if one.sort == "pictures":
        return set()
    document = _document(one)
    used = {word for _, word in _words(document, ())}
    if one.id:
        return used - {one.id}
    sections = _brought(one.system)
    return used - {str(entry.get("id")) for section in sections for entry in _entries(document, section)}


def _brought(system: str) -> tuple[str, ...]:
    """Return the sections of a scenario with content of its own."""
    face = known.forces(system)
    return ("kind", *(face.keys.content if face is not None else ()))


def _document(one: Belonging) -> dict[str, Any]:
    """Return the plain data of a file, or of one entry of it."""
    document = read_toml(one.path)
    if not one.id:
        return document
    return next((entry for entry in _entries(document, one.section) if entry.get("id") == one.id), {})


def _words(value: Any, path: tuple[str | int, ...]) -> Iterator[tuple[tuple[str | int, ...], str]]:
    """Yield all that may be an id in plain data, with its place; keys of tables, too."""
    if isinstance(value, dict):
        for key, inner in value.items():
            yield (*path, key), key
            if key not in _TOLD:
                yield from _words(inner, (*path, key))
    elif isinstance(value, list):
        for number, inner in enumerate(value):
            yield from _words(inner, (*path, number))
    elif isinstance(value, str):
        yield path, value


def check_note(note: Mapping[str, Any], file: str | Path = MANIFEST) -> None:
    """Raise FileProblem, with the key as its place, for what a pack must not say of itself."""
    converted({"format": CURRENT_FORMAT, "content": "pack", "games": [UNNAMED], **note}, PackForm, file)


def compose_pack(note: Mapping[str, Any], chosen: Sequence[Belonging], target: Path) -> Checked:
    """Make a .zip file of what is chosen and what that needs; raises FileProblem.

    `note` is what the pack says of itself.  Ids and names of files get the pack's name before them, wherever one names
    another; the user's own files stay as they are.
    """
    check_note(note, target)
    everything = belongings()[0]
    taken = [*chosen, *needed_by(chosen, everything)]
    games = [system for system in known.SYSTEMS if any(one.system == system for one in taken)] or [UNNAMED]
    manifest = {"format": CURRENT_FORMAT, "content": "pack", **note, "games": games}
    with TemporaryDirectory(prefix="pb12table-") as name:
        folder = Path(name)
        write_file(folder / MANIFEST, scenario_text(manifest).encode("utf-8"))
        for one in taken:
            _Packed(folder, str(note["name"]), one, taken).write()
        try:
            return make_pack(folder, target)
        except FileProblem as problem:
            if Path(problem.file) != folder:
                raise
            raise FileProblem(target, problem.place, problem.key, **problem.details) from None


@dataclass(frozen=True)
class _Packed:
    """One of the things in the folder that a pack is made of."""

    folder: Path
    pack: str
    one: Belonging
    taken: Sequence[Belonging]

    def write(self) -> None:
        one, part = self.one, self._part
        match one.sort:
            case "scenarios":
                self._write(part(SCENARIOS) / self._renamed(one.path.name), self._whole())
            case "campaigns":
                self._write(part(SCENARIOS) / FOLDER / self._renamed(one.path.name), self._campaign())
            case "forces":
                self._write(part(FORCES) / self._renamed(one.path.name), self._whole())
            case "content":
                self._join(part(CONTENT) / one.path.relative_to(own_content_folder(one.system)))
            case "pictures":
                self._copy(one.path, self.folder / PORTRAITS)

    def _part(self, what: str) -> Path:
        return self.folder / what if self.one.system == UNNAMED else self.folder / self.one.system / what

    def _renamed(self, name: str) -> str:
        return name if name.startswith(f"{self.pack}-") else f"{self.pack}-{name}"

    def _whole(self) -> dict[str, Any]:
        """Return a scenario or force with other names; pictures beside it come along."""
        document = _document(self.one)
        folder = self.one.path.parent
        names = {word for _, word in _words(document, ()) if Path(word).name == word}
        beside = {name for name in names if _ending(Path(name)) in _ALL_ENDINGS and (folder / name).is_file()}
        for name in sorted(beside):
            self._copy(folder / name, self._part(SCENARIOS))
        made: dict[str, Any] = self._with_names(document, (), beside)
        return made

    def _campaign(self) -> dict[str, Any]:
        """Return a campaign with the names that its scenarios, and what figures gain in it, have in the pack.

        Raises FileProblem for one that cannot be played.
        """
        load_campaign(self.one.path)
        document, played = _document(self.one), _played(self.one)
        taken = {one.path for one in self.taken if one.sort == "scenarios"}
        names = {name: self._renamed(path.stem) for name, path in played.items() if path in taken}

        def chapter(entry: dict[str, Any]) -> dict[str, Any]:
            made = {**entry, "scenario": names.get(entry["scenario"], entry["scenario"])}
            if "instead" in entry:
                made["instead"] = {player: names.get(name, name) for player, name in entry["instead"].items()}
            if "gain" in entry:
                made["gain"] = [
                    {key: self._with_names(value, ("figure", 0), set()) if key in ("set", "add") else value
                     for key, value in gain.items()}
                    for gain in entry["gain"]
                ]  # fmt: skip
            return made

        return {**document, "chapter": [chapter(entry) for entry in _entries(document, "chapter")]}

    def _join(self, path: Path) -> None:
        """Put an entry of content beside the others of its file."""
        document = read_toml(path) if path.exists() else _bare(read_toml(self.one.path))
        entry = self._with_names(_document(self.one), (self.one.section, 0), set())
        document[self.one.section] = [*_entries(document, self.one.section), entry]
        self._write(path, document)

    def _with_names(self, value: Any, path: tuple[str | int, ...], beside: Collection[str]) -> Any:
        """Return plain data in which all that comes along, and pictures beside it, have their names in the pack."""
        if isinstance(value, dict):
            return {
                self._name(key, (*path, key), beside, is_key=True): inner
                if key in _TOLD
                else self._with_names(inner, (*path, key), beside)
                for key, inner in value.items()
            }
        if isinstance(value, list):
            return [self._with_names(inner, (*path, number), beside) for number, inner in enumerate(value)]
        return self._name(value, path, beside) if isinstance(value, str) else value

    def _name(self, word: str, path: tuple[str | int, ...], beside: Collection[str], *, is_key: bool = False) -> str:
        names = {
            one.id or one.path.name for one in self.taken
            if one.sort in ("content", "pictures") and one.system in (self.one.system, "")
        }  # fmt: skip
        if word not in names and word not in beside:
            return word
        form = known.content(self.one.system).scenario_form
        if word in _keys_of(self.one.system) if is_key else word in possible_words(form, path):
            return word
        return self._renamed(word)

    def _write(self, path: Path, document: Mapping[str, Any]) -> None:
        if path.exists() and self.one.sort != "content":
            raise FileProblem(self.one.path, "", "problem-pack-twice")
        with told_as_problem(path):
            path.parent.mkdir(parents=True, exist_ok=True)
        write_file(path, scenario_text(document).encode("utf-8"))

    def _copy(self, path: Path, folder: Path) -> None:
        with told_as_problem(path):
            folder.mkdir(parents=True, exist_ok=True)
            write_file(folder / self._renamed(path.name), path.read_bytes())


def _bare(document: Mapping[str, Any]) -> dict[str, Any]:
    """Return a content file without its entries."""
    return {key: value for key, value in document.items() if not isinstance(value, list | dict)}


@cache
def _keys_of(system: str) -> frozenset[str]:
    """Return the keys of a system's scenarios and of all within: they are no ids, even where one is called so."""
    found: set[str] = set()
    left: list[inspect.Type] = [inspect.type_info(known.content(system).scenario_form)]
    seen: set[type[Any]] = set()
    while left:
        match left.pop():
            case inspect.Metadata(type=inner):
                left.append(inner)
            case inspect.UnionType(types=types):
                left += types
            case inspect.StructType(cls=cls, fields=fields) if cls not in seen:
                seen.add(cls)
                found |= {field.encode_name for field in fields}
                left += [field.type for field in fields]
            case inspect.ListType(item_type=inner) | inspect.VarTupleType(item_type=inner):
                left.append(inner)
            case inspect.TupleType(item_types=types):
                left += types
            case inspect.DictType(value_type=inner):
                left.append(inner)
            case _:
                pass
    return frozenset(found)


def _ending(path: Path) -> str:
    return path.suffix.lower().removeprefix(".")
