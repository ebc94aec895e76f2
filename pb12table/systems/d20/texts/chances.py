"""What throws will come to, in words: what speaks for and against them, their sums, and exact chances."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from pb12table.skirmish.faces.words import Phrases
from pb12table.skirmish.forms.form import Roll
from pb12table.skirmish.modifiers import Modifier, total
from pb12table.systems.d20.rules.acting.attack_plan import Plan
from pb12table.systems.d20.rules.acting.odds import attack_odds
from pb12table.systems.d20.rules.acting.wrestling import Contest, chance_of, sums_of
from pb12table.systems.d20.rules.checks import EVEN, Leanings
from pb12table.systems.d20.rules.data import Setup
from pb12table.systems.d20.rules.state import State
from pb12table.texts.describe import modifier_name
from pb12table.texts.names import figure_name
from pb12table.texts.numbers import rounded


def leaning_lines(
    texts: Phrases, setup: Setup, advantages: Sequence[Modifier], disadvantages: Sequence[Modifier]
) -> Iterator[str]:
    """All that speaks for and against a roll, and that both cancel where they do.  D062."""
    for key, sources in (("leaning-advantage", advantages), ("leaning-disadvantage", disadvantages)):
        for source in sources:
            what = modifier_name(texts, setup, source)
            yield texts("modifier-with-rule", what=texts(key, what=what), rule=source.rule)
    if advantages and disadvantages:
        yield texts("leaning-cancelled")


def dice_words(texts: Phrases, leanings: Leanings) -> str:
    """How many d20 are thrown, and which counts.  D062."""
    return texts(("roll-disadvantage", "roll-even", "roll-advantage")[leanings.net + 1])


def rolls_of(texts: Phrases, plan: Plan) -> tuple[Roll, ...]:
    """The attack roll before it is thrown, and with cover what it is thrown against.  D063, D068."""
    needed = min(max(plan.armour_class - plan.bonus, 2), 20)
    roll = Roll(texts("roll-attack"), dice_words(texts, plan.leanings), f"{needed}+", plan.modifiers)
    if len(plan.armour) < 2:
        return (roll,)
    return (roll, Roll(texts("roll-armour-class"), "", str(plan.armour_class), plan.armour))


def contest_rolls(texts: Phrases, state: State, held: Contest) -> tuple[Roll, ...]:
    """Return the throws of both sides of a contest.  D061, D091."""
    sides = zip((held.skill, held.against), sums_of(state, held), strict=True)
    return tuple(
        Roll(texts(f"skill-{skill.value}"), dice_words(texts, EVEN), texts.signed(total(modifiers)), modifiers)
        for skill, modifiers in sides
    )


def contest_line(texts: Phrases, state: State, held: Contest) -> str:
    """Return how likely a contest is won, exactly.  D061, D091."""
    other = figure_name(texts, state.setup, held.other)
    return texts("step-contest", figure=other, won=rounded(100 * float(chance_of(state, held)), 0))


def cover_line(texts: Phrases, plan: Plan) -> str:
    """How much of a target is covered, and what that is called.  D068."""
    return texts("step-cover", share=rounded(100 * plan.share, 0), cover=texts(f"cover-{plan.cover.value}"))


def chance_line(texts: Phrases, state: State, plan: Plan) -> str:
    """What an attack comes to, exactly."""
    odds = attack_odds(plan)
    points = max(1, state.figures[plan.target].hit_points)
    return texts(
        "step-chances",
        hit=rounded(100 * float(odds.hit), 0),
        critical=rounded(100 * float(odds.critical), 1),
        mean=rounded(float(odds.mean), 2),
        down=rounded(100 * float(odds.at_least(points)), 0),
    )
