"""Rows that every system has: names, places, what is agreed for a game, and what can be picked."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from math import ceil
from types import MappingProxyType
from typing import Any, Final

import msgspec

from pb12table.files.forms.basics import as_name
from pb12table.forces.gathering import player_entry, with_player_key
from pb12table.layouts.edit_history import sketched
from pb12table.layouts.editing import (
    Document,
    Thing,
    changed,
    entries_of,
    entry_of,
    in_order,
    named,
    number_of,
    part_of,
    with_key,
)
from pb12table.skirmish.faces.forces import Muster
from pb12table.skirmish.faces.system import FigureOfSetup
from pb12table.skirmish.forms.force_pages import (
    Change,
    Deed,
    Fields,
    Lines,
    NotANumber,
    Offer,
    Property,
    Refusing,
    Told,
)
from pb12table.skirmish.ids import FigureId
from pb12table.skirmish.zones import ZoneKind
from pb12table.systems import known
from pb12table.table.footprints import Area, in_area
from pb12table.table.shapes import Point, box_of, rounded
from pb12table.texts.locale import upper_first

APART: Final = 0.5
"""How much room is left between figures that are put side by side, in steps."""
MOST_TRIED: Final = 60
STAGED: Final = ("at", "height", "steering_points")
"""What only a figure on the table has."""


def is_staged(entry: Mapping[str, Any]) -> bool:
    """Return whether a figure begins in the staging area; one that begins aboard something is where that is."""
    return entry.get("at") is None and "aboard" not in entry and "fixed_to" not in entry


def staged(document: Document, thing: Thing) -> Document:
    """Return the document with a figure put in the staging area."""
    return changed(
        document, [thing], lambda entry: {key: value for key, value in entry.items() if key not in STAGED}
    )  # fmt: skip


def placed(muster: Muster, thing: Thing) -> Document | None:
    """Return the document with a figure on the table, facing its middle; None if no place is found for it."""
    document, setup = muster.document, muster.setup
    figure, face = setup.figure_by_id.get(FigureId(thing.id)), known.forces(setup.system)
    if figure is None or face is None:
        return None
    field = setup.battlefield
    zones = [zone for zone in setup.zones if zone.kind is ZoneKind.ENTRY and figure.player in zone.players]
    areas = [zone.area for zone in zones] or [Area(((0.0, 0.0), (field.width, 0.0), (field.width, field.depth),
                                                    (0.0, field.depth)))]  # fmt: skip
    radius = face.radius(setup, figure)
    others = [(each.at, face.radius(setup, each)) for each in setup.figures if each.at is not None]
    tried = 0
    for place in (place for area in areas for place in _grid(area, 2.0 * radius + APART, radius)):
        if any(_near(place, at, radius + other + APART / 2.0) for at, other in others):
            continue
        facing = 0.0 if place[0] < field.width / 2.0 else 180.0
        wanted = {"at": [rounded(place[0]), rounded(place[1])], "facing": facing}
        found = changed(document, [thing], lambda entry, wanted=wanted: {**entry, **wanted})  # type: ignore[misc]
        if thing not in sketched(found, muster.content, muster.path).faulty:
            return found
        tried += 1
        if tried == MOST_TRIED:
            break
    return None


def _grid(area: Area, step: float, inset: float) -> list[Point]:
    """Return places in an area, the ones nearest its middle first: at least that, however narrow the area is."""
    left, low, right, high = box_of(area.outline)
    inset = min(inset, (right - left) / 2.0, (high - low) / 2.0)
    west, east, south, north = left + inset, right - inset, low + inset, high - inset
    middle = ((west + east) / 2.0, (south + north) / 2.0)
    columns, rows = ceil((east - west) / 2.0 / step), ceil((north - south) / 2.0 / step)
    found = [
        (middle[0] + column * step, middle[1] + row * step)
        for column in range(-columns, columns + 1)
        for row in range(-rows, rows + 1)
    ]
    inside = [
        place for place in found
        if west <= place[0] <= east and south <= place[1] <= north and in_area(area, place, 0.0)
    ]  # fmt: skip
    return sorted(inside, key=lambda place: (place[0] - middle[0]) ** 2 + (place[1] - middle[1]) ** 2)


def _near(place: Point, other: Point | None, reach: float) -> bool:
    return other is not None and (place[0] - other[0]) ** 2 + (place[1] - other[1]) ** 2 < reach * reach


def whole_number(text: str) -> int:
    """Return a typed whole number; raises NotANumber."""
    number = number_of(text)
    if number != int(number):
        raise NotANumber(text)
    return int(number)


# -- a figure -----------------------------------------------------------------------------------------------------


def name_row(muster: Muster, thing: Thing, usual: str) -> Property:
    """Return the row for the name of a figure; without one of its own it is called as `usual`."""
    texts, value = muster.texts, entry_of(muster.document, thing).get("name")
    name = value.get(texts.language, "") if isinstance(value, dict) else value or ""

    def put(text: str) -> Document:
        return with_key(muster.document, thing, "name", named(value, text, texts))

    tip = texts("forces-name-tip")
    return Property(texts("edit-property-name"), str(name) or usual, "text", put, tip=tip, unset=not name)


def player_row(muster: Muster, thing: Thing) -> Property:
    """Return the row for the owner of a figure; one that changes sides leads nobody there."""
    entries = entries_of(muster.document, "player")
    options = tuple((str(entry["id"]), str(entry.get("name", entry["id"]))) for entry in entries)
    player = str(entry_of(muster.document, thing).get("player", ""))

    def put(text: str) -> Document:
        found = with_key(muster.document, thing, "player", text)
        was = player in dict(options) and player_entry(found, player).get("leader") == thing.id
        return with_player_key(found, player, "leader", None) if was else found

    return Property(muster.texts("forces-force"), dict(options).get(player, player), "choice", put, options)


def start(muster: Muster, thing: Thing) -> Told:
    """Return where a figure begins, with a button to move it to the other place."""
    texts, entry = muster.texts, entry_of(muster.document, thing)
    label = texts("forces-start")
    if "aboard" in entry or "fixed_to" in entry:
        vehicle = str(entry.get("aboard") or entry.get("fixed_to"))
        return Told(label, texts("forces-start-aboard", vehicle=vehicle))
    figure = muster.setup.figure_by_id.get(FigureId(thing.id))
    at = None if figure is None else figure.at
    if is_staged(entry):
        deed = Deed("set-up:", texts("forces-set-up"), lambda: _set_up(muster, thing), (texts("forces-set-up.tip"),))
        return Told(label, texts("forces-start-staged"), (deed,))
    words = texts("forces-start-staged") if at is None else texts("forces-start-table", x=at[0], y=at[1])
    deed = Deed("stage:", texts("forces-stage"), lambda: Change("place", staged(muster.document, thing)),
                (texts("forces-stage.tip"),))  # fmt: skip
    return Told(label, words, (deed,))


def _set_up(muster: Muster, thing: Thing) -> Change | Refusing:
    """Put a figure of the staging area onto the table."""
    document = placed(muster, thing)
    return Refusing(muster.texts("forces-no-room")) if document is None else Change("place", document)


# -- a player, and the scenario -----------------------------------------------------------------------------------


def player_name_row(muster: Muster, player: str) -> Property:
    """Return the row for the name of a player."""

    def rename(text: str) -> Document:
        name = as_name(text)
        return with_player_key(muster.document, player, "name", name) if name else muster.document

    shown = str(player_entry(muster.document, player).get("name", player))
    return Property(muster.texts("edit-property-name"), shown, "text", rename)


def side_rows(muster: Muster, player: str) -> dict[str, Property]:
    """Return the row for the side of a player, by the key `side`; nothing if a scenario names no sides."""
    sides = {
        str(entry["id"]): _in_language(entry.get("name"), muster.texts.language) or str(entry["id"])
        for entry in muster.document.get("side") or ()
        if isinstance(entry, dict) and "id" in entry
    }
    if not sides:
        return {}

    def join(text: str) -> Document:
        return with_player_key(muster.document, player, "side", text)

    now = str(player_entry(muster.document, player).get("side", ""))
    options = tuple(sides.items())
    return {"side": Property(muster.texts("forces-side"), sides.get(now, now or "–"), "choice", join, options)}


def worth_lines(muster: Muster, values: Sequence[tuple[FigureOfSetup, float]]) -> Lines:
    """Return the values of figures, each in a line, and the total."""
    texts = muster.texts
    lines = [
        texts("forces-worth-line", figure=upper_first(figure.label.in_language(texts.language)), value=value)
        for figure, value in values
    ]
    total = texts("forces-worth-total", value=sum(value for _, value in values))
    return Lines(texts("forces-worth-head"), (*lines, total), has_result=True)


def about(muster: Muster) -> Fields:
    """Return the fields for what a scenario says of itself: its name, its text, the duration of a game."""
    document, texts = muster.document, muster.texts

    def rename(text: str) -> Document:
        before = document.get("name")
        return {**document, "name": named(before, text, texts) or before}

    def describe(text: str) -> Document:
        before, new = document.get("description"), text.strip()
        if not new:
            return _without(document, "description")
        return {**document, "description": {**before, texts.language: new} if isinstance(before, dict) else new}

    def last(text: str) -> Document:
        return {**document, "minutes": whole_number(text)} if text.strip() else _without(document, "minutes")

    told, minutes = _in_language(document.get("description"), texts.language), document.get("minutes")
    return Fields(
        {
            "name": Property(
                texts("edit-property-name"), _in_language(document.get("name"), texts.language), "text", rename
            ),
            "description": Property(
                texts("forces-description"), told or texts("edit-unset"), "text", describe,
                tip=told or texts("forces-description.tip"), unset=not told,
            ),
            "minutes": Property(
                texts("forces-minutes"), texts("edit-unset") if minutes is None else str(minutes), "number", last,
                tip=texts("forces-minutes.tip"), unset=minutes is None,
            ),
        },
        texts("forces-about"),
    )  # fmt: skip


def _in_language(value: Any, language: str) -> str:
    return str(value.get(language, "")) if isinstance(value, dict) else str(value or "")


def _without(document: Document, key: str) -> Document:
    return {name: value for name, value in document.items() if name != key}


NOT_MEANT: Final[Mapping[str, bool]] = MappingProxyType({})


@dataclass(frozen=True)
class Agreed:
    """The rules of a scenario's document; `usual` is their form with nothing in it."""

    muster: Muster
    usual: msgspec.Struct

    def now(self, key: str) -> Any:
        """Return the agreed value of a key, as plain data."""
        return part_of(self.muster.document, "rules").get(key, msgspec.to_builtins(self.usual)[key])

    def put(self, key: str, value: Any) -> Document:
        """Return the document with a key set; None leaves it out."""
        document = self.muster.document
        kept = {name: old for name, old in part_of(document, "rules").items() if name != key}
        usual = value is None or value == msgspec.to_builtins(self.usual)[key]
        found = kept if usual else {**kept, key: value}
        rest = {name: old for name, old in document.items() if name != "rules"}
        return {**rest, "rules": found} if found else rest

    def switch(self, key: str) -> Property:
        """Return the row for a yes or no."""
        texts = self.muster.texts
        options = (("yes", texts("edit-yes")), ("no", texts("edit-no")))
        shown = dict(options)["yes" if self.now(key) else "no"]
        return Property(
            self._label(key), shown, "choice", lambda text: self.put(key, text == "yes"), options, self._tip(key)
        )

    def choice(self, key: str, words: Mapping[str, str], meant: Mapping[str, bool] = NOT_MEANT) -> Property:
        """Return the row for one of some values, each with its word; the empty one leaves the key out.

        `meant` are the values that stand in the document as yes and no.
        """
        now = self.now(key)
        value = next((name for name, is_so in meant.items() if now is is_so), "" if now is None else str(now))
        return Property(
            self._label(key), words.get(value, value), "choice",
            lambda text: self.put(key, meant.get(text, text or None)), tuple(words.items()), self._tip(key),
        )  # fmt: skip

    def number(self, key: str, *, whole: bool = True) -> Property:
        """Return the row for a number, or none if nothing is typed."""
        texts, value = self.muster.texts, self.now(key)
        read = whole_number if whole else number_of
        return Property(
            self._label(key), texts("forces-option-none") if value is None else texts.number(value), "number",
            lambda text: self.put(key, read(text) if text.strip() else None), tip=self._tip(key), unset=value is None,
        )  # fmt: skip

    def _label(self, key: str) -> str:
        return self.muster.texts(f"forces-option-{key.replace('_', '-')}")

    def _tip(self, key: str) -> str:
        return self.muster.texts(f"forces-option-{key.replace('_', '-')}.tip")


def in_alphabet(offers: Iterable[Offer]) -> tuple[Offer, ...]:
    """Return offers sorted by name in alphabetical order."""
    found = {offer.value: offer for offer in offers}
    return tuple(found[name] for name, _ in in_order((name, offer.name) for name, offer in found.items()))
