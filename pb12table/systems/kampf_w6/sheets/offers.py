"""What can be picked for a force: profiles, weapons, armour and items, with what each does and is worth."""

from __future__ import annotations

from collections.abc import Iterable
from contextlib import suppress

from pb12table.files.forms.labels import description_label, label_of
from pb12table.files.problems import FileProblem
from pb12table.forces.picking import in_alphabet
from pb12table.skirmish.faces.words import Phrases
from pb12table.skirmish.forms.force_pages import Offer
from pb12table.skirmish.scene.seeing import Template
from pb12table.systems.kampf_w6.files.content import Content, armour_of, item_of, weapon_of
from pb12table.systems.kampf_w6.files.face import figure_of
from pb12table.systems.kampf_w6.files.forms import FigureForm, ProfileForm
from pb12table.systems.kampf_w6.rules.data import FISTS, FigureSetup, Skills
from pb12table.systems.kampf_w6.rules.value import figure_value, weapon_value
from pb12table.systems.kampf_w6.scene import outfit_of
from pb12table.systems.kampf_w6.sheets.words import armour_facts, item_facts, weapon_facts
from pb12table.texts.plain import upper_first


def profile_offers(texts: Phrases, content: Content) -> tuple[Offer, ...]:
    """All profiles in the order of the alphabet."""
    return in_alphabet(_profile(texts, content, profile) for profile in content.profiles.values())


def weapon_offers(texts: Phrases, content: Content, skills: Skills, but: Iterable[str]) -> tuple[Offer, ...]:
    """All weapons but some, with what they are worth in the hands of a figure with some skills."""
    left = [form for name, form in content.weapons.items() if name != FISTS and name not in set(but)]
    found = []
    for form in left:
        weapon = weapon_of(form)
        told = description_label(form.description)
        name = upper_first(weapon.label.in_language(texts.language))
        worth = texts("worth-of", value=float(round(weapon_value(weapon, skills), 1)))
        tip = (name,) if told is None else (name, told.in_language(texts.language))
        found.append(Offer(form.id, name, weapon_facts(texts, weapon), worth, tip))
    return in_alphabet(found)


def armour_offers(texts: Phrases, content: Content) -> tuple[Offer, ...]:
    """All armour."""
    found = []
    for form in content.armours.values():
        armour = armour_of(form)
        name = upper_first(armour.label.in_language(texts.language))
        worth = texts("worth-of", value=8 * armour.protection)
        found.append(Offer(form.id, name, armour_facts(texts, armour), worth, (name,)))
    return tuple(found)


def item_offers(texts: Phrases, content: Content, but: Iterable[str]) -> tuple[Offer, ...]:
    """All items but some."""
    found = []
    for form in content.items.values():
        if form.id in set(but):
            continue
        item = item_of(form)
        name = upper_first(item.label.in_language(texts.language))
        found.append(Offer(form.id, name, item_facts(texts, item), texts("worth-of", value=item.value), (name,)))
    return in_alphabet(found)


def _profile(texts: Phrases, content: Content, form: ProfileForm) -> Offer:
    name, told = upper_first(label_of(form.name).in_language(texts.language)), description_label(form.description)
    tip = (name,) if told is None else (name, told.in_language(texts.language))
    figure = figure_from(content, form.id)
    if figure is None:
        return Offer(form.id, name, "", "", tip)
    gear = [figure.armour.label, *(weapon.label for weapon in figure.weapons if weapon.id != FISTS)]
    gear += [item.label for item in figure.items]
    skills = figure.profile.skills
    facts = texts(
        "forces-figure-facts", speed=figure.speed, actions=figure.most_actions, melee=skills.melee,
        shooting=skills.shooting, throwing=skills.throwing,
        gear=", ".join(label.in_language(texts.language) for label in gear),
    )  # fmt: skip
    template = Template(figure.profile.id, figure.profile.label, figure.profile.footprint, outfit_of(figure), figure)
    return Offer(form.id, name, facts, texts("worth-of", value=figure_value(figure)), tip, template)


def figure_from(content: Content, profile: str) -> FigureSetup | None:
    """A figure of a profile with its usual gear; None for one that cannot be built."""
    with suppress(FileProblem):
        return figure_of(FigureForm(id="ghost", profile=profile, player="nobody"), content, profile, "profile")
    return None
