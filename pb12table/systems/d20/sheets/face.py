"""The forces face of the d20 fight; what each function does says `skirmish.faces.forces.ForcesFace`."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from contextlib import suppress
from typing import Annotated, Any, Final

import msgspec
from msgspec import Meta

from pb12table.files.forces import ForceForm
from pb12table.files.problems import FileProblem
from pb12table.forces.members import gear_of, profile_id
from pb12table.skirmish.faces.forces import ForceKeys, ForcesFace, Listing, Muster, Worth
from pb12table.skirmish.faces.words import Phrases
from pb12table.skirmish.forms.force_pages import Groups, Offer, Page, Part
from pb12table.skirmish.ids import PlayerId
from pb12table.systems.d20.files.content import Content, profile_form
from pb12table.systems.d20.files.forms import FeatureForm, ItemForm, ProfileForm, WeaponForm
from pb12table.systems.d20.rules.data import CreatureSetup, Setup, footprint_of
from pb12table.systems.d20.rules.value import creature_value
from pb12table.systems.d20.sheets.figure_page import figure_page
from pb12table.systems.d20.sheets.force_page import agreed, force_groups
from pb12table.systems.d20.sheets.listings import RIGHT, headings, item_listing, numbers_of, profile_listing
from pb12table.systems.d20.sheets.offers import profile_offers
from pb12table.systems.d20.sheets.printed import STYLE, player_sheets
from pb12table.table.shapes import circumradius


class FightForceForm(ForceForm, frozen=True, kw_only=True):
    """A force of the d20 fight; `profile`, `weapon`, `feature` and `item` are its own content."""

    monsters: bool = False
    figure: Annotated[tuple[dict[str, Any], ...], Meta(min_length=1, max_length=100)]
    profile: Annotated[tuple[ProfileForm, ...], Meta(max_length=200)] = ()
    weapon: Annotated[tuple[WeaponForm, ...], Meta(max_length=200)] = ()
    feature: Annotated[tuple[FeatureForm, ...], Meta(max_length=100)] = ()
    item: Annotated[tuple[ItemForm, ...], Meta(max_length=100)] = ()


class FightForces(ForcesFace):
    """Creatures with their attacks, features and items."""

    keys = ForceKeys(player=("monsters",), content=("profile", "weapon", "feature", "item"))
    form = FightForceForm
    # Up to 1.10 times as much counts as even.  Section 6 (comparing forces).
    even = 1.0 - 1.0 / 1.1
    # Both are measured by tests/bench/values_d20.py; docs/d20.md tells how.
    steepness = 5.7
    spread = 0.18
    makes_figures = True
    sheet_style = STYLE

    def figure_worth(self, texts: Phrases, setup: Setup, figure: CreatureSetup) -> Worth | None:
        """Section 6 (comparing forces)."""
        value = creature_value(figure.profile)
        return Worth(value, texts("worth-of", value=value))

    def sides(self, texts: Phrases, setup: Setup) -> Sequence[tuple[str, Sequence[PlayerId]]]:
        """An arbiter has no creatures.  DR20."""
        found = [
            (side.label.in_language(texts.language), [each.id for each in setup.players if each.side == side.id])
            for side in setup.sides
            if any(each.side == side.id and not each.arbiter for each in setup.players)
        ]
        return [(setup.player_by_id[own[0]].name if len(own) == 1 else name, own) for name, own in found]

    def profiles(self, texts: Phrases, content: Content) -> Listing:
        return profile_listing(texts, content)

    def items(self, texts: Phrases, content: Content) -> Listing:
        return item_listing(texts, content)

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
