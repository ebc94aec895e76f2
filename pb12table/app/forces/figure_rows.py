"""What of one figure can be set in numbers and words on the screen of the forces: a row for each, by its key."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Final

from pb12table.app.editor.workbench import Workbench
from pb12table.files.labels import label_of
from pb12table.forces.gathering import player_entry, with_player_key
from pb12table.forces.members import POINTS, attribute_of, base_of, printed, with_attribute
from pb12table.layouts.editing import Document, Thing, entry_of, with_key
from pb12table.layouts.typed import named, number_of
from pb12table.skirmish.rows import NotANumber, Property
from pb12table.systems.pb12.files.building import profile_of
from pb12table.systems.pb12.files.content import Content
from pb12table.systems.pb12.files.forms.figures import ProfileForm
from pb12table.systems.pb12.rules.preparations.profiles import DamagePoints, Profile
from pb12table.systems.pb12.rules.preparations.value import figure_value
from pb12table.texts.locale import Texts
from pb12table.texts.names import text_key
from pb12table.texts.plain import upper_first

ATTRIBUTES: Final = (
    "action_points", "movement", "vertical_movement", "strength", "toughness", "initiative", "nerve", "command",
    "ranged", "ranged_defence", "melee", "melee_defence", "tech", "armour", "free", "light", "heavy", "damage_table",
    "slots", "melee_reach", "sight_angle",
)  # fmt: skip
"""In the order of the data sheet."""


def attribute_name(texts: Texts, key: str) -> str:
    """What an attribute is called."""
    return texts(_text_of(key))


def _text_of(key: str) -> str:
    """The key of the name of an attribute."""
    return f"damage-points-{key}" if key in POINTS else text_key("attribute", key)


class FigureRows:
    """Makes the rows of one figure; `content` is all that the layout may name."""

    def __init__(self, bench: Workbench, content: Content, texts: Texts, figure: str) -> None:
        self.bench, self.content, self.texts = bench, content, texts
        self.thing = Thing("figure", figure)
        self.entry = entry_of(bench.document, self.thing)
        self.sheet: ProfileForm | None = content.profiles.get(base_of(self.entry))

    def rows(self) -> dict[str, Property]:
        """All rows by key, in the order in which Tab goes through them."""
        found = {"name": self._name(), "profile": self._profile(), "player": self._player()}
        if self.sheet is not None:
            found |= {key: self._attribute(self.sheet, key) for key in ATTRIBUTES}
        return found | {"leader": self._leader()}

    def _name(self) -> Property:
        texts, value = self.texts, self.entry.get("name")
        name = value.get(texts.language, "") if isinstance(value, dict) else value or ""
        usual = "–" if self.sheet is None else upper_first(label_of(self.sheet.name).in_language(texts.language))

        def put(text: str) -> Document:
            return with_key(self.bench.document, self.thing, "name", named(value, text, texts))

        tip = texts("forces-name-tip")
        return Property(texts("edit-property-name"), str(name) or usual, "text", put, tip=tip, unset=not name)

    def _profile(self) -> Property:
        """The profile; it is picked from the catalogue, which asks for it by its key."""
        shown = base_of(self.entry) or "–"
        if self.sheet is not None:
            shown = upper_first(label_of(self.sheet.name).in_language(self.texts.language))
        return Property(self.texts("edit-property-profile"), shown, "choice")

    def _player(self) -> Property:
        entries = self.bench.document.get("player") or ()
        options = tuple((str(entry["id"]), str(entry.get("name", entry["id"]))) for entry in entries)
        player = str(self.entry.get("player", ""))

        def put(text: str) -> Document:
            found = with_key(self.bench.document, self.thing, "player", text)
            # Who changes sides leads nobody there.
            was = player in dict(options) and player_entry(found, player).get("leader") == self.thing.id
            return with_player_key(found, player, "leader", None) if was else found

        shown = dict(options).get(player, player)
        return Property(self.texts("forces-force"), shown, "choice", put, options)

    def _leader(self) -> Property:
        """Whether the figure leads the force at the start."""
        texts, player = self.texts, str(self.entry.get("player", ""))
        entries = {str(entry["id"]): entry for entry in self.bench.document.get("player") or ()}
        leads = entries.get(player, {}).get("leader") == self.thing.id
        options = (("yes", texts("edit-yes")), ("no", texts("edit-no")))

        def put(text: str) -> Document:
            return with_player_key(self.bench.document, player, "leader", self.thing.id if text == "yes" else None)

        shown = dict(options)["yes" if leads else "no"]
        return Property(texts("forces-leads"), shown, "choice", put, options, texts("forces-leads-tip"))

    def _attribute(self, sheet: ProfileForm, key: str) -> Property:
        texts, now, usual = self.texts, attribute_of(self.entry, sheet, key), printed(sheet, key)
        modifier = None if sheet.vehicle is None else getattr(sheet.vehicle.modifiers, key, None)
        if modifier is not None:
            # R3.0.12: the value is that of whoever steers.
            name, told = attribute_name(texts, key), texts.signed(modifier)
            tip = texts("sheet-printed-modifier", name=name, modifier=told)
            return Property(name, told, "number", tip=tip, unset=True)

        def put(text: str) -> Document:
            number = number_of(text)
            if number != int(number):
                raise NotANumber(text)
            return with_attribute(self.bench.document, self.thing, sheet, key, int(number))

        lines = [texts(f"{_text_of(key)}.help"), texts("forces-printed", value=usual)]
        lines += self._effects(key)
        return Property(attribute_name(texts, key), str(now), "number", put, tip="\n".join(lines), unset=False)

    def _effects(self, key: str) -> list[str]:
        """What one more, or one less, would do to the value of the figure."""
        built = next((each for each in self.bench.setup.figures if each.id == self.thing.id), None)
        if built is None or built.profile.value is not None:
            return []
        now = figure_value(built.profile)
        lines = []
        for change in (1, -1):
            other = _changed(built.profile, key, change)
            if other is not None:
                worth = figure_value(other)
                difference = self.texts.signed(worth - now)
                lines.append(self.texts("forces-effect", more=change > 0, value=worth, difference=difference))
        return lines


def _changed(profile: Profile, key: str, change: int) -> Profile | None:
    """The profile with one attribute one higher or lower; None below zero."""
    if key in POINTS:
        points = profile.damage_points
        number = getattr(points, key) + change
        if number < 0:
            return None
        made: DamagePoints = replace(points, **{key: number})
        return replace(profile, damage_points=made)
    number = getattr(profile, key) + change
    changes: dict[str, Any] = {key: number}
    return replace(profile, **changes) if number >= 0 else None


def sheet_value(sheet: ProfileForm) -> int:
    """What a figure of a profile is worth without gear."""
    return figure_value(profile_of(sheet, ()))

