"""Every event of the rules, whatever part of the rulebook it belongs to."""

from __future__ import annotations

from typing import TypeAlias

from pb12table.systems.pb12.rules.cards import card_events
from pb12table.systems.pb12.rules.command import command_events
from pb12table.systems.pb12.rules.extensions import interrupt_events
from pb12table.systems.pb12.rules.game import events
from pb12table.systems.pb12.rules.game.happening import Happening
from pb12table.systems.pb12.rules.scenarios import scenario_events
from pb12table.systems.pb12.rules.vehicles import vehicle_events

__all__ = ["AnyEvent", "Happening"]

AnyEvent: TypeAlias = (
    events.RoundBegan
    | events.PhaseBegan
    | events.CommandPointsRefilled
    | events.BidEntered
    | events.BidsRevealed
    | events.InitiativeRolled
    | events.PlaceTaken
    | events.TurnOrderSet
    | events.TurnBegan
    | events.FigureActivated
    | events.FigureRelocatedIn
    | events.FigureRelocatedOut
    | events.PlayerWaited
    | events.PlayerBrokeOff
    | events.TurnEnded
    | events.FigureTurned
    | events.ActionTaken
    | events.FigureMoved
    | events.FigureFell
    | events.FigureShoved
    | events.FigureCollided
    | events.RandomMovementRolled
    | events.CheckMade
    | events.ChecksLapsed
    | events.CheckDiverged
    | events.AttackSucceeded
    | events.BlastWentOff
    | events.CoverHeld
    | events.AttackFailed
    | events.DamageRolled
    | events.DamagePointsUsed
    | events.FigureCarried
    | events.CarryRefused
    | events.FiguresThreatened
    | events.StatusReceived
    | events.StatusLost
    | events.NoPanicCheck
    | events.FigureWentOutOfAction
    | events.MarkersRemoved
    | events.FigureAimed
    | events.FigureConcentrated
    | events.FigureReEquipped
    | events.BlockReloaded
    | events.DoorMoved
    | events.PlayerGaveUp
    | events.PlayerDefeated
    | events.VictoryPointsGained
    | events.GameEnded
    | card_events.DecksShuffled
    | card_events.CardsDrawn
    | card_events.CardPlayed
    | card_events.CardDiscarded
    | card_events.CardWithoutTarget
    | card_events.InterruptionCancelled
    | card_events.DieChanged
    | card_events.FigureHealed
    | card_events.FigureHelped
    | card_events.FigureReady
    | card_events.ActionPointsReceived
    | card_events.BlocksRefilled
    | card_events.CommandPointsLost
    | card_events.TruceBegan
    | scenario_events.ScenarioActionWorked
    | scenario_events.ScenarioActionFailed
    | scenario_events.CommandPointsGained
    | scenario_events.AttributeChanged
    | scenario_events.ItemPutDown
    | scenario_events.ItemPickedUp
    | scenario_events.ZoneChangedHands
    | scenario_events.PieceDamaged
    | scenario_events.PieceGaveWay
    | interrupt_events.InterruptionPlayed
    | interrupt_events.InterruptionLapsed
    | interrupt_events.DefenceRaised
    | interrupt_events.MovementFixed
    | command_events.CommandGiven
    | command_events.CommandEnded
    | command_events.LeaderAppointed
    | command_events.LeadershipEnded
    | command_events.PanicChecksTakenOver
    | command_events.CheckDeputised
    | vehicle_events.VehicleSteered
    | vehicle_events.ControlGained
    | vehicle_events.VehicleTurned
    | vehicle_events.VehicleDestroyed
)
