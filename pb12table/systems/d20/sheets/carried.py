"""What a creature attacks with, can do beside and has on it: parts of its page."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from pb12table.forces.members import gear_of, with_gear, with_value
from pb12table.forces.rows import whole_number
from pb12table.layouts.editing import Document, Thing, entry_of
from pb12table.skirmish.faces.forces import Muster
from pb12table.skirmish.forms.force_pages import Change, Counter, Counters, Deed, Fields, Part, Picking, Piece, Pieces
from pb12table.skirmish.forms.rows import Property
from pb12table.systems.d20.files.forms import ProfileForm
from pb12table.systems.d20.rules.data import Attack, CreatureSetup
from pb12table.systems.d20.rules.value import mean_damage
from pb12table.systems.d20.sheets.members import attacks_of, features_of, usual_attack, with_attack, with_attacks
from pb12table.systems.d20.sheets.offers import feature_offers, item_offers, weapon_offers
from pb12table.systems.d20.sheets.words import attack_facts, feature_facts, item_facts, name_of


@dataclass(frozen=True)
class Carried:
    """What a creature that can be built has; `profile` is that which it is made from."""

    muster: Muster
    thing: Thing
    profile: ProfileForm
    creature: CreatureSetup

    def parts(self) -> Iterator[Part]:
        """Attacks with their bonus and damage, features, items."""
        texts, attacks = self.muster.texts, self.creature.profile.attacks
        add = Deed("add-weapon:", texts("forces-take-weapon"), self._pick_weapon)
        pieces = tuple(self._attack(number, each) for number, each in enumerate(attacks))
        yield Pieces(texts("sheet-attacks"), pieces, (add,), texts("forces-attacks-hint"))
        yield Counters(texts("forces-bonuses"), {f"bonus-{each.id}": self._bonus(each) for each in attacks})
        yield Fields({f"damage-{each.id}": self._damage(each) for each in attacks}, texts("forces-damage"))
        add = Deed("add-feature:", texts("forces-take-feature"), self._pick_feature)
        yield Pieces(texts("forces-features"), tuple(self._features()), (add,))
        add = Deed("add-item:", texts("forces-take-item"), self._pick_item)
        yield Pieces(texts("forces-items"), tuple(self._items()), (add,))

    # -- attacks ------------------------------------------------------------------------------------------------------

    def _attack(self, number: int, attack: Attack) -> Piece:
        texts, name = self.muster.texts, name_of(self.muster.texts, attack.label)
        facts, damage = attack_facts(texts, attack), round(float(mean_damage(attack)), 1)
        drop = self._drop("weapon", attack.id, self._without_attack(attack.id))
        return Piece(
            f"about:{attack.id}", name, facts, texts.number(damage, 1),
            texts("sheet-in-hand") if number == 0 and not attack.natural else "",
            (name, facts, texts("forces-attack-worth")), drop=drop if len(self.creature.profile.attacks) > 1 else None,
        )  # fmt: skip

    def _written(self) -> list[dict[str, object]]:
        return attacks_of(entry_of(self.muster.document, self.thing), self.profile)

    def _with_attacks(self, attacks: Sequence[dict[str, object]]) -> Document:
        return with_attacks(self.muster.document, self.thing, self.profile, self.muster.content, attacks)

    def _without_attack(self, weapon: str) -> Document:
        left = [each for each in self._written() if each["weapon"] != weapon]
        return self._with_attacks(left) if left else self.muster.document

    def _pick_weapon(self) -> Picking:
        texts, content, now = self.muster.texts, self.muster.content, self._written()

        def take(weapon: str) -> Change:
            return Change("gear", self._with_attacks([*now, usual_attack(content, weapon)]))

        offers = weapon_offers(texts, content, {str(each["weapon"]) for each in now})
        return Picking(texts("forces-which-weapon"), offers, take)

    def _bonus(self, attack: Attack) -> Counter:
        def changed(bonus: int) -> Document:
            return with_attack(self.muster.document, self.thing, self.profile, attack.id, "bonus", bonus)

        def step(change: int) -> Change:
            return Change("set-value", changed(attack.bonus + change), ("bonus", self.thing.id, attack.id))

        texts = self.muster.texts
        row = Property(
            name_of(texts, attack.label), texts.signed(attack.bonus), "number", lambda text: changed(whole_number(text))
        )
        return Counter(row, step)

    def _damage(self, attack: Attack) -> Property:
        texts = self.muster.texts

        def put(text: str) -> Document:
            dice = text.strip().replace(" ", "").replace("W", "d").lower()
            return with_attack(self.muster.document, self.thing, self.profile, attack.id, "damage", dice)

        tip = texts("forces-damage.tip")
        return Property(name_of(texts, attack.label), str(attack.damage), "text", put, tip=tip)

    # -- features and items -------------------------------------------------------------------------------------------

    def _features(self) -> Iterator[Piece]:
        texts = self.muster.texts
        for feature in self.creature.profile.features:
            name, facts = name_of(texts, feature.label), feature_facts(texts, feature)
            left = [each for each in self._feature_ids() if each != feature.id]
            drop = self._drop("feature", feature.id, self._with_features(left))
            yield Piece(f"about:{feature.id}", name, facts, "", "", (name, facts), drop=drop)

    def _feature_ids(self) -> list[str]:
        return features_of(entry_of(self.muster.document, self.thing), self.profile)

    def _with_features(self, features: Sequence[str]) -> Document:
        return with_value(self.muster.document, self.thing, self.profile, ("features",), list(features))

    def _pick_feature(self) -> Picking:
        now, texts = self._feature_ids(), self.muster.texts

        def take(feature: str) -> Change:
            return Change("gear", self._with_features([*now, feature]))

        weapons = {str(each.id) for each in self.creature.profile.attacks}
        offers = feature_offers(texts, self.muster.content, set(now), weapons)
        return Picking(texts("forces-which-feature"), offers, take)

    def _items(self) -> Iterator[Piece]:
        texts = self.muster.texts
        for item in self.creature.items:
            name, facts = name_of(texts, item.label), item_facts(texts, item)
            left = [each for each in self._item_ids() if each != item.id]
            drop = self._drop("item", item.id, self._with_items(left))
            yield Piece(f"about:{item.id}", name, facts, "", "", (name, facts), drop=drop)

    def _item_ids(self) -> list[str]:
        return gear_of(entry_of(self.muster.document, self.thing), self.profile, "items")

    def _with_items(self, items: Sequence[str]) -> Document:
        return with_gear(self.muster.document, self.thing, self.profile, "items", items)

    def _pick_item(self) -> Picking:
        now, texts = self._item_ids(), self.muster.texts

        def take(item: str) -> Change:
            return Change("gear", self._with_items([*now, item]))

        return Picking(texts("forces-which-item"), item_offers(texts, self.muster.content, set(now)), take)

    def _drop(self, sort: str, name: str, document: Document) -> Deed:
        def drop() -> Change:
            return Change("gear", document)

        return Deed(f"drop-{sort}:{name}", "×", drop, (self.muster.texts("forces-leave-tip"),))
