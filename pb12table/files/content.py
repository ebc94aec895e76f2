"""Content: profiles, items, terrain kinds and tables, the user's own found before the program's."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from functools import lru_cache
from pathlib import Path
from types import MappingProxyType
from typing import Any, TypeAlias, TypeVar

import msgspec

from pb12table.files.action_forms import ActionForm, ActionsFile
from pb12table.files.building import block_of, label_of, tables_of
from pb12table.files.card_forms import CardForm, CardsFile
from pb12table.files.cards import check_card
from pb12table.files.form_basics import BothNames, BothTexts
from pb12table.files.forms import ItemForm, ItemsFile, KindForm, ProfileForm, ProfilesFile, TerrainFile
from pb12table.files.of_system import check_system
from pb12table.files.places import assets_folder, user_content_folder
from pb12table.files.problems import FileProblem, check_regular, every_fault_told, told_as_problem
from pb12table.files.reading import converted, read_toml, type_name
from pb12table.files.table_forms import TablesFile, TablesForm
from pb12table.files.vehicles import check_shape
from pb12table.skirmish.naming import Label
from pb12table.systems import known
from pb12table.systems.pb12.rules.preparations.profiles import Block

Named = TypeVar("Named", ProfileForm, ItemForm, KindForm, ActionForm, CardForm)

_File: TypeAlias = tuple[Path, int, int, int]

ContentFile: TypeAlias = ProfilesFile | ItemsFile | TerrainFile | TablesFile | ActionsFile | CardsFile
CONTENT_FORMS: Mapping[str, type[ContentFile]] = MappingProxyType(
    {
        "profiles": ProfilesFile,
        "items": ItemsFile,
        "terrain": TerrainFile,
        "tables": TablesFile,
        "actions": ActionsFile,
        "cards": CardsFile,
    }
)


@dataclass(frozen=True)
class Content:
    """Everything a scenario can name, by id, as it is written in the files."""

    profiles: Mapping[str, ProfileForm]
    items: Mapping[str, ItemForm]
    kinds: Mapping[str, KindForm]
    tables: TablesForm
    actions: Mapping[str, ActionForm]
    cards: Mapping[str, CardForm]

    def with_own(
        self,
        profiles: Iterable[ProfileForm] = (),
        items: Iterable[ItemForm] = (),
        kinds: Iterable[KindForm] = (),
        tables: TablesForm | None = None,
        actions: Iterable[ActionForm] = (),
        cards: Iterable[CardForm] = (),
    ) -> Content:
        """This content with other content laid over it."""
        return Content(
            MappingProxyType({**self.profiles, **_by_id(profiles)}),
            MappingProxyType({**self.items, **_by_id(items)}),
            MappingProxyType({**self.kinds, **_by_id(kinds)}),
            laid_over(self.tables, tables),
            MappingProxyType({**self.actions, **_by_id(actions)}),
            MappingProxyType({**self.cards, **_by_id(cards)}),
        )

    def under(self, more: Content) -> Content:
        """This content with all of another laid over it."""
        return self.with_own(
            more.profiles.values(),
            more.items.values(),
            more.kinds.values(),
            more.tables,
            more.actions.values(),
            more.cards.values(),
        )

    def block(self, block: str) -> Block:
        """An item or ability as the rules use it; KeyError when there is none."""
        return block_of(self.items[block])


_NOTHING: Mapping[str, Any] = MappingProxyType({})
NO_CONTENT = Content(_NOTHING, _NOTHING, _NOTHING, TablesForm(), _NOTHING, _NOTHING)


def _by_id(forms: Iterable[Named]) -> dict[str, Named]:
    return {form.id: form for form in forms}


def laid_over(tables: TablesForm, changes: TablesForm | None) -> TablesForm:
    """Tables with those replaced that are given in others."""
    if changes is None:
        return tables
    given = {
        field: value for field in TablesForm.__struct_fields__ if (value := getattr(changes, field)) is not None
    }
    return msgspec.structs.replace(tables, **given)


def description_label(text: str | BothTexts | BothNames | None) -> Label | None:
    """A description in both languages, if there is one."""
    return None if text is None else label_of(text)


# -- reading --------------------------------------------------------------------------------------------------


def load_content() -> Content:
    """All content: the program's, and over it the user's own; raises FileProblem.

    Files are read again only when one of them is another one, or was written, since the last time.
    """
    folders = (assets_folder(), user_content_folder())
    return _content(tuple(tuple(map(_as_it_is, content_files(folder))) for folder in folders))


def usable_content() -> tuple[Content, tuple[FileProblem, ...]]:
    """The program's content, over it what is sound of the user's own, and what is wrong with the files left out.

    Raises FileProblem where the program's own files are broken.
    """
    problems: list[FileProblem] = []
    own: list[_File] = []
    try:
        for path in content_files(user_content_folder()):
            try:
                own.append(_as_it_is(path))
            except FileProblem as problem:
                problems.append(problem)
    except FileProblem as problem:
        problems.append(problem)
    content, more = _sound_content(tuple(map(_as_it_is, content_files(assets_folder()))), tuple(own))
    return content, (*problems, *more)


@lru_cache(maxsize=2)
def _sound_content(shipped: tuple[_File, ...], own: tuple[_File, ...]) -> tuple[Content, tuple[FileProblem, ...]]:
    """Content without those of the user's files that are bad by themselves or do not go with the others."""
    problems: list[FileProblem] = []
    while True:
        try:
            return _content((shipped, own)), tuple(problems)
        except FileProblem as problem:
            if not own:
                raise
            problems.append(problem)
            # Where none of them is named, it is one of them all the same: the program's own are sound together.
            left = tuple(file for file in own if str(file[0]) != problem.file)
            own = left if len(left) < len(own) else ()


def _as_it_is(path: Path) -> _File:
    """A file, and what is different when it is another one or was written; raises FileProblem."""
    check_regular(path)
    with told_as_problem(path):
        found = path.stat()
    return (path, found.st_ino, found.st_size, found.st_mtime_ns)


@lru_cache(maxsize=2)
def _content(folders: tuple[tuple[_File, ...], ...]) -> Content:
    """The content of the files of folders, those of later ones over those of earlier ones."""
    content = NO_CONTENT
    read: list[tuple[Path, Content]] = []
    for files in folders:
        found = NO_CONTENT
        for path, *_ in files:
            part = read_content_file(path)
            found = _merged(found, part, path)
            read.append((path, part))
        content = content.under(found)
    for path, part in read:
        check_profiles(part.profiles.values(), content, path)
    tables_of(content.tables, assets_folder())
    return content


def content_files(folder: Path) -> list[Path]:
    """The content files of a folder, in a fixed order."""
    if not folder.is_dir():
        return []
    with told_as_problem(folder):
        return [
            *(path for name in ("terrain.toml", "tables.toml", "actions.toml") if (path := folder / name).is_file()),
            *sorted((folder / "items").glob("*.toml")),
            *sorted((folder / "profiles").glob("*.toml")),
            *sorted((folder / "cards").glob("*.toml")),
        ]


def read_content_file(path: Path) -> Content:
    """One content file, checked as far as it can be alone; raises FileProblem."""
    return content_of(read_toml(path), path)


def content_of(document: dict[str, Any], path: str | Path) -> Content:
    """The plain data of a content file as content; raises FileProblem."""
    with every_fault_told(path):
        return _content_of(document, path)


def _content_of(document: dict[str, Any], path: str | Path) -> Content:
    check_system(document, known.UNNAMED, path)
    if "content" not in document:
        raise FileProblem(path, "", "problem-missing-key", key="content")
    sort = document["content"]
    if not isinstance(sort, str):
        raise FileProblem(path, "content", "problem-wrong-type", expected="text", found=type_name(sort))
    if sort not in CONTENT_FORMS:
        raise FileProblem(path, "content", "problem-unknown-content", found=sort[:80])
    file = converted(document, CONTENT_FORMS[sort], path)
    match file:
        case ProfilesFile():
            refuse_twins(file.profile, "profile", path)
            return NO_CONTENT.with_own(profiles=file.profile)
        case ItemsFile():
            refuse_twins(file.item, "item", path)
            for number, item in enumerate(file.item):
                check_item(item, f'item[{number}] "{item.id}"', path)
            return NO_CONTENT.with_own(items=file.item)
        case TerrainFile():
            refuse_twins(file.kind, "kind", path)
            return NO_CONTENT.with_own(kinds=file.kind)
        case ActionsFile():
            refuse_twins(file.action, "action", path)
            return NO_CONTENT.with_own(actions=file.action)
        case CardsFile():
            refuse_twins(file.card, "card", path)
            for number, card in enumerate(file.card):
                check_card(card, f'card[{number}] "{card.id}"', path)
            return NO_CONTENT.with_own(cards=file.card)
        case TablesFile():
            check_tables(file.tables, path)
            return replace(NO_CONTENT, tables=file.tables)
    raise AssertionError(file)


def refuse_twins(forms: Iterable[Any], place: str, path: str | Path) -> None:
    """Raise FileProblem when two elements of a list have the same id."""
    seen: set[str] = set()
    for number, form in enumerate(forms):
        if form.id in seen:
            raise FileProblem(path, f'{place}[{number}] "{form.id}"', "problem-twin", id=form.id)
        seen.add(form.id)


def _merged(content: Content, more: Content, path: Path) -> Content:
    """Content of one folder together with that of its next file; an id in two files is a problem."""
    for place, old, new in (
        ("profile", content.profiles, more.profiles),
        ("item", content.items, more.items),
        ("kind", content.kinds, more.kinds),
        ("action", content.actions, more.actions),
        ("card", content.cards, more.cards),
    ):
        for twin in sorted(set(old) & set(new)):
            raise FileProblem(path, f'{place} "{twin}"', "problem-twin", id=twin)
    return content.under(more)


# -- checks that forms cannot make ------------------------------------------------------------------------------


def check_item(item: ItemForm, place: str, path: str | Path) -> None:
    """Raise FileProblem when an item's values do not go together."""
    block = block_of(item)
    if (block.is_melee_weapon or block.is_ranged_weapon) and item.damage is None:
        raise FileProblem(path, place, "problem-missing-key", key="damage")
    if item.charges is not None and item.resources is None:
        raise FileProblem(path, place, "problem-missing-key", key="resources")


def check_tables(tables: TablesForm, path: str | Path) -> None:
    """Raise FileProblem when a table's rows do not go up, or a face is missing."""
    for name, numbers in (
        ("damage", [row.table for row in tables.damage or ()]),
        ("random_movement", [row.face for row in tables.random_movement or ()]),
        ("divergence", [row.face for row in tables.divergence or ()]),
    ):
        for number, found in enumerate(numbers):
            if found != number + 1:
                raise FileProblem(path, f"tables.{name}[{number}]", "problem-wrong-order", expected=number + 1)
    shares = [row.share for row in tables.concealment or ()]
    bounds = list(tables.ranges.bounds) if tables.ranges else []
    for name, values in (("concealment", shares), ("ranges.bounds", bounds)):
        for number in range(1, len(values)):
            if values[number] <= values[number - 1]:
                raise FileProblem(path, f"tables.{name}[{number}]", "problem-not-rising")


def check_profiles(profiles: Iterable[ProfileForm], content: Content, path: str | Path) -> None:
    """Raise FileProblem when a profile names an item there is none of, or has an impossible base or vehicle."""
    for number, profile in enumerate(profiles):
        with every_fault_told(path):
            check_shape(profile, path, f'profile[{number}] "{profile.id}"')
        for key in ("abilities", "items"):
            for block in getattr(profile, key):
                if block not in content.items:
                    place = f'profile[{number}] "{profile.id}".{key}'
                    raise FileProblem(path, place, "problem-no-such-item", id=block)
