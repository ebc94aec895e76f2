"""The forces face of Pb-12; what each function does says `skirmish.faces.forces.ForcesFace`."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from types import MappingProxyType
from typing import Annotated, Any, Final

from msgspec import Meta

from pb12table.files.forms.basics import Id, Points
from pb12table.files.scenario import ForceForm
from pb12table.layouts.editing import entries_of
from pb12table.skirmish.faces.forces import DrawnGame, ForceKeys, ForcesFace, Listing, Muster, Worth
from pb12table.skirmish.faces.words import Phrases
from pb12table.skirmish.forms.force_pages import Groups, Offer, Page, Part, Shelf
from pb12table.skirmish.ids import PlayerId
from pb12table.systems.pb12.files.content import Content
from pb12table.systems.pb12.files.forms import CardForm, ItemForm, ProfileForm
from pb12table.systems.pb12.rules.preparations.profiles import FigureSetup, Setup
from pb12table.systems.pb12.rules.preparations.setup import PER_POINT, block_value
from pb12table.systems.pb12.sheets.card_page import CARDS, CardPage
from pb12table.systems.pb12.sheets.data_sheet import STYLE, player_sheets
from pb12table.systems.pb12.sheets.figure_page import figure_page
from pb12table.systems.pb12.sheets.force_page import agreed, force_groups, listing, worth_of_figure, worth_of_force
from pb12table.systems.pb12.sheets.item_page import ITEMS, ItemPage
from pb12table.systems.pb12.sheets.members import base_of, carried, item_listing, profile_listing, profile_offers
from pb12table.systems.pb12.sheets.own_entries import OwnPage, OwnSort
from pb12table.systems.pb12.sheets.profile_page import PROFILES, ProfilePage
from pb12table.table.shapes import circumradius


class Pb12ForceForm(ForceForm, frozen=True, kw_only=True):
    """A force of Pb-12; `profile`, `item` and `card` are its own content."""

    command_points: Points = 0
    leader: Id | None = None
    deck: Annotated[tuple[Id, ...], Meta(max_length=100)] = ()
    figure: Annotated[tuple[dict[str, Any], ...], Meta(min_length=1, max_length=200)]
    profile: Annotated[tuple[ProfileForm, ...], Meta(max_length=300)] = ()
    item: Annotated[tuple[ItemForm, ...], Meta(max_length=300)] = ()
    card: Annotated[tuple[CardForm, ...], Meta(max_length=300)] = ()


class DrawnBattle(DrawnGame):
    """Games by chance: figures on foot, and command points for all of them."""

    def player(self, figures: int) -> Mapping[str, Any]:
        return {"command_points": figures + 1}

    def takes(self, figure: FigureSetup) -> bool:
        return figure.profile.vehicle is None


OWN: Final[Mapping[str, tuple[OwnSort[Any], type[OwnPage[Any]]]]] = MappingProxyType(
    {"item": (ITEMS, ItemPage), "profile": (PROFILES, ProfilePage), "card": (CARDS, CardPage)}
)
"""What a scenario brings of its own, and the pages on which it is built, by section."""


class Pb12Forces(ForcesFace):
    """Figures with gear, a leader, command points, and a deck of cards."""

    keys = ForceKeys(
        player=("command_points", "leader", "deck"),
        content=("profile", "item", "card"),
        layout=("player", "at", "height", "facing", "steering_points", "aboard"),
        seat=("at", "facing"),
    )
    form = Pb12ForceForm
    traits_edition = 1
    drawn = DrawnBattle({"round_limit": 6})
    makes_figures = True
    sheet_style = STYLE

    def figure_worth(self, texts: Phrases, setup: Setup, figure: FigureSetup) -> Worth:
        return worth_of_figure(texts, setup, figure)

    def traits(self, setup: Setup, figure: FigureSetup) -> Mapping[str, float]:
        profile, points = figure.profile, figure.profile.damage_points
        melee = [block_value(block) for block in figure.blocks if block.is_melee_weapon]
        ranged = [block_value(block) for block in figure.blocks if block.is_ranged_weapon]
        return {
            **{f"attribute:{attribute.value}": float(profile.printed(attribute)) for attribute in PER_POINT},
            "points": float(points.free + points.light + points.heavy),
            "melee-weapon": max(melee, default=0) / 1000.0,
            "ranged-weapon": max(ranged, default=0) / 1000.0,
            "armour-seen": float(sum(block.armour_seen for block in figure.blocks)),
            "armour-unseen": float(sum(block.armour_unseen for block in figure.blocks)),
            f"kind:{profile.id}": 1.0,
        }

    def worth(self, texts: Phrases, setup: Setup, player: PlayerId) -> Worth:
        return worth_of_force(texts, setup, setup.player_by_id[player])

    def profiles(self, texts: Phrases, content: Content) -> Listing:
        return profile_listing(texts, content)

    def items(self, texts: Phrases, content: Content) -> Listing:
        return item_listing(texts, content)

    def offers(self, muster: Muster) -> Sequence[Offer]:
        return profile_offers(muster.texts, muster.content)

    def figure_page(self, muster: Muster, figure: str) -> Page:
        return figure_page(muster, figure)

    def shelves(self, muster: Muster) -> Sequence[Shelf]:
        return tuple(sort.shelf(muster) for sort, _ in OWN.values())

    def own_page(self, muster: Muster, section: str, entry: str) -> Page | None:
        sort, page = OWN[section]
        found = next((each for each in entries_of(muster.document, section) if each.get("id") == entry), None)
        return None if found is None else page(muster, found, sort).page()

    def force_groups(self, muster: Muster, player: str) -> Groups:
        return force_groups(muster, player)

    def agreed(self, muster: Muster) -> Sequence[Part]:
        return (agreed(muster),)

    def new_player(self) -> Mapping[str, Any]:
        return {"command_points": 4}

    def used(
        self, figures: Sequence[Mapping[str, Any]], settings: Mapping[str, Any], content: Content
    ) -> Mapping[str, Collection[str]]:
        bases = {base_of(entry) for entry in figures}
        items = {item for entry in figures for item in carried(entry, content)}
        for base in bases:
            if base in content.profiles:
                items |= {*content.profiles[base].items, *content.profiles[base].abilities}
        return {"profile": bases, "item": items, "card": set(settings.get("deck", ()))}

    def kind(self, texts: Phrases, setup: Setup, figure: FigureSetup) -> str:
        return figure.profile.label.in_language(texts.language)

    def radius(self, setup: Setup, figure: FigureSetup) -> float:
        return circumradius(figure.profile.footprint)

    def listing(self, texts: Phrases, setup: Setup, player: PlayerId) -> Listing:
        return listing(texts, setup, player)

    def agreed_plain(self, setup: Setup) -> Mapping[str, Any]:
        modules = setup.modules
        return {
            "value_limit": modules.value_limit,
            "epicness_limit": modules.epicness_limit,
            "round_limit": modules.round_limit,
        }

    def sheet(self, texts: Phrases, setup: Setup, player: PlayerId, number: int) -> str:
        return player_sheets(setup, texts, setup.player_by_id[player], number)


FORCES: Final = Pb12Forces()
