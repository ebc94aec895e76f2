"""The weapons of a figure as looking knows them: how far each reaches, and what it could do at a distance."""

from __future__ import annotations

from pb12table.skirmish.ids import FigureId
from pb12table.skirmish.miniatures import RingDrawing
from pb12table.skirmish.seeing import Weapon, WeaponFact
from pb12table.systems.pb12.rules.actions.attack_plan import reach, weapons
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


def weapons_of(state: State, texts: Texts, figure: FigureId) -> list[Weapon]:
    """The weapons in use with their rings; one for blows alone leaves all ground to be seen."""
    return [
        Weapon(
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


def weapon_facts(state: State, texts: Texts, observer: FigureId, distance: float) -> list[WeaponFact]:
    """What each weapon in use could do at a distance in space, in words.  R1.7.10, R1.7.11, R1.8.6."""
    return [_fact(state, texts, observer, weapon, distance) for weapon in weapons_in_use(state, observer)]


def _fact(state: State, texts: Texts, observer: FigureId, weapon: Block, distance: float) -> WeaponFact:
    words: list[str] = []
    modifier: int | None = None
    if weapon.is_ranged_weapon:
        category, modifier = range_and_modifier(state, weapon, distance)
        words.append(texts(text_key("range", category)))
        if category is not RangeCategory.OUT_OF_RANGE:
            words.append(texts("look-impossible") if modifier is None else texts.signed(modifier))
    strikes = weapon.is_melee_weapon and at_most(distance, reach(state, observer, weapon))
    if strikes or (weapon.is_melee_weapon and not weapon.is_ranged_weapon):
        words.append(texts("look-in-reach" if strikes else "look-out-of-reach"))
    name = upper_first(weapon.label.in_language(texts.language))
    return WeaponFact(name, " ".join(words), modifier is not None or strikes)


def range_and_modifier(state: State, weapon: Block, distance: float) -> tuple[RangeCategory, int | None]:
    """The range category of a ranged weapon at a distance, and its modifier there; None: every check would fail."""
    category = range_category(state.setup.tables, weapon.range_factor, distance)
    if category is RangeCategory.OUT_OF_RANGE:
        return category, None
    beyond = category is RangeCategory.BEYOND_EXTREME
    key = RangeCategory.EXTREME if beyond else category
    modifier: int | None = getattr(weapon.ranged_modifiers, key.value)
    if modifier is not None and beyond:
        modifier += state.setup.tables.beyond_extreme_modifier
    return category, modifier
