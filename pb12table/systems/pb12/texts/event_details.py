"""What the lines of the log say beyond the plain fields of an event."""

from __future__ import annotations

from collections.abc import Mapping
from math import hypot
from types import MappingProxyType
from typing import Any, Final

from pb12table.skirmish.faces.words import Phrases
from pb12table.systems.pb12.rules.game import events
from pb12table.systems.pb12.rules.game.events import Happening
from pb12table.systems.pb12.rules.game.state import ChosenTarget
from pb12table.systems.pb12.rules.preparations.profiles import Setup
from pb12table.systems.pb12.texts.names import (
    block_name,
    card_name,
    group_name,
    scenario_action_name,
    status_name,
    target_name,
)
from pb12table.texts.describe import dice_name
from pb12table.texts.locale import rounded
from pb12table.texts.names import facing_words, figure_name, name_of, names, player_name, text_key, zone_name

Details = dict[str, Any]
"""Values for the placeables of a text."""

NO_RESOURCES: Final = "R1.8.14"


def _action(texts: Phrases, setup: Setup, event: events.ActionTaken) -> Details:
    details: Details = {
        "name": texts(text_key("action", event.action)),
        "cost": texts("event-action-taken-cost", number=event.action_points),
        "aimed": "",
    }
    if event.scenario_action:
        details["name"] = scenario_action_name(texts, setup, event.scenario_action)
        at = terrain_target(texts, setup, event.piece) if event.piece else name_of(texts, setup, event.target or "")
        details["aimed"] = texts("event-action-taken-at", at=at) if at else ""
    if event.piece:
        details["target"] = terrain_target(texts, setup, event.piece)
    return details


def terrain_target(texts: Phrases, setup: Setup, piece: str) -> str:
    """Return a piece of terrain as the target of an action."""
    return texts("target-terrain", piece=name_of(texts, setup, piece))


def _random(texts: Phrases, setup: Setup, event: events.RandomMovementRolled) -> Details:
    if event.direction is None:
        return {"way": "none", "length": "", "faces": ""}
    return {
        "way": "somewhere",
        "length": texts("count-steps", number=event.steps),
        "faces": facing_words(texts, event.direction),
    }


def _blast(texts: Phrases, setup: Setup, event: events.BlastWentOff) -> Details:
    return {
        "radius_steps": texts("count-steps", number=event.radius),
        "weapon": name_of(texts, setup, event.weapon),
        "harm": _harm(texts, event),
        "number": len(event.hit),
        "figures": names(texts, setup, event.hit),
    }


def _harm(texts: Phrases, event: events.BlastWentOff) -> str:
    """Return the damage of a blast that does any."""
    if not event.damage:
        return ""
    codes = [f"{texts.number(code.strength)}/{texts.number(code.penetration)}" for code in event.damage]
    return texts("event-blast-went-off-damage", code=texts.listing(codes))


AJAR_BELOW: Final = 60.0
"""A door that is open by less, in degrees, is told to be ajar."""


def _points(texts: Phrases, **numbers: int) -> Details:
    parts = [texts(f"event-damage-points-used-{kind}", number=number) for kind, number in numbers.items() if number]
    return {"number": len(parts), "parts": texts.listing(parts)}


REASONS: Final[Mapping[str, str]] = MappingProxyType({"R6.1.10": "hold", "R6.1.11": "contest", "R1.1.22": "defeat"})
"""What brought points, by rule: a zone, or the defeat of another player."""


def _own(texts: Phrases, setup: Setup, event: Any) -> Details:
    """Return what the text of an event needs beyond its plain fields."""
    match event:
        case events.PhaseBegan():
            return {"phase": texts(text_key("phase", event.phase))}
        case events.CommandPointsRefilled():
            return {"command_points": texts("count-command-points", number=event.balance)}
        case events.BidsRevealed():
            return {
                "bids": ", ".join(
                    texts("event-bids-revealed-one", player=player_name(setup, player), bid=bid)
                    for player, bid in event.bids
                )
            }
        case events.TurnOrderSet():
            return {"order": ", ".join(player_name(setup, player) for player in event.order)}
        case events.TurnEnded():
            return {"figures": names(texts, setup, (event.figure, *event.further)), "further": len(event.further)}
        case events.FigureTurned() | events.VehicleTurned():
            return {"faces": facing_words(texts, event.facing)}
        case events.ActionTaken():
            return _action(texts, setup, event)
        case events.FigureMoved():
            (x, y, z), (to_x, to_y, to_z) = event.start, event.end
            way, rise = rounded(hypot(to_x - x, to_y - y)), rounded(to_z - z)
            return {
                "way": texts("count-steps", number=way),
                "straight": way == 0,
                "rise": texts("count-steps", number=abs(rise)),
                "slope": "up" if rise > 0 else "down" if rise < 0 else "level",
            }
        case events.FigureFell():
            height = rounded(event.height)
            return {"way": texts("count-steps", number=height) if height else "none"}
        case events.FigureShoved():
            (x, y, _), (to_x, to_y, _) = event.start, event.end
            return {"way": texts("count-steps", number=rounded(hypot(to_x - x, to_y - y)))}
        case events.FigureCollided() | events.CoverHeld():
            return {"obstacle": name_of(texts, setup, event.obstacle, "object")}
        case events.RandomMovementRolled():
            return _random(texts, setup, event)
        case events.CheckMade():
            return {
                "check": dice_name(texts, event.kind),
                "die": "none" if event.face is None else "thrown",
                "face": 0 if event.face is None else event.face,
            }
        case events.ChecksLapsed():
            return {"why": "no-resources" if event.rule == NO_RESOURCES else "out-of-range"}
        case events.CheckDiverged():
            harm = "" if event.strength is None else texts("event-check-diverged-strength", strength=event.strength)
            return {"radius_steps": texts("count-steps", number=event.radius), "harm": harm}
        case events.BlastWentOff():
            return _blast(texts, setup, event)
        case events.AttackSucceeded() | events.FigureAimed():
            return {"target": terrain_target(texts, setup, event.piece)} if event.piece else {}
        case events.DamageRolled():
            return {
                "code": f"{texts.number(event.strength)}/{texts.number(event.penetration)}",
                "damage_points": texts("count-damage-points", number=event.points),
            }
        case events.DamagePointsUsed():
            return _points(texts, free=event.free, light=event.light, heavy=event.heavy)
        case events.FiguresThreatened():
            return {"number": len(event.targets), "figures": names(texts, setup, event.targets)}
        case events.StatusReceived() | events.StatusLost():
            return {"status": status_name(texts, event.status)}
        case events.FigureWentOutOfAction():
            return {"status": status_name(texts, "out_of_action")}
        case events.MarkersRemoved():
            return {"figures": names(texts, setup, event.figures)}
        case events.FigureReEquipped():
            blocks = texts.listing([block_name(texts, setup, block) for block in event.in_use])
            return {"number": len(event.in_use), "blocks": blocks}
        case events.BlockReloaded():
            return {
                "resources": texts("count-resource-points", number=event.resources),
                "charges": texts("count-charge-points", number=event.charges),
            }
        case events.DoorMoved():
            how = "closed" if event.degrees == 0.0 else "ajar" if event.degrees < AJAR_BELOW else "open"
            return {"piece": name_of(texts, setup, event.piece, "object"), "how": how}
        case events.PlayerDefeated():
            key = "defeat-" + event.rule.lower().replace(".", "-")
            figure = "" if event.figure is None else figure_name(texts, setup, event.figure)
            return {"why": "known" if texts.has(key) else "unknown", "reason": texts(key, figure=figure)}
        case events.GameEnded():
            return {
                "number": len(event.winners),
                "winners": texts.listing([player_name(setup, player) for player in event.winners]),
                "reason": texts(text_key("ending", event.reason), winners=len(event.winners)),
            }
        case events.CommandGiven():
            return {
                "name": texts(text_key("command-action", event.command)),
                "cost": texts("event-command-given-cost", number=event.command_points),
                "figures": names(texts, setup, event.participants),
                "aimed": event.at_one_target,
                "target": target_name(texts, setup, ChosenTarget(event.target, piece=event.piece or None)),
                "groups": len(event.dissolved),
                "dissolved_groups": texts.listing([group_name(texts, setup, group) for group in event.dissolved]),
            }
        case events.CommandEnded():
            return {"name": texts(text_key("command-action", event.command))}
        case events.LeaderAppointed() | events.LeadershipEnded():
            return {"group_name": group_name(texts, setup, event.group)}
        case events.PanicChecksTakenOver():
            return {
                "number": len(event.figures),
                "covered": names(texts, setup, event.figures),
                "cost": texts("event-command-given-cost", number=event.command_points),
                "groups": len(event.dissolved),
                "dissolved_groups": texts.listing([group_name(texts, setup, group) for group in event.dissolved]),
            }
        case events.CheckDeputised():
            return {
                "own": event.deputy == event.figure,
                "deputy_name": figure_name(texts, setup, event.deputy),
                "check": dice_name(texts, event.kind),
            }
        case events.VictoryPointsGained():
            return {
                "victory_points": texts("count-victory-points", number=event.points),
                "why": REASONS.get(event.rule, "source" if event.source else "nothing"),
                "from": name_of(texts, setup, event.source),
            }
        case events.ScenarioActionWorked() | events.ScenarioActionFailed():
            return {"action": scenario_action_name(texts, setup, event.scenario_action)}
        case events.CommandPointsGained():
            return {
                "command_points": texts("count-command-points", number=event.points),
                "from": name_of(texts, setup, event.source),
            }
        case events.AttributeChanged():
            return {
                "attribute": texts(text_key("attribute", event.attribute)),
                "change": texts.signed(event.value),
                "from": name_of(texts, setup, event.source),
            }
        case events.ZoneChangedHands():
            come = [player_name(setup, player) for player in event.now if player not in event.before]
            gone = [player_name(setup, player) for player in event.before if player not in event.now]
            return {
                "zone": zone_name(texts, setup, event.zone),
                "change": "passed" if come and gone else "gained" if come else "lost",
                "come": texts.listing(come),
                "gone": texts.listing(gone),
            }
        case events.PieceDamaged():
            return {
                "piece": name_of(texts, setup, event.piece),
                "code": f"{texts.number(event.strength)}/{texts.number(event.penetration)}",
                "damage_points": texts("count-damage-points", number=event.points),
            }
        case events.PieceGaveWay():
            return {
                "piece": name_of(texts, setup, event.piece),
                "how": "destroyed" if event.rule == "RU124" else "open",
            }
        case events.VehicleSteered() | events.ControlGained():
            return {"vehicle": name_of(texts, setup, event.vehicle)}
        case events.InterruptionPlayed():
            return {
                "aim": "target" if event.target else "none",
                "target": name_of(texts, setup, event.target) if event.target else "",
                "name": texts(text_key("action", event.action)) if event.action else "",
                "cost": texts("count-action-points", number=event.action_points),
            }
        case events.DefenceRaised():
            return {"name": texts(text_key("attribute", event.attribute))}
        case events.DecksShuffled():
            decks = [
                texts(
                    "event-decks-shuffled-one",
                    player=player_name(setup, player),
                    cards=texts("count-cards", number=number),
                )
                for player, number in event.decks
            ]
            return {"decks": texts.listing(decks)}
        case events.CardsDrawn():
            return {
                "known": bool(event.cards),
                "count": texts("count-cards", number=event.number),
                "names": texts.listing([card_name(texts, setup, card) for card in event.cards]),
            }
        case events.CardPlayed():
            aim = event.figure or event.opponent
            return {
                "cost": texts("count-command-points", number=event.command_points),
                "price": event.command_points,
                "aim": texts("event-card-played-at", at=name_of(texts, setup, aim)) if aim else "",
            }
        case events.FigureHealed():
            return _points(texts, light=event.light, heavy=event.heavy)
        case events.CommandPointsLost():
            return {"command_points": texts("count-command-points", number=event.points)}
    return {}


def event_details(texts: Phrases, setup: Setup, event: Happening) -> Details:
    """Return what the text of an event needs beyond the fields common to every game."""
    told: Details = {}
    for field in event.__struct_fields__:
        value = getattr(event, field)
        if field == "card":
            told[field] = card_name(texts, setup, value)
        elif field in ("block", "weapon") and isinstance(value, str):
            told[field] = block_name(texts, setup, value)
    return told | _own(texts, setup, event)
