"""What is to be done in a skirmish: how points are won, who is defeated when, and when it ends.  R1.1.21, R6.1."""

from __future__ import annotations

from pb12table.skirmish.faces.words import Phrases
from pb12table.skirmish.zones import Zone, ZoneKind
from pb12table.systems.pb12.rules.preparations.profiles import Setup
from pb12table.systems.pb12.rules.scenarios.effect_data import GiveVictoryPoints
from pb12table.systems.pb12.rules.scenarios.scenario_data import ScenarioAction
from pb12table.texts.names import figure_name, name_of, player_name

SCORING = {ZoneKind.HOLD: "briefing-hold", ZoneKind.CONTEST: "briefing-contest"}


def briefing_lines(texts: Phrases, setup: Setup) -> list[str]:
    """The victory conditions, the defeat conditions and the end of a game, a sentence each."""
    lines = [_scoring(texts, setup, zone) for zone in setup.zones if zone.kind in SCORING]
    lines += [
        _rewarded(texts, setup, action, points)
        for action in setup.actions
        if (points := sum(effect.points for effect in action.effects if isinstance(effect, GiveVictoryPoints)))
    ]
    if setup.modules.take_out_leader:
        led = [
            texts("briefing-leader", player=player.name, figure=figure_name(texts, setup, player.leader))
            for player in setup.players
            if player.leader is not None
        ]
        lines.append(texts("briefing-take-out-leader", leaders=texts.listing(led)))
    lines += [texts("briefing-no-figures"), texts("briefing-defeat")]
    limit = setup.modules.round_limit
    lines.append(texts("briefing-end-limit", rounds=limit) if limit is not None else texts("briefing-end"))
    return lines


def _rewarded(texts: Phrases, setup: Setup, action: ScenarioAction, points: int) -> str:
    """An action that brings victory points: how many, to whom, where, how often, and what it takes."""
    return texts(
        "briefing-action",
        action=action.label.in_language(texts.language),
        points=texts("count-victory-points", number=points),
        limited=bool(action.players),
        players=texts.listing([player_name(setup, player) for player in action.players]),
        inside=action.zone is not None,
        zone=name_of(texts, setup, action.zone or ""),
        uses=action.uses or 0,
        text=action.text.in_language(texts.language),
    )


def _scoring(texts: Phrases, setup: Setup, zone: Zone) -> str:
    players = texts.listing([player_name(setup, player) for player in zone.players])
    return texts(SCORING[zone.kind], zone=name_of(texts, setup, zone.id), players=players, number=len(zone.players))
