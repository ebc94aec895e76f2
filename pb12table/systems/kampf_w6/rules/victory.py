"""How a fight ends."""

from __future__ import annotations

from pb12table.skirmish.ids import FigureId, PlayerId
from pb12table.skirmish.zones import Zone, ZoneKind
from pb12table.systems.kampf_w6.rules.attacks.attack import Game, remove
from pb12table.systems.kampf_w6.rules.data import AtTheLimit, SideId
from pb12table.systems.kampf_w6.rules.events import GameEnded, PlayerGaveUp, PointsScored
from pb12table.systems.kampf_w6.rules.figures import data, is_fighting, owner, players_of, side, sides_in_the_fight
from pb12table.systems.kampf_w6.rules.state import Fate, Outcome, State
from pb12table.systems.kampf_w6.rules.value import figure_value
from pb12table.table.zones import in_area


def end(game: Game, reason: str, winner: SideId | None = None) -> None:
    """The fight is over; without a winner it is a draw.  WR32."""
    winners = () if winner is None else players_of(game.state, winner)
    game.state.outcome = Outcome(winners, reason, winner)
    game.record(GameEnded(winners=winners, reason=reason))


def decide(game: Game) -> None:
    """Whether a side has won when a window closes: alone in the fight, or home with what it came for.  WR32, WR37."""
    state = game.state
    if state.outcome is not None:
        return
    left = sides_in_the_fight(state)
    if not left:
        end(game, "all-out")
    elif len(left) == 1:
        end(game, "last-side", left[0])
    else:
        for papers in state.papers.values():
            if papers.carrier is not None and is_home(state, papers.carrier):
                end(game, "carried-home", side(state, papers.carrier))
                return


def is_home(state: State, figure: FigureId) -> bool:
    """Whether a figure in the fight has its feet in an entry or exit zone of its own player.  WR40."""
    placed = state.figures[figure]
    return is_fighting(state, figure) and any(
        zone.kind in (ZoneKind.ENTRY, ZoneKind.EXIT)
        and owner(state, figure) in zone.players
        and in_area(zone.area, (placed.x, placed.y), placed.z)
        for zone in state.setup.zones
    )


def holder(state: State, zone: Zone) -> SideId | None:
    """The side that is alone in a zone with a figure in the fight, None for none.  WR32."""
    inside = {
        side(state, figure)
        for figure, placed in state.figures.items()
        if placed.fate is Fate.FIGHTING and in_area(zone.area, (placed.x, placed.y), placed.z)
    }
    found = next(iter(inside)) if len(inside) == 1 else None
    may_score = not zone.players or any(state.setup.player_by_id[player].side == found for player in zone.players)
    return found if may_score else None


def score(game: Game) -> None:
    """The points of zones at the end of a round.  WR32."""
    state = game.state
    for zone in state.setup.zones:
        if zone.kind not in (ZoneKind.CONTEST, ZoneKind.HOLD):
            continue
        found = holder(state, zone)
        if found is not None:
            state.points[found] += 1
            game.record(PointsScored(
                    side=found,
                    players=players_of(state, found),
                    points=1,
                    total=state.points[found],
                    source=zone.id,
                ))


def strength(state: State, of: SideId) -> int:
    """The value of a side's figures in the fight; wounds do not count.  WR32, WR33."""
    return sum(
        figure_value(data(state, figure))
        for figure in state.figures
        if is_fighting(state, figure) and side(state, figure) == of
    )


def decide_at_the_limit(game: Game) -> None:
    """Whether the last round is over, and who has won then.  WR32."""
    state = game.state
    options = state.setup.options
    if state.outcome is not None or options.round_limit is None or state.game_round < options.round_limit:
        return
    by_value = options.at_the_limit is AtTheLimit.VALUE
    scores = {
        found.id: strength(state, found.id) if by_value else state.points[found.id] for found in state.setup.sides
    }
    ranked = sorted(scores, key=lambda found: -scores[found])
    lead = scores[ranked[0]] - scores[ranked[1]]
    decided = lead > (options.value_margin if by_value else 0)
    end(game, f"most-{options.at_the_limit.value}" if decided else "even", ranked[0] if decided else None)


def give_up(game: Game, player: PlayerId) -> None:
    """A player leaves the fight with all figures."""
    state = game.state
    state.players[player].gave_up = True
    game.record(PlayerGaveUp(player=player))
    for figure in state.figures.values():
        if owner(state, figure.id) == player and figure.fate is not Fate.OUT:
            remove(game, figure.id)
    decide(game)
