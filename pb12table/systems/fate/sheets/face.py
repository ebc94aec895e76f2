"""The forces face of FATE; what each function does says `skirmish.faces.forces.ForcesFace`."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Annotated, Any, Final

from msgspec import Meta

from pb12table.files.forces import ForceForm
from pb12table.skirmish.faces.forces import ForceKeys, ForcesFace, Listing, Muster, Worth
from pb12table.skirmish.faces.words import Phrases
from pb12table.skirmish.forms.force_pages import Groups, Offer, Page, Part
from pb12table.skirmish.ids import PlayerId
from pb12table.systems.fate.files.content import Content
from pb12table.systems.fate.files.forms import CompanionForm, MinionForm, ProfileForm, WeaponForm
from pb12table.systems.fate.rules.data import BODY, CharacterSetup, FigureSetup, Setup
from pb12table.systems.fate.rules.value import character_worth, group_worth
from pb12table.systems.fate.sheets.figure_page import figure_page
from pb12table.systems.fate.sheets.force_page import (
    EVEN,
    NUMBERS,
    SWITCHES,
    agreed,
    company_hints,
    force_groups,
    force_worth,
)
from pb12table.systems.fate.sheets.listings import item_listing, profile_listing
from pb12table.systems.fate.sheets.offers import profile_offers
from pb12table.systems.fate.sheets.printed import STYLE, player_sheets
from pb12table.systems.fate.sheets.words import group_facts
from pb12table.table.shapes import circumradius
from pb12table.texts.plain import upper_first


class FateForceForm(ForceForm, frozen=True, kw_only=True):
    """A force of FATE; `profile`, `minion`, `companion` and `weapon` are its own content."""

    profile: Annotated[tuple[ProfileForm, ...], Meta(max_length=200)] = ()
    minion: Annotated[tuple[MinionForm, ...], Meta(max_length=100)] = ()
    companion: Annotated[tuple[CompanionForm, ...], Meta(max_length=100)] = ()
    weapon: Annotated[tuple[WeaponForm, ...], Meta(max_length=200)] = ()


class FateForces(ForcesFace):
    """Characters with weapons and companions, and groups of minions."""

    keys = ForceKeys(content=("profile", "minion", "companion", "weapon"))
    form = FateForceForm
    makes_figures = True
    even = 1.0 - 1.0 / EVEN
    sheet_style = STYLE

    def figure_worth(self, texts: Phrases, setup: Setup, figure: FigureSetup) -> Worth | None:
        """Section 6, comparing forces; minions are worth something together only."""
        found = setup.actor_by_id[figure.actor]
        if not isinstance(found, CharacterSetup):
            return None
        value = character_worth(found, setup.options)
        return Worth(value, texts("fate-force-worth-of", value=value))

    def groups(self, texts: Phrases, setup: Setup, player: PlayerId) -> Sequence[tuple[str, str, Worth]]:
        """Groups of minions with their heads; companions are listed with their partners."""
        found: list[tuple[str, str, Worth]] = []
        for group in setup.groups:
            if group.player == player and group.companion is None:
                value = group_worth(group)
                name = upper_first(group.label.in_language(texts.language))
                found.append((name, group_facts(texts, group), Worth(value, texts("fate-force-worth-of", value=value))))
        return found

    def worth(self, texts: Phrases, setup: Setup, player: PlayerId) -> Worth:
        own = [each for each in setup.characters if each.player == player]
        groups = [each for each in setup.groups if each.player == player and each.companion is None]
        value, side = force_worth(setup, player), setup.player_by_id[player].side
        minions = sum(len(each.members) for each in groups)
        short = texts("fate-force-short", characters=len(own), minions=minions)
        lines = (texts("fate-force-total", value=value), *company_hints(texts, setup, player))
        return Worth(value, texts.number(value), short=short, lines=lines, plain={"side": side})

    def is_there(self, setup: Setup, player: PlayerId) -> bool:
        return any(figure.player == player for figure in setup.figures)

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
        profiles = {str(entry.get("profile")) for entry in figures}
        known = [content.profiles[each] for each in profiles if each in content.profiles]
        weapons = {weapon for profile in known for weapon in profile.weapons}
        weapons |= {weapon for entry in figures for weapon in entry.get("weapons") or ()}
        weapons |= {weapon for minion in content.minions.values() for weapon in minion.weapons}
        companions = {each for entry in figures for each in entry.get("companions") or ()}
        return {"profile": profiles, "minion": set(content.minions), "companion": companions, "weapon": weapons}

    def kind(self, texts: Phrases, setup: Setup, figure: FigureSetup) -> str:
        found = setup.actor_by_id[figure.actor]
        label = found.profile.label if isinstance(found, CharacterSetup) else found.kind.label
        return label.in_language(texts.language)

    def radius(self, setup: Setup, figure: FigureSetup) -> float:
        return circumradius(BODY)

    def listing(self, texts: Phrases, setup: Setup, player: PlayerId) -> Listing:
        rows: list[tuple[str, ...]] = []
        plain: list[Mapping[str, Any]] = []
        for each in setup.characters:
            if each.player == player:
                name, value = each.label.in_language(texts.language), character_worth(each, setup.options)
                labels = [*(weapon.label for weapon in each.weapons), *(friend.label for friend in each.companions)]
                gear = ", ".join(label.in_language(texts.language) for label in labels)
                rows.append((str(each.id), name, gear, str(each.fate_points), texts.number(value)))
                weapons = [str(found.id) for found in each.weapons]
                plain.append(
                    {
                        "id": each.id, "name": name, "profile": each.profile.id, "weapons": weapons,
                        "companions": [str(found.id) for found in each.companions],
                        "fate_points": each.fate_points, "value": value,
                    }
                )  # fmt: skip
        for group in setup.groups:
            if group.player == player and group.companion is None:
                name, value = group.label.in_language(texts.language), group_worth(group)
                rows.append((str(group.id), name, group_facts(texts, group), "–", texts.number(value)))
                plain.append(
                    {
                        "id": group.id, "name": name, "minion": group.kind.id, "number": len(group.members),
                        "value": value,
                    }
                )  # fmt: skip
        headings = (
            texts("cli-column-id"), texts("cli-column-name"), texts("fate-force-column-gear"),
            texts("fate-force-column-points"), texts("cli-column-value"),
        )  # fmt: skip
        return Listing(headings, tuple(rows), tuple(plain), (3, 4))

    def agreed_plain(self, setup: Setup) -> Mapping[str, Any]:
        options = setup.options
        return {
            "conflict": options.conflict.value,
            "initiative": options.initiative.value,
            **{key: getattr(options, key) for key in (*NUMBERS, *SWITCHES)},
        }

    def sheet(self, texts: Phrases, setup: Setup, player: PlayerId, number: int) -> str:
        return player_sheets(setup, texts, player, number)


FORCES: Final = FateForces()
