"""The questions of a fight: both rolls are on the card, and its dice are clicked to raise or reroll them."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from typing import Any, Final

from pb12table.kernel.game import Event
from pb12table.kernel.request import Request
from pb12table.skirmish.forms.form import Form, Option, Pick, Values
from pb12table.skirmish.ids import FigureId, Modifier
from pb12table.skirmish.scene.playback import Comparison, Contest, ContestDie, ContestSide, DieTone
from pb12table.systems.pocket_tactics.rules import events
from pb12table.systems.pocket_tactics.rules.answers import MoveAction, Pass, Raise, Reroll, Step, Stop
from pb12table.systems.pocket_tactics.rules.fights import (
    HIGHEST,
    UseBonus,
    UseReroll,
    can_change,
    decided,
    reroll_reasons,
    verdict,
)
from pb12table.systems.pocket_tactics.rules.ground import tile_of
from pb12table.systems.pocket_tactics.rules.moving import ContinueMove
from pb12table.systems.pocket_tactics.rules.setup import SIDES, Bonus, Pool, Setup
from pb12table.systems.pocket_tactics.rules.state import Fight, Fighter, State
from pb12table.systems.pocket_tactics.scene import changed_by, fight_of
from pb12table.systems.pocket_tactics.window.forms import Asked
from pb12table.table.cells import Cell
from pb12table.texts.locale import Texts
from pb12table.texts.names import figure_name
from pb12table.window.kit.keys import Settings
from pb12table.window.play.base import Assistant


def die_name(unit: FigureId, pool: Pool, place: int) -> str:
    """Return the name of a die of a fight, by its position among those rolled of its colour."""
    return f"{unit}-{pool}-{place}"


@dataclass(frozen=True, slots=True)
class _Names:
    """The names of the two in a fight."""

    texts: Texts
    setup: Setup

    def name(self, unit: FigureId) -> str:
        return figure_name(self.texts, self.setup, unit)

    def side(self, unit: FigureId) -> ContestSide:
        return ContestSide(self.name(unit), self.setup.figure_by_id[unit].player)


def falling(results: Sequence[int]) -> Iterator[tuple[int, int]]:
    """Yield results from the highest on, each with its position in the roll."""
    yield from sorted(enumerate(results), key=lambda die: (-die[1], die[0]))


def contest_of(
    texts: Texts, setup: Setup, fight: Fight, change: Callable[[ContestDie], ContestDie] = lambda die: die
) -> Contest:
    """Return both rolls of a fight: the attacker's above, the target's below; `change` may alter each die."""
    names = _Names(texts, setup)
    attacker, target = fight.attacker, fight.target

    def dice(side: Fighter, pool: Pool) -> tuple[ContestDie, ...]:
        return tuple(
            change(ContestDie(face=face, guards=pool is Pool.DEFENCE, name=die_name(side.unit, pool, place)))
            for place, face in falling(side.results(pool))
        )

    def told(unit: FigureId, *, falls: bool) -> tuple[str, DieTone]:
        words = texts("pocket-falls" if falls else "pocket-stays", unit=names.name(unit))
        return words, "bad" if falls else "good"

    place, beaten = verdict(attacker.off, target.defence)
    attack = Comparison(
        dice(attacker, Pool.OFF), dice(target, Pool.DEFENCE), place, beaten, *told(target.unit, falls=beaten)
    )
    place, lost = verdict(target.off, attacker.defence)
    answer = Comparison(
        dice(attacker, Pool.DEFENCE), dice(target, Pool.OFF), place, not lost, *told(attacker.unit, falls=lost)
    )
    return Contest(names.side(attacker.unit), names.side(target.unit), (attack, answer))


def contest_shown(texts: Texts, state: State, event: Event) -> Contest | None:
    """Return the rolls watched with an event; a bonus and a reroll need the fight as shown so far."""
    setup = state.setup
    match event:
        case events.DiceThrown():
            return contest_of(texts, setup, fight_of(event), lambda die: replace(die, tumbles=True))
        case events.FightDecided(unit=unit, target=target):
            attacker = Fighter(unit, list(event.off), list(event.defence))
            other = Fighter(target, list(event.target_off), list(event.target_defence))
            return contest_of(texts, setup, Fight(attacker, other, ranged=False, magic=False, answers=True))
        case events.BonusUsed() | events.DieRerolled() if state.fight is not None:
            fight = state.fight.clone()
            place = changed_by(fight, event)
            name = "" if place is None else die_name(event.unit, event.pool, place)
            rolls = isinstance(event, events.DieRerolled)
            return contest_of(
                texts,
                setup,
                fight,
                lambda die: replace(die, changed=not rolls, tumbles=rolls) if die.name == name else die,
            )
    return None


def worthwhile(state: State, request: UseBonus | UseReroll) -> tuple[Raise | Reroll, ...]:
    """Return the answers but passing that can do a side good: no six is thrown again, and nothing that holds already.

    A comparison holds if the side succeeds in it, whatever the other one may still do.  Nothing helps one in which all
    that the side has would come to nothing, though the other did no more.  P033, P034, PR38.
    """
    fight, unit = state.fight, request.unit
    assert fight is not None, "asked in a fight only"
    left = fight.clone()
    side = left.side_of(unit)
    side.bonuses, side.rerolls = [], 0
    lays = isinstance(request, UseBonus)
    holds = {pool: _succeeds(left, unit, pool) and not can_change(left, side, pool, bonuses=lays) for pool in Pool}
    alone = fight.clone()
    own = alone.side_of(unit)
    other = alone.target if own is alone.attacker else alone.attacker
    other.bonuses, other.rerolls = [], 0
    lost = {pool: not _succeeds(alone, unit, pool) and not can_change(alone, own, pool, bonuses=lays) for pool in Pool}

    def helps(answer: Raise | Reroll) -> bool:
        if holds[answer.pool] or lost[answer.pool] or own.results(answer.pool)[answer.die] == HIGHEST:
            return False
        return own.rerolls != 1 or not isinstance(answer, Reroll) or chance_again(fight, unit, answer) > 0

    return tuple(answer for answer in request.options(state) if not isinstance(answer, Pass) and helps(answer))


def chance_again(fight: Fight, unit: FigureId, answer: Reroll) -> Fraction:
    """Return how often a side does well with a die that it throws again, if nothing else changes."""
    trial, wins = fight.clone(), 0
    results = trial.side_of(unit).results(answer.pool)
    for face in range(1, SIDES + 1):
        results[answer.die] = face
        wins += _succeeds(trial, unit, answer.pool)
    return Fraction(wins, SIDES)


class PocketAssistant(Assistant):
    """Spares people dice that can do them no good, and goes on with a move of which they have named the end."""

    def __init__(self, settings: Settings) -> None:
        super().__init__(settings)
        self._way: dict[tuple[FigureId, Cell], Step | Stop] = {}
        """What a unit does next on the tiles of a move."""

    def decided(self, request: Request[Any, Any] | None, answer: Any, rest: tuple[Any, ...]) -> None:
        self._way = {}
        if isinstance(answer, MoveAction):
            at = answer.to
            for step in rest:
                self._way[answer.unit, at] = step
                at = step.to if isinstance(step, Step) else at

    def travelled(self) -> None:
        self._way = {}

    def spared(self, request: Request[State, Any], state: State) -> tuple[Any] | None:
        if isinstance(request, UseBonus | UseReroll) and not worthwhile(state, request):
            return (Pass(),)
        if isinstance(request, ContinueMove) and (request.unit, tile_of(state, request.unit)) in self._way:
            return (self._way[request.unit, tile_of(state, request.unit)],)
        return super().spared(request, state)


CHOICE: Final = "choice"
BONUS: Final = "bonus"
LAID_ON: Final = {Pool.OFF: "pocket-bonus-off", Pool.DEFENCE: "pocket-bonus-def", None: "pocket-bonus-any"}
"""What a bonus is called by the dice it may go onto."""


def use_bonus(asked: Asked, values: Values, changed: str) -> Form[Raise | Pass]:
    """Return the form for which bonus goes onto which die; each die says what it would show, and if that decides.

    P033.
    """
    request, fight = asked.request, asked.state.fight
    assert isinstance(request, UseBonus), "made for this question"
    assert fight is not None, "asked in a fight only"
    unit, bonuses = request.unit, fight.side_of(request.unit).bonuses
    able = [answer for answer in worthwhile(asked.state, request) if isinstance(answer, Raise)]
    # Bonuses that do the same are one, wherever they come from.
    alike = {(bonuses[answer.bonus].pool, bonuses[answer.bonus].value): answer.bonus for answer in reversed(able)}
    numbers = list(alike.values())[::-1]
    chosen = values.get(BONUS) if values.get(BONUS) in numbers else numbers[0]
    # Every die takes the bonus that is chosen or, where that does not fit, the first that does.
    fitting = {(answer.pool, answer.die): answer for answer in reversed(able)}
    fitting |= {(answer.pool, answer.die): answer for answer in able if answer.bonus == chosen}
    told = {die_name(unit, answer.pool, answer.die): _raised(asked, fight, unit, answer) for answer in fitting.values()}
    which = Pick(
        name=BONUS,
        label=asked.texts("pocket-which-bonus"),
        value=chosen,
        decides=False,
        cycled=True,
        options=tuple(Option(value=number, label=_bonus_words(asked, bonuses[number])) for number in numbers),
    )
    return _form(
        asked,
        fight,
        unit,
        BONUS,
        tuple(fitting.values()),
        told,
        fields=(which,) if len(numbers) > 1 else (),
        modifiers=tuple(Modifier("P032", LAID_ON[bonus.pool], bonus.value, bonus.source) for bonus in bonuses),
        left=len(bonuses),
    )


def use_reroll(asked: Asked, values: Values, changed: str) -> Form[Reroll | Pass]:
    """Return the form for which die to reroll; each says how often that helps.  P034."""
    request, fight = asked.request, asked.state.fight
    assert isinstance(request, UseReroll), "made for this question"
    assert fight is not None, "asked in a fight only"
    able = tuple(answer for answer in worthwhile(asked.state, request) if isinstance(answer, Reroll))
    told = {
        die_name(request.unit, answer.pool, answer.die): _thrown_again(asked, fight, request.unit, answer)
        for answer in able
    }
    return _form(
        asked,
        fight,
        request.unit,
        "reroll",
        able,
        told,
        modifiers=reroll_reasons(asked.state, request.unit),
        left=fight.side_of(request.unit).rerolls,
    )


Told = tuple[str, DieTone, str]
"""What stands beside a die, whether that is good for its side, and what the die says when it is asked."""


def _form(
    asked: Asked, fight: Fight, unit: FigureId, name: str, answers: tuple[Raise | Reroll, ...],
    told: Mapping[str, Told], *, left: int, modifiers: tuple[Modifier, ...], fields: tuple[Pick, ...] = (),
) -> Form[Any]:  # fmt: skip
    def captioned(die: ContestDie) -> ContestDie:
        caption, tone, _ = told.get(die.name, ("", "plain", ""))
        return replace(die, caption=caption, tone=tone)

    texts, places = asked.texts, list(_in_order(fight, unit))
    options = [
        Option(value=answer, label=told[die][2], die=die)
        for answer in sorted(answers, key=lambda answer: places.index((answer.pool, answer.die)))
        for die in (die_name(unit, answer.pool, answer.die),)
    ]
    return Form(
        name=name,
        title=texts(f"pocket-{name}-title", unit=asked.unit_name(unit)),
        player=asked.player,
        lines=_still_to_come(asked, fight, unit) if name == "reroll" else (texts(f"pocket-{name}-lines"),),
        contest=contest_of(texts, asked.setup, fight, captioned),
        modifiers=modifiers,
        result=texts(f"pocket-{name}-left", count=left),
        fields=(
            Pick(
                name=CHOICE,
                options=(*options, Option(value=Pass(), label=texts("pocket-pass"), key="leave-it")),
            ),
            *fields,
        ),
        give=lambda given: given[CHOICE],
        selected=unit,
        vital=tuple(asked.setup.lattice.centre(cell) for cell in _tiles_of(asked.state, fight)),
        groups=("plan", "tiles"),
    )


def _still_to_come(asked: Asked, fight: Fight, unit: FigureId) -> tuple[str]:
    """Return what to do, and how often the other side may reroll, with which no share beside a die reckons.  P034."""
    other = fight.target if unit == fight.attacker.unit else fight.attacker
    if not other.rerolls:
        return (asked.texts("pocket-reroll-lines"),)
    return (asked.texts("pocket-reroll-lines-yet", other=asked.unit_name(other.unit), count=other.rerolls),)


def _tiles_of(state: State, fight: Fight) -> list[Cell]:
    """Return the tiles of both who fight."""
    cells = [state.units[each.unit].at for each in (fight.attacker, fight.target)]
    return [cell for cell in cells if cell is not None]


def _in_order(fight: Fight, unit: FigureId) -> Iterator[tuple[Pool, int]]:
    """Yield the dice of a side in their order on the card from the left."""
    pools = (Pool.OFF, Pool.DEFENCE) if unit == fight.attacker.unit else (Pool.DEFENCE, Pool.OFF)
    for pool in pools:
        yield from ((pool, place) for place, _ in falling(fight.side_of(unit).results(pool)))


def _succeeds(fight: Fight, unit: FigureId, pool: Pool) -> bool:
    """Return whether, as a fight stands, a side's red dice defeat the other one, or its green ones save it."""
    beaten, lost = decided(fight)
    attacks = unit == fight.attacker.unit
    return (beaten if attacks else lost) if pool is Pool.OFF else not (lost if attacks else beaten)


def _raised(asked: Asked, fight: Fight, unit: FigureId, answer: Raise) -> Told:
    """Return a die with a bonus on it."""
    trial = fight.clone()
    side = trial.side_of(unit)
    results, bonus = side.results(answer.pool), side.bonuses[answer.bonus]
    before, results[answer.die] = results[answer.die], min(results[answer.die] + bonus.value, HIGHEST)
    turns = _succeeds(trial, unit, answer.pool) != _succeeds(fight, unit, answer.pool)
    words = asked.texts(
        "pocket-raise",
        bonus=_bonus_words(asked, bonus),
        before=before,
        after=results[answer.die],
        outcome=outcome_words(asked, trial),
    )
    return asked.texts("pocket-raised-to", after=results[answer.die]), "good" if turns else "plain", words


def _thrown_again(asked: Asked, fight: Fight, unit: FigureId, answer: Reroll) -> Told:
    """Return a die rerolled: how often its side then does well."""
    before = fight.side_of(unit).results(answer.pool)[answer.die]
    now, then = Fraction(_succeeds(fight, unit, answer.pool)), chance_again(fight, unit, answer)
    tone: DieTone = "good" if then > now else "bad" if then < now else "plain"
    other = fight.target.unit if unit == fight.attacker.unit else fight.attacker.unit
    words = asked.texts(
        f"pocket-throw-again-{answer.pool}",
        before=before,
        percent=round(100 * then),
        unit=asked.unit_name(unit),
        other=asked.unit_name(other),
    )
    return asked.texts("pocket-percent", percent=round(100 * then)), tone, words


def _bonus_words(asked: Asked, bonus: Bonus) -> str:
    """Return a bonus with its source."""
    known = asked.setup.card_by_id.get(bonus.source) or asked.setup.ground[bonus.source]
    words = asked.texts(LAID_ON[bonus.pool], value=bonus.value)
    return asked.texts("pocket-bonus-of", bonus=words, source=known.label.in_language(asked.texts.language))


def outcome_words(asked: Asked, fight: Fight) -> str:
    """Return who would fall as a fight stands."""
    beaten, lost = decided(fight)
    key = "both" if beaten and lost else "target" if beaten else "unit" if lost else "none"
    names = {"unit": asked.unit_name(fight.attacker.unit), "target": asked.unit_name(fight.target.unit)}
    return asked.texts(f"pocket-would-{key}", **names)
