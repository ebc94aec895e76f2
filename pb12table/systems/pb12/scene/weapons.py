"""The weapons of a figure as looking knows them: how far each reaches, and what it could do at a distance."""

from __future__ import annotations

from dataclasses import dataclass

from pb12table.skirmish.ids import FigureId
from pb12table.skirmish.scene.miniatures import RingDrawing
from pb12table.skirmish.scene.seeing import Gear, GearFact
from pb12table.systems.pb12.rules.attacks.attack_plan import reach, weapons
from pb12table.systems.pb12.rules.figures.figures import body, command_radius, communication_radius, perception_radius
from pb12table.systems.pb12.rules.game.state import State
from pb12table.systems.pb12.rules.game.tables import RangeCategory, range_category
from pb12table.systems.pb12.rules.preparations.profiles import Block
from pb12table.table.units import at_most
from pb12table.texts.locale import Texts
from pb12table.texts.names import text_key
from pb12table.texts.plain import upper_first


def weapons_in_use(state: State, figure: FigureId) -> list[Block]:
    """All weapons a figure has in use, those that shoot first; each once."""
    found = [*weapons(state, figure, ranged=True), *weapons(state, figure, ranged=False)]
    return list({weapon.id: weapon for weapon in found}.values())


def weapons_of(state: State, texts: Texts, figure: FigureId) -> list[Gear]:
    """The weapons in use with their rings; one for blows alone leaves all ground to be seen."""
    return [
        Gear(
            weapon.id,
            weapon.label.in_language(texts.language),
            tuple(weapon_rings(state, figure, weapon, texts)),
            farthest_reach(state, figure, weapon) if weapon.is_ranged_weapon else None,
        )
        for weapon in weapons_in_use(state, figure)
    ]


def farthest_reach(state: State, figure: FigureId, weapon: Block) -> float:
    """How far a figure's weapon can hit at most, in steps.  R1.7.10, R1.7.11, R1.7.14."""
    farthest = float(reach(state, figure, weapon)) if weapon.is_melee_weapon else 0.0
    return max([farthest, *(bound for _, bound in longest_reach(state, figure, weapon, True))])


def longest_reach(state: State, figure: FigureId, weapon: Block, ranged: bool) -> list[tuple[str, float]]:
    """The rings of a weapon: names of range categories with their upper bounds in steps, or its reach."""
    if not ranged:
        return [("reach", float(reach(state, figure, weapon)))]
    modifiers = weapon.ranged_modifiers
    # Where a weapon has a modifier for the extreme range it reaches twice as far (R1.7.11).
    steps = {
        "near": modifiers.near,
        "short": modifiers.short,
        "medium": modifiers.medium,
        "long": modifiers.long,
        "extreme": modifiers.extreme,
        "beyond-extreme": modifiers.extreme,
    }
    bounds = zip(steps.items(), state.setup.tables.range_bounds, strict=True)
    return [(name, bound * weapon.range_factor) for (name, modifier), bound in bounds if modifier is not None]


def weapon_rings(state: State, figure: FigureId, weapon: Block, texts: Texts) -> list[RingDrawing]:
    """The range rings of a weapon in use, and its melee reach if it strikes."""
    here, weapon_name = body(state, figure).position, weapon.label.in_language(texts.language)
    found: list[tuple[str, str, float]] = []
    if weapon.is_ranged_weapon:
        ranges = longest_reach(state, figure, weapon, True)
        found += [("range", texts(f"range-{name}"), radius) for name, radius in ranges]
    if weapon.is_melee_weapon:
        found.append(("reach", texts("ring-reach"), float(reach(state, figure, weapon))))
    rings: list[RingDrawing] = []
    for style, name, radius in found:
        label = texts("look-ring-weapon", weapon=weapon_name, name=name, radius=texts.number(radius, 1))
        rings.append(RingDrawing(here, radius, style, label))
    return rings


def radius_rings(state: State, figure: FigureId, texts: Texts) -> list[RingDrawing]:
    """Communication, perception and command radius; one ring where two are equal."""
    here = body(state, figure).position
    found: dict[float, list[str]] = {}
    for style, radius in (
        ("communication", communication_radius(state, figure)),
        ("perception", perception_radius(state, figure)),
        ("command", command_radius(state, figure)),
    ):
        if radius:
            found.setdefault(float(radius), []).append(style)
    rings: list[RingDrawing] = []
    for length, styles in found.items():
        name = texts.listing([texts(f"look-ring-{style}") for style in styles])
        label = texts("look-ring", name=name, radius=texts.number(length))
        rings.append(RingDrawing(here, length, styles[0], label))
    return rings


@dataclass(frozen=True, slots=True)
class Fact:
    """How a weapon stands to a target: its range category and modifier there, or whether it can strike.

    `modifier` is None when every check would fail; `category` is None for a weapon that only strikes.
    """

    weapon: Block
    category: RangeCategory | None
    modifier: int | None
    in_reach: bool | None


def facts_of(state: State, observer: FigureId, distance: float) -> list[Fact]:
    """What each weapon in use could do at a distance in space.  R1.7.10, R1.7.11, R1.8.6."""
    facts: list[Fact] = []
    for weapon in weapons_in_use(state, observer):
        category: RangeCategory | None = None
        modifier: int | None = None
        in_reach = at_most(distance, reach(state, observer, weapon)) if weapon.is_melee_weapon else None
        if weapon.is_ranged_weapon:
            category = range_category(state.setup.tables, weapon.range_factor, distance)
            beyond = category is RangeCategory.BEYOND_EXTREME
            if category is not RangeCategory.OUT_OF_RANGE:
                key = RangeCategory.EXTREME if beyond else category
                modifier = getattr(weapon.ranged_modifiers, key.value)
            if modifier is not None and beyond:
                modifier += state.setup.tables.beyond_extreme_modifier
        facts.append(Fact(weapon, category, modifier, in_reach))
    return facts


def weapon_facts(state: State, texts: Texts, observer: FigureId, distance: float) -> list[GearFact]:
    """The same in words."""
    return [_told(texts, fact) for fact in facts_of(state, observer, distance)]


def _told(texts: Texts, fact: Fact) -> GearFact:
    words: list[str] = []
    if fact.category is not None:
        words.append(texts(text_key("range", fact.category)))
        if fact.category is not RangeCategory.OUT_OF_RANGE:
            words.append(texts("look-impossible") if fact.modifier is None else texts.signed(fact.modifier))
    if fact.in_reach is not None and (fact.in_reach or fact.category is None):
        words.append(texts("look-in-reach" if fact.in_reach else "look-out-of-reach"))
    name = upper_first(fact.weapon.label.in_language(texts.language))
    return GearFact(name, " ".join(words), fact.modifier is not None or bool(fact.in_reach))
