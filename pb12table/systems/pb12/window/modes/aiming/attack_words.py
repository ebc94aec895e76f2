"""What a card says of the chances of an attack, and of checks multiplied or given up.  R1.6.7, R1.6.8."""

from __future__ import annotations

from typing import Final

from pb12table.systems.pb12.rules.preparations.profiles import Block, Setup
from pb12table.systems.pb12.window.modes.desk import Desk
from pb12table.systems.pb12.window.previews.attack import AttackPreview
from pb12table.texts.locale import Texts
from pb12table.window.play.cards import Stepper

UNSEEN: Final = frozenset(("no-sight-line", "no-sight-line-to-point"))
"""The refusals of attacks on what is not seen."""


def is_unseen(preview: AttackPreview) -> bool:
    """Whether there is no sight line, so that no level of concealment and no target number says anything.  R1.6.16."""
    seen, refusal = preview.plan.sight, preview.refusal
    return (seen is not None and not seen.exists) or (refusal is not None and refusal.reason in UNSEEN)


def result_words(texts: Texts, preview: AttackPreview) -> str:
    """What every check needs, or why none can succeed."""
    if is_unseen(preview):
        return texts("attack-no-sight-line")
    if preview.plan.fails:
        return texts("attack-fails")
    return texts("attack-target-number", target=preview.plan.target_number)


def hopeless(texts: Texts, setup: Setup, preview: AttackPreview) -> str:
    """What should be known before points are spent for nothing; "" when there is a chance."""
    plan = preview.plan
    if plan.target is None and plan.weapon.radius is None and plan.piece not in setup.durability:
        return texts("attack-harms-nothing")
    return "" if preview.odds.p_check > 0.0 or plan.fails else texts("attack-hopeless")


def chances(texts: Texts, setup: Setup, preview: AttackPreview) -> str:
    """How likely the attack comes to something."""
    plan = preview.plan
    if plan.fails:
        return texts("attack-fails-note")
    odds = preview.odds
    if plan.weapon.radius is not None:
        return texts(
            "blast-chances",
            one=round(100 * odds.p_check),
            some=round(100 * (1.0 - odds.p_hits[0])),
            out=round(100 * odds.p_out),
            target="point" if plan.target is None else "figure",
        )
    breaks = plan.piece in setup.durability
    return texts(
        "attack-chances" if plan.target is not None else f"attack-chances-{'terrain' if breaks else 'nothing'}",
        one=round(100 * odds.p_check),
        some=round(100 * (1.0 - odds.p_hits[0])),
        out=round(100 * odds.p_out),
        checks=plan.checks,
    )


def frequency_steppers(game: Desk, block: Block | None, *, is_used: bool) -> list[Stepper]:
    """The line that says whether checks are multiplied; none for what cannot multiply them.  R1.6.7."""
    if block is None or block.frequency.multiplier == 1:
        return []
    texts, frequency = game.texts, block.frequency
    modifier = texts.signed(frequency.modifier)
    code = texts("attack-frequency-code", multiplier=frequency.multiplier, modifier=modifier)
    words = texts("attack-frequency-on" if is_used else "attack-frequency-off", code=code)
    return [Stepper(texts("attack-frequency"), words, more="frequency", more_key=game.key("frequency"))]


def give_up_steppers(game: Desk, given_up: int, most: int) -> list[Stepper]:
    """The line that gives checks up to make the others easier; none where there is only one.  R1.6.8."""
    if most < 1 and not given_up:
        return []
    less, more = game.key("give-up-less"), game.key("give-up-more")
    may, tip = (given_up > 0, given_up < most), (game.texts("attack-give-up-tip"),)
    label = game.texts("attack-give-up")
    return [Stepper(label, str(given_up), "give-up-less", "give-up-more", less, more, *may, tip)]
