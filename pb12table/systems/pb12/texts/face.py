"""The words interface of Pb-12: everything the program asks to report of its games."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from math import hypot
from types import MappingProxyType
from typing import Any, Final

from pb12table.kernel.game import Event
from pb12table.skirmish.faces.system import Amended
from pb12table.skirmish.faces.words import (
    PLAIN,
    SET_BY_HAND,
    Deed,
    Fate,
    Hint,
    Meaning,
    Phrases,
    Result,
    Standing,
    Tone,
    WordsFace,
)
from pb12table.skirmish.ids import FigureId, Modifier, PlayerId
from pb12table.systems.pb12.rules.attacks.odds import check_probability
from pb12table.systems.pb12.rules.figures.figures import is_able_to_act, markers_of
from pb12table.systems.pb12.rules.game import events
from pb12table.systems.pb12.rules.game.events import (
    DamagePointsUsed,
    FigureWentOutOfAction,
    Happening,
    StatusReceived,
    VehicleDestroyed,
)
from pb12table.systems.pb12.rules.game.state import Place, State, Status
from pb12table.systems.pb12.rules.preparations.profiles import Attribute, Setup
from pb12table.systems.pb12.rules.round.victory import zone_standings
from pb12table.systems.pb12.texts import names
from pb12table.systems.pb12.texts import names as game_result
from pb12table.systems.pb12.texts.event_details import event_details
from pb12table.systems.pb12.texts.names import status_name, strengths
from pb12table.texts.locale import rounded, upper_first
from pb12table.texts.names import facing_degrees, figure_name, text_key

HINTS: Final = (
    Hint("bid", ("bid",), {}),
    Hint("place", ("place",), {}),
    Hint("turn", ("turn",), {"end": "break-off"}),
    Hint("action", ("action",), {"sight": "show-sight"}),
    Hint("move", ("move",), {"back": "take-back", "commit": "commit"}),
    Hint("attack", ("attack",), {}),
    Hint("roll-on", ("roll-on",), {}),
    Hint("interrupt", ("interrupt",), {"end": "pass-interruption", "orders": "standing-orders"}),
    Hint("enter", ("enter",), {}),
    Hint("drive", ("drive",), {}),
    Hint("command", ("command",), {}),
    Hint("cards", ("draw", "card-question"), {"hand": "show-hand"}),
    Hint("end", ("action",), {"commit": "commit", "undo": "undo"}),
    Hint("numbers", ("turn",), {"help": "help"}),
    Hint("overlays", ("action",), {"all": "show-all-sight", "ranges": "show-ranges", "ruler": "ruler"}),
    Hint("won", ("turn",), {"briefing": "briefing", "save": "save"}),
)
"""All hints; of several that fit, the first one that is not known yet is shown."""

GRAVE: Final = frozenset(
    (
        Status.LIGHTLY_WOUNDED, Status.SEVERELY_WOUNDED, Status.PANICKED, Status.INCAPACITATED, Status.STATIC,
        Status.LIGHTLY_DAMAGED, Status.SEVERELY_DAMAGED, Status.OUT_OF_CONTROL, Status.THREATENED, Status.EXHAUSTED,
        Status.BLINDED,
    )
)  # fmt: skip
"""The statuses a player wants to know of before anything else; the others are of the player's own doing, or help."""
MOST: Final = 3
"""So many figures are told of at most."""


def meanwhile(texts: Phrases, state: State, log: Sequence[Event], player: PlayerId) -> str:
    """Return what was done to a player's figures in a part of the log and still holds, by figure; "" for nothing."""
    told: dict[FigureId, dict[str, None]] = {}
    for event in log:
        figure, words = _grave(texts, state, event)
        if figure is not None and state.figures[figure].controller == player:
            told.setdefault(figure, {})[words] = None
    each = [
        texts("meanwhile-figure", figure=upper_first(figure_name(texts, state.setup, figure)), what=", ".join(words))
        for figure, words in list(told.items())[:MOST]
    ]
    if len(told) > MOST:
        each.append(texts("meanwhile-more", number=len(told) - MOST))
    return texts("meanwhile", happened=" ".join(each)) if each else ""


def _grave(texts: Phrases, state: State, event: Event) -> tuple[FigureId | None, str]:
    """Return whom an event hurts and how: wounds, grave statuses that last, the end of it; nobody where it is nothing
    of that.

    Who is out of action or destroyed has no other statuses any more.
    """
    match event:
        case StatusReceived() if event.status in GRAVE and markers_of(state, event.figure, event.status) > 0:
            return event.figure, status_name(texts, event.status)
        case DamagePointsUsed() if event.free and not event.light and not event.heavy:
            return event.figure, texts("meanwhile-free", number=event.free)
        case FigureWentOutOfAction():
            return event.figure, status_name(texts, Status.OUT_OF_ACTION)
        case VehicleDestroyed():
            return event.figure, status_name(texts, Status.DESTROYED)
        case _:
            return None, ""


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
        events.VehicleDestroyed: Meaning(is_moment=True),
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
    """Return what an event means to those who report a game."""
    kind = type(event)
    made = _EACH.get(kind)
    return _SAME.get(kind, PLAIN) if made is None else made(event)


# -- movements ------------------------------------------------------------------------------------------------


def goes_on(first: Event, event: Event) -> bool:
    """Return whether an event is part of the movement another began: a step, a turn, or the Moved status."""
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
    """Return how far a movement went, and what it cost."""
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
    """Attack checks with those passed and those that were to be, damage dealt with them or by cards, and suffered."""
    attacker: FigureId | None = None
    active: tuple[PlayerId, FigureId] | None = None
    for event in log:
        match event:
            case events.FigureActivated(player=player, figure=figure, indirectly=False):
                active, attacker = (player, figure), None
            case events.CardPlayed(player=player) if attacker is None and active is not None and active[0] == player:
                attacker = active[1]
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
    """Return what has become of a figure; one that went home in a defeat is not lost."""
    placed = state.figures[figure]
    went_home = state.players[placed.controller].defeated and out_in is None
    return Fate(placed.controller, placed.place is Place.REMOVED and not went_home)


def fate_words(texts: Phrases, state: State, figure: FigureId, out_in: int | None) -> str:
    """Return the same in words; for a figure on the table also whether it is able to act.  R1.3.8."""
    if out_in is not None:
        return texts("game-report-out", round=out_in)
    if state.figures[figure].place is Place.REMOVED:
        return texts("game-report-removed")
    return texts("game-report-able" if is_able_to_act(state, figure) else "figure-unable")


SHORTENED: Final = ("action", "movement", "command", "victory", "reach", "factor", "damage")
"""What is shortened besides the attributes."""
SHORTEST: Final = 3
"""What has no more letters is an abbreviation nobody can guess."""


class Pb12Words(WordsFace):
    """How Pb-12 tells of its games."""

    first_steps = HINTS

    def name(self, texts: Phrases, setup: Setup, identity: str, form: str = "") -> str | None:
        return names.own_name(texts, setup, identity, form)

    def source(self, texts: Phrases, setup: Setup, modifier: Modifier) -> str:
        return names.source_words(texts, setup, modifier)

    def details(self, texts: Phrases, setup: Setup, event: Happening) -> Mapping[str, Any]:
        return event_details(texts, setup, event)

    def sum_lines(self, texts: Phrases, setup: Setup, event: Event) -> Sequence[str]:
        return names.sum_lines(texts, setup, event)

    def tip(self, texts: Phrases, setup: Setup, event: Event) -> Sequence[str]:
        if isinstance(event, events.FigureTurned | events.VehicleTurned):
            return (facing_degrees(texts, event.facing),)
        return names.sum_lines(texts, setup, event)

    def meaning(self, event: Event) -> Meaning:
        return meaning(event)

    def goes_on(self, first: Event, event: Event) -> bool:
        return goes_on(first, event)

    def movement_line(self, texts: Phrases, setup: Setup, told: Sequence[Event]) -> str:
        return movement_line(texts, setup, told)

    def briefing(self, texts: Phrases, setup: Setup) -> Sequence[str]:
        return game_result.briefing_lines(texts, setup)

    def round_news(self, texts: Phrases, setup: Setup, log: Sequence[Event]) -> str:
        return game_result.round_news(texts, setup, log)

    def standing_line(self, texts: Phrases, state: State) -> str:
        return game_result.standing_line(texts, state)

    def meanwhile(self, texts: Phrases, state: State, log: Sequence[Event], player: PlayerId) -> str:
        return meanwhile(texts, state, log, player)

    def deeds(self, state: State, log: Sequence[Event]) -> Iterable[Deed]:
        return deeds(log)

    def stakes(self, state: State, player: PlayerId) -> Mapping[str, float]:
        """Return victory points, and the zones that bring some as things stand."""
        held = sum(each.scores for each in zone_standings(state) if each.player == player)
        return {"victory": float(state.players[player].victory_points), "zones": float(held)}

    def fate(self, state: State, figure: FigureId, out_in: int | None) -> Fate:
        return fate(state, figure, out_in)

    def fate_words(self, texts: Phrases, state: State, figure: FigureId, out_in: int | None) -> str:
        return fate_words(texts, state, figure, out_in)

    def brought(self, texts: Phrases, setup: Setup, figure: FigureId, entry: Mapping[str, Any]) -> str:
        used = entry.get("used_points") or {}
        counted = [texts(f"brought-{kind}", number=used[kind]) for kind in ("free", "light", "heavy") if used.get(kind)]
        return texts("brought-points", points=texts.listing(counted)) if counted else ""

    def standings(self, texts: Phrases, state: State, log: Sequence[Event]) -> Sequence[Standing]:
        return game_result.standings(texts, state, log)

    def result(self, texts: Phrases, state: State, log: Sequence[Event]) -> Result | None:
        return game_result.result(texts, state, log)

    def strengths(self, state: State, figure: FigureId) -> Sequence[str]:
        return strengths(state, figure)

    def glossary(self, texts: Phrases) -> Sequence[tuple[str, str]]:
        """Return the abbreviations on the data sheet and the tiles."""
        told = [(texts(f"help-short-{name}"), texts(f"help-short-{name}.long")) for name in SHORTENED]
        attributes = [text_key("attribute", attribute) for attribute in Attribute]
        short = [(texts(f"{key}.short"), texts(key)) for key in attributes if texts.has(f"{key}.short")]
        known = {letters for letters, _ in told}
        return told + [each for each in short if len(each[0]) <= SHORTEST and each[0] not in known]


WORDS: Final = Pb12Words()
