"""What can be picked for a creature: profiles, weapons, features and items, with what each does and is worth."""

from __future__ import annotations

from collections.abc import Collection
from contextlib import suppress

from pb12table.files.forms.labels import description_label, label_of
from pb12table.files.problems import FileProblem
from pb12table.forces.picking import in_alphabet
from pb12table.skirmish.faces.words import Phrases
from pb12table.skirmish.forms.force_pages import Offer
from pb12table.skirmish.scene.seeing import Template
from pb12table.systems.d20.files.content import Content, attack_of, feature_of, item_of
from pb12table.systems.d20.files.face import creature_of
from pb12table.systems.d20.files.forms import CreatureForm, ProfileForm
from pb12table.systems.d20.rules.data import CreatureSetup, footprint_of
from pb12table.systems.d20.rules.value import creature_value, mean_damage
from pb12table.systems.d20.scene.figures import outfit_of
from pb12table.systems.d20.sheets.members import usual_attack
from pb12table.systems.d20.sheets.words import attack_facts, creature_facts, feature_facts, item_facts, name_of, told_of


def profile_offers(texts: Phrases, content: Content) -> tuple[Offer, ...]:
    """All profiles in the order of the alphabet."""
    return in_alphabet(_profile(texts, content, profile) for profile in content.profiles.values())


def weapon_offers(texts: Phrases, content: Content, but: Collection[str]) -> tuple[Offer, ...]:
    """All weapons but some, with the attack that is usual with each."""
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
    """All features but some, and but those that need a weapon it has not."""
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
    """All items but some."""
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
    """A creature of a profile with what it usually has; None for one that cannot be built."""
    with suppress(FileProblem):
        return creature_of(CreatureForm(id="ghost", profile=profile, player="nobody"), content, profile, "profile")
    return None
