"""Which sounds the events of Pb-12 make.

A sound says nothing that cannot be seen.
"""

from __future__ import annotations

from pb12table.kernel.log import Event
from pb12table.skirmish.ids import FigureId
from pb12table.systems.pb12.rules.cards import card_events
from pb12table.systems.pb12.rules.game import events
from pb12table.systems.pb12.rules.game.state import State
from pb12table.systems.pb12.rules.preparations.profiles import BlockId
from pb12table.systems.pb12.rules.scenarios import scenario_events
from pb12table.systems.pb12.rules.statuses.kinds import Status
from pb12table.systems.pb12.rules.vehicles import vehicle_events
from pb12table.systems.pb12.rules.vehicles.aboard import is_vehicle
from pb12table.systems.pb12.scene.playback import is_ranged


def sounds_of(state: State, event: Event) -> tuple[str, ...]:
    """The sounds of an event that begins to be shown, by name."""
    match event:
        case (
            events.InitiativeRolled()
            | events.DamageRolled()
            | events.CheckDiverged()
            | events.RandomMovementRolled()
            | card_events.DieChanged()
        ):
            return ("dice",)
        case events.CheckMade(face=face):
            return () if face is None else ("dice",)
        case events.AttackSucceeded(figure=figure, weapon=weapon):
            return (_weapon_sound(state, figure, weapon),)
        case events.AttackFailed(figure=figure, weapon=weapon):
            # A blade that meets nothing only swishes.
            return (_weapon_sound(state, figure, weapon), "miss") if is_ranged(state, figure, weapon) else ("throw",)
        case events.BlastWentOff():
            return ("blast",)
        case events.FigureMoved(figure=figure):
            return ("wheels",) if is_vehicle(state, figure) else ("steps",)
        case events.FigureRelocatedIn():
            return ("steps",)
        case vehicle_events.VehicleTurned():
            return ("wheels",)
        case events.FigureFell():
            return ("fall",)
        case events.FigureCollided() | scenario_events.PieceGaveWay() | vehicle_events.VehicleDestroyed():
            return ("crash",)
        case events.DamagePointsUsed():
            return ("hit",)
        case events.StatusReceived(status=Status.PANICKED):
            return ("fright",)
        case events.FigureWentOutOfAction():
            return ("out",)
        case events.BlockReloaded() | events.DoorMoved():
            return ("reload",)
        case card_events.DecksShuffled() | card_events.CardsDrawn() | card_events.CardPlayed():
            return ("card",)
        case events.TurnBegan():
            return ("turn",)
        case events.RoundBegan():
            return ("round",)
        case events.VictoryPointsGained():
            return ("points",)
        case events.PlayerDefeated():
            return ("defeat",)
        case events.GameEnded():
            return ("end",)
        case _:
            return ()


def _weapon_sound(state: State, figure: FigureId, weapon: BlockId) -> str:
    block = state.setup.block_by_figure[figure].get(weapon)
    return (block and block.sound) or ("throw" if is_ranged(state, figure, weapon) else "blade")
