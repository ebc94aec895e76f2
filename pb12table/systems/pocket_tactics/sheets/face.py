"""The forces face of Pocket Tactics: armies of a faction within points; see `skirmish.faces.forces.ForcesFace`."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Mapping, Sequence
from html import escape
from typing import Annotated, Any, Final, Literal

from msgspec import Meta

from pb12table.files.forces import ForceForm
from pb12table.files.forms.basics import Id
from pb12table.files.forms.labels import label_of
from pb12table.skirmish.faces.forces import ForceKeys, ForcesFace, Listing, Muster, Worth
from pb12table.skirmish.faces.words import Phrases
from pb12table.skirmish.forms.force_pages import Groups, Part
from pb12table.skirmish.forms.rows import Document
from pb12table.skirmish.ids import PlayerId
from pb12table.systems.pocket_tactics.files.content import Content, card_of
from pb12table.systems.pocket_tactics.files.forms import UnitForm
from pb12table.systems.pocket_tactics.rules.setup import Setup, UnitCard, UnitSetup
from pb12table.systems.pocket_tactics.sheets.army_page import agreed, army_groups
from pb12table.systems.pocket_tactics.texts.cards import card_line, card_rows

COLUMNS: Final = ("points", "off", "def", "moves", "reach")


class PocketForceForm(ForceForm, frozen=True, kw_only=True):
    """An army; `unit` is content of its own."""

    faction: Id
    army: Annotated[tuple[Id, ...], Meta(min_length=1, max_length=60)] | Literal["standard"]
    unit: Annotated[tuple[UnitForm, ...], Meta(max_length=100)] = ()


class PocketForces(ForcesFace):
    """A faction with some of its units, each as often as is agreed."""

    keys = ForceKeys(player=("faction", "army"), content=("unit",), layout=())
    form = PocketForceForm
    sheet_style = """
.cards { display: grid; grid-template-columns: repeat(3, 1fr); gap: 4mm; }
.cards div { border: 0.4mm solid #333; border-radius: 3mm; padding: 3mm; break-inside: avoid; }
.cards h3 { margin: 0 0 1mm; } .cards p { margin: 0.6mm 0; }
"""

    def figure_worth(self, texts: Phrases, setup: Setup, figure: UnitSetup) -> Worth:
        """P003."""
        points = figure.card.points
        return Worth(points, texts("pocket-worth", points=points))

    def worth(self, texts: Phrases, setup: Setup, player: PlayerId) -> Worth:
        """P003, PR03: a standard set is never too much."""
        known = setup.player_by_id[player]
        cards = army_cards(setup, player)
        value, limit = sum(card.points for card in cards), setup.options.army_limit
        faction = next((faction for faction in setup.factions if faction.id == known.faction), None)
        name = texts("pocket-army-open") if faction is None else faction.label.in_language(texts.language)
        within = value <= limit or sorted(card.id for card in cards) == sorted(setup.standard_set(known.faction or ""))
        return Worth(
            value,
            texts("pocket-worth", points=value),
            within=within,
            limit=limit,
            short=texts("pocket-army-short", faction=name, units=len(cards)) if cards else name,
            lines=(texts("pocket-army-points", limit=limit) + f": {value}",),
            plain={"faction": known.faction, "army": known.army and list(known.army)},
        )

    def ready(self, texts: Phrases, setup: Setup) -> Sequence[tuple[str, Document]]:
        """The standard set of each faction.  P003."""
        return [
            (faction.label.in_language(texts.language), {"faction": faction.id, "army": "standard"})
            for faction in setup.factions
        ]

    def is_there(self, setup: Setup, player: PlayerId) -> bool:
        return bool(setup.player_by_id[player].army)

    def profiles(self, texts: Phrases, content: Content) -> Listing:
        cards = sorted(map(card_of, content.units.values()), key=lambda card: (card.faction, card.id))
        headings = (*(texts(f"cli-column-{key}") for key in ("id", "name")), texts("pocket-column-faction"))
        rows = tuple(
            (
                card.id,
                card.label.in_language(texts.language),
                label_of(content.factions[card.faction].name).in_language(texts.language),
                *map(str, _numbers(card)),
            )
            for card in cards
        )
        plain = tuple(
            {
                "id": card.id,
                "name": card.label.in_language(texts.language),
                "faction": card.faction,
                **dict(zip(COLUMNS, _numbers(card), strict=True)),
            }
            for card in cards
        )
        titles = (*headings, *(texts(f"pocket-sheet-{key}") for key in COLUMNS))
        return Listing(titles, rows, plain, tuple(range(3, 3 + len(COLUMNS))))

    def force_groups(self, muster: Muster, player: str) -> Groups:
        return army_groups(muster, player)

    def agreed(self, muster: Muster) -> Sequence[Part]:
        return (agreed(muster),)

    def used(
        self, figures: Sequence[Mapping[str, Any]], settings: Mapping[str, Any], content: Content
    ) -> Mapping[str, Collection[str]]:
        army = settings.get("army", ())
        if army == "standard":
            army = [unit.id for unit in content.units.values() if unit.faction == settings.get("faction")]
        return {"unit": set(army)}

    def kind(self, texts: Phrases, setup: Setup, figure: UnitSetup) -> str:
        return figure.card.label.in_language(texts.language)

    def listing(self, texts: Phrases, setup: Setup, player: PlayerId) -> Listing:
        counted = Counter(card.id for card in army_cards(setup, player))
        rows, plain = [], []
        for identity, number in counted.items():
            card = setup.card_by_id[identity]
            name = card.label.in_language(texts.language)
            rows.append((identity, name, str(number), str(number * card.points)))
            plain.append({"id": identity, "name": name, "number": number, "value": number * card.points})
        headings = ("cli-column-id", "cli-column-name", "pocket-column-number", "cli-column-value")
        return Listing(tuple(map(texts, headings)), tuple(rows), tuple(plain), (2, 3))

    def agreed_plain(self, setup: Setup) -> Mapping[str, Any]:
        return {"army_limit": setup.options.army_limit, "copies": setup.options.copies}

    def sheet(self, texts: Phrases, setup: Setup, player: PlayerId, number: int) -> str:
        cards = "".join(_printed(texts, setup, card) for card in army_cards(setup, player))
        return f'<p>{escape(self.worth(texts, setup, player).short)}</p><div class="cards">{cards}</div>'


def army_cards(setup: Setup, player: PlayerId) -> tuple[UnitCard, ...]:
    """The cards of a player's army; none while it is still to be chosen."""
    return tuple(setup.card_by_id[card] for card in setup.player_by_id[player].army or ())


def _numbers(card: UnitCard) -> tuple[int, ...]:
    return (card.points, card.off, card.defence, 1 + card.bonus_moves, card.reach)


def _printed(texts: Phrases, setup: Setup, card: UnitCard) -> str:
    """A card to print."""
    name = escape(card.label.in_language(texts.language))
    told = [texts("pocket-card-row", label=texts(f"pocket-sheet-{key}"), value=value)
            for key, value in card_rows(texts, setup, card)]  # fmt: skip
    rows = "".join(f"<p>{escape(line)}</p>" for line in told)
    points = escape(texts("pocket-worth", points=card.points))
    return f"<div><h3>{name}</h3><p>{points} · {escape(card_line(texts, card))}</p>{rows}</div>"


FORCES: Final = PocketForces()
"""How armies are put together."""

