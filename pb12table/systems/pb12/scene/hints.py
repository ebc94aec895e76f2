"""The weapons of a figure as looking knows them, and what a small step would change about a sight line."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from math import ceil, copysign, floor
from typing import Final

from pb12table.skirmish.ids import FigureId
from pb12table.skirmish.scene.miniatures import RingDrawing
from pb12table.skirmish.scene.seeing import Gear, GearFact, Step
from pb12table.systems.pb12.rules.attacks.attack_plan import reach, weapons
from pb12table.systems.pb12.rules.figures.figures import (
    body,
    command_radius,
    communication_radius,
    is_able_to_act,
    perception_radius,
)
from pb12table.systems.pb12.rules.figures.seeing import (
    BetterPlace,
    FacingChange,
    Side,
    better_place,
    facing_change,
    sight,
    stepped,
)
from pb12table.systems.pb12.rules.game.state import State
from pb12table.systems.pb12.rules.game.tables import RangeCategory, range_category
from pb12table.systems.pb12.rules.preparations.profiles import Block
from pb12table.table.shapes import TOLERANCE, at_most, turn_between
from pb12table.texts.locale import Texts, upper_first
from pb12table.texts.names import figure_name, text_key


def weapons_in_use(state: State, figure: FigureId) -> list[Block]:
    """Return all weapons a figure has in use, ranged ones first; each once."""
    found = [*weapons(state, figure, ranged=True), *weapons(state, figure, ranged=False)]
    return list({weapon.id: weapon for weapon in found}.values())


def weapons_of(state: State, texts: Texts, figure: FigureId) -> list[Gear]:
    """Return the weapons in use with their rings; one only for blows leaves all ground visible."""
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
    """Return the farthest a figure's weapon can hit, in steps.  R1.7.10, R1.7.11, R1.7.14."""
    farthest = float(reach(state, figure, weapon)) if weapon.is_melee_weapon else 0.0
    return max([farthest, *(bound for _, bound in longest_reach(state, figure, weapon, True))])


def longest_reach(state: State, figure: FigureId, weapon: Block, ranged: bool) -> list[tuple[str, float]]:
    """Return the rings of a weapon: names of range categories with their upper bounds in steps, or its reach."""
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
    """Return the range rings of a weapon in use, and its melee reach if it strikes."""
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
    """Return communication, perception and command radius; one ring if two are equal."""
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
    """Return what each weapon in use could do at a distance in space.  R1.7.10, R1.7.11, R1.8.6."""
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
    """Return the same in words."""
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


ALL_ROUND: Final = 360.0
OTHER_SIDE: Final[dict[Side, Side]] = {"left": "right", "right": "left"}
"""Who faces somebody has his left at the other's right hand."""


@dataclass(frozen=True, slots=True)
class Hints:
    """For an observer and a target: the nearest better place of each, and what turning does for each.

    None where there is none, or where it is not worked out yet. `turned` says that the observer must turn as well at
    its better place, as the target is outside its sight angle there.
    """

    observer: FigureId
    target: FigureId
    better: BetterPlace | None = None
    turned: bool = False
    safer: BetterPlace | None = None
    turn: FacingChange | None = None
    turn_back: FacingChange | None = None


def hints_of(state: State, observer: FigureId, target: FigureId) -> Iterator[Hints]:
    """Yield the hints for a pair, more with each step, the quickest first."""
    turn = facing_change(state, observer, target)
    hints = Hints(observer, target, turn=_as_able(state, observer, turn))
    yield hints
    hints = replace(hints, turn_back=_as_able(state, target, facing_change(state, target, observer)))
    yield hints
    better = better_place(state, observer, target)
    turned = better is not None and not _is_in_angle_from(state, better, target)
    hints = replace(hints, better=better, turned=turned)
    yield hints
    yield replace(hints, safer=better_place(state, observer, target, of_target=True))


def _as_able(state: State, figure: FigureId, change: FacingChange) -> FacingChange:
    """Return what turning does for a figure; one unable to act is shown no turn.  R1.10.3."""
    return change if is_able_to_act(state, figure) else replace(change, turn=None)


def _is_in_angle_from(state: State, better: BetterPlace, target: FigureId) -> bool:
    """Return whether the observer has the target in its sight angle at its better place."""
    return sight(stepped(state, better.figure, better.place), better.figure, target).in_sight_angle


def hint_lines(state: State, hints: Hints, texts: Texts) -> tuple[str, ...]:
    """Return the hints as sentences, each naming the mover.

    The observer steps to its own left or right; the target's sides are told as the observer sees them, so that whoever
    follows its look finds both. A target that is out of sight already is not told how to hide.
    """
    lines = [*step_lines(state, hints, texts)]
    if hints.turn is not None:
        lines += _turn_lines(state, hints.observer, hints.turn, texts, "look-hint-turn", "look-hint-keeps")
    if hints.turn_back is not None:
        lines += _turn_lines(state, hints.target, hints.turn_back, texts, "look-hint-turn-back", "")
    return tuple(upper_first(line) for line in lines)


def step_lines(state: State, hints: Hints, texts: Texts) -> tuple[str, ...]:
    """Return the hints about how a small step by one or both would change the cover."""
    observer, target = (figure_name(texts, state.setup, figure) for figure in (hints.observer, hints.target))
    lines: list[str] = []
    better, safer = hints.better, hints.safer
    if better is not None:
        key = "look-hint-better-turned" if hints.turned else "look-hint-better"
        level = better.level or 0
        lines.append(texts(key, observer=observer, length=better.length, side=better.side, level=level))
    if safer is not None and (hints.turn is None or hints.turn.sees_now):
        key = "look-hint-hides" if safer.level is None else "look-hint-safer"
        seen_side = OTHER_SIDE[safer.side]
        told = {"length": safer.length, "side": seen_side, "level": safer.level or 0}
        lines.append(texts(key, observer=observer, target=target, **told))
    return tuple(upper_first(line) for line in lines)


def _turn_lines(
    state: State, figure: FigureId, change: FacingChange, texts: Texts, gains: str, keeps: str
) -> Iterator[str]:
    """Yield what turning gains, or how far one can turn without losing the target."""
    name = figure_name(texts, state.setup, figure)
    if not change.sees_now:
        if change.turn is not None:
            side = "left" if change.turn > 0.0 else "right"
            degrees = enough_degrees(state.figures[figure].facing, change.turn, change)
            yield texts(gains, figure=name, degrees=degrees, side=side)
        return
    room = turning_room(state.figures[figure].facing, change)
    if keeps and room is not None:
        yield texts(keeps, figure=name, left=floor(room[0] + TOLERANCE), right=floor(room[1] + TOLERANCE))


def enough_degrees(facing: float, turn: float, change: FacingChange) -> float:
    """Return how far to turn, unsigned, in the fewest digits that make it neither too little nor too much."""
    for unit in (10.0, 100.0):
        degrees = ceil(abs(turn) * unit - TOLERANCE) / unit
        if turning_room(facing + copysign(degrees, turn), change) != (0.0, 0.0):
            return degrees
    return abs(turn)


def turning_room(facing: float, change: FacingChange) -> tuple[float, float] | None:
    """Return how far a figure can turn left and right, in degrees, before losing the target; None if it never does."""
    for start, end in change.facings:
        if end - start >= ALL_ROUND:
            return None
        away = turn_between(start, facing) % ALL_ROUND
        if away <= end - start:
            return (end - start - away, away)
    return (0.0, 0.0)


def hint_step(state: State, hints: Hints, texts: Texts) -> Step | None:
    """Return the step to the observer's better place, for drawing on the table."""
    better = hints.better
    if better is None:
        return None
    here = body(state, better.figure)
    return Step((here.x, here.y, here.z), better.place, texts("look-hint-label", level=better.level or 0))
