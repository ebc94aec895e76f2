"""The sheet of a creature: its values, what is left of its turn, attacks, features and items."""

from __future__ import annotations

from collections.abc import Iterator

from pb12table.skirmish.faces.words import Phrases
from pb12table.skirmish.forms.form import Tally
from pb12table.skirmish.ids import FigureId
from pb12table.skirmish.scene.panels import Cell, Part, Row, Sheet
from pb12table.systems.d20.rules.checks import passive_perception
from pb12table.systems.d20.rules.creatures import (
    attacks_by_action,
    data,
    is_incapacitated,
    left,
    may_react,
    profile,
    speed,
)
from pb12table.systems.d20.rules.data import (
    Ability,
    Attack,
    CreatureSetup,
    Mode,
    Timing,
)
from pb12table.systems.d20.rules.state import CreatureState, Life, State
from pb12table.systems.d20.scene.figures import HIDDEN
from pb12table.texts.names import names
from pb12table.texts.numbers import rounded
from pb12table.texts.plain import upper_first


def sheet_of(state: State, texts: Phrases, figure: FigureId) -> Sheet:
    """Values, hit points, what is left of the turn, attacks, features and items; of others nothing they keep secret."""
    setup, placed, kind = data(state, figure), state.figures[figure], profile(state, figure)
    armour = texts("sheet-armour-class.short")
    cells = [Cell("armour-class", armour, str(kind.armour_class), tip=_tip(texts, "armour-class"))]
    for ability in Ability:
        score, word = kind.abilities[ability], texts(f"ability-{ability.value}")
        value = texts.signed(kind.modifier(ability))
        cells.append(Cell("abilities", texts(f"ability-{ability.value}.short"), value, tip=(f"{word} {score}",)))
    if not placed.strange:
        passive = str(passive_perception(state, figure))
        cells.append(Cell("perception", texts("sheet-passive.short"), passive, tip=_tip(texts, "passive")))
    parts = [Part(rows=tuple(_state_rows(state, texts, figure)))]
    attacks = (*kind.attacks, kind.unarmed)
    parts.append(Part(texts("sheet-attacks"), rows=tuple(_attack_row(texts, each, placed) for each in attacks)))
    more = [*_feature_rows(state, texts, figure), *_item_rows(state, texts, figure)]
    if more:
        parts.append(Part(texts("sheet-features"), rows=tuple(more)))
    owner_name = state.setup.player_by_id[setup.player].name
    under = " · ".join((owner_name, texts(f"size-{kind.size.value}"), _speeds(texts, setup)))
    return Sheet(under, tuple(cells), tuple(parts))


def _tip(texts: Phrases, name: str) -> tuple[str, ...]:
    return (upper_first(texts(f"sheet-{name}")),)


def _speeds(texts: Phrases, setup: CreatureSetup) -> str:
    speeds = setup.profile.speeds
    parts = [texts("length-metres", number=speeds.get(Mode.WALK, 0.0))]
    parts += [
        f"{texts(f'mode-{mode.value}')} {texts('length-metres', number=speed)}"
        for mode, speed in speeds.items()
        if mode is not Mode.WALK
    ]
    return ", ".join(parts)


def _state_rows(state: State, texts: Phrases, figure: FigureId) -> Iterator[Row]:
    """How the creature is, and in its own turn what is left of it.  DR49."""
    placed, kind = state.figures[figure], profile(state, figure)
    hurt = placed.hit_points <= kind.hit_points // 2
    points = f"{placed.hit_points} / {kind.hit_points}"
    yield Row("hit-points", texts("sheet-hit-points"), points, tone="bad" if hurt else "good")
    if placed.life is not Life.UP:
        yield Row("life", upper_first(texts(f"life-{placed.life.value}")), tone="bad")
    for condition in placed.conditions:
        yield Row(f"status:{condition.value}", upper_first(texts(f"condition-{condition.value}")), tone="bad")
    if placed.hidden_from:
        label, number = upper_first(texts("sheet-hidden")), str(len(placed.hidden_from))
        observers = names(texts, state.setup, list(placed.hidden_from))
        yield Row("status:hidden", label, number, mark=HIDDEN, tip=(upper_first(observers),))
    if state.active == figure:
        for mode in kind.speeds:
            far = max(0.0, left(state, figure, mode))
            label = texts("sheet-left", how=texts(f"mode-{mode.value}"))
            way = texts("length-metres", number=round(far, 1))
            yield Row("speed", label, way, tone="plain" if far > 0.0 else "faint")
        for name, used in (
            ("action", placed.action_used and not placed.attacks_left),
            ("bonus", placed.bonus_used),
            ("interaction", placed.interaction_used),
        ):
            if name == "bonus" and not any(each.timing is Timing.BONUS for each in kind.features):
                continue
            able = not is_incapacitated(placed)
            word = texts("sheet-used" if used else "sheet-free" if able else "sheet-none")
            if name == "action" and placed.attacks_left and placed.action_used:
                word = texts("sheet-attacks-left", number=placed.attacks_left, of=attacks_by_action(state, figure))
            yield Row(name, texts(f"sheet-{name}"), word, tone="good" if able and not used else "faint")
    ready = may_react(state, figure)
    word = texts("sheet-used" if placed.reaction_used else "sheet-free" if ready else "sheet-none")
    yield Row("reaction", texts("sheet-reaction"), word, tone="plain" if ready else "faint")


def _attack_row(texts: Phrases, attack: Attack, placed: CreatureState) -> Row:
    reach = [texts("fact-reach", reach=attack.reach)] if attack.is_melee else []
    if attack.is_ranged:
        reach.append(f"{texts.number(attack.normal, 0)}/{texts.number(attack.long, 0)} m")
    below = texts("sheet-attack", bonus=attack.bonus, damage=str(attack.damage), reach=", ".join(reach))
    held = attack.natural or placed.in_hand == attack.id
    name = upper_first(attack.label.in_language(texts.language))
    value = texts("sheet-in-hand") if held else ""
    return Row(attack.id, name, value, below, "plain" if held else "muted", framed=True)


def _feature_rows(state: State, texts: Phrases, figure: FigureId) -> Iterator[Row]:
    for feature in profile(state, figure).features:
        uses = state.figures[figure].uses.get(feature.id)
        below = "" if feature.description is None else feature.description.in_language(texts.language)
        name = upper_first(feature.label.in_language(texts.language))
        yield Row(f"feature:{feature.id}", name, "" if uses is None else str(uses), below, framed=True)


def _item_rows(state: State, texts: Phrases, figure: FigureId) -> Iterator[Row]:
    for item in data(state, figure).items:
        uses = state.figures[figure].item_uses.get(item.id)
        below = "" if item.description is None else item.description.in_language(texts.language)
        name = upper_first(item.label.in_language(texts.language))
        yield Row(item.id, name, "" if uses is None else str(uses), below)


def budget(texts: Phrases, state: State, figure: FigureId) -> list[Tally]:
    """What is left of a turn: metres for each mode, action, bonus action, interaction.  D028, D031, D037, D044."""
    placed, found = state.figures[figure], list[Tally]()
    for mode in Mode:
        if mode not in profile(state, figure).speeds:
            continue
        whole, rest = speed(state, figure, mode), max(0.0, left(state, figure, mode))
        value = texts("budget-metres", left=rounded(rest, 1), whole=rounded(whole, 1))
        found.append(Tally(texts("budget-speed", how=texts(f"mode-{mode.value}")), value, "D044"))
    spent = texts("budget-spent")
    there = texts("budget-none" if is_incapacitated(placed) else "budget-there")
    action = spent if placed.action_used else there
    if placed.action_used and placed.attacks_left:
        action = texts("budget-attacks", number=placed.attacks_left)
    found.append(Tally(texts("budget-action"), action, "D028"))
    if any(feature.timing is Timing.BONUS for feature in profile(state, figure).features):
        found.append(Tally(texts("budget-bonus"), spent if placed.bonus_used else there, "D037"))
    found.append(Tally(texts("budget-interaction"), spent if placed.interaction_used else there, "D031"))
    return found
