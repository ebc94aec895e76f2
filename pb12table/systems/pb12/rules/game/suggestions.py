"""Legal answers worth a look, and arbitrary ones: for bots, for the fuzzer, and for the screen.

Hints are checked with the same refusals as any answer; nothing here decides what is legal.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from pb12table.kernel.request import Chance
from pb12table.skirmish.ids import FigureId, PlayerId
from pb12table.systems.pb12.rules.actions.all_actions import TRIED
from pb12table.systems.pb12.rules.cards.card_legality import turn_cards
from pb12table.systems.pb12.rules.command.appointing import appointments
from pb12table.systems.pb12.rules.command.commanding import arbitrary_command, commanding_refusal, commands
from pb12table.systems.pb12.rules.command.taking_part import parts_to_take, still_owing
from pb12table.systems.pb12.rules.figures.figures import figures_of
from pb12table.systems.pb12.rules.game.answers import (
    ActionAnswer,
    Activate,
    Adjust,
    AppointLeader,
    BreakOff,
    ChangeStatus,
    Concentrate,
    EndCommand,
    EndTurn,
    LetAct,
    PlayCard,
    RelocateIn,
    RelocateOut,
    TurnAnswer,
    Wait,
)
from pb12table.systems.pb12.rules.game.arbitrary_actions import arbitrary_action
from pb12table.systems.pb12.rules.game.legality import action_refusal, free_actors
from pb12table.systems.pb12.rules.game.state import Place, State, Status
from pb12table.systems.pb12.rules.round.entering import arbitrary_entry, entries, with_group
from pb12table.systems.pb12.rules.round.turn_legality import turn_refusal

BREAK_OFF = BreakOff()
TRIES = 12
"""How many arbitrary answers are tried before a sample falls back on the hints."""
COMMANDING, APPOINTING = 0.3, 0.2
"""How likely an arbitrary answer is a command action, or may be an appointment."""

Option = TypeVar("Option", TurnAnswer, ActionAnswer)


# -- turns ----------------------------------------------------------------------------------------------------


def turns(state: State, player: PlayerId | str) -> list[TurnAnswer]:
    """All turns but relocations to every place: activations, one entry place a figure, exits, wait, break off.

    And every leader that could be appointed before the turn.
    """
    found: list[TurnAnswer] = []
    for figure in figures_of(state, PlayerId(player)):
        if figure.place is Place.TABLE:
            found += [Activate(figure.id), RelocateOut(figure.id)]
        else:
            entry = next(entries(state, PlayerId(player), figure.id), None)
            found += [] if entry is None else [entry, *with_group(state, entry)]
    found += [*turn_cards(state, player), Wait(), BREAK_OFF, *appointments(state, player)]
    return [answer for answer in found if turn_refusal(state, player, answer) is None]


def sample_turn(state: State, player: PlayerId | str, chance: Chance) -> TurnAnswer:
    """An arbitrary legal turn; entry places are picked anywhere in the zones."""
    if chance.random() < 0.3:
        for _ in range(TRIES):
            answer = arbitrary_entry(state, PlayerId(player), chance)
            if answer is not None and turn_refusal(state, player, answer) is None:
                return answer
    options = turns(state, player)
    cards = [answer for answer in options if isinstance(answer, PlayCard)]
    if cards and chance.random() < 0.3:
        return chance.choice(cards)
    active = [answer for answer in options if isinstance(answer, Activate | RelocateIn)]
    return chance.choice(active) if active and chance.random() < 0.85 else _chosen(options, chance)


# -- actions --------------------------------------------------------------------------------------------------


def actions(state: State, figure: FigureId) -> list[ActionAnswer]:
    """Legal actions worth a look: what a command asks for, every kind of action, commands, and the end of the turn."""
    left = state.figures[figure].action_points
    found: list[ActionAnswer] = [*parts_to_take(state, figure)] if left > 0 else []
    for rules in TRIED:
        if left > 0 or not rules.needs_points:
            found += rules.hints(state, figure)
    found += [LetAct(other) for other in free_actors(state)]
    found += commands(state, figure)
    found += appointments(state, state.figures[figure].controller)
    found += [Adjust(), EndCommand(), EndTurn()]
    return [answer for answer in found if action_refusal(state, figure, answer) is None]


def usual_action(state: State, figure: FigureId) -> ActionAnswer:
    """The shortest way to the end of the turn: end it, end the command action, or do what is owed for it.

    RU059: 1 AP can always be paid by a figure that owes an action, R4.1.1 (Abgelenkt); RU081.
    """
    shed = ChangeStatus(Status.DISTRACTED, take_on=False)
    others = (LetAct(other) for other in still_owing(state))
    candidates = (EndTurn(), EndCommand(), *parts_to_take(state, figure), Concentrate(), shed, *others)
    return next(answer for answer in candidates if action_refusal(state, figure, answer) is None)


def sample_action(state: State, figure: FigureId, chance: Chance) -> ActionAnswer:
    """An arbitrary legal action, with arbitrary AP, facing, frequency, given-up checks and boost."""
    acting = state.figures[figure]
    may_command = commanding_refusal(state, figure) is None
    for _ in range(TRIES):
        points = chance.randint(1, max(acting.action_points, 1))
        if may_command and chance.random() < COMMANDING:
            answer: ActionAnswer = arbitrary_command(state, figure, chance)
        else:
            answer = arbitrary_action(state, figure, points, chance)
        if action_refusal(state, figure, answer) is None:
            return answer
    return _chosen(actions(state, figure), chance)


def _chosen(options: Sequence[Option], chance: Chance) -> Option:
    """One of the options; appointments come rarely, or arbitrary players would spend all their CP on them."""
    usual = [option for option in options if not isinstance(option, AppointLeader)]
    return chance.choice(usual if usual and chance.random() > APPOINTING else options)


# -- movement -------------------------------------------------------------------------------------------------


