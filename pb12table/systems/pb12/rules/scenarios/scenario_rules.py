"""Victory conditions of a scenario: zones that are worth points at the end of each status phase.  Chapter 6.1.

A scenario may have any number of them beside its defeat condition (R6.1.9 in `victory`) and its round limit.
"""

from __future__ import annotations

from dataclasses import dataclass

from pb12table.skirmish.ids import FigureId, PlayerId
from pb12table.skirmish.zones import Zone, ZoneKind
from pb12table.systems.pb12.rules.checks.checks import Game
from pb12table.systems.pb12.rules.figures.figures import figures_on_table, is_able_to_act
from pb12table.systems.pb12.rules.game.state import State
from pb12table.systems.pb12.rules.round.victory import gain_victory_points
from pb12table.systems.pb12.rules.scenarios.scenario_events import ZoneChangedHands
from pb12table.table.zones import in_area

POINTS = 1
"""What a zone brings at the end of a status phase.  R6.1.10, R6.1.11."""


@dataclass(frozen=True, slots=True)
class ZoneStanding:
    """How a zone stands for the player it is fixed for: the figures able to act inside, his own and the others.

    `scores`: it would bring him a point now.  R6.1.10, R6.1.11, RU116.
    """

    zone: Zone
    player: PlayerId
    own: tuple[FigureId, ...]
    others: tuple[FigureId, ...]

    @property
    def scores(self) -> bool:
        return bool(self.own) and (self.zone.kind is ZoneKind.CONTEST or not self.others)


def able_inside(state: State, zone: Zone) -> list[FigureId]:
    """The figures able to act in a zone.  R1.1.18, RU008."""
    return [
        figure.id
        for figure in figures_on_table(state)
        if in_area(zone.area, (figure.x, figure.y), figure.z) and is_able_to_act(state, figure.id)
    ]


def zone_standings(state: State) -> list[ZoneStanding]:
    """Every zone that brings points, for each player still in the game whom it is fixed for.  R6.1.10, R6.1.11."""
    found: list[ZoneStanding] = []
    for zone in state.setup.zones:
        if zone.kind not in (ZoneKind.HOLD, ZoneKind.CONTEST):
            continue
        inside = able_inside(state, zone)
        for player in zone.players:
            if not state.players[player].defeated:
                own = tuple(figure for figure in inside if state.figures[figure].controller == player)
                others = tuple(figure for figure in inside if state.figures[figure].controller != player)
                found.append(ZoneStanding(zone, player, own, others))
    return found


def score_zones(game: Game) -> None:
    """S5: the zones bring their points.  R6.1.10 (Gebiet Kontrollieren), R6.1.11 (Kontrolle Stören), RU035, RU116."""
    standings = zone_standings(game.state)
    for zone in game.state.setup.zones:
        scoring = [standing.player for standing in standings if standing.zone.id == zone.id and standing.scores]
        _note_holders(game, zone, scoring)
        for player in scoring:
            rule = "R6.1.10" if zone.kind is ZoneKind.HOLD else "R6.1.11"
            gain_victory_points(game, player, POINTS, rule, zone.id)


def _note_holders(game: Game, zone: Zone, players: list[PlayerId]) -> None:
    """Remember for whom a zone counts, and tell when that has changed since the last round."""
    held = game.state.zones_held
    before = held.pop(zone.id, [])
    if players:
        held[zone.id] = players
    if before != players:
        game.record(ZoneChangedHands(zone=zone.id, before=tuple(before), now=tuple(players)))
