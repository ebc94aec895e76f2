"""What can be picked for a character: profiles, weapons and companions."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from pb12table.files.forms.labels import description_label, label_of
from pb12table.layouts.typed import in_order
from pb12table.skirmish.faces.words import Phrases
from pb12table.skirmish.forms.force_pages import Offer
from pb12table.skirmish.ids import PlayerId
from pb12table.systems.fate.files.content import Content, companion_of, profile_of, weapon_of
from pb12table.systems.fate.files.forms import CompanionForm, MinionForm, ProfileForm, WeaponForm
from pb12table.systems.fate.rules.data import ActorId, CharacterSetup, Options
from pb12table.systems.fate.rules.value import character_worth
from pb12table.systems.fate.sheets.words import best_skills, companion_facts, weapon_facts
from pb12table.texts.plain import upper_first

Form = ProfileForm | MinionForm | WeaponForm | CompanionForm


def name_of(texts: Phrases, form: Form) -> str:
    """What something is called."""
    return upper_first(label_of(form.name).in_language(texts.language))


def told(texts: Phrases, form: ProfileForm | MinionForm) -> str:
    """What is told of a character or minion, "" for nothing."""
    found = description_label(form.description)
    return "" if found is None else found.in_language(texts.language)


def worth_of(form: ProfileForm, options: Options) -> int:
    """What a character of a profile is worth as it is."""
    profile = profile_of(form)
    plain = CharacterSetup(ActorId(form.id), profile.label, PlayerId(""), profile, (), form.fate_points)
    return character_worth(plain, options)


def profile_offers(texts: Phrases, content: Content) -> tuple[Offer, ...]:
    """All profiles in the order of the alphabet."""
    found = []
    for form in content.profiles.values():
        name, about = name_of(texts, form), told(texts, form)
        worth = texts("fate-force-worth-of", value=worth_of(form, Options()))
        tip = (name, about) if about else (name,)
        found.append(Offer(form.id, name, best_skills(texts, profile_of(form)), worth, tip))
    return _ordered(found)


def weapon_offers(texts: Phrases, content: Content) -> tuple[Offer, ...]:
    """All weapons; of those that go off one may have several."""
    return _ordered(
        Offer(form.id, name_of(texts, form), weapon_facts(texts, weapon_of(form)), "", (name_of(texts, form),))
        for form in content.weapons.values()
    )


def companion_offers(texts: Phrases, content: Content, but: Iterable[str]) -> tuple[Offer, ...]:
    """All companions but some."""
    left: Mapping[str, CompanionForm] = {key: form for key, form in content.companions.items() if key not in set(but)}
    return _ordered(
        Offer(form.id, name_of(texts, form), companion_facts(texts, companion_of(form)), "", (name_of(texts, form),))
        for form in left.values()
    )


def _ordered(offers: Iterable[Offer]) -> tuple[Offer, ...]:
    found = {offer.value: offer for offer in offers}
    return tuple(found[name] for name, _ in in_order((name, offer.name) for name, offer in found.items()))
