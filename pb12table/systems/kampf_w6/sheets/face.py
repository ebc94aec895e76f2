"""The forces face of Kampf W6; what each function does says `skirmish.faces.forces.ForcesFace`."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Annotated, Any, Final

from msgspec import Meta

from pb12table.files.forces import ForceForm
from pb12table.forces.members import gear_of, profile_id
from pb12table.skirmish.faces.forces import ForceKeys, ForcesFace, Listing, Muster, Worth
from pb12table.skirmish.faces.words import Phrases
from pb12table.skirmish.forms.force_pages import Groups, Offer, Page, Part
from pb12table.skirmish.ids import PlayerId
from pb12table.systems.kampf_w6.files.content import Content
from pb12table.systems.kampf_w6.files.forms import ArmourForm, Dice, ItemForm, ProfileForm, WeaponForm
from pb12table.systems.kampf_w6.rules.data import FISTS, FigureSetup, Setup
from pb12table.systems.kampf_w6.rules.value import figure_value
from pb12table.systems.kampf_w6.sheets.figure_page import figure_page
from pb12table.systems.kampf_w6.sheets.force_page import DICE, SWITCHES, agreed, force_groups
from pb12table.systems.kampf_w6.sheets.listings import item_listing, profile_listing
from pb12table.systems.kampf_w6.sheets.members import armour_id
from pb12table.systems.kampf_w6.sheets.offers import profile_offers
from pb12table.systems.kampf_w6.sheets.printed import STYLE, player_sheets
from pb12table.table.shapes import circumradius


class W6ForceForm(ForceForm, frozen=True, kw_only=True):
    """A force of Kampf W6; `profile`, `weapon`, `armour` and `item` are its own content."""

    bonus_dice: Dice = 2
    reroll_dice: Dice = 2
    fate_dice: Dice = 1
    figure: Annotated[tuple[dict[str, Any], ...], Meta(min_length=1, max_length=100)]
    profile: Annotated[tuple[ProfileForm, ...], Meta(max_length=200)] = ()
    weapon: Annotated[tuple[WeaponForm, ...], Meta(max_length=200)] = ()
    armour: Annotated[tuple[ArmourForm, ...], Meta(max_length=100)] = ()
    item: Annotated[tuple[ItemForm, ...], Meta(max_length=100)] = ()


class W6Forces(ForcesFace):
    """Figures with armour, weapons and items, and the dice of their player."""

    keys = ForceKeys(player=DICE, content=("profile", "weapon", "armour", "item"))
    form = W6ForceForm
    makes_figures = True
    sheet_style = STYLE

    def figure_worth(self, texts: Phrases, setup: Setup, figure: FigureSetup) -> Worth | None:
        """WR33 (value)."""
        value = figure_value(figure)
        return Worth(value, texts("worth-of", value=value))

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
        known = [content.profiles[profile] for profile in profiles if profile in content.profiles]
        weapons = {FISTS, *(weapon for profile in known for weapon in profile.weapons)}
        items = {item for profile in known for item in profile.items}
        for entry in figures:
            profile = content.profiles.get(profile_id(entry))
            weapons |= {*gear_of(entry, profile, "weapons")}
            items |= {*gear_of(entry, profile, "items")}
        armour = {profile.armour for profile in known} | {armour_id(entry, content) for entry in figures}
        return {"profile": profiles, "weapon": weapons, "armour": armour, "item": items}

    def kind(self, texts: Phrases, setup: Setup, figure: FigureSetup) -> str:
        return figure.profile.label.in_language(texts.language)

    def radius(self, setup: Setup, figure: FigureSetup) -> float:
        return circumradius(figure.profile.footprint)

    def listing(self, texts: Phrases, setup: Setup, player: PlayerId) -> Listing:
        rows, plain = [], []
        for figure in setup.figures:
            if figure.player != player:
                continue
            weapons = [weapon for weapon in figure.weapons if weapon.id != FISTS]
            labels = [figure.armour.label, *(each.label for each in weapons), *(each.label for each in figure.items)]
            gear = [figure.armour.id, *(str(each.id) for each in weapons), *(str(each.id) for each in figure.items)]
            name, value = figure.label.in_language(texts.language), figure_value(figure)
            words = ", ".join(label.in_language(texts.language) for label in labels)
            rows.append((str(figure.id), name, words, str(figure.most_actions), texts.number(value)))
            plain.append(
                {
                    "id": figure.id, "name": name, "profile": figure.profile.id, "value": value, "gear": gear,
                    "actions": figure.most_actions,
                }
            )  # fmt: skip
        headings = (
            texts("cli-column-id"), texts("cli-column-name"), texts("forces-column-gear"),
            texts("forces-column-actions"), texts("sheet-value"),
        )  # fmt: skip
        return Listing(headings, tuple(rows), tuple(plain), (3, 4))

    def agreed_plain(self, setup: Setup) -> Mapping[str, Any]:
        options = setup.options
        return {
            "round_limit": options.round_limit,
            "at_the_limit": options.at_the_limit.value,
            "value_margin": options.value_margin,
            "range_scale": options.range_scale,
            **{key: getattr(options, key) for key in SWITCHES},
        }

    def sheet(self, texts: Phrases, setup: Setup, player: PlayerId, number: int) -> str:
        return player_sheets(setup, texts, setup.player_by_id[player], number)


FORCES: Final = W6Forces()
