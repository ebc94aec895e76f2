"""Where weapons, items and abilities of a scenario's own are built: the shelf with them, and the page of each."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from types import MappingProxyType
from typing import Any, Final, get_args

import msgspec

from pb12table.files.forms.basics import label_of
from pb12table.layouts.editing import Document, Thing, entries_of, entry_of
from pb12table.layouts.motions import Entry
from pb12table.skirmish.faces.forces import Muster
from pb12table.skirmish.faces.words import Phrases
from pb12table.skirmish.forms.force_pages import (
    Change,
    Counters,
    Deed,
    Fields,
    Lines,
    Offer,
    Page,
    Picking,
    Property,
    Refusing,
    Tick,
    Ticks,
    Told,
)
from pb12table.systems.pb12.files.building import block_of
from pb12table.systems.pb12.files.content import Content, check_item
from pb12table.systems.pb12.files.forms import Held, ItemForm, WeaponSound
from pb12table.systems.pb12.rules.preparations.profiles import Block, RangedModifiers, StrengthMode
from pb12table.systems.pb12.rules.preparations.setup import block_value
from pb12table.systems.pb12.sheets.members import carried, whole_sheet, with_items
from pb12table.systems.pb12.sheets.own_entries import Number, OwnPage, OwnSort
from pb12table.systems.pb12.texts.names import block_facts, block_lines
from pb12table.texts.locale import upper_first
from pb12table.texts.names import text_key

FORMS: Final[Mapping[str, Mapping[str, Any]]] = MappingProxyType(
    {
        "blade": {
            "slots": 1, "damage": {"strength": 0, "penetration": 0}, "strength_mode": "half", "melee_modifier": 0,
        },
        "gun": {
            "slots": 1, "damage": {"strength": 3, "penetration": 1}, "range_factor": 2,
            "ranged_modifiers": {"near": 0, "short": 0, "medium": 1, "long": 3}, "resources": 1, "charges": 12,
            "held": "pistol", "sound": "shot",
        },
        "thrown": {
            "damage": {"strength": 0, "penetration": 0}, "strength_mode": "half",
            "ranged_modifiers": {"near": 0, "short": 1, "medium": 3}, "resources": 1, "held": "none", "sound": "throw",
        },
        "bomb": {
            "damage": {"strength": 4, "penetration": 0}, "range_factor": 2,
            "ranged_modifiers": {"near": 0, "short": 1, "medium": 2}, "radius": 2, "resources": 1, "held": "none",
            "sound": "blast",
        },
        "armour": {"armour_seen": 1, "armour_unseen": 1, "held": "none"},
        "ability": {"kind": "ability", "melee_defence": 1, "held": "none"},
    }
)  # fmt: skip
"""What building begins with; each is something that can be played at once."""


class OwnItems(OwnSort[ItemForm]):
    """Weapons, items and abilities."""

    section = "item"
    sort = "items"
    form = ItemForm
    title = "item-shelf"
    about = "item-about"
    begin = "item-new-title"
    pick = "item-copy-title"
    gone = "item-gone"
    starts = FORMS

    def listed(self, content: Content) -> Mapping[str, ItemForm]:
        return content.items

    def refuse_unfit(self, form: ItemForm, muster: Muster) -> None:
        check_item(form, "", muster.path)

    def value(self, form: ItemForm) -> int:
        return block_value(block_of(form))

    def facts(self, texts: Phrases, form: ItemForm) -> str:
        return block_facts(texts, block_of(form))

    def start_name(self, texts: Phrases, start: str) -> str:
        return texts(f"item-form-{start}")


ITEMS: Final = OwnItems()


def begin_item(muster: Muster, figure: str) -> Picking:
    """Return what to begin an item with that a figure gets at once."""
    thing = Thing("figure", figure)
    items = carried(entry_of(muster.document, thing), muster.content)

    def give(document: Document, item: str) -> Document:
        return with_items(document, thing, muster.content, [*items, item])

    return ITEMS.beginning(muster, give)


STRIKES: Final = (
    Number(("damage", "strength"), "item-damage-strength", optional=True),
    Number(("damage", "penetration"), "item-damage-penetration", optional=True),
    Number(("melee_modifier",), "item-melee-modifier", optional=True, signed=True),
    Number(("melee_reach",), "item-melee-reach"),
    Number(("success_multiplier",), "item-success-multiplier"),
    Number(("frequency", "multiplier"), "item-frequency-multiplier"),
    Number(("frequency", "modifier"), "item-frequency-modifier", signed=True),
    Number(("slots",), "item-slots"),
)
SHOTS: Final = (
    Number(("range_factor",), "item-range-factor"),
    Number(("ranged_modifiers", "near"), "item-near", optional=True, signed=True),
    Number(("ranged_modifiers", "short"), "item-short", optional=True, signed=True),
    Number(("ranged_modifiers", "medium"), "item-medium", optional=True, signed=True),
    Number(("ranged_modifiers", "long"), "item-long", optional=True, signed=True),
    Number(("ranged_modifiers", "extreme"), "item-extreme", optional=True, signed=True),
    Number(("radius",), "item-radius", optional=True),
    Number(("resources",), "item-resources", optional=True),
    Number(("charges",), "item-charges", optional=True),
)
GUARDS: Final = (
    Number(("armour_seen",), "item-armour-seen", signed=True),
    Number(("armour_unseen",), "item-armour-unseen", signed=True),
    Number(("melee_defence",), "item-melee-defence", signed=True),
    Number(("ranged_defence",), "item-ranged-defence", signed=True),
)
DEPUTIES: Final = ("none", "panic-others", "nerve-others", "panic-own", "nerve-own")
ATTRIBUTES: Final = ("nerve", "initiative", "command", "strength", "toughness", "ranged", "melee", "tech")


KINDS: Final = ("item", "ability")


class ItemPage(OwnPage[ItemForm]):
    """The page of a weapon, an item or an ability."""

    def whole(self) -> Page:
        texts, block = self.texts, block_of(self.form)
        kinds = {kind: texts(text_key("item-kind", kind)) for kind in KINDS}
        helds = {held: texts(text_key("item-held", held)) for held in get_args(Held)}
        sounds = {sound: texts(text_key("item-sound", sound or "usual")) for sound in ("", *get_args(WeaponSound))}
        modes = {mode.value: texts(text_key("item-strength-mode", mode)) for mode in StrengthMode}
        kind = self.choice(("kind",), "item-kind", kinds)
        who = Fields({**self.names(), **self.description(), "kind": kind})
        drawn = Fields(
            {
                "held": self.choice(("held",), "item-held", helds),
                "sound": self.choice(("sound",), "item-sound", sounds),
                "strength_mode": self.choice(("strength_mode",), "item-strength-mode", modes),
            }
        )
        deputy = Fields(
            {"deputy": self._deputy(), **self._deputy_attribute(), "value": self.printed()}, texts("item-more")
        )
        lines = tuple(upper_first(line) for line in block_lines(texts, block)[1:])
        groups = (
            ((who,), (drawn,)),
            ((self._carriers(), self.kept()),),
            ((self._counters("item-strikes", STRIKES),),),
            ((self._counters("item-shots", SHOTS),),),
            ((self._counters("item-guards", GUARDS),), (deputy,)),
            ((self._actions(),),),
            ((Lines(texts("item-says"), lines, is_list=True),), (self._sum(block),)),
        )
        return Page("", self.worth(), groups, (self.copy(), self.delete()))

    def _counters(self, title: str, numbers: Sequence[Number]) -> Counters:
        return Counters(self.texts(title), {number.key: self.counter(number) for number in numbers})

    def joined(self, key: str, part: dict[str, Any]) -> dict[str, Any] | None:
        if key == "damage":
            return None if None in part.values() else {"strength": 0, "penetration": 0, **part}
        return super().joined(key, part)

    def completed(self, entry: Entry, path: Sequence[str]) -> Entry:
        """Return an entry with damage where it is a weapon, and with shots where it can be reloaded."""
        gone = tuple(path) == ("resources",) and "resources" not in entry
        found = {key: value for key, value in entry.items() if not (gone and key == "charges")}
        if ("melee_modifier" in found or found.get("ranged_modifiers")) and "damage" not in found:
            found["damage"] = {"strength": 0, "penetration": 0}
        if "charges" in found and "resources" not in found:
            found["resources"] = 1
        return found

    def _sum(self, block: Block) -> Lines:
        """Return what each part of it brings.  R1.8.18."""
        texts, value = self.texts, block_value(block)
        if block.value is not None:
            lines: tuple[str, ...] = (texts("item-part-printed", value=value),)
        else:
            parts = {text: worth for text, worth in _parts(block).items() if worth}
            lines = tuple(texts(f"item-part-{text}", value=texts.signed(worth)) for text, worth in parts.items())
        return Lines(texts("item-sum"), (*lines, texts("item-part-whole", value=value)), has_result=True)

    # -- checks and actions -----------------------------------------------------------------------------------------

    def _deputy(self) -> Property:
        """Return whose checks the figure may make with it.  R1.4.28."""
        texts, deputy = self.texts, self.form.deputy
        now = "none" if deputy is None else f"{deputy.check}-{'others' if deputy.others else 'own'}"
        options = tuple((name, texts(f"item-deputy-{name}")) for name in DEPUTIES)

        def put(value: str) -> Document:
            check, _, whose = value.partition("-")
            attribute = "nerve" if deputy is None else deputy.attribute
            made = {"check": check, "attribute": attribute, "others": whose == "others"} if whose else None
            return self.changed(self.having(("deputy",), made))

        return Property(texts("item-deputy"), dict(options)[now], "choice", put, options, texts("item-deputy.tip"))

    def _deputy_attribute(self) -> Mapping[str, Property]:
        """Return the row for the attribute that such checks are made with, if there are any."""
        texts, deputy = self.texts, self.form.deputy
        if deputy is None:
            return {}
        made = msgspec.to_builtins(deputy)
        options = tuple((name, texts(text_key("attribute", name))) for name in ATTRIBUTES)

        def put(value: str) -> Document:
            return self.changed(self.having(("deputy",), {**made, "attribute": value}))

        label = texts("item-deputy-attribute")
        return {"deputy.attribute": Property(label, dict(options)[deputy.attribute], "choice", put, options)}

    def _actions(self) -> Ticks:
        """Return the actions of the scenario, and their templates, that it is made for.  RU122."""
        texts, content = self.texts, self.muster.content
        names = {name: label_of(form.name).in_language(texts.language) for name, form in content.actions.items()}
        for action in entries_of(self.muster.document, "action"):
            label = action.get("name")
            told = label.get(texts.language) if isinstance(label, dict) else label
            names.setdefault(str(action.get("id")), str(told or action.get("id")))
        has = self.form.actions

        def toggling(name: str) -> Callable[[], Change | Refusing]:
            wished = [each for each in has if each != name] if name in has else [*has, name]
            return lambda: Change("set-value", self.changed(self.having(("actions",), wished or None)))

        ticks = (Tick(f"action:{name}", names[name], name in has, toggling(name)) for name in sorted(names))
        return Ticks(texts("item-actions"), tuple(ticks))

    # -- whose it is ------------------------------------------------------------------------------------------------

    def _having(self) -> list[Entry]:
        """Return the figures that have it."""
        content: Content = self.muster.content
        return [
            figure for figure in entries_of(self.muster.document, "figure")
            if self.id in carried(figure, content)
            or ((sheet := whole_sheet(figure, content)) is not None and self.id in sheet.abilities)
        ]  # fmt: skip

    def _carriers(self) -> Told:
        texts, setup = self.texts, self.muster.setup
        labels = {str(each.id): upper_first(each.label.in_language(texts.language)) for each in setup.figures}
        names = [labels.get(str(figure["id"]), str(figure["id"])) for figure in self._having()]
        words = texts.listing(names) if names else texts("item-nobody")
        others = [figure for figure in entries_of(self.muster.document, "figure") if figure not in self._having()]
        deeds = (Deed("give:", texts("item-give"), lambda: self._give(others, labels)),) if others else ()
        return Told(texts("item-carriers"), words, deeds)

    def _give(self, others: Sequence[Entry], labels: Mapping[str, str]) -> Picking:
        """Return the figures that can get it; the page of the one that does shows whether it is in use."""
        muster = self.muster
        players = {str(entry.get("id")): str(entry.get("name")) for entry in entries_of(muster.document, "player")}
        offers = tuple(
            Offer(name := str(figure["id"]), labels.get(name, name), players.get(str(figure.get("player")), ""), "")
            for figure in others
        )

        def take(name: str) -> Change:
            thing = Thing("figure", name)
            items = [*carried(entry_of(muster.document, thing), muster.content), self.id]
            document = with_items(muster.document, thing, muster.content, items)
            return Change("gear", document, shows=("figure", name), there=f"about:{self.id}")

        return Picking(self.texts("item-give-title"), offers, take)

    def without(self, document: Document) -> Document:
        for figure in entries_of(document, "figure"):
            items = carried(figure, self.muster.content)
            if self.id in items:
                left = [item for item in items if item != self.id]
                document = with_items(document, Thing("figure", str(figure["id"])), self.muster.content, left)
        return document


def _parts(block: Block) -> dict[str, int]:
    """Return what each part of a block brings, in the order in which they are told; together its value.  R1.8.18."""
    bare = replace(block, slots=0)
    none = RangedModifiers()
    open_to_all = replace(bare, armour_seen=0, armour_unseen=0, melee_defence=0, ranged_defence=0)
    alone: dict[str, Block] = {
        "melee": replace(open_to_all, ranged_modifiers=none, deputy=None),
        "ranged": replace(open_to_all, melee_modifier=None, deputy=None),
        "guards": replace(bare, melee_modifier=None, ranged_modifiers=none, deputy=None),
        "deputy": replace(open_to_all, melee_modifier=None, ranged_modifiers=none),
    }
    parts = {name: block_value(each) for name, each in alone.items()}
    most = max(parts, key=lambda name: parts[name])
    # Each is rounded alone.
    parts[most] += block_value(bare) - sum(parts.values())
    parts["slots"] = block_value(block) - block_value(bare)
    return parts
