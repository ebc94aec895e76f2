"""Sentences about a game: one line for an event, a sum behind a number, a refusal, a faulty file."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from math import hypot
from types import MappingProxyType
from typing import Any, Final

from pb12table.files.problems import FileProblem
from pb12table.kernel.log import Event
from pb12table.kernel.request import Refusal
from pb12table.pb12 import events
from pb12table.pb12.modifiers import Modifier
from pb12table.pb12.profiles import Setup
from pb12table.texts.locale import Texts
from pb12table.texts.names import (
    block_name,
    direction_name,
    figure_name,
    name_of,
    names,
    player_name,
    status_name,
    text_key,
)
from pb12table.texts.numbers import rounded

__all__ = [
    "check_lines",
    "dice_name",
    "effect_line",
    "event_key",
    "event_line",
    "modifier_line",
    "name_of",
    "problem_line",
    "refusal_line",
]

Details = dict[str, Any]

NO_RESOURCES: Final = "R1.8.14"
ROMAN: Final = ("", "I", "II", "III", "IV", "V", "VI")
BASE: Final = "base"


# -- events ---------------------------------------------------------------------------------------------------


def event_key(kind: type[Event]) -> str:
    """The key of the text for a class of events, such as `event-figure-fell` for FigureFell."""
    return "event-" + re.sub(r"(?<=[a-z])(?=[A-Z])", "-", kind.__name__).lower()


def event_line(texts: Texts, setup: Setup, event: Event) -> str:
    """One short sentence on what happened; the sum behind it is in `check_lines`."""
    details: Details = {}
    for field in getattr(event, "__struct_fields__", ()):
        details[field] = _field(texts, setup, field, getattr(event, field))
    more = SPECIAL.get(type(event))
    if more is not None:
        details |= more(texts, setup, event)
    return sentence(texts(event_key(type(event)), **details))


def _field(texts: Texts, setup: Setup, name: str, value: Any) -> Any:
    """What a text says for a field of an event."""
    if name == "target" and value is None:
        return texts("target-bare-point")
    if name in ("figure", "target") and isinstance(value, str):
        return figure_name(texts, setup, value)
    if name == "player":
        return player_name(setup, value)
    if name in ("block", "weapon") and isinstance(value, str):
        return block_name(texts, setup, value)
    return value if isinstance(value, int | float | str) else ""


def _phase(texts: Texts, setup: Setup, event: events.PhaseBegan) -> Details:
    return {"phase": texts(text_key("phase", event.phase))}


def _refilled(texts: Texts, setup: Setup, event: events.CommandPointsRefilled) -> Details:
    return {"command_points": texts("count-command-points", number=event.balance)}


def _bids(texts: Texts, setup: Setup, event: events.BidsRevealed) -> Details:
    return {
        "bids": ", ".join(
            texts("event-bids-revealed-one", player=player_name(setup, player), bid=bid) for player, bid in event.bids
        )
    }


def _order(texts: Texts, setup: Setup, event: events.TurnOrderSet) -> Details:
    return {"order": ", ".join(player_name(setup, player) for player in event.order)}


def _turned(texts: Texts, setup: Setup, event: events.FigureTurned) -> Details:
    return {
        "direction": direction_name(texts, event.facing),
        "degrees": rounded(event.facing, 0),
    }


def _action(texts: Texts, setup: Setup, event: events.ActionTaken) -> Details:
    return {
        "name": texts(text_key("action", event.action)),
        "cost": texts("event-action-taken-cost", number=event.action_points),
    }


def _moved(texts: Texts, setup: Setup, event: events.FigureMoved) -> Details:
    (x, y, z), (to_x, to_y, to_z) = event.start, event.end
    way, rise = rounded(hypot(to_x - x, to_y - y)), rounded(to_z - z)
    return {
        "way": texts("count-steps", number=way),
        "straight": way == 0,
        "rise": texts("count-steps", number=abs(rise)),
        "slope": "up" if rise > 0 else "down" if rise < 0 else "level",
    }


def _fell(texts: Texts, setup: Setup, event: events.FigureFell) -> Details:
    return {"way": texts("count-steps", number=event.height)}


def _collided(texts: Texts, setup: Setup, event: events.FigureCollided) -> Details:
    return {"obstacle": name_of(texts, setup, event.obstacle, "object")}


def _random(texts: Texts, setup: Setup, event: events.RandomMovementRolled) -> Details:
    if event.direction is None:
        return {"way": "none", "length": "", "direction": "", "degrees": 0}
    return {
        "way": "somewhere",
        "length": texts("count-steps", number=event.steps),
        "direction": direction_name(texts, event.direction),
        "degrees": rounded(event.direction, 0),
    }


def _check(texts: Texts, setup: Setup, event: events.CheckMade) -> Details:
    return {
        "check": dice_name(texts, event.kind),
        "die": "none" if event.face is None else "thrown",
        "face": 0 if event.face is None else event.face,
    }


def _lapsed(texts: Texts, setup: Setup, event: events.ChecksLapsed) -> Details:
    return {"why": "no-resources" if event.rule == NO_RESOURCES else "out-of-range"}


def _diverged(texts: Texts, setup: Setup, event: events.CheckDiverged) -> Details:
    return {"radius_steps": texts("count-steps", number=event.radius)}


def _blast(texts: Texts, setup: Setup, event: events.BlastWentOff) -> Details:
    return {
        "radius_steps": texts("count-steps", number=event.radius),
        "code": f"{texts.number(event.strength)}/{texts.number(event.penetration)}",
        "number": len(event.hit),
        "figures": names(texts, setup, event.hit),
    }


def _cover(texts: Texts, setup: Setup, event: events.CoverHeld) -> Details:
    return {"obstacle": name_of(texts, setup, event.obstacle, "object")}


def _damage(texts: Texts, setup: Setup, event: events.DamageRolled) -> Details:
    return {
        "code": f"{texts.number(event.strength)}/{texts.number(event.penetration)}",
        "damage_points": texts("count-damage-points", number=event.points),
    }


def _points_used(texts: Texts, setup: Setup, event: events.DamagePointsUsed) -> Details:
    kinds = (("free", event.free), ("light", event.light), ("heavy", event.heavy))
    parts = [texts(f"event-damage-points-used-{kind}", number=number) for kind, number in kinds if number]
    return {"number": len(parts), "parts": texts.listing(parts)}


def _status(texts: Texts, setup: Setup, event: events.StatusReceived | events.StatusLost) -> Details:
    return {"status": status_name(texts, event.status)}


def _out_of_action(texts: Texts, setup: Setup, event: events.FigureWentOutOfAction) -> Details:
    return {"status": status_name(texts, "out_of_action")}


def _markers(texts: Texts, setup: Setup, event: events.MarkersRemoved) -> Details:
    return {"figures": names(texts, setup, event.figures)}


def _re_equipped(texts: Texts, setup: Setup, event: events.FigureReEquipped) -> Details:
    blocks = texts.listing([block_name(texts, setup, block) for block in event.in_use])
    return {"number": len(event.in_use), "blocks": blocks}


def _reloaded(texts: Texts, setup: Setup, event: events.BlockReloaded) -> Details:
    return {
        "resources": texts("count-resource-points", number=event.resources),
        "charges": texts("count-charge-points", number=event.charges),
    }


def _defeated(texts: Texts, setup: Setup, event: events.PlayerDefeated) -> Details:
    key = "defeat-" + event.rule.lower().replace(".", "-")
    return {"why": "known" if texts.has(key) else "unknown", "reason": texts(key)}


def _victory_points(texts: Texts, setup: Setup, event: events.VictoryPointsGained) -> Details:
    return {"victory_points": texts("count-victory-points", number=event.points)}


def _ended(texts: Texts, setup: Setup, event: events.GameEnded) -> Details:
    return {
        "number": len(event.winners),
        "winners": texts.listing([player_name(setup, player) for player in event.winners]),
        "reason": texts(text_key("ending", event.reason)),
    }


SPECIAL: Final[Mapping[type, Callable[[Texts, Setup, Any], Details]]] = MappingProxyType(
    {
        events.PhaseBegan: _phase,
        events.CommandPointsRefilled: _refilled,
        events.BidsRevealed: _bids,
        events.TurnOrderSet: _order,
        events.FigureTurned: _turned,
        events.ActionTaken: _action,
        events.FigureMoved: _moved,
        events.FigureFell: _fell,
        events.FigureCollided: _collided,
        events.RandomMovementRolled: _random,
        events.CheckMade: _check,
        events.ChecksLapsed: _lapsed,
        events.CheckDiverged: _diverged,
        events.BlastWentOff: _blast,
        events.CoverHeld: _cover,
        events.DamageRolled: _damage,
        events.DamagePointsUsed: _points_used,
        events.StatusReceived: _status,
        events.StatusLost: _status,
        events.FigureWentOutOfAction: _out_of_action,
        events.MarkersRemoved: _markers,
        events.FigureReEquipped: _re_equipped,
        events.BlockReloaded: _reloaded,
        events.PlayerDefeated: _defeated,
        events.VictoryPointsGained: _victory_points,
        events.GameEnded: _ended,
    }
)
"""What a text needs beyond the plain fields of an event."""


# -- sums -----------------------------------------------------------------------------------------------------


def modifier_line(texts: Texts, setup: Setup, modifier: Modifier) -> str:
    """An addend with its name, its source and its rule: "+2  up to half covered by the wall  R1.6.16"."""
    key = "modifier-line-start" if modifier.label == BASE else "modifier-line"
    return texts(key, value=modifier.value, what=modifier_name(texts, setup, modifier), rule=modifier.rule)


def modifier_name(texts: Texts, setup: Setup, modifier: Modifier) -> str:
    """The name of an addend, with its source where that says more than the name."""
    key = f"modifier-{modifier.label}"
    details = {"value": modifier.value, "count": abs(modifier.value)}
    source = modifier.source
    if source and texts.has(f"{key}-by"):
        return texts(f"{key}-by", object=name_of(texts, setup, source, "object"), **details)
    what = texts(key, **details)
    if not source or not _says_more(setup, modifier):
        return what
    return texts("modifier-with-source", what=what, source=name_of(texts, setup, source))


def _says_more(setup: Setup, modifier: Modifier) -> bool:
    """Whether the source is worth a word: gear, a zone with a name of its own, a command figure.

    The name of a status says it itself, and whose attribute it is is plain from the sum.
    """
    if any(zone.id == modifier.source for zone in setup.zones):
        return any(zone.id == modifier.source and zone.label is not None for zone in setup.zones)
    if any(figure.id == modifier.source for figure in setup.figures):
        return modifier.label == "command-figure"
    return any(block.id == modifier.source for figure in setup.figures for block in figure.blocks)


def check_lines(texts: Texts, setup: Setup, event: Event) -> list[str]:
    """The whole sum behind an event, one line for each addend, then the result; empty when there is none."""
    match event:
        case events.CheckMade():
            return [
                *(modifier_line(texts, setup, modifier) for modifier in event.modifiers),
                texts("sum-target-number", target_number=event.target_number),
                texts("sum-no-die", passed=event.passed)
                if event.face is None
                else texts("sum-die", passed=event.passed, face=event.face),
            ]
        case events.DamageRolled():
            return [
                texts("sum-damage-die", face=event.face),
                *(modifier_line(texts, setup, modifier) for modifier in event.modifiers),
                texts(
                    "sum-damage-result",
                    result=event.result,
                    table=damage_table_name(event.damage_table),
                    points=event.points,
                    damage_points=texts("count-damage-points", number=event.points),
                ),
            ]
        case events.CommandPointsRefilled():
            return [
                *(modifier_line(texts, setup, modifier) for modifier in event.modifiers),
                texts("sum-command-points", balance=event.balance),
            ]
        case _:
            return []


def damage_table_name(number: int) -> str:
    """A damage table's Roman number, as on the data sheet."""
    return ROMAN[number] if 0 < number < len(ROMAN) else str(number)


def dice_name(texts: Texts, purpose: str) -> str:
    """What a die is thrown for, or what kind of check it is: "panic check"."""
    return texts(f"dice-{purpose}")


# -- refusals, effects, files ---------------------------------------------------------------------------------


def refusal_line(texts: Texts, setup: Setup, refusal: Refusal) -> str:
    """Why an answer is illegal, in one sentence, with the rule behind it."""
    what = refusal_text(texts, setup, refusal)
    return texts("refusal-line", what=what, rule=refusal.rule) if refusal.rule else what


def sentence(text: str) -> str:
    """A text with a capital at its beginning; names of gear begin with a small letter in English."""
    return text[:1].upper() + text[1:]


def refusal_text(texts: Texts, setup: Setup, refusal: Refusal) -> str:
    """The sentence alone, without the rule."""
    key = f"refusal-{refusal.reason}"
    details: Details = {
        name: name_of(texts, setup, value) if isinstance(value, str) else value
        for name, value in refusal.details
        if isinstance(value, str | int | float)
    }
    obstacle = refusal.detail("obstacle")
    if obstacle and texts.has(f"{key}-by"):
        return sentence(texts(f"{key}-by", object=name_of(texts, setup, obstacle, "object"), **details))
    return sentence(texts(key, **details))


def effect_line(texts: Texts, setup: Setup, effect: str) -> str:
    """A status-phase effect that waits to be carried out, such as "nerve:<figure>"."""
    kind, _, figure = effect.partition(":")
    return texts(f"effect-{kind}", figure=figure_name(texts, setup, figure))


def problem_line(texts: Texts, problem: FileProblem) -> str:
    """What is wrong with a file, in one sentence that names the file and the place in it."""
    what = texts(problem.key, **problem.details)
    if not problem.place:
        return texts("shown-problem", file=problem.file, what=what)
    return texts("shown-problem-at", file=problem.file, place=problem.place, what=what)
