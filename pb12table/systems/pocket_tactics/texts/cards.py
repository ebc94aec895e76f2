"""What is printed on cards, in words."""

from __future__ import annotations

from collections.abc import Iterator

from pb12table.skirmish.faces.words import Phrases
from pb12table.systems.pocket_tactics.rules.setup import Ability, Does, Setup, UnitCard


def card_line(texts: Phrases, card: UnitCard) -> str:
    """A card in a line: its dice and what moves and reaches."""
    traits = (("fast", card.fast), ("flying", card.flying), ("ranged", card.ranged))
    said = [texts("pocket-dice", off=card.off, defence=card.defence)]
    said += [texts(f"pocket-trait-{name}", value=value) for name, value in traits if value]
    return ", ".join(said)


def card_rows(texts: Phrases, setup: Setup, card: UnitCard) -> Iterator[tuple[str, str]]:
    """What a card says beside its numbers, by keys whose names are `pocket-sheet-`."""
    if card.types:
        yield "types", texts.listing([texts.either(f"pocket-type-{kind}", kind) for kind in card.types])
    if card.bonuses:
        words = [texts(f"pocket-bonus-{bonus.pool or 'any'}", value=bonus.value) for bonus in card.bonuses]
        yield "bonuses", texts.listing(words)
    if card.favoured:
        names = [setup.ground[kind].label.in_language(texts.language) for kind in card.favoured]
        yield "favoured", texts.listing(names)
    if card.ability is not None:
        yield "ability", _ability_words(texts, card.ability)


def _ability_words(texts: Phrases, ability: Ability) -> str:
    value = 0 if ability.bonus is None else ability.bonus.value
    kind = texts.either(f"pocket-type-{ability.against}", ability.against) if ability.does is Does.BANE else ""
    return texts(f"pocket-ability-{ability.does}", value=value, type=kind, reach=ability.reach)
