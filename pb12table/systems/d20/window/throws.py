"""Dice of the d20 fight as they fall: two where there is advantage or disadvantage, the other one paler."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal

from pb12table.kernel.log import Event
from pb12table.skirmish.ids import FigureId
from pb12table.systems.d20.rules import events as happened
from pb12table.systems.d20.rules.data import SIDES_OF_A_D20, AttackId, FeatureId, Setup
from pb12table.texts.locale import Texts
from pb12table.texts.names import figure_name, name_of
from pb12table.texts.plain import upper_first
from pb12table.window.play.throws import Die, Throw

OF_AN_ATTACK: Final = (happened.AttackRolled, happened.DamageDealt)
FALL: Final = "fall"
SIDES_OF_A_FALL: Final = 6


def throw_of(texts: Texts, setup: Setup, event: Event) -> Throw | None:
    """The dice that fall with an event, with what they come to; None where there are none."""
    tone: Literal["good", "bad"]
    match event:
        case happened.AttackRolled():
            key = "critical" if event.critical else "hit" if event.hit else "miss"
            told = f"{texts('sum-against', total=event.total, number=event.armour_class)} – {texts(f'float-{key}')}"
            tone = "good" if event.hit else "bad"
            purpose = upper_first(name_of(texts, setup, event.weapon))
            return _thrown(texts, setup, event.figure, event.faces, event.face, purpose, told, tone)
        case happened.CheckRolled():
            word = event.ability.value if event.skill is None else event.skill.value
            told = texts("sum-total", total=event.total)
            if event.difficulty is not None:
                told = texts("sum-against", total=event.total, number=event.difficulty)
            tone = "bad" if event.passed is False else "good"
            purpose = upper_first(name_of(texts, setup, word))
            return _thrown(texts, setup, event.figure, event.faces, event.face, purpose, told, tone)
        case happened.SaveRolled():
            told = texts("sum-against", total=event.total, number=event.difficulty)
            purpose = f"{texts('dice-save')}, {texts(f'ability-{event.ability.value}')}"
            tone = "good" if event.passed else "bad"
            return _thrown(texts, setup, event.figure, event.faces, event.face, upper_first(purpose), told, tone)
        case happened.DeathSaveRolled():
            told = texts("throw-death", passed=event.passed, failed=event.failed)
            tone = "good" if event.face >= 10 else "bad"
            purpose = upper_first(texts("dice-death"))
            return _thrown(texts, setup, event.figure, (event.face,), event.face, purpose, told, tone)
        case happened.InitiativeRolled():
            who, told = event.figures[0], texts("chip-rank", total=event.total)
            purpose = upper_first(texts("dice-tie" if event.tie else "dice-initiative"))
            return _thrown(texts, setup, who, (event.face,), event.face, purpose, told, "good")
        case happened.DamageDealt(rolled=rolled) if rolled:
            sides = _sides(setup, event)
            dice = tuple(Die(sides[min(number, len(sides) - 1)], face) for number, face in enumerate(rolled))
            thrower = figure_name(texts, setup, event.figure if event.by is None else event.by)
            told = texts("throw-damage", damage=event.damage)
            purpose = upper_first(texts("dice-burst"))
            return Throw(dice, thrower, purpose, told, "plain", figures=(event.figure,))
    return None


def throws_of(texts: Texts, setup: Setup, events: Sequence[Event]) -> Sequence[Throw]:
    """The throws that lie before people: the attack roll stays while its damage falls."""
    own = throw_of(texts, setup, events[-1])
    if own is None:
        return ()
    if isinstance(events[-1], happened.DamageDealt):
        for event in reversed(events[:-1]):
            if isinstance(event, happened.AttackRolled):
                before = throw_of(texts, setup, event)
                return (own,) if before is None else (before, own)
            if not isinstance(event, OF_AN_ATTACK):
                break
    return (own,)


def _thrown(
    texts: Texts,
    setup: Setup,
    figure: FigureId,
    faces: Sequence[int],
    face: int,
    purpose: str,
    told: str,
    tone: Literal["good", "bad", "plain"],
) -> Throw:
    counts = list(faces).index(face) if face in faces else 0
    dice = tuple(Die(SIDES_OF_A_D20, one, paler=number != counts) for number, one in enumerate(faces))
    return Throw(dice, figure_name(texts, setup, figure), purpose, told, tone, figures=(figure,))


def _sides(setup: Setup, event: happened.DamageDealt) -> tuple[int, ...]:
    """The sides of the dice that were thrown for damage, as far as they are known from their source."""
    if event.source == FALL or event.by is None:
        return (SIDES_OF_A_FALL,)
    by = setup.figure_by_id[event.by]
    attack = by.profile.attack(AttackId(event.source))
    if attack is not None:
        count = attack.damage.count * (2 if event.critical else 1)
        return (*([attack.damage.sides] * count), SIDES_OF_A_FALL)
    feature = by.feature(FeatureId(event.source))
    return (feature.dice.sides,) if feature is not None and feature.dice is not None else (SIDES_OF_A_FALL,)
