"""What the lines of the log say beyond the plain fields of an event: commands and command groups.  Chapter 2."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any, Final

from pb12table.skirmish.faces.words import Phrases
from pb12table.systems.pb12.rules.attacks.chosen_target import ChosenTarget
from pb12table.systems.pb12.rules.command import command_events as events
from pb12table.systems.pb12.rules.preparations.profiles import Setup
from pb12table.systems.pb12.texts.names import group_name, target_name
from pb12table.systems.pb12.texts.skirmish_details import Details
from pb12table.texts.describe import dice_name
from pb12table.texts.names import figure_name, names, text_key


def _given(texts: Phrases, setup: Setup, event: events.CommandGiven) -> Details:
    return {
        "name": texts(text_key("command-action", event.command)),
        "cost": texts("event-command-given-cost", number=event.command_points),
        "figures": names(texts, setup, event.participants),
        "aimed": event.at_one_target,
        "target": target_name(texts, setup, ChosenTarget(event.target, piece=event.piece or None)),
        "groups": len(event.dissolved),
        "dissolved_groups": texts.listing([group_name(texts, setup, group) for group in event.dissolved]),
    }


def _ended(texts: Phrases, setup: Setup, event: events.CommandEnded) -> Details:
    return {"name": texts(text_key("command-action", event.command))}


def _leader(texts: Phrases, setup: Setup, event: events.LeaderAppointed | events.LeadershipEnded) -> Details:
    return {"group_name": group_name(texts, setup, event.group)}


def _taken_over(texts: Phrases, setup: Setup, event: events.PanicChecksTakenOver) -> Details:
    return {
        "number": len(event.figures),
        "covered": names(texts, setup, event.figures),
        "cost": texts("event-command-given-cost", number=event.command_points),
        "groups": len(event.dissolved),
        "dissolved_groups": texts.listing([group_name(texts, setup, group) for group in event.dissolved]),
    }


def _deputised(texts: Phrases, setup: Setup, event: events.CheckDeputised) -> Details:
    return {
        "own": event.deputy == event.figure,
        "deputy_name": figure_name(texts, setup, event.deputy),
        "check": dice_name(texts, event.kind),
    }


COMMAND_DETAILS: Final[Mapping[type, Callable[[Phrases, Setup, Any], Details]]] = MappingProxyType(
    {
        events.CommandGiven: _given,
        events.CommandEnded: _ended,
        events.LeaderAppointed: _leader,
        events.LeadershipEnded: _leader,
        events.PanicChecksTakenOver: _taken_over,
        events.CheckDeputised: _deputised,
    }
)
"""What a text needs beyond the plain fields of an event."""
