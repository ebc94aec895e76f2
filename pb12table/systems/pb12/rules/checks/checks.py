"""Checks: one die against a target number, with every modifier named."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from pb12table.kernel.game import Game as KernelGame
from pb12table.kernel.request import die
from pb12table.skirmish.ids import FigureId, PlayerId
from pb12table.skirmish.modifiers import Modifier, total
from pb12table.systems.pb12.rules.cards.after_roll import after_roll
from pb12table.systems.pb12.rules.checks.rolls import SIDES, Thrown
from pb12table.systems.pb12.rules.game.events import CheckMade
from pb12table.systems.pb12.rules.game.state import State
from pb12table.systems.pb12.rules.round.players import in_charge

Game: TypeAlias = KernelGame[State]
"""A running game of Pb-12."""


@dataclass(frozen=True, slots=True)
class CheckResult:
    """How a check came out; `face` None: automatic.  R1.1.12."""

    passed: bool
    face: int | None
    target_number: int

    @property
    def automatic(self) -> bool:
        return self.face is None


async def roll(game: Game, player: PlayerId, purpose: str, subject: str, target_number: int | None = None) -> int:
    """Throw one d12; cards may be played after it.  R1.1.10, R5.0.8.

    For what a defeated player leaves behind another player throws (RU024).
    """
    player = in_charge(game.state, player)
    face = await game.roll(die(player, SIDES, purpose, subject, target_number))
    thrown = Thrown(player, purpose, subject, target_number, face)
    return await after_roll(game, thrown, lambda: roll(game, player, purpose, subject, target_number))


async def check(game: Game, figure: FigureId, kind: str, rule: str, modifiers: list[Modifier]) -> CheckResult:
    """Make a check: succeed with at least the target number, without a die when it is extreme.

    R1.1.10 (Würfelproben), R1.1.11 (Modifikatoren), R1.1.12 (extreme Mindestwürfe), RU002.
    """
    target_number = total(modifiers)
    face: int | None = None
    if target_number <= 1:
        passed = True
    elif target_number > SIDES:
        passed = False
    else:
        face = await roll(game, game.state.figures[figure].controller, kind, figure, target_number)
        passed = face >= target_number
    game.record(
        CheckMade(
            figure=figure,
            kind=kind,
            rule=rule,
            target_number=target_number,
            modifiers=tuple(modifiers),
            face=face,
            passed=passed,
        )
    )
    return CheckResult(passed, face, target_number)


