"""What keys of a scenario name: which lists, what is in them, and what the names become when an id changes."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Any, Final

import msgspec
from msgspec import inspect

from pb12table.app.editor.workbench import Workbench
from pb12table.files.forms.basics import label_of
from pb12table.layouts.editing import SECTIONS, Document, Thing, entries_of, renamed, sections_of
from pb12table.layouts.fields import (
    BOTH,
    Field,
    Path,
    Sort,
    bare,
    fields_of,
    fixed_length,
    form_of,
    is_point,
    item_of,
    shortest,
    sort_of,
    tags_of,
    value_at,
    with_value,
)
from pb12table.skirmish.faces.content import ContentFace
from pb12table.systems import known
from pb12table.table.footprints import Area, in_area
from pb12table.table.shapes import Point, box_of, plan_distance
from pb12table.texts.locale import Texts, upper_first

SHAPES: Final = {"polygon", "rectangle", "circle"}
"""Of these what lies on the table has one."""
SIDE: Final = 2.0
"""How wide and deep what is new lies on the table, in steps."""
NEAR: Final = 0.6
"""So near to a place counts as on it, in steps."""
BASE: Final = "base"
"""The key of a changed entry that names the one it is made from."""


class Names:
    """The ids that a layout's entries name, by the lists of its rule system's form."""

    def __init__(self, bench: Workbench) -> None:
        self._bench = bench
        self.face: ContentFace[Any] = known.content(bench.setup.system)
        self.root = inspect.type_info(self.face.scenario_form)
        self.lists: Mapping[str, inspect.Type] = {
            field.key: field.type
            for field in fields_of(self.face.scenario_form)
            if sort_of(field.type) is Sort.LIST and self.entry_form(field.key, field.type) is not None
        }

    def entry_form(self, section: str, kind: inspect.Type) -> type[Any] | None:
        """Return the form of an entry of a list; None for a list of mere texts."""
        form = self.face.loose_forms.get(section) or form_of(item_of(kind, 0))
        return None if form in BOTH else form

    def lists_named(self, key: str) -> tuple[str, ...]:
        """Return the lists whose entries a key names; none for an id that is free."""
        if key in self.face.named_by:
            return tuple(self.face.named_by[key])
        found = next((each for each in (key, key.removesuffix("s")) if each in self.lists), "")
        return (found,) if found else ()

    def offered(self, key: str, texts: Texts) -> tuple[tuple[str, str], ...]:
        """Return the ids that a key may name, each with what it is called: the layout's before those of the content.

        A player is a side only without another one.
        """
        found: dict[str, str] = {}
        lists = self.lists_named(key)
        for section in lists:
            for number, entry in enumerate(entries_of(self._bench.document, section)):
                if isinstance(entry.get("id"), str) and not ("side" in lists and entry.get("side")):
                    found.setdefault(entry["id"], self.title((section, number), texts))
            for name, form in self.face.listed(self._bench.known, section).items():
                found.setdefault(name, upper_first(label_of(form.name).in_language(texts.language)))
        return tuple(found.items())

    def said_of(self, key: str, texts: Texts) -> Mapping[str, str]:
        """Return what is said of what a key may name, by id, where entries hold a text: cards and their like."""
        found: dict[str, str] = {}
        for section in self.lists_named(key):
            entries = entries_of(self._bench.document, section)
            said = {entry.get("id"): entry.get("text") for entry in entries}
            listed = self.face.listed(self._bench.known, section).items()
            for name, text in (*said.items(), *((each, getattr(form, "text", None)) for each, form in listed)):
                words = text.get(texts.language) or next(iter(text.values()), "") if isinstance(text, Mapping) else text
                if words:
                    label = words if isinstance(words, str) else label_of(words).in_language(texts.language)
                    found.setdefault(str(name), label)
        return found

    def in_use(self, key: str) -> Sequence[str]:
        """Return the words that the content has under a key that names no list."""
        return self.face.in_use(self._bench.known, key)

    def title(self, path: Path, texts: Texts) -> str:
        """Return what an entry at a path is called: by its name, its id, or what it names, else by its number."""
        entry = value_at(self._bench.document, path)
        number = f"{path[-1] + 1}" if path and isinstance(path[-1], int) else ""
        if not isinstance(entry, Mapping):
            return number
        name = entry.get("name") or entry.get("text")
        if isinstance(name, Mapping):
            name = name.get(texts.language) or next(iter(name.values()), "")
        if name or isinstance(entry.get("id"), str):
            return str(name or self._built_name(path, texts) or entry["id"])
        named = [value for value in entry.values() if isinstance(value, list | str)]
        words = named[0] if named else ""
        return " – ".join(map(str, words)) if isinstance(words, list) and words else str(words) or number

    def _built_name(self, path: Path, texts: Texts) -> str:
        """Return what a figure without a name is called in the game, with its id if another is called so, too.

        It is "" for what is no figure, and for one that could not be built.
        """
        setup, identity = self._bench.setup, value_at(self._bench.document, (*path, "id"))
        figure = next((each for each in setup.figures if each.id == identity), None)
        if figure is None or self.face.entry_of_figure(setup, figure.id) != (path[0], identity):
            return ""
        name = figure.label.in_language(texts.language)
        alike = [each for each in setup.figures if each.label.in_language(texts.language) == name]
        return name if len(alike) < 2 else f"{name} ({identity})"

    # -- the forms along a path -------------------------------------------------------------------------------------

    def kind_at(self, path: Path) -> inspect.Type:
        """Return the type of what lies at a path of the document."""
        kind: inspect.Type = self.root
        for depth, part in enumerate(path):
            kind = self.inner(kind, path[:depth], part)
        return kind

    def inner(self, kind: inspect.Type, path: Path, part: str | int) -> inspect.Type:
        """Return the type of a part of what lies at a path."""
        if isinstance(part, int):
            section = path[-1] if path else ""
            if section in self.face.loose_forms:
                return inspect.type_info(self.face.loose_forms[str(section)])
            return item_of(kind, part)
        form = self.form_at(kind, path)
        if form is not None:
            found = next((field.type for field in fields_of(form) if field.key == part), None)
            return inspect.AnyType() if found is None else found
        found_kind = bare(kind)
        return found_kind.value_type if isinstance(found_kind, inspect.DictType) else inspect.AnyType()

    def form_at(self, kind: inspect.Type, path: Path) -> type[Any] | None:
        """Return the form of the table at a path: that of a changed entry is the form of what is changed."""
        if self.is_changed(kind, path):
            section = self.lists_named(str(path[-1]))[0]
            return form_of(item_of(self.lists[section], 0))
        return form_of(kind, value_at(self._bench.document, path))

    def is_changed(self, kind: inspect.Type, path: Path) -> bool:
        """Return whether a field names an entry, or states what is changed of one."""
        key = path[-1] if path else 0
        return isinstance(key, str) and sort_of(kind) is Sort.FREE and len(self.lists_named(key)) > 0

    def with_value(self, path: Path, value: Any) -> Document:
        """Return the document with something else at a path; a changed entry without changes is its id alone."""
        document = self._bench.document
        changed = next((path[:end] for end in range(1, len(path)) if self._names_one(path[:end])), None)
        if changed is None:
            return with_value(document, path, value)
        base = value_at(document, changed)
        entry = {BASE: base} if isinstance(base, str) else dict(base or {})
        key = path[len(changed)]
        usual = self.usual_of(changed).get(str(key))
        if isinstance(usual, tuple) and key not in entry and len(path) > len(changed) + 1:
            # An element of a list is changed beside the others that the entry has.
            entry[key] = list(usual)
        inside = with_value({"entry": entry}, ("entry", *path[len(changed) :]), value)["entry"]
        left = {key: each for key, each in inside.items() if each not in ({}, [])}
        return with_value(document, changed, left[BASE] if set(left) == {BASE} else left)

    def usual_of(self, path: Path) -> Mapping[str, Any]:
        """Return what the entry has that a field changes, as a file has it; nothing for one that does not exist."""
        value = value_at(self._bench.document, path)
        base = value.get(BASE) if isinstance(value, Mapping) else value
        form = self.face.listed(self._bench.known, self.lists_named(str(path[-1]))[0]).get(str(base))
        found: Mapping[str, Any] = {} if form is None else msgspec.to_builtins(form)
        return found

    def usual_at(self, path: Path) -> Any:
        """Return what a changed entry has by itself where its table does not say it; None for nothing."""
        changed = next((path[:end] for end in range(1, len(path)) if self._names_one(path[:end])), None)
        return None if changed is None else value_at(self.usual_of(changed), path[len(changed) :])

    def _names_one(self, path: Path) -> bool:
        return self.is_changed(self.kind_at(path), path)

    # -- ids --------------------------------------------------------------------------------------------------------

    def with_id(self, path: Path, new: str) -> Document:
        """Return the document with another id for an entry of a list, also wherever it is named."""
        section, old = str(path[0]), str(value_at(self._bench.document, (*path, "id")))
        document: Document = dict(self._bench.document)
        if section in (*sections_of(document), "player"):
            document = renamed(document, Thing(section, old), new)
        for place in self.places_naming(section, old):
            document = with_value(document, place, new)
        return with_value(document, (*path, "id"), new)

    def places_naming(self, section: str, name: str) -> list[Path]:
        """Return where an entry is named, by paths."""
        return [place for place in self.places_of_names() if self._is_naming(place, section, name)]

    def places_of_names(self) -> Iterator[Path]:
        """Yield where an entry may be named, by paths."""
        return self._leaves(self.root, ())

    def _is_naming(self, place: Path, section: str, name: str) -> bool:
        key = next((part for part in reversed(place) if isinstance(part, str)), "")
        return value_at(self._bench.document, place) == name and section in self.lists_named(key)

    def _leaves(self, kind: inspect.Type, path: Path) -> Iterator[Path]:
        value = value_at(self._bench.document, path)
        if isinstance(value, list | tuple):
            for number in range(len(value)):
                yield from self._leaves(self.inner(kind, path, number), (*path, number))
        elif isinstance(value, Mapping):
            # What tells several forms apart is a word of theirs and no name, whatever else is called so.
            tag = tags_of(kind)[0] if sort_of(kind) is Sort.TAGGED else ""
            for key in (each for each in value if each != tag):
                yield from self._leaves(self.inner(kind, path, key), (*path, key))
        elif isinstance(value, str) and (sort_of(kind) is Sort.NAME or self.is_changed(kind, path)):
            yield path

    def clicks(self, section: str) -> tuple[tuple[Path, ...], ...]:
        """Return what is clicked on the table for a new entry of a list: of each click the fields that it sets.

        A place is clicked together with the zone it lies in.  Without a place each thing that the entry must name is
        clicked; what has no id may name only one, and is known by that.  What the editor draws anyway has no clicks.
        """
        form = self.entry_form(section, self.lists[section])
        if form is None or section in SECTIONS:
            return ()
        fields = fields_of(form)
        keys = {field.key for field in fields}
        named = [
            (field.is_required, (field.key, *end))
            for field in fields
            for end in _ends(field.type)
            if self.can_be_clicked(field.key)
        ]
        needed = [path for is_required, path in named if is_required]
        place = ("rectangle",) if keys >= SHAPES else next(filter(None, map(_place_in, fields)), ())
        if place and len(needed) < 2:
            return ((place, *needed),)
        if not needed and len(named) == 1 and "id" not in keys:
            needed = [named[0][1]]
        return tuple((path,) for path in needed)

    # -- what lies on the table ---------------------------------------------------------------------------------------

    def can_be_clicked(self, key: str) -> bool:
        """Return whether what a key names lies on the table."""
        return any(section in SECTIONS or section in self.face.placed for section in self.lists_named(key))

    def clicked(self, key: str, point: Point, reach: float) -> list[str]:
        """Return the ids of what a key may name that lies at a point, the smallest first."""
        sections = self.lists_named(key)
        found = self._placed_at(sections, point, reach)
        thing = self._bench.thing_at(point, reach)
        if found or (thing is not None and thing.section in sections and thing.section != "zone"):
            return [found or str(thing and thing.id)]
        areas: list[tuple[float, str]] = []
        if "terrain" in sections:
            pieces = ((Area(piece.outline, piece.holes), piece.whole) for piece in self._bench.pieces())
            areas += [(_size(area), str(whole)) for area, whole in pieces if in_area(area, point, reach)]
        if "zone" in sections:
            zones = ((replace(zone.area, band=None), zone.id) for zone in self._bench.setup.zones)
            areas += [(_size(area), str(name)) for area, name in zones if in_area(area, point, 0.0)]
        return list(dict.fromkeys(name for _, name in sorted(areas)))

    def placed_at(self, point: Point, reach: float) -> Path:
        """Return the path to the entry with a place of its own that is nearest to a point; () for none near enough."""
        return min(self._near(self.face.placed, point, reach), default=(0.0, ()))[1]

    def _placed_at(self, sections: tuple[str, ...], point: Point, reach: float) -> str:
        """Return the id of the nearest entry of some lists with a place of its own."""
        path = min(self._near(sections, point, reach), default=(0.0, ()))[1]
        return str(value_at(self._bench.document, (*path, "id"))) if path else ""

    def _near(self, sections: Sequence[str], point: Point, reach: float) -> Iterator[tuple[float, Path]]:
        """Yield the entries of some lists that have a place near a point, each with how far that is."""
        for section in (each for each in sections if each in self.lists):
            form = self.entry_form(section, self.lists[section])
            paths = [path for field in fields_of(form) if (path := _place_in(field))] if form is not None else []
            for number, entry in enumerate(entries_of(self._bench.document, section)):
                for path in paths:
                    away = [plan_distance(place, point) for place in _points(value_at(entry, path[:1]))]
                    if away and min(away) <= max(reach, NEAR):
                        yield min(away), (section, number)


def _points(value: Any) -> list[tuple[float, float]]:
    """Return the points in a place or a list of places; none where one is no point."""
    places = value if isinstance(value, list) and value and isinstance(value[0], list) else [value]
    return [
        (place[0], place[1])
        for place in places
        if isinstance(place, list) and len(place) == 2 and all(isinstance(each, int | float) for each in place)
    ]


def _place_in(field: Field) -> Path:
    """Return the path to the place on the table that a field holds, itself or as the first of several."""
    if is_point(field.type):
        return (field.key,)
    is_list = sort_of(field.type) is Sort.LIST and fixed_length(field.type) is None and shortest(field.type) < 2
    return (field.key, 0) if is_list and is_point(item_of(field.type, 0)) else ()


def _ends(kind: inspect.Type) -> tuple[Path, ...]:
    """Return the paths within a field that names one entry, or as many as its form says."""
    if sort_of(kind) is Sort.NAME:
        return ((),)
    length = fixed_length(kind) if sort_of(kind) is Sort.LIST else None
    return tuple((number,) for number in range(length or 0) if sort_of(item_of(kind, number)) is Sort.NAME)


def _size(area: Area) -> float:
    west, south, east, north = box_of(area.outline)
    return (east - west) * (north - south)


def around(point: Point) -> list[float]:
    """Return a small rectangle about a point, as forms have it."""
    return [point[0] - SIDE / 2.0, point[1] - SIDE / 2.0, SIDE, SIDE]
