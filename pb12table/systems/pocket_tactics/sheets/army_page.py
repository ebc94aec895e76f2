"""The page of an army: its player and faction, and the units of the faction, each as often as it takes part."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any, Final

from pb12table.forces.gathering import player_entry, with_player_key
from pb12table.forces.rows import player_name_row, whole_number
from pb12table.layouts.editing import Document, part_of
from pb12table.skirmish.faces.forces import Muster
from pb12table.skirmish.forms.force_pages import Change, Deed, Fields, Groups, Lines, Refusing, Stack, Stacks
from pb12table.skirmish.forms.rows import Property
from pb12table.skirmish.ids import PlayerId
from pb12table.systems.pocket_tactics.rules.answers import Army
from pb12table.systems.pocket_tactics.rules.preparations.preparing import army_refusal
from pb12table.systems.pocket_tactics.rules.setup import Options, Setup, UnitCard
from pb12table.systems.pocket_tactics.texts.cards import card_line, card_rows
from pb12table.texts.describe import refusal_line

OPEN: Final = ""
"""What is chosen at the table."""
CHOICES: Final = {
    "map": ("ready", "build"),
    "central": ("choice", "chance"),
    "sight": ("routes", "line"),
    "water_test": ("all", "melee"),
}
"""Rules of which one of a few is agreed, the usual one first."""
NUMBERS: Final = ("army_limit", "copies", "turn_limit")
FLAGS: Final = {"flyers_move_and_attack": "pocket-option-flyers", "repetition": "pocket-option-repetition"}
"""Rules that hold or not, with their texts."""


def army_groups(muster: Muster, player: str) -> Groups:
    """The player with the faction, what is agreed, and the units below."""
    setup: Setup = muster.setup
    entry = player_entry(muster.document, player)
    faction, army = str(entry.get("faction", OPEN)), army_of(setup, entry)
    limit = setup.options.army_limit
    hint = Lines(
        muster.texts("pocket-army-agreed"),
        (muster.texts("pocket-army-rule", limit=limit, copies=setup.options.copies), muster.texts("pocket-army-set")),
        is_list=True,
    )
    groups: Groups = (((_player(muster, player, faction),), (hint,)),)
    cards = [card for card in setup.cards if card.faction == faction]
    return (*groups, ((_units(muster, player, faction, cards, army),),)) if cards else groups


def army_of(setup: Setup, entry: dict[str, Any]) -> list[str]:
    """The cards of a player's entry, one by one."""
    army = entry.get("army") or ()
    return list(setup.standard_set(str(entry.get("faction")))) if army == "standard" else list(army)


def _with_army(document: Document, player: str, faction: str, army: Sequence[str]) -> Document:
    found = with_player_key(document, player, "faction", faction or None)
    return with_player_key(found, player, "army", list(army) or None)


def _player(muster: Muster, player: str, faction: str) -> Fields:
    """The name, and the faction, which brings its standard set."""
    texts, setup = muster.texts, muster.setup
    names = [(each.id, each.label.in_language(texts.language)) for each in setup.factions]
    options = ((OPEN, texts("pocket-army-open")), *names)

    def choose(text: str) -> Document:
        return _with_army(muster.document, player, text, setup.standard_set(text) if text else ())

    rows = {
        "name": player_name_row(muster, player),
        "faction": Property(
            texts("pocket-faction"), dict(options).get(faction, faction), "choice", choose, options,
            texts("pocket-faction.tip"),
        ),
    }  # fmt: skip
    return Fields(rows, texts("forces-player"))


def _units(muster: Muster, player: str, faction: str, cards: Sequence[UnitCard], army: list[str]) -> Stacks:
    texts, setup = muster.texts, muster.setup
    counted = Counter(army)
    worth = sum(setup.card_by_id[card].points for card in army if card in setup.card_by_id)
    standard = list(setup.standard_set(faction))

    def given(wanted: list[str]) -> Change | Refusing:
        """Another army; more than is agreed is refused."""
        known = setup.player_by_id.get(PlayerId(player))
        refusal = None if known is None or not wanted else army_refusal(setup, known.id, Army(faction, tuple(wanted)))
        if refusal is not None and len(wanted) > len(army):
            return Refusing(refusal_line(texts, setup, refusal))
        return Change("army", _with_army(muster.document, player, faction, wanted), joined=("army", player))

    def stack(card: UnitCard) -> Stack:
        name = card.label.in_language(texts.language)
        tip = [texts("pocket-card-row", label=texts(f"pocket-sheet-{key}"), value=value)
               for key, value in card_rows(texts, setup, card)]  # fmt: skip
        more = Deed(f"unit-more:{card.id}", "+", lambda: given(_sorted([*army, card.id], cards)))
        less = Deed(f"unit-less:{card.id}", "\N{MINUS SIGN}", lambda: given(_less(army, card.id)))
        points = texts("pocket-worth", points=card.points)
        number = counted[card.id]
        return Stack(name, number, more, less if number else None, points, (name, card_line(texts, card), *tip))

    deeds = []
    if sorted(army) != sorted(standard):
        deeds.append(Deed("unit-standard:", texts("pocket-army-standard"), lambda: given_always(standard)))
    if army:
        deeds.append(Deed("unit-none:", texts("pocket-army-none"), lambda: given_always([])))

    def given_always(wanted: list[str]) -> Change:
        return Change("army", _with_army(muster.document, player, faction, wanted))

    beside = texts("pocket-army-sum", points=worth, limit=setup.options.army_limit, units=len(army))
    name = next(each.label for each in setup.factions if each.id == faction).in_language(texts.language)
    return Stacks(
        texts("pocket-army-units"), ((name, tuple(map(stack, cards))),), beside, texts("pocket-army-hint"), tuple(deeds)
    )


def _sorted(army: list[str], cards: Sequence[UnitCard]) -> list[str]:
    """The units in the order of the cards."""
    order = [card.id for card in cards]
    return sorted(army, key=lambda card: order.index(card) if card in order else len(order))


def _less(army: list[str], card: str) -> list[str]:
    last = len(army) - 1 - army[::-1].index(card)
    return [*army[:last], *army[last + 1 :]]


# -- what is agreed -----------------------------------------------------------------------------------------------


def agreed(muster: Muster) -> Fields:
    """The options of a game.  P003 to P005, PR03, PR05, PR11, PR14, PR25, PR30, PR43."""
    texts, document = muster.texts, muster.document
    rules, usual = part_of(document, "rules"), Options()

    def with_rule(key: str, value: Any) -> Document:
        kept = {name: old for name, old in rules.items() if name != key}
        found = kept if value == getattr(usual, key) else {**kept, key: value}
        rest = {name: old for name, old in document.items() if name != "rules"}
        return {**rest, "rules": found} if found else rest

    def choice(key: str) -> Property:
        label, now = f"pocket-option-{key.replace('_', '-')}", str(rules.get(key, getattr(usual, key)))
        options = tuple((each, texts(f"pocket-agreed-{each}")) for each in CHOICES[key])
        return Property(
            texts(label), dict(options).get(now, now), "choice", lambda text: with_rule(key, text), options,
            texts(f"{label}.tip"),
        )  # fmt: skip

    def number(key: str) -> Property:
        label = f"pocket-option-{key.replace('_', '-')}"
        return Property(
            texts(label), str(rules.get(key, getattr(usual, key))), "number",
            lambda text: with_rule(key, whole_number(text)), (), texts(f"{label}.tip"),
        )  # fmt: skip

    def flag(key: str) -> Property:
        answers = (("yes", texts("edit-yes")), ("no", texts("edit-no")))
        now = "yes" if rules.get(key, getattr(usual, key)) else "no"
        return Property(
            texts(FLAGS[key]), dict(answers)[now], "choice", lambda text: with_rule(key, text == "yes"), answers,
            texts(f"{FLAGS[key]}.tip"),
        )  # fmt: skip

    rows = {each: number(each) for each in NUMBERS} | {each: choice(each) for each in CHOICES}
    rows |= {each: flag(each) for each in FLAGS}
    return Fields(rows, texts("forces-agreed-head"))
