"""Checks that somebody else makes: who can, asking, paying, and rolling.  R1.4.28, R2.2.9, RU085."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, TypeAlias

from pb12table.kernel.request import Chance, Choice, Refusal, Request
from pb12table.skirmish.ids import FigureId, Modifier, PlayerId, total
from pb12table.skirmish.plain_states import decoded, encoded
from pb12table.systems.pb12.rules.checks.checks import (
    CheckResult,
    Game,
    attribute_check_modifiers,
    check,
    check_base,
    lasting_check_modifiers,
    markers_near,
)
from pb12table.systems.pb12.rules.command.command_groups import (
    dissolvable,
    dissolving_refusal,
    followers,
    led_by,
    with_those_above,
)
from pb12table.systems.pb12.rules.figures.figures import (
    blocks_in_use,
    figures_of,
    has_status,
    is_able_to_act,
    is_on_table,
    parts_of_value,
)
from pb12table.systems.pb12.rules.game.answers import Decline, TakeOver
from pb12table.systems.pb12.rules.game.events import CheckDeputised, PanicChecksTakenOver
from pb12table.systems.pb12.rules.game.state import Place, State, Status
from pb12table.systems.pb12.rules.preparations.blocks import Block, Deputy, ReplacedCheck
from pb12table.systems.pb12.rules.preparations.profiles import Attribute, GroupId
from pb12table.systems.pb12.rules.vehicles.aboard import is_vehicle

EXTRA = -2
"""What each further command point changes about the target number.  R2.2.9."""


@dataclass(frozen=True, slots=True)
class PanicCheck:
    """A panic check that a figure has to make, with its modifiers as they were when it was forced.

    A severe wound that forces it is not among them (RU077), and counts for nobody who makes it instead.
    """

    figure: FigureId
    modifiers: tuple[Modifier, ...]


def panic_modifiers(state: State, figure: FigureId, markers: int = 0) -> list[Modifier]:
    """Return TN 12 - V - I, +1 for each Out of Action marker that forces the check.  R1.4.27 (Panikproben), R1.10.1."""
    return [
        *_panic_base(state, figure, Attribute.NERVE),
        *lasting_check_modifiers(state, figure),
        *_marker_modifiers(markers),
    ]


def _panic_base(state: State, figure: FigureId, attribute: Attribute) -> list[Modifier]:
    parts = parts_of_value(state, figure, Attribute.INITIATIVE)
    initiative = Modifier("R1.4.27", "panic-initiative", -total(parts), figure, parts)
    return [*check_base(state, figure, attribute), initiative]


def _marker_modifiers(markers: int) -> list[Modifier]:
    return [Modifier("R1.10.1", "out-of-action-markers", markers)] if markers else []


def can_come_to_something(state: State, check: PanicCheck) -> bool:
    """Return whether a panic check is worthwhile: the figure could still panic.  RU075, R1.1.12, R3.0.14."""
    if not is_on_table(state, check.figure) or is_vehicle(state, check.figure):
        return False
    return not has_status(state, check.figure, Status.PANICKED) and total(check.modifiers) > 1


# -- leaders ----------------------------------------------------------------------------------------------------


def take_over_cost(answer: TakeOver) -> list[Modifier]:
    """Return the CP of taking over panic checks: one, any paid on top, one per dissolved group.  R2.2.9, R2.2.6."""
    found = [Modifier("R2.2.9", "taking-over", 1, answer.leader)]
    if answer.extra:
        found.append(Modifier("R2.2.9", "extra-command-points", answer.extra))
    return found + [Modifier("R2.2.6", "dissolved-group", 1, group) for group in answer.dissolve]


def take_over_modifiers(state: State, answer: TakeOver, replaced: Sequence[Modifier] | None = None) -> list[Modifier]:
    """Return TN 12 - V - I - K of the leader, +1 per marker near those he covers, -2 for each further CP.

    R2.2.9, RU085: what changes his own checks counts, what changes theirs does not.  `replaced` is what his own check
    is made of, if he has one to make: a fresh wound that does not count in it does not count in this one (RU077).
    """
    leader = answer.leader
    lasting = _lasting(state, leader, replaced)
    parts = parts_of_value(state, leader, Attribute.COMMAND)
    command = Modifier("R2.2.9", "deputy-command", -total(parts), leader, parts)
    found = [*_panic_base(state, leader, Attribute.NERVE), command, *lasting]
    found += _marker_modifiers(markers_near(state, *answer.figures))
    if answer.extra:
        found.append(Modifier("R2.2.9", "extra-command-points", EXTRA * answer.extra))
    return found


def _lasting(state: State, figure: FigureId, replaced: Sequence[Modifier] | None) -> list[Modifier]:
    """Return what affects all checks of a figure, without the +2 of a severe wound its own check leaves out.  RU077.

    `replaced` is what that check is made of; None for a figure that has none to make.
    """
    lasting = lasting_check_modifiers(state, figure)
    if replaced is None or any(part.rule == "R1.10.6" for part in replaced):
        return lasting
    return [part for part in lasting if part.rule != "R1.10.6"]


def take_over_refusal(
    state: State, player: PlayerId | str, open_checks: Sequence[FigureId], answer: TakeOver
) -> Refusal | None:
    """Return why a leader cannot take over these panic checks.  R2.2.9, R2.2.7, RU085."""
    leader = state.figures.get(answer.leader)
    subject = (("figure", answer.leader),)
    if leader is None or leader.controller != player:
        return Refusal("R1.2.11", "not-your-figure", subject)
    if not led_by(state, answer.leader):
        return Refusal("R2.2.9", "leads-nobody", subject)
    if not is_on_table(state, answer.leader) or not is_able_to_act(state, answer.leader):
        return Refusal("R1.10.3", "incapacitated", subject)
    if not answer.figures or len(set(answer.figures)) != len(answer.figures):
        return Refusal("R2.2.9", "whose-panic-checks")
    if answer.extra < 0:
        return Refusal("R2.2.9", "not-a-number")
    refusal = dissolving_refusal(state, answer.leader, answer.dissolve)
    if refusal is not None:
        return refusal
    covered = followers(state, answer.leader, answer.dissolve)
    for figure in answer.figures:
        if figure not in open_checks:
            return Refusal("R2.2.9", "makes-no-panic-check", (("figure", figure),))
        if figure not in covered:
            return Refusal("R2.2.9", "not-in-his-group", (("figure", figure), ("leader", answer.leader)))
    cost, left = total(take_over_cost(answer)), state.players[PlayerId(player)].command_points
    if cost > left:
        return Refusal("R2.2.9", "not-enough-command-points", (("cost", cost), ("left", left)))
    return None


def take_overs(state: State, player: PlayerId | str, open_checks: Sequence[FigureId]) -> list[TakeOver]:
    """Return for each leader, and group he could have dissolved, all the checks he could take over for the least CP."""
    leaders = dict.fromkeys(leader for leader in state.leaders.values() if state.figures[leader].controller == player)
    found: list[TakeOver] = []
    for leader in leaders:
        below = (with_those_above(state, leader, group) for group in dissolvable(state, leader))
        ways: list[tuple[GroupId, ...]] = [(), *below]
        reached = 0
        for dissolve in ways:
            covered = followers(state, leader, dissolve)
            figures = tuple(figure for figure in open_checks if figure in covered)
            answer = TakeOver(leader, figures, 0, dissolve)
            if len(figures) > reached and take_over_refusal(state, player, open_checks, answer) is None:
                found.append(answer)
                reached = len(figures) if not dissolve else reached
    return found


# -- blocks -----------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class DeputyCheck:
    """A check that a figure makes in place of another, or in place of its own with another attribute.  R1.4.28."""

    figure: FigureId
    block: Block
    modifiers: tuple[Modifier, ...]

    @property
    def target_number(self) -> int:
        return total(self.modifiers)


def deputy_checks(
    state: State, figure: FigureId, check: ReplacedCheck, replaced: Sequence[Modifier]
) -> list[DeputyCheck]:
    """Return the checks that could replace one of a figure's, the best of each deputy.  R1.4.28, R1.8.2.

    Who stands in for another must be on the table and able to act (RU085).  `replaced` is what the original is made of:
    markers count for the deputy too, and a fresh wound that does not count in it does not in his own (RU077).
    """
    markers = sum(part.value for part in replaced if part.rule == "R1.10.1")
    found: dict[FigureId, DeputyCheck] = {}
    for other in figures_of(state, state.figures[figure].controller):
        if other.id != figure and not (is_on_table(state, other.id) and is_able_to_act(state, other.id)):
            continue
        for block in blocks_in_use(state, other.id):
            deputy = block.deputy
            if deputy is None or deputy.check is not check or deputy.others is (other.id == figure):
                continue
            lasting = _lasting(state, other.id, replaced if other.id == figure else None)
            parts = (*_deputy_base(state, other.id, deputy), *lasting, *_marker_modifiers(markers))
            made = DeputyCheck(other.id, block, parts)
            if other.id not in found or made.target_number < found[other.id].target_number:
                found[other.id] = made
    return list(found.values())


def _deputy_base(state: State, figure: FigureId, deputy: Deputy) -> list[Modifier]:
    if deputy.check is ReplacedCheck.PANIC:
        return _panic_base(state, figure, deputy.attribute)
    return check_base(state, figure, deputy.attribute)


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
        """Return what makes up a figure's own check; None for one that has none to make."""
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
    """Return whether a player could let a leader take over some of these checks, and has a reason to.  R2.2.9."""
    return bool(_coverable(state, player, checks))


def _coverable(state: State, player: PlayerId, checks: Sequence[PanicCheck]) -> tuple[FigureId, ...]:
    """Return the figures of a player whose checks are in question; none if no leader could take any of them over."""
    own = tuple(
        check.figure
        for check in checks
        if state.figures[check.figure].controller == player and can_come_to_something(state, check)
    )
    return own if own and take_overs(state, player, own) else ()


async def ask_leaders(game: Game, player: PlayerId, checks: Sequence[PanicCheck]) -> TakeOver | None:
    """Return a leader's taking over of panic checks if a player wants one, else None.  R2.2.9."""
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
