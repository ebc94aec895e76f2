"""The figures of a force in the document of a scenario: their profiles, what is changed of them, and their pages."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Generic, Literal, Protocol, TypeAlias, TypeVar

import msgspec

from pb12table.files.forms.basics import label_of
from pb12table.files.forms.scenarios import base_of
from pb12table.forces.rows import name_row, whole_number
from pb12table.layouts.editing import Document, Thing, changed, entry_of, number_of, with_key
from pb12table.layouts.motions import Entry
from pb12table.skirmish.faces.forces import Muster
from pb12table.skirmish.faces.words import Phrases
from pb12table.skirmish.forms.force_pages import Change, Counter, Fields, Offer, Picking, Property
from pb12table.texts.locale import upper_first

Keys: TypeAlias = tuple[str, ...]


def profile_id(entry: Mapping[str, Any]) -> str:
    """Return the id of the profile a figure is made from; "" if its entry names none."""
    profile = entry.get("profile")
    return base_of(profile) if isinstance(profile, str | dict) else ""


def changes_of(entry: Mapping[str, Any]) -> dict[str, Any]:
    """Return what a figure changes of its profile, with the profile's id as `base`; nothing if it changes nothing."""
    profile = entry.get("profile")
    return dict(profile) if isinstance(profile, dict) else {}


def printed(profile: msgspec.Struct, keys: Keys) -> Any:
    """Return what a profile says of a value, as plain data."""
    found: Any = msgspec.to_builtins(profile)
    for key in keys:
        found = found.get(key)
    return list(found) if isinstance(found, tuple) else found


def value_of(entry: Mapping[str, Any], profile: msgspec.Struct, keys: Keys) -> Any:
    """Return a value of a figure, including what its entry changes of its profile."""
    found: Any = changes_of(entry)
    for key in keys:
        found = found.get(key) if isinstance(found, dict) else None
    usual = printed(profile, keys)
    return found if _is_alike(found, usual) else usual


def _is_alike(found: Any, usual: Any) -> bool:
    """Return whether what is written could be a value of that kind; one that a profile lacks is a number."""
    if isinstance(usual, list):
        return isinstance(found, list)
    if usual is None or isinstance(usual, int | float):
        return isinstance(found, int | float) and not isinstance(found, bool)
    return isinstance(found, type(usual))


def with_value(document: Document, thing: Thing, profile: msgspec.Struct, keys: Keys, value: Any) -> Document:
    """Return the document with one value of a figure set; what equals its profile is not written."""
    entry = entry_of(document, thing)
    found: Any = None if value == printed(profile, keys) else value
    changes = _with({"base": profile_id(entry), **changes_of(entry)}, keys, found)
    return with_key(document, thing, "profile", changes["base"] if changes.keys() == {"base"} else changes)


def _with(table: Mapping[str, Any], keys: Keys, value: Any) -> dict[str, Any]:
    """Return a table with a value in it, or without it for None; tables in it that become empty are left out."""
    key, *inner = keys
    found: Any = value
    if inner:
        part = table.get(key)
        found = _with(part if isinstance(part, dict) else {}, tuple(inner), value) or None
    kept = {name: old for name, old in table.items() if name != key}
    return kept if found is None else {**kept, key: found}


def with_profile(document: Document, thing: Thing, profile: str, gear: Collection[str]) -> Document:
    """Return the document with a figure of another profile, from which its values and the keys of its `gear` come."""

    def change(entry: Mapping[str, Any]) -> Entry:
        return {**{key: old for key, old in entry.items() if key not in gear}, "profile": profile}

    return changed(document, [thing], change)


def gear_of(entry: Mapping[str, Any], profile: msgspec.Struct | None, key: str) -> list[str]:
    """Return the ids of what a figure carries of a sort: its own list, else that of its profile."""
    own = entry.get(key)
    if isinstance(own, list | tuple):
        return list(own)
    return [] if profile is None else printed(profile, (key,))


def with_gear(
    document: Document, thing: Thing, profile: msgspec.Struct | None, key: str, gear: Sequence[str]
) -> Document:
    """Return the document with other gear of a sort for a figure; that of its profile is not written."""
    usual = profile is not None and list(gear) == printed(profile, (key,))
    return with_key(document, thing, key, None if usual else list(gear))


Content = TypeVar("Content")
Figure = TypeVar("Figure")


@dataclass(frozen=True)
class SoughtFigure(Generic[Content, Figure]):
    """A figure of the document, which need not be one that can be built; `Content` and `Figure` are its system's."""

    muster: Muster
    thing: Thing

    @property
    def texts(self) -> Phrases:
        return self.muster.texts

    @property
    def document(self) -> Document:
        return self.muster.document

    @property
    def content(self) -> Content:
        content: Content = self.muster.content
        return content

    @cached_property
    def entry(self) -> Mapping[str, Any]:
        """Return what is written of the figure in the document."""
        return entry_of(self.document, self.thing)

    @cached_property
    def built(self) -> Figure | None:
        """The figure, where it can be built."""
        found: Figure | None = next((each for each in self.muster.setup.figures if each.id == self.thing.id), None)
        return found


Sheet = TypeVar("Sheet", bound="ProfileSheet")


class ProfileSheet(Protocol):
    """The form of a profile."""

    @property
    def name(self) -> Any: ...


class SoughtMember(SoughtFigure[Content, Figure], Generic[Content, Figure, Sheet]):
    """A figure that is made from a profile, with rows that have to do with that.

    `gear` are the keys of its entry that it does not keep when its profile is another one.
    """

    gear: tuple[str, ...] = ()

    @cached_property
    def profile(self) -> Sheet | None:
        """The profile it is made from, None where the layout names one that there is not."""
        found: Sheet | None = self.muster.content.profiles.get(profile_id(self.entry))
        return found

    def profile_name(self) -> str:
        """Return the name of the profile."""
        if self.profile is None:
            return "–"
        return upper_first(label_of(self.profile.name).in_language(self.texts.language))

    def who(self, offers: Callable[[], tuple[Offer, ...]]) -> Fields:
        """Return its name and its profile, which is picked from a list."""
        shown = self.profile_name() if self.profile is not None else profile_id(self.entry) or "–"
        rows = {
            "name": name_row(self.muster, self.thing, self.profile_name()),
            "profile": Property(self.texts("edit-property-profile"), shown, "choice"),
        }

        def take(profile: str) -> Change:
            return Change("set-value", with_profile(self.document, self.thing, profile, self.gear))

        def pick() -> Picking:
            return Picking(self.texts("forces-pick-profile"), offers(), take, profile_id(self.entry))

        return Fields(rows, acts={"profile": pick})

    def counter(self, sheet: msgspec.Struct, keys: Keys, name: str, tip: Sequence[str], by: float = 1) -> Counter:
        """Return the counter of a profile value that it may have otherwise, one step of `by` less and one more."""
        now, usual = value_of(self.entry, sheet, keys), printed(sheet, keys)
        read = whole_number if isinstance(by, int) else number_of

        def put(text: str) -> Document:
            return with_value(self.document, self.thing, sheet, keys, read(text))

        def step(change: int) -> Change:
            document = with_value(self.document, self.thing, sheet, keys, now + by * change)
            return Change("set-value", document, ("value", self.thing.id, keys))

        row = Property(upper_first(name), self.texts.number(now), "number", put, tip="\n".join(tip))
        mood: Literal["", "good", "bad"] = "" if now == usual else "good" if now > usual else "bad"
        return Counter(row, step, f"({self.texts.number(usual)})" if mood else "", mood)

    def more_and_less(self, now: int, changed: Callable[[int], int]) -> list[str]:
        """Return what one more or one less of a value would do to the figure's value."""
        lines = []
        for change in (1, -1):
            worth = changed(change)
            difference = self.texts.signed(worth - now)
            lines.append(self.texts("forces-one-more", more=change > 0, value=worth, difference=difference))
        return lines
