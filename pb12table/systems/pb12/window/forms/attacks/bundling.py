"""What multiplies the checks of an action, and gives some of them up.  R1.6.7, R1.6.8."""

from __future__ import annotations

from pb12table.skirmish.forms.fields import Number, Option, Pick
from pb12table.systems.pb12.rules.preparations.profiles import Block
from pb12table.texts.locale import Texts


def frequency_field(texts: Texts, block: Block | None, *, is_used: bool) -> tuple[Pick, ...]:
    """Whether checks are multiplied; none for what cannot multiply them.  R1.6.7."""
    if block is None or block.frequency.multiplier == 1:
        return ()
    frequency = block.frequency
    modifier = texts.signed(frequency.modifier)
    code = texts("attack-frequency-code", multiplier=frequency.multiplier, modifier=modifier)
    pick = Pick(
        name="frequency",
        label=texts("attack-frequency"),
        value=is_used,
        decides=False,
        cycled=True,
        keys=("frequency", "frequency"),
        options=(
            Option(value=False, label=texts("attack-frequency-off", code=code)),
            Option(value=True, label=texts("attack-frequency-on", code=code)),
        ),
    )
    return (pick,)


def given_up_field(texts: Texts, given_up: int, most: int) -> tuple[Number, ...]:
    """How many checks are given up to make the others easier; none where there is only one.  R1.6.8."""
    if most < 1 and not given_up:
        return ()
    number = Number(
        name="given-up",
        label=texts("attack-give-up"),
        value=given_up,
        lowest=0,
        highest=max(most, given_up),
        about=texts("attack-give-up-tip"),
        keys=("give-up-less", "give-up-more"),
    )
    return (number,)
