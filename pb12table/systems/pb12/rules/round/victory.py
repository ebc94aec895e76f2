"""Defeat, surrender, victory points, the conditions of a scenario, and the end of the game.  R1.1.21, R1.1.22, 6.1."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from pb12table.skirmish.ids import FigureId, PlayerId
from pb12table.skirmish.zones import Zone, ZoneKind
from pb12table.systems.pb12.rules.checks.checks import Game
from pb12table.systems.pb12.rules.figures.figures import figures_of, figures_on_table, is_able_to_act
from pb12table.systems.pb12.rules.game.events import (
    GameEnded,
    PlayerDefeated,
    PlayerGaveUp,
    VictoryPointsGained,
    ZoneChangedHands,
)
from pb12table.systems.pb12.rules.game.state import Outcome, Place, State, undefeated
from pb12table.systems.pb12.rules.vehicles.aboard import is_vehicle
from pb12table.systems.pb12.rules.vehicles.riding import remove_cards, remove_from_game
from pb12table.table.footprints import in_area


def has_ended(state: State) -> bool:
    """Return whether the game is over.  R1.1.21."""
    return state.outcome is not None


def defeat(game: Game, losers: Sequence[PlayerId], rule: str, leader: FigureId | None = None) -> None:
    """Let players be defeated at the same moment, with their leader perhaps.

    R1.1.22 (Niederlage): they lose their victory points, every survivor receives one for each of them.
    RU023 (simultaneous), RU024 (their figures leave the game without markers, vehicles on the table stay), R1.1.21
    (end).
    """
    state = game.state
    for loser in losers:
        player = state.players[loser]
        player.defeated = True
        player.victory_points = 0
        player.command_points = 0
        remove_cards(state, loser)
        for figure in list(figures_of(state, loser)):
            if figure.place is not Place.TABLE or not is_vehicle(state, figure.id):
                remove_from_game(state, figure.id)
        game.record(PlayerDefeated(player=loser, rule=rule, figure=leader))
    if not losers:
        return
    for survivor in undefeated(state):
        gain_victory_points(game, survivor, len(losers), "R1.1.22")
    if len(undefeated(state)) <= 1:
        end_game(game, "last-undefeated")


def gain_victory_points(game: Game, player: PlayerId, points: int, rule: str, source: str = "") -> None:
    """Let a player receive victory points, of a zone perhaps (`source`).  R1.1.21 (Siegpunkte)."""
    game.state.players[player].victory_points += points
    game.record(VictoryPointsGained(player=player, points=points, rule=rule, source=source))


def defeat_without_leader(game: Game, figure: FigureId) -> None:
    """Let the player be defeated at once whose force was led by a figure that has gone out of action.

    R6.1.9 (Anführer Ausschalten), RU118: the leader at the start of the game matters, not a later one.
    """
    state = game.state
    if state.setup.modules.take_out_leader:
        led = [player.id for player in state.setup.players if player.leader == figure]
        defeat(game, [player for player in led if not state.players[player].defeated], "R6.1.9", figure)


def end_game(game: Game, reason: str) -> None:
    """End the game: most victory points among the undefeated wins, equal points share it.  R1.1.21, RU023."""
    state = game.state
    if state.outcome is not None:
        return
    survivors = undefeated(state)
    most = max((state.players[player].victory_points for player in survivors), default=0)
    winners = [player for player in survivors if state.players[player].victory_points == most]
    state.outcome = Outcome(winners, reason)
    points = tuple((player.id, player.victory_points) for player in state.players.values())
    game.record(GameEnded(winners=tuple(winners), reason=reason, points=points))


def give_up(game: Game, player: PlayerId) -> None:
    """Give up at any time and be defeated at once.  R1.3.19 (Aufgeben), RU036."""
    game.record(PlayerGaveUp(player=player, surrender=False))
    defeat(game, [player], "R1.3.19")


def surrender(game: Game, players: Sequence[PlayerId]) -> None:
    """Carry out surrenders of one status phase, which are simultaneous.  R1.3.15 (Kapitulation), RU036."""
    for player in players:
        game.record(PlayerGaveUp(player=player, surrender=True))
    defeat(game, players, "R1.3.15")


def without_able_figure(state: State) -> list[PlayerId]:
    """Return the players who control no figure able to act on the table.  R1.3.18."""
    return [
        player
        for player in undefeated(state)
        if not any(
            figure.place is Place.TABLE and is_able_to_act(state, figure.id) for figure in figures_of(state, player)
        )
    ]


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
    """Return the figures able to act in a zone.  R1.1.18, RU008."""
    return [
        figure.id
        for figure in figures_on_table(state)
        if in_area(zone.area, (figure.x, figure.y), figure.z) and is_able_to_act(state, figure.id)
    ]


def zone_standings(state: State) -> list[ZoneStanding]:
    """Return every zone that brings points, for each player still in the game it is fixed for.  R6.1.10, R6.1.11."""
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
    """Score the points of the zones (S5).  R6.1.10 (Gebiet Kontrollieren), R6.1.11 (Kontrolle Stören), RU035, RU116."""
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
