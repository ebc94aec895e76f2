"""The page of one figure: every attribute to be changed, its gear, and how its value comes about."""

from __future__ import annotations

from dataclasses import replace
from functools import cached_property
from typing import Any, Final, Literal

from pb12table.files.forms.basics import description_label, label_of
from pb12table.forces.gathering import player_entry, with_player_key
from pb12table.forces.members import SoughtFigure
from pb12table.forces.rows import name_row, player_row, start, whole_number
from pb12table.layouts.editing import Document, Thing, entries_of, entry_of, in_order, with_key
from pb12table.skirmish.faces.forces import Muster
from pb12table.skirmish.forms.force_pages import (
    Change,
    Counter,
    Counters,
    Deed,
    Fields,
    Offer,
    Page,
    Part,
    Picking,
    Piece,
    Pieces,
    Property,
    Tick,
    Ticks,
)
from pb12table.systems.pb12.files.content import Content
from pb12table.systems.pb12.files.forms import START_STATUSES, ProfileForm
from pb12table.systems.pb12.rules.game.state import Status
from pb12table.systems.pb12.rules.preparations.profiles import Block, DamagePoints, FigureSetup, Profile
from pb12table.systems.pb12.rules.preparations.setup import block_value, epicness, figure_value, whole_value
from pb12table.systems.pb12.scene.miniatures import status_mark
from pb12table.systems.pb12.sheets.item_page import begin_item
from pb12table.systems.pb12.sheets.members import (
    POINTS,
    attribute_of,
    base_of,
    carried,
    printed,
    profile_offers,
    whole_sheet,
    with_attribute,
    with_in_use,
    with_items,
    with_profile,
)
from pb12table.systems.pb12.texts.names import block_facts, block_lines, status_name
from pb12table.texts.locale import upper_first
from pb12table.texts.names import text_key


def pieces(muster: Muster, thing: Thing, figure: FigureSetup) -> Pieces:
    """Return the blocks of a figure, abilities of its profile first."""
    texts = muster.texts
    used = sum(block.slots for block in figure.blocks if block.id in figure.in_use)
    own = {block.id for block in figure.profile.blocks}
    add = Deed("add-item:", texts("forces-add-item"), lambda: _pick_item(muster, thing))
    build = Deed("build-item:", texts("own-new"), lambda: begin_item(muster, thing.id), (texts("own-new.tip"),))
    return Pieces(
        texts("sheet-gear"),
        tuple(_piece(muster, thing, figure, block, can_go=block.id not in own) for block in figure.blocks),
        (add, build),
        texts("forces-slots", used=used, slots=figure.profile.slots),
    )


def _piece(muster: Muster, thing: Thing, figure: FigureSetup, block: Block, *, can_go: bool) -> Piece:
    texts, in_use = muster.texts, block.id in figure.in_use
    first, *lines = block_lines(texts, block)
    value = block_value(block)

    def use() -> Change:
        """Take it in use at the start, or out of it; what has no room is told when the layout is built."""
        used = [str(each) for each in figure.in_use]
        wished = [each for each in used if each != block.id] if in_use else [*used, str(block.id)]
        return Change("gear", with_in_use(muster.document, thing, wished))

    def drop() -> Change:
        items = carried(entry_of(muster.document, thing), muster.content)
        return Change("gear", with_items(muster.document, thing, muster.content, [i for i in items if i != block.id]))

    return Piece(
        f"about:{block.id}",
        upper_first(block.label.in_language(texts.language)),
        block_facts(texts, block),
        texts.signed(value),
        texts("forces-block-slots", slots=block.slots) if can_go else texts("forces-ability"),
        (upper_first(first), *lines, texts("sheet-block-in-use" if in_use else "sheet-block-not-in-use")),
        in_use,
        Deed(f"use:{block.id}", "", use, (texts("forces-use-tip"),)),
        Deed(f"drop-item:{block.id}", "×", drop, (texts("forces-drop-tip"),)) if can_go else None,
        is_wrong=epicness(value) > muster.setup.modules.epicness_limit,
    )


def _pick_item(muster: Muster, thing: Thing) -> Picking:
    """Return all items and abilities the figure does not yet have."""
    texts, content = muster.texts, muster.content
    entry = entry_of(muster.document, thing)
    sheet = whole_sheet(entry, content)
    has = {*carried(entry, content), *(() if sheet is None else sheet.abilities)}
    offers = {name: _offer(muster, name) for name in content.items if name not in has}
    ordered = tuple(offers[name] for name, _ in in_order((name, each.name) for name, each in offers.items()))

    def take(name: str) -> Change:
        return Change("gear", with_items(muster.document, thing, content, [*carried(entry, content), name]))

    return Picking(texts("forces-pick-item"), ordered, take)


def _offer(muster: Muster, name: str) -> Offer:
    texts, block = muster.texts, muster.content.block(name)
    value = block_value(block)
    label = upper_first(block.label.in_language(texts.language))
    told = description_label(muster.content.items[name].description)
    words = () if told is None else (told.in_language(texts.language),)
    facts = block_facts(texts, block) or "".join(words)
    sort = texts(f"forces-sort-{block.kind}", slots=block.slots)
    worth = texts("forces-adds", value=texts.signed(value), epicness=epicness(value))
    tip = (label, *words, *block_lines(texts, block)[1:])
    return Offer(name, label, " · ".join(part for part in (sort, facts) if part), worth, tip)


ATTRIBUTES: Final = (
    "action_points", "movement", "vertical_movement", "strength", "toughness", "initiative", "nerve", "command",
    "ranged", "ranged_defence", "melee", "melee_defence", "tech", "armour", "free", "light", "heavy", "damage_table",
    "slots", "melee_reach", "sight_angle",
)  # fmt: skip
"""In the order of the data sheet."""


def figure_page(muster: Muster, figure: str) -> Page:
    """Return the page of a figure of the document, even of one that cannot be built."""
    return _FigurePage(muster, Thing("figure", figure)).page()


class _FigurePage(SoughtFigure[Content, FigureSetup]):
    @cached_property
    def sheet(self) -> ProfileForm | None:
        """The data sheet it is made from, None where the layout names one that there is not."""
        return self.content.profiles.get(base_of(self.entry))

    def page(self) -> Page:
        usual = "–" if self.sheet is None else upper_first(label_of(self.sheet.name).in_language(self.texts.language))
        who = Fields(
            {"name": name_row(self.muster, self.thing, usual), "profile": self._profile()},
            acts={"profile": self._pick_profile},
        )
        whose = Fields({"player": player_row(self.muster, self.thing), "leader": self._leader()})
        below: list[Part] = [start(self.muster, self.thing)]
        if self.built is not None and self.built.profile.vehicle is None:
            below.append(self._statuses(self.built))
        what: list[tuple[Part, ...]] = [] if self.sheet is None else [(self._attributes(self.sheet),)]
        if self.built is not None:
            what.append((pieces(self.muster, self.thing, self.built),))
        told = None if self.sheet is None else description_label(self.sheet.description)
        about = "" if told is None else told.in_language(self.texts.language)
        return Page(about, self._worth(), (((who,), (whose,)), (tuple(below),), tuple(what)))

    def _worth(self) -> tuple[tuple[str, bool], ...]:
        """Return the value of the figure and its gear, and the epicness beside its limit.  R1.1.20."""
        if self.built is None:
            return ()
        own, gear = figure_value(self.built.profile), sum(block_value(block) for block in self.built.blocks)
        level, limit = epicness(own), self.muster.setup.modules.epicness_limit
        return (
            (self.texts.number(whole_value(self.built)), True),
            (self.texts("forces-value-sum", own=own, gear=gear), True),
            (self.texts("forces-epicness-limit-line", epicness=level, limit=limit), level <= limit),
        )

    # -- single rows ----------------------------------------------------------------------------------------------

    def _profile(self) -> Property:
        """Return the profile, picked from the catalogue."""
        shown = base_of(self.entry) or "–"
        if self.sheet is not None:
            shown = upper_first(label_of(self.sheet.name).in_language(self.texts.language))
        return Property(self.texts("edit-property-profile"), shown, "choice")

    def _pick_profile(self) -> Picking:
        def take(profile: str) -> Change:
            return Change("set-value", with_profile(self.document, self.thing, profile))

        offers = profile_offers(self.texts, self.content)
        return Picking(self.texts("forces-pick-profile"), offers, take, base_of(self.entry))

    def _leader(self) -> Property:
        """Return whether the figure leads the force at the start."""
        texts, player = self.texts, str(self.entry.get("player", ""))
        entries = {str(entry["id"]): entry for entry in entries_of(self.document, "player")}
        leads = entries.get(player, {}).get("leader") == self.thing.id
        options = (("yes", texts("edit-yes")), ("no", texts("edit-no")))

        def put(text: str) -> Document:
            # One that leads another player's figures is told so when the layout is built.
            player_entry(self.document, player)
            return with_player_key(self.document, player, "leader", self.thing.id if text == "yes" else None)

        shown = dict(options)["yes" if leads else "no"]
        return Property(texts("forces-leads"), shown, "choice", put, options, texts("forces-leads-tip"))

    def _statuses(self, figure: FigureSetup) -> Ticks:
        """Return the statuses that a figure can begin with."""
        ticks = tuple(self._status(name, name in figure.statuses) for name in START_STATUSES)
        return Ticks(self.texts("forces-begins-with"), ticks)

    def _status(self, name: str, is_on: bool) -> Tick:
        texts, status = self.texts, Status(name)

        def toggle() -> Change:
            begins = list(self.entry.get("statuses") or ())
            wished = [each for each in begins if each != name] if name in begins else [*begins, name]
            return Change("set-value", with_key(self.document, self.thing, "statuses", wished or None))

        helped, words = f"{text_key('status', status)}.help", status_name(texts, status)
        told, mark = (texts(helped),) if texts.has(helped) else (), status_mark(status, 1)
        return Tick(f"status:{name}", words, is_on, toggle, (words, *told, texts("forces-begins-with.tip")), mark)

    # -- attributes -----------------------------------------------------------------------------------------------

    def _attributes(self, sheet: ProfileForm) -> Counters:
        counters = {key: self._attribute(sheet, key) for key in ATTRIBUTES}
        return Counters(self.texts("forces-attributes"), counters, self.texts("forces-attributes-hint"))

    def _attribute(self, sheet: ProfileForm, key: str) -> Counter:
        texts, now, usual = self.texts, attribute_of(self.entry, sheet, key), printed(sheet, key)
        name = texts(_text_of(key))
        modifier = None if sheet.vehicle is None else getattr(sheet.vehicle.modifiers, key, None)
        if modifier is not None:
            # R3.0.12: the value is that of the figure that steers.
            told = texts.signed(modifier)
            tip = texts("sheet-printed-modifier", name=name, modifier=told)
            return Counter(Property(name, told, "number", tip=tip, unset=True))

        def put(text: str) -> Document:
            return with_attribute(self.document, self.thing, sheet, key, whole_number(text))

        def step(change: int) -> Change:
            document = with_attribute(self.document, self.thing, sheet, key, now + change)
            return Change("set-value", document, ("attribute", self.thing.id, key))

        lines = [texts(f"{_text_of(key)}.help"), texts("forces-printed", value=usual), *self._effects(key)]
        row = Property(name, str(now), "number", put, tip="\n".join(lines))
        better = now < usual if key == "damage_table" else now > usual
        mood: Literal["", "good", "bad"] = "" if now == usual else "good" if better else "bad"
        return Counter(row, step, f"({texts.number(usual)})" if mood else "", mood)

    def _effects(self, key: str) -> list[str]:
        """Return what one more or one less would do to the figure's value."""
        if self.built is None or self.built.profile.value is not None:
            return []
        now = figure_value(self.built.profile)
        lines = []
        for change in (1, -1):
            other = _changed(self.built.profile, key, change)
            if other is not None:
                worth = figure_value(other)
                difference = self.texts.signed(worth - now)
                lines.append(self.texts("forces-effect", more=change > 0, value=worth, difference=difference))
        return lines


def _text_of(key: str) -> str:
    """Return the key of the name of an attribute."""
    return f"damage-points-{key}" if key in POINTS else text_key("attribute", key)


def _changed(profile: Profile, key: str, change: int) -> Profile | None:
    """Return the profile with one attribute one higher or lower; None below zero."""
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
