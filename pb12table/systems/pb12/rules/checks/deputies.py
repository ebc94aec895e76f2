"""Who can make a check in another's place: leaders for panic checks of their groups, blocks for single checks.

R1.4.28 (Stellvertreterprobe), R2.2.9 (Panikproben übernehmen), RU085.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from pb12table.kernel.request import Refusal
from pb12table.skirmish.ids import FigureId, PlayerId
from pb12table.skirmish.modifiers import Modifier, total
from pb12table.systems.pb12.rules.checks.check_modifiers import check_base, lasting_check_modifiers
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
from pb12table.systems.pb12.rules.game.answers import TakeOver
from pb12table.systems.pb12.rules.game.state import State, Status
from pb12table.systems.pb12.rules.preparations.blocks import Block, Deputy, ReplacedCheck
from pb12table.systems.pb12.rules.preparations.profiles import Attribute, GroupId
from pb12table.systems.pb12.rules.statuses.markers import markers_near
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
    """TN 12 - V - I, +1 for each Out of Action marker that forces the check.  R1.4.27 (Panikproben), R1.10.1."""
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
    """Whether a panic check is worth a thought: the figure could still panic.  RU075, R1.1.12, R3.0.14."""
    if not is_on_table(state, check.figure) or is_vehicle(state, check.figure):
        return False
    return not has_status(state, check.figure, Status.PANICKED) and total(check.modifiers) > 1


# -- leaders ----------------------------------------------------------------------------------------------------


def take_over_cost(answer: TakeOver) -> list[Modifier]:
    """The CP of taking over panic checks: one, those paid on top, and one for each dissolved group.  R2.2.9, R2.2.6."""
    found = [Modifier("R2.2.9", "taking-over", 1, answer.leader)]
    if answer.extra:
        found.append(Modifier("R2.2.9", "extra-command-points", answer.extra))
    return found + [Modifier("R2.2.6", "dissolved-group", 1, group) for group in answer.dissolve]


def take_over_modifiers(
    state: State, answer: TakeOver, replaced: Sequence[Modifier] | None = None
) -> list[Modifier]:
    """TN 12 - V - I - K of the leader, +1 for each marker near those he covers, -2 for each further CP.

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
    """What changes all checks of a figure, without the +2 of a severe wound that a check of its own leaves out.  RU077.

    `replaced` is what that check is made of; None for a figure that has none to make.
    """
    lasting = lasting_check_modifiers(state, figure)
    if replaced is None or any(part.rule == "R1.10.6" for part in replaced):
        return lasting
    return [part for part in lasting if part.rule != "R1.10.6"]


def take_over_refusal(
    state: State, player: PlayerId | str, open_checks: Sequence[FigureId], answer: TakeOver
) -> Refusal | None:
    """Why a leader cannot take over these panic checks.  R2.2.9, R2.2.7, RU085."""
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
    """For each leader, and each group he could have dissolved for it, all checks he could take over, for least CP."""
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
    """The checks that could be made in place of one of a figure's, the best of each deputy.  R1.4.28, R1.8.2.

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
