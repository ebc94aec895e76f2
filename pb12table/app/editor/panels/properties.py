"""What can be set in numbers and words: of the selection, of kinds of terrain and cover, and of the table itself."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, Final

import msgspec
from msgspec import inspect

from pb12table.app.editor.workbench import KindShown, Workbench
from pb12table.files.forms.basics import label_of
from pb12table.files.reading import converted
from pb12table.files.scenario import scenario_form
from pb12table.forces.by_play import told_by_play
from pb12table.layouts.cells import (
    Spot,
    with_cover,
    with_figure,
    with_ground,
    with_owner,
    without_cover,
    without_figure,
    without_owner,
)
from pb12table.layouts.deploying import (
    KEY,
    LIST,
    deployments,
    with_edge,
    with_first,
    with_zone_in,
    without_shown,
)
from pb12table.layouts.editing import (
    Document,
    Thing,
    entries_of,
    entry_of,
    in_order,
    is_opening,
    named,
    number_of,
    outline_key,
    part_of,
    renamed,
    things_of,
    with_corner,
    with_key,
    written,
)
from pb12table.layouts.motions import corners_of
from pb12table.skirmish.faces.content import KindTable
from pb12table.skirmish.faces.forces import CellsFace
from pb12table.skirmish.forms.force_pages import Property, TakenId
from pb12table.skirmish.ids import Label, PlayerId
from pb12table.skirmish.zones import ZoneKind
from pb12table.systems.known import content, forces
from pb12table.systems.known import content as content_face
from pb12table.table.cells import Cell
from pb12table.table.shapes import Point
from pb12table.texts.locale import Texts, upper_first
from pb12table.texts.names import system_name, text_key

NOTHING: Final = ""
MIXED: Final = "–"
Options = tuple[tuple[str, str], ...]


def cell_rows(bench: Workbench, face: CellsFace, texts: Texts) -> list[Property]:
    """Return the rows of the selected cells: for a single one also its owner and who stands there."""
    own, lain = texts.of(bench.setup.system), bench.spots()
    content = bench.known
    cells = [cell for cell in bench.cells if cell in lain]
    rows = [_ground(bench, face, own, content, cells, lain)]
    rows += [_cover(bench, face, own, content, cells, lain)] if face.covers(content) else []
    if len(cells) == 1:
        spot = lain[cells[0]]
        rows += [_owner(bench, face, own, cells[0], spot)] if face.keys.own and spot.cover else []
        rows += _figure(bench, face, own, content, cells[0], spot) if face.keys.profile else []
    return rows


def names_of(labels: Mapping[str, Label], texts: Texts) -> Options:
    """Return ids with their names, in the order of the names."""
    return in_order((name, upper_first(label.in_language(texts.language))) for name, label in labels.items())


def _choice(label: str, now: str, options: Sequence[tuple[str, str]], put: Callable[[str], Document]) -> Property:
    shown = dict(options).get(now, now or MIXED)
    return Property(label, shown, "choice", put, tuple(options))


def _common(values: Sequence[str]) -> str:
    """Return what several have in common."""
    return values[0] if len({*values}) == 1 else MIXED


def _ground(
    bench: Workbench, face: CellsFace, texts: Texts, content: Any, cells: Sequence[Cell], lain: Mapping[Cell, Spot]
) -> Property:
    def put(kind: str) -> Document:
        document = bench.document
        for cell in cells:
            document = with_ground(document, face.keys, cell, kind)
        return document

    now = _common([lain[cell].ground for cell in cells])
    return _choice(texts("cells-ground"), now, names_of(face.grounds(content), texts), put)


def _cover(
    bench: Workbench, face: CellsFace, texts: Texts, content: Any, cells: Sequence[Cell], lain: Mapping[Cell, Spot]
) -> Property:
    def put(kind: str) -> Document:
        document = bench.document
        for cell in cells:
            if kind == NOTHING:
                document = without_cover(document, face.keys, cell)
            else:
                document = with_cover(document, face.keys, cell, kind)
        return document

    options = ((NOTHING, texts("cells-nothing")), *names_of(face.covers(content), texts))
    return _choice(texts("cells-cover"), _common([lain[cell].cover for cell in cells]), options, put)


def _owner(bench: Workbench, face: CellsFace, texts: Texts, cell: Cell, spot: Spot) -> Property:
    def put(player: str) -> Document:
        document = bench.document
        for owner in spot.owns:
            document = without_owner(document, face.keys, owner)
        return with_owner(document, face.keys, cell, player) if player != NOTHING else document

    players = [(str(player.id), player.name) for player in bench.setup.players]
    now = spot.owns[0] if spot.owns else NOTHING
    return _choice(texts("cells-owner"), now, [(NOTHING, texts("cells-nobody")), *players], put)


def _figure(bench: Workbench, face: CellsFace, texts: Texts, content: Any, cell: Cell, spot: Spot) -> list[Property]:
    """Return the rows for who stands there and who owns it."""
    players = [(str(player.id), player.name) for player in bench.setup.players]
    owner = players[0][0] if players else NOTHING

    def put(profile: str) -> Document:
        if profile == NOTHING:
            return without_figure(bench.document, cell)
        whose = owner if spot.figure is None else spot.figure[1]
        return with_figure(bench.document, face.keys, cell, profile, whose)

    def give(player: str) -> Document:
        assert spot.figure is not None, "asked of a figure"
        return with_figure(bench.document, face.keys, cell, spot.figure[0], player)

    profiles = names_of(content_face(bench.setup.system).profiles(content), texts)
    now = NOTHING if spot.figure is None else spot.figure[0]
    rows = [_choice(texts("cells-figure"), now, [(NOTHING, texts("cells-nobody")), *profiles], put)]
    if spot.figure is not None:
        rows.append(_choice(texts("edit-property-player"), spot.figure[1], players, give))
    return rows


NONE: Final = ""
"""What is set where a value is left out."""
LEFT_OUT: Final = ("id", "description")
"""Keys of a kind that are no values."""
Values = dict[str, Any]
Put = Callable[[Any], Document]


def table_of(bench: Workbench, sort: str) -> KindTable | None:
    """Return the kinds of a sort whose values the layout may set; None for none."""
    return next((table for table in content(bench.setup.system).kind_tables if table.sort == sort), None)


def kinds_of(bench: Workbench, table: KindTable) -> Mapping[str, Any]:
    """Return all kinds of a table, the layout's own included, as forms by id."""
    return table.kinds(bench.known)


def kind_label(bench: Workbench, shown: KindShown, texts: Texts) -> str:
    """Return the name of a kind: the program's words for it, else its own name."""
    table = table_of(bench, shown.sort)
    form = None if table is None else kinds_of(bench, table).get(shown.kind)
    own = shown.kind if form is None else label_of(form.name).in_language(texts.language)
    return upper_first(texts.of(bench.setup.system).either(f"kind-{shown.kind}", own))


def is_own(bench: Workbench, shown: KindShown) -> bool:
    """Return whether the layout has values of its own for a kind."""
    table = table_of(bench, shown.sort)
    return table is not None and any(
        entry.get("id") == shown.kind for entry in entries_of(bench.document, table.section)
    )


def without_own(bench: Workbench, shown: KindShown) -> Document:
    """Return the document without values of its own for a kind, so that those of the system apply again."""
    table = table_of(bench, shown.sort)
    if table is None:
        return bench.document
    left = [entry for entry in entries_of(bench.document, table.section) if entry.get("id") != shown.kind]
    found = {key: value for key, value in bench.document.items() if key != table.section}
    return {**found, table.section: left} if left else found


def kind_rows(bench: Workbench, shown: KindShown, texts: Texts) -> list[Property]:
    """Return the rows of a kind."""
    table = table_of(bench, shown.sort)
    form = None if table is None else kinds_of(bench, table).get(shown.kind)
    if table is None or form is None:
        return []
    rows = _KindRows(bench, table, _plain(form), texts.of(bench.setup.system))
    return list(rows.all())


def _plain(form: Any) -> Values:
    """Return a kind as it stands in a file: without what is left out."""
    found: Values = msgspec.to_builtins(form)
    return {key: value for key, value in found.items() if value is not None}


class _KindRows:
    """The rows of one kind of a table, with its values now."""

    def __init__(self, bench: Workbench, table: KindTable, values: Values, texts: Texts) -> None:
        self._bench, self._table, self._values, self._texts = bench, table, values, texts

    def all(self) -> Iterator[Property]:
        """Yield one row for each value, and before a group of values a heading."""
        for field in _fields(self._table.form):
            key = field.encode_name
            if key in LEFT_OUT:
                continue
            if key == "name":
                yield self._name()
            else:
                yield from self._rows(key, field.type, self._values.get(key), self._putting(key))

    def _putting(self, key: str) -> Put:
        def put(value: Any) -> Document:
            return self._with(key, value)

        return put

    def _with(self, key: str, value: Any) -> Document:
        """Return the document with one value of the kind; raises FileProblem if the form does not take it."""
        entry = {name: old for name, old in self._values.items() if name != key}
        if value is not None:
            entry[key] = value
        bench, section = self._bench, self._table.section
        converted(entry, self._table.form, bench.path, f'{section} "{entry["id"]}"')
        others = [other for other in entries_of(bench.document, section) if other.get("id") != entry["id"]]
        return {**bench.document, section: [*others, entry]}

    def _rows(self, key: str, kind: inspect.Type, now: Any, put: Put) -> Iterator[Property]:
        may_be_none = isinstance(kind, inspect.UnionType) and any(
            isinstance(each, inspect.NoneType) for each in kind.types
        )
        if isinstance(kind, inspect.UnionType):
            kind = next(each for each in kind.types if not isinstance(each, inspect.NoneType))
        match kind:
            case inspect.BoolType():
                yield self._choice(key, "yes" if now else "no", ("no", "yes"), lambda text: put(text == "yes"))
            case inspect.IntType() | inspect.FloatType():
                yield self._number(key, now, put, whole=isinstance(kind, inspect.IntType), optional=may_be_none)
            case inspect.LiteralType() | inspect.EnumType():
                named_values = kind.values if isinstance(kind, inspect.LiteralType) else [one.value for one in kind.cls]
                values = (*((NONE,) if may_be_none else ()), *map(str, named_values))
                yield self._choice(key, now, values, lambda text: put(text or None))
            case inspect.VarTupleType(item_type=inspect.StructType(cls=cls)):
                yield from self._graded(key, cls, now or [], put)
            case inspect.StructType(cls=cls):
                yield Property(self._label(key), "", "head")
                for field in _fields(cls):
                    inner = field.encode_name
                    yield from self._rows(inner, field.type, (now or {}).get(inner), _inside(put, now or {}, inner))
            case _:
                return

    def _graded(self, key: str, form: type[Any], now: list[Values], put: Put) -> Iterator[Property]:
        """Yield a number for each of some names, such as a bonus to each kind of dice; 0 for none."""
        fields = _fields(form)
        name = next((field for field in fields if isinstance(field.type, inspect.LiteralType)), None)
        value = next((field for field in fields if isinstance(field.type, inspect.IntType)), None)
        if name is None or value is None or len(fields) != 2:
            return
        assert isinstance(name.type, inspect.LiteralType)
        yield Property(self._label(key), "", "head")
        for option in map(str, name.type.values):
            graded = {str(each[name.encode_name]): each[value.encode_name] for each in now}

            def given(number: Any, option: str = option, graded: Values = graded) -> Document:
                wished = {**graded, option: number}
                return put([{name.encode_name: of, value.encode_name: each} for of, each in wished.items() if each])

            label = self._texts.either(f"edit-value-{option}", option)
            yield self._labelled(label, graded.get(option, 0), given, whole=True, optional=False)

    # -- single rows ------------------------------------------------------------------------------------------

    def _label(self, key: str) -> str:
        word = key.replace("_", "-")
        general = self._texts.either(f"edit-property-{word}", word)
        return self._texts.either(f"edit-kind-{word}", general)

    def _name(self) -> Property:
        value = self._values["name"]
        shown = value.get(self._texts.language, "") if isinstance(value, dict) else str(value)

        def put(text: str) -> Document:
            return self._with("name", named(value, text, self._texts) or value)

        return Property(self._texts("edit-property-name"), shown, "text", put)

    def _number(self, key: str, now: Any, put: Put, *, whole: bool, optional: bool) -> Property:
        return self._labelled(self._label(key), now, put, whole=whole, optional=optional)

    def _labelled(self, label: str, now: Any, put: Put, *, whole: bool, optional: bool) -> Property:
        def typed(text: str) -> Document:
            if optional and not text.strip():
                return put(None)
            number = number_of(text)
            return put(round(number) if whole else number)

        is_unset = now is None
        value = self._texts("edit-unset") if is_unset else written(now, self._texts)
        return Property(label, value, "number", typed, unset=is_unset)

    def _choice(self, key: str, now: Any, values: tuple[Any, ...], put: Callable[[str], Document]) -> Property:
        options = tuple((str(value), self._option(str(value))) for value in values)
        return Property(self._label(key), dict(options).get(str(now or NONE), str(now)), "choice", put, options)

    def _option(self, value: str) -> str:
        if value in ("yes", "no"):
            return self._texts(f"edit-{value}")
        if value == NONE:
            return self._texts("edit-kind-none")
        return self._texts.either(f"edit-value-{value}", value)


def _inside(put: Put, values: Values, key: str) -> Put:
    """Return a function that sets one value of a group; once the last one is left out, the group is gone."""

    def given(value: Any) -> Document:
        left = {name: old for name, old in values.items() if name != key and old is not None}
        wished = left if value is None else {**left, key: value}
        return put(wished or None)

    return given


def _fields(form: type[Any]) -> tuple[inspect.Field, ...]:
    found = inspect.type_info(form)
    return found.fields if isinstance(found, inspect.StructType) else ()


_USUAL: Final = {"opacity": 1.0, "turned": 0.0, "step_cm": 2.0}


def layout_name(bench: Workbench, texts: Texts) -> str:
    """Return the name of the layout."""
    name = bench.document.get("name", "")
    return str(name.get(texts.language, "")) if isinstance(name, dict) else str(name)


def window_title(key: str, bench: Workbench, texts: Texts, name: str = "") -> tuple[str, str]:
    """Return what the title bar says of what is done with a layout, and its game."""
    system = bench.setup.system
    known = {"layout": layout_name(bench, texts), "file": name, "game": system_name(texts, system)}
    return texts(key, **known), system


def name_row(bench: Workbench, texts: Texts) -> Property:
    """Return the row in which the layout is named."""

    def rename(text: str) -> Document:
        before = bench.document.get("name")
        return {**bench.document, "name": named(before, text, texts) or before}

    return Property(texts("edit-property-name"), layout_name(bench, texts), "text", rename)


def table_rows(bench: Workbench, texts: Texts) -> list[Property]:
    """Return the rows of the table itself, and of the picture under it."""
    document = bench.document

    def row(section: str, key: str) -> Property:
        def put(text: str) -> Document:
            if key in EDGES:
                return with_edge(bench.document, key, number_of(text))
            own = {**part_of(bench.document, section), key: number_of(text)}
            return {**bench.document, section: own}

        return Property(
            texts(f"edit-property-{key.replace('_', '-')}"),
            written(part_of(document, section).get(key, _USUAL.get(key, 0.0)), texts), "number", put,
        )  # fmt: skip

    rows = [name_row(bench, texts)]
    rows += [row("table", key) for key in (*EDGES, "step_cm")]
    rows += _deployment_rows(bench, texts)
    if bench.on_cells is not None and bench.on_cells.keys.edge:
        rows.append(_edge_of_cells(bench, texts, bench.on_cells))
    if document.get("background") is not None:
        rows.append(Property(texts("edit-property-background"), "", "head"))
        rows += [row("background", key) for key in ("width", "turned", "opacity")]
        rows += [_corner_of_picture(bench, texts, axis) for axis in (0, 1)]
    return rows


def _deployment_rows(bench: Workbench, texts: Texts) -> list[Property]:
    """Return the rows for which of several deployments is shown, and what it is called; "" takes it away."""
    known = deployments(bench.document)
    if not known:
        return []
    now = known[0]

    def rename(text: str) -> Document:
        name = named(now.get("name"), text, texts)
        if name is None:
            return without_shown(bench.document)
        return {**bench.document, LIST: [{**now, "name": name}, *known[1:]]}

    # In the order of their ids: the one that is shown is the first of the file.
    in_turn = sorted(known, key=lambda entry: str(entry.get("id")))
    options = tuple((str(entry.get("id")), _name_of(entry, texts)) for entry in in_turn)
    label, tip = texts("edit-property-deployment"), texts("edit-tip-deployment")
    return [
        Property(texts("edit-head-deployments", count=len(known)), "", "head"),
        Property(label, _name_of(now, texts), "choice", lambda key: with_first(bench.document, key), options, tip),
        Property(texts("edit-property-name"), _name_of(now, texts), "text", rename, tip=texts("edit-tip-no-name")),
    ]


def _name_of(entry: Mapping[str, Any], texts: Texts) -> str:
    name = entry.get("name", "")
    return str(name.get(texts.language, "")) if isinstance(name, dict) else str(name)


def _edge_of_cells(bench: Workbench, texts: Texts, face: CellsFace) -> Property:
    """Return the row for the length of a cell's edge: the lattice of the whole map."""
    key, system = face.keys.edge, bench.setup.system

    def put(text: str) -> Document:
        wished = {**bench.document, key: number_of(text)}
        # What lies beyond its bounds is refused here, and changes nothing.
        scenario_form(wished, bench.path)
        return wished

    return Property(texts.of(system)("cells-edge"), written(face.lattice(bench.setup).edge, texts), "number", put)


def _corner_of_picture(bench: Workbench, texts: Texts, axis: int) -> Property:
    def put(text: str) -> Document:
        own = dict(bench.document["background"])
        at = list(own.get("at", (0.0, 0.0)))
        at[axis] = number_of(text)
        return {**bench.document, "background": {**own, "at": at}}

    at = bench.document["background"].get("at", (0.0, 0.0))
    return Property(texts(f"edit-property-{'xy'[axis]}"), written(at[axis], texts), "number", put)


EDGES: Final = ("width", "depth")
FLAGS: Final = ("blocks_sight", "stops_damage", "standable", "climbable", "passable", "vehicle_passable")
RECTANGLE: Final = ("x", "y", "width", "depth")
CIRCLE: Final = ("x", "y", "radius")
EVERY_HEIGHT: Final = (0.0, 100.0)
"""Where a zone holds whose lowest or highest stand height has not been typed."""
OPTIONAL: Final = ""
"""What is typed to leave a key to the kind again."""
EXPLAINED: Final = ("facing", "rises", "turned", "translucent", "open")
"""Keys that need a word: degrees, which nobody should take for a compass bearing, and what can be seen through."""


def properties_of(bench: Workbench, texts: Texts) -> list[Property]:
    """Return the rows for the selection; those of the table if nothing is selected."""
    if bench.kind_shown is not None:
        return kind_rows(bench, bench.kind_shown, texts)
    if bench.on_cells is not None and bench.cells:
        return cell_rows(bench, bench.on_cells, texts)
    if len(bench.selection) == 1:
        thing = bench.selection[0]
        rows = _Rows(bench, texts, thing)
        return {"terrain": rows.terrain, "zone": rows.zone, "figure": rows.figure}.get(thing.section, rows.group)()
    return [] if bench.selection else table_rows(bench, texts)


def profile_name(bench: Workbench, profile: str, texts: Texts) -> str:
    """Return the name of a profile; its id if there is no such profile."""
    label = profiles_of(bench).get(profile)
    return profile if label is None else upper_first(label.in_language(texts.language))


def profiles_of(bench: Workbench) -> Mapping[str, Label]:
    """Return the names of all profiles a figure can have, by id."""
    return content(bench.setup.system).profiles(bench.content)


class _Rows:
    """Makes the rows of one thing."""

    def __init__(self, bench: Workbench, texts: Texts, thing: Thing) -> None:
        self.bench, self.texts, self.thing = bench, texts, thing
        self.entry = entry_of(bench.document, thing)

    def terrain(self) -> list[Property]:
        """Return the rows of a piece of terrain."""
        kinds = in_order((kind, self._kind(kind)) for kind in self.bench.kinds)
        kind = self._kind(str(self.entry.get("kind")))
        rows = [self._id(), self._name(kind), self._choice("kind", kinds), *self._measures()]
        is_line = self.entry.get("line") is not None
        keys = ("thickness", "base", "height", "translucent") if is_line else ("base", "height", "rises", "translucent")
        rows += [*map(self._number, keys), *self._edge("low_edge"), *self._edge("high_edge"), *self._opening()]
        flags = [*map(self._flag, FLAGS[:1]), *self._hides(), *map(self._flag, FLAGS[1:])]
        return [*rows, self._head("flags"), *flags, *self._corners(), *self._holes()]

    def _hides(self) -> list[Property]:
        """Return the rows for ground that hides: whether it does, and how deep one sees into it."""
        texts, value, usual = self.texts, self.entry.get("hides"), self._usual("hides")
        now = usual if value is None else value

        def put(text: str) -> Document:
            return with_key(self.bench.document, self.thing, "hides", {"yes": True, "no": False}.get(text))

        def put_depth(text: str) -> Document:
            return with_key(self.bench.document, self.thing, "hides", True if not text.strip() else number_of(text))

        names = {"": texts("edit-usual", value=texts("edit-yes" if usual else "edit-no"))}
        names |= {key: texts(f"edit-{key}") for key in ("yes", "no")}
        shown = "" if value is None else "yes" if value else "no"
        tip = texts("edit-tip-hides")
        rows = [Property(self._label("hides"), names[shown], "choice", put, tuple(names.items()), tip, not shown)]
        if now:
            endless = now is True
            words = texts("edit-sight-depth-endless") if endless else self._written(now)
            label, tip = self._label("sight_depth"), texts("edit-tip-sight-depth")
            rows.append(Property(label, words, "number", put_depth, tip=tip, unset=endless))
        return rows

    def _kind(self, kind: str) -> str:
        return kind_label(self.bench, KindShown("kind", kind), self.texts)

    def _opening(self) -> list[Property]:
        """Return the rows for how a door stands and turns, the gap of a window, and the side one sees through from."""
        kind = self.bench.kinds.get(str(self.entry.get("kind")))
        if kind is None or not is_opening(self.entry, self.bench.kinds):
            return []
        sides = tuple((side, self.texts(f"edit-side-{side}")) for side in ("left", "right"))
        ends = tuple((end, self.texts(f"edit-end-{end}")) for end in ("start", "end"))
        rows: list[Property] = [self._head("opening")]
        if kind.opens is not None:
            rows.append(self._number("open"))
        if kind.opens == "turns":
            rows += [self._choice("hinge", ends, "start"), self._choice("swing", sides, "left")]
        if kind.sill is not None or self.entry.get("sill") is not None:
            rows += [self._number("sill"), self._number("lintel")]
        if kind.one_way:
            rows.append(self._choice("see_through", sides, "left"))
        return rows

    def zone(self) -> list[Property]:
        """Return the rows of a zone."""
        offered = content(self.bench.setup.system).zone_kinds
        named_kinds = (kind for kind in ZoneKind if kind in offered or kind.value == self.entry.get("kind"))
        kinds = tuple((kind.value, self.texts(text_key("zone", kind))) for kind in named_kinds)
        usual = dict(kinds).get(str(self.entry.get("kind")), "–")
        rows = [self._id(), self._name(usual), self._choice("kind", kinds), *self._measures()]
        if self.entry.get("kind") == ZoneKind.DARK.value:
            rows.append(self._number("level", whole=True))
        rows += [self._band(0), self._band(1)]
        players = [player.id for player in self.bench.setup.players]
        rows += [self._head("players"), *map(self._player, players)]
        if known := deployments(self.bench.document):
            rows += [Property(self.texts("edit-head-there"), "", "head"), *map(self._deployment, known)]
        return [*rows, *self._corners(), *self._holes()]

    def _deployment(self, deployment: Mapping[str, Any]) -> Property:
        """Return the row for whether a zone is there in a deployment."""
        key = str(deployment.get("id"))
        on = key in (self.entry.get(KEY) or (key,))

        def put(text: str) -> Document:
            return with_zone_in(self.bench.document, self.thing, key, text == "yes")

        options = (("yes", self.texts("edit-yes")), ("no", self.texts("edit-no")))
        return Property(_name_of(deployment, self.texts), options[not on][1], "choice", put, options)

    def figure(self) -> list[Property]:
        """Return the rows of a figure for trials."""
        players = tuple((player.id, player.name) for player in self.bench.setup.players)
        profiles = in_order((name, profile_name(self.bench, name, self.texts)) for name in profiles_of(self.bench))
        built = next((figure for figure in self.bench.setup.figures if figure.id == self.thing.id), None)
        face = forces(self.bench.setup.system)
        profile = self.entry.get("profile")
        usual = profile_name(self.bench, profile, self.texts) if isinstance(profile, str) else ""
        if face is not None and built is not None:
            usual = face.kind(self.texts, self.bench.setup, built) or usual
        rows = [self._id(), self._name(upper_first(usual) if usual else "–"), self._choice("player", players)]
        if isinstance(self.entry.get("profile"), str):
            rows.append(self._choice("profile", profiles))
        if self.entry.get("at") is not None:
            rows += self._list("at", ("x", "y"))
        else:
            rows.append(Property(self.texts("edit-begins-staged"), "", "head"))
        rows += [self._number("facing"), self._number("height")]
        return [*rows, *self._worth(built)]

    def group(self) -> list[Property]:
        """Return the rows of several figures that one entry puts down."""
        players = tuple((player.id, player.name) for player in self.bench.setup.players)
        number = sum(self.bench.thing_of(figure.id) == self.thing for figure in self.bench.setup.figures)
        heads = Property(self.texts("edit-heads", number=number), "", "head")
        rows = [heads, self._id(), self._name("–"), self._choice("player", players), self._number("height")]
        face, player = forces(self.bench.setup.system), PlayerId(str(self.entry.get("player")))
        units = () if face is None else face.units(self.bench.setup, player).get(self.thing.id, ())
        return [*rows, *(row for unit in units for row in self._worth(unit))]

    def _worth(self, unit: Any) -> list[Property]:
        """Return a row with what a figure or a group is worth; none for what has no value."""
        face = forces(self.bench.setup.system)
        worth = None if face is None or unit is None else face.figure_worth(self.texts, self.bench.setup, unit)
        if face is None or worth is None:
            return []
        told = ", ".join(filter(None, (worth.words, told_by_play(self.texts, self.bench.setup, unit, face))))
        # A bare number has yet to say what it is.
        head = f"{self.texts('edit-worth-of')}: {told}" if told[:1].isdigit() else upper_first(told)
        return [Property(head, "", "head")]

    # -- single rows ------------------------------------------------------------------------------------------

    def _label(self, key: str) -> str:
        return self.texts(f"edit-property-{key.replace('_', '-')}")

    def _written(self, value: Any) -> str:
        return written(value, self.texts)

    def _head(self, key: str) -> Property:
        return Property(self._label(key), "", "head")

    def _id(self) -> Property:
        def put(text: str) -> Document:
            name = "-".join(text.strip().lower().split()) or self.thing.id
            if name != self.thing.id and Thing(self.thing.section, name) in things_of(self.bench.document):
                raise TakenId(name)
            document = renamed(self.bench.document, self.thing, name)
            self.bench.selection = [Thing(self.thing.section, name)]
            return document

        return Property(self._label("id"), self.thing.id, "text", put)

    def _name(self, usual: str) -> Property:
        """Return the row for its name; without one it is called as its kind or profile."""
        value = self.entry.get("name")
        name = value.get(self.texts.language, "") if isinstance(value, dict) else value or ""

        def put(text: str) -> Document:
            return with_key(self.bench.document, self.thing, "name", named(value, text, self.texts))

        tip = "" if name else self.texts("edit-usual-tip")
        return Property(self._label("name"), str(name) or usual, "text", put, tip=tip, unset=not name)

    def _number(self, key: str, *, whole: bool = False) -> Property:
        def put(text: str) -> Document:
            if text.strip() == OPTIONAL:
                return with_key(self.bench.document, self.thing, key, None)
            number = number_of(text)
            whole_number = whole or key == "translucent"
            return with_key(self.bench.document, self.thing, key, round(number) if whole_number else number)

        value = self.entry.get(key)
        if value is not None:
            tip = self.texts(f"edit-tip-{key}") if key in EXPLAINED else ""
            return Property(self._label(key), self._written(value), "number", put, tip=tip)
        return self._unset(key, self._usual(key), put)

    def _unset(self, key: str, usual: Any, put: Callable[[str], Document]) -> Property:
        """Return the row of a number that the layout omits: what applies then, worded so as not to look set."""
        texts, name = self.texts, "unset" if usual is None else "usual"
        tip = texts(f"edit-{name}-tip")
        tip = f"{texts(f'edit-tip-{key}')} {tip}" if key in EXPLAINED else tip
        return Property(
            self._label(key), texts(f"edit-{name}", value=self._written(usual)), "number", put, tip=tip, unset=True
        )

    def _usual(self, key: str) -> Any:
        """Return what the kind says if the entry says nothing."""
        kind = self.bench.kinds.get(str(self.entry.get("kind")))
        return getattr(kind, key, None) if self.thing.section == "terrain" else None

    def _choice(self, key: str, options: tuple[tuple[str, str], ...], usual: str = "") -> Property:
        value = str(self.entry.get(key, usual))
        shown = dict(options).get(value, value)
        return Property(
            self._label(key), shown, "choice",
            lambda text: with_key(self.bench.document, self.thing, key, text), options,
        )  # fmt: skip

    def _flag(self, key: str) -> Property:
        """Return the row of what is usual for the kind or the other; the usual is named only if the file says it."""
        texts = self.texts
        usual, other = ("yes", "no") if self._usual(key) is True else ("no", "yes")
        value = self.entry.get(key)
        now = "" if value is None else "yes" if value else "no"
        options = [("", texts("edit-usual", value=texts(f"edit-{usual}"))), (other, texts(f"edit-{other}"))]
        if now == usual:
            options.append((usual, texts(f"edit-{usual}")))

        def put(text: str) -> Document:
            return with_key(self.bench.document, self.thing, key, {"yes": True, "no": False}.get(text))

        tip = "" if now else texts("edit-usual-flag-tip")
        return Property(self._label(key), dict(options)[now], "choice", put, tuple(options), tip, not now)

    def _player(self, player: str) -> Property:
        everybody = [each.id for each in self.bench.setup.players]
        is_for_all = self.entry.get("kind") == ZoneKind.CONTEST.value
        names = list(self.entry.get("players") or (everybody if is_for_all else ()))
        on = player in names

        def put(text: str) -> Document:
            wished = [*names, player] if text == "yes" else [name for name in names if name != player]
            told = None if is_for_all and set(wished) == set(everybody) else wished or None
            return with_key(self.bench.document, self.thing, "players", told)

        options = (("yes", self.texts("edit-yes")), ("no", self.texts("edit-no")))
        name = next(each.name for each in self.bench.setup.players if each.id == player)
        return Property(name, dict(options)["yes" if on else "no"], "choice", put, options)

    def _band(self, end: int) -> Property:
        """Return the lowest or highest stand height of a zone; if one is typed, the other gets its usual value."""

        def put(text: str) -> Document:
            if text.strip() == OPTIONAL:
                return with_key(self.bench.document, self.thing, "band", None)
            band = list(self.entry.get("band") or EVERY_HEIGHT)
            band[end] = number_of(text)
            return with_key(self.bench.document, self.thing, "band", band)

        key = ("from_height", "to_height")[end]
        band = self.entry.get("band")
        if band is None:
            return self._unset(key, None, put)
        return Property(self._label(key), self._written(band[end]), "number", put)

    def _edge(self, key: str) -> list[Property]:
        """Return the rows for every coordinate of a ramp's edge that is given by hand."""
        ends = self.entry.get(key) or ()
        head = [self._head(key)] if ends else []
        return [*head, *(self._edge_end(key, number, axis) for number in range(len(ends)) for axis in (0, 1))]

    def _edge_end(self, key: str, number: int, axis: int) -> Property:
        def put(text: str) -> Document:
            ends = [list(point) for point in self.entry[key]]
            ends[number][axis] = number_of(text)
            return with_key(self.bench.document, self.thing, key, ends)

        label = self.texts("edit-corner", number=number + 1, axis="xy"[axis])
        return Property(label, self._written(self.entry[key][number][axis]), "number", put)

    def _measures(self) -> list[Property]:
        """Return the rows for the position and size of a rectangle or a circle."""
        if self.entry.get("rectangle") is not None:
            return [*self._list("rectangle", RECTANGLE), self._number("turned")]
        return self._list("circle", CIRCLE) if self.entry.get("circle") is not None else []

    def _corners(self) -> list[Property]:
        """Return the rows for every coordinate of a polygon or line, possibly many: they follow what the piece is."""
        key = outline_key(self.entry)
        if not key or self.entry.get("rectangle") is not None or self.entry.get("circle") is not None:
            return []
        numbers = range(len(self.entry.get(key) or ()))
        return [self._head("corners"), *(self._corner(key, number, axis) for number in numbers for axis in (0, 1))]

    def _holes(self) -> list[Property]:
        """Return the rows for every coordinate of the holes."""
        rows: list[Property] = []
        before = len(corners_of(self.entry))
        for hole, ring in enumerate(self.entry.get("holes") or ()):
            rows.append(Property(self.texts("edit-hole-head", number=hole + 1), "", "head"))
            for number, point in enumerate(ring):
                rows += [self._hole_corner(before + number, number, (point[0], point[1]), axis) for axis in (0, 1)]
            before += len(ring)
        return rows

    def _hole_corner(self, place: int, number: int, point: Point, axis: int) -> Property:
        def put(text: str) -> Document:
            value = number_of(text)
            at = (value, point[1]) if axis == 0 else (point[0], value)
            return with_corner(self.bench.document, self.thing, place, at)

        label = self.texts("edit-corner", number=number + 1, axis="xy"[axis])
        return Property(label, self._written(point[axis]), "number", put)

    def _list(self, key: str, names: Sequence[str]) -> list[Property]:
        rows: list[Property] = []
        for number, name in enumerate(names):
            shown = self._written(self.entry[key][number])
            rows.append(Property(self._label(name), shown, "number", self._put(key, number)))
        return rows

    def _put(self, key: str, number: int) -> Callable[[str], Document]:
        def put(text: str) -> Document:
            values = list(self.entry[key])
            values[number] = number_of(text)
            return with_key(self.bench.document, self.thing, key, values)

        return put

    def _corner(self, key: str, number: int, axis: int) -> Property:
        def put(text: str) -> Document:
            point, value = self.entry[key][number], number_of(text)
            at = (value, point[1]) if axis == 0 else (point[0], value)
            return with_corner(self.bench.document, self.thing, number, at)

        label = self.texts("edit-corner", number=number + 1, axis="xy"[axis])
        return Property(label, self._written(self.entry[key][number][axis]), "number", put)
