"""What of the selection can be set in numbers and words: one row for each."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from pb12table.app.editor.cells.rows import cell_rows
from pb12table.app.editor.panels.kind_rows import kind_label, kind_rows
from pb12table.app.editor.panels.table_properties import table_rows
from pb12table.app.editor.workbench import KindShown, Workbench
from pb12table.layouts.editing import (
    Document,
    Thing,
    entry_of,
    outline_key,
    renamed,
    things_of,
    with_corner,
    with_key,
)
from pb12table.layouts.motions import corners_of
from pb12table.layouts.openings import is_opening
from pb12table.layouts.typed import in_order, named, number_of, written
from pb12table.skirmish.forms.rows import Property, TakenId
from pb12table.skirmish.naming import Label
from pb12table.skirmish.zones import ZoneKind
from pb12table.systems.known import content, forces
from pb12table.table.shapes import Point
from pb12table.texts.locale import Texts
from pb12table.texts.names import text_key
from pb12table.texts.plain import upper_first

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
    """The rows for what is selected; those of the table when nothing is."""
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
    """What a profile is called; its id where there is none like it."""
    label = profiles_of(bench).get(profile)
    return profile if label is None else upper_first(label.in_language(texts.language))


def profiles_of(bench: Workbench) -> Mapping[str, Label]:
    """The names of all profiles a figure can have, by id."""
    return content(bench.setup.system).profiles(bench.content)


class _Rows:
    """Makes the rows of one thing."""

    def __init__(self, bench: Workbench, texts: Texts, thing: Thing) -> None:
        self.bench, self.texts, self.thing = bench, texts, thing
        self.entry = entry_of(bench.document, thing)

    def terrain(self) -> list[Property]:
        """A piece of terrain."""
        kinds = in_order((kind, self._kind(kind)) for kind in self.bench.kinds)
        kind = self._kind(str(self.entry.get("kind")))
        rows = [self._id(), self._name(kind), self._choice("kind", kinds), *self._measures()]
        is_line = self.entry.get("line") is not None
        keys = ("thickness", "base", "height", "translucent") if is_line else ("base", "height", "rises", "translucent")
        rows += [*map(self._number, keys), *self._edge("low_edge"), *self._edge("high_edge"), *self._opening()]
        return [*rows, self._head("flags"), *map(self._flag, FLAGS), *self._corners(), *self._holes()]

    def _kind(self, kind: str) -> str:
        return kind_label(self.bench, KindShown("kind", kind), self.texts)

    def _opening(self) -> list[Property]:
        """How a door stands and turns, from where to where a window is open, from which side one sees through."""
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
        """A zone."""
        offered = content(self.bench.setup.system).zone_kinds
        named_kinds = (kind for kind in ZoneKind if kind in offered or kind.value == self.entry.get("kind"))
        kinds = tuple((kind.value, self.texts(text_key("zone", kind))) for kind in named_kinds)
        usual = dict(kinds).get(str(self.entry.get("kind")), "–")
        rows = [self._id(), self._name(usual), self._choice("kind", kinds), *self._measures()]
        if self.entry.get("kind") == ZoneKind.DARK.value:
            rows.append(self._number("level", whole=True))
        rows += [self._band(0), self._band(1)]
        players = [player.id for player in self.bench.setup.players]
        return [*rows, self._head("players"), *map(self._player, players), *self._corners(), *self._holes()]

    def figure(self) -> list[Property]:
        """A figure for trials."""
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
        worth = None if face is None or built is None else face.figure_worth(self.texts, self.bench.setup, built)
        if worth is not None:
            rows.append(Property(f"{self.texts('edit-worth-of')}: {worth.words}", "", "head"))
        return rows

    def group(self) -> list[Property]:
        """Several figures that one entry puts down."""
        players = tuple((player.id, player.name) for player in self.bench.setup.players)
        number = sum(self.bench.thing_of(figure.id) == self.thing for figure in self.bench.setup.figures)
        heads = Property(self.texts("edit-heads", number=number), "", "head")
        return [heads, self._id(), self._name("–"), self._choice("player", players), self._number("height")]

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
        """What it is called by people; without a name, as its kind or profile."""
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
        """A number that the layout does not give: what holds then, said so that nobody takes it for a setting."""
        texts, name = self.texts, "unset" if usual is None else "usual"
        tip = texts(f"edit-{name}-tip")
        tip = f"{texts(f'edit-tip-{key}')} {tip}" if key in EXPLAINED else tip
        return Property(
            self._label(key), texts(f"edit-{name}", value=self._written(usual)), "number", put, tip=tip, unset=True
        )

    def _usual(self, key: str) -> Any:
        """What the kind says where the entry says nothing."""
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
        """What is usual for the kind, or the other; the usual said aloud only where the file says it already."""
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
        """The lowest or the highest stand height at which a zone holds; where one is typed, the other has its usual."""

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
        """Every coordinate of an edge of a ramp that is given by hand."""
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
        """Where a rectangle or a circle lies, and its size."""
        if self.entry.get("rectangle") is not None:
            return [*self._list("rectangle", RECTANGLE), self._number("turned")]
        return self._list("circle", CIRCLE) if self.entry.get("circle") is not None else []

    def _corners(self) -> list[Property]:
        """Every coordinate of a polygon or a line, which may be many: they come after what the piece is."""
        key = outline_key(self.entry)
        if not key or self.entry.get("rectangle") is not None or self.entry.get("circle") is not None:
            return []
        numbers = range(len(self.entry.get(key) or ()))
        return [self._head("corners"), *(self._corner(key, number, axis) for number in numbers for axis in (0, 1))]

    def _holes(self) -> list[Property]:
        """Every coordinate of the holes."""
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
