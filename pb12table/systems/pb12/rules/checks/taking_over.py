"""Checks that somebody else makes: asking for deputies, paying them, and rolling.  R1.4.28, R2.2.9, RU085."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, TypeAlias

from pb12table.kernel.request import Chance, Choice, Refusal, Request
from pb12table.skirmish.encoding import decoded, encoded
from pb12table.skirmish.ids import FigureId, PlayerId
from pb12table.skirmish.modifiers import Modifier, total
from pb12table.systems.pb12.rules.checks.check_modifiers import attribute_check_modifiers
from pb12table.systems.pb12.rules.checks.checks import CheckResult, Game, check
from pb12table.systems.pb12.rules.checks.deputies import (
    PanicCheck,
    can_come_to_something,
    deputy_checks,
    take_over_cost,
    take_over_modifiers,
    take_over_refusal,
    take_overs,
)
from pb12table.systems.pb12.rules.command.command_events import CheckDeputised, PanicChecksTakenOver
from pb12table.systems.pb12.rules.game.answers import Decline, TakeOver
from pb12table.systems.pb12.rules.game.state import Place, State
from pb12table.systems.pb12.rules.preparations.blocks import ReplacedCheck
from pb12table.systems.pb12.rules.preparations.profiles import Attribute

TakeOverAnswer: TypeAlias = TakeOver | Decline


TAKING_OVER = 0.4
"""How likely an arbitrary player lets a leader take over panic checks."""


@dataclass(frozen=True, slots=True)
class TakeOverPanicChecks(Request[State, TakeOverAnswer]):
    """Whether a leader takes over panic checks, which, and with how many CP on top.  R2.2.9, RU085.

    `figures` have to make the checks of one game effect, or because of Out of Action markers in the status phase.
    `own` says what the target number of each of the figures is made of if it makes its check itself.
    """

    figures: tuple[FigureId, ...]
    own: tuple[tuple[Modifier, ...], ...] = field(default=(), kw_only=True)

    def own_check(self, figure: FigureId) -> tuple[Modifier, ...] | None:
        """What a figure's own check is made of; None for one that has none to make."""
        return dict(zip(self.figures, self.own, strict=False)).get(figure)

    def refusal(self, state: State, answer: TakeOverAnswer) -> Refusal | None:
        if isinstance(answer, Decline):
            return None
        return take_over_refusal(state, self.player, self.figures, answer)

    def sample(self, state: State, chance: Chance) -> TakeOverAnswer:
        if chance.random() > TAKING_OVER:
            return Decline()
        whole = chance.choice(take_overs(state, self.player, self.figures))
        some = tuple(figure for figure in whole.figures if chance.random() < 0.8)
        answer = TakeOver(whole.leader, some, chance.choice((0, 0, 0, 1, 2)), whole.dissolve)
        return answer if self.refusal(state, answer) is None else whole

    def hints(self, state: State) -> Sequence[TakeOverAnswer]:
        return [*take_overs(state, self.player, self.figures), Decline()]

    def default(self, state: State) -> TakeOverAnswer:
        return Decline()

    def encode(self, answer: TakeOverAnswer) -> Any:
        return encoded(answer)

    def decode(self, plain: Any) -> TakeOverAnswer:
        answer: TakeOverAnswer = decoded(plain, TakeOverAnswer)
        return answer


ITSELF = ""
"""The answer that the figure makes its check as usual."""


@dataclass(frozen=True, slots=True)
class ChooseDeputy(Choice[State, str]):
    """Whether a figure makes a check itself or another makes it in its place.  R1.4.28 (Stellvertreterprobe).

    `deputies` are the figures that could, `theirs` what their target numbers are made of; a figure among them that is
    `figure` itself checks another attribute.  `own` is what the target number is made of without any of them.
    """

    figure: FigureId
    check: ReplacedCheck
    deputies: tuple[FigureId, ...]
    own: tuple[Modifier, ...]
    theirs: tuple[tuple[Modifier, ...], ...]

    @property
    def own_number(self) -> int:
        """The target number without any deputy."""
        return total(self.own)

    @property
    def numbers(self) -> tuple[int, ...]:
        """The target numbers of the deputies."""
        return tuple(total(parts) for parts in self.theirs)

    def options(self, state: State) -> Sequence[str]:
        return (ITSELF, *self.deputies)

    def decode(self, plain: Any) -> str:
        return str(decoded(plain, str))


def is_offered(state: State, player: PlayerId, checks: Sequence[PanicCheck]) -> bool:
    """Whether a player could let a leader take over some of these checks, and has a reason to.  R2.2.9."""
    return bool(_coverable(state, player, checks))


def _coverable(state: State, player: PlayerId, checks: Sequence[PanicCheck]) -> tuple[FigureId, ...]:
    """The figures of a player whose checks are in question; none when no leader could take any of them over."""
    own = tuple(
        check.figure
        for check in checks
        if state.figures[check.figure].controller == player and can_come_to_something(state, check)
    )
    return own if own and take_overs(state, player, own) else ()


async def ask_leaders(game: Game, player: PlayerId, checks: Sequence[PanicCheck]) -> TakeOver | None:
    """Whether a leader of a player takes over panic checks, and which.  R2.2.9."""
    figures = _coverable(game.state, player, checks)
    if not figures:
        return None
    own = tuple(check.modifiers for check in checks if check.figure in figures)
    answer = await game.ask(TakeOverPanicChecks(player, figures, own=own))
    return answer if isinstance(answer, TakeOver) and not game.state.players[player].defeated else None


async def leader_check(game: Game, player: PlayerId, answer: TakeOver, checks: Sequence[PanicCheck]) -> bool:
    """Pay, and let the leader make his one panic check for all; return whether they hold.  R2.2.9 (Panikproben)."""
    state = game.state
    cost = total(take_over_cost(answer))
    state.players[player].command_points -= cost
    game.record(
        PanicChecksTakenOver(
            player=player,
            figure=answer.leader,
            figures=answer.figures,
            dissolved=answer.dissolve,
            command_points=cost,
        )
    )
    own = next((check.modifiers for check in checks if check.figure == answer.leader), None)
    modifiers = take_over_modifiers(state, answer, own)
    return (await check(game, answer.leader, "panic-check", "R2.2.9", modifiers)).passed


async def check_or_deputy(
    game: Game, figure: FigureId, replaced: ReplacedCheck, modifiers: list[Modifier]
) -> CheckResult:
    """Make a panic check or a nerve check, or let a deputy make it, whose result counts.

    R1.4.28 (Stellvertreterprobe): the controller is asked when there is a deputy and the outcome is open.
    """
    state = game.state
    kind = "panic-check" if replaced is ReplacedCheck.PANIC else "nerve-check"
    rule = "R1.4.27" if replaced is ReplacedCheck.PANIC else "R1.10.5"
    made = {deputy.figure: deputy for deputy in deputy_checks(state, figure, replaced, modifiers)}
    if made and total(modifiers) > 1:
        theirs = tuple(deputy.modifiers for deputy in made.values())
        controller = state.figures[figure].controller
        answer = await game.ask(ChooseDeputy(controller, figure, replaced, tuple(made), tuple(modifiers), theirs))
        if state.figures[figure].place is Place.REMOVED:  # its player gave up instead (R1.3.19)
            return CheckResult(False, None, total(modifiers))
        chosen = made.get(FigureId(answer))
        if chosen is not None:
            game.record(CheckDeputised(figure=figure, deputy=chosen.figure, block=chosen.block.id, kind=kind))
            return await check(game, chosen.figure, kind, "R1.4.28", list(chosen.modifiers))
    return await check(game, figure, kind, rule, modifiers)


async def nerve_check(game: Game, figure: FigureId) -> CheckResult:
    """Check a figure's nerve: TN 12 - V.  R1.10.5 (Virtù-Probe), R1.4.28."""
    modifiers = attribute_check_modifiers(game.state, figure, Attribute.NERVE)
    return await check_or_deputy(game, figure, ReplacedCheck.NERVE, modifiers)
