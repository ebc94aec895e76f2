"""The forces interface of the d20 fight: pages of creatures and forces, what can be picked, and sheets of paper."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from html import escape
from math import log1p
from types import MappingProxyType
from typing import Annotated, Any, Final, TypeAlias

import msgspec
from msgspec import Meta

from pb12table.files.forms.basics import description_label, label_of
from pb12table.files.problems import FileProblem
from pb12table.files.scenario import ForceForm
from pb12table.forces.gathering import player_entry, with_player_key
from pb12table.forces.members import Keys, SoughtMember, gear_of, printed, profile_id, value_of, with_gear, with_value
from pb12table.forces.rows import (
    Agreed,
    in_alphabet,
    player_name_row,
    player_row,
    side_rows,
    start,
    whole_number,
    worth_lines,
)
from pb12table.forces.sheets import CARDS, boxes, card_line, cell, mark, won_and_counted
from pb12table.layouts.editing import Document, Thing, entry_of, with_key
from pb12table.skirmish.faces.forces import DrawnGame, ForceKeys, ForcesFace, Listing, Muster, Worth
from pb12table.skirmish.faces.words import Phrases
from pb12table.skirmish.forms.force_pages import (
    Change,
    Counter,
    Counters,
    Deed,
    Fields,
    Groups,
    Offer,
    Page,
    Part,
    Picking,
    Piece,
    Pieces,
    Property,
)
from pb12table.skirmish.ids import Label, PlayerId
from pb12table.skirmish.scene.seeing import Template
from pb12table.systems.d20.files import (
    AttackForm,
    Content,
    CreatureForm,
    FeatureForm,
    Features,
    ItemForm,
    Items,
    OptionsForm,
    ProfileForm,
    Profiles,
    WeaponForm,
    Weapons,
    attack_of,
    creature_of,
    feature_of,
    item_of,
    profile_form,
)
from pb12table.systems.d20.rules.attack import creature_value, damage_of_a_turn, hardiness, mean_damage
from pb12table.systems.d20.rules.data import (
    Ability,
    Arbiter,
    CreatureSetup,
    Feature,
    HideFrom,
    Item,
    Mode,
    PlayerSetup,
    Profile,
    Setup,
    Skill,
    Tie,
    Weapon,
    footprint_of,
)
from pb12table.systems.d20.scene import outfit_of
from pb12table.table.shapes import circumradius
from pb12table.texts.locale import upper_first
from pb12table.texts.names import initials_in


def name_of(texts: Phrases, label: Label) -> str:
    """Return a name that begins a line."""
    return upper_first(label.in_language(texts.language))


def told_of(texts: Phrases, description: Label | None) -> str:
    """Return the description of something; "" for nothing."""
    return "" if description is None else description.in_language(texts.language)


def reach_words(texts: Phrases, attack: Weapon) -> str:
    """Return how far an attack reaches, in melee and at range."""
    near = [texts("fact-reach", reach=attack.reach)] if attack.is_melee else []
    afar = [texts("forces-ranges", normal=attack.normal, long=attack.long)] if attack.is_ranged else []
    return ", ".join((*near, *afar))


def attack_facts(texts: Phrases, attack: Weapon) -> str:
    """Return bonus, damage and reach, in one line."""
    return texts("sheet-attack", bonus=attack.bonus, damage=str(attack.damage), reach=reach_words(texts, attack))


def feature_facts(texts: Phrases, feature: Feature) -> str:
    """Return what a feature does, and how often."""
    uses = [] if feature.uses is None else [texts("forces-uses", uses=feature.uses)]
    return " · ".join((*filter(None, (told_of(texts, feature.description),)), *uses))


def item_facts(texts: Phrases, item: Item) -> str:
    """Return what an item is good for, and how often."""
    uses = [] if item.uses is None else [texts("forces-uses", uses=item.uses)]
    return " · ".join((*filter(None, (told_of(texts, item.description),)), *uses))


def speed_words(texts: Phrases, profile: Profile) -> str:
    """Return how far it goes in a turn: on foot, and in its other modes."""
    return ", ".join(
        texts("length-metres", number=speed)
        if mode is Mode.WALK
        else f"{texts(f'mode-{mode.value}')} {texts('length-metres', number=speed)}"
        for mode, speed in profile.speeds.items()
    )


def creature_facts(texts: Phrases, profile: Profile) -> str:
    """Return armour class, hit points, speeds, attacks and features, in one line."""
    return texts(
        "forces-creature-facts", armour=profile.armour_class, points=profile.hit_points,
        speeds=speed_words(texts, profile), gear=gear_words(texts, profile),
    )  # fmt: skip


def gear_words(texts: Phrases, profile: Profile) -> str:
    """Return the names of its attacks and features."""
    labels = [*(each.label for each in profile.attacks), *(each.label for each in profile.features)]
    return ", ".join(label.in_language(texts.language) for label in labels)


Attacks: TypeAlias = Sequence[Mapping[str, Any]]
"""Attacks as they are written: weapon, bonus and damage of each."""
VALUES: Final[Mapping[str, Keys]] = MappingProxyType(
    {
        "armour-class": ("armour_class",),
        "hit-points": ("hit_points",),
        "walk": ("speeds", "walk"),
        "proficiency": ("proficiency",),
    }
)
"""Values that a creature may have otherwise than its profile, and where these stand in it."""
ABILITIES: Final[Mapping[str, Keys]] = MappingProxyType({each.value: ("abilities", each.value) for each in Ability})
GEAR: Final = ("items", "hit_points")
"""What a creature does not keep when it becomes one of another profile."""


def attacks_of(entry: Mapping[str, Any], profile: ProfileForm) -> list[dict[str, Any]]:
    """Return how a creature attacks."""
    return [dict(each) for each in value_of(entry, profile, ("attacks",))]


def with_attacks(
    document: Document, thing: Thing, profile: ProfileForm, content: Content, attacks: Attacks
) -> Document:
    """Return the document with other attacks of a creature; features needing a weapon it no longer has go as well."""
    weapons = {each["weapon"] for each in attacks}
    features = [
        name
        for name in features_of(entry_of(document, thing), profile)
        if name not in content.features or (content.features[name].weapon or next(iter(weapons))) in weapons
    ]
    found = with_value(document, thing, profile, ("attacks",), [dict(each) for each in attacks])
    return with_value(found, thing, profile, ("features",), features)


def with_attack(
    document: Document, thing: Thing, profile: ProfileForm, weapon: str, key: str, value: int | str
) -> Document:
    """Return the document with the bonus or the damage of an attack of a creature set."""
    attacks = attacks_of(entry_of(document, thing), profile)
    found = [{**each, key: value} if each["weapon"] == weapon else each for each in attacks]
    return with_value(document, thing, profile, ("attacks",), found)


def features_of(entry: Mapping[str, Any], profile: ProfileForm) -> list[str]:
    """Return what a creature can do besides, by ids."""
    return list(value_of(entry, profile, ("features",)))


def usual_attack(content: Content, weapon: str) -> dict[str, Any]:
    """Return a weapon attack as the first creature that has one makes it; a weak one if nobody has one."""
    attacks = (each for profile in content.profiles.values() for each in profile.attacks if each.weapon == weapon)
    found: dict[str, Any] = msgspec.to_builtins(next(attacks, AttackForm(weapon=weapon, bonus=2, damage="1d6")))
    return found


def profile_offers(texts: Phrases, content: Content) -> tuple[Offer, ...]:
    """Return all profiles in alphabetical order."""
    return in_alphabet(_profile(texts, content, profile) for profile in content.profiles.values())


def weapon_offers(texts: Phrases, content: Content, but: Collection[str]) -> tuple[Offer, ...]:
    """Return all weapons except some, each with its usual attack."""
    found = []
    for form in (form for name, form in content.weapons.items() if name not in but):
        usual = usual_attack(content, form.id)
        attack = attack_of(form, usual["bonus"], usual["damage"])
        name, worth = name_of(texts, attack.label), texts("forces-deals", damage=round(float(mean_damage(attack)), 1))
        tip = tuple(filter(None, (name, told_of(texts, attack.description))))
        found.append(Offer(form.id, name, attack_facts(texts, attack), worth, tip))
    return in_alphabet(found)


def feature_offers(
    texts: Phrases, content: Content, but: Collection[str], weapons: Collection[str]
) -> tuple[Offer, ...]:
    """Return all features except some and those that need a weapon it does not have."""
    features = [
        feature_of(form)
        for name, form in content.features.items()
        if name not in but and (form.weapon is None or form.weapon in weapons)
    ]
    return in_alphabet(
        Offer(each.id, name, feature_facts(texts, each), "", (name,))
        for each in features
        for name in (name_of(texts, each.label),)
    )


def item_offers(texts: Phrases, content: Content, but: Collection[str]) -> tuple[Offer, ...]:
    """Return all items except some."""
    items = [item_of(form) for name, form in content.items.items() if name not in but]
    return in_alphabet(
        Offer(each.id, name, item_facts(texts, each), "", (name,))
        for each in items
        for name in (name_of(texts, each.label),)
    )


def _profile(texts: Phrases, content: Content, form: ProfileForm) -> Offer:
    name, told = name_of(texts, label_of(form.name)), told_of(texts, description_label(form.description))
    tip = tuple(filter(None, (name, told)))
    creature = creature_from(content, form.id)
    if creature is None:
        return Offer(form.id, name, "", "", tip)
    profile = creature.profile
    footprint, outfit = footprint_of(profile.size, grid=False), outfit_of(creature, profile.attacks[0].id)
    template = Template(profile.id, profile.label, footprint, outfit, creature)
    worth = texts("worth-of", value=creature_value(profile))
    return Offer(form.id, name, creature_facts(texts, profile), worth, tip, template)


def creature_from(content: Content, profile: str) -> CreatureSetup | None:
    """Return a creature of a profile with its usual belongings; None if it cannot be built."""
    with suppress(FileProblem):
        return creature_of(CreatureForm(id="ghost", profile=profile, player="nobody"), content, profile, "profile")
    return None


def numbers_of(texts: Phrases, profile: Profile) -> tuple[str, ...]:
    """Return size, armour class, hit points, speeds, attacks with features, and value of a creature as columns."""
    return (
        texts(f"size-{profile.size.value}"), str(profile.armour_class), str(profile.hit_points),
        speed_words(texts, profile), gear_words(texts, profile), texts.number(creature_value(profile)),
    )  # fmt: skip


def headings(texts: Phrases) -> tuple[str, ...]:
    """Return the headings of `numbers_of`, preceded by id and name."""
    return (
        texts("cli-column-id"), texts("cli-column-name"), texts("forces-size"), texts("sheet-armour-class.short"),
        texts("forces-column-hit-points"), texts("forces-speed"), texts("forces-column-has"), texts("sheets-value"),
    )  # fmt: skip


RIGHT = (3, 4, 7)
"""The columns of numbers among them."""


def _does(texts: Phrases, form: WeaponForm | FeatureForm | ItemForm) -> str:
    if isinstance(form, WeaponForm):
        return reach_words(texts, attack_of(form, 0, "1d4"))
    if isinstance(form, FeatureForm):
        return feature_facts(texts, feature_of(form))
    return item_facts(texts, item_of(form))


def _plain(texts: Phrases, form: ProfileForm | WeaponForm | FeatureForm | ItemForm) -> dict[str, Any]:
    """Return an entry of a file with names in the language of the run."""
    plain: dict[str, Any] = msgspec.to_builtins(form)
    plain["name"] = label_of(form.name).in_language(texts.language)
    plain["description"] = told_of(texts, description_label(form.description))
    return plain


@dataclass(frozen=True)
class Carried:
    """What a creature that can be built has; `profile` is that which it is made from."""

    muster: Muster
    thing: Thing
    profile: ProfileForm
    creature: CreatureSetup

    def parts(self) -> Iterator[Part]:
        """Yield attacks with their bonus and damage, features, items."""
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

    def _attack(self, number: int, attack: Weapon) -> Piece:
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

    def _bonus(self, attack: Weapon) -> Counter:
        def changed(bonus: int) -> Document:
            return with_attack(self.muster.document, self.thing, self.profile, attack.id, "bonus", bonus)

        def step(change: int) -> Change:
            return Change("set-value", changed(attack.bonus + change), ("bonus", self.thing.id, attack.id))

        texts = self.muster.texts
        row = Property(
            name_of(texts, attack.label), texts.signed(attack.bonus), "number", lambda text: changed(whole_number(text))
        )
        return Counter(row, step)

    def _damage(self, attack: Weapon) -> Property:
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


SWITCHES: Final = ("grid", "surprised_may_act", "shove_grapple", "open_ready", "group_stealth")
GROUPS: Final = MappingProxyType({"all": True, "none": False})
"""Who rolls initiative together, as it is written.  DR46."""


def force_groups(muster: Muster, player: str) -> Groups:
    """Return the player next to the combined value of the creatures."""
    own = [figure for figure in muster.setup.figures if figure.player == PlayerId(player)]
    worth = worth_lines(muster, [(each, creature_value(each.profile)) for each in own])
    return (((_player(muster, player),), (worth,)),)


def _player(muster: Muster, player: str) -> Fields:
    """Name, side, and whether the creatures are monsters.  D026."""
    texts = muster.texts
    is_so = player_entry(muster.document, player).get("monsters") is True
    options = (("yes", texts("edit-yes")), ("no", texts("edit-no")))

    def put(text: str) -> Document:
        return with_player_key(muster.document, player, "monsters", True if text == "yes" else None)

    monsters = Property(
        texts("forces-monsters"), dict(options)["yes" if is_so else "no"], "choice", put, options,
        texts("forces-monsters.tip"),
    )  # fmt: skip
    rows = {"name": player_name_row(muster, player), **side_rows(muster, player), "monsters": monsters}
    return Fields(rows, texts("forces-player"))


def agreed(muster: Muster) -> Fields:
    """Return what is agreed before a fight.  Section 4.3."""
    texts, rules = muster.texts, Agreed(muster, OptionsForm())
    sides = {"": texts("forces-option-none")}
    for side in muster.setup.sides:
        sides[str(side.id)] = side.label.in_language(texts.language)
    groups = {each: texts(f"forces-groups-{each}") for each in ("usual", *GROUPS)}
    rows = {
        "round_limit": rules.number("round_limit"),
        "winner_at_limit": rules.choice("winner_at_limit", sides),
        "hide_from": rules.choice("hide_from", {each.value: texts(f"forces-hide-{each.value}") for each in HideFrom}),
        "tie": rules.choice("tie", {each.value: texts(f"forces-tie-{each.value}") for each in Tie}),
        "arbiter": rules.choice("arbiter", {each.value: texts(f"forces-arbiter-{each.value}") for each in Arbiter}),
        **{key: rules.switch(key) for key in SWITCHES},
        "group_initiative": rules.choice("group_initiative", groups, GROUPS),
    }
    return Fields(rows, texts("forces-agreed-head"))


def figure_page(muster: Muster, figure: str) -> Page:
    """Return the page of a creature of the document, even of one that cannot be built."""
    return _CreaturePage(muster, Thing("figure", figure)).page()


class _CreaturePage(SoughtMember[Content, CreatureSetup, ProfileForm]):
    gear = GEAR

    def page(self) -> Page:
        who = self.who(lambda: profile_offers(self.texts, self.content))
        whose = Fields({"player": player_row(self.muster, self.thing), "sneaks": self._sneaks()})
        what: list[tuple[Part, ...]] = []
        if self.profile is not None:
            values = self._counters("forces-values", self.profile, VALUES, beside=self.texts("forces-values-hint"))
            begins = Fields({"hit-points-now": self._hit_points(self.profile)})
            what.append((values, begins, self._counters("forces-abilities", self.profile, ABILITIES)))
        if self.built is not None and self.profile is not None:
            what.append(tuple(Carried(self.muster, self.thing, self.profile, self.built).parts()))
        about = "" if self.profile is None else told_of(self.texts, description_label(self.profile.description))
        return Page(about, self._worth(), (((who,), (whose,)), ((start(self.muster, self.thing),),), tuple(what)))

    def _worth(self) -> tuple[tuple[str, bool], ...]:
        """Return the creature's value and what makes it up.  Section 6 (comparing forces)."""
        if self.built is None:
            return ()
        profile = self.built.profile
        deals = damage_of_a_turn(profile.attacks, profile.features)
        stands = hardiness(profile.hit_points, profile.armour_class)
        told = self.texts("forces-deals-and-stands", deals=round(float(deals), 1), stands=round(float(stands), 1))
        return ((self.texts.number(creature_value(profile)), True), (told, True))

    # -- single rows ----------------------------------------------------------------------------------------------

    def _sneaks(self) -> Property:
        """Return whether it may hide before the fight.  D020."""
        texts, now = self.texts, self.entry.get("may_sneak") is True
        options = (("yes", texts("edit-yes")), ("no", texts("edit-no")))

        def put(text: str) -> Document:
            return with_key(self.document, self.thing, "may_sneak", True if text == "yes" else None)

        shown = dict(options)["yes" if now else "no"]
        return Property(texts("forces-may-sneak"), shown, "choice", put, options, texts("forces-may-sneak.tip"))

    def _hit_points(self, profile: ProfileForm) -> Property:
        """Return how many hit points it begins with, if it is hurt."""
        now = self.entry.get("hit_points")

        def put(text: str) -> Document:
            return with_key(self.document, self.thing, "hit_points", whole_number(text) if text.strip() else None)

        shown = value_of(self.entry, profile, VALUES["hit-points"]) if now is None else now
        return Property(
            self.texts("forces-begins-with-points"), str(shown), "number", put,
            tip=self.texts("forces-begins-with-points.tip"), unset=now is None,
        )  # fmt: skip

    # -- values -------------------------------------------------------------------------------------------------------

    def _counters(self, title: str, profile: ProfileForm, values: Mapping[str, Keys], beside: str = "") -> Counters:
        counters = {key: self._value(profile, key, keys) for key, keys in values.items()}
        return Counters(self.texts(title), counters, beside)

    def _value(self, profile: ProfileForm, key: str, keys: Keys) -> Counter:
        tip = [self.texts("forces-printed-value", value=printed(profile, keys)), *self._effects(key)]
        return self.counter(profile, keys, self._label(key), tip, 1.5 if key == "walk" else 1)

    def _label(self, key: str) -> str:
        text = {"armour-class": "sheet-armour-class", "hit-points": "sheet-hit-points", "walk": "forces-speed"}
        return self.texts(text.get(key, f"ability-{key}" if key in ABILITIES else f"forces-{key}"))

    def _effects(self, key: str) -> list[str]:
        """Return what one more or one less would do to the creature's value; nothing for what does not count."""
        if self.built is None or key not in ("armour-class", "hit-points"):
            return []
        profile = self.built.profile
        return self.more_and_less(
            creature_value(profile), lambda change: creature_value(_changed(profile, key, change))
        )


def _changed(profile: Profile, key: str, change: int) -> Profile:
    """Return the creature with a value one higher or lower."""
    if key == "armour-class":
        return replace(profile, armour_class=max(1, profile.armour_class + change))
    return replace(profile, hit_points=max(1, profile.hit_points + change))


STYLE: Final = (
    CARDS
    + """\
.cells { grid-template-columns: repeat(9, 1fr); }
.gear { table-layout: fixed; } .gear td { font-size: 8.4pt; } .gear th { font-size: 7.2pt; vertical-align: bottom; }
.points { font-size: 10pt; letter-spacing: .2mm; }
"""
)
MOST_BOXES: Final = 20
"""More hit points are counted on paper, not ticked."""
WIDTHS: Final = {"weapon": 30, "bonus": 14, "damage": 20, "reach": 36}
"""The columns of the attacks, with their widths in per cent."""
SAVES: Final = 3
"""So many death saves decide.  D085."""


def player_sheets(setup: Setup, texts: Phrases, player: PlayerSetup, number: int) -> str:
    """Return one force: how it wins, what is counted at the table, its creatures."""
    figures = [figure for figure in setup.figures if figure.player == player.id]
    total = texts("forces-worth-total", value=sum(creature_value(figure.profile) for figure in figures))
    head = won_and_counted(texts, setup, setup.options.round_limit, [card_line(total)])
    cards = "".join(creature_card(setup, texts, figure, number) for figure in figures)
    return f"{head}<h2>{escape(texts('forces-cards-head'))}</h2>{cards}"


def creature_card(setup: Setup, texts: Phrases, figure: CreatureSetup, number: int) -> str:
    """Return the card of a creature with boxes for what is used up and suffered; `number` is its player's."""
    profile, language = figure.profile, texts.language
    name, kind = name_of(texts, figure.label), profile.label.in_language(language)
    under = [] if kind.casefold() == name.casefold() else [kind]
    under += [texts(f"size-{profile.size.value}"), speed_words(texts, profile)]
    worth = texts("worth-of", value=creature_value(profile))
    head = (
        f"<header>{mark(number, initials_in(setup, language)[figure.id])}<div><b>{escape(name)}</b><br>"
        f'<span>{escape(" · ".join(under))}</span></div><span class="worth">{escape(worth)}</span></header>'
    )
    values = [
        (texts("sheet-armour-class"), str(profile.armour_class)),
        (texts("forces-proficiency"), texts.signed(profile.proficiency)),
        (texts("sheet-passive"), str(10 + profile.bonus(Skill.PERCEPTION))),
        *((texts(f"ability-{each.value}"), _score(texts, profile, each)) for each in Ability),
    ]
    cells = "".join(cell(*each) for each in values)
    return (
        f'<article class="sheet">{head}<div class="body"><div class="cells">{cells}</div>{_counted(texts, figure)}'
        f"{_trained(texts, profile)}{_attacks(texts, profile.attacks)}{_features(texts, figure)}"
        f'<div class="notes">{escape(texts("forces-creature-notes"))}</div></div></article>'
    )


def _score(texts: Phrases, profile: Profile, ability: Ability) -> str:
    return f"{profile.abilities[ability]} ({texts.signed(profile.modifier(ability))})"


def _counted(texts: Phrases, figure: CreatureSetup) -> str:
    """Hit points, death saves of those who make them, and the reaction.  D040, D085, DR18."""
    profile = figure.profile
    points = profile.hit_points if figure.hit_points is None else figure.hit_points
    ticks = boxes(points) if points <= MOST_BOXES else '<span class="points">______________________</span>'
    found = [card_line(f"{texts('sheet-hit-points')} {points}", ticks)]
    saves = ""
    if not profile.minor:
        passed, failed = (boxes(SAVES) for _ in range(2))
        saves = card_line(texts("forces-saves-passed"), passed) + card_line(texts("forces-saves-failed"), failed)
    return "".join(found) + f'<div class="two">{saves}</div>' * bool(saves)


def _trained(texts: Phrases, profile: Profile) -> str:
    """Return the skills and saves it is trained in, with what these add.  D061, D090."""
    skills = [f"{texts(f'skill-{each.value}')} {texts.signed(profile.bonus(each))}" for each in profile.trained]
    saves = [f"{texts(f'ability-{each.value}')} {texts.signed(profile.save_bonus(each))}" for each in profile.saves]
    rows = (("forces-trained", skills), ("forces-trained-saves", saves))
    return "".join(card_line(texts(key), escape(", ".join(each))) for key, each in rows if each)


def _attacks(texts: Phrases, attacks: tuple[Weapon, ...]) -> str:
    heads = "".join(f"<th>{escape(texts(f'forces-head-{key}'))}</th>" for key in WIDTHS)
    columns = "".join(f'<col style="width: {width}%">' for width in WIDTHS.values())
    rows = []
    for attack in attacks:
        name, reach = escape(name_of(texts, attack.label)), escape(reach_words(texts, attack))
        cells = (f"<b>{name}</b>", escape(texts.signed(attack.bonus)), escape(str(attack.damage)), reach)
        rows.append("<tr>" + "".join(f"<td>{each}</td>" for each in cells) + "</tr>")
    return f'<table class="gear"><colgroup>{columns}</colgroup><tr>{heads}</tr>{"".join(rows)}</table>'


def _features(texts: Phrases, figure: CreatureSetup) -> str:
    """Return what it can do and has besides, with boxes for how often."""
    facts: list[tuple[Feature | Item, str]] = [(each, feature_facts(texts, each)) for each in figure.profile.features]
    facts += [(each, item_facts(texts, each)) for each in figure.items]
    return "".join(
        f'<div class="line"><b>{escape(name_of(texts, each.label))}</b> {escape(told)} {boxes(each.uses or 0)}</div>'
        for each, told in facts
    )


class FightForceForm(ForceForm, frozen=True, kw_only=True):
    """A force of the d20 fight; `profile`, `weapon`, `feature` and `item` are its own content."""

    monsters: bool = False
    figure: Annotated[tuple[dict[str, Any], ...], Meta(min_length=1, max_length=100)]
    profile: Profiles = ()
    weapon: Weapons = ()
    feature: Features = ()
    item: Items = ()


class FightForces(ForcesFace):
    """Creatures with their attacks, features and items."""

    keys = ForceKeys(player=("monsters",), content=("profile", "weapon", "feature", "item"))
    form = FightForceForm
    # Up to 1.10 times as much counts as even.  Section 6 (comparing forces).
    even = 1.0 - 1.0 / 1.1
    traits_edition = 1
    drawn = DrawnGame(without=("trenches",))
    makes_figures = True
    sheet_style = STYLE

    def figure_worth(self, texts: Phrases, setup: Setup, figure: CreatureSetup) -> Worth | None:
        """Return a creature's value, as in section 6 (comparing forces)."""
        value = creature_value(figure.profile)
        return Worth(value, texts("worth-of", value=value))

    def traits(self, setup: Setup, figure: CreatureSetup) -> Mapping[str, float]:
        profile = figure.profile
        damage = float(damage_of_a_turn(profile.attacks, profile.features))
        return {
            "hardiness": 0.5 * (log1p(float(hardiness(profile.hit_points, profile.armour_class))) - log1p(damage)),
            "walking": profile.speeds.get(Mode.WALK, 0.0) / 10.0,
            "shooting": float(any(attack.is_ranged for attack in profile.attacks)),
            "dexterity": float(profile.modifier(Ability.DEXTERITY)),
            **{f"feature:{feature.kind.value}": 1.0 for feature in profile.features},
            f"kind:{profile.id}": 1.0,
        }

    def sides(self, texts: Phrases, setup: Setup) -> Sequence[tuple[str, Sequence[PlayerId]]]:
        """Return the sides with their players; an arbiter has no creatures.  DR20."""
        found = [
            (side.label.in_language(texts.language), [each.id for each in setup.players if each.side == side.id])
            for side in setup.sides
            if any(each.side == side.id and not each.arbiter for each in setup.players)
        ]
        return [(setup.player_by_id[own[0]].name if len(own) == 1 else name, own) for name, own in found]

    def profiles(self, texts: Phrases, content: Content) -> Listing:
        """Return all creatures with their numbers and value."""
        rows, plain = [], []
        for form in sorted(content.profiles.values(), key=lambda form: form.id):
            creature = creature_from(content, form.id)
            name = label_of(form.name).in_language(texts.language)
            told = ("–",) * 6 if creature is None else numbers_of(texts, creature.profile)
            rows.append((form.id, name, *told))
            plain.append(
                {**_plain(texts, form), "value": None if creature is None else creature_value(creature.profile)}
            )
        return Listing(headings(texts), tuple(rows), tuple(plain), RIGHT)

    def items(self, texts: Phrases, content: Content) -> Listing:
        """Return all weapons, features and items."""
        heads = ("cli-column-id", "cli-column-name", "forces-column-sort", "forces-column-does")
        rows, plain = [], []
        for sort, forms in (("weapon", content.weapons), ("feature", content.features), ("item", content.items)):
            for form in forms.values():
                name = label_of(form.name).in_language(texts.language)
                rows.append((form.id, name, texts(f"forces-kind-{sort}"), _does(texts, form)))
                plain.append({**_plain(texts, form), "sort": sort})
        return Listing(tuple(texts(key) for key in heads), tuple(rows), tuple(plain))

    def offers(self, muster: Muster) -> Sequence[Offer]:
        return profile_offers(muster.texts, muster.content)

    def figure_page(self, muster: Muster, figure: str) -> Page:
        return figure_page(muster, figure)

    def force_groups(self, muster: Muster, player: str) -> Groups:
        return force_groups(muster, player)

    def agreed(self, muster: Muster) -> Sequence[Part]:
        return (agreed(muster),)

    def used(
        self, figures: Sequence[Mapping[str, Any]], settings: Mapping[str, Any], content: Content
    ) -> Mapping[str, Collection[str]]:
        profiles = {profile_id(entry) for entry in figures}
        forms = [content.profiles[profile] for profile in profiles if profile in content.profiles]
        for entry in figures:
            # What cannot be built is told elsewhere.
            with suppress(FileProblem):
                forms.append(profile_form(entry.get("profile"), content, "", ""))
        items = {item for form in forms for item in form.items}
        items |= {item for each in figures for item in gear_of(each, content.profiles.get(profile_id(each)), "items")}
        return {
            "profile": profiles,
            "weapon": {attack.weapon for form in forms for attack in form.attacks},
            "feature": {feature for form in forms for feature in form.features},
            "item": items,
        }

    def kind(self, texts: Phrases, setup: Setup, figure: CreatureSetup) -> str:
        return figure.profile.label.in_language(texts.language)

    def radius(self, setup: Setup, figure: CreatureSetup) -> float:
        return circumradius(footprint_of(figure.profile.size, grid=setup.options.grid))

    def listing(self, texts: Phrases, setup: Setup, player: PlayerId) -> Listing:
        rows, plain = [], []
        for figure in setup.figures:
            if figure.player != player:
                continue
            profile, name = figure.profile, figure.label.in_language(texts.language)
            rows.append((str(figure.id), name, *numbers_of(texts, profile)))
            plain.append(
                {
                    "id": figure.id, "name": name, "profile": profile.id, "value": creature_value(profile),
                    "armour_class": profile.armour_class, "hit_points": profile.hit_points,
                    "attacks": [each.id for each in profile.attacks],
                    "features": [each.id for each in profile.features], "items": [each.id for each in figure.items],
                }
            )  # fmt: skip
        return Listing(headings(texts), tuple(rows), tuple(plain), RIGHT)

    def agreed_plain(self, setup: Setup) -> Mapping[str, Any]:
        options: dict[str, Any] = msgspec.to_builtins(setup.options)
        return options

    def sheet(self, texts: Phrases, setup: Setup, player: PlayerId, number: int) -> str:
        return player_sheets(setup, texts, setup.player_by_id[player], number)


FORCES: Final = FightForces()
