"""What the events of Pb-12 are to those who tell of a game: rounds, movements told in one row, deeds and fates."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from math import hypot
from types import MappingProxyType
from typing import Any, Final

from pb12table.kernel.log import Event
from pb12table.skirmish.faces.amending import Amended
from pb12table.skirmish.faces.words import PLAIN, SET_BY_HAND, Deed, Fate, Meaning, Phrases, Tone
from pb12table.skirmish.ids import FigureId
from pb12table.systems.pb12.rules.attacks.odds import check_probability
from pb12table.systems.pb12.rules.figures.figures import is_able_to_act
from pb12table.systems.pb12.rules.game import events
from pb12table.systems.pb12.rules.game.state import Place, State, Status
from pb12table.systems.pb12.rules.preparations.profiles import Setup
from pb12table.systems.pb12.rules.vehicles import vehicle_events
from pb12table.texts.names import figure_name, text_key
from pb12table.texts.numbers import rounded
from pb12table.texts.plain import upper_first

MOVES: Final = ("move", "adjust")
RANDOM: Final = "random"
"""The kind of a movement that nobody chose: it is told step by step."""
ATTACKS: Final = ("ranged-check", "melee-check")

_PASSED, _FAILED = Meaning(tone=Tone.GOOD), Meaning(tone=Tone.PALE)
_SAME: Final[Mapping[type, Meaning]] = MappingProxyType(
    {
        events.GameEnded: Meaning(tone=Tone.HEADING),
        events.FigureActivated: Meaning(tone=Tone.TURN),
        events.FigureFell: Meaning(tone=Tone.GRAVE, is_moment=True),
        events.FigureCollided: Meaning(tone=Tone.GRAVE),
        events.PlayerDefeated: Meaning(tone=Tone.GRAVE, is_moment=True),
        events.PlayerGaveUp: Meaning(is_moment=True),
        vehicle_events.VehicleDestroyed: Meaning(is_moment=True),
        events.BidEntered: Meaning(tone=Tone.UNSEEN),
        Amended: SET_BY_HAND,
    }
)
"""What an event of a class always means."""
_EACH: Final[Mapping[type, Callable[[Any], Meaning]]] = MappingProxyType(
    {
        events.RoundBegan: lambda event: Meaning(begins_round=event.game_round, tone=Tone.HEADING),
        events.PhaseBegan: lambda event: Meaning(begins_part=text_key("phase", event.phase), tone=Tone.HEADING),
        events.TurnBegan: lambda event: Meaning(begins_turn=event.player, tone=Tone.TURN),
        events.FigureMoved: lambda event: Meaning(way=(event.figure, event.start, event.end)),
        events.CheckMade: lambda event: _PASSED if event.passed else _FAILED,
        events.VictoryPointsGained: lambda _: Meaning(scores=True, is_moment=True),
        events.FigureWentOutOfAction: lambda event: Meaning(
            fallen=(event.figure, event.at), tone=Tone.GRAVE, is_moment=True
        ),
    }
)


def meaning(event: Event) -> Meaning:
    """What an event is to those who tell of a game."""
    kind = type(event)
    made = _EACH.get(kind)
    return _SAME.get(kind, PLAIN) if made is None else made(event)


# -- movements ------------------------------------------------------------------------------------------------


def goes_on(first: Event, event: Event) -> bool:
    """Whether an event is a part of the movement that another began: a step, a turn, or the Moved status."""
    if not isinstance(first, events.FigureMoved | events.ActionTaken):
        return False
    if first.option == RANDOM if isinstance(first, events.FigureMoved) else first.action not in MOVES:
        return False
    figure = first.figure
    match event:
        case events.FigureMoved():
            return event.figure == figure and event.option != RANDOM
        case events.FigureTurned():
            return event.figure == figure
        case events.StatusReceived() | events.StatusLost():
            return event.figure == figure and event.status is Status.MOVED
        case _:
            return False


def movement_line(texts: Phrases, setup: Setup, told: Sequence[Event]) -> str:
    """How far a movement went, and what it cost."""
    steps = [event for event in told if isinstance(event, events.FigureMoved)]
    way = sum(hypot(step.end[0] - step.start[0], step.end[1] - step.start[1]) for step in steps)
    cost = [texts("count-movement-points", number=sum(step.movement_points for step in steps))]
    begun = told[0]
    if isinstance(begun, events.ActionTaken):
        cost.insert(0, texts("event-action-taken-cost", number=begun.action_points))
    words = texts(
        "log-move" if isinstance(begun, events.ActionTaken) else "log-move-on",
        figure=figure_name(texts, setup, steps[0].figure),
        way=texts("count-steps", number=rounded(way, 1)),
        cost=", ".join(cost),
    )
    return upper_first(words)


# -- deeds ----------------------------------------------------------------------------------------------------


def deeds(log: Sequence[Event]) -> Iterator[Deed]:
    """Attack checks with those passed and those that were to be, and damage dealt with them and suffered."""
    attacker: FigureId | None = None
    for event in log:
        match event:
            case events.ActionTaken() | events.FigureFell() | events.FigureCollided():
                # Harm that follows comes from there, and from no attack before.
                attacker = None
            case events.CheckMade(kind="accident-check"):
                attacker = None
            case events.CheckMade(figure=acting, kind=kind, passed=passed) if kind in ATTACKS:
                attacker = acting
                yield Deed(acting, 1, int(passed), check_probability(event.target_number))
            case events.DamageRolled(figure=harmed, points=points):
                yield Deed(harmed, suffered=points)
                if attacker is not None:
                    yield Deed(attacker, dealt=points)
            case _:
                pass


def fate(state: State, figure: FigureId, out_in: int | None) -> Fate:
    """What has become of a figure; one that went home in a defeat is not lost."""
    placed = state.figures[figure]
    went_home = state.players[placed.controller].defeated and out_in is None
    return Fate(placed.controller, placed.place is Place.REMOVED and not went_home)


def fate_words(texts: Phrases, state: State, figure: FigureId, out_in: int | None) -> str:
    """The same in words; of a figure on the table also whether it is able to act.  R1.3.8."""
    if out_in is not None:
        return texts("game-report-out", round=out_in)
    if state.figures[figure].place is Place.REMOVED:
        return texts("game-report-removed")
    return texts("game-report-able" if is_able_to_act(state, figure) else "figure-unable")
