"""A small made-up game and at least one example of every event, for looking at the sentences.

`python -m tests.systems.pb12.texts.samples` writes the sentences anew; read the difference before committing it.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Final

from pb12table.files.content import load_content
from pb12table.skirmish.ids import FigureId, Label, Modifier, PlayerId
from pb12table.skirmish.zones import Zone, ZoneKind
from pb12table.systems.pb12.files.building import card_of, tables_of
from pb12table.systems.pb12.rules.figures.figures import GAIT
from pb12table.systems.pb12.rules.game import events
from pb12table.systems.pb12.rules.game import events as card_events
from pb12table.systems.pb12.rules.game import events as command_events
from pb12table.systems.pb12.rules.game import events as interrupt_events
from pb12table.systems.pb12.rules.game import events as scenario_events
from pb12table.systems.pb12.rules.game import events as vehicle_events
from pb12table.systems.pb12.rules.game.events import Happening
from pb12table.systems.pb12.rules.game.state import CommandKind, Lasting, Phase, Status
from pb12table.systems.pb12.rules.preparations.profiles import (
    Attribute,
    Block,
    BlockId,
    CardId,
    CommandGroup,
    DamageCode,
    FigureSetup,
    GroupId,
    PlayerSetup,
    Profile,
    Setup,
)
from pb12table.systems.pb12.rules.scenarios.scenario_data import Open, ScenarioAction, TargetKind
from pb12table.table.battlefield import Battlefield
from pb12table.table.footprints import Area
from pb12table.table.terrain import Piece
from pb12table.texts.describe import check_lines, event_line
from pb12table.texts.locale import LANGUAGES, Texts

GOLDEN: Final = Path(__file__).with_name("event_lines.txt")
ALICE, BOB, CAROL = PlayerId("alice"), PlayerId("bob"), PlayerId("carol")
PIRATE, BOY, LEGIONARY, COACH = FigureId("pirate"), FigureId("boy"), FigureId("legionary"), FigureId("coach")
WATCH: Final = GroupId("watch")
GUN, CUTLASS, SHIELD = BlockId("gun"), BlockId("cutlass"), BlockId("shield")
LUCK: Final = CardId("luck")
SQUARE: Final = ((0.0, 0.0), (2.0, 0.0), (2.0, 2.0), (0.0, 2.0))


def sample_setup() -> Setup:
    """Three players, three figures, three blocks, a wall, a fence, a piece of an unknown kind, four zones."""
    blocks = (
        Block(GUN, Label("twin gun", "Zwillingspistole")),
        Block(CUTLASS, Label("cutlass", "Entermesser")),
        Block(SHIELD, Label("shield", "Schild")),
    )
    human = Profile("human", Label("human", "Mensch"))

    def figure(identity: FigureId, en: str, de: str, player: PlayerId) -> FigureSetup:
        return FigureSetup(identity, Label(en, de), player, human, blocks)

    pieces = (
        Piece("harbour-wall", SQUARE, kind="wall"),
        Piece("long-fence", SQUARE, kind="fence"),
        Piece("giant-mushroom", SQUARE, kind="mushroom"),
    )
    zones = (
        Zone("west-entry", ZoneKind.ENTRY, Area(SQUARE), (ALICE, BOB)),
        Zone("bog", ZoneKind.ROUGH, Area(SQUARE), label=Label("the bog", "das Moor")),
        Zone("scree", ZoneKind.ROUGH, Area(SQUARE)),
        Zone("night", ZoneKind.DARK, Area(SQUARE), level=3),
    )
    return Setup(
        Label("Sample", "Beispiel"),
        Battlefield(40.0, 30.0, pieces, GAIT),
        2.0,
        tables_of(load_content().tables, "assets"),
        (PlayerSetup(ALICE, "Alice", 3), PlayerSetup(BOB, "Bob", 3), PlayerSetup(CAROL, "Carol", 3)),
        (
            figure(PIRATE, "Strong pirate", "Starker Pirat", ALICE),
            figure(BOY, "Clever ship's boy", "Schlauer Schiffsjunge", BOB),
            figure(LEGIONARY, "Legionary", "Legionär", BOB),
            figure(COACH, "Mail coach", "Postkutsche", BOB),
        ),
        zones,
        actions=(
            ScenarioAction(
                "break-open",
                Label("Break Open", "Aufbrechen"),
                Label("With the shoulder.", "Mit der Schulter."),
                TargetKind.TERRAIN,
                (Open(),),
                Attribute.STRENGTH,
            ),
        ),
        cards=(card_of(load_content().cards[LUCK]),),
        groups=(CommandGroup(WATCH, Label("The watch", "Die Wache"), ALICE, GroupId("alice"), (PIRATE,), PIRATE),),
    )


CHECK: Final = (
    Modifier("R1.4.26", "base", 12),
    Modifier("R1.4.26", "attribute-ranged", -4, PIRATE),
    Modifier("R1.7.10", "range-short", -1, GUN),
    Modifier("R1.6.16", "covered", 2, "harbour-wall"),
    Modifier("R6.1.5", "rough-zone", 2, "bog"),
    Modifier("R6.1.5", "rough-zone", 2, "scree"),
    Modifier("R1.10.7", "static-target", -1, Status.STATIC),
    Modifier("R1.7.15", "support", -1),
)
DAMAGE: Final = (
    Modifier("R1.5.2", "damage-strength", 3),
    Modifier("R1.6.17", "cover", -2, "harbour-wall"),
    Modifier("R1.5.2", "toughness", -4, BOY),
    Modifier("R1.8.9", "block-armour-seen", 0, SHIELD),
)


def sample_events() -> Iterator[Happening]:
    """Every event class at least once, in the order of `events.py`."""
    yield events.RoundBegan(game_round=1)
    for phase in Phase:
        yield events.PhaseBegan(phase=phase)
    refill = (Modifier("R1.2.5", "chosen-command-points", 3), Modifier("R1.4.9", "command-figure", 2, PIRATE))
    yield events.CommandPointsRefilled(player=ALICE, balance=5, modifiers=refill)
    yield events.BidEntered(player=BOB)
    yield events.BidsRevealed(bids=((ALICE, 2), (BOB, 0)))
    yield events.InitiativeRolled(player=ALICE, face=7, initiative=11)
    yield events.InitiativeRolled(player=ALICE, face=7, initiative=11, tie=True)
    yield events.PlaceTaken(player=BOB, place=2)
    yield events.TurnOrderSet(order=(BOB, ALICE, CAROL))
    yield events.TurnBegan(player=ALICE)
    yield events.FigureActivated(player=ALICE, figure=PIRATE, action_points=3)
    yield events.FigureRelocatedIn(figure=PIRATE, at=(1.0, 2.0, 0.0), facing=90.0)
    yield events.FigureRelocatedOut(figure=PIRATE)
    yield events.PlayerWaited(player=ALICE)
    yield events.PlayerBrokeOff(player=ALICE)
    yield events.TurnEnded(player=ALICE, figure=PIRATE)
    yield events.TurnEnded(player=ALICE, figure=PIRATE, further=(BOY,))
    yield events.FigureTurned(figure=PIRATE, facing=134.6)
    yield events.ActionTaken(figure=PIRATE, action="move", action_points=2)
    yield events.ActionTaken(figure=PIRATE, action="adjust", action_points=0)
    yield events.ActionTaken(figure=PIRATE, action="ranged-attack", action_points=2, weapon=GUN, target=BOY)
    yield events.ActionTaken(figure=PIRATE, action="melee-attack", action_points=1, weapon=CUTLASS, target=BOY)
    yield events.ActionTaken(figure=PIRATE, action="ranged-attack", action_points=1, weapon=GUN)
    here = (1.0, 1.0, 0.0)
    yield events.FigureMoved(figure=PIRATE, option="horizontal", start=here, end=(2.0, 1.0, 0.0), movement_points=1)
    yield events.FigureMoved(figure=PIRATE, option="horizontal", start=here, end=(1.8, 1.0, 0.25), movement_points=1)
    yield events.FigureMoved(figure=PIRATE, option="horizontal", start=here, end=(1.8, 1.0, -0.2), movement_points=2)
    yield events.FigureMoved(figure=PIRATE, option="vertical", start=here, end=(1.5, 1.0, 1.0), movement_points=2)
    yield events.FigureMoved(figure=PIRATE, option="vertical", start=here, end=(1.5, 1.0, -1.0), movement_points=2)
    yield events.FigureMoved(figure=PIRATE, option="vertical", start=here, end=(1.5, 1.0, 0.0), movement_points=2)
    yield events.FigureMoved(figure=PIRATE, option="vertical", start=here, end=(1.0, 1.0, 1.0), movement_points=2)
    yield events.FigureMoved(figure=PIRATE, option="vertical", start=here, end=(1.0, 1.0, -0.5), movement_points=2)
    yield events.FigureMoved(figure=PIRATE, option="land", start=here, end=(1.0, 1.0, -1.0), movement_points=1)
    yield events.FigureMoved(figure=PIRATE, option="climb", start=here, end=here, movement_points=1)
    yield events.FigureFell(figure=PIRATE, start=(1.0, 1.0, 3.0), end=here, height=3.0)
    yield events.FigureFell(figure=PIRATE, start=(1.5, 1.0, 0.0), end=here, height=0.0)
    yield events.FigureShoved(figure=PIRATE, start=(1.5, 1.0, 0.0), end=here)
    yield events.FigureCollided(figure=PIRATE, obstacle=LEGIONARY, at=here, speed=3)
    yield events.FigureCollided(figure=PIRATE, obstacle="long-fence", at=here, speed=0)
    yield events.RandomMovementRolled(figure=PIRATE, face=6, direction=90.0, steps=3)
    yield events.FigureMoved(figure=PIRATE, option="random", start=here, end=(1.0, 4.0, 0.0), movement_points=0)
    yield events.RandomMovementRolled(figure=PIRATE, face=6, direction=None, steps=0)
    for face, passed in ((11, True), (3, False)):
        yield events.CheckMade(
            figure=PIRATE,
            kind="ranged-check",
            rule="R1.7.10",
            target_number=11,
            modifiers=CHECK,
            face=face,
            passed=passed,
        )
    nerve = (Modifier("R1.4.26", "base", 12), Modifier("R1.4.26", "attribute-nerve", -11, PIRATE))
    yield events.CheckMade(
        figure=PIRATE,
        kind="nerve-check",
        rule="R1.10.5",
        target_number=1,
        modifiers=nerve,
        face=None,
        passed=True,
    )
    panic = (Modifier("R1.4.26", "base", 12), Modifier("R1.10.1", "out-of-action-markers", 2))
    yield events.CheckMade(
        figure=PIRATE,
        kind="panic-check",
        rule="R1.4.27",
        target_number=14,
        modifiers=panic,
        face=None,
        passed=False,
    )
    yield events.ChecksLapsed(figure=PIRATE, number=1, rule="R1.8.14")
    yield events.ChecksLapsed(figure=PIRATE, number=2, rule="R1.8.14")
    yield events.ChecksLapsed(figure=PIRATE, number=1, rule="R1.7.10")
    yield events.ChecksLapsed(figure=PIRATE, number=2, rule="R1.7.10")
    yield events.CheckDiverged(figure=PIRATE, face=3, works=True, radius=2, strength=3, sector=90)
    yield events.CheckDiverged(figure=PIRATE, face=1, works=False, radius=0, strength=None, sector=0)
    yield events.CheckDiverged(figure=PIRATE, face=9, works=True, radius=2, strength=None, sector=270)
    yield events.AttackSucceeded(figure=PIRATE, weapon=GUN, target=BOY, successes=1)
    yield events.AttackSucceeded(figure=PIRATE, weapon=GUN, target=BOY, successes=2)
    yield events.AttackSucceeded(figure=PIRATE, weapon=GUN, target=None, successes=1)
    for hit in ((), (BOY, LEGIONARY)):
        yield events.BlastWentOff(
            figure=PIRATE,
            weapon=GUN,
            at=here,
            radius=2,
            damage=(DamageCode(3, 0),),
            start=45.0,
            sector=90,
            hit=hit,
        )
    yield events.CoverHeld(figure=BOY, obstacle="harbour-wall")
    yield events.AttackFailed(figure=PIRATE, weapon=GUN)
    for face, points in ((9, 2), (1, 0)):
        yield events.DamageRolled(
            figure=BOY,
            strength=3,
            penetration=2,
            face=face,
            modifiers=DAMAGE,
            result=face - 3,
            damage_table=4,
            points=points,
        )
    yield events.DamagePointsUsed(figure=BOY, free=0, light=1, heavy=2)
    yield events.DamagePointsUsed(figure=BOY, free=1, light=2, heavy=1)
    yield events.DamagePointsUsed(figure=BOY, free=0, light=0, heavy=0)
    yield events.StatusReceived(figure=BOY, status=Status.LIGHTLY_WOUNDED, rule="R1.10.4", markers=1)
    yield events.StatusReceived(figure=BOY, status=Status.MOVED, rule="R1.7.2", markers=2)
    yield events.NoPanicCheck(figure=BOY, rule="RU075")
    yield events.StatusLost(figure=BOY, status=Status.MOVED, rule="R1.10.2")
    yield events.StatusLost(figure=BOY, status=Status.DISTRACTED, rule="R4.0.8", markers=1)
    yield events.FigureCarried(figure=PIRATE, target=BOY, surcharge=0)
    yield events.FigureCarried(figure=PIRATE, target=BOY, surcharge=2)
    yield events.CarryRefused(figure=PIRATE, target=BOY)
    yield events.FiguresThreatened(figure=PIRATE, weapon=CUTLASS, targets=(BOY, LEGIONARY))
    yield events.FiguresThreatened(figure=PIRATE, weapon=CUTLASS, targets=())
    yield events.FigureWentOutOfAction(figure=BOY, at=here, rule="R1.5.1")
    yield events.MarkersRemoved(figures=(BOY, LEGIONARY))
    yield events.FigureAimed(figure=PIRATE, target=BOY)
    yield events.FigureAimed(figure=PIRATE, target=None)
    yield events.FigureAimed(figure=PIRATE, target=None, piece="long-fence")
    yield events.FigureConcentrated(figure=PIRATE)
    yield events.FigureReEquipped(figure=PIRATE, in_use=(CUTLASS, SHIELD))
    yield events.FigureReEquipped(figure=PIRATE, in_use=())
    yield events.BlockReloaded(figure=PIRATE, block=GUN, resources=2, charges=1)
    for degrees in (0.0, 30.0, 90.0):
        yield events.DoorMoved(figure=PIRATE, piece="harbour-wall", degrees=degrees)
    yield events.PlayerGaveUp(player=ALICE, surrender=True)
    yield events.PlayerGaveUp(player=ALICE, surrender=False)
    yield events.PlayerDefeated(player=BOB, rule="R1.3.18")
    yield events.PlayerDefeated(player=BOB, rule="R9.9.9")
    yield events.VictoryPointsGained(player=ALICE, points=1, rule="R1.1.22")
    yield events.VictoryPointsGained(player=ALICE, points=1, rule="R6.1.10", source="bog")
    yield events.VictoryPointsGained(player=ALICE, points=1, rule="R6.1.11", source="bog")
    yield events.VictoryPointsGained(player=ALICE, points=1, rule="R1.6.5", source="break-open")
    for before, now in (((), (ALICE, BOB)), ((ALICE,), (BOB,)), ((ALICE, BOB), (BOB,)), ((BOB,), ())):
        yield scenario_events.ZoneChangedHands(zone="bog", before=before, now=now)
    yield events.PlayerDefeated(player=BOB, rule="R6.1.9", figure=LEGIONARY)
    yield events.ActionTaken(
        figure=PIRATE, action="scenario-action", action_points=2, scenario_action="break-open", piece="long-fence"
    )
    yield events.ActionTaken(figure=PIRATE, action="scenario-action", action_points=1, scenario_action="break-open")
    yield events.ActionTaken(figure=PIRATE, action="melee-attack", action_points=1, weapon=CUTLASS, piece="long-fence")
    yield events.AttackSucceeded(figure=PIRATE, weapon=GUN, target=None, successes=1, piece="long-fence")
    yield events.BlastWentOff(
        figure=PIRATE,
        weapon=BlockId("break-open"),
        at=here,
        radius=4,
        damage=(),
        start=0.0,
        sector=360,
        hit=(BOY,),
    )
    yield events.BlastWentOff(
        figure=PIRATE,
        weapon=BlockId("break-open"),
        at=here,
        radius=4,
        damage=(DamageCode(3, 0), DamageCode(8, 2)),
        start=0.0,
        sector=360,
        hit=(BOY,),
    )
    yield scenario_events.ScenarioActionWorked(figure=PIRATE, scenario_action="break-open", successes=2, needs=1)
    for successes in (0, 1):
        yield scenario_events.ScenarioActionFailed(
            figure=PIRATE, scenario_action="break-open", successes=successes, needs=2
        )
    yield scenario_events.CommandPointsGained(player=BOB, points=2, balance=3, source="break-open")
    yield scenario_events.ItemPutDown(figure=PIRATE, block=CUTLASS, at=here)
    yield scenario_events.ItemPickedUp(figure=BOY, block=CUTLASS, at=here)
    for lasting in Lasting:
        yield scenario_events.AttributeChanged(
            figure=BOY, attribute=Attribute.MOVEMENT, value=-1, lasting=lasting, source="break-open"
        )
    yield card_events.DecksShuffled(decks=((ALICE, 1), (BOB, 12)))
    yield card_events.CardsDrawn(player=ALICE, number=2)
    yield card_events.CardsDrawn(player=ALICE, number=2, cards=(LUCK, LUCK), audience=(ALICE,))
    yield card_events.CardPlayed(player=ALICE, card=LUCK, command_points=0, works=True)
    yield card_events.CardPlayed(player=ALICE, card=LUCK, command_points=2, works=True, figure=BOY)
    yield card_events.CardPlayed(player=ALICE, card=LUCK, command_points=1, works=True, opponent=BOB)
    yield card_events.CardPlayed(player=ALICE, card=LUCK, command_points=1, works=False)
    yield card_events.CardDiscarded(player=ALICE, card=LUCK)
    yield card_events.CardWithoutTarget(player=ALICE, card=LUCK)
    yield card_events.InterruptionCancelled(player=BOB, card=LUCK)
    yield card_events.DieChanged(player=BOB, card=LUCK, before=3, face=5)
    for light, heavy in ((1, 0), (1, 1), (0, 0)):
        yield card_events.FigureHealed(figure=BOY, light=light, heavy=heavy)
    yield card_events.FigureHelped(figure=BOY, card=CardId("luck"), value=-2)
    yield card_events.FigureReady(figure=BOY)
    yield card_events.ActionPointsReceived(figure=BOY, points=2, balance=3)
    yield card_events.BlocksRefilled(figure=BOY)
    yield card_events.CommandPointsLost(player=BOB, points=2, balance=1)
    yield card_events.TruceBegan(player=BOB)
    for points in (0, 2):
        yield scenario_events.PieceDamaged(
            piece="long-fence",
            strength=3,
            penetration=0,
            face=9,
            modifiers=DAMAGE[:1],
            result=12,
            damage_table=4,
            points=points,
        )
    yield scenario_events.PieceGaveWay(piece="long-fence", rule="RU124")
    yield scenario_events.PieceGaveWay(piece="long-fence", rule="R1.6.5")
    yield command_events.CommandGiven(
        player=ALICE,
        figure=PIRATE,
        command=CommandKind.MOVE,
        participants=(PIRATE, BOY),
        dissolved=(WATCH,),
        command_points=2,
    )
    yield command_events.CommandGiven(
        player=BOB,
        figure=LEGIONARY,
        command=CommandKind.RANGED_ATTACK,
        participants=(LEGIONARY,),
        dissolved=(),
        command_points=0,
        target=PIRATE,
        at_one_target=True,
    )
    for piece in ("", "long-fence"):
        yield command_events.CommandGiven(
            player=BOB,
            figure=LEGIONARY,
            command=CommandKind.RANGED_ATTACK,
            participants=(LEGIONARY,),
            dissolved=(),
            command_points=0,
            piece=piece,
            at_one_target=True,
        )
    yield command_events.CommandEnded(player=ALICE, figure=PIRATE, command=CommandKind.MAKE_READY)
    yield command_events.LeaderAppointed(player=ALICE, group=WATCH, figure=PIRATE)
    yield command_events.LeaderAppointed(player=ALICE, group=GroupId("alice"), figure=PIRATE)
    yield command_events.LeadershipEnded(group=WATCH, figure=BOY)
    for covered, dissolved in (((BOY,), ()), ((PIRATE, BOY), (WATCH,))):
        yield command_events.PanicChecksTakenOver(
            player=ALICE, figure=PIRATE, figures=covered, dissolved=dissolved, command_points=len(covered)
        )
    for deputy in (PIRATE, BOY):
        yield command_events.CheckDeputised(figure=BOY, deputy=deputy, block=GUN, kind="panic-check")
    final = ((ALICE, 2), (BOB, 0), (CAROL, 2))
    yield events.GameEnded(winners=(ALICE,), reason="last-undefeated", points=final)
    yield events.GameEnded(winners=(ALICE, CAROL), reason="round-limit", points=final)
    yield events.GameEnded(winners=(), reason="last-undefeated", points=final)
    yield interrupt_events.InterruptionPlayed(player=BOB, figure=BOY, kind="ranged-defence", place=1)
    yield interrupt_events.InterruptionPlayed(player=BOB, figure=BOY, kind="melee-defence", place=2)
    yield interrupt_events.InterruptionPlayed(
        player=BOB, figure=BOY, kind="use-delayed", place=1, action="ranged-attack", action_points=2, target=PIRATE
    )
    yield interrupt_events.InterruptionPlayed(
        player=BOB, figure=BOY, kind="use-delayed", place=1, action="move", action_points=1
    )
    yield interrupt_events.InterruptionLapsed(figure=BOY, kind="use-delayed", able=False)
    yield interrupt_events.InterruptionLapsed(figure=BOY, kind="use-delayed", able=True)
    yield interrupt_events.DefenceRaised(figure=BOY, attribute=Attribute.RANGED_DEFENCE, value=2, rule="R4.3.2")
    for options in (0, 1, 4):
        yield interrupt_events.MovementFixed(figure=PIRATE, options=options, horizontals=options)
    yield vehicle_events.VehicleSteered(figure=PIRATE, vehicle=COACH, action_points=2)
    yield vehicle_events.ControlGained(player=ALICE, vehicle=COACH)
    yield vehicle_events.VehicleTurned(figure=COACH, facing=45.0, movement_points=1)
    yield events.FigureMoved(figure=COACH, option="reverse", start=here, end=(0.5, 1.0, 0.0), movement_points=2)
    yield vehicle_events.VehicleDestroyed(figure=COACH, at=here, facing=45.0, rule="R1.5.1")
    yield events.FigureCollided(figure=PIRATE, obstacle="coach/hull", at=here, speed=1)


def written() -> str:
    """The sentences of all examples in all languages, with the sums behind them."""
    setup = sample_setup()
    lines: list[str] = []
    for event in sample_events():
        lines.append(f"# {type(event).__name__}")
        for language in LANGUAGES:
            texts = Texts(language)
            lines.append(f"{language}: {event_line(texts, setup, event)}")
            lines += [f"      {line}" for line in check_lines(texts, setup, event)]
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    GOLDEN.write_text(written(), encoding="utf-8")
