"""What participants may and must do in a running command action, and its end.

R2.1.1, R2.1.4 to R2.1.7, R1.6.19, RU081.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from types import MappingProxyType
from typing import Final

from pb12table.kernel.request import Refusal
from pb12table.skirmish.ids import FigureId
from pb12table.systems.pb12.rules.actions.attack import attack_refusal
from pb12table.systems.pb12.rules.attacks.chosen_target import ChosenTarget
from pb12table.systems.pb12.rules.attacks.targets import (
    chosen,
    is_present,
    weapons,
)
from pb12table.systems.pb12.rules.checks.checks import Game
from pb12table.systems.pb12.rules.command.command_events import (
    CommandEnded,
)
from pb12table.systems.pb12.rules.figures.facing import facing_to
from pb12table.systems.pb12.rules.figures.figures import (
    figures_on_table,
    has_status,
    is_able_to_act,
    is_on_table,
    is_opposing,
)
from pb12table.systems.pb12.rules.game.answers import (
    Action,
    ChangeStatus,
    Concentrate,
    MeleeAttack,
    Move,
    RangedAttack,
    ScenarioAct,
)
from pb12table.systems.pb12.rules.game.state import Activation, CommandKind, RunningCommand, State, Status
from pb12table.systems.pb12.rules.vehicles.aboard import is_fixed

RULES: Final[Mapping[CommandKind, str]] = MappingProxyType(
    {
        CommandKind.MAKE_READY: "R2.1.4",
        CommandKind.RANGED_ATTACK: "R2.1.5",
        CommandKind.MELEE_ATTACK: "R2.1.6",
        CommandKind.MOVE: "R2.1.7",
    }
)
"""The rule of each command action."""


def running_command(state: State) -> RunningCommand | None:
    """The command action that goes on, None for none.  R2.1.1."""
    return None if state.turn is None else state.turn.command


def is_of_turn_player(state: State, figure: FigureId) -> bool:
    """Whether the player whose turn it is controls a figure.  R1.2.11, R3.0.4.

    He loses an active vehicle to who steers it in an interruption.  Ruling 129: it is no longer his to act with and
    stays active without being the other's to act with; its AP are used up with the turn unless he gains control again.
    """
    return state.turn is not None and state.figures[figure].controller == state.turn.player


def is_auxiliary(state: State, action: Action) -> bool:
    """Whether an action may be taken beside the prescribed ones in any command action.  R1.6.19 (Auxiliaraktionen)."""
    if isinstance(action, ScenarioAct):
        brought = state.setup.scenario_actions.get(action.action)
        return brought is not None and brought.auxiliary
    return action.auxiliary


def fulfils(state: State, kind: CommandKind, action: Action) -> bool:
    """Whether an action is the one that a command action prescribes.  R2.1.4 to R2.1.7."""
    match kind:
        case CommandKind.MAKE_READY:
            return is_auxiliary(state, action)
        case CommandKind.RANGED_ATTACK:
            return isinstance(action, RangedAttack)
        case CommandKind.MELEE_ATTACK:
            return isinstance(action, MeleeAttack)
        case CommandKind.MOVE:
            return isinstance(action, Move)


def _takes_part(state: State, command: RunningCommand, figure: FigureId) -> bool:
    """Whether what a figure does now belongs to a command action; what it does in an interruption does not.  R4.0.5."""
    return figure in command.participants and state.figures[figure].activation is not Activation.NONE


def unfitting_refusal(state: State, figure: FigureId, action: Action) -> Refusal | None:
    """Why an action has no place in the command action that a figure takes part in.  R2.1.4 to R2.1.7, R1.6.19."""
    command = running_command(state)
    if command is None or not _takes_part(state, command, figure):
        return None
    rule = RULES[command.kind]
    if not (fulfils(state, command.kind, action) or is_auxiliary(state, action) or _leads_to_melee(command, action)):
        return Refusal(rule, "not-in-this-command")
    if command.target is not None and isinstance(action, RangedAttack) and chosen(action).kept() != command.target:
        return Refusal(rule, "all-at-one-target", (("target", command.target.name),))
    return None


def _leads_to_melee(command: RunningCommand, action: Action) -> bool:
    """Whether an action is a Move in Melee Attack!, which allows them beside the attacks.  R2.1.6."""
    return command.kind is CommandKind.MELEE_ATTACK and isinstance(action, Move)


def last_point_refusal(state: State, figure: FigureId, action: Action, cost: int) -> Refusal | None:
    """Why a participant cannot spend so many AP: it keeps one for the prescribed action as long as that is possible.

    RU081, R2.1.4 to R2.1.7.  `cost` in AP.
    """
    command = running_command(state)
    if command is None or not _takes_part(state, command, figure):
        return None
    prescribed, to_melee = fulfils(state, command.kind, action), _leads_to_melee(command, action)
    is_last = cost > 0 and state.figures[figure].action_points - cost < 1
    if prescribed or figure not in command.owing or not is_last:
        return None
    if to_melee or can_fulfil(state, figure):
        return Refusal("R2.1.1", "keeps-a-point-for-its-part", (("figure", figure),))
    return None


def can_fulfil(state: State, figure: FigureId) -> bool:
    """Whether a participant could take the prescribed action now with an AP that is left.  RU081.

    Attacks count on opposing figures only; nobody has to shoot at friends or at the bare ground.
    """
    command = running_command(state)
    assert command is not None, "a command action goes on"
    if not is_of_turn_player(state, figure):
        return False
    if not is_on_table(state, figure) or not is_able_to_act(state, figure):
        return False
    if state.figures[figure].action_points < 1:
        return False
    if command.kind is CommandKind.MAKE_READY:
        return True
    if has_status(state, figure, Status.DISTRACTED):
        return False
    if command.kind is CommandKind.MOVE:
        return not has_status(state, figure, Status.THREATENED) and not is_fixed(state, figure)
    return any(True for _ in prescribed_attacks(state, figure))


def prescribed_attacks(state: State, figure: FigureId) -> Iterator[RangedAttack | MeleeAttack]:
    """Legal attacks with one AP that fulfil the running command action.  R2.1.5, R2.1.6; in a truce there are none.

    Vehicles attack only where they face already (R3.0.15).
    """
    command = running_command(state)
    assert command is not None, "a command action goes on"
    if state.truce:
        return
    ranged = command.kind is CommandKind.RANGED_ATTACK
    make = RangedAttack if ranged else MeleeAttack
    others = (other.id for other in figures_on_table(state) if is_opposing(state, figure, other.id))
    targets = [ChosenTarget(other) for other in others] if command.target is None else [command.target]
    for target in targets:
        if not is_present(state, figure, target):
            continue
        facing = facing_to(state, figure, target)
        for weapon in weapons(state, figure, ranged=ranged):
            attack = make(weapon.id, target.figure, 1, facing=facing, point=target.point, piece=target.piece)
            if attack_refusal(state, figure, attack) is None:
                yield attack


def still_owing(state: State) -> list[FigureId]:
    """The participants that must still take the prescribed action and can.  R2.1.4 to R2.1.7, RU081."""
    command = running_command(state)
    return [] if command is None else [figure for figure in command.owing if can_fulfil(state, figure)]


def end_command_refusal(state: State) -> Refusal | None:
    """Why the running command action cannot end yet.  R2.1.1, RU081."""
    command = running_command(state)
    if command is None:
        return Refusal("R2.1.1", "no-command-runs")
    for figure in still_owing(state):
        return Refusal(RULES[command.kind], "owes-its-part", (("figure", figure),))
    return None


def note_part(state: State, figure: FigureId, action: Action) -> None:
    """Note that a participant takes the action that the running command action prescribes.  RU081."""
    command = None if state.turn is None else state.turn.command
    if command is not None and figure in command.owing and fulfils(state, command.kind, action):
        command.owing.remove(figure)


def end_command(game: Game) -> None:
    """End the running command action; the directly activated figure goes on.  R2.1.1, RU031, RU083."""
    turn = game.state.turn
    assert turn is not None, "a turn is running"
    if turn.command is None:
        return
    game.record(CommandEnded(player=turn.player, figure=turn.figure, command=turn.command.kind))
    turn.command = None
    turn.acting = turn.figure


def parts_to_take(state: State, figure: FigureId) -> Iterator[Action]:
    """Actions by which a figure fulfils the running command action; none when it need not or cannot.  RU081."""
    command = running_command(state)
    if command is None or figure not in command.owing or not can_fulfil(state, figure):
        return
    if command.kind is CommandKind.MAKE_READY:
        yield Concentrate()
        yield ChangeStatus(Status.DISTRACTED, take_on=False)
    elif command.kind is CommandKind.MOVE:
        yield Move(1)
    else:
        yield from prescribed_attacks(state, figure)
