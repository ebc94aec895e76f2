"""What the lines of the log say beyond the plain fields of an event: scenarios and their terrain.  Chapter 6."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any, Final

from pb12table.skirmish.faces.words import Phrases
from pb12table.systems.pb12.rules.game import events
from pb12table.systems.pb12.rules.preparations.profiles import Setup
from pb12table.systems.pb12.rules.scenarios import scenario_events
from pb12table.systems.pb12.texts.names import scenario_action_name
from pb12table.texts.names import name_of, player_name, text_key, zone_name

Details = dict[str, Any]

REASONS: Final[Mapping[str, str]] = MappingProxyType({"R6.1.10": "hold", "R6.1.11": "contest", "R1.1.22": "defeat"})
"""What brought points, by rule: a zone, or the defeat of another player."""


def _victory_points(texts: Phrases, setup: Setup, event: events.VictoryPointsGained) -> Details:
    return {
        "victory_points": texts("count-victory-points", number=event.points),
        "why": REASONS.get(event.rule, "source" if event.source else "nothing"),
        "from": name_of(texts, setup, event.source),
    }


def _changed_hands(texts: Phrases, setup: Setup, event: scenario_events.ZoneChangedHands) -> Details:
    come = [player_name(setup, player) for player in event.now if player not in event.before]
    gone = [player_name(setup, player) for player in event.before if player not in event.now]
    return {
        "zone": zone_name(texts, setup, event.zone),
        "change": "passed" if come and gone else "gained" if come else "lost",
        "come": texts.listing(come),
        "gone": texts.listing(gone),
    }


def _action(
    texts: Phrases,
    setup: Setup,
    event: scenario_events.ScenarioActionWorked | scenario_events.ScenarioActionFailed,
) -> Details:
    return {"action": scenario_action_name(texts, setup, event.scenario_action)}


def _command_points(texts: Phrases, setup: Setup, event: scenario_events.CommandPointsGained) -> Details:
    return {
        "command_points": texts("count-command-points", number=event.points),
        "from": name_of(texts, setup, event.source),
    }


def _attribute_changed(texts: Phrases, setup: Setup, event: scenario_events.AttributeChanged) -> Details:
    return {
        "attribute": texts(text_key("attribute", event.attribute)),
        "change": texts.signed(event.value),
        "from": name_of(texts, setup, event.source),
    }


def _piece_damaged(texts: Phrases, setup: Setup, event: scenario_events.PieceDamaged) -> Details:
    return {
        "piece": name_of(texts, setup, event.piece),
        "code": f"{texts.number(event.strength)}/{texts.number(event.penetration)}",
        "damage_points": texts("count-damage-points", number=event.points),
    }


def _gave_way(texts: Phrases, setup: Setup, event: scenario_events.PieceGaveWay) -> Details:
    return {"piece": name_of(texts, setup, event.piece), "how": "destroyed" if event.rule == "RU124" else "open"}


SCENARIO_DETAILS: Final[Mapping[type, Callable[[Phrases, Setup, Any], Details]]] = MappingProxyType(
    {
        events.VictoryPointsGained: _victory_points,
        scenario_events.ScenarioActionWorked: _action,
        scenario_events.ScenarioActionFailed: _action,
        scenario_events.CommandPointsGained: _command_points,
        scenario_events.AttributeChanged: _attribute_changed,
        scenario_events.ZoneChangedHands: _changed_hands,
        scenario_events.PieceDamaged: _piece_damaged,
        scenario_events.PieceGaveWay: _gave_way,
    }
)
"""What a text needs beyond the plain fields of an event."""
