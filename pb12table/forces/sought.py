"""The figure whose page is asked for, as every system begins with it, and one that is made from a profile."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Generic, Literal, Protocol, TypeVar

import msgspec

from pb12table.files.forms.labels import label_of
from pb12table.forces.members import Keys, printed, profile_id, value_of, with_profile, with_value
from pb12table.forces.rows import name_row, whole_number
from pb12table.layouts.editing import Document, Thing, entry_of
from pb12table.layouts.typed import number_of
from pb12table.skirmish.faces.forces import Muster
from pb12table.skirmish.faces.words import Phrases
from pb12table.skirmish.forms.force_pages import Change, Counter, Fields, Offer, Picking
from pb12table.skirmish.forms.rows import Property
from pb12table.texts.plain import upper_first

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
        """What is written of it in the document."""
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
        """What the profile is called."""
        if self.profile is None:
            return "–"
        return upper_first(label_of(self.profile.name).in_language(self.texts.language))

    def who(self, offers: Callable[[], tuple[Offer, ...]]) -> Fields:
        """Its name, and its profile, which is picked from a list."""
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

    def counter(
        self, sheet: msgspec.Struct, keys: Keys, name: str, tip: Sequence[str], by: float = 1
    ) -> Counter:
        """A value of its profile that it may have otherwise, one step of `by` less and one more."""
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
        """What one more, or one less, of a value would do to what the figure is worth."""
        lines = []
        for change in (1, -1):
            worth = changed(change)
            difference = self.texts.signed(worth - now)
            lines.append(self.texts("forces-one-more", more=change > 0, value=worth, difference=difference))
        return lines
