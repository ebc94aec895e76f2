"""Checks: one die against a target number with every modifier named, markers among them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeAlias

from pb12table.kernel.game import Game as KernelGame
from pb12table.kernel.request import die
from pb12table.skirmish.ids import FigureId, Modifier, PlayerId, total
from pb12table.systems.pb12.rules.cards.after_roll import after_roll
from pb12table.systems.pb12.rules.cards.card_legality import SIDES, Thrown
from pb12table.systems.pb12.rules.figures.figures import (
    communication_radius,
    has_status,
    is_near,
    markers_of,
    parts_of_value,
    rough_modifiers,
    steering_figure,
)
from pb12table.systems.pb12.rules.game.events import CheckMade
from pb12table.systems.pb12.rules.game.state import OutOfActionMarker, Phase, State, Status, in_charge
from pb12table.systems.pb12.rules.preparations.profiles import Attribute
from pb12table.systems.pb12.rules.vehicles.aboard import vehicle_data, vehicles_under


def old_markers(state: State) -> list[OutOfActionMarker]:
    """Return the Out of Action markers not laid in the present status phase.  RU034."""
    return [m for m in state.markers if (m.game_round, m.phase) != (state.game_round, Phase.STATUS)]


def markers_near(state: State, *figures: FigureId) -> int:
    """Return how many such markers lie in the communication area of any of the figures, each counted once.

    R1.10.1, R2.2.9, RU076, RU085.
    """
    radii = [(figure, communication_radius(state, figure)) for figure in figures]
    return sum(
        any(is_near(state, figure, marker.at, radius) for figure, radius in radii) for marker in old_markers(state)
    )


THREATENED = 4
"""How much harder the checks of a threatened figure are outside Melee Attacks.  R4.1.2."""

BLINDED = 2
"""How much harder all action checks are for each Blinded marker.  R1.9.6."""

EASIER = -2
"""How much easier the checks of the next action are after concentrating, and for each card that does the same."""

BARE_POINT = Modifier("R1.6.15", "bare-point", 4)
"""How much harder all checks are when a bare point is the target.  R1.6.15 (unqualifizierte Zielpunkte)."""


def check_base(state: State, figure: FigureId, attribute: Attribute) -> list[Modifier]:
    """Return 12, the attribute value of a check, and the modifier a vehicle has in its place.  R1.4.26, R3.0.12."""
    parts = parts_of_value(state, figure, attribute)
    found = [
        Modifier("R1.4.26", "base", 12),
        Modifier("R1.4.26", f"attribute-{attribute}".replace("_", "-"), -total(parts), figure, parts),
    ]
    vehicle = vehicle_data(state, figure)
    own = None if vehicle is None else vehicle.modifier(attribute)
    return [*found, Modifier("R3.0.12", "vehicle-modifier", own, figure)] if own else found


def lasting_check_modifiers(state: State, figure: FigureId) -> list[Modifier]:
    """Return what affects every check of a figure.

    R1.10.6 (schwer verwundet), RU077; R3.0.22 (schwer beschädigt); R3.0.6 (Passagiere eines ungelenkten Vehikels).
    """
    found: list[Modifier] = []
    if has_status(state, figure, Status.SEVERELY_WOUNDED):
        found.append(Modifier("R1.10.6", "severely-wounded", 2, Status.SEVERELY_WOUNDED))
    damaged = markers_of(state, figure, Status.SEVERELY_DAMAGED)
    if damaged:
        found.append(Modifier("R3.0.22", "severely-damaged", damaged, Status.SEVERELY_DAMAGED))
    astray = markers_under(state, figure, Status.OUT_OF_CONTROL)
    return found + [Modifier("R3.0.6", "aboard-out-of-control", markers, vehicle) for vehicle, markers in astray]


def riding_modifiers(state: State, figure: FigureId) -> list[Modifier]:
    """Return how riding a vehicle affects action checks: +1 for each of its Moved markers.  R3.0.7 (Passagiere)."""
    moved = markers_under(state, figure, Status.MOVED)
    return [Modifier("R3.0.7", "aboard-moved", markers, vehicle) for vehicle, markers in moved]


def markers_under(state: State, figure: FigureId, status: Status) -> list[tuple[FigureId, int]]:
    """Return the vehicles a figure rides that hold markers of a status, with their number.  R3.0.6, R3.0.7, R3.0.9.

    Ruling 139: who rides a vehicle that is aboard of another is a passenger of both.
    """
    held = [(vehicle, markers_of(state, vehicle, status)) for vehicle in vehicles_under(state, figure)]
    return [(vehicle, markers) for vehicle, markers in held if markers]


def melee_check_modifiers(state: State, figure: FigureId) -> list[Modifier]:
    """Return what affects the checks of all actions, Melee Attacks too.  R1.6.5, R1.9.6 (Geblendet), R3.0.7, R6.1.5."""
    found = lasting_check_modifiers(state, figure) + rough_modifiers(state, figure) + riding_modifiers(state, figure)
    blinded = markers_of(state, figure, Status.BLINDED)
    return [*found, Modifier("R1.9.6", "blinded", BLINDED * blinded, Status.BLINDED)] if blinded else found


def action_check_modifiers(state: State, figure: FigureId) -> list[Modifier]:
    """Return what affects the checks of all actions except Melee Attacks.  R1.6.5, R3.0.7, R6.1.5, R4.1.2 (Bedroht)."""
    found = melee_check_modifiers(state, figure)
    if has_status(state, figure, Status.THREATENED):
        found.append(Modifier("R4.1.2", "threatened", THREATENED, Status.THREATENED))
    return found


def with_driver(
    state: State, figure: FigureId, attribute: Attribute, of_one: Callable[[State, FigureId], list[Modifier]]
) -> list[Modifier]:
    """Return what affects the checks of a figure, and of its driver if that one's attribute counts.  R1.6.5, R3.0.12.

    The same rough ground counts once, whichever of the two is in it (RU090).
    """
    own, driver = of_one(state, figure), counting_driver(state, figure, attribute)
    if driver is None:
        return own
    ground = rough_modifiers(state, figure)
    return own + [each for each in of_one(state, driver) if each not in ground]


def next_action_modifiers(state: State, figure: FigureId) -> list[Modifier]:
    """Return what makes the checks of the very next action easier: having concentrated, and cards played for it.

    R1.7.12 (Konzentrieren), R5.0.6; they add up (R1.1.11).
    """
    acting = state.figures[figure]
    found = [Modifier("R1.7.12", "concentrated", EASIER)] if acting.concentrated else []
    return found + [Modifier("R5.0.6", "helping-card", EASIER, card) for card in acting.helping_cards]


def attribute_check_modifiers(state: State, figure: FigureId, attribute: Attribute) -> list[Modifier]:
    """Return 12 minus the attribute, and what changes all its checks.  R1.4.26 (Attributsproben), R3.0.12, RU090."""
    found = check_base(state, figure, attribute) + lasting_check_modifiers(state, figure)
    driver = counting_driver(state, figure, attribute)
    return found if driver is None else found + lasting_check_modifiers(state, driver)


def counting_driver(state: State, figure: FigureId, attribute: Attribute) -> FigureId | None:
    """Return the steering figure whose attribute and what changes its checks counts for a vehicle.  R3.0.12, RU090."""
    vehicle = vehicle_data(state, figure)
    by_driver = vehicle is not None and vehicle.modifier(attribute) is not None
    return steering_figure(state, figure) if by_driver else None


def accident_modifiers(state: State, vehicle: FigureId) -> list[Modifier]:
    """Return what makes up an accident check: tech check, -I of the vehicle, +1 per Moved marker.  R3.0.5, RU090."""
    found = attribute_check_modifiers(state, vehicle, Attribute.TECH)
    parts = parts_of_value(state, vehicle, Attribute.INITIATIVE)
    found.append(Modifier("R3.0.5", "vehicle-initiative", -total(parts), vehicle, parts))
    moved = markers_of(state, vehicle, Status.MOVED)
    return [*found, Modifier("R3.0.5", "moved-vehicle", moved, Status.MOVED)] if moved else found


Game: TypeAlias = KernelGame[State]
"""A running game of Pb-12."""


@dataclass(frozen=True, slots=True)
class CheckResult:
    """How a check came out; `face` None: automatic.  R1.1.12."""

    passed: bool
    face: int | None
    target_number: int

    @property
    def automatic(self) -> bool:
        return self.face is None


async def roll(game: Game, player: PlayerId, purpose: str, subject: str, target_number: int | None = None) -> int:
    """Throw one d12; cards may be played after it.  R1.1.10, R5.0.8.

    For what a defeated player leaves behind another player throws (RU024).
    """
    player = in_charge(game.state, player)
    face = await game.roll(die(player, SIDES, purpose, subject, target_number))
    thrown = Thrown(player, purpose, subject, target_number, face)
    return await after_roll(game, thrown, lambda: roll(game, player, purpose, subject, target_number))


async def check(game: Game, figure: FigureId, kind: str, rule: str, modifiers: list[Modifier]) -> CheckResult:
    """Make a check: succeed with at least the target number, without a die when it is extreme.

    R1.1.10 (Würfelproben), R1.1.11 (Modifikatoren), R1.1.12 (extreme Mindestwürfe), RU002.
    """
    target_number = total(modifiers)
    face: int | None = None
    if target_number <= 1:
        passed = True
    elif target_number > SIDES:
        passed = False
    else:
        face = await roll(game, game.state.figures[figure].controller, kind, figure, target_number)
        passed = face >= target_number
    game.record(
        CheckMade(
            figure=figure,
            kind=kind,
            rule=rule,
            target_number=target_number,
            modifiers=tuple(modifiers),
            face=face,
            passed=passed,
        )
    )
    return CheckResult(passed, face, target_number)
