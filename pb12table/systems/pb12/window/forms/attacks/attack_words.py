"""What is said of the result and the chances of an attack.  R1.6.16, R1.7.8."""

from __future__ import annotations

from typing import Final

from pb12table.systems.pb12.rules.preparations.profiles import Setup
from pb12table.systems.pb12.window.previews.attack import AttackPreview
from pb12table.texts.locale import Texts

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


