"""How the events of Pb-12 are watched: how long, where words rise and what they say, what moves, and what is heard."""

from __future__ import annotations

from pb12table.kernel.game import Event
from pb12table.skirmish.ids import FigureId
from pb12table.skirmish.scene.playback import SWING, FloatStyle, Gait, Manner, Strike
from pb12table.systems.pb12.rules.game import events
from pb12table.systems.pb12.rules.game.state import Activation, OutOfActionMarker, Place, State, Turn
from pb12table.systems.pb12.rules.preparations.blocks import Status
from pb12table.systems.pb12.rules.preparations.profiles import BlockId
from pb12table.systems.pb12.rules.vehicles.aboard import is_vehicle
from pb12table.systems.pb12.rules.vehicles.riding import put
from pb12table.systems.pb12.texts.names import status_name
from pb12table.table.shapes import Point, Point3, direction, plan_distance, turn_between
from pb12table.texts.locale import Texts


def duration_of(event: Event) -> float:
    """Return how long an event is shown at normal speed, in seconds."""
    match event:
        case events.FigureMoved(start=start, end=end):
            return 0.08 + 0.16 * plan_distance(start[:2], end[:2]) + 0.1 * abs(end[2] - start[2])
        case events.VehicleTurned():
            return 0.35
        case events.CheckMade(face=None):
            return 0.5
        case events.CheckMade() | events.DamageRolled() | events.InitiativeRolled():
            return 1.25
        case events.FigureFell() | events.FigureShoved():
            return 0.5
        case events.FigureWentOutOfAction() | events.FigureCollided():
            return 0.6
        case events.StatusReceived() | events.DamagePointsUsed():
            return 0.3
        case events.RoundBegan() | events.TurnOrderSet() | events.BidsRevealed():
            return 0.9
        case events.PlayerDefeated() | events.CardPlayed():
            return 1.6
        case events.VictoryPointsGained(source=zone) if zone:
            return 1.2
        case events.ZoneChangedHands(now=()):
            return 1.2
        case _:
            return 0.0


def place_of(state: State, event: Event) -> Point | None:
    """Return where a word about an event rises; None for events that need none."""
    match event:
        case (
            events.DamageRolled(figure=figure)
            | events.StatusReceived(figure=figure)
            | events.CheckMade(figure=figure)
            | events.DamagePointsUsed(figure=figure)
        ):
            return _spot(state, figure)
        case events.FigureFell(end=end) | events.FigureShoved(end=end):
            return end[:2]
        case events.FigureCollided(at=at) | events.FigureWentOutOfAction(at=at):
            return at[:2]
        case _:
            return None


def _spot(state: State, figure: FigureId) -> Point | None:
    placed = state.figures[figure]
    return (placed.x, placed.y) if placed.place is Place.TABLE else None


def gait_of(event: Event) -> Gait | None:
    """Return how an event moves its figure."""
    match event:
        case events.FigureMoved(option=option):
            return "crawl" if option == "climb" else "jump" if option == "jump" else "walk"
        case events.FigureFell():
            return "fall"
        case events.FigureShoved():
            return "shove"
        case events.VehicleTurned():
            return "roll"
    return None


def glide(state: State, event: Event, age: float, before: float) -> None:
    """Show an event that is done by a share of `age`, and was by a share of `before`; who is aboard comes along.

    R3.0.7 (Passagiere), R4.2.3 (Tragen).
    """
    match event:
        case (
            events.FigureMoved(figure=figure, start=start, end=end)
            | events.FigureFell(figure=figure, start=start, end=end)
            | events.FigureShoved(figure=figure, start=start, end=end)
        ):
            x, y, z = (a + (b - a) * age for a, b in zip(start, end, strict=True))
            facing = state.figures[figure].facing
            # A vehicle also goes backwards, and keeps its facing.
            walks = isinstance(event, events.FigureMoved) and not is_vehicle(state, figure)
            if walks and start[:2] != end[:2]:
                facing = direction(start[:2], end[:2])
            put(state, figure, (x, y, z), facing)
        case events.VehicleTurned(figure=figure, facing=goal):
            placed = state.figures[figure]
            share = (age - before) / (1.0 - before) if before < 1.0 else 1.0
            facing = placed.facing + turn_between(placed.facing, goal) * share
            put(state, figure, (placed.x, placed.y, placed.z), facing)
        case _:
            pass


def show(state: State, event: Event, before: float = 0.0) -> None:
    """Show an event done: what of it can be seen on the table and in the panels; `before` as for `glide`."""
    match event:
        case events.FigureMoved() | events.FigureFell() | events.FigureShoved() | events.VehicleTurned():
            glide(state, event, 1.0, before)
        case events.FigureTurned(figure=figure, facing=facing):
            state.figures[figure].facing = facing
        case events.FigureRelocatedIn(figure=figure, at=at, facing=facing):
            moved = state.figures[figure]
            moved.place, moved.facing = Place.TABLE, facing
            moved.x, moved.y, moved.z = at
        case events.FigureRelocatedOut(figure=figure):
            state.figures[figure].place = Place.STAGING
        case events.StatusReceived(figure=figure, status=status, markers=markers):
            state.figures[figure].statuses[status] = markers
        case events.StatusLost(figure=figure, status=status):
            state.figures[figure].statuses.pop(status, None)
        case events.FigureWentOutOfAction(figure=figure, at=at):
            state.figures[figure].place = Place.REMOVED
            state.markers.append(OutOfActionMarker(figure, at, state.game_round, state.phase))
        case events.MarkersRemoved(figures=figures):
            state.markers = [marker for marker in state.markers if marker.figure not in figures]
        case events.DamagePointsUsed(figure=figure, free=free, light=light, heavy=heavy):
            hurt = state.figures[figure]
            hurt.free_points = max(hurt.free_points - free, 0)
            hurt.light_points = max(hurt.light_points - light, 0)
            hurt.heavy_points = max(hurt.heavy_points - heavy, 0)
        case events.FigureActivated(player=player, figure=figure, action_points=points):
            state.turn = Turn(player, figure, figure)
            state.players[player].command_points -= 1
            state.figures[figure].activation = Activation.DIRECT
            state.figures[figure].action_points = points
        case events.ActionTaken(figure=figure, action_points=points):
            state.figures[figure].action_points = max(state.figures[figure].action_points - points, 0)
        case _:
            _show_round(state, event)


def _show_round(state: State, event: Event) -> None:
    """Show what an event changed in the round."""
    match event:
        case events.TurnEnded(figure=figure, further=further):
            for ended in (state.figures[each] for each in (figure, *further)):
                ended.done, ended.activation, ended.action_points = True, Activation.NONE, 0
            state.turn = None
        case events.RoundBegan(game_round=game_round):
            state.game_round = game_round
            for other in state.figures.values():
                other.done = False
        case events.PhaseBegan(phase=phase):
            state.phase = phase
        case events.TurnOrderSet(order=order):
            state.turn_order = list(order)
        case events.CommandPointsRefilled(player=player, balance=balance):
            state.players[player].command_points = balance
        case events.PlayerBrokeOff(player=player):
            state.players[player].broken_off = True
        case events.PlayerDefeated(player=player):
            state.players[player].defeated = True
        case events.VictoryPointsGained(player=player, points=points):
            state.players[player].victory_points += points
        case _:
            pass


def strike_of(state: State, event: Event) -> Strike | None:
    """Return the attack an event begins, and how it ended; a blade is swung, anything else is shot or thrown."""
    match event:
        case events.ActionTaken(figure=figure, weapon=weapon, target=target) if weapon is not None:
            manner: Manner = "shot" if is_ranged(state, figure, weapon) else "blow"
            at = None if target is not None else _piece_middle(state, event.piece)
            return Strike(figure, target, at, manner) if target is not None or at is not None else None
        case events.BlastWentOff(figure=figure, at=at, hit=hit):
            return Strike(figure, None, at, "shot", bool(hit))
        case events.AttackSucceeded(figure=figure):
            return Strike(figure, hit=True)
        case events.AttackFailed(figure=figure):
            return Strike(figure, hit=False)
    return None


def _piece_middle(state: State, piece: str) -> Point3 | None:
    """Return the middle of a piece of terrain being aimed at."""
    found = next((each for each in state.setup.battlefield.pieces if each.id == piece), None)
    if found is None:
        return None
    xs, ys = zip(*found.outline, strict=True)
    return sum(xs) / len(xs), sum(ys) / len(ys), found.base


def is_ranged(state: State, figure: FigureId, weapon: BlockId) -> bool:
    """Return whether somebody shoots or throws with a weapon; a scenario's weapons are not among his own."""
    block = state.setup.block_by_figure[figure].get(weapon)
    return block is not None and block.is_ranged_weapon


def says_it_again(event: Event, earlier: Event) -> bool:
    """Return whether an event is one more marker of a status of which one was just reported."""
    match event, earlier:
        case events.StatusReceived(), events.StatusReceived():
            return (event.figure, event.status) == (earlier.figure, earlier.status)
        case _:
            return False


def float_words(texts: Texts, event: Event) -> tuple[str, FloatStyle] | None:
    """Return the words that rise about an event, and their style; None if it says nothing over the table."""
    match event:
        case events.DamageRolled(points=0):
            return texts("float-no-damage"), "plain"
        case events.DamageRolled(points=points):
            return texts("float-damage", points=points), "damage"
        case events.StatusReceived(status=status, markers=markers):
            name = status_name(texts, status)
            return texts("status-count", status=name, count=markers) if markers > 1 else name, "status"
        case events.CheckMade(passed=passed, face=face):
            shown = "–" if face is None else str(face)
            return texts("float-passed" if passed else "float-failed", face=shown), "good" if passed else "dice"
        case events.FigureFell():
            return texts("float-fell"), "damage"
        case events.FigureShoved():
            return texts("float-shoved"), "plain"
        case events.FigureCollided():
            return texts("float-collided"), "damage"
        case events.FigureWentOutOfAction():
            return texts("status-out-of-action"), "damage"
        case _:
            return None


def sounds_of(state: State, event: Event) -> tuple[str, ...]:
    """Return the sounds of an event that is beginning to be shown, by name."""
    match event:
        case (
            events.InitiativeRolled()
            | events.DamageRolled()
            | events.CheckDiverged()
            | events.RandomMovementRolled()
            | events.DieChanged()
        ):
            return ("dice",)
        case events.CheckMade(face=face):
            return () if face is None else ("dice",)
        case events.AttackSucceeded(figure=figure, weapon=weapon):
            return (_weapon_sound(state, figure, weapon),)
        case events.AttackFailed(figure=figure, weapon=weapon):
            # A blade that meets nothing only swishes.
            return (_weapon_sound(state, figure, weapon), "miss") if is_ranged(state, figure, weapon) else (SWING,)
        case events.BlastWentOff():
            return ("blast",)
        case events.FigureMoved(figure=figure):
            return ("wheels",) if is_vehicle(state, figure) else ("steps",)
        case events.FigureRelocatedIn():
            return ("steps",)
        case events.VehicleTurned():
            return ("wheels",)
        case events.FigureFell():
            return ("fall",)
        case events.FigureCollided() | events.PieceGaveWay() | events.VehicleDestroyed():
            return ("crash",)
        case events.DamagePointsUsed():
            return ("hit",)
        case events.StatusReceived(status=Status.PANICKED):
            return ("fright",)
        case events.FigureWentOutOfAction():
            return ("out",)
        case events.BlockReloaded() | events.DoorMoved():
            return ("reload",)
        case events.DecksShuffled() | events.CardsDrawn() | events.CardPlayed():
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
    if block is not None and block.id == "crossbow":
        return "bow-crossbow"
    return (block and block.sound) or ("throw" if is_ranged(state, figure, weapon) else "blade")
