"""The profiles there are, to be picked from, with what each is worth."""

from __future__ import annotations

from contextlib import suppress

from pb12table.files.forms.labels import description_label, label_of
from pb12table.files.problems import FileProblem
from pb12table.layouts.typed import in_order
from pb12table.skirmish.faces.words import Phrases
from pb12table.skirmish.forms.force_pages import Offer
from pb12table.skirmish.ids import PlayerId
from pb12table.skirmish.scene.seeing import Template
from pb12table.systems.pb12.files.building import profile_of
from pb12table.systems.pb12.files.content import Content
from pb12table.systems.pb12.files.figures import figure_of
from pb12table.systems.pb12.files.forms.figures import ProfileForm
from pb12table.systems.pb12.files.forms.scenarios import FigureForm
from pb12table.systems.pb12.rules.preparations.value import block_value, epicness, figure_value
from pb12table.systems.pb12.scene.ghosts import template_of
from pb12table.texts.plain import upper_first


def profile_offers(texts: Phrases, content: Content) -> tuple[Offer, ...]:
    """All profiles in the order of the alphabet."""
    offers = {name: _offer(texts, content, name, sheet) for name, sheet in content.profiles.items()}
    return tuple(offers[name] for name, _ in in_order((name, each.name) for name, each in offers.items()))


def _offer(texts: Phrases, content: Content, name: str, sheet: ProfileForm) -> Offer:
    value = sheet_value(sheet)
    told = description_label(sheet.description)
    known = [item for item in (*sheet.abilities, *sheet.items) if item in content.items]
    gear = [label_of(content.items[item].name).in_language(texts.language) for item in known]
    numbers = texts(
        "forces-profile-facts", ranged=sheet.ranged, melee=sheet.melee, command=sheet.command,
        movement=sheet.movement, gear=", ".join(gear) or texts("forces-no-gear"),
    )  # fmt: skip
    label = upper_first(label_of(sheet.name).in_language(texts.language))
    tip = (label,) if told is None else (label, told.in_language(texts.language))
    whole = value + sum(block_value(content.block(block)) for block in dict.fromkeys(known))
    worth = texts("forces-worth", value=whole, epicness=epicness(value))
    return Offer(name, label, numbers, worth, tip, _template(content, name))


def _template(content: Content, profile: str) -> Template | None:
    """A figure of a profile, to be drawn; None for one that cannot be built."""
    with suppress(FileProblem):
        form = FigureForm(id="ghost", profile=profile, player=PlayerId("nobody"))
        return template_of(figure_of(form, content, profile, "profile"))
    return None


def sheet_value(sheet: ProfileForm) -> int:
    """What a figure of a profile is worth without gear."""
    return figure_value(profile_of(sheet, ()))
