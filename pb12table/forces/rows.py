"""Rows that every system has: names, whose a figure is, where it begins, and what a scenario says of itself."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from pb12table.files.shown_text import as_name
from pb12table.forces.gathering import player_entry, with_player_key
from pb12table.forces.places import is_staged, placed, staged
from pb12table.layouts.editing import Document, Thing, entries_of, entry_of, with_key
from pb12table.layouts.typed import named, number_of
from pb12table.skirmish.faces.forces import Muster
from pb12table.skirmish.faces.system import FigureOfSetup
from pb12table.skirmish.forms.force_pages import Change, Deed, Fields, Lines, Refusing, Told
from pb12table.skirmish.forms.rows import NotANumber, Property
from pb12table.skirmish.ids import FigureId
from pb12table.texts.plain import upper_first


def whole_number(text: str) -> int:
    """A typed whole number; raises NotANumber."""
    number = number_of(text)
    if number != int(number):
        raise NotANumber(text)
    return int(number)


# -- a figure -----------------------------------------------------------------------------------------------------


def name_row(muster: Muster, thing: Thing, usual: str) -> Property:
    """The name of a figure; without one of its own it is called as `usual`."""
    texts, value = muster.texts, entry_of(muster.document, thing).get("name")
    name = value.get(texts.language, "") if isinstance(value, dict) else value or ""

    def put(text: str) -> Document:
        return with_key(muster.document, thing, "name", named(value, text, texts))

    tip = texts("forces-name-tip")
    return Property(texts("edit-property-name"), str(name) or usual, "text", put, tip=tip, unset=not name)


def player_row(muster: Muster, thing: Thing) -> Property:
    """Whose a figure is; one that changes sides leads nobody there."""
    entries = entries_of(muster.document, "player")
    options = tuple((str(entry["id"]), str(entry.get("name", entry["id"]))) for entry in entries)
    player = str(entry_of(muster.document, thing).get("player", ""))

    def put(text: str) -> Document:
        found = with_key(muster.document, thing, "player", text)
        was = player in dict(options) and player_entry(found, player).get("leader") == thing.id
        return with_player_key(found, player, "leader", None) if was else found

    return Property(muster.texts("forces-force"), dict(options).get(player, player), "choice", put, options)


def start(muster: Muster, thing: Thing) -> Told:
    """Where a figure begins, and the way to the other place."""
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
    """What a player is called."""

    def rename(text: str) -> Document:
        name = as_name(text)
        return with_player_key(muster.document, player, "name", name) if name else muster.document

    shown = str(player_entry(muster.document, player).get("name", player))
    return Property(muster.texts("edit-property-name"), shown, "text", rename)


def side_rows(muster: Muster, player: str) -> dict[str, Property]:
    """The side of a player, by the key `side`; nothing where a scenario names no sides."""
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
    """What figures are worth, each in a line, and all together."""
    texts = muster.texts
    lines = [
        texts("forces-worth-line", figure=upper_first(figure.label.in_language(texts.language)), value=value)
        for figure, value in values
    ]
    total = texts("forces-worth-total", value=sum(value for _, value in values))
    return Lines(texts("forces-worth-head"), (*lines, total), has_result=True)


def about(muster: Muster) -> Fields:
    """What a scenario says of itself: its name, its text, how long a game takes."""
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
