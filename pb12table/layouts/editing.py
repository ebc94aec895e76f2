"""Changing a layout: pure operations from one document of a scenario to the next, with its layers and openings."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import pairwise
from math import dist, isfinite
from typing import Any, Final
from unicodedata import combining, normalize

from pb12table.files.content import known_system
from pb12table.files.forms.basics import as_name
from pb12table.files.forms.pieces import is_closed
from pb12table.files.forms.scenarios import KindForm
from pb12table.layouts.motions import (
    Entry as MotionsEntry,
)
from pb12table.layouts.motions import (
    Motion,
    as_polygon,
    bounds_of,
    corners_of,
    half_turn,
    mirror,
    moved_entry,
    shift,
)
from pb12table.skirmish.faces.content import Naming
from pb12table.skirmish.faces.words import Phrases
from pb12table.skirmish.forms import force_pages
from pb12table.skirmish.forms.force_pages import NotANumber
from pb12table.systems import known
from pb12table.table.planar import segment_distance
from pb12table.table.shapes import Point, are_numbers, rounded, rounded_point
from pb12table.texts.locale import MINUS, Texts


def number_of(text: str) -> float:
    """Return a typed number with a decimal point or comma; raises NotANumber."""
    try:
        number = float(text.strip().replace(",", ".").replace(MINUS, "-"))
    except ValueError:
        raise NotANumber(text) from None
    if not are_numbers(number):
        raise NotANumber(text)
    return rounded(number)


def written(value: Any, texts: Texts) -> str:
    """Return a value as it is typed, with the decimal sign of the language."""
    if isinstance(value, bool) or not isinstance(value, int | float):
        return str(value)
    return f"{value:g}".replace(".", texts.number(0.5)[1])


def named(before: Any, name: str, texts: Phrases) -> Any:
    """Return a name with what was typed in one language; a name in several languages keeps the others.

    None for no name.
    """
    new = as_name(name)
    if not new:
        return None
    return {**before, texts.language: new} if isinstance(before, dict) else new


def in_both(before: Any, language: str, new: str, own: str) -> Any:
    """Return words with what was typed for one language; None for none.

    Words that are the same in both languages are written once; those of the language of the window, `own`, stand for
    both as long as nothing else was typed for the other one.
    """
    if isinstance(before, Mapping):
        both = {key: words for key, words in {**before, language: new}.items() if words}
        found = set(both.values())
        return both if len(found) > 1 and len(both) > 1 else next(iter(found), None)
    if language == own or before is None:
        return new or None
    return {own: before, language: new} if new and new != before else before


def in_order(options: Iterable[tuple[str, str]]) -> tuple[tuple[str, str], ...]:
    """Return options as (what is set, what is shown) in alphabetical order: Ä is among the A, small among capital."""

    def letters(option: tuple[str, str]) -> str:
        return "".join(letter for letter in normalize("NFKD", option[1]) if not combining(letter)).casefold()

    return tuple(sorted(options, key=letters))


Document = force_pages.Document

SECTIONS: Final = ("terrain", "zone", "figure")
"""What every layout has on its table; see `sections_of`."""
AREAS: Final = ("terrain", "zone")
"""What has an outline."""
ALIGNMENTS: Final = ("west", "east", "south", "north", "middle", "centre")
FEWEST_CORNERS: Final = {"polygon": 3, "line": 2}


@dataclass(frozen=True, slots=True, order=True)
class Thing:
    """Something that lies on the table."""

    section: str
    id: str


def entries_of(document: Mapping[str, Any], section: str) -> list[MotionsEntry]:
    """Return the entries of a section."""
    return list(document.get(section) or ())


def part_of(document: Mapping[str, Any], name: str) -> MotionsEntry:
    """Return the table, or the background: an empty one if the document has something else in its place."""
    found = document.get(name)
    return found if isinstance(found, dict) else {}


def sections_of(document: Mapping[str, Any]) -> tuple[str, ...]:
    """Return the lists of a document whose entries are things of its table: groups of figures are, where they exist."""
    return (*SECTIONS, *known.content(known_system(document)).several)


def things_of(document: Mapping[str, Any]) -> list[Thing]:
    """Return all things of a layout in the order of the document; what has a cell in place of an id is not included."""
    named = ((section, entry) for section in sections_of(document) for entry in entries_of(document, section))
    return [Thing(section, str(entry["id"])) for section, entry in named if "id" in entry]


def entry_of(document: Mapping[str, Any], thing: Thing) -> MotionsEntry:
    """Return the entry of a thing; KeyError if there is none."""
    for entry in entries_of(document, thing.section):
        if entry.get("id") == thing.id:
            return entry
    raise KeyError(thing)


def fresh_id(document: Mapping[str, Any], section: str, stem: str) -> str:
    """Return an id that is still unused in the section: the stem, or the stem with a number."""
    taken = {entry.get("id") for entry in entries_of(document, section)}
    stem = re.sub(r"-\d+\Z", "", stem)
    if stem not in taken:
        return stem
    number = 2
    while f"{stem}-{number}" in taken:
        number += 1
    return f"{stem}-{number}"


def added(document: Mapping[str, Any], section: str, entry: Mapping[str, Any]) -> Document:
    """Return the document with one more entry at the end of a section."""
    return {**document, section: [*entries_of(document, section), dict(entry)]}


def removed(document: Mapping[str, Any], things: Iterable[Thing]) -> Document:
    """Return the document without some things and what names them; nobody is led by, or aboard, one that has gone."""
    gone = set(things)
    found = dict(document)
    for section in sections_of(document):
        if section in found:
            found[section] = [e for e in entries_of(document, section) if Thing(section, str(e.get("id"))) not in gone]
    for section in sections_of(document):
        found = _with_namings(found, section, {thing.id: None for thing in gone if thing.section == section})
    return with_other_figures(found, {thing.id: None for thing in gone if thing.section == "figure"})


def _with_namings(document: Document, section: str, names: Mapping[str, str | None]) -> Document:
    """Return the document with ids of things changed where the system's own lists name them; None: has gone."""
    found = dict(document)
    for naming in known.content(known_system(document)).namings.get(section, ()) if names else ():
        if naming.section in found:
            entries = (_with_naming(entry, naming, names) for entry in entries_of(found, naming.section))
            found[naming.section] = [entry for entry in entries if entry is not None]
    return found


def _with_naming(entry: MotionsEntry, naming: Naming, names: Mapping[str, str | None]) -> MotionsEntry | None:
    value = entry.get(naming.key)
    named = [value] if isinstance(value, str) else [*value] if isinstance(value, list | tuple) else []
    if not any(name in names for name in named):
        return entry
    left = [new for name in named if (new := names.get(name, name)) is not None]
    if naming.needs and len(left) < len(named):
        return None
    return {**entry, naming.key: left[0] if isinstance(value, str) else left}


def with_other_figures(document: Mapping[str, Any], names: Mapping[str, str | None]) -> Document:
    """Return the document with figures' ids changed wherever others name them; None for a figure that has gone.

    Who was on a vehicle that has gone waits in the staging area.
    """
    found = dict(document)
    if not names:
        return found
    for section in ("player", "group"):
        if section in found:
            found[section] = [_with_other_names(entry, names) for entry in entries_of(found, section)]
    if "figure" in found:
        found["figure"] = [_with_other_seat(entry, names) for entry in entries_of(found, "figure")]
    return _with_other_parts(found, "cast", names)


def _with_other_parts(document: Document, key: str, names: Mapping[str, str | None]) -> Document:
    """Return a chapter of a campaign in which those with other ids are whom they were in it; `key`: cast or seats."""
    note = document.get("campaign")
    parts = note.get(key, {}) if isinstance(note, Mapping) else None
    if not isinstance(note, Mapping) or not isinstance(parts, Mapping):
        return document
    left = {name: member for name, member in parts.items() if name not in names}
    new = {now: parts.get(name, name) for name, now in names.items() if now is not None}
    found = left | {name: member for name, member in new.items() if name != member}
    return document if found == parts else {**document, "campaign": {**note, key: found}}


def _with_other_names(entry: MotionsEntry, names: Mapping[str, str | None]) -> MotionsEntry:
    """Return a player or a command group with other names: its leader, and the figures of a group."""
    made = dict(entry)
    if entry.get("leader") in names:
        made["leader"] = names[entry["leader"]]
    if isinstance(entry.get("figures"), list | tuple):
        made["figures"] = [new for name in entry["figures"] if (new := names.get(name, name)) is not None]
    return {key: value for key, value in made.items() if key != "leader" or value is not None}


def _with_other_seat(entry: MotionsEntry, names: Mapping[str, str | None]) -> MotionsEntry:
    vehicle = next((key for key in ("aboard", "fixed_to") if entry.get(key) in names), "")
    if not vehicle:
        return entry
    new = names[entry[vehicle]]
    if new is not None:
        return {**entry, vehicle: new}
    return {key: value for key, value in entry.items() if key not in (vehicle, "at", "facing", "height")}


def changed(
    document: Mapping[str, Any], things: Iterable[Thing], change: Callable[[Mapping[str, Any]], MotionsEntry]
) -> Document:
    """Return the document with some things changed."""
    chosen = set(things)
    found = dict(document)
    for section in sections_of(document):
        if any(thing.section == section for thing in chosen):
            found[section] = [
                change(entry) if Thing(section, str(entry.get("id"))) in chosen else entry
                for entry in entries_of(document, section)
            ]
    return found


def moved(document: Mapping[str, Any], things: Iterable[Thing], motion: Motion) -> Document:
    """Return the document with things moved, turned, stretched or mirrored; doors and windows go with their wall."""
    things = [*things]
    pieces = {thing.id for thing in things if thing.section == "terrain"}
    inside = [
        Thing("terrain", str(entry["id"]))
        for entry in entries_of(document, "terrain")
        if entry.get("in") in pieces and entry.get("id") not in pieces
    ]
    return changed(document, [*things, *inside], lambda entry: moved_entry(entry, motion))


def with_key(document: Mapping[str, Any], thing: Thing, key: str, value: Any) -> Document:
    """Return the document with one key of a thing set, or left out if the value is None."""

    def change(entry: Mapping[str, Any]) -> MotionsEntry:
        found = {name: old for name, old in entry.items() if name != key}
        return found if value is None else {**dict(entry), key: value}

    return changed(document, [thing], change)


def renamed(document: Mapping[str, Any], thing: Thing, new: str) -> Document:
    """Return the document with another id for a thing, also where others name it."""
    found = changed(document, [thing], lambda entry: {**entry, "id": new})
    if thing.section == "terrain":
        inside = [Thing("terrain", str(e["id"])) for e in entries_of(found, "terrain") if e.get("in") == thing.id]
        found = changed(found, inside, lambda entry: {**entry, "in": new})
    found = _with_namings(found, thing.section, {thing.id: new})
    if thing.section == "player":
        return _with_other_parts(found, "seats", {thing.id: new})
    return with_other_figures(found, {thing.id: new}) if thing.section == "figure" else found


def duplicated(document: Mapping[str, Any], things: Sequence[Thing], motion: Motion) -> tuple[Document, list[Thing]]:
    """Return the document with moved copies of some things, and the copies."""
    return pasted(document, [(thing.section, entry_of(document, thing)) for thing in things], motion)


def pasted(
    document: Mapping[str, Any], entries: Iterable[tuple[str, Mapping[str, Any]]], motion: Motion
) -> tuple[Document, list[Thing]]:
    """Return the document with moved copies of entries, possibly from another, with their sections; and the copies."""
    found: Document = dict(document)
    copies: list[Thing] = []
    for section, original in entries:
        entry = moved_entry(original, motion)
        entry["id"] = fresh_id(found, section, str(original["id"]))
        found = added(found, section, entry)
        copies.append(Thing(section, entry["id"]))
    return found, copies


# -- the whole table ------------------------------------------------------------------------------------------


def middle_of(document: Mapping[str, Any]) -> Point:
    """Return the middle of the table; a side that is no number counts as zero."""
    table = part_of(document, "table")
    width, depth = (
        side if isinstance(side, int | float) and isfinite(side) else 0.0
        for side in (table.get("width"), table.get("depth"))
    )
    return (width / 2.0, depth / 2.0)


def symmetry(document: Mapping[str, Any], kind: str) -> Motion:
    """Return the motion of the whole table onto itself: "vertical", "horizontal" or "half-turn"."""
    centre = middle_of(document)
    return half_turn(centre) if kind == "half-turn" else mirror(kind, centre)


def mirrored_table(document: Mapping[str, Any], kind: str) -> Document:
    """Return the document with everything on the table mirrored or rotated."""
    motion = symmetry(document, kind)
    found = moved(document, things_of(document), motion)
    for section in known.content(known_system(document)).placed:
        if section in found and section not in sections_of(document):
            found[section] = [moved_entry(entry, motion) for entry in entries_of(found, section)]
    return found


def completed_by_symmetry(
    document: Mapping[str, Any], things: Sequence[Thing], kind: str
) -> tuple[Document, list[Thing]]:
    """Return the document with the image of some things on the other side of the table, and the images.

    What belongs to one of two players has an image of the other one.
    """
    ids = [entry.get("id") for entry in entries_of(document, "player")]
    other = dict(zip(ids, reversed(ids), strict=True)) if len(ids) == 2 and all(map(_is_text, ids)) else {}

    def for_the_other(entry: Mapping[str, Any]) -> Mapping[str, Any]:
        player, players = entry.get("player"), entry.get("players")
        changed: Document = {}
        if _is_text(player) and player in other:
            changed["player"] = other[player]
        if isinstance(players, list) and len(players) == 1 and _is_text(players[0]) and players[0] in other:
            changed["players"] = [other[players[0]]]
        return {**entry, **changed}

    originals = [(thing.section, for_the_other(entry_of(document, thing))) for thing in things]
    return pasted(document, originals, symmetry(document, kind))


def _is_text(value: object) -> bool:
    return isinstance(value, str)


# -- order among themselves -----------------------------------------------------------------------------------


def aligned(document: Mapping[str, Any], things: Sequence[Thing], edge: str) -> Document:
    """Return the document with things aligned at an edge of what they occupy together, or at its middle.

    `edge`: west, east, south, north, "middle" (one above the other), "centre" (side by side).
    """
    whole = bounds_of([entry_of(document, thing) for thing in things])
    found: Document = dict(document)
    for thing in things:
        own = bounds_of([entry_of(document, thing)])
        if whole is None or own is None:
            continue
        dx = {
            "west": whole[0] - own[0],
            "east": whole[2] - own[2],
            "middle": (whole[0] + whole[2] - own[0] - own[2]) / 2.0,
        }.get(edge, 0.0)
        dy = {
            "south": whole[1] - own[1],
            "north": whole[3] - own[3],
            "centre": (whole[1] + whole[3] - own[1] - own[3]) / 2.0,
        }.get(edge, 0.0)
        found = moved(found, [thing], shift(rounded(dx), rounded(dy)))
    return found


# -- corners and holes ----------------------------------------------------------------------------------------


def outline_key(entry: Mapping[str, Any]) -> str:
    """Return the key of the points of an entry whose corners can be changed; "" if it has none."""
    return next((key for key in ("polygon", "line") if entry.get(key) is not None), "")


def with_corner(document: Mapping[str, Any], thing: Thing, number: int, at: Point) -> Document:
    """Return the document with one corner of a thing elsewhere; circles and rectangles become polygons.

    Corners are counted along the outline, then along each hole.
    """

    def change(entry: Mapping[str, Any]) -> MotionsEntry:
        in_outline = len(corners_of(entry))
        if number >= in_outline:
            return _with_hole_corner(entry, number - in_outline, at)
        found = as_polygon(entry)
        key = outline_key(found)
        points = [list(point) for point in found[key]]
        ends = (0, len(points) - 1) if key == "line" and number in (0, len(points) - 1) and is_closed(points) else ()
        for each in ends or (number,):
            points[each] = list(rounded_point(at))
        return {**found, key: points}

    return changed(document, [thing], change)


def _with_hole_corner(entry: Mapping[str, Any], number: int, at: Point) -> MotionsEntry:
    holes: list[list[Any]] = []
    for ring in entry["holes"]:
        points = [list(point) for point in ring]
        if 0 <= number < len(points):
            points[number] = list(rounded_point(at))
        holes.append(points)
        number -= len(points)
    return {**entry, "holes": holes}


def with_new_corner(document: Mapping[str, Any], thing: Thing, after: int, at: Point) -> Document:
    """Return the document with one more corner of a thing, after another."""

    def change(entry: Mapping[str, Any]) -> MotionsEntry:
        found = as_polygon(entry)
        key = outline_key(found)
        points = [list(point) for point in found[key]]
        return {**found, key: [*points[: after + 1], list(rounded_point(at)), *points[after + 1 :]]}

    return changed(document, [thing], change)


def without_corner(document: Mapping[str, Any], thing: Thing, number: int) -> Document:
    """Return the document with one corner of a thing less; the same document if it has no corner to spare."""
    entry = as_polygon(entry_of(document, thing))
    key = outline_key(entry)
    if not key or len(entry[key]) <= FEWEST_CORNERS[key]:
        return dict(document)
    points = list(entry[key])
    if key == "line" and is_closed(points):
        # The first corner of a wall that goes around is its last one, too.
        ring = [point for index, point in enumerate(points[:-1]) if index != number % (len(points) - 1)]
        points = [*ring, ring[0]]
    else:
        del points[number]
    return changed(document, [thing], lambda _: {**entry, key: points})


def with_hole(document: Mapping[str, Any], thing: Thing, ring: Sequence[Point]) -> Document:
    """Return the document with a hole (a yard) in a thing."""
    hole = [list(rounded_point(point)) for point in ring]
    return changed(document, [thing], lambda entry: {**entry, "holes": [*(entry.get("holes") or ()), hole]})


def without_holes(document: Mapping[str, Any], thing: Thing) -> Document:
    """Return the document with a thing that no longer has holes."""
    return changed(document, [thing], lambda entry: {key: value for key, value in entry.items() if key != "holes"})


LAYERS: Final = ("walls", "buildings", "nature", "things", "zones", "figures")
"""All layers, in the order of the palette."""

_WORDS: Final[Mapping[str, frozenset[str]]] = {
    "walls": frozenset({
        "wall", "rampart", "palisade", "fence", "railing", "wire", "door", "window", "portcullis", "gate", "barricade",
    }),
    "buildings": frozenset({
        "building", "tower", "hut", "house", "ruin", "ruins", "column", "floor", "roof", "stairs", "ladder", "ramp",
        "platform", "bridge", "quay", "shop", "shed", "duckboards",
    }),
    "nature": frozenset({
        "hedge", "hill", "cliff", "tree", "woods", "forest", "wood", "bush", "rock", "rubble", "water", "bank", "swamp",
        "mud", "sand", "grass", "crater", "road", "stream", "reeds", "ice", "lava",
    }),
}  # fmt: skip


@dataclass(frozen=True, slots=True)
class Layers:
    """Which layers are hidden, and which are locked: shown, but neither clicked nor changed."""

    hidden: frozenset[str] = frozenset()
    locked: frozenset[str] = frozenset()

    def is_shown(self, layer: str) -> bool:
        """Return whether a layer is visible."""
        return layer not in self.hidden

    def is_free(self, layer: str) -> bool:
        """Return whether what lies in a layer can be clicked and changed."""
        return layer not in self.hidden and layer not in self.locked

    def toggled(self, what: str, layer: str) -> Layers:
        """Return the layers with one hidden or shown again (`what` is "hidden"), or locked or unlocked ("locked")."""
        if what == "hidden":
            return replace(self, hidden=self.hidden ^ {layer})
        return replace(self, locked=self.locked ^ {layer})

    def opened(self, layer: str) -> Layers:
        """Return the layers with one that is shown and not locked."""
        return Layers(self.hidden - {layer}, self.locked - {layer})


def layer_of_kind(kind: str, kinds: Mapping[str, KindForm]) -> str:
    """Return the layer of a kind of terrain: by the words of its id, the last one first, else by its nature."""
    for word in reversed(kind.split("-")):
        for layer, words in _WORDS.items():
            if word in words or word.removesuffix("s") in words:
                return layer
    form = kinds.get(kind)
    if form is None:
        return "things"
    if form.opens is not None or form.sill is not None or form.one_way:
        return "walls"
    return "nature" if form.translucent or form.passable else "things"


def layer_of(document: Mapping[str, Any], thing: Thing, kinds: Mapping[str, KindForm]) -> str:
    """Return the layer of a thing of a layout."""
    if thing.section != "terrain":
        return "zones" if thing.section == "zone" else "figures"
    return layer_of_kind(str(entry_of(document, thing).get("kind")), kinds)


Entry = dict[str, Any]
Kinds = Mapping[str, KindForm]

SNAP: Final = 0.35
"""So near to the line of a wall a door is drawn into it, in steps."""
SHORTEST: Final = 0.1
"""A shorter part of a wall takes no door."""


def is_opening(entry: Mapping[str, Any], kinds: Kinds) -> bool:
    """Return whether a piece of terrain is a door, a window or a one-way wall."""
    kind = kinds.get(str(entry.get("kind")))
    if kind is None or entry.get("line") is None:
        return False
    return kind.opens is not None or kind.one_way or kind.sill is not None or entry.get("sill") is not None


def with_openings_fitted(document: Document, kinds: Kinds) -> Document:
    """Return the document with each opening in the wall it is drawn over,
    on its line, or in none; the same if all are.
    """
    terrain = document.get("terrain")
    if not isinstance(terrain, list) or not any(is_opening(entry, kinds) for entry in terrain):
        return document
    walls = [entry for entry in terrain if _is_wall(entry, kinds)]
    found = [fitted(entry, walls, kinds) if is_opening(entry, kinds) else entry for entry in terrain]
    return document if found == terrain else {**document, "terrain": found}


def _is_wall(entry: Mapping[str, Any], kinds: Kinds) -> bool:
    return entry.get("line") is not None and "id" in entry and not is_opening(entry, kinds)


def fitted(entry: Mapping[str, Any], walls: Iterable[Mapping[str, Any]], kinds: Kinds) -> Entry:
    """Return an opening put on the line of the nearest wall that it lies along, no longer and no higher than that."""
    line = entry["line"]
    without = {key: value for key, value in entry.items() if key != "in"} | _sides(entry, kinds)
    if len(line) != 2:
        return without
    start, end = ((float(x), float(y)) for x, y in line)
    best: tuple[tuple[bool, float], Mapping[str, Any], Point, Point] | None = None
    for wall in walls:
        fits = _stands_in(entry, wall, kinds)
        if not fits and entry.get("base") is not None and entry.get("in") != wall["id"]:
            # Drawn on one storey it falls into no wall of another.
            continue
        for first, second in pairwise(wall["line"]):
            a, b = (float(first[0]), float(first[1])), (float(second[0]), float(second[1]))
            away = max(segment_distance(start, a, b), segment_distance(end, a, b))
            # Of walls above each other, as of two storeys, the one it is as high as.
            rank = (not fits, away)
            if away <= SNAP and (best is None or rank < best[0]):
                on = (_on(start, a, b), _on(end, a, b))
                if dist(*on) > SHORTEST:
                    best = (rank, wall, *on)
    if best is None:
        return without
    _, wall, a, b = best
    return {**without, "in": wall["id"], "line": [list(a), list(b)], **_heights(entry, wall, kinds)}


def _sides(entry: Mapping[str, Any], kinds: Kinds) -> Entry:
    """Return the side an opening swings to or is seen through from, made explicit so that a mirror can change it."""
    kind = kinds[str(entry["kind"])]
    found: Entry = {}
    if kind.opens == "turns":
        found["swing"] = entry.get("swing", "left")
    if kind.one_way:
        found["see_through"] = entry.get("see_through", "left")
    return found


def _on(point: Point, a: Point, b: Point) -> Point:
    """Return the point of a stretch that is nearest to a point."""
    dx, dy = b[0] - a[0], b[1] - a[1]
    share = ((point[0] - a[0]) * dx + (point[1] - a[1]) * dy) / (dx * dx + dy * dy)
    share = min(max(share, 0.0), 1.0)
    return rounded_point((a[0] + share * dx, a[1] + share * dy))


def _length(of: Mapping[str, Any], key: str, kinds: Kinds) -> float:
    """Return the base or the height of an entry, its own or that of its kind."""
    own, kind = of.get(key), kinds.get(str(of.get("kind")))
    if own is not None or kind is None:
        return float(own or 0.0)
    return kind.base if key == "base" else kind.height


def _stands_in(entry: Mapping[str, Any], wall: Mapping[str, Any], kinds: Kinds) -> bool:
    """Return whether an opening begins between the foot and the top of a wall."""
    base, low = _length(entry, "base", kinds), _length(wall, "base", kinds)
    return low <= base < low + _length(wall, "height", kinds)


def _heights(entry: Mapping[str, Any], wall: Mapping[str, Any], kinds: Kinds) -> Entry:
    """Return what must be stated of an opening's heights so that it fits its wall; {} if it already does."""

    base, low = _length(entry, "base", kinds), _length(wall, "base", kinds)
    top = low + _length(wall, "height", kinds)
    changed: Entry = {}
    if not low <= base < top:
        changed["base"], base = low, low
    kind = kinds.get(str(entry.get("kind")))
    is_window = entry.get("sill") is not None or (kind is not None and kind.sill is not None)
    own_top = base + _length(entry, "height", kinds)
    if own_top > top or (is_window and own_top < top):
        changed["height"] = rounded(top - base)
    return changed
