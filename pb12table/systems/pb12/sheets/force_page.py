"""The page of a whole force: what it is worth, its value limit, its deck, and what is agreed."""

from __future__ import annotations

from typing import Any, Final

from pb12table.files.forms.basics import label_of
from pb12table.forces.gathering import player_entry, with_player_key
from pb12table.forces.rows import player_name_row, whole_number
from pb12table.layouts.editing import Document, part_of
from pb12table.skirmish.faces.forces import Listing, Muster, Worth
from pb12table.skirmish.faces.words import Phrases
from pb12table.skirmish.forms.force_pages import Change, Deed, Fields, Groups, Lines, Property, Stack, Stacks
from pb12table.skirmish.ids import PlayerId
from pb12table.systems.pb12.files.forms import CardForm
from pb12table.systems.pb12.rules.cards.card_data import Playability
from pb12table.systems.pb12.rules.preparations.profiles import BlockKind, FigureSetup, PlayerSetup, Setup
from pb12table.systems.pb12.rules.preparations.setup import (
    PER_COMMAND_POINT,
    ForceWorth,
    block_value,
    epicness,
    figure_value,
    force_worth,
    whole_value,
)
from pb12table.systems.pb12.texts.names import card_name
from pb12table.texts.locale import upper_first
from pb12table.texts.names import figure_name

COLUMNS: Final = ("cli-column-id", "cli-column-name", "sheets-gear", "sheets-own", "sheets-epicness", "sheets-value")


def worth_of_figure(texts: Phrases, setup: Setup, figure: FigureSetup) -> Worth:
    """Return a figure with its gear: the value of both, the epicness of the figure alone.  R1.1.20."""
    level = epicness(figure_value(figure.profile))
    value = whole_value(figure)
    return Worth(
        value,
        texts("forces-worth", value=value, epicness=level),
        texts("forces-epicness", epicness=level),
        within=level <= setup.modules.epicness_limit,
        plain={"epicness": level},
    )


def worth_of_force(texts: Phrases, setup: Setup, player: PlayerSetup) -> Worth:
    """Return a whole force, with how its limit comes about."""
    worth = force_worth(setup, player)
    figures = sum(figure.player == player.id for figure in setup.figures)
    return Worth(
        worth.value,
        texts("forces-worth", value=worth.value, epicness=worth.epicness),
        texts("forces-most-epic", epicness=worth.epicness, limit=setup.modules.epicness_limit),
        within=worth.keeps_limit,
        limit=None if worth.limit is None else float(worth.limit),
        short=texts("forces-line", figures=figures, points=player.command_points, cards=len(player.deck)),
        lines=tuple(limit_lines(texts, setup, player)),
        plain=_plain_force(texts, setup, player, worth),
        listed={"epicness": worth.epicness},
    )


def limit_lines(texts: Phrases, setup: Setup, player: PlayerSetup) -> list[str]:
    """Return how a player's value limit comes about, and how much of it is left: one line per part."""
    worth = force_worth(setup, player)
    agreed = setup.modules.value_limit
    if worth.limit is None or agreed is None:
        return [texts("forces-no-value-limit"), texts("forces-is-worth", value=worth.value)]
    lines = [texts("forces-agreed", limit=agreed)]
    points = PER_COMMAND_POINT * player.command_points
    if points:
        lines.append(texts("forces-taken-points", per_mille=points, points=player.command_points))
    if player.card_reduction:
        lines.append(texts("forces-taken-cards", per_mille=player.card_reduction, cards=len(player.deck)))
    if player.value_reduction:
        lines.append(texts("forces-taken-scenario", per_mille=player.value_reduction))
    lines.append(texts("forces-must-be-below", limit=float(worth.limit)))
    left = float(worth.limit) - worth.value
    key = "forces-left" if worth.keeps_limit else "forces-too-much"
    return [*lines, texts(key, value=worth.value, difference=abs(left))]


def _plain_force(texts: Phrases, setup: Setup, player: PlayerSetup, worth: ForceWorth) -> dict[str, Any]:
    return {
        "per_mille": worth.per_mille,
        "keeps_limit": worth.keeps_limit,
        "epicness": worth.epicness,
        "command_points": player.command_points,
        "leader": player.leader,
        "cards": [
            {"id": card, "name": card_name(texts, setup, card), "number": player.deck.count(card),
             "per_mille": setup.card_by_id[card].per_mille}
            for card in dict.fromkeys(player.deck)
        ],
    }  # fmt: skip


def listing(texts: Phrases, setup: Setup, player: PlayerId) -> Listing:
    """Return the figures of a force with their gear."""
    plain = [_plain_figure(texts, figure) for figure in setup.figures if figure.player == player]
    rows = tuple(
        (
            figure["id"], figure["name"], ", ".join(f'{each["name"]} {each["value"]}' for each in figure["gear"]),
            str(figure["own_value"]), str(figure["epicness"]), str(figure["value"]),
        )
        for figure in plain
    )  # fmt: skip
    return Listing(tuple(texts(key) for key in COLUMNS), rows, tuple(plain), right=(3, 4, 5))


def _plain_figure(texts: Phrases, figure: FigureSetup) -> dict[str, Any]:
    own = figure_value(figure.profile)
    return {
        "id": figure.id,
        "name": figure.label.in_language(texts.language),
        "profile": figure.profile.id,
        "value": whole_value(figure),
        "own_value": own,
        "epicness": epicness(own),
        "start": "staging" if figure.at is None and figure.carrier is None else "table",
        "gear": [
            {
                "id": block.id,
                "name": block.label.in_language(texts.language),
                "kind": "ability" if block.kind is BlockKind.ABILITY else "item",
                "value": block_value(block),
                "epicness": epicness(block_value(block)),
                "slots": block.slots,
                "in_use": block.id in figure.in_use,
            }
            for block in figure.blocks
        ],
    }


NOBODY: Final = ""
USUAL_EPICNESS: Final = 12
"""The limit where a scenario names none.  R1.1.20."""
ORDERS: Final = ("never", "attacked", "always")


def force_groups(muster: Muster, player: str) -> Groups:
    """Return the player next to the value limit, and the deck below."""
    built = muster.setup.player_by_id.get(PlayerId(player))
    lines = () if built is None else tuple(limit_lines(muster.texts, muster.setup, built))
    limit = Lines(muster.texts("forces-limit-head"), lines, has_result=True)
    return ((_player(muster, player),), (limit,)), ((_deck(muster, player),),)


def _player(muster: Muster, player: str) -> Fields:
    """Name, command points, what the scenario takes off the limit, and the leader."""
    texts, setup, document = muster.texts, muster.setup, muster.document
    entry = player_entry(document, player)

    def number(key: str, label: str) -> Property:
        def put(text: str) -> Document:
            value = whole_number(text)
            return with_player_key(document, player, key, value if value or key == "command_points" else None)

        return Property(texts(label), str(entry.get(key, 0)), "number", put, tip=texts(f"{label}.tip"))

    def lead(text: str) -> Document:
        return with_player_key(document, player, "leader", text or None)

    able = [figure for figure in setup.figures if figure.player == player and figure.profile.command > 0]
    names = [(str(figure.id), upper_first(figure_name(texts, setup, figure.id))) for figure in able]
    leaders = ((NOBODY, texts("forces-nobody")), *names)
    leader = str(entry.get("leader", NOBODY))
    rows = {
        "name": player_name_row(muster, player),
        "command_points": number("command_points", "forces-command-points"),
        "leader": Property(
            texts("forces-leader"), dict(leaders).get(leader, leader), "choice", lead, leaders,
            texts("forces-leader.tip"),
        ),
        "value_reduction": number("value_reduction", "forces-value-reduction"),
    }  # fmt: skip
    return Fields(rows, texts("forces-player"))


def _deck(muster: Muster, player: str) -> Stacks:
    """Return every card with its number in the deck, grouped by when it is played."""
    texts = muster.texts
    deck = list(player_entry(muster.document, player).get("deck") or ())
    built = muster.setup.player_by_id.get(PlayerId(player))
    taken = 0 if built is None else built.card_reduction
    groups = []
    for playability in Playability:
        cards = [(card, form) for card, form in muster.content.cards.items() if form.playability is playability]
        cards.sort(key=lambda pair: label_of(pair[1].name).in_language(texts.language).casefold())
        if cards:
            stacks = tuple(_card(muster, player, deck, card, form) for card, form in cards)
            groups.append((texts(f"playability-{playability.value}"), stacks))
    clear = Deed(
        f"no-cards:{player}", texts("forces-no-cards"),
        lambda: Change("deck", with_player_key(muster.document, player, "deck", None)),
    )  # fmt: skip
    beside = texts("forces-deck-line", cards=len(deck), per_mille=taken)
    deeds = (clear,) if deck else ()
    return Stacks(texts("forces-deck"), tuple(groups), beside, texts("forces-deck-hint"), deeds)


def _card(muster: Muster, player: str, deck: list[str], card: str, form: CardForm) -> Stack:
    texts = muster.texts
    name, text = (label_of(each).in_language(texts.language) for each in (form.name, form.text))
    cost = texts("forces-card-cost", per_mille=form.per_mille, points=form.command_points)

    def deal(cards: list[str]) -> Change:
        return Change("deck", with_player_key(muster.document, player, "deck", cards or None))

    def fewer() -> list[str]:
        last = len(deck) - 1 - deck[::-1].index(card)
        return [*deck[:last], *deck[last + 1 :]]

    return Stack(
        name,
        deck.count(card),
        Deed(f"card-more:{card}", "+", lambda: deal([*deck, card])),
        Deed(f"card-less:{card}", "\N{MINUS SIGN}", lambda: deal(fewer())) if card in deck else None,
        f"{form.per_mille} ‰",
        (name, text, cost),
    )


def agreed(muster: Muster) -> Fields:
    """Return what is agreed before a game: limits, and what decides it."""
    texts, document = muster.texts, muster.document
    rules = part_of(document, "rules")

    def set_rule(key: str, value: Any) -> Document:
        kept = {name: old for name, old in rules.items() if name != key}
        found = kept if value is None else {**kept, key: value}
        rest = {name: old for name, old in document.items() if name != "rules"}
        return {**rest, "rules": found} if found else rest

    def number(key: str, label: str, unset: str) -> Property:
        def put(text: str) -> Document:
            return set_rule(key, whole_number(text) if text.strip() else None)

        value = rules.get(key)
        shown = texts(unset, value=USUAL_EPICNESS) if value is None else str(value)
        return Property(texts(label), shown, "number", put, tip=texts(f"{label}.tip"), unset=value is None)

    flags = (("yes", texts("edit-yes")), ("no", texts("edit-no")))
    is_on = "yes" if rules.get("take_out_leader") else "no"
    order = rules.get("interruptions", "attacked")
    orders = tuple((each, texts(f"forces-asked-{each}")) for each in ORDERS)
    shown = dict(orders).get(order) or texts("forces-asked-near", steps=order)
    rows = {
        "round_limit": number("round_limit", "forces-round-limit", "forces-no-limit"),
        "value_limit": number("value_limit", "forces-value-limit", "forces-no-limit"),
        "epicness_limit": number("epicness_limit", "forces-epicness-limit", "edit-usual"),
        "take_out_leader": Property(
            texts("forces-take-out-leader"), dict(flags)[is_on], "choice",
            lambda text: set_rule("take_out_leader", True if text == "yes" else None), flags,
            texts("forces-take-out-leader.tip"),
        ),
        "interruptions": Property(
            texts("forces-asked"), shown, "choice",
            lambda text: set_rule("interruptions", None if text == "attacked" else text), orders,
            texts("forces-asked.tip"),
        ),
    }  # fmt: skip
    return Fields(rows, texts("forces-agreed-head"))
