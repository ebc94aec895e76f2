"""The checks of an action: how many, one at a time, and the successes they make.  R1.6.5 to R1.6.10, R1.8.14, RU050,
RU053.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, TypeAlias

from pb12table.kernel.request import Refusal, YesNo
from pb12table.skirmish.ids import FigureId, Modifier
from pb12table.systems.pb12.rules.attacks.blast import Success, diverge
from pb12table.systems.pb12.rules.checks.checks import CheckResult, Game, check
from pb12table.systems.pb12.rules.game.events import ChecksLapsed
from pb12table.systems.pb12.rules.game.state import State
from pb12table.systems.pb12.rules.preparations.profiles import Block, BlockId


@dataclass(frozen=True, slots=True)
class CheckCounts:
    """The checks that are declared, and those of them for which there is a resource point.  R1.8.14, RU052."""

    declared: int
    available: int

    @property
    def lapsed(self) -> int:
        """The checks without a resource point.  R1.8.14."""
        return self.declared - self.available


def resources_left(state: State, figure: FigureId, block: Block) -> int | None:
    """Return the resource points of a block, None if unlimited.  R1.8.14 (Ressourcen), RU071."""
    return state.figures[figure].blocks[block.id].resources


def empty_refusal(state: State, figure: FigureId, block: Block) -> Refusal | None:
    """Return why no check can be made with a block: it has no resource points left, perhaps with no more charges.

    R1.8.14 (Ressourcen), R1.8.16 (Nachladen).
    """
    if resources_left(state, figure, block) != 0:
        return None
    if state.figures[figure].blocks[block.id].charges:
        return Refusal("R1.8.14", "no-resources", (("block", block.id),))
    return Refusal("R1.8.14", "used-up", (("block", block.id),))


def count_checks(
    state: State, figure: FigureId, block: Block | None, action_points: int, *, frequency: bool
) -> CheckCounts:
    """Return the checks of an action with some AP, done with a block or without one.

    R1.6.5, R1.6.7 and R1.8.11 (frequency), R1.8.14 (resources), RU052 (multiplied first).
    """
    declared = action_points
    if block is None:
        return CheckCounts(declared, declared)
    if frequency:
        declared *= block.frequency.multiplier
    left = resources_left(state, figure, block)
    return CheckCounts(declared, declared if left is None else min(declared, left))


CheckKind: TypeAlias = Literal["ranged-check", "melee-check", "action-check"]


@dataclass(frozen=True, slots=True)
class CheckSeries:
    """The checks of one action, ready to be rolled.

    `kind` and `rule` name them; `checks` can be rolled, `lapsed` ones have no resource point, `given_up` ones are
    bundled away.  `multiplier` successes come of each passed check; with a target `radius` a failed one may still make
    a success, with what divergence leaves of `strength`, that of the greatest damage, None when it does none.  `block`
    is used for them; `fails`: every check does (RU066).
    """

    figure: FigureId
    kind: CheckKind
    rule: str
    modifiers: tuple[Modifier, ...]
    checks: int
    lapsed: int = 0
    given_up: int = 0
    multiplier: int = 1
    radius: int | None = None
    strength: int | None = None
    block: BlockId | None = None
    fails: bool = False


async def roll_checks(game: Game, series: CheckSeries) -> list[Success]:
    """Roll the checks, asking before each further one; return the successes.  R1.6.5, RU050, RU066, R1.8.14."""
    figure = series.figure
    if series.lapsed:
        game.record(ChecksLapsed(figure=figure, number=series.lapsed, rule="R1.8.14"))
    _use_resources(game, series, series.given_up)
    successes: list[Success] = []
    for number in range(series.checks):
        if number and not series.fails:
            left = series.checks - number
            question = RollOn(game.state.figures[figure].controller, figure, left, len(successes))
            if not await game.ask(question):
                break
        _use_resources(game, series, 1)
        if series.fails:
            continue
        result = await check(game, figure, series.kind, series.rule, list(series.modifiers))
        successes += await _successes(game, series, result)
    if series.fails:
        game.record(ChecksLapsed(figure=figure, number=series.checks, rule="R1.7.10"))
    return successes


async def _successes(game: Game, series: CheckSeries, result: CheckResult) -> list[Success]:
    """Return what a check makes: successes by the multiplier, or what divergence leaves.  R1.6.6, R1.6.10, RU053."""
    if result.passed:
        return [Success(series.radius or 0)] * series.multiplier
    if series.radius is None or result.automatic:
        return []
    left = await diverge(game, series.figure, series.radius, series.strength)
    return [] if left is None else [left]


def _use_resources(game: Game, series: CheckSeries, number: int) -> None:
    """Use a resource point for every check, given-up and automatic ones too.  R1.8.14, RU052, RU072."""
    block = None if series.block is None else game.state.figures[series.figure].blocks.get(series.block)
    if block is not None and block.resources is not None:
        block.resources -= number


@dataclass(frozen=True, slots=True)
class RollOn(YesNo[State]):
    """Whether to carry out the next check of an attack, or to stop here.  R1.6.5, RU050."""

    figure: FigureId
    checks_left: int
    successes: int
