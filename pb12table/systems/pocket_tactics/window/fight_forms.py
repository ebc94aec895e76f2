"""The questions of a fight: both throws side by side, which die beats which, what can be laid on or thrown again."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from pb12table.skirmish.forms.fields import Option, Pick
from pb12table.skirmish.forms.form import Form, Values
from pb12table.skirmish.ids import FigureId
from pb12table.systems.pocket_tactics.rules.answers import Pass, Raise, Reroll
from pb12table.systems.pocket_tactics.rules.fights.comparing import HIGHEST, decided
from pb12table.systems.pocket_tactics.rules.fights.fight_phases import UseBonus, UseReroll
from pb12table.systems.pocket_tactics.rules.fights.helps import reroll_reasons
from pb12table.systems.pocket_tactics.rules.setup import SIDES
from pb12table.systems.pocket_tactics.rules.state import Fight
from pb12table.systems.pocket_tactics.window.forms import Asked

CHOICE = "choice"


def use_bonus(asked: Asked, values: Values, changed: str) -> Form[Raise | Pass]:
    """Which bonus goes onto which die, each with what the fight would come to.  P033."""
    request, fight = asked.request, asked.state.fight
    assert isinstance(request, UseBonus), "made for this question"
    assert fight is not None, "asked in a fight only"
    options = [
        Option(value=answer, label=_raise_words(asked, fight, request.unit, answer))
        for answer in request.options(asked.state)
        if isinstance(answer, Raise)
    ]
    return _form(asked, fight, request.unit, "bonus", options)


def use_reroll(asked: Asked, values: Values, changed: str) -> Form[Reroll | Pass]:
    """Which die is thrown again, with the chance that the fight is better for it.  P034."""
    request, fight = asked.request, asked.state.fight
    assert isinstance(request, UseReroll), "made for this question"
    assert fight is not None, "asked in a fight only"
    options = [
        Option(value=answer, label=_reroll_words(asked, fight, request.unit, answer))
        for answer in request.options(asked.state)
        if isinstance(answer, Reroll)
    ]
    return _form(asked, fight, request.unit, "reroll", options)


def _form(asked: Asked, fight: Fight, unit: FigureId, name: str, options: Sequence[Option]) -> Form[Any]:
    texts, side = asked.texts, fight.side_of(unit)
    left = len(side.bonuses) if name == "bonus" else side.rerolls
    return Form(
        name=name,
        title=texts(f"pocket-{name}-title", unit=asked.unit_name(unit), left=left),
        player=asked.player,
        lines=(*fight_lines(asked, fight), texts(f"pocket-{name}-lines")),
        modifiers=reroll_reasons(asked.state, unit) if name == "reroll" else (),
        fields=(
            Pick(
                name=CHOICE,
                options=(*options, Option(value=Pass(), label=texts("pocket-pass"), key="leave-it")),
            ),
        ),
        give=lambda given: given[CHOICE],
        selected=unit,
        groups=("plan", "tiles"),
    )


def fight_lines(asked: Asked, fight: Fight) -> tuple[str, ...]:
    """Both comparisons as they stand: red against green, pair by pair, and who would fall."""
    beaten, lost = decided(fight)
    return (
        _compared(asked, fight.attacker.unit, fight.attacker.off, fight.target.defence, beaten, fight.target.unit),
        _compared(asked, fight.target.unit, fight.target.off, fight.attacker.defence, lost, fight.attacker.unit),
    )


def _compared(
    asked: Asked, unit: FigureId, off: Sequence[int], defence: Sequence[int], falls: bool, other: FigureId
) -> str:
    red, green = sorted(off, reverse=True), sorted(defence, reverse=True)
    return asked.texts(
        "pocket-fight-falls" if falls else "pocket-fight-stays",
        unit=asked.unit_name(unit),
        other=asked.unit_name(other),
        red=" ".join(map(str, red)) or asked.texts("pocket-no-dice"),
        green=" ".join(map(str, green)) or asked.texts("pocket-no-dice"),
    )


def _raise_words(asked: Asked, fight: Fight, unit: FigureId, answer: Raise) -> str:
    """A bonus on a die, and what the fight would come to then."""
    trial = fight.clone()
    results = trial.side_of(unit).results(answer.pool)
    before, bonus = results[answer.die], trial.side_of(unit).bonuses[answer.bonus]
    results[answer.die] = min(before + bonus.value, HIGHEST)
    return asked.texts(
        "pocket-raise",
        value=bonus.value,
        colour=asked.texts(f"pocket-colour-{answer.pool}"),
        before=before,
        after=results[answer.die],
        outcome=outcome_words(asked, trial),
    )


def outcome_words(asked: Asked, fight: Fight) -> str:
    """Who would fall as a fight stands."""
    beaten, lost = decided(fight)
    key = "both" if beaten and lost else "target" if beaten else "unit" if lost else "none"
    names = {"unit": asked.unit_name(fight.attacker.unit), "target": asked.unit_name(fight.target.unit)}
    return asked.texts(f"pocket-would-{key}", **names)


def _reroll_words(asked: Asked, fight: Fight, unit: FigureId, answer: Reroll) -> str:
    """A die thrown again, and the chances of what the fight would come to then."""
    trial = fight.clone()
    results = trial.side_of(unit).results(answer.pool)
    before, wins, losses = results[answer.die], 0, 0
    for face in range(1, SIDES + 1):
        results[answer.die] = face
        beaten, lost = decided(trial)
        own, other = (lost, beaten) if unit == fight.attacker.unit else (beaten, lost)
        wins, losses = wins + other, losses + own
    return asked.texts(
        "pocket-throw-again",
        colour=asked.texts(f"pocket-colour-{answer.pool}"),
        before=before,
        wins=round(100 * wins / SIDES),
        losses=round(100 * losses / SIDES),
    )
