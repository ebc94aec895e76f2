"""Words that are typed: what is offered for them, which can stand, and which were used before.  F053, F070, F103."""

from __future__ import annotations

from typing import Final

from pb12table.kernel.request import Refusal
from pb12table.systems.fate.rules.asking.answers import LONGEST_TEXT
from pb12table.systems.fate.rules.state import State

OUTCOMES: Final = ("knocked-out", "captured", "flees", "dead")
"""The outcomes and terms that are offered, by the key of their text.  FR17, FR18."""
LEAVES: Final = "leaves"
"""The terms of going away.  FR18."""
TERMS: Final = (*OUTCOMES, LEAVES)
WOUNDS: Final = ("winded", "cut-arm", "limping", "dazed", "shaken", "rattled")
"""The consequences that are offered, by the key of their text.  F053."""
ASPECTS: Final = ("off-balance", "cornered", "distracted", "dazzled", "wrong-footed")
"""Names for aspects on someone that are offered, by the key of their text."""
SCENES: Final = ("slippery-ground", "smoke", "tangled-ropes", "overturned-tables", "darkness", "crowd")
"""Names for aspects of a scene that are offered, by the key of their text."""
SPINS: Final = ("an-opening", "out-of-step")
"""Explanations of a spin that are offered, by the key of their text.  F103."""
SAYINGS: Final = ("look-out", "behind-you", "give-up")
"""What is called out, by the key of its text.  F026."""
PRESETS: Final = (*TERMS, *WOUNDS, *ASPECTS, *SCENES, *SPINS, *SAYINGS)
MOST_KEPT: Final = 12
"""So many words of a kind are offered again."""

ASPECT, SCENE, CONSEQUENCE, OUTCOME, SPIN, SAYING = "aspect", "scene", "consequence", "outcome", "spin", "saying"
"""What words are for."""
_OFFERED: Final = {
    ASPECT: ASPECTS, SCENE: SCENES, CONSEQUENCE: WOUNDS, OUTCOME: TERMS, SPIN: SPINS, SAYING: SAYINGS,
}  # fmt: skip


def text_refusal(rule: str, text: str) -> Refusal | None:
    """Why words that were typed cannot stand; None when they can.  FR42, section 8."""
    if not text.strip():
        return Refusal(rule, "no-words")
    if len(text) > LONGEST_TEXT or any(not letter.isprintable() for letter in text):
        return Refusal(rule, "unfit-words", (("most", LONGEST_TEXT),))
    return None


def are_own(text: str) -> bool:
    """Whether words were typed by somebody, not chosen from those that are offered."""
    return bool(text) and text not in PRESETS


def remember(state: State, kind: str, text: str) -> None:
    """Words that were typed are offered again, the last ones first."""
    if are_own(text):
        used = state.words.get(kind, [])
        state.words[kind] = [text, *(each for each in used if each != text)][:MOST_KEPT]


def offered(state: State, kind: str) -> tuple[str, ...]:
    """The words that are offered for something: those of the rules, then those used before."""
    return (*_OFFERED[kind], *state.words.get(kind, ()))
