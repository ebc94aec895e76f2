"""What the rules of Pb-12 ask, and answers worth a look: mouse, bot and fuzzer use the same hints and samples."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, TypeVar

from pb12table.kernel.request import Chance, Refusal, Request
from pb12table.skirmish.ids import FigureId, Modifier, PlayerId
from pb12table.skirmish.plain_states import decoded, encoded
from pb12table.systems.pb12.rules.actions.action import Whim
from pb12table.systems.pb12.rules.actions.aim import AIM, CONCENTRATE
from pb12table.systems.pb12.rules.actions.all_actions import ACTIONS
from pb12table.systems.pb12.rules.actions.attack import ATTACK, TERRAIN_ATTACK
from pb12table.systems.pb12.rules.actions.carry import CARRY
from pb12table.systems.pb12.rules.actions.change_status import CHANGE_STATUS, composure
from pb12table.systems.pb12.rules.actions.move import ADJUST, MOVE
from pb12table.systems.pb12.rules.actions.ram import RAM
from pb12table.systems.pb12.rules.actions.re_equip import RE_EQUIP, RELOAD
from pb12table.systems.pb12.rules.actions.threaten import THREATEN
from pb12table.systems.pb12.rules.actions.use_door import USE_DOOR, doors_at
from pb12table.systems.pb12.rules.cards.card_legality import turn_cards
from pb12table.systems.pb12.rules.cards.playing import PLAY_CARD, action_cards
from pb12table.systems.pb12.rules.command.command_groups import appointments
from pb12table.systems.pb12.rules.command.commanding import (
    arbitrary_command,
    commanding_refusal,
    commands,
    parts_to_take,
    still_owing,
)
from pb12table.systems.pb12.rules.figures.figures import figures_of
from pb12table.systems.pb12.rules.game.answers import (
    Action,
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
    SlowDown,
    TurnAnswer,
    Wait,
)
from pb12table.systems.pb12.rules.game.legality import action_refusal, free_actors
from pb12table.systems.pb12.rules.game.state import Place, State, Status
from pb12table.systems.pb12.rules.round.entering import arbitrary_entry, entries, turn_refusal, with_group
from pb12table.systems.pb12.rules.scenarios.scenario_act import SCENARIO_ACT
from pb12table.systems.pb12.rules.vehicles.aboard import is_vehicle
from pb12table.systems.pb12.rules.vehicles.accidents import STEER
from pb12table.table.shapes import rounded

COMPOSURE = 0.5
"""How likely a distracted figure sheds its markers, when it may do nothing else that uses action points."""

KEEPING = 0.3
"""How likely a figure keeps its facing before an action."""

PLAYING, SCENARIO, TERRAIN, DOORS = 0.3, 0.2, 0.1, 0.2
"""How likely a card is played, a scenario action used, terrain attacked, a door used, where there is any."""

DRIVING = 0.9
"""Above this a vehicle is steered or slowed down, where there is one."""

CONCENTRATING = 0.5
THREATENING, TOUCHING, DELAYING = 0.3, 0.6, 0.8
"""Below these a figure concentrates instead of aiming; threatens, rams or carries what it touches, takes on Delayed."""


def arbitrary_action(state: State, figure: FigureId, points: int, chance: Chance) -> Action:
    """Return some action with a number of AP, in any facing; it may be illegal."""
    shedding = composure(state, figure)
    if shedding is not None and chance.random() < COMPOSURE:
        return shedding
    turned = None if chance.random() < KEEPING else rounded(chance.uniform(0.0, 359.0))
    whim = Whim(state, figure, points, None if is_vehicle(state, figure) else turned, chance)
    for share, has_any, make in OCCASIONS:
        found = make(whim) if has_any(whim) and chance.random() < share else None
        if found is not None:
            return found
    pick = chance.random()
    found = _driving(whim) if pick > DRIVING else None
    if found is not None:
        return found
    kinds = KINDS if state.figures[figure].blocks else KINDS_WITHOUT_BLOCKS
    made = (make(whim) for bound, make in kinds if pick < bound)
    return next(answer for answer in made if answer is not None)


def _driving(whim: Whim) -> Action | None:
    """Return some steering, or slowing down; None if there is no vehicle."""
    return SlowDown() if is_vehicle(whim.state, whim.figure) else STEER.sample(whim)


def _further(whim: Whim) -> Action:
    """Return some change of status, threat, ram or carry."""
    chance, pick = whim.chance, whim.chance.random()
    threat = THREATEN.sample(whim) if pick < THREATENING else None
    if threat is not None:
        return threat
    touched: list[Action] = [*RAM.hints(whim.state, whim.figure), *CARRY.hints(whim.state, whim.figure)]
    if touched and pick < TOUCHING:
        return chance.choice(touched)
    if pick < DELAYING:
        return ChangeStatus(Status.DELAYED, take_on=True, times=chance.randint(1, 2))
    return CHANGE_STATUS.sample(whim)


def _prepare(whim: Whim) -> Action:
    """Concentrate, or aim at a bare point somewhere near."""
    return CONCENTRATE.sample(whim) if whim.chance.random() < CONCENTRATING else AIM.sample(whim)


Maker = Callable[[Whim], Action | None]

OCCASIONS: Final[tuple[tuple[float, Callable[[Whim], bool], Maker], ...]] = (
    (PLAYING, lambda whim: bool(action_cards(whim.state, whim.figure)), PLAY_CARD.sample),
    (SCENARIO, lambda whim: bool(whim.state.setup.actions), SCENARIO_ACT.sample),
    (TERRAIN, lambda whim: bool(whim.state.terrain), TERRAIN_ATTACK.sample),
    (DOORS, lambda whim: bool(doors_at(whim.state, whim.figure)), USE_DOOR.sample),
)
"""How likely each is tried where there is any, in this order."""

KINDS: Final[tuple[tuple[float, Maker], ...]] = (
    (0.5, ATTACK.sample),
    (0.72, MOVE.sample),
    (0.8, ADJUST.sample),
    (0.84, RELOAD.sample),
    (0.94, _further),
    (0.97, RE_EQUIP.sample),
    (1.0, _prepare),
)
"""What is done when a number from 0 to 1 lies below the bound; the next one where the first is not possible."""

KINDS_WITHOUT_BLOCKS: Final[tuple[tuple[float, Maker], ...]] = (
    (0.5, ATTACK.sample),
    (0.72, MOVE.sample),
    (1.0, ADJUST.sample),
)
"""The same for figures that carry nothing."""

BREAK_OFF = BreakOff()
TRIES = 12
"""How many arbitrary answers are tried before a sample falls back on the hints."""
COMMANDING, APPOINTING = 0.3, 0.2
"""How likely an arbitrary answer is a command action, or may be an appointment."""

Option = TypeVar("Option", TurnAnswer, ActionAnswer)


# -- turns ----------------------------------------------------------------------------------------------------


def turns(state: State, player: PlayerId | str) -> list[TurnAnswer]:
    """Return all turns but relocations to every place: activations, one entry per figure, exits, wait, break off.

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
    """Return an arbitrary legal turn; entry places are picked anywhere in the zones."""
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
    """Return legal actions worth a look: what a command asks for, actions of every kind, commands, ending the turn."""
    left = state.figures[figure].action_points
    found: list[ActionAnswer] = [*parts_to_take(state, figure)] if left > 0 else []
    for rules in ACTIONS.tried:
        if left > 0 or not rules.needs_points:
            found += rules.hints(state, figure)
    found += [LetAct(other) for other in free_actors(state)]
    found += commands(state, figure)
    found += appointments(state, state.figures[figure].controller)
    found += [Adjust(), EndCommand(), EndTurn()]
    return [answer for answer in found if action_refusal(state, figure, answer) is None]


def usual_action(state: State, figure: FigureId) -> ActionAnswer:
    """Return the shortest way to the end of the turn: end it, end the command action, or do what is owed for it.

    RU059: 1 AP can always be paid by a figure that owes an action, R4.1.1 (Abgelenkt); RU081.
    """
    shed = ChangeStatus(Status.DISTRACTED, take_on=False)
    others = (LetAct(other) for other in still_owing(state))
    candidates = (EndTurn(), EndCommand(), *parts_to_take(state, figure), Concentrate(), shed, *others)
    return next(answer for answer in candidates if action_refusal(state, figure, answer) is None)


def sample_action(state: State, figure: FigureId, chance: Chance) -> ActionAnswer:
    """Return an arbitrary legal action, with arbitrary AP, facing, frequency, given-up checks and boost."""
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
    """Return one of the options; appointments come rarely, or arbitrary players would spend all their CP on them."""
    usual = [option for option in options if not isinstance(option, AppointLeader)]
    return chance.choice(usual if usual and chance.random() > APPOINTING else options)


# -- movement -------------------------------------------------------------------------------------------------

Answer = TypeVar("Answer")


@dataclass(frozen=True, slots=True)
class ChooseTurn(Request[State, TurnAnswer]):
    """What turn to take: activate, relocate, wait or break off.  R1.3.7 (Spielzugphase)."""

    def refusal(self, state: State, answer: TurnAnswer) -> Refusal | None:
        return turn_refusal(state, self.player, answer)

    def sample(self, state: State, chance: Chance) -> TurnAnswer:
        return sample_turn(state, self.player, chance)

    def hints(self, state: State) -> Sequence[TurnAnswer]:
        return turns(state, self.player)

    def default(self, state: State) -> TurnAnswer:
        return BREAK_OFF

    def encode(self, answer: TurnAnswer) -> Any:
        return encoded(answer)

    def decode(self, plain: Any) -> TurnAnswer:
        answer: TurnAnswer = decoded(plain, TurnAnswer)
        return answer


@dataclass(frozen=True, slots=True)
class ChooseAction(Request[State, ActionAnswer]):
    """The next action of the active figure, or the end of the turn.  R1.3.8, R1.6.1, RU048.

    `declared` is an action that was interrupted before it began; it may be taken, or another one (R4.0.4).
    `announced` is what the target number of a declared attack was made of before that.
    """

    figure: FigureId
    declared: Action | None = None
    announced: tuple[Modifier, ...] = field(default=(), kw_only=True)

    def refusal(self, state: State, answer: ActionAnswer) -> Refusal | None:
        return action_refusal(state, self.figure, answer)

    def sample(self, state: State, chance: Chance) -> ActionAnswer:
        return sample_action(state, self.figure, chance)

    def hints(self, state: State) -> Sequence[ActionAnswer]:
        return actions(state, self.figure)

    def default(self, state: State) -> ActionAnswer:
        """Return the shortest way to the end of the turn; a defeated player no longer owes anything (R1.1.22)."""
        defeated = state.players[PlayerId(self.player)].defeated
        return EndTurn() if defeated else usual_action(state, self.figure)

    def encode(self, answer: ActionAnswer) -> Any:
        return encoded(answer)

    def decode(self, plain: Any) -> ActionAnswer:
        answer: ActionAnswer = decoded(plain, ActionAnswer)
        return answer
