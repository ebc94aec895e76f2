"""What figures and players did in a game, as its log tells it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import hypot

from pb12table.kernel.log import LogLine
from pb12table.skirmish.ids import FigureId, PlayerId
from pb12table.systems.pb12.rules.actions.odds import check_probability
from pb12table.systems.pb12.rules.game import events
from pb12table.systems.pb12.rules.game.state import Place, State


@dataclass(slots=True)
class Deeds:
    """What a figure did: attack checks, those passed and those that were to be, points of damage dealt with them and
    received from anybody and anything, steps moved in plan, and whether and in which round it went out of action.
    """

    checks: int = 0
    passed: int = 0
    expected: float = 0.0
    damage: int = 0
    suffered: int = 0
    steps: float = 0.0
    out_in: int = 0
    is_out: bool = False


@dataclass(slots=True)
class Tally:
    """What a player's figures did: as in `Deeds`, and how many of them are lost."""

    checks: int = 0
    passed: int = 0
    expected: float = 0.0
    damage: int = 0
    lost: int = 0


def deeds(state: State, log: Sequence[LogLine]) -> dict[FigureId, Deeds]:
    """The deeds of all figures; what was taken back does not count."""
    found = {figure: Deeds() for figure in state.figures}
    attacker: FigureId | None = None
    game_round = 0
    for line in log:
        event = line.event
        if line.struck:
            continue
        match event:
            case events.RoundBegan(game_round=game_round):
                pass
            case events.ActionTaken() | events.FigureFell() | events.FigureCollided():
                # Harm that follows comes from there, and from no attack before.
                attacker = None
            case events.CheckMade(kind="accident-check"):
                attacker = None
            case events.CheckMade(figure=acting, kind="ranged-check" | "melee-check", passed=passed):
                attacker = acting
                own = found[attacker]
                own.checks += 1
                own.passed += passed
                own.expected += check_probability(event.target_number)
            case events.DamageRolled(figure=harmed, points=points):
                found[harmed].suffered += points
                if attacker is not None:
                    found[attacker].damage += points
            case events.FigureMoved(figure=moving, start=start, end=end):
                found[moving].steps += hypot(end[0] - start[0], end[1] - start[1])
            case events.FigureWentOutOfAction(figure=figure):
                found[figure].out_in, found[figure].is_out = game_round, True
            case _:
                pass
    return found


def tally(state: State, log: Sequence[LogLine]) -> dict[PlayerId, Tally]:
    """The deeds of all players' figures together; who goes home in a defeat is not lost."""
    found = {player: Tally() for player in state.players}
    for figure, each in deeds(state, log).items():
        placed = state.figures[figure]
        own = found[placed.controller]
        own.checks += each.checks
        own.passed += each.passed
        own.expected += each.expected
        own.damage += each.damage
        went_home = state.players[placed.controller].defeated and not each.is_out
        own.lost += placed.place is Place.REMOVED and not went_home
    return found
