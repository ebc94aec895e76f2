"""What the lines of the log say beyond the plain fields of an event: a skirmish on foot.  Chapter 1."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from math import hypot
from types import MappingProxyType
from typing import Any, Final

from pb12table.skirmish.faces.words import Phrases
from pb12table.systems.pb12.rules.game import events
from pb12table.systems.pb12.rules.preparations.profiles import Setup
from pb12table.systems.pb12.texts.names import block_name, scenario_action_name, status_name
from pb12table.texts.names import facing_words, figure_name, name_of, names, player_name, text_key
from pb12table.texts.numbers import rounded

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
    """A piece of terrain as the target of an action."""
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
    """The damage of a blast that does some."""
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
    """What a die is thrown for, or what kind of check it is: "panic check"."""
    return texts(f"dice-{purpose}")
