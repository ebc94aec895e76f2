"""The page of one figure: who it is, its values to be changed, what it wears and carries, and what it is worth."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Final

from pb12table.files.forms.labels import description_label, label_of
from pb12table.forces.members import gear_of, printed, with_gear
from pb12table.forces.rows import player_row, start
from pb12table.forces.sought import SoughtMember
from pb12table.layouts.editing import Document, Thing, with_key
from pb12table.skirmish.faces.forces import Muster
from pb12table.skirmish.forms.force_pages import (
    Change,
    Counter,
    Counters,
    Deed,
    Fields,
    Page,
    Part,
    Picking,
    Piece,
    Pieces,
)
from pb12table.skirmish.forms.rows import Property
from pb12table.systems.kampf_w6.files.content import Content
from pb12table.systems.kampf_w6.files.forms import ProfileForm
from pb12table.systems.kampf_w6.rules.data import FISTS, FigureSetup, Item, Skills, Stance, Weapon
from pb12table.systems.kampf_w6.rules.value import figure_value, weapon_value
from pb12table.systems.kampf_w6.sheets.members import GEAR, SKILLS, VALUES, armour_id, keys_of, with_armour
from pb12table.systems.kampf_w6.sheets.offers import armour_offers, item_offers, profile_offers, weapon_offers
from pb12table.systems.kampf_w6.sheets.words import armour_facts, item_facts, weapon_facts
from pb12table.texts.plain import upper_first

_PLAIN: Final = Stance.STANDING
_NO_SKILLS: Final = Skills(0, 0, 0)


def figure_page(muster: Muster, figure: str) -> Page:
    """The page of a figure of the document, which need not be one that can be built."""
    return _FigurePage(muster, Thing("figure", figure)).page()


class _FigurePage(SoughtMember[Content, FigureSetup, ProfileForm]):
    gear = GEAR

    def page(self) -> Page:
        who = self.who(lambda: profile_offers(self.texts, self.content))
        whose = Fields({"player": player_row(self.muster, self.thing), "stance": self._stance()})
        wears = Fields({"armour": self._armour()}, acts={"armour": self._pick_armour})
        what: list[tuple[Part, ...]] = [] if self.profile is None else [(self._values(self.profile), wears)]
        if self.built is not None:
            what.append((self._weapons(self.built), self._items(self.built)))
        told = None if self.profile is None else description_label(self.profile.description)
        about = "" if told is None else told.in_language(self.texts.language)
        return Page(about, self._worth(), (((who,), (whose,)), ((start(self.muster, self.thing),),), tuple(what)))

    def _worth(self) -> tuple[tuple[str, bool], ...]:
        """What the figure is worth with all it carries, and what it would be without weapons and items.  WR33."""
        if self.built is None:
            return ()
        value = figure_value(self.built)
        bare = figure_value(replace(self.built, weapons=(), items=()))
        told = self.texts("forces-body-and-gear", own=bare, gear=value - bare)
        return ((self.texts.number(value), True), (told, True))

    # -- single rows ----------------------------------------------------------------------------------------------

    def _stance(self) -> Property:
        """How it stands when the fight begins."""
        options = tuple((stance.value, self.texts(f"stance-{stance.value}")) for stance in Stance)
        now = str(self.entry.get("stance", _PLAIN.value))

        def put(text: str) -> Document:
            return with_key(self.document, self.thing, "stance", None if text == _PLAIN.value else text)

        return Property(self.texts("forces-stance"), dict(options).get(now, now), "choice", put, options)

    def _armour(self) -> Property:
        """What it wears, which is picked from a list."""
        form = self.content.armours.get(armour_id(self.entry, self.content))
        shown = "–" if form is None else upper_first(label_of(form.name).in_language(self.texts.language))
        tip = "" if self.built is None else armour_facts(self.texts, self.built.armour)
        return Property(self.texts("forces-armour"), shown, "choice", tip=tip)

    def _pick_armour(self) -> Picking:
        def take(armour: str) -> Change:
            return Change("gear", with_armour(self.document, self.thing, self.content, armour))

        now = armour_id(self.entry, self.content)
        return Picking(self.texts("forces-which-armour"), armour_offers(self.texts, self.content), take, now)

    # -- values -------------------------------------------------------------------------------------------------------

    def _values(self, profile: ProfileForm) -> Counters:
        counters = {key: self._value(profile, key) for key in VALUES}
        beside = self.texts("forces-values-hint")
        if self.built is not None:
            beside = self.texts("forces-values-actions", actions=self.built.most_actions, hint=beside)
        return Counters(self.texts("forces-values"), counters, beside)

    def _value(self, profile: ProfileForm, key: str) -> Counter:
        keys = keys_of(key)
        tip = [self.texts("forces-in-profile", value=printed(profile, keys)), *self._effects(key)]
        return self.counter(profile, keys, self.texts(_text_of(key)), tip)

    def _effects(self, key: str) -> list[str]:
        """What one more, or one less, would do to what the figure is worth."""
        if self.built is None:
            return []
        figure = self.built
        return self.more_and_less(figure_value(figure), lambda change: figure_value(_changed(figure, key, change)))

    # -- gear ---------------------------------------------------------------------------------------------------------

    def _weapons(self, figure: FigureSetup) -> Pieces:
        add = Deed("add-weapon:", self.texts("forces-take-weapon"), self._pick_weapon)
        pieces = tuple(self._weapon(figure, weapon) for weapon in figure.weapons)
        return Pieces(self.texts("sheet-weapons"), pieces, (add,))

    def _weapon(self, figure: FigureSetup, weapon: Weapon) -> Piece:
        texts = self.texts
        name = upper_first(weapon.label.in_language(texts.language))
        own = weapon.id != FISTS
        worth = texts.number(round(float(weapon_value(weapon, figure.profile.skills)), 1)) if own else "–"
        tip = (name, weapon_facts(texts, weapon), texts("forces-weapon-worth" if own else "forces-fists"))
        return Piece(
            f"about:{weapon.id}", name, weapon_facts(texts, weapon), worth, texts(f"forces-kind-{weapon.kind.value}"),
            tip, drop=self._drop("weapons", str(weapon.id)) if own else None,
        )  # fmt: skip

    def _pick_weapon(self) -> Picking:
        carried = gear_of(self.entry, self.profile, "weapons")
        skills = _NO_SKILLS if self.built is None else self.built.profile.skills

        def take(weapon: str) -> Change:
            return Change("gear", with_gear(self.document, self.thing, self.profile, "weapons", [*carried, weapon]))

        offers = weapon_offers(self.texts, self.content, skills, carried)
        return Picking(self.texts("forces-which-weapon"), offers, take)

    def _items(self, figure: FigureSetup) -> Pieces:
        add = Deed("add-item:", self.texts("forces-take-item"), self._pick_item)
        return Pieces(self.texts("sheet-items"), tuple(self._item(item) for item in figure.items), (add,))

    def _item(self, item: Item) -> Piece:
        name, facts = upper_first(item.label.in_language(self.texts.language)), item_facts(self.texts, item)
        drop = self._drop("items", str(item.id))
        return Piece(f"about:{item.id}", name, facts, self.texts.number(item.value), "", (name, facts), drop=drop)

    def _pick_item(self) -> Picking:
        carried = gear_of(self.entry, self.profile, "items")

        def take(item: str) -> Change:
            return Change("gear", with_gear(self.document, self.thing, self.profile, "items", [*carried, item]))

        return Picking(self.texts("forces-which-item"), item_offers(self.texts, self.content, carried), take)

    def _drop(self, key: str, name: str) -> Deed:
        def drop() -> Change:
            left = [each for each in gear_of(self.entry, self.profile, key) if each != name]
            return Change("gear", with_gear(self.document, self.thing, self.profile, key, left))

        return Deed(f"drop-{key}:{name}", "×", drop, (self.texts("forces-leave-tip"),))


def _text_of(key: str) -> str:
    """The key of the name of a value."""
    return "forces-wound-limit" if key == "wound_limit" else f"sheet-{key}"


def _changed(figure: FigureSetup, key: str, change: int) -> FigureSetup:
    """The figure with a value one higher or lower."""
    profile = figure.profile
    changes: dict[str, Any]
    if key in SKILLS:
        skill: dict[str, Any] = {key: max(0, getattr(profile.skills, key) + change)}
        changes = {"skills": replace(profile.skills, **skill)}
    else:
        changes = {key: max(1 if key == "wound_limit" else -6, getattr(profile, key) + change)}
    return replace(figure, profile=replace(profile, **changes))
