"""What an act comes to: what its sum is made of, and what that has against it."""

from __future__ import annotations

from pb12table.skirmish.faces.words import Phrases
from pb12table.skirmish.modifiers import Modifier, total
from pb12table.systems.fate.rules.acts.attacks import plan_attack
from pb12table.systems.fate.rules.acts.beside import once_begun, penalty
from pb12table.systems.fate.rules.acts.blocks import block_modifiers
from pb12table.systems.fate.rules.acts.features import difficulty_of, feature_modifiers
from pb12table.systems.fate.rules.acts.maneuvers import change_difficulty
from pb12table.systems.fate.rules.acts.travelling import burden_of, throw_costs
from pb12table.systems.fate.rules.asking.answers import (
    Act,
    Attack,
    Blast,
    Change,
    Hinder,
    SetBlock,
    Sprint,
    Throw,
    UseFeature,
)
from pb12table.systems.fate.rules.data import ActorId, Skill
from pb12table.systems.fate.rules.rolling.odds import attack_odds, best_defence, simple_odds
from pb12table.systems.fate.rules.rolling.rolls import acting_modifiers
from pb12table.systems.fate.rules.state import State
from pb12table.systems.fate.rules.zones import zone_of
from pb12table.systems.fate.texts.face import ladder


def comes_to(
    texts: Phrases, state: State, actor: ActorId, act: Act
) -> tuple[tuple[Modifier, ...], str, str]:
    """What an act is made of, and what it comes to."""
    match act:
        case Attack():
            plan = plan_attack(state, actor, act)
            odds = attack_odds(state, actor, act)
            skill = best_defence(plan)
            defence = total(plan.defence(skill))
            note = texts(
                "fate-against",
                skill=texts(f"skill-{skill.value}"),
                sum=defence,
                spin=round(100 * float(odds.p_spin)),
                mean=round(float(odds.mean_shifts), 1),
            )
            percent = texts("fate-chance", percent=round(100 * float(odds.p_hit)))
            return plan.modifiers, texts("fate-sum", sum=total(plan.modifiers), chance=percent), note
        case UseFeature():
            feature = state.setup.feature(act.feature)
            assert feature is not None, "offered only then"
            modifiers = feature_modifiers(state, actor, feature, act)
            return _simple(texts, modifiers, difficulty_of(state, feature))
        case Change():
            modifiers = [*acting_modifiers(state, actor, act.skill, act.ways), *penalty(state, actor, act.beside)]
            return _simple(texts, modifiers, change_difficulty(state, act))
        case SetBlock():
            modifiers = [*acting_modifiers(state, actor, act.skill, act.ways), *block_modifiers(act)]
            modifiers += penalty(state, actor, act.beside)
            return tuple(modifiers), texts("fate-strength", sum=total(modifiers)), ""
        case Sprint():
            return _simple(
                texts, acting_modifiers(state, actor, Skill.ATHLETICS), state.setup.options.sprint_difficulty
            )
        case Hinder():
            modifiers = [*acting_modifiers(state, actor, act.skill, act.ways), *penalty(state, actor, act.beside)]
            return _open(texts, modifiers)
        case Blast():
            return _open(texts, [*acting_modifiers(state, actor, act.skill), *penalty(state, actor, act.beside)])
        case Throw():
            modifiers = [*acting_modifiers(state, actor, act.skill, act.ways), *penalty(state, actor, act.beside)]
            begun = once_begun(state, actor, act.beside)
            cost = sum(throw_costs(begun, actor, zone_of(begun, actor), act.path, burden_of(state, act)))
            return _open(texts, modifiers, texts("fate-throw-cost", shifts=cost))
    return (), "", ""


def _open(texts: Phrases, modifiers: list[Modifier], note: str = "") -> tuple[tuple[Modifier, ...], str, str]:
    """What has no difficulty before the dice."""
    sum_ = total(modifiers)
    return tuple(modifiers), texts("fate-sum", sum=sum_, chance=ladder(texts, sum_)), note


def _simple(texts: Phrases, modifiers: list[Modifier], difficulty: int) -> tuple[tuple[Modifier, ...], str, str]:
    sum_ = total(modifiers)
    percent = texts("fate-chance", percent=round(100 * float(simple_odds(sum_, difficulty))))
    note = texts("fate-difficulty", number=difficulty, word=ladder(texts, difficulty))
    return tuple(modifiers), texts("fate-sum", sum=sum_, chance=percent), note
