"""What the lines of the log say beyond the plain fields of an event, chapter by chapter."""

from __future__ import annotations

from collections.abc import Callable, Mapping
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
from pb12table.texts.describe import dice_name as describe_dice_name
from pb12table.texts.locale import rounded
from pb12table.texts.names import facing_words, figure_name, name_of, names, player_name, text_key, zone_name

Details = dict[str, Any]
"""Values for the placeables of a text."""

NO_RESOURCES: Final = "R1.8.14"


def _phase(texts: Phrases, setup: Setup, event: events.PhaseBegan) -> Details:
    return {"phase": texts(text_key("phase", event.phase))}


def _refilled(texts: Phrases, setup: Setup, event: events.CommandPointsRefilled) -> Details:
    return {"command_points": texts("count-command-points", number=event.balance)}


def _bids(texts: Phrases, setup: Setup, event: events.BidsRevealed) -> Details:
    return {
        "bids": ", ".join(
            texts("event-bids-revealed-one", player=player_name(setup, player), bid=bid) for player, bid in event.bids
        )
    }


def _order(texts: Phrases, setup: Setup, event: events.TurnOrderSet) -> Details:
    return {"order": ", ".join(player_name(setup, player) for player in event.order)}


def _turn_ended(texts: Phrases, setup: Setup, event: events.TurnEnded) -> Details:
    return {"figures": names(texts, setup, (event.figure, *event.further)), "further": len(event.further)}


def _turned(texts: Phrases, setup: Setup, event: events.FigureTurned) -> Details:
    return {"faces": facing_words(texts, event.facing)}


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


def _moved(texts: Phrases, setup: Setup, event: events.FigureMoved) -> Details:
    (x, y, z), (to_x, to_y, to_z) = event.start, event.end
    way, rise = rounded(hypot(to_x - x, to_y - y)), rounded(to_z - z)
    return {
        "way": texts("count-steps", number=way),
        "straight": way == 0,
        "rise": texts("count-steps", number=abs(rise)),
        "slope": "up" if rise > 0 else "down" if rise < 0 else "level",
    }


def _shoved(texts: Phrases, setup: Setup, event: events.FigureShoved) -> Details:
    (x, y, _), (to_x, to_y, _) = event.start, event.end
    return {"way": texts("count-steps", number=rounded(hypot(to_x - x, to_y - y)))}


def _fell(texts: Phrases, setup: Setup, event: events.FigureFell) -> Details:
    height = rounded(event.height)
    return {"way": texts("count-steps", number=height) if height else "none"}


def _collided(texts: Phrases, setup: Setup, event: events.FigureCollided) -> Details:
    return {"obstacle": name_of(texts, setup, event.obstacle, "object")}


def _random(texts: Phrases, setup: Setup, event: events.RandomMovementRolled) -> Details:
    if event.direction is None:
        return {"way": "none", "length": "", "faces": ""}
    return {
        "way": "somewhere",
        "length": texts("count-steps", number=event.steps),
        "faces": facing_words(texts, event.direction),
    }


def _check(texts: Phrases, setup: Setup, event: events.CheckMade) -> Details:
    return {
        "check": dice_name(texts, event.kind),
        "die": "none" if event.face is None else "thrown",
        "face": 0 if event.face is None else event.face,
    }


def _lapsed(texts: Phrases, setup: Setup, event: events.ChecksLapsed) -> Details:
    return {"why": "no-resources" if event.rule == NO_RESOURCES else "out-of-range"}


def _diverged(texts: Phrases, setup: Setup, event: events.CheckDiverged) -> Details:
    harm = "" if event.strength is None else texts("event-check-diverged-strength", strength=event.strength)
    return {"radius_steps": texts("count-steps", number=event.radius), "harm": harm}


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


def _cover(texts: Phrases, setup: Setup, event: events.CoverHeld) -> Details:
    return {"obstacle": name_of(texts, setup, event.obstacle, "object")}


def _aimed(texts: Phrases, setup: Setup, event: events.AttackSucceeded | events.FigureAimed) -> Details:
    return {"target": terrain_target(texts, setup, event.piece)} if event.piece else {}


def _damage(texts: Phrases, setup: Setup, event: events.DamageRolled) -> Details:
    return {
        "code": f"{texts.number(event.strength)}/{texts.number(event.penetration)}",
        "damage_points": texts("count-damage-points", number=event.points),
    }


def _points_used(texts: Phrases, setup: Setup, event: events.DamagePointsUsed) -> Details:
    kinds = (("free", event.free), ("light", event.light), ("heavy", event.heavy))
    parts = [texts(f"event-damage-points-used-{kind}", number=number) for kind, number in kinds if number]
    return {"number": len(parts), "parts": texts.listing(parts)}


def _status(texts: Phrases, setup: Setup, event: events.StatusReceived | events.StatusLost) -> Details:
    return {"status": status_name(texts, event.status)}


def _threatened(texts: Phrases, setup: Setup, event: events.FiguresThreatened) -> Details:
    return {"number": len(event.targets), "figures": names(texts, setup, event.targets)}


def _out_of_action(texts: Phrases, setup: Setup, event: events.FigureWentOutOfAction) -> Details:
    return {"status": status_name(texts, "out_of_action")}


def _markers(texts: Phrases, setup: Setup, event: events.MarkersRemoved) -> Details:
    return {"figures": names(texts, setup, event.figures)}


def _re_equipped(texts: Phrases, setup: Setup, event: events.FigureReEquipped) -> Details:
    blocks = texts.listing([block_name(texts, setup, block) for block in event.in_use])
    return {"number": len(event.in_use), "blocks": blocks}


AJAR_BELOW: Final = 60.0
"""A door that is open by less, in degrees, is told to be ajar."""


def _reloaded(texts: Phrases, setup: Setup, event: events.BlockReloaded) -> Details:
    return {
        "resources": texts("count-resource-points", number=event.resources),
        "charges": texts("count-charge-points", number=event.charges),
    }


def _door(texts: Phrases, setup: Setup, event: events.DoorMoved) -> Details:
    how = "closed" if event.degrees == 0.0 else "ajar" if event.degrees < AJAR_BELOW else "open"
    return {"piece": name_of(texts, setup, event.piece, "object"), "how": how}


def _defeated(texts: Phrases, setup: Setup, event: events.PlayerDefeated) -> Details:
    key = "defeat-" + event.rule.lower().replace(".", "-")
    figure = "" if event.figure is None else figure_name(texts, setup, event.figure)
    return {"why": "known" if texts.has(key) else "unknown", "reason": texts(key, figure=figure)}


def _ended(texts: Phrases, setup: Setup, event: events.GameEnded) -> Details:
    return {
        "number": len(event.winners),
        "winners": texts.listing([player_name(setup, player) for player in event.winners]),
        "reason": texts(text_key("ending", event.reason), winners=len(event.winners)),
    }


SKIRMISH_DETAILS: Final[Mapping[type, Callable[[Phrases, Setup, Any], Details]]] = MappingProxyType(
    {
        events.PhaseBegan: _phase,
        events.CommandPointsRefilled: _refilled,
        events.BidsRevealed: _bids,
        events.TurnOrderSet: _order,
        events.TurnEnded: _turn_ended,
        events.FigureTurned: _turned,
        events.ActionTaken: _action,
        events.FigureMoved: _moved,
        events.FigureFell: _fell,
        events.FigureShoved: _shoved,
        events.FigureCollided: _collided,
        events.RandomMovementRolled: _random,
        events.CheckMade: _check,
        events.ChecksLapsed: _lapsed,
        events.CheckDiverged: _diverged,
        events.BlastWentOff: _blast,
        events.AttackSucceeded: _aimed,
        events.FigureAimed: _aimed,
        events.CoverHeld: _cover,
        events.DamageRolled: _damage,
        events.DamagePointsUsed: _points_used,
        events.FiguresThreatened: _threatened,
        events.StatusReceived: _status,
        events.StatusLost: _status,
        events.FigureWentOutOfAction: _out_of_action,
        events.MarkersRemoved: _markers,
        events.FigureReEquipped: _re_equipped,
        events.BlockReloaded: _reloaded,
        events.DoorMoved: _door,
        events.PlayerDefeated: _defeated,
        events.GameEnded: _ended,
    }
)
"""What a text needs beyond the plain fields of an event."""


def dice_name(texts: Phrases, purpose: str) -> str:
    """Return what a die is rolled for, or what kind of check it is: "panic check"."""
    return texts(f"dice-{purpose}")


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


def _command_ended(texts: Phrases, setup: Setup, event: events.CommandEnded) -> Details:
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
        "check": describe_dice_name(texts, event.kind),
    }


COMMAND_DETAILS: Final[Mapping[type, Callable[[Phrases, Setup, Any], Details]]] = MappingProxyType(
    {
        events.CommandGiven: _given,
        events.CommandEnded: _command_ended,
        events.LeaderAppointed: _leader,
        events.LeadershipEnded: _leader,
        events.PanicChecksTakenOver: _taken_over,
        events.CheckDeputised: _deputised,
    }
)
"""What a text needs beyond the plain fields of an event."""

REASONS: Final[Mapping[str, str]] = MappingProxyType({"R6.1.10": "hold", "R6.1.11": "contest", "R1.1.22": "defeat"})
"""What brought points, by rule: a zone, or the defeat of another player."""


def _victory_points(texts: Phrases, setup: Setup, event: events.VictoryPointsGained) -> Details:
    return {
        "victory_points": texts("count-victory-points", number=event.points),
        "why": REASONS.get(event.rule, "source" if event.source else "nothing"),
        "from": name_of(texts, setup, event.source),
    }


def _changed_hands(texts: Phrases, setup: Setup, event: events.ZoneChangedHands) -> Details:
    come = [player_name(setup, player) for player in event.now if player not in event.before]
    gone = [player_name(setup, player) for player in event.before if player not in event.now]
    return {
        "zone": zone_name(texts, setup, event.zone),
        "change": "passed" if come and gone else "gained" if come else "lost",
        "come": texts.listing(come),
        "gone": texts.listing(gone),
    }


def _action_of_scenario(
    texts: Phrases,
    setup: Setup,
    event: events.ScenarioActionWorked | events.ScenarioActionFailed,
) -> Details:
    return {"action": scenario_action_name(texts, setup, event.scenario_action)}


def _command_points(texts: Phrases, setup: Setup, event: events.CommandPointsGained) -> Details:
    return {
        "command_points": texts("count-command-points", number=event.points),
        "from": name_of(texts, setup, event.source),
    }


def _attribute_changed(texts: Phrases, setup: Setup, event: events.AttributeChanged) -> Details:
    return {
        "attribute": texts(text_key("attribute", event.attribute)),
        "change": texts.signed(event.value),
        "from": name_of(texts, setup, event.source),
    }


def _piece_damaged(texts: Phrases, setup: Setup, event: events.PieceDamaged) -> Details:
    return {
        "piece": name_of(texts, setup, event.piece),
        "code": f"{texts.number(event.strength)}/{texts.number(event.penetration)}",
        "damage_points": texts("count-damage-points", number=event.points),
    }


def _gave_way(texts: Phrases, setup: Setup, event: events.PieceGaveWay) -> Details:
    return {"piece": name_of(texts, setup, event.piece), "how": "destroyed" if event.rule == "RU124" else "open"}


SCENARIO_DETAILS: Final[Mapping[type, Callable[[Phrases, Setup, Any], Details]]] = MappingProxyType(
    {
        events.VictoryPointsGained: _victory_points,
        events.ScenarioActionWorked: _action_of_scenario,
        events.ScenarioActionFailed: _action_of_scenario,
        events.CommandPointsGained: _command_points,
        events.AttributeChanged: _attribute_changed,
        events.ZoneChangedHands: _changed_hands,
        events.PieceDamaged: _piece_damaged,
        events.PieceGaveWay: _gave_way,
    }
)
"""What a text needs beyond the plain fields of an event."""

# -- vehicles -------------------------------------------------------------------------------------------------


def _steered(texts: Phrases, setup: Setup, event: events.VehicleSteered) -> Details:
    return {"vehicle": name_of(texts, setup, event.vehicle)}


def _gained(texts: Phrases, setup: Setup, event: events.ControlGained) -> Details:
    return {"vehicle": name_of(texts, setup, event.vehicle)}


def _turned_to(texts: Phrases, setup: Setup, event: events.VehicleTurned) -> Details:
    return {"faces": facing_words(texts, event.facing)}


# -- interruptions --------------------------------------------------------------------------------------------


def _interrupted(texts: Phrases, setup: Setup, event: events.InterruptionPlayed) -> Details:
    return {
        "aim": "target" if event.target else "none",
        "target": name_of(texts, setup, event.target) if event.target else "",
        "name": texts(text_key("action", event.action)) if event.action else "",
        "cost": texts("count-action-points", number=event.action_points),
    }


def _raised(texts: Phrases, setup: Setup, event: events.DefenceRaised) -> Details:
    return {"name": texts(text_key("attribute", event.attribute))}


# -- cards ----------------------------------------------------------------------------------------------------


def _shuffled(texts: Phrases, setup: Setup, event: events.DecksShuffled) -> Details:
    decks = [
        texts("event-decks-shuffled-one", player=player_name(setup, player), cards=texts("count-cards", number=number))
        for player, number in event.decks
    ]
    return {"decks": texts.listing(decks)}


def _drawn(texts: Phrases, setup: Setup, event: events.CardsDrawn) -> Details:
    return {
        "known": bool(event.cards),
        "count": texts("count-cards", number=event.number),
        "names": texts.listing([card_name(texts, setup, card) for card in event.cards]),
    }


def _played(texts: Phrases, setup: Setup, event: events.CardPlayed) -> Details:
    aim = event.figure or event.opponent
    return {
        "cost": texts("count-command-points", number=event.command_points),
        "price": event.command_points,
        "aim": texts("event-card-played-at", at=name_of(texts, setup, aim)) if aim else "",
    }


def _healed(texts: Phrases, setup: Setup, event: events.FigureHealed) -> Details:
    kinds = (("light", event.light), ("heavy", event.heavy))
    parts = [texts(f"event-damage-points-used-{kind}", number=number) for kind, number in kinds if number]
    return {"number": len(parts), "parts": texts.listing(parts)}


def _lost_points(texts: Phrases, setup: Setup, event: events.CommandPointsLost) -> Details:
    return {"command_points": texts("count-command-points", number=event.points)}


FURTHER_DETAILS: Final[Mapping[type, Callable[[Phrases, Setup, Any], Details]]] = MappingProxyType(
    {
        events.VehicleSteered: _steered,
        events.ControlGained: _gained,
        events.VehicleTurned: _turned_to,
        events.InterruptionPlayed: _interrupted,
        events.DefenceRaised: _raised,
        events.DecksShuffled: _shuffled,
        events.CardsDrawn: _drawn,
        events.CardPlayed: _played,
        events.FigureHealed: _healed,
        events.CommandPointsLost: _lost_points,
    }
)
"""What a text needs beyond the plain fields of an event."""

EVENT_DETAILS: Final[Mapping[type, Callable[[Phrases, Setup, Any], Details]]] = MappingProxyType(
    {
        **SKIRMISH_DETAILS,
        **COMMAND_DETAILS,
        **SCENARIO_DETAILS,
        **FURTHER_DETAILS,
    }
)
"""For a class of events what its text needs more."""


def event_details(texts: Phrases, setup: Setup, event: Happening) -> Details:
    """Return what the text of an event needs beyond the fields common to every game."""
    told: Details = {}
    for field in event.__struct_fields__:
        value = getattr(event, field)
        if field == "card":
            told[field] = card_name(texts, setup, value)
        elif field in ("block", "weapon") and isinstance(value, str):
            told[field] = block_name(texts, setup, value)
    more = EVENT_DETAILS.get(type(event))
    return told if more is None else told | more(texts, setup, event)
